//! Many games between two players, of one set-up or of several in turn, with a file that lets a series be cut off and taken up again.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use contract::{Journal, Match, Seat, Seed, Think, read_header};
use opponents::{Player, UnknownPlayer};
use thiserror::Error;

use crate::batch::play_missing;
use crate::rows::{Rows, at, check_seed, file_name};
use crate::{GameResult, LONGEST, Run, Runner, Summary, player_seed};

/// A series of games: game `index` has the seed `Seed::in_series(seed, index)`, and the scenario changes after each.
pub struct Series<G: Think> {
    set_ups: Vec<Arc<G>>,
    players: [String; 2],
    seed: u64,
    longest: u64,
}

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
        assert!(!set_ups.is_empty(), "a series needs a set-up");
        for name in players {
            opponents::by_name::<G>(name, 0)?;
        }
        Ok(Series { set_ups, players: players.map(str::to_string), seed, longest: LONGEST })
    }

    /// The same series with its games cut off after so many entries.
    #[must_use]
    pub fn cut_off_after(self, longest: u64) -> Series<G> {
        Series { longest, ..self }
    }

    /// The name of its file, without the ending: everything that its results depend on.
    pub fn name(&self) -> String {
        file_name(&self.set_ups, &self.players, self.seed, self.longest)
    }

    /// The set-up of a game.
    fn set_up(&self, index: u64) -> &Arc<G> {
        &self.set_ups[(index % self.set_ups.len() as u64) as usize]
    }

    /// An error unless a row is of the game that it numbers.
    fn check(&self, record: &GameResult) -> Result<(), RowFault> {
        check_seed(self.seed, record)?;
        let same = record.scenario == self.set_up(record.index).setup().scenario;
        if same { Ok(()) } else { Err(RowFault::Place(record.index)) }
    }

    /// Plays the games that the folder does not hold yet, and sums up all of them. `done` is told of each game: of
    /// those found first, then of the others as they end, in no certain order.
    pub fn run(&self, orders: &Orders, done: &(dyn Fn(&GameResult) + Sync)) -> Result<Run, SeriesError> {
        let check = |record: &GameResult| self.check(record);
        let folder = orders.folder.as_deref();
        let kept = folder.map(|folder| Rows::open(folder, &self.name(), check)).transpose()?;
        // The row comes last: where there is a row, there is a match file.
        let play = |runner: &mut Runner<G>, index| self.play_and_save(runner, index, orders);
        let sum_up = |records: &[GameResult]| Summary::of(G::about().sides, records);
        play_missing(orders.games.clone(), orders.threads, self.longest, kept, play, sum_up, done)
    }

    /// Plays one game of the series.
    pub fn play(
        &self,
        runner: &mut Runner<G>,
        index: u64,
        log: Option<&mut Vec<(Seat, G::Decision)>>,
    ) -> GameResult {
        let game = self.set_up(index);
        let seed = Seed::in_series(self.seed, index);
        let mut players = Seat::BOTH.map(|seat| self.player(&seed, seat));
        let mut journal = Journal::mute();
        let played = match log {
            Some(log) => runner.play(game, &seed, &mut players, &mut journal, log),
            None => runner.play(game, &seed, &mut players, &mut journal, &mut ()),
        };
        GameResult::of(&**game, index, &seed, played)
    }

    fn player(&self, seed: &Seed, seat: Seat) -> Box<dyn Player<G>> {
        opponents::by_name(&self.players[seat.index()], player_seed(seed, seat))
            .expect("names are checked in `new`")
    }

    fn play_and_save(
        &self,
        runner: &mut Runner<G>,
        index: u64,
        orders: &Orders,
    ) -> Result<GameResult, SeriesError> {
        let Some(folder) = &orders.folder else { return Ok(self.play(runner, index, None)) };
        let mut log = Vec::new();
        let record = self.play(runner, index, Some(&mut log));
        self.save(folder, &record, &log, &orders.date)?;
        Ok(record)
    }

    fn save(
        &self,
        folder: &Path,
        record: &GameResult,
        log: &[(Seat, G::Decision)],
        date: &str,
    ) -> Result<(), SeriesError> {
        let index = record.index;
        let path = folder.join(format!("{index:06}.match"));
        let seed = Seed::in_series(self.seed, index);
        let mut played = Match::begin(self.set_up(index).clone(), seed, date, self.players.clone());
        for &(seat, decision) in &log[..record.entries as usize] {
            played.decide(seat, decision).map_err(|_| SeriesError::Replay(index))?;
        }
        if played.fingerprint() != record.hash {
            return Err(SeriesError::Replay(index));
        }
        if let Ok(text) = fs::read_to_string(&path) {
            let ours = played.header();
            let same = read_header(&text).is_ok_and(|theirs| {
                let mut theirs = theirs;
                theirs.date.clone_from(&ours.date);
                theirs == *ours
            });
            if !same {
                return Err(SeriesError::Foreign(path));
            }
        }
        let draft = path.with_extension("match.part");
        fs::write(&draft, played.to_text()).map_err(at(&draft))?;
        fs::rename(&draft, &path).map_err(at(&path))
    }
}
