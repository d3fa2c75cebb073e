//! Samples for fitting, at the toy.

use std::sync::Arc;

use contract::{Rules, Setup};
use laboratory::{FitError, LONGEST, Run, Runner, SampledGame, Series, SeriesError, collect, fit};
use toy::{CORRECTED, Toy};

fn set_ups<const RULES: u32>() -> Vec<Arc<Toy<RULES>>> {
    let toy = |scenario: &str| {
        let mut setup = Setup::new(Toy::<RULES>::about(), &[]);
        setup.scenario = scenario.into();
        Arc::new(Toy::ready(setup).unwrap())
    };
    ["raid", "siege"].map(toy).to_vec()
}

fn run(player: &str, games: u64, threads: usize) -> Run<SampledGame> {
    collect(&set_ups::<1>(), player, 7, games, threads, &|_| {}).unwrap()
}

#[test]
fn every_settled_position_is_kept_with_its_result() {
    let run = run("random", 12, 1);
    assert_eq!((run.played, run.summary.totals.finished), (12, 12));
    let [blue, red] = Toy::<1>::about().sides;
    for (lesson, index) in run.rows.iter().zip(0..) {
        let record = &lesson.result;
        assert_eq!((record.index, record.scenario.as_str()), (index, ["raid", "siege"][index as usize % 2]));
        let result = match record.outcome.as_deref().unwrap() {
            side if side == blue => 1.0,
            side if side == red => 0.0,
            _ => 0.5,
        };
        assert!(lesson.samples.len() > 10, "{lesson:?}");
        for sample in &lesson.samples {
            assert_eq!((sample.game, sample.set_up), (index, index as usize % 2));
            assert_eq!((sample.result, sample.features.len()), (result, 2));
            // The toy's judgement is its lead in points, the first thing that it weighs.
            assert!((sample.judged - sample.features[0] / 18.0).abs() < 1e-6, "{sample:?}");
        }
    }
}

#[test]
fn one_thread_or_three_collect_the_same() {
    let (one, three) = (run("greedy", 10, 1), run("greedy", 10, 3));
    assert_eq!((one.rows, one.summary), (three.rows, three.summary));
}

#[test]
fn some_players_stray_and_the_others_play_as_ever() {
    let [raid, _] = set_ups::<1>().try_into().ok().unwrap();
    let lessons = collect(std::slice::from_ref(&raid), "greedy", 7, 40, 1, &|_| {}).unwrap().rows;
    let series = Series::new(raid, ["greedy"; 2], 7).unwrap();
    let as_ever = |lesson: &&SampledGame| {
        series.play(&mut Runner::new(LONGEST), lesson.result.index, None) == lesson.result
    };
    let same = lessons.iter().filter(as_ever).count();
    assert!((5..35).contains(&same), "{same} of 40 games");
}

#[test]
fn what_wins_the_toy_weighs_most() {
    let run = run("random", 200, 2);
    let samples: Vec<_> = run.rows.into_iter().flat_map(|lesson| lesson.samples).collect();
    let fit = fit(&samples, 2).unwrap();
    assert!(fit.weights.len() == 2 && fit.weights[0] > 0.1, "{fit:?}");
    assert!(fit.held_out.unwrap().accuracy > 0.6, "{fit:?}");
}

#[test]
fn what_cannot_be_fitted_is_said_so() {
    let unknown = collect(&set_ups::<1>(), "joffre", 1, 5, 1, &|_| {}).unwrap_err();
    assert!(matches!(&unknown, FitError::Series(SeriesError::Player(_))), "{unknown:?}");
    assert!(unknown.to_string().starts_with("there is no player “joffre”"));
    let weightless = collect(&set_ups::<CORRECTED>(), "random", 1, 5, 1, &|_| {}).unwrap_err();
    assert!(matches!(weightless, FitError::Weightless), "{weightless:?}");
    assert!(run("random", 0, 2).rows.is_empty());
}
