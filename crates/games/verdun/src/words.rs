//! What happened, in words.

use ::table::{Loss, Picture, Text};
use contract::Seat;
use hexmap::{Units, each};

use crate::Verdun;
use crate::event::{Blow, March};
use crate::map::{Hex, ground};
use crate::offers::{VERBS, points};
use crate::phases::{Asks, REMNANT, STAGES, Stage};
use crate::table::{named, side_code, side_text};
use crate::tables::column_name;
use crate::units::{Begins, Kind, Slot};
use crate::victory::Counted;

/// Marks on counters and places.
const MARKS: [&str; 13] = [
    "assaulted",
    "demoralised",
    "out-of-supply",
    "cut-off",
    "fired",
    "dug-in",
    "moved",
    "attacked",
    "in-hand",
    "engaged",
    "interdicted-german",
    "interdicted-french",
    "fort-destroyed",
];

const POOLS: [&str; 6] = ["guns", "to-place", "to-come", "lost", "gone", "remnants"];

/// Layers of each side.
const OVERLAYS: [&str; 4] = ["control", "zones", "supply", "would-be-out"];

/// Every Fluent key that is put together from parts.
pub fn families() -> Vec<String> {
    let sides = Seat::BOTH.map(side_code);
    let mut keys = hexmap::MESSAGES.map(str::to_string).to_vec();
    let mut all = |family: &str, ids: &mut dyn Iterator<Item = String>| {
        keys.extend(ids.map(|id| format!("{family}-{id}")));
    };
    let plain = |ids: &'static [&'static str]| ids.iter().map(|id| (*id).to_string());
    all("side", &mut sides.iter().map(|side| (*side).to_string()));
    all("kind", &mut Kind::ALL.iter().map(|(code, _)| (*code).to_string()));
    all("ground", &mut plain(&ground::NAMES).chain(plain(&["open", "source", "front"])));
    all("mark", &mut plain(&MARKS));
    all("pool", &mut plain(&POOLS));
    all("track", &mut plain(&["points", "losses", "day"]));
    let stages = || STAGES.iter().chain([&REMNANT]);
    let key = |stage: &Stage| stage.key.to_string();
    all("phase", &mut stages().map(key));
    all("verb", &mut plain(VERBS));
    all("ask", &mut stages().filter(|stage| !matches!(stage.asks, Asks::Nobody)).map(key));
    all("done", &mut stages().filter(|stage| stage.ends).map(key));
    all("level", &mut (0..5).map(|level| level.to_string()));
    all("level-name", &mut (0..5).map(|level| level.to_string()));
    all("points-for", &mut Counted::ALL.iter().map(|what| (*what as u8).to_string()));
    all("began", &mut (2..7).map(|phase| phase.to_string()));
    all("shelling", &mut (0..5).map(|result| result.to_string()));
    all("reconstructed", &mut plain(&["assault", "barrage"]));
    all("overlay", &mut plain(&["uncovered", "range", "reach", "supply-line"]));
    for overlay in OVERLAYS {
        all("overlay", &mut sides.iter().map(|side| format!("{overlay}-{side}")));
    }
    keys
}

impl Verdun {
    /// A unit and those with it.
    pub(crate) fn group_text(&self, unit: Slot, others: u8) -> Text {
        match others {
            0 => self.unit_text(unit),
            _ => Text::key("unit-and-others").with("unit", self.unit_text(unit)).with("others", others),
        }
    }

    /// Units by the name of the first.
    pub(crate) fn units_text(&self, units: Units) -> Text {
        let others = units.count_ones().saturating_sub(1) as u8;
        match (each(units).next(), others) {
            (None, _) => Text::figure("–"),
            (Some(unit), 0) => self.unit_text(unit),
            (Some(unit), _) => {
                Text::key("units-more").with("unit", self.unit_text(unit)).with("others", others)
            }
        }
    }

    /// Who is struck, and where: a fort may stand alone.
    pub(crate) fn struck_text(&self, units: Units, hex: Hex) -> Text {
        match units {
            0 => self.hex_text(hex),
            _ => Text::key("units-at").with("units", self.units_text(units)).with("hex", self.hex_text(hex)),
        }
    }

    fn show_hex(&self, hex: Hex, picture: &mut Picture) {
        if hex.is_some() {
            picture.places.push(self.map.name(hex).to_string());
        }
    }
}

/// What two dice must not exceed (12.1).
pub(crate) fn of_morale(morale: u8) -> Text {
    Text::key("odds-morale").with("morale", morale)
}

/// A test of morale, passed or failed by both dice together.
pub(crate) fn morale_test(passed: bool, morale: u8, picture: &mut Picture) {
    picture.hitting(passed);
    picture.because.push(of_morale(morale));
}

/// A step is lost, and so many are left.
pub(crate) fn one_step(left: u16, picture: &mut Picture) {
    picture.lost = Some(Loss { side: picture.side, count: 1, left: Some(left) });
}

impl Verdun {
    /// All who march together, and the whole way.
    pub(crate) fn show_march(&self, march: March, from: Hex, to: Hex, picture: &mut Picture) {
        let others = each(march.units).map(|slot| self.counter(slot).id.clone());
        let others: Vec<String> = others.filter(|id| !picture.pieces.contains(id)).collect();
        picture.pieces.extend(others);
        picture.places.pop();
        self.map.along(from, march.way).filter(|hex| *hex != to).for_each(|hex| self.show_hex(hex, picture));
        self.show_hex(to, picture);
    }

    /// Who strikes, from where, and last at what.
    pub(crate) fn show_blow(&self, blow: Blow, target: Hex, picture: &mut Picture) {
        picture.side = each(blow.who | blow.by).next().map(|slot| self.side(slot) as u8);
        picture.by.extend(each(blow.by).map(|slot| self.counter(slot).id.clone()));
        picture.places.clear();
        blow.from.all().iter().for_each(|hex| self.show_hex(*hex, picture));
        self.show_hex(target, picture);
    }

    /// The garrison of a fort, as the table names it.
    pub(crate) fn garrison_of(&self, fort: Hex) -> Option<String> {
        let garrisons = self.slots_of(Seat::Second).filter(|slot| self.kind(*slot) == Kind::Garrison);
        let mut names = garrisons
            .map(|slot| self.counter(slot))
            .filter(|counter| counter.begins == Begins::In(vec![fort]));
        names.next().map(|counter| counter.id.clone())
    }
}

contract::tellings! {
    game: Verdun, picture;
    /// A side, whose doing it is.
    struct Side(side: Seat) => side_text(side), picture.side = Some(side as u8);
    /// A counter, by its name: its side's doing.
    struct Unit(unit: Slot) => game.unit_text(unit), {
        picture.side = Some(game.side(unit) as u8);
        picture.pieces.push(game.counter(unit).id.clone());
    };
    /// A counter that is not on the map.
    struct Absent(unit: Slot) => game.unit_text(unit), picture.side = Some(game.side(unit) as u8);
    /// A hex, by its name.
    struct Place(hex: Hex) => game.hex_text(hex), game.show_hex(hex, picture);
    /// The hex of an assault.
    struct Target(hex: Hex) as "hex" => game.hex_text(hex), game.show_hex(hex, picture);
    /// A die.
    struct Die(die: u8) => die, picture.dice.push(::table::Die::six(die));
    /// Two dice as they lie.
    struct Dice(dice: [u8; 2]) => format!("{} + {}", dice[0], dice[1]),
        picture.dice.extend(dice.map(::table::Die::six));
    /// A number of hexes.
    struct Count(count: u8) as "count" => count;
    /// A number that may be below nothing.
    struct Signed(number: i8) => i64::from(number);
    /// Half points of movement.
    struct HalfPoints(halves: u8) as "points" => points(halves);
    /// A column of the assault table.
    struct Column(column: i8) => column_name(column);
    /// A column of the barrage table, from 1; 0 below the first.
    struct BarrageColumn(column: u8) => game.barrage_column_name(column.checked_sub(1).map(usize::from));
    /// The result of a barrage.
    struct Shelled(result: u8) => Text::key(format!("shelling-{result}"));
    /// A corps, by its name.
    struct Corps(corps: u8) => named(&game.counters.corps[usize::from(corps)].name);
}
