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
mod inspect;
mod judgement;
pub mod map;
mod movement;
mod odds;
mod offers;
mod picture;
pub mod position;
mod promise;
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

use ::table::{Inspection, Language, Measure, Offer, Picture, Scene, Table, Text};
use contract::{
    About, Choice, Chore, Dice, Journal, Line, Moment, Odds, Onlooker, Outcome, Pack, Refusal, Rule,
    Rulebook, Rules, Scored, Seat, Seats, Setup, SetupError, Window,
};

pub use assault::Strength;
pub use decision::{Decision, Subject};
pub use event::{Event, Rolls, Who};
pub use fire::Aim;
pub use position::Position;
pub use supply::Supply;
pub use words::families;

use doctrine::Doctrine;
use map::Map;
use position::Phase;
use scenario::Scenario;
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

/// An average die: 2, 3, 3, 4, 4, 5 (1.1).
pub(crate) fn average(dice: &mut Dice) -> u8 {
    [2, 3, 3, 4, 4, 5][dice.below(6) as usize]
}

impl DerDesDers {
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

impl Rules for DerDesDers {
    type Position = Position;
    type Decision = Decision;
    type Subject = Subject;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn ready(mut setup: Setup) -> Result<DerDesDers, SetupError> {
        setup.check(&ABOUT)?;
        let scenario = match setup.generated(&ABOUT) {
            Some(generated) => generator::draw(&generated, &setup.pack)?,
            None => Scenario::read(&setup.pack, &setup.scenario)?,
        };
        Ok(DerDesDers::of(scenario, setup))
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn begin(&self, dice: &mut Dice, journal: &mut Log) -> Position {
        self.set_up(dice, journal)
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

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        match position.ended {
            0 => None,
            1 => Some(Outcome::Won(Seat::First)),
            _ => Some(Outcome::Won(Seat::Second)),
        }
    }

    fn turn(&self, position: &Position) -> u32 {
        u32::from(position.turn.max(1))
    }

    fn imagine(&self, position: &Position, seat: Seat, dice: &mut Dice) -> Position {
        self.imagined(position, seat, dice)
    }

    fn hides(&self) -> bool {
        true
    }

    fn scene(&self) -> Scene {
        self.draw_scene()
    }

    fn table(&self, position: &Position, onlooker: Onlooker) -> Table {
        self.draw_table(position, onlooker)
    }

    fn inspect(&self, position: &Position, onlooker: Onlooker, subject: Subject) -> Inspection {
        self.look_at(position, onlooker, subject)
    }

    fn measure(
        &self,
        position: &Position,
        onlooker: Onlooker,
        from: Subject,
        to: Subject,
    ) -> Option<Measure> {
        self.measure_between(position, onlooker, from, to)
    }

    fn window(&self, position: &Position) -> Option<Window<Decision>> {
        (position.phase == Phase::React).then_some(Window {
            kind: "reaction",
            seat: position.active,
            pass: Decision::Pass,
        })
    }

    fn picture(&self, event: &Event) -> Picture {
        self.picture_of(event)
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

    fn parts_left(&self, position: &Position, seat: Seat) -> u32 {
        // A part for every token that is still in the cup.
        u32::from(position.cup[seat])
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
        if self.is_settled(position) { self.drill(seat) } else { 1 }
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

    fn chores(&self) -> &'static [Chore<DerDesDers>] {
        &[("located", |game, position| {
            std::hint::black_box(Seat::BOTH.map(|side| game.located_by(position, side)));
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
