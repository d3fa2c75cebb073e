//! After a combat: tests, blows returned, advance and bonus close combat, raiders going home.

use contract::{Dice, Refusal};

use crate::board::{BOARD, HEXES, Hex, Hexes, each, only};
use crate::command::roll;
use crate::decision::{ALONE, JOINING};
use crate::event::Event;
use crate::position::{Cause, Fight, NOBODY, Phase, Position, Slot, Way, mark, side_of};
use crate::tables::{Arm, Effect, Timing};
use crate::{Decision, GrandeGuerre, Log, refuse, rule};

impl GrandeGuerre {
    /// The target's specialist is tested once, after all losses (`specialiste.test`); mortars with an observer mark what
    /// they hit (`specialiste.observateur`).
    pub(crate) fn aftermath(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let fight = *p.fight();
        if fight.target != NOBODY && p.unit(fight.target).is_there() {
            let unit = *p.unit(fight.target);
            if fight.lost > 0 {
                self.test_specialist(p, fight.target, dice, journal);
            }
            let observed = fight.way == Way::Ranged && self.skills(p, fight.attacker).acquires;
            if observed && fight.hits > 0 && fight.lost > 0 && !fight.vacated && !unit.has(mark::ACQUIRED) {
                p.unit_mut(fight.target).marks |= mark::ACQUIRED;
                journal.note(
                    rule!("specialiste.observateur"),
                    Event::RangeFound { hex: unit.hex, unit: unit.kind },
                );
            }
        }
        if p.depth == 2 {
            self.close_inner(p, journal);
            return;
        }
        self.take_tokens_off(p, journal);
        p.phase = match fight.way {
            Way::Shells => {
                p.battery.step += 1;
                Phase::Shells
            }
            Way::Ranged => Phase::AfterRanged,
            _ if fight.vacated => Phase::Advance,
            _ => Phase::AfterClose,
        };
    }

    /// A unit has lost figures: its specialist, if it has one, may fall with them (`specialiste.test`).
    pub(crate) fn test_specialist(&self, p: &mut Position, slot: Slot, dice: &mut Dice, journal: &mut Log) {
        let unit = p.unit_mut(slot);
        if unit.trade == 0 {
            return;
        }
        let test = &self.tables.specialist_test;
        let rolled = roll(test.dice, dice);
        let lost = test.lost.count(rolled) > 0;
        if lost {
            unit.trade = 0;
        }
        let (hex, unit) = (unit.hex, unit.kind);
        journal.note(rule!("specialiste.test"), Event::SpecialistTest { hex, unit, dice: rolled, lost });
    }

    /// Those who attacked have fought (`ordre.ordre-d-en-haut.jetons`).
    fn take_tokens_off(&self, p: &mut Position, journal: &mut Log) {
        let Fight { attacker, others, .. } = p.fights[0];
        for slot in others.into_iter().chain([attacker]).filter(|slot| *slot != NOBODY) {
            self.take_token_off(p, slot, journal);
        }
    }

    /// Back from a combat inside a combat.
    fn close_inner(&self, p: &mut Position, journal: &mut Log) {
        let inner = p.fights[1];
        p.fights[1] = Fight::NONE;
        p.depth = 1;
        let outer = p.fights[0];
        let struck_first = matches!(inner.cause, Cause::Ambush | Cause::FirstStrike);
        let in_place = p.unit(outer.attacker).is_there() && !inner.vacated;
        if struck_first && in_place {
            // Figures lost change nothing in the attacker's dice, a specialist lost does.
            p.fights[0].dice = self.close_dice(p, outer.attacker) + self.grenade_dice(&outer);
            p.phase = Phase::Roll;
        } else {
            self.take_tokens_off(p, journal);
            self.finish(p);
        }
    }

    /// What a grenade thrown with the declaration adds (`carte.grenade`).
    fn grenade_dice(&self, fight: &Fight) -> u8 {
        match self.played_with(fight) {
            Some(Effect::Grenade { dice }) => dice,
            _ => 0,
        }
    }

    /// Whether the other side is asked to fire back (`carte.riposte`).
    pub(crate) fn asks_after_ranged(&self, p: &Position) -> bool {
        let fight = p.fight();
        fight.target != NOBODY
            && self.may_react(p, p.passive(), Timing::AfterRanged)
            && side_of(fight.target) == p.passive()
            && self.return_dice(p).is_some()
    }

    /// Whether the other side is asked to strike back (`carte.crosse`).
    pub(crate) fn asks_after_close(&self, p: &Position) -> bool {
        let fight = p.fight();
        let target = p.unit(fight.target);
        target.is_there()
            && !fight.vacated
            && p.unit(fight.attacker).is_there()
            && self.arm(p, fight.target) == Arm::Infantry
            && self.may_react(p, p.passive(), Timing::AfterClose)
            && self.answer_dice(p).is_some()
    }

    /// Whether the winner of a close combat may advance (`avance`).
    pub(crate) fn can_advance(&self, p: &Position) -> bool {
        let fight = p.fight();
        let unit = p.unit(fight.attacker);
        fight.vacated
            && unit.is_there()
            && p.at(fight.hex).is_none()
            && BOARD.distance(unit.hex, fight.hex) == 1
            && self.kind(p, fight.attacker).advances
            && !unit.has(mark::STOPPED | mark::RAIDER | mark::BOGGED | mark::DITCHED | mark::RETREATED)
            && self.passable(p, self.arm(p, fight.attacker)) & fight.hex.bit() != 0
    }

    /// Whether the impetuous may go on (`carte.impetuosite`).
    pub(crate) fn check_impetuous(&self, p: &Position) -> Result<(), Refusal> {
        let fight = p.fight();
        if self.arm(p, fight.attacker) != Arm::Infantry || fight.cause != Cause::Order {
            return refuse(rule!("carte.impetuosite"), "no-third-combat");
        }
        Ok(())
    }

    /// The winner advances; an officer or the impetuous may fight again (`bonus`).
    pub(crate) fn advance(&self, p: &mut Position, impetuous: bool, dice: &mut Dice, journal: &mut Log) {
        let fight = *p.fight();
        let slot = fight.attacker;
        let from = p.unit(slot).hex;
        journal.note(
            rule!("avance"),
            Event::Advanced { side: side_of(slot), unit: p.unit(slot).kind, from, to: fight.hex },
        );
        if self.arm(p, slot) == Arm::Tank {
            journal.also(rule!("r.char-avance"));
        }
        let moved = p.unit(slot).moved;
        let stops = self.stopping(p, self.arm(p, slot)) & fight.hex.bit() != 0;
        self.go(p, slot, fight.hex, 0, dice, journal);
        p.unit_mut(slot).moved = moved;
        self.arrive(p, slot, fight.hex, journal);
        if p.is_over() {
            return;
        }
        if self.ask_to_clear(p, slot) {
            // Wire stops, so no bonus combat follows.
            return;
        }
        let officer = self.skills(p, slot).bonus_combat;
        let again = fight.cause == Cause::Order && (impetuous || officer) && !stops;
        if again && self.bonus_targets(p) != 0 {
            p.phase = Phase::Bonus;
        } else {
            self.finish(p);
        }
    }

    /// Whom a bonus close combat may be fought against.
    pub(crate) fn bonus_targets(&self, p: &Position) -> Hexes {
        let slot = p.fight().attacker;
        let unit = p.unit(slot);
        let near = BOARD.near[unit.hex.index()] & p.held[p.passive()];
        if self.not_in_ford(p, slot).is_err() {
            return 0;
        }
        only(near, |to| self.can_close(p, slot, to).is_ok())
    }

    /// The dice of a bonus close combat, or why it may not be fought.
    pub(crate) fn check_bonus(
        &self,
        p: &Position,
        from: Hex,
        to: Hex,
        others: [Hex; JOINING],
        card: u8,
    ) -> Result<u8, Refusal> {
        let slot = p.fight().attacker;
        if from != p.unit(slot).hex || others != ALONE {
            return refuse(rule!("bonus"), "another-unit");
        }
        if to.index() >= HEXES || self.bonus_targets(p) & to.bit() == 0 {
            return refuse(rule!("corps.adjacent"), "not-adjacent");
        }
        Ok(self.close_dice(p, slot) + self.check_card_with(p, to, Way::Close, card)?)
    }

    /// Everything that a bonus close combat may be.
    pub(crate) fn list_bonus(&self, p: &Position, out: &mut Vec<Decision>) {
        let from = p.unit(p.fight().attacker).hex;
        for to in each(self.bonus_targets(p)) {
            out.push(crate::decision::attack(from, to));
            for &card in &self.timed[Timing::Attacking as usize] {
                if self.check_card_with(p, to, Way::Close, card.0 + 1).is_ok() {
                    out.push(Decision::Attack { from, to, others: ALONE, card: card.0 + 1 });
                }
            }
        }
    }

    /// A combat is over; a raider that has fought may go home.
    pub(crate) fn finish(&self, p: &mut Position) {
        let fight = p.fights[0];
        let raider = fight.attacker != NOBODY
            && p.unit(fight.attacker).is_there()
            && p.unit(fight.attacker).has(mark::RAIDER)
            && p.unit(fight.attacker).start != p.unit(fight.attacker).hex
            && p.at(p.unit(fight.attacker).start).is_none();
        if raider {
            p.phase = Phase::RaidEnd;
            return;
        }
        self.leave_fight(p);
    }

    /// The combats are over; a raider that found nobody to fight may still go home (`carte.raid.retour`).
    pub(crate) fn end_combats(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let home = |slot: &Slot| {
            let unit = p.unit(*slot);
            unit.has(mark::RAIDER)
                && !unit.has(mark::FOUGHT)
                && unit.start != unit.hex
                && p.at(unit.start).is_none()
        };
        let raider = p.army(p.active).find(home);
        let Some(raider) = raider else {
            self.end_turn(p, dice, journal);
            return;
        };
        p.unit_mut(raider).marks |= mark::FOUGHT;
        p.depth = 1;
        p.fights[0] = Fight { attacker: raider, side: p.active, ..Fight::NONE };
        p.phase = Phase::RaidEnd;
    }

    /// Back to the choice of the next combat.
    pub(crate) fn leave_fight(&self, p: &mut Position) {
        p.fights[0] = Fight::NONE;
        p.depth = 0;
        p.phase = Phase::Combat;
    }

    /// A raider goes home (`carte.raid`).
    pub(crate) fn go_home(&self, p: &mut Position, journal: &mut Log) {
        let slot = p.fights[0].attacker;
        let (from, to) = (p.unit(slot).hex, p.unit(slot).start);
        self.lose_range(p, slot, journal);
        self.relocate(p, slot, to);
        let unit = p.unit(slot).kind;
        journal.note(rule!("carte.raid.retour"), Event::WentHome { side: side_of(slot), unit, from, to });
        self.leave_fight(p);
        self.arrive(p, slot, to, journal);
    }
}
