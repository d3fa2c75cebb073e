//! What a person sees of a match: one vocabulary for every game, so that a client is written once.
//!
//! A [`Scene`] holds what never changes during a match (the board, the names of things); a [`Table`] holds the rest,
//! as one onlooker may see it. Nothing here knows a rule. Every phrase is a [`Text`], a key with arguments, which
//! [`Words`] turns into French or English, so that two readers can read one match in two languages.

mod drawing;
mod text;
mod things;
mod words;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use drawing::{draw, draw_inspection, draw_place};
pub use text::{Arg, Text};
pub use things::{Sort, Thing};
pub use words::{Language, Words, keys_of};

/// The parts of a match that do not change: sent once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Scene {
    /// The game's name.
    pub title: Text,
    /// The names of the two sides, by seat.
    pub sides: Vec<Text>,
    /// The flags the two sides go under, by seat: codes of nations or alliances, for the skin.
    pub flags: Vec<String>,
    /// The board.
    pub board: Board,
    /// The look of the country, where a game has several: a word for the skin.
    pub look: Option<String>,
    /// What on this board or among these pieces is our reconstruction, with the reason.
    pub reconstructed: Vec<Reconstruction>,
    /// Every kind of piece that may appear.
    pub kinds: Vec<PieceKind>,
    /// Every card that may appear.
    pub cards: Vec<CardFace>,
    /// What is told of the battle before it begins: the place, the history.
    pub brief: Vec<Text>,
    /// What the verbs of its offers are called, as headings of a list.
    pub verbs: Vec<Verb>,
}

/// A verb of a game's notation, with its name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Verb {
    /// The verb, as offers have it.
    pub id: String,
    /// What it is called.
    pub name: Text,
}

impl Verb {
    /// The verb of a game whose messages name it under `verb-…`.
    pub fn named(id: &str) -> Verb {
        Verb { id: id.to_string(), name: Text::key(format!("verb-{id}")) }
    }

    /// The verb of a decision: the first word of its notation, one of those that its game names.
    pub fn of(notation: &str, named: &[&str]) -> String {
        let verb = notation.split(' ').next().unwrap_or_default();
        debug_assert!(named.contains(&verb), "the verb of “{notation}” has no name");
        verb.to_string()
    }
}

/// Something that the sources do not give and that we supplied.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Reconstruction {
    /// What.
    pub what: Text,
    /// Why so.
    pub why: Text,
}

/// A board: places, and the paths or the grid that join them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "shape", rename_all = "kebab-case")]
pub enum Board {
    /// Regions joined by paths.
    Regions {
        /// The regions.
        places: Vec<Place>,
        /// The paths between them.
        paths: Vec<Path>,
    },
    /// Hexes that lie side by side.
    Hexes {
        /// How they lie.
        lie: Lie,
        /// The hexes.
        places: Vec<Place>,
        /// Lines drawn down the board.
        borders: Vec<Border>,
        /// What runs from the middle of a hex to the middle of the next: roads, railways.
        paths: Vec<Path>,
        /// What runs along the side between two hexes: rivers, streams, bridges across.
        edges: Vec<Path>,
    },
}

/// How the hexes of a board lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lie {
    /// Pointed at the top, in rows: a place's `x` counts half hexes from the left, its `y` rows from the top.
    Rows,
    /// Flat at the top, in columns: a place's `x` counts columns from the left, its `y` half hexes from the top.
    Columns,
}

impl Board {
    /// The places of the board.
    pub fn places(&self) -> &[Place] {
        match self {
            Board::Regions { places, .. } | Board::Hexes { places, .. } => places,
        }
    }
}

/// A line down a board of hexes, such as the limit of a sector.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Border {
    /// What sort of line it is, for the skin to draw.
    pub kind: String,
    /// Half hexes from the left.
    pub x: f32,
}

/// One region of a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Place {
    /// Its stable id, as used in notation.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// What sort of place it is, for the skin to draw.
    pub kind: String,
    /// What the ground there is called, where that is worth saying.
    pub ground: Option<Text>,
    /// The sign of that ground in a plain drawing.
    pub symbol: Option<char>,
    /// What else is printed there, for the skin to draw: a trench on a wooded hex, a slope.
    pub printed: Vec<String>,
    /// What is written there on the map, where something is: a village, a wood.
    pub title: Option<Text>,
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PieceKind {
    /// Its stable id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// The side that owns such pieces.
    pub side: Option<u8>,
    /// Its sign in a plain drawing.
    pub symbol: String,
    /// The silhouette a skin draws.
    pub art: String,
    /// The code of its nation, for the skin.
    pub flag: Option<String>,
}

/// A card as printed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CardFace {
    /// Its stable id.
    pub id: String,
    /// Its title.
    pub title: Text,
    /// What it does.
    pub effect: Text,
    /// What it does in a few words: three lines on the card as it lies in a hand.
    pub short: Text,
    /// When it is played, in a word or two, where that is not simply in one's turn.
    pub moment: Option<Text>,
    /// Whether it answers what happens, instead of beginning something.
    pub reaction: bool,
    /// The section of the rulebook that says so.
    pub rule: String,
    /// What it costs to play, where it costs something.
    pub cost: Option<u32>,
    /// How many there are in the deck.
    pub copies: u32,
    /// The deck it belongs to, for the skin.
    pub family: String,
    /// The figures printed in a row of boxes on it; none where there are no boxes, a box without a figure where one is
    /// empty.
    pub boxes: Vec<Option<Text>>,
}

/// What one onlooker may see at one moment.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Table {
    /// Where the game stands: turn, phase.
    pub status: Vec<Text>,
    /// What holds at each place: who controls it, markers on it.
    pub places: Vec<PlaceState>,
    /// The pieces, by place and order in the stack.
    pub pieces: Vec<Piece>,
    /// Hands of cards.
    pub hands: Vec<Hand>,
    /// Decks and discards.
    pub piles: Vec<Pile>,
    /// Pools of pieces off the board: pouch, reserves, losses.
    pub pools: Vec<Pool>,
    /// Tracks: turns, points.
    pub tracks: Vec<Track>,
    /// What there is to be won, and who holds it.
    pub goals: Vec<Goal>,
    /// Layers shown on demand.
    pub overlays: Vec<Overlay>,
    /// The dice just rolled.
    pub dice: Vec<Die>,
    /// What is awaited, and from whom.
    pub prompt: Prompt,
    /// How it ended, if it has.
    pub outcome: Option<Text>,
}

/// What holds at a place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Marker {
    /// Its kind, for the skin.
    pub kind: String,
    /// Its sign in a plain drawing.
    pub symbol: Option<char>,
    /// Its name.
    pub name: Text,
    /// How many.
    pub count: i32,
}

/// A piece, or several alike in one place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Piece {
    /// What an offer or a question calls it.
    pub id: String,
    /// Where it lies: a place of the board.
    pub place: String,
    /// The side of its hex that it faces, where that matters and the onlooker knows: 0 to 5, clockwise from the top right on
    /// a board in rows.
    pub facing: Option<u8>,
    /// The side that owns it.
    pub side: u8,
    /// Its kind as a `PieceKind` id; none where the onlooker sees only a back.
    pub kind: Option<String>,
    /// The code of its nation, where that is known.
    pub flag: Option<String>,
    /// Its name, or what is known of it.
    pub name: Text,
    /// What stands on the counter, where it has a name of its own: the number of a regiment.
    pub short: Option<String>,
    /// The formation it belongs to, for the skin to colour.
    pub group: Option<String>,
    /// The figures printed on it as they are now.
    pub figures: Vec<Figure>,
    /// Face up for everyone.
    pub face_up: bool,
    /// How many alike.
    pub count: u32,
    /// What is left of it and what it began with, where it wears down by steps or figures.
    #[schema(min_items = 2, max_items = 2)]
    pub steps: Option<[u32; 2]>,
    /// What goes with it, such as a specialist.
    pub with: Vec<Marker>,
    /// Marks on it, such as `moved`.
    pub marks: Vec<Marker>,
}

/// A figure printed on a counter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Figure {
    /// What it says, for the skin: `combat`, `defence`, `move`, `morale`, `range`.
    pub kind: String,
    /// The figure.
    pub value: u8,
}

/// A die that was rolled.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Die {
    /// The sort of die, for the skin: `six` or one of the game's own.
    pub kind: String,
    /// What it shows: a number, or the id of a symbol.
    pub face: String,
    /// What it shows, in words.
    pub name: Text,
    /// What it is worth, where it decides something by itself.
    pub worth: Option<Worth>,
    /// Why it is worth that, in short words.
    pub why: Option<Text>,
}

/// What a die is worth to whoever rolled it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Worth {
    /// He gets what he rolled for.
    Hit,
    /// He does not.
    Miss,
    /// Neither: a flag, a token.
    Other,
}

impl Die {
    /// A die of this sort that shows this.
    pub fn new(kind: &str, face: impl ToString, name: Text) -> Die {
        Die { kind: kind.into(), face: face.to_string(), name, worth: None, why: None }
    }

    /// An ordinary die.
    pub fn six(number: u8) -> Die {
        Die::new("six", number, Text::figure(number))
    }

    /// The same, and what it is worth.
    pub fn worth(self, worth: Worth) -> Die {
        Die { worth: Some(worth), ..self }
    }

    /// The same, a hit or a miss; of a test, one that was passed or failed.
    pub fn hitting(self, hit: bool) -> Die {
        self.worth(if hit { Worth::Hit } else { Worth::Miss })
    }
}

/// A deck or its discards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Pile {
    /// Its stable id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// How many cards.
    pub count: u32,
    /// The cards, where they lie open; several alike stand together.
    pub cards: Option<Vec<String>>,
}

/// Something that can be won, and how it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Goal {
    /// What it is called.
    pub name: Text,
    /// Where it is.
    pub places: Vec<String>,
    /// What it is worth to each side; 0 where that side cannot win it.
    pub worth: Vec<i32>,
    /// The side that has it.
    pub side: Option<u8>,
    /// How it stands: kept for good, at risk, in reach.
    pub state: Option<Text>,
}

/// What can be said of a thing on the table when somebody asks.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Inspection {
    /// What it is called, or what is known of it.
    pub title: Option<Text>,
    /// The side that owns it, if any.
    pub side: Option<u8>,
    /// Where it lies, if on the board.
    pub place: Option<String>,
    /// Under its headings, in their fixed order.
    pub rows: Vec<Row>,
    /// In words, whatever stands under no heading.
    pub notes: Vec<Text>,
    /// On the board.
    pub overlays: Vec<Overlay>,
}

/// One line of what is said of a thing, under a heading.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Row {
    /// What it is about, for the client to set it by.
    pub aspect: Aspect,
    /// The heading.
    pub label: Text,
    /// What is said.
    pub value: Text,
    /// The section that says so.
    pub rule: Option<String>,
}

/// What a line is about. The order here is the order in which the lines are read, whatever the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Aspect {
    /// What can be done with it now, or why nothing.
    Order,
    /// Its figures, and what is left of it.
    Force,
    /// What has become of it: its marks, who goes with it.
    State,
    /// How far it goes.
    Move,
    /// How far it strikes.
    Fire,
    /// Whether it is supplied, and by what way.
    Supply,
    /// What covers it.
    Cover,
    /// What else lies there.
    Under,
    /// Who has it.
    Held,
    /// What it is worth.
    Worth,
    /// Where it is.
    Where,
    /// What is in it.
    Holds,
    /// What the book says of such things.
    Says,
}

impl Aspect {
    /// Its heading.
    pub fn label(self) -> Text {
        Text::key(match self {
            Aspect::Order => "look-order",
            Aspect::Force => "look-force",
            Aspect::State => "look-state",
            Aspect::Move => "look-move",
            Aspect::Fire => "look-fire",
            Aspect::Supply => "look-supply",
            Aspect::Cover => "look-cover",
            Aspect::Under => "look-under",
            Aspect::Held => "look-held",
            Aspect::Worth => "look-worth",
            Aspect::Where => "look-where",
            Aspect::Holds => "look-holds",
            Aspect::Says => "look-says",
        })
    }

    /// A line about it.
    pub fn says(self, value: Text, rule: Option<String>) -> Row {
        Row { aspect: self, label: self.label(), value, rule }
    }
}

impl Inspection {
    /// Everything that is said in words, under a heading or not.
    pub fn said(&self) -> impl Iterator<Item = &Text> {
        self.rows.iter().map(|row| &row.value).chain(&self.notes)
    }
}

/// The way from one place to another.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Measure {
    /// How far it is, and what is seen.
    pub notes: Vec<Text>,
    /// The places on the way, both ends included.
    pub places: Vec<String>,
}

/// What a client can show of something that happened, beside the words. It is kept with the line of the journal: lines that were
/// kept before a field was there are read without it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Picture {
    /// The side whose doing it was.
    pub side: Option<u8>,
    /// What happened, for a client to act out.
    pub act: Option<Act>,
    /// Where. Of a move the whole way, from the first place to the last; of fire or an attack, where from (each) and last at what.
    pub places: Vec<String>,
    /// To whom, as the table names them (`Piece::id`): who moved, was hit, was tested. Empty where it is nobody, or not everybody may
    /// know.
    #[serde(default)]
    #[schema(required)]
    pub pieces: Vec<String>,
    /// Who did it to them, likewise: who fired, who attacked.
    #[serde(default)]
    #[schema(required)]
    pub by: Vec<String>,
    /// The dice that were rolled.
    pub dice: Vec<Die>,
    /// Why it came so: modifiers, the column of a table, shifts, each a short text.
    #[serde(default)]
    #[schema(required)]
    pub because: Vec<Text>,
    /// What was lost.
    pub lost: Option<Loss>,
    /// The card that was played (`CardFace::id`).
    pub card: Option<String>,
    /// Points, medals or whatever decides the game that changed.
    pub points: Option<Points>,
    /// How this is said together with lines of the same words that stand beside it.
    #[serde(default)]
    #[schema(required)]
    pub together: Option<Together>,
}

impl Picture {
    /// All its dice hit, or none does; of a test: it is passed, or failed.
    pub fn hitting(&mut self, hit: bool) {
        self.dice.iter_mut().for_each(|die| *die = die.clone().hitting(hit));
    }
}

/// One sentence for several lines of the journal: those whose sentences are the same are told as one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Together {
    /// The sentence. Where it says how many, [`MANY`] stands.
    pub text: Text,
    /// How many this line is about.
    pub count: u32,
}

/// What stands for a number that only whoever adds up knows.
pub const MANY: &str = "#";

/// Something that happened and can be acted out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// A piece went by itself, from the first place to the last.
    Moved,
    /// A piece was made to go.
    Retreated,
    /// Somebody fired at the last place, or attacked it.
    Fired,
    /// Dice decided about a piece: morale, bogging, rally.
    Tested,
    /// Something was lost, and what lost it still stands.
    Lost,
    /// A piece is gone.
    Destroyed,
    /// Ground changed hands, to the side of the picture.
    Taken,
    /// A piece came onto the board.
    Placed,
    /// The state of a piece or of a place is another.
    Changed,
    /// A card was played.
    Played,
    /// Points were won or lost.
    Scored,
    /// A turn, a phase or a day begins.
    Began,
}

/// What was lost: steps, figures or tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Loss {
    /// Whose.
    pub side: Option<u8>,
    /// How many.
    pub count: u16,
    /// What is left of the piece.
    pub left: Option<u16>,
}

/// Points that were won; lost, where they are below nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Points {
    /// Whose.
    pub side: Option<u8>,
    /// How many.
    pub by: i32,
}

/// Cards held by a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Pool {
    /// Its stable id.
    pub id: String,
    /// Whose, if anybody's.
    pub seat: Option<u8>,
    /// Its name.
    pub name: Text,
    /// How many pieces.
    pub count: u32,
    /// What it holds, where the onlooker may know.
    pub holds: Option<Vec<PoolLine>>,
}

/// One line of a pool.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PoolLine {
    /// What an offer or a question calls it, where it can be touched.
    pub id: Option<String>,
    /// Its kind as a `PieceKind` id, where it is a piece.
    pub kind: Option<String>,
    /// What.
    pub name: Text,
    /// How many.
    pub count: u32,
    /// A figure worth knowing about it, such as the chance of drawing one.
    pub note: Option<Text>,
    /// What stands on the counter, where it has a name of its own.
    pub short: Option<String>,
    /// The formation it belongs to, for the skin to colour.
    pub group: Option<String>,
    /// The figures printed on it.
    pub figures: Vec<Figure>,
    /// The heading it stands under, such as its division.
    pub set: Option<Text>,
}

impl PoolLine {
    /// So many of something, with nothing more to say.
    pub fn new(name: Text, count: u32) -> PoolLine {
        PoolLine {
            id: None,
            kind: None,
            name,
            count,
            note: None,
            short: None,
            group: None,
            figures: Vec::new(),
            set: None,
        }
    }
}

/// A track with a marker a side.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TrackMark {
    /// The side it belongs to.
    pub side: Option<u8>,
    /// What it says.
    pub name: Text,
    /// Where it stands.
    pub at: i32,
}

/// A layer over the board, shown on demand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Overlay {
    /// Its stable id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// The places it covers.
    pub places: Vec<Covered>,
}

/// A place that an overlay covers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Covered {
    /// The place.
    pub place: String,
    /// A figure written there.
    pub figure: Option<i32>,
}

/// What is awaited.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Offer {
    /// The decision in its game's notation: what a client sends back.
    pub decision: String,
    /// What it does to whoever points.
    pub role: Role,
    /// What is done, as the notation has it: for a client a sign that tells offers of one kind from others, no more.
    pub verb: String,
    /// What is touched first.
    pub subject: Option<String>,
    /// What is touched next.
    pub target: Option<String>,
    /// The words on the button.
    pub label: Text,
    /// The section that allows it.
    pub rule: String,
    /// What it costs, in short, where that is worth showing at its target.
    pub figure: Option<Text>,
    /// What it leaves unused or destroys, so that nobody does it by a slip.
    pub caution: Option<Caution>,
}

/// What whoever takes a decision gives up by it. It depends on nothing that he may not know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Caution {
    /// How bad it is.
    pub grade: Grade,
    /// A sentence that says so.
    pub says: Text,
    /// The same in two or three words, for the second line of a button.
    pub brief: Text,
    /// What is lost, where it can be named.
    pub loses: Vec<Stake>,
    /// The section by which it is.
    pub rule: String,
}

/// How bad it is to give something up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Something is left unused: orders that are not given, guns that do not fire, points that are not spent.
    Unused,
    /// Something is destroyed or forfeited, or does nothing for the whole turn.
    Destroys,
}

/// What a decision gives up: a piece of the table, or so many of something else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Stake {
    /// The piece on the table, where it is one.
    pub piece: Option<String>,
    /// The kind, as a `PieceKind` id, where it is a piece that is not on the board.
    pub kind: Option<String>,
    /// What it is called.
    pub name: Text,
    /// How many of it.
    pub count: u32,
}

impl Caution {
    /// Something is left unused, by this section; nothing is named as lost.
    pub fn unused(says: Text, brief: Text, rule: &str) -> Caution {
        Caution { grade: Grade::Unused, says, brief, loses: Vec::new(), rule: rule.to_string() }
    }

    /// Something is destroyed, by this section; nothing is named as lost.
    pub fn destroys(says: Text, brief: Text, rule: &str) -> Caution {
        Caution { grade: Grade::Destroys, ..Caution::unused(says, brief, rule) }
    }

    /// The same, and this is what is lost.
    pub fn losing(self, loses: impl IntoIterator<Item = Stake>) -> Caution {
        Caution { loses: loses.into_iter().collect(), ..self }
    }
}

impl Stake {
    /// A piece of the table, all that its counter stands for.
    pub fn piece(id: impl Into<String>, name: Text, count: u32) -> Stake {
        Stake { piece: Some(id.into()), kind: None, name, count }
    }

    /// So many of a kind that are not on the board.
    pub fn kind(id: impl Into<String>, name: Text, count: u32) -> Stake {
        Stake { piece: None, kind: Some(id.into()), name, count }
    }

    /// So many of something that is no piece.
    pub fn of(name: Text, count: u32) -> Stake {
        Stake { piece: None, kind: None, name, count }
    }
}

/// What an offer does to whoever points, whatever its game calls it. A client decides by this alone what a press, a drag or a
/// button means; two offers that should feel different have different roles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Takes something up, to act with it next.
    Take,
    /// Something goes along with what is in hand, or takes part in what is being put together; touched again, it is withdrawn.
    Join,
    /// Something is left out again.
    Leave,
    /// Links somebody to those who will act one after the other: by dragging from neighbour to neighbour.
    Chain,
    /// Takes up something that is still to be set up, or is set up already: a free place takes the next one.
    Deploy,
    /// Puts something down there: what is in hand, or what waits beside the board.
    Place,
    /// What is in hand goes there.
    Go,
    /// What is in hand goes there by road or rail, farther than it could go otherwise: nobody wants it where going is enough.
    Travel,
    /// Something moves there from where it stands, by another way than going: it advances, falls back, slips through.
    Move,
    /// Strikes at somebody or some place: fire, assault, bombardment.
    Strike,
    /// Faces a side of its hex. The decision ends in the name of the side: `ne`, `e`, `se`, `sw`, `w`, `nw`.
    Turn,
    /// Takes a loss, or pays with something.
    Pay,
    /// Plays a card.
    Play,
    /// Chooses a card among several, to keep it or to be rid of it.
    Pick,
    /// Adds something to what is touched: a support, a specialist.
    Add,
    /// Done again and again beside what is in hand, as one paints with a brush: its tool stays taken up.
    Brush,
    /// Makes what was put together.
    Confirm,
    /// Ends what is being done, or lets the moment pass: the button that goes on.
    Pass,
    /// Anything else.
    Act,
}
