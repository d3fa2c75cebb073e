//! What is kept of a match, for whoever keeps it.

use contract::Seat;
use game::{Note, Snapshot, back_to};

/// One entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number; 0 is the set-up.
    pub number: u64,
    /// Whose it is.
    pub seat: u8,
    /// What was decided, in the words of a match file.
    pub words: String,
    /// What it brought about.
    pub notes: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl Entry {
    /// Whose it is.
    pub fn by(&self) -> Seat {
        Seat::BOTH[usize::from(self.seat != 0)]
    }

    /// The entry that everything from was taken back to, if that is what it does.
    pub fn back_to(&self) -> Option<u64> {
        back_to(&self.words)
    }

    /// The lines of the journal that it brought about.
    pub fn lines(&self) -> Vec<Note> {
        serde_json::from_str(&self.notes).unwrap_or_default()
    }
}

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// By whom.
    pub seat: u8,
    /// What.
    pub words: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// An entry to be kept, with what it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The entry.
    pub entry: Entry,
    /// The position that it leads to.
    pub snapshot: Snapshot,
    /// The record, where the entry changes it too.
    pub record: Option<String>,
    /// Whether a computer player or a standing order is to answer next.
    pub pending: bool,
    /// The first entry that an undo may still go back to: a snapshot from before it is kept.
    pub undo_from: Option<u64>,
}

/// What must be kept before anyone is told of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Keep {
    /// An entry, with what it leads to.
    Step(Box<Step>),
    /// The record, in place of the one before, and when it was changed.
    Record(String, i64),
    /// Something said.
    Saying(Saying),
}

/// What a match is played again from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Past {
    /// A position that was reached; without it, the start that the record tells of.
    pub snapshot: Option<Snapshot>,
    /// The entries since.
    pub entries: Vec<Entry>,
}
