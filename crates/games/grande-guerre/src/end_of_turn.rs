//! Phase 5: cards and tokens at the end of a turn, and the start of the next.

use contract::{Dice, Refusal};

use crate::event::Event;
use crate::position::{Battery, Fight, NO_CARD, Orders, Pending, Phase, Position, Slot, mark};
use crate::tables::{Combat, Command};
use crate::{GrandeGuerre, Log, refuse, rule};

/// The most combat cards in a hand (`carte.main`).
pub const HAND: u8 = 5;

/// Tokens taken instead of a combat card (`fin.choix`).
pub const TOKENS: u8 = 2;

impl GrandeGuerre {
    /// The combats are over: the command card is put away and another drawn.
    pub(crate) fn end_turn(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let side = p.active;
        p.battery = Battery::SILENT;
        p.pending = Pending::IDLE;
        for slot in Position::slots(side) {
            self.take_token_off(p, slot as Slot, journal);
        }
        let mut played = std::mem::take(&mut p.commands.in_play);
        played.pour_into(&mut p.commands.discard);
        if p.struck {
            let (card, renewed) = p.commands.deal(side.other(), dice);
            self.note_renewed(renewed, journal);
            journal.note(rule!("ordre.frapper-le-premier.pioche"), Event::DrewCommand { side: side.other() });
            if let Some(card) = card {
                journal.show(side.other(), rule!("fin"), Event::DrewThis { card: Command(card) });
            }
        }
        let scouts = p.effective != Command::NONE && self.tables.command(p.effective).scouts;
        if !scouts {
            self.draw_command(p, side, dice, journal);
            p.phase = Phase::Draw;
        } else if self.pressed == Some(side.other()) && self.check_medal(p).is_ok() {
            p.phase = Phase::Scout;
        } else {
            self.draw_two(p, dice, journal);
        }
    }

    /// Whether the card played would bring a medal for time, but for its being the winning one.
    pub(crate) fn is_time_medal(&self, p: &Position) -> bool {
        let scouts = p.effective != Command::NONE && self.tables.command(p.effective).scouts;
        scouts && self.pressed == Some(p.passive()) && self.check_medal(p).is_err()
    }

    /// A medal for time, never the one that wins (`medaille.temps`).
    pub(crate) fn check_medal(&self, p: &Position) -> Result<(), Refusal> {
        if self.medals(p, p.active) + 1 >= self.scenario.medals {
            return refuse(rule!("medaille.temps-gagnante"), "winning-medal");
        }
        Ok(())
    }

    pub(crate) fn take_medal(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let side = p.active;
        self.award(p, side, 1, rule!("medaille.temps"), Event::TimeMedal { side }, journal);
        self.draw_command(p, side, dice, journal);
        p.phase = Phase::Draw;
    }

    /// Two command cards, one of which is kept (`ordre.reconnaissance.deux-cartes`).
    pub(crate) fn draw_two(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let side = p.active;
        journal.note(rule!("ordre.reconnaissance.deux-cartes"), Event::DrewTwo { side });
        for at in 0..2 {
            let (card, renewed) = p.commands.draw(dice);
            self.note_renewed(renewed, journal);
            p.looked[at] = card.unwrap_or(NO_CARD);
            if let Some(card) = card {
                journal.show(side, rule!("fin"), Event::DrewThis { card: Command(card) });
            }
        }
        p.phase = Phase::Keep;
    }

    pub(crate) fn check_keep(&self, p: &Position, card: Command) -> Result<(), Refusal> {
        if p.looked[..2].contains(&card.0) {
            return Ok(());
        }
        refuse(rule!("ordre.reconnaissance.deux-cartes"), "card-not-there")
    }

    pub(crate) fn keep(&self, p: &mut Position, card: Command, journal: &mut Log) {
        let side = p.active;
        let other = if p.looked[0] == card.0 { p.looked[1] } else { p.looked[0] };
        p.looked = [NO_CARD; 3];
        p.commands.hands[side].add(card.0);
        if other != NO_CARD {
            p.commands.discard.add(other);
            journal.reveal(
                rule!("ordre.reconnaissance.deux-cartes"),
                Event::Discarded { side, card: Command(other) },
            );
        }
        p.phase = Phase::Draw;
    }

    // --- A combat card or tokens.

    pub(crate) fn check_draw_card(&self, p: &Position) -> Result<(), Refusal> {
        if p.combats.hands[p.active].count() >= HAND {
            return refuse(rule!("fin.cinq"), "hand-full");
        }
        if p.combats.left() + p.combats.discard.count() == 0 {
            return refuse(rule!("fin.paquet"), "no-card-left");
        }
        Ok(())
    }

    pub(crate) fn draw_card(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let side = p.active;
        let (card, renewed) = p.combats.deal(side, dice);
        self.note_renewed(renewed, journal);
        journal.note(rule!("fin.choix"), Event::DrewCombat { side });
        if let Some(card) = card {
            journal.show(side, rule!("fin.choix"), Event::DrewThat { card: Combat(card) });
        }
        self.next_turn(p, journal);
    }

    /// Two tokens, and those of *Meilleure Logistique* (`carte.logistique`).
    pub(crate) fn take_tokens(&self, p: &mut Position, more: u8, journal: &mut Log) {
        let side = p.active;
        let count = self.gain(p, side, TOKENS + more, journal);
        journal.note(rule!("fin.choix"), Event::Tokens { side, count });
        self.next_turn(p, journal);
    }

    /// Throwing a card away for a token (`fin.defausse`).
    pub(crate) fn check_discard(&self, p: &Position, card: Combat) -> Result<(), Refusal> {
        if card.index() >= self.tables.combats.len() || p.combats.hands[p.active].of[card.index()] == 0 {
            return refuse(rule!("carte"), "card-not-held");
        }
        if p.played {
            return refuse(rule!("fin.defausse-interdite"), "card-played-already");
        }
        if p.pending.has_discarded() {
            return refuse(rule!("fin.defausse-interdite"), "discarded-already");
        }
        Ok(())
    }

    pub(crate) fn discard(&self, p: &mut Position, card: Combat, journal: &mut Log) {
        let side = p.active;
        p.combats.leave(side, card.0);
        p.combats.discard.add(card.0);
        p.pending.left = 1;
        journal.reveal(rule!("fin.defausse"), Event::DiscardedCombat { side, card });
        let count = self.gain(p, side, 1, journal);
        journal.note(rule!("fin.defausse"), Event::Tokens { side, count });
    }

    /// The draws are made: combat cards and what was paid for them are put away (`carte.paiement`), and the turn goes over
    /// to the other side (`tour`).
    pub(crate) fn next_turn(&self, p: &mut Position, journal: &mut Log) {
        p.spent = 0;
        let mut played = std::mem::take(&mut p.combats.in_play);
        played.pour_into(&mut p.combats.discard);
        p.active = p.passive();
        p.turn += 1;
        self.begin_turn(p, journal);
    }

    /// The start of a turn: everything that holds for one turn is set back, and objectives are counted.
    pub(crate) fn begin_turn(&self, p: &mut Position, journal: &mut Log) {
        let side = p.active;
        for unit in p.units.iter_mut() {
            unit.marks &= !mark::OF_TURN;
            unit.moved = 0;
            unit.start = unit.hex;
        }
        for slot in Position::slots(side.other()) {
            p.units[slot].marks &= !mark::SILENCED;
        }
        p.allowance.0 = [1, 1];
        p.played = false;
        p.struck = false;
        p.force = 0;
        p.card = Command::NONE;
        p.effective = Command::NONE;
        p.choice = 0;
        p.orders = Orders::default();
        p.battery = Battery::SILENT;
        p.pending = Pending::IDLE;
        p.fights = [Fight::NONE; 2];
        p.depth = 0;
        p.phase = Phase::Card;
        journal.note(rule!("tour"), Event::TurnBegins { turn: p.turn, side });
        self.award_objectives(p, journal);
    }

    /// The movement phase is over: what was vacated and not entered again is lost (`medaille.relais`).
    pub(crate) fn end_moves(&self, p: &mut Position, journal: &mut Log) {
        p.phase = Phase::Aim;
        self.review_objectives(p, journal);
    }
}
