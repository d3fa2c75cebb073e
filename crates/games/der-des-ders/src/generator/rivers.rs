//! The rivers of a generated table: they run along hexsides, from corner to corner.

use std::collections::BTreeMap;

use contract::Dice;

use super::countries::Country;
use super::landscape::{Land, Step, cheapest, hex};
use crate::map::{Board, Hex, across};

impl Land<'_> {
    /// Rivers run along hexsides from edge to edge, round the heights; a later one ends where it meets an
    /// earlier one.
    pub(super) fn run_rivers(&mut self, country: &Country) {
        let corners = Corners::of(&self.board);
        let count = self.dice.below(country.rivers + 1);
        let mut wet = vec![false; corners.places.len()];
        for _ in 0..count {
            let easy = self.chance(country.fords);
            let Some(course) = self.trace(&corners, &wet) else { continue };
            // A river that cannot be forded everywhere can be here and there.
            let mut until = 2 + self.dice.below(5);
            for step in course {
                let (one, side) = corners.sides[step.edge];
                let two = self.near[one.index()][side].expect("a side between two hexes");
                self.river[one.index()] |= 1 << side;
                self.river[two.index()] |= 1 << across(side);
                until = until.saturating_sub(1);
                if easy || until == 0 {
                    self.ford[one.index()] |= 1 << side;
                    self.ford[two.index()] |= 1 << across(side);
                }
                if until == 0 {
                    until = 5 + self.dice.below(5);
                }
                step.ends.into_iter().for_each(|end| wet[end] = true);
            }
        }
    }

    /// The course of a river, from where it comes onto the table.
    fn trace(&mut self, corners: &Corners, wet: &[bool]) -> Option<Vec<Step>> {
        // Most rivers part the two sides or join them; some cut a corner.
        let (from, to) = match self.dice.below(20) {
            0..=8 => (Edge::West, Edge::East),
            9..=15 => (Edge::North, Edge::South),
            16 => (Edge::West, Edge::South),
            17 => (Edge::South, Edge::East),
            18 => (Edge::North, Edge::East),
            _ => (Edge::West, Edge::North),
        };
        let ends = |edge: Edge| -> Vec<usize> {
            (0..corners.places.len()).filter(|corner| corners.lies_on(*corner, edge)).collect()
        };
        let (starts, goals) = (ends(from), ends(to));
        // Not along the very edge of the table.
        let middle = |list: &[usize], dice: &mut Dice| {
            let margin = list.len() / 5;
            let span = (list.len() - 2 * margin).max(1);
            list.get(margin + dice.below(span as u32) as usize).copied()
        };
        let start = middle(&starts, self.dice)?;
        let goal = middle(&goals, self.dice)?;
        let weights: Vec<u32> = corners
            .sides
            .iter()
            .map(|(one, side)| {
                let two = self.near[one.index()][*side].expect("a side between two hexes");
                10 + self.dice.below(16) + 14 * u32::from(self.height(*one).min(self.height(two)))
            })
            .collect();
        let mut course = cheapest(corners.places.len(), [start].into_iter(), goal, &mut |corner, see| {
            corners.ways[corner].iter().for_each(|(next, edge)| see(*next, weights[*edge], *edge));
        });
        // It ends where it meets another.
        if let Some(meets) = course.iter().position(|step| wet[step.ends[0]]) {
            course.truncate(meets);
        }
        if let Some(meets) = course.iter().position(|step| wet[step.ends[1]]) {
            course.truncate(meets + 1);
        }
        (course.len() > 3).then_some(course)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    North,
    East,
    South,
    West,
}

/// The corners of the hexes, and the sides that join them: what rivers run along.
struct Corners {
    /// Where each corner lies: half hexes to the right, thirds of a row down.
    places: Vec<(i16, i16)>,
    /// The sides between two hexes: a hex, and one of its first three sides.
    sides: Vec<(Hex, usize)>,
    /// The corners next to each, with the side that leads there.
    ways: Vec<Vec<(usize, usize)>>,
    /// The last corner to the right, and down.
    last: (i16, i16),
}

impl Corners {
    /// The six corners of a hex, clockwise from the top: side `n` lies between corner `n` and the next.
    const OF_A_HEX: [(i16, i16); 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

    fn of(board: &Board) -> Corners {
        let last = (2 * board.columns as i16, 3 * board.rows as i16 - 2);
        let mut corners = Corners { places: Vec::new(), sides: Vec::new(), ways: Vec::new(), last };
        let mut numbers: BTreeMap<(i16, i16), usize> = BTreeMap::new();
        for one in (0..board.cells.len()).map(hex) {
            for side in 0..3 {
                if board.neighbour(one, side).is_none() {
                    continue;
                }
                let (x, y) = board.place(one);
                let [from, to] = [side, side + 1].map(|corner| {
                    let (dx, dy) = Corners::OF_A_HEX[corner];
                    let place = (x + dx, 3 * y + dy);
                    *numbers.entry(place).or_insert_with(|| {
                        corners.places.push(place);
                        corners.ways.push(Vec::new());
                        corners.places.len() - 1
                    })
                });
                let number = corners.sides.len();
                corners.ways[from].push((to, number));
                corners.ways[to].push((from, number));
                corners.sides.push((one, side));
            }
        }
        corners
    }

    /// Whether a river can leave the table at a corner by an edge.
    fn lies_on(&self, corner: usize, edge: Edge) -> bool {
        let (x, y) = self.places[corner];
        self.ways[corner].len() < 3
            && match edge {
                Edge::North => y <= 0,
                Edge::South => y >= self.last.1 - 1,
                Edge::West => x <= 1,
                Edge::East => x >= self.last.0 - 2,
            }
    }
}
