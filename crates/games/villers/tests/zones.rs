//! Zones of control (g.zdc): where they reach, what they cost, where they stop and how they are left.

use crate::common::*;

/// A German battalion far from everything, so that the phase does not end by itself.
const ELSEWHERE: &str = "ir35-1 A33";

fn desk(units: &str) -> Desk {
    Desk::new(&format!("{units}, {ELSEWHERE}"))
}

/// Three battalions whose zones leave no gap from row J to row R.
const WALL: &str = "london2-4 N15, london2-2 K15, london2-10 Q15";

/// The hexes around one, in order.
fn around(desk: &Desk, hex: &str) -> Vec<String> {
    let mut hexes: Vec<_> = desk.game.map.beside(desk.hex(hex)).collect();
    hexes.sort();
    hexes.into_iter().map(|hex| desk.game.map.name(hex).to_string()).collect()
}

// --- g.zdc: where they reach.

#[test]
fn g_zdc_battalions_and_tanks_alike_control_the_six_hexes_around_them() {
    for unit in ["london2-4", "mgc8", "rmle1", "a1", "a2", "whippet1"] {
        let desk = desk(&format!("{unit} N15"));
        assert_eq!(desk.overlay("zones-allied"), around(&desk, "N15"), "{unit}");
        assert_eq!(around(&desk, "N15"), ["M15", "M16", "N14", "N16", "O15", "O16"]);
    }
    let desk = Desk::new("baden N15");
    assert_eq!(desk.overlay("zones-german"), ["M15", "M16", "N14", "N16", "O15", "O16"]);
}

#[test]
fn g_zdc_neither_disorder_nor_damage_nor_a_breakdown_lifts_a_zone() {
    for unit in ["london2-4 N15 hurt", "a1 N15 hurt", "a1 N15 broken", "london2-4 N15 acted"] {
        let desk = desk(unit);
        assert_eq!(desk.overlay("zones-allied").len(), 6, "{unit}");
    }
}

#[test]
fn g_zdc_it_covers_every_ground_and_the_unit_itself_is_not_in_it() {
    // K23 lies beside a wood (K24), a road, a trench and open ground.
    let desk = desk("wyorks2 K23");
    assert_eq!(desk.overlay("zones-allied"), around(&desk, "K23"));
    assert!(desk.overlay("zones-allied").contains(&"K24".to_string()), "a wood");
    assert!(!desk.notes("K23").contains(&"note-zone".to_string()));
    // At the edge of the board there is less of it.
    assert_eq!(Desk::new("london2-4 A01").overlay("zones-allied"), ["A02", "B01"]);
}

#[test]
fn g_zdc_it_extends_over_hexes_held_by_friend_and_foe_and_zones_overlap() {
    let desk = desk("london2-4 N15, london2-2 N16, gr5-1 M16");
    let allied = desk.overlay("zones-allied");
    for hex in ["N15", "N16", "M16"] {
        assert!(allied.contains(&hex.to_string()), "{hex} is beside an Allied unit, whoever holds it");
    }
    assert_eq!(allied.iter().filter(|hex| *hex == "O16").count(), 1, "in both zones, counted once");
    assert!(desk.notes("O16").contains(&"note-zone".to_string()));
    let german = desk.overlay("zones-german");
    assert!(german.contains(&"N15".to_string()) && german.contains(&"N16".to_string()));
}

#[test]
fn g_zdc_a_friend_in_the_hex_does_not_cancel_an_enemy_zone() {
    // gr5-2 stands between: the hex of a friend in the zone is as hard to reach and to leave as an empty one.
    let mut desk = desk("london2-4 N15, gr5-2 N16, gr5-1 N18").after("take gr5-1");
    assert!(desk.may("go N16"), "four medals: 2 + 1 points are two of them, and two for a withdrawal");
    desk.does("go N16");
    assert_eq!(desk.moved(), (3, 2));
    assert_eq!(desk.refused("go N17"), "g.zdc.sortie");
}

#[test]
fn rr_zoc_river_a_zone_reaches_across_the_luce() {
    // The Luce runs between Z05 and AA05.
    let mut desk = Desk::new("ir73-1 Z05, tirailleurs7-1 AA07");
    assert!(desk.overlay("zones-german").contains(&"AA05".to_string()));
    assert!(desk.overlay("zones-german").contains(&"AA06".to_string()));
    desk.at(ALLIED, Phase::Activate).does("take tirailleurs7-1, go AA06");
    assert_eq!(desk.moved(), (3, 2), "the road, and two points for the zone");
    assert_eq!(desk.refused("go AA07"), "g.zdc.sortie");
}

// --- g.zdc.cout: what entering costs.

#[test]
fn g_zdc_cout_a_battalion_of_two_or_three_medals_pays_two_more() {
    for (unit, points) in [("rir207-1", 3), ("ir48-1", 3), ("gr5-1", 2)] {
        let mut desk = desk(&format!("london2-4 N15, {unit} N17"));
        desk.does(&format!("take {unit}, go N16"));
        assert_eq!(desk.moved().0, points, "{unit}");
    }
}

#[test]
fn g_zdc_cout_a_tank_pays_nothing_more() {
    let desk = desk("london2-4 N15, baden N17").after("take baden, go N16");
    assert_eq!(desk.moved(), (1, 1));
    for unit in ["a1", "a2", "whippet1"] {
        let mut desk = Desk::new(&format!("gr5-1 N15, {unit} N17, london7 A01"));
        desk.at(ALLIED, Phase::Activate).does(&format!("take {unit}, go N16"));
        assert_eq!(desk.moved(), (1, 1), "{unit}");
    }
}

#[test]
fn g_zdc_cout_two_zones_in_one_hex_are_paid_once() {
    let desk = desk("london2-4 N15, london2-2 O16, ir48-1 N17").after("take ir48-1, go N16");
    assert_eq!(desk.moved(), (3, 2));
}

#[test]
fn g_zdc_cout_comes_on_top_of_the_ground() {
    // K25 is a wood: 2 points, and 1 for a battalion of four medals.
    let four = desk("wyorks2 K24, gr5-1 K26").after("take gr5-1, go K25");
    assert_eq!(four.moved(), (3, 2));
    let three = desk("wyorks2 K24, ir48-1 K26").after("take ir48-1, go K25");
    assert_eq!(three.moved(), (4, 2), "2 points for the wood and 2 for the zone");
}

#[test]
fn g_zdc_cout_a_hero_makes_a_battalion_of_three_medals_one_of_four() {
    let desk = desk("london2-4 N15, ir48-1 N17 hero").after("take ir48-1, go N16");
    assert_eq!(desk.moved(), (2, 1));
}

#[test]
fn g_zdc_cout_ones_own_zones_cost_nothing() {
    let desk = desk("gr5-2 N15, gr5-1 N17").after("take gr5-1, go N16");
    assert_eq!(desk.moved(), (1, 1));
}

// --- g.zdc.arret: the zone stops.

#[test]
fn g_zdc_arret_a_move_ends_in_the_first_hex_of_a_zone() {
    let mut desk = desk(&format!("{WALL}, gr5-1 N17")).after("take gr5-1");
    assert!(desk.may("go N16") && desk.may("go M16"));
    assert_eq!(desk.refused("go M15"), "g.zdc.arret", "every hex around it is in a zone too");
    assert_eq!(desk.why_not("gr5-1", "N14"), "g.zdc.arret");
    desk.does("go N16");
    assert_eq!(desk.p.hand.points, 0);
    assert_eq!(desk.refused("go M16"), "g.zdc.sortie", "nor is it left for the next hex of the zone");
}

#[test]
fn g_zdc_arret_one_may_go_round_a_zone() {
    // L15 and M14 are reached north of the zone of N15 (M15, M16), at 1 point a hex.
    let mut desk = desk("london2-4 N15, gr5-1 L17").after("take gr5-1");
    assert!(desk.may("go L14"));
    desk.does("go L14");
    assert_eq!(desk.moved(), (3, 2));
    // With a second enemy to the north the gap is closed: every way from L17 to L14 passes a zone.
    let desk = Desk::new("london2-4 N15, london2-2 K15, gr5-1 L17, ir35-1 A33").after("take gr5-1");
    assert_eq!(desk.refused("go L14"), "g.zdc.arret");
}

#[test]
fn rr_stop_a_tank_pays_nothing_and_stops_all_the_same() {
    let mut desk = desk(&format!("{WALL}, baden N18")).after("take baden");
    assert_eq!(desk.refused("go N12"), "g.zdc.arret");
    desk.does("go N16");
    assert_eq!((desk.moved(), desk.p.hand.points), ((2, 1), 0), "what is left of the medal is lost");
    assert_eq!(desk.refused("go M16"), "g.zdc.sortie");
}

#[test]
fn rr_stop_when_the_enemy_is_gone_a_new_medal_lets_the_unit_move_on() {
    let mut desk = desk("london2-4 N15 hurt, baden N18");
    desk.does("take baden, go N16").rolling(&[6, 1]).does("fire N15");
    assert_eq!(desk.whereabouts("london2-4"), "");
    desk.does("go N14");
    assert_eq!((desk.moved(), desk.spent()), ((2, 1), 3), "two points of a new medal");
    // The same for a battalion.
    let desk = desk_of_a_shot().after("go N15");
    assert_eq!((desk.moved(), desk.spent()), ((1, 1), 4));
}

/// A battalion of four medals enters a zone with one and clears it with two shots at most.
fn desk_of_a_shot() -> Desk {
    let mut desk = desk("london2-4 N15 hurt, gr5-1 N17").after("take gr5-1, go N16");
    assert_eq!((desk.moved(), desk.spent()), ((2, 1), 1));
    desk.rolling(&[1]).does("fire N15").rolling(&[5, 1]).does("fire N15");
    assert_eq!((desk.whereabouts("london2-4"), desk.spent()), ("", 3));
    desk
}

#[test]
fn rr_stop_while_another_enemy_keeps_the_hex_in_a_zone_it_stays_shut() {
    let mut desk = desk("london2-4 N15 hurt, london2-2 O16, baden N18");
    desk.does("take baden, go N16").rolling(&[6, 1]).does("fire N15");
    assert_eq!(desk.refused("go N17"), "g.zdc.sortie");
}

// --- g.zdc.sortie: how they are left.

#[test]
fn g_zdc_sortie_a_zone_is_left_by_assault_infiltration_or_withdrawal_and_not_by_moving() {
    let mut desk = desk("london2-4 N15 hurt, gr5-1 N16").after("take gr5-1");
    assert!(desk.targets("go").is_empty());
    assert_eq!(desk.refused("go N17"), "g.zdc.sortie");
    assert_eq!(desk.why_not("gr5-1", "N20"), "g.zdc.sortie");
    assert_eq!(desk.targets("withdraw"), ["M17", "N17", "O17"]);
    assert_eq!(desk.targets("infiltrate"), ["M16", "O16"]);
    assert_eq!(desk.targets("assault"), ["N15"]);
    desk.does("withdraw N17");
    assert_eq!(desk.whereabouts("gr5-1"), "N17");
    assert!(desk.may("go N19"), "out of the zone it moves again, with the medals left");
}

#[test]
fn g_zdc_sortie_a_unit_that_begins_in_a_zone_is_held_as_well() {
    let mut desk = desk("london2-4 N15, baden N16").after("take baden");
    assert_eq!(desk.refused("go N18"), "g.zdc.sortie");
    desk.does("withdraw N17");
    assert_eq!(desk.spent(), 1);
    desk.does("go N20");
    assert_eq!(desk.moved(), (3, 1));
}
