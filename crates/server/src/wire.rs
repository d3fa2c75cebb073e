//! What goes over the wire, beside what the host says of a match.

use host::{Moment, RuleSection, Said, SeatAbout, Sheet};
use serde::Serialize;
use table::{Scene, Table, Text};
use utoipa::ToSchema;

/// Everything that can be played.
#[derive(Serialize, ToSchema)]
pub struct Catalogue {
    /// The program's version.
    pub version: &'static str,
    /// The games.
    pub games: Vec<Game>,
    /// The computer players that people meet.
    pub levels: Vec<Level>,
}

/// A computer player.
#[derive(Clone, Serialize, ToSchema)]
pub struct Level {
    /// As typed.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// How it plays.
    pub note: Text,
}

/// A game.
#[derive(Serialize, ToSchema)]
pub struct Game {
    /// As typed.
    pub id: &'static str,
    /// Its name.
    pub title: Text,
    /// What it is about.
    pub tagline: Text,
    /// What a unit and a place stand for.
    pub scale: Text,
    /// How long a match lasts.
    pub length: Text,
    /// The sides of its first scenario.
    pub sides: Vec<Text>,
    /// Their flags.
    pub flags: Vec<String>,
    /// Its scenarios.
    pub scenarios: Vec<Scenario>,
    /// What it draws further scenarios from, where it does.
    pub generator: Option<Generator>,
    /// Its options.
    pub options: Vec<Choice>,
    /// Its moments of reaction.
    pub windows: Vec<Moment>,
}

/// A scenario.
#[derive(Serialize, ToSchema)]
pub struct Scenario {
    /// As typed.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// The section of the rulebook that describes it.
    pub rule: &'static str,
    /// Whether anything in it is reconstructed.
    pub reconstructed: bool,
    /// The names of its sides.
    pub sides: Vec<Text>,
    /// Their flags.
    pub flags: Vec<String>,
}

/// What a game draws scenarios from. The id of one is `generated.THEME.YEAR.SIZE.PAIR.NUMBER`, the number being any from 0
/// to 4294967295: the same id is the same scenario for ever.
#[derive(Serialize, ToSchema)]
pub struct Generator {
    /// The section of the rulebook that describes it.
    pub rule: &'static str,
    /// The wars and fronts.
    pub themes: Vec<Theme>,
    /// How large a battle can be.
    pub sizes: Vec<Choice>,
}

/// A war or a front.
#[derive(Serialize, ToSchema)]
pub struct Theme {
    /// As typed.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// Its first and last year.
    #[schema(min_items = 2, max_items = 2)]
    pub years: [u16; 2],
    /// Who fought there.
    pub pairs: Vec<Pair>,
}

/// Two armies that met.
#[derive(Serialize, ToSchema)]
pub struct Pair {
    /// As typed.
    pub id: &'static str,
    /// Their names, by seat.
    pub sides: Vec<Text>,
    /// The first and last year they met.
    #[schema(min_items = 2, max_items = 2)]
    pub years: [u16; 2],
}

/// An option, or a size of generated scenarios.
#[derive(Serialize, ToSchema)]
pub struct Choice {
    /// As typed.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// The section of the rulebook that describes it.
    pub rule: &'static str,
}

/// A scenario before it is played.
#[derive(Serialize, ToSchema)]
pub struct Preview {
    /// The board, the briefing.
    pub scene: Scene,
    /// How it is set up, as far as that is fixed.
    pub table: Table,
    /// The forces of each side.
    pub forces: Vec<Vec<Text>>,
}

/// A match that was created.
#[derive(Serialize, ToSchema)]
pub struct Created {
    /// Its id.
    pub id: String,
    /// The secret of each place that is not the computer's: the creator keeps his own and hands on the others.
    pub tokens: [Option<String>; 2],
    /// What the host promises of its secret for the dice.
    pub host: String,
}

/// A refusal: a sentence, and what helps.
#[derive(Serialize, ToSchema)]
pub struct Problem {
    /// Why, in a sentence.
    pub error: Text,
    /// The section of the rulebook that says no, where a rule does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub section: Option<RuleSection>,
    /// The match as it stands now, where it has gone on meanwhile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sheet: Option<Box<Sheet>>,
}

impl From<Text> for Problem {
    fn from(error: Text) -> Problem {
        Problem { error, section: None, sheet: None }
    }
}

/// What a live connection is told.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Push {
    /// Everything, because something changed.
    Sheet {
        /// What may be seen now.
        sheet: Box<Sheet>,
    },
    /// Somebody came or left.
    Presence {
        /// Who sits where.
        seats: Vec<SeatAbout>,
    },
    /// Somebody said something.
    Said {
        /// What.
        said: Said,
    },
    /// A player is reminded that he is awaited.
    Nudge {
        /// Which.
        seat: u8,
    },
    /// A computer player thinks.
    Thinking {
        /// Which.
        seat: u8,
    },
    /// Something asked for over the connection is refused.
    Problem {
        /// Why.
        error: Text,
    },
}
