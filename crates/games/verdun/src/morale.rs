//! Morale (12), losses of steps (9.41), surrender (9.7) and remnants (14.4).

use contract::{Dice, Rule, Seat};

use crate::event::Event;
use crate::map::{Hex, ground};
use crate::position::{Units, each, mark, one};
use crate::units::{Kind, Slot};
use crate::{Log, PETAIN, Position, Verdun, rule};

impl Verdun {
    /// Whether a fort stands on a hex: its garrison is there (14.8).
    pub(crate) fn fort_stands(&self, p: &Position, hex: Hex) -> bool {
        self.map.is(hex, ground::FORT) && self.garrison(p, hex).is_some()
    }

    /// The garrison of a fort, while it lasts.
    pub(crate) fn garrison(&self, p: &Position, hex: Hex) -> Option<Slot> {
        p.on(hex).find(|slot| self.kind(*slot) == Kind::Garrison)
    }

    /// The morale of a unit where it is (12.2).
    pub(crate) fn morale(&self, p: &Position, slot: Slot) -> u8 {
        let (counter, unit) = (self.counter(slot), p.unit(slot));
        let mut morale = counter.morale as i8;
        if unit.has(mark::REDUCED) {
            morale -= 1;
        }
        if unit.has(mark::DEMORALISED) {
            morale -= 1;
        }
        let shelter = self.map.is(unit.hex, ground::TRENCH | ground::CITY) || self.fort_stands(p, unit.hex);
        if shelter {
            morale += 1;
        }
        if p.day >= PETAIN && counter.side == Seat::Second {
            morale += match counter.kind {
                Kind::Territorial => 2,
                Kind::Remnant => 1,
                _ if counter.reserve => 1,
                _ => 0,
            };
        }
        morale.max(0) as u8
    }

    /// Two dice against the morale of a unit, with so much added (12.1): the morale, the dice, and whether they are no higher.
    pub(crate) fn roll_morale(
        &self,
        p: &Position,
        slot: Slot,
        add: u8,
        dice: &mut Dice,
    ) -> (u8, [u8; 2], bool) {
        let morale = self.morale(p, slot);
        let rolled = [dice.die(), dice.die()];
        (morale, rolled, rolled[0] + rolled[1] + add <= morale)
    }

    /// A morale test with so much added (12.1), and what comes of failing.
    pub(crate) fn test_morale(
        &self,
        p: &mut Position,
        slot: Slot,
        add: u8,
        rule: Rule,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        let (morale, rolled, passed) = self.roll_morale(p, slot, add, dice);
        let hex = p.unit(slot).hex;
        let test = Event::MoraleTest { unit: slot, hex, dice: rolled, add, morale, failed: !passed };
        journal.note(rule, test);
        journal.also(rule!("12.1"));
        if passed {
            return;
        }
        if self.kind(slot) == Kind::Headquarters {
            // A second failure does it no more harm (r.cut-off).
            if !p.unit(slot).has(mark::CUT_OFF) {
                p.unit_mut(slot).marks |= mark::CUT_OFF;
                journal.note(rule!("7.11.headquarters"), Event::CutOff { unit: slot, hex });
            }
        } else if p.unit(slot).has(mark::DEMORALISED) {
            self.lose_step(p, slot, rule!("12.1.step"), journal);
        } else {
            p.unit_mut(slot).marks |= mark::DEMORALISED;
            journal.note(rule!("12.1.demoralised"), Event::Demoralised { unit: slot, hex });
        }
    }

    /// Whether a unit can lose a step: a remnant cannot in the turn in which it appears (14.41).
    pub(crate) fn can_lose_step(&self, p: &Position, slot: Slot) -> bool {
        p.unit(slot).is_there() && !p.unit(slot).has(mark::FRESH)
    }

    /// Whether a unit has a full side to lose before it is eliminated.
    pub(crate) fn is_full(&self, p: &Position, slot: Slot) -> bool {
        let counter = self.counter(slot);
        let two_sided = match counter.kind {
            Kind::Garrison => self.options.heavy_forts,
            kind => kind.is_infantry() && counter.reduced > 0,
        };
        two_sided && !p.unit(slot).has(mark::REDUCED)
    }

    /// A unit loses a step (9.41).
    pub(crate) fn lose_step(&self, p: &mut Position, slot: Slot, rule: Rule, journal: &mut Log) {
        if !self.can_lose_step(p, slot) {
            return;
        }
        let hex = p.unit(slot).hex;
        if self.is_full(p, slot) {
            p.unit_mut(slot).marks |= mark::REDUCED;
            journal.note(rule, Event::Reduced { unit: slot, hex });
        } else {
            self.eliminate(p, slot, rule, journal);
        }
    }

    /// A unit is eliminated: it surrenders where it is cut off and shut in (9.7), and may leave a remnant (14.4).
    pub(crate) fn eliminate(&self, p: &mut Position, slot: Slot, rule: Rule, journal: &mut Log) {
        let (side, hex, kind) = (self.side(slot), p.unit(slot).hex, self.kind(slot));
        if kind == Kind::Garrison {
            p.lift(slot, mark::LOST | mark::GONE);
            journal.note(rule!("14.82"), Event::FortDestroyed { hex });
            return;
        }
        if p.unit(slot).has(mark::OUT) && self.is_surrounded(p, side, hex) {
            self.surrender(p, slot, rule, journal);
            return;
        }
        journal.note(rule, Event::Eliminated { unit: slot, hex });
        if kind == Kind::Remnant {
            journal.also(rule!("14.42"));
            p.lift(slot, mark::LOST | mark::GONE);
        } else if self.may_leave_remnant(slot) && self.spare_remnant(p, side).is_some() {
            p.fell(slot);
            p.fallen |= one(slot);
        } else {
            p.lift(slot, mark::LOST);
        }
    }

    /// A unit gives itself up and never comes back (9.7).
    pub(crate) fn surrender(&self, p: &mut Position, slot: Slot, cause: Rule, journal: &mut Log) {
        let hex = p.unit(slot).hex;
        journal.note(rule!("9.7"), Event::Surrendered { unit: slot, hex });
        journal.also(cause);
        p.lift(slot, mark::LOST | mark::GONE);
    }

    /// Whose elimination may leave a remnant: any German infantry, French regiments of morale 7 or 8.
    pub(crate) fn may_leave_remnant(&self, slot: Slot) -> bool {
        let counter = self.counter(slot);
        match counter.side {
            Seat::First => counter.kind.is_infantry() && counter.kind != Kind::Remnant,
            Seat::Second => counter.kind.is_regiment() && counter.morale >= 7,
        }
    }

    /// A remnant counter that is not in play.
    pub(crate) fn spare_remnant(&self, p: &Position, side: Seat) -> Option<Slot> {
        let spare = |slot: &Slot| self.kind(*slot) == Kind::Remnant && p.unit(*slot).has(mark::WAITING);
        self.slots_of(side).find(spare)
    }

    /// The unit of which a remnant may be tried for next.
    pub(crate) fn next_fallen(&self, p: &Position) -> Option<Slot> {
        (p.fallen != 0).then(|| p.fallen.trailing_zeros() as Slot)
    }

    /// Somebody may be asked for a remnant only while there is a counter left.
    pub(crate) fn clear_fallen(&self, p: &mut Position) {
        while let Some(slot) = self.next_fallen(p) {
            if self.spare_remnant(p, self.side(slot)).is_some() {
                return;
            }
            p.fallen &= !one(slot);
            p.lift(slot, mark::LOST);
        }
    }

    /// The test for a remnant is made, or not (14.41).
    pub(crate) fn settle_remnant(&self, p: &mut Position, tried: bool, dice: &mut Dice, journal: &mut Log) {
        let Some(slot) = self.next_fallen(p) else { return };
        p.fallen &= !one(slot);
        let hex = p.unit(slot).hex;
        if !tried {
            journal.note(rule!("14.41"), Event::RemnantDeclined { unit: slot });
            p.lift(slot, mark::LOST);
            return;
        }
        let (morale, rolled, saved) = self.roll_morale(p, slot, 0, dice);
        journal.note(rule!("14.41"), Event::RemnantTest { unit: slot, hex, dice: rolled, morale, saved });
        p.lift(slot, mark::LOST);
        if !saved {
            return;
        }
        let Some(remnant) = self.spare_remnant(p, self.side(slot)) else { return };
        p.put(remnant, hex);
        p.unit_mut(remnant).marks = mark::FRESH;
        journal.note(rule!("14.4"), Event::RemnantFormed { unit: remnant, of: slot, hex });
        self.remnant_joins(p, slot, remnant);
        self.drive_back(p, remnant, journal);
    }

    /// A remnant takes the place of its unit in the assault under way.
    fn remnant_joins(&self, p: &mut Position, of: Slot, remnant: Slot) {
        let (gone, come) = (one(of), one(remnant));
        let assault = &mut p.assault;
        let sets = [&mut assault.attackers, &mut assault.defenders, &mut assault.to_retreat];
        for set in sets.into_iter().chain(&mut assault.stacks) {
            if *set & gone != 0 {
                *set |= come;
            }
        }
        if assault.retreating == of {
            assault.retreating = remnant;
        }
        if assault.defenders & come != 0 {
            p.unit_mut(remnant).marks |= mark::ASSAULTED;
        }
        if p.assault.attackers & come != 0 {
            p.unit_mut(remnant).marks |= mark::ATTACKED;
        }
    }

    /// Demoralised units rally, or give up (6.2): all tests first, so that whoever rallies stands by the others of his
    /// hex (r.rally).
    pub(crate) fn rally(&self, p: &mut Position, side: Seat, dice: &mut Dice, journal: &mut Log) {
        let (mut failed, mut unable): (Units, Units) = (0, 0);
        for slot in self.slots_of(side) {
            let unit = *p.unit(slot);
            if !unit.is_there() || !unit.has(mark::DEMORALISED) {
                continue;
            }
            if unit.has(mark::OUT) {
                unable |= one(slot);
                continue;
            }
            let (morale, rolled, rallied) = self.roll_morale(p, slot, 0, dice);
            journal.note(
                rule!("6.2"),
                Event::Rally { unit: slot, hex: unit.hex, dice: rolled, morale, rallied },
            );
            if rallied {
                p.unit_mut(slot).marks &= !mark::DEMORALISED;
            } else {
                failed |= one(slot);
            }
        }
        for slot in each(failed | unable) {
            let unit = *p.unit(slot);
            // A remnant gives up only if it has failed (9.7), and not in the turn in which it appears (14.41).
            let (rule, worn) = if unable & one(slot) != 0 {
                (rule!("6.2.automatic"), unit.has(mark::REDUCED))
            } else {
                let remnant = self.kind(slot) == Kind::Remnant && !unit.has(mark::FRESH);
                (rule!("6.2.surrender"), unit.has(mark::REDUCED) || remnant)
            };
            if worn && self.in_contact(p, side, unit.hex) && !self.has_steady_friend(p, slot) {
                self.surrender(p, slot, rule, journal);
            }
        }
    }

    /// Whether a friend that is not demoralised stands in the same hex (9.7, r.surrender).
    fn has_steady_friend(&self, p: &Position, slot: Slot) -> bool {
        let hex = p.unit(slot).hex;
        p.on(hex).any(|other| other != slot && !p.unit(other).has(mark::DEMORALISED))
    }
}
