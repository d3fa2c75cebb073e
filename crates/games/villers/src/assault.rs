//! Assaults (3.3).

use contract::{Dice, Refusal, Rule};

use crate::activation::Actor;
use crate::combat::Blow;
use crate::event::Event;
use crate::garrison::Post;
use crate::map::Hex;
use crate::position::mark;
use crate::units::{NOBODY, Slot};
use crate::{Log, Position, Villers, refuse, rule};

impl Villers {
    /// Whether the option makes an assault on this target lighter: a tank, by night (opt.2, r.night-option).
    fn is_easy_prey(&self, p: &Position, a: &Actor, target: Slot) -> bool {
        self.options.night_tanks && !a.is_tank() && self.is_tank(target) && p.turn == self.attack_turn
    }

    /// Medals that an assault costs.
    pub(crate) fn assault_cost(&self, p: &Position, a: &Actor, target: Slot) -> u8 {
        if self.is_easy_prey(p, a, target) {
            self.tables.assault.night_tank_cost
        } else {
            self.tables.actions.assault.of(a.is_tank())
        }
    }

    /// Whether a unit may assault whoever is on a hex.
    pub(crate) fn check_assault(
        &self,
        p: &Position,
        a: &Actor,
        post: &Post,
        hex: Hex,
    ) -> Result<(), Refusal> {
        if a.hurt && !a.is_tank() {
            return refuse(rule!("3.3.desorganise"), "too-disorganised");
        }
        let target = p.slot_on(hex);
        if target == NOBODY || self.side(target) == a.side {
            return refuse(rule!("3.3"), "no-enemy-there");
        }
        let Some(way) = self.map.side(a.hex, hex) else {
            return refuse(rule!("3.3.adjacent"), "not-adjacent");
        };
        if a.is_tank() {
            if self.is_tank(target) {
                return refuse(rule!("3.3.char-char"), "no-tank-against-tank");
            }
            if self.map.ground[hex.index()].is_cover() {
                return refuse(rule!("4.couvert"), "target-in-cover");
            }
        }
        if self.map.river[a.hex.index()] & 1 << way != 0 {
            return refuse(rule!("table.terrain.riviere-assaut"), "the-river-parts-them");
        }
        self.check_price(a, self.assault_cost(p, a, target))?;
        post.check_storm(self, a.hex, hex)
    }

    /// Every hex that a unit may assault.
    pub(crate) fn assaults(&self, p: &Position, a: &Actor, post: &Post) -> impl Iterator<Item = Hex> {
        let from = Some(a.hex).filter(|hex| hex.is_some() && !a.broken);
        let hexes = from.into_iter().flat_map(|hex| self.map.beside(hex));
        hexes
            .filter(|hex| self.holds(p, a.side.other(), *hex) && self.check_assault(p, a, post, *hex).is_ok())
    }

    /// Whether a unit may assault anything.
    pub(crate) fn can_assault(&self, p: &Position, a: &Actor, post: &Post) -> bool {
        self.assaults(p, a, post).next().is_some()
    }

    /// The lowest face of a die that is a loss (3.3.des, 3.3.tranchee).
    pub(crate) fn assault_need(&self, p: &Position, a: &Actor, target: Slot) -> u8 {
        let table = &self.tables.assault;
        let hit = if self.is_easy_prey(p, a, target) {
            table.night_tank_hit
        } else if a.medals > self.medals(p, target) {
            table.hit_more
        } else {
            table.hit_less
        };
        let hex = p.unit(target).hex;
        // A trench protects battalions alone (r.assault-trench).
        let trench = self.map.trench_of(hex).filter(|_| !self.is_tank(target));
        let trench = self.tables.terrain.trench(trench, a.side).assault;
        (hit - trench).clamp(1, 7) as u8
    }

    /// Losses that eliminate a unit.
    pub(crate) fn losses_wanted(&self, p: &Position, slot: Slot) -> u8 {
        if p.unit(slot).has(mark::HURT) { 1 } else { 2 }
    }

    /// One roll of all the dice of an assault; whether the target is eliminated.
    fn storm(&self, p: &mut Position, a: &Actor, target: Slot, dice: &mut Dice, journal: &mut Log) -> bool {
        let (need, hex) = (self.assault_need(p, a, target), p.unit(target).hex);
        let mut rolled = [0; 4];
        for die in rolled.iter_mut().take(a.medals.into()) {
            *die = dice.die();
        }
        let hits = rolled.iter().filter(|die| **die >= need).count() as u8;
        journal.note(
            rule!("3.3"),
            Event::Assaulted { unit: a.slot, from: a.hex, target, hex, dice: rolled, need, hits },
        );
        if !a.is_tank() {
            self.heat(p, self.tables.intensity.assault);
            journal.also(rule!("6.assaut"));
        }
        let wanted = self.losses_wanted(p, target);
        for _ in 0..hits.min(wanted) {
            self.take_loss(p, target, Blow::Stormed(a.slot), dice, journal);
        }
        hits >= wanted
    }

    /// The unit in hand assaults a hex (3.3); what a tank has to do again follows by itself (3.3.relance).
    pub(crate) fn assault(&self, p: &mut Position, hex: Hex, dice: &mut Dice, journal: &mut Log) {
        let a = self.actor(p).expect("a unit is in hand");
        let target = p.slot_on(hex);
        let cost = self.assault_cost(p, &a, target);
        self.spend(p, cost, false);
        if a.is_tank() {
            self.assault_by_tank(p, &a, target, dice, journal);
        } else if self.storm(p, &a, target, dice, journal) {
            self.carry(p, &a, hex, journal);
        } else {
            let repelled = (rule!("3.3.echec"), Event::Repelled { unit: a.slot, hex });
            self.fail(p, (a.slot, target), repelled, dice, journal);
        }
    }

    /// The assailant holds the hex, and goes on with what it has left (r.winner-stays).
    fn carry(&self, p: &mut Position, a: &Actor, hex: Hex, journal: &mut Log) {
        p.put(a.slot, hex);
        journal.note(rule!("3.3.reussi"), Event::Carried { unit: a.slot, from: a.hex, hex });
    }

    fn assault_by_tank(&self, p: &mut Position, a: &Actor, target: Slot, dice: &mut Dice, journal: &mut Log) {
        let hex = p.unit(target).hex;
        let inside = (rule!("3.3.panne"), Event::LostInside { unit: a.slot, hex });
        if self.is_difficult(a, hex) {
            let limit = self.ground_limit(p, a.slot);
            let rules = (rule!("4.1.terrain"), Some(rule!("4.1.deux")));
            if self.test_breakdown(p, (a.slot, hex), limit, rules, dice, journal) {
                self.fail(p, (a.slot, target), inside, dice, journal);
                return;
            }
        }
        loop {
            let carried = self.storm(p, a, target, dice, journal);
            let limit = self.tables.breakdown.assault;
            let rules = (rule!("4.1.assaut"), None);
            let broken = self.test_breakdown(p, (a.slot, hex), limit, rules, dice, journal);
            if carried {
                self.carry(p, a, hex, journal);
                return;
            }
            let price = self.tables.actions.assault.tank;
            let now = self.actor(p).expect("the tank is still in hand");
            if broken || self.left_for_other(&now) < price {
                let repelled = (rule!("3.3.echec"), Event::Repelled { unit: a.slot, hex });
                self.fail(p, (a.slot, target), if broken { inside } else { repelled }, dice, journal);
                return;
            }
            self.spend(p, price, false);
            journal.note(rule!("3.3.relance"), Event::Renewed { unit: a.slot, hex });
        }
    }

    /// The assailant is eliminated in front of an occupant who holds (3.3.echec, 3.3.panne).
    fn fail(
        &self,
        p: &mut Position,
        (unit, target): (Slot, Slot),
        (rule, event): (Rule, Event),
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        journal.note(rule, event);
        self.eliminate(p, unit, Blow::Failed(target), rule, dice, journal);
    }
}
