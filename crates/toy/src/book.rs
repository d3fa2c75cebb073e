//! What the toy says of itself: its rulebook, its words, its scenarios and what they are drawn from.

use std::sync::LazyLock;

use contract::{About, Choice, Generator, Pack, Pair, Rulebook, Theme};

static RULEBOOK: LazyLock<Rulebook> = LazyLock::new(|| {
    Rulebook::parse(include_str!("../rulebook.toml")).expect("the build has read it before")
});

const fn pair(id: &'static str, sides: [&'static str; 2], years: (u16, u16)) -> Pair {
    Pair { id, sides, years }
}

/// What the toy draws scenarios from: their sizes alone matter to it.
static GENERATOR: Generator = Generator {
    rule: "6",
    themes: &[
        Theme {
            id: "foot",
            name: "foot",
            years: (1912, 1914),
            pairs: &[
                pair("blue-red", ["blue", "red"], (1912, 1914)),
                pair("red-blue", ["red", "blue"], (1912, 1913)),
                pair("blue-blue", ["blue", "blue"], (1914, 1914)),
            ],
        },
        Theme {
            id: "wheels",
            name: "wheels",
            years: (1918, 1923),
            pairs: &[
                pair("blue-red", ["blue", "red"], (1918, 1923)),
                pair("red-blue", ["red", "blue"], (1919, 1920)),
            ],
        },
    ],
    sizes: &[
        Choice { id: "short", name: "short", rule: "6" },
        Choice { id: "long", name: "long", rule: "6" },
        Choice { id: "steady", name: "steady", rule: "6" },
    ],
};

const fn about(rules: u32) -> About {
    About {
        id: "toy",
        rules,
        title: "toy",
        tagline: "toy",
        scale: "toy",
        length: "toy",
        sides: ["blue", "red"],
        horizons: [1, 3, 3],
        scenarios: &[
            Choice { id: "raid", name: "raid", rule: "6" },
            Choice { id: "siege", name: "siege", rule: "6" },
        ],
        generator: Some(&GENERATOR),
        options: &[Choice { id: "tireless", name: "tireless", rule: "3" }],
        windows: &[],
        rulebook: || &RULEBOOK,
        tests: crate::TESTS,
        messages: |language| language.either(include_str!("../i18n/fr.ftl"), include_str!("../i18n/en.ftl")),
        pack: || Pack::new([(DECK_FILE, "1")]),
    }
}

pub(crate) static TODAY: About = about(CURRENT);
pub(crate) static TOMORROW: About = about(CORRECTED);

/// The pack's only file: how many cards of each value a deck holds.
pub const DECK_FILE: &str = "deck.txt";

/// The game as it stands.
pub const CURRENT: u32 = 1;
/// The game after some rule was corrected.
pub const CORRECTED: u32 = 2;
