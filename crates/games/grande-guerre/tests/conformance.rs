//! The conformance kit over every scenario, and over the options where they change something.

use contract::Rules;
use grande_guerre::GrandeGuerre;
use workbench::conformance::effort;

use crate::common::game;

fn hold(set_ups: impl IntoIterator<Item = GrandeGuerre>) {
    // Games are long here, and there are many set-ups: the costly laws are looked at less often.
    workbench::conformance::hold(set_ups, effort(0, 96), env!("CARGO_TARGET_TMPDIR"));
}

fn scenarios(range: std::ops::RangeInclusive<u32>) -> impl Iterator<Item = GrandeGuerre> {
    let numbers = GrandeGuerre::about().scenarios.iter().map(|choice| choice.id);
    numbers.filter(move |id| range.contains(&id.parse().expect("a number"))).map(|id| game(id, ""))
}

#[test]
fn the_base_scenarios_keep_the_contract() {
    hold(scenarios(1..=16));
}

#[test]
fn the_french_scenarios_keep_the_contract() {
    hold(scenarios(41..=58));
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
    hold(set_ups.map(|(number, options)| game(number, options)));
}
