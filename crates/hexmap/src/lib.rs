//! Hex maps on top of a hex library: numbered places, exact lines of sight, maps as text.
//!
//! A [`Grid`] numbers the hexes of a board densely, so that a game can keep what it knows of them in arrays and sets of
//! bits. A [`line`] from centre to centre is reckoned in whole numbers: it is the same both ways, touches every hex that
//! it truly crosses, and says where it runs along the edge between two.

mod grid;
mod line;
mod set;
mod text;

pub use grid::{Grid, in_rows, place_in_rows};
pub use hexx::Hex;
pub use line::{Crossing, line};
pub use set::Set;
pub use text::{Cell, RowError, Rows};
