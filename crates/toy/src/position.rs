//! The toy’s position, what can be decided in it, and what can happen.

use contract::{Number, Reading, Spelling};
use table::Text;

use crate::Toy;
use contract::{BySeat, Dice, Seat};
use serde::{Deserialize, Serialize};

/// A multiset of cards: how many there are of each value from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cards(pub [u8; 6]);

impl Cards {
    /// Whether there is such a card.
    pub fn has(self, card: u8) -> bool {
        self.0[usize::from(card) - 1] > 0
    }

    /// How many there are.
    pub fn count(self) -> u8 {
        self.0.iter().sum()
    }

    /// Each card, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |card| std::iter::repeat_n(card, usize::from(self.0[usize::from(card) - 1])))
    }

    /// One more of them.
    pub fn add(&mut self, card: u8) {
        self.0[usize::from(card) - 1] += 1;
    }

    /// One less of them.
    pub fn take(&mut self, card: u8) {
        self.0[usize::from(card) - 1] -= 1;
    }

    /// These and those.
    pub fn and(mut self, other: Cards) -> Cards {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
        self
    }

    /// One of them by chance, which is taken out.
    pub fn draw(&mut self, dice: &mut Dice) -> u8 {
        let nth = dice.below(u32::from(self.count())) as usize;
        let card = self.iter().nth(nth).expect("one of those there are");
        self.take(card);
        card
    }
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Both throw a card away.
    Discard,
    /// The mover acts.
    Act,
    /// The other side is asked to parry an advance of so many points.
    Answer(u8),
}

/// How a game stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// What each may still draw.
    pub decks: BySeat<Cards>,
    /// What each holds.
    pub hands: BySeat<Cards>,
    /// What each has played or thrown away.
    pub thrown: BySeat<Cards>,
    /// What each throws away, still in hand until both have chosen.
    pub chosen: BySeat<Option<u8>>,
    /// What each has won.
    pub points: BySeat<u16>,
    /// What is going on.
    pub phase: Phase,
    /// Whose turn it is.
    pub mover: Seat,
    /// The number of the turn, from 1 on.
    pub turn: u8,
    /// Of this turn.
    pub actions_left: u8,
    /// The die of the last decision.
    pub die: Option<u8>,
    /// Kept by [`crate::Fault::ForgetsOnSerde`] alone.
    #[serde(skip)]
    pub rests: u8,
}

contract::decisions! {
    Toy<RULES> where [const RULES: u32];
    /// What can be decided.
    pub enum Decision {
        /// A card is thrown away, in secret.
        "discard" => Discard(card: u8 as Card),
        /// A die, and so many points.
        "push" => Push,
        /// One point.
        "creep" => Creep,
        /// Nothing.
        "rest" => Rest,
        /// A card is played for its points.
        "play" => Play(card: u8 as Card),
        /// A card is drawn.
        "draw" => Draw,
        /// A six against an advance.
        "parry" => Parry,
        /// The advance is let be.
        "pass" => Pass,
    }
}

/// A card, by its number.
pub struct Card;

impl<const RULES: u32> Spelling<Toy<RULES>> for Card {
    type Of = u8;
    const WANTED: &'static str = "want-card";

    fn write(game: &Toy<RULES>, value: u8, out: &mut String) {
        Number::write(game, value, out);
    }

    fn read(_: &Toy<RULES>, words: &mut Reading<'_>) -> Result<u8, Text> {
        words.read("want-card", |word| word.parse().ok().filter(|card| (1..=6).contains(card)))
    }
}

/// What can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A card of the hand.
    Card(u8),
    /// What is fought over.
    Ground,
    /// The own deck.
    Deck,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// For one's own eyes: the cards that were dealt.
    Dealt(Seat, Cards),
    /// For one's own eyes: which card is about to be thrown away.
    Laid(Seat, u8),
    /// Somebody has chosen what to throw away.
    Chose(Seat),
    /// What was thrown away is shown.
    Threw(Seat, u8),
    /// A push, with its die.
    Pushed(Seat, u8),
    /// A creep.
    Crept(Seat),
    /// A rest.
    Rested(Seat),
    /// A card was played.
    Played(Seat, u8),
    /// A card was drawn.
    Drew(Seat),
    /// For one's own eyes.
    DrewCard(Seat, u8),
    /// An advance was parried.
    Parried(Seat),
    /// An advance was let be.
    Passed(Seat),
}
