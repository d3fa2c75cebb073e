//! The sequence of play as one table: of each phase who is asked and what, by which section, what he can touch, and what
//! follows when there is nothing to decide or he lets it pass.

use ::table::Text;
use contract::{Dice, Rule, Seat, Seats};

use crate::board::{Hex, Hexes, each};
use crate::decision::{Decision, Subject};
use crate::event::Event;
use crate::position::{NO_CARD, Phase, Position, Slot, side_of};
use crate::tables::{COMMANDS, Command, Timing};
use crate::{GrandeGuerre, Log, rule};

/// Who is asked.
#[derive(Clone, Copy)]
enum Asked {
    /// Nobody: something happens by itself, or the game is over.
    Nobody,
    /// Whose turn it is.
    Active,
    /// The other side.
    Passive,
    /// The owner of the target.
    Owner,
}

/// Something that happens.
type Step = fn(&GrandeGuerre, &mut Position, &mut Dice, &mut Log);
/// Whether there is anything to decide.
type Waits = fn(&GrandeGuerre, &mut Position, &mut Log) -> bool;
/// Key and section of a phase as they hang on the position.
type Said = fn(&GrandeGuerre, &Position) -> (&'static str, Rule);

/// A phase of the sequence of play.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    phase: Phase,
    asked: Asked,
    /// The last part of its keys: `phase-…`, `ask-…`, `pass-…`.
    key: &'static str,
    /// The section that asks.
    rule: Rule,
    /// Key and section, where they hang on the position.
    alters: Option<Said>,
    /// When the combat cards are played that can be played now.
    pub timing: Option<Timing>,
    /// The moment of reaction that it is, as standing orders name it.
    pub window: Option<&'static str>,
    /// Whether there is anything to decide.
    waits: Waits,
    /// What follows where there is not.
    then: Step,
    /// What passing does, where one may pass.
    pub pass: Option<Step>,
    /// What can be touched beside the buttons and the combat cards.
    touched: fn(&GrandeGuerre, &Position, &mut Vec<Subject>),
    /// What can be decided about a hex.
    pub on_hex: fn(&GrandeGuerre, &Position, Hex, &mut Vec<Decision>),
    /// The buttons, where there are others than to pass.
    pub buttons: Option<fn(&GrandeGuerre, &Position, &mut Vec<Decision>)>,
    /// The question with what it names.
    question: fn(&Position, Text) -> Text,
}

impl Stage {
    const fn new(phase: Phase, asked: Asked, key: &'static str, rule: Rule) -> Stage {
        Stage {
            phase,
            asked,
            key,
            rule,
            alters: None,
            timing: None,
            window: None,
            waits: |_, _, _| true,
            then: |_, _, _, _| {},
            pass: None,
            touched: |_, _, _| {},
            on_hex: |_, _, _, _| {},
            buttons: None,
            question: |_, ask| ask,
        }
    }

    /// Nobody is asked: this happens.
    const fn happens(phase: Phase, key: &'static str, rule: Rule, then: Step) -> Stage {
        Stage { waits: |_, _, _| false, then, ..Stage::new(phase, Asked::Nobody, key, rule) }
    }

    /// The active side is asked.
    const fn asks(phase: Phase, key: &'static str, rule: Rule) -> Stage {
        Stage::new(phase, Asked::Active, key, rule)
    }

    /// The other side may react with a combat card, or let it pass.
    const fn window(phase: Phase, [key, kind]: [&'static str; 2], rule: Rule, timing: Timing) -> Stage {
        let stage = Stage::new(phase, Asked::Passive, key, rule);
        Stage { timing: Some(timing), window: Some(kind), ..stage }
    }

    /// It is asked while there is something to decide, and else this follows.
    const fn while_any(self, waits: Waits, then: Step) -> Stage {
        Stage { waits, then, ..self }
    }

    /// The same, and passing does what follows.
    const fn or_pass(self, waits: Waits, then: Step) -> Stage {
        self.while_any(waits, then).pass(then)
    }

    const fn pass(self, pass: Step) -> Stage {
        Stage { pass: Some(pass), ..self }
    }

    const fn alters(self, alters: Said) -> Stage {
        Stage { alters: Some(alters), ..self }
    }

    const fn with_cards(self, timing: Timing) -> Stage {
        Stage { timing: Some(timing), ..self }
    }

    const fn touching(self, touched: fn(&GrandeGuerre, &Position, &mut Vec<Subject>)) -> Stage {
        Stage { touched, ..self }
    }

    const fn on_hex(self, on_hex: fn(&GrandeGuerre, &Position, Hex, &mut Vec<Decision>)) -> Stage {
        Stage { on_hex, ..self }
    }

    const fn buttons(self, buttons: fn(&GrandeGuerre, &Position, &mut Vec<Decision>)) -> Stage {
        Stage { buttons: Some(buttons), ..self }
    }

    const fn question(self, question: fn(&Position, Text) -> Text) -> Stage {
        Stage { question, ..self }
    }
}

/// All phases, in their order.
static STAGES: [Stage; Phase::Over as usize + 1] = [
    // --- Setting up.
    Stage::asks(Phase::Withdraw, "withdraw", rule!("r.char-substitution"))
        .touching(|game, p, out| touch(out, p.held[p.active], |hex| game.check_tank(p, hex).is_ok()))
        .on_hex(|game, p, hex, out| out.extend(game.check_tank(p, hex).map(|()| Decision::Withdraw(hex)))),
    Stage::asks(Phase::Substitute, "substitute", rule!("r.char-substitution"))
        .touching(|game, p, out| touch(out, p.held[p.active], |hex| game.check_tank(p, hex).is_ok()))
        .on_hex(|game, p, hex, out| out.extend(game.check_tank(p, hex).map(|()| Decision::Substitute(hex)))),
    Stage::asks(Phase::Exchange, "exchange", rule!("specialiste.remplacer"))
        .or_pass(|game, p, _| game.can_place_any(p), |game, p, _, _| game.end_exchange(p))
        .touching(|game, p, out| touch(out, p.held[p.active], |hex| game.can_place(p, hex)))
        .on_hex(GrandeGuerre::list_places),
    Stage::asks(Phase::Deploy, "deploy", rule!("specialiste.supplementaires"))
        .alters(|game, p| match p.to_place[p.active] {
            [0, _] => ("deploy", rule!("specialiste.supplementaires")),
            _ => ("grenadiers", game.scenario_rule),
        })
        .while_any(
            |game, p, _| game.next_placer(p),
            |game, p, dice, log| {
                game.deal(p, dice, log);
                game.shell_no_mans_land(p, dice, log);
            },
        )
        .touching(|game, p, out| touch(out, p.held[p.active], |hex| game.can_place(p, hex)))
        .on_hex(GrandeGuerre::list_places)
        .question(|p, ask| {
            let [grenadiers, others] = p.to_place[p.active];
            ask.with("count", if grenadiers > 0 { grenadiers } else { others })
        }),
    Stage::asks(Phase::Rows, "rows", rule!("preparation.12"))
        .alters(|game, _| ("rows", game.scenario_rule))
        .pass(|game, p, _, log| game.begin_turn(p, log))
        .buttons(|game, p, out| {
            out.push(Decision::Pass);
            out.extend((0..=10).filter(|row| game.row_is_open(p, *row)).map(Decision::Row));
        }),
    // --- 1. A command card.
    Stage::asks(Phase::Card, "card", rule!("commandement")).touching(|game, p, out| {
        let titles = p.commands.hands[p.active].titles().map(Command);
        out.extend(titles.filter(|card| *card != game.first_strike).map(Subject::Command));
    }),
    Stage::window(
        Phase::AtCommand,
        ["at-command", "command"],
        rule!("r.fenetre-commandement"),
        Timing::AtCommand,
    )
    .or_pass(|game, p, _| game.asks_at_command(p), |_, p, _, _| p.phase = Phase::WithCommand)
    .question(card_in_play),
    Stage::asks(Phase::WithCommand, "with-command", rule!("carte.moment"))
        .with_cards(Timing::WithCommand)
        .or_pass(
            |game, p, _| p.effective != Command::NONE && game.may_react(p, p.active, Timing::WithCommand),
            GrandeGuerre::open_orders,
        )
        .question(card_in_play),
    Stage::asks(Phase::Effect, "with-command", rule!("carte"))
        .alters(|game, p| match p.pending_card() {
            Some(card) => (game.effect_key(p, card), game.card_rules[card.index()]),
            None => ("with-command", rule!("carte")),
        })
        .pass(|game, p, _, _| game.end_effect(p))
        .touching(|game, p, out| {
            touch(out, p.occupied(), |hex| game.check_name(p, hex).is_ok());
            touch_commands(out, |card| game.can_pick(p, card).is_ok());
        })
        .on_hex(|game, p, hex, out| out.extend(game.check_name(p, hex).map(|()| Decision::Name(hex))))
        .question(|p, ask| ask.with("count", p.pending.left)),
    Stage::new(Phase::LeaveOut, Asked::Passive, "leave-out", rule!("carte.messager"))
        .touching(|game, p, out| touch(out, game.orderable(p), |_| true))
        .on_hex(|game, p, hex, out| out.extend(game.check_leave_out(p, hex).map(|()| Decision::Name(hex)))),
    Stage::asks(Phase::Return, "return", rule!("ordre.remplacements"))
        .while_any(
            |game, p, _| each(p.held[p.active]).any(|hex| game.check_return(p, hex).is_ok()),
            |_, p, _, _| {
                p.pending.left = 0;
                p.pending.infantry = 0;
                p.phase = Phase::Orders;
            },
        )
        .touching(|game, p, out| touch(out, p.held[p.active], |hex| game.check_return(p, hex).is_ok()))
        .on_hex(|game, p, hex, out| out.extend(game.check_return(p, hex).map(|()| Decision::Name(hex))))
        .question(|p, ask| ask.with("infantry", p.pending.infantry).with("any", p.pending.left)),
    // --- 2. Orders.
    Stage::asks(Phase::Orders, "orders", rule!("ordres"))
        .or_pass(
            |game, p, log| {
                game.order_everyone(p, log);
                game.orderable(p) != 0 || game.can_order_battery(p)
            },
            GrandeGuerre::end_orders,
        )
        .touching(|game, p, out| {
            touch(out, game.orderable(p), |_| true);
            out.extend(game.can_order_battery(p).then_some(Subject::Battery));
        })
        .on_hex(|game, p, hex, out| out.extend(game.check_order(p, hex).map(|()| Decision::Order(hex)))),
    // --- 3. Moves.
    Stage::asks(Phase::Moves, "moves", rule!("mouvement"))
        .with_cards(Timing::AfterMoves)
        .or_pass(|game, p, _| game.anything_to_move(p), |game, p, _, log| game.end_moves(p, log))
        .touching(|game, p, out| touch_units(out, p, |slot| game.can_act_in_moves(p, slot)))
        .on_hex(|game, p, hex, out| {
            if let Some(slot) = p.own_at(p.active, hex) {
                game.list_moves(p, slot, out);
            }
        }),
    Stage::window(Phase::AtMove, ["at-move", "move"], rule!("carte.engelures"), Timing::AtMove)
        .or_pass(|game, p, _| game.asks_at_move(p), GrandeGuerre::make_move)
        .question(|p, ask| {
            let ask = ask.with("from", p.spoken(p.pending.slot));
            match p.pending.to {
                Hex::NONE => ask.with("to", Text::key("off-the-board")),
                to => ask.with("to", to.name()),
            }
        }),
    Stage::asks(Phase::Onward, "onward", rule!("carte.en-avant"))
        .pass(|game, p, _, log| game.end_move(p, p.pending.slot, log))
        .touching(|_, p, out| out.push(Subject::Hex(p.unit(p.pending.slot).hex)))
        .on_hex(|game, p, hex, out| {
            if p.unit(p.pending.slot).hex == hex {
                let goals = game.reach(p, p.pending.slot, p.pending.left, false).all();
                out.extend(each(goals).map(|to| Decision::Move(hex, to)));
            }
        })
        .question(|p, ask| ask.with("hex", p.spoken(p.pending.slot))),
    Stage::asks(Phase::Clear, "clear", rule!("specialiste.genie-barbeles"))
        .pass(|game, p, _, _| game.end_clear(p))
        .touching(|_, p, out| out.push(Subject::Hex(p.unit(p.pending.slot).hex)))
        .on_hex(|game, p, hex, out| out.extend(game.check_clear(p, hex).map(|()| Decision::Cut(hex))))
        .question(|p, ask| ask.with("hex", p.spoken(p.pending.slot))),
    // --- 4. Combat, the battery first.
    Stage::asks(Phase::Aim, "aim", rule!("artillerie.gabarit"))
        .while_any(|game, p, _| game.can_bombard(p), |_, p, _, _| p.phase = Phase::Combat)
        .pass(|_, p, _, _| {
            p.battery.shots = 0;
            p.phase = Phase::Combat;
        })
        .touching(|_, _, out| out.push(Subject::Battery)),
    Stage::asks(Phase::Load, "load", rule!("artillerie.cout"))
        .buttons(|game, p, out| out.extend((1..=game.most_dice(p)).map(Decision::Load)))
        .question(|p, ask| ask.with("hex", p.battery.centre.name())),
    Stage::window(Phase::AtBombard, ["at-bombard", "bombard"], rule!("carte.penurie"), Timing::AtBombard)
        .or_pass(|game, p, _| game.may_react(p, p.passive(), Timing::AtBombard), GrandeGuerre::roll_battery)
        .question(|p, ask| ask.with("hex", p.battery.centre.name()).with("dice", p.battery.rolling)),
    Stage::asks(Phase::Reroll, "reroll", rule!("carte.observation"))
        .pass(|_, p, _, _| p.phase = Phase::Shells)
        .buttons(|game, p, out| {
            out.push(Decision::Pass);
            out.extend((1..32).filter(|set| game.check_reroll(p, *set).is_ok()).map(Decision::Reroll));
        }),
    Stage::happens(Phase::Shells, "combat", rule!("artillerie.gabarit"), |game, p, _, log| {
        game.next_shells(p, log);
    }),
    Stage::asks(Phase::Combat, "combat", rule!("combat"))
        .or_pass(
            |game, p, _| p.army(p.active).any(|slot| game.can_act_in_combat(p, slot)),
            GrandeGuerre::end_combats,
        )
        .touching(|game, p, out| touch_units(out, p, |slot| game.can_act_in_combat(p, slot)))
        .on_hex(|game, p, hex, out| {
            if let Some(slot) = p.own_at(p.active, hex) {
                game.list_attacks(p, slot, out);
            }
        }),
    Stage::window(Phase::AtClose, ["at-close", "close"], rule!("carte.embuscade"), Timing::AtClose)
        .or_pass(|game, p, _| game.asks_at_close(p), |_, p, _, _| p.phase = Phase::Roll)
        .question(combat_under_way),
    Stage::happens(Phase::Roll, "combat", rule!("combat"), GrandeGuerre::roll_fight),
    Stage::window(Phase::AfterRoll, ["after-roll", "roll"], rule!("carte.cuirasse"), Timing::AfterRoll)
        .or_pass(|game, p, _| game.asks_after_roll(p), |_, p, _, _| p.phase = Phase::Losses)
        .question(|p, ask| ask.with("hex", p.spoken_target()).with("hits", p.fight().hits)),
    Stage::happens(Phase::Losses, "combat", rule!("combat"), |game, p, _, log| game.take_losses(p, log)),
    Stage::new(Phase::Outcome, Asked::Owner, "outcome", rule!("drapeau.choix"))
        .while_any(|game, p, _| game.asks_outcome(p), |game, p, _, log| game.take_sole_outcome(p, log))
        .touching(|_, p, out| out.push(Subject::Hex(p.unit(p.fight().target).hex)))
        .on_hex(|game, p, hex, out| {
            if p.unit(p.fight().target).hex == hex {
                game.list_retreats(p, out);
            }
        })
        .question(|p, ask| {
            let fight = p.fight();
            let ask = ask.with("hex", p.spoken_target()).with("flags", fight.flags);
            ask.with("ignorable", fight.ignorable.min(fight.flags))
        }),
    Stage::happens(Phase::Aftermath, "combat", rule!("combat"), GrandeGuerre::aftermath),
    Stage::window(
        Phase::AfterRanged,
        ["after-ranged", "ranged"],
        rule!("carte.riposte"),
        Timing::AfterRanged,
    )
    .or_pass(|game, p, _| game.asks_after_ranged(p), |game, p, _, _| game.finish(p))
    .question(combat_under_way),
    Stage::window(Phase::AfterClose, ["after-close", "melee"], rule!("carte.crosse"), Timing::AfterClose)
        .or_pass(|game, p, _| game.asks_after_close(p), |game, p, _, _| game.finish(p))
        .question(combat_under_way),
    Stage::asks(Phase::Advance, "advance", rule!("avance"))
        .with_cards(Timing::Won)
        .while_any(|game, p, _| game.can_advance(p), |game, p, _, _| game.finish(p))
        .pass(|game, p, _, log| {
            let unit = p.unit(p.fight().attacker);
            let (hex, unit) = (unit.hex, unit.kind);
            log.note(rule!("avance.facultative"), Event::Stayed { hex, unit });
            game.finish(p);
        })
        .touching(touch_attacker)
        .on_hex(|_, p, hex, out| {
            out.extend((p.unit(p.fight().attacker).hex == hex).then_some(Decision::Advance));
        })
        .question(|p, ask| ask.with("from", p.spoken(p.fight().attacker)).with("to", p.fight().hex.name())),
    Stage::asks(Phase::Bonus, "bonus", rule!("bonus"))
        .pass(|game, p, _, _| game.finish(p))
        .touching(touch_attacker)
        .on_hex(|game, p, hex, out| {
            if p.unit(p.fight().attacker).hex == hex {
                game.list_bonus(p, out);
            }
        })
        .question(|p, ask| ask.with("hex", p.spoken(p.fight().attacker))),
    Stage::asks(Phase::RaidEnd, "raid-end", rule!("carte.raid.retour"))
        .pass(|game, p, _, _| game.leave_fight(p))
        .buttons(|_, _, out| out.extend([Decision::Pass, Decision::GoHome]))
        .question(|p, ask| {
            let raider = p.unit(p.fights[0].attacker);
            ask.with("from", p.spoken(p.fights[0].attacker)).with("to", raider.start.name())
        }),
    // --- 5. The end of the turn.
    Stage::asks(Phase::Scout, "scout", rule!("medaille.temps"))
        .pass(GrandeGuerre::draw_two)
        .buttons(|_, _, out| out.extend([Decision::Medal, Decision::Pass])),
    Stage::asks(Phase::Keep, "keep", rule!("ordre.reconnaissance.deux-cartes"))
        // Two alike are asked about as well: not to be would tell the other side.
        .while_any(
            |_, p, _| p.looked[1] != NO_CARD,
            |game, p, _, log| match p.looked[0] {
                NO_CARD => p.phase = Phase::Draw,
                only => game.keep(p, Command(only), log),
            },
        )
        .touching(|game, p, out| touch_commands(out, |card| game.check_keep(p, card).is_ok())),
    Stage::asks(Phase::Draw, "draw", rule!("fin.choix")).with_cards(Timing::AtTokens).touching(
        |game, p, out| {
            out.push(Subject::Pool);
            out.extend(game.check_draw_card(p).map(|()| Subject::Pile));
        },
    ),
    Stage::new(Phase::Over, Asked::Nobody, "over", rule!("victoire")),
];

// A phase is found by its number.
const _: () = {
    let mut place = 0;
    while place < STAGES.len() {
        assert!(STAGES[place].phase as usize == place);
        place += 1;
    }
};

/// The last parts of the keys of what a combat card under way asks for.
const ERRANDS: [&str; 8] = ["silence", "stretchers", "surgeon", "sniper", "spy", "take", "top", "throw"];

/// The last parts of the keys of every phase, and of those in which one may let it pass.
pub(crate) fn keys() -> [Vec<&'static str>; 2] {
    let mut phases: Vec<&str> = STAGES.iter().map(|stage| stage.key).chain(ERRANDS).collect();
    phases.push("grenadiers");
    let passed = STAGES.iter().filter(|stage| stage.pass.is_some()).map(|stage| stage.key);
    [phases, passed.chain(["silence", "stretchers"]).collect()]
}

fn touch(out: &mut Vec<Subject>, among: Hexes, fits: impl Fn(Hex) -> bool) {
    out.extend(each(among).filter(|hex| fits(*hex)).map(Subject::Hex));
}

fn touch_units(out: &mut Vec<Subject>, p: &Position, fits: impl Fn(Slot) -> bool) {
    let units = p.army(p.active).filter(|slot| fits(*slot));
    out.extend(units.map(|slot| Subject::Hex(p.unit(slot).hex)));
}

fn touch_commands(out: &mut Vec<Subject>, fits: impl Fn(Command) -> bool) {
    let cards = (0..COMMANDS as u8).map(Command);
    out.extend(cards.filter(|card| fits(*card)).map(Subject::Command));
}

fn touch_attacker(_: &GrandeGuerre, p: &Position, out: &mut Vec<Subject>) {
    out.push(Subject::Hex(p.unit(p.fight().attacker).hex));
}

fn card_in_play(p: &Position, ask: Text) -> Text {
    if p.effective == Command::NONE { ask } else { ask.with("card", p.effective.text()) }
}

/// A combat as it is named: from where, where, with how many dice.
pub(crate) fn combat_under_way(p: &Position, text: Text) -> Text {
    let fight = p.fight();
    text.with("from", p.spoken(fight.attacker)).with("to", p.spoken_target()).with("dice", fight.dice)
}

impl Phase {
    pub(crate) fn stage(self) -> &'static Stage {
        &STAGES[self as usize]
    }
}

impl Stage {
    /// Who is to decide.
    pub(crate) fn asked(&self, p: &Position) -> Seats {
        match self.asked {
            Asked::Nobody => Seats::NONE,
            Asked::Active => Seats::one(p.active),
            Asked::Passive => Seats::one(p.passive()),
            Asked::Owner => Seats::one(side_of(p.fight().target)),
        }
    }
}

impl GrandeGuerre {
    /// Goes on until somebody has something to decide.
    pub(crate) fn proceed(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        loop {
            if p.is_over() {
                p.phase = Phase::Over;
                return;
            }
            let stage = p.phase.stage();
            if (stage.waits)(self, p, journal) {
                return;
            }
            (stage.then)(self, p, dice, journal);
        }
    }

    /// What can be touched.
    pub(crate) fn touchable(&self, p: &Position, seat: Seat, out: &mut Vec<Subject>) {
        let stage = p.phase.stage();
        if stage.buttons.is_some() || self.check_pass(p).is_ok() {
            out.push(Subject::Button);
        }
        (stage.touched)(self, p, out);
        if stage.timing.is_some() {
            self.touch_cards(p, seat, out);
        }
    }

    /// The last part of the keys of what is going on.
    pub(crate) fn phase_key(&self, p: &Position) -> &'static str {
        let stage = p.phase.stage();
        stage.alters.map_or(stage.key, |alters| alters(self, p).0)
    }

    /// The section that asks.
    pub(crate) fn phase_rule(&self, p: &Position) -> Rule {
        let stage = p.phase.stage();
        stage.alters.map_or(stage.rule, |alters| alters(self, p).1)
    }

    /// The question put to the seat that decides.
    pub(crate) fn question(&self, p: &Position) -> Text {
        (p.phase.stage().question)(p, Text::key(format!("ask-{}", self.phase_key(p))))
    }
}
