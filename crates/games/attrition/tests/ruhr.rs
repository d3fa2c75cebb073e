//! The Ruhr (19).

use crate::common::*;
use contract::Show;

fn marker(desk: &Desk) -> bool {
    let table = desk.game.table(&desk.p, Onlooker::Spectator);
    table
        .places
        .iter()
        .any(|place| place.place == "Rhineland" && place.markers.iter().any(|m| m.kind == "ruhr"))
}

fn industry(desk: &Desk) -> u8 {
    desk.game.industry(&desk.p, CENTRAL)
}

#[test]
fn r19_1_the_marker_starts_in_the_rhineland() {
    let desk = Desk::begin("ruhr", 1);
    assert!(desk.cites("19.1") && marker(&desk));
    assert!(!marker(&Desk::begin("", 1)));
}

#[test]
fn r19_2_the_rhineland_is_worth_two_with_the_marker() {
    assert_eq!(industry(&Desk::new("ruhr", "turn 3, central, returns")), 8);
    assert_eq!(industry(&Desk::new("", "turn 3, central, returns")), 7);
}

#[test]
fn r19_2_the_draw_counts_the_ruhr() {
    let desk = Desk::new("ruhr", "turn 3, central, returns").after("done");
    assert_eq!(desk.p.count_off(CENTRAL, place("reserves")), 8);
}

#[test]
fn r19_3_a_contested_rhineland_loses_the_ruhr() {
    let text = "turn 5, entente, plan\nRhineland: ge.inf*2 fr.inf*2\nPoland contested: ru.inf ge.inf";
    let mut desk = Desk::new("ruhr", text);
    desk.does("plan Rhineland").does("done").does_rolling("fight Rhineland fr", &[5, 6]);
    assert!(desk.cites("19.3"));
    assert!(!marker(&desk));
    assert_eq!(industry(&desk), 6, "a contested region gives nothing");
}

#[test]
fn r19_3_an_entente_rhineland_loses_the_ruhr_at_once() {
    let text =
        "turn 5, entente, battle\nRhineland central battle: fr.inf*2\nPoland contested battle: ru.inf ge.inf";
    let desk = Desk::new("ruhr", text).after("fight Rhineland fr");
    assert_eq!(desk.p.phase, Phase::Advance, "before control is updated");
    assert!(desk.cites("19.3") && !marker(&desk));
}

#[test]
fn r19_3_mata_hari_in_the_rhineland_costs_the_ruhr() {
    let text = "turn 6, entente, plan\neffects mata-hari\nRhineland battle: ge.inf*2 fr.inf*2\n\
                Poland contested: ru.inf ge.inf";
    let desk = Desk::new("ruhr cards", text).after("plan Poland, spy Rhineland");
    assert!(desk.cites("19.3") && !marker(&desk));
}

#[test]
fn r19_3_the_ruhr_never_comes_back() {
    let mut desk =
        Desk::new("ruhr", "turn 5, entente, battle\nRhineland central battle: fr.inf*2\nBerlin: ge.inf*4");
    desk.does("fight Rhineland fr");
    go_to(&mut desk, CENTRAL, Phase::Movement);
    for _ in 0..4 {
        desk.does("move ge.inf Berlin - Rhineland");
    }
    go_to(&mut desk, CENTRAL, Phase::Plan);
    desk.does("plan Rhineland").does_rolling("fight Rhineland ge", &[1, 1, 5, 6]);
    assert!(desk.p.control(CENTRAL) & region("Rhineland").bit() != 0);
    assert_eq!(industry(&desk), 7);
    assert!(!marker(&desk));
}

#[test]
fn r19_3_while_it_is_held_the_ruhr_stands() {
    let text =
        "turn 5, entente, movement\nParis: fr.inf\nBelgium contested: fr.inf ge.inf\nRhineland: ge.inf";
    let mut desk = Desk::new("ruhr", text);
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    assert!(marker(&desk));
    assert_eq!(industry(&desk), 8);
}
