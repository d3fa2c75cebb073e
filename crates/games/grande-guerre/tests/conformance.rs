//! The conformance kit over every scenario, and over the options where they change something.

use std::path::Path;
use std::sync::Arc;

use crate::common::game;
use contract::Rules;
use contract::kit::{Effort, conform};
use grande_guerre::GrandeGuerre;

fn hold(set_ups: &[Arc<GrandeGuerre>]) {
    // Games are long here, and there are many set-ups: the costly laws are looked at less often.
    let effort = Effort { one_in: 96, ..Effort::from_environment() };
    let report = conform(set_ups, effort).unwrap_or_else(|failure| {
        let shown = failure.save(Path::new(env!("CARGO_TARGET_TMPDIR")));
        panic!("{failure}\nshown by {shown:?}");
    });
    assert!(report.games >= set_ups.len() as u64, "{report:?}");
    assert!(report.looks > 0 && report.odds > 0 && report.refused > 0, "{report:?}");
}

fn scenarios(range: std::ops::RangeInclusive<u32>) -> Vec<Arc<GrandeGuerre>> {
    let numbers = GrandeGuerre::about().scenarios.iter().map(|choice| choice.id);
    let wanted = numbers.filter(|id| range.contains(&id.parse().expect("a number")));
    wanted.map(|id| Arc::new(game(id, ""))).collect()
}

#[test]
fn the_base_scenarios_keep_the_contract() {
    hold(&scenarios(1..=16));
}

#[test]
fn the_french_scenarios_keep_the_contract() {
    hold(&scenarios(41..=58));
}

#[test]
fn the_options_keep_the_contract() {
    let set_ups = [
        ("4", "specialists"),
        ("12", "specialists historical"),
        ("49", "replace"),
        ("53", "french-pressed historical"),
        ("55", "saint-chamond tank-medals"),
        ("56", "saint-chamond craters replace"),
        ("58", "specialists historical replace saint-chamond craters french-pressed tank-medals"),
    ];
    hold(&set_ups.map(|(number, options)| Arc::new(game(number, options))));
}
