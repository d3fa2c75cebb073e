//! Which decisions to try first: how promising each looks to a side that follows a doctrine.

use contract::Seat;

use crate::activation::Actor;
use crate::doctrine::{Dial, Doctrine};
use crate::map::{FAR, Hex, Hexes, place};
use crate::position::{Phase, mark, one};
use crate::units::Slot;
use crate::zones::{Board, Lay};
use crate::{Decision, LINE, Position, Villers};

/// Not worth trying: what is in hand is dealt with before anything else is taken up, and nobody stops on a friend for nothing.
const NEVER: f32 = -1000.0;

/// How many of something there are at each hex, up to three.
#[derive(Default)]
struct Tally([Hexes; 3]);

impl Tally {
    /// One more at each of these.
    fn add(&mut self, hexes: &Hexes) {
        Hexes::tally(&mut self.0, hexes);
    }

    fn at(&self, hex: Hex) -> f32 {
        self.0.iter().filter(|hexes| hexes.has(hex.index())).count() as f32
    }
}

/// What matters to a side at one moment, looked up once for a whole list.
pub(crate) struct Outlook<'a> {
    game: &'a Villers,
    p: &'a Position,
    side: Seat,
    doctrine: &'a Doctrine,
    lay: Lay,
    /// Enemy battalions within two hexes, and tanks within three.
    battalions: Tally,
    tanks: Tally,
    /// Friendly battalions beside.
    friends: Tally,
    actor: Option<Actor>,
}

impl<'a> Outlook<'a> {
    pub(crate) fn new(game: &'a Villers, plan: usize, p: &'a Position, side: Seat) -> Outlook<'a> {
        let doctrines = &game.doctrines[side.index()];
        let mut outlook = Outlook {
            game,
            p,
            side,
            doctrine: &doctrines[plan.min(doctrines.len() - 1)],
            lay: game.lay(p, side),
            battalions: Tally::default(),
            tanks: Tally::default(),
            friends: Tally::default(),
            actor: game.actor(p),
        };
        outlook.look_around();
        outlook
    }

    fn look_around(&mut self) {
        let (game, p) = (self.game, self.p);
        for slot in game.slots_of(self.side.other()) {
            let hex = p.unit(slot).hex;
            if !hex.is_some() {
                continue;
            }
            if game.is_tank(slot) {
                self.tanks.add(&game.within_three[hex.index()]);
            } else if !p.unit(slot).has(mark::HURT) {
                self.battalions.add(&game.within_two[hex.index()]);
            }
        }
        if self.dial(Dial::Link) != 0.0 {
            for slot in game.slots_of(self.side) {
                let hex = p.unit(slot).hex;
                if hex.is_some() && !game.is_tank(slot) && p.hand.unit != slot {
                    self.friends.add(&game.map.ring[hex.index()]);
                }
            }
        }
    }

    fn dial(&self, dial: Dial) -> f32 {
        self.doctrine.0[dial as usize]
    }

    /// How promising a decision looks.
    pub(crate) fn promise(&self, decision: Decision) -> f32 {
        match decision {
            Decision::Done | Decision::Stay => 0.0,
            Decision::Take(slot) => self.promise_of_taking(slot),
            Decision::Go(hex) if self.is_idle_stop(hex) => NEVER,
            Decision::Go(hex) => self.of_hand(|a| self.gain(a, hex)),
            Decision::Fire(hex) => self.of_hand(|a| self.worth_of_fire(a, hex)),
            Decision::Assault(hex) => self.of_hand(|a| self.worth_of_assault(a, hex)),
            Decision::Rally => self.dial(Dial::Rally),
            Decision::Infiltrate(hex) => self.of_hand(|a| self.gain(a, hex) + self.dial(Dial::Infiltrate)),
            Decision::Withdraw(hex) => self.of_hand(|a| self.gain(a, hex) + self.withdrawal(a)),
            Decision::Aim(hex) => self.promise_of_shells(hex),
            Decision::Counter => self.dial(Dial::Counter),
            Decision::Barrage(_) => 0.0,
            Decision::Hold => self.dial(Dial::Hold),
            Decision::Hero(slot) => self.promise_of_hero(slot),
            Decision::Mend(slot) => 0.5 + self.eagerness(&self.game.fresh(self.p, slot)),
            Decision::Reorganise(slot) => {
                let prize = if self.counts(self.p.unit(slot).hex) { 0.5 } else { 0.0 };
                0.3 + prize + 0.1 * f32::from(self.game.medals(self.p, slot))
            }
            Decision::Place(hex) => {
                let slot = self.p.hand.unit;
                self.value(&self.game.fresh(self.p, slot), hex)
            }
        }
    }

    // --- Ground.

    /// How far it is to what a side wants.
    fn to_goal(&self, hex: Hex) -> f32 {
        let far = &self.game.far[hex.index()];
        let later = [
            0.0,
            self.dial(Dial::Cachy),
            self.dial(Dial::Hangard),
            self.dial(Dial::Domart),
            self.dial(Dial::Abbe),
            self.dial(Dial::Aquenne),
            self.dial(Dial::Line),
        ];
        far.iter().zip(later).map(|(far, later)| f32::from(*far) + later.max(0.0)).fold(40.0, f32::min)
    }

    /// What standing in a place that counts is worth.
    fn prize(&self, hex: Hex) -> f32 {
        let far = &self.game.far[hex.index()];
        let is_in = |places: &[usize]| places.iter().any(|place| far[*place] == 0);
        if is_in(&[place::TOWN]) {
            self.dial(Dial::InTown)
        } else if is_in(&[place::ABBE, place::AQUENNE]) {
            self.dial(Dial::InWood)
        } else if is_in(&[place::CACHY, place::HANGARD, place::DOMART]) {
            self.dial(Dial::InVillage)
        } else if self.side == Seat::Second && is_in(&[LINE]) {
            self.dial(Dial::InVillage) * 0.5
        } else {
            0.0
        }
    }

    /// Whether a hex is of a place that counts.
    fn counts(&self, hex: Hex) -> bool {
        self.game.far[hex.index()][..LINE].contains(&0)
    }

    /// What a hex is worth to a unit.
    fn value(&self, a: &Actor, hex: Hex) -> f32 {
        if a.is_tank() { self.value_to_tank(a, hex) } else { self.value_to_battalion(a, hex) }
    }

    fn value_to_battalion(&self, a: &Actor, hex: Hex) -> f32 {
        let (game, at) = (self.game, hex.index());
        let open = !game.map.ground[at].is_cover();
        let mut value = self.dial(Dial::Slope) * self.to_goal(hex) + self.prize(hex);
        if self.lay.zone(hex) {
            value += if a.hurt {
                self.dial(Dial::ContactHurt)
            } else if a.medals < game.tables.actions.assault.battalion {
                self.dial(Dial::ContactFew)
            } else {
                self.dial(Dial::Contact) + self.dial(Dial::Prey) * self.best_chance(a, hex)
            };
        }
        if game.map.trench[self.side].has(at) {
            value += self.dial(Dial::Trench);
        }
        if !open {
            value += self.dial(Dial::Cover);
        }
        let battalions = self.battalions.at(hex);
        value += self.dial(Dial::Danger) * battalions;
        if open {
            value += self.dial(Dial::TankDanger) * self.tanks.at(hex).min(2.0);
        }
        if battalions > 0.0 && self.counts(hex) {
            value += self.dial(Dial::Gate);
        }
        value + self.dial(Dial::Link) * self.friends.at(hex).min(2.0)
    }

    /// The best chance of an assault from a hex.
    fn best_chance(&self, a: &Actor, hex: Hex) -> f32 {
        let (game, p) = (self.game, self.p);
        let mut best = 0.0f32;
        for near in game.map.beside(hex).filter(|near| self.lay.held(*near)) {
            if let Some(target) = p.on(near) {
                best = best.max(game.assault_chance(p, a, target));
            }
        }
        best
    }

    fn value_to_tank(&self, a: &Actor, hex: Hex) -> f32 {
        let (game, at) = (self.game, hex.index());
        let mut value = self.dial(Dial::TankSlope) * self.to_goal(hex);
        if self.lay.zone(hex) {
            value += self.dial(Dial::TankContact);
        }
        value += self.dial(Dial::TankDuel) * self.tanks.at(hex).min(2.0);
        if game.map.ground[at].is_cover() {
            value + self.dial(Dial::TankCover)
        } else {
            value + self.dial(Dial::Targets) * self.targets(a, hex)
        }
    }

    /// Enemies that a tank can fight from a hex, up to three.
    fn targets(&self, a: &Actor, hex: Hex) -> f32 {
        let (game, p) = (self.game, self.p);
        // Nobody is near enough: most hexes.
        if self.battalions.at(hex) == 0.0
            && self.tanks.at(hex) == 0.0
            && game.within_three[hex.index()].and(&self.lay.enemies).is_empty()
        {
            return 0.0;
        }
        let fights = |near: Hex| {
            let Some(target) = p.on(near) else { return false };
            let kind = game.kind(target);
            self.lay.held(near)
                && !game.map.ground[near.index()].is_cover()
                && (!kind.is_tank() || game.tables.against_tank(a.kind, a.side, kind).is_some())
        };
        let mut count = game.map.beside(hex).filter(|near| fights(*near)).count();
        for sight in &game.map.sight[hex.index()] {
            if fights(sight.target) && game.is_clear(p, sight) {
                count += 1;
            }
        }
        count.min(usize::from(FAR)) as f32
    }

    // --- What the unit in hand does.

    /// Whether the unit in hand would stop on a friend with nothing to do there: neither an enemy beside it, nor a trench to rally
    /// in, nor, for a tank with medals for a shot and for driving on, one to fight from afar. It would pass instead.
    fn is_idle_stop(&self, to: Hex) -> bool {
        let Some(a) = &self.actor else { return false };
        if self.game.is_free(self.p, a, to) || self.lay.zone(to) {
            return false;
        }
        if !a.is_tank() {
            return !a.hurt || !self.game.map.trench[self.side].has(to.index());
        }
        // What gets it there, a shot, and what takes it away.
        let left = a.limit.saturating_sub(a.spent) + u8::from(a.points > 0);
        left < 3 || self.game.map.ground[to.index()].is_cover() || self.targets(a, to) == 0.0
    }

    /// What a unit gains by being elsewhere.
    fn gain(&self, a: &Actor, to: Hex) -> f32 {
        let there = self.value(a, to);
        if !a.hex.is_some() {
            return 1.0 + there;
        }
        let rough = a.is_tank()
            && self.game.map.side(a.hex, to).is_none_or(|way| self.game.step(a.side, a.hex, way).difficult)
            && self.game.map.cost[to.index()] > 1;
        let over = if self.game.is_free(self.p, a, to) { 0.0 } else { self.dial(Dial::Over) };
        there - self.value(a, a.hex)
            + over
            + self.dial(Dial::Step)
            + if rough { self.dial(Dial::Rough) } else { 0.0 }
    }

    /// What something is worth to the unit in hand.
    fn of_hand(&self, worth: impl Fn(&Actor) -> f32) -> f32 {
        self.actor.as_ref().map_or(0.0, worth)
    }

    fn withdrawal(&self, a: &Actor) -> f32 {
        self.dial(if a.hurt { Dial::WithdrawHurt } else { Dial::Withdraw })
    }

    fn worth_of_fire(&self, a: &Actor, hex: Hex) -> f32 {
        let Some(target) = self.p.on(hex) else { return 0.0 };
        let need = self.game.fire_need(self.p, a, target).clamp(1, 7);
        let chance = f32::from(7 - need) / 6.0;
        let hurt = self.p.unit(target).has(mark::HURT);
        let worth = self.dial(if hurt { Dial::Elimination } else { Dial::Loss });
        self.dial(Dial::Fire) + chance * (worth + self.more_for(target, hex))
    }

    /// What more an enemy is worth where it stands, or for what it is.
    fn more_for(&self, target: Slot, hex: Hex) -> f32 {
        let prize = if self.counts(hex) { self.dial(Dial::Prize) } else { 0.0 };
        prize + if self.game.is_tank(target) { self.dial(Dial::Tank) } else { 0.0 }
    }

    fn worth_of_assault(&self, a: &Actor, hex: Hex) -> f32 {
        let Some(target) = self.p.on(hex) else { return 0.0 };
        let once = self.game.assault_chance(self.p, a, target);
        let (chance, eager, lost) = if a.is_tank() {
            // It goes in again while it has medals and does not break down.
            let again = f32::from(a.limit.saturating_sub(a.spent + 1).min(3));
            let runs = 1.0 - f32::from(self.game.tables.breakdown.assault) / 6.0;
            let mut chance = once;
            let mut still = (1.0 - once) * runs;
            for _ in 0..again as u8 {
                chance += still * once;
                still *= (1.0 - once) * runs;
            }
            (chance, Dial::Crush, Dial::Wreck)
        } else {
            (once, Dial::Eager, Dial::Repelled)
        };
        let won = self.dial(Dial::Storm) + self.more_for(target, hex);
        chance * won + (1.0 - chance) * self.dial(lost) + self.dial(eager)
    }

    // --- Who acts.

    fn promise_of_taking(&self, slot: Slot) -> f32 {
        let (game, p) = (self.game, self.p);
        if !p.hand.is_empty() || p.aside & one(slot) != 0 {
            return NEVER;
        }
        if p.phase == Phase::Deploy {
            return 0.1;
        }
        if !p.unit(slot).is_there() {
            return if game.is_dear(p, slot) { self.dial(Dial::MoreTanks) } else { 0.8 };
        }
        let a = game.fresh(p, slot);
        let best = self.eagerness(&a) + self.dial(Dial::Idle);
        if best <= 0.0 {
            return best;
        }
        let contact = self.lay.zone(a.hex);
        let tank = if a.is_tank() { self.dial(Dial::FirstTank) } else { 0.0 };
        let hurt = if a.hurt { self.dial(Dial::FirstHurt) } else { 0.0 };
        let near = if contact { self.dial(Dial::FirstContact) } else { 0.0 };
        (best + tank + hurt + near).max(0.01)
    }

    /// The best that a unit could do, at a glance.
    fn eagerness(&self, a: &Actor) -> f32 {
        let (game, p) = (self.game, self.p);
        if !a.hex.is_some() {
            return 0.5;
        }
        let mut best = -1.0f32;
        let post = game.post(p, a, &self.lay);
        if a.is_tank() || !a.hurt {
            best = game.fires(p, a, &post).map(|hex| self.worth_of_fire(a, hex)).fold(best, f32::max);
            best = game.assaults(p, a, &post).map(|hex| self.worth_of_assault(a, hex)).fold(best, f32::max);
        } else if game.check_rally(p, a, &post).is_ok() {
            best = best.max(self.dial(Dial::Rally));
        }
        if a.broken {
            return best;
        }
        let mut look = |hex: Hex, more: f32| {
            if !self.lay.held(hex) && p.on(hex).is_none() {
                best = best.max(self.gain(a, hex) + more);
            }
        };
        if self.lay.zone(a.hex) {
            let slip = |hex: Hex| {
                if self.lay.zone(hex) { self.dial(Dial::Infiltrate) } else { self.withdrawal(a) }
            };
            game.map.beside(a.hex).for_each(|hex| look(hex, slip(hex)));
        } else {
            for way in 0..6 {
                let next = game.map.near[a.hex.index()][way];
                if !next.is_some() {
                    continue;
                }
                look(next, 0.0);
                let beyond = game.map.near[next.index()][way];
                if beyond.is_some() && !self.lay.zone(next) {
                    look(beyond, 0.0);
                }
            }
        }
        best
    }

    fn promise_of_hero(&self, slot: Slot) -> f32 {
        let (game, p) = (self.game, self.p);
        let medals = game.medals(p, slot);
        let room = if medals < game.tables.actions.most_medals { self.dial(Dial::HeroMedal) } else { 0.0 };
        let contact = if self.lay.zone(p.unit(slot).hex) { 0.4 } else { 0.0 };
        let rallied = if p.unit(slot).has(mark::HURT) { self.dial(Dial::HeroRally) } else { 0.0 };
        room + contact + rallied - 0.03 * self.to_goal(p.unit(slot).hex)
    }

    // --- Guns.

    /// What shells on a hex do, on the whole: enemies hurt less own ones.
    fn promise_of_shells(&self, hex: Hex) -> f32 {
        let (game, p) = (self.game, self.p);
        let on = f32::from(game.on_target(p).clamp(0, 6)) / 6.0;
        let worth = |hex: Hex| {
            let Some(slot) = p.on(hex) else { return 0.0 };
            let chance = f32::from(7 - game.shelling(p, slot).clamp(1, 7)) / 6.0;
            let unit = p.unit(slot);
            let (loss, lost) = (self.dial(Dial::Loss), self.dial(Dial::Elimination));
            let harm = match (game.is_tank(slot), unit.has(mark::HURT)) {
                (true, _) => chance * (loss + self.dial(Dial::BarrageTank)),
                (false, true) => chance * lost,
                (false, false) => chance * lost + (1.0 - chance) * loss,
            };
            if game.side(slot) == self.side {
                return self.dial(Dial::BarrageOwn) * harm;
            }
            let front = if game.in_zone(p, self.side, hex) { self.dial(Dial::BarrageFront) } else { 0.0 };
            let prize = if self.counts(hex) { self.dial(Dial::BarragePrize) } else { 0.0 };
            harm * (1.0 + front + prize)
        };
        let around: f32 = game.map.beside(hex).map(worth).sum();
        on * worth(hex) + (1.0 - on) / 6.0 * around + self.dial(Dial::Barrage) - 1.0
    }
}
