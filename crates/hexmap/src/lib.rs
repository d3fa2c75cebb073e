//! Hex maps on top of a hex library: numbered places, exact lines of sight, maps as text.
//!
//! A [`Grid`] numbers the hexes of a board densely, so that a game can keep what it knows of them in arrays and sets of
//! bits. A [`line`] from centre to centre is reckoned in whole numbers: it is the same both ways, touches every hex that
//! it truly crosses, and says where it runs along the edge between two.
//!
//! A [`Plan`](plan::Plan) is a grid with its neighbours, on which a game lays [`Courses`] of roads and rivers, stands
//! counters in [`Stacks`], looks for the cheapest [`Ways`], and which it draws.

mod counters;
mod course;
mod grid;
mod line;
pub mod plan;
mod scene;
mod set;
mod source;
mod text;
mod way;
mod ways;

pub use counters::{NOBODY, Slot, Stacks, Units, check_id, each, one, set_of};
pub use course::{Course, Courses, PathData, SidesData};
pub use grid::{Grid, in_rows, place_in_rows};
pub use hexx::Hex;
pub use line::{Crossing, line};
pub use scene::{overlay, piece_kinds};
pub use set::{List, Set};
pub use source::Source;
pub use text::{Cell, RowError, Rows};
pub use way::Way;
pub use ways::{FAR, Ways};

/// The keys of what is said of a faulty file; the games have the words.
pub const MESSAGES: [&str; 6] =
    ["map-no-hex", "map-no-path", "map-no-side", "map-not-adjacent", "unit-id", "unit-twice"];
