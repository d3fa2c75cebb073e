//! Remnants (14.4).

use crate::common::*;
use verdun::units::Kind;

/// Whether somebody is asked about a remnant.
fn is_asked(desk: &Desk) -> bool {
    desk.p.fallen != 0
}

/// The morale and the outcome of the test for a remnant.
fn test(desk: &Desk) -> (u8, bool) {
    let found = desk.told(|event| match event {
        Event::RemnantTest { morale, saved, .. } => Some((morale, saved)),
        _ => None,
    });
    found.expect("a test for a remnant")
}

// --- 14.4

#[test]
fn r14_4_three_are_french_and_two_german() {
    let desk = Desk::new("");
    let of = |side: Seat| {
        desk.game
            .counters
            .all
            .iter()
            .filter(|counter| counter.kind == Kind::Remnant && counter.side == side)
            .count()
    };
    assert_eq!((of(FRENCH), of(GERMAN)), (3, 2));
}

#[test]
fn r14_4_a_remnant_counts_half_a_regiment() {
    let mut desk = Desk::new("ri165 2610 moved, f1 2610 moved, f2 2610 moved, f3 2611");
    desk.at(FRENCH, Phase::Move).does("take f3");
    assert_eq!(desk.refused("go 2610"), "r.stacking", "a regiment and two remnants are there");
    let mut desk = Desk::new("ri165 2610 moved, f1 2610 moved, f3 2611");
    desk.at(FRENCH, Phase::Move).does("take f3, go 2610");
    assert_eq!(desk.whereabouts("f3"), "2610");
}

#[test]
fn r14_4_a_remnant_has_a_weak_zone() {
    let halves = |unit: &str| Desk::new(&format!("ir80 2609, {unit} 2610")).pays("ir80", "2710");
    assert_eq!(halves("f1"), 4, "straight from one hex of the zone to another, one point to leave");
    assert_eq!(halves("ri165"), 8, "round about, one point to leave and one to enter");
}

#[test]
fn r14_4_origin_is_german_infantry_or_a_french_regiment_of_7_or_8() {
    for (unit, may) in [("ri165", true), ("z3", true), ("ri324", false), ("rit44", false), ("bcp56", false)] {
        let desk = struck(&format!("{unit} 2610 reduced"), 2);
        assert!(desk.has(unit, mark::LOST));
        assert_eq!(is_asked(&desk), may, "{unit}");
        assert_eq!(desk.may("remnant"), may, "{unit}");
    }
    for unit in ["ir80", "pi21"] {
        let mut desk = assaults(FRENCH, &format!("ri35 2611, ri42 2611, {unit} 2610 reduced"), (0, 2));
        desk.does("target 2610, with ri35, with ri42, assault");
        assert!(is_asked(&desk) && desk.asked() == GERMAN, "{unit}");
    }
    for unit in ["art72r", "qg-xxx"] {
        assert!(!is_asked(&struck(&format!("{unit} 2610"), 2)), "{unit}");
    }
}

#[test]
fn r14_4_origin_goes_by_printed_morale() {
    let mut desk = assaults(GERMAN, "ir80 2609, ri324 2610 reduced", (0, 2));
    desk.day(27).does("target 2610, with ir80, assault");
    assert!(desk.has("ri324", mark::LOST) && !is_asked(&desk), "a 6 is printed, though it is a 7 by now");
}

#[test]
fn r14_4_origin_is_needed_to_ask_for_one() {
    let desk = struck("bcp56 2610 reduced", 2);
    assert_eq!(desk.refused("remnant"), "14.4.origin");
}

#[test]
fn r14_4_origin_needs_a_free_counter() {
    assert!(is_asked(&struck("ri165 2610 reduced, f1 2618, f2 2618", 2)));
    let desk = struck("ri165 2610 reduced, f1 2618, f2 2618, f3 2618", 2);
    assert!(desk.has("ri165", mark::LOST) && !is_asked(&desk));
}

// --- 14.41

#[test]
fn r14_41_a_test_passed_leaves_a_remnant() {
    let mut desk = struck("ri165 2610 reduced", 1).after("lose ri165");
    assert!(is_asked(&desk) && desk.asked() == FRENCH);
    assert_eq!(desk.refused("retreat"), "14.41", "first things first");
    desk.rolling(&[3, 3]).does("remnant");
    assert_eq!(test(&desk), (6, true));
    assert!(desk.cited().contains(&"14.41"));
    let (unit, of, hex) = (desk.unit("f1"), desk.unit("ri165"), desk.hex("2610"));
    assert!(desk.saw(|event| *event == Event::RemnantFormed { unit, of, hex }));
    assert_eq!(desk.whereabouts("f1"), "2610");
    assert!(desk.has("ri165", mark::LOST), "the regiment itself is lost");
}

#[test]
fn r14_41_a_test_failed_leaves_nothing() {
    let mut desk = struck("ri165 2610 reduced", 1);
    desk.rolling(&[3, 4]).does("lose ri165, remnant");
    assert_eq!(test(&desk), (6, false));
    assert!(desk.whereabouts("f1").is_empty() && desk.has("ri165", mark::LOST));
}

#[test]
fn r14_41_the_test_is_a_choice() {
    let desk = struck("ri165 2610 reduced", 1).after("lose ri165, done");
    assert!(desk.saw(|event| matches!(event, Event::RemnantDeclined { .. })));
    assert!(desk.whereabouts("f1").is_empty() && desk.has("ri165", mark::LOST));
}

#[test]
fn r14_41_retreat_example_of_four_hits() {
    let mut desk = struck("ri165 2610 reduced", 4);
    assert!(desk.has("ri165", mark::LOST), "the first hit destroys it");
    desk.rolling(&[1, 1]).does("remnant");
    assert_eq!(desk.whereabouts("f1"), "2610");
    assert!(desk.cited().contains(&"14.41.retreat"));
    assert_eq!(desk.retreats(), Some(3), "for the three hits that are left");
    desk.does("fall f1 2611, fall f1 2612, fall f1 2613");
    assert_eq!(desk.whereabouts("f1"), "2613");
}

#[test]
fn r14_41_retreat_is_all_it_can_do_about_hits_left() {
    let mut desk = struck("ri165 2610 reduced", 2);
    desk.rolling(&[1, 1]).does("remnant");
    let mut offers = desk.offers();
    offers.sort();
    assert_eq!(offers, ["fall f1 2511", "fall f1 2611", "fall f1 2711"]);
    desk.does("fall f1 2611");
    assert_eq!((desk.whereabouts("f1"), desk.asked()), ("2611", GERMAN));
}

#[test]
fn r14_41_retreat_with_the_others_of_the_hex() {
    let mut desk = struck("ir87 2712, ri165 2610 reduced demoralised, ri324 2610", 3);
    desk.does("lose ri324, retreat").rolling(&[6, 6]).does("fall ri165 2611");
    assert!(is_asked(&desk), "it fell on its way");
    desk.rolling(&[1, 1]).does("remnant");
    assert_eq!((desk.whereabouts("f1"), desk.refused("done")), ("2611", "9.5"), "it goes on instead");
    desk.rolling(&[1, 1]).does("fall f1 2612").rolling(&[1, 1]).does("fall ri324 2511");
    desk.does("fall ri324 2411");
    assert_eq!((desk.whereabouts("ri324"), desk.whereabouts("f1")), ("2411", "2612"));
}

// --- r.driven-back

#[test]
fn rr_driven_back_by_the_hits_left_whatever_the_others_do() {
    let mut desk = struck("ri165 2610 reduced, ri324 2610", 3);
    desk.does("lose ri165").rolling(&[1, 1]).does("remnant");
    assert_eq!(desk.retreats(), Some(2));
    assert_eq!(desk.refused("lose ri324"), "4.order", "the remnant goes first");
    desk.does("fall f1 2611, fall f1 2612");
    assert_eq!((desk.asked(), desk.p.phase, desk.p.assault.hits[FRENCH]), (FRENCH, Phase::Losses, 2));
    assert_eq!(desk.refused("lose f1"), "9.41", "it is out of it");
    desk.does("lose ri324, lose ri324");
    assert!(desk.has("ri324", mark::LOST));
    assert_eq!((desk.whereabouts("f1"), desk.p.phase), ("2612", Phase::Infiltrate), "2610 is empty");
}

#[test]
fn rr_driven_back_before_the_others_retreat() {
    let mut desk = struck("ri165 2610 reduced, ri324 2610", 3);
    desk.does("lose ri165").rolling(&[1, 1]).does("remnant");
    desk.does("fall f1 2611, fall f1 2612, lose ri324, retreat, fall ri324 2611");
    assert_eq!((desk.whereabouts("ri324"), desk.whereabouts("f1")), ("2611", "2612"));
    assert!(!desk.p.assault.far, "not all have gone two hexes (9.61)");
}

#[test]
fn rr_driven_back_as_far_as_it_can() {
    // All around: the hits have no effect on it.
    let mut desk = assaults(GERMAN, &format!("{RING}, ri165 2610 reduced"), (0, 3));
    desk.does("target 2610, with ir80, assault").rolling(&[1, 1]).does("remnant");
    assert!(desk.saw(|event| *event == Event::HitsWithoutEffect { side: FRENCH, count: 2 }));
    assert_eq!((desk.whereabouts("f1"), desk.p.phase), ("2610", Phase::Assault));
    // Behind 2611 stand Germans: one hex of two.
    let mut desk = struck("ir81 2511, ir87 2711, ir115 2512, ir116 2612, ir117 2712, ri165 2610 reduced", 3);
    desk.control_towns(GERMAN).rolling(&[1, 1, 1, 1]).does("remnant");
    assert!(desk.saw(|event| *event == Event::HitsWithoutEffect { side: FRENCH, count: 1 }));
    assert_eq!((desk.retreats(), desk.whereabouts("f1")), (Some(1), "2611"));
}

#[test]
fn rr_driven_back_an_attacker_bars_infiltration() {
    let units = "ir80 2609 reduced, ir81 2609, bcp56 2610 reduced";
    let fought = || {
        let mut desk = assaults(GERMAN, units, (2, 2));
        desk.does("target 2610, with ir80, with ir81, assault, lose ir80");
        desk
    };
    let mut desk = fought();
    desk.rolling(&[1, 1]).does("remnant");
    assert_eq!((desk.asked(), desk.retreats()), (GERMAN, Some(1)));
    desk.does("fall a1 2608");
    assert_eq!(desk.p.assault.hits[GERMAN], 1, "for the 81st");
    desk.does("lose ir81");
    assert_eq!((desk.p.phase, desk.whereabouts("ir81")), (Phase::Assault, "2609"));
    let desk = fought().after("done, lose ir81");
    assert!(desk.may("infiltrate ir81 2610"), "without a remnant nobody has retreated");
}

#[test]
fn r14_41_spared_is_a_remnant_in_its_first_turn() {
    let mut desk = struck("ri165 2610 reduced", 1);
    desk.does("lose ri165").rolling(&[1, 1]).does("remnant");
    assert!(desk.has("f1", mark::FRESH));
    let desk = struck("f1 2610 fresh, ri324 2610", 3);
    assert_eq!(desk.refused("lose f1"), "14.41");
    assert!(desk.may("lose ri324"));
    // It does not fall to a second failure of morale either.
    let mut desk = struck("ir87 2712, f1 2610 fresh demoralised", 1);
    desk.rolling(&[6, 6]).does("retreat, fall f1 2611");
    assert_eq!(desk.whereabouts("f1"), "2611");
}

#[test]
fn r14_41_spared_no_longer_once_the_turn_is_over() {
    let mut desk = in_phase(GERMAN, Phase::Break, "f1 2610 fresh, a1 2604 fresh").after("done");
    assert!(desk.has("f1", mark::FRESH), "the turn goes on with the French");
    desk.at(FRENCH, Phase::Break).does("done");
    assert_eq!(desk.p.day, 23);
    assert!(!desk.has("f1", mark::FRESH) && !desk.has("a1", mark::FRESH));
    assert!(struck("f1 2610", 2).has("f1", mark::LOST));
}

// --- 14.42

#[test]
fn r14_42_a_remnant_eliminated_is_out_of_the_game() {
    let desk = struck("f1 2610", 2);
    let slot = desk.unit("f1");
    assert!(desk.saw(|event| matches!(event, Event::Eliminated { unit, .. } if *unit == slot)));
    assert!(desk.cited().contains(&"14.42"));
    assert!(desk.has("f1", mark::GONE));
    assert_eq!(desk.game.score(&desk.p).losses.0, [0, 0], "and no loss at the end");
}

#[test]
fn r14_42_its_counter_is_not_used_again() {
    let mut desk = assaults(GERMAN, "ir80 2609, ri165 2610 reduced, f2 2618, f3 2618", (0, 2));
    desk.lose("f1", true).does("target 2610, with ir80, assault");
    assert!(desk.has("ri165", mark::LOST) && !is_asked(&desk));
}

#[test]
fn r14_42_replacement_of_a_remnant_there_is_none() {
    let mut desk = Desk::new("qg-xxx 1609, f2 1608, ri324 1608 reduced");
    desk.lose("f1", true);
    desk.at(FRENCH, Phase::Replace).p.replacements = 1;
    assert_eq!(desk.refused("replace f1"), "14.42.replacement");
    assert_eq!(desk.refused("replace f2"), "14.42.replacement");
    assert!(desk.may("replace ri324"));
}

// --- r.remnant

#[test]
fn rr_remnant_is_tested_at_the_morale_of_the_fallen_unit() {
    for (unit, morale) in [("reduced", 6), ("reduced demoralised", 5)] {
        let desk = struck(&format!("ri165 2610 {unit}"), 2).after("remnant");
        assert_eq!(test(&desk).0, morale, "{unit}");
    }
    let mut desk = assaults(GERMAN, "ir80 1603, ir81 1603, ri165 1604 reduced", (0, 2));
    desk.does("target 1604, with ir80, with ir81, assault, remnant");
    assert_eq!(test(&desk).0, 7 - 1 + 1, "in a trench");
    let mut desk = assaults(FRENCH, "ri35 2611, ri42 2611, pi21 2610 reduced", (0, 2));
    desk.does("target 2610, with ri35, with ri42, assault, remnant");
    assert_eq!(test(&desk).0, 8 - 1);
}

#[test]
fn rr_remnant_is_steady_and_in_supply_whatever_its_unit_was() {
    let mut desk = struck("ri165 2610 reduced demoralised out", 1);
    desk.does("lose ri165").rolling(&[1, 1]).does("remnant");
    assert_eq!(desk.whereabouts("f1"), "2610");
    assert!(!desk.has("f1", mark::DEMORALISED) && !desk.has("f1", mark::OUT));
    desk.at(GERMAN, Phase::Break).does("done");
    assert!(desk.has("f1", mark::OUT), "until the next check: no headquarters is near");
}

#[test]
fn rr_remnant_is_not_left_by_a_unit_that_surrenders() {
    let mut desk = assaults(GERMAN, &format!("{RING}, ri165 2610 reduced out"), (0, 2));
    desk.does("target 2610, with ir80, assault");
    assert!(desk.has("ri165", mark::GONE) && !is_asked(&desk));
}
