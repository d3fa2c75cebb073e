//! A match that is open, and what is seen of it.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};

use archive::Entry;
use axum::http::StatusCode;
use contract::{About, Outcome, Seat, Seats};
use game::{Draft, Eye, Look, Note, Played, Window, back_to};
use table::Text;
use tokio::sync::{Mutex, OwnedMutexGuard, broadcast};

use crate::hall::{Refused, now};
use crate::record::{DiceState, Kind, Mode, Record};
use crate::wire::{self, Moment, Over, SeatAbout, Sheet};

/// How many lines of the journal are sent with every sheet; older ones on demand.
pub const LINES: usize = 80;
/// How many things said are sent with it.
pub const SAYINGS: usize = 100;

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

/// A match that is open.
pub struct Live {
    /// Its id.
    pub id: String,
    /// What can change, by one task at a time: see [`Live::sit`].
    pub(crate) state: Arc<Mutex<State>>,
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
    /// What does not change: the board, the sides.
    pub scene: table::Scene,
    /// The match; none before it has begun.
    pub room: Option<Box<dyn Played>>,
    /// The last lines of the journal.
    pub notes: Vec<Note>,
    /// The last things said.
    pub chat: Vec<archive::Said>,
    /// When it last changed.
    pub changed: i64,
    /// When everybody last saw it change.
    pub shown_at: i64,
    /// The last entry that everybody has seen: what was seen once is not hidden again.
    pub shown: u64,
    /// A change could not be kept: what is in memory is not what is on disk, and must not be used.
    pub lost: bool,
}

impl Live {
    /// A match that was just opened.
    pub fn new(id: String, state: State) -> Live {
        let at = AtomicI64::new(state.changed);
        Live {
            id,
            news: broadcast::channel(64).0,
            online: Default::default(),
            seen: [AtomicI64::new(at.load(Ordering::Relaxed)), at],
            attended: AtomicBool::new(false),
            state: Arc::new(Mutex::new(state)),
        }
    }

    /// Sits down at it, once nobody else does. Whether it is lost must be asked first: see [`State::lost`].
    pub async fn sit(live: &Arc<Live>) -> Sitting {
        Sitting { live: live.clone(), state: live.state.clone().lock_owned().await }
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

/// A match in the hands of one task, until this is dropped.
pub struct Sitting {
    /// The match.
    pub live: Arc<Live>,
    state: OwnedMutexGuard<State>,
}

impl Sitting {
    /// What is in memory is no longer what is on disk: nobody may use it, and those who watch come back and look anew.
    pub fn lose(&mut self) {
        self.state.lost = true;
        let _ = self.live.news.send(News::Changed);
    }

    /// Everything that an eye may see.
    pub fn sheet(&self, own: &[Seat], eye: Eye) -> Sheet {
        self.state.sheet(&self.live, own, eye)
    }
}

impl Deref for Sitting {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

impl DerefMut for Sitting {
    fn deref_mut(&mut self) -> &mut State {
        &mut self.state
    }
}

impl Drop for Sitting {
    fn drop(&mut self) {
        // Whatever went wrong may have left something half done.
        if std::thread::panicking() {
            self.lose();
        }
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
    /// A match with this record, which has not begun.
    pub fn new(record: Record, scene: table::Scene) -> State {
        State {
            record,
            scene,
            room: None,
            notes: Vec::new(),
            chat: Vec::new(),
            changed: now(),
            shown_at: now(),
            shown: 0,
            lost: false,
        }
    }

    /// The match, once it has begun.
    pub fn room(&self) -> Result<&dyn Played, Refused> {
        self.room.as_deref().ok_or_else(|| Refused::words(StatusCode::CONFLICT, "server-not-begun"))
    }

    /// The match, to be changed.
    pub fn room_mut(&mut self) -> Result<&mut Box<dyn Played>, Refused> {
        self.room.as_mut().ok_or_else(|| Refused::words(StatusCode::CONFLICT, "server-not-begun"))
    }

    pub(crate) fn remember(&mut self, entry: &Entry) {
        let back = back_to(&entry.words);
        let notes = serde_json::from_str(&entry.notes).unwrap_or_default();
        self.take_in(back, notes);
    }

    /// Once nobody tries anything out, everybody sees everything that he may.
    pub(crate) fn show(&mut self) {
        if self.draft().is_none() {
            self.shown = self.room.as_ref().map_or(0, |room| room.number());
            self.shown_at = self.changed;
        }
    }

    pub(crate) fn take_in(&mut self, back_to: Option<u64>, notes: Vec<Note>) {
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
        let Window { kind, seat, pass } = room.window()?;
        let standing = awaited.has(seat) && !self.is_asked(seat, kind);
        standing.then_some(Next::Standing(seat, pass))
    }

    /// What one player has decided and may still take back, while nobody else was asked anything since: his seat, and the
    /// first of these entries. A question that is answered without a person does not count. Only between people who play
    /// each other from afar: a computer player does not mind, and who holds both sides has nothing to hide.
    pub(crate) fn draft(&self) -> Option<(Seat, u64)> {
        let people = self.record.places.iter().all(|place| place.kind != Kind::Computer);
        let room = self.room.as_ref().filter(|_| people && self.record.mode == Mode::Remote)?;
        let Draft { seat, entries } = room.draft()?;
        let first = entries.into_iter().find(|entry| *entry > self.shown)?;
        let quiet = room.window().filter(|open| !self.is_asked(open.seat, open.kind)).map(|open| open.seat);
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

    /// When somebody with these seats last saw it change.
    pub fn at(&self, own: &[Seat]) -> i64 {
        if self.hidden(own).is_some() { self.shown_at } else { self.changed }
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
    pub fn seats(&self, live: &Live) -> Vec<SeatAbout> {
        let about = |seat: Seat| {
            let place = self.record.place(seat);
            SeatAbout {
                side: self.scene.sides[seat.index()].clone(),
                flag: self.scene.flags[seat.index()].clone(),
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
        let side = |seat: Seat| self.scene.sides[seat.index()].clone();
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
    pub fn journal(&self, eye: Eye, last: u64) -> Vec<wire::Note> {
        let reaches = |note: &&Note| note.number <= last && note.reaches(eye);
        let lines: Vec<&Note> = self.notes.iter().filter(reaches).collect();
        lines[lines.len().saturating_sub(LINES)..].iter().map(|note| wire::Note::from(*note)).collect()
    }

    /// Everything that an eye may see.
    fn sheet(&self, live: &Live, own: &[Seat], eye: Eye) -> Sheet {
        let room = self.room.as_deref();
        let said = |said: &archive::Said| self.said(said);
        let window = room.and_then(Played::window);
        let window = window.filter(|open| {
            own.contains(&open.seat) && self.is_asked(open.seat, open.kind) && self.hidden(own).is_none()
        });
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
                .and_then(Played::draft)
                .filter(|draft| own.contains(&draft.seat) && self.over().is_none())
                .map(|draft| draft.entries)
                .unwrap_or_default(),
            journal: self.journal(eye, number),
            over: self.over(),
            seats: self.seats(live),
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
            window: window.map(|open| open.kind.to_string()),
        }
    }

    /// Something was said: only the last things are kept in mind.
    pub fn hear(&mut self, said: archive::Said) {
        self.chat.push(said);
        if self.chat.len() > SAYINGS {
            self.chat.remove(0);
        }
    }

    /// Something said, with the name of who said it.
    pub fn said(&self, said: &archive::Said) -> wire::Said {
        let name = self.record.places.get(usize::from(said.seat)).map(|place| place.name.clone());
        wire::Said { seat: said.seat, name: name.unwrap_or_default(), text: said.words.clone(), at: said.at }
    }

    /// The moments of reaction of a game.
    pub fn moments(about: &About) -> Vec<Moment> {
        let moment = |moment: &contract::Moment| Moment {
            id: moment.id,
            name: Text::key(moment.name),
            asked: moment.asked,
        };
        about.windows.iter().map(moment).collect()
    }
}
