//! What a game's judgement weighs, fitted to the results of self-play.
//!
//! A judgement is `tanh(½ · Σ weight · feature)`, where the sum is the logarithm of the odds of winning: its weights are
//! those of a logistic regression of the result on [`Think::features`].

use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::sync::Arc;

use contract::{Dice, Journal, Outcome, Seat, Seed, Think, View};
use opponents::Player;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::batch::play_missing;
use crate::rows::Row;
use crate::{GameResult, LONGEST, Run, Runner, SeriesError, Summary, Watch, player_seed};

/// Why nothing can be fitted.
#[derive(Error, Debug)]
pub enum FitError {
    /// The games could not be played.
    #[error(transparent)]
    Series(#[from] SeriesError),
    /// The game has no weights.
    #[error("this game does not say what it weighs: there are no weights to fit")]
    Weightless,
    /// There is nothing to learn from.
    #[error("there is nothing to learn from: no game that was not held out came to its end")]
    NoSamples,
}

/// A settled position, and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sample {
    /// The number of its game, from 0.
    pub game: u64,
    /// The number of its set-up, from 0.
    pub set_up: usize,
    /// How the game ended for the first seat: 1 is won, 0 lost, a half drawn.
    pub result: f64,
    /// What the game's judgement says today, for the first seat.
    pub judged: f32,
    /// What it weighs, for the first seat.
    pub features: Vec<f32>,
}

/// A game and its settled positions; none where it was cut off, for nobody knows what would have come of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SampledGame {
    /// The game.
    pub result: GameResult,
    /// Its settled positions, in order.
    pub samples: Vec<Sample>,
}

impl Row for SampledGame {
    fn result(&self) -> &GameResult {
        &self.result
    }
}

/// Plays games of a player, by name, against itself, the set-ups taking turns. Game `index` has the seed
/// `Seed::in_series(seed, index)`. `done` is told of each game as it ends, in no certain order.
pub fn collect<G: Think>(
    set_ups: &[Arc<G>],
    player: &str,
    seed: u64,
    games: u64,
    threads: usize,
    done: &(dyn Fn(&SampledGame) + Sync),
) -> Result<Run<SampledGame>, FitError> {
    assert!(!set_ups.is_empty(), "there are no games without a set-up");
    opponents::by_name::<G>(player, 0).map_err(SeriesError::from)?;
    // Better said now than after all the games.
    if !weighs(&*set_ups[0]) {
        return Err(FitError::Weightless);
    }
    let play = |runner: &mut Runner<G>, index| Ok(sampled(runner, set_ups, player, seed, index));
    let sum_up = |games: &[SampledGame]| Summary::of(G::about().sides, games.iter().map(|game| &game.result));
    Ok(play_missing(0..games, threads, LONGEST, None, play, sum_up, done)?)
}

/// Whether a game says what it weighs.
fn weighs<G: Think>(game: &G) -> bool {
    let begun = game.begin(&mut Dice::loose(0), &mut Journal::mute());
    let mut features = Vec::new();
    game.features(&begun, Seat::First, &mut features);
    !features.is_empty()
}

/// Plays a game and takes its samples.
fn sampled<G: Think>(
    runner: &mut Runner<G>,
    set_ups: &[Arc<G>],
    player: &str,
    seed: u64,
    index: u64,
) -> SampledGame {
    let set_up = (index % set_ups.len() as u64) as usize;
    let game = &set_ups[set_up];
    let seed = Seed::in_series(seed, index);
    let mut players = Seat::BOTH.map(|seat| Box::new(Straying::new(player, &seed, seat)));
    let mut settled = Settled::default();
    let played = runner.play(game, &seed, &mut players, &mut Journal::mute(), &mut settled);
    let result = played.outcome.map(|outcome| match outcome {
        Outcome::Won(Seat::First) => 1.0,
        Outcome::Won(Seat::Second) => 0.0,
        Outcome::Drawn => 0.5,
    });
    let samples = result.into_iter().flat_map(|result| {
        let seen = std::mem::take(&mut settled.0);
        seen.into_iter().map(move |(features, judged)| Sample {
            game: index,
            set_up,
            result,
            judged,
            features,
        })
    });
    SampledGame { samples: samples.collect(), result: GameResult::of(&**game, index, &seed, played) }
}

/// The features at each settled position, and the judgement of today.
#[derive(Default)]
struct Settled(Vec<(Vec<f32>, f32)>);

impl<G: Think> Watch<G> for Settled {
    fn before(&mut self, game: &G, position: &G::Position, _: Seat, _: &[G::Decision], _: G::Decision) {
        if game.settled(position) {
            let mut features = Vec::new();
            game.features(position, Seat::First, &mut features);
            self.0.push((features, game.judge(position, Seat::First)));
        }
    }
}

/// How often a seat may stray: one decision in so many, or never. Good play alone would show too few lost positions.
const STRAYS: [u32; 4] = [0, 0, 40, 8];

/// A player that now and then takes any decision on offer.
struct Straying<G: Think> {
    player: Box<dyn Player<G>>,
    one_in: u32,
    dice: Dice,
}

impl<G: Think> Straying<G> {
    fn new(name: &str, seed: &Seed, seat: Seat) -> Straying<G> {
        // The sub-streams before those of the players' own chance.
        let mut dice = Dice::of_entry(seed, u64::MAX - 2 - seat.index() as u64);
        let one_in = dice.any_of(&STRAYS);
        Straying { player: named(name, player_seed(seed, seat)), one_in, dice }
    }
}

fn named<G: Think>(name: &str, seed: u64) -> Box<dyn Player<G>> {
    opponents::by_name(name, seed).expect("the name is checked in `collect`")
}

impl<G: Think> Player<G> for Straying<G> {
    fn name(&self) -> String {
        self.player.name()
    }

    fn choose_among(&mut self, view: &View<G>, offered: &[G::Decision]) -> G::Decision {
        if self.one_in == 0 || self.dice.below(self.one_in) != 0 {
            return self.player.choose_among(view, offered);
        }
        // Whoever thinks ahead would go on from what was not done.
        self.player = named(&self.player.name(), self.dice.seed());
        self.dice.any_of(offered)
    }
}

/// How well results were foretold.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Prediction {
    /// The positions.
    pub samples: usize,
    /// The games that they are from.
    pub games: usize,
    /// The mean of the negative logarithm of the probability that the result was given.
    pub log_loss: f64,
    /// The share of positions where the likelier winner won, a draw being half a win.
    pub accuracy: f64,
}

impl Prediction {
    /// How well these results were foretold, given the first seat's chance of winning; none without samples.
    fn of(samples: &[&Sample], chance: impl Fn(&Sample) -> f64) -> Option<Prediction> {
        // One certainty that fails shall not outweigh everything else.
        const SURE: f64 = 1e-6;
        let (mut loss, mut right) = (0.0, 0.0);
        for sample in samples {
            let chance = chance(sample).clamp(SURE, 1.0 - SURE);
            loss -= sample.result * chance.ln() + (1.0 - sample.result) * (1.0 - chance).ln();
            right += match chance.total_cmp(&0.5) {
                Ordering::Greater => sample.result,
                Ordering::Less => 1.0 - sample.result,
                Ordering::Equal => 0.5,
            };
        }
        let count = samples.len() as f64;
        (!samples.is_empty()).then(|| Prediction {
            samples: samples.len(),
            games: games_of(samples),
            log_loss: loss / count,
            accuracy: right / count,
        })
    }
}

fn games_of(samples: &[&Sample]) -> usize {
    samples.iter().map(|sample| sample.game).collect::<BTreeSet<_>>().len()
}

/// What was found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fit {
    /// The weights, in the order of [`Think::features`]: the sum is the logarithm of the odds of winning.
    pub weights: Vec<f64>,
    /// How much each set-up favours the first seat beyond what is weighed; no part of the weights.
    pub intercepts: Vec<f64>,
    /// How well weights and intercepts foretell the games that they were learnt from.
    pub learnt: Prediction,
    /// How well they foretell the games that were held out; none where none was.
    pub held_out: Option<Prediction>,
    /// How well the weights alone do there: what a judgement made of them would say.
    pub weights_alone: Option<Prediction>,
    /// How well the judgement of today does there.
    pub judge: Option<Prediction>,
}

/// One game in so many of each set-up is held out.
const HELD_OUT: u64 = 5;

/// Whether a game is held out. The set-ups start at different games, so that few games of many set-ups will do.
fn is_held_out(sample: &Sample, set_ups: usize) -> bool {
    let round = sample.game / set_ups as u64;
    (round + sample.set_up as u64) % HELD_OUT == HELD_OUT - 1
}

/// Fits weights to samples from so many set-ups, in four games of five; the fifth tells what the weights are worth.
pub fn fit(samples: &[Sample], set_ups: usize) -> Result<Fit, FitError> {
    let (held_out, learnt): (Vec<&Sample>, Vec<&Sample>) =
        samples.iter().partition(|sample| is_held_out(sample, set_ups));
    let first = learnt.first().ok_or(FitError::NoSamples)?;
    if first.features.is_empty() {
        return Err(FitError::Weightless);
    }
    let (weights, intercepts) = regress(&learnt, set_ups);
    let alone = |sample: &Sample| dot(&weights, sample.features.iter().copied().map(f64::from));
    let chance = |sample: &Sample| sigmoid(intercepts[sample.set_up] + alone(sample));
    Ok(Fit {
        learnt: Prediction::of(&learnt, chance).ok_or(FitError::NoSamples)?,
        held_out: Prediction::of(&held_out, chance),
        weights_alone: Prediction::of(&held_out, |sample| sigmoid(alone(sample))),
        judge: Prediction::of(&held_out, |sample| f64::midpoint(f64::from(sample.judged), 1.0)),
        weights,
        intercepts,
    })
}

fn sigmoid(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

fn dot(weights: &[f64], values: impl Iterator<Item = f64>) -> f64 {
    weights.iter().zip(values).map(|(weight, value)| weight * value).sum()
}

/// A sample in units of the deviation of what is weighed.
struct Point {
    values: Vec<f64>,
    /// The place of its set-up's intercept, after all weights.
    intercept: usize,
    result: f64,
}

impl Point {
    fn odds(&self, weights: &[f64]) -> f64 {
        weights[self.intercept] + dot(weights, self.values.iter().copied())
    }
}

/// Newton's method ends after so many steps at the latest; it takes about ten.
const STEPS: usize = 100;

/// Weights and intercepts of a logistic regression, by Newton's method.
fn regress(samples: &[&Sample], set_ups: usize) -> (Vec<f64>, Vec<f64>) {
    let deviations = deviations(samples);
    let count = deviations.len();
    let point = |sample: &&Sample| {
        let values = sample.features.iter().zip(&deviations);
        Point {
            // What never changes tells nothing. Nothing is centred: where both sides have the same, it favours neither.
            values: values.map(|(value, deviation)| in_units(f64::from(*value), *deviation)).collect(),
            intercept: count + sample.set_up,
            result: sample.result,
        }
    };
    let points: Vec<Point> = samples.iter().map(point).collect();
    // As strong as one game: the positions of a game share its result, and are not so many witnesses.
    let ridge = samples.len() as f64 / games_of(samples) as f64;

    let mut found = vec![0.0; count + set_ups];
    let mut loss = loss_of(&points, &found, ridge);
    for _ in 0..STEPS {
        let step = newton_step(&points, &found, ridge);
        // A whole step may lead too far where results are nearly certain.
        let shares = std::iter::successors(Some(1.0), |share| Some(share / 2.0)).take(30);
        let better = shares.into_iter().find_map(|share| {
            let next: Vec<f64> = found.iter().zip(&step).map(|(at, step)| at - share * step).collect();
            let next_loss = loss_of(&points, &next, ridge);
            (next_loss < loss).then_some((next, next_loss))
        });
        let Some((next, next_loss)) = better else { break };
        let gained = loss - next_loss;
        (found, loss) = (next, next_loss);
        if gained < 1e-12 * loss {
            break;
        }
    }
    let intercepts = found.split_off(count);
    let weights = found.iter().zip(&deviations).map(|(weight, deviation)| in_units(*weight, *deviation));
    (weights.collect(), intercepts)
}

/// A value in units of a deviation; none where there is no deviation.
fn in_units(value: f64, deviation: f64) -> f64 {
    if deviation > 0.0 { value / deviation } else { 0.0 }
}

/// The standard deviation of each feature; exactly none where it never changes.
fn deviations(samples: &[&Sample]) -> Vec<f64> {
    let things = samples.first().map_or(0, |sample| sample.features.len());
    let all = samples.len() as f64;
    let deviation = |thing: usize| {
        let values = || samples.iter().map(move |sample| sample.features[thing]);
        if values().all(|value| value == samples[0].features[thing]) {
            return 0.0;
        }
        let mean = values().map(f64::from).sum::<f64>() / all;
        (values().map(|value| (f64::from(value) - mean).powi(2)).sum::<f64>() / all).sqrt()
    };
    (0..things).map(deviation).collect()
}

/// What Newton's method makes as small as it can.
fn loss_of(points: &[Point], weights: &[f64], ridge: f64) -> f64 {
    let missed = points.iter().map(|point| {
        let odds = point.odds(weights);
        // The logarithm of 1 + exp(odds), without an overflow.
        odds.max(0.0) + (-odds.abs()).exp().ln_1p() - point.result * odds
    });
    missed.sum::<f64>() + 0.5 * ridge * weights.iter().map(|weight| weight * weight).sum::<f64>()
}

/// The slope of the loss, divided by its curvature.
fn newton_step(points: &[Point], weights: &[f64], ridge: f64) -> Vec<f64> {
    let size = weights.len();
    let mut slope: Vec<f64> = weights.iter().map(|weight| ridge * weight).collect();
    // The lower half of a symmetric matrix.
    let mut curvature = vec![vec![0.0; size]; size];
    for (place, row) in curvature.iter_mut().enumerate() {
        row[place] = ridge;
    }
    for point in points {
        let chance = sigmoid(point.odds(weights));
        let (error, bend) = (chance - point.result, chance * (1.0 - chance));
        for (place, value) in point.values.iter().enumerate() {
            slope[place] += error * value;
            for (entry, other) in curvature[place][..=place].iter_mut().zip(&point.values) {
                *entry += bend * value * other;
            }
        }
        slope[point.intercept] += error;
        let row = &mut curvature[point.intercept];
        for (entry, value) in row.iter_mut().zip(&point.values) {
            *entry += bend * value;
        }
        row[point.intercept] += bend;
    }
    solve(curvature, slope)
}

/// The solution of linear equations whose matrix is symmetric and positive, by Cholesky's method.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for row in 0..size {
        for column in 0..=row {
            let known: f64 = (0..column).map(|at| matrix[row][at] * matrix[column][at]).sum();
            let left = matrix[row][column] - known;
            matrix[row][column] = if row == column { left.sqrt() } else { left / matrix[column][column] };
        }
    }
    for row in 0..size {
        let known: f64 = (0..row).map(|at| matrix[row][at] * right[at]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|at| matrix[at][row] * right[at]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    const INTERCEPTS: [f64; 2] = [0.6, -0.9];
    const WEIGHTS: [f64; 3] = [1.5, -0.02, 0.4];

    /// A number from −1 to 1.
    fn any(dice: &mut Dice) -> f64 {
        f64::from(dice.below(1 << 24)) / f64::from(1 << 23) - 1.0
    }

    /// Games of one position each, whose results follow a known law. The features third goes with the first, and
    /// the fourth never changes.
    fn made_up(games: u64) -> Vec<Sample> {
        let mut dice = Dice::loose(14);
        let sample = |game: u64| {
            let set_up = (game % 2) as usize;
            let first = any(&mut dice);
            let values = [first, 50.0 * any(&mut dice), first + any(&mut dice)];
            let odds = INTERCEPTS[set_up] + dot(&WEIGHTS, values.into_iter());
            let won = (any(&mut dice) + 1.0) / 2.0 < sigmoid(odds);
            let features = values.iter().map(|value| *value as f32).chain([0.1]).collect();
            let judged = (0.5 * dot(&WEIGHTS, values.into_iter())).tanh() as f32;
            Sample { game, set_up, result: f64::from(u8::from(won)), judged, features }
        };
        (0..games).map(sample).collect()
    }

    #[test]
    fn the_weights_of_a_known_law_are_found() {
        let fit = fit(&made_up(20_000), 2).unwrap();
        for (found, (known, within)) in fit.weights.iter().zip(WEIGHTS.into_iter().zip([0.15, 0.003, 0.1])) {
            assert!((found - known).abs() < within, "{:?}", fit.weights);
        }
        assert!(
            fit.intercepts.iter().zip(INTERCEPTS).all(|(found, known)| (found - known).abs() < 0.1),
            "{fit:?}"
        );
        let (held_out, alone, judge) =
            (fit.held_out.unwrap(), fit.weights_alone.unwrap(), fit.judge.unwrap());
        assert_eq!((fit.learnt.samples, held_out.samples, held_out.games), (16_000, 4_000, 4_000));
        // The intercepts are worth something here, and today's judgement has the very weights that are found.
        assert!(held_out.log_loss < alone.log_loss && held_out.accuracy > 0.6, "{fit:?}");
        assert!((alone.log_loss - judge.log_loss).abs() < 0.01, "{fit:?}");
        assert!((held_out.log_loss - fit.learnt.log_loss).abs() < 0.03, "{fit:?}");
    }

    #[test]
    fn what_never_changes_weighs_nothing() {
        assert_eq!(fit(&made_up(500), 2).unwrap().weights[3], 0.0);
        let same = |sample| Sample { features: vec![0.1, -3.0], ..sample };
        let fit = fit(&made_up(500).into_iter().map(same).collect::<Vec<_>>(), 2).unwrap();
        assert_eq!(fit.weights, [0.0, 0.0]);
        assert!(
            fit.intercepts.iter().all(|intercept| intercept.is_finite()) && fit.learnt.log_loss < 2f64.ln(),
            "{fit:?}"
        );
    }

    #[test]
    fn what_is_certain_gets_no_endless_weight() {
        let certain =
            |sample: Sample| Sample { result: f64::from(u8::from(sample.features[0] > 0.0)), ..sample };
        let fit = fit(&made_up(300).into_iter().map(certain).collect::<Vec<_>>(), 2).unwrap();
        let all = fit.weights.iter().chain(&fit.intercepts);
        assert!(all.clone().all(|weight| weight.abs() < 100.0), "{fit:?}");
        assert!(fit.weights[0] > 1.0 && fit.learnt.accuracy > 0.95, "{fit:?}");
    }

    #[test]
    fn a_draw_is_half_a_win() {
        let drawn = |sample| Sample { result: 0.5, ..sample };
        let fit = fit(&made_up(300).into_iter().map(drawn).collect::<Vec<_>>(), 2).unwrap();
        assert!(fit.weights.iter().all(|weight| weight.abs() < 1e-6), "{fit:?}");
        assert!((fit.learnt.log_loss - 2f64.ln()).abs() < 1e-6 && fit.learnt.accuracy == 0.5, "{fit:?}");
    }

    #[test]
    fn without_samples_there_is_an_error() {
        assert!(matches!(fit(&[], 1), Err(FitError::NoSamples)));
        let samples = made_up(20);
        let held_out: Vec<Sample> = samples.iter().filter(|sample| is_held_out(sample, 2)).cloned().collect();
        assert_eq!(held_out.len(), 4);
        assert!(matches!(fit(&held_out, 2), Err(FitError::NoSamples)));
        let weightless = Sample { features: Vec::new(), ..samples[0].clone() };
        assert!(matches!(fit(&[weightless], 2), Err(FitError::Weightless)));
        // One game is enough to learn from, and leaves none to hold out.
        let one = fit(&samples[..1], 2).unwrap();
        assert!(one.weights.iter().all(|weight| *weight == 0.0) && one.held_out.is_none(), "{one:?}");
    }

    #[test]
    fn every_set_up_holds_out_a_fifth_of_its_games() {
        for set_ups in 1..=12 {
            let mut held_out = vec![0; set_ups];
            for game in 0..10 * set_ups as u64 {
                let set_up = (game % set_ups as u64) as usize;
                let sample = Sample { game, set_up, result: 0.5, judged: 0.0, features: vec![0.0] };
                held_out[set_up] += u32::from(is_held_out(&sample, set_ups));
            }
            assert!(held_out.iter().all(|count| *count == 2), "{held_out:?}");
        }
    }
}
