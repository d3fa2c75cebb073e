//! What can happen.

use contract::Seat;
use serde::{Deserialize, Serialize};

use crate::map::{Hex, Side};
use crate::position::Mode;
use crate::units::{Fire, NOBODY, Slot, Support, Work};

/// A unit as it is spoken of: nobody in particular while it lies in ambush.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Who {
    /// Which; [`NOBODY`] if that may not be told.
    pub slot: Slot,
    /// The sort of troops it was raised from.
    pub troop: u8,
    /// Whose.
    pub side: Seat,
}

impl Who {
    /// Whether it may not be told who it is.
    pub fn is_hidden(self) -> bool {
        self.slot == NOBODY
    }
}

/// Dice that were thrown together or one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Rolls {
    /// How many.
    pub count: u8,
    /// What they show.
    pub faces: [u8; 20],
}

impl Rolls {
    /// One more.
    pub fn add(&mut self, face: u8) {
        if let Some(free) = self.faces.get_mut(usize::from(self.count)) {
            *free = face;
            self.count += 1;
        }
    }

    /// What they show.
    pub fn faces(&self) -> &[u8] {
        &self.faces[..usize::from(self.count)]
    }

    /// Those that show no more than this, added up.
    pub fn sum_within(&self, value: u8) -> u8 {
        self.faces().iter().filter(|face| **face <= value).sum()
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the Fluent messages of the same names say what each means")]
pub enum Event {
    SetUp,
    LevyRolled { side: Seat, dice: Rolls, total: u16 },
    Raised { who: Who, cohesion: u8 },
    Attached { who: Who, support: Support },
    Bought { side: Seat, fire: Fire },
    Dug { side: Seat, work: Work, hex: Hex, points: u8 },
    Placed { who: Who, hex: Hex },
    Disposed { side: Seat },
    Recruited { side: Seat },
    Deployed { side: Seat },
    Ambushes { side: Seat, count: u8 },
    Shown,
    TurnBegins { turn: u8 },
    Produced { side: Seat, dice: Rolls, points: u8, total: u16 },
    TrainBrings { who: Who, points: u8 },
    Chosen { side: Seat, fire: Fire },
    Brought { side: Seat, fire: Fire, dice: Rolls, points: u8, total: u8 },
    Precedence { side: Seat },
    Shelled { side: Seat, fire: Fire, hex: Hex, die: u8, need: u8, hit: bool },
    Tested { who: Who, hex: Hex, die: u8, cohesion: u8, failed: bool },
    WorksLost { hex: Hex, level: u8 },
    Weakened { who: Who, hex: Hex, left: u8 },
    Eliminated { who: Who, hex: Hex },
    Cratered { hex: Hex },
    SupportLost { who: Who, hex: Hex, support: Support },
    Spotting { side: Seat, hex: Hex },
    Found { who: Who, hex: Hex, die: u8 },
    Located { who: Who, hex: Hex, die: u8 },
    NotFound { hex: Hex, die: u8 },
    DecoyFound { side: Seat, hex: Hex },
    SmokeLaid { hex: Hex, turns: u8 },
    SmokeClears { hex: Hex },
    Raked { who: Who, hex: Hex, dice: Rolls, cleared: bool },
    GunsRaked { side: Seat, hex: Hex, die: u8, cleared: bool },
    TokenDrawn { side: Seat, left: [u8; 2] },
    TokenWasted { side: Seat },
    Activated { who: Who, hex: Hex },
    Joined { who: Who, hex: Hex },
    FreeSupply { who: Who, hex: Hex },
    Supplied { who: Who, hex: Hex, points: u8, left: u16 },
    Lengthened { who: Who },
    OverBroken { who: Who },
    TooLong { who: Who, points: u8 },
    Moved { who: Who, from: Hex, to: Hex, mode: Mode, steps: u8 },
    Remounted { who: Who, hex: Hex },
    Turned { who: Who, hex: Hex, side: Side },
    Bogged { who: Who, hex: Hex, die: u8, lost: bool },
    BaseCaptured { side: Seat, hex: Hex, points: u8 },
    DepotTaken { side: Seat, hex: Hex },
    PrizeTaken { side: Seat, prize: u8, hex: Hex },
    Fired { who: Who, from: Hex, target: Who, to: Hex, score: u8, dice: Rolls, hits: u8 },
    Reacts { who: Who, hex: Hex, supports: bool },
    Assaults { who: Who, from: Hex, target: Who, to: Hex },
    Fought { who: Who, target: Who, to: Hex, values: [u8; 2], dice: [Rolls; 2], totals: [u8; 2] },
    Even { who: Who, target: Who, to: Hex },
    FellBack { who: Who, from: Hex, to: Hex },
    Cornered { who: Who, hex: Hex },
    Advanced { who: Who, from: Hex, to: Hex },
    BreaksThrough { who: Who, hex: Hex },
    Evaded { who: Who, from: Hex, to: Hex },
    CalledOff { who: Who, hex: Hex },
    Scouted { who: Who, hex: Hex },
    DepotBegun { who: Who, hex: Hex },
    DepotBuilt { side: Seat, hex: Hex },
    DepotGivenUp { who: Who, hex: Hex },
    Dismounted { who: Who, hex: Hex },
    Idle { who: Who, hex: Hex },
    Railed { who: Who, from: Hex, to: Hex },
    Entrenched { who: Who, hex: Hex, level: u8 },
    Kept { side: Seat, kept: u16, lost: u16 },
    TrainDestroyed { who: Who, hex: Hex },
    Routed { side: Seat },
    Counted { points: [i16; 2], lead: i16 },
    Won { side: Seat },
    LiesLow { who: Who, hex: Hex },
    PaysAs { who: Who, hex: Hex, climbs: bool },
}
