//! The machines, where they appear and how they fight: our rulings (`r.char…`).

use crate::common::*;
use grande_guerre::tables::{Arm, UnitKind};

/// How many dice were rolled for the mud, hex by hex.
fn bog_dice(desk: &Desk) -> Vec<u8> {
    let rolls = happened!(desk, Event::BogTest { dice: rolled, .. } => rolled.iter().sum());
    rolls.collect()
}

// --- The machines.

#[test]
fn rr_char_mark_iv_figures() {
    let (male, female) = (kind("mark-iv-male"), kind("mark-iv-female"));
    for tank in [&male, &female] {
        assert_eq!((tank.arm, tank.figures, tank.moves, tank.fights_after), (Arm::Tank, 1, 2, 2));
        assert_eq!(
            (tank.close, tank.range.as_slice(), tank.bog, tank.bog_rough),
            (4, &[3, 2, 1][..], [0, 1], 0)
        );
        assert_eq!((tank.recover, tank.indirect, tank.advances), (1, false, true));
    }
    assert!(
        (male.deadly_at_2, male.barrage) == (true, false)
            && (female.deadly_at_2, female.barrage) == (false, true)
    );
}

#[test]
fn rr_char_mark_iv_rolls_for_the_second_hex_alone() {
    let mut desk = Desk::ordering("E6:..g. F6:t... K1:..I.", "attaque-centre", "E6");
    desk.does("move E6 - F6");
    assert!(bog_dice(&desk).is_empty());
    desk.rolling("flag").does("move F6 - G6");
    assert_eq!(bog_dice(&desk), [1]);
}

#[test]
fn rr_char_mark_iv_a_female_profits_by_the_machine_gun_barrage_a_male_does_not() {
    for (tank, twice) in [("..f.", true), ("..g.", false)] {
        let mut desk = Desk::new(&format!("F6:{tank} H6:..I. K1:..I."));
        desk.give(ALLIED, "barrage-de-mitrailleuses").play("attaque-centre");
        desk.does("use barrage-de-mitrailleuses, order F6");
        desk.pass_to(Phase::Combat);
        desk.rolling("hq hq hq").does("attack F6 - H6");
        let again = desk.p.phase == Phase::Combat && desk.may("attack F6 - H6");
        assert_eq!(again, twice, "{tank}");
    }
}

#[test]
fn rr_char_mark_iv_a_female_crosses_no_fire() {
    let desk = Desk::fighting("F6:..f. F8:..m. H7:..I.", "attaque-centre", "F6 F8");
    assert_eq!(desk.refused("attack F6 - H7 with F8"), "tir.croise");
    assert!(desk.may("attack F6 - H7") && desk.may("attack F8 - H7"));
}

#[test]
fn rr_char_a7v_is_a_male_mark_iv_of_two_silhouettes() {
    let (a7v, male) = (kind("a7v"), kind("mark-iv-male"));
    assert_eq!(a7v.figures, 2);
    let as_male = UnitKind { id: male.id.clone(), symbol: male.symbol, figures: 1, ..a7v };
    assert_eq!(as_male, male);
}

#[test]
fn rr_char_schneider_figures() {
    let tank = kind("schneider");
    assert_eq!((tank.arm, tank.figures, tank.moves, tank.fights_after), (Arm::Tank, 1, 2, 2));
    assert_eq!((tank.close, tank.range.as_slice(), tank.bog, tank.bog_rough), (4, &[3, 2, 1][..], [1, 1], 1));
    assert_eq!((tank.recover, tank.deadly_at_2, tank.advances, tank.barrage), (1, true, true, false));
}

#[test]
fn rr_char_schneider_rolls_for_every_hex_and_once_more_for_trench_or_crater() {
    for (ground, expected) in [("....", 1), ("t...", 2), ("o...", 2), ("m...", 2), ("h...", 1)] {
        let mut desk = Desk::ordering(&format!("E6:..s. F6:{ground} K1:..I."), "attaque-centre", "E6");
        desk.rolling("hq hq").does("move E6 - F6");
        assert_eq!(bog_dice(&desk), [expected], "{ground}");
    }
    let mut desk = Desk::ordering("E6:..s. K1:..I.", "attaque-centre", "E6");
    for (step, at) in [("move E6 - F6", "F6"), ("move F6 - G6", "G6")] {
        desk.rolling("hq").does(step);
        assert_eq!((bog_dice(&desk), desk.figures(at)), (vec![1], 1));
    }
}

#[test]
fn rr_char_schneider_has_a_range_of_four_and_needs_sight() {
    let mut desk = Desk::new("F6:..s. J6:..I. J8:..I. K9:..I. H6:f... K1:..I.");
    desk.ready_to_fight("attaque-centre", "F6");
    assert_eq!(desk.refused("attack F6 - K9"), "tir.2");
    assert_eq!(desk.refused("attack F6 - J6"), "tir.3");
    desk.does("attack F6 - J8");
    assert_eq!(dice(&desk), 1);
}

#[test]
fn rr_char_saint_chamond_figures() {
    let (tank, schneider) = (kind("saint-chamond"), kind("schneider"));
    assert_eq!((tank.range.as_slice(), tank.bog, tank.recover), (&[3, 2, 2, 1][..], [1, 2], 0));
    let as_schneider = UnitKind {
        id: schneider.id.clone(),
        symbol: schneider.symbol,
        range: schneider.range.clone(),
        bog: schneider.bog,
        recover: 1,
        why: schneider.why.clone(),
        ..tank
    };
    assert_eq!(as_schneider, schneider);
}

#[test]
fn rr_char_saint_chamond_rolls_two_dice_for_the_second_hex_and_buys_all_recovery_dice() {
    let mut desk = Desk::ordering("E6:..c. K1:..I.", "attaque-centre", "E6");
    desk.rolling("hq").does("move E6 - F6");
    assert_eq!(bog_dice(&desk), [1]);
    desk.rolling("hq deadly").does("move F6 - G6");
    assert_eq!(bog_dice(&desk), [2]);
    assert!(desk.unit("G6").has(mark::BOGGED));
    let mut desk = Desk::new("G6:..c. K1:..I.");
    set(&mut desk, "G6", mark::BOGGED);
    desk.orders("attaque-centre", "G6");
    assert_eq!(desk.refused("recover G6 0"), "r.char-degager");
    desk.rolling("hq").does("recover G6 1");
    assert!(!desk.unit("G6").has(mark::BOGGED));
}

// --- Scenarios 55 to 58.

#[test]
fn rr_char_substitution_two_tanks_for_three_and_a_specialist_more() {
    for number in ["55", "57", "58"] {
        let mut desk = Desk::scenario(number, "saint-chamond");
        assert_eq!((desk.asked(), desk.p.phase), (ALLIED, Phase::Withdraw));
        let tanks = |desk: &Desk| -> Vec<&'static str> {
            let of_kind = |slot: &u8| (4..=5).contains(&desk.p.unit(*slot).kind);
            desk.p.army(ALLIED).filter(of_kind).map(|slot| desk.p.unit(slot).hex.name()).collect()
        };
        let three = tanks(&desk);
        assert_eq!(three.len(), 3);
        let infantry =
            desk.game.scenario.units.iter().find(|unit| unit.side == ALLIED && unit.kind == 0).unwrap().hex;
        assert_eq!(desk.refused(&format!("withdraw {}", infantry.name())), "r.char-substitution");
        let before = desk.p.to_place[ALLIED][1];
        desk.does(&format!("withdraw {}", three[1]));
        assert!(desk.cites("r.char-substitution") && desk.is_empty(three[1]));
        assert_eq!((desk.p.phase, desk.p.to_place[ALLIED][1]), (Phase::Substitute, before + 1));
        desk.does(&format!("substitute {}", three[2]));
        assert!(desk.cites("r.char-substitution"));
        assert_eq!(tanks(&desk), [three[0], three[2]]);
        assert_eq!((desk.unit(three[0]).kind, desk.unit(three[2]).kind), (4, 5));
        // The enemy has won nothing by it.
        assert_eq!(desk.medals(GERMAN), 0);
    }
}

#[test]
fn rr_char_substitution_in_56_one_of_two_and_no_more_specialists() {
    let mut desk = Desk::scenario("56", "saint-chamond");
    assert_eq!((desk.asked(), desk.p.phase), (ALLIED, Phase::Substitute));
    let before = desk.p.to_place[ALLIED][1];
    desk.does("substitute D9");
    assert!(desk.cites("r.char-substitution"));
    assert_eq!((desk.unit("D9").kind, desk.unit("C9").kind, desk.p.to_place[ALLIED][1]), (5, 4, before));
    // Then the Germans, who play first, add their specialists.
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Deploy));
}

#[test]
fn rr_char_substitution_is_not_asked_without_the_option_or_without_tanks() {
    assert_eq!(Desk::scenario("55", "").p.phase, Phase::Deploy);
    assert_eq!(Desk::scenario("1", "saint-chamond").p.phase, Phase::Card);
}

#[test]
fn rr_char_medaille_two_with_the_option_one_if_ditched_one_without() {
    for (options, marks, medals) in [
        ("tank-medals", 0, 2),
        ("tank-medals", mark::BOGGED, 2),
        ("tank-medals", mark::BOGGED | mark::DITCHED, 1),
        ("", 0, 1),
        ("", mark::BOGGED | mark::DITCHED, 1),
    ] {
        let mut desk = Desk::with("F6:..s. H6:..I.", GERMANS_FIRST, options);
        set(&mut desk, "F6", marks);
        desk.ready_to_fight("attaque-centre", "H6");
        desk.rolling("burst soldier burst burst").does("attack H6 - F6");
        assert!(desk.is_empty("F6"));
        assert_eq!(desk.medals(GERMAN), medals, "{options} {marks}");
    }
}

// --- Buildings, advances, fear.

#[test]
fn rr_char_batiment_no_shot_in_the_turn_it_enters_a_building() {
    let mut desk = Desk::ordering("E6:..s. F6:b... H6:..I. K1:..I.", "attaque-centre", "E6");
    desk.rolling("hq").does("move E6 - F6");
    desk.end_moves();
    // Nothing else is to be done: the combat phase is over at once.
    assert_ne!(desk.p.phase, Phase::Combat);
    let mut desk = Desk::new("E6:..s. F6:b... H6:..I. E8:..i. G8:..I. K1:..I.");
    desk.orders("attaque-centre", "E6 E8").rolling("hq").does("move E6 - F6");
    desk.end_moves();
    assert_eq!(desk.refused("attack F6 - H6"), "r.char-batiment");
    assert!(desk.may("attack E8 - G8"));
}

#[test]
fn rr_char_batiment_close_combat_and_the_next_turn_are_allowed() {
    let mut desk = Desk::ordering("E6:..s. F6:b... G6:..I. K1:..I.", "attaque-centre", "E6");
    desk.rolling("hq").does("move E6 - F6");
    desk.end_moves();
    assert!(desk.may("attack F6 - G6"));
    let desk = Desk::fighting("F6:b.s. H6:..I. K1:..I.", "attaque-centre", "F6");
    assert!(desk.may("attack F6 - H6"));
}

#[test]
fn rr_char_avance_after_a_close_combat_with_its_bog_dice() {
    let mut desk = Desk::new("F6:..s. G6:..I. K1:..I.");
    desk.reduce("G6", 1).ready_to_fight("attaque-centre", "F6");
    desk.rolling("burst hq hq hq").does("attack F6 - G6");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Advance, ALLIED));
    desk.rolling("deadly").does("advance");
    assert!(desk.cites("r.char-avance") && desk.cites("r.char-enlise"));
    assert!(desk.unit("G6").has(mark::BOGGED));
}

#[test]
fn rr_char_avance_it_may_stay_and_a_bogged_one_must() {
    for (marks, asked) in [(0, true), (mark::BOGGED, false)] {
        let mut desk = Desk::new("F6:..s. G6:..I. K1:..I.");
        set(&mut desk, "F6", marks);
        desk.reduce("G6", 1).ready_to_fight("attaque-centre", "F6");
        desk.rolling("burst hq hq").does("attack F6 - G6");
        assert_eq!(desk.p.phase == Phase::Advance, asked);
        if asked {
            desk.does("pass");
        }
        assert!(desk.is_empty("G6") && desk.figures("F6") == 1);
    }
}

#[test]
fn rr_char_panique_terrain_saves_no_one_from_a_tank_except_a_building() {
    for (target, attacker, ignorable) in [
        ("t.I.", "..s.", 0),
        ("t.I.", "..i.", 1),
        ("b.I.", "..s.", 1),
        ("k.I.", "..s.", 99),
        ("o.I.", "..s.", 0),
        (".+I.", "..s.", 0),
    ] {
        let mut desk = Desk::fighting(&format!("F6:{attacker} G6:{target}"), "attaque-centre", "F6");
        desk.rolling("flag hq hq hq").does("attack F6 - G6");
        assert_eq!((desk.p.phase, desk.asked()), (Phase::Outcome, GERMAN), "{target}");
        assert_eq!(desk.p.fight().ignorable, ignorable, "{target} {attacker}");
        assert_eq!(desk.may("retreat 0 G6"), ignorable > 0);
    }
}

#[test]
fn rr_char_panique_is_for_close_combat_alone() {
    let mut desk = Desk::fighting("F6:..s. H6:t.I.", "attaque-centre", "F6");
    desk.rolling("flag hq hq").does("attack F6 - H6");
    assert_eq!(desk.p.fight().ignorable, 2);
    desk.does("retreat 0 H6");
}
