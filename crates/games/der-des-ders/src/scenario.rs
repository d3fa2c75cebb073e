//! What a battle is played with: the table, the two armies, how long it lasts and what counts.
//! `data/README.md` says how the file of a battle is written.

use contract::{Bilingual, DataFile, Pack, PackError};
use serde::Deserialize;
use serde_spanned::Spanned;
use table::Text;

use crate::map::{Board, COLUMNS, Cell, Ground, Hex, Hexes, Named, ROWS, River, Side};
use crate::position::PRIZES;
use crate::units::{Armour, COHESION, Class, Fire, OF_A_SIDE, Support, Traits};

/// A battle, as `data/scenarios/` writes it or the generator draws it.
#[derive(Clone, PartialEq, Debug)]
pub struct Scenario {
    /// The year: fire is weaker before 1915 (2.13.avant-1915).
    pub year: u16,
    /// How many turns it lasts (r.last-turn).
    pub turns: u8,
    /// The table.
    pub board: Board,
    /// The attacker, then the defender.
    pub armies: [Army; 2],
    /// What is held at the end for points (r.victory).
    pub prizes: Vec<Prize>,
    /// Points for a base captured.
    pub base_worth: u8,
    /// The attacker wins with a lead greater than this.
    pub lead: i16,
    /// What is told of the battle before it begins.
    pub brief: Vec<Text>,
    /// What is our reconstruction, and why.
    pub reconstructed: Vec<(Text, Text)>,
    /// The look of the country, for the skin: `temperate`, `steppe`, `desert`, `mountain`, `snow`, `mud`.
    pub country: String,
}

/// A place that is worth something to whoever holds it at the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Prize {
    /// Where.
    pub hex: Hex,
    /// Its name.
    pub name: Text,
    /// What it is worth to each side.
    pub worth: [u8; 2],
    /// Whose it is at first: 0 the attacker's, 1 the defender's.
    pub held: Option<u8>,
}

/// One side of a battle.
#[derive(Clone, PartialEq, Debug)]
pub struct Army {
    /// What it is called.
    pub name: Text,
    /// The code of its nation, for the skin.
    pub flag: String,
    /// The side its units face at first.
    pub facing: Side,
    /// Its bases (2.1).
    pub bases: Vec<Hex>,
    /// Where it deploys (3.13.deploiement).
    pub zone: Hexes,
    /// Its units; none where they are recruited.
    pub units: Vec<Recruit>,
    /// Bombardment points it begins with, by [`Fire`].
    pub stock: [u8; 3],
    /// What its bases may bring each turn (3.2.production): it chooses one of these.
    pub brings: Vec<Fire>,
    /// How it recruits, where it does (3.13).
    pub levy: Option<Levy>,
}

/// A unit of an order of battle.
#[derive(Clone, PartialEq, Debug)]
pub struct Recruit {
    /// Its name.
    pub name: Text,
    /// What stands on its base: a number.
    pub short: String,
    /// The code of its nation, for the skin.
    pub flag: String,
    /// What it is.
    pub class: Class,
    /// Its cohesion points (1.3).
    pub cohesion: u8,
    /// What else holds of it.
    pub traits: Traits,
    /// Where it stands in the usual disposition.
    pub hex: Hex,
    /// The side it faces there.
    pub facing: Side,
}

/// How an army is recruited (3.13).
#[derive(Clone, PartialEq, Debug)]
pub struct Levy {
    /// Points it has in all: 20 a base for the attacker, 15 for the defender.
    pub capital: u16,
    /// Average dice it rolls for its units: four a base, or three.
    pub dice: u8,
    /// What troops it can raise.
    pub troops: Vec<Troop>,
    /// What can go with them.
    pub supports: Vec<Support>,
    /// Which vehicles they would be.
    pub armour: Armour,
    /// What it can buy of guns, gas and aircraft.
    pub fires: Vec<Fire>,
}

/// A sort of troops that can be raised.
#[derive(Clone, PartialEq, Debug)]
pub struct Troop {
    /// Its stable name.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// What it is.
    pub class: Class,
    /// What else holds of it.
    pub traits: Traits,
}

impl Troop {
    /// Whether it can lie hidden in ambush: on foot, and nothing that is seen from afar (2.11.embuscade).
    pub fn can_hide(&self) -> bool {
        self.class == Class::Infantry && self.traits.0 & (Traits::GAUDY.0 | Traits::COMPACT.0) == 0
    }
}

/// The files of a pack: what the generator draws from, and the battles that are ready to be played.
pub const FILES: [(&str, &str); 12] = [
    ("armies.toml", include_str!("../data/armies.toml")),
    ("themes.toml", include_str!("../data/themes.toml")),
    ("scenarios/kumanovo.toml", include_str!("../data/scenarios/kumanovo.toml")),
    ("scenarios/le-cateau.toml", include_str!("../data/scenarios/le-cateau.toml")),
    ("scenarios/champagne.toml", include_str!("../data/scenarios/champagne.toml")),
    ("scenarios/caures.toml", include_str!("../data/scenarios/caures.toml")),
    ("scenarios/cambrai.toml", include_str!("../data/scenarios/cambrai.toml")),
    ("scenarios/caporetto.toml", include_str!("../data/scenarios/caporetto.toml")),
    ("scenarios/villers.toml", include_str!("../data/scenarios/villers.toml")),
    ("scenarios/megiddo.toml", include_str!("../data/scenarios/megiddo.toml")),
    ("scenarios/tsaritsyn.toml", include_str!("../data/scenarios/tsaritsyn.toml")),
    ("scenarios/komarow.toml", include_str!("../data/scenarios/komarow.toml")),
];

/// The armies there are figures for, each with the code that the table has for its flag in every game.
pub const NATIONS: [(&str, &str); 26] = [
    ("french", "fr"),
    ("british", "gb"),
    ("belgian", "be"),
    ("american", "us"),
    ("german", "de"),
    ("austrian", "ah"),
    ("russian", "ru"),
    ("italian", "it"),
    ("serbian", "rs"),
    ("bulgarian", "bg"),
    ("greek", "gr"),
    ("montenegrin", "me"),
    ("romanian", "ro"),
    ("ottoman", "ot"),
    ("portuguese", "pt"),
    ("arab", "ar"),
    ("australian", "au"),
    ("indian", "in"),
    ("red", "reds"),
    ("white", "whites"),
    ("polish", "pl"),
    ("ukrainian", "ua"),
    ("czech", "cs"),
    ("hungarian", "hu"),
    ("makhno", "makhno"),
    ("turkish", "tr"),
];

/// The looks a country can have.
pub const COUNTRIES: [&str; 6] = ["temperate", "steppe", "desert", "mountain", "snow", "mud"];

/// The names of the six sides, clockwise from the north-east.
pub const COMPASS: [&str; 6] = ["NE", "E", "SE", "SW", "W", "NW"];

/// The smallest table.
pub const LEAST: (usize, usize) = (9, 12);

/// The rows of a side's half in which it deploys: all but the no man's land that it leaves, two rows for the
/// attacker and one for the defender (3.13.no-mans-land). The defender's half is the upper one, and the
/// smaller where rows are odd.
pub fn own_rows(rows: usize, side: usize) -> std::ops::Range<usize> {
    match side {
        0 => rows / 2 + 2..rows,
        _ => 0..rows / 2 - 1,
    }
}

/// Whether a unit can stand on a hex as it is before the battle (1.8).
pub fn may_stand(board: &Board, hex: Hex, class: Class, traits: Traits) -> bool {
    let Cell { ground, wire, .. } = board.cells[hex.index()];
    let on_rails = || board.rails.iter().any(|(one, two)| *one == hex || *two == hex);
    let rides = class == Class::Cavalry || traits.armour() == Armour::Wheeled;
    match ground {
        Ground::Marsh | Ground::Water => false,
        Ground::Cliff => traits.has(Traits::MOUNTAIN),
        Ground::Thicket if rides => false,
        _ => !(wire && rides) && (class != Class::Train || on_rails()),
    }
}

// --- The file of a battle.

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct File {
    year: Spanned<u16>,
    turns: Spanned<u8>,
    country: Spanned<String>,
    base_worth: u8,
    lead: i16,
    brief: Vec<Bilingual>,
    board: BoardData,
    #[serde(default)]
    road: Vec<PathData>,
    #[serde(default)]
    railway: Vec<PathData>,
    #[serde(default)]
    river: Vec<RiverData>,
    #[serde(default)]
    name: Vec<NameData>,
    prize: Vec<PrizeData>,
    attacker: ArmyData,
    defender: ArmyData,
    #[serde(default)]
    reconstructed: Vec<ReconstructedData>,
}

/// Where we have something from.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Source {
    Found,
    Recalled,
    Drawn,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct BoardData {
    rows: Spanned<usize>,
    columns: Spanned<usize>,
    map: Spanned<String>,
    #[serde(default)]
    wire: Option<Spanned<String>>,
    #[serde(default)]
    trenches: Option<Spanned<String>>,
    #[serde(default)]
    redoubts: Option<Spanned<String>>,
    #[serde(default)]
    forts: Option<Spanned<String>>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PathData {
    path: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RiverData {
    sides: Spanned<String>,
    ford: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NameData {
    hex: Spanned<String>,
    fr: String,
    en: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrizeData {
    hex: Spanned<String>,
    name: Bilingual,
    worth: Worth,
    #[serde(default)]
    held: Option<Who>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Worth {
    Same(u8),
    Each([u8; 2]),
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Who {
    Attacker,
    Defender,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArmyData {
    name: Bilingual,
    flag: Spanned<String>,
    facing: Spanned<String>,
    bases: Spanned<String>,
    zone: Spanned<String>,
    #[serde(default)]
    stock: Stock,
    #[serde(default)]
    brings: Vec<Spanned<Fire>>,
    unit: Vec<Spanned<UnitData>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Stock {
    #[serde(default)]
    guns: u8,
    #[serde(default)]
    gas: u8,
    #[serde(default)]
    air: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitData {
    name: Bilingual,
    short: Spanned<String>,
    #[serde(default)]
    flag: Option<Spanned<String>>,
    #[serde(default)]
    class: Class,
    cohesion: Spanned<u8>,
    #[serde(default)]
    armour: Armour,
    #[serde(default)]
    traits: Option<Spanned<String>>,
    hex: Spanned<String>,
    #[serde(default)]
    facing: Option<Spanned<String>>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReconstructedData {
    what: Bilingual,
    why: Bilingual,
}

pub(crate) fn named(name: &Bilingual) -> Text {
    Text::Named { fr: name.fr.clone(), en: name.en.clone() }
}

/// One word of a list that is known, or what would do.
pub(crate) fn one_of(
    sheet: &DataFile,
    word: &Spanned<String>,
    key: &'static str,
    known: &[&str],
) -> Result<usize, PackError> {
    let (found, at) = sheet.source(word);
    match known.iter().position(|known| *known == found) {
        Some(place) => Ok(place),
        None => sheet.wrong(at, Text::key(key).with("found", found).with("known", known.join(", "))),
    }
}

/// One of the nations.
pub(crate) fn read_nation(sheet: &DataFile, word: &Spanned<String>) -> Result<&'static str, PackError> {
    let known = NATIONS.map(|(nation, _)| nation);
    one_of(sheet, word, "data-flag", &known).map(|nation| known[nation])
}

impl Scenario {
    /// Reads a battle of a pack.
    pub fn read(pack: &Pack, id: &str) -> Result<Scenario, PackError> {
        let name = format!("scenarios/{id}.toml");
        let (file, sheet) = DataFile::read::<File>(pack, &name)?;
        if !(1912..=1923).contains(file.year.as_ref()) {
            return sheet.wrong(file.year.span().start, Text::key("data-year"));
        }
        if !(1..=20).contains(file.turns.as_ref()) {
            return sheet.wrong(file.turns.span().start, Text::key("data-turns"));
        }
        let country = one_of(&sheet, &file.country, "data-country", &COUNTRIES)?;
        let board = read_board(&sheet, &file)?;
        let desk = Desk { sheet, board: &board };
        let armies = [desk.army(&file.attacker, 0)?, desk.army(&file.defender, 1)?];
        let mut prizes: Vec<Prize> = Vec::new();
        for data in &file.prize {
            let hex = desk.open_hex(&data.hex)?;
            if prizes.iter().any(|known| known.hex == hex) {
                let message = Text::key("data-prize-twice").with("hex", data.hex.as_ref().as_str());
                return sheet.wrong(sheet.source(&data.hex).1, message);
            }
            if prizes.len() == PRIZES {
                return sheet.wrong(sheet.source(&data.hex).1, Text::key("data-prizes").with("most", PRIZES));
            }
            let worth = match data.worth {
                Worth::Same(worth) => [worth; 2],
                Worth::Each(worth) => worth,
            };
            let held = data.held.map(|who| who as u8);
            prizes.push(Prize { hex, name: named(&data.name), worth, held });
        }
        Ok(Scenario {
            year: file.year.into_inner(),
            turns: file.turns.into_inner(),
            armies,
            prizes,
            base_worth: file.base_worth,
            lead: file.lead,
            brief: file.brief.iter().map(named).collect(),
            reconstructed: file.reconstructed.iter().map(|one| (named(&one.what), named(&one.why))).collect(),
            country: COUNTRIES[country].to_string(),
            board,
        })
    }
}

/// The letters of a row, as they begin the names of its hexes: a table has no more than 26.
fn letter(row: usize) -> char {
    (b'A' + row as u8) as char
}

/// The ground by its sign in the picture.
fn ground_of(sign: char) -> Option<Ground> {
    Some(match sign {
        '.' => Ground::Clear,
        'b' => Ground::Broken,
        'w' => Ground::Wood,
        'k' => Ground::Thicket,
        'T' => Ground::Town,
        'm' => Ground::Marsh,
        'L' => Ground::Water,
        'c' => Ground::Cliff,
        _ => return None,
    })
}

fn read_board(sheet: &DataFile, file: &File) -> Result<Board, PackError> {
    let data = &file.board;
    let (rows, columns) = (*data.rows.as_ref(), *data.columns.as_ref());
    let size = || {
        Text::key("data-size")
            .with("rows", ROWS)
            .with("columns", COLUMNS)
            .with("least", LEAST.0)
            .with("across", LEAST.1)
    };
    if !(LEAST.0..=ROWS).contains(&rows) {
        return sheet.wrong(data.rows.span().start, size());
    }
    if !(LEAST.1..=COLUMNS).contains(&columns) {
        return sheet.wrong(data.columns.span().start, size());
    }
    let mut board = Board::bare(rows, columns);
    read_picture(sheet, &data.map, &mut board)?;
    let desk = Desk { sheet: *sheet, board: &board };
    let list =
        |list: &Option<Spanned<String>>| list.as_ref().map_or(Ok(Hexes::default()), |list| desk.hexes(list));
    let wire = list(&data.wire)?;
    let works = [list(&data.trenches)?, list(&data.redoubts)?, list(&data.forts)?];
    let mut roads = Vec::new();
    for road in &file.road {
        desk.path(&road.path, &mut roads)?;
    }
    let mut rails = Vec::new();
    for rail in &file.railway {
        desk.path(&rail.path, &mut rails)?;
    }
    let mut rivers = Vec::new();
    for river in &file.river {
        desk.sides(river, &mut rivers)?;
    }
    let mut names = Vec::new();
    for data in &file.name {
        let name = Text::Named { fr: data.fr.clone(), en: data.en.clone() };
        names.push(Named { hex: desk.hex(&data.hex)?, name });
    }
    wire.iter().for_each(|hex| board.cells[hex].wire = true);
    for (level, hexes) in works.iter().enumerate() {
        hexes.iter().for_each(|hex| board.cells[hex].works = level as u8 + 1);
    }
    Ok(Board { roads, rails, rivers, names, ..board })
}

/// A line a row from the north: its letter, then two characters a hex, ground and height.
fn read_picture(sheet: &DataFile, picture: &Spanned<String>, board: &mut Board) -> Result<(), PackError> {
    let (text, start) = sheet.source(picture);
    let place = |word: &str| start + (word.as_ptr() as usize - text.as_ptr() as usize);
    let mut row = 0;
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let mut words = line.split_whitespace();
        let label = words.next().unwrap_or_default();
        if row >= board.rows {
            return sheet.wrong(place(label), Text::key("data-rows").with("expected", board.rows));
        }
        if label.chars().ne([letter(row)]) {
            let message =
                Text::key("data-row").with("expected", letter(row).to_string()).with("found", label);
            return sheet.wrong(place(label), message);
        }
        let count = words.clone().count();
        if count != board.columns {
            let message = Text::key("data-row-length").with("row", label).with("found", count);
            return sheet.wrong(place(label), message.with("expected", board.columns));
        }
        for (column, word) in words.enumerate() {
            let mut signs = word.chars();
            let ground = signs.next().and_then(ground_of);
            let height = match signs.next() {
                Some('.') => Some(0),
                Some(digit) => digit.to_digit(3).map(|height| height as u8),
                None => None,
            };
            let (Some(ground), Some(height), None) = (ground, height, signs.next()) else {
                return sheet.wrong(place(word), Text::key("data-sign").with("found", word));
            };
            board.cells[row * board.columns + column] = Cell { ground, height, ..Cell::default() };
        }
        row += 1;
    }
    if row < board.rows {
        let message = Text::key("data-row").with("expected", letter(row).to_string()).with("found", "");
        return sheet.wrong(start + text.len(), message);
    }
    Ok(())
}

/// A file, and the table that it speaks of.
struct Desk<'a> {
    sheet: DataFile<'a>,
    board: &'a Board,
}

impl Desk<'_> {
    fn name(&self, hex: Hex) -> String {
        let (row, column) = (hex.index() / self.board.columns, hex.index() % self.board.columns);
        format!("{}{:02}", letter(row), column + 1)
    }

    /// A row by its letter.
    fn row(&self, word: &str) -> Option<usize> {
        (0..self.board.rows).find(|row| word.chars().eq([letter(*row)]))
    }

    /// A hex by its name: the letter of its row, and two digits.
    fn named(&self, word: &str) -> Option<Hex> {
        let row = self.row(word.get(..1)?)?;
        let column = word.get(1..)?.parse::<i32>().ok()? - 1;
        self.board.at(row as i32, column).filter(|hex| self.name(*hex) == word)
    }

    fn one(&self, word: &str, at: usize) -> Result<Hex, PackError> {
        match self.named(word) {
            Some(hex) => Ok(hex),
            None => self.sheet.wrong(at, Text::key("data-no-hex").with("found", word)),
        }
    }

    fn hex(&self, word: &Spanned<String>) -> Result<Hex, PackError> {
        let (word, at) = self.sheet.source(word);
        self.one(word, at)
    }

    /// A hex that troops of every kind can enter.
    fn open_hex(&self, word: &Spanned<String>) -> Result<Hex, PackError> {
        let hex = self.hex(word)?;
        self.is_open(hex, self.sheet.source(word).1)?;
        Ok(hex)
    }

    fn is_open(&self, hex: Hex, at: usize) -> Result<(), PackError> {
        let cell = &self.board.cells[hex.index()];
        if cell.ground.is_barred() || cell.ground == Ground::Thicket || cell.wire {
            return self.sheet.wrong(at, Text::key("data-closed").with("hex", self.name(hex)));
        }
        Ok(())
    }

    /// A list of hexes, rows (`J`), stretches of a row (`J03-J09`) and of rows (`J-L`).
    fn hexes(&self, list: &Spanned<String>) -> Result<Hexes, PackError> {
        let mut set = Hexes::default();
        let columns = self.board.columns;
        for (word, at) in self.sheet.words(list) {
            let (from, to) = word.split_once('-').unwrap_or((word, word));
            let stretch = match (self.row(from), self.row(to), self.named(from), self.named(to)) {
                (Some(from), Some(to), ..) if from <= to => from * columns..(to + 1) * columns,
                (.., Some(from), Some(to))
                    if from <= to && from.index() / columns == to.index() / columns =>
                {
                    from.index()..to.index() + 1
                }
                _ => return self.sheet.wrong(at, Text::key("data-no-hexes").with("found", word)),
            };
            stretch.for_each(|hex| set.add(hex));
        }
        Ok(set)
    }

    /// Hexes each next to the one before it.
    fn path(&self, path: &Spanned<String>, pairs: &mut Vec<(Hex, Hex)>) -> Result<(), PackError> {
        let mut last: Option<Hex> = None;
        let mut steps = 0;
        for (word, at) in self.sheet.words(path) {
            let hex = self.one(word, at)?;
            self.is_open(hex, at)?;
            if let Some(last) = last {
                if self.board.side_to(last, hex).is_none() {
                    let message = Text::key("data-not-adjacent").with("from", self.name(last));
                    return self.sheet.wrong(at, message.with("to", word));
                }
                steps += 1;
                if !pairs.contains(&(last, hex)) && !pairs.contains(&(hex, last)) {
                    pairs.push((last, hex));
                }
            }
            last = Some(hex);
        }
        if steps == 0 {
            return self.sheet.wrong(path.span().start, Text::key("data-no-path"));
        }
        Ok(())
    }

    /// Hexsides written `a/b`, each touching the one before it.
    fn sides(&self, river: &RiverData, rivers: &mut Vec<River>) -> Result<(), PackError> {
        let mut last: Option<(Hex, Hex)> = None;
        for (word, at) in self.sheet.words(&river.sides) {
            let Some((one, two)) = word.split_once('/') else {
                return self.sheet.wrong(at, Text::key("data-no-side").with("found", word));
            };
            let banks = (self.one(one, at)?, self.one(two, at)?);
            if self.board.side_to(banks.0, banks.1).is_none() {
                let message = Text::key("data-not-adjacent").with("from", one).with("to", two);
                return self.sheet.wrong(at, message);
            }
            let same = |known: &River| known.banks == banks || known.banks == (banks.1, banks.0);
            if rivers.iter().any(same) {
                return self.sheet.wrong(at, Text::key("data-river-twice").with("found", word));
            }
            if last.is_some_and(|last| !self.touch(last, banks)) {
                return self.sheet.wrong(at, Text::key("data-river-gap").with("found", word));
            }
            last = Some(banks);
            rivers.push(River { banks, ford: river.ford });
        }
        Ok(())
    }

    /// Whether two hexsides meet at a corner: they have a hex in common and the other two are neighbours.
    fn touch(&self, one: (Hex, Hex), other: (Hex, Hex)) -> bool {
        let pairs = [
            (one.0, other.0, one.1, other.1),
            (one.0, other.1, one.1, other.0),
            (one.1, other.0, one.0, other.1),
            (one.1, other.1, one.0, other.0),
        ];
        pairs.into_iter().any(|(same, as_this, x, y)| same == as_this && self.board.side_to(x, y).is_some())
    }

    fn facing(&self, word: &Spanned<String>) -> Result<Side, PackError> {
        one_of(&self.sheet, word, "data-facing", &COMPASS).map(|side| side as Side)
    }

    fn flag(&self, word: &Spanned<String>) -> Result<String, PackError> {
        read_nation(&self.sheet, word).map(str::to_string)
    }

    fn army(&self, data: &ArmyData, side: usize) -> Result<Army, PackError> {
        let sheet = &self.sheet;
        let facing = self.facing(&data.facing)?;
        let flag = self.flag(&data.flag)?;
        let zone = self.zone(&data.zone, side)?;
        let mut units: Vec<Recruit> = Vec::new();
        for one in &data.unit {
            let unit = self.unit(one.as_ref(), &flag, facing)?;
            let at = sheet.source(&one.as_ref().hex).1;
            let message =
                |key| Text::key(key).with("unit", unit.name.clone()).with("hex", self.name(unit.hex));
            if !zone.has(unit.hex.index()) {
                return sheet.wrong(at, message("data-outside"));
            }
            if !may_stand(self.board, unit.hex, unit.class, unit.traits) {
                return sheet.wrong(at, message("data-cannot-stand"));
            }
            if let Some(other) = units.iter().find(|other| other.hex == unit.hex) {
                return sheet.wrong(at, message("data-same-hex").with("other", other.name.clone()));
            }
            if units.len() == OF_A_SIDE {
                return sheet.wrong(one.span().start, Text::key("data-many-units").with("most", OF_A_SIDE));
            }
            units.push(unit);
        }
        let bases = self.bases(&data.bases, side, &units)?;
        let mut brings = Vec::new();
        for fire in &data.brings {
            if brings.contains(fire.as_ref()) {
                let message = Text::key("data-brings-twice").with("found", fire.as_ref().code());
                return sheet.wrong(fire.span().start, message);
            }
            brings.push(*fire.as_ref());
        }
        let Stock { guns, gas, air } = data.stock;
        Ok(Army {
            name: named(&data.name),
            flag,
            facing,
            bases,
            zone,
            units,
            stock: [guns, gas, air],
            brings,
            levy: None,
        })
    }

    /// Where a side deploys, water and marsh left out.
    fn zone(&self, list: &Spanned<String>, side: usize) -> Result<Hexes, PackError> {
        let columns = self.board.columns;
        let own = own_rows(self.board.rows, side);
        let zone = self.hexes(list)?;
        if let Some(beyond) = zone.iter().find(|hex| !own.contains(&(hex / columns))) {
            let message = Text::key("data-zone").with("hex", self.name(Hex(beyond as u16)));
            let message = message.with("first", letter(own.start).to_string());
            let message = message.with("last", letter(own.end - 1).to_string());
            return self.sheet.wrong(list.span().start, message);
        }
        let dry = |hex: &usize| !matches!(self.board.cells[*hex].ground, Ground::Marsh | Ground::Water);
        Ok(zone.iter().filter(dry).collect())
    }

    /// One base for every four units, armoured trains left out, in the own half (2.1).
    fn bases(&self, list: &Spanned<String>, side: usize, units: &[Recruit]) -> Result<Vec<Hex>, PackError> {
        let mut bases: Vec<Hex> = Vec::new();
        for (word, at) in self.sheet.words(list) {
            let hex = self.one(word, at)?;
            self.is_open(hex, at)?;
            let lower = hex.index() / self.board.columns >= self.board.rows / 2;
            if lower != (side == 0) {
                return self.sheet.wrong(at, Text::key("data-base-half").with("hex", word));
            }
            if bases.contains(&hex) {
                return self.sheet.wrong(at, Text::key("data-base-twice").with("hex", word));
            }
            bases.push(hex);
        }
        let troops = units.iter().filter(|unit| unit.class != Class::Train).count();
        if bases.len() != (troops / 4).max(1) {
            let message = Text::key("data-bases").with("units", troops).with("found", bases.len());
            return self.sheet.wrong(list.span().start, message.with("expected", (troops / 4).max(1)));
        }
        Ok(bases)
    }

    fn unit(&self, data: &UnitData, flag: &str, facing: Side) -> Result<Recruit, PackError> {
        let sheet = &self.sheet;
        let (short, at) = sheet.source(&data.short);
        if !(1..=6).contains(&short.chars().count()) {
            return sheet.wrong(at, Text::key("data-short").with("found", short));
        }
        let cohesion = *data.cohesion.as_ref();
        let least = if data.class == Class::Train { COHESION } else { 1 };
        if !(least..=COHESION).contains(&cohesion) || data.class == Class::Decoy {
            let message = Text::key("data-cohesion").with("unit", named(&data.name)).with("most", COHESION);
            return sheet.wrong(data.cohesion.span().start, message);
        }
        let traits = read_traits(sheet, data.traits.as_ref(), Traits::NONE.armoured(data.armour))?;
        if !goes_with(data.class, traits) {
            let message = Text::key("data-traits-class").with("unit", named(&data.name));
            return sheet.wrong(at, message);
        }
        Ok(Recruit {
            name: named(&data.name),
            short: short.to_string(),
            flag: data.flag.as_ref().map_or(Ok(flag.to_string()), |flag| self.flag(flag))?,
            class: data.class,
            cohesion,
            traits,
            hex: self.hex(&data.hex)?,
            facing: data.facing.as_ref().map_or(Ok(facing), |facing| self.facing(facing))?,
        })
    }
}

/// A list of traits, and those that are there already.
pub(crate) fn read_traits(
    sheet: &DataFile,
    list: Option<&Spanned<String>>,
    mut traits: Traits,
) -> Result<Traits, PackError> {
    for (word, at) in list.into_iter().flat_map(|list| sheet.words(list)) {
        let Some((_, known)) = Traits::NAMED.iter().find(|(name, _)| *name == word) else {
            let known: Vec<&str> = Traits::NAMED.iter().map(|(name, _)| *name).collect();
            let message = Text::key("data-trait").with("found", word).with("known", known.join(", "));
            return sheet.wrong(at, message);
        };
        traits = traits.with(*known);
    }
    Ok(traits)
}

/// Whether troops of a class can have such traits: what goes with infantry alone (3.5, 3.6, 3.9) or with all
/// but trains.
pub(crate) fn goes_with(class: Class, traits: Traits) -> bool {
    let foot = [Traits::ASSAULT, Traits::MORTARS, Traits::COMPACT, Traits::MOUNTAIN];
    match class {
        Class::Infantry => true,
        Class::Cavalry => !traits.armour().is_tracked() && !foot.into_iter().any(|foot| traits.has(foot)),
        Class::Train | Class::Decoy => traits == Traits::NONE,
    }
}
