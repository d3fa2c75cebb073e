//! Guns in support of an assault, on either side (9.1, 9.3, 14.2).

use crate::common::*;

/// The strengths of attack and defence as declared.
fn strengths(desk: &Desk) -> (u8, u8) {
    let (attack, defence, _) = desk.declared();
    (attack, defence)
}

/// The guns and the strength that came to the defence's help.
fn defended(desk: &Desk) -> (u8, u8) {
    let support = desk.told(|event| match event {
        Event::DefenceSupported { guns, strength, .. } => Some((guns, strength)),
        _ => None,
    });
    support.expect("the defence is supported")
}

// --- 9.1

#[test]
fn r9_1_defence_is_supported_after_the_declaration() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ri165 2610, art72r 2612, xxx1 2613");
    desk.does("target 2610, with ir80, assault");
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Support));
    assert!(!desk.saw(|event| matches!(event, Event::AssaultRolled { .. })), "the die waits for it");
    desk.does("with xxx1, done");
    assert_eq!(defended(&desk), (1, 5));
    assert!(desk.cited().contains(&"9.1.defence"));
    assert!(desk.saw(|event| matches!(event, Event::AssaultRolled { .. })));
    assert!(desk.has("xxx1", mark::FIRED) && !desk.has("art72r", mark::FIRED));
}

#[test]
fn r9_1_defence_may_go_without() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ri165 2610, art72r 2612");
    desk.does("target 2610, with ir80, assault, done");
    assert!(!desk.cited().contains(&"9.1.defence"));
    assert!(desk.saw(|event| matches!(event, Event::AssaultRolled { column: 1, .. })));
}

#[test]
fn r9_1_defence_is_asked_only_where_guns_can_help() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ri165 2610, art51r 2612");
    desk.does("target 2610, with ir80, assault");
    assert!(desk.saw(|event| matches!(event, Event::AssaultRolled { .. })));
}

// --- 9.3

#[test]
fn r9_3_support_is_given_within_range() {
    let mut desk = bloodless(GERMAN, "ir80 2609, art21 2605, ri165 2610, art72r 2616, xxx1 2612");
    desk.does("target 2610, with ir80");
    assert!(desk.may("with art21"), "five hexes are its range");
    desk.does("assault");
    assert_eq!(desk.refused("with art72r"), "9.3", "six hexes are not");
    let mut desk = bloodless(GERMAN, "ir80 2609, art21 2604, ri165 2610");
    desk.does("target 2610, with ir80");
    assert_eq!(desk.refused("with art21"), "9.3");
}

#[test]
fn r9_3_support_may_stand_next_to_the_target() {
    let mut desk = bloodless(GERMAN, "ir80 2609, art21 2510, ri165 2610, art72r 2611");
    desk.does("target 2610, with ir80, with art21, assault");
    assert_eq!(strengths(&desk), (9, 5));
    desk.does("with art72r");
    assert_eq!(defended(&desk), (1, 3));
}

#[test]
fn r9_3_nobody_supports_the_enemy_or_without_guns() {
    let mut desk = bloodless(GERMAN, "ir80 2609, art21 2607, ri165 2610, ri35 2611, art72r 2612");
    desk.does("target 2610, with ir80, assault");
    assert_eq!(desk.refused("with art21"), "9.3");
    assert_eq!(desk.refused("with ri35"), "9.3");
}

#[test]
fn r9_3_fired_guns_do_not_support() {
    let units = "ir80 2609, art21 2607 fired, xviii1 2607, ri165 2610, art72r 2612 fired, xxx1 2613";
    let mut desk = bloodless(GERMAN, units).after("target 2610, with ir80");
    assert_eq!(desk.refused("with art21"), "9.3.fired");
    desk.does("with xviii1, assault");
    assert_eq!(desk.refused("with art72r"), "9.3.fired");
    assert!(desk.may("with xxx1"));
}

#[test]
fn r9_3_fired_after_one_assault_they_are_not_there_for_the_next() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ir81 2709, art21 2607, ri165 2610, ri35 2710");
    desk.does("target 2610, with ir80, with art21, assault, target 2710, with ir81");
    assert_eq!(desk.refused("with art21"), "9.3.fired");
}

#[test]
fn r9_31_support_counts_at_attack_strength_on_both_sides() {
    let mut desk =
        bloodless(GERMAN, "ir80 2609, art21 2607, xviii1 2607, ri165 2610, art72r 2612, xxx1 2613");
    desk.does("target 2610, with ir80, with art21, with xviii1, assault");
    assert_eq!(strengths(&desk), (6 + 3 + 5, 5));
    assert!(desk.cited().contains(&"9.31"));
    assert!(desk.has("art21", mark::FIRED) && desk.has("xviii1", mark::FIRED));
    desk.does("with art72r, with xxx1");
    assert_eq!(defended(&desk), (2, 3 + 5), "not the 2 and 2 of their defence");
    assert!(desk.has("art72r", mark::FIRED) && desk.has("xxx1", mark::FIRED));
    assert!(desk.saw(|event| matches!(event, Event::AssaultRolled { column: 1, .. })), "14 to 13");
}

// --- 9.32

#[test]
fn r9_32_one_entitled_unit_is_enough() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ir115 2510, gr8 2710, art25 2607, iii1 2607, ri165 2610");
    desk.does("target 2610, with ir80");
    assert!(!desk.may("with art25") && !desk.may("with iii1"));
    desk.does("with ir115, with gr8, with art25, with iii1, assault");
    assert_eq!(strengths(&desk), (18 + 3 + 5, 5));
}

#[test]
fn r9_32_one_entitled_unit_is_enough_in_defence() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ri165 2610, z2 2610, art37 2612, xx1 2612");
    desk.does("target 2610, with ir80, assault, with art37, with xx1");
    assert_eq!(defended(&desk), (2, 8));
}

#[test]
fn r9_32_army_guns_never_support() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ri165 2610, art72r 2612, rail 2618");
    desk.does("target 2610, with ir80");
    assert_eq!(desk.refused("with naval"), "9.32.army");
    assert_eq!(desk.refused("with heavy"), "9.32.army");
    desk.does("assault");
    assert_eq!(desk.refused("with rail"), "9.32.army");
}

#[test]
fn r9_32_division_guns_support_their_own() {
    let mut desk =
        bloodless(GERMAN, "ir80 2609, art25 2607, art21 2607, ri165 2610, art51r 2612, art72r 2612");
    desk.does("target 2610, with ir80");
    assert_eq!(desk.refused("with art25"), "9.32.division", "of the same corps, but another division");
    assert!(desk.may("with art21"));
    desk.does("assault");
    assert_eq!(desk.refused("with art51r"), "9.32.division");
    assert!(desk.may("with art72r"));
}

#[test]
fn r9_32_division_guns_do_not_support_units_without_a_division() {
    let mut desk = bloodless(GERMAN, "ir80 2609, bcp56 2610, rit44 2610, art72r 2612, xxx1 2612");
    desk.does("target 2610, with ir80, assault");
    assert_eq!(desk.refused("with art72r"), "9.32.division");
    assert!(desk.may("with xxx1"), "they are of its corps");
}

#[test]
fn r9_32_corps_guns_support_their_own() {
    let mut desk = bloodless(GERMAN, "ir80 2609, iii1 2607, xviii1 2607, ri165 2610, xx1 2612, xxx1 2612");
    desk.does("target 2610, with ir80");
    assert_eq!(desk.refused("with iii1"), "9.32.corps");
    assert!(desk.may("with xviii1"));
    desk.does("assault");
    assert_eq!(desk.refused("with xx1"), "9.32.corps");
    assert!(desk.may("with xxx1"));
}

#[test]
fn r9_32_remnant_any_guns_support_one() {
    let mut desk = bloodless(GERMAN, "a1 2609, art25 2607, iii1 2607, f1 2610, art37 2612, xx1 2612");
    desk.does("target 2610, with a1, with art25, with iii1, assault");
    assert_eq!(strengths(&desk), (1 + 3 + 5, 1));
    desk.does("with art37, with xx1");
    assert_eq!(defended(&desk), (2, 8));
}

#[test]
fn r9_32_remnant_is_supported_by_no_army_guns() {
    let desk = bloodless(GERMAN, "a1 2609, qg-xxx 2610").after("target 2610, with a1");
    assert_eq!(desk.refused("with naval"), "9.32.army");
}

#[test]
fn r9_32_assailed_guns_defend_themselves_and_support_nobody() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ri165 2610, art72r 2610, xxx1 2612");
    desk.does("target 2610, with ir80, assault");
    assert_eq!(desk.declared().1, 5 + 2, "with their defence strength");
    assert_eq!(desk.refused("with art72r"), "9.32.assailed");
    assert!(desk.may("with xxx1"));
}

#[test]
fn r9_32_assailed_guns_are_helped_by_others_elsewhere() {
    let mut desk = bloodless(GERMAN, "ir80 2609, art72r 2610, xxx1 2612");
    desk.does("target 2610, with ir80, assault, with xxx1");
    assert_eq!(defended(&desk), (1, 5));
}

#[test]
fn r9_32_assailed_guns_support_nobody_for_the_whole_phase() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ir81 2709, art72r 2610, ri165 2710, xxx1 2612");
    desk.does("target 2610, with ir80, assault, done");
    assert!(desk.has("art72r", mark::ASSAULTED));
    desk.does("target 2710, with ir81, assault");
    assert!(desk.may("with xxx1"));
    assert_eq!(desk.refused("with art72r"), "9.32.assailed");
}

#[test]
fn r9_32_first_day_german_divisional_guns_attack_at_4() {
    for (day, strength) in [(21, 4), (22, 3)] {
        let mut desk = bloodless(GERMAN, "ir80 2609, art21 2607, xviii1 2607, ri165 2610, art72r 2612");
        desk.day(day).does("target 2610, with ir80, with art21, with xviii1, assault");
        assert_eq!(desk.declared().0, 6 + strength + 5, "corps guns are as ever");
        desk.does("with art72r");
        assert_eq!(defended(&desk), (1, 3), "so are the French");
    }
}

#[test]
fn r9_32_first_day_is_for_attacks_alone() {
    let mut desk = bloodless(FRENCH, "ri165 2611, ri324 2611, art72r 2613, ir80 2610, art21 2608");
    desk.day(21).does("target 2610, with ri165, with ri324, with art72r, assault");
    assert_eq!(desk.declared().0, 5 + 4 + 3);
    desk.does("with art21");
    assert_eq!(defended(&desk), (1, 3));
}

// --- 14.2

#[test]
fn r14_2_support_no_corps_guns_for_the_16th() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ri13 2610, xxx1 2612, xx1 2612, art16 2612");
    desk.does("target 2610, with ir80, assault");
    assert_eq!(desk.refused("with xxx1"), "14.2.support");
    assert_eq!(desk.refused("with xx1"), "14.2.support");
    desk.does("with art16");
    assert_eq!(defended(&desk), (1, 3), "the guns of its own division");
    let mut desk = bloodless(FRENCH, "ri13 2611, xxx1 2613, art16 2613, ir80 2610");
    desk.does("target 2610, with ri13");
    assert_eq!(desk.refused("with xxx1"), "14.2.support");
    assert!(desk.may("with art16"));
}
