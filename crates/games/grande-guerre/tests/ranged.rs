//! Phase 4 and ranged combat, step by step (`combat`, `tir`).

use crate::common::*;

/// The dice with which a unit on F6 of this symbol attacks an enemy on a hex; another on F4 keeps the phase going.
fn dice_at(symbols: &str, to: &str) -> u8 {
    let mut desk = ready(&format!("F6:{symbols} {to}:..I. F4:..I."), "F6");
    desk.does(&format!("attack F6 - {to}"));
    dice(&desk)
}

/// The same, where it is refused: by which section.
fn refused_at(symbols: &str, to: &str) -> &'static str {
    ready(&format!("F6:{symbols} {to}:..I. F4:..I."), "F6").refused(&format!("attack F6 - {to}"))
}

// --- combat

#[test]
fn combat_fire_and_close_combat_mix_in_any_order() {
    for order in [["C6 - D6", "F5 - F7"], ["F5 - F7", "C6 - D6"]] {
        let mut desk = ready("F5:..i. F7:..I. C6:..i. D6:..I.", "F5 C6");
        for attack in order {
            desk.rolling("hq hq hq").does(&format!("attack {attack}"));
            assert!(desk.cites(if attack.starts_with('C') { "corps.1" } else { "tir.1" }));
        }
        assert_eq!(desk.p.phase, Phase::Draw);
    }
}

#[test]
fn combat_a_combat_is_finished_before_the_next_begins() {
    let mut desk = ready("F5:..i. F7:t.I. C6:..i. D6:..I.", "F5 C6");
    desk.rolling("flag hq").does("attack F5 - F7");
    // The owner of the target is asked first; nobody else may fight meanwhile.
    assert_eq!(desk.asked(), GERMAN);
    assert_eq!(desk.p.phase, Phase::Outcome);
    assert_eq!(desk.refused("attack C6 - D6"), "combat");
    desk.does("retreat 0 F7");
    assert!(desk.may("attack C6 - D6"));
}

#[test]
fn combat_libre_a_unit_next_to_the_enemy_need_not_fight() {
    let desk = ready("F5:..i. F6:..I.", "F5").after("pass");
    assert_eq!(desk.p.phase, Phase::Draw);
    assert_eq!((desk.figures("F5"), desk.figures("F6")), (4, 4));
}

#[test]
fn combat_une_fois_a_unit_fights_once_a_turn() {
    let mut desk = ready("F5:..i. F7:..I. F3:..I. C6:..i. D6:..I.", "F5 C6");
    desk.rolling("hq hq").does("attack F5 - F7");
    assert_eq!(desk.refused("attack F5 - F7"), "combat.une-fois");
    assert_eq!(desk.refused("attack F5 - F3"), "combat.une-fois");
    assert!(desk.may("attack C6 - D6"));
}

#[test]
fn combat_une_fois_the_next_turn_it_may_again() {
    let mut desk = ready("F5:..i. F7:..I.", "F5");
    desk.rolling("hq hq").does("attack F5 - F7");
    desk.end_turn();
    desk.play("attaque-centre");
    desk.end_turn();
    desk.ready_to_fight("attaque-centre", "F5");
    assert!(desk.may("attack F5 - F7"));
}

#[test]
fn combat_une_cible_all_dice_go_at_one_unit() {
    let mut desk = ready("F5:..i. F7:..I. F3:..I.", "F5");
    let attacks: Vec<String> =
        desk.offers().into_iter().filter(|offer| offer.starts_with("attack")).collect();
    assert_eq!(attacks, ["attack F5 - F3", "attack F5 - F7"]);
    desk.rolling("burst burst").does("attack F5 - F7");
    assert_eq!((desk.figures("F7"), desk.figures("F3")), (2, 4));
}

#[test]
fn combat_pertes_the_last_figure_has_all_the_dice() {
    let mut desk = ready("F5:..i. F7:..I.", "F5");
    desk.reduce("F5", 1).does("attack F5 - F7");
    assert_eq!(dice(&desk), 2);
    let mut desk = ready("F5:..i. F6:..I.", "F5");
    desk.reduce("F5", 1).does("attack F5 - F6");
    assert_eq!(dice(&desk), 3);
}

#[test]
fn combat_un_type_who_has_fired_does_not_fight_hand_to_hand() {
    let mut desk = ready("F5:..i. F8:..I. C6:..i. D6:..I. D5:..i.", "F5 C6 D5");
    desk.rolling("hq").does("attack F5 - F8").rolling("flag hq hq").does("attack C6 - D6");
    // Driven back, the enemy now stands next to the unit that has fired.
    desk.does("retreat 1 E6, pass");
    assert_eq!(desk.refused("attack F5 - E6"), "combat.une-fois");
    assert!(desk.may("attack D5 - E6"));
}

#[test]
fn combat_ordre_without_an_order_a_unit_does_not_fight() {
    let desk = ready("F5:..i. F7:..I. C6:..i. D6:..I.", "F5");
    assert_eq!(desk.refused("attack C6 - D6"), "combat.ordre");
    assert!(desk.may("attack F5 - F7"));
}

// --- tir

#[test]
fn tir_an_attack_from_two_hexes_is_fire() {
    let desk = ready("F5:..i. F7:..I.", "F5").after("attack F5 - F7");
    assert!(desk.cites("tir"));
    assert!(matches!(desk.events()[0], Event::Attacks { close: false, .. }));
}

#[test]
fn tir_the_steps_come_in_their_order() {
    // Against a machine gun, three dice: a figure falls, a token is earned, then the retreat.
    let mut desk = ready("F5:..m. H5:..I. F9:..I.", "F5");
    desk.rolling("flag hq burst").does("attack F5 - H5");
    let rolled = place(&desk, |event| matches!(event, Event::Fought { .. }));
    let lost = place(&desk, |event| matches!(event, Event::Lost { .. }));
    let tokens = place(&desk, |event| matches!(event, Event::Tokens { .. }));
    assert!(rolled < lost && lost < tokens);
    assert!(!desk.cites("retraite"));
    desk.does("retreat 1 I5");
    assert!(desk.cites("retraite") && desk.cites("tir.9"));
    assert_eq!(desk.figures("I5"), 3);
}

#[test]
fn tir_the_specialist_is_tested_after_all_losses() {
    // The grenadier's unit cannot go back: one figure for the hit, one for the flag, then one test.
    let mut desk = ready("G6:..m. K5:..I. K6:..I. J5:..Ig G8:..I.", "G6");
    desk.rolling("burst flag hq deadly").does("attack G6 - J5");
    assert_eq!(desk.figures("J5"), 2);
    let lost = place(&desk, |event| matches!(event, Event::Lost { left: 2, .. }));
    let test = place(&desk, |event| matches!(event, Event::SpecialistTest { lost: true, .. }));
    assert_eq!(desk.events().iter().filter(|event| matches!(event, Event::SpecialistTest { .. })).count(), 1);
    assert!(lost < test && desk.cites("specialiste.test"));
    assert_eq!(desk.unit("J5").specialist(), None);
}

#[test]
fn tir_1_firer_and_target_are_named() {
    let desk = ready("F5:..i. F7:..I.", "F5").after("attack F5 - F7");
    assert!(desk.cites("tir.1"));
    let named = attack("F5", "F7", 2, false);
    assert_eq!(desk.events()[0], named);
}

#[test]
fn tir_1_there_must_be_an_enemy() {
    let desk = ready("F5:..i. F7:..I. F3:..i.", "F5");
    assert_eq!(desk.refused("attack F5 - F8"), "tir.1");
    assert_eq!(desk.refused("attack F5 - F3"), "tir.1");
    assert!(desk.may("attack F5 - F7"));
}

#[test]
fn tir_2_the_hex_of_the_target_counts_and_ones_own_does_not() {
    // F6 to F10 are four hexes, the reach of a rifle; F11 is one too far.
    assert_eq!(dice_at("..i.", "F10"), 1);
    assert_eq!(refused_at("..i.", "F11"), "tir.2");
}

#[test]
fn tir_2_every_arm_has_its_own_reach() {
    let far = |symbols: &str, from: &str, to: &str| {
        let desk = ready(&format!("{from}:{symbols} {to}:..I. F4:..I."), from);
        desk.may(&format!("attack {from} - {to}"))
    };
    assert!(far("..i.", "F6", "B6") && !far("..i.", "F6", "A6"));
    assert!(far("..m.", "F6", "A6") && !far("..m.", "G6", "A6"));
    assert!(far("..o.", "G6", "A6") && !far("..o.", "H6", "A6"));
}

#[test]
fn tir_3_infantry_and_machine_guns_need_to_see() {
    assert_eq!(ready("F6:..i. F7:f... F8:..I. F4:..I.", "F6").refused("attack F6 - F8"), "tir.3");
    assert_eq!(ready("F6:..m. F7:f... F8:..I. F4:..I.", "F6").refused("attack F6 - F8"), "tir.3");
    assert!(ready("F6:..o. F7:f... F8:..I. F4:..I.", "F6").may("attack F6 - F8"));
    assert!(ready("F6:..i. F7:t... F8:..I. F4:..I.", "F6").may("attack F6 - F8"));
}

#[test]
fn tir_4_a_die_is_lost_on_entering_forest_or_building() {
    for ground in ["f", "b", "e", "k"] {
        let mut desk = Desk::new(&format!("F5:..i. F6:{ground}... F8:..I."));
        desk.orders("attaque-centre", "F5").does("move F5 - F6, attack F6 - F8");
        assert_eq!(dice(&desk), 1, "{ground}");
        assert_eq!(dice_at(&format!("{ground}.i."), "F8"), 2, "{ground}: already there");
    }
}

#[test]
fn tir_4_no_die_is_lost_on_entering_ruin_hill_trench_or_crater() {
    for ground in ["r", "h", "t", "o", "m"] {
        let mut desk = Desk::new(&format!("F5:..i. F6:{ground}... F8:..I."));
        desk.orders("attaque-centre", "F5").does("move F5 - F6, attack F6 - F8");
        assert_eq!(dice(&desk), 2, "{ground}");
    }
}

#[test]
fn tir_4_wire_costs_a_die_moved_or_not() {
    assert_eq!(dice_at(".#i.", "F8"), 1);
    assert_eq!(dice_at(".#m.", "F8"), 2);
    // Nothing is left at three hexes.
    assert_eq!(refused_at(".#i.", "F9"), "r.zero-de");
}

#[test]
fn tir_5_the_targets_ground_cancels_soldiers() {
    let lost = |ground: &str, faces: &str| {
        let mut desk = ready(&format!("F6:..m. F8:{ground}I. F4:..I."), "F6");
        desk.rolling(faces).does("attack F6 - F8");
        4 - desk.figures("F8")
    };
    assert_eq!(lost("..", "soldier soldier soldier"), 3);
    assert_eq!(lost("f.", "soldier soldier soldier"), 2);
    assert_eq!(lost("t.", "soldier soldier soldier"), 1);
    assert_eq!(lost("t.", "soldier soldier hq"), 0);
    assert_eq!(lost("t.", "soldier soldier burst"), 1);
    assert_eq!(lost("k.", "burst burst burst"), 3);
}

#[test]
fn tir_6_the_dice_of_the_distance_are_rolled() {
    for (to, count) in [("F8", 3), ("F9", 3), ("F10", 1), ("F11", 1)] {
        let mut desk = ready(&format!("F6:..m. {to}:..I. F4:..I."), "F6");
        desk.does(&format!("attack F6 - {to}"));
        assert!(desk.cites("tir.6"));
        let rolled = happened!(desk, Event::Fought { dice: rolled, .. } => rolled.iter().sum::<u8>()).next();
        assert_eq!(rolled, Some(count), "{to}");
    }
}

#[test]
fn tir_7_burst_and_soldier_hit_at_range_the_others_do_not() {
    for (face, lost) in [("burst", 1), ("soldier", 1), ("deadly", 0), ("hq", 0), ("flag", 0)] {
        let mut desk = ready("F6:..i. F8:..I. F10:..I. F9:..I.", "F6");
        desk.rolling(&format!("{face} hq")).does("attack F6 - F8");
        if face == "flag" {
            desk.does("retreat 1 G8");
            assert_eq!(desk.figures("G8"), 4);
            continue;
        }
        assert_eq!(desk.figures("F8"), 4 - lost, "{face}");
        assert_eq!(desk.cites("tir.7"), lost > 0, "{face}");
    }
}

#[test]
fn tir_7_the_last_figure_brings_a_medal() {
    let mut desk = ready("F6:..i. F8:..I. F4:..I.", "F6");
    desk.reduce("F8", 1).rolling("burst hq").does("attack F6 - F8");
    assert!(desk.cites("tir.7") && desk.cites("victoire.unite"));
    assert!(desk.is_empty("F8"));
    assert_eq!((desk.medals(ALLIED), desk.medals(GERMAN)), (1, 0));
}

#[test]
fn tir_7_exces_hits_to_spare_are_lost() {
    let mut desk = ready("F6:..m. F8:..I. F10:..I.", "F6");
    desk.reduce("F8", 1).rolling("burst burst burst").does("attack F6 - F8");
    assert!(desk.saw(|event| matches!(event, Event::Lost { count: 1, left: 0, .. })));
    assert_eq!((desk.figures("F10"), desk.medals(ALLIED)), (4, 1));
}

#[test]
fn tir_8_each_hq_face_brings_a_token() {
    let mut desk = ready("F6:..m. F8:..I. F4:..I.", "F6");
    desk.rolling("hq hq soldier").does("attack F6 - F8");
    assert!(desk.cites("tir.8"));
    assert_eq!((desk.p.hq[ALLIED], desk.p.hq[GERMAN]), (8, 6));
}

#[test]
fn tir_8_tokens_are_earned_even_where_the_target_falls() {
    let mut desk = ready("F6:..i. F8:..I. F4:..I.", "F6");
    desk.reduce("F8", 1).rolling("burst hq").does("attack F6 - F8");
    assert_eq!(desk.p.hq[ALLIED], 7);
    assert!(
        place(&desk, |event| matches!(event, Event::Destroyed { .. }))
            < place(&desk, |event| matches!(event, Event::Tokens { .. }))
    );
}

#[test]
fn tir_8_an_empty_pool_has_none_to_give() {
    let mut desk = ready("F6:..m. F8:..I. F4:..I.", "F6");
    desk.p.hq[GERMAN] = 23;
    assert_eq!(desk.p.pool(), 1);
    desk.rolling("hq hq hq").does("attack F6 - F8");
    assert_eq!((desk.p.hq[ALLIED], desk.p.pool()), (7, 0));
    assert!(desk.cites("qg.pot-vide"));
}

#[test]
fn tir_8_fire_at_wire_alone_brings_none() {
    let mut desk = ready("F6:..o. F8:.#.. F4:..I.", "F6");
    desk.rolling("hq hq").does("attack F6 - F8");
    assert_eq!(desk.p.hq[ALLIED], 6);
    assert!(!desk.cites("tir.8"));
}

#[test]
fn tir_9_a_flag_kills_nobody_and_drives_the_target_back() {
    let mut desk = ready("F6:..i. F8:..I. F4:..I.", "F6");
    desk.rolling("flag flag").does("attack F6 - F8");
    assert_eq!(desk.asked(), GERMAN);
    desk.does("retreat 2 H8");
    assert!(desk.cites("tir.9"));
    assert_eq!(desk.figures("H8"), 4);
}

#[test]
fn tir_adjacent_nobody_fires_at_a_neighbour() {
    // Even at wire with nobody in it.
    let desk = ready("F6:..o. F7:.#.. F8:.#.. F3:..I.", "F6");
    assert_eq!(desk.refused("attack F6 - F7"), "tir.adjacent");
    assert!(desk.may("attack F6 - F8"));
}

#[test]
fn tir_adjacent_an_attack_on_a_neighbour_is_close_combat() {
    for symbol in ["i", "m", "o"] {
        let desk = ready(&format!("F6:..{symbol}. F7:..I."), "F6").after("attack F6 - F7");
        assert!(desk.cites("corps.1") && !desk.cites("tir.1"), "{symbol}");
    }
}

#[test]
fn tir_engage_a_unit_in_contact_fires_at_no_one() {
    for symbol in ["i", "m", "o"] {
        let desk = ready(&format!("F6:..{symbol}. F7:..I. F4:..I."), "F6");
        assert_eq!(desk.refused("attack F6 - F4"), "tir.engage", "{symbol}");
        assert!(desk.may("attack F6 - F7"), "{symbol}");
    }
}

#[test]
fn tir_engage_a_mortar_in_contact_does_not_fire_at_wire() {
    let desk = ready("F6:..o. F7:..I. F4:.#..", "F6");
    assert_eq!(desk.refused("attack F6 - F4"), "tir.engage");
    assert!(ready("F6:..o. F8:..I. F4:.#..", "F6").may("attack F6 - F4"));
}

#[test]
fn tir_engage_once_the_neighbour_is_gone_it_may_fire() {
    let mut desk = ready("F6:..i. F7:..I. F4:..I. E7:..i.", "F6 E7");
    desk.reduce("F7", 1).rolling("burst hq hq").does("attack E7 - F7");
    desk.does("pass");
    assert!(desk.may("attack F6 - F4"));
}

#[test]
fn tir_infanterie_two_dice_then_one_and_one() {
    assert_eq!(["F8", "F9", "F10"].map(|to| dice_at("..i.", to)), [2, 1, 1]);
    assert_eq!(refused_at("..i.", "F11"), "tir.2");
}

#[test]
fn tir_infanterie_after_one_hex_it_fires_after_two_it_does_not() {
    let mut desk = Desk::ordering("F5:..i. F9:..I. E5:..i.", "attaque-centre", "F5 E5");
    desk.does("move F5 - F6, move E5 - E7");
    assert_eq!(desk.refused("attack E7 - F9"), "mouvement.infanterie-combat");
    desk.does("attack F6 - F9");
    assert_eq!(dice(&desk), 1);
}

#[test]
fn tir_mitrailleuse_three_dice_at_two_and_three_one_at_four_and_five() {
    assert_eq!(["F8", "F9", "F10", "F11"].map(|to| dice_at("..m.", to)), [3, 3, 1, 1]);
    assert_eq!(ready("F5:..m. F11:..I. F3:..I.", "F5").refused("attack F5 - F11"), "tir.2");
}

#[test]
fn tir_mitrailleuse_having_moved_it_does_not_fire() {
    for symbol in ["m", "o"] {
        let mut desk = Desk::new(&format!("F5:..{symbol}. F8:..I. D7:..i."));
        desk.orders("attaque-centre", "F5 D7").does("move F5 - F6, pass");
        assert_eq!(desk.refused("attack F6 - F8"), "mouvement.mitrailleuse-combat");
    }
}

#[test]
fn tir_mortier_two_dice_to_four_one_at_five_and_six() {
    assert_eq!(["F8", "F9", "F10", "F11"].map(|to| dice_at("..o.", to)), [2, 2, 2, 1]);
    let six = |to: &str| {
        let mut desk = ready(&format!("F5:..o. {to}:..I. F3:..I."), "F5");
        desk.does(&format!("attack F5 - {to}"));
        dice(&desk)
    };
    assert_eq!(six("F11"), 1);
    // Seven hexes are too far.
    assert_eq!(ready("G5:..o. G12:..I. G3:..I.", "G5").refused("attack G5 - G12"), "tir.2");
}

#[test]
fn tir_croise_machine_guns_put_their_dice_into_one_roll() {
    // Three dice from F6 at three hexes, one from E5 at five.
    let mut desk = ready("F6:..m. E5:..m. F9:..I. A6:..I. B6:..i.", "F6 E5 B6");
    desk.rolling("hq hq hq hq").does("attack E5 - F9 with F6");
    assert!(desk.cites("tir.croise"));
    assert_eq!(dice(&desk), 4);
    assert!(desk.saw(|event| matches!(event, Event::Crossfire { count: 1, .. })));
    assert_eq!(desk.p.hq[ALLIED], 10);
    // Both have fought.
    assert_eq!(desk.refused("attack F6 - F9"), "combat.une-fois");
    assert_eq!(desk.refused("attack E5 - F9"), "combat.une-fois");
}

#[test]
fn tir_croise_three_guns_may_join_and_each_alone_may_fire() {
    let mut desk = ready("F6:..m. G6:..m. E6:..m. F9:..I.", "E6 F6 G6");
    assert!(desk.may("attack F6 - F9"));
    assert!(desk.may("attack E6 - F9 with G6"));
    desk.does("attack E6 - F9 with F6 G6");
    // Three dice at three hexes, one each at four.
    assert_eq!(dice(&desk), 5);
}

#[test]
fn tir_croise_each_gun_needs_range_and_sight_of_its_own() {
    let desk = ready("F6:..m. F4:..m. F9:..I. C6:..m. D5:..I.", "F6 F4 C6");
    // F4 is behind F6, and C6 is in contact.
    assert_eq!(desk.refused("attack F4 - F9"), "tir.3");
    assert_eq!(desk.refused("attack F4 - F9 with F6"), "tir.3");
    assert_eq!(desk.refused("attack C6 - F9 with F6"), "tir.engage");
    let far = ready("E2:..m. F6:..m. F9:..I. E4:..I.", "F6");
    assert_eq!(far.refused("attack E2 - F9 with F6"), "combat.ordre");
    let far = ready("F6:..m. I6:..m. E8:..I. C6:..I.", "F6 I6");
    assert_eq!(far.refused("attack F6 - C6 with I6"), "tir.2");
}

#[test]
fn tir_croise_is_for_machine_guns_alone() {
    let desk = ready("F6:..m. E6:..i. G6:..o. F9:..I.", "E6 F6 G6");
    assert_eq!(desk.refused("attack E6 - F9 with F6"), "tir.croise");
    assert_eq!(desk.refused("attack F6 - F9 with G6"), "tir.croise");
    // A light machine gun joins in.
    let desk = ready("F6:..m. E6:..im F9:..I.", "E6 F6").after("attack E6 - F9 with F6");
    assert_eq!(dice(&desk), 4);
}

#[test]
fn tir_croise_is_no_close_combat() {
    let desk = ready("F6:..m. G6:..m. F7:..I.", "F6 G6");
    assert_eq!(desk.refused("attack F6 - F7 with G6"), "tir.croise");
}

#[test]
fn tir_croise_the_cover_counts_once() {
    let mut desk = ready("F6:..m. G6:..m. F8:t.I.", "F6 G6");
    desk.rolling("soldier soldier soldier soldier hq hq").does("attack F6 - F8 with G6");
    assert_eq!(desk.figures("F8"), 2);
}
