//! Armoured trains (3.10): bases that move on rails.

use contract::{Refusal, Seat};

use crate::barred::{Bar, Bars};
use crate::event::Event;
use crate::map::Hex;
use crate::position::{Phase, Position, side_of};
use crate::units::{Class, Slot};
use crate::{DerDesDers, Log, refuse, rule};

/// How far a train goes in a turn (3.10.quatre-ud).
const FAR: u8 = 4;

/// A way along the rails.
#[derive(Clone, Copy)]
struct Run {
    to: Hex,
    steps: u8,
    /// The first rule on the way that was lifted for it.
    first: Option<Bar>,
}

impl DerDesDers {
    /// Whether a side has a train on the table.
    pub(crate) fn has_train(&self, p: &Position, side: Seat) -> bool {
        self.has_trains && p.there(side).any(|(_, unit)| unit.class == Class::Train)
    }

    /// Where a train can go along the rails: the enemy bars them, friends let it pass, and zones of control hold for it as for others (2.7).
    pub(crate) fn each_stop(&self, p: &Position, slot: Slot, see: &mut dyn FnMut(Hex)) {
        self.each_run(p, slot, Bars::NONE, &mut |run| {
            if p.on(run.to).is_none() {
                see(run.to);
            }
        });
    }

    /// Every way that a train can go; some rules may be lifted, to see what they bar.
    fn each_run(&self, p: &Position, slot: Slot, lifted: Bars, see: &mut dyn FnMut(Run)) {
        let (start, own) = (p.unit(slot).hex, side_of(slot));
        let mut found = [Run { to: start, steps: 0, first: None }; 64];
        let (mut at, mut count) = (0, 1);
        while at < count {
            let run = found[at];
            at += 1;
            let stops = at > 1 && self.is_controlled(p, run.to, own);
            if run.steps == FAR || stops && !lifted.has(Bar::Zone) {
                continue;
            }
            for (side, near) in self.map.around(run.to) {
                let rails = self.map.rail[run.to.index()] & 1 << side != 0;
                let known = found[..count].iter().any(|run| run.to == near);
                if !rails || known || count == found.len() {
                    continue;
                }
                let enemy = p.side_on(near) == Some(own.other());
                let zones = self.changes_zone(p, start, near, own);
                if enemy && !lifted.has(Bar::Enemy) || zones && !lifted.has(Bar::Zones) {
                    continue;
                }
                let met = [(stops, Bar::Zone), (enemy, Bar::Enemy), (zones, Bar::Zones)];
                let met = met.into_iter().find(|(met, _)| *met).map(|(_, bar)| bar);
                found[count] = Run { to: near, steps: run.steps + 1, first: run.first.or(met) };
                see(found[count]);
                count += 1;
            }
        }
    }

    pub(crate) fn check_rail(&self, p: &Position, slot: Slot, hex: Hex) -> Result<(), Refusal> {
        self.check_phase(p, Phase::Rail)?;
        self.check_engine(p, slot)?;
        let mut found = false;
        self.each_stop(p, slot, &mut |stop| found |= stop == hex);
        if found { Ok(()) } else { Err(self.why_no_run(p, slot, hex)) }
    }

    /// Why a train cannot go to a hex: the rule that bars the shortest run there; where no rule does so alone, the first that is met.
    fn why_no_run(&self, p: &Position, slot: Slot, hex: Hex) -> Refusal {
        let rails = self.map.rail[hex.index()] != 0 && hex != p.unit(slot).hex;
        match p.side_on(hex) {
            Some(side) if rails && side == side_of(slot) => {
                return Refusal::new(rule!("r.occupied"), "a-friend-is-there");
            }
            Some(_) if rails => return Bar::Enemy.refusal(),
            _ => {}
        }
        let run = |lifted: Bars| {
            let mut found = None;
            self.each_run(p, slot, lifted, &mut |run| found = found.or((run.to == hex).then_some(run)));
            found
        };
        let bars = [Bar::Enemy, Bar::Zones, Bar::Zone];
        let alone = bars.into_iter().filter_map(|bar| run(Bars::of(bar))).min_by_key(|run| run.steps);
        let together = || run(bars.into_iter().fold(Bars::NONE, |all, bar| all.and(Bars::of(bar))));
        match alone.or_else(together).and_then(|run| run.first) {
            Some(bar) => bar.refusal(),
            None => Refusal::new(rule!("3.10.quatre-ud"), "the-rails-do-not-lead-there"),
        }
    }

    /// Whether a unit is a train of the side that moves its trains, and has not moved.
    pub(crate) fn check_engine(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let unit = p.unit(slot);
        if side_of(slot) != p.active || !unit.is_there() || unit.class != Class::Train {
            return refuse(rule!("3.10.quatre-ud"), "only-trains-run-on-rails");
        }
        if unit.has(crate::position::mark::MOVED) {
            return refuse(rule!("3.10.quatre-ud"), "it-has-moved");
        }
        Ok(())
    }

    /// A train runs along the rails (3.10.rail).
    pub(crate) fn rail(&self, p: &mut Position, slot: Slot, hex: Hex, journal: &mut Log) {
        let from = p.unit(slot).hex;
        self.move_unit(p, slot, hex);
        journal.note(rule!("3.10.rail"), Event::Railed { unit: self.who(p, slot), from, to: hex });
        self.arrive(p, slot, journal);
    }

    /// Whether a train of the side that moves its trains can still go anywhere.
    pub(crate) fn can_rail(&self, p: &Position) -> bool {
        let mut can = false;
        for (slot, _) in p.there(p.active) {
            if self.check_engine(p, slot).is_ok() {
                self.each_stop(p, slot, &mut |_| can = true);
            }
        }
        can
    }
}
