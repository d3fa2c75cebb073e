//! The position: where every tile is, who controls what, and what is being asked.

use contract::{BySeat, Outcome, Seat, Seats};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

use crate::map::{REGIONS, Region, Regions, each};
use crate::phases::seats;
use crate::tables::{
    Arm, CENTRAL, CLASSES, Class, ENTENTE, FIRST_ENTENTE, LARGEST_CLASS, Nation, Ploy, SIDE_CLASSES, STARTS,
    TILES,
};
use crate::tile::{Marks, Piece, Place, Tile};

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Phase {
    /// Both sides choose four of six cards (14.1).
    Draft,
    /// The active side may play a card (14.2).
    Card,
    /// The other side gives up a tile (15.EP4, 15.CP4).
    Give,
    /// A card brings destroyed tiles back (15.EP7, 15.CP7).
    Recover,
    /// A card destroys an aircraft (15.CP8).
    Strike,
    /// Destroyed tiles may go back into the pouch (4.1.2).
    Returns,
    /// The draw may be taken again (16.3).
    Mulligan,
    /// Russia may surrender (4.3).
    Surrender,
    /// Tiles may go by rail (4.4).
    Rail,
    /// Tiles enter the board (4.5).
    Mobilise,
    /// Tiles move (4.6).
    Movement,
    /// Optional battles are planned (4.7.2).
    Plan,
    /// Mata Hari may prevent a battle (15.CP10).
    Spy,
    /// Aircraft may join battles (11.4).
    Scramble,
    /// The next battle is chosen (4.8.1).
    Battle,
    /// Dice lie on the table and may be changed (10.7.1, 15.EP1, 15.CP1, 18.4).
    Rolled,
    /// A tank or the Jagdkommandos may ignore a hit (9.5, 10.6.1).
    Ignore,
    /// Both sides choose their losses (4.8.2).
    Losses,
    /// Victorious tiles may advance (4.8.4).
    Advance,
    /// Aircraft may go back to the airfield (11.4).
    Recall,
    /// Neutrals may enter the war (4.9.1).
    Declare,
    /// Tiles of a nation that entered redeploy (4.9.2).
    Redeploy,
    /// A trench may be dug (17.2).
    Entrench,
    /// The game is over.
    Over,
}

/// Losses chosen by one side: a number for each of its classes, as many bits each as the largest class needs. The last
/// bit says whose they are; it lies where the decoys' number would be, and decoys are never lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Losses([u8; Losses::BYTES]);

// Matches that are kept hold positions with these widths: whoever changes them must read the old form too.
const _: () = assert!(TILES == 130 && FIRST_ENTENTE == 18 && CLASSES.len() == 42);
const _: () = assert!(Losses::BITS == 5 && Losses::BYTES == 15);
// Decoys come last of either side's classes.
const _: () = assert!(matches!(CLASSES[FIRST_ENTENTE - 1].arm, Arm::Decoy));
const _: () = assert!(matches!(CLASSES[CLASSES.len() - 1].arm, Arm::Decoy));

impl Losses {
    /// The bits of a number.
    const BITS: usize = LARGEST_CLASS.ilog2() as usize + 1;
    /// A number, all its bits set.
    const NUMBER: u16 = (1 << Losses::BITS) - 1;
    /// The bytes that all of them take.
    const BYTES: usize = (SIDE_CLASSES * Losses::BITS).div_ceil(8);
    /// The byte that says whose they are, and its last bit.
    const OWNER: (usize, u32) = (Losses::BYTES - 1, u8::BITS - 1);

    /// No losses of a side.
    pub fn none(side: Seat) -> Losses {
        let (byte, bit) = Losses::OWNER;
        let mut bytes = [0; Losses::BYTES];
        bytes[byte] = (side as u8) << bit;
        Losses(bytes)
    }

    /// Whose losses they are.
    pub fn side(self) -> Seat {
        let (byte, bit) = Losses::OWNER;
        if self.0[byte] >> bit == 0 { CENTRAL } else { ENTENTE }
    }

    /// How many of a class.
    pub fn of(self, class: Class) -> u8 {
        let bit = class.local() * Losses::BITS;
        let (byte, shift) = (bit / 8, bit % 8);
        let low = u16::from(self.0[byte]);
        let high = self.0.get(byte + 1).copied().map_or(0, u16::from);
        ((low | high << 8) >> shift & Losses::NUMBER) as u8
    }

    /// The same with another number for a class.
    #[must_use]
    pub fn with(mut self, class: Class, count: u8) -> Losses {
        let bit = class.local() * Losses::BITS;
        let (byte, shift) = (bit / 8, bit % 8);
        let keep = !(Losses::NUMBER << shift);
        let old = u16::from(self.0[byte]) | self.0.get(byte + 1).copied().map_or(0, u16::from) << 8;
        let new = old & keep | (u16::from(count) & Losses::NUMBER) << shift;
        self.0[byte] = new as u8;
        if let Some(high) = self.0.get_mut(byte + 1) {
            *high = (new >> 8) as u8;
        }
        self
    }

    /// The classes that lose tiles, with how many.
    pub fn iter(self) -> impl Iterator<Item = (Class, u8)> {
        let fights = |class: &Class| class.arm() != Arm::Decoy;
        Class::of_side(self.side())
            .filter(fights)
            .map(move |class| (class, self.of(class)))
            .filter(|(_, n)| *n > 0)
    }

    /// How many in all.
    pub fn total(self) -> u32 {
        self.iter().map(|(_, count)| u32::from(count)).sum()
    }
}

/// The nation whose tiles roll, if any does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Roller(u8);

impl Roller {
    const NOBODY: Roller = Roller(0xff);

    /// Whether tiles of a class roll.
    pub fn is(self, class: Class) -> bool {
        class.nation().is_some_and(|nation| nation as u8 == self.0)
    }
}

impl From<Option<Nation>> for Roller {
    fn from(nation: Option<Nation>) -> Roller {
        nation.map_or(Roller::NOBODY, |nation| Roller(nation as u8))
    }
}

/// How far the changes to the dice of a battle have gone (r.after-roll).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Changes(u8);

impl Changes {
    /// There were none, or all were rolled again.
    pub const NONE: Changes = Changes(0);
    /// A die was rolled again (10.7.1).
    pub const REROLLED: Changes = Changes(1);
    /// A general spoke (18.4).
    pub const SPOKEN: Changes = Changes(2);
}

/// The seats that have still to answer, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Awaited(u8);

impl Awaited {
    /// One more seat is asked.
    pub fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat as u8;
    }

    /// A seat has answered.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat as u8);
    }

    /// Who they are.
    pub fn seats(self) -> Seats {
        seats(|seat| self.0 & 1 << seat as u8 != 0)
    }
}

/// What a phase is about: a region, a nation, or nothing yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Focus(u8);

impl Focus {
    /// Nothing yet.
    pub const NOTHING: Focus = Focus(0xff);

    /// The region, where the phase is about one.
    pub fn region(self) -> Region {
        Region(self.0)
    }

    /// The nation, where the phase is about one.
    pub fn nation(self) -> Nation {
        Nation::ALL[usize::from(self.0)]
    }

    /// The regions of a set that a phase about one region leaves open: all of them until it has begun there.
    pub fn narrow(self, regions: Regions) -> Regions {
        if self == Focus::NOTHING { regions } else { regions & self.region().bit() }
    }
}

impl From<Region> for Focus {
    fn from(region: Region) -> Focus {
        Focus(region.0)
    }
}

impl From<Nation> for Focus {
    fn from(nation: Nation) -> Focus {
        Focus(nation as u8)
    }
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct End(u8);

impl End {
    /// It has not.
    pub const NOT_YET: End = End(0);
    /// Neither side won.
    pub const DRAWN: End = End(3);

    /// A side won.
    pub fn won(side: Seat) -> End {
        End(1 + side as u8)
    }

    /// The outcome, once it has ended.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            End::NOT_YET => None,
            End::DRAWN => Some(Outcome::Drawn),
            won => Some(Outcome::Won(if won == End::won(CENTRAL) { CENTRAL } else { ENTENTE })),
        }
    }
}

/// The battle being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Battle {
    /// The nation that rolls.
    pub nation: Roller,
    /// How many dice show each face.
    pub dice: [u8; 6],
    /// How far the changes to the dice have gone.
    pub changes: Changes,
    /// The seats that may still ignore a hit.
    pub ignoring: Awaited,
    /// The tiles each side has to lose.
    pub to_lose: BySeat<u8>,
    /// The losses chosen so far.
    pub losses: BySeat<Losses>,
    /// The seats that have still to choose their losses.
    pub choosing: Awaited,
}

/// Everything there is. Matches that are kept hold it as bytes and as JSON: names and numbers stay as they are.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    /// Every tile, by class, each class in sorted order.
    #[serde(with = "BigArray")]
    pub(crate) tiles: [Tile; TILES],
    /// The tiles of each side in each region: counted, so that it need not be.
    pub(crate) count: BySeat<[u8; REGIONS]>,
    /// The regions each side controls.
    pub(crate) control: BySeat<Regions>,
    /// The regions with a contested marker.
    pub contested: Regions,
    /// The regions with a neutral marker.
    pub neutral: Regions,
    /// The regions with a battle marker.
    pub battles: Regions,
    /// The trenches of each side in each region.
    pub(crate) trenches: BySeat<[u8; REGIONS]>,
    /// The turn, from 0.
    pub turn: u8,
    /// The side whose turn it is.
    pub(crate) active: u8,
    /// What is being decided.
    pub phase: Phase,
    /// The nations at war.
    pub(crate) at_war: u16,
    /// Whether Russia has surrendered.
    pub surrendered: bool,
    /// Whether the Ruhr's industry stands.
    pub(crate) ruhr: bool,
    /// The generals each side has left.
    pub(crate) generals: BySeat<u8>,
    /// The mulligans each side has left.
    pub(crate) mulligans: BySeat<u8>,
    /// The cards each side was dealt and has still to choose from.
    pub(crate) dealt: BySeat<u16>,
    /// The cards each side holds.
    pub(crate) hand: BySeat<u16>,
    /// The cards each side has played.
    pub(crate) played: BySeat<u16>,
    /// The cards whose effects are in force this turn, by [`Ploy::bit`].
    pub(crate) effects: u16,
    /// The effects that begin with the next turn of the other side.
    pub(crate) coming: u16,
    /// Tiles that a card still allows to mobilise anywhere or to bring back.
    pub(crate) allowance: u8,
    /// The region or nation the phase is about: rail, recovery, battle, redeployment.
    pub(crate) focus: Focus,
    /// The elite classes whose first, cheaper mobilisation is used up (10.8.1, 10.9.1): bit 0 France, bit 1 the USA.
    pub(crate) raised: u8,
    /// The battle being resolved.
    pub battle: Battle,
    /// Whether nothing has been decided yet in this side's turn.
    pub(crate) fresh: bool,
    /// How it ended.
    pub(crate) ended: End,
}

impl Position {
    /// The side whose turn it is.
    pub fn active(&self) -> Seat {
        if self.active == CENTRAL as u8 { CENTRAL } else { ENTENTE }
    }

    /// The regions a side controls.
    pub fn control(&self, side: Seat) -> Regions {
        self.control[side]
    }

    /// How many tiles a side has in a region.
    pub fn tiles_in(&self, side: Seat, region: Region) -> u8 {
        self.count[side][region.index()]
    }

    /// How many tiles of a class are at a place.
    pub fn count_at(&self, class: Class, place: impl Into<Place>) -> u8 {
        let place = place.into();
        self.tiles[class.tiles()].iter().filter(|tile| tile.place() == place).count() as u8
    }

    /// How many tiles of a side are at a place off the board.
    pub fn count_off(&self, side: Seat, place: Place) -> u8 {
        self.side_tiles(side).iter().filter(|tile| tile.place() == place).count() as u8
    }

    /// Whether a nation is at war.
    pub fn is_at_war(&self, nation: Nation) -> bool {
        self.at_war & nation.bit() != 0
    }

    /// All tiles of a side.
    pub(crate) fn side_tiles(&self, side: Seat) -> &[Tile] {
        let first_entente = usize::from(STARTS[FIRST_ENTENTE]);
        match side {
            Seat::First => &self.tiles[..first_entente],
            Seat::Second => &self.tiles[first_entente..],
        }
    }

    /// Whether a card's effect is in force.
    pub(crate) fn in_force(&self, ploy: Ploy) -> bool {
        self.effects & ploy.bit() != 0
    }

    /// Whether a tile of a side is at a place.
    pub(crate) fn has_tile_at(&self, side: Seat, place: Place) -> bool {
        self.side_tiles(side).iter().any(|tile| tile.place() == place)
    }

    /// Whether a side has a tile in one of these regions.
    pub(crate) fn stands_in(&self, side: Seat, regions: Regions) -> bool {
        each(regions).any(|region| self.tiles_in(side, region) > 0)
    }

    /// The tiles of a side in a region as their owner points at them.
    pub(crate) fn pieces(&self, side: Seat, region: Region) -> impl Iterator<Item = Piece> {
        self.stacks(side, region).map(|(class, marks, _)| Piece { class, face: marks.face() })
    }

    /// The classes that a side has at a place.
    pub(crate) fn classes_at(&self, side: Seat, place: impl Into<Place>) -> impl Iterator<Item = Class> {
        let mut last = None;
        self.stacks(side, place)
            .map(|(class, ..)| class)
            .filter(move |class| last.replace(*class) != Some(*class))
    }

    /// The tiles of a side that are at a place, each kind once with how many there are, in order of class.
    pub(crate) fn stacks(&self, side: Seat, place: impl Into<Place>) -> Stacks<'_> {
        Stacks::of(self, side, place.into())
    }

    /// Changes one tile of a class; the caller knows that there is one like `from`.
    pub(crate) fn change(&mut self, class: Class, from: Tile, to: Tile) {
        self.recount(class.side(), from, to);
        let tiles = &mut self.tiles[class.tiles()];
        let mut at = tiles.iter().position(|tile| *tile == from).expect("the tile that changes is there");
        tiles[at] = to;
        while at > 0 && tiles[at - 1] > tiles[at] {
            tiles.swap(at - 1, at);
            at -= 1;
        }
        while at + 1 < tiles.len() && tiles[at + 1] < tiles[at] {
            tiles.swap(at + 1, at);
            at += 1;
        }
    }

    /// Changes one tile of a class at a place; the caller knows that there is one.
    pub(crate) fn take(&mut self, class: Class, place: Place, to: Tile) {
        let from = self.find(class, place, |_| true).expect("the tile that changes is there");
        self.change(class, from, to);
    }

    /// Keeps the count of a side's tiles when one changes.
    fn recount(&mut self, side: Seat, from: Tile, to: Tile) {
        if let Some(region) = from.place().region() {
            self.count[side][region.index()] -= 1;
        }
        if let Some(region) = to.place().region() {
            self.count[side][region.index()] += 1;
        }
    }

    /// Changes every tile of a side for which the function gives another state.
    pub(crate) fn change_all(&mut self, side: Seat, mut to: impl FnMut(Class, Tile) -> Option<Tile>) {
        for class in Class::of_side(side) {
            let mut touched = false;
            for at in class.tiles() {
                let tile = self.tiles[at];
                if let Some(new) = to(class, tile) {
                    self.recount(side, tile, new);
                    self.tiles[at] = new;
                    touched = true;
                }
            }
            if touched {
                self.tiles[class.tiles()].sort_unstable();
            }
        }
    }

    /// The tiles of the active side on the board may move again (4.6.2).
    pub(crate) fn forget_moves(&mut self) {
        self.change_all(self.active(), |_, tile| {
            let moved = tile.place().region().is_some() && tile.marks().has(Marks::MOVED);
            moved.then(|| Tile::new(tile.place(), tile.marks().plain()))
        });
    }

    /// A tile of a class at a place that meets a condition.
    pub(crate) fn find(
        &self,
        class: Class,
        place: impl Into<Place>,
        want: impl Fn(Marks) -> bool,
    ) -> Option<Tile> {
        let place = place.into();
        self.tiles[class.tiles()].iter().copied().find(|tile| tile.place() == place && want(tile.marks()))
    }

    /// Puts a control marker of a side into a region in place of any other marker.
    pub(crate) fn set_control(&mut self, side: Seat, region: Region) {
        self.clear_markers(region);
        self.control[side] |= region.bit();
    }

    /// Puts a contested marker into a region in place of any other marker.
    pub(crate) fn set_contested(&mut self, region: Region) {
        self.clear_markers(region);
        self.contested |= region.bit();
    }

    /// Puts a neutral marker into a region in place of any other marker.
    pub(crate) fn set_neutral(&mut self, region: Region) {
        self.clear_markers(region);
        self.neutral |= region.bit();
    }

    fn clear_markers(&mut self, region: Region) {
        let others = !region.bit();
        self.control.0.iter_mut().for_each(|regions| *regions &= others);
        self.contested &= others;
        self.neutral &= others;
    }
}

/// Walks over the tiles of a side at one place, alike tiles together.
pub(crate) struct Stacks<'a> {
    tiles: &'a [Tile; TILES],
    /// The tiles at the place that are still to come, a bit each, from the side's first.
    left: u128,
    /// The side's first.
    first: usize,
}

const _: () = assert!(STARTS[FIRST_ENTENTE] <= 128 && TILES - STARTS[FIRST_ENTENTE] as usize <= 128);

impl<'a> Stacks<'a> {
    fn of(position: &'a Position, side: Seat, place: Place) -> Stacks<'a> {
        const LANES: usize = 16;
        const BITS: [u16; LANES] = {
            let mut bits = [0; LANES];
            let mut lane = 0;
            while lane < LANES {
                bits[lane] = 1 << lane;
                lane += 1;
            }
            bits
        };
        // This is most of what listing costs: lanes of tiles are compared at once.
        let at_place = |tiles: &[Tile]| {
            let there = |(tile, bit): (&Tile, &u16)| if tile.place() == place { *bit } else { 0 };
            tiles.iter().zip(&BITS).map(there).fold(0, |bits, bit| bits | bit)
        };
        let first = usize::from(STARTS[usize::from(Class::range(side).start)]);
        let (lanes, rest) = position.side_tiles(side).as_chunks::<LANES>();
        let bits = lanes.iter().map(|lane| at_place(lane)).chain([at_place(rest)]);
        let left = bits.enumerate().fold(0, |left, (at, bits)| left | u128::from(bits) << (LANES * at));
        Stacks { tiles: &position.tiles, left, first }
    }
}

impl Iterator for Stacks<'_> {
    /// Class, marks and number.
    type Item = (Class, Marks, u8);

    fn next(&mut self) -> Option<(Class, Marks, u8)> {
        if self.left == 0 {
            return None;
        }
        let at = self.first + self.left.trailing_zeros() as usize;
        let tile = self.tiles[at];
        let class = Class::of_tile(at);
        // A class's tiles are sorted: alike tiles lie side by side.
        let count = self.tiles[at..class.tiles().end].iter().take_while(|other| **other == tile).count();
        self.left &= !(((1 << count) - 1) << (at - self.first));
        Some((class, tile.marks(), count as u8))
    }
}
