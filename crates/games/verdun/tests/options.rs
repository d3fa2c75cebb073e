//! The 16th Division (14.2) and the options (15).

use crate::common::*;
use verdun::position::Attached;

/// A corps as a position writes it.
fn corps(desk: &Desk, id: &str) -> Attached {
    let Ok(Decision::Attach(corps)) = Rules::parse(&desk.game, &format!("attach {id}")) else {
        panic!("no corps {id}");
    };
    Attached::to(corps)
}

// --- 14.2

#[test]
fn r14_2_the_16th_enters_in_the_east_and_belongs_to_no_corps() {
    let mut desk = Desk::new("");
    organise(desk.day(25), FRENCH);
    for unit in ["ri13", "ri29", "ri85", "ri95", "art16"] {
        assert_eq!(desk.whereabouts(unit), "1622", "{unit}");
        let corps = desk.game.counter(desk.unit(unit)).corps.expect("one of its own");
        assert!(desk.game.counters.corps[usize::from(corps)].independent);
    }
    assert_eq!(desk.p.attached, Attached::NONE, "and nobody is asked to give it one");
}

#[test]
fn r14_2_replacement_is_not_for_its_eliminated_units() {
    let mut desk = Desk::new("qg-xxx 1609, qg-xx 1421, ri29 1421 reduced");
    desk.lose("ri13", false);
    desk.day(26).at(FRENCH, Phase::Replace).p.replacements = 2;
    assert_eq!(desk.refused("replace ri13"), "14.2.replacement");
    assert!(desk.may("replace ri29"), "its reduced ones may be filled up");
}

#[test]
fn r14_2_supply_comes_from_any_hex_of_verdun() {
    // No headquarters is on the map, and every road to the edge is in German hands.
    let mut desk = Desk::new("ri13 1420, ri29 1620, ri165 1620");
    desk.control(GERMAN, "1323 1622 3307 3310 3321");
    organise(desk.day(24), FRENCH);
    assert!(!desk.has("ri13", mark::OUT) && !desk.has("ri29", mark::OUT));
    assert!(desk.has("ri165", mark::OUT));
    let mut desk = Desk::new("ri13 2610, ir80 2609, ir81 2511, ir87 2711");
    organise(desk.day(24), FRENCH);
    assert!(desk.has("ri13", mark::OUT), "it still needs a line to Verdun");
}

/// Whether the 16th is out of supply at Verdun's gate, with these hexes of Verdun in German hands.
fn sixteenth_is_out(lost: &str, enemies: &str) -> bool {
    let mut desk = Desk::new(&format!("ri13 1520{enemies}"));
    desk.control(GERMAN, lost);
    organise(desk.day(24), FRENCH);
    desk.has("ri13", mark::OUT)
}

#[test]
fn rr_verdun_feeds_the_16th_where_it_is_french() {
    assert!(!sixteenth_is_out("1420 1421 1422", ""), "one hex is enough");
    assert!(sixteenth_is_out("1420 1421 1422 1521", ""), "the Germans were there and are gone");
    // Of the hex that is left, 1420, German infantry north of it makes a closed one.
    assert!(!sixteenth_is_out("1421 1422 1521", ""));
    assert!(sixteenth_is_out("1421 1422 1521", ", ir80 1419"));
    assert!(!sixteenth_is_out("1421 1422 1521", ", ir80 1419, ri165 1420"), "a friend opens it");
}

#[test]
fn rr_verdun_is_a_source_where_it_is_french_and_the_16th_has_no_corps() {
    for (options, source) in [("", true), ("attached", false)] {
        let mut desk = Desk::with("ri13 1319", options);
        desk.control(GERMAN, "1420 1421").at(GERMAN, Phase::Bombard).does("take naval");
        for hex in ["1422", "1521"] {
            assert_eq!(desk.may(&format!("interdict {hex}")), !source, "{hex} with “{options}”");
        }
        for hex in ["1420", "1421"] {
            assert!(desk.may(&format!("interdict {hex}")), "{hex} is lost, and so no source (6.11)");
        }
        // So at the edge.
        assert_eq!(desk.refused("interdict 3307"), "7.23.source");
        desk.control(GERMAN, "3307");
        assert!(desk.may("interdict 3307"));
    }
}

// --- 15.1, 15.2

#[test]
fn r15_1_the_guns_at_forges_are_out_of_the_game() {
    let desk = Desk::begin(game(""), 1);
    assert_eq!(desk.whereabouts("forges"), "0105");
    let mut desk = Desk::campaign("left-bank");
    assert_eq!(desk.whereabouts("forges"), "");
    desk.at(FRENCH, Phase::Bombard);
    assert!(!desk.may("take forges") && desk.may("take rail"));
    assert_eq!(desk.game.score(&desk.p).losses.0, [0, 0], "they are no loss");
}

/// The Germans organise on the 25th and call the 121st Division.
fn called(options: &str) -> Desk {
    let mut desk = Desk::with("", options);
    organise(desk.day(24), GERMAN);
    assert_eq!((desk.p.day, desk.p.phase), (25, Phase::Call));
    desk.does("call");
    desk
}

#[test]
fn r15_2_the_121st_costs_nothing() {
    let desk = called("total-effort");
    assert!(desk.saw(|event| *event == Event::Called { free: true }));
    assert_eq!((desk.game.score(&desk.p).called, desk.game.score(&desk.p).points()), (0, 0));
    let desk = called("");
    assert!(desk.saw(|event| *event == Event::Called { free: false }));
    assert_eq!((desk.game.score(&desk.p).called, desk.game.score(&desk.p).points()), (1, -1));
}

// --- 15.3

#[test]
fn r15_3_the_16th_is_given_to_a_corps_on_arrival() {
    let mut desk = Desk::with("", "attached");
    organise(desk.day(25), FRENCH);
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Attach));
    assert_eq!(desk.refused("done"), "4.order", "it is decided now");
    assert_eq!(desk.refused("attach III"), "15.3", "a German corps");
    assert_eq!(desk.refused("attach 16"), "15.3");
    for id in ["XXX", "XX", "I"] {
        assert!(desk.may(&format!("attach {id}")), "{id}");
    }
    desk.does("attach XX");
    assert!(desk.cited().contains(&"15.3"));
    assert_eq!(desk.p.attached, corps(&desk, "XX"));
    organise(desk.day(26), FRENCH);
    assert_ne!(desk.p.phase, Phase::Attach, "once");
}

#[test]
fn rr_attached_to_i_corps_it_waits_for_its_headquarters() {
    let mut desk = Desk::with("", "attached");
    organise(desk.day(25), FRENCH);
    desk.does("attach I");
    assert!(!desk.has("ri13", mark::OUT), "supply was checked before it came");
    organise(desk.day(26), FRENCH);
    assert_eq!(desk.whereabouts("qg-i"), "1323");
    assert!(desk.has("ri13", mark::OUT), "checked before the headquarters came");
    organise(desk.day(27), FRENCH);
    assert!(!desk.has("ri13", mark::OUT));
}

#[test]
fn r15_3_attached_it_has_the_guns_of_its_corps() {
    let mut desk = assaults_with(GERMAN, "ir80 2609, ri13 2610, xx1 2612, xxx1 2612", "attached", (0, 0));
    desk.p.attached = corps(&desk, "XX");
    desk.does("target 2610, with ir80, assault");
    assert_eq!(desk.refused("with xxx1"), "9.32.corps");
    desk.does("with xx1");
    assert!(desk.saw(|event| matches!(event, Event::DefenceSupported { guns: 1, strength: 5, .. })));
}

#[test]
fn r15_3_attached_it_is_replaced_like_others() {
    let mut desk = Desk::with("qg-xx 1421", "attached");
    desk.p.attached = corps(&desk, "XX");
    desk.lose("ri13", false);
    desk.day(26).at(FRENCH, Phase::Replace).p.replacements = 2;
    desk.does("replace ri13");
    assert_eq!(desk.whereabouts("ri13"), "1421");
    assert!(desk.has("ri13", mark::REDUCED));
}

#[test]
fn r15_3_attached_it_is_supplied_by_its_headquarters() {
    let mut desk = Desk::with("ri13 1420", "attached");
    desk.p.attached = corps(&desk, "XX");
    organise(desk.day(22), FRENCH);
    assert!(desk.has("ri13", mark::OUT), "Verdun does not feed it");
    let mut desk = Desk::with("ri13 1609, qg-xx 1608", "attached");
    desk.p.attached = corps(&desk, "XX");
    desk.control(GERMAN, "1420 1421 1422 1521");
    organise(desk.day(22), FRENCH);
    assert!(!desk.has("ri13", mark::OUT));
}

// --- 15.4

/// The strength of Fort Douaumont in defence, with its garrison in this state.
fn fort_strength(options: &str, state: &str) -> u8 {
    let regiments = "ir80 2112, ir81 2112, ir87 2012, ir115 2012";
    let mut desk = assaults_with(GERMAN, &format!("{regiments}, douaumont 2113 {state}"), options, (0, 0));
    desk.does("target 2113, with ir80, with ir81, with ir87, with ir115, assault");
    desk.declared().1
}

#[test]
fn r15_4_garrisons_are_worth_2_then_1() {
    assert_eq!(fort_strength("heavy-forts", ""), 2);
    assert_eq!(fort_strength("heavy-forts", "reduced"), 1);
}

#[test]
fn r15_4_reduced_is_a_garrison_after_its_first_step() {
    let units = "ir80 2112, ir81 2112, ir87 2012, ir115 2012";
    let mut desk = assaults_with(GERMAN, units, "heavy-forts", (0, 0));
    desk.game.tables.assault = [[(0, 1); 6]; 9];
    desk.does("target 2113, with ir80, with ir81, assault");
    assert!(desk.cited().contains(&"15.4.reduced"));
    assert!(desk.has("douaumont", mark::REDUCED));
    assert_eq!((desk.whereabouts("douaumont"), desk.game.score(&desk.p).forts), ("2113", 0), "it stands");
    let mut desk = assaults_with(GERMAN, &format!("{units}, douaumont 2113 reduced"), "heavy-forts", (0, 0));
    desk.game.tables.assault = [[(0, 1); 6]; 9];
    desk.does("target 2113, with ir80, with ir81, with ir87, with ir115, assault");
    assert_eq!(desk.game.score(&desk.p).forts, 1, "it falls to the second");
}

#[test]
fn r15_4_zone_is_two_hexes_deep() {
    // 1614 is next to the work of Froideterre, 1613 two hexes off, 1612 three.
    for (options, ring) in [("heavy-forts", Some("8.43")), ("", None)] {
        let desk = Desk::with("art21 1613", options).after("take art21");
        assert_eq!(desk.refused("go 1614"), "8.42", "strong next to it");
        let desk = Desk::with("art21 1611", options).after("take art21");
        assert!(desk.may("go 1612"));
        match ring {
            Some(rule) => assert_eq!(desk.refused("go 1613"), rule, "weak beyond"),
            None => assert!(desk.may("go 1613")),
        }
    }
    let mut desk = Desk::with("art21 1611", "heavy-forts");
    desk.lose("froideterre", true).does("take art21");
    assert!(desk.may("go 1613"), "no fort, no zone");
}

#[test]
fn r15_4_zone_is_weak_to_infantry_in_the_second_ring() {
    let halves = |options: &str| Desk::with("ir80 1613", options).pays("ir80", "1612");
    assert_eq!((halves(""), halves("heavy-forts")), (2, 4), "one point more to leave it");
}

// --- 15.5

#[test]
fn r15_5_units_pass_one_another_on_through_zones() {
    // French regiments on both sides of 2609 and 2610; 2611 is out of their reach.
    let line = |options: &str| Desk::with("ir80 2608, ir81 2608, ir87 2608, ri165 2510, ri35 2710", options);
    let mut desk = line("infiltration").after("take ir87, go 2609, take ir81, go 2610");
    assert_eq!(desk.whereabouts("ir81"), "2610", "past the first, to stop in the next hex");
    desk.does("take ir80, go 2611");
    assert_eq!(desk.whereabouts("ir80"), "2611", "past both");
    let desk = line("").after("take ir87, go 2609, take ir81");
    assert!(!desk.may("go 2610"), "without the option the first zone stops it");
}

#[test]
fn r15_5_a_friend_takes_all_cost_from_a_zone() {
    let halves = |options: &str| {
        let mut desk = Desk::with("ir80 2609, ir81 2609, ir87 2710, ri165 2610", options);
        desk.pays("ir80", "2710")
    };
    assert_eq!(halves("infiltration"), 2, "straight from one strong zone to another");
    assert_eq!(halves(""), 8, "round about, and two points for the zones");
}

#[test]
fn r15_5_guns_and_retreats_pass_too() {
    let mut desk = Desk::with("art21 2608, ir81 2609, ri165 2610", "infiltration");
    desk.does("take art21, go 2609");
    assert_eq!(desk.whereabouts("art21"), "2609");
    let mut desk =
        assaults_with(GERMAN, "ir80 2609, ir87 2712, ri165 2610, ri35 2611", "infiltration", (0, 0));
    desk.game.tables.assault = [[(0, 1); 6]; 9];
    desk.does("target 2610, with ir80, assault, retreat, fall ri165 2611");
    assert!(!desk.saw(|event| matches!(event, Event::MoraleTest { .. })));
}

#[test]
fn r15_5_a_friend_opens_the_hex_to_those_who_are_placed() {
    let allowed = |options: &str| {
        let mut desk = Desk::with("qg-xviii 1601, ri208 1602", options);
        desk.lose("ir80", false);
        desk.at(GERMAN, Phase::Replace).p.replacements = 3;
        desk.may("replace ir80")
    };
    assert_eq!((allowed("infiltration"), allowed("")), (true, false), "a regiment with its headquarters");
    let asked = |options: &str| {
        let mut desk = Desk::with("qg-xxx 1609, ir80 1608", options);
        desk.lose("art72r", false);
        organise(desk.day(26), FRENCH);
        desk.p.phase == Phase::Petain && desk.may("replace art72r 1609")
    };
    assert_eq!((asked("infiltration"), asked("")), (true, false), "Pétain's guns");
    let arrived = |friend: &str, options: &str| {
        let mut desk = Desk::with(&format!("ir80 1322{friend}"), options);
        organise(desk.day(23), FRENCH);
        desk.whereabouts("z2") == "1323"
    };
    assert!(arrived(", ri165 1323", "infiltration"), "reinforcements");
    assert!(!arrived(", ri165 1323", "") && !arrived("", "infiltration"));
}

#[test]
fn r15_5_a_friend_opens_the_zone_to_strategic_movement() {
    let units = "ir80 2607, ir81 2609, ir87 2610, ri165 2510, ri35 2710";
    let mut desk = Desk::with(units, "infiltration");
    desk.control(GERMAN, "2608 2611").does("take ir80");
    assert!(desk.may("march 2609"), "to a friend in a zone");
    assert!(desk.may("march 2611"), "and past two of them");
}
