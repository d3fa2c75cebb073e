//! Odds before one commits: counted, from what the seat knows, with everything that turns hits into losses.

use crate::common::*;
use contract::{Basis, Odds, Show};

/// The summary in English: mean losses of the Central Powers and of the Entente, and the chance of clearing.
fn glance(odds: &Odds) -> Vec<String> {
    odds.summary.iter().map(|text| Desk::words(Language::En).say(text)).collect()
}

fn cleared(odds: &Odds) -> String {
    glance(odds).pop().expect("the last line is the chance of clearing")
}

#[test]
fn one_infantry_against_one_is_counted_by_hand() {
    let desk = Desk::new("", "turn 5, central, battle\nBelgium contested battle: ge.inf fr.inf");
    let odds = desk.odds("fight Belgium ge");
    // A 1 hits for both; anything else for neither.
    assert_eq!((odds.basis, odds.of), (Basis::Exact, Some(6)));
    let ways: Vec<_> = odds.cases.iter().map(|case| (case.figures.clone(), case.ways)).collect();
    assert_eq!(ways, [(vec![0, 0], Some(5)), (vec![1, 1], Some(1))]);
    assert_eq!(
        glance(&odds),
        [
            "Mean losses, Central Powers: 0.17",
            "Mean losses, Entente: 0.17",
            "Chance of clearing the region of enemies: 0.0%"
        ]
    );
}

#[test]
fn a_trench_takes_a_hit_before_a_tile() {
    let field = "turn 5, central, battle\nBelgium contested battle: ge.art*2 fr.inf";
    let open = Desk::new("trenches", field).odds("fight Belgium ge");
    // At least one 2 on two dice: 11 of 36.
    assert_eq!(cleared(&open), "Chance of clearing the region of enemies: 30.6%");
    let entrenched = field.replace("contested battle", "contested battle trench entente");
    let held = Desk::new("trenches", &entrenched).odds("fight Belgium ge");
    // Two 2s: 1 of 36.
    assert_eq!(cleared(&held), "Chance of clearing the region of enemies: 2.8%");
}

#[test]
fn a_tank_and_the_jagdkommandos_take_a_hit_off() {
    let text = "turn 8, entente, battle\nBelgium contested battle: br.tank ge.art";
    let tank = Desk::new("tanks", text).odds("fight Belgium br");
    // A 2 hits for both, and the tank ignores the hit on itself.
    assert_eq!(cleared(&tank), "Chance of clearing the region of enemies: 16.7%");
    assert_eq!(glance(&tank)[1], "Mean losses, Entente: 0.00");
    let text = "turn 3, entente, battle\nVienna contested battle: ru.inf ah.jagd";
    let hunted = Desk::new("elites", text).odds("fight Vienna ru");
    assert_eq!(glance(&hunted)[0], "Mean losses, Central Powers: 0.00");
}

#[test]
fn an_optional_battle_has_the_odds_of_the_battle_as_it_stands() {
    let text = "turn 5, central, plan\nBelgium contested: ge.inf*2 fr.inf";
    let planned = Desk::new("", text).odds("plan Belgium");
    let fought =
        Desk::new("", &text.replace("plan", "battle").replace(":", " battle:")).odds("fight Belgium ge");
    assert_eq!(planned, fought);
}

#[test]
fn decoys_are_neither_enemies_nor_survivors() {
    let text = "turn 5, central, battle\nBelgium contested battle: ge.inf central.decoy?ge fr.inf";
    let odds = Desk::new("fog", text).odds("fight Belgium ge");
    // The one infantry that can be lost is lost with the 1 that clears the region; the decoy does not hold it.
    assert_eq!(cleared(&odds), "Chance of clearing the region of enemies: 0.0%");
}

#[test]
fn hidden_defenders_are_imagined_and_the_odds_say_so() {
    let text = "turn 5, central, battle\nBelgium contested battle: ge.inf fr.inf?fr fr.art?fr";
    let desk = Desk::new("fog", text);
    let first = desk.odds("fight Belgium ge");
    assert!(matches!(first.basis, Basis::Imagined(_)));
    assert_eq!(first, desk.odds("fight Belgium ge"), "asked twice, answered alike");
    let other = Desk::new("fog", &text.replace("fr.art", "fr.air")).odds("fight Belgium ge");
    assert_eq!(first, other, "what lies under the backs does not show in the odds");
}

#[test]
fn rolling_again_has_odds_too() {
    let text = "turn 5, central, battle\neffects gas\nBelgium contested battle: ge.inf fr.inf*2";
    let desk = Desk::new("cards", text).after("fight Belgium ge");
    assert_eq!(desk.odds("gas").of, Some(6));
}

#[test]
fn decisions_without_chance_have_no_odds() {
    let desk = Desk::new("", "turn 5, central, movement\nBerlin: ge.inf");
    assert!(desk.game.odds(&desk.p, CENTRAL, desk.decision("move ge.inf Berlin - Rhineland")).is_none());
    let desk = Desk::new("", "turn 5, central, battle\nBelgium entente battle: ge.inf");
    assert!(desk.game.odds(&desk.p, CENTRAL, desk.decision("fight Belgium ge")).is_none());
    assert!(desk.game.odds(&desk.p, ENTENTE, desk.decision("fight Belgium ge")).is_none());
}
