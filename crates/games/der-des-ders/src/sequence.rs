//! The sequence of play (2): who is asked, what he can touch, what follows what; the cup and activations (2.3, 2.4).

use contract::{About, Dice, Outcome, Refusal, Rules, Seat, Seats, Setup, SetupError, Window};

use crate::decision::{Decision, Subject};
use crate::event::{Die, Event, Rolls};
use crate::map::Hex;
use crate::position::{
    Brings, Fight, Hand, Mode, Phase, Position, Unit, Units, mark, one, side_of, slots_of,
};
use crate::scenario::Scenario;
use crate::units::{Class, NOBODY, Slot};
use crate::{ABOUT, DerDesDers, Log, generator, refuse, rule};

impl Rules for DerDesDers {
    type Position = Position;
    type Decision = Decision;
    type Subject = Subject;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn ready(mut setup: Setup) -> Result<DerDesDers, SetupError> {
        setup.check(&ABOUT)?;
        let scenario = match setup.generated(&ABOUT) {
            Some(generated) => generator::draw(&generated, &setup.pack)?,
            None => Scenario::read(&setup.pack, &setup.scenario)?,
        };
        Ok(DerDesDers::of(scenario, setup))
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn begin(&self, dice: &mut Dice, journal: &mut Log) -> Position {
        self.set_up(dice, journal)
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
            return refuse(rule!("r.surface"), "off-the-table");
        }
        self.check_decision(p, decision)
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
        position.ended.winner().map(Outcome::Won)
    }

    fn turn(&self, position: &Position) -> u32 {
        u32::from(position.turn.max(1))
    }

    fn invariants(&self, position: &Position) -> Result<(), String> {
        self.check_position(position)
    }

    fn hides(&self) -> bool {
        true
    }

    fn imagine(&self, position: &Position, seat: Seat, dice: &mut Dice) -> Position {
        self.imagined(position, seat, dice)
    }

    fn window(&self, position: &Position) -> Option<Window<Decision>> {
        (position.phase == Phase::React).then_some(Window {
            kind: "reaction",
            seat: position.active,
            pass: Decision::Pass,
        })
    }
}

impl DerDesDers {
    /// Goes on until somebody has something to decide.
    pub(crate) fn proceed(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        loop {
            // Bombardments are simultaneous: the second is fired before anybody is routed by the first (3.2.simultane).
            let midway = p.phase == Phase::Bombard && p.to_bombard & 1 << p.active.other().index() != 0;
            if p.phase == Phase::Over || p.turn > 0 && !midway && self.check_rout(p, journal) {
                return;
            }
            if (p.phase.stage().waits)(self, p, dice, journal) {
                return;
            }
        }
    }

    // --- A turn.

    /// A turn begins: resources, then what the bases bring (2.2, 3.2.production).
    pub(crate) fn begin_turn(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        journal.note(rule!("2.2"), Event::TurnBegins { turn: p.turn });
        for side in Seat::BOTH {
            self.produce(p, side, dice, journal);
        }
        p.phase = Phase::Bring;
        p.active = Seat::First;
    }

    /// Each base yields an average die less one (2.2), and so does a train (3.10.base).
    fn produce(&self, p: &mut Position, side: Seat, dice: &mut Dice, journal: &mut Log) {
        let bases = self.army(side).bases.len() as u8;
        let rolls = Rolls::thrown(Die::Average, bases - p.captured[side].count_ones() as u8, dice);
        let points = rolls.faces().iter().sum::<u8>() - rolls.count;
        p.resources[side] += u16::from(points);
        let total = p.resources[side];
        journal.note(rule!("2.2"), Event::Produced { side, dice: rolls, points, total });
        if self.has_trains {
            for slot in slots_of(side) {
                if p.unit(slot).is_there() && p.unit(slot).class == Class::Train {
                    let die = Die::Average.roll(dice);
                    let points = die - 1;
                    p.resources[side] += u16::from(points);
                    let unit = self.who(p, slot);
                    journal.note(rule!("3.10.base"), Event::TrainBrings { unit, die, points });
                }
            }
        }
    }

    /// A side has chosen what its bases bring, or has no choice: the other's turn, or the dice.
    pub(crate) fn after_choice(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let side = p.active;
        if let [only] = self.may_bring(side) {
            p.brings[side] = Brings::of(*only);
        }
        if side == Seat::First {
            p.active = Seat::Second;
            return;
        }
        for side in Seat::BOTH {
            if let Some(fire) = p.brings[side].fire()
                && self.may_bring(side).len() > 1
            {
                journal.reveal(rule!("3.2.choix"), Event::Chosen { side, fire });
            }
            self.produce_fires(p, side, dice, journal);
        }
        self.open_bombardment(p, dice, journal);
        if p.to_bombard == 0 {
            self.open_actions(p);
        }
    }

    /// The action begins: a token for every unit goes into the cup (2.3).
    pub(crate) fn open_actions(&self, p: &mut Position) {
        p.phase = Phase::Activate;
        p.cup.0 = Seat::BOTH.map(|side| self.tokens(p, side));
        p.to_rail = Seat::BOTH.map(|side| u8::from(self.has_train(p, side)) << side.index()).iter().sum();
        (p.hand, p.group, p.acting, p.initiative) = (Hand::EMPTY, 0, false, false);
    }

    /// A token is drawn (2.3).
    pub(crate) fn next_token(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        // A side whose tokens are gone has made its last activation: its trains move (3.10.rail).
        if let Some(side) =
            Seat::BOTH.into_iter().find(|side| p.cup[*side] == 0 && p.to_rail & 1 << side.index() != 0)
        {
            (p.phase, p.active) = (Phase::Rail, side);
            return;
        }
        let total = u32::from(p.cup.0[0]) + u32::from(p.cup.0[1]);
        if total == 0 {
            self.end_turn(p, journal);
            if p.phase != Phase::Over {
                self.begin_turn(p, dice, journal);
            }
            return;
        }
        let drawn = dice.below(total);
        let side = if drawn < u32::from(p.cup.0[0]) { Seat::First } else { Seat::Second };
        p.cup[side] -= 1;
        if self.idle(p, side) == 0 {
            journal.note(rule!("r.cup"), Event::TokenWasted { side });
            return;
        }
        journal.note(rule!("2.3"), Event::TokenDrawn { side, left: p.cup.0 });
        p.active = side;
        (p.initiative, p.acting) = (true, false);
    }

    /// The units of a side that have no token yet.
    pub(crate) fn idle(&self, p: &Position, side: Seat) -> Units {
        let idle = |slot: &Slot| {
            let unit = p.unit(*slot);
            unit.is_there() && !unit.has(mark::ACTIVATED)
        };
        slots_of(side).filter(idle).fold(0, |set, slot| set | one(slot))
    }

    // --- Activation (2.3, 2.4).

    /// Whoever of the side whose part it is stands on a hex.
    pub(crate) fn own_on(&self, p: &Position, hex: Hex) -> Result<Slot, Refusal> {
        match p.on(hex).filter(|slot| side_of(*slot) == p.active) {
            Some(slot) => Ok(slot),
            None => refuse(rule!("2.ordre"), "not-your-unit"),
        }
    }

    /// Whether a unit is one of the side whose part it is, and has no token yet (2.3.deja).
    fn check_idle(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let unit = p.unit(slot);
        if side_of(slot) != p.active || !unit.is_there() {
            return refuse(rule!("2.ordre"), "not-your-unit");
        }
        if unit.has(mark::ACTIVATED) {
            return refuse(rule!("2.3.deja"), "already-activated");
        }
        Ok(())
    }

    fn check_activation(&self, p: &Position) -> Result<(), Refusal> {
        match p.phase {
            Phase::Activate if p.hand.is_empty() => Ok(()),
            Phase::Activate => refuse(rule!("2.3.choix"), "another-is-acting"),
            _ => refuse(rule!("2.ordre"), "not-now"),
        }
    }

    pub(crate) fn check_take(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        self.check_activation(p)?;
        if p.initiative {
            return self.check_idle(p, slot);
        }
        if p.group & one(slot) != 0 && p.unit(slot).is_there() {
            Ok(())
        } else {
            refuse(rule!("2.4.chaine"), "not-of-the-chain")
        }
    }

    /// Whether a unit may be part of the chain: it stands next to one that is (2.4).
    pub(crate) fn check_join(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        self.check_activation(p)?;
        if p.acting {
            return refuse(rule!("2.4.chaine"), "the-chain-is-acting");
        }
        self.check_idle(p, slot)?;
        let hex = p.unit(slot).hex;
        // The first of a chain needs somebody to follow it.
        let others = |other| match p.initiative {
            true => self.check_idle(p, other).is_ok(),
            false => p.group & one(other) != 0,
        };
        if !self.map.around(hex).any(|(_, near)| p.on(near).is_some_and(others)) {
            return refuse(rule!("2.4.chaine"), "not-next-to-the-chain");
        }
        if p.cup[p.active] == 0 {
            return refuse(rule!("2.4.jetons"), "no-token-left");
        }
        Ok(())
    }

    fn join(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        self.give_token(p, slot);
        p.group |= one(slot);
        journal.note(rule!("2.4"), Event::Joined { unit: self.who(p, slot), hex: p.unit(slot).hex });
    }

    /// A unit gets the token that was drawn, or one out of the cup.
    fn give_token(&self, p: &mut Position, slot: Slot) {
        if p.initiative {
            p.initiative = false;
        } else {
            p.cup[side_of(slot)] -= 1;
        }
        p.unit_mut(slot).marks |= mark::ACTIVATED;
    }

    fn take(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        if p.group & one(slot) == 0 {
            self.give_token(p, slot);
        }
        p.group &= !one(slot);
        p.acting = true;
        let supply = self.supply(p, slot);
        let (price, second) = self.prices_by(p.unit(slot), &supply);
        p.hand = Hand { unit: slot, supply, price, second, ..Hand::EMPTY };
        journal.note(rule!("2.3.choix"), Event::Activated { unit: self.who(p, slot), hex: p.unit(slot).hex });
    }

    /// Whether a unit is in hand and the battle waits for it.
    pub(crate) fn check_in_hand(&self, p: &Position) -> Result<(), Refusal> {
        match p.phase {
            Phase::Activate if !p.hand.is_empty() => Ok(()),
            Phase::Activate => refuse(rule!("2.3.choix"), "nothing-in-hand"),
            _ => refuse(rule!("2.ordre"), "not-now"),
        }
    }

    /// Whether a unit is one (r.decoy.idle).
    pub(crate) fn check_no_decoy(&self, unit: &Unit) -> Result<(), Refusal> {
        if unit.class != Class::Decoy {
            return Ok(());
        }
        refuse(rule!("r.decoy.idle"), "a-decoy-does-nothing")
    }

    /// The same, and it has not done what ends its activation.
    pub(crate) fn check_free_hand(&self, p: &Position) -> Result<(), Refusal> {
        self.check_in_hand(p)?;
        self.check_no_decoy(p.unit(p.hand.unit))?;
        if p.hand.spent { refuse(rule!("r.no-more"), "it-has-acted") } else { Ok(()) }
    }

    /// The unit in hand has finished.
    pub(crate) fn put_down(&self, p: &mut Position) {
        p.hand = Hand::EMPTY;
    }

    fn stay(&self, p: &mut Position, journal: &mut Log) {
        let slot = p.hand.unit;
        if p.hand.mode == Mode::Static && p.hand.paid == 0 && !p.hand.dismounted {
            journal.note(rule!("r.pass"), Event::Idle { unit: self.who(p, slot), hex: p.unit(slot).hex });
        }
        self.put_down(p);
    }

    // --- Checking and carrying out.

    /// Whether a seat is asked at all.
    pub(crate) fn check_turn(&self, p: &Position, seat: Seat) -> Result<(), Refusal> {
        match p.phase {
            Phase::Over => refuse(rule!("2.ordre"), "the-game-is-over"),
            _ if p.active == seat => Ok(()),
            _ => refuse(rule!("2.ordre"), "not-your-turn"),
        }
    }

    /// Whether this is what is being done.
    pub(crate) fn check_phase(&self, p: &Position, phase: Phase) -> Result<(), Refusal> {
        if p.phase == phase { Ok(()) } else { refuse(rule!("2.ordre"), "not-now") }
    }

    /// Whether a decision may be taken by the side whose part it is.
    pub(crate) fn check_decision(&self, p: &Position, decision: Decision) -> Result<(), Refusal> {
        match decision {
            Decision::Done => match &p.phase.stage().end {
                Some(end) => (end.check)(self, p),
                None => refuse(rule!("2.ordre"), "not-now"),
            },
            Decision::Levy(way) => self.check_levy(p, way),
            Decision::Dispose(way) => self.check_dispose(p, way),
            Decision::Bring(fire) => self.check_bring(p, fire),
            Decision::Pass => self.check_phase(p, Phase::React),
            Decision::Advance | Decision::Hold => self.check_phase(p, Phase::Follow),
            Decision::Raise(troop, cohesion) => self.check_raise(p, troop, cohesion),
            Decision::Attach(slot, support) => self.check_attach(p, slot, support),
            Decision::Buy(fire) => self.check_buy(p, fire),
            Decision::Dig(work, hex) => self.check_dig(p, work, hex),
            Decision::Place(hex) => self.check_place(p, hex),
            Decision::Shell(fire, hex) => self.check_shell(p, fire, hex),
            Decision::Spot(hex) => self.check_spot(p, hex),
            Decision::Smoke(hex) => self.check_smoke(p, hex),
            Decision::Rake(hex) if p.phase == Phase::Bombard => self.check_rake_by_guns(p, hex),
            Decision::Rake(hex) => self.check_rake(p, hex),
            Decision::Pick(slot) => self.check_pick(p, slot),
            Decision::Join(hex) => self.own_on(p, hex).and_then(|slot| self.check_join(p, slot)),
            Decision::Take(hex) => self.own_on(p, hex).and_then(|slot| self.check_take(p, slot)),
            Decision::Go(hex) => self.check_go(p, hex),
            Decision::Turn(side) if p.phase == Phase::Deploy => self.check_face(p, side),
            Decision::Turn(side) => self.check_turn_to(p, side),
            Decision::Fire(hex) => self.check_fire(p, hex),
            Decision::Assault(hex) => self.check_assault(p, hex),
            Decision::Scout => self.check_scout(p),
            Decision::Depot => self.check_depot(p),
            Decision::Dismount => self.check_dismount(p),
            Decision::Stay => self.check_in_hand(p),
            Decision::React(hex) => self.own_on(p, hex).and_then(|slot| self.check_reaction(p, slot)),
            Decision::Evade(hex) => self.check_evasion(p, hex),
            Decision::Retreat(hex) => self.check_retreat(p, hex),
            Decision::Rail(slot, hex) => self.check_rail(p, slot, hex),
        }
    }

    fn carry_out(&self, p: &mut Position, decision: Decision, dice: &mut Dice, journal: &mut Log) {
        match decision {
            Decision::Done => {
                if let Some(end) = &p.phase.stage().end {
                    (end.carry_out)(self, p, dice, journal);
                }
            }
            Decision::Raise(troop, cohesion) => self.raise(p, troop, cohesion, journal),
            Decision::Attach(slot, support) => self.attach(p, slot, support, journal),
            Decision::Buy(fire) => self.buy(p, fire, journal),
            Decision::Levy(way) => self.levy(p, way, journal),
            Decision::Dig(work, hex) => self.dig(p, work, hex, journal),
            Decision::Place(hex) => self.place(p, hex, journal),
            Decision::Dispose(way) => self.dispose(p, way, dice, journal),
            Decision::Bring(fire) => self.bring(p, fire, journal),
            Decision::Shell(fire, hex) => self.shell(p, fire, hex, dice, journal),
            Decision::Spot(hex) => self.spot(p, hex, dice, journal),
            Decision::Smoke(hex) => self.smoke(p, hex, dice, journal),
            Decision::Rake(hex) if p.phase == Phase::Bombard => self.rake_by_guns(p, hex, dice, journal),
            Decision::Rake(hex) => self.rake(p, hex, dice, journal),
            Decision::Pick(slot) => self.pick(p, slot),
            Decision::Join(hex) => {
                self.own_on(p, hex).into_iter().for_each(|slot| self.join(p, slot, journal))
            }
            Decision::Take(hex) => {
                self.own_on(p, hex).into_iter().for_each(|slot| self.take(p, slot, journal))
            }
            Decision::Go(hex) => self.go(p, hex, dice, journal),
            Decision::Turn(side) if p.phase == Phase::Deploy => self.face(p, side),
            Decision::Turn(side) => self.turn_to(p, side, journal),
            Decision::Fire(hex) => self.fire(p, hex, dice, journal),
            Decision::Assault(hex) => self.assault(p, hex, dice, journal),
            Decision::Scout => self.scout(p, dice, journal),
            Decision::Depot => self.begin_depot(p, journal),
            Decision::Dismount => self.dismount(p, journal),
            Decision::Stay => self.stay(p, journal),
            Decision::React(hex) => {
                self.own_on(p, hex).into_iter().for_each(|slot| self.react(p, slot, dice, journal));
            }
            Decision::Evade(hex) => self.evade(p, hex, dice, journal),
            Decision::Pass => self.resolve_assault(p, dice, journal),
            Decision::Retreat(hex) => {
                self.fall_back(p, hex, journal);
                self.suffer(p, journal);
            }
            Decision::Advance => self.follow(p, true, dice, journal),
            Decision::Hold => self.follow(p, false, dice, journal),
            Decision::Rail(slot, hex) => self.rail(p, slot, hex, journal),
        }
    }

    /// Whether nobody is in the middle of anything: no assault, nothing in hand.
    pub(crate) fn is_quiet(&self, p: &Position) -> bool {
        p.fight.attacker == NOBODY && p.fight == Fight::NONE && p.hand.is_empty() && p.group == 0
    }
}
