//! Cheapest ways over the map: what movement (8) and lines of supply (6.12) both need.

pub(crate) use hexmap::FAR;

use hexmap::Ways;

use crate::map::{HEXES, Hex};

const LEVELS: usize = 64;
/// The highest cost that can be reckoned with.
pub const FARTHEST: u8 = Ways::<HEXES, LEVELS>::FARTHEST;

/// A search outwards from some hexes that remembers by which way it came.
pub struct Routes {
    ways: Ways<HEXES, LEVELS>,
    /// The hex from which each was reached.
    pub from: [Hex; HEXES],
}

impl Routes {
    /// A search that has not begun.
    #[expect(clippy::new_without_default, reason = "a search begins somewhere")]
    pub fn new() -> Routes {
        Routes { ways: Ways::new(), from: [Hex::NONE; HEXES] }
    }

    /// The cost of a hex, or [`FAR`].
    pub fn cost(&self, hex: Hex) -> u8 {
        self.ways.cost[hex.index()]
    }

    /// A way to a hex: kept if it is cheaper than any so far.
    pub fn offer(&mut self, hex: Hex, cost: u8, from: Hex) {
        if self.ways.offer(hex, cost) {
            self.from[hex.index()] = from;
        }
    }

    /// The nearest hex that has not been looked at.
    pub fn nearest(&mut self) -> Option<(Hex, u8)> {
        self.ways.next()
    }

    /// The hexes from one that was reached to where the search began, both counted.
    pub fn onward(&self, hex: Hex) -> impl Iterator<Item = Hex> + '_ {
        let next = |at: &Hex| Some(self.from[at.index()]).filter(|from| from.is_some() && from != at);
        std::iter::successors(Some(hex), next)
    }

    /// The way to a hex, backwards from it, the start left out.
    pub fn back(&self, to: Hex) -> impl Iterator<Item = Hex> + '_ {
        self.onward(to).take_while(|hex| self.from[hex.index()].is_some() && self.from[hex.index()] != *hex)
    }
}
