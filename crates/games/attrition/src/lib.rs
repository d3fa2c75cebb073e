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
mod caution;
mod control;
mod decision;
mod event;
mod fog;
mod headings;
mod judgement;
pub mod map;
mod mobilisation;
mod movement;
mod odds;
mod offers;
mod phases;
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
use contract::{About, Choice, Journal, Moment, Refusal, Rulebook, Setup};
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

/// The optional chapters (7): each by its name in the program, its id, the key of its name and its section.
macro_rules! options {
    ($($option:ident: $id:literal, $name:literal, $rule:literal;)+) => {
        const OPTIONS: &[Choice] = &[$(Choice { id: $id, name: $name, rule: $rule }),+];

        /// Which optional chapters are played (7).
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub(crate) struct Options {
            $(pub $option: bool),+
        }

        impl Options {
            /// Those of a set-up.
            fn of(setup: &Setup) -> Options {
                Options { $($option: setup.has($id)),+ }
            }
        }
    };
}

options! {
    tanks: "tanks", "option-tanks", "9";
    elites: "elites", "option-elites", "10";
    air: "air", "option-air", "11";
    fog: "fog", "option-fog", "12";
    alternate: "alternate-entry", "option-alternate-entry", "13";
    cards: "cards", "option-cards", "14";
    mulligan: "mulligan", "option-mulligan", "16";
    trenches: "trenches", "option-trenches", "17";
    generals: "generals", "option-generals", "18";
    ruhr: "ruhr", "option-ruhr", "19";
    historical: "historical", "option-historical", "20";
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
    options: OPTIONS,
    windows: &[Moment { id: "surrender", name: "window-surrender", asked: false }],
    rulebook,
    tests: TESTS,
    messages,
    pack: map::own_pack,
};

/// The game, ready to play.
pub struct Attrition {
    setup: Setup,
    options: Options,
    /// The map it is played on.
    pub map: Map,
}

/// The journal of this game.
pub(crate) type Log = Journal<Event>;

/// What a check answers: nothing, or why not.
pub(crate) type Checked = Result<(), Refusal>;

/// A refusal, in short.
pub(crate) fn refuse<T>(rule: contract::Rule, because: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, because))
}

/// The game, for programs that name no types.
pub static GAME: &dyn Game = &Door::<Attrition>::NEW;
