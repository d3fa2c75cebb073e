//! What a series of games adds up to.

use serde::Serialize;

use crate::{DRAW, Record};

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
        Share { count, share, interval: wilson(count, all) }
    }
}

/// Wilson's 95 % interval for a share of which `count` out of `all` was seen.
pub fn wilson(count: u64, all: u64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    if all == 0 {
        return (0.0, 1.0);
    }
    let n = all as f64;
    let p = count as f64 / n;
    let scale = 1.0 + Z * Z / n;
    let centre = (p + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

/// What a series of games adds up to; the same however many threads played it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Games played.
    pub games: u64,
    /// Of these, played to their end.
    pub finished: u64,
    /// Decisions that the rules refused.
    pub refused: u64,
    /// Games won, by seat.
    pub wins: [Share; 2],
    /// Games drawn.
    pub draws: Share,
    /// Turns of all games together.
    pub turns: u64,
    /// Real choices of all games together.
    pub decisions: u64,
    /// Entries of all games together.
    pub entries: u64,
}

impl Summary {
    /// The summary of these games, between these sides.
    pub fn of<'a>(sides: [&str; 2], records: impl IntoIterator<Item = &'a Record>) -> Summary {
        let (mut games, mut finished, mut refused, mut draws) = (0, 0, 0, 0);
        let (mut turns, mut decisions, mut entries) = (0, 0, 0);
        let mut wins = [0; 2];
        for record in records {
            games += 1;
            finished += u64::from(record.finished);
            refused += record.refused;
            turns += u64::from(record.turns);
            decisions += record.decisions;
            entries += record.entries;
            match record.outcome.as_deref() {
                Some(DRAW) => draws += 1,
                Some(winner) => {
                    for (side, wins) in sides.iter().zip(&mut wins) {
                        *wins += u64::from(*side == winner);
                    }
                }
                None => {}
            }
        }
        Summary {
            games,
            finished,
            refused,
            wins: wins.map(|wins| Share::of(wins, finished)),
            draws: Share::of(draws, finished),
            turns,
            decisions,
            entries,
        }
    }

    /// A total as a mean over the games.
    pub fn per_game(&self, total: u64) -> f64 {
        if self.games == 0 { 0.0 } else { total as f64 / self.games as f64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_gives_the_intervals_of_the_textbooks() {
        let close = |a: f64, b: f64| (a - b).abs() < 5e-4;
        let (low, high) = wilson(50, 100);
        assert!(close(low, 0.4038) && close(high, 0.5962), "{low} {high}");
        let (low, high) = wilson(0, 10);
        assert!(close(low, 0.0) && close(high, 0.2775), "{low} {high}");
        let (low, high) = wilson(10, 10);
        assert!(close(low, 0.7225) && close(high, 1.0), "{low} {high}");
        assert_eq!(wilson(0, 0), (0.0, 1.0));
    }
}
