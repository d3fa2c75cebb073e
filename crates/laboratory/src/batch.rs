//! Many games at once: those that are missing, each by one thread.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Mutex;
use std::time::Instant;

use contract::Think;
use opponents::side_by_side;

use crate::rows::{Kept, Row};
use crate::{GameResult, Runner, SeriesError, Summary};

/// The games of a series, after they were played.
#[derive(Clone, PartialEq, Debug)]
pub struct Run<R = GameResult, S = Summary> {
    /// One row a game, in order.
    pub rows: Vec<R>,
    /// What they add up to.
    pub summary: S,
    /// How many were played just now, and not found in the folder.
    pub played: u64,
    /// The real choices of those.
    pub decisions: u64,
    /// How long those took.
    pub seconds: f64,
}

/// Plays the games that are not kept yet, and sums up all of them. `done` is told of each game: of those found first,
/// then of the others as they end, in no certain order.
pub(crate) fn play_missing<G: Think, R: Row, S>(
    games: Range<u64>,
    threads: usize,
    longest: u64,
    kept: Option<Kept<R>>,
    play: impl Fn(&mut Runner<G>, u64) -> Result<R, SeriesError> + Sync,
    sum_up: impl FnOnce(&[R]) -> S,
    done: &(dyn Fn(&R) + Sync),
) -> Result<Run<R, S>, SeriesError> {
    let (mut known, file) = match kept {
        Some((known, file)) => (known, Some(Mutex::new(file))),
        None => (BTreeMap::new(), None),
    };
    known.retain(|index, _| games.contains(index));
    known.values().for_each(done);
    let missing: Vec<u64> = games.filter(|index| !known.contains_key(index)).collect();

    let started = Instant::now();
    let missing = Mutex::new(missing.into_iter());
    let next = || missing.lock().expect("no thread dies holding the list").next();
    let play_and_keep = |runner: &mut Runner<G>, index| -> Result<R, SeriesError> {
        let row = play(runner, index)?;
        if let Some(file) = &file {
            file.lock().expect("no thread dies holding the file").append(&row)?;
        }
        Ok(row)
    };
    let mut runners: Vec<Runner<G>> = (0..threads.max(1)).map(|_| Runner::new(longest)).collect();
    let played = side_by_side(&mut runners, |runner| -> Result<Vec<R>, SeriesError> {
        let mut rows = Vec::new();
        while let Some(index) = next() {
            // Where one fails, nobody begins another.
            let row = play_and_keep(runner, index).inspect_err(|_| while next().is_some() {})?;
            done(&row);
            rows.push(row);
        }
        Ok(rows)
    });
    let seconds = started.elapsed().as_secs_f64();

    let played = played.into_iter().collect::<Result<Vec<Vec<R>>, SeriesError>>()?.concat();
    let decisions = played.iter().map(|row| row.result().decisions).sum();
    let count = played.len() as u64;
    known.extend(played.into_iter().map(|row| (row.result().index, row)));
    let rows: Vec<R> = known.into_values().collect();
    let summary = sum_up(&rows);
    Ok(Run { rows, summary, played: count, decisions, seconds })
}
