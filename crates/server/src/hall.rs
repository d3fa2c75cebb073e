//! The matches that are open: one task at a time changes a match, and what it changed is on disk before anyone is told.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex as Lock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use archive::{Archive, ArchiveError, Entry, Snapshot, Step};
use axum::http::StatusCode;
use contract::Seat;
use game::{Done, No, Note};
use table::Text;
use tokio::sync::Semaphore;

use crate::games::{Fault, From, Library};
use crate::limits::{Door, Limits};
use crate::record::{DiceState, Record};
use crate::state::{Live, News, SAYINGS, Sitting, State};

/// How many entries are read back for the lines of the journal when a match is opened.
const TAIL: u64 = 120;

/// Why something was not done.
#[derive(Debug)]
pub enum Refused {
    /// With this status and sentence, and the section that says so.
    Words(StatusCode, Text, Option<String>),
    /// The match has gone on: the question was answered already.
    Stale,
}

impl Refused {
    /// With this status and sentence.
    pub fn words(status: StatusCode, key: &'static str) -> Refused {
        Refused::Words(status, Text::key(key), None)
    }
}

impl std::convert::From<ArchiveError> for Refused {
    fn from(error: ArchiveError) -> Refused {
        match error {
            ArchiveError::Taken(_) => Refused::Stale,
            ArchiveError::NoMatch(id) => {
                Refused::Words(StatusCode::NOT_FOUND, Text::key("server-no-match").with("id", id), None)
            }
            other => {
                tracing::error!("{other}");
                Refused::words(StatusCode::INTERNAL_SERVER_ERROR, "server-archive")
            }
        }
    }
}

impl std::convert::From<Fault> for Refused {
    fn from(fault: Fault) -> Refused {
        Refused::Words(StatusCode::UNPROCESSABLE_ENTITY, fault.text(), None)
    }
}

impl std::convert::From<No> for Refused {
    fn from(no: No) -> Refused {
        match no {
            No::Rule { rule, because } => {
                Refused::Words(StatusCode::UNPROCESSABLE_ENTITY, because, Some(rule))
            }
            No::Words(text) => Refused::Words(StatusCode::UNPROCESSABLE_ENTITY, text, None),
        }
    }
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// Everything the server holds.
pub struct Hall {
    /// Where matches are kept.
    pub archive: Archive,
    /// The games and their words.
    pub library: Library,
    /// Who counts what each address does.
    pub door: Door,
    /// How long an answer that nobody had to think of takes: all alike, so that none tells anything.
    pub pace: Duration,
    /// So many computer players think at once.
    pub thinkers: Arc<Semaphore>,
    matches: Lock<HashMap<String, Arc<Live>>>,
    /// What is counted for whoever watches over the server.
    pub counts: Counts,
}

/// What is counted.
#[derive(Default)]
pub struct Counts {
    /// Entries kept.
    pub entries: AtomicUsize,
    /// Matches created.
    pub matches: AtomicUsize,
    /// Decisions by computer players.
    pub thoughts: AtomicUsize,
}

impl Hall {
    /// A hall over an archive.
    pub fn new(archive: Archive, library: Library, limits: Limits, pace: Duration, thinkers: usize) -> Hall {
        Hall {
            archive,
            library,
            door: Door::new(limits),
            pace,
            thinkers: Arc::new(Semaphore::new(thinkers.max(1))),
            matches: Lock::default(),
            counts: Counts::default(),
        }
    }

    /// How many matches are open.
    pub fn open_matches(&self) -> usize {
        self.matches.lock().map_or(0, |matches| matches.len())
    }

    /// Keeps a new match and opens it.
    pub async fn create(&self, id: String, record: Record) -> Result<Sitting, Refused> {
        let scene = self.scene(&record)?;
        self.archive.create(&id, &write(&record), now()).await?;
        self.counts.matches.fetch_add(1, Ordering::Relaxed);
        let live = Arc::new(Live::new(id.clone(), State::new(record, scene)));
        if let Ok(mut matches) = self.matches.lock() {
            matches.insert(id, live.clone());
        }
        Ok(Live::sit(&live).await)
    }

    /// A match, opened if it is not. Nobody else looks at it or changes it until the sitting ends.
    pub async fn open(&self, id: &str) -> Result<Sitting, Refused> {
        loop {
            let live = self.find(id).await?;
            let sitting = Live::sit(&live).await;
            if !sitting.lost {
                return Ok(sitting);
            }
            self.forget(&live);
        }
    }

    async fn find(&self, id: &str) -> Result<Arc<Live>, Refused> {
        if let Some(live) = self.matches.lock().ok().and_then(|matches| matches.get(id).cloned()) {
            return Ok(live);
        }
        let state = self.load(id).await?;
        let mut matches = self
            .matches
            .lock()
            .map_err(|_| Refused::words(StatusCode::INTERNAL_SERVER_ERROR, "server-archive"))?;
        // Whoever else opened it meanwhile was first.
        Ok(matches
            .entry(id.to_string())
            .or_insert_with(|| Arc::new(Live::new(id.to_string(), state)))
            .clone())
    }

    /// Closes matches that nobody looks at and nothing happens in; they are opened again when somebody asks.
    pub fn close_idle(&self, silence: Duration) {
        let limit = now() - silence.as_millis() as i64;
        let Ok(mut matches) = self.matches.lock() else { return };
        matches.retain(|_, live| {
            let used = Arc::strong_count(live) > 1 || live.news.receiver_count() > 0;
            let recent = live.state.try_lock().is_ok_and(|state| state.changed > limit);
            used || recent
        });
    }

    /// Reads a match from the archive.
    async fn load(&self, id: &str) -> Result<State, Refused> {
        let kept = self.archive.find(id).await?;
        let broken = || Refused::words(StatusCode::INTERNAL_SERVER_ERROR, "server-archive");
        let record: Record = serde_json::from_str(&kept.record).map_err(|error| {
            tracing::error!("the record of match {id} cannot be read: {error}");
            broken()
        })?;
        let scene = self.scene(&record)?;
        let mut state = State { changed: kept.changed, ..State::new(record, scene) };
        state.chat = self.archive.said(id, SAYINGS as u32).await?;
        let Some(last) = kept.last else { return Ok(state) };
        if !state.record.over {
            self.correct(id, &mut state, last).await?;
        }
        // What can still be undone is played again from before it; that is never more than a turn.
        let undoable = kept.undo_from.filter(|_| !state.record.over);
        let mut floor = undoable.map_or(last, |entry| entry.saturating_sub(1));
        if let Some(start) = &state.record.start {
            floor = floor.max(start.after as u64);
        }
        let (snapshot, entries) = self.taken_up(id, floor, last).await?.ok_or_else(broken)?;
        state.room = Some(self.library.open(&state.record, From::Snapshot(&snapshot, &entries))?);
        for entry in self.archive.entries(id, last.saturating_sub(TAIL), last).await? {
            state.remember(&entry);
        }
        state.show();
        Ok(state)
    }

    /// What does not change of a match, begun or not.
    fn scene(&self, record: &Record) -> Result<table::Scene, Refused> {
        Ok(self.library.ready(&record.game, &record.scenario, &record.options)?.scene())
    }

    /// A snapshot no later than this, and the entries from there on up to a number.
    pub async fn taken_up(
        &self,
        id: &str,
        floor: u64,
        number: u64,
    ) -> Result<Option<(Snapshot, Vec<Entry>)>, Refused> {
        let Some(mut snapshot) = self.archive.snapshot(id, floor).await? else { return Ok(None) };
        let mut entries = self.archive.entries(id, snapshot.number + 1, number).await?;
        if entries.is_empty() && number > 0 {
            // That a match was given up is said by the entry alone: the position is the one before.
            entries = self.archive.entries(id, number, number).await?;
            entries.retain(|entry| entry.words == "resign");
            snapshot.number -= entries.len() as u64;
        }
        Ok(Some((snapshot, entries)))
    }

    /// A match that was begun under other rules or data goes on under those of today, from where it stands.
    async fn correct(&self, id: &str, state: &mut State, last: u64) -> Result<(), Refused> {
        let (rules, pack) = self.today(&state.record)?;
        if (state.record.rules, &state.record.pack) == (rules, &pack) {
            return Ok(());
        }
        let snapshot = self.archive.snapshot(id, last).await?;
        let position = snapshot
            .ok_or_else(|| Refused::words(StatusCode::INTERNAL_SERVER_ERROR, "server-archive"))?
            .position;
        state.record.start = Some(contract::Start { after: last as usize, position });
        state.record.corrected = Some(last);
        (state.record.rules, state.record.pack) = (rules, pack);
        tracing::info!("match {id} goes on under the rules of today");
        self.archive.rewrite(id, &write(&state.record), now()).await?;
        Ok(())
    }

    /// The version of the rules and the digest of the data that a match would be played with today.
    pub fn today(&self, record: &Record) -> Result<(u32, String), Refused> {
        let about = self.library.about(&record.game);
        let about = about.ok_or_else(|| {
            Refused::Words(
                StatusCode::UNPROCESSABLE_ENTITY,
                Text::key("server-no-game").with("asked", record.game.as_str()).with("known", ""),
                None,
            )
        })?;
        let setup = self.library.setup(about, &record.scenario, &record.options)?;
        Ok((about.rules, setup.pack.hash()))
    }

    /// Keeps what was just done to a match, and tells those who watch. If it cannot be kept, the match is read anew.
    pub async fn keep(&self, sitting: &mut Sitting, done: Done) -> Result<(), Refused> {
        let state = &mut **sitting;
        let room = state.room.as_ref().expect("something was just done in it");
        let over = room.outcome().is_some();
        // What was asked about an earlier moment is asked no more, once it is seen that the match has gone on.
        let outdated = !state.record.requests.is_empty() && (over || state.draft().is_none());
        let mut record = None;
        if over != state.record.over || outdated {
            state.record.over = over;
            state.record.requests.clear();
            record = Some(write(&state.record));
        }
        let room = state.room.as_ref().expect("something was just done in it");
        let at = now();
        let step = Step {
            entry: Entry {
                number: done.number,
                seat: done.seat as u8,
                words: done.words.clone(),
                notes: serde_json::to_string(&done.notes).expect("notes are plain data"),
                at,
            },
            snapshot: kept(room.snapshot()),
            record,
            pending: state.next().is_some(),
            undo_from: room.undo_from(),
        };
        if let Err(error) = self.archive.append(&sitting.live.id, &step).await {
            return Err(self.lose(sitting, error));
        }
        self.counts.entries.fetch_add(1, Ordering::Relaxed);
        sitting.changed = at;
        sitting.take_in(done.back_to, done.notes);
        sitting.show();
        let _ = sitting.live.news.send(News::Changed);
        Ok(())
    }

    /// Keeps what was changed in a record, and tells those who watch.
    pub async fn keep_record(&self, sitting: &mut Sitting) -> Result<(), Refused> {
        let at = now();
        if let Err(error) = self.archive.rewrite(&sitting.live.id, &write(&sitting.record), at).await {
            return Err(self.lose(sitting, error));
        }
        sitting.changed = at;
        let _ = sitting.live.news.send(News::Changed);
        Ok(())
    }

    /// A change could not be kept: the next who asks reads the match from disk, and so do those who watch.
    fn lose(&self, sitting: &mut Sitting, error: ArchiveError) -> Refused {
        sitting.lose();
        self.forget(&sitting.live);
        error.into()
    }

    /// Drops a match from memory, unless it was opened again since.
    fn forget(&self, live: &Arc<Live>) {
        if let Ok(mut matches) = self.matches.lock()
            && matches.get(&live.id).is_some_and(|known| Arc::ptr_eq(known, live))
        {
            matches.remove(&live.id);
        }
    }

    /// Begins a match whose players have all sat down and opened their numbers.
    pub async fn begin_if_ready(&self, state: &mut Sitting) -> Result<(), Refused> {
        if state.room.is_some()
            || matches!(state.record.dice_state(), DiceState::Joining | DiceState::Opening)
        {
            return Ok(());
        }
        let room = self.library.open(&state.record, From::Start(&[]))?;
        let mut notes = room.opening();
        if let Some(origin) = &state.record.origin {
            notes.push(Note {
                number: 0,
                text: Text::key("server-goes-on").with("entry", origin.number as i64),
                rule: String::new(),
                also: None,
                only: None,
                picture: table::Picture::default(),
            });
        }
        let done = Done { number: 0, seat: Seat::First, words: String::new(), notes, back_to: None };
        state.room = Some(room);
        self.keep(state, done).await
    }
}

/// A position as the archive keeps it.
pub fn kept(snapshot: game::Snapshot) -> Snapshot {
    let game::Snapshot { number, rules, position } = snapshot;
    Snapshot { number, rules, position }
}

fn write(record: &Record) -> String {
    serde_json::to_string(record).expect("a record is plain data")
}
