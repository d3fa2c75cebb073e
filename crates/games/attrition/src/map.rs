//! The map: 27 regions, their nations and industry, and the paths between them (2.1).

use std::collections::BTreeMap;

use contract::{Bilingual, BySeat, Pack, PackError, Seat};
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

/// The regions by their stable names, with the nation whose flag each bears (2.1.1, 2.1.2).
const TABLE: &[(&str, Nation)] = {
    use Nation::*;
    &[
        ("London", Britain),
        ("Alexandria", Britain),
        ("Paris", France),
        ("Belgium", France),
        ("Petrograd", Russia),
        ("Moscow", Russia),
        ("Baltics", Russia),
        ("Poland", Russia),
        ("Kiev", Russia),
        ("Ukraine", Russia),
        ("Caucasus", Russia),
        ("Belgrade", Serbia),
        ("Rome", Italy),
        ("NorthernItaly", Italy),
        ("Salonica", Greece),
        ("Bucharest", Romania),
        ("Washington", Usa),
        ("SouthernStates", Usa),
        ("Berlin", Germany),
        ("Rhineland", Germany),
        ("Vienna", AustriaHungary),
        ("Hungary", AustriaHungary),
        ("Istanbul", Ottoman),
        ("Armenia", Ottoman),
        ("Levant", Ottoman),
        ("Sofia", Bulgaria),
        ("MexicoCity", Mexico),
    ]
};

/// How many regions there are (2.1.1).
pub const REGIONS: usize = TABLE.len();

/// A set of regions, one bit each.
pub type Regions = u32;

#[expect(missing_docs, reason = "regions name themselves")]
impl Region {
    pub const LONDON: Region = Region::named("London");
    pub const ALEXANDRIA: Region = Region::named("Alexandria");
    pub const PARIS: Region = Region::named("Paris");
    pub const BELGIUM: Region = Region::named("Belgium");
    pub const PETROGRAD: Region = Region::named("Petrograd");
    pub const MOSCOW: Region = Region::named("Moscow");
    pub const BALTICS: Region = Region::named("Baltics");
    pub const POLAND: Region = Region::named("Poland");
    pub const KIEV: Region = Region::named("Kiev");
    pub const UKRAINE: Region = Region::named("Ukraine");
    pub const CAUCASUS: Region = Region::named("Caucasus");
    pub const BELGRADE: Region = Region::named("Belgrade");
    pub const ROME: Region = Region::named("Rome");
    pub const NORTHERN_ITALY: Region = Region::named("NorthernItaly");
    pub const SALONICA: Region = Region::named("Salonica");
    pub const BUCHAREST: Region = Region::named("Bucharest");
    pub const WASHINGTON: Region = Region::named("Washington");
    pub const SOUTHERN_STATES: Region = Region::named("SouthernStates");
    pub const BERLIN: Region = Region::named("Berlin");
    pub const RHINELAND: Region = Region::named("Rhineland");
    pub const VIENNA: Region = Region::named("Vienna");
    pub const HUNGARY: Region = Region::named("Hungary");
    pub const ISTANBUL: Region = Region::named("Istanbul");
    pub const ARMENIA: Region = Region::named("Armenia");
    pub const LEVANT: Region = Region::named("Levant");
    pub const SOFIA: Region = Region::named("Sofia");
    pub const MEXICO_CITY: Region = Region::named("MexicoCity");
}

impl Region {
    /// The stable names, as used in notation and data.
    pub const IDS: [&'static str; REGIONS] = {
        let mut ids = [""; REGIONS];
        let mut region = 0;
        while region < REGIONS {
            ids[region] = TABLE[region].0;
            region += 1;
        }
        ids
    };

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

const fn set(regions: &[Region]) -> Regions {
    let mut bits = 0;
    let mut i = 0;
    while i < regions.len() {
        bits |= regions[i].bit();
        i += 1;
    }
    bits
}

/// The capitals (2.1.2).
pub const CAPITALS: Regions = set(&[
    Region::LONDON,
    Region::ALEXANDRIA,
    Region::PARIS,
    Region::PETROGRAD,
    Region::BELGRADE,
    Region::ROME,
    Region::SALONICA,
    Region::BUCHAREST,
    Region::WASHINGTON,
    Region::BERLIN,
    Region::VIENNA,
    Region::ISTANBUL,
    Region::SOFIA,
    Region::MEXICO_CITY,
]);

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

/// The regions neutral at the start (3.1.1).
pub const NEUTRAL_AT_START: Regions = set(&[
    Region::WASHINGTON,
    Region::SOUTHERN_STATES,
    Region::MEXICO_CITY,
    Region::NORTHERN_ITALY,
    Region::ROME,
    Region::SALONICA,
    Region::SOFIA,
    Region::BUCHAREST,
    Region::ISTANBUL,
    Region::ARMENIA,
    Region::LEVANT,
]);

/// The nations at war from the start (3.1.2, 3.1.3).
pub const AT_WAR_AT_START: u16 = Nation::Germany.bit()
    | Nation::AustriaHungary.bit()
    | Nation::Russia.bit()
    | Nation::Britain.bit()
    | Nation::France.bit()
    | Nation::Serbia.bit();

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
        let text = pack.file(MAP_FILE)?;
        let file: MapFile =
            toml::from_str(text).map_err(|error| PackError::of_toml(MAP_FILE, text, &error))?;
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
        map.read_regions(text, file.region)?;
        map.read_paths(text, file.path)?;
        for region in 0..REGIONS {
            map.paths_of_both_kinds[region] = map.land[region] | map.sea[region];
        }
        map.check_start(text)?;
        map.notes.push(Reconstruction {
            what: Text::key("reconstructed-layout"),
            why: Text::key("after-geography"),
        });
        map.read_elites(pack)?;
        map.read_cards(pack)?;
        Ok(map)
    }

    fn read_regions(&mut self, text: &str, entries: Vec<RegionEntry>) -> Result<(), PackError> {
        let fault = |at: usize, message: Text| Err(PackError::at(MAP_FILE, text, at, message));
        let mut seen: Regions = 0;
        for entry in entries {
            let at = entry.id.span().start;
            let Some(region) = Region::of_id(entry.id.get_ref()) else {
                let known = Region::IDS.join(", ");
                let unknown = Text::key("map-unknown-region").with("found", entry.id.get_ref().as_str());
                return fault(at, unknown.with("known", known));
            };
            if seen & region.bit() != 0 {
                return fault(at, Text::key("map-region-twice").with("found", region.id()));
            }
            seen |= region.bit();
            let industry = *entry.industry.get_ref();
            if industry > 9 {
                let at = entry.industry.span().start;
                return fault(at, Text::key("map-industry").with("found", industry));
            }
            if let Some(why) = reason(*entry.source.get_ref(), entry.why.as_ref())
                .map_err(|message| PackError::at(MAP_FILE, text, entry.source.span().start, message))?
            {
                self.reconstructed |= region.bit();
                let what = Text::key("reconstructed-industry").with("region", named(&entry.name));
                self.notes.push(Reconstruction { what: what.with("value", industry), why });
            }
            self.industry[region.index()] = industry;
            self.names[region.index()] = entry.name;
            self.spots[region.index()] = (entry.x, entry.y);
        }
        if let Some(missing) = Region::all().find(|region| seen & region.bit() == 0) {
            return fault(text.len(), Text::key("map-missing-region").with("region", missing.id()));
        }
        Ok(())
    }

    fn read_paths(&mut self, text: &str, entries: Vec<PathEntry>) -> Result<(), PackError> {
        let fault = |at: usize, message: Text| Err(PackError::at(MAP_FILE, text, at, message));
        for entry in entries {
            let at = entry.between.span().start;
            let [a, b] = entry.between.get_ref();
            let (Some(first), Some(second)) = (Region::of_id(a), Region::of_id(b)) else {
                let unknown = if Region::of_id(a).is_none() { a } else { b };
                return fault(at, Text::key("map-path-end").with("found", unknown.as_str()));
            };
            if first == second {
                return fault(at, Text::key("map-path-loop").with("region", a.as_str()));
            }
            let sea = entry.kind == PathKind::Sea;
            let lists = if sea { &mut self.sea } else { &mut self.land };
            if lists[first.index()] & second.bit() != 0 {
                return fault(
                    at,
                    Text::key("map-path-twice").with("from", a.as_str()).with("to", b.as_str()),
                );
            }
            lists[first.index()] |= second.bit();
            lists[second.index()] |= first.bit();
            let why = reason(*entry.source.get_ref(), entry.why.as_ref())
                .map_err(|message| PackError::at(MAP_FILE, text, entry.source.span().start, message))?;
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
    fn check_start(&self, text: &str) -> Result<(), PackError> {
        for (side, expected) in [(CENTRAL, 7), (ENTENTE, 12)] {
            let owned = ALLIED[side] & !NEUTRAL_AT_START;
            let sum: u8 = each(owned).map(|region| self.industry[region.index()]).sum();
            if sum != expected {
                let names: Vec<&str> = each(owned).map(Region::id).collect();
                let message =
                    Text::key("map-start-industry").with("regions", names.join(", ")).with("sum", sum);
                return Err(PackError::at(MAP_FILE, text, 0, message.with("expected", expected)));
            }
        }
        Ok(())
    }

    fn read_elites(&mut self, pack: &Pack) -> Result<(), PackError> {
        let text = pack.file(ELITES_FILE)?;
        let fault = |at: usize, message: Text| Err(PackError::at(ELITES_FILE, text, at, message));
        let file: ElitesFile =
            toml::from_str(text).map_err(|error| PackError::of_toml(ELITES_FILE, text, &error))?;
        let mut elites: BTreeMap<Class, &str> = (0..CLASSES.len() as u8)
            .map(Class)
            .filter(|class| class.arm().is_elite())
            .map(|class| (class, class.info().code))
            .collect();
        for entry in &file.elite {
            let at = entry.tile.span().start;
            let class = Class::of_code(entry.tile.get_ref()).filter(|class| elites.remove(class).is_some());
            let Some(class) = class else {
                let left: Vec<&str> = elites.values().copied().collect();
                return fault(at, one_too_many("map-unknown-elite", entry.tile.get_ref(), &left));
            };
            let face = *entry.face.get_ref();
            if !(4..=6).contains(&face) {
                return fault(entry.face.span().start, Text::key("map-elite-face").with("found", face));
            }
            self.special[usize::from(class.0)] = face;
            if let Some(why) = reason(*entry.source.get_ref(), entry.why.as_ref())
                .map_err(|message| PackError::at(ELITES_FILE, text, entry.source.span().start, message))?
            {
                let what = Text::key("reconstructed-face").with("tile", class.text()).with("face", face);
                self.notes.push(Reconstruction { what, why });
            }
        }
        if let Some(missing) = elites.values().next() {
            return fault(text.len(), Text::key("map-missing-elite").with("tile", *missing));
        }
        Ok(())
    }

    /// The years of the cards (14.3), each card once.
    fn read_cards(&mut self, pack: &Pack) -> Result<(), PackError> {
        let text = pack.file(CARDS_FILE)?;
        let fault = |at: usize, message: Text| Err(PackError::at(CARDS_FILE, text, at, message));
        let file: CardsFile =
            toml::from_str(text).map_err(|error| PackError::of_toml(CARDS_FILE, text, &error))?;
        let mut left: Vec<Card> = Card::all().collect();
        for entry in &file.card {
            let code = entry.code.get_ref().as_str();
            let Some(place) = left.iter().position(|card| card.info().code == code) else {
                let left: Vec<&str> = left.iter().map(|card| card.info().code).collect();
                return fault(entry.code.span().start, one_too_many("map-unknown-card", code, &left));
            };
            let played = year(SPRING_1914)..=year(AUTUMN_1918);
            let found = *entry.year.get_ref();
            if !played.contains(&found) {
                let message = Text::key("map-card-year").with("found", found.to_string());
                let message = message.with("first", played.start().to_string());
                return fault(entry.year.span().start, message.with("last", played.end().to_string()));
            }
            self.years[left.remove(place).index()] = found;
        }
        match left.first() {
            Some(missing) => {
                fault(text.len(), Text::key("map-missing-card").with("card", missing.info().code))
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

/// Something that is not expected here, and what still is.
fn one_too_many(key: &'static str, found: &str, left: &[&str]) -> Text {
    match left {
        [] => Text::key("map-one-too-many").with("found", found),
        left => Text::key(key).with("found", found).with("left", left.join(", ")),
    }
}

/// The reason given for a reconstructed value; it must have one, and only it.
fn reason(source: Source, why: Option<&Bilingual>) -> Result<Option<Text>, Text> {
    match (source, why) {
        (Source::Reconstructed, Some(why)) => Ok(Some(named(why))),
        (Source::Reconstructed, None) => Err(Text::key("map-why-missing")),
        (_, None) => Ok(None),
        (_, Some(_)) => Err(Text::key("map-why-idle")),
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
