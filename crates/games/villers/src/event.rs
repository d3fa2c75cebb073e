//! What can happen, with how it is told and shown.

use ::table::{Act, Points as Scored, Text};
use contract::{Seat, Shown, Untold};
use hexmap::Way;

use crate::decision::{Place, Unit};
use crate::map::Hex;
use crate::position::Won;
use crate::table::named;
use crate::tanks::Repaired;
use crate::units::Slot;
use crate::victory::Gain;
use crate::words::{
    Absent, Added, ByDay, Drawn, Level, Rolled, Score, Side, Striker, Target, Throw, modified, one_step,
};
use crate::{ABOUT, Villers};

contract::events! {
    game: Villers, picture;
    /// Something that happened.
    #[expect(missing_docs, reason = "the Fluent messages of the same names say what each means")]
    pub enum Event {
        "event-set-up" => SetUp act(Act::Began) with("scenario": Text::key(ABOUT.scenarios[game.scenario].name)),
        if random { "event-turn-random" } else { "event-turn" } =>
            TurnBegins { turn: u8, random: bool as Untold<bool> } act(Act::Began) with("label": game.hour(turn)),
        "event-whippets" => WhippetsComing { die: u8 as Rolled, count: u8 } by(Seat::Second) act(Act::Changed),
        "event-guns-open" => GunsOpen { side: Seat as Side, count: u8 } act(Act::Began),
        "event-aimed" => Aimed { side: Seat as Side, hex: Hex as Place } act(Act::Changed) together("together-aimed"),
        "event-counter-battery" => CounterBattery by(Seat::First) act(Act::Changed),
        "event-on-target" => OnTarget { side: Seat as Side, hex: Hex as Place, die: u8 as Rolled, most: u8 as Untold<u8> } act(Act::Fired),
        if to.is_some() { "event-scattered" } else { "event-scattered-off" } =>
            Scattered {
                side: Seat as Side,
                from: Hex as Place,
                to: Hex as Place,
                die: u8 as Rolled,
                way: u8 as Rolled,
                most: u8 as Untold<u8>,
            }
            act(Act::Fired),
        "event-wasted" => Wasted { hex: Hex as Shown<Place> } act(hex.is_some().then_some(Act::Changed)),
        if hit { "event-tank-shelled" } else { "event-tank-spared" } =>
            TankShelled { unit: Slot as Target, hex: Hex as Place, die: u8 as Rolled, hit: bool as Untold<bool> }
            act(Act::Fired) show(picture.hitting(hit)),
        if lost { "event-shelled-lost" } else { "event-shelled" } => Shelled {
            unit: Slot as Target,
            hex: Hex as Place,
            die: u8 as Rolled,
            shelter: i8 as Added,
            medals: u8,
            lost: bool as Untold<bool>,
        } act(Act::Fired) show({
            picture.hitting(lost);
            modified(shelter, picture);
        }),
        "event-allies-wait" => AlliesWait by(Seat::Second) act(Act::Began),
        "event-activations" => ActivationsOpen { side: Seat as Side } act(Act::Began),
        "event-repairs" => RepairsOpen { side: Seat as Side } act(Act::Began),
        "event-repair" => Repair {
            unit: Slot as Unit,
            hex: Hex as Place,
            die: u8 as Rolled,
            add: u8,
            result: Repaired as Untold<Repaired>,
        } act(Act::Tested) show({
            picture.hitting(result == Repaired::Mended);
            modified(add as i8, picture);
        }) with("result": Text::key(format!("repair-{}", result as u8))),
        "event-arrivals" => ArrivalsOpen { count: u8 } by(Seat::Second) act(Act::Began),
        "event-entered" => Entered { unit: Slot as Unit, hex: Hex as Place, medals: u8 } act(Act::Placed) together("together-entered"),
        "event-moved" =>
            Moved { unit: Slot as Unit, from: Hex as Place, to: Hex as Place, points: u8, medals: u8, way: Way as Untold<Way> }
            act(Act::Moved) together("together-moved") show(game.show_way(from, way, to, picture)),
        if hit { "event-fired-hit" } else { "event-fired-missed" } => Fired {
            unit: Slot as Striker,
            from: Hex as Shown<Place>,
            target: Slot as Target,
            hex: Hex as Place,
            die: u8 as Rolled,
            modifier: i8 as Added,
            hit: bool as Untold<bool>,
        } act(Act::Fired) show({
            picture.hitting(hit);
            modified(modifier, picture);
        }),
        if game.is_tank(unit) { "event-damaged" } else { "event-disorganised" } =>
            Hurt { unit: Slot as Unit, hex: Hex as Place } act(Act::Lost) show(one_step(1, picture)),
        "event-eliminated" => Eliminated { unit: Slot as Unit, hex: Hex as Place } act(Act::Destroyed)
            show(one_step(0, picture)),
        "event-assaulted" => Assaulted {
            unit: Slot as Striker,
            from: Hex as Shown<Place>,
            target: Slot as Target,
            hex: Hex as Place,
            dice: [u8; 4] as Throw,
            need: u8,
            hits: u8,
        } act(Act::Fired) show({
            let thrown = dice.into_iter().filter(|die| *die > 0);
            for (die, face) in picture.dice.iter_mut().zip(thrown) {
                *die = die.clone().hitting(face >= need);
            }
            picture.because.push(Text::key("odds-assault").with("dice", picture.dice.len()).with("need", need));
        }),
        "event-carried" => Carried { unit: Slot as Unit, from: Hex as Shown<Place>, hex: Hex as Place } act(Act::Moved),
        "event-repelled" => Repelled { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed),
        "event-renewed" => Renewed { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed),
        "event-lost-inside" => LostInside { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed),
        "event-rallied" => Rallied { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed) together("together-rallied"),
        "event-infiltrated" => Infiltrated { unit: Slot as Unit, from: Hex as Place, to: Hex as Place } act(Act::Moved),
        "event-withdrew" => Withdrew { unit: Slot as Unit, from: Hex as Place, to: Hex as Place } act(Act::Moved),
        if broken { "event-broke-down" } else { "event-runs-on" } => BreakdownTest {
            unit: Slot as Unit,
            hex: Hex as Place,
            die: u8 as Rolled,
            limit: u8,
            broken: bool as Untold<bool>,
        } act(Act::Tested) show({
            picture.hitting(!broken);
            picture.because.push(Text::key("odds-ground").with("limit", limit));
        }),
        "event-put-back" => PutBack { unit: Slot as Unit, from: Hex as Place, to: Hex as Place } act(Act::Retreated),
        if turn == 0 { "event-no-return" } else { "event-return-test" } =>
            ReturnTest { unit: Slot as Absent, die: u8 as Rolled, modifier: i8 as Added, turn: u8 } act(Act::Tested) show({
            picture.hitting(turn > 0);
            modified(modifier, picture);
        }),
        "event-hero-lost" => HeroLost { unit: Slot as Unit } act(Act::Changed),
        "event-returns" => ReturnsOpen act(Act::Began),
        if turn == 0 { "event-return-denied" } else { "event-return-delayed" } =>
            ReturnDelayed { unit: Slot as Absent, turn: u8 } act(Act::Changed),
        "event-intensity" => IntensityTest { intensity: u8, confusion: u8 } act(Act::Began),
        if game.tables.is_night(turn) { "event-sequence-breaks-by-night" } else { "event-sequence-breaks" } =>
            SequenceBreaks { turn: u8 as ByDay } act(Act::Began),
        if held { "event-cohesion-holds" } else { "event-cohesion-fails" } =>
            Cohesion { die: u8 as Rolled, sum: u8, held: bool as Untold<bool> } by(Seat::First) act(Act::Tested)
            show(picture.hitting(held)),
        if game.tables.is_night(turn) { "event-cohesion-ends-by-night" } else { "event-cohesion-ends" } =>
            CohesionEnds { turn: u8 as ByDay } by(Seat::First) act(Act::Changed),
        "event-turn-ends" => TurnEnds { turn: u8 } act(None),
        "event-draw" => Draw { number: u8 } act(None),
        "event-drawn" => Drawn { marker: u8 as Drawn } act(Act::Began),
        "event-marker-activates" => MarkerActivates { side: Seat as Side, tanks: bool as Untold<bool>, count: u8 } act(Act::Began)
            with("what": Text::key(if tanks { "of-tanks" } else { "of-battalions" })),
        "event-cup-refilled" => CupRefilled { count: u8 } act(None),
        "event-hero" => HeroGiven { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed),
        "event-hero-unused" => HeroUnused { side: Seat as Side } act(Act::Changed),
        "event-reorganised" => Reorganised { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed) together("together-reorganised"),
        "event-mended" => Mended { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed),
        "event-fell-back" => FellBack { unit: Slot as Unit, from: Hex as Place, to: Hex as Place } act(Act::Retreated) together("together-fell-back")
            show(game.show_fall(unit, from, to, picture)),
        "event-lost-falling-back" => LostFallingBack { unit: Slot as Unit, from: Hex as Place, to: Hex as Place } act(Act::Changed),
        "event-regrouped" => Regrouped { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed) together("together-regrouped"),
        "event-night-falls" => NightFalls { turn: u8 as Untold<u8> } act(Act::Began) with("label": game.hour(turn)),
        "event-abandoned" => Abandoned { unit: Slot as Unit, hex: Hex as Place } act(Act::Destroyed) show(one_step(0, picture)),
        "event-night-attack" => NightAttack by(Seat::Second) act(Act::Began),
        "event-deployed" => Deployed { unit: Slot as Unit, hex: Hex as Place } act(Act::Placed) together("together-deployed"),
        if turn == 0 { "event-not-deployed" } else { "event-deployed-late" } =>
            NotDeployed { unit: Slot as Absent, turn: u8 } act(Act::Changed),
        "event-round" => RoundOpens { round: u8 } act(Act::Began),
        if held { "event-night-held" } else { "event-night-taken" } => NightTest {
            unit: Slot as Unit,
            hex: Hex as Place,
            die: u8 as Rolled,
            medals: u8,
            held: bool as Untold<bool>,
        } act(Act::Tested) show(picture.hitting(held)),
        if over { "event-battle-over" } else { "event-night-over" } => NightOver { over: bool as Untold<bool> } act(Act::Began),
        "event-morning" => Morning { die: u8 as Rolled, confusion: u8 } act(Act::Began),
        format!("points-for-{}", gain as u8) => Points { gain: Gain as Untold<Gain>, side: Seat as Side, points: i16 as Score }
            act(Act::Scored) show(picture.points = Some(Scored { side: Some(side as u8), by: points.into() })),
        "event-duel-won" => DuelWon { side: Seat as Side } act(Act::Changed),
        "event-final-points" => FinalPoints { german: i16 as Score, allied: i16 as Score } act(None),
        format!("event-{}", game.outcome_key(won)) => Counted { won: Won as Untold<Won>, german: i16 as Score, allied: i16 as Score } act(None)
            with("even": i64::from(game.tables.even_lead)),
        "event-verdict" => Verdict { level: i8 as Level } act(None),
        "event-duel-shift" => DuelShift { side: Seat as Side, level: i8 as Level } act(Act::Changed),
        "event-decisive" => Decisive by(Seat::First) act(Act::Changed),
    }
}

impl Villers {
    /// The hour of a turn, as the track has it.
    pub(crate) fn hour(&self, turn: u8) -> Text {
        named(&self.tables.turn(turn).label)
    }
}
