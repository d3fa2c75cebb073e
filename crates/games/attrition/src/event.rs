//! What can happen, and how the journal tells and a client shows it.

use contract::{Seat, Telling, Throw, Untold, mean_beyond};
use table::{Act, Die, Loss, Text, Worth};

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
        "placed" => Placed { class: Class as Kind, count: u8, region: Region as Spot } act(Act::Placed) together("together-placed", count)
            show(picture.pieces.extend(game.open_tile(class, region))),
        "all-in-pouch" => AllInPouch act(None),
        "card-removed" => CardRemoved { card: Card as OneCard } act(None) together("together-card-removed"),
        "ruhr-placed" => RuhrPlaced at(Region::RHINELAND.id()) act(Act::Changed),
        "decoys-taken" => DecoysTaken { side: Seat as Side } act(Act::Changed),
        "mulligans-taken" => MulligansTaken act(None),
        "historical-start" => HistoricalStart act(Act::Began),
        "serbian-reserve" => SerbianReserve act(None),
        "cards-dealt" => CardsDealt { side: Seat as Side } act(None),
        "card-dealt" => CardDealt { card: Card as OneCard } act(None) together("together-card-dealt"),
        "cards-kept" => CardsKept { side: Seat as Side } act(None),
        "turn-begins" => TurnBegins { turn: u8 as Untold<u8>, side: Seat as Side } act(Act::Began) with("turn": turn_text(turn)),
        "card-played" => CardPlayed { card: Card as OneCard } act(Act::Played) with("side": side_text(card.side())),
        card.effect_key() => CardTakesHold { card: Card as Untold<Card> } by(card.side()) act(Act::Played)
            show(picture.card = Some(card.info().code.to_string())),
        "gave-up" => GaveUp { class: Class as Kind, region: Region as Spot } act(Act::Changed)
            show(picture.pieces.extend(game.open_tile(class, region))),
        "nothing-to-give" => NothingToGive { nation: Nation as Country } act(Act::Changed),
        "recovered" => Recovered { class: Class as Kind, region: Region as Spot } act(Act::Placed) together("together-recovered")
            show(picture.pieces.extend(game.open_tile(class, region))),
        "struck" => Struck { class: Class as Kind, region: Region as Spot } act(Act::Destroyed)
            show({
            picture.pieces.extend(game.open_tile(class, region));
            picture.lost = tiles_lost(class, 1);
        }),
        "added" => Added { nation: Nation as Country, count: u8 } act(Act::Changed),
        "tank-added" => TankAdded { nation: Nation as Code } act(Act::Changed),
        "elite-added" => EliteAdded { class: Class as Kind } act(Act::Changed),
        if replaced { "jagdkommandos-relieved" } else { "jagdkommandos-leave" } => JagdkommandosLeave { replaced: bool as Untold<bool> } act(None),
        "jagdkommandos-replaced" => JagdkommandosReplaced { region: Region as Spot } act(Act::Changed),
        "returned" => Returned { nation: Nation as Country, count: u8 } act(Act::Changed),
        "drew" => Drew { side: Seat as Side, count: u8 } act(None),
        "drew-ten" => DrewTen act(None),
        "drew-tile" => DrewTile { class: Class as Kind, count: u8 } act(None) together("together-drew-tile", count),
        "mulligan-used" => MulliganUsed { side: Seat as Side } act(Act::Changed),
        "mulligans-left" => MulligansLeft { side: Seat as Side, count: u8 } act(Act::Changed),
        "surrendered" => Surrendered act(Act::Began),
        "russian-tiles-leave" => RussianTilesLeave { count: u8 } act(None),
        "russia-neutral" => RussiaNeutral { region: Region as Spot } act(Act::Changed),
        "russians-set-aside" => RussiansSetAside { count: u8 } act(None),
        "railed" => Railed { tile: Shown as Tile, region: Region as Spot } act(Act::Changed) together("together-railed")
            show(picture.pieces.extend(shown_tile(tile, region))),
        "mobilised" => Mobilised { tile: Shown as Tile, region: Region as Spot } act(Act::Placed) together("together-mobilised")
            show(picture.pieces.extend(shown_tile(tile, region))),
        "mobilised-face-down" => MobilisedFaceDown { class: Class as Kind } act(None),
        "elite-paid" => ElitePaid { class: Class as Kind, count: u8 } act(Act::Changed),
        "elite-first" => EliteFirst { class: Class as Kind } act(Act::Changed),
        "took-off" => TookOff { class: Class as Kind, region: Region as Spot } act(Act::Placed)
            show(picture.pieces.extend(game.open_tile(class, region))),
        "moved" => Moved { tile: Shown as Tile, from: Region as Spot, to: Region as Spot } act(Act::Moved) together("together-moved")
            show(picture.pieces.extend(shown_tile(tile, from))),
        "sailed" => Sailed { tile: Shown as Tile, from: Region as Spot, to: Region as Spot } act(Act::Moved) together("together-sailed")
            show(picture.pieces.extend(shown_tile(tile, from))),
        "parked" => Parked { class: Class as Kind, region: Region as Spot } act(Act::Changed)
            show(picture.pieces.extend(game.open_tile(class, region))),
        "battle-marked" => BattleMarked { region: Region as Spot } act(Act::Changed) together("together-battle-marked"),
        "battle-planned" => BattlePlanned { region: Region as Spot } act(Act::Changed) together("together-battle-planned"),
        "battle-prevented" => BattlePrevented { region: Region as Spot } act(Act::Changed),
        "scrambled" => Scrambled { class: Class as Kind, region: Region as Spot } act(Act::Placed)
            show(picture.pieces.extend(game.open_tile(class, region))),
        if nation.is_some() { "battle-chosen" } else { "battle-of-decoys" } => BattleChosen { region: Region as Spot, nation: Option<Nation> as CountryOrNone } act(Act::Began),
        "turned-up" => TurnedUp { class: Class as Kind, count: u8, region: Region as Spot } act(Act::Changed) together("together-turned-up", count)
            show(picture.pieces.extend(game.open_tile(class, region))),
        "decoys-found" => DecoysFound { side: Seat as Side, count: u8, region: Region as Spot } act(Act::Changed),
        "unopposed" => Unopposed { region: Region as Spot } act(Act::Changed),
        "deserted" => Deserted { region: Region as Spot } act(Act::Changed),
        "rolled" => Rolled {
            dice: [u8; 6] as Roll,
            hits: [u8; 2] as OfEachSide,
            region: Region as contract::Shown<Spot>,
            scored: [[u8; 6]; 2] as Untold<[[u8; 6]; 2]>,
            most: Option<[[u8; 6]; 2]> as Untold<Option<[[u8; 6]; 2]>>,
        } act(Act::Fired) show(read_dice(dice, scored, &mut picture.dice)),
        "tank-rolls" => TankRolls { nation: Nation as Code } act(Act::Changed),
        "double-dice" => DoubleDice { nation: Nation as Code } act(Act::Changed),
        "gas-used" => GasUsed { side: Seat as Side } act(Act::Changed),
        "special-hits" => SpecialHits { side: Seat as Side, count: u8 } act(Act::Changed),
        "rerolled" => Rerolled { from: u8, to: u8 as OneDie } act(None),
        "general-spoke" => GeneralSpoke { general: General as Leader, from: u8, to: u8 as OneDie } act(Act::Changed),
        "general-leaves" => GeneralLeaves { general: General as Leader } act(Act::Changed),
        "hit-ignored" => HitIgnored { side: Seat as Side } act(Act::Changed),
        "trenches-lost" => TrenchesLost { side: Seat as Side, count: u8 } act(Act::Changed)
            show(picture.lost = Some(Loss { side: Some(side as u8), count: count.into(), left: None })),
        "lost" => Lost { class: Class as Kind, count: u8, region: Region as Spot } act(Act::Destroyed) show({
            picture.pieces.extend(game.open_tile(class, region));
            picture.lost = tiles_lost(class, count);
        }),
        "elite-back" => EliteBack { class: Class as Kind } act(Act::Changed),
        "lost-for-good" => LostForGood { class: Class as Kind, count: u8 } act(Act::Changed),
        "battle-over" => BattleOver { region: Region as Spot } act(Act::Changed),
        "cleared" => Cleared { side: Seat as Side, region: Region as Spot } act(Act::Taken),
        "advanced" => Advanced { class: Class as Kind, from: Region as Spot, to: Region as Spot } act(Act::Moved) together("together-advanced")
            show(picture.pieces.extend(game.open_tile(class, from))),
        "recalled" => Recalled { class: Class as Kind, region: Region as Spot } act(Act::Changed) together("together-recalled")
            show(picture.pieces.extend(game.open_tile(class, region))),
        "controlled" => Controlled { side: Seat as Side, region: Region as Spot } act(Act::Taken),
        "contested-now" => Contested { region: Region as Spot } act(Act::Changed),
        "ruhr-lost" => RuhrLost at(Region::RHINELAND.id()) act(Act::Changed),
        "declared" => Declared { nation: Nation as Country, count: u8 } act(Act::Changed),
        "salonica-declared" => SalonicaDeclared { nation: Nation as Code, count: u8 } act(Act::Changed),
        "landed" => Landed { tile: Shown as Tile, region: Region as Spot } act(Act::Placed) together("together-landed")
            show(picture.pieces.extend(shown_tile(tile, region))),
        "redeployed" => Redeployed { tile: Shown as Tile, region: Region as Spot } act(Act::Placed) together("together-redeployed")
            show(picture.pieces.extend(shown_tile(tile, region))),
        "discarded" => Discarded { class: Class as Kind, count: u8 } act(Act::Changed) together("together-discarded", count),
        "nothing-discarded" => NothingDiscarded { side: Seat as Side } act(Act::Changed),
        "trenched" => Trenched { side: Seat as Side, region: Region as Spot } act(Act::Changed),
        "early-victory" => EarlyVictory { side: Seat as Side, industry: u8 } act(None),
        "war-over" => WarOver { industry: [u8; 2] as OfEachSide } act(None),
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
    struct OneCard(card: Card) => card.text(), {
        picture.side = Some(card.side() as u8);
        picture.card = Some(card.info().code.to_string());
    };
    /// A general.
    struct Leader(general: General) => general.name(), picture.side = Some(general.nation().side() as u8);
    /// Dice, how many of each face.
    struct Roll(dice: [u8; 6]) => faces(dice).map(|face| face.to_string()).collect::<Vec<_>>().join(" "),
        picture.dice.extend(faces(dice).map(Die::six));
    /// The face that a die shows.
    struct OneDie(face: u8) => face, picture.dice.push(Die::six(face));
}

/// A tile as the table names it, where everybody may know it.
fn shown_tile(tile: Shown, region: Region) -> Option<String> {
    tile.class.filter(|_| tile.face.is_up()).map(|class| tile_id(class, region))
}

fn tile_id(class: Class, region: Region) -> String {
    format!("{}/{}", region.id(), class.info().code)
}

/// Tiles that are gone.
fn tiles_lost(class: Class, count: u8) -> Option<Loss> {
    Some(Loss { side: Some(class.side() as u8), count: count.into(), left: None })
}

/// What each side hit with dice that read so, and would on average: by face no more than it can hit with.
pub(crate) fn throws(dice: [u8; 6], hits: [u8; 2], most: [[u8; 6]; 2]) -> Vec<Throw> {
    let count = u32::from(dice.iter().sum::<u8>());
    let mean = |most: [u8; 6]| -> f64 {
        let beyond = |most: u8| mean_beyond(count, 1.0 / 6.0, u32::from(most));
        most.into_iter().map(|most| f64::from(count) / 6.0 - beyond(most)).sum()
    };
    let throw = |side: Seat| {
        let at = side.index();
        Throw { seat: side, hits: hits[at].into(), mean: mean(most[at]) }
    };
    Seat::BOTH.map(throw).to_vec()
}

/// Whom each die hits for (4.8.2): both sides read the same dice.
fn read_dice(rolled: [u8; 6], scored: [[u8; 6]; 2], dice: &mut [Die]) {
    let mut nth = [0; 6];
    for (die, face) in dice.iter_mut().zip(faces(rolled)) {
        let at = usize::from(face) - 1;
        let hits = Seat::BOTH.into_iter().filter(|side| scored[side.index()][at] > nth[at]);
        let sides: Vec<Text> = hits.map(side_text).collect();
        nth[at] += 1;
        die.worth = Some(if sides.is_empty() { Worth::Miss } else { Worth::Hit });
        die.why = (!sides.is_empty()).then_some(Text::List(sides));
    }
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

    /// The key of the same in a few words.
    pub(crate) fn short_key(self) -> String {
        format!("short-{}", self.info().code.to_lowercase())
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
    /// A tile that lies open, as the table names it. In the fog of war it may have lain face down (12).
    fn open_tile(&self, class: Class, region: Region) -> Option<String> {
        (!self.options.fog).then(|| tile_id(class, region))
    }

    /// A tile as everyone may name it.
    pub(crate) fn shown(&self, piece: Piece) -> Shown {
        let class = piece.face.is_up().then_some(piece.class);
        Shown { side: piece.class.side(), class, face: piece.face }
    }
}
