//! *La Grande Guerre*: trench battles with cards, 1915 to 1917.
//!
//! A turn is one command card: it orders a few units, which move and then fight with dice whose symbols wound, drive
//! back, or bring tokens. Tokens pay for combat cards, many of them played in the other player's turn, and for the reserve
//! artillery. Whoever first has the scenario's number of medals wins: one a unit destroyed, others for ground.
//!
//! A position is where 48 units are, a few sets of hexes, two decks, and the phase ([`position`]). The
//! [`sequence`](mod@sequence) of play follows the book's five phases; each chapter has its file.

/// Names an enum whose variants have codes, in the data and in the keys of their names: `specialist-engineer`.
macro_rules! named {
    (
        $(#[$of_enum:meta])*
        pub enum $name:ident: $family:literal {
            $($(#[$of_variant:meta])* $variant:ident = $code:literal),+ $(,)?
        }
    ) => {
        $(#[$of_enum])*
        pub enum $name {
            $($(#[$of_variant])* $variant),+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($code),+].len()] = [$($name::$variant),+];

            /// Its stable name.
            pub fn code(self) -> &'static str {
                [$($code),+][self as usize]
            }

            /// The one of this name.
            pub fn named(code: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|known| known.code() == code)
            }

            /// Its name in words.
            pub fn text(self) -> ::table::Text {
                ::table::Text::key(format!(concat!($family, "-{}"), self.code()))
            }
        }
    };
}

/// What is wanted of the first combat card in force that has such an effect.
macro_rules! in_force {
    ($game:expr, $p:expr, $effect:pat $(if $guard:expr)? => $wanted:expr) => {
        $game.in_force($p, |effect| match effect {
            $effect $(if $guard)? => Some($wanted),
            _ => None,
        })
    };
}

mod aftermath;
mod arrange;
mod artillery;
mod attack;
pub mod board;
mod bounds;
pub mod cards;
mod cards_text;
mod caution;
mod combat;
mod combat_cards;
mod command;
mod decision;
mod end_of_turn;
mod event;
mod fog;
mod goals;
mod headings;
mod inspect;
mod judgement;
mod medals;
mod movement;
mod odds;
mod offers;
mod phases;
pub mod position;
mod priors;
mod prompts;
mod retreat;
pub mod scenario;
mod sequence;
mod set_up;
mod specialists;
mod table;
pub mod tables;
mod tanks;
mod terrain;
mod tokens;
mod trades;
mod words;

use std::sync::LazyLock;

use ::table::Language;
use contract::{About, Choice, Journal, Moment, Pack, Refusal, Rule, Rulebook, Seat, Setup, SetupError};
use game::{Door, Game};

pub use decision::{ALONE, Decision, Subject};
pub use event::{Blow, Event, Read};
pub use position::Position;
pub use scenario::Scenario;
pub use words::families;

use board::Hex;
use position::Slot;
use tables::{Arm, Combat, Command, Effect, SpecialistKind, Tables, Tactic, UnitKind};

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

/// The files of these names, with what is in them.
macro_rules! own_files {
    ($($name:expr),* $(,)?) => { Pack::new([$(($name, include_str!(concat!("../data/", $name)))),*]) };
}

/// The battles of the two books, each with its section and its file.
macro_rules! battles {
    ($($number:literal),* $(,)?) => {
        /// The numbers of the scenarios.
        const NUMBERS: [u8; [$($number),*].len()] = [$($number),*];

        static BATTLES: &[Choice] = &[$(Choice {
            id: stringify!($number),
            name: concat!("scenario-", $number),
            rule: concat!("scenario.", $number),
        }),*];

        /// The data the game is played with unless a pack replaces it.
        pub fn own_pack() -> Pack {
            own_files!["cards.toml", "terrain.toml", "units.toml", $(concat!("scenarios/", $number, ".toml")),*]
        }
    };
}

battles![
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52,
    53, 54, 55, 56, 57, 58,
];

const fn option(id: &'static str, name: &'static str, rule: &'static str) -> Choice {
    Choice { id, name, rule }
}

static ABOUT: About = About {
    id: "grande-guerre",
    rules: 2,
    title: "title",
    tagline: "about-tagline",
    scale: "about-scale",
    length: "about-length",
    sides: ["german", "allied"],
    horizons: [1, 3, 6],
    scenarios: BATTLES,
    generator: None,
    options: &[
        option("specialists", "option-specialists", "specialiste.supplementaires"),
        option("historical", "option-historical", "specialiste.historique"),
        option("replace", "option-replace", "specialiste.remplacer"),
        option("saint-chamond", "option-saint-chamond", "r.char-substitution"),
        option("craters", "option-craters", "r.crateres-55"),
        option("french-pressed", "option-french-pressed", "r.presse-53"),
        option("tank-medals", "option-tank-medals", "r.char-medaille"),
    ],
    // Being asked at every single move is for those who want it.
    windows: &[
        Moment { id: "command", name: "window-command", asked: true },
        Moment { id: "move", name: "window-move", asked: false },
        Moment { id: "bombard", name: "window-bombard", asked: true },
        Moment { id: "close", name: "window-close", asked: true },
        Moment { id: "roll", name: "window-roll", asked: true },
        Moment { id: "ranged", name: "window-ranged", asked: true },
        Moment { id: "melee", name: "window-melee", asked: true },
    ],
    rulebook,
    tests: TESTS,
    messages,
    pack: own_pack,
};

/// Which options are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Options {
    pub specialists: bool,
    pub historical: bool,
    pub replace: bool,
    pub saint_chamond: bool,
    pub craters: bool,
    pub french_pressed: bool,
    pub tank_medals: bool,
}

/// The game, ready to play.
pub struct GrandeGuerre {
    setup: Setup,
    options: Options,
    /// Dice, terrains, units, cards.
    pub tables: Tables,
    /// The battle that is fought.
    pub scenario: Scenario,
    masks: terrain::Masks,
    outlook: judgement::Outlook,
    /// The combat cards of each timing.
    timed: Vec<Vec<Combat>>,
    /// The section of each combat card.
    card_rules: Vec<Rule>,
    /// The section of each command card.
    order_rules: Vec<Rule>,
    /// The section of the scenario.
    scenario_rule: Rule,
    /// Who is pressed by time, the option included.
    pressed: Option<Seat>,
    first_strike: Command,
    saint_chamond: u8,
}

/// The journal of this game.
pub(crate) type Log = Journal<Event>;

/// A refusal, in short.
pub(crate) fn refuse<T>(rule: Rule, because: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, because))
}

/// The active side's unit on a hex.
pub(crate) fn own_unit(p: &Position, hex: Hex, rule: Rule) -> Result<Slot, Refusal> {
    p.own_at(p.active, hex).map_or_else(|| refuse(rule, "no-own-unit"), Ok)
}

/// The game, for programs that name no types.
pub static GAME: &dyn Game = &Door::<GrandeGuerre>::NEW;

impl GrandeGuerre {
    /// The kind of a unit.
    pub(crate) fn kind(&self, p: &Position, slot: Slot) -> &UnitKind {
        &self.tables.units[usize::from(p.unit(slot).kind)]
    }

    /// The arm of a unit.
    pub(crate) fn arm(&self, p: &Position, slot: Slot) -> Arm {
        self.kind(p, slot).arm
    }

    /// What a unit can do by its specialist.
    pub(crate) fn skills(&self, p: &Position, slot: Slot) -> &SpecialistKind {
        self.tables.skills(p.unit(slot).trade)
    }

    /// The section of the combat card that has such an effect.
    pub(crate) fn rule_of(&self, wanted: impl Fn(Effect) -> bool) -> Rule {
        let card = self.tables.combats.iter().position(|card| wanted(card.effect)).unwrap_or(0);
        self.card_rules[card]
    }
}

impl GrandeGuerre {
    /// Makes the game ready: its data read, its options set.
    pub(crate) fn new(mut setup: Setup) -> Result<GrandeGuerre, SetupError> {
        setup.check(&ABOUT)?;
        let tables = Tables::read(&setup.pack)?;
        let scenario = Scenario::read(&setup.pack, &tables, &setup.scenario)?;
        let options = Options {
            specialists: setup.has("specialists"),
            historical: setup.has("historical"),
            replace: setup.has("replace"),
            saint_chamond: setup.has("saint-chamond"),
            craters: setup.has("craters"),
            french_pressed: setup.has("french-pressed"),
            tank_medals: setup.has("tank-medals"),
        };
        let masks = terrain::Masks::of(&tables, &scenario);
        let outlook = judgement::Outlook::of(&scenario, &tables);
        let mut timed = vec![Vec::new(); tables::TIMINGS];
        for (place, card) in tables.combats.iter().enumerate() {
            timed[card.effect.timing() as usize].push(Combat(place as u8));
        }
        let section = |family: &str, id: &str| {
            let found = rulebook().find(&format!("{family}.{id}"));
            found.expect("the rulebook has a section for every card and every scenario")
        };
        let card_rules = tables.combats.iter().map(|card| section("carte", &card.id)).collect();
        let order_rules = tables.commands.iter().map(|card| section("ordre", &card.id)).collect();
        let scenario_rule = section("scenario", &setup.scenario);
        let turned = scenario.pressed_by_option.filter(|_| options.french_pressed);
        let pressed = turned.or(scenario.pressed);
        let first_strike = tables.commands.iter().position(|card| card.tactic == Some(Tactic::FirstStrike));
        let saint_chamond = tables.units.iter().position(|kind| kind.id == "saint-chamond");
        Ok(GrandeGuerre {
            setup,
            options,
            masks,
            outlook,
            timed,
            card_rules,
            order_rules,
            scenario_rule,
            pressed,
            first_strike: Command(first_strike.map_or(22, |place| place as u8)),
            saint_chamond: saint_chamond.unwrap_or(0) as u8,
            tables,
            scenario,
        })
    }
}
