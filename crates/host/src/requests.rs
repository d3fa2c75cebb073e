//! What a player can ask for: each request looks who asks and at which number, changes the match, and says what must be kept.

use std::collections::BTreeMap;

use contract::{By, Commitment, Seat, Secret};
use game::{Kind, No, Ready};
use opponents::Level;
use serde::Deserialize;
use table::Text;
use utoipa::ToSchema;

use crate::create::name_of;
use crate::{
    ALWAYS, Asked, DiceState, Due, Entry, Hosted, Keep, Presence, Record, Request, Saying, SeatKind,
};

/// Who asks, and when.
#[derive(Clone, Debug)]
pub struct Asker {
    /// The seats that are his.
    pub own: Vec<Seat>,
    /// The one that acts.
    pub seat: Seat,
    /// When, in milliseconds since 1970.
    pub now: i64,
    /// Chance for a computer player who sits down because of it.
    pub chance: u64,
}

/// An agreement: one may `ask` for it, `agree` to it or `decline` it, or `claim` it because the time for it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Word {
    /// I ask for it.
    Ask,
    /// I agree.
    Agree,
    /// I do not.
    Decline,
    /// I take it, because the time for it has come.
    Claim,
}

/// What comes of a word about taking back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TakeBack {
    /// It is said, and no more.
    Said(Vec<Keep>),
    /// The match goes back to before this entry, for this seat: see [`Hosted::go_back`].
    To(Seat, u64),
}

fn conflict(key: &'static str) -> No {
    No::key(Kind::Conflict, key)
}

/// What a player promises of his number must be a digest: a match with anything else could never begin.
pub(crate) fn check_promise(commitment: Option<&str>) -> Result<(), No> {
    commitment.map(str::parse::<Commitment>).transpose()?;
    Ok(())
}

impl Hosted {
    /// The seat that is to act: the one named, or the asker's only one. Where the computer plays in his place, he only looks on.
    pub fn acting(&self, own: &[Seat], named: Option<u8>) -> Result<Seat, No> {
        let seat = match (own, named) {
            ([], _) => return Err(No::key(Kind::Unproven, "host-no-token")),
            (own, Some(named)) => own.iter().copied().find(|own| *own as u8 == named),
            ([only], None) => Some(*only),
            _ => return Err(No::key(Kind::Malformed, "host-which-seat")),
        };
        let seat = seat.ok_or_else(|| No::key(Kind::Forbidden, "host-not-your-seat"))?;
        if self.record.is_computer(seat) {
            return Err(No::key(Kind::Forbidden, "host-replaced"));
        }
        Ok(seat)
    }

    /// An error unless the match stands where the asker saw it.
    fn check_number(&self, asker: &Asker, number: u64) -> Result<(), No> {
        if self.number(&asker.own) == number {
            return Ok(());
        }
        Err(No::key(Kind::Stale, "host-stale"))
    }

    /// Decides. Exactly what is on offer is accepted, from the seat that is asked, once.
    pub fn decide(&mut self, asker: &Asker, number: u64, words: &str) -> Result<Vec<Keep>, No> {
        let (to_decide, ended) = (self.played()?.to_decide(), self.played()?.outcome().is_some());
        if !self.is_asked_since(asker.seat, number) {
            self.check_number(asker, number)?;
        }
        let over = self.record.over || ended;
        if over || self.hidden(&asker.own).is_some() || !to_decide.has(asker.seat) {
            return Err(No::key(Kind::Forbidden, if over { "match-over" } else { "host-not-asked" }));
        }
        let kept = self.enter(asker.seat, By::Player, words, asker.now)?;
        self.with_forced(kept, asker.now)
    }

    /// Goes back to before a decision that can still be taken back, the last one unless another is named, and takes the later
    /// ones again, as far as they still can be. Each is an entry. Where a number is named, only that sheet is answered. What
    /// there was no other answer to is no decision: it would be given again at once.
    pub fn undo(&mut self, asker: &Asker, number: Option<u64>, entry: Option<u64>) -> Result<Vec<Keep>, No> {
        let (seat, now) = (asker.seat, asker.now);
        let later = {
            let played = self.played()?;
            number.map_or(Ok(()), |number| self.check_number(asker, number))?;
            match entry {
                None => Vec::new(),
                Some(entry) => {
                    let draft = played.draft().filter(|draft| draft.seat == seat);
                    let draft = draft.filter(|draft| draft.entries.contains(&entry));
                    let draft = draft.ok_or_else(|| Text::key("match-no-undo"))?;
                    let later = draft.entries.into_iter().filter(|other| *other > entry);
                    later.filter_map(|other| played.decided(other)).collect()
                }
            }
        };
        let done = self.played_mut()?.undo(seat)?;
        let mut kept = vec![self.keep(done, now)];
        for _ in &later {
            let Ok(done) = self.played_mut()?.undo(seat) else { break };
            kept.push(self.keep(done, now));
        }
        while entry.is_none() && matches!(self.unasked(seat), Some(Due::Forced(..))) {
            let Ok(done) = self.played_mut()?.undo(seat) else { break };
            kept.push(self.keep(done, now));
        }
        kept = self.with_drafts(kept, now)?;
        for words in later {
            // Without the step that is gone, "done" may mean another thing: nothing is taken again that could not be taken back.
            if !self.played()?.only_drafts(seat, &words) {
                break;
            }
            kept.extend(self.enter(seat, By::Player, &words, now)?);
            kept = self.with_drafts(kept, now)?;
        }
        self.with_forced(kept, now)
    }

    /// Gives up.
    pub fn resign(&mut self, asker: &Asker) -> Result<Vec<Keep>, No> {
        let played = self.played_mut()?;
        if played.outcome().is_some() {
            return Err(conflict("match-over"));
        }
        let done = played.resign(asker.seat);
        Ok(vec![self.keep(done, asker.now)])
    }

    /// Taking back across dice and the other's decisions, by agreement, to before the asker's last decision, which is looked
    /// for among the last entries. The computer always agrees, and so does who holds both sides.
    pub fn take_back(&mut self, asker: &Asker, word: Word, last: &[Entry]) -> Result<TakeBack, No> {
        self.played()?;
        if self.record.over {
            return Err(conflict("match-over"));
        }
        let other = asker.seat.other();
        match word {
            Word::Ask => {
                let entry = last_own(last, asker.seat).ok_or_else(|| conflict("host-nothing-back"))?;
                if self.record.is_computer(other) || asker.own.len() == 2 {
                    return Ok(TakeBack::To(asker.seat, entry));
                }
                self.record.request(Asked::TakeBack, asker.seat, entry);
            }
            Word::Agree => {
                let request = self.record.requested(Asked::TakeBack, other);
                let request = request.ok_or_else(|| conflict("host-not-requested"))?;
                return Ok(TakeBack::To(other, request.number));
            }
            Word::Decline | Word::Claim => self.record.settle(Asked::TakeBack),
        }
        Ok(TakeBack::Said(self.keep_record(asker.now)))
    }

    /// Goes back to before an entry, for a seat, to the position that the match was in then.
    pub fn go_back(&mut self, seat: Seat, entry: u64, before: &str, now: i64) -> Result<Vec<Keep>, No> {
        let done = self.played_mut()?.take_back(seat, entry, before)?;
        self.record.settle(Asked::TakeBack);
        let kept = vec![self.keep(done, now)];
        self.with_forced(kept, now)
    }

    /// Putting the computer in the place of a player who has left: by agreement, or after the time set at the start. Who
    /// agrees hands over his own seat; who claims puts the computer in that of the other, who is awaited and away.
    pub fn substitute(&mut self, asker: &Asker, word: Word, presence: &Presence) -> Result<Vec<Keep>, No> {
        let awaited = self.played()?.to_decide();
        let other = asker.seat.other();
        if self.record.over || self.record.is_computer(other) {
            return Err(conflict("host-nobody-to-replace"));
        }
        match word {
            Word::Ask => self.record.request(Asked::Substitute, asker.seat, self.number(&asker.own)),
            Word::Decline => self.record.settle(Asked::Substitute),
            Word::Agree => {
                let request = self.record.requested(Asked::Substitute, other);
                request.ok_or_else(|| conflict("host-not-requested"))?;
                self.replace(asker.seat, asker.chance);
            }
            Word::Claim => {
                let silent = asker.now - presence.heard[other].max(self.changed);
                let due = self.record.absence.is_some_and(|minutes| silent >= i64::from(minutes) * 60_000);
                if !due || !awaited.has(other) || presence.online[other] {
                    return Err(conflict("host-not-absent"));
                }
                self.replace(other, asker.chance);
            }
        }
        Ok(self.keep_record(asker.now))
    }

    /// From now on the computer plays for a seat.
    fn replace(&mut self, seat: Seat, chance: u64) {
        self.record.place_mut(seat).hand_over(Level::Sergent.name());
        self.record.requests.clear();
        self.seat_computer(seat, chance, 1).expect("there is such a player");
    }

    /// Says at which moments of reaction one wants to be asked, and whether where there is one answer only; those left out stay
    /// as they are.
    pub fn order(&mut self, asker: &Asker, orders: BTreeMap<String, bool>) -> Result<Vec<Keep>, No> {
        let moments = self.ready.about().windows.iter().map(|moment| moment.id);
        let known: Vec<&str> = moments.chain([ALWAYS]).collect();
        if let Some(unknown) = orders.keys().find(|kind| !known.contains(&kind.as_str())) {
            let text = Text::key("host-no-moment").with("asked", unknown.as_str());
            return Err(text.with("known", known.join(", ")).into());
        }
        self.record.place_mut(asker.seat).standing.extend(orders);
        Ok(self.keep_record(asker.now))
    }

    /// Says something to the other player.
    pub fn say(&mut self, asker: &Asker, text: &str) -> Result<Vec<Keep>, No> {
        const LONGEST: usize = 500;
        let words: String = text.trim().chars().filter(|c| !c.is_control()).take(LONGEST).collect();
        if words.is_empty() {
            return Err(Text::key("host-nothing-said").into());
        }
        let saying = Saying { seat: asker.seat as u8, words, at: asker.now };
        self.hear(saying.clone());
        Ok(vec![Keep::Saying(saying)])
    }

    /// Sits down, with a promise for the dice, and from now on with this token. Who sits there already may change his name,
    /// and nothing else.
    pub fn join(
        &mut self,
        asker: &Asker,
        name: Option<&str>,
        commitment: Option<String>,
        token: Option<String>,
    ) -> Result<Vec<Keep>, No> {
        check_promise(commitment.as_deref())?;
        let place = self.record.place_mut(asker.seat);
        let name = name_of(name);
        if !name.is_empty() {
            place.name = name;
        }
        if !place.joined {
            place.joined = true;
            place.kind = SeatKind::Person;
            place.commitment = commitment;
            place.token = token.or(place.token.take());
        }
        Ok(self.keep_record(asker.now))
    }

    /// Opens one's number, once all have promised theirs; nothing where the dice are made already.
    pub fn reveal(&mut self, asker: &Asker, number: &str) -> Result<Vec<Keep>, No> {
        let opened: Secret = number.parse()?;
        match self.record.dice_state() {
            DiceState::Joining => return Err(conflict("host-too-early")),
            DiceState::Sealed | DiceState::Open => return Ok(Vec::new()),
            DiceState::Opening => {}
        }
        let place = self.record.place_mut(asker.seat);
        if place.commitment != Some(opened.commitment().to_string()) {
            return Err(Text::key("host-other-number").into());
        }
        place.number = Some(number.to_string());
        Ok(self.keep_record(asker.now))
    }

    /// The same again with the sides exchanged, by the rules of today. Who had a link to this match has the same to the new
    /// one: nobody has to be sent anything.
    pub fn rematch(
        &self,
        asker: &Asker,
        commitment: Option<String>,
        today: &dyn Ready,
        secret: String,
    ) -> Result<Record, No> {
        check_promise(commitment.as_deref())?;
        if !self.record.over {
            return Err(conflict("host-not-over"));
        }
        if self.record.rematch.is_some() {
            return Err(conflict("host-rematch-there"));
        }
        let old = self.record.clone();
        let [first, second] = old.places;
        let mut places = [second, first];
        let mine = |seat: Seat| asker.own.len() == 2 || seat == asker.seat.other();
        for seat in Seat::BOTH {
            let place = &mut places[seat.index()];
            if place.kind != SeatKind::Computer && !mine(seat) {
                place.kind = SeatKind::Open;
            }
            place.joined = place.kind != SeatKind::Open;
            (place.commitment, place.number) = (None, None);
        }
        let promised = Seat::BOTH.into_iter().find(|seat| mine(*seat)).expect("one is the asker's");
        places[promised.index()].commitment = commitment;
        let new = Record::of(today, old.date, old.mode, places, secret);
        Ok(Record { absence: old.absence, ..new })
    }

    /// The match that follows this one.
    pub fn followed_by(&mut self, id: String, now: i64) -> Vec<Keep> {
        self.record.rematch = Some(id);
        self.keep_record(now)
    }
}

/// The last decision of a seat's own that stands.
pub fn last_own(entries: &[Entry], seat: Seat) -> Option<u64> {
    let mut standing: Vec<&Entry> = Vec::new();
    for entry in entries {
        match entry.back_to() {
            Some(back) => standing.retain(|entry| entry.number < back),
            None => standing.push(entry),
        }
    }
    let own = |entry: &&&Entry| entry.by() == seat && !entry.words.starts_with('~');
    standing.iter().rev().find(own).map(|entry| entry.number)
}

impl Record {
    /// What a seat asks and nobody has answered yet.
    fn requested(&self, kind: Asked, seat: Seat) -> Option<&Request> {
        self.requests.iter().find(|request| request.kind == kind && request.seat == seat as u8)
    }

    /// A seat asks for something, in place of what was asked before.
    fn request(&mut self, kind: Asked, seat: Seat, number: u64) {
        self.settle(kind);
        self.requests.push(Request { kind, seat: seat as u8, number });
    }

    /// Nobody asks for this any more.
    fn settle(&mut self, kind: Asked) {
        self.requests.retain(|request| request.kind != kind);
    }
}
