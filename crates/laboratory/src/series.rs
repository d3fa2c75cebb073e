//! Many games of one set-up, between two players, with a file that lets a series be cut off and taken up again.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Instant;

use contract::{Journal, Match, Rules, Seat, Seed, read_header};
use opponents::{Player, UnknownPlayer};
use thiserror::Error;

use crate::{LONGEST, Record, Runner, Summary, player_seed};

/// A series of games: game `index` has the seed `Seed::in_series(seed, index)`.
pub struct Series<G: Rules> {
    game: Arc<G>,
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

/// The games of a series, after they were played.
#[derive(Clone, PartialEq, Debug)]
pub struct Run {
    /// One row a game, in order.
    pub records: Vec<Record>,
    /// What they add up to.
    pub summary: Summary,
    /// How many were played just now, and not found in the folder.
    pub played: u64,
    /// The real choices of those.
    pub decisions: u64,
    /// How long those took.
    pub seconds: f64,
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
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> SeriesError {
    |error| SeriesError::File { path: path.to_path_buf(), error }
}

impl<G: Rules> Series<G> {
    /// A series between two players, by name.
    pub fn new(game: Arc<G>, players: [&str; 2], seed: u64) -> Result<Series<G>, SeriesError> {
        for name in players {
            opponents::by_name::<G>(name, 0)?;
        }
        Ok(Series { game, players: players.map(str::to_string), seed, longest: LONGEST })
    }

    /// The same series with its games cut off after so many entries.
    #[must_use]
    pub fn cut_off_after(self, longest: u64) -> Series<G> {
        Series { longest, ..self }
    }

    /// The name of its file, without the ending: everything that its results depend on.
    pub fn name(&self) -> String {
        let about = G::about();
        let setup = self.game.setup();
        let mut name = format!("{}-rules{}-{}", about.id, about.rules, setup.scenario);
        match setup.options.len() {
            0 => {}
            // A file's name has no room for a long list.
            count if count > 1 && count == about.options.len() => name = format!("{name}-all"),
            _ => name = format!("{name}-{}", setup.options.join("+")),
        }
        let pack = setup.pack.hash();
        if pack != (about.pack)().hash() {
            name = format!("{name}-pack{pack}");
        }
        name = format!("{name}-{}-{}-seed{}", self.players[0], self.players[1], self.seed);
        if self.longest != LONGEST {
            name = format!("{name}-longest{}", self.longest);
        }
        name
    }

    /// Plays the games that the folder does not hold yet, and sums up all of them. `done` is told of each game: of
    /// those found first, then of the others as they end, in no certain order.
    pub fn run(&self, orders: &Orders, done: &(dyn Fn(&Record) + Sync)) -> Result<Run, SeriesError> {
        let rows = match &orders.folder {
            Some(folder) => Some(self.open(folder)?),
            None => None,
        };
        let (mut known, rows) = match rows {
            Some((known, rows)) => (known, Some(Mutex::new(rows))),
            None => (BTreeMap::new(), None),
        };
        known.retain(|index, _| orders.games.contains(index));
        known.values().for_each(done);
        let missing: Vec<u64> = orders.games.clone().filter(|index| !known.contains_key(index)).collect();

        let started = Instant::now();
        let next = AtomicU64::new(0);
        let failed = AtomicBool::new(false);
        let work = || -> Result<Vec<Record>, SeriesError> {
            let mut runner = Runner::new(self.longest);
            let mut records = Vec::new();
            while !failed.load(Ordering::Relaxed) {
                let Some(&index) = missing.get(next.fetch_add(1, Ordering::Relaxed) as usize) else { break };
                let record = self.play_and_keep(&mut runner, index, orders, rows.as_ref());
                let record = record.inspect_err(|_| failed.store(true, Ordering::Relaxed))?;
                done(&record);
                records.push(record);
            }
            Ok(records)
        };
        let results: Vec<Result<Vec<Record>, SeriesError>> = thread::scope(|scope| {
            let others: Vec<_> = (1..orders.threads.max(1)).map(|_| scope.spawn(work)).collect();
            let own = work();
            let joined = others.into_iter().map(|thread| match thread.join() {
                Ok(result) => result,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            std::iter::once(own).chain(joined).collect()
        });
        let seconds = started.elapsed().as_secs_f64();

        let (mut played, mut decisions) = (0, 0);
        for result in results {
            for record in result? {
                played += 1;
                decisions += record.decisions;
                known.insert(record.index, record);
            }
        }
        let records: Vec<Record> = known.into_values().collect();
        let summary = Summary::of(G::about().sides, &records);
        Ok(Run { records, summary, played, decisions, seconds })
    }

    /// Plays one game of the series.
    pub fn play(
        &self,
        runner: &mut Runner<G>,
        index: u64,
        log: Option<&mut Vec<(Seat, G::Decision)>>,
    ) -> Record {
        let seed = Seed::in_series(self.seed, index);
        let mut players = Seat::BOTH.map(|seat| self.player(&seed, seat));
        let mut journal = Journal::mute();
        let played = match log {
            Some(log) => runner.play(&self.game, &seed, &mut players, &mut journal, log),
            None => runner.play(&self.game, &seed, &mut players, &mut journal, &mut ()),
        };
        Record::of(&*self.game, index, &seed, played)
    }

    fn player(&self, seed: &Seed, seat: Seat) -> Box<dyn Player<G>> {
        opponents::by_name(&self.players[seat.index()], player_seed(seed, seat))
            .expect("names are checked in `new`")
    }

    fn play_and_keep(
        &self,
        runner: &mut Runner<G>,
        index: u64,
        orders: &Orders,
        rows: Option<&Mutex<Rows>>,
    ) -> Result<Record, SeriesError> {
        let (Some(folder), Some(rows)) = (&orders.folder, rows) else {
            return Ok(self.play(runner, index, None));
        };
        let mut log = Vec::new();
        let record = self.play(runner, index, Some(&mut log));
        // The row comes last: where there is a row, there is a match file.
        self.save(folder, &record, &log, &orders.date)?;
        rows.lock().expect("no thread dies holding the file").append(&record)?;
        Ok(record)
    }

    fn save(
        &self,
        folder: &Path,
        record: &Record,
        log: &[(Seat, G::Decision)],
        date: &str,
    ) -> Result<(), SeriesError> {
        let index = record.index;
        let path = folder.join(format!("{index:06}.match"));
        let seed = Seed::in_series(self.seed, index);
        let mut played = Match::begin(self.game.clone(), seed, date, self.players.clone());
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

    /// Reads the rows that are there and opens the file for more.
    fn open(&self, folder: &Path) -> Result<(BTreeMap<u64, Record>, Rows), SeriesError> {
        fs::create_dir_all(folder).map_err(at(folder))?;
        let path = folder.join(format!("{}.jsonl", self.name()));
        let text = match fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(at(&path)(error)),
        };
        // A row is whole when its line is; what follows the last line break was being written when the run was cut.
        let whole = text.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let mut known = BTreeMap::new();
        for (number, line) in text[..whole].split_inclusive(|byte| *byte == b'\n').enumerate() {
            let wrong = |fault| SeriesError::Row { path: path.clone(), line: number + 1, fault };
            let record: Record =
                serde_json::from_slice(line).map_err(|error| wrong(RowFault::Unread(error.to_string())))?;
            if record.seed != Seed::in_series(self.seed, record.index).to_string() {
                return Err(wrong(RowFault::Seed(record.index)));
            }
            known.entry(record.index).or_insert(record);
        }
        let file =
            OpenOptions::new().create(true).truncate(false).write(true).open(&path).map_err(at(&path))?;
        file.set_len(whole as u64).map_err(at(&path))?;
        drop(file);
        let file = OpenOptions::new().append(true).open(&path).map_err(at(&path))?;
        Ok((known, Rows { file, path }))
    }
}

/// The file of a series: one row a game, whole as soon as it is there.
struct Rows {
    file: File,
    path: PathBuf,
}

impl Rows {
    fn append(&mut self, record: &Record) -> Result<(), SeriesError> {
        let mut line = serde_json::to_vec(record).map_err(|error| at(&self.path)(error.into()))?;
        line.push(b'\n');
        self.file.write_all(&line).and_then(|()| self.file.flush()).map_err(at(&self.path))
    }
}
