//! The sequence of play: who is asked, what he can touch, what follows what.

use ::table::Text;
use contract::{About, Dice, Notation, Outcome, Refusal, Rules, Seat, Seats, Setup, SetupError, Window};

use crate::board::{BOARD, HEXES, Hex, Sector, each};
use crate::decision::{Decision, Subject};
use crate::event::Event;
use crate::position::{NO_CARD, Phase, Position, side_of};
use crate::tables::{COMMANDS, Command, Effect};
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
        let seat = match p.phase {
            Phase::Over => return Seats::NONE,
            Phase::AtCommand
            | Phase::LeaveOut
            | Phase::AtMove
            | Phase::AtBombard
            | Phase::AtClose
            | Phase::AfterRoll
            | Phase::AfterRanged
            | Phase::AfterClose => p.passive(),
            Phase::Outcome => side_of(p.fight().target),
            _ => p.active,
        };
        Seats::one(seat)
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
            (Phase::Combat, Decision::Attack { from, to, others, card }) => {
                self.check_attack(p, from, to, others, card).map(|_| ())
            }
            (Phase::Combat, Decision::Cut(hex)) => self.check_cut(p, hex),
            (Phase::Clear, Decision::Cut(hex)) => self.check_clear(p, hex),
            (Phase::Bonus, Decision::Attack { from, to, others, card }) => {
                self.check_bonus(p, from, to, others, card).map(|_| ())
            }
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
            1 => Some(Outcome::Won(Seat::First)),
            _ => Some(Outcome::Won(Seat::Second)),
        }
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

    fn window(&self, position: &Position) -> Option<Window<Decision>> {
        self.open_window(position)
    }

    fn sentence(&self, position: &Position, seat: Seat, refusal: Refusal) -> Text {
        self.say_refusal(position, seat, refusal)
    }
}

impl GrandeGuerre {
    /// Goes on until somebody has something to decide.
    pub(crate) fn proceed(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        loop {
            if p.ended != 0 {
                p.phase = Phase::Over;
                return;
            }
            match p.phase {
                Phase::Withdraw | Phase::Substitute | Phase::Rows | Phase::Card | Phase::Over => return,
                Phase::Exchange => {
                    if self.can_exchange_any(p) {
                        return;
                    }
                    self.end_exchange(p);
                }
                Phase::Deploy => {
                    if self.next_placer(p) {
                        return;
                    }
                    self.deal(p, dice, journal);
                    self.shell_no_mans_land(p, dice, journal);
                }
                Phase::AtCommand => {
                    if self.asks_at_command(p) {
                        return;
                    }
                    p.phase = Phase::WithCommand;
                }
                Phase::WithCommand => {
                    if p.effective != Command::NONE && self.asks_with_command(p) {
                        return;
                    }
                    self.open_orders(p, dice, journal);
                }
                Phase::Effect
                | Phase::LeaveOut
                | Phase::Load
                | Phase::Reroll
                | Phase::Onward
                | Phase::Clear
                | Phase::Bonus => {
                    return;
                }
                Phase::Return => {
                    if each(p.held[p.active]).any(|hex| self.check_return(p, hex).is_ok()) {
                        return;
                    }
                    p.pending.left = 0;
                    p.pending.infantry = 0;
                    p.phase = Phase::Orders;
                }
                Phase::Orders => {
                    self.order_everyone(p, journal);
                    if self.anything_to_order(p) {
                        return;
                    }
                    self.end_orders(p, dice, journal);
                }
                Phase::Moves => {
                    if self.anything_to_move(p) {
                        return;
                    }
                    self.end_moves(p, journal);
                }
                Phase::AtMove => {
                    if self.asks_at_move(p) {
                        return;
                    }
                    self.make_move(p, dice, journal);
                }
                Phase::Aim => {
                    if self.can_bombard(p) {
                        return;
                    }
                    p.phase = Phase::Combat;
                }
                Phase::AtBombard => {
                    if self.asks_at_bombard(p) {
                        return;
                    }
                    self.roll_battery(p, dice, journal);
                }
                Phase::Shells => self.next_shells(p, journal),
                Phase::Combat => {
                    if p.army(p.active).any(|slot| self.can_act_in_combat(p, slot)) {
                        return;
                    }
                    self.end_combats(p, dice, journal);
                }
                Phase::AtClose => {
                    if self.asks_at_close(p) {
                        return;
                    }
                    p.phase = Phase::Roll;
                }
                Phase::Roll => self.roll_fight(p, dice, journal),
                Phase::AfterRoll => {
                    if self.asks_after_roll(p) {
                        return;
                    }
                    p.phase = Phase::Losses;
                }
                Phase::Losses => self.take_losses(p, journal),
                Phase::Outcome => {
                    if self.asks_outcome(p) {
                        return;
                    }
                    let (flags, to) = self.sole_outcome(p);
                    self.retreat(p, flags, to, journal);
                }
                Phase::Aftermath => self.aftermath(p, dice, journal),
                Phase::AfterRanged => {
                    if self.asks_after_ranged(p) {
                        return;
                    }
                    self.finish(p);
                }
                Phase::AfterClose => {
                    if self.asks_after_close(p) {
                        return;
                    }
                    self.finish(p);
                }
                Phase::Advance => {
                    if self.can_advance(p) {
                        return;
                    }
                    self.finish(p);
                }
                Phase::RaidEnd | Phase::Scout | Phase::Draw => return,
                Phase::Keep => {
                    // Two alike are asked about as well: not to be would tell the other side.
                    let [one, two, _] = p.looked;
                    if two != NO_CARD {
                        return;
                    }
                    if one == NO_CARD {
                        p.phase = Phase::Draw;
                    } else {
                        self.keep(p, Command(one), journal);
                    }
                }
            }
        }
    }

    fn end_exchange(&self, p: &mut Position) {
        if p.active == p.first {
            p.active = p.first.other();
        } else {
            p.phase = Phase::Deploy;
        }
    }

    /// Orders are given: moves follow, or the end of the turn where nobody has any (`commandement.aucune-unite`).
    fn end_orders(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let anyone = p.army(p.active).any(|slot| p.unit(slot).has(crate::position::mark::ORDERED));
        if anyone || p.battery.ordered != 0 {
            p.phase = Phase::Moves;
        } else {
            journal.note(rule!("commandement.aucune-unite"), Event::NobodyOrdered { side: p.active });
            self.end_turn(p, dice, journal);
        }
    }

    // --- What can be touched.

    pub(crate) fn each_subject(&self, p: &Position, seat: Seat, touch: &mut dyn FnMut(Subject)) {
        match p.phase {
            Phase::Withdraw | Phase::Substitute => {
                each(p.held[seat])
                    .filter(|hex| self.check_tank(p, *hex).is_ok())
                    .for_each(|hex| touch(Subject::Hex(hex)));
            }
            Phase::Exchange | Phase::Deploy => {
                if p.phase == Phase::Exchange {
                    touch(Subject::Button);
                }
                for hex in each(p.held[seat]) {
                    let any = crate::tables::Specialist::ALL.into_iter().any(|trade| match p.phase {
                        Phase::Exchange => self.check_exchange(p, trade, hex).is_ok(),
                        _ => self.check_place(p, trade, hex).is_ok(),
                    });
                    if any {
                        touch(Subject::Hex(hex));
                    }
                }
            }
            Phase::Rows | Phase::Scout | Phase::Load | Phase::Reroll | Phase::RaidEnd => {
                touch(Subject::Button)
            }
            Phase::Card => {
                for title in p.commands.hands[seat].titles() {
                    if Command(title) != self.first_strike {
                        touch(Subject::Command(Command(title)));
                    }
                }
            }
            Phase::AtCommand
            | Phase::WithCommand
            | Phase::AtMove
            | Phase::AtBombard
            | Phase::AtClose
            | Phase::AfterRoll
            | Phase::AfterRanged
            | Phase::AfterClose => {
                touch(Subject::Button);
                self.touch_cards(p, seat, touch);
                if p.phase == Phase::AtClose && p.commands.hands[seat].of[self.first_strike.index()] > 0 {
                    touch(Subject::Command(self.first_strike));
                }
            }
            Phase::Effect => {
                if self.may_leave_effect(p) {
                    touch(Subject::Button);
                }
                each(p.occupied())
                    .filter(|hex| self.check_name(p, *hex).is_ok())
                    .for_each(|hex| touch(Subject::Hex(hex)));
                let cards = (0..COMMANDS as u8).map(Command);
                cards
                    .filter(|card| self.can_pick(p, *card).is_ok())
                    .for_each(|card| touch(Subject::Command(card)));
            }
            Phase::LeaveOut => each(self.orderable(p)).for_each(|hex| touch(Subject::Hex(hex))),
            Phase::Return => {
                each(p.held[seat])
                    .filter(|hex| self.check_return(p, *hex).is_ok())
                    .for_each(|hex| touch(Subject::Hex(hex)));
            }
            Phase::Orders => {
                touch(Subject::Button);
                each(self.orderable(p)).for_each(|hex| touch(Subject::Hex(hex)));
                if Sector::ALL.into_iter().any(|sector| self.check_order_battery(p, sector).is_ok()) {
                    touch(Subject::Battery);
                }
            }
            Phase::Moves => {
                touch(Subject::Button);
                for slot in p.army(seat) {
                    if self.can_act_in_moves(p, slot) {
                        touch(Subject::Hex(p.unit(slot).hex));
                    }
                }
                self.touch_cards(p, seat, touch);
            }
            Phase::Onward | Phase::Clear => {
                touch(Subject::Button);
                touch(Subject::Hex(p.unit(p.pending.slot).hex));
            }
            Phase::Aim => {
                touch(Subject::Button);
                touch(Subject::Battery);
            }
            Phase::Combat => {
                touch(Subject::Button);
                for slot in p.army(seat) {
                    if self.can_act_in_combat(p, slot) {
                        touch(Subject::Hex(p.unit(slot).hex));
                    }
                }
            }
            Phase::Outcome => touch(Subject::Hex(p.unit(p.fight().target).hex)),
            Phase::Advance => {
                touch(Subject::Button);
                touch(Subject::Hex(p.unit(p.fight().attacker).hex));
                self.touch_cards(p, seat, touch);
            }
            Phase::Bonus => {
                touch(Subject::Button);
                touch(Subject::Hex(p.unit(p.fight().attacker).hex));
            }
            Phase::Keep => {
                let cards = (0..COMMANDS as u8).map(Command);
                cards
                    .filter(|card| self.check_keep(p, *card).is_ok())
                    .for_each(|card| touch(Subject::Command(card)));
            }
            Phase::Draw => {
                touch(Subject::Pool);
                if self.check_draw_card(p).is_ok() {
                    touch(Subject::Pile);
                }
                for title in p.combats.hands[seat].titles() {
                    let card = crate::tables::Combat(title);
                    if self.check_discard(p, card).is_ok() || self.check_use(p, seat, card).is_ok() {
                        touch(Subject::Combat(card));
                    }
                }
            }
            Phase::Shells | Phase::Roll | Phase::Losses | Phase::Aftermath | Phase::Over => {}
        }
    }

    fn touch_cards(&self, p: &Position, seat: Seat, touch: &mut dyn FnMut(Subject)) {
        if p.allowance[seat] == 0 {
            return;
        }
        for title in p.combats.hands[seat].titles() {
            let card = crate::tables::Combat(title);
            if self.check_use(p, seat, card).is_ok() {
                touch(Subject::Combat(card));
            }
        }
    }

    // --- What can be decided.

    pub(crate) fn list(&self, p: &Position, seat: Seat, subject: Subject, out: &mut Vec<Decision>) {
        match subject {
            Subject::Button => self.list_buttons(p, out),
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
                    let near = each(enemies).fold(0, |set, hex| set | BOARD.near[hex.index()]) & !enemies;
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
            Subject::Hex(hex) => self.list_hex(p, seat, hex, out),
        }
    }

    fn check_any_play(&self, p: &Position, card: Command) -> bool {
        card.index() < COMMANDS
            && p.commands.hands[p.active].of[card.index()] > 0
            && card != self.first_strike
    }

    fn list_buttons(&self, p: &Position, out: &mut Vec<Decision>) {
        match p.phase {
            Phase::Rows => {
                out.push(Decision::Pass);
                out.extend((0..=10).filter(|row| self.row_is_open(p, *row)).map(Decision::Row));
            }
            Phase::Scout => out.extend([Decision::Medal, Decision::Pass]),
            Phase::Load => out.extend((1..=self.most_dice(p)).map(Decision::Load)),
            Phase::Reroll => {
                out.push(Decision::Pass);
                out.extend((1..32).filter(|set| self.check_reroll(p, *set).is_ok()).map(Decision::Reroll));
            }
            Phase::RaidEnd => out.extend([Decision::Pass, Decision::GoHome]),
            Phase::Effect if !self.may_leave_effect(p) => {}
            _ => {
                if self.check_pass(p).is_ok() {
                    out.push(Decision::Pass);
                }
            }
        }
    }

    fn list_hex(&self, p: &Position, seat: Seat, hex: Hex, out: &mut Vec<Decision>) {
        if hex.index() >= HEXES {
            return;
        }
        match p.phase {
            Phase::Withdraw if self.check_tank(p, hex).is_ok() => out.push(Decision::Withdraw(hex)),
            Phase::Substitute if self.check_tank(p, hex).is_ok() => out.push(Decision::Substitute(hex)),
            Phase::Exchange | Phase::Deploy => self.list_places(p, hex, out),
            Phase::Effect if self.check_name(p, hex).is_ok() => out.push(Decision::Name(hex)),
            Phase::LeaveOut if self.check_leave_out(p, hex).is_ok() => out.push(Decision::Name(hex)),
            Phase::Return if self.check_return(p, hex).is_ok() => out.push(Decision::Name(hex)),
            Phase::Orders if self.check_order(p, hex).is_ok() => out.push(Decision::Order(hex)),
            Phase::Moves => {
                if let Some(slot) = p.own_at(seat, hex) {
                    self.list_moves(p, slot, out);
                }
            }
            Phase::Onward if p.unit(p.pending.slot).hex == hex => {
                let goals = self.reach(p, p.pending.slot, p.pending.left, false).all();
                out.extend(each(goals).map(|to| Decision::Move(hex, to)));
            }
            Phase::Clear if self.check_clear(p, hex).is_ok() => out.push(Decision::Cut(hex)),
            Phase::Combat => {
                if let Some(slot) = p.own_at(seat, hex) {
                    self.list_attacks(p, slot, out);
                }
            }
            Phase::Outcome if p.unit(p.fight().target).hex == hex => self.list_retreats(p, out),
            Phase::Advance if p.unit(p.fight().attacker).hex == hex => out.push(Decision::Advance),
            Phase::Bonus if p.unit(p.fight().attacker).hex == hex => {
                self.list_bonus(p, out);
            }
            _ => {}
        }
    }

    /// Whether nothing, or nothing more, may be the answer now.
    fn check_pass(&self, p: &Position) -> Result<(), Refusal> {
        match p.phase {
            Phase::Exchange
            | Phase::Rows
            | Phase::AtCommand
            | Phase::WithCommand
            | Phase::Orders
            | Phase::Moves
            | Phase::AtMove
            | Phase::Onward
            | Phase::Clear
            | Phase::Aim
            | Phase::AtBombard
            | Phase::Reroll
            | Phase::Combat
            | Phase::AtClose
            | Phase::AfterRoll
            | Phase::AfterRanged
            | Phase::AfterClose
            | Phase::Advance
            | Phase::Bonus
            | Phase::RaidEnd
            | Phase::Scout => Ok(()),
            Phase::Effect if self.may_leave_effect(p) => Ok(()),
            Phase::Card => refuse(rule!("commandement.obligatoire"), "must-play"),
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

    /// Carries out a decision that is allowed.
    pub(crate) fn carry_out(
        &self,
        p: &mut Position,
        seat: Seat,
        decision: Decision,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        match decision {
            Decision::Pass => self.pass(p, dice, journal),
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
                Phase::LeaveOut => {
                    p.orders.barred = hex;
                    let rule = self.rule_of(|effect| matches!(effect, Effect::Messenger { .. }));
                    journal.note(rule, Event::LeftOut { hex });
                    self.after_leave_out(p);
                }
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
    }

    fn pass(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        match p.phase {
            Phase::Exchange => self.end_exchange(p),
            Phase::Rows => self.begin_turn(p, journal),
            Phase::AtCommand => p.phase = Phase::WithCommand,
            Phase::WithCommand => self.open_orders(p, dice, journal),
            Phase::Effect => self.end_effect(p),
            Phase::Orders => self.end_orders(p, dice, journal),
            Phase::Moves => self.end_moves(p, journal),
            Phase::AtMove => self.make_move(p, dice, journal),
            Phase::Onward => self.stay(p, journal),
            Phase::Clear => self.end_clear(p),
            Phase::Aim => {
                p.battery.shots = 0;
                p.phase = Phase::Combat;
            }
            Phase::AtBombard => self.roll_battery(p, dice, journal),
            Phase::Reroll => p.phase = Phase::Shells,
            Phase::Combat => self.end_combats(p, dice, journal),
            Phase::AtClose => p.phase = Phase::Roll,
            Phase::AfterRoll => p.phase = Phase::Losses,
            Phase::AfterRanged | Phase::AfterClose => self.finish(p),
            Phase::Advance => {
                let hex = p.unit(p.fight().attacker).hex;
                journal.note(rule!("avance.facultative"), Event::Stayed { hex });
                self.finish(p);
            }
            Phase::Bonus => self.finish(p),
            Phase::RaidEnd => self.leave_fight(p),
            Phase::Scout => self.draw_two(p, dice, journal),
            _ => {}
        }
    }
}
