//! The hot path allocates nothing in the steady state: listing decisions, carrying them out, and judging them.

use contract::Rules;
use der_des_ders::position::{Phase, Position};
use der_des_ders::{Decision, DerDesDers};
use workbench::all_seen;
use workbench::allocation::steady;

use crate::common::battle;

#[test]
fn nothing_is_allocated_in_the_ten_battles() {
    let mut seen: Vec<Phase> = Vec::new();
    for scenario in DerDesDers::about().scenarios {
        steady(&battle(scenario.id, ""), 2, |p| seen.push(p.phase));
    }
    use Phase::*;
    all_seen(&seen, &[Deploy, Bombard, Activate, React, Retreat, Follow, Rail]);
}

#[test]
fn nothing_is_allocated_while_a_battle_is_recruited() {
    for id in ["generated.west.1918.small.german-british.3", "generated.russia.1920.medium.red-white.8"] {
        let mut seen = Vec::new();
        steady(&battle(id, ""), 2, |p| seen.push(p.phase));
        all_seen(&seen, &[Phase::Recruit]);
    }
}

#[test]
fn nothing_is_allocated_with_decoys() {
    steady(&battle("caporetto", "decoys"), 2, |_| {});
    steady(&battle("generated.east.1916.medium.russian-austrian.4", "decoys"), 2, |_| {});
}

#[test]
fn positions_and_decisions_are_small() {
    assert!(size_of::<Position>() <= 4096, "{}", size_of::<Position>());
    assert!(size_of::<Decision>() <= 4);
}
