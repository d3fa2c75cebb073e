//! The sequence of play (4): phase after phase, in the rulebook's order.
//!
//! [`STEPS`] tells of each phase who is asked, what he can touch, and what follows; [`Attrition::proceed`] goes on until
//! somebody has something to decide. Whether a phase is asked at all depends on public facts only; where reserves and
//! tiles are open to all, that is whether there is anything to choose.

use contract::{About, Dice, Outcome, Refusal, Rule, Rules, Seat, Seats, Setup, SetupError};

use crate::decision::{Decision, Subject};
use crate::event::Event;
use crate::map::{ALL_REGIONS, ALLIED, CAPITALS, Map, Region, Regions, each};
use crate::position::{End, Phase, Position};
use crate::tables::{AUTUMN_1918, CENTRAL, Card, ENTENTE, Nation, Ploy};
use crate::tile::Place;
use crate::{ABOUT, Attrition, Checked, Log, Options, refuse, rule};

/// A phase of the sequence of play.
pub(crate) struct Step {
    /// Which one.
    pub phase: Phase,
    /// The section it is played by.
    pub rule: fn(&Position) -> Rule,
    /// Who is asked, unless it passes by.
    asked: fn(&Position) -> Seats,
    /// Whether it does not, by what everyone knows.
    opens: fn(&Attrition, &Position) -> bool,
    /// What can be touched besides the button that ends it.
    touch: fn(&Attrition, &Position, Seat, &mut dyn FnMut(Subject)),
    /// What can be decided about something besides ending it.
    list: fn(&Attrition, &Position, Seat, Subject, &mut Vec<Decision>),
    /// Whether it may be ended.
    ends: fn(&Attrition, &Position, Seat) -> Checked,
    /// What follows it.
    close: fn(&Attrition, &mut Position, &mut Dice, &mut Log),
}

/// What most phases have in common: the active side is asked if it has a choice, and may choose nothing.
const USUAL: Step = Step {
    phase: Phase::Over,
    rule: |_| rule!("4"),
    asked: |p| Seats::one(p.active()),
    opens: Attrition::has_choice,
    touch: |_, _, _, _| {},
    list: Attrition::list_allowed,
    ends: |_, _, _| Ok(()),
    close: |_, _, _, _| {},
};

/// The phases, in order.
pub(crate) static STEPS: [Step; 24] = [
    Step {
        phase: Phase::Draft,
        rule: |_| rule!("14.1"),
        asked: |p| seats(|seat| p.dealt[seat] != 0),
        opens: |_, _| true,
        touch: |_, _, _, f| f(Subject::Button),
        list: Attrition::list_keeps,
        ends: |_, _, _| refuse(rule!("14.1"), "keep-four"),
        close: |game, p, _, journal| game.begin_turn(p, journal),
        ..USUAL
    },
    Step {
        phase: Phase::Card,
        rule: |_| rule!("14.2"),
        opens: |_, p| p.hand[p.active()] != 0,
        touch: |game, p, seat, f| {
            game.touch_any(p, seat, Card::of_bits(seat, p.hand[seat]).map(Subject::Card), f);
        },
        close: |game, p, _, journal| game.open_returns(p, journal),
        ..USUAL
    },
    Step {
        phase: Phase::Give,
        rule: Position::given_by,
        asked: |p| Seats::one(p.active().other()),
        opens: Attrition::may_have_to_give,
        touch: Attrition::touch_own_regions,
        ends: Attrition::check_nothing_given,
        close: |game, p, _, journal| game.open_returns(p, journal),
        ..USUAL
    },
    Step {
        phase: Phase::Recover,
        rule: |p| Card::doing(Ploy::Recovery, p.active()).info().rule,
        opens: Attrition::may_recover,
        touch: |game, p, _, f| each(game.recovery_sites(p)).map(Subject::Region).for_each(f),
        list: Attrition::list_recoveries,
        close: |game, p, _, journal| {
            p.allowance = 0;
            game.open_returns(p, journal);
        },
        ..USUAL
    },
    Step {
        phase: Phase::Strike,
        rule: |_| rule!("15.CP8"),
        opens: Attrition::may_strike,
        touch: |game, p, _, f| each(game.duels(p)).map(Subject::Region).for_each(f),
        list: Attrition::list_strikes,
        ends: Attrition::check_no_strike,
        close: |game, p, _, journal| game.open_returns(p, journal),
        ..USUAL
    },
    Step {
        phase: Phase::Returns,
        rule: |_| rule!("4.1.2"),
        opens: |_, p| p.has_tile_at(p.active(), Place::DESTROYED),
        touch: |game, p, seat, f| game.touch_any(p, seat, Subject::nations(seat), f),
        close: |game, p, dice, journal| game.open_draw(p, dice, journal),
        ..USUAL
    },
    Step {
        phase: Phase::Mulligan,
        rule: |_| rule!("16.3"),
        opens: |game, p| {
            let drawn = p.side_tiles(p.active()).iter().any(|tile| game.just_drawn(*tile));
            p.mulligans[p.active()] > 0 && drawn
        },
        list: |_, _, _, _, out| out.push(Decision::Mulligan),
        close: |game, p, _, _| {
            game.forget_draw(p);
            p.phase = Phase::Surrender;
        },
        ..USUAL
    },
    Step {
        phase: Phase::Surrender,
        rule: |_| rule!("4.3"),
        opens: |_, p| p.active() == ENTENTE && !p.surrendered,
        list: |_, _, _, _, out| out.push(Decision::Surrender),
        close: |game, p, _, _| game.open_rail(p),
        ..USUAL
    },
    Step {
        phase: Phase::Rail,
        rule: |_| rule!("4.4"),
        opens: |game, p| {
            let sources = p.control(p.active()) | p.contested | p.neutral;
            !p.in_force(Ploy::Landing) && p.stands_in(p.active(), sources) && game.may_choose(p)
        },
        touch: Attrition::rail_subjects,
        close: |_, p, _, _| p.phase = Phase::Mobilise,
        ..USUAL
    },
    Step {
        phase: Phase::Mobilise,
        rule: |_| rule!("4.5"),
        opens: |game, p| {
            let there = |place| p.has_tile_at(p.active(), place);
            (there(Place::RESERVES) || there(Place::AIRFIELD)) && game.may_choose(p)
        },
        touch: Attrition::mobilise_subjects,
        list: Attrition::list_mobilisation,
        close: |_, p, _, _| p.phase = Phase::Movement,
        ..USUAL
    },
    Step {
        phase: Phase::Movement,
        rule: |_| rule!("4.6.2"),
        opens: |game, p| p.stands_in(p.active(), CAPITALS & ALLIED[p.active()]) && game.may_choose(p),
        touch: Attrition::move_subjects,
        list: Attrition::list_moves,
        close: |game, p, _, journal| game.open_planning(p, journal),
        ..USUAL
    },
    Step {
        phase: Phase::Plan,
        rule: |_| rule!("4.7.2"),
        opens: |game, p| game.optional_battles(p) != 0,
        touch: |game, p, _, f| each(game.optional_battles(p)).map(Subject::Region).for_each(f),
        close: |_, p, _, _| p.phase = Phase::Spy,
        ..USUAL
    },
    Step {
        phase: Phase::Spy,
        rule: |_| rule!("15.CP10"),
        asked: |_| Seats::one(CENTRAL),
        opens: |game, p| p.in_force(Ploy::MataHari) && game.may_spy(p) != 0,
        touch: |game, p, _, f| each(game.spy_sites(p)).map(Subject::Region).for_each(f),
        close: |_, p, _, _| p.phase = Phase::Scramble,
        ..USUAL
    },
    Step {
        phase: Phase::Scramble,
        rule: |_| rule!("11.4"),
        asked: |p| Seats::one(p.active().other()),
        opens: |game, p| {
            let side = p.active().other();
            p.has_tile_at(side, Place::AIRFIELD) && p.stands_in(side, p.battles) && game.may_choose(p)
        },
        touch: |game, p, seat, f| {
            game.touch_any(p, seat, p.classes_at(seat, Place::AIRFIELD).map(Subject::Airfield), f);
        },
        close: |_, p, _, _| p.phase = Phase::Battle,
        ..USUAL
    },
    Step {
        phase: Phase::Battle,
        rule: |_| rule!("4.8.1"),
        opens: |_, p| p.battles != 0,
        touch: |_, p, _, f| each(p.battles).map(Subject::Region).for_each(f),
        list: Attrition::list_fights,
        ends: |_, _, _| refuse(rule!("4.8.1"), "battles-remain"),
        close: |_, p, _, _| p.phase = Phase::Recall,
        ..USUAL
    },
    Step {
        phase: Phase::Rolled,
        rule: |_| rule!("r.after-roll"),
        opens: Attrition::may_change_dice,
        touch: |_, _, _, f| f(Subject::Dice),
        list: Attrition::list_dice_changes,
        close: |game, p, _, journal| game.count_hits(p, journal),
        ..USUAL
    },
    Step {
        phase: Phase::Ignore,
        rule: |_| rule!("r.after-roll"),
        asked: |p| p.battle.ignoring.seats(),
        opens: |_, _| true,
        list: |_, _, _, _, out| out.push(Decision::Ignore),
        close: |game, p, _, journal| game.open_losses(p, journal),
        ..USUAL
    },
    Step {
        phase: Phase::Losses,
        rule: |_| rule!("4.8.2"),
        asked: |p| p.battle.choosing.seats(),
        opens: |_, _| true,
        touch: |_, p, _, f| f(Subject::Region(p.focus.region())),
        list: Attrition::list_losses,
        ends: |_, _, _| refuse(rule!("4.8.2"), "losses-remain"),
        close: |game, p, _, journal| game.take_losses(p, journal),
        ..USUAL
    },
    Step {
        phase: Phase::Advance,
        rule: |_| rule!("4.8.4"),
        touch: |game, p, seat, f| game.touch_any(p, seat, [Subject::Region(p.focus.region())], f),
        close: |_, p, _, _| p.phase = Phase::Battle,
        ..USUAL
    },
    Step {
        phase: Phase::Recall,
        rule: |_| rule!("11.4"),
        asked: |p| Seats::one(p.active().other()),
        opens: |game, p| game.options.air && game.has_choice(p),
        touch: Attrition::touch_own_regions,
        close: |game, p, _, journal| {
            game.update_control(p, journal);
            p.phase = Phase::Declare;
        },
        ..USUAL
    },
    Step {
        phase: Phase::Declare,
        rule: |_| rule!("4.9.1"),
        opens: |game, p| {
            let open = || if game.options.fog { game.may_declare(p) } else { game.has_choice(p) };
            p.has_tile_at(p.active(), Place::RESERVES) && open()
        },
        touch: Attrition::declare_subjects,
        close: |game, p, _, journal| game.open_reserves(p, journal),
        ..USUAL
    },
    Step {
        phase: Phase::Redeploy,
        rule: |_| rule!("4.9.2"),
        touch: |game, p, seat, f| game.touch_any(p, seat, [Subject::Region(game.redeployment(p).0)], f),
        close: |_, p, _, _| {
            p.forget_moves();
            p.phase = Phase::Declare;
        },
        ..USUAL
    },
    Step {
        phase: Phase::Entrench,
        rule: |_| rule!("17.2"),
        opens: |game, p| game.trench_sites(p, p.active()) != 0,
        touch: |game, p, seat, f| each(game.trench_sites(p, seat)).map(Subject::Region).for_each(f),
        close: |game, p, _, journal| game.end_turn(p, journal),
        ..USUAL
    },
    Step { phase: Phase::Over, rule: |_| rule!("5"), asked: |_| Seats::NONE, ..USUAL },
];

impl Phase {
    /// What the sequence of play says of it.
    pub(crate) fn step(self) -> &'static Step {
        &STEPS[self as usize]
    }
}

/// The seats that meet a condition.
pub(crate) fn seats(want: impl Fn(Seat) -> bool) -> Seats {
    Seat::BOTH.into_iter().filter(|seat| want(*seat)).fold(Seats::NONE, Seats::and)
}

impl Rules for Attrition {
    type Position = Position;
    type Decision = Decision;
    type Subject = Subject;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn ready(mut setup: Setup) -> Result<Attrition, SetupError> {
        setup.check(&ABOUT)?;
        let map = Map::read(&setup.pack)?;
        let options = Options::of(&setup);
        Ok(Attrition { setup, options, map })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn begin(&self, dice: &mut Dice, journal: &mut Log) -> Position {
        let mut p = self.empty(journal);
        if self.options.historical {
            self.place_historical(&mut p, journal);
        } else {
            self.place_serbs(&mut p, dice, journal);
        }
        if self.options.cards {
            self.deal(&mut p, dice, journal);
        }
        self.proceed(&mut p, dice, journal);
        p
    }

    fn to_decide(&self, p: &Position) -> Seats {
        (p.phase.step().asked)(p)
    }

    fn subjects(&self, p: &Position, seat: Seat, out: &mut Vec<Subject>) {
        if !self.to_decide(p).has(seat) {
            return;
        }
        let step = p.phase.step();
        (step.touch)(self, p, seat, &mut |subject| out.push(subject));
        if (step.ends)(self, p, seat).is_ok() {
            out.push(Subject::Button);
        }
    }

    fn decisions_of(&self, p: &Position, seat: Seat, subject: Subject, out: &mut Vec<Decision>) {
        if !self.to_decide(p).has(seat) {
            return;
        }
        let step = p.phase.step();
        (step.list)(self, p, seat, subject, out);
        if subject == Subject::Button && (step.ends)(self, p, seat).is_ok() {
            out.push(Decision::Done);
        }
    }

    fn check(&self, p: &Position, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        if !self.to_decide(p).has(seat) {
            return refuse(rule!("r.sequence"), "not-your-turn");
        }
        use Decision as D;
        match (p.phase, decision) {
            (phase, D::Done) => (phase.step().ends)(self, p, seat),
            (Phase::Draft, D::Keep(cards)) => self.check_keep(p, seat, cards),
            (Phase::Card, D::Play(card)) => self.check_play(p, seat, card),
            (Phase::Give, D::Give(piece, region)) => self.check_give(p, seat, piece, region),
            (Phase::Recover, D::Recover(class, region)) => self.check_recover(p, seat, class, region),
            (Phase::Strike, D::Strike(class, region)) => self.check_strike(p, seat, class, region),
            (Phase::Returns, D::Return(nation)) => self.check_return(p, seat, nation),
            (Phase::Mulligan, D::Mulligan) => self.check_mulligan(p, seat),
            (Phase::Surrender, D::Surrender) => self.check_surrender(p, seat),
            (Phase::Rail, D::Rail(piece, region)) => self.check_rail(p, seat, piece, region),
            (Phase::Mobilise, D::Mobilise(class, region)) => self.check_mobilise(p, seat, class, region),
            (Phase::Mobilise, D::TakeOff(class, region)) => self.check_take_off(p, seat, class, region),
            (Phase::Movement, D::Move { piece, from, to, sea }) => {
                self.check_move(p, seat, piece, from, to, sea)
            }
            (Phase::Movement, D::Park(piece, from)) => self.check_park(p, seat, piece, from),
            (Phase::Plan, D::Plan(region)) => self.check_plan(p, seat, region),
            (Phase::Spy, D::Spy(region)) => self.check_spy(p, region),
            (Phase::Scramble, D::Scramble(class, region)) => self.check_scramble(p, seat, class, region),
            (Phase::Battle, D::Fight { region, nation, double }) => {
                self.check_fight(p, seat, region, nation, double)
            }
            (Phase::Rolled, D::Gas) => self.check_gas(p),
            (Phase::Rolled, D::Reroll(face)) => self.check_reroll(p, face),
            (Phase::Rolled, D::General { general, from, to }) => {
                self.check_general(p, seat, general, from, to)
            }
            (Phase::Ignore, D::Ignore) => Ok(()),
            (Phase::Losses, D::Lose(losses)) => self.check_losses(p, seat, losses),
            (Phase::Advance, D::Advance(class, to)) => self.check_advance(p, seat, class, to),
            (Phase::Recall, D::Recall(class, region)) => self.check_recall(p, seat, class, region),
            (Phase::Declare, D::Declare(nation)) => self.check_declare(p, seat, nation),
            (Phase::Declare, D::Salonica(nation)) => self.check_salonica(p, seat, nation),
            (Phase::Declare, D::Land(class)) => self.check_land(p, seat, class),
            (Phase::Redeploy, D::Redeploy(piece, to)) => self.check_redeploy(p, seat, piece, to),
            (Phase::Entrench, D::Trench(region)) => self.check_trench(p, seat, region),
            _ => refuse(rule!("r.sequence"), "not-this-phase"),
        }
    }

    fn apply(&self, p: &mut Position, seat: Seat, decision: Decision, dice: &mut Dice, journal: &mut Log) {
        p.fresh = false;
        let ends = match decision {
            Decision::Done => p.phase != Phase::Ignore,
            Decision::Give(..) | Decision::Strike(..) | Decision::Surrender => true,
            Decision::Spy(_) | Decision::Trench(_) => true,
            _ => false,
        };
        match decision {
            Decision::Done if p.phase == Phase::Ignore => p.battle.ignoring.remove(seat),
            Decision::Done if p.phase == Phase::Give => self.give_nothing(p, journal),
            Decision::Done => {}
            Decision::Keep(cards) => self.keep(p, seat, cards, journal),
            Decision::Play(card) => self.play(p, card, journal),
            Decision::Give(piece, region) => self.give(p, piece, region, journal),
            Decision::Recover(class, region) => self.recover(p, class, region, journal),
            Decision::Strike(class, region) => self.strike(p, class, region, journal),
            Decision::Return(nation) => self.return_nation(p, nation, journal),
            Decision::Mulligan => self.draw_again(p, seat, dice, journal),
            Decision::Surrender => self.surrender(p, dice, journal),
            Decision::Rail(piece, region) => self.rail(p, piece, region, journal),
            Decision::Mobilise(class, region) => self.mobilise(p, class, region, journal),
            Decision::TakeOff(class, region) => self.take_off(p, class, region, journal),
            Decision::Move { piece, from, to, sea } => self.move_tile(p, piece, from, to, sea, journal),
            Decision::Park(piece, from) => self.park(p, piece, from, journal),
            Decision::Plan(region) => self.plan(p, region, journal),
            Decision::Spy(region) => self.spy(p, region, journal),
            Decision::Scramble(class, region) => self.scramble(p, class, region, journal),
            Decision::Fight { region, nation, double } => {
                self.fight(p, region, nation, double, dice, journal)
            }
            Decision::Gas => self.roll_again(p, dice, journal),
            Decision::Reroll(face) => self.reroll(p, face, dice, journal),
            Decision::General { general, from, to } => self.use_general(p, general, from, to, journal),
            Decision::Ignore => self.ignore_hit(p, seat, journal),
            Decision::Lose(losses) => {
                p.battle.losses[seat] = losses;
                p.battle.choosing.remove(seat);
            }
            Decision::Advance(class, to) => self.advance(p, class, to, journal),
            Decision::Recall(class, region) => self.recall(p, class, region, journal),
            Decision::Declare(nation) => self.declare(p, nation, journal),
            Decision::Salonica(nation) => self.declare_salonica(p, nation, journal),
            Decision::Land(class) => self.land(p, class, journal),
            Decision::Redeploy(piece, to) => self.redeploy(p, piece, to, journal),
            Decision::Trench(region) => self.dig(p, seat, region, journal),
        }
        if ends {
            (p.phase.step().close)(self, p, dice, journal);
        }
        self.proceed(p, dice, journal);
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        position.ended.outcome()
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

    fn imagine(&self, p: &Position, seat: Seat, dice: &mut Dice) -> Position {
        let mut world = p.clone();
        let other = seat.other();
        self.imagine_cards(&mut world, other, dice);
        if p.phase == Phase::Losses {
            self.imagine_losses(&mut world, other, dice);
        }
        if self.options.fog {
            self.imagine_tiles(&mut world, other, dice);
        }
        world
    }
}

impl Attrition {
    /// Goes on until somebody has something to decide or the game is over.
    pub(crate) fn proceed(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        while p.phase != Phase::Over {
            let step = p.phase.step();
            if !(step.asked)(p).is_empty() && (step.opens)(self, p) {
                return;
            }
            (step.close)(self, p, dice, journal);
        }
    }

    /// Whether somebody who is asked has anything to touch but the button that ends the phase.
    fn has_choice(&self, p: &Position) -> bool {
        let step = p.phase.step();
        let mut found = false;
        for seat in (step.asked)(p).iter() {
            (step.touch)(self, p, seat, &mut |_| found = true);
        }
        found
    }

    /// The same, where everyone knows what can be touched.
    fn may_choose(&self, p: &Position) -> bool {
        self.options.fog || self.has_choice(p)
    }

    /// Of these things, those about which something can be decided.
    pub(crate) fn touch_any(
        &self,
        p: &Position,
        seat: Seat,
        things: impl IntoIterator<Item = Subject>,
        f: &mut dyn FnMut(Subject),
    ) {
        for thing in things {
            let mut may = false;
            self.means(p, seat, thing, ALL_REGIONS, &mut |decision| {
                may = may || self.check(p, seat, decision).is_ok();
            });
            if may {
                f(thing);
            }
        }
    }

    /// The regions with tiles of the seat's about which something can be decided.
    fn touch_own_regions(&self, p: &Position, seat: Seat, f: &mut dyn FnMut(Subject)) {
        let own = Region::all().filter(|region| p.tiles_in(seat, *region) > 0);
        self.touch_any(p, seat, own.map(Subject::Region), f);
    }

    /// What touching something may mean, as far as it is allowed.
    fn list_allowed(&self, p: &Position, seat: Seat, subject: Subject, out: &mut Vec<Decision>) {
        self.means(p, seat, subject, ALL_REGIONS, &mut |decision| {
            if self.check(p, seat, decision).is_ok() {
                out.push(decision);
            }
        });
    }

    /// The decisions that pointing at a subject, and then at one of these regions, could mean in this phase, allowed or
    /// not.
    pub(crate) fn means(
        &self,
        p: &Position,
        seat: Seat,
        subject: Subject,
        goals: Regions,
        f: &mut dyn FnMut(Decision),
    ) {
        match (p.phase, subject) {
            (Phase::Card, Subject::Card(card)) => f(Decision::Play(card)),
            (Phase::Give, Subject::Region(region)) => {
                p.pieces(seat, region).for_each(|piece| f(Decision::Give(piece, region)));
            }
            (Phase::Returns, Subject::Nation(nation)) => f(Decision::Return(nation)),
            (Phase::Rail, Subject::Region(region)) => {
                p.pieces(seat, region).for_each(|piece| f(Decision::Rail(piece, region)));
            }
            (Phase::Mobilise, Subject::Reserves(class)) => {
                each(goals).for_each(|region| f(Decision::Mobilise(class, region)));
            }
            (Phase::Mobilise, Subject::Airfield(class)) => {
                each(goals).for_each(|region| f(Decision::TakeOff(class, region)));
            }
            (Phase::Movement, Subject::Region(from)) => {
                for piece in p.pieces(seat, from) {
                    for to in each(goals) {
                        let sea = self.map.land[from.index()] & to.bit() == 0
                            && self.map.sea[from.index()] & to.bit() != 0;
                        f(Decision::Move { piece, from, to, sea });
                        f(Decision::Move { piece, from, to, sea: !sea });
                    }
                }
            }
            (Phase::Plan, Subject::Region(region)) => f(Decision::Plan(region)),
            (Phase::Spy, Subject::Region(region)) => f(Decision::Spy(region)),
            (Phase::Scramble, Subject::Airfield(class)) => {
                each(goals).for_each(|region| f(Decision::Scramble(class, region)));
            }
            (Phase::Battle, Subject::Region(region)) => {
                for nation in Nation::of_side(seat).iter().copied().map(Some).chain([None]) {
                    f(Decision::Fight { region, nation, double: false });
                }
            }
            (Phase::Advance, Subject::Region(region)) if region == p.focus.region() => {
                for class in p.classes_at(seat, region) {
                    each(goals).for_each(|to| f(Decision::Advance(class, to)));
                }
            }
            (Phase::Recall, Subject::Region(region)) => {
                p.classes_at(seat, region).for_each(|class| f(Decision::Recall(class, region)));
            }
            (Phase::Declare, Subject::Nation(nation)) => {
                f(Decision::Declare(nation));
                f(Decision::Salonica(nation));
            }
            (Phase::Declare, Subject::Reserves(class)) => f(Decision::Land(class)),
            (Phase::Redeploy, Subject::Region(region)) => {
                for piece in p.pieces(seat, region) {
                    each(goals).for_each(|to| f(Decision::Redeploy(piece, to)));
                }
            }
            (Phase::Entrench, Subject::Region(region)) => f(Decision::Trench(region)),
            _ => {}
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
                    std::cmp::Ordering::Greater => End::won(CENTRAL),
                    std::cmp::Ordering::Less => End::won(ENTENTE),
                    std::cmp::Ordering::Equal => End::DRAWN,
                };
                p.phase = Phase::Over;
                return;
            }
            p.turn += 1;
        }
        p.active ^= 1;
        self.begin_turn(p, journal);
    }
}
