//! A board laid out: the neighbours of its hexes, and what is written of it in a file.

use contract::{DataFile, PackError};
use serde::{Deserialize, Serialize};
use serde_spanned::Spanned;
use table::Text;

use crate::{Grid, Set};

/// A hex by its number on a [`Grid`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Hex(pub u16);

impl Hex {
    /// No hex.
    pub const NONE: Hex = Hex(u16::MAX);

    /// Its place in a list by hex.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether it is one.
    #[inline]
    pub fn is_some(self) -> bool {
        self != Hex::NONE
    }
}

/// The side across.
#[inline]
pub fn across(side: usize) -> usize {
    (side + 3) % 6
}

impl<const WORDS: usize> Default for Plan<WORDS> {
    /// No hexes at all.
    fn default() -> Self {
        Plan::of(Grid::of_columns(&[]))
    }
}

/// A grid with the neighbours of its hexes, of which sets have so many words of 64 bits.
pub struct Plan<const WORDS: usize> {
    /// The hexes as they are printed. Those in play come first.
    pub grid: Grid,
    /// How many are in play.
    pub hexes: usize,
    /// The neighbours of each hex by side, clockwise from the north or north-east; none off the board in play.
    pub near: Vec<[Hex; 6]>,
    /// The same as sets.
    pub ring: Vec<Set<WORDS>>,
    /// Where each stands: see [`Grid::place`].
    pub place: Vec<(i16, i16)>,
    /// The same for distances: in which row or column, and how many half hexes along it.
    lines: Vec<(i16, i16)>,
}

impl<const WORDS: usize> Plan<WORDS> {
    /// A grid, all of it in play.
    pub fn of(grid: Grid) -> Plan<WORDS> {
        let hexes = grid.len();
        let beside = |hex: usize| {
            let (x, y) = grid.place(hex);
            grid.sides().map(|(dx, dy)| grid.at(x + dx, y + dy).map_or(Hex::NONE, |near| Hex(near as u16)))
        };
        let place: Vec<(i16, i16)> =
            (0..hexes).map(|hex| grid.place(hex)).map(|(x, y)| (x as i16, y as i16)).collect();
        let mut plan = Plan {
            near: (0..hexes).map(beside).collect(),
            ring: Vec::new(),
            lines: place.iter().map(|&(x, y)| if grid.is_in_rows() { (y, x) } else { (x, y) }).collect(),
            place,
            hexes,
            grid,
        };
        plan.cut(hexes);
        plan
    }

    /// Leaves so many hexes in play.
    pub fn cut(&mut self, hexes: usize) {
        self.hexes = hexes;
        self.near.truncate(hexes);
        self.place.truncate(hexes);
        self.lines.truncate(hexes);
        for near in self.near.iter_mut().flatten() {
            if near.index() >= hexes {
                *near = Hex::NONE;
            }
        }
        let ring = |near: &[Hex; 6]| near.iter().filter(|hex| hex.is_some()).map(|hex| hex.index()).collect();
        self.ring = self.near.iter().map(ring).collect();
    }

    /// The hex of this name, in play or not.
    pub fn printed(&self, name: &str) -> Option<Hex> {
        self.grid.named(name).map(|hex| Hex(hex as u16))
    }

    /// The hex of this name, if it is in play.
    pub fn named(&self, name: &str) -> Option<Hex> {
        self.printed(name).filter(|hex| hex.index() < self.hexes)
    }

    /// What a hex is called on the board.
    pub fn name(&self, hex: Hex) -> &str {
        self.grid.name(hex.index())
    }

    /// How many hexes lie between two, the second counted.
    #[inline]
    pub fn distance(&self, a: Hex, b: Hex) -> u8 {
        let ((a, along_a), (b, along_b)) = (self.lines[a.index()], self.lines[b.index()]);
        let (steps, halves) = ((a - b).abs(), (along_a - along_b).abs());
        // A step from row to row, or from column to column, brings half a hex along the row or column with it.
        (steps + (halves - steps).max(0) / 2) as u8
    }

    /// The side of `a` that `b` lies on, where they are adjacent.
    #[inline]
    pub fn side(&self, a: Hex, b: Hex) -> Option<usize> {
        self.near[a.index()].iter().position(|near| *near == b)
    }

    /// The same as a bit; 0 where they are not adjacent.
    #[inline]
    pub fn side_bit(&self, a: Hex, b: Hex) -> u8 {
        self.side(a, b).map_or(0, |side| 1 << side)
    }

    /// All hexes in play.
    #[inline]
    pub fn all(&self) -> impl Iterator<Item = Hex> + use<WORDS> {
        (0..self.hexes as u16).map(Hex)
    }

    /// The hexes next to one.
    #[inline]
    pub fn beside(&self, hex: Hex) -> impl Iterator<Item = Hex> + '_ {
        self.near[hex.index()].iter().copied().filter(|near| near.is_some())
    }

    /// The hexes that can be reached from some, across the sides that are open. Nothing is allocated.
    pub fn flood(
        &self,
        from: impl IntoIterator<Item = Hex>,
        open: impl Fn(Hex, usize) -> bool,
    ) -> Set<WORDS> {
        let mut reached: Set<WORDS> = from.into_iter().map(Hex::index).collect();
        let mut waiting = reached;
        while let Some(hex) = waiting.take() {
            for side in 0..6 {
                let near = self.near[hex.index()][side];
                if near.is_some() && !reached.has(near.index()) && open(hex, side) {
                    reached.add(near.index());
                    waiting.add(near.index());
                }
            }
        }
        reached
    }

    /// The hex that a word of a file names.
    ///
    /// # Errors
    /// There is none of this name.
    pub fn read_hex(&self, sheet: &DataFile, word: &str, at: usize) -> Result<Hex, PackError> {
        match self.printed(word) {
            Some(hex) => Ok(hex),
            None => sheet.wrong(at, Text::key("map-no-hex").with("found", word)),
        }
    }

    /// The hexes that a list names.
    ///
    /// # Errors
    /// The first that there is not.
    pub fn read_hexes(&self, sheet: &DataFile, list: &Spanned<String>) -> Result<Vec<Hex>, PackError> {
        sheet.words(list).map(|(word, at)| self.read_hex(sheet, word, at)).collect()
    }

    /// Hexes each next to the one before it, of something with a name.
    ///
    /// # Errors
    /// The first that there is not, or that is not adjacent.
    pub fn read_chain(
        &self,
        sheet: &DataFile,
        name: &str,
        path: &Spanned<String>,
    ) -> Result<Vec<Hex>, PackError> {
        let mut hexes: Vec<Hex> = Vec::new();
        for (word, at) in sheet.words(path) {
            let hex = self.read_hex(sheet, word, at)?;
            if let Some(last) = hexes.last() {
                self.check_adjacent(sheet, at, name, (*last, hex))?;
            }
            hexes.push(hex);
        }
        Ok(hexes)
    }

    /// Two hexes of something with a name are neighbours.
    ///
    /// # Errors
    /// They are not.
    pub fn check_adjacent(
        &self,
        sheet: &DataFile,
        at: usize,
        name: &str,
        (a, b): (Hex, Hex),
    ) -> Result<(), PackError> {
        if self.side(a, b).is_some() {
            return Ok(());
        }
        let message = Text::key("map-not-adjacent").with("from", self.name(a)).with("to", self.name(b));
        sheet.wrong(at, message.with("name", name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plans() -> [Plan<1>; 2] {
        [Grid::of_columns(&[4, 3, 4, 3, 4]), Grid::of_lettered_rows(5, 5)].map(Plan::of)
    }

    #[test]
    fn neighbours_lie_across_and_one_hex_off() {
        for plan in plans() {
            for hex in plan.all() {
                for side in (0..6).filter(|side| plan.near[hex.index()][*side].is_some()) {
                    let there = plan.near[hex.index()][side];
                    assert_eq!(plan.near[there.index()][across(side)], hex);
                    assert_eq!((plan.distance(hex, there), plan.side_bit(hex, there)), (1, 1 << side));
                    assert!(plan.ring[hex.index()].has(there.index()));
                }
                for other in plan.all() {
                    let apart = plan.grid.distance(hex.index(), other.index());
                    assert_eq!(u32::from(plan.distance(hex, other)), apart);
                }
            }
        }
    }

    #[test]
    fn hexes_out_of_play_are_neighbours_of_nobody() {
        let [_, mut plan] = plans();
        plan.cut(10);
        assert_eq!((plan.named("B05"), plan.named("C01")), (Some(Hex(9)), None));
        assert_eq!(plan.printed("C01"), Some(Hex(10)));
        assert_eq!(plan.all().count(), 10);
        assert!(plan.all().flat_map(|hex| plan.beside(hex)).all(|near| near.index() < 10));
        let row = plan.flood([Hex(0)], |hex, side| plan.near[hex.index()][side].index() < 5);
        assert_eq!(row.iter().collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
    }
}
