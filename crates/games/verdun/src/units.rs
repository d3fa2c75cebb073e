//! The counters, read from `data/units.toml`.

use contract::{Bilingual, DataFile, Pack, PackError, Seat};
use hexmap::{Source, check_id};
use serde::{Deserialize, Deserializer};
use serde_spanned::Spanned;
use table::Text;

pub use hexmap::{NOBODY, Slot};

use crate::map::{Hex, Map};

/// The most counters there can be.
pub const UNITS: usize = 128;

/// The highest figure that a counter can have, its range apart: marches are reckoned in quarters of it.
const MOST: u8 = 15;

/// How many arms there are.
pub const ARMS: usize = 3;

/// Those to whom zones of control do the same on the march, the dearest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arm {
    /// Infantry (8.42, 8.43).
    Line,
    /// Chasseurs, for whom every zone is weak (8.47).
    Chasseurs,
    /// Guns and headquarters, which enter no zone but where a friend stands (8.42, 8.43, r.zones).
    Trains,
}

/// What a counter is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A regiment of infantry.
    Regiment,
    /// A French territorial regiment.
    Territorial,
    /// A French battalion of chasseurs (14.6).
    Chasseurs,
    /// A German battalion of pioneers (14.5).
    Pioneers,
    /// What is left of an eliminated unit (14.4).
    Remnant,
    /// The garrison of a fort (14.8).
    Garrison,
    /// A corps headquarters.
    Headquarters,
    /// The guns of a division.
    Divisional,
    /// The guns of a corps.
    CorpsArtillery,
    /// The guns of an army.
    ArmyArtillery,
}

impl Kind {
    /// Every kind, as the data name them.
    pub const ALL: [(&'static str, Kind); 10] = [
        ("regiment", Kind::Regiment),
        ("territorial", Kind::Territorial),
        ("chasseurs", Kind::Chasseurs),
        ("pioneers", Kind::Pioneers),
        ("remnant", Kind::Remnant),
        ("garrison", Kind::Garrison),
        ("headquarters", Kind::Headquarters),
        ("divisional", Kind::Divisional),
        ("corps-artillery", Kind::CorpsArtillery),
        ("army-artillery", Kind::ArmyArtillery),
    ];

    /// Its name in the data.
    pub fn code(self) -> &'static str {
        Kind::ALL.iter().find(|(_, kind)| *kind == self).map_or("", |(code, _)| code)
    }

    /// Whether it is infantry: it fights on foot, wears down, takes replacements.
    pub fn is_infantry(self) -> bool {
        matches!(self, Kind::Regiment | Kind::Territorial | Kind::Chasseurs | Kind::Pioneers | Kind::Remnant)
    }

    /// Whether it is a regiment, whose zone of control is strong (8.41).
    pub fn is_regiment(self) -> bool {
        matches!(self, Kind::Regiment | Kind::Territorial)
    }

    /// Whether it is guns.
    pub fn is_artillery(self) -> bool {
        matches!(self, Kind::Divisional | Kind::CorpsArtillery | Kind::ArmyArtillery)
    }

    /// Its arm.
    pub fn arm(self) -> Arm {
        match self {
            Kind::Chasseurs => Arm::Chasseurs,
            kind if kind.is_infantry() => Arm::Line,
            _ => Arm::Trains,
        }
    }

    /// Half regiments in a stack (8.31, 8.32).
    pub fn weight(self) -> u8 {
        match self {
            Kind::Regiment | Kind::Territorial | Kind::CorpsArtillery => 2,
            Kind::Chasseurs | Kind::Pioneers | Kind::Remnant | Kind::Headquarters | Kind::Divisional => 1,
            Kind::Garrison | Kind::ArmyArtillery => 0,
        }
    }
}

/// Where a counter begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Begins {
    /// In one of these hexes, as its owner likes (3.1, 3.2); or where it enters (6.4).
    In(Vec<Hex>),
    /// In any trench (3.1).
    AnyTrench,
    /// South of the trenches, near friendly infantry (3.1).
    Behind,
    /// On a railway (3.1).
    Railway,
    /// Off the map for good: naval and heavy guns (14.31, 14.32).
    OffMap,
    /// When another unit is eliminated (14.4).
    #[default]
    Remnant,
}

/// A corps, or what stands in for one.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Corps {
    /// Its stable name.
    #[serde(skip)]
    pub id: String,
    #[serde(rename = "id")]
    written_id: Spanned<String>,
    /// Whose.
    #[serde(deserialize_with = "read_side")]
    pub side: Seat,
    /// What it is called.
    pub name: Bilingual,
    /// A division on its own, which draws on Verdun (14.2).
    #[serde(default)]
    pub independent: bool,
    /// Guns of the army, which need no headquarters.
    #[serde(default)]
    pub army: bool,
    /// Its headquarters.
    #[serde(skip, default = "nobody")]
    pub headquarters: Slot,
}

/// A counter.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counter {
    /// Its stable name, as typed.
    #[serde(skip)]
    pub id: String,
    #[serde(rename = "id")]
    written_id: Spanned<String>,
    /// What it is called.
    pub name: Bilingual,
    /// What stands on it.
    pub short: String,
    /// Whose.
    #[serde(deserialize_with = "read_side")]
    pub side: Seat,
    /// Its corps, in [`Counters::corps`]; none for garrisons and remnants.
    #[serde(skip)]
    pub corps: Option<u8>,
    #[serde(rename = "corps", default)]
    written_corps: Option<Spanned<String>>,
    /// Its division, in [`Counters::divisions`].
    #[serde(skip)]
    pub division: Option<u8>,
    #[serde(rename = "division", default)]
    written_division: Option<String>,
    /// What it is.
    pub kind: Kind,
    /// Combat strength of infantry, strength of attack of guns.
    #[serde(default)]
    pub combat: u8,
    /// Combat strength when reduced; 0 where it has no reduced side.
    #[serde(default)]
    pub reduced: u8,
    /// Strength of defence of guns and headquarters.
    #[serde(default)]
    pub defence: u8,
    /// Movement points.
    #[serde(default, rename = "move")]
    pub movement: u8,
    /// Morale.
    #[serde(default)]
    pub morale: u8,
    /// Range in hexes.
    #[serde(default)]
    pub range: u8,
    /// Shots a turn of guns off the map.
    #[serde(default)]
    pub shots: u8,
    /// Where it begins or enters.
    #[serde(skip)]
    pub begins: Begins,
    #[serde(default)]
    zone: Option<Spanned<String>>,
    #[serde(default)]
    hex: Option<Spanned<String>>,
    /// The day it arrives; 0 for those there at the start.
    #[serde(default)]
    pub arrives: u8,
    /// Comes only if its owner wishes (6.42).
    #[serde(default)]
    pub optional: bool,
    /// French reserve infantry, whose morale rises under Pétain (12.2).
    #[serde(default)]
    pub reserve: bool,
    /// Where we have it from.
    pub source: Source,
}

fn nobody() -> Slot {
    NOBODY
}

/// A side as the data name it.
fn read_side<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Side {
        German,
        French,
    }
    Ok(match Side::deserialize(from)? {
        Side::German => Seat::First,
        Side::French => Seat::Second,
    })
}

/// All counters.
pub struct Counters {
    /// The counters: a slot is a place in this list.
    pub all: Vec<Counter>,
    /// The corps.
    pub corps: Vec<Corps>,
    /// The divisions by name.
    pub divisions: Vec<String>,
}

/// The file of the counters.
pub const FILE: &str = "units.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    unit: Vec<Spanned<Counter>>,
    corps: Vec<Corps>,
}

impl Counters {
    /// Reads the counters of a pack.
    pub fn read(pack: &Pack, map: &Map) -> Result<Counters, PackError> {
        let (file, sheet) = DataFile::read::<File>(pack, FILE)?;
        let mut counters = Counters { all: Vec::new(), corps: Vec::new(), divisions: Vec::new() };
        for mut corps in file.corps {
            corps.id = corps.written_id.as_ref().clone();
            if counters.corps.iter().any(|known| known.id == corps.id) {
                let message = Text::key("unit-corps-twice").with("found", corps.id);
                return sheet.wrong(corps.written_id.span().start, message);
            }
            counters.corps.push(corps);
        }
        if file.unit.len() > UNITS {
            let message = Text::key("unit-too-many").with("most", UNITS as u32);
            return sheet.wrong(file.unit[UNITS].span().start, message);
        }
        for data in file.unit {
            let at = data.span().start;
            counters.add(&sheet, map, data.into_inner(), at)?;
        }
        counters.check(&sheet, map)?;
        Ok(counters)
    }

    fn add(&mut self, sheet: &DataFile, map: &Map, mut data: Counter, at: usize) -> Result<(), PackError> {
        check_id(sheet, &data.written_id, self.all.iter().map(|known| known.id.as_str()))?;
        data.id = data.written_id.as_ref().clone();
        let id = data.id.as_str();
        data.corps = match &data.written_corps {
            Some(named) => {
                let found = self
                    .corps
                    .iter()
                    .position(|corps| corps.id == *named.as_ref() && corps.side == data.side);
                let Some(found) = found else {
                    let message = Text::key("unit-no-such-corps").with("found", named.as_ref().as_str());
                    return sheet.wrong(named.span().start, message.with("unit", id));
                };
                Some(found as u8)
            }
            None if matches!(data.kind, Kind::Remnant | Kind::Garrison) => None,
            None => return sheet.wrong(at, Text::key("unit-no-corps").with("unit", id)),
        };
        data.begins = self.read_begins(sheet, map, &data, at)?;
        let needs = [
            ("morale", data.morale > 0 || data.begins == Begins::OffMap),
            ("combat", data.combat > 0 || data.kind == Kind::Headquarters),
            ("range", data.range > 0 || !data.kind.is_artillery()),
            ("defence", data.defence > 0 || data.kind != Kind::Headquarters),
            ("shots", data.shots > 0 || data.begins != Begins::OffMap),
        ];
        if let Some((field, _)) = needs.iter().find(|(_, there)| !there) {
            return sheet.wrong(at, Text::key("unit-needs").with("unit", id).with("field", *field));
        }
        let figures = [data.combat, data.reduced, data.defence, data.movement, data.morale, data.shots];
        if figures.iter().any(|figure| *figure > MOST) {
            return sheet
                .wrong(at, Text::key("unit-too-much").with("unit", id).with("most", u32::from(MOST)));
        }
        data.division = data.written_division.as_ref().map(|name| {
            let known = self.divisions.iter().position(|known| known == name);
            known.unwrap_or_else(|| {
                self.divisions.push(name.clone());
                self.divisions.len() - 1
            }) as u8
        });
        if let (Kind::Headquarters, Some(corps)) = (data.kind, data.corps) {
            self.corps[usize::from(corps)].headquarters = self.all.len() as Slot;
        }
        self.all.push(data);
        Ok(())
    }

    fn read_begins(
        &self,
        sheet: &DataFile,
        map: &Map,
        data: &Counter,
        at: usize,
    ) -> Result<Begins, PackError> {
        if let Some(hex) = &data.hex {
            let found = map.read_hex(sheet, hex.as_ref(), hex.span().start)?;
            return Ok(Begins::In(vec![found]));
        }
        let Some(zone) = &data.zone else {
            return match data.kind {
                Kind::Remnant => Ok(Begins::Remnant),
                Kind::ArmyArtillery => Ok(Begins::OffMap),
                _ => {
                    let message = Text::key("unit-needs").with("unit", data.id.as_str());
                    sheet.wrong(at, message.with("field", "zone"))
                }
            };
        };
        match zone.as_ref().as_str() {
            "any-trench" => Ok(Begins::AnyTrench),
            "behind" => Ok(Begins::Behind),
            "rail" => Ok(Begins::Railway),
            id => match map.zone(id) {
                Some(zone) => Ok(Begins::In(zone.hexes.clone())),
                None => {
                    let message = Text::key("unit-no-zone").with("found", id);
                    sheet.wrong(zone.span().start, message)
                }
            },
        }
    }

    /// Every corps has its headquarters, every fort its garrison.
    fn check(&self, sheet: &DataFile, map: &Map) -> Result<(), PackError> {
        let end = sheet.text.len();
        let without = |corps: &&Corps| !corps.army && !corps.independent && corps.headquarters == NOBODY;
        if let Some(corps) = self.corps.iter().find(without) {
            return sheet.wrong(end, Text::key("unit-no-headquarters").with("corps", corps.id.as_str()));
        }
        for &fort in &map.forts {
            let of_it = |counter: &&Counter| {
                counter.kind == Kind::Garrison && counter.begins == Begins::In(vec![fort])
            };
            if self.all.iter().filter(of_it).count() != 1 {
                return sheet.wrong(end, Text::key("unit-no-garrison").with("hex", map.name(fort)));
            }
        }
        Ok(())
    }

    /// The counter of this name.
    pub fn named(&self, id: &str) -> Option<Slot> {
        self.all.iter().position(|counter| counter.id == id).map(|slot| slot as Slot)
    }
}
