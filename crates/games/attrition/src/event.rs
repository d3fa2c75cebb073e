//! What can happen, and how the journal tells and a client shows it.

use contract::{Seat, Telling, Untold};
use table::{Act, Die, Text};

use crate::Attrition;
use crate::map::Region;
use crate::table::turn_text;
use crate::tables::{Card, Class, General, Nation};
use crate::tile::{Face, Piece};

/// A tile as the journal may name it: a face-down one only by its back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// Whose.
    pub side: Seat,
    /// What it is, where everyone may know.
    pub class: Option<Class>,
    /// What it shows.
    pub face: Face,
}

contract::events! {
    game: Attrition, picture;
    /// Something that happened.
    #[expect(missing_docs, reason = "the Fluent messages of the same names say what each means")]
    pub enum Event {
        "placed" => Placed { class: Class as Kind, count: u8, region: Region as Spot },
        "all-in-pouch" => AllInPouch,
        "card-removed" => CardRemoved { card: Card as OneCard },
        "ruhr-placed" => RuhrPlaced at(Region::RHINELAND.id()),
        "decoys-taken" => DecoysTaken { side: Seat as Side },
        "mulligans-taken" => MulligansTaken,
        "historical-start" => HistoricalStart,
        "serbian-reserve" => SerbianReserve,
        "cards-dealt" => CardsDealt { side: Seat as Side },
        "card-dealt" => CardDealt { card: Card as OneCard },
        "cards-kept" => CardsKept { side: Seat as Side },
        "turn-begins" => TurnBegins { turn: u8 as Untold<u8>, side: Seat as Side } with("turn": turn_text(turn)),
        "card-played" => CardPlayed { card: Card as OneCard } with("side": side_text(card.side())),
        card.effect_key() => CardTakesHold { card: Card as Untold<Card> } by(card.side()),
        "gave-up" => GaveUp { class: Class as Kind, region: Region as Spot } act(Act::Lost),
        "nothing-to-give" => NothingToGive { nation: Nation as Country },
        "recovered" => Recovered { class: Class as Kind, region: Region as Spot },
        "struck" => Struck { class: Class as Kind, region: Region as Spot } act(Act::Lost),
        "added" => Added { nation: Nation as Country, count: u8 },
        "tank-added" => TankAdded { nation: Nation as Code },
        "elite-added" => EliteAdded { class: Class as Kind },
        if replaced { "jagdkommandos-relieved" } else { "jagdkommandos-leave" } => JagdkommandosLeave { replaced: bool as Untold<bool> },
        "jagdkommandos-replaced" => JagdkommandosReplaced { region: Region as Spot },
        "returned" => Returned { nation: Nation as Country, count: u8 },
        "drew" => Drew { side: Seat as Side, count: u8 },
        "drew-ten" => DrewTen,
        "drew-tile" => DrewTile { class: Class as Kind, count: u8 },
        "mulligan-used" => MulliganUsed { side: Seat as Side },
        "mulligans-left" => MulligansLeft { side: Seat as Side, count: u8 },
        "surrendered" => Surrendered,
        "russian-tiles-leave" => RussianTilesLeave { count: u8 },
        "russia-neutral" => RussiaNeutral { region: Region as Spot },
        "russians-set-aside" => RussiansSetAside { count: u8 },
        "railed" => Railed { tile: Shown as Tile, region: Region as Spot },
        "mobilised" => Mobilised { tile: Shown as Tile, region: Region as Spot },
        "mobilised-face-down" => MobilisedFaceDown { class: Class as Kind },
        "elite-paid" => ElitePaid { class: Class as Kind, count: u8 },
        "elite-first" => EliteFirst { class: Class as Kind },
        "took-off" => TookOff { class: Class as Kind, region: Region as Spot },
        "moved" => Moved { tile: Shown as Tile, from: Region as Spot, to: Region as Spot } act(Act::Moved),
        "sailed" => Sailed { tile: Shown as Tile, from: Region as Spot, to: Region as Spot } act(Act::Moved),
        "parked" => Parked { class: Class as Kind, region: Region as Spot },
        "battle-marked" => BattleMarked { region: Region as Spot },
        "battle-planned" => BattlePlanned { region: Region as Spot },
        "battle-prevented" => BattlePrevented { region: Region as Spot },
        "scrambled" => Scrambled { class: Class as Kind, region: Region as Spot },
        if nation.is_some() { "battle-chosen" } else { "battle-of-decoys" } => BattleChosen { region: Region as Spot, nation: Option<Nation> as CountryOrNone },
        "turned-up" => TurnedUp { class: Class as Kind, count: u8, region: Region as Spot },
        "decoys-found" => DecoysFound { side: Seat as Side, count: u8, region: Region as Spot },
        "unopposed" => Unopposed { region: Region as Spot },
        "deserted" => Deserted { region: Region as Spot },
        "rolled" => Rolled { dice: [u8; 6] as Roll, hits: [u8; 2] as OfEachSide },
        "tank-rolls" => TankRolls { nation: Nation as Code },
        "double-dice" => DoubleDice { nation: Nation as Code },
        "gas-used" => GasUsed { side: Seat as Side },
        "special-hits" => SpecialHits { side: Seat as Side, count: u8 },
        "rerolled" => Rerolled { from: u8, to: u8 as OneDie },
        "general-spoke" => GeneralSpoke { general: General as Leader, from: u8, to: u8 as OneDie },
        "general-leaves" => GeneralLeaves { general: General as Leader },
        "hit-ignored" => HitIgnored { side: Seat as Side },
        "trenches-lost" => TrenchesLost { side: Seat as Side, count: u8 },
        "lost" => Lost { class: Class as Kind, count: u8, region: Region as Spot } act(Act::Lost),
        "elite-back" => EliteBack { class: Class as Kind },
        "lost-for-good" => LostForGood { class: Class as Kind, count: u8 },
        "battle-over" => BattleOver { region: Region as Spot },
        "cleared" => Cleared { side: Seat as Side, region: Region as Spot },
        "advanced" => Advanced { class: Class as Kind, from: Region as Spot, to: Region as Spot } act(Act::Moved),
        "recalled" => Recalled { class: Class as Kind, region: Region as Spot },
        "controlled" => Controlled { side: Seat as Side, region: Region as Spot },
        "contested-now" => Contested { region: Region as Spot },
        "ruhr-lost" => RuhrLost at(Region::RHINELAND.id()),
        "declared" => Declared { nation: Nation as Country, count: u8 },
        "salonica-declared" => SalonicaDeclared { nation: Nation as Code, count: u8 },
        "landed" => Landed { tile: Shown as Tile, region: Region as Spot },
        "redeployed" => Redeployed { tile: Shown as Tile, region: Region as Spot },
        "discarded" => Discarded { class: Class as Kind, count: u8 },
        "nothing-discarded" => NothingDiscarded { side: Seat as Side },
        "trenched" => Trenched { side: Seat as Side, region: Region as Spot },
        "early-victory" => EarlyVictory { side: Seat as Side, industry: u8 },
        "war-over" => WarOver { industry: [u8; 2] as OfEachSide },
    }
}

contract::tellings! {
    game: Attrition, picture;
    /// A region, where it happened.
    struct Spot(region: Region) => game.map.name(region), picture.places.push(region.id().to_string());
    /// A side, whose doing it was.
    struct Side(side: Seat) => side_text(side), picture.side = Some(side as u8);
    /// A kind of tile.
    struct Kind(class: Class) as "tile" => class.text(), picture.side = Some(class.side() as u8);
    /// A tile, as far as everyone may know it.
    struct Tile(tile: Shown) => tile.class.map_or_else(|| face_text(tile.face), Class::text),
        picture.side = Some(tile.side as u8);
    /// A nation by its name.
    struct Country(nation: Nation) => nation.text(), picture.side = Some(nation.side() as u8);
    /// A nation by its code, for phrases that agree with it.
    struct Code(nation: Nation) => nation.code(), picture.side = Some(nation.side() as u8);
    /// A card.
    struct OneCard(card: Card) => card.text(), picture.side = Some(card.side() as u8);
    /// A general.
    struct Leader(general: General) => general.name(), picture.side = Some(general.nation().side() as u8);
    /// Dice, how many of each face.
    struct Roll(dice: [u8; 6]) => faces(dice).map(|face| face.to_string()).collect::<Vec<_>>().join(" "),
        picture.dice.extend(faces(dice).map(Die::six));
    /// The face that a die shows.
    struct OneDie(face: u8) => face, picture.dice.push(Die::six(face));
}

/// The nation that rolls, if one does.
pub struct CountryOrNone;

impl Telling<Attrition> for CountryOrNone {
    type Of = Option<Nation>;

    fn tell(_: &Attrition, nation: Option<Nation>, field: &'static str, text: Text) -> Text {
        match nation {
            Some(nation) => text.with(field, nation.text()),
            None => text,
        }
    }
}

/// A number of each side's.
pub struct OfEachSide;

impl Telling<Attrition> for OfEachSide {
    type Of = [u8; 2];

    fn tell(_: &Attrition, [central, entente]: [u8; 2], _: &'static str, text: Text) -> Text {
        text.with("central", central).with("entente", entente)
    }
}

impl Nation {
    /// Its name.
    pub fn text(self) -> Text {
        Text::key(format!("nation-{}", self.code()))
    }
}

/// What a side is called in ids, and the key of its name.
pub fn side_id(side: Seat) -> &'static str {
    ["central", "entente"][side.index()]
}

/// The name of a side.
pub fn side_text(side: Seat) -> Text {
    Text::key(side_id(side))
}

impl Card {
    /// Its title.
    pub fn text(self) -> Text {
        Text::key(format!("card-{}", self.info().code.to_lowercase()))
    }

    /// The key of what it does.
    pub(crate) fn effect_key(self) -> String {
        format!("effect-{}", self.info().code.to_lowercase())
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
}
