//! The conformance kit over both scenarios, with each option and with all of them.

use villers::own_pack;
use workbench::conformance::effort;
use workbench::{all_options, all_seen, at_random};

use crate::common::*;

/// A scenario in which confusion is caught up with at once: players who decide at random seldom fight enough for that, and would
/// never come to draw a marker.
fn confused(scenario: usize, options: &str) -> Villers {
    let mut tables = own_pack().file("tables.toml").expect("our own file").to_string();
    for (from, to) in [
        ("confusion = 17", "confusion = 1"),
        ("\nconfusion = 20", "\nconfusion = 1"),
        ("morning-confusion = 20", "morning-confusion = 7"),
    ] {
        assert_eq!(tables.matches(from).count(), 1, "{from}");
        tables = tables.replace(from, to);
    }
    let options: Vec<&str> = options.split_whitespace().collect();
    let mut setup = Setup::new(Villers::about(), &options);
    setup.scenario = Villers::about().scenarios[scenario - 1].id.to_string();
    setup.pack.replace("tables.toml", tables);
    Villers::ready(setup).unwrap_or_else(|error| panic!("{error}"))
}

fn hold(set_ups: impl IntoIterator<Item = Villers>, each: u64) {
    workbench::conformance::hold(set_ups, effort(each, 60), env!("CARGO_TARGET_TMPDIR"));
}

#[test]
fn the_first_tank_battle_keeps_the_contract() {
    hold([shipped(1, "")], 4);
}

#[test]
fn the_second_battle_keeps_the_contract() {
    hold([shipped(2, "")], 4);
}

#[test]
fn each_option_keeps_the_contract_in_both_scenarios() {
    let all = all_options::<Villers>();
    let options = || all.split(' ').chain([all.as_str()]);
    hold([1, 2].into_iter().flat_map(|scenario| options().map(move |options| shipped(scenario, options))), 1);
}

#[test]
fn the_random_sequence_keeps_the_contract() {
    let all = all_options::<Villers>();
    hold([confused(1, ""), confused(2, ""), confused(1, &all), confused(2, &all)], 3);
}

/// What the test above is for: its games come to every phase that markers bring.
#[test]
fn games_with_little_confusion_come_to_every_phase_of_the_random_sequence() {
    let mut seen: Vec<Phase> = Vec::new();
    for game in [1, 2].map(|scenario| confused(scenario, "cohesion")) {
        for seed in 0..20 {
            at_random(&game, seed, |p, _, _| seen.push(p.phase));
        }
    }
    use Phase::*;
    all_seen(&seen, &[Arrive, Marked, Hero, Mechanic, Alone, Lull, Reinforce, Return, Cohesion]);
}
