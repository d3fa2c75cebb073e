//! The law: what is allowed and what comes of it, phase by phase as the [table](crate::phases) has them.

use ::table::Text;
use contract::{About, Dice, Notation, Outcome, Refusal, Rules, Seat, Seats, Setup, SetupError, Window};

use crate::board::{HEXES, Hex, Sector, beside, each};
use crate::decision::{Decision, Subject};
use crate::event::Event;
use crate::position::{Phase, Position};
use crate::tables::{COMMANDS, Combat, Command};
use crate::{ABOUT, GrandeGuerre, Log, refuse, rule};

impl Rules for GrandeGuerre {
    type Position = Position;
    type Decision = Decision;
    type Subject = Subject;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn ready(setup: Setup) -> Result<GrandeGuerre, SetupError> {
        GrandeGuerre::new(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn begin(&self, dice: &mut Dice, journal: &mut Log) -> Position {
        self.set_up(dice, journal)
    }

    fn to_decide(&self, p: &Position) -> Seats {
        p.phase.stage().asked(p)
    }

    fn subjects(&self, p: &Position, seat: Seat, out: &mut Vec<Subject>) {
        if self.to_decide(p).has(seat) {
            self.touchable(p, seat, out);
        }
    }

    fn decisions_of(&self, p: &Position, seat: Seat, subject: Subject, out: &mut Vec<Decision>) {
        if self.to_decide(p).has(seat) {
            self.list(p, seat, subject, out);
        }
    }

    fn check(&self, p: &Position, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        if !self.to_decide(p).has(seat) {
            return refuse(rule!("tour"), "not-asked");
        }
        match (p.phase, decision) {
            (_, Decision::Pass) => self.check_pass(p),
            (Phase::Withdraw, Decision::Withdraw(hex)) | (Phase::Substitute, Decision::Substitute(hex)) => {
                self.check_tank(p, hex)
            }
            (Phase::Exchange, Decision::Place(trade, hex)) => self.check_exchange(p, trade, hex),
            (Phase::Deploy, Decision::Place(trade, hex)) => self.check_place(p, trade, hex),
            (Phase::Rows, Decision::Row(row)) => {
                if self.row_is_open(p, row) {
                    Ok(())
                } else {
                    refuse(self.scenario_rule, "row-passed")
                }
            }
            (Phase::Card, Decision::Play(card, choice)) => self.check_play(p, card, choice),
            (Phase::AtClose, Decision::Play(card, 0)) => self.check_first_strike(p, seat, card),
            (_, Decision::Use(card)) => self.check_use(p, seat, card),
            (Phase::Effect, Decision::Name(hex)) => self.check_name(p, hex),
            (Phase::LeaveOut, Decision::Name(hex)) => self.check_leave_out(p, hex),
            (Phase::Return, Decision::Name(hex)) => self.check_return(p, hex),
            (Phase::Effect, Decision::Pick(card)) => self.can_pick(p, card),
            (Phase::Keep, Decision::Pick(card)) => self.check_keep(p, card),
            (Phase::Orders, Decision::Order(hex)) => self.check_order(p, hex),
            (Phase::Orders, Decision::OrderBattery(sector)) => self.check_order_battery(p, sector),
            (Phase::Moves, Decision::Move(from, to)) => self.check_move(p, from, to),
            (Phase::Onward, Decision::Move(from, to)) => self.check_onward(p, from, to),
            (Phase::Moves, Decision::Raid(from, to)) => self.check_raid(p, from, to),
            (Phase::Moves, Decision::Exit(hex)) => self.check_exit(p, hex),
            (Phase::Moves, Decision::Fortify(from, to)) => self.check_fortify(p, from, to),
            (Phase::Moves, Decision::Repair(from, to)) => self.check_repair(p, from, to),
            (Phase::Moves, Decision::Recover(hex, bought)) => self.check_recover(p, hex, bought),
            (Phase::Moves, Decision::Ditch(hex)) => self.check_ditch(p, hex),
            (Phase::Aim, Decision::Aim(hex)) => self.check_aim(p, hex),
            (Phase::Aim, Decision::Attack { .. }) => refuse(rule!("artillerie.premiere"), "battery-first"),
            (Phase::Load, Decision::Load(dice)) => self.check_load(p, dice),
            (Phase::Reroll, Decision::Reroll(set)) => self.check_reroll(p, set),
            (Phase::Combat | Phase::Bonus, Decision::Attack { from, to, others, card }) => {
                self.check_combat(p, from, to, others, card).map(|_| ())
            }
            (Phase::Combat, Decision::Cut(hex)) => self.check_cut(p, hex),
            (Phase::Clear, Decision::Cut(hex)) => self.check_clear(p, hex),
            (Phase::Outcome, Decision::Retreat { flags, to }) => self.check_retreat(p, flags, to),
            (Phase::Advance, Decision::Advance) | (Phase::RaidEnd, Decision::GoHome) => Ok(()),
            (Phase::Scout, Decision::Medal) => self.check_medal(p),
            (Phase::Draw, Decision::DrawCard) => self.check_draw_card(p),
            (Phase::Draw, Decision::DrawTokens) => Ok(()),
            (Phase::Draw, Decision::Discard(card)) => self.check_discard(p, card),
            // After the orders, why a unit has none; before the combats, why there will be none.
            (Phase::Moves | Phase::Aim | Phase::Combat, Decision::Order(hex)) => {
                self.check_order(p, hex).and_then(|()| Err(self.wrong_moment(decision)))
            }
            (Phase::Moves, Decision::Attack { from, to, others, card }) => {
                self.check_attack(p, from, to, others, card).and_then(|_| Err(self.wrong_moment(decision)))
            }
            // The medal that would win is not even offered.
            (Phase::Keep | Phase::Draw, Decision::Medal) if self.is_time_medal(p) => self.check_medal(p),
            (_, other) => Err(self.wrong_moment(other)),
        }
    }

    fn apply(&self, p: &mut Position, seat: Seat, decision: Decision, dice: &mut Dice, journal: &mut Log) {
        match decision {
            Decision::Pass => {
                if let Some(pass) = p.phase.stage().pass {
                    pass(self, p, dice, journal);
                }
            }
            Decision::Withdraw(hex) => self.withdraw(p, hex, journal),
            Decision::Substitute(hex) => self.substitute(p, hex, journal),
            Decision::Place(trade, hex) => self.place(p, trade, hex, journal),
            Decision::Row(row) => self.choose_row(p, row, dice, journal),
            Decision::Play(card, choice) => {
                if p.phase == Phase::AtClose {
                    self.strike_first(p, seat, card, journal);
                } else {
                    self.play(p, card, choice, journal);
                }
            }
            Decision::Use(card) => self.use_card(p, seat, card, dice, journal),
            Decision::Name(hex) => match p.phase {
                Phase::LeaveOut => self.leave_out(p, hex, journal),
                Phase::Return => self.return_figure(p, hex, journal),
                _ => self.name(p, hex, dice, journal),
            },
            Decision::Pick(card) => match p.phase {
                Phase::Keep => self.keep(p, card, journal),
                _ => self.pick(p, card, dice, journal),
            },
            Decision::Order(hex) => self.order(p, hex, journal),
            Decision::OrderBattery(sector) => self.order_battery(p, sector, journal),
            Decision::Move(_, to) if p.phase == Phase::Onward => self.go_onward(p, to, dice, journal),
            Decision::Move(from, to) => self.declare_move(p, from, to, false),
            Decision::Raid(from, to) => self.declare_move(p, from, to, true),
            Decision::Exit(hex) => self.declare_move(p, hex, Hex::NONE, false),
            Decision::Fortify(from, to) => self.fortify(p, from, to, journal),
            Decision::Repair(from, to) => self.repair(p, from, to, journal),
            Decision::Recover(hex, bought) => self.recover(p, hex, bought, dice, journal),
            Decision::Ditch(hex) => self.ditch(p, hex, journal),
            Decision::Aim(hex) => self.aim(p, hex, journal),
            Decision::Load(count) => self.load(p, count, journal),
            Decision::Reroll(set) => self.reroll(p, set, dice, journal),
            Decision::Attack { from, to, others, card } => {
                self.declare(p, from, to, others, card, journal);
            }
            Decision::Cut(hex) if p.phase == Phase::Clear => self.clear(p, hex, journal),
            Decision::Cut(hex) => self.cut(p, hex, journal),
            Decision::Retreat { flags, to } => self.retreat(p, flags, to, journal),
            Decision::Advance => self.advance(p, false, dice, journal),
            Decision::GoHome => self.go_home(p, journal),
            Decision::Medal => self.take_medal(p, dice, journal),
            Decision::DrawCard => self.draw_card(p, dice, journal),
            Decision::DrawTokens => self.take_tokens(p, 0, journal),
            Decision::Discard(card) => self.discard(p, card, journal),
        }
        self.proceed(p, dice, journal);
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        position.ended.winner().map(Outcome::Won)
    }

    fn turn(&self, position: &Position) -> u32 {
        u32::from(position.turn)
    }

    fn parse(&self, text: &str) -> Result<Decision, Text> {
        Decision::read(self, text).map(Decision::in_order)
    }

    fn invariants(&self, position: &Position) -> Result<(), String> {
        self.check_position(position)
    }

    fn hides(&self) -> bool {
        true
    }

    fn imagine(&self, position: &Position, seat: Seat, dice: &mut Dice) -> Position {
        self.imagine_for(position, seat, dice)
    }

    fn window(&self, p: &Position) -> Option<Window<Decision>> {
        let kind = p.phase.stage().window?;
        Some(Window { kind, seat: p.passive(), pass: Decision::Pass })
    }

    fn sentence(&self, position: &Position, seat: Seat, refusal: Refusal) -> Text {
        self.say_refusal(position, seat, refusal)
    }
}

impl GrandeGuerre {
    /// The cards in hand that can be played now.
    pub(crate) fn touch_cards(&self, p: &Position, seat: Seat, out: &mut Vec<Subject>) {
        let draws = p.phase == Phase::Draw;
        if p.allowance[seat] > 0 || draws {
            let hand = p.combats.hands[seat].titles().map(Combat);
            let fits = |card: &Combat| {
                draws && self.check_discard(p, *card).is_ok() || self.check_use(p, seat, *card).is_ok()
            };
            out.extend(hand.filter(fits).map(Subject::Combat));
        }
        if p.phase == Phase::AtClose {
            let first_strike = self.check_first_strike(p, seat, self.first_strike);
            out.extend(first_strike.map(|()| Subject::Command(self.first_strike)));
        }
    }

    pub(crate) fn list(&self, p: &Position, seat: Seat, subject: Subject, out: &mut Vec<Decision>) {
        match subject {
            Subject::Button => match p.phase.stage().buttons {
                Some(buttons) => buttons(self, p, out),
                None => out.extend(self.check_pass(p).map(|()| Decision::Pass)),
            },
            Subject::Pool if p.phase == Phase::Draw => out.push(Decision::DrawTokens),
            Subject::Pile if p.phase == Phase::Draw && self.check_draw_card(p).is_ok() => {
                out.push(Decision::DrawCard);
            }
            Subject::Pool | Subject::Pile => {}
            Subject::Battery => match p.phase {
                Phase::Orders => out.extend(
                    Sector::ALL
                        .into_iter()
                        .filter(|sector| self.check_order_battery(p, *sector).is_ok())
                        .map(Decision::OrderBattery),
                ),
                Phase::Aim => {
                    // The enemy first, then what lies next to him, then the rest.
                    let (all, enemies) = (self.aims(p), p.held[p.passive()]);
                    let near = beside(enemies) & !enemies;
                    for set in [all & enemies, all & near, all & !enemies & !near] {
                        out.extend(each(set).map(Decision::Aim));
                    }
                }
                _ => {}
            },
            Subject::Command(card) => match p.phase {
                Phase::Card if self.check_any_play(p, card) => self.list_plays(p, card, out),
                Phase::AtClose if self.check_first_strike(p, seat, card).is_ok() => {
                    out.push(Decision::Play(card, 0))
                }
                Phase::Effect if self.can_pick(p, card).is_ok() => out.push(Decision::Pick(card)),
                Phase::Keep if self.check_keep(p, card).is_ok() => out.push(Decision::Pick(card)),
                _ => {}
            },
            Subject::Combat(card) => {
                if self.check_use(p, seat, card).is_ok() {
                    out.push(Decision::Use(card));
                }
                if p.phase == Phase::Draw && self.check_discard(p, card).is_ok() {
                    out.push(Decision::Discard(card));
                }
            }
            Subject::Hex(hex) if hex.index() < HEXES => (p.phase.stage().on_hex)(self, p, hex, out),
            Subject::Hex(_) => {}
        }
    }

    fn check_any_play(&self, p: &Position, card: Command) -> bool {
        card.index() < COMMANDS
            && p.commands.hands[p.active].of[card.index()] > 0
            && card != self.first_strike
    }

    /// Whether nothing, or nothing more, may be the answer now.
    pub(crate) fn check_pass(&self, p: &Position) -> Result<(), Refusal> {
        match p.phase {
            Phase::Effect if self.may_leave_effect(p) => Ok(()),
            Phase::Card => refuse(rule!("commandement.obligatoire"), "must-play"),
            phase if phase != Phase::Effect && phase.stage().pass.is_some() => Ok(()),
            _ => refuse(rule!("tour"), "must-decide"),
        }
    }

    /// What is refused because it is not the moment for it.
    fn wrong_moment(&self, decision: Decision) -> Refusal {
        let rule = match decision {
            Decision::Play(card, _) if card == self.first_strike => rule!("ordre.frapper-le-premier.moment"),
            Decision::Play(..) => rule!("commandement"),
            Decision::Order(_) | Decision::OrderBattery(_) => rule!("ordres"),
            Decision::Move(..) | Decision::Raid(..) | Decision::Exit(_) => rule!("mouvement"),
            Decision::Attack { .. } | Decision::Cut(_) => rule!("combat"),
            Decision::Aim(_) | Decision::Load(_) => rule!("artillerie"),
            Decision::DrawCard | Decision::DrawTokens | Decision::Discard(_) => rule!("fin"),
            _ => rule!("tour"),
        };
        Refusal::new(rule, "not-the-moment")
    }
}
