//! What a player can decide, and how it is written.

use table::Text;

use crate::map::Region;
use crate::position::Losses;
use crate::tables::{Arm, Card, Class, General, Nation};
use crate::tile::{Face, Piece};

/// One thing a player points at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Nothing more in this phase.
    Done,
    /// Keep these four cards, one bit each (14.1).
    Keep(u32),
    /// Play a card (14.2).
    Play(Card),
    /// Give up a tile on the board (15.EP4, 15.CP4).
    Give(Piece, Region),
    /// Bring a destroyed tile back to a region (15.EP7, 15.CP7).
    Recover(Class, Region),
    /// Destroy an enemy aircraft (15.CP8).
    Strike(Class, Region),
    /// Put a nation's destroyed tiles back into the pouch (4.1.2).
    Return(Nation),
    /// Draw again (16.3).
    Mulligan,
    /// Russia surrenders (4.3).
    Surrender,
    /// Take a tile from a region into the reserves (4.4).
    Rail(Piece, Region),
    /// Put a tile from the reserves on the board (4.5).
    Mobilise(Class, Region),
    /// Put an aircraft from the airfield on the board (11.5).
    TakeOff(Class, Region),
    /// Move a tile from one region to another (4.6).
    Move {
        /// What moves.
        piece: Piece,
        /// From where.
        from: Region,
        /// To where.
        to: Region,
        /// Whether it goes by sea first (4.6.4).
        sea: bool,
    },
    /// Move an aircraft to the airfield (11.3).
    Park(Piece, Region),
    /// Plan a battle (4.7.2).
    Plan(Region),
    /// Prevent a battle (15.CP10).
    Spy(Region),
    /// Send an aircraft from the airfield to a battle (11.4).
    Scramble(Class, Region),
    /// Resolve a battle (4.8.1, 4.8.2).
    Fight {
        /// Where.
        region: Region,
        /// The nation whose tiles roll; none where only decoys stand.
        nation: Option<Nation>,
        /// Whether they roll twice (15.EP8, 15.CP2).
        double: bool,
    },
    /// Roll all dice again (15.EP1, 15.CP1).
    Gas,
    /// Roll one die that shows this face again (10.7.1).
    Reroll(u8),
    /// A general turns a die to another face (18.4).
    General {
        /// Which general.
        general: General,
        /// The face it shows.
        from: u8,
        /// The face it is turned to.
        to: u8,
    },
    /// Ignore one hit (9.5, 10.6.1).
    Ignore,
    /// Lose these tiles (4.8.2).
    Lose(Losses),
    /// Advance a tile to a neighbouring region (4.8.4).
    Advance(Class, Region),
    /// Bring an aircraft back to the airfield (11.4).
    Recall(Class, Region),
    /// A neutral nation enters the war (4.9.1).
    Declare(Nation),
    /// Salonica enters the war by the tiles of this nation (4.9.1.1).
    Salonica(Nation),
    /// Land a tile from the reserves (15.EP3, 15.CP3).
    Land(Class),
    /// Redeploy a tile (4.9.2).
    Redeploy(Piece, Region),
    /// Dig a trench (17.2).
    Trench(Region),
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

/// A decision in notation.
pub fn notate(decision: Decision) -> String {
    let piece = |piece: Piece| format!("{}{}", piece.class.info().code, piece.face.code());
    match decision {
        Decision::Done => "done".into(),
        Decision::Keep(cards) => {
            let kept = Card::all().filter(|card| cards & 1 << card.0 != 0);
            let codes: Vec<&str> = kept.map(|card| card.info().code).collect();
            format!("keep {}", codes.join(" "))
        }
        Decision::Play(card) => format!("play {}", card.info().code),
        Decision::Give(tile, region) => format!("give {} {}", piece(tile), region.id()),
        Decision::Recover(class, region) => format!("recover {} {}", class.info().code, region.id()),
        Decision::Strike(class, region) => format!("strike {} {}", class.info().code, region.id()),
        Decision::Return(nation) => format!("return {}", nation.code()),
        Decision::Mulligan => "mulligan".into(),
        Decision::Surrender => "surrender".into(),
        Decision::Rail(tile, region) => format!("rail {} {}", piece(tile), region.id()),
        Decision::Mobilise(class, region) => format!("mobilise {} {}", class.info().code, region.id()),
        Decision::TakeOff(class, region) => format!("takeoff {} {}", class.info().code, region.id()),
        Decision::Move { piece: tile, from, to, sea } => {
            format!("move {} {} {} {}", piece(tile), from.id(), if sea { "~" } else { "-" }, to.id())
        }
        Decision::Park(tile, region) => format!("park {} {}", piece(tile), region.id()),
        Decision::Plan(region) => format!("plan {}", region.id()),
        Decision::Spy(region) => format!("spy {}", region.id()),
        Decision::Scramble(class, region) => format!("scramble {} {}", class.info().code, region.id()),
        Decision::Fight { region, nation, double } => {
            let nation = nation.map_or("none", Nation::code);
            format!("fight {} {nation}{}", region.id(), if double { " double" } else { "" })
        }
        Decision::Gas => "gas".into(),
        Decision::Reroll(face) => format!("reroll {face}"),
        Decision::General { general, from, to } => {
            format!("general {} {from} {to}", general.name())
        }
        Decision::Ignore => "ignore".into(),
        Decision::Lose(losses) => {
            let lost: Vec<String> =
                losses.iter().map(|(class, count)| format!("{}*{count}", class.info().code)).collect();
            format!("lose {}", lost.join(" "))
        }
        Decision::Advance(class, region) => format!("advance {} {}", class.info().code, region.id()),
        Decision::Recall(class, region) => format!("recall {} {}", class.info().code, region.id()),
        Decision::Declare(nation) => format!("declare {}", nation.code()),
        Decision::Salonica(nation) => format!("salonica {}", nation.code()),
        Decision::Land(class) => format!("land {}", class.info().code),
        Decision::Redeploy(tile, region) => format!("redeploy {} {}", piece(tile), region.id()),
        Decision::Trench(region) => format!("trench {}", region.id()),
    }
}

/// A decision read from its notation; the error is a sentence.
pub fn parse(text: &str) -> Result<Decision, Text> {
    let mut words = Words { text, rest: text.split(' ') };
    let decision = match words.next("want-decision")? {
        "done" => Decision::Done,
        "keep" => {
            let mut cards = 0;
            for word in words.rest.by_ref() {
                cards |= 1 << Card::of_code(word).ok_or_else(|| misplaced(word, "want-card"))?.0;
            }
            Decision::Keep(cards)
        }
        "play" => Decision::Play(words.read("want-card", Card::of_code)?),
        "give" => Decision::Give(words.piece()?, words.region()?),
        "recover" => Decision::Recover(words.class()?, words.region()?),
        "strike" => Decision::Strike(words.class()?, words.region()?),
        "return" => Decision::Return(words.nation()?),
        "mulligan" => Decision::Mulligan,
        "surrender" => Decision::Surrender,
        "rail" => Decision::Rail(words.piece()?, words.region()?),
        "mobilise" => Decision::Mobilise(words.class()?, words.region()?),
        "takeoff" => Decision::TakeOff(words.class()?, words.region()?),
        "move" => {
            let (piece, from) = (words.piece()?, words.region()?);
            let sea = match words.next("want-way")? {
                "-" => false,
                "~" => true,
                other => return Err(misplaced(other, "want-way")),
            };
            Decision::Move { piece, from, to: words.region()?, sea }
        }
        "park" => Decision::Park(words.piece()?, words.region()?),
        "plan" => Decision::Plan(words.region()?),
        "spy" => Decision::Spy(words.region()?),
        "scramble" => Decision::Scramble(words.class()?, words.region()?),
        "fight" => {
            let region = words.region()?;
            let nation = match words.next("want-nation")? {
                "none" => None,
                code => Some(Nation::of_code(code).ok_or_else(|| misplaced(code, "want-nation"))?),
            };
            let double = match words.rest.next() {
                None => false,
                Some("double") => true,
                Some(other) => return Err(misplaced(other, "want-double")),
            };
            Decision::Fight { region, nation, double }
        }
        "gas" => Decision::Gas,
        "reroll" => Decision::Reroll(words.face()?),
        "general" => Decision::General {
            general: words.read("want-general", General::of_name)?,
            from: words.face()?,
            to: words.face()?,
        },
        "ignore" => Decision::Ignore,
        "lose" => Decision::Lose(words.losses()?),
        "advance" => Decision::Advance(words.class()?, words.region()?),
        "recall" => Decision::Recall(words.class()?, words.region()?),
        "declare" => Decision::Declare(words.nation()?),
        "salonica" => Decision::Salonica(words.nation()?),
        "land" => Decision::Land(words.class()?),
        "redeploy" => Decision::Redeploy(words.piece()?, words.region()?),
        "trench" => Decision::Trench(words.region()?),
        other => return Err(Text::key("parse-unknown").with("found", other)),
    };
    match words.rest.next() {
        None => Ok(decision),
        Some(more) => Err(Text::key("parse-too-much").with("found", more).with("after", notate(decision))),
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

/// A word that stands where something else was expected.
fn misplaced(found: &str, want: &'static str) -> Text {
    Text::key("parse-misplaced").with("found", found).with("want", Text::key(want))
}

struct Words<'a> {
    text: &'a str,
    rest: std::str::Split<'a, char>,
}

impl<'a> Words<'a> {
    fn next(&mut self, want: &'static str) -> Result<&'a str, Text> {
        self.rest.next().ok_or_else(|| self.cut_short(want))
    }

    fn cut_short(&self, want: &'static str) -> Text {
        Text::key("parse-cut-short").with("found", self.text).with("want", Text::key(want))
    }

    fn read<T>(&mut self, want: &'static str, of: impl Fn(&str) -> Option<T>) -> Result<T, Text> {
        let word = self.next(want)?;
        of(word).ok_or_else(|| misplaced(word, want))
    }

    fn region(&mut self) -> Result<Region, Text> {
        self.read("want-region", Region::of_id)
    }

    fn nation(&mut self) -> Result<Nation, Text> {
        self.read("want-nation", Nation::of_code)
    }

    fn class(&mut self) -> Result<Class, Text> {
        self.read("want-tile", Class::of_code)
    }

    fn face(&mut self) -> Result<u8, Text> {
        self.read("want-face", |word| word.parse().ok().filter(|face| (1..=6).contains(face)))
    }

    fn piece(&mut self) -> Result<Piece, Text> {
        self.read("want-tile", |word| {
            let (class, back) = word.split_at(word.find(['?', '=']).unwrap_or(word.len()));
            let face = Face::all().find(|face| face.code() == back)?;
            Some(Piece { class: Class::of_code(class)?, face })
        })
    }

    fn losses(&mut self) -> Result<Losses, Text> {
        let mut losses: Option<Losses> = None;
        for word in self.rest.by_ref() {
            let read = word.split_once('*').and_then(|(code, count)| {
                let class = Class::of_code(code).filter(|class| class.arm() != Arm::Decoy)?;
                Some((
                    class,
                    count.parse::<u8>().ok().filter(|count| (1..=class.info().count).contains(count))?,
                ))
            });
            let (class, count) = read.ok_or_else(|| misplaced(word, "want-losses"))?;
            let so_far = losses.unwrap_or(Losses::none(class.side()));
            if so_far.side() != class.side() || so_far.of(class) > 0 {
                return Err(Text::key("parse-mixed").with("found", word));
            }
            losses = Some(so_far.with(class, count));
        }
        losses.ok_or_else(|| self.cut_short("want-losses"))
    }
}
