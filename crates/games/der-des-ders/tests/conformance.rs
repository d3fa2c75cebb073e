//! The conformance kit over the ten battles, with and without decoys, and over battles that are drawn.

use contract::kit::Effort;
use contract::{Generator, Rules};
use der_des_ders::DerDesDers;
use der_des_ders::position::Phase;
use workbench::conformance::effort;
use workbench::{all_seen, at_random};

use crate::common::battle;

fn hold(set_ups: impl IntoIterator<Item = DerDesDers>, each: u64) {
    let effort = effort(each, Effort::from_environment().one_in);
    let report = workbench::conformance::hold(set_ups, effort, env!("CARGO_TARGET_TMPDIR"));
    assert!(report.varied > 0 && report.reached > 0, "{report:?}");
}

fn listed(options: &str) -> impl Iterator<Item = DerDesDers> {
    DerDesDers::about().scenarios.iter().map(move |scenario| battle(scenario.id, options))
}

fn drawn(from: usize, to: usize, options: &str) -> impl Iterator<Item = DerDesDers> {
    Generator::series(DerDesDers::about(), to).skip(from).map(move |id| battle(&id, options))
}

#[test]
fn the_ten_battles_keep_the_contract() {
    hold(listed(""), 3);
}

#[test]
fn the_ten_battles_keep_the_contract_with_decoys() {
    hold(listed("decoys"), 3);
}

/// Two of each theme, of all sizes.
#[test]
fn battles_that_are_drawn_keep_the_contract() {
    hold(drawn(0, 18, ""), 1);
}

#[test]
fn battles_that_are_drawn_keep_the_contract_with_decoys() {
    hold(drawn(18, 36, "decoys"), 1);
}

/// What the tests above are for: their games come to every phase.
#[test]
fn games_come_to_every_phase() {
    let mut seen: Vec<Phase> = Vec::new();
    for (seed, game) in (0..).zip(listed("").chain(drawn(0, 9, ""))) {
        at_random(&game, seed, |p, _, _| seen.push(p.phase));
    }
    use Phase::*;
    all_seen(&seen, &[Recruit, Deploy, Bring, Bombard, Activate, React, Retreat, Follow, Rail]);
}
