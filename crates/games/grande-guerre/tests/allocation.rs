//! The hot path allocates nothing in the steady state: listing decisions, carrying them out, and judging them.

use grande_guerre::{Decision, Position};
use workbench::allocation::steady;

use crate::common::game;

#[test]
fn nothing_is_allocated_in_the_trenches() {
    steady(&game("4", ""), 4, |_| {});
    steady(&game("50", ""), 4, |_| {});
}

#[test]
fn nothing_is_allocated_with_tanks_and_specialists() {
    steady(&game("55", "specialists saint-chamond replace historical tank-medals"), 4, |_| {});
}

#[test]
fn a_position_and_a_decision_are_small() {
    assert!(size_of::<Position>() <= 1536, "{}", size_of::<Position>());
    assert!(size_of::<Decision>() <= 16);
}
