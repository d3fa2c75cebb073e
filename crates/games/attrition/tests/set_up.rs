//! Chapter 3: setting up.

use std::collections::BTreeSet;

use crate::common::*;

/// How many tiles of a nation lie at a place.
fn of_nation(desk: &Desk, nation: Nation, place: &str) -> u8 {
    let own = CLASSES.iter().filter(|info| info.nation == Some(nation));
    own.map(|info| desk.count(info.code, place)).sum()
}

/// The start of a game before anything is drawn.
fn start() -> Desk {
    Desk::new("", "turn 1, central, card")
}

#[test]
fn r3_1_1_eleven_regions_begin_neutral() {
    let mut neutral = names(start().p.neutral);
    neutral.sort_unstable();
    let expected = [
        "Armenia",
        "Bucharest",
        "Istanbul",
        "Levant",
        "MexicoCity",
        "NorthernItaly",
        "Rome",
        "Salonica",
        "Sofia",
        "SouthernStates",
        "Washington",
    ];
    assert_eq!(neutral, expected);
}

#[test]
fn r3_1_2_the_central_powers_begin_with_four_regions() {
    assert_eq!(names(start().p.control(CENTRAL)), ["Berlin", "Rhineland", "Vienna", "Hungary"]);
}

#[test]
fn r3_1_3_the_entente_begins_with_twelve_regions() {
    let expected = [
        "London",
        "Alexandria",
        "Paris",
        "Belgium",
        "Petrograd",
        "Moscow",
        "Baltics",
        "Poland",
        "Kiev",
        "Ukraine",
        "Caucasus",
        "Belgrade",
    ];
    assert_eq!(names(start().p.control(ENTENTE)), expected);
}

#[test]
fn r3_1_4_two_serbian_tiles_stand_in_belgrade_and_two_are_in_the_pouch() {
    for seed in 0..20 {
        let desk = Desk::begin("", seed);
        assert!(desk.cites("3.1.4"));
        assert_eq!(of_nation(&desk, Nation::Serbia, "Belgrade"), 2);
        assert_eq!(of_nation(&desk, Nation::Serbia, "pouch"), 2);
        let on_board: u8 = CLASSES.iter().map(|info| info.code).map(|code| on_the_board(&desk, code)).sum();
        assert_eq!(on_board, 2, "nothing else is on the board");
    }
}

#[test]
fn r3_1_4_the_two_serbian_tiles_are_drawn_at_random() {
    let artillery: BTreeSet<u8> =
        (0..20).map(|seed| Desk::begin("", seed).count("se.art", "Belgrade")).collect();
    assert_eq!(artillery, BTreeSet::from([0, 1]));
}

fn on_the_board(desk: &Desk, code: &str) -> u8 {
    Region::IDS.iter().map(|id| desk.count(code, id)).sum()
}

#[test]
fn r3_2_the_central_pouch_holds_all_german_and_austro_hungarian_tiles() {
    let desk = start();
    assert_eq!(of_nation(&desk, Nation::Germany, "pouch"), 16);
    assert_eq!(of_nation(&desk, Nation::AustriaHungary, "pouch"), 12);
    assert_eq!(desk.pile(CENTRAL, "pouch"), 28);
}

#[test]
fn r3_3_the_entente_pouch_holds_british_russian_french_and_two_serbian_tiles() {
    let desk = Desk::begin("", 3);
    assert_eq!(of_nation(&desk, Nation::Britain, "pouch"), 12);
    assert_eq!(of_nation(&desk, Nation::Russia, "pouch"), 20);
    assert_eq!(of_nation(&desk, Nation::France, "pouch"), 12);
    assert_eq!(of_nation(&desk, Nation::Serbia, "pouch"), 2);
    assert_eq!(desk.pile(ENTENTE, "pouch"), 46);
}

#[test]
fn r3_5_ottoman_bulgarian_and_mexican_tiles_wait_beside_the_turn_track() {
    let desk = start();
    assert_eq!(of_nation(&desk, Nation::Ottoman, "track"), 8);
    assert_eq!(of_nation(&desk, Nation::Bulgaria, "track"), 4);
    assert_eq!(of_nation(&desk, Nation::Mexico, "track"), 4);
    assert_eq!(desk.pile(CENTRAL, "track"), 16);
}

#[test]
fn r3_6_italian_greek_romanian_and_american_tiles_wait_beside_the_turn_track() {
    let desk = start();
    assert_eq!(of_nation(&desk, Nation::Italy, "track"), 8);
    assert_eq!(of_nation(&desk, Nation::Greece, "track"), 2);
    assert_eq!(of_nation(&desk, Nation::Romania, "track"), 4);
    assert_eq!(of_nation(&desk, Nation::Usa, "track"), 8);
    assert_eq!(desk.pile(ENTENTE, "track"), 22);
}

#[test]
fn r3_7_the_game_begins_in_spring_1914_with_the_central_powers() {
    let desk = Desk::begin("", 0);
    assert_eq!((desk.p.turn + 1, desk.p.active()), (1, CENTRAL));
}

#[test]
fn r3_8_the_central_powers_begin_with_7_points_of_industry_and_the_entente_with_12() {
    assert_eq!(Seat::BOTH.map(|side| start().industry(side)), [7, 12]);
}
