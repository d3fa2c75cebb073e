//! The position: where the counters are and in what state, the turn, the phase, the cup, and what is being done.

use contract::{BySeat, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_big_array::BigArray;

pub use hexmap::{Units, each, one};

use crate::map::{HEXES, Hex};
use crate::tables::{GUNS, LINES};
use crate::units::{NOBODY, Slot, UNITS};

/// A counter in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unit {
    /// Where it is.
    pub hex: Hex,
    /// What holds of it: see [`mark`].
    pub marks: u8,
    /// The box of the turn track it lies on; 0 if none (8.1).
    pub back: u8,
    /// Medals that a tank has put into moving this turn (3.1.char-deux).
    pub drive: u8,
}

/// What may hold of a counter.
pub mod mark {
    /// A battalion disorganised, a tank damaged.
    pub const HURT: u8 = 1;
    /// A tank that has broken down (4.1).
    pub const BROKEN: u8 = 1 << 1;
    /// A hero is with it (7.2.3).
    pub const HERO: u8 = 1 << 2;
    /// Activated this turn, or this round by night (2.1.fini).
    pub const ACTED: u8 = 1 << 3;
    /// Deployed for the night attack (10).
    pub const DEPLOYED: u8 = 1 << 4;
    /// A reinforcement that is not in play yet.
    pub const WAITING: u8 = 1 << 5;
    /// Eliminated for good.
    pub const GONE: u8 = 1 << 6;
    /// Not in this scenario.
    pub const ABSENT: u8 = 1 << 7;
}

impl Unit {
    /// A slot without a counter.
    pub const NONE: Unit = Unit { hex: Hex::NONE, marks: mark::ABSENT, back: 0, drive: 0 };

    /// Whether it is on the map.
    pub fn is_there(&self) -> bool {
        self.hex.is_some()
    }

    /// Whether something holds of it.
    pub fn has(&self, marks: u8) -> bool {
        self.marks & marks != 0
    }
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// A side places its artillery markers (5.placement).
    Aim,
    /// It resolves them in the order it likes (5.ordre).
    Shell,
    /// A side activates its units (1.c3, 1.c5).
    Activate,
    /// Tanks arrive before the first draw (2.3.3.aleatoire).
    Arrive,
    /// A marker activates battalions or tanks (7.2.1, 7.2.2).
    Marked,
    /// A hero is given (7.2.3).
    Hero,
    /// A mechanic mends a tank (7.2.7).
    Mechanic,
    /// The unit that a hero or a mechanic calls up acts.
    Alone,
    /// A side reorganises units in a lull (7.2.4).
    Lull,
    /// A marker brings battalions back (7.2.9).
    Reinforce,
    /// Battalions of the next box come back (8.2).
    Return,
    /// The Germans may try to keep cohesion (opt.3).
    Cohesion,
    /// The Allies deploy for the night attack (10.deploiement).
    Deploy,
    /// The deployed units act (10.allies).
    NightAllied,
    /// German battalions near them act (10.allemands).
    NightGerman,
    /// The game is over.
    Over,
}

/// The unit that is taken up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// Which; [`NOBODY`] if none.
    pub unit: Slot,
    /// Medals spent.
    pub spent: u8,
    /// Of these, on anything but combat.
    pub other: u8,
    /// Movement points left of the medals spent.
    pub points: u8,
    /// It shares the hex of a friend (g.empilement.passage).
    pub over: bool,
}

impl Hand {
    /// Nothing in hand.
    pub const EMPTY: Hand = Hand { unit: NOBODY, spent: 0, other: 0, points: 0, over: false };

    /// A unit just taken up.
    pub fn of(unit: Slot) -> Hand {
        Hand { unit, ..Hand::EMPTY }
    }

    /// Whether nothing is in hand.
    pub fn is_empty(&self) -> bool {
        self.unit == NOBODY
    }
}

contract::numbered! {
    /// Who has won something: the game, or its first duel of tanks.
    pub enum Won {
        /// It goes on.
        NotYet,
        /// The Germans.
        German,
        /// The Allies.
        Allied,
        /// Neither.
        Neither,
    }
}

impl Won {
    /// Won by a side, or by neither.
    pub fn by(side: Option<Seat>) -> Won {
        side.map_or(Won::Neither, |side| [Won::German, Won::Allied][side.index()])
    }

    /// The side that has won, if one has.
    pub fn side(self) -> Option<Seat> {
        match self {
            Won::German => Some(Seat::First),
            Won::Allied => Some(Seat::Second),
            Won::NotYet | Won::Neither => None,
        }
    }
}

/// No marker drawn.
pub const NO_MARKER: u8 = u8::MAX;

/// Everything there is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Position {
    /// The counters.
    #[serde(with = "BigArray")]
    pub units: [Unit; UNITS],
    /// The turn, from 1.
    pub turn: u8,
    /// Whose part it is.
    pub active: Seat,
    /// What is being done.
    pub phase: Phase,
    /// Whether the turn is played by drawing markers (1.a).
    pub random: bool,
    /// Cohesion has held: the turns after this one are random (opt.3.suite).
    pub held: bool,
    /// Cohesion has been tried for (r.cohesion).
    pub tried: bool,
    /// A side's part has just opened, and nothing has been done in it yet.
    pub opened: bool,
    /// Intensity (6).
    pub intensity: u8,
    /// Confusion (6).
    pub confusion: u8,
    /// Victory points of scenario 1.
    pub points: BySeat<i16>,
    /// Whether tank has eliminated tank (12.1.pv.duel).
    pub dueled: bool,
    /// Who won the first duel of Mark IV and A7V (12.2.duel).
    pub duel: Won,
    /// A7Vs that have entered.
    pub a7vs: u8,
    /// Artillery markers still to be placed.
    pub guns: u8,
    /// Allied markers silenced by counter-battery (5.contre-batterie).
    pub silenced: u8,
    /// Where markers lie.
    pub aims: [Hex; GUNS],
    /// How many do.
    pub aimed: u8,
    /// Markers in the cup, by line of its table.
    pub cup: [u8; LINES],
    /// Markers drawn.
    pub drawn: [u8; LINES],
    /// Heroes that are out of the game, by side.
    pub heroes_lost: BySeat<u8>,
    /// Draws made this turn.
    pub draws: u8,
    /// The marker being played, as a line; [`NO_MARKER`] if none.
    pub marker: u8,
    /// Units that it still grants.
    pub left: u8,
    /// The round of the night attack.
    pub round: u8,
    /// Units that may act in this half-round, or that are to arrive or to return.
    pub able: Units,
    /// The unit that is taken up.
    pub hand: Hand,
    /// Units that were taken up and put down again untouched, since something was last done.
    pub aside: Units,
    /// How it ended.
    pub ended: Won,
    /// The level of victory in scenario 2: 4 decisive to −3 strategic Allied.
    pub level: i8,
    /// Who stands on each hex, worked out from the rest; a unit in hand that shares a friend's hex does not.
    #[serde(skip, default = "nobody_anywhere")]
    at: [Slot; HEXES],
}

fn nobody_anywhere() -> [Slot; HEXES] {
    [NOBODY; HEXES]
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Position::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Position, D::Error> {
        let mut p = Position::deserialize(from)?;
        p.aimed = p.aimed.min(GUNS as u8);
        for slot in 0..UNITS as Slot {
            // A file from elsewhere may name any hex: one that is off every map is no place to be.
            if p.unit(slot).hex.index() >= HEXES {
                p.unit_mut(slot).hex = Hex::NONE;
            }
            let over = p.hand.over && p.hand.unit == slot;
            if p.unit(slot).is_there() && !over {
                p.at[p.unit(slot).hex.index()] = slot;
            }
        }
        Ok(p)
    }
}

impl Position {
    /// An empty map before the first turn.
    pub fn bare() -> Position {
        Position {
            units: [Unit::NONE; UNITS],
            turn: 1,
            active: Seat::First,
            phase: Phase::Aim,
            random: false,
            held: false,
            tried: false,
            opened: false,
            intensity: 0,
            confusion: 0,
            points: BySeat::default(),
            dueled: false,
            duel: Won::NotYet,
            a7vs: 0,
            guns: 0,
            silenced: 0,
            aims: [Hex::NONE; GUNS],
            aimed: 0,
            cup: [0; LINES],
            drawn: [0; LINES],
            heroes_lost: BySeat::default(),
            draws: 0,
            marker: NO_MARKER,
            left: 0,
            round: 0,
            able: 0,
            hand: Hand::EMPTY,
            aside: 0,
            ended: Won::NotYet,
            level: 0,
            at: nobody_anywhere(),
        }
    }

    /// A counter.
    pub fn unit(&self, slot: Slot) -> &Unit {
        &self.units[usize::from(slot)]
    }

    /// A counter, to be changed; where it is changes by [`Position::put`] and [`Position::lift`] alone.
    pub fn unit_mut(&mut self, slot: Slot) -> &mut Unit {
        &mut self.units[usize::from(slot)]
    }

    /// Who stands on a hex; a unit in hand that shares it does not count.
    pub fn on(&self, hex: Hex) -> Option<Slot> {
        Some(self.slot_on(hex)).filter(|slot| *slot != NOBODY)
    }

    /// Who stands on a hex, or [`NOBODY`]; off the board there is nobody.
    pub fn slot_on(&self, hex: Hex) -> Slot {
        self.at.get(hex.index()).copied().unwrap_or(NOBODY)
    }

    /// Puts a counter on a free hex, from wherever it was.
    pub fn put(&mut self, slot: Slot, hex: Hex) {
        self.leave(slot);
        let unit = self.unit_mut(slot);
        unit.hex = hex;
        unit.marks &= !(mark::WAITING | mark::GONE | mark::ABSENT);
        unit.back = 0;
        self.at[hex.index()] = slot;
    }

    /// Puts the unit in hand on the hex of a friend, which it shares for the moment.
    pub fn put_over(&mut self, slot: Slot, hex: Hex) {
        self.leave(slot);
        let unit = self.unit_mut(slot);
        unit.hex = hex;
        unit.marks &= !mark::WAITING;
        unit.back = 0;
        self.hand.over = true;
    }

    /// Takes a counter off the map.
    pub fn lift(&mut self, slot: Slot) {
        self.leave(slot);
        self.unit_mut(slot).hex = Hex::NONE;
    }

    /// A counter is no longer where it was.
    fn leave(&mut self, slot: Slot) {
        let hex = self.unit(slot).hex;
        if hex.is_some() && self.at[hex.index()] == slot {
            self.at[hex.index()] = NOBODY;
        }
        if self.hand.unit == slot {
            self.hand.over = false;
        }
    }

    /// The hexes where artillery markers lie.
    pub fn aims(&self) -> &[Hex] {
        &self.aims[..usize::from(self.aimed)]
    }
}
