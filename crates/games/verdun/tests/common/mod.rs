//! A desk to try rules on: units put where they are wanted, decisions in notation, dice that show what is wanted.

#![allow(dead_code, reason = "no test file uses all of it")]

use contract::{Dice, Journal, Line, Lister, Onlooker, Rules, Seat, Setup};
use table::{Language, Table, Words};
use verdun::map::Hex;
use verdun::position::{InHand, Phase, Position, mark};
use verdun::units::Slot;
use verdun::{Decision, Event, Verdun};

pub const GERMAN: Seat = Seat::First;
pub const FRENCH: Seat = Seat::Second;

/// The campaign with these options, ready to play.
pub fn game(options: &str) -> Verdun {
    let options: Vec<&str> = options.split_whitespace().collect();
    Verdun::ready(Setup::new(Verdun::about(), &options)).unwrap_or_else(|error| panic!("{error}"))
}

pub struct Desk {
    pub game: Verdun,
    pub p: Position,
    /// What the last decision left in the journal.
    pub lines: Vec<Line<Event>>,
    /// The dice of the next decision.
    dice: Dice,
    seed: u64,
}

impl Desk {
    /// An empty map on the 22nd, in fine weather, in the German movement phase: only the garrisons are there, and the
    /// units named, `ir80 1402, ri165 1403 reduced demoralised`. All are in supply.
    pub fn new(units: &str) -> Desk {
        Desk::with(units, "")
    }

    /// The same with options.
    pub fn with(units: &str, options: &str) -> Desk {
        let mut desk = Desk::begin(game(options), 1);
        for slot in 0..desk.game.counters.all.len() as Slot {
            let counter = desk.game.counter(slot);
            if counter.kind != verdun::units::Kind::Garrison && counter.shots == 0 {
                desk.p.lift(slot, mark::WAITING);
            }
        }
        desk.p.day = 22;
        desk.p.active = GERMAN;
        desk.p.phase = Phase::Move;
        desk.put(units);
        desk
    }

    /// The game from its very beginning.
    pub fn begin(game: Verdun, seed: u64) -> Desk {
        let mut journal = Journal::kept();
        let p = game.begin(&mut Dice::loose(seed), &mut journal);
        Desk { game, p, lines: journal.into_lines(), dice: Dice::loose(seed + 1), seed: seed + 2 }
    }

    /// The first day after both have deployed as is ready-made.
    pub fn campaign(options: &str) -> Desk {
        let mut desk = Desk::begin(game(options), 1);
        for _ in 0..2 {
            desk.does("standard");
            desk.does("done");
        }
        desk
    }

    /// Puts units on hexes: `ir80 1402, ri165 1403 reduced`. The hex comes under their side's control.
    pub fn put(&mut self, units: &str) {
        for entry in units.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            let mut words = entry.split_whitespace();
            let slot = self.unit(words.next().expect("a unit"));
            let hex = self.hex(words.next().unwrap_or_else(|| panic!("{entry}: where?")));
            self.p.put(slot, hex);
            self.p.unit_mut(slot).marks = 0;
            let side = self.game.counter(slot).side;
            self.p.take_over(hex, side);
            for word in words {
                self.p.unit_mut(slot).marks |= match word {
                    "reduced" => mark::REDUCED,
                    "demoralised" => mark::DEMORALISED,
                    "fired" => mark::FIRED,
                    "dug-in" => mark::DUG_IN,
                    "out" => mark::OUT,
                    "cut-off" => mark::CUT_OFF,
                    "moved" => mark::MOVED,
                    "attacked" => mark::ATTACKED,
                    "fresh" => mark::FRESH,
                    _ => panic!("{word} is no mark"),
                };
            }
        }
    }

    /// A unit is lost: eliminated, or gone for good.
    pub fn lose(&mut self, unit: &str, for_good: bool) {
        let slot = self.unit(unit);
        self.p.lift(slot, if for_good { mark::LOST | mark::GONE } else { mark::LOST });
    }

    /// On to another moment: a side, a phase, a day. What is in hand is put down.
    pub fn at(&mut self, side: Seat, phase: Phase) -> &mut Desk {
        self.p.active = side;
        self.p.phase = phase;
        self.p.hand = InHand::default();
        self
    }

    pub fn day(&mut self, day: u8) -> &mut Desk {
        self.p.day = day;
        self
    }

    pub fn bad_weather(&mut self) -> &mut Desk {
        self.p.bad_weather = true;
        self
    }

    /// An interdiction marker of a side lies on a hex.
    pub fn interdict(&mut self, side: Seat, hex: &str) {
        let hex = self.hex(hex);
        self.p.interdicted[side].add(hex.index());
    }

    /// A side controls these hexes.
    pub fn control(&mut self, side: Seat, hexes: &str) {
        for name in hexes.split_whitespace() {
            let hex = self.hex(name);
            self.p.take_over(hex, side);
        }
    }

    pub fn unit(&self, id: &str) -> Slot {
        self.game.counters.named(id).unwrap_or_else(|| panic!("no unit {id}"))
    }

    pub fn hex(&self, name: &str) -> Hex {
        self.game.map.named(name).unwrap_or_else(|| panic!("no hex {name}"))
    }

    /// Where a unit is; nothing if it is not on the map.
    pub fn whereabouts(&self, id: &str) -> &str {
        let unit = self.p.unit(self.unit(id));
        if unit.is_there() { self.game.map.name(unit.hex) } else { "" }
    }

    /// Whether something holds of a unit: see [`mark`].
    pub fn has(&self, id: &str, marks: u16) -> bool {
        self.p.unit(self.unit(id)).has(marks)
    }

    /// The side that controls a hex.
    pub fn controls(&self, hex: &str) -> Seat {
        self.p.controller(self.hex(hex))
    }

    /// The dice of the next decision show these numbers first, in the order they are rolled; what is rolled after them
    /// is left to chance.
    pub fn rolling(&mut self, numbers: &[u8]) -> &mut Desk {
        for seed in 0..60_000_000 {
            let mut dice = Dice::loose(seed);
            if numbers.iter().all(|number| dice.die() == *number) {
                self.dice = Dice::loose(seed);
                return self;
            }
        }
        panic!("no dice show {numbers:?}");
    }

    /// The seat that is to decide.
    pub fn asked(&self) -> Seat {
        self.game.to_decide(&self.p).iter().next().expect("somebody is asked")
    }

    fn decision(&self, text: &str) -> Decision {
        self.game.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// Whoever is asked decides this; it must be allowed. Several decisions are separated by commas; the dice that were
    /// asked for are those of the last.
    pub fn does(&mut self, texts: &str) {
        let all: Vec<&str> = texts.split(',').map(str::trim).collect();
        for (place, text) in all.iter().enumerate() {
            let seat = self.asked();
            let decision = self.decision(text);
            let mut journal = Journal::kept();
            let last = place + 1 == all.len();
            let mut loose = Dice::loose(self.seed + 1_000_003);
            let dice = if last { &mut self.dice } else { &mut loose };
            if let Err(refusal) = self.game.decide(&mut self.p, seat, decision, dice, &mut journal) {
                let rule = &verdun::rulebook().section(refusal.rule).id;
                panic!("{text} is refused by {rule} ({}), in {:?}", refusal.because, self.p.phase);
            }
            self.game.invariants(&self.p).unwrap_or_else(|saw| panic!("after {text}: {saw}"));
            self.lines = journal.into_lines();
            self.seed += 1;
        }
        self.dice = Dice::loose(self.seed);
    }

    /// Whoever is asked tries this; the section that refuses it.
    pub fn refused(&self, text: &str) -> &'static str {
        match self.game.check(&self.p, self.asked(), self.decision(text)) {
            Ok(()) => panic!("{text} is allowed"),
            Err(refusal) => &verdun::rulebook().section(refusal.rule).id,
        }
    }

    /// Whoever is asked points at a thing and at a target, and is told why not; the section that says so.
    pub fn why_not(&self, id: &str, target: &str) -> &'static str {
        let point = |id: &str| self.game.point_at(id).unwrap_or_else(|error| panic!("{id}: {error}"));
        let why = self.game.why_not(&self.p, self.asked(), point(id), Some(point(target)));
        let refusal = why.unwrap_or_else(|| panic!("{id} may do something to {target}"));
        &verdun::rulebook().section(refusal.rule).id
    }

    /// Whether whoever is asked may do this.
    pub fn may(&self, text: &str) -> bool {
        self.game.check(&self.p, self.asked(), self.decision(text)).is_ok()
    }

    /// Everything that whoever is asked may decide, in notation.
    pub fn offers(&self) -> Vec<String> {
        let mut out = Vec::new();
        Lister::default().decisions(&self.game, &self.p, self.asked(), &mut out);
        out.into_iter().map(|decision| self.game.notate(decision)).collect()
    }

    /// The sections that the last decision's journal cites, in order.
    pub fn cited(&self) -> Vec<&'static str> {
        let book = verdun::rulebook();
        let rules = self.lines.iter().flat_map(|line| [Some(line.rule), line.also]);
        rules.flatten().map(|rule| book.section(rule).id.as_str()).collect()
    }

    /// Whether the journal of the last decision has such an event.
    pub fn saw(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.lines.iter().any(|line| wanted(&line.what))
    }

    /// The odds of a decision for whoever is asked.
    pub fn odds(&self, text: &str) -> contract::Odds {
        let decision = self.decision(text);
        self.game.odds(&self.p, self.asked(), decision).unwrap_or_else(|| panic!("{text} has no odds"))
    }

    /// The table as a side sees it.
    pub fn table(&self, side: Seat) -> Table {
        self.game.table(&self.p, Onlooker::Seat(side))
    }

    /// Words in a language.
    pub fn words(language: Language) -> Words {
        let own = (Verdun::about().messages)(language);
        Words::new(language, &[contract::messages(language), own])
    }
}
