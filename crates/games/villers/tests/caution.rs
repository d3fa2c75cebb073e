//! What a decision leaves unused or destroys is said before it is taken.

use workbench::cautions;

use crate::common::*;

#[test]
fn r5_placement_barrages_that_are_not_placed_are_lost() {
    let mut desk = Desk::new("gr5-1 N16, london2-4 M17");
    desk.guns(GERMAN, 3);
    assert_eq!(desk.warned("done"), "unused caution-guns 5.placement: 3 a-barrage");
    assert_eq!(desk.warned("aim M17"), "");
}

#[test]
fn r5_bataillon_shells_on_ones_own_men_are_no_slip() {
    let mut desk = Desk::new("gr5-1 N16, london2-4 M17");
    desk.guns(GERMAN, 1);
    assert_eq!(desk.warned("aim N16"), "destroys caution-own 5.bataillon: 1 gr5-1");
}

#[test]
fn r2_1_who_could_act_and_does_nothing_is_named() {
    let mut desk = Desk::new("gr5-1 A30, gr5-2 A33 acted, london2-4 A01");
    assert_eq!(desk.warned("done"), "destroys caution-idle 1.c5: 1 gr5-1");
    desk.does("take gr5-1");
    assert_eq!(desk.warned("done"), "destroys caution-idle 1.c5: 1 gr5-1");
    assert_eq!(desk.warned("stay"), "");
}

#[test]
fn r2_1_medailles_those_that_are_left_go_with_the_activation() {
    let mut desk = german("gr5-1 A25, london2-4 P01");
    desk.does("take gr5-1");
    assert_eq!(desk.warned("stay"), "", "put down untouched it loses none");
    let start = desk.p.clone();
    let mut left = std::collections::BTreeSet::new();
    for go in desk.targets("go") {
        desk.p = start.clone();
        desk.does(&format!("go {go}"));
        if desk.p.hand.spent > 0 {
            let warned = desk.warned("stay");
            let count = warned.strip_prefix("unused caution-medals 2.1.medailles: ");
            left.insert(count.map_or(String::new(), str::to_string));
        }
    }
    assert!(left.contains("1 a-medal"), "{left:?}");
}

#[test]
fn r2_3_2_tanks_left_outside_are_named_by_their_kind() {
    let mut desk = Desk::new("london2-4 A01, gr5-1 A33");
    desk.wait("a2").turn(2).at(ALLIED, Phase::Activate);
    let warned = desk.warned("done");
    assert!(warned.starts_with("destroys caution-outside 1.c3: 1 "), "{warned}");
    assert!(warned.ends_with("1 london2-4"), "{warned}");
}

#[test]
fn opt_3_a_die_that_is_not_tried_is_said() {
    let mut desk = Desk::with("gr5-1 N16, london2-4 A01", "cohesion");
    desk.at(GERMAN, Phase::Cohesion).intensity(20, 20);
    assert_eq!(desk.warned("done"), "unused caution-cohesion opt.3");
    assert_eq!(desk.warned("hold"), "");
}

#[test]
fn what_is_given_up_is_on_the_table_and_enter_never_does_it() {
    let games = [first(""), second("cohesion machine-guns"), game(2, "night-tanks")];
    let seen = cautions::are_sound(&games, 2);
    let often = ["caution-guns", "caution-idle", "caution-own", "caution-medals", "caution-outside"];
    let seldom = [
        "caution-dear",
        "caution-left",
        "caution-night",
        "caution-back",
        "caution-lull",
        "caution-mechanic",
        "caution-cohesion",
    ];
    cautions::came_up(&seen, &often, &seldom);
}
