//! Three levels of play, the same for every game.

use std::time::Duration;

use crate::{Budget, Mind};

/// How well a computer player plays. None of them cheats, and none plays nonsense on purpose: they differ in how far they
/// look and how long they think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Follows his drill, looks no further than the end of his own turn, and answers at once.
    Recrue,
    /// Reckons with the enemy's answer; thinks for about a second a turn.
    Sergent,
    /// Thinks six times as long, and looks further ahead where turns are small.
    General,
}

impl Level {
    /// The three of them, the weakest first.
    pub const ALL: [Level; 3] = [Level::Recrue, Level::Sergent, Level::General];

    /// Its name, as typed.
    pub fn name(self) -> &'static str {
        match self {
            Level::Recrue => "recrue",
            Level::Sergent => "sergent",
            Level::General => "general",
        }
    }

    /// How it thinks about a game of these horizons: see [`contract::About::horizons`].
    ///
    /// A turn's thought is measured in decisions played in it, not in seconds: a level is as strong on one machine as
    /// on another, and on as many threads plays the same game for the same seed. The time is a ceiling for slow
    /// machines.
    pub fn mind(self, horizons: [u32; 3]) -> Mind {
        let (steps, milliseconds) = match self {
            Level::Recrue => (12_000, 50),
            Level::Sergent => (1_000_000, 2_000),
            Level::General => (6_500_000, 9_000),
        };
        let horizon = horizons[self as usize];
        let time = Duration::from_millis(milliseconds);
        let plans = self != Level::Recrue;
        Mind { budget: Budget { iterations: u64::MAX, steps, time }, horizon, plans, ..Mind::default() }
    }
}
