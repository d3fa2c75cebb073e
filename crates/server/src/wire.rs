//! What goes over the wire.

use std::collections::BTreeMap;

use contract::Section;
use serde::{Deserialize, Serialize};
use table::{Scene, Table, Text};
use utoipa::ToSchema;

use crate::record::{DiceState, Kind, Mode, Origin, Request};

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

/// A moment of reaction.
#[derive(Clone, Serialize, ToSchema)]
pub struct Moment {
    /// As typed.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// Whether a seat without standing orders is asked.
    pub asked: bool,
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

/// A section of a rulebook.
#[derive(Serialize, ToSchema)]
pub struct RuleSection {
    /// Its number or name.
    pub id: String,
    /// What it does in play.
    pub kind: &'static str,
    /// Its heading.
    pub title: Text,
    /// What it says.
    pub gist: Text,
    /// Whether it is a ruling of ours.
    pub ruling: bool,
}

impl From<&Section> for RuleSection {
    fn from(section: &Section) -> RuleSection {
        let text = |words: &contract::Bilingual| Text::Named { fr: words.fr.clone(), en: words.en.clone() };
        RuleSection {
            id: section.id.clone(),
            kind: section.kind.name(),
            title: text(&section.title),
            gist: text(&section.gist),
            ruling: section.ruling,
        }
    }
}

/// A match to be created.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The game's id.
    pub game: String,
    /// The scenario's, or the game's first.
    #[serde(default)]
    pub scenario: Option<String>,
    /// The options switched on.
    #[serde(default)]
    pub options: Vec<String>,
    /// Who sits where.
    #[schema(min_items = 2, max_items = 2)]
    pub seats: [NewSeat; 2],
    /// How the players sit.
    #[serde(default)]
    pub mode: Mode,
    /// After how many minutes of silence the computer may be put in a player's place.
    #[serde(default)]
    pub absence: Option<u32>,
    /// What the creator promises of his number for the dice: its SHA-256 in hexadecimal digits. None gives no number.
    #[serde(default)]
    pub commitment: Option<String>,
    /// The match to go on from.
    #[serde(default)]
    pub from: Option<Origin>,
}

/// A place at a match to be created.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who sits there.
    pub kind: Kind,
    /// What he is called.
    #[serde(default)]
    pub name: Option<String>,
    /// The computer player, as in the catalogue; without it, the sergeant.
    #[serde(default)]
    pub level: Option<String>,
}

/// A match that was created.
#[derive(Serialize, ToSchema)]
pub struct Created {
    /// Its id.
    pub id: String,
    /// The secret of each place that is not the computer's: the creator keeps his own and hands on the others.
    pub tokens: Vec<Option<String>>,
    /// What the host promises of its secret for the dice.
    pub host: String,
}

/// What a match is.
#[derive(Serialize, ToSchema)]
pub struct MatchAbout {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub title: Text,
    /// The scenario's id.
    pub scenario: String,
    /// The scenario's name.
    pub scenario_name: Text,
    /// The options switched on.
    pub options: Vec<String>,
    /// How the players sit.
    pub mode: Mode,
    /// Who sits where.
    pub seats: Vec<SeatAbout>,
    /// The places that are the asker's.
    pub you: Vec<u8>,
    /// The board and whatever else does not change.
    pub scene: Scene,
    /// The moments of reaction.
    pub windows: Vec<Moment>,
    /// The day it was created.
    pub date: String,
    /// The version of the rules.
    pub rules: u32,
    /// The digest of the data pack.
    pub pack: String,
    /// How the dice are made.
    pub dice: DiceAbout,
    /// After how many minutes of silence the computer may be put in a player's place.
    pub absence: Option<u32>,
    /// The match it came from.
    pub from: Option<Origin>,
}

/// Who sits at a place.
#[derive(Clone, Serialize, ToSchema)]
pub struct SeatAbout {
    /// The name of the side.
    pub side: Text,
    /// Its flag.
    pub flag: String,
    /// Who sits there.
    pub kind: Kind,
    /// What he is called.
    pub name: String,
    /// The computer player.
    pub level: Option<String>,
    /// Whether somebody has sat down.
    pub joined: bool,
    /// Whether he looks at the match now.
    pub online: bool,
}

/// How the dice of a match are made.
#[derive(Clone, Serialize, ToSchema)]
pub struct DiceAbout {
    /// How far they have come.
    pub state: DiceState,
    /// What the host promised.
    pub host: String,
    /// What each player promised.
    pub seats: Vec<Option<String>>,
    /// The host's secret, once the match is over.
    pub secret: Option<String>,
    /// The players' numbers, once the match is over.
    pub numbers: Option<Vec<Option<String>>>,
    /// The seed, once the match is over.
    pub seed: Option<String>,
}

/// Everything that one onlooker may see now.
#[derive(Serialize, ToSchema)]
pub struct Sheet {
    /// The number of the last entry: the next decision answers this.
    pub number: u64,
    /// The table; none before the match begins.
    pub table: Option<Table>,
    /// The seats of the onlooker's that could undo.
    pub undo: Vec<u8>,
    /// The entries of the onlooker's that can still be taken back, the oldest first: nobody else sees them yet, unless
    /// somebody else is asked.
    pub draft: Vec<u64>,
    /// The last lines of the journal.
    pub journal: Vec<Note>,
    /// How it ended.
    pub over: Option<Over>,
    /// Who sits where.
    pub seats: Vec<SeatAbout>,
    /// How the dice are made.
    pub dice: DiceAbout,
    /// What is asked and not answered yet.
    pub requests: Vec<Request>,
    /// What was said.
    pub chat: Vec<Said>,
    /// The standing orders of the onlooker's own seats; empty for the others.
    pub standing: Vec<BTreeMap<String, bool>>,
    /// What the players have to be told: the rules were corrected.
    pub changed: Option<Text>,
    /// The moment of reaction that is open, if the onlooker is asked.
    pub window: Option<String>,
}

/// How a match ended.
#[derive(Serialize, ToSchema)]
pub struct Over {
    /// In words.
    pub outcome: Text,
    /// The seat that won.
    pub winner: Option<u8>,
    /// The seat that gave up.
    pub resigned: Option<u8>,
    /// The match that follows.
    pub rematch: Option<String>,
}

/// Something said.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Said {
    /// The seat.
    pub seat: u8,
    /// What he is called.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A line of the journal.
#[derive(Serialize, ToSchema)]
pub struct Note {
    /// The entry it came of.
    pub number: u64,
    /// What happened.
    pub text: Text,
    /// The section that made it happen.
    pub rule: String,
    /// A second one that had a part in it.
    pub also: Option<String>,
    /// What can be shown of it.
    pub picture: table::Picture,
}

impl From<&game::Note> for Note {
    fn from(note: &game::Note) -> Note {
        Note {
            number: note.number,
            text: note.text.clone(),
            rule: note.rule.clone(),
            also: note.also.clone(),
            picture: note.picture.clone(),
        }
    }
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

/// Why not.
#[derive(Serialize, ToSchema)]
pub struct WhyNot {
    /// The section that forbids it.
    pub rule: String,
    /// Its heading.
    pub title: Text,
    /// What it says.
    pub gist: Text,
    /// Why it forbids this.
    pub because: Text,
}

/// A match in a list.
#[derive(Serialize, ToSchema)]
pub struct Summary {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub title: Text,
    /// The scenario's name.
    pub scenario_name: Text,
    /// How the players sit.
    pub mode: Mode,
    /// Who sits where.
    pub seats: Vec<SeatAbout>,
    /// The places that are the asker's.
    pub you: Vec<u8>,
    /// Whether the asker is to decide.
    pub yours: bool,
    /// Where the game stands.
    pub status: Vec<Text>,
    /// What is awaited.
    pub asks: Option<Text>,
    /// The number of the last entry.
    pub number: u64,
    /// When it last changed, in milliseconds since 1970.
    pub at: i64,
    /// How it ended.
    pub over: Option<Over>,
}

/// One step of a replay.
#[derive(Serialize, ToSchema)]
pub struct Step {
    /// The entry.
    pub number: u64,
    /// The first there is.
    pub first: u64,
    /// The last there is.
    pub last: u64,
    /// The table after it.
    pub table: Table,
    /// What it brought about.
    pub notes: Vec<Note>,
    /// Whose it was; none for the set-up.
    pub by: Option<u8>,
    /// What was decided.
    pub decision: Option<Text>,
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
