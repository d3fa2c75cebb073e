//! One row a game.

use contract::{Outcome, Seed, Think};
use serde::{Deserialize, Serialize};

use crate::rows::Row;
use crate::{Ended, Playthrough};

/// What a drawn game has for its outcome.
pub const DRAW: &str = "draw";

/// What is kept of a game: one row of a series.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// Its number in the series, from 0.
    pub index: u64,
    /// Its seed: with the players, all that is needed to play it again.
    pub seed: String,
    /// The scenario.
    pub scenario: String,
    /// The options.
    pub options: Vec<String>,
    /// The side that won, or [`DRAW`]; none where the game was cut off.
    pub outcome: Option<String>,
    /// The turn it ended in.
    pub turns: u32,
    /// Real choices: decisions where two or more were on offer.
    pub decisions: u64,
    /// Decisions in all: the entries of the match.
    pub entries: u64,
    /// Decisions that the rules refused.
    pub refused: u64,
    /// Whether it was played to its end.
    pub finished: bool,
    /// The digest of the last position.
    pub hash: String,
}

impl GameResult {
    pub(crate) fn of<G: Think>(game: &G, index: u64, seed: &Seed, played: Playthrough) -> GameResult {
        let outcome = played.outcome.map(|outcome| match outcome {
            Outcome::Won(seat) => G::about().sides[seat.index()].to_string(),
            Outcome::Drawn => DRAW.to_string(),
        });
        GameResult {
            index,
            seed: seed.to_string(),
            scenario: game.setup().scenario.clone(),
            options: game.setup().options.clone(),
            finished: outcome.is_some(),
            outcome,
            turns: played.turns,
            decisions: played.decisions,
            entries: played.entries,
            refused: played.refused,
            hash: played.hash,
        }
    }

    /// How it ended for a side; none where the game was cut off.
    pub fn ended(&self, side: &str) -> Option<Ended> {
        self.outcome.as_deref().map(|outcome| match outcome {
            DRAW => Ended::Drawn,
            winner if winner == side => Ended::Won,
            _ => Ended::Lost,
        })
    }
}

impl Row for GameResult {
    fn result(&self) -> &GameResult {
        self
    }
}
