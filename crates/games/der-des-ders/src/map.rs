//! The table: its ground, heights, roads, railways and rivers, and who sees whom across it (1.8, 2.11).
//!
//! A [`Board`] says what lies where, as a scenario writes it or the generator draws it; a [`Map`] is that, compiled.

use hexmap::{Crossing, Grid, Set, in_rows, line, place_in_rows};
use serde::{Deserialize, Serialize};
use table::Text;

use crate::units::coded;

/// The most hexes a table can have, in whole words of a set: 30 × 20 and a few.
pub const HEXES: usize = 640;
/// The most columns.
pub const COLUMNS: usize = 30;
/// The most rows.
pub const ROWS: usize = 20;

/// A set of hexes.
pub type Hexes = Set<{ HEXES / 64 }>;

/// A hex by its number, row after row from the north-west.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Hex(pub u16);

impl Hex {
    /// No hex.
    pub const NONE: Hex = Hex(u16::MAX);

    /// Its place in a list by hex.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether it is one.
    pub fn is_some(self) -> bool {
        self != Hex::NONE
    }
}

/// One of the six sides of a hex, clockwise from the north-east.
pub type Side = u8;

/// The six sides: half hexes to the right, rows down.
pub const SIDES: [(i16, i16); 6] = [(1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)];

/// The side across.
pub fn across(side: usize) -> usize {
    (side + 3) % 6
}

coded! {
    /// What a hex is made of (1.8).
    #[derive(Default)]
    pub enum Ground, "ground" {
        /// Easy going.
        #[default]
        Clear = "clear",
        /// Broken ground: shell holes, rocks, boggy meadows.
        Broken = "broken",
        /// Dense vegetation: broken ground, cover, and it masks the view.
        Wood = "wood",
        /// Vegetation that cannot be got through easily: very broken, cover, masks.
        Thicket = "thicket",
        /// Buildings: cover, a good position, masks.
        Town = "town",
        /// A marsh that nobody crosses.
        Marsh = "marsh",
        /// Deep water.
        Water = "water",
        /// A cliff: for mountain troops alone, to whom it is very broken.
        Cliff = "cliff",
    }
}

impl Ground {
    /// Whether it shelters infantry (1.8.couvert) and masks the view (2.11.masque).
    pub fn is_cover(self) -> bool {
        matches!(self, Ground::Wood | Ground::Thicket | Ground::Town)
    }

    /// Whether nobody crosses it, nor a supply line.
    pub fn is_barred(self) -> bool {
        matches!(self, Ground::Marsh | Ground::Water | Ground::Cliff)
    }
}

/// A hex as it is before the battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// What it is made of.
    pub ground: Ground,
    /// How high it lies, 0 to 2 (r.height).
    pub height: u8,
    /// Whether there is wire.
    pub wire: bool,
    /// The level of the works there, 0 to 3 (2.8).
    pub works: u8,
}

/// A river along the side between two hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct River {
    /// The hexes on its banks.
    pub banks: (Hex, Hex),
    /// Whether it can be forded (1.8.gue).
    pub ford: bool,
}

/// Something that bears a name: a village, a wood, a hill.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// The hex that bears it.
    pub hex: Hex,
    /// The name.
    pub name: Text,
}

/// A table, as it is laid out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Board {
    /// How many rows it has, from the north.
    pub rows: usize,
    /// How many hexes a row has.
    pub columns: usize,
    /// The hexes, row after row.
    pub cells: Vec<Cell>,
    /// The pairs of neighbours that a road joins.
    pub roads: Vec<(Hex, Hex)>,
    /// The pairs of neighbours that a railway joins.
    pub rails: Vec<(Hex, Hex)>,
    /// The rivers. Where a road crosses one there is a bridge.
    pub rivers: Vec<River>,
    /// What bears a name.
    pub names: Vec<Named>,
}

impl Board {
    /// Bare ground of so many rows and columns.
    pub fn bare(rows: usize, columns: usize) -> Board {
        Board { rows, columns, cells: vec![Cell::default(); rows * columns], ..Board::default() }
    }

    /// The hex at a row and column, both from 0, if it is on the table.
    pub fn at(&self, row: i32, column: i32) -> Option<Hex> {
        let on = (0..self.rows as i32).contains(&row) && (0..self.columns as i32).contains(&column);
        on.then(|| Hex((row * self.columns as i32 + column) as u16))
    }

    /// Where a hex stands: half hexes from the left, rows from the top.
    pub fn place(&self, hex: Hex) -> (i16, i16) {
        let (row, column) = (hex.index() / self.columns, hex.index() % self.columns);
        ((2 * column + row % 2) as i16, row as i16)
    }

    /// The neighbour across a side, if it is on the table.
    pub fn neighbour(&self, hex: Hex, side: usize) -> Option<Hex> {
        let (x, y) = self.place(hex);
        let (x, y) = (x + SIDES[side].0, y + SIDES[side].1);
        let column = (x - (y & 1)).div_euclid(2);
        self.at(i32::from(y), i32::from(column))
    }

    /// The side of one hex that another lies at, if they are neighbours.
    pub fn side_to(&self, from: Hex, to: Hex) -> Option<usize> {
        (0..6).find(|side| self.neighbour(from, *side) == Some(to))
    }
}

/// How far apart two places are, in hexes.
pub fn hexes_between((x, y): (i16, i16), (to_x, to_y): (i16, i16)) -> u8 {
    let (dx, dy) = ((x - to_x).abs(), (y - to_y).abs());
    (dy + ((dx - dy).max(0)) / 2) as u8
}

/// What a line of sight passes, as seen from its start, half hexes to the right and rows down: the two hexes beside an edge, or one twice.
type Passed = [(i16, i16); 2];

/// The table, compiled.
pub struct Map {
    /// How it is laid out.
    pub board: Board,
    /// Its hexes by name.
    pub grid: Grid,
    /// How many there are.
    pub hexes: usize,
    /// The neighbours of each hex by side; none off the table.
    pub near: Vec<[Hex; 6]>,
    /// Where each stands: half hexes from the left, rows from the top.
    pub place: Vec<(i16, i16)>,
    /// What each is made of.
    pub ground: Vec<Ground>,
    /// How high each lies.
    pub height: Vec<u8>,
    /// The sides across which a road runs, one bit each.
    pub road: Vec<u8>,
    /// The sides across which a railway runs.
    pub rail: Vec<u8>,
    /// The sides along which a river runs that can be forded, bridges left out.
    pub ford: Vec<u8>,
    /// The sides along which a river runs that cannot be crossed, bridges left out.
    pub river: Vec<u8>,
    /// What each hex sees, smoke apart (2.11).
    pub sees: Vec<Hexes>,
    /// The lines of sight that run down the table, by how far they go.
    lines: Vec<Vec<Passed>>,
}

impl Map {
    /// Compiles a table.
    pub fn of(board: Board) -> Map {
        let hexes = board.cells.len();
        let all = || (0..hexes as u16).map(Hex);
        let near: Vec<[Hex; 6]> = all()
            .map(|hex| std::array::from_fn(|side| board.neighbour(hex, side).unwrap_or(Hex::NONE)))
            .collect();
        let bits = |pairs: &mut dyn Iterator<Item = (Hex, Hex)>| {
            let mut bits = vec![0u8; hexes];
            for (one, two) in pairs {
                if let Some(side) = board.side_to(one, two) {
                    bits[one.index()] |= 1 << side;
                    bits[two.index()] |= 1 << across(side);
                }
            }
            bits
        };
        let road = bits(&mut board.roads.iter().copied());
        let rail = bits(&mut board.rails.iter().copied());
        let banks = |ford: bool| {
            let these = board.rivers.iter().filter(move |river| river.ford == ford);
            let mut banks = bits(&mut these.map(|river| river.banks));
            banks
                .iter_mut()
                .zip(road.iter().zip(&rail))
                .for_each(|(bank, (road, rail))| *bank &= !(road | rail));
            banks
        };
        let (ford, river) = (banks(true), banks(false));
        let mut map = Map {
            grid: Grid::of_lettered_rows(board.rows, board.columns),
            hexes,
            near,
            place: all().map(|hex| board.place(hex)).collect(),
            ground: board.cells.iter().map(|cell| cell.ground).collect(),
            height: board.cells.iter().map(|cell| cell.height).collect(),
            road,
            rail,
            ford,
            river,
            sees: vec![Hexes::default(); hexes],
            lines: lines(board.rows, board.columns),
            board,
        };
        map.look_around();
        map
    }

    /// Works out who sees whom.
    fn look_around(&mut self) {
        for one in 0..self.hexes {
            for two in one..self.hexes {
                let seen = self
                    .is_clear(Hex(one as u16), Hex(two as u16), &|hex| self.ground[hex.index()].is_cover());
                if seen {
                    self.sees[one].add(two);
                    self.sees[two].add(one);
                }
            }
        }
    }

    /// What the line between two hexes passes, down the table: a hex, or the two beside an edge.
    fn passed(&self, one: Hex, two: Hex) -> impl Iterator<Item = [Option<Hex>; 2]> {
        // Lines are kept for those that run down the table.
        let (from, to) = if self.runs_down(one, two) { (one, two) } else { (two, one) };
        let (start, end) = (self.place[from.index()], self.place[to.index()]);
        let line = &self.lines[line_number(self.board.columns, end.0 - start.0, end.1 - start.1)];
        line.iter().map(move |passed| passed.map(|(dx, dy)| self.board_hex(start.0 + dx, start.1 + dy)))
    }

    fn runs_down(&self, one: Hex, two: Hex) -> bool {
        self.place[one.index()].1 <= self.place[two.index()].1
    }

    /// Whether a pair that a line passes cuts it (r.sight). Off the table there is nothing to hide behind, so a line along the edge is
    /// open.
    fn cut_at(&self, pair: &[Option<Hex>; 2], one: Hex, two: Hex, masks: &dyn Fn(Hex) -> bool) -> bool {
        pair.iter().all(|hex| hex.is_some_and(|hex| self.cuts(one, hex, two, masks)))
    }

    /// Whether nothing cuts the line between two hexes, where these hexes mask the view (r.sight).
    pub fn is_clear(&self, one: Hex, two: Hex, masks: &dyn Fn(Hex) -> bool) -> bool {
        !self.passed(one, two).any(|pair| self.cut_at(&pair, one, two, masks))
    }

    /// The same from the first to the second.
    fn passed_in_order(&self, one: Hex, two: Hex) -> Vec<[Option<Hex>; 2]> {
        let mut all: Vec<[Option<Hex>; 2]> = self.passed(one, two).collect();
        if !self.runs_down(one, two) {
            all.reverse();
        }
        all
    }

    /// The hexes on the way from one to another, both apart; where it runs along an edge, one of those beside it.
    pub fn between(&self, one: Hex, two: Hex) -> Vec<Hex> {
        self.passed_in_order(one, two).into_iter().filter_map(|[this, that]| this.or(that)).collect()
    }

    /// The hexes that cut the line between two others (r.sight): none if it is clear.
    pub fn cut_by(&self, one: Hex, two: Hex, masks: &dyn Fn(Hex) -> bool) -> Vec<Hex> {
        let passed = self.passed_in_order(one, two).into_iter();
        let cutting = passed.filter(|pair| self.cut_at(pair, one, two, masks));
        let mut cutting: Vec<Hex> = cutting.flatten().flatten().collect();
        cutting.dedup();
        cutting
    }

    fn board_hex(&self, x: i16, y: i16) -> Option<Hex> {
        self.board.at(i32::from(y), i32::from((x - (y & 1)).div_euclid(2)))
    }

    /// Whether a hex between two others cuts their line of sight (r.sight).
    fn cuts(&self, from: Hex, hex: Hex, to: Hex, masks: &dyn Fn(Hex) -> bool) -> bool {
        let height = |hex: Hex| self.height[hex.index()];
        let (high, ends) = (height(hex), [(from, to), (to, from)]);
        if high > height(from) && high > height(to) {
            return true;
        }
        // From above one sees over what lies lower, unless the other stands right behind it (2.11.denivellation).
        let over = |(end, other): (Hex, Hex)| {
            high < height(end) && height(end) >= height(other) && self.distance(hex, other) > 1
        };
        masks(hex) && !ends.into_iter().any(over)
    }

    /// All hexes.
    pub fn all(&self) -> impl Iterator<Item = Hex> + use<> {
        (0..self.hexes as u16).map(Hex)
    }

    /// How far apart two hexes are.
    pub fn distance(&self, one: Hex, two: Hex) -> u8 {
        hexes_between(self.place[one.index()], self.place[two.index()])
    }

    /// The neighbours of a hex that are on the table, with their sides.
    pub fn around(&self, hex: Hex) -> impl Iterator<Item = (usize, Hex)> + use<> {
        self.near[hex.index()].into_iter().enumerate().filter(|(_, hex)| hex.is_some())
    }

    /// The side of one hex that another lies at, if they are neighbours.
    pub fn side_to(&self, from: Hex, to: Hex) -> Option<usize> {
        self.near[from.index()].iter().position(|near| *near == to)
    }

    /// Whether one hex lies strictly behind the front of a unit that stands on another and faces a side (r.behind).
    pub fn is_behind(&self, hex: Hex, of: Hex, facing: Side) -> bool {
        let ((x, y), (of_x, of_y)) = (self.place[hex.index()], self.place[of.index()]);
        let front = SIDES[usize::from(facing)];
        // Rows are √3 times as far apart as half hexes.
        front.0 * (x - of_x) + 3 * front.1 * (y - of_y) < 0
    }

    /// The name of a hex.
    pub fn name(&self, hex: Hex) -> &str {
        self.grid.name(hex.index())
    }

    /// The hex of this name.
    pub fn named(&self, name: &str) -> Option<Hex> {
        self.grid.named(name).map(|number| Hex(number as u16))
    }
}

/// Where a line that goes so far is kept.
fn line_number(columns: usize, dx: i16, dy: i16) -> usize {
    let width = 4 * columns + 1;
    dy as usize * width + (i32::from(dx) + 2 * columns as i32) as usize
}

/// The lines of sight of a table, from anywhere, that go down or level.
fn lines(rows: usize, columns: usize) -> Vec<Vec<Passed>> {
    let mut lines = vec![Vec::new(); rows * (4 * columns + 1)];
    let origin = in_rows(0, 0);
    let place = |hex: hexmap::Hex| {
        let (x, row) = place_in_rows(hex);
        (x as i16, row as i16)
    };
    let wide = 2 * columns as i16;
    for dy in 0..rows as i16 {
        for dx in (-wide..=wide).filter(|dx| (dx - dy) % 2 == 0) {
            lines[line_number(columns, dx, dy)] = line(origin, in_rows(i32::from(dx), i32::from(dy)))
                .into_iter()
                .map(|crossing| match crossing {
                    Crossing::Through(hex) => [place(hex); 2],
                    Crossing::Along(one, two) => [place(one), place(two)],
                })
                .collect();
        }
    }
    lines
}
