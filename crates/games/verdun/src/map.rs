//! The map, read from `data/map.toml`: grounds, roads, railways, the Meuse and its streams, where units begin.
//! `data/README.md` says how such a file is written.

use contract::{BySeat, DataFile, Pack, PackError};
use hexmap::{Grid, Set};
use serde::{Deserialize, Serialize};
use serde_spanned::Spanned;
use table::Text;

use crate::tables::{Source, Tables};

/// The most hexes a map can have.
pub const HEXES: usize = 768;

/// A set of hexes.
pub type Hexes = Set<{ HEXES / 64 }>;

/// A hex by its number, column after column from the north-west.
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

/// The six sides of a hex, clockwise from the north: columns to the right, half hexes down.
pub const SIDES: [(i32, i32); 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

/// The side across.
pub fn across(side: usize) -> usize {
    (side + 3) % 6
}

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

/// Something that runs along hexes or hexsides, as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// What it is called.
    pub name: String,
    /// The pairs of adjacent hexes it joins or parts.
    pub pairs: Vec<(Hex, Hex)>,
    /// Where we have it from.
    pub source: Source,
}

/// The map.
pub struct Map {
    /// The hexes and their numbers.
    pub grid: Grid,
    /// How many there are.
    pub hexes: usize,
    /// The neighbours of each hex by side; none off the board.
    pub near: Vec<[Hex; 6]>,
    /// The same as a set.
    pub around: Vec<Hexes>,
    /// Columns from the west and half hexes from the north.
    pub place: Vec<(i16, i16)>,
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
    /// The sides across which a road runs, one bit each.
    pub road: Vec<u8>,
    /// The sides across which a railway runs.
    pub rail: Vec<u8>,
    /// The sides that the Meuse closes.
    pub river: Vec<u8>,
    /// The sides with a stream.
    pub stream: Vec<u8>,
    /// The sides with a bridge over the Meuse.
    pub bridge: Vec<u8>,
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
    /// Roads, railways, river, streams and bridges, to be drawn.
    pub roads: Vec<Course>,
    /// Railways.
    pub rails: Vec<Course>,
    /// The Meuse.
    pub rivers: Vec<Course>,
    /// Streams.
    pub streams: Vec<Course>,
    /// Bridges.
    pub bridges: Vec<Course>,
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
        map.read_hexes(&sheet, &file.hexes)?;
        map.front = map.list(&sheet, &file.front)?;
        map.sources =
            BySeat([map.list(&sheet, &file.sources.german)?, map.list(&sheet, &file.sources.french)?]);
        for data in file.zone {
            let hexes = map.list(&sheet, &data.hexes)?;
            if hexes.is_empty() {
                return sheet
                    .wrong(data.hexes.span().start, Text::key("map-empty-zone").with("zone", data.id));
            }
            map.zones.push(Zone { id: data.id, hexes });
        }
        let mut tracks = Vec::new();
        for data in file.road {
            tracks.push(data.path.span().start);
            let course = map.path(&sheet, data)?;
            map.mark(|map| &mut map.road, &course);
            map.roads.push(course);
        }
        for data in file.railway {
            tracks.push(data.path.span().start);
            let course = map.path(&sheet, data)?;
            map.mark(|map| &mut map.rail, &course);
            map.rails.push(course);
        }
        for data in file.river {
            let course = map.sides(&sheet, data.name, &data.sides, data.source)?;
            map.mark(|map| &mut map.river, &course);
            map.rivers.push(course);
        }
        for data in file.stream {
            let course = map.sides(&sheet, data.name, &data.sides, data.source)?;
            map.mark(|map| &mut map.stream, &course);
            map.streams.push(course);
        }
        for data in file.bridge {
            let course = map.sides(&sheet, data.name, &data.side, data.source)?;
            for &(a, b) in &course.pairs {
                if map.river[a.index()] & map.side_bit(a, b) == 0 {
                    let (_, at) = sheet.source(&data.side);
                    return sheet.wrong(at, Text::key("map-bridge-nowhere"));
                }
            }
            map.mark(|map| &mut map.bridge, &course);
            map.bridges.push(course);
        }
        for hex in 0..map.hexes {
            // A bridge opens the side that the river closes.
            map.river[hex] &= !map.bridge[hex];
        }
        map.divide(&sheet, &file.front)?;
        map.check_water(&sheet, &tracks, file.columns.span().start)?;
        for list in [&file.sources.german, &file.sources.french] {
            for (word, at) in sheet.words(list) {
                let hex = map.one(&sheet, word, at)?;
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
        let place: Vec<(i16, i16)> =
            (0..hexes).map(|hex| grid.place(hex)).map(|(x, y)| (x as i16, y as i16)).collect();
        let beside = |hex: usize| {
            let (x, y) = grid.place(hex);
            SIDES.map(|(dx, dy)| grid.at(x + dx, y + dy).map_or(Hex::NONE, |near| Hex(near as u16)))
        };
        let near: Vec<[Hex; 6]> = (0..hexes).map(beside).collect();
        let set = |near: &[Hex; 6]| near.iter().filter(|hex| hex.is_some()).map(|hex| hex.index()).collect();
        Map {
            around: near.iter().map(set).collect(),
            near,
            place,
            ground: vec![0; hexes],
            names: vec![None; hexes],
            sources_of: vec![Source::Drawn; hexes],
            cost: vec![0; hexes],
            strategic: vec![0; hexes],
            strategic_road: vec![1; hexes],
            assault: vec![0; hexes],
            barrage: vec![0; hexes],
            road: vec![0; hexes],
            rail: vec![0; hexes],
            river: vec![0; hexes],
            stream: vec![0; hexes],
            bridge: vec![0; hexes],
            front: Vec::new(),
            german: Hexes::default(),
            right_bank: Hexes::default(),
            sources: BySeat::default(),
            zones: Vec::new(),
            roads: Vec::new(),
            rails: Vec::new(),
            rivers: Vec::new(),
            streams: Vec::new(),
            bridges: Vec::new(),
            towns: Vec::new(),
            city: Vec::new(),
            forts: Vec::new(),
            fort_guns: Vec::new(),
            hexes,
            grid,
        }
    }

    /// The hex of this name.
    pub fn named(&self, name: &str) -> Option<Hex> {
        self.grid.named(name).map(|hex| Hex(hex as u16))
    }

    /// The number of a hex as it is printed.
    pub fn name(&self, hex: Hex) -> &str {
        self.grid.name(hex.index())
    }

    /// How many hexes lie between two, the second counted.
    pub fn distance(&self, a: Hex, b: Hex) -> u8 {
        let ((ax, ay), (bx, by)) = (self.place[a.index()], self.place[b.index()]);
        let (dx, dy) = ((ax - bx).abs(), (ay - by).abs());
        // A step to the side brings half a hex up or down with it.
        (dx + (dy - dx).max(0) / 2) as u8
    }

    /// The row of a hex as it is printed, from 1 in the north.
    pub fn row(&self, hex: Hex) -> u8 {
        (self.place[hex.index()].1 / 2 + 1) as u8
    }

    /// The side of `a` that `b` lies on, where they are adjacent.
    pub fn side(&self, a: Hex, b: Hex) -> Option<usize> {
        self.near[a.index()].iter().position(|near| *near == b)
    }

    fn side_bit(&self, a: Hex, b: Hex) -> u8 {
        self.side(a, b).map_or(0, |side| 1 << side)
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

    /// All hexes.
    pub fn all(&self) -> impl Iterator<Item = Hex> + use<> {
        (0..self.hexes as u16).map(Hex)
    }

    /// The hexes next to one.
    pub fn beside(&self, hex: Hex) -> impl Iterator<Item = Hex> + '_ {
        self.near[hex.index()].iter().copied().filter(|near| near.is_some())
    }

    /// The zone of this name.
    pub fn zone(&self, id: &str) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.id == id)
    }

    // --- Reading.

    fn one(&self, sheet: &DataFile, word: &str, at: usize) -> Result<Hex, PackError> {
        match self.named(word) {
            Some(hex) => Ok(hex),
            None => sheet.wrong(at, Text::key("map-no-hex").with("found", word)),
        }
    }

    fn list(&self, sheet: &DataFile, list: &Spanned<String>) -> Result<Vec<Hex>, PackError> {
        sheet.words(list).map(|(word, at)| self.one(sheet, word, at)).collect()
    }

    /// A line a hex: number, grounds, source, name.
    fn read_hexes(&mut self, sheet: &DataFile, hexes: &Spanned<String>) -> Result<(), PackError> {
        let (text, start) = sheet.source(hexes);
        let mut seen = Hexes::default();
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.trim().starts_with('#')) {
            let place = |word: &str| start + (word.as_ptr() as usize - text.as_ptr() as usize);
            let mut words = line.split_whitespace();
            let (Some(name), Some(grounds), Some(source)) = (words.next(), words.next(), words.next()) else {
                return sheet.wrong(place(line.trim()), Text::key("map-line"));
            };
            let hex = self.one(sheet, name, place(name))?;
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

    /// Hexes each next to the one before it.
    fn path(&self, sheet: &DataFile, data: PathData) -> Result<Course, PackError> {
        let mut pairs = Vec::new();
        let mut before: Option<Hex> = None;
        for (word, at) in sheet.words(&data.path) {
            let hex = self.one(sheet, word, at)?;
            if let Some(last) = before {
                if self.side(last, hex).is_none() {
                    let message = Text::key("map-not-adjacent").with("from", self.name(last));
                    return sheet.wrong(at, message.with("to", word).with("name", data.name));
                }
                pairs.push((last, hex));
            }
            before = Some(hex);
        }
        if pairs.is_empty() {
            return sheet.wrong(data.path.span().start, Text::key("map-no-path").with("name", data.name));
        }
        Ok(Course { name: data.name, pairs, source: data.source })
    }

    /// Hexsides written `a/b`.
    fn sides(
        &self,
        sheet: &DataFile,
        name: String,
        sides: &Spanned<String>,
        source: Source,
    ) -> Result<Course, PackError> {
        let mut pairs = Vec::new();
        for (word, at) in sheet.words(sides) {
            let Some((a, b)) = word.split_once('/') else {
                return sheet.wrong(at, Text::key("map-no-side").with("found", word));
            };
            let (a, b) = (self.one(sheet, a, at)?, self.one(sheet, b, at)?);
            if self.side(a, b).is_none() {
                let message = Text::key("map-not-adjacent").with("from", self.name(a));
                return sheet.wrong(at, message.with("to", self.name(b)).with("name", name));
            }
            pairs.push((a, b));
        }
        Ok(Course { name, pairs, source })
    }

    fn mark(&mut self, which: impl Fn(&mut Map) -> &mut Vec<u8>, course: &Course) {
        for &(a, b) in &course.pairs {
            let (there, back) = (self.side_bit(a, b), self.side_bit(b, a));
            let sides = which(self);
            sides[a.index()] |= there;
            sides[b.index()] |= back;
        }
    }

    /// The banks of the Meuse, and what lies north of the front.
    fn divide(&mut self, sheet: &DataFile, front: &Spanned<String>) -> Result<(), PackError> {
        let at = front.span().start;
        let Some(&first) = self.front.first() else {
            return sheet.wrong(at, Text::key("map-no-front"));
        };
        for (place, pair) in self.front.windows(2).enumerate() {
            if self.side(pair[0], pair[1]).is_none() {
                let at = sheet.words(front).nth(place + 1).map_or(at, |(_, at)| at);
                let message = Text::key("map-not-adjacent").with("from", self.name(pair[0]));
                return sheet.wrong(at, message.with("to", self.name(pair[1])).with("name", "front"));
            }
        }
        if let Some(hex) = self.front.iter().find(|hex| !self.is(**hex, ground::TRENCH)) {
            return sheet.wrong(at, Text::key("map-front-trench").with("hex", self.name(*hex)));
        }
        self.right_bank = self.flood(first, |map, hex, side| {
            (map.river[hex.index()] | map.bridge[hex.index()]) & 1 << side == 0
        });
        let line: Hexes = self.front.iter().map(|hex| hex.index()).collect();
        let Some(&north) = self.sources.0[0].first() else {
            return sheet.wrong(at, Text::key("map-no-front"));
        };
        let german = self.flood(north, |map, hex, side| {
            let near = map.near[hex.index()][side];
            map.river[hex.index()] & 1 << side == 0 && !line.has(near.index())
        });
        if self.sources.0[1].iter().any(|hex| german.has(hex.index())) {
            return sheet.wrong(at, Text::key("map-front-open"));
        }
        self.german = german;
        Ok(())
    }

    /// Roads and railways cross the Meuse by bridges alone, and the Meuse parts the board (r.left-bank). `tracks` says where
    /// each of them is written, roads first.
    fn check_water(&self, sheet: &DataFile, tracks: &[usize], start: usize) -> Result<(), PackError> {
        for (course, at) in self.roads.iter().chain(&self.rails).zip(tracks) {
            for &(a, b) in &course.pairs {
                if self.river[a.index()] & self.side_bit(a, b) != 0 {
                    let message = Text::key("map-over-river").with("name", course.name.as_str());
                    return sheet.wrong(*at, message.with("from", self.name(a)).with("to", self.name(b)));
                }
            }
        }
        for &(a, b) in self.rivers.iter().flat_map(|course| &course.pairs) {
            if self.right_bank.has(a.index()) == self.right_bank.has(b.index()) {
                let message = Text::key("map-river-gap").with("from", self.name(a)).with("to", self.name(b));
                return sheet.wrong(start, message);
            }
        }
        Ok(())
    }

    /// The hexes that can be reached from one, across these sides.
    fn flood(&self, from: Hex, open: impl Fn(&Map, Hex, usize) -> bool) -> Hexes {
        let mut reached: Hexes = [from.index()].into_iter().collect();
        let mut waiting = vec![from];
        while let Some(hex) = waiting.pop() {
            for side in 0..6 {
                let near = self.near[hex.index()][side];
                if near.is_some() && !reached.has(near.index()) && open(self, hex, side) {
                    reached.add(near.index());
                    waiting.push(near);
                }
            }
        }
        reached
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
            let walls = if here(5) { tables.terrain[5].assault } else { 0 };
            self.assault[hex] = grounds().map(|terrain| terrain.assault).sum::<i8>() - walls;
            self.barrage[hex] = grounds().map(|terrain| terrain.barrage).sum();
        }
    }
}
