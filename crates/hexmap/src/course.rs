//! What runs along hexes or between them: roads, railways, rivers.

use std::ops::{Index, IndexMut};

use contract::{DataFile, PackError};
use serde::Deserialize;
use serde_spanned::Spanned;
use table::Text;

use crate::Source;
use crate::plan::{Hex, Plan};

/// Something that runs along hexes or hexsides, as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// What it is called.
    pub name: String,
    /// The pairs of adjacent hexes it joins or parts.
    pub pairs: Vec<(Hex, Hex)>,
    /// Where we have it from.
    pub source: Source,
    /// Where it is written in the file, in bytes.
    pub at: usize,
}

/// A course that a file writes as hexes, each next to the one before it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PathData {
    name: String,
    path: Spanned<String>,
    source: Source,
}

/// A course that a file writes as hexsides, `a/b`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SidesData {
    /// What it is called.
    pub name: String,
    /// The hexsides.
    pub sides: Spanned<String>,
    /// Where we have it from.
    pub source: Source,
}

impl PathData {
    fn read<const WORDS: usize>(self, plan: &Plan<WORDS>, sheet: &DataFile) -> Result<Course, PackError> {
        let hexes = plan.read_chain(sheet, &self.name, &self.path)?;
        let pairs: Vec<(Hex, Hex)> = hexes.windows(2).map(|pair| (pair[0], pair[1])).collect();
        let at = self.path.span().start;
        if pairs.is_empty() {
            return sheet.wrong(at, Text::key("map-no-path").with("name", self.name));
        }
        Ok(Course { name: self.name, pairs, source: self.source, at })
    }
}

impl SidesData {
    /// The course on a plan.
    ///
    /// # Errors
    /// The first hexside that there is not.
    pub fn read<const WORDS: usize>(self, plan: &Plan<WORDS>, sheet: &DataFile) -> Result<Course, PackError> {
        let mut pairs = Vec::new();
        for (word, at) in sheet.words(&self.sides) {
            let Some((a, b)) = word.split_once('/') else {
                return sheet.wrong(at, Text::key("map-no-side").with("found", word));
            };
            let pair = (plan.read_hex(sheet, a, at)?, plan.read_hex(sheet, b, at)?);
            plan.check_adjacent(sheet, at, &self.name, pair)?;
            pairs.push(pair);
        }
        let (_, at) = sheet.source(&self.sides);
        Ok(Course { name: self.name, pairs, source: self.source, at })
    }
}

/// Courses of one sort, and the sides of each hex that they cross or run along, one bit each: `roads[hex.index()]`.
#[derive(Default)]
pub struct Courses {
    /// The courses.
    pub all: Vec<Course>,
    /// The sides, by hex.
    pub sides: Vec<u8>,
}

impl Courses {
    /// Those that a file writes as paths.
    ///
    /// # Errors
    /// What is wrong with the first faulty one.
    pub fn along<const WORDS: usize>(
        plan: &Plan<WORDS>,
        sheet: &DataFile,
        data: Vec<PathData>,
    ) -> Result<Courses, PackError> {
        Courses::of(plan, data.into_iter().map(|data| data.read(plan, sheet)))
    }

    /// Those that a file writes as hexsides.
    ///
    /// # Errors
    /// What is wrong with the first faulty one.
    pub fn between<const WORDS: usize>(
        plan: &Plan<WORDS>,
        sheet: &DataFile,
        data: Vec<SidesData>,
    ) -> Result<Courses, PackError> {
        Courses::of(plan, data.into_iter().map(|data| data.read(plan, sheet)))
    }

    /// These, the first faulty one apart.
    ///
    /// # Errors
    /// What is wrong with that.
    pub fn of<const WORDS: usize>(
        plan: &Plan<WORDS>,
        courses: impl Iterator<Item = Result<Course, PackError>>,
    ) -> Result<Courses, PackError> {
        let all = courses.collect::<Result<Vec<Course>, PackError>>()?;
        let mut sides = vec![0; plan.hexes];
        for &(a, b) in all.iter().flat_map(|course| &course.pairs) {
            sides[a.index()] |= plan.side_bit(a, b);
            sides[b.index()] |= plan.side_bit(b, a);
        }
        Ok(Courses { all, sides })
    }

    /// Leaves out what lies beyond the first so many hexes.
    pub fn cut(&mut self, hexes: usize) {
        self.sides.truncate(hexes);
        for course in &mut self.all {
            course.pairs.retain(|(a, b)| a.index() < hexes && b.index() < hexes);
        }
    }
}

impl Index<usize> for Courses {
    type Output = u8;

    #[inline]
    fn index(&self, hex: usize) -> &u8 {
        &self.sides[hex]
    }
}

impl IndexMut<usize> for Courses {
    fn index_mut(&mut self, hex: usize) -> &mut u8 {
        &mut self.sides[hex]
    }
}
