//! A board of hexes, numbered densely.

use std::collections::HashMap;

use hexx::{DoubledHexMode, Hex};

/// A board of horizontal rows of hexes, pointed at the top. Hexes are numbered row after row from the bottom left.
#[derive(Clone, Debug)]
pub struct Grid {
    hexes: Vec<Hex>,
    names: Vec<String>,
    numbers: HashMap<Hex, usize>,
}

impl Grid {
    /// A board whose rows, from the bottom, have so many hexes; every other row, beginning with the second, is set half a
    /// hex to the right. Rows are lettered from A, hexes counted from 1: `F6`.
    pub fn of_rows(lengths: &[usize]) -> Grid {
        let mut grid = Grid { hexes: Vec::new(), names: Vec::new(), numbers: HashMap::new() };
        for (row, &length) in lengths.iter().enumerate() {
            for place in 0..length {
                let x = 2 * place + row % 2;
                let hex = Hex::from_doubled_coordinates([x as i32, row as i32], DoubledHexMode::DoubledWidth);
                grid.numbers.insert(hex, grid.hexes.len());
                grid.hexes.push(hex);
                grid.names.push(format!("{}{}", (b'A' + row as u8) as char, place + 1));
            }
        }
        grid
    }

    /// How many hexes there are.
    pub fn len(&self) -> usize {
        self.hexes.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.hexes.is_empty()
    }

    /// The hex of a number.
    pub fn hex(&self, number: usize) -> Hex {
        self.hexes[number]
    }

    /// The number of a hex, if it is on the board.
    pub fn number(&self, hex: Hex) -> Option<usize> {
        self.numbers.get(&hex).copied()
    }

    /// The name of a hex.
    pub fn name(&self, number: usize) -> &str {
        &self.names[number]
    }

    /// The hex of this name.
    pub fn named(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }

    /// Where a hex stands: half hexes from the left edge, rows from the bottom.
    pub fn place(&self, number: usize) -> (i32, i32) {
        let [x, row] = self.hexes[number].to_doubled_coordinates(DoubledHexMode::DoubledWidth);
        (x, row)
    }

    /// The hex at so many half hexes from the left and rows from the bottom, if it is on the board.
    pub fn at(&self, x: i32, row: i32) -> Option<usize> {
        self.number(Hex::from_doubled_coordinates([x, row], DoubledHexMode::DoubledWidth))
    }

    /// How many hexes lie between two, the second counted.
    pub fn distance(&self, a: usize, b: usize) -> u32 {
        self.hexes[a].unsigned_distance_to(self.hexes[b])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_numbered_from_the_bottom_left() {
        let grid = Grid::of_rows(&[3, 2, 3]);
        assert_eq!(grid.len(), 8);
        assert_eq!((grid.name(0), grid.name(3), grid.name(7)), ("A1", "B1", "C3"));
        assert_eq!(grid.named("B2"), Some(4));
        assert_eq!(grid.named("B3"), None);
        assert_eq!(grid.place(4), (3, 1));
        assert_eq!(grid.at(3, 1), Some(4));
        assert_eq!(grid.at(5, 1), None);
        assert_eq!(grid.distance(0, 7), 3);
        assert_eq!(grid.distance(0, 3), 1);
    }
}
