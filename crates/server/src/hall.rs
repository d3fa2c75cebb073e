//! The matches that are open: one task at a time changes a match, and what it changed is on disk before anyone is told.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex as Lock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use archive::{Archive, ArchiveError, Entry, Snapshot, Step};
use axum::http::StatusCode;
use contract::{Outcome, Seat, Seats};
use table::Text;
use tokio::sync::{Mutex, Semaphore, broadcast};

use crate::games::{Fault, Library};
use crate::record::{DiceState, Kind, Mode, Record};
use crate::room::{self, Done, Eye, From, KeptNote, Look, Room};
use crate::wire::{self, Moment, Note, Over, SeatAbout, Sheet};

/// How many lines of the journal are sent with every sheet; older ones on demand.
pub const LINES: usize = 80;
/// How many entries are read back for them when a match is opened.
const TAIL: u64 = 120;

/// What one address may do.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Live connections at the same time.
    pub connections: usize,
    /// New matches an hour.
    pub matches: usize,
    /// Requests a second, in the long run; 0 for as many as it likes.
    pub requests: u32,
    /// Requests at once, by who has been silent for a while; 0 for as many as it likes.
    pub burst: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        // A page, a replay dragged by hand and a bot that plays against the computer as fast as it can stay below.
        Limits { connections: 64, matches: 120, requests: 200, burst: 1000 }
    }
}

/// What is told to those who watch a match.
#[derive(Clone, Debug)]
pub enum News {
    /// Something changed: each looks anew.
    Changed,
    /// Somebody came or left.
    Presence,
    /// Something was said.
    Said(wire::Said),
    /// A player is reminded.
    Nudge(Seat),
    /// A computer player thinks.
    Thinking(Seat),
}

/// Why something was not done.
#[derive(Debug)]
pub enum Refused {
    /// With this status and sentence, and the section that says so.
    Words(StatusCode, Text, Option<String>),
    /// The match has gone on: the question was answered already.
    Stale,
}

impl Refused {
    fn words(status: StatusCode, key: &'static str) -> Refused {
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

impl std::convert::From<room::No> for Refused {
    fn from(no: room::No) -> Refused {
        match no {
            room::No::Rule { rule, because } => {
                Refused::Words(StatusCode::UNPROCESSABLE_ENTITY, because, Some(rule))
            }
            room::No::Words(text) => Refused::Words(StatusCode::UNPROCESSABLE_ENTITY, text, None),
        }
    }
}

/// So long, in seconds begun.
pub fn whole_seconds(wait: Duration) -> u64 {
    wait.as_secs_f64().ceil() as u64
}

/// What who asks too much is told.
pub fn too_fast(wait: Duration) -> Text {
    Text::key("server-too-fast").with("seconds", whole_seconds(wait) as i64)
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
    /// What one address may do.
    pub limits: Limits,
    /// How long an answer that nobody had to think of takes: all alike, so that none tells anything.
    pub pace: Duration,
    /// So many computer players think at once.
    pub thinkers: Arc<Semaphore>,
    matches: Lock<HashMap<String, Arc<Live>>>,
    connections: Lock<HashMap<IpAddr, usize>>,
    created: Lock<HashMap<IpAddr, Vec<i64>>>,
    /// When each address will have made up for what it asked.
    asked: Lock<HashMap<IpAddr, Instant>>,
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
    /// Live connections.
    pub connections: AtomicUsize,
}

/// A match that is open.
pub struct Live {
    /// Its id.
    pub id: String,
    /// What can change, by one task at a time.
    pub state: Mutex<State>,
    /// Whoever watches.
    pub news: broadcast::Sender<News>,
    /// How many connections each seat has.
    pub online: [AtomicUsize; 2],
    /// When each seat was last heard of.
    pub seen: [AtomicI64; 2],
    /// Whether a task answers for computers and standing orders.
    pub attended: AtomicBool,
}

/// What can change of a match.
pub struct State {
    /// What it is played with and by whom.
    pub record: Record,
    /// The match; none before it has begun.
    pub room: Option<Box<dyn Room>>,
    /// The last lines of the journal.
    pub notes: Vec<KeptNote>,
    /// The last things said.
    pub chat: Vec<archive::Said>,
    /// When it last changed.
    pub changed: i64,
    /// The last entry that everybody has seen: what was seen once is not hidden again.
    pub shown: u64,
    /// A change could not be kept: what is in memory is not what is on disk, and must not be used.
    pub lost: bool,
}

impl Hall {
    /// A hall over an archive.
    pub fn new(archive: Archive, library: Library, limits: Limits, pace: Duration, thinkers: usize) -> Hall {
        Hall {
            archive,
            library,
            limits,
            pace,
            thinkers: Arc::new(Semaphore::new(thinkers.max(1))),
            matches: Lock::default(),
            connections: Lock::default(),
            created: Lock::default(),
            asked: Lock::default(),
            counts: Counts::default(),
        }
    }

    /// How many matches are open.
    pub fn open_matches(&self) -> usize {
        self.matches.lock().map_or(0, |matches| matches.len())
    }

    /// Whether this address may open one more live connection; it must be closed with [`Hall::disconnect`].
    pub fn connect(&self, address: IpAddr) -> bool {
        let Ok(mut connections) = self.connections.lock() else { return false };
        let count = connections.entry(address).or_default();
        if *count >= self.limits.connections {
            return false;
        }
        *count += 1;
        self.counts.connections.fetch_add(1, Ordering::Relaxed);
        true
    }

    /// A live connection is closed.
    pub fn disconnect(&self, address: IpAddr) {
        let Ok(mut connections) = self.connections.lock() else { return };
        if let Some(count) = connections.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&address);
            }
            self.counts.connections.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Whether this address may create one more match now.
    pub fn may_create(&self, address: IpAddr) -> bool {
        const HOUR: i64 = 3_600_000;
        let Ok(mut created) = self.created.lock() else { return false };
        let limit = now() - HOUR;
        created.retain(|_, times| {
            times.retain(|at| *at > limit);
            !times.is_empty()
        });
        let times = created.entry(address).or_default();
        let may = times.len() < self.limits.matches;
        if may {
            times.push(now());
        }
        may
    }

    /// Whether this address may ask for one more thing at this moment; if not, how long until it may.
    pub fn may_ask(&self, address: IpAddr, now: Instant) -> Result<(), Duration> {
        let Limits { requests, burst, .. } = self.limits;
        if requests == 0 || burst == 0 {
            return Ok(());
        }
        let Ok(mut asked) = self.asked.lock() else { return Ok(()) };
        // Each request takes its share of a second; an address may be a burst of them in arrears.
        let share = Duration::from_secs(1) / requests;
        let made_up = asked.get(&address).map_or(now, |at| now.max(*at)) + share;
        match (made_up - now).checked_sub(share * burst) {
            Some(wait) if !wait.is_zero() => Err(wait),
            _ => {
                asked.insert(address, made_up);
                Ok(())
            }
        }
    }

    /// Forgets the addresses that have made up for what they asked.
    pub fn forget_addresses(&self, now: Instant) {
        if let Ok(mut asked) = self.asked.lock() {
            asked.retain(|_, made_up| *made_up > now);
        }
    }

    /// Keeps a new match and opens it.
    pub async fn create(&self, id: String, record: Record) -> Result<Arc<Live>, Refused> {
        self.archive.create(&id, &write(&record), now()).await?;
        self.counts.matches.fetch_add(1, Ordering::Relaxed);
        let live = Arc::new(Live::new(id.clone(), State::new(record)));
        if let Ok(mut matches) = self.matches.lock() {
            matches.insert(id, live.clone());
        }
        Ok(live)
    }

    /// A match, opened if it is not.
    pub async fn find(&self, id: &str) -> Result<Arc<Live>, Refused> {
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
        let mut state = State { changed: kept.changed, ..State::new(record) };
        state.chat = self.archive.said(id, 100).await?;
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
        state.room = Some(room::open(&self.library, &state.record, From::Snapshot(&snapshot, &entries))?);
        for entry in self.archive.entries(id, last.saturating_sub(TAIL), last).await? {
            state.remember(&entry);
        }
        state.show();
        Ok(state)
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
        let about = catalogue::games().iter().find(|about| about.id == record.game);
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
    pub async fn keep(&self, live: &Live, state: &mut State, done: Done) -> Result<(), Refused> {
        let room = state.room.as_ref().expect("something was just done in it");
        let over = room.outcome().is_some();
        let mut record = None;
        if over != state.record.over || !state.record.requests.is_empty() {
            state.record.over = over;
            // What was asked about an earlier moment is asked no more.
            state.record.requests.clear();
            record = Some(write(&state.record));
        }
        let at = now();
        let step = Step {
            entry: Entry {
                number: done.number,
                seat: done.seat as u8,
                words: done.words.clone(),
                notes: serde_json::to_string(&done.notes).expect("notes are plain data"),
                at,
            },
            snapshot: room.snapshot(),
            record,
            pending: state.next().is_some(),
            undo_from: room.undo_from(),
        };
        if let Err(error) = self.archive.append(&live.id, &step).await {
            state.lost = true;
            self.forget(&live.id);
            return Err(error.into());
        }
        self.counts.entries.fetch_add(1, Ordering::Relaxed);
        state.changed = at;
        state.take_in(done.back_to, done.notes);
        state.show();
        let _ = live.news.send(News::Changed);
        Ok(())
    }

    /// Keeps what was changed in a record, and tells those who watch.
    pub async fn keep_record(&self, live: &Live, state: &mut State) -> Result<(), Refused> {
        if let Err(error) = self.archive.rewrite(&live.id, &write(&state.record), now()).await {
            state.lost = true;
            self.forget(&live.id);
            return Err(error.into());
        }
        state.changed = now();
        let _ = live.news.send(News::Changed);
        Ok(())
    }

    /// Drops a match from memory: the next who asks reads it from disk.
    fn forget(&self, id: &str) {
        if let Ok(mut matches) = self.matches.lock() {
            matches.remove(id);
        }
    }

    /// Begins a match whose players have all sat down and opened their numbers.
    pub async fn begin_if_ready(&self, live: &Live, state: &mut State) -> Result<(), Refused> {
        if state.room.is_some()
            || matches!(state.record.dice_state(), DiceState::Joining | DiceState::Opening)
        {
            return Ok(());
        }
        let room = room::open(&self.library, &state.record, From::Start)?;
        let mut notes = room.opening();
        if let Some(origin) = &state.record.origin {
            notes.push(KeptNote {
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
        self.keep(live, state, done).await
    }
}

fn write(record: &Record) -> String {
    serde_json::to_string(record).expect("a record is plain data")
}

impl Live {
    fn new(id: String, state: State) -> Live {
        let at = AtomicI64::new(state.changed);
        Live {
            id,
            news: broadcast::channel(64).0,
            online: Default::default(),
            seen: [AtomicI64::new(at.load(Ordering::Relaxed)), at],
            attended: AtomicBool::new(false),
            state: Mutex::new(state),
        }
    }

    /// Notes that a seat was heard of.
    pub fn heard(&self, seat: Seat) {
        self.seen[seat.index()].store(now(), Ordering::Relaxed);
    }

    /// Whether a seat looks at the match now.
    pub fn is_online(&self, seat: Seat) -> bool {
        self.online[seat.index()].load(Ordering::Relaxed) > 0
    }
}

/// Who answers next without being asked.
pub enum Next {
    /// A computer player.
    Computer(Seat),
    /// A standing order: this decision, for this seat.
    Standing(Seat, String),
}

impl State {
    fn new(record: Record) -> State {
        State {
            record,
            room: None,
            notes: Vec::new(),
            chat: Vec::new(),
            changed: now(),
            shown: 0,
            lost: false,
        }
    }

    /// The match, once it has begun.
    pub fn room(&self) -> Result<&dyn Room, Refused> {
        self.room.as_deref().ok_or_else(|| Refused::words(StatusCode::CONFLICT, "server-not-begun"))
    }

    /// The match, to be changed.
    pub fn room_mut(&mut self) -> Result<&mut Box<dyn Room>, Refused> {
        self.room.as_mut().ok_or_else(|| Refused::words(StatusCode::CONFLICT, "server-not-begun"))
    }

    fn remember(&mut self, entry: &Entry) {
        let back = room::back_to(&entry.words);
        let notes = serde_json::from_str(&entry.notes).unwrap_or_default();
        self.take_in(back, notes);
    }

    /// Once nobody tries anything out, everybody sees everything that he may.
    fn show(&mut self) {
        if self.draft().is_none() {
            self.shown = self.room.as_ref().map_or(0, |room| room.number());
        }
    }

    fn take_in(&mut self, back_to: Option<u64>, notes: Vec<KeptNote>) {
        if let Some(entry) = back_to {
            self.notes.retain(|note| note.number < entry);
        }
        self.notes.extend(notes);
        if self.notes.len() > 4 * LINES {
            self.notes.drain(..self.notes.len() - 2 * LINES);
        }
    }

    /// Whether a seat is asked at a moment of reaction.
    fn is_asked(&self, seat: Seat, kind: &str) -> bool {
        let room = self.room.as_ref().expect("a moment comes in a match");
        let default =
            room.about().windows.iter().find(|moment| moment.id == kind).is_none_or(|moment| moment.asked);
        self.record.place(seat).standing.get(kind).copied().unwrap_or(default)
    }

    /// Who answers next without being asked.
    pub fn next(&self) -> Option<Next> {
        let room = self.room.as_ref()?;
        let awaited = room.to_decide();
        if let Some(seat) = awaited.iter().find(|seat| self.record.place(*seat).kind == Kind::Computer) {
            return Some(Next::Computer(seat));
        }
        let (kind, seat, pass) = room.window()?;
        let standing = awaited.has(seat) && !self.is_asked(seat, kind);
        standing.then_some(Next::Standing(seat, pass))
    }

    /// What one player has decided and may still take back, while nobody else was asked anything since: his seat, and the
    /// first of these entries. A question that is answered without a person does not count. Only between people who play
    /// each other from afar: a computer player does not mind, and who holds both sides has nothing to hide.
    fn draft(&self) -> Option<(Seat, u64)> {
        let people = self.record.places.iter().all(|place| place.kind != Kind::Computer);
        let room = self.room.as_ref().filter(|_| people && self.record.mode == Mode::Remote)?;
        let (seat, entries) = room.draft()?;
        let first = entries.into_iter().find(|entry| *entry > self.shown)?;
        let quiet =
            room.window().filter(|(kind, seat, _)| !self.is_asked(*seat, kind)).map(|(_, seat, _)| seat);
        let awaited = room.to_decide();
        let others = awaited.iter().any(|other| other != seat && Some(other) != quiet);
        (awaited != Seats::NONE && !others).then_some((seat, first))
    }

    /// The first entry that somebody with these seats does not see yet: another player still tries things out.
    pub fn hidden(&self, own: &[Seat]) -> Option<u64> {
        self.draft().filter(|(seat, _)| !own.contains(seat)).map(|(_, first)| first)
    }

    /// How somebody with these seats looks through this eye.
    pub fn look(&self, own: &[Seat], eye: Eye) -> Look {
        Look { eye, hidden: self.hidden(own) }
    }

    /// The last entry that somebody with these seats sees.
    pub fn number(&self, own: &[Seat]) -> u64 {
        let last = self.room.as_ref().map_or(0, |room| room.number());
        self.hidden(own).map_or(last, |first| first - 1)
    }

    /// What an onlooker may see, given the seats that are his and the one he wants to look from.
    pub fn eye(&self, own: &[Seat], wanted: Option<&str>) -> Result<Eye, Refused> {
        use contract::Onlooker;
        let not_yours = || Refused::words(StatusCode::FORBIDDEN, "server-not-your-seat");
        let both = own.len() == 2;
        match wanted {
            Some("both") if both && self.record.mode == Mode::TwoHanded => Ok(Eye::Both),
            Some("all") if self.record.over => Ok(Eye::Onlooker(Onlooker::Umpire)),
            Some("spectator") => Ok(Eye::Onlooker(Onlooker::Spectator)),
            Some(seat @ ("0" | "1")) => {
                let seat = Seat::BOTH[usize::from(seat == "1")];
                if own.contains(&seat) { Ok(Eye::Onlooker(Onlooker::Seat(seat))) } else { Err(not_yours()) }
            }
            Some(_) => Err(not_yours()),
            None if both && self.record.mode == Mode::TwoHanded => Ok(Eye::Both),
            None if own.len() == 1 => Ok(Eye::Onlooker(Onlooker::Seat(own[0]))),
            None => Ok(Eye::Onlooker(Onlooker::Spectator)),
        }
    }

    /// Who sits where.
    pub fn seats(&self, live: &Live, scene: Option<&table::Scene>) -> Vec<SeatAbout> {
        let about = |seat: Seat| {
            let place = self.record.place(seat);
            let side = scene.and_then(|scene| scene.sides.get(seat.index()).cloned());
            let flag = scene.and_then(|scene| scene.flags.get(seat.index()).cloned());
            SeatAbout {
                side: side.unwrap_or_else(|| Text::figure(seat.index() + 1)),
                flag: flag.unwrap_or_default(),
                kind: place.kind,
                name: place.name.clone(),
                level: place.level.clone(),
                joined: place.joined,
                online: place.kind == Kind::Computer || live.is_online(seat),
            }
        };
        Seat::BOTH.map(about).to_vec()
    }

    /// How the dice are made.
    pub fn dice(&self) -> wire::DiceAbout {
        let state = self.record.dice_state();
        let open = state == DiceState::Open;
        let fair = self.record.given_seed.is_none();
        wire::DiceAbout {
            state,
            host: self
                .record
                .host_commitment()
                .filter(|_| fair)
                .map(|host| host.to_string())
                .unwrap_or_default(),
            seats: self.record.places.iter().map(|place| place.commitment.clone()).collect(),
            secret: (open && fair).then(|| self.record.secret.clone()),
            numbers: open.then(|| self.record.places.iter().map(|place| place.number.clone()).collect()),
            seed: self.record.seed().filter(|_| open).map(|seed| seed.to_string()),
        }
    }

    /// How it ended.
    pub fn over(&self) -> Option<Over> {
        let room = self.room.as_ref()?;
        let outcome = room.outcome()?;
        let scene = room.scene();
        let side = |seat: Seat| scene.sides[seat.index()].clone();
        let words = match (room.resigned(), outcome) {
            (Some(seat), _) => Text::key("server-gave-up").with("side", side(seat)),
            (None, Outcome::Won(seat)) => Text::key("server-won").with("side", side(seat)),
            (None, Outcome::Drawn) => Text::key("server-drawn"),
        };
        Some(Over {
            outcome: words,
            winner: match outcome {
                Outcome::Won(seat) => Some(seat as u8),
                Outcome::Drawn => None,
            },
            resigned: room.resigned().map(|seat| seat as u8),
            rematch: self.record.rematch.clone(),
        })
    }

    /// The last lines of the journal that an eye may read, up to an entry.
    pub fn journal(&self, eye: Eye, last: u64) -> Vec<Note> {
        let reaches = |note: &&KeptNote| note.number <= last && note.reaches(eye);
        let lines: Vec<&KeptNote> = self.notes.iter().filter(reaches).collect();
        lines[lines.len().saturating_sub(LINES)..].iter().map(|note| Note::from(*note)).collect()
    }

    /// Everything that an eye may see.
    pub fn sheet(&self, live: &Live, own: &[Seat], eye: Eye) -> Sheet {
        let room = self.room.as_deref();
        let scene = room.map(Room::scene);
        let said = |said: &archive::Said| self.said(said);
        let window = room.and_then(Room::window);
        let window = window.filter(|(_, seat, _)| own.contains(seat) && self.hidden(own).is_none());
        let (look, number) = (self.look(own, eye), self.number(own));
        let mut table = room.map(|room| room.table(look));
        if let (Some(table), Some(Next::Standing(..))) = (&mut table, self.next()) {
            // Who has said that he does not want to be asked is not asked.
            table.prompt.offers.clear();
        }
        Sheet {
            number,
            table,
            undo: own
                .iter()
                .filter(|seat| {
                    room.is_some_and(|room| room.outcome().is_none() && room.undoable(**seat).is_some())
                })
                .map(|seat| *seat as u8)
                .collect(),
            draft: room
                .and_then(Room::draft)
                .filter(|(seat, _)| own.contains(seat) && self.over().is_none())
                .map(|(_, entries)| entries)
                .unwrap_or_default(),
            journal: self.journal(eye, number),
            over: self.over(),
            seats: self.seats(live, scene.as_ref()),
            dice: self.dice(),
            requests: self.record.requests.clone(),
            chat: self.chat.iter().map(said).collect(),
            standing: Seat::BOTH
                .map(|seat| {
                    if own.contains(&seat) {
                        self.record.place(seat).standing.clone()
                    } else {
                        Default::default()
                    }
                })
                .to_vec(),
            changed: self
                .record
                .corrected
                .map(|entry| Text::key("server-corrected").with("entry", entry as i64)),
            window: window.map(|(kind, ..)| kind.to_string()),
        }
    }

    /// Something said, with the name of who said it.
    pub fn said(&self, said: &archive::Said) -> wire::Said {
        let name = self.record.places.get(usize::from(said.seat)).map(|place| place.name.clone());
        wire::Said { seat: said.seat, name: name.unwrap_or_default(), text: said.words.clone(), at: said.at }
    }

    /// The moments of reaction of the game.
    pub fn moments(game: &str) -> Vec<Moment> {
        let about = catalogue::games().iter().find(|about| about.id == game);
        let moment = |moment: &contract::Moment| Moment {
            id: moment.id,
            name: Text::key(moment.name),
            asked: moment.asked,
        };
        about.map(|about| about.windows.iter().map(moment).collect()).unwrap_or_default()
    }
}
