//! How a position stands, for computer players.

use contract::Seat;

use crate::map::{Hex, ground};
use crate::position::{Phase, mark};
use crate::units::Kind;
use crate::{FIRST_DAY, LAST_DAY, Position, Verdun};

/// What the judgement weighs, all seen from the German side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asset {
    /// Victory points as they stand, from the middle of the even level.
    Points,
    /// Towns held beyond the last full group.
    Towns,
    /// The balance of losses.
    Losses,
    /// Strength on the map, Germans against French.
    Strength,
    /// Towns that the Germans can reach: next to one of their regiments and not held.
    Reach,
    /// How far south the German regiments stand.
    Ground,
    /// Strength that is demoralised or out of supply.
    Shaken,
    /// French strength within two hexes of a town that is threatened.
    Cover,
}

const ASSETS: usize = 8;

/// What each is worth; fitted to results.
const WEIGHTS: [f32; ASSETS] = [0.55, 0.2, 1.2, 0.6, 0.25, 0.35, 0.4, 0.15];

impl Verdun {
    /// Judging means something when a side's bombardment opens: nothing hangs in the air.
    pub(crate) fn is_settled(&self, p: &Position) -> bool {
        p.fallen == 0 && p.phase == Phase::Bombard && p.hand.units == 0 && self.nobody_has_fired(p)
            || p.phase == Phase::Over
    }

    fn nobody_has_fired(&self, p: &Position) -> bool {
        // Markers of the active side are lifted as the phase opens, and its guns are all face up but those that gave
        // defensive support.
        p.interdicted[p.active].is_empty()
            && self
                .slots_of(p.active)
                .all(|slot| !self.is_off_map(slot) || p.unit(slot).shots == self.counter(slot).shots)
    }

    pub(crate) fn judge_for(&self, p: &Position, seat: Seat) -> f32 {
        let german = if p.phase == Phase::Over {
            let points = f32::from(self.score(p).points());
            match p.ended {
                1 => 0.8 + 0.2 * ((points - 8.0) / 8.0).clamp(0.0, 1.0),
                2 => -0.8 - 0.2 * ((6.0 - points) / 6.0).clamp(0.0, 1.0),
                _ => (points - 7.0) * 0.1,
            }
        } else {
            let assets = self.assets(p);
            let sum: f32 = assets.iter().zip(WEIGHTS).map(|(asset, weight)| asset * weight).sum();
            (sum * 0.5).tanh()
        };
        if seat == Seat::First { german } else { -german }
    }

    /// The assets from a seat, for fitting.
    pub(crate) fn leads(&self, p: &Position, seat: Seat) -> [f32; ASSETS] {
        let assets = self.assets(p);
        if seat == Seat::First { assets } else { assets.map(|asset| -asset) }
    }

    fn assets(&self, p: &Position) -> [f32; ASSETS] {
        let score = self.score(p);
        let group = if self.options.infiltration { 3 } else { 2 };
        let mut assets = [0.0; ASSETS];
        let mut add = |asset: Asset, value: f32| assets[asset as usize] += value;
        // What is still to come: the score of the start is far from that of the end.
        let left = f32::from(LAST_DAY - p.day) + if p.active == Seat::First { 1.0 } else { 0.5 };
        let days = f32::from(LAST_DAY - FIRST_DAY) + 1.0;
        let expected = 7.0 * (1.0 - left / days);
        add(Asset::Points, f32::from(score.points()) - expected);
        add(Asset::Towns, f32::from(score.towns % group) / f32::from(group));
        let [german, french] = score.losses.map(f32::from);
        add(Asset::Losses, ((french + 6.0) / (german + 6.0)).ln());
        let mut strength = [0.0f32; 2];
        let mut shaken = [0.0f32; 2];
        let (mut south, mut regiments) = (0.0, 0.0f32);
        let mut threatened = [false; 64];
        for slot in 0..self.counters.all.len() as u8 {
            let unit = p.unit(slot);
            let kind = self.kind(slot);
            if !unit.is_there() || !kind.is_infantry() {
                continue;
            }
            let side = self.side(slot);
            let full = f32::from(self.defence_strength(p, slot));
            strength[side.index()] += full;
            if unit.has(mark::DEMORALISED | mark::OUT) {
                shaken[side.index()] += full;
            }
            if side == Seat::First && kind != Kind::Remnant {
                regiments += 1.0;
                south += f32::from(self.map.place[unit.hex.index()].1);
                for (place, town) in self.map.towns.iter().enumerate().take(threatened.len()) {
                    if p.controller(*town) == Seat::Second && self.map.distance(unit.hex, *town) <= 2 {
                        threatened[place] = true;
                    }
                }
            }
        }
        add(Asset::Strength, ((strength[0] + 20.0) / (strength[1] + 20.0)).ln());
        add(Asset::Shaken, (shaken[1] - shaken[0]) / 20.0);
        add(Asset::Ground, south / regiments.max(1.0) / 10.0);
        for (place, town) in self.map.towns.iter().enumerate().take(threatened.len()) {
            if threatened[place] {
                add(Asset::Reach, if self.holds(p, Seat::Second, *town) { 0.5 } else { 1.0 });
                add(Asset::Cover, -self.cover(p, *town).min(6.0) / 6.0);
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
