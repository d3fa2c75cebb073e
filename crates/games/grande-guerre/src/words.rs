//! Names in words, and how what events name is told and shown.

use ::table::{Die, Picture, Points, Text, Worth};
use contract::{Refusal, Seat, Telling, mean_beyond};
use hexmap::Way;

use crate::board::{ALLIED, BOARD, Hex, Sector, each};
use crate::cards_text::either;
use crate::decision::{CombatCard, CommandCard, Place, Row, Subject, Trade, subject_id};
use crate::event::{Blow, Read};
use crate::offers::VERBS;
use crate::phases;
use crate::tables::{
    Army, COMBAT_CODES, COMMAND_CODES, Combat, Command, Face, Faces, Ground, Specialist, SpecialistKind,
    UNIT_CODES,
};
use crate::{ABOUT, GrandeGuerre, Position};

/// The parts of a scenario that its file may own to have supplied.
pub(crate) const PARTS: [&str; 7] =
    ["map", "units", "no-mans-land", "objectives", "specialists", "water", "bunkers"];

impl GrandeGuerre {
    /// The sentence of a refusal, with the figures that the data gives.
    pub(crate) fn say_refusal(&self, p: &Position, seat: Seat, refusal: Refusal) -> Text {
        let text = Text::key(refusal.because);
        let trades = self.tables.specialists.iter();
        match refusal.because {
            "not-enough-tokens" => {
                let price = |trade: &SpecialistKind| {
                    let prices = trade.fortifies?;
                    let text = Text::key("fortify-price").with("specialist", trade.id.text());
                    Some(text.with("own", prices.own).with("near", prices.near))
                };
                text.with("tokens", p.hq[seat]).with("prices", Text::List(trades.filter_map(price).collect()))
            }
            "one-a-sector" => {
                let most = |trade: &SpecialistKind| {
                    let text = Text::key("per-sector").with("specialist", trade.id.text());
                    Some(text.with("count", trade.per_sector?))
                };
                text.with("most", Text::List(trades.filter_map(most).collect()))
            }
            "no-enemy-there" => {
                let kinds = (0u8..).zip(&self.tables.units);
                let firing = kinds.filter(|(_, kind)| kind.blows_wire != Faces::default());
                text.with("units", either(firing.map(|(kind, _)| self.kind_text(kind)).collect()))
            }
            _ => text,
        }
    }
}

/// Every Fluent key that is put together from parts.
pub fn families() -> Vec<String> {
    let faces = Face::ALL.map(Face::code);
    let mut keys = Vec::new();
    let mut all = |family: &str, ids: &mut dyn Iterator<Item = &str>| {
        keys.extend(ids.map(|id| format!("{family}-{id}")));
    };
    all("scenario", &mut ABOUT.scenarios.iter().map(|scenario| scenario.id));
    all("army", &mut Army::ALL.into_iter().map(Army::code));
    all("order", &mut COMMAND_CODES.into_iter());
    all("card", &mut COMBAT_CODES.into_iter());
    all("unit", &mut UNIT_CODES.into_iter());
    all("specialist", &mut Specialist::ALL.into_iter().map(Specialist::code));
    all("ground", &mut Ground::ALL.into_iter().map(Ground::code));
    all("face", &mut faces.into_iter());
    all("faces", &mut faces.into_iter());
    all("sector", &mut Sector::ALL.into_iter().map(Sector::code));
    all("reconstructed", &mut PARTS.into_iter());
    let [asked, passed] = phases::keys();
    all("phase", &mut asked.iter().copied());
    all("ask", &mut asked.iter().copied());
    all("pass", &mut passed.into_iter());
    all("verb", &mut VERBS.iter().copied());
    keys
}

/// What is fired on where no unit stands.
pub(crate) const NO_KIND: u8 = u8::MAX;

/// The name of a kind of unit.
pub(crate) fn kind_text(kind: u8) -> Text {
    Text::key(format!("unit-{}", UNIT_CODES[usize::from(kind)]))
}

impl GrandeGuerre {
    /// The name of a side: the army that the scenario puts in the field.
    pub(crate) fn side_text(&self, side: Seat) -> Text {
        self.scenario.army(side).text()
    }

    /// The name of a kind of unit.
    pub(crate) fn kind_text(&self, kind: u8) -> Text {
        kind_text(kind)
    }

    /// The name of an objective.
    pub(crate) fn objective_text(&self, place: u8) -> Text {
        let objective = &self.scenario.objectives[usize::from(place)];
        match each(objective.hexes).next() {
            // Several alike, a hex each, are told apart by it.
            Some(hex) if objective.single => {
                let text = Text::key("objective-of-hex").with("hex", hex.name());
                text.with("objective", objective.name.text())
            }
            _ => objective.name.text(),
        }
    }
}

// --- What events name.

contract::tellings! {
    game: GrandeGuerre, picture;
    /// A side that does something.
    struct Side(side: Seat) => game.side_text(side), picture.side = Some(side as u8);
    impl Place(hex: Hex) => hex.name(), picture.places.push(hex.name().to_string());
    /// A hex and the unit on it, which has no other name.
    struct Here(hex: Hex) => hex.name(), {
        Place::show(game, hex, picture);
        picture.pieces.push(hex.name().to_string());
    };
    impl Row(row: u8) => row_letter(row);
    impl Trade(trade: Specialist) => trade.text();
    impl CommandCard(card: Command) => card.text(), picture.card = Some(subject_id(Subject::Command(card)));
    impl CombatCard(card: Combat) => card.text(), picture.card = Some(subject_id(Subject::Combat(card)));
    /// A kind of unit.
    struct Kind(kind: u8) => game.kind_text(kind);
    /// A kind of unit, or the wire where no unit stands.
    struct KindOrWire(kind: u8) => if kind == NO_KIND { Text::key("barbed-wire") } else { game.kind_text(kind) };
    /// An objective, by its place in the scenario.
    struct ObjectiveName(place: u8) => game.objective_text(place), {
        let hexes = each(game.scenario.objectives[usize::from(place)].hexes);
        picture.places.extend(hexes.map(|hex| hex.name().to_string()));
    };
    /// A sum of pips.
    struct Pips(pips: u8) => pips, picture.dice.push(Die::six(pips));
    /// Battle dice as they lie, several alike together.
    struct BattleDice(dice: [u8; 5]) => rolled_text(dice), picture.dice.extend(battle_dice(dice));
    /// The dice of the battery, 0 where there is none.
    struct BatteryDice(dice: [u8; 5]) => spaced(battery_dice(dice).map(|die| die.face)),
        picture.dice.extend(battery_dice(dice));
}

/// The sector that the battery is ordered for, where there is one.
pub(crate) struct SectorIfAny;
/// A command card with what is chosen with it, where something is.
pub(crate) struct Played;

impl Telling<GrandeGuerre> for SectorIfAny {
    type Of = Option<Sector>;

    fn tell(_: &GrandeGuerre, sector: Option<Sector>, name: &'static str, text: Text) -> Text {
        match sector {
            Some(sector) => text.with(name, sector.text()),
            None => text,
        }
    }
}

impl Telling<GrandeGuerre> for Played {
    type Of = (Command, u8);

    fn tell(game: &GrandeGuerre, (card, choice): (Command, u8), _: &'static str, text: Text) -> Text {
        let text = text.with("card", card.text()).with("effect", game.command_effect(card));
        match game.choice_text(card, choice) {
            Some(choice) => text.with("choice", choice),
            None => text,
        }
    }

    fn show(game: &GrandeGuerre, (card, _): (Command, u8), picture: &mut Picture) {
        CommandCard::show(game, card, picture);
    }
}

// --- What is shown of combats, dice and medals.

/// The hexes of a row.
pub(crate) fn the_row(row: u8) -> impl Iterator<Item = String> {
    each(crate::board::ALL).filter(move |hex| hex.row() == usize::from(row)).map(|hex| hex.name().to_string())
}

/// Lays the hexes on the way between the two ends of a move.
pub(crate) fn show_way(from: Hex, way: Way, to: Hex, picture: &mut Picture) {
    let steps = way.sides().scan(from, |hex, side| {
        *hex = BOARD.ring(ALLIED, *hex, side as u8 + 1)?;
        Some(*hex)
    });
    let end = picture.places.pop();
    picture.places.extend(steps.take_while(|hex| *hex != to).map(|hex| hex.name().to_string()));
    picture.places.extend(end);
}

/// Who attacks, from where, and at whom.
pub(crate) fn show_blow(blow: Blow, picture: &mut Picture) {
    picture.side = Some(blow.side as u8);
    let from = blow.from.into_iter().chain(blow.others.into_iter().filter(|hex| *hex != Hex::NONE));
    picture.by.extend(from.map(|hex| hex.name().to_string()));
    picture.places.extend(picture.by.iter().cloned());
    picture.places.push(blow.to.name().to_string());
}

/// Dice of which each that shows one of these faces is a hit.
pub(crate) fn any_of(faces: Faces, picture: &mut Picture) {
    for die in &mut picture.dice {
        let face = Face::ALL.into_iter().find(|face| face.code() == die.face);
        die.worth = face.map(|face| if faces.has(face) { Worth::Hit } else { Worth::Miss });
    }
}

/// The dice of a combat, each with what it is worth against this target (`tir.7`, `corps.5`).
pub(crate) fn read_dice(rolled: [u8; 5], read: Read) -> impl Iterator<Item = Die> {
    let mut stopped = read.stopped;
    battle_dice(rolled).zip(faces_of(rolled)).map(move |(die, face)| {
        let why = |key: &'static str| Some(Text::key(key));
        let (worth, why) = match face {
            Face::Burst if read.sure.has(face) => (Worth::Hit, why("die-always-hits")),
            Face::Flag if !read.sure.has(face) => (Worth::Other, None),
            Face::Hq if !read.sure.has(face) => (Worth::Other, None),
            _ if read.sure.has(face) => (Worth::Hit, None),
            Face::Soldier if read.soldiers && stopped > 0 => {
                stopped -= 1;
                (Worth::Miss, Some(Text::key("die-stopped").with("ground", read.ground.text())))
            }
            Face::Soldier if read.soldiers => (Worth::Hit, None),
            Face::Soldier => (Worth::Miss, why("die-armour")),
            _ => (Worth::Miss, why("die-not-here")),
        };
        Die { why, ..die.worth(worth) }
    })
}

/// How many of so many dice hit on average, read so.
pub(crate) fn mean_hits(dice: u32, read: Read) -> f64 {
    let chance = |sides: u32| f64::from(sides) / 6.0;
    let sure = f64::from(dice) * chance(read.sure.sides());
    if !read.soldiers || read.sure.has(Face::Soldier) {
        return sure;
    }
    sure + mean_beyond(dice, chance(Face::SIDES[Face::Soldier as usize]), read.stopped.into())
}

/// Medals that a side wins.
pub(crate) fn medals_for(side: Seat, medals: u8) -> Option<Points> {
    Some(Points { side: Some(side as u8), by: medals.into() })
}

impl GrandeGuerre {
    /// Medals that go with an objective.
    pub(crate) fn medals_lost(&self, side: Seat, objective: u8) -> Option<Points> {
        let worth = self.scenario.objectives[usize::from(objective)].worth[side];
        Some(Points { side: Some(side as u8), by: -i32::from(worth) })
    }
}

/// The letter of a row.
pub(crate) fn row_letter(row: u8) -> String {
    char::from(b'A' + row).to_string()
}

/// Figures side by side.
pub(crate) fn spaced(figures: impl Iterator<Item = String>) -> String {
    figures.collect::<Vec<_>>().join(" ")
}

/// Battle dice in words, several alike together.
pub(crate) fn rolled_text(rolled: [u8; 5]) -> Text {
    let shown = Face::ALL.into_iter().filter(|face| rolled[*face as usize] > 0);
    let counted: Vec<Text> = shown
        .map(|face| Text::key(format!("faces-{}", face.code())).with("count", rolled[face as usize]))
        .collect();
    if counted.is_empty() { Text::key("nothing") } else { Text::List(counted) }
}

/// Dice of battle, counted by face, one by one.
pub(crate) fn battle_dice(rolled: [u8; 5]) -> impl Iterator<Item = Die> {
    let die = |face: Face| Die::new("battle", face.code(), face.text());
    faces_of(rolled).map(die)
}

fn faces_of(rolled: [u8; 5]) -> impl Iterator<Item = Face> {
    Face::ALL.into_iter().flat_map(move |face| std::iter::repeat_n(face, usize::from(rolled[face as usize])))
}

/// Dice of the battery, one by one.
pub(crate) fn battery_dice(dice: [u8; 5]) -> impl Iterator<Item = Die> {
    dice.into_iter().filter(|die| *die > 0).map(Die::six)
}
