//! The matches that are open: one task at a time changes a match, and what it changed is on disk before anyone is told.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex as Lock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use archive::{Archive, ArchiveError};
use game::{Kind, No, Played};
use host::{Hosted, Keep, Past, Record};
use tokio::sync::Semaphore;

use crate::games::Library;
use crate::limits::{Limiter, Limits};
use crate::sitting::{Live, News, Sitting};

/// How many entries are read back for the lines of the journal when a match is opened.
const TAIL: u64 = 120;

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// So many random bytes as hexadecimal digits.
pub fn random(bytes: usize) -> String {
    let mut random = vec![0; bytes];
    getrandom::fill(&mut random).expect("the system gives random numbers");
    hex::encode(random)
}

/// A random number.
pub fn chance() -> u64 {
    getrandom::u64().expect("the system gives random numbers")
}

/// The match can neither be read nor kept.
fn broken() -> No {
    No::key(Kind::Fault, "host-archive")
}

/// Everything the server holds.
pub struct Hall {
    /// Where matches are kept.
    pub archive: Archive,
    /// The games and their words.
    pub library: Library,
    /// Who counts what each address does.
    pub limiter: Limiter,
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
            limiter: Limiter::new(limits),
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

    /// Keeps a new match, opens it, and begins it if nobody is waited for.
    pub async fn create(&self, id: String, record: Record) -> Result<Sitting, No> {
        let ready = self.library.ready_for(&record)?;
        self.archive.create(&id, &record.to_json(), now()).await?;
        self.counts.matches.fetch_add(1, Ordering::Relaxed);
        let live = Arc::new(Live::new(id.clone(), Hosted::new(record, ready, now())));
        if let Ok(mut matches) = self.matches.lock() {
            matches.insert(id, live.clone());
        }
        let mut sitting = Live::sit(&live).await;
        self.begin(&mut sitting).await?;
        Ok(sitting)
    }

    /// Begins a match if nobody is waited for.
    pub async fn begin(&self, sitting: &mut Sitting) -> Result<(), No> {
        let begun = sitting.begin(now(), chance())?;
        self.keep(sitting, begun).await
    }

    /// A match, opened if it is not. Nobody else looks at it or changes it until the sitting ends.
    pub async fn open(&self, id: &str) -> Result<Sitting, No> {
        loop {
            let live = self.find(id).await?;
            let sitting = Live::sit(&live).await;
            if !live.is_lost() {
                return Ok(sitting);
            }
            self.forget(&live);
        }
    }

    async fn find(&self, id: &str) -> Result<Arc<Live>, No> {
        if let Some(live) = self.matches.lock().ok().and_then(|matches| matches.get(id).cloned()) {
            return Ok(live);
        }
        let hosted = self.load(id).await?;
        let mut matches = self.matches.lock().map_err(|_| broken())?;
        // Whoever else opened it meanwhile was first.
        Ok(matches
            .entry(id.to_string())
            .or_insert_with(|| Arc::new(Live::new(id.to_string(), hosted)))
            .clone())
    }

    /// Closes matches that nobody looks at and nothing happens in; they are opened again when somebody asks.
    pub fn close_idle(&self, silence: Duration) {
        let limit = now() - silence.as_millis() as i64;
        let Ok(mut matches) = self.matches.lock() else { return };
        matches.retain(|_, live| {
            let used = Arc::strong_count(live) > 1 || live.news.receiver_count() > 0;
            let recent = live.hosted.try_lock().is_ok_and(|hosted| hosted.changed > limit);
            used || recent
        });
    }

    /// Reads a match from the archive.
    async fn load(&self, id: &str) -> Result<Hosted, No> {
        let kept = self.archive.find(id).await?;
        let record: Record = serde_json::from_str(&kept.record).map_err(|error| {
            tracing::error!("the record of match {id} cannot be read: {error}");
            broken()
        })?;
        let ready = self.library.ready_for(&record)?;
        let mut hosted = Hosted::new(record, ready, now());
        hosted.changed = kept.changed;
        for saying in self.archive.said(id, host::SAYINGS).await? {
            hosted.hear(saying);
        }
        let Some(last) = kept.last else { return Ok(hosted) };
        if !hosted.record.over && hosted.is_outdated() {
            // It goes on from where it stands.
            let snapshot = self.archive.snapshot(id, last).await?.ok_or_else(broken)?;
            hosted.correct(last, snapshot.position);
            tracing::info!("match {id} goes on under the rules of today");
            self.archive.rewrite(id, &hosted.record.to_json(), now()).await?;
        }
        // What can still be undone is played again from before it; that is never more than a turn.
        let undoable = kept.undo_from.filter(|_| !hosted.record.over);
        let floor = undoable.map_or(last, |entry| entry.saturating_sub(1)).max(hosted.record.first());
        let past = self.past(id, floor, last).await?.ok_or_else(broken)?;
        let tail = self.archive.entries(id, last.saturating_sub(TAIL), last).await?;
        hosted.take_up(&past, &tail, chance())?;
        Ok(hosted)
    }

    /// A snapshot no later than this, and the entries from there on up to a number.
    async fn past(&self, id: &str, floor: u64, number: u64) -> Result<Option<Past>, No> {
        let Some(mut snapshot) = self.archive.snapshot(id, floor).await? else { return Ok(None) };
        let mut entries = self.archive.entries(id, snapshot.number + 1, number).await?;
        if entries.is_empty() && number > 0 {
            // That a match was given up is said by the entry alone: the position is the one before.
            entries = self.archive.entries(id, number, number).await?;
            entries.retain(|entry| entry.words == "resign");
            snapshot.number -= entries.len() as u64;
        }
        Ok(Some(Past { snapshot: Some(snapshot), entries }))
    }

    /// A match as it stood after an entry, none later than the last that the asker sees: played again from the nearest
    /// snapshot.
    pub async fn played_at(&self, sitting: &Sitting, last: u64, number: u64) -> Result<Box<dyn Played>, No> {
        sitting.check_step(number, last)?;
        let (id, first) = (&sitting.live.id, sitting.record.first());
        let past = self.past(id, number, number).await?;
        let known = |past: &Past| past.snapshot.as_ref().is_some_and(|snapshot| snapshot.number >= first);
        let past = match past.filter(known) {
            Some(past) => past,
            None => Past { snapshot: None, entries: self.archive.entries(id, first + 1, number).await? },
        };
        sitting.replay(&past)
    }

    /// Keeps what was just done to a match, and tells those who watch. If it cannot be kept, the match is read anew.
    pub async fn keep(&self, sitting: &mut Sitting, keeps: Vec<Keep>) -> Result<(), No> {
        for keep in keeps {
            let id = &sitting.live.id;
            let kept = match &keep {
                Keep::Step(step) => self.archive.append(id, step).await,
                Keep::Record(record, at) => self.archive.rewrite(id, record, *at).await,
                Keep::Saying(saying) => self.archive.say(id, saying).await,
            };
            if let Err(error) = kept {
                return Err(self.lose(sitting, error));
            }
            if let Keep::Step(_) = keep {
                self.counts.entries.fetch_add(1, Ordering::Relaxed);
            }
            sitting.live.tell(match keep {
                Keep::Saying(_) => sitting.said().pop().map_or(News::Changed, News::Said),
                Keep::Step(_) | Keep::Record(..) => News::Changed,
            });
        }
        Ok(())
    }

    /// A change could not be kept: the next who asks reads the match from disk, and so do those who watch.
    fn lose(&self, sitting: &mut Sitting, error: ArchiveError) -> No {
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
}
