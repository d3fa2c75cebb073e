//! Many games between two players, of one set-up or of several in turn, with a file that lets a series be cut off and taken up again.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use contract::{Header, Journal, Match, Seat, Think, read_header};
use opponents::UnknownPlayer;
use thiserror::Error;

use crate::batch::play_missing;
use crate::fixture::Fixture;
use crate::rows::{Rows, at};
use crate::{GameResult, Run, Runner, Summary};

/// A series of games: game `index` has the seed `Seed::in_series(seed, index)`, and the scenario changes after each.
pub struct Series<G: Think>(Fixture<G>);

/// How a series is to be played.
#[derive(Clone, Debug)]
pub struct Orders {
    /// Which games of the series.
    pub games: Range<u64>,
    /// On how many threads.
    pub threads: usize,
    /// Where rows and match files are kept, if anywhere.
    pub folder: Option<PathBuf>,
    /// The date that match files bear.
    pub date: String,
}

/// Why a series could not be played or kept.
#[derive(Error, Debug)]
pub enum SeriesError {
    /// A player that does not exist.
    #[error(transparent)]
    Player(#[from] UnknownPlayer),
    /// A file that cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// A row that cannot be one of this series.
    #[error("{}, line {line}: {fault}", path.display())]
    Row {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        fault: RowFault,
    },
    /// A match file of some other series, which is not overwritten.
    #[error("{} belongs to another series of games: save this one into another folder", .0.display())]
    Foreign(PathBuf),
    /// A match that did not come out as it was played.
    #[error("game {0} does not replay as it was played: this is a fault in the game")]
    Replay(u64),
}

/// What is wrong with a row.
#[derive(Error, Clone, PartialEq, Eq, Debug)]
pub enum RowFault {
    /// It does not read as one.
    #[error("this is not a row of a series: {0}")]
    Unread(String),
    /// It is of some other game than the one it numbers.
    #[error("game {0} of this series has another seed")]
    Seed(u64),
    /// It was played in some other scenario or other seats than the game it numbers.
    #[error("game {0} of this series has another scenario or other seats")]
    Place(u64),
}

impl<G: Think> Series<G> {
    /// A series between two players, by name.
    pub fn new(game: Arc<G>, players: [&str; 2], seed: u64) -> Result<Series<G>, SeriesError> {
        Series::over(vec![game], players, seed)
    }

    /// A series in these set-ups in turn: one or more, which differ in the scenario alone.
    pub fn over(set_ups: Vec<Arc<G>>, players: [&str; 2], seed: u64) -> Result<Series<G>, SeriesError> {
        Ok(Series(Fixture::new(set_ups, players, seed)?))
    }

    /// The same series with its games cut off after so many entries.
    #[must_use]
    pub fn cut_off_after(self, longest: u64) -> Series<G> {
        Series(Fixture { longest, ..self.0 })
    }

    /// The name of its file, without the ending: everything that its results depend on.
    pub fn name(&self) -> String {
        self.0.name()
    }

    /// Plays the games that the folder does not hold yet, and sums up all of them. `done` is told of each game: of
    /// those found first, then of the others as they end, in no certain order.
    pub fn run(&self, orders: &Orders, done: &(dyn Fn(&GameResult) + Sync)) -> Result<Run, SeriesError> {
        let check = |result: &GameResult| self.0.check(result, result.index);
        let folder = orders.folder.as_deref();
        let kept = folder.map(|folder| Rows::open(folder, &self.name(), check)).transpose()?;
        // The row comes last: where there is a row, there is a match file.
        let play = |runner: &mut Runner<G>, index| self.play_and_save(runner, index, orders);
        let sum_up = |results: &[GameResult]| Summary::of(G::about().sides, results);
        play_missing(orders.games.clone(), orders.threads, self.0.longest, kept, play, sum_up, done)
    }

    /// Plays one game of the series.
    pub fn play(
        &self,
        runner: &mut Runner<G>,
        index: u64,
        log: Option<&mut Vec<(Seat, G::Decision)>>,
    ) -> GameResult {
        let game = self.0.set_up(index);
        let seed = self.0.seed_of(index);
        let mut players = Seat::BOTH.map(|seat| self.0.player(seat.index(), &seed, seat));
        let mut journal = Journal::mute();
        let played = match log {
            Some(log) => runner.play(game, &seed, &mut players, &mut journal, log),
            None => runner.play(game, &seed, &mut players, &mut journal, &mut ()),
        };
        GameResult::of(&**game, index, &seed, played)
    }

    fn play_and_save(
        &self,
        runner: &mut Runner<G>,
        index: u64,
        orders: &Orders,
    ) -> Result<GameResult, SeriesError> {
        let Some(folder) = &orders.folder else { return Ok(self.play(runner, index, None)) };
        let mut log = Vec::new();
        let result = self.play(runner, index, Some(&mut log));
        self.save(folder, &result, &log, &orders.date)?;
        Ok(result)
    }

    fn save(
        &self,
        folder: &Path,
        result: &GameResult,
        log: &[(Seat, G::Decision)],
        date: &str,
    ) -> Result<(), SeriesError> {
        let index = result.index;
        let path = folder.join(format!("{index:06}.match"));
        let (game, players) = (self.0.set_up(index).clone(), self.0.players.clone());
        let mut played = Match::begin(game, self.0.seed_of(index), date, players);
        for &(seat, decision) in &log[..result.entries as usize] {
            played.decide(seat, decision).map_err(|_| SeriesError::Replay(index))?;
        }
        if played.fingerprint() != result.hash {
            return Err(SeriesError::Replay(index));
        }
        if let Ok(text) = fs::read_to_string(&path) {
            let ours = played.header();
            let theirs = read_header(&text).map(|theirs| Header { date: ours.date.clone(), ..theirs });
            if theirs.as_ref() != Ok(ours) {
                return Err(SeriesError::Foreign(path));
            }
        }
        let draft = path.with_extension("match.part");
        fs::write(&draft, played.to_text()).map_err(at(&draft))?;
        fs::rename(&draft, &path).map_err(at(&path))
    }
}
