//! Retreat after an assault (9.5): how far, which way, and what it costs.

use crate::common::*;

/// Where a unit may fall back to.
fn ways(desk: &Desk, unit: &str) -> Vec<String> {
    let start = format!("fall {unit} ");
    let mut ways: Vec<String> =
        desk.offers().iter().filter_map(|offer| offer.strip_prefix(&start)).map(str::to_string).collect();
    ways.sort();
    ways
}

/// The morale tests of the last decision: added, morale and whether they failed.
fn tests(desk: &Desk) -> Vec<(u8, u8, bool)> {
    desk.tests().into_iter().map(|(_, add, morale, failed)| (add, morale, failed)).collect()
}

// --- 9.5

#[test]
fn r9_5_one_hex_for_each_hit_left() {
    let mut desk = struck("ri165 2610, ri324 2610", 4);
    desk.does("lose ri165, lose ri324, retreat, fall ri165 2611");
    let (unit, from, to) = (desk.unit("ri165"), desk.hex("2610"), desk.hex("2611"));
    assert!(desk.saw(|event| *event == Event::FellBack { unit, from, to }));
    assert!(desk.cited().contains(&"9.5"));
    assert_eq!(desk.refused("fall ri324 2611"), "9.5", "the one that has begun ends first");
    assert_eq!(desk.refused("fall ri165 2613"), "9.5", "hex by hex");
    desk.does("fall ri165 2612");
    assert_eq!(desk.refused("fall ri165 2613"), "9.5", "two hexes are enough");
    desk.does("fall ri324 2611, fall ri324 2612");
    assert_eq!((desk.whereabouts("ri165"), desk.whereabouts("ri324")), ("2612", "2612"));
}

#[test]
fn r9_5_the_ground_costs_nothing() {
    // Wood upon slope, and in bad weather out of supply a regiment marches a single hex.
    let mut desk = assaults(GERMAN, "ir80 1305, ir81 1305, ri165 1405 out, ri324 1405 out", (0, 4));
    desk.bad_weather();
    desk.does("target 1405, with ir80, with ir81, assault, lose ri165, lose ri324, retreat");
    desk.does("fall ri165 1406, fall ri165 1407, fall ri324 1406, fall ri324 1407");
    assert_eq!((desk.whereabouts("ri165"), desk.whereabouts("ri324")), ("1407", "1407"));
}

#[test]
fn r9_5_direction_is_away_from_the_enemy_and_homewards() {
    let mut desk = struck("ri165 2610, ri324 2610", 4).after("lose ri165, lose ri324, retreat");
    assert_eq!(ways(&desk, "ri165"), ["2511", "2611", "2711"]);
    assert_eq!(desk.refused("fall ri165 2510"), "9.5.direction", "next to the enemy");
    desk.does("fall ri165 2611");
    assert_eq!(ways(&desk, "ri165"), ["2512", "2612", "2712"], "the same for every hex");
    assert_eq!(desk.refused("fall ri165 2711"), "9.5.direction", "sideways, not farther");
}

#[test]
fn r9_5_direction_leads_away_from_every_enemy() {
    let mut desk = assaults(GERMAN, "ir80 2609, ir81 2510, ri165 2610", (0, 1));
    desk.does("target 2610, with ir80, with ir81, assault, retreat");
    assert_eq!(ways(&desk, "ri165"), ["2611", "2711"]);
    assert_eq!(desk.refused("fall ri165 2511"), "9.5.direction", "next to the 81st");
}

#[test]
fn r9_5_direction_minds_only_those_who_fight() {
    let mut desk = assaults(GERMAN, "ir80 2609, ir81 2510, ri165 2610", (0, 1));
    desk.does("target 2610, with ir80, assault, retreat");
    assert_eq!(ways(&desk, "ri165"), ["2511", "2611", "2711"]);
}

#[test]
fn r9_5_direction_failing_the_edge_is_towards_a_town() {
    // The French are in the north: no hex of retreat is farther from them and nearer to the German edge.
    let mut desk = assaults(FRENCH, "ri35 2609, ri42 2609, ir80 2610", (0, 1));
    desk.control(GERMAN, "2409");
    desk.does("target 2610, with ri35, with ri42, assault").rolling(&[1, 1]).does("retreat");
    assert_eq!(desk.whereabouts("ir80"), "2510", "towards Bezonvaux");
}

#[test]
fn r9_5_blocked_units_take_everything_as_steps() {
    let mut desk = assaults(GERMAN, &format!("{RING}, ri324 2610"), (0, 2));
    desk.does("target 2610, with ir80, assault");
    assert!(desk.has("ri324", mark::LOST), "both hits are steps");
    let mut desk = struck("ri324 2610", 2);
    assert!(desk.has("ri324", mark::REDUCED));
    desk.does("retreat");
    assert!(!desk.has("ri324", mark::LOST), "where there is a way, one of them is");
}

#[test]
fn r9_5_blocked_a_remnant_that_can_neither_lose_nor_leave_stays() {
    let mut desk = assaults(GERMAN, &format!("{RING}, f1 2610 fresh"), (0, 2));
    desk.does("target 2610, with ir80, assault");
    assert!(desk.cited().contains(&"9.5.blocked"));
    assert!(desk.saw(|event| *event == Event::HitsWithoutEffect { side: FRENCH, count: 2 }));
    assert_eq!(desk.whereabouts("f1"), "2610");
}

// --- r.retreat, r.edge

#[test]
fn rr_retreat_stacking_is_no_limit() {
    let mut desk = struck("ri165 2610, ri324 2610, ri35 2611, ri42 2611", 1);
    desk.does("retreat, fall ri165 2611, fall ri324 2611");
    let there = ["ri165", "ri324", "ri35", "ri42"].map(|unit| desk.whereabouts(unit));
    assert_eq!(there, ["2611"; 4]);
}

#[test]
fn rr_retreat_towards_the_nearest_town_or_city_else_none() {
    let units = "ri35 2609, ri42 2609, ir80 2610, ir81 2610";
    let mut desk = assaults(FRENCH, units, (0, 1));
    desk.control_towns(FRENCH).does("target 2610, with ri35, with ri42, assault");
    assert_eq!(desk.refused("retreat"), "9.42.all", "no town is German");
    let mut desk = assaults(FRENCH, units, (0, 1));
    desk.control_towns(FRENCH);
    // Bezonvaux is two hexes off, Dieppe four.
    desk.control(GERMAN, "2409 3012").does("target 2610, with ri35, with ri42, assault, retreat");
    assert_eq!(ways(&desk, "ir80"), ["2510"], "towards Bezonvaux");
    let mut desk = assaults(FRENCH, units, (0, 1));
    desk.control_towns(FRENCH).control(GERMAN, "3012");
    desk.does("target 2610, with ri35, with ri42, assault, retreat");
    assert_eq!(ways(&desk, "ir80"), ["2711"], "towards Dieppe");
}

#[test]
fn rr_retreat_the_attacker_minds_the_assaulted_hex_while_a_defender_is_left() {
    // The 80th attacks northwards; nothing north of it is farther from 2610.
    let mut desk = assaults(GERMAN, "ir80 2611, ir81 2611, ri165 2610, ri324 2610", (1, 1));
    desk.does("target 2610, with ir80, with ir81, assault, lose ri165");
    assert_eq!(desk.refused("retreat"), "9.42.all");
    let mut desk = assaults(GERMAN, "ir80 2611, ir81 2611, ri165 2610", (1, 1));
    desk.does("target 2610, with ir80, with ir81, assault, retreat");
    assert_eq!(desk.whereabouts("ri165"), "2710");
    assert_eq!(desk.refused("retreat"), "9.42.all", "wherever the defenders are by now");
}

#[test]
fn rr_retreat_of_the_attacker_is_homewards_once_no_defender_is_left() {
    let mut desk = assaults(GERMAN, "ir80 2611, ir81 2611, bcp56 2610 reduced", (1, 2));
    desk.does("target 2610, with ir80, with ir81, assault, retreat");
    assert_eq!(ways(&desk, "ir80"), ["2511", "2711"]);
    assert_eq!(desk.refused("fall ir80 2612"), "9.5.direction");
    desk.does("fall ir80 2511, fall ir81 2711");
    assert_eq!(desk.p.phase, Phase::Assault, "nobody infiltrates (9.53)");
}

#[test]
fn rr_retreat_minds_support_only_next_to_the_target() {
    // German guns have come round 2610. From 2512 they reach 2511 and 2611 with their zone, but are not fled from.
    let mut desk = assaults(GERMAN, "ir80 2609, art21 2512, ri165 2610", (0, 1));
    desk.does("target 2610, with ir80, with art21, assault, retreat");
    assert_eq!(ways(&desk, "ri165"), ["2511", "2611", "2711"]);
    let mut desk = assaults(GERMAN, "ir80 2609, art21 2511, ri165 2610", (0, 1));
    desk.does("target 2610, with ir80, with art21, assault, retreat");
    assert_eq!(desk.whereabouts("ri165"), "2711", "those in 2511 are");
}

#[test]
fn rr_retreat_enemies_bar_the_way() {
    let desk = struck("ir81 2611, ri165 2610", 1).after("retreat");
    assert_eq!(ways(&desk, "ri165"), ["2511", "2711"]);
    assert!(!desk.may("fall ri165 2611"));
}

#[test]
fn rr_retreat_the_meuse_bars_the_way() {
    let mut desk = assaults(GERMAN, "ir80 1213, ri165 1214", (0, 1));
    desk.does("target 1214, with ir80, assault, retreat");
    assert_eq!(ways(&desk, "ri165"), ["1115", "1215", "1315"], "1115 by its bridge");
    let mut desk = assaults(GERMAN, "ir80 1214, ri165 1215", (0, 1));
    desk.does("target 1215, with ir80, assault, retreat");
    assert_eq!(ways(&desk, "ri165"), ["1216", "1316"], "1116 is across the river");
}

#[test]
fn rr_edge_is_north_for_the_germans() {
    let mut desk = assaults(FRENCH, "ri35 2611, ri42 2611, ir80 2610", (0, 1));
    desk.does("target 2610, with ri35, with ri42, assault, retreat");
    assert_eq!(ways(&desk, "ir80"), ["2510", "2609", "2710"]);
}

#[test]
fn rr_edge_is_south_for_the_french_then_east() {
    let mut desk = assaults(GERMAN, "ir80 2710, ri165 2610", (0, 1));
    desk.does("target 2610, with ir80, assault, retreat");
    assert_eq!(ways(&desk, "ri165"), ["2511", "2611"], "south while that can be done");
    let mut desk = assaults(GERMAN, "ir80 2611, ri165 2610", (0, 1));
    desk.does("target 2610, with ir80, assault, retreat");
    assert_eq!(desk.whereabouts("ri165"), "2710", "there is no other way than north-east");
}

// --- 9.51, 9.52

#[test]
fn r9_51_a_zone_costs_a_morale_test() {
    let mut desk = struck("ir87 2712, ri165 2610", 1);
    desk.rolling(&[3, 4]).does("retreat, fall ri165 2611");
    assert!(desk.cited().contains(&"9.51"));
    assert_eq!(tests(&desk), [(0, 7, false)], "7 on morale 7, nothing added");
    assert!(!desk.has("ri165", mark::DEMORALISED));
    let mut desk = struck("ir87 2712, ri165 2610", 1);
    desk.rolling(&[4, 4]).does("retreat, fall ri165 2611");
    assert_eq!(tests(&desk), [(0, 7, true)]);
    assert!(desk.has("ri165", mark::DEMORALISED) && desk.whereabouts("ri165") == "2611");
    let desk = struck("ir87 2712, ri165 2610", 1).after("retreat, fall ri165 2511");
    assert!(tests(&desk).is_empty(), "no enemy is next to 2511");
}

#[test]
fn r9_51_a_demoralised_unit_that_fails_loses_a_step() {
    let mut desk = struck("ir87 2712, ri165 2610 demoralised", 1);
    desk.rolling(&[5, 5]).does("retreat, fall ri165 2611");
    assert_eq!(tests(&desk), [(0, 6, true)]);
    assert!(desk.has("ri165", mark::REDUCED) && desk.has("ri165", mark::DEMORALISED));
}

#[test]
fn r9_51_every_hex_of_zone_has_its_test() {
    let mut desk = struck("ir87 2712, ri165 2610, ri324 2610", 4);
    desk.rolling(&[1, 1]).does("lose ri165, lose ri324, retreat, fall ri165 2611");
    assert_eq!(tests(&desk).len(), 1);
    desk.rolling(&[1, 1]).does("fall ri165 2612");
    assert_eq!(tests(&desk), [(0, 6, false)], "reduced, morale 6");
    assert_eq!(desk.whereabouts("ri165"), "2612", "a zone stops nobody");
}

#[test]
fn r9_51_a_friend_in_the_hex_spares_the_test() {
    let desk = struck("ir87 2712, ri165 2610, ri35 2611", 1).after("retreat, fall ri165 2611");
    assert!(tests(&desk).is_empty());
}

#[test]
fn r9_51_guns_and_headquarters_do_not_retreat_through_zones() {
    for unit in ["art72r", "qg-xxx"] {
        let desk = struck(&format!("ir87 2712, {unit} 2610"), 1).after("retreat");
        assert_eq!(desk.whereabouts(unit), "2511", "the only way clear of zones");
    }
    // Zones over 2511, 2611 and 2711.
    let mut desk = struck("ir87 2712, ir81 2512, art72r 2610, qg-xxx 2610", 1);
    assert_eq!(desk.refused("retreat"), "9.51.guns");
    desk.does("lose qg-xxx");
    assert_eq!(desk.whereabouts("art72r"), "2610");
}

#[test]
fn r9_51_guns_keep_out_of_a_zone_where_there_are_other_ways() {
    // The pioneers reach 2711 alone.
    let desk = struck("pi21 2811, art72r 2610", 1).after("retreat");
    assert_eq!(ways(&desk, "art72r"), ["2511", "2611"]);
    assert_eq!(desk.refused("fall art72r 2711"), "9.51.guns", "a weak zone is one too");
}

#[test]
fn r9_51_guns_enter_a_zone_where_a_friend_stands() {
    let desk = struck("pi21 2811, art72r 2610, ri35 2711", 1).after("retreat, fall art72r 2711");
    assert_eq!(desk.whereabouts("art72r"), "2711");
}

// --- r.follow

/// Zones over every hex that 2610 could fall back to, in one step.
const SHUT_IN: &str = "ir87 2712, ir81 2512";

#[test]
fn rr_follow_guns_go_where_infantry_has_stopped() {
    for unit in ["art72r", "qg-xxx"] {
        let mut desk = struck(&format!("{SHUT_IN}, {unit} 2610, ri165 2610"), 1).after("retreat");
        for hex in ["2511", "2611", "2711"] {
            assert_eq!(desk.refused(&format!("fall {unit} {hex}")), "9.51.guns", "nobody is there yet");
        }
        assert!(!desk.offers().iter().any(|offer| offer.contains(unit)));
        desk.rolling(&[1, 1]).does("fall ri165 2711");
        assert_eq!((desk.whereabouts("ri165"), desk.whereabouts(unit)), ("2711", "2711"));
        assert_eq!(tests(&desk), [(0, 7, false)], "only the first is tested");
    }
}

#[test]
fn rr_follow_holds_for_those_who_attack() {
    // French zones over 2509, 2608 and 2709.
    let mut desk = assaults(GERMAN, "ir80 2609, art21 2609, ri165 2610, ri35 2508, ri42 2708", (1, 0));
    desk.does("target 2610, with ir80, with art21, assault, retreat");
    assert_eq!(desk.refused("fall art21 2608"), "9.51.guns");
    desk.rolling(&[1, 1]).does("fall ir80 2608");
    assert_eq!((desk.whereabouts("ir80"), desk.whereabouts("art21")), ("2608", "2608"));
}

#[test]
fn rr_follow_no_farther_than_somebody_stops() {
    // Nobody stops in the first hex of two.
    let mut desk = struck(&format!("{SHUT_IN}, ri165 2610, art72r 2610"), 3);
    desk.control_towns(GERMAN).does("lose ri165");
    assert_eq!(desk.refused("retreat"), "9.51.guns");
    desk.does("lose ri165, done");
    assert!(desk.has("art72r", mark::LOST), "nobody is left to open the way");
}

#[test]
fn rr_follow_nobody_closes_the_way_of_another() {
    // Two hexes to go. Of the first only 2711 is clear, of the second none, and the enemy stands in 2512.
    let mut desk = struck("ir87 2512, ir116 2812, ri165 2610, art72r 2610", 3);
    desk.control_towns(GERMAN).does("lose ri165, retreat");
    assert_eq!(desk.refused("fall art72r 2711"), "9.51.guns", "they wait");
    assert_eq!(desk.refused("fall ri165 2511"), "r.follow", "it would end in 2411, where no guns can follow");
    assert_eq!((ways(&desk, "ri165"), ways(&desk, "art72r").len()), (vec!["2611".into(), "2711".into()], 0));
    // From 2611 it goes on to 2712, not to 2612, and the guns follow by 2711.
    desk.rolling(&[1, 1]).does("fall ri165 2611");
    assert_eq!((desk.whereabouts("ri165"), desk.whereabouts("art72r")), ("2712", "2712"));
}

#[test]
fn rr_follow_a_friend_on_whom_others_rely_waits() {
    // The guns in 2611 support from there; once they have gone, its zone bars those of 2610.
    let mut desk =
        assaults(GERMAN, &format!("ir80 2609, {SHUT_IN}, art72r 2610, xxx1 2611, ri35 2612"), (0, 1));
    desk.control_towns(GERMAN).does("target 2610, with ir80, assault, with xxx1, retreat");
    assert_eq!((desk.whereabouts("art72r"), desk.whereabouts("xxx1")), ("2611", "2612"), "of itself");
    let desk = desk_before_the_retreat().after("retreat");
    assert_eq!(desk.refused("fall xxx1 2612"), "r.follow");
    assert!(desk.may("fall art72r 2611") && desk.may("fall qg-xxx 2611"));
}

/// The same with a headquarters in 2610 as well.
fn desk_before_the_retreat() -> Desk {
    let units = format!("ir80 2609, {SHUT_IN}, art72r 2610, qg-xxx 2610, xxx1 2611, ri35 2612");
    let mut desk = assaults(GERMAN, &units, (0, 1));
    desk.control_towns(GERMAN).does("target 2610, with ir80, assault, with xxx1");
    desk
}

#[test]
fn rr_follow_what_the_dice_deny_is_taken_as_steps() {
    let mut desk = struck(&format!("{SHUT_IN}, ri324 2610 reduced demoralised, art72r 2610"), 1);
    desk.does("retreat").rolling(&[6, 6]).does("fall ri324 2611");
    assert!(desk.has("ri324", mark::LOST), "whoever was to open the way has fallen");
    assert!(desk.cited().contains(&"9.42.limited"));
    assert!(desk.saw(|event| *event == Event::NoWayBack { side: FRENCH }));
    assert!(desk.has("art72r", mark::LOST), "the guns pay for the hex they could not go");
    // With another that could open it they wait for him.
    let units = format!("{SHUT_IN}, ri324 2610 reduced demoralised, ri351 2610, art72r 2610");
    let mut desk = struck(&units, 1);
    desk.does("retreat").rolling(&[6, 6]).does("fall ri324 2611");
    assert!(desk.has("ri324", mark::LOST) && desk.whereabouts("art72r") == "2610");
    desk.does("fall ri351 2511");
    assert_eq!(desk.whereabouts("art72r"), "2511");
}

#[test]
fn rr_follow_the_player_chooses_who_pays() {
    let units = format!("{SHUT_IN}, ri324 2610 reduced demoralised, art72r 2610, qg-xxx 2610");
    let mut desk = struck(&units, 1);
    desk.does("retreat").rolling(&[6, 6]).does("fall ri324 2611");
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Losses));
    assert_eq!(desk.refused("retreat"), "9.42.limited");
    let mut offers = desk.offers();
    offers.sort();
    assert_eq!(offers, ["lose art72r", "lose qg-xxx"]);
    desk.does("lose qg-xxx");
    assert_eq!((desk.whereabouts("art72r"), desk.p.phase), ("2610", Phase::Assault));
}

#[test]
fn r9_52_interdiction_costs_a_morale_test() {
    for side in [GERMAN, FRENCH] {
        let mut desk = struck("ri165 2610", 1);
        desk.interdict(side, "2611").rolling(&[6, 2]).does("retreat, fall ri165 2611");
        assert!(desk.cited().contains(&"9.52"), "whoever laid the marker");
        assert_eq!(tests(&desk), [(0, 7, true)]);
        assert!(desk.has("ri165", mark::DEMORALISED));
    }
    let mut desk = struck("ri165 2610 demoralised", 1);
    desk.interdict(GERMAN, "2611").rolling(&[6, 2]).does("retreat, fall ri165 2611");
    assert!(desk.has("ri165", mark::REDUCED), "a second failure costs a step");
}

#[test]
fn r9_52_guns_and_headquarters_pass_an_interdicted_hex() {
    let mut desk = struck("art72r 2610, qg-xxx 2610", 1);
    desk.interdict(GERMAN, "2611").rolling(&[6, 6]).does("retreat, fall art72r 2611");
    assert_eq!(tests(&desk), [(0, 7, true)]);
    assert!(desk.has("art72r", mark::DEMORALISED) && desk.whereabouts("art72r") == "2611");
    desk.rolling(&[6, 6]).does("fall qg-xxx 2611");
    assert!(desk.has("qg-xxx", mark::CUT_OFF) && desk.whereabouts("qg-xxx") == "2611");
}

#[test]
fn r9_52_zone_and_marker_are_two_tests() {
    let mut desk = struck("ir87 2712, ri165 2610", 1);
    desk.interdict(GERMAN, "2611").rolling(&[1, 1, 1, 1]).does("retreat, fall ri165 2611");
    assert_eq!(tests(&desk).len(), 2);
}

// --- 9.53, 9.54

#[test]
fn r9_53_attackers_that_fell_back_do_not_infiltrate() {
    let mut desk = assaults(GERMAN, "ir80 2609, bcp56 2610 reduced", (1, 2));
    desk.does("target 2610, with ir80, assault");
    assert!(desk.has("bcp56", mark::LOST), "the hex is empty");
    desk.does("retreat, fall ir80 2608");
    assert_eq!((desk.p.phase, desk.whereabouts("ir80")), (Phase::Assault, "2608"));
    let mut desk = assaults(GERMAN, "ir80 2609, bcp56 2610 reduced", (1, 2));
    desk.does("target 2610, with ir80, assault, lose ir80");
    assert!(desk.may("infiltrate ir80 2610"), "one that held its ground may");
    desk.p.assault.repelled = true;
    assert_eq!(desk.refused("infiltrate ir80 2610"), "9.53");
}

#[test]
fn r9_53_attackers_that_fall_back_never_enter_the_hex_they_assaulted() {
    // 2610 lies towards the German edge and nobody is left in it. To fall back into it would be to infiltrate (9.6).
    let mut desk = assaults(GERMAN, "ir80 2611, ir81 2611, bcp56 2610 reduced", (2, 2));
    desk.does("target 2610, with ir80, with ir81, assault, lose ir80, retreat");
    assert_eq!(desk.refused("fall ir80 2610"), "9.53");
    assert!(!desk.offers().iter().any(|offer| offer.ends_with(" 2610")), "{:?}", desk.offers());
    desk.does("fall ir80 2511, fall ir81 2711");
    assert_eq!(desk.controls("2610"), FRENCH);
    // Nor on the way: two hexes back from 2511 there is no coming by 2610.
    let mut desk = assaults(GERMAN, "ir80 2611, ir81 2611, bcp56 2610 reduced", (4, 2));
    desk.does("target 2610, with ir80, with ir81, assault, lose ir80, lose ir81, retreat, fall ir80 2511");
    assert_eq!(ways(&desk, "ir80"), ["2410", "2510"]);
    assert_eq!(desk.refused("fall ir80 2610"), "9.53");
}

#[test]
fn r9_53_who_could_fall_back_only_into_the_assaulted_hex_takes_steps() {
    // Enemies on both sides of the way home: only 2610 would be left.
    let units = "ir80 2611, ir81 2611, bcp56 2610 reduced, ri35 2511, ri42 2711";
    let mut desk = assaults(GERMAN, units, (1, 2));
    desk.control_towns(FRENCH).does("target 2610, with ir80, with ir81, assault");
    assert_eq!(desk.refused("retreat"), "9.42.all");
    desk.does("lose ir80");
    assert!(desk.may("infiltrate ir81 2610"), "who has held his ground may go in");
}

#[test]
fn r9_53_a_match_kept_when_that_was_the_only_way_back_goes_on() {
    // Under version 2 of the rules these could be asked where to fall back, with 2610 as the only answer.
    let units = "ir80 2611, ir81 2611, bcp56 2610 reduced, ri35 2511, ri42 2711";
    let mut desk = assaults(GERMAN, units, (1, 2));
    desk.control_towns(FRENCH).does("target 2610, with ir80, with ir81, assault");
    let attackers = ["ir80", "ir81"].map(|unit| desk.unit(unit));
    desk.p.phase = Phase::Retreat;
    desk.p.assault.hits[GERMAN] = 0;
    desk.p.assault.distance = 1;
    desk.p.assault.to_retreat = attackers.iter().fold(0, |set, slot| set | 1 << slot);
    desk.p.assault.repelled = true;
    let text = contract::write_position(&desk.p);
    desk.p = contract::read_position(&desk.game, &text).expect("it is read");
    assert_eq!(desk.offers(), ["done"]);
    desk.does("done");
    assert_eq!(desk.p.phase, Phase::Losses, "what they cannot go is taken as steps");
    desk.does("lose ir80");
    assert_eq!(desk.p.phase, Phase::Assault);
}

#[test]
fn r9_53_a_remnant_of_the_attackers_does_not_enter_it_either() {
    let mut desk = assaults(GERMAN, "ir80 2611 reduced, bcp56 2610 reduced", (2, 2));
    desk.does("target 2610, with ir80, assault").rolling(&[1, 1]).does("remnant");
    assert_eq!(ways(&desk, "a1"), ["2511", "2711"]);
    assert_eq!(desk.refused("fall a1 2610"), "9.53");
}

#[test]
fn r9_54_support_that_is_not_beside_the_target_does_not_retreat() {
    let units = "ir80 2609, art21 2608, ri165 2610, art72r 2612";
    let mut desk = assaults(GERMAN, units, (1, 1));
    desk.does("target 2610, with ir80, with art21, assault, with art72r, retreat");
    assert!(ways(&desk, "art72r").is_empty());
    assert_eq!(desk.refused("fall art72r 2613"), "9.5");
    desk.does("fall ri165 2611, retreat");
    assert_eq!(desk.refused("fall art21 2607"), "9.5");
    desk.does("fall ir80 2509");
    assert_eq!((desk.whereabouts("art21"), desk.whereabouts("art72r")), ("2608", "2612"));
}

// --- Dug in.

#[test]
fn rr_dug_in_ends_with_a_retreat() {
    let desk = struck("ri165 2610 dug-in", 1).after("retreat, fall ri165 2611");
    assert!(!desk.has("ri165", mark::DUG_IN));
    let desk = struck("ri165 2610 dug-in", 1).after("lose ri165");
    assert!(desk.has("ri165", mark::DUG_IN), "a loss leaves it where it is");
}
