//! Odds before one commits: worked out by hand, and checked against every throw of the dice, or against many
//! where there are too many.

use crate::common::*;
use contract::{Odds, Show};
use table::Arg;
use workbench::Bench;
use workbench::odds::{adds_up, borne_out, every_throw, line, number, proved, ways};

/// What the odds are of: the first figure of every case.
const FIRE: i32 = 1;
const ASSAULT: i32 = 2;
const SHELL: i32 = 3;
const BOG: i32 = 4;
const FIND: i32 = 5;
const WIRE: i32 = 6;
const SMOKE: i32 = 7;

/// Cases of fire at a unit of so much cohesion, by points lost: the worst first.
fn losses(cohesion: i32, cases: &[(i32, u128)]) -> Vec<(Vec<i32>, u128)> {
    cases.iter().map(|(lost, ways)| (vec![FIRE, *lost, cohesion - lost], *ways)).collect()
}

/// Cases of one figure beside what the odds are of.
fn figures(about: i32, cases: &[(i32, u128)]) -> Vec<(Vec<i32>, u128)> {
    cases.iter().map(|(figure, ways)| (vec![about, *figure], *ways)).collect()
}

fn says(odds: &Odds, wanted: &str) -> bool {
    odds.summary.iter().any(|text| key(text) == wanted)
}

/// An argument of a message.
fn arg<'a>(text: &'a Text, name: &str) -> &'a Arg {
    let Text::Key { args, .. } = text else { panic!("{text:?} is no message") };
    &args.iter().find(|(known, _)| known == name).unwrap_or_else(|| panic!("{text:?}: {name}?")).1
}

/// The lines that a score or a value is made of: each message, and the figure in it where it has one.
fn items(text: &Text) -> Vec<String> {
    let Arg::Text(Text::List(items)) = arg(text, "list") else { panic!("{text:?} has no list") };
    let figure = |item: &Text| {
        let Text::Key { args, .. } = item else { return String::new() };
        args.iter()
            .map(|(_, arg)| match arg {
                Arg::Number(number) => format!(" {number}"),
                Arg::Text(Text::Named { en, .. }) => format!(" {en}"),
                other => format!(" {other:?}"),
            })
            .collect()
    };
    items.iter().map(|item| format!("{}{}", key(item), figure(item))).collect()
}

// --- Fire.

#[test]
fn one_die_of_fire_and_one_test() {
    // Static infantry at a hex: 7 of 10. The test of three points fails on 4, 5 and 6.
    let desk = Desk::acting("a1", "", "a1 G06 1, d1 F06 3");
    let odds = proved(&desk, "fire d1", &[10, 6]);
    assert_eq!(ways(&odds.cases), losses(3, &[(1, 21), (0, 39)]));
    assert_eq!((number(line(&odds, "odds-fire"), "dice"), number(line(&odds, "odds-fire"), "score")), (1, 7));
    assert_eq!(items(line(&odds, "odds-made-of")), ["aim-base 7"]);
    // 21 of 60 is 0.35; one decimal.
    assert_eq!(arg(line(&odds, "odds-mean-loss"), "points"), &Arg::Decimal { units: 4, places: 1 });
    assert!(!says(&odds, "odds-gone"), "one point lost does not eliminate it");
}

#[test]
fn tests_follow_one_another_and_the_last_point_is_the_unit() {
    // Two dice at 5 of 10 against one point that 2 to 6 take: of 3600, 50 · 6 · 5 with one hit and 25 · 35
    // with two.
    let desk = Desk::acting("a1", "", "a1 H06 2, d1 F06 1");
    let odds = proved(&desk, "fire d1", &[10, 10, 6, 6]);
    assert_eq!(odds.of, Some(3600));
    assert_eq!(ways(&odds.cases), losses(1, &[(1, 2375), (0, 1225)]));
    assert_eq!(number(line(&odds, "odds-gone"), "share"), 66);
    // Against two points: with two hits, both fail in 4 · 5, one in 4 · 1 + 2 · 4, none in 2 · 2; with one
    // hit, 4 of 6.
    let desk = Desk::acting("a1", "", "a1 H06 2, d1 F06 2");
    let odds = proved(&desk, "fire d1", &[10, 10, 6, 6]);
    let one = 50 * 6 * 4 + 25 * 12;
    assert_eq!(ways(&odds.cases), losses(2, &[(2, 500), (1, one), (0, 3600 - 500 - one)]));
}

#[test]
fn each_hit_from_behind_is_two_tests() {
    let desk = Desk::acting("a1", "", "a1 G06 1, d1 F06 2 ne");
    let odds = proved(&desk, "fire d1", &[10, 6, 6]);
    assert_eq!(odds.of, Some(360));
    assert_eq!(ways(&odds.cases), losses(2, &[(2, 140), (1, 84), (0, 136)]));
    assert_eq!(items(line(&odds, "odds-made-of")), ["aim-base 7", "aim-behind"]);
}

#[test]
fn fire_from_above_throws_a_die_more() {
    let desk = Desk::acting("a1", "height-1 G06", "a1 G06 1, d1 F06 3");
    let odds = proved(&desk, "fire d1", &[10, 10, 6, 6]);
    assert_eq!(number(line(&odds, "odds-fire"), "dice"), 2);
    assert_eq!(items(line(&odds, "odds-made-of")), ["aim-base 7", "aim-above"]);
    // Two hits in 49 of 100: both fail in 3 · 4 of 36, one in 3 · 2 + 3 · 3; one hit in 42.
    assert_eq!(ways(&odds.cases), losses(3, &[(2, 588), (1, 49 * 15 + 42 * 18), (0, 1521)]));
}

#[test]
fn the_score_is_told_line_by_line() {
    let made_of = |table: &str, units: &str| {
        let odds = Desk::acting("a1", table, units).odds("fire d1");
        adds_up(&odds);
        format!(
            "{}: {}",
            number(line(&odds, "odds-fire"), "score"),
            items(line(&odds, "odds-made-of")).join(", ")
        )
    };
    let plain = "a1 G06, d1 F06";
    assert_eq!(made_of("wood F06", plain), "6: aim-base 7, aim-cover −1");
    assert_eq!(made_of("works-1 F06", plain), "6: aim-base 7, aim-cover −1");
    assert_eq!(made_of("works-2 F06", plain), "5: aim-base 7, aim-works −2");
    assert_eq!(made_of("works-3 F06", plain), "4: aim-base 7, aim-works −3");
    // Mortars reach into works.
    let mortars = "a1 G06 mortars, d1 F06";
    assert_eq!(made_of("works-1 F06", mortars), "7: aim-base 7");
    assert_eq!(made_of("works-2 F06", mortars), "6: aim-base 7, aim-works −1");
    assert_eq!(made_of("", "a1 G06, d1 F06 gaudy"), "8: aim-base 7, aim-conspicuous +1");
    assert_eq!(made_of("year 1914", plain), "6: aim-base 7, aim-early −1");
    assert_eq!(made_of("year 1914", "a1 G06 bef, d1 F06"), "7: aim-base 7");
    // A wood and works add up.
    assert_eq!(made_of("wood F06; works-2 F06", plain), "4: aim-base 7, aim-cover −1, aim-works −2");
}

#[test]
fn an_armoured_train_is_hard_to_hit() {
    let desk = Desk::acting("d1", "rail G06 G07", "a1 G06 4 train, d1 F06 1");
    let odds = proved(&desk, "fire a1", &[10, 6]);
    assert_eq!(items(line(&odds, "odds-made-of")), ["aim-base 7", "aim-train −2"]);
    assert_eq!(ways(&odds.cases), losses(4, &[(1, 10), (0, 50)]));
    // Its own fire has a table of its own, and no mode.
    let desk = Desk::acting("a1", "rail G06 G07", "a1 G06 4 train, d1 F06 3");
    let odds = borne_out(&desk, "fire d1");
    assert_eq!(items(line(&odds, "odds-made-of")), ["aim-base 6"]);
}

#[test]
fn a_six_takes_what_goes_with_the_target() {
    // 6 of 10, vehicles being cover; a test shows a six in one of six, and three points outlive one test.
    let desk = Desk::acting("a1", "", "a1 G06 1, d1 F06 3 light mortars");
    let odds = proved(&desk, "fire d1", &[10, 6]);
    assert_eq!(ways(&odds.cases), losses(3, &[(1, 18), (0, 42)]));
    assert_eq!(odds.beside.len(), 1);
    assert_eq!(ways(&odds.beside[0].cases), [(vec![1], 6), (vec![0], 54)]);
    let Text::List(supports) = &odds.beside[0].what else { panic!("{:?}", odds.beside[0].what) };
    assert_eq!(supports.iter().map(key).collect::<Vec<_>>(), ["support-armour", "support-mortars"]);
    // Whoever is eliminated has lost them too: of one point, 2 to 5 take the unit, 6 both.
    let desk = Desk::acting("a1", "", "a1 G06 1, d1 F06 1 tachankas");
    let odds = proved(&desk, "fire d1", &[10, 6]);
    assert_eq!(ways(&odds.beside[0].cases), [(vec![1], 35), (vec![0], 25)]);
    // What stands beside is what becomes of them, by every throw.
    let mut lost = 0;
    let mut desk = Desk::acting("a1", "", "a1 H06 2, d1 F06 2 heavy");
    let odds = desk.odds("fire d1");
    let before = desk.p.clone();
    for mut dice in every_throw(&[10, 10, 6, 6]) {
        desk.p = before.clone();
        let fire = desk.decision("fire d1");
        let Bench { game, p, .. } = &mut desk.0;
        assert!(game.decide(p, ATTACKER, fire, &mut dice, &mut Journal::mute()).is_ok());
        let unit = desk.unit("d1");
        lost += u128::from(!unit.is_there() || unit.traits.armour() == Armour::None);
    }
    assert_eq!(odds.beside[0].cases[0].ways, Some(lost));
}

#[test]
fn fire_of_a_whole_unit_is_borne_out() {
    let desk = Desk::acting("a1", "height-1 G06", "a1 G06 4, d1 F06 4 ne");
    let odds = borne_out(&desk, "fire d1");
    assert_eq!(odds.of, Some(100_000 * 6u128.pow(10)));
    assert_eq!(odds.cases.len(), 5);
    let desk = Desk::acting("a1", "", "a1 I07 4, d1 F06 3");
    borne_out(&desk, "fire d1");
}

#[test]
fn who_cannot_hit_does_nothing() {
    // Dismounted riders fire at three hexes with 3; concrete takes three off.
    let desk = Desk::acting("a1", "works-3 F06", "a1 I07 2 cavalry dismounted, d1 F06 3");
    let odds = borne_out(&desk, "fire d1");
    assert_eq!(ways(&odds.cases), losses(3, &[(0, 3600)]));
    assert_eq!(number(line(&odds, "odds-fire"), "score"), 0);
}

// --- Assault.

/// The assault of the unit at G06 on the one at F06, where nobody can react.
fn assault(table: &str, attacker: &str, defender: &str) -> Desk {
    Desk::acting("a1", table, &format!("a1 G06 {attacker}, d1 F06 {defender} activated"))
}

#[test]
fn an_assault_of_one_against_one() {
    // Each throws a die that counts if it shows a 1: 5 of 36 for either, 26 even.
    let desk = assault("", "1", "1");
    let odds = proved(&desk, "assault d1", &[6, 6]);
    assert_eq!(ways(&odds.cases), figures(ASSAULT, &[(1, 5), (0, 26), (-1, 5)]));
    let labels: Vec<String> = odds.cases.iter().map(|case| key(&case.label)).collect();
    assert_eq!(labels, ["case-defender-gone", "case-even-both-gone", "case-attacker-gone"]);
    let shares = ["won", "even", "lost"].map(|name| number(line(&odds, "odds-assault"), name));
    assert_eq!(shares, [14, 72, 14]);
    assert!(!says(&odds, "odds-without-reactions"));
}

#[test]
fn an_assault_is_counted_over_both_sums() {
    // Two dice that count up to 2 make 0, 1, 2, 3, 4 in 16, 8, 9, 2, 1 of 36; one that counts up to 1 makes 0
    // or 1 in 5 or 1 of 6.
    let desk = assault("", "2", "1");
    let odds = proved(&desk, "assault d1", &[6, 6, 6]);
    assert_eq!(ways(&odds.cases), figures(ASSAULT, &[(1, 112), (0, 88), (-1, 16)]));
    let labels: Vec<String> = odds.cases.iter().map(|case| key(&case.label)).collect();
    assert_eq!(labels, ["case-defender-gone", "case-even-defender-gone", "case-attacker-beaten"]);
    // The other way round: three losses eliminate who has two points.
    let desk = assault("", "1", "2");
    let odds = proved(&desk, "assault d1", &[6, 6, 6]);
    assert_eq!(ways(&odds.cases), figures(ASSAULT, &[(1, 16), (0, 88), (-1, 112)]));
    // Two against two: the same five sums on both sides.
    let sums = [16u128, 8, 9, 2, 1];
    let by = |margin: usize| -> u128 { (margin..5).map(|sum| sums[sum] * sums[sum - margin]).sum() };
    let desk = assault("", "2", "2");
    let odds = proved(&desk, "assault d1", &[6, 6, 6, 6]);
    let fatal = by(3) + by(4);
    assert_eq!(
        ways(&odds.cases),
        figures(
            ASSAULT,
            &[(3, fatal), (2, by(2)), (1, by(1)), (0, by(0)), (-1, by(1)), (-2, by(2)), (-3, fatal)]
        )
    );
    let beaten = &odds.cases[1].label;
    assert_eq!(
        (key(beaten).as_str(), number(beaten, "points"), number(beaten, "hexes")),
        ("case-defender-beaten", 1, 1)
    );
    // Gone, or back a hex: the ground is free in as many ways as he loses two or more.
    let free = (100.0 * (fatal + by(2)) as f64 / 1296.0).round() as i64;
    assert_eq!(number(line(&odds, "odds-dislodged"), "share"), free);
    // One point in the even cases and with one loss or two, both with three and more.
    let mean = (by(0) + by(1) + by(2) + 2 * fatal) as f64 / 1296.0;
    let losses = line(&odds, "odds-mean-losses");
    assert_eq!(arg(losses, "attacker"), &Arg::decimal(mean, 1));
    assert_eq!(arg(losses, "defender"), &Arg::decimal(mean, 1));
}

#[test]
fn who_cannot_fall_back_loses_a_point_instead() {
    // The defender stands in the corner with his own behind him: two losses are two points.
    let desk = Desk::acting("a1", "", "a1 B02 3, d1 A02 2 sw activated, d2 A01 activated, d3 A03 activated");
    let odds = proved(&desk, "assault d1", &[6, 6, 6, 6, 6]);
    assert_eq!(odds.cases[0].figures, [ASSAULT, 2]);
    assert_eq!(key(&odds.cases[0].label), "case-defender-gone");
    assert_eq!(number(&odds.cases[1].label, "hexes"), 0);
    assert!(says(&odds, "odds-no-way-back"), "the attacker may have to go back two hexes");
    // An assault that nobody can win by four and outlive says nothing of it.
    assert!(!says(&assault("", "2", "2").odds("assault d1"), "odds-no-way-back"));
}

#[test]
fn cases_are_what_becomes_of_both() {
    // Where he falls back by himself or not at all, a case is what its label says, for every throw of five
    // dice.
    let desk = Desk::acting("a1", "", "a1 B02 3, d1 A02 2 sw activated, d2 A01 activated, d3 A03 activated");
    let odds = desk.odds("assault d1");
    let decision = desk.decision("assault d1");
    let mut seen = 0;
    for mut dice in every_throw(&[6; 5]) {
        let (mut p, mut journal) = (desk.p.clone(), Journal::kept());
        assert!(desk.game.decide(&mut p, ATTACKER, decision, &mut dice, &mut journal).is_ok());
        let case = &odds.cases[desk.game.case_of(&odds, journal.lines()).expect("a case")];
        let left = p.unit(slot("d1")).cohesion;
        match case.figures[1] {
            2.. => assert_eq!(left, 0),
            0 | 1 => assert_eq!(left, 1),
            _ => assert_eq!(left, 2),
        }
        seen += 1;
    }
    assert_eq!(seen, 7776);
}

#[test]
fn values_and_dice_are_told_line_by_line() {
    let told = |table: &str, attacker: &str, defender: &str| {
        let odds = borne_out(&assault(table, attacker, defender), "assault d1");
        ["odds-attacker", "odds-defender"].map(|who| {
            let text = line(&odds, who);
            let [dice, value] = ["dice", "value"].map(|name| number(text, name));
            format!("{dice} {value} {}", items(text)[1..].join(", ")).trim_end().to_string()
        })
    };
    assert_eq!(told("", "3", "3"), ["3 3", "3 3"]);
    assert_eq!(told("town F06", "3", "3"), ["3 3", "3 4 strength-position +1"]);
    assert_eq!(told("height-1 F06", "3", "3"), ["3 3", "3 4 strength-position +1"]);
    assert_eq!(told("works-2 F06", "3", "3"), ["3 3", "3 4 strength-position +1"]);
    // Assault troops are a die and a point more, and no position helps against them.
    assert_eq!(told("works-2 F06", "3 assault", "3"), ["4 4 strength-assault +1", "3 3"]);
    assert_eq!(told("", "4 assault", "3"), ["5 5 strength-assault +1", "3 3"]);
    assert_eq!(told("works-1 F06", "3 heavy", "3"), ["3 4 strength-armour +1", "3 3"]);
    assert_eq!(told("", "3", "3 light"), ["3 3", "3 4 strength-armour +1"]);
    assert_eq!(told("", "3", "3 ne"), ["3 3", "3 2 strength-behind −1"]);
    assert_eq!(told("works-1 F06", "3 cavalry", "3"), ["3 1 strength-held", "3 4 strength-position +1"]);
    // A second assault in the turn.
    assert_eq!(
        told("", "3 assaults=1", "3 assaults=2"),
        ["3 2 strength-before −1", "3 1 strength-before −2"]
    );
}

#[test]
fn what_fails_with_an_assault_is_told() {
    let desk = assault("", "3 assault mortars", "2 light tachankas");
    let odds = borne_out(&desk, "assault d1");
    assert_eq!(items(line(&odds, "odds-attacker-risks")), ["support-assault", "support-mortars"]);
    assert_eq!(items(line(&odds, "odds-defender-risks")), ["support-armour"]);
    let odds = assault("", "3", "3").odds("assault d1");
    assert!(!says(&odds, "odds-attacker-risks") && !says(&odds, "odds-defender-risks"));
}

#[test]
fn a_train_that_is_beaten_is_destroyed() {
    let desk = Desk::acting("d1", "rail G06 G07", "a1 G06 4 train activated, d1 F06 2");
    let odds = proved(&desk, "assault a1", &[6; 6]);
    assert_eq!(odds.cases[0].figures, [ASSAULT, 1], "one loss is enough");
    assert_eq!(key(&odds.cases[0].label), "case-defender-gone");
}

#[test]
fn an_assault_that_may_be_answered_says_so() {
    let mut desk = Desk::acting("a1", "", "a1 G06 2, d1 F06 2");
    let odds = desk.odds("assault d1");
    adds_up(&odds);
    assert!(says(&odds, "odds-without-reactions"));
    desk.does("assault d1");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::React, DEFENDER));
    assert!(desk.game.case_of(&odds, &desk.lines).is_none(), "nothing has been rolled yet");
    // If nobody answers, it comes as it was told.
    let passed = proved(&desk, "pass", &[6; 4]);
    assert_eq!(ways(&passed.cases), ways(&odds.cases));
    assert!(!says(&passed, "odds-without-reactions"));
    // The answer is fire from where they stand, at whoever attacks; the assault follows with the same throw.
    let reply = proved(&desk, "react d1", &[10, 10, 6, 6]);
    assert_eq!(items(line(&reply, "odds-made-of")), ["aim-base 7"]);
    // Two hits in 49 of 100: 20 of 36 take both, 12 one; one hit in 42: 24 of 36.
    assert_eq!(ways(&reply.cases), losses(2, &[(2, 980), (1, 49 * 12 + 42 * 24), (0, 1024)]));
}

#[test]
fn who_cannot_pay_or_has_acted_does_not_answer() {
    let mut desk = Desk::acting("a1", "", "a1 G06 2, d1 F06 2");
    desk.purse(20, 0);
    assert!(!says(&desk.odds("assault d1"), "odds-without-reactions"));
    let desk = assault("", "2", "2");
    assert!(desk.p.cup[DEFENDER] > 0 && !says(&desk.odds("assault d1"), "odds-without-reactions"));
}

// --- Bombardment.

/// The attacker bombards with points of each kind, having located whom he sees.
fn bombarding(table: &str, units: &str) -> Desk {
    let mut desk = Desk::new(table, units);
    let Bench { game, p, .. } = &mut desk.0;
    (p.phase, p.active, p.initiative, p.to_bombard) = (Phase::Bombard, ATTACKER, false, 1);
    p.fires[ATTACKER] = [9; 3];
    let eyes: Vec<Hex> = p.there(ATTACKER).map(|(_, unit)| unit.hex).collect();
    let map = &game.map;
    let seen = |unit: &Unit| eyes.iter().any(|eye| map.sees[eye.index()].has(unit.hex.index()));
    let located = p.there(DEFENDER).filter(|(_, unit)| !unit.has(mark::AMBUSH) && seen(unit));
    p.spotted[ATTACKER] = located.map(|(slot, _)| one(slot)).sum();
    desk
}

/// What a bombardment point does, as the second figure.
const MISSED: i32 = 0;
const HIT: i32 = 1;
const HELD: i32 = 2;
const WORKS: i32 = 3;
const WEAKENED: i32 = 4;
const GONE: i32 = 5;

#[test]
fn a_bombardment_point_is_a_die_and_a_test() {
    // In the open 3 or more; three points fail on 4, 5 and 6.
    let desk = bombarding("", "a1 I06, d1 F06 3");
    let odds = proved(&desk, "shell guns d1", &[6, 6]);
    assert_eq!(ways(&odds.cases), figures(SHELL, &[(WEAKENED, 12), (HELD, 12), (MISSED, 12)]));
    assert_eq!(number(line(&odds, "odds-shell"), "need"), 3);
    assert!(says(&odds, "odds-craters"));
    let odds = proved(&desk, "shell air d1", &[10, 6]);
    assert_eq!(ways(&odds.cases), figures(SHELL, &[(WEAKENED, 24), (HELD, 24), (MISSED, 12)]));
    assert!(!says(&odds, "odds-craters"), "only guns tear up the ground");
    // The last point.
    let desk = bombarding("", "a1 I06, d1 F06 1");
    let odds = proved(&desk, "shell gas d1", &[6, 6]);
    assert_eq!(ways(&odds.cases), figures(SHELL, &[(GONE, 20), (HELD, 4), (MISSED, 12)]));
}

#[test]
fn works_bear_the_guns_and_not_the_gas() {
    let desk = bombarding("works-2 F06", "a1 I06, d1 F06 3");
    let odds = proved(&desk, "shell guns d1", &[6, 6]);
    assert_eq!(ways(&odds.cases), figures(SHELL, &[(WORKS, 6), (HELD, 6), (MISSED, 24)]));
    let odds = proved(&desk, "shell gas d1", &[6, 6]);
    assert_eq!(ways(&odds.cases), figures(SHELL, &[(WEAKENED, 12), (HELD, 12), (MISSED, 12)]));
    // Aircraft need 5 of 10 as well, and take a point.
    let odds = proved(&desk, "shell air d1", &[10, 6]);
    assert_eq!(ways(&odds.cases), figures(SHELL, &[(WEAKENED, 18), (HELD, 18), (MISSED, 24)]));
    // Whom nobody sees needs a 6: nothing is known of him but where he was.
    let desk = bombarding("wood G05-G07 H05-H07", "a1 I06, d1 F06 4");
    let odds = proved(&desk, "shell guns d1", &[6, 6]);
    assert_eq!(ways(&odds.cases), figures(SHELL, &[(WEAKENED, 2), (HELD, 4), (MISSED, 30)]));
}

#[test]
fn a_six_of_the_test_takes_what_goes_with_the_target() {
    let desk = bombarding("", "a1 I06, d1 F06 3 heavy");
    let odds = proved(&desk, "shell guns d1", &[6, 6]);
    // Vehicles are cover: 4 or more, then a six.
    assert_eq!(ways(&odds.beside[0].cases), [(vec![1], 3), (vec![0], 33)]);
    let desk = bombarding("", "a1 I06, d1 F06 1 mortars");
    let odds = proved(&desk, "shell gas d1", &[6, 6]);
    assert_eq!(ways(&odds.beside[0].cases), [(vec![1], 20), (vec![0], 16)]);
}

#[test]
fn of_a_marker_nothing_is_known_but_whether_it_is_hit() {
    let mut all = Vec::new();
    for hidden in ["1", "4 heavy mortars", "2 mountain", "1 decoy"] {
        let desk = bombarding("wood F06 F08", &format!("a1 I06, d1 F06 {hidden} ambush"));
        let odds = proved(&desk, "shell guns d1", &[6]);
        assert_eq!(ways(&odds.cases), figures(SHELL, &[(HIT, 1), (MISSED, 5)]));
        assert!(odds.beside.is_empty() && says(&odds, "odds-hit-reveals"));
        let air = proved(&desk, "shell air d1", &[10]);
        assert_eq!(ways(&air.cases), figures(SHELL, &[(HIT, 5), (MISSED, 5)]));
        all.push((odds, air));
    }
    assert!(all.windows(2).all(|two| two[0] == two[1]), "whoever lies there, the odds are the same");
}

#[test]
fn r2_10_after_a_tie_no_ground_is_free() {
    // Two dice against one: the weaker is gone after a tie too, and nobody may take his place.
    let odds = proved(&assault("", "2", "1"), "assault d1", &[6, 6, 6]);
    let won: u128 = odds.cases.iter().filter(|case| case.figures[1] > 0).filter_map(|case| case.ways).sum();
    let free = (100.0 * won as f64 / 216.0).round() as i64;
    assert_eq!(number(line(&odds, "odds-dislodged"), "share"), free);
}

#[test]
fn from_the_air_each_marker_has_its_die() {
    let units = "a1 K06, d1 F06 ambush, d3 D05 ambush, d4 G06";
    let table = "wood F06 F07 D05";
    let odds = proved(&bombarding(table, &format!("{units}, d2 F07 2 ambush")), "spot d1", &[6, 6]);
    // d4 is in the open: it is located without a die.
    assert_eq!(ways(&odds.cases), figures(FIND, &[(3, 16), (2, 16), (1, 4)]));
    assert_eq!(number(line(&odds, "odds-find"), "count"), 2);
    assert_eq!(number(line(&odds, "odds-find-open"), "count"), 1);
    // A decoy is found like anybody.
    let decoyed = bombarding(table, &format!("{units}, d2 F07 1 decoy ambush"));
    assert_eq!(proved(&decoyed, "spot d1", &[6, 6]), odds);
}

#[test]
fn smoke_lasts_one_to_three_turns() {
    let desk = bombarding("", "a1 I06, d1 F06");
    let odds = proved(&desk, "smoke G07", &[6]);
    assert_eq!(ways(&odds.cases), figures(SMOKE, &[(1, 2), (2, 2), (3, 2)]));
}

// --- Wire, ground, riders.

#[test]
fn wire_is_cleared_by_one_die_of_them() {
    // Two dice of ten: 64 of 100 clear nothing. Guns: 2 of 6.
    let desk = Desk::acting("a1", "wire F06", "a1 G06 2");
    let odds = proved(&desk, "rake F06", &[10, 10]);
    assert_eq!(ways(&odds.cases), figures(WIRE, &[(1, 36), (0, 64)]));
    let desk = bombarding("wire F06", "a1 G06 2");
    let odds = proved(&desk, "rake F06", &[6]);
    assert_eq!(ways(&odds.cases), figures(WIRE, &[(1, 2), (0, 4)]));
}

#[test]
fn vehicles_bog_down_by_their_class() {
    for (class, lost) in [("light", 1), ("heavy", 2), ("unstable", 3), ("wheeled", 4)] {
        let desk = Desk::acting("a1", "broken G06", &format!("a1 G06 3 {class}"));
        let odds = proved(&desk, "go F06", &[6]);
        assert_eq!(ways(&odds.cases), figures(BOG, &[(1, lost), (0, 6 - lost)]));
        assert_eq!(number(line(&odds, "odds-bogging"), "limit"), lost as i64);
    }
}

#[test]
fn riders_find_better_at_two_hexes_than_at_three() {
    // One at two hexes, 5 of 6; one at three, 4 of 6.
    let units = "a1 H06 3 cavalry, d1 F06 ambush, d2 E06 ambush";
    let desk = Desk::acting("a1", "wood F06 E06", units);
    let odds = proved(&desk, "scout", &[6, 6]);
    assert_eq!(ways(&odds.cases), figures(FIND, &[(2, 20), (1, 14), (0, 2)]));
    let told = |key: &str| (number(line(&odds, key), "count"), number(line(&odds, key), "need"));
    assert_eq!((told("odds-find-near"), told("odds-find-far")), ((1, 2), (1, 3)));
}

#[test]
fn where_nothing_is_rolled_there_are_no_odds() {
    let none = |desk: &Desk, text: &str| desk.game.odds(&desk.p, desk.asked(), desk.decision(text)).is_none();
    let desk = Desk::acting("a1", "broken G06", "a1 G06, d1 E06");
    assert!(none(&desk, "go F06") && none(&desk, "stay") && none(&desk, "turn e"), "it has no vehicles");
    assert!(none(&desk, "fire d48"), "it is out of range");
    assert!(none(&desk, "assault E06"), "it is too far");
    let desk = Desk::acting("a1", "", "a1 G06 heavy");
    assert!(none(&desk, "go F06"), "clear ground holds no vehicle");
    // Of what lies in ambush there is nothing to fire at.
    let desk = Desk::acting("a1", "wood E06", "a1 G06, d1 E06 ambush");
    assert!(desk.unit("d1").has(mark::AMBUSH) && none(&desk, "fire E06"));
}
