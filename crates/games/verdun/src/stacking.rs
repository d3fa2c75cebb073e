//! Stacking (8.3).

use contract::{Refusal, Seat};

use crate::map::Hex;
use crate::position::{Phase, Units, each, mark, one, set_of};
use crate::units::{Kind, Slot};
use crate::zones::Lay;
use crate::{Position, Verdun, refuse, rule};

/// Half regiments that may stand in a hex: two regiments (8.31).
const LIMIT: u8 = 4;

impl Verdun {
    /// Whether so many units may stand together: two regiments' worth, and a battalion of pioneers on top of units of
    /// its own division.
    pub(crate) fn may_stack(&self, units: Units) -> bool {
        let mut weight = 0;
        for slot in each(units) {
            weight += self.kind(slot).weight();
        }
        weight <= LIMIT || weight == LIMIT + 1 && each(units).any(|slot| self.has_mate(slot, units))
    }

    /// A battalion of pioneers that stands with another unit of its division.
    fn has_mate(&self, slot: Slot, units: Units) -> bool {
        let division = self.counter(slot).division;
        self.kind(slot) == Kind::Pioneers
            && division.is_some()
            && each(units).any(|other| other != slot && self.counter(other).division == division)
    }

    /// Whether a unit has nothing left to do in a phase of movement.
    fn has_finished(&self, p: &Position, slot: Slot) -> bool {
        if p.unit(slot).has(mark::MOVED) || self.check_movable(p, slot).is_err() {
            return true;
        }
        if p.phase != Phase::Break || p.hand.units & one(slot) != 0 {
            return false;
        }
        // Nobody moves in a breakthrough but with pioneers or chasseurs.
        let leads = |other: Slot| {
            matches!(self.kind(other), Kind::Pioneers | Kind::Chasseurs)
                && !p.unit(other).has(mark::MOVED | mark::DEMORALISED)
        };
        !self.goes_in_breakthrough(p, slot) || !p.on(p.unit(slot).hex).any(leads)
    }

    /// Whether what is in hand may stay where it is: there is room, or nowhere else to go (r.stacking).
    pub(crate) fn check_stay(&self, p: &Position) -> Result<(), Refusal> {
        let hex = self.hand_hex(p);
        if self.may_stack(p.stack(hex))
            || self.has_room(p, &self.lay(p, p.active), hex, p.hand.units)
            || !self.can_hand_leave(p)
        {
            return Ok(());
        }
        refuse(rule!("r.stacking"), "no-room")
    }

    /// Whether what is in hand can go elsewhere; in a breakthrough, if need be, by leaving one of them behind (13).
    fn can_hand_leave(&self, p: &Position) -> bool {
        if self.has_destination(p, false) || self.has_destination(p, true) {
            return true;
        }
        let mut without = p.clone();
        each(p.hand.units).any(|slot| {
            without.hand.units = p.hand.units & !one(slot);
            self.check_leave(p, slot).is_ok() && self.has_destination(&without, false)
        })
    }

    /// Whether units may end their move on a hex: those that stay there leave room (r.stacking). Who cannot leave it stays;
    /// that is asked only where it matters.
    pub(crate) fn has_room(&self, p: &Position, lay: &Lay, hex: Hex, coming: Units) -> bool {
        let all = p.stack(hex) | coming;
        if self.may_stack(all) {
            return true;
        }
        if !self.has_room_once_others_leave(p, hex, coming) {
            return false;
        }
        let leaves = |slot: &Slot| !self.has_finished(p, *slot) && self.can_leave(p, lay, *slot);
        let leaving = set_of(each(all & !coming).filter(leaves));
        self.may_stack(all & !leaving)
    }

    /// The same if everyone leaves who has not finished.
    pub(crate) fn has_room_once_others_leave(&self, p: &Position, hex: Hex, coming: Units) -> bool {
        let staying = set_of(p.on(hex).filter(|slot| self.has_finished(p, *slot)));
        self.may_stack(staying | coming)
    }

    /// Whether a phase of movement may end: no hex holds too many while one of them can still leave (8.31).
    pub(crate) fn check_stacks(&self, p: &Position, side: Seat) -> Result<(), Refusal> {
        for slot in self.slots_of(side) {
            let unit = p.unit(slot);
            if !unit.is_there() || p.top(unit.hex) != Some(slot) || self.may_stack(p.stack(unit.hex)) {
                continue;
            }
            let lay = self.lay(p, side);
            let leaves = |other: Slot| !self.has_finished(p, other) && self.can_leave(p, &lay, other);
            if p.on(unit.hex).any(leaves) {
                return refuse(rule!("8.31"), "too-many-in-a-hex");
            }
        }
        Ok(())
    }
}
