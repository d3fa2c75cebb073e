//! The start of a scenario (12.1, 12.2).

use crate::event::Event;
use crate::map::Hex;
use crate::position::{Position, Unit, mark};
use crate::units::{Begins, Slot};
use crate::{Log, Villers, rule};

impl Villers {
    /// Every counter where it is marked, the cup filled, intensity and confusion on their boxes.
    pub(crate) fn set_up(&self, journal: &mut Log) -> Position {
        let mut p = Position::bare();
        for (slot, counter) in self.counters.all.iter().enumerate() {
            let slot = slot as Slot;
            *p.unit_mut(slot) = Unit { hex: Hex::NONE, marks: mark::WAITING, back: 0, drive: 0 };
            match counter.begins {
                Begins::At(hex) if hex.index() < self.map.hexes => p.put(slot, hex),
                Begins::At(_) => p.unit_mut(slot).marks = mark::ABSENT,
                _ if counter.reserve && !self.options.reserve_tanks => p.unit_mut(slot).marks = mark::ABSENT,
                _ => {}
            }
        }
        let scenario = &self.tables.scenario;
        p.intensity = scenario.intensity;
        p.confusion = scenario.confusion;
        for (count, markers) in p.cup.iter_mut().zip(&self.tables.cup) {
            *count = markers.count;
        }
        let rule = self.by_scenario(rule!("12.1"), rule!("12.2"));
        journal.note(rule, Event::SetUp);
        p
    }
}
