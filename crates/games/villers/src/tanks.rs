//! Tanks (4): breakdown and repair.

use contract::{Dice, Rule, Seat};
use serde::{Deserialize, Serialize};

use crate::combat::Blow;
use crate::event::Event;
use crate::map::Hex;
use crate::position::mark;
use crate::units::Slot;
use crate::{Log, Position, Villers, rule};

/// What the repair phase brings a tank that has broken down (4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Repaired {
    /// It stays as it is.
    Not,
    /// It is mended.
    Mended,
    /// It is lost.
    Lost,
}

impl Villers {
    /// The highest die on which the ground breaks a tank down (table.panne).
    pub(crate) fn ground_limit(&self, p: &Position, slot: Slot) -> u8 {
        let table = &self.tables.breakdown;
        match self.side(slot) {
            Seat::First if p.turn == 1 => table.terrain_german_turn_1,
            Seat::First => table.terrain_german,
            Seat::Second => table.terrain_allied,
        }
    }

    /// A tank is tested for breakdown in the hex that it has entered; whether it breaks down.
    pub(crate) fn test_breakdown(
        &self,
        p: &mut Position,
        (slot, hex): (Slot, Hex),
        limit: u8,
        (rule, also): (Rule, Option<Rule>),
        dice: &mut Dice,
        journal: &mut Log,
    ) -> bool {
        let die = dice.die();
        let broken = die <= limit;
        journal.note(rule, Event::BreakdownTest { unit: slot, hex, die, limit, broken });
        if let Some(also) = also {
            journal.also(also);
        }
        if broken {
            p.unit_mut(slot).marks |= mark::BROKEN;
        }
        broken
    }

    /// The tank in hand has entered a difficult hex (4.1.terrain); broken down on a friend it is put back where it came from
    /// (r.breakdown-friend).
    pub(crate) fn test_ground(&self, p: &mut Position, from: Hex, dice: &mut Dice, journal: &mut Log) {
        let slot = p.hand.unit;
        let (limit, here) = (self.ground_limit(p, slot), p.unit(slot).hex);
        if self.test_breakdown(p, (slot, here), limit, (rule!("4.1.terrain"), None), dice, journal) {
            p.hand.points = 0;
            if p.hand.over {
                p.put(slot, from);
                journal
                    .note(rule!("r.breakdown-friend"), Event::PutBack { unit: slot, from: here, to: from });
            }
        }
    }

    /// A side's broken-down tanks are seen to, each with a die (4.2).
    pub(crate) fn repair_tanks(&self, p: &mut Position, side: Seat, dice: &mut Dice, journal: &mut Log) {
        let rule = if side == Seat::Second { rule!("1.c4") } else { rule!("1.c6") };
        journal.note(rule, Event::RepairsOpen { side });
        let table = self.tables.repair;
        for slot in self.slots_of(side) {
            let unit = *p.unit(slot);
            if !unit.is_there() || !unit.has(mark::BROKEN) {
                continue;
            }
            let add = if self.in_zone(p, side.other(), unit.hex) { table.zone } else { 0 };
            let die = dice.die();
            let total = die + add;
            let result = match total {
                total if total <= table.mended => Repaired::Mended,
                total if total >= table.lost => Repaired::Lost,
                _ => Repaired::Not,
            };
            journal.note(rule!("4.2"), Event::Repair { unit: slot, hex: unit.hex, die, add, result });
            match result {
                Repaired::Mended => {
                    journal.also(rule!("4.2.repare"));
                    p.unit_mut(slot).marks &= !mark::BROKEN;
                }
                Repaired::Lost => {
                    journal.also(rule!("4.2.perdu"));
                    self.eliminate(p, slot, Blow::Wrecked, rule!("4.2.perdu"), dice, journal);
                }
                Repaired::Not => {}
            }
        }
    }
}
