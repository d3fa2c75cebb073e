//! How a position stands, for computer players.

use contract::{Benchmark, Scored, Seat, Think};

use crate::map::place;
use crate::position::{Phase, mark};
use crate::priors::Outlook;
use crate::{Decision, Position, Villers};

/// What the judgement weighs, all seen from the German side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asset {
    /// Victory points as they stand, or the level of victory.
    Lead,
    /// What would be scored if the game ended now.
    Prospect,
    /// What each turn brings as it stands, over the turns that are left.
    Income,
    /// The turns that are left.
    Turns,
    /// Medals of battalions in order, Germans against Allies.
    Strength,
    /// Tanks in running order.
    Tanks,
    /// Battalions on the turn track.
    Returns,
    /// How near the German battalions are to the town.
    Ground,
    /// Battalions next to the town or in it.
    Town,
    /// German battalions next to the woods and to Cachy or in them.
    Beyond,
    /// How near intensity is to confusion.
    Heat,
    /// Whose part of the turn it is.
    Tempo,
    /// How the scenario leans.
    Lean,
}

const ASSETS: usize = 13;

/// What each is worth in each scenario; fitted to results.
const WEIGHTS: [[f32; ASSETS]; 2] = [
    [4.31, 0.62, 0.06, 7.38, -0.36, 0.5, -0.62, 1.3, 0.9, 2.7, -2.07, 0.49, 1.73],
    [5.41, 0.75, 0.0, -0.88, 0.5, 0.41, -0.04, -0.86, 0.37, 0.22, -0.67, 0.26, 2.32],
];

/// How many points are one, in what is weighed.
const POINTS: f32 = 12.0;

/// The score to beat that those of the first scenario were fitted with.
const FITTED_AT: i16 = 24;

/// What is good for the Germans is bad for the Allies.
fn sign(side: Seat) -> f32 {
    if side == Seat::First { 1.0 } else { -1.0 }
}

impl Think for Villers {
    fn settled(&self, p: &Position) -> bool {
        let part =
            matches!(p.phase, Phase::Activate | Phase::Marked | Phase::NightAllied | Phase::NightGerman);
        p.phase == Phase::Over || part && p.opened && p.hand.is_empty()
    }

    fn judge(&self, p: &Position, seat: Seat) -> f32 {
        let german = if p.phase == Phase::Over {
            let margin = match self.scenario {
                0 => f32::from(self.lead(p).abs()) / 30.0,
                _ => f32::from(p.level.abs()) / 4.0,
            };
            match p.ended.side() {
                Some(Seat::First) => 0.8 + 0.2 * margin.min(1.0),
                Some(Seat::Second) => -0.8 - 0.2 * margin.min(1.0),
                None => 0.0,
            }
        } else {
            let assets = self.assets(p);
            let weights = &WEIGHTS[self.scenario];
            let sum: f32 = assets.iter().zip(weights).map(|(asset, weight)| asset * weight).sum();
            (0.5 * self.firmness() * sum).tanh() * 0.95
        };
        sign(seat) * german
    }

    fn priors(&self, plan: usize, position: &Position, seat: Seat, decisions: &mut [Scored<Decision>]) {
        let outlook = Outlook::new(self, plan, position, seat);
        for scored in decisions {
            scored.score = outlook.promise(scored.decision);
        }
    }

    fn features(&self, position: &Position, seat: Seat, out: &mut Vec<f32>) {
        out.extend(self.assets(position).map(|asset| sign(seat) * asset));
    }

    fn plans(&self, position: &Position, seat: Seat) -> usize {
        if self.settled(position) { self.drill(seat) } else { 1 }
    }

    fn drill(&self, seat: Seat) -> usize {
        self.doctrines[seat.index()].len() - 1
    }

    /// What a choice deserves of thought: an assault most, whom a marker activates next, and the many small steps of a turn none.
    fn effort(&self, p: &Position, _seat: Seat) -> f32 {
        match p.phase {
            Phase::Hero | Phase::Cohesion => 1.0,
            Phase::Mechanic | Phase::Reinforce => 0.5,
            Phase::Marked if p.hand.is_empty() => 0.5,
            Phase::Activate | Phase::Marked | Phase::Alone | Phase::NightAllied | Phase::NightGerman => {
                let may_assault =
                    self.actor(p).is_some_and(|a| self.can_assault(p, &a, &self.post_of(p, &a)));
                if may_assault { 1.0 } else { 0.0 }
            }
            _ => 0.0,
        }
    }

    fn benchmarks(&self) -> &'static [Benchmark<Villers>] {
        &[("standing", |game, position| {
            std::hint::black_box(game.standing(position));
        })]
    }
}

impl Villers {
    /// How sure the weights are: with another score to beat than theirs the whole game leans to one side, and a firm judgement
    /// would see no more than that. What is still to be won or lost has to show: half as sure where the lead is one more or less,
    /// as it is weighed, a third with two.
    fn firmness(&self) -> f32 {
        if self.scenario != 0 {
            return 1.0;
        }
        POINTS / (POINTS + f32::from((self.tables.even_lead - FITTED_AT).abs()))
    }

    fn assets(&self, p: &Position) -> [f32; ASSETS] {
        let standing = self.standing(p);
        let mut assets = [0.0; ASSETS];
        let mut add = |asset: Asset, value: f32| assets[asset as usize] += value;
        let left = f32::from(self.tables.scenario.turns + 1 - p.turn);
        if self.scenario == 0 {
            add(Asset::Lead, f32::from(self.lead(p)) / POINTS);
            for (_, side, points) in self.final_points(&standing) {
                add(Asset::Prospect, sign(side) * f32::from(points) / POINTS);
            }
            let income = self.income(&standing).iter().map(|(_, points)| *points).sum::<i16>();
            add(Asset::Income, left * f32::from(income) / POINTS);
        } else {
            let duel = p.duel.side().map_or(0.0, sign);
            add(Asset::Lead, duel / 3.0);
            add(Asset::Prospect, f32::from(standing.level()) / 3.0);
        }
        add(Asset::Turns, left / 7.0);
        let (mut strength, mut near) = ([0.0f32; 2], 0.0f32);
        let (mut distance, mut battalions) = (0.0f32, 0.0f32);
        for slot in self.slots() {
            let unit = p.unit(slot);
            let side = self.side(slot);
            let sign = sign(side);
            if unit.back > 0 {
                add(Asset::Returns, sign / 4.0);
            }
            if !unit.is_there() {
                continue;
            }
            let sound = if unit.has(mark::HURT) { 0.5 } else { 1.0 };
            if self.is_tank(slot) {
                add(Asset::Tanks, sign * if unit.has(mark::BROKEN) { 0.1 } else { 0.25 } * sound);
                continue;
            }
            strength[side.index()] += sound * f32::from(self.medals(p, slot));
            let off = self.far[unit.hex.index()][place::TOWN];
            if off <= 1 {
                near += sign * sound;
            }
            if side == Seat::First {
                let far = &self.far[unit.hex.index()];
                if far[place::AQUENNE].min(far[place::ABBE]).min(far[place::CACHY]) <= 1 {
                    add(Asset::Beyond, sound / 5.0);
                }
                distance += f32::from(off.min(20));
                battalions += 1.0;
            }
        }
        add(Asset::Strength, ((strength[0] + 20.0) / (strength[1] + 20.0)).ln());
        add(Asset::Ground, 1.0 - distance / battalions.max(1.0) / 8.0);
        add(Asset::Town, near / 5.0);
        let heat = if p.random { 1.0 } else { f32::from(p.intensity) / f32::from(p.confusion.max(1)) };
        add(Asset::Heat, heat.min(1.0));
        add(Asset::Lean, 1.0);
        add(Asset::Tempo, sign(p.active));
        assets
    }
}
