//! What a decision leaves unused or destroys is said before it is taken.

use workbench::cautions;

use crate::common::*;

/// One base a side, in 1917.
const SMALL: &str = "generated.west.1917.small.french-german.4711";

#[test]
fn r3_13_points_that_are_not_spent_are_counted() {
    let mut desk = Desk::begin(battle(SMALL, ""));
    desk.does("levy 0");
    let capital = desk.p.capital[ATTACKER];
    let wanted = if capital == 0 {
        String::new()
    } else {
        format!("unused caution-capital 3.13.points: {capital} a-point")
    };
    assert_eq!(desk.warned("done"), wanted);
    let mut poor = Desk::begin(battle(SMALL, ""));
    poor.does("raise 0 1");
    let capital = poor.p.capital[ATTACKER];
    assert_eq!(poor.warned("done"), format!("unused caution-capital 3.13.points: {capital} a-point"));
}

#[test]
fn r3_13_defenses_the_defender_is_told_of_both_his_purses() {
    let mut desk = Desk::begin(battle(SMALL, "")).after("levy 0, done, dispose 0, done");
    desk.does("raise 0 1");
    let purse = desk.p.purse[DEFENDER].min(desk.p.capital[DEFENDER]);
    assert_eq!(desk.warned("done"), format!("unused caution-purse 3.13.unites: {purse} a-point"));
    desk.does("done");
    while !desk.may("done") {
        let offers = desk.offers();
        let next =
            ["place ", "pick "].iter().find_map(|verb| offers.iter().find(|offer| offer.starts_with(verb)));
        desk.does(&next.expect("somebody waits").clone());
    }
    assert_eq!(desk.p.phase, Phase::Deploy);
    let capital = desk.p.capital[DEFENDER];
    assert_eq!(desk.warned("done"), format!("unused caution-digging 3.13.defenses: {capital} a-point"));
}

#[test]
fn r2_4_whoever_has_his_token_and_is_passed_over_is_named() {
    let mut desk = Desk::new("", "a1 G09, a2 G10, a3 G11, d1 C09");
    desk.does("join a1, join a2, join a3, take a1, stay");
    assert_eq!(desk.warned("done"), "destroys caution-chain 2.4: 1 a2, 1 a3");
    desk.does("take a3, stay");
    assert_eq!(desk.warned("done"), "destroys caution-chain 2.4: 1 a2");
}

#[test]
fn r3_4_enlise_vehicles_that_may_stay_in_the_mud_are_no_slip() {
    let desk = Desk::acting("a1", "broken H09", "a1 H09 heavy, d1 C10");
    assert_eq!(desk.warned("go H08"), "destroys caution-bogging 3.4.enlise: 1 a1");
    let desk = Desk::acting("a1", "", "a1 H09 heavy, d1 C10");
    assert_eq!(desk.warned("go H08"), "");
}

#[test]
fn rr_pass_who_is_put_down_untouched_has_done_nothing() {
    let mut desk = Desk::acting("a1", "", "a1 H09, d1 C10");
    assert_eq!(desk.warned("stay"), "unused caution-staying r.pass: 1 a1");
    desk.does("go H08");
    if !desk.p.hand.is_empty() {
        assert_eq!(desk.warned("stay"), "", "it has moved");
    }
}

#[test]
fn what_is_given_up_is_on_the_table_and_enter_never_does_it() {
    let games = [battle(SMALL, ""), battle("generated.west.1917.medium.french-german.4711", "decoys")];
    let seen = cautions::are_sound(&games, 2);
    let often = ["caution-capital", "caution-staying", "caution-chain"];
    let seldom = ["caution-digging", "caution-purse", "caution-bogging"];
    cautions::came_up(&seen, &often, &seldom);
}
