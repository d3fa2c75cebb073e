//! A match under way, whatever its game: what can be done with it, and what is seen of it.

use std::any::Any;

use contract::{About, Audience, By, Header, Measure, Odds, Onlooker, Outcome, Seat, Seats, Throw};
use opponents::UnknownPlayer;
use serde::{Deserialize, Serialize};
use table::{Inspection, Offer, Picture, Scene, Table, Text};

use crate::No;

/// Whose eyes look at a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eye {
    /// Someone who may see this much.
    Onlooker(Onlooker),
    /// One person who plays both sides with open cards.
    Both,
}

/// How somebody looks at a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Through whose eyes.
    pub eye: Eye,
    /// The first entry that he does not see: another player is still trying things out.
    pub hidden: Option<u64>,
}

impl Look {
    /// Everything that this eye may see.
    pub fn now(eye: Eye) -> Look {
        Look { eye, hidden: None }
    }

    /// Everything that this onlooker may see.
    pub fn of(onlooker: Onlooker) -> Look {
        Look::now(Eye::Onlooker(onlooker))
    }
}

/// A line of the journal as it is kept: words that no later version of a rulebook renumbers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Note {
    /// The entry it came of.
    pub number: u64,
    /// What happened.
    pub text: Text,
    /// The section that made it happen.
    pub rule: String,
    /// A second one that had a part in it.
    pub also: Option<String>,
    /// The seat that alone may read it.
    pub only: Option<Seat>,
    /// What can be shown of it.
    pub picture: Picture,
}

impl Note {
    /// Whether this eye may read it.
    pub fn reaches(&self, eye: Eye) -> bool {
        let audience = self.only.map_or(Audience::Everyone, Audience::Only);
        match eye {
            Eye::Both => true,
            Eye::Onlooker(onlooker) => audience.reaches(onlooker),
        }
    }
}

/// The entry that everything from was taken back to, if that is what these words of an entry do.
pub fn back_to(words: &str) -> Option<u64> {
    ["undo ", "takeback "].iter().find_map(|word| words.strip_prefix(word)?.parse().ok())
}

/// What an entry did, ready to be kept.
#[derive(Clone, Debug)]
pub struct Done {
    /// The number of the entry.
    pub number: u64,
    /// Whose.
    pub seat: Seat,
    /// Its words.
    pub words: String,
    /// What it brought about.
    pub notes: Vec<Note>,
    /// The entry that everything from is gone, if it took something back.
    pub back_to: Option<u64>,
}

/// A position as it is kept: it says of itself what it means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The entry that led to it.
    pub number: u64,
    /// The version of the rules it was reached under.
    pub rules: u32,
    /// The position: see [`contract::write_position`].
    pub position: String,
}

/// What one player can still take back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// Whose it is.
    pub seat: Seat,
    /// Its entries, the oldest first.
    pub entries: Vec<u64>,
}

/// A moment of reaction that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Window {
    /// What standing orders call it.
    pub kind: &'static str,
    /// Who is asked.
    pub seat: Seat,
    /// How to let it pass.
    pub pass: String,
}

/// What carrying out a decision would do beside changing the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tried {
    /// It leaves something to chance.
    pub dice: bool,
    /// It shows something that was hidden.
    pub reveals: bool,
}

/// What a computer player came up with.
pub struct Thought {
    /// For which seat.
    pub seat: Seat,
    /// The entry it is meant to be.
    pub number: u64,
    /// What it decided.
    pub words: String,
    /// Whether it lets a moment of reaction pass.
    pub passes: bool,
    pub(crate) player: Box<dyn Any + Send>,
}

/// Thinking that can be done elsewhere.
pub type Pondering = Box<dyn FnOnce() -> Thought + Send>;

/// A match of some game.
pub trait Played: Send + Sync {
    /// What the game says of itself.
    fn about(&self) -> &'static About;
    /// What it is played with, and by whom.
    fn header(&self) -> &Header;
    /// The number of its last entry.
    fn number(&self) -> u64;
    /// How many entries were entered here: all of them, unless it was taken up in the middle.
    fn entries(&self) -> usize;
    /// Whose the entry of this number is, of those that were entered here.
    fn seat_of(&self, entry: u64) -> Option<Seat>;
    /// The turn being played, from 1.
    fn turn(&self) -> u32;
    /// Who is to decide; nobody once it is over.
    fn to_decide(&self) -> Seats;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// Who gave up.
    fn resigned(&self) -> Option<Seat>;
    /// The digest of the position reached.
    fn fingerprint(&self) -> String;
    /// Whether anything is hidden from a seat for long.
    fn hides(&self) -> bool;

    /// What does not change.
    fn scene(&self) -> Scene;
    /// What may be seen.
    fn table(&self, look: Look) -> Table;
    /// Everything that the seat may decide.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// The one decision that the seat may take, or the one of which something comes; none where it has a choice.
    fn only(&self, seat: Seat) -> Option<String>;
    /// Whether the other seat knows for certain, by what it sees, that this one has no choice.
    fn is_plain(&self, seat: Seat) -> bool;
    /// What the set-up brought about.
    fn opening(&self) -> Vec<Note>;
    /// The journal from this place on.
    fn journal(&self, from: usize) -> Vec<Note>;
    /// How many lines the journal has.
    fn lines(&self) -> usize;
    /// The one way that a decision is written, however it was typed; the error is a sentence.
    fn written(&self, words: &str) -> Result<String, Text>;
    /// The words of a decision, for a reader.
    fn offer_text(&self, seat: Seat, words: &str) -> Option<Text>;
    /// Why not.
    fn why_not(
        &self,
        seat: Seat,
        hidden: Option<u64>,
        subject: &str,
        target: Option<&str>,
    ) -> Result<Option<No>, Text>;
    /// An error unless the seat may decide this now.
    fn check(&self, seat: Seat, words: &str) -> Result<(), No>;
    /// Whether two ids name one thing; an error where the first names none.
    fn same(&self, id: &str, other: Option<&str>) -> Result<bool, Text>;
    /// What may come of a decision that is on offer.
    fn odds(&self, seat: Seat, words: &str) -> Result<Option<Odds>, No>;
    /// What a decision that is on offer would do beside changing the position.
    fn tried(&self, seat: Seat, words: &str) -> Result<Tried, No>;
    /// What can be said of a thing.
    fn inspect(&self, look: Look, subject: &str) -> Result<Inspection, Text>;
    /// The way from one thing to another.
    fn measure(&self, look: Look, from: &str, to: &str) -> Result<Option<Measure>, Text>;
    /// A moment of reaction that is open.
    fn window(&self) -> Option<Window>;

    /// How it stands for the first seat, from −1 to 1, where judging that means something.
    fn judged(&self) -> Option<f32>;
    /// Why it ended as it did: the line of the journal that says so.
    fn decided_by(&self) -> Option<Note>;
    /// What the sides hit with their dice, a throw after the other, beside what they hit on average.
    fn throws(&self) -> Vec<Vec<Throw>>;

    /// What can still be taken back.
    fn draft(&self) -> Option<Draft>;
    /// The words of a decision entered here.
    fn decided(&self, entry: u64) -> Option<String>;
    /// Whether a decision can be taken now and could be taken back after.
    fn only_drafts(&self, seat: Seat, words: &str) -> bool;
    /// The entry that the seat can undo.
    fn undoable(&self, seat: Seat) -> Option<u64>;
    /// The first entry that an undo may still go back to.
    fn undo_from(&self) -> Option<u64>;

    /// A decision, in its game's notation.
    fn decide(&mut self, seat: Seat, by: By, words: &str) -> Result<Done, No>;
    /// Takes the seat's last decision back.
    fn undo(&mut self, seat: Seat) -> Result<Done, No>;
    /// Takes everything from an entry on back, by agreement, to this position.
    fn take_back(&mut self, seat: Seat, entry: u64, position: &str) -> Result<Done, No>;
    /// Gives up.
    fn resign(&mut self, seat: Seat) -> Done;
    /// Says before which entries it will be taken back to, of those about to be entered.
    fn foresee(&mut self, taken_back_to: &mut dyn Iterator<Item = u64>);
    /// An entry as it was kept.
    fn enter(&mut self, seat: Seat, words: &str) -> Result<(), Text>;

    /// Puts a computer player in a seat, with chance of its own, on so many threads.
    fn seat_computer(
        &mut self,
        seat: Seat,
        name: &str,
        seed: u64,
        threads: usize,
    ) -> Result<(), UnknownPlayer>;
    /// Lets the computer player of a seat think elsewhere; whoever sent it brings the thought back.
    fn ponder(&mut self, seat: Seat) -> Option<Pondering>;
    /// The player comes back from thinking; what he decided, with who gave the answer, if the match still stands there.
    fn thought(&mut self, thought: Thought) -> Option<(By, String)>;

    /// The position, for whoever keeps it.
    fn snapshot(&self) -> Snapshot;
    /// The whole match as a file; only of one that was opened from its start.
    fn to_text(&self) -> String;
    /// Its set-up and every entry again, one after the other: what each did, the position it led to, and the first entry that
    /// an undo could then go back to. Only of one that was opened from its start.
    fn steps(&self) -> Result<Vec<(Done, Snapshot, Option<u64>)>, Text>;
}
