//! What is asked, of whom, and by which section.

use ::table::{Prompt, Text};
use contract::{Lister, Onlooker, Rule, Rules, Seat};

use crate::position::{NOBODY, Phase, Slot};
use crate::tables::{Command, Effect};
use crate::{GrandeGuerre, Position, rule, rulebook};

/// The last part of the keys of every phase in which somebody is asked, and the end.
pub(crate) const PHASES: [&str; 41] = [
    "withdraw",
    "substitute",
    "exchange",
    "grenadiers",
    "deploy",
    "rows",
    "card",
    "at-command",
    "with-command",
    "silence",
    "stretchers",
    "surgeon",
    "sniper",
    "spy",
    "take",
    "top",
    "throw",
    "leave-out",
    "return",
    "orders",
    "moves",
    "at-move",
    "onward",
    "clear",
    "aim",
    "load",
    "at-bombard",
    "reroll",
    "combat",
    "at-close",
    "after-roll",
    "outcome",
    "after-ranged",
    "after-close",
    "advance",
    "bonus",
    "raid-end",
    "scout",
    "keep",
    "draw",
    "over",
];

/// Those in which one may let it pass.
pub(crate) const PASSED: [&str; 23] = [
    "exchange",
    "rows",
    "at-command",
    "with-command",
    "silence",
    "stretchers",
    "orders",
    "moves",
    "at-move",
    "onward",
    "clear",
    "aim",
    "at-bombard",
    "reroll",
    "combat",
    "at-close",
    "after-roll",
    "after-ranged",
    "after-close",
    "advance",
    "bonus",
    "raid-end",
    "scout",
];

impl GrandeGuerre {
    /// The last part of the keys of what is going on.
    pub(crate) fn phase_key(&self, p: &Position) -> &'static str {
        match p.phase {
            Phase::Withdraw => "withdraw",
            Phase::Substitute => "substitute",
            Phase::Exchange => "exchange",
            Phase::Deploy if p.to_place[p.active][0] > 0 => "grenadiers",
            Phase::Deploy => "deploy",
            Phase::Rows => "rows",
            Phase::Card => "card",
            Phase::AtCommand => "at-command",
            Phase::WithCommand => "with-command",
            Phase::Effect => self.effect_key(p),
            Phase::LeaveOut => "leave-out",
            Phase::Return => "return",
            Phase::Orders => "orders",
            Phase::Moves => "moves",
            Phase::AtMove => "at-move",
            Phase::Onward => "onward",
            Phase::Clear => "clear",
            Phase::Aim => "aim",
            Phase::Load => "load",
            Phase::AtBombard => "at-bombard",
            Phase::Reroll => "reroll",
            Phase::Shells | Phase::Combat | Phase::Roll | Phase::Losses | Phase::Aftermath => "combat",
            Phase::AtClose => "at-close",
            Phase::AfterRoll => "after-roll",
            Phase::Outcome => "outcome",
            Phase::AfterRanged => "after-ranged",
            Phase::AfterClose => "after-close",
            Phase::Advance => "advance",
            Phase::Bonus => "bonus",
            Phase::RaidEnd => "raid-end",
            Phase::Scout => "scout",
            Phase::Keep => "keep",
            Phase::Draw => "draw",
            Phase::Over => "over",
        }
    }

    /// What the combat card under way asks for.
    fn effect_key(&self, p: &Position) -> &'static str {
        match p.pending_card().map(|card| (self.effect(card), p.pending.left)) {
            Some((Effect::Silence { .. }, _)) => "silence",
            Some((Effect::Stretchers { .. }, _)) => "stretchers",
            Some((Effect::Surgeon { .. }, _)) => "surgeon",
            Some((Effect::Sniper { .. }, _)) => "sniper",
            Some((Effect::Spy, _)) => "spy",
            Some((Effect::Tactician, 3)) => "take",
            Some((Effect::Tactician, 2)) => "top",
            Some((Effect::Tactician, _)) => "throw",
            _ => "with-command",
        }
    }

    /// The section that asks.
    pub(crate) fn phase_rule(&self, p: &Position) -> Rule {
        match p.phase {
            Phase::Withdraw | Phase::Substitute => rule!("r.char-substitution"),
            Phase::Exchange => rule!("specialiste.remplacer"),
            Phase::Deploy if p.to_place[p.active][0] > 0 => self.scenario_rule,
            Phase::Deploy => rule!("specialiste.supplementaires"),
            Phase::Rows => self.scenario_rule,
            Phase::Card => rule!("commandement"),
            Phase::AtCommand => rule!("r.fenetre-commandement"),
            Phase::WithCommand => rule!("carte.moment"),
            Phase::Effect => p.pending_card().map_or(rule!("carte"), |card| self.card_rules[card.index()]),
            Phase::LeaveOut => rule!("carte.messager"),
            Phase::Return => rule!("ordre.remplacements"),
            Phase::Orders => rule!("ordres"),
            Phase::Moves => rule!("mouvement"),
            Phase::AtMove => rule!("carte.engelures"),
            Phase::Onward => rule!("carte.en-avant"),
            Phase::Clear => rule!("specialiste.genie-barbeles"),
            Phase::Aim | Phase::Shells => rule!("artillerie.gabarit"),
            Phase::Load => rule!("artillerie.cout"),
            Phase::AtBombard => rule!("carte.penurie"),
            Phase::Reroll => rule!("carte.observation"),
            Phase::Combat | Phase::Roll | Phase::Losses | Phase::Aftermath => rule!("combat"),
            Phase::AtClose => rule!("carte.embuscade"),
            Phase::AfterRoll => rule!("carte.cuirasse"),
            Phase::Outcome => rule!("drapeau.choix"),
            Phase::AfterRanged => rule!("carte.riposte"),
            Phase::AfterClose => rule!("carte.crosse"),
            Phase::Advance => rule!("avance"),
            Phase::Bonus => rule!("bonus"),
            Phase::RaidEnd => rule!("carte.raid.retour"),
            Phase::Scout => rule!("medaille.temps"),
            Phase::Keep => rule!("ordre.reconnaissance.deux-cartes"),
            Phase::Draw => rule!("fin.choix"),
            Phase::Over => rule!("victoire"),
        }
    }

    /// What is awaited, and what this onlooker may decide.
    pub(crate) fn draw_prompt(&self, p: &Position, onlooker: Onlooker) -> Prompt {
        let awaited = self.to_decide(p);
        let asked =
            Seat::BOTH.into_iter().find(|seat| onlooker == Onlooker::Seat(*seat) && awaited.has(*seat));
        let mut offers = Vec::new();
        if let Some(seat) = asked {
            let mut decisions = Vec::new();
            Lister::default().decisions(self, p, seat, &mut decisions);
            offers.extend(decisions.into_iter().map(|decision| self.draw_offer(p, seat, decision)));
        }
        let asks = match (asked, awaited.iter().next()) {
            (Some(_), _) => self.question(p),
            (None, Some(seat)) => {
                let phase = Text::key(format!("phase-{}", self.phase_key(p)));
                Text::key("wait").with("side", self.side_text(seat)).with("phase", phase)
            }
            (None, None) => Text::key("ask-over"),
        };
        Prompt {
            awaited: awaited.iter().map(|seat| seat as u8).collect(),
            asks: Some(asks),
            rule: Some(rulebook().section(self.phase_rule(p)).id.clone()),
            offers,
        }
    }

    /// The orders that the card gives in all, and those still to be given.
    pub(crate) fn orders_left(&self, p: &Position) -> (u8, u8) {
        let orders = &p.orders;
        let sectors = orders.sectors.iter().fold(0u8, |sum, count| sum.saturating_add(*count));
        let all = [orders.infantry, orders.weapons, orders.any];
        let total = all.iter().fold(sectors, |sum, count| sum.saturating_add(*count)).min(orders.most);
        (total, total.saturating_sub(orders.given))
    }

    /// The question put to the seat that decides.
    fn question(&self, p: &Position) -> Text {
        let ask = Text::key(format!("ask-{}", self.phase_key(p)));
        let hex = |slot: Slot| if slot == NOBODY { "" } else { p.unit(slot).hex.name() };
        let fight = p.fight();
        match p.phase {
            Phase::Deploy => {
                let [grenadiers, others] = p.to_place[p.active];
                ask.with("count", if grenadiers > 0 { grenadiers } else { others })
            }
            Phase::Effect => ask.with("count", p.pending.left),
            Phase::Return => ask.with("infantry", p.pending.infantry).with("any", p.pending.left),
            Phase::AtCommand | Phase::WithCommand if p.effective != Command::NONE => {
                ask.with("card", p.effective.text())
            }
            Phase::AtMove if p.pending.to == crate::board::Hex::NONE => {
                ask.with("from", hex(p.pending.slot)).with("to", Text::key("off-the-board"))
            }
            Phase::AtMove => ask.with("from", hex(p.pending.slot)).with("to", p.pending.to.name()),
            Phase::Onward | Phase::Clear => ask.with("hex", hex(p.pending.slot)),
            Phase::Load => ask.with("hex", p.battery.centre.name()),
            Phase::AtBombard => ask.with("hex", p.battery.centre.name()).with("dice", p.battery.rolling),
            Phase::AtClose | Phase::AfterRanged | Phase::AfterClose => {
                ask.with("from", hex(fight.attacker)).with("to", fight.hex.name()).with("dice", fight.dice)
            }
            Phase::AfterRoll => ask.with("hex", fight.hex.name()).with("hits", fight.hits),
            Phase::Outcome => ask
                .with("hex", fight.hex.name())
                .with("flags", fight.flags)
                .with("ignorable", fight.ignorable.min(fight.flags)),
            Phase::Advance => ask.with("from", hex(fight.attacker)).with("to", fight.hex.name()),
            Phase::Bonus => ask.with("hex", hex(fight.attacker)),
            Phase::RaidEnd => {
                let raider = p.unit(p.fights[0].attacker);
                ask.with("from", raider.hex.name()).with("to", raider.start.name())
            }
            _ => ask,
        }
    }
}
