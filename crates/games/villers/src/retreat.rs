//! Falling back in a rout (7.2.6) or at nightfall (9.2).

use contract::{Dice, Rule, Seat};

use crate::combat::Blow;
use crate::event::Event;
use crate::map::Hex;
use crate::position::{Position, Units, each};
use crate::units::{NOBODY, Slot, UNITS};
use crate::{Log, Villers, rule};

impl Villers {
    /// The direction of a side's own edge: west for the Allies, east for the Germans.
    pub(crate) fn homewards(side: Seat) -> usize {
        match side {
            Seat::First => 1,
            Seat::Second => 4,
        }
    }

    /// Units in the order in which they fall back: the Allies, then the Germans, the nearest to its edge first, from north to
    /// south where equal (r.fall-order).
    pub(crate) fn in_order(&self, p: &Position, set: Units) -> impl Iterator<Item = Slot> + use<> {
        let mut list = [NOBODY; UNITS];
        let mut count = 0;
        for slot in each(set) {
            list[count] = slot;
            count += 1;
        }
        list[..count].sort_unstable_by_key(|slot| {
            let (side, hex) = (self.side(*slot), p.unit(*slot).hex);
            let column = self.map.column(hex);
            let off = if side == Seat::Second { column } else { self.map.columns as u8 - column };
            (side == Seat::First, off, self.map.row(hex))
        });
        list.into_iter().take(count)
    }

    /// A battalion falls back along its row (r.fall); whether it survives. `falls` and `lost` are the sections cited.
    pub(crate) fn fall_back(
        &self,
        p: &mut Position,
        slot: Slot,
        (falls, lost): (Rule, Rule),
        dice: &mut Dice,
        journal: &mut Log,
    ) -> bool {
        let side = self.side(slot);
        let from = p.unit(slot).hex;
        let mut hex = from;
        let mut gone = 0;
        loop {
            let next = self.map.near[hex.index()][Villers::homewards(side)];
            let stopped =
                next == Hex::NONE || self.holds(p, side.other(), next) || self.in_zone(p, side.other(), next);
            if stopped {
                let at = if next.is_some() { next } else { hex };
                journal.note(lost, Event::LostFallingBack { unit: slot, from, to: at });
                if next == Hex::NONE && gone >= self.tables.fall_back.hexes {
                    // Friends hold everything from the fifth hex to the edge.
                    journal.also(rule!("r.fall"));
                }
                self.eliminate(p, slot, Blow::Scattered, lost, dice, journal);
                return false;
            }
            hex = next;
            gone += 1;
            if gone >= self.tables.fall_back.hexes && p.on(hex).is_none() {
                p.put(slot, hex);
                journal.note(falls, Event::FellBack { unit: slot, from, to: hex });
                return true;
            }
        }
    }
}
