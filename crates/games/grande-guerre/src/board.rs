//! The battlefield: 127 hexes, three sectors seen from each side, lines of sight (`plateau`, `vue`).

use std::sync::LazyLock;

use contract::{BySeat, Seat};
use hexmap::{Crossing, Grid, Way, line};
use serde::{Deserialize, Serialize};

/// The number of hexes.
pub const HEXES: usize = 127;

/// The lengths of the rows, from the Allied base line.
pub const ROWS: [usize; 11] = [12, 11, 12, 11, 12, 11, 12, 11, 12, 11, 12];

/// A hex of the battlefield, row by row from the Allied left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Hex(pub u8);

impl Hex {
    /// No hex.
    pub const NONE: Hex = Hex(255);

    /// Its place in a list of hexes.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The set of this hex alone.
    pub fn bit(self) -> Hexes {
        1 << self.0
    }

    /// Its name: row letter and place in the row.
    pub fn name(self) -> &'static str {
        BOARD.grid.name(self.index())
    }

    /// The hex of a name.
    pub fn named(name: &str) -> Option<Hex> {
        BOARD.grid.named(name).map(|number| Hex(number as u8))
    }

    /// The row, 0 for the Allied base line.
    pub fn row(self) -> usize {
        usize::from(BOARD.row[self.index()])
    }
}

impl Default for Hex {
    fn default() -> Hex {
        Hex::NONE
    }
}

/// As far as anything on the board is counted: shots, sights, moves.
pub const FARTHEST: u8 = 7;

/// A set of hexes.
pub type Hexes = u128;

/// The whole battlefield.
pub const ALL: Hexes = (1 << HEXES) - 1;

/// The hexes of a set, in order.
pub fn each(mut set: Hexes) -> impl Iterator<Item = Hex> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let first = set.trailing_zeros();
        set &= set - 1;
        Some(Hex(first as u8))
    })
}

/// The places of the bits of a set, in order.
pub fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (first < 64).then_some(first)
    })
}

/// The hexes of a set that fit.
pub fn only(set: Hexes, fits: impl Fn(Hex) -> bool) -> Hexes {
    each(set).filter(|hex| fits(*hex)).fold(0, |set, hex| set | hex.bit())
}

/// All neighbours of the hexes of a set.
pub fn beside(set: Hexes) -> Hexes {
    each(set).fold(0, |all, hex| all | BOARD.near[hex.index()])
}

named! {
    /// A sector of the battlefield as its owner sees it.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    pub enum Sector: "sector" {
        /// The left flank.
        Left = "left",
        /// The centre.
        Centre = "centre",
        /// The right flank.
        Right = "right",
    }
}

impl Sector {
    /// Its place in a list.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The sector that the other player has in this place: left and right change, the centre stays.
    #[must_use]
    pub fn mirrored(self) -> Sector {
        Sector::ALL[2 - self.index()]
    }
}

/// The German side, at the top of the board.
pub const GERMAN: Seat = Seat::First;
/// The Allied side, at the bottom.
pub const ALLIED: Seat = Seat::Second;

/// What is known of the board before any battle is laid out on it.
pub struct Board {
    grid: Grid,
    row: [u8; HEXES],
    /// The neighbours of each hex.
    pub near: [Hexes; HEXES],
    /// The hexes at most so far away, itself included.
    pub within: [[Hexes; HEXES]; FARTHEST as usize + 1],
    distance: Vec<[u8; HEXES]>,
    sectors: BySeat<[Hexes; 3]>,
    /// The base line of each side.
    pub base: BySeat<Hexes>,
    /// The hexes behind each hex, towards its side's base line.
    pub rear: BySeat<[Hexes; HEXES]>,
    ring: BySeat<[[u8; 6]; HEXES]>,
    through: Vec<[Hexes; HEXES]>,
    along: Vec<Vec<(u8, u8)>>,
}

/// The board.
pub static BOARD: LazyLock<Box<Board>> = LazyLock::new(Board::new);

/// The template around a hex, clockwise from the forward right, for a battery that fires up the board.
const TEMPLATE: [(i32, i32); 6] = [(1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1)];

impl Board {
    fn new() -> Box<Board> {
        let grid = Grid::of_rows(&ROWS);
        let mut board = Box::new(Board {
            row: [0; HEXES],
            near: [0; HEXES],
            within: [[0; HEXES]; FARTHEST as usize + 1],
            distance: vec![[0; HEXES]; HEXES],
            sectors: BySeat::default(),
            base: BySeat::default(),
            rear: BySeat([[0; HEXES]; 2]),
            ring: BySeat([[[255; 6]; HEXES]; 2]),
            through: vec![[0; HEXES]; HEXES],
            along: vec![Vec::new(); HEXES * HEXES],
            grid,
        });
        for a in 0..HEXES {
            let (x, row) = board.grid.place(a);
            board.row[a] = row as u8;
            // The dotted lines run 7 and 15 half hexes from the left edge.
            for (sector, range) in [(0, -1..=7), (1, 7..=15), (2, 15..=23)] {
                if range.contains(&x) {
                    board.sectors[ALLIED][sector] |= 1 << a;
                    board.sectors[GERMAN][2 - sector] |= 1 << a;
                }
            }
            if row == 0 {
                board.base[ALLIED] |= 1 << a;
            }
            if row == 10 {
                board.base[GERMAN] |= 1 << a;
            }
            for (number, (dx, dy)) in TEMPLATE.into_iter().enumerate() {
                for (seat, sign) in [(ALLIED, 1), (GERMAN, -1)] {
                    if let Some(hex) = board.grid.at(x + sign * dx, row + sign * dy) {
                        board.ring[seat][a][number] = hex as u8;
                        if dy == -1 {
                            board.rear[seat][a] |= 1 << hex;
                        }
                    }
                }
            }
            for b in 0..HEXES {
                let distance = board.grid.distance(a, b);
                board.distance[a][b] = distance as u8;
                for (most, within) in board.within.iter_mut().enumerate() {
                    if distance as usize <= most {
                        within[a] |= 1 << b;
                    }
                }
                if distance == 1 {
                    board.near[a] |= 1 << b;
                }
                if distance < 8 {
                    board.draw_line(a, b);
                }
            }
        }
        board
    }

    fn draw_line(&mut self, a: usize, b: usize) {
        for crossing in line(self.grid.hex(a), self.grid.hex(b)) {
            match crossing {
                Crossing::Through(hex) => {
                    if let Some(number) = self.grid.number(hex) {
                        self.through[a][b] |= 1 << number;
                    }
                }
                Crossing::Along(one, two) => {
                    // An edge of the board has no second side, and one side alone never blocks.
                    if let (Some(one), Some(two)) = (self.grid.number(one), self.grid.number(two)) {
                        self.along[a * HEXES + b].push((one as u8, two as u8));
                    }
                }
            }
        }
    }

    /// How far apart two hexes are; the second counts, the first does not.
    pub fn distance(&self, a: Hex, b: Hex) -> u8 {
        self.distance[a.index()][b.index()]
    }

    /// The hexes of a sector as the seat sees it.
    pub fn sector(&self, seat: Seat, sector: Sector) -> Hexes {
        self.sectors[seat][sector.index()]
    }

    /// The hex at a number, 1 to 6, of the seat's template laid on a hex; none where that is off the board.
    pub fn ring(&self, seat: Seat, centre: Hex, number: u8) -> Option<Hex> {
        let hex = self.ring[seat][centre.index()][usize::from(number) - 1];
        (hex != 255).then_some(Hex(hex))
    }

    /// The shortest way from a hex to another over these hexes alone.
    pub fn way(&self, from: Hex, to: Hex, over: Hexes) -> Way {
        // Outwards from the end, so that it is read from the beginning.
        let mut rings = vec![to.bit()];
        let mut seen = to.bit();
        while seen & from.bit() == 0 {
            let edge = beside(rings[rings.len() - 1]) & !seen & (over | from.bit());
            if edge == 0 {
                return Way::default();
            }
            seen |= edge;
            rings.push(edge);
        }
        let mut way = Way::default();
        let mut at = from;
        for ring in rings.iter().rev().skip(1) {
            let next = (1..=6).find_map(|number| {
                let hex = self.ring(ALLIED, at, number)?;
                (ring & hex.bit() != 0).then_some((number, hex))
            });
            let Some((number, hex)) = next else { break };
            way.add(usize::from(number) - 1);
            at = hex;
        }
        way
    }

    /// Whether two hexes see each other past these obstacles: a hex passed anywhere blocks, an edge only where both its
    /// hexes do (`vue`, `vue.bord`).
    pub fn clear(&self, a: Hex, b: Hex, obstacles: Hexes) -> bool {
        if self.through[a.index()][b.index()] & obstacles != 0 {
            return false;
        }
        let blocks = |hex: u8| obstacles >> hex & 1 == 1;
        !self.along[a.index() * HEXES + b.index()].iter().any(|&(one, two)| blocks(one) && blocks(two))
    }

    /// The hexes that the line between two passes through, those it only follows the edge of left out.
    pub fn between(&self, a: Hex, b: Hex) -> Hexes {
        self.through[a.index()][b.index()]
    }

    /// Whether every hex passed between two lies in the set; along an edge one side is enough.
    pub fn only_over(&self, a: Hex, b: Hex, set: Hexes) -> bool {
        let inside = |hex: u8| set >> hex & 1 == 1;
        self.through[a.index()][b.index()] & !set == 0
            && self.along[a.index() * HEXES + b.index()].iter().all(|&(one, two)| inside(one) || inside(two))
    }
}
