//! What can be shown of an event beside its words: whose doing it was, where, and the dice.

use ::table::{Act, Die, Picture, Text};
use contract::Seat;

use crate::map::Hex;
use crate::units::Fire;
use crate::{DerDesDers, Event};

impl DerDesDers {
    /// What a client shows of an event.
    pub(crate) fn picture_of(&self, event: &Event) -> Picture {
        let places = places(event);
        let names = places.iter().filter(|hex| hex.is_some()).map(|hex| self.map.name(*hex).to_string());
        Picture {
            side: doer(event).map(|side| side as u8),
            places: names.collect(),
            dice: dice(event),
            act: act(event),
        }
    }
}

fn die(kind: &str, number: u8) -> Die {
    Die { kind: kind.into(), name: Text::figure(number), face: number.to_string() }
}

/// The side whose doing it was.
fn doer(event: &Event) -> Option<Seat> {
    match *event {
        Event::LevyRolled { side, .. }
        | Event::Bought { side, .. }
        | Event::Dug { side, .. }
        | Event::Disposed { side }
        | Event::Recruited { side }
        | Event::Deployed { side }
        | Event::Ambushes { side, .. }
        | Event::Produced { side, .. }
        | Event::Chosen { side, .. }
        | Event::Brought { side, .. }
        | Event::Precedence { side }
        | Event::Shelled { side, .. }
        | Event::Spotting { side, .. }
        | Event::DecoyFound { side, .. }
        | Event::GunsRaked { side, .. }
        | Event::TokenDrawn { side, .. }
        | Event::TokenWasted { side }
        | Event::BaseCaptured { side, .. }
        | Event::DepotTaken { side, .. }
        | Event::PrizeTaken { side, .. }
        | Event::DepotBuilt { side, .. }
        | Event::Kept { side, .. }
        | Event::Routed { side }
        | Event::Won { side } => Some(side),
        Event::Raised { who, .. }
        | Event::Attached { who, .. }
        | Event::Placed { who, .. }
        | Event::TrainBrings { who, .. }
        | Event::Tested { who, .. }
        | Event::Weakened { who, .. }
        | Event::Eliminated { who, .. }
        | Event::SupportLost { who, .. }
        | Event::Found { who, .. }
        | Event::Located { who, .. }
        | Event::Raked { who, .. }
        | Event::Activated { who, .. }
        | Event::Joined { who, .. }
        | Event::FreeSupply { who, .. }
        | Event::Supplied { who, .. }
        | Event::Lengthened { who }
        | Event::OverBroken { who }
        | Event::TooLong { who, .. }
        | Event::Moved { who, .. }
        | Event::Remounted { who, .. }
        | Event::Turned { who, .. }
        | Event::Bogged { who, .. }
        | Event::Fired { who, .. }
        | Event::Reacts { who, .. }
        | Event::Assaults { who, .. }
        | Event::Fought { who, .. }
        | Event::Even { who, .. }
        | Event::FellBack { who, .. }
        | Event::Cornered { who, .. }
        | Event::Advanced { who, .. }
        | Event::BreaksThrough { who, .. }
        | Event::Evaded { who, .. }
        | Event::CalledOff { who, .. }
        | Event::Scouted { who, .. }
        | Event::DepotBegun { who, .. }
        | Event::DepotGivenUp { who, .. }
        | Event::Dismounted { who, .. }
        | Event::Idle { who, .. }
        | Event::Railed { who, .. }
        | Event::Entrenched { who, .. }
        | Event::LiesLow { who, .. }
        | Event::PaysAs { who, .. }
        | Event::TrainDestroyed { who, .. } => Some(who.side),
        Event::SetUp
        | Event::Shown
        | Event::TurnBegins { .. }
        | Event::WorksLost { .. }
        | Event::Cratered { .. }
        | Event::NotFound { .. }
        | Event::SmokeLaid { .. }
        | Event::SmokeClears { .. }
        | Event::Counted { .. } => None,
    }
}

/// Where it happened; of a move, where from and where to.
fn places(event: &Event) -> [Hex; 2] {
    match *event {
        Event::Dug { hex, .. }
        | Event::Placed { hex, .. }
        | Event::Shelled { hex, .. }
        | Event::Tested { hex, .. }
        | Event::WorksLost { hex, .. }
        | Event::Weakened { hex, .. }
        | Event::Eliminated { hex, .. }
        | Event::Cratered { hex }
        | Event::SupportLost { hex, .. }
        | Event::Spotting { hex, .. }
        | Event::Found { hex, .. }
        | Event::Located { hex, .. }
        | Event::NotFound { hex, .. }
        | Event::DecoyFound { hex, .. }
        | Event::SmokeLaid { hex, .. }
        | Event::SmokeClears { hex }
        | Event::Raked { hex, .. }
        | Event::GunsRaked { hex, .. }
        | Event::Activated { hex, .. }
        | Event::Joined { hex, .. }
        | Event::FreeSupply { hex, .. }
        | Event::Supplied { hex, .. }
        | Event::Remounted { hex, .. }
        | Event::Turned { hex, .. }
        | Event::Bogged { hex, .. }
        | Event::BaseCaptured { hex, .. }
        | Event::DepotTaken { hex, .. }
        | Event::PrizeTaken { hex, .. }
        | Event::Reacts { hex, .. }
        | Event::Cornered { hex, .. }
        | Event::BreaksThrough { hex, .. }
        | Event::CalledOff { hex, .. }
        | Event::Scouted { hex, .. }
        | Event::DepotBegun { hex, .. }
        | Event::DepotBuilt { hex, .. }
        | Event::DepotGivenUp { hex, .. }
        | Event::Dismounted { hex, .. }
        | Event::Idle { hex, .. }
        | Event::Entrenched { hex, .. }
        | Event::LiesLow { hex, .. }
        | Event::PaysAs { hex, .. }
        | Event::TrainDestroyed { hex, .. } => [hex, Hex::NONE],
        Event::Fought { to, .. } | Event::Even { to, .. } => [to, Hex::NONE],
        Event::Moved { from, to, .. }
        | Event::Fired { from, to, .. }
        | Event::Assaults { from, to, .. }
        | Event::FellBack { from, to, .. }
        | Event::Advanced { from, to, .. }
        | Event::Evaded { from, to, .. }
        | Event::Railed { from, to, .. } => [from, to],
        Event::SetUp
        | Event::LevyRolled { .. }
        | Event::Raised { .. }
        | Event::Attached { .. }
        | Event::Bought { .. }
        | Event::Disposed { .. }
        | Event::Recruited { .. }
        | Event::Deployed { .. }
        | Event::Ambushes { .. }
        | Event::Shown
        | Event::TurnBegins { .. }
        | Event::Produced { .. }
        | Event::TrainBrings { .. }
        | Event::Chosen { .. }
        | Event::Brought { .. }
        | Event::Precedence { .. }
        | Event::TokenDrawn { .. }
        | Event::TokenWasted { .. }
        | Event::Lengthened { .. }
        | Event::OverBroken { .. }
        | Event::TooLong { .. }
        | Event::Kept { .. }
        | Event::Routed { .. }
        | Event::Counted { .. }
        | Event::Won { .. } => [Hex::NONE, Hex::NONE],
    }
}

/// The dice: of six sides, of ten, or average ones (1.1).
fn dice(event: &Event) -> Vec<Die> {
    let of = |kind: &str, faces: &[u8]| faces.iter().map(|face| die(kind, *face)).collect();
    match *event {
        Event::LevyRolled { dice, .. }
        | Event::Produced { dice, .. }
        | Event::Brought { dice, fire: Fire::Guns, .. } => of("average", dice.faces()),
        Event::TrainBrings { points, .. } => of("average", &[points + 1]),
        Event::Brought { dice, .. } => of("six", dice.faces()),
        Event::Fired { dice, .. } | Event::Raked { dice, .. } => of("ten", dice.faces()),
        Event::Shelled { fire: Fire::Air, die, .. } => of("ten", &[die]),
        Event::Shelled { die, .. }
        | Event::Tested { die, .. }
        | Event::NotFound { die, .. }
        | Event::GunsRaked { die, .. }
        | Event::Bogged { die, .. } => of("six", &[die]),
        // Whoever is found without being looked for is found without a die.
        Event::Found { die, .. } | Event::Located { die, .. } if die > 0 => of("six", &[die]),
        Event::Fought { dice: [one, two], .. } => of("six", &[one.faces(), two.faces()].concat()),
        _ => Vec::new(),
    }
}

fn act(event: &Event) -> Option<Act> {
    match event {
        Event::Moved { .. }
        | Event::FellBack { .. }
        | Event::Advanced { .. }
        | Event::Evaded { .. }
        | Event::Railed { .. } => Some(Act::Moved),
        Event::WorksLost { .. }
        | Event::Weakened { .. }
        | Event::Eliminated { .. }
        | Event::SupportLost { .. }
        | Event::TrainDestroyed { .. }
        | Event::Bogged { lost: true, .. } => Some(Act::Lost),
        _ => None,
    }
}
