//! Interdiction (7.2): how a marker is laid, what it hampers, when it goes.

use crate::common::*;

/// Whether a marker of a side lies on a hex.
fn lies(desk: &Desk, side: Seat, hex: &str) -> bool {
    desk.p.interdicted[side].has(desk.hex(hex).index())
}

/// Whether a gun lays a marker on a hex when the die shows this.
fn laid(gun: &str, at: &str, hex: &str, day: u8, die: u8) -> bool {
    let mut desk = Desk::new(at);
    let side = desk.game.counter(desk.unit(gun)).side;
    desk.day(day).at(side, Phase::Bombard);
    desk.rolling(&[die]).does(&format!("take {gun}, interdict {hex}"));
    assert!(desk.cited().contains(&"7.21"));
    let fired = desk.has(gun, mark::FIRED) || gun == "heavy";
    assert!(fired, "{gun} has fired, whatever came of it");
    lies(&desk, side, hex)
}

#[test]
fn r7_21_the_die_is_below_the_strength_of_the_guns() {
    for die in 1..=6 {
        assert_eq!(laid("iii1", "iii1 1801", "1606", 22, die), die < 5, "guns of corps, {die}");
        assert_eq!(laid("forges", "forges 0105", "0806", 22, die), die < 4, "Forges, {die}");
    }
}

#[test]
fn r7_21_a_6_always_fails_and_the_ground_does_not_matter() {
    for hex in ["1010", "0806", "1403"] {
        assert!(laid("heavy", "", hex, 22, 5), "{hex}");
        assert!(!laid("heavy", "", hex, 22, 6), "{hex}");
    }
}

#[test]
fn r7_21_the_hex_is_in_range() {
    let desk = shelling("iii1 1801").after("take iii1");
    assert!(desk.may("interdict 1809"));
    assert_eq!(desk.refused("interdict 1810"), "7.range");
}

#[test]
fn rr_marker_a_second_one_of_the_same_side_is_no_use() {
    let mut desk = shelling("iii1 1801");
    desk.interdict(GERMAN, "1606").interdict(FRENCH, "1607").does("take iii1");
    assert_eq!(desk.refused("interdict 1606"), "r.marker");
    assert!(desk.may("interdict 1607"), "that one is the enemy's");
}

#[test]
fn r7_21_alone_guns_do_not_combine() {
    let desk = shelling("iii1 1801, iii2 1801, ri165 1606").after("take iii1, with iii2");
    assert_eq!(desk.refused("interdict 1606"), "7.21.alone");
    assert!(desk.may("barrage 1606"));
}

#[test]
fn r7_22_the_road_is_void_and_the_ground_costs_double() {
    for side in [GERMAN, FRENCH] {
        // Along the road the wood costs 1, off it 2; under fire 4, by the road or not.
        let mut desk = Desk::new("ir80 1601, ir81 1601, ir87 1502");
        assert_eq!(desk.pays("ir80", "1602"), 2);
        desk.interdict(side, "1602");
        assert_eq!(desk.pays("ir81", "1602"), 8);
        desk.at(GERMAN, Phase::Move).put("ir81 1401, ir87 1502");
        assert_eq!(desk.pays("ir87", "1602"), 8);
    }
}

#[test]
fn r7_22_open_ground_under_fire_costs_two() {
    let mut desk = Desk::new("ir80 0616, ir81 0616");
    assert_eq!(desk.pays("ir80", "0617"), 2);
    desk.interdict(FRENCH, "0617");
    assert_eq!(desk.pays("ir81", "0617"), 4);
}

#[test]
fn r7_22_who_leaves_the_hex_pays_as_if_there_were_no_road() {
    let mut desk = Desk::new("ir80 1602, ir81 1602");
    assert_eq!(desk.pays("ir80", "1603"), 2);
    desk.interdict(FRENCH, "1602");
    assert_eq!(desk.pays("ir81", "1603"), 4);
}

#[test]
fn r7_22_elsewhere_the_road_goes_on() {
    // 1602 and 1603 are wood; a marker on 1604 leaves the road between them whole.
    let mut desk = Desk::new("ir80 1602");
    desk.interdict(FRENCH, "1604");
    assert_eq!(desk.pays("ir80", "1603"), 2);
}

#[test]
fn r7_22_whoever_retreats_through_it_tests_whoever_laid_it() {
    for side in [GERMAN, FRENCH] {
        let mut desk = Desk::new("ir80 0616, ri324 0617, ir50 2909, ri60 2910");
        // Three hits on the defender, one of them a step, then two hexes back.
        desk.game.tables.assault = [[(0, 3); 6]; 9];
        desk.interdict(side, "0618");
        desk.at(GERMAN, Phase::Assault).does("target 0617, with ir80, assault, retreat");
        desk.rolling(&[1, 1]).does("fall ri324 0618");
        let tests = |desk: &Desk| {
            desk.lines.iter().filter(|line| matches!(line.what, Event::MoraleTest { add: 0, .. })).count()
        };
        assert_eq!(tests(&desk), 1);
        assert!(desk.cited().contains(&"9.52"));
        desk.does("fall ri324 0619");
        assert_eq!(tests(&desk), 0, "the next hex is not under fire");
    }
}

#[test]
fn r7_22_removed_in_the_next_organisation_of_whoever_laid_it() {
    let mut desk = Desk::new("ir80 0616, ri165 2910");
    desk.interdict(GERMAN, "1606").interdict(FRENCH, "1607").does("done");
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Move));
    assert!(desk.cited().contains(&"7.22.removed"));
    assert!(lies(&desk, GERMAN, "1606") && !lies(&desk, FRENCH, "1607"), "the French have organised");
    desk.interdict(FRENCH, "1607").does("done");
    assert_eq!((desk.asked(), desk.p.day, desk.p.phase), (GERMAN, 23, Phase::Bombard));
    assert!(desk.cited().contains(&"7.22.removed"));
    assert!(!lies(&desk, GERMAN, "1606") && lies(&desk, FRENCH, "1607"), "and now the Germans");
}

#[test]
fn r7_22_removed_after_supply_is_checked() {
    let mut desk = Desk::new("ir80 0616, ri165 2910");
    desk.interdict(FRENCH, "1607").does("done");
    let first = |wanted: fn(&Event) -> bool| desk.lines.iter().position(|line| wanted(&line.what));
    let checked = first(|event| matches!(event, Event::OutOfSupply { .. }));
    let removed = first(|event| matches!(event, Event::MarkersLifted { .. }));
    assert!(checked.is_some() && checked < removed, "{:?}", desk.cited());
}

#[test]
fn r7_23_units_under_the_marker_are_not_affected() {
    let mut desk = shelling("iii1 1801, ri208 1606 dug-in, qg-xxx 1606, art51r 1606");
    let before = ["ri208", "qg-xxx", "art51r"].map(|id| *desk.p.unit(desk.unit(id)));
    desk.rolling(&[1, 6, 6, 6, 6]).does("take iii1, interdict 1606");
    assert!(lies(&desk, GERMAN, "1606"));
    assert_eq!(["ri208", "qg-xxx", "art51r"].map(|id| *desk.p.unit(desk.unit(id))), before);
    assert_eq!(desk.lines.len(), 1, "nobody tests");
    desk.at(FRENCH, Phase::Move);
    assert_eq!(desk.pays("ri208", "1707"), 2, "open ground next to it costs what it does");
}

#[test]
fn rr_marker_breaks_the_road_for_those_who_were_there_before() {
    // From Fleury the road runs to 2116, a wood.
    let mut desk = shelling("iii1 1909, z2 2016, z3 2016");
    desk.rolling(&[1]).does("take iii1, interdict 2016");
    assert!(lies(&desk, GERMAN, "2016"));
    assert_eq!(desk.lines.len(), 1, "nobody tests");
    desk.at(FRENCH, Phase::Move);
    assert_eq!(desk.pays("z2", "2116"), 4);
    let mut desk = in_phase(FRENCH, Phase::Move, "z2 2016");
    assert_eq!(desk.pays("z2", "2116"), 2, "without the marker");
}

#[test]
fn r7_23_source_no_marker_on_a_source_of_supply() {
    let desk = shelling("").after("take naval");
    for hex in ["0201", "1601", "2201", "1323", "1622", "3307", "3310", "3321"] {
        assert_eq!(desk.refused(&format!("interdict {hex}")), "7.23.source", "{hex}");
        assert_eq!(desk.why_not("naval", hex), "7.23.source", "an empty hex is not there to be shelled");
    }
    assert!(desk.may("interdict 1621") && desk.may("interdict 1602"), "next to one");
}

#[test]
fn r7_23_source_no_marker_on_verdun_which_feeds_the_16th() {
    // 14.2 calls every hex of Verdun a source; with 15.3 the 16th has a headquarters instead.
    let hexes = ["1420", "1421", "1422", "1521"];
    let mut desk = shelling("");
    assert_eq!(desk.game.map.city.iter().map(|hex| desk.game.map.name(*hex)).collect::<Vec<_>>(), hexes);
    desk.does("take naval");
    for hex in hexes {
        assert_eq!(desk.refused(&format!("interdict {hex}")), "7.23.source", "{hex}");
    }
    assert!(desk.may("interdict 1419"), "next to it");
    let mut desk = Desk::with("", "attached");
    desk.at(GERMAN, Phase::Bombard).does("take naval");
    assert!(hexes.iter().all(|hex| desk.may(&format!("interdict {hex}"))));
}

#[test]
fn rr_first_day_one_comes_off_the_die_of_the_germans() {
    for die in 1..=6 {
        assert_eq!(laid("iii1", "iii1 1801", "1606", 21, die), die <= 5, "{die} on the 21st");
        assert_eq!(laid("forges", "forges 0105", "0806", 21, die), die < 4, "the French, {die}");
    }
    assert!(laid("heavy", "", "1010", 21, 5));
    assert!(!laid("heavy", "", "1010", 21, 6), "an unmodified 6 fails");
}

#[test]
fn rr_first_day_helps_shaken_guns_too() {
    // Half of 5 is 3: below 3 on any day, below 4 on the first.
    for (day, die, there) in [(22, 2, true), (22, 3, false), (21, 3, true), (21, 4, false)] {
        assert_eq!(laid("iii1", "iii1 1801 demoralised", "1606", day, die), there, "{die} on the {day}th");
    }
}
