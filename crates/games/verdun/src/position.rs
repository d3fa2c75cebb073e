//! The position: where the counters are and in what state, the day, the phase, and what is being done.

use contract::{BySeat, Seat};
use hexmap::Stacks;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_big_array::BigArray;

pub use hexmap::{Units, each, one, set_of};

use crate::map::{HEXES, Hex, Hexes};
use crate::units::{ARMS, NOBODY, Slot, UNITS};

/// A counter in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unit {
    /// Where it is; of one just eliminated, where it was until its remnant is settled.
    pub hex: Hex,
    /// What holds of it: see [`mark`].
    pub marks: u16,
    /// Shots left this turn of guns off the map.
    pub shots: u8,
}

/// What may hold of a counter.
pub mod mark {
    /// On its reduced side.
    pub const REDUCED: u16 = 1;
    /// Demoralised (12.3).
    pub const DEMORALISED: u16 = 1 << 1;
    /// Guns that have fired or moved, turned over until the mutual recovery (2.13, 10).
    pub const FIRED: u16 = 1 << 2;
    /// Dug in (14.1).
    pub const DUG_IN: u16 = 1 << 3;
    /// Out of supply, as fixed at the last organisation (6.1).
    pub const OUT: u16 = 1 << 4;
    /// A headquarters that failed a morale test (7.11, r.cut-off).
    pub const CUT_OFF: u16 = 1 << 5;
    /// Has finished moving in this phase.
    pub const MOVED: u16 = 1 << 6;
    /// Has attacked this turn (9).
    pub const ATTACKED: u16 = 1 << 7;
    /// Has been assaulted in this phase (9).
    pub const ASSAULTED: u16 = 1 << 8;
    /// A remnant that appeared this turn (14.41).
    pub const FRESH: u16 = 1 << 9;
    /// Has not arrived yet, or may never (6.4, 14.4).
    pub const WAITING: u16 = 1 << 10;
    /// Eliminated.
    pub const LOST: u16 = 1 << 11;
    /// Gone for good: it surrendered (9.7), or is a remnant eliminated (14.42).
    pub const GONE: u16 = 1 << 12;
    /// Put back this turn by a replacement (6.32).
    pub const RESTORED: u16 = 1 << 13;
    /// A strong zone has ended its move in this phase (8.42).
    pub const STOPPED: u16 = 1 << 14;
    /// What a phase leaves behind for its own use.
    pub const OF_PHASE: u16 = MOVED | STOPPED | ASSAULTED;
}

impl Unit {
    /// A slot without a counter.
    pub const NONE: Unit = Unit { hex: Hex::NONE, marks: mark::GONE, shots: 0 };

    /// Whether it is on the map.
    pub fn is_there(&self) -> bool {
        self.hex.is_some() && self.marks & mark::LOST == 0
    }

    /// Whether something holds of it.
    pub fn has(&self, marks: u16) -> bool {
        self.marks & marks != 0
    }
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// A side sets up (3.1, 3.2).
    Deploy,
    /// Replacements (6.3).
    Replace,
    /// A gun comes back to the French on the 26th (14.7).
    Petain,
    /// The 16th Division is given to a corps (15.3).
    Attach,
    /// Whether the 121st Division comes (6.42).
    Call,
    /// Where its units enter.
    Enter,
    /// Bombardment (7).
    Bombard,
    /// Who suffers the damage of a barrage (7.11).
    Damage,
    /// Movement (8).
    Move,
    /// Assaults: what is attacked (9).
    Assault,
    /// Who attacks it and which guns support (9.1).
    Declare,
    /// Which guns support the defence (9.1).
    Support,
    /// Losses of the side that is asked (9.4).
    Losses,
    /// Its retreat (9.5).
    Retreat,
    /// Infiltration (9.6).
    Infiltrate,
    /// Breakthrough (13).
    Break,
    /// The game is over.
    Over,
}

/// How the units in hand move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Way {
    /// Not at all so far.
    #[default]
    Still,
    /// As usual.
    March,
    /// By strategic movement (8.2).
    Strategic,
}

/// A moment to think.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Opened {
    /// Something is being done.
    #[default]
    No,
    /// A side's part of the turn has come to its bombardment, or to its movement if it has nothing to fire with.
    Turn,
    /// Its movement has opened after a bombardment.
    Movement,
}

contract::numbered! {
    /// How the game ended.
    pub enum Ended {
        /// Not yet.
        Not,
        /// The Germans won.
        German,
        /// The French won.
        French,
        /// Neither did.
        Even,
    }
}

/// A corps, where there is one; kept as its number and one, and 0 for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attached(u8);

impl Attached {
    /// No corps.
    pub const NONE: Attached = Attached(0);

    /// To this corps.
    pub fn to(corps: u8) -> Attached {
        Attached(corps + 1)
    }

    /// The corps.
    pub fn corps(self) -> Option<u8> {
        self.0.checked_sub(1)
    }
}

/// What a player has taken up: units to move, guns to fire, a counter to place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct InHand {
    /// The counters.
    pub units: Units,
    /// Half points of movement that each arm among them has spent.
    #[serde(deserialize_with = "read_spent")]
    pub spent: [u8; ARMS],
    /// How they move.
    pub way: Way,
    /// One has been left behind in a breakthrough (13).
    pub parted: bool,
}

/// Matches that were begun under version 2 of the rules have kept one number for all arms.
fn read_spent<'de, D: Deserializer<'de>>(from: D) -> Result<[u8; ARMS], D::Error> {
    if !from.is_human_readable() {
        return Deserialize::deserialize(from);
    }
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Spent {
        ByArm([u8; ARMS]),
        ByAll(u8),
    }
    Ok(match Spent::deserialize(from)? {
        Spent::ByArm(spent) => spent,
        Spent::ByAll(spent) => [spent; ARMS],
    })
}

/// An assault under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Assault {
    /// The hex assaulted.
    pub target: Hex,
    /// The infantry that attacks.
    pub attackers: Units,
    /// Guns in support of the attack.
    pub guns: Units,
    /// Whoever is in the hex.
    pub defenders: Units,
    /// Guns in support of the defence.
    pub defence: Units,
    /// The side whose losses are being taken.
    pub side: Seat,
    /// Hits of each side still to be taken.
    pub hits: BySeat<u8>,
    /// Hits that must be taken as steps (9.42, 9.43).
    pub must: u8,
    /// Whether the Germans lose their first step to pioneers (9.44).
    pub pioneers_first: bool,
    /// Sides of the target that stacks with pioneers attack from (9.61).
    pub pioneers_from: u8,
    /// Sides of the target that everyone attacks from.
    pub from: u8,
    /// Units still to retreat.
    pub to_retreat: Units,
    /// The unit that is retreating.
    pub retreating: Slot,
    /// Hexes it has still to go.
    pub steps: u8,
    /// Hexes everyone has to go.
    pub distance: u8,
    /// Sides of the target by which defenders left it (9.61).
    pub left_by: u8,
    /// The defenders went two hexes or more (9.61).
    pub far: bool,
    /// Nobody of the defenders is left (9.61).
    pub wiped_out: bool,
    /// An attacker has retreated (9.53).
    pub repelled: bool,
    /// Attackers that have infiltrated.
    pub entered: Units,
    /// Who attacked from each side of the target.
    pub stacks: [Units; 6],
    /// The hex beyond that stacks have gone on to, by the side of the target they came from.
    pub beyond: [Hex; 6],
    /// The column it was resolved on.
    pub column: i8,
    /// What was rolled; 0 before.
    pub die: u8,
}

impl Assault {
    /// No assault.
    pub const NONE: Assault = Assault {
        target: Hex::NONE,
        attackers: 0,
        guns: 0,
        defenders: 0,
        defence: 0,
        side: Seat::First,
        hits: BySeat([0, 0]),
        must: 0,
        pioneers_first: false,
        pioneers_from: 0,
        from: 0,
        to_retreat: 0,
        retreating: NOBODY,
        steps: 0,
        distance: 0,
        left_by: 0,
        far: false,
        wiped_out: false,
        repelled: false,
        entered: 0,
        stacks: [0; 6],
        beyond: [Hex::NONE; 6],
        column: 0,
        die: 0,
    };
}

/// Everything there is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Position {
    /// The counters.
    #[serde(with = "BigArray")]
    pub units: [Unit; UNITS],
    /// What the Germans control (14.9).
    pub german: Hexes,
    /// Interdiction markers by the side that laid them (7.2).
    pub interdicted: BySeat<Hexes>,
    /// The day of February.
    pub day: u8,
    /// Whether the weather is bad (5).
    pub bad_weather: bool,
    /// Whose part of the turn it is.
    pub active: Seat,
    /// What is being done.
    pub phase: Phase,
    /// Replacements left (6.31).
    pub replacements: u8,
    /// Whether the pioneers have had theirs (6.33).
    pub pioneers_replaced: bool,
    /// Whether the 121st Division was called (6.42).
    pub called: bool,
    /// The corps that the 16th Division belongs to (15.3).
    pub attached: Attached,
    /// What the player has in hand.
    pub hand: InHand,
    /// The assault under way.
    pub assault: Assault,
    /// The hex under a barrage whose damage is to be chosen.
    pub shelled: Hex,
    /// Units that may take that damage, and those that are tested afterwards.
    pub exposed: Units,
    /// Eliminated units of which a remnant may be left (14.41).
    pub fallen: Units,
    /// Whether the turn or the movement has just opened, and nothing has been done in it yet.
    pub opened: Opened,
    /// How it ended.
    pub ended: Ended,
    /// Who stands where, worked out from the rest.
    #[serde(skip)]
    stacks: Stacks<HEXES, UNITS>,
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Position::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Position, D::Error> {
        let mut p = Position::deserialize(from)?;
        for slot in 0..UNITS as Slot {
            // A file from elsewhere may name any hex: one that is off every map is no place to be.
            if p.unit(slot).hex.index() >= HEXES {
                p.unit_mut(slot).hex = Hex::NONE;
            }
            if p.unit(slot).is_there() {
                p.link(slot);
            }
        }
        Ok(p)
    }
}

impl Position {
    /// The map without a counter, before anything is set up.
    pub fn bare(german: Hexes) -> Position {
        Position {
            units: [Unit::NONE; UNITS],
            german,
            interdicted: BySeat::default(),
            day: crate::FIRST_DAY,
            bad_weather: false,
            active: Seat::Second,
            phase: Phase::Deploy,
            replacements: 0,
            pioneers_replaced: false,
            called: false,
            attached: Attached::NONE,
            hand: InHand::default(),
            assault: Assault::NONE,
            shelled: Hex::NONE,
            exposed: 0,
            fallen: 0,
            opened: Opened::No,
            ended: Ended::Not,
            stacks: Stacks::default(),
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

    /// Something holds of these counters from now on.
    pub fn mark(&mut self, units: Units, marks: u16) {
        each(units).for_each(|slot| self.unit_mut(slot).marks |= marks);
    }

    /// The counters on a hex, in the order of their slots.
    pub fn on(&self, hex: Hex) -> impl Iterator<Item = Slot> + '_ {
        self.stacks.on(hex)
    }

    /// The first counter on a hex: all of a hex are of one side.
    pub fn top(&self, hex: Hex) -> Option<Slot> {
        self.stacks.top(hex)
    }

    /// The set of counters on a hex.
    pub fn stack(&self, hex: Hex) -> Units {
        set_of(self.on(hex))
    }

    /// Puts a counter on a hex, from wherever it was.
    pub fn put(&mut self, slot: Slot, hex: Hex) {
        if self.unit(slot).is_there() {
            self.unlink(slot);
        }
        let unit = self.unit_mut(slot);
        unit.hex = hex;
        unit.marks &= !(mark::WAITING | mark::LOST);
        self.link(slot);
    }

    /// Takes a counter off the map, with these marks.
    pub fn lift(&mut self, slot: Slot, marks: u16) {
        if self.unit(slot).is_there() {
            self.unlink(slot);
        }
        let unit = self.unit_mut(slot);
        unit.marks = marks;
        unit.hex = Hex::NONE;
    }

    /// An eliminated counter leaves the map but is remembered where it fell.
    pub fn fell(&mut self, slot: Slot) {
        self.unlink(slot);
        self.unit_mut(slot).marks |= mark::LOST;
    }

    fn link(&mut self, slot: Slot) {
        self.stacks.add(slot, self.unit(slot).hex);
    }

    fn unlink(&mut self, slot: Slot) {
        self.stacks.remove(slot, self.unit(slot).hex);
    }

    /// Whether a hex has an interdiction marker of either side.
    pub fn is_interdicted(&self, hex: Hex) -> bool {
        let [german, french] = &self.interdicted.0;
        german.has(hex.index()) || french.has(hex.index())
    }

    /// The side that controls a hex.
    pub fn controller(&self, hex: Hex) -> Seat {
        if self.german.has(hex.index()) { Seat::First } else { Seat::Second }
    }

    /// A side takes control of a hex.
    pub fn take_over(&mut self, hex: Hex, side: Seat) {
        match side {
            Seat::First => self.german.add(hex.index()),
            Seat::Second => self.german.remove(hex.index()),
        }
    }
}
