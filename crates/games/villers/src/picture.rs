//! What can be shown of an event beside its words: whose doing it was, where, and the dice.

use ::table::{Act, Die, Picture};
use contract::Seat;

use crate::map::Hex;
use crate::{Event, Villers};

impl Villers {
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
            Event::GunsOpen { side, .. }
            | Event::Aimed { side, .. }
            | Event::OnTarget { side, .. }
            | Event::Scattered { side, .. }
            | Event::ActivationsOpen { side }
            | Event::RepairsOpen { side }
            | Event::MarkerActivates { side, .. }
            | Event::HeroUnused { side }
            | Event::Points { side, .. }
            | Event::DuelWon { side }
            | Event::DuelShift { side, .. } => Some(side),
            Event::CounterBattery | Event::Cohesion { .. } | Event::CohesionEnds { .. } | Event::Decisive => {
                Some(Seat::First)
            }
            Event::AlliesWait
            | Event::WhippetsComing { .. }
            | Event::ArrivalsOpen { .. }
            | Event::NightAttack => Some(Seat::Second),
            Event::Drawn { line } => self.tables.cup.get(usize::from(line)).and_then(|markers| markers.side),
            Event::TankShelled { unit, .. }
            | Event::Shelled { unit, .. }
            | Event::Repair { unit, .. }
            | Event::Entered { unit, .. }
            | Event::Moved { unit, .. }
            | Event::Fired { unit, .. }
            | Event::Hurt { unit, .. }
            | Event::Eliminated { unit, .. }
            | Event::Assaulted { unit, .. }
            | Event::Carried { unit, .. }
            | Event::Repelled { unit, .. }
            | Event::Renewed { unit, .. }
            | Event::LostInside { unit, .. }
            | Event::Rallied { unit, .. }
            | Event::Infiltrated { unit, .. }
            | Event::Withdrew { unit, .. }
            | Event::BreakdownTest { unit, .. }
            | Event::PutBack { unit, .. }
            | Event::ReturnTest { unit, .. }
            | Event::HeroLost { unit }
            | Event::ReturnDelayed { unit, .. }
            | Event::HeroGiven { unit, .. }
            | Event::Reorganised { unit, .. }
            | Event::Mended { unit, .. }
            | Event::FellBack { unit, .. }
            | Event::LostFallingBack { unit, .. }
            | Event::Regrouped { unit, .. }
            | Event::Abandoned { unit, .. }
            | Event::Deployed { unit, .. }
            | Event::NotDeployed { unit, .. }
            | Event::NightTest { unit, .. } => Some(self.side(unit)),
            _ => None,
        }
    }
}

fn places(event: &Event) -> [Hex; 2] {
    match *event {
        Event::Aimed { hex, .. }
        | Event::OnTarget { hex, .. }
        | Event::Wasted { hex }
        | Event::TankShelled { hex, .. }
        | Event::Shelled { hex, .. }
        | Event::Repair { hex, .. }
        | Event::Hurt { hex, .. }
        | Event::Eliminated { hex, .. }
        | Event::Carried { hex, .. }
        | Event::Repelled { hex, .. }
        | Event::Renewed { hex, .. }
        | Event::LostInside { hex, .. }
        | Event::Rallied { hex, .. }
        | Event::BreakdownTest { hex, .. }
        | Event::HeroGiven { hex, .. }
        | Event::Reorganised { hex, .. }
        | Event::Mended { hex, .. }
        | Event::Regrouped { hex, .. }
        | Event::Abandoned { hex, .. }
        | Event::Deployed { hex, .. }
        | Event::NightTest { hex, .. } => [hex, Hex::NONE],
        Event::Entered { to, .. } => [to, Hex::NONE],
        Event::Scattered { from, to, .. }
        | Event::Moved { from, to, .. }
        | Event::Fired { from, to, .. }
        | Event::Assaulted { from, to, .. }
        | Event::Infiltrated { from, to, .. }
        | Event::Withdrew { from, to, .. }
        | Event::PutBack { from, to, .. }
        | Event::FellBack { from, to, .. }
        | Event::LostFallingBack { from, at: to, .. } => [from, to],
        _ => [Hex::NONE, Hex::NONE],
    }
}

fn dice(event: &Event) -> Vec<u8> {
    match *event {
        Event::WhippetsComing { die, .. }
        | Event::OnTarget { die, .. }
        | Event::TankShelled { die, .. }
        | Event::Shelled { die, .. }
        | Event::Repair { die, .. }
        | Event::Fired { die, .. }
        | Event::BreakdownTest { die, .. }
        | Event::ReturnTest { die, .. }
        | Event::Cohesion { die, .. }
        | Event::NightTest { die, .. }
        | Event::Morning { die, .. } => vec![die],
        Event::Scattered { die, way, .. } => vec![die, way],
        Event::Assaulted { dice, count, .. } => dice[..usize::from(count)].to_vec(),
        _ => Vec::new(),
    }
}

fn act(event: &Event) -> Option<Act> {
    match event {
        Event::Moved { .. }
        | Event::Infiltrated { .. }
        | Event::Withdrew { .. }
        | Event::PutBack { .. }
        | Event::FellBack { .. } => Some(Act::Moved),
        Event::Hurt { .. } | Event::Eliminated { .. } | Event::Abandoned { .. } => Some(Act::Lost),
        _ => None,
    }
}
