//! Computer players: the same code for every game, written against the contract alone.
//!
//! A player is given a [`View`], which shows what its seat may see and nothing more: it can imagine what is hidden,
//! never look.

mod greedy;
mod level;
mod random;
mod rollout;
mod search;
mod threads;
mod tree;

use contract::{Think, View};
use thiserror::Error;

pub use greedy::{Greedy, Tries};
pub use level::Level;
pub use random::Random;
pub use rollout::Manner;
pub use search::{Budget, Mind, Search, Work};
pub use threads::side_by_side;

/// Someone who decides for a seat.
pub trait Player<G: Think>: Send {
    /// What it is called, as typed.
    fn name(&self) -> String;

    /// Takes one of the decisions on offer. `offered` is what the view lists and is never empty: whoever asks has
    /// listed it already, so it is not listed twice. A player is asked even where only one is on offer: it sees that a
    /// turn has begun.
    fn choose_among(&mut self, view: &View<G>, offered: &[G::Decision]) -> G::Decision;
}

/// The players there are, by name. There is also `search-N`: the search with N iterations a turn.
pub const NAMES: &[&str] = &["random", "greedy", "recrue", "sergent", "general"];

/// Raised whenever a computer player of the same name may decide otherwise than before, be it for its own sake or for
/// what the games tell it: rows of a series are kept under it, and those of other players are not mixed with them.
pub const VERSION: u32 = 5;

/// There is no computer player of this name.
#[derive(Error, Clone, PartialEq, Eq, Debug)]
#[error("there is no player “{0}”; there are: {known} and search-N", known = NAMES.join(", "))]
pub struct UnknownPlayer(pub String);

/// The player of this name on one thread, with chance of its own from the seed.
pub fn by_name<G: Think>(name: &str, seed: u64) -> Result<Box<dyn Player<G>>, UnknownPlayer> {
    on_threads(name, seed, 1)
}

/// The player of this name, on as many threads as it is given if it has a use for them.
pub fn on_threads<G: Think>(
    name: &str,
    seed: u64,
    threads: usize,
) -> Result<Box<dyn Player<G>>, UnknownPlayer> {
    let mind = match name {
        "random" => return Ok(Box::new(Random::new(seed))),
        "greedy" => return Ok(Box::new(Greedy::new(seed))),
        _ => mind_of(name, G::about().horizons).ok_or_else(|| UnknownPlayer(name.to_string()))?,
    };
    Ok(Box::new(Search::new(name, Mind { threads, ..mind }, seed)))
}

/// Whether there is a player of this name.
pub fn is_known(name: &str) -> bool {
    NAMES.contains(&name) || mind_of(name, [1; 3]).is_some()
}

/// How the searching player of this name thinks about a game of these horizons.
fn mind_of(name: &str, horizons: [u32; 3]) -> Option<Mind> {
    if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == name) {
        return Some(level.mind(horizons));
    }
    let iterations = name.strip_prefix("search-")?.parse().ok().filter(|iterations| *iterations > 0)?;
    let horizon = horizons[Level::Sergent as usize];
    Some(Mind { budget: Budget::iterations(iterations), horizon, ..Mind::default() })
}
