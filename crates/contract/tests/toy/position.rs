//! The toy’s position, what can be decided in it, and what can happen.

use contract::{BySeat, Dice, Seat};
use serde::{Deserialize, Serialize};

/// A multiset of cards: how many there are of each value from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cards(pub [u8; 6]);

impl Cards {
    pub fn has(self, card: u8) -> bool {
        self.0[usize::from(card) - 1] > 0
    }

    pub fn count(self) -> u8 {
        self.0.iter().sum()
    }

    /// Each card, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |card| std::iter::repeat_n(card, usize::from(self.0[usize::from(card) - 1])))
    }

    pub fn add(&mut self, card: u8) {
        self.0[usize::from(card) - 1] += 1;
    }

    pub fn take(&mut self, card: u8) {
        self.0[usize::from(card) - 1] -= 1;
    }

    pub fn and(mut self, other: Cards) -> Cards {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
        self
    }

    pub fn draw(&mut self, dice: &mut Dice) -> u8 {
        let nth = dice.below(u32::from(self.count())) as usize;
        let card = self.iter().nth(nth).expect("one of those there are");
        self.take(card);
        card
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Both throw a card away.
    Discard,
    /// The mover acts.
    Act,
    /// The other side is asked to parry an advance of so many points.
    Answer(u8),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Position {
    pub decks: BySeat<Cards>,
    pub hands: BySeat<Cards>,
    pub thrown: BySeat<Cards>,
    /// What each throws away, still in hand until both have chosen.
    pub chosen: BySeat<Option<u8>>,
    pub points: BySeat<u16>,
    pub phase: Phase,
    pub mover: Seat,
    pub turn: u8,
    pub actions_left: u8,
    pub die: Option<u8>,
    /// Kept by [`super::Fault::ForgetsOnSerde`] alone.
    #[serde(skip)]
    pub rests: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    Discard(u8),
    Push,
    Creep,
    Rest,
    Play(u8),
    Draw,
    Parry,
    Pass,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    Card(u8),
    Ground,
    Deck,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    Dealt(Seat, Cards),
    /// For one's own eyes: which card is about to be thrown away.
    Laid(Seat, u8),
    Chose(Seat),
    Threw(Seat, u8),
    Pushed(Seat, u8),
    Crept(Seat),
    Rested(Seat),
    Played(Seat, u8),
    Drew(Seat),
    /// For one's own eyes.
    DrewCard(Seat, u8),
    Parried(Seat),
    Passed(Seat),
}
