//! Rally (3.4), infiltration (3.5) and withdrawal (3.6).

use contract::{Dice, Refusal};

use crate::activation::Actor;
use crate::event::Event;
use crate::garrison::Post;
use crate::map::Hex;
use crate::position::mark;
use crate::zones::Board;
use crate::{Log, Position, Villers, refuse, rule};

impl Villers {
    // --- Rally.

    /// Medals that a rally costs where a unit stands (table.actions.ralliement).
    pub(crate) fn rally_cost(&self, p: &Position, a: &Actor) -> u8 {
        let price = &self.tables.actions.rally;
        if self.map.trench[a.side].has(a.hex.index()) {
            price.trench
        } else if self.in_zone(p, a.side.other(), a.hex) {
            price.zone
        } else {
            price.battalion
        }
    }

    /// Whether a unit may rally.
    pub(crate) fn check_rally(&self, p: &Position, a: &Actor, post: &Post) -> Result<(), Refusal> {
        if a.is_tank() || !a.hurt {
            return refuse(rule!("3.4.desorganise"), "nothing-to-rally");
        }
        let cost = self.rally_cost(p, a);
        self.check_price(a, cost)?;
        post.check_else()?;
        if a.over {
            let then = Actor { spent: a.spent + cost, other: a.other + cost, hurt: false, ..*a };
            if !self.can_leave_now(p, &then) {
                return refuse(rule!("r.on-friend"), "leave-the-friend-first");
            }
        }
        Ok(())
    }

    /// The unit in hand rallies.
    pub(crate) fn rally(&self, p: &mut Position, journal: &mut Log) {
        let a = self.actor(p).expect("a unit is in hand");
        self.spend(p, self.rally_cost(p, &a), false);
        p.unit_mut(a.slot).marks &= !mark::HURT;
        journal.note(rule!("3.4"), Event::Rallied { unit: a.slot, hex: a.hex });
    }

    // --- Slipping from a zone, into another or out of them all.

    /// Medals that it costs to slip away from where a unit stands, into a zone or out of zones.
    pub(crate) fn slip_cost(&self, a: &Actor, into_zone: bool) -> u8 {
        let actions = &self.tables.actions;
        let price = if into_zone { &actions.infiltrate } else { &actions.withdraw };
        let entrenched = !a.is_tank() && self.map.trench[a.side].has(a.hex.index());
        if entrenched { price.trench } else { price.of(a.is_tank()) }
    }

    /// Whether slipping away to a hex tests a tank for breakdown (r.difficult).
    pub(crate) fn slip_tests(&self, a: &Actor, to: Hex) -> bool {
        a.is_tank() && self.is_difficult(a, to)
    }

    /// Whether a unit may infiltrate to a hex, or withdraw to it.
    pub(crate) fn check_slip(
        &self,
        p: &Position,
        a: &Actor,
        lay: &impl Board,
        post: &Post,
        to: Hex,
        infiltrates: bool,
    ) -> Result<(), Refusal> {
        let zones = lay.zone(a.hex) && lay.zone(to) == infiltrates;
        if !zones || self.map.side(a.hex, to).is_none() {
            return if infiltrates {
                refuse(rule!("3.5.zdc"), "not-from-zone-to-zone")
            } else {
                refuse(rule!("3.6.zdc"), "not-out-of-the-zones")
            };
        }
        if lay.held(to) {
            return refuse(rule!("3.1.ennemi"), "enemy-there");
        }
        post.check(self, a.hex, to)?;
        let cost = self.slip_cost(a, infiltrates);
        self.check_price(a, cost)?;
        if let Some(friend) = self.friend_on(p, a, to) {
            if self.slip_tests(a, to) {
                if p.unit(friend).has(mark::ACTED) {
                    return refuse(rule!("3.1.char-ami"), "a-friend-who-has-acted");
                }
                if a.over {
                    return refuse(rule!("r.breakdown-friend"), "nowhere-to-be-put-back");
                }
            }
            let there = Actor { hex: to, over: true, spent: a.spent + cost, other: a.other + cost, ..*a };
            if !self.can_leave(p, &there, lay, post) {
                return refuse(rule!("3.1.ami"), "on-a-friend");
            }
        }
        Ok(())
    }

    /// Every hex that a unit may slip away to, and whether by infiltration.
    pub(crate) fn slips(
        &self,
        p: &Position,
        a: &Actor,
        lay: &impl Board,
        post: &Post,
    ) -> impl Iterator<Item = (Hex, bool)> {
        let from = Some(a.hex).filter(|hex| hex.is_some() && !a.broken && lay.zone(*hex));
        let hexes = from.into_iter().flat_map(|hex| self.map.beside(hex)).map(|to| (to, lay.zone(to)));
        hexes.filter(|(to, infiltrates)| self.check_slip(p, a, lay, post, *to, *infiltrates).is_ok())
    }

    /// Whether a unit may slip away anywhere.
    pub(crate) fn can_slip(&self, p: &Position, a: &Actor, lay: &impl Board, post: &Post) -> bool {
        self.slips(p, a, lay, post).next().is_some()
    }

    /// The unit in hand slips away; the ground costs nothing, but tests a tank (r.difficult).
    pub(crate) fn slip(
        &self,
        p: &mut Position,
        to: Hex,
        infiltrates: bool,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        let a = self.actor(p).expect("a unit is in hand");
        self.spend(p, self.slip_cost(&a, infiltrates), false);
        let difficult = self.slip_tests(&a, to);
        self.step_onto(p, &a, to);
        if infiltrates {
            p.hand.points = 0;
            journal.note(rule!("3.5"), Event::Infiltrated { unit: a.slot, from: a.hex, to });
        } else {
            journal.note(rule!("3.6"), Event::Withdrew { unit: a.slot, from: a.hex, to });
        }
        if difficult {
            self.test_ground(p, a.hex, dice, journal);
        }
    }
}
