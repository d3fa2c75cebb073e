//! Decisions, their notation, and what can be touched.

use contract::{Reading, Spelling};
use table::Text;

use crate::map::Hex;
use crate::units::Slot;
use crate::{Position, Verdun};

contract::decisions! {
    Verdun;
    /// One thing a player decides.
    pub enum Decision {
        /// Ends what is being done, or lets it pass.
        "done" => Done,
        /// The ready-made deployment (3).
        "standard" => Standard,
        /// A counter is taken up: to be placed, moved or fired.
        "take" => Take(unit: Slot as Unit),
        /// Another goes with those in hand, or joins an assault.
        "with" => With(unit: Slot as Unit),
        /// What is in hand stays where it is, or holds its fire.
        "stay" => Stay,
        /// One of a breakthrough stays behind (13).
        "leave" => Leave(unit: Slot as Unit),
        /// What is in hand is placed here (3, 6.42).
        "place" => Place(hex: Hex as Place),
        /// It moves here (8).
        "go" => Go(hex: Hex as Place),
        /// It moves here by strategic movement (8.2).
        "march" => March(hex: Hex as Place),
        /// It digs in (14.1).
        "dig" => Dig,
        /// A replacement for a unit (6.3); here, where it needs a place.
        "replace" => Replace(unit: Slot as Unit, hex: Hex as PlaceIfAny),
        /// The 121st Division comes (6.42).
        "call" => Call,
        /// The 16th Division is given to a corps (15.3).
        "attach" => Attach(corps: u8 as Corps),
        /// The guns in hand lay a barrage (7.1).
        "barrage" => Barrage(hex: Hex as Place),
        /// The gun in hand interdicts a hex (7.2).
        "interdict" => Interdict(hex: Hex as Place),
        /// This hex is assaulted (9).
        "target" => Target(hex: Hex as Place),
        /// The assault is made (9.1).
        "assault" => Assault,
        /// A unit takes a loss (7.11, 9.41).
        "lose" => Lose(unit: Slot as Unit),
        /// What is left of the hits is taken as a retreat (9.42).
        "retreat" => Retreat,
        /// A retreating unit falls back into a hex (9.5).
        "fall" => Fall(unit: Slot as Unit, hex: Hex as Place),
        /// A remnant is tried for (14.41).
        "remnant" => Remnant,
        /// An attacker goes into the assaulted hex, or beyond (9.6).
        "infiltrate" => Infiltrate(unit: Slot as Unit, hex: Hex as Place),
    }
}

/// Something on the table that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// The buttons.
    Button,
    /// A counter.
    Unit(Slot),
    /// A hex.
    Hex(Hex),
    /// A corps.
    Corps(u8),
}

contract::one_word!(
    /// A counter, by its name.
    Unit: Slot, Verdun, "want-unit",
    |game, value| &game.counter(value).id,
    |game, word| game.counters.named(word)
);

contract::one_word!(
    /// A hex, by its number.
    Place: Hex, Verdun, "want-hex",
    |game, value| game.map.name(value),
    |game, word| game.map.named(word)
);

/// A hex where one is needed.
pub struct PlaceIfAny;

impl Spelling<Verdun> for PlaceIfAny {
    type Of = Hex;
    const WANTED: &'static str = "want-hex";

    fn write(game: &Verdun, value: Hex, out: &mut String) {
        if value != Hex::NONE {
            Place::write(game, value, out);
        }
    }

    fn read(game: &Verdun, words: &mut Reading<'_>) -> Result<Hex, Text> {
        if words.is_done() { Ok(Hex::NONE) } else { Place::read(game, words) }
    }
}

contract::one_word!(
    /// A corps, by its number.
    Corps: u8, Verdun, "want-corps",
    |game, value| &game.counters.corps[usize::from(value)].id,
    |game, word| game.corps_named(word)
);

impl Verdun {
    pub(crate) fn corps_named(&self, word: &str) -> Option<u8> {
        self.counters.corps.iter().position(|corps| corps.id == word).map(|corps| corps as u8)
    }

    /// Where a subject is, if it is on the map.
    pub(crate) fn place_of(&self, p: &Position, subject: Subject) -> Option<Hex> {
        match subject {
            Subject::Hex(hex) => Some(hex),
            Subject::Unit(slot) if p.unit(slot).is_there() => Some(p.unit(slot).hex),
            _ => None,
        }
    }

    pub(crate) fn subject_id(&self, subject: Subject) -> String {
        match subject {
            Subject::Button => "button".into(),
            Subject::Unit(slot) => self.counter(slot).id.clone(),
            Subject::Hex(hex) => self.map.name(hex).into(),
            Subject::Corps(corps) => format!("corps-{}", self.counters.corps[usize::from(corps)].id),
        }
    }
}
