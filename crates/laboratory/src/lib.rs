//! Self-play in bulk, for any game: series of games that can be cut off and taken up again, an arena where two players
//! meet in both seats, counts of how often each section of a rulebook showed, weights for judgements fitted to results, and
//! how fast it all goes.
//!
//! A game is its seed: the dice are those of a match with that seed, the players' chance comes from the seed and the
//! seat, and nothing that is decided depends on threads or on the clock.

mod arena;
mod batch;
mod bench;
mod count;
mod fit;
mod fixture;
mod game;
mod questions;
mod result;
mod rows;
mod series;
mod summary;
mod times;

pub use arena::{Arena, Bout, Ended, Score, Standings};
pub use batch::Run;
pub use bench::{Speed, bench};
pub use count::{Count, count};
pub use fit::{Fit, FitError, Prediction, Sample, SampledGame, collect, fit};
pub use game::{Playthrough, Runner, Watch, player_seed};
pub use questions::{Asked, Prompted, Questions, questions};
pub use result::{DRAW, GameResult};
pub use series::{Orders, RowFault, Series, SeriesError};
pub use summary::{Share, Summary, Totals, wilson};
pub use times::{Times, percentile};

/// A game longer than this many entries is cut off, unless the caller says otherwise.
pub const LONGEST: u64 = 100_000;
