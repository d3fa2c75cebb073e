//! What must hold of a position.

use contract::Seat;

use crate::DerDesDers;
use crate::position::{Phase, Position, mark, one, side_of, slots_of};
use crate::units::{COHESION, Class, NOBODY, Slot, Traits};

impl DerDesDers {
    pub(crate) fn check_position(&self, p: &Position) -> Result<(), String> {
        if p.turn > self.scenario.turns {
            return Err(format!("turn {}", p.turn));
        }
        for slot in self.all_slots() {
            self.check_unit(p, slot)?;
        }
        for hex in self.map.all() {
            let known = Seat::BOTH.map(|side| p.occupied(side).has(hex.index()));
            let stands = p.on(hex).map(side_of);
            if known != Seat::BOTH.map(|side| stands == Some(side)) {
                return Err(format!("who is at {} is not known", self.map.name(hex)));
            }
            if p.on(hex).is_some_and(|slot| p.unit(slot).hex != hex) {
                return Err(format!("a unit is not at {}", self.map.name(hex)));
            }
        }
        if p.hand.unit != NOBODY
            && p.phase != Phase::React
            && p.phase != Phase::Retreat
            && p.phase != Phase::Follow
            && side_of(p.hand.unit) != p.active
        {
            return Err(format!("{} is in the wrong hand", self.unit_id(p.hand.unit)));
        }
        if (p.fight.attacker != NOBODY) != matches!(p.phase, Phase::React | Phase::Retreat | Phase::Follow) {
            return Err(format!("an assault in {:?}", p.phase));
        }
        if let Some(slot) =
            self.all_slots().find(|slot| p.group & one(*slot) != 0 && !p.unit(*slot).is_there())
        {
            return Err(format!("{} is in the chain and gone", self.unit_id(slot)));
        }
        // What ends an activation puts the unit down before anybody is asked again (2.9.tir, r.no-more).
        if p.phase == Phase::Activate && !p.hand.is_empty() && p.hand.spent {
            return Err(format!("{} has acted and is still in hand", self.unit_id(p.hand.unit)));
        }
        // Whoever has not acted has his token (2.4.jetons, 2.15.jeton).
        if p.turn > 0 && p.phase == Phase::Activate {
            for side in Seat::BOTH {
                let idle = self.idle(p, side).count_ones();
                let own = u32::from(p.initiative && p.active == side);
                if idle > u32::from(p.cup[side]) + own {
                    return Err(format!("{side:?} has {idle} units for {} tokens", p.cup[side]));
                }
            }
        }
        if (p.phase == Phase::Over) != p.ended.winner().is_some() {
            return Err("over and not ended".to_string());
        }
        Ok(())
    }

    fn check_unit(&self, p: &Position, slot: Slot) -> Result<(), String> {
        let (unit, name) = (p.unit(slot), self.unit_id(slot));
        if unit.cohesion > unit.full || unit.full > COHESION || unit.facing > 5 {
            return Err(format!("{name}: {unit:?}"));
        }
        if unit.is_there() != (unit.cohesion > 0) && p.turn > 0 {
            return Err(format!("{name} is neither here nor gone: {unit:?}"));
        }
        if unit.is_there() && unit.hex.index() >= self.map.hexes {
            return Err(format!("{name} is off the table"));
        }
        let hides = matches!(unit.class, Class::Infantry | Class::Decoy);
        // Riders come to lie in ambush when they dismount, and were seen before (r.ambush).
        let known = unit.has(mark::KNOWN) && unit.is_on_foot();
        if unit.has(mark::AMBUSH) && !hides && !known || unit.has(mark::IN_AMBUSH) && !unit.has(mark::AMBUSH)
        {
            return Err(format!("{name} cannot lie in ambush"));
        }
        let denied = if unit.traits.has(Traits::MOUNTAIN) { mark::SKIRTS } else { mark::CLIMBS };
        if unit.has(denied) {
            return Err(format!("{name} cannot have paid what was paid for it"));
        }
        if unit.has(mark::AMBUSH) && unit.has(mark::MOVED | mark::FOUGHT) {
            return Err(format!("{name} has moved or fought and lies in ambush"));
        }
        if unit.is_there() && p.turn > 0 && !self.stands(p, unit, unit.hex) && unit.class != Class::Decoy {
            return Err(format!("{name} cannot stand at {}", self.map.name(unit.hex)));
        }
        let levied = self.levy_of(side_of(slot)).is_some() || self.options.decoys;
        let listed = usize::from(slot - slots_of(side_of(slot)).start) < self.army(side_of(slot)).units.len();
        if unit.full > 0 && !listed && !levied {
            return Err(format!("{name} is not in this battle"));
        }
        Ok(())
    }
}
