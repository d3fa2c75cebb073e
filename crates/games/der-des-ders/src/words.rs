//! What happened, in words.

use ::table::Text;
use contract::{Rules, Seat};

use crate::DerDesDers;
use crate::decision::COMPASS;
use crate::event::{Event, Rolls, Who};
use crate::map::{Ground, Hex, Side};
use crate::offers::VERBS;
use crate::position::{Mode, Position, slots_of};
use crate::scenario::NATIONS;
use crate::units::{Armour, Class, Fire, Slot, Support, Traits, Work};

/// What is added to a score or a value, with its sign: +2, −1, 0.
pub(crate) fn signed(modifier: i8) -> Text {
    let sign = match modifier {
        1.. => "+",
        0 => "",
        _ => "−",
    };
    Text::figure(format!("{sign}{}", modifier.unsigned_abs()))
}

/// What dice show: 2 5 6.
fn shown(dice: Rolls) -> String {
    dice.faces().iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// What goes with a unit.
pub(crate) fn support_text(support: Support) -> Text {
    Text::key(format!("support-{}", support.code()))
}

/// Guns, gas or aircraft.
pub(crate) fn fire_text(fire: Fire) -> Text {
    Text::key(format!("fire-{}", fire.code()))
}

/// What is dug.
pub(crate) fn work_text(work: Work) -> Text {
    Text::key(format!("work-{}", work.code()))
}

/// Where a side of a hex looks to, as one sees it on the table: its top is the north in few battles.
pub(crate) fn facing_text(side: Side) -> Text {
    Text::key(format!("facing-{}", COMPASS[usize::from(side)]))
}

/// Every Fluent key that is put together from parts.
pub fn families() -> Vec<String> {
    let mut keys = Vec::new();
    let mut all = |family: &str, codes: &mut dyn Iterator<Item = &'static str>| {
        keys.extend(codes.map(|code| format!("{family}-{code}")));
    };
    all("nation", &mut NATIONS.into_iter());
    all("ground", &mut Ground::ALL.into_iter().map(Ground::code));
    all("class", &mut Class::ALL.into_iter().map(Class::code));
    all("trait-armour", &mut Armour::ALL.into_iter().skip(1).map(Armour::code));
    all("trait", &mut Traits::NAMED.into_iter().map(|(code, _)| code));
    all("support", &mut Support::ALL.into_iter().map(Support::code));
    all("fire", &mut Fire::ALL.into_iter().map(Fire::code));
    all("work", &mut Work::ALL.into_iter().map(Work::code));
    all("facing", &mut COMPASS.into_iter());
    all("verb", &mut VERBS.iter().copied());
    keys.extend(crate::prompts::families());
    keys
}

impl DerDesDers {
    /// The army of a side, in the plural: « les », « des » and « aux » go with it.
    pub(crate) fn side_text(&self, side: Seat) -> Text {
        self.scenario.armies[side.index()].name.clone()
    }

    /// A hex by its number, and by its name where it bears one.
    pub(crate) fn hex_text(&self, hex: Hex) -> Text {
        let number = self.map.name(hex);
        let named = self.map.board.names.iter().find(|named| named.hex == hex);
        match named.map(|named| &named.name) {
            Some(Text::Named { fr, en }) => {
                Text::Named { fr: format!("{fr} ({number})"), en: format!("{en} ({number})") }
            }
            _ => Text::figure(number),
        }
    }

    /// A unit as everyone may speak of it: whoever lies in ambush is a marker.
    pub(crate) fn unit_name(&self, who: Who) -> Text {
        if who.is_hidden() {
            return Text::key("marker-name");
        }
        let army = &self.scenario.armies[who.side.index()];
        let number = usize::from(who.slot - slots_of(who.side).start);
        if let Some(recruit) = army.units.get(number) {
            return recruit.name.clone();
        }
        // Those of a levy are told apart by their numbers; a decoy was raised from nothing.
        let troop = army.levy.as_ref().and_then(|levy| levy.troops.get(usize::from(who.troop)));
        match troop {
            Some(troop) => {
                Text::key("unit-raised").with("troop", troop.name.clone()).with("number", number + 1)
            }
            None => Text::key("unit-decoy").with("number", number + 1),
        }
    }

    /// A unit by its name, whether or not it lies in ambush: for its own side.
    pub(crate) fn unit_text(&self, p: &Position, slot: Slot) -> Text {
        self.unit_name(self.who_plainly(p, slot))
    }

    fn of_side(&self, key: &'static str, side: Seat) -> Text {
        Text::key(key).with("side", self.side_text(side))
    }

    fn of_unit(&self, key: &'static str, who: Who) -> Text {
        Text::key(key).with("unit", self.unit_name(who))
    }

    fn unit_at(&self, key: &'static str, who: Who, hex: Hex) -> Text {
        self.of_unit(key, who).with("hex", self.hex_text(hex))
    }

    fn side_at(&self, key: &'static str, side: Seat, hex: Hex) -> Text {
        self.of_side(key, side).with("hex", self.hex_text(hex))
    }

    fn moved_text(&self, key: &'static str, who: Who, from: Hex, to: Hex) -> Text {
        self.of_unit(key, who).with("from", self.hex_text(from)).with("to", self.hex_text(to))
    }

    /// A journal line in words.
    pub(crate) fn tell_event(&self, event: &Event) -> Text {
        match *event {
            Event::SetUp => {
                let name = DerDesDers::about().scenario_name(&self.setup.scenario);
                Text::key("event-set-up").with("scenario", name.unwrap_or_else(|| Text::key("title")))
            }
            // --- Recruiting and deployment (3.13).
            Event::LevyRolled { side, dice, total } => {
                self.of_side("event-levy", side).with("dice", shown(dice)).with("total", total)
            }
            Event::Raised { who, cohesion } => self.of_unit("event-raised", who).with("points", cohesion),
            Event::Attached { who, support } => self
                .of_unit("event-attached", who)
                .with("support", support_text(support))
                .with("points", support.price()),
            Event::Bought { side, fire } => {
                self.of_side("event-bought", side).with("fire", fire_text(fire)).with("points", fire.price())
            }
            Event::Dug { side, work, hex, points } => {
                self.side_at("event-dug", side, hex).with("work", work_text(work)).with("points", points)
            }
            Event::Placed { who, hex } => self.unit_at("event-placed", who, hex),
            Event::Disposed { side } => self.of_side("event-disposed", side),
            Event::Recruited { side } => self.of_side("event-recruited", side),
            Event::Deployed { side } => self.of_side("event-deployed", side),
            Event::Ambushes { side, count } => self.of_side("event-ambushes", side).with("count", count),
            Event::Shown => Text::key("event-shown"),
            // --- What comes before the action: resources and bombardment (2.2, 3.2).
            Event::TurnBegins { turn } => {
                Text::key("event-turn").with("turn", turn).with("turns", self.scenario.turns)
            }
            Event::Produced { side, dice, points, total } => self
                .of_side(if dice.count > 0 { "event-produced" } else { "event-produced-nothing" }, side)
                .with("dice", shown(dice))
                .with("points", points)
                .with("total", total),
            Event::TrainBrings { who, points } => {
                self.of_unit("event-train-brings", who).with("die", points + 1).with("points", points)
            }
            Event::Chosen { side, fire } => self.of_side("event-chosen", side).with("fire", fire_text(fire)),
            Event::Brought { side, fire, dice, points, total } => self
                .of_side(if dice.count > 0 { "event-brought" } else { "event-brought-nothing" }, side)
                .with("fire", fire_text(fire))
                .with("dice", shown(dice))
                .with("points", points)
                .with("total", total),
            Event::Precedence { side } => self.of_side("event-precedence", side),
            Event::Shelled { side, fire, hex, die, need, hit } => self
                .side_at(if hit { "event-shelled" } else { "event-shelled-missed" }, side, hex)
                .with("fire", fire_text(fire))
                .with("die", die)
                .with("need", need),
            Event::Spotting { side, hex } => self.side_at("event-spotting", side, hex),
            Event::SmokeLaid { hex, turns } => {
                Text::key("event-smoke").with("hex", self.hex_text(hex)).with("turns", turns)
            }
            Event::GunsRaked { side, hex, die, cleared } => self
                .side_at(if cleared { "event-guns-raked" } else { "event-guns-raked-in-vain" }, side, hex)
                .with("die", die),
            // --- Activations, supply and movement (2.3–2.7).
            Event::TokenDrawn { side, left } => self
                .of_side("event-token", side)
                .with("left", left[side.index()])
                .with("other", self.side_text(side.other()))
                .with("across", left[side.other().index()]),
            Event::TokenWasted { side } => self.of_side("event-token-wasted", side),
            Event::Activated { who, hex } => self.unit_at("event-activated", who, hex),
            Event::Joined { who, hex } => self.unit_at("event-joined", who, hex),
            Event::FreeSupply { who, hex } => self.unit_at("event-free-supply", who, hex),
            Event::Supplied { who, hex, points, left } => {
                self.unit_at("event-supplied", who, hex).with("points", points).with("left", left)
            }
            Event::Lengthened { who } => self.of_unit("event-lengthened", who),
            Event::OverBroken { who } => self.of_unit("event-over-broken", who),
            Event::TooLong { who, points } => self.of_unit("event-too-long", who).with("points", points),
            Event::Moved { who, from, to, mode, steps } => {
                let key = if mode == Mode::Rapid { "event-advanced-rapidly" } else { "event-progressed" };
                self.moved_text(key, who, from, to).with("steps", steps)
            }
            Event::Railed { who, from, to } => self.moved_text("event-railed", who, from, to),
            Event::Dismounted { who, hex } => self.unit_at("event-dismounted", who, hex),
            Event::Remounted { who, hex } => self.unit_at("event-remounted", who, hex),
            Event::Turned { who, hex, side } => {
                self.unit_at("event-turned", who, hex).with("facing", facing_text(side))
            }
            Event::Bogged { who, hex, die, lost } => self
                .unit_at(if lost { "event-bogged" } else { "event-not-bogged" }, who, hex)
                .with("die", die),
            Event::BaseCaptured { side, hex, points } => {
                self.side_at("event-base-captured", side, hex).with("points", points)
            }
            Event::DepotTaken { side, hex } => self.side_at("event-depot-taken", side, hex),
            Event::PrizeTaken { side, prize, hex } => {
                // It is called by its own name, which its hex often bears as well.
                let prize = &self.scenario.prizes[usize::from(prize)];
                self.of_side("event-prize-taken", side)
                    .with("prize", prize.name.clone())
                    .with("hex", Text::figure(self.map.name(hex)))
                    .with("points", prize.worth[side.index()])
            }
            Event::Scouted { who, hex } => self.unit_at("event-scouted", who, hex),
            Event::Found { who, hex, die } => {
                let key = if die > 0 { "event-found" } else { "event-uncovered" };
                self.unit_at(key, who, hex).with("die", die)
            }
            Event::Located { who, hex, die } => {
                let key = if die > 0 { "event-located" } else { "event-sighted" };
                self.unit_at(key, who, hex).with("die", die)
            }
            Event::LiesLow { who, hex } => self.unit_at("event-lies-low", who, hex),
            Event::PaysAs { who, hex, climbs: true } => self.unit_at("event-climbs", who, hex),
            Event::PaysAs { who, hex, climbs: false } => self.unit_at("event-skirts", who, hex),
            Event::NotFound { hex, die } => {
                Text::key("event-not-found").with("hex", self.hex_text(hex)).with("die", die)
            }
            Event::DecoyFound { side, hex } => self.side_at("event-decoy-found", side, hex),
            Event::DepotBegun { who, hex } => self.unit_at("event-depot-begun", who, hex),
            Event::Idle { who, hex } => self.unit_at("event-idle", who, hex),
            // --- Fire, assault, and what is lost by them (2.9–2.16).
            Event::Fired { who, target, to, score, dice, hits, .. } => self
                .unit_at("event-fired", who, to)
                .with("target", self.unit_name(target))
                .with("dice", shown(dice))
                .with("score", score)
                .with("hits", hits),
            Event::Tested { who, hex, die, cohesion, failed } => self
                .unit_at(if failed { "event-test-failed" } else { "event-test-passed" }, who, hex)
                .with("die", die)
                .with("cohesion", cohesion),
            Event::WorksLost { hex, level } => {
                Text::key("event-works-lost").with("hex", self.hex_text(hex)).with("level", level)
            }
            Event::Weakened { who, hex, left } => self.unit_at("event-weakened", who, hex).with("left", left),
            Event::Eliminated { who, hex } => self.unit_at("event-eliminated", who, hex),
            Event::Cratered { hex } => Text::key("event-cratered").with("hex", self.hex_text(hex)),
            Event::SupportLost { who, hex, support } => {
                self.unit_at("event-support-lost", who, hex).with("support", support_text(support))
            }
            Event::Raked { who, hex, dice, cleared } => self
                .unit_at(if cleared { "event-raked" } else { "event-raked-in-vain" }, who, hex)
                .with("dice", shown(dice)),
            Event::Reacts { who, hex, supports } => {
                let key = if supports { "event-supporting-fire" } else { "event-opportunity-fire" };
                self.unit_at(key, who, hex)
            }
            Event::Assaults { who, target, to, .. } => {
                self.unit_at("event-assaults", who, to).with("target", self.unit_name(target))
            }
            Event::Fought { who, target, to, values, dice, totals } => self
                .unit_at("event-fought", who, to)
                .with("dice", shown(dice[0]))
                .with("value", values[0])
                .with("total", totals[0])
                .with("target", self.unit_name(target))
                .with("their-dice", shown(dice[1]))
                .with("their-value", values[1])
                .with("their-total", totals[1]),
            Event::Even { who, target, to } => {
                self.unit_at("event-even", who, to).with("target", self.unit_name(target))
            }
            Event::FellBack { who, from, to } => self.moved_text("event-fell-back", who, from, to),
            Event::Cornered { who, hex } => self.unit_at("event-cornered", who, hex),
            Event::Advanced { who, from, to } => self.moved_text("event-took-the-ground", who, from, to),
            Event::BreaksThrough { who, hex } => self.unit_at("event-breaks-through", who, hex),
            Event::Evaded { who, from, to } => self.moved_text("event-evaded", who, from, to),
            Event::CalledOff { who, hex } => self.unit_at("event-called-off", who, hex),
            Event::TrainDestroyed { who, hex } => self.unit_at("event-train-destroyed", who, hex),
            // --- The end of a turn, and of the battle (2.8, 3.1, r.victory).
            Event::SmokeClears { hex } => Text::key("event-smoke-clears").with("hex", self.hex_text(hex)),
            Event::DepotBuilt { side, hex } => self.side_at("event-depot-built", side, hex),
            Event::DepotGivenUp { who, hex } => self.unit_at("event-depot-given-up", who, hex),
            Event::Entrenched { who, hex, level } => {
                self.unit_at("event-entrenched", who, hex).with("level", level)
            }
            Event::Kept { side, kept, lost } => {
                self.of_side("event-kept", side).with("kept", kept).with("lost", lost)
            }
            Event::Routed { side } => self.of_side("event-routed", side),
            Event::Counted { points, lead } => Text::key("event-counted")
                .with("attacker", self.side_text(Seat::First))
                .with("points", i64::from(points[0]))
                .with("defender", self.side_text(Seat::Second))
                .with("across", i64::from(points[1]))
                .with("lead", lead_text(lead))
                .with("needed", needed_text(self.scenario.lead)),
            Event::Won { side } => self.of_side("event-won", side),
        }
    }
}

/// How far the attacker leads, or lags behind.
pub(crate) fn lead_text(points: i16) -> Text {
    let key = if points < 0 { "lead-behind" } else { "lead-ahead" };
    Text::key(key).with("points", i64::from(points.abs()))
}

/// What he must exceed to win (r.last-turn): more than so far ahead, or less than so far behind.
pub(crate) fn needed_text(points: i16) -> Text {
    let key = if points < 0 { "lead-needed-behind" } else { "lead-needed-ahead" };
    Text::key(key).with("points", i64::from(points.abs()))
}
