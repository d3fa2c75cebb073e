//! The conformance kit over the ten battles, with and without decoys, and over battles that are drawn.

use std::path::Path;
use std::sync::Arc;

use crate::common::battle;
use contract::kit::{Effort, conform};
use contract::{Dice, Generator, Journal, Lister, Rules};
use der_des_ders::DerDesDers;
use der_des_ders::position::Phase;

fn hold(set_ups: &[Arc<DerDesDers>], each: u64) {
    let effort = Effort::from_environment();
    let effort = Effort { each: effort.each.max(each), ..effort };
    let report = conform(set_ups, effort).unwrap_or_else(|failure| {
        let shown = failure.save(Path::new(env!("CARGO_TARGET_TMPDIR")));
        panic!("{failure}\nshown by {shown:?}");
    });
    assert!(report.games >= set_ups.len() as u64, "{report:?}");
    assert!(report.looks > 0 && report.odds > 0 && report.refused > 0, "{report:?}");
    assert!(report.varied > 0 && report.reached > 0, "{report:?}");
}

fn listed(options: &str) -> Vec<Arc<DerDesDers>> {
    DerDesDers::about().scenarios.iter().map(|scenario| Arc::new(battle(scenario.id, options))).collect()
}

fn drawn(from: usize, to: usize, options: &str) -> Vec<Arc<DerDesDers>> {
    let ids = Generator::series(DerDesDers::about(), to).skip(from);
    ids.map(|id| Arc::new(battle(&id, options))).collect()
}

#[test]
fn the_ten_battles_keep_the_contract() {
    hold(&listed(""), 3);
}

#[test]
fn the_ten_battles_keep_the_contract_with_decoys() {
    hold(&listed("decoys"), 3);
}

/// Two of each theme, of all sizes.
#[test]
fn battles_that_are_drawn_keep_the_contract() {
    hold(&drawn(0, 18, ""), 1);
}

#[test]
fn battles_that_are_drawn_keep_the_contract_with_decoys() {
    hold(&drawn(18, 36, "decoys"), 1);
}

/// What the tests above are for: their games come to every phase.
#[test]
fn games_come_to_every_phase() {
    let mut seen: Vec<Phase> = Vec::new();
    let (mut lister, mut offers) = (Lister::default(), Vec::new());
    let battles = listed("").into_iter().chain(drawn(0, 9, ""));
    for (seed, game) in battles.enumerate() {
        let mut dice = Dice::loose(seed as u64);
        let mut position = game.begin(&mut dice, &mut Journal::mute());
        while let Some(seat) = game.to_decide(&position).iter().next() {
            if !seen.contains(&position.phase) {
                seen.push(position.phase);
            }
            lister.decisions(&*game, &position, seat, &mut offers);
            let decision = offers[dice.below(offers.len() as u32) as usize];
            game.apply(&mut position, seat, decision, &mut dice, &mut Journal::mute());
        }
    }
    for phase in [
        Phase::Recruit,
        Phase::Deploy,
        Phase::Bring,
        Phase::Bombard,
        Phase::Activate,
        Phase::React,
        Phase::Retreat,
        Phase::Follow,
        Phase::Rail,
    ] {
        assert!(seen.contains(&phase), "no game has come to {phase:?}");
    }
}
