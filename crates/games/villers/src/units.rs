//! The counters, read from `data/units.toml`.

use contract::{Bilingual, DataFile, Pack, PackError, Seat};
use hexmap::{Source, check_id};
use serde::Deserialize;
use serde_spanned::Spanned;
use table::Text;

pub use hexmap::{NOBODY, Slot};

use crate::map::{Hex, Map};
use crate::tables::{Side, Tables};

/// The most counters there can be.
pub const UNITS: usize = 128;

/// What a counter is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A battalion of infantry.
    Battalion,
    /// A battalion of machine guns (opt.1).
    MachineGuns,
    /// A German A7V.
    A7v,
    /// A Mark IV with guns.
    MarkIvMale,
    /// A Mark IV with machine guns.
    MarkIvFemale,
    /// A Whippet.
    Whippet,
}

impl Kind {
    /// Every kind, as the data name them.
    pub const ALL: [(&'static str, Kind); 6] = [
        ("battalion", Kind::Battalion),
        ("machine-guns", Kind::MachineGuns),
        ("a7v", Kind::A7v),
        ("mark-iv-male", Kind::MarkIvMale),
        ("mark-iv-female", Kind::MarkIvFemale),
        ("whippet", Kind::Whippet),
    ];

    /// Its name in the data.
    pub fn code(self) -> &'static str {
        Kind::ALL.iter().find(|(_, kind)| *kind == self).map_or("", |(code, _)| code)
    }

    /// Whether it is a tank; every other unit is a battalion.
    pub fn is_tank(self) -> bool {
        !matches!(self, Kind::Battalion | Kind::MachineGuns)
    }

    /// Whether it is a Mark IV of either sort.
    pub fn is_mark_iv(self) -> bool {
        matches!(self, Kind::MarkIvMale | Kind::MarkIvFemale)
    }

    /// How many of them the rulebook has, those in reserve left out; none where it does not say.
    fn printed(self) -> Option<usize> {
        match self {
            Kind::A7v => Some(9),
            Kind::MarkIvMale => Some(1),
            Kind::MarkIvFemale => Some(2),
            Kind::Whippet => Some(7),
            Kind::Battalion | Kind::MachineGuns => None,
        }
    }
}

/// A7Vs marked OPT (r.opt-tanks).
const RESERVE: usize = 2;

/// How a counter comes into play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begins {
    /// It stands there from the start; the hex may lie on a row that the scenario leaves out.
    At(Hex),
    /// It enters on a turn by an edge, in [`Map::edges`].
    Enters(u8, u8),
    /// It is deployed in the night attack (10).
    ByNight,
}

/// A division, a brigade or a group of tanks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Division {
    /// Its stable name.
    pub id: String,
    /// Whose.
    pub side: Seat,
    /// What it is called.
    pub name: Bilingual,
}

/// A counter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counter {
    /// Its stable name, as typed.
    pub id: String,
    /// What it is called.
    pub name: Bilingual,
    /// What stands on it.
    pub short: String,
    /// Whose.
    pub side: Seat,
    /// The code of its nation.
    pub nation: String,
    /// Its division, in [`Counters::divisions`].
    pub division: u8,
    /// What it is.
    pub kind: Kind,
    /// Its medals.
    pub medals: u8,
    /// How it comes into play.
    pub begins: Begins,
    /// An A7V marked OPT (r.opt-tanks).
    pub reserve: bool,
    /// Where we have it from.
    pub source: Source,
}

/// All counters.
pub struct Counters {
    /// The counters: a slot is a place in this list.
    pub all: Vec<Counter>,
    /// The divisions.
    pub divisions: Vec<Division>,
    /// The unit that may not go far (12.1.cachy, 12.2.cachy).
    pub garrison: Slot,
}

/// The file of the counters.
pub const FILE: &str = "units.toml";

/// The codes of nations.
const NATIONS: [&str; 4] = ["gb", "fr", "au", "de"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    unit: Vec<Spanned<UnitData>>,
    division: Vec<DivisionData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DivisionData {
    id: Spanned<String>,
    side: Side,
    name: Bilingual,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitData {
    id: Spanned<String>,
    side: Side,
    nation: Spanned<String>,
    division: Spanned<String>,
    kind: Kind,
    name: Bilingual,
    short: String,
    medals: u8,
    #[serde(default)]
    hex: Option<Spanned<String>>,
    #[serde(default)]
    enters: Option<u8>,
    #[serde(default)]
    by: Option<Spanned<String>>,
    #[serde(default)]
    reserve: bool,
    source: Source,
}

impl Counters {
    /// Reads the counters of a pack.
    pub fn read(pack: &Pack, map: &Map, tables: &Tables) -> Result<Counters, PackError> {
        let (file, sheet) = DataFile::read::<File>(pack, FILE)?;
        let mut counters = Counters { all: Vec::new(), divisions: Vec::new(), garrison: NOBODY };
        for data in file.division {
            if counters.divisions.iter().any(|known| known.id == *data.id.as_ref()) {
                let message = Text::key("unit-division-twice").with("found", data.id.as_ref().as_str());
                return sheet.wrong(data.id.span().start, message);
            }
            counters.divisions.push(Division {
                id: data.id.into_inner(),
                side: data.side.seat(),
                name: data.name,
            });
        }
        if file.unit.len() > UNITS {
            let message = Text::key("unit-too-many").with("most", UNITS as u32);
            return sheet.wrong(file.unit[UNITS].span().start, message);
        }
        for data in file.unit {
            let at = data.span().start;
            counters.add(&sheet, map, tables, data.into_inner(), at)?;
        }
        counters.check(&sheet, map, tables)?;
        Ok(counters)
    }

    fn add(
        &mut self,
        sheet: &DataFile,
        map: &Map,
        tables: &Tables,
        data: UnitData,
        at: usize,
    ) -> Result<(), PackError> {
        check_id(sheet, &data.id, self.all.iter().map(|known| known.id.as_str()))?;
        let id = data.id.as_ref().as_str();
        let side = data.side.seat();
        if !NATIONS.contains(&data.nation.as_ref().as_str()) {
            let message = Text::key("unit-nation").with("found", data.nation.as_ref().as_str());
            return sheet.wrong(data.nation.span().start, message.with("known", NATIONS.join(", ")));
        }
        let division = data.division.as_ref().as_str();
        let known = self.divisions.iter().position(|known| known.id == division && known.side == side);
        let Some(division) = known else {
            let message = Text::key("unit-no-division").with("found", division).with("unit", id);
            return sheet.wrong(data.division.span().start, message);
        };
        if !(2..=4).contains(&data.medals) || data.kind == Kind::Whippet && data.medals != 3 {
            return sheet.wrong(at, Text::key("unit-medals").with("unit", id));
        }
        let german = matches!(data.kind, Kind::A7v);
        if data.kind.is_tank() && german != (side == Seat::First) || data.reserve && !german {
            return sheet.wrong(at, Text::key("unit-kind").with("unit", id));
        }
        let begins = self.read_begins(sheet, map, tables, &data, at)?;
        self.all.push(Counter {
            id: data.id.into_inner(),
            name: data.name,
            short: data.short,
            side,
            nation: data.nation.into_inner(),
            division: division as u8,
            kind: data.kind,
            medals: data.medals,
            begins,
            reserve: data.reserve,
            source: data.source,
        });
        Ok(())
    }

    fn read_begins(
        &self,
        sheet: &DataFile,
        map: &Map,
        tables: &Tables,
        data: &UnitData,
        at: usize,
    ) -> Result<Begins, PackError> {
        let id = data.id.as_ref().as_str();
        let side = data.side.seat();
        match (&data.hex, data.enters, &data.by) {
            (Some(hex), None, None) if !data.kind.is_tank() => {
                let (name, at) = (hex.as_ref().as_str(), hex.span().start);
                let Some(found) = map.printed(name) else {
                    return sheet.wrong(at, Text::key("map-no-hex").with("found", name));
                };
                if let Some(other) = self.all.iter().find(|known| known.begins == Begins::At(found)) {
                    let message = Text::key("unit-same-hex").with("unit", id).with("hex", name);
                    return sheet.wrong(at, message.with("other", other.id.as_str()));
                }
                if map.trench[side.other()].has(found.index()) {
                    return sheet
                        .wrong(at, Text::key("unit-enemy-trench").with("unit", id).with("hex", name));
                }
                Ok(Begins::At(found))
            }
            (None, Some(turn), Some(by)) => {
                let (name, at) = (by.as_ref().as_str(), by.span().start);
                if name == "night" {
                    if turn != tables.attack_turn() || data.kind.is_tank() || side == Seat::First {
                        let message = Text::key("unit-night").with("unit", id);
                        return sheet.wrong(at, message.with("turn", tables.attack_turn()));
                    }
                    return Ok(Begins::ByNight);
                }
                let edge = map.edges.iter().position(|edge| edge.id == name && edge.side == side);
                let Some(edge) = edge else {
                    return sheet.wrong(at, Text::key("unit-no-edge").with("found", name).with("unit", id));
                };
                if turn == 0 || tables.is_night(turn) || !data.kind.is_tank() {
                    return sheet.wrong(at, Text::key("unit-enters").with("unit", id));
                }
                Ok(Begins::Enters(turn, edge as u8))
            }
            _ => sheet.wrong(at, Text::key("unit-begins").with("unit", id)),
        }
    }

    /// As many tanks as the rulebook has, and a garrison where it belongs.
    fn check(&mut self, sheet: &DataFile, map: &Map, tables: &Tables) -> Result<(), PackError> {
        let end = sheet.text.len();
        let count = |wanted: &dyn Fn(&Counter) -> bool| self.all.iter().filter(|it| wanted(it)).count();
        for (code, kind) in Kind::ALL {
            let found = count(&|counter| counter.kind == kind && !counter.reserve);
            if kind.printed().is_some_and(|printed| printed != found) {
                let message = Text::key("unit-count").with("kind", code).with("found", found as u32);
                return sheet.wrong(end, message.with("expected", kind.printed().unwrap_or(0) as u32));
            }
        }
        let reserve = count(&|counter| counter.reserve);
        if reserve != RESERVE {
            let message = Text::key("unit-count").with("kind", "reserve").with("found", reserve as u32);
            return sheet.wrong(end, message.with("expected", RESERVE as u32));
        }
        let garrison = &tables.scenario.garrison;
        let named = self.all.iter().position(|counter| counter.id == *garrison.unit.as_ref());
        let begins = named.map(|slot| self.all[slot].begins);
        let near = |hex: Hex| {
            let hexes = map.garrison.get(hex.index());
            hexes.is_some_and(|hexes| *hexes <= garrison.within)
        };
        match (named, begins) {
            (Some(slot), Some(Begins::At(hex))) if near(hex) && self.all[slot].side == Seat::Second => {
                self.garrison = slot as Slot;
                Ok(())
            }
            _ => {
                let message = Text::key("unit-garrison").with("unit", garrison.unit.as_ref().as_str());
                let message = message.with("place", garrison.place.as_ref().as_str());
                sheet.wrong(end, message.with("hexes", garrison.within))
            }
        }
    }

    /// The counter of this name.
    pub fn named(&self, id: &str) -> Option<Slot> {
        self.all.iter().position(|counter| counter.id == id).map(|slot| slot as Slot)
    }
}
