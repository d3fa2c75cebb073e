//! Digging in (14.1).

use crate::common::*;

/// The strengths of the assault that was just declared.
fn strengths(desk: &Desk) -> (u8, u8) {
    let (attack, defence, _) = desk.declared();
    (attack, defence)
}

#[test]
fn r14_1_a_hole_is_no_trench() {
    // No columns in a barrage, no morale, no columns in an assault.
    let mut desk = in_phase(GERMAN, Phase::Bombard, "ri165 1606 dug-in, ir80 1605, iii1 1801");
    desk.game.tables.barrage.fill([verdun::tables::Shelling::Morale(0); 6]);
    desk.rolling(&[1, 1, 1]).does("take iii1, barrage 1606");
    assert!(desk.saw(|event| matches!(event, Event::Barrage { shift: 1, .. })));
    assert!(desk.saw(|event| matches!(event, Event::MoraleTest { morale: 7, .. })));
    let mut desk = Desk::new("ri165 0617 dug-in, ir80 0616, ir81 0616");
    desk.at(GERMAN, Phase::Assault).does("target 0617, with ir80, with ir81, assault");
    assert!(desk.saw(|event| matches!(event, Event::Assault { attack: 12, defence: 6, column: 2, .. })));
}

#[test]
fn r14_1_any_unit_digs_alone_or_with_its_stack() {
    let mut desk = Desk::new("ir80 0616, pi21 0616, art21 0616, qg-xviii 0717, xviii1 0717");
    desk.does("take ir80, with pi21, with art21, dig, take qg-xviii, dig, take xviii1, dig");
    for unit in ["ir80", "pi21", "art21", "qg-xviii", "xviii1"] {
        assert!(desk.has(unit, mark::DUG_IN), "{unit}");
    }
    assert!(!desk.has("xviii1", mark::FIRED), "guns that dig have not moved");
}

#[test]
fn r14_11_a_unit_that_stays_put_may_dig_in() {
    let desk = Desk::new("ir80 0616, ir81 0616").after("take ir80, dig");
    assert!(desk.cited().contains(&"14.11"));
    assert!(desk.has("ir80", mark::DUG_IN) && !desk.has("ir81", mark::DUG_IN));
    assert!(!desk.may("take ir80"), "and stays for the whole phase");
    assert!(!desk.may("dig"), "with nothing in hand nobody digs");
}

#[test]
fn r14_11_it_lasts_from_turn_to_turn() {
    let mut desk = Desk::new("ir80 0616, ri165 2910").after("take ir80, dig");
    while desk.p.day == 22 {
        desk.does("done");
    }
    assert!(desk.has("ir80", mark::DUG_IN));
    desk.at(GERMAN, Phase::Move).does("take ir80");
    assert!(!desk.may("dig"), "there is nothing more to dig");
}

#[test]
fn r14_11_moved_units_do_not_dig() {
    let desk = Desk::new("ir80 0616").after("take ir80, go 0617");
    assert_eq!(desk.refused("dig"), "14.11.moved");
}

#[test]
fn r14_11_lost_when_the_unit_moves() {
    let mut desk = Desk::new("ir80 0616 dug-in, ir81 0616 dug-in").after("take ir80, go 0617");
    assert!(desk.cited().contains(&"14.11.lost"));
    assert!(!desk.has("ir80", mark::DUG_IN) && desk.has("ir81", mark::DUG_IN));
    desk.at(GERMAN, Phase::Move);
    let ir80 = desk.unit("ir80");
    desk.p.unit_mut(ir80).marks &= !mark::MOVED;
    desk.does("take ir80, dig");
    assert!(desk.has("ir80", mark::DUG_IN), "it can dig again");
}

#[test]
fn r14_11_lost_in_a_breakthrough_too() {
    let mut desk = Desk::new("pi21 0616 dug-in, ir80 0616 dug-in, pi25 0820");
    desk.at(GERMAN, Phase::Break).does("take pi21, leave ir80, go 0617");
    assert!(!desk.has("pi21", mark::DUG_IN) && desk.has("ir80", mark::DUG_IN));
}

#[test]
fn r14_12_a_point_more_under_assault() {
    for (defenders, defence) in [
        ("ri165 0617", 5),
        ("ri165 0617 dug-in", 6),
        ("art72r 0617", 2),
        ("art72r 0617 dug-in", 3),
        ("ri165 0617 dug-in, bcp56 0617", 9),
        ("ri165 0617 dug-in, bcp56 0617 dug-in", 10),
    ] {
        let mut desk = Desk::new(&format!("ir80 0616, ir81 0616, {defenders}"));
        desk.at(GERMAN, Phase::Assault).does("target 0617, with ir80, with ir81, assault");
        assert_eq!(strengths(&desk), (12, defence), "{defenders}");
    }
}

#[test]
fn r14_12_nothing_when_attacking() {
    let mut desk = Desk::new("ir80 0616 dug-in, art21 0615 dug-in, ri165 0617");
    desk.at(GERMAN, Phase::Assault).does("target 0617, with ir80, with art21, assault");
    assert_eq!(strengths(&desk), (9, 5));
}

#[test]
fn r14_13_not_in_a_trench_nor_in_a_fort() {
    let mut desk = in_phase(FRENCH, Phase::Move, "ir80 1603, ri165 1604, ri35 2113, ri42 1606");
    for unit in ["ri165", "ri35"] {
        desk.does(&format!("take {unit}"));
        assert_eq!(desk.refused("dig"), "14.13", "{unit}");
    }
    desk.does("take ri42");
    assert!(desk.may("dig"));
}

#[test]
fn r14_13_breakthrough_is_no_time_to_dig() {
    let desk = in_phase(GERMAN, Phase::Break, "pi21 0616").after("take pi21");
    assert_eq!(desk.refused("dig"), "14.13.breakthrough");
}

#[test]
fn r14_13_railway_guns_do_not_dig() {
    let mut desk = in_phase(FRENCH, Phase::Move, "rail 1317, art72r 1317").after("take rail");
    assert_eq!(desk.refused("dig"), "14.13.railway");
    desk.does("take art72r");
    assert!(desk.may("dig"));
}

#[test]
fn rr_digging_is_for_headquarters_too_and_not_for_guns_turned_over() {
    let mut desk = Desk::new("qg-xviii 0616, xviii1 0616, art21 0617 fired");
    assert_eq!(desk.refused("take art21"), "8.fired", "they are done for the turn");
    desk.does("take qg-xviii, with xviii1, dig");
    assert!(desk.has("qg-xviii", mark::DUG_IN) && desk.has("xviii1", mark::DUG_IN));
}
