//! The hot path allocates nothing in the steady state: listing decisions, carrying them out, and judging them.

use workbench::allocation::steady;

use crate::common::*;

#[test]
fn nothing_is_allocated_in_the_base_game() {
    steady(&game(""), 6, |_| {});
}

#[test]
fn nothing_is_allocated_with_all_options_on() {
    steady(&game(ALL), 6, |_| {});
}

#[test]
fn nothing_is_allocated_with_each_option_alone() {
    for option in ALL.split(' ') {
        steady(&game(option), 6, |_| {});
    }
}
