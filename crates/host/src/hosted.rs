//! A match that is open: what was done in it, who answers next, and how far each sees.

use std::sync::Arc;

use contract::{By, Onlooker, Seat, Seats, Start};
use game::{Done, Draft, Eye, Kind, Look, No, Note, Played, Pondering, Ready, Thought, Window};
use opponents::UnknownPlayer;
use table::{Offer, Picture, Role, Scene, Text};

use crate::{DiceState, Entry, Keep, Mode, Past, Record, Saying, Step};

/// How many lines of the journal are shown at once; older ones on demand.
pub(crate) const LINES: usize = 80;
/// How many of the things said are kept in mind.
pub const SAYINGS: u32 = 100;

/// A match that is open.
pub struct Hosted {
    /// What it is played with and by whom.
    pub record: Record,
    /// What does not change: the board, the sides.
    pub scene: Scene,
    /// The match; none before it has begun.
    pub played: Option<Box<dyn Played>>,
    /// When it last changed, in milliseconds since 1970.
    pub changed: i64,
    pub(crate) ready: Arc<dyn Ready>,
    /// The last lines of the journal.
    pub(crate) notes: Vec<Note>,
    /// The last things said, the oldest first.
    pub(crate) sayings: Vec<Saying>,
    /// When everybody last saw it change.
    shown_at: i64,
    /// The last entry that everybody has seen: what was seen once is not hidden again.
    shown: u64,
    /// For each seat, the number at which it was asked what it is asked now.
    asked: [Option<u64>; 2],
}

/// Who answers next without being asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// A computer player.
    Computer(Seat),
    /// A standing order: this decision, for this seat.
    Standing(Seat, String),
    /// This seat has no other decision than this one.
    Forced(Seat, String),
}

impl Hosted {
    /// A match with this record, of the game made ready for it, which has not begun.
    pub fn new(record: Record, ready: Arc<dyn Ready>, now: i64) -> Hosted {
        Hosted {
            record,
            scene: ready.scene(),
            played: None,
            changed: now,
            ready,
            notes: Vec::new(),
            sayings: Vec::new(),
            shown_at: now,
            shown: 0,
            asked: [None; 2],
        }
    }

    /// A match as it was kept, to be played again from here.
    pub fn replay(&self, past: &Past) -> Result<Box<dyn Played>, No> {
        let header = self.record.header(&*self.ready).ok_or_else(|| Text::key("host-no-seed"))?;
        let mut played = match &past.snapshot {
            None => self.ready.open(header)?,
            Some(snapshot) => self.ready.resume(header, snapshot)?,
        };
        played.foresee(&mut past.entries.iter().filter_map(Entry::back_to));
        for entry in &past.entries {
            played.enter(entry.by(), &entry.words)?;
        }
        Ok(played)
    }

    /// Takes a match up where it was left: the last of its entries bring back the lines of the journal, and the computer
    /// players sit down with this chance.
    pub fn take_up(&mut self, past: &Past, last: &[Entry], chance: u64) -> Result<(), No> {
        self.played = Some(self.replay(past)?);
        self.seat_computers(chance);
        for entry in last {
            self.take_in(entry.back_to(), entry.lines());
        }
        self.ask(None);
        self.show();
        Ok(())
    }

    /// Whether it was begun under other rules or data than those of today.
    pub fn is_outdated(&self) -> bool {
        let today = (self.ready.about().rules, self.ready.setup().pack.hash());
        (self.record.rules, &self.record.pack) != (today.0, &today.1)
    }

    /// From here on it is played under the rules and with the data of today.
    pub fn correct(&mut self, after: u64, position: String) {
        self.record.start = Some(Start { after: after as usize, position });
        self.record.corrected = Some(after);
        self.record.rules = self.ready.about().rules;
        self.record.pack = self.ready.setup().pack.hash();
    }

    /// Begins a match whose players have all sat down and opened their numbers; nothing where one is awaited.
    pub fn begin(&mut self, now: i64, chance: u64) -> Result<Vec<Keep>, No> {
        let waits = matches!(self.record.dice_state(), DiceState::Joining | DiceState::Opening);
        if self.played.is_some() || waits {
            return Ok(Vec::new());
        }
        let played = self.replay(&Past::default())?;
        let mut notes = played.opening();
        if let Some(origin) = &self.record.origin {
            notes.push(Note {
                number: 0,
                // Kept matches have this line under this name.
                text: Text::key("server-goes-on").with("entry", origin.number as i64),
                rule: String::new(),
                also: None,
                only: None,
                picture: Picture::default(),
            });
        }
        let done = Done { number: 0, seat: Seat::First, words: String::new(), notes, back_to: None };
        self.played = Some(played);
        self.seat_computers(chance);
        let begun = vec![self.keep(done, now)];
        self.with_forced(begun, now)
    }

    /// Goes on with a match that was played elsewhere. Whoever plays it seats the computer players.
    pub fn with(self, played: Box<dyn Played>) -> Hosted {
        Hosted { played: Some(played), ..self }
    }

    /// The match, once it has begun.
    pub fn played(&self) -> Result<&dyn Played, No> {
        self.played.as_deref().ok_or_else(|| No::key(Kind::Conflict, "host-not-begun"))
    }

    /// The match, to be changed.
    pub(crate) fn played_mut(&mut self) -> Result<&mut Box<dyn Played>, No> {
        self.played.as_mut().ok_or_else(|| No::key(Kind::Conflict, "host-not-begun"))
    }

    /// What was just done to the match, to be kept; who may see it sees it.
    pub(crate) fn keep(&mut self, done: Done, at: i64) -> Keep {
        let played = self.played.as_ref().expect("something was just done in it");
        let (snapshot, undo_from) = (played.snapshot(), played.undo_from());
        let over = played.outcome().is_some();
        // What was asked about an earlier moment is asked no more, once it is seen that the match has gone on.
        let outdated = !self.record.requests.is_empty() && (over || self.draft().is_none());
        let mut record = None;
        if over != self.record.over || outdated {
            self.record.over = over;
            self.record.requests.clear();
            record = Some(self.record.to_json());
        }
        let pending = self.due().is_some();
        let entry = Entry::of(&done, at);
        self.changed = at;
        self.ask(Some(done.seat).filter(|_| done.back_to.is_none()));
        self.take_in(done.back_to, done.notes);
        self.show();
        Keep::Step(Box::new(Step { entry, snapshot, record, pending, undo_from }))
    }

    /// What was just changed in the record, to be kept.
    pub(crate) fn keep_record(&mut self, at: i64) -> Vec<Keep> {
        self.changed = at;
        vec![Keep::Record(self.record.to_json(), at)]
    }

    /// Somebody is asked, after a decision of this seat: the other, if asked before it as well, is asked the same as then.
    fn ask(&mut self, decided: Option<Seat>) {
        let Some(played) = &self.played else { return };
        for seat in Seat::BOTH {
            let before = self.asked[seat.index()].filter(|_| decided == Some(seat.other()));
            self.asked[seat.index()] =
                played.to_decide().has(seat).then(|| before.unwrap_or_else(|| played.number()));
        }
    }

    /// Whether a seat was asked at this number what it is asked now: where both are asked at once, what the other answers
    /// meanwhile changes nothing.
    pub(crate) fn is_asked_since(&self, seat: Seat, number: u64) -> bool {
        self.asked[seat.index()].is_some_and(|since| (since..=self.number(&[seat])).contains(&number))
    }

    /// Once nobody tries anything out, everybody sees everything that he may.
    fn show(&mut self) {
        if self.draft().is_none() {
            self.shown = self.played.as_ref().map_or(0, |played| played.number());
            self.shown_at = self.changed;
        }
    }

    fn take_in(&mut self, back_to: Option<u64>, notes: Vec<Note>) {
        if let Some(entry) = back_to {
            self.notes.retain(|note| note.number < entry);
        }
        self.notes.extend(notes);
        if self.notes.len() > 4 * LINES {
            self.notes.drain(..self.notes.len() - 2 * LINES);
        }
    }

    /// Something was said: only the last things are kept in mind.
    pub fn hear(&mut self, saying: Saying) {
        self.sayings.push(saying);
        if self.sayings.len() > SAYINGS as usize {
            self.sayings.remove(0);
        }
    }

    /// Whether a seat is asked at a moment of reaction.
    pub fn is_asked(&self, seat: Seat, kind: &str) -> bool {
        let moment = self.ready.about().windows.iter().find(|moment| moment.id == kind);
        let default = moment.is_none_or(|moment| moment.asked);
        self.record.place(seat).standing.get(kind).copied().unwrap_or(default)
    }

    /// Who answers next without being asked. Where both are to decide, the computer does not keep the person waiting.
    pub fn due(&self) -> Option<Due> {
        let played = self.played.as_ref()?;
        let awaited = played.to_decide();
        if let Some(seat) = awaited.iter().find(|seat| self.record.is_computer(*seat)) {
            return Some(Due::Computer(seat));
        }
        awaited.iter().find_map(|seat| self.unasked(seat))
    }

    /// What is answered for a person who is awaited, without asking him.
    pub(crate) fn unasked(&self, seat: Seat) -> Option<Due> {
        let played = self.played.as_ref()?;
        if !played.to_decide().has(seat) || self.record.is_computer(seat) {
            return None;
        }
        let passes = |open: &Window| open.seat == seat && !self.is_asked(seat, open.kind);
        match played.window().filter(passes) {
            Some(open) => Some(Due::Standing(seat, open.pass)),
            None => self.forced(seat).map(|only| Due::Forced(seat, only)),
        }
    }

    /// The only decision of a person, where he need not be asked for it.
    ///
    /// Against a computer, and where one person sees everything, that is whenever he has no other: what he would take back he
    /// takes back all the same, for a computer always agrees. Between two people the moment of an answer tells something: it
    /// is given where the other knows, by what he sees, that there is no other. And where one could still take back what led
    /// there but not once it is given, because dice fall, something is shown or the other's turn comes, there are two answers
    /// left: to go on, or to take back. So there are wherever something was put together, unit by unit, and is now to be made:
    /// who touches one of them again withdraws it.
    fn forced(&self, seat: Seat) -> Option<String> {
        let played = self.played.as_ref()?;
        if self.record.place(seat).asks_always() {
            return None;
        }
        let only = played.only(seat)?;
        let draft = played.undoable(seat).is_some();
        let made = |offer: &Offer| offer.role == Role::Confirm && offer.decision == only;
        if draft && played.offers(seat).iter().any(made) {
            return None;
        }
        let alone = self.record.is_computer(seat.other()) || self.record.mode == Mode::TwoHanded;
        let commits = || draft && !played.only_drafts(seat, &only);
        (alone || (played.is_plain(seat) && !commits())).then_some(only)
    }

    /// Answers for a seat, if that is due at this number.
    pub fn answer_standing(&mut self, number: u64, now: i64) -> Result<Vec<Keep>, No> {
        match self.due() {
            Some(due) if self.played()?.number() == number => self.answer(due, now),
            _ => Ok(Vec::new()),
        }
    }

    /// Gives an answer that nobody thinks about; it breaks nobody's undo.
    fn answer(&mut self, due: Due, now: i64) -> Result<Vec<Keep>, No> {
        match due {
            Due::Computer(_) => Ok(Vec::new()),
            Due::Standing(seat, pass) => self.enter(seat, By::Standing, &pass, now),
            Due::Forced(seat, only) => {
                let label = self.played()?.offer_text(seat, &only);
                let mut done = self.played_mut()?.decide(seat, By::Standing, &only)?;
                // Whatever is given for somebody he is told.
                if let Some(label) = label.filter(|_| done.notes.is_empty()) {
                    done.notes.push(Note {
                        number: done.number,
                        text: Text::key("host-only").with("label", label),
                        rule: String::new(),
                        also: None,
                        only: Some(seat),
                        picture: Picture::default(),
                    });
                }
                Ok(vec![self.keep(done, now)])
            }
        }
    }

    /// After what was just done, gives the answers of people who have no other, until somebody has a choice.
    pub(crate) fn with_forced(&mut self, mut kept: Vec<Keep>, now: i64) -> Result<Vec<Keep>, No> {
        while let Some(due @ Due::Forced(..)) = self.due() {
            kept.extend(self.answer(due, now)?);
        }
        Ok(kept)
    }

    /// While steps are taken again: gives the answers that nobody is asked for, up to one that could not be taken back.
    pub(crate) fn with_drafts(&mut self, mut kept: Vec<Keep>, now: i64) -> Result<Vec<Keep>, No> {
        while let Some(due @ (Due::Standing(..) | Due::Forced(..))) = self.due() {
            if let Due::Forced(seat, only) = &due {
                let tried = self.played()?.tried(*seat, only)?;
                if tried.dice || tried.reveals {
                    break;
                }
            }
            kept.extend(self.answer(due, now)?);
        }
        Ok(kept)
    }

    /// What the computer player of a seat has to think about. He is away until [`Hosted::thought`] brings him back.
    pub fn ponder(&mut self, seat: Seat) -> Option<Pondering> {
        self.played.as_mut()?.ponder(seat)
    }

    /// A computer player is back from thinking: whether he himself or a standing order answers, and what, if he is still asked.
    pub fn thought(&mut self, thought: Thought) -> Option<(By, String)> {
        let due = self.due() == Some(Due::Computer(thought.seat));
        self.played.as_mut()?.thought(thought).filter(|_| due)
    }

    /// Puts the computer player of a seat into it, with chance of his own, on so many threads.
    pub fn seat_computer(&mut self, seat: Seat, chance: u64, threads: usize) -> Result<(), UnknownPlayer> {
        match (&mut self.played, &self.record.place(seat).level) {
            (Some(played), Some(level)) => played.seat_computer(seat, level, chance, threads),
            _ => Ok(()),
        }
    }

    /// Seats all computer players, with chance that the match file does not tell: what a computer thinks of is nobody's
    /// business.
    fn seat_computers(&mut self, chance: u64) {
        for seat in Seat::BOTH {
            if self.record.is_computer(seat) {
                // A match whose player nobody knows any more can be looked at all the same.
                let _ = self.seat_computer(seat, chance.wrapping_add(seat as u64), 1);
            }
        }
    }

    /// A decision, whoever gave it.
    pub fn enter(&mut self, seat: Seat, by: By, words: &str, now: i64) -> Result<Vec<Keep>, No> {
        let done = self.played_mut()?.decide(seat, by, words)?;
        Ok(vec![self.keep(done, now)])
    }

    /// What one player has decided and may still take back, while nobody else was asked anything since: his seat, and the
    /// first of these entries. A question that is answered without a person does not count. Only between people who play
    /// each other from afar: a computer player does not mind, and who holds both sides has nothing to hide.
    fn draft(&self) -> Option<(Seat, u64)> {
        let people = Seat::BOTH.into_iter().all(|seat| !self.record.is_computer(seat));
        let played = self.played.as_ref().filter(|_| people && self.record.mode == Mode::Remote)?;
        let Draft { seat, entries } = played.draft()?;
        let first = entries.into_iter().find(|entry| *entry > self.shown)?;
        let awaited = played.to_decide();
        let others = awaited.iter().any(|other| other != seat && self.unasked(other).is_none());
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
        let last = self.played.as_ref().map_or(0, |played| played.number());
        self.hidden(own).map_or(last, |first| first - 1)
    }

    /// When somebody with these seats last saw it change.
    pub(crate) fn at(&self, own: &[Seat]) -> i64 {
        if self.hidden(own).is_some() { self.shown_at } else { self.changed }
    }

    /// What an onlooker may see, given the seats that are his and the one he wants to look from.
    pub fn eye(&self, own: &[Seat], wanted: Option<&str>) -> Result<Eye, No> {
        let two_handed = own.len() == 2 && self.record.mode == Mode::TwoHanded;
        let seen_by = |onlooker| Ok(Eye::Onlooker(onlooker));
        match wanted {
            Some("both") | None if two_handed => Ok(Eye::Both),
            Some("all") if self.record.over => seen_by(Onlooker::Umpire),
            Some("0") if own.contains(&Seat::First) => seen_by(Onlooker::Seat(Seat::First)),
            Some("1") if own.contains(&Seat::Second) => seen_by(Onlooker::Seat(Seat::Second)),
            None if own.len() == 1 => seen_by(Onlooker::Seat(own[0])),
            None | Some("spectator") => seen_by(Onlooker::Spectator),
            Some(_) => Err(No::key(Kind::Forbidden, "host-not-your-seat")),
        }
    }
}

impl Entry {
    /// What was done, as it is kept.
    pub(crate) fn of(done: &Done, at: i64) -> Entry {
        Entry {
            number: done.number,
            seat: done.seat as u8,
            words: done.words.clone(),
            notes: serde_json::to_string(&done.notes).expect("notes are plain data"),
            at,
        }
    }
}
