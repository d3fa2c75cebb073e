//! Pioneers (14.5), chasseurs (14.6), and Pétain (14.7).

use crate::common::*;

/// The Germans end their part of this day, and the French organise.
fn french_day(desk: &mut Desk, day: u8) {
    desk.day(day).at(GERMAN, Phase::Break).does("done");
}

/// The morale at which a unit tried to rally in the last decision.
fn rallied_at(desk: &Desk, id: &str) -> u8 {
    let slot = desk.unit(id);
    let found = desk.told(|event| match event {
        Event::Rally { unit, morale, .. } if unit == slot => Some(morale),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("{id} tried to rally"))
}

// --- 14.5

#[test]
fn r14_5_pioneers_shift_an_assault_and_pay_for_it_first() {
    let mut desk = assaults(GERMAN, "ir80 2609, pi21 2609, ri324 2610", (1, 0));
    desk.does("target 2610, with ir80, with pi21, assault");
    assert!(desk.saw(|event| matches!(event, Event::Assault { attack: 8, defence: 4, column: 3, .. })));
    assert_eq!(desk.refused("lose ir80"), "9.44");
    assert!(desk.may("lose pi21"));
}

#[test]
fn r14_5_pioneers_have_one_replacement_a_turn_among_them() {
    let mut desk = Desk::new("qg-xviii 1601, pi21 1602 reduced, pi25 1602 reduced, ir80 1602 reduced");
    desk.at(GERMAN, Phase::Replace).p.replacements = 3;
    desk.does("replace pi21");
    assert_eq!(desk.refused("replace pi25"), "6.33.pioneers");
    assert!(desk.may("replace ir80"));
}

#[test]
fn r14_5_pioneers_break_through_with_their_stack() {
    let mut desk = in_phase(GERMAN, Phase::Break, "ir80 2604, pi21 2604, ir81 2605");
    assert_eq!(desk.refused("take ir81"), "13.stack");
    desk.does("take pi21, go 2603");
    assert_eq!((desk.whereabouts("pi21"), desk.whereabouts("ir80")), ("2603", "2603"));
    let mut desk = Desk::new("ir80 2609, ir81 2609, ri324 2610, pi21 2604");
    desk.bad_weather().at(GERMAN, Phase::Assault).does("done");
    assert_eq!(desk.p.active, FRENCH, "no breakthrough in bad weather");
}

#[test]
fn r14_5_pioneers_infiltrate_two_hexes() {
    let mut desk = assaults(GERMAN, "ir80 2609, pi21 2609, ri165 2610, ri324 2610", (0, 4));
    desk.does("target 2610, with ir80, with pi21, assault, lose ri165, lose ri324, retreat");
    desk.does("fall ri165 2611, fall ri165 2612, fall ri324 2611, fall ri324 2612");
    desk.does("infiltrate ir80 2610, infiltrate pi21 2611");
    assert_eq!(desk.whereabouts("pi21"), "2611");
}

// --- 14.6

#[test]
fn r14_6_german_zones_are_weak_to_chasseurs() {
    let halves = |unit: &str| {
        let mut desk = Desk::new(&format!("{unit} 2611, ir80 2610"));
        desk.at(FRENCH, Phase::Move).pays(unit, "2711")
    };
    assert_eq!(halves("bcp56"), 4, "straight through the zone of a regiment");
    assert_eq!(halves("ri165"), 8, "others go round about");
}

#[test]
fn r14_6_chasseurs_break_through_with_their_stack() {
    let mut desk = in_phase(FRENCH, Phase::Break, "bcp56 2613, ri165 2613, ri35 2612");
    assert_eq!(desk.refused("take ri35"), "13.stack");
    desk.does("take bcp56, go 2713");
    assert_eq!((desk.whereabouts("bcp56"), desk.whereabouts("ri165")), ("2713", "2713"));
}

#[test]
fn r14_6_reduced_chasseurs_are_filled_up() {
    let mut desk = Desk::new("qg-xxx 1609, bcp56 1608 reduced");
    desk.at(FRENCH, Phase::Replace).p.replacements = 1;
    desk.does("replace bcp56");
    assert!(!desk.has("bcp56", mark::REDUCED));
}

#[test]
fn r14_6_replacement_of_eliminated_chasseurs_there_is_none() {
    let mut desk = Desk::new("qg-xxx 1609");
    desk.lose("bcp56", false).lose("ri165", false);
    desk.at(FRENCH, Phase::Replace).p.replacements = 1;
    assert_eq!(desk.refused("replace bcp56"), "14.6.replacement");
    assert!(desk.may("replace ri165"), "a regiment comes back");
}

// --- 14.7

#[test]
fn r14_7_petain_takes_over_on_the_26th() {
    for (day, comes) in [(25, false), (26, true), (27, false)] {
        let mut desk = Desk::new("");
        french_day(&mut desk, day);
        assert_eq!(desk.saw(|event| *event == Event::Petain), comes, "{day}");
        assert_eq!(desk.cited().contains(&"14.7"), comes, "{day}");
    }
}

#[test]
fn r14_7_two_replacements_a_turn() {
    for (day, count) in [(25, 1), (26, 2), (29, 2)] {
        let mut desk = Desk::new("");
        french_day(&mut desk, day);
        assert!(desk.saw(|event| *event == Event::Replacements { side: FRENCH, count }), "{day}");
    }
}

#[test]
fn r14_7_corps_guns_fire_together() {
    for (day, may) in [(25, false), (26, true), (29, true)] {
        let mut desk = Desk::new("xxx1 2613, xx1 2613, ir80 2609");
        desk.day(day).at(FRENCH, Phase::Bombard).does("take xxx1");
        assert_eq!(desk.may("with xx1"), may, "{day}");
    }
}

#[test]
fn r14_7_reserves_territorials_and_remnants_have_morale_7() {
    let units = "qg-xxx 1609, ri208 1608 demoralised, rit44 1608 demoralised, f1 1607 demoralised, \
                 ri165 1607 demoralised";
    for (day, morale) in [(25, [6, 5, 6, 7]), (26, [7, 7, 7, 7]), (29, [7, 7, 7, 7])] {
        let mut desk = Desk::new(units);
        french_day(&mut desk, day);
        let rallied = ["ri208", "rit44", "f1", "ri165"].map(|unit| rallied_at(&desk, unit) + 1);
        assert_eq!(rallied, morale, "on the {day}th, but for the point that the demoralised lack");
    }
}

#[test]
fn r14_7_railways_carry_supply() {
    // 3316 is on the railway; the only road within five points, at 2814, is shut by a German zone.
    for (day, out) in [(25, true), (26, false)] {
        let mut desk = Desk::new("qg-xxx 3316 cut-off, ir80 2813");
        french_day(&mut desk, day);
        assert_eq!(desk.has("qg-xxx", mark::OUT), out, "{day}");
    }
}

#[test]
fn r14_7_gun_comes_back_on_the_26th() {
    let mut desk = Desk::new("qg-xxx 1609");
    desk.lose("art72r", false);
    french_day(&mut desk, 26);
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Petain));
    desk.does("replace art72r 1609");
    let (unit, hex) = (desk.unit("art72r"), desk.hex("1609"));
    assert!(desk.saw(|event| *event == Event::GunReturned { unit, hex }));
    assert!(desk.cited().contains(&"14.7.gun"));
    assert_eq!(desk.whereabouts("art72r"), "1609");
}

#[test]
fn r14_7_gun_is_a_choice_and_costs_no_replacement() {
    let mut desk = Desk::new("qg-xxx 1609, ri165 1608 reduced");
    desk.lose("art72r", false);
    french_day(&mut desk, 26);
    let mut other = Desk::new("qg-xxx 1609, ri165 1608 reduced");
    other.lose("art72r", false);
    french_day(&mut other, 26);
    desk.does("replace art72r 1609");
    assert_eq!((desk.p.phase, desk.p.replacements), (Phase::Replace, 2));
    other.does("done");
    assert_eq!((other.p.phase, other.whereabouts("art72r")), (Phase::Replace, ""));
}

#[test]
fn r14_7_once_one_set_of_guns_and_that_day_alone() {
    let lost = || {
        let mut desk = Desk::new("qg-xxx 1609, ri165 1608 reduced");
        desk.lose("art72r", false).lose("art51r", false);
        desk
    };
    let mut desk = lost();
    french_day(&mut desk, 26);
    assert_eq!(desk.refused("replace ri165 1609"), "14.7.once", "it brings back guns");
    assert!(desk.may("replace art72r 1609") && desk.may("replace art51r 1609"));
    desk.does("replace art51r 1609");
    assert!(!desk.may("replace art72r 1609"), "one of them");
    for day in [25, 27] {
        let mut desk = lost();
        french_day(&mut desk, day);
        assert_eq!(desk.p.phase, Phase::Replace);
        assert!(!desk.may("replace art72r 1609"), "{day}");
    }
}
