//! The sequence of play (1): who is asked, what he can touch, what follows what.

use ::table::Text;
use contract::{About, Dice, Outcome, Refusal, Rules, Seat, Seats, Setup, SetupError};

use crate::decision::{Decision, Subject};
use crate::event::Event;
use crate::map::Hex;
use crate::phases::{Touch, is_time_for};
use crate::position::{Hand, NO_MARKER, Phase, Won, mark};
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

    fn subjects(&self, p: &Position, seat: Seat, out: &mut Vec<Subject>) {
        if !self.to_decide(p).has(seat) {
            return;
        }
        if BUTTONS.iter().any(|button| self.check_now(p, *button).is_ok()) {
            out.push(Subject::Button);
        }
        match p.stage().touch {
            Touch::Nothing => {}
            Touch::Hexes(each, ..) => each(self, p, &mut |hex| out.push(Subject::Hex(hex))),
            Touch::Units(does) => out.extend(self.fit_units(p, does).map(Subject::Unit)),
            Touch::Acting if p.hand.spent == 0 => {
                let lay = self.near(p, p.active);
                let fit = |slot: &Slot| p.hand.unit == *slot || self.check_take(p, *slot, &lay).is_ok();
                out.extend(self.candidates(p).filter(fit).map(Subject::Unit));
            }
            Touch::Acting | Touch::Alone => out.push(Subject::Unit(p.hand.unit)),
            Touch::Deploying => {
                let fit = |slot: &Slot| p.hand.unit == *slot || self.check_take_to_deploy(p, *slot).is_ok();
                out.extend(self.slots_of(p.active).filter(fit).map(Subject::Unit));
            }
        }
    }

    fn decisions_of(&self, p: &Position, seat: Seat, subject: Subject, out: &mut Vec<Decision>) {
        if !self.to_decide(p).has(seat) {
            return;
        }
        match (subject, &p.stage().touch) {
            (Subject::Button, _) => {
                out.extend(BUTTONS.into_iter().filter(|button| self.check_now(p, *button).is_ok()));
            }
            // A hex or a unit is a subject because this can be done with it.
            (Subject::Hex(hex), Touch::Hexes(_, does, _)) => out.push(does(hex)),
            (Subject::Unit(slot), Touch::Units(does)) => out.push(does(slot)),
            (Subject::Unit(slot), Touch::Deploying) if p.hand.unit == slot => {
                self.each_place(p, &mut |hex| out.push(Decision::Place(hex)));
            }
            (Subject::Unit(slot), _) if p.hand.unit == slot => self.list_actions(p, out),
            (Subject::Unit(slot), _) => out.push(Decision::Take(slot)),
            (Subject::Hex(_), _) => {}
        }
    }

    fn check(&self, p: &Position, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        self.check_turn(p, seat)?;
        if decision.hex().is_some_and(|hex| hex.index() >= self.map.hexes) {
            let rule = self.by_scenario(rule!("12.1.carte"), rule!("12.2.carte"));
            return refuse(rule, "off-the-map");
        }
        self.check_now(p, decision)
    }

    fn apply(&self, p: &mut Position, _: Seat, decision: Decision, dice: &mut Dice, journal: &mut Log) {
        p.opened = false;
        match decision {
            Decision::Done => {
                p.hand = Hand::EMPTY;
                (p.stage().end)(self, p, dice, journal);
            }
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
        self.proceed(p, dice, journal);
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        match position.ended {
            Won::NotYet => None,
            won => Some(won.side().map_or(Outcome::Drawn, Outcome::Won)),
        }
    }

    fn turn(&self, position: &Position) -> u32 {
        u32::from(position.turn)
    }

    fn invariants(&self, position: &Position) -> Result<(), String> {
        self.check_position(position)
    }
}

/// The decisions that are buttons, in the order in which they stand.
const BUTTONS: [Decision; 4] = [Decision::Counter, Decision::Hold, Decision::Stay, Decision::Done];

impl Villers {
    /// Whether the side that is asked may decide this, hexes off the map apart.
    fn check_now(&self, p: &Position, decision: Decision) -> Result<(), Refusal> {
        if !is_time_for(decision, p.phase) {
            return refuse(rule!("1.ordre"), "not-now");
        }
        match decision {
            Decision::Done => {
                (p.stage().may_end)()?;
                if p.hand.spent > 0 { refuse(rule!("2.1.une"), "another-is-acting") } else { Ok(()) }
            }
            Decision::Stay => self.check_stay(p),
            Decision::Take(slot) => self.check_take(p, slot, &self.near(p, p.active)),
            Decision::Go(_)
            | Decision::Fire(_)
            | Decision::Assault(_)
            | Decision::Rally
            | Decision::Infiltrate(_)
            | Decision::Withdraw(_) => self.check_action(p, decision),
            Decision::Aim(hex) => self.check_aim(p, hex),
            Decision::Counter => self.check_counter(p),
            Decision::Barrage(hex) => self.check_barrage(p, hex),
            Decision::Hold => Ok(()),
            Decision::Hero(slot) => self.check_hero(p, slot),
            Decision::Mend(slot) => self.check_mend(p, slot),
            Decision::Reorganise(slot) => self.check_reorganise(p, slot),
            Decision::Place(hex) => self.check_place(p, hex),
        }
    }

    /// Whether a seat is asked at all.
    pub(crate) fn check_turn(&self, p: &Position, seat: Seat) -> Result<(), Refusal> {
        match p.phase {
            Phase::Over => refuse(rule!("1.ordre"), "the-game-is-over"),
            _ if p.active == seat => Ok(()),
            _ => refuse(rule!("1.ordre"), "not-your-turn"),
        }
    }

    /// The units of the side that is asked with which this may be done.
    fn fit_units(&self, p: &Position, does: fn(Slot) -> Decision) -> impl Iterator<Item = Slot> {
        self.slots_of(p.active).filter(move |slot| self.check_now(p, does(*slot)).is_ok())
    }

    /// Everything that the unit in hand can do.
    fn list_actions(&self, p: &Position, out: &mut Vec<Decision>) {
        let Some(a) = self.actor(p) else { return };
        let lay = self.lay(p, a.side);
        let post = self.post(p, &a, &lay);
        self.each_way(p, &a, &lay, &post, &mut |hex, _| out.push(Decision::Go(hex)));
        if a.hex == Hex::NONE || p.phase == Phase::Return {
            return;
        }
        out.extend(self.fires(p, &a, &post).map(Decision::Fire));
        out.extend(self.assaults(p, &a, &post).map(Decision::Assault));
        if self.check_rally(p, &a, &post).is_ok() {
            out.push(Decision::Rally);
        }
        out.extend(self.slips(p, &a, &lay, &post).map(|(hex, infiltrates)| {
            if infiltrates { Decision::Infiltrate(hex) } else { Decision::Withdraw(hex) }
        }));
    }

    // --- Going on.

    /// Goes on until somebody has something to decide.
    pub(crate) fn proceed(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        loop {
            if !p.hand.is_empty() && p.phase != Phase::Deploy {
                if !self.hand_is_spent(p) {
                    return;
                }
                self.put_down(p);
            } else if self.waits(p) {
                return;
            } else {
                (p.stage().end)(self, p, dice, journal);
            }
        }
    }

    /// Whether there is something to decide in a phase.
    fn waits(&self, p: &Position) -> bool {
        match p.stage().touch {
            Touch::Nothing => true,
            Touch::Hexes(.., waits) => waits(p),
            Touch::Units(does) => self.fit_units(p, does).next().is_some(),
            Touch::Acting => self.can_take_any(p),
            Touch::Alone => false,
            Touch::Deploying => self.can_deploy(p),
        }
    }

    /// Whether the unit in hand has nothing left to do, and may stay where it is.
    fn hand_is_spent(&self, p: &Position) -> bool {
        let Some(a) = self.actor(p) else { return false };
        !a.over && !self.can_act(p, &a, &self.near(p, a.side))
    }

    // --- A turn.

    /// What is asked in a phase, with its figures.
    pub(crate) fn ask(&self, p: &Position) -> Text {
        let stage = p.stage();
        (stage.ask)(self, p, Text::key(format!("ask-{}", stage.key)))
    }

    pub(crate) fn ask_how_many(&self, p: &Position, text: Text) -> Text {
        let what = if self.marker_is_for_tanks(p) { "of-tanks" } else { "of-battalions" };
        text.with("count", p.left).with("what", Text::key(what))
    }

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
    pub(crate) fn guns_silent(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
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
    pub(crate) fn end_activations(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        self.repair_tanks(p, p.active, dice, journal);
        if p.active == Seat::Second {
            self.open_activations(p, Seat::First, journal);
        } else {
            self.open_returns(p, journal);
        }
    }

    /// The next marker, or the end of a random turn.
    pub(crate) fn next_draw(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        if !self.draw(p, dice, journal) {
            self.open_returns(p, journal);
        }
    }

    /// In a lull the Allies choose first, then the Germans (r.pause).
    pub(crate) fn end_lull(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        if p.active == Seat::Second {
            p.active = Seat::First;
            p.left = self.tables.draws.lull;
        } else {
            self.next_draw(p, dice, journal);
        }
    }

    /// Battalions are back: the other side's, or the end of the turn (r.turn-end).
    pub(crate) fn end_returns(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
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
    pub(crate) fn close_turn(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        if self.scenario == 0 {
            self.score_turn(p, journal);
        }
        if self.check_decisive(p, journal) {
            return;
        }
        let rule = if self.tables.is_night(p.turn) {
            rule!("9.7")
        } else if p.draws == 0 {
            // What the next turn will be is settled already: this one was random if it drew markers.
            rule!("1.c9")
        } else {
            rule!("1.a3")
        };
        journal.note(rule, Event::TurnEnds { turn: p.turn });
        p.turn += 1;
        self.begin_turn(p, dice, journal);
    }
}
