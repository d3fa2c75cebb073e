//! Odds agree with thrown dice, cards included.

use crate::common::*;
use contract::{Odds, Show};

/// Throws each combat so often; `QUATORZE_ODDS_THROWS` says otherwise.
fn throws() -> u32 {
    std::env::var("QUATORZE_ODDS_THROWS").ok().and_then(|text| text.parse().ok()).unwrap_or(40_000)
}

/// How many combats are looked at; `QUATORZE_ODDS_COMBATS` says otherwise.
fn combats() -> usize {
    std::env::var("QUATORZE_ODDS_COMBATS").ok().and_then(|text| text.parse().ok()).unwrap_or(40)
}

/// Positions of random games with a combat on offer, all scenarios in turn; every other one with a card.
fn sample(count: usize) -> Vec<(GrandeGuerre, Position, Seat, Decision)> {
    let mut found = Vec::new();
    let numbers: Vec<&str> = GrandeGuerre::about().scenarios.iter().map(|choice| choice.id).collect();
    let mut seed = 0;
    while found.len() < count {
        let game = game(numbers[seed as usize % numbers.len()], "");
        let mut dice = Dice::loose(seed);
        let mut p = game.begin(&mut dice, &mut Journal::mute());
        // A different moment of each game.
        let mut wait = dice.below(400) + 20;
        let mut lister = Lister::default();
        let mut offers = Vec::new();
        while let Some(seat) = game.to_decide(&p).iter().next() {
            lister.decisions(&game, &p, seat, &mut offers);
            wait = wait.saturating_sub(1);
            let with_odds: Vec<Decision> = offers
                .iter()
                .copied()
                .filter(|decision| wait == 0 && game.odds(&p, seat, *decision).is_some())
                .collect();
            let card = |decision: &&Decision| {
                matches!(decision, Decision::Attack { card: 1.., .. } | Decision::Use(_) | Decision::Play(..))
            };
            let carded = with_odds.iter().find(card).filter(|_| found.len() % 2 == 0);
            let wanted = found.len() % 2 == 1 || carded.is_some() || seed % 3 == 0;
            if let Some(&decision) = carded.or(with_odds.first()).filter(|_| wanted) {
                found.push((game, p, seat, decision));
                break;
            }
            let decision = offers[dice.below(offers.len() as u32) as usize];
            game.decide(&mut p, seat, decision, &mut dice, &mut Journal::mute()).expect("it was on offer");
        }
        seed += 1;
    }
    found
}

/// Throws a combat once and says which case it fell into; reactions are let pass.
fn throw(
    game: &GrandeGuerre,
    p: &Position,
    seat: Seat,
    decision: Decision,
    odds: &Odds,
    dice: &mut Dice,
) -> usize {
    let mut after = *p;
    let mut journal = Journal::kept();
    game.apply(&mut after, seat, decision, dice, &mut journal);
    loop {
        if let Some(case) = game.case_of(odds, journal.lines()) {
            return case;
        }
        assert!(
            matches!(after.phase, Phase::AtClose | Phase::AtBombard),
            "{:?}: {:?}",
            after.phase,
            journal.lines()
        );
        let asked = game.to_decide(&after).iter().next().expect("somebody is asked");
        game.apply(&mut after, asked, Decision::Pass, dice, &mut journal);
    }
}

#[test]
fn odds_agree_with_thrown_dice() {
    let throws = throws();
    // Six standard deviations of a share near one half; with a million throws, 0.3 points.
    let tolerance = (6.0 * (0.25 / f64::from(throws)).sqrt()).max(0.003);
    let mut cards = 0;
    for (number, (game, p, seat, decision)) in sample(combats()).into_iter().enumerate() {
        let odds = game.odds(&p, seat, decision).expect("it has odds");
        cards += u32::from(!matches!(decision, Decision::Attack { card: 0, .. } | Decision::Load(_)));
        let sum: f64 = odds.cases.iter().map(|case| case.probability).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{sum}");
        let total: u128 = odds.cases.iter().filter_map(|case| case.ways).sum();
        assert_eq!(Some(total), odds.of);
        let mut seen = vec![0u32; odds.cases.len()];
        let mut dice = Dice::loose(number as u64);
        for _ in 0..throws {
            seen[throw(&game, &p, seat, decision, &odds, &mut dice)] += 1;
        }
        for (case, count) in odds.cases.iter().zip(seen) {
            let share = f64::from(count) / f64::from(throws);
            let off = (share - case.probability).abs();
            assert!(
                off <= tolerance,
                "{}: {:?} {share} {}",
                game.notate(decision),
                case.figures,
                case.probability
            );
        }
    }
    assert!(cards > 0, "some combats are fought with cards");
}

/// The chance of a result, in rolls out of all.
fn ways(odds: &Odds, wanted: impl Fn(&[i32]) -> bool) -> u128 {
    odds.cases.iter().filter(|case| wanted(&case.figures)).filter_map(|case| case.ways).sum()
}

#[test]
fn one_die_at_a_man_in_the_open_is_six_cases() {
    let desk = Desk::fighting("D6:..i. G7:..I.", "attaque-centre", "D6");
    let odds = desk.game.odds(&desk.p, ALLIED, desk.game.parse("attack D6 - G7").unwrap()).unwrap();
    assert_eq!(odds.of, Some(6));
    // Two Soldiers and the Burst hit, one side is a flag, one a token, the Deadly does nothing from afar.
    assert_eq!(ways(&odds, |figures| figures[0] == 1), 3);
    assert_eq!(ways(&odds, |figures| figures[1] == 1), 1);
    assert_eq!(ways(&odds, |figures| figures[2] == 1), 1);
}

#[test]
fn a_trench_takes_two_soldiers_from_afar() {
    let desk = Desk::fighting("D6:..i. F6:t.I.", "attaque-centre", "D6");
    let odds = desk.game.odds(&desk.p, ALLIED, desk.game.parse("attack D6 - F6").unwrap()).unwrap();
    assert_eq!(odds.of, Some(36));
    // Only Bursts are left: 36 − 25 rolls have one.
    assert_eq!(ways(&odds, |figures| figures[0] > 0), 11);
}

#[test]
fn a_last_figure_makes_any_hit_the_end() {
    let mut desk = Desk::new("D6:..i. E6:..I.");
    desk.reduce("E6", 1).ready_to_fight("attaque-centre", "D6");
    let odds = desk.game.odds(&desk.p, ALLIED, desk.game.parse("attack D6 - E6").unwrap()).unwrap();
    // Three dice at close quarters, four sides of six hit: all but 2³ of 6³ rolls.
    assert_eq!(ways(&odds, |figures| figures[0] >= 1), 216 - 8);
    assert!(odds.cases.iter().all(|case| case.figures[0] <= 1));
}

#[test]
fn the_battery_shows_the_ring_beside_the_centre() {
    let mut desk = Desk::playing("A1:..i. G6:..I. G7:..I.", "bombardement 1").after("aim G6");
    let odds = desk.game.odds(&desk.p, ALLIED, desk.game.parse("load 2").unwrap()).unwrap();
    // Both dice alike once in six: then two battle dice fall on the centre, where four sides hit.
    let none: f64 = odds.cases.iter().filter(|case| case.figures[0] == 0).map(|case| case.probability).sum();
    assert!((none - (5.0 / 6.0 + 1.0 / 6.0 / 9.0)).abs() < 1e-12, "{none}");
    assert_eq!(odds.beside.len(), 1);
    desk.does("load 2");
    assert!(desk.saw(|event| matches!(event, Event::BatteryRolled { .. })));
}
