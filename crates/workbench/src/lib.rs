//! For tests alone: what the tests of every game say, said once. It knows the contract and no game.
//!
//! - [`Desk`]: a position that decisions are tried on, in notation, with dice that show what the test says;
//! - [`rulebook`](mod@rulebook), [`speech`](mod@speech), [`conformance`], [`allocation`], [`sanity`], [`packs`], [`odds`], [`golden`],
//!   [`pictures`], [`pointing`], [`cautions`]:
//!   what every game is held to. Each game's test of that name holds what is that game's own: its set-ups, its cases, its exceptions.

pub mod allocation;
pub mod cautions;
pub mod conformance;
mod desk;
pub mod golden;
pub mod odds;
pub mod packs;
pub mod pictures;
pub mod pointing;
pub mod rulebook;
pub mod sanity;
pub mod speech;

use std::fmt::Debug;

use contract::{Dice, Journal, Lister, Rules, Seat, Setup};
use table::{Arg, Language, Text, Words};

pub use desk::{Bench, Desk};

/// A game by the id of its scenario and its options, separated by spaces. Without an id it is the first scenario.
pub fn ready<G: Rules>(scenario: &str, options: &str) -> G {
    let options: Vec<&str> = options.split_whitespace().collect();
    let mut setup = Setup::new(G::about(), &options);
    if !scenario.is_empty() {
        setup.scenario = scenario.to_string();
    }
    G::ready(setup).unwrap_or_else(|error| panic!("{scenario} {options:?}: {error}"))
}

/// The options of a game, all of them, separated by spaces.
pub fn all_options<G: Rules>() -> String {
    let options: Vec<&str> = G::about().options.iter().map(|option| option.id).collect();
    options.join(" ")
}

/// The words of a game in a language, with those of the contract.
pub fn words<G: Rules>(language: Language) -> Words {
    Words::new(language, &[contract::messages(language), (G::about().messages)(language)])
}

/// What a text says in French and in English, with plain spaces.
pub fn said<G: Rules>(text: &Text) -> [String; 2] {
    [Language::Fr, Language::En].map(|language| words::<G>(language).say(text).replace('\u{a0}', " "))
}

/// The key of a message; nothing if it is a name or a figure.
pub fn key(text: &Text) -> String {
    match text {
        Text::Key { key, .. } => key.to_string(),
        _ => String::new(),
    }
}

/// An argument of a message, as it is written.
pub fn arg(text: &Text, name: &str) -> String {
    let Text::Key { args, .. } = text else { panic!("{text} has no arguments") };
    match args.iter().find(|(known, _)| known == name) {
        Some((_, Arg::Number(number))) => number.to_string(),
        Some((_, Arg::Plain(plain))) => plain.clone(),
        other => panic!("{text}: {name} is {other:?}"),
    }
}

/// Plays a game at random from its beginning to its end, which is returned. Whoever looks on sees every position, who is
/// asked there, and what is on offer.
pub fn at_random<G: Rules>(
    game: &G,
    seed: u64,
    mut look: impl FnMut(&G::Position, Seat, &[G::Decision]),
) -> G::Position {
    let (mut dice, mut journal) = (Dice::loose(seed), Journal::mute());
    let (mut lister, mut offers) = (Lister::default(), Vec::new());
    let mut position = game.begin(&mut dice, &mut journal);
    while let Some(seat) = game.to_decide(&position).iter().next() {
        lister.decisions(game, &position, seat, &mut offers);
        look(&position, seat, &offers);
        let decision = offers[dice.below(offers.len() as u32) as usize];
        game.apply(&mut position, seat, decision, &mut dice, &mut journal);
    }
    position
}

/// Asserts that all of these were seen: the phases that games must have come to.
pub fn all_seen<P: PartialEq + Debug>(seen: &[P], wanted: &[P]) {
    for phase in wanted {
        assert!(seen.contains(phase), "no game has come to {phase:?}");
    }
}
