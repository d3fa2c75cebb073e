//! A game and a position on a test's desk.

use workbench::Bench;
// What nearly every test names.
pub use attrition::map::Region;
pub use attrition::position::Phase;
pub use attrition::tables::{CLASSES, Class, Nation};
pub use attrition::tile::Place;
pub use attrition::{Attrition, Event, Position};
pub use contract::{Dice, Journal, Lister, Onlooker, Rules, Seat, Setup};
pub use table::{Language, Text, Words};
pub use workbench::Desk as _;

pub const CENTRAL: Seat = Seat::First;
pub const ENTENTE: Seat = Seat::Second;

/// The game with these options, separated by spaces.
pub fn game(options: &str) -> Attrition {
    workbench::ready("", options)
}

workbench::desk!(Attrition);

impl Desk {
    /// A desk with this position (see `attrition::Attrition::arrange` for the text).
    pub fn new(options: &str, text: &str) -> Desk {
        Desk::with(game(options), text)
    }

    /// A desk with a game made ready in some other way.
    pub fn with(game: Attrition, text: &str) -> Desk {
        let position = game.arrange(text).unwrap_or_else(|reason| panic!("{reason}"));
        Desk(Bench::at(game, position))
    }

    /// A desk with a game set up by the rules.
    pub fn begin(options: &str, seed: u64) -> Desk {
        Desk(Bench::begin(game(options), seed))
    }

    /// Whoever is asked decides this, and exactly these dice are rolled first.
    pub fn does_rolling(&mut self, text: &str, faces: &[u8]) -> &mut Desk {
        self.with_dice(Dice::showing(faces)).does(text);
        let rolled = self.found(|event| match event {
            Event::Rolled { dice, .. } => Some(*dice),
            _ => None,
        });
        let wanted =
            [1, 2, 3, 4, 5, 6].map(|face| faces.iter().filter(|rolled| **rolled == face).count() as u8);
        assert_eq!(rolled, Some(wanted), "{text}: {faces:?}");
        self
    }

    /// What the last decision did, for messages of failed tests.
    pub fn told(&self) -> Vec<String> {
        self.lines.iter().map(|line| format!("{:?}", line.what)).collect()
    }

    /// How many tiles of a class lie at a place: a region's id, or `pouch`, `reserves`, `destroyed`, `airfield`,
    /// `track`, `removed`.
    pub fn count(&self, class: &str, place: &str) -> u8 {
        self.p.count_at(self::class(class), self::place(place))
    }
}

pub fn class(code: &str) -> Class {
    Class::of_code(code).unwrap_or_else(|| panic!("there is no tile {code}"))
}

pub fn region(id: &str) -> Region {
    Region::of_id(id).unwrap_or_else(|| panic!("there is no region {id}"))
}

pub fn place(name: &str) -> Place {
    use attrition::tile::Place;
    match name {
        "pouch" => Place::POUCH,
        "reserves" => Place::RESERVES,
        "destroyed" => Place::DESTROYED,
        "airfield" => Place::AIRFIELD,
        "track" => Place::TRACK,
        "removed" => Place::REMOVED,
        id => region(id).into(),
    }
}

/// The options of the game, all of them.
pub const ALL: &str = "tanks elites air fog alternate-entry cards mulligan trenches generals ruhr historical";

/// The names of a set of regions, in order.
pub fn names(regions: attrition::map::Regions) -> Vec<&'static str> {
    attrition::map::each(regions).map(Region::id).collect()
}

impl Desk {
    /// The marker in a region: `central`, `entente`, `contested` or `neutral`.
    pub fn marker(&self, id: &str) -> &'static str {
        let bit = region(id).bit();
        let p = &self.p;
        let markers = [
            ("central", p.control(CENTRAL)),
            ("entente", p.control(ENTENTE)),
            ("contested", p.contested),
            ("neutral", p.neutral),
        ];
        markers.into_iter().find(|(_, regions)| regions & bit != 0).expect("every region has a marker").0
    }

    pub fn industry(&self, side: Seat) -> u8 {
        self.game.industry(&self.p, side)
    }

    /// How many tiles of a side lie off the board at a place.
    pub fn pile(&self, side: Seat, name: &str) -> u8 {
        self.p.count_off(side, place(name))
    }

    /// How many tiles of a side stand in a region.
    pub fn strength(&self, side: Seat, id: &str) -> u8 {
        self.p.tiles_in(side, region(id))
    }

    /// The regions with a battle marker.
    pub fn battles(&self) -> Vec<&'static str> {
        names(self.p.battles)
    }

    pub fn phase(&self) -> Phase {
        self.p.phase
    }

    /// Where a tile in a capital may move: by land, written as it is, and by sea, written with a `~`.
    pub fn moves(&self, tile: &str, from: &str) -> Vec<String> {
        let start = format!("move {tile} {from} ");
        let way = |offer: String| {
            let rest = offer.strip_prefix(&start)?;
            Some(rest.strip_prefix("- ").map_or_else(|| rest.replace("~ ", "~"), str::to_string))
        };
        self.offers().into_iter().filter_map(way).collect()
    }
}

pub fn controls(desk: &Desk, side: Seat, id: &str) -> bool {
    desk.p.control(side) & region(id).bit() != 0
}

pub fn contested(desk: &Desk, id: &str) -> bool {
    desk.p.contested & region(id).bit() != 0
}

pub fn dice(desk: &Desk) -> u8 {
    desk.p.battle.dice.iter().sum()
}

/// The last roll: how many dice show each face, and the hits of each side.
pub fn rolled(desk: &Desk) -> ([u8; 6], [u8; 2]) {
    let found = desk.lines.iter().rev().find_map(|line| match line.what {
        Event::Rolled { dice, hits, .. } => Some((dice, hits)),
        _ => None,
    });
    found.expect("dice were rolled")
}

pub fn hits(desk: &Desk) -> [u8; 2] {
    rolled(desk).1
}

/// A battle in contested Belgium, and another one that waits.
pub fn battle_in_belgium(options: &str, turn: &str, tiles: &str) -> Desk {
    let battles = "Poland contested battle: ru.inf ge.inf";
    Desk::new(options, &format!("{turn}, battle\nBelgium contested battle: {tiles}\n{battles}"))
}

/// A turn of a side begins and goes on to the returns of destroyed tiles.
pub fn after_the_entries_of(options: &str, turn: u8, side: &str, more: &str) -> Desk {
    let destroyed = if side == "central" { "ge.inf" } else { "fr.inf" };
    let mut desk = Desk::new(options, &format!("turn {turn}, {side}, card\ndestroyed: {destroyed}\n{more}"));
    desk.does("done");
    assert_eq!(desk.p.phase, Phase::Returns);
    desk
}

/// Goes on, passing, until a side is in a phase.
pub fn go_to(desk: &mut Desk, side: Seat, phase: Phase) {
    for _ in 0..300 {
        if desk.p.phase == phase && desk.p.active() == side {
            return;
        }
        desk.does("done");
    }
    panic!("{side:?} never came to {phase:?}");
}

pub fn offers(desk: &Desk, start: &str) -> Vec<String> {
    desk.offers().into_iter().filter(|offer| offer.starts_with(start)).collect()
}
