//! What a player can decide, and how it is written.

use contract::{Reading, Seat, Spelling, misplaced};
use table::Text;

use crate::Attrition;
use crate::map::Region;
use crate::position::Losses;
use crate::tables::{Arm, Card, Class, General, Nation};
use crate::tile::{Face, Piece};

contract::decisions! {
    Attrition;
    /// One thing a player points at.
    pub enum Decision {
        /// Nothing more in this phase.
        "done" => Done,
        /// Keep these four cards, one bit each (14.1).
        "keep" => Keep(cards: u32 as Cards),
        /// Play a card (14.2).
        "play" => Play(card: Card as OneCard),
        /// Give up a tile on the board (15.EP4, 15.CP4).
        "give" => Give(piece: Piece as Tile, region: Region as Place),
        /// Bring a destroyed tile back to a region (15.EP7, 15.CP7).
        "recover" => Recover(class: Class as Kind, region: Region as Place),
        /// Destroy an enemy aircraft (15.CP8).
        "strike" => Strike(class: Class as Kind, region: Region as Place),
        /// Put a nation's destroyed tiles back into the pouch (4.1.2).
        "return" => Return(nation: Nation as Country),
        /// Draw again (16.3).
        "mulligan" => Mulligan,
        /// Russia surrenders (4.3).
        "surrender" => Surrender,
        /// Take a tile from a region into the reserves (4.4).
        "rail" => Rail(piece: Piece as Tile, region: Region as Place),
        /// Put a tile from the reserves on the board (4.5).
        "mobilise" => Mobilise(class: Class as Kind, region: Region as Place),
        /// Put an aircraft from the airfield on the board (11.5).
        "takeoff" => TakeOff(class: Class as Kind, region: Region as Place),
        /// Move a tile from one region to another (4.6).
        "move" => Move {
            /// What moves.
            piece: Piece as Tile,
            /// From where.
            from: Region as Place,
            /// Whether it goes by sea first (4.6.4).
            sea: bool as Way,
            /// To where.
            to: Region as Place,
        },
        /// Move an aircraft to the airfield (11.3).
        "park" => Park(piece: Piece as Tile, region: Region as Place),
        /// Plan a battle (4.7.2).
        "plan" => Plan(region: Region as Place),
        /// Prevent a battle (15.CP10).
        "spy" => Spy(region: Region as Place),
        /// Send an aircraft from the airfield to a battle (11.4).
        "scramble" => Scramble(class: Class as Kind, region: Region as Place),
        /// Resolve a battle (4.8.1, 4.8.2).
        "fight" => Fight {
            /// Where.
            region: Region as Place,
            /// The nation whose tiles roll; none where only decoys stand.
            nation: Option<Nation> as CountryOrNone,
            /// Whether they roll twice (15.EP8, 15.CP2).
            double: bool as Double,
        },
        /// Roll all dice again (15.EP1, 15.CP1).
        "gas" => Gas,
        /// Roll one die that shows this face again (10.7.1).
        "reroll" => Reroll(face: u8 as Side),
        /// A general turns a die to another face (18.4).
        "general" => General {
            /// Which general.
            general: General as Leader,
            /// The face it shows.
            from: u8 as Side,
            /// The face it is turned to.
            to: u8 as Side,
        },
        /// Ignore one hit (9.5, 10.6.1).
        "ignore" => Ignore,
        /// Lose these tiles (4.8.2).
        "lose" => Lose(losses: Losses as Lost),
        /// Advance a tile to a neighbouring region (4.8.4).
        "advance" => Advance(class: Class as Kind, region: Region as Place),
        /// Bring an aircraft back to the airfield (11.4).
        "recall" => Recall(class: Class as Kind, region: Region as Place),
        /// A neutral nation enters the war (4.9.1).
        "declare" => Declare(nation: Nation as Country),
        /// Salonica enters the war by the tiles of this nation (4.9.1.1).
        "salonica" => Salonica(nation: Nation as Country),
        /// Land a tile from the reserves (15.EP3, 15.CP3).
        "land" => Land(class: Class as Kind),
        /// Redeploy a tile (4.9.2).
        "redeploy" => Redeploy(piece: Piece as Tile, region: Region as Place),
        /// Dig a trench (17.2).
        "trench" => Trench(region: Region as Place),
    }
}

/// Something on the table that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// The button that ends a phase, and other buttons.
    Button,
    /// A region and what lies there.
    Region(Region),
    /// Tiles of a class in the reserves.
    Reserves(Class),
    /// Tiles of a class on the airfield.
    Airfield(Class),
    /// A card.
    Card(Card),
    /// The dice on the table.
    Dice,
    /// A nation.
    Nation(Nation),
}

impl Subject {
    /// The nations of a side.
    pub(crate) fn nations(side: Seat) -> impl Iterator<Item = Subject> {
        Nation::of_side(side).iter().copied().map(Subject::Nation)
    }
}

contract::one_word!(
    /// A region, by its name.
    Place: Region, Attrition, "want-region",
    |_, value| value.id(),
    |_, word| Region::of_id(word)
);

contract::one_word!(
    /// A class of tiles, by its code.
    Kind: Class, Attrition, "want-tile",
    |_, value| value.info().code,
    |_, word| Class::of_code(word)
);

/// A tile, by its class and which side of it is up.
pub struct Tile;

impl Spelling<Attrition> for Tile {
    type Of = Piece;
    const WANTED: &'static str = "want-tile";

    fn write(_: &Attrition, value: Piece, out: &mut String) {
        out.push(' ');
        out.push_str(value.class.info().code);
        out.push_str(&value.face.code());
    }

    fn read(_: &Attrition, words: &mut Reading<'_>) -> Result<Piece, Text> {
        words.read("want-tile", |word| {
            let (class, back) = word.split_at(word.find(['?', '=']).unwrap_or(word.len()));
            let face = Face::all().find(|face| face.code() == back)?;
            Some(Piece { class: Class::of_code(class)?, face })
        })
    }
}

contract::one_word!(
    /// A nation, by its code.
    Country: Nation, Attrition, "want-nation",
    |_, value| value.code(),
    |_, word| Nation::of_code(word)
);

contract::one_word!(
    /// The nation whose tiles roll, or none.
    CountryOrNone: Option<Nation>, Attrition, "want-nation",
    |_, value| value.map_or("none", Nation::code),
    |_, word| match word {
            "none" => Some(None),
            code => Nation::of_code(code).map(Some),
        }
);

/// Whether they roll twice.
pub struct Double;

impl Spelling<Attrition> for Double {
    type Of = bool;
    const WANTED: &'static str = "want-double";

    fn write(_: &Attrition, value: bool, out: &mut String) {
        out.push_str(if value { " double" } else { "" });
    }

    fn read(_: &Attrition, words: &mut Reading<'_>) -> Result<bool, Text> {
        if words.is_done() {
            return Ok(false);
        }
        words.read("want-double", |word| (word == "double").then_some(true))
    }
}

/// Whether a move goes by sea first.
pub struct Way;

impl Spelling<Attrition> for Way {
    type Of = bool;
    const WANTED: &'static str = "want-way";

    fn write(_: &Attrition, value: bool, out: &mut String) {
        out.push_str(if value { " ~" } else { " -" });
    }

    fn read(_: &Attrition, words: &mut Reading<'_>) -> Result<bool, Text> {
        words.read("want-way", |word| match word {
            "-" => Some(false),
            "~" => Some(true),
            _ => None,
        })
    }
}

contract::one_word!(
    /// A card, by its code.
    OneCard: Card, Attrition, "want-card",
    |_, value| value.info().code,
    |_, word| Card::of_code(word)
);

/// Cards, one bit each.
pub struct Cards;

impl Spelling<Attrition> for Cards {
    type Of = u32;
    const WANTED: &'static str = "want-card";

    fn write(_: &Attrition, value: u32, out: &mut String) {
        for card in Card::all().filter(|card| value & 1 << card.0 != 0) {
            out.push(' ');
            out.push_str(card.info().code);
        }
    }

    fn read(_: &Attrition, words: &mut Reading<'_>) -> Result<u32, Text> {
        let mut cards = 0;
        while !words.is_done() {
            cards |= 1 << words.read("want-card", Card::of_code)?.0;
        }
        Ok(cards)
    }
}

contract::one_word!(
    /// A face of a die.
    Side: u8, Attrition, "want-face",
    |_, value| &value.to_string(),
    |_, word| word.parse().ok().filter(|face| (1..=6).contains(face))
);

contract::one_word!(
    /// A general, by his name.
    Leader: General, Attrition, "want-general",
    |_, value| value.name(),
    |_, word| General::of_name(word)
);

/// Tiles of one side that are lost.
pub struct Lost;

impl Spelling<Attrition> for Lost {
    type Of = Losses;
    const WANTED: &'static str = "want-losses";

    fn write(_: &Attrition, value: Losses, out: &mut String) {
        for (class, count) in value.iter() {
            out.push_str(&format!(" {}*{count}", class.info().code));
        }
    }

    fn read(_: &Attrition, words: &mut Reading<'_>) -> Result<Losses, Text> {
        let mut losses: Option<Losses> = None;
        while let Some(word) = words.word() {
            let read = word.split_once('*').and_then(|(code, count)| {
                let class = Class::of_code(code).filter(|class| class.arm() != Arm::Decoy)?;
                let count: u8 = count.parse().ok()?;
                (1..=class.info().count).contains(&count).then_some((class, count))
            });
            let (class, count) = read.ok_or_else(|| misplaced(word, "want-losses"))?;
            let so_far = losses.unwrap_or(Losses::none(class.side()));
            if so_far.side() != class.side() || so_far.of(class) > 0 {
                return Err(Text::key("parse-mixed").with("found", word));
            }
            losses = Some(so_far.with(class, count));
        }
        losses.ok_or_else(|| words.cut_short("want-losses"))
    }
}

/// The thing that an id of the table names: a region, `reserves/ge.inf`, `airfield/ge.air`, a card (`EP1`), `nation/ot`,
/// `dice`, `button`.
pub fn point_at(id: &str) -> Result<Subject, Text> {
    let class = |code: &str| Class::of_code(code).ok_or_else(|| misplaced(code, "want-tile"));
    match id.split_once('/') {
        Some(("reserves", code)) => class(code).map(Subject::Reserves),
        Some(("airfield", code)) => class(code).map(Subject::Airfield),
        Some(("nation" | "destroyed", code)) => {
            Nation::of_code(code).map(Subject::Nation).ok_or_else(|| misplaced(code, "want-nation"))
        }
        Some(("dice", _)) => Ok(Subject::Dice),
        // A tile on the board is pointed at with the region it lies in.
        Some((region, _)) => {
            Region::of_id(region).map(Subject::Region).ok_or_else(|| misplaced(region, "want-region"))
        }
        None if id == "dice" => Ok(Subject::Dice),
        None if id == "button" => Ok(Subject::Button),
        None => match Card::of_code(id) {
            Some(card) => Ok(Subject::Card(card)),
            None => Region::of_id(id).map(Subject::Region).ok_or_else(|| misplaced(id, "want-region")),
        },
    }
}
