//! What must hold of a position.

use contract::Seat;

use crate::map::Hex;
use crate::position::{Ended, Phase, mark};
use crate::units::{Kind, Slot, UNITS};
use crate::{FIRST_DAY, LAST_DAY, Position, Verdun};

impl Verdun {
    pub(crate) fn check_position(&self, p: &Position) -> Result<(), String> {
        if !(FIRST_DAY..=LAST_DAY).contains(&p.day) {
            return Err(format!("the {}th of February", p.day));
        }
        for slot in 0..UNITS as Slot {
            let unit = p.unit(slot);
            let Some(counter) = self.counters.all.get(usize::from(slot)) else {
                if unit.is_there() {
                    return Err(format!("slot {slot} holds no counter"));
                }
                continue;
            };
            let name = &counter.id;
            if unit.hex.is_some() && unit.hex.index() >= self.map.hexes {
                return Err(format!("{name} is off the map"));
            }
            if unit.is_there() {
                if unit.has(mark::WAITING | mark::GONE) || self.is_off_map(slot) {
                    return Err(format!("{name} is on the map and is not"));
                }
                if !p.on(unit.hex).any(|other| other == slot) {
                    return Err(format!("{name} is lost among the stacks"));
                }
                if p.on(unit.hex).any(|other| self.side(other) != counter.side) {
                    return Err(format!("{name} shares {} with the enemy", self.map.name(unit.hex)));
                }
                if p.controller(unit.hex) != counter.side {
                    return Err(format!("{name} stands on a hex that it does not control"));
                }
            } else if unit.hex.is_some() && !self.is_fallen(p, slot) {
                return Err(format!("{name} is gone but has a place"));
            }
            if unit.has(mark::REDUCED) && counter.reduced == 0 {
                return Err(format!("{name} has no reduced side"));
            }
            if unit.has(mark::CUT_OFF) && counter.kind != Kind::Headquarters {
                return Err(format!("{name} is no headquarters"));
            }
        }
        if p.day > FIRST_DAY || p.phase != Phase::Deploy {
            for &fort in &self.map.forts {
                if self.fort_stands(p, fort) && p.controller(fort) != Seat::Second {
                    return Err(format!("the fort {} stands and is German", self.map.name(fort)));
                }
            }
        }
        let assaulting = matches!(
            p.phase,
            Phase::Declare | Phase::Support | Phase::Losses | Phase::Retreat | Phase::Infiltrate
        );
        if assaulting != (p.assault.target != Hex::NONE) {
            return Err(format!("an assault on {:?} in {:?}", p.assault.target, p.phase));
        }
        if (p.phase == Phase::Over) != (p.ended != Ended::Not) {
            return Err("over and not ended".to_string());
        }
        Ok(())
    }
}
