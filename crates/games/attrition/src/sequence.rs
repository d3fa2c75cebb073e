//! The sequence of play (4): phase after phase, in the rulebook's order.
//!
//! [`Attrition::proceed`] goes on until somebody has something to decide. Whether a phase is asked at all depends
//! on public facts only; where reserves and tiles are open to all, that is whether there is anything to choose.

use contract::{About, Dice, Outcome, Refusal, Rules, Seat, Seats, Setup, SetupError};

use crate::decision::{Decision, Subject};
use crate::event::Event;
use crate::map::{ALLIED, CAPITALS, each};
use crate::position::{Phase, Position, effect};
use crate::tables::{AUTUMN_1918, CENTRAL, ENTENTE};
use crate::tile::Place;
use crate::{ABOUT, Attrition, Log, refuse, rule};

impl Rules for Attrition {
    type Position = Position;
    type Decision = Decision;
    type Subject = Subject;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn ready(setup: Setup) -> Result<Attrition, SetupError> {
        Attrition::new(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn begin(&self, dice: &mut Dice, journal: &mut Log) -> Position {
        self.set_up(dice, journal)
    }

    fn to_decide(&self, p: &Position) -> Seats {
        let bits = |bits: u8| {
            Seat::BOTH.into_iter().filter(|seat| bits & 1 << *seat as u8 != 0).fold(Seats::NONE, Seats::and)
        };
        match p.phase {
            Phase::Over => Seats::NONE,
            Phase::Draft => bits(u8::from(p.dealt[0] != 0) | u8::from(p.dealt[1] != 0) << 1),
            Phase::Ignore => bits(p.battle.ignoring),
            Phase::Losses => bits(p.battle.choosing),
            Phase::Give | Phase::Scramble | Phase::Recall => Seats::one(p.active().other()),
            Phase::Spy => Seats::one(CENTRAL),
            _ => Seats::one(p.active()),
        }
    }

    fn subjects(&self, position: &Position, seat: Seat, out: &mut Vec<Subject>) {
        if self.to_decide(position).has(seat) {
            self.each_subject(position, seat, &mut |subject| out.push(subject));
        }
    }

    fn decisions_of(&self, position: &Position, seat: Seat, subject: Subject, out: &mut Vec<Decision>) {
        if self.to_decide(position).has(seat) {
            self.list(position, seat, subject, out);
        }
    }

    fn check(&self, p: &Position, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        if !self.to_decide(p).has(seat) {
            return refuse(rule!("r.sequence"), "not-your-turn");
        }
        let phase = match decision {
            Decision::Done => return self.check_done(p, seat),
            Decision::Keep(_) => Phase::Draft,
            Decision::Play(_) => Phase::Card,
            Decision::Give(..) => Phase::Give,
            Decision::Recover(..) => Phase::Recover,
            Decision::Strike(..) => Phase::Strike,
            Decision::Return(_) => Phase::Returns,
            Decision::Mulligan => Phase::Mulligan,
            Decision::Surrender => Phase::Surrender,
            Decision::Rail(..) => Phase::Rail,
            Decision::Mobilise(..) | Decision::TakeOff(..) => Phase::Mobilise,
            Decision::Move { .. } | Decision::Park(..) => Phase::Movement,
            Decision::Plan(_) => Phase::Plan,
            Decision::Spy(_) => Phase::Spy,
            Decision::Scramble(..) => Phase::Scramble,
            Decision::Fight { .. } => Phase::Battle,
            Decision::Gas | Decision::Reroll(_) | Decision::General { .. } => Phase::Rolled,
            Decision::Ignore => Phase::Ignore,
            Decision::Lose(_) => Phase::Losses,
            Decision::Advance(..) => Phase::Advance,
            Decision::Recall(..) => Phase::Recall,
            Decision::Declare(_) | Decision::Salonica(_) | Decision::Land(_) => Phase::Declare,
            Decision::Redeploy(..) => Phase::Redeploy,
            Decision::Trench(_) => Phase::Entrench,
        };
        if phase != p.phase {
            return refuse(rule!("r.sequence"), "not-this-phase");
        }
        match decision {
            Decision::Done | Decision::Ignore => Ok(()),
            Decision::Mulligan => self.check_mulligan(p, seat),
            Decision::Surrender => self.check_surrender(p, seat),
            Decision::Keep(cards) => self.check_keep(p, seat, cards),
            Decision::Play(card) => self.check_play(p, seat, card),
            Decision::Give(piece, region) => self.check_give(p, seat, piece, region),
            Decision::Recover(class, region) => self.check_recover(p, seat, class, region),
            Decision::Strike(class, region) => self.check_strike(p, seat, class, region),
            Decision::Return(nation) => self.check_return(p, seat, nation),
            Decision::Rail(piece, region) => self.check_rail(p, seat, piece, region),
            Decision::Mobilise(class, region) => self.check_mobilise(p, seat, class, region),
            Decision::TakeOff(class, region) => self.check_take_off(p, seat, class, region),
            Decision::Move { piece, from, to, sea } => self.check_move(p, seat, piece, from, to, sea),
            Decision::Park(piece, from) => self.check_park(p, seat, piece, from),
            Decision::Plan(region) => self.check_plan(p, seat, region),
            Decision::Spy(region) => self.check_spy(p, region),
            Decision::Scramble(class, region) => self.check_scramble(p, seat, class, region),
            Decision::Fight { region, nation, double } => self.check_fight(p, seat, region, nation, double),
            Decision::Gas => self.check_gas(p),
            Decision::Reroll(face) => self.check_reroll(p, seat, face),
            Decision::General { general, from, to } => self.check_general(p, seat, general, from, to),
            Decision::Lose(losses) => self.check_losses(p, seat, losses),
            Decision::Advance(class, to) => self.check_advance(p, seat, class, to),
            Decision::Recall(class, region) => self.check_recall(p, seat, class, region),
            Decision::Declare(nation) => self.check_declare(p, seat, nation),
            Decision::Salonica(nation) => self.check_salonica(p, seat, nation),
            Decision::Land(class) => self.check_land(p, seat, class),
            Decision::Redeploy(piece, to) => self.check_redeploy(p, seat, piece, to),
            Decision::Trench(region) => self.check_trench(p, seat, region),
        }
    }

    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        decision: Decision,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        self.carry_out(position, seat, decision, dice, journal);
        self.proceed(position, dice, journal);
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        match position.ended {
            0 => None,
            1 => Some(Outcome::Won(CENTRAL)),
            2 => Some(Outcome::Won(ENTENTE)),
            _ => Some(Outcome::Drawn),
        }
    }

    fn turn(&self, position: &Position) -> u32 {
        u32::from(position.turn) + 1
    }

    fn invariants(&self, position: &Position) -> Result<(), String> {
        self.check_position(position)
    }

    fn hides(&self) -> bool {
        self.options.fog || self.options.cards
    }

    fn imagine(&self, position: &Position, seat: Seat, dice: &mut Dice) -> Position {
        self.imagine_for(position, seat, dice)
    }
}

impl Attrition {
    /// Goes on until somebody has something to decide or the game is over.
    pub(crate) fn proceed(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        while p.phase != Phase::Over && !self.asks(p) {
            self.close(p, dice, journal);
        }
    }

    /// Whether the phase asks anybody anything.
    fn asks(&self, p: &Position) -> bool {
        let side = p.active();
        let other = side.other();
        let own = side.index();
        match p.phase {
            Phase::Over => true,
            Phase::Draft => p.dealt != [0, 0],
            Phase::Card => p.hand[own] != 0,
            Phase::Give => self.may_have_to_give(p),
            Phase::Recover => self.may_recover(p),
            Phase::Strike => self.may_strike(p),
            Phase::Returns => p.side_tiles(side).iter().any(|tile| tile.place() == Place::DESTROYED),
            Phase::Mulligan => {
                p.mulligans[own] > 0 && p.side_tiles(side).iter().any(|tile| self.just_drawn(*tile))
            }
            Phase::Surrender => side == ENTENTE && !p.surrendered,
            Phase::Rail => {
                let sources = p.control[own] | p.contested | p.neutral;
                !p.in_force(effect::LANDING)
                    && each(sources).any(|region| p.tiles_in(side, region) > 0)
                    && (self.options.fog || self.has_choice(p, side))
            }
            Phase::Mobilise => {
                let there = |place| p.side_tiles(side).iter().any(|tile| tile.place() == place);
                (there(Place::RESERVES) || there(Place::AIRFIELD))
                    && (self.options.fog || self.has_choice(p, side))
            }
            Phase::Movement => {
                let capitals = CAPITALS & ALLIED[own];
                each(capitals).any(|region| p.tiles_in(side, region) > 0)
                    && (self.options.fog || self.has_choice(p, side))
            }
            Phase::Plan => self.optional_battles(p) != 0,
            Phase::Spy => p.in_force(effect::MATA_HARI) && self.may_spy(p) != 0,
            Phase::Scramble => {
                let planes = p.side_tiles(other).iter().any(|tile| tile.place() == Place::AIRFIELD);
                planes
                    && each(p.battles).any(|region| p.tiles_in(other, region) > 0)
                    && (self.options.fog || self.has_choice(p, other))
            }
            Phase::Battle => p.battles != 0,
            Phase::Rolled => self.may_change_dice(p),
            Phase::Ignore => p.battle.ignoring != 0,
            Phase::Losses => p.battle.choosing != 0,
            Phase::Advance => self.has_choice(p, side),
            Phase::Recall => self.has_choice(p, other),
            Phase::Declare => {
                let reserves = p.side_tiles(side).iter().any(|tile| tile.place() == Place::RESERVES);
                reserves
                    && if self.options.fog { self.may_declare(p, side) } else { self.has_choice(p, side) }
            }
            Phase::Redeploy => self.has_choice(p, side),
            Phase::Entrench => self.trench_sites(p, side) != 0,
        }
    }

    /// Whether a seat has anything to touch but the button that ends the phase.
    fn has_choice(&self, p: &Position, seat: Seat) -> bool {
        let mut found = false;
        self.each_subject(p, seat, &mut |subject| found |= subject != Subject::Button);
        found
    }

    /// Ends a phase and begins the next.
    pub(crate) fn close(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        match p.phase {
            Phase::Draft => self.begin_turn(p, journal),
            Phase::Card | Phase::Give | Phase::Strike => self.open_returns(p, journal),
            Phase::Recover => {
                p.allowance = 0;
                self.open_returns(p, journal);
            }
            Phase::Returns => self.open_draw(p, dice, journal),
            Phase::Mulligan => {
                self.forget_draw(p);
                p.phase = Phase::Surrender;
            }
            Phase::Surrender => self.open_rail(p),
            Phase::Rail => p.phase = Phase::Mobilise,
            Phase::Mobilise => p.phase = Phase::Movement,
            Phase::Movement => self.open_planning(p, journal),
            Phase::Plan => p.phase = Phase::Spy,
            Phase::Spy => p.phase = Phase::Scramble,
            Phase::Scramble => p.phase = Phase::Battle,
            Phase::Battle => p.phase = Phase::Recall,
            Phase::Rolled => self.count_hits(p, journal),
            Phase::Ignore => self.open_losses(p, journal),
            Phase::Losses => self.take_losses(p, journal),
            Phase::Advance => p.phase = Phase::Battle,
            Phase::Recall => {
                self.update_control(p, journal);
                p.phase = Phase::Declare;
            }
            Phase::Redeploy => self.close_redeployment(p),
            Phase::Declare => self.open_reserves(p, journal),
            Phase::Entrench => self.end_turn(p, journal),
            Phase::Over => {}
        }
    }

    /// A side's turn begins.
    pub(crate) fn begin_turn(&self, p: &mut Position, journal: &mut Log) {
        journal.note(rule!("4"), Event::TurnBegins { turn: p.turn, side: p.active() });
        p.effects = if p.active() == ENTENTE { std::mem::take(&mut p.coming) } else { 0 };
        p.allowance = 0;
        p.fresh = true;
        p.phase = Phase::Card;
    }

    /// A side's turn ends; after the Entente's in autumn 1918, so does the war (5.2).
    fn end_turn(&self, p: &mut Position, journal: &mut Log) {
        self.close_turn_effects(p, journal);
        p.effects = 0;
        p.allowance = 0;
        if p.active() == ENTENTE {
            if p.turn == AUTUMN_1918 {
                let industry = [self.industry(p, CENTRAL), self.industry(p, ENTENTE)];
                journal.note(rule!("5.2"), Event::WarOver { industry });
                p.ended = match industry[0].cmp(&industry[1]) {
                    std::cmp::Ordering::Greater => 1,
                    std::cmp::Ordering::Less => 2,
                    std::cmp::Ordering::Equal => 3,
                };
                p.phase = Phase::Over;
                return;
            }
            p.turn += 1;
        }
        p.active ^= 1;
        self.begin_turn(p, journal);
    }

    /// What a seat that is asked can touch.
    pub(crate) fn each_subject(&self, p: &Position, seat: Seat, f: &mut dyn FnMut(Subject)) {
        match p.phase {
            Phase::Over => {}
            Phase::Draft | Phase::Card => self.card_subjects(p, seat, f),
            Phase::Give | Phase::Recover | Phase::Strike => self.card_target_subjects(p, seat, f),
            Phase::Returns => self.return_subjects(p, seat, f),
            Phase::Mulligan | Phase::Surrender => f(Subject::Button),
            Phase::Rail => self.rail_subjects(p, seat, f),
            Phase::Mobilise => self.mobilise_subjects(p, seat, f),
            Phase::Movement => self.move_subjects(p, seat, f),
            Phase::Plan => self.region_subjects(self.optional_battles(p), f),
            Phase::Spy => self.region_subjects(self.spy_sites(p), f),
            Phase::Scramble => self.scramble_subjects(p, seat, f),
            Phase::Battle => each(p.battles).for_each(|region| f(Subject::Region(region))),
            Phase::Rolled => {
                f(Subject::Dice);
                f(Subject::Button);
            }
            Phase::Ignore => f(Subject::Button),
            Phase::Losses => f(Subject::Region(self.battle_region(p))),
            Phase::Advance => self.advance_subjects(p, seat, f),
            Phase::Recall => self.recall_subjects(p, seat, f),
            Phase::Declare => self.declare_subjects(p, seat, f),
            Phase::Redeploy => self.redeploy_subjects(p, seat, f),
            Phase::Entrench => self.region_subjects(self.trench_sites(p, seat), f),
        }
    }

    /// Regions, and the button that ends the phase.
    pub(crate) fn region_subjects(&self, regions: u32, f: &mut dyn FnMut(Subject)) {
        each(regions).for_each(|region| f(Subject::Region(region)));
        f(Subject::Button);
    }

    /// What a seat can decide about something it can touch.
    pub(crate) fn list(&self, p: &Position, seat: Seat, subject: Subject, out: &mut Vec<Decision>) {
        match (p.phase, subject) {
            (Phase::Draft | Phase::Card, _) => self.list_cards(p, seat, subject, out),
            (Phase::Give | Phase::Recover | Phase::Strike, _) => {
                self.list_card_targets(p, seat, subject, out)
            }
            (Phase::Mulligan, _) => out.extend([Decision::Mulligan, Decision::Done]),
            (Phase::Surrender, _) => out.extend([Decision::Surrender, Decision::Done]),
            (Phase::Ignore, _) => out.extend([Decision::Ignore, Decision::Done]),
            (Phase::Losses, _) => self.list_losses(p, seat, out),
            (_, Subject::Button) => out.push(Decision::Done),
            (Phase::Returns, Subject::Nation(nation)) => out.push(Decision::Return(nation)),
            (Phase::Rail, Subject::Region(region)) => self.list_rail(p, seat, region, out),
            (Phase::Mobilise, _) => self.list_mobilisation(p, seat, subject, out),
            (Phase::Movement, Subject::Region(region)) => self.list_moves(p, seat, region, out),
            (Phase::Plan, Subject::Region(region)) => out.push(Decision::Plan(region)),
            (Phase::Spy, Subject::Region(region)) => out.push(Decision::Spy(region)),
            (Phase::Scramble, Subject::Airfield(class)) => self.list_scrambles(p, seat, class, out),
            (Phase::Battle, Subject::Region(region)) => self.list_fights(p, seat, region, out),
            (Phase::Rolled, Subject::Dice) => self.list_dice_changes(p, seat, out),
            (Phase::Advance, Subject::Region(region)) => self.list_advances(p, seat, region, out),
            (Phase::Recall, Subject::Region(region)) => self.list_recalls(p, seat, region, out),
            (Phase::Declare, _) => self.list_declarations(p, seat, subject, out),
            (Phase::Redeploy, Subject::Region(region)) => self.list_redeployments(p, seat, region, out),
            (Phase::Entrench, Subject::Region(region)) => out.push(Decision::Trench(region)),
            _ => {}
        }
    }

    /// Whether a phase may be ended.
    fn check_done(&self, p: &Position, seat: Seat) -> Result<(), Refusal> {
        match p.phase {
            Phase::Draft => refuse(rule!("14.1"), "keep-four"),
            Phase::Give if self.must_give(p, seat) => refuse(p.given_by(), "must-give"),
            Phase::Strike if self.must_strike(p, seat) => refuse(rule!("15.CP8"), "must-strike"),
            Phase::Battle => refuse(rule!("4.8.1"), "battles-remain"),
            Phase::Losses => refuse(rule!("4.8.2"), "losses-remain"),
            _ => Ok(()),
        }
    }

    /// Carries out a decision that is allowed.
    pub(crate) fn carry_out(
        &self,
        p: &mut Position,
        seat: Seat,
        decision: Decision,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        p.fresh = false;
        match decision {
            Decision::Done => match p.phase {
                Phase::Ignore => p.battle.ignoring &= !(1 << seat as u8),
                Phase::Give => {
                    self.give_nothing(p, journal);
                    self.close(p, dice, journal);
                }
                _ => self.close(p, dice, journal),
            },
            Decision::Keep(cards) => self.keep(p, seat, cards, journal),
            Decision::Play(card) => self.play(p, card, journal),
            Decision::Give(piece, region) => {
                self.give(p, piece, region, journal);
                self.close(p, dice, journal);
            }
            Decision::Recover(class, region) => self.recover(p, class, region, journal),
            Decision::Strike(class, region) => {
                self.strike(p, class, region, journal);
                self.close(p, dice, journal);
            }
            Decision::Return(nation) => self.return_nation(p, nation, journal),
            Decision::Mulligan => self.draw_again(p, seat, dice, journal),
            Decision::Surrender => {
                self.surrender(p, dice, journal);
                self.close(p, dice, journal);
            }
            Decision::Rail(piece, region) => self.rail(p, piece, region, journal),
            Decision::Mobilise(class, region) => self.mobilise(p, class, region, journal),
            Decision::TakeOff(class, region) => self.take_off(p, class, region, journal),
            Decision::Move { piece, from, to, sea } => self.move_tile(p, piece, from, to, sea, journal),
            Decision::Park(piece, from) => self.park(p, piece, from, journal),
            Decision::Plan(region) => self.plan(p, region, journal),
            Decision::Spy(region) => {
                self.spy(p, region, journal);
                self.close(p, dice, journal);
            }
            Decision::Scramble(class, region) => self.scramble(p, class, region, journal),
            Decision::Fight { region, nation, double } => {
                self.fight(p, region, nation, double, dice, journal)
            }
            Decision::Gas => self.roll_again(p, dice, journal),
            Decision::Reroll(face) => self.reroll(p, face, dice, journal),
            Decision::General { general, from, to } => self.use_general(p, general, from, to, journal),
            Decision::Ignore => self.ignore_hit(p, seat, journal),
            Decision::Lose(losses) => {
                p.battle.losses[seat.index()] = losses;
                p.battle.choosing &= !(1 << seat as u8);
            }
            Decision::Advance(class, to) => self.advance(p, class, to, journal),
            Decision::Recall(class, region) => self.recall(p, class, region, journal),
            Decision::Declare(nation) => self.declare(p, nation, journal),
            Decision::Salonica(nation) => self.declare_salonica(p, nation, journal),
            Decision::Land(class) => self.land(p, class, journal),
            Decision::Redeploy(piece, to) => self.redeploy(p, piece, to, journal),
            Decision::Trench(region) => {
                self.dig(p, seat, region, journal);
                self.close(p, dice, journal);
            }
        }
    }
}
