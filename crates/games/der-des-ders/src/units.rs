//! What a unit is: its class, and everything that may hold of it from the beginning (1.3, 3.3–3.10).

use contract::Rule;
use serde::{Deserialize, Serialize};

use crate::event::Die;
use crate::rule;

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

/// Names the members of an enum, each with the code that the data, the notation and, after a first word, the messages call it by.
macro_rules! coded {
    (
        $(#[$what:meta])+
        pub enum $name:ident, $family:literal {
            $($(#[$of:meta])+ $member:ident = $code:literal,)+
        }
    ) => {
        $(#[$what])+
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($(#[$of])+ $member,)+
        }

        impl $name {
            /// All of them.
            pub const ALL: [$name; [$($code),+].len()] = [$($name::$member),+];

            /// Its code.
            pub fn code(self) -> &'static str {
                match self {
                    $($name::$member => $code,)+
                }
            }

            /// The one of this code.
            pub fn coded(code: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|one| one.code() == code)
            }

            /// The key of what it is called.
            pub fn key(self) -> String {
                format!(concat!($family, "-{}"), self.code())
            }

            /// What it is called.
            pub fn text(self) -> ::table::Text {
                ::table::Text::key(self.key())
            }
        }
    };
}
pub(crate) use coded;

coded! {
    /// What a unit is.
    #[derive(Default)]
    pub enum Class, "class" {
        /// Infantry.
        #[default]
        Infantry = "infantry",
        /// Cavalry, mounted or dismounted (3.3).
        Cavalry = "cavalry",
        /// An armoured train (3.10).
        Train = "train",
        /// Nothing: a marker that means to be taken for a unit (r.decoy).
        Decoy = "decoy",
    }
}

coded! {
    /// The vehicles that support a unit, by how easily they bog down (3.4).
    #[derive(Default)]
    pub enum Armour, "trait-armour" {
        /// None.
        #[default]
        None = "none",
        /// Light tracked vehicles: FT 17, Whippet.
        Light = "light",
        /// Heavy ones: the other British tanks, the Schneider.
        Heavy = "heavy",
        /// Heavy ones that are known to be unsteady: A7V, Saint-Chamond.
        Unstable = "unstable",
        /// Armoured cars.
        Wheeled = "wheeled",
    }
}

impl Armour {
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

    /// Whether this goes with it: of vehicles, any of them.
    pub fn include(self, support: Support) -> bool {
        self.0 & support.traits().0 != 0
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

coded! {
    /// What goes with a unit and is paid for (3.13).
    pub enum Support, "support" {
        /// Vehicles (3.4).
        Armour = "armour",
        /// Assault troops (3.5).
        Assault = "assault",
        /// Heavy mortars (3.6).
        Mortars = "mortars",
        /// Tachankas (3.7).
        Tachankas = "tachankas",
    }
}

impl Support {
    /// What holds of a unit that has it.
    pub fn traits(self) -> Traits {
        match self {
            Support::Armour => Traits(Traits::ARMOUR),
            Support::Assault => Traits::ASSAULT,
            Support::Mortars => Traits::MORTARS,
            Support::Tachankas => Traits::TACHANKAS,
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

coded! {
    /// Guns, gas and aircraft off the table (3.2).
    pub enum Fire, "fire" {
        /// Long-range artillery.
        Guns = "guns",
        /// Gas.
        Gas = "gas",
        /// Aircraft.
        Air = "air",
    }
}

impl Fire {
    /// The section that a point of it is spent by.
    pub(crate) fn rule(self) -> Rule {
        match self {
            Fire::Guns => rule!("3.2.gp"),
            Fire::Gas => rule!("3.2.gaz"),
            Fire::Air => rule!("3.2.air"),
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

coded! {
    /// What the defender digs and builds (3.13.defenses).
    pub enum Work, "work" {
        /// Wire.
        Wire = "wire",
        /// Works of the first level.
        Trench = "trench",
        /// Works of the second level.
        Redoubt = "redoubt",
        /// A concrete shelter.
        Fort = "fort",
    }
}

impl Work {
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
