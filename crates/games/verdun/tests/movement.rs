//! Movement (8.1, 8.5), the effects of terrain (11), the railway guns on the move (14.34), control (14.9).

use crate::common::*;
use contract::Show;
use verdun::routes::Routes;

// --- 8: from hex to hex.

#[test]
fn r8_units_move_alone_or_together_and_pay_for_every_hex() {
    let mut desk = Desk::new("ir80 0616, ir81 0616, ir87 0616").after("take ir80, with ir81, go 0618");
    assert!(desk.cited().contains(&"8"));
    assert_eq!(desk.paid(), 4);
    assert!(desk.saw(|event| matches!(event, Event::Moved { others: 1, .. })));
    desk.does("go 0619");
    assert_eq!(desk.paid(), 2, "they go on with what they have left");
    assert_eq!(
        ["ir80", "ir81", "ir87"].map(|unit| desk.whereabouts(unit).to_string()),
        ["0619", "0619", "0616"]
    );
    desk.does("take ir87, go 0617");
    assert_eq!(desk.whereabouts("ir87"), "0617");
}

#[test]
fn r8_a_stack_is_as_slow_as_its_slowest() {
    let mut desk = Desk::new("ir80 0616, pi21 0616, xviii1 0616").after("take pi21, with ir80");
    assert!(desk.may("go 0620") && !desk.may("go 0621"));
    desk.does("with xviii1");
    assert!(desk.may("go 0619") && !desk.may("go 0620"), "guns of corps have 3 points");
}

#[test]
fn r8_nobody_has_to_move() {
    let desk = Desk::new("ir80 0616, ri165 2910").after("done");
    assert_eq!((desk.asked(), desk.whereabouts("ir80")), (FRENCH, "0616"));
}

#[test]
fn r8_a_unit_moves_once_in_its_own_sides_phase() {
    let mut desk = Desk::new("ir80 0616, ir81 0717, ri165 2910");
    assert_eq!(desk.refused("take ri165"), "8");
    desk.does("take ir80, go 0617, take ir81, go 0718");
    assert_eq!(desk.refused("take ir80"), "8", "another has been taken up since");
    desk.does("stay");
    assert_eq!(desk.refused("go 0719"), "8");
}

#[test]
fn r8_only_those_of_one_hex_go_together() {
    let mut desk = Desk::new("ir80 0616, ir81 0617, ir87 0616").after("take ir80");
    assert_eq!(desk.refused("with ir81"), "8");
    desk.does("go 0617");
    assert_eq!(desk.refused("with ir81"), "8", "nobody is picked up on the way");
}

#[test]
fn r8_fired_guns_that_have_fired_do_not_move() {
    let mut desk = Desk::new("xviii1 0616 fired, art21 0616 fired, art25 0616, rail 1319");
    assert_eq!(desk.refused("take xviii1"), "8.fired");
    assert_eq!(desk.refused("take art21"), "8.fired");
    desk.does("take art25");
    assert_eq!(desk.refused("with art21"), "8.fired");
}

// --- 8.1: how far.

#[test]
fn r8_1_no_more_than_the_movement_of_the_unit() {
    let mut desk = Desk::new("ir80 0616, pi21 0616, xviii1 0616, qg-xviii 0616, art21 0616");
    for (unit, reach, beyond) in [
        ("ir80", "0620", "0621"),
        ("pi21", "0621", "0622"),
        ("xviii1", "0619", "0620"),
        ("qg-xviii", "0621", "0622"),
        ("art21", "0620", "0621"),
    ] {
        desk.does(&format!("take {unit}"));
        assert!(desk.may(&format!("go {reach}")), "{unit}");
        assert_eq!(desk.refused(&format!("go {beyond}")), "8.1", "{unit}");
    }
}

#[test]
fn r8_1_what_is_spent_is_spent() {
    let mut desk = Desk::new("ir80 0616").after("take ir80, go 0619");
    assert_eq!(desk.refused("go 0621"), "8.1");
    desk.does("go 0620");
    assert_eq!(desk.whereabouts("ir80"), "0620");
    assert_eq!(desk.refused("take ir80"), "8");
}

#[test]
fn r8_1_minimum_one_hex_whatever_it_costs() {
    // 1403 costs 5: wood, slope and trench. A regiment has 4, one out of supply 2, one in bad weather 3.
    for (unit, bad) in [("ir80 1402", false), ("ir80 1402 out", false), ("ir80 1402", true)] {
        let mut desk = Desk::new(unit);
        desk.p.bad_weather = bad;
        desk.does("take ir80, go 1403");
        assert_eq!(desk.whereabouts("ir80"), "1403");
        assert_eq!(desk.paid(), 10, "told at its price");
        assert!(desk.cited().contains(&"8.1.minimum"));
        assert!(!desk.may("take ir80") && !desk.may("go 1404"), "all its points are gone");
    }
    let mut desk = Desk::new("ir80 1401").after("take ir80");
    assert_eq!(desk.refused("go 1403"), "8.1", "not as the second hex");
    desk.does("go 1402");
    assert_eq!(desk.refused("go 1403"), "8.1");
}

#[test]
fn r8_1_minimum_is_offered_at_its_price() {
    let desk = Desk::new("ir80 1402").after("take ir80");
    let seat = desk.asked();
    let decision = desk.game.parse("go 1403").expect("notation");
    let offer = desk.game.offer(&desk.p, seat, decision);
    let words = Desk::words(Language::En);
    assert_eq!(words.say(&offer.figure.expect("a price")), "5");
    assert!(words.say(&offer.label).contains("5 points"), "{}", words.say(&offer.label));
    assert_eq!(offer.rule, "8.1.minimum");
    let near = desk.game.offer(&desk.p, seat, desk.game.parse("go 1401").expect("notation"));
    assert_eq!(near.rule, "8", "what it can pay for is no such hex");
}

#[test]
fn r8_1_each_unit_of_a_column_has_its_own_points() {
    // The regiment has 4 points, the pioneers 5: after four hexes together they go on alone.
    let mut desk = Desk::new("ir80 0616, pi21 0616").after("take ir80, with pi21, go 0620");
    assert_eq!(desk.refused("take ir80"), "8");
    desk.does("go 0621");
    assert_eq!((desk.whereabouts("ir80"), desk.whereabouts("pi21")), ("0620", "0621"));
    // Where the regiment enters by the free hex, the pioneers pay what it costs: 5, which is all they have.
    let desk = Desk::new("ir80 1402, pi21 1402").after("take pi21, with ir80, go 1403");
    assert!(!desk.may("go 1402"), "nothing is left to anybody");
}

#[test]
fn rr_column_those_who_can_go_on_together_do() {
    let mut desk = Desk::new("ir80 0616 out, pi21 0616, pi25 0616");
    desk.does("take ir80, with pi21, with pi25, go 0618");
    assert_eq!(desk.refused("go 0622"), "8.1");
    desk.does("go 0621");
    let places = ["ir80", "pi21", "pi25"].map(|unit| desk.whereabouts(unit));
    assert_eq!(places, ["0618", "0621", "0621"]);
}

#[test]
fn rr_column_one_number_for_all_is_still_read_from_matches_kept_before() {
    let desk = Desk::new("ir80 0616, pi21 0616").after("take ir80, with pi21, go 0617");
    let kept = contract::write_position(&desk.p);
    assert!(kept.contains(r#""spent":[2,2,2]"#), "{kept}");
    let before = kept.replace(r#""spent":[2,2,2]"#, r#""spent":2"#);
    let read = contract::read_position(&desk.game, &before);
    assert_eq!(read.expect("it is read"), desk.p);
}

#[test]
fn rr_column_units_may_be_left_on_the_way() {
    // After three hexes the regiment has one point left, the pioneers two.
    let mut desk = Desk::new("ir80 0616, pi21 0616, pi25 0616");
    desk.does("take ir80, with pi21, with pi25");
    assert_eq!(desk.refused("leave ir80"), "r.column", "nobody has set out");
    desk.does("go 0619");
    assert_eq!(desk.refused("go 0621"), "8.1", "the regiment has one point");
    desk.does("leave ir80, go 0620");
    assert!(desk.may("leave pi21"));
    desk.does("leave pi21, go 0621");
    assert_eq!(["ir80", "pi21", "pi25"].map(|unit| desk.whereabouts(unit)), ["0619", "0620", "0621"]);
    assert!(!desk.may("take ir80"), "it has moved");
}

#[test]
fn rr_column_the_last_one_is_put_down_not_left() {
    let desk = Desk::new("ir80 0616, pi21 0616").after("take ir80, with pi21, go 0617, leave ir80");
    assert_eq!(desk.refused("leave pi21"), "r.column");
    assert!(desk.may("stay"));
}

#[test]
fn rr_column_those_who_cannot_go_on_together_can_one_without_the_other() {
    // In 0617 the regiment has to stop. The chasseurs may go on into the zone, the headquarters may not.
    let mut desk = Desk::new("bcp56 0616, ri165 0616, qg-xxx 0616, ri35 0617, ir80 0618");
    desk.at(FRENCH, Phase::Move).does("take bcp56, with ri165, with qg-xxx, go 0617");
    assert_eq!(desk.refused("go 0518"), "8.42", "not with the headquarters");
    desk.does("leave qg-xxx, go 0518");
    assert_eq!(["bcp56", "ri165", "qg-xxx"].map(|unit| desk.whereabouts(unit)), ["0518", "0617", "0617"]);
}

#[test]
fn rr_column_goes_only_where_all_of_it_can() {
    let desk = Desk::new("ir80 0616 out, pi21 0616").after("take ir80, with pi21");
    assert!(desk.may("go 0618"));
    assert_eq!(desk.refused("go 0619"), "8.1", "the regiment has 2 points");
}

#[test]
fn r8_1_minimum_not_where_entry_is_barred() {
    let desk = Desk::new("ir80 1402, qg-xxx 1403").after("take ir80");
    assert_eq!(desk.refused("go 1403"), "8.11");
    let desk = Desk::new("art21 1402, ri165 1404").after("take art21");
    assert_eq!(desk.refused("go 1403"), "8.42");
}

#[test]
fn r8_1_minimum_holds_in_a_breakthrough() {
    let desk = in_phase(GERMAN, Phase::Break, "pi21 1402, pi25 0616").after("take pi21, go 1403");
    assert_eq!(desk.whereabouts("pi21"), "1403", "3 points, and 5 to pay");
}

#[test]
fn r8_1_corps_guns_that_move_are_turned_over() {
    let mut desk = Desk::new("xviii1 0616, xviii2 0616").after("take xviii1, go 0617");
    assert!(desk.cited().contains(&"8.1.corps-guns"));
    assert!(desk.has("xviii1", mark::FIRED) && !desk.has("xviii2", mark::FIRED));
    desk.does("go 0618");
    assert_eq!(desk.whereabouts("xviii1"), "0618", "it finishes its move all the same");
}

#[test]
fn r8_1_division_guns_are_turned_over_by_strategic_movement_alone() {
    let mut desk = Desk::new("art21 0616, art25 0616");
    desk.control(GERMAN, "0617").does("take art21, go 0617");
    assert!(!desk.has("art21", mark::FIRED));
    assert!(!desk.cited().contains(&"8.1.division-guns"));
    desk.does("take art25, march 0617");
    assert!(desk.has("art25", mark::FIRED));
    assert!(desk.cited().contains(&"8.1.division-guns"));
}

// --- 8.11: what is barred.

#[test]
fn r8_11_no_entry_where_an_enemy_is() {
    // A headquarters has no zone: only its hex is closed, to stop in and to pass.
    let mut desk = Desk::new("ir80 0617, qg-xxx 0618, qg-xviii 0617");
    for unit in ["ir80", "qg-xviii"] {
        desk.does(&format!("take {unit}"));
        assert_eq!(desk.refused("go 0618"), "8.11", "{unit}");
    }
    assert_eq!(desk.pays("ir80", "0619"), 6, "round it");
}

#[test]
fn r8_11_fort_the_germans_do_not_enter_a_fort_that_stands() {
    let mut desk = Desk::new("ir80 2112, ri165 2012").after("take ir80");
    assert_eq!(desk.refused("go 2113"), "8.11.fort");
    desk.lose("douaumont", true).lose("ri165", false).does("go 2113");
    assert_eq!(desk.whereabouts("ir80"), "2113", "ruins are open");
    let desk = in_phase(FRENCH, Phase::Move, "ri165 2112").after("take ri165, go 2113");
    assert_eq!(desk.whereabouts("ri165"), "2113", "the French are at home");
}

#[test]
fn r8_11_meuse_only_bridges_cross_it() {
    let mut desk = in_phase(FRENCH, Phase::Move, "ri165 1117, ri35 1115, ri42 1421, rit44 1117");
    for unit in ["ri165", "rit44"] {
        desk.does(&format!("take {unit}"));
        assert_eq!(desk.refused("go 1216"), "8.11.meuse", "{unit}");
        assert_eq!(desk.refused("go 1217"), "8.11.meuse", "{unit}");
    }
    assert_eq!(desk.pays("ri35", "1214"), 2, "by the bridge of Charny");
    assert_eq!(desk.pays("ri42", "1422"), 2, "by those of Verdun");
}

// --- 8.13, 8.14.

#[test]
fn r8_13_infiltration_costs_nothing() {
    let mut desk = Desk::new("ir80 0616, ri324 0620 reduced, ir50 2909, ri60 2910");
    desk.game.tables.assault = [[(0, 1); 6]; 9];
    desk.does("take ir80, go 0619");
    assert_eq!(desk.paid(), 8, "all it has");
    desk.does("done, target 0620, with ir80, assault, lose ri324, infiltrate ir80 0620");
    assert_eq!(desk.whereabouts("ir80"), "0620");
}

#[test]
fn r8_13_a_retreat_costs_nothing() {
    let mut desk = Desk::new("ir80 0616, ri165 0620, ir50 2909, ri60 2910");
    // Three hits on the attacker: a step and two hexes.
    desk.game.tables.assault = [[(3, 0); 6]; 9];
    desk.does("take ir80, go 0619");
    assert_eq!(desk.paid(), 8, "all it has");
    desk.does("done, target 0620, with ir80, assault, retreat, fall ir80 0618, fall ir80 0617");
    assert_eq!(desk.whereabouts("ir80"), "0617");
    assert!(desk.has("ir80", mark::REDUCED));
}

#[test]
fn r8_14_bad_weather_takes_a_point_from_everybody() {
    let mut desk = Desk::new("ir80 0616, pi21 0616, xviii1 0616, qg-xviii 0616, art21 0616");
    desk.bad_weather();
    for (unit, reach, beyond) in [
        ("ir80", "0619", "0620"),
        ("pi21", "0620", "0621"),
        ("xviii1", "0618", "0619"),
        ("qg-xviii", "0620", "0621"),
        ("art21", "0619", "0620"),
    ] {
        desk.does(&format!("take {unit}"));
        assert!(desk.may(&format!("go {reach}")), "{unit}");
        assert_eq!(desk.refused(&format!("go {beyond}")), "8.1", "{unit}");
    }
    let mut desk = Desk::new("rail 1319");
    desk.bad_weather().at(FRENCH, Phase::Move).does("take rail");
    assert!(desk.may("go 1314") && !desk.may("go 1313"), "nor are trains spared");
}

#[test]
fn r8_14_bad_weather_does_away_with_breakthroughs() {
    for (bad, then) in [(false, (GERMAN, Phase::Break)), (true, (FRENCH, Phase::Move))] {
        let mut desk = Desk::new("pi21 0616, ri165 2910");
        desk.p.bad_weather = bad;
        desk.does("done");
        assert_eq!((desk.asked(), desk.p.phase), then);
    }
}

#[test]
fn rr_weather_the_point_comes_off_before_halving_and_doubling() {
    // 4 less 1 is 3; half of it, rounded up, is 2, and twice it 6.
    let mut desk = Desk::new("ir80 0616 out, ir81 0616");
    desk.control(GERMAN, "0617 0618 0619 0620 0621 0622").bad_weather().does("take ir80");
    assert!(desk.may("go 0618"));
    assert_eq!(desk.refused("go 0619"), "8.1");
    desk.does("take ir81");
    assert!(desk.may("march 0622"), "six hexes");
    let mut desk = Desk::new("ir81 0615");
    desk.control(GERMAN, "0616 0617 0618 0619 0620 0621 0622").bad_weather().does("take ir81");
    assert_eq!(desk.refused("march 0622"), "8.1", "seven");
}

// --- 8.5: roads.

#[test]
fn r8_5_along_a_road_a_hex_costs_one_whatever_it_is() {
    let mut desk = Desk::new("ir80 1601, ir81 1602, ir87 1605");
    assert_eq!(desk.pays("ir80", "1603"), 4, "two hexes of wood");
    assert_eq!(desk.pays("ir81", "1604"), 4, "wood and a trench");
    assert_eq!(desk.pays("ir87", "1405"), 4, "two hexes, of which the second is wood with a trench");
}

#[test]
fn r8_5_who_comes_otherwise_pays_for_the_ground() {
    let mut desk = Desk::new("ir80 1502");
    assert_eq!(desk.pays("ir80", "1602"), 4);
    // 2015 and 2116 are both on roads, side by side, and not linked; 2016 is linked with 2116.
    let mut desk = in_phase(FRENCH, Phase::Move, "ri165 2015, ri35 2016");
    assert_eq!(desk.pays("ri165", "2116"), 4);
    assert_eq!(desk.pays("ri35", "2116"), 2);
}

// --- 11: terrain.

#[test]
fn r11_what_the_ground_costs_adds_up() {
    for (from, to, points) in [
        ("0616", "0617", 1),
        ("1302", "1303", 3),
        ("1402", "1403", 5),
        ("1402", "1503", 4),
        ("1505", "1604", 2),
        ("0508", "0608", 2),
        ("1706", "1806", 2),
    ] {
        // The pioneers have 5 points: the dearest hex of the map is theirs in full.
        let mut desk = Desk::new(&format!("pi21 {from}"));
        assert_eq!(desk.pays("pi21", to), 2 * points, "{from} to {to}");
    }
}

#[test]
fn r11_the_ground_bears_on_barrage_and_assault_too() {
    let mut desk = Desk::new("iii1 0801, ri165 0806");
    desk.bad_weather().at(GERMAN, Phase::Bombard).does("take iii1, barrage 0806");
    assert!(desk.saw(|event| matches!(event, Event::Barrage { shift: -3, .. })), "town and trench");
    let mut desk = Desk::new("ir80 1402, ir81 1402, ri324 1403, ir50 2909, ri60 2910");
    desk.at(GERMAN, Phase::Assault).does("target 1403, with ir80, with ir81, assault");
    let told = |event: &Event| matches!(event, Event::AssaultRolled { column: -1, .. });
    assert!(desk.saw(told), "3:1 less four columns for wood, slope and trench is 1:3");
}

#[test]
fn rr_stream_adds_a_point_once_and_is_not_doubled() {
    // The headquarters in 1508 keeps them from going round the end of the stream.
    let mut desk = Desk::new("ir80 1408, ir81 1408, ir87 1608, qg-xxx 1508");
    assert_eq!(desk.pays("ir80", "1509"), 4);
    assert_eq!(desk.pays("ir87", "1509"), 2, "not across the stream");
    desk.interdict(FRENCH, "1509").lose("ir80", false);
    assert_eq!(desk.pays("ir81", "1509"), 6, "the ground twice, the stream once");
}

#[test]
fn rr_stream_is_nothing_to_a_road() {
    let mut desk = Desk::new("ir80 2507, ir81 2607");
    assert_eq!(desk.pays("ir80", "2606"), 2);
    assert_eq!(desk.pays("ir81", "2606"), 4);
}

// --- 14.34: the railway guns.

#[test]
fn r14_34_the_railway_guns_move_after_firing() {
    let mut desk = Desk::new("rail 1319, ir80 1313, xxx1 1609");
    desk.at(FRENCH, Phase::Bombard).does("take rail, barrage 1313");
    desk.does("take xxx1, interdict 1313");
    assert_eq!(desk.p.phase, Phase::Move);
    assert!(desk.has("rail", mark::FIRED));
    assert_eq!(desk.refused("take xxx1"), "8.fired");
    desk.does("take rail, go 1317");
    assert_eq!(desk.whereabouts("rail"), "1317");
    assert!(desk.has("rail", mark::FIRED), "and are still turned over");
}

#[test]
fn r14_34_the_railway_guns_bombard_and_do_not_support() {
    let mut desk = Desk::new("rail 1319, ir80 1313, ri165 1314");
    desk.at(FRENCH, Phase::Assault).does("target 1313, with ri165");
    assert_eq!(desk.refused("with rail"), "9.32.army");
}

#[test]
fn r14_34_track_they_do_not_leave_the_railway() {
    let desk = in_phase(FRENCH, Phase::Move, "rail 1319, ri165 1319").after("take rail");
    assert_eq!(desk.refused("go 1320"), "14.34.track");
    assert_eq!(desk.refused("go 1418"), "14.34.track");
    assert_eq!(desk.refused("with ri165"), "14.34.track", "nobody rides along");
    assert!(desk.may("go 1419") && desk.may("go 1318"));
    // Hexes of railway side by side are not enough: there must be a track from one to the other.
    let mut desk = in_phase(FRENCH, Phase::Move, "rail 1420").after("take rail");
    let offers = desk.offers();
    assert!(offers.contains(&"go 1521".into()), "by 1421");
    desk.put("ir80 1421");
    assert_eq!(desk.refused("go 1521"), "14.34.track");
}

#[test]
fn rr_railway_a_hex_of_track_costs_one() {
    let mut desk = in_phase(FRENCH, Phase::Move, "rail 1319").after("take rail");
    assert_eq!(desk.refused("go 1212"), "8.1", "seven hexes");
    desk.does("go 1313");
    assert_eq!((desk.whereabouts("rail"), desk.paid()), ("1313", 12), "six, a town among them");
    let mut desk = in_phase(FRENCH, Phase::Move, "rail 1421");
    assert_eq!(desk.pays("rail", "1422"), 2, "over the bridge");
    let mut desk = in_phase(FRENCH, Phase::Move, "rail 2218");
    assert_eq!(desk.pays("rail", "2318"), 2, "up the slope, off the road");
}

#[test]
fn rr_railway_markers_do_not_slow_the_train() {
    let mut desk = Desk::new("rail 1319, ri165 1319");
    desk.interdict(GERMAN, "1318").at(FRENCH, Phase::Move);
    assert_eq!(desk.pays("rail", "1318"), 2);
    desk.does("go 1317");
    assert_eq!(desk.paid(), 2);
    assert_eq!(desk.pays("ri165", "1318"), 4, "others pay double for the ground");
}

#[test]
fn rr_railway_strategic_movement_is_twelve_hexes() {
    // From the end of the track by Vacherauville: 1211 1212 1313 … 1319 1419 1420 1421, and on to 1422.
    let mut desk = in_phase(FRENCH, Phase::Move, "rail 1111").after("take rail");
    assert!(desk.may("march 1421"));
    assert_eq!(desk.refused("march 1422"), "8.1");
    desk.does("march 1420");
    let paid = |event: &Event| matches!(event, Event::MarchedFar { halves: 22, .. });
    assert!(desk.saw(paid), "a point a hex: {:?}", desk.lines);
}

#[test]
fn rr_bridge_is_crossed_at_the_price_of_its_road() {
    for (from, to) in [("1214", "1115"), ("1421", "1422")] {
        let mut desk = in_phase(FRENCH, Phase::Move, &format!("ri165 {from}"));
        assert_eq!(desk.pays("ri165", to), 2, "{from} to {to}");
        let mut desk = Desk::new(&format!("ri165 {from}"));
        desk.at(FRENCH, Phase::Move).does(&format!("take ri165, march {to}"));
        let paid = |event: &Event| matches!(event, Event::MarchedFar { halves: 2, .. });
        assert!(desk.saw(paid), "{from} to {to}: both are urban (8.21)");
        // With the road broken: the town or the city beyond.
        let mut desk = Desk::new(&format!("ri165 {from}"));
        desk.interdict(GERMAN, from).at(FRENCH, Phase::Move);
        assert_eq!(desk.pays("ri165", to), 4, "{from} to {to}");
    }
}

// --- 14.9: control.

#[test]
fn rr_control_a_hex_changes_hands_when_a_unit_passes() {
    let mut desk = Desk::new("ir80 0616, qg-xviii 0716");
    assert_eq!(desk.controls("0617"), FRENCH);
    desk.does("take ir80, go 0619");
    assert!(desk.cited().contains(&"14.9"));
    for hex in ["0617", "0618", "0619"] {
        assert_eq!(desk.controls(hex), GERMAN, "{hex}");
    }
    assert_eq!(desk.controls("0718"), FRENCH, "what is only in reach stays");
    desk.does("take qg-xviii, go 0718");
    assert_eq!(desk.controls("0718"), GERMAN, "any unit does");
    desk.put("ri165 0520").at(FRENCH, Phase::Move).does("take ri165, go 0519");
    assert_eq!((desk.controls("0617"), desk.controls("0519")), (GERMAN, FRENCH));
}

#[test]
fn rr_control_by_retreat_and_infiltration_too() {
    let mut desk = Desk::new("ir80 0619, ri165 0620, ir50 2909, ri60 2910");
    desk.game.tables.assault = [[(1, 0); 6]; 9];
    desk.at(GERMAN, Phase::Assault).does("target 0620, with ir80, assault, retreat");
    assert_eq!(desk.controls("0618"), FRENCH);
    desk.does("fall ir80 0618");
    assert_eq!(desk.controls("0618"), GERMAN, "a hex that it falls back into");
    let mut desk = Desk::new("ir80 0619, ir81 0619, ri324 0620 reduced, ir50 2909, ri60 2910");
    desk.game.tables.assault = [[(0, 1); 6]; 9];
    desk.at(GERMAN, Phase::Assault).does("target 0620, with ir80, with ir81, assault, lose ri324");
    assert_eq!(desk.controls("0620"), FRENCH, "empty, and still French");
    desk.does("infiltrate ir81 0620");
    assert_eq!(desk.controls("0620"), GERMAN);
}

#[test]
fn rr_control_a_fort_that_stands_is_french() {
    let mut desk = Desk::new("ir80 2112");
    assert_eq!(desk.controls("2113"), FRENCH);
    desk.lose("douaumont", true);
    assert_eq!(desk.controls("2113"), FRENCH, "until somebody walks in");
    desk.does("take ir80, go 2113");
    assert_eq!(desk.controls("2113"), GERMAN);
}

#[test]
fn the_cheapest_way_is_kept() {
    let mut routes = Routes::new();
    routes.offer(Hex(5), 0, Hex(5));
    routes.offer(Hex(7), 4, Hex(5));
    routes.offer(Hex(6), 2, Hex(5));
    routes.offer(Hex(7), 3, Hex(6));
    routes.offer(Hex(7), 5, Hex(5));
    assert_eq!(routes.back(Hex(7)).collect::<Vec<_>>(), [Hex(7), Hex(6)]);
    assert_eq!(routes.onward(Hex(7)).collect::<Vec<_>>(), [Hex(7), Hex(6), Hex(5)]);
}
