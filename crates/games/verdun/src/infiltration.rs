//! Infiltration after an assault (9.6).

use contract::Refusal;

use crate::event::Event;
use crate::map::Hex;
use crate::position::{Phase, Units, each, mark, one, set_of};
use crate::units::{Kind, Slot};
use crate::{Log, Position, Verdun, refuse, rule};

impl Verdun {
    /// Whether there is anything to infiltrate: the hex is empty and no attacker fell back (9.6, 9.53).
    pub(crate) fn check_vacant(&self, p: &Position) -> Result<(), Refusal> {
        if p.assault.repelled {
            return refuse(rule!("9.53"), "attackers-fell-back");
        }
        if self.holds(p, p.active.other(), p.assault.target) {
            return refuse(rule!("9.6.vacant"), "not-vacant");
        }
        Ok(())
    }

    /// Those that may infiltrate: the attackers, and guns that supported them from their own hexes (9.63).
    pub(crate) fn infiltrators(&self, p: &Position) -> Units {
        let assault = &p.assault;
        let with_attackers = |stack: &&Units| **stack & assault.attackers != 0;
        let mixed = assault.stacks.iter().filter(with_attackers).fold(0, |set, stack| set | stack);
        let stacked = |slot: &Slot| p.unit(*slot).is_there() && mixed & one(*slot) != 0;
        let guns = set_of(each(assault.guns).filter(stacked));
        let there = |slot: &Slot| p.unit(*slot).is_there();
        let attackers = set_of(each(assault.attackers).filter(there));
        (attackers | guns) & !assault.entered
    }

    /// Whether a unit may infiltrate a hex.
    pub(crate) fn check_infiltrate(&self, p: &Position, slot: Slot, to: Hex) -> Result<(), Refusal> {
        if matches!(p.phase, Phase::Losses | Phase::Retreat | Phase::Infiltrate) {
            self.check_vacant(p)?;
        }
        if p.phase != Phase::Infiltrate {
            return refuse(rule!("4.order"), "not-now");
        }
        let assault = &p.assault;
        if assault.entered & one(slot) != 0 {
            return refuse(rule!("9.6"), "has-infiltrated");
        }
        if self.infiltrators(p) & one(slot) == 0 {
            return if assault.guns & one(slot) != 0 {
                refuse(rule!("9.63"), "support-stays-behind")
            } else {
                refuse(rule!("9.6"), "not-in-this-assault")
            };
        }
        let Some(way) = self.map.side(assault.target, p.unit(slot).hex) else {
            return refuse(rule!("9.6"), "not-adjacent");
        };
        let beyond = assault.beyond[way];
        let others = |slot: Slot| {
            (0..6).any(|side| assault.pioneers_from & 1 << side == 0 && assault.stacks[side] & one(slot) != 0)
        };
        // Only where there is a way beyond do stacks with pioneers go first.
        let opened = assault.wiped_out || assault.far;
        if opened && assault.pioneers_from & 1 << way != 0 && each(assault.entered).any(others) {
            return refuse(rule!("9.61.order"), "pioneers-go-first");
        }
        if to == assault.target {
            let stayed = self.stayed(p, way);
            if beyond.is_some() && stayed > 0 {
                return refuse(rule!("9.61.together"), "the-stack-keeps-together");
            }
        } else {
            self.check_beyond(p, slot, way, to)?;
        }
        if !self.may_stack(p.stack(to) | one(slot)) {
            return refuse(rule!("9.6.stacking"), "no-room");
        }
        Ok(())
    }

    /// Units of the stack on that side which stopped in the target.
    fn stayed(&self, p: &Position, way: usize) -> u32 {
        let stack = p.assault.stacks[way] & p.assault.entered;
        each(stack).filter(|slot| p.unit(*slot).hex == p.assault.target).count() as u32
    }

    /// Whether a unit may go on to a hex beyond the target (9.61, 9.62).
    fn check_beyond(&self, p: &Position, slot: Slot, way: usize, to: Hex) -> Result<(), Refusal> {
        let assault = &p.assault;
        if assault.pioneers_from & 1 << way == 0 {
            return refuse(rule!("9.61"), "no-pioneers-in-the-stack");
        }
        let Some(onward) = self.map.side(assault.target, to) else {
            return refuse(rule!("9.61.place"), "not-adjacent");
        };
        if self.map.river[assault.target.index()] & 1 << onward != 0 {
            return refuse(rule!("9.61.place"), "the-meuse");
        }
        let followed = assault.far && assault.left_by & 1 << onward != 0;
        if !assault.wiped_out && !followed {
            return refuse(rule!("9.61.place"), "not-beyond");
        }
        if assault.wiped_out && self.map.distance(p.unit(slot).hex, to) != 2 {
            return refuse(rule!("r.beyond"), "beside-its-own-hex");
        }
        if self.holds(p, p.active.other(), to) {
            return refuse(rule!("9.61.place"), "enemy-there");
        }
        let before = assault.beyond[way];
        if before.is_some() && before != to || self.stayed(p, way) > 1 {
            return refuse(rule!("9.61.together"), "the-stack-keeps-together");
        }
        let held = each(assault.entered).any(|other| p.unit(other).hex == assault.target);
        let pioneer = |slot: Slot| self.kind(slot) == Kind::Pioneers;
        let lone = pioneer(slot) && each(assault.entered).all(pioneer);
        if !held && !lone {
            return refuse(rule!("9.61.hold"), "somebody-holds-the-hex");
        }
        Ok(())
    }

    /// A unit infiltrates.
    pub(crate) fn infiltrate(&self, p: &mut Position, slot: Slot, to: Hex, journal: &mut Log) {
        let from = p.unit(slot).hex;
        let target = p.assault.target;
        let way = self.map.side(target, from).unwrap_or(0);
        p.assault.entered |= one(slot);
        p.put(slot, to);
        p.unit_mut(slot).marks &= !mark::DUG_IN;
        let rule = match to == target {
            true => rule!("9.6"),
            false if self.kind(slot) == Kind::Pioneers && !self.holds(p, p.active, target) => rule!("9.62"),
            false => rule!("9.61"),
        };
        journal.note(rule, Event::Infiltrated { unit: slot, from, to });
        self.enter(p, p.active, target, journal);
        if to != target {
            p.assault.beyond[way] = to;
            self.enter(p, p.active, to, journal);
        }
    }

    /// Whether anybody may infiltrate.
    pub(crate) fn can_infiltrate(&self, p: &Position) -> bool {
        let mut any = false;
        if self.check_vacant(p).is_ok() {
            each(self.infiltrators(p)).for_each(|slot| self.each_infiltration(p, slot, &mut |_| any = true));
        }
        any
    }

    /// Every hex that a unit may infiltrate.
    pub(crate) fn each_infiltration(&self, p: &Position, slot: Slot, see: &mut dyn FnMut(Hex)) {
        let target = p.assault.target;
        if self.check_infiltrate(p, slot, target).is_ok() {
            see(target);
        }
        if p.assault.pioneers_from != 0 && (p.assault.wiped_out || p.assault.far) {
            for to in self.map.beside(target) {
                if self.check_infiltrate(p, slot, to).is_ok() {
                    see(to);
                }
            }
        }
    }
}
