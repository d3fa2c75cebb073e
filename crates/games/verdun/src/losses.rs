//! Losses (9.4) and retreats (9.5) of an assault.

use contract::{Dice, Refusal, Rule, Seat};
use hexmap::List;

use crate::event::Event;
use crate::map::{Hex, Hexes};
use crate::position::{Phase, Units, each, mark, one, set_of};
use crate::units::{Kind, NOBODY, Slot};
use crate::zones::Zone;
use crate::{Log, Position, Verdun, refuse, rule};

/// What guns and headquarters may fall back through beside hexes that are clear of zones.
#[derive(Clone, Copy)]
enum Pass<'a> {
    /// Hexes where a friend stands (8.44, 9.51).
    Friends,
    /// Whatever infantry may.
    Zones,
    /// At most, wherever friends may come to stand: towards the edge or a town alike.
    AtMost(Option<&'a Hexes>),
}

/// The hexes of the enemies that a retreating side goes away from.
type Pressing = List<12>;

/// How a retreat can go on.
pub(crate) enum Falls {
    /// Not at all.
    None,
    /// In one way.
    One(Slot, Hex),
    /// In several.
    Many,
}

impl Verdun {
    /// Guns that support from next to the target, and so share what happens (r.adjacent-guns).
    fn near_guns(&self, p: &Position, guns: Units) -> Units {
        let near = |slot: &Slot| {
            p.unit(*slot).is_there() && self.map.distance(p.unit(*slot).hex, p.assault.target) <= 1
        };
        set_of(each(guns).filter(near))
    }

    /// The units of a side that take part and can be hurt.
    pub(crate) fn engaged_units(&self, p: &Position, side: Seat) -> Units {
        let assault = &p.assault;
        let (fighting, guns) = if side == p.active {
            (assault.attackers, assault.guns)
        } else {
            (assault.defenders, assault.defence)
        };
        let there = |slot: &Slot| p.unit(*slot).is_there() && !self.has_gone_ahead(p, *slot);
        set_of(each(fighting).filter(there)) | self.near_guns(p, guns)
    }

    /// Whether a unit is a remnant of this assault that has made its retreat already (r.driven-back).
    fn has_gone_ahead(&self, p: &Position, slot: Slot) -> bool {
        let unit = p.unit(slot);
        let in_place = || match self.map.side(p.assault.target, unit.hex) {
            Some(way) => p.assault.stacks[way] & one(slot) != 0,
            None => unit.hex == p.assault.target && p.assault.defenders & one(slot) != 0,
        };
        unit.has(mark::FRESH) && !in_place()
    }

    /// A side begins to take its losses.
    pub(crate) fn open_losses(&self, p: &mut Position, side: Seat) {
        let hits = p.assault.hits[side];
        p.assault.side = side;
        p.assault.distance = 0;
        p.assault.must = if self.rounds_up(p) { hits.div_ceil(2) } else { hits / 2 };
        p.phase = Phase::Losses;
    }

    /// Whether the first German step must fall on pioneers (9.44).
    fn pioneers_pay(&self, p: &Position) -> bool {
        let assault = &p.assault;
        assault.side == p.active
            && assault.pioneers_first
            && each(assault.attackers)
                .any(|slot| self.kind(slot) == Kind::Pioneers && p.unit(slot).is_there())
    }

    /// Whether a unit can take a step of the losses.
    pub(crate) fn check_lose(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let side = p.assault.side;
        if self.engaged_units(p, side) & one(slot) == 0 {
            return refuse(rule!("9.41"), "not-in-this-assault");
        }
        if !self.can_lose_step(p, slot) {
            return refuse(rule!("14.41"), "remnants-are-spared");
        }
        if self.pioneers_pay(p) && self.kind(slot) != Kind::Pioneers {
            return refuse(rule!("9.44"), "pioneers-first");
        }
        Ok(())
    }

    /// The hexes that a retreat of what is left would take: one fewer where a garrison takes a hit (14.82).
    pub(crate) fn retreat_length(&self, p: &Position) -> u8 {
        let assault = &p.assault;
        let hits = assault.hits[assault.side];
        let units = self.engaged_units(p, assault.side);
        let garrison = each(units).any(|slot| self.kind(slot) == Kind::Garrison);
        hits.saturating_sub(u8::from(garrison))
    }

    /// Whether what is left of the hits can be taken as a retreat (9.42).
    pub(crate) fn check_retreat(&self, p: &Position) -> Result<(), Refusal> {
        let assault = &p.assault;
        if p.phase != Phase::Losses {
            return refuse(rule!("4.order"), "not-now");
        }
        if assault.distance > 0 {
            return refuse(rule!("9.42.limited"), "retreat-cut-short");
        }
        let units = self.engaged_units(p, assault.side);
        // Nothing more is owed once nobody is left to pay: a remnant that has just appeared cannot (14.41).
        if assault.must > 0 && each(units).any(|slot| self.can_lose_step(p, slot)) {
            let rule = if self.rounds_up(p) { rule!("9.43") } else { rule!("9.42.half") };
            return refuse(rule, "half-as-steps-first");
        }
        if each(units).all(|slot| self.kind(slot) == Kind::Garrison) {
            return refuse(rule!("14.82.stay"), "garrisons-do-not-retreat");
        }
        let length = self.retreat_length(p);
        let movers = self.movers(units);
        if !self.can_all_retreat(p, movers, length) {
            let barred = |slot: Slot| self.retreats_to(p, slot, length, Pass::Zones).is_empty();
            let rule = if each(movers).any(barred) { rule!("9.42.all") } else { rule!("9.51.guns") };
            return refuse(rule, "no-way-to-retreat");
        }
        Ok(())
    }

    /// Those who leave in a retreat: all but garrisons (14.82).
    fn movers(&self, units: Units) -> Units {
        set_of(each(units).filter(|slot| self.kind(*slot) != Kind::Garrison))
    }

    /// The only thing a side can do about its hits, where there is but one; `None` where there is a choice.
    pub(crate) fn forced_loss(&self, p: &Position) -> Option<Option<Slot>> {
        let units = self.engaged_units(p, p.assault.side);
        let mut able = each(units).filter(|slot| self.check_lose(p, *slot).is_ok());
        let first = able.next();
        let retreat = self.check_retreat(p).is_ok();
        match (first, able.next(), retreat) {
            (None, _, false) => Some(None),
            (Some(slot), None, false) => Some(Some(slot)),
            _ => None,
        }
    }

    /// Losses that leave no choice are taken at once; whether there were any.
    pub(crate) fn suffer(&self, p: &mut Position, _: &mut Dice, journal: &mut Log) -> bool {
        let side = p.assault.side;
        if p.assault.hits[side] == 0 || self.engaged_units(p, side) == 0 {
            self.end_losses(p);
            return true;
        }
        match self.forced_loss(p) {
            None => return false,
            Some(Some(slot)) => {
                if p.assault.must == 0 {
                    journal.note(rule!("9.5.blocked"), Event::NoWayBack { side });
                }
                self.take_loss(p, slot, journal);
            }
            Some(None) => self.spend_hits(p, journal),
        }
        true
    }

    /// A retreat that leaves no choice goes on by itself; whether it did.
    pub(crate) fn fall_back(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) -> bool {
        self.tidy_retreat(p);
        if p.assault.to_retreat == 0 {
            self.end_retreat(p, journal);
            return true;
        }
        match self.falls(p) {
            Falls::One(slot, to) => self.fall(p, slot, to, dice, journal),
            Falls::Many => return false,
            Falls::None => each(p.assault.to_retreat).for_each(|slot| self.stop_short(p, slot)),
        }
        true
    }

    /// Hits that nobody can pay: what is left goes back as far as all can (9.42.limited), and the rest has no effect.
    pub(crate) fn spend_hits(&self, p: &mut Position, journal: &mut Log) {
        let side = p.assault.side;
        let hits = p.assault.hits[side];
        for fewer in (1..hits).rev() {
            p.assault.hits[side] = fewer;
            if self.check_retreat(p).is_ok() {
                let event = Event::HitsWithoutEffect { side, count: hits - fewer };
                journal.note(rule!("9.5.blocked"), event);
                self.begin_retreat(p, journal);
                return;
            }
        }
        p.assault.hits[side] = 0;
        journal.note(rule!("9.5.blocked"), Event::HitsWithoutEffect { side, count: hits });
    }

    /// A unit takes a step.
    pub(crate) fn take_loss(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        let side = p.assault.side;
        p.assault.hits[side] -= 1;
        p.assault.must = p.assault.must.saturating_sub(1);
        if side == p.active && self.kind(slot) == Kind::Pioneers {
            p.assault.pioneers_first = false;
        }
        let rule = match (self.kind(slot), self.is_full(p, slot)) {
            (Kind::Garrison, true) => rule!("15.4.reduced"),
            (_, true) => rule!("9.41"),
            (_, false) => rule!("9.41.destroyed"),
        };
        self.lose_step(p, slot, rule, journal);
    }

    /// Everybody falls back (9.42).
    pub(crate) fn begin_retreat(&self, p: &mut Position, journal: &mut Log) {
        let side = p.assault.side;
        let units = self.engaged_units(p, side);
        let distance = self.retreat_length(p);
        p.assault.hits[side] = 0;
        for slot in each(units) {
            if self.kind(slot) == Kind::Garrison {
                let hex = p.unit(slot).hex;
                journal.note(rule!("14.82.absorbs"), Event::FortAbsorbs { hex });
                self.lose_step(p, slot, rule!("14.82.absorbs"), journal);
            }
        }
        p.assault.must = 0;
        self.set_out(p, self.movers(units), distance, rule!("9.42"), journal);
    }

    /// Units of the side that takes its losses have so many hexes to go.
    fn set_out(&self, p: &mut Position, units: Units, distance: u8, rule: Rule, journal: &mut Log) {
        let side = p.assault.side;
        p.assault.to_retreat = if distance == 0 { 0 } else { units };
        p.assault.distance = distance;
        p.assault.retreating = NOBODY;
        p.phase = Phase::Retreat;
        if distance == 0 {
            return;
        }
        journal.note(rule, Event::Retreats { side, distance });
        if side == p.active {
            p.assault.repelled = true;
        } else {
            // Whoever sets out later has no farther to go: it is the shortest retreat that counts (9.61).
            p.assault.far = distance >= 2;
        }
    }

    /// A remnant that appears while there are hits left goes back at once, a hex for each of them (14.41, r.driven-back).
    /// They are for the others that are engaged, if there are any.
    pub(crate) fn drive_back(&self, p: &mut Position, remnant: Slot, journal: &mut Log) {
        if p.phase != Phase::Losses {
            return;
        }
        let side = p.assault.side;
        let hits = p.assault.hits[side];
        let engaged = self.engaged_units(p, side);
        if hits == 0 || engaged & one(remnant) == 0 {
            return;
        }
        let hex = p.unit(remnant).hex;
        let distance = (1..=hits).rev().find(|steps| self.can_retreat(p, remnant, hex, *steps)).unwrap_or(0);
        if engaged == one(remnant) {
            p.assault.hits[side] = 0;
            p.assault.must = 0;
            if distance < hits {
                let event = Event::HitsWithoutEffect { side, count: hits - distance };
                journal.note(rule!("9.5.blocked"), event);
            }
        }
        if distance > 0 {
            self.set_out(p, one(remnant), distance, rule!("14.41.retreat"), journal);
        }
    }

    /// Everybody has gone back. Hits that are left are for the others, where only a remnant went; hexes that somebody
    /// could not go are taken as steps (9.42.limited).
    pub(crate) fn end_retreat(&self, p: &mut Position, journal: &mut Log) {
        let side = p.assault.side;
        if p.assault.hits[side] > 0 {
            p.assault.distance = 0;
            p.phase = Phase::Losses;
        } else if p.assault.must > 0 {
            p.assault.hits[side] = p.assault.must;
            p.phase = Phase::Losses;
            journal.note(rule!("9.42.limited"), Event::NoWayBack { side });
        } else {
            self.end_losses(p);
        }
    }

    // --- Where to.

    /// The enemies that a retreating side goes away from (r.retreat).
    fn pressing(&self, p: &Position) -> Pressing {
        let assault = &p.assault;
        let mut pressing = Pressing::EMPTY;
        let guns = if assault.side == p.active {
            if !assault.wiped_out {
                pressing.add(assault.target);
            }
            assault.defence
        } else {
            for way in 0..6 {
                if assault.from & 1 << way != 0 {
                    pressing.add(self.map.near[assault.target.index()][way]);
                }
            }
            assault.guns
        };
        for slot in each(self.near_guns(p, guns)) {
            pressing.add(p.unit(slot).hex);
        }
        pressing
    }

    /// Whether a hex is the one that the side in retreat has assaulted: it never gets in there any more, even where nobody is
    /// left to keep it out (9.53, 9.6).
    fn is_barred_target(&self, p: &Position, hex: Hex) -> bool {
        p.assault.side == p.active && hex == p.assault.target
    }

    /// Whether a unit could fall back across a side of a hex at all.
    fn can_fall(&self, p: &Position, slot: Slot, from: Hex, way: usize, pass: Pass) -> bool {
        let to = self.map.near[from.index()][way];
        let side = self.side(slot);
        if self.is_barred_target(p, to) {
            return false;
        }
        if to == Hex::NONE || self.map.river[from.index()] & 1 << way != 0 || self.holds(p, side.other(), to)
        {
            return false;
        }
        let kind = self.kind(slot);
        if kind == Kind::ArmyArtillery && self.map.rail[from.index()] & 1 << way == 0 {
            return false;
        }
        let opened = || match pass {
            Pass::Friends => false,
            Pass::AtMost(Some(hexes)) => hexes.has(to.index()),
            Pass::Zones | Pass::AtMost(None) => true,
        };
        // One that has left its hex is no longer there to cancel the zone.
        let friend = || self.holds(p, side, to) && p.on(to).any(|other| other != slot);
        kind.is_infantry() || opened() || friend() || self.zone(p, side.other(), to) == Zone::Free
    }

    /// The sides by which a unit may fall back from a hex (9.5, r.retreat, r.edge), one bit each.
    fn ways_back(&self, p: &Position, pressing: &Pressing, slot: Slot, from: Hex, pass: Pass) -> u8 {
        let (x, y) = self.map.place[from.index()];
        let side = self.side(slot);
        let mut ways = [0u8; 2];
        for way in 0..6 {
            let to = self.map.near[from.index()][way];
            if to == Hex::NONE {
                continue;
            }
            let (nx, ny) = self.map.place[to.index()];
            let home = if side == Seat::First { ny < y } else { ny > y };
            let east = side == Seat::Second && nx > x;
            let away = |enemy: &Hex| self.map.distance(to, *enemy) > self.map.distance(from, *enemy);
            if (home || east) && pressing.all().iter().all(away) && self.can_fall(p, slot, from, way, pass) {
                ways[usize::from(!home)] |= 1 << way;
            }
        }
        if matches!(pass, Pass::AtMost(_)) {
            return ways[0] | ways[1] | self.ways_to_town(p, slot, from, pass);
        }
        if ways[0] != 0 {
            return ways[0];
        }
        if ways[1] != 0 {
            return ways[1];
        }
        self.ways_to_town(p, slot, from, pass)
    }

    /// Towards the nearest friendly town or city hex.
    fn ways_to_town(&self, p: &Position, slot: Slot, from: Hex, pass: Pass) -> u8 {
        let side = self.side(slot);
        let ours = |hex: &&Hex| p.controller(**hex) == side && **hex != from;
        let towns = || self.map.towns.iter().chain(&self.map.city).filter(ours);
        let Some(nearest) = towns().map(|town| self.map.distance(from, *town)).min() else {
            return 0;
        };
        let mut ways = 0;
        for way in 0..6 {
            if !self.can_fall(p, slot, from, way, pass) {
                continue;
            }
            let to = self.map.near[from.index()][way];
            let nearer = |town: &Hex| {
                self.map.distance(from, *town) == nearest && self.map.distance(to, *town) < nearest
            };
            if towns().any(nearer) {
                ways |= 1 << way;
            }
        }
        ways
    }

    /// Where a unit can be after so many more hexes of retreat.
    fn retreats_to(&self, p: &Position, slot: Slot, steps: u8, pass: Pass) -> Hexes {
        self.retreats_from(p, slot, p.unit(slot).hex, steps, pass)
    }

    fn retreats_from(&self, p: &Position, slot: Slot, from: Hex, steps: u8, pass: Pass) -> Hexes {
        let pressing = self.pressing(p);
        let mut reached = Hexes::default();
        reached.add(from.index());
        for _ in 0..steps {
            let mut next = Hexes::default();
            for hex in reached.hexes() {
                let ways = self.ways_back(p, &pressing, slot, hex, pass);
                for way in (0..6).filter(|way| ways & 1 << way != 0) {
                    next.add(self.map.near[hex.index()][way].index());
                }
            }
            reached = next;
        }
        reached
    }

    /// Whether a unit can fall back so many hexes, as the others stand.
    fn can_retreat(&self, p: &Position, slot: Slot, from: Hex, steps: u8) -> bool {
        steps == 0 || !self.retreats_from(p, slot, from, steps, Pass::Friends).is_empty()
    }

    /// Those of a set whom zones stop: guns and headquarters.
    fn trains(&self, units: Units) -> Units {
        set_of(each(units).filter(|slot| !self.kind(*slot).is_infantry()))
    }

    /// Whether all of these can fall back so many hexes, one after another in some order.
    fn can_all_retreat(&self, p: &Position, units: Units, steps: u8) -> bool {
        let trains = self.trains(units);
        if !each(units & !trains).all(|slot| self.can_retreat(p, slot, p.unit(slot).hex, steps)) {
            return false;
        }
        if trains == 0 || steps == 0 {
            return true;
        }
        let mut then = p.clone();
        then.assault.to_retreat = units;
        then.assault.distance = steps;
        then.assault.retreating = NOBODY;
        self.trains_can_follow(&then)
    }

    /// Whether the guns and headquarters still to retreat can, if those that open a zone for them by stopping in it go
    /// first (8.44, r.follow). Infantry finds its way whatever the others do.
    fn trains_can_follow(&self, p: &Position) -> bool {
        let waiting = p.assault.to_retreat;
        let trains = self.trains(waiting);
        let under_way = p.assault.retreating;
        let next = if under_way == NOBODY { waiting } else { one(under_way) };
        let ends = |slot: Slot, pass: Pass| self.retreats_to(p, slot, self.steps_left(p, slot), pass);
        match trains.count_ones() {
            0 => return true,
            1 if next & trains != 0 => {
                let alone = trains.trailing_zeros() as Slot;
                if !ends(alone, Pass::Friends).is_empty() {
                    return true;
                }
            }
            _ => {}
        }
        let anywhere = |slot: Slot| ends(slot, Pass::AtMost(None));
        let opened = each(waiting).fold(Hexes::default(), |set, slot| set.or(&anywhere(slot)));
        if each(trains).any(|slot| ends(slot, Pass::AtMost(Some(&opened))).is_empty()) {
            return false;
        }
        // Units of one hex go the same ways, the railway guns excepted: the first of them stands for all.
        let alike = |one: Slot, other: Slot| {
            let railway = |slot: Slot| self.kind(slot) == Kind::ArmyArtillery;
            p.unit(one).hex == p.unit(other).hex && railway(one) == railway(other)
        };
        for candidates in [next & trains, next & !trains] {
            let first = |slot: &Slot| {
                each(candidates).take_while(|other| other < slot).all(|other| !alike(other, *slot))
            };
            for slot in each(candidates).filter(first) {
                let side = self.side(slot);
                for end in ends(slot, Pass::Friends).hexes() {
                    // Infantry that can wait goes ahead only to open a zone.
                    let idle = candidates & trains == 0 && under_way == NOBODY;
                    if idle && self.zone(p, side.other(), end) == Zone::Free {
                        continue;
                    }
                    if self.trains_can_follow(&self.after_fall(p, slot, end, 0)) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The position once a unit stands there with so many hexes to go, as far as a retreat goes.
    fn after_fall(&self, p: &Position, slot: Slot, to: Hex, left: u8) -> Position {
        let mut then = p.clone();
        then.put(slot, to);
        then.assault.retreating = slot;
        then.assault.steps = left;
        if left == 0 {
            self.end_fall(&mut then, slot);
        }
        then
    }

    /// Whether the others can still follow once a unit has fallen back to a hex (r.follow).
    fn leaves_ways(&self, p: &Position, slot: Slot, to: Hex, left: u8) -> bool {
        let others = self.trains(p.assault.to_retreat & !one(slot));
        others == 0 || self.trains_can_follow(&self.after_fall(p, slot, to, left))
    }

    /// Hexes that a unit has still to go.
    fn steps_left(&self, p: &Position, slot: Slot) -> u8 {
        if p.assault.retreating == slot { p.assault.steps } else { p.assault.distance }
    }

    /// Whether a unit may fall back into a hex now.
    pub(crate) fn check_fall(&self, p: &Position, slot: Slot, to: Hex) -> Result<(), Refusal> {
        let assault = &p.assault;
        if p.phase != Phase::Retreat {
            return refuse(rule!("4.order"), "not-now");
        }
        if self.kind(slot) == Kind::Garrison {
            return refuse(rule!("14.82.stay"), "garrisons-do-not-retreat");
        }
        if assault.to_retreat & one(slot) == 0 {
            return refuse(rule!("9.5"), "not-retreating");
        }
        if assault.retreating != NOBODY && assault.retreating != slot {
            return refuse(rule!("9.5"), "another-is-retreating");
        }
        let from = p.unit(slot).hex;
        let Some(way) = self.map.side(from, to) else {
            return refuse(rule!("9.5"), "not-adjacent");
        };
        if self.is_barred_target(p, to) {
            return refuse(rule!("9.53"), "the-assaulted-hex");
        }
        let left = self.steps_left(p, slot) - 1;
        let pressing = self.pressing(p);
        let leads = |pass: Pass| self.ways_back(p, &pressing, slot, from, pass) & 1 << way != 0;
        let ends = |pass: Pass| !self.retreats_from(p, slot, to, left, pass).is_empty();
        if !leads(Pass::Friends) && !leads(Pass::Zones) {
            return refuse(rule!("9.5.direction"), "not-that-way");
        }
        if !leads(Pass::Friends) || !ends(Pass::Friends) && ends(Pass::Zones) {
            return refuse(rule!("9.51.guns"), "guns-do-not-pass-zones");
        }
        if !ends(Pass::Friends) {
            return refuse(rule!("9.5.direction"), "a-dead-end");
        }
        if !self.leaves_ways(p, slot, to, left) {
            return refuse(rule!("r.follow"), "bars-the-way");
        }
        Ok(())
    }

    /// Every hex that a unit may fall back into.
    pub(crate) fn each_fall(&self, p: &Position, slot: Slot, see: &mut dyn FnMut(Hex)) {
        let assault = &p.assault;
        if assault.to_retreat & one(slot) == 0 || assault.retreating != NOBODY && assault.retreating != slot {
            return;
        }
        let from = p.unit(slot).hex;
        let left = self.steps_left(p, slot);
        let ways = self.ways_back(p, &self.pressing(p), slot, from, Pass::Friends);
        for way in (0..6).filter(|way| ways & 1 << way != 0) {
            let to = self.map.near[from.index()][way];
            if self.can_retreat(p, slot, to, left - 1) && self.leaves_ways(p, slot, to, left - 1) {
                see(to);
            }
        }
    }

    /// A unit falls back one hex, with the tests that this costs (9.51, 9.52).
    pub(crate) fn fall(&self, p: &mut Position, slot: Slot, to: Hex, dice: &mut Dice, journal: &mut Log) {
        let side = self.side(slot);
        let from = p.unit(slot).hex;
        let left = self.steps_left(p, slot) - 1;
        if side != p.active
            && from == p.assault.target
            && let Some(way) = self.map.side(from, to)
        {
            p.assault.left_by |= 1 << way;
        }
        let friend = self.holds(p, side, to);
        let zone = !friend && self.zone(p, side.other(), to) != Zone::Free;
        p.put(slot, to);
        p.unit_mut(slot).marks &= !mark::DUG_IN;
        journal.note(rule!("9.5"), Event::FellBack { unit: slot, from, to });
        self.enter(p, side, to, journal);
        p.assault.retreating = slot;
        p.assault.steps = left;
        if zone {
            self.test_morale(p, slot, 0, rule!("9.51"), dice, journal);
        }
        if p.is_interdicted(to) && p.unit(slot).is_there() {
            self.test_morale(p, slot, 0, rule!("9.52"), dice, journal);
        }
        if left == 0 {
            self.end_fall(p, slot);
        }
    }

    fn end_fall(&self, p: &mut Position, slot: Slot) {
        p.assault.to_retreat &= !one(slot);
        if p.assault.retreating == slot {
            p.assault.retreating = NOBODY;
            p.assault.steps = 0;
        }
    }

    /// Those that were lost on the way have no more to retreat. Where that bars the way of others they stop as well.
    pub(crate) fn tidy_retreat(&self, p: &mut Position) {
        for slot in each(p.assault.to_retreat) {
            if !p.unit(slot).is_there() {
                self.end_fall(p, slot);
            } else if self.kind(slot).is_infantry()
                && !self.can_retreat(p, slot, p.unit(slot).hex, self.steps_left(p, slot))
            {
                self.stop_short(p, slot);
            }
        }
        while !self.trains_can_follow(p) {
            let barred = |slot: &Slot| {
                let mut without = p.clone();
                self.end_fall(&mut without, *slot);
                self.trains_can_follow(&without)
            };
            let trains = self.trains(p.assault.to_retreat);
            let last = (Units::BITS - 1 - trains.leading_zeros()) as Slot;
            let slot = each(trains).find(barred).unwrap_or(last);
            self.stop_short(p, slot);
        }
    }

    /// A unit cannot go on: in a retreat of all, the hexes it has not gone are taken as steps (9.42.limited).
    pub(crate) fn stop_short(&self, p: &mut Position, slot: Slot) {
        let assault = &mut p.assault;
        if assault.hits[assault.side] == 0 {
            let left = if assault.retreating == slot { assault.steps } else { assault.distance };
            assault.must = assault.must.max(left);
        }
        self.end_fall(p, slot);
    }

    /// How a retreat can go on.
    pub(crate) fn falls(&self, p: &Position) -> Falls {
        let mut falls = Falls::None;
        for slot in each(p.assault.to_retreat) {
            self.each_fall(p, slot, &mut |to| {
                falls = match falls {
                    Falls::None => Falls::One(slot, to),
                    _ => Falls::Many,
                };
            });
            if matches!(falls, Falls::Many) {
                break;
            }
        }
        falls
    }
}
