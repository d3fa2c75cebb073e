//! What can happen.

use contract::Seat;
use serde::{Deserialize, Serialize};

use crate::map::Hex;
use crate::units::Slot;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the Fluent messages of the same names say what each means")]
pub enum Event {
    Placed { unit: Slot, hex: Hex },
    StandardDeployment { side: Seat },
    Deployed { side: Seat },
    DayBegins { day: u8 },
    Weather { die: u8, bad: bool },
    FineAtFirst,
    Phase { side: Seat, phase: u8 },
    OutOfSupply { unit: Slot, hex: Hex },
    Supplied { unit: Slot, hex: Hex },
    Rally { unit: Slot, hex: Hex, dice: [u8; 2], morale: u8, rallied: bool },
    Surrendered { unit: Slot, hex: Hex },
    Replacements { side: Seat, count: u8 },
    Replaced { unit: Slot, hex: Hex },
    Restored { unit: Slot, hex: Hex },
    Arrived { unit: Slot, hex: Hex },
    Delayed { unit: Slot, hex: Hex },
    Called { free: bool },
    NotCalled,
    Attached { corps: u8 },
    Petain,
    GunReturned { unit: Slot, hex: Hex },
    MarkersLifted { side: Seat, count: u8 },
    Barrage { hex: Hex, guns: u8, strength: u8, column: u8, shift: i8, die: u8, result: u8 },
    Unscathed { hex: Hex },
    Damaged { unit: Slot, hex: Hex },
    NothingToDamage { hex: Hex },
    MoraleTest { unit: Slot, hex: Hex, dice: [u8; 2], add: u8, morale: u8, failed: bool },
    Demoralised { unit: Slot, hex: Hex },
    CutOff { unit: Slot, hex: Hex },
    Reduced { unit: Slot, hex: Hex },
    Eliminated { unit: Slot, hex: Hex },
    Interdiction { unit: Slot, hex: Hex, die: u8, need: u8, laid: bool },
    Moved { unit: Slot, others: u8, from: Hex, to: Hex, halves: u8 },
    MarchedFar { unit: Slot, others: u8, from: Hex, to: Hex, halves: u8 },
    BrokeThrough { unit: Slot, others: u8, from: Hex, to: Hex },
    LeftBehind { unit: Slot, hex: Hex },
    DugIn { unit: Slot, hex: Hex },
    LeftDigging { unit: Slot, hex: Hex },
    Taken { hex: Hex, side: Seat },
    Assault { target: Hex, attackers: u8, guns: u8, attack: u8, defence: u8, column: i8 },
    DefenceSupported { target: Hex, guns: u8, strength: u8, column: i8 },
    AssaultRolled { target: Hex, column: i8, die: u8, attacker: u8, defender: u8 },
    HitsWithoutEffect { side: Seat, count: u8 },
    NoWayBack { side: Seat },
    Retreats { side: Seat, distance: u8 },
    FellBack { unit: Slot, from: Hex, to: Hex },
    FortDestroyed { hex: Hex },
    FortAbsorbs { hex: Hex },
    RemnantTest { unit: Slot, hex: Hex, dice: [u8; 2], morale: u8, saved: bool },
    RemnantFormed { unit: Slot, of: Slot, hex: Hex },
    RemnantDeclined { unit: Slot },
    Infiltrated { unit: Slot, from: Hex, to: Hex },
    Recovery,
    HeadquartersRally { unit: Slot, hex: Hex, dice: [u8; 2], morale: u8, rallied: bool },
    Points { what: u8, points: i8 },
    Ended { points: i8, towns: u8, forts: u8, city: u8, losses: u8 },
}
