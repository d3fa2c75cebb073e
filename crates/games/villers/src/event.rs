//! What can happen, with how it is told and shown.

use ::table::{Act, Text};
use contract::{Seat, Shown, Untold};

use crate::decision::{Place, Unit};
use crate::map::Hex;
use crate::table::named;
use crate::tanks::Repaired;
use crate::units::Slot;
use crate::victory::Gain;
use crate::words::{Added, ByDay, Drawn, Level, Rolled, Score, Side, Target, Throw};
use crate::{ABOUT, Villers};

contract::events! {
    game: Villers, picture;
    /// Something that happened.
    #[expect(missing_docs, reason = "the Fluent messages of the same names say what each means")]
    pub enum Event {
        "event-set-up" => SetUp with("scenario": Text::key(ABOUT.scenarios[game.scenario].name)),
        if random { "event-turn-random" } else { "event-turn" } =>
            TurnBegins { turn: u8, random: bool as Untold<bool> } with("label": game.hour(turn)),
        "event-whippets" => WhippetsComing { die: u8 as Rolled, count: u8 } by(Seat::Second),
        "event-guns-open" => GunsOpen { side: Seat as Side, count: u8 },
        "event-aimed" => Aimed { side: Seat as Side, hex: Hex as Place },
        "event-counter-battery" => CounterBattery by(Seat::First),
        "event-on-target" => OnTarget { side: Seat as Side, hex: Hex as Place, die: u8 as Rolled },
        if to.is_some() { "event-scattered" } else { "event-scattered-off" } =>
            Scattered { side: Seat as Side, from: Hex as Place, to: Hex as Place, die: u8 as Rolled, way: u8 as Rolled },
        "event-wasted" => Wasted { hex: Hex as Shown<Place> },
        if hit { "event-tank-shelled" } else { "event-tank-spared" } =>
            TankShelled { unit: Slot as Unit, hex: Hex as Place, die: u8 as Rolled, hit: bool as Untold<bool> },
        if lost { "event-shelled-lost" } else { "event-shelled" } => Shelled {
            unit: Slot as Unit,
            hex: Hex as Place,
            die: u8 as Rolled,
            shelter: i8 as Added,
            medals: u8,
            lost: bool as Untold<bool>,
        },
        "event-allies-wait" => AlliesWait by(Seat::Second),
        "event-activations" => ActivationsOpen { side: Seat as Side },
        "event-repairs" => RepairsOpen { side: Seat as Side },
        "event-repair" => Repair {
            unit: Slot as Unit,
            hex: Hex as Place,
            die: u8 as Rolled,
            add: u8,
            result: Repaired as Untold<Repaired>,
        } with("result": Text::key(format!("repair-{}", result as u8))),
        "event-arrivals" => ArrivalsOpen { count: u8 } by(Seat::Second),
        "event-entered" => Entered { unit: Slot as Unit, hex: Hex as Place, medals: u8 },
        "event-moved" =>
            Moved { unit: Slot as Unit, from: Hex as Place, to: Hex as Place, points: u8, medals: u8 } act(Act::Moved),
        if hit { "event-fired-hit" } else { "event-fired-missed" } => Fired {
            unit: Slot as Unit,
            from: Hex as Shown<Place>,
            target: Slot as Target,
            hex: Hex as Place,
            die: u8 as Rolled,
            modifier: i8 as Added,
            hit: bool as Untold<bool>,
        },
        if game.is_tank(unit) { "event-damaged" } else { "event-disorganised" } =>
            Hurt { unit: Slot as Unit, hex: Hex as Place } act(Act::Lost),
        "event-eliminated" => Eliminated { unit: Slot as Unit, hex: Hex as Place } act(Act::Lost),
        "event-assaulted" => Assaulted {
            unit: Slot as Unit,
            from: Hex as Shown<Place>,
            target: Slot as Target,
            hex: Hex as Place,
            dice: [u8; 4] as Throw,
            need: u8,
            hits: u8,
        },
        "event-carried" => Carried { unit: Slot as Unit, hex: Hex as Place },
        "event-repelled" => Repelled { unit: Slot as Unit, hex: Hex as Place },
        "event-renewed" => Renewed { unit: Slot as Unit, hex: Hex as Place },
        "event-lost-inside" => LostInside { unit: Slot as Unit, hex: Hex as Place },
        "event-rallied" => Rallied { unit: Slot as Unit, hex: Hex as Place },
        "event-infiltrated" => Infiltrated { unit: Slot as Unit, from: Hex as Place, to: Hex as Place } act(Act::Moved),
        "event-withdrew" => Withdrew { unit: Slot as Unit, from: Hex as Place, to: Hex as Place } act(Act::Moved),
        if broken { "event-broke-down" } else { "event-runs-on" } => BreakdownTest {
            unit: Slot as Unit,
            hex: Hex as Place,
            die: u8 as Rolled,
            limit: u8,
            broken: bool as Untold<bool>,
        },
        "event-put-back" => PutBack { unit: Slot as Unit, from: Hex as Place, to: Hex as Place } act(Act::Moved),
        if turn == 0 { "event-no-return" } else { "event-return-test" } =>
            ReturnTest { unit: Slot as Unit, die: u8 as Rolled, modifier: i8 as Added, turn: u8 },
        "event-hero-lost" => HeroLost { unit: Slot as Unit },
        "event-returns" => ReturnsOpen,
        if turn == 0 { "event-return-denied" } else { "event-return-delayed" } =>
            ReturnDelayed { unit: Slot as Unit, turn: u8 },
        "event-intensity" => IntensityTest { intensity: u8, confusion: u8 },
        if game.tables.is_night(turn) { "event-sequence-breaks-by-night" } else { "event-sequence-breaks" } =>
            SequenceBreaks { turn: u8 as ByDay },
        if held { "event-cohesion-holds" } else { "event-cohesion-fails" } =>
            Cohesion { die: u8 as Rolled, sum: u8, held: bool as Untold<bool> } by(Seat::First),
        if game.tables.is_night(turn) { "event-cohesion-ends-by-night" } else { "event-cohesion-ends" } =>
            CohesionEnds { turn: u8 as ByDay } by(Seat::First),
        "event-turn-ends" => TurnEnds { turn: u8 },
        "event-draw" => Draw { number: u8 },
        "event-drawn" => Drawn { marker: u8 as Drawn },
        "event-marker-activates" => MarkerActivates { side: Seat as Side, tanks: bool as Untold<bool>, count: u8 }
            with("what": Text::key(if tanks { "of-tanks" } else { "of-battalions" })),
        "event-cup-refilled" => CupRefilled { count: u8 },
        "event-hero" => HeroGiven { unit: Slot as Unit, hex: Hex as Place },
        "event-hero-unused" => HeroUnused { side: Seat as Side },
        "event-reorganised" => Reorganised { unit: Slot as Unit, hex: Hex as Place },
        "event-mended" => Mended { unit: Slot as Unit, hex: Hex as Place },
        "event-fell-back" => FellBack { unit: Slot as Unit, from: Hex as Place, to: Hex as Place } act(Act::Moved),
        "event-lost-falling-back" => LostFallingBack { unit: Slot as Unit, from: Hex as Place, to: Hex as Place },
        "event-regrouped" => Regrouped { unit: Slot as Unit, hex: Hex as Place },
        "event-night-falls" => NightFalls { turn: u8 as Untold<u8> } with("label": game.hour(turn)),
        "event-abandoned" => Abandoned { unit: Slot as Unit, hex: Hex as Place } act(Act::Lost),
        "event-night-attack" => NightAttack by(Seat::Second),
        "event-deployed" => Deployed { unit: Slot as Unit, hex: Hex as Place },
        if turn == 0 { "event-not-deployed" } else { "event-deployed-late" } =>
            NotDeployed { unit: Slot as Unit, turn: u8 },
        "event-round" => RoundOpens { round: u8 },
        if held { "event-night-held" } else { "event-night-taken" } => NightTest {
            unit: Slot as Unit,
            hex: Hex as Place,
            die: u8 as Rolled,
            medals: u8,
            held: bool as Untold<bool>,
        },
        if over { "event-battle-over" } else { "event-night-over" } => NightOver { over: bool as Untold<bool> },
        "event-morning" => Morning { die: u8 as Rolled, confusion: u8 },
        format!("points-for-{}", gain as u8) => Points { gain: Gain as Untold<Gain>, side: Seat as Side, points: i16 as Score },
        "event-duel-won" => DuelWon { side: Seat as Side },
        "event-final-points" => FinalPoints { german: i16 as Score, allied: i16 as Score },
        "event-verdict" => Verdict { level: i8 as Level },
        "event-duel-shift" => DuelShift { side: Seat as Side, level: i8 as Level },
        "event-decisive" => Decisive by(Seat::First),
    }
}

impl Villers {
    /// The hour of a turn, as the track has it.
    pub(crate) fn hour(&self, turn: u8) -> Text {
        named(&self.tables.turn(turn).label)
    }
}
