//! What must hold of a position.

use contract::Seat;

use crate::position::{Phase, Won, mark};
use crate::tables::{Marker, TURNS};
use crate::units::{Slot, UNITS};
use crate::{Position, Villers};

impl Villers {
    pub(crate) fn check_position(&self, p: &Position) -> Result<(), String> {
        if p.turn == 0 || usize::from(p.turn) > TURNS {
            return Err(format!("turn {}", p.turn));
        }
        for slot in 0..UNITS as Slot {
            if usize::from(slot) < self.counters.all.len() {
                self.check_counter_state(p, slot)?;
            } else if p.unit(slot).is_there() {
                return Err(format!("slot {slot} holds no counter"));
            }
        }
        for hex in self.map.all() {
            if let Some(slot) = p.on(hex)
                && p.unit(slot).hex != hex
            {
                return Err(format!("{} is not at {}", self.counter(slot).id, self.map.name(hex)));
            }
        }
        if !p.hand.is_empty() && self.side(p.hand.unit) != p.active {
            return Err(format!("{} is in the wrong hand", self.counter(p.hand.unit).id));
        }
        // Nobody is ever stuck on a friend (r.on-friend).
        if let Some(a) = self.actor(p).filter(|a| a.over && a.hex.is_some())
            && !self.can_leave_now(p, &a)
        {
            return Err(format!("{} cannot leave its friend's hex", self.counter(a.slot).id));
        }
        self.check_cup(p)?;
        let guns = matches!(p.phase, Phase::Aim | Phase::Shell);
        if p.aimed > 0 && !guns || p.aims[usize::from(p.aimed)..].iter().any(|hex| hex.is_some()) {
            return Err("artillery markers lie about".to_string());
        }
        if (p.phase == Phase::Over) != (p.ended != Won::NotYet) {
            return Err("over and not ended".to_string());
        }
        Ok(())
    }

    fn check_counter_state(&self, p: &Position, slot: Slot) -> Result<(), String> {
        let (unit, name) = (p.unit(slot), &self.counter(slot).id);
        let in_hand = p.hand.unit == slot;
        let states = [
            unit.is_there(),
            unit.has(mark::WAITING),
            unit.back > 0,
            unit.has(mark::GONE),
            unit.has(mark::ABSENT),
        ];
        if states.iter().filter(|state| **state).count() != 1 {
            return Err(format!("{name} is in several places or none: {unit:?}"));
        }
        if unit.is_there() {
            if unit.hex.index() >= self.map.hexes {
                return Err(format!("{name} is off the map"));
            }
            let over = in_hand && p.hand.over;
            match p.on(unit.hex) {
                Some(other) if over == (other != slot) && self.side(other) == self.side(slot) => {}
                other => return Err(format!("{name} shares its hex with {other:?}, over: {over}")),
            }
        } else if in_hand && p.hand.over {
            return Err(format!("{name} shares a hex and is not on the map"));
        }
        let tank = self.is_tank(slot);
        if tank && (unit.has(mark::HERO) || unit.back > 0)
            || !tank && (unit.has(mark::BROKEN) || unit.drive > 0)
        {
            return Err(format!("{name} is of the other kind: {unit:?}"));
        }
        if !unit.is_there() && unit.has(mark::HURT | mark::BROKEN | mark::HERO) {
            return Err(format!("{name} keeps marks off the map: {unit:?}"));
        }
        Ok(())
    }

    /// Markers are in the cup, drawn, on battalions or lost: none more, none fewer.
    fn check_cup(&self, p: &Position) -> Result<(), String> {
        for (line, markers) in self.tables.cup.iter().enumerate() {
            let mut count = p.cup[line] + p.drawn[line];
            if let (Marker::Hero, Some(side)) = (markers.kind, markers.side) {
                count += self.slots_of(side).filter(|slot| p.unit(*slot).has(mark::HERO)).count() as u8;
                count += p.heroes_lost[side];
                count += u8::from(p.phase == Phase::Hero && usize::from(p.marker) == line);
            }
            if count != markers.count {
                return Err(format!("{count} markers “{}” of {:?}", markers.kind.code(), markers.side));
            }
        }
        if Seat::BOTH.into_iter().any(|side| p.heroes_lost[side] > 9) {
            return Err("too many heroes lost".to_string());
        }
        Ok(())
    }
}
