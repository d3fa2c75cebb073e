//! Zones of control (8.4): who has them, what they cost, where they end.

use crate::common::*;

/// A German gun south of these units of the enemy tries to enter the hex next to 0618 on its south side.
fn entering(enemies: &str) -> Result<(), &'static str> {
    let desk = Desk::new(&format!("art21 0620, {enemies}")).after("take art21");
    if desk.may("go 0619") { Ok(()) } else { Err(desk.refused("go 0619")) }
}

// --- 8.4, 8.41: who has which.

#[test]
fn r8_4_infantry_and_guns_cover_the_six_hexes_around_them() {
    for enemy in ["ri165", "bcp56", "f1", "art51r", "xxx1"] {
        let desk = Desk::new(&format!("{enemy} 0618"));
        let around: Vec<_> = desk.game.map.beside(desk.hex("0618")).collect();
        assert_eq!(around.len(), 6);
        for near in around {
            let far = |hex: &Hex| desk.game.map.distance(*hex, desk.hex("0618")) == 2;
            let from = desk.game.map.beside(near).find(far).expect("a hex farther out");
            let (near, from) = (desk.game.map.name(near), desk.game.map.name(from));
            let desk = Desk::new(&format!("{enemy} 0618, art21 {from}")).after("take art21");
            assert!(!desk.may(&format!("go {near}")), "{enemy}: {near}");
        }
        let desk = Desk::new(&format!("{enemy} 0618, art21 0621")).after("take art21");
        assert!(desk.may("go 0620"), "{enemy}: two hexes away there is nothing");
    }
}

#[test]
fn r8_4_a_headquarters_has_no_zone() {
    assert_eq!(entering("qg-xxx 0618"), Ok(()));
    let mut desk = Desk::new("ir80 0616, qg-xxx 0618");
    assert_eq!(desk.pays("ir80", "0617"), 2);
    assert!(desk.may("go 0518"), "nor does it stop anybody");
}

#[test]
fn r8_41_regiments_and_forts_are_strong_and_the_rest_weak() {
    for strong in ["ri165", "ri324 0618 reduced, ri165", "rit44"] {
        assert_eq!(entering(&format!("{strong} 0618")), Err("8.42"), "{strong}");
    }
    for weak in ["bcp56", "f1", "art51r", "xxx1"] {
        assert_eq!(entering(&format!("{weak} 0618")), Err("8.43"), "{weak}");
    }
    // 2111 is next to 2112, which is next to the fort of Douaumont.
    let mut desk = Desk::new("art21 2111").after("take art21");
    assert_eq!(desk.refused("go 2112"), "8.42");
    desk.lose("douaumont", true);
    assert!(desk.may("go 2112"), "ruins have no zone");
}

#[test]
fn r8_41_german_battalions_and_guns_are_weak_too() {
    for (enemy, section) in [("ir80", "8.42"), ("pi21", "8.43"), ("a1", "8.43"), ("art21", "8.43")] {
        let mut desk = Desk::new(&format!("{enemy} 0618, art51r 0620"));
        desk.at(FRENCH, Phase::Move).does("take art51r");
        assert_eq!(desk.refused("go 0619"), section, "{enemy}");
    }
}

#[test]
fn r8_41_the_strong_zone_prevails() {
    assert_eq!(entering("bcp56 0618, ri165 0618"), Err("8.42"), "of one stack");
    assert_eq!(entering("bcp56 0618, ri165 0519"), Err("8.42"), "from two sides");
    let desk = Desk::new("art21 2111, bcp56 2113").after("take art21");
    assert_eq!(desk.refused("go 2112"), "8.42", "chasseurs in a fort");
}

#[test]
fn rr_zoc_river_zones_reach_across_the_meuse_and_streams() {
    // Between 1117 and 1216 runs the Meuse, between 1408 and 1509 a stream.
    for (enemy, from, to) in [("ri165 1216", "1017", "1117"), ("ri165 1509", "1308", "1408")] {
        let mut desk = Desk::new(&format!("{enemy}, art21 {from}, ir80 {from}")).after("take art21");
        assert_eq!(desk.refused(&format!("go {to}")), "8.42", "{to}");
        assert_eq!(desk.pays("ir80", to), 4, "{to}");
    }
}

// --- 8.42: strong zones.

#[test]
fn r8_42_guns_and_headquarters_do_not_enter_a_strong_zone() {
    for unit in ["art21", "xviii1", "qg-xviii"] {
        let mut desk = Desk::new(&format!("{unit} 0616, ir80 0616, ri165 0618"));
        desk.does(&format!("take {unit}"));
        assert_eq!(desk.refused("go 0617"), "8.42", "{unit}");
        desk.does("with ir80");
        assert_eq!(desk.refused("go 0617"), "8.42", "nor in company");
        desk.does("take ir80");
        assert!(desk.may("go 0617"), "infantry does");
    }
}

#[test]
fn r8_42_not_even_in_retreat() {
    // From 0617 the ways back are 0518, 0618 and 0718.
    let mut desk = assaults(GERMAN, "ir80 0616, art72r 0617, ir81 0418, ir115 0619", (0, 1));
    desk.does("target 0617, with ir80, assault, retreat");
    assert_eq!(desk.whereabouts("art72r"), "0718", "the only one that is free");
    let mut desk = assaults(GERMAN, "ir80 0616, art72r 0617, ir81 0418, ir115 0619, ir87 0818", (0, 1));
    desk.does("target 0617, with ir80, assault");
    assert_eq!(desk.whereabouts("art72r"), "", "with no way to retreat it is lost");
}

#[test]
fn r8_42_stop_infantry_that_enters_stops() {
    let mut desk = Desk::new("ir80 0616, ri165 0618");
    assert_eq!(desk.pays("ir80", "0617"), 4, "two points are left");
    assert_eq!(desk.refused("take ir80"), "8.42.stop");
    assert!(!desk.may("go 0616") && !desk.offers().iter().any(|offer| offer.starts_with("go ")));
}

#[test]
fn r8_42_stop_nobody_goes_through_a_strong_zone() {
    // North of an enemy in 1202 there is one hex, 1201, between 1101 and 1301: 2 points to enter and 2 to leave.
    let desk = Desk::new("ir80 1101, ri165 1202").after("take ir80");
    assert!(desk.may("go 1201") && !desk.may("go 1301"));
    let mut desk = Desk::new("ir80 1101, bcp56 1202");
    assert_eq!(desk.pays("ir80", "1301"), 6, "a weak zone lets it pass");
}

#[test]
fn r8_42_stop_is_not_what_keeps_a_unit_that_has_dug_in() {
    let desk = Desk::new("ir80 0617, ri165 0618").after("take ir80, dig");
    assert_eq!(desk.refused("take ir80"), "8");
}

#[test]
fn r8_42_stop_is_not_what_keeps_a_unit_that_no_zone_has_stopped() {
    let desk = in_phase(FRENCH, Phase::Move, "bcp56 0614 out, ir80 0618").after("take bcp56, go 0617");
    assert_eq!(desk.refused("take bcp56"), "8", "chasseurs stop when their points are spent");
    let desk = Desk::new("ir80 0617, ri165 0618").after("take ir80, stay");
    assert_eq!(desk.refused("take ir80"), "8", "it was told to stay");
    let mut desk = Desk::new("pi21 0617, ir80 0617, pi25 0820, ri165 0618");
    desk.at(GERMAN, Phase::Break).does("take pi21, leave ir80");
    assert_eq!(desk.refused("take ir80"), "8", "it was left behind");
    let mut desk = Desk::with("ir80 0615 out, ir81 0617, ri165 0618", "infiltration");
    desk.does("take ir80, go 0617");
    assert_eq!(desk.refused("take ir80"), "8", "a friend cancels the zone");
}

#[test]
fn r8_42_stop_in_a_breakthrough_too() {
    let mut desk = Desk::new("pi21 0616, pi25 0816, ri165 0618");
    desk.at(GERMAN, Phase::Break).does("take pi21, go 0617");
    assert!(!desk.may("go 0616"));
    assert_eq!(desk.refused("take pi21"), "8.42.stop");
}

#[test]
fn r8_42_stop_holds_with_infiltration_where_no_friend_stands() {
    let desk = Desk::with("ir80 0616, ri165 0618", "infiltration").after("take ir80, go 0617");
    assert!(!desk.may("go 0616"), "the unit itself cancels no zone");
    assert!(!desk.offers().iter().any(|offer| offer.starts_with("go ")));
}

#[test]
fn r8_42_cost_a_point_to_enter_and_a_point_to_leave() {
    let mut desk = Desk::new("ir80 0616, ir81 0617, ri165 0618");
    assert_eq!(desk.pays("ir81", "0616"), 4, "out");
    assert_eq!(desk.pays("ir80", "0617"), 4, "in");
    let mut desk = Desk::new("ir80 0616, ri165 0618");
    desk.interdict(FRENCH, "0617");
    assert_eq!(desk.pays("ir80", "0617"), 6, "on top of the ground, and not doubled with it");
}

#[test]
fn r8_42_cost_of_leaving_is_for_guns_and_headquarters_too() {
    for unit in ["art21", "qg-xviii"] {
        let mut desk = Desk::new(&format!("{unit} 0617, ri165 0618"));
        assert_eq!(desk.pays(unit, "0616"), 4, "{unit} alone");
        let mut desk = Desk::new(&format!("{unit} 0617, ir80 0617, ri165 0618"));
        assert_eq!(desk.pays(unit, "0616"), 2, "{unit}: who stays cancels the zone");
    }
}

#[test]
fn r8_42_direct_not_from_one_strong_zone_into_another() {
    let mut desk = Desk::new("ir80 0617, ir81 0617 out, pi21 0617 out, ri165 0618");
    for unit in ["ir81", "pi21"] {
        desk.does(&format!("take {unit}"));
        assert_eq!(desk.refused("go 0518"), "8.42.direct", "{unit}: of the same enemy");
        assert_eq!(desk.refused("go 0718"), "8.42.direct", "{unit}");
    }
    assert_eq!(desk.pays("ir80", "0518"), 8, "out of the zone and in again");
    let mut desk = Desk::new("ir80 0617 out, ri165 0618, ri35 0614").after("take ir80");
    assert!(desk.may("go 0616"));
    desk.put("ri35 0615");
    assert_eq!(desk.refused("go 0616"), "8.42.direct", "of two enemies; nor is it the one hex that is free");
}

#[test]
fn r8_42_direct_but_by_infiltration_and_retreat() {
    // 0617 is in the zone of those assaulted, 0618 in that of the 35th.
    let mut desk = assaults(GERMAN, "ir80 0617, ri324 0618 reduced, ri35 0620", (0, 1));
    desk.does("target 0618, with ir80, assault, lose ri324, infiltrate ir80 0618");
    assert_eq!(desk.whereabouts("ir80"), "0618");
    // 0617 is in the zone of the 80th, 0618 in that of the 115th.
    let mut desk = assaults(GERMAN, "ir80 0616, ri324 0617, ir115 0619", (0, 1));
    desk.does("target 0617, with ir80, assault, retreat, fall ri324 0618");
    assert_eq!(desk.whereabouts("ri324"), "0618");
}

// --- 8.43: weak zones.

#[test]
fn r8_43_guns_and_headquarters_do_not_enter_a_weak_zone() {
    for unit in ["art21", "xviii1", "qg-xviii"] {
        let mut desk = Desk::new(&format!("{unit} 0616, ir80 0616, bcp56 0618"));
        desk.does(&format!("take {unit}"));
        assert_eq!(desk.refused("go 0617"), "8.43", "{unit}");
        desk.does("with ir80");
        assert_eq!(desk.refused("go 0617"), "8.43", "nor in company");
    }
}

#[test]
fn r8_43_a_retreat_into_a_weak_zone_calls_for_a_test() {
    let mut desk = assaults(GERMAN, "ir80 0616, ri324 0617, pi21 0619", (0, 1));
    desk.does("target 0617, with ir80, assault, retreat, fall ri324 0618");
    assert_eq!(desk.tests().len(), 1, "next to the pioneers");
    assert!(desk.cited().contains(&"9.51"));
}

#[test]
fn r8_43_cost_nothing_to_enter_and_a_point_to_leave() {
    for enemy in ["bcp56", "f1", "art51r"] {
        let mut desk = Desk::new(&format!("ir80 0616, ir81 0617, {enemy} 0618"));
        assert_eq!(desk.pays("ir80", "0617"), 2, "{enemy}: in");
        assert_eq!(desk.pays("ir81", "0616"), 4, "{enemy}: out");
    }
}

#[test]
fn r8_43_cost_is_for_infantry_alone() {
    for unit in ["art21", "xviii1", "qg-xviii"] {
        let mut desk = Desk::new(&format!("{unit} 0617, bcp56 0618"));
        assert_eq!(desk.pays(unit, "0616"), 2, "{unit}");
    }
}

#[test]
fn r8_43_cost_of_one_hex_to_pass_through() {
    // In and out of 0617: 1 and 2 points.
    let desk = Desk::new("ir80 0616, bcp56 0618").after("take ir80, go 0617, go 0517");
    assert_eq!(desk.paid(), 4);
}

#[test]
fn r8_43_direct_from_one_weak_zone_to_another_at_a_point_each() {
    let mut desk = Desk::new("ir80 0617, bcp56 0618").after("take ir80, go 0518");
    assert_eq!(desk.paid(), 4);
    desk.does("go 0519");
    assert_eq!(desk.paid(), 4);
    assert_eq!(desk.whereabouts("ir80"), "0519", "two hexes round the chasseurs");
}

#[test]
fn r8_43_direct_from_a_weak_zone_into_a_strong_one_both_are_paid_and_one_stops() {
    // 0617 is in the zone of the chasseurs alone; 0518 in that of the 35th too.
    let mut desk = Desk::new("ir80 0617, bcp56 0618, ri35 0418");
    assert_eq!(desk.pays("ir80", "0518"), 6);
    assert_eq!(desk.refused("take ir80"), "8.42.stop", "with a point left");
}

// --- 8.44: a friend in the hex.

#[test]
fn r8_44_who_retreats_onto_a_friend_does_not_test() {
    for (friend, count) in [("", 1), (", ri35 0618", 0), (", qg-xxx 0618", 0)] {
        let mut desk = assaults(GERMAN, &format!("ir80 0616, ri324 0617, ir115 0619{friend}"), (0, 1));
        desk.does("target 0617, with ir80, assault, retreat, fall ri324 0618");
        assert_eq!(desk.tests().len(), count, "with “{friend}”");
    }
}

#[test]
fn r8_44_a_line_of_supply_passes_where_a_friend_stands() {
    // Every hex around 2909 is in a German zone; beyond 3009 the plain is free as far as Mogeville.
    const GERMANS: &str = "ir80 3007, ir81 3010, ir87 2710, ir115 2708";
    for (friend, out) in [("", true), (", ri35 3009", false), (", art72r 3009", false)] {
        let mut desk = Desk::new(&format!("qg-xxx 3310, ri165 2909, {GERMANS}{friend}"));
        desk.at(GERMAN, Phase::Assault).does("done");
        assert_eq!(desk.p.phase, Phase::Move);
        assert_eq!(desk.has("ri165", mark::OUT), out, "with “{friend}”");
    }
}

#[test]
fn rr_zones_guns_and_headquarters_may_enter_where_a_friend_stands() {
    for enemy in ["ri165", "bcp56"] {
        for unit in ["art21", "xviii1", "qg-xviii"] {
            let mut desk = Desk::new(&format!("{unit} 0616, ir80 0617, {enemy} 0618"));
            desk.does(&format!("take {unit}, go 0617"));
            assert_eq!(desk.whereabouts(unit), "0617", "{unit} by {enemy}");
        }
    }
}

#[test]
fn rr_zones_guns_and_headquarters_pay_nothing_more_and_go_on_where_a_friend_stands() {
    for enemy in ["ri165", "bcp56"] {
        for unit in ["art21", "qg-xviii"] {
            let mut desk = Desk::new(&format!("{unit} 0616, ir80 0617, {enemy} 0618"));
            assert_eq!(desk.pays(unit, "0617"), 2, "{unit} by {enemy}");
            desk.does("go 0517");
            assert_eq!((desk.whereabouts(unit), desk.paid()), ("0517", 2), "{unit} by {enemy}");
        }
    }
    let mut desk = Desk::new("qg-xviii 0616, ir80 0617, ri165 0618");
    assert_eq!(desk.pays("qg-xviii", "0517"), 2, "round about");
    let mut desk = Desk::new("qg-xviii 0615, ir80 0616, ir81 0617, ri165 0518, ri35 0718");
    assert_eq!(desk.pays("qg-xviii", "0617"), 4, "past the one to the other");
}

#[test]
fn rr_zones_guns_and_headquarters_go_straight_from_friend_to_friend() {
    // 0617 and 0518 are both next to the 165th.
    let mut desk = Desk::new("qg-xviii 0617, ir81 0518, ri165 0618");
    assert_eq!(desk.pays("qg-xviii", "0518"), 4, "alone in the first it pays to leave it");
    let mut desk = Desk::new("qg-xviii 0617, ir80 0617, ir81 0518, ri165 0618");
    assert_eq!(desk.pays("qg-xviii", "0518"), 2);
}

#[test]
fn rr_zones_guns_that_go_with_infantry_pay_their_own_price_and_go_on() {
    // The regiment pays 2 points for 0617 and stops; the guns, which have 4, pay 1.
    let mut desk = Desk::new("ir80 0616, art21 0616, ir81 0617, ri165 0618");
    desk.does("take ir80, with art21, go 0617");
    assert_eq!(desk.paid(), 4, "told as what the regiment pays");
    assert_eq!(desk.refused("take ir80"), "8.42.stop");
    assert_eq!(desk.refused("go 0613"), "8.1", "four hexes more");
    desk.does("go 0614");
    assert_eq!((desk.whereabouts("ir80"), desk.whereabouts("art21")), ("0617", "0614"));
    // Together they go where both may: the regiment not straight from one strong zone to the other.
    let mut desk = Desk::new("ir80 0617, art21 0617, ir81 0518, ri165 0618");
    desk.does("take ir80, with art21, go 0518");
    assert_eq!(desk.paid(), 8, "out of the zone and in again");
}

#[test]
fn rr_zones_guns_and_a_headquarters_that_leave_a_strong_zone_without_infantry_pay() {
    let mut desk = Desk::new("art21 0617, qg-xviii 0617, ri165 0618");
    desk.does("take art21, with qg-xviii, go 0616");
    assert_eq!(desk.paid(), 4);
}

#[test]
fn rr_zones_with_infantry_they_leave_it_at_no_extra_cost() {
    // The guns pay nothing to leave the zone with the regiment, which pays a point: they have 3 left of 4, it has 2.
    let mut desk = Desk::new("ir80 0617, art21 0617, ri165 0618");
    desk.does("take ir80, with art21, go 0616");
    assert_eq!(desk.paid(), 4);
    desk.does("go 0614");
    assert_eq!(desk.whereabouts("ir80"), "0614");
    assert_eq!(desk.refused("go 0612"), "8.1");
    desk.does("go 0613");
    assert_eq!((desk.whereabouts("ir80"), desk.whereabouts("art21")), ("0614", "0613"));
}

#[test]
fn rr_zones_infantry_pays_and_stops_where_a_friend_stands_all_the_same() {
    let mut desk = Desk::new("ir80 0616, ir81 0617, ri165 0618");
    assert_eq!(desk.pays("ir80", "0617"), 4);
    assert_eq!(desk.refused("take ir80"), "8.42.stop");
    let desk = Desk::new("ir80 0617 out, ir81 0518, ri165 0618").after("take ir80");
    assert_eq!(desk.refused("go 0518"), "8.42.direct");
}

#[test]
fn rr_zones_with_infiltration_it_neither_pays_nor_stops() {
    let mut desk = Desk::with("ir80 0616, ir81 0617, ri165 0618", "infiltration");
    desk.does("take ir80, go 0617");
    assert_eq!(desk.paid(), 2);
    desk.does("go 0518");
    assert_eq!(desk.paid(), 4, "from the friend's hex at no extra cost, into the zone beyond at one");
    assert_eq!(desk.whereabouts("ir80"), "0518");
    assert!(!desk.may("take ir80"), "and there it stops");
}

// --- 8.45, 8.46, 8.47.

#[test]
fn r8_45_guns_and_headquarters_hold_their_ground() {
    let mut desk = Desk::new("ir80 0616, art72r 0618, qg-xxx 0618").after("take ir80, go 0617");
    assert_eq!((desk.whereabouts("art72r"), desk.whereabouts("qg-xxx")), ("0618", "0618"));
    desk.at(GERMAN, Phase::Assault).does("target 0618, with ir80, assault");
    let defends = |event: &Event| matches!(event, Event::Assault { attack: 6, defence: 3, .. });
    assert!(desk.saw(defends), "with what they are worth, 2 and 1");
    let desk = in_phase(FRENCH, Phase::Move, "ir80 0617, art72r 0618, qg-xxx 0618").after("done");
    assert_eq!((desk.whereabouts("art72r"), desk.whereabouts("qg-xxx")), ("0618", "0618"));
}

#[test]
fn r8_46_zones_do_not_hamper_infiltration() {
    let mut desk = assaults(GERMAN, "ir80 0617, ri324 0618 reduced, ri35 0519, ri42 0720", (0, 1));
    desk.does("target 0618, with ir80, assault, lose ri324, infiltrate ir80 0618");
    assert_eq!((desk.whereabouts("ir80"), desk.tests().len()), ("0618", 0));
}

#[test]
fn r8_46_a_retreat_goes_on_through_zones_with_a_test_in_each() {
    // 0618 is next to the 81st, 0719 next to the 115th.
    let mut desk = assaults(GERMAN, "ir80 0616, ri324 0617, ir81 0519, ir115 0720", (0, 3));
    desk.does("target 0617, with ir80, assault, retreat").rolling(&[1, 1]).does("fall ri324 0618");
    assert_eq!(desk.tests().len(), 1);
    desk.rolling(&[1, 1]).does("fall ri324 0719");
    assert_eq!((desk.whereabouts("ri324"), desk.tests().len()), ("0719", 1), "it is not stopped in between");
}

#[test]
fn r8_47_to_chasseurs_every_german_zone_is_weak() {
    let mut desk = Desk::new("bcp56 0616, ri165 0616, ir80 0618");
    desk.at(FRENCH, Phase::Move).does("take bcp56, go 0617");
    assert_eq!(desk.paid(), 2, "no more to enter");
    desk.does("go 0518");
    assert_eq!(desk.paid(), 4, "straight on into the next, for a point to leave");
    assert_eq!(desk.pays("ri165", "0617"), 4, "the 165th is no battalion of chasseurs");
    assert_eq!(desk.refused("take ri165"), "8.42.stop");
}

#[test]
fn r8_47_chasseurs_who_enter_a_zone_with_a_regiment_pay_their_own_price_and_go_on() {
    let mut desk = Desk::new("bcp56 0616, bcp59 0616, ri165 0616, ir80 0618");
    desk.at(FRENCH, Phase::Move).does("take bcp56, with bcp59");
    assert!(desk.may("go 0518"));
    desk.does("go 0617");
    assert_eq!(desk.paid(), 2);
    // The regiment pays 2 points and has to stop. The chasseurs have paid 1 of 5: 2 for 0518, and 2 more to leave it.
    let mut desk = Desk::new("bcp56 0616, ri165 0616, ir80 0618");
    desk.at(FRENCH, Phase::Move).does("take bcp56, with ri165, go 0617");
    assert_eq!(desk.paid(), 4, "told as what the regiment pays");
    assert_eq!(desk.refused("take ri165"), "8.42.stop");
    assert!(!desk.has("bcp56", mark::STOPPED));
    desk.does("go 0518");
    assert_eq!(desk.paid(), 4);
    desk.does("go 0418");
    assert_eq!((desk.whereabouts("bcp56"), desk.whereabouts("ri165")), ("0418", "0617"));
    assert!(!desk.may("go 0417"), "five points are spent");
}

#[test]
fn r8_42_stop_is_for_the_regiment_of_a_column_alone() {
    // Together they go no farther than the zone, whoever is taken up first.
    for column in ["take bcp56, with ri165", "take ri165, with bcp56"] {
        let mut desk = in_phase(FRENCH, Phase::Move, "bcp56 0616, ri165 0616, ir80 0618").after(column);
        desk.does("go 0617");
        assert!(desk.may("go 0518"), "{column}");
    }
}

#[test]
fn r8_47_guns_with_them_do_not_change_that() {
    let mut desk = Desk::new("bcp56 0616, art51r 0616, ri165 0617, ir80 0618");
    desk.at(FRENCH, Phase::Move).does("take bcp56, with art51r, go 0617");
    assert_eq!(desk.paid(), 2);
    assert!(desk.may("go 0517"), "nobody among them has to stop");
}

// --- Garrisons.

#[test]
fn rr_garrison_is_an_enemy_in_contact() {
    let mut desk = Desk::new("ir80 2112");
    desk.control(GERMAN, "2110 2111").does("take ir80");
    assert_eq!(desk.refused("march 2110"), "8.2.contact");
    desk.lose("douaumont", true);
    assert!(desk.may("march 2110"), "the ruins hold nobody");
}

#[test]
fn rr_garrison_is_a_friend_that_opens_its_fort() {
    let mut desk = in_phase(FRENCH, Phase::Move, "art51r 2114, ir80 2112").after("take art51r");
    assert!(desk.may("go 2113"));
    desk.lose("douaumont", true);
    assert_eq!(desk.refused("go 2113"), "8.42");
}
