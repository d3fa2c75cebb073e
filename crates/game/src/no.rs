//! Why something is not done: one no, from the rules to whoever asked.

use contract::SetupError;
use opponents::UnknownPlayer;
use table::Text;

use crate::UnknownGame;

/// What kind of no it is: what whoever carries it further makes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It cannot be understood.
    Malformed,
    /// Nobody has shown that it is for him to ask.
    Unproven,
    /// It is not for him, or not yet.
    Forbidden,
    /// There is no such thing.
    Unknown,
    /// As things stand there is nothing to be done about it.
    Conflict,
    /// The match has gone on: the question was answered already.
    Stale,
    /// It is understood and does not fit: a rule forbids it, or it is not on offer.
    Unfit,
    /// It is asked too often.
    TooMuch,
    /// Something is wrong here, whatever was asked.
    Fault,
}

/// Why something is not done.
#[derive(Clone, PartialEq, Debug)]
pub struct No {
    /// What kind of no it is.
    pub kind: Kind,
    /// Why, in a sentence.
    pub because: Text,
    /// The section that forbids it, where a rule does.
    pub rule: Option<String>,
}

impl No {
    /// A no with this sentence.
    pub fn new(kind: Kind, because: Text) -> No {
        No { kind, because, rule: None }
    }

    /// A no whose sentence has this key, and no arguments.
    pub fn key(kind: Kind, key: &'static str) -> No {
        No::new(kind, Text::key(key))
    }

    /// The same no, of another kind.
    #[must_use]
    pub fn of_kind(self, kind: Kind) -> No {
        No { kind, ..self }
    }
}

/// What does not fit is said in a sentence.
impl From<Text> for No {
    fn from(because: Text) -> No {
        No::new(Kind::Unfit, because)
    }
}

impl From<SetupError> for No {
    fn from(error: SetupError) -> No {
        error.text().into()
    }
}

impl From<UnknownGame> for No {
    fn from(unknown: UnknownGame) -> No {
        let there_are = unknown.there_are.join(", ");
        Text::key("no-game").with("asked", unknown.asked).with("known", there_are).into()
    }
}

impl From<UnknownPlayer> for No {
    fn from(UnknownPlayer(asked): UnknownPlayer) -> No {
        Text::key("no-player").with("asked", asked).with("known", opponents::NAMES.join(", ")).into()
    }
}
