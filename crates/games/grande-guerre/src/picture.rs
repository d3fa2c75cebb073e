//! What can be shown of an event beside its words: whose doing it was, where, and the dice.

use contract::Seat;
use table::{Act, Die, Picture};

use crate::board::Hex;
use crate::event::Event;
use crate::tables::Face;

/// What a client shows of an event.
pub(crate) fn picture(event: &Event) -> Picture {
    Picture {
        side: side(event).map(|side| side as u8),
        places: places(event),
        dice: dice(event),
        act: act(event),
    }
}

/// Dice of battle, counted by face, one by one.
pub(crate) fn battle_dice(rolled: [u8; 5]) -> impl Iterator<Item = Die> {
    let die =
        |face: Face| Die { kind: "battle".to_string(), face: face.code().to_string(), name: face.text() };
    Face::ALL
        .into_iter()
        .flat_map(move |face| std::iter::repeat_n(die(face), usize::from(rolled[face as usize])))
}

fn side(event: &Event) -> Option<Seat> {
    match *event {
        Event::PlaysFirst { side }
        | Event::DealtCommand { side, .. }
        | Event::DealtCombat { side, .. }
        | Event::ShellsNoMansLand { side }
        | Event::TurnBegins { side, .. }
        | Event::CommandCard { side, .. }
        | Event::CombatCard { side, .. }
        | Event::BatteryOrdered { side, .. }
        | Event::NobodyOrdered { side }
        | Event::CardStolen { side }
        | Event::TookCard { side }
        | Event::PutBack { side }
        | Event::Discarded { side, .. }
        | Event::DiscardedCombat { side, .. }
        | Event::Tokens { side, .. }
        | Event::PoolEmpty { side, .. }
        | Event::Destroyed { side, .. }
        | Event::ObjectiveWon { side, .. }
        | Event::ObjectiveLost { side, .. }
        | Event::TimeMedal { side }
        | Event::DrewTwo { side }
        | Event::DrewCommand { side }
        | Event::DrewCombat { side }
        | Event::Victory { side, .. } => Some(side),
        _ => None,
    }
}

fn places(event: &Event) -> Vec<String> {
    let hexes: &[Hex] = match event {
        Event::TankWithdrawn { hex }
        | Event::TankSubstituted { hex }
        | Event::SpecialistPlaced { hex, .. }
        | Event::Cratered { hex }
        | Event::Ruined { hex }
        | Event::FortificationLost { hex }
        | Event::LeftOut { hex }
        | Event::Ordered { hex }
        | Event::TokenOnUnit { hex }
        | Event::TokenOffUnit { hex }
        | Event::Healed { hex, .. }
        | Event::Surgery { hex, .. }
        | Event::Silenced { hex }
        | Event::Sniped { hex, .. }
        | Event::Frozen { hex }
        | Event::OnwardTest { hex, .. }
        | Event::BrokeThrough { hex, .. }
        | Event::WireRemoved { hex }
        | Event::Fortified { hex }
        | Event::BridgeMended { hex }
        | Event::BogTest { hex, .. }
        | Event::Recovery { hex, .. }
        | Event::Ditched { hex }
        | Event::Aimed { hex }
        | Event::BullsEye { hex, .. }
        | Event::Triple { hex }
        | Event::Confirmed { hex, .. }
        | Event::Lost { hex, .. }
        | Event::Destroyed { hex, .. }
        | Event::SpecialistTest { hex, .. }
        | Event::FlagsIgnored { hex, .. }
        | Event::RangeFound { hex }
        | Event::RangeLost { hex }
        | Event::Stayed { hex }
        | Event::GunAbandoned { hex }
        | Event::GunTaken { hex, .. } => &[*hex],
        Event::Moved { from, to }
        | Event::Attacks { from, to, .. }
        | Event::Retreated { from, to }
        | Event::Advanced { from, to }
        | Event::WentHome { from, to } => &[*from, *to],
        _ => &[],
    };
    hexes.iter().filter(|hex| **hex != Hex::NONE).map(|hex| hex.name().to_string()).collect()
}

fn dice(event: &Event) -> Vec<Die> {
    match *event {
        Event::Rolled { rolled }
        | Event::Surgery { rolled, .. }
        | Event::Sniped { rolled, .. }
        | Event::OnwardTest { rolled, .. }
        | Event::BogTest { rolled, .. }
        | Event::Recovery { rolled, .. }
        | Event::Fought { rolled, .. }
        | Event::SpecialistTest { rolled, .. } => battle_dice(rolled).collect(),
        Event::RolledForFirst { german, allied } => vec![Die::six(german), Die::six(allied)],
        Event::BatteryRolled { dice } => dice.into_iter().filter(|die| *die > 0).map(Die::six).collect(),
        _ => Vec::new(),
    }
}

fn act(event: &Event) -> Option<Act> {
    match event {
        Event::Moved { .. } | Event::Retreated { .. } | Event::Advanced { .. } | Event::WentHome { .. } => {
            Some(Act::Moved)
        }
        Event::Lost { .. } | Event::Destroyed { .. } => Some(Act::Lost),
        _ => None,
    }
}
