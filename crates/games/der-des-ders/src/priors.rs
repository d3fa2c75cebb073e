//! Which decisions to try first: how promising each looks to a side that follows a doctrine.

use contract::{Scored, Seat};

use crate::doctrine::{Dial, Doctrine};
use crate::map::{Hex, Side};
use crate::position::{Mode, Phase, Position, Unit, mark, side_of};
use crate::units::{Class, Fire, Slot, Traits};
use crate::{Decision, DerDesDers};

/// Not worth trying: a usual way does the same at once.
const NEVER: f32 = -1000.0;

/// What a marker is taken for: infantry of so much cohesion.
const AVERAGE: u8 = 3;

/// What matters to a side at one moment, looked up once for a whole list.
struct Outlook<'a> {
    game: &'a DerDesDers,
    p: &'a Position,
    side: Seat,
    doctrine: &'a Doctrine,
    /// The worth of where the unit in hand stands.
    here: f32,
}

impl DerDesDers {
    pub(crate) fn score_decisions(
        &self,
        plan: usize,
        p: &Position,
        seat: Seat,
        decisions: &mut [Scored<Decision>],
    ) {
        let doctrines = &self.doctrines[seat.index()];
        let doctrine = &doctrines[plan.min(doctrines.len() - 1)];
        let mut outlook = Outlook { game: self, p, side: seat, doctrine, here: 0.0 };
        if p.phase == Phase::Activate && !p.hand.is_empty() {
            outlook.here = outlook.value(p.unit(p.hand.unit), p.unit(p.hand.unit).hex);
        }
        for scored in decisions {
            scored.score = outlook.promise(scored.decision);
        }
    }
}

/// What is to be expected of one side's dice in an assault: their mean and variance.
fn expected(dice: u8, value: u8) -> (f32, f32) {
    let (n, v) = (f32::from(dice), f32::from(value));
    let mean = v * (v + 1.0) / 12.0;
    let square = v * (v + 1.0) * (2.0 * v + 1.0) / 36.0;
    (n * mean, n * (square - mean * mean))
}

impl Outlook<'_> {
    fn dial(&self, dial: Dial) -> f32 {
        self.doctrine.0[dial as usize]
    }

    fn promise(&self, decision: Decision) -> f32 {
        match decision {
            Decision::Done => match self.p.phase {
                Phase::Recruit | Phase::Deploy => 1.0,
                Phase::Activate => -0.2,
                _ => 0.0,
            },
            Decision::Stay | Decision::Pass | Decision::Hold => 0.0,
            Decision::Raise(..)
            | Decision::Attach(..)
            | Decision::Buy(_)
            | Decision::Dig(..)
            | Decision::Pick(_)
            | Decision::Place(_) => NEVER,
            Decision::Levy(way) => {
                2.0 + [0.0, self.dial(Dial::Large), self.dial(Dial::Small), self.dial(Dial::Rich)]
                    [usize::from(way.min(3))]
            }
            Decision::Dispose(way) => {
                let dials = [Dial::Deep, Dial::Left, Dial::Right, Dial::Hidden];
                2.0 + dials.get(usize::from(way).wrapping_sub(1)).map_or(0.0, |dial| self.dial(*dial))
            }
            Decision::Bring(fire) => match fire {
                Fire::Guns => 0.0,
                Fire::Gas => self.dial(Dial::Gas),
                Fire::Air => self.dial(Dial::Air),
            },
            Decision::Shell(fire, hex) => self.promise_of_shell(fire, hex),
            Decision::Spot(hex) => self.promise_of_spotting(hex),
            Decision::Smoke(hex) => self.promise_of_smoke(hex),
            Decision::Rake(hex) => self.promise_of_raking(hex),
            Decision::Join(hex) => self.eagerness(hex) + self.dial(Dial::Chain),
            Decision::Take(hex) => self.eagerness(hex),
            Decision::Go(hex) => self.promise_of_going(hex),
            Decision::Turn(side) => self.promise_of_turning(side),
            Decision::Fire(hex) => self.promise_of_fire(hex),
            Decision::Assault(hex) => self.promise_of_assault(hex),
            Decision::Scout => self.dial(Dial::Scout) + self.thrift(1),
            Decision::Depot => self.dial(Dial::Depot),
            Decision::Dismount => self.promise_of_dismounting(),
            Decision::React(hex) => self.promise_of_reaction(hex),
            Decision::Evade(hex) => self.promise_of_evasion(hex),
            Decision::Retreat(hex) => self.value(self.p.unit(self.p.fight.loser), hex),
            Decision::Advance => self.promise_of_following(),
            Decision::Rail(slot, hex) => {
                self.value(self.p.unit(slot), hex) - self.value(self.p.unit(slot), self.p.unit(slot).hex)
            }
        }
    }

    /// What so many resource points are worth.
    fn thrift(&self, points: u8) -> f32 {
        let store = f32::from(self.p.resources[self.side].max(1));
        self.dial(Dial::Thrift) * f32::from(points) / (store + 2.0)
    }

    /// What the action of the unit in hand would cost on top of what it has paid.
    fn price(&self, second: bool) -> f32 {
        let hand = &self.p.hand;
        let more = if second && hand.mode == Mode::Rapid { hand.second } else { 0 };
        let first = if hand.paid == 0 { hand.price } else { 0 };
        self.thrift(first.saturating_add(more))
    }

    // --- Where to stand.

    /// What it is worth to a unit to stand on a hex.
    fn value(&self, unit: &Unit, hex: Hex) -> f32 {
        let (game, p) = (self.game, self.p);
        let mut value =
            self.dial(Dial::Slope) * game.goal_distance(p, hex, self.side, self.dial(Dial::BaseOff));
        let on_foot = unit.class == Class::Infantry || unit.has(mark::DISMOUNTED);
        if on_foot && (game.is_covered_ground(p, hex) || p.works(hex) > 0) {
            value += self.dial(Dial::Cover);
        }
        if game.map.height[hex.index()] > 0 {
            value += self.dial(Dial::Height);
        }
        if game.is_broken(p, unit, hex) {
            value += self.dial(Dial::Broken);
        }
        let enemy = p.occupied(self.side.other());
        let (mut contacts, mut friends) = (0u8, 0u8);
        for (_, near) in game.map.around(hex) {
            if enemy.has(near.index()) {
                contacts += 1;
            } else if p.side_on(near) == Some(self.side) && near != unit.hex {
                friends += 1;
            }
        }
        let contact = if unit.is_mounted() { Dial::ContactHorse } else { Dial::Contact };
        value += self.dial(contact) * f32::from(contacts) + self.dial(Dial::Link) * f32::from(friends.min(2));
        if self.dial(Dial::Danger) != 0.0 {
            let close = p
                .there(self.side.other())
                .filter(|(_, enemy)| game.map.distance(hex, enemy.hex) <= 2)
                .count();
            value += self.dial(Dial::Danger) * close.min(3) as f32;
        }
        for (at, prize) in game.scenario.prizes.iter().enumerate() {
            if prize.hex == hex {
                let own = p.prizes[self.side] & 1 << at != 0;
                let near = game.nearest_enemy(p, hex, self.side) <= 3;
                value += match own {
                    true if near => -self.dial(Dial::Guard),
                    true => 0.0,
                    false => self.dial(Dial::Prize) * f32::from(prize.worth[self.side.index()].min(6)) / 3.0,
                };
            }
        }
        if game.kept_bases(p, self.side.other()).any(|base| base == hex) {
            value += self.dial(Dial::Prize) * f32::from(game.scenario.base_worth) / 3.0;
        }
        value
    }

    fn promise_of_going(&self, hex: Hex) -> f32 {
        let (game, p) = (self.game, self.p);
        let unit = p.unit(p.hand.unit);
        let rapid = game.map.distance(unit.hex, hex) > 1;
        let mut promise = self.value(unit, hex) - self.here + self.dial(Dial::Step);
        if rapid {
            promise += self.dial(Dial::Rapid) + self.price(false);
        }
        // What it can do there.
        let mode = if rapid { Mode::Rapid } else { Mode::Progress };
        let mut there = *unit;
        there.hex = hex;
        let mut best = 0.0f32;
        for (slot, enemy) in p.there(self.side.other()) {
            let distance = game.map.distance(hex, enemy.hex);
            if distance > 2 || enemy.has(mark::AMBUSH) && distance > 1 {
                continue;
            }
            if distance == 1 {
                let worth = self.worth_of_assault(&there, &self.as_seen(slot));
                best = best.max(self.dial(Dial::Prey) * worth.max(0.0));
            }
            if !rapid && game.table_score(&there, mode, distance) > 0 {
                best = best.max(self.dial(Dial::Targets) * self.expected_loss(&there, mode, enemy));
            }
        }
        promise + best
    }

    fn promise_of_turning(&self, side: Side) -> f32 {
        let p = self.p;
        let unit = p.unit(p.hand.unit);
        let exposed = |facing: Side| {
            p.there(self.side.other())
                .filter(|(_, enemy)| {
                    self.game.map.distance(unit.hex, enemy.hex) <= 3
                        && self.game.map.is_behind(enemy.hex, unit.hex, facing)
                })
                .count() as f32
        };
        let gain = exposed(unit.facing) - exposed(side);
        // A turn that gains nothing is a turn to no end.
        if gain <= 0.0 { -0.5 } else { self.dial(Dial::Turn) * gain + self.price(false) }
    }

    // --- Fighting.

    /// How many cohesion points a target is expected to lose by fire.
    fn expected_loss(&self, unit: &Unit, mode: Mode, target: &Unit) -> f32 {
        let aim = self.game.aim(self.p, unit, mode, target);
        let hits = f32::from(aim.dice) * f32::from(aim.score()) / 10.0 * f32::from(aim.tests());
        let cohesion = f32::from(target.cohesion);
        (hits * (6.0 - cohesion) / 6.0).min(cohesion)
    }

    /// What it is worth that an enemy loses so many points.
    fn worth_of_loss(&self, target: &Unit, points: f32) -> f32 {
        let cohesion = f32::from(target.cohesion.max(1));
        let holds = self.game.scenario.prizes.iter().any(|prize| prize.hex == target.hex);
        let mut worth = self.dial(Dial::Loss) + self.dial(Dial::Elimination) / cohesion;
        if holds {
            worth += self.dial(Dial::Holder);
        }
        worth * points
    }

    fn promise_of_fire(&self, hex: Hex) -> f32 {
        let p = self.p;
        let Some(target) = p.on(hex) else { return NEVER };
        let target = p.unit(target);
        let points = self.expected_loss(p.unit(p.hand.unit), p.hand.mode, target);
        self.dial(Dial::Fire) + self.worth_of_loss(target, points) + self.price(false)
    }

    /// A unit as this side sees it: a marker is taken for an average one.
    fn as_seen(&self, slot: Slot) -> Unit {
        let mut unit = *self.p.unit(slot);
        if unit.is_hidden() && side_of(slot) != self.side {
            (unit.class, unit.cohesion, unit.traits) = (Class::Infantry, AVERAGE, Traits::NONE);
        }
        unit
    }

    /// What an assault by a unit on another is worth.
    fn worth_of_assault(&self, unit: &Unit, target: &Unit) -> f32 {
        let (game, p) = (self.game, self.p);
        let strengths = game.strengths_of(p, unit, target);
        let [(own, own_spread), (their, their_spread)] =
            strengths.map(|strength| expected(strength.dice(), strength.value()));
        let lead = own - their;
        let spread = (own_spread + their_spread).sqrt().max(0.5);
        // The chance to win, and how many losses on either side are to be expected: every other costs cohesion.
        let chance = 1.0 / (1.0 + (-1.7 * lead / spread).exp());
        let gain =
            (chance * (1.0 + 0.5 * (lead.max(0.0) + 0.6 * spread))).min(f32::from(target.cohesion) + 0.5);
        let mut cost =
            ((1.0 - chance) * (1.0 + 0.5 * ((-lead).max(0.0) + 0.6 * spread))).min(f32::from(unit.cohesion));
        // Whoever has his token before him fires first (2.15).
        let enemy = self.side.other();
        if !target.has(mark::ACTIVATED) && target.is_on_foot() && p.cup[enemy] > 0 && p.resources[enemy] > 1 {
            cost += self.dial(Dial::Reaction) * self.expected_loss(target, Mode::Static, unit);
        }
        self.worth_of_loss(target, 0.6 * gain)
            + self.dial(Dial::Cost) * 0.6 * cost
            + self.dial(Dial::Ground) * chance
    }

    fn promise_of_assault(&self, hex: Hex) -> f32 {
        let p = self.p;
        let Some(target) = p.on(hex) else { return NEVER };
        let target = self.as_seen(target);
        let eager = if p.hand.mode == Mode::Breakthrough { 0.1 } else { 0.0 };
        self.dial(Dial::Eager) + eager + self.worth_of_assault(p.unit(p.hand.unit), &target) - 0.3
            + self.price(true)
    }

    /// How much a unit wants the token.
    fn eagerness(&self, hex: Hex) -> f32 {
        let (game, p) = (self.game, self.p);
        let Some(slot) = p.on(hex) else { return NEVER };
        let unit = p.unit(slot);
        let mut best = 0.0f32;
        for (_, enemy) in p.there(self.side.other()) {
            let distance = game.map.distance(unit.hex, enemy.hex);
            if distance > crate::fire::RANGE {
                continue;
            }
            let near = 0.3 - 0.05 * f32::from(distance);
            best = best.max(near);
            if enemy.has(mark::AMBUSH) {
                continue;
            }
            if game.table_score(unit, Mode::Static, distance) > 0 && game.sees(p, unit.hex, enemy.hex) {
                best = best.max(
                    0.3 * self.worth_of_loss(enemy, self.expected_loss(unit, Mode::Static, enemy)) + near,
                );
            }
            if distance == 1 {
                best = best.max(0.3 * self.worth_of_assault(unit, enemy) + near);
            }
        }
        let front = game.goal_distance(p, unit.hex, self.side, self.dial(Dial::BaseOff));
        best - 0.01 * front
    }

    fn promise_of_dismounting(&self) -> f32 {
        let p = self.p;
        let near = self.game.nearest_enemy(p, p.unit(p.hand.unit).hex, self.side);
        match near {
            1..=2 => self.dial(Dial::Dismount),
            3 => 0.0,
            _ => -1.0,
        }
    }

    fn promise_of_reaction(&self, hex: Hex) -> f32 {
        let p = self.p;
        let Some(slot) = p.on(hex) else { return NEVER };
        let target = p.unit(p.fight.attacker);
        let points = self.expected_loss(p.unit(slot), Mode::Static, target);
        let price = self.game.reaction_price(p, slot).min(20) as u8;
        self.dial(Dial::React) + self.worth_of_loss(target, points) + self.thrift(price)
    }

    fn promise_of_evasion(&self, hex: Hex) -> f32 {
        let p = self.p;
        let unit = p.unit(p.fight.defender);
        let danger = self.worth_against(p.fight.attacker, p.fight.defender);
        self.dial(Dial::Evade) + 0.5 * danger + self.value(unit, hex) - self.value(unit, unit.hex)
    }

    /// What an assault would be worth to the enemy.
    fn worth_against(&self, attacker: Slot, defender: Slot) -> f32 {
        let strengths = self.game.strengths(self.p, attacker, defender);
        let [(own, _), (their, _)] = strengths.map(|strength| expected(strength.dice(), strength.value()));
        0.3 * (own - their)
    }

    fn promise_of_following(&self) -> f32 {
        let p = self.p;
        let (winner, ground) = self.game.winner_and_ground(p);
        let unit = p.unit(winner);
        self.dial(Dial::Follow) + self.value(unit, ground) - self.value(unit, unit.hex)
    }

    // --- From afar.

    fn promise_of_shell(&self, fire: Fire, hex: Hex) -> f32 {
        let (game, p) = (self.game, self.p);
        let Some(target) = p.on(hex) else { return NEVER };
        let need = f32::from(game.shell_score(p, fire, target));
        let sides = f32::from(fire.die().sides());
        let hit = (sides + 1.0 - need) / sides;
        let unit = p.unit(target);
        // Of a marker nothing is known: it is taken for an average unit.
        let hidden = unit.is_hidden() && side_of(target) != self.side;
        let cohesion = if hidden { f32::from(AVERAGE) } else { f32::from(unit.cohesion) };
        let fails = hit * (6.0 - cohesion) / 6.0;
        let works = if fire == Fire::Guns { p.works(hex) } else { 0 };
        let worth = match works {
            0 if hidden => self.dial(Dial::Loss),
            0 => self.worth_of_loss(unit, 1.0),
            _ => self.dial(Dial::ShellWorks),
        };
        let near = f32::from(game.nearest_enemy(p, hex, self.side.other()).min(8));
        self.dial(Dial::Shell) + fails * worth - 0.02 * near
    }

    fn promise_of_spotting(&self, hex: Hex) -> f32 {
        let near = self.game.map.around(hex).map(|(_, near)| near).chain([hex]);
        let found = near.filter(|place| self.game.unlocated_on(self.p, *place, self.side).is_some()).count();
        self.dial(Dial::Spot) * found as f32
    }

    fn promise_of_smoke(&self, hex: Hex) -> f32 {
        let own = self.p.side_on(hex) == Some(self.side);
        let near = self.game.nearest_enemy(self.p, hex, self.side);
        let useful = own && near <= 3 && !self.game.is_covered_ground(self.p, hex);
        self.dial(Dial::Smoke) + if useful { 0.2 } else { -0.5 }
    }

    fn promise_of_raking(&self, hex: Hex) -> f32 {
        let near = self.game.nearest_enemy(self.p, hex, self.side.other());
        self.dial(Dial::Rake)
            + if near <= 2 { 0.0 } else { -0.4 }
            + if self.p.hand.is_empty() { 0.0 } else { self.price(false) }
    }
}
