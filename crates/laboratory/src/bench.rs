//! How fast a game goes on one thread.

use std::hint::black_box;
use std::time::{Duration, Instant};

use contract::{Dice, Journal, Lister, Seat, Seed, Think, View};
use opponents::{Mind, Player, Random, Search, Work};
use serde::{Serialize, Serializer};

use crate::{LONGEST, Runner, Watch, player_seed};

/// How fast a game goes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// Games of random play a second.
    pub games_per_second: f64,
    /// Real choices a second: decisions where two or more were on offer.
    pub decisions_per_second: f64,
    /// Nanoseconds to list what is on offer.
    pub list_ns: f64,
    /// Nanoseconds to carry out a decision.
    pub apply_ns: f64,
    /// Nanoseconds to copy a position.
    pub clone_ns: f64,
    /// Iterations of the search a second, each forty real choices deep unless the game ends before.
    pub iterations_per_second: f64,
    /// Real choices a second inside the search.
    pub searched_per_second: f64,
    /// Nanoseconds of what the game wants timed, by name.
    #[serde(rename = "benchmarks_ns", serialize_with = "by_name")]
    pub benchmarks: Vec<(&'static str, f64)>,
}

fn by_name<S: Serializer>(benchmarks: &[(&str, f64)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(benchmarks.iter().copied())
}

/// Measures random play for about so long, after a warm-up, and then listing, applying, cloning and searching apart.
pub fn bench<G: Think>(game: &G, seed: u64, time: Duration) -> Speed {
    let mut random = RandomPlay { game, seed, next: 0, runner: Runner::new(LONGEST) };
    random.play_for(time / 10);
    let (games, decisions, seconds) = random.play_for(time);

    let mut sample = Positions { every: Dice::loose(seed), taken: Vec::new() };
    // A game with hardly a choice in it gives a small sample, or none; no reason to play for ever.
    for _ in 0..10 * SAMPLE {
        if sample.taken.len() < SAMPLE {
            random.one(&mut sample);
        }
    }
    let taken = &sample.taken;
    let each = time / 8;
    let (mut lister, mut listed) = (Lister::default(), Vec::new());
    let list_ns = mean_ns(each, taken, |(position, seat, _)| {
        lister.decisions(game, black_box(position), *seat, &mut listed);
        black_box(&listed);
    });
    let mut dice = Dice::loose(seed);
    let mut journal = Journal::mute();
    let mut scratch = taken.first().map(|(position, ..)| position.clone());
    let clone_ns = mean_ns(each, taken, |(position, ..)| {
        if let Some(scratch) = &mut scratch {
            scratch.clone_from(black_box(position));
            black_box(scratch);
        }
    });
    let both_ns = mean_ns(each, taken, |(position, seat, decision)| {
        if let Some(scratch) = &mut scratch {
            scratch.clone_from(black_box(position));
            game.apply(scratch, *seat, *decision, &mut dice, &mut journal);
            black_box(scratch);
        }
    });
    let measured = |&(name, work): &contract::Benchmark<G>| {
        (name, mean_ns(each, taken, |(position, ..)| work(game, black_box(position))))
    };
    let benchmarks = game.benchmarks().iter().map(measured).collect();
    let (work, searching) = search(game, seed, taken, time / 2);
    Speed {
        games_per_second: games as f64 / seconds,
        decisions_per_second: decisions as f64 / seconds,
        list_ns,
        apply_ns: (both_ns - clone_ns).max(0.0),
        clone_ns,
        iterations_per_second: work.iterations as f64 / searching,
        searched_per_second: work.choices as f64 / searching,
        benchmarks,
    }
}

/// How deep the search goes while it is measured: so many real choices, settled positions or not.
const HORIZON: u32 = 40;
/// Iterations at each position.
const PONDERED: u64 = 250;

/// Searches at each position in turn for about so long: what was done, and in how many seconds.
fn search<G: Think>(
    game: &G,
    seed: u64,
    sample: &[(G::Position, Seat, G::Decision)],
    time: Duration,
) -> (Work, f64) {
    let mind = Mind { horizon: u32::MAX, depth: HORIZON, ..Mind::default() };
    let mut search = Search::new("bench", mind, seed);
    let (mut lister, mut listed) = (Lister::default(), Vec::new());
    let mut work = Work::default();
    let started = Instant::now();
    for (position, seat, _) in sample.iter().cycle() {
        lister.decisions(game, position, *seat, &mut listed);
        let more = search.ponder(&View::new(game, position, *seat), &listed, PONDERED);
        work.iterations += more.iterations;
        work.choices += more.choices;
        if started.elapsed() >= time {
            break;
        }
    }
    (work, started.elapsed().as_secs_f64())
}

/// How many positions are timed apart.
const SAMPLE: usize = 400;

struct RandomPlay<'a, G: Think> {
    game: &'a G,
    seed: u64,
    next: u64,
    runner: Runner<G>,
}

impl<G: Think> RandomPlay<'_, G> {
    fn one(&mut self, watch: &mut impl Watch<G>) -> u64 {
        let seed = Seed::in_series(self.seed, self.next);
        self.next += 1;
        let mut players =
            Seat::BOTH.map(|seat| Box::new(Random::new(player_seed(&seed, seat))) as Box<dyn Player<G>>);
        self.runner.play(self.game, &seed, &mut players, &mut Journal::mute(), watch).decisions
    }

    /// Plays whole games until the time is up: how many, with how many real choices, in how many seconds.
    fn play_for(&mut self, time: Duration) -> (u64, u64, f64) {
        let started = Instant::now();
        let (mut games, mut decisions) = (0, 0);
        loop {
            decisions += self.one(&mut ());
            games += 1;
            let elapsed = started.elapsed();
            if elapsed >= time {
                return (games, decisions, elapsed.as_secs_f64());
            }
        }
    }
}

/// Positions with a real choice, from all over the games, each with what was decided there.
struct Positions<G: Think> {
    every: Dice,
    taken: Vec<(G::Position, Seat, G::Decision)>,
}

impl<G: Think> Watch<G> for Positions<G> {
    fn before(
        &mut self,
        _: &G,
        at: &G::Position,
        seat: Seat,
        offered: &[G::Decision],
        decision: G::Decision,
    ) {
        if offered.len() > 1 && self.taken.len() < SAMPLE && self.every.below(32) == 0 {
            self.taken.push((at.clone(), seat, decision));
        }
    }
}

fn mean_ns<T>(time: Duration, sample: &[T], mut step: impl FnMut(&T)) -> f64 {
    if sample.is_empty() {
        return 0.0;
    }
    sample.iter().for_each(&mut step);
    let started = Instant::now();
    let mut steps = 0;
    loop {
        sample.iter().for_each(&mut step);
        steps += sample.len();
        let elapsed = started.elapsed();
        if elapsed >= time {
            return elapsed.as_nanos() as f64 / steps as f64;
        }
    }
}
