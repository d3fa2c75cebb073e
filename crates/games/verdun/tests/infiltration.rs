//! Infiltration after an assault (9.6).

use crate::common::*;

/// These units have assaulted 2610 and wiped out whoever was there.
fn wiped_out(units: &str, attackers: &str) -> Desk {
    let mut desk = assaults(GERMAN, &format!("{units}, bcp56 2610 reduced"), (0, 2));
    join(&mut desk, attackers);
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Infiltrate));
    desk
}

/// These units have assaulted 2610, and its defenders have gone so many hexes straight to the south, having taken as
/// many hits again as steps.
fn driven_back(units: &str, attackers: &str, distance: u8) -> Desk {
    let units = format!("{units}, ri165 2610, ri324 2610");
    let mut desk = assaults(GERMAN, &units, (0, 2 * distance));
    join(&mut desk, attackers);
    for loss in ["lose ri165", "lose ri324"].into_iter().take(distance.into()) {
        desk.does(loss);
    }
    desk.does("retreat");
    for unit in ["ri165", "ri324"] {
        for hex in ["2611", "2612"].into_iter().take(distance.into()) {
            desk.does(&format!("fall {unit} {hex}"));
        }
    }
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Infiltrate));
    desk
}

/// The assault on 2610 with these, infantry before guns.
fn join(desk: &mut Desk, attackers: &str) {
    desk.does("target 2610");
    for unit in attackers.split_whitespace() {
        desk.does(&format!("with {unit}"));
    }
    desk.does("assault");
}

// --- 9.6

#[test]
fn r9_6_attackers_may_take_the_hex_they_have_emptied() {
    let mut desk = wiped_out("ir80 2609, ir81 2510", "ir80 ir81").after("infiltrate ir80 2610");
    let (unit, from, to) = (desk.unit("ir80"), desk.hex("2609"), desk.hex("2610"));
    assert!(desk.saw(|event| *event == Event::Infiltrated { unit, from, to }));
    assert!(desk.cited().contains(&"9.6"));
    assert_eq!(desk.controls("2610"), GERMAN);
    assert_eq!(desk.refused("infiltrate ir80 2610"), "9.6", "once");
    desk.does("infiltrate ir81 2610");
    assert_eq!(desk.whereabouts("ir81"), "2610");
}

#[test]
fn r9_6_is_a_choice_and_for_those_who_attacked() {
    let mut desk = wiped_out("ir80 2609, ir81 2609", "ir80");
    assert_eq!(desk.refused("infiltrate ir81 2610"), "9.6", "it stood by");
    desk.does("done");
    assert_eq!((desk.p.phase, desk.whereabouts("ir80")), (Phase::Assault, "2609"));
    assert_eq!(desk.controls("2610"), FRENCH);
}

#[test]
fn r9_6_follows_a_retreat_too() {
    let desk = driven_back("ir80 2609", "ir80", 1).after("infiltrate ir80 2610");
    assert_eq!(desk.whereabouts("ir80"), "2610");
}

#[test]
fn r9_6_neither_points_nor_zones_hinder_it() {
    // From one strong zone to another, with a single point of movement, up a wooded slope.
    let mut desk = assaults(GERMAN, "ir80 1405 out, ri42 1505, bcp56 1404 reduced, ri35 1403", (0, 2));
    desk.bad_weather().does("target 1404, with ir80, assault, infiltrate ir80 1404");
    assert_eq!(desk.whereabouts("ir80"), "1404");
}

#[test]
fn r9_6_vacant_is_what_the_hex_must_be() {
    let mut desk = assaults(GERMAN, "ir80 2609, ri165 2610, ri324 2610", (0, 1));
    desk.does("target 2610, with ir80, assault, lose ri165");
    assert_eq!(desk.p.phase, Phase::Assault, "there is nothing to infiltrate");
    assert!(!desk.may("infiltrate ir80 2610"));
    let mut desk = wiped_out("ir80 2609", "ir80");
    assert!(desk.may("infiltrate ir80 2610"));
    desk.put("ri165 2610");
    assert_eq!(desk.refused("infiltrate ir80 2610"), "9.6.vacant");
}

#[test]
fn r9_6_vacant_counts_for_nothing_if_an_attacker_fell_back() {
    let mut desk = assaults(GERMAN, "ir80 2609, ir81 2510, bcp56 2610 reduced", (1, 2));
    desk.does("target 2610, with ir80, with ir81, assault, retreat, fall ir80 2608, fall ir81 2509");
    assert_eq!(desk.p.phase, Phase::Assault);
    assert!(!desk.may("infiltrate ir80 2610") && !desk.may("infiltrate ir81 2610"));
}

#[test]
fn r9_6_defenders_never_infiltrate() {
    let mut desk = assaults(FRENCH, "bcp56 2611 reduced, bcp59 2611 reduced, ir80 2610", (4, 0));
    desk.does("target 2610, with bcp56, with bcp59, assault, lose bcp56");
    assert!(desk.has("bcp56", mark::LOST) && desk.has("bcp59", mark::LOST), "2611 is empty");
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Assault), "the Germans are not asked");
    assert_eq!(desk.whereabouts("ir80"), "2610");
}

#[test]
fn r9_6_stacking_limits_those_who_enter() {
    let mut desk = wiped_out("ir80 2609, ir81 2609, pi21 2609, ir115 2510", "ir80 ir81 pi21 ir115");
    desk.does("infiltrate ir80 2610, infiltrate ir81 2610");
    assert_eq!(desk.refused("infiltrate ir115 2610"), "9.6.stacking");
    desk.does("infiltrate pi21 2610");
    assert_eq!(desk.whereabouts("pi21"), "2610", "pioneers come on top of their division");
}

// --- 9.61

#[test]
fn r9_61_pioneers_stacks_take_the_first_hex_of_a_long_retreat() {
    let mut desk = driven_back("ir80 2609, ir81 2609, pi21 2609", "ir80 ir81 pi21", 2);
    desk.does("infiltrate ir80 2610, infiltrate ir81 2611");
    assert!(desk.cited().contains(&"9.61"));
    desk.does("infiltrate pi21 2611");
    let there = ["ir80", "ir81", "pi21"].map(|unit| desk.whereabouts(unit));
    assert_eq!(there, ["2610", "2611", "2611"]);
    assert_eq!((desk.controls("2610"), desk.controls("2611")), (GERMAN, GERMAN));
}

#[test]
fn r9_61_pioneers_need_not_live_to_see_it() {
    let units = "ir80 2609, ir81 2609, pi21 2609 reduced, ri165 2610, ri324 2610";
    let mut desk = assaults(GERMAN, units, (1, 4));
    join(&mut desk, "ir80 ir81 pi21");
    desk.does("lose ri165, lose ri324, retreat");
    desk.does("fall ri165 2611, fall ri165 2612, fall ri324 2611, fall ri324 2612, lose pi21, done");
    assert!(desk.has("pi21", mark::LOST));
    desk.does("infiltrate ir80 2610, infiltrate ir81 2611");
    assert_eq!(desk.whereabouts("ir81"), "2611");
}

#[test]
fn r9_61_other_stacks_stop_in_the_target() {
    let desk = driven_back("ir80 2609, ir81 2510, pi21 2510", "ir80 ir81 pi21", 2);
    assert_eq!(desk.refused("infiltrate ir80 2611"), "9.61");
    assert!(desk.may("infiltrate ir80 2610"));
}

#[test]
fn r9_61_pioneers_that_stand_by_do_not_count() {
    let desk = driven_back("ir80 2609, ir81 2609, pi21 2609", "ir80 ir81", 2);
    assert_eq!(desk.refused("infiltrate ir80 2611"), "9.61");
}

#[test]
fn r9_61_every_stack_with_pioneers_may() {
    let units = "ir80 2609, pi21 2609, ir115 2510, pi25 2510";
    let mut desk = wiped_out(units, "ir80 pi21 ir115 pi25");
    desk.does("infiltrate ir80 2610, infiltrate pi21 2611, infiltrate ir115 2610, infiltrate pi25 2711");
    assert_eq!((desk.whereabouts("pi21"), desk.whereabouts("pi25")), ("2611", "2711"));
}

#[test]
fn r9_61_place_is_where_the_defenders_went_first() {
    let mut desk = driven_back("ir80 2609, ir81 2609, pi21 2609", "ir80 ir81 pi21", 2);
    desk.does("infiltrate ir80 2610");
    assert_eq!(desk.refused("infiltrate pi21 2711"), "9.61.place", "they did not go there");
    assert_eq!(desk.refused("infiltrate pi21 2612"), "9.61.place", "the second hex of the retreat");
    assert!(desk.may("infiltrate pi21 2611"));
}

#[test]
fn r9_61_place_is_none_after_a_single_hex() {
    let desk = driven_back("ir80 2609, pi21 2609", "ir80 pi21", 1).after("infiltrate ir80 2610");
    assert_eq!(desk.refused("infiltrate pi21 2611"), "9.61.place");
}

#[test]
fn r9_61_place_holds_no_enemy() {
    let mut desk = driven_back("ir80 2609, pi21 2609, ri35 2611", "ir80 pi21", 2);
    desk.does("infiltrate ir80 2610");
    assert_eq!(desk.refused("infiltrate pi21 2611"), "9.61.place");
}

#[test]
fn r9_61_place_has_room() {
    let units = "ir80 2609, pi21 2609, ir115 2711, ir116 2711";
    let desk = wiped_out(units, "ir80 pi21").after("infiltrate ir80 2610");
    assert!(!desk.may("infiltrate pi21 2711"), "two regiments of another division are there");
    assert!(desk.may("infiltrate pi21 2611"));
}

#[test]
fn rr_beyond_is_next_to_the_target_and_not_to_where_the_stack_comes_from() {
    let desk = wiped_out("ir80 2609, pi21 2609", "ir80 pi21").after("infiltrate ir80 2610");
    for hex in ["2511", "2611", "2711"] {
        assert!(desk.may(&format!("infiltrate pi21 {hex}")), "{hex}");
    }
    for hex in ["2510", "2710"] {
        assert_eq!(desk.refused(&format!("infiltrate pi21 {hex}")), "r.beyond", "{hex}");
    }
    assert_eq!(desk.refused("infiltrate pi21 2612"), "9.61.place");
}

#[test]
fn rr_beyond_is_open_to_guns_of_the_stack() {
    let mut desk = wiped_out("ir80 2609, pi21 2609, art21 2609", "ir80 pi21 art21");
    desk.does("infiltrate ir80 2610, infiltrate pi21 2611, infiltrate art21 2611");
    assert_eq!((desk.whereabouts("pi21"), desk.whereabouts("art21")), ("2611", "2611"));
}

#[test]
fn rr_beyond_is_reckoned_for_each_stack() {
    let mut desk = wiped_out("ir80 2609, pi21 2609, pi25 2510", "ir80 pi21 pi25");
    desk.does("infiltrate ir80 2610");
    assert!(desk.may("infiltrate pi25 2710") && !desk.may("infiltrate pi21 2710"));
    assert!(!desk.may("infiltrate pi25 2511") && desk.may("infiltrate pi21 2511"));
}

#[test]
fn r9_61_hold_somebody_stops_in_the_target() {
    let mut desk = wiped_out("ir80 2609, ir81 2609, pi21 2609", "ir80 ir81 pi21");
    assert_eq!(desk.refused("infiltrate ir80 2611"), "9.61.hold");
    desk.does("infiltrate ir81 2610");
    assert!(desk.may("infiltrate ir80 2611"));
}

#[test]
fn r9_61_together_a_stack_leaves_one_unit_at_most() {
    let attackers = "ir80 ir81 pi21";
    let mut desk = wiped_out("ir80 2609, ir81 2609, pi21 2609", attackers);
    desk.does("infiltrate ir80 2610, infiltrate ir81 2610");
    assert_eq!(desk.refused("infiltrate pi21 2611"), "9.61.together");
    let mut desk = wiped_out("ir80 2609, ir81 2609, pi21 2609", attackers);
    desk.does("infiltrate ir80 2610, infiltrate pi21 2611");
    assert_eq!(desk.refused("infiltrate ir81 2610"), "9.61.together");
    assert_eq!(desk.refused("infiltrate ir81 2711"), "9.61.together");
    assert!(desk.may("infiltrate ir81 2611"));
}

#[test]
fn r9_61_order_nobody_goes_beyond_once_the_others_have_entered() {
    let mut desk = wiped_out("ir80 2609, pi21 2609, ir115 2510, ir116 2510", "ir80 pi21 ir115 ir116");
    assert!(desk.may("infiltrate pi21 2611"));
    desk.does("infiltrate ir115 2610");
    assert_eq!(desk.refused("infiltrate pi21 2611"), "9.61.order");
}

#[test]
fn r9_61_order_others_enter_after_the_pioneers() {
    let mut desk = wiped_out("ir80 2609, pi21 2609, ir115 2510", "ir80 pi21 ir115");
    desk.does("infiltrate ir80 2610, infiltrate pi21 2611, infiltrate ir115 2610");
    assert_eq!(desk.whereabouts("ir115"), "2610", "there is room left");
}

#[test]
fn r9_61_order_holds_for_the_target_too() {
    let mut desk = wiped_out("ir80 2609, pi21 2609, ir115 2510, ir116 2510", "ir80 pi21 ir115 ir116");
    desk.does("infiltrate ir115 2610");
    assert_eq!(desk.refused("infiltrate ir80 2610"), "9.61.order");
}

#[test]
fn r9_61_order_is_free_where_nobody_goes_beyond() {
    let mut desk = driven_back("ir80 2609, ir81 2510, pi21 2510", "ir80 ir81 pi21", 1);
    desk.does("infiltrate ir80 2610");
    assert!(desk.may("infiltrate ir81 2610") && desk.may("infiltrate pi21 2610"));
}

// --- 9.62, 9.63

#[test]
fn r9_62_pioneers_alone_leave_nobody_behind() {
    let desk = wiped_out("ir80 2609, pi21 2609", "ir80 pi21").after("infiltrate pi21 2611");
    assert!(desk.cited().contains(&"9.62"));
    assert_eq!(desk.whereabouts("pi21"), "2611");
    assert_eq!(desk.refused("infiltrate ir80 2611"), "9.61.hold", "it is no pioneer");
    let mut desk = driven_back("ir80 2609, pi21 2609", "ir80 pi21", 2);
    desk.does("infiltrate pi21 2611, done");
    assert_eq!((desk.whereabouts("pi21"), desk.whereabouts("ir80")), ("2611", "2609"));
}

#[test]
fn r9_62_asks_for_two_hexes_of_retreat() {
    let desk = driven_back("ir80 2609, pi21 2609", "ir80 pi21", 1);
    assert_eq!(desk.refused("infiltrate pi21 2611"), "9.61.place");
    assert!(desk.may("infiltrate pi21 2610"));
}

#[test]
fn r9_63_supporting_guns_stay_where_they_are() {
    let desk = wiped_out("ir80 2609, art21 2510, xviii1 2608", "ir80 art21 xviii1");
    assert_eq!(desk.refused("infiltrate art21 2610"), "9.63", "next to the target, but with nobody");
    assert_eq!(desk.refused("infiltrate xviii1 2610"), "9.63");
    assert_eq!(because(&desk, "infiltrate art21 2610"), "support-stays-behind");
}

#[test]
fn r9_63_guns_stacked_with_the_attackers_go_along() {
    let mut desk = wiped_out("ir80 2609, ir81 2609, art21 2609", "ir80 art21");
    desk.does("infiltrate art21 2610");
    assert_eq!(desk.whereabouts("art21"), "2610");
    let desk = wiped_out("ir80 2609, ir81 2510, art21 2510", "ir80 art21");
    assert_eq!(desk.refused("infiltrate art21 2610"), "9.63", "the 81st did not attack");
}

#[test]
fn r9_63_guns_may_follow_the_attackers_they_were_stacked_with() {
    let mut desk = wiped_out("ir80 2609, art21 2609, ir81 2510", "ir80 ir81 art21");
    desk.does("infiltrate ir80 2610, infiltrate art21 2610");
    assert_eq!(desk.whereabouts("art21"), "2610");
}

// --- The reasons that are given.

/// Why something is refused.
fn because(desk: &Desk, text: &str) -> &'static str {
    let decision = desk.game.parse(text).expect("a decision");
    desk.game.check(&desk.p, desk.asked(), decision).expect_err("it is refused").because
}

#[test]
fn r9_61_place_is_refused_for_what_is_wrong_with_it() {
    let desk = wiped_out("ir80 2609, pi21 2609", "ir80 pi21").after("infiltrate ir80 2610");
    assert_eq!(because(&desk, "infiltrate pi21 2510"), "beside-its-own-hex");
    assert_eq!(because(&desk, "infiltrate pi21 2612"), "not-adjacent");
    let mut desk = assaults(GERMAN, "ir80 1214, pi21 1214, bcp56 1215 reduced", (0, 2));
    desk.does("target 1215, with ir80, with pi21, assault, infiltrate ir80 1215");
    assert_eq!(because(&desk, "infiltrate pi21 1116"), "the-meuse");
    let desk = driven_back("ir80 2609, pi21 2609", "ir80 pi21", 2).after("infiltrate ir80 2610");
    assert_eq!(because(&desk, "infiltrate pi21 2711"), "not-beyond");
}

// --- Dug in.

#[test]
fn rr_dug_in_ends_with_infiltration() {
    let mut desk = wiped_out("ir80 2609 dug-in, ir81 2609 dug-in", "ir80 ir81");
    desk.does("infiltrate ir80 2610, done");
    assert!(!desk.has("ir80", mark::DUG_IN) && desk.has("ir81", mark::DUG_IN));
}
