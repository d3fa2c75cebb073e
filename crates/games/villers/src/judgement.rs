//! How a position stands, for computer players.

use contract::Seat;

use crate::map::place;
use crate::position::{Phase, mark};
use crate::{Position, Villers};

/// What the judgement weighs, all seen from the German side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asset {
    /// Victory points as they stand, or the level of victory.
    Lead,
    /// What would be scored if the game ended now.
    Prospect,
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
    /// Whose part of the turn it is.
    Tempo,
}

const ASSETS: usize = 9;

/// What each is worth; guessed.
const WEIGHTS: [f32; ASSETS] = [1.0, 0.7, -0.15, 0.9, 0.25, 0.1, 0.5, 0.35, 0.05];

impl Villers {
    /// Judging means something when a side's part opens: nothing hangs in the air.
    pub(crate) fn is_settled(&self, p: &Position) -> bool {
        let part =
            matches!(p.phase, Phase::Activate | Phase::Marked | Phase::NightAllied | Phase::NightGerman);
        p.phase == Phase::Over || part && p.opened && p.hand.is_empty()
    }

    /// What a choice deserves of thought: who acts next and whom he assaults most, the order of barrages none.
    pub(crate) fn thought_for(&self, p: &Position) -> f32 {
        match p.phase {
            Phase::Shell | Phase::Lull | Phase::Return | Phase::Over => 0.0,
            Phase::Aim | Phase::Deploy => 0.2,
            Phase::Hero | Phase::Cohesion => 1.0,
            Phase::Mechanic | Phase::Reinforce => 0.5,
            _ if p.hand.is_empty() => 1.0,
            _ => 0.5,
        }
    }

    pub(crate) fn judge_for(&self, p: &Position, seat: Seat) -> f32 {
        let german = if p.phase == Phase::Over {
            let margin = match self.scenario {
                0 => f32::from((p.points[Seat::First] - p.points[Seat::Second]).abs()) / 30.0,
                _ => f32::from(p.level.abs()) / 4.0,
            };
            match p.ended {
                1 => 0.8 + 0.2 * margin.min(1.0),
                2 => -0.8 - 0.2 * margin.min(1.0),
                _ => 0.0,
            }
        } else {
            let assets = self.assets(p);
            let sum: f32 = assets.iter().zip(WEIGHTS).map(|(asset, weight)| asset * weight).sum();
            sum.tanh() * 0.95
        };
        if seat == Seat::First { german } else { -german }
    }

    /// The assets from a seat, for fitting.
    pub(crate) fn leads(&self, p: &Position, seat: Seat) -> [f32; ASSETS] {
        let assets = self.assets(p);
        if seat == Seat::First { assets } else { assets.map(|asset| -asset) }
    }

    fn assets(&self, p: &Position) -> [f32; ASSETS] {
        let standing = self.standing(p);
        let mut assets = [0.0; ASSETS];
        let mut add = |asset: Asset, value: f32| assets[asset as usize] += value;
        let left = f32::from(self.tables.scenario.turns + 1 - p.turn);
        if self.scenario == 0 {
            add(Asset::Lead, f32::from(p.points[Seat::First] - p.points[Seat::Second]) / 12.0);
            for (_, side, points) in self.final_points(&standing) {
                let sign = if side == Seat::First { 1.0 } else { -1.0 };
                add(Asset::Prospect, sign * f32::from(points) / 12.0);
            }
        } else {
            let duel = [0.0, 1.0, -1.0][usize::from(p.duel.min(2))];
            add(Asset::Lead, duel / 3.0);
            add(Asset::Prospect, f32::from(standing.level()) / 3.0);
        }
        add(Asset::Turns, left / 7.0);
        let (mut strength, mut near) = ([0.0f32; 2], 0.0f32);
        let (mut distance, mut battalions) = (0.0f32, 0.0f32);
        for slot in 0..self.counters.all.len() as u8 {
            let unit = p.unit(slot);
            let side = self.side(slot);
            let sign = if side == Seat::First { 1.0 } else { -1.0 };
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
                distance += f32::from(off.min(20));
                battalions += 1.0;
            }
        }
        add(Asset::Strength, ((strength[0] + 20.0) / (strength[1] + 20.0)).ln());
        add(Asset::Ground, 1.0 - distance / battalions.max(1.0) / 8.0);
        add(Asset::Town, near / 5.0);
        add(Asset::Tempo, if p.active == Seat::First { 1.0 } else { -1.0 });
        assets
    }
}
