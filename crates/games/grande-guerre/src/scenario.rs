//! A battle read from its file: ground, forces, hands, objectives, special rules. `data/scenarios/README.md` says how
//! such a file is written.

use contract::{BySeat, DataFile, Pack, PackError, Seat};
use hexmap::{RowError, Rows};
use serde::Deserialize;
use serde_spanned::Spanned;
use table::Text;

use crate::board::{ALLIED, GERMAN, HEXES, Hex, Hexes, ROWS};
use crate::tables::{Arm, Army, Ground, Phrase, Specialist, SpecialistKind, Tables};

/// The scenarios of the two books.
pub const NUMBERS: [u8; 34] = crate::NUMBERS;

/// Who plays first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// The Germans.
    German,
    /// The Allies.
    Allied,
    /// Whoever rolls more with two dice.
    TwoDice,
    /// Whoever rolls more headquarters with four battle dice; the Germans if nobody does.
    HqDice,
}

/// What a side begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Forces {
    /// Command cards.
    pub command: u8,
    /// Combat cards.
    pub combat: u8,
    /// Tokens.
    pub hq: u8,
    /// The power of the reserve artillery.
    pub artillery: u8,
    /// Specialists to add at set-up.
    #[serde(default)]
    pub specialists: u8,
    /// More of them with the option.
    #[serde(default)]
    pub more_specialists: u8,
    /// Grenadiers to add before the deal.
    #[serde(default)]
    pub grenadiers: u8,
}

/// Which rows the opening bombardment falls on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoMansLand {
    /// Who rolls; none: whoever plays first.
    pub by: Option<Seat>,
    /// The rows in order, 0 for the Allied base line; none: the roller's choice.
    pub rows: Option<Vec<u8>>,
    /// Whether empty trenches and bunkers become craters too.
    pub trenches: bool,
    /// Only with the option “craters”.
    pub optional: bool,
}

/// How an objective is won and lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// Provisional: a unit is on one of the hexes.
    Held,
    /// Permanent: a unit is on one of the hexes.
    Captured,
    /// Provisional: no enemy is on any of them.
    Cleared,
    /// Provisional: on more of them than the enemy.
    Majority,
}

/// One medal, or several won together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objective {
    /// What it is called.
    pub name: Phrase,
    /// The sides that can win it.
    pub open_to: BySeat<bool>,
    /// How.
    pub aim: Aim,
    /// Where.
    pub hexes: Hexes,
    /// What it is worth to each side.
    pub worth: BySeat<u8>,
    /// Other objectives that must be held as well, one bit each.
    pub needs: u64,
    /// Who holds it at the start.
    pub begins: Option<Seat>,
    /// Whether it counts the moment it is reached.
    pub at_once: bool,
    /// Whether it is one of several alike, a hex each.
    pub single: bool,
    /// The group within which the medal goes with its unit; none where it belongs to the ground.
    pub follows: Hexes,
}

/// What we supplied where the booklet is silent.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reconstructed {
    /// Which part.
    pub what: String,
    /// Why so.
    pub why: Phrase,
}

/// A unit as it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deployed {
    /// Whose.
    pub side: Seat,
    /// Where.
    pub hex: Hex,
    /// Its kind, in [`Tables::units`].
    pub kind: u8,
    /// The specialist with it.
    pub specialist: Option<Specialist>,
}

/// A battle, ready to be laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// Its number in the books.
    pub number: u8,
    /// Who fights on the Allied side.
    pub allies: Army,
    /// The year.
    pub year: u16,
    /// Who plays first.
    pub first: First,
    /// Medals to win.
    pub medals: u8,
    /// The ground it is drawn from.
    pub place: Phrase,
    /// What happened there.
    pub history: Phrase,
    /// What each side begins with.
    pub forces: BySeat<Forces>,
    /// The opening bombardment.
    pub no_mans_land: Option<NoMansLand>,
    /// Who earns medals by leaving over the enemy base line.
    pub exit: Option<Seat>,
    /// Who is pressed by time.
    pub pressed: Option<Seat>,
    /// Who is instead with the option “french-pressed” (`r.presse-53`).
    pub pressed_by_option: Option<Seat>,
    /// Who adds his grenadiers first, where both sides do.
    pub grenadiers_first: Option<Seat>,
    /// Whether the water can be forded.
    pub ford: bool,
    /// Whether units in the ford may fight.
    pub ford_combat: bool,
    /// Medals for entering a hex with a field gun.
    pub gun_capture: u8,
    /// Where the observation advantage is, and what the place is called.
    pub observation: Option<(Phrase, Hexes)>,
    /// The objectives; those of a hex each stand alone.
    pub objectives: Vec<Objective>,
    /// What is ours.
    pub reconstructed: Vec<Reconstructed>,
    /// The ground of each hex.
    pub ground: [Ground; HEXES],
    /// Wire.
    pub wire: Hexes,
    /// Shell craters.
    pub craters: Hexes,
    /// Fortified positions.
    pub fortified: Hexes,
    /// Bridges, sound or damaged.
    pub bridges: Hexes,
    /// Damaged bridges.
    pub damaged: Hexes,
    /// Who stands where.
    pub units: Vec<Deployed>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct File {
    number: Spanned<u8>,
    allies: Army,
    year: u16,
    first: First,
    medals: u8,
    place: Phrase,
    history: Phrase,
    german: Spanned<Forces>,
    allied: Spanned<Forces>,
    #[serde(default)]
    no_mans_land: Option<NoMansLandData>,
    #[serde(default)]
    rules: RulesData,
    #[serde(default)]
    observation: Option<ObservationData>,
    #[serde(default, rename = "objective")]
    objectives: Vec<ObjectiveData>,
    #[serde(default)]
    reconstructed: Vec<Reconstructed>,
    map: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct NoMansLandData {
    by: Spanned<String>,
    rows: Spanned<String>,
    #[serde(default)]
    trenches: bool,
    #[serde(default)]
    optional: bool,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct RulesData {
    #[serde(default)]
    exit: Option<Side>,
    #[serde(default)]
    pressed: Option<Side>,
    #[serde(default)]
    pressed_by_option: Option<Spanned<Side>>,
    #[serde(default)]
    grenadiers_first: Option<Spanned<Side>>,
    #[serde(default)]
    water: Option<Water>,
    #[serde(default)]
    ford_combat: bool,
    #[serde(default)]
    gun_capture: u8,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum Side {
    German,
    Allied,
}

impl Side {
    fn seat(self) -> Seat {
        match self {
            Side::German => GERMAN,
            Side::Allied => ALLIED,
        }
    }
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum Water {
    Ford,
    Impassable,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObservationData {
    name: Phrase,
    hexes: Spanned<String>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
enum OpenTo {
    German,
    Allied,
    Both,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Default)]
#[serde(rename_all = "kebab-case")]
enum When {
    #[default]
    Turn,
    AtOnce,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Worth {
    Same(u8),
    Each { german: u8, allied: u8 },
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ObjectiveData {
    #[serde(default)]
    id: Option<String>,
    name: Phrase,
    r#for: OpenTo,
    kind: Aim,
    hexes: Spanned<String>,
    worth: Worth,
    #[serde(default)]
    each: bool,
    #[serde(default)]
    follows: bool,
    #[serde(default)]
    needs: Vec<Spanned<String>>,
    #[serde(default)]
    begins: Option<Side>,
    #[serde(default)]
    when: When,
}

/// Hexes by name: `F6`, or a stretch of a row, `F6-F9`.
fn read_hexes(sheet: &DataFile, list: &Spanned<String>) -> Result<Hexes, PackError> {
    let mut set = 0;
    for (word, at) in sheet.words(list) {
        let (from, to) = word.split_once('-').unwrap_or((word, word));
        match (Hex::named(from), Hex::named(to)) {
            (Some(from), Some(to)) if from.row() == to.row() && from <= to => {
                set |= (from.0..=to.0).fold(0, |set: Hexes, hex| set | 1 << hex);
            }
            _ => return sheet.wrong(at, Text::key("scenario-no-hex").with("found", word)),
        }
    }
    if set == 0 {
        return sheet.wrong(list.span().start, Text::key("scenario-no-hexes"));
    }
    Ok(set)
}

/// The six-sided dice in the box.
const DICE: u8 = 5;

/// The name of a scenario's file.
pub fn file_name(number: &str) -> String {
    format!("scenarios/{number}.toml")
}

const SPECIALISTS: &str = "geslhmtov";

impl Scenario {
    /// Reads a scenario of a pack.
    pub fn read(pack: &Pack, tables: &Tables, number: &str) -> Result<Scenario, PackError> {
        let name = file_name(number);
        let (file, sheet) = DataFile::read::<File>(pack, &name)?;
        if file.number.as_ref().to_string() != number {
            let found = u32::from(*file.number.as_ref());
            let message = Text::key("scenario-other-number").with("found", found).with("file", number);
            return sheet.wrong(file.number.span().start, message);
        }
        check_forces(&sheet, &file.german, &file.allied)?;
        check_rules(&sheet, &file)?;
        let no_mans_land = file.no_mans_land.map(|data| read_no_mans_land(&sheet, data)).transpose()?;
        let observation = match file.observation {
            Some(data) => Some((data.name, read_hexes(&sheet, &data.hexes)?)),
            None => None,
        };
        let mut scenario = Scenario {
            number: file.number.into_inner(),
            allies: file.allies,
            year: file.year,
            first: file.first,
            medals: file.medals,
            place: file.place,
            history: file.history,
            forces: BySeat([file.german.into_inner(), file.allied.into_inner()]),
            no_mans_land,
            exit: file.rules.exit.map(Side::seat),
            pressed: file.rules.pressed.map(Side::seat),
            pressed_by_option: file.rules.pressed_by_option.map(|side| side.into_inner().seat()),
            grenadiers_first: file.rules.grenadiers_first.map(|side| side.into_inner().seat()),
            ford: file.rules.water == Some(Water::Ford),
            ford_combat: file.rules.ford_combat,
            gun_capture: file.rules.gun_capture,
            observation,
            objectives: read_objectives(&sheet, &file.objectives)?,
            reconstructed: file.reconstructed,
            ground: [Ground::Country; HEXES],
            wire: 0,
            craters: 0,
            fortified: 0,
            bridges: 0,
            damaged: 0,
            units: Vec::new(),
        };
        scenario.read_map(&sheet, tables, &file.map, file.rules.water)?;
        Ok(scenario)
    }

    fn read_map(
        &mut self,
        sheet: &DataFile,
        tables: &Tables,
        map: &Spanned<String>,
        water: Option<Water>,
    ) -> Result<(), PackError> {
        let (text, start) = sheet.source(map);
        let rows = Rows::read(text, &ROWS).or_else(|error| match error {
            RowError::Expected { row, at } => {
                sheet.wrong(start + at, Text::key("scenario-row").with("row", row.to_string()))
            }
            RowError::Length { row, found, expected, at } => {
                let message = Text::key("scenario-row-length").with("row", row.to_string());
                sheet.wrong(start + at, message.with("found", found as u32).with("expected", expected as u32))
            }
        })?;
        for (number, cell) in rows.cells.iter().enumerate() {
            let hex = Hex(number as u8);
            self.read_cell(&Cell { sheet, hex, text: cell.text, at: start + cell.at }, tables, water)?;
        }
        for side in Seat::BOTH {
            let count = self.units.iter().filter(|unit| unit.side == side).count();
            if count == 0 || count > crate::position::SIDE {
                let message = Text::key("scenario-army").with("side", crate::tables::seat_code(side));
                return sheet.wrong(map.span().start, message.with("found", count as u32));
            }
        }
        Ok(())
    }

    /// Four symbols: the ground, a marker, a unit and its specialist.
    fn read_cell(&mut self, cell: &Cell, tables: &Tables, water: Option<Water>) -> Result<(), PackError> {
        let hex = cell.hex;
        let symbols: Vec<char> = cell.text.chars().collect();
        let &[ground, marker, unit, specialist] = &symbols[..] else {
            return cell.wrong(0, Text::key("scenario-cell").with("found", cell.text));
        };
        let Some(ground) = Ground::ALL.into_iter().find(|known| known.symbol() == ground) else {
            return cell.unknown(0, Ground::SYMBOLS);
        };
        if ground == Ground::Water && water.is_none() {
            return cell.wrong(0, Text::key("scenario-water"));
        }
        if ground == Ground::Crater {
            self.craters |= hex.bit();
        } else {
            self.ground[hex.index()] = ground;
        }
        match marker {
            '.' => {}
            '#' => self.wire |= hex.bit(),
            '+' => self.fortified |= hex.bit(),
            '=' => self.bridges |= hex.bit(),
            '%' => {
                self.bridges |= hex.bit();
                self.damaged |= hex.bit();
            }
            _ => return cell.unknown(1, ".#+=%"),
        }
        // A bridge crosses water; some ground cannot be fortified (`fortifiee.placement`).
        let misplaced = match marker {
            '=' | '%' => ground != Ground::Water,
            '+' => matches!(ground, Ground::Ruin | Ground::Water | Ground::Bunker),
            _ => false,
        };
        if misplaced {
            return cell.wrong(1, Text::key("scenario-marker").with("found", marker.to_string()));
        }
        if unit == '.' {
            return match specialist {
                '.' => Ok(()),
                _ => cell.wrong(3, Text::key("scenario-alone")),
            };
        }
        let Some(kind) = tables.units.iter().position(|kind| kind.symbol == unit.to_ascii_uppercase()) else {
            let letters: String = tables.units.iter().map(|kind| kind.symbol).collect();
            return cell.unknown(2, &format!(".{letters}{}", letters.to_lowercase()));
        };
        let side = if unit.is_ascii_uppercase() { GERMAN } else { ALLIED };
        let arm = tables.units[kind].arm;
        let fits = |kind: &&SpecialistKind| kind.symbol == specialist && kind.on.contains(&arm);
        let trade = tables.specialists.iter().find(fits).map(|kind| kind.id);
        if specialist != '.' && trade.is_none() {
            return match SPECIALISTS.contains(specialist) {
                true => cell.wrong(3, Text::key("scenario-misfit")),
                false => cell.unknown(3, &format!(".{SPECIALISTS}")),
            };
        }
        let wet = ground == Ground::Water && marker != '=';
        if wet && (!self.ford || !arm.is_soldier() || arm == Arm::FieldGun) {
            return cell.wrong(2, Text::key("scenario-drowned"));
        }
        self.units.push(Deployed { side, hex, kind: kind as u8, specialist: trade });
        Ok(())
    }

    /// The army of a side.
    pub fn army(&self, side: Seat) -> Army {
        if side == GERMAN { Army::German } else { self.allies }
    }

    /// The hexes of a ground.
    pub fn all_of(&self, ground: Ground) -> Hexes {
        (0..HEXES).filter(|&hex| self.ground[hex] == ground).fold(0, |set, hex| set | 1 << hex)
    }
}

/// A hex of a map, as it is written.
struct Cell<'a> {
    sheet: &'a DataFile<'a>,
    hex: Hex,
    text: &'a str,
    at: usize,
}

impl Cell<'_> {
    /// A fault of one of its symbols, or of the whole at the first.
    fn wrong<T>(&self, place: usize, message: Text) -> Result<T, PackError> {
        let before: usize = self.text.chars().take(place).map(char::len_utf8).sum();
        self.sheet.wrong(self.at + before, message.with("hex", self.hex.name()))
    }

    /// A symbol that nobody knows there.
    fn unknown<T>(&self, place: usize, known: &str) -> Result<T, PackError> {
        let found: String = self.text.chars().skip(place).take(1).collect();
        let message = Text::key("scenario-symbol").with("found", found).with("place", place as u32 + 1);
        self.wrong(place, message.with("known", known))
    }
}

/// What a side begins with must be in the box: thirty tokens in all, five dice for the battery.
fn check_forces(
    sheet: &DataFile,
    german: &Spanned<Forces>,
    allied: &Spanned<Forces>,
) -> Result<(), PackError> {
    for forces in [german, allied] {
        let found = forces.as_ref().artillery;
        if found > DICE {
            let message = Text::key("scenario-artillery").with("found", u32::from(found));
            return sheet.wrong(forces.span().start, message.with("most", u32::from(DICE)));
        }
    }
    let found = u32::from(german.as_ref().hq) + u32::from(allied.as_ref().hq);
    if found > u32::from(crate::position::TOKENS) {
        let message = Text::key("scenario-tokens").with("found", found);
        return sheet.wrong(allied.span().start, message.with("most", u32::from(crate::position::TOKENS)));
    }
    Ok(())
}

/// What an option turns must be there to be turned; grenadiers of both sides need an order, and an order needs some.
fn check_rules(sheet: &DataFile, file: &File) -> Result<(), PackError> {
    let rules = &file.rules;
    if let Some(turned) = &rules.pressed_by_option
        && (rules.pressed.is_none() || rules.pressed == Some(*turned.as_ref()))
    {
        return sheet.wrong(turned.span().start, Text::key("scenario-pressed"));
    }
    let adding = [&file.german, &file.allied].map(|forces| forces.as_ref().grenadiers > 0);
    match &rules.grenadiers_first {
        Some(first) if adding == [false, false] => {
            sheet.wrong(first.span().start, Text::key("scenario-grenadiers"))
        }
        None if adding == [true, true] => {
            sheet.wrong(file.allied.span().start, Text::key("scenario-grenadiers-first"))
        }
        _ => Ok(()),
    }
}

fn read_no_mans_land(sheet: &DataFile, data: NoMansLandData) -> Result<NoMansLand, PackError> {
    let by = match data.by.as_ref().as_str() {
        "german" => Some(GERMAN),
        "allied" => Some(ALLIED),
        "first" => None,
        other => {
            let message = Text::key("scenario-by").with("found", other);
            return sheet.wrong(sheet.source(&data.by).1, message);
        }
    };
    let rows = match data.rows.as_ref().as_str() {
        "choice" => None,
        letters => {
            let mut rows = Vec::new();
            for (at, letter) in letters.char_indices() {
                if !letter.is_whitespace() {
                    if !('A'..='K').contains(&letter) {
                        let message = Text::key("scenario-no-row").with("found", letter.to_string());
                        return sheet.wrong(sheet.source(&data.rows).1 + at, message);
                    }
                    rows.push(letter as u8 - b'A');
                }
            }
            Some(rows)
        }
    };
    Ok(NoMansLand { by, rows, trenches: data.trenches, optional: data.optional })
}

fn read_objectives(sheet: &DataFile, data: &[ObjectiveData]) -> Result<Vec<Objective>, PackError> {
    let mut objectives: Vec<Objective> = Vec::new();
    let mut ids: Vec<(String, usize)> = Vec::new();
    for one in data {
        let hexes = read_hexes(sheet, &one.hexes)?;
        let mut needs = 0;
        for need in &one.needs {
            match ids.iter().find(|(id, _)| id == need.as_ref()) {
                Some((_, place)) => needs |= 1 << place,
                None => {
                    let message = Text::key("scenario-needs").with("found", need.as_ref().as_str());
                    return sheet.wrong(sheet.source(need).1, message);
                }
            }
        }
        let worth = match one.worth {
            Worth::Same(worth) => BySeat([worth, worth]),
            Worth::Each { german, allied } => BySeat([german, allied]),
        };
        let objective = Objective {
            name: one.name.clone(),
            open_to: BySeat([one.r#for != OpenTo::Allied, one.r#for != OpenTo::German]),
            aim: one.kind,
            hexes,
            worth,
            needs,
            begins: one.begins.map(Side::seat),
            at_once: one.when == When::AtOnce,
            single: one.each,
            follows: if one.follows { hexes } else { 0 },
        };
        if let Some(id) = &one.id {
            ids.push((id.clone(), objectives.len()));
        }
        if one.each {
            for hex in crate::board::each(hexes) {
                objectives.push(Objective { hexes: hex.bit(), ..objective.clone() });
            }
        } else {
            objectives.push(objective);
        }
        if objectives.len() > 64 {
            return sheet.wrong(one.hexes.span().start, Text::key("scenario-many-objectives"));
        }
    }
    Ok(objectives)
}
