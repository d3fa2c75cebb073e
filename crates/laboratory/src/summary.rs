//! What a series of games adds up to.

use serde::Serialize;

use crate::rows::Row;
use crate::{DRAW, GameResult};

/// A number of games out of all that were finished, with what it says about the true share.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// How many.
    pub count: u64,
    /// Their share of the finished games.
    pub share: f64,
    /// The 95 % interval of the true share.
    pub interval: (f64, f64),
}

impl Share {
    fn of(count: u64, all: u64) -> Share {
        let share = if all == 0 { 0.0 } else { count as f64 / all as f64 };
        Share { count, share, interval: wilson(count as f64, all) }
    }
}

/// Wilson's 95 % interval for a share of which `count` out of `all` was seen; what counts half makes no whole number.
pub fn wilson(count: f64, all: u64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    if all == 0 {
        return (0.0, 1.0);
    }
    let n = all as f64;
    let p = count / n;
    let scale = 1.0 + Z * Z / n;
    let centre = (p + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

/// What games add up to, whoever won them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Totals {
    /// Games played.
    pub games: u64,
    /// Of these, played to their end.
    pub finished: u64,
    /// Decisions that the rules refused.
    pub refused: u64,
    /// Turns of all games together.
    pub turns: u64,
    /// Real choices of all games together.
    pub decisions: u64,
    /// Entries of all games together.
    pub entries: u64,
}

impl Totals {
    pub(crate) fn of<'a, R: Row + 'a>(rows: impl IntoIterator<Item = &'a R>) -> Totals {
        let mut totals = Totals::default();
        for row in rows {
            totals.add(row.result());
        }
        totals
    }

    fn add(&mut self, game: &GameResult) {
        self.games += 1;
        self.finished += u64::from(game.finished);
        self.refused += game.refused;
        self.turns += u64::from(game.turns);
        self.decisions += game.decisions;
        self.entries += game.entries;
    }

    /// A total as a mean over the games.
    pub fn per_game(&self, total: u64) -> f64 {
        if self.games == 0 { 0.0 } else { total as f64 / self.games as f64 }
    }
}

/// What a series of games adds up to; the same however many threads played it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The games, whoever won them.
    #[serde(flatten)]
    pub totals: Totals,
    /// Games won, by seat.
    pub wins: [Share; 2],
    /// Games drawn.
    pub draws: Share,
}

impl Summary {
    /// The summary of these games, between these sides.
    pub fn of<'a>(sides: [&str; 2], results: impl IntoIterator<Item = &'a GameResult>) -> Summary {
        let mut totals = Totals::default();
        let (mut wins, mut draws) = ([0; 2], 0);
        for result in results {
            totals.add(result);
            match result.outcome.as_deref() {
                Some(DRAW) => draws += 1,
                Some(winner) => {
                    for (side, wins) in sides.iter().zip(&mut wins) {
                        *wins += u64::from(*side == winner);
                    }
                }
                None => {}
            }
        }
        let share = |count| Share::of(count, totals.finished);
        Summary { totals, wins: wins.map(share), draws: share(draws) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_gives_the_intervals_of_the_textbooks() {
        let close = |a: f64, b: f64| (a - b).abs() < 5e-4;
        let (low, high) = wilson(50.0, 100);
        assert!(close(low, 0.4038) && close(high, 0.5962), "{low} {high}");
        let (low, high) = wilson(0.0, 10);
        assert!(close(low, 0.0) && close(high, 0.2775), "{low} {high}");
        let (low, high) = wilson(10.0, 10);
        assert!(close(low, 0.7225) && close(high, 1.0), "{low} {high}");
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
    }
}
