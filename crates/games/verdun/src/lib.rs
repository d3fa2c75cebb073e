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
mod decision;
mod doctrine;
mod event;
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
mod picture;
pub mod position;
mod promise;
mod prompts;
mod routes;
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

use ::table::{Inspection, Language, Measure, Offer, Picture, Scene, Table, Text};
use contract::{
    About, Choice, Chore, Dice, Journal, Line, Moment, Odds, Onlooker, Outcome, Pack, Refusal, Rule,
    Rulebook, Rules, Scored, Seat, Seats, Setup, SetupError, Window,
};

pub use decision::{Decision, Subject};
pub use doctrine::{DIALS, Dial, Doctrine};
pub use event::Event;
pub use position::Position;
pub use victory::{Score, loss_points};
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
    pub doctrines: [Vec<Doctrine>; 2],
    deployments: set_up::Deployments,
    kinds: [Kind; UNITS],
    of_side: [Units; 2],
    /// Where the guns of the left bank stand, which no barrage reaches (14.33).
    forges: Hex,
}

/// The journal of this game.
pub(crate) type Log = Journal<Event>;

/// A refusal, in short.
pub(crate) fn refuse<T>(rule: Rule, because: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, because))
}

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
        if self.of_side[0] & 1 << slot != 0 { Seat::First } else { Seat::Second }
    }

    /// The counters of a side.
    pub(crate) fn slots_of(&self, side: Seat) -> impl Iterator<Item = Slot> + use<> {
        position::each(self.of_side[side.index()])
    }

    /// Guns off the map (14.31, 14.32).
    pub(crate) fn is_off_map(&self, slot: Slot) -> bool {
        self.counter(slot).shots > 0
    }
}

impl Rules for Verdun {
    type Position = Position;
    type Decision = Decision;
    type Subject = Subject;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn ready(mut setup: Setup) -> Result<Verdun, SetupError> {
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
        let mut of_side = [0; 2];
        let mut forges = Hex::NONE;
        for (slot, counter) in counters.all.iter().enumerate() {
            kinds[slot] = counter.kind;
            of_side[counter.side.index()] |= 1 << slot;
            if let (Kind::ArmyArtillery, 0, units::Begins::In(hexes)) =
                (counter.kind, counter.movement, &counter.begins)
            {
                forges = hexes[0];
            }
        }
        let doctrines = doctrine::doctrines();
        Ok(Verdun { setup, options, map, tables, counters, doctrines, deployments, kinds, of_side, forges })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn begin(&self, dice: &mut Dice, journal: &mut Log) -> Position {
        let mut position = self.set_up();
        self.proceed(&mut position, dice, journal);
        position
    }

    fn to_decide(&self, position: &Position) -> Seats {
        self.awaited(position)
    }

    fn subjects(&self, position: &Position, seat: Seat, out: &mut Vec<Subject>) {
        if self.awaited(position).has(seat) {
            self.each_subject(position, &mut |subject| out.push(subject));
        }
    }

    fn decisions_of(&self, position: &Position, seat: Seat, subject: Subject, out: &mut Vec<Decision>) {
        if self.awaited(position).has(seat) {
            self.list(position, subject, &mut |decision| out.push(decision));
        }
    }

    fn check(&self, position: &Position, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        self.check_decision(position, seat, decision)
    }

    fn apply(
        &self,
        position: &mut Position,
        _seat: Seat,
        decision: Decision,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        self.carry_out(position, decision, dice, journal);
        self.proceed(position, dice, journal);
    }

    fn why_not(
        &self,
        position: &Position,
        seat: Seat,
        subject: Subject,
        target: Option<Subject>,
    ) -> Option<Refusal> {
        self.explain(position, seat, subject, target)
    }

    fn sentence(&self, position: &Position, _: Seat, refusal: Refusal) -> Text {
        self.say_refusal(position, refusal)
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        match position.ended {
            0 => None,
            1 => Some(Outcome::Won(Seat::First)),
            2 => Some(Outcome::Won(Seat::Second)),
            _ => Some(Outcome::Drawn),
        }
    }

    fn turn(&self, position: &Position) -> u32 {
        u32::from(position.day - FIRST_DAY) + 1
    }

    fn imagine(&self, position: &Position, _seat: Seat, _dice: &mut Dice) -> Position {
        // Nothing is hidden.
        position.clone()
    }

    fn hides(&self) -> bool {
        false
    }

    fn scene(&self) -> Scene {
        self.draw_scene()
    }

    fn table(&self, position: &Position, onlooker: Onlooker) -> Table {
        self.draw_table(position, onlooker)
    }

    fn inspect(&self, position: &Position, onlooker: Onlooker, subject: Subject) -> Inspection {
        let _ = onlooker;
        self.look_at(position, subject)
    }

    fn measure(
        &self,
        position: &Position,
        onlooker: Onlooker,
        from: Subject,
        to: Subject,
    ) -> Option<Measure> {
        let _ = onlooker;
        self.measure_between(position, from, to)
    }

    fn picture(&self, event: &Event) -> Picture {
        self.picture_of(event)
    }

    fn window(&self, position: &Position) -> Option<Window<Decision>> {
        self.open_window(position)
    }

    fn offer(&self, position: &Position, seat: Seat, decision: Decision) -> Offer {
        let _ = seat;
        self.draw_offer(position, decision)
    }

    fn tell(&self, event: &Event) -> Text {
        self.tell_event(event)
    }

    fn odds(&self, position: &Position, seat: Seat, decision: Decision) -> Option<Odds> {
        let _ = seat;
        self.odds_of(position, decision)
    }

    fn fell(&self, odds: &Odds, lines: &[Line<Event>]) -> Option<usize> {
        self.case_of(odds, lines)
    }

    fn settled(&self, position: &Position) -> bool {
        self.is_settled(position)
    }

    fn judge(&self, position: &Position, seat: Seat) -> f32 {
        self.judge_for(position, seat)
    }

    fn weighed(&self, position: &Position, seat: Seat, out: &mut Vec<f32>) {
        out.extend(self.leads(position, seat));
    }

    fn order(&self, position: &Position, seat: Seat, decisions: &mut [Scored<Decision>]) {
        self.score_decisions(0, position, seat, decisions);
    }

    fn plans(&self, position: &Position, seat: Seat) -> usize {
        if self.may_plan(position) { self.drill(seat) } else { 1 }
    }

    fn drill(&self, seat: Seat) -> usize {
        self.doctrines[seat.index()].len() - 1
    }

    fn order_by(&self, plan: usize, position: &Position, seat: Seat, decisions: &mut [Scored<Decision>]) {
        self.score_decisions(plan, position, seat, decisions);
    }

    fn weight(&self, position: &Position, _seat: Seat) -> f32 {
        self.thought_for(position)
    }

    fn chores(&self) -> &'static [Chore<Verdun>] {
        &[("supply", |game, position| {
            for side in Seat::BOTH {
                std::hint::black_box(game.supply(position, side).out);
            }
        })]
    }

    fn notate(&self, decision: Decision) -> String {
        self.notate_decision(decision)
    }

    fn parse(&self, text: &str) -> Result<Decision, Text> {
        self.parse_decision(text)
    }

    fn point_at(&self, id: &str) -> Result<Subject, Text> {
        self.subject_named(id)
    }

    fn invariants(&self, position: &Position) -> Result<(), String> {
        self.check_position(position)
    }
}
