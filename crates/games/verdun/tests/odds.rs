//! Odds before one commits, worked out by hand: a barrage unit by unit, an assault with every shift and with what the
//! defender's guns may make of it, and the tests of a retreat and of a remnant.

use crate::common::*;
use contract::{Beside, Odds, Show};
use workbench::odds::{adds_up, ways};
use workbench::{arg, key};

/// Losses of attacker and defender and in how many faces of the die.
fn losses(faces: &[(i32, i32, u128)]) -> Vec<(Vec<i32>, u128)> {
    faces.iter().map(|(attacker, defender, ways)| (vec![*attacker, *defender], *ways)).collect()
}

/// The shifts of columns, each by itself.
fn shifts(odds: &Odds) -> Vec<(String, String)> {
    let shifts = odds.summary.iter().filter(|text| key(text).starts_with("shift-"));
    shifts.map(|text| (key(text), arg(text, "columns"))).collect()
}

/// Shifts as they are expected.
fn owned(shifts: &[(&str, &str)]) -> Vec<(String, String)> {
    shifts.iter().map(|(key, columns)| (key.to_string(), columns.to_string())).collect()
}

/// Strengths, the bare ratio and the column, as the summary says them.
fn ratio(odds: &Odds) -> [String; 4] {
    let text = odds.summary.iter().find(|text| key(text) == "odds-assault").expect("the ratio is said");
    ["attack", "defence", "base", "column"].map(|name| arg(text, name))
}

/// With how many guns, on which column.
fn support(beside: &Beside) -> [String; 3] {
    [key(&beside.what), arg(&beside.what, "guns"), arg(&beside.what, "column")]
}

// --- Barrage.

/// These guns are ready to fire at 1606 and take aim.
fn aimed(units: &str, guns: &str) -> Desk {
    let mut desk = in_phase(GERMAN, Phase::Bombard, units);
    let mut guns = guns.split_whitespace();
    desk.does(&format!("take {}", guns.next().expect("a gun")));
    for gun in guns {
        desk.does(&format!("with {gun}"));
    }
    desk
}

#[test]
fn a_barrage_is_counted_for_every_unit() {
    // 16 points, one column up for the weather: 19+, that is M, M1, M1, M2, X, X.
    let desk = aimed("iii1 1601, iii2 1701, ri208 1606, bcp56 1606", "iii1 iii2 heavy");
    let odds = desk.odds("barrage 1606");
    adds_up(&odds);
    assert_eq!(odds.of, Some(6));
    assert_eq!(ways(&odds.cases), [(vec![1], 1), (vec![2], 2), (vec![3], 1), (vec![4], 2)]);
    assert_eq!(
        (arg(&odds.summary[0], "strength"), arg(&odds.summary[0], "column")),
        ("16".into(), "19+".into())
    );
    assert_eq!(shifts(&odds), owned(&[("shift-weather", "1")]));
    // Of 216: two dice show 6 at most in 15 of 36 ways, 5 in 10, 4 in 6; 8 in 26, 7 in 21. On an X the French choose.
    let of = |unit: &str| {
        let name = &desk.game.counter(desk.unit(unit)).name.en;
        let found = odds.beside.iter().find(|beside| format!("{:?}", beside.what).contains(name.as_str()));
        ways(&found.unwrap_or_else(|| panic!("{name} is under fire")).cases)
    };
    assert_eq!(odds.beside.len(), 2);
    let unharmed = 15 + 2 * 10 + 6;
    assert_eq!(of("ri208"), [(vec![0], unharmed), (vec![1], 4 * 36 - unharmed), (vec![3], 72)]);
    let unharmed = 26 + 2 * 21 + 15;
    assert_eq!(of("bcp56"), [(vec![0], unharmed), (vec![1], 4 * 36 - unharmed), (vec![3], 72)]);
}

#[test]
fn a_barrage_counts_the_ground_and_the_state_of_a_unit() {
    // 10 points in a trench: from 10–12 one column up for the weather and two down, to 7–9: nothing on three faces, M, M1, M2.
    let mut desk =
        aimed("xviii1 1601, xviii2 1601, ri208 1604 reduced demoralised, qg-xxx 1604", "xviii1 xviii2");
    let odds = desk.odds("barrage 1604");
    adds_up(&odds);
    assert_eq!(
        (arg(&odds.summary[0], "strength"), arg(&odds.summary[0], "column")),
        ("10".into(), "7–9".into())
    );
    assert_eq!(shifts(&odds), owned(&[("shift-weather", "1"), ("shift-ground", "-2")]));
    assert_eq!(ways(&odds.cases), [(vec![0], 3), (vec![1], 1), (vec![2], 1), (vec![3], 1)]);
    // The 208th tests at 6 − 1 − 1 + 1 = 5: 10, 6 and 3 of 36 pass, and whoever fails is eliminated. The headquarters
    // tests at 8: 26, 21 and 15 pass, and it is cut off if it fails.
    let figures: Vec<_> = odds.beside.iter().map(|beside| ways(&beside.cases)).collect();
    let regiment = vec![(vec![0], 108 + 10 + 6 + 3), (vec![2], 108 - 19)];
    let headquarters = vec![(vec![0], 108 + 26 + 21 + 15), (vec![1], 108 - 62)];
    assert_eq!(figures.len(), 2);
    assert!(figures.contains(&regiment) && figures.contains(&headquarters), "{figures:?}");
    desk.day(21);
    let odds = desk.odds("barrage 1604");
    assert_eq!(
        shifts(&odds),
        owned(&[("shift-weather", "1"), ("shift-first-day", "1"), ("shift-ground", "-2")])
    );
    assert_eq!(arg(&odds.summary[0], "column"), "10–12");
    desk.day(22).bad_weather();
    let odds = desk.odds("barrage 1604");
    assert_eq!(
        (shifts(&odds), arg(&odds.summary[0], "column")),
        (owned(&[("shift-ground", "-2")]), "4–6".into())
    );
}

#[test]
fn damage_without_a_choice_falls_on_the_only_one_that_can_pay() {
    // 19+ again. Of a full regiment and a reduced one only the first can pay for an X; the other tests at M2.
    let desk = aimed("iii1 1601, iii2 1701, ri208 1606, ri233 1606 reduced", "iii1 iii2 heavy");
    let odds = desk.odds("barrage 1606");
    adds_up(&odds);
    let figures: Vec<_> = odds.beside.iter().map(|beside| ways(&beside.cases)).collect();
    let payer = vec![(vec![0], 15 + 20 + 6), (vec![1], 144 - 41), (vec![2], 72)];
    // Morale 5: M 10, M1 6 twice, M2 3, and X as M2 twice.
    let passes = 10 + 2 * 6 + 3 + 2 * 3;
    let other = vec![(vec![0], passes), (vec![1], 216 - passes)];
    assert!(figures.contains(&payer) && figures.contains(&other), "{figures:?}");
}

#[test]
fn damage_that_nobody_can_pay_is_a_test_at_m3() {
    let desk = aimed("iii1 1601, iii2 1701, ri233 1606 reduced", "iii1 iii2 heavy");
    let odds = desk.odds("barrage 1606");
    // Morale 5: M 10, M1 6 twice, M2 3, M3 1 twice.
    let passes = 10 + 2 * 6 + 3 + 2;
    assert_eq!(ways(&odds.beside[0].cases), [(vec![0], passes), (vec![1], 216 - passes)]);
}

// --- Assault.

/// Results from 1:3 to 7:1 for each face of the die. The printed ones are lost and ours may yet change; these do not.
const RESULTS: [&str; 6] = [
    "4/0 4/0 4/0 3/0 3/1 3/1 2/1 2/1 2/2",
    "4/0 4/0 3/0 3/1 3/1 2/1 2/1 2/2 2/2",
    "4/0 3/0 3/1 3/1 2/1 2/1 2/2 2/2 1/2",
    "3/0 3/1 3/1 2/1 2/1 2/2 1/2 1/2 1/3",
    "3/1 3/1 2/1 2/1 2/2 1/2 1/2 1/3 1/3",
    "3/1 2/1 2/1 2/2 1/2 1/2 1/3 0/3 0/4",
];

/// The assault of the book's example (9.2), with guns on both sides: three regiments, pioneers and guns attack 1405, in
/// trenches and a wood.
fn declaring() -> Desk {
    let germans = "ir80 1404, ir81 1404, pi21 1404, ir87 1305, art21 1403";
    let french = "ri324 1405, art72r 1407, xxx1 1408";
    let mut desk = Desk::new(&format!("{germans}, {french}"));
    for (face, line) in RESULTS.iter().enumerate() {
        for (column, result) in line.split_whitespace().enumerate() {
            let (attacker, defender) = result.split_once('/').expect("two figures");
            let figure = |text: &str| text.parse::<u8>().expect("a figure");
            desk.game.tables.assault[column][face] = (figure(attacker), figure(defender));
        }
    }
    desk.at(GERMAN, Phase::Assault);
    desk
}

#[test]
fn an_assault_is_counted_with_every_shift() {
    let desk = declaring().after("target 1405, with ir80, with ir81, with pi21, with ir87");
    let odds = desk.odds("assault");
    adds_up(&odds);
    // 20 to 4 is 5:1; pioneers +1, trench and wood −3: 3:1.
    assert_eq!(ratio(&odds), ["20", "4", "5:1", "3:1"]);
    assert_eq!(shifts(&odds), owned(&[("shift-pioneers", "1"), ("shift-ground", "-3")]));
    assert_eq!(odds.of, Some(6));
    assert_eq!(ways(&odds.cases), losses(&[(3, 1, 2), (2, 1, 2), (2, 2, 1), (1, 2, 1)]));
}

#[test]
fn an_assault_is_counted_with_likely_and_full_support_of_the_defence() {
    let mut desk = declaring();
    desk.does("target 1405, with ir80, with ir81, with pi21, with ir87, with art21");
    let odds = desk.odds("assault");
    adds_up(&odds);
    assert_eq!(ratio(&odds), ["23", "4", "5:1", "3:1"]);
    let supported: Vec<_> = odds.beside.iter().map(support).collect();
    assert_eq!(
        supported,
        [
            // The strongest, of the corps: 23 to 9 is 2:1, and two columns down 1:2.
            ["beside-likely-support", "1", "1:2"],
            // With the divisional guns: 23 to 12 is 1:1, and two down 1:3.
            ["beside-full-support", "2", "1:3"],
        ]
    );
    let likely = losses(&[(4, 0, 2), (3, 0, 1), (3, 1, 2), (2, 1, 1)]);
    let full = losses(&[(4, 0, 3), (3, 0, 1), (3, 1, 2)]);
    assert_eq!((ways(&odds.beside[0].cases), ways(&odds.beside[1].cases)), (likely, full));
}

#[test]
fn without_guns_there_is_nothing_beside_and_with_one_only_all() {
    let mut desk = Desk::new("ir80 2609, ir81 2609, ri165 2610");
    desk.at(GERMAN, Phase::Assault).does("target 2610, with ir80, with ir81");
    let odds = desk.odds("assault");
    assert_eq!((ratio(&odds), shifts(&odds)), (["12", "5", "2:1", "2:1"].map(str::to_string), Vec::new()));
    assert!(odds.beside.is_empty());
    desk.put("art72r 2612");
    let odds = desk.odds("assault");
    let supported: Vec<_> = odds.beside.iter().map(support).collect();
    assert_eq!(supported, [["beside-full-support", "1", "1:1"]], "12 to 8");
}

#[test]
fn a_fort_and_water_are_shifts_of_their_own() {
    let mut desk = Desk::new("ir80 2112, ir81 2112, ir87 2012, ir115 2012, rit44 2113");
    desk.at(GERMAN, Phase::Assault).does("target 2113, with ir80, with ir81, with ir87, with ir115");
    let odds = desk.odds("assault");
    assert_eq!(ratio(&odds), ["24", "5", "4:1", "1:1"]);
    assert_eq!(shifts(&odds), owned(&[("shift-ground", "-1"), ("shift-fort", "-2")]));
    let mut desk = Desk::new("ir80 2514, ir81 2514, ri165 2513");
    desk.at(GERMAN, Phase::Assault).does("target 2513, with ir80, with ir81");
    let odds = desk.odds("assault");
    assert_eq!((ratio(&odds)[3].as_str(), shifts(&odds)), ("1:1", owned(&[("shift-crossing", "-1")])));
}

#[test]
fn a_target_has_the_odds_of_everyone_who_could_join() {
    let desk = declaring();
    let odds = desk.odds("target 1405");
    adds_up(&odds);
    assert_eq!(key(&odds.summary[0]), "odds-with-all");
    assert_eq!(ratio(&odds), ["23", "4", "5:1", "3:1"]);
    assert_eq!(odds.beside.len(), 2);
}

#[test]
fn the_defender_sees_what_his_guns_make_of_it() {
    let mut desk = declaring();
    desk.does("target 1405, with ir80, with ir81, with pi21, with ir87, with art21, assault");
    assert_eq!(desk.asked(), FRENCH);
    assert_eq!(ratio(&desk.odds("done")), ["23", "4", "5:1", "3:1"]);
    desk.does("with art72r");
    let odds = desk.odds("done");
    assert_eq!(ratio(&odds), ["23", "7", "3:1", "1:1"], "3 more, and −2 columns");
    assert_eq!(ways(&odds.cases), losses(&[(4, 0, 1), (3, 0, 1), (3, 1, 2), (2, 1, 2)]));
}

#[test]
fn odds_beyond_the_table_are_brought_within_it() {
    let mut desk = Desk::new("ir80 2609, ir81 2609, qg-xxx 2610");
    desk.at(GERMAN, Phase::Assault).does("target 2610, with ir80, with ir81");
    assert_eq!(ratio(&desk.odds("assault")), ["12", "1", "12:1", "7:1"]);
}

#[test]
fn the_die_falls_into_the_case_that_the_odds_name() {
    for die in 1..=6 {
        let mut desk = Desk::new("ir80 2609, ir81 2609, ri165 2610, ri324 2610");
        desk.at(GERMAN, Phase::Assault).does("target 2610, with ir80, with ir81");
        let odds = desk.odds("assault");
        desk.rolling(&[die]).does("assault");
        let fell = desk.game.case_of(&odds, &desk.lines).expect("one of the cases");
        let (attacker, defender) = desk.game.tables.losses(1, die);
        assert_eq!(odds.cases[fell].figures, [i32::from(attacker), i32::from(defender)]);
        assert!(desk.saw(|event| matches!(event, Event::AssaultRolled { column: 1, .. })));
    }
}

// --- Morale.

#[test]
fn the_test_for_a_remnant_is_counted() {
    let desk = struck("ri165 2610 reduced", 1).after("lose ri165");
    // Morale 6: 15 of 36.
    assert_eq!(ways(&desk.odds("remnant").cases), [(vec![1], 15), (vec![0], 21)]);
}

#[test]
fn the_tests_of_a_retreat_are_counted() {
    let mut desk = struck("ir87 2712, ri165 2610", 1).after("retreat");
    // Morale 7: 21 of 36.
    let odds = desk.odds("fall ri165 2611");
    assert_eq!((odds.of, ways(&odds.cases)), (Some(36), vec![(vec![1], 21), (vec![0], 15)]));
    desk.interdict(GERMAN, "2611");
    let odds = desk.odds("fall ri165 2611");
    assert_eq!((odds.of, ways(&odds.cases)), (Some(1296), vec![(vec![1], 441), (vec![0], 855)]));
    let free = desk.game.parse("fall ri165 2511").expect("a decision");
    assert!(desk.game.odds(&desk.p, FRENCH, free).is_none(), "nothing is tested there");
}

#[test]
fn those_who_follow_into_a_zone_are_not_tested() {
    let mut desk = struck("ir87 2712, ir81 2512, ri165 2610, ri324 2610, art72r 2610", 1);
    desk.does("retreat");
    let odds = desk.odds("fall ri165 2611");
    assert_eq!((odds.of, ways(&odds.cases)), (Some(36), vec![(vec![1], 21), (vec![0], 15)]));
    desk.rolling(&[6, 6]).does("fall ri165 2611");
    assert_eq!(desk.game.case_of(&odds, &desk.lines), Some(1), "its morale gives way");
    let none = |text: &str| {
        let decision = desk.game.parse(text).expect("a decision");
        desk.may(text) && desk.game.odds(&desk.p, FRENCH, decision).is_none()
    };
    assert!(none("fall art72r 2611") && none("fall ri324 2611"), "a friend is there");
    assert_eq!(ways(&desk.odds("fall ri324 2511").cases), [(vec![1], 15), (vec![0], 21)]);
}
