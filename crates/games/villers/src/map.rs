//! The map, read from `data/map.toml`: ground, places, roads, railway, the Luce, trenches and edges. `data/README.md` says how
//! such a file is written.

use contract::{Bilingual, BySeat, DataFile, Pack, PackError, Seat};
use hexmap::{Crossing, Grid, Set, line};
use serde::{Deserialize, Serialize};
use serde_spanned::Spanned;
use table::Text;

use crate::tables::{Side, Source, Tables};

/// The most hexes a map can have.
pub const HEXES: usize = 896;

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

/// The six sides of a hex, clockwise from the north-east: half hexes to the right, rows down.
pub const SIDES: [(i32, i32); 6] = [(1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)];

/// The side across.
pub fn across(side: usize) -> usize {
    (side + 3) % 6
}

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

/// Something that runs along hexes or hexsides, as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// The pairs of adjacent hexes it joins or parts.
    pub pairs: Vec<(Hex, Hex)>,
    /// Where we have it from.
    pub source: Source,
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
pub struct Map {
    /// The whole board as it is printed; hexes are numbered so that those in play come first.
    pub grid: Grid,
    /// How many hexes are in play.
    pub hexes: usize,
    /// Hexes a row.
    pub columns: usize,
    /// The neighbours of each hex by side; none off the board in play.
    pub near: Vec<[Hex; 6]>,
    /// The same as sets.
    pub ring: Vec<Hexes>,
    /// Half hexes from the west and rows from the north.
    pub place: Vec<(i16, i16)>,
    /// What each hex is made of.
    pub ground: Vec<Ground>,
    /// The place that each hex belongs to, in [`Map::places`].
    pub belongs: Vec<Option<u8>>,
    /// The trenches of each side (g.tranchee).
    pub trench: BySeat<Hexes>,
    /// The sides across which a road runs, one bit each.
    pub road: Vec<u8>,
    /// The sides along which the river runs.
    pub river: Vec<u8>,
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
    /// Roads, to be drawn.
    pub roads: Vec<Course>,
    /// Railways.
    pub rails: Vec<Course>,
    /// The river.
    pub rivers: Vec<Course>,
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
struct PathData {
    name: String,
    path: Spanned<String>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SidesData {
    name: String,
    sides: Spanned<String>,
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
        for data in file.road {
            let course = map.path(&sheet, &data.name, &data.path, data.source)?;
            map.mark(|map| &mut map.road, &course);
            map.roads.push(course);
        }
        for data in file.railway {
            let course = map.path(&sheet, &data.name, &data.path, data.source)?;
            map.rails.push(course);
        }
        for data in file.river {
            let course = map.sides(&sheet, data)?;
            map.mark(|map| &mut map.river, &course);
            map.rivers.push(course);
        }
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
        let place: Vec<(i16, i16)> =
            (0..hexes).map(|hex| grid.place(hex)).map(|(x, y)| (x as i16, y as i16)).collect();
        let beside = |hex: usize| {
            let (x, y) = grid.place(hex);
            SIDES.map(|(dx, dy)| grid.at(x + dx, y + dy).map_or(Hex::NONE, |near| Hex(near as u16)))
        };
        Map {
            near: (0..hexes).map(beside).collect(),
            ring: Vec::new(),
            place,
            ground: vec![Ground::Open; hexes],
            belongs: vec![None; hexes],
            trench: BySeat::default(),
            road: vec![0; hexes],
            river: vec![0; hexes],
            cost: vec![0; hexes],
            places: Vec::new(),
            prizes: [Hexes::default(); 6],
            edges: Vec::new(),
            home: BySeat::default(),
            night_column: 0,
            garrison: Vec::new(),
            source: Source::Drawn,
            roads: Vec::new(),
            rails: Vec::new(),
            rivers: Vec::new(),
            sight: Vec::new(),
            between: Vec::new(),
            hexes,
            columns,
            grid,
        }
    }

    /// The hex of this name, if it is in play.
    pub fn named(&self, name: &str) -> Option<Hex> {
        self.printed(name).filter(|hex| hex.index() < self.hexes)
    }

    /// The hex of this name, in play or not.
    pub fn printed(&self, name: &str) -> Option<Hex> {
        self.grid.named(name).map(|hex| Hex(hex as u16))
    }

    /// What a hex is called: its row and its column.
    pub fn name(&self, hex: Hex) -> &str {
        self.grid.name(hex.index())
    }

    /// How many hexes lie between two, the second counted.
    pub fn distance(&self, a: Hex, b: Hex) -> u8 {
        let ((ax, ay), (bx, by)) = (self.place[a.index()], self.place[b.index()]);
        let (dx, dy) = ((ax - bx).abs(), (ay - by).abs());
        // A step up or down brings half a hex to the side with it.
        (dy + (dx - dy).max(0) / 2) as u8
    }

    /// The column of a hex, from 1 in the west.
    pub fn column(&self, hex: Hex) -> u8 {
        (hex.index() % self.columns + 1) as u8
    }

    /// The row of a hex, from 0 in the north.
    pub fn row(&self, hex: Hex) -> u8 {
        (hex.index() / self.columns) as u8
    }

    /// The side of `a` that `b` lies on, where they are adjacent.
    pub fn side(&self, a: Hex, b: Hex) -> Option<usize> {
        self.near[a.index()].iter().position(|near| *near == b)
    }

    /// All hexes in play.
    pub fn all(&self) -> impl Iterator<Item = Hex> + use<> {
        (0..self.hexes as u16).map(Hex)
    }

    /// The hexes next to one.
    pub fn beside(&self, hex: Hex) -> impl Iterator<Item = Hex> + '_ {
        self.near[hex.index()].iter().copied().filter(|near| near.is_some())
    }

    /// The side whose trench a hex is.
    pub fn trench_of(&self, hex: Hex) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|side| self.trench[*side].has(hex.index()))
    }

    /// Whether the river runs between two neighbours.
    pub fn river_between(&self, a: Hex, b: Hex) -> bool {
        self.side(a, b).is_some_and(|side| self.river[a.index()] & 1 << side != 0)
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

    fn one(&self, sheet: &DataFile, word: &str, at: usize) -> Result<Hex, PackError> {
        match self.printed(word) {
            Some(hex) => Ok(hex),
            None => sheet.wrong(at, Text::key("map-no-hex").with("found", word)),
        }
    }

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
            let label = self.one(sheet, data.label.as_ref(), data.label.span().start)?;
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

    /// Hexes each next to the one before it.
    fn chain(&self, sheet: &DataFile, name: &str, path: &Spanned<String>) -> Result<Vec<Hex>, PackError> {
        let mut hexes: Vec<Hex> = Vec::new();
        for (word, at) in sheet.words(path) {
            let hex = self.one(sheet, word, at)?;
            if let Some(last) = hexes.last()
                && self.side(*last, hex).is_none()
            {
                let message = Text::key("map-not-adjacent").with("from", self.name(*last));
                return sheet.wrong(at, message.with("to", word).with("name", name));
            }
            hexes.push(hex);
        }
        Ok(hexes)
    }

    fn path(
        &self,
        sheet: &DataFile,
        name: &str,
        path: &Spanned<String>,
        source: Source,
    ) -> Result<Course, PackError> {
        let hexes = self.chain(sheet, name, path)?;
        let pairs: Vec<(Hex, Hex)> = hexes.windows(2).map(|pair| (pair[0], pair[1])).collect();
        if pairs.is_empty() {
            return sheet.wrong(path.span().start, Text::key("map-no-path").with("name", name));
        }
        Ok(Course { pairs, source })
    }

    /// Hexsides written `a/b`.
    fn sides(&self, sheet: &DataFile, data: SidesData) -> Result<Course, PackError> {
        let mut pairs: Vec<(Hex, Hex)> = Vec::new();
        for (word, at) in sheet.words(&data.sides) {
            let Some((a, b)) = word.split_once('/') else {
                return sheet.wrong(at, Text::key("map-no-side").with("found", word));
            };
            let (a, b) = (self.one(sheet, a, at)?, self.one(sheet, b, at)?);
            if self.side(a, b).is_none() {
                let message = Text::key("map-not-adjacent").with("from", self.name(a));
                return sheet.wrong(at, message.with("to", self.name(b)).with("name", data.name));
            }
            if let Some(&last) = pairs.last()
                && !self.touch(last, (a, b))
            {
                return sheet.wrong(at, Text::key("map-river-gap").with("found", word));
            }
            pairs.push((a, b));
        }
        Ok(Course { pairs, source: data.source })
    }

    /// Whether two hexsides meet at a corner: they have a hex in common and the other two are neighbours.
    fn touch(&self, one: (Hex, Hex), other: (Hex, Hex)) -> bool {
        let [a, b] = [one.0, one.1];
        let [c, d] = [other.0, other.1];
        let pairs = [(a, c, b, d), (a, d, b, c), (b, c, a, d), (b, d, a, c)];
        pairs.into_iter().any(|(same, as_this, x, y)| same == as_this && self.side(x, y).is_some())
    }

    fn read_trench(&mut self, sheet: &DataFile, data: TrenchData) -> Result<(), PackError> {
        let hexes = self.chain(sheet, &data.name.en, &data.path)?;
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

    fn mark(&mut self, which: impl Fn(&mut Map) -> &mut Vec<u8>, course: &Course) {
        for &(a, b) in &course.pairs {
            let bit = |from: Hex, to: Hex| self.side(from, to).map_or(0, |side| 1u8 << side);
            let (there, back) = (bit(a, b), bit(b, a));
            let sides = which(self);
            sides[a.index()] |= there;
            sides[b.index()] |= back;
        }
    }

    // --- What follows from it.

    /// Leaves out the rows that are not in play.
    fn cut(&mut self, rows: usize) {
        let hexes = rows * self.columns;
        self.hexes = hexes;
        self.near.truncate(hexes);
        for near in self.near.iter_mut().flatten() {
            if near.index() >= hexes {
                *near = Hex::NONE;
            }
        }
        let around =
            |near: &[Hex; 6]| near.iter().filter(|hex| hex.is_some()).map(|hex| hex.index()).collect();
        self.ring = self.near.iter().map(around).collect();
        self.place.truncate(hexes);
        self.ground.truncate(hexes);
        self.belongs.truncate(hexes);
        self.road.truncate(hexes);
        self.river.truncate(hexes);
        self.cost.truncate(hexes);
        let inside = |hex: &Hex| hex.index() < hexes;
        self.places.iter_mut().for_each(|place| place.hexes.retain(inside));
        self.edges.iter_mut().for_each(|edge| edge.hexes.retain(inside));
        for courses in [&mut self.roads, &mut self.rails, &mut self.rivers] {
            courses.iter_mut().for_each(|course| course.pairs.retain(|(a, b)| inside(a) && inside(b)));
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
