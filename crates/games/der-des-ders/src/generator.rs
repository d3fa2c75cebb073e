//! The generator of scenarios (3.13): two armies of a theme and a year, and a table drawn for them. A
//! generated scenario is its number: what is drawn depends on nothing else, and the same number of the same
//! theme and size is the same ground in every year.

mod countries;
mod landscape;
mod levies;
mod rivers;

use contract::{Choice, Dice, Generated, Generator, Pack, PackError, Pair, Seed, Theme};
use table::Text;

use crate::map::{Board, Ground, Hexes};
use crate::scenario::{Army, Scenario, own_rows};
use countries::Country;
use levies::Nations;

/// A war or a front, with its years and those in which two armies met there: either may be the attacker.
macro_rules! theme {
    ($id:literal, $first:literal..$last:literal, [$($one:literal, $two:literal, $from:literal..$to:literal;)+]) => {
        Theme {
            id: $id,
            name: concat!("theme-", $id),
            years: ($first, $last),
            pairs: &[$(theme!(@pair $one, $two, $from, $to), theme!(@pair $two, $one, $from, $to),)+],
        }
    };
    (@pair $one:literal, $two:literal, $from:literal, $to:literal) => {
        Pair {
            id: concat!($one, "-", $two),
            sides: [concat!("nation-", $one), concat!("nation-", $two)],
            years: ($from, $to),
        }
    };
}

/// What scenarios are drawn from.
pub static GENERATOR: Generator = Generator {
    rule: "3.13",
    themes: &[
        theme!("balkans", 1912..1913, [
            "bulgarian", "ottoman", 1912..1913;
            "serbian", "ottoman", 1912..1913;
            "greek", "ottoman", 1912..1913;
            "montenegrin", "ottoman", 1912..1913;
            "bulgarian", "serbian", 1913..1913;
            "bulgarian", "greek", 1913..1913;
            "romanian", "bulgarian", 1913..1913;
        ]),
        theme!("west", 1914..1918, [
            "french", "german", 1914..1918;
            "british", "german", 1914..1918;
            "belgian", "german", 1914..1918;
            "australian", "german", 1916..1918;
            "portuguese", "german", 1917..1918;
            "american", "german", 1918..1918;
        ]),
        theme!("east", 1914..1917, [
            "russian", "german", 1914..1917;
            "russian", "austrian", 1914..1917;
            "serbian", "austrian", 1914..1915;
            "romanian", "austrian", 1916..1917;
            "romanian", "german", 1916..1917;
        ]),
        theme!("italy", 1915..1918, [
            "italian", "austrian", 1915..1918;
            "italian", "german", 1917..1917;
            "british", "austrian", 1917..1918;
        ]),
        theme!("mountain", 1914..1918, [
            "italian", "austrian", 1915..1918;
            "russian", "austrian", 1914..1917;
            "russian", "ottoman", 1914..1917;
            "french", "german", 1914..1916;
            "serbian", "bulgarian", 1915..1918;
            "french", "bulgarian", 1915..1918;
            "austrian", "montenegrin", 1914..1916;
        ]),
        theme!("desert", 1914..1918, [
            "british", "ottoman", 1914..1918;
            "indian", "ottoman", 1914..1918;
            "australian", "ottoman", 1916..1918;
            "arab", "ottoman", 1916..1918;
        ]),
        theme!("russia", 1918..1922, [
            "red", "white", 1918..1922;
            "red", "czech", 1918..1919;
            "red", "ukrainian", 1918..1920;
            "white", "makhno", 1919..1920;
            "red", "makhno", 1919..1921;
        ]),
        theme!("poland", 1919..1920, [
            "polish", "red", 1919..1920;
            "polish", "ukrainian", 1919..1919;
            "czech", "polish", 1919..1919;
            "czech", "hungarian", 1919..1919;
        ]),
        theme!("anatolia", 1919..1922, [
            "greek", "turkish", 1919..1922;
            "french", "turkish", 1920..1921;
        ]),
    ],
    sizes: &[
        Choice { id: "small", name: "size-small", rule: "r.surface" },
        Choice { id: "medium", name: "size-medium", rule: "r.surface" },
        Choice { id: "large", name: "size-large", rule: "r.surface" },
        Choice { id: "vast", name: "size-vast", rule: "r.surface" },
    ],
};

/// How large a battle is.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Rows of the table.
    pub rows: usize,
    /// Hexes a row.
    pub columns: usize,
    /// Bases a side.
    pub bases: usize,
    /// Turns.
    pub turns: u8,
    /// What is held at the end for points.
    pub prizes: usize,
    /// How many hexes of a side's rows are open to troops of every kind, at the least.
    pub room: usize,
}

/// The sizes, as [`GENERATOR`] has them.
pub const SIZES: [Size; 4] = [
    Size { rows: 9, columns: 12, bases: 1, turns: 8, prizes: 2, room: 24 },
    Size { rows: 12, columns: 18, bases: 2, turns: 9, prizes: 3, room: 60 },
    Size { rows: 16, columns: 24, bases: 3, turns: 10, prizes: 3, room: 100 },
    Size { rows: 20, columns: 30, bases: 4, turns: 10, prizes: 4, room: 160 },
];

/// Points for a base captured.
const BASE_WORTH: u8 = 5;

/// Draws a scenario.
pub fn draw(generated: &Generated, pack: &Pack) -> Result<Scenario, PackError> {
    let theme = &GENERATOR.themes[generated.theme];
    let met = &theme.pairs[generated.pair];
    let size = SIZES[generated.size];
    let country = Country::read(pack, theme.id)?;
    let nations = Nations::read(pack)?;
    let place = (generated.theme * SIZES.len() + generated.size) as u64;
    let mut dice = Dice::of_entry(&Seed::in_series(generated.seed, place), 0);
    let land = landscape::draw(&country, &size, generated.year, &mut dice);
    let mut armies = Vec::new();
    for (side, name) in met.sides.into_iter().enumerate() {
        let nation = name.trim_start_matches("nation-");
        armies.push(Army {
            name: Text::key(name),
            flag: nation.to_string(),
            facing: [0, 3][side],
            bases: land.bases[side].clone(),
            zone: zone(&land.board, side),
            units: Vec::new(),
            stock: [0; 3],
            brings: Vec::new(),
            levy: Some(nations.levy(nation, theme.id, generated.year, side, size.bases)?),
        });
    }
    let brief = Text::key("brief-generated")
        .with("theme", Text::key(theme.name))
        .with("year", generated.year.to_string())
        .with("attacker", Text::key(met.sides[0]))
        .with("defender", Text::key(met.sides[1]));
    Ok(Scenario {
        year: generated.year,
        turns: size.turns,
        armies: armies.try_into().expect("two armies"),
        prizes: land.prizes,
        base_worth: BASE_WORTH,
        lead: 0,
        brief: vec![brief],
        reconstructed: vec![(Text::key("generated-table"), Text::key("generated-why"))],
        country: land.country,
        board: land.board,
    })
}

/// Where a side deploys: its rows, but for marsh and water.
fn zone(board: &Board, side: usize) -> Hexes {
    let dry = |hex: &usize| !matches!(board.cells[*hex].ground, Ground::Marsh | Ground::Water);
    let own = own_rows(board.rows, side);
    (own.start * board.columns..own.end * board.columns).filter(dry).collect()
}
