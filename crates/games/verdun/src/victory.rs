//! Victory (16): points, losses, levels.

use contract::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::position::{Ended, Phase, mark};
use crate::units::Kind;
use crate::{Log, Position, Verdun, rule};

/// What is counted in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Counted {
    /// Towns.
    Towns,
    /// Forts destroyed.
    Forts,
    /// Hexes of Verdun.
    Verdun,
    /// The balance of losses.
    Losses,
    /// The call of the 121st Division.
    Call,
}

impl Counted {
    /// All of them.
    pub const ALL: [Counted; 5] =
        [Counted::Towns, Counted::Forts, Counted::Verdun, Counted::Losses, Counted::Call];
}

/// The German points as they stand, and what they are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Towns the Germans control.
    pub towns: u8,
    /// Points for them.
    pub town_points: u8,
    /// Forts destroyed.
    pub forts: u8,
    /// Hexes of Verdun they control.
    pub city: u8,
    /// Losses of each side: two for a unit eliminated, one for a unit reduced.
    pub losses: BySeat<u16>,
    /// Points for the balance of losses.
    pub loss_points: u8,
    /// The point that the 121st Division costs.
    pub called: u8,
}

impl Score {
    /// All points.
    pub fn points(&self) -> i8 {
        (self.town_points + self.forts + self.city + self.loss_points) as i8 - self.called as i8
    }

    /// The level of victory: 0 a major French one, 2 even, 4 a major German one.
    pub fn level(&self) -> usize {
        level(self.points())
    }
}

/// The level of victory of so many points.
pub(crate) fn level(points: i8) -> usize {
    match points {
        ..=2 => 0,
        3..=5 => 1,
        6..=8 => 2,
        9..=11 => 3,
        _ => 4,
    }
}

/// Points for the balance of losses, German and French.
pub fn loss_points(german: u16, french: u16) -> u8 {
    if french <= german {
        0
    } else if french >= 2 * german {
        5
    } else if 2 * french >= 3 * german {
        3
    } else {
        1
    }
}

impl Verdun {
    /// How the points stand (16).
    pub fn score(&self, p: &Position) -> Score {
        let german = |hex: &&crate::map::Hex| p.controller(**hex) == Seat::First;
        let towns = self.map.towns.iter().filter(german).count() as u8;
        let group = if self.options.infiltration { 3 } else { 2 };
        let mut losses = BySeat([0; 2]);
        let mut forts = 0;
        for (slot, counter) in self.counters.all.iter().enumerate() {
            let unit = &p.units[slot];
            match counter.kind {
                Kind::Remnant => {}
                Kind::Garrison => forts += u8::from(unit.has(mark::LOST)),
                _ if unit.has(mark::LOST) => losses[counter.side] += 2,
                _ if unit.is_there() && unit.has(mark::REDUCED) => losses[counter.side] += 1,
                _ => {}
            }
        }
        Score {
            towns,
            town_points: towns / group,
            forts,
            city: self.map.city.iter().filter(german).count() as u8,
            losses,
            loss_points: loss_points(losses[Seat::First], losses[Seat::Second]),
            called: u8::from(p.called && !self.options.total_effort),
        }
    }

    /// The last turn is over.
    pub(crate) fn finish(&self, p: &mut Position, journal: &mut Log) {
        let score = self.score(p);
        p.phase = Phase::Over;
        p.ended = match score.level() {
            0 | 1 => Ended::French,
            2 => Ended::Even,
            _ => Ended::German,
        };
        let event = Event::Ended {
            points: score.points(),
            towns: score.towns,
            forts: score.forts,
            city: score.city,
            losses: score.loss_points,
        };
        let towns = if self.options.infiltration { rule!("15.5.towns") } else { rule!("16.towns") };
        let points = [
            (towns, Counted::Towns, score.town_points as i8),
            (rule!("16.forts"), Counted::Forts, score.forts as i8),
            (rule!("16.verdun"), Counted::Verdun, score.city as i8),
            (rule!("16.losses"), Counted::Losses, score.loss_points as i8),
            (rule!("16.option"), Counted::Call, -(score.called as i8)),
        ];
        // The balance of losses is told even where it is worth nothing.
        for (rule, what, points) in points {
            if points != 0 || what == Counted::Losses {
                journal.note(rule, Event::Points { what, points });
            }
        }
        journal.note(rule!("16.levels"), event);
        journal.also(rule!("16"));
    }
}
