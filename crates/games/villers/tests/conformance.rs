//! The conformance kit over both scenarios, with each option and with all of them.

use std::path::Path;
use std::sync::Arc;

use contract::kit::{Effort, conform};
use contract::{Dice, Journal, Lister, Rules, Setup};
use villers::position::Phase;
use villers::{Villers, own_pack};

fn game(scenario: usize, options: &[&str]) -> Arc<Villers> {
    let mut setup = Setup::new(Villers::about(), options);
    setup.scenario = Villers::about().scenarios[scenario].id.to_string();
    Arc::new(Villers::ready(setup).unwrap_or_else(|error| panic!("{error}")))
}

/// A scenario in which confusion is caught up with at once: players who decide at random seldom fight enough for that, and would
/// never come to draw a marker.
fn confused(scenario: usize, options: &[&str]) -> Arc<Villers> {
    let mut tables = own_pack().file("tables.toml").expect("our own file").to_string();
    for (from, to) in [
        ("confusion = 17", "confusion = 1"),
        ("\nconfusion = 20", "\nconfusion = 1"),
        ("morning-confusion = 20", "morning-confusion = 7"),
    ] {
        assert_eq!(tables.matches(from).count(), 1, "{from}");
        tables = tables.replace(from, to);
    }
    let mut setup = Setup::new(Villers::about(), options);
    setup.scenario = Villers::about().scenarios[scenario].id.to_string();
    setup.pack.replace("tables.toml", tables);
    Arc::new(Villers::ready(setup).unwrap_or_else(|error| panic!("{error}")))
}

fn hold(set_ups: &[Arc<Villers>], each: u64) {
    // Games are long here: the costly laws are looked at less often.
    let effort = Effort { one_in: 60, ..Effort::from_environment() };
    let effort = Effort { each: effort.each.max(each), ..effort };
    let report = conform(set_ups, effort).unwrap_or_else(|failure| {
        let shown = failure.save(Path::new(env!("CARGO_TARGET_TMPDIR")));
        panic!("{failure}\nshown by {shown:?}");
    });
    assert!(report.games >= set_ups.len() as u64, "{report:?}");
    assert!(report.looks > 0 && report.odds > 0 && report.refused > 0, "{report:?}");
}

#[test]
fn the_first_tank_battle_keeps_the_contract() {
    hold(&[game(0, &[])], 4);
}

#[test]
fn the_second_battle_keeps_the_contract() {
    hold(&[game(1, &[])], 4);
}

#[test]
fn each_option_keeps_the_contract_in_both_scenarios() {
    let options: Vec<&str> = Villers::about().options.iter().map(|option| option.id).collect();
    let mut set_ups: Vec<Arc<Villers>> = Vec::new();
    for scenario in [0, 1] {
        set_ups.extend(options.iter().map(|option| game(scenario, &[option])));
        set_ups.push(game(scenario, &options));
    }
    hold(&set_ups, 1);
}

#[test]
fn the_random_sequence_keeps_the_contract() {
    let options: Vec<&str> = Villers::about().options.iter().map(|option| option.id).collect();
    let set_ups = [confused(0, &[]), confused(1, &[]), confused(0, &options), confused(1, &options)];
    hold(&set_ups, 3);
}

/// What the test above is for: its games come to every phase that markers bring.
#[test]
fn games_with_little_confusion_come_to_every_phase_of_the_random_sequence() {
    let mut seen: Vec<Phase> = Vec::new();
    let (mut lister, mut offers) = (Lister::default(), Vec::new());
    for (scenario, seed) in [0, 1].into_iter().flat_map(|scenario| (0..20).map(move |seed| (scenario, seed)))
    {
        let game = confused(scenario, &["cohesion"]);
        let mut dice = Dice::loose(seed);
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
        Phase::Arrive,
        Phase::Marked,
        Phase::Hero,
        Phase::Mechanic,
        Phase::Alone,
        Phase::Lull,
        Phase::Reinforce,
        Phase::Return,
        Phase::Cohesion,
    ] {
        assert!(seen.contains(&phase), "no game has come to {phase:?}");
    }
}
