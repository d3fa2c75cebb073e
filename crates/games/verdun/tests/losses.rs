//! Hits of an assault (9.4): steps lost, who pays, and surrender (9.7).

use crate::common::*;

/// How far the retreat goes that the last decision began.
fn retreats(desk: &Desk) -> Option<(Seat, u8)> {
    desk.told(|event| match event {
        Event::Retreats { side, distance } => Some((side, distance)),
        _ => None,
    })
}

// --- 9.4

#[test]
fn r9_4_the_defender_applies_his_hits_first() {
    let mut desk = assaults(GERMAN, "ir80 2609, ir81 2609, ri165 2610", (2, 1));
    desk.does("target 2610, with ir80, with ir81, assault");
    assert!(desk.saw(|event| matches!(event, Event::AssaultRolled { attacker: 2, defender: 1, .. })));
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Losses));
    desk.does("retreat, fall ri165 2611");
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Losses), "after loss and retreat of the other");
    assert_eq!(desk.p.assault.hits[GERMAN], 2);
}

#[test]
fn r9_4_only_those_who_take_part_are_hit() {
    let mut desk = assaults(GERMAN, "ir80 2609, ir81 2609, ir87 2609, ri165 2610, ri35 2611", (2, 1));
    desk.does("target 2610, with ir80, with ir87, assault");
    assert_eq!(desk.refused("lose ri35"), "9.41");
    assert_eq!(desk.refused("lose ir80"), "9.41", "it is the defender's turn to lose");
    desk.does("lose ri165");
    assert_eq!(desk.refused("lose ir81"), "9.41", "it stood by");
    desk.does("lose ir80, retreat");
    assert_eq!(desk.refused("fall ir81 2608"), "9.5");
}

#[test]
fn r9_41_a_step_turns_a_full_unit_to_its_reduced_side() {
    let mut desk = assaults(GERMAN, "ir80 2609, ri165 2610, bcp56 2610", (0, 1));
    desk.does("target 2610, with ir80, assault");
    assert!(desk.may("lose ri165") && desk.may("lose bcp56"), "its player chooses");
    assert_eq!(desk.refused("done"), "9.41");
    desk.does("lose bcp56");
    let (unit, hex) = (desk.unit("bcp56"), desk.hex("2610"));
    assert!(desk.saw(|event| *event == Event::Reduced { unit, hex }));
    assert!(desk.cited().contains(&"9.41"));
    assert!(desk.has("bcp56", mark::REDUCED) && !desk.has("ri165", mark::REDUCED));
    assert_eq!(desk.whereabouts("bcp56"), "2610");
}

#[test]
fn r9_41_destroyed_are_the_reduced_and_those_without_a_reduced_side() {
    for unit in ["bcp56 2610 reduced", "art72r 2610", "qg-xxx 2610", "f1 2610"] {
        let mut desk = assaults(GERMAN, &format!("ir80 2609, {unit}"), (0, 1));
        let name = unit.split(' ').next().expect("a name");
        desk.does(&format!("target 2610, with ir80, assault, lose {name}"));
        let slot = desk.unit(name);
        assert!(desk.saw(|event| matches!(event, Event::Eliminated { unit, .. } if *unit == slot)), "{unit}");
        assert!(desk.cited().contains(&"9.41.destroyed"), "{unit}");
        assert!(desk.has(name, mark::LOST) && desk.whereabouts(name).is_empty(), "{unit}");
    }
}

// --- 9.42

/// Two German regiments at full strength take three hits.
fn example() -> Desk {
    let mut desk = assaults(FRENCH, "ri35 2611, ri42 2611, ir80 2610, ir81 2610", (0, 3));
    desk.does("target 2610, with ri35, with ri42, assault");
    assert_eq!(desk.refused("retreat"), "9.42.half", "one step at least");
    desk.does("lose ir80");
    desk
}

#[test]
fn r9_42_example_one_step_and_two_hexes() {
    let mut desk = example().after("retreat");
    assert_eq!(retreats(&desk), Some((GERMAN, 2)));
    assert!(desk.cited().contains(&"9.42"));
    desk.does("fall ir80 2609, fall ir80 2608, fall ir81 2510, fall ir81 2509");
    assert_eq!((desk.whereabouts("ir80"), desk.whereabouts("ir81")), ("2608", "2509"), "not in one hex");
    assert!(desk.has("ir80", mark::REDUCED) && !desk.has("ir81", mark::REDUCED));
}

#[test]
fn r9_42_example_two_steps_and_one_hex() {
    let mut desk = example().after("lose ir81, retreat");
    assert_eq!(retreats(&desk), Some((GERMAN, 1)));
    desk.does("fall ir80 2609, fall ir81 2609");
    assert_eq!((desk.whereabouts("ir80"), desk.whereabouts("ir81")), ("2609", "2609"));
    assert!(desk.has("ir80", mark::REDUCED) && desk.has("ir81", mark::REDUCED));
}

#[test]
fn r9_42_example_three_steps_and_no_retreat() {
    let desk = example().after("lose ir81, lose ir80, done");
    assert!(desk.has("ir80", mark::LOST) && desk.has("ir81", mark::REDUCED));
    assert_eq!(desk.whereabouts("ir81"), "2610");
    assert_eq!(desk.asked(), FRENCH);
}

#[test]
fn r9_42_a_single_hit_is_one_hex_at_full_strength() {
    let mut desk = assaults(GERMAN, "ir80 2609, ri165 2610, ri324 2610", (0, 1));
    desk.does("target 2610, with ir80, assault, retreat");
    assert_eq!(retreats(&desk), Some((FRENCH, 1)));
    desk.does("fall ri165 2611, fall ri324 2711");
    assert!(!desk.has("ri165", mark::REDUCED) && !desk.has("ri324", mark::REDUCED));
}

#[test]
fn r9_42_half_of_the_hits_rounded_down_are_steps() {
    for (hits, steps) in [(1, 0), (2, 1), (3, 1), (4, 2)] {
        let mut desk = assaults(GERMAN, "ir80 2609, ri165 2610, ri324 2610", (0, hits));
        desk.does("target 2610, with ir80, assault");
        for unit in ["ri165", "ri324"].into_iter().take(steps) {
            assert_eq!(desk.refused("retreat"), "9.42.half", "{hits} hits");
            desk.does(&format!("lose {unit}"));
        }
        desk.does("retreat");
        assert_eq!(retreats(&desk), Some((FRENCH, hits - steps as u8)));
    }
}

#[test]
fn r9_42_all_retreat_or_none() {
    let mut desk = assaults(GERMAN, &format!("{RING}, ri165 2610, ri324 2610"), (0, 1));
    desk.does("target 2610, with ir80, assault");
    assert_eq!(desk.refused("retreat"), "9.42.all", "the enemy is all around");
    assert!(desk.may("lose ri165") && desk.may("lose ri324"));
    let mut desk = assaults(GERMAN, "ir80 2609, ri165 2610, ri324 2610", (0, 1));
    desk.does("target 2610, with ir80, assault, retreat, fall ri165 2611");
    assert_eq!(desk.refused("done"), "9.5", "the other goes too");
    assert!(desk.may("fall ri324 2611"));
}

#[test]
fn r9_42_all_of_those_that_fight_from_several_hexes_retreat() {
    let mut desk = assaults(GERMAN, "ir80 2609, ir81 2510, ri165 2610", (1, 0));
    desk.does("target 2610, with ir80, with ir81, assault, retreat, fall ir80 2608, fall ir81 2509");
    assert_eq!((desk.whereabouts("ir80"), desk.whereabouts("ir81")), ("2608", "2509"));
}

#[test]
fn r9_42_limited_all_go_as_far_as_the_one_that_goes_least() {
    // The guns follow into a zone where infantry has stopped, and nobody stops in the first hex of two.
    let behind = "ir81 2512, ir87 2712";
    let units = format!("ir80 2609, {behind}, ri165 2610, ri324 2610, art72r 2610");
    let mut desk = assaults(GERMAN, &units, (0, 3));
    desk.control_towns(GERMAN).does("target 2610, with ir80, assault, lose ri165");
    assert_eq!(desk.refused("retreat"), "9.51.guns", "two hexes are too many for the guns");
    desk.does("lose ri324, retreat");
    assert_eq!(retreats(&desk), Some((FRENCH, 1)), "the difference was taken as a step");
    desk.does("fall ri165 2611, fall ri324 2611");
    assert!(desk.has("ri165", mark::REDUCED) && desk.has("ri324", mark::REDUCED));
    assert_eq!(desk.whereabouts("art72r"), "2611");
}

// --- 9.43

#[test]
fn r9_43_a_hit_in_a_trench_is_a_step_for_both() {
    let mut desk = assaults(GERMAN, "ir80 1603, ir81 1603, ri208 1604, ri233 1604", (1, 1));
    desk.does("target 1604, with ir80, with ir81, assault");
    assert_eq!(desk.refused("retreat"), "9.43");
    desk.does("lose ri208");
    assert_eq!((desk.asked(), desk.refused("retreat")), (GERMAN, "9.43"));
    desk.does("lose ir80");
    assert_eq!((desk.whereabouts("ri208"), desk.whereabouts("ir80")), ("1604", "1603"));
}

#[test]
fn r9_43_three_hits_in_a_trench_are_two_steps() {
    let mut desk = assaults(GERMAN, "ir80 1603, ir81 1603, ri208 1604, ri233 1604", (0, 3));
    desk.does("target 1604, with ir80, with ir81, assault, lose ri208");
    assert_eq!(desk.refused("retreat"), "9.43");
    desk.does("lose ri233, retreat");
    assert_eq!(retreats(&desk), Some((FRENCH, 1)));
}

#[test]
fn r9_43_holds_at_a_fort_that_stands() {
    let units = "ir80 2112, ir81 2112, ir87 2012, ir115 2012, ri165 2113, ri35 2113";
    let assault = "target 2113, with ir80, with ir81, with ir87, with ir115, assault";
    let mut desk = assaults(GERMAN, units, (1, 1)).after(assault);
    assert_eq!(desk.refused("retreat"), "9.43");
    desk.does("lose ri165");
    assert_eq!((desk.asked(), desk.refused("retreat")), (GERMAN, "9.43"));
    let mut desk = assaults(GERMAN, units, (1, 1));
    desk.lose("douaumont", true).does(assault);
    assert!(desk.may("retreat"), "there is no fort any more");
}

#[test]
fn r9_43_is_for_german_attacks_alone() {
    let mut desk = assaults(FRENCH, "ri208 1605, ri233 1605, pi21 1604, pi25 1604", (1, 1));
    desk.does("target 1604, with ri208, with ri233, assault");
    assert_eq!(desk.asked(), GERMAN);
    assert!(desk.may("retreat"));
    desk.does("lose pi21");
    assert_eq!(desk.asked(), FRENCH);
    assert!(desk.may("retreat"));
}

// --- 9.44

#[test]
fn r9_44_the_first_german_step_falls_on_pioneers() {
    let mut desk = assaults(GERMAN, "ir80 2609, ir81 2609, pi21 2510, pi25 2510, ri165 2610", (3, 0));
    desk.does("target 2610, with ir80, with ir81, with pi21, with pi25, assault");
    assert_eq!(desk.refused("lose ir80"), "9.44");
    assert!(desk.may("lose pi21") && desk.may("lose pi25"));
    desk.does("lose pi25");
    assert!(desk.may("lose ir80") && desk.may("lose pi21"), "only the first");
}

#[test]
fn r9_44_concerns_pioneers_that_attack() {
    let mut desk = assaults(GERMAN, "ir80 2609, ir81 2609, pi21 2609, ri165 2610", (1, 0));
    desk.does("target 2610, with ir80, with ir81, assault");
    assert_eq!(desk.refused("lose pi21"), "9.41", "they stand by");
    assert!(desk.may("lose ir80"));
    let mut desk = assaults(FRENCH, "ri35 2611, ri42 2611, ir80 2610, pi21 2610", (0, 1));
    desk.does("target 2610, with ri35, with ri42, assault");
    assert!(desk.may("lose ir80"), "they are attacked, they do not attack");
}

// --- 9.45

#[test]
fn r9_45_distant_support_takes_no_hits() {
    let units = "ir80 2609, ir81 2609, art21 2608, ri165 2610, ri324 2610, art72r 2612";
    let mut desk = assaults(GERMAN, units, (1, 1));
    desk.does("target 2610, with ir80, with ir81, with art21, assault, with art72r");
    assert_eq!(desk.refused("lose art72r"), "9.41");
    desk.does("lose ri165");
    assert_eq!(desk.refused("lose art21"), "9.41");
    desk.does("retreat, fall ir80 2509, fall ir81 2509");
    assert_eq!((desk.whereabouts("art21"), desk.whereabouts("art72r")), ("2608", "2612"));
}

#[test]
fn rr_adjacent_guns_share_losses_and_retreat() {
    let units = "ir80 2609, art21 2510, ri165 2610, art72r 2611";
    let mut desk = assaults(GERMAN, units, (1, 1));
    desk.does("target 2610, with ir80, with art21, assault, with art72r, lose art72r");
    assert!(desk.has("art72r", mark::LOST));
    desk.does("retreat");
    assert_eq!(retreats(&desk), Some((GERMAN, 1)));
    assert!(desk.may("fall art21 2509"));
    desk.does("fall ir80 2608, fall art21 2509");
    assert_eq!(desk.whereabouts("art21"), "2509");
    let mut desk = assaults(GERMAN, units, (1, 1));
    desk.does("target 2610, with ir80, with art21, assault, with art72r, lose ri165, lose art21");
    assert!(desk.has("art21", mark::LOST), "chosen for a loss");
}

#[test]
fn rr_adjacent_guns_that_give_no_support_are_out_of_it() {
    let mut desk = assaults(GERMAN, "ir80 2609, art21 2510, ri165 2610, ri324 2610, art72r 2611", (1, 1));
    desk.does("target 2610, with ir80, assault, done");
    assert_eq!(desk.refused("lose art72r"), "9.41");
    desk.does("lose ri165");
    assert_eq!(desk.refused("lose art21"), "9.41");
}

// --- 9.7

#[test]
fn r9_7_who_falls_unsupplied_and_shut_in_has_surrendered() {
    // Three regiments close all six hexes with their zones.
    let shut_in = "ir80 2609, ir81 2511, ir87 2711";
    let mut desk = assaults(GERMAN, &format!("{shut_in}, ri165 2610 reduced out"), (0, 2));
    desk.does("target 2610, with ir80, assault");
    let (unit, hex) = (desk.unit("ri165"), desk.hex("2610"));
    assert!(desk.saw(|event| *event == Event::Surrendered { unit, hex }));
    assert!(desk.cited().contains(&"9.7"));
    assert!(desk.has("ri165", mark::LOST) && desk.has("ri165", mark::GONE));
    desk.put("qg-xxx 1609");
    desk.at(FRENCH, Phase::Replace).p.replacements = 1;
    assert_eq!(desk.refused("replace ri165"), "6.33", "it never comes back");
}

#[test]
fn rr_surrounded_the_edge_and_the_meuse_are_no_way_out() {
    // East of 3316 is the edge, west of 1215 the Meuse, whose other bank no zone reaches at 1116.
    for (units, target) in [("ir80 3315, ir81 3217", "3316"), ("ir80 1214, ir81 1316", "1215")] {
        let mut desk = assaults(GERMAN, &format!("{units}, ri165 {target} reduced out"), (0, 2));
        desk.does(&format!("target {target}, with ir80, assault"));
        assert!(desk.has("ri165", mark::GONE), "{target}");
        assert!(desk.cited().contains(&"9.7"), "{target}");
    }
}

#[test]
fn rr_surrounded_is_nobody_with_a_friend_beside_him() {
    let units = "ir80 3315, ir81 3217, ri165 3316 reduced out";
    let mut desk = assaults(GERMAN, &format!("{units}, ri35 3216"), (0, 2));
    desk.does("target 3316, with ir80, assault");
    assert!(desk.has("ri165", mark::LOST) && !desk.has("ri165", mark::GONE));
}

#[test]
fn r9_7_needs_both_want_of_supply_and_zones_all_around() {
    for units in [
        "ir80 2609, ir81 2511, ir87 2711, ri165 2610 reduced",
        "ir80 2609, ir81 2511, ri165 2610 reduced out",
        "ir80 2609, ir81 2511, ir87 2711, ri165 2610 reduced out, ri35 2611",
    ] {
        let desk = assaults(GERMAN, units, (0, 2)).after("target 2610, with ir80, assault");
        assert!(desk.has("ri165", mark::LOST) && !desk.has("ri165", mark::GONE), "{units}");
        assert!(!desk.cited().contains(&"9.7"), "{units}");
    }
}
