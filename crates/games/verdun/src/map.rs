//! The map, read from `data/map.toml`: grounds, roads, railways, the Meuse and its streams, where units begin.
//! `data/README.md` says how such a file is written.

use std::ops::Deref;

use contract::{BySeat, DataFile, Pack, PackError};
use hexmap::plan::Plan;
use hexmap::{Course, Courses, Grid, PathData, Set, SidesData, Source};
use serde::Deserialize;
use serde_spanned::Spanned;
use table::Text;

pub use hexmap::plan::{Hex, across};

use crate::tables::Tables;

/// The most hexes a map can have.
pub const HEXES: usize = 768;

const WORDS: usize = HEXES / 64;

/// A set of hexes.
pub type Hexes = Set<WORDS>;

/// What a hex is made of, one bit each.
pub mod ground {
    /// Wood.
    pub const WOOD: u8 = 1;
    /// A slope or a hill.
    pub const SLOPE: u8 = 1 << 1;
    /// Trenches.
    pub const TRENCH: u8 = 1 << 2;
    /// A town.
    pub const TOWN: u8 = 1 << 3;
    /// A hex of the city of Verdun.
    pub const CITY: u8 = 1 << 4;
    /// A fort.
    pub const FORT: u8 = 1 << 5;
    /// Their names in a map, by bit.
    pub const NAMES: [&str; 6] = ["wood", "slope", "trench", "town", "city", "fort"];
}

/// The map.
#[derive(Default)]
pub struct Map {
    /// Its hexes, column after column from the north-west; places are columns from the west and half hexes from the north.
    plan: Plan<WORDS>,
    /// The ground of each hex, bits of [`ground`].
    pub ground: Vec<u8>,
    /// What each is called, where it has a name.
    pub names: Vec<Option<String>>,
    /// Where we have it from.
    pub sources_of: Vec<Source>,
    /// Points of movement to enter each hex off the road.
    pub cost: Vec<u8>,
    /// The same in strategic movement, in half points.
    pub strategic: Vec<u8>,
    /// The same along a road: a half point, but in towns and the city what they cost off it (8.21).
    pub strategic_road: Vec<u8>,
    /// The columns by which the ground shifts an assault.
    pub assault: Vec<i8>,
    /// The columns by which it shifts a barrage.
    pub barrage: Vec<i8>,
    /// Roads, and the sides across which they run.
    pub road: Courses,
    /// Railways, and the sides across which they run.
    pub rail: Courses,
    /// The Meuse, and the sides that it closes.
    pub river: Courses,
    /// The streams, and the sides with one.
    pub stream: Courses,
    /// The bridges over the Meuse, and the sides with one.
    pub bridge: Courses,
    /// The northernmost line of trenches.
    pub front: Vec<Hex>,
    /// What the Germans hold at the start (14.9).
    pub german: Hexes,
    /// The right bank of the Meuse.
    pub right_bank: Hexes,
    /// Where supply comes from, by side (6.11).
    pub sources: BySeat<Vec<Hex>>,
    /// Where units begin or enter.
    pub zones: Vec<Zone>,
    /// The towns.
    pub towns: Vec<Hex>,
    /// The hexes of Verdun.
    pub city: Vec<Hex>,
    /// The forts.
    pub forts: Vec<Hex>,
    /// The hexes within two of each, which its guns reach (15.4).
    pub fort_guns: Vec<Hexes>,
}

/// Where units begin or enter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// Its name, which counters refer to.
    pub id: String,
    /// Its hexes.
    pub hexes: Vec<Hex>,
}

/// The file of the map.
pub const FILE: &str = "map.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    columns: Spanned<usize>,
    rows: Spanned<usize>,
    hexes: Spanned<String>,
    front: Spanned<String>,
    sources: SourcesData,
    #[serde(default)]
    road: Vec<PathData>,
    #[serde(default)]
    railway: Vec<PathData>,
    #[serde(default)]
    river: Vec<SidesData>,
    #[serde(default)]
    stream: Vec<SidesData>,
    #[serde(default)]
    bridge: Vec<BridgeData>,
    zone: Vec<ZoneData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SourcesData {
    german: Spanned<String>,
    french: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BridgeData {
    name: String,
    side: Spanned<String>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ZoneData {
    id: String,
    hexes: Spanned<String>,
}

/// A map is a plan with what lies on it.
impl Deref for Map {
    type Target = Plan<WORDS>;

    fn deref(&self) -> &Plan<WORDS> {
        &self.plan
    }
}

impl Map {
    /// Reads the map of a pack.
    pub fn read(pack: &Pack, tables: &Tables) -> Result<Map, PackError> {
        let (file, sheet) = DataFile::read::<File>(pack, FILE)?;
        let (columns, rows) = (*file.columns.as_ref(), *file.rows.as_ref());
        if columns == 0 || rows < 2 || columns > 99 || rows > 99 || columns * rows > HEXES {
            let message = Text::key("map-too-large").with("most", HEXES as u32);
            return sheet.wrong(file.columns.span().start, message);
        }
        let lengths: Vec<usize> = (0..columns).map(|column| rows - column % 2).collect();
        let mut map = Map::bare(Grid::of_columns(&lengths));
        map.read_ground(&sheet, &file.hexes)?;
        map.front = map.read_chain(&sheet, "front", &file.front)?;
        map.sources = BySeat([
            map.read_hexes(&sheet, &file.sources.german)?,
            map.read_hexes(&sheet, &file.sources.french)?,
        ]);
        for data in file.zone {
            let hexes = map.read_hexes(&sheet, &data.hexes)?;
            if hexes.is_empty() {
                return sheet
                    .wrong(data.hexes.span().start, Text::key("map-empty-zone").with("zone", data.id));
            }
            map.zones.push(Zone { id: data.id, hexes });
        }
        map.road = Courses::along(&map, &sheet, file.road)?;
        map.rail = Courses::along(&map, &sheet, file.railway)?;
        map.river = Courses::between(&map, &sheet, file.river)?;
        map.stream = Courses::between(&map, &sheet, file.stream)?;
        let bridges = file.bridge.into_iter().map(|data| map.read_bridge(&sheet, data));
        map.bridge = Courses::of(&map, bridges)?;
        for hex in 0..map.hexes {
            // A bridge opens the side that the river closes.
            map.river[hex] &= !map.bridge[hex];
        }
        map.divide(&sheet, &file.front)?;
        map.check_water(&sheet, file.columns.span().start)?;
        for list in [&file.sources.german, &file.sources.french] {
            for (word, at) in sheet.words(list) {
                let hex = map.read_hex(&sheet, word, at)?;
                let edge = map.near[hex.index()].contains(&Hex::NONE);
                if !edge || map.road[hex.index()] == 0 {
                    return sheet.wrong(at, Text::key("map-source").with("found", word));
                }
            }
        }
        map.weigh(tables);
        Ok(map)
    }

    fn bare(grid: Grid) -> Map {
        let hexes = grid.len();
        Map {
            plan: Plan::of(grid),
            ground: vec![0; hexes],
            names: vec![None; hexes],
            sources_of: vec![Source::Drawn; hexes],
            cost: vec![0; hexes],
            strategic: vec![0; hexes],
            strategic_road: vec![1; hexes],
            assault: vec![0; hexes],
            barrage: vec![0; hexes],
            ..Map::default()
        }
    }

    /// The row of a hex as it is printed, from 1 in the north.
    pub fn row(&self, hex: Hex) -> u8 {
        (self.place[hex.index()].1 / 2 + 1) as u8
    }

    /// Whether a hex lies south of the front: on the right bank beyond it, on the left bank farther south in its column,
    /// if the front crosses it (3.1, r.left-bank).
    pub fn is_behind_the_front(&self, hex: Hex) -> bool {
        if self.right_bank.has(hex.index()) {
            return !self.german.has(hex.index()) && !self.front.contains(&hex);
        }
        let (column, down) = self.place[hex.index()];
        let line = self.front.iter().map(|front| self.place[front.index()]).filter(|at| at.0 == column);
        line.map(|at| at.1).max().is_some_and(|front| front < down)
    }

    /// Whether any of these grounds is there.
    pub fn is(&self, hex: Hex, grounds: u8) -> bool {
        self.ground[hex.index()] & grounds != 0
    }

    /// The zone of this name.
    pub fn zone(&self, id: &str) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.id == id)
    }

    // --- Reading.

    /// A line a hex: number, grounds, source, name.
    fn read_ground(&mut self, sheet: &DataFile, hexes: &Spanned<String>) -> Result<(), PackError> {
        let (text, start) = sheet.source(hexes);
        let mut seen = Hexes::default();
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.trim().starts_with('#')) {
            let place = |word: &str| start + (word.as_ptr() as usize - text.as_ptr() as usize);
            let mut words = line.split_whitespace();
            let (Some(name), Some(grounds), Some(source)) = (words.next(), words.next(), words.next()) else {
                return sheet.wrong(place(line.trim()), Text::key("map-line"));
            };
            let hex = self.read_hex(sheet, name, place(name))?;
            if seen.has(hex.index()) {
                return sheet.wrong(place(name), Text::key("map-hex-twice").with("found", name));
            }
            seen.add(hex.index());
            let mut bits = 0;
            for word in grounds.split('+').filter(|word| *word != "open") {
                match ground::NAMES.iter().position(|known| *known == word) {
                    Some(bit) => bits |= 1 << bit,
                    None => {
                        let known = ground::NAMES.join(", ");
                        let message = Text::key("map-no-ground").with("found", word).with("known", known);
                        return sheet.wrong(place(word), message);
                    }
                }
            }
            let Some(known) = Source::named(source) else {
                let message = Text::key("map-no-source").with("found", source);
                return sheet.wrong(place(source), message.with("known", Source::names()));
            };
            self.ground[hex.index()] = bits;
            self.sources_of[hex.index()] = known;
            let rest = words.next().map(|first| text[place(first) - start..].lines().next().unwrap_or(first));
            self.names[hex.index()] = rest.map(|name| name.trim().to_string());
        }
        let having = |bit: u8| self.all().filter(|hex| self.is(*hex, bit)).collect::<Vec<_>>();
        (self.towns, self.city, self.forts) =
            (having(ground::TOWN), having(ground::CITY), having(ground::FORT));
        let within_two = |fort: &Hex| {
            let second = self.beside(*fort).flat_map(|near| self.beside(near));
            second.map(Hex::index).collect()
        };
        self.fort_guns = self.forts.iter().map(within_two).collect();
        Ok(())
    }

    /// A bridge stands where the Meuse runs.
    fn read_bridge(&self, sheet: &DataFile, data: BridgeData) -> Result<Course, PackError> {
        let sides = SidesData { name: data.name, sides: data.side, source: data.source };
        let course = sides.read(self, sheet)?;
        if course.pairs.iter().any(|&(a, b)| self.river[a.index()] & self.side_bit(a, b) == 0) {
            return sheet.wrong(course.at, Text::key("map-bridge-nowhere"));
        }
        Ok(course)
    }

    /// The banks of the Meuse, and what lies north of the front.
    fn divide(&mut self, sheet: &DataFile, front: &Spanned<String>) -> Result<(), PackError> {
        let at = front.span().start;
        let Some(&first) = self.front.first() else {
            return sheet.wrong(at, Text::key("map-no-front"));
        };
        if let Some(hex) = self.front.iter().find(|hex| !self.is(**hex, ground::TRENCH)) {
            return sheet.wrong(at, Text::key("map-front-trench").with("hex", self.name(*hex)));
        }
        self.right_bank = self.flood([first], |hex, side| {
            (self.river[hex.index()] | self.bridge[hex.index()]) & 1 << side == 0
        });
        let line: Hexes = self.front.iter().map(|hex| hex.index()).collect();
        let Some(&north) = self.sources.0[0].first() else {
            return sheet.wrong(at, Text::key("map-no-front"));
        };
        let german = self.flood([north], |hex, side| {
            let near = self.near[hex.index()][side];
            self.river[hex.index()] & 1 << side == 0 && !line.has(near.index())
        });
        if self.sources.0[1].iter().any(|hex| german.has(hex.index())) {
            return sheet.wrong(at, Text::key("map-front-open"));
        }
        self.german = german;
        Ok(())
    }

    /// Roads and railways cross the Meuse by bridges alone, and the Meuse parts the board (r.left-bank).
    fn check_water(&self, sheet: &DataFile, start: usize) -> Result<(), PackError> {
        for course in self.road.all.iter().chain(&self.rail.all) {
            for &(a, b) in &course.pairs {
                if self.river[a.index()] & self.side_bit(a, b) != 0 {
                    let message = Text::key("map-over-river").with("name", course.name.as_str());
                    return sheet
                        .wrong(course.at, message.with("from", self.name(a)).with("to", self.name(b)));
                }
            }
        }
        for &(a, b) in self.river.all.iter().flat_map(|course| &course.pairs) {
            if self.right_bank.has(a.index()) == self.right_bank.has(b.index()) {
                let message = Text::key("map-river-gap").with("from", self.name(a)).with("to", self.name(b));
                return sheet.wrong(start, message);
            }
        }
        Ok(())
    }

    /// What the ground of each hex costs and shifts: all that is there adds up (11).
    fn weigh(&mut self, tables: &Tables) {
        // Trenches and forts lie on some other ground, and their points come on top.
        const ON_TOP: u8 = ground::TRENCH | ground::FORT;
        for hex in 0..self.hexes {
            let here = |bit: usize| self.ground[hex] & 1 << bit != 0;
            let grounds =
                || (0..ground::NAMES.len()).filter(|bit| here(*bit)).map(|bit| &tables.terrain[bit]);
            let open = if self.ground[hex] & !ON_TOP == 0 { tables.open } else { 0 };
            self.cost[hex] = open + grounds().map(|terrain| terrain.cost).sum::<u8>();
            let strategic = grounds().map(|terrain| terrain.strategic.unwrap_or(terrain.cost)).sum::<u8>();
            self.strategic[hex] = 2 * (open + strategic);
            let towns = grounds().filter_map(|terrain| terrain.strategic).sum::<u8>();
            self.strategic_road[hex] = (2 * towns).max(1);
            // What a fort is worth ends with its garrison (14.81).
            let walls = if self.ground[hex] & ground::FORT != 0 { tables.walls() } else { 0 };
            self.assault[hex] = grounds().map(|terrain| terrain.assault).sum::<i8>() - walls;
            self.barrage[hex] = grounds().map(|terrain| terrain.barrage).sum();
        }
    }
}
