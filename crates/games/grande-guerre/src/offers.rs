//! Decisions as they are offered, and why others are not.

use ::table::{Offer, Role, Text, Verb};
use contract::{Notation, Refusal, Rule, Rules, Seat};

use crate::board::{BOARD, Hex, Sector, each};
use crate::decision::{Subject, attack, subject_id};
use crate::position::{NOBODY, Phase};
use crate::tables::{Combat, Command, Specialist, Tactic};
use crate::words::{row_letter, spaced};
use crate::{Decision, GrandeGuerre, Position, rule, rulebook};

/// The verbs of the notation; the messages name each under `verb-…`.
pub(crate) const VERBS: &[&str] = <Decision as Notation<GrandeGuerre>>::VERBS;

/// What a decision does to whoever points.
fn role_of(decision: Decision) -> Role {
    match decision {
        Decision::Pass => Role::Pass,
        Decision::Withdraw(_) => Role::Leave,
        Decision::Place(..) => Role::Add,
        Decision::Play(..) | Decision::Use(_) => Role::Play,
        Decision::Pick(_) => Role::Pick,
        Decision::Discard(_) => Role::Pay,
        Decision::Move(..)
        | Decision::Raid(..)
        | Decision::Exit(_)
        | Decision::Retreat { .. }
        | Decision::Advance
        | Decision::GoHome => Role::Move,
        Decision::Row(_) | Decision::Aim(_) | Decision::Attack { .. } => Role::Strike,
        Decision::Substitute(_)
        | Decision::Name(_)
        | Decision::Order(_)
        | Decision::OrderBattery(_)
        | Decision::Fortify(..)
        | Decision::Repair(..)
        | Decision::Recover(..)
        | Decision::Ditch(_)
        | Decision::Load(_)
        | Decision::Reroll(_)
        | Decision::Cut(_)
        | Decision::Medal
        | Decision::DrawCard
        | Decision::DrawTokens => Role::Act,
    }
}

/// What an offer says beside its decision.
struct Words {
    subject: Subject,
    target: Option<Subject>,
    label: Text,
    rule: Rule,
}

fn say(subject: Subject, label: Text, rule: Rule) -> Words {
    Words { subject, target: None, label, rule }
}

fn aimed(from: Hex, to: Hex, label: Text, rule: Rule) -> Words {
    Words { subject: Subject::Hex(from), target: Some(Subject::Hex(to)), label, rule }
}

fn path(key: &'static str, from: Hex, to: Hex) -> Text {
    Text::key(key).with("from", from.name()).with("to", to.name())
}

fn at(key: &'static str, hex: Hex) -> Text {
    Text::key(key).with("hex", hex.name())
}

impl GrandeGuerre {
    pub(crate) fn draw_offer(&self, p: &Position, seat: Seat, decision: Decision) -> Offer {
        let words = self.words_of(p, seat, decision);
        let text = self.notate(decision);
        let verb = Verb::of(&text, VERBS);
        Offer {
            role: role_of(decision),
            verb,
            decision: text,
            subject: Some(subject_id(words.subject)),
            target: words.target.map(subject_id),
            label: words.label,
            rule: rulebook().section(words.rule).id.clone(),
            figure: None,
            caution: self.caution(p, seat, decision),
        }
    }

    /// The name of the unit on a hex.
    fn unit_on(&self, p: &Position, hex: Hex) -> Text {
        let there = (hex != Hex::NONE).then(|| p.at(hex)).flatten();
        there.map_or_else(|| Text::key("a-unit"), |slot| self.kind_text(p.unit(slot).kind))
    }

    fn words_of(&self, p: &Position, seat: Seat, decision: Decision) -> Words {
        let by_phase = self.phase_rule(p);
        let button = |label: Text| say(Subject::Button, label, by_phase);
        let on = |key: &'static str, hex: Hex, rule: Rule| {
            say(Subject::Hex(hex), at(key, hex).with("unit", self.unit_on(p, hex)), rule)
        };
        match decision {
            Decision::Pass => button(Text::key(format!("pass-{}", self.phase_key(p)))),
            Decision::Withdraw(hex) => on("offer-withdraw", hex, by_phase),
            Decision::Substitute(hex) => on("offer-substitute", hex, by_phase),
            Decision::Place(trade, hex) => self.offer_place(p, trade, hex),
            Decision::Row(row) => button(Text::key("offer-row").with("row", row_letter(row))),
            Decision::Play(card, choice) => self.offer_play(p, seat, card, choice),
            Decision::Use(card) => self.offer_use(card),
            Decision::Name(hex) => self.offer_name(p, hex),
            Decision::Pick(card) => self.offer_pick(p, card),
            Decision::Order(hex) if p.orders.group => on("offer-order-group", hex, rule!("ordre.sifflets")),
            Decision::Order(hex) => on("offer-order", hex, by_phase),
            Decision::OrderBattery(sector) => {
                let label = Text::key("offer-order-battery").with("sector", sector.text());
                say(Subject::Battery, label, rule!("artillerie"))
            }
            Decision::Move(from, to) => self.offer_move(p, from, to),
            Decision::Raid(from, to) => aimed(from, to, path("offer-raid", from, to), rule!("carte.raid")),
            Decision::Exit(hex) => on("offer-exit", hex, rule!("medaille.percee")),
            Decision::Fortify(from, to) => {
                let key = if from == to { "offer-fortify" } else { "offer-fortify-near" };
                let cost = self.fortify_price(p, from, to).unwrap_or(0);
                aimed(from, to, path(key, from, to).with("cost", cost), rule!("specialiste.genie-fortifier"))
            }
            Decision::Repair(from, to) => {
                aimed(from, to, path("offer-repair", from, to), rule!("specialiste.genie-pont"))
            }
            Decision::Recover(hex, bought) => {
                let free = p.at(hex).map_or(0, |slot| self.kind(p, slot).recover);
                let words = on("offer-recover", hex, rule!("r.char-degager"));
                let label = words.label.with("dice", free + bought).with("cost", bought);
                Words { label, ..words }
            }
            Decision::Ditch(hex) => on("offer-ditch", hex, rule!("r.char-abandonner")),
            Decision::Aim(hex) => {
                let words = say(Subject::Battery, at("offer-aim", hex), by_phase);
                Words { target: Some(Subject::Hex(hex)), ..words }
            }
            Decision::Load(dice) => {
                let cost = self.price(p, p.active, dice);
                button(Text::key("offer-load").with("dice", dice).with("cost", cost))
            }
            Decision::Reroll(set) => {
                let dice = p.battery.dice.iter().enumerate().filter(|(at, _)| set & 1 << at != 0);
                let dice = spaced(dice.map(|(_, die)| die.to_string()));
                button(Text::key("offer-reroll").with("dice", dice))
            }
            Decision::Attack { from, to, .. } => {
                let label = self.attack_label(p, decision);
                let close = BOARD.distance(from, to) == 1;
                let rule = match p.phase {
                    Phase::Bonus => by_phase,
                    _ if close => rule!("corps.1"),
                    _ => rule!("tir.1"),
                };
                aimed(from, to, label, rule)
            }
            Decision::Cut(hex) if p.phase == Phase::Clear => on("offer-clear", hex, by_phase),
            Decision::Cut(hex) => on("offer-cut", hex, rule!("barbeles.enlever")),
            Decision::Retreat { flags, to } => self.offer_retreat(p, flags, to),
            Decision::Advance => {
                let fight = p.fight();
                let from = p.unit(fight.attacker).hex;
                aimed(from, fight.hex, path("offer-advance", from, fight.hex), by_phase)
            }
            Decision::GoHome => {
                let raider = p.unit(p.fights[0].attacker);
                button(path("offer-go-home", raider.hex, raider.start))
            }
            Decision::Medal => button(Text::key("offer-medal")),
            Decision::DrawCard => say(Subject::Pile, Text::key("offer-draw-card"), by_phase),
            Decision::DrawTokens => {
                let label = Text::key("offer-draw-tokens").with("count", crate::end_of_turn::TOKENS);
                say(Subject::Pool, label, by_phase)
            }
            Decision::Discard(card) => {
                let label = Text::key("offer-discard").with("card", card.text());
                say(Subject::Combat(card), label, rule!("fin.defausse"))
            }
        }
    }

    fn offer_place(&self, p: &Position, trade: Specialist, hex: Hex) -> Words {
        let key = if p.phase == Phase::Exchange { "offer-exchange" } else { "offer-place" };
        let label = at(key, hex).with("unit", self.unit_on(p, hex)).with("specialist", trade.text());
        say(Subject::Hex(hex), label, self.phase_rule(p))
    }

    fn offer_play(&self, p: &Position, seat: Seat, card: Command, choice: u8) -> Words {
        let meant = self.stands_for(p, seat, card);
        let effect = if meant == Command::NONE { card } else { meant };
        let mut label = match (self.choice_text(meant, choice), meant == card || meant == Command::NONE) {
            (None, true) => Text::key("offer-play"),
            (None, false) => Text::key("offer-play-copy"),
            (Some(choice), true) => Text::key("offer-play-with").with("choice", choice),
            (Some(choice), false) => Text::key("offer-play-copy-with").with("choice", choice),
        };
        label = label.with("card", card.text()).with("effect", self.command_effect(effect));
        if meant != Command::NONE {
            label = label.with("meant", meant.text());
        }
        say(Subject::Command(card), label, self.order_rules[card.index()])
    }

    fn offer_use(&self, card: Combat) -> Words {
        let label = Text::key("offer-use")
            .with("card", card.text())
            .with("cost", self.tables.combat(card).cost)
            .with("effect", self.combat_effect(card));
        say(Subject::Combat(card), label, self.card_rules[card.index()])
    }

    fn offer_name(&self, p: &Position, hex: Hex) -> Words {
        let key = match p.phase {
            Phase::LeaveOut => "offer-leave-out",
            Phase::Return => "offer-return",
            _ => match self.phase_key(p) {
                "silence" => "offer-silence",
                "sniper" => "offer-snipe",
                _ => "offer-heal",
            },
        };
        let label = at(key, hex).with("unit", self.unit_on(p, hex));
        say(Subject::Hex(hex), label, self.phase_rule(p))
    }

    fn offer_pick(&self, p: &Position, card: Command) -> Words {
        let key = match self.phase_key(p) {
            "keep" => Text::key("offer-keep"),
            "take" => Text::key("offer-take"),
            "top" => Text::key("offer-top"),
            "spy" => Text::key("offer-spy"),
            _ => Text::key("offer-throw"),
        };
        say(Subject::Command(card), key.with("card", card.text()), self.phase_rule(p))
    }

    /// A move, and whether the unit could still fight after it.
    fn offer_move(&self, p: &Position, from: Hex, to: Hex) -> Words {
        let slot = p.at(from).unwrap_or(NOBODY);
        let mut key = "offer-move";
        if slot != NOBODY && p.phase == Phase::Moves {
            let steps = self.reach(p, slot, self.hexes_left(p, slot), false).steps(to);
            let relief = matches!(self.tactic(p), Some(Tactic::Relief { .. }));
            if relief || p.unit(slot).moved + steps > self.pace(p, slot).1 {
                key = "offer-move-only";
            }
        }
        aimed(from, to, path(key, from, to).with("unit", self.unit_on(p, from)), self.phase_rule(p))
    }

    fn attack_label(&self, p: &Position, decision: Decision) -> Text {
        let Decision::Attack { from, to, others, card } = decision else { return Text::key("a-unit") };
        let dice = match self.check_attack(p, from, to, others, card) {
            Ok((_, dice)) => dice,
            // A bonus combat, which the engine counts as a further one.
            Err(_) => p.at(from).map_or(0, |slot| self.close_dice(p, slot)),
        };
        let key = match BOARD.distance(from, to) {
            _ if p.at(to).is_none() => "offer-attack-wire",
            1 => "offer-attack-close",
            _ => "offer-attack-ranged",
        };
        let mut label = path(key, from, to).with("unit", self.unit_on(p, to)).with("dice", dice);
        let joining: Vec<String> =
            others.iter().filter(|hex| **hex != Hex::NONE).map(|hex| hex.name().to_string()).collect();
        if !joining.is_empty() {
            label = Text::key("offer-attack-with").with("attack", label).with("others", joining.join(", "));
        }
        if card > 0 {
            label =
                Text::key("offer-attack-using").with("attack", label).with("card", Combat(card - 1).text());
        }
        label
    }

    /// So many flags accepted: where the unit ends up, and what it costs where it cannot go that far.
    fn offer_retreat(&self, p: &Position, flags: u8, to: Hex) -> Words {
        let fight = p.fight();
        let from = p.unit(fight.target).hex;
        let went = BOARD.distance(from, to);
        let key = match (flags, went) {
            (0, _) => "offer-stand",
            (_, 0) => "offer-retreat-stuck",
            _ if went < flags => "offer-retreat-short",
            _ => "offer-retreat",
        };
        let label = path(key, from, to)
            .with("flags", flags)
            .with("ignored", fight.flags.saturating_sub(flags))
            .with("lost", flags.saturating_sub(went));
        aimed(from, to, label, if flags == 0 { rule!("drapeau.ignorer") } else { rule!("retraite") })
    }
}

// --- Why not.

/// What a decision is about second.
fn target_of(decision: Decision) -> Option<Hex> {
    match decision {
        Decision::Move(_, to)
        | Decision::Raid(_, to)
        | Decision::Fortify(_, to)
        | Decision::Repair(_, to)
        | Decision::Aim(to)
        | Decision::Attack { to, .. }
        | Decision::Retreat { to, .. } => Some(to),
        _ => None,
    }
}

impl GrandeGuerre {
    /// Why a seat may not do anything with a subject, or not with a target: the refusal of the decision that comes
    /// nearest to what it points at. It is asked of the engine, which looks at nobody else's hand.
    pub(crate) fn explain(
        &self,
        p: &Position,
        seat: Seat,
        subject: Subject,
        target: Option<Subject>,
    ) -> Option<Refusal> {
        if !self.to_decide(p).has(seat) {
            return Some(Refusal::new(rule!("tour"), "not-asked"));
        }
        let to = match target {
            Some(Subject::Hex(hex)) => Some(hex),
            _ => None,
        };
        let mut listed = Vec::new();
        self.list(p, seat, subject, &mut listed);
        let fits = |decision: &Decision| match (target, target_of(*decision)) {
            (None, _) => true,
            (Some(Subject::Hex(hex)), Some(to)) => hex == to,
            // Advancing is pointing at the hex that was won.
            (Some(Subject::Hex(hex)), None) => *decision == Decision::Advance && hex == p.fight().hex,
            _ => false,
        };
        if listed.iter().any(fits) {
            return None;
        }
        let tried = self.nearest(p, seat, subject, to);
        let refused = tried.into_iter().find_map(|decision| self.check(p, seat, decision).err());
        Some(refused.unwrap_or_else(|| Refusal::new(rule!("tour"), "not-the-moment")))
    }

    /// The decisions that pointing at a subject, and then at a hex, could mean in this phase: the likeliest first.
    fn nearest(&self, p: &Position, seat: Seat, subject: Subject, to: Option<Hex>) -> Vec<Decision> {
        match subject {
            Subject::Button if p.phase == Phase::Load => vec![Decision::Load(1)],
            Subject::Button => vec![Decision::Pass],
            Subject::Pool => vec![Decision::DrawTokens],
            Subject::Pile => vec![Decision::DrawCard],
            Subject::Battery => match (p.phase, to) {
                (Phase::Aim, Some(hex)) => vec![Decision::Aim(hex)],
                (Phase::Aim | Phase::Load, _) => vec![Decision::Load(1)],
                _ => Sector::ALL.map(Decision::OrderBattery).to_vec(),
            },
            Subject::Command(card) => match p.phase {
                Phase::Effect | Phase::Keep => vec![Decision::Pick(card)],
                _ => vec![Decision::Play(card, 0)],
            },
            Subject::Combat(card) if p.phase == Phase::Draw => {
                vec![Decision::Discard(card), Decision::Use(card)]
            }
            Subject::Combat(card) => vec![Decision::Use(card)],
            Subject::Hex(hex) => self.nearest_on(p, seat, hex, to),
        }
    }

    fn nearest_on(&self, p: &Position, seat: Seat, hex: Hex, to: Option<Hex>) -> Vec<Decision> {
        match p.phase {
            Phase::Withdraw => vec![Decision::Withdraw(hex)],
            Phase::Substitute => vec![Decision::Substitute(hex)],
            Phase::Exchange | Phase::Deploy => {
                Specialist::ALL.into_iter().map(|trade| Decision::Place(trade, hex)).collect()
            }
            Phase::Effect | Phase::LeaveOut | Phase::Return => vec![Decision::Name(hex)],
            Phase::Card | Phase::AtCommand | Phase::WithCommand | Phase::Orders => vec![Decision::Order(hex)],
            Phase::Moves | Phase::AtMove | Phase::Onward => self.nearest_moves(p, hex, to),
            Phase::Clear => vec![Decision::Cut(hex)],
            Phase::Outcome => {
                let goal = to.unwrap_or(hex);
                (0..=p.fight().flags).rev().map(|flags| Decision::Retreat { flags, to: goal }).collect()
            }
            Phase::Scout | Phase::Keep | Phase::Draw | Phase::Over => vec![attack(hex, to.unwrap_or(hex))],
            _ => self.nearest_attacks(p, seat, hex, to),
        }
    }

    fn nearest_moves(&self, p: &Position, from: Hex, to: Option<Hex>) -> Vec<Decision> {
        let on_the_line = BOARD.base[p.passive()] & from.bit() != 0;
        let leaves = on_the_line && self.scenario.exit == Some(p.active);
        let mut tried: Vec<Decision> = match to {
            Some(to) if to == from && leaves => vec![Decision::Exit(from)],
            None if leaves => vec![Decision::Exit(from)],
            Some(to) if to == from => vec![Decision::Fortify(from, from), Decision::Exit(from)],
            Some(to) => vec![Decision::Move(from, to)],
            None => each(BOARD.near[from.index()]).map(|to| Decision::Move(from, to)).collect(),
        };
        if p.phase == Phase::Moves {
            tried.extend(to.map(|to| Decision::Raid(from, to)));
        }
        tried
    }

    /// The enemies nearby come first: what is said of them is what one wants to know.
    fn nearest_attacks(&self, p: &Position, seat: Seat, from: Hex, to: Option<Hex>) -> Vec<Decision> {
        let mut enemies: Vec<Hex> = match to {
            Some(to) => vec![to],
            None => each(p.held[seat.other()]).collect(),
        };
        enemies.sort_by_key(|hex| BOARD.distance(from, *hex));
        enemies.into_iter().map(|to| attack(from, to)).collect()
    }
}
