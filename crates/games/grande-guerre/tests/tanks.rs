//! Tanks in the mud and under fire: all of it our rulings (`r.char…`).

use crate::common::*;

// --- What a tank is.

#[test]
fn rr_char_is_no_infantry() {
    let desk = Desk::playing("E6:..s. E7:..i. K1:..I.", "attaque-infanterie 2");
    assert!(desk.unit("E7").has(mark::ORDERED) && !desk.unit("E6").has(mark::ORDERED));
    // A card for a sector orders it like any unit.
    let desk = Desk::ordering("E6:..s. K1:..I.", "percee-centre", "E6");
    assert!(desk.unit("E6").has(mark::ORDERED));
}

#[test]
fn rr_char_is_no_soldier_to_be_relieved() {
    let mut desk = Desk::playing("E6:..s. E7:..i. K1:..I.", "releve");
    assert_eq!(desk.refused("order E6"), "ordre.releve");
    desk.does("order E7");
}

#[test]
fn rr_char_gets_no_protection_from_the_ground() {
    // In a trench two Soldiers and two flags would count for nothing against infantry.
    for (target, hits) in [("F6:t.s.", 0), ("F6:..s.", 0)] {
        let mut desk = Desk::with(&format!("{target} H6:..M."), GERMANS_FIRST, "");
        desk.ready_to_fight("attaque-centre", "H6").rolling("flag flag flag").does("attack H6 - F6");
        // Three flags, one of which every tank ignores; the other two must be accepted.
        assert_eq!((desk.p.phase, desk.asked(), desk.p.fight().hits), (Phase::Outcome, ALLIED, hits));
        assert_eq!((desk.p.fight().flags, desk.p.fight().ignorable), (2, 0));
        assert_eq!(desk.refused("retreat 1 E6"), "drapeau.ignorer");
        desk.does("retreat 2 D6");
    }
}

#[test]
fn rr_char_barbeles_are_crushed_and_do_not_stop_it() {
    let mut desk = Desk::new("E6:..s. E8:..i. F6:.#.. F7:.#.. F8:.#.. K1:..I.");
    desk.orders("attaque-centre", "E6 E8");
    // Infantry stops in wire.
    assert_eq!(desk.refused("move E8 - G8"), "barbeles.mouvement");
    desk.rolling("hq").does("move E6 - F6");
    assert!(desk.cites("r.char-barbeles"));
    assert_eq!(desk.p.wire, hex("F7").bit() | hex("F8").bit());
    desk.rolling("hq").does("move F6 - G6");
    assert!(!desk.cites("r.char-barbeles"));
    assert!(!desk.may("move G6 - H6"));
}

#[test]
fn rr_char_drapeau_one_flag_is_ignored_without_a_choice() {
    let mut desk = Desk::with("F6:..s. H6:..M.", GERMANS_FIRST, "");
    desk.ready_to_fight("attaque-centre", "H6").rolling("flag soldier hq").does("attack H6 - F6");
    // Nothing to decide, nothing lost.
    assert_eq!(desk.figures("F6"), 1);
    assert_ne!(desk.p.phase, Phase::Outcome);
}

#[test]
fn rr_char_drapeau_the_second_flag_drives_it_back() {
    let mut desk = Desk::with("F6:..s. H6:..M.", GERMANS_FIRST, "");
    desk.ready_to_fight("attaque-centre", "H6").rolling("flag flag hq").does("attack H6 - F6");
    assert_eq!(desk.refused("retreat 0 F6"), "drapeau.ignorer");
    assert_eq!(desk.refused("retreat 2 D6"), "drapeau.ignorer");
    desk.does("retreat 1 E7");
    assert!(desk.is_empty("F6") && desk.figures("E7") == 1);
}

// --- The mud.

#[test]
fn rr_char_enlise_a_deadly_face_bogs_it() {
    let mut desk = Desk::ordering("E6:..s. G6:..I. K1:..I.", "attaque-centre", "E6");
    desk.rolling("deadly").does("move E6 - F6");
    assert!(desk.cites("r.char-enlise"));
    assert!(desk.unit("F6").has(mark::BOGGED));
    // A die fewer: three instead of four.
    desk.end_moves();
    desk.rolling("hq hq hq").does("attack F6 - G6");
    assert_eq!(dice(&desk), 3);
}

#[test]
fn rr_char_enlise_no_other_face_bogs_it() {
    for face in ["soldier", "burst", "flag", "hq"] {
        let mut desk = Desk::ordering("E6:..s. K1:..I.", "attaque-centre", "E6");
        desk.rolling(face).does("move E6 - F6");
        assert!(!desk.unit("F6").has(mark::BOGGED), "{face}");
        // An HQ face of this roll brings no token.
        assert_eq!(desk.p.hq[ALLIED], 6);
    }
}

#[test]
fn rr_char_enlise_a_bogged_tank_fires_with_a_die_fewer() {
    for (bogged, expected) in [(false, 3), (true, 2)] {
        let mut desk = Desk::new("F6:..s. H6:..I. K1:..I.");
        if bogged {
            set(&mut desk, "F6", mark::BOGGED);
        }
        desk.ready_to_fight("attaque-centre", "F6").does("attack F6 - H6");
        assert_eq!(dice(&desk), expected);
    }
}

#[test]
fn rr_char_immobile_a_bogged_tank_does_not_move() {
    let mut desk = Desk::new("F6:..s. K1:..I.");
    set(&mut desk, "F6", mark::BOGGED);
    desk.orders("attaque-centre", "F6");
    assert_eq!(desk.refused("move F6 - G6"), "r.char-immobile");
    assert!(!desk.offers().iter().any(|offer| offer.starts_with("move")));
}

#[test]
fn rr_char_immobile_a_stuck_tank_ignores_all_flags() {
    for stuck in [mark::BOGGED, mark::BOGGED | mark::DITCHED] {
        let mut desk = Desk::with("F6:..s. H6:..M.", GERMANS_FIRST, "");
        set(&mut desk, "F6", stuck);
        desk.ready_to_fight("attaque-centre", "H6").rolling("flag flag flag").does("attack H6 - F6");
        assert_ne!(desk.p.phase, Phase::Outcome);
        assert_eq!((desk.figures("F6"), desk.medals(GERMAN)), (1, 0));
    }
}

#[test]
fn rr_char_degager_any_headquarters_frees_it_and_it_may_act() {
    let mut desk = Desk::new("F6:..s. G6:..I.");
    set(&mut desk, "F6", mark::BOGGED);
    desk.orders("attaque-centre", "F6").rolling("hq").does("recover F6 0");
    assert!(desk.cites("r.char-degager"));
    assert!(!desk.unit("F6").has(mark::BOGGED));
    // The roll brings no token, and the tank moves or fights with all its dice.
    assert_eq!(desk.p.hq[ALLIED], 6);
    assert!(desk.may("move F6 - F7"));
    desk.end_moves();
    desk.does("attack F6 - G6");
    assert_eq!(dice(&desk), 4);
}

#[test]
fn rr_char_degager_three_dice_at_most_are_bought() {
    let mut desk = Desk::new("F6:..s. K1:..I.");
    set(&mut desk, "F6", mark::BOGGED);
    desk.orders("attaque-centre", "F6");
    assert_eq!(desk.refused("recover F6 4"), "r.char-degager");
    desk.rolling("soldier flag burst hq").does("recover F6 3");
    assert_eq!((desk.p.hq[ALLIED], desk.unit("F6").has(mark::BOGGED)), (3, false));
    let rolled =
        happened!(desk, Event::Recovery { dice: rolled, free, .. } => (rolled.iter().sum::<u8>(), free))
            .next();
    assert_eq!(rolled, Some((4, true)));
}

#[test]
fn rr_char_degager_dice_are_paid_with_tokens_held() {
    let mut desk = Desk::new("F6:..s. K1:..I.");
    set(&mut desk, "F6", mark::BOGGED);
    desk.p.hq[ALLIED] = 1;
    desk.orders("attaque-centre", "F6");
    assert_eq!(desk.refused("recover F6 2"), "r.char-degager");
    assert!(desk.may("recover F6 1") && desk.may("recover F6 0"));
}

#[test]
fn rr_char_degager_once_a_turn_on_an_order_and_only_from_a_bog() {
    let mut desk = Desk::new("F6:..s. F8:..s. E3:..s. K1:..I.");
    set(&mut desk, "F6", mark::BOGGED);
    set(&mut desk, "F8", mark::BOGGED);
    desk.orders("percee-centre", "F6");
    assert_eq!(desk.refused("recover F8 0"), "mouvement.ordre");
    assert_eq!(desk.refused("recover E3 0"), "r.char-degager");
    desk.rolling("soldier").does("recover F6 0");
    assert!(desk.cites("r.char-degager") && desk.unit("F6").has(mark::BOGGED));
    assert_eq!(desk.refused("recover F6 1"), "r.char-degager");
}

#[test]
fn rr_char_degager_not_in_the_turn_in_which_it_stuck() {
    let mut desk = Desk::ordering("E6:..s. E8:..i. K1:..I.", "attaque-centre", "E6 E8");
    desk.rolling("deadly").does("move E6 - F6");
    assert!(desk.unit("F6").has(mark::BOGGED));
    assert_eq!(desk.refused("recover F6 3"), "r.char-degager");
    assert!(!desk.offers().iter().any(|offer| offer.starts_with("recover")));
}

#[test]
fn rr_char_degager_is_tried_again_next_turn() {
    let mut desk = Desk::new("F6:..s. K1:..I.");
    set(&mut desk, "F6", mark::BOGGED);
    for _ in 0..2 {
        desk.orders("attaque-centre", "F6").rolling("soldier").does("recover F6 0");
        assert!(desk.unit("F6").has(mark::BOGGED));
        desk.end_turn();
        desk.give_command(GERMAN, "percee-gauche");
        desk.end_turn();
    }
}

#[test]
fn rr_char_abandonner_only_after_a_failed_recovery() {
    let mut desk = Desk::new("F6:..s. K1:..I.");
    set(&mut desk, "F6", mark::BOGGED);
    desk.orders("attaque-centre", "F6");
    assert_eq!(desk.refused("ditch F6"), "r.char-abandonner");
    desk.rolling("deadly").does("recover F6 0");
    desk.does("ditch F6");
    assert!(desk.cites("r.char-abandonner"));
    assert!(desk.unit("F6").has(mark::DITCHED));
    // It stays where it is and gives no medal by itself.
    assert_eq!((desk.figures("F6"), desk.medals(GERMAN)), (1, 0));
}

#[test]
fn rr_char_abandonner_a_tank_that_got_free_is_not_ditched() {
    let mut desk = Desk::new("F6:..s. K1:..I.");
    set(&mut desk, "F6", mark::BOGGED);
    desk.orders("attaque-centre", "F6").rolling("hq").does("recover F6 0");
    assert_eq!(desk.refused("ditch F6"), "r.char-degager");
}

#[test]
fn rr_char_abandonne_moves_battles_and_recovers_no_more() {
    let mut desk = Desk::new("F6:..s. F7:..i. G6:..I.");
    set(&mut desk, "F6", mark::BOGGED | mark::DITCHED);
    desk.orders("attaque-centre", "F6 F7");
    assert_eq!(desk.refused("move F6 - E6"), "r.char-abandonne");
    assert_eq!(desk.refused("recover F6 0"), "r.char-abandonne");
    assert_eq!(desk.refused("ditch F6"), "r.char-abandonne");
    desk.does("move F7 - G7");
    desk.end_moves();
    assert_eq!(desk.refused("attack F6 - G6"), "r.char-abandonne");
    assert!(desk.may("attack G7 - G6"));
}

#[test]
fn rr_char_abandonne_lasts_beyond_the_turn() {
    let mut desk = Desk::new("F6:..s. F7:..i. K1:..I.");
    set(&mut desk, "F6", mark::BOGGED | mark::DITCHED);
    desk.orders("percee-centre", "F7");
    desk.end_turn();
    desk.give_command(GERMAN, "percee-gauche");
    desk.end_turn();
    assert!(desk.unit("F6").has(mark::DITCHED) && desk.unit("F6").has(mark::BOGGED));
}

// --- Hits.

/// German units at H6 (two hexes) fire at a tank on F6: the roll, then the dice that confirm.
fn fired_at(attacker: &str, tank: &str, marks: u16, rolls: &str) -> Desk {
    let mut desk = Desk::with(&format!("F6:{tank} H6:{attacker}"), GERMANS_FIRST, "");
    set(&mut desk, "F6", marks);
    desk.ready_to_fight("attaque-centre", "H6").rolling(rolls).does("attack H6 - F6");
    desk
}

#[test]
fn rr_char_touche_a_burst_is_confirmed_by_a_burst() {
    let desk = fired_at("..I.", "..s.", 0, "burst soldier burst");
    assert!(desk.cites("r.char-touche"));
    assert_eq!(confirmed(&desk), Some((1, 1)));
    assert!(desk.is_empty("F6"));
    assert_eq!(desk.medals(GERMAN), 1);
}

#[test]
fn rr_char_touche_other_faces_do_not_confirm_for_infantry() {
    for face in ["soldier", "deadly", "flag", "hq"] {
        let desk = fired_at("..I.", "..s.", 0, &format!("burst soldier {face}"));
        assert_eq!(confirmed(&desk), Some((1, 0)), "{face}");
        assert_eq!(desk.figures("F6"), 1);
        // The die that confirms brings no token.
        assert_eq!(desk.p.hq[GERMAN], 6);
    }
}

#[test]
fn rr_char_touche_soldiers_and_deadly_faces_from_afar_are_no_hits() {
    let desk = fired_at("..I.", "..s.", 0, "soldier deadly");
    assert_eq!((confirmed(&desk), desk.figures("F6")), (None, 1));
    let desk = fired_at("..M.", "..s.", 0, "deadly deadly soldier");
    assert_eq!((confirmed(&desk), desk.figures("F6")), (None, 1));
    // Not even the grenadier's at two hexes.
    let desk = fired_at("..Ig", "..s.", 0, "deadly deadly");
    assert_eq!((confirmed(&desk), desk.figures("F6")), (None, 1));
}

#[test]
fn rr_char_touche_deadly_counts_in_close_combat() {
    let mut desk = Desk::with("F6:..s. G6:..I.", GERMANS_FIRST, "");
    desk.ready_to_fight("attaque-centre", "G6");
    desk.rolling("deadly soldier soldier burst").does("attack G6 - F6");
    assert_eq!(confirmed(&desk), Some((1, 1)));
    assert!(desk.is_empty("F6"));
}

#[test]
fn rr_char_touche_grenadiers_guns_and_cannon_confirm_on_three_faces() {
    for attacker in ["..Ig", "..A.", "..S."] {
        for face in ["burst", "deadly", "hq", "soldier", "flag"] {
            let dice = if attacker == "..Ig" { "burst soldier" } else { "burst soldier soldier" };
            let desk = fired_at(attacker, "..s.", 0, &format!("{dice} {face}"));
            let hits = u8::from(["burst", "deadly", "hq"].contains(&face));
            assert_eq!(confirmed(&desk), Some((1, hits)), "{attacker} {face}");
        }
    }
    // The guns of a female Mark IV are machine guns.
    let desk = fired_at("..F.", "..s.", 0, "burst soldier soldier deadly");
    assert_eq!(confirmed(&desk), Some((1, 0)));
}

#[test]
fn rr_char_touche_a_cannon_hits_with_deadly_at_two_hexes_and_no_further() {
    let desk = fired_at("..S.", "..s.", 0, "deadly soldier soldier burst");
    assert_eq!(confirmed(&desk), Some((1, 1)));
    let mut desk = Desk::with("F6:..s. I6:..S.", GERMANS_FIRST, "");
    desk.ready_to_fight("attaque-centre", "I6").rolling("deadly deadly").does("attack I6 - F6");
    assert_eq!(confirmed(&desk), None);
    let desk = fired_at("..F.", "..s.", 0, "deadly soldier soldier");
    assert_eq!(confirmed(&desk), None);
}

#[test]
fn rr_char_touche_two_dice_confirm_against_a_stuck_tank() {
    for stuck in [mark::BOGGED, mark::BOGGED | mark::DITCHED] {
        let desk = fired_at("..I.", "..s.", stuck, "burst soldier soldier burst");
        assert_eq!(confirmed(&desk), Some((1, 1)));
        let desk = fired_at("..I.", "..s.", stuck, "burst soldier hq flag");
        assert_eq!(confirmed(&desk), Some((1, 0)));
    }
}

#[test]
fn rr_char_touche_each_hit_is_confirmed_apart() {
    // Two silhouettes: two bursts, one of them confirmed.
    let desk = fired_at("..I.", "..v.", 0, "burst burst burst soldier");
    assert_eq!((confirmed(&desk), desk.figures("F6")), (Some((2, 1)), 1));
    let desk = fired_at("..I.", "..v.", 0, "burst burst burst burst");
    assert_eq!(confirmed(&desk), Some((2, 2)));
    assert!(desk.is_empty("F6"));
}

#[test]
fn rr_char_touche_shells_confirm_as_heavy_weapons() {
    let mut desk = Desk::with("F6:..s. K1:..I.", GERMANS_FIRST, "");
    desk.play("bombardement 1").does("aim G6");
    // Seen from the German side F5 is the front right of G6, number 1, and F6 the front left, number 6.
    desk.rolling("d6 burst hq").does("load 1");
    assert_eq!(confirmed(&desk), Some((1, 1)));
    assert!(desk.is_empty("F6"));
}

#[test]
fn rr_char_touche_a_tank_fires_at_soldiers_as_any_unit_does() {
    let mut desk = Desk::fighting("F6:..s. H6:..I.", "attaque-centre", "F6");
    desk.rolling("deadly soldier burst").does("attack F6 - H6");
    // The deadly face hits at two hexes, soldiers and bursts as always.
    assert_eq!(desk.figures("H6"), 1);
}
