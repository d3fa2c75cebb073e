//! The sequence of play (4): who is asked, what he can touch, what follows what.

use ::table::Text;
use contract::{About, Dice, Outcome, Refusal, Rule, Rules, Seat, Seats, Setup, SetupError, Window};

use crate::decision::{Decision, Subject};
use crate::event::Event;
use crate::losses::Falls;
use crate::map::Hex;
use crate::phases::{Alone, Asks, Touch, stage};
use crate::position::{Ended, InHand, Opened, Phase, Way, each, mark, one};
use crate::set_up::{LONE_GUNS, UNCOVERED};
use crate::units::{Kind, Slot};
use crate::{ABOUT, FIRST_DAY, LAST_DAY, Log, Position, Verdun, refuse, rule};

impl Rules for Verdun {
    type Position = Position;
    type Decision = Decision;
    type Subject = Subject;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn ready(setup: Setup) -> Result<Verdun, SetupError> {
        Verdun::new(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn begin(&self, dice: &mut Dice, journal: &mut Log) -> Position {
        let mut position = self.set_up();
        self.proceed(&mut position, dice, journal);
        position
    }

    fn to_decide(&self, p: &Position) -> Seats {
        self.asked(p).map_or(Seats::NONE, Seats::one)
    }

    fn subjects(&self, position: &Position, seat: Seat, out: &mut Vec<Subject>) {
        if self.to_decide(position).has(seat) {
            self.each_subject(position, &mut |subject| out.push(subject));
        }
    }

    fn decisions_of(&self, position: &Position, seat: Seat, subject: Subject, out: &mut Vec<Decision>) {
        if self.to_decide(position).has(seat) {
            self.list(position, subject, &mut |decision| out.push(decision));
        }
    }

    fn check(&self, p: &Position, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        if p.phase == Phase::Over {
            return refuse(rule!("16"), "the-game-is-over");
        }
        self.check_turn(p, seat)?;
        if let Some(fallen) = self.next_fallen(p) {
            return match decision {
                Decision::Remnant | Decision::Done => Ok(()),
                _ if self.may_leave_remnant(fallen) => refuse(rule!("14.41"), "a-remnant-to-settle"),
                _ => refuse(rule!("14.4.origin"), "a-remnant-to-settle"),
            };
        }
        self.check_now(p, decision)
    }

    fn apply(
        &self,
        position: &mut Position,
        _seat: Seat,
        decision: Decision,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        position.opened = Opened::No;
        if position.fallen != 0 {
            self.settle_remnant(position, decision == Decision::Remnant, dice, journal);
        } else {
            self.carry_out(position, decision, dice, journal);
        }
        self.proceed(position, dice, journal);
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        match position.ended {
            Ended::Not => None,
            Ended::German => Some(Outcome::Won(Seat::First)),
            Ended::French => Some(Outcome::Won(Seat::Second)),
            Ended::Even => Some(Outcome::Drawn),
        }
    }

    fn turn(&self, position: &Position) -> u32 {
        u32::from(position.day - FIRST_DAY) + 1
    }

    fn invariants(&self, position: &Position) -> Result<(), String> {
        self.check_position(position)
    }

    /// Defensive support is a moment that a player may let pass by standing order (9.1).
    fn window(&self, p: &Position) -> Option<Window<Decision>> {
        let open = p.phase == Phase::Support && p.fallen == 0 && p.assault.defence == 0;
        open.then(|| Window { kind: "support", seat: p.active.other(), pass: Decision::Done })
    }

    /// A breakthrough is offered to nobody who cannot go anywhere (13).
    fn moot(&self, p: &Position, seat: Seat) -> Option<Decision> {
        let open = p.phase == Phase::Break && p.fallen == 0 && p.hand.units == 0 && p.active == seat;
        (open && !self.can_anybody_break_through(p) && self.check_now(p, Decision::Done).is_ok())
            .then_some(Decision::Done)
    }

    /// An open front is told hex by hex, lone guns one by one.
    fn sentence(&self, p: &Position, _: Seat, refusal: Refusal) -> Text {
        let text = Text::key(refusal.because);
        let (name, all): (_, Vec<Text>) = match refusal.because {
            UNCOVERED => ("hexes", self.uncovered(p).map(|hex| self.hex_text(hex)).collect()),
            LONE_GUNS => ("units", self.lone_guns(p).map(|slot| self.unit_text(slot)).collect()),
            _ => return text,
        };
        text.with("count", all.len() as u32).with(name, Text::List(all))
    }
}

impl Verdun {
    /// Goes on until somebody has something to decide.
    pub(crate) fn proceed(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        loop {
            self.clear_fallen(p);
            if p.fallen != 0 {
                return;
            }
            let stage = stage(p);
            let went_on = match stage.alone {
                Alone::Nothing => false,
                Alone::Unless(somebody) if somebody(self, p) => false,
                Alone::Unless(_) => {
                    (stage.next)(self, p, dice, journal);
                    true
                }
                Alone::Step(step) => step(self, p, dice, journal),
            };
            if !went_on {
                return;
            }
        }
    }

    /// Who is asked.
    pub(crate) fn asked(&self, p: &Position) -> Option<Seat> {
        match stage(p).asks {
            Asks::Nobody => None,
            Asks::Active => Some(p.active),
            Asks::Other => Some(p.active.other()),
            Asks::Losing => Some(p.assault.side),
            Asks::Fallen => self.next_fallen(p).map(|slot| self.side(slot)),
        }
    }

    // --- Checking and carrying out.

    /// Whether a seat is asked at all. Of its assault an attacker takes nothing back once it is declared (9.11).
    pub(crate) fn check_turn(&self, p: &Position, seat: Seat) -> Result<(), Refusal> {
        if self.asked(p) == Some(seat) {
            Ok(())
        } else if p.phase == Phase::Support && p.fallen == 0 {
            refuse(rule!("9.11.declared"), "the-assault-is-declared")
        } else {
            refuse(rule!("4.order"), "not-your-turn")
        }
    }

    /// Whether whoever is asked may decide this.
    fn check_now(&self, p: &Position, decision: Decision) -> Result<(), Refusal> {
        match decision {
            Decision::Done => (stage(p).done)(self, p),
            Decision::Standard => self.check_standard(p),
            Decision::Take(slot) => (stage(p).take)(self, p, slot),
            Decision::With(slot) => (stage(p).with)(self, p, slot),
            Decision::Stay => self.check_put_down(p),
            Decision::Leave(slot) => self.check_leave(p, slot),
            Decision::Place(hex) => self.check_place(p, hex),
            Decision::Go(hex) => self.check_go(p, hex, false),
            Decision::March(hex) => self.check_go(p, hex, true),
            Decision::Dig => self.check_dig(p),
            Decision::Replace(slot, hex) => self.check_replace(p, slot, hex),
            Decision::Call => self.check_call(p),
            Decision::Attach(corps) => self.check_attach(p, corps),
            Decision::Barrage(hex) => self.check_barrage(p, hex),
            Decision::Interdict(hex) => self.check_interdict(p, hex),
            Decision::Target(hex) => self.check_target(p, hex),
            Decision::Assault => self.check_assault(p),
            Decision::Lose(slot) => (stage(p).lose)(self, p, slot),
            Decision::Retreat => self.check_retreat(p),
            Decision::Fall(slot, hex) => self.check_fall(p, slot, hex),
            Decision::Remnant => refuse(rule!("14.4.origin"), "no-remnant-to-settle"),
            Decision::Infiltrate(slot, hex) => self.check_infiltrate(p, slot, hex),
        }
    }

    fn carry_out(&self, p: &mut Position, decision: Decision, dice: &mut Dice, journal: &mut Log) {
        match decision {
            Decision::Done => (stage(p).next)(self, p, dice, journal),
            Decision::Standard => self.standard(p, journal),
            Decision::Take(slot) => self.take(p, slot),
            Decision::With(slot) => match p.phase {
                Phase::Declare | Phase::Support => self.join(p, slot),
                _ => p.hand.units |= one(slot),
            },
            Decision::Stay => self.put_down(p),
            Decision::Leave(slot) => self.leave(p, slot, journal),
            Decision::Place(hex) => self.place(p, hex, journal),
            Decision::Go(hex) => self.go(p, hex, false, journal),
            Decision::March(hex) => self.go(p, hex, true, journal),
            Decision::Dig => self.dig(p, journal),
            Decision::Replace(slot, hex) => self.replace(p, slot, hex, journal),
            Decision::Call => self.call(p, true, journal),
            Decision::Attach(corps) => {
                self.attach(p, corps, journal);
                self.open_bombardment(p, journal);
            }
            Decision::Barrage(hex) => self.barrage(p, hex, dice, journal),
            Decision::Interdict(hex) => self.interdict(p, hex, dice, journal),
            Decision::Target(hex) => self.choose_target(p, hex),
            Decision::Assault => self.declare(p, journal),
            Decision::Lose(slot) => match p.phase {
                Phase::Damage => self.damage(p, slot, dice, journal),
                _ => self.take_loss(p, slot, journal),
            },
            Decision::Retreat => self.begin_retreat(p, journal),
            Decision::Fall(slot, hex) => self.fall(p, slot, hex, dice, journal),
            Decision::Infiltrate(slot, hex) => self.infiltrate(p, slot, hex, journal),
            Decision::Remnant => {}
        }
    }

    /// Whether what is in hand may be put down.
    fn check_put_down(&self, p: &Position) -> Result<(), Refusal> {
        match p.phase {
            Phase::Bombard | Phase::Move | Phase::Break if p.hand.units == 0 => {
                refuse(stage(p).rule(p), "nothing-in-hand")
            }
            Phase::Bombard => Ok(()),
            Phase::Move | Phase::Break => self.check_stay(p),
            _ => refuse(rule!("4.order"), "not-now"),
        }
    }

    /// A unit is taken up; in a breakthrough its stack with it.
    fn take(&self, p: &mut Position, slot: Slot) {
        if p.hand.parted && p.hand.way == Way::Still {
            // A stack that has left one behind has begun its breakthrough, and stays where it is.
            self.put_down(p);
        }
        let units = match p.phase {
            Phase::Break => self.breakthrough_stack(p, slot),
            _ => one(slot),
        };
        p.hand = InHand { units, ..InHand::default() };
    }

    /// What is in hand has finished.
    fn put_down(&self, p: &mut Position) {
        p.mark(p.hand.units, mark::MOVED);
        p.hand = InHand::default();
    }

    // --- From phase to phase.

    /// A side has set up; the French do so first.
    pub(crate) fn end_deployment(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        p.hand = InHand::default();
        journal.note(stage(p).rule(p), Event::Deployed { side: p.active });
        if p.active == Seat::Second {
            p.active = Seat::First;
        } else {
            self.begin_day(p, dice, journal);
        }
    }

    pub(crate) fn end_replacements(&self, p: &mut Position, journal: &mut Log) {
        p.replacements = 0;
        self.reinforce(p, journal);
        if p.phase == Phase::Bombard {
            self.open_bombardment(p, journal);
        }
    }

    /// Markers are taken up, and the guns can speak (7).
    pub(crate) fn open_bombardment(&self, p: &mut Position, journal: &mut Log) {
        self.lift_markers(p, journal);
        self.open(p, Phase::Bombard, [rule!("4.iii"), rule!("4.viii")], 3, journal);
        p.opened = Opened::Turn;
    }

    pub(crate) fn open_movement(&self, p: &mut Position, journal: &mut Log) {
        self.open(p, Phase::Move, [rule!("4.iv"), rule!("4.ix")], 4, journal);
        if p.opened == Opened::No {
            p.opened = Opened::Movement;
        }
    }

    pub(crate) fn open_assaults(&self, p: &mut Position, journal: &mut Log) {
        self.open(p, Phase::Assault, [rule!("4.v"), rule!("4.x")], 5, journal);
    }

    /// A phase of the book begins, with nothing in hand and nothing left of the one before.
    fn open(&self, p: &mut Position, phase: Phase, rules: [Rule; 2], number: u8, journal: &mut Log) {
        journal.note(rules[p.active.index()], Event::Phase { side: p.active, phase: number });
        self.forget(p, mark::OF_PHASE);
        p.hand = InHand::default();
        p.phase = phase;
    }

    fn forget(&self, p: &mut Position, marks: u16) {
        for unit in &mut p.units[..self.counters.all.len()] {
            unit.marks &= !marks;
        }
    }

    /// Whether any hex can be assaulted.
    pub(crate) fn can_assault(&self, p: &Position) -> bool {
        let mut any = false;
        self.each_target(p, &mut |_| any = true);
        any
    }

    /// Every hex that can be assaulted.
    pub(crate) fn each_target(&self, p: &Position, see: &mut dyn FnMut(Hex)) {
        for slot in self.slots_of(p.active.other()) {
            let unit = p.unit(slot);
            if unit.is_there() && p.top(unit.hex) == Some(slot) && self.check_target(p, unit.hex).is_ok() {
                see(unit.hex);
            }
        }
    }

    /// The losses of one side are settled: the other's, then infiltration.
    pub(crate) fn end_losses(&self, p: &mut Position) {
        if p.assault.side == p.active {
            p.phase = Phase::Infiltrate;
        } else {
            let survivor = |slot: Slot| p.unit(slot).is_there();
            p.assault.wiped_out = !each(p.assault.defenders).any(survivor);
            self.open_losses(p, p.active);
        }
    }

    pub(crate) fn end_assaults(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        if p.bad_weather {
            self.end_turn(p, dice, journal);
            return;
        }
        self.open(p, Phase::Break, [rule!("4.vi"), rule!("4.xi")], 6, journal);
    }

    /// A side's part of the turn is over.
    pub(crate) fn end_turn(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        p.hand = InHand::default();
        self.forget(p, mark::OF_PHASE);
        if p.active == Seat::First {
            p.active = Seat::Second;
            self.organise(p, dice, journal);
        } else {
            self.recover(p, dice, journal);
            if p.day == LAST_DAY {
                self.finish(p, journal);
            } else {
                p.day += 1;
                self.begin_day(p, dice, journal);
            }
        }
    }

    /// Mutual recovery (10).
    fn recover(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        journal.note(rule!("4.xii"), Event::Recovery);
        journal.also(rule!("10"));
        for slot in 0..self.counters.all.len() as Slot {
            let unit = p.unit_mut(slot);
            unit.marks &= !(mark::FIRED | mark::FRESH);
            unit.shots = self.counter(slot).shots;
        }
        for side in Seat::BOTH {
            for slot in self.slots_of(side) {
                let unit = *p.unit(slot);
                if self.kind(slot) != Kind::Headquarters
                    || !unit.is_there()
                    || !unit.has(mark::CUT_OFF)
                    || unit.has(mark::OUT)
                {
                    continue;
                }
                let (morale, rolled, rallied) = self.roll_morale(p, slot, 0, dice);
                let hex = unit.hex;
                journal.note(
                    rule!("10.headquarters"),
                    Event::HeadquartersRally { unit: slot, hex, dice: rolled, morale, rallied },
                );
                if rallied {
                    p.unit_mut(slot).marks &= !mark::CUT_OFF;
                }
            }
        }
    }

    /// A day begins: weather, then the Germans (4.i, 5).
    fn begin_day(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        journal.note(rule!("4"), Event::DayBegins { day: p.day });
        p.active = Seat::First;
        if p.day == FIRST_DAY {
            p.bad_weather = false;
            journal.note(rule!("4.i"), Event::FineAtFirst);
        } else {
            let die = dice.die();
            p.bad_weather = die <= self.tables.bad_weather;
            journal.note(rule!("4.i"), Event::Weather { die, bad: p.bad_weather });
            journal.also(if p.bad_weather { rule!("5.1") } else { rule!("5") });
        }
        self.organise(p, dice, journal);
    }

    // --- What can be touched.

    pub(crate) fn each_subject(&self, p: &Position, touch: &mut dyn FnMut(Subject)) {
        let mut button = false;
        self.each_button(p, &mut |_| button = true);
        if button {
            touch(Subject::Button);
        }
        if p.fallen != 0 {
            return;
        }
        let stage = stage(p);
        match stage.touch {
            Touch::Buttons => {}
            Touch::Units(able) => self.each_asked(p, touch, &|slot| able(self, p, slot)),
            Touch::Listed => self.each_asked(p, touch, &|slot| {
                let mut any = false;
                (stage.list)(self, p, slot, &mut |_| any = true);
                any
            }),
            Touch::Corps => {
                for corps in 0..self.counters.corps.len() as u8 {
                    if self.check_attach(p, corps).is_ok() {
                        touch(Subject::Corps(corps));
                    }
                }
            }
            Touch::Targets => self.each_target(p, &mut |hex| touch(Subject::Hex(hex))),
        }
    }

    /// The units of whoever is asked for which something holds.
    fn each_asked(&self, p: &Position, touch: &mut dyn FnMut(Subject), able: &dyn Fn(Slot) -> bool) {
        for slot in self.asked(p).into_iter().flat_map(|side| self.slots_of(side)) {
            if able(slot) {
                touch(Subject::Unit(slot));
            }
        }
    }

    /// Whether a gun can be taken up or fire along, or those in hand that it leads can fire.
    pub(crate) fn can_fire_in_some_way(&self, p: &Position, slot: Slot) -> bool {
        self.check_take_to_fire(p, slot).is_ok()
            || self.check_fire_along(p, slot).is_ok()
            || leads(p, slot) && self.can_bombard(p)
    }

    /// Whether a unit can be taken up or left behind, or those in hand that it leads can move.
    pub(crate) fn can_move_in_some_way(&self, p: &Position, slot: Slot) -> bool {
        self.check_take_to_move(p, slot).is_ok()
            || p.hand.units & one(slot) != 0 && self.check_leave(p, slot).is_ok()
            || leads(p, slot) && self.can_move_hand(p)
    }

    /// Whether the guns in hand can shell anything.
    fn can_bombard(&self, p: &Position) -> bool {
        let alone = p.hand.units.count_ones() == 1;
        alone && self.map.all().any(|hex| self.check_interdict(p, hex).is_ok())
            || self
                .slots_of(p.active.other())
                .any(|slot| p.unit(slot).is_there() && self.check_barrage(p, p.unit(slot).hex).is_ok())
    }

    /// Whether anything can be done with the units in hand.
    fn can_move_hand(&self, p: &Position) -> bool {
        // What has begun to move is put down as soon as it cannot go on.
        p.hand.way != Way::Still
            || self.check_dig(p).is_ok()
            || self.has_destination(p, false)
            || self.has_destination(p, true)
    }

    // --- What can be decided.

    fn each_button(&self, p: &Position, see: &mut dyn FnMut(Decision)) {
        if p.fallen != 0 {
            see(Decision::Remnant);
            see(Decision::Done);
            return;
        }
        let buttons = [
            Decision::Standard,
            Decision::Call,
            Decision::Assault,
            Decision::Retreat,
            Decision::Stay,
            Decision::Done,
        ];
        self.list_lawful(p, buttons, see);
    }

    /// Those of some decisions that may be taken.
    pub(crate) fn list_lawful(
        &self,
        p: &Position,
        decisions: impl IntoIterator<Item = Decision>,
        see: &mut dyn FnMut(Decision),
    ) {
        for decision in decisions {
            if self.check_now(p, decision).is_ok() {
                see(decision);
            }
        }
    }

    /// Whether attackers find nothing to do about their hits. What follows is then done without asking them; but a match kept
    /// under version 2 of the rules may stand where their only way back was the hex they assaulted (9.53).
    pub(crate) fn is_at_a_loss(&self, p: &Position) -> bool {
        p.assault.side == p.active
            && match p.phase {
                Phase::Losses => self.forced_loss(p).is_some(),
                _ => matches!(self.falls(p), Falls::None),
            }
    }

    pub(crate) fn list(&self, p: &Position, subject: Subject, see: &mut dyn FnMut(Decision)) {
        match subject {
            Subject::Button => self.each_button(p, see),
            _ if p.fallen != 0 => {}
            Subject::Corps(corps) => self.list_lawful(p, [Decision::Attach(corps)], see),
            Subject::Hex(hex) => self.list_lawful(p, [Decision::Target(hex)], see),
            Subject::Unit(slot) => (stage(p).list)(self, p, slot, see),
        }
    }

    pub(crate) fn list_placing(&self, p: &Position, slot: Slot, see: &mut dyn FnMut(Decision)) {
        self.list_lawful(p, [Decision::Take(slot)], see);
        if leads(p, slot) {
            self.each_place(p, slot, &mut |hex| see(Decision::Place(hex)));
        }
    }

    pub(crate) fn list_entering(&self, p: &Position, slot: Slot, see: &mut dyn FnMut(Decision)) {
        if self.next_optional(p) == Some(slot) {
            self.list_lawful(p, self.map.all().map(Decision::Place), see);
        }
    }

    pub(crate) fn list_returns(&self, p: &Position, slot: Slot, see: &mut dyn FnMut(Decision)) {
        self.list_lawful(p, self.gun_places(p, slot).hexes().map(|hex| Decision::Replace(slot, hex)), see);
    }

    pub(crate) fn list_replacements(&self, p: &Position, slot: Slot, see: &mut dyn FnMut(Decision)) {
        let unit = p.unit(slot);
        if unit.has(mark::LOST) && !unit.has(mark::GONE) && self.kind(slot) == Kind::Headquarters {
            let places = self.headquarters_places(p, self.side(slot));
            self.list_lawful(p, places.hexes().map(|hex| Decision::Replace(slot, hex)), see);
        } else {
            self.list_lawful(p, [Decision::Replace(slot, Hex::NONE)], see);
        }
    }

    pub(crate) fn list_fire(&self, p: &Position, slot: Slot, see: &mut dyn FnMut(Decision)) {
        self.list_lawful(p, [Decision::Take(slot), Decision::With(slot)], see);
        if leads(p, slot) {
            let stacks = self.slots_of(p.active.other()).filter(|enemy| {
                let unit = p.unit(*enemy);
                unit.is_there() && p.top(unit.hex) == Some(*enemy)
            });
            self.list_lawful(p, stacks.map(|enemy| Decision::Barrage(p.unit(enemy).hex)), see);
            if p.hand.units.count_ones() == 1 {
                self.list_lawful(p, self.map.all().map(Decision::Interdict), see);
            }
        }
    }

    pub(crate) fn list_moves(&self, p: &Position, slot: Slot, see: &mut dyn FnMut(Decision)) {
        self.list_lawful(p, [Decision::Take(slot), Decision::With(slot), Decision::Leave(slot)], see);
        if leads(p, slot) {
            self.list_lawful(p, [Decision::Dig], see);
            let lay = self.lay_for_hand(p);
            self.each_destination(p, &lay, false, &mut |hex, _| see(Decision::Go(hex)));
            self.each_destination(p, &lay, true, &mut |hex, _| see(Decision::March(hex)));
        }
    }
}

/// What is done with those in hand is listed at the first of them.
fn leads(p: &Position, slot: Slot) -> bool {
    p.hand.units != 0 && p.hand.units.trailing_zeros() == u32::from(slot)
}
