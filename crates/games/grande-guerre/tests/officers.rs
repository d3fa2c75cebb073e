//! Officers, who fight on, and observers, who find the range.

use crate::common::*;

// --- Officers.

/// A unit on F5 destroys the Germans on F6, on this ground, and advances; others stand on F7 and G7.
fn wins(unit: &str, ground: &str) -> Desk {
    let mut desk = Desk::new(&format!("F5:..{unit} F6:{ground}I. F7:..I. G7:..I. K1:..I."));
    desk.reduce("F6", 1).ready_to_fight("attaque-centre", "F5").rolling("burst").does("attack F5 - F6");
    desk.does("advance");
    desk
}

#[test]
fn specialiste_officier_fights_a_second_time_after_an_advance() {
    let mut desk = wins("io", "..");
    assert_eq!(desk.p.phase, Phase::Bonus);
    assert!(desk.may("attack F6 - G7"));
    desk.does("attack F6 - F7");
    assert!(desk.cites("specialiste.officier"));
    assert_eq!(dice(&desk), 3);
}

#[test]
fn specialiste_officier_needs_no_card_and_others_do() {
    assert_eq!(wins("io", "..").p.phase, Phase::Bonus);
    assert_ne!(wins("i.", "..").p.phase, Phase::Bonus);
}

#[test]
fn specialiste_officier_may_decline() {
    let desk = wins("io", "..").after("pass");
    assert_ne!(desk.p.phase, Phase::Bonus);
    assert!(!desk.may("attack F6 - F7"));
}

#[test]
fn specialiste_officier_advances_again_but_fights_no_third_time() {
    let mut desk = Desk::new("F5:..io F6:..I. F7:..I. F8:..I. K1:..I.");
    desk.reduce("F6", 1).reduce("F7", 1).ready_to_fight("attaque-centre", "F5");
    desk.rolling("burst").does("attack F5 - F6");
    desk.does("advance").rolling("burst").does("attack F6 - F7");
    desk.does("advance");
    assert!(!desk.is_empty("F7"));
    assert!(!desk.may("attack F7 - F8"));
}

#[test]
fn specialiste_officier_fights_once_where_he_does_not_advance() {
    let mut desk = Desk::new("F5:..io F6:..I. G5:..I. K1:..I.");
    desk.reduce("F6", 1).ready_to_fight("attaque-centre", "F5").rolling("burst").does("attack F5 - F6");
    desk.does("pass");
    assert!(!desk.may("attack F5 - G5"));
}

#[test]
fn specialiste_officier_does_not_go_on_from_ground_that_stops() {
    for ground in ["f.", "b.", "r.", "m.", "e.", "k.", ".#"] {
        assert_ne!(wins("io", ground).p.phase, Phase::Bonus, "{ground}");
    }
    for ground in ["h.", "t.", "o.", "l."] {
        assert_eq!(wins("io", ground).p.phase, Phase::Bonus, "{ground}");
    }
}

#[test]
fn specialiste_officier_goes_on_after_a_retreat_as_well() {
    let mut desk = Desk::fighting("F5:..io F6:..I. F7:..I. K1:..I.", "attaque-centre", "F5");
    desk.rolling("flag hq hq").does("attack F5 - F6");
    desk.does("retreat 1 G6, advance");
    // The one that fell back, or another.
    assert!(desk.may("attack F6 - G6"));
    assert!(desk.may("attack F6 - F7"));
}

#[test]
fn specialiste_officier_mouvement_is_three_hexes_without_combat() {
    let mut desk = Desk::ordering("F2:..io G3:..i. F8:..I. H3:..I.", "attaque-gauche", "F2 G3");
    assert_eq!(desk.refused("move F2 - F6"), "mouvement.infanterie");
    desk.does("move F2 - F5, pass");
    assert_eq!(desk.refused("attack F5 - F8"), "mouvement.infanterie-combat");
}

#[test]
fn specialiste_officier_mouvement_is_one_hex_with_combat() {
    let fights = |to: &str| {
        let mut desk = Desk::ordering("F4:..io G3:..i. F8:..I. H3:..I.", "attaque-gauche", "F4 G3");
        desk.does(&format!("move F4 - {to}"));
        desk.does("pass");
        desk.may(&format!("attack {to} - F8"))
    };
    assert!(fights("F5"));
    assert!(!fights("F6"));
}

// --- Mortar observers.

/// A mortar on F4 fires at F7, three hexes away: two dice.
fn spotted(mortar: &str, faces: &str) -> Desk {
    let mut desk = Desk::new(&format!("F4:..{mortar} E4:..o. D4:..m. F7:..I. K1:..I."));
    desk.ready_to_fight("attaque-gauche", "F4 E4 D4").rolling(faces).does("attack F4 - F7");
    desk
}

fn marked(desk: &Desk, name: &str) -> bool {
    desk.unit(name).has(mark::ACQUIRED)
}

#[test]
fn specialiste_observateur_marks_what_his_mortar_hits() {
    let desk = spotted("ov", "burst hq");
    assert!(desk.cites("specialiste.observateur"));
    assert!(marked(&desk, "F7"));
}

#[test]
fn specialiste_observateur_marks_nothing_without_a_hit_and_nobody_else_does() {
    assert!(!marked(&spotted("ov", "deadly hq"), "F7"));
    assert!(!marked(&spotted("o.", "burst hq"), "F7"));
    assert!(!marked(&spotted("oh", "burst hq hq"), "F7"));
}

#[test]
fn specialiste_observateur_marks_nothing_hand_to_hand() {
    let mut desk = Desk::fighting("F6:..ov F7:..I.", "attaque-centre", "F6");
    desk.rolling("burst hq hq").does("attack F6 - F7");
    assert_eq!((desk.figures("F7"), marked(&desk, "F7")), (3, false));
}

#[test]
fn specialiste_observateur_marker_outlasts_the_turn() {
    let mut desk = spotted("ov", "burst hq");
    desk.end_turn();
    assert!(marked(&desk, "F7"));
}

#[test]
fn specialiste_observateur_recul_leaves_no_marker() {
    let desk = spotted("ov", "burst flag").after("retreat 1 G7");
    assert_eq!(desk.figures("G7"), 3);
    assert!(!marked(&desk, "G7"));
}

#[test]
fn specialiste_observateur_recul_ignored_leaves_the_marker() {
    let mut desk = Desk::fighting("F4:..ov F7:t.I.", "attaque-centre", "F4");
    desk.rolling("burst flag").does("attack F4 - F7");
    desk.does("retreat 0 F7");
    assert!(marked(&desk, "F7"));
}

#[test]
fn specialiste_observateur_tir_of_any_mortar_has_a_die_more_and_hits_with_deadly() {
    // E4 is four hexes from F7: two dice, and one.
    let mut desk = spotted("ov", "burst hq");
    desk.rolling("deadly deadly hq").does("attack E4 - F7");
    assert_eq!((dice(&desk), desk.figures("F7")), (3, 1));
}

#[test]
fn specialiste_observateur_tir_does_nothing_for_a_machine_gun() {
    let desk = spotted("ov", "burst hq").after("attack D4 - F7");
    assert_eq!(dice(&desk), 1);
}

#[test]
fn specialiste_observateur_tir_is_plain_on_what_is_not_marked() {
    let mut desk = spotted("o.", "burst hq");
    desk.rolling("deadly deadly").does("attack E4 - F7");
    assert_eq!((dice(&desk), desk.figures("F7")), (2, 3));
}

#[test]
fn specialiste_observateur_perdu_when_the_unit_moves() {
    let mut desk = spotted("ov", "burst hq");
    desk.end_turn();
    desk.empty_hands();
    desk.orders("attaque-centre", "F7").does("move F7 - G7");
    assert!(desk.cites("specialiste.observateur-perdu"));
    assert!(!marked(&desk, "G7"));
}

#[test]
fn specialiste_observateur_perdu_when_the_unit_falls_back() {
    let mut desk = spotted("ov", "burst hq");
    desk.rolling("flag hq hq").does("attack E4 - F7");
    desk.does("retreat 1 G8");
    assert!(desk.cites("specialiste.observateur-perdu"));
    assert!(!marked(&desk, "G8"));
}

#[test]
fn specialiste_observateur_perdu_with_the_unit() {
    let mut desk = spotted("ov", "burst hq");
    desk.rolling("burst burst burst").does("attack E4 - F7");
    assert!(desk.is_empty("F7"));
    assert!(desk.p.army(GERMAN).all(|slot| !desk.p.unit(slot).has(mark::ACQUIRED)));
}

// --- Forward observers.

/// What three dice of the Allied battery cost.
fn price(hexes: &str) -> u8 {
    let desk = Desk::playing(hexes, "bombardement 1").after("aim K12, load 3");
    6 - desk.p.hq[ALLIED]
}

#[test]
fn specialiste_observateur_avance_makes_the_first_die_free() {
    assert_eq!((price("F2:..iv F7:..I."), price("F2:..i. F7:..I.")), (2, 3));
}

#[test]
fn specialiste_observateur_avance_sees_five_hexes_and_no_farther() {
    assert_eq!((price("F1:..iv F6:..I."), price("F1:..iv F7:..I.")), (2, 3));
}

#[test]
fn specialiste_observateur_avance_must_see_the_enemy() {
    assert_eq!(price("F2:..iv F4:f... F7:..I."), 3);
    assert_eq!(price("F2:..iv F4:..i. F7:..I."), 3);
}

#[test]
fn specialiste_observateur_avance_works_for_his_own_side() {
    assert_eq!(price("F2:..i. F7:..Iv"), 3);
}

#[test]
fn specialiste_observateur_avance_fires_one_die_for_nothing_and_no_more_than_the_power() {
    let mut desk = Desk::new("F2:..iv F7:..I.");
    desk.p.hq[ALLIED] = 0;
    desk.play("bombardement 1").does("aim K12");
    assert!(desk.may("load 1"));
    assert_eq!(desk.refused("load 2"), "artillerie.puissance");
    desk.p.hq[ALLIED] = 6;
    assert!(desk.may("load 4"));
    assert_eq!(desk.refused("load 5"), "artillerie.puissance");
}

#[test]
fn specialiste_observateur_avance_on_a_mortar_is_the_mortar_s_own() {
    assert_eq!(price("F2:..ov F7:..I."), 3);
}
