//! Odds before one commits, held to what every throw of the dice does, or many where there are too many.

use contract::{Basis, Case, Dice, Journal, Odds, Rules, Show};
use table::{Arg, Text};

use crate::{Desk, key};

/// The cases as figures and the number of ways in which each comes about.
pub fn ways(cases: &[Case]) -> Vec<(Vec<i32>, u128)> {
    cases.iter().map(|case| (case.figures.clone(), case.ways.expect("it is counted"))).collect()
}

/// Every case is its share of all, and all cases are everything.
pub fn adds_up(odds: &Odds) {
    assert_eq!(odds.basis, Basis::Exact);
    let all: u128 = odds.cases.iter().filter_map(|case| case.ways).sum();
    assert_eq!(Some(all), odds.of);
    for cases in std::iter::once(&odds.cases).chain(odds.beside.iter().map(|beside| &beside.cases)) {
        let all: u128 = cases.iter().map(|case| case.ways.expect("it is counted")).sum();
        for case in cases {
            assert_ne!(case.ways, Some(0), "what cannot happen is not listed");
            let share = case.ways.unwrap_or_default() as f64 / all as f64;
            assert!((case.probability - share).abs() < 1e-12);
        }
    }
}

/// A line of the summary by its key.
pub fn line<'a>(odds: &'a Odds, wanted: &str) -> &'a Text {
    let found = odds.summary.iter().find(|text| key(text) == wanted);
    found.unwrap_or_else(|| panic!("{wanted} is not said: {:?}", odds.summary))
}

/// A number in a message.
pub fn number(text: &Text, name: &str) -> i64 {
    let Text::Key { args, .. } = text else { panic!("{text:?} is no message") };
    match args.iter().find(|(known, _)| known == name) {
        Some((_, Arg::Number(number))) => *number,
        Some((_, Arg::Decimal { units, .. })) => *units,
        other => panic!("{text:?}: {name} is {other:?}"),
    }
}

/// Dice of so many sides each that show every sequence there is, each once.
pub fn every_throw(sides: &[u32]) -> impl Iterator<Item = Dice> {
    (0..sides.iter().product()).map(|number: u32| {
        let mut left = number;
        let drawn: Vec<(u32, u32)> = sides
            .iter()
            .map(|sides| {
                let face = left % sides;
                left /= sides;
                (face, *sides)
            })
            .collect();
        Dice::drawing(&drawn)
    })
}

/// Into which case of its odds a decision falls with each of these dice: how often each comes about.
pub fn fallen<D: Desk>(desk: &D, text: &str, odds: &Odds, all: impl Iterator<Item = Dice>) -> Vec<u128> {
    let decision = desk.decision(text);
    let mut counts = vec![0; odds.cases.len()];
    for mut dice in all {
        let (mut p, mut journal) = (desk.p.clone(), Journal::kept());
        let decided = desk.game.decide(&mut p, desk.asked(), decision, &mut dice, &mut journal);
        assert!(decided.is_ok(), "{text}");
        let case = desk.game.case_of(odds, journal.lines());
        counts[case.unwrap_or_else(|| panic!("{text}: {:?} is no case", journal.lines()))] += 1;
    }
    counts
}

/// The odds are what comes of every throw of dice of so many sides, exactly.
pub fn proved<D: Desk>(desk: &D, text: &str, sides: &[u32]) -> Odds {
    let odds = desk.odds(text);
    adds_up(&odds);
    let counts = fallen(desk, text, &odds, every_throw(sides));
    let (of, all) = (odds.of.expect("they are counted"), u128::from(sides.iter().product::<u32>()));
    for (case, count) in odds.cases.iter().zip(counts) {
        assert_eq!(count * of, case.ways.unwrap_or_default() * all, "{text}: {:?}", case.figures);
    }
    odds
}

/// The odds are what comes of many throws, to within five standard deviations.
pub fn borne_out<D: Desk>(desk: &D, text: &str) -> Odds {
    const THROWS: u64 = 20_000;
    let odds = desk.odds(text);
    adds_up(&odds);
    let counts = fallen(desk, text, &odds, (0..THROWS).map(Dice::loose));
    for (case, count) in odds.cases.iter().zip(counts) {
        is_share(count, THROWS, case.probability, &format!("{text}: {:?}", case.figures));
    }
    odds
}

/// Asserts that something that happened so often of so many times is as likely as this, to within five standard deviations.
pub fn is_share(count: u128, of: u64, share: f64, what: &str) {
    let (count, n) = (count as f64, of as f64);
    let off = (count - n * share).abs();
    assert!(off <= 5.0 * (n * share * (1.0 - share)).sqrt() + 1.0, "{what}: {count} of {n}, not {share}");
}
