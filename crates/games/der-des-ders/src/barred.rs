//! What bars a way (1.8, 2.6, 2.7), and which of several rules a refusal names: the one that bars the best way.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use contract::Refusal;

use crate::ground::Going;
use crate::map::Hex;
use crate::movement::{Goer, Step};
use crate::position::{Position, Unit, mark, side_of};
use crate::units::{Armour, Slot};
use crate::{DerDesDers, rule};

/// A rule that keeps a unit from going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bar {
    /// The table ends there.
    Edge,
    /// An enemy is there.
    Enemy,
    /// A cliff.
    Cliff,
    /// Marsh or water.
    Ground,
    /// A river without ford or bridge.
    River,
    /// Very broken ground, for horse and wheels.
    Horse,
    /// Broken ground that was entered and is to be left.
    Broken,
    /// A town that was entered and is to be left.
    Town,
    /// The zone of another enemy than those in whose zone the move began.
    Zones,
    /// A zone that was entered, where the move ends.
    Zone,
    /// A ford, beyond which the move ends.
    Ford,
    /// A friend who is passed by somebody who did not begin next to him.
    Friends,
    /// Riders have just dismounted: no rapid advance.
    Dismounted,
    /// No rapid advance out of very broken ground.
    Start,
    /// No rapid advance without supply.
    Supply,
}

impl Bar {
    /// The refusal that it makes.
    pub(crate) fn refusal(self) -> Refusal {
        match self {
            Bar::Edge => Refusal::new(rule!("r.surface"), "off-the-table"),
            Bar::Enemy => Refusal::new(rule!("2.7.influence"), "the-enemy-is-there"),
            Bar::Cliff => Refusal::new(rule!("1.8.a-pic"), "a-cliff"),
            Bar::Ground => Refusal::new(rule!("r.impassable"), "nobody-crosses-this"),
            Bar::River => Refusal::new(rule!("r.impassable"), "no-ford-nor-bridge"),
            Bar::Horse => Refusal::new(rule!("1.8.tres.montes"), "too-broken-for-horse-and-wheel"),
            Bar::Broken => Refusal::new(rule!("1.8.accidente.sortie"), "broken-ground-holds-it"),
            Bar::Town => Refusal::new(rule!("1.8.agglo.sortie"), "a-town-holds-it"),
            Bar::Zones => Refusal::new(rule!("2.7.zdc"), "from-zone-to-zone"),
            Bar::Zone => Refusal::new(rule!("2.7.arret"), "a-zone-stops-it"),
            Bar::Ford => Refusal::new(rule!("1.8.gue"), "the-ford-stops-it"),
            Bar::Friends => Refusal::new(rule!("2.7.amie"), "friends-in-the-way"),
            Bar::Dismounted => Refusal::new(rule!("3.3.un-ud"), "just-dismounted"),
            Bar::Start => Refusal::new(rule!("1.8.tres.rapide"), "no-rapid-advance-from-here"),
            Bar::Supply => Refusal::new(rule!("2.5"), "too-few-resources"),
        }
    }
}

/// A set of bars.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bars(u16);

impl Bars {
    pub(crate) const NONE: Bars = Bars(0);

    fn bit(bar: Bar) -> u16 {
        // A river and the marsh beside it are barred by one rule.
        1 << if bar == Bar::River { Bar::Ground } else { bar } as u16
    }

    pub(crate) fn of(bar: Bar) -> Bars {
        Bars(Bars::bit(bar))
    }

    pub(crate) fn has(self, bar: Bar) -> bool {
        self.0 & Bars::bit(bar) != 0
    }

    pub(crate) fn and(self, other: Bars) -> Bars {
        Bars(self.0 | other.0)
    }

    fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether all of these are among the others.
    fn within(self, other: Bars) -> bool {
        self.0 & !other.0 == 0
    }
}

/// A way as it would be if what bars it did not hold.
#[derive(Clone, Copy, Debug)]
struct Trial {
    /// Where it has come to.
    hex: Hex,
    /// How the last step entered it.
    step: Step,
    /// The last step led through a ford.
    ford: bool,
    steps: u8,
    by_road: bool,
    /// The rules that would have to be lifted.
    bars: Bars,
    /// The first of them that was met on the way.
    first: Option<Bar>,
    /// How often one was met.
    met: u8,
}

impl Trial {
    fn meet(&mut self, bar: Bar) {
        self.bars = self.bars.and(Bars::of(bar));
        self.first = self.first.or(Some(bar));
        self.met += 1;
    }

    /// Whether whatever another way leads to, this one leads to as cheaply.
    fn is_as_good_as(&self, other: &Trial) -> bool {
        self.hex == other.hex
            && self.bars.within(other.bars)
            && self.steps <= other.steps
            && self.by_road >= other.by_road
            && self.ford <= other.ford
            && self.step.is_as_free_as(&other.step)
    }
}

impl DerDesDers {
    /// Why the unit in hand cannot go to a hex: what bars the best way there, which is the one with the fewest rules to be lifted, each hex
    /// beyond its pace counted as one more; of those the shortest. What forbids any rapid advance comes before what lies on the
    /// way, and this before the pace.
    pub(crate) fn why_no_way(&self, p: &Position, hex: Hex) -> Refusal {
        let slot = p.hand.unit;
        let mut rapid = Bars::NONE;
        for (bar, holds) in [
            (Bar::Dismounted, p.hand.dismounted),
            (Bar::Start, self.check_rapid_from(p, p.unit(slot)).is_err()),
            (Bar::Supply, self.check_supply(p, 0).is_err()),
        ] {
            if holds {
                rapid = rapid.and(Bars::of(bar));
            }
        }
        self.why_not_there(p, slot, hex, rapid)
    }

    /// The same for any unit, and what forbids it any rapid advance.
    pub(crate) fn why_not_there(&self, p: &Position, slot: Slot, hex: Hex, rapid: Bars) -> Refusal {
        let (unit, side) = (p.unit(slot), side_of(slot));
        if hex == unit.hex {
            return Refusal::new(rule!("2.6.limite"), "it-is-there");
        }
        match p.side_on(hex) {
            Some(on) if on == side => return Refusal::new(rule!("r.occupied"), "a-friend-is-there"),
            Some(_) => return Bar::Enemy.refusal(),
            None => {}
        }
        let too_far = Refusal::new(rule!("2.6.limite"), "too-far");
        if self.map.distance(unit.hex, hex) > self.paces(unit, true).1 {
            return too_far;
        }
        let Some(best) = self.best_trial(p, slot, hex, rapid) else { return too_far };
        let standing = [Bar::Dismounted, Bar::Start].into_iter().find(|bar| best.bars.has(*bar));
        if let Some(bar) = standing {
            return bar.refusal();
        }
        if best.bars.has(Bar::Supply)
            && let Err(refusal) = self.check_supply(p, 0)
        {
            return refusal;
        }
        if let Some(bar) = best.first {
            return bar.refusal();
        }
        match best.steps <= self.paces(unit, best.by_road).1 {
            true => Refusal::new(rule!("3.4.deux-ud"), "too-far"),
            false => too_far,
        }
    }

    /// How far a unit goes in a rapid advance, by road or not, and how far it would go without its vehicles (3.4.deux-ud).
    fn paces(&self, unit: &Unit, by_road: bool) -> (u8, u8) {
        let mut bare = *unit;
        bare.traits = bare.traits.armoured(Armour::None);
        let most = self.allowance(&bare) + u8::from(by_road);
        (most.min(self.allowance(unit) + u8::from(by_road && !self.is_slowed(unit))), most)
    }

    /// What a way so long lacks: a point for the vehicles that keep the unit back, and one for each hex that it could not go without
    /// them either.
    fn lacks(&self, unit: &Unit, steps: u8, by_road: bool) -> u8 {
        let (own, bare) = self.paces(unit, by_road);
        let slowed = own < bare && steps > own;
        steps.saturating_sub(bare) + u8::from(slowed)
    }

    /// The best way of a unit to a free hex, were nothing barred.
    fn best_trial(&self, p: &Position, slot: Slot, hex: Hex, rapid: Bars) -> Option<Trial> {
        let unit = p.unit(slot);
        let first = Trial {
            hex: unit.hex,
            step: self.held_at_first(p, unit),
            ford: false,
            steps: 0,
            by_road: true,
            bars: Bars::NONE,
            first: None,
            met: 0,
        };
        let mut trials = vec![first];
        let mut settled: Vec<Trial> = Vec::new();
        // The cheapest first; of equals the one that was found first.
        let mut waiting = BinaryHeap::from([Reverse((0u8, 0u8, 0u8, 0u8, 0usize))]);
        while let Some(Reverse((.., at))) = waiting.pop() {
            let trial = trials[at];
            if trial.hex == hex {
                return Some(trial);
            }
            if settled.iter().any(|known| known.is_as_good_as(&trial)) {
                continue;
            }
            settled.push(trial);
            self.each_trial(p, slot, &trial, &mut |mut next| {
                if next.steps > 1 {
                    next.bars = next.bars.and(rapid);
                }
                let lacks = self.lacks(unit, next.steps, next.by_road);
                let cost = next.bars.count() + lacks;
                waiting.push(Reverse((cost, next.steps, lacks, next.met, trials.len())));
                trials.push(next);
            });
        }
        None
    }

    /// Every step on from where a trial has come to.
    fn each_trial(&self, p: &Position, slot: Slot, trial: &Trial, see: &mut dyn FnMut(Trial)) {
        let (unit, side) = (p.unit(slot), side_of(slot));
        let mut rider = *unit;
        rider.marks &= !mark::DISMOUNTED;
        let goer = Goer { unit: if trial.steps > 0 { &rider } else { unit }, of: side, start: unit.hex };
        let mut left = *trial;
        if trial.steps > 0 {
            if self.is_controlled(p, trial.hex, side) {
                left.meet(Bar::Zone);
            }
            if trial.ford {
                left.meet(Bar::Ford);
            }
            if p.side_on(trial.hex) == Some(side) && self.map.distance(unit.hex, trial.hex) > 1 {
                left.meet(Bar::Friends);
            }
            // Riders on foot are mounted when they go on.
            let horse = trial.steps == 1 && self.shuns_very_broken(&rider) && !self.shuns_very_broken(unit);
            if horse && self.going(p, &rider, trial.hex) == Going::VeryBroken {
                left.meet(Bar::Horse);
            }
        }
        for (direction, near) in self.map.around(trial.hex) {
            if near == unit.hex {
                continue;
            }
            let mut next = left;
            let mut lifted = Bars::NONE;
            let step = loop {
                match self.check_step(p, goer, trial.hex, direction, trial.step, lifted) {
                    Ok(step) => break step,
                    Err(bar) => {
                        next.meet(bar);
                        lifted = lifted.and(Bars::of(bar));
                    }
                }
            };
            let bit = 1 << direction;
            see(Trial {
                hex: near,
                step,
                ford: self.map.ford[trial.hex.index()] & bit != 0,
                steps: trial.steps + 1,
                by_road: trial.by_road && self.map.road[trial.hex.index()] & bit != 0,
                ..next
            });
        }
    }
}
