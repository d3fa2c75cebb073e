//! What must hold of every position.

use contract::Seat;

use crate::position::{NO_CARD, NOBODY, Position, TOKENS, mark, side_of};
use crate::{GrandeGuerre, Slot};

impl GrandeGuerre {
    /// What must hold of every position: cards, tokens and units are conserved, and the board agrees with itself.
    pub(crate) fn check_position(&self, p: &Position) -> Result<(), String> {
        for title in 0..self.tables.commands.len() {
            let looked = p.looked.iter().filter(|card| usize::from(**card) == title).count();
            let count = p.commands.copies(title) + looked as u8;
            if count != self.tables.commands[title].copies {
                return Err(format!("{count} of command card {title}"));
            }
        }
        for title in 0..self.tables.combats.len() {
            let count = p.combats.copies(title);
            if count != self.tables.combats[title].copies || p.combats.top != [NO_CARD; 2] {
                return Err(format!("{count} of combat card {title}"));
            }
        }
        for seat in Seat::BOTH {
            let other = seat.other();
            let known = |hand: &[u8], known: &[u8]| hand.iter().zip(known).all(|(hand, known)| known <= hand);
            if !known(&p.commands.hands[other].of, &p.commands.known[seat].of)
                || !known(&p.combats.hands[other].of, &p.combats.known[seat].of)
            {
                return Err(format!("{seat:?} knows of cards that are not there"));
            }
        }
        if u32::from(p.hq.0[0]) + u32::from(p.hq.0[1]) + u32::from(p.spent) > u32::from(TOKENS) {
            return Err("more tokens than there are".into());
        }
        let on_units = p.units.iter().filter(|unit| unit.has(mark::TOKEN)).count();
        if on_units > usize::from(p.spent) {
            return Err("more tokens on units than were spent".into());
        }
        let mut held = [0; 2];
        for (slot, unit) in p.units.iter().enumerate() {
            if unit.is_there() {
                held[side_of(slot as Slot).index()] |= unit.hex.bit();
                if p.on[unit.hex.index()] != slot as Slot {
                    return Err(format!("unit {slot} is not where the board has it"));
                }
                if unit.figures == 0 || unit.figures > unit.full {
                    return Err(format!("unit {slot} has {} figures", unit.figures));
                }
            }
        }
        if held != p.held.0
            || p.on.iter().filter(|slot| **slot != NOBODY).count() as u32 != p.occupied().count_ones()
        {
            return Err("the occupied hexes disagree".into());
        }
        if p.held.0[0] & p.held.0[1] != 0 || p.objectives.0[0] & p.objectives.0[1] != 0 {
            return Err("both sides hold the same".into());
        }
        Ok(())
    }
}
