//! What happened, in words.

use ::table::Text;
use contract::Seat;

use crate::map::{Hex, ground};
use crate::offers::VERBS;
use crate::prompts::{ENDED, PHASES};
use crate::table::{side_code, side_text};
use crate::tables::column_name;
use crate::units::{Kind, Slot};
use crate::{Event, Verdun};

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

const OVERLAYS: [&str; 5] = ["control", "zones", "supply", "would-be-out", "uncovered"];

/// Every Fluent key that is put together from parts.
pub fn families() -> Vec<String> {
    let sides = Seat::BOTH.map(side_code);
    let mut keys = Vec::new();
    let mut all = |family: &str, ids: &mut dyn Iterator<Item = String>| {
        keys.extend(ids.map(|id| format!("{family}-{id}")));
    };
    let plain = |ids: &'static [&'static str]| ids.iter().map(|id| (*id).to_string());
    all("side", &mut sides.iter().map(|side| (*side).to_string()));
    all("kind", &mut Kind::ALL.iter().map(|(code, _)| (*code).to_string()));
    all("ground", &mut plain(&ground::NAMES).chain(plain(&["open", "source", "front"])));
    all("mark", &mut plain(&MARKS));
    all("pool", &mut plain(&POOLS));
    all("phase", &mut plain(&PHASES));
    all("verb", &mut plain(VERBS));
    all("ask", &mut plain(&PHASES[..PHASES.len() - 1]));
    all("done", &mut plain(&ENDED));
    all("level", &mut (0..5).map(|level| level.to_string()));
    all("level-name", &mut (0..5).map(|level| level.to_string()));
    all("points-for", &mut (0..5).map(|what| what.to_string()));
    all("began", &mut (2..7).map(|phase| phase.to_string()));
    all("shelling", &mut (0..5).map(|result| result.to_string()));
    all("reconstructed", &mut plain(&["assault", "barrage"]));
    for overlay in OVERLAYS {
        match overlay {
            "uncovered" => all("overlay", &mut std::iter::once(overlay.to_string())),
            _ => all("overlay", &mut sides.iter().map(|side| format!("{overlay}-{side}"))),
        }
    }
    keys
}

/// Two dice as they lie.
fn pair(dice: [u8; 2]) -> String {
    format!("{} + {}", dice[0], dice[1])
}

impl Verdun {
    fn about_unit(&self, key: &'static str, unit: Slot, hex: Hex) -> Text {
        Text::key(key).with("unit", self.unit_text(unit)).with("hex", self.hex_text(hex))
    }

    /// A unit and those with it.
    fn group_text(&self, unit: Slot, others: u8) -> Text {
        match others {
            0 => self.unit_text(unit),
            _ => Text::key("unit-and-others").with("unit", self.unit_text(unit)).with("others", others),
        }
    }

    fn moved_text(&self, key: &'static str, unit: Slot, others: u8, from: Hex, to: Hex) -> Text {
        Text::key(key)
            .with("unit", self.group_text(unit, others))
            .with("from", self.hex_text(from))
            .with("to", self.hex_text(to))
    }

    /// A journal line in words.
    pub(crate) fn tell_event(&self, event: &Event) -> Text {
        let of = |key: &'static str, side: Seat| Text::key(key).with("side", side_text(side));
        let at = |key: &'static str, hex: Hex| Text::key(key).with("hex", self.hex_text(hex));
        match *event {
            Event::Placed { unit, hex } => self.about_unit("event-placed", unit, hex),
            Event::StandardDeployment { side } => of("event-standard", side),
            Event::Deployed { side } => of("event-deployed", side),
            Event::DayBegins { day } => Text::key("event-day").with("day", day),
            Event::Weather { die, bad } => {
                Text::key(if bad { "event-weather-bad" } else { "event-weather-fair" }).with("die", die)
            }
            Event::FineAtFirst => Text::key("event-weather-first"),
            Event::Phase { side, phase } => Text::key(format!("began-{phase}")).with("side", side_text(side)),
            Event::OutOfSupply { unit, hex } => self.about_unit("event-out-of-supply", unit, hex),
            Event::Supplied { unit, hex } => self.about_unit("event-supplied", unit, hex),
            Event::Rally { unit, hex, dice, morale, rallied }
            | Event::HeadquartersRally { unit, hex, dice, morale, rallied } => self
                .about_unit(if rallied { "event-rallied" } else { "event-not-rallied" }, unit, hex)
                .with("dice", pair(dice))
                .with("morale", morale),
            Event::Surrendered { unit, hex } => self.about_unit("event-surrendered", unit, hex),
            Event::Replacements { side, count } => of("event-replacements", side).with("count", count),
            Event::Replaced { unit, hex } => self.about_unit("event-replaced", unit, hex),
            Event::Restored { unit, hex } => self.about_unit("event-restored", unit, hex),
            Event::Arrived { unit, hex } => self.about_unit("event-arrived", unit, hex),
            Event::Delayed { unit, hex } => self.about_unit("event-delayed", unit, hex),
            Event::Called { free } => Text::key(if free { "event-called-free" } else { "event-called" }),
            Event::NotCalled => Text::key("event-not-called"),
            Event::Attached { corps } => {
                let name = &self.counters.corps[usize::from(corps)].name;
                let name = Text::Named { fr: name.fr.clone(), en: name.en.clone() };
                Text::key("event-attached").with("corps", name)
            }
            Event::Petain => Text::key("event-petain"),
            Event::GunReturned { unit, hex } => self.about_unit("event-gun-returned", unit, hex),
            Event::MarkersLifted { side, count } => of("event-markers-lifted", side).with("count", count),
            Event::Barrage { hex, guns, strength, column, shift, die, result } => {
                let column = column.checked_sub(1).map(usize::from);
                at("event-barrage", hex)
                    .with("guns", guns)
                    .with("strength", strength)
                    .with("shift", i64::from(shift))
                    .with("column", self.barrage_column_name(column))
                    .with("die", die)
                    .with("result", Text::key(format!("shelling-{result}")))
            }
            Event::Unscathed { hex } => at("event-guns-unseen", hex),
            Event::Damaged { unit, hex } => self.about_unit("event-damaged", unit, hex),
            Event::NothingToDamage { hex } => at("event-nothing-to-damage", hex),
            Event::MoraleTest { unit, hex, dice, add, morale, failed } => self
                .about_unit(if failed { "event-test-failed" } else { "event-test-passed" }, unit, hex)
                .with("dice", pair(dice))
                .with("add", add)
                .with("morale", morale),
            Event::Demoralised { unit, hex } => self.about_unit("event-demoralised", unit, hex),
            Event::CutOff { unit, hex } => self.about_unit("event-cut-off", unit, hex),
            Event::Reduced { unit, hex } => self.about_unit("event-reduced", unit, hex),
            Event::Eliminated { unit, hex } => self.about_unit("event-eliminated", unit, hex),
            Event::Interdiction { unit, hex, die, need, laid } => self
                .about_unit(if laid { "event-interdicted" } else { "event-not-interdicted" }, unit, hex)
                .with("die", die)
                .with("need", need),
            Event::Moved { unit, others, from, to, halves } => self
                .moved_text("event-moved", unit, others, from, to)
                .with("points", crate::offers::points(halves)),
            Event::MarchedFar { unit, others, from, to, halves } => self
                .moved_text("event-marched", unit, others, from, to)
                .with("points", crate::offers::points(halves)),
            Event::BrokeThrough { unit, others, from, to } => {
                self.moved_text("event-broke-through", unit, others, from, to)
            }
            Event::LeftBehind { unit, hex } => self.about_unit("event-left-behind", unit, hex),
            Event::DugIn { unit, hex } => self.about_unit("event-dug-in", unit, hex),
            Event::LeftDigging { unit, hex } => self.about_unit("event-left-digging", unit, hex),
            Event::Taken { hex, side } => at("event-taken", hex).with("side", side_text(side)),
            Event::Assault { target, attackers, guns, attack, defence, column } => {
                at("event-assault", target)
                    .with("attackers", attackers)
                    .with("guns", guns)
                    .with("attack", attack)
                    .with("defence", defence)
                    .with("column", column_name(column))
            }
            Event::DefenceSupported { target, guns, strength, column } => {
                at("event-defence-supported", target)
                    .with("guns", guns)
                    .with("strength", strength)
                    .with("column", column_name(column))
            }
            Event::AssaultRolled { target, column, die, attacker, defender } => {
                at("event-assault-rolled", target)
                    .with("column", column_name(column))
                    .with("die", die)
                    .with("attacker", attacker)
                    .with("defender", defender)
            }
            Event::HitsWithoutEffect { side, count } => of("event-hits-lost", side).with("count", count),
            Event::NoWayBack { side } => of("event-no-way-back", side),
            Event::Retreats { side, distance } => of("event-retreats", side).with("count", distance),
            Event::FellBack { unit, from, to } => self.moved_text("event-fell-back", unit, 0, from, to),
            Event::FortDestroyed { hex } => at("event-fort-destroyed", hex),
            Event::FortAbsorbs { hex } => at("event-fort-absorbs", hex),
            Event::RemnantTest { unit, hex, dice, morale, saved } => self
                .about_unit(if saved { "event-remnant-saved" } else { "event-remnant-lost" }, unit, hex)
                .with("dice", pair(dice))
                .with("morale", morale),
            Event::RemnantFormed { unit, of, hex } => {
                self.about_unit("event-remnant", unit, hex).with("of", self.unit_text(of))
            }
            Event::RemnantDeclined { unit } => {
                Text::key("event-remnant-declined").with("unit", self.unit_text(unit))
            }
            Event::Infiltrated { unit, from, to } => self.moved_text("event-infiltrated", unit, 0, from, to),
            Event::Recovery => Text::key("event-recovery"),
            Event::Points { what, points } => {
                Text::key(format!("points-for-{what}")).with("points", i64::from(points))
            }
            Event::Ended { points, towns, forts, city, losses } => Text::key("event-ended")
                .with("level", Text::key(format!("level-name-{}", crate::victory::level(points))))
                .with("points", i64::from(points))
                .with("towns", towns)
                .with("forts", forts)
                .with("city", city)
                .with("losses", losses),
        }
    }
}
