//! The hot path allocates nothing in the steady state: listing decisions, carrying them out, and judging them.

use workbench::allocation::{steady, steady_from};
use workbench::{all_options, all_seen};

use crate::common::*;

#[test]
fn nothing_is_allocated_in_either_scenario() {
    let mut seen = Vec::new();
    for scenario in [1, 2] {
        steady(&game(scenario, ""), 6, |p| seen.push(p.phase));
    }
    use Phase::*;
    all_seen(&seen, &[Aim, Shell, Activate, Return, Deploy, NightAllied, NightGerman]);
}

#[test]
fn nothing_is_allocated_while_markers_are_drawn() {
    let (game, mut seen) = (game(2, ""), Vec::new());
    let confused = |dice: &mut _| {
        let mut p = game.begin(dice, &mut Journal::mute());
        (p.intensity, p.confusion) = (40, 20);
        p
    };
    steady_from(&game, 6, confused, |p| seen.push(p.phase));
    all_seen(&seen, &[Phase::Marked, Phase::Hero, Phase::Alone, Phase::Lull]);
}

#[test]
fn nothing_is_allocated_with_options_on() {
    let all = all_options::<Villers>();
    steady(&game(1, &all), 3, |_| {});
    steady(&game(2, &all), 2, |_| {});
}

#[test]
fn positions_and_decisions_are_small() {
    assert!(size_of::<Position>() <= 2048, "{}", size_of::<Position>());
    assert!(size_of::<Decision>() <= 4);
}
