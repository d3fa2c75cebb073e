//! The book's tables, read from `data/tables.toml`: terrain, assault, barrage, replacements, weather.

use contract::{Bilingual, BySeat, DataFile, Pack, PackError};
pub use hexmap::Source;
use serde::Deserialize;
use serde_spanned::Spanned;
use table::Text;

use crate::map::ground;

/// What a ground does (11, table of terrain effects).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Points of movement to enter.
    #[serde(rename = "move")]
    pub cost: u8,
    /// The same in strategic movement, where that is another figure.
    #[serde(default)]
    pub strategic: Option<u8>,
    /// Columns in an assault.
    pub assault: i8,
    /// Columns in a barrage.
    pub barrage: i8,
}

/// The result of a barrage (7.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shelling {
    /// Nothing.
    Nothing,
    /// A morale test with so much added.
    Morale(u8),
    /// Damage.
    Damage,
}

/// The columns of the assault table, from 1:3 to 7:1.
pub const ODDS: [&str; 9] = ["1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1"];

/// A ratio as a column: 1:1 is 1, 7:1 is 7, 1:2 is 0, 1:3 is −1, 1:5 is −3.
pub fn column(attack: u16, defence: u16) -> i8 {
    if attack >= defence {
        (attack / defence.max(1)).min(100) as i8
    } else {
        // Rounded in the defender's favour (r.odds).
        2 - defence.div_ceil(attack.max(1)).min(100) as i8
    }
}

/// A column as it is said: `3:1`, `1:2`.
pub fn column_name(column: i8) -> String {
    if column >= 1 { format!("{column}:1") } else { format!("1:{}", 2 - column) }
}

/// The lowest column, 1:3.
pub const LOWEST: i8 = -1;
/// The highest column, 7:1.
pub const HIGHEST: i8 = 7;

/// The tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tables {
    /// What each ground does, in the order of [`ground::NAMES`].
    pub terrain: [Terrain; 6],
    /// Points to enter open ground.
    pub open: u8,
    /// Points on top for crossing a stream.
    pub stream: u8,
    /// Columns in an assault across streams and bridges.
    pub crossing: i8,
    /// Losses of attacker and defender by column, from 1:3, and die.
    pub assault: [[(u8, u8); 6]; 9],
    /// The lowest strength of each barrage column.
    pub strengths: Vec<u8>,
    /// The results by column and die.
    pub barrage: Vec<[Shelling; 6]>,
    /// Replacements of a turn: Germans, French, French under Pétain (6.31).
    pub replacements: Replacements,
    /// Weather is bad on a die up to this.
    pub bad_weather: u8,
    /// What of the tables is ours, and why.
    pub reconstructed: Vec<(&'static str, Bilingual)>,
}

/// Replacements of a turn (6.31, 14.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Replacements {
    german: u8,
    german_from: u8,
    french: u8,
    french_from: u8,
    petain: u8,
}

impl Replacements {
    /// What a side gets on a day.
    pub fn of(self, side: contract::Seat, day: u8) -> u8 {
        let (from, many) = BySeat([(self.german_from, self.german), (self.french_from, self.french)])[side];
        match side {
            contract::Seat::Second if day >= crate::PETAIN => self.petain,
            _ if day >= from => many,
            _ => 0,
        }
    }
}

/// The file of the tables.
pub const FILE: &str = "tables.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    terrain: TerrainData,
    assault: DrawnTable,
    barrage: DrawnTable,
    replacements: Replacements,
    weather: Weather,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weather {
    bad: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainData {
    open: Open,
    stream: Stream,
    bridge: Bridge,
    wood: Terrain,
    slope: Terrain,
    trench: Terrain,
    town: Terrain,
    city: Terrain,
    fort: Terrain,
}

/// Open ground, streams and bridges have only those figures that the rules read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Open {
    #[serde(rename = "move")]
    cost: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stream {
    #[serde(rename = "move")]
    cost: u8,
    assault: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bridge {
    assault: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DrawnTable {
    source: Source,
    #[serde(default)]
    why: Bilingual,
    columns: Spanned<String>,
    #[serde(rename = "1")]
    one: Spanned<String>,
    #[serde(rename = "2")]
    two: Spanned<String>,
    #[serde(rename = "3")]
    three: Spanned<String>,
    #[serde(rename = "4")]
    four: Spanned<String>,
    #[serde(rename = "5")]
    five: Spanned<String>,
    #[serde(rename = "6")]
    six: Spanned<String>,
}

impl DrawnTable {
    /// The cells, row by row, each row as long as there are columns.
    fn rows<'a>(&'a self, sheet: &'a DataFile<'a>) -> Result<Vec<Vec<(&'a str, usize)>>, PackError> {
        let columns = sheet.words(&self.columns).count();
        let rows = [&self.one, &self.two, &self.three, &self.four, &self.five, &self.six];
        let read = |row: &'a Spanned<String>| {
            let cells: Vec<(&str, usize)> = sheet.words(row).collect();
            if cells.len() == columns {
                return Ok(cells);
            }
            let message = Text::key("table-row").with("found", cells.len() as u32);
            sheet.wrong(row.span().start, message.with("expected", columns as u32))
        };
        rows.into_iter().map(read).collect()
    }
}

impl Tables {
    /// The columns by which a fort that stands shifts an assault (9.24).
    pub fn walls(&self) -> i8 {
        self.terrain[ground::FORT.trailing_zeros() as usize].assault
    }

    /// Reads the tables of a pack.
    pub fn read(pack: &Pack) -> Result<Tables, PackError> {
        let (file, sheet) = DataFile::read::<File>(pack, FILE)?;
        let t = &file.terrain;
        let grounds = [t.wood, t.slope, t.trench, t.town, t.city, t.fort];
        // What a march or a shift is reckoned in has room for no more.
        let costs = grounds.iter().flat_map(|terrain| [terrain.cost, terrain.strategic.unwrap_or(0)]);
        let shifts = grounds.iter().flat_map(|terrain| [terrain.assault, terrain.barrage]);
        if costs.chain([t.open.cost, t.stream.cost]).any(|cost| cost > 9)
            || shifts.chain([t.stream.assault, t.bridge.assault]).any(|shift| !(-9..=9).contains(&shift))
        {
            let at = sheet.text.find("[terrain]").unwrap_or(0);
            return sheet.wrong(at, Text::key("table-too-much").with("most", 9));
        }
        let mut tables = Tables {
            terrain: grounds,
            open: t.open.cost.max(1),
            stream: t.stream.cost,
            crossing: t.stream.assault.min(t.bridge.assault),
            assault: [[(0, 0); 6]; 9],
            strengths: Vec::new(),
            barrage: Vec::new(),
            replacements: file.replacements,
            bad_weather: file.weather.bad,
            reconstructed: Vec::new(),
        };
        debug_assert_eq!(tables.terrain.len(), ground::NAMES.len());
        for (name, table) in [("assault", &file.assault), ("barrage", &file.barrage)] {
            if table.source.is_ours() {
                tables.reconstructed.push((name, table.why.clone()));
            }
        }
        tables.read_assault(&sheet, &file.assault)?;
        tables.read_barrage(&sheet, &file.barrage)?;
        Ok(tables)
    }

    fn read_assault(&mut self, sheet: &DataFile, table: &DrawnTable) -> Result<(), PackError> {
        let columns: Vec<&str> = sheet.words(&table.columns).map(|(word, _)| word).collect();
        if columns != ODDS {
            let message = Text::key("table-columns").with("expected", ODDS.join(" "));
            return sheet.wrong(table.columns.span().start, message);
        }
        for (die, row) in table.rows(sheet)?.into_iter().enumerate() {
            for (column, (cell, at)) in row.into_iter().enumerate() {
                let losses = cell.split_once('/').and_then(|(a, d)| Some((a.parse().ok()?, d.parse().ok()?)));
                match losses {
                    Some((attacker, defender)) if attacker <= 9 && defender <= 9 => {
                        self.assault[column][die] = (attacker, defender);
                    }
                    _ => return sheet.wrong(at, Text::key("table-losses").with("found", cell)),
                }
            }
        }
        Ok(())
    }

    fn read_barrage(&mut self, sheet: &DataFile, table: &DrawnTable) -> Result<(), PackError> {
        for (word, at) in sheet.words(&table.columns) {
            match word.parse::<u8>() {
                Ok(strength) if self.strengths.last().is_none_or(|before| *before < strength) => {
                    self.strengths.push(strength);
                }
                _ => return sheet.wrong(at, Text::key("table-strengths").with("found", word)),
            }
        }
        self.barrage = vec![[Shelling::Nothing; 6]; self.strengths.len()];
        for (die, row) in table.rows(sheet)?.into_iter().enumerate() {
            for (column, (cell, at)) in row.into_iter().enumerate() {
                self.barrage[column][die] = match cell {
                    "-" => Shelling::Nothing,
                    "M" => Shelling::Morale(0),
                    "M1" => Shelling::Morale(1),
                    "M2" => Shelling::Morale(2),
                    "X" => Shelling::Damage,
                    _ => return sheet.wrong(at, Text::key("table-shelling").with("found", cell)),
                };
            }
        }
        Ok(())
    }

    /// The barrage column of a strength after shifts, from 0; none below the first.
    pub fn barrage_column(&self, strength: u16, shift: i8) -> Option<usize> {
        let base = self.strengths.iter().rposition(|lowest| u16::from(*lowest) <= strength)?;
        let shifted = base as i32 + i32::from(shift);
        usize::try_from(shifted).ok().map(|column| column.min(self.strengths.len() - 1))
    }

    /// The losses of attacker and defender on a column, which is brought within the table.
    pub fn losses(&self, column: i8, die: u8) -> (u8, u8) {
        let place = (column.clamp(LOWEST, HIGHEST) - LOWEST) as usize;
        self.assault[place][usize::from(die - 1)]
    }
}
