//! How long a player thinks, turn by turn.

use std::time::{Duration, Instant};

use contract::{Think, View};
use opponents::Player;
use serde::Serialize;

/// A player under the clock.
pub(crate) struct Timed<G: Think> {
    player: Box<dyn Player<G>>,
    turn: u32,
    turns: Vec<Duration>,
}

impl<G: Think> Timed<G> {
    pub fn new(player: Box<dyn Player<G>>) -> Timed<G> {
        Timed { player, turn: 0, turns: Vec::new() }
    }

    /// The microseconds of every turn in which it decided something.
    pub fn microseconds(&self) -> Vec<u64> {
        self.turns.iter().map(|time| (time.as_secs_f64() * 1e6).round() as u64).collect()
    }
}

impl<G: Think> Player<G> for Timed<G> {
    fn name(&self) -> String {
        self.player.name()
    }

    fn choose_among(&mut self, view: &View<G>, offered: &[G::Decision]) -> G::Decision {
        if offered.len() == 1 {
            return self.player.choose_among(view, offered);
        }
        let turn = view.turn();
        let started = Instant::now();
        let decision = self.player.choose_among(view, offered);
        let time = started.elapsed();
        match self.turns.last_mut() {
            // A turn is all that a seat decides in it, whoever's turn the game calls it.
            Some(last) if self.turn == turn => *last += time,
            _ => self.turns.push(time),
        }
        self.turn = turn;
        decision
    }
}

/// How long a player's turns took, in seconds; nothing where it had none.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Times {
    /// How many turns it decided something in.
    pub turns: usize,
    /// The time that half of them kept within.
    pub median: Option<f64>,
    /// The time that 99 % of them kept within.
    pub p99: Option<f64>,
    /// The longest.
    pub max: Option<f64>,
}

impl Times {
    /// What these turns, in microseconds, come to.
    pub(crate) fn of(mut turns: Vec<u64>) -> Times {
        turns.sort_unstable();
        let within = |share| percentile(&turns, share).map(|time| time / 1e6);
        Times { turns: turns.len(), median: within(0.5), p99: within(0.99), max: within(1.0) }
    }
}

/// The value that this share of the sorted values keep within; where it falls between two of them, as far between.
pub fn percentile(sorted: &[u64], share: f64) -> Option<f64> {
    let place = share.clamp(0.0, 1.0) * sorted.len().checked_sub(1)? as f64;
    let value = |place: f64| sorted[place as usize] as f64;
    let (below, above) = (value(place.floor()), value(place.ceil()));
    Some(below + place.fract() * (above - below))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_textbooks() {
        assert_eq!(percentile(&[], 0.5), None);
        assert_eq!(percentile(&[7], 0.99), Some(7.0));
        assert_eq!(percentile(&[1, 2, 10], 0.5), Some(2.0));
        assert_eq!(percentile(&[1, 2, 4, 10], 0.5), Some(3.0));
        let hundred_and_one: Vec<u64> = (0..=100).collect();
        assert_eq!(percentile(&hundred_and_one, 0.99), Some(99.0));
        assert_eq!(percentile(&hundred_and_one, 0.0), Some(0.0));
        assert_eq!(percentile(&hundred_and_one, 1.0), Some(100.0));
    }

    #[test]
    fn times_are_in_seconds_and_need_no_order() {
        let times = Times::of(vec![3_000_000, 1_000, 2_000_000]);
        assert_eq!(times, Times { turns: 3, median: Some(2.0), p99: Some(2.98), max: Some(3.0) });
        assert_eq!(Times::of(Vec::new()), Times { turns: 0, median: None, p99: None, max: None });
    }
}
