//! Clearing wire by fire (3.11). Wire as ground is in the tests of 1.8, guns that clear it in
//! `bombardment.rs`.

use crate::common::*;

#[test]
fn r3_11_a_single_one_or_two_clears_the_wire() {
    for (dice, cleared) in
        [("t3 t10 t2", true), ("t1 t9 t9", true), ("t3 t3 t3", false), ("t10 t10 t10", false)]
    {
        let mut desk = Desk::acting("a1", "wire F09", "a1 H09, d1 A01");
        desk.rolling(dice).does("rake F09");
        assert!(desk.cites("3.11"));
        assert_eq!(desk.is_soil("F09", soil::WIRE), !cleared, "{dice}");
        assert!(!desk.is_soil("F09", soil::CRATERS), "only heavy guns tear up the ground");
    }
}

#[test]
fn r3_11_a_die_of_ten_for_each_cohesion_point() {
    for cohesion in 1..=4 {
        // Whether it overlooks the wire or not: the die more of 2.13 is for a target.
        for ground in ["", "; height-1 H09"] {
            let mut desk =
                Desk::acting("a1", &format!("wire F09{ground}"), &format!("a1 H09 {cohesion}, d1 A01"));
            desk.does("rake F09");
            let dice = desk.found(|event| match event {
                Event::Raked { dice, .. } => Some((dice.die, dice.count)),
                _ => None,
            });
            assert_eq!(dice, Some((Die::Ten, cohesion)));
        }
    }
}

#[test]
fn r3_11_is_fire_and_costs_as_much() {
    let desk = Desk::acting("a1", "wire F09", "a1 H09, d1 A01").after("rake F09");
    assert_eq!((desk.paid(), desk.in_hand()), (1, String::new()));
    assert!(desk.has("a1", mark::FOUGHT), "it does not dig that turn");
    let mut poor = Desk::acting("a1", "wire F09", "a1 H09, d1 A01");
    assert_eq!(poor.purse(0, 0).refused("rake F09"), "2.5");
    let mut fast = Desk::acting("a1", "wire F09", "a1 J09, d1 A01");
    assert_eq!(fast.does("go H09").refused("rake F09"), "2.12.mode");
    assert_eq!(Desk::acting("a1", "wire F09", "a1 H09 cavalry").refused("rake F09"), "2.12");
}

#[test]
fn r3_11_as_far_as_the_unit_fires() {
    // Infantry: four UD static, two after a step; irregulars two.
    let table = "wire D09 C09";
    let desk = Desk::acting("a1", table, "a1 H09");
    assert!(desk.may("rake D09"));
    assert_eq!(desk.refused("rake C09"), "2.13.portee");
    let moved = Desk::acting("a1", "wire E09 D09", "a1 H09").after("go G09");
    assert!(moved.may("rake E09"));
    assert_eq!(moved.refused("rake D09"), "2.13.portee");
    assert_eq!(Desk::acting("a1", "wire E09", "a1 H09 irregular").refused("rake E09"), "2.13.portee");
}

#[test]
fn r3_11_where_somebody_of_the_side_sees_it() {
    let table = "wire E09; wood F08 F09 F10";
    assert_eq!(Desk::acting("a1", table, "a1 H09").refused("rake E09"), "2.11");
    assert!(Desk::acting("a1", table, "a1 H09, a2 E12").may("rake E09"), "another looks for it");
}

#[test]
fn r3_11_gives_an_ambush_away() {
    let mut desk = Desk::new("wood D09; wire F09", "d1 D09 ambush").turn_of(DEFENDER);
    desk.does("take d1, rake F09");
    assert!(desk.cites("2.11.decouverte") && !desk.has("d1", mark::AMBUSH));
}

#[test]
fn r3_11_spares_whoever_stands_in_it() {
    let mut desk = Desk::acting("a1", "wire F09", "a1 H09, d1 F09");
    desk.rolling("t1 t1 t1").does("rake F09");
    assert_eq!((desk.is_soil("F09", soil::WIRE), desk.cohesion("d1")), (false, 3));
}

#[test]
fn r3_11_barbeles_are_the_only_thing_to_clear() {
    let desk = Desk::acting("a1", "wire F09; thicket F10; works-1 F08", "a1 H09, d1 A01");
    for hex in ["F08", "F10", "G09", "H10"] {
        assert_eq!(desk.refused(&format!("rake {hex}")), "3.11.barbeles", "{hex}");
    }
    assert_eq!(desk.targets("rake"), ["F09"]);
}
