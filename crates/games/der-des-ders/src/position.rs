//! The position: where the units are and in what state, what the battle has done to the ground, the cup, the points, and what is
//! being done.

use std::ops::{Deref, DerefMut};

use contract::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

use crate::map::{HEXES, Hex, Hexes, Side};
use crate::supply::Supply;
use crate::units::{Class, Fire, NOBODY, OF_A_SIDE, Slot, Traits, UNITS};

/// Objectives that a battle can have, one bit each.
pub const PRIZES: usize = u8::BITS as usize;
// A base for every four units of a side (2.1), one bit each.
const _: () = assert!(OF_A_SIDE / 4 <= u16::BITS as usize);

/// A set of units, one bit a slot.
pub type Units = u128;

/// The set of one unit.
pub fn one(slot: Slot) -> Units {
    1 << slot
}

/// The units of a set, in order.
pub fn each(set: Units) -> impl Iterator<Item = Slot> {
    let mut left = set;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let slot = left.trailing_zeros() as Slot;
            left &= left - 1;
            slot
        })
    })
}

/// Whose a unit is, by its place in the list.
pub fn side_of(slot: Slot) -> Seat {
    if usize::from(slot) < OF_A_SIDE { Seat::First } else { Seat::Second }
}

/// The places in the list that belong to a side.
pub fn slots_of(side: Seat) -> std::ops::Range<Slot> {
    let first = (side.index() * OF_A_SIDE) as Slot;
    first..first + OF_A_SIDE as Slot
}

/// A unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unit {
    /// Where it is; none before it is deployed and once it is eliminated.
    pub hex: Hex,
    /// What holds of it for the moment: see [`mark`].
    pub marks: u16,
    /// What holds of it from the beginning, and may be lost.
    pub traits: Traits,
    /// What it is.
    pub class: Class,
    /// Its cohesion points (1.3).
    pub cohesion: u8,
    /// Those it began with; 0 where there is no such unit.
    pub full: u8,
    /// The side it faces (r.facing).
    pub facing: Side,
    /// Assaults it has fought this turn (2.9.suivant).
    pub assaults: u8,
    /// The sort of troops it was raised from, where it was (3.13).
    pub troop: u8,
}

/// What may hold of a unit for the moment.
pub mod mark {
    /// It has its token for this turn (2.3).
    pub const ACTIVATED: u16 = 1;
    /// It has moved this turn.
    pub const MOVED: u16 = 1 << 1;
    /// It has fired or assaulted this turn.
    pub const FOUGHT: u16 = 1 << 2;
    /// It was fired at, assaulted or bombarded this turn.
    pub const STRUCK: u16 = 1 << 3;
    /// It lies in ambush (2.11.embuscade).
    pub const AMBUSH: u16 = 1 << 4;
    /// Its riders are on foot (3.3).
    pub const DISMOUNTED: u16 = 1 << 5;
    /// It builds a depot (3.1).
    pub const BUILDING: u16 = 1 << 6;
    /// It has done what no decoy does (r.decoy.idle).
    pub const PROVEN: u16 = 1 << 7;
    /// It entered broken ground this turn, and does not leave it again before the next (1.8.accidente.sortie).
    pub const IN_BROKEN: u16 = 1 << 8;
    /// It entered very broken ground this turn, and neither fires nor assaults (1.8.tres.combat).
    pub const IN_VERY_BROKEN: u16 = 1 << 9;
    /// It entered a town this turn: it neither leaves it nor fights (1.8.agglo.sortie, 1.8.agglo.combat).
    pub const IN_TOWN: u16 = 1 << 10;
    /// What it has entered this turn.
    pub const ENTERED: u16 = IN_BROKEN | IN_VERY_BROKEN | IN_TOWN;
    /// It has neither moved nor fought since the game began, nor was it found in ambush: under cover it lies in one (2.11.embuscade).
    /// In matches begun under the first version of these rules nobody has it: there only who is deployed under cover lies in ambush.
    pub const FRESH: u16 = 1 << 11;
    /// It lies in ambush where everybody saw it come under cover: who it is, is known (r.ambush).
    pub const KNOWN: u16 = 1 << 12;
    /// It lies in ambush and has paid for its supply as mountain troops alone would: everybody can reckon it (1.8.a-pic).
    pub const CLIMBS: u16 = 1 << 13;
    /// It lies in ambush and has paid as mountain troops would not.
    pub const SKIRTS: u16 = 1 << 14;
    /// What holds only of who lies in ambush.
    pub const IN_AMBUSH: u16 = AMBUSH | KNOWN | CLIMBS | SKIRTS;
    /// What is forgotten when a turn ends.
    pub const OF_A_TURN: u16 = ACTIVATED | MOVED | FOUGHT | STRUCK | BUILDING | ENTERED;
}

impl Unit {
    /// A slot without a unit.
    pub const NONE: Unit = Unit {
        hex: Hex::NONE,
        marks: 0,
        traits: Traits::NONE,
        class: Class::Infantry,
        cohesion: 0,
        full: 0,
        facing: 0,
        assaults: 0,
        troop: 0,
    };

    /// Whether it is on the table.
    pub fn is_there(&self) -> bool {
        self.hex.is_some()
    }

    /// Whether something holds of it for the moment.
    pub fn has(&self, marks: u16) -> bool {
        self.marks & marks != 0
    }

    /// Whether the enemy sees but a marker where it is (r.ambush).
    pub fn is_hidden(&self) -> bool {
        self.marks & (mark::AMBUSH | mark::KNOWN) == mark::AMBUSH
    }

    /// It fights: it lies in ambush no more (2.11.embuscade). Whoever is to be told that is told before.
    pub fn fights(&mut self) {
        self.marks = self.marks & !(mark::IN_AMBUSH | mark::FRESH) | mark::FOUGHT;
    }

    /// Whether it is on horseback.
    pub fn is_mounted(&self) -> bool {
        self.class == Class::Cavalry && !self.has(mark::DISMOUNTED)
    }

    /// Whether it fights on foot: infantry, or riders who have dismounted.
    pub fn is_on_foot(&self) -> bool {
        self.class == Class::Infantry || self.class == Class::Cavalry && self.has(mark::DISMOUNTED)
    }

    /// Whether it is a target that nobody overlooks (2.13.flagrante).
    pub fn is_conspicuous(&self) -> bool {
        self.is_mounted() || self.traits.0 & (Traits::GAUDY.0 | Traits::COMPACT.0) != 0
    }
}

/// What the battle has made of a hex: one byte.
pub mod soil {
    /// The level of the works, 0 to 3 (2.8).
    pub const WORKS: u8 = 0b11;
    /// Torn up by shells (3.2.bouleverse).
    pub const CRATERS: u8 = 1 << 2;
    /// Wire.
    pub const WIRE: u8 = 1 << 3;
    /// Turns that smoke lasts, two bits (3.12).
    pub const SMOKE: u8 = 0b11 << 4;
    /// One more turn of smoke.
    pub const PUFF: u8 = 1 << 4;
    /// A depot of the attacker; the defender's is the next bit (3.1).
    pub const DEPOT: u8 = 1 << 6;
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// A side recruits (3.13).
    Recruit,
    /// It deploys (3.13.deploiement).
    Deploy,
    /// It chooses what its bases bring (3.2.choix).
    Bring,
    /// It spends bombardment points (3.2).
    Bombard,
    /// It has the initiative: a unit, or a chain of them, is activated (2.3, 2.4).
    Activate,
    /// The side across reacts to an assault (2.15, 2.16).
    React,
    /// A beaten unit gives way (2.9.paires).
    Retreat,
    /// The winner of an assault may take the ground (2.10).
    Follow,
    /// Armoured trains move (3.10.rail).
    Rail,
    /// The game is over.
    Over,
}

contract::numbered! {
    /// What the bases of a side bring in a turn (3.2.choix).
    #[expect(missing_docs, reason = "see Fire")]
    #[derive(Default)]
    pub enum Brings {
        Guns,
        Gas,
        Air,
        /// It has not been settled.
        #[default]
        Unsettled,
    }
}

impl Brings {
    /// Points of this kind.
    pub fn of(fire: Fire) -> Brings {
        match fire {
            Fire::Guns => Brings::Guns,
            Fire::Gas => Brings::Gas,
            Fire::Air => Brings::Air,
        }
    }

    /// Of which kind they are, if that is settled.
    pub fn fire(self) -> Option<Fire> {
        Fire::ALL.into_iter().find(|fire| Brings::of(*fire) == self)
    }
}

contract::numbered! {
    /// How a battle has ended.
    pub enum Ended {
        /// It has not.
        NotYet,
        /// The attacker has won.
        ByAttacker,
        /// The defender has.
        ByDefender,
    }
}

impl Ended {
    /// This side has won.
    pub fn by(side: Seat) -> Ended {
        if side == Seat::First { Ended::ByAttacker } else { Ended::ByDefender }
    }

    /// Who has won, if it has ended.
    pub fn winner(self) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|side| Ended::by(*side) == self)
    }
}

/// How the unit in hand has moved (1.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Mode {
    /// It has not.
    Static,
    /// One hex.
    Progress,
    /// More.
    Rapid,
    /// It has broken through (2.10).
    Breakthrough,
}

/// A price that cannot be paid: there is no supply line (2.5.aucune).
pub const NO_LINE: u8 = u8::MAX;

/// The unit that is taken up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// Which; [`NOBODY`] if none.
    pub unit: Slot,
    /// How it has moved.
    pub mode: Mode,
    /// How it was supplied where it stood when it was taken up (r.line).
    pub supply: Supply,
    /// What its supply costs; [`NO_LINE`] if it has none.
    pub price: u8,
    /// What an assault after a rapid advance costs on top: nothing next to a base (2.5).
    pub second: u8,
    /// What has been paid for: nothing, one action, or two.
    pub paid: u8,
    /// It has turned where it stands (r.turn-once).
    pub turned: bool,
    /// It has done what ends its activation, movement after an assault apart.
    pub spent: bool,
    /// Its riders dismounted before it moved: it goes no further than a hex (3.3.un-ud).
    pub dismounted: bool,
    /// Breakthrough moves it has made (2.10).
    pub breaks: u8,
}

impl Hand {
    /// Nothing in hand.
    pub const EMPTY: Hand = Hand {
        unit: NOBODY,
        mode: Mode::Static,
        supply: Supply::NONE,
        price: NO_LINE,
        second: 0,
        paid: 0,
        turned: false,
        spent: false,
        dismounted: false,
        breaks: 0,
    };

    /// Whether nothing is in hand.
    pub fn is_empty(&self) -> bool {
        self.unit == NOBODY
    }
}

/// An assault under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fight {
    /// Who assaults; [`NOBODY`] if nobody does.
    pub attacker: Slot,
    /// Who is assaulted.
    pub defender: Slot,
    /// Where the attacker stood.
    pub from: Hex,
    /// Where the defender stood.
    pub at: Hex,
    /// Who lost it.
    pub loser: Slot,
    /// Losses still to be suffered (2.9).
    pub left: u8,
    /// Whether the next of them is an odd one.
    pub odd: bool,
    /// Whether the loser has given way or is gone.
    pub gave: bool,
}

impl Fight {
    /// No assault.
    pub const NONE: Fight = Fight {
        attacker: NOBODY,
        defender: NOBODY,
        from: Hex::NONE,
        at: Hex::NONE,
        loser: NOBODY,
        left: 0,
        odd: true,
        gave: false,
    };
}

/// Everything there is but what can be worked out from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The units: the attacker's, then the defender's.
    #[serde(with = "BigArray")]
    pub units: [Unit; UNITS],
    /// What the battle has made of each hex: see [`soil`].
    #[serde(with = "BigArray")]
    pub soil: [u8; HEXES],
    /// The turn, from 1; 0 while the sides recruit and deploy.
    pub turn: u8,
    /// Whose part it is.
    pub active: Seat,
    /// What is being done.
    pub phase: Phase,
    /// Tokens in the cup (2.3).
    pub cup: BySeat<u8>,
    /// Resource points (2.2).
    pub resources: BySeat<u16>,
    /// Bombardment points, by kind (3.2).
    pub fires: BySeat<[u8; 3]>,
    /// What its bases bring this turn.
    pub brings: BySeat<Brings>,
    /// Who may still bombard this turn.
    pub to_bombard: u8,
    /// Whose armoured trains may still move this turn.
    pub to_rail: u8,
    /// The enemy units that each side had located when the bombardment began (3.2.simultane).
    pub spotted: BySeat<Units>,
    /// Where smoke lay when the bombardment began: what is laid since shelters nobody from it (3.2.simultane).
    pub smoked: Hexes,
    /// The enemy units that each side has found this turn by looking for them or by hitting them: located until they move (3.8, r.hit-reveals).
    pub found: BySeat<Units>,
    /// Bases that were captured, one bit each (2.5.capture).
    pub captured: BySeat<u16>,
    /// Prizes held, one bit each (r.victory).
    pub prizes: BySeat<u8>,
    /// Points for cohesion destroyed and bases captured.
    pub points: BySeat<i16>,
    /// Points of the roll left for units (3.13).
    pub purse: BySeat<u16>,
    /// What was rolled.
    pub rolled: BySeat<u16>,
    /// Points left in all.
    pub capital: BySeat<u16>,
    /// Points put into units: open once both have deployed (r.recruit-open).
    pub raised: BySeat<u16>,
    /// A token has been drawn, and nobody has it yet (2.3).
    pub initiative: bool,
    /// Units of the chain that have not acted yet (2.4).
    pub group: Units,
    /// Whether one of them has begun.
    pub acting: bool,
    /// The unit that is taken up.
    pub hand: Hand,
    /// The assault under way.
    pub fight: Fight,
    /// How it ended.
    pub ended: Ended,
}

/// A position: its [`State`], and beside it who stands where.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "State", into = "State")]
pub struct Position {
    state: State,
    /// Who stands on each hex.
    at: [Slot; HEXES],
    /// The hexes of each side's units.
    occupied: [Hexes; 2],
}

impl From<Position> for State {
    fn from(p: Position) -> State {
        p.state
    }
}

impl From<State> for Position {
    fn from(mut state: State) -> Position {
        let (mut at, mut occupied) = ([NOBODY; HEXES], [Hexes::default(); 2]);
        for slot in 0..UNITS as Slot {
            let hex = state.units[usize::from(slot)].hex;
            if hex.index() < HEXES {
                at[hex.index()] = slot;
                occupied[side_of(slot).index()].add(hex.index());
            } else {
                // A file from elsewhere may name any hex: one that is off every table is no place to be.
                state.units[usize::from(slot)].hex = Hex::NONE;
            }
        }
        Position { state, at, occupied }
    }
}

/// A position is read and changed as its state; only where units stand goes by [`Position::put`] and [`Position::lift`].
impl Deref for Position {
    type Target = State;
    fn deref(&self) -> &State {
        &self.state
    }
}

impl DerefMut for Position {
    fn deref_mut(&mut self) -> &mut State {
        &mut self.state
    }
}

impl Position {
    /// An empty table before the first turn.
    pub fn bare() -> Position {
        Position::from(State {
            units: [Unit::NONE; UNITS],
            soil: [0; HEXES],
            turn: 0,
            active: Seat::First,
            phase: Phase::Deploy,
            cup: BySeat::default(),
            resources: BySeat::default(),
            fires: BySeat::default(),
            brings: BySeat::default(),
            to_bombard: 0,
            to_rail: 0,
            spotted: BySeat::default(),
            smoked: Hexes::default(),
            found: BySeat::default(),
            captured: BySeat::default(),
            prizes: BySeat::default(),
            points: BySeat::default(),
            purse: BySeat::default(),
            rolled: BySeat::default(),
            capital: BySeat::default(),
            raised: BySeat::default(),
            initiative: false,
            group: 0,
            acting: false,
            hand: Hand::EMPTY,
            fight: Fight::NONE,
            ended: Ended::NotYet,
        })
    }

    /// A unit.
    pub fn unit(&self, slot: Slot) -> &Unit {
        &self.state.units[usize::from(slot)]
    }

    /// A unit, to be changed.
    pub fn unit_mut(&mut self, slot: Slot) -> &mut Unit {
        &mut self.state.units[usize::from(slot)]
    }

    /// Who stands on a hex.
    pub fn on(&self, hex: Hex) -> Option<Slot> {
        self.at.get(hex.index()).copied().filter(|slot| *slot != NOBODY)
    }

    /// Whose unit stands on a hex.
    pub fn side_on(&self, hex: Hex) -> Option<Seat> {
        self.on(hex).map(side_of)
    }

    /// The hexes where a side has units.
    pub fn occupied(&self, side: Seat) -> &Hexes {
        &self.occupied[side.index()]
    }

    /// The units of a side that are on the table.
    pub fn there(&self, side: Seat) -> impl Iterator<Item = (Slot, &Unit)> {
        slots_of(side).map(|slot| (slot, self.unit(slot))).filter(|(_, unit)| unit.is_there())
    }

    /// Puts a unit on a free hex, from wherever it was.
    pub fn put(&mut self, slot: Slot, hex: Hex) {
        self.lift(slot);
        self.unit_mut(slot).hex = hex;
        self.at[hex.index()] = slot;
        self.occupied[side_of(slot).index()].add(hex.index());
    }

    /// Takes a unit off the table.
    pub fn lift(&mut self, slot: Slot) {
        let hex = self.unit(slot).hex;
        if hex.is_some() {
            self.at[hex.index()] = NOBODY;
            self.occupied[side_of(slot).index()].remove(hex.index());
            self.unit_mut(slot).hex = Hex::NONE;
        }
    }

    /// What the battle has made of a hex.
    pub fn soil(&self, hex: Hex) -> u8 {
        self.state.soil[hex.index()]
    }

    /// The level of the works on a hex (2.8).
    pub fn works(&self, hex: Hex) -> u8 {
        self.soil(hex) & soil::WORKS
    }

    /// Sets the level of the works on a hex.
    pub fn set_works(&mut self, hex: Hex, level: u8) {
        let soil = &mut self.state.soil[hex.index()];
        *soil = *soil & !soil::WORKS | level;
    }

    /// Whether there is smoke on a hex (3.12).
    pub fn has_smoke(&self, hex: Hex) -> bool {
        self.soil(hex) & soil::SMOKE != 0
    }

    /// Whether a side has a depot on a hex (3.1).
    pub fn has_depot(&self, hex: Hex, side: Seat) -> bool {
        self.soil(hex) & soil::DEPOT << side.index() != 0
    }
}
