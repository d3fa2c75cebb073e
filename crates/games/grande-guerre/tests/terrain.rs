//! Open ground, forest, hills, trenches and the sunken lane.

use crate::common::*;
use crate::ground::*;
use contract::Show;
use grande_guerre::Subject;

#[test]
fn terrain_takes_no_dice_from_the_attacker_but_hits_from_the_roll() {
    for target in ["..", "f.", "b.", "B.", "r.", "h.", "t.", "o.", "m.", "e.", "k.", "w.", "l.", ".#", "t+"] {
        assert_eq!(dice_against(target), (4, 4), "{target}");
    }
    assert_eq!((at_range(".."), at_range("t.")), ((0, 0), (2, 2)));
}

#[test]
fn terrain_cancels_soldiers_always_and_flags_by_choice() {
    let mut desk = shot("t.");
    desk.rolling("soldier soldier flag flag").does("attack F5 - F7");
    assert_eq!(desk.figures("F7"), 4);
    assert_eq!(desk.asked(), GERMAN);
    let offers = desk.offers();
    for offer in ["retreat 0 F7", "retreat 1 G7", "retreat 1 G8", "retreat 2 H7"] {
        assert!(offers.contains(&offer.to_string()), "{offer}");
    }
    desk.does("retreat 1 G7");
    assert_eq!(desk.figures("G7"), 4);
}

#[test]
fn terrain_mortelle_hits_hand_to_hand_whatever_covers_the_target() {
    for target in ["..", "f.", "b.", "B.", "r.", "h.", "t.", "o.", "m.", "e.", "k.", "w.", "l.", "t+", "e+"] {
        let mut desk = assault("..", target);
        desk.rolling("deadly deadly hq hq").does("attack F6 - F7");
        assert_eq!(desk.figures("F7"), 2, "{target}");
    }
}

#[test]
fn terrain_mortelle_does_nothing_at_range() {
    let mut desk = shot("..");
    desk.rolling("deadly deadly deadly deadly").does("attack F5 - F7");
    assert_eq!(desk.figures("F7"), 4);
}

// --- Countryside.

#[test]
fn campagne_mouvement_lets_infantry_go_on() {
    assert!(at_the_edge_of("..").may("move F5 - F7"));
}

#[test]
fn campagne_combat_costs_no_die_and_gives_no_cover() {
    assert_eq!((dice_entering(".."), dice_inside("..")), (3, 3));
    assert_eq!((at_range(".."), at_close("..")), ((0, 0), (0, 0)));
}

#[test]
fn campagne_triplet_puts_a_crater_there() {
    let desk = triple("F7:.... K1:..I. A1:..i.", "", "");
    assert!(desk.cites("campagne.triplet"));
    assert_eq!(desk.p.craters, hex("F7").bit());
}

#[test]
fn campagne_triplet_leaves_cover_to_those_who_come_after() {
    triple_strikes("..");
    assert_eq!((at_range_after_triple(".."), at_close_after_triple("..")), ((1, 1), (1, 1)));
}

#[test]
fn campagne_triplet_leaves_the_way_open() {
    let mut desk = at_the_edge_of("..");
    desk.p.craters |= hex("F6").bit();
    assert!(desk.may("move F5 - F7"));
}

#[test]
fn campagne_vue_is_open() {
    assert!(sees_past(".."));
}

// --- Forest.

#[test]
fn foret_mouvement_stops_whoever_enters() {
    stops_whoever_enters("f.", "foret.mouvement");
}

#[test]
fn foret_mouvement_stops_an_officer_of_three_hexes() {
    let desk = Desk::ordering("F5:..io G6:f... F6:f... E6:f... K1:..I.", "attaque-centre", "F5");
    assert_eq!(desk.refused("move F5 - F7"), "foret.mouvement");
    assert!(desk.may("move F5 - F6"));
    assert!(desk.may("move F5 - F2"));
}

#[test]
fn foret_mouvement_also_stops_between_trees() {
    let desk = Desk::ordering("F5:f.i. F6:f... F7:f... K1:..I.", "attaque-centre", "F5");
    assert_eq!(desk.refused("move F5 - F7"), "foret.mouvement");
}

#[test]
fn foret_entree_costs_a_die_in_that_turn_only() {
    assert_eq!((dice_entering("f."), dice_inside("f.")), (2, 3));
}

#[test]
fn foret_entree_costs_a_die_at_range_as_well() {
    let mut desk = Desk::ordering("F5:..i. F6:f... F8:..I.", "attaque-centre", "F5");
    desk.does("move F5 - F6, attack F6 - F8");
    assert_eq!(dice(&desk), 1);
}

#[test]
fn foret_entree_is_forgotten_in_the_next_turn() {
    let mut desk = Desk::ordering("F5:..i. F6:f... F7:..I.", "attaque-centre", "F5");
    desk.does("move F5 - F6");
    desk.end_turn();
    desk.empty_hands();
    // The Germans attack in their turn: whoever is in the wood has all its dice again.
    desk.ready_to_fight("attaque-centre", "F7").give(ALLIED, "embuscade");
    desk.does("attack F7 - F6, use embuscade");
    assert_eq!(dice(&desk), 3);
}

#[test]
fn foret_entree_from_wood_to_wood_is_entering() {
    let mut desk = Desk::ordering("F5:f.i. F6:f... F7:..I.", "attaque-centre", "F5");
    desk.does("move F5 - F6, attack F6 - F7");
    assert_eq!(dice(&desk), 2);
}

#[test]
fn foret_combat_ignores_one_soldier_and_no_flag() {
    assert_eq!((at_range("f."), at_close("f.")), ((1, 0), (1, 0)));
}

#[test]
fn foret_triplet_makes_it_a_crater_to_fight_in() {
    let desk = triple_strikes("f.");
    assert_eq!(desk.p.craters, hex("F7").bit());
    assert_eq!((at_range_after_triple("f."), at_close_after_triple("f.")), ((1, 1), (1, 1)));
}

#[test]
fn foret_triplet_leaves_a_forest_to_move_in() {
    let desk = triple("F7:f... K1:..I. A1:..i.", "", "");
    assert!(desk.cites("foret.triplet"));
    let mut desk = at_the_edge_of("f.");
    desk.p.craters |= hex("F6").bit();
    assert_eq!(desk.refused("move F5 - F7"), "foret.mouvement");
    // Entering the crater costs no die.
    let mut desk = Desk::new("F5:..i. F6:f... F7:..I.");
    desk.p.craters |= hex("F6").bit();
    desk.orders("attaque-centre", "F5").does("move F5 - F6, attack F6 - F7");
    assert_eq!(dice(&desk), 3);
}

#[test]
fn foret_vue_is_blocked_across_and_open_into_it() {
    assert!(!sees_past("f."));
    assert!(sees("F5:..i. F7:f.I.", "F5", "F7"));
    assert!(sees("F5:f.i. F7:..I.", "F5", "F7"));
}

// --- Hills.

#[test]
fn colline_mouvement_is_free() {
    assert!(at_the_edge_of("h.").may("move F5 - F7"));
}

#[test]
fn colline_combat_ignores_one_soldier_at_range_and_from_below() {
    assert_eq!((dice_entering("h."), dice_inside("h.")), (3, 3));
    assert_eq!((at_range("h."), at_close("h.")), ((1, 0), (1, 0)));
}

#[test]
fn colline_combat_covers_at_range_from_another_hill_as_well() {
    let mut desk = Desk::fighting("F5:h.mh F7:h.I.", "attaque-centre", "F5");
    desk.rolling("soldier soldier soldier hq").does("attack F5 - F7");
    assert_eq!(desk.figures("F7"), 2);
}

#[test]
fn colline_combat_gives_no_cover_below() {
    assert_eq!(at_close_from("h.", ".."), (0, 0));
    assert_eq!(at_close_from("h.", "t."), (1, 1));
}

#[test]
fn colline_corps_from_hill_to_hill_ignores_nothing() {
    assert_eq!(at_close_from("h.", "h."), (0, 0));
}

#[test]
fn colline_corps_counts_whoever_climbed_this_turn() {
    let mut desk = Desk::ordering("F5:..i. F6:h... F7:h.I.", "attaque-centre", "F5");
    desk.does("move F5 - F6").rolling("soldier soldier soldier").does("attack F6 - F7");
    assert_eq!(desk.figures("F7"), 1);
}

#[test]
fn colline_triplet_makes_it_a_crater_to_fight_in() {
    let desk = triple("F7:h... K1:..I. A1:..i.", "", "");
    assert!(desk.cites("colline.triplet"));
    assert_eq!(triple_strikes("h.").p.craters, hex("F7").bit());
    assert_eq!((at_range_after_triple("h."), at_close_after_triple("h.")), ((1, 1), (1, 1)));
}

#[test]
fn colline_triplet_is_no_hill_to_fight_from_either() {
    // Whoever attacks from the crater attacks from below: the hill next to it covers its unit again.
    let losses = |cratered: &[&str]| {
        let mut desk = assault("h.", "h.");
        desk.p.craters = cratered.iter().fold(0, |set, name| set | hex(name).bit());
        desk.rolling("soldier soldier soldier hq").does("attack F6 - F7");
        4 - desk.figures("F7")
    };
    assert_eq!(losses(&[]), 3);
    assert_eq!(losses(&["F6"]), 2);
    assert_eq!(losses(&["F7"]), 2);
    assert_eq!(losses(&["F6", "F7"]), 2);
    // Nor is it one for whoever strikes back from it.
    let mut desk = Desk::new("F6:h.i. F7:h.I. K1:..I.");
    desk.p.craters |= hex("F7").bit();
    desk.give(GERMAN, "embuscade").orders_in_spite("attaque-centre", "F6");
    desk.does("pass, attack F6 - F7").rolling("soldier soldier soldier").does("use embuscade");
    assert_eq!(desk.figures("F6"), 2);
}

#[test]
fn colline_triplet_is_told_of_the_hill_it_was() {
    let notes = |craters: &[&str]| {
        let mut desk = Desk::new("F6:h... F7:h.I. A1:..i.");
        desk.p.craters = craters.iter().fold(0, |set, name| set | hex(name).bit());
        let seen = desk.game.inspect(&desk.p, Onlooker::Spectator, Subject::Hex(hex("F7")));
        seen.notes.iter().any(|note| matches!(note, Text::Key { key, .. } if key == "note-cover-hill"))
    };
    assert!(notes(&[]), "hill against hill is another matter");
    assert!(!notes(&["F6"]), "no hill is left to attack from");
    assert!(!notes(&["F7"]), "nor one to be attacked on");
}

#[test]
fn colline_triplet_leaves_a_hill_to_move_and_see_over() {
    let mut desk = at_the_edge_of("h.");
    desk.p.craters |= hex("F6").bit();
    assert!(desk.may("move F5 - F7"));
    let mut desk = Desk::new("F5:..i. F6:h... F7:..I. D5:..I.");
    desk.p.craters |= hex("F6").bit();
    desk.ready_to_fight("attaque-centre", "F5");
    assert_eq!(desk.refused("attack F5 - F7"), "tir.3");
}

#[test]
fn colline_vue_hides_what_is_behind() {
    assert!(!sees_past("h."));
    assert!(!sees("F5:h.i. F6:h... F7:..I.", "F5", "F7"));
}

#[test]
fn colline_vue_from_below_reaches_the_first_hill_and_not_the_second() {
    assert!(sees("F5:..i. F7:h.I.", "F5", "F7"));
    assert!(sees("F5:h.i. F7:..I.", "F5", "F7"));
    assert!(!sees("F5:..i. F6:h... F7:h.I.", "F5", "F7"));
    assert!(!sees("F4:h.m. F5:h... F7:..I.", "F4", "F7"));
}

#[test]
fn colline_plateau_is_open_over_hills_alone() {
    assert!(sees("F5:h.i. F6:h... F7:h.I.", "F5", "F7"));
    assert!(sees("F4:h.m. F5:h... F6:h... F7:h... F8:h.I.", "F4", "F8"));
    assert!(!sees("F4:h.m. F5:h... F6:h.i. F7:h.I.", "F4", "F7"));
}

#[test]
fn colline_vallon_does_not_hide_the_other_hill() {
    assert!(sees("F5:h.i. F7:h.I.", "F5", "F7"));
    assert!(sees("F4:h.m. F7:h.I.", "F4", "F7"));
}

#[test]
fn colline_vallon_with_a_wood_or_a_unit_in_it_hides() {
    assert!(!sees("F5:h.i. F6:f... F7:h.I.", "F5", "F7"));
    assert!(!sees("F4:h.m. F6:..i. F7:h.I.", "F4", "F7"));
    assert!(sees("F4:h.m. F6:t... F7:h.I.", "F4", "F7"));
}

// --- Trenches.

#[test]
fn tranchee_mouvement_is_free() {
    assert!(at_the_edge_of("t.").may("move F5 - F7"));
}

#[test]
fn tranchee_combat_covers_two_and_two_at_range_one_and_one_hand_to_hand() {
    assert_eq!((at_range("t."), at_close("t.")), ((2, 2), (1, 1)));
}

#[test]
fn tranchee_combat_is_the_same_from_the_next_bay() {
    assert_eq!(at_close_from("t.", "t."), (1, 1));
}

#[test]
fn tranchee_combat_costs_no_die() {
    assert_eq!((dice_entering("t."), dice_inside("t.")), (3, 3));
}

#[test]
fn tranchee_triplet_makes_it_a_crater_to_fight_in() {
    let desk = triple("F7:t... K1:..I. A1:..i.", "", "");
    assert!(desk.cites("tranchee.triplet"));
    assert_eq!(triple_strikes("t.").p.craters, hex("F7").bit());
    assert_eq!((at_range_after_triple("t."), at_close_after_triple("t.")), ((1, 1), (1, 1)));
}

#[test]
fn tranchee_vue_is_blocked_by_a_unit_only() {
    assert!(sees_past("t."));
    assert!(!sees_past_a_unit_on("t."));
}

// --- The sunken lane of scenario 8.

#[test]
fn chemin_creux_covers_one_and_one() {
    assert_eq!((at_range("l."), at_close("l.")), ((1, 1), (1, 1)));
}

#[test]
fn chemin_creux_neither_stops_nor_hides_nor_costs_a_die() {
    assert!(at_the_edge_of("l.").may("move F5 - F7"));
    assert!(sees_past("l."));
    assert_eq!(dice_entering("l."), 3);
}

#[test]
fn chemin_creux_lies_on_the_map_of_the_hawthorn_ridge_alone() {
    let lanes = |number: &str| game(number, "").scenario.all_of(Ground::Lane);
    assert_ne!(lanes("8"), 0);
    assert_eq!(lanes("9"), 0);
}
