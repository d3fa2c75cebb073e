//! What a unit is: its class, and everything that may hold of it from the beginning (1.3, 3.3–3.10).

use serde::{Deserialize, Serialize};

use crate::event::Die;

/// The most units a side can have (r.recruit-limit).
pub const OF_A_SIDE: usize = 48;
/// The most units there can be: the attacker's come first, then the defender's.
pub const UNITS: usize = 2 * OF_A_SIDE;
/// The most cohesion points a unit has (1.3).
pub const COHESION: u8 = 4;

/// A unit by its place in the list.
pub type Slot = u8;

/// No unit.
pub const NOBODY: Slot = 255;

/// No sort of troops: what a decoy is raised from.
pub const NO_TROOP: u8 = 255;

/// What a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Infantry.
    #[default]
    Infantry,
    /// Cavalry, mounted or dismounted (3.3).
    Cavalry,
    /// An armoured train (3.10).
    Train,
    /// Nothing: a marker that means to be taken for a unit (r.decoy).
    Decoy,
}

impl Class {
    /// All of them.
    pub const ALL: [Class; 4] = [Class::Infantry, Class::Cavalry, Class::Train, Class::Decoy];

    /// Its name.
    pub fn code(self) -> &'static str {
        match self {
            Class::Infantry => "infantry",
            Class::Cavalry => "cavalry",
            Class::Train => "train",
            Class::Decoy => "decoy",
        }
    }
}

/// The vehicles that support a unit, by how easily they bog down (3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Armour {
    /// None.
    #[default]
    None,
    /// Light tracked vehicles: FT 17, Whippet.
    Light,
    /// Heavy ones: the other British tanks, the Schneider.
    Heavy,
    /// Heavy ones that are known to be unsteady: A7V, Saint-Chamond.
    Unstable,
    /// Armoured cars.
    Wheeled,
}

impl Armour {
    /// All of them.
    pub const ALL: [Armour; 5] =
        [Armour::None, Armour::Light, Armour::Heavy, Armour::Unstable, Armour::Wheeled];

    /// Its name.
    pub fn code(self) -> &'static str {
        match self {
            Armour::None => "none",
            Armour::Light => "light",
            Armour::Heavy => "heavy",
            Armour::Unstable => "unstable",
            Armour::Wheeled => "wheeled",
        }
    }

    /// It bogs down on this score or less (3.4.enlise).
    pub fn bogs_on(self) -> u8 {
        self as u8
    }

    /// Whether it goes on tracks.
    pub fn is_tracked(self) -> bool {
        matches!(self, Armour::Light | Armour::Heavy | Armour::Unstable)
    }
}

/// Everything that holds of a unit beside its class.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Traits(pub u16);

impl Traits {
    /// Nothing special.
    pub const NONE: Traits = Traits(0);
    /// The bits that say which vehicles support it.
    const ARMOUR: u16 = 0b111;
    /// Assault troops go with it (3.5).
    pub const ASSAULT: Traits = Traits(1 << 3);
    /// Heavy mortars go with it (3.6).
    pub const MORTARS: Traits = Traits(1 << 4);
    /// Tachankas go with it (3.7).
    pub const TACHANKAS: Traits = Traits(1 << 5);
    /// It keeps a compact formation (3.9).
    pub const COMPACT: Traits = Traits(1 << 6);
    /// It wears what is seen from afar (2.13.flagrante).
    pub const GAUDY: Traits = Traits(1 << 7);
    /// It climbs cliffs (1.8.a-pic).
    pub const MOUNTAIN: Traits = Traits(1 << 8);
    /// It fires as irregulars do (2.13).
    pub const IRREGULAR: Traits = Traits(1 << 9);
    /// It fires as well at two hexes before 1915 as later (2.13.avant-1915).
    pub const FRENCH: Traits = Traits(1 << 10);
    /// It fires as well at one hex before 1915 as later.
    pub const BEF: Traits = Traits(1 << 11);

    /// Those that have a name in the data, vehicles apart.
    pub const NAMED: [(&'static str, Traits); 9] = [
        ("assault", Traits::ASSAULT),
        ("mortars", Traits::MORTARS),
        ("tachankas", Traits::TACHANKAS),
        ("compact", Traits::COMPACT),
        ("gaudy", Traits::GAUDY),
        ("mountain", Traits::MOUNTAIN),
        ("irregular", Traits::IRREGULAR),
        ("french", Traits::FRENCH),
        ("bef", Traits::BEF),
    ];

    /// Whether all of these hold.
    pub fn has(self, traits: Traits) -> bool {
        self.0 & traits.0 == traits.0
    }

    /// These as well.
    #[must_use]
    pub fn with(self, traits: Traits) -> Traits {
        Traits(self.0 | traits.0)
    }

    /// These no longer.
    #[must_use]
    pub fn without(self, traits: Traits) -> Traits {
        Traits(self.0 & !traits.0)
    }

    /// The vehicles that support it.
    pub fn armour(self) -> Armour {
        Armour::ALL[usize::from(self.0 & Traits::ARMOUR).min(4)]
    }

    /// With these vehicles instead.
    #[must_use]
    pub fn armoured(self, armour: Armour) -> Traits {
        Traits(self.0 & !Traits::ARMOUR | armour as u16)
    }
}

/// What goes with a unit and is paid for (3.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Support {
    /// Vehicles (3.4).
    Armour,
    /// Assault troops (3.5).
    Assault,
    /// Heavy mortars (3.6).
    Mortars,
    /// Tachankas (3.7).
    Tachankas,
}

impl Support {
    /// All of them.
    pub const ALL: [Support; 4] = [Support::Armour, Support::Assault, Support::Mortars, Support::Tachankas];

    /// Its name.
    pub fn code(self) -> &'static str {
        match self {
            Support::Armour => "armour",
            Support::Assault => "assault",
            Support::Mortars => "mortars",
            Support::Tachankas => "tachankas",
        }
    }

    /// What it costs (3.13.soutiens).
    pub fn price(self) -> u8 {
        match self {
            Support::Armour | Support::Assault => 2,
            Support::Mortars | Support::Tachankas => 1,
        }
    }
}

/// Guns, gas and aircraft off the table (3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fire {
    /// Long-range artillery.
    Guns,
    /// Gas.
    Gas,
    /// Aircraft.
    Air,
}

impl Fire {
    /// All of them.
    pub const ALL: [Fire; 3] = [Fire::Guns, Fire::Gas, Fire::Air];

    /// Its name.
    pub fn code(self) -> &'static str {
        match self {
            Fire::Guns => "guns",
            Fire::Gas => "gas",
            Fire::Air => "air",
        }
    }

    /// The die that a point of it is thrown with (3.2).
    pub fn die(self) -> Die {
        if self == Fire::Air { Die::Ten } else { Die::Six }
    }

    /// The die that a base brings points of it by (3.2.production).
    pub fn brought_by(self) -> Die {
        if self == Fire::Guns { Die::Average } else { Die::Six }
    }

    /// What a point of it costs (3.13.points).
    pub fn price(self) -> u8 {
        if self == Fire::Guns { 1 } else { 2 }
    }
}

/// What the defender digs and builds (3.13.defenses).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Work {
    /// Wire.
    Wire,
    /// Works of the first level.
    Trench,
    /// Works of the second level.
    Redoubt,
    /// A concrete shelter.
    Fort,
}

impl Work {
    /// All of them.
    pub const ALL: [Work; 4] = [Work::Wire, Work::Trench, Work::Redoubt, Work::Fort];

    /// Its name.
    pub fn code(self) -> &'static str {
        match self {
            Work::Wire => "wire",
            Work::Trench => "trench",
            Work::Redoubt => "redoubt",
            Work::Fort => "fort",
        }
    }

    /// What a hex of it costs.
    pub fn price(self) -> u8 {
        match self {
            Work::Wire | Work::Trench => 1,
            Work::Redoubt => 2,
            Work::Fort => 3,
        }
    }

    /// The level of works it makes; 0 for wire.
    pub fn level(self) -> u8 {
        match self {
            Work::Wire => 0,
            Work::Trench => 1,
            Work::Redoubt => 2,
            Work::Fort => 3,
        }
    }
}
