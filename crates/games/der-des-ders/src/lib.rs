//! *La Der des Ders*: a table of miniatures, 1912 to 1923.
//!
//! Infantry, cavalry and armoured trains of one to four cohesion points on hexes of one UD, activated by tokens drawn from a cup, one
//! by one or in chains. What a unit does beyond a step costs resource points, more the longer and the harder its supply line is.
//! Guns, gas and aircraft open each turn. Ten battles are ready; any other is drawn, recruited and dug by the rulebook's
//! generator.
//!
//! Hidden are the deployment until both sides have made it, and whoever lies in ambush ([`fog`](mod@fog)). A position is where 96 units
//! are and in what state, and what the battle has made of the ground ([`position`]). The [`sequence`](mod@sequence) of play follows the book;
//! each chapter has its file.

mod arrange;
mod assault;
mod assault_odds;
mod barred;
mod bombardment;
mod caution;
mod cavalry;
mod decision;
mod deployment;
pub mod doctrine;
mod end_of_turn;
mod event;
mod fire;
mod fog;
pub mod generator;
mod ground;
mod headings;
mod inspect;
mod judgement;
pub mod map;
mod movement;
mod odds;
mod offers;
mod phases;
pub mod position;
mod priors;
mod prompts;
mod reaction;
mod recruiting;
pub mod scenario;
mod sequence;
mod set_up;
mod sight;
mod supply;
mod table;
mod trains;
pub mod units;
mod words;

use std::sync::LazyLock;

use ::table::Language;
use contract::{About, Choice, Journal, Moment, Pack, Refusal, Rule, Rulebook, Seat, Setup};
use game::{Door, Game};

pub use assault::Strength;
pub use decision::{Decision, Subject};
pub use event::{Die, Event, Rolls, Shot, Who};
pub use fire::Aim;
pub use position::Position;
pub use supply::Supply;
pub use words::families;

use doctrine::Doctrine;
use map::Map;
use scenario::{Army, Scenario};
use units::Class;

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

/// The data the game is played with unless a pack replaces it.
pub fn own_pack() -> Pack {
    Pack::new(scenario::FILES)
}

const fn choice(id: &'static str, name: &'static str, rule: &'static str) -> Choice {
    Choice { id, name, rule }
}

static ABOUT: About = About {
    id: "der-des-ders",
    rules: 2,
    title: "title",
    tagline: "about-tagline",
    scale: "about-scale",
    length: "about-length",
    sides: ["attacker", "defender"],
    horizons: [1, 24, 24],
    scenarios: &[
        choice("kumanovo", "scenario-kumanovo", "scenario.kumanovo"),
        choice("le-cateau", "scenario-le-cateau", "scenario.le-cateau"),
        choice("champagne", "scenario-champagne", "scenario.champagne"),
        choice("caures", "scenario-caures", "scenario.caures"),
        choice("cambrai", "scenario-cambrai", "scenario.cambrai"),
        choice("caporetto", "scenario-caporetto", "scenario.caporetto"),
        choice("villers", "scenario-villers", "scenario.villers"),
        choice("megiddo", "scenario-megiddo", "scenario.megiddo"),
        choice("tsaritsyn", "scenario-tsaritsyn", "scenario.tsaritsyn"),
        choice("komarow", "scenario-komarow", "scenario.komarow"),
    ],
    options: &[choice("decoys", "option-decoys", "r.decoy")],
    windows: &[Moment { id: "reaction", name: "window-reaction", asked: true }],
    generator: Some(&generator::GENERATOR),
    rulebook,
    tests: TESTS,
    messages,
    pack: own_pack,
};

/// Which options are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Options {
    pub decoys: bool,
}

/// The game, ready to play.
pub struct DerDesDers {
    setup: Setup,
    options: Options,
    /// The battle.
    pub scenario: Scenario,
    /// The table.
    pub map: Map,
    /// Whether there are armoured trains.
    has_trains: bool,
    /// Whether there is wire, or may be.
    has_wire: bool,
    /// What each side's computer player goes by: the usual doctrine first, then the plans, the drill last.
    pub doctrines: [Vec<Doctrine>; 2],
}

/// The journal of this game.
pub(crate) type Log = Journal<Event>;

/// A refusal, in short.
pub(crate) fn refuse<T>(rule: Rule, because: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, because))
}

/// The game, for programs that name no types.
pub static GAME: &dyn Game = &Door::<DerDesDers>::NEW;

impl DerDesDers {
    /// The army of a side.
    pub(crate) fn army(&self, side: Seat) -> &Army {
        &self.scenario.armies[side.index()]
    }

    /// A battle of one's own making, ready to play with these options.
    pub fn of(scenario: Scenario, setup: Setup) -> DerDesDers {
        let units = || scenario.armies.iter().flat_map(|army| &army.units);
        let levies = scenario.armies.iter().any(|army| army.levy.is_some());
        DerDesDers {
            options: Options { decoys: setup.has("decoys") },
            map: Map::of(scenario.board.clone()),
            has_trains: units().any(|unit| unit.class == Class::Train),
            has_wire: levies || scenario.board.cells.iter().any(|cell| cell.wire),
            doctrines: doctrine::doctrines(),
            scenario,
            setup,
        }
    }
}
