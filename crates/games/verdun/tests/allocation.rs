//! The hot path allocates nothing in the steady state: listing decisions, carrying them out, and judging them.

use contract::Rules;
use verdun::Verdun;
use verdun::position::{Phase, Position};
use workbench::allocation::steady;
use workbench::{all_options, all_seen};

use crate::common::game;

#[test]
fn nothing_is_allocated_in_the_base_game() {
    let mut seen = Vec::new();
    steady(&game(""), 4, |p| seen.push(p.phase));
    use Phase::*;
    all_seen(&seen, &[Call, Bombard, Move, Assault, Declare, Support, Losses, Retreat, Infiltrate, Break]);
}

#[test]
fn nothing_is_allocated_with_all_options_on() {
    steady(&game(&all_options::<Verdun>()), 4, |_| {});
}

#[test]
fn nothing_is_allocated_with_each_option_alone() {
    for option in Verdun::about().options {
        steady(&game(option.id), 2, |_| {});
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 3072, "{}", size_of::<Position>());
}
