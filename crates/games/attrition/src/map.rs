//! The map: 27 regions, their nations and industry, and the paths between them (2.1).

use contract::{Bilingual, BySeat, DataFile, Pack, PackError, Seat};
use serde::{Deserialize, Serialize};
use serde_spanned::Spanned;
use table::{Measure, Reconstruction, Text};

use crate::decision::Subject;
use crate::tables::{
    AUTUMN_1918, Arm, CENTRAL, CLASSES, Card, Class, ENTENTE, Nation, SPRING_1914, same, year,
};

/// A region: a place in the list of [`Region::IDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Region(pub u8);

/// Whether a region is a capital (2.1.2).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Capital,
    Territory,
}

/// Lists the regions (2.1.1, 2.1.2): each with its stable name, the nation whose flag it bears, and what it is.
macro_rules! regions {
    ($($region:ident: $id:literal, $nation:ident, $kind:ident;)+) => {
        const TABLE: &[(&str, Nation, Kind)] = &[$(($id, Nation::$nation, Kind::$kind)),+];

        #[expect(missing_docs, reason = "regions name themselves")]
        impl Region {
            $(pub const $region: Region = Region::named($id);)+
            /// The stable names, as used in notation and data.
            pub const IDS: [&'static str; REGIONS] = [$($id),+];
        }
    };
}

regions! {
    LONDON: "London", Britain, Capital;
    ALEXANDRIA: "Alexandria", Britain, Capital;
    PARIS: "Paris", France, Capital;
    BELGIUM: "Belgium", France, Territory;
    PETROGRAD: "Petrograd", Russia, Capital;
    MOSCOW: "Moscow", Russia, Territory;
    BALTICS: "Baltics", Russia, Territory;
    POLAND: "Poland", Russia, Territory;
    KIEV: "Kiev", Russia, Territory;
    UKRAINE: "Ukraine", Russia, Territory;
    CAUCASUS: "Caucasus", Russia, Territory;
    BELGRADE: "Belgrade", Serbia, Capital;
    ROME: "Rome", Italy, Capital;
    NORTHERN_ITALY: "NorthernItaly", Italy, Territory;
    SALONICA: "Salonica", Greece, Capital;
    BUCHAREST: "Bucharest", Romania, Capital;
    WASHINGTON: "Washington", Usa, Capital;
    SOUTHERN_STATES: "SouthernStates", Usa, Territory;
    BERLIN: "Berlin", Germany, Capital;
    RHINELAND: "Rhineland", Germany, Territory;
    VIENNA: "Vienna", AustriaHungary, Capital;
    HUNGARY: "Hungary", AustriaHungary, Territory;
    ISTANBUL: "Istanbul", Ottoman, Capital;
    ARMENIA: "Armenia", Ottoman, Territory;
    LEVANT: "Levant", Ottoman, Territory;
    SOFIA: "Sofia", Bulgaria, Capital;
    MEXICO_CITY: "MexicoCity", Mexico, Capital;
}

/// How many regions there are (2.1.1).
pub const REGIONS: usize = TABLE.len();

/// A set of regions, one bit each.
pub type Regions = u32;

impl Region {
    /// The region with this name, of which the table has one: else it does not compile.
    const fn named(id: &str) -> Region {
        let mut region = 0;
        while !same(TABLE[region].0, id) {
            region += 1;
        }
        Region(region as u8)
    }

    /// Every region.
    pub fn all() -> impl Iterator<Item = Region> {
        (0..REGIONS as u8).map(Region)
    }

    /// Its stable name.
    pub fn id(self) -> &'static str {
        Region::IDS[usize::from(self.0)]
    }

    /// The region with this name.
    pub fn of_id(id: &str) -> Option<Region> {
        Region::IDS.iter().position(|known| *known == id).map(|index| Region(index as u8))
    }

    /// Its bit in a set.
    pub const fn bit(self) -> Regions {
        1 << self.0
    }

    /// Its place in a list by region.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The nation whose flag it bears (2.1.2).
    pub const fn nation(self) -> Nation {
        TABLE[self.0 as usize].1
    }

    /// The side it is allied to, whoever controls it (2.1.2).
    pub fn allegiance(self) -> Seat {
        self.nation().side()
    }

    /// Whether it is a capital (2.1.2, 2.1.3).
    pub fn is_capital(self) -> bool {
        CAPITALS & self.bit() != 0
    }
}

/// The regions of a set, in order.
pub fn each(mut set: Regions) -> impl Iterator<Item = Region> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let region = Region(set.trailing_zeros() as u8);
            set &= set - 1;
            region
        })
    })
}

/// Everything that can be reached from `start` along `paths` through `allowed`, the start included.
pub(crate) fn flood(paths: &[Regions; REGIONS], start: Regions, allowed: Regions) -> Regions {
    let (mut seen, mut edge) = (start, start);
    while edge != 0 {
        let region = edge.trailing_zeros() as usize;
        edge &= edge - 1;
        let next = paths[region] & allowed & !seen;
        seen |= next;
        edge |= next;
    }
    seen
}

/// The capitals (2.1.2).
pub const CAPITALS: Regions = {
    let mut capitals = 0;
    let mut region = 0;
    while region < REGIONS {
        if matches!(TABLE[region].2, Kind::Capital) {
            capitals |= Region(region as u8).bit();
        }
        region += 1;
    }
    capitals
};

/// The regions of each nation (2.1.2).
const BY_NATION: [Regions; Nation::ALL.len()] = {
    let mut regions = [0; Nation::ALL.len()];
    let mut region = 0;
    while region < REGIONS as u8 {
        regions[Region(region).nation() as usize] |= Region(region).bit();
        region += 1;
    }
    regions
};

/// The regions allied to each side (2.1.2).
pub const ALLIED: BySeat<Regions> = {
    let mut allied = [0; 2];
    let mut nation = 0;
    while nation < Nation::ALL.len() {
        allied[Nation::ALL[nation].side() as usize] |= BY_NATION[nation];
        nation += 1;
    }
    BySeat(allied)
};

/// The nations at war from the start (3.1.2, 3.1.3).
pub const AT_WAR_AT_START: u16 = Nation::Germany.bit()
    | Nation::AustriaHungary.bit()
    | Nation::Russia.bit()
    | Nation::Britain.bit()
    | Nation::France.bit()
    | Nation::Serbia.bit();

/// The regions neutral at the start: those of all other nations (3.1.1).
pub const NEUTRAL_AT_START: Regions = {
    let mut neutral = 0;
    let mut nation = 0;
    while nation < Nation::ALL.len() {
        if AT_WAR_AT_START & Nation::ALL[nation].bit() == 0 {
            neutral |= BY_NATION[nation];
        }
        nation += 1;
    }
    neutral
};

/// The regions of a nation.
pub fn regions_of(nation: Nation) -> Regions {
    BY_NATION[nation as usize]
}

/// The regions where a nation's tiles are mobilised: its capitals, and Salonica for three nations (4.5, 4.9.1.1).
pub fn entries_of(nation: Nation) -> Regions {
    let own = regions_of(nation) & CAPITALS;
    if matches!(nation, Nation::Britain | Nation::France) { own | Region::SALONICA.bit() } else { own }
}

/// The first capital of a nation: its only one, but for the British.
pub fn capital_of(nation: Nation) -> Region {
    each(regions_of(nation) & CAPITALS).next().expect("every nation has a capital")
}

/// The regions of a set that meet a condition.
pub fn those(set: Regions, want: impl Fn(Region) -> bool) -> Regions {
    each(set).filter(|region| want(*region)).fold(0, |found, region| found | region.bit())
}

/// Every region.
pub const ALL_REGIONS: Regions = ALLIED.0[0] | ALLIED.0[1];

/// The Russian regions (4.3).
pub const RUSSIAN: Regions = BY_NATION[Nation::Russia as usize];

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Source {
    Text,
    Derived,
    Reconstructed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    region: Vec<RegionEntry>,
    path: Vec<PathEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionEntry {
    id: Spanned<String>,
    name: Bilingual,
    industry: Spanned<u8>,
    source: Spanned<Source>,
    why: Option<Bilingual>,
    x: f32,
    y: f32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PathEntry {
    between: Spanned<[String; 2]>,
    kind: PathKind,
    source: Spanned<Source>,
    why: Option<Bilingual>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum PathKind {
    Land,
    Sea,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ElitesFile {
    elite: Vec<EliteEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EliteEntry {
    tile: Spanned<String>,
    face: Spanned<u8>,
    source: Spanned<Source>,
    why: Option<Bilingual>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    card: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    code: Spanned<String>,
    year: Spanned<u16>,
}

/// A path between two regions, for drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PathInfo {
    /// Its ends.
    pub ends: [Region; 2],
    /// Whether it is a sea path.
    pub sea: bool,
    /// Whether it is our reconstruction.
    pub reconstructed: bool,
}

/// The map compiled from its data.
pub struct Map {
    /// The industry of each region (2.1.3).
    pub industry: [u8; REGIONS],
    /// The regions joined to each by a land path.
    pub land: [Regions; REGIONS],
    /// The regions joined to each by a sea path.
    pub sea: [Regions; REGIONS],
    /// The regions joined to each by a path of either kind.
    pub paths_of_both_kinds: [Regions; REGIONS],
    /// The special face of each class of tiles (10.5), 0 for none.
    pub special: [u8; CLASSES.len()],
    /// The first year each card may be played in (14.3).
    pub years: [u16; Card::COUNT],
    /// The names of the regions.
    pub names: Vec<Bilingual>,
    /// Where the regions are drawn.
    pub spots: [(f32, f32); REGIONS],
    /// The regions whose industry is our reconstruction.
    pub reconstructed: Regions,
    /// The paths, for drawing.
    pub paths: Vec<PathInfo>,
    /// What is reconstructed, each with its reason.
    pub notes: Vec<Reconstruction>,
}

const MAP_FILE: &str = "map.toml";
const ELITES_FILE: &str = "elites.toml";
const CARDS_FILE: &str = "cards.toml";

/// The data the game is played with unless a pack replaces it.
pub fn own_pack() -> Pack {
    Pack::new([
        (MAP_FILE, include_str!("../data/map.toml")),
        (ELITES_FILE, include_str!("../data/elites.toml")),
    ])
    .with_what_was_code(CARDS_FILE, include_str!("../data/cards.toml"))
}

impl Map {
    /// Reads and checks the data of a pack.
    pub fn read(pack: &Pack) -> Result<Map, PackError> {
        let (file, sheet): (MapFile, _) = DataFile::read(pack, MAP_FILE)?;
        let mut map = Map {
            industry: [0; REGIONS],
            land: [0; REGIONS],
            sea: [0; REGIONS],
            paths_of_both_kinds: [0; REGIONS],
            special: [0; CLASSES.len()],
            years: [0; Card::COUNT],
            names: vec![Bilingual::default(); REGIONS],
            spots: [(0.0, 0.0); REGIONS],
            reconstructed: 0,
            paths: Vec::new(),
            notes: Vec::new(),
        };
        map.read_regions(&sheet, file.region)?;
        map.read_paths(&sheet, file.path)?;
        for region in 0..REGIONS {
            map.paths_of_both_kinds[region] = map.land[region] | map.sea[region];
        }
        map.check_start(&sheet)?;
        map.notes.push(Reconstruction {
            what: Text::key("reconstructed-layout"),
            why: Text::key("after-geography"),
        });
        map.read_elites(pack)?;
        map.read_cards(pack)?;
        Ok(map)
    }

    fn read_regions(&mut self, sheet: &DataFile<'_>, entries: Vec<RegionEntry>) -> Result<(), PackError> {
        let mut seen: Regions = 0;
        for entry in entries {
            let at = entry.id.span().start;
            let Some(region) = Region::of_id(entry.id.get_ref()) else {
                let known = Region::IDS.join(", ");
                let unknown = Text::key("map-unknown-region").with("found", entry.id.get_ref().as_str());
                return sheet.wrong(at, unknown.with("known", known));
            };
            if seen & region.bit() != 0 {
                return sheet.wrong(at, Text::key("map-region-twice").with("found", region.id()));
            }
            seen |= region.bit();
            let industry = *entry.industry.get_ref();
            if industry > 9 {
                let at = entry.industry.span().start;
                return sheet.wrong(at, Text::key("map-industry").with("found", industry));
            }
            if let Some(why) = reason(sheet, &entry.source, entry.why.as_ref())? {
                self.reconstructed |= region.bit();
                let what = Text::key("reconstructed-industry").with("region", named(&entry.name));
                self.notes.push(Reconstruction { what: what.with("value", industry), why });
            }
            self.industry[region.index()] = industry;
            self.names[region.index()] = entry.name;
            self.spots[region.index()] = (entry.x, entry.y);
        }
        if let Some(missing) = Region::all().find(|region| seen & region.bit() == 0) {
            return sheet
                .wrong(sheet.text.len(), Text::key("map-missing-region").with("region", missing.id()));
        }
        Ok(())
    }

    fn read_paths(&mut self, sheet: &DataFile<'_>, entries: Vec<PathEntry>) -> Result<(), PackError> {
        for entry in entries {
            let at = entry.between.span().start;
            let [a, b] = entry.between.get_ref();
            let (Some(first), Some(second)) = (Region::of_id(a), Region::of_id(b)) else {
                let unknown = if Region::of_id(a).is_none() { a } else { b };
                return sheet.wrong(at, Text::key("map-path-end").with("found", unknown.as_str()));
            };
            if first == second {
                return sheet.wrong(at, Text::key("map-path-loop").with("region", a.as_str()));
            }
            let sea = entry.kind == PathKind::Sea;
            let lists = if sea { &mut self.sea } else { &mut self.land };
            if lists[first.index()] & second.bit() != 0 {
                let twice = Text::key("map-path-twice").with("from", a.as_str()).with("to", b.as_str());
                return sheet.wrong(at, twice);
            }
            lists[first.index()] |= second.bit();
            lists[second.index()] |= first.bit();
            let why = reason(sheet, &entry.source, entry.why.as_ref())?;
            self.paths.push(PathInfo { ends: [first, second], sea, reconstructed: why.is_some() });
            if let Some(why) = why {
                let [from, to] = [first, second].map(|end| named(&self.names[end.index()]));
                let what = Text::key("reconstructed-path").with("from", from).with("to", to);
                self.notes.push(Reconstruction { what, why });
            }
        }
        Ok(())
    }

    /// The start of the game has 7 and 12 points of industry (3.8), whatever the map.
    fn check_start(&self, sheet: &DataFile<'_>) -> Result<(), PackError> {
        for (side, expected) in [(CENTRAL, 7), (ENTENTE, 12)] {
            let owned = ALLIED[side] & !NEUTRAL_AT_START;
            let sum: u8 = each(owned).map(|region| self.industry[region.index()]).sum();
            if sum != expected {
                let names: Vec<&str> = each(owned).map(Region::id).collect();
                let message =
                    Text::key("map-start-industry").with("regions", names.join(", ")).with("sum", sum);
                return sheet.wrong(0, message.with("expected", expected));
            }
        }
        Ok(())
    }

    fn read_elites(&mut self, pack: &Pack) -> Result<(), PackError> {
        let (file, sheet): (ElitesFile, _) = DataFile::read(pack, ELITES_FILE)?;
        let mut left: Vec<Class> = Class::all().filter(|class| class.arm().is_elite()).collect();
        for entry in &file.elite {
            let code = |class: &Class| class.info().code;
            let class = take(&sheet, &entry.tile, &mut left, code, "map-unknown-elite")?;
            let face = *entry.face.get_ref();
            if !(4..=6).contains(&face) {
                return sheet.wrong(entry.face.span().start, Text::key("map-elite-face").with("found", face));
            }
            self.special[usize::from(class.0)] = face;
            if let Some(why) = reason(&sheet, &entry.source, entry.why.as_ref())? {
                let what = Text::key("reconstructed-face").with("tile", class.text()).with("face", face);
                self.notes.push(Reconstruction { what, why });
            }
        }
        match left.first() {
            Some(missing) => sheet
                .wrong(sheet.text.len(), Text::key("map-missing-elite").with("tile", missing.info().code)),
            None => Ok(()),
        }
    }

    /// The years of the cards (14.3), each card once.
    fn read_cards(&mut self, pack: &Pack) -> Result<(), PackError> {
        let (file, sheet): (CardsFile, _) = DataFile::read(pack, CARDS_FILE)?;
        let mut left: Vec<Card> = Card::all().collect();
        for entry in &file.card {
            let card = take(&sheet, &entry.code, &mut left, |card| card.info().code, "map-unknown-card")?;
            let played = year(SPRING_1914)..=year(AUTUMN_1918);
            let found = *entry.year.get_ref();
            if !played.contains(&found) {
                let message = Text::key("map-card-year").with("found", found.to_string());
                let message = message.with("first", played.start().to_string());
                return sheet.wrong(entry.year.span().start, message.with("last", played.end().to_string()));
            }
            self.years[card.index()] = found;
        }
        match left.first() {
            Some(missing) => {
                sheet.wrong(sheet.text.len(), Text::key("map-missing-card").with("card", missing.info().code))
            }
            None => Ok(()),
        }
    }

    /// The shortest way between two regions by paths of both kinds.
    pub(crate) fn measure(&self, from: Subject, to: Subject) -> Option<Measure> {
        let (Subject::Region(from), Subject::Region(to)) = (from, to) else { return None };
        if from == to {
            return None;
        }
        let mut before: [Option<Region>; REGIONS] = [None; REGIONS];
        let (mut reached, mut edge) = (from.bit(), vec![from]);
        while reached & to.bit() == 0 && !edge.is_empty() {
            let mut next = Vec::new();
            for region in edge {
                for neighbour in each(self.paths_of_both_kinds[region.index()] & !reached) {
                    reached |= neighbour.bit();
                    before[neighbour.index()] = Some(region);
                    next.push(neighbour);
                }
            }
            edge = next;
        }
        let mut way = vec![to];
        while let Some(region) = before[way[way.len() - 1].index()] {
            way.push(region);
        }
        way.reverse();
        let by_sea = way.windows(2).any(|step| self.land[step[0].index()] & step[1].bit() == 0);
        let key = if by_sea { "measure-sea" } else { "measure-land" };
        let distance = Text::key(key)
            .with("from", self.name(from))
            .with("to", self.name(to))
            .with("count", way.len() - 1);
        Some(Measure {
            notes: vec![distance],
            places: way.into_iter().map(|region| region.id().to_string()).collect(),
        })
    }

    /// The name of a region.
    pub fn name(&self, region: Region) -> Text {
        named(&self.names[region.index()])
    }
}

/// Takes the thing that an entry names out of those that are still to come.
fn take<T>(
    sheet: &DataFile<'_>,
    named: &Spanned<String>,
    left: &mut Vec<T>,
    code: impl Fn(&T) -> &'static str,
    unknown: &'static str,
) -> Result<T, PackError> {
    let found = named.get_ref().as_str();
    if let Some(place) = left.iter().position(|thing| code(thing) == found) {
        return Ok(left.remove(place));
    }
    let left: Vec<&str> = left.iter().map(code).collect();
    let message = match left[..] {
        [] => Text::key("map-one-too-many").with("found", found),
        _ => Text::key(unknown).with("found", found).with("left", left.join(", ")),
    };
    sheet.wrong(named.span().start, message)
}

/// The reason given for a reconstructed value; it must have one, and only it.
fn reason(
    sheet: &DataFile<'_>,
    source: &Spanned<Source>,
    why: Option<&Bilingual>,
) -> Result<Option<Text>, PackError> {
    let at = source.span().start;
    match (source.get_ref(), why) {
        (Source::Reconstructed, Some(why)) => Ok(Some(named(why))),
        (Source::Reconstructed, None) => sheet.wrong(at, Text::key("map-why-missing")),
        (_, None) => Ok(None),
        (_, Some(_)) => sheet.wrong(at, Text::key("map-why-idle")),
    }
}

fn named(name: &Bilingual) -> Text {
    Text::Named { fr: name.fr.clone(), en: name.en.clone() }
}

impl Class {
    /// Its name.
    pub fn text(self) -> Text {
        match self.nation() {
            Some(nation) => {
                let arm = match self.arm() {
                    Arm::Infantry => "infantry",
                    Arm::Artillery => "artillery",
                    Arm::Aircraft => "aircraft",
                    Arm::Tank => "tank",
                    Arm::Stormtrooper => "stormtroopers",
                    Arm::Jagdkommando => "jagdkommandos",
                    Arm::Colonial if nation == Nation::France => "tirailleurs",
                    Arm::Colonial | Arm::Decoy => "marines",
                };
                let text = Text::key(format!("tile-{arm}")).with("nation", nation.code());
                // The three German Stormtroopers differ in their special faces.
                match self.info().code.strip_prefix("ge.storm") {
                    Some(rank) => text.with("rank", rank.parse::<u8>().unwrap_or_default()),
                    None if arm == "stormtroopers" => text.with("rank", 0),
                    None => text,
                }
            }
            None => Text::key("tile-decoy"),
        }
    }
}
