//! Strategic movement (8.2).

use crate::common::*;

/// Half points that a unit pays to march to a hex.
fn pays(desk: &mut Desk, unit: &str, to: &str) -> u8 {
    desk.does(&format!("take {unit}, march {to}"));
    desk.paid()
}

#[test]
fn r8_2_movement_is_doubled() {
    // Eight points by the roads from the Voie sacrée: half a point a hex, and one for each hex of Verdun and the towns.
    let mut desk = in_phase(FRENCH, Phase::Move, "z2 1323").after("take z2");
    assert_eq!(desk.refused("march 1211"), "8.1", "half a point too far");
    assert_eq!(desk.refused("go 1319"), "8.1", "by ordinary movement four");
    desk.does("march 1212");
    assert!(desk.cited().contains(&"8.2"));
    assert_eq!(desk.whereabouts("z2"), "1212");
    let mut desk = in_phase(FRENCH, Phase::Move, "z2 0613, xx1 0714").after("take z2");
    assert!(desk.may("march 0621") && !desk.may("march 0622"), "eight hexes across country");
    desk.does("take xx1");
    assert!(desk.may("march 0720") && !desk.may("march 0721"), "guns of corps six");
}

#[test]
fn r8_2_a_march_may_be_made_in_stages() {
    let mut desk = in_phase(FRENCH, Phase::Move, "z2 1323, z3 1323").after("take z2, with z3, march 1420");
    assert_eq!(desk.refused("march 1212"), "8.1", "by the left bank it would have been nearer");
    desk.does("march 1213");
    assert_eq!((desk.whereabouts("z2"), desk.whereabouts("z3")), ("1213", "1213"));
}

#[test]
fn r8_2_has_no_free_hex() {
    // In bad weather a regiment has 6 points on the march, and one hex of 1403's kind is no more than that; out of reach
    // stays out of reach.
    let mut desk = in_phase(FRENCH, Phase::Move, "xx1 1404");
    desk.interdict(GERMAN, "1403").does("take xx1");
    assert_eq!(desk.refused("march 1403"), "8.1", "6 points, and 10 to pay");
    assert!(desk.may("go 1403"), "the free hex is one of ordinary movement");
}

#[test]
fn r8_2_supply_is_needed() {
    let mut desk = in_phase(FRENCH, Phase::Move, "z2 1323 out, z3 1323").after("take z2");
    assert_eq!(desk.refused("march 1422"), "8.2.supply");
    assert!(desk.may("go 1422"));
    desk.does("take z3, with z2");
    assert_eq!(desk.refused("march 1422"), "8.2.supply", "one of the stack is enough");
}

#[test]
fn r8_2_demoralised_units_do_not_march() {
    let desk = in_phase(FRENCH, Phase::Move, "z2 1323 demoralised").after("take z2");
    assert_eq!(desk.refused("march 1422"), "8.2.demoralised");
    assert!(desk.may("go 1422"));
}

#[test]
fn r8_2_contact_with_an_enemy_at_the_start_forbids_it() {
    for enemy in ["ir80", "qg-xviii", "art21"] {
        let desk = in_phase(FRENCH, Phase::Move, &format!("z2 0617, {enemy} 0618")).after("take z2");
        assert_eq!(desk.refused("march 0616"), "8.2.contact", "{enemy}");
    }
    let desk = in_phase(FRENCH, Phase::Move, "z2 0616, ir80 0618").after("take z2");
    assert!(desk.may("march 0615"), "two hexes away");
}

#[test]
fn r8_2_zone_none_is_entered() {
    for enemy in ["ir80", "pi21", "art21"] {
        let mut desk = in_phase(FRENCH, Phase::Move, &format!("z2 0616, bcp56 0616, {enemy} 0618"));
        for unit in ["z2", "bcp56"] {
            desk.does(&format!("take {unit}"));
            assert_eq!(desk.refused("march 0617"), "8.2.zone", "{unit} by {enemy}");
        }
    }
    let desk = in_phase(FRENCH, Phase::Move, "z2 0616, qg-xviii 0618, z3 0617").after("take z2");
    assert!(desk.may("march 0617"), "a headquarters has none");
}

#[test]
fn r8_2_zone_not_even_where_a_friend_stands() {
    let desk = in_phase(FRENCH, Phase::Move, "z2 0615, z3 0617, ir80 0618").after("take z2");
    assert_eq!(desk.refused("march 0617"), "8.2.zone");
}

#[test]
fn r8_2_control_of_every_hex_is_needed() {
    let mut desk = in_phase(FRENCH, Phase::Move, "z2 0616");
    desk.control(GERMAN, "0617").does("take z2");
    assert_eq!(desk.refused("march 0617"), "8.2.control");
    assert!(desk.may("go 0617"));
    desk.at(FRENCH, Phase::Move);
    assert_eq!(pays(&mut desk, "z2", "0618"), 6, "round it");
}

#[test]
fn r8_2_control_taken_a_moment_ago_is_enough() {
    let mut desk = Desk::new("ir80 0615, ir81 0615").after("take ir81");
    assert_eq!(desk.refused("march 0617"), "8.2.control");
    desk.does("take ir80, go 0618");
    assert_eq!(pays(&mut desk, "ir81", "0618"), 6);
}

#[test]
fn r8_21_half_a_point_by_road_and_other_ground_at_its_price() {
    let mut desk = in_phase(FRENCH, Phase::Move, "z2 1606, z3 1606, t2 0316, t3 0315, z9 1402");
    assert_eq!(pays(&mut desk, "z2", "1608"), 2, "two hexes of road");
    assert_eq!(pays(&mut desk, "z3", "1507"), 4, "wood");
    assert_eq!(pays(&mut desk, "t2", "0315"), 2, "a town");
    assert_eq!(pays(&mut desk, "t3", "0314"), 4, "wood");
    desk.control(FRENCH, "1402 1403");
    assert_eq!(pays(&mut desk, "z9", "1403"), 10, "wood, slope and trench");
}

#[test]
fn r8_21_the_half_point_is_for_hexes_that_the_road_links() {
    let mut desk = in_phase(FRENCH, Phase::Move, "z2 2015, z3 2016");
    assert_eq!(pays(&mut desk, "z2", "2116"), 3, "by Fleury: a town and a hex of road instead of the wood");
    desk.put("z2 2015").interdict(GERMAN, "2016");
    assert_eq!(pays(&mut desk, "z2", "2116"), 4, "straight across");
    assert_eq!(pays(&mut desk, "z3", "2116"), 4, "the road out of an interdicted hex is broken");
}

#[test]
fn r8_21_a_town_hex_costs_one_point_by_road_and_across_country() {
    let mut desk = in_phase(FRENCH, Phase::Move, "z2 1314, z3 1323, t2 0316, t3 1320, z9 1414, bcp56 1215");
    assert_eq!(pays(&mut desk, "z2", "1315"), 2, "Bras by the road");
    assert_eq!(pays(&mut desk, "z3", "1422"), 2, "Verdun by the road");
    assert_eq!(pays(&mut desk, "t2", "0315"), 2, "Marre across country");
    assert_eq!(pays(&mut desk, "t3", "1420"), 2, "Verdun across country");
    desk.lose("z2", false);
    assert_eq!(pays(&mut desk, "z9", "1315"), 2, "Bras from the other side");
    assert_eq!(pays(&mut desk, "bcp56", "1315"), 2, "and across country");
}

#[test]
fn rr_strategic_town_other_ground_comes_on_top_off_the_road_alone() {
    // Samogneux is a town with a trench: 1 point by the road, 2 across country.
    let mut desk = in_phase(FRENCH, Phase::Move, "z2 0906, z3 0907, t2 0807");
    desk.control(FRENCH, "0806 0807 0906 0907");
    assert_eq!(pays(&mut desk, "z2", "0806"), 2);
    assert_eq!(pays(&mut desk, "z3", "0806"), 2);
    desk.lose("z2", false);
    assert_eq!(pays(&mut desk, "t2", "0806"), 4);
}

#[test]
fn r8_22_one_way_of_moving_in_a_phase() {
    let mut desk = in_phase(FRENCH, Phase::Move, "z2 1323, z3 1323").after("take z2, march 1421");
    assert_eq!(desk.refused("go 1420"), "8.22");
    assert!(desk.may("march 1420"));
    desk.does("take z3, go 1422");
    assert_eq!(desk.refused("march 1421"), "8.22");
    assert!(desk.may("go 1421"));
}

#[test]
fn r8_22_breakthrough_is_no_time_for_strategic_movement() {
    let mut desk = Desk::new("pi21 0616, ir80 0616");
    desk.control(GERMAN, "0617").at(GERMAN, Phase::Break).does("take pi21");
    assert_eq!(desk.refused("march 0617"), "8.22.breakthrough");
    assert!(desk.may("go 0617"));
}
