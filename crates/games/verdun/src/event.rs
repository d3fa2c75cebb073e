//! What can happen, and how it is told.

use ::table::{Act, Text};
use contract::{Seat, Shown, Untold};

use crate::Verdun;
use crate::map::Hex;
use crate::units::Slot;
use crate::victory::Counted;
use crate::words::{
    BarrageColumn, Column, Corps, Count, Dice, Die, HalfPoints, Place, Shelled, Side, Signed, Target, Unit,
};

contract::events! {
    game: Verdun, picture;
    /// Something that happened.
    #[expect(missing_docs, reason = "the Fluent messages of the same names say what each means")]
    pub enum Event {
        "event-placed" => Placed { unit: Slot as Unit, hex: Hex as Place },
        "event-standard" => StandardDeployment { side: Seat as Side },
        "event-deployed" => Deployed { side: Seat as Side },
        "event-day" => DayBegins { day: u8 },
        if bad { "event-weather-bad" } else { "event-weather-fair" } =>
            Weather { die: u8 as Die, bad: bool as Untold<bool> },
        "event-weather-first" => FineAtFirst,
        format!("began-{phase}") => Phase { side: Seat as Side, phase: u8 as Untold<u8> },
        "event-out-of-supply" => OutOfSupply { unit: Slot as Unit, hex: Hex as Place },
        "event-supplied" => Supplied { unit: Slot as Unit, hex: Hex as Place },
        if rallied { "event-rallied" } else { "event-not-rallied" } => Rally {
            unit: Slot as Unit, hex: Hex as Place, dice: [u8; 2] as Dice, morale: u8, rallied: bool as Untold<bool>,
        },
        "event-surrendered" => Surrendered { unit: Slot as Unit, hex: Hex as Place } act(Act::Lost),
        "event-replacements" => Replacements { side: Seat as Side, count: u8 },
        "event-replaced" => Replaced { unit: Slot as Unit, hex: Hex as Place },
        "event-restored" => Restored { unit: Slot as Unit, hex: Hex as Place },
        "event-arrived" => Arrived { unit: Slot as Unit, hex: Hex as Place },
        "event-delayed" => Delayed { unit: Slot as Unit, hex: Hex as Place },
        if free { "event-called-free" } else { "event-called" } =>
            Called { free: bool as Untold<bool> } by(Seat::First),
        "event-not-called" => NotCalled by(Seat::First),
        "event-attached" => Attached { corps: u8 as Corps } by(Seat::Second),
        "event-petain" => Petain by(Seat::Second),
        "event-gun-returned" => GunReturned { unit: Slot as Unit, hex: Hex as Place },
        "event-markers-lifted" => MarkersLifted { side: Seat as Side, count: u8 },
        "event-barrage" => Barrage {
            hex: Hex as Place, guns: u8, strength: u8, column: u8 as BarrageColumn, shift: i8 as Signed,
            die: u8 as Die, result: u8 as Shelled,
        },
        "event-guns-unseen" => Unscathed { hex: Hex as Place },
        "event-damaged" => Damaged { unit: Slot as Unit, hex: Hex as Place },
        "event-nothing-to-damage" => NothingToDamage { hex: Hex as Place },
        if failed { "event-test-failed" } else { "event-test-passed" } => MoraleTest {
            unit: Slot as Unit, hex: Hex as Place, dice: [u8; 2] as Dice, add: u8, morale: u8,
            failed: bool as Untold<bool>,
        },
        "event-demoralised" => Demoralised { unit: Slot as Unit, hex: Hex as Place },
        "event-cut-off" => CutOff { unit: Slot as Unit, hex: Hex as Place },
        "event-reduced" => Reduced { unit: Slot as Unit, hex: Hex as Place } act(Act::Lost),
        "event-eliminated" => Eliminated { unit: Slot as Unit, hex: Hex as Place } act(Act::Lost),
        if laid { "event-interdicted" } else { "event-not-interdicted" } => Interdiction {
            unit: Slot as Unit, hex: Hex as Place, die: u8 as Die, need: u8, laid: bool as Untold<bool>,
        },
        "event-moved" => Moved {
            unit: Slot as Shown<Unit>, others: u8 as Untold<u8>, from: Hex as Place, to: Hex as Place, halves: u8 as HalfPoints,
        } act(Act::Moved) with("unit": game.group_text(unit, others)),
        "event-marched" => MarchedFar {
            unit: Slot as Shown<Unit>, others: u8 as Untold<u8>, from: Hex as Place, to: Hex as Place, halves: u8 as HalfPoints,
        } act(Act::Moved) with("unit": game.group_text(unit, others)),
        "event-broke-through" => BrokeThrough {
            unit: Slot as Shown<Unit>, others: u8 as Untold<u8>, from: Hex as Place, to: Hex as Place,
        } act(Act::Moved) with("unit": game.group_text(unit, others)),
        "event-left-behind" => LeftBehind { unit: Slot as Unit, hex: Hex as Place },
        "event-dug-in" => DugIn { unit: Slot as Unit, hex: Hex as Place },
        "event-left-digging" => LeftDigging { unit: Slot as Unit, hex: Hex as Place },
        "event-taken" => Taken { hex: Hex as Place, side: Seat as Side },
        "event-assault" => Assault {
            target: Hex as Target, attackers: u8, guns: u8, attack: u8, defence: u8, column: i8 as Column,
        },
        "event-defence-supported" =>
            DefenceSupported { target: Hex as Target, guns: u8, strength: u8, column: i8 as Column },
        "event-assault-rolled" =>
            AssaultRolled { target: Hex as Target, column: i8 as Column, die: u8 as Die, attacker: u8, defender: u8 },
        "event-hits-lost" => HitsWithoutEffect { side: Seat as Side, count: u8 },
        "event-no-way-back" => NoWayBack { side: Seat as Side },
        "event-retreats" => Retreats { side: Seat as Side, distance: u8 as Count },
        "event-fell-back" => FellBack { unit: Slot as Unit, from: Hex as Place, to: Hex as Place } act(Act::Moved),
        "event-fort-destroyed" => FortDestroyed { hex: Hex as Place } by(Seat::Second) act(Act::Lost),
        "event-fort-absorbs" => FortAbsorbs { hex: Hex as Place },
        if saved { "event-remnant-saved" } else { "event-remnant-lost" } => RemnantTest {
            unit: Slot as Unit, hex: Hex as Place, dice: [u8; 2] as Dice, morale: u8, saved: bool as Untold<bool>,
        },
        "event-remnant" => RemnantFormed { unit: Slot as Unit, of: Slot as Unit, hex: Hex as Place },
        "event-remnant-declined" => RemnantDeclined { unit: Slot as Unit },
        "event-infiltrated" => Infiltrated { unit: Slot as Unit, from: Hex as Place, to: Hex as Place } act(Act::Moved),
        "event-recovery" => Recovery,
        if rallied { "event-rallied" } else { "event-not-rallied" } => HeadquartersRally {
            unit: Slot as Unit, hex: Hex as Place, dice: [u8; 2] as Dice, morale: u8, rallied: bool as Untold<bool>,
        },
        format!("points-for-{}", what as u8) => Points { what: Counted as Untold<Counted>, points: i8 as Signed },
        "event-ended" => Ended { points: i8 as Signed, towns: u8, forts: u8, city: u8, losses: u8 }
            with("level": Text::key(format!("level-name-{}", crate::victory::level(points)))),
    }
}
