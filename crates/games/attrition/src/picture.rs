//! What can be shown of an event beside its words: whose doing it was, where, and the dice.

use contract::Seat;
use table::{Act, Die, Picture};

use crate::event::{Event, faces};
use crate::map::Region;

/// What a client shows of an event.
pub(crate) fn picture(event: &Event) -> Picture {
    Picture {
        side: side(event).map(|side| side as u8),
        places: places(event),
        dice: dice(event),
        act: act(event),
    }
}

fn side(event: &Event) -> Option<Seat> {
    match *event {
        Event::DecoysTaken { side }
        | Event::CardsDealt { side }
        | Event::CardsKept { side }
        | Event::TurnBegins { side, .. }
        | Event::Drew { side, .. }
        | Event::MulliganUsed { side }
        | Event::MulligansLeft { side, .. }
        | Event::DecoysFound { side, .. }
        | Event::GasUsed { side }
        | Event::SpecialHits { side, .. }
        | Event::HitIgnored { side }
        | Event::TrenchesLost { side, .. }
        | Event::Cleared { side, .. }
        | Event::Controlled { side, .. }
        | Event::NothingDiscarded { side }
        | Event::Trenched { side, .. }
        | Event::EarlyVictory { side, .. } => Some(side),
        Event::Railed { tile, .. }
        | Event::Mobilised { tile, .. }
        | Event::Moved { tile, .. }
        | Event::Sailed { tile, .. }
        | Event::Landed { tile, .. }
        | Event::Redeployed { tile, .. } => Some(tile.side),
        Event::Placed { class, .. }
        | Event::GaveUp { class, .. }
        | Event::Recovered { class, .. }
        | Event::Struck { class, .. }
        | Event::EliteAdded { class }
        | Event::DrewTile { class, .. }
        | Event::MobilisedFaceDown { class }
        | Event::ElitePaid { class, .. }
        | Event::EliteFirst { class }
        | Event::TookOff { class, .. }
        | Event::Parked { class, .. }
        | Event::Scrambled { class, .. }
        | Event::TurnedUp { class, .. }
        | Event::Lost { class, .. }
        | Event::EliteBack { class }
        | Event::LostForGood { class, .. }
        | Event::Advanced { class, .. }
        | Event::Recalled { class, .. }
        | Event::Discarded { class, .. } => Some(class.side()),
        Event::CardRemoved { card }
        | Event::CardDealt { card }
        | Event::CardPlayed { card }
        | Event::CardTakesHold { card } => Some(card.side()),
        Event::NothingToGive { nation }
        | Event::Added { nation, .. }
        | Event::TankAdded { nation }
        | Event::Returned { nation, .. }
        | Event::TankRolls { nation }
        | Event::DoubleDice { nation }
        | Event::Declared { nation, .. }
        | Event::SalonicaDeclared { nation, .. } => Some(nation.side()),
        Event::GeneralSpoke { general, .. } | Event::GeneralLeaves { general } => {
            Some(general.nation().side())
        }
        _ => None,
    }
}

fn places(event: &Event) -> Vec<String> {
    let regions: &[Region] = match event {
        Event::Placed { region, .. }
        | Event::GaveUp { region, .. }
        | Event::Recovered { region, .. }
        | Event::Struck { region, .. }
        | Event::JagdkommandosReplaced { region }
        | Event::RussiaNeutral { region }
        | Event::Railed { region, .. }
        | Event::Mobilised { region, .. }
        | Event::TookOff { region, .. }
        | Event::Parked { from: region, .. }
        | Event::BattleMarked { region }
        | Event::BattlePlanned { region }
        | Event::BattlePrevented { region }
        | Event::Scrambled { region, .. }
        | Event::BattleChosen { region, .. }
        | Event::TurnedUp { region, .. }
        | Event::DecoysFound { region, .. }
        | Event::Unopposed { region }
        | Event::Deserted { region }
        | Event::Lost { region, .. }
        | Event::BattleOver { region }
        | Event::Cleared { region, .. }
        | Event::Recalled { region, .. }
        | Event::Controlled { region, .. }
        | Event::Contested { region }
        | Event::Landed { region, .. }
        | Event::Redeployed { to: region, .. }
        | Event::Trenched { region, .. } => &[*region],
        Event::Moved { from, to, .. } | Event::Sailed { from, to, .. } | Event::Advanced { from, to, .. } => {
            &[*from, *to]
        }
        Event::RuhrPlaced | Event::RuhrLost => &[Region::RHINELAND],
        _ => &[],
    };
    regions.iter().map(|region| region.id().to_string()).collect()
}

fn dice(event: &Event) -> Vec<Die> {
    match *event {
        Event::Rolled { dice, .. } => faces(dice).map(Die::six).collect(),
        Event::Rerolled { to, .. } | Event::GeneralSpoke { to, .. } => vec![Die::six(to)],
        _ => Vec::new(),
    }
}

fn act(event: &Event) -> Option<Act> {
    match event {
        Event::Moved { .. } | Event::Sailed { .. } | Event::Advanced { .. } => Some(Act::Moved),
        Event::Lost { .. } | Event::GaveUp { .. } | Event::Struck { .. } => Some(Act::Lost),
        _ => None,
    }
}
