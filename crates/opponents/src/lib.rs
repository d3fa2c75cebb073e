//! Computer players: the same code for every game, written against the contract alone.
//!
//! A player is given a [`View`], which shows what its seat may see and nothing more: it can imagine what is hidden,
//! never look.

mod greedy;
mod playout;
mod random;
mod search;
mod tree;

use contract::{Rules, View};
use thiserror::Error;

pub use greedy::{Effort, Greedy};
pub use playout::Manner;
pub use random::Random;
pub use search::{Budget, Mind, Search, Work};

/// Someone who decides for a seat.
pub trait Player<G: Rules>: Send {
    /// What it is called, as typed.
    fn name(&self) -> String;

    /// Takes one of the decisions on offer. `offered` is what the view lists and is never empty: whoever asks has
    /// listed it already, so it is not listed twice.
    fn choose_among(&mut self, view: &View<G>, offered: &[G::Decision]) -> G::Decision;
}

/// The players there are, by name.
pub const NAMES: &[&str] = &["random", "greedy"];

/// There is no computer player of this name.
#[derive(Error, Clone, PartialEq, Eq, Debug)]
#[error("there is no player “{0}”; there are: {known}", known = NAMES.join(", "))]
pub struct UnknownPlayer(pub String);

/// The player of this name, with chance of its own from the seed.
pub fn by_name<G: Rules>(name: &str, seed: u64) -> Result<Box<dyn Player<G>>, UnknownPlayer> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        "greedy" => Ok(Box::new(Greedy::new(seed))),
        _ => match experimental(name) {
            Some(mind) => Ok(Box::new(Search::new(name, mind, seed))),
            None => Err(UnknownPlayer(name.to_string())),
        },
    }
}

/// `search-ITER-hH-gG-wW-eE`.
fn experimental(name: &str) -> Option<Mind> {
    let rest = name.strip_prefix("search-")?;
    let mut mind = Mind::default();
    for (place, word) in rest.split('-').enumerate() {
        if place == 0 {
            mind.budget = Budget::iterations(word.parse().ok()?);
            continue;
        }
        let (key, value) = word.split_at(1);
        match key {
            "h" => mind.horizon = value.parse().ok()?,
            "d" => mind.depth = value.parse().ok()?,
            "g" => mind.manner.glances = value.parse().ok()?,
            "w" => mind.manner.wander = value.parse().ok()?,
            "e" => mind.explore = value.parse().ok()?,
            "s" => mind.budget = Budget { iterations: u64::MAX, steps: value.parse().ok()?, ..mind.budget },
            "t" => mind.threads = value.parse().ok()?,
            _ => return None,
        }
    }
    Some(mind)
}
