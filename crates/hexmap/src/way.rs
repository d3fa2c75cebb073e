//! The way of a move.

use crate::plan::{Hex, Plan};

/// The way of a move: the side by which it left each hex, packed so that an event can carry it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Way(u64);

impl Way {
    /// More steps than that are not kept.
    pub const MOST: usize = 21;

    /// One step more, by this side of 0 to 5; false where there is no room for it.
    pub fn add(&mut self, side: usize) -> bool {
        let at = self.sides().count();
        *self = self.then(at, side);
        at < Way::MOST
    }

    /// The same with this side as its last step, after so many.
    #[inline]
    #[must_use]
    pub fn then(self, steps: usize, side: usize) -> Way {
        if steps < Way::MOST { Way(self.0 | (side as u64 + 1) << (3 * steps)) } else { self }
    }

    /// The sides, in the order of the steps.
    pub fn sides(self) -> impl Iterator<Item = usize> {
        (0..Way::MOST)
            .map(move |at| (self.0 >> (3 * at) & 7) as usize)
            .take_while(|side| *side > 0)
            .map(|side| side - 1)
    }
}

impl<const WORDS: usize> Plan<WORDS> {
    /// The way over these hexes, each next to the one before it.
    pub fn way(&self, hexes: impl IntoIterator<Item = Hex>) -> Way {
        let mut way = Way::default();
        let mut hexes = hexes.into_iter();
        let mut last = hexes.next();
        for hex in hexes {
            let side = last.and_then(|last| self.side(last, hex));
            if !side.is_some_and(|side| way.add(side)) {
                break;
            }
            last = Some(hex);
        }
        way
    }

    /// The hexes of a way after the first.
    pub fn along(&self, from: Hex, way: Way) -> impl Iterator<Item = Hex> + '_ {
        way.sides().scan(from, |hex, side| {
            *hex = self.near[hex.index()][side];
            hex.is_some().then_some(*hex)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Grid;

    #[test]
    fn a_way_is_read_as_it_was_laid() {
        let plan: Plan<1> = Plan::of(Grid::of_columns(&[4, 4, 4]));
        let [a, b, c, d] = [0, 1, 5, 6].map(Hex);
        let way = plan.way([a, b, c, d]);
        assert_eq!(way.sides().count(), 3);
        assert_eq!(plan.along(a, way).collect::<Vec<_>>(), [b, c, d]);
        assert_eq!(plan.along(a, Way::default()).count(), 0);
        assert_eq!(plan.way([a, d]), Way::default(), "they are not adjacent");
    }

    #[test]
    fn a_way_keeps_all_sides_and_stops_where_it_is_full() {
        let mut way = Way::default();
        let sides = (0..Way::MOST).map(|step| step % 6);
        assert!(sides.clone().all(|side| way.add(side)));
        assert!(!way.add(3));
        assert!(way.sides().eq(sides));
    }
}
