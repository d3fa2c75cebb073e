//! Matches of the toy, run by the host without anything around it.

use std::sync::Arc;

use contract::{Seat, Setup};
use game::{Eye, Game, Kind, No, Ready};
use host::{Asker, Due, Entry, Hosted, Keep, NewMatch, Past, Presence, Record, Sheet};
use serde_json::{Value, json};
use table::Text;

pub const FIRST: Seat = Seat::First;
pub const SECOND: Seat = Seat::Second;

pub fn ready() -> Arc<dyn Ready> {
    made_ready(toy::GAME)
}

pub fn made_ready(game: &dyn Game) -> Arc<dyn Ready> {
    game.ready(Setup::new(game.about(), &[])).expect("its own set-up is sound")
}

pub fn wanted(seats: Value, more: Value) -> NewMatch {
    let mut wanted = json!({ "game": "toy", "seats": seats });
    for (name, value) in more.as_object().into_iter().flatten() {
        wanted[name] = value.clone();
    }
    serde_json::from_value(wanted).expect("it can be read")
}

pub fn record(wanted: &NewMatch, ready: &dyn Ready) -> Result<Record, No> {
    let secrets = wanted.secrets(["one".to_string(), "two".to_string()]);
    wanted.record(ready, secrets, "07".repeat(32), "1914-08-02".to_string())
}

/// A match, begun if nobody is awaited, with everything that is kept of it.
pub struct Desk {
    pub hosted: Hosted,
    pub kept: Vec<Keep>,
    pub now: i64,
}

impl Desk {
    pub fn new(seats: Value, more: Value) -> Desk {
        Desk::of(toy::GAME, seats, more)
    }

    pub fn of(game: &dyn Game, seats: Value, more: Value) -> Desk {
        let ready = made_ready(game);
        let record = record(&wanted(seats, more), &*ready).expect("it can be played");
        let mut desk = Desk { hosted: Hosted::new(record, ready, 1), kept: Vec::new(), now: 1 };
        desk.does(|hosted, asker| hosted.begin(asker.now, 0), FIRST).expect("it begins");
        desk
    }

    /// Two people, each at his own screen, who have both thrown a card away: the first is to act.
    pub fn under_way() -> Desk {
        let mut desk = Desk::new(people(), json!({ "absence": 5 }));
        for seat in Seat::BOTH {
            let card = desk.offers(seat)[0].clone();
            desk.decide(seat, &card).expect("a card in hand can be thrown away");
        }
        desk
    }

    pub fn asker(&self, seat: Seat) -> Asker {
        let place = self.hosted.record.place(seat);
        let own = self.hosted.record.seats_of(place.token.as_deref().unwrap_or_default());
        Asker { own, seat, now: self.now, chance: 14 }
    }

    /// Asks for something, a millisecond later.
    pub fn does(
        &mut self,
        act: impl FnOnce(&mut Hosted, &Asker) -> Result<Vec<Keep>, No>,
        seat: Seat,
    ) -> Result<(), No> {
        self.now += 1;
        let asker = self.asker(seat);
        let kept = act(&mut self.hosted, &asker)?;
        self.kept.extend(kept);
        Ok(())
    }

    pub fn decide(&mut self, seat: Seat, words: &str) -> Result<(), No> {
        let number = self.sheet(&[seat]).number;
        self.does(|hosted, asker| hosted.decide(asker, number, words), seat)
    }

    pub fn undo(&mut self, seat: Seat, entry: Option<u64>) -> Result<(), No> {
        self.does(|hosted, asker| hosted.undo(asker, None, entry), seat)
    }

    pub fn offers(&self, seat: Seat) -> Vec<String> {
        let played = self.hosted.played().expect("it has begun");
        played.offers(seat).into_iter().map(|offer| offer.decision).collect()
    }

    pub fn eye(&self, own: &[Seat]) -> Eye {
        self.hosted.eye(own, None).expect("everybody may look")
    }

    pub fn sheet(&self, own: &[Seat]) -> Sheet {
        self.hosted.sheet(own, self.eye(own), &Presence::default())
    }

    /// What somebody with these seats sees, to be compared; but for how the dice are made.
    pub fn seen(&self, own: &[Seat]) -> Value {
        let mut seen = serde_json::to_value(self.sheet(own)).expect("a sheet is plain data");
        seen["dice"].take();
        seen
    }

    /// The entries that were kept.
    pub fn entries(&self) -> Vec<Entry> {
        let entry = |keep: &Keep| match keep {
            Keep::Step(step) => Some(step.entry.clone()),
            _ => None,
        };
        self.kept.iter().filter_map(entry).collect()
    }

    /// Answers for whoever is due until a person is awaited.
    pub fn attend(&mut self) {
        while let Some(due) = self.hosted.due() {
            let number = self.hosted.played().expect("it has begun").number();
            let answered = match due {
                Due::Standing(seat, _) | Due::Forced(seat, _) => {
                    self.does(|hosted, asker| hosted.answer_standing(number, asker.now), seat)
                }
                Due::Computer(seat) => {
                    let thought = self.hosted.ponder(seat).expect("a player sits there")();
                    let (by, words) = self.hosted.thought(thought).expect("nobody else has answered");
                    self.does(|hosted, asker| hosted.enter(seat, by, &words, asker.now), seat)
                }
            };
            answered.expect("what is due can be answered");
        }
    }

    /// The same match taken up again from what was kept of it.
    pub fn again(&self) -> Hosted {
        let mut hosted = Hosted::new(self.hosted.record.clone(), ready(), self.now);
        hosted.changed = self.hosted.changed;
        let entries = self.entries();
        let past = Past { snapshot: None, entries: entries[1..].to_vec() };
        hosted.take_up(&past, &entries, 0).expect("what was kept can be read");
        hosted
    }
}

/// Two people, each at his own screen.
pub fn people() -> Value {
    json!([{ "kind": "person", "name": "Marie" }, { "kind": "person", "name": "Paul" }])
}

/// A person against a computer player.
pub fn against(level: &str) -> Value {
    json!([{ "kind": "person" }, { "kind": "computer", "level": level }])
}

/// What kind of no this is, and the key of its sentence.
pub fn refused<T>(answer: Result<T, No>) -> (Kind, String) {
    let no = answer.err().expect("it is refused");
    let Text::Key { key, .. } = no.because else { panic!("a sentence has a key") };
    (no.kind, key.to_string())
}
