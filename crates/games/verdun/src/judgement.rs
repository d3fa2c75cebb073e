//! How a position stands, for computer players.

use contract::{Benchmark, BySeat, Scored, Seat, Think};

use crate::map::{Hex, ground};
use crate::position::{Ended, Opened, Phase, mark};
use crate::priors::Outlook;
use crate::units::Kind;
use crate::{Decision, LAST_DAY, Position, Verdun};

/// What the judgement weighs, all seen from the German side and in points of victory. What is still to come counts by the time
/// that is left for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asset {
    /// Victory points as they stand, from the middle of the even level.
    Points,
    /// The days that are left.
    Days,
    /// Towns held beyond the last full group.
    Towns,
    /// What the balance of losses is worth if its steps are smoothed, beyond what it counts for now.
    Balance,
    /// Strength on the map, Germans against French, by the days left.
    Strength,
    /// Towns that the Germans can reach: within two hexes of one of their regiments.
    Reach,
    /// How far south the German regiments stand, by the days left.
    Ground,
    /// Strength that is demoralised or out of supply.
    Shaken,
    /// French strength in and next to a town that is within reach.
    Cover,
}

const ASSETS: usize = 9;

/// What each is worth; fitted to results.
const WEIGHTS: [f32; ASSETS] = [0.91, -0.18, 0.59, 1.06, 0.57, 0.20, 0.02, 0.05, 0.16];

/// How far from what is expected the points at the end lie, for each day that is left and for none.
const SPREAD: [f32; 2] = [0.3, 0.7];

impl Think for Verdun {
    fn settled(&self, p: &Position) -> bool {
        p.opened == Opened::Turn || p.phase == Phase::Over
    }

    fn judge(&self, p: &Position, seat: Seat) -> f32 {
        let german = if p.phase == Phase::Over {
            let points = f32::from(self.score(p).points());
            match p.ended {
                Ended::German => 0.8 + 0.2 * ((points - 8.0) / 8.0).clamp(0.0, 1.0),
                Ended::French => -0.8 - 0.2 * ((6.0 - points) / 6.0).clamp(0.0, 1.0),
                _ => (points - 7.0) * 0.1,
            }
        } else {
            let assets = self.assets(p);
            let sum: f32 = assets.iter().zip(WEIGHTS).map(|(asset, weight)| asset * weight).sum();
            (sum * 0.5).tanh()
        };
        if seat == Seat::First { german } else { -german }
    }

    fn priors(&self, plan: usize, p: &Position, seat: Seat, decisions: &mut [Scored<Decision>]) {
        let doctrines = &self.doctrines[seat];
        let outlook = Outlook::of(self, p, seat, doctrines.get(plan).unwrap_or(&doctrines[0]));
        for scored in decisions {
            scored.score = outlook.promise(scored.decision);
        }
    }

    fn features(&self, p: &Position, seat: Seat, out: &mut Vec<f32>) {
        let sign = if seat == Seat::First { 1.0 } else { -1.0 };
        out.extend(self.assets(p).map(|asset| sign * asset));
    }

    /// A plan is chosen when a side's part of the turn opens, and again when its movement does.
    fn plans(&self, p: &Position, seat: Seat) -> usize {
        if p.opened != Opened::No && p.fallen == 0 { self.drill(seat) } else { 1 }
    }

    fn drill(&self, seat: Seat) -> usize {
        self.doctrines[seat].len() - 1
    }

    /// What a choice deserves of thought: the assaults most, what decides them next, and the many small steps of
    /// a turn none.
    fn effort(&self, p: &Position, _seat: Seat) -> f32 {
        if p.fallen != 0 {
            return 0.0;
        }
        match p.phase {
            Phase::Assault => 2.0,
            Phase::Call | Phase::Support | Phase::Losses => 1.0,
            Phase::Bombard if p.hand.units != 0 => 0.3,
            Phase::Infiltrate => 0.5,
            Phase::Break if p.hand.units == 0 => 0.5,
            _ => 0.0,
        }
    }

    fn benchmarks(&self) -> &'static [Benchmark<Verdun>] {
        &[("supply", |game, position| {
            for side in Seat::BOTH {
                std::hint::black_box(game.supply(position, side).out);
            }
        })]
    }
}

impl Verdun {
    fn assets(&self, p: &Position) -> [f32; ASSETS] {
        let score = self.score(p);
        let group = if self.options.infiltration { 3 } else { 2 };
        let left = f32::from(LAST_DAY - p.day) + if p.active == Seat::First { 1.0 } else { 0.5 };
        let soon = left.min(2.0);
        let spread = SPREAD[0] * left + SPREAD[1];
        let mut assets = [0.0; ASSETS];
        let mut add = |asset: Asset, value: f32| assets[asset as usize] += value / spread;
        add(Asset::Points, f32::from(score.points()) - 7.0);
        add(Asset::Days, left);
        add(Asset::Towns, f32::from(score.towns % group) / f32::from(group));
        // Five points from 2:1 on, three from 3:2 on: as a slope.
        let [german, french] = score.losses.0.map(f32::from);
        let balance = ((french + 1.5) / (german + 1.5)).ln();
        let smooth = 5.0 / (1.0 + (-5.0 * (balance - 0.42)).exp());
        add(Asset::Balance, smooth - f32::from(score.loss_points));
        let mut strength = BySeat([0.0f32; 2]);
        let mut shaken = BySeat([0.0f32; 2]);
        let (mut south, mut regiments) = (0.0, 0.0f32);
        let mut threatened = 0u64;
        for slot in 0..self.counters.all.len() as u8 {
            let unit = p.unit(slot);
            let kind = self.kind(slot);
            if !unit.is_there() || !kind.is_infantry() {
                continue;
            }
            let side = self.side(slot);
            let full = f32::from(self.defence_strength(p, slot));
            strength[side] += full;
            if unit.has(mark::DEMORALISED | mark::OUT) {
                shaken[side] += full;
            }
            if side == Seat::First && kind != Kind::Remnant {
                regiments += 1.0;
                south += f32::from(self.map.place[unit.hex.index()].1);
                for (place, town) in self.map.towns.iter().enumerate().take(64) {
                    if p.controller(*town) == Seat::Second && self.map.distance(unit.hex, *town) <= 2 {
                        threatened |= 1 << place;
                    }
                }
            }
        }
        add(Asset::Strength, left * ((strength[Seat::First] + 20.0) / (strength[Seat::Second] + 20.0)).ln());
        add(Asset::Shaken, (shaken[Seat::Second] - shaken[Seat::First]) / 10.0);
        add(Asset::Ground, left * (south / regiments.max(1.0) / 10.0 - 1.0));
        for (place, town) in self.map.towns.iter().enumerate().take(64) {
            if threatened & 1 << place != 0 {
                add(Asset::Reach, soon * if self.holds(p, Seat::Second, *town) { 0.5 } else { 1.0 });
                add(Asset::Cover, -soon * self.cover(p, *town).min(6.0) / 6.0);
            }
        }
        assets
    }

    /// French strength in and next to a hex.
    fn cover(&self, p: &Position, hex: Hex) -> f32 {
        let here = std::iter::once(hex).chain(self.map.beside(hex));
        let held = here.filter(|hex| self.holds(p, Seat::Second, *hex));
        held.map(|hex| p.on(hex).map(|slot| f32::from(self.defence_strength(p, slot))).sum::<f32>()).sum()
    }

    /// Ground that helps whoever defends it, in columns.
    pub(crate) fn shelter(&self, p: &Position, hex: Hex) -> f32 {
        let fort = if self.fort_stands(p, hex) { 2.0 } else { 0.0 };
        f32::from(-self.map.assault[hex.index()])
            + fort
            + if self.map.is(hex, ground::TRENCH | ground::CITY) { 0.5 } else { 0.0 }
    }
}
