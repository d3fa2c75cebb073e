//! Buildings, ruins, churches and bunkers.

use crate::common::*;
use crate::ground::*;

/// Infantry enters F6, where this ground has been made what the test wants, and attacks: its dice.
fn dice_entering_after(ground: &str, change: impl Fn(&mut Desk)) -> u8 {
    let mut desk = Desk::new(&format!("F5:..i. F6:{ground}.. F7:..I."));
    change(&mut desk);
    desk.orders("attaque-centre", "F5").does("move F5 - F6, attack F6 - F7");
    dice(&desk)
}

fn craters_f6(desk: &mut Desk) {
    desk.p.craters |= hex("F6").bit();
}

// --- Buildings.

#[test]
fn batiment_mouvement_stops_whoever_enters() {
    stops_whoever_enters("b.", "batiment.mouvement");
}

#[test]
fn batiment_mouvement_forbids_an_advance_to_whoever_has_just_entered() {
    let fight = |start: &str, moves: bool| {
        let mut desk = Desk::new(&format!("{start} F7:..I. K1:..I."));
        desk.reduce("F7", 1).orders("attaque-centre", &start[..2]);
        if moves {
            desk.does("move F5 - F6");
        } else {
            desk.does("pass");
        }
        desk.rolling("burst").does("attack F6 - F7");
        desk.may("advance")
    };
    assert!(!fight("F5:..i. F6:b...", true));
    assert!(fight("F5:..i. F6:....", true));
    assert!(fight("F6:b.i.", false));
}

#[test]
fn batiment_entree_costs_a_die_in_that_turn_only() {
    assert_eq!((dice_entering("b."), dice_inside("b.")), (2, 3));
}

#[test]
fn batiment_combat_covers_one_and_one() {
    assert_eq!((at_range("b."), at_close("b.")), ((1, 1), (1, 1)));
}

#[test]
fn batiment_triplet_makes_a_ruin_of_it() {
    let desk = triple("F7:b... K1:..I. A1:..i.", "", "");
    assert!(desk.cites("batiment.triplet"));
    assert!(desk.events().contains(&Event::Ruined { hex: hex("F7") }));
    assert_eq!((desk.p.ruined, desk.p.craters), (hex("F7").bit(), 0));
}

#[test]
fn batiment_triplet_strikes_without_cover_and_leaves_a_ruin_s_cover() {
    triple_strikes("b.");
    assert_eq!((at_range_after_triple("b."), at_close_after_triple("b.")), ((1, 1), (1, 1)));
}

#[test]
fn batiment_triplet_leaves_a_ruin_to_move_and_see_through() {
    let ruin = |desk: &mut Desk| desk.p.ruined |= hex("F6").bit();
    let mut desk = at_the_edge_of("b.");
    ruin(&mut desk);
    assert_eq!(desk.refused("move F5 - F7"), "ruine.mouvement");
    // A ruin costs no die on entering.
    assert_eq!(dice_entering_after("b.", ruin), 3);
    let mut desk = Desk::new("F5:..i. F6:b... F7:..I. D5:..I.");
    ruin(&mut desk);
    desk.ready_to_fight("attaque-centre", "F5");
    assert_eq!(desk.refused("attack F5 - F7"), "tir.3");
}

#[test]
fn batiment_vue_is_blocked_across_and_open_into_it() {
    assert!(!sees_past("b."));
    assert!(sees("F5:b.i. F7:b.I.", "F5", "F7"));
}

// --- The fortified buildings of scenarios 9 to 11.

#[test]
fn batiment_fortifie_covers_two_and_two_near_and_far() {
    assert_eq!((at_range("B."), at_close("B.")), ((2, 2), (2, 2)));
}

#[test]
fn batiment_fortifie_is_a_building_in_all_else() {
    assert_eq!(at_the_edge_of("B.").refused("move F5 - F7"), "batiment.mouvement");
    assert_eq!((dice_entering("B."), dice_inside("B.")), (2, 3));
    assert!(!sees_past("B."));
    let desk = triple("F7:B... K1:..I. A1:..i.", "", "");
    assert!(desk.cites("batiment.triplet"));
    assert_eq!((at_range_after_triple("B."), at_close_after_triple("B.")), ((1, 1), (1, 1)));
}

#[test]
fn batiment_fortifie_stands_at_la_boisselle_and_mametz_and_no_plain_building_there() {
    for number in ["9", "10", "11"] {
        let scenario = game(number, "").scenario;
        assert_ne!(scenario.all_of(Ground::FortBuilding), 0, "{number}");
        assert_eq!(scenario.all_of(Ground::Building), 0, "{number}");
    }
    for number in ["3", "8", "12", "42", "51"] {
        assert_eq!(game(number, "").scenario.all_of(Ground::FortBuilding), 0, "{number}");
    }
}

// --- Ruins.

#[test]
fn ruine_mouvement_stops_whoever_enters() {
    stops_whoever_enters("r.", "ruine.mouvement");
}

#[test]
fn ruine_combat_costs_no_die_and_covers_one_and_one() {
    assert_eq!((dice_entering("r."), dice_inside("r.")), (3, 3));
    assert_eq!((at_range("r."), at_close("r.")), ((1, 1), (1, 1)));
}

#[test]
fn ruine_triplet_changes_nothing() {
    let desk = triple_strikes("r.");
    assert_eq!((desk.p.ruined, desk.p.craters), (0, 0));
    assert_eq!((at_range_after_triple("r."), at_close_after_triple("r.")), ((1, 1), (1, 1)));
    let desk = triple("F7:r... K1:..I. A1:..i.", "", "");
    let changed = desk.saw(|event| matches!(event, Event::Ruined { .. } | Event::Cratered { .. }));
    assert!(!changed);
}

#[test]
fn ruine_vue_is_blocked() {
    assert!(!sees_past("r."));
    assert!(sees("F5:..i. F7:r.I.", "F5", "F7"));
}

// --- Churches.

#[test]
fn eglise_mouvement_stops_whoever_enters() {
    stops_whoever_enters("e.", "eglise.mouvement");
}

#[test]
fn eglise_entree_costs_a_die_in_that_turn_only() {
    assert_eq!((dice_entering("e."), dice_inside("e.")), (2, 3));
}

#[test]
fn eglise_combat_covers_one_soldier_and_two_flags() {
    assert_eq!((at_range("e."), at_close("e.")), ((1, 2), (1, 2)));
}

#[test]
fn eglise_triplet_puts_a_crater_and_leaves_a_ruin_to_fight_in() {
    let desk = triple("F7:e... K1:..I. A1:..i.", "", "");
    assert!(desk.cites("eglise.triplet"));
    assert_eq!((desk.p.craters, desk.p.ruined), (hex("F7").bit(), 0));
    triple_strikes("e.");
    assert_eq!((at_range_after_triple("e."), at_close_after_triple("e.")), ((1, 1), (1, 1)));
}

#[test]
fn eglise_triplet_leaves_a_church_to_move_in_at_no_cost_of_dice() {
    let mut desk = at_the_edge_of("e.");
    craters_f6(&mut desk);
    assert_eq!(desk.refused("move F5 - F7"), "eglise.mouvement");
    assert_eq!(dice_entering_after("e.", craters_f6), 3);
}

#[test]
fn eglise_vue_is_blocked() {
    assert!(!sees_past("e."));
    assert!(sees("F5:..i. F7:e.I.", "F5", "F7"));
}

// --- Bunkers.

#[test]
fn bunker_fort_is_a_group_of_bunkers_that_touch() {
    for (number, hexes) in [("44", 5), ("47", 3), ("49", 5), ("50", 3), ("52", 5)] {
        let fort = game(number, "").scenario.all_of(Ground::Bunker);
        assert_eq!(fort.count_ones(), hexes, "{number}");
        let mut linked = each(fort).next().unwrap().bit();
        for _ in 0..hexes {
            linked |= each(linked).fold(0, |set, hex| set | BOARD.near[hex.index()]) & fort;
        }
        assert_eq!(linked, fort, "the fort of {number} falls apart");
    }
}

#[test]
fn bunker_fort_is_still_bunkers_one_by_one() {
    // From one bunker to the next: the stop, the lost die and the cover are those of any bunker.
    let mut desk = Desk::ordering("F5:k.i. F6:k... F7:k.I.", "attaque-centre", "F5");
    desk.does("move F5 - F6").rolling("soldier soldier").does("attack F6 - F7");
    assert_eq!((dice(&desk), desk.figures("F7")), (2, 3));
}

#[test]
fn bunker_mouvement_stops_whoever_enters() {
    stops_whoever_enters("k.", "bunker.mouvement");
}

#[test]
fn bunker_entree_costs_a_die_in_that_turn_only() {
    assert_eq!((dice_entering("k."), dice_inside("k.")), (2, 3));
}

#[test]
fn bunker_combat_covers_two_at_range_one_hand_to_hand_and_every_flag() {
    assert_eq!((at_range("k."), at_close("k.")), ((2, 4), (1, 4)));
}

#[test]
fn bunker_combat_ignores_flags_by_choice() {
    let mut desk = assault("..", "k.");
    desk.rolling("flag flag flag flag").does("attack F6 - F7");
    for offer in ["retreat 0 F7", "retreat 1 G7", "retreat 4 J7"] {
        assert!(desk.may(offer), "{offer}");
    }
}

#[test]
fn bunker_lance_flammes_drives_the_garrison_out() {
    let flames = |trade: &str| {
        let mut desk = Desk::fighting(&format!("F6:..i{trade} F7:k.I."), "attaque-centre", "F6");
        desk.rolling("soldier flag flag").does("attack F6 - F7");
        assert_eq!(desk.figures("F7"), 4, "the Soldier is ignored all the same");
        desk
    };
    assert_eq!(flames("l").refused("retreat 1 G7"), "drapeau.ignorer");
    assert!(flames("l").may("retreat 2 H7"));
    assert!(flames(".").may("retreat 0 F7"));
}

#[test]
fn bunker_lance_flammes_does_nothing_of_the_sort_at_range() {
    let mut desk = Desk::fighting("F5:..il F7:k.I.", "attaque-centre", "F5");
    desk.rolling("flag flag").does("attack F5 - F7");
    assert!(desk.may("retreat 0 F7"));
}

#[test]
fn bunker_triplet_puts_a_crater_and_leaves_a_ruin_to_fight_in() {
    let desk = triple("F7:k... K1:..I. A1:..i.", "", "");
    assert!(desk.cites("bunker.triplet"));
    assert_eq!((desk.p.craters, desk.p.ruined), (hex("F7").bit(), 0));
    triple_strikes("k.");
    assert_eq!((at_range_after_triple("k."), at_close_after_triple("k.")), ((1, 1), (1, 1)));
}

#[test]
fn bunker_triplet_leaves_a_bunker_to_move_in_at_no_cost_of_dice() {
    let mut desk = at_the_edge_of("k.");
    craters_f6(&mut desk);
    assert_eq!(desk.refused("move F5 - F7"), "bunker.mouvement");
    assert_eq!(dice_entering_after("k.", craters_f6), 3);
}

#[test]
fn bunker_vue_is_blocked() {
    assert!(!sees_past("k."));
    assert!(sees("F5:..i. F7:k.I.", "F5", "F7"));
}
