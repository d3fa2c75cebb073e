//! Movement (8), strategic movement (8.2), digging in (14.1) and breakthrough (13).

use contract::{Refusal, Seat};
use hexmap::Way as Steps;

use crate::event::{Event, March};
use crate::map::{Hex, ground};
use crate::position::{InHand, Phase, Units, Way, each, mark, one, set_of};
use crate::routes::Routes;
use crate::units::{ARMS, Arm, Kind, Slot};
use crate::zones::{Lay, Zone};
use crate::{Log, Position, Verdun, refuse, rule};

/// Units that move together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Column {
    side: Seat,
    /// The railway gun, which keeps to its track (14.34).
    railway: bool,
    /// By strategic movement.
    strategic: bool,
    /// Half points left to the slowest of each arm; none where nobody is of that arm.
    left: [Option<u8>; ARMS],
    /// They have not moved yet: one hex is always allowed (8.1).
    fresh: bool,
}

/// Half points, by arm.
type Halves = [u8; ARMS];

impl Column {
    fn has(&self, arm: Arm) -> bool {
        self.left[arm as usize].is_some()
    }

    /// The arm among them to whom zones are dearest: what it pays is what the column is said to pay.
    fn dearest(&self) -> usize {
        self.left.iter().position(Option::is_some).unwrap_or(0)
    }

    /// Whether arms that pay differently go together.
    fn is_mixed(&self) -> bool {
        self.left.iter().flatten().count() > 1
    }

    /// Whether everyone can pay so much.
    fn affords(&self, prices: &Halves) -> bool {
        self.left.iter().zip(prices).all(|(left, price)| left.is_none_or(|left| *price <= left))
    }
}

impl Verdun {
    // --- Who moves, and how far.

    /// Whether a unit can move at all in a phase of movement.
    pub(crate) fn check_movable(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let (unit, counter) = (p.unit(slot), self.counter(slot));
        if !unit.is_there() {
            return refuse(rule!("8"), "not-on-the-map");
        }
        if counter.movement == 0 {
            return refuse(rule!("8"), "does-not-move");
        }
        let railway = counter.kind == Kind::ArmyArtillery;
        if counter.kind.is_artillery() && unit.has(mark::FIRED) && !railway {
            return refuse(rule!("8.fired"), "has-fired");
        }
        Ok(())
    }

    /// The movement points of a unit today: weather first, then supply (r.weather).
    pub(crate) fn allowance(&self, p: &Position, slot: Slot) -> u8 {
        let counter = self.counter(slot);
        let points = counter.movement.saturating_sub(u8::from(p.bad_weather));
        let halved = counter.kind.is_infantry() && p.unit(slot).has(mark::OUT);
        if halved { points.div_ceil(2) } else { points }
    }

    /// The units in hand as they would move now.
    fn column(&self, p: &Position, strategic: bool) -> Column {
        let hand = &p.hand;
        let mut column = self.column_of(p, hand.units, strategic);
        for (left, spent) in column.left.iter_mut().zip(hand.spent) {
            *left = left.map(|left| left.saturating_sub(spent));
        }
        column.fresh = hand.way == Way::Still;
        column
    }

    /// So many units, with all their points.
    fn column_of(&self, p: &Position, units: Units, strategic: bool) -> Column {
        let mut column =
            Column { side: p.active, railway: false, strategic, left: [None; ARMS], fresh: true };
        for slot in each(units) {
            column.railway |= self.kind(slot) == Kind::ArmyArtillery;
            let mut points = self.allowance(p, slot);
            if p.phase == Phase::Break {
                points = points.div_ceil(2);
            }
            let halves = (2 * points) << u8::from(strategic);
            let left = &mut column.left[self.kind(slot).arm() as usize];
            *left = Some(left.map_or(halves, |least| least.min(halves)));
        }
        column
    }

    // --- One step.

    /// Half points that each arm pays to go from a hex across one of its sides; or why that cannot be done.
    fn step(
        &self,
        p: &Position,
        column: &Column,
        lay: &Lay,
        from: Hex,
        way: usize,
    ) -> Result<Halves, Refusal> {
        let (map, bit) = (&self.map, 1u8 << way);
        let to = map.near[from.index()][way];
        if map.river[from.index()] & bit != 0 {
            return refuse(rule!("8.11.meuse"), "the-meuse");
        }
        if lay.enemies.has(to.index()) {
            return self.refuse_occupied(p, to);
        }
        if column.railway && map.rail[from.index()] & bit == 0 {
            return refuse(rule!("14.34.track"), "off-the-track");
        }
        let (mut left, mut entered) = (lay.zone(from), lay.zone(to));
        let (stays, friend) = (lay.friends.has(from.index()), lay.friends.has(to.index()));
        if column.has(Arm::Trains) && entered != Zone::Free && !friend {
            let rule = if entered == Zone::Strong { rule!("8.42") } else { rule!("8.43") };
            return refuse(rule, "no-guns-in-zones");
        }
        // With 15.5 a friend in the hex cancels the zone for every purpose.
        if self.options.infiltration {
            if friend {
                entered = Zone::Free;
            }
            if stays {
                left = Zone::Free;
            }
        }
        if column.strategic {
            if entered != Zone::Free {
                return refuse(rule!("8.2.zone"), "strategic-zone");
            }
            if p.controller(to) != column.side {
                return refuse(rule!("8.2.control"), "strategic-control");
            }
        }
        if column.has(Arm::Line) && left == Zone::Strong && entered == Zone::Strong {
            return refuse(rule!("8.42.direct"), "strong-to-strong");
        }
        let ground = self.ground_price(p, column, from, way);
        let out = u8::from(left != Zone::Free);
        // To guns and headquarters a friend cancels the zone, be it infantry that goes with them (r.zones), and a weak one
        // costs nothing (8.43).
        let infantry = column.has(Arm::Line) || column.has(Arm::Chasseurs);
        let alone = u8::from(left == Zone::Strong && !stays && !infantry);
        Ok([out + u8::from(entered == Zone::Strong), out, alone].map(|zones| ground + 2 * zones))
    }

    /// Half points that the ground across one side of a hex costs.
    fn ground_price(&self, p: &Position, column: &Column, from: Hex, way: usize) -> u8 {
        let (map, bit) = (&self.map, 1u8 << way);
        let to = map.near[from.index()][way].index();
        if column.railway {
            return 2;
        }
        let broken = p.is_interdicted(Hex(to as u16));
        if map.road[from.index()] & bit != 0 && !broken && !p.is_interdicted(from) {
            return if column.strategic { map.strategic_road[to] } else { 2 };
        }
        let ground = if column.strategic { map.strategic[to] } else { 2 * map.cost[to] };
        let stream = if map.stream[from.index()] & bit != 0 { 2 * self.tables.stream } else { 0 };
        (ground << u8::from(broken)) + stream
    }

    fn refuse_occupied<T>(&self, p: &Position, hex: Hex) -> Result<T, Refusal> {
        if self.fort_stands(p, hex) {
            refuse(rule!("8.11.fort"), "a-fort-stands")
        } else {
            refuse(rule!("8.11"), "enemy-there")
        }
    }

    /// Whether a hex ends the move of the line infantry of a column (8.42): to chasseurs every zone is weak (8.47).
    fn stops(&self, column: &Column, lay: &Lay, hex: Hex) -> bool {
        column.has(Arm::Line)
            && lay.strong.has(hex.index())
            && !(self.options.infiltration && lay.friends.has(hex.index()))
    }

    /// Whether somebody in a column that is under way has had to stop where it is (8.42).
    fn is_stopped(&self, column: &Column, lay: &Lay, hex: Hex) -> bool {
        !column.fresh && self.stops(column, lay, hex)
    }

    /// How the board lies for what is in hand: it is no friend of its own.
    pub(crate) fn lay_for_hand(&self, p: &Position) -> Lay {
        let mut lay = self.lay(p, p.active);
        let hex = self.hand_hex(p);
        if hex != Hex::NONE && p.stack(hex) & !p.hand.units == 0 {
            lay.friends.remove(hex.index());
        }
        lay
    }

    // --- All the ways.

    /// Where a column can get to from a hex, by the ways that cost its dearest arm least. The others pay less or as much on
    /// each of them. A way that is dearer for that arm and cheaper for a slower one is gone hex by hex.
    fn reach(&self, p: &Position, column: &Column, lay: &Lay, from: Hex) -> Routes {
        let mut routes = Routes::new();
        routes.offer(from, 0, from);
        if self.is_stopped(column, lay, from) {
            return routes;
        }
        let dearest = column.dearest();
        let left = column.left[dearest].unwrap_or(0);
        // The least that a step costs.
        let least = if column.strategic { 1 } else { 2 };
        while let Some((hex, spent)) = routes.nearest() {
            if hex != from && (spent + least > left || self.stops(column, lay, hex)) {
                continue;
            }
            let before =
                if column.is_mixed() { self.prices(p, column, lay, &routes, hex) } else { [spent; ARMS] };
            for way in 0..6 {
                let to = self.map.near[hex.index()][way];
                if to == Hex::NONE || routes.cost(to) <= spent + least {
                    continue;
                }
                if let Ok(step) = self.step(p, column, lay, hex, way) {
                    let after = sum(&before, &step);
                    // One hex is always allowed, whatever it costs (8.1).
                    if column.affords(&after) || column.fresh && hex == from && !column.strategic {
                        routes.offer(to, after[dearest].min(crate::routes::FARTHEST), hex);
                    }
                }
            }
        }
        routes
    }

    /// What each arm pays on the way that was found to a hex.
    fn prices(&self, p: &Position, column: &Column, lay: &Lay, routes: &Routes, to: Hex) -> Halves {
        let mut prices = [0; ARMS];
        for hex in routes.back(to) {
            let from = routes.from[hex.index()];
            if let Some(way) = self.map.side(from, hex)
                && let Ok(step) = self.step(p, column, lay, from, way)
            {
                prices = sum(&prices, &step);
            }
        }
        prices
    }

    /// Half points that what is in hand pays to go to a hex, and whether somebody has fewer: only the one hex of 8.1 is had
    /// for that.
    pub(crate) fn price_of_going(&self, p: &Position, to: Hex, strategic: bool) -> (u8, bool) {
        let column = self.column(p, strategic);
        let lay = self.lay_for_hand(p);
        let routes = self.reach(p, &column, &lay, self.hand_hex(p));
        let prices = self.prices(p, &column, &lay, &routes, to);
        (prices[column.dearest()], !column.affords(&prices))
    }

    /// The hex of what is in hand.
    pub(crate) fn hand_hex(&self, p: &Position) -> Hex {
        each(p.hand.units).next().map_or(Hex::NONE, |slot| p.unit(slot).hex)
    }

    /// Where what is in hand may be put down, with half points spent.
    pub(crate) fn each_destination(
        &self,
        p: &Position,
        lay: &Lay,
        strategic: bool,
        see: &mut dyn FnMut(Hex, u8),
    ) {
        let from = self.hand_hex(p);
        if from == Hex::NONE || self.check_way(p, strategic).is_err() {
            return;
        }
        let column = self.column(p, strategic);
        let routes = self.reach(p, &column, lay, from);
        for hex in self.map.all() {
            let cost = routes.cost(hex);
            if cost != crate::routes::FAR && hex != from && self.has_room(p, lay, hex, p.hand.units) {
                see(hex, cost);
            }
        }
    }

    /// Whether what is in hand can go anywhere: mostly a look at the hexes beside it is enough.
    pub(crate) fn has_destination(&self, p: &Position, strategic: bool) -> bool {
        let from = self.hand_hex(p);
        if from == Hex::NONE || self.check_way(p, strategic).is_err() {
            return false;
        }
        let column = self.column(p, strategic);
        let lay = self.lay_for_hand(p);
        if self.is_stopped(&column, &lay, from) {
            return false;
        }
        let beside = |way: usize| {
            let to = self.map.near[from.index()][way];
            let step = if to.is_some() { self.step(p, &column, &lay, from, way).ok() } else { None };
            step.is_some_and(|prices| column.affords(&prices) || column.fresh && !strategic)
                && self.has_room(p, &lay, to, p.hand.units)
        };
        if (0..6).any(beside) {
            return true;
        }
        let mut any = false;
        self.each_destination(p, &lay, strategic, &mut |_, _| any = true);
        any
    }

    /// Whether a unit that has not moved could leave its hex, where others stay. It is taken for granted that those who
    /// have not finished make room for it.
    pub(crate) fn can_leave(&self, p: &Position, lay: &Lay, slot: Slot) -> bool {
        if p.phase != Phase::Break {
            return self.can_get_off(p, lay, one(slot));
        }
        // In a breakthrough it goes with its stack, or with all of it but one (13).
        let held = p.hand.units & one(slot) != 0;
        let stack = if held { p.hand.units } else { self.breakthrough_stack(p, slot) };
        let parts = !(held && p.hand.parted);
        self.can_get_off(p, lay, stack)
            || parts && each(stack & !one(slot)).any(|other| self.can_get_off(p, lay, stack & !one(other)))
    }

    /// Whether units of one hex could go elsewhere together: mostly a look at the hexes beside it is enough.
    fn can_get_off(&self, p: &Position, lay: &Lay, units: Units) -> bool {
        let Some(from) = each(units).next().map(|slot| p.unit(slot).hex) else { return false };
        let column = self.column_of(p, units, false);
        let mut open = false;
        for way in 0..6 {
            let to = self.map.near[from.index()][way];
            // One hex is always allowed, whatever it costs (8.1).
            if to.is_some() && self.step(p, &column, lay, from, way).is_ok() {
                if self.has_room_once_others_leave(p, to, units) {
                    return true;
                }
                open = true;
            }
        }
        let beyond = |strategic: bool| {
            let routes = self.reach(p, &self.column_of(p, units, strategic), lay, from);
            self.map.all().any(|hex| {
                routes.cost(hex) != crate::routes::FAR
                    && hex != from
                    && self.has_room_once_others_leave(p, hex, units)
            })
        };
        let marches = || p.phase == Phase::Move && each(units).all(|slot| self.check_march(p, slot).is_ok());
        open && (beyond(false) || marches() && beyond(true))
    }

    /// Whether what is in hand may move in this way (8.2, 8.22).
    fn check_way(&self, p: &Position, strategic: bool) -> Result<(), Refusal> {
        let hand = &p.hand;
        if strategic && p.phase == Phase::Break {
            return refuse(rule!("8.22.breakthrough"), "no-strategic-breakthrough");
        }
        match hand.way {
            Way::March if strategic => return refuse(rule!("8.22"), "one-way-of-moving"),
            Way::Strategic if !strategic => return refuse(rule!("8.22"), "one-way-of-moving"),
            _ => {}
        }
        if strategic && hand.way == Way::Still {
            for slot in each(hand.units) {
                self.check_march(p, slot)?;
            }
        }
        Ok(())
    }

    /// Whether a unit may set out by strategic movement (8.2).
    fn check_march(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let unit = p.unit(slot);
        if unit.has(mark::OUT) {
            return refuse(rule!("8.2.supply"), "strategic-supply");
        }
        if unit.has(mark::DEMORALISED) {
            return refuse(rule!("8.2.demoralised"), "strategic-demoralised");
        }
        if self.in_contact(p, p.active, unit.hex) {
            return refuse(rule!("8.2.contact"), "strategic-contact");
        }
        Ok(())
    }

    /// Whether what is in hand may go to a hex.
    pub(crate) fn check_go(&self, p: &Position, to: Hex, strategic: bool) -> Result<(), Refusal> {
        if !matches!(p.phase, Phase::Move | Phase::Break) {
            return refuse(rule!("4.order"), "not-now");
        }
        let from = self.hand_hex(p);
        if from == Hex::NONE {
            return refuse(rule!("8"), "nothing-in-hand");
        }
        if from == to {
            return refuse(rule!("8"), "already-there");
        }
        self.check_way(p, strategic)?;
        let column = self.column(p, strategic);
        // Why the hex itself cannot be entered, from wherever one comes.
        let lay = self.lay_for_hand(p);
        if lay.enemies.has(to.index()) {
            return self.refuse_occupied(p, to);
        }
        let routes = self.reach(p, &column, &lay, from);
        if routes.cost(to) != crate::routes::FAR {
            if !self.has_room(p, &lay, to, p.hand.units) {
                return refuse(rule!("r.stacking"), "no-room");
            }
            return Ok(());
        }
        if self.is_stopped(&column, &lay, from) {
            let others = self.can_part(p);
            let because = if others { "stopped-but-for-others" } else { "stopped-by-a-zone" };
            return refuse(rule!("8.42.stop"), because);
        }
        if let Some(way) = self.map.side(from, to) {
            self.step(p, &column, &lay, from, way)?;
        }
        if column.fresh {
            // What stands in the way of the last step, whichever side it is taken from.
            let steps = (0..6).filter(|way| self.map.near[to.index()][*way].is_some()).map(|way| {
                self.step(p, &column, &lay, self.map.near[to.index()][way], crate::map::across(way))
            });
            let mut blocked = None;
            for step in steps {
                match step {
                    Ok(_) => {
                        blocked = None;
                        break;
                    }
                    Err(refusal) => blocked = Some(refusal),
                }
            }
            if let Some(refusal) = blocked {
                return Err(refusal);
            }
        }
        if p.phase == Phase::Break {
            return refuse(rule!("13.half"), "too-far");
        }
        refuse(rule!("8.1"), "too-far")
    }

    /// What is in hand goes to a hex by the cheapest way, taking what it passes (14.9).
    pub(crate) fn go(&self, p: &mut Position, to: Hex, strategic: bool, journal: &mut Log) {
        let from = self.hand_hex(p);
        let column = self.column(p, strategic);
        let lay = self.lay_for_hand(p);
        let routes = self.reach(p, &column, &lay, from);
        let prices = self.prices(p, &column, &lay, &routes, to);
        let cost = prices[column.dearest()];
        let least = !column.affords(&prices);
        let units = p.hand.units;
        let stopped = self.stops(&column, &lay, to);
        let mut way = [Hex::NONE; 64];
        let mut length = 0;
        for hex in routes.back(to).take(way.len()) {
            way[length] = hex;
            length += 1;
        }
        for slot in each(units) {
            let kind = self.kind(slot);
            p.put(slot, to);
            let marks = &mut p.unit_mut(slot).marks;
            let dug_in = *marks & mark::DUG_IN != 0;
            *marks = (*marks | mark::MOVED) & !mark::DUG_IN;
            if dug_in {
                journal.note(rule!("14.11.lost"), Event::LeftDigging { unit: slot, hex: from });
            }
            if stopped && kind.arm() == Arm::Line {
                p.unit_mut(slot).marks |= mark::STOPPED;
            }
            if kind == Kind::CorpsArtillery || kind == Kind::Divisional && strategic {
                p.unit_mut(slot).marks |= mark::FIRED;
            }
        }
        let unit = each(units).next().expect("something is in hand");
        let others = (units.count_ones() - 1) as u8;
        let walked = way[..length].iter().rev().copied();
        let walked =
            if journal.keeps() { self.map.way([from].into_iter().chain(walked)) } else { Steps::default() };
        let march = March { units, way: walked };
        match (p.phase, strategic) {
            (Phase::Break, _) => {
                journal.note(rule!("13"), Event::BrokeThrough { unit, others, from, to, march });
            }
            (_, true) => {
                journal.note(rule!("8.2"), Event::MarchedFar { unit, others, from, to, halves: cost, march });
            }
            _ => journal.note(rule!("8"), Event::Moved { unit, others, from, to, halves: cost, march }),
        }
        if each(units).any(|slot| self.kind(slot) == Kind::CorpsArtillery) {
            journal.also(rule!("8.1.corps-guns"));
        } else if strategic && each(units).any(|slot| self.kind(slot) == Kind::Divisional) {
            journal.also(rule!("8.1.division-guns"));
        } else if least {
            journal.also(rule!("8.1.minimum"));
        }
        for &hex in way[..length].iter().rev() {
            self.enter(p, column.side, hex, journal);
        }
        p.hand.spent = sum(&p.hand.spent, &prices);
        p.hand.way = if strategic { Way::Strategic } else { Way::March };
        match p.phase {
            Phase::Break if self.can_go_on(p) || self.can_part(p) => {}
            Phase::Break => p.hand = InHand::default(),
            _ => self.keep_who_can_go_on(p),
        }
    }

    /// Those of a column who can go no further stay here: the others may go on without them (r.column).
    fn keep_who_can_go_on(&self, p: &mut Position) {
        let units = p.hand.units;
        if self.can_go_on(p) {
            return;
        }
        let mut able = 0;
        if units.count_ones() > 1 {
            for slot in each(units) {
                p.hand.units = one(slot);
                if !p.unit(slot).has(mark::STOPPED) && self.can_go_on(p) {
                    able |= one(slot);
                }
            }
        }
        p.hand.units = able;
        if able == 0 {
            p.hand = InHand::default();
        }
    }

    /// A side enters a hex and so controls it (14.9, r.control).
    pub(crate) fn enter(&self, p: &mut Position, side: Seat, hex: Hex, journal: &mut Log) {
        if p.controller(hex) != side {
            p.take_over(hex, side);
            journal.note(rule!("14.9"), Event::Taken { hex, side });
        }
    }

    /// Whether what is in hand can be moved on.
    fn can_go_on(&self, p: &Position) -> bool {
        self.has_destination(p, p.hand.way == Way::Strategic)
    }

    /// Whether those in a breakthrough could go on if one of them were left here (13).
    fn can_part(&self, p: &Position) -> bool {
        let mut without = p.clone();
        each(p.hand.units).any(|slot| {
            without.hand.units = p.hand.units & !one(slot);
            self.check_leave(p, slot).is_ok() && self.can_go_on(&without)
        })
    }

    // --- Taking up, joining, digging, leaving behind.

    /// Whether a unit can be taken up to be moved.
    pub(crate) fn check_take_to_move(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        if self.side(slot) != p.active {
            return refuse(rule!("8"), "not-yours");
        }
        self.check_movable(p, slot)?;
        let unit = p.unit(slot);
        if unit.has(mark::MOVED) {
            let stopped = unit.has(mark::STOPPED);
            let rule = if stopped { rule!("8.42.stop") } else { rule!("8") };
            return refuse(rule, if stopped { "stopped-by-a-zone" } else { "has-moved" });
        }
        if p.hand.way == Way::Still && p.hand.units == one(slot) {
            return refuse(rule!("8"), "already-in-hand");
        }
        if p.phase == Phase::Break {
            if !matches!(self.kind(slot), Kind::Pioneers | Kind::Chasseurs) {
                return refuse(rule!("13.stack"), "leads-no-breakthrough");
            }
            if unit.has(mark::DEMORALISED) {
                return refuse(rule!("12.3.breakthrough"), "too-shaken-to-break-through");
            }
            if p.hand.way == Way::Still && p.hand.units & one(slot) != 0 {
                return refuse(rule!("8"), "already-in-hand");
            }
            if p.hand.way == Way::Still && p.hand.parted {
                // A stack that has left one behind has begun its breakthrough: it ends where it is.
                self.check_stay(p)?;
            }
        }
        Ok(())
    }

    /// Whether a unit goes along when its stack breaks through (13, r.breakthrough).
    pub(crate) fn goes_in_breakthrough(&self, p: &Position, slot: Slot) -> bool {
        !p.unit(slot).has(mark::MOVED | mark::DEMORALISED)
            && self.kind(slot) != Kind::ArmyArtillery
            && self.check_movable(p, slot).is_ok()
    }

    /// Everyone who breaks through with a battalion: its whole stack, but those that cannot move (r.breakthrough).
    pub(crate) fn breakthrough_stack(&self, p: &Position, slot: Slot) -> Units {
        let goes = |other: &Slot| self.goes_in_breakthrough(p, *other);
        set_of(p.on(p.unit(slot).hex).filter(goes))
    }

    /// Whether a unit can go with those in hand.
    pub(crate) fn check_go_along(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        if p.phase == Phase::Break {
            return refuse(rule!("13.together"), "the-stack-goes-as-it-is");
        }
        if p.hand.units == 0 {
            return refuse(rule!("8"), "nothing-in-hand");
        }
        if p.hand.way != Way::Still {
            return refuse(rule!("8"), "already-under-way");
        }
        if p.hand.units & one(slot) != 0 {
            return refuse(rule!("8"), "already-in-hand");
        }
        self.check_take_to_move(p, slot)?;
        if p.unit(slot).hex != self.hand_hex(p) {
            return refuse(rule!("8"), "in-another-hex");
        }
        let railway = |slot: Slot| self.kind(slot) == Kind::ArmyArtillery;
        if railway(slot) || each(p.hand.units).any(railway) {
            return refuse(rule!("14.34.track"), "the-railway-gun-goes-alone");
        }
        Ok(())
    }

    /// Whether one of those in hand may be left behind: one of a breakthrough (13), any of a column under way (r.column).
    pub(crate) fn check_leave(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        if p.phase == Phase::Move {
            let held = p.hand.units & one(slot) != 0;
            if !held || p.hand.way == Way::Still || p.hand.units == one(slot) {
                return refuse(rule!("r.column"), "left-on-the-way");
            }
            return Ok(());
        }
        if p.phase != Phase::Break {
            return refuse(rule!("4.order"), "not-now");
        }
        if p.hand.units & one(slot) == 0 {
            return refuse(rule!("13.together"), "not-in-this-stack");
        }
        if p.hand.parted || p.hand.units.count_ones() < 2 {
            return refuse(rule!("13.together"), "one-may-stay-behind");
        }
        Ok(())
    }

    pub(crate) fn leave(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        let hex = p.unit(slot).hex;
        p.hand.units &= !one(slot);
        p.unit_mut(slot).marks |= mark::MOVED;
        if p.phase == Phase::Move {
            journal.note(rule!("r.column"), Event::LeftBehind { unit: slot, hex });
            self.keep_who_can_go_on(p);
            return;
        }
        p.hand.parted = true;
        journal.note(rule!("13"), Event::LeftBehind { unit: slot, hex });
    }

    /// Whether what is in hand may dig in (14.1).
    pub(crate) fn check_dig(&self, p: &Position) -> Result<(), Refusal> {
        if p.phase == Phase::Break {
            return refuse(rule!("14.13.breakthrough"), "no-digging-in-breakthrough");
        }
        if p.phase != Phase::Move {
            return refuse(rule!("4.order"), "not-now");
        }
        if p.hand.units == 0 {
            return refuse(rule!("14.1"), "nothing-in-hand");
        }
        if p.hand.way != Way::Still {
            return refuse(rule!("14.11.moved"), "has-moved");
        }
        let hex = self.hand_hex(p);
        if self.map.is(hex, ground::TRENCH | ground::FORT) {
            return refuse(rule!("14.13"), "trench-or-fort");
        }
        self.check_stay(p)?;
        for slot in each(p.hand.units) {
            if self.kind(slot) == Kind::ArmyArtillery {
                return refuse(rule!("14.13.railway"), "railway-guns-do-not-dig");
            }
            if p.unit(slot).has(mark::DUG_IN) {
                return refuse(rule!("14.1"), "already-dug-in");
            }
        }
        Ok(())
    }

    pub(crate) fn dig(&self, p: &mut Position, journal: &mut Log) {
        for slot in each(p.hand.units) {
            let hex = p.unit(slot).hex;
            p.unit_mut(slot).marks |= mark::DUG_IN | mark::MOVED;
            journal.note(rule!("14.11"), Event::DugIn { unit: slot, hex });
        }
        p.hand = InHand::default();
    }

    /// Whether anybody who may lead a breakthrough could go anywhere with his stack.
    pub(crate) fn can_anybody_break_through(&self, p: &Position) -> bool {
        let lay = self.lay(p, p.active);
        let goes = |slot: Slot| self.check_take_to_move(p, slot).is_ok() && self.can_leave(p, &lay, slot);
        self.slots_of(p.active).any(goes)
    }

    /// Whether anybody of a side could break through (13).
    pub(crate) fn can_break_through(&self, p: &Position) -> bool {
        self.slots_of(p.active).any(|slot| {
            matches!(self.kind(slot), Kind::Pioneers | Kind::Chasseurs)
                && p.unit(slot).is_there()
                && !p.unit(slot).has(mark::DEMORALISED | mark::MOVED)
        })
    }
}

/// Prices added up, arm by arm.
fn sum(some: &Halves, more: &Halves) -> Halves {
    std::array::from_fn(|arm| some[arm].saturating_add(more[arm]))
}
