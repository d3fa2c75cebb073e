//! Movement (3.1): what a step costs, the cheapest ways, and where a move may end.

use contract::{Dice, Refusal, Seat};
use hexmap::Way as Steps;

use crate::activation::Actor;
use crate::event::Event;
use crate::garrison::Post;
use crate::map::{HEXES, Hex, Hexes};
use crate::position::{Phase, mark};
use crate::routes::{FAR, Routes};
use crate::units::{Begins, Kind, Slot};
use crate::zones::Board;
use crate::{Log, Position, Villers, refuse, rule};

/// What a step costs a unit, zones apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    /// Movement points.
    pub points: u8,
    /// More than one: a tank may break down there (r.difficult).
    pub difficult: bool,
}

/// Everywhere a unit can get to.
pub(crate) struct Reach {
    /// Hexes reached without a test for breakdown on the last step.
    easy: Routes,
    /// Hexes reached by a step that tests a tank.
    hard: Option<Hard>,
    /// Hexes reached in either way.
    seen: Hexes,
}

/// Hexes that a tank reaches by a step that tests it.
struct Hard {
    /// Points to reach each, or [`FAR`].
    cost: [u8; HEXES],
    /// Where that step is taken from.
    from: [Hex; HEXES],
}

impl Reach {
    fn hard(&self, hex: Hex) -> u8 {
        self.hard.as_ref().map_or(FAR, |hard| hard.cost[hex.index()])
    }

    fn has(&self, hex: Hex) -> bool {
        self.seen.has(hex.index())
    }
}

/// A move that may be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    /// Movement points.
    pub points: u8,
    /// Medals that are spent on it.
    pub medals: u8,
    /// Points that are left afterwards.
    pub rest: u8,
    /// Its last step tests a tank for breakdown.
    pub difficult: bool,
    /// The hex that step is taken from; none if it is the one of entry.
    pub from: Hex,
}

/// How far a search goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Scope {
    /// Movement points.
    budget: u8,
    /// Zones of control do not stop.
    through_zones: bool,
    /// Tests for breakdown do not stop.
    through_tests: bool,
}

impl Villers {
    // --- One step.

    /// What a step across a side of a hex costs (3.1.cumul, table.terrain). A road replaces the ground and the river, but not
    /// an enemy trench (r.road).
    pub(crate) fn step(&self, side: Seat, from: Hex, way: usize) -> Step {
        let to = self.map.near[from.index()][way];
        let bit = 1u8 << way;
        let ground = if self.map.road[from.index()] & bit != 0 {
            self.tables.terrain.road.cost
        } else {
            let river =
                if self.map.river[from.index()] & bit != 0 { self.tables.terrain.river.cost } else { 0 };
            self.map.cost[to.index()] + river
        };
        self.with_trench(side, to, ground)
    }

    /// Whether a step to a hex beside a unit is difficult.
    pub(crate) fn is_difficult(&self, a: &Actor, to: Hex) -> bool {
        self.map.side(a.hex, to).is_some_and(|way| self.step(a.side, a.hex, way).difficult)
    }

    /// What it costs to enter the board by a hex of its edge (2.3): a road there leads in.
    fn entry(&self, side: Seat, hex: Hex) -> Step {
        let road = self.map.road[hex.index()] != 0;
        let ground = if road { self.tables.terrain.road.cost } else { self.map.cost[hex.index()] };
        self.with_trench(side, hex, ground)
    }

    fn with_trench(&self, side: Seat, hex: Hex, ground: u8) -> Step {
        let points = ground + self.tables.terrain.trench(self.map.trench_of(hex), side).cost;
        Step { points, difficult: points > 1 }
    }

    /// Points on top for entering an enemy zone (g.zdc.cout).
    pub(crate) fn zone_cost(&self, a: &Actor) -> u8 {
        let zone = &self.tables.zone;
        if a.is_tank() {
            zone.tank
        } else if a.medals >= zone.many_from {
            zone.many
        } else {
            zone.few
        }
    }

    // --- What a unit has to move with.

    /// Movement points a medal (table.actions.deplacement).
    pub(crate) fn rate(&self, a: &Actor) -> u8 {
        self.tables.actions.movement.of(a.is_tank())
    }

    /// Medals that a unit may still put into moving: a tank two a turn (3.1.char-deux).
    fn left_for_moving(&self, a: &Actor) -> u8 {
        let left = self.left_for_other(a);
        if a.is_tank() { left.min(self.tables.actions.tank_moves.saturating_sub(a.drive)) } else { left }
    }

    /// Movement points that a unit can raise.
    pub(crate) fn budget(&self, a: &Actor) -> u8 {
        a.points + self.rate(a) * self.left_for_moving(a)
    }

    fn scope(&self, a: &Actor) -> Scope {
        Scope { budget: self.budget(a), through_zones: false, through_tests: false }
    }

    /// Whether nobody but the unit itself stands on a hex.
    pub(crate) fn is_free(&self, p: &Position, a: &Actor, hex: Hex) -> bool {
        self.friend_on(p, a, hex).is_none()
    }

    /// Whom a unit would share a hex with that no enemy holds.
    pub(crate) fn friend_on(&self, p: &Position, a: &Actor, hex: Hex) -> Option<Slot> {
        p.on(hex).filter(|slot| *slot != a.slot)
    }

    /// Whether a tank may take a difficult step onto a friend: not onto one that has acted, where a breakdown would leave both
    /// (3.1.char-ami), and only from a hex that it has to itself and can be put back in (r.breakdown-friend).
    fn may_test_on(&self, p: &Position, a: &Actor, from: Hex, friend: Slot) -> bool {
        let own = from.is_some() && self.is_free(p, a, from) && !(a.over && from == a.hex);
        own && !p.unit(friend).has(mark::ACTED)
    }

    // --- All the ways.

    /// The edge by which a unit enters.
    fn edge(&self, p: &Position, slot: Slot) -> &[Hex] {
        match self.counter(slot).begins {
            Begins::Enters(_, edge) if p.unit(slot).has(mark::WAITING) => {
                &self.map.edges[usize::from(edge)].hexes
            }
            _ => self.map.edge_of(self.side(slot)),
        }
    }

    fn reach(&self, p: &Position, a: &Actor, lay: &impl Board, post: &Post, scope: Scope) -> Reach {
        let zone = self.zone_cost(a);
        let tests = a.is_tank() && !scope.through_tests;
        let hard = if tests { Some(Hard { cost: [FAR; HEXES], from: [Hex::NONE; HEXES] }) } else { None };
        let mut reach = Reach { easy: Routes::new(), hard, seen: Hexes::default() };
        let offer = |reach: &mut Reach, from: Hex, to: Hex, spent: u8, step: Step| {
            if lay.held(to) || !post.allows(self, from, to) {
                return;
            }
            let cost = spent + step.points + if lay.zone(to) { zone } else { 0 };
            if cost > scope.budget {
                return;
            }
            match &mut reach.hard {
                Some(hard) if step.difficult => {
                    let may =
                        || self.friend_on(p, a, to).is_none_or(|friend| self.may_test_on(p, a, from, friend));
                    if cost >= hard.cost[to.index()] || !may() {
                        return;
                    }
                    hard.cost[to.index()] = cost;
                    hard.from[to.index()] = from;
                }
                _ => {
                    reach.easy.offer(to, cost);
                }
            }
            reach.seen.add(to.index());
        };
        if a.hex.is_some() {
            if lay.zone(a.hex) {
                return reach;
            }
            reach.easy.offer(a.hex, 0);
        } else {
            for &hex in self.edge(p, a.slot) {
                offer(&mut reach, Hex::NONE, hex, 0, self.entry(a.side, hex));
            }
        }
        while let Some((hex, spent)) = reach.easy.next() {
            if lay.zone(hex) && !scope.through_zones || spent >= scope.budget {
                continue;
            }
            for way in 0..6 {
                let to = self.map.near[hex.index()][way];
                if to.is_some() && reach.easy.cost[to.index()] > spent {
                    offer(&mut reach, hex, to, spent, self.step(a.side, hex, way));
                }
            }
        }
        reach
    }

    /// A way that costs so much.
    fn way(&self, a: &Actor, points: u8, difficult: bool, from: Hex, zone: bool) -> Way {
        let medals = points.saturating_sub(a.points).div_ceil(self.rate(a));
        let rest = a.points + medals * self.rate(a) - points;
        Way { points, medals, rest: if zone { 0 } else { rest }, difficult, from }
    }

    /// How a move ends on a hex, if it may. Of two ways the one for fewer medals is taken; for as many, the one without a test
    /// for breakdown.
    fn ending(
        &self,
        p: &Position,
        a: &Actor,
        lay: &impl Board,
        post: &Post,
        reach: &Reach,
        to: Hex,
    ) -> Option<Way> {
        let at = to.index();
        let (easy, hard) = (reach.easy.cost[at], reach.hard(to));
        if to == a.hex || !reach.has(to) {
            return None;
        }
        let zone = lay.zone(to);
        let without = (easy != FAR).then(|| self.way(a, easy, false, Hex::NONE, zone));
        let from = reach.hard.as_ref().map_or(Hex::NONE, |hard| hard.from[at]);
        let with = (hard != FAR).then(|| self.way(a, hard, true, from, zone));
        let ways = match (without, with) {
            (Some(without), Some(with)) if with.medals < without.medals => [Some(with), Some(without)],
            _ => [without, with],
        };
        if self.is_free(p, a, to) {
            return ways.into_iter().flatten().next();
        }
        // On a friend one stops only with what it takes to leave (3.1.ami).
        ways.into_iter().flatten().find(|way| self.can_leave(p, &self.after(a, to, way), lay, post))
    }

    /// A unit as it would stand on a friend's hex after a move.
    fn after(&self, a: &Actor, to: Hex, way: &Way) -> Actor {
        Actor {
            hex: to,
            over: true,
            spent: a.spent + way.medals,
            other: a.other + way.medals,
            drive: a.drive + if a.is_tank() { way.medals } else { 0 },
            points: way.rest,
            ..*a
        }
    }

    /// Whether a unit on a friend's hex can pay for leaving it, whatever the dice say (3.1.ami, r.on-friend): in an enemy zone by an
    /// assault or by slipping away, elsewhere by moving, to a free hex or to one that it can leave in turn.
    pub(crate) fn can_leave(&self, p: &Position, a: &Actor, lay: &impl Board, post: &Post) -> bool {
        if lay.zone(a.hex) {
            return p.phase != Phase::Return
                && (self.can_assault(p, a, post.once_at(self, a.hex)) || self.can_slip(p, a, lay, post));
        }
        let budget = self.budget(a);
        if budget == 0 {
            return false;
        }
        if self.can_step_free(p, a, lay, post, budget) {
            return true;
        }
        // No hex beside it will do: over friends to one farther off, or to a friend next to the enemy. Of friends out of
        // his reach none is worth a look: what lies beyond them is reached over them.
        let reach = self.reach(p, a, lay, post, self.scope(a));
        let seen = || reach.seen.iter().map(|hex| Hex(hex as u16)).filter(|hex| *hex != a.hex);
        seen().any(|hex| self.is_free(p, a, hex))
            || seen().any(|hex| lay.zone(hex) && self.ending(p, a, lay, post, &reach, hex).is_some())
    }

    /// The same of a unit as it stands, or would after what it does there.
    pub(crate) fn can_leave_now(&self, p: &Position, a: &Actor) -> bool {
        let lay = self.near(p, a.side);
        self.can_leave(p, a, &lay, &self.post(p, a, &lay))
    }

    /// Whether a unit outside enemy zones may step to a free hex beside it with so many points.
    fn can_step_free(&self, p: &Position, a: &Actor, lay: &impl Board, post: &Post, budget: u8) -> bool {
        let zone = self.zone_cost(a);
        (0..6).any(|way| {
            let to = self.map.near[a.hex.index()][way];
            to.is_some()
                && self.is_free(p, a, to)
                && post.allows(self, a.hex, to)
                && self.step(a.side, a.hex, way).points + if lay.zone(to) { zone } else { 0 } <= budget
        })
    }

    /// Everywhere a unit may go.
    pub(crate) fn each_way(
        &self,
        p: &Position,
        a: &Actor,
        lay: &impl Board,
        post: &Post,
        see: &mut dyn FnMut(Hex, Way),
    ) {
        if a.broken || self.budget(a) == 0 {
            return;
        }
        let reach = self.reach(p, a, lay, post, self.scope(a));
        for hex in reach.seen.iter().map(|hex| Hex(hex as u16)) {
            if let Some(way) = self.ending(p, a, lay, post, &reach, hex) {
                see(hex, way);
            }
        }
    }

    /// The way of a unit to a hex.
    pub(crate) fn way_to(&self, p: &Position, a: &Actor, lay: &impl Board, to: Hex) -> Option<Way> {
        if a.broken || self.budget(a) == 0 {
            return None;
        }
        let post = self.post(p, a, lay);
        self.ending(p, a, lay, &post, &self.reach(p, a, lay, &post, self.scope(a)), to)
    }

    /// The hexes of a way to a hex, for whoever looks on.
    fn walked(&self, p: &Position, a: &Actor, lay: &impl Board, to: Hex, way: &Way) -> Steps {
        let post = self.post(p, a, lay);
        let reach = self.reach(p, a, lay, &post, self.scope(a));
        let cost = |hex: Hex| reach.easy.cost[hex.index()];
        let mut hexes = vec![to];
        let mut at = to;
        if way.difficult && way.from.is_some() {
            hexes.push(way.from);
            at = way.from;
        }
        while at != a.hex {
            let zone = if lay.zone(at) { self.zone_cost(a) } else { 0 };
            let leads = |side: usize| {
                let near = self.map.near[at.index()][side];
                if !near.is_some() || cost(near) >= cost(at) || near != a.hex && lay.zone(near) {
                    return None;
                }
                let step = self.step(a.side, near, hexmap::plan::across(side));
                let counts = cost(near) + step.points + zone == cost(at);
                (counts && !(step.difficult && reach.hard.is_some()) && post.allows(self, near, at))
                    .then_some(near)
            };
            let Some(before) = (0..6).find_map(leads) else {
                debug_assert!(false, "whoever has come to {at:?} has come from somewhere");
                return Steps::default();
            };
            hexes.push(before);
            at = before;
        }
        self.map.way(hexes.into_iter().rev())
    }

    /// Whether a unit may go anywhere: mostly a look at the hexes beside it is enough.
    pub(crate) fn can_go(&self, p: &Position, a: &Actor, lay: &impl Board, post: &Post) -> bool {
        let budget = self.budget(a);
        if a.broken || budget == 0 {
            return false;
        }
        if a.hex == Hex::NONE {
            let zone = self.zone_cost(a);
            let fits = |to: Hex| {
                let points = self.entry(a.side, to).points + if lay.zone(to) { zone } else { 0 };
                p.on(to).is_none() && points <= budget
            };
            if self.edge(p, a.slot).iter().any(|hex| fits(*hex)) {
                return true;
            }
        } else if lay.zone(a.hex) {
            return false;
        } else if self.can_step_free(p, a, lay, post, budget) {
            return true;
        }
        let mut any = false;
        self.each_way(p, a, lay, post, &mut |_, _| any = true);
        any
    }

    // --- Checking.

    /// Whether a unit may go to a hex.
    pub(crate) fn check_go(&self, p: &Position, a: &Actor, to: Hex) -> Result<(), Refusal> {
        if a.hex == to {
            return refuse(rule!("3.1"), "already-there");
        }
        let lay = self.lay(p, a.side);
        if lay.held(to) {
            return refuse(rule!("3.1.ennemi"), "enemy-there");
        }
        if a.hex.is_some() && lay.zone(a.hex) {
            return refuse(rule!("g.zdc.sortie"), "not-out-of-a-zone");
        }
        let post = self.post(p, a, &lay);
        let reach = self.reach(p, a, &lay, &post, self.scope(a));
        if self.ending(p, a, &lay, &post, &reach, to).is_some() {
            return Ok(());
        }
        post.check(self, a.hex, to)?;
        if a.hex == Hex::NONE {
            let column = usize::from(self.map.column(to));
            let edge = self.edge(p, a.slot);
            if (column == 1 || column == self.map.columns) && !edge.contains(&to) {
                return if a.kind == Kind::Whippet && column == 1 {
                    refuse(self.by_scenario(rule!("12.1.rangees"), rule!("12.2.rangees")), "not-these-rows")
                } else {
                    refuse(rule!("2.3.bord"), "not-its-edge")
                };
            }
        }
        self.check_friend(p, a, &lay, &post, &reach, to)?;
        self.refuse_too_far(p, a, &lay, &post, to)
    }

    /// Why a move may not end on a friend that is within reach.
    fn check_friend(
        &self,
        p: &Position,
        a: &Actor,
        lay: &impl Board,
        post: &Post,
        reach: &Reach,
        to: Hex,
    ) -> Result<(), Refusal> {
        let Some(friend) = self.friend_on(p, a, to) else { return Ok(()) };
        if reach.has(to) {
            return refuse(rule!("3.1.ami"), "on-a-friend");
        }
        let scope = Scope { through_tests: true, ..self.scope(a) };
        if self.reach(p, a, lay, post, scope).easy.cost[to.index()] == FAR {
            return Ok(());
        }
        if p.unit(friend).has(mark::ACTED) {
            refuse(rule!("3.1.char-ami"), "a-friend-who-has-acted")
        } else {
            refuse(rule!("r.breakdown-friend"), "nowhere-to-be-put-back")
        }
    }

    /// Why a hex is beyond reach.
    fn refuse_too_far(
        &self,
        p: &Position,
        a: &Actor,
        lay: &impl Board,
        post: &Post,
        to: Hex,
    ) -> Result<(), Refusal> {
        let reaches = |scope: Scope| self.reach(p, a, lay, post, scope).easy.cost[to.index()] != FAR;
        let scope = self.scope(a);
        if a.is_tank() && reaches(Scope { through_tests: true, ..scope }) {
            return refuse(rule!("4.1.terrain"), "a-test-on-the-way");
        }
        if reaches(Scope { through_zones: true, through_tests: true, ..scope }) {
            return refuse(rule!("g.zdc.arret"), "zones-in-between");
        }
        let all = a.points + self.rate(a) * a.medals.saturating_sub(a.spent);
        if reaches(Scope { budget: all, through_zones: false, through_tests: true }) {
            return if p.phase == Phase::Return {
                refuse(rule!("8.2.une-medaille"), "one-medal-to-return")
            } else if a.is_tank() {
                refuse(rule!("3.1.char-deux"), "two-medals-of-driving")
            } else {
                refuse(rule!("opt.1"), "two-medals-for-combat")
            };
        }
        refuse(rule!("3.1.cout"), "too-far")
    }

    // --- Carrying out.

    /// A unit comes to a hex, which it may share with a friend for the moment.
    pub(crate) fn step_onto(&self, p: &mut Position, a: &Actor, to: Hex) {
        if self.is_free(p, a, to) {
            p.put(a.slot, to);
        } else {
            p.put_over(a.slot, to);
        }
    }

    /// The unit in hand goes to a hex.
    pub(crate) fn go(&self, p: &mut Position, to: Hex, dice: &mut Dice, journal: &mut Log) {
        let a = self.actor(p).expect("a unit is in hand");
        let lay = self.lay(p, a.side);
        let way = self.way_to(p, &a, &lay, to).expect("the move has been checked");
        let from = a.hex;
        let returning = p.unit(a.slot).back > 0;
        self.spend(p, way.medals, false);
        p.hand.points = way.rest;
        if a.is_tank() {
            p.unit_mut(a.slot).drive += way.medals;
        }
        let walked = if journal.keeps() && from.is_some() {
            self.walked(p, &a, &lay, to, &way)
        } else {
            Steps::default()
        };
        self.step_onto(p, &a, to);
        if from.is_some() {
            let (points, medals) = (way.points, way.medals);
            let moved = Event::Moved { unit: a.slot, from, to, points, medals, way: walked };
            journal.note(rule!("3.1"), moved);
        } else {
            self.note_entry(p, a.slot, to, way.medals, returning, journal);
        }
        if way.difficult {
            self.test_ground(p, way.from, dice, journal);
        }
    }
}
