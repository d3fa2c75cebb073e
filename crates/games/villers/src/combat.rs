//! Combat (3.2): who may fight whom, losses, elimination.

use contract::{Dice, Refusal, Rule, Seat};

use crate::activation::Actor;
use crate::event::Event;
use crate::garrison::Post;
use crate::map::Hex;
use crate::position::{Hand, Phase, mark};
use crate::units::{NOBODY, Slot};
use crate::victory::Gain;
use crate::{Log, Position, Villers, refuse, rule};

/// How a unit is eliminated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Blow {
    /// By the combat of this unit.
    Fire(Slot),
    /// By the assault of this unit.
    Stormed(Slot),
    /// By failing to assault this unit.
    Failed(Slot),
    /// By a barrage.
    Shells,
    /// In a rout or at nightfall: a battalion does not test (8.1.seuls).
    Scattered,
    /// A tank that cannot be mended, or is left behind at nightfall.
    Wrecked,
}

impl Villers {
    // --- Who may fight whom.

    /// Whether a unit may fight whoever is on a hex, medals apart.
    fn check_target(&self, p: &Position, a: &Actor, hex: Hex) -> Result<Slot, Refusal> {
        if a.hurt && !a.is_tank() {
            return refuse(rule!("g.desorganise.actions"), "too-disorganised");
        }
        let target = p.slot_on(hex);
        if target == NOBODY || self.side(target) == a.side {
            return refuse(rule!("3.2"), "no-enemy-there");
        }
        let far = self.map.distance(a.hex, hex) > self.range(a);
        if a.is_tank() {
            if far {
                return refuse(rule!("3.2.char-portee"), "out-of-range");
            }
            if self.map.ground[a.hex.index()].is_cover() {
                return refuse(rule!("3.2.depuis-couvert"), "not-from-cover");
            }
            if self.map.ground[hex.index()].is_cover() {
                return refuse(rule!("3.2.couvert"), "target-in-cover");
            }
        } else if far {
            return refuse(rule!("3.2.portee"), "not-adjacent");
        }
        let kind = self.kind(target);
        if kind.is_tank() && self.tables.against_tank(a.kind, a.side, kind).is_none() {
            let rule = if a.side == Seat::First { rule!("3.2.mark-iv") } else { rule!("3.2.a7v") };
            return refuse(rule, "cannot-harm-it");
        }
        if !self.sees(p, a.hex, hex) {
            return refuse(rule!("g.vue.bloque"), "not-seen");
        }
        Ok(target)
    }

    /// Whether a unit may fire at a hex.
    pub(crate) fn check_fire(&self, p: &Position, a: &Actor, post: &Post, hex: Hex) -> Result<(), Refusal> {
        self.check_target(p, a, hex)?;
        if self.shots(a) == 0 {
            return refuse(rule!("3"), "too-few-medals");
        }
        post.check_else()?;
        if a.over && !self.leaves_after_fire(p, a, hex, 1) {
            return refuse(rule!("r.on-friend"), "leave-the-friend-first");
        }
        Ok(())
    }

    /// How far a unit fights (3.2.portee, 3.2.char-portee).
    fn range(&self, a: &Actor) -> u8 {
        if a.is_tank() { self.tables.combat.tank_range } else { self.tables.combat.battalion_range }
    }

    /// Medals that a shot costs (table.actions.combat).
    pub(crate) fn shot_cost(&self, a: &Actor) -> u8 {
        self.tables.actions.combat.of(a.is_tank())
    }

    /// Whether a unit on a friend's hex can still leave it after so many shots, whether they hit or not (r.on-friend): with its
    /// target eliminated there may be nobody left to assault, and no zone to slip out of.
    fn leaves_after_fire(&self, p: &Position, a: &Actor, hex: Hex, shots: u8) -> bool {
        let then = Actor { spent: a.spent + shots * self.shot_cost(a), ..*a };
        let leaves = |p: &Position| self.can_leave_now(p, &then);
        let target = p.slot_on(hex);
        leaves(p)
            && (shots < 2 && !p.unit(target).has(mark::HURT) || {
                let mut without = p.clone();
                without.lift(target);
                leaves(&without)
            })
    }

    /// Shots that a unit can fire at a hex, whatever the dice say: on a friend's hex those after which it can still leave.
    pub(crate) fn shots_at(&self, p: &Position, a: &Actor, hex: Hex) -> u8 {
        let shots = 1..=self.shots(a);
        shots.take_while(|shots| !a.over || self.leaves_after_fire(p, a, hex, *shots)).count() as u8
    }

    /// Every hex that a unit may fire at.
    pub(crate) fn fires(&self, p: &Position, a: &Actor, post: &Post) -> impl Iterator<Item = Hex> {
        let from = Some(a.hex).filter(|hex| hex.is_some() && self.shots(a) > 0);
        let beside = from.into_iter().flat_map(|hex| self.map.beside(hex));
        let afar =
            from.filter(|_| self.range(a) > 1).into_iter().flat_map(|hex| &self.map.sight[hex.index()]);
        let hexes = beside.chain(afar.map(|sight| sight.target));
        hexes.filter(|hex| self.holds(p, a.side.other(), *hex) && self.check_fire(p, a, post, *hex).is_ok())
    }

    /// Whether a unit may fire at anything.
    pub(crate) fn can_fire(&self, p: &Position, a: &Actor, post: &Post) -> bool {
        self.fires(p, a, post).next().is_some()
    }

    // --- The die.

    /// What the ground takes off the die of whoever fights a battalion: the one best for it counts (3.2.favorable).
    fn shelter(&self, side: Seat, from: Hex, to: Hex) -> i8 {
        let terrain = &self.tables.terrain;
        let ground = terrain.of(self.map.ground[to.index()]).combat;
        let trench = terrain.trench(self.map.trench_of(to), side).combat;
        let river = if self.map.river_between(from, to) { terrain.river.combat } else { 0 };
        ground.min(trench).min(river)
    }

    /// What is added to the die of a unit that fires at another.
    pub(crate) fn fire_modifier(&self, p: &Position, a: &Actor, target: Slot) -> i8 {
        let kind = self.kind(target);
        if kind.is_tank() {
            return self.tables.against_tank(a.kind, a.side, kind).unwrap_or(0);
        }
        self.shelter(a.side, a.hex, p.unit(target).hex)
    }

    /// The lowest face of the die that hits.
    pub(crate) fn fire_need(&self, p: &Position, a: &Actor, target: Slot) -> i8 {
        self.tables.combat.hit - self.fire_modifier(p, a, target)
    }

    /// The unit in hand fires at a hex.
    pub(crate) fn fire(&self, p: &mut Position, hex: Hex, dice: &mut Dice, journal: &mut Log) {
        let a = self.actor(p).expect("a unit is in hand");
        let target = p.slot_on(hex);
        let modifier = self.fire_modifier(p, &a, target);
        self.spend(p, self.shot_cost(&a), true);
        let die = dice.die();
        let hit = die as i8 + modifier >= self.tables.combat.hit;
        let fired = Event::Fired { unit: a.slot, from: a.hex, target, hex, die, modifier, hit };
        journal.note(rule!("3.2"), fired);
        if hit {
            self.take_loss(p, target, Blow::Fire(a.slot), dice, journal);
        }
    }

    // --- Losses.

    /// A unit takes a loss: it is turned over, or eliminated if it was (3.2.perte, 3.2.elimine).
    pub(crate) fn take_loss(
        &self,
        p: &mut Position,
        slot: Slot,
        blow: Blow,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        if p.unit(slot).has(mark::HURT) {
            self.eliminate(p, slot, blow, rule!("3.2.elimine"), dice, journal);
        } else {
            self.turn_over(p, slot, journal);
        }
    }

    /// A battalion is disorganised, a tank damaged.
    pub(crate) fn turn_over(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        p.unit_mut(slot).marks |= mark::HURT;
        journal.note(rule!("3.2.perte"), Event::Hurt { unit: slot, hex: p.unit(slot).hex });
    }

    /// A unit is eliminated; a battalion tests its return at once where it may (8.1).
    pub(crate) fn eliminate(
        &self,
        p: &mut Position,
        slot: Slot,
        blow: Blow,
        rule: Rule,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        // Whoever fails in an assault falls in the hex that it has entered (3.3).
        let hex = match blow {
            Blow::Failed(target) => p.unit(target).hex,
            _ => p.unit(slot).hex,
        };
        let hero = p.unit(slot).has(mark::HERO);
        let reinforcement = p.phase == Phase::Reinforce && p.hand.unit == slot;
        p.lift(slot);
        p.unit_mut(slot).marks = mark::GONE;
        if p.hand.unit == slot {
            p.hand = Hand::EMPTY;
        }
        journal.note(rule, Event::Eliminated { unit: slot, hex });
        if self.is_tank(slot) {
            self.tank_lost(p, slot, blow, journal);
            return;
        }
        self.heat(p, self.tables.intensity.eliminated);
        journal.also(rule!("6.elimination"));
        if hero {
            p.heroes_lost[self.side(slot)] += 1;
            journal.note(rule!("7.2.3.perte"), Event::HeroLost { unit: slot });
        }
        self.test_return(p, slot, blow, dice, journal);
        if reinforcement && p.unit(slot).back > 0 {
            // The marker that brought it in does not bring it in again (7.2.9.fini).
            p.unit_mut(slot).marks |= mark::ACTED;
        }
    }

    /// What the loss of a tank brings: a duel won, a tank captured.
    fn tank_lost(&self, p: &mut Position, slot: Slot, blow: Blow, journal: &mut Log) {
        match blow {
            Blow::Fire(by) if self.is_tank(by) => self.duel_won(p, by, slot, journal),
            Blow::Stormed(_) | Blow::Failed(_) if self.side(slot) == Seat::Second => {
                self.score_points(p, Seat::First, Gain::Captured, self.tables.points.captured, journal);
            }
            _ => {}
        }
    }
}
