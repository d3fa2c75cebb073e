//! A desk to try rules on: a table and units described by a text, decisions in notation, dice that show what
//! is wanted.
//!
//! A table is told in statements separated by semicolons, over 12 rows (A to L) of 18 clear hexes in 1917:
//!
//! - ground: `wood F05 F07-F09`, and so `broken`, `thicket`, `town`, `marsh`, `water`, `cliff`;
//! - heights and what was dug: `height-1 F05`, `works-2 F05`, `wire F05`; what the battle made: `craters
//!   F05`, `smoke-2 F05`;
//! - `road F05 F06 F07`, `rail F05 F06`; `ford F05/E05`, `river F05/E05`;
//! - `base-a L09`, `base-d A09`, `depot-a F05`; `zone-a I-L`, `zone-d A-E`; `brings-a guns gas`, `stock-a 3 0
//!   1`;
//! - `year 1914`, `turns 8`, `size 12x18`, `prize F05 3`, `held-d F05`, `base-worth 5`, `lead 2`.
//!
//! Units are told after commas, `a1 F06 3 ne cavalry wheeled ambush`: who (`a1` is the attacker's first, `d1`
//! the defender's), where, then in any order cohesion points, facing, class, vehicles, traits and marks
//! (`ambush`, `known`, `fresh`, `activated`, `moved`, `fought`, `struck`, `dismounted`), `of=4` for the points it began with
//! and `assaults=1` for those it has fought.

use der_des_ders::map::{Board, Cell, Hexes, River};
use der_des_ders::position::{Hand, each, side_of, slots_of};
use der_des_ders::scenario::{Army, Prize, Recruit, Scenario, own_rows};
use der_des_ders::units::{OF_A_SIDE, Slot};
use std::collections::BTreeSet;
use workbench::Bench;
// What nearly every test names.
pub use contract::{Dice, Generator, Journal, Lister, Onlooker, Rules, Seat, Setup};
pub use der_des_ders::map::{Ground, Hex};
pub use der_des_ders::position::{Phase, Position, Unit, mark, one, soil};
pub use der_des_ders::units::{Armour, Class, Fire, Traits};
pub use der_des_ders::{Decision, DerDesDers, Die, Event};
pub use table::{Language, Text};
pub use workbench::{Desk as _, key};

pub const ATTACKER: Seat = Seat::First;
pub const DEFENDER: Seat = Seat::Second;

/// The corners where somebody of either side waits, so that no turn ends by itself; woods keep them from
/// seeing anything.
const ELSEWHERE: &str = "a48 L01, d48 A18";
const CORNERS: &str = "wood K01 K02 L02 A17 B17 B18";

/// The sides of a hex, clockwise from the north-east.
pub const COMPASS: [&str; 6] = ["ne", "e", "se", "sw", "w", "nw"];

// --- Tables.

/// A hex of a table by its name.
fn hex_of(board: &Board, name: &str) -> Hex {
    let row = i32::from(name.as_bytes()[0]) - i32::from(b'A');
    let column: i32 = name[1..].parse().unwrap_or_else(|_| panic!("{name} is no hex"));
    board.at(row, column - 1).unwrap_or_else(|| panic!("{name} is off the table"))
}

/// A list of hexes: `F05`, `F05-F09`, rows `I-L`.
fn hexes_of(board: &Board, words: &[&str]) -> Vec<Hex> {
    let mut hexes = Vec::new();
    for word in words {
        let (from, to) = word.split_once('-').unwrap_or((word, word));
        let (from, to) = match (from.len(), to.len()) {
            (1, 1) => {
                (hex_of(board, &format!("{from}01")), hex_of(board, &format!("{to}{:02}", board.columns)))
            }
            _ => (hex_of(board, from), hex_of(board, to)),
        };
        assert!(from <= to, "{word}");
        hexes.extend((from.0..=to.0).map(Hex));
    }
    hexes
}

fn seat_of(word: &str) -> usize {
    match word.rsplit('-').next() {
        Some("a") => 0,
        Some("d") => 1,
        _ => panic!("{word}: whose?"),
    }
}

/// A table of its own: a battle without units, and what has been done to the ground since it began.
struct Laid {
    scenario: Scenario,
    soil: Vec<(Hex, u8)>,
}

fn side(name: &str, base: Hex, rows: std::ops::Range<usize>, columns: usize, facing: u8) -> Army {
    Army {
        name: Text::key(if facing == 0 { "attacker" } else { "defender" }),
        flag: name.to_string(),
        facing,
        bases: vec![base],
        zone: (rows.start * columns..rows.end * columns).collect(),
        units: Vec::new(),
        stock: [0; 3],
        brings: Vec::new(),
        levy: None,
    }
}

fn lay_out(text: &str) -> Laid {
    let statements: Vec<Vec<&str>> = text.split(';').map(|one| one.split_whitespace().collect()).collect();
    let size =
        statements.iter().find(|words| words.first() == Some(&"size")).map_or("12x18", |words| words[1]);
    let (rows, columns) = size.split_once('x').expect("rows x columns");
    let (rows, columns): (usize, usize) = (rows.parse().expect("rows"), columns.parse().expect("columns"));
    let board = Board::bare(rows, columns);
    let middle = columns as i32 / 2;
    let bases =
        [board.at(rows as i32 - 1, middle - 1), board.at(0, middle - 1)].map(|hex| hex.expect("a hex"));
    let mut scenario = Scenario {
        year: 1917,
        turns: 10,
        armies: [
            side("french", bases[0], own_rows(rows, 0), columns, 0),
            side("german", bases[1], own_rows(rows, 1), columns, 3),
        ],
        prizes: Vec::new(),
        base_worth: 5,
        lead: 0,
        brief: Vec::new(),
        reconstructed: Vec::new(),
        country: "temperate".to_string(),
        board,
    };
    let mut soil = Vec::new();
    for words in statements.iter().filter(|words| !words.is_empty()) {
        state(&mut scenario, &mut soil, words[0], &words[1..]);
    }
    Laid { scenario, soil }
}

/// One statement about a table.
fn state(scenario: &mut Scenario, soil: &mut Vec<(Hex, u8)>, what: &str, words: &[&str]) {
    let board = &mut scenario.board;
    let number = || words[0].parse::<u16>().unwrap_or_else(|_| panic!("{what} {words:?}"));
    let level = || what.rsplit('-').next().and_then(|digit| digit.parse::<u8>().ok()).expect("a level");
    let each = |board: &mut Board, change: &dyn Fn(&mut Cell)| {
        hexes_of(board, words).into_iter().for_each(|hex| change(&mut board.cells[hex.index()]));
    };
    if let Some(ground) = Ground::ALL.into_iter().find(|ground| ground.code() == what) {
        return each(board, &|cell| cell.ground = ground);
    }
    let path = |board: &Board| {
        let path: Vec<Hex> = words.iter().map(|word| hex_of(board, word)).collect();
        let pairs: Vec<(Hex, Hex)> = path.windows(2).map(|pair| (pair[0], pair[1])).collect();
        assert!(pairs.iter().all(|(one, two)| board.side_to(*one, *two).is_some()), "{what} {words:?}");
        pairs
    };
    let mut torn = |board: &Board, bits: u8| {
        soil.extend(hexes_of(board, words).into_iter().map(|hex| (hex, bits)));
    };
    match what {
        "height-0" | "height-1" | "height-2" => each(board, &|cell| cell.height = level()),
        "works-1" | "works-2" | "works-3" => each(board, &|cell| cell.works = level()),
        "wire" => each(board, &|cell| cell.wire = true),
        "road" => scenario.board.roads.extend(path(&scenario.board)),
        "rail" => scenario.board.rails.extend(path(&scenario.board)),
        "ford" | "river" => {
            for word in words {
                let (one, two) = word.split_once('/').expect("a/b");
                let banks = (hex_of(board, one), hex_of(board, two));
                assert!(board.side_to(banks.0, banks.1).is_some(), "{word}");
                board.rivers.push(River { banks, ford: what == "ford" });
            }
        }
        "craters" => torn(board, soil::CRATERS),
        "smoke-1" | "smoke-2" | "smoke-3" => torn(board, level() * soil::PUFF),
        "depot-a" | "depot-d" => torn(board, soil::DEPOT << seat_of(what)),
        "base-a" | "base-d" => scenario.armies[seat_of(what)].bases = hexes_of(board, words),
        "zone-a" | "zone-d" => {
            let zone: Hexes = hexes_of(board, words).into_iter().map(Hex::index).collect();
            scenario.armies[seat_of(what)].zone = zone;
        }
        "brings-a" | "brings-d" => {
            let fire = |word: &&str| Fire::ALL.into_iter().find(|fire| fire.code() == *word).expect("a fire");
            scenario.armies[seat_of(what)].brings = words.iter().map(fire).collect();
        }
        "stock-a" | "stock-d" => {
            let points = |at: usize| words[at].parse().expect("points");
            scenario.armies[seat_of(what)].stock = [points(0), points(1), points(2)];
        }
        "prize" => {
            let hex = hex_of(board, words[0]);
            let worth = [words[1].parse().expect("points"); 2];
            scenario.prizes.push(Prize { hex, name: Text::figure("prize"), worth, held: None });
        }
        "held-a" | "held-d" => {
            let hex = hex_of(board, words[0]);
            let prize = scenario.prizes.iter_mut().find(|prize| prize.hex == hex).expect("a prize there");
            prize.held = Some(seat_of(what) as u8);
        }
        "year" => scenario.year = number(),
        "turns" => scenario.turns = number() as u8,
        "base-worth" => scenario.base_worth = number() as u8,
        "lead" => scenario.lead = words[0].parse().expect("a lead"),
        "size" => {}
        _ => panic!("{what} is no part of a table"),
    }
}

/// A table drawn by lot, with all that hinders and helps a move or a supply line, and units: a1 at F09,
/// friends and enemies about it.
pub fn by_lot(dice: &mut Dice) -> (String, String) {
    let name = |row: u32, column: u32| format!("{}{:02}", char::from(b'A' + row as u8), column + 1);
    let mut table = String::from("base-a L09; ");
    let grounds = ["broken", "wood", "thicket", "town", "marsh", "water", "cliff", "wire", "craters"];
    for (row, column) in (1..11).flat_map(|row| (2..16).map(move |column| (row, column))) {
        if dice.below(4) == 0 && (row, column) != (5, 8) {
            table += &format!("{} {}; ", grounds[dice.below(9) as usize], name(row, column));
        }
    }
    let board = Board::bare(12, 18);
    let beside = |dice: &mut Dice, hex: Hex| loop {
        if let Some(near) = board.neighbour(hex, dice.below(6) as usize) {
            return near;
        }
    };
    let called = |hex: Hex| name(u32::from(hex.0) / 18, u32::from(hex.0) % 18);
    for _ in 0..6 {
        let mut hex = Hex((dice.below(8) * 18 + 36 + 4 + dice.below(10)) as u16);
        table += &format!("road {}", called(hex));
        for _ in 0..6 {
            hex = beside(dice, hex);
            table += &format!(" {}", called(hex));
        }
        table += "; ";
    }
    let mut banks = BTreeSet::new();
    for sort in ["ford", "river"] {
        for _ in 0..24 {
            let one = Hex((dice.below(8) * 18 + 36 + 4 + dice.below(10)) as u16);
            let two = beside(dice, one);
            if banks.insert((one.min(two), one.max(two))) {
                table += &format!("{sort} {}/{}; ", called(one), called(two));
            }
        }
    }
    let kinds = ["", "cavalry", "cavalry dismounted", "mountain", "light", "wheeled", "cavalry wheeled"];
    let kind = dice.below(7) as usize;
    let mut units = format!("a1 F09 {}", kinds[kind]);
    let start = ["clear", "town", "wood", "thicket"]
        [dice.below(if [0, 3, 4].contains(&kind) { 4 } else { 3 }) as usize];
    let mut taken = BTreeSet::from(["F09".to_string()]);
    // The ground under the others is open, so that they can stand there.
    let mut clear = format!("{start} F09; clear");
    for number in 2..9 {
        let place = name(2 + dice.below(7), 5 + dice.below(8));
        if taken.insert(place.clone()) {
            let side = if dice.below(3) == 0 { "d" } else { "a" };
            units += &format!(", {side}{number} {place}");
            clear += &format!(" {place}");
        }
    }
    (format!("{table}{clear}"), units)
}

// --- Units.

/// A unit by its name.
pub fn slot(id: &str) -> Slot {
    let number: Slot = id[1..].parse().unwrap_or_else(|_| panic!("{id} is no unit"));
    match &id[..1] {
        "a" => number - 1,
        "d" => number - 1 + OF_A_SIDE as Slot,
        _ => panic!("{id} is no unit"),
    }
}

/// Whether a word names a unit: `a1`, `d12`.
fn is_unit(word: &str) -> bool {
    let mut signs = word.chars();
    matches!(signs.next(), Some('a' | 'd'))
        && !signs.as_str().is_empty()
        && signs.all(|sign| sign.is_ascii_digit())
}

/// Who, and what is told of it; the hex is read by the caller.
fn unit_of(entry: &str, board: &Board) -> (Slot, Unit) {
    let mut words = entry.split_whitespace();
    let slot = slot(words.next().expect("a unit"));
    let hex = hex_of(board, words.next().unwrap_or_else(|| panic!("{entry}: where?")));
    let facing = if side_of(slot) == ATTACKER { 0 } else { 3 };
    let mut unit = Unit { hex, cohesion: 3, facing, ..Unit::NONE };
    for word in words {
        if let Ok(cohesion) = word.parse() {
            unit.cohesion = cohesion;
        } else if let Some(full) = word.strip_prefix("of=") {
            unit.full = full.parse().expect("points");
        } else if let Some(assaults) = word.strip_prefix("assaults=") {
            unit.assaults = assaults.parse().expect("assaults");
        } else if let Some(side) = COMPASS.iter().position(|side| *side == word) {
            unit.facing = side as u8;
        } else if let Some(class) = Class::ALL.into_iter().find(|class| class.code() == word) {
            unit.class = class;
        } else if let Some(armour) = Armour::ALL.into_iter().find(|armour| armour.code() == word) {
            unit.traits = unit.traits.armoured(armour);
        } else if let Some((_, named)) = Traits::NAMED.iter().find(|(name, _)| *name == word) {
            unit.traits = unit.traits.with(*named);
        } else {
            unit.marks |= match word {
                "ambush" => mark::AMBUSH,
                "activated" => mark::ACTIVATED,
                "moved" => mark::MOVED,
                "fought" => mark::FOUGHT,
                "struck" => mark::STRUCK,
                "dismounted" => mark::DISMOUNTED,
                "building" => mark::BUILDING,
                "proven" => mark::PROVEN,
                "fresh" => mark::FRESH,
                "known" => mark::KNOWN,
                _ => panic!("{entry}: {word}?"),
            };
        }
    }
    unit.full = unit.full.max(unit.cohesion);
    (slot, unit)
}

fn entries(units: &str) -> impl Iterator<Item = &str> {
    units.split(',').map(str::trim).filter(|entry| !entry.is_empty())
}

/// The game on a table with these units listed, the others of no cohesion: so that any can be named. There is
/// a train among those, since a battle without one does not look for any.
pub fn game(table: &str, units: &str, options: &str) -> DerDesDers {
    let Laid { mut scenario, .. } = lay_out(table);
    let nobody = |number: usize| Recruit {
        name: Text::figure("unit"),
        short: (number + 1).to_string(),
        flag: "french".to_string(),
        class: if number == OF_A_SIDE - 2 { Class::Train } else { Class::Infantry },
        cohesion: 0,
        traits: Traits::NONE,
        hex: Hex::NONE,
        facing: 0,
    };
    for army in &mut scenario.armies {
        army.units = (0..OF_A_SIDE).map(nobody).collect();
    }
    for entry in entries(units) {
        let (slot, unit) = unit_of(entry, &scenario.board);
        let number = usize::from(slot - slots_of(side_of(slot)).start);
        let listed = &mut scenario.armies[side_of(slot).index()].units[number];
        (listed.class, listed.traits, listed.cohesion) = (unit.class, unit.traits, unit.full);
        (listed.hex, listed.facing) = (unit.hex, unit.facing);
    }
    of(scenario, options)
}

/// The game of a scenario made by hand.
pub fn of(scenario: Scenario, options: &str) -> DerDesDers {
    let options: Vec<&str> = options.split_whitespace().collect();
    DerDesDers::of(scenario, Setup::new(DerDesDers::about(), &options))
}

/// A scenario of the data, or a generated one, by its id.
pub fn battle(id: &str, options: &str) -> DerDesDers {
    workbench::ready(id, options)
}

// --- The desk.

workbench::desk!(DerDesDers, {
    /// Units may be named for the hexes they stand on: `take a1`, `fire d2`.
    fn decision(&self, text: &str) -> Decision {
        let verb = text.split_whitespace().next().unwrap_or_default();
        let by_name = ["pick", "attach", "rail"].contains(&verb);
        let place = |word: &str| match is_unit(word) && !by_name {
            true => self.whereabouts(word).to_string(),
            false => word.to_string(),
        };
        let words: Vec<String> = text.split_whitespace().map(place).collect();
        self.game.parse(&words.join(" ")).unwrap_or_else(|error| panic!("{text}: {error}"))
    }
});

impl Desk {
    /// A table with these units in the action of turn 1: the attacker's token has been drawn, those of
    /// everybody else who is not activated are in the cup, and either side has 20 resource points. Somebody
    /// of either side waits in a corner.
    pub fn new(table: &str, units: &str) -> Desk {
        Desk::with(table, units, "")
    }

    /// The same with options.
    pub fn with(table: &str, units: &str, options: &str) -> Desk {
        Desk::bare(&format!("{CORNERS}; {table}"), &format!("{units}, {ELSEWHERE}"), options)
    }

    /// The same without anybody in the corners.
    pub fn bare(table: &str, units: &str, options: &str) -> Desk {
        let mut desk = Desk::begin(game(table, units, options));
        for hex in desk.game.map.all() {
            desk.p.soil[hex.index()] = 0;
            let cell = desk.game.scenario.board.cells[hex.index()];
            desk.p.soil[hex.index()] = cell.works | if cell.wire { soil::WIRE } else { 0 };
        }
        for (hex, bits) in lay_out(table).soil {
            desk.p.soil[hex.index()] |= bits;
        }
        (desk.p.turn, desk.p.phase) = (1, Phase::Activate);
        desk.p.resources.0 = [20; 2];
        desk.put(units);
        desk.turn_of(ATTACKER)
    }

    /// The same with decoys where they are told to be, and no others.
    pub fn with_decoys(table: &str, units: &str) -> Desk {
        let mut desk = Desk::with(table, units, "decoys");
        for slot in Seat::BOTH.into_iter().flat_map(slots_of) {
            if !desk.p.unit(slot).is_there() {
                *desk.p.unit_mut(slot) = Unit::NONE;
            }
        }
        desk
    }

    /// A unit of the attacker or the defender is activated and in hand.
    pub fn acting(unit: &str, table: &str, units: &str) -> Desk {
        let mut desk = Desk::new(table, units).turn_of(side_of(slot(unit)));
        desk.does(&format!("take {unit}"));
        desk
    }

    /// A game from its very beginning.
    pub fn begin(game: DerDesDers) -> Desk {
        Desk::seeded(game, 1)
    }

    /// The same with other dice.
    pub fn seeded(game: DerDesDers, seed: u64) -> Desk {
        Desk(Bench::begin(game, seed))
    }

    // --- Setting the table.

    /// Puts units where they are told to be, in place of what they were.
    pub fn put(&mut self, units: &str) -> &mut Desk {
        for entry in entries(units) {
            let (slot, unit) = unit_of(entry, &self.game.scenario.board);
            assert!(self.p.on(unit.hex).is_none_or(|other| other == slot), "{entry}: somebody is there");
            self.p.lift(slot);
            *self.p.unit_mut(slot) = Unit { hex: Hex::NONE, ..unit };
            self.p.put(slot, unit.hex);
        }
        self
    }

    /// Units are gone.
    pub fn lose(&mut self, units: &str) -> &mut Desk {
        for id in units.split_whitespace() {
            self.p.lift(slot(id));
            *self.p.unit_mut(slot(id)) = Unit { full: self.p.unit(slot(id)).full, ..Unit::NONE };
        }
        self
    }

    /// A token of this side has been drawn; those of everybody else who is not activated are in the cup.
    pub fn turn_of(mut self, side: Seat) -> Desk {
        self.draw(side);
        self
    }

    /// The same.
    pub fn draw(&mut self, side: Seat) -> &mut Desk {
        let mut cup = Seat::BOTH.map(|of| self.idle(of));
        cup[side.index()] = cup[side.index()].saturating_sub(1);
        let steam = |side: &Seat| {
            self.p.there(*side).any(|(_, unit)| unit.class == Class::Train && !unit.has(mark::MOVED))
        };
        let trains = Seat::BOTH.iter().filter(|side| steam(side)).map(|side| 1 << side.index()).sum();
        let p = &mut self.p;
        (p.phase, p.active, p.hand, p.initiative) = (Phase::Activate, side, Hand::EMPTY, true);
        (p.group, p.acting, p.cup.0, p.to_rail) = (0, false, cup, trains);
        self
    }

    /// Units of a side that have no token yet.
    pub fn idle(&self, side: Seat) -> u8 {
        let idle = |unit: &Unit| !unit.has(mark::ACTIVATED);
        self.p.there(side).filter(|(_, unit)| idle(unit)).count() as u8
    }

    /// What either side has to spend.
    pub fn purse(&mut self, attacker: u16, defender: u16) -> &mut Desk {
        self.p.resources.0 = [attacker, defender];
        self
    }

    // --- Looking at it.

    pub fn hex(&self, name: &str) -> Hex {
        self.game.map.named(name).unwrap_or_else(|| panic!("no hex {name}"))
    }

    pub fn unit(&self, id: &str) -> &Unit {
        self.p.unit(slot(id))
    }

    /// Where a unit is; nothing if it is not on the table.
    pub fn whereabouts(&self, id: &str) -> &str {
        let unit = self.unit(id);
        if unit.is_there() { self.game.map.name(unit.hex) } else { "" }
    }

    /// Whether something holds of a unit: see [`mark`].
    pub fn has(&self, id: &str, marks: u16) -> bool {
        self.unit(id).has(marks)
    }

    /// Its cohesion points.
    pub fn cohesion(&self, id: &str) -> u8 {
        self.unit(id).cohesion
    }

    /// The side it faces.
    pub fn facing(&self, id: &str) -> &'static str {
        COMPASS[usize::from(self.unit(id).facing)]
    }

    /// Which unit is in hand; nothing if none is.
    pub fn in_hand(&self) -> String {
        if self.p.hand.is_empty() { String::new() } else { self.game.unit_id(self.p.hand.unit) }
    }

    /// The units of a chain that have not acted yet.
    pub fn chain(&self) -> Vec<String> {
        each(self.p.group).map(|slot| self.game.unit_id(slot)).collect()
    }

    /// The level of the works on a hex.
    pub fn works(&self, hex: &str) -> u8 {
        self.p.works(self.hex(hex))
    }

    /// Whether something has been made of a hex: see [`soil`].
    pub fn is_soil(&self, hex: &str, bits: u8) -> bool {
        self.p.soil(self.hex(hex)) & bits != 0
    }

    /// The resource points of a side.
    pub fn resources(&self, side: Seat) -> u16 {
        self.p.resources[side]
    }

    /// How far apart two hexes are.
    pub fn distance(&self, one: &str, two: &str) -> u8 {
        self.game.map.distance(self.hex(one), self.hex(two))
    }

    /// The names of the hexes that something holds of, in order.
    pub fn hexes(&self, holds: impl Fn(&str) -> bool) -> Vec<String> {
        let names = self.game.map.all().map(|hex| self.game.map.name(hex));
        names.filter(|name| holds(name)).map(str::to_string).collect()
    }

    /// What the supply of the unit in hand costs for one action.
    pub fn price(&self) -> u8 {
        assert!(!self.p.hand.is_empty(), "nothing is in hand");
        self.p.hand.price
    }

    /// Whether a line of sight joins two hexes, smoke apart.
    pub fn sees(&self, from: &str, to: &str) -> bool {
        self.game.map.sees[self.hex(from).index()].has(self.hex(to).index())
    }

    // --- Deciding.

    /// The dice of the next decision show these first, in the order they are thrown: `4` a die of six sides, `t8` one of ten,
    /// `m4` an average one. What is thrown after them is left to chance.
    pub fn rolling(&mut self, wanted: &str) -> &mut Desk {
        let drawn: Vec<(u32, u32)> = wanted.split_whitespace().map(wanted_die).collect();
        self.with_dice(Dice::drawing(&drawn))
    }

    // --- What came of it.

    /// The fire of the last decision.
    pub fn fired(&self) -> Shot {
        let shot = self.found(|event| match event {
            Event::Fired { score, dice, hits, .. } => {
                assert_eq!(dice.die, Die::Ten);
                Some(Shot { score: *score, faces: dice.faces().to_vec(), hits: *hits })
            }
            _ => None,
        });
        shot.expect("somebody has fired")
    }

    /// The assault of the last decision: the attacker, then the defender.
    pub fn fought(&self) -> Melee {
        let melee = self.found(|event| match event {
            Event::Fought { values, dice, totals, .. } => {
                assert_eq!(dice.map(|rolls| rolls.die), [Die::Six; 2]);
                let faces = dice.map(|rolls| rolls.faces().to_vec());
                Some(Melee { values: *values, faces, totals: *totals })
            }
            _ => None,
        });
        melee.expect("an assault was fought")
    }

    /// The resource points that the last decision cost; 0 if it cost none.
    pub fn paid(&self) -> u8 {
        let paid = self.lines.iter().filter_map(|line| match line.what {
            Event::Supplied { points, .. } => Some(points),
            _ => None,
        });
        paid.sum()
    }
}

/// What is drawn for a die, and out of how many.
fn wanted_die(word: &str) -> (u32, u32) {
    let (sort, face) = word.split_at(word.find(|sign: char| sign.is_ascii_digit()).expect("a face"));
    let face: u32 = face.parse().unwrap_or_else(|_| panic!("{word} is no die"));
    match sort {
        "t" => (face - 1, 10),
        // 2, 3, 3, 4, 4, 5.
        "m" => ([0, 1, 3, 5][face as usize - 2], 6),
        _ => (face - 1, 6),
    }
}

/// What a shot came to.
#[derive(PartialEq, Eq, Debug)]
pub struct Shot {
    /// So much or less hits.
    pub score: u8,
    /// What the dice showed.
    pub faces: Vec<u8>,
    /// The hits.
    pub hits: u8,
}

/// What an assault came to: the attacker, then the defender.
#[derive(PartialEq, Eq, Debug)]
pub struct Melee {
    /// The values they fought with.
    pub values: [u8; 2],
    /// What the dice showed.
    pub faces: [Vec<u8>; 2],
    /// The sums of those that counted.
    pub totals: [u8; 2],
}
