//! Combat cards that are carried out when they are played, and the choices they ask for.

use contract::{Dice, Refusal, Seat};

use crate::board::{BOARD, HEXES, Hex, each};
use crate::command::roll;
use crate::event::Event;
use crate::position::{Aiming, Cause, NO_CARD, Pending, Phase, Position, Slot, Tactician, mark, side_of};
use crate::tables::{Arm, Combat, Command, Effect, Tactic};
use crate::{GrandeGuerre, Log, refuse, rule};

impl GrandeGuerre {
    /// Whether a card may be played now.
    pub(crate) fn check_use(&self, p: &Position, seat: Seat, card: Combat) -> Result<(), Refusal> {
        let Some(timing) = p.phase.stage().timing else {
            return refuse(rule!("carte.moment"), "card-not-now");
        };
        self.check_card(p, seat, card, timing)?;
        match p.phase {
            Phase::Moves if self.of_arm(p, p.active, Arm::Infantry) & p.wire == 0 => {
                refuse(rule!("carte.cisailles"), "nobody-in-wire")
            }
            Phase::Advance => self.check_impetuous(p),
            Phase::Draw if p.pending.has_discarded() => {
                refuse(rule!("fin.defausse-interdite"), "discarded-already")
            }
            _ => self.check_effect(p, seat, card),
        }
    }

    /// What a card needs beside its moment: something to work on.
    fn check_effect(&self, p: &Position, seat: Seat, card: Combat) -> Result<(), Refusal> {
        let needs = |there: bool| {
            if there {
                Ok(())
            } else {
                Err(Refusal::new(self.card_rules[card.index()], "nothing-to-work-on"))
            }
        };
        match self.effect(card) {
            Effect::Redeploy { .. } if matches!(self.tactic(p), Some(Tactic::Firestorm { .. })) => {
                refuse(rule!("ordre.tempete-de-feu.redeploiement"), "no-redeploy")
            }
            Effect::Silence { .. } => needs(p.army(seat.other()).any(|slot| self.arm(p, slot).is_soldier())),
            Effect::Stretchers { .. } | Effect::Surgeon { .. } => {
                needs(p.army(seat).any(|slot| self.check_patient(p, card, slot).is_ok()))
            }
            Effect::CounterEspionage { .. } => needs(p.combats.hands[seat.other()].count() > 0),
            Effect::Spy => needs(p.commands.hands[seat.other()].count() > 0),
            Effect::Sniper { .. } => {
                needs(p.army(seat.other()).any(|slot| self.check_sniped(p, card, slot).is_ok()))
            }
            Effect::Tactician => needs(p.commands.left() + p.commands.discard.count() >= 3),
            Effect::BarrageFire
                if matches!(self.tactic(p), Some(Tactic::Bombard { .. })) && p.choice == 1 =>
            {
                refuse(rule!("artillerie.une-fois"), "battery-ordered-already")
            }
            Effect::BarrageFire => {
                let power = self.scenario.forces[seat].artillery;
                let cost = self.tables.combat(card).cost;
                needs(
                    p.battery.ordered == Aiming::Nowhere
                        && power > 0
                        && self.price(p, seat, 1) + cost <= p.hq[seat],
                )
            }
            Effect::Observation => needs(self.scenario.forces[seat].artillery > 0),
            _ => Ok(()),
        }
    }

    /// *Frapper le Premier*, out of turn (`ordre.frapper-le-premier`).
    pub(crate) fn check_first_strike(&self, p: &Position, seat: Seat, card: Command) -> Result<(), Refusal> {
        if card != self.first_strike || seat == p.active {
            return refuse(rule!("commandement"), "command-not-now");
        }
        if p.commands.hands[seat].of[card.index()] == 0 {
            return refuse(rule!("commandement"), "command-not-held");
        }
        Ok(())
    }

    pub(crate) fn strike_first(&self, p: &mut Position, seat: Seat, card: Command, journal: &mut Log) {
        p.commands.leave(seat, card.0);
        p.commands.in_play.add(card.0);
        p.struck = true;
        let event = Event::CommandCard { side: seat, played: (card, 0) };
        journal.reveal(rule!("ordre.frapper-le-premier"), event);
        self.turn_the_tables(p, Cause::FirstStrike, journal);
    }

    /// A card is played in a window, and carried out as far as it can be at once.
    pub(crate) fn use_card(
        &self,
        p: &mut Position,
        seat: Seat,
        card: Combat,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        self.play_combat(p, seat, card, journal);
        match self.effect(card) {
            Effect::Hold | Effect::Messenger { .. } => p.phase = Phase::WithCommand,
            Effect::Frostbite => self.freeze(p, journal),
            Effect::Cutters => {
                self.cut_all(p, journal);
                self.end_moves(p, journal);
            }
            Effect::Shortage { dice: fewer } => {
                let before = p.battery.rolling;
                p.battery.rolling = before.saturating_sub(fewer).max(1);
                let count = before - p.battery.rolling;
                journal.note(rule!("carte.penurie"), Event::ShellsShort { count });
                self.roll_battery(p, dice, journal);
            }
            Effect::Ambush => self.turn_the_tables(p, Cause::Ambush, journal),
            Effect::Armour { hits } => {
                let fight = p.fight_mut();
                let count = hits.min(fight.hits);
                fight.hits -= count;
                let hex = fight.hex;
                journal.note(rule!("carte.cuirasse"), Event::HitsStopped { count, hex });
                p.phase = Phase::Losses;
            }
            Effect::ReturnFire => self.turn_the_tables(p, Cause::ReturnFire, journal),
            Effect::StrikeBack => self.turn_the_tables(p, Cause::StrikeBack, journal),
            Effect::Impetuous => self.advance(p, true, dice, journal),
            Effect::Logistics { tokens } => self.take_tokens(p, tokens, journal),
            _ => self.begin_effect(p, card, dice, journal),
        }
    }

    fn begin_effect(&self, p: &mut Position, card: Combat, dice: &mut Dice, journal: &mut Log) {
        let side = p.active;
        p.pending = Pending { card: card.0 + 1, left: 0, infantry: 0, ..p.pending };
        p.phase = Phase::Effect;
        match self.effect(card) {
            Effect::Silence { units } | Effect::Stretchers { units } => p.pending.left = units,
            Effect::Surgeon { .. } | Effect::Sniper { .. } => p.pending.left = 1,
            Effect::CounterEspionage { cards } => {
                for _ in 0..cards {
                    self.steal(p, dice, journal);
                }
                p.allowance[side] += 1;
                p.pending.card = 0;
                p.phase = Phase::WithCommand;
            }
            Effect::Spy => {
                p.pending.left = 1;
                p.commands.known[side] = p.commands.hands[side.other()];
                for title in p.commands.hands[side.other()].titles() {
                    let count = p.commands.hands[side.other()].of[usize::from(title)];
                    journal.show(
                        side,
                        rule!("carte.mata-hari"),
                        Event::Spied { card: Command(title), count },
                    );
                }
            }
            Effect::Tactician => {
                for at in 0..3 {
                    let (card, renewed) = p.commands.draw(dice);
                    p.looked[at] = card.unwrap_or(NO_CARD);
                    self.note_renewed(renewed, journal);
                    if let Some(card) = card {
                        journal.show(side, rule!("carte.tacticien"), Event::Looked { card: Command(card) });
                    }
                }
                p.pending.left = Tactician::Takes as u8;
            }
            Effect::BarrageFire => {
                p.battery.ordered = Aiming::Anywhere;
                p.battery.shots = p.battery.shots.max(1);
                journal.note(rule!("artillerie"), Event::BatteryOrdered { side, sector: None });
                p.phase = Phase::WithCommand;
            }
            _ => p.phase = Phase::WithCommand,
        }
    }

    pub(crate) fn note_renewed(&self, renewed: bool, journal: &mut Log) {
        if renewed {
            journal.note(rule!("fin.paquet"), Event::DeckRenewed);
        }
    }

    /// A card of the other side's combat hand, unseen (`carte.contre-espionnage`).
    fn steal(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let side = p.active;
        let mut theirs = p.combats.hands[side.other()];
        if let Some(title) = theirs.draw(dice) {
            p.combats.leave(side.other(), title);
            p.combats.hands[side].add(title);
            // The other side knows what it has lost.
            p.combats.known[side.other()].add(title);
            journal.note(rule!("carte.contre-espionnage"), Event::CardStolen { side });
            for seat in Seat::BOTH {
                journal.show(
                    seat,
                    rule!("carte.contre-espionnage"),
                    Event::StolenWas { card: Combat(title) },
                );
            }
        }
    }

    /// Whether a unit can be healed by a card.
    fn check_patient(&self, p: &Position, card: Combat, slot: Slot) -> Result<(), Refusal> {
        let unit = p.unit(slot);
        let stretchers = matches!(self.effect(card), Effect::Stretchers { .. });
        if !self.arm(p, slot).is_soldier() || unit.figures >= unit.full {
            return Err(Refusal::new(self.card_rules[card.index()], "nobody-to-heal"));
        }
        if stretchers && (self.engaged(p, slot) || unit.has(mark::HEALED)) {
            return refuse(rule!("carte.brancardiers"), "not-next-to-an-enemy");
        }
        Ok(())
    }

    /// Whether a sniper's shot can reach a unit (`carte.fumer-tue`).
    fn check_sniped(&self, p: &Position, card: Combat, slot: Slot) -> Result<(), Refusal> {
        let Effect::Sniper { range, .. } = self.effect(card) else {
            return refuse(rule!("carte.fumer-tue"), "card-not-now");
        };
        let hex = p.unit(slot).hex;
        let near =
            BOARD.within[usize::from(range.min(7))][hex.index()] & self.of_arm(p, p.active, Arm::Infantry);
        let seen = each(near).any(|from| self.sees(p, from, hex));
        if self.arm(p, slot).is_soldier() && seen {
            Ok(())
        } else {
            refuse(rule!("carte.fumer-tue"), "nobody-in-sight")
        }
    }

    /// The last part of the keys of what a card under way asks for.
    pub(crate) fn effect_key(&self, p: &Position, card: Combat) -> &'static str {
        match self.effect(card) {
            Effect::Silence { .. } => "silence",
            Effect::Stretchers { .. } => "stretchers",
            Effect::Surgeon { .. } => "surgeon",
            Effect::Sniper { .. } => "sniper",
            Effect::Spy => "spy",
            Effect::Tactician => match p.pending.tactician() {
                Tactician::Takes => "take",
                Tactician::PutsBack => "top",
                Tactician::Throws => "throw",
            },
            _ => "with-command",
        }
    }

    /// The unit that a card is about.
    pub(crate) fn check_name(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        let Some(card) = p.pending_card() else {
            return refuse(rule!("carte"), "card-not-now");
        };
        let rule = self.card_rules[card.index()];
        let unit = if hex.index() < HEXES { p.at(hex) } else { None };
        let Some(slot) = unit else {
            return Err(Refusal::new(rule, "no-unit-there"));
        };
        let own = side_of(slot) == p.active;
        match self.effect(card) {
            Effect::Silence { .. } if !own => {
                if !self.arm(p, slot).is_soldier() || p.unit(slot).has(mark::SILENCED) {
                    return Err(Refusal::new(rule, "nothing-to-work-on"));
                }
                Ok(())
            }
            Effect::Stretchers { .. } | Effect::Surgeon { .. } if own => self.check_patient(p, card, slot),
            Effect::Sniper { .. } if !own => self.check_sniped(p, card, slot),
            _ => Err(Refusal::new(rule, "no-unit-there")),
        }
    }

    /// Whether the card under way can do without a further unit.
    pub(crate) fn may_leave_effect(&self, p: &Position) -> bool {
        let Some(card) = p.pending_card() else { return false };
        match self.effect(card) {
            Effect::Stretchers { units } => p.pending.left < units,
            Effect::Silence { units } => p.pending.left < units,
            _ => false,
        }
    }

    pub(crate) fn name(&self, p: &mut Position, hex: Hex, dice: &mut Dice, journal: &mut Log) {
        let Some(card) = p.pending_card() else { return };
        let slot = p.on[hex.index()];
        let kind = p.unit(slot).kind;
        p.pending.left -= 1;
        match self.effect(card) {
            Effect::Silence { .. } => {
                p.unit_mut(slot).marks |= mark::SILENCED;
                journal.note(rule!("carte.a-court-de-munitions"), Event::Silenced { hex, unit: kind });
            }
            Effect::Stretchers { .. } => {
                let unit = p.unit_mut(slot);
                unit.figures += 1;
                unit.marks |= mark::HEALED;
                journal.note(rule!("carte.brancardiers"), Event::Healed { hex, unit: kind, count: 1 });
            }
            Effect::Surgeon { dice: count, faces } => {
                let rolled = roll(count, dice);
                let unit = p.unit_mut(slot);
                let healed = faces.count(rolled).min(unit.full - unit.figures);
                unit.figures += healed;
                journal.note(
                    rule!("carte.chirurgien"),
                    Event::Surgery { hex, unit: kind, dice: rolled, count: healed, heals: faces },
                );
                if healed > 0 {
                    p.unit_mut(slot).marks |= mark::EXTRA;
                    self.give_order(p, slot, journal);
                }
            }
            Effect::Sniper { dice: count, faces, .. } => {
                let rolled = roll(count, dice);
                let lost = faces.count(rolled).min(p.unit(slot).figures);
                let sniped = Event::Sniped { hex, unit: kind, dice: rolled, lost, kills: faces };
                journal.note(rule!("carte.fumer-tue"), sniped);
                if lost > 0 {
                    self.snipe(p, slot, lost, dice, journal);
                }
            }
            _ => {}
        }
        let more = p.pending.left > 0 && each(p.occupied()).any(|hex| self.check_name(p, hex).is_ok());
        if !more {
            self.end_effect(p);
        }
    }

    /// Figures fall; the specialist beside them is tested.
    fn snipe(&self, p: &mut Position, slot: Slot, count: u8, dice: &mut Dice, journal: &mut Log) {
        let unit = p.unit_mut(slot);
        unit.figures -= count;
        let (hex, unit, left) = (unit.hex, unit.kind, unit.figures);
        journal.note(rule!("carte.fumer-tue"), Event::Lost { hex, unit, count, left, side: side_of(slot) });
        if left == 0 {
            self.destroy(p, slot, journal);
        } else {
            self.test_specialist(p, slot, dice, journal);
        }
    }

    pub(crate) fn end_effect(&self, p: &mut Position) {
        p.pending.card = 0;
        p.pending.left = 0;
        p.looked = [NO_CARD; 3];
        p.phase = Phase::WithCommand;
    }

    // --- Cards chosen: the spy and the tactician.

    /// The command cards that may be pointed at now.
    pub(crate) fn can_pick(&self, p: &Position, card: Command) -> Result<(), Refusal> {
        let Some(pending) = p.pending_card() else {
            return refuse(rule!("carte"), "card-not-now");
        };
        let there = match (self.effect(pending), p.pending.tactician()) {
            (Effect::Spy, _) => p.commands.hands[p.passive()].of[card.index()] > 0,
            (Effect::Tactician, Tactician::Throws) => p.commands.hands[p.active].of[card.index()] > 0,
            (Effect::Tactician, _) => p.looked.contains(&card.0),
            _ => false,
        };
        if there { Ok(()) } else { Err(Refusal::new(self.card_rules[pending.index()], "card-not-there")) }
    }

    pub(crate) fn pick(&self, p: &mut Position, card: Command, dice: &mut Dice, journal: &mut Log) {
        let side = p.active;
        let Some(pending) = p.pending_card() else { return };
        if self.effect(pending) == Effect::Spy {
            let other = side.other();
            p.commands.leave(other, card.0);
            p.commands.discard.add(card.0);
            journal.reveal(rule!("carte.mata-hari"), Event::Discarded { side: other, card });
            self.draw_command(p, other, dice, journal);
            self.end_effect(p);
            return;
        }
        match p.pending.tactician() {
            Tactician::Takes => {
                self.unlook(p, card);
                p.commands.hands[side].add(card.0);
                journal.note(rule!("carte.tacticien"), Event::TookCard { side });
                // Even two alike are put back by a decision: that they are alike is not for the other side to know.
                p.pending.left = Tactician::PutsBack as u8;
            }
            Tactician::PutsBack => {
                self.unlook(p, card);
                let below = p.looked.iter().copied().find(|card| *card != NO_CARD).unwrap_or(NO_CARD);
                p.looked = [NO_CARD; 3];
                // What lay on top before is among the cards looked at.
                p.commands.top = [card.0, below];
                p.commands.top_known = side;
                journal.note(rule!("carte.tacticien"), Event::PutBack { side });
                p.pending.left = Tactician::Throws as u8;
            }
            Tactician::Throws => {
                p.commands.leave(side, card.0);
                p.commands.discard.add(card.0);
                journal.reveal(rule!("carte.tacticien"), Event::Discarded { side, card });
                self.end_effect(p);
            }
        }
    }

    fn unlook(&self, p: &mut Position, card: Command) {
        if let Some(place) = p.looked.iter_mut().find(|place| **place == card.0) {
            *place = NO_CARD;
        }
    }

    /// A side draws a command card.
    pub(crate) fn draw_command(&self, p: &mut Position, side: Seat, dice: &mut Dice, journal: &mut Log) {
        let (card, renewed) = p.commands.deal(side, dice);
        self.note_renewed(renewed, journal);
        if let Some(card) = card {
            journal.note(rule!("fin"), Event::DrewCommand { side });
            journal.show(side, rule!("fin"), Event::DrewThis { card: Command(card) });
        }
    }
}
