//! Setting up: the armies as the scenario lists them, the ground as it lies (3.13).

use contract::{Dice, Seat};

use crate::event::Event;
use crate::position::{Phase, Position, Unit, slots_of, soil};
use crate::{DerDesDers, Log, rule};

impl DerDesDers {
    /// The ground as it is before the battle.
    pub(crate) fn first_soil(&self, hex: usize) -> u8 {
        let cell = &self.scenario.board.cells[hex];
        cell.works & soil::WORKS | if cell.wire { soil::WIRE } else { 0 }
    }

    /// Nobody of a side stands on the table, and its ground is what it was.
    pub(crate) fn clear_deployment(&self, p: &mut Position, side: Seat) {
        slots_of(side).for_each(|slot| p.lift(slot));
        for hex in self.zone_of(side) {
            p.soil[hex.index()] = self.first_soil(hex.index());
        }
    }

    /// A side as it begins: its listed units, none of them on the table yet, and its stock of bombardment points.
    pub(crate) fn muster(&self, p: &mut Position, side: Seat) {
        let army = self.army(side);
        p.fires[side] = army.stock;
        for slot in slots_of(side) {
            *p.unit_mut(slot) = Unit::NONE;
        }
        for (slot, recruit) in slots_of(side).zip(&army.units) {
            *p.unit_mut(slot) = Unit {
                class: recruit.class,
                traits: recruit.traits,
                cohesion: recruit.cohesion,
                full: recruit.cohesion,
                facing: recruit.facing,
                ..Unit::NONE
            };
        }
        if self.levy_of(side).is_none() {
            self.add_decoys(p, side);
        }
    }

    /// Everything in its place before the first decision.
    pub(crate) fn set_up(&self, dice: &mut Dice, journal: &mut Log) -> Position {
        let mut p = Position::bare();
        for hex in 0..self.map.hexes {
            p.soil[hex] = self.first_soil(hex);
        }
        for side in Seat::BOTH {
            self.muster(&mut p, side);
            for (at, prize) in self.scenario.prizes.iter().enumerate() {
                if prize.held == Some(side.index() as u8) {
                    p.prizes[side] |= 1 << at;
                }
            }
        }
        journal.note(rule!("2.1"), Event::SetUp);
        for side in Seat::BOTH {
            self.roll_levy(&mut p, side, dice, journal);
        }
        p.phase = if self.levy_of(Seat::First).is_some() { Phase::Recruit } else { Phase::Deploy };
        p
    }
}
