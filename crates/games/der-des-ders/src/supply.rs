//! Bases, supply lines and what they cost (2.1, 2.5), and depots (3.1).

use contract::{Refusal, Rule, Seat};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::ground::Going;
use crate::map::{Ground, HEXES, Hex, Hexes};
use crate::position::{Hand, NO_LINE, Position, Unit, mark, side_of, soil};
use crate::units::{Class, Slot, Traits};
use crate::{DerDesDers, Log, refuse, rule};

/// The longest line without a surcharge, in half hexes (2.5.cinq).
const REACH: u16 = 10;

/// How a unit is supplied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Supply {
    /// It stands next to a base: everything is free (2.5.gratuit).
    pub free: bool,
    /// There is a line (2.5.aucune).
    pub line: bool,
    /// The line is longer than it would be but for the enemy or ground that nobody crosses (2.5.rallonge).
    pub lengthened: bool,
    /// The unit stands on broken ground, or the line crosses some (2.5.accidente).
    pub broken: bool,
    /// Segments of five hexes begun beyond the first (2.5.cinq).
    pub segments: u8,
    /// The length of the line in half hexes.
    pub length: u16,
    /// The base or depot that it leads to.
    pub source: Hex,
}

impl Supply {
    /// No line.
    pub const NONE: Supply = Supply {
        free: false,
        line: false,
        lengthened: false,
        broken: false,
        segments: 0,
        length: 0,
        source: Hex::NONE,
    };

    /// What the ground, the enemy and the distance add to the price.
    pub fn surcharge(&self) -> u8 {
        u8::from(self.lengthened) + u8::from(self.broken) + self.segments
    }
}

/// A supply line as it was found.
#[derive(Clone, Copy, Debug)]
struct Traced {
    /// Its length in half hexes.
    length: u16,
    /// Where it leads.
    source: Hex,
    /// Whether it crosses broken ground.
    crosses: bool,
    /// Whether it goes round something.
    lengthened: bool,
}

impl Traced {
    /// Shorter lines come first; of equals, the cheaper (r.line).
    fn rank(&self) -> (u16, u8) {
        (self.length, u8::from(self.crosses) + u8::from(self.lengthened))
    }
}

/// Hexes found one after the other, nearest first.
struct Search {
    found: [u16; HEXES],
    depth: [u8; HEXES],
    count: usize,
}

impl Search {
    fn from(hex: Hex) -> Search {
        let mut search = Search { found: [0; HEXES], depth: [u8::MAX; HEXES], count: 0 };
        search.find(hex, 0);
        search
    }

    fn find(&mut self, hex: Hex, depth: u8) {
        if self.depth[hex.index()] == u8::MAX {
            self.depth[hex.index()] = depth;
            self.found[self.count] = hex.0;
            self.count += 1;
        }
    }
}

impl DerDesDers {
    /// The bases of a side that are still its own (2.5.capture).
    pub(crate) fn kept_bases(&self, p: &Position, side: Seat) -> impl Iterator<Item = Hex> {
        let captured = p.captured[side];
        let bases = self.army(side).bases.iter().enumerate();
        bases.filter(move |(at, _)| captured & 1 << at == 0).map(|(_, base)| *base)
    }

    /// The bases of a side that are still its own (2.5.capture), and its armoured trains (3.10.base).
    pub(crate) fn bases(&self, p: &Position, side: Seat) -> Hexes {
        let mut bases = Hexes::default();
        self.kept_bases(p, side).for_each(|base| bases.add(base.index()));
        if self.has_trains {
            for (_, unit) in p.there(side).filter(|(_, unit)| unit.class == Class::Train) {
                bases.add(unit.hex.index());
            }
        }
        bases
    }

    /// The bases of a side and those of its depots that are in service (3.1).
    pub(crate) fn sources(&self, p: &Position, side: Seat) -> Hexes {
        let mut sources = self.bases(p, side);
        let bit = soil::DEPOT << side.index();
        let depots = p.soil[..self.map.hexes].iter();
        let mut waiting: Hexes =
            depots.enumerate().filter(|(_, soil)| **soil & bit != 0).map(|(hex, _)| hex).collect();
        // A depot may lean on another that is in service.
        while !waiting.is_empty() {
            let served: Hexes = waiting
                .iter()
                .filter(|hex| self.serves(p, side, Hex(*hex as u16), &sources).is_some())
                .collect();
            if served.is_empty() {
                break;
            }
            sources = sources.or(&served);
            waiting = waiting.without(&served);
        }
        sources
    }

    /// The length in half hexes of the line that joins a place to one of these over clear ground or roads alone, if it is no longer
    /// than five hexes (3.1.ldr).
    fn serves(&self, p: &Position, side: Seat, from: Hex, sources: &Hexes) -> Option<u16> {
        let enemy = p.occupied(side.other());
        let clear = |hex: Hex| {
            self.map.ground[hex.index()] == Ground::Clear && p.soil(hex) & (soil::WIRE | soil::CRATERS) == 0
        };
        // Each step is on clear ground or by road: a town is crossed by its road, a river by a bridge.
        let plain = self.shortest(from, sources, (REACH / 2) as u8, &mut |from, side, to| {
            let banks = self.map.ford[from.index()] | self.map.river[from.index()];
            let by_road = self.map.road[from.index()] & 1 << side != 0;
            !enemy.has(to.index())
                && (by_road || (sources.has(to.index()) || clear(to)) && banks & 1 << side == 0)
        });
        let road = self.shortest(from, sources, REACH as u8, &mut |from, side, to| {
            self.map.road[from.index()] & 1 << side != 0 && !enemy.has(to.index())
        });
        let (plain, road) = (plain.map(|(steps, _)| 2 * steps), road.map(|(steps, _)| steps));
        plain.into_iter().chain(road).min()
    }

    /// How many steps it takes to the nearest of these, and which it is.
    fn shortest(
        &self,
        from: Hex,
        to: &Hexes,
        within: u8,
        may: &mut dyn FnMut(Hex, usize, Hex) -> bool,
    ) -> Option<(u16, Hex)> {
        let mut search = Search::from(from);
        let mut at = 0;
        while at < search.count {
            let hex = Hex(search.found[at]);
            let depth = search.depth[hex.index()];
            if to.has(hex.index()) && hex != from {
                return Some((u16::from(depth), hex));
            }
            at += 1;
            if depth == within {
                continue;
            }
            for (side, near) in self.map.around(hex) {
                if search.depth[near.index()] == u8::MAX && may(hex, side, near) {
                    search.find(near, depth + 1);
                }
            }
        }
        None
    }

    /// How a unit is supplied where it stands (2.5).
    pub(crate) fn supply(&self, p: &Position, slot: Slot) -> Supply {
        self.supply_of(p, p.unit(slot), side_of(slot))
    }

    /// The same for what a unit may be.
    pub(crate) fn supply_of(&self, p: &Position, unit: &Unit, side: Seat) -> Supply {
        if unit.class == Class::Train {
            // A train feeds itself (3.10.tir).
            return Supply { free: true, line: true, source: unit.hex, ..Supply::NONE };
        }
        let bases = self.bases(p, side);
        let next = self.map.around(unit.hex).map(|(_, near)| near).find(|near| bases.has(near.index()));
        if let Some(source) = next.or(bases.has(unit.hex.index()).then_some(unit.hex)) {
            return Supply { free: true, line: true, source, ..Supply::NONE };
        }
        let sources = self.sources(p, side);
        if sources.is_empty() {
            return Supply::NONE;
        }
        if sources.has(unit.hex.index()) {
            let broken = self.is_broken(p, unit, unit.hex);
            return Supply { line: true, broken, source: unit.hex, ..Supply::NONE };
        }
        match self.best_line(p, unit, side, &sources, None) {
            Some(line) => self.reckon(p, unit, line),
            None => Supply::NONE,
        }
    }

    /// The shorter of the lines over land and by road; of equals the one that crosses no broken ground (r.line). What it passes is
    /// left in `path`, from the unit on, where that is wanted.
    fn best_line(
        &self,
        p: &Position,
        unit: &Unit,
        side: Seat,
        sources: &Hexes,
        path: Option<&mut Vec<Hex>>,
    ) -> Option<Traced> {
        let land = self.trace(p, unit, side, sources, false, None);
        let road = self.trace(p, unit, side, sources, true, None);
        let by_road = match (&land, &road) {
            (Some(land), Some(road)) => road.rank() <= land.rank(),
            (None, Some(_)) => true,
            _ => false,
        };
        if path.is_some() {
            return self.trace(p, unit, side, sources, by_road, path);
        }
        if by_road { road } else { land }
    }

    /// What a line adds to the price.
    fn reckon(&self, p: &Position, unit: &Unit, line: Traced) -> Supply {
        let Traced { length, source, crosses, lengthened } = line;
        Supply {
            free: false,
            line: true,
            lengthened,
            broken: crosses || self.is_broken(p, unit, unit.hex),
            segments: length.saturating_sub(REACH).div_ceil(REACH) as u8,
            length,
            source,
        }
    }

    /// Whether a line of so many half hexes goes round something on its way to a source.
    fn is_lengthened(&self, unit: &Unit, source: Hex, length: u16) -> bool {
        let straight = 2 * u16::from(self.map.distance(unit.hex, source));
        if length > straight || self.map.road[unit.hex.index()] == 0 || self.map.road[source.index()] == 0 {
            return length > straight;
        }
        // The road there, were no enemy on it.
        let there = [source.index()].into_iter().collect();
        let road = self.shortest(unit.hex, &there, u8::MAX, &mut |from, side, _| {
            self.map.road[from.index()] & 1 << side != 0
        });
        road.is_some_and(|(steps, _)| length > steps)
    }

    /// The shortest line over land, or by road all the way, which counts half (1.8.route.ldr). A hex that is entered by road is not
    /// broken unless there is wire (r.road).
    fn trace(
        &self,
        p: &Position,
        unit: &Unit,
        side: Seat,
        sources: &Hexes,
        by_road: bool,
        path: Option<&mut Vec<Hex>>,
    ) -> Option<Traced> {
        if by_road && self.map.road[unit.hex.index()] == 0 {
            return None;
        }
        let enemy = p.occupied(side.other());
        let mut search = Search::from(unit.hex);
        // Whether every line of that length to a hex crosses broken ground before it, and whether it does with that hex.
        let (mut before, mut through) = ([false; HEXES], [false; HEXES]);
        let mut came = [Hex::NONE; HEXES];
        let (mut at, mut best): (usize, Option<(u8, Traced)>) = (0, None);
        while at < search.count {
            let hex = Hex(search.found[at]);
            let depth = search.depth[hex.index()];
            if best.is_some_and(|(steps, _)| depth > steps) {
                break;
            }
            if sources.has(hex.index()) {
                let length = if by_road { u16::from(depth) } else { 2 * u16::from(depth) };
                let lengthened = self.is_lengthened(unit, hex, length);
                let line = Traced { length, source: hex, crosses: before[hex.index()], lengthened };
                if best.is_none_or(|(_, known)| line.rank() < known.rank()) {
                    best = Some((depth, line));
                }
            }
            at += 1;
            for (side, near) in self.map.around(hex) {
                let bit = 1 << side;
                let road = self.map.road[hex.index()] & bit != 0;
                // Up a cliff only mountain troops carry what they need (1.8.a-pic).
                let going = self.going(p, unit, near);
                let barred = enemy.has(near.index())
                    || by_road && !road
                    || self.map.river[hex.index()] & bit != 0
                    || going == Going::Barred;
                let known = search.depth[near.index()];
                if barred || known <= depth {
                    continue;
                }
                let crosses = through[hex.index()] || self.map.ford[hex.index()] & bit != 0;
                let smooth = road && p.soil(near) & soil::WIRE == 0;
                let over = crosses || !smooth && going >= Going::Broken;
                if known == u8::MAX {
                    search.find(near, depth + 1);
                    (before[near.index()], through[near.index()], came[near.index()]) = (crosses, over, hex);
                } else {
                    if (crosses, over) < (before[near.index()], through[near.index()]) {
                        came[near.index()] = hex;
                    }
                    before[near.index()] &= crosses;
                    through[near.index()] &= over;
                }
            }
        }
        let (_, line) = best?;
        if let Some(path) = path {
            path.push(line.source);
            while let Some(hex) = path.last().map(|hex| came[hex.index()]).filter(|hex| hex.is_some()) {
                path.push(hex);
            }
            path.reverse();
        }
        Some(line)
    }

    /// The hexes of a unit's supply line, from the unit to its base or depot; none if there is no line. For a person to see.
    pub(crate) fn supply_line(&self, p: &Position, slot: Slot) -> Vec<Hex> {
        let (unit, side, supply) = (p.unit(slot), side_of(slot), self.supply(p, slot));
        if !supply.line {
            return Vec::new();
        }
        let mut line = Vec::new();
        if supply.free || supply.source == unit.hex {
            line.extend([unit.hex, supply.source]);
            line.dedup();
        } else {
            self.best_line(p, unit, side, &self.sources(p, side), Some(&mut line));
        }
        line
    }

    // --- What it costs.

    /// What the supply of a unit costs: one action, and an assault after a rapid advance on top (2.5.prix, 3.9.prix).
    pub(crate) fn prices(&self, p: &Position, slot: Slot) -> (u8, u8) {
        self.prices_by(p.unit(slot), &self.supply(p, slot))
    }

    pub(crate) fn prices_by(&self, unit: &Unit, supply: &Supply) -> (u8, u8) {
        match supply {
            Supply { free: true, .. } => (0, 0),
            Supply { line: false, .. } => (NO_LINE, 0),
            _ => (1 + supply.surcharge() - u8::from(unit.traits.has(Traits::COMPACT)), 1),
        }
    }

    /// Whether a side can pay for the supply of the unit in hand, and so many points on top.
    pub(crate) fn check_supply(&self, p: &Position, more: u8) -> Result<(), Refusal> {
        let Hand { unit, price, paid, .. } = p.hand;
        if paid > 0 {
            return self.check_purse(p, side_of(unit), u16::from(more));
        }
        if price == NO_LINE {
            return refuse(rule!("2.5.aucune"), "no-supply-line");
        }
        self.check_purse(p, side_of(unit), u16::from(price) + u16::from(more))
    }

    pub(crate) fn check_purse(&self, p: &Position, side: Seat, points: u16) -> Result<(), Refusal> {
        if p.resources[side] < points { refuse(rule!("2.5"), "too-few-resources") } else { Ok(()) }
    }

    /// The unit in hand is supplied, and so many points are paid on top by a rule.
    pub(crate) fn pay_supply(&self, p: &mut Position, more: u8, by: Rule, journal: &mut Log) {
        let Hand { unit, price, paid, .. } = p.hand;
        p.hand.paid = p.hand.paid.max(1);
        if paid == 0 {
            let supply = p.hand.supply;
            self.charge(p, unit, price, rule!("2.5.prix"), journal);
            self.itemise(p, unit, &supply, journal);
        }
        self.charge(p, unit, more, by, journal);
    }

    /// The unit in hand is supplied for what leaves it in ambush if it lies there.
    ///
    /// What it pays is seen by all, and so is the ground: where mountain troops would have paid otherwise than others, everybody knows from now
    /// on which of them it is (r.ambush).
    pub(crate) fn pay_where_it_lies(&self, p: &mut Position, journal: &mut Log) {
        let (slot, supply, first) = (p.hand.unit, p.hand.supply, p.hand.paid == 0);
        self.pay_supply(p, 0, rule!("2.5.prix"), journal);
        if !first || !self.tells_sort(p, slot, &supply) {
            return;
        }
        let climbs = p.unit(slot).traits.has(Traits::MOUNTAIN);
        // No decoy is of mountain troops.
        p.unit_mut(slot).marks |= if climbs { mark::CLIMBS | mark::PROVEN } else { mark::SKIRTS };
        let event = Event::PaysAs { unit: self.who(p, slot), hex: p.unit(slot).hex, climbs };
        journal.reveal(rule!("r.ambush"), event);
        journal.also(rule!("1.8.a-pic"));
    }

    /// Whether the supply of a hidden unit tells for the first time whether it is of mountain troops.
    fn tells_sort(&self, p: &Position, slot: Slot, supply: &Supply) -> bool {
        let unit = p.unit(slot);
        if !unit.is_hidden() || self.sorts_at(p, slot) != [true; 2] {
            return false;
        }
        let traits = Traits(unit.traits.0 ^ Traits::MOUNTAIN.0);
        let other = self.supply_of(p, &Unit { traits, ..*unit }, side_of(slot));
        let told = |supply: &Supply| (supply.line, supply.lengthened, supply.broken, supply.segments);
        told(&other) != told(supply)
    }

    /// Whether a marker may be others than mountain troops, and whether it may be mountain troops, by what everybody knows.
    fn sorts_at(&self, p: &Position, slot: Slot) -> [bool; 2] {
        let (unit, side) = (p.unit(slot), side_of(slot));
        let [mut others, mut climbers] = self.sorts_in_hiding(p, side);
        others |= match self.levy_of(side) {
            Some(_) => self.options.decoys,
            None => p.there(side).any(|(_, unit)| unit.is_hidden() && unit.class == Class::Decoy),
        };
        others &= !unit.has(mark::CLIMBS) && self.map.ground[unit.hex.index()] != Ground::Cliff;
        climbers &= !unit.has(mark::SKIRTS);
        [others, climbers]
    }

    /// Whether others than mountain troops may lie hidden in ambush on a side, and whether mountain troops may; decoys apart. Whom a listed
    /// army hides is no secret, but where; of who was raised only what could be (r.recruit-open).
    pub(crate) fn sorts_in_hiding(&self, p: &Position, side: Seat) -> [bool; 2] {
        let mut sorts = [false; 2];
        let mut see = |traits: Traits| sorts[usize::from(traits.has(Traits::MOUNTAIN))] = true;
        match self.levy_of(side) {
            Some(levy) => {
                levy.troops.iter().filter(|sort| sort.can_hide()).for_each(|sort| see(sort.traits));
            }
            None => {
                let units = p.there(side).filter(|(_, unit)| unit.is_hidden() && unit.class != Class::Decoy);
                units.for_each(|(_, unit)| see(unit.traits));
            }
        }
        sorts
    }

    /// A unit costs its side so many points by a rule.
    pub(crate) fn charge(&self, p: &mut Position, slot: Slot, points: u8, by: Rule, journal: &mut Log) {
        let side = side_of(slot);
        p.resources[side] = p.resources[side].saturating_sub(u16::from(points));
        let (who, hex) = (self.who(p, slot), p.unit(slot).hex);
        if points > 0 {
            journal.note(by, Event::Supplied { unit: who, hex, points, left: p.resources[side] });
        }
    }

    /// Says what the supply of a unit was made of.
    pub(crate) fn itemise(&self, p: &Position, slot: Slot, supply: &Supply, journal: &mut Log) {
        let who = self.who(p, slot);
        if supply.free {
            let train = p.unit(slot).class == Class::Train;
            let rule = if train { rule!("3.10.base") } else { rule!("2.5.gratuit") };
            journal.note(rule, Event::FreeSupply { unit: who, hex: p.unit(slot).hex });
            return;
        }
        if supply.lengthened {
            journal.note(rule!("2.5.rallonge"), Event::Lengthened { unit: who });
        }
        if supply.broken {
            journal.note(rule!("2.5.accidente"), Event::OverBroken { unit: who });
        }
        if supply.segments > 0 {
            journal.note(rule!("2.5.cinq"), Event::TooLong { unit: who, points: supply.segments });
        }
    }

    // --- Depots (3.1).

    /// Whether the unit in hand may build a depot where it stands.
    pub(crate) fn check_depot(&self, p: &Position) -> Result<(), Refusal> {
        self.check_free_hand(p)?;
        let unit = p.unit(p.hand.unit);
        let side = side_of(p.hand.unit);
        if unit.class == Class::Train {
            return refuse(rule!("3.1.terrain"), "trains-build-no-depot");
        }
        if unit.has(mark::MOVED | mark::STRUCK) {
            return refuse(rule!("3.1.repos"), "depot-needs-rest");
        }
        let ground = self.map.ground[unit.hex.index()];
        let torn = p.soil(unit.hex) & (soil::WIRE | soil::CRATERS) != 0;
        if !matches!(ground, Ground::Clear | Ground::Town) || torn {
            return refuse(rule!("3.1.terrain"), "depot-needs-clear-ground");
        }
        if p.has_depot(unit.hex, side) || self.bases(p, side).has(unit.hex.index()) {
            return refuse(rule!("3.1.terrain"), "depot-is-there");
        }
        if self.serves(p, side, unit.hex, &self.sources(p, side)).is_none() {
            return refuse(rule!("3.1.ldr"), "depot-needs-line");
        }
        self.check_supply(p, 0)
    }

    /// The unit in hand builds a depot (3.1): it is there at the end of the turn if nothing disturbs the work.
    pub(crate) fn begin_depot(&self, p: &mut Position, journal: &mut Log) {
        self.pay_where_it_lies(p, journal);
        let slot = p.hand.unit;
        // Only a unit builds.
        p.unit_mut(slot).marks |= mark::BUILDING | mark::PROVEN;
        p.hand.spent = true;
        journal.note(rule!("3.1"), Event::DepotBegun { unit: self.who(p, slot), hex: p.unit(slot).hex });
    }
}
