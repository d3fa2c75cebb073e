//! How a position stands, for computer players.

use contract::{Benchmark, Scored, Seat, Think};

use crate::position::{Ended, Phase, Position};
use crate::units::{Class, Traits};
use crate::{Decision, DerDesDers};

/// What the judgement weighs, all seen from the attacker's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asset {
    /// Points as they stand, against the lead that is needed.
    Lead,
    /// The same, as the end draws near.
    LateLead,
    /// Cohesion on the table.
    Strength,
    /// Units on the table.
    Units,
    /// What goes with them.
    Supports,
    /// Cohesion under cover or in works.
    Shelter,
    /// How near each side is to what the other holds.
    Reach,
    /// Prizes with nobody of their holder near, and somebody of the other's.
    Threat,
    /// Bases with an enemy near.
    Bases,
    /// Resource points.
    Resources,
    /// Bombardment points.
    Fires,
    /// Tokens left in the cup.
    Cup,
    /// Whose token it is.
    Tempo,
    /// How battles lean.
    Lean,
    /// The turns that are left.
    Turns,
}

const ASSETS: usize = 15;

/// What each is worth.
const WEIGHTS: [f32; ASSETS] =
    [0.15, 2.06, 2.02, 0.41, 0.2, 1.14, 0.09, 0.49, 0.7, 0.71, -0.3, 0.35, 0.0, -0.44, 1.06];

impl Think for DerDesDers {
    fn settled(&self, p: &Position) -> bool {
        p.phase == Phase::Over || p.phase == Phase::Activate && p.initiative && self.is_quiet(p)
    }

    fn judge(&self, p: &Position, seat: Seat) -> f32 {
        let attacker = if p.phase == Phase::Over {
            let points = self.standing(p);
            let margin = f32::from((points[0] - points[1] - self.scenario.lead).abs()) / 40.0;
            let won = 0.8 + 0.2 * margin.min(1.0);
            if p.ended == Ended::ByAttacker { won } else { -won }
        } else {
            let sum: f32 = self.assets(p).iter().zip(WEIGHTS).map(|(asset, weight)| asset * weight).sum();
            (0.5 * sum).tanh() * 0.95
        };
        if seat == Seat::First { attacker } else { -attacker }
    }

    fn priors(&self, plan: usize, position: &Position, seat: Seat, decisions: &mut [Scored<Decision>]) {
        self.score_decisions(plan, position, seat, decisions);
    }

    fn features(&self, position: &Position, seat: Seat, out: &mut Vec<f32>) {
        let sign = if seat == Seat::First { 1.0 } else { -1.0 };
        out.extend(self.assets(position).map(|asset| sign * asset));
    }

    fn plans(&self, position: &Position, seat: Seat) -> usize {
        if self.settled(position) { self.drill(seat) } else { 1 }
    }

    fn drill(&self, seat: Seat) -> usize {
        self.doctrines[seat.index()].len() - 1
    }

    fn effort(&self, p: &Position, _seat: Seat) -> f32 {
        (p.phase.stage().effort)(self, p)
    }

    fn activations_left(&self, position: &Position, seat: Seat) -> u32 {
        // A part for every token that is still in the cup.
        u32::from(position.cup[seat])
    }

    fn benchmarks(&self) -> &'static [Benchmark<DerDesDers>] {
        &[("located", |game, position| {
            std::hint::black_box(Seat::BOTH.map(|side| game.located_by(position, side)));
        })]
    }
}

impl DerDesDers {
    /// How far the nearest enemy of a side is from a hex.
    pub(crate) fn nearest_enemy(&self, p: &Position, hex: crate::map::Hex, side: Seat) -> u8 {
        p.there(side.other()).map(|(_, unit)| self.map.distance(hex, unit.hex)).min().unwrap_or(u8::MAX)
    }

    fn assets(&self, p: &Position) -> [f32; ASSETS] {
        let mut assets = [0.0; ASSETS];
        let mut add = |asset: Asset, value: f32| assets[asset as usize] += value;
        let points = self.standing(p);
        let lead = f32::from(points[0] - points[1] - self.scenario.lead) - 0.5;
        let turns = f32::from(self.scenario.turns);
        let left = (turns + 1.0 - f32::from(p.turn)) / turns;
        add(Asset::Lead, lead / 10.0);
        add(Asset::LateLead, lead / 10.0 * (1.0 - left));
        add(Asset::Turns, left);
        let mut strength = [0.0f32; 2];
        for side in Seat::BOTH {
            let sign = if side == Seat::First { 1.0 } else { -1.0 };
            for (_, unit) in p.there(side).filter(|(_, unit)| unit.class != Class::Decoy) {
                let cohesion = f32::from(unit.cohesion);
                strength[side.index()] += cohesion;
                add(Asset::Units, sign / 10.0);
                let extra = u16::from(unit.traits.armour() != crate::units::Armour::None)
                    + u16::from(unit.traits.has(Traits::ASSAULT));
                add(Asset::Supports, sign * f32::from(extra) / 5.0);
                if self.is_covered(p, unit) {
                    add(Asset::Shelter, sign * cohesion / 30.0);
                }
                add(Asset::Reach, sign * self.reach_of(p, unit.hex, side) * cohesion / 20.0);
            }
            add(Asset::Resources, sign * f32::from(p.resources[side].min(20)) / 10.0);
            let fires: u8 = p.fires[side].iter().sum();
            add(Asset::Fires, sign * f32::from(fires.min(20)) / 10.0);
            add(Asset::Cup, sign * f32::from(p.cup[side]) / 10.0);
            for base in self.kept_bases(p, side) {
                let near = self.nearest_enemy(p, base, side);
                add(Asset::Bases, -sign * (3.0 - f32::from(near.min(6)) / 2.0).max(0.0) / 3.0);
            }
            for (at, prize) in self.scenario.prizes.iter().enumerate() {
                if p.prizes[side] & 1 << at != 0 {
                    let enemy = self.nearest_enemy(p, prize.hex, side);
                    let own = self.nearest_enemy(p, prize.hex, side.other());
                    if enemy <= 2 && own > enemy {
                        let worth = prize.worth[0] + prize.worth[1];
                        add(Asset::Threat, -sign * f32::from(worth) / 10.0);
                    }
                }
            }
        }
        add(Asset::Strength, ((strength[0] + 5.0) / (strength[1] + 5.0)).ln());
        add(Asset::Tempo, if p.active == Seat::First { 1.0 } else { -1.0 });
        add(Asset::Lean, 1.0);
        assets
    }

    /// How near a hex is to what the other side holds: 1 on it, 0 far away.
    fn reach_of(&self, p: &Position, hex: crate::map::Hex, side: Seat) -> f32 {
        let far = self.goal_distance(p, hex, side, 2.0);
        (1.0 - far / 10.0).max(0.0)
    }

    /// How far a hex is from the nearest thing that the other side holds, bases counted so much further.
    pub(crate) fn goal_distance(&self, p: &Position, hex: crate::map::Hex, side: Seat, base_off: f32) -> f32 {
        let mut best = 30.0f32;
        for (at, prize) in self.scenario.prizes.iter().enumerate() {
            if p.prizes[side] & 1 << at == 0 && prize.worth[side.index()] > 0 {
                best = best.min(f32::from(self.map.distance(hex, prize.hex)));
            }
        }
        for base in self.kept_bases(p, side.other()) {
            best = best.min(f32::from(self.map.distance(hex, base)) + base_off);
        }
        best
    }
}
