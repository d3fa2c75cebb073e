//! Decisions, their notation, and what can be touched.

use crate::Villers;
use crate::map::Hex;
use crate::units::Slot;

contract::decisions! {
    Villers;
    /// One thing a player decides.
    pub enum Decision {
        /// Ends what is being done, or declines it.
        "done" => Done,
        /// The unit in hand has finished.
        "stay" => Stay,
        /// A unit is taken up: to be activated, to enter, to return, to be deployed.
        "take" => Take(unit: Slot as Unit),
        /// It moves here, or enters here (3.1).
        "go" => Go(hex: Hex as Place),
        /// It fires at whoever is there (3.2).
        "fire" => Fire(hex: Hex as Place),
        /// It assaults whoever is there (3.3).
        "assault" => Assault(hex: Hex as Place),
        /// It rallies (3.4).
        "rally" => Rally,
        /// It infiltrates here (3.5).
        "infiltrate" => Infiltrate(hex: Hex as Place),
        /// It withdraws here (3.6).
        "withdraw" => Withdraw(hex: Hex as Place),
        /// An artillery marker is placed here (5.placement).
        "aim" => Aim(hex: Hex as Place),
        /// A marker is used as counter-battery (5.contre-batterie).
        "counter" => Counter,
        /// Of the markers placed, this one is resolved next (5.ordre).
        "barrage" => Barrage(hex: Hex as Place),
        /// The Germans try to keep cohesion (opt.3).
        "hold" => Hold,
        /// The hero goes to this battalion (7.2.3).
        "hero" => Hero(unit: Slot as Unit),
        /// The mechanic mends this tank (7.2.7).
        "mend" => Mend(unit: Slot as Unit),
        /// This battalion is reorganised (7.2.4).
        "reorganise" => Reorganise(unit: Slot as Unit),
        /// The unit in hand deploys here (10.deploiement).
        "place" => Place(hex: Hex as Place),
    }
}

impl Decision {
    /// The hex that it names, if it names one.
    pub fn hex(self) -> Option<Hex> {
        match self {
            Decision::Go(hex)
            | Decision::Fire(hex)
            | Decision::Assault(hex)
            | Decision::Infiltrate(hex)
            | Decision::Withdraw(hex)
            | Decision::Aim(hex)
            | Decision::Barrage(hex)
            | Decision::Place(hex) => Some(hex),
            _ => None,
        }
    }

    /// The unit that it names, if it names one.
    pub fn unit(self) -> Option<Slot> {
        match self {
            Decision::Take(unit)
            | Decision::Hero(unit)
            | Decision::Mend(unit)
            | Decision::Reorganise(unit) => Some(unit),
            _ => None,
        }
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
}

contract::one_word!(
    /// A counter, by its name.
    Unit: Slot, Villers, "want-unit",
    |game, value| &game.counter(value).id,
    |game, word| game.counters.named(word)
);

contract::one_word!(
    /// A hex, by its number.
    Place: Hex, Villers, "want-hex",
    |game, value| game.map.name(value),
    |game, word| game.map.named(word)
);

impl Villers {
    pub(crate) fn subject_id(&self, subject: Subject) -> String {
        match subject {
            Subject::Button => "button".into(),
            Subject::Unit(slot) => self.counter(slot).id.clone(),
            Subject::Hex(hex) => self.map.name(hex).into(),
        }
    }
}
