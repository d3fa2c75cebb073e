//! The ground of a generated table: heights and patches first, rivers between them, then villages and bases,
//! the roads that join them, and at last what the war has left.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use contract::Dice;
use table::Text;

use super::countries::{Country, Front, PLACES};
use crate::generator::Size;
use crate::map::{Board, Cell, Ground, Hex, Named, River, across, hexes_between};
use crate::scenario::{Prize, own_rows};

/// A hex by its number.
pub(super) fn hex(number: usize) -> Hex {
    Hex(number as u16)
}

/// A step of a course: by which edge it goes, and the two places that this joins.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub edge: usize,
    pub ends: [usize; 2],
}

/// Takes what lies next to a place, what it costs to go there, and by which edge.
type See<'a> = dyn FnMut(usize, u32, usize) + 'a;

/// The cheapest course from one of some places to another, among so many; none where there is no way. `ways` names what lies next to a
/// place.
pub(super) fn cheapest(
    places: usize,
    starts: impl Iterator<Item = usize>,
    goal: usize,
    ways: &mut dyn FnMut(usize, &mut See),
) -> Vec<Step> {
    let mut before: Vec<Option<Step>> = vec![None; places];
    let mut cost = vec![u32::MAX; places];
    let mut open = BinaryHeap::new();
    for start in starts {
        cost[start] = 0;
        open.push(Reverse((0, start)));
    }
    while let Some(Reverse((spent, from))) = open.pop() {
        if from == goal {
            break;
        }
        if spent > cost[from] {
            continue;
        }
        ways(from, &mut |next, toll, edge| {
            let total = spent + toll;
            if total < cost[next] {
                (cost[next], before[next]) = (total, Some(Step { edge, ends: [from, next] }));
                open.push(Reverse((total, next)));
            }
        });
    }
    let mut course: Vec<Step> = std::iter::successors(before[goal], |step| before[step.ends[0]]).collect();
    course.reverse();
    course
}

/// A table that is drawn.
pub struct Drawn {
    /// The table.
    pub board: Board,
    /// The bases of each side.
    pub bases: [Vec<Hex>; 2],
    /// What is held at the end for points.
    pub prizes: Vec<Prize>,
    /// The look of the country.
    pub country: String,
}

/// Draws a table.
pub fn draw(country: &Country, size: &Size, year: u16, dice: &mut Dice) -> Drawn {
    let board = Board::bare(size.rows, size.columns);
    let hexes = board.cells.len();
    let near = (0..hexes).map(|one| std::array::from_fn(|side| board.neighbour(hex(one), side))).collect();
    let mut land = Land {
        near,
        road: vec![0; hexes],
        rail: vec![0; hexes],
        river: vec![0; hexes],
        ford: vec![0; hexes],
        towns: Vec::new(),
        bases: [Vec::new(), Vec::new()],
        board,
        dice,
    };
    land.raise_hills(country);
    land.run_rivers(country);
    land.cover(Ground::Marsh, country.marshes, 2);
    land.cover(Ground::Wood, country.woods, 6);
    land.cover(Ground::Thicket, country.thickets, 2);
    land.cover(Ground::Broken, country.broken, 3);
    land.steepen(country);
    land.place_bases(size);
    land.place_towns(country);
    land.build_roads();
    land.build_railway(country);
    let names = land.name_towns(country);
    land.make_room(size);
    let prizes = land.choose_prizes(country, size, &names);
    let looks = land.dice.below(country.looks.len() as u32) as usize;
    let mut look = country.looks[looks].clone();
    // Last of all, so that the same number is the same ground in every year.
    if let Some(front) = country.front.as_ref().filter(|front| year >= front.from) {
        land.fight_over(front, &prizes);
        look = front.looks[land.dice.below(front.looks.len() as u32) as usize].clone();
    }
    land.finish(names, prizes, look)
}

/// A table that is being drawn.
pub(super) struct Land<'a> {
    /// What lies where.
    pub board: Board,
    /// The neighbours of each hex by side.
    pub near: Vec<[Option<Hex>; 6]>,
    /// The sides across which a road runs, one bit each.
    pub road: Vec<u8>,
    /// The same of railways.
    pub rail: Vec<u8>,
    /// The sides along which a river runs.
    pub river: Vec<u8>,
    /// Those of them that can be forded.
    pub ford: Vec<u8>,
    /// The villages.
    pub towns: Vec<Hex>,
    /// The bases of each side.
    pub bases: [Vec<Hex>; 2],
    /// Where chance comes from.
    pub dice: &'a mut Dice,
}

impl Land<'_> {
    fn len(&self) -> usize {
        self.board.cells.len()
    }

    pub(super) fn chance(&mut self, percent: u32) -> bool {
        self.dice.below(100) < percent
    }

    fn ground(&self, hex: Hex) -> Ground {
        self.board.cells[hex.index()].ground
    }

    pub(super) fn height(&self, hex: Hex) -> u8 {
        self.board.cells[hex.index()].height
    }

    fn row(&self, hex: Hex) -> usize {
        hex.index() / self.board.columns
    }

    fn around(&self, hex: Hex) -> impl Iterator<Item = Hex> + use<> {
        self.near[hex.index()].into_iter().flatten()
    }

    fn distance(&self, one: Hex, two: Hex) -> u8 {
        hexes_between(self.board.place(one), self.board.place(two))
    }

    /// One of a list, any of them.
    fn any(&mut self, list: &[Hex]) -> Option<Hex> {
        if list.is_empty() { None } else { Some(list[self.dice.below(list.len() as u32) as usize]) }
    }

    /// Hexes side by side, at most so many, all of which will do.
    fn patch(&mut self, most: u32, will_do: &dyn Fn(&Land, Hex) -> bool) -> Vec<Hex> {
        let open: Vec<Hex> = (0..self.len()).map(hex).filter(|hex| will_do(self, *hex)).collect();
        let Some(first) = self.any(&open) else { return Vec::new() };
        let mut patch = vec![first];
        for _ in 1..most {
            let mut edge: Vec<Hex> = Vec::new();
            for near in patch.iter().flat_map(|hex| self.around(*hex)) {
                if !patch.contains(&near) && will_do(self, near) {
                    edge.push(near);
                }
            }
            match self.any(&edge) {
                Some(next) => patch.push(next),
                None => break,
            }
        }
        patch
    }

    /// Changes so much of the table, in patches of hexes that will do, each as large as the dice say with so many left to go.
    fn scatter(
        &mut self,
        percent: u32,
        size: impl Fn(&mut Dice, u32) -> u32,
        will_do: &dyn Fn(&Land, Hex) -> bool,
        change: impl Fn(&mut Cell),
    ) {
        let wanted = self.len() * percent as usize / 100;
        let mut changed = 0;
        while changed < wanted {
            let most = size(self.dice, (wanted - changed) as u32);
            let patch = self.patch(most, will_do);
            if patch.is_empty() {
                break;
            }
            changed += patch.len();
            patch.iter().for_each(|hex| change(&mut self.board.cells[hex.index()]));
        }
    }

    /// Hills: patches of the first height, and what lies well inside them is higher.
    fn raise_hills(&mut self, country: &Country) {
        // A range is longer than a hill.
        let long = if country.hills > 40 { 14 } else { 7 };
        let size = |dice: &mut Dice, _| 3 + dice.below(long);
        self.scatter(country.hills, size, &|land, hex| land.height(hex) == 0, |cell| cell.height = 1);
        let inside: Vec<Hex> = (0..self.len())
            .map(hex)
            .filter(|hex| {
                self.height(*hex) > 0 && self.around(*hex).filter(|near| self.height(*near) > 0).count() > 3
            })
            .collect();
        let high = if country.hills > 40 { 75 } else { 45 };
        for hex in inside {
            if self.chance(high) {
                self.board.cells[hex.index()].height = 2;
            }
        }
    }

    /// Covers so much of the clear ground with something else, in patches of about such a size.
    fn cover(&mut self, with: Ground, percent: u32, size: u32) {
        let clear = |land: &Land, hex: Hex| {
            land.ground(hex) == Ground::Clear && !(with == Ground::Marsh && land.height(hex) > 0)
        };
        let size = |dice: &mut Dice, left: u32| (1 + dice.below(2 * size)).min(left);
        self.scatter(percent, size, &clear, |cell| cell.ground = with);
    }

    /// Cliffs: where high ground falls away.
    fn steepen(&mut self, country: &Country) {
        let falls_away = |land: &Land, hex: Hex| {
            let high = land.height(hex);
            high > 0 && !land.ground(hex).is_barred() && land.around(hex).any(|near| land.height(near) < high)
        };
        let size = |dice: &mut Dice, left: u32| (1 + dice.below(3)).min(left);
        self.scatter(country.cliffs, size, &falls_away, |cell| cell.ground = Ground::Cliff);
    }

    // --- Bases and villages.

    /// Bases stand in the middle of their own rows, side by side across the table.
    fn place_bases(&mut self, size: &Size) {
        for side in 0..2 {
            let own = own_rows(size.rows, side);
            let middle = (own.start + own.end) / 2;
            for number in 0..size.bases {
                let wide = size.columns / size.bases;
                let column = number * wide + wide / 4 + self.dice.below((wide / 2).max(1) as u32) as usize;
                let row = (middle + self.dice.below(2) as usize).clamp(own.start, own.end - 1);
                let aim = hex(row * size.columns + column.min(size.columns - 1));
                // The nearest clear ground to it.
                let clear = |hex: &Hex| {
                    own.contains(&self.row(*hex))
                        && self.ground(*hex) == Ground::Clear
                        && !self.bases[side].contains(hex)
                };
                let best = (0..self.len())
                    .map(hex)
                    .filter(clear)
                    .min_by_key(|hex| (self.distance(*hex, aim), hex.0));
                let base = best.unwrap_or(aim);
                self.board.cells[base.index()].ground = Ground::Clear;
                self.bases[side].push(base);
            }
        }
    }

    /// Villages, well apart: one in the defender's rows, one between the lines, then wherever there is most
    /// room.
    fn place_towns(&mut self, country: &Country) {
        let wanted = (self.len() * country.towns as usize).div_ceil(1000).clamp(3, PLACES - 2);
        let rows = self.board.rows;
        let deep = own_rows(rows, 1);
        let between = deep.end..own_rows(rows, 0).start;
        for number in 0..wanted {
            let within = match number {
                0 => deep.clone(),
                1 => between.clone(),
                _ => 0..rows,
            };
            let bases = self.bases.concat();
            let apart = |hex: Hex, least: u8| {
                let far = |other: &Hex| self.distance(*other, hex) >= least;
                self.towns.iter().all(far) && bases.iter().all(|base| self.distance(*base, hex) >= 2)
            };
            let low = |hex: &Hex| self.height(*hex) < 2 && !self.ground(*hex).is_barred();
            let there = |hex: &Hex| within.contains(&self.row(*hex));
            let sites: Vec<Hex> =
                (0..self.len()).map(hex).filter(|hex| there(hex) && low(hex) && apart(*hex, 3)).collect();
            let tries: Vec<Hex> = (0..4).filter_map(|_| self.any(&sites)).collect();
            let room =
                |hex: &Hex| self.towns.iter().map(|town| self.distance(*town, *hex)).min().unwrap_or(9);
            let Some(site) = tries.into_iter().max_by_key(|hex| (room(hex), Reverse(hex.0))) else {
                continue;
            };
            self.board.cells[site.index()].ground = Ground::Town;
            self.towns.push(site);
            // One village in three is larger.
            if self.chance(33) {
                let beside: Vec<Hex> = self
                    .around(site)
                    .filter(|near| self.ground(*near) == Ground::Clear && !bases.contains(near))
                    .collect();
                if let Some(more) = self.any(&beside) {
                    self.board.cells[more.index()].ground = Ground::Town;
                }
            }
        }
    }

    fn name_towns(&mut self, country: &Country) -> Vec<Named> {
        let mut places: Vec<usize> = (0..country.places.len()).collect();
        self.dice.draw(&mut places, self.towns.len());
        self.towns
            .iter()
            .zip(places)
            .map(|(hex, place)| Named { hex: *hex, name: country.places[place].clone() })
            .collect()
    }

    // --- Roads and railways.

    /// What it costs to lead a road or a railway from a hex across a side; nothing off the table.
    fn toll(&self, from: Hex, side: usize, rail: bool) -> Option<(Hex, u32)> {
        let to = self.near[from.index()][side]?;
        let laid = if rail { &self.rail } else { &self.road };
        if laid[from.index()] & 1 << side != 0 {
            return Some((to, 3));
        }
        let ground = match self.ground(to) {
            Ground::Clear => 10,
            Ground::Town => 9,
            Ground::Broken => 15,
            Ground::Wood => 18,
            Ground::Thicket => 30,
            Ground::Marsh | Ground::Cliff => 70,
            Ground::Water => return None,
        };
        let climb = u32::from(self.height(from).abs_diff(self.height(to)));
        let slope = if rail { 26 } else { 9 };
        let bridge = if self.river[from.index()] & 1 << side != 0 { 25 } else { 0 };
        Some((to, ground + slope * climb + bridge))
    }

    /// The cheapest way from one of some hexes to another, and lays it.
    fn lead(&mut self, from: &[Hex], to: Hex, rail: bool) {
        let starts = from.iter().map(|start| start.index());
        let course = cheapest(self.len(), starts, to.index(), &mut |from, see| {
            for side in 0..6 {
                if let Some((next, toll)) = self.toll(hex(from), side, rail) {
                    see(next.index(), toll, side);
                }
            }
        });
        let laid = if rail { &mut self.rail } else { &mut self.road };
        for Step { ends: [from, to], edge } in course {
            laid[from] |= 1 << edge;
            laid[to] |= 1 << across(edge);
        }
    }

    /// A hex of a row or column at the edge that a road can leave by.
    fn exit(&mut self, hexes: &[Hex]) -> Option<Hex> {
        let dry: Vec<Hex> = hexes
            .iter()
            .copied()
            .filter(|hex| !self.ground(*hex).is_barred() && self.height(*hex) < 2)
            .collect();
        self.any(if dry.is_empty() { hexes } else { &dry })
    }

    /// Roads join the edges behind both sides, all bases and all villages; two more ways make it a net.
    fn build_roads(&mut self) {
        let (rows, columns) = (self.board.rows, self.board.columns);
        let south: Vec<Hex> = ((rows - 1) * columns..rows * columns).map(hex).collect();
        let north: Vec<Hex> = (0..columns).map(hex).collect();
        let aside = [0, columns - 1][self.dice.below(2) as usize];
        let flank: Vec<Hex> = (1..rows - 1).map(|row| hex(row * columns + aside)).collect();
        let mut net: Vec<Hex> = Vec::new();
        let start = self.bases[0][0];
        let mut ends: Vec<Hex> = self.exit(&south).into_iter().collect();
        ends.extend(&self.bases[0][1..]);
        ends.push(self.bases[1][0]);
        ends.extend(self.exit(&north));
        ends.extend(&self.bases[1][1..]);
        ends.extend(&self.towns);
        ends.extend(self.exit(&flank));
        net.push(start);
        for end in ends {
            self.lead(&net, end, false);
            net =
                (0..self.len()).map(hex).filter(|hex| self.road[hex.index()] != 0 || *hex == start).collect();
        }
        for _ in 0..2 {
            let from = self.dice.below(self.bases[0].len() as u32) as usize;
            let to = self.dice.below(self.bases[1].len() as u32) as usize;
            let (from, to) = (self.bases[0][from], self.bases[1][to]);
            self.lead(&[from], to, false);
        }
        self.clear_ways();
    }

    /// A railway crosses the table by a village, if there is one.
    fn build_railway(&mut self, country: &Country) {
        if !self.chance(country.railway) {
            return;
        }
        let (rows, columns) = (self.board.rows, self.board.columns);
        let column = |column: usize| (0..rows).map(|row| hex(row * columns + column)).collect::<Vec<Hex>>();
        let row = |row: usize| (row * columns..(row + 1) * columns).map(hex).collect::<Vec<Hex>>();
        let along = self.chance(50);
        let (one, other) = if along { (row(0), row(rows - 1)) } else { (column(0), column(columns - 1)) };
        let towns = self.towns.clone();
        let (from, by, to) = (self.exit(&one), self.any(&towns), self.exit(&other));
        if let (Some(from), Some(by), Some(to)) = (from, by, to) {
            self.lead(&[from], by, true);
            self.lead(&[by], to, true);
            self.clear_ways();
        }
    }

    /// Where a road or a railway goes the ground is opened.
    fn clear_ways(&mut self) {
        for number in 0..self.len() {
            if self.road[number] | self.rail[number] != 0 {
                let ground = &mut self.board.cells[number].ground;
                *ground = match *ground {
                    Ground::Thicket => Ground::Wood,
                    Ground::Marsh | Ground::Cliff => Ground::Clear,
                    other => other,
                };
            }
        }
    }

    /// Opens ground in the rows of each side until there is room for everybody.
    fn make_room(&mut self, size: &Size) {
        for side in 0..2 {
            let own = own_rows(size.rows, side);
            let rows = own.start * size.columns..own.end * size.columns;
            let closed = |ground: Ground| ground.is_barred() || ground == Ground::Thicket;
            let mut open = rows.clone().filter(|number| !closed(self.board.cells[*number].ground)).count();
            for number in rows {
                if open >= size.room {
                    break;
                }
                let ground = &mut self.board.cells[number].ground;
                if closed(*ground) {
                    *ground = Ground::Broken;
                    open += 1;
                }
            }
        }
    }

    // --- What counts.

    /// What can be reached from a base on foot.
    fn reached(&self, from: Hex) -> Vec<bool> {
        let mut reached = vec![false; self.len()];
        let mut open = vec![from];
        reached[from.index()] = true;
        while let Some(hex) = open.pop() {
            for side in 0..6 {
                let Some(next) = self.near[hex.index()][side] else { continue };
                let bit = 1 << side;
                let laid = (self.road[hex.index()] | self.rail[hex.index()]) & bit != 0;
                let deep = self.river[hex.index()] & bit != 0 && self.ford[hex.index()] & bit == 0;
                if !reached[next.index()] && !self.ground(next).is_barred() && (laid || !deep) {
                    reached[next.index()] = true;
                    open.push(next);
                }
            }
        }
        reached
    }

    /// Villages, heights and crossroads, most of them the defender's or between the lines.
    fn choose_prizes(&mut self, country: &Country, size: &Size, names: &[Named]) -> Vec<Prize> {
        let reached = self.reached(self.bases[0][0]);
        let bases = self.bases.concat();
        let (deep, far) = (own_rows(size.rows, 1), own_rows(size.rows, 0));
        let middle = (size.columns - 1) as i16;
        let mut sites: Vec<(u32, Hex, Text)> = Vec::new();
        for (number, reached) in reached.into_iter().enumerate() {
            let hex = hex(number);
            let row = self.row(hex);
            if !reached || bases.contains(&hex) || row >= far.start {
                continue;
            }
            let town = names.iter().find(|named| named.hex == hex);
            let open = !matches!(self.ground(hex), Ground::Thicket);
            let crossing = self.road[number].count_ones() > 2 && self.ground(hex) == Ground::Clear;
            let (worth, name) = if let Some(town) = town {
                (34, town.name.clone())
            } else if self.height(hex) == 2 && open {
                (20, Text::Named { fr: String::new(), en: String::new() })
            } else if crossing {
                (12, Text::key("prize-crossroads"))
            } else {
                continue;
            };
            // Rather in the middle of the table, and not too deep behind the line.
            let aside =
                26 * u32::from((self.board.place(hex).0 - middle).unsigned_abs()) / (2 * size.columns as u32);
            let back = 14 * (deep.end.saturating_sub(row + 1) / 2) as u32 / (deep.end / 2) as u32;
            let luck = self.dice.below(14);
            sites.push((40 + worth + luck - aside - back, hex, name));
        }
        sites.sort_by_key(|(worth, hex, _)| (Reverse(*worth), hex.0));
        // Metres above the sea: among cliffs and peaks there are more of them.
        let (least_height, step) = if country.hills > 40 { (900, 60) } else { (90, 10) };
        let mut prizes: Vec<Prize> = Vec::new();
        for least in [4, 2, 1] {
            for (_, hex, name) in &sites {
                let apart = |prize: &Prize| self.distance(prize.hex, *hex) >= least;
                if prizes.len() >= size.prizes || !prizes.iter().all(apart) {
                    continue;
                }
                let (worth, held) = match self.row(*hex) {
                    row if deep.contains(&row) => ([5, 2], Some(1)),
                    _ => ([3, 3], None),
                };
                let name = match name {
                    Text::Named { fr, .. } if fr.is_empty() => {
                        let metres = least_height + step * self.dice.below(30) + self.dice.below(10);
                        Text::key("prize-hill").with("height", metres.to_string())
                    }
                    other => other.clone(),
                };
                prizes.push(Prize { hex: *hex, name, worth, held });
            }
        }
        prizes
    }

    /// Shell holes and wire between the lines.
    fn fight_over(&mut self, front: &Front, prizes: &[Prize]) {
        let rows = own_rows(self.board.rows, 1).end..own_rows(self.board.rows, 0).start;
        for number in rows.start * self.board.columns..rows.end * self.board.columns {
            let (crater, wired) = (self.chance(front.craters), self.chance(front.wire));
            let free = self.road[number] | self.rail[number] == 0
                && prizes.iter().all(|prize| prize.hex.index() != number);
            let cell = &mut self.board.cells[number];
            if free && matches!(cell.ground, Ground::Clear | Ground::Broken) {
                if crater {
                    cell.ground = Ground::Broken;
                }
                cell.wire = wired;
            }
        }
    }

    fn finish(mut self, mut names: Vec<Named>, prizes: Vec<Prize>, country: String) -> Drawn {
        // Each side once, from the hex that comes first.
        for number in 0..self.len() {
            for side in 0..6 {
                let Some(next) = self.near[number][side].filter(|next| next.index() > number) else {
                    continue;
                };
                let pair = (hex(number), next);
                if self.road[number] & 1 << side != 0 {
                    self.board.roads.push(pair);
                }
                if self.rail[number] & 1 << side != 0 {
                    self.board.rails.push(pair);
                }
                if self.river[number] & 1 << side != 0 {
                    self.board.rivers.push(River { banks: pair, ford: self.ford[number] & 1 << side != 0 });
                }
            }
        }
        let unnamed = prizes.iter().filter(|prize| !names.iter().any(|named| named.hex == prize.hex));
        let heights: Vec<Named> = unnamed
            .filter(|prize| self.height(prize.hex) == 2)
            .map(|prize| Named { hex: prize.hex, name: prize.name.clone() })
            .collect();
        names.extend(heights);
        self.board.names = names;
        Drawn { board: self.board, bases: self.bases, prizes, country }
    }
}
