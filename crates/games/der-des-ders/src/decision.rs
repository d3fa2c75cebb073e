//! Decisions, their notation, and what can be touched.

use contract::{Number, Reading, Spelling, misplaced};
use table::Text;

use crate::DerDesDers;
use crate::map::{Hex, Side};
use crate::position::{side_of, slots_of};
use crate::units::{Fire, OF_A_SIDE, Slot, Support, Work};
use contract::Seat;

contract::decisions! {
    DerDesDers;
    /// One thing a player decides.
    pub enum Decision {
        /// Ends what is being done.
        "done" => Done,
        /// A unit of so many cohesion points is raised, of a sort of troops (3.13.unites).
        "raise" => Raise(troop: u8 as Number, cohesion: u8 as Number),
        /// Something goes with a unit (3.13.soutiens).
        "attach" => Attach(unit: Slot as Unit, support: Support as With),
        /// A point of guns, gas or aircraft is bought (3.13.points).
        "buy" => Buy(fire: Fire as Points),
        /// What is left is recruited in one of the usual ways.
        "levy" => Levy(way: u8 as Number),
        /// The defender digs here (3.13.defenses).
        "dig" => Dig(work: Work as Dug, hex: Hex as Place),
        /// A unit is taken up to be deployed.
        "pick" => Pick(unit: Slot as Unit),
        /// The unit in hand is deployed here (3.13.deploiement).
        "place" => Place(hex: Hex as Place),
        /// All that are left are deployed in one of the usual dispositions (r.disposition).
        "dispose" => Dispose(way: u8 as Number),
        /// The bases bring these points this turn (3.2.choix).
        "bring" => Bring(fire: Fire as Points),
        /// A bombardment point is spent on whoever is there (3.2).
        "shell" => Shell(fire: Fire as Points, hex: Hex as Place),
        /// An aircraft looks at this place (3.8.air).
        "spot" => Spot(hex: Hex as Place),
        /// Smoke is laid here (3.12).
        "smoke" => Smoke(hex: Hex as Place),
        /// Guns, or the unit in hand, clear wire here (3.11).
        "rake" => Rake(hex: Hex as Place),
        /// Whoever of the own side is here is part of the chain that is activated together (2.4). Units in play are named by their places:
        /// which of them lies in ambush where is nobody's business.
        "join" => Join(hex: Hex as Place),
        /// Whoever of the own side is here is activated (2.3).
        "take" => Take(hex: Hex as Place),
        /// It moves here (2.6).
        "go" => Go(hex: Hex as Place),
        /// It faces this side (2.6.orientation).
        "turn" => Turn(side: Side as Facing),
        /// It fires at whoever is there (2.12).
        "fire" => Fire(hex: Hex as Place),
        /// It assaults whoever is there (2.9).
        "assault" => Assault(hex: Hex as Place),
        /// It looks for whoever lies in ambush (3.8.cheval).
        "scout" => Scout,
        /// It builds a depot where it stands (3.1).
        "depot" => Depot,
        /// Its riders dismount (3.3).
        "dismount" => Dismount,
        /// It has finished.
        "stay" => Stay,
        /// Whoever of the own side is here fires at the attacker before the assault (2.15).
        "react" => React(hex: Hex as Place),
        /// The unit that is assaulted slips away to here (2.16).
        "evade" => Evade(hex: Hex as Place),
        /// Nobody reacts, or nobody any more.
        "pass" => Pass,
        /// The beaten unit falls back to here (2.9.paires).
        "retreat" => Retreat(hex: Hex as Place),
        /// The winner takes the ground (2.10).
        "advance" => Advance,
        /// It does not.
        "hold" => Hold,
        /// An armoured train goes here (3.10.rail).
        "rail" => Rail(unit: Slot as Unit, hex: Hex as Place),
    }
}

impl Decision {
    /// The hex that it names, if it names one.
    pub fn hex(self) -> Option<Hex> {
        match self {
            Decision::Dig(_, hex)
            | Decision::Place(hex)
            | Decision::Shell(_, hex)
            | Decision::Spot(hex)
            | Decision::Smoke(hex)
            | Decision::Rake(hex)
            | Decision::Join(hex)
            | Decision::Take(hex)
            | Decision::React(hex)
            | Decision::Go(hex)
            | Decision::Fire(hex)
            | Decision::Assault(hex)
            | Decision::Evade(hex)
            | Decision::Retreat(hex)
            | Decision::Rail(_, hex) => Some(hex),
            _ => None,
        }
    }
}

/// Something on the table that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// The buttons.
    Button,
    /// A unit.
    Unit(Slot),
    /// A hex.
    Hex(Hex),
    /// A sort of troops that can be raised.
    Troop(u8),
    /// Points of guns, gas or aircraft.
    Points(Fire),
    /// Something that can be dug.
    Work(Work),
}

/// How the six sides are written, clockwise from the north-east.
pub const COMPASS: [&str; 6] = ["ne", "e", "se", "sw", "w", "nw"];

contract::one_word!(
    /// A unit, by its side and number.
    Unit: Slot, DerDesDers, "want-unit",
    |game, value| &game.unit_id(value),
    |game, word| game.unit_named(word)
);

contract::one_word!(
    /// A hex, by its row and number.
    Place: Hex, DerDesDers, "want-hex",
    |game, value| game.map.name(value),
    |game, word| game.map.named(word)
);

contract::one_word!(
    /// Guns, gas or aircraft.
    Points: Fire, DerDesDers, "want-fire",
    |_, value| value.code(),
    |_, word| Fire::coded(word)
);

contract::one_word!(
    /// What goes with a unit.
    With: Support, DerDesDers, "want-support",
    |_, value| value.code(),
    |_, word| Support::coded(word)
);

contract::one_word!(
    /// What is dug.
    Dug: Work, DerDesDers, "want-work",
    |_, value| value.code(),
    |_, word| Work::coded(word)
);

/// A side of a hex.
pub struct Facing;

impl Spelling<DerDesDers> for Facing {
    type Of = Side;
    const WANTED: &'static str = "want-side";

    fn write(_: &DerDesDers, value: Side, out: &mut String) {
        out.push(' ');
        out.push_str(COMPASS[usize::from(value)]);
    }

    fn read(_: &DerDesDers, words: &mut Reading<'_>) -> Result<Side, Text> {
        let side = |word: &str| COMPASS.iter().position(|known| *known == word);
        words.read("want-side", |word| side(word).map(|side| side as Side))
    }
}

impl DerDesDers {
    /// What a unit is called in notation: `a1` is the attacker's first, `d1` the defender's.
    pub fn unit_id(&self, slot: Slot) -> String {
        let letter = if side_of(slot) == Seat::First { 'a' } else { 'd' };
        format!("{letter}{}", usize::from(slot) % OF_A_SIDE + 1)
    }

    fn unit_named(&self, word: &str) -> Option<Slot> {
        let side = match word.chars().next()? {
            'a' => Seat::First,
            'd' => Seat::Second,
            _ => return None,
        };
        let number: usize = word[1..].parse().ok()?;
        let plain = (1..=OF_A_SIDE).contains(&number) && word[1..] == number.to_string();
        plain.then(|| slots_of(side).start + number as Slot - 1)
    }

    pub(crate) fn subject_named(&self, id: &str) -> Result<Subject, Text> {
        if id == "button" {
            return Ok(Subject::Button);
        }
        let known = match id.split_once(':') {
            Some(("troop", number)) => number.parse().ok().map(Subject::Troop),
            Some(("points", code)) => Fire::coded(code).map(Subject::Points),
            Some(("work", code)) => Work::coded(code).map(Subject::Work),
            // What lies in ambush is called by its place: its own name would tell who it is.
            Some(("marker", name)) => self.map.named(name).map(Subject::Hex),
            _ => self.map.named(id).map(Subject::Hex),
        };
        known.or_else(|| self.unit_named(id).map(Subject::Unit)).ok_or_else(|| misplaced(id, Unit::WANTED))
    }

    pub(crate) fn subject_id(&self, subject: Subject) -> String {
        match subject {
            Subject::Button => "button".into(),
            Subject::Unit(slot) => self.unit_id(slot),
            Subject::Hex(hex) => self.map.name(hex).into(),
            Subject::Troop(number) => format!("troop:{number}"),
            Subject::Points(fire) => format!("points:{}", fire.code()),
            Subject::Work(work) => format!("work:{}", work.code()),
        }
    }
}
