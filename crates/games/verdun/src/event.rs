//! What can happen, and how it is told.

use ::table::{Act, Points as Scored, Text};
use contract::{Seat, Shown, Untold};
use hexmap::{List, Units, Way};

use crate::Verdun;
use crate::assault::Reckoning;
use crate::map::Hex;
use crate::units::Slot;
use crate::victory::Counted;
use crate::words::{
    Absent, BarrageColumn, Column, Corps, Count, Dice, Die, HalfPoints, Place, Shelled, Side, Signed, Target,
    Unit, morale_test, one_step,
};

/// Who goes, and by which way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct March {
    /// All of them.
    pub units: Units,
    /// The way.
    pub way: Way,
}

/// Who strikes whom, and from where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Blow {
    /// Who fires or assaults, those off the map with them.
    pub who: Units,
    /// Who stands there.
    pub on: Units,
    /// Those on the map who strike, supports with them.
    pub by: Units,
    /// Their hexes.
    pub from: List<12>,
}

contract::events! {
    game: Verdun, picture;
    /// Something that happened.
    #[expect(missing_docs, reason = "the Fluent messages of the same names say what each means")]
    pub enum Event {
        "event-placed" => Placed { unit: Slot as Unit, hex: Hex as Place } act(Act::Placed) together("together-placed"),
        "event-standard" => StandardDeployment { side: Seat as Side } act(Act::Changed),
        "event-deployed" => Deployed { side: Seat as Side } act(Act::Changed),
        "event-day" => DayBegins { day: u8 } act(Act::Began),
        if bad { "event-weather-bad" } else { "event-weather-fair" } =>
            Weather { die: u8 as Die, bad: bool as Untold<bool> } act(Act::Began),
        "event-weather-first" => FineAtFirst act(Act::Began),
        format!("began-{phase}") => Phase { side: Seat as Side, phase: u8 as Untold<u8> } act(Act::Began),
        "event-out-of-supply" => OutOfSupply { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed) together("together-out-of-supply"),
        "event-supplied" => Supplied { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed) together("together-supplied"),
        if rallied { "event-rallied" } else { "event-not-rallied" } => Rally {
            unit: Slot as Unit, hex: Hex as Place, dice: [u8; 2] as Dice, morale: u8, rallied: bool as Untold<bool>,
        } act(Act::Tested) show(morale_test(rallied, morale, picture)),
        "event-surrendered" => Surrendered { unit: Slot as Unit, hex: Hex as Place } act(Act::Destroyed) show(one_step(0, picture)),
        "event-replacements" => Replacements { side: Seat as Side, count: u8 } act(Act::Changed),
        "event-replaced" => Replaced { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed) together("together-replaced"),
        "event-restored" => Restored { unit: Slot as Unit, hex: Hex as Place } act(Act::Placed) together("together-restored"),
        "event-arrived" => Arrived { unit: Slot as Unit, hex: Hex as Place } act(Act::Placed) together("together-arrived"),
        "event-delayed" => Delayed { unit: Slot as Absent, hex: Hex as Place } act(Act::Changed) together("together-delayed"),
        if free { "event-called-free" } else { "event-called" } =>
            Called { free: bool as Untold<bool> } by(Seat::First) act(Act::Changed),
        "event-not-called" => NotCalled by(Seat::First) act(Act::Changed),
        "event-attached" => Attached { corps: u8 as Corps } by(Seat::Second) act(Act::Changed),
        "event-petain" => Petain by(Seat::Second) act(Act::Changed),
        "event-gun-returned" => GunReturned { unit: Slot as Unit, hex: Hex as Place } act(Act::Placed) together("together-gun-returned"),
        "event-markers-lifted" => MarkersLifted { side: Seat as Side, count: u8 } act(Act::Changed),
        "event-barrage" => Barrage {
            hex: Hex as Place, guns: u8 as Untold<u8>, strength: u8, column: u8 as BarrageColumn, shift: i8 as Signed,
            die: u8 as Die, result: u8 as Shelled, blow: Blow as Untold<Blow>, shifts: [i8; 3] as Untold<[i8; 3]>,
        } act(Act::Fired) show({
            game.show_blow(blow, hex, picture);
            picture.because.extend(game.barrage_shifts(strength.into(), column.checked_sub(1).map(usize::from), shifts));
        }) with("by": game.units_text(blow.who), "on": game.struck_text(blow.on, hex)),
        "event-guns-unseen" => Unscathed { hex: Hex as Place } act(Act::Changed),
        "event-damaged" => Damaged { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed),
        "event-nothing-to-damage" => NothingToDamage { hex: Hex as Place } act(Act::Changed),
        if failed { "event-test-failed" } else { "event-test-passed" } => MoraleTest {
            unit: Slot as Unit, hex: Hex as Place, dice: [u8; 2] as Dice, add: u8, morale: u8,
            failed: bool as Untold<bool>,
        } act(Act::Tested) show({
            morale_test(!failed, morale, picture);
            picture.because.extend((add > 0).then(|| Text::key("odds-added").with("add", add)));
        }),
        "event-demoralised" => Demoralised { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed),
        "event-cut-off" => CutOff { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed),
        "event-reduced" => Reduced { unit: Slot as Unit, hex: Hex as Place } act(Act::Lost) show(one_step(1, picture)),
        "event-eliminated" => Eliminated { unit: Slot as Unit, hex: Hex as Place } act(Act::Destroyed)
            show(one_step(0, picture)),
        if laid { "event-interdicted" } else { "event-not-interdicted" } => Interdiction {
            unit: Slot as Absent, from: Hex as Shown<Place>, hex: Hex as Place, die: u8 as Die, need: u8,
            laid: bool as Untold<bool>,
        } act(Act::Fired) show({
            // The heavy guns stand off the map.
            picture.by.extend(from.is_some().then(|| game.counter(unit).id.clone()));
            picture.hitting(laid);
            picture.because.push(Text::key("odds-interdiction").with("need", need));
        }),
        "event-moved" => Moved {
            unit: Slot as Shown<Unit>, others: u8 as Untold<u8>, from: Hex as Place, to: Hex as Place, halves: u8 as HalfPoints,
            march: March as Untold<March>,
        } act(Act::Moved) together("together-moved") show(game.show_march(march, from, to, picture)) with("unit": game.group_text(unit, others)),
        "event-marched" => MarchedFar {
            unit: Slot as Shown<Unit>, others: u8 as Untold<u8>, from: Hex as Place, to: Hex as Place, halves: u8 as HalfPoints,
            march: March as Untold<March>,
        } act(Act::Moved) together("together-marched") show(game.show_march(march, from, to, picture)) with("unit": game.group_text(unit, others)),
        "event-broke-through" => BrokeThrough {
            unit: Slot as Shown<Unit>, others: u8 as Untold<u8>, from: Hex as Place, to: Hex as Place,
            march: March as Untold<March>,
        } act(Act::Moved) together("together-broke-through") show(game.show_march(march, from, to, picture)) with("unit": game.group_text(unit, others)),
        "event-left-behind" => LeftBehind { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed),
        "event-dug-in" => DugIn { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed) together("together-dug-in"),
        "event-left-digging" => LeftDigging { unit: Slot as Unit, hex: Hex as Place } act(Act::Changed),
        "event-taken" => Taken { hex: Hex as Place, side: Seat as Side } act(Act::Taken) together("together-taken"),
        "event-assault" => Assault {
            target: Hex as Target, attackers: u8 as Untold<u8>, guns: u8, attack: u8, defence: u8, column: i8 as Column,
            blow: Blow as Untold<Blow>, reckoning: Reckoning as Untold<Reckoning>,
        } act(Act::Fired) show({
            game.show_blow(blow, target, picture);
            picture.because.extend(game.shifts(&reckoning));
        }) with("by": game.units_text(blow.who), "on": game.struck_text(blow.on, target)),
        "event-defence-supported" => DefenceSupported {
            target: Hex as Target, guns: u8 as Untold<u8>, strength: u8, column: i8 as Column, blow: Blow as Untold<Blow>,
        } act(Act::Fired) show(game.show_blow(blow, target, picture)) with("by": game.units_text(blow.who)),
        "event-assault-rolled" =>
            AssaultRolled {
            target: Hex as Target, column: i8 as Column, die: u8 as Die, attacker: u8, defender: u8,
            blow: Blow as Untold<Blow>, reckoning: Reckoning as Untold<Reckoning>,
        } act(Act::Fired) show({
            game.show_blow(blow, target, picture);
            picture.because.extend(game.shifts(&reckoning));
        }),
        "event-hits-lost" => HitsWithoutEffect { side: Seat as Side, count: u8 } act(Act::Changed),
        "event-no-way-back" => NoWayBack { side: Seat as Side } act(Act::Changed),
        "event-retreats" => Retreats { side: Seat as Side, distance: u8 as Count } act(Act::Changed),
        "event-fell-back" => FellBack { unit: Slot as Unit, from: Hex as Place, to: Hex as Place } act(Act::Retreated) together("together-fell-back"),
        "event-fort-destroyed" => FortDestroyed { hex: Hex as Place } by(Seat::Second) act(Act::Destroyed)
            show(picture.pieces.extend(game.garrison_of(hex))),
        "event-fort-absorbs" => FortAbsorbs { hex: Hex as Place } act(Act::Changed) show(picture.pieces.extend(game.garrison_of(hex))),
        if saved { "event-remnant-saved" } else { "event-remnant-lost" } => RemnantTest {
            unit: Slot as Absent, hex: Hex as Place, dice: [u8; 2] as Dice, morale: u8, saved: bool as Untold<bool>,
        } act(Act::Tested) show(morale_test(saved, morale, picture)),
        "event-remnant" => RemnantFormed { unit: Slot as Unit, of: Slot as Absent, hex: Hex as Place } act(Act::Placed),
        "event-remnant-declined" => RemnantDeclined { unit: Slot as Absent } act(Act::Changed),
        "event-infiltrated" => Infiltrated { unit: Slot as Unit, from: Hex as Place, to: Hex as Place } act(Act::Moved),
        "event-recovery" => Recovery act(Act::Began),
        if rallied { "event-rallied" } else { "event-not-rallied" } => HeadquartersRally {
            unit: Slot as Unit, hex: Hex as Place, dice: [u8; 2] as Dice, morale: u8, rallied: bool as Untold<bool>,
        } act(Act::Tested) show(morale_test(rallied, morale, picture)),
        format!("points-for-{}", what as u8) => Points { what: Counted as Untold<Counted>, points: i8 as Signed } act(Act::Scored)
            show(picture.points = Some(Scored { side: Some(Seat::First as u8), by: points.into() })),
        "event-ended" => Ended { points: i8 as Signed, towns: u8, forts: u8, city: u8, losses: u8 } act(None)
            with("level": Text::key(format!("level-name-{}", crate::victory::level(points)))),
    }
}
