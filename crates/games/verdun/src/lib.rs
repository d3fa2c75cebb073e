//! *They Shall Not Pass*: Verdun, 21 to 29 February 1916.
//!
//! Nine days, a turn each. The Germans organise, bombard, move, assault and break through; then the French do. Regiments
//! stand in stacks on hexes of 700 m, exert zones of control, draw supply through their corps headquarters, and wear down
//! by steps and morale. Only the Germans score: towns, forts, Verdun itself, and the balance of losses.
//!
//! Nothing is hidden. A position is where 128 counters are and in what state, who controls which hex, a few markers,
//! and the phase ([`position`]). The [`sequence`](mod@sequence) of play follows the book's twelve phases; each chapter has
//! its file.

mod arrange;
mod assault;
mod bombardment;
mod caution;
mod decision;
mod doctrine;
mod event;
mod headings;
mod infiltration;
mod inspect;
mod judgement;
mod losses;
pub mod map;
mod morale;
mod movement;
mod odds;
mod offers;
mod organisation;
mod phases;
pub mod position;
mod priors;
mod prompts;
pub mod routes;
mod sequence;
mod set_up;
mod stacking;
mod supply;
mod table;
pub mod tables;
pub mod units;
mod victory;
mod words;
mod zones;

use std::sync::LazyLock;

use ::table::Language;
use contract::{
    About, BySeat, Choice, Journal, Moment, Pack, Refusal, Rule, Rulebook, Seat, Setup, SetupError,
};
use game::{Door, Game};

pub use assault::Reckoning;
pub use decision::{Decision, Subject};
pub use doctrine::{DIALS, Dial, Doctrine};
pub use event::{Blow, Event, March};
pub use position::Position;
pub use victory::{Counted, Score, loss_points};
pub use words::families;

use map::{Hex, Map};
use position::Units;
use tables::Tables;
use units::{Counter, Counters, Kind, Slot, UNITS};

include!(concat!(env!("OUT_DIR"), "/citations.rs"));

/// The first day of the battle, in February 1916.
pub const FIRST_DAY: u8 = 21;
/// The last.
pub const LAST_DAY: u8 = 29;
/// The day on which Pétain takes over (14.7).
pub const PETAIN: u8 = 26;
/// The day on which the 121st Division may come (6.42).
pub const CALL: u8 = 25;

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
    Pack::new([
        (map::FILE, include_str!("../data/map.toml")),
        (tables::FILE, include_str!("../data/tables.toml")),
        (units::FILE, include_str!("../data/units.toml")),
        (set_up::FILE, include_str!("../data/deployments.toml")),
    ])
}

const fn option(id: &'static str, name: &'static str, rule: &'static str) -> Choice {
    Choice { id, name, rule }
}

static ABOUT: About = About {
    id: "verdun",
    rules: 3,
    title: "title",
    tagline: "about-tagline",
    scale: "about-scale",
    length: "about-length",
    sides: ["german", "french"],
    horizons: [1, 3, 3],
    scenarios: &[Choice { id: "campaign", name: "scenario-campaign", rule: "1" }],
    generator: None,
    options: &[
        option("left-bank", "option-left-bank", "15.1"),
        option("total-effort", "option-total-effort", "15.2"),
        option("attached", "option-attached", "15.3"),
        option("heavy-forts", "option-heavy-forts", "15.4"),
        option("infiltration", "option-infiltration", "15.5"),
    ],
    windows: &[Moment { id: "support", name: "window-support", asked: true }],
    rulebook,
    tests: TESTS,
    messages,
    pack: own_pack,
};

/// Which options are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Options {
    pub left_bank: bool,
    pub total_effort: bool,
    pub attached: bool,
    pub heavy_forts: bool,
    pub infiltration: bool,
}

/// The game, ready to play.
pub struct Verdun {
    setup: Setup,
    options: Options,
    /// The map.
    pub map: Map,
    /// The book's tables.
    pub tables: Tables,
    /// The counters.
    pub counters: Counters,
    /// What each side's computer player goes by: the usual doctrine first, then the plans, the drill last.
    pub doctrines: BySeat<Vec<Doctrine>>,
    deployments: set_up::Deployments,
    kinds: [Kind; UNITS],
    of_side: BySeat<Units>,
    /// Where the guns of the left bank stand, which no barrage reaches (14.33).
    forges: Hex,
}

/// The journal of this game.
pub(crate) type Log = Journal<Event>;

/// A refusal, in short.
pub(crate) fn refuse<T>(rule: Rule, because: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, because))
}

/// The game, for programs that name no types.
pub static GAME: &dyn Game = &Door::<Verdun>::NEW;

impl Verdun {
    /// A counter.
    pub fn counter(&self, slot: Slot) -> &Counter {
        &self.counters.all[usize::from(slot)]
    }

    /// What a counter is.
    pub(crate) fn kind(&self, slot: Slot) -> Kind {
        self.kinds[usize::from(slot)]
    }

    /// Whose it is.
    pub(crate) fn side(&self, slot: Slot) -> Seat {
        if self.of_side[Seat::First] & 1 << slot != 0 { Seat::First } else { Seat::Second }
    }

    /// The counters of a side.
    pub(crate) fn slots_of(&self, side: Seat) -> impl Iterator<Item = Slot> + use<> {
        position::each(self.of_side[side])
    }

    /// Guns off the map (14.31, 14.32).
    pub(crate) fn is_off_map(&self, slot: Slot) -> bool {
        self.counter(slot).shots > 0
    }
}

impl Verdun {
    /// Makes the game ready: its data read, its options set.
    pub(crate) fn new(mut setup: Setup) -> Result<Verdun, SetupError> {
        setup.check(&ABOUT)?;
        let tables = Tables::read(&setup.pack)?;
        let map = Map::read(&setup.pack, &tables)?;
        let counters = Counters::read(&setup.pack, &map)?;
        let deployments = set_up::Deployments::read(&setup.pack, &map, &counters)?;
        let options = Options {
            left_bank: setup.has("left-bank"),
            total_effort: setup.has("total-effort"),
            attached: setup.has("attached"),
            heavy_forts: setup.has("heavy-forts"),
            infiltration: setup.has("infiltration"),
        };
        let mut kinds = [Kind::Remnant; UNITS];
        let mut of_side = BySeat([0; 2]);
        let mut forges = Hex::NONE;
        for (slot, counter) in counters.all.iter().enumerate() {
            kinds[slot] = counter.kind;
            of_side[counter.side] |= 1 << slot;
            if let (Kind::ArmyArtillery, 0, units::Begins::In(hexes)) =
                (counter.kind, counter.movement, &counter.begins)
            {
                forges = hexes[0];
            }
        }
        let doctrines = BySeat(doctrine::doctrines());
        Ok(Verdun { setup, options, map, tables, counters, doctrines, deployments, kinds, of_side, forges })
    }
}
