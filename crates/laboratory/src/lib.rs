//! Self-play in bulk, for any game: series of games that can be cut off and taken up again, counts of how often each
//! section of a rulebook showed, and how fast it all goes.
//!
//! A game is its seed: the dice are those of a match with that seed, the players' chance comes from the seed and the
//! seat, and nothing depends on threads or on the clock.

mod bench;
mod count;
mod game;
mod record;
mod series;
mod summary;

pub use bench::{Speed, bench};
pub use count::{Count, count};
pub use game::{Played, Runner, Watch, player_seed};
pub use record::{DRAW, Record};
pub use series::{Orders, RowFault, Run, Series, SeriesError};
pub use summary::{Share, Summary, wilson};

/// A game longer than this many entries is cut off, unless the caller says otherwise.
pub const LONGEST: u64 = 100_000;
