//! The sequence of play (4): the phases follow each other as their table says ([`crate::phases`]), until somebody has
//! something to decide; what is decided goes to its chapter.

use contract::{About, Dice, Outcome, Refusal, Rules, Seat, Seats, Setup, SetupError, Window};

use crate::decision::{Decision, Subject};
use crate::event::Event;
use crate::map::{ALL_REGIONS, Map, RUSSIAN, Region, Regions, each};
use crate::position::{End, Phase, Position};
use crate::tables::{AUTUMN_1918, CENTRAL, ENTENTE, Nation};
use crate::{ABOUT, Attrition, Log, Options, refuse, rule};

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
        (p.phase.stage().asked)(p)
    }

    fn subjects(&self, p: &Position, seat: Seat, out: &mut Vec<Subject>) {
        if !self.to_decide(p).has(seat) {
            return;
        }
        let stage = p.phase.stage();
        (stage.touch)(self, p, seat, &mut |subject| out.push(subject));
        if (stage.ends)(self, p, seat).is_ok() {
            out.push(Subject::Button);
        }
    }

    fn decisions_of(&self, p: &Position, seat: Seat, subject: Subject, out: &mut Vec<Decision>) {
        if !self.to_decide(p).has(seat) {
            return;
        }
        let stage = p.phase.stage();
        (stage.list)(self, p, seat, subject, out);
        if subject == Subject::Button && (stage.ends)(self, p, seat).is_ok() {
            out.push(Decision::Done);
        }
    }

    fn check(&self, p: &Position, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        if !self.to_decide(p).has(seat) {
            return refuse(rule!("r.sequence"), "not-your-turn");
        }
        use Decision as D;
        match (p.phase, decision) {
            (phase, D::Done) => (phase.stage().ends)(self, p, seat),
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
            (p.phase.stage().close)(self, p, dice, journal);
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

    /// Russia may surrender in any turn of the Entente (4.3), but hardly anybody thinks of it while no enemy stands there: that
    /// is asked only if one wants to be.
    fn window(&self, p: &Position) -> Option<Window<Decision>> {
        let quiet = RUSSIAN & (p.control[CENTRAL] | p.contested) == 0;
        (p.phase == Phase::Surrender && quiet).then_some(Window {
            kind: "surrender",
            seat: ENTENTE,
            pass: Decision::Done,
        })
    }
}

impl Attrition {
    /// Goes on until somebody has something to decide or the game is over.
    pub(crate) fn proceed(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        while p.phase != Phase::Over {
            let stage = p.phase.stage();
            if !(stage.asked)(p).is_empty() && (stage.opens)(self, p) {
                return;
            }
            (stage.close)(self, p, dice, journal);
        }
    }

    /// Whether somebody who is asked has anything to touch but the button that ends the phase.
    pub(crate) fn has_choice(&self, p: &Position) -> bool {
        let stage = p.phase.stage();
        let mut found = false;
        for seat in (stage.asked)(p).iter() {
            (stage.touch)(self, p, seat, &mut |_| found = true);
        }
        found
    }

    /// The same, where everyone knows what can be touched.
    pub(crate) fn may_choose(&self, p: &Position) -> bool {
        self.options.fog || self.has_choice(p)
    }

    /// Where what is touched can go at most: what lies beyond is refused without being asked about.
    fn goals(&self, p: &Position) -> Regions {
        match p.phase {
            Phase::Advance => self.map.land[p.focus.region().index()],
            Phase::Redeploy => self.redeployment(p).1,
            _ => ALL_REGIONS,
        }
    }

    /// Of these things, those about which something can be decided.
    pub(crate) fn touch_any(
        &self,
        p: &Position,
        seat: Seat,
        things: impl IntoIterator<Item = Subject>,
        f: &mut dyn FnMut(Subject),
    ) {
        let goals = self.goals(p);
        for thing in things {
            let mut may = false;
            self.means(p, seat, thing, goals, &mut |decision| {
                may = may || self.check(p, seat, decision).is_ok();
            });
            if may {
                f(thing);
            }
        }
    }

    /// The regions with tiles of the seat's about which something can be decided.
    pub(crate) fn touch_own_regions(&self, p: &Position, seat: Seat, f: &mut dyn FnMut(Subject)) {
        let own = Region::all().filter(|region| p.tiles_in(seat, *region) > 0);
        self.touch_any(p, seat, own.map(Subject::Region), f);
    }

    /// What touching something may mean, as far as it is allowed.
    pub(crate) fn list_allowed(&self, p: &Position, seat: Seat, subject: Subject, out: &mut Vec<Decision>) {
        self.means(p, seat, subject, self.goals(p), &mut |decision| {
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
    pub(crate) fn end_turn(&self, p: &mut Position, journal: &mut Log) {
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
