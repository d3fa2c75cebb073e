//! The sequence of play (1): who is asked, what he can touch, what follows what.

use contract::{About, Dice, Outcome, Refusal, Rules, Seat, Seats, Setup, SetupError};

use crate::activation::Action;
use crate::decision::{Decision, Subject};
use crate::event::Event;
use crate::map::Hex;
use crate::position::{Hand, NO_MARKER, Phase, mark};
use crate::units::Slot;
use crate::{ABOUT, Log, Position, Villers, refuse, rule};

impl Rules for Villers {
    type Position = Position;
    type Decision = Decision;
    type Subject = Subject;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn ready(setup: Setup) -> Result<Villers, SetupError> {
        Villers::new(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn begin(&self, dice: &mut Dice, journal: &mut Log) -> Position {
        let mut position = self.set_up(journal);
        self.begin_turn(&mut position, dice, journal);
        self.proceed(&mut position, dice, journal);
        position
    }

    fn to_decide(&self, p: &Position) -> Seats {
        match p.phase {
            Phase::Over => Seats::NONE,
            _ => Seats::one(p.active),
        }
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
        self.check_turn(p, seat)?;
        if decision.hex().is_some_and(|hex| hex.index() >= self.map.hexes) {
            let rule = self.by_scenario(rule!("12.1.carte"), rule!("12.2.carte"));
            return refuse(rule, "off-the-map");
        }
        match decision {
            Decision::Done | Decision::Stay | Decision::Counter | Decision::Hold => {
                self.check_button(p, decision)
            }
            Decision::Take(slot) => self.check_take(p, slot, &self.near(p, p.active)),
            Decision::Go(hex) => self.check_go(p, hex),
            Decision::Fire(hex) => self.check_fire(p, hex),
            Decision::Assault(hex) => self.check_assault(p, hex),
            Decision::Rally => self.check_rally_hand(p),
            Decision::Infiltrate(hex) => self.check_infiltrate(p, hex),
            Decision::Withdraw(hex) => self.check_withdraw(p, hex),
            Decision::Aim(hex) => self.check_aim(p, hex),
            Decision::Barrage(hex) => self.check_barrage(p, hex),
            Decision::Hero(slot) => self.check_hero(p, slot),
            Decision::Mend(slot) => self.check_mend(p, slot),
            Decision::Reorganise(slot) => self.check_reorganise(p, slot),
            Decision::Place(hex) => self.check_place(p, hex),
        }
    }

    fn apply(
        &self,
        position: &mut Position,
        _seat: Seat,
        decision: Decision,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        self.carry_out(position, decision, dice, journal);
        self.proceed(position, dice, journal);
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        match position.ended {
            0 => None,
            1 => Some(Outcome::Won(Seat::First)),
            2 => Some(Outcome::Won(Seat::Second)),
            _ => Some(Outcome::Drawn),
        }
    }

    fn turn(&self, position: &Position) -> u32 {
        u32::from(position.turn)
    }

    fn invariants(&self, position: &Position) -> Result<(), String> {
        self.check_position(position)
    }
}

impl Villers {
    /// Goes on until somebody has something to decide.
    pub(crate) fn proceed(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        loop {
            if !p.hand.is_empty() && p.phase != Phase::Deploy {
                if self.hand_is_spent(p) {
                    self.put_down(p);
                    continue;
                }
                return;
            }
            match p.phase {
                Phase::Over | Phase::Cohesion => return,
                Phase::Aim => {
                    if p.guns > 0 {
                        return;
                    }
                    p.phase = Phase::Shell;
                }
                Phase::Shell => match p.aims() {
                    [] => self.guns_silent(p, dice, journal),
                    [hex] => {
                        let hex = *hex;
                        self.barrage(p, hex, dice, journal);
                    }
                    _ => return,
                },
                Phase::Activate => {
                    if self.can_take_any(p) {
                        return;
                    }
                    self.end_activations(p, dice, journal);
                }
                Phase::Arrive => {
                    if p.able != 0 && self.can_take_any(p) {
                        return;
                    }
                    p.able = 0;
                    self.next_draw(p, dice, journal);
                }
                Phase::Marked | Phase::Reinforce => {
                    if p.left > 0 && self.can_take_any(p) {
                        return;
                    }
                    self.next_draw(p, dice, journal);
                }
                Phase::Hero => {
                    if self.can_take_hero(p) {
                        return;
                    }
                    self.waste_hero(p, journal);
                    self.next_draw(p, dice, journal);
                }
                Phase::Mechanic => {
                    if self.can_mend(p) {
                        return;
                    }
                    self.next_draw(p, dice, journal);
                }
                Phase::Alone => self.next_draw(p, dice, journal),
                Phase::Lull => {
                    if self.can_reorganise(p) {
                        return;
                    }
                    self.end_lull(p, dice, journal);
                }
                Phase::Return => {
                    if p.able & self.of_side[p.active.index()] != 0 && self.can_take_any(p) {
                        return;
                    }
                    self.end_returns(p, dice, journal);
                }
                Phase::Deploy => {
                    if self.can_deploy(p, journal) {
                        return;
                    }
                    p.hand = Hand::EMPTY;
                    p.round = 0;
                    self.next_round(p, dice, journal);
                }
                Phase::NightAllied => {
                    if self.can_take_any(p) {
                        return;
                    }
                    self.open_night_germans(p);
                }
                Phase::NightGerman => {
                    if p.able != 0 && self.can_take_any(p) {
                        return;
                    }
                    self.next_round(p, dice, journal);
                }
            }
        }
    }

    /// Whether the unit in hand has nothing left to do, and may stay where it is.
    fn hand_is_spent(&self, p: &Position) -> bool {
        let Some(a) = self.actor(p) else { return false };
        !a.over && !self.can_act(p, &a, &self.near(p, a.side))
    }

    // --- A turn.

    /// A turn opens (1).
    pub(crate) fn begin_turn(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        for unit in &mut p.units[..self.counters.all.len()] {
            unit.marks &= !mark::ACTED;
            unit.drive = 0;
        }
        (p.draws, p.silenced, p.round, p.marker) = (0, 0, 0, NO_MARKER);
        let night = self.tables.is_night(p.turn);
        journal.note(rule!("1"), Event::TurnBegins { turn: p.turn, random: p.random && !night });
        if night {
            self.night_falls(p, dice, journal);
            return;
        }
        self.count_whippets(p, dice, journal);
        if p.random {
            self.open_arrivals(p, journal);
        } else {
            self.open_guns(p, Seat::First, journal);
        }
    }

    /// All markers of a side are resolved: the other side's guns, the activations, or the next draw.
    fn guns_silent(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        if p.random {
            self.next_draw(p, dice, journal);
        } else if p.active == Seat::First {
            self.open_guns(p, Seat::Second, journal);
        } else if p.turn == 1 {
            journal.note(rule!("1.tour-1"), Event::AlliesWait);
            self.open_activations(p, Seat::First, journal);
        } else {
            self.open_activations(p, Seat::Second, journal);
        }
    }

    fn open_activations(&self, p: &mut Position, side: Seat, journal: &mut Log) {
        p.active = side;
        p.phase = Phase::Activate;
        (p.opened, p.aside) = (true, 0);
        let rule = if side == Seat::Second { rule!("1.c3") } else { rule!("1.c5") };
        journal.note(rule, Event::ActivationsOpen { side });
        journal.also(rule!("2.1"));
    }

    /// A side has activated what it wanted: its tanks are seen to, then the other side acts or the turn ends.
    fn end_activations(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        self.repair_tanks(p, p.active, dice, journal);
        if p.active == Seat::Second {
            self.open_activations(p, Seat::First, journal);
        } else {
            self.open_returns(p, journal);
        }
    }

    /// The next marker, or the end of a random turn.
    fn next_draw(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        if !self.draw(p, dice, journal) {
            self.open_returns(p, journal);
        }
    }

    /// In a lull the Allies choose first, then the Germans (r.pause).
    fn end_lull(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        if p.active == Seat::Second {
            p.active = Seat::First;
            p.left = self.tables.draws.lull;
        } else {
            self.next_draw(p, dice, journal);
        }
    }

    /// Battalions are back: the other side's, or the end of the turn (r.turn-end).
    fn end_returns(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        self.delay_returns(p, journal);
        if p.active == Seat::Second {
            p.active = Seat::First;
            return;
        }
        p.able = 0;
        let night = self.tables.is_night(p.turn);
        if !p.random && !night && self.test_intensity(p, journal) {
            return;
        }
        self.close_turn(p, dice, journal);
    }

    /// Points or a decisive victory, and the marker moves on.
    fn close_turn(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        if self.scenario == 0 {
            self.score_turn(p, journal);
        }
        if self.check_decisive(p, journal) {
            return;
        }
        let rule = match () {
            () if self.tables.is_night(p.turn) => rule!("9.7"),
            // What the next turn will be is settled already: this one was random if it drew markers.
            () if p.draws == 0 => rule!("1.c9"),
            () => rule!("1.a3"),
        };
        journal.note(rule, Event::TurnEnds { turn: p.turn });
        p.turn += 1;
        self.begin_turn(p, dice, journal);
    }

    // --- What can be touched.

    pub(crate) fn each_subject(&self, p: &Position, touch: &mut dyn FnMut(Subject)) {
        let mut button = false;
        self.each_button(p, &mut |_| button = true);
        if button {
            touch(Subject::Button);
        }
        let units = |touch: &mut dyn FnMut(Subject), able: &dyn Fn(Slot) -> bool| {
            for slot in self.slots_of(p.active) {
                if able(slot) {
                    touch(Subject::Unit(slot));
                }
            }
        };
        match p.phase {
            Phase::Aim => {
                for hex in self.aimable(p).iter() {
                    touch(Subject::Hex(Hex(hex as u16)));
                }
            }
            Phase::Shell => p.aims().iter().for_each(|hex| touch(Subject::Hex(*hex))),
            Phase::Hero => units(touch, &|slot| self.check_hero(p, slot).is_ok()),
            Phase::Mechanic => units(touch, &|slot| self.check_mend(p, slot).is_ok()),
            Phase::Lull => units(touch, &|slot| self.check_reorganise(p, slot).is_ok()),
            Phase::Deploy => {
                units(touch, &|slot| p.hand.unit == slot || self.check_take_to_deploy(p, slot).is_ok());
            }
            Phase::Alone => touch(Subject::Unit(p.hand.unit)),
            Phase::Cohesion | Phase::Over => {}
            _ => {
                let lay = self.near(p, p.active);
                if p.hand.spent == 0 {
                    for slot in self.candidates(p) {
                        if p.hand.unit == slot || self.check_take(p, slot, &lay).is_ok() {
                            touch(Subject::Unit(slot));
                        }
                    }
                } else {
                    touch(Subject::Unit(p.hand.unit));
                }
            }
        }
    }

    // --- What can be decided.

    fn each_button(&self, p: &Position, see: &mut dyn FnMut(Decision)) {
        for decision in [Decision::Counter, Decision::Hold, Decision::Stay, Decision::Done] {
            if self.check_button(p, decision).is_ok() {
                see(decision);
            }
        }
    }

    /// Whether a button can be pressed.
    fn check_button(&self, p: &Position, decision: Decision) -> Result<(), Refusal> {
        match (decision, p.phase) {
            (Decision::Counter, _) => self.check_counter(p),
            (Decision::Hold, _) => self.check_hold(p),
            (Decision::Stay, _) => self.check_stay(p),
            (Decision::Done, Phase::Hero) => refuse(rule!("7.2.3"), "a-hero-to-give"),
            (Decision::Done, Phase::Deploy) => refuse(rule!("10.deploiement"), "units-to-deploy"),
            (Decision::Done, Phase::Return) => refuse(rule!("8.2"), "battalions-to-bring-back"),
            (Decision::Done, Phase::Shell | Phase::Over) => refuse(rule!("1.ordre"), "not-now"),
            (Decision::Done, Phase::Alone) => refuse(rule!("2.1.une"), "another-is-acting"),
            (Decision::Done, _) if p.hand.spent > 0 => refuse(rule!("2.1.une"), "another-is-acting"),
            (Decision::Done, _) => Ok(()),
            _ => refuse(rule!("1.ordre"), "not-now"),
        }
    }

    pub(crate) fn list(&self, p: &Position, subject: Subject, see: &mut dyn FnMut(Decision)) {
        match (subject, p.phase) {
            (Subject::Button, _) => self.each_button(p, see),
            // A hex or a unit is a subject because this can be done with it.
            (Subject::Hex(hex), Phase::Aim) => see(Decision::Aim(hex)),
            (Subject::Hex(hex), Phase::Shell) => see(Decision::Barrage(hex)),
            (Subject::Hex(_), _) => {}
            (Subject::Unit(slot), Phase::Hero) => see(Decision::Hero(slot)),
            (Subject::Unit(slot), Phase::Mechanic) => see(Decision::Mend(slot)),
            (Subject::Unit(slot), Phase::Lull) => see(Decision::Reorganise(slot)),
            (Subject::Unit(slot), Phase::Deploy) if p.hand.unit == slot => {
                self.each_place(p, &mut |hex| see(Decision::Place(hex)));
            }
            (Subject::Unit(slot), _) if p.hand.unit == slot => self.list_actions(p, see),
            (Subject::Unit(slot), _) => see(Decision::Take(slot)),
        }
    }

    /// Everything that the unit in hand can do.
    fn list_actions(&self, p: &Position, see: &mut dyn FnMut(Decision)) {
        let Some(a) = self.actor(p) else { return };
        let lay = self.lay(p, a.side);
        let post = self.post(p, &a, &lay);
        self.each_way(p, &a, &lay, &post, &mut |hex, _| see(Decision::Go(hex)));
        if a.hex == Hex::NONE || p.phase == Phase::Return {
            return;
        }
        self.each_fire(p, &a, &post, &mut |hex| see(Decision::Fire(hex)));
        self.each_assault(p, &a, &post, &mut |hex| see(Decision::Assault(hex)));
        if self.check_action(p, Action::Rally).is_ok() && self.check_rally(p, &a, &post).is_ok() {
            see(Decision::Rally);
        }
        self.each_slip(p, &a, &lay, &post, &mut |hex, infiltrates| {
            see(if infiltrates { Decision::Infiltrate(hex) } else { Decision::Withdraw(hex) });
        });
    }

    // --- Checking and carrying out.

    /// Whether a seat is asked at all.
    pub(crate) fn check_turn(&self, p: &Position, seat: Seat) -> Result<(), Refusal> {
        match p.phase {
            Phase::Over => refuse(rule!("1.ordre"), "the-game-is-over"),
            _ if p.active == seat => Ok(()),
            _ => refuse(rule!("1.ordre"), "not-your-turn"),
        }
    }

    pub(crate) fn carry_out(&self, p: &mut Position, decision: Decision, dice: &mut Dice, journal: &mut Log) {
        p.opened = false;
        match decision {
            Decision::Done => self.done(p, dice, journal),
            Decision::Stay => self.put_down(p),
            Decision::Take(slot) => p.hand = Hand::of(slot),
            Decision::Go(hex) => self.go(p, hex, dice, journal),
            Decision::Fire(hex) => self.fire(p, hex, dice, journal),
            Decision::Assault(hex) => self.assault(p, hex, dice, journal),
            Decision::Rally => self.rally(p, journal),
            Decision::Infiltrate(hex) => self.slip(p, hex, true, dice, journal),
            Decision::Withdraw(hex) => self.slip(p, hex, false, dice, journal),
            Decision::Aim(hex) => self.aim(p, hex, journal),
            Decision::Counter => self.silence(p, journal),
            Decision::Barrage(hex) => self.barrage(p, hex, dice, journal),
            Decision::Hold => {
                self.hold(p, dice, journal);
                self.close_turn(p, dice, journal);
            }
            Decision::Hero(slot) => self.give_hero(p, slot, journal),
            Decision::Mend(slot) => self.mend(p, slot, journal),
            Decision::Reorganise(slot) => self.reorganise(p, slot, journal),
            Decision::Place(hex) => self.place(p, hex, journal),
        }
    }

    /// A phase is ended, or what it offers declined.
    fn done(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        p.hand = Hand::EMPTY;
        match p.phase {
            Phase::Aim => p.guns = 0,
            Phase::Activate => self.end_activations(p, dice, journal),
            Phase::Arrive => {
                p.able = 0;
                self.next_draw(p, dice, journal);
            }
            Phase::Marked | Phase::Reinforce | Phase::Mechanic => self.next_draw(p, dice, journal),
            Phase::Lull => self.end_lull(p, dice, journal),
            Phase::Cohesion => {
                self.let_go(p, journal);
                self.close_turn(p, dice, journal);
            }
            Phase::NightAllied => self.open_night_germans(p),
            Phase::NightGerman => self.next_round(p, dice, journal),
            Phase::Shell | Phase::Hero | Phase::Alone | Phase::Return | Phase::Deploy | Phase::Over => {}
        }
    }
}
