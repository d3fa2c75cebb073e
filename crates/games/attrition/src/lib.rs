//! *An Attrition of Souls*: all of Europe, from the spring of 1914 to the autumn of 1918.
//!
//! Each turn the Central Powers and then the Entente draw as many tiles from a pouch as they have industry, mobilise
//! them in their capitals, move them out along the paths, and fight where they meet: one roll a battle, read by both
//! sides. Seventeen points of industry at one's own draw win at once; else the richer side wins in the end.
//!
//! A position is where each of 130 tiles is, a few sets of regions, and the phase ([`position`]). The
//! [`sequence`](mod@sequence) of play follows the rulebook's; each chapter has its file.

mod arrange;
mod battle;
mod cards;
mod control;
mod decision;
mod event;
mod fog;
mod judgement;
pub mod map;
mod mobilisation;
mod movement;
mod odds;
mod offers;
mod planning;
pub mod position;
mod pouch;
mod priors;
mod rail;
mod reserves;
mod sequence;
mod set_up;
mod table;
pub mod tables;
pub mod tile;
mod war;

use std::sync::LazyLock;

use ::table::Language;
use contract::{About, Choice, Journal, Refusal, Rulebook, Setup, SetupError};
use game::{Door, Game};

pub use decision::{Decision, Subject};
pub use event::{Event, Shown};
pub use map::Map;
pub use position::Position;
pub use table::families;

include!(concat!(env!("OUT_DIR"), "/citations.rs"));

/// The rulebook.
pub fn rulebook() -> &'static Rulebook {
    static BOOK: LazyLock<Rulebook> = LazyLock::new(|| {
        Rulebook::parse(include_str!("../rulebook.toml")).expect("the build has read it before")
    });
    &BOOK
}

fn messages(language: Language) -> &'static str {
    match language {
        Language::Fr => include_str!("../i18n/fr.ftl"),
        Language::En => include_str!("../i18n/en.ftl"),
    }
}

const fn option(id: &'static str, name: &'static str, rule: &'static str) -> Choice {
    Choice { id, name, rule }
}

static ABOUT: About = About {
    id: "attrition",
    rules: 1,
    title: "title",
    tagline: "about-tagline",
    scale: "about-scale",
    length: "about-length",
    sides: ["central", "entente"],
    horizons: [1, 3, 3],
    scenarios: &[Choice { id: "1914", name: "scenario-1914", rule: "3" }],
    generator: None,
    options: &[
        option("tanks", "option-tanks", "9"),
        option("elites", "option-elites", "10"),
        option("air", "option-air", "11"),
        option("fog", "option-fog", "12"),
        option("alternate-entry", "option-alternate-entry", "13"),
        option("cards", "option-cards", "14"),
        option("mulligan", "option-mulligan", "16"),
        option("trenches", "option-trenches", "17"),
        option("generals", "option-generals", "18"),
        option("ruhr", "option-ruhr", "19"),
        option("historical", "option-historical", "20"),
    ],
    windows: &[],
    rulebook,
    tests: TESTS,
    messages,
    pack: map::own_pack,
};

/// Which optional chapters are played (7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Options {
    pub tanks: bool,
    pub elites: bool,
    pub air: bool,
    pub fog: bool,
    pub alternate: bool,
    pub cards: bool,
    pub mulligan: bool,
    pub trenches: bool,
    pub generals: bool,
    pub ruhr: bool,
    pub historical: bool,
}

/// The game, ready to play.
pub struct Attrition {
    setup: Setup,
    options: Options,
    /// The map it is played on.
    pub map: Map,
}

/// The journal of this game.
pub(crate) type Log = Journal<Event>;

/// A refusal, in short.
pub(crate) fn refuse<T>(rule: contract::Rule, because: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, because))
}

/// The game, for programs that name no types.
pub static GAME: &dyn Game = &Door::<Attrition>::NEW;

impl Attrition {
    /// Makes the game ready: its data read, its options set.
    pub(crate) fn new(mut setup: Setup) -> Result<Attrition, SetupError> {
        setup.check(&ABOUT)?;
        let map = Map::read(&setup.pack)?;
        let options = Options {
            tanks: setup.has("tanks"),
            elites: setup.has("elites"),
            air: setup.has("air"),
            fog: setup.has("fog"),
            alternate: setup.has("alternate-entry"),
            cards: setup.has("cards"),
            mulligan: setup.has("mulligan"),
            trenches: setup.has("trenches"),
            generals: setup.has("generals"),
            ruhr: setup.has("ruhr"),
            historical: setup.has("historical"),
        };
        Ok(Attrition { setup, options, map })
    }
}
