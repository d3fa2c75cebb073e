//! What can happen, and how the journal tells it.

use contract::Seat;
use serde::{Deserialize, Serialize};
use table::Text;

use crate::Attrition;
use crate::map::Region;
use crate::tables::{Card, Class, General, Nation};
use crate::tile::{Face, Piece};

/// A tile as the journal may name it: a face-down one only by its back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// Whose.
    pub side: Seat,
    /// What it is, where everyone may know.
    pub class: Option<Class>,
    /// What it shows.
    pub face: Face,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the Fluent messages of the same names say what each means")]
pub enum Event {
    Placed { class: Class, count: u8, region: Region },
    AllInPouch,
    CardRemoved { card: Card },
    RuhrPlaced,
    DecoysTaken { side: Seat },
    MulligansTaken,
    HistoricalStart,
    SerbianReserve,
    CardsDealt { side: Seat },
    CardDealt { card: Card },
    CardsKept { side: Seat },
    TurnBegins { turn: u8, side: Seat },
    CardPlayed { card: Card },
    CardTakesHold { card: Card },
    GaveUp { class: Class, region: Region },
    NothingToGive { nation: Nation },
    Recovered { class: Class, region: Region },
    Struck { class: Class, region: Region },
    Added { nation: Nation, count: u8 },
    TankAdded { nation: Nation },
    EliteAdded { class: Class },
    JagdkommandosLeave { replaced: bool },
    JagdkommandosReplaced { region: Region },
    Returned { nation: Nation, count: u8 },
    Drew { side: Seat, count: u8 },
    DrewTen,
    DrewTile { class: Class, count: u8 },
    MulliganUsed { side: Seat },
    MulligansLeft { side: Seat, count: u8 },
    Surrendered,
    RussianTilesLeave { count: u8 },
    RussiaNeutral { region: Region },
    RussiansSetAside { count: u8 },
    Railed { tile: Shown, region: Region },
    Mobilised { tile: Shown, region: Region },
    MobilisedFaceDown { class: Class },
    ElitePaid { class: Class, count: u8 },
    EliteFirst { class: Class },
    TookOff { class: Class, region: Region },
    Moved { tile: Shown, from: Region, to: Region },
    Sailed { tile: Shown, from: Region, to: Region },
    Parked { class: Class, from: Region },
    BattleMarked { region: Region },
    BattlePlanned { region: Region },
    BattlePrevented { region: Region },
    Scrambled { class: Class, region: Region },
    BattleChosen { region: Region, nation: Option<Nation> },
    TurnedUp { class: Class, count: u8, region: Region },
    DecoysFound { side: Seat, count: u8, region: Region },
    Unopposed { region: Region },
    Deserted { region: Region },
    Rolled { dice: [u8; 6], hits: [u8; 2] },
    TankRolls { nation: Nation },
    DoubleDice { nation: Nation },
    GasUsed { side: Seat },
    SpecialHits { side: Seat, count: u8 },
    Rerolled { from: u8, to: u8 },
    GeneralSpoke { general: General, from: u8, to: u8 },
    GeneralLeaves { general: General },
    HitIgnored { side: Seat },
    TrenchesLost { side: Seat, count: u8 },
    Lost { class: Class, count: u8, region: Region },
    EliteBack { class: Class },
    LostForGood { class: Class, count: u8 },
    BattleOver { region: Region },
    Cleared { side: Seat, region: Region },
    Advanced { class: Class, from: Region, to: Region },
    Recalled { class: Class, region: Region },
    Controlled { side: Seat, region: Region },
    Contested { region: Region },
    RuhrLost,
    Declared { nation: Nation, count: u8 },
    SalonicaDeclared { nation: Nation, count: u8 },
    Landed { tile: Shown, region: Region },
    Redeployed { tile: Shown, to: Region },
    Discarded { class: Class, count: u8 },
    NothingDiscarded { side: Seat },
    Trenched { side: Seat, region: Region },
    EarlyVictory { side: Seat, industry: u8 },
    WarOver { industry: [u8; 2] },
}

impl Nation {
    /// Its name.
    pub fn text(self) -> Text {
        Text::key(format!("nation-{}", self.code()))
    }
}

/// The name of a side.
pub fn side_text(side: Seat) -> Text {
    match side {
        Seat::First => Text::key("central"),
        Seat::Second => Text::key("entente"),
    }
}

impl Card {
    /// Its title.
    pub fn text(self) -> Text {
        Text::key(format!("card-{}", self.info().code.to_lowercase()))
    }
}

impl Shown {
    /// Its name, or what is known of it.
    pub fn text(self) -> Text {
        match self.class {
            Some(class) => class.text(),
            None => face_text(self.face),
        }
    }
}

/// What is known of a face-down tile.
pub fn face_text(face: Face) -> Text {
    let known: Vec<Nation> = Nation::ALL.into_iter().filter(|nation| face.may_be(*nation)).collect();
    match known[..] {
        [nation] => Text::key("tile-hidden").with("nation", nation.code()),
        _ if known.len() == 3 => Text::key("tile-hidden-salonica"),
        _ => Text::key("tile-hidden-any"),
    }
}

/// The dice as they lie on the table, in order of their faces.
pub fn faces(dice: [u8; 6]) -> impl Iterator<Item = u8> {
    (1..=6).flat_map(move |face| std::iter::repeat_n(face, usize::from(dice[usize::from(face) - 1])))
}

impl Attrition {
    /// A tile as everyone may name it.
    pub(crate) fn shown(&self, piece: Piece) -> Shown {
        let class = piece.face.is_up().then_some(piece.class);
        Shown { side: piece.class.side(), class, face: piece.face }
    }

    /// A journal line in words.
    pub(crate) fn tell_event(&self, event: &Event) -> Text {
        let place = |region: Region| self.map.name(region);
        match *event {
            Event::Placed { class, count, region } => Text::key("placed")
                .with("tile", class.text())
                .with("count", count)
                .with("region", place(region)),
            Event::AllInPouch => Text::key("all-in-pouch"),
            Event::CardRemoved { card } => Text::key("card-removed").with("card", card.text()),
            Event::RuhrPlaced => Text::key("ruhr-placed"),
            Event::DecoysTaken { side } => Text::key("decoys-taken").with("side", side_text(side)),
            Event::MulligansTaken => Text::key("mulligans-taken"),
            Event::HistoricalStart => Text::key("historical-start"),
            Event::SerbianReserve => Text::key("serbian-reserve"),
            Event::CardsDealt { side } => Text::key("cards-dealt").with("side", side_text(side)),
            Event::CardDealt { card } => Text::key("card-dealt").with("card", card.text()),
            Event::CardsKept { side } => Text::key("cards-kept").with("side", side_text(side)),
            Event::TurnBegins { turn, side } => Text::key("turn-begins")
                .with("turn", crate::table::turn_text(turn))
                .with("side", side_text(side)),
            Event::CardPlayed { card } => {
                Text::key("card-played").with("side", side_text(card.side())).with("card", card.text())
            }
            Event::CardTakesHold { card } => Text::key(format!("effect-{}", card.info().code.to_lowercase())),
            Event::GaveUp { class, region } => {
                Text::key("gave-up").with("tile", class.text()).with("region", place(region))
            }
            Event::NothingToGive { nation } => Text::key("nothing-to-give").with("nation", nation.text()),
            Event::Recovered { class, region } => {
                Text::key("recovered").with("tile", class.text()).with("region", place(region))
            }
            Event::Struck { class, region } => {
                Text::key("struck").with("tile", class.text()).with("region", place(region))
            }
            Event::Added { nation, count } => {
                Text::key("added").with("nation", nation.text()).with("count", count)
            }
            Event::TankAdded { nation } => Text::key("tank-added").with("nation", nation.code()),
            Event::EliteAdded { class } => Text::key("elite-added").with("tile", class.text()),
            Event::JagdkommandosLeave { replaced } => {
                if replaced {
                    Text::key("jagdkommandos-relieved")
                } else {
                    Text::key("jagdkommandos-leave")
                }
            }
            Event::JagdkommandosReplaced { region } => {
                Text::key("jagdkommandos-replaced").with("region", place(region))
            }
            Event::Returned { nation, count } => {
                Text::key("returned").with("nation", nation.text()).with("count", count)
            }
            Event::Drew { side, count } => {
                Text::key("drew").with("side", side_text(side)).with("count", count)
            }
            Event::DrewTen => Text::key("drew-ten"),
            Event::DrewTile { class, count } => {
                Text::key("drew-tile").with("tile", class.text()).with("count", count)
            }
            Event::MulliganUsed { side } => Text::key("mulligan-used").with("side", side_text(side)),
            Event::MulligansLeft { side, count } => {
                Text::key("mulligans-left").with("side", side_text(side)).with("count", count)
            }
            Event::Surrendered => Text::key("surrendered"),
            Event::RussianTilesLeave { count } => Text::key("russian-tiles-leave").with("count", count),
            Event::RussiaNeutral { region } => Text::key("russia-neutral").with("region", place(region)),
            Event::RussiansSetAside { count } => Text::key("russians-set-aside").with("count", count),
            Event::Railed { tile, region } => {
                Text::key("railed").with("tile", tile.text()).with("region", place(region))
            }
            Event::Mobilised { tile, region } => {
                Text::key("mobilised").with("tile", tile.text()).with("region", place(region))
            }
            Event::MobilisedFaceDown { class } => Text::key("mobilised-face-down").with("tile", class.text()),
            Event::ElitePaid { class, count } => {
                Text::key("elite-paid").with("tile", class.text()).with("count", count)
            }
            Event::EliteFirst { class } => Text::key("elite-first").with("tile", class.text()),
            Event::TookOff { class, region } => {
                Text::key("took-off").with("tile", class.text()).with("region", place(region))
            }
            Event::Moved { tile, from, to } => {
                Text::key("moved").with("tile", tile.text()).with("from", place(from)).with("to", place(to))
            }
            Event::Sailed { tile, from, to } => {
                Text::key("sailed").with("tile", tile.text()).with("from", place(from)).with("to", place(to))
            }
            Event::Parked { class, from } => {
                Text::key("parked").with("tile", class.text()).with("region", place(from))
            }
            Event::BattleMarked { region } => Text::key("battle-marked").with("region", place(region)),
            Event::BattlePlanned { region } => Text::key("battle-planned").with("region", place(region)),
            Event::BattlePrevented { region } => Text::key("battle-prevented").with("region", place(region)),
            Event::Scrambled { class, region } => {
                Text::key("scrambled").with("tile", class.text()).with("region", place(region))
            }
            Event::BattleChosen { region, nation } => match nation {
                Some(nation) => {
                    Text::key("battle-chosen").with("region", place(region)).with("nation", nation.text())
                }
                None => Text::key("battle-of-decoys").with("region", place(region)),
            },
            Event::TurnedUp { class, count, region } => Text::key("turned-up")
                .with("tile", class.text())
                .with("count", count)
                .with("region", place(region)),
            Event::DecoysFound { side, count, region } => Text::key("decoys-found")
                .with("side", side_text(side))
                .with("count", count)
                .with("region", place(region)),
            Event::Unopposed { region } => Text::key("unopposed").with("region", place(region)),
            Event::Deserted { region } => Text::key("deserted").with("region", place(region)),
            Event::Rolled { dice, hits } => {
                let dice: Vec<String> = faces(dice).map(|face| face.to_string()).collect();
                Text::key("rolled")
                    .with("dice", dice.join(" "))
                    .with("central", hits[0])
                    .with("entente", hits[1])
            }
            Event::TankRolls { nation } => Text::key("tank-rolls").with("nation", nation.code()),
            Event::DoubleDice { nation } => Text::key("double-dice").with("nation", nation.code()),
            Event::GasUsed { side } => Text::key("gas-used").with("side", side_text(side)),
            Event::SpecialHits { side, count } => {
                Text::key("special-hits").with("side", side_text(side)).with("count", count)
            }
            Event::Rerolled { from, to } => Text::key("rerolled").with("from", from).with("to", to),
            Event::GeneralSpoke { general, from, to } => {
                Text::key("general-spoke").with("general", general.name()).with("from", from).with("to", to)
            }
            Event::GeneralLeaves { general } => Text::key("general-leaves").with("general", general.name()),
            Event::HitIgnored { side } => Text::key("hit-ignored").with("side", side_text(side)),
            Event::TrenchesLost { side, count } => {
                Text::key("trenches-lost").with("side", side_text(side)).with("count", count)
            }
            Event::Lost { class, count, region } => Text::key("lost")
                .with("tile", class.text())
                .with("count", count)
                .with("region", place(region)),
            Event::EliteBack { class } => Text::key("elite-back").with("tile", class.text()),
            Event::LostForGood { class, count } => {
                Text::key("lost-for-good").with("tile", class.text()).with("count", count)
            }
            Event::BattleOver { region } => Text::key("battle-over").with("region", place(region)),
            Event::Cleared { side, region } => {
                Text::key("cleared").with("side", side_text(side)).with("region", place(region))
            }
            Event::Advanced { class, from, to } => Text::key("advanced")
                .with("tile", class.text())
                .with("from", place(from))
                .with("to", place(to)),
            Event::Recalled { class, region } => {
                Text::key("recalled").with("tile", class.text()).with("region", place(region))
            }
            Event::Controlled { side, region } => {
                Text::key("controlled").with("side", side_text(side)).with("region", place(region))
            }
            Event::Contested { region } => Text::key("contested-now").with("region", place(region)),
            Event::RuhrLost => Text::key("ruhr-lost"),
            Event::Declared { nation, count } => {
                Text::key("declared").with("nation", nation.text()).with("count", count)
            }
            Event::SalonicaDeclared { nation, count } => {
                Text::key("salonica-declared").with("nation", nation.code()).with("count", count)
            }
            Event::Landed { tile, region } => {
                Text::key("landed").with("tile", tile.text()).with("region", place(region))
            }
            Event::Redeployed { tile, to } => {
                Text::key("redeployed").with("tile", tile.text()).with("region", place(to))
            }
            Event::Discarded { class, count } => {
                Text::key("discarded").with("tile", class.text()).with("count", count)
            }
            Event::NothingDiscarded { side } => Text::key("nothing-discarded").with("side", side_text(side)),
            Event::Trenched { side, region } => {
                Text::key("trenched").with("side", side_text(side)).with("region", place(region))
            }
            Event::EarlyVictory { side, industry } => {
                Text::key("early-victory").with("side", side_text(side)).with("industry", industry)
            }
            Event::WarOver { industry } => {
                Text::key("war-over").with("central", industry[0]).with("entente", industry[1])
            }
        }
    }
}
