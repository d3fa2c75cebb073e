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

/// What scenarios are drawn from.
pub static GENERATOR: Generator = Generator {
    rule: "3.13",
    themes: &[
        Theme {
            id: "balkans",
            name: "theme-balkans",
            years: (1912, 1913),
            pairs: &[
                pair("bulgarian-ottoman", ["nation-bulgarian", "nation-ottoman"], (1912, 1913)),
                pair("ottoman-bulgarian", ["nation-ottoman", "nation-bulgarian"], (1912, 1913)),
                pair("serbian-ottoman", ["nation-serbian", "nation-ottoman"], (1912, 1913)),
                pair("ottoman-serbian", ["nation-ottoman", "nation-serbian"], (1912, 1913)),
                pair("greek-ottoman", ["nation-greek", "nation-ottoman"], (1912, 1913)),
                pair("ottoman-greek", ["nation-ottoman", "nation-greek"], (1912, 1913)),
                pair("montenegrin-ottoman", ["nation-montenegrin", "nation-ottoman"], (1912, 1913)),
                pair("ottoman-montenegrin", ["nation-ottoman", "nation-montenegrin"], (1912, 1913)),
                pair("bulgarian-serbian", ["nation-bulgarian", "nation-serbian"], (1913, 1913)),
                pair("serbian-bulgarian", ["nation-serbian", "nation-bulgarian"], (1913, 1913)),
                pair("bulgarian-greek", ["nation-bulgarian", "nation-greek"], (1913, 1913)),
                pair("greek-bulgarian", ["nation-greek", "nation-bulgarian"], (1913, 1913)),
                pair("romanian-bulgarian", ["nation-romanian", "nation-bulgarian"], (1913, 1913)),
                pair("bulgarian-romanian", ["nation-bulgarian", "nation-romanian"], (1913, 1913)),
            ],
        },
        Theme {
            id: "west",
            name: "theme-west",
            years: (1914, 1918),
            pairs: &[
                pair("french-german", ["nation-french", "nation-german"], (1914, 1918)),
                pair("german-french", ["nation-german", "nation-french"], (1914, 1918)),
                pair("british-german", ["nation-british", "nation-german"], (1914, 1918)),
                pair("german-british", ["nation-german", "nation-british"], (1914, 1918)),
                pair("belgian-german", ["nation-belgian", "nation-german"], (1914, 1918)),
                pair("german-belgian", ["nation-german", "nation-belgian"], (1914, 1918)),
                pair("australian-german", ["nation-australian", "nation-german"], (1916, 1918)),
                pair("german-australian", ["nation-german", "nation-australian"], (1916, 1918)),
                pair("portuguese-german", ["nation-portuguese", "nation-german"], (1917, 1918)),
                pair("german-portuguese", ["nation-german", "nation-portuguese"], (1917, 1918)),
                pair("american-german", ["nation-american", "nation-german"], (1918, 1918)),
                pair("german-american", ["nation-german", "nation-american"], (1918, 1918)),
            ],
        },
        Theme {
            id: "east",
            name: "theme-east",
            years: (1914, 1917),
            pairs: &[
                pair("russian-german", ["nation-russian", "nation-german"], (1914, 1917)),
                pair("german-russian", ["nation-german", "nation-russian"], (1914, 1917)),
                pair("russian-austrian", ["nation-russian", "nation-austrian"], (1914, 1917)),
                pair("austrian-russian", ["nation-austrian", "nation-russian"], (1914, 1917)),
                pair("serbian-austrian", ["nation-serbian", "nation-austrian"], (1914, 1915)),
                pair("austrian-serbian", ["nation-austrian", "nation-serbian"], (1914, 1915)),
                pair("romanian-austrian", ["nation-romanian", "nation-austrian"], (1916, 1917)),
                pair("austrian-romanian", ["nation-austrian", "nation-romanian"], (1916, 1917)),
                pair("romanian-german", ["nation-romanian", "nation-german"], (1916, 1917)),
                pair("german-romanian", ["nation-german", "nation-romanian"], (1916, 1917)),
            ],
        },
        Theme {
            id: "italy",
            name: "theme-italy",
            years: (1915, 1918),
            pairs: &[
                pair("italian-austrian", ["nation-italian", "nation-austrian"], (1915, 1918)),
                pair("austrian-italian", ["nation-austrian", "nation-italian"], (1915, 1918)),
                pair("italian-german", ["nation-italian", "nation-german"], (1917, 1917)),
                pair("german-italian", ["nation-german", "nation-italian"], (1917, 1917)),
                pair("british-austrian", ["nation-british", "nation-austrian"], (1917, 1918)),
                pair("austrian-british", ["nation-austrian", "nation-british"], (1917, 1918)),
            ],
        },
        Theme {
            id: "mountain",
            name: "theme-mountain",
            years: (1914, 1918),
            pairs: &[
                pair("italian-austrian", ["nation-italian", "nation-austrian"], (1915, 1918)),
                pair("austrian-italian", ["nation-austrian", "nation-italian"], (1915, 1918)),
                pair("russian-austrian", ["nation-russian", "nation-austrian"], (1914, 1917)),
                pair("austrian-russian", ["nation-austrian", "nation-russian"], (1914, 1917)),
                pair("russian-ottoman", ["nation-russian", "nation-ottoman"], (1914, 1917)),
                pair("ottoman-russian", ["nation-ottoman", "nation-russian"], (1914, 1917)),
                pair("french-german", ["nation-french", "nation-german"], (1914, 1916)),
                pair("german-french", ["nation-german", "nation-french"], (1914, 1916)),
                pair("serbian-bulgarian", ["nation-serbian", "nation-bulgarian"], (1915, 1918)),
                pair("bulgarian-serbian", ["nation-bulgarian", "nation-serbian"], (1915, 1918)),
                pair("french-bulgarian", ["nation-french", "nation-bulgarian"], (1915, 1918)),
                pair("bulgarian-french", ["nation-bulgarian", "nation-french"], (1915, 1918)),
                pair("austrian-montenegrin", ["nation-austrian", "nation-montenegrin"], (1914, 1916)),
                pair("montenegrin-austrian", ["nation-montenegrin", "nation-austrian"], (1914, 1916)),
            ],
        },
        Theme {
            id: "desert",
            name: "theme-desert",
            years: (1914, 1918),
            pairs: &[
                pair("british-ottoman", ["nation-british", "nation-ottoman"], (1914, 1918)),
                pair("ottoman-british", ["nation-ottoman", "nation-british"], (1914, 1918)),
                pair("indian-ottoman", ["nation-indian", "nation-ottoman"], (1914, 1918)),
                pair("ottoman-indian", ["nation-ottoman", "nation-indian"], (1914, 1918)),
                pair("australian-ottoman", ["nation-australian", "nation-ottoman"], (1916, 1918)),
                pair("ottoman-australian", ["nation-ottoman", "nation-australian"], (1916, 1918)),
                pair("arab-ottoman", ["nation-arab", "nation-ottoman"], (1916, 1918)),
                pair("ottoman-arab", ["nation-ottoman", "nation-arab"], (1916, 1918)),
            ],
        },
        Theme {
            id: "russia",
            name: "theme-russia",
            years: (1918, 1922),
            pairs: &[
                pair("red-white", ["nation-red", "nation-white"], (1918, 1922)),
                pair("white-red", ["nation-white", "nation-red"], (1918, 1922)),
                pair("red-czech", ["nation-red", "nation-czech"], (1918, 1919)),
                pair("czech-red", ["nation-czech", "nation-red"], (1918, 1919)),
                pair("red-ukrainian", ["nation-red", "nation-ukrainian"], (1918, 1920)),
                pair("ukrainian-red", ["nation-ukrainian", "nation-red"], (1918, 1920)),
                pair("white-makhno", ["nation-white", "nation-makhno"], (1919, 1920)),
                pair("makhno-white", ["nation-makhno", "nation-white"], (1919, 1920)),
                pair("red-makhno", ["nation-red", "nation-makhno"], (1919, 1921)),
                pair("makhno-red", ["nation-makhno", "nation-red"], (1919, 1921)),
            ],
        },
        Theme {
            id: "poland",
            name: "theme-poland",
            years: (1919, 1920),
            pairs: &[
                pair("polish-red", ["nation-polish", "nation-red"], (1919, 1920)),
                pair("red-polish", ["nation-red", "nation-polish"], (1919, 1920)),
                pair("polish-ukrainian", ["nation-polish", "nation-ukrainian"], (1919, 1919)),
                pair("ukrainian-polish", ["nation-ukrainian", "nation-polish"], (1919, 1919)),
                pair("czech-polish", ["nation-czech", "nation-polish"], (1919, 1919)),
                pair("polish-czech", ["nation-polish", "nation-czech"], (1919, 1919)),
                pair("czech-hungarian", ["nation-czech", "nation-hungarian"], (1919, 1919)),
                pair("hungarian-czech", ["nation-hungarian", "nation-czech"], (1919, 1919)),
            ],
        },
        Theme {
            id: "anatolia",
            name: "theme-anatolia",
            years: (1919, 1922),
            pairs: &[
                pair("greek-turkish", ["nation-greek", "nation-turkish"], (1919, 1922)),
                pair("turkish-greek", ["nation-turkish", "nation-greek"], (1919, 1922)),
                pair("french-turkish", ["nation-french", "nation-turkish"], (1920, 1921)),
                pair("turkish-french", ["nation-turkish", "nation-french"], (1920, 1921)),
            ],
        },
    ],
    sizes: &[
        Choice { id: "small", name: "size-small", rule: "r.surface" },
        Choice { id: "medium", name: "size-medium", rule: "r.surface" },
        Choice { id: "large", name: "size-large", rule: "r.surface" },
        Choice { id: "vast", name: "size-vast", rule: "r.surface" },
    ],
};

const fn pair(id: &'static str, sides: [&'static str; 2], years: (u16, u16)) -> Pair {
    Pair { id, sides, years }
}

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
