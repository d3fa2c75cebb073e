//! Close combat, advance after combat and the bonus combat (`corps`, `avance`, `bonus`).

use crate::common::*;

/// The Allied unit on F5 has beaten the last German of F6; other units as wanted.
fn won(hexes: &str) -> Desk {
    let mut desk = ready(hexes, "F5");
    desk.reduce("F6", 1).give(ALLIED, "impetuosite").rolling("burst hq hq").does("attack F5 - F6");
    desk
}

/// How many dice were rolled in the last combat of the journal.
fn rolled(desk: &Desk) -> u8 {
    happened!(desk, Event::Fought { dice, .. } => dice.iter().sum()).last().expect("a combat")
}

// --- corps

#[test]
fn corps_an_attack_on_a_neighbour_is_close_combat_on_all_six_sides() {
    for to in ["E5", "E6", "F4", "F6", "G5", "G6"] {
        let desk = ready(&format!("F5:..i. {to}:..I."), "F5").after(&format!("attack F5 - {to}"));
        assert!(matches!(desk.events()[0], Event::Attacks { close: true, dice: 3, .. }), "{to}");
    }
}

#[test]
fn corps_the_steps_come_in_their_order() {
    let mut desk = ready("F5:..i. F6:..I.", "F5");
    desk.rolling("flag hq deadly").does("attack F5 - F6");
    let declared = place(&desk, |event| matches!(event, Event::Attacks { .. }));
    let fought = place(&desk, |event| matches!(event, Event::Fought { .. }));
    let lost = place(&desk, |event| matches!(event, Event::Lost { .. }));
    let tokens = place(&desk, |event| matches!(event, Event::Tokens { .. }));
    assert!(declared < fought && fought < lost && lost < tokens);
    assert!(!desk.cites("retraite"));
    desk.does("retreat 1 G6");
    assert!(desk.cites("retraite"));
    // The advance comes last.
    assert_eq!(desk.p.phase, Phase::Advance);
}

#[test]
fn corps_1_attacker_and_target_are_named() {
    let desk = ready("F5:..i. F6:..I.", "F5").after("attack F5 - F6");
    assert!(desk.cites("corps.1"));
    assert_eq!(desk.events()[0], attack("F5", "F6", 3, true));
}

#[test]
fn corps_1_friends_and_empty_hexes_are_no_targets() {
    let desk = ready("F5:..i. F6:..I. F4:..i.", "F5");
    assert_eq!(desk.refused("attack F5 - F4"), "tir.1");
    assert_eq!(desk.refused("attack F5 - G5"), "tir.1");
}

#[test]
fn corps_adjacent_the_bonus_combat_is_against_a_neighbour() {
    let desk = won("F5:..i. F6:..I. F7:..I. F9:..I.").after("use impetuosite");
    assert_eq!(desk.refused("attack F6 - F9"), "corps.adjacent");
    assert!(desk.may("attack F6 - F7"));
}

#[test]
fn corps_2_entering_forest_building_church_or_bunker_costs_a_die() {
    for (ground, left) in
        [("f", 2), ("b", 2), ("e", 2), ("k", 2), ("r", 3), ("h", 3), ("t", 3), ("o", 3), ("m", 3)]
    {
        let mut desk = Desk::new(&format!("F5:..i. F6:{ground}... F7:..I."));
        desk.orders("attaque-centre", "F5").does("move F5 - F6, attack F6 - F7");
        assert_eq!(dice(&desk), left, "{ground}");
        let desk = ready(&format!("F6:{ground}.i. F7:..I."), "F6").after("attack F6 - F7");
        assert_eq!(dice(&desk), 3, "{ground}: already there");
    }
}

#[test]
fn corps_2_in_wire_there_is_one_die_fewer() {
    for symbol in ["i", "m", "o"] {
        let desk = ready(&format!("F6:.#{symbol}. F7:..I."), "F6").after("attack F6 - F7");
        assert_eq!(dice(&desk), 2, "{symbol}");
    }
}

#[test]
fn corps_3_the_defenders_ground_cancels_soldiers() {
    let lost = |ground: &str| {
        let mut desk = ready(&format!("F5:..i. F6:{ground}I."), "F5");
        desk.rolling("soldier soldier soldier").does("attack F5 - F6");
        4 - desk.figures("F6")
    };
    // A trench covers less hand to hand than at range; wire takes all cover away.
    assert_eq!(["..", "f.", "t.", "k.", "B.", "f#"].map(lost), [3, 2, 2, 2, 1, 3]);
}

#[test]
fn corps_4_the_dice_left_are_rolled() {
    let desk = ready("F5:.#i. F6:..I.", "F5").after("attack F5 - F6");
    assert!(desk.cites("corps.4"));
    assert_eq!(rolled(&desk), 2);
}

#[test]
fn corps_4_a_grenadier_lost_to_an_ambush_rolls_no_more() {
    let ambushed = |test: &str| {
        let mut desk = ready("F5:..ig F6:..I.", "F5");
        desk.give(GERMAN, "embuscade").does("attack F5 - F6");
        assert_eq!(dice(&desk), 4);
        desk.rolling(&format!("burst hq hq {test}")).does("use embuscade");
        assert_eq!(desk.figures("F5"), 3);
        rolled(&desk)
    };
    assert_eq!(ambushed("hq"), 4);
    assert_eq!(ambushed("deadly"), 3);
}

#[test]
fn corps_5_burst_deadly_and_soldier_hit() {
    for (face, lost) in [("burst", 1), ("deadly", 1), ("soldier", 1), ("hq", 0)] {
        let mut desk = ready("F5:..i. F6:..I.", "F5");
        desk.rolling(&format!("{face} hq hq")).does("attack F5 - F6");
        assert_eq!(desk.figures("F6"), 4 - lost, "{face}");
        assert_eq!(desk.cites("corps.5"), lost > 0, "{face}");
    }
}

#[test]
fn corps_5_no_ground_stops_burst_or_deadly() {
    let mut desk = ready("F5:..i. F6:B+I.", "F5");
    desk.rolling("burst deadly soldier").does("attack F5 - F6");
    assert_eq!(desk.figures("F6"), 2);
}

#[test]
fn corps_5_exces_hits_to_spare_pass_to_nobody() {
    let mut desk = ready("F5:..i. F6:..I. G5:..I.", "F5");
    desk.reduce("F6", 1).rolling("burst burst deadly").does("attack F5 - F6");
    assert!(desk.saw(|event| matches!(event, Event::Lost { count: 1, left: 0, .. })));
    assert_eq!((desk.figures("G5"), desk.medals(ALLIED)), (4, 1));
}

#[test]
fn corps_6_each_hq_face_brings_a_token() {
    let mut desk = ready("F5:..i. F6:..I.", "F5");
    desk.rolling("hq hq soldier").does("attack F5 - F6");
    assert!(desk.cites("corps.6"));
    assert_eq!((desk.p.hq[ALLIED], desk.p.hq[GERMAN]), (8, 6));
}

#[test]
fn corps_6_who_strikes_first_earns_his_own() {
    let mut desk = ready("F5:..i. F6:..I.", "F5");
    desk.give_command(GERMAN, "frapper-le-premier");
    desk.does("attack F5 - F6").rolling("hq hq soldier hq soldier soldier").does("play frapper-le-premier");
    assert_eq!((desk.p.hq[GERMAN], desk.p.hq[ALLIED]), (8, 7));
}

#[test]
fn corps_7_each_flag_not_ignored_drives_back() {
    let mut desk = ready("F5:..i. F6:t.I.", "F5");
    desk.rolling("flag flag hq").does("attack F5 - F6");
    // A trench lets one be ignored hand to hand.
    assert_eq!(desk.refused("retreat 0 F6"), "drapeau.ignorer");
    desk.does("retreat 1 G7");
    assert!(desk.cites("corps.7"));
    assert_eq!(desk.figures("G7"), 4);
}

#[test]
fn corps_8_nothing_follows_where_the_hex_is_still_held() {
    let mut desk = ready("F5:..i. F6:..I.", "F5");
    desk.rolling("burst hq hq").does("attack F5 - F6");
    assert_eq!(desk.p.phase, Phase::Draw);
    let mut desk = ready("F5:..i. F6:t.I.", "F5");
    desk.rolling("flag hq hq").does("attack F5 - F6");
    desk.does("retreat 0 F6");
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn corps_separe_neighbours_attack_one_after_the_other() {
    let mut desk = ready("F5:..i. F6:..I. E6:..i.", "E6 F5");
    assert_eq!(desk.refused("attack E6 - F6 with F5"), "tir.croise");
    for from in ["F5", "E6"] {
        desk.rolling("hq hq hq").does(&format!("attack {from} - F6"));
        assert_eq!(dice(&desk), 3);
    }
}

#[test]
fn corps_complet_advance_and_bonus_come_before_the_next_combat() {
    let mut desk = ready("F5:..i. F6:..I. F7:..I. C6:..i. D6:..I.", "F5 C6");
    desk.reduce("F6", 1).give(ALLIED, "impetuosite").rolling("burst hq hq").does("attack F5 - F6");
    assert_eq!(desk.p.phase, Phase::Advance);
    assert_eq!(desk.refused("attack C6 - D6"), "combat");
    desk.does("use impetuosite");
    assert_eq!(desk.p.phase, Phase::Bonus);
    assert_eq!(desk.refused("attack C6 - D6"), "bonus");
    desk.does("pass");
    assert!(desk.may("attack C6 - D6"));
}

#[test]
fn corps_infanterie_three_dice_standing_or_after_one_hex() {
    let desk = ready("F5:..i. F6:..I.", "F5").after("attack F5 - F6");
    assert_eq!(dice(&desk), 3);
    let mut desk = Desk::ordering("F5:..i. F7:..I.", "attaque-centre", "F5");
    desk.does("move F5 - F6, attack F6 - F7");
    assert_eq!(dice(&desk), 3);
}

#[test]
fn corps_infanterie_after_two_hexes_it_does_not_fight() {
    let mut desk = Desk::ordering("F4:..i. F7:..I. E8:..i.", "attaque-centre", "F4 E8");
    desk.does("move F4 - F6, pass");
    assert_eq!(desk.refused("attack F6 - F7"), "mouvement.infanterie-combat");
    assert!(desk.may("attack E8 - F7"));
}

#[test]
fn corps_arme_three_dice_for_those_that_have_not_moved() {
    for symbol in ["m", "o"] {
        let desk = ready(&format!("F5:..{symbol}. F6:..I."), "F5").after("attack F5 - F6");
        assert_eq!(dice(&desk), 3, "{symbol}");
        let mut desk = Desk::new(&format!("F5:..{symbol}. F7:..I. E8:..i."));
        desk.orders("attaque-centre", "F5 E8").does("move F5 - F6, pass");
        assert_eq!(desk.refused("attack F6 - F7"), "mouvement.mitrailleuse-combat", "{symbol}");
    }
}

// --- avance

#[test]
fn avance_into_the_hex_of_a_unit_destroyed() {
    let mut desk = won("F5:..i. F6:..I. F9:..I.");
    assert_eq!(desk.p.phase, Phase::Advance);
    desk.does("advance");
    assert!(desk.cites("avance"));
    assert!(desk.is_empty("F5"));
    assert_eq!(desk.figures("F6"), 4);
    assert!(desk.events().contains(&Event::Advanced {
        side: ALLIED,
        unit: 0,
        from: hex("F5"),
        to: hex("F6")
    }));
}

#[test]
fn avance_into_the_hex_of_a_unit_driven_off() {
    let mut desk = ready("F5:..i. F6:..I.", "F5");
    desk.rolling("flag hq hq").does("attack F5 - F6");
    desk.does("retreat 1 G7, advance");
    assert_eq!((desk.figures("F6"), desk.figures("G7")), (4, 4));
}

#[test]
fn avance_after_the_target_died_for_want_of_room() {
    let mut desk = ready("J5:..i. K5:..I.", "J5");
    desk.reduce("K5", 1).rolling("flag hq hq").does("attack J5 - K5");
    assert!(desk.cites("retraite.ligne-arriere"));
    desk.does("advance");
    assert_eq!(desk.figures("K5"), 4);
}

#[test]
fn avance_also_by_a_unit_that_its_own_shells_drove_back() {
    // The battery strikes friend E5 with a flag: it falls back next to an enemy, beats it, and may follow.
    let mut desk = Desk::playing("E6:..i. D7:..I.", "attaque-centre").after("battery centre, order E6");
    desk.pass_to(Phase::Aim);
    desk.reduce("D7", 1).does("aim F6");
    // Hex 4 of the template on F6 is E6.
    desk.rolling("d4 flag").does("load 1");
    desk.does("retreat 1 D6").rolling("burst hq hq").does("attack D6 - D7");
    desk.does("advance");
    assert_eq!(desk.figures("D7"), 4);
}

#[test]
fn avance_facultative_the_winner_may_stay() {
    let desk = won("F5:..i. F6:..I. F9:..I.").after("pass");
    assert!(desk.cites("avance.facultative"));
    assert_eq!(desk.figures("F5"), 4);
    assert!(desk.is_empty("F6"));
}

#[test]
fn avance_tir_none_after_fire() {
    let mut desk = ready("F5:..i. F7:..I. F9:..I.", "F5");
    desk.reduce("F7", 1).rolling("burst hq").does("attack F5 - F7");
    assert!(desk.is_empty("F7"));
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn avance_mitrailleuse_neither_machine_gun_nor_mortar() {
    for symbol in ["m", "o"] {
        let desk = won(&format!("F5:..{symbol}. F6:..I. F9:..I."));
        assert!(desk.is_empty("F6"));
        assert_ne!(desk.p.phase, Phase::Advance, "{symbol}");
    }
}

#[test]
fn avance_terrain_whoever_was_stopped_this_turn_stays() {
    for ground in ["f.", "b.", "r.", "m.", "e.", "k.", ".#", "..", "t.", "o.", "h."] {
        let mut desk = Desk::new(&format!("F4:..i. F5:{ground}.. F6:..I. F9:..I."));
        desk.orders("attaque-centre", "F4").does("move F4 - F5").reduce("F6", 1);
        desk.rolling("burst hq").does("attack F5 - F6");
        let stops = !["..", "t.", "o.", "h."].contains(&ground);
        assert_eq!(desk.p.phase == Phase::Advance, !stops, "{ground}");
    }
}

#[test]
fn avance_terrain_who_was_there_before_may_go() {
    for ground in ["f.", "b.", "r.", "m.", ".#"] {
        let desk = won(&format!("F5:{ground}i. F6:..I. F9:..I."));
        assert_eq!(desk.p.phase, Phase::Advance, "{ground}");
    }
}

#[test]
fn avance_terrain_ground_that_stops_may_be_advanced_onto() {
    let desk = won("F5:..i. F6:f.I. F9:..I.").after("advance");
    assert_eq!(desk.figures("F6"), 4);
}

#[test]
fn avance_terrain_a_sound_bridge_may_be_entered() {
    let rules = "[rules]\nwater = \"impassable\"\n";
    let mut desk = Desk::with("F5:..i. F6:w=I. F9:..I.", rules, "");
    desk.ready_to_fight("attaque-centre", "F5").reduce("F6", 1);
    desk.rolling("burst hq hq").does("attack F5 - F6");
    assert_eq!(desk.p.phase, Phase::Advance);
}

#[test]
fn avance_frapper_who_strikes_first_does_not_advance() {
    let mut desk = ready("F5:..i. F6:..I. E8:..i.", "F5");
    desk.reduce("F5", 1).give_command(GERMAN, "frapper-le-premier").does("attack F5 - F6");
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::AtClose));
    desk.rolling("burst hq hq").does("play frapper-le-premier");
    assert!(desk.is_empty("F5"));
    assert_eq!((desk.figures("F6"), desk.asked()), (4, ALLIED));
    assert_ne!(desk.p.phase, Phase::Advance);
    assert_eq!(desk.medals(GERMAN), 1);
}

#[test]
fn avance_embuscade_who_ambushes_does_not_advance() {
    let mut desk = ready("F5:..i. F6:..I. E8:..i.", "F5");
    desk.give(GERMAN, "embuscade").does("attack F5 - F6").rolling("flag hq hq").does("use embuscade");
    // The attacker falls back and does not fight; the hex stays empty.
    desk.does("retreat 1 E5");
    assert!(desk.is_empty("F5"));
    assert_eq!((desk.figures("E5"), desk.figures("F6")), (4, 4));
    assert_ne!(desk.p.phase, Phase::Advance);
}

#[test]
fn avance_crosse_who_strikes_back_does_not_advance() {
    let mut desk = ready("F5:..i. F6:..I. E8:..i.", "F5");
    desk.reduce("F5", 1).give(GERMAN, "crosse");
    desk.does("attack F5 - F6").rolling("soldier hq hq").does("pass");
    assert_eq!(desk.p.phase, Phase::AfterClose);
    desk.rolling("burst hq hq").does("use crosse");
    assert!(desk.is_empty("F5"));
    assert_eq!(desk.figures("F6"), 3);
    assert_ne!(desk.p.phase, Phase::Advance);
}

// --- bonus

#[test]
fn bonus_impetuous_infantry_fights_again() {
    let mut desk = won("F5:..i. F6:..I. F7:..I.").after("use impetuosite");
    assert!(desk.cites("avance") && desk.cites("carte.impetuosite"));
    assert_eq!(desk.p.phase, Phase::Bonus);
    desk.rolling("burst hq hq").does("attack F6 - F7");
    assert!(desk.cites("bonus"));
    assert_eq!((dice(&desk), desk.figures("F7")), (3, 3));
}

#[test]
fn bonus_without_the_card_there_is_none() {
    let desk = won("F5:..i. F6:..I. F7:..I.").after("advance");
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn bonus_an_officer_needs_no_card() {
    let mut desk = won("F5:..io F6:..I. F7:..I.").after("advance");
    assert_eq!(desk.p.phase, Phase::Bonus);
    desk.does("attack F6 - F7");
    assert!(desk.cites("bonus") && desk.cites("specialiste.officier"));
}

#[test]
fn bonus_is_for_the_winner_alone() {
    let mut desk = ready("F5:..i. F6:..I. F7:..I. G7:..i.", "F5 G7");
    desk.reduce("F6", 1).give(ALLIED, "impetuosite").rolling("burst hq hq").does("attack F5 - F6");
    desk.does("use impetuosite");
    assert_eq!(desk.refused("attack G7 - F7"), "bonus");
}

#[test]
fn bonus_cible_any_neighbour_of_the_new_hex_will_do() {
    let mut desk = ready("F5:..i. F6:..I. F7:..I. E7:..I.", "F5");
    desk.give(ALLIED, "impetuosite").rolling("flag hq hq").does("attack F5 - F6");
    desk.does("retreat 1 G6, use impetuosite");
    for to in ["G6", "F7", "E7"] {
        assert!(desk.may(&format!("attack F6 - {to}")), "{to}");
    }
}

#[test]
fn bonus_facultatif_it_may_be_declined() {
    let desk = won("F5:..i. F6:..I. F7:..I.").after("use impetuosite, pass");
    assert_eq!((desk.figures("F7"), desk.p.phase), (4, Phase::Draw));
}

#[test]
fn bonus_facultatif_without_a_neighbour_there_is_none() {
    let desk = won("F5:..i. F6:..I. F9:..I.").after("use impetuosite");
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn bonus_dernier_a_bonus_won_lets_advance_but_not_fight() {
    let mut desk = won("F5:..i. F6:..I. F7:..I. F8:..I. C6:..i. B6:..I.").after("use impetuosite");
    desk.reduce("F7", 1).rolling("burst hq hq").does("attack F6 - F7");
    assert_eq!(desk.p.phase, Phase::Advance);
    desk.does("advance");
    assert_eq!(desk.figures("F7"), 4);
    // Next to F8, but its fighting is over.
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn bonus_dernier_not_even_for_an_officer_with_the_card() {
    let mut desk = won("F5:..io F6:..I. F7:..I. F8:..I.").after("advance");
    desk.reduce("F7", 1).rolling("burst hq hq").does("attack F6 - F7");
    assert_eq!(desk.refused("use impetuosite"), "carte.impetuosite");
    desk.does("advance");
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn bonus_terrain_ground_that_stops_ends_it() {
    for (ground, again) in
        [("f", false), ("b", false), ("r", false), ("m", false), ("t", true), ("h", true), ("o", true)]
    {
        let desk = won(&format!("F5:..i. F6:{ground}.I. F7:..I.")).after("use impetuosite");
        assert_eq!(desk.p.phase == Phase::Bonus, again, "{ground}");
    }
    let desk = won("F5:..i. F6:.#I. F7:..I.").after("use impetuosite");
    assert_eq!(desk.p.phase, Phase::Draw);
}
