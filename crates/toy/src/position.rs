//! The toy’s position, what can be decided in it, and what can happen.

use contract::{BySeat, Dice, Number, Reading, Seat, Spelling, Telling};
use serde::{Deserialize, Serialize};
use table::{Act, Die, Picture, Points, Text};

use crate::show::side;
use crate::{Fault, PARRY, Toy};

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

contract::events! {
    game: Toy<RULES> where [const RULES: u32], picture;
    /// What can happen.
    #[expect(missing_docs, reason = "the messages say what each means")]
    pub enum Event {
        "told-cards" => Dealt { side: Seat as Side, cards: Cards as Count } act(None),
        "told-card" => Laid { side: Seat as Side, value: u8 } act(Act::Played) show(picture.card = Some(value.to_string())),
        "told-side" => Chose { side: Seat as Side } act(None),
        "told-card" => Threw { side: Seat as Side, value: u8 } act(Act::Played) show(picture.card = Some(value.to_string())),
        "told-die" => Pushed { side: Seat as Side, die: u8 } at(game.fought_over()) act(Act::Fired)
            show(picture.dice.push(Die::six(die))),
        "told-side" => Crept { side: Seat as Side } at(game.fought_over()) act(Act::Fired),
        "told-side" => Rested { side: Seat as Side } act(None),
        "told-card" => Played { side: Seat as Side, value: u8 } act(Act::Played) show({
            picture.card = Some(value.to_string());
            picture.points = Some(Points { side: Some(side as u8), by: i32::from(value) });
        }),
        "told-side" => Drew { side: Seat as Side } act(None),
        "told-card" => DrewCard { side: Seat as Side, value: u8 } act(None) show(picture.card = Some(value.to_string())),
        "told-side" => Parried { side: Seat as Side } act(Act::Played) show(picture.card = Some(PARRY.to_string())),
        "told-side" => Passed { side: Seat as Side } act(None),
    }
}

impl<const RULES: u32> Toy<RULES> {
    /// The id of what is fought over.
    fn fought_over(&self) -> &'static str {
        if self.fault == Fault::PictureOfNowhere { "elsewhere" } else { "ground" }
    }
}

/// A side, by its name: its doing.
pub struct Side;

impl<G> Telling<G> for Side {
    type Of = Seat;

    fn tell(_: &G, seat: Seat, name: &'static str, text: Text) -> Text {
        text.with(name, side(seat))
    }

    fn show(_: &G, seat: Seat, picture: &mut Picture) {
        picture.side = Some(seat as u8);
    }
}

/// How many cards there are.
pub struct Count;

impl<G> Telling<G> for Count {
    type Of = Cards;

    fn tell(_: &G, cards: Cards, _: &'static str, text: Text) -> Text {
        text.with("count", cards.count())
    }
}
