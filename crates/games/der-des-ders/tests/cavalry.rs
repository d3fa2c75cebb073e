//! Riders: dismounting and mounting again (3.3), reconnaissance on horseback (3.8).

use crate::common::*;

const FAR: &str = "d9 A01";

// --- Dismounting.

#[test]
fn r3_3_riders_dismount_and_fire() {
    let mut desk = Desk::acting("a1", "", "a1 G09 cavalry, d1 E09");
    assert_eq!(desk.refused("fire d1"), "2.12", "nobody fires from the saddle");
    desk.does("dismount");
    assert!(desk.cites("3.3") && desk.has("a1", mark::DISMOUNTED));
    assert_eq!(desk.paid(), 0, "it costs nothing");
    // The table of 2.13: dismounted cavalry hits on 4 at two UD.
    desk.rolling("t4 t5 t10").does("fire d1");
    assert_eq!((desk.fired().score, desk.fired().hits), (4, 1));
}

#[test]
fn r3_3_after_a_step_they_fire_as_who_progresses() {
    let mut desk = Desk::acting("a1", "", "a1 H09 cavalry, d1 E09");
    desk.does("go G09, dismount").rolling("t4 t5 t10").does("fire d1");
    assert_eq!(desk.fired().score, 4, "4/4 at two UD");
    let mut near = Desk::acting("a1", "", "a1 H09 cavalry, d1 F09");
    near.does("go G09, dismount").rolling("t5 t6 t10").does("fire d1");
    assert_eq!((near.fired().score, near.fired().hits), (5, 1), "6/5 at one UD");
}

#[test]
fn r3_3_dismounting_first_they_may_still_take_a_step() {
    let desk = Desk::acting("a1", "", "a1 H09 cavalry, d1 E09").after("dismount, go G09");
    assert!(desk.has("a1", mark::DISMOUNTED), "one UD does not mount them");
    assert!(desk.may("fire d1"));
}

#[test]
fn r3_3_on_foot_they_are_neither_conspicuous_nor_mounted() {
    // 2.13: +1 against riders in the open; none once they are on foot, and cover counts for them.
    let at = |state: &str, ground: &str| {
        let mut desk = Desk::acting("a1", ground, &format!("a1 G09, d1 E09 cavalry {state}"));
        desk.rolling("t10 t10 t10").does("fire d1");
        desk.fired().score
    };
    assert_eq!((at("", ""), at("dismounted", "")), (6, 5));
    // Among trees riders are not in the open, nor sheltered.
    assert_eq!((at("", "wood E09"), at("dismounted", "wood E09")), (5, 4));
}

#[test]
fn r3_3_they_stay_on_foot_until_they_ride() {
    let mut desk = Desk::bare("", &format!("a1 H09 cavalry, {FAR}"), "");
    desk.does("take a1, dismount, stay, take d9, stay");
    assert_eq!(desk.p.turn, 2);
    assert!(desk.has("a1", mark::DISMOUNTED));
    desk.draw(ATTACKER).does("take a1, go G09");
    assert!(desk.has("a1", mark::DISMOUNTED));
}

#[test]
fn r3_3_only_riders_dismount() {
    assert_eq!(Desk::acting("a1", "", "a1 H09").refused("dismount"), "3.3");
    assert_eq!(Desk::acting("a1", "", "a1 H09 cavalry dismounted").refused("dismount"), "3.3");
}

#[test]
fn r3_3_very_broken_ground_is_open_to_riders_on_foot() {
    // 1.8: very broken ground is closed to mounted troops.
    let mut desk = Desk::acting("a1", "thicket G09", "a1 H09 cavalry");
    assert_eq!(desk.refused("go G09"), "1.8.tres.montes");
    assert!(desk.does("dismount").may("go G09"));
}

#[test]
fn r3_3_un_ud_not_after_a_longer_move() {
    let desk = Desk::acting("a1", "", "a1 H09 cavalry").after("go F09");
    assert_eq!(desk.refused("dismount"), "3.3.un-ud");
    let mut short = Desk::acting("a1", "", "a1 H09 cavalry");
    assert!(short.does("go G09").may("dismount"));
}

#[test]
fn r3_3_un_ud_nor_a_longer_move_after_it() {
    let mut desk = Desk::acting("a1", "", "a1 H09 cavalry");
    assert!(desk.may("go F09"));
    desk.does("dismount");
    assert_eq!(desk.refused("go F09"), "3.3.un-ud");
    assert!(desk.may("go G09"));
}

#[test]
fn r3_3_remonte_a_move_of_more_than_one_ud_puts_them_in_the_saddle() {
    let mut desk = Desk::acting("a1", "", "a1 H09 cavalry dismounted");
    // Four UD, as riders go.
    desk.does("go D09");
    assert!(desk.cites("3.3.remonte") && !desk.has("a1", mark::DISMOUNTED));
    assert_eq!(desk.refused("dismount"), "3.3.un-ud");
    let step = Desk::acting("a1", "", "a1 H09 cavalry dismounted").after("go G09");
    assert!(!step.cites("3.3.remonte") && step.has("a1", mark::DISMOUNTED));
}

#[test]
fn r3_3_remonte_an_evasion_does_it_too() {
    let mut desk = Desk::new("", "a1 F09, d1 E09 cavalry dismounted").turn_of(ATTACKER);
    desk.does("take a1, assault d1");
    assert_eq!(desk.asked(), DEFENDER);
    desk.does("evade C09");
    assert!(desk.cites("2.16") && desk.cites("3.3.remonte") && !desk.has("d1", mark::DISMOUNTED));
}

// --- Reconnaissance.

/// Where the defender lies in ambush, and how far that is from H09.
const LAIRS: &str = "wood G10 F10 E10 D10";

fn scouting(units: &str) -> Desk {
    Desk::acting("a1", LAIRS, &format!("a1 H09 cavalry, {units}"))
}

#[test]
fn r3_8_cheval_finds_on_two_or_more_up_to_two_ud() {
    for die in 1..=6 {
        let mut desk = scouting("d1 F10 ambush");
        assert_eq!(desk.game.map.distance(desk.hex("H09"), desk.hex("F10")), 2);
        desk.rolling(&die.to_string()).does("scout");
        assert!(desk.cites("3.8.cheval"));
        assert_eq!(desk.has("d1", mark::AMBUSH), die < 2, "{die}");
    }
}

#[test]
fn r3_8_cheval_finds_on_three_or_more_at_three_ud() {
    for die in 1..=6 {
        let mut desk = scouting("d1 E10 ambush");
        assert_eq!(desk.game.map.distance(desk.hex("H09"), desk.hex("E10")), 3);
        desk.rolling(&die.to_string()).does("scout");
        assert_eq!(desk.has("d1", mark::AMBUSH), die < 3, "{die}");
        assert_eq!(desk.cites("2.11.decouverte"), die >= 3);
    }
}

#[test]
fn r3_8_cheval_looks_no_farther_than_three_ud() {
    let mut desk = scouting("d1 E10 ambush, d2 D10 ambush");
    assert_eq!(desk.game.map.distance(desk.hex("H09"), desk.hex("D10")), 4);
    desk.rolling("6").does("scout");
    assert!(!desk.has("d1", mark::AMBUSH) && desk.has("d2", mark::AMBUSH));
    assert_eq!(scouting("d2 D10 ambush").refused("scout"), "3.8.cheval", "nothing to find");
}

#[test]
fn r3_8_cheval_a_die_for_each() {
    let mut desk = scouting("d1 E10 ambush, d2 F10 ambush");
    // From the north: E10 at three UD needs 3, F10 at two needs 2.
    desk.rolling("2 2").does("scout");
    assert!(desk.has("d1", mark::AMBUSH) && !desk.has("d2", mark::AMBUSH));
    let count =
        desk.lines.iter().filter(|line| matches!(line.what, Event::Found { .. } | Event::NotFound { .. }));
    assert_eq!(count.count(), 2);
}

#[test]
fn r3_8_cheval_needs_no_sight_and_may_follow_a_ride() {
    // A wood between hides nothing from patrols.
    let mut desk = Desk::acting("a1", LAIRS, "a1 L13 cavalry, d1 F10 ambush");
    assert_eq!(desk.refused("scout"), "3.8.cheval");
    desk.does("go H12").rolling("3").does("scout");
    assert!(!desk.has("d1", mark::AMBUSH));
    // On foot they are cavalry still.
    let mut on_foot = Desk::acting("a1", LAIRS, "a1 H09 cavalry dismounted, d1 F10 ambush");
    on_foot.rolling("6").does("scout");
    assert!(!on_foot.has("d1", mark::AMBUSH));
}

#[test]
fn r3_8_cheval_is_all_it_does_then() {
    let desk = scouting("d1 F10 ambush").after("scout");
    assert_eq!(desk.in_hand(), "");
}

#[test]
fn r3_8_cavalerie_infantry_makes_no_reconnaissance() {
    let desk = Desk::acting("a1", LAIRS, "a1 H09, d1 F10 ambush");
    assert_eq!(desk.refused("scout"), "3.8.cavalerie");
    let train = Desk::acting("a1", &format!("{LAIRS}; rail H09 H10"), "a1 H09 4 train, d1 F10 ambush");
    assert_eq!(train.refused("scout"), "3.8.cavalerie");
}

#[test]
fn r3_8_prix_is_one_point_on_top() {
    // Four UD from the base: one point, and one more.
    let mut desk = scouting("d1 F10 ambush");
    desk.purse(2, 0).does("scout");
    assert_eq!((desk.paid(), desk.resources(ATTACKER)), (2, 0));
    let mut poor = scouting("d1 F10 ambush");
    assert_eq!(poor.purse(1, 0).refused("scout"), "3.8.prix");
    // Next to a base supply is free; the point on top is not.
    let mut free = Desk::acting("a1", "wood I09", "a1 K09 cavalry, d1 I09 ambush");
    assert_eq!(free.purse(0, 0).refused("scout"), "3.8.prix");
    free.purse(1, 0).does("scout");
    assert_eq!(free.paid(), 1);
}

#[test]
fn r3_8_prix_after_a_ride_only_the_point_on_top() {
    let mut desk = Desk::acting("a1", LAIRS, "a1 J09 cavalry, d1 F10 ambush").after("go H09");
    assert_eq!(desk.paid(), 1);
    desk.does("scout");
    assert_eq!(desk.paid(), 1);
}
