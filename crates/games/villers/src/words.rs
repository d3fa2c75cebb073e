//! How what events name is told and shown, and the keys that are put together from parts.

use std::fmt::Display;

use ::table::{Die, Loss, Picture, Text};
use contract::{Seat, Telling};
use hexmap::Way;

use crate::Villers;
use crate::decision::{Place, Unit};
use crate::map::{Ground, Hex, place};
use crate::offers::VERBS;
use crate::phases::STAGES;
use crate::table::{OUTCOMES, side_code, side_text};
use crate::tables::Marker;
use crate::tanks::Repaired;
use crate::units::{Kind, Slot};
use crate::victory::GAINS;

/// Marks on counters and places.
const MARKS: [&str; 9] = [
    "disorganised",
    "damaged",
    "broken-down",
    "hero",
    "acted",
    "deployed",
    "in-hand",
    "aimed-german",
    "aimed-allied",
];

const POOLS: [&str; 3] = ["to-come", "track", "lost"];

const OVERLAYS: [&str; 3] = ["zones", "lines", "cut-off"];

/// What the offers of a step begin with.
const STEPS: [&str; 4] = ["go", "enter", "infiltrate", "withdraw"];

/// What is added to a die, with its sign: +2, −1, 0.
pub(crate) fn signed(modifier: i8) -> Text {
    let sign = match modifier {
        1.. => "+",
        0 => "",
        _ => "−",
    };
    Text::figure(format!("{sign}{}", modifier.unsigned_abs()))
}

/// Every Fluent key that is put together from parts.
pub fn families() -> Vec<String> {
    let sides = Seat::BOTH.map(side_code);
    let phases = || STAGES.iter().map(|stage| stage.key);
    let ended = STAGES.iter().filter(|stage| (stage.may_end)().is_ok());
    let mut keys = [
        family("side", sides),
        family("kind", Kind::ALL.map(|(code, _)| code)),
        family("ground", [Ground::Open, Ground::Wood, Ground::Village].map(Ground::code)),
        family("ground-trench", sides),
        family("mark", MARKS),
        family("marker", Marker::ALL.map(|(code, ..)| code)),
        family("pool", POOLS),
        family("phase", phases()),
        family("verb", VERBS),
        // Of a unit that a hero or a mechanic calls up it is always asked what it does.
        family("ask", phases().filter(|phase| !matches!(*phase, "over" | "alone"))),
        family("done", ended.map(|stage| stage.key)),
        family("level", 0..8),
        family("points-for", 0..GAINS.len()),
        family("repair", 0..=Repaired::Lost as u8),
        family("event", OUTCOMES.concat()),
        family("reconstructed", ["scatter", "track", "cup", "winner"]),
        family("goal", place::NAMES),
    ]
    .concat();
    for step in STEPS {
        let ends = ["", "-onto", "-difficult", "-onto-difficult"];
        keys.extend(family("offer", ends.map(|end| format!("{step}{end}"))));
    }
    for overlay in OVERLAYS {
        keys.extend(family("overlay", sides.map(|side| format!("{overlay}-{side}"))));
    }
    keys
}

fn family<T: Display>(name: &str, ids: impl IntoIterator<Item = T>) -> Vec<String> {
    ids.into_iter().map(|id| format!("{name}-{id}")).collect()
}

contract::tellings! {
    game: Villers, picture;
    /// Whose doing it was.
    struct Side(side: Seat) => side_text(side), picture.side = Some(side as u8);
    impl Unit(unit: Slot) => game.unit_text(unit), {
        picture.side = Some(game.side(unit) as u8);
        picture.pieces.push(game.counter(unit).id.clone());
    };
    /// The unit that does something to another.
    struct Striker(unit: Slot) => game.unit_text(unit), {
        picture.side = Some(game.side(unit) as u8);
        picture.by.push(game.counter(unit).id.clone());
    };
    /// A unit that is not on the map.
    struct Absent(unit: Slot) => game.unit_text(unit), picture.side = Some(game.side(unit) as u8);
    /// The unit that something is done to.
    struct Target(unit: Slot) => game.unit_text(unit), picture.pieces.push(game.counter(unit).id.clone());
    /// A die.
    struct Rolled(die: u8) => die, picture.dice.push(Die::six(die));
    /// The dice of an assault; those that are not rolled show nothing.
    struct Throw(dice: [u8; 4]) => rolled(&dice).map(|die| die.to_string()).collect::<Vec<_>>().join(" "),
        picture.dice.extend(rolled(&dice).map(Die::six));
    /// What is added to a die.
    struct Added(modifier: i8) => signed(modifier);
    /// Victory points.
    struct Score(points: i16) => i64::from(points);
    /// A level of victory.
    struct Level(level: i8) => game.level_text(level);
    /// A marker that is drawn, by its line in the cup.
    struct Drawn(line: u8) => game.marker_text(&game.tables.cup[usize::from(line)]),
        picture.side = game.tables.cup[usize::from(line)].side.map(|side| side as u8);
}

/// What is added to the die, where something is.
pub(crate) fn modified(modifier: i8, picture: &mut Picture) {
    picture
        .because
        .extend((modifier != 0).then(|| Text::key("odds-modified").with("modifier", signed(modifier))));
}

/// A step is lost, and so many are left.
pub(crate) fn one_step(left: u16, picture: &mut Picture) {
    picture.lost = Some(Loss { side: picture.side, count: 1, left: Some(left) });
}

impl Villers {
    /// Lays the hexes on the way between the two ends of a move.
    pub(crate) fn show_way(&self, from: Hex, way: Way, to: Hex, picture: &mut Picture) {
        self.show_between(self.map.along(from, way).take_while(|hex| *hex != to), picture);
    }

    /// The same of whoever falls back: straight homewards.
    pub(crate) fn show_fall(&self, unit: Slot, from: Hex, to: Hex, picture: &mut Picture) {
        let home = Villers::homewards(self.side(unit));
        let next = |hex: &Hex| Some(self.map.near[hex.index()][home]).filter(|hex| hex.is_some());
        let way = std::iter::successors(next(&from), next).take_while(|hex| *hex != to);
        self.show_between(way, picture);
    }

    fn show_between(&self, hexes: impl Iterator<Item = Hex>, picture: &mut Picture) {
        let end = picture.places.pop();
        picture.places.extend(hexes.map(|hex| self.map.name(hex).to_string()));
        picture.places.extend(end);
    }
}

fn rolled(dice: &[u8]) -> impl Iterator<Item = u8> {
    dice.iter().copied().filter(|die| *die > 0)
}

impl Telling<Villers> for Place {
    type Of = Hex;

    fn tell(game: &Villers, hex: Hex, name: &'static str, text: Text) -> Text {
        if hex.is_some() { text.with(name, game.hex_text(hex)) } else { text }
    }

    fn show(game: &Villers, hex: Hex, picture: &mut Picture) {
        picture.places.extend(hex.is_some().then(|| game.map.name(hex).to_string()));
    }
}

/// A turn that goes without saying if it is a night.
pub struct ByDay;

impl Telling<Villers> for ByDay {
    type Of = u8;

    fn tell(game: &Villers, turn: u8, name: &'static str, text: Text) -> Text {
        if game.tables.is_night(turn) { text } else { text.with(name, turn) }
    }
}
