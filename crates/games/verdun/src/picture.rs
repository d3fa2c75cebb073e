//! What can be shown of an event beside its words: whose doing it was, where, and the dice.

use ::table::{Act, Die, Picture};
use contract::Seat;

use crate::map::Hex;
use crate::{Event, Verdun};

impl Verdun {
    /// What a client shows of an event.
    pub(crate) fn picture_of(&self, event: &Event) -> Picture {
        let names = |hexes: &[Hex]| {
            hexes.iter().filter(|hex| hex.is_some()).map(|hex| self.map.name(*hex).to_string()).collect()
        };
        Picture {
            side: self.doer(event).map(|side| side as u8),
            places: names(&places(event)),
            dice: dice(event).into_iter().map(Die::six).collect(),
            act: act(event),
        }
    }

    fn doer(&self, event: &Event) -> Option<Seat> {
        match *event {
            Event::StandardDeployment { side }
            | Event::Deployed { side }
            | Event::Phase { side, .. }
            | Event::Replacements { side, .. }
            | Event::MarkersLifted { side, .. }
            | Event::Taken { side, .. }
            | Event::HitsWithoutEffect { side, .. }
            | Event::NoWayBack { side }
            | Event::Retreats { side, .. } => Some(side),
            Event::Called { .. } | Event::NotCalled => Some(Seat::First),
            Event::Attached { .. } | Event::Petain | Event::FortDestroyed { .. } => Some(Seat::Second),
            Event::Placed { unit, .. }
            | Event::OutOfSupply { unit, .. }
            | Event::Supplied { unit, .. }
            | Event::Rally { unit, .. }
            | Event::HeadquartersRally { unit, .. }
            | Event::Surrendered { unit, .. }
            | Event::Replaced { unit, .. }
            | Event::Restored { unit, .. }
            | Event::Arrived { unit, .. }
            | Event::Delayed { unit, .. }
            | Event::GunReturned { unit, .. }
            | Event::Damaged { unit, .. }
            | Event::MoraleTest { unit, .. }
            | Event::Demoralised { unit, .. }
            | Event::CutOff { unit, .. }
            | Event::Reduced { unit, .. }
            | Event::Eliminated { unit, .. }
            | Event::Interdiction { unit, .. }
            | Event::Moved { unit, .. }
            | Event::MarchedFar { unit, .. }
            | Event::BrokeThrough { unit, .. }
            | Event::LeftBehind { unit, .. }
            | Event::DugIn { unit, .. }
            | Event::LeftDigging { unit, .. }
            | Event::FellBack { unit, .. }
            | Event::RemnantTest { unit, .. }
            | Event::RemnantFormed { unit, .. }
            | Event::RemnantDeclined { unit }
            | Event::Infiltrated { unit, .. } => Some(self.side(unit)),
            _ => None,
        }
    }
}

fn places(event: &Event) -> [Hex; 2] {
    match *event {
        Event::Placed { hex, .. }
        | Event::OutOfSupply { hex, .. }
        | Event::Supplied { hex, .. }
        | Event::Rally { hex, .. }
        | Event::HeadquartersRally { hex, .. }
        | Event::Surrendered { hex, .. }
        | Event::Replaced { hex, .. }
        | Event::Restored { hex, .. }
        | Event::Arrived { hex, .. }
        | Event::Delayed { hex, .. }
        | Event::GunReturned { hex, .. }
        | Event::Barrage { hex, .. }
        | Event::Unscathed { hex }
        | Event::Damaged { hex, .. }
        | Event::NothingToDamage { hex }
        | Event::MoraleTest { hex, .. }
        | Event::Demoralised { hex, .. }
        | Event::CutOff { hex, .. }
        | Event::Reduced { hex, .. }
        | Event::Eliminated { hex, .. }
        | Event::Interdiction { hex, .. }
        | Event::LeftBehind { hex, .. }
        | Event::DugIn { hex, .. }
        | Event::LeftDigging { hex, .. }
        | Event::Taken { hex, .. }
        | Event::FortDestroyed { hex }
        | Event::FortAbsorbs { hex }
        | Event::RemnantTest { hex, .. }
        | Event::RemnantFormed { hex, .. } => [hex, Hex::NONE],
        Event::Assault { target, .. }
        | Event::DefenceSupported { target, .. }
        | Event::AssaultRolled { target, .. } => [target, Hex::NONE],
        Event::Moved { from, to, .. }
        | Event::MarchedFar { from, to, .. }
        | Event::BrokeThrough { from, to, .. }
        | Event::FellBack { from, to, .. }
        | Event::Infiltrated { from, to, .. } => [from, to],
        _ => [Hex::NONE, Hex::NONE],
    }
}

fn dice(event: &Event) -> Vec<u8> {
    match *event {
        Event::Weather { die, .. }
        | Event::Barrage { die, .. }
        | Event::Interdiction { die, .. }
        | Event::AssaultRolled { die, .. } => vec![die],
        Event::Rally { dice, .. }
        | Event::HeadquartersRally { dice, .. }
        | Event::MoraleTest { dice, .. }
        | Event::RemnantTest { dice, .. } => dice.to_vec(),
        _ => Vec::new(),
    }
}

fn act(event: &Event) -> Option<Act> {
    match event {
        Event::Moved { .. }
        | Event::MarchedFar { .. }
        | Event::BrokeThrough { .. }
        | Event::FellBack { .. }
        | Event::Infiltrated { .. } => Some(Act::Moved),
        Event::Reduced { .. }
        | Event::Eliminated { .. }
        | Event::Surrendered { .. }
        | Event::FortDestroyed { .. } => Some(Act::Lost),
        _ => None,
    }
}
