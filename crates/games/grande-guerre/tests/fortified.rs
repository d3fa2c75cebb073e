//! Fortified positions: on top of the ground under them.

use crate::common::*;
use crate::ground::*;
use grande_guerre::scenario::NUMBERS;

/// Engineers on F6 on this ground, ordered, with the enemy far away.
fn engineers_on(ground: &str) -> Desk {
    let mut desk = Desk::with(&format!("F6:{ground}is K1:..I."), FORD, "");
    desk.orders("attaque-centre", "F6");
    desk
}

/// Engineers next to this ground on F7.
fn engineers_beside(ground: &str) -> Desk {
    let mut desk = Desk::with(&format!("F6:..is F7:{ground}.. K1:..I."), FORD, "");
    desk.orders("attaque-centre", "F6");
    desk
}

#[test]
fn fortifiee_placement_is_barred_on_six_sorts_of_ground() {
    for ground in [".#", "w%", ".+", "r.", "w.", "k."] {
        assert_eq!(engineers_beside(ground).refused("fortify F6 - F7"), "fortifiee.placement", "{ground}");
    }
    for ground in [".#", ".+", "r.", "w.", "k."] {
        assert_eq!(engineers_on(ground).refused("fortify F6 - F6"), "fortifiee.placement", "{ground}");
    }
}

#[test]
fn fortifiee_placement_is_allowed_everywhere_else() {
    for ground in ["..", "f.", "b.", "B.", "h.", "t.", "o.", "m.", "e.", "l."] {
        assert!(engineers_on(ground).may("fortify F6 - F6"), "{ground}");
        assert!(engineers_beside(ground).may("fortify F6 - F7"), "{ground}");
    }
}

#[test]
fn fortifiee_placement_is_barred_in_a_building_shelled_to_a_ruin() {
    let mut desk = engineers_on("b.");
    assert!(desk.may("fortify F6 - F6"));
    desk.p.ruined |= hex("F6").bit();
    assert_eq!(desk.refused("fortify F6 - F6"), "fortifiee.placement");
}

#[test]
fn fortifiee_placement_is_kept_by_every_map() {
    for number in NUMBERS {
        let scenario = game(&number.to_string(), "").scenario;
        let barred = [Ground::Ruin, Ground::Water, Ground::Bunker].map(|ground| scenario.all_of(ground));
        let barred = barred.into_iter().fold(scenario.wire | scenario.damaged, |set, more| set | more);
        assert_eq!(scenario.fortified & barred, 0, "{number}");
    }
}

#[test]
fn fortifiee_mouvement_is_that_of_the_ground() {
    for ground in [".+", "h+", "t+", "o+", "l+"] {
        assert!(at_the_edge_of(ground).may("move F5 - F7"), "{ground}");
    }
    for (ground, rule) in [
        ("f+", "foret.mouvement"),
        ("b+", "batiment.mouvement"),
        ("e+", "eglise.mouvement"),
        ("m+", "mine.mouvement"),
    ] {
        assert_eq!(at_the_edge_of(ground).refused("move F5 - F7"), rule);
    }
}

#[test]
fn fortifiee_mouvement_costs_the_die_of_the_ground_and_no_other() {
    assert_eq!((dice_entering(".+"), dice_entering("f+"), dice_inside("f+")), (3, 2, 3));
}

#[test]
fn fortifiee_combat_adds_one_and_one_to_any_ground() {
    for ground in [".", "f", "b", "B", "h", "t", "o", "m", "e", "l"] {
        let (plain, more) = (format!("{ground}."), format!("{ground}+"));
        let add = |(soldiers, flags): (u8, u8)| (soldiers + 1, flags + 1);
        assert_eq!(at_range(&more), add(at_range(&plain)), "{ground} at range");
        assert_eq!(at_close(&more), add(at_close(&plain)), "{ground} hand to hand");
    }
}

#[test]
fn fortifiee_combat_covers_whoever_holds_it() {
    // Germans fire at the Allies in it.
    let mut desk = Desk::with("F5:.+i. F7:..M.", "first = \"german\"\n", "");
    desk.ready_to_fight("attaque-centre", "F7").rolling("soldier soldier flag").does("attack F7 - F5");
    assert_eq!(desk.figures("F5"), 3);
    assert!(desk.may("retreat 0 F5"));
}

#[test]
fn fortifiee_combat_takes_no_hit_of_burst_or_deadly_away() {
    let mut desk = assault("..", "t+");
    desk.rolling("burst deadly burst hq").does("attack F6 - F7");
    assert_eq!(desk.figures("F7"), 1);
}

// --- The eleven examples of the book, in its order: Soldiers ignored, Flags that may be.

#[test]
fn fortifiee_exemples_countryside() {
    assert_eq!((at_range(".+"), at_close(".+")), ((1, 1), (1, 1)));
}

#[test]
fn fortifiee_exemples_forest() {
    assert_eq!((at_range("f+"), at_close("f+")), ((2, 1), (2, 1)));
}

#[test]
fn fortifiee_exemples_building() {
    assert_eq!((at_range("b+"), at_close("b+")), ((2, 2), (2, 2)));
}

#[test]
fn fortifiee_exemples_church() {
    assert_eq!((at_range("e+"), at_close("e+")), ((2, 3), (2, 3)));
}

#[test]
fn fortifiee_exemples_hill_at_range() {
    assert_eq!(at_range("h+"), (2, 1));
}

#[test]
fn fortifiee_exemples_hill_from_below() {
    assert_eq!(at_close_from("..", "h+"), (2, 1));
}

#[test]
fn fortifiee_exemples_hill_from_a_hill() {
    assert_eq!(at_close_from("h.", "h+"), (1, 1));
}

#[test]
fn fortifiee_exemples_trench_at_range() {
    assert_eq!(at_range("t+"), (3, 3));
}

#[test]
fn fortifiee_exemples_trench_hand_to_hand() {
    assert_eq!(at_close("t+"), (2, 2));
}

#[test]
fn fortifiee_exemples_shell_crater() {
    assert_eq!((at_range("o+"), at_close("o+")), ((2, 2), (2, 2)));
}

#[test]
fn fortifiee_exemples_mine_crater() {
    assert_eq!((at_range("m+"), at_close("m+")), ((2, 2), (2, 2)));
}

// --- A triple, and sight.

#[test]
fn fortifiee_triplet_sweeps_the_marker_away_and_treats_the_ground_as_usual() {
    let desk = triple("F7:t+.. K1:..I. A1:..i.", "", "");
    assert_eq!((desk.p.fortified, desk.p.craters), (0, hex("F7").bit()));
    assert!(desk.cites("tranchee.triplet"));
    let desk = triple("F7:b+.. K1:..I. A1:..i.", "", "");
    assert_eq!((desk.p.fortified, desk.p.ruined), (0, hex("F7").bit()));
    assert!(desk.cites("batiment.triplet"));
}

#[test]
fn fortifiee_triplet_strikes_without_cover_and_leaves_that_of_the_ground() {
    triple_strikes("t+");
    assert_eq!((at_range_after_triple("t+"), at_close_after_triple("t+")), ((1, 1), (1, 1)));
    assert_eq!((at_range_after_triple("m+"), at_close_after_triple("m+")), ((1, 1), (1, 1)));
}

#[test]
fn fortifiee_triplet_on_a_crater_puts_no_second_one() {
    let desk = triple("F7:o+.. K1:..I. A1:..i.", "", "");
    assert_eq!((desk.p.fortified, desk.p.craters), (0, hex("F7").bit()));
    assert!(!desk.events().contains(&Event::Cratered { hex: hex("F7") }));
}

#[test]
fn fortifiee_triplet_is_no_double() {
    // Two dice alike hit the centre and leave the marker.
    let mut desk = Desk::playing("F7:t+.. K1:..I. A1:..i.", "bombardement 1");
    desk.does("aim F7").rolling("d4 d4 d1").does("load 3");
    assert_eq!((desk.p.fortified, desk.p.craters), (hex("F7").bit(), 0));
}

#[test]
fn fortifiee_vue_is_that_of_the_ground() {
    for ground in [".+", "t+", "o+", "m+", "l+"] {
        assert!(sees_past(ground), "{ground}");
    }
    for ground in ["f+", "b+", "e+", "h+"] {
        assert!(!sees_past(ground), "{ground}");
    }
}
