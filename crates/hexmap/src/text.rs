//! Maps as text: a line a row, a few characters a hex.

/// One hex of a map, as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell<'a> {
    /// The characters.
    pub text: &'a str,
    /// Where they stand in the text, in bytes.
    pub at: usize,
}

/// What is wrong with the rows of a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RowError {
    /// A row is missing or out of order: this one was expected.
    Expected {
        /// The letter of the row.
        row: char,
        /// Where, in bytes.
        at: usize,
    },
    /// A row has another number of hexes than the board.
    Length {
        /// The letter of the row.
        row: char,
        /// How many it has.
        found: usize,
        /// How many it should have.
        expected: usize,
        /// Where, in bytes.
        at: usize,
    },
}

/// The rows of a map, from the top: each begins with its letter, then come its hexes, separated by any spaces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rows<'a> {
    /// The hexes, row by row from the bottom, each from the left: in the order of a [`crate::Grid`].
    pub cells: Vec<Cell<'a>>,
}

impl<'a> Rows<'a> {
    /// Reads the rows of a board whose rows, from the bottom, have so many hexes.
    ///
    /// # Errors
    /// The first row that is missing, out of order, too long or too short.
    pub fn read(text: &'a str, lengths: &[usize]) -> Result<Rows<'a>, RowError> {
        let mut rows: Vec<Vec<Cell<'a>>> = Vec::new();
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            let mut words = words(line).map(|(at, text)| Cell { text, at: start + at });
            if let Some(label) = words.next() {
                let cells: Vec<Cell> = words.collect();
                let Some(row) = lengths.len().checked_sub(rows.len() + 1) else {
                    return Err(RowError::Length {
                        row: ' ',
                        found: rows.len() + 1,
                        expected: rows.len(),
                        at: label.at,
                    });
                };
                let letter = (b'A' + row as u8) as char;
                if label.text.len() != 1 || !label.text.starts_with(letter) {
                    return Err(RowError::Expected { row: letter, at: label.at });
                }
                if cells.len() != lengths[row] {
                    let at = cells.get(lengths[row]).map_or(label.at, |cell| cell.at);
                    return Err(RowError::Length {
                        row: letter,
                        found: cells.len(),
                        expected: lengths[row],
                        at,
                    });
                }
                rows.push(cells);
            }
            start += line.len();
        }
        if rows.len() < lengths.len() {
            let row = (b'A' + (lengths.len() - rows.len() - 1) as u8) as char;
            return Err(RowError::Expected { row, at: text.len() });
        }
        rows.reverse();
        Ok(Rows { cells: rows.into_iter().flatten().collect() })
    }
}

/// The words of a line with the byte each begins at.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    line.split_whitespace().map(move |word| (word.as_ptr() as usize - line.as_ptr() as usize, word))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LENGTHS: [usize; 3] = [2, 1, 2];

    #[test]
    fn rows_are_read_from_the_top_and_kept_from_the_bottom() {
        let rows = Rows::read("\nC  aa bb\nB    cc\nA dd   ee\n", &LENGTHS).unwrap();
        let texts: Vec<&str> = rows.cells.iter().map(|cell| cell.text).collect();
        assert_eq!(texts, ["dd", "ee", "cc", "aa", "bb"]);
        assert_eq!(rows.cells[3].at, 4);
    }

    #[test]
    fn a_row_too_short_too_long_missing_or_out_of_order_is_found() {
        let read = |text| Rows::read(text, &LENGTHS).unwrap_err();
        assert_eq!(read("C aa\n"), RowError::Length { row: 'C', found: 1, expected: 2, at: 0 });
        assert_eq!(read("C aa bb\nB cc dd\n"), RowError::Length { row: 'B', found: 2, expected: 1, at: 13 });
        assert_eq!(read("C aa bb\nA dd ee\n"), RowError::Expected { row: 'B', at: 8 });
        assert_eq!(read("C aa bb\nB cc\n"), RowError::Expected { row: 'A', at: 13 });
        let four = read("C aa bb\nB cc\nA dd ee\nA ff gg\n");
        assert_eq!(four, RowError::Length { row: ' ', found: 4, expected: 3, at: 21 });
    }
}
