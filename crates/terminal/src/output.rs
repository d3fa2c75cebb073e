//! How figures and tables are written.

use std::fmt;
use std::io;

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use table::Language;

/// Whether an error is only that nobody reads any more.
pub fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// A failure that has been told in its own way, so that nothing is left to say.
#[derive(Debug)]
pub struct AlreadyTold;

impl fmt::Display for AlreadyTold {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl std::error::Error for AlreadyTold {}

/// A narrow space that no line is broken at, as French puts before percent signs and between thousands.
const NARROW: char = '\u{202f}';

/// A number with so many decimals.
pub fn decimal(language: Language, number: f64, decimals: usize) -> String {
    let plain = format!("{number:.decimals$}");
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let (sign, digits) = whole.strip_prefix('-').map_or(("", whole), |digits| ("−", digits));
    let (thousands, point) = language.either((NARROW, ','), (',', '.'));
    let mut text = String::from(sign);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(thousands);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push(point);
        text.push_str(fraction);
    }
    text
}

/// A whole number.
pub fn whole(language: Language, number: u64) -> String {
    decimal(language, number as f64, 0)
}

/// A share as a percentage.
pub fn percent(language: Language, share: f64) -> String {
    // What can happen is not shown as if it could not.
    if share > 0.0 && share < 0.0005 {
        return format!("< {}", percent(language, 0.001));
    }
    let number = decimal(language, 100.0 * share, 1);
    language.either(format!("{number}{NARROW}%"), format!("{number}%"))
}

/// A table with this head; all columns but the first `left` ones hold figures.
pub fn columns(head: &[String], left: usize) -> Table {
    let mut page = Table::new();
    page.load_style(presets::NOTHING);
    page.set_content_arrangement(ContentArrangement::Dynamic);
    page.set_header(head);
    for (index, column) in page.column_iter_mut().enumerate() {
        if index >= left {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_written_as_the_language_writes_them() {
        assert_eq!(decimal(Language::Fr, 1234567.25, 1), "1\u{202f}234\u{202f}567,2");
        assert_eq!(decimal(Language::En, 1234567.25, 1), "1,234,567.2");
        assert_eq!(decimal(Language::En, -12.0, 0), "−12");
        assert_eq!(whole(Language::Fr, 999), "999");
        assert_eq!(percent(Language::Fr, 0.4166), "41,7\u{202f}%");
        assert_eq!(percent(Language::En, 1.0), "100.0%");
        assert_eq!(percent(Language::En, 0.0), "0.0%");
        assert_eq!(percent(Language::En, 1e-9), "< 0.1%");
    }
}
