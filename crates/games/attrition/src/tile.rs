//! A tile: where it is, what it shows, what is remembered of it.

use serde::{Deserialize, Serialize};

use crate::map::{REGIONS, Region};
use crate::tables::{Class, Nation};

/// Where a tile can be: a region, or one of these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(pub u8);

impl Place {
    /// The owner's pouch.
    pub const POUCH: Place = Place::beside(0);
    /// The owner's reserves (4.2).
    pub const RESERVES: Place = Place::beside(1);
    /// The owner's pile of destroyed tiles.
    pub const DESTROYED: Place = Place::beside(2);
    /// The owner's airfield (11.2).
    pub const AIRFIELD: Place = Place::beside(3);
    /// Beside the turn track, not yet in play (3.5, 9.1, 10.1).
    pub const TRACK: Place = Place::beside(4);
    /// Out of the game.
    pub const REMOVED: Place = Place::beside(5);

    /// A place beside the board: they follow the regions.
    const fn beside(place: u8) -> Place {
        Place(REGIONS as u8 + place)
    }

    /// The region, if it is one.
    pub fn region(self) -> Option<Region> {
        (usize::from(self.0) < REGIONS).then_some(Region(self.0))
    }
}

impl From<Region> for Place {
    fn from(region: Region) -> Place {
        Place(region.0)
    }
}

// Matches that are kept hold tiles with these numbers: whoever changes them must read the old form too.
const _: () = assert!(REGIONS == 27 && Place::POUCH.0 == 27 && Place::REMOVED.0 == 32);
const _: () = assert!(Face::SALONICA == 14 && Face::ANY == 15 && Face::NUMBERS == 15);
const _: () = assert!(Marks::MOVED == 16 && Marks::SEA == 32 && Marks::LATE == 64 && Marks::SEEN == 128);

/// What is known or remembered of a tile besides its place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Marks(pub u8);

impl Marks {
    /// Face up, nothing remembered.
    pub const NONE: Marks = Marks(0);
    /// It has made its move this turn (4.6.2).
    pub const MOVED: u8 = Face::NUMBERS + 1;
    /// It used a sea path this turn (4.7.1).
    pub const SEA: u8 = Self::MOVED << 1;
    /// On the board: it came from the airfield this turn (11.4). In the reserves: it was just drawn (16.3).
    pub const LATE: u8 = Self::SEA << 1;
    /// In hidden reserves: everyone knows what it is (fog of war), until its owner's next draw.
    pub const SEEN: u8 = Self::LATE << 1;
    const FACE: u8 = Face::ANY_BACK;

    /// Which back it shows: none for a tile that lies face up.
    pub fn face(self) -> Face {
        Face(self.0 & Self::FACE)
    }

    /// Whether one of these marks is on it.
    pub fn has(self, marks: u8) -> bool {
        self.0 & marks != 0
    }

    /// With more marks.
    #[must_use]
    pub fn with(self, marks: u8) -> Marks {
        Marks(self.0 | marks)
    }

    /// Only its face.
    #[must_use]
    pub fn plain(self) -> Marks {
        Marks(self.0 & Self::FACE)
    }
}

/// What the other side sees of a tile on the board: the tile itself, or a back and where it was mobilised (fog of
/// war). The numbers are by side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Face(pub u8);

impl Face {
    /// Face up.
    pub const UP: Face = Face(0);
    /// After the backs of the nations, numbered from 1.
    const SALONICA: u8 = 1 + Nation::ALL.len() as u8;
    const ANY: u8 = Self::SALONICA + 1;
    /// The bits that the numbers of backs take.
    const NUMBERS: u8 = (Self::ANY + 1).next_power_of_two() - 1;
    /// The bit of a back that no decoy has. In the reserves it stands for [`Marks::SEEN`].
    const SURE: u8 = Marks::SEEN;
    /// The bits that say which back a tile shows.
    pub(crate) const ANY_BACK: u8 = Self::NUMBERS | Self::SURE;

    /// Face down, mobilised in a region of this side.
    pub fn mobilised_in(region: Region) -> Face {
        if region == Region::SALONICA { Face(Self::SALONICA) } else { Face(1 + region.nation() as u8) }
    }

    /// Face down and surely of this nation: called up or landed by its name, so no decoy.
    pub fn of_nation(nation: Nation) -> Face {
        Face(Self::SURE | (1 + nation as u8))
    }

    /// Whether a tile with this back may be a decoy: not if it was called up by name, nor if it entered under
    /// another flag, which a decoy need not.
    pub fn may_be_decoy(self) -> bool {
        !self.is_up() && self.0 != Self::ANY && self.0 & Self::SURE == 0
    }

    /// Face down, mobilised as an expeditionary force: of any nation of its side.
    pub fn expeditionary() -> Face {
        Face(Self::ANY)
    }

    /// Whether it lies face up.
    pub fn is_up(self) -> bool {
        self.0 == 0
    }

    /// The one nation that a tile with this back may be of, if there is one.
    pub fn nation(self) -> Option<Nation> {
        let mut possible = Nation::ALL.into_iter().filter(|nation| self.may_be(*nation));
        possible.next().filter(|_| possible.next().is_none())
    }

    /// Whether a tile with this back may be of this nation.
    pub fn may_be(self, nation: Nation) -> bool {
        match self.0 & !Self::SURE {
            0 => false,
            Self::SALONICA => matches!(nation, Nation::Britain | Nation::France | Nation::Greece),
            Self::ANY => true,
            own => own == 1 + nation as u8,
        }
    }

    /// Its code in notation.
    pub fn code(self) -> String {
        match self.0 {
            0 => String::new(),
            Self::SALONICA => "?sa".to_string(),
            Self::ANY => "?any".to_string(),
            own => {
                let sign = if own & Self::SURE != 0 { '=' } else { '?' };
                format!("{sign}{}", Nation::ALL[usize::from(own & !Self::SURE) - 1].code())
            }
        }
    }

    /// Every back there is.
    pub fn all() -> impl Iterator<Item = Face> {
        (0..=Self::ANY).map(Face).chain(Nation::ALL.map(Face::of_nation))
    }
}

/// A tile as its owner points at it: its class and the face it shows. Tiles alike in both are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// What it is.
    pub class: Class,
    /// What it shows.
    pub face: Face,
}

/// Where a tile is and what is remembered of it, packed so that a class's tiles sort into one canonical order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Tile(u16);

impl Tile {
    /// A tile at a place with these marks.
    pub fn new(place: impl Into<Place>, marks: Marks) -> Tile {
        Tile(u16::from(place.into().0) << 8 | u16::from(marks.0))
    }

    /// Where it is.
    pub fn place(self) -> Place {
        Place((self.0 >> 8) as u8)
    }

    /// What is remembered of it.
    pub fn marks(self) -> Marks {
        Marks(self.0 as u8)
    }
}
