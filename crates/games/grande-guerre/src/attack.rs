//! Phase 4: who may attack what, and with how many dice.

use contract::Refusal;

use crate::board::{BOARD, HEXES, Hex, Hexes, each, only};
use crate::decision::{ALONE, JOINING};
use crate::event::Event;
use crate::position::{NOBODY, Phase, Position, Slot, Way, mark, side_of};
use crate::tables::{Arm, Combat, Effect, Faces, Tactic, Timing};
use crate::{Decision, GrandeGuerre, Log, own_unit, refuse, rule};

/// How many combats a unit may have this turn.
const SECOND: u16 = mark::SPENT;

impl GrandeGuerre {
    /// Whether an ordered unit may fight at all this turn.
    pub(crate) fn can_fight(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let unit = p.unit(slot);
        if !unit.has(mark::ORDERED) {
            return refuse(rule!("combat.ordre"), "no-order");
        }
        if unit.has(mark::DITCHED) {
            return refuse(rule!("r.char-abandonne"), "ditched");
        }
        if matches!(self.tactic(p), Some(Tactic::Relief { .. })) {
            return refuse(rule!("ordre.releve.combat"), "relief-no-combat");
        }
        if unit.has(mark::FOUGHT) {
            if unit.has(mark::RAIDER) && unit.has(mark::RETREATED) {
                return refuse(rule!("carte.raid"), "raid-driven-back");
            }
            if unit.has(SECOND) || !self.fights_twice(p, slot) {
                return refuse(rule!("combat.une-fois"), "fought-already");
            }
            if unit.has(mark::RETREATED) {
                return refuse(rule!("carte.barrage-de-mitrailleuses"), "barrage-driven-back");
            }
        }
        let (_, fights) = self.pace(p, slot);
        if unit.moved > fights {
            let rule = match self.arm(p, slot) {
                _ if unit.moved > self.skills(p, slot).fights_at_most => {
                    rule!("specialiste.lance-flammes-mouvement")
                }
                Arm::Infantry => rule!("mouvement.infanterie-combat"),
                _ => rule!("mouvement.mitrailleuse-combat"),
            };
            return refuse(rule, "moved-too-far");
        }
        self.not_in_ford(p, slot)
    }

    /// Nobody fights standing in a ford, unless the scenario says so (`cours-d-eau.combat`).
    pub(crate) fn not_in_ford(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        if self.water(p) & p.unit(slot).hex.bit() != 0 && !self.scenario.ford_combat {
            return refuse(rule!("cours-d-eau.combat"), "in-ford");
        }
        Ok(())
    }

    /// A barrage lets its arm fight twice.
    fn fights_twice(&self, p: &Position, slot: Slot) -> bool {
        let kind = self.kind(p, slot);
        in_force!(self, p, Effect::Barrage { arm } if arm == kind.arm || kind.barrage && arm == Arm::MachineGun => ())
        .is_some()
    }

    /// Whether a unit joins crossfires (`tir.croise`).
    fn crosses_fire(&self, p: &Position, slot: Slot) -> bool {
        self.kind(p, slot).crosses_fire || self.skills(p, slot).crosses_fire
    }

    /// What the turn's card adds to the dice of an ordered unit.
    fn card_dice(&self, p: &Position, slot: Slot, way: Way) -> u8 {
        if !p.unit(slot).has(mark::ORDERED) {
            return 0;
        }
        match self.tactic(p) {
            Some(Tactic::Firestorm { dice, .. }) if way == Way::Ranged => dice,
            Some(Tactic::BigShow { dice, .. }) => dice,
            _ => 0,
        }
    }

    /// Dice in close combat (`corps.1`, `corps.2`).
    pub(crate) fn close_dice(&self, p: &Position, slot: Slot) -> u8 {
        let unit = p.unit(slot);
        let skills = self.skills(p, slot);
        let mut dice = skills.close.unwrap_or(self.kind(p, slot).close) + skills.close_more;
        if unit.has(mark::RAIDER) {
            dice += self.raid(p).map_or(0, |(_, more)| more);
        }
        dice += self.card_dice(p, slot, Way::Close);
        dice.saturating_sub(self.hampered(p, slot) + u8::from(unit.has(mark::BOGGED)))
    }

    /// The dice of a unit at two hexes, three, and so on.
    fn range(&self, p: &Position, slot: Slot) -> &[u8] {
        let skills = self.skills(p, slot);
        if !skills.range.is_empty() {
            &skills.range
        } else if !skills.still_range.is_empty() && p.unit(slot).moved == 0 {
            &skills.still_range
        } else {
            &self.kind(p, slot).range
        }
    }

    /// Dice at a range (`tir.2`, `tir.4`); none beyond it.
    pub(crate) fn ranged_dice(&self, p: &Position, slot: Slot, distance: u8, target: Slot) -> Option<u8> {
        let unit = p.unit(slot);
        let mut dice = *self.range(p, slot).get(usize::from(distance.checked_sub(2)?))?;
        dice += self.card_dice(p, slot, Way::Ranged);
        if target != NOBODY && p.unit(target).has(mark::ACQUIRED) {
            dice += self.kind(p, slot).on_acquired.dice;
        }
        Some(dice.saturating_sub(self.hampered(p, slot) + u8::from(unit.has(mark::BOGGED))))
    }

    /// Whether a unit can fire at a hex with a unit, or with wire alone, and with how many dice.
    pub(crate) fn can_fire(&self, p: &Position, slot: Slot, to: Hex) -> Result<u8, Refusal> {
        let unit = p.unit(slot);
        let distance = BOARD.distance(unit.hex, to);
        let target = p.at(to).unwrap_or(NOBODY);
        if distance < 2 {
            return refuse(rule!("tir.adjacent"), "adjacent");
        }
        if self.engaged(p, slot) {
            return refuse(rule!("tir.engage"), "engaged");
        }
        if unit.has(mark::SILENCED) {
            return refuse(rule!("carte.a-court-de-munitions"), "no-ammunition");
        }
        if self.arm(p, slot) == Arm::Tank
            && unit.moved > 0
            && self.masks.built & !p.levelled & unit.hex.bit() != 0
        {
            return refuse(rule!("r.char-batiment"), "tank-in-building");
        }
        let Some(dice) = self.ranged_dice(p, slot, distance, target) else {
            return refuse(rule!("tir.2"), "out-of-range");
        };
        if !self.kind(p, slot).indirect && !self.sees(p, unit.hex, to) {
            return refuse(rule!("tir.3"), "out-of-sight");
        }
        if dice == 0 {
            return refuse(rule!("r.zero-de"), "no-die-left");
        }
        Ok(dice)
    }

    /// Whether a unit can attack a neighbour, and with how many dice.
    pub(crate) fn can_close(&self, p: &Position, slot: Slot, to: Hex) -> Result<u8, Refusal> {
        if BOARD.distance(p.unit(slot).hex, to) != 1 {
            return refuse(rule!("corps.adjacent"), "not-adjacent");
        }
        if matches!(self.tactic(p), Some(Tactic::Firestorm { .. })) && p.unit(slot).has(mark::ORDERED) {
            return refuse(rule!("ordre.tempete-de-feu.adjacent"), "firestorm-ranged");
        }
        match self.close_dice(p, slot) {
            0 => refuse(rule!("r.zero-de"), "no-die-left"),
            dice => Ok(dice),
        }
    }

    /// The hexes a unit could attack now; who blows wire away also wire with nobody in it (`barbeles.mortier`).
    pub(crate) fn targets(&self, p: &Position, slot: Slot) -> Hexes {
        if self.can_fight(p, slot).is_err() {
            return 0;
        }
        let unit = p.unit(slot);
        let enemies = p.held[side_of(slot).other()];
        if self.engaged(p, slot) {
            let near = BOARD.near[unit.hex.index()] & enemies;
            return only(near, |to| self.can_close(p, slot, to).is_ok());
        }
        // A raider closes or does nothing (`carte.raid`).
        if unit.has(mark::RAIDER) {
            return 0;
        }
        let mut there = enemies;
        if self.kind(p, slot).blows_wire != Faces::default() {
            there |= p.wire & !p.occupied();
        }
        let in_range = BOARD.within[self.range(p, slot).len() + 1][unit.hex.index()];
        only(in_range & there & !BOARD.near[unit.hex.index()], |to| self.can_fire(p, slot, to).is_ok())
    }

    /// The way and the dice of an attack, or why it may not be made.
    pub(crate) fn check_attack(
        &self,
        p: &Position,
        from: Hex,
        to: Hex,
        others: [Hex; JOINING],
        card: u8,
    ) -> Result<(Way, u8), Refusal> {
        let side = p.active;
        let slot = own_unit(p, from, rule!("combat"))?;
        self.can_fight(p, slot)?;
        if to.index() >= HEXES {
            return refuse(rule!("combat"), "off-board");
        }
        let enemy = p.own_at(side.other(), to);
        if enemy.is_none() {
            let wire = p.wire & !p.occupied() & to.bit() != 0;
            if !wire || self.kind(p, slot).blows_wire == Faces::default() {
                return refuse(rule!("tir.1"), "no-enemy-there");
            }
        }
        let (way, mut dice) = if enemy.is_some() && BOARD.distance(from, to) == 1 {
            (Way::Close, self.can_close(p, slot, to)?)
        } else {
            if p.unit(slot).has(mark::RAIDER) {
                return refuse(rule!("carte.raid"), "raid-close");
            }
            (Way::Ranged, self.can_fire(p, slot, to)?)
        };
        dice += self.check_crossfire(p, slot, to, way, others)?;
        dice += self.check_card_with(p, to, way, card)?;
        Ok((way, dice))
    }

    /// The way and the dice of an attack, or of a bonus close combat where that is what is asked.
    pub(crate) fn check_combat(
        &self,
        p: &Position,
        from: Hex,
        to: Hex,
        others: [Hex; JOINING],
        card: u8,
    ) -> Result<(Way, u8), Refusal> {
        match p.phase {
            Phase::Bonus => Ok((Way::Close, self.check_bonus(p, from, to, others, card)?)),
            _ => self.check_attack(p, from, to, others, card),
        }
    }

    /// The dice that a card played with an attack adds, or why it may not be; no card adds none.
    pub(crate) fn check_card_with(&self, p: &Position, to: Hex, way: Way, card: u8) -> Result<u8, Refusal> {
        let Some(card) = card.checked_sub(1).map(Combat) else { return Ok(0) };
        self.check_card(p, p.active, card, Timing::Attacking)?;
        match self.effect(card) {
            Effect::Grenade { dice } if way == Way::Close => Ok(dice),
            Effect::Lice if p.at(to).is_some_and(|enemy| self.arm(p, enemy).is_soldier()) => Ok(0),
            _ => refuse(rule!("carte.moment"), "card-not-now"),
        }
    }

    /// The dice that others add to a ranged combat (`tir.croise`).
    fn check_crossfire(
        &self,
        p: &Position,
        slot: Slot,
        to: Hex,
        way: Way,
        others: [Hex; JOINING],
    ) -> Result<u8, Refusal> {
        if others == ALONE {
            return Ok(0);
        }
        let mut before = p.unit(slot).hex;
        let mut dice = 0;
        let mut ended = false;
        if way != Way::Ranged || !self.crosses_fire(p, slot) || p.at(to).is_none() {
            return refuse(rule!("tir.croise"), "no-crossfire");
        }
        for hex in others {
            if hex == Hex::NONE {
                ended = true;
                continue;
            }
            // One way to write one crossfire: from the first hex to the last.
            let joins =
                p.own_at(p.active, hex).filter(|slot| hex > before && !ended && self.crosses_fire(p, *slot));
            let Some(joins) = joins else {
                return refuse(rule!("tir.croise"), "no-crossfire");
            };
            self.can_fight(p, joins)?;
            dice += self.can_fire(p, joins, to)?;
            before = hex;
        }
        let crossing = self.crossing(p, slot);
        let (joining, count) = self.joining(p, crossing, to);
        let listed = |hex: &Hex| *hex == Hex::NONE || joining[..count].contains(hex);
        if !others.iter().all(listed) {
            return refuse(rule!("tir.croise"), "crossfire-crowded");
        }
        Ok(dice)
    }

    /// Where those stand who could join the crossfire of a unit: behind it, so that one crossfire is written one way.
    fn crossing(&self, p: &Position, slot: Slot) -> Hexes {
        let behind = !0 << p.unit(slot).hex.0 << 1;
        only(p.held[p.active] & behind, |hex| {
            let other = p.on[hex.index()];
            self.crosses_fire(p, other) && self.can_fight(p, other).is_ok()
        })
    }

    /// Of those the first who can fire at a target, as many as one decision can name. The box has no more; a pack in which
    /// infantry crosses fire as well may.
    fn joining(&self, p: &Position, crossing: Hexes, to: Hex) -> ([Hex; JOINING], usize) {
        let mut joining = ALONE;
        let mut count = 0;
        if p.at(to).is_some() {
            let can = each(crossing).filter(|hex| self.can_fire(p, p.on[hex.index()], to).is_ok());
            for (place, hex) in joining.iter_mut().zip(can) {
                *place = hex;
                count += 1;
            }
        }
        (joining, count)
    }

    /// Everything that a unit may do in this phase.
    pub(crate) fn list_attacks(&self, p: &Position, slot: Slot, out: &mut Vec<Decision>) {
        let from = p.unit(slot).hex;
        let targets = self.targets(p, slot);
        let crosses = targets != 0 && self.crosses_fire(p, slot) && !self.engaged(p, slot);
        let crossing = if crosses { self.crossing(p, slot) } else { 0 };
        for to in each(targets) {
            let (joining, count) = self.joining(p, crossing, to);
            // Every set of those who can join: the empty one first.
            for set in 0..1u8 << count {
                let mut others = ALONE;
                let chosen = (0..count).filter(|at| set & 1 << at != 0);
                for (place, at) in others.iter_mut().zip(chosen) {
                    *place = joining[at];
                }
                out.push(Decision::Attack { from, to, others, card: 0 });
                if p.allowance[p.active] > 0 {
                    for &card in &self.timed[Timing::Attacking as usize] {
                        if p.combats.hands[p.active].of[card.index()] > 0
                            && self.check_attack(p, from, to, others, card.0 + 1).is_ok()
                        {
                            out.push(Decision::Attack { from, to, others, card: card.0 + 1 });
                        }
                    }
                }
            }
        }
        if self.check_cut(p, from).is_ok() {
            out.push(Decision::Cut(from));
        }
    }

    /// Whether a unit can do anything in this phase.
    pub(crate) fn can_act_in_combat(&self, p: &Position, slot: Slot) -> bool {
        p.unit(slot).has(mark::ORDERED)
            && (self.targets(p, slot) != 0 || self.check_cut(p, p.unit(slot).hex).is_ok())
    }

    pub(crate) fn check_cut(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        let slot = own_unit(p, hex, rule!("barbeles.enlever"))?;
        if p.wire & hex.bit() == 0 || self.arm(p, slot) != Arm::Infantry {
            return refuse(rule!("barbeles.enlever"), "no-wire-to-remove");
        }
        if p.unit(slot).has(mark::FOUGHT) {
            return refuse(rule!("combat.une-fois"), "fought-already");
        }
        self.can_fight(p, slot)
    }

    pub(crate) fn cut(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        let slot = p.on[hex.index()];
        p.wire &= !hex.bit();
        p.unit_mut(slot).marks |= mark::FOUGHT | mark::SPENT;
        journal.note(rule!("barbeles.enlever"), Event::WireRemoved { hex });
        self.take_token_off(p, slot, journal);
    }
}
