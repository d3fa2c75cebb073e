//! Movement (2.6), interpenetration and zones of control (2.7), facing, and what is taken by coming there.

use contract::{Dice, Refusal, Rule, Seat};
use hexmap::Way as Steps;

use crate::barred::{Bar, Bars};
use crate::event::Event;
use crate::ground::Going;
use crate::map::{Ground, Hex, Side};
use crate::position::{Mode, Position, Unit, mark, side_of, soil};
use crate::units::{Armour, Class, NOBODY, Slot, Support};
use crate::{DerDesDers, Log, refuse, rule};

/// The longest way there is: riders on a road.
const LONGEST: usize = 5;
/// More hexes than lie within that of another.
const WAYS: usize = 160;

/// A way that a unit can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Where it ends.
    pub to: Hex,
    /// How many hexes it is long.
    pub steps: u8,
    /// It is longer than it could be but for the road (1.8.route.avance).
    pub by_road: bool,
    /// It passes through friends (2.7.traverse).
    pub through: bool,
    /// What the last step enters.
    pub entered: Step,
    /// The way itself.
    pub walked: Steps,
}

/// A die for vehicles that set out from broken ground, and whether they are lost (3.4.enlise).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bogging {
    die: u8,
    lost: bool,
}

/// Where a unit is with the broken ground and the towns on its way (1.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// In the open, or on a road.
    Open,
    /// Still in the broken ground or the town that it began in, which it may leave.
    Native,
    /// In broken ground that it entered this turn, and does not leave before the next.
    Broken,
    /// In a town that it entered this turn.
    Town,
}

/// What a step does to the unit that takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// It can go no further: a ford, or a zone of control.
    pub stops: bool,
    /// What it is held by from now on.
    pub held: Held,
    /// It has entered very broken ground.
    pub very: bool,
}

impl Step {
    /// Whether whoever took this step can do all that he could have done after another to the same place.
    pub(crate) fn is_as_free_as(&self, other: &Step) -> bool {
        let held = match self.held {
            Held::Native => true,
            Held::Open => other.held != Held::Native,
            held => held == other.held,
        };
        held && (!self.very || other.very)
    }

    /// What it leaves on the unit for the rest of the turn: see [`mark::ENTERED`].
    pub fn marks(&self) -> u16 {
        let held = match self.held {
            Held::Open | Held::Native => 0,
            Held::Broken => mark::IN_BROKEN,
            Held::Town => mark::IN_TOWN,
        };
        held | if self.very { mark::IN_VERY_BROKEN } else { 0 }
    }
}

/// Whoever goes somewhere: what he is, whose, and where his move begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Goer<'a> {
    pub unit: &'a Unit,
    pub of: Seat,
    pub start: Hex,
}

/// What the ground of a hex holds a unit by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hold {
    Nothing,
    Broken,
    Town,
}

impl DerDesDers {
    /// Whether an enemy of this side controls a hex (1.6).
    pub(crate) fn is_controlled(&self, p: &Position, hex: Hex, against: Seat) -> bool {
        let enemy = p.occupied(against.other());
        self.map.near[hex.index()].iter().any(|near| near.is_some() && enemy.has(near.index()))
    }

    /// Whether a move that begins on a hex and comes to another leads from one enemy's zone into that of another (2.7.zdc, r.zoc). What
    /// lies between does not matter: a zone that was entered on the way would have ended it.
    pub(crate) fn changes_zone(&self, p: &Position, start: Hex, to: Hex, side: Seat) -> bool {
        let enemy = p.occupied(side.other());
        self.is_controlled(p, start, side)
            && self
                .map
                .around(to)
                .any(|(_, near)| enemy.has(near.index()) && self.map.distance(near, start) > 1)
    }

    fn hold(&self, p: &Position, unit: &Unit, hex: Hex) -> Hold {
        match self.map.ground[hex.index()] {
            Ground::Town => Hold::Town,
            _ if self.is_broken(p, unit, hex) => Hold::Broken,
            _ => Hold::Nothing,
        }
    }

    /// How a unit is held where it stands, before it moves.
    pub(crate) fn held_at_first(&self, p: &Position, unit: &Unit) -> Step {
        let held = match self.hold(p, unit, unit.hex) {
            Hold::Nothing => Held::Open,
            Hold::Town if unit.has(mark::IN_TOWN) => Held::Town,
            Hold::Broken if unit.has(mark::IN_BROKEN) => Held::Broken,
            Hold::Town | Hold::Broken => Held::Native,
        };
        Step { stops: false, held, very: unit.has(mark::IN_VERY_BROKEN) }
    }

    /// Whether a unit may take a step, whoever of its own stands there, and what that does to it; some rules may be lifted, to see what
    /// they bar.
    pub(crate) fn check_step(
        &self,
        p: &Position,
        goer: Goer,
        from: Hex,
        side: usize,
        before: Step,
        lifted: Bars,
    ) -> Result<Step, Bar> {
        let Goer { unit, of, start } = goer;
        let to = self.map.near[from.index()][side];
        if !to.is_some() {
            return Err(Bar::Edge);
        }
        let bit = 1 << side;
        if p.side_on(to) == Some(of.other()) && !lifted.has(Bar::Enemy) {
            return Err(Bar::Enemy);
        }
        let going = self.going(p, unit, to);
        if going == Going::Barred {
            let bar = if self.map.ground[to.index()] == Ground::Cliff { Bar::Cliff } else { Bar::Ground };
            if !lifted.has(bar) {
                return Err(bar);
            }
        }
        if self.map.river[from.index()] & bit != 0 && !lifted.has(Bar::River) {
            return Err(Bar::River);
        }
        if going == Going::VeryBroken && self.shuns_very_broken(unit) && !lifted.has(Bar::Horse) {
            return Err(Bar::Horse);
        }
        let step = match going {
            // If it were passable it would hold nobody.
            Going::Barred => Step { stops: false, held: Held::Open, very: before.very },
            _ => self.step_into(p, unit, from, to, before),
        };
        match before.held {
            Held::Broken if step.held != Held::Broken && !lifted.has(Bar::Broken) => {
                return Err(Bar::Broken);
            }
            Held::Town if step.held != Held::Town && !lifted.has(Bar::Town) => return Err(Bar::Town),
            _ => {}
        }
        if self.changes_zone(p, start, to, of) && !lifted.has(Bar::Zones) {
            return Err(Bar::Zones);
        }
        let ford = self.map.ford[from.index()] & bit != 0;
        Ok(Step { stops: ford || self.is_controlled(p, to, of), ..step })
    }

    /// What a unit is held by after a step between neighbours, whatever held it before.
    fn step_into(&self, p: &Position, unit: &Unit, from: Hex, to: Hex, before: Step) -> Step {
        let road = self
            .map
            .side_to(from, to)
            .is_some_and(|side| self.map.road[from.index()] & 1 << side != 0 && p.soil(to) & soil::WIRE == 0);
        let very = |hex: Hex| self.going(p, unit, hex) == Going::VeryBroken;
        let (left, entered) = (self.hold(p, unit, from), self.hold(p, unit, to));
        let enters = very(to) && !very(from) && !road;
        let held = match entered {
            Hold::Nothing => Held::Open,
            // Out of broken ground into what is very broken one enters it all the same.
            Hold::Broken if enters => Held::Broken,
            // Inside the zone that one is in already nothing is entered.
            _ if left == entered && before.held != Held::Open => before.held,
            Hold::Town => Held::Town,
            // A road through broken ground is a road (r.road).
            Hold::Broken if road => Held::Open,
            Hold::Broken => Held::Broken,
        };
        Step { stops: false, held, very: before.very || enters }
    }

    /// A unit is moved a hex by a fight: what it enters holds it as if it had gone there, but nothing holds it back (r.breakthrough), and
    /// what it had entered before still forbids it to fight.
    pub(crate) fn enter(&self, p: &mut Position, slot: Slot, from: Hex, to: Hex) {
        let unit = *p.unit(slot);
        let before = self.held_at_first(p, &Unit { hex: from, ..unit });
        let step = self.step_into(p, &unit, from, to, before);
        p.unit_mut(slot).marks |= step.marks();
    }

    /// How far a unit goes in a rapid advance, roads apart (2.6.rapide, 3.4.deux-ud).
    pub(crate) fn allowance(&self, unit: &Unit) -> u8 {
        match (unit.class, unit.traits.armour()) {
            (Class::Train | Class::Decoy, _) => 0,
            (Class::Cavalry, Armour::None | Armour::Wheeled) => 4,
            _ => 2,
        }
    }

    /// Whether vehicles keep a unit from going farther than two hexes, by road as elsewhere (3.4.deux-ud).
    pub(crate) fn is_slowed(&self, unit: &Unit) -> bool {
        unit.traits.armour() != Armour::None && self.allowance(unit) == 2
    }

    /// Whether a unit may set out on a rapid advance from where it stands.
    pub(crate) fn check_rapid_from(&self, p: &Position, unit: &Unit) -> Result<(), Refusal> {
        // Riders on foot remount to go fast, so the ground must bear horses.
        if self.going(p, unit, unit.hex) == Going::VeryBroken {
            return refuse(rule!("1.8.tres.rapide"), "no-rapid-advance-from-here");
        }
        Ok(())
    }

    /// Every way that a unit can go from where it stands, shortest first; rapid advances only if they are wanted. A hex is named
    /// once.
    pub(crate) fn each_way(&self, p: &Position, slot: Slot, rapid: bool, see: &mut dyn FnMut(Way)) {
        let unit = *p.unit(slot);
        let (start, side) = (unit.hex, side_of(slot));
        let allowance = match rapid && self.check_rapid_from(p, &unit).is_ok() {
            true => self.allowance(&unit),
            false => u8::from(self.allowance(&unit) > 0),
        };
        // Riders on foot who go further than a hex are riders again (3.3.remonte).
        let mut rider = unit;
        rider.marks &= !mark::DISMOUNTED;
        let nowhere = Way {
            to: Hex::NONE,
            steps: 0,
            by_road: false,
            through: false,
            entered: self.held_at_first(p, &unit),
            walked: Steps::default(),
        };
        let first = nowhere.entered;
        let mut found = [nowhere; WAYS];
        let mut count = 0;
        let mut walk = |by_road: bool, allowance: u8| {
            // The hexes that were passed, ring after ring, how they were entered, and whether friends were passed on the way.
            let mut ring = [(start, first, false, Steps::default()); WAYS];
            let (mut from, mut to) = (0, 1);
            let mut steps = 0;
            while steps < allowance && from < to {
                steps += 1;
                let end = to;
                for at in from..end {
                    let (hex, before, through, walked) = ring[at];
                    for (direction, near) in self.map.around(hex) {
                        if by_road && self.map.road[hex.index()] & 1 << direction == 0 {
                            continue;
                        }
                        let goer = Goer { unit: if steps > 1 { &rider } else { &unit }, of: side, start };
                        let Ok(entered) = self.check_step(p, goer, hex, direction, before, Bars::NONE) else {
                            continue;
                        };
                        // Who comes there no freer than somebody before him goes no further than he.
                        let known = |(there, step, ..): &(Hex, Step, bool, Steps)| {
                            *there == near && step.is_as_free_as(&entered)
                        };
                        if near == start || ring[..to].iter().any(known) {
                            continue;
                        }
                        let friend = p.side_on(near) == Some(side);
                        // Friends are passed only by who begins next to them (2.7.amie).
                        if friend && (self.map.distance(start, near) > 1 || entered.stops) {
                            continue;
                        }
                        let walked = walked.then(usize::from(steps) - 1, direction);
                        let way = Way { to: near, steps, by_road, through, entered, walked };
                        match found[..count].iter_mut().find(|known| known.to == near) {
                            _ if friend => {}
                            None => {
                                found[count] = way;
                                count += 1;
                            }
                            // By road one comes there ready to fight.
                            Some(known) if known.steps > 1 && entered.marks() < known.entered.marks() => {
                                *known = way;
                            }
                            Some(_) => {}
                        }
                        // Riders on foot are mounted when they go on: not where no horse goes (1.8.tres.montes).
                        let remounts = steps == 1 && unit.has(mark::DISMOUNTED);
                        let rides = Goer { unit: &rider, ..goer };
                        let astray = remounts
                            && self.check_step(p, rides, hex, direction, before, Bars::NONE).is_err();
                        if !entered.stops && !astray && to < WAYS {
                            ring[to] = (near, entered, through || friend, walked);
                            to += 1;
                        }
                    }
                }
                from = end;
            }
        };
        walk(false, allowance);
        if allowance > 1 && usize::from(allowance) < LONGEST && self.map.road[start.index()] != 0 {
            // All the way by road it goes a hex further (1.8.route.avance).
            walk(true, allowance + u8::from(!self.is_slowed(&unit)));
        }
        found[..count].iter().for_each(|way| see(*way));
    }

    /// The way of the unit in hand to a hex.
    fn way_to(&self, p: &Position, hex: Hex, rapid: bool) -> Option<Way> {
        let mut found = None;
        self.each_way(p, p.hand.unit, rapid, &mut |way| {
            if way.to == hex {
                found = Some(way);
            }
        });
        found
    }

    /// Whether the unit in hand may still move.
    pub(crate) fn check_may_move(&self, p: &Position) -> Result<(), Refusal> {
        self.check_in_hand(p)?;
        if p.unit(p.hand.unit).class == Class::Train {
            return refuse(rule!("3.10.quatre-ud"), "trains-keep-to-the-rails");
        }
        self.check_no_decoy(p.unit(p.hand.unit))?;
        match p.hand.mode {
            _ if p.hand.spent => refuse(rule!("r.no-more"), "it-has-acted"),
            Mode::Static => Ok(()),
            Mode::Breakthrough => refuse(rule!("2.10.limite"), "after-a-breakthrough"),
            _ => refuse(rule!("2.6.limite"), "it-has-moved"),
        }
    }

    /// Whether the unit in hand can be supplied for a rapid advance.
    pub(crate) fn can_go_fast(&self, p: &Position) -> bool {
        !p.hand.dismounted && self.check_supply(p, 0).is_ok()
    }

    pub(crate) fn check_go(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        self.check_may_move(p)?;
        if self.way_to(p, hex, self.can_go_fast(p)).is_some() {
            return Ok(());
        }
        Err(self.why_no_way(p, hex))
    }

    /// The unit in hand moves (2.6).
    pub(crate) fn go(&self, p: &mut Position, hex: Hex, dice: &mut Dice, journal: &mut Log) {
        let Some(way) = self.way_to(p, hex, self.can_go_fast(p)) else { return };
        let slot = p.hand.unit;
        let from = p.unit(slot).hex;
        if way.steps > 1 {
            self.pay_supply(p, 0, rule!("2.5.prix"), journal);
        }
        let mode = if way.steps > 1 { Mode::Rapid } else { Mode::Progress };
        (p.hand.mode, p.hand.turned) = (mode, false);
        let bogging = self.test_bogging(p, slot, dice);
        let way = match bogging {
            Some(Bogging { lost: true, .. }) => self.way_without_vehicles(p, way),
            _ => Some(way),
        };
        let Some(way) = way else {
            self.uncover(p, slot, 0, journal);
            return self.tell_bogging(p, slot, from, bogging, journal);
        };
        let hex = way.to;
        self.move_unit(p, slot, hex);
        p.unit_mut(slot).marks |= way.entered.marks();
        let who = self.who_plainly(p, slot);
        let rule = if mode == Mode::Rapid { rule!("2.6.rapide") } else { rule!("2.6.progression") };
        let revealed = p.unit(slot).is_hidden();
        p.unit_mut(slot).marks &= !mark::IN_AMBUSH;
        let event = Event::Moved { unit: who, from, to: hex, mode, steps: way.steps, way: way.walked };
        if revealed {
            journal.reveal(rule, event)
        } else {
            journal.note(rule, event)
        }
        if way.by_road && way.steps > self.allowance(p.unit(slot)) {
            journal.also(rule!("1.8.route.avance"));
        } else if way.through {
            journal.also(rule!("2.7.traverse"));
        }
        if mode == Mode::Rapid && p.unit(slot).has(mark::DISMOUNTED) {
            p.unit_mut(slot).marks &= !mark::DISMOUNTED;
            journal.note(rule!("3.3.remonte"), Event::Remounted { unit: who, hex });
        }
        self.tell_bogging(p, slot, from, bogging, journal);
        self.arrive(p, slot, journal);
    }

    /// How far the unit in hand goes on a way that it set out on with vehicles, now that they are stuck: to where it was going, or to
    /// what lies nearest to it, or nowhere (3.4.enlise). Wire that they would have crushed holds those on foot.
    fn way_without_vehicles(&self, p: &Position, meant: Way) -> Option<Way> {
        let mut nearest = None;
        let mut least = (self.map.distance(p.unit(p.hand.unit).hex, meant.to), 0);
        self.each_way(p, p.hand.unit, meant.steps > 1, &mut |way| {
            let far = (self.map.distance(way.to, meant.to), way.steps);
            if far < least {
                (nearest, least) = (Some(way), far);
            }
        });
        nearest
    }

    /// A unit changes its place.
    pub(crate) fn move_unit(&self, p: &mut Position, slot: Slot, hex: Hex) {
        p.put(slot, hex);
        // It was found elsewhere (3.8).
        p.found[side_of(slot).other()] &= !crate::position::one(slot);
        let unit = p.unit_mut(slot);
        unit.marks = unit.marks & !mark::FRESH | mark::MOVED;
    }

    /// The score on which the vehicles of a unit bog down when it sets out from where it stands (3.4.enlise).
    pub(crate) fn bogs_on(&self, p: &Position, slot: Slot) -> Option<u8> {
        let unit = p.unit(slot);
        let armour = unit.traits.armour();
        (armour != Armour::None && self.is_broken(p, unit, unit.hex)).then(|| armour.bogs_on())
    }

    /// Vehicles that set out from broken ground may stay in it (3.4.enlise). The die falls before the unit goes, so that the ground
    /// is to it what it is to whoever is left.
    pub(crate) fn test_bogging(&self, p: &mut Position, slot: Slot, dice: &mut Dice) -> Option<Bogging> {
        let score = self.bogs_on(p, slot)?;
        let die = dice.die();
        let lost = die <= score;
        if lost {
            self.lose_support(p, slot, Support::Armour);
        }
        Some(Bogging { die, lost })
    }

    /// Tells of it when the unit has gone from there.
    pub(crate) fn tell_bogging(
        &self,
        p: &Position,
        slot: Slot,
        hex: Hex,
        bogging: Option<Bogging>,
        journal: &mut Log,
    ) {
        if let Some(Bogging { die, lost }) = bogging {
            journal.note(rule!("3.4.enlise"), Event::Bogged { unit: self.who(p, slot), hex, die, lost });
        }
    }

    /// What went with a unit is gone.
    pub(crate) fn lose_support(&self, p: &mut Position, slot: Slot, support: Support) {
        let unit = p.unit_mut(slot);
        unit.traits = unit.traits.without(support.traits());
    }

    /// Each of these that goes with a unit is gone, by its rule.
    pub(crate) fn lose_supports(
        &self,
        p: &mut Position,
        slot: Slot,
        by: &[(Support, Rule)],
        journal: &mut Log,
    ) {
        let (unit, hex) = (self.who(p, slot), p.unit(slot).hex);
        for (support, rule) in by.iter().copied() {
            if p.unit(slot).traits.include(support) {
                self.lose_support(p, slot, support);
                journal.note(rule, Event::SupportLost { unit, hex, support });
            }
        }
    }

    /// A unit has come to a hex: it looks about, and takes what is there.
    pub(crate) fn arrive(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        self.look_about(p, slot, journal);
        let (hex, side) = (p.unit(slot).hex, side_of(slot));
        let enemy = side.other();
        let bases = &self.army(enemy).bases;
        if let Some(at) = bases.iter().position(|base| *base == hex)
            && p.captured[enemy] & 1 << at == 0
        {
            p.captured[enemy] |= 1 << at;
            p.points[side] += i16::from(self.scenario.base_worth);
            let points = self.scenario.base_worth;
            journal.note(rule!("2.5.capture"), Event::BaseCaptured { side, hex, points });
        }
        if p.has_depot(hex, enemy) {
            p.soil[hex.index()] &= !(soil::DEPOT << enemy.index());
            journal.note(rule!("3.1.prise"), Event::DepotTaken { side, hex });
        }
        if let Some(prize) = self.scenario.prizes.iter().position(|prize| prize.hex == hex)
            && p.prizes[side] & 1 << prize == 0
        {
            p.prizes[side] |= 1 << prize;
            p.prizes[enemy] &= !(1 << prize);
            journal.note(rule!("r.victory"), Event::PrizeTaken { side, prize: prize as u8, hex });
        }
    }

    // --- Facing.

    /// Whether the unit in hand may turn (2.6.orientation).
    pub(crate) fn check_turn_to(&self, p: &Position, side: Side) -> Result<(), Refusal> {
        self.check_in_hand(p)?;
        let unit = p.unit(p.hand.unit);
        if side > 5 || unit.facing == side {
            return refuse(rule!("2.6.orientation"), "it-faces-there");
        }
        if unit.class == Class::Train {
            return refuse(rule!("3.10.base"), "trains-have-no-front");
        }
        if p.hand.spent {
            return refuse(rule!("r.no-more"), "it-has-acted");
        }
        if p.hand.turned {
            return refuse(rule!("r.turn-once"), "it-has-turned");
        }
        self.check_supply(p, 0)
            .map_err(|refusal| Refusal::new(rule!("2.6.orientation.ravitaillee"), refusal.because))
    }

    /// The unit in hand turns.
    pub(crate) fn turn_to(&self, p: &mut Position, side: Side, journal: &mut Log) {
        self.pay_where_it_lies(p, journal);
        let slot = p.hand.unit;
        p.hand.turned = true;
        p.unit_mut(slot).facing = side;
        let (who, hex) = (self.who(p, slot), p.unit(slot).hex);
        // Where a hidden unit faces is hidden with it.
        if who.is_hidden() {
            journal.whisper(
                side_of(slot),
                rule!("2.6.orientation"),
                Event::Turned { unit: who, hex, facing: side },
            );
        } else {
            journal.note(rule!("2.6.orientation"), Event::Turned { unit: who, hex, facing: side });
        }
    }

    /// A unit by its name, whether or not it lies in ambush: for what gives it away.
    pub(crate) fn who_plainly(&self, p: &Position, slot: Slot) -> crate::event::Who {
        debug_assert!(slot != NOBODY);
        crate::event::Who { slot, troop: p.unit(slot).troop, side: side_of(slot) }
    }
}
