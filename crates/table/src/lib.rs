//! What a person sees of a match: one vocabulary for every game, so that a client is written once.
//!
//! A [`Scene`] holds what never changes during a match (the board, the names of things); a [`Table`] holds the rest,
//! as one onlooker may see it. Nothing here knows a rule. Every phrase is a [`Text`], a key with arguments, which
//! [`Words`] turns into French or English, so that two readers can read one match in two languages.

mod drawing;
mod text;
mod words;

use serde::{Deserialize, Serialize};

pub use drawing::{draw, draw_place};
pub use text::{Arg, Text};
pub use words::{Language, Words, keys_of};

/// The parts of a match that do not change: sent once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Scene {
    /// The game's name.
    pub title: Text,
    /// The names of the two sides, by seat.
    pub sides: Vec<Text>,
    /// The board.
    pub board: Board,
    /// What on this board or among these pieces is our reconstruction, with the reason.
    pub reconstructed: Vec<Reconstruction>,
    /// Every kind of piece that may appear.
    pub kinds: Vec<PieceKind>,
    /// Every card that may appear.
    pub cards: Vec<CardFace>,
}

/// Something that the sources do not give and that we supplied.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reconstruction {
    /// What.
    pub what: Text,
    /// Why so.
    pub why: Text,
}

/// A board: places, and the paths or the grid that join them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "shape", rename_all = "kebab-case")]
pub enum Board {
    /// Regions joined by paths.
    Regions {
        /// The regions.
        places: Vec<Place>,
        /// The paths between them.
        paths: Vec<Path>,
    },
}

/// One region of a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Its stable id, as used in notation.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// What sort of place it is, for the skin to draw.
    pub kind: String,
    /// Whose land it is, if anybody's.
    pub side: Option<u8>,
    /// The nation it belongs to.
    pub nation: Option<Text>,
    /// What it is worth.
    pub value: i32,
    /// Where it is drawn, in board units.
    pub x: f32,
    /// Where it is drawn, in board units, downwards.
    pub y: f32,
    /// Whether anything about it is our reconstruction.
    pub reconstructed: bool,
}

/// A path between two places.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Path {
    /// One end.
    pub from: String,
    /// The other end.
    pub to: String,
    /// What sort of path it is (`land`, `sea`), for the skin to draw.
    pub kind: String,
    /// Whether it is our reconstruction.
    pub reconstructed: bool,
}

/// A kind of piece.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PieceKind {
    /// Its stable id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// The side that owns such pieces.
    pub side: Option<u8>,
    /// The symbol a skin draws.
    pub symbol: String,
}

/// A card as printed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CardFace {
    /// Its stable id.
    pub id: String,
    /// Its title.
    pub title: Text,
    /// What it does.
    pub effect: Text,
    /// The section of the rulebook that says so.
    pub rule: String,
}

/// What one onlooker may see at one moment.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Table {
    /// Where the game stands: turn, phase.
    pub status: Vec<Text>,
    /// What holds at each place: who controls it, markers on it.
    pub places: Vec<PlaceState>,
    /// The pieces, by place and order in the stack.
    pub pieces: Vec<Piece>,
    /// Hands of cards.
    pub hands: Vec<Hand>,
    /// Pools of pieces off the board: pouch, reserves, losses.
    pub pools: Vec<Pool>,
    /// Tracks: turns, points.
    pub tracks: Vec<Track>,
    /// Layers shown on demand.
    pub overlays: Vec<Overlay>,
    /// The dice just rolled.
    pub dice: Vec<u8>,
    /// What is awaited, and from whom.
    pub prompt: Prompt,
    /// How it ended, if it has.
    pub outcome: Option<Text>,
}

/// What holds at a place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlaceState {
    /// The place.
    pub place: String,
    /// The side that controls it.
    pub side: Option<u8>,
    /// What it is worth now, where that is not what is printed.
    pub value: Option<i32>,
    /// Markers lying there, such as `neutral`, `contested`, `battle`.
    pub markers: Vec<Marker>,
}

/// A marker, with a number where it has one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Marker {
    /// Its kind, for the skin.
    pub kind: String,
    /// Its name.
    pub name: Text,
    /// How many.
    pub count: i32,
}

/// A piece, or several alike in one place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Where it lies: a place of the board.
    pub place: String,
    /// The side that owns it.
    pub side: u8,
    /// Its kind as a [`PieceKind`] id; none where the onlooker sees only a back.
    pub kind: Option<String>,
    /// Its name, or what is known of it.
    pub name: Text,
    /// Face up for everyone.
    pub face_up: bool,
    /// How many alike.
    pub count: u32,
    /// Marks on it, such as `moved`.
    pub marks: Vec<String>,
}

/// Cards held by a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// Whose.
    pub seat: u8,
    /// What this hand is called.
    pub name: Text,
    /// How many cards.
    pub count: u32,
    /// The cards, where the onlooker may see them.
    pub cards: Option<Vec<String>>,
}

/// Pieces off the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pool {
    /// Its stable id.
    pub id: String,
    /// Whose.
    pub seat: u8,
    /// Its name.
    pub name: Text,
    /// How many pieces.
    pub count: u32,
    /// What it holds, where the onlooker may know.
    pub holds: Option<Vec<PoolLine>>,
}

/// One line of a pool.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PoolLine {
    /// What.
    pub name: Text,
    /// How many.
    pub count: u32,
    /// A figure worth knowing about it, such as the chance of drawing one.
    pub note: Option<Text>,
}

/// A track with a marker a side.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Track {
    /// Its stable id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// The figures to show on it.
    pub marks: Vec<TrackMark>,
    /// A threshold drawn on it.
    pub goal: Option<i32>,
}

/// A marker on a track.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TrackMark {
    /// The side it belongs to.
    pub side: Option<u8>,
    /// What it says.
    pub name: Text,
    /// Where it stands.
    pub at: i32,
}

/// A layer over the board, shown on demand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Overlay {
    /// Its stable id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// The places it covers.
    pub places: Vec<String>,
}

/// What is awaited.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Prompt {
    /// The seats that are to decide.
    pub awaited: Vec<u8>,
    /// What this onlooker is asked, or what he is waiting for.
    pub asks: Option<Text>,
    /// The section of the rulebook that asks it.
    pub rule: Option<String>,
    /// What this onlooker may decide now.
    pub offers: Vec<Offer>,
}

/// A decision on offer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// The decision in its game's notation: what a client sends back.
    pub decision: String,
    /// What is done.
    pub verb: String,
    /// What is touched first.
    pub subject: Option<String>,
    /// What is touched next.
    pub target: Option<String>,
    /// The words on the button.
    pub label: Text,
    /// The section that allows it.
    pub rule: String,
}
