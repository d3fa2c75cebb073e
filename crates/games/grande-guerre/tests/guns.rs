//! Field guns: our rulings (`r.canon…`).

use crate::common::*;
use grande_guerre::tables::Arm;

// --- Field guns.

#[test]
fn rr_canon_figures() {
    let gun = kind("field-gun");
    assert_eq!((gun.arm, gun.figures, gun.moves, gun.fights_after), (Arm::FieldGun, 4, 1, 0));
    assert_eq!((gun.close, gun.range.as_slice()), (3, &[3, 3, 2, 2, 1, 1][..]));
    assert!(!gun.indirect && !gun.advances && gun.arm.is_soldier());
}

#[test]
fn rr_canon_moves_or_fires() {
    let mut desk = Desk::ordering("E6:..a. E8:..i. G8:..I. G6:..I.", "attaque-centre", "E6 E8");
    assert_eq!(desk.refused("move E6 - C6"), "mouvement.mitrailleuse");
    desk.does("move E6 - D6");
    desk.end_moves();
    assert_eq!(desk.refused("attack D6 - G6"), "mouvement.mitrailleuse-combat");
    assert!(desk.may("attack E8 - G8"));
}

#[test]
fn rr_canon_range_of_seven_needing_sight() {
    let mut desk = Desk::fighting("C6:..a. J6:..I. J8:..I. K6:..I. G7:..i.", "attaque-centre", "C6");
    assert_eq!(desk.refused("attack C6 - K6"), "tir.2");
    assert_eq!(desk.refused("attack C6 - J8"), "tir.3");
    desk.does("attack C6 - J6");
    assert_eq!(dice(&desk), 1);
}

#[test]
fn rr_canon_deadly_also_hits_tanks_at_any_range() {
    let mut desk = Desk::with("C6:..s. H6:..A.", GERMANS_FIRST, "");
    desk.ready_to_fight("attaque-centre", "H6").rolling("deadly soldier hq").does("attack H6 - C6");
    assert_eq!(confirmed(&desk), Some((1, 1)));
    assert!(desk.is_empty("C6"));
    // Soldiers it hits as others do: the deadly face is nothing from afar.
    let mut desk = Desk::with("C6:..i. H6:..A.", GERMANS_FIRST, "");
    desk.ready_to_fight("attaque-centre", "H6").rolling("deadly deadly").does("attack H6 - C6");
    assert_eq!(desk.figures("C6"), 4);
}

#[test]
fn rr_canon_does_not_advance() {
    let mut desk = Desk::new("F6:..a. G6:..I. K1:..I.");
    desk.reduce("G6", 1).ready_to_fight("attaque-centre", "F6");
    desk.rolling("burst hq hq").does("attack F6 - G6");
    assert_ne!(desk.p.phase, Phase::Advance);
    assert!(desk.is_empty("G6"));
}

#[test]
fn rr_canon_terrain_no_wood_building_or_water() {
    let mut desk = Desk::with(
        "F6:..a. F3:..i. E6:f... E7:b... F5:r... F7:k... G6:w... K1:..I.",
        "[rules]\nwater = \"ford\"",
        "",
    );
    desk.orders("attaque-centre", "F6");
    for hex in ["E6", "E7", "F5", "F7"] {
        assert_eq!(desk.refused(&format!("move F6 - {hex}")), "r.canon-terrain", "{hex}");
    }
    assert_eq!(desk.refused("move F6 - G6"), "cours-d-eau.char");
    desk.does("move F6 - G7");
}

#[test]
fn rr_canon_terrain_closes_the_way_of_retreat_too() {
    let mut desk = Desk::with("F6:..a. E6:f... E7:b... G6:..I.", GERMANS_FIRST, "");
    desk.ready_to_fight("attaque-centre", "G6").rolling("flag hq hq").does("attack G6 - F6");
    assert_eq!(desk.figures("F6"), 3);
    assert!(desk.cites("retraite.bloquee"));
}

const GUNS: &str = "[rules]\ngun-capture = 2";

#[test]
fn rr_canon_servants_their_fall_is_a_medal_and_the_gun_stays() {
    let mut desk = Desk::with("E6:..i. G6:..A. K1:..I.", GUNS, "");
    desk.reduce("G6", 1).ready_to_fight("attaque-centre", "E6");
    desk.rolling("burst hq").does("attack E6 - G6");
    assert!(desk.cites("r.canon-servants"));
    assert_eq!((desk.medals(ALLIED), desk.p.guns), (1, hex("G6").bit()));
    // Nobody serves it any more.
    assert!(desk.is_empty("G6") && desk.p.army(GERMAN).count() == 1);
}

#[test]
fn rr_canon_servants_elsewhere_the_gun_goes_with_them() {
    let mut desk = Desk::new("E6:..i. G6:..A. K1:..I.");
    desk.reduce("G6", 1).ready_to_fight("attaque-centre", "E6");
    desk.rolling("burst hq").does("attack E6 - G6");
    assert!(!desk.cites("r.canon-servants"));
    assert_eq!((desk.medals(ALLIED), desk.p.guns), (1, 0));
}

#[test]
fn rr_canon_pris_by_an_advance() {
    let mut desk = Desk::with("F6:..i. G6:..A. K1:..I.", GUNS, "");
    desk.reduce("G6", 1).ready_to_fight("attaque-centre", "F6");
    desk.rolling("burst hq hq").does("attack F6 - G6");
    assert_eq!(desk.medals(ALLIED), 1);
    desk.does("advance");
    assert!(desk.cites("r.canon-pris"));
    assert_eq!((desk.medals(ALLIED), desk.p.guns), (3, 0));
    // For good: leaving the hex loses nothing.
    assert_eq!(desk.p.medals[ALLIED], 3);
}

#[test]
fn rr_canon_pris_by_a_move_and_only_by_the_french() {
    let mut desk = Desk::with("E6:..i. H6:..I. K1:..I.", GUNS, "");
    desk.p.guns = hex("G6").bit();
    desk.orders("attaque-centre", "E6").does("move E6 - G6");
    assert!(desk.cites("r.canon-pris"));
    assert_eq!((desk.medals(ALLIED), desk.p.guns), (2, 0));
    let mut desk = Desk::with("A6:..i. H6:..I.", &format!("{GERMANS_FIRST}{GUNS}"), "");
    desk.p.guns = hex("G6").bit();
    desk.orders("attaque-centre", "H6").does("move H6 - G6");
    assert_eq!((desk.medals(GERMAN), desk.p.guns), (0, hex("G6").bit()));
}

#[test]
fn rr_canon_pris_an_officer_passing_through_takes_nothing() {
    // Occupying a hex is ending there.
    let mut desk = Desk::with("E6:..i. K1:..I.", GUNS, "");
    desk.p.guns = hex("F6").bit();
    desk.orders("attaque-centre", "E6").does("move E6 - G6");
    assert_eq!((desk.medals(ALLIED), desk.p.guns), (0, hex("F6").bit()));
    assert_eq!(desk.p.held[Seat::Second], hex("G6").bit());
}
