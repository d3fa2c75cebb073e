//! Which decisions to try first: how promising each looks.

use contract::{Scored, Seat};

use crate::activation::Actor;
use crate::map::{Hex, place};
use crate::position::{Phase, mark};
use crate::units::Slot;
use crate::zones::{Board, Lay};
use crate::{Decision, Position, Villers};

/// Not worth trying: what is in hand is dealt with before anything else is taken up.
const NEVER: f32 = -1000.0;

/// What a loss is worth to whoever inflicts it.
const LOSS: f32 = 0.9;
/// What an elimination is worth.
const ELIMINATION: f32 = 1.6;

/// What matters to a side at one moment, looked up once for a whole list.
struct Outlook<'a> {
    game: &'a Villers,
    p: &'a Position,
    side: Seat,
    lay: Lay,
    actor: Option<Actor>,
}

impl Villers {
    pub(crate) fn score_decisions(&self, p: &Position, seat: Seat, decisions: &mut [Scored<Decision>]) {
        let outlook = Outlook { game: self, p, side: seat, lay: self.lay(p, seat), actor: self.actor(p) };
        for scored in decisions {
            scored.score = outlook.promise(scored.decision);
        }
    }
}

impl Outlook<'_> {
    fn promise(&self, decision: Decision) -> f32 {
        match decision {
            Decision::Done => match self.p.phase {
                Phase::Aim => -1.0,
                Phase::Cohesion => -0.5,
                _ => 0.0,
            },
            Decision::Stay => 0.0,
            Decision::Take(slot) => self.promise_of_taking(slot),
            Decision::Go(hex) => self.promise_of_going(hex, 0.0),
            Decision::Fire(hex) => self.promise_of_fire(hex),
            Decision::Assault(hex) => self.promise_of_assault(hex),
            Decision::Rally => 0.8,
            Decision::Infiltrate(hex) => self.promise_of_going(hex, 0.5),
            Decision::Withdraw(hex) => self.promise_of_going(hex, self.reluctance()),
            Decision::Aim(hex) => self.promise_of_shells(hex),
            Decision::Counter => -0.2,
            Decision::Barrage(_) => 0.0,
            Decision::Hold => 0.8,
            Decision::Hero(slot) => self.promise_of_hero(slot),
            Decision::Mend(slot) => self.promise_of_taking(slot) + 0.5,
            Decision::Reorganise(slot) => 0.3 + 0.1 * f32::from(self.game.medals(self.p, slot)),
            Decision::Place(hex) => -0.1 * f32::from(self.game.far[hex.index()][place::TOWN]),
        }
    }

    /// How far it is to what a side wants: the town first, then the woods and villages behind it, for the Germans.
    fn to_goal(&self, hex: Hex) -> f32 {
        let far = &self.game.far[hex.index()];
        let town = f32::from(far[place::TOWN]);
        if self.side == Seat::Second {
            return town;
        }
        let more = |which: usize, later: f32| f32::from(far[which]) + later;
        let goal =
            town.min(more(place::AQUENNE, 3.0)).min(more(place::CACHY, 5.0)).min(more(place::ABBE, 5.0));
        if self.game.scenario == 1 { goal.min(more(place::HANGARD, 1.0)) } else { goal }
    }

    /// What a hex is worth to a unit.
    fn value(&self, a: &Actor, hex: Hex) -> f32 {
        let (game, at) = (self.game, hex.index());
        let exposed = self.lay.zone(hex);
        let cover = game.map.ground[at].is_cover();
        let trench = game.map.trench[self.side].has(at);
        if a.is_tank() {
            // Where it can fire from: within range, but not among the houses.
            let near = if exposed { 0.3 } else { 0.0 };
            return near - 0.08 * self.to_goal(hex) - if cover { 0.4 } else { 0.0 };
        }
        let shelter = if trench { 0.3 } else { 0.0 } + if cover { 0.2 } else { 0.0 };
        let prize = if game.map.prizes[place::TOWN].has(at) { 0.6 } else { 0.0 };
        let contact = match (exposed, a.hurt) {
            (true, true) => -0.7,
            (true, false) if a.medals >= 3 => 0.1,
            (true, false) => -0.1,
            _ => 0.0,
        };
        let pull = if self.side == Seat::First { 0.14 } else { 0.05 };
        shelter + prize + contact - pull * self.to_goal(hex)
    }

    fn promise_of_going(&self, to: Hex, against: f32) -> f32 {
        let Some(a) = &self.actor else { return 0.0 };
        let there = self.value(a, to);
        if !a.hex.is_some() {
            return 1.0 + there;
        }
        there - self.value(a, a.hex) - 0.05 - against
    }

    /// A battalion in good order stays where it is.
    fn reluctance(&self) -> f32 {
        if self.actor.is_some_and(|a| a.hurt) { -0.2 } else { 0.4 }
    }

    fn promise_of_fire(&self, hex: Hex) -> f32 {
        let (Some(a), Some(target)) = (&self.actor, self.p.on(hex)) else { return 0.0 };
        let need = self.game.fire_need(self.p, a, target).clamp(1, 7);
        let chance = f32::from(7 - need) / 6.0;
        let worth = if self.p.unit(target).has(mark::HURT) { ELIMINATION } else { LOSS };
        0.15 + chance * worth
    }

    fn promise_of_assault(&self, hex: Hex) -> f32 {
        let (Some(a), Some(target)) = (&self.actor, self.p.on(hex)) else { return 0.0 };
        let once = self.game.assault_chance(self.p, a, target);
        let chance =
            if a.is_tank() && a.limit > a.spent + 1 { once + (1.0 - once) * 0.5 * once } else { once };
        let prize = if self.game.map.prizes[place::TOWN].has(hex.index()) { 0.5 } else { 0.0 };
        let own = if a.is_tank() { 1.4 } else { 1.7 };
        chance * (ELIMINATION + 0.4 + prize) - (1.0 - chance) * own
    }

    /// What shells on a hex do, on the whole: enemies hurt less own ones.
    fn promise_of_shells(&self, hex: Hex) -> f32 {
        let (game, p) = (self.game, self.p);
        let on = f32::from(game.on_target(p).clamp(0, 6)) / 6.0;
        let worth = |hex: Hex| {
            let Some(slot) = p.on(hex) else { return 0.0 };
            let chance = f32::from(7 - game.shelling(p, slot).need.clamp(1, 7)) / 6.0;
            let unit = p.unit(slot);
            let harm = match (game.is_tank(slot), unit.has(mark::HURT)) {
                (true, _) => chance * LOSS,
                (false, true) => chance * ELIMINATION,
                (false, false) => chance * ELIMINATION + (1.0 - chance) * LOSS,
            };
            if game.side(slot) == self.side { -1.3 * harm } else { harm }
        };
        let around: f32 = game.map.beside(hex).map(worth).sum();
        on * worth(hex) + (1.0 - on) / 6.0 * around - 0.3
    }

    fn promise_of_taking(&self, slot: Slot) -> f32 {
        let (game, p) = (self.game, self.p);
        if p.phase == Phase::Deploy {
            return if p.hand.is_empty() { 0.1 } else { NEVER };
        }
        if !p.hand.is_empty() {
            return NEVER;
        }
        let unit = p.unit(slot);
        if !unit.is_there() {
            // More A7Vs cost more than they bring.
            return if game.is_dear(p, slot) { -0.6 } else { 0.8 };
        }
        let a = game.fresh(p, slot);
        let contact = self.lay.zone(unit.hex);
        match () {
            () if a.is_tank() => 0.6,
            () if a.hurt => 0.5,
            () if contact => 0.7,
            () if self.side == Seat::First => 0.5 - 0.01 * self.to_goal(unit.hex),
            // The Allies hold what they have, and bring up what stands idle.
            () if game.map.trench[self.side].has(unit.hex.index()) => -0.3,
            () if self.to_goal(unit.hex) > 4.0 => 0.2,
            () => -0.2,
        }
    }

    fn promise_of_hero(&self, slot: Slot) -> f32 {
        let (game, p) = (self.game, self.p);
        let medals = game.medals(p, slot);
        let room = if medals < game.tables.actions.most_medals { 0.6 } else { 0.0 };
        let contact = if self.lay.zone(p.unit(slot).hex) { 0.4 } else { 0.0 };
        let rallied = if p.unit(slot).has(mark::HURT) { 0.4 } else { 0.0 };
        room + contact + rallied - 0.03 * self.to_goal(p.unit(slot).hex)
    }
}
