//! The map, read from `data/map.toml`: ground, places, roads, railway, the Luce, trenches and edges. `data/README.md` says how
//! such a file is written.

use std::ops::Deref;

use contract::{Bilingual, BySeat, DataFile, Pack, PackError, Seat};
use hexmap::plan::Plan;
use hexmap::{Course, Courses, Crossing, Grid, PathData, Set, SidesData, Source, line};
use serde::Deserialize;
use serde_spanned::Spanned;
use table::Text;

pub use hexmap::plan::{Hex, across};

use crate::tables::{Side, Tables};

/// The most hexes a map can have.
pub const HEXES: usize = 896;

const WORDS: usize = HEXES / 64;

/// A set of hexes.
pub type Hexes = Set<WORDS>;

/// How far sight is known: as far as a tank can fight.
pub const FAR: u8 = 3;

/// What a hex is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// Open.
    #[default]
    Open,
    /// A wood.
    Wood,
    /// A village.
    Village,
}

impl Ground {
    /// Its name.
    pub fn code(self) -> &'static str {
        match self {
            Ground::Open => "open",
            Ground::Wood => "wood",
            Ground::Village => "village",
        }
    }

    /// Whether it hides what is in it from tanks and blocks the view (3.2.couvert, r.sight).
    pub fn is_cover(self) -> bool {
        self != Ground::Open
    }
}

/// A wood or a village with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// Its stable name.
    pub id: String,
    /// What it is.
    pub ground: Ground,
    /// What it is called.
    pub name: Bilingual,
    /// The hex that bears the name.
    pub label: Hex,
    /// Its hexes in play.
    pub hexes: Vec<Hex>,
    /// Where we have it from.
    pub source: Source,
}

/// Where units enter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edge {
    /// Its stable name.
    pub id: String,
    /// Whose.
    pub side: Seat,
    /// Its hexes in play.
    pub hexes: Vec<Hex>,
}

/// A hex that another sees unless battalions stand between.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// The hex.
    pub target: Hex,
    /// Where in [`Map::between`] its list begins.
    from: u32,
    /// How long that is.
    count: u8,
}

/// The places that count for victory.
pub mod place {
    /// Villers-Bretonneux.
    pub const TOWN: usize = 0;
    /// Cachy.
    pub const CACHY: usize = 1;
    /// Hangard.
    pub const HANGARD: usize = 2;
    /// Domart.
    pub const DOMART: usize = 3;
    /// The Bois l'Abbé.
    pub const ABBE: usize = 4;
    /// The Bois d'Aquenne.
    pub const AQUENNE: usize = 5;
    /// Their names in a map.
    pub const NAMES: [&str; 6] =
        ["villers-bretonneux", "cachy", "hangard", "domart", "bois-l-abbe", "bois-d-aquenne"];
}

/// The map, cut to the rows of a scenario.
#[derive(Default)]
pub struct Map {
    /// The whole board as it is printed, row after row from the north-west; places are half hexes from the west and rows from the
    /// north.
    plan: Plan<WORDS>,
    /// Hexes a row.
    pub columns: usize,
    /// What each hex is made of.
    pub ground: Vec<Ground>,
    /// The place that each hex belongs to, in [`Map::places`].
    pub belongs: Vec<Option<u8>>,
    /// The trenches of each side (g.tranchee).
    pub trench: BySeat<Hexes>,
    /// Roads, and the sides across which they run.
    pub road: Courses,
    /// Railways.
    pub rail: Courses,
    /// The river, and the sides along which it runs.
    pub river: Courses,
    /// Points to enter each hex off the road.
    pub cost: Vec<u8>,
    /// The woods and villages.
    pub places: Vec<Named>,
    /// The hexes of the places that count for victory, by [`place`].
    pub prizes: [Hexes; 6],
    /// Where units enter.
    pub edges: Vec<Edge>,
    /// The edge of each side, in [`Map::edges`].
    pub home: BySeat<u8>,
    /// The easternmost column of the night deployment (10).
    pub night_column: u8,
    /// How far each hex is from the place that the garrison keeps to.
    pub garrison: Vec<u8>,
    /// Where we have the ground from.
    pub source: Source,
    /// What each hex sees within [`FAR`] hexes, neighbours left out, ground taken into account (g.vue).
    pub sight: Vec<Vec<Sight>>,
    /// The pairs of hexes that block a line of sight if a battalion stands on each of the two.
    pub between: Vec<(Hex, Hex)>,
}

/// The file of the map.
pub const FILE: &str = "map.toml";

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct File {
    rows: Spanned<usize>,
    columns: Spanned<usize>,
    scenario_rows: RowsData,
    ground: GroundData,
    place: Vec<PlaceData>,
    #[serde(default)]
    road: Vec<PathData>,
    #[serde(default)]
    railway: Vec<PathData>,
    #[serde(default)]
    river: Vec<SidesData>,
    #[serde(default)]
    trench: Vec<TrenchData>,
    edge: Vec<EdgeData>,
    night: NightData,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct RowsData {
    first_tank_battle: Spanned<String>,
    second_battle: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GroundData {
    source: Source,
    map: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceData {
    sign: Spanned<String>,
    id: Spanned<String>,
    kind: Ground,
    name: Bilingual,
    label: Spanned<String>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrenchData {
    side: Side,
    name: Bilingual,
    path: Spanned<String>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EdgeData {
    id: Spanned<String>,
    side: Side,
    column: Spanned<usize>,
    #[serde(default)]
    rows: Option<Spanned<String>>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NightData {
    column: Spanned<usize>,
    #[serde(rename = "source")]
    _source: Source,
}

/// A map is a plan with what lies on it.
impl Deref for Map {
    type Target = Plan<WORDS>;

    fn deref(&self) -> &Plan<WORDS> {
        &self.plan
    }
}

impl Map {
    /// Reads the map of a pack for a scenario: 0 is the first, 1 the second.
    pub fn read(pack: &Pack, tables: &Tables, scenario: usize) -> Result<Map, PackError> {
        let (file, sheet) = DataFile::read::<File>(pack, FILE)?;
        let (rows, columns) = (*file.rows.as_ref(), *file.columns.as_ref());
        if rows < 2 || !(2..=99).contains(&columns) || rows > 52 || rows * columns > HEXES {
            let message = Text::key("map-too-large").with("most", HEXES as u32);
            return sheet.wrong(file.rows.span().start, message);
        }
        let mut map = Map::bare(Grid::of_lettered_rows(rows, columns), columns);
        map.source = file.ground.source;
        map.read_places(&sheet, &file)?;
        map.road = Courses::along(&map, &sheet, file.road)?;
        map.rail = Courses::along(&map, &sheet, file.railway)?;
        let rivers = file.river.into_iter().map(|data| map.read_river(&sheet, data));
        map.river = Courses::of(&map, rivers)?;
        for data in file.trench {
            map.read_trench(&sheet, data)?;
        }
        for data in file.edge {
            map.read_edge(&sheet, data, rows, columns)?;
        }
        for (side, id) in [(Seat::First, "east"), (Seat::Second, "west")] {
            let edge = map.edges.iter().position(|edge| edge.id == id && edge.side == side);
            let Some(edge) = edge else {
                return sheet.wrong(sheet.text.len(), Text::key("map-no-edge").with("edge", id));
            };
            map.home[side] = edge as u8;
        }
        let column = *file.night.column.as_ref();
        if !(1..=columns).contains(&column) {
            return sheet.wrong(file.night.column.span().start, Text::key("map-no-column"));
        }
        map.night_column = column as u8;
        let both = [&file.scenario_rows.first_tank_battle, &file.scenario_rows.second_battle];
        let mut last = [rows, rows];
        for (which, words) in both.into_iter().enumerate() {
            last[which] = map.read_rows(&sheet, words)?;
        }
        map.cut(last[scenario]);
        map.check_edges(&sheet)?;
        map.measure_garrison(tables, &sheet)?;
        map.weigh(tables);
        map.look();
        Ok(map)
    }

    fn bare(grid: Grid, columns: usize) -> Map {
        let hexes = grid.len();
        Map {
            plan: Plan::of(grid),
            columns,
            ground: vec![Ground::Open; hexes],
            belongs: vec![None; hexes],
            cost: vec![0; hexes],
            ..Map::default()
        }
    }

    /// The column of a hex, from 1 in the west.
    pub fn column(&self, hex: Hex) -> u8 {
        (hex.index() % self.columns + 1) as u8
    }

    /// The row of a hex, from 0 in the north.
    pub fn row(&self, hex: Hex) -> u8 {
        (hex.index() / self.columns) as u8
    }

    /// The side whose trench a hex is.
    pub fn trench_of(&self, hex: Hex) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|side| self.trench[*side].has(hex.index()))
    }

    /// Whether the river runs between two neighbours.
    pub fn river_between(&self, a: Hex, b: Hex) -> bool {
        self.river[a.index()] & self.side_bit(a, b) != 0
    }

    /// The hexes of a side's own edge.
    pub fn edge_of(&self, side: Seat) -> &[Hex] {
        &self.edges[usize::from(self.home[side])].hexes
    }

    /// What stands between a hex and one that it sees.
    pub fn crossed(&self, sight: &Sight) -> &[(Hex, Hex)] {
        &self.between[sight.from as usize..][..usize::from(sight.count)]
    }

    // --- Reading.

    /// The places, and the picture of the ground whose signs name them.
    fn read_places(&mut self, sheet: &DataFile, file: &File) -> Result<(), PackError> {
        let mut signs: Vec<char> = Vec::new();
        for data in &file.place {
            let (sign, at) = (data.sign.as_ref().as_str(), data.sign.span().start);
            let mut letters = sign.chars();
            let sign = match (letters.next(), letters.next()) {
                (Some(letter), None) if letter != '.' && !signs.contains(&letter) => letter,
                _ => return sheet.wrong(at, Text::key("map-sign").with("found", sign)),
            };
            let id = data.id.as_ref().as_str();
            if self.places.iter().any(|known| known.id == id) {
                return sheet.wrong(data.id.span().start, Text::key("map-place-twice").with("found", id));
            }
            if data.kind == Ground::Open {
                return sheet.wrong(data.id.span().start, Text::key("map-place-kind").with("found", id));
            }
            signs.push(sign);
            self.places.push(Named {
                id: id.to_string(),
                ground: data.kind,
                name: data.name.clone(),
                label: Hex::NONE,
                hexes: Vec::new(),
                source: data.source,
            });
        }
        self.read_ground(sheet, &file.ground.map, &signs)?;
        for (place, data) in file.place.iter().enumerate() {
            let label = self.read_hex(sheet, data.label.as_ref(), data.label.span().start)?;
            if !self.places[place].hexes.contains(&label) {
                let message = Text::key("map-label").with("hex", data.label.as_ref().as_str());
                return sheet
                    .wrong(data.label.span().start, message.with("place", data.id.as_ref().as_str()));
            }
            self.places[place].label = label;
        }
        for id in place::NAMES {
            if !self.places.iter().any(|known| known.id == id) {
                return sheet.wrong(sheet.text.len(), Text::key("map-no-place").with("place", id));
            }
        }
        Ok(())
    }

    /// A line a row from the north: its letters, then a sign a hex.
    fn read_ground(
        &mut self,
        sheet: &DataFile,
        picture: &Spanned<String>,
        signs: &[char],
    ) -> Result<(), PackError> {
        let (text, start) = sheet.source(picture);
        let place = |word: &str| start + (word.as_ptr() as usize - text.as_ptr() as usize);
        let rows = self.hexes / self.columns;
        let mut row = 0;
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let mut words = line.split_whitespace();
            let label = words.next().unwrap_or_default();
            if row >= rows {
                let message = Text::key("map-rows").with("expected", rows as u32);
                return sheet.wrong(place(label), message);
            }
            let expected = self.letters(row);
            if label != expected {
                let message = Text::key("map-row").with("expected", expected).with("found", label);
                return sheet.wrong(place(label), message);
            }
            let count = words.clone().count();
            if count != self.columns {
                let message = Text::key("map-row-length").with("row", label).with("found", count as u32);
                return sheet.wrong(place(label), message.with("expected", self.columns as u32));
            }
            for (column, word) in words.enumerate() {
                if word == "." {
                    continue;
                }
                let mut letters = word.chars();
                let sign = letters.next().filter(|_| letters.next().is_none());
                let known = sign.and_then(|sign| signs.iter().position(|known| *known == sign));
                let Some(known) = known else {
                    return sheet.wrong(place(word), Text::key("map-no-sign").with("found", word));
                };
                let hex = row * self.columns + column;
                self.ground[hex] = self.places[known].ground;
                self.belongs[hex] = Some(known as u8);
                self.places[known].hexes.push(Hex(hex as u16));
            }
            row += 1;
        }
        if row < rows {
            let message = Text::key("map-row").with("expected", self.letters(row)).with("found", "");
            return sheet.wrong(start + text.len(), message);
        }
        Ok(())
    }

    /// The letters of a row, as they begin the names of its hexes.
    pub fn letters(&self, row: usize) -> &str {
        self.grid.name(row * self.columns).trim_end_matches(|c: char| c.is_ascii_digit())
    }

    /// A river runs on from corner to corner.
    fn read_river(&self, sheet: &DataFile, data: SidesData) -> Result<Course, PackError> {
        let words: Vec<(String, usize)> =
            sheet.words(&data.sides).map(|(word, at)| (word.to_string(), at)).collect();
        let course = data.read(self, sheet)?;
        let gap = course.pairs.windows(2).position(|pair| !self.touch(pair[0], pair[1]));
        match gap.map(|before| &words[before + 1]) {
            Some((word, at)) => sheet.wrong(*at, Text::key("map-river-gap").with("found", word.as_str())),
            None => Ok(course),
        }
    }

    /// Whether two hexsides meet at a corner: they have a hex in common and the other two are neighbours.
    fn touch(&self, one: (Hex, Hex), other: (Hex, Hex)) -> bool {
        let [a, b] = [one.0, one.1];
        let [c, d] = [other.0, other.1];
        let pairs = [(a, c, b, d), (a, d, b, c), (b, c, a, d), (b, d, a, c)];
        pairs.into_iter().any(|(same, as_this, x, y)| same == as_this && self.side(x, y).is_some())
    }

    fn read_trench(&mut self, sheet: &DataFile, data: TrenchData) -> Result<(), PackError> {
        let hexes = self.read_chain(sheet, &data.name.en, &data.path)?;
        if hexes.is_empty() {
            let message = Text::key("map-no-path").with("name", data.name.en);
            return sheet.wrong(data.path.span().start, message);
        }
        let side = data.side.seat();
        for ((word, at), hex) in sheet.words(&data.path).zip(hexes) {
            if self.trench[side.other()].has(hex.index()) {
                return sheet.wrong(at, Text::key("map-two-trenches").with("hex", word));
            }
            self.trench[side].add(hex.index());
        }
        Ok(())
    }

    fn row_of(&self, sheet: &DataFile, word: &str, at: usize) -> Result<usize, PackError> {
        let rows = self.grid.len() / self.columns;
        match (0..rows).find(|row| self.letters(*row) == word) {
            Some(row) => Ok(row),
            None => sheet.wrong(at, Text::key("map-no-row").with("found", word)),
        }
    }

    fn read_edge(
        &mut self,
        sheet: &DataFile,
        data: EdgeData,
        rows: usize,
        columns: usize,
    ) -> Result<(), PackError> {
        let id = data.id.as_ref().as_str();
        if id == "night" || self.edges.iter().any(|edge| edge.id == id) {
            return sheet.wrong(data.id.span().start, Text::key("map-edge-twice").with("found", id));
        }
        let column = *data.column.as_ref();
        if column != 1 && column != columns {
            return sheet.wrong(data.column.span().start, Text::key("map-no-column"));
        }
        let mut which: Vec<usize> = Vec::new();
        match &data.rows {
            Some(words) => {
                for (word, at) in sheet.words(words) {
                    which.push(self.row_of(sheet, word, at)?);
                }
            }
            None => which.extend(0..rows),
        }
        let hexes = which.into_iter().map(|row| Hex((row * columns + column - 1) as u16)).collect();
        self.edges.push(Edge { id: data.id.into_inner(), side: data.side.seat(), hexes });
        Ok(())
    }

    /// The rows of a scenario, the first and the last: how many are in play. They begin at the north edge, so that hexes keep
    /// their numbers in every scenario.
    fn read_rows(&self, sheet: &DataFile, words: &Spanned<String>) -> Result<usize, PackError> {
        let mut rows = sheet.words(words);
        let at = words.span().start;
        match (rows.next(), rows.next(), rows.next()) {
            (Some((first, from)), Some((last, to)), None) => {
                let first = self.row_of(sheet, first, from)?;
                let last = self.row_of(sheet, last, to)?;
                if first != 0 || last == 0 {
                    return sheet.wrong(from, Text::key("map-scenario-rows").with("first", self.letters(0)));
                }
                Ok(last + 1)
            }
            _ => sheet.wrong(at, Text::key("map-scenario-rows").with("first", self.letters(0))),
        }
    }

    // --- What follows from it.

    /// Leaves out the rows that are not in play.
    fn cut(&mut self, rows: usize) {
        let hexes = rows * self.columns;
        self.plan.cut(hexes);
        self.ground.truncate(hexes);
        self.belongs.truncate(hexes);
        self.cost.truncate(hexes);
        let inside = |hex: &Hex| hex.index() < hexes;
        self.places.iter_mut().for_each(|place| place.hexes.retain(inside));
        self.edges.iter_mut().for_each(|edge| edge.hexes.retain(inside));
        for courses in [&mut self.road, &mut self.rail, &mut self.river] {
            courses.cut(hexes);
        }
        for (prize, id) in self.prizes.iter_mut().zip(place::NAMES) {
            let place = self.places.iter().find(|place| place.id == id);
            *prize = place.iter().flat_map(|place| &place.hexes).map(|hex| hex.index()).collect();
        }
    }

    fn check_edges(&self, sheet: &DataFile) -> Result<(), PackError> {
        match self.edges.iter().find(|edge| edge.hexes.is_empty()) {
            Some(edge) => {
                let message = Text::key("map-empty-edge").with("edge", edge.id.as_str());
                sheet.wrong(sheet.text.find("[[edge]]").unwrap_or(0), message)
            }
            None => Ok(()),
        }
    }

    /// How far every hex is from the place that the garrison keeps to.
    fn measure_garrison(&mut self, tables: &Tables, sheet: &DataFile) -> Result<(), PackError> {
        let id = tables.scenario.garrison.place.as_ref().as_str();
        let place = self.places.iter().find(|place| place.id == id && !place.hexes.is_empty());
        let Some(place) = place else {
            return sheet.wrong(sheet.text.len(), Text::key("map-no-place").with("place", id));
        };
        let far = |hex: Hex| place.hexes.iter().map(|there| self.distance(hex, *there)).min().unwrap_or(0);
        self.garrison = self.all().map(far).collect();
        Ok(())
    }

    fn weigh(&mut self, tables: &Tables) {
        for (cost, ground) in self.cost.iter_mut().zip(&self.ground) {
            let effect = match ground {
                Ground::Open => tables.terrain.open,
                Ground::Wood => tables.terrain.wood,
                Ground::Village => tables.terrain.village,
            };
            *cost = effect.cost;
        }
    }

    /// Works out what each hex sees: ground is known once and for all, battalions are asked for in a position (g.vue, r.sight).
    fn look(&mut self) {
        let blocks = |hex: Hex| hex.is_some() && self.ground[hex.index()].is_cover();
        let number = |hex| {
            let number = self.grid.number(hex).filter(|number| *number < self.hexes);
            number.map_or(Hex::NONE, |number| Hex(number as u16))
        };
        let mut sight = Vec::with_capacity(self.hexes);
        let mut between = Vec::new();
        for from in self.all() {
            let mut seen = Vec::new();
            for target in self.all() {
                let distance = self.distance(from, target);
                if !(2..=FAR).contains(&distance) {
                    continue;
                }
                let start = between.len();
                let mut clear = true;
                for crossing in line(self.grid.hex(from.index()), self.grid.hex(target.index())) {
                    let (one, two) = match crossing {
                        Crossing::Through(hex) => (number(hex), number(hex)),
                        Crossing::Along(one, two) => (number(one), number(two)),
                    };
                    match (blocks(one), blocks(two)) {
                        (true, true) => {
                            clear = false;
                            break;
                        }
                        // Beyond the edge of the board there is nothing that blocks.
                        _ if one == Hex::NONE || two == Hex::NONE => {}
                        (true, false) => between.push((two, two)),
                        (false, true) => between.push((one, one)),
                        (false, false) => between.push((one, two)),
                    }
                }
                if clear {
                    let count = (between.len() - start) as u8;
                    seen.push(Sight { target, from: start as u32, count });
                } else {
                    between.truncate(start);
                }
            }
            sight.push(seen);
        }
        self.sight = sight;
        self.between = between;
    }
}
