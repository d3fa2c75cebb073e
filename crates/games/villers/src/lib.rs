//! *Into the Bastards!*: Villers-Bretonneux, 24 and 25 April 1918.
//!
//! Battalions and tanks on hexes of 200 m, activated one by one with two to four medals each to spend on moving, firing, assaulting,
//! rallying and slipping away. The turns begin in good order: guns, Allies, Germans. As battalions assault and fall, intensity
//! rises; once it has caught up with confusion, markers drawn from a cup say who acts. At nightfall the Australians attack.
//!
//! Nothing is hidden. A position is where 96 counters are and in what state, the turn, the phase and the cup ([`position`]). The
//! [`sequence`](mod@sequence) of play follows the book; each chapter has its file.

mod activation;
mod arrange;
mod arrivals;
mod artillery;
mod assault;
mod caution;
mod combat;
mod communication;
mod decision;
pub mod doctrine;
mod event;
mod garrison;
mod headings;
mod inspect;
mod intensity;
mod judgement;
mod manoeuvre;
pub mod map;
mod markers;
mod movement;
mod night;
mod odds;
mod offers;
mod phases;
pub mod position;
mod priors;
mod prompts;
mod retreat;
mod returns;
mod routes;
mod sequence;
mod set_up;
mod sight;
mod table;
pub mod tables;
mod tanks;
pub mod units;
mod victory;
mod words;
mod zones;

use std::sync::LazyLock;

use ::table::Language;
use contract::{About, BySeat, Choice, Journal, Pack, Refusal, Rule, Rulebook, Seat, Setup, SetupError};
use game::{Door, Game};

pub use decision::{Decision, Subject};
pub use event::Event;
pub use position::Position;
pub use tanks::Repaired;
pub use victory::{DECISIVE, GAINS, Gain, STRATEGIC, Standing};
pub use words::families;

use doctrine::Doctrine;
use map::{Hexes, Map};
use position::Units;
use tables::Tables;
use units::{Counter, Counters, Kind, Slot, UNITS};

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
    Pack::new([
        (map::FILE, include_str!("../data/map.toml")),
        (tables::FILE, include_str!("../data/tables.toml")),
        (units::FILE, include_str!("../data/units.toml")),
    ])
}

const fn choice(id: &'static str, name: &'static str, rule: &'static str) -> Choice {
    Choice { id, name, rule }
}

static ABOUT: About = About {
    id: "villers",
    rules: 2,
    title: "title",
    tagline: "about-tagline",
    scale: "about-scale",
    length: "about-length",
    sides: ["german", "allied"],
    horizons: [1, 3, 3],
    scenarios: &[
        choice("first-tank-battle", "scenario-first-tank-battle", "12.1"),
        choice("second-battle", "scenario-second-battle", "12.2"),
    ],
    generator: None,
    options: &[
        choice("machine-guns", "option-machine-guns", "opt.1"),
        choice("night-tanks", "option-night-tanks", "opt.2"),
        choice("cohesion", "option-cohesion", "opt.3"),
        choice("reserve-tanks", "option-reserve-tanks", "r.opt-tanks"),
        choice("most-points", "option-most-points", "r.most-points"),
    ],
    windows: &[],
    rulebook,
    tests: TESTS,
    messages,
    pack: own_pack,
};

/// Which options are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Options {
    pub machine_guns: bool,
    pub night_tanks: bool,
    pub cohesion: bool,
    pub reserve_tanks: bool,
}

/// The game, ready to play.
pub struct Villers {
    setup: Setup,
    options: Options,
    /// The scenario: 0 is the first, 1 the second.
    pub scenario: usize,
    /// The map.
    pub map: Map,
    /// The book's tables.
    pub tables: Tables,
    /// The counters.
    pub counters: Counters,
    kinds: [Kind; UNITS],
    printed_medals: [u8; UNITS],
    of_side: BySeat<Units>,
    tanks: Units,
    /// The turn of the night attack (10).
    attack_turn: u8,
    /// A7Vs that enter freely, and those that may enter beside them.
    free_a7vs: u8,
    more_a7vs: u8,
    /// What each side's computer player goes by: the usual doctrine first, then the plans, the drill last.
    pub doctrines: [Vec<Doctrine>; 2],
    /// For the computer players: how far each hex is from the places that count for victory, and last from the German trenches.
    far: Vec<[u8; LINE + 1]>,
    /// For them too: the hexes within two and within three of each.
    within_two: Vec<Hexes>,
    within_three: Vec<Hexes>,
}

/// The German trenches among what the computer players reckon distances to.
pub(crate) const LINE: usize = 6;

/// The journal of this game.
pub(crate) type Log = Journal<Event>;

/// The set of some counters.
pub(crate) fn set_of(slots: impl Iterator<Item = Slot>) -> Units {
    slots.fold(0, |set, slot| set | 1 << slot)
}

/// A refusal, in short.
pub(crate) fn refuse<T>(rule: Rule, because: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, because))
}

/// How far a hex is from each place that counts, and from the German trenches.
fn distances(map: &Map, hex: map::Hex) -> [u8; LINE + 1] {
    let nearest = |hexes: &Hexes| {
        let there = hexes.iter().filter(|there| *there < map.hexes);
        there.map(|there| map.distance(hex, map::Hex(there as u16))).min().unwrap_or(99)
    };
    let mut far = [0; LINE + 1];
    for (far, prize) in far.iter_mut().zip(&map.prizes) {
        *far = nearest(prize);
    }
    far[LINE] = nearest(&map.trench[Seat::First]);
    far
}

/// The game, for programs that name no types.
pub static GAME: &dyn Game = &Door::<Villers>::NEW;

impl Villers {
    /// A counter.
    pub fn counter(&self, slot: Slot) -> &Counter {
        &self.counters.all[usize::from(slot)]
    }

    /// What a counter is.
    pub(crate) fn kind(&self, slot: Slot) -> Kind {
        self.kinds[usize::from(slot)]
    }

    /// Whether it is a tank.
    pub(crate) fn is_tank(&self, slot: Slot) -> bool {
        self.tanks & 1 << slot != 0
    }

    /// Whose it is.
    pub(crate) fn side(&self, slot: Slot) -> Seat {
        if self.of_side[Seat::First] & 1 << slot != 0 { Seat::First } else { Seat::Second }
    }

    /// All counters.
    pub(crate) fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        0..self.counters.all.len() as Slot
    }

    /// The counters of a side.
    pub(crate) fn slots_of(&self, side: Seat) -> impl Iterator<Item = Slot> + use<> {
        position::each(self.of_side[side])
    }
}

impl Villers {
    /// Makes the game ready: its data read, its options set.
    pub(crate) fn new(mut setup: Setup) -> Result<Villers, SetupError> {
        setup.check(&ABOUT)?;
        let scenario = usize::from(setup.scenario != ABOUT.scenarios[0].id);
        let mut tables = Tables::read(&setup.pack, scenario)?;
        if setup.has("most-points") {
            tables.most_points_win();
        }
        let map = Map::read(&setup.pack, &tables, scenario)?;
        let counters = Counters::read(&setup.pack, &map, &tables)?;
        let options = Options {
            machine_guns: setup.has("machine-guns"),
            night_tanks: setup.has("night-tanks"),
            cohesion: setup.has("cohesion"),
            reserve_tanks: setup.has("reserve-tanks"),
        };
        let mut kinds = [Kind::Battalion; UNITS];
        let mut printed_medals = [0; UNITS];
        let (mut of_side, mut tanks) = (BySeat::default(), 0);
        for (slot, counter) in counters.all.iter().enumerate() {
            kinds[slot] = counter.kind;
            printed_medals[slot] = counter.medals;
            of_side[counter.side] |= 1 << slot;
            tanks |= Units::from(counter.kind.is_tank()) << slot;
        }
        let reserve =
            counters.all.iter().filter(|counter| counter.reserve && options.reserve_tanks).count() as u8;
        // Those in reserve are free where there is no price for more (r.opt-tanks).
        let (free_a7vs, more_a7vs) = match tables.scenario.a7v_more {
            0 => (tables.scenario.a7v + reserve, 0),
            more => (tables.scenario.a7v, more + reserve),
        };
        let attack_turn = tables.attack_turn();
        let far = map.all().map(|hex| distances(&map, hex)).collect();
        let within = |reach: u8| {
            let disc = |hex: map::Hex| {
                let mut disc = Hexes::default();
                let near = map.all().filter(|there| map.distance(hex, *there) <= reach);
                near.for_each(|there| disc.add(there.index()));
                disc
            };
            map.all().map(disc).collect()
        };
        let (within_two, within_three) = (within(2), within(3));
        Ok(Villers {
            setup,
            options,
            scenario,
            map,
            tables,
            counters,
            kinds,
            printed_medals,
            of_side,
            tanks,
            attack_turn,
            free_a7vs,
            more_a7vs,
            doctrines: doctrine::doctrines(),
            far,
            within_two,
            within_three,
        })
    }
}
