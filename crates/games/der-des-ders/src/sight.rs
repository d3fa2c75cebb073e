//! Who sees whom (2.11): lines of sight, smoke, ambushes and how they end.

use contract::Seat;

use crate::event::Event;
use crate::map::Hex;
use crate::position::{Position, Units, mark, one, side_of, soil};
use crate::units::{Class, NOBODY, Slot};
use crate::{DerDesDers, Log, rule};

impl DerDesDers {
    /// Whether smoke is about.
    fn any_smoke(&self, p: &Position) -> bool {
        p.soil[..self.map.hexes].iter().any(|hex| hex & soil::SMOKE != 0)
    }

    /// Whether a line of sight joins two hexes (2.11).
    pub(crate) fn sees(&self, p: &Position, from: Hex, to: Hex) -> bool {
        if !self.map.sees[from.index()].has(to.index()) {
            return false;
        }
        !self.any_smoke(p)
            || self.map.is_clear(from, to, &|hex| self.map.ground[hex.index()].is_cover() || p.has_smoke(hex))
    }

    /// Whether a unit of this side sees a hex.
    pub(crate) fn is_seen_by(&self, p: &Position, side: Seat, hex: Hex) -> bool {
        let eyes = p.occupied(side).and(&self.map.sees[hex.index()]);
        if eyes.is_empty() {
            return false;
        }
        if !self.any_smoke(p) {
            return true;
        }
        eyes.iter().any(|eye| self.sees(p, Hex(eye as u16), hex))
    }

    /// Whether the other side has located a unit (2.11).
    pub(crate) fn is_located(&self, p: &Position, slot: Slot) -> bool {
        let unit = p.unit(slot);
        let enemy = side_of(slot).other();
        !unit.has(mark::AMBUSH) && (p.found[enemy] & one(slot) != 0 || self.is_seen_by(p, enemy, unit.hex))
    }

    /// The enemy units that a side has located.
    pub(crate) fn located_by(&self, p: &Position, side: Seat) -> Units {
        p.there(side.other())
            .filter(|(slot, _)| self.is_located(p, *slot))
            .fold(0, |set, (slot, _)| set | one(slot))
    }

    /// A unit has come under cover where it stands: if it has neither moved nor fought since the game began, it lies in ambush from now on
    /// (2.11.embuscade). Everybody has seen it, so who it is stays known; an enemy beside it locates it at once (r.ambush).
    pub(crate) fn lie_low(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        let unit = p.unit(slot);
        if !unit.has(mark::FRESH) || unit.has(mark::AMBUSH) || !self.can_ambush(p, unit) {
            return;
        }
        if self.is_controlled(p, unit.hex, side_of(slot)) {
            p.unit_mut(slot).marks &= !mark::FRESH;
            return;
        }
        // What was found this turn stays found until it ends.
        if p.found[side_of(slot).other()] & one(slot) != 0 {
            return;
        }
        p.unit_mut(slot).marks |= mark::AMBUSH | mark::KNOWN;
        journal.note(rule!("r.ambush"), Event::LiesLow { unit: self.who(p, slot), hex: p.unit(slot).hex });
    }

    /// A unit is found where it lies in ambush: the ambush is over for good (r.ambush).
    pub(crate) fn uncover(&self, p: &mut Position, slot: Slot, die: u8, journal: &mut Log) {
        if !p.unit(slot).has(mark::AMBUSH) {
            return;
        }
        let hidden = p.unit(slot).is_hidden();
        p.unit_mut(slot).marks &= !(mark::IN_AMBUSH | mark::FRESH);
        let hex = p.unit(slot).hex;
        if p.unit(slot).class == Class::Decoy {
            self.remove(p, slot);
            journal.reveal(rule!("r.decoy"), Event::DecoyFound { side: side_of(slot), hex });
            return;
        }
        let event = Event::Found { unit: self.who(p, slot), hex, die };
        if hidden {
            journal.reveal(rule!("2.11.decouverte"), event);
        } else {
            journal.note(rule!("2.11.decouverte"), event);
        }
        journal.also(rule!("r.ambush"));
    }

    /// A unit has come to a hex: whoever lies in ambush next to it is found (2.11.embuscade), and it gives itself away.
    pub(crate) fn look_about(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        self.uncover(p, slot, 0, journal);
        let hex = p.unit(slot).hex;
        if !hex.is_some() || p.unit(slot).class == Class::Decoy {
            return;
        }
        for (_, near) in self.map.around(hex) {
            if let Some(other) = p.on(near).filter(|other| side_of(*other) != side_of(slot)) {
                self.uncover(p, other, 0, journal);
            }
        }
    }

    /// Where somebody lies in ambush against a side, known to it or not.
    pub(crate) fn is_ambush(&self, p: &Position, hex: Hex, against: Seat) -> bool {
        p.on(hex).is_some_and(|slot| side_of(slot) != against && p.unit(slot).has(mark::AMBUSH))
    }

    /// Where the enemy sees only a marker.
    pub(crate) fn is_marker(&self, p: &Position, hex: Hex, seen_by: Seat) -> bool {
        p.on(hex).is_some_and(|slot| side_of(slot) != seen_by && p.unit(slot).is_hidden())
    }

    /// A unit as it may be spoken of to everyone.
    pub(crate) fn who(&self, p: &Position, slot: Slot) -> crate::event::Who {
        let unit = p.unit(slot);
        let hidden = unit.is_hidden();
        crate::event::Who {
            slot: if hidden { NOBODY } else { slot },
            troop: if hidden { 0 } else { unit.troop },
            side: side_of(slot),
        }
    }
}
