//! A game behind one door: everything that a program does with it, without naming its types.
//!
//! A game crate ends in one line, `pub static GAME: &dyn Game = &Door::<TheGame>::NEW;`. What is generic over games (matches,
//! computer players, bulk play, the conformance kit) is compiled there, once; whoever holds a [`Game`] calls it through a trait
//! object: [`Game`] makes ready and plays in bulk, [`Ready`] is a game made ready, [`Played`] a match of it.

mod door;
mod no;
mod packs;
mod played;
mod seated;

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use contract::kit::{Effort, Failure, Report};
use contract::{About, FileError, Header, Seed, Setup, SetupError};
use laboratory::{
    Bout, Count, FitError, GameResult, Orders, Questions, Run, SampledGame, SeriesError, Speed, Standings,
};
use table::{Language, Scene, Table, Text};
use thiserror::Error;

pub use door::Door;
pub use no::{Kind, No};
pub use packs::{PACK_FILE, find_pack, load_pack, pack_game};
pub use played::{
    Done, Draft, Eye, Look, Note, Played, Pondering, Snapshot, Thought, Tried, Window, back_to,
};

/// A game.
pub trait Game: Send + Sync {
    /// What it says of itself.
    fn about(&self) -> &'static About;
    /// Makes it ready to play.
    fn ready(&self, setup: Setup) -> Result<Arc<dyn Ready>, SetupError>;

    /// Plays a series of games in these set-ups in turn, which differ in the scenario alone: see [`laboratory::Series`].
    fn simulate(
        &self,
        set_ups: &[Arc<dyn Ready>],
        players: [&str; 2],
        seed: u64,
        orders: &Orders,
        done: &(dyn Fn(&GameResult) + Sync),
    ) -> Result<Run, SeriesError>;
    /// Lets two players meet in both seats of these set-ups: see [`laboratory::Arena`].
    fn arena(
        &self,
        set_ups: &[Arc<dyn Ready>],
        players: [&str; 2],
        seed: u64,
        orders: &Orders,
        done: &(dyn Fn(&Bout) + Sync),
    ) -> Result<Run<Bout, Standings>, SeriesError>;
    /// Plays games for fitting the weights of its judgement: see [`laboratory::collect`].
    fn collect(
        &self,
        set_ups: &[Arc<dyn Ready>],
        player: &str,
        seed: u64,
        games: u64,
        threads: usize,
        done: &(dyn Fn(&SampledGame) + Sync),
    ) -> Result<Run<SampledGame>, FitError>;
    /// Holds it, in these set-ups in turn, to the contract: see [`contract::kit`].
    fn conform(&self, set_ups: &[Arc<dyn Ready>], effort: Effort) -> Result<Report, Box<Failure>>;
}

/// A game made ready to play.
pub trait Ready: Send + Sync {
    /// What the game says of itself.
    fn about(&self) -> &'static About;
    /// What it was made ready with.
    fn setup(&self) -> &Setup;
    /// The parts of the table that do not change.
    fn scene(&self) -> Scene;

    /// What a spectator sees before anything is decided.
    fn before_play(&self) -> Table;

    /// A new match.
    fn begin(&self, seed: Seed, date: &str, players: [String; 2]) -> Box<dyn Played>;
    /// A match with this header, at its start.
    fn open(&self, header: Header) -> Result<Box<dyn Played>, Text>;
    /// A match with this header, taken up after a snapshot.
    fn resume(&self, header: Header, snapshot: &Snapshot) -> Result<Box<dyn Played>, Text>;
    /// A match file, replayed.
    fn read(&self, text: &str) -> Result<Box<dyn Played>, FileError>;

    /// How often each section of the rulebook shows in play: see [`laboratory::count`].
    fn count(
        &self,
        players: [&str; 2],
        seed: u64,
        games: u64,
        done: &dyn Fn(u64),
    ) -> Result<Count, SeriesError>;
    /// How often people are asked: see [`laboratory::questions`].
    fn questions(
        &self,
        players: [&str; 2],
        seed: u64,
        games: u64,
        threads: usize,
        done: &(dyn Fn(u64) + Sync),
    ) -> Result<Questions, SeriesError>;
    /// Whether a game at random comes to its end.
    fn ends(&self, seed: u64) -> bool;
    /// How fast it goes: see [`laboratory::bench`].
    fn bench(&self, seed: u64, time: Duration) -> Speed;

    /// Itself, for the game that made it.
    fn as_any(&self) -> &dyn Any;
}

/// There is no game of this name.
#[derive(Error, Clone, PartialEq, Eq, Debug)]
#[error("there is no game “{asked}”; there are: {}", .there_are.join(", "))]
pub struct UnknownGame {
    /// The name asked for.
    pub asked: String,
    /// The names there are.
    pub there_are: Vec<&'static str>,
}

/// The games that a program knows.
pub type Games = &'static [&'static dyn Game];

/// The game of this name.
pub fn named(games: Games, id: &str) -> Result<&'static dyn Game, UnknownGame> {
    games.iter().copied().find(|game| game.about().id == id).ok_or_else(|| UnknownGame {
        asked: id.to_string(),
        there_are: games.iter().map(|game| game.about().id).collect(),
    })
}

/// What is said here, in a language: faults of packs on disk.
pub fn messages(language: Language) -> &'static str {
    match language {
        Language::Fr => include_str!("../i18n/fr.ftl"),
        Language::En => include_str!("../i18n/en.ftl"),
    }
}
