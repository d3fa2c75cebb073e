//! A board of hexes, numbered densely.

use std::collections::HashMap;

use hexx::{DoubledHexMode, Hex};

/// A board of hexes: horizontal rows of hexes pointed at the top, numbered row after row from the bottom left or from the top
/// left, or columns of hexes flat at the top, numbered column after column from the top left.
#[derive(Clone, Debug)]
pub struct Grid {
    lie: DoubledHexMode,
    hexes: Vec<Hex>,
    names: Vec<String>,
    numbers: HashMap<Hex, usize>,
}

impl Grid {
    /// A board whose rows, from the bottom, have so many hexes; every other row, beginning with the second, is set half a
    /// hex to the right. Rows are lettered from A, hexes counted from 1: `F6`.
    pub fn of_rows(lengths: &[usize]) -> Grid {
        let mut grid = Grid::empty(DoubledHexMode::DoubledWidth);
        for (row, &length) in lengths.iter().enumerate() {
            for place in 0..length {
                let name = format!("{}{}", (b'A' + row as u8) as char, place + 1);
                grid.add([(2 * place + row % 2) as i32, row as i32], name);
            }
        }
        grid
    }

    /// A board whose columns, from the left, have so many hexes; every other column, beginning with the second, stands half
    /// a hex lower. A hex is called by its column and row, both counted from 1: `1405`.
    pub fn of_columns(lengths: &[usize]) -> Grid {
        let mut grid = Grid::empty(DoubledHexMode::DoubledHeight);
        for (column, &length) in lengths.iter().enumerate() {
            for place in 0..length {
                let name = format!("{:02}{:02}", column + 1, place + 1);
                grid.add([column as i32, (2 * place + column % 2) as i32], name);
            }
        }
        grid
    }

    /// A board of so many rows, lettered A to Z and then AA to AZ from the top, with as many hexes each; every other row,
    /// beginning with the second, is set half a hex to the right. A hex is called by its row and its place in it, counted from
    /// 1: `F06`, `AA33`.
    pub fn of_lettered_rows(rows: usize, columns: usize) -> Grid {
        let mut grid = Grid::empty(DoubledHexMode::DoubledWidth);
        for row in 0..rows {
            for place in 0..columns {
                let name = format!("{}{:02}", row_letters(row), place + 1);
                grid.add([(2 * place + row % 2) as i32, row as i32], name);
            }
        }
        grid
    }

    fn empty(lie: DoubledHexMode) -> Grid {
        Grid { lie, hexes: Vec::new(), names: Vec::new(), numbers: HashMap::new() }
    }

    fn add(&mut self, doubled: [i32; 2], name: String) {
        let hex = Hex::from_doubled_coordinates(doubled, self.lie);
        self.numbers.insert(hex, self.hexes.len());
        self.hexes.push(hex);
        self.names.push(name);
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

    /// Where a hex stands: half hexes from the left edge and rows from wherever rows are counted, or columns from the left and
    /// half hexes from the top.
    pub fn place(&self, number: usize) -> (i32, i32) {
        let [x, y] = self.hexes[number].to_doubled_coordinates(self.lie);
        (x, y)
    }

    /// The hex that stands there, if it is on the board: see [`Grid::place`].
    pub fn at(&self, x: i32, y: i32) -> Option<usize> {
        self.number(Hex::from_doubled_coordinates([x, y], self.lie))
    }

    /// Whether it lies in rows; otherwise it lies in columns.
    pub fn is_in_rows(&self) -> bool {
        self.lie == DoubledHexMode::DoubledWidth
    }

    /// The way to the six neighbours of a hex, as [`Grid::place`] counts, clockwise: from the north-east where rows are counted
    /// from the north, or from the north.
    pub fn sides(&self) -> [(i32, i32); 6] {
        match self.lie {
            DoubledHexMode::DoubledWidth => [(1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)],
            DoubledHexMode::DoubledHeight => [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)],
        }
    }

    /// How many hexes lie between two, the second counted.
    pub fn distance(&self, a: usize, b: usize) -> u32 {
        self.hexes[a].unsigned_distance_to(self.hexes[b])
    }
}

/// The hex of a board in rows that stands so many half hexes to the right and rows on from the origin.
pub fn in_rows(x: i32, row: i32) -> Hex {
    Hex::from_doubled_coordinates([x, row], DoubledHexMode::DoubledWidth)
}

/// Where a hex of a board in rows stands: half hexes to the right and rows on from the origin.
pub fn place_in_rows(hex: Hex) -> (i32, i32) {
    let [x, row] = hex.to_doubled_coordinates(DoubledHexMode::DoubledWidth);
    (x, row)
}

/// The letters of a row counted from 0: A to Z, then AA, AB and so on.
fn row_letters(row: usize) -> String {
    let letter = |number: usize| (b'A' + number as u8) as char;
    match row / 26 {
        0 => letter(row).to_string(),
        rounds => format!("{}{}", letter(rounds - 1), letter(row % 26)),
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

    #[test]
    fn columns_are_numbered_from_the_top_left_and_every_other_one_stands_lower() {
        let grid = Grid::of_columns(&[3, 2, 3]);
        assert_eq!(grid.len(), 8);
        assert_eq!((grid.name(0), grid.name(3), grid.name(7)), ("0101", "0201", "0303"));
        let named = |name| grid.named(name).unwrap();
        assert_eq!(grid.place(named("0201")), (1, 1));
        assert_eq!(grid.at(2, 4), Some(named("0303")));
        assert_eq!(grid.at(1, 5), None);
        let near = |a, b| grid.distance(named(a), named(b)) == 1;
        assert!(near("0201", "0101") && near("0201", "0102") && near("0201", "0302") && near("0201", "0202"));
        assert!(!near("0201", "0103") && !near("0101", "0202"));
    }

    #[test]
    fn lettered_rows_are_numbered_from_the_top_left() {
        let grid = Grid::of_lettered_rows(28, 4);
        assert_eq!(grid.len(), 28 * 4);
        assert_eq!((grid.name(0), grid.name(4), grid.name(103)), ("A01", "B01", "Z04"));
        assert_eq!((grid.name(104), grid.name(111)), ("AA01", "AB04"));
        let named = |name| grid.named(name).unwrap();
        assert_eq!(grid.place(named("B01")), (1, 1));
        assert_eq!(grid.at(6, 2), Some(named("C04")));
        assert_eq!(grid.at(8, 2), None);
        let near = |a, b| grid.distance(named(a), named(b)) == 1;
        assert!(near("B02", "A02") && near("B02", "A03") && near("B02", "C02") && near("B02", "C03"));
        assert!(near("B02", "B01") && near("Z02", "AA02") && !near("B02", "A01") && !near("A01", "B02"));
        assert_eq!(grid.distance(named("A01"), named("E01")), 4);
    }
}
