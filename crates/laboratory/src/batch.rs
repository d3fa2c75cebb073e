//! Many games at once: those that are missing, each by one thread.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use contract::Think;

use crate::rows::{Kept, Row};
use crate::{GameResult, Runner, SeriesError, Summary};

/// The games of a series, after they were played.
#[derive(Clone, PartialEq, Debug)]
pub struct Run<R = GameResult, S = Summary> {
    /// One row a game, in order.
    pub records: Vec<R>,
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
    let (mut known, rows) = match kept {
        Some((known, rows)) => (known, Some(Mutex::new(rows))),
        None => (BTreeMap::new(), None),
    };
    known.retain(|index, _| games.contains(index));
    known.values().for_each(done);
    let missing: Vec<u64> = games.filter(|index| !known.contains_key(index)).collect();

    let started = Instant::now();
    let next = AtomicU64::new(0);
    let failed = AtomicBool::new(false);
    let play_and_keep = |runner: &mut Runner<G>, index| -> Result<R, SeriesError> {
        let record = play(runner, index)?;
        if let Some(rows) = &rows {
            rows.lock().expect("no thread dies holding the file").append(&record)?;
        }
        Ok(record)
    };
    let work = || -> Result<Vec<R>, SeriesError> {
        let mut runner = Runner::new(longest);
        let mut records = Vec::new();
        while !failed.load(Ordering::Relaxed) {
            let Some(&index) = missing.get(next.fetch_add(1, Ordering::Relaxed) as usize) else { break };
            let record = play_and_keep(&mut runner, index);
            let record = record.inspect_err(|_| failed.store(true, Ordering::Relaxed))?;
            done(&record);
            records.push(record);
        }
        Ok(records)
    };
    let results: Vec<Result<Vec<R>, SeriesError>> = thread::scope(|scope| {
        let others: Vec<_> = (1..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let own = work();
        let joined = others.into_iter().map(|thread| match thread.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        std::iter::once(own).chain(joined).collect()
    });
    let seconds = started.elapsed().as_secs_f64();

    let (mut played, mut decisions) = (0, 0);
    for result in results {
        for record in result? {
            played += 1;
            decisions += record.totals().decisions;
            known.insert(record.index(), record);
        }
    }
    let records: Vec<R> = known.into_values().collect();
    let summary = sum_up(&records);
    Ok(Run { records, summary, played, decisions, seconds })
}
