//! What happened, in words.

use ::table::Text;
use contract::Seat;

use crate::map::{Ground, Hex, place};
use crate::offers::VERBS;
use crate::prompts::{ENDED, PHASES};
use crate::table::{named, side_code, side_text};
use crate::tables::Marker;
use crate::units::{Kind, Slot};
use crate::victory::what;
use crate::{Event, Villers};

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
    let mut keys = Vec::new();
    let mut all = |family: &str, ids: &mut dyn Iterator<Item = String>| {
        keys.extend(ids.map(|id| format!("{family}-{id}")));
    };
    let plain = |ids: &'static [&'static str]| ids.iter().map(|id| (*id).to_string());
    all("side", &mut sides.iter().map(|side| (*side).to_string()));
    all("kind", &mut Kind::ALL.iter().map(|(code, _)| (*code).to_string()));
    let grounds = [Ground::Open, Ground::Wood, Ground::Village].map(Ground::code);
    all("ground", &mut grounds.iter().map(|code| (*code).to_string()));
    all("ground-trench", &mut sides.iter().map(|side| (*side).to_string()));
    all("mark", &mut plain(&MARKS));
    all("marker", &mut Marker::ALL.iter().map(|(code, _)| (*code).to_string()));
    all("pool", &mut plain(&POOLS));
    all("phase", &mut plain(&PHASES));
    all("verb", &mut plain(VERBS));
    // Of a unit that a hero or a mechanic calls up it is always asked what it does.
    let asked = PHASES.iter().filter(|phase| !matches!(**phase, "over" | "alone"));
    all("ask", &mut asked.map(|phase| (*phase).to_string()));
    all("done", &mut plain(&ENDED));
    all("level", &mut (0..8).map(|level: u8| level.to_string()));
    all("points-for", &mut (0..what::COUNT).map(|what| what.to_string()));
    all("repair", &mut (0..3).map(|result: u8| result.to_string()));
    all("reconstructed", &mut plain(&["scatter", "track", "cup", "winner"]));
    let goals = [place::TOWN, place::CACHY, place::HANGARD, place::DOMART, place::ABBE, place::AQUENNE];
    all("goal", &mut goals.iter().map(|goal| place::NAMES[*goal].to_string()));
    for step in STEPS {
        let ends = ["", "-onto", "-difficult", "-onto-difficult"];
        all("offer", &mut ends.iter().map(|end| format!("{step}{end}")));
    }
    for overlay in OVERLAYS {
        all("overlay", &mut sides.iter().map(|side| format!("{overlay}-{side}")));
    }
    keys
}

impl Villers {
    fn about_unit(&self, key: &'static str, unit: Slot, hex: Hex) -> Text {
        Text::key(key).with("unit", self.unit_text(unit)).with("hex", self.hex_text(hex))
    }

    fn moved_text(&self, key: &'static str, unit: Slot, from: Hex, to: Hex) -> Text {
        Text::key(key)
            .with("unit", self.unit_text(unit))
            .with("from", self.hex_text(from))
            .with("to", self.hex_text(to))
    }

    /// A journal line in words.
    pub(crate) fn tell_event(&self, event: &Event) -> Text {
        let of = |key: &'static str, side: Seat| Text::key(key).with("side", side_text(side));
        let at = |key: &'static str, hex: Hex| Text::key(key).with("hex", self.hex_text(hex));
        let label = |turn: u8| named(&self.tables.turn(turn).label);
        match *event {
            Event::SetUp { scenario } => {
                let key = ["scenario-first-tank-battle", "scenario-second-battle"][usize::from(scenario - 1)];
                Text::key("event-set-up").with("scenario", Text::key(key))
            }
            Event::TurnBegins { turn, random } => {
                let key = if random { "event-turn-random" } else { "event-turn" };
                Text::key(key).with("turn", turn).with("label", label(turn))
            }
            Event::WhippetsComing { die, count } => {
                Text::key("event-whippets").with("die", die).with("count", count)
            }
            Event::GunsOpen { side, guns } => of("event-guns-open", side).with("count", guns),
            Event::Aimed { side, hex } => at("event-aimed", hex).with("side", side_text(side)),
            Event::CounterBattery => Text::key("event-counter-battery"),
            Event::OnTarget { side, hex, die } => {
                at("event-on-target", hex).with("side", side_text(side)).with("die", die)
            }
            Event::Scattered { side, from, to, die, way } => {
                let text = match to.is_some() {
                    true => Text::key("event-scattered").with("to", self.hex_text(to)),
                    false => Text::key("event-scattered-off"),
                };
                text.with("side", side_text(side))
                    .with("from", self.hex_text(from))
                    .with("die", die)
                    .with("way", way)
            }
            Event::Wasted { .. } => Text::key("event-wasted"),
            Event::TankShelled { unit, hex, die, hit } => self
                .about_unit(if hit { "event-tank-shelled" } else { "event-tank-spared" }, unit, hex)
                .with("die", die),
            Event::Shelled { unit, hex, die, shelter, medals, lost } => self
                .about_unit(if lost { "event-shelled-lost" } else { "event-shelled" }, unit, hex)
                .with("die", die)
                .with("shelter", signed(shelter))
                .with("medals", medals),
            Event::AlliesWait => Text::key("event-allies-wait"),
            Event::ActivationsOpen { side } => of("event-activations", side),
            Event::RepairsOpen { side } => of("event-repairs", side),
            Event::Repair { unit, hex, die, add, result } => {
                let outcome = Text::key(format!("repair-{result}"));
                self.about_unit("event-repair", unit, hex)
                    .with("die", die)
                    .with("add", add)
                    .with("result", outcome)
            }
            Event::ArrivalsOpen { count } => Text::key("event-arrivals").with("count", count),
            Event::Entered { unit, to, medals } => {
                self.about_unit("event-entered", unit, to).with("medals", medals)
            }
            Event::Moved { unit, from, to, points, medals } => {
                self.moved_text("event-moved", unit, from, to).with("points", points).with("medals", medals)
            }
            Event::Fired { unit, target, to, die, modifier, hit, .. } => self
                .about_unit(if hit { "event-fired-hit" } else { "event-fired-missed" }, unit, to)
                .with("target", self.unit_text(target))
                .with("die", die)
                .with("modifier", signed(modifier)),
            Event::Hurt { unit, hex } => {
                let key = if self.is_tank(unit) { "event-damaged" } else { "event-disorganised" };
                self.about_unit(key, unit, hex)
            }
            Event::Eliminated { unit, hex } => self.about_unit("event-eliminated", unit, hex),
            Event::Assaulted { unit, target, to, dice, count, need, hits, .. } => {
                let rolled: Vec<String> = dice[..usize::from(count)].iter().map(u8::to_string).collect();
                self.about_unit("event-assaulted", unit, to)
                    .with("target", self.unit_text(target))
                    .with("dice", rolled.join(" "))
                    .with("need", need)
                    .with("hits", hits)
            }
            Event::Carried { unit, hex } => self.about_unit("event-carried", unit, hex),
            Event::Repelled { unit, hex } => self.about_unit("event-repelled", unit, hex),
            Event::Renewed { unit, hex } => self.about_unit("event-renewed", unit, hex),
            Event::LostInside { unit, hex } => self.about_unit("event-lost-inside", unit, hex),
            Event::Rallied { unit, hex } => self.about_unit("event-rallied", unit, hex),
            Event::Infiltrated { unit, from, to } => self.moved_text("event-infiltrated", unit, from, to),
            Event::Withdrew { unit, from, to } => self.moved_text("event-withdrew", unit, from, to),
            Event::BreakdownTest { unit, hex, die, limit, broken } => self
                .about_unit(if broken { "event-broke-down" } else { "event-runs-on" }, unit, hex)
                .with("die", die)
                .with("limit", limit),
            Event::PutBack { unit, from, to } => self.moved_text("event-put-back", unit, from, to),
            Event::ReturnTest { unit, die, modifier, back } => {
                let key = if back == 0 { "event-no-return" } else { "event-return-test" };
                Text::key(key)
                    .with("unit", self.unit_text(unit))
                    .with("die", die)
                    .with("modifier", signed(modifier))
                    .with("turn", back)
            }
            Event::HeroLost { unit } => Text::key("event-hero-lost").with("unit", self.unit_text(unit)),
            Event::ReturnsOpen => Text::key("event-returns"),
            Event::ReturnDelayed { unit, back } => {
                let key = if back == 0 { "event-return-denied" } else { "event-return-delayed" };
                Text::key(key).with("unit", self.unit_text(unit)).with("turn", back)
            }
            Event::IntensityTest { intensity, confusion } => {
                Text::key("event-intensity").with("intensity", intensity).with("confusion", confusion)
            }
            Event::SequenceBreaks { turn } if self.tables.is_night(turn) => {
                Text::key("event-sequence-breaks-by-night")
            }
            Event::SequenceBreaks { turn } => Text::key("event-sequence-breaks").with("turn", turn),
            Event::Cohesion { die, sum, held } => {
                let key = if held { "event-cohesion-holds" } else { "event-cohesion-fails" };
                Text::key(key).with("die", die).with("sum", sum)
            }
            Event::CohesionEnds { turn } if self.tables.is_night(turn) => {
                Text::key("event-cohesion-ends-by-night")
            }
            Event::CohesionEnds { turn } => Text::key("event-cohesion-ends").with("turn", turn),
            Event::TurnEnds { turn } => Text::key("event-turn-ends").with("turn", turn),
            Event::Draw { number } => Text::key("event-draw").with("number", number),
            Event::Drawn { line } => {
                let markers = &self.tables.cup[usize::from(line)];
                Text::key("event-drawn").with("marker", self.marker_text(markers))
            }
            Event::MarkerActivates { side, tanks, count } => of("event-marker-activates", side)
                .with("what", Text::key(if tanks { "of-tanks" } else { "of-battalions" }))
                .with("count", count),
            Event::CupRefilled { count } => Text::key("event-cup-refilled").with("count", count),
            Event::HeroGiven { unit, hex } => self.about_unit("event-hero", unit, hex),
            Event::HeroUnused { side } => of("event-hero-unused", side),
            Event::Reorganised { unit, hex } => self.about_unit("event-reorganised", unit, hex),
            Event::Mended { unit, hex } => self.about_unit("event-mended", unit, hex),
            Event::FellBack { unit, from, to } => self.moved_text("event-fell-back", unit, from, to),
            Event::LostFallingBack { unit, from, at } => {
                self.moved_text("event-lost-falling-back", unit, from, at)
            }
            Event::Regrouped { unit, hex } => self.about_unit("event-regrouped", unit, hex),
            Event::NightFalls { turn } => Text::key("event-night-falls").with("label", label(turn)),
            Event::Abandoned { unit, hex } => self.about_unit("event-abandoned", unit, hex),
            Event::NightAttack => Text::key("event-night-attack"),
            Event::Deployed { unit, hex } => self.about_unit("event-deployed", unit, hex),
            Event::NotDeployed { unit, back } => {
                let key = if back == 0 { "event-not-deployed" } else { "event-deployed-late" };
                Text::key(key).with("unit", self.unit_text(unit)).with("turn", back)
            }
            Event::RoundOpens { round } => Text::key("event-round").with("round", round),
            Event::NightTest { unit, hex, die, medals, held } => self
                .about_unit(if held { "event-night-held" } else { "event-night-taken" }, unit, hex)
                .with("die", die)
                .with("medals", medals),
            Event::NightOver { over } => {
                Text::key(if over { "event-battle-over" } else { "event-night-over" })
            }
            Event::Morning { die, confusion } => {
                Text::key("event-morning").with("die", die).with("confusion", confusion)
            }
            Event::Points { what, side, points } => Text::key(format!("points-for-{what}"))
                .with("side", side_text(side))
                .with("points", i64::from(points)),
            Event::DuelWon { side } => of("event-duel-won", side),
            Event::FinalPoints { german, allied } => Text::key("event-final-points")
                .with("german", i64::from(german))
                .with("allied", i64::from(allied)),
            Event::Verdict { level } => Text::key("event-verdict").with("level", self.level_text(level)),
            Event::DuelShift { side, level } => {
                of("event-duel-shift", side).with("level", self.level_text(level))
            }
            Event::Decisive => Text::key("event-decisive"),
        }
    }
}
