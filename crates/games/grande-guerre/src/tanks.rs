//! Tanks: wire, bogging, recovery, ditching, confirmed hits. All of it is our reconstruction (`r.char`).

use contract::{Dice, Refusal};

use crate::board::Hex;
use crate::command::roll;
use crate::event::Event;
use crate::position::{Fight, NOBODY, Position, Slot, Way, mark};
use crate::tables::Faces;
use crate::{Decision, GrandeGuerre, Log, own_unit, refuse, rule};

impl GrandeGuerre {
    /// A tank flattens the wire it enters (`r.char-barbeles`).
    pub(crate) fn crush_wire(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        if p.wire & hex.bit() != 0 {
            p.wire &= !hex.bit();
            journal.note(rule!("r.char-barbeles"), Event::WireRemoved { hex });
        }
    }

    /// The dice that a tank which has moved so far rolls on entering a hex; none for other units.
    pub(crate) fn bog_dice(&self, p: &Position, slot: Slot, hex: Hex, moved: u8) -> u8 {
        let kind = self.kind(p, slot);
        let rough = (self.masks.trenches & !p.levelled | p.craters | self.masks.mines) & hex.bit() != 0;
        kind.bog[usize::from(moved > 0)] + if rough { kind.bog_rough } else { 0 }
    }

    /// A tank that has entered a hex may stick there (`r.char-enlise`).
    pub(crate) fn roll_bog(
        &self,
        p: &mut Position,
        slot: Slot,
        before: u8,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        let hex = p.unit(slot).hex;
        let count = self.bog_dice(p, slot, hex, before);
        if count == 0 {
            return;
        }
        let rolled = roll(count, dice);
        let bogged = self.tables.tank.bog_face.count(rolled) > 0;
        journal.note(rule!("r.char-enlise"), Event::BogTest { hex, dice: rolled, bogged });
        if bogged {
            p.unit_mut(slot).marks |= mark::BOGGED;
        }
    }

    fn bogged_tank(&self, p: &Position, hex: Hex) -> Result<Slot, Refusal> {
        let slot = own_unit(p, hex, rule!("r.char-degager"))?;
        let unit = p.unit(slot);
        if unit.has(mark::DITCHED) {
            return refuse(rule!("r.char-abandonne"), "ditched");
        }
        if !unit.has(mark::BOGGED) {
            return refuse(rule!("r.char-degager"), "not-bogged");
        }
        if !unit.has(mark::ORDERED) {
            return refuse(rule!("mouvement.ordre"), "no-order");
        }
        Ok(slot)
    }

    /// Getting out of a bog: free dice by type, and some that are bought (`r.char-degager`).
    pub(crate) fn check_recover(&self, p: &Position, hex: Hex, bought: u8) -> Result<(), Refusal> {
        let slot = self.bogged_tank(p, hex)?;
        if p.unit(slot).has(mark::TRIED) {
            return refuse(rule!("r.char-degager"), "tried-already");
        }
        // The order of the turn in which it stuck has been carried out.
        if p.unit(slot).moved > 0 {
            return refuse(rule!("r.char-degager"), "bogged-this-turn");
        }
        let dice = self.kind(p, slot).recover + bought;
        if bought > self.tables.tank.bought || bought > p.hq[p.active] || dice == 0 {
            return refuse(rule!("r.char-degager"), "recovery-dice");
        }
        Ok(())
    }

    pub(crate) fn recover(&self, p: &mut Position, hex: Hex, bought: u8, dice: &mut Dice, journal: &mut Log) {
        let slot = p.on[hex.index()];
        self.end_other_moves(p, slot);
        p.hq[p.active] -= bought;
        let rolled = roll(self.kind(p, slot).recover + bought, dice);
        let free = self.tables.tank.free_face.count(rolled) > 0;
        journal.note(rule!("r.char-degager"), Event::Recovery { hex, dice: rolled, free });
        let unit = p.unit_mut(slot);
        unit.marks |= mark::TRIED;
        if free {
            unit.marks &= !mark::BOGGED;
        }
    }

    /// After a failed recovery the crew may give the tank up (`r.char-abandonner`).
    pub(crate) fn check_ditch(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        let slot = self.bogged_tank(p, hex)?;
        if !p.unit(slot).has(mark::TRIED) {
            return refuse(rule!("r.char-abandonner"), "not-tried");
        }
        Ok(())
    }

    pub(crate) fn ditch(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        let slot = p.on[hex.index()];
        p.unit_mut(slot).marks |= mark::DITCHED;
        journal.note(rule!("r.char-abandonner"), Event::Ditched { hex });
        self.take_token_off(p, slot, journal);
    }

    pub(crate) fn list_tank_actions(&self, p: &Position, slot: Slot, out: &mut Vec<Decision>) {
        let hex = p.unit(slot).hex;
        if !p.unit(slot).has(mark::BOGGED) {
            return;
        }
        for bought in 0..=self.tables.tank.bought {
            if self.check_recover(p, hex, bought).is_ok() {
                out.push(Decision::Recover(hex, bought));
            }
        }
        if self.check_ditch(p, hex).is_ok() {
            out.push(Decision::Ditch(hex));
        }
    }

    pub(crate) fn has_tank_action(&self, p: &Position, slot: Slot) -> bool {
        let hex = p.unit(slot).hex;
        p.unit(slot).has(mark::BOGGED)
            && (self.check_ditch(p, hex).is_ok()
                || (0..=self.tables.tank.bought).any(|bought| self.check_recover(p, hex, bought).is_ok()))
    }

    /// Every tank shrugs off one flag (`r.char-drapeau`), and one that cannot move all of them (`r.char-immobile`).
    pub(crate) fn flags_on_tank(&self, p: &Position, fight: &Fight, flags: u8) -> u8 {
        if p.unit(fight.target).has(mark::BOGGED | mark::DITCHED) { 0 } else { flags.saturating_sub(1) }
    }

    /// Whether an attacker has the weight to pierce armour easily.
    fn is_heavy(&self, p: &Position, fight: &Fight) -> bool {
        if fight.way == Way::Shells || fight.attacker == NOBODY {
            return true;
        }
        self.kind(p, fight.attacker).pierces_armour || self.skills(p, fight.attacker).pierces_armour
    }

    /// The faces that confirm a hit on a tank by whoever pierces armour easily, or not.
    pub(crate) fn confirming(&self, heavy: bool) -> Faces {
        if heavy { self.tables.tank.confirm_heavy } else { self.tables.tank.confirm }
    }

    /// The faces that confirm a hit on a tank, and how many dice each hit gets.
    pub(crate) fn confirmation(&self, p: &Position, fight: &Fight) -> (Faces, u8) {
        let faces = self.confirming(self.is_heavy(p, fight));
        let stuck = p.unit(fight.target).has(mark::BOGGED | mark::DITCHED);
        (faces, if stuck { 2 } else { 1 })
    }

    /// Each possible hit on a tank is rolled again (`r.char-touche`).
    pub(crate) fn confirm(
        &self,
        p: &Position,
        fight: &Fight,
        possible: u8,
        dice: &mut Dice,
        journal: &mut Log,
    ) -> u8 {
        let (faces, each) = self.confirmation(p, fight);
        let mut hits = 0;
        let mut rolled = [0; 5];
        for _ in 0..possible {
            let one = roll(each, dice);
            hits += u8::from(faces.count(one) > 0);
            rolled.iter_mut().zip(one).for_each(|(count, more)| *count += more);
        }
        let event = Event::Confirmed { hex: fight.hex, possible, hits, dice: rolled, confirms: faces };
        journal.note(rule!("r.char-touche"), event);
        hits
    }
}
