//! Straight lines from centre to centre.

use hexx::Hex;

use crate::grid::{in_rows, place_in_rows};

/// What a line passes between its two ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crossing {
    /// Through a hex, or a corner of it.
    Through(Hex),
    /// Along the edge between two hexes.
    Along(Hex, Hex),
}

/// A point where centres have even first coordinates two apart and rows are three apart: whole numbers for centres and
/// corners alike.
#[derive(Clone, Copy)]
struct Point {
    x: i64,
    y: i64,
}

fn centre(hex: Hex) -> Point {
    let (x, row) = place_in_rows(hex);
    Point { x: i64::from(x), y: 3 * i64::from(row) }
}

/// A fraction with a positive denominator.
#[derive(Clone, Copy)]
struct Fraction {
    over: i64,
    under: i64,
}

impl Fraction {
    fn new(over: i64, under: i64) -> Fraction {
        if under < 0 { Fraction { over: -over, under: -under } } else { Fraction { over, under } }
    }

    fn before(self, other: Fraction) -> bool {
        self.over * other.under < other.over * self.under
    }
}

/// How a line meets a hex: the stretch of it inside, and whether it runs along an edge there.
struct Meeting {
    from: Fraction,
    to: Fraction,
    along: bool,
}

/// A hex is where three pairs of parallel edges overlap: |x| ≤ 1, |x + y| ≤ 2 and |y − x| ≤ 2 from its centre.
fn meet(start: Point, end: Point, hex: Point) -> Option<Meeting> {
    let (from, way) =
        (Point { x: start.x - hex.x, y: start.y - hex.y }, Point { x: end.x - start.x, y: end.y - start.y });
    let bands =
        [(from.x, way.x, 1), (from.x + from.y, way.x + way.y, 2), (from.y - from.x, way.y - way.x, 2)];
    let mut meeting = Meeting { from: Fraction::new(0, 1), to: Fraction::new(1, 1), along: false };
    for (at, step, half) in bands {
        if step == 0 {
            match at.abs() {
                off if off > half => return None,
                off if off == half => meeting.along = true,
                _ => {}
            }
            continue;
        }
        let (a, b) = (Fraction::new(-half - at, step), Fraction::new(half - at, step));
        let (enters, leaves) = if a.before(b) { (a, b) } else { (b, a) };
        if meeting.from.before(enters) {
            meeting.from = enters;
        }
        if leaves.before(meeting.to) {
            meeting.to = leaves;
        }
    }
    // A line that only touches a corner does not pass the hex.
    meeting.from.before(meeting.to).then_some(meeting)
}

/// The hexes that a line may meet: in each row it passes, those about the stretch where it passes that row.
fn beside(start: Point, end: Point) -> impl Iterator<Item = Hex> {
    let (top, bottom) = if start.y <= end.y { (start, end) } else { (end, start) };
    (top.y / 3..=bottom.y / 3).flat_map(move |row| {
        let at = |y: i64| match bottom.y - top.y {
            0 => None,
            height => {
                Some(top.x + ((bottom.x - top.x) * (y.clamp(top.y, bottom.y) - top.y)).div_euclid(height))
            }
        };
        let (one, two) = (at(3 * row - 2).unwrap_or(top.x), at(3 * row + 2).unwrap_or(bottom.x));
        let columns = one.min(two) - 2..=one.max(two) + 2;
        columns.filter(move |x| (x - row) % 2 == 0).map(move |x| in_rows(x as i32, row as i32))
    })
}

/// What the straight line between the centres of two hexes passes, ends left out, in order from the first.
///
/// A hex counts where the line passes any part of it, however small; a corner merely touched does not. Where the line
/// runs along an edge, both hexes of the edge are given together. The line from `b` to `a` is the same backwards.
pub fn line(a: Hex, b: Hex) -> Vec<Crossing> {
    let (start, end) = (centre(a), centre(b));
    let mut met: Vec<(Fraction, Hex, bool)> = Vec::new();
    for hex in beside(start, end) {
        if hex == a || hex == b {
            continue;
        }
        if let Some(meeting) = meet(start, end, centre(hex)) {
            met.push((meeting.from, hex, meeting.along));
        }
    }
    met.sort_by(|one, two| (one.0.over * two.0.under).cmp(&(two.0.over * one.0.under)));
    let mut crossings = Vec::with_capacity(met.len());
    let mut rest = met.into_iter();
    while let Some((_, hex, along)) = rest.next() {
        if along {
            // The two sides of an edge are met at the same stretch, so they stand next to each other.
            let (_, other, _) = rest.next().expect("an edge has two sides");
            crossings.push(Crossing::Along(hex, other));
        } else {
            crossings.push(Crossing::Through(hex));
        }
    }
    crossings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: i32, row: i32) -> Hex {
        in_rows(x, row)
    }

    #[test]
    fn every_hex_that_a_line_meets_is_looked_at() {
        let origin = at(0, 0);
        for row in -9..=9 {
            for x in (-30..=30).filter(|x| (x - row) % 2 == 0) {
                let end = at(x, row);
                let (start, stop) = (centre(origin), centre(end));
                let mut near: Vec<Hex> = beside(start, stop).collect();
                let reach = origin.unsigned_distance_to(end);
                let mut met: Vec<Hex> =
                    origin.range(reach).filter(|hex| meet(start, stop, centre(*hex)).is_some()).collect();
                near.retain(|hex| meet(start, stop, centre(*hex)).is_some());
                near.sort_by_key(|hex| (hex.x, hex.y));
                met.sort_by_key(|hex| (hex.x, hex.y));
                assert_eq!(near, met, "{end:?}");
            }
        }
    }

    #[test]
    fn a_row_is_crossed_hex_by_hex() {
        assert_eq!(line(at(0, 0), at(6, 0)), [Crossing::Through(at(2, 0)), Crossing::Through(at(4, 0))]);
        assert!(line(at(0, 0), at(2, 0)).is_empty());
        assert!(line(at(3, 1), at(3, 1)).is_empty());
    }

    #[test]
    fn a_line_between_two_columns_runs_along_the_edge() {
        let crossings = line(at(0, 0), at(0, 2));
        assert_eq!(crossings.len(), 1);
        assert!(
            matches!(crossings[0], Crossing::Along(one, two) if [one, two].contains(&at(1, 1)) && [one, two].contains(&at(-1, 1)))
        );
        let long = line(at(0, 0), at(0, 4));
        assert!(
            matches!(long[..], [Crossing::Along(..), Crossing::Through(hex), Crossing::Along(..)] if hex == at(0, 2))
        );
    }

    #[test]
    fn a_flat_line_passes_the_corners_it_clips() {
        let through = |x, row| Crossing::Through(at(x, row));
        assert_eq!(line(at(0, 0), at(7, 1)), [through(2, 0), through(3, 1), through(4, 0), through(5, 1)]);
    }

    #[test]
    fn every_line_is_the_same_backwards() {
        let all: Vec<Hex> =
            (-6..=6).flat_map(|row: i32| (-6..=6).map(move |x| at(2 * x + (row & 1), row))).collect();
        let turned = |crossing: &Crossing| match *crossing {
            Crossing::Along(one, two) if (one.x, one.y) > (two.x, two.y) => Crossing::Along(two, one),
            other => other,
        };
        for &a in &all {
            for &b in &all {
                let there: Vec<Crossing> = line(a, b).iter().map(turned).collect();
                let mut back: Vec<Crossing> = line(b, a).iter().map(turned).collect();
                back.reverse();
                assert_eq!(there, back, "{a:?} – {b:?}");
                // Neighbours follow one another all the way.
                let length = a.unsigned_distance_to(b);
                assert!(there.len() + 1 >= length.div_ceil(2) as usize);
            }
        }
    }
}
