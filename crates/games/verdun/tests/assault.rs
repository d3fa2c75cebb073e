//! Assault (9, 9.1, 9.2): who attacks what, the odds, the columns.

use crate::common::*;
use verdun::tables::{LOWEST, column, column_name};

/// The column the die was rolled on.
fn rolled(desk: &Desk) -> i8 {
    let column = desk.told(|event| match event {
        Event::AssaultRolled { column, .. } => Some(column),
        _ => None,
    });
    column.expect("the die is rolled")
}

/// The columns by which an assault of two German regiments from one hex on a territorial in another is shifted.
fn shift(from: &str, target: &str) -> i8 {
    let mut desk = bloodless(GERMAN, &format!("ir80 {from}, ir81 {from}, rit44 {target}"));
    desk.does(&format!("target {target}, with ir80, with ir81, assault"));
    let (attack, defence, column) = desk.declared();
    assert_eq!((attack, defence), (12, 3), "4:1");
    column - 4
}

// --- 9

/// Where the die of an assault fell, on which column, what it shows and what it costs both.
fn die_of_assault(desk: &Desk) -> Option<(Hex, i8, u8, u8, u8)> {
    desk.events().into_iter().find_map(|event| match event {
        Event::AssaultRolled { target, column, die, attacker, defender, .. } => {
            Some((target, column, die, attacker, defender))
        }
        _ => None,
    })
}

#[test]
fn r9_nobody_has_to_attack_and_some_may_stay_out() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ir81 2609, ri165 2610");
    assert!(desk.may("done") && desk.may("target 2610"));
    desk.does("target 2610, with ir80, assault");
    assert_eq!(desk.declared().0, 6, "the 81st stays out");
    assert!(desk.has("ir80", mark::ATTACKED) && !desk.has("ir81", mark::ATTACKED));
    desk.does("done");
    assert_eq!(desk.p.phase, Phase::Move, "nothing is left to do before the French move");
    assert_eq!(desk.p.active, FRENCH);
}

#[test]
fn r9_a_hex_is_attacked_as_a_whole() {
    let mut desk =
        bloodless(GERMAN, "ir80 2609, ir81 2609, ri165 2610, bcp56 2610, art72r 2610, qg-xxx 2610");
    desk.does("target 2610, with ir80, with ir81, assault");
    assert_eq!(desk.declared().1, 5 + 3 + 2 + 1);
    for unit in ["ri165", "bcp56", "art72r", "qg-xxx"] {
        assert!(desk.has(unit, mark::ASSAULTED), "{unit}");
    }
}

#[test]
fn r9_infantry_alone_attacks() {
    let mut desk = bloodless(GERMAN, "ir80 2609, qg-xviii 2609, art21 2609, ri165 2610");
    desk.does("target 2610, with ir80");
    assert_eq!(desk.refused("with qg-xviii"), "9.infantry");
    desk.does("with art21, assault");
    let attackers = |event: &Event| matches!(event, Event::Assault { attackers: 1, guns: 1, .. });
    assert!(desk.saw(attackers), "the guns next to the target support, they do not attack");
    let desk = bloodless(GERMAN, "art21 2609, ri165 2610");
    assert_eq!(desk.refused("target 2610"), "9.infantry");
    let desk = bloodless(GERMAN, "ir80 2609, ri165 2610").after("target 2610");
    assert_eq!(desk.refused("assault"), "9.infantry", "nobody attacks yet");
}

#[test]
fn r9_adjacent_hexes_only_can_be_assaulted() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ir81 2608, ri165 2610, ri35 2612");
    assert_eq!(desk.refused("target 2612"), "9.adjacent");
    desk.does("target 2610");
    assert_eq!(desk.refused("with ir81"), "9.adjacent");
    assert!(desk.may("with ir80"));
}

#[test]
fn r9_adjacent_stacks_of_all_six_sides_attack_together() {
    let ring = "ir80 2609, ir81 2710, ir87 2711, ir115 2611, ir116 2511, ir117 2510";
    let mut desk = bloodless(GERMAN, &format!("{ring}, ri165 2610"));
    desk.does("target 2610, with ir80, with ir81, with ir87, with ir115, with ir116, with ir117, assault");
    assert_eq!(desk.declared(), (36, 5, 7));
}

#[test]
fn r9_target_holds_enemies() {
    let desk = bloodless(GERMAN, "ir80 2609, ir81 2610, ri165 2710");
    assert_eq!(desk.refused("target 2510"), "9.target", "nobody is there");
    assert_eq!(desk.refused("target 2610"), "9.target", "friends are there");
}

#[test]
fn r9_target_is_one_hex_an_assault() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ri165 2610, ri35 2710").after("target 2610, with ir80");
    assert!(!desk.may("target 2710"), "the other hex has an assault of its own");
    desk.does("assault");
    let on = |target: &str| {
        let hex = desk.hex(target);
        desk.saw(|event| matches!(event, Event::AssaultRolled { target, .. } if *target == hex))
    };
    assert!(on("2610") && !on("2710"));
    assert!(desk.has("ri165", mark::ASSAULTED) && !desk.has("ri35", mark::ASSAULTED));
}

#[test]
fn r9_once_a_turn_a_unit_attacks() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ir81 2709, ri165 2610, ri35 2710, ri42 2510");
    desk.does("target 2610, with ir80, assault");
    assert_eq!(desk.refused("target 2510"), "9.once", "nobody else is next to it");
    desk.does("target 2710");
    assert_eq!(desk.refused("with ir80"), "9.once");
    assert!(desk.may("with ir81"));
}

#[test]
fn r9_assailed_once_a_phase() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ir81 2510, ri165 2610");
    desk.does("target 2610, with ir80, assault");
    assert_eq!(desk.refused("target 2610"), "9.assailed-once");
    desk.at(GERMAN, Phase::Move).does("done");
    assert_eq!(desk.p.phase, Phase::Assault);
    assert!(desk.may("target 2610"), "another phase of assaults");
}

#[test]
fn rr_assaulted_a_hex_with_a_unit_already_assaulted_is_spared() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ir81 2512, ri165 2610, ri35 2611");
    desk.game.tables.assault = [[(0, 1); 6]; 9];
    assert!(desk.may("target 2611"), "the 81st is next to it");
    desk.does("target 2610, with ir80, assault, retreat, fall ri165 2611, done");
    assert_eq!((desk.whereabouts("ri165"), desk.asked()), ("2611", GERMAN));
    assert!(!desk.has("ri35", mark::ASSAULTED));
    assert_eq!(desk.refused("target 2611"), "r.assaulted");
}

// --- 9.1

#[test]
fn r9_1_the_attacker_names_target_infantry_and_guns() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ir81 2510, art21 2607, xviii1 2606, ri165 2610");
    desk.does("target 2610, with ir80, with ir81, with art21, with xviii1, assault");
    assert!(desk.cited().contains(&"9.1"));
    let target = desk.hex("2610");
    let named = |event: &Event| matches!(event, Event::Assault { target: at, attackers: 2, guns: 2, attack: 20, defence: 5, column: 4, .. } if *at == target);
    assert!(desk.saw(named), "6 + 6 + 3 + 5 against 5");
}

#[test]
fn r9_1_nobody_is_named_twice() {
    let desk = bloodless(GERMAN, "ir80 2609, ri165 2610").after("target 2610, with ir80");
    assert_eq!(desk.refused("with ir80"), "9.1");
}

#[test]
fn r9_1_odds_of_24_to_11_are_2_to_1() {
    let units = "ir80 2609, ir81 2609, ir87 2510, ir115 2510, ri165 2610, bcp56 2610, bcp59 2610";
    let mut desk = bloodless(GERMAN, units);
    desk.does("target 2610, with ir80, with ir81, with ir87, with ir115, assault");
    assert_eq!(desk.declared(), (24, 11, 2));
    assert_eq!((rolled(&desk), column_name(2).as_str()), (2, "2:1"));
}

#[test]
fn r9_1_odds_count_reduced_units_at_their_reduced_strength() {
    let mut desk = bloodless(GERMAN, "ir80 2609 reduced, ir81 2609, ri165 2610 reduced, ri324 2610");
    desk.does("target 2610, with ir80, with ir81, assault");
    assert_eq!(desk.declared(), (3 + 6, 3 + 4, 1));
}

#[test]
fn r9_1_odds_halve_the_demoralised_and_the_unsupplied() {
    let units = "ir80 2609 out, ir81 2609, ri165 2610 demoralised, ri35 2610 demoralised out";
    let desk = bloodless(GERMAN, units).after("target 2610, with ir80, with ir81, assault");
    assert_eq!(desk.declared(), (3 + 6, 3 + 2, 1));
}

#[test]
fn rr_odds_below_1_to_1_favour_the_defender() {
    assert_eq!(column_name(column(7, 10)), "1:2");
    assert_eq!(column_name(column(5, 10)), "1:2");
    assert_eq!(column_name(column(4, 10)), "1:3");
    assert_eq!(column_name(column(10, 10)), "1:1");
    let mut desk = bloodless(FRENCH, "ri324 2611, bcp56 2611, rir13 2610, rir39 2610");
    desk.does("target 2610, with ri324, with bcp56, assault");
    assert_eq!(desk.declared(), (7, 10, column(1, 2)));
    assert_eq!(rolled(&desk), column(1, 2));
}

#[test]
fn r9_1_result_is_that_of_the_die_on_the_column() {
    for die in 1..=6 {
        let mut desk = Desk::new(&format!("ir80 2609, ir81 2609, ri165 2610, {ELSEWHERE}"));
        desk.at(GERMAN, Phase::Assault).rolling(&[die]);
        desk.does("target 2610, with ir80, with ir81, assault");
        let (target, column) = (desk.hex("2610"), 2);
        let (attacker, defender) = desk.game.tables.losses(column, die);
        assert!(die_of_assault(&desk) == Some((target, column, die, attacker, defender)));
        assert!(desk.cited().contains(&"9.1.result"));
    }
}

#[test]
fn r9_1_result_is_applied_before_the_next_assault() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ir81 2609, ri165 2610, bcp56 2610");
    desk.game.tables.assault = [[(1, 1); 6]; 9];
    desk.does("target 2610, with ir80, with ir81, assault");
    assert_eq!(desk.asked(), FRENCH);
    let next = desk.game.parse("target 3104").expect("a decision");
    assert!(desk.game.check(&desk.p, GERMAN, next).is_err());
    desk.does("lose bcp56");
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Losses));
    assert!(!desk.may("target 3104"));
    desk.does("lose ir80");
    assert!(desk.may("target 3104"));
}

// --- 9.11

#[test]
fn r9_11_below_1_to_3_nobody_attacks() {
    let defenders = "ri165 2610, ri35 2610";
    let desk = bloodless(GERMAN, &format!("ir80 2609 reduced, {defenders}"));
    assert_eq!(desk.refused("target 2610"), "9.11", "3 to 10 is 1:4");
    let mut desk = bloodless(GERMAN, &format!("ir80 2609 reduced, ir81 2510 reduced, {defenders}"));
    desk.does("target 2610, with ir80");
    assert_eq!(desk.refused("assault"), "9.11");
    desk.does("with ir81, assault");
    assert_eq!(desk.declared(), (6, 10, column(1, 2)));
}

#[test]
fn r9_11_counts_the_shifts() {
    let mut desk = bloodless(GERMAN, "ir80 1304, ri165 1305, ri35 1305");
    desk.does("target 1305, with ir80, assault");
    assert_eq!(desk.declared(), (6, 10, LOWEST), "1:2 in a wood is 1:3");
    let desk = bloodless(GERMAN, "ir80 1603, ri165 1604, ri35 1604");
    assert_eq!(desk.refused("target 1604"), "9.11", "1:2 in a trench would be 1:4");
}

#[test]
fn r9_11_above_7_to_1_is_7_to_1() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ir81 2609, qg-xxx 2610");
    desk.does("target 2610, with ir80, with ir81, assault");
    assert_eq!((desk.declared(), rolled(&desk)), ((12, 1, 12), 7));
}

#[test]
fn r9_11_declared_assaults_are_carried_through() {
    let mut desk = bloodless(GERMAN, "ir80 2609, ri165 2610, art72r 2612, xxx1 2613");
    desk.does("target 2610, with ir80");
    assert_eq!(desk.refused("done"), "9.1", "nothing is declared yet");
    desk.does("assault");
    let done = desk.game.parse("done").expect("a decision");
    let refusal = desk.game.check(&desk.p, GERMAN, done).expect_err("it is the defender's moment");
    assert_eq!(verdun::rulebook().section(refusal.rule).id, "9.11.declared");
    desk.does("with art72r, with xxx1");
    assert_eq!(rolled(&desk), LOWEST, "6 to 13: the die is rolled all the same");
}

#[test]
fn rr_declared_support_may_push_the_odds_below_1_to_3() {
    let mut desk = bloodless(GERMAN, "ir80 2609 reduced, ri165 2610, ri324 2610, art72r 2612");
    desk.does("target 2610, with ir80, assault");
    assert_eq!(desk.declared(), (3, 9, LOWEST), "checked before defensive support");
    desk.does("with art72r");
    assert!(desk.saw(|event| matches!(event, Event::DefenceSupported { column, .. } if *column < LOWEST)));
    assert_eq!(rolled(&desk), LOWEST, "3 to 12 is played on the 1:3 column");
}

// --- 9.2

#[test]
fn r9_2_example_5_to_1_becomes_3_to_1() {
    let mut desk = bloodless(GERMAN, "ir80 1404, ir81 1404, pi21 1404, ir87 1305, ri324 1405");
    desk.does("target 1405, with ir80, with ir81, with pi21, with ir87, assault");
    assert_eq!(desk.declared(), (20, 4, 3), "5:1, pioneers +1, trench −2, wood −1");
    assert_eq!(rolled(&desk), 3);
    assert!(desk.cited().contains(&"9.2"));
}

#[test]
fn r9_2_example_8_to_1_becomes_6_to_1() {
    let mut desk = bloodless(GERMAN, "ir80 1603, ir81 1603, ir87 1504, ir115 1504, rit44 1604");
    desk.does("target 1604, with ir80, with ir81, with ir87, with ir115, assault");
    assert_eq!((desk.declared(), rolled(&desk)), ((24, 3, 6), 6));
}

#[test]
fn r9_2_example_1_to_5_becomes_1_to_3() {
    assert_eq!(column(1, 5) + 2, LOWEST);
    assert_eq!(column_name(column(1, 5) + 2), "1:3");
    // Pioneers are the only shift upwards that there is.
    let desk = bloodless(GERMAN, "ir81 2609 reduced out, ri165 2610, bcp56 2610");
    assert_eq!(desk.refused("target 2610"), "9.11", "2 to 8 is 1:4");
    let mut desk = bloodless(GERMAN, "pi21 2609, ri165 2610, bcp56 2610");
    desk.does("target 2610, with pi21, assault");
    assert_eq!((desk.declared(), rolled(&desk)), ((2, 8, LOWEST), LOWEST));
}

#[test]
fn r9_2_is_not_cited_where_nothing_shifts() {
    let desk = bloodless(GERMAN, "ir80 2609, ri165 2610").after("target 2610, with ir80, assault");
    assert!(!desk.cited().contains(&"9.2"));
}

#[test]
fn r9_21_pioneers_give_one_column_however_many() {
    for (pioneers, attack) in [("", 6), ("pi21", 8), ("pi21 pi25", 10)] {
        let mut desk = bloodless(GERMAN, "ir80 2609, pi21 2609, pi25 2609, rit44 2610");
        desk.does("target 2610, with ir80");
        for unit in pioneers.split_whitespace() {
            desk.does(&format!("with {unit}"));
        }
        desk.does("assault");
        let shift = i8::from(!pioneers.is_empty());
        assert_eq!(desk.declared(), (attack, 3, column(attack.into(), 3) + shift));
    }
}

#[test]
fn r9_21_is_for_the_german_attack_alone() {
    let mut desk = bloodless(FRENCH, "bcp56 2611, bcp59 2611, pi21 2610, rir13 2610");
    desk.does("target 2610, with bcp56, with bcp59, assault");
    assert_eq!(desk.declared(), (6, 7, column(1, 2)), "neither chasseurs nor pioneers in defence shift it");
}

#[test]
fn r9_22_a_slope_costs_a_column() {
    assert_eq!(shift("2609", "2610"), 0, "open ground");
    assert_eq!(shift("1406", "1407"), -1);
}

#[test]
fn r9_23_a_town_or_a_wood_costs_a_column() {
    assert_eq!(shift("1604", "1605"), -1, "Beaumont");
    assert_eq!(shift("1304", "1305"), -1, "a wood");
    assert_eq!(shift("2011", "2012"), -2, "Douaumont, on its slope");
}

#[test]
fn r9_24_a_fort_or_a_trench_costs_two() {
    assert_eq!(shift("1603", "1604"), -2, "a trench");
    assert_eq!(shift("1404", "1403"), -4, "trench, wood and slope");
    let mut desk = bloodless(GERMAN, "ir80 2112, ir81 2112, rit44 2113");
    desk.does("target 2113, with ir80, with ir81, assault");
    assert_eq!(desk.declared(), (12, 5, 2 - 2 - 1), "a fort on a slope, with its garrison");
}

#[test]
fn r9_25_a_city_costs_three() {
    assert_eq!(shift("1419", "1420"), -3);
}

#[test]
fn r9_26_water_costs_a_column_if_all_cross_it() {
    assert_eq!(shift("1115", "1214"), -1, "the bridge of Charny");
    assert_eq!(shift("2514", "2513"), -1, "the stream of Vaux");
    assert_eq!(shift("2512", "2513"), 0, "on this side of it");
    let mut desk = bloodless(GERMAN, "ir80 2514, ir81 2512, rit44 2513");
    desk.does("target 2513, with ir80, with ir81, assault");
    assert_eq!(desk.declared(), (12, 3, 4), "one of them does not cross");
}

#[test]
fn r9_26_supporting_guns_change_nothing() {
    let mut desk = bloodless(GERMAN, "ir80 2514, art21 2512, rit44 2513");
    desk.does("target 2513, with ir80, with art21, assault");
    assert_eq!(desk.declared(), (9, 3, 3 - 1));
}

// --- Dug in.

#[test]
fn rr_dug_in_counts_after_all_halving() {
    for (unit, defence) in [
        ("ri165 2610 dug-in", 6),
        ("ri165 2610 dug-in demoralised", 3 + 1),
        ("ri165 2610 dug-in demoralised out", 2 + 1),
        ("ri165 2610 dug-in reduced demoralised out", 2),
        ("art72r 2610 dug-in demoralised out", 3),
    ] {
        let mut desk = bloodless(GERMAN, &format!("ir80 2609, {unit}"));
        desk.does("target 2610, with ir80, assault");
        assert_eq!(desk.declared().1, defence, "{unit}");
    }
}

#[test]
fn rr_dug_in_is_worth_nothing_in_attack() {
    let mut desk = bloodless(GERMAN, "ir80 2609 dug-in, ri165 2610");
    desk.does("target 2610, with ir80, assault");
    assert_eq!(desk.declared(), (6, 5, 1));
}
