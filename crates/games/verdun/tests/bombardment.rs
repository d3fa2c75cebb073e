//! Bombardment (7): barrages, what they do, who may be shelled; the guns of the armies (14.3).

use crate::common::*;
use verdun::tables::Shelling;

/// A barrage as the journal tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Laid {
    strength: u8,
    shift: i8,
    result: u8,
}

/// Results of a barrage as the journal numbers them.
const NOTHING: u8 = 0;
const M: u8 = 1;
const X: u8 = 4;

/// The barrage that was just laid.
fn laid(desk: &Desk) -> Laid {
    let barrage = desk.told(|event| match event {
        Event::Barrage { strength, shift, result, .. } => Some(Laid { strength, shift, result }),
        _ => None,
    });
    barrage.expect("a barrage was laid")
}

/// Whether the barrage that was just laid was resolved on the highest column, 19 and more.
fn on_the_last_column(desk: &Desk) -> bool {
    let last = desk.game.tables.strengths.len() as u8;
    assert_eq!(desk.game.tables.strengths.last(), Some(&19));
    desk.saw(|event| matches!(event, Event::Barrage { column, .. } if *column == last))
}

/// Shots that guns off the map have left.
fn shots(desk: &Desk, id: &str) -> u8 {
    desk.p.unit(desk.unit(id)).shots
}

/// Everybody lets everything pass until the day is over.
fn next_day(desk: &mut Desk) {
    let day = desk.p.day;
    while desk.p.day == day {
        desk.does("done");
    }
}

// --- 7: who fires, once, how far.

#[test]
fn r7_guns_that_fire_are_turned_over_and_neither_move_nor_support() {
    let mut desk = giving(Shelling::Nothing, "iii1 1801, iii2 1801, gr8 1607, ri208 1606");
    desk.does("take iii1, barrage 1606, take iii2, interdict 1608");
    for gun in ["iii1", "iii2"] {
        assert!(desk.has(gun, mark::FIRED), "{gun}");
    }
    desk.at(GERMAN, Phase::Move);
    assert_eq!(desk.refused("take iii1"), "8.fired");
    desk.at(GERMAN, Phase::Assault).does("target 1606, with gr8");
    assert_eq!(desk.refused("with iii1"), "9.3.fired");
    assert_eq!(desk.refused("with iii2"), "9.3.fired");
}

#[test]
fn r7_nothing_but_ones_own_guns_bombards() {
    let desk = shelling("gr8 1801, qg-iii 1801, iii1 1801, xxx1 1609, ri208 1606");
    assert_eq!(desk.refused("take gr8"), "7");
    assert_eq!(desk.refused("take qg-iii"), "7");
    assert_eq!(desk.refused("take xxx1"), "7");
    assert_eq!(desk.refused("barrage 1606"), "7", "with nothing in hand");
    assert!(desk.may("take iii1"));
}

#[test]
fn r7_once_guns_fire_once_a_turn() {
    let mut desk = giving(Shelling::Nothing, "iii1 1801, iii2 1801, ri208 1606");
    desk.does("take iii1, barrage 1606");
    assert_eq!(desk.refused("take iii1"), "7.once");
    desk.does("take iii2");
    assert_eq!(desk.refused("with iii1"), "7.once");
    assert_eq!(desk.refused("with iii2"), "7.once", "nor twice in one barrage");
}

#[test]
fn r7_range_a_target_is_within_the_range_of_all_guns() {
    let mut desk = shelling("iii1 1801, iii2 1802, ri208 1809, ri233 1810").after("take iii1");
    assert!(desk.may("barrage 1809"), "8 hexes");
    assert_eq!(desk.refused("barrage 1810"), "7.range", "9 hexes");
    desk.does("take iii2");
    assert!(desk.may("barrage 1810"), "8 hexes from 1802");
    desk.does("with iii1");
    assert_eq!(desk.refused("barrage 1810"), "7.range", "too far for one of the two");
}

#[test]
fn r7_division_guns_of_division_do_not_bombard() {
    let mut desk = shelling("art5 1603, iii1 1801, ri208 1606");
    assert_eq!(desk.refused("take art5"), "7.division");
    desk.does("take iii1");
    assert_eq!(desk.refused("with art5"), "7.division");
}

// --- 7.1: the barrage.

#[test]
fn r7_1_strengths_are_added_and_every_unit_in_the_hex_is_struck() {
    let mut desk = giving(Shelling::Morale(0), "iii1 1801, iii2 1801, ri208 1606, ri233 1606, ri243 1607");
    desk.rolling(&[1, 6, 6, 1, 1]).does("take iii1, with iii2, barrage 1606");
    assert_eq!(laid(&desk), Laid { strength: 10, shift: 1, result: M });
    assert!(desk.cited().contains(&"7.1"));
    assert_eq!(desk.tests(), [("ri208", 0, 6, true), ("ri233", 0, 6, false)]);
    assert!(desk.has("ri208", mark::DEMORALISED) && !desk.has("ri233", mark::DEMORALISED));
}

#[test]
fn r7_1_target_a_barrage_needs_enemies() {
    let desk = shelling("iii1 1801, gr8 1605, ri208 1606").after("take iii1");
    assert_eq!(desk.refused("barrage 1607"), "7.1.target");
    assert_eq!(desk.refused("barrage 1605"), "7.1.target", "one's own");
    assert!(desk.may("barrage 1606"));
}

// --- 7.11: what it does.

#[test]
fn r7_11_a_dash_does_nothing() {
    let mut desk = giving(Shelling::Nothing, "iii1 1801, ri208 1606");
    desk.rolling(&[6, 6, 6]).does("take iii1, barrage 1606");
    assert_eq!(laid(&desk), Laid { strength: 5, shift: 1, result: NOTHING });
    assert!(desk.tests().is_empty());
    assert!(!desk.has("ri208", mark::DEMORALISED | mark::REDUCED));
}

#[test]
fn r7_11_m_m1_and_m2_add_0_1_and_2_to_the_dice() {
    for add in 0..3 {
        // With what is added, 7 in all: the morale of the 165th, which passes; one more, and it fails.
        let (low, high) = (4 - add, 5 - add);
        for (second, fails) in [(low, false), (high, true)] {
            let mut desk = giving(Shelling::Morale(add), "iii1 1801, ri165 1606");
            desk.rolling(&[1, 3, second]).does("take iii1, barrage 1606");
            assert_eq!(laid(&desk).result, M + add);
            assert_eq!(desk.tests(), [("ri165", add, 7, fails)]);
            assert_eq!(desk.has("ri165", mark::DEMORALISED), fails);
        }
    }
}

#[test]
fn r7_11_infantry_and_guns_that_fail_are_demoralised() {
    let mut desk = giving(Shelling::Morale(0), "iii1 1801, ri165 1606, art72r 1606, xxx1 1606");
    desk.rolling(&[1, 4, 4, 4, 4, 1, 1]).does("take iii1, barrage 1606");
    assert_eq!(
        desk.tests(),
        [("xxx1", 0, 7, true), ("ri165", 0, 7, true), ("art72r", 0, 7, false)],
        "in the order of the counters"
    );
    assert!(desk.has("xxx1", mark::DEMORALISED) && desk.has("ri165", mark::DEMORALISED));
    assert!(!desk.has("art72r", mark::DEMORALISED));
    assert!(desk.cited().contains(&"7.11"));
}

#[test]
fn r7_11_example_the_208th_breaks_in_1606_and_the_56th_chasseurs_hold() {
    let mut desk = shelling("iii1 1801, iii2 1801, ri208 1606, bcp56 1606");
    desk.day(23);
    // The two guns of III Corps and the heavy guns: 5 + 5 + 6, in fine weather, on open ground.
    desk.does("take iii1, with iii2, with heavy").rolling(&[5]).does("barrage 1606");
    assert_eq!(laid(&desk), Laid { strength: 16, shift: 1, result: X });
    assert!(on_the_last_column(&desk));
    // The French choose, and turn over their reserves.
    assert_eq!(desk.asked(), FRENCH);
    assert!(desk.may("lose bcp56") && desk.may("lose ri208"));
    // Both test at M2: 4 + 2 against 8 for the chasseurs, 6 + 2 for the 208th, whose printed morale is 6.
    desk.rolling(&[1, 3, 2, 4]).does("lose ri208");
    assert_eq!(desk.tests(), [("bcp56", 2, 8, false), ("ri208", 2, 5, true)]);
    assert!(desk.has("ri208", mark::REDUCED) && desk.has("ri208", mark::DEMORALISED));
    assert!(!desk.has("bcp56", mark::REDUCED | mark::DEMORALISED));
    assert_eq!((desk.whereabouts("ri208"), desk.whereabouts("bcp56")), ("1606", "1606"));
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Bombard));
}

#[test]
fn r7_11_headquarters_that_fail_are_cut_off_not_demoralised() {
    let mut desk = giving(Shelling::Morale(0), "iii1 1801, qg-xxx 1606");
    desk.rolling(&[1, 4, 3]).does("take iii1, barrage 1606");
    assert_eq!(desk.tests(), [("qg-xxx", 0, 7, false)]);
    assert!(!desk.has("qg-xxx", mark::CUT_OFF));
    desk.put("iii2 1801").rolling(&[1, 4, 4]).does("take iii2, barrage 1606");
    assert_eq!(desk.tests(), [("qg-xxx", 0, 7, true)]);
    assert!(desk.has("qg-xxx", mark::CUT_OFF) && !desk.has("qg-xxx", mark::DEMORALISED));
    assert!(desk.saw(|event| matches!(event, Event::CutOff { .. })));
}

#[test]
fn r7_11_headquarters_leave_an_entry_when_they_are_cut_off() {
    let mut desk = giving(Shelling::Morale(0), "iii1 1801, qg-xxx 1606");
    desk.rolling(&[1, 4, 4]).does("take iii1, barrage 1606");
    assert!(desk.cited().contains(&"7.11.headquarters"), "{:?}", desk.cited());
}

/// 16 points of guns lay an X on 1606 in fine weather; those rolled after it are the morale tests, if they follow at once.
fn struck(units: &str, dice: &[u8]) -> Desk {
    let mut desk = shelling("iii1 1801, iii2 1801");
    desk.put(units);
    desk.does("take iii1, with iii2, with heavy").rolling(&[&[5], dice].concat()).does("barrage 1606");
    assert_eq!(laid(&desk).result, X);
    desk
}

#[test]
fn r7_11_damage_guns_may_be_given_up_for_the_infantry() {
    let mut desk = struck("art51r 1606, ri208 1606", &[]);
    assert_eq!(desk.asked(), FRENCH);
    desk.rolling(&[1, 3]).does("lose art51r");
    assert!(desk.cited().contains(&"7.11.damage"));
    assert_eq!(desk.whereabouts("art51r"), "");
    assert!(desk.has("art51r", mark::LOST));
    assert_eq!(desk.tests(), [("ri208", 2, 6, false)], "what is left tests at M2, the guns no more");
    assert!(!desk.has("ri208", mark::REDUCED));
}

#[test]
fn r7_11_damage_without_a_choice_is_done_at_once() {
    let desk = struck("ri208 1606, qg-xxx 1606", &[1, 1, 1, 1]);
    assert!(desk.cited().contains(&"7.11.damage"));
    assert!(desk.has("ri208", mark::REDUCED));
    assert_eq!(desk.tests(), [("qg-xxx", 2, 7, false), ("ri208", 2, 5, false)]);
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Bombard));
}

#[test]
fn r7_11_choice_neither_headquarters_nor_reduced_infantry_pays() {
    let desk = struck("qg-xxx 1606, ri208 1606 reduced, ri233 1606, bcp56 1606, ri243 1607", &[]);
    assert_eq!(desk.asked(), FRENCH);
    assert_eq!(desk.refused("lose qg-xxx"), "7.11.choice");
    assert_eq!(desk.refused("lose ri208"), "7.11.choice");
    assert_eq!(desk.refused("lose ri243"), "7.11.choice", "it is not under fire");
    assert_eq!(desk.refused("done"), "7.11.choice", "somebody must");
    let offers = desk.offers();
    assert!(offers.len() == 2 && desk.may("lose ri233") && desk.may("lose bcp56"), "{offers:?}");
}

#[test]
fn r7_11_m3_where_nobody_can_pay_everybody_tests_with_three_added() {
    let desk = struck("qg-xxx 1606, ri208 1606 reduced", &[2, 2, 1, 1]);
    assert!(desk.cited().contains(&"7.11.m3"));
    assert_eq!(desk.tests(), [("qg-xxx", 3, 7, false), ("ri208", 3, 5, false)]);
    let desk = struck("qg-xxx 1606, ri208 1606 reduced", &[2, 3, 1, 2]);
    assert_eq!(desk.tests(), [("qg-xxx", 3, 7, true), ("ri208", 3, 5, true)]);
    assert_eq!((desk.whereabouts("qg-xxx"), desk.whereabouts("ri208")), ("1606", "1606"));
    assert!(desk.has("qg-xxx", mark::CUT_OFF) && desk.has("ri208", mark::DEMORALISED));
}

#[test]
fn rr_damage_the_unit_that_the_x_reduces_tests_too() {
    let desk = struck("ri165 1606", &[2, 2]);
    assert!(desk.has("ri165", mark::REDUCED) && !desk.has("ri165", mark::DEMORALISED));
    assert_eq!(desk.tests(), [("ri165", 2, 6, false)], "as a reduced unit");
    let desk = struck("ri165 1606", &[2, 3]);
    assert_eq!(desk.tests(), [("ri165", 2, 6, true)]);
    assert!(desk.has("ri165", mark::REDUCED) && desk.has("ri165", mark::DEMORALISED));
}

// --- 7.12: columns.

/// The shift of a barrage by the naval guns on a hex.
fn shift(hex: &str, day: u8, bad: bool) -> i8 {
    let mut desk = giving(Shelling::Nothing, &format!("ri165 {hex}"));
    desk.day(day);
    desk.p.bad_weather = bad;
    desk.does(&format!("take naval, barrage {hex}"));
    laid(&desk).shift
}

#[test]
fn r7_12_weather_the_first_day_and_the_ground_add_up() {
    assert_eq!(shift("1606", 22, true), 0);
    assert_eq!(shift("1606", 22, false), 1, "fine weather");
    assert_eq!(shift("1606", 21, false), 2, "and the first day");
    assert_eq!(shift("1606", 21, true), 1, "the first day alone");
    assert_eq!(shift("1605", 22, true), -1, "town");
    assert_eq!(shift("1421", 22, true), -2, "city");
    assert_eq!(shift("1604", 22, true), -2, "trench");
    assert_eq!(shift("0806", 22, true), -3, "town and trench");
    assert_eq!(shift("0806", 21, false), -1, "all of it");
    assert_eq!(shift("1404", 22, true), 0, "wood and slope do not matter");
}

#[test]
fn r7_12_neither_weather_nor_the_first_day_helps_the_french() {
    for day in [21, 22] {
        let mut desk = Desk::new("xxx1 1609, ir80 1606");
        desk.day(day).at(FRENCH, Phase::Bombard).does("take xxx1, barrage 1606");
        assert_eq!((laid(&desk).strength, laid(&desk).shift), (5, 0));
    }
}

#[test]
fn r7_12_the_19_column_is_the_last_and_below_the_first_there_is_nothing() {
    let mut desk = shelling("iii1 1801, iii2 1801, xviii1 1601, ri165 1606");
    desk.day(21).does("take iii1, with iii2, with xviii1, with heavy");
    desk.rolling(&[5]).does("barrage 1606");
    assert_eq!(laid(&desk), Laid { strength: 21, shift: 2, result: X });
    assert!(on_the_last_column(&desk));
    // Half of 5 in the first column or the second, in a town with trenches three columns lower.
    let mut desk = Desk::new("xxx1 1609 demoralised, ir80 0806");
    desk.game.tables.barrage.fill([Shelling::Damage; 6]);
    let (guns, hex) = (desk.unit("xxx1"), desk.hex("1108"));
    desk.p.put(guns, hex);
    desk.at(FRENCH, Phase::Bombard).does("take xxx1, barrage 0806");
    assert_eq!(laid(&desk), Laid { strength: 3, shift: -3, result: NOTHING });
}

#[test]
fn r7_3_on_the_first_day_german_barrages_gain_a_column_and_interdiction_a_point() {
    assert_eq!(shift("1606", 21, false) - shift("1606", 22, false), 1);
    for (day, lies) in [(21, true), (22, false)] {
        let mut desk = shelling("iii1 1801");
        desk.day(day).rolling(&[5]).does("take iii1, interdict 1606");
        assert_eq!(desk.p.is_interdicted(desk.hex("1606")), lies, "on the {day}th");
    }
}

// --- 7.13: who fires together, and what is safe.

#[test]
fn r7_13_german_guns_of_any_corps_and_of_the_army_fire_together() {
    let mut desk = shelling("iii1 1801, xviii1 1601, ri165 1606");
    desk.does("take iii1, with xviii1, with naval, with heavy, barrage 1606");
    assert_eq!(laid(&desk).strength, 21);
    assert!(on_the_last_column(&desk));
}

#[test]
fn r7_13_a_hex_may_be_shelled_again_and_again() {
    let mut desk = giving(Shelling::Morale(1), "iii1 1801, iii2 1801, xviii1 1601, ri165 1606");
    for gun in ["iii1", "iii2", "xviii1", "naval", "heavy", "heavy"] {
        desk.does(&format!("take {gun}")).rolling(&[1, 1, 1]).does("barrage 1606");
        assert_eq!(desk.tests().len(), 1, "{gun}");
    }
}

#[test]
fn r7_13_french_guns_of_corps_fire_together_from_the_26th_on() {
    let mut desk = Desk::new("xxx1 1609, xx1 1609, ir80 1606");
    desk.day(25).at(FRENCH, Phase::Bombard).does("take xxx1");
    assert_eq!(desk.refused("with xx1"), "7.13.french");
    desk.day(26).does("with xx1, barrage 1606");
    assert_eq!(laid(&desk).strength, 10);
}

#[test]
fn r7_13_guns_of_army_fire_together_on_any_day() {
    // What is held back until the 26th is corps with corps (7.13) and army with corps (4-VIII).
    for day in 21..=29 {
        let mut desk = Desk::new("rail 1313, forges 0105, ir80 1108");
        desk.day(day).at(FRENCH, Phase::Bombard).does("take forges, with rail, barrage 1108");
        assert_eq!(laid(&desk).strength, 8, "on the {day}th");
    }
}

#[test]
fn rr_combine_the_french_join_no_guns_of_corps_before_the_26th_and_the_germans_always() {
    let mut desk = Desk::new("xxx1 1609, rail 1313, forges 0105, ir80 1108");
    desk.day(25).at(FRENCH, Phase::Bombard).does("take xxx1");
    assert_eq!(desk.refused("with rail"), "r.combine");
    desk.does("take rail");
    assert_eq!(desk.refused("with xxx1"), "r.combine");
    desk.does("with forges");
    assert_eq!(desk.refused("with xxx1"), "r.combine");
    desk.day(26).does("with xxx1, barrage 1108");
    assert_eq!(laid(&desk).strength, 13, "5 and 4 and 4");
    let mut desk = shelling("iii1 1801, ri165 1606");
    desk.day(21).does("take naval, with iii1, barrage 1606");
    assert_eq!(laid(&desk).strength, 10);
}

#[test]
fn r7_13_fort_those_in_a_fort_that_stands_are_safe() {
    let mut desk = giving(Shelling::Morale(0), "ri165 2113, art51r 2113").after("take naval");
    assert_eq!(desk.refused("barrage 2113"), "7.13.fort");
    assert_eq!(desk.refused("barrage 2415"), "7.13.fort", "nor is an empty fort shelled");
    desk.lose("douaumont", true).does("barrage 2113");
    assert_eq!(desk.tests().len(), 2, "the ruins shelter nobody");
}

#[test]
fn r7_13_forges_is_beyond_the_reach_of_barrages() {
    let mut desk = shelling("forges 0105, viir1 0201, ri165 0104").after("take viir1");
    assert_eq!(desk.refused("barrage 0105"), "7.13.forges");
    assert!(desk.may("barrage 0104"));
    desk.does("take naval");
    assert_eq!(desk.refused("barrage 0105"), "7.13.forges");
    desk.does("take heavy");
    assert_eq!(desk.refused("barrage 0105"), "7.13.forges");
}

// --- 7.14: counter-battery.

#[test]
fn r7_14_in_fine_weather_guns_are_shelled_wherever_they_are() {
    let mut desk = shelling("xxx1 1609").after("take naval");
    assert!(desk.may("barrage 1609"));
    desk.bad_weather();
    assert_eq!(desk.refused("barrage 1609"), "7.14");
}

#[test]
fn r7_14_in_bad_weather_somebody_is_within_three_hexes_of_the_guns() {
    for (spotter, seen) in [("qg-iii 1606", true), ("qg-iii 1605", false), ("pi3 1908", true)] {
        let mut desk = shelling("xxx1 1609");
        desk.put(spotter).bad_weather().does("take naval");
        assert_eq!(desk.may("barrage 1609"), seen, "{spotter}");
    }
    let mut desk = shelling("xxx1 1609, iii1 1606");
    desk.bad_weather().does("take iii1");
    assert!(desk.may("barrage 1609"), "the guns see for themselves");
    let mut desk = shelling("xxx1 1609, ri208 1606");
    desk.bad_weather().does("take naval");
    assert_eq!(desk.refused("barrage 1609"), "7.14", "the enemy spots for nobody");
}

#[test]
fn rr_garrison_spots_for_the_guns() {
    // 2110 is three hexes from the fort of Douaumont, and far from the guns.
    let mut desk = Desk::new("xxx1 2016, art21 2110");
    desk.bad_weather().at(FRENCH, Phase::Bombard).does("take xxx1");
    assert!(desk.may("barrage 2110"));
    desk.lose("douaumont", true);
    assert_eq!(desk.refused("barrage 2110"), "7.14");
}

#[test]
fn r7_14_spared_guns_that_nobody_sees_are_left_out_of_a_barrage() {
    let mut desk = giving(Shelling::Damage, "iii1 1801, iii2 1801, art51r 1606, ri208 1606");
    desk.bad_weather().does("take iii1, with iii2");
    // The guns cannot pay for the X, and do not test after it.
    desk.rolling(&[1, 6, 6]).does("barrage 1606");
    assert_eq!(laid(&desk), Laid { strength: 10, shift: 0, result: X });
    assert!(desk.cited().contains(&"7.14.spared"));
    assert!(desk.has("ri208", mark::REDUCED));
    assert_eq!(desk.tests(), [("ri208", 2, 5, true)]);
    assert!(!desk.has("art51r", mark::DEMORALISED | mark::LOST));
}

#[test]
fn r7_14_spared_guns_that_are_seen_are_not() {
    let mut desk = giving(Shelling::Morale(0), "iii1 1801, qg-iii 1603, art51r 1606, ri208 1606");
    desk.bad_weather().does("take iii1, barrage 1606");
    assert_eq!(desk.tests().len(), 2);
    assert!(!desk.cited().contains(&"7.14.spared"));
}

// --- 14.3: guns of the armies.

#[test]
fn r14_31_the_naval_guns_reach_everything_once_a_turn() {
    let mut desk = giving(Shelling::Nothing, "ri165 1323, ri35 1622").after("take naval, barrage 1323");
    assert_eq!(laid(&desk).strength, 5);
    assert!(desk.has("naval", mark::FIRED));
    assert!(!desk.may("take naval"));
    next_day(&mut desk);
    assert!(!desk.has("naval", mark::FIRED));
    desk.at(GERMAN, Phase::Bombard);
    assert!(desk.may("take naval"));
}

#[test]
fn r14_32_three_shots_and_the_marker_goes_back_to_three() {
    let mut desk = giving(Shelling::Nothing, "ri165 1606, ri35 1605");
    assert_eq!(shots(&desk, "heavy"), 3);
    desk.does("take heavy, barrage 1606");
    assert!(desk.cited().contains(&"14.32"));
    assert_eq!((laid(&desk).strength, shots(&desk, "heavy")), (6, 2));
    desk.does("take heavy, interdict 1607");
    assert_eq!(shots(&desk, "heavy"), 1, "interdiction is a shot too");
    desk.does("take heavy, barrage 1605");
    assert_eq!(shots(&desk, "heavy"), 0);
    next_day(&mut desk);
    desk.at(GERMAN, Phase::Bombard);
    assert_eq!(shots(&desk, "heavy"), 3);
    assert!(desk.may("take heavy"));
}

#[test]
fn r14_32_a_shot_at_a_road_moves_the_marker_too() {
    let desk = shelling("ri165 1606").after("take heavy, interdict 1607");
    assert!(desk.cited().contains(&"14.32"), "{:?}", desk.cited());
}

#[test]
fn r14_32_shots_are_three_at_most() {
    let mut desk = giving(Shelling::Nothing, "ri165 1606");
    for _ in 0..3 {
        desk.does("take heavy, barrage 1606");
    }
    assert_eq!(desk.refused("take heavy"), "14.32.shots");
    desk.does("take naval");
    assert_eq!(desk.refused("with heavy"), "14.32.shots");
}

#[test]
fn r14_32_range_is_ten_hexes_from_the_north_edge() {
    let mut desk = shelling("ri165 1610, ri35 1611, ri42 1510, ri44 1511").after("take heavy");
    assert!(desk.may("barrage 1610") && desk.may("barrage 1510"));
    assert_eq!(desk.refused("barrage 1611"), "14.32.range");
    assert_eq!(desk.refused("barrage 1511"), "14.32.range");
    assert!(desk.may("interdict 1010"));
    assert_eq!(desk.refused("interdict 1011"), "14.32.range");
    desk.does("with naval");
    assert_eq!(desk.refused("barrage 1611"), "14.32.range", "and in company");
}

#[test]
fn rr_naval_the_heavy_guns_fire_once_in_a_barrage() {
    let mut desk = giving(Shelling::Nothing, "ri165 1610, ri35 1622").after("take heavy");
    assert_eq!(desk.refused("with heavy"), "r.naval");
    desk.does("with naval");
    assert_eq!(desk.refused("with heavy"), "r.naval");
    assert_eq!(desk.refused("with naval"), "r.naval");
    desk.does("barrage 1610");
    assert_eq!((laid(&desk).strength, shots(&desk, "heavy"), shots(&desk, "naval")), (11, 2, 0));
}

#[test]
fn rr_naval_a_second_shot_of_the_naval_guns_is_refused_by_their_own_rule() {
    let desk = giving(Shelling::Nothing, "ri165 1606").after("take naval, barrage 1606");
    let refused = desk.refused("take naval");
    assert!(["r.naval", "7.once"].contains(&refused), "{refused}");
}

#[test]
fn r14_33_the_guns_at_forges_bombard_but_neither_support_nor_move() {
    let mut desk = Desk::new("forges 0105, ri165 0504, rir13 0403, rir39 0404");
    desk.at(FRENCH, Phase::Bombard).does("take forges, barrage 0404");
    assert_eq!((laid(&desk).strength, laid(&desk).shift), (4, 0));
    let mut desk = Desk::new("forges 0105, ri165 0504, rir13 0403");
    desk.at(FRENCH, Phase::Bombard).rolling(&[3]).does("take forges, interdict 0403");
    assert!(desk.p.is_interdicted(desk.hex("0403")));
    let mut desk = in_phase(FRENCH, Phase::Move, "forges 0105, ri165 0504, rir13 0503");
    assert_eq!(desk.refused("take forges"), "8");
    desk.at(FRENCH, Phase::Assault).does("target 0503, with ri165");
    assert_eq!(desk.refused("with forges"), "9.32.army");
}
