//! Tokens of the headquarters, and playing combat cards: paying, being allowed, being in force.

use contract::{Refusal, Seat};

use crate::board::bits;
use crate::event::Event;
use crate::position::{Fight, Slot, mark};
use crate::tables::{Combat, Effect, Timing};
use crate::{GrandeGuerre, Log, Position, refuse, rule};

impl GrandeGuerre {
    /// A side gains tokens, as far as the pool has any (`qg.pot-vide`). Says how many.
    pub(crate) fn gain(&self, p: &mut Position, side: Seat, tokens: u8, journal: &mut Log) -> u8 {
        let gained = tokens.min(p.pool());
        p.hq[side] += gained;
        if gained < tokens {
            journal.note(rule!("qg.pot-vide"), Event::PoolEmpty { side, count: tokens - gained });
        }
        gained
    }

    /// A unit has acted, or can no more: the token that paid for its order goes back to the pool
    /// (`ordre.ordre-d-en-haut.jetons`).
    pub(crate) fn take_token_off(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        let unit = p.unit_mut(slot);
        if unit.has(mark::TOKEN) {
            unit.marks &= !mark::TOKEN;
            let (hex, unit) = (unit.hex, unit.kind);
            p.spent -= 1;
            journal.note(rule!("ordre.ordre-d-en-haut.jetons"), Event::TokenOffUnit { hex, unit });
        }
    }

    /// The same after a move, where it leaves no combat.
    pub(crate) fn take_token_off_after_move(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        if p.unit(slot).has(mark::TOKEN) && self.can_fight(p, slot).is_err() {
            self.take_token_off(p, slot, journal);
        }
    }

    /// What a combat card does.
    pub(crate) fn effect(&self, card: Combat) -> Effect {
        self.tables.combat(card).effect
    }

    /// The combat cards in force that do something of interest.
    pub(crate) fn in_force<T>(&self, p: &Position, mut pick: impl FnMut(Effect) -> Option<T>) -> Option<T> {
        bits(p.force.into()).find_map(|card| pick(self.effect(Combat(card as u8))))
    }

    /// Whether a combat card of this effect is in force.
    pub(crate) fn is_in_force(&self, p: &Position, wanted: Effect) -> bool {
        self.in_force(p, |effect| (effect == wanted).then_some(())).is_some()
    }

    /// What the card played with a combat does.
    pub(crate) fn played_with(&self, fight: &Fight) -> Option<Effect> {
        fight.card.checked_sub(1).map(|card| self.effect(Combat(card)))
    }

    /// Whether public facts leave it open that a side plays a combat card of this timing now: it holds cards, may still
    /// play one, could pay, and not all such cards lie open. What it holds is not looked at.
    pub(crate) fn may_react(&self, p: &Position, side: Seat, timing: Timing) -> bool {
        if p.allowance[side] == 0 || p.combats.hands[side].count() == 0 {
            return false;
        }
        self.timed[timing as usize].iter().any(|&card| {
            let data = self.tables.combat(card);
            data.copies > p.combats.open(card.index()) && data.cost <= p.hq[side]
        })
    }

    /// Whether a side may play this combat card at a window of this timing.
    pub(crate) fn check_card(
        &self,
        p: &Position,
        side: Seat,
        card: Combat,
        timing: Timing,
    ) -> Result<(), Refusal> {
        if card.index() >= self.tables.combats.len() || p.combats.hands[side].of[card.index()] == 0 {
            return refuse(rule!("carte"), "card-not-held");
        }
        if self.effect(card).timing() != timing {
            return refuse(rule!("carte.moment"), "card-not-now");
        }
        if p.allowance[side] == 0 {
            return refuse(rule!("carte.une-par-tour"), "card-played-already");
        }
        if self.tables.combat(card).cost > p.hq[side] {
            return refuse(rule!("carte.cout"), "card-too-dear");
        }
        Ok(())
    }

    /// A combat card is played: it leaves the hand and is paid for; card and tokens lie open until the turn ends.
    pub(crate) fn play_combat(&self, p: &mut Position, side: Seat, card: Combat, journal: &mut Log) {
        let cost = self.tables.combat(card).cost;
        p.combats.leave(side, card.0);
        p.combats.in_play.add(card.0);
        p.hq[side] -= cost;
        p.spent += cost;
        p.allowance[side] -= 1;
        if side == p.active {
            p.played = true;
        }
        p.force |= 1 << card.0;
        journal.reveal(self.card_rules[card.index()], Event::CombatCard { side, card, cost });
        journal.also(rule!("carte.paiement"));
    }
}
