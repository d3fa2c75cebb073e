//! The two sides of the table.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// One of the two players' places at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Seat {
    /// The first side, as the game names its sides.
    First = 0,
    /// The second side.
    Second = 1,
}

impl Seat {
    /// Both seats, in order.
    pub const BOTH: [Seat; 2] = [Seat::First, Seat::Second];

    /// The seat across the table.
    #[must_use]
    pub fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }

    /// Its place in a list by seat.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A thing for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct BySeat<T>(pub [T; 2]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}

/// A set of seats: those that are to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody: the game is over.
    pub const NONE: Seats = Seats(0);
    /// Both at once.
    pub const BOTH: Seats = Seats(3);

    /// Just this seat.
    pub fn one(seat: Seat) -> Seats {
        Seats(1 << seat as u8)
    }

    /// These and one more.
    #[must_use]
    pub fn and(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat as u8)
    }

    /// Whether this seat is among them.
    pub fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat as u8) != 0
    }

    /// Whether there is nobody.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::BOTH.into_iter().filter(move |seat| self.has(*seat))
    }
}
