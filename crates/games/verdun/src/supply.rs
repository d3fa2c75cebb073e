//! Supply (6.1): sources, lines, headquarters by headquarters.

use contract::Seat;

use crate::event::Event;
use crate::map::{HEXES, Hex, Hexes};
use crate::position::mark;
use crate::routes::{FAR, Routes};
use crate::units::{Kind, NOBODY, Slot};
use crate::{Log, PETAIN, Position, Verdun, rule};

/// Points that a line of supply may cost off the road (6.12).
pub(crate) const LIMIT: u8 = 10;
/// The same from and to a headquarters that is cut off.
pub(crate) const LIMIT_CUT_OFF: u8 = 5;

/// What a line of supply of a side may pass (6.14).
pub(crate) struct Passable {
    closed: Hexes,
    /// What entering each hex costs off the road: twice as much under a marker.
    cost: [u8; HEXES],
    /// Sides of each hex that a road, or a railway that serves, leads across unbroken.
    free: [u8; HEXES],
}

/// How the units of a side are supplied.
pub(crate) struct Supply {
    /// Those out of supply, one bit a slot.
    pub out: u128,
}

impl Verdun {
    /// What is closed to the lines of supply of a side: enemy units, and enemy zones where no friend stands.
    pub(crate) fn passable(&self, p: &Position, side: Seat) -> Passable {
        let lay = self.lay(p, side);
        let closed = lay.zones.without(&lay.friends).or(&lay.enemies);
        let (mut cost, mut free) = ([0; HEXES], [0; HEXES]);
        cost[..self.map.cost.len()].copy_from_slice(&self.map.cost);
        free[..self.map.hexes].copy_from_slice(&self.map.road.sides);
        if side == Seat::Second && p.day >= PETAIN {
            for (free, rail) in free.iter_mut().zip(&self.map.rail.sides) {
                *free |= rail;
            }
        }
        // A marker breaks the road on both its sides.
        for hex in p.interdicted[Seat::First].or(&p.interdicted[Seat::Second]).iter() {
            cost[hex] <<= 1;
            free[hex] = 0;
            for way in 0..6 {
                let near = self.map.near[hex][way];
                if near.is_some() {
                    free[near.index()] &= !(1 << crate::map::across(way));
                }
            }
        }
        Passable { closed, cost, free }
    }

    /// What a line of supply pays to go from a hex across one of its sides; none where it may not.
    fn line_step(&self, ways: &Passable, from: Hex, to: Hex, way: usize) -> Option<u8> {
        let (map, bit) = (&self.map, 1u8 << way);
        if map.river[from.index()] & bit != 0 {
            return None;
        }
        if ways.free[from.index()] & bit != 0 {
            return Some(0);
        }
        let stream = if map.stream[from.index()] & bit != 0 { self.tables.stream } else { 0 };
        Some(ways.cost[to.index()] + stream)
    }

    /// The cheapest lines towards these hexes: what each hex of the map would pay.
    pub(crate) fn lines(&self, ways: &Passable, ends: impl IntoIterator<Item = Hex>, limit: u8) -> Routes {
        self.lines_until(ways, ends, limit, None)
    }

    /// The same, no further than to the last of the hexes that are asked for: what others would pay is left open.
    fn lines_until(
        &self,
        ways: &Passable,
        ends: impl IntoIterator<Item = Hex>,
        limit: u8,
        mut asked: Option<Hexes>,
    ) -> Routes {
        let mut routes = Routes::new();
        for end in ends {
            if !ways.closed.has(end.index()) {
                routes.offer(end, 0, end);
            }
        }
        while let Some((to, spent)) = routes.nearest() {
            if let Some(asked) = &mut asked {
                asked.remove(to.index());
                if asked.is_empty() {
                    break;
                }
            }
            for way in 0..6 {
                let from = self.map.near[to.index()][way];
                if from == Hex::NONE {
                    continue;
                }
                // Lines are traced towards the source, so the step is the one from the farther hex.
                let free = ways.free[from.index()] & 1 << crate::map::across(way) != 0;
                let least = spent + u8::from(!free);
                if routes.cost(from) <= least || least > limit || ways.closed.has(from.index()) {
                    continue;
                }
                if let Some(step) = self.line_step(ways, from, to, crate::map::across(way)) {
                    let cost = spent + step;
                    if cost <= limit {
                        routes.offer(from, cost, to);
                    }
                }
            }
        }
        routes
    }

    /// The sources of a side that it still controls (6.11).
    pub(crate) fn open_sources(&self, p: &Position, side: Seat) -> impl Iterator<Item = Hex> {
        self.map.sources[side].iter().copied().filter(move |hex| p.controller(*hex) == side)
    }

    /// The hexes of Verdun that feed the 16th Division: those in French hands (14.2, r.verdun).
    pub(crate) fn open_city(&self, p: &Position) -> impl Iterator<Item = Hex> {
        self.map.city.iter().copied().filter(move |hex| p.controller(*hex) == Seat::Second)
    }

    /// Whether a hex is a source of supply to the side that controls it (6.11). Verdun is one to the 16th Division while
    /// that belongs to no corps (14.2).
    pub(crate) fn is_open_source(&self, p: &Position, hex: Hex) -> bool {
        Seat::BOTH.iter().any(|side| self.open_sources(p, *side).any(|source| source == hex))
            || !self.options.attached && self.open_city(p).any(|source| source == hex)
    }

    /// The corps a unit draws on: its own, or the one the 16th was given to (15.3).
    pub(crate) fn corps_of(&self, p: &Position, slot: Slot) -> Option<u8> {
        let corps = self.counter(slot).corps?;
        match p.attached.corps() {
            Some(other) if self.counters.corps[usize::from(corps)].independent => Some(other),
            _ => Some(corps),
        }
    }

    /// Whether a corps is a division on its own (14.2).
    pub(crate) fn is_independent(&self, corps: Option<u8>) -> bool {
        corps.is_some_and(|corps| self.counters.corps[usize::from(corps)].independent)
    }

    /// Points that lines to and from a headquarters may cost.
    pub(crate) fn limit_of(&self, p: &Position, headquarters: Slot) -> u8 {
        if p.unit(headquarters).has(mark::CUT_OFF) { LIMIT_CUT_OFF } else { LIMIT }
    }

    /// How a side would be supplied now (6.15): headquarters first, then the units of each.
    pub(crate) fn supply(&self, p: &Position, side: Seat) -> Supply {
        let ways = self.passable(p, side);
        let place = |slot: Slot| p.unit(slot).hex.index();
        let of_side = || self.slots_of(side).filter(|slot| p.unit(*slot).is_there());
        let headquarters =
            of_side().filter(|slot| self.kind(*slot) == Kind::Headquarters).map(place).collect();
        let home = self.lines_until(&ways, self.open_sources(p, side), LIMIT, Some(headquarters));
        let remnants = || of_side().filter(|slot| self.kind(*slot) == Kind::Remnant);
        let mut supplied: u128 = 0;
        for (number, corps) in self.counters.corps.iter().enumerate() {
            if corps.side != side {
                continue;
            }
            let of_corps = || of_side().filter(|slot| self.corps_of(p, *slot) == Some(number as u8));
            if corps.army {
                // r.army-supply
                of_corps().for_each(|slot| supplied |= 1 << slot);
                continue;
            }
            let mut asked: Hexes = of_corps().map(place).collect();
            let lines = if corps.independent {
                self.lines_until(&ways, self.open_city(p), LIMIT, Some(asked))
            } else {
                let headquarters = corps.headquarters;
                if headquarters == NOBODY || !p.unit(headquarters).is_there() {
                    continue;
                }
                let limit = self.limit_of(p, headquarters);
                if home.cost(p.unit(headquarters).hex) > limit {
                    continue;
                }
                supplied |= 1 << headquarters;
                remnants().for_each(|slot| asked.add(place(slot)));
                self.lines_until(&ways, [p.unit(headquarters).hex], limit, Some(asked))
            };
            let reached = |slot: &Slot| lines.cost(p.unit(*slot).hex) != FAR;
            of_corps().filter(reached).for_each(|slot| supplied |= 1 << slot);
            if !corps.independent {
                // Any headquarters serves a remnant (r.army-supply).
                remnants().filter(reached).for_each(|slot| supplied |= 1 << slot);
            }
        }
        let out = of_side()
            .filter(|slot| supplied & 1 << slot == 0 && self.kind(*slot) != Kind::Garrison)
            .fold(0, |out, slot| out | 1 << slot);
        Supply { out }
    }

    /// Supply is fixed for the turn to come (6.1).
    pub(crate) fn check_supply(&self, p: &mut Position, side: Seat, journal: &mut Log) {
        let supply = self.supply(p, side);
        for slot in self.slots_of(side) {
            if !p.unit(slot).is_there() {
                continue;
            }
            let (was, is) = (p.unit(slot).has(mark::OUT), supply.out & 1 << slot != 0);
            p.unit_mut(slot).marks &= !mark::OUT;
            if is {
                p.unit_mut(slot).marks |= mark::OUT;
            }
            if was != is {
                let hex = p.unit(slot).hex;
                let event = if is {
                    Event::OutOfSupply { unit: slot, hex }
                } else {
                    Event::Supplied { unit: slot, hex }
                };
                let rule = match self.kind(slot) {
                    Kind::Headquarters => rule!("6.15"),
                    _ => rule!("6.15.units"),
                };
                journal.note(rule, event);
            }
        }
    }
}
