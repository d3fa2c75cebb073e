//! Armoured trains (3.10): bases that move on rails.

use contract::{Refusal, Seat};

use crate::event::Event;
use crate::map::Hex;
use crate::position::{Phase, Position, side_of};
use crate::units::{Class, Slot};
use crate::{DerDesDers, Log, refuse, rule};

/// How far a train goes in a turn (3.10.quatre-ud).
const FAR: u8 = 4;

impl DerDesDers {
    /// Whether a side has a train on the table.
    pub(crate) fn has_train(&self, p: &Position, side: Seat) -> bool {
        self.has_trains && p.there(side).any(|(_, unit)| unit.class == Class::Train)
    }

    /// Where a train can go along the rails: the enemy bars them, friends let it pass, and zones of control hold for it as for others (2.7).
    pub(crate) fn each_stop(&self, p: &Position, slot: Slot, see: &mut dyn FnMut(Hex)) {
        let start = p.unit(slot).hex;
        let mut found = [(start, 0u8); 64];
        let (mut at, mut count) = (0, 1);
        while at < count {
            let (hex, steps) = found[at];
            at += 1;
            if steps == FAR {
                continue;
            }
            for (side, near) in self.map.around(hex) {
                let rails = self.map.rail[hex.index()] & 1 << side != 0;
                let known = found[..count].iter().any(|(there, _)| *there == near);
                if !rails || known || count == found.len() || p.side_on(near) == Some(side_of(slot).other()) {
                    continue;
                }
                if self.changes_zone(p, hex, near, side_of(slot)) {
                    continue;
                }
                let stops = self.is_controlled(p, near, side_of(slot));
                found[count] = (near, if stops { FAR } else { steps + 1 });
                count += 1;
                if p.on(near).is_none() {
                    see(near);
                }
            }
        }
    }

    pub(crate) fn check_rail(&self, p: &Position, slot: Slot, hex: Hex) -> Result<(), Refusal> {
        if p.phase != Phase::Rail {
            return refuse(rule!("2.ordre"), "not-now");
        }
        self.check_engine(p, slot)?;
        let mut found = false;
        self.each_stop(p, slot, &mut |stop| found |= stop == hex);
        if found { Ok(()) } else { refuse(rule!("3.10.quatre-ud"), "the-rails-do-not-lead-there") }
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
        journal.note(rule!("3.10.rail"), Event::Railed { who: self.who(p, slot), from, to: hex });
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
