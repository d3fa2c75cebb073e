//! Odds before one commits: worked out by hand, and checked against every throw of the dice, or against many where there are too many.

use crate::common::*;
use contract::{Odds, Show};
use workbench::odds::{borne_out, is_share, number, proved, ways};

/// Cases of one figure each.
fn figures(cases: &[(i32, u128)]) -> Vec<(Vec<i32>, u128)> {
    cases.iter().map(|(figure, ways)| (vec![*figure], *ways)).collect()
}

/// The message and a number in it.
fn said(text: &Text, name: &str) -> (String, i64) {
    (key(text), number(text, name))
}

/// What the tests for return beside an assault or a shot are: how many faces bring a battalion back.
fn returns(odds: &Odds) -> Vec<Vec<(Vec<i32>, u128)>> {
    let tests = odds.beside.iter().filter(|beside| format!("{:?}", beside.what).contains("beside-return"));
    tests.map(|beside| ways(&beside.cases)).collect()
}

// --- Combat.

#[test]
fn a_shot_is_one_die() {
    // In the open a 4; in a village a 5; in his trench a 6.
    for (units, at, hits) in [
        ("gr5-1 M18, london2-4 M17", "M17", 3),
        ("gr5-1 F24, london2-4 F23", "F23", 2),
        ("gr5-1 M23, london2-4 M22", "M22", 1),
    ] {
        let desk = Desk::acting(GERMAN, "gr5-1", units);
        let odds = proved(&desk, &format!("fire {at}"), &[6; 1]);
        assert_eq!(ways(&odds.cases), figures(&[(1, hits), (0, 6 - hits)]));
        assert_eq!(said(&odds.summary[0], "need"), ("odds-fire".to_string(), 7 - hits as i64));
        assert_eq!(
            returns(&odds),
            [figures(&[(1, 4), (0, 2)])],
            "one loss does not eliminate it, four shots may"
        );
    }
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    for _ in 0..3 {
        desk.rolling(&[1]).does("fire M17");
    }
    assert!(returns(&desk.odds("fire M17")).is_empty(), "the last shot cannot");
    // By the tank table: an A7V against a Mark IV a 6, the male against an A7V a 5.
    let desk = Desk::acting(GERMAN, "lotte", "lotte M18, a1 M16");
    assert_eq!(ways(&proved(&desk, "fire M16", &[6; 1]).cases), figures(&[(1, 1), (0, 5)]));
    let desk = Desk::acting(ALLIED, "a1", "a1 M18, lotte M16");
    assert_eq!(ways(&proved(&desk, "fire M16", &[6; 1]).cases), figures(&[(1, 2), (0, 4)]));
}

#[test]
fn beside_a_shot_is_what_all_shots_would_do() {
    // Four shots at 4+: none hits in 81 of 1296, one in 4 · 3 · 27.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    let odds = desk.odds("fire M17");
    assert_eq!(said(&odds.beside[0].what, "count"), ("beside-all-shots".to_string(), 4));
    assert_eq!(ways(&odds.beside[0].cases), figures(&[(2, 891), (1, 324), (0, 81)]));
    // After a hit three are left, and one more is enough: 27 of 216 miss. 2 to 5 bring it back after a 1 more.
    desk.rolling(&[6]).does("fire M17");
    let odds = proved(&desk, "fire M17", &[6; 1]);
    assert_eq!(ways(&odds.beside[0].cases), figures(&[(2, 189), (0, 27)]));
    assert_eq!(returns(&odds), [figures(&[(1, 4), (0, 2)])]);
    // The last shot has nothing beside it but the return.
    desk.rolling(&[1]).does("fire M17").rolling(&[1]).does("fire M17");
    let odds = desk.odds("fire M17");
    assert_eq!((odds.beside.len(), returns(&odds).len()), (1, 1));
    // The medal of a trench is one shot more: three and one.
    let desk = Desk::acting(GERMAN, "ir48-1", "ir48-1 M25, london2-4 M24");
    assert_eq!(said(&desk.odds("fire M24").beside[0].what, "count").1, 4);
}

#[test]
fn what_stands_beside_a_shot_is_borne_out_too() {
    // All four shots with the same dice, and what has become of the target: figures 0, 1 and 2.
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    let (slot, hex) = (desk.unit("london2-4"), desk.hex("M17"));
    let beside = &desk.odds("fire M17").beside[0];
    const THROWS: u64 = 8_000;
    let mut counts = [0; 3];
    for seed in 0..THROWS {
        let (mut p, mut dice) = (desk.p.clone(), Dice::loose(seed));
        for _ in 0..4 {
            if p.on(hex).is_some() {
                let fired =
                    desk.game.decide(&mut p, GERMAN, Decision::Fire(hex), &mut dice, &mut Journal::mute());
                assert!(fired.is_ok());
            }
        }
        let unit = p.unit(slot);
        counts[if unit.is_there() { usize::from(unit.has(mark::HURT)) } else { 2 }] += 1;
    }
    for case in &beside.cases {
        is_share(counts[case.figures[0] as usize], THROWS, case.probability, "beside");
    }
}

#[test]
fn what_is_said_of_a_return_is_what_its_die_does() {
    // By fire, by an assault carried, by one that fails: every face of the die of the test.
    let fire: &[u8] = &[6];
    for (action, dice, which) in
        [("fire M17", fire, 0), ("assault M17", &[6, 6, 6, 6], 0), ("assault M17", &[1, 1, 1, 1], 1)]
    {
        let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17 hurt");
        let before = desk.p.clone();
        let said = returns(&desk.odds(action))[which].clone();
        let unit = if which == 0 { "london2-4" } else { "gr5-1" };
        let mut back = 0;
        for die in 1..=6 {
            desk.p = before.clone();
            desk.rolling(&[dice, &[die]].concat()).does(action);
            back += u128::from(desk.back(unit) > 0);
        }
        assert_eq!(said, figures(&[(1, back), (0, 6 - back)]), "{action}");
    }
}

#[test]
fn a_return_counts_only_if_it_comes_before_the_end() {
    // After fire, with 1 more: 2 to 5 send it to the track. In scenario 1 what goes to box 8 does not come.
    let returned = |mut desk: Desk, turn: u8| {
        desk.turn(turn).at(GERMAN, Phase::Activate).does("take gr5-1");
        returns(&desk.odds("fire M17")).remove(0)
    };
    let units = format!("gr5-1 M18, london2-4 M17 hurt, {ELSEWHERE}");
    for (turn, back) in [(2, 3), (4, 1)] {
        let cases = figures(&[(1, back), (0, 6 - back)]);
        assert_eq!(returned(Desk::first(&units), turn), cases, "{turn}");
    }
    for turn in [5, 6] {
        assert_eq!(returned(Desk::first(&units), turn), figures(&[(0, 6)]), "{turn}");
    }
    // In scenario 2 box 14 is in time.
    assert_eq!(returned(Desk::new(&units), 6), figures(&[(1, 4), (0, 2)]));
    assert_eq!(returned(Desk::new(&units), 11), figures(&[(1, 1), (0, 5)]));
    assert_eq!(returned(Desk::new(&units), 13), figures(&[(0, 6)]));
}

#[test]
fn a_tank_has_no_return_beside_it() {
    let desk = Desk::acting(GERMAN, "lotte", "lotte M18, whippet1 M16 hurt");
    let odds = proved(&desk, "fire M16", &[6; 1]);
    assert!(returns(&odds).is_empty());
    assert_eq!(ways(&odds.cases), figures(&[(1, 3), (0, 3)]));
}

// --- Assaults of battalions.

#[test]
fn an_assault_is_counted_over_all_its_dice() {
    // Four dice at 4+: as the four shots above.
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    let odds = proved(&desk, "assault M17", &[6; 4]);
    assert_eq!(ways(&odds.cases), figures(&[(2, 891), (1, 324), (0, 81)]));
    // The defender is back with 2 to 4 of a die with 2 more, the assailant with 2 or 3 of one with 3 more.
    assert_eq!(returns(&odds), [figures(&[(1, 3), (0, 3)]), figures(&[(1, 2), (0, 4)])]);
    // One loss is enough.
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17 hurt");
    assert_eq!(ways(&proved(&desk, "assault M17", &[6; 4]).cases), figures(&[(2, 1215), (0, 81)]));
    // Three dice at 5+: 64 of 216 miss, 3 · 2 · 16 hit once.
    let desk = Desk::acting(GERMAN, "ir48-1", "ir48-1 M18, rmle1 M17");
    assert_eq!(ways(&proved(&desk, "assault M17", &[6; 3]).cases), figures(&[(2, 56), (1, 96), (0, 64)]));
    // Four dice at 6: as many medals and a trench. 625 miss, 4 · 125 hit once.
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M23, rmle1 M22");
    let odds = proved(&desk, "assault M22", &[6; 4]);
    assert_eq!(ways(&odds.cases), figures(&[(2, 171), (1, 500), (0, 625)]));
    assert_eq!((said(&odds.summary[0], "dice").1, said(&odds.summary[0], "need").1), (4, 6));
}

#[test]
fn an_assault_on_a_tank_risks_a_lighter_return() {
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, a1 M17");
    let odds = proved(&desk, "assault M17", &[6; 4]);
    assert_eq!(ways(&odds.cases), figures(&[(2, 891), (1, 324), (0, 81)]));
    assert_eq!(returns(&odds), [figures(&[(1, 5), (0, 1)])], "its own, with nothing added");
}

#[test]
fn returns_by_night_are_likelier() {
    // 2 less: the defender is back with 2 to 6, the assailant, with 1 more in all, with 2 to 5.
    let mut desk = Desk::new(&format!("aif49 M17 deployed, gr5-1 M18, {ELSEWHERE}"));
    desk.turn(7).at(ALLIED, Phase::NightAllied).does("take aif49");
    let odds = desk.odds("assault M18");
    assert_eq!(returns(&odds), [figures(&[(1, 5), (0, 1)]), figures(&[(1, 4), (0, 2)])]);
}

#[test]
fn the_option_of_the_night_is_counted() {
    let mut desk = Desk::with(&format!("bedford7 M17 deployed, lotte M18, {ELSEWHERE}"), "night-tanks");
    desk.turn(7).at(ALLIED, Phase::NightAllied).does("take bedford7");
    // Three dice at 4+: 27 of 216 miss, 81 hit once.
    assert_eq!(ways(&proved(&desk, "assault M18", &[6; 3]).cases), figures(&[(2, 108), (1, 81), (0, 27)]));
}

// --- Assaults of tanks.

/// A Whippet beside a battalion of four medals, with so many of its three medals left.
fn whippet(medals: u8, state: &str) -> Desk {
    let mut desk = Desk::acting(ALLIED, "whippet1", &format!("whippet1 M18, gr5-1 M17{state}, gr5-2 L18"));
    for _ in medals..3 {
        desk.rolling(&[1]).does("fire L18");
    }
    desk
}

#[test]
fn a_tank_with_one_medal_has_one_roll() {
    // Three dice at 5+ and a breakdown on 1 or 2: 56 of 216 hit twice, 152 once at least. Figures: 2 carried, 3 carried
    // and broken down, 0 lost.
    let odds = proved(&whippet(1, ""), "assault M17", &[6; 5]);
    assert_eq!(odds.of, Some(1296));
    assert_eq!(ways(&odds.cases), figures(&[(2, 56 * 4), (3, 56 * 2), (0, 160 * 6)]));
    let odds = proved(&whippet(1, " hurt"), "assault M17", &[6; 5]);
    assert_eq!(ways(&odds.cases), figures(&[(2, 152 * 4), (3, 152 * 2), (0, 64 * 6)]));
    assert_eq!(returns(&odds), [figures(&[(1, 5), (0, 1)])], "the defender's alone: a tank does not return");
    // Four dice at 4+ of an A7V against two medals.
    let mut desk = Desk::acting(GERMAN, "lotte", "lotte M18, london2-4 M17, rmle1 L18");
    for _ in 0..3 {
        desk.rolling(&[1]).does("fire L18");
    }
    let odds = proved(&desk, "assault M17", &[6; 6]);
    assert_eq!(ways(&odds.cases), figures(&[(2, 891 * 4), (3, 891 * 2), (0, 405 * 6)]));
}

#[test]
fn a_tank_that_may_go_again_is_counted_to_the_end() {
    // Two medals, one loss wanted: carried at once, or after a miss in 64 of 216 and no breakdown in 4 of 6.
    let odds = borne_out(&whippet(2, " hurt"), "assault M17");
    let (all, carried) = (1296 * 1296, 608 * 1296 + 64 * 4 * 608);
    assert_eq!(odds.of, Some(all));
    assert_eq!(
        ways(&odds.cases),
        figures(&[(2, carried), (3, carried / 2), (0, all - carried - carried / 2)])
    );
    // Three medals: the same once more.
    let odds = borne_out(&whippet(3, " hurt"), "assault M17");
    assert_eq!(
        ways(&odds.cases),
        figures(&[(2, 1_262_772_224), (3, 631_386_112), (0, 282_624_000)]),
        "58, 29 and 13 in a hundred"
    );
    // Two medals, two losses wanted: both at once; one of them (96 ways), then the other; none, then both.
    let odds = borne_out(&whippet(2, ""), "assault M17");
    let carried = 56 * 4 * 1296 + 96 * 4 * 608 + 64 * 4 * 224;
    assert_eq!(carried, 581_120);
    assert_eq!(ways(&odds.cases), figures(&[(2, carried), (3, carried / 2), (0, 807_936)]));
    assert_eq!(said(odds.summary.last().expect("the rounds"), "count"), ("odds-rounds".to_string(), 2));
}

#[test]
fn the_ground_may_end_an_assault_before_it_begins() {
    // Into a German trench: a 1 stops the Whippet; then three dice at 6, of which 91 of 216 hit.
    let mut desk = Desk::acting(ALLIED, "whippet1", "whippet1 M24, gr5-1 M25 hurt, gr5-2 L23");
    desk.rolling(&[1]).does("fire L23").rolling(&[1]).does("fire L23");
    let odds = proved(&desk, "assault M25", &[6; 6]);
    assert_eq!(odds.of, Some(7776));
    assert_eq!(ways(&odds.cases), figures(&[(2, 5 * 91 * 4), (3, 5 * 91 * 2), (0, 1296 + 5 * 125 * 6)]));
    // An A7V after turn 1 is stopped by a 2 as well; on turn 1 it is not.
    let mut desk = Desk::acting(GERMAN, "lotte", "lotte M23, london2-4 M22 hurt");
    let odds = borne_out(&desk, "assault M22");
    assert!(odds.summary.iter().any(|text| format!("{text:?}").contains("odds-ground")));
    let later = odds.cases.last().expect("lost").probability;
    desk.turn(1);
    let odds = borne_out(&desk, "assault M22");
    assert!(odds.cases.last().expect("lost").probability < later);
}

// --- Steps, barrages, cohesion.

#[test]
fn a_step_into_difficult_ground_is_one_die() {
    // The wood L24 for an A7V: 2 of 6 after turn 1, 1 of 6 on it. Figures 10 and 11.
    let mut desk = Desk::acting(GERMAN, "lotte", "lotte M24");
    assert_eq!(ways(&proved(&desk, "go L24", &[6; 1]).cases), figures(&[(10, 4), (11, 2)]));
    desk.turn(1);
    assert_eq!(ways(&proved(&desk, "go L24", &[6; 1]).cases), figures(&[(10, 5), (11, 1)]));
    let desk = Desk::acting(ALLIED, "whippet1", "whippet1 M24");
    assert_eq!(ways(&proved(&desk, "go L24", &[6; 1]).cases), figures(&[(10, 5), (11, 1)]));
    // Infiltrating and withdrawing are tested alike.
    let desk = Desk::acting(GERMAN, "lotte", "lotte K25, london2-4 J24");
    assert_eq!(ways(&proved(&desk, "infiltrate K24", &[6; 1]).cases), figures(&[(10, 4), (11, 2)]));
    let desk = Desk::acting(GERMAN, "lotte", "lotte M25, london2-4 N25");
    assert_eq!(ways(&proved(&desk, "withdraw L24", &[6; 1]).cases), figures(&[(10, 4), (11, 2)]));
}

#[test]
fn where_nothing_is_rolled_there_are_no_odds() {
    let none = |desk: &Desk, text: &str| {
        let decision = desk.game.parse(text).expect("a decision");
        desk.game.odds(&desk.p, desk.asked(), decision).is_none()
    };
    let desk = Desk::acting(GERMAN, "lotte", "lotte M24, gr5-1 N20 hurt, london2-4 M17");
    assert!(none(&desk, "go M25") && none(&desk, "stay") && none(&desk, "take gr5-1"));
    assert!(none(&desk, "fire M17"), "it is out of range");
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M24 hurt, london2-4 N24");
    assert!(none(&desk, "rally") && none(&desk, "withdraw L24"), "a battalion does not break down");
}

#[test]
fn a_barrage_is_counted_for_everybody_near() {
    // One battalion of four medals: on target in 3 of 6, lost on 5 or 6; of 216.
    let barrage = |units: &str, turn: u8| {
        let mut desk = Desk::new(&format!("{units}, {ELSEWHERE}"));
        desk.guns(GERMAN, 1).turn(turn);
        let odds = proved(&desk, "aim M17", &[6; 3]);
        assert_eq!(odds.of, Some(216));
        (desk, odds)
    };
    let (desk, odds) = barrage("rmle1 M17", 2);
    let slot = i32::from(desk.unit("rmle1"));
    assert_eq!(ways(&odds.cases), [(vec![slot, 2], 36), (vec![slot, 1], 72), (vec![-1, 0], 108)]);
    assert_eq!(said(&odds.summary[0], "on"), ("odds-barrage".to_string(), 3));
    assert_eq!(returns(&odds), [figures(&[(1, 4), (0, 2)])], "as after fire");
    // On turn 1 in 4 of 6.
    let (_, odds) = barrage("rmle1 M17", 1);
    assert_eq!(ways(&odds.cases), [(vec![slot, 2], 48), (vec![slot, 1], 96), (vec![-1, 0], 72)]);
    // A disorganised one is lost or left alone; a tank to the east is hit in 3 of 36, and damaged on 5 or 6; a German
    // to the west loses on 3 to 6.
    let (desk, odds) = barrage("rmle1 M17 hurt, a1 M18, rir257-1 M16", 2);
    let [legion, tank, german] = ["rmle1", "a1", "rir257-1"].map(|unit| i32::from(desk.unit(unit)));
    assert_eq!(
        ways(&odds.cases),
        [
            (vec![legion, 2], 36),
            (vec![legion, 0], 72),
            (vec![tank, 1], 6),
            (vec![tank, 0], 12),
            (vec![german, 2], 12),
            (vec![german, 1], 6),
            (vec![-1, 0], 72),
        ]
    );
    // A damaged tank is lost.
    let (desk, odds) = barrage("a1 M17 hurt", 2);
    let tank = i32::from(desk.unit("a1"));
    assert_eq!(ways(&odds.cases), [(vec![tank, 2], 36), (vec![tank, 0], 72), (vec![-1, 0], 108)]);
    assert!(returns(&odds).is_empty(), "a tank does not return");
}

#[test]
fn a_barrage_is_counted_in_a_trench_and_of_several_markers() {
    // M22 is a trench: four medals are lost on a 6 alone. The marker on N14 follows by itself.
    let mut desk = Desk::new(&format!("rmle1 M22, rmle2 N14, {ELSEWHERE}"));
    desk.guns(GERMAN, 2).does("aim M22, aim N14");
    let odds = proved(&desk, "barrage M22", &[6; 3]);
    let slot = i32::from(desk.unit("rmle1"));
    assert_eq!(ways(&odds.cases), [(vec![slot, 2], 18), (vec![slot, 1], 90), (vec![-1, 0], 108)]);
    // Aimed beside him: hit in 3 of 36. What falls off the map falls on nobody.
    let mut desk = Desk::new("rifle2 A05, gr5-3 A33");
    desk.guns(GERMAN, 1);
    let odds = proved(&desk, "aim A04", &[6; 3]);
    let slot = i32::from(desk.unit("rifle2"));
    assert_eq!(ways(&odds.cases), [(vec![slot, 2], 9), (vec![slot, 1], 9), (vec![-1, 0], 198)]);
}

#[test]
fn keeping_cohesion_is_one_die() {
    for (turn, intensity, holds) in [(2, 21, 3), (1, 20, 5), (5, 20, 1)] {
        let mut desk = Desk::with(ELSEWHERE, "cohesion");
        desk.turn(turn).intensity(intensity, 20).does("done");
        let odds = proved(&desk, "hold", &[6; 1]);
        assert_eq!(ways(&odds.cases), figures(&[(1, holds), (0, 6 - holds)]));
        assert_eq!(said(&odds.summary[0], "need"), ("odds-cohesion".to_string(), holds as i64));
    }
}
