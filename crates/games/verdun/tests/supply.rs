//! Supply (6.1): sources, headquarters, lines and what cuts them, and what those out of supply cannot do.

use crate::common::*;
use verdun::tables::Shelling;

/// Which of these units are out of supply once their side has organised.
fn out(units: &str, side: Seat, prepare: impl FnOnce(&mut Desk)) -> Vec<String> {
    let mut desk = Desk::new(units);
    prepare(&mut desk);
    organise(&mut desk, side);
    let own = desk.game.counters.all.iter().filter(|counter| counter.side == side);
    own.filter(|counter| desk.has(&counter.id, mark::OUT)).map(|counter| counter.id.clone()).collect()
}

/// Nothing more to prepare.
fn so(_: &mut Desk) {}

/// Whether there is such a note on a unit.
fn has_note(desk: &Desk, unit: &str, wanted: &str) -> bool {
    let notes = desk.inspected(unit).notes;
    notes.iter().any(|note| matches!(note, Text::Key { key, .. } if key == wanted))
}

/// What the line of a unit to its headquarters costs, where it has one of at most 10 points.
fn cost(desk: &Desk, unit: &str) -> Option<i64> {
    desk.noted(unit, "note-line-to-headquarters", "cost")
}

/// The same of a unit and a headquarters on these hexes, with markers of a side.
fn line(unit: &str, headquarters: &str, markers: &str, side: Seat) -> Option<i64> {
    let mut desk = Desk::new(&format!("ri208 {unit}, qg-xxx {headquarters}"));
    for hex in markers.split_whitespace() {
        desk.interdict(side, hex);
    }
    cost(&desk, "ri208")
}

/// What the heavy guns roll in fair weather, on open ground, so that all in the target test their morale.
fn shaking(desk: &Desk) -> u8 {
    let tables = &desk.game.tables;
    let column = tables.barrage_column(6, 1).expect("a column");
    let tests = |die: &u8| matches!(tables.barrage[column][usize::from(*die) - 1], Shelling::Morale(_));
    (1..=6).find(tests).expect("a test in the column")
}

// Left of the Meuse the only road runs from 1115 to 1120 and on to Verdun; west of it the ground is open but for a few
// woods. From 0111 the straight way to the road, 0211 0312 0412 0513 0613 0714 0814 0915 1015 1116, is 10 points and
// the only one of 10; from 0110 it is 11. From 0616 to the road it is 5, from 0516 it is 6.

// --- The state.

#[test]
fn r6_1_the_state_holds_from_one_organisation_to_the_next() {
    let mut desk = Desk::new("qg-xxx 1120, ri208 0111, ri233 0110");
    organise(&mut desk, FRENCH);
    assert!(!desk.has("ri208", mark::OUT) && desk.has("ri233", mark::OUT));
    // One line is cut, the other is shortened; neither matters before the next organisation.
    desk.put("ir80 0813");
    let slot = desk.unit("ri233");
    let near = desk.hex("1121");
    desk.p.put(slot, near);
    organise(&mut desk, GERMAN);
    assert!(!desk.has("ri208", mark::OUT) && desk.has("ri233", mark::OUT));
    organise(&mut desk, FRENCH);
    assert!(desk.has("ri208", mark::OUT) && !desk.has("ri233", mark::OUT));
}

#[test]
fn r6_1_the_organisation_of_the_enemy_changes_nothing() {
    let mut desk = Desk::new("qg-xxx 1120, ri233 0110");
    organise(&mut desk, GERMAN);
    assert!(!desk.has("ri233", mark::OUT));
}

#[test]
fn rr_supply_the_table_shows_the_state_and_says_on_demand_what_it_would_be_now() {
    let mut desk = Desk::new("qg-xxx 1120, ri208 0111");
    organise(&mut desk, FRENCH);
    let shown = |desk: &Desk| {
        let table = desk.table(FRENCH);
        let piece = table.pieces.iter().find(|piece| piece.id == "ri208").expect("the 208th").clone();
        piece.marks.iter().any(|marker| marker.kind == "out-of-supply")
    };
    assert!(!shown(&desk));
    assert!(has_note(&desk, "ri208", "note-supply-in") && has_note(&desk, "ri208", "note-now-in"));
    desk.put("ir80 0813");
    assert!(!shown(&desk));
    assert!(has_note(&desk, "ri208", "note-supply-in") && has_note(&desk, "ri208", "note-now-out"));
    organise(&mut desk, FRENCH);
    assert!(shown(&desk));
    let enemy = desk.unit("ir80");
    desk.p.lift(enemy, mark::WAITING);
    assert!(has_note(&desk, "ri208", "note-supply-out") && has_note(&desk, "ri208", "note-now-in"));
}

// --- Sources.

#[test]
fn r6_11_sources_are_three_roads_in_the_north_and_five_in_the_south_and_east() {
    // Each with the hex next to it on its road.
    let sides = [
        (GERMAN, "qg-iii", vec![("0201", "0302"), ("1601", "1602"), ("2201", "2202")]),
        (
            FRENCH,
            "qg-xxx",
            vec![("1323", "1422"), ("1622", "1621"), ("3307", "3206"), ("3310", "3210"), ("3321", "3220")],
        ),
    ];
    for (side, headquarters, sources) in sides {
        for (source, beside) in &sources {
            for place in [source, beside] {
                let lost = out(&format!("{headquarters} {place}"), side, |desk| {
                    let others = sources.iter().filter(|(other, _)| other != source);
                    for (other, _) in others {
                        desk.control(side.other(), other);
                    }
                });
                assert!(lost.is_empty(), "{source} alone feeds it in {place}");
            }
            let lost = out(&format!("{headquarters} {beside}"), side, |desk| {
                for (source, _) in sources.iter() {
                    desk.control(side.other(), source);
                }
            });
            assert_eq!(lost, [headquarters], "{beside}");
        }
    }
}

#[test]
fn r6_11_a_road_that_does_not_leave_the_map_is_no_source() {
    // The ends of roads and railways that stop within the map, or leave it by rail.
    for hex in ["1115", "3316", "2113"] {
        let lost = out(&format!("qg-xxx {hex}"), FRENCH, |desk| {
            desk.control(GERMAN, "1323 1622 3307 3310 3321");
        });
        assert_eq!(lost, ["qg-xxx"], "{hex}");
    }
}

#[test]
fn r6_11_headquarters_are_the_only_source_of_their_units() {
    // On a source itself, next to the headquarters of another corps: it does not help.
    let lost = out("ir80 1601, qg-iii 1602, qg-viir 1501", GERMAN, so);
    assert_eq!(lost, ["ir80"]);
    assert!(out("ir80 1601, qg-xviii 1602", GERMAN, so).is_empty());
    let lost = out("z2 1323, qg-xxx 1422", FRENCH, so);
    assert_eq!(lost, ["z2"]);
}

#[test]
fn r6_11_headquarters_once_eliminated_leave_their_units_out_from_the_next_organisation_until_replaced() {
    let mut desk = Desk::new("qg-xviii 1601, ir80 1602, ir81 1603");
    organise(&mut desk, GERMAN);
    assert!(!desk.has("ir80", mark::OUT));
    desk.lose("qg-xviii", false);
    organise(&mut desk, FRENCH);
    assert!(!desk.has("ir80", mark::OUT), "not before the next organisation of its own side");
    organise(&mut desk, GERMAN);
    assert!(desk.has("ir80", mark::OUT) && desk.has("ir81", mark::OUT));
    desk.does("replace qg-xviii 1601");
    assert!(!desk.has("ir80", mark::OUT) && !desk.has("ir81", mark::OUT), "at once");
    assert!(desk.cited().contains(&"6.11.headquarters"), "{:?}", desk.cited());
}

#[test]
fn r6_11_headquarters_put_back_feed_those_that_depend_on_them_and_have_a_line() {
    // A remnant depends on any headquarters; the 233rd is too far off; the 2nd Zouaves are of another corps.
    let mut desk = Desk::new("ri208 1319, ri233 0110, f1 1316, z2 1319");
    desk.lose("qg-xxx", false);
    organise(&mut desk, FRENCH);
    for unit in ["ri208", "ri233", "f1", "z2"] {
        assert!(desk.has(unit, mark::OUT), "{unit}");
    }
    desk.does("replace qg-xxx 1421");
    assert!(!desk.has("ri208", mark::OUT) && !desk.has("f1", mark::OUT));
    assert!(desk.has("ri233", mark::OUT) && desk.has("z2", mark::OUT));
    let fed = desk.lines.iter().filter(|line| matches!(line.what, Event::Supplied { .. })).count();
    assert_eq!(fed, 2);
}

#[test]
fn r6_11_headquarters_put_back_without_a_line_of_their_own_feed_nobody() {
    let mut desk = Desk::new("ri208 1319");
    desk.lose("qg-xxx", false).control(GERMAN, "1323 1622 3307 3310 3321");
    organise(&mut desk, FRENCH);
    desk.does("replace qg-xxx 1421");
    assert!(desk.has("qg-xxx", mark::OUT) && desk.has("ri208", mark::OUT));
}

#[test]
fn r6_11_headquarters_are_not_needed_by_the_16th_division() {
    assert!(out("ri13 1323, art16 1421", FRENCH, so).is_empty());
}

#[test]
fn r6_11_captured_a_source_serves_nobody() {
    // Only 3307 is left to the French, and only 1601 to the Germans.
    let cut = |desk: &mut Desk| {
        desk.control(GERMAN, "1323 1622 3310 3321").control(FRENCH, "0201 2201");
    };
    assert!(out("qg-xxx 3206", FRENCH, cut).is_empty());
    let taken = |desk: &mut Desk| {
        cut(desk);
        desk.control(GERMAN, "3307");
    };
    assert_eq!(out("qg-xxx 3206", FRENCH, taken), ["qg-xxx"]);
    let retaken = |desk: &mut Desk| {
        taken(desk);
        desk.control(FRENCH, "3307");
    };
    assert!(out("qg-xxx 3206", FRENCH, retaken).is_empty());
    // The captor has nothing of it: a German headquarters at Maucourt is as badly off as before.
    let no_north = |desk: &mut Desk| {
        desk.control(GERMAN, "3307 3310").control(FRENCH, "0201 1601 2201");
    };
    assert_eq!(out("qg-v 3307", GERMAN, no_north), ["qg-v"]);
    let no_south = |desk: &mut Desk| {
        desk.control(FRENCH, "1601").control(GERMAN, "1323 1622 3307 3310 3321");
    };
    assert_eq!(out("qg-xxx 1601", FRENCH, no_south), ["qg-xxx"]);
}

#[test]
fn r6_11_captured_an_enemy_on_the_source_takes_it() {
    let mut desk = Desk::new("qg-xxx 3206, gr6 3208");
    desk.control(GERMAN, "1323 1622 3310 3321").does("take gr6, go 3308");
    let slot = desk.unit("gr6");
    let source = desk.hex("3307");
    desk.p.put(slot, source);
    desk.control(GERMAN, "3307");
    organise(&mut desk, FRENCH);
    assert!(desk.has("qg-xxx", mark::OUT));
    // He leaves again; the source stays his until it is retaken.
    desk.p.lift(slot, mark::WAITING);
    organise(&mut desk, FRENCH);
    assert!(desk.has("qg-xxx", mark::OUT));
}

// --- Lines.

#[test]
fn r6_12_roads_are_free_and_everything_else_may_cost_ten_points() {
    assert_eq!(out("qg-xxx 1120, ri208 0111, ri233 0110", FRENCH, so), ["ri233"]);
    let desk = Desk::new("qg-xxx 1120, ri208 0111, ri233 0110, ri243 1115, ri327 1515");
    assert_eq!(cost(&desk, "ri208"), Some(10));
    assert_eq!(cost(&desk, "ri233"), None);
    // Along the road from Charny.
    assert_eq!(cost(&desk, "ri243"), Some(0));
    // One hex to the road from Bras, across the bridge and on for nothing.
    assert_eq!(cost(&desk, "ri327"), Some(1));
}

#[test]
fn r6_12_grounds_in_one_hex_add_up() {
    // Wood and trench are 3; wood 2, slope 2; wood and slope 4; a trench on open ground 2; a town off its road 2.
    for (unit, headquarters, points) in [
        ("1507", "1506", 3),
        ("1508", "1507", 2),
        ("1408", "1407", 2),
        ("1305", "1404", 4),
        ("1008", "1007", 2),
        ("1203", "1104", 2),
        ("1708", "1709", 1),
    ] {
        assert_eq!(line(unit, headquarters, "", FRENCH), Some(points), "{unit} to {headquarters}");
    }
}

#[test]
fn r6_12_a_road_counts_only_where_it_is_linked() {
    // 1606 and 1507 touch, but the road through 1606 does not lead there.
    assert_eq!(line("1507", "1606", "", FRENCH), Some(1));
    assert_eq!(line("1606", "1507", "", FRENCH), Some(2));
    assert_eq!(line("1607", "1606", "", FRENCH), Some(0));
}

#[test]
fn r6_12_the_meuse_stops_a_line_but_for_its_bridges() {
    // 0101 lies next to the source 0201, across the river; the bridges are far.
    let lost = out("qg-viir 0101", GERMAN, so);
    assert_eq!(lost, ["qg-viir"]);
    assert!(out("qg-viir 0202", GERMAN, so).is_empty());
}

#[test]
fn r6_12_railway_lines_carry_french_supply_from_the_26th() {
    // East of Eix there is a railway and no road. With a German regiment before Dieppe the nearest road is 6 points
    // away from its end, and a headquarters that is cut off has 5.
    let units = "qg-xxx 3316 cut-off, ri208 3316, ri233 3017, ir80 2914";
    for (day, lost) in [(22, 3), (25, 3), (26, 0), (28, 0)] {
        let lost_now = out(units, FRENCH, |desk| {
            desk.day(day);
        });
        assert_eq!(lost_now.len(), lost, "{day}: {lost_now:?}");
    }
}

#[test]
fn r6_12_railway_lines_are_free_however_long() {
    let mut desk = Desk::new("qg-xxx 1421, ri208 3316");
    desk.day(25);
    // Five hexes of open ground to the road from Dieppe.
    assert_eq!(cost(&desk, "ri208"), Some(5));
    desk.day(26);
    assert_eq!(cost(&desk, "ri208"), Some(0));
    // A marker breaks the track as it breaks a road.
    desk.interdict(GERMAN, "3117");
    assert_ne!(cost(&desk, "ri208"), Some(0));
}

#[test]
fn r6_12_cut_off_headquarters_and_their_units_have_five_points() {
    // Ten points suffice for both; five only for the nearer.
    assert!(out("qg-xxx 1117, ri208 0616, ri233 0516", FRENCH, so).is_empty());
    assert_eq!(out("qg-xxx 1117 cut-off, ri208 0616, ri233 0516", FRENCH, so), ["ri233"]);
    // The headquarters itself has no more to reach its source.
    assert!(out("qg-xxx 0616 cut-off", FRENCH, so).is_empty());
    assert_eq!(out("qg-xxx 0516 cut-off", FRENCH, so), ["qg-xxx"]);
    assert!(out("qg-xxx 0516", FRENCH, so).is_empty());
}

#[test]
fn rr_cut_off_is_not_out_of_supply() {
    let mut desk = Desk::new("qg-xxx 1117 cut-off, ri208 0616");
    organise(&mut desk, FRENCH);
    assert!(desk.has("qg-xxx", mark::CUT_OFF) && !desk.has("qg-xxx", mark::OUT));
    // The other way round: it reaches no source, and was never shaken.
    let mut desk = Desk::new("qg-xxx 0110, ri208 0110, ri233 1117");
    organise(&mut desk, FRENCH);
    assert!(!desk.has("qg-xxx", mark::CUT_OFF) && desk.has("qg-xxx", mark::OUT));
    assert!(desk.has("ri208", mark::OUT) && desk.has("ri233", mark::OUT));
    let table = desk.table(FRENCH);
    let kinds = |id: &str| {
        let piece = table.pieces.iter().find(|piece| piece.id == id).expect("a piece");
        piece.marks.iter().map(|marker| marker.kind.clone()).collect::<Vec<_>>()
    };
    assert_eq!(kinds("qg-xxx"), ["out-of-supply"]);
}

#[test]
fn rr_cut_off_by_a_failed_test_until_it_rallies() {
    // A barrage that calls for a test. The headquarters fails with 12, and fails again.
    let mut desk = Desk::new("qg-xxx 1606, ri208 1117");
    let dice = [shaking(&desk), 6, 6];
    desk.at(GERMAN, Phase::Bombard).rolling(&dice).does("take heavy, barrage 1606");
    assert!(desk.has("qg-xxx", mark::CUT_OFF));
    let (unit, hex) = (desk.unit("qg-xxx"), desk.hex("1606"));
    assert!(desk.saw(|event| *event == Event::CutOff { unit, hex }));
    let before = desk.p.unit(unit).marks;
    desk.rolling(&dice).does("take heavy, barrage 1606");
    assert!(desk.saw(|event| matches!(event, Event::MoraleTest { failed: true, .. })));
    assert_eq!((desk.whereabouts("qg-xxx"), desk.p.unit(unit).marks), ("1606", before));
    assert_eq!(desk.noted("ri208", "note-line-to-headquarters", "limit"), Some(5));
    // Rallied with 7 in the recovery, its limit is 10 again.
    desk.rolling(&[3, 4]);
    organise(&mut desk, GERMAN);
    assert!(!desk.has("qg-xxx", mark::CUT_OFF));
    assert_eq!(desk.noted("ri208", "note-line-to-headquarters", "limit"), Some(10));
}

// --- Interdiction.

#[test]
fn r6_13_example_a_wood_under_a_marker_costs_four_with_or_without_a_road() {
    // 1507 has no road; 1713 has one, and is entered along it and beside it.
    for (unit, headquarters) in [("1508", "1507"), ("1613", "1713"), ("1714", "1713")] {
        assert_eq!(line(unit, headquarters, headquarters, GERMAN), Some(4), "{unit} to {headquarters}");
    }
    assert_eq!(line("1613", "1713", "", GERMAN), Some(0));
}

#[test]
fn r6_13_example_a_wood_and_a_trench_under_a_marker_cost_six() {
    // 1506 has no road; 1405 has one, and is entered along it and beside it.
    for (unit, headquarters) in [("1507", "1506"), ("1505", "1405"), ("1306", "1405"), ("1406", "1405")] {
        assert_eq!(line(unit, headquarters, headquarters, GERMAN), Some(6), "{unit} to {headquarters}");
    }
    assert_eq!(line("1505", "1405", "", GERMAN), Some(0));
}

#[test]
fn r6_13_leaving_an_interdicted_road_hex_is_paid_as_well() {
    // Along the road to Mormont, open ground; to Beaumont's side; and into the wood where no road leads.
    assert_eq!(line("1405", "1306", "", GERMAN), Some(0));
    for (headquarters, points) in [("1306", 1), ("1505", 1), ("1305", 2)] {
        assert_eq!(line("1405", headquarters, "1405", GERMAN), Some(points), "{headquarters}");
    }
    // Beyond the hex next to the marker the road is free again.
    assert_eq!(line("1405", "1104", "1405", GERMAN), Some(1));
}

#[test]
fn rr_broken_road_is_broken_on_both_sides_of_the_marker() {
    for (unit, headquarters) in [("1306", "1405"), ("1505", "1405")] {
        assert_eq!(line(unit, headquarters, "1405", GERMAN), Some(6), "{unit} to {headquarters}");
        assert_eq!(line(headquarters, unit, "1405", GERMAN), Some(1), "{headquarters} to {unit}");
    }
}

#[test]
fn rr_broken_road_the_neighbour_is_paid_only_when_entered_from_the_marker() {
    // 1505 and 1306 lie next to the marker on 1405; one comes to them by the rest of the road for nothing.
    assert_eq!(line("1605", "1505", "1405", GERMAN), Some(0));
    assert_eq!(line("1606", "1505", "1405", GERMAN), Some(0));
    assert_eq!(line("1205", "1306", "1405", GERMAN), Some(0));
    // And they may be left by it.
    assert_eq!(line("1505", "1605", "1405", GERMAN), Some(0));
}

#[test]
fn rr_broken_road_markers_of_either_side_hinder_both() {
    for side in [GERMAN, FRENCH] {
        assert_eq!(line("1505", "1405", "1405", side), Some(6));
        let mut desk = Desk::new("ir80 1505, qg-xviii 1405");
        desk.interdict(side, "1405");
        assert_eq!(cost(&desk, "ir80"), Some(6));
    }
}

#[test]
fn rr_stream_adds_its_point_once_and_is_not_doubled() {
    // The Orne runs between 2708 and 2707.
    assert_eq!(line("2709", "2708", "", GERMAN), Some(1));
    assert_eq!(line("2708", "2707", "", GERMAN), Some(2));
    assert_eq!(line("2708", "2707", "2707", GERMAN), Some(3));
    // Along a road it costs nothing: between Ornes and 2606.
    assert_eq!(line("2606", "2507", "", GERMAN), Some(0));
}

// --- The enemy.

#[test]
fn r6_14_a_line_passes_neither_enemies_nor_their_zones() {
    let units = "qg-xxx 1120, ri208 0111";
    assert!(out(units, FRENCH, so).is_empty());
    // A regiment, pioneers, guns and a remnant in 0813 close 0714 and 0814, whether their zone is strong or weak.
    for enemy in ["ir80", "pi21", "art21", "a1"] {
        assert_eq!(out(&format!("{units}, {enemy} 0813"), FRENCH, so), ["ri208"], "{enemy}");
    }
    // A headquarters has no zone; in the way itself it is an enemy like another.
    assert!(out(&format!("{units}, qg-xviii 0813"), FRENCH, so).is_empty());
    assert_eq!(out(&format!("{units}, qg-xviii 0714"), FRENCH, so), ["ri208"]);
}

#[test]
fn r6_14_a_friend_cancels_the_zone_of_his_hex() {
    let units = "qg-xxx 1120, ri208 0111, pi21 0813";
    // Both hexes that the zone closes must be held.
    assert_eq!(out(&format!("{units}, ri233 0714"), FRENCH, so), ["ri208"]);
    assert_eq!(out(&format!("{units}, ri233 0814"), FRENCH, so), ["ri208"]);
    assert!(out(&format!("{units}, ri233 0714, ri243 0814"), FRENCH, so).is_empty());
    // Any unit will do, and against any zone.
    assert!(out("qg-xxx 1120, ri208 0111, ir80 0813, art51r 0714, qg-xx 0814", FRENCH, so).is_empty());
}

#[test]
fn r6_14_a_source_under_an_enemy_zone_is_closed() {
    let only = |desk: &mut Desk| {
        desk.control(FRENCH, "0201 2201");
    };
    assert!(out("qg-xviii 1603", GERMAN, only).is_empty());
    assert_eq!(out("qg-xviii 1603, ri208 1501", GERMAN, only), ["qg-xviii"]);
    // Held by a friend it serves.
    let lost = out("qg-xviii 1603, ri208 1501, ir80 1601, ir81 1602", GERMAN, only);
    assert!(lost.is_empty(), "{lost:?}");
}

// --- Procedure.

/// The example of 6.15: headquarters at Haumont, a regiment south of Beaumont, a marker on 1405, and French units that
/// close the roads south and south-west of the regiment.
fn example(headquarters: &str) -> Desk {
    let mut desk =
        Desk::new(&format!("qg-xviii 1104 {headquarters}, ir80 1606, ri208 1608, ri233 1410, ri243 0907"));
    desk.interdict(FRENCH, "1405");
    desk
}

#[test]
fn r6_15_example_seven_points_along_the_road_through_the_marker() {
    let mut desk = example("");
    // The roads south and south-west of 1606 are the enemy's.
    for hex in ["1607", "1608", "1609", "1510", "1410", "1311"] {
        let closed = ["1608", "1410"].contains(&hex)
            || desk
                .game
                .map
                .beside(desk.hex(hex))
                .any(|near| desk.p.on(near).any(|slot| desk.game.counter(slot).side == FRENCH));
        assert!(closed && desk.game.map.road[desk.hex(hex).index()] != 0, "{hex}");
    }
    assert_eq!(desk.noted("ir80", "note-line-to-headquarters", "cost"), Some(7));
    assert_eq!(desk.noted("ir80", "note-line-to-headquarters", "limit"), Some(10));
    // The headquarters has the road west to 0201 for nothing.
    assert_eq!(desk.noted("qg-xviii", "note-line-to-source", "cost"), Some(0));
    organise(&mut desk, GERMAN);
    assert!(!desk.has("qg-xviii", mark::OUT) && !desk.has("ir80", mark::OUT));
    assert!(!desk.saw(|event| matches!(event, Event::OutOfSupply { .. })));
}

#[test]
fn r6_15_example_the_seven_points_are_six_and_one() {
    // Without the marker the road is free.
    let desk = Desk::new("qg-xviii 1104, ir80 1606, ri208 1608, ri233 1410");
    assert_eq!(cost(&desk, "ir80"), Some(0));
    // By road to 1505 for nothing, 6 into 1405, 1 out of it to the road next to it, and on for nothing.
    for (unit, headquarters, points) in [("1606", "1505", 0), ("1505", "1405", 6), ("1405", "1104", 1)] {
        assert_eq!(line(unit, headquarters, "1405", FRENCH), Some(points), "{unit} to {headquarters}");
    }
}

#[test]
fn r6_15_example_with_the_headquarters_cut_off_the_regiment_is_out_of_supply() {
    let mut desk = example("cut-off");
    assert!(has_note(&desk, "ir80", "note-no-line-to-headquarters"));
    assert_eq!(desk.noted("qg-xviii", "note-line-to-source", "cost"), Some(0));
    // It fails to rally with 12.
    desk.rolling(&[6, 6]);
    organise(&mut desk, GERMAN);
    assert!(desk.has("qg-xviii", mark::CUT_OFF) && !desk.has("qg-xviii", mark::OUT));
    assert!(desk.has("ir80", mark::OUT));
    let (unit, hex) = (desk.unit("ir80"), desk.hex("1606"));
    assert!(desk.saw(|event| *event == Event::OutOfSupply { unit, hex }));
}

#[test]
fn r6_15_a_headquarters_without_a_line_is_out_with_all_its_units() {
    let mut desk = Desk::new("qg-xxx 0110, ri208 0110, ri233 1120, xxx1 0211, z2 1421, qg-xx 1422");
    organise(&mut desk, FRENCH);
    for unit in ["qg-xxx", "ri208", "ri233", "xxx1"] {
        assert!(desk.has(unit, mark::OUT), "{unit}");
    }
    for unit in ["z2", "qg-xx"] {
        assert!(!desk.has(unit, mark::OUT), "{unit}");
    }
    let (unit, hex) = (desk.unit("qg-xxx"), desk.hex("0110"));
    let line = desk.lines.iter().find(|line| line.what == Event::OutOfSupply { unit, hex }).expect("a line");
    assert_eq!(verdun::rulebook().section(line.rule).id, "6.15");
}

#[test]
fn r6_15_a_headquarters_that_is_fed_again_says_so() {
    let mut desk = Desk::new("qg-xxx 1117 out, ri208 1116 out");
    organise(&mut desk, FRENCH);
    assert!(!desk.has("qg-xxx", mark::OUT) && !desk.has("ri208", mark::OUT));
    let supplied = |event: &&Event| matches!(event, Event::Supplied { .. });
    assert_eq!(desk.lines.iter().map(|line| &line.what).filter(supplied).count(), 2);
}

#[test]
fn r6_15_units_that_do_not_reach_their_headquarters_are_out() {
    let mut desk = Desk::new("qg-xxx 1120, ri208 0110, ri233 0111");
    organise(&mut desk, FRENCH);
    assert!(desk.has("ri208", mark::OUT) && !desk.has("ri233", mark::OUT) && !desk.has("qg-xxx", mark::OUT));
    let (unit, hex) = (desk.unit("ri208"), desk.hex("0110"));
    assert!(desk.saw(|event| *event == Event::OutOfSupply { unit, hex }));
    // Nothing is said of it a second time.
    organise(&mut desk, FRENCH);
    assert!(desk.has("ri208", mark::OUT));
    assert!(!desk.saw(|event| matches!(event, Event::OutOfSupply { .. })));
}

#[test]
fn r6_15_units_out_of_supply_are_noted_with_their_section() {
    let mut desk = Desk::new("qg-xxx 1120, ri208 0110");
    organise(&mut desk, FRENCH);
    assert!(desk.cited().contains(&"6.15.units"), "{:?}", desk.cited());
}

#[test]
fn rr_army_supply_guns_of_army_need_no_headquarters() {
    assert!(out("forges 0105, rail 1211", FRENCH, so).is_empty());
    // Shut in by enemies, without a source left.
    let lost = out("rail 1211, ir80 1212, ir81 1111, ir87 1210", FRENCH, |desk| {
        desk.control(GERMAN, "1323 1622 3307 3310 3321");
    });
    assert!(lost.is_empty(), "{lost:?}");
}

#[test]
fn rr_army_supply_a_remnant_traces_to_any_headquarters() {
    assert!(out("f1 0111, qg-xx 1120", FRENCH, so).is_empty());
    assert!(out("f1 0111, qg-xxx 1120", FRENCH, so).is_empty());
    assert!(out("a1 1602, qg-v 1601", GERMAN, so).is_empty());
    // Not to one out of reach, nor to one that is out of supply itself, nor to the enemy's.
    assert_eq!(out("f1 0110, qg-xx 1120", FRENCH, so), ["f1"]);
    assert_eq!(out("f1 0110, qg-xx 0110", FRENCH, so), ["qg-xx", "f1"]);
    assert_eq!(out("f1 1421", FRENCH, so), ["f1"]);
    // To one that is cut off with 5 points.
    assert!(out("f1 0616, qg-xx 1117 cut-off", FRENCH, so).is_empty());
    assert_eq!(out("f1 0516, qg-xx 1117 cut-off", FRENCH, so), ["f1"]);
}

#[test]
fn rr_army_supply_the_notes_of_a_remnant_show_the_nearest_headquarters_in_supply() {
    let desk = Desk::new("f1 0111, qg-xx 1120, qg-xxx 1422");
    assert_eq!(cost(&desk, "f1"), Some(10));
    assert_eq!(desk.noted("f1", "note-line-to-source", "cost"), Some(0));
    // The nearer one is out of supply itself.
    let desk = Desk::new("f1 0616, qg-xx 0110, qg-xxx 1117");
    assert!(has_note(&desk, "f1", "note-now-in"));
    assert_eq!(cost(&desk, "f1"), Some(5));
    let desk = Desk::new("f1 0616, qg-xx 1117 cut-off");
    assert_eq!(desk.noted("f1", "note-line-to-headquarters", "limit"), Some(5));
    // On the road itself, with no headquarters to trace to.
    for units in ["f1 1421", "f1 0110, qg-xx 0110"] {
        let desk = Desk::new(units);
        assert!(has_note(&desk, "f1", "note-now-out"), "{units}");
        assert!(has_note(&desk, "f1", "note-no-line-to-any-headquarters"), "{units}");
        assert!(!has_note(&desk, "f1", "note-line-to-source"), "{units}");
        let lines = desk.inspected("f1").overlays.into_iter().filter(|overlay| overlay.id == "supply-line");
        assert_eq!(lines.count(), 0, "{units}");
    }
}

#[test]
fn rr_verdun_in_german_hands_is_shown_as_no_source() {
    let mut desk = Desk::new("ri13 1520");
    assert_eq!(desk.noted("ri13", "note-line-to-source", "cost"), Some(0));
    desk.control(GERMAN, "1420 1421 1422 1521");
    assert!(has_note(&desk, "ri13", "note-now-out") && has_note(&desk, "ri13", "note-no-line-to-source"));
}

#[test]
fn r6_15_units_garrisons_are_always_in_supply() {
    let lost = out("ri208 2113, qg-xxx 0110", FRENCH, so);
    assert_eq!(lost, ["qg-xxx", "ri208"]);
}

// --- Effects.

#[test]
fn r6_16_infantry_moves_and_fights_at_half_rounded_up() {
    let units = "ir80 1202 out, rir13 1302 out, pi21 1402 out, ri208 1709 reduced out, bcp56 1709 out";
    let desk = Desk::new(units);
    let figures = |unit: &str| {
        let points = desk.noted(unit, "note-movement", "points");
        (points, desk.noted(unit, "note-attack", "strength"), desk.noted(unit, "note-defence", "strength"))
    };
    for (unit, points, strength) in
        [("ir80", 2, 3), ("rir13", 2, 3), ("pi21", 3, 1), ("ri208", 2, 1), ("bcp56", 3, 2)]
    {
        assert_eq!(figures(unit), (Some(points), Some(strength), Some(strength)), "{unit}");
    }
}

#[test]
fn r6_16_infantry_out_of_supply_goes_half_as_far_and_strikes_half_as_hard() {
    let desk = in_phase(FRENCH, Phase::Move, "ri208 0814 out").after("take ri208");
    assert!(desk.may("go 0816"));
    assert_eq!(desk.refused("go 0817"), "8.1");
    let mut desk = Desk::new("ir80 1606 out, ri208 1607 out");
    desk.at(GERMAN, Phase::Assault).does("target 1607, with ir80, assault");
    assert!(desk.saw(|event| matches!(event, Event::Assault { attack: 3, defence: 2, column: 1, .. })));
}

#[test]
fn r6_16_guns_and_headquarters_keep_their_movement() {
    let desk = Desk::new("xviii1 1202 out, art21 1302 out, qg-xviii 1601 out");
    for (unit, points, defence) in [("xviii1", 3, 2), ("art21", 4, 2), ("qg-xviii", 5, 1)] {
        assert_eq!(desk.noted(unit, "note-movement", "points"), Some(points), "{unit}");
        assert_eq!(desk.noted(unit, "note-defence", "strength"), Some(defence), "{unit}");
    }
}

#[test]
fn r6_16_nobody_out_of_supply_moves_strategically() {
    let mut desk = Desk::new("ri208 0814 out, art51r 0815 out, qg-xxx 0816 out, ri233 0817");
    desk.at(FRENCH, Phase::Move);
    for unit in ["ri208", "art51r", "qg-xxx"] {
        desk.does(&format!("take {unit}"));
        assert_eq!(desk.refused("march 0914"), "8.2.supply", "{unit}");
    }
    desk.does("take ri233, march 0914");
}

#[test]
fn r6_16_bombard_guns_out_of_supply_are_silent() {
    let mut desk = Desk::new("xviii1 1401 out, iii1 1801, ri208 1606, xxx1 1609 out, ir80 1605");
    desk.at(GERMAN, Phase::Bombard);
    assert_eq!(desk.refused("take xviii1"), "6.16.bombard");
    desk.does("take iii1");
    assert_eq!(desk.refused("with xviii1"), "6.16.bombard");
    desk.at(FRENCH, Phase::Bombard);
    assert_eq!(desk.refused("take xxx1"), "6.16.bombard");
}

#[test]
fn r6_16_support_guns_out_of_supply_support_no_attack() {
    let mut desk = Desk::new("ir80 1606, art21 1605 out, xviii1 1604 out, ri208 1607");
    desk.at(GERMAN, Phase::Assault).does("target 1607, with ir80");
    assert_eq!(desk.refused("with art21"), "6.16.support");
    assert_eq!(desk.refused("with xviii1"), "6.16.support");
}

#[test]
fn r6_16_support_guns_out_of_supply_support_the_defence_and_defend_themselves() {
    let mut desk = Desk::new("ir80 1606, ir81 1606, ri208 1607, art51r 1609 out, xxx1 1609 out");
    desk.at(GERMAN, Phase::Assault).does("target 1607, with ir80, with ir81, assault");
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Support));
    desk.does("with art51r, with xxx1");
    assert!(desk.saw(|event| matches!(event, Event::DefenceSupported { guns: 2, strength: 8, .. })));
    let mut desk = Desk::new("ir80 1606, xxx1 1607 out");
    desk.at(GERMAN, Phase::Assault).does("target 1607, with ir80, assault");
    assert!(desk.saw(|event| matches!(event, Event::Assault { defence: 2, .. })));
}

#[test]
fn r6_16_cumulative_infantry_is_at_a_quarter() {
    let units = "ir80 1202 out demoralised, ri165 1709 out demoralised, ri208 1710 reduced out demoralised";
    let desk = Desk::new(units);
    // A quarter of 6, of 5 and of 2, rounded up.
    for (unit, strength) in [("ir80", 2), ("ri165", 2), ("ri208", 1)] {
        assert_eq!(desk.noted(unit, "note-defence", "strength"), Some(strength), "{unit}");
    }
    let mut desk = Desk::new("ir80 1606, ri165 1607 out demoralised");
    desk.at(GERMAN, Phase::Assault).does("target 1607, with ir80, assault");
    assert!(desk.saw(|event| matches!(event, Event::Assault { attack: 6, defence: 2, column: 3, .. })));
}

#[test]
fn r6_16_cumulative_guns_only_defend_and_at_full_strength() {
    let gun = "xxx1 1609 out demoralised";
    let mut desk = Desk::new(&format!("ir80 1606, ri208 1607, {gun}"));
    assert_eq!(desk.noted("xxx1", "note-defence", "strength"), Some(2));
    desk.at(FRENCH, Phase::Bombard);
    assert_eq!(desk.refused("take xxx1"), "6.16.bombard");
    desk.at(FRENCH, Phase::Assault).does("target 1606, with ri208");
    assert!(["6.16.support", "12.3.support"].contains(&desk.refused("with xxx1")));
    // Not even defensive support is left to them, so nobody is asked.
    let mut desk = Desk::new(&format!("ir80 1606, ri208 1607, {gun}"));
    desk.at(GERMAN, Phase::Assault).does("target 1607, with ir80, assault");
    assert!(desk.saw(|event| matches!(event, Event::AssaultRolled { .. })));
    let mut desk = Desk::new("ir80 1608, xxx1 1609 out demoralised");
    desk.at(GERMAN, Phase::Assault).does("target 1609, with ir80, assault");
    assert!(desk.saw(|event| matches!(event, Event::Assault { defence: 2, .. })));
}
