//! Names in words, and how what events name is told and shown.

use ::table::{Die, Text};
use contract::{Refusal, Seat, Telling};

use crate::board::{Hex, Sector, each};
use crate::cards_text::either;
use crate::decision::{CombatCard, CommandCard, Place, Row, Trade};
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

impl GrandeGuerre {
    /// The name of a side: the army that the scenario puts in the field.
    pub(crate) fn side_text(&self, side: Seat) -> Text {
        self.scenario.army(side).text()
    }

    /// The name of a kind of unit.
    pub(crate) fn kind_text(&self, kind: u8) -> Text {
        Text::key(format!("unit-{}", UNIT_CODES[usize::from(kind)]))
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
    impl Row(row: u8) => row_letter(row);
    impl Trade(trade: Specialist) => trade.text();
    impl CommandCard(card: Command) => card.text();
    impl CombatCard(card: Combat) => card.text();
    /// A kind of unit.
    struct Kind(kind: u8) => game.kind_text(kind);
    /// An objective, by its place in the scenario.
    struct ObjectiveName(place: u8) => game.objective_text(place);
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
}

/// The letter of a row.
pub(crate) fn row_letter(row: u8) -> String {
    char::from(b'A' + row).to_string()
}

/// Figures side by side.
pub(crate) fn spaced(figures: impl Iterator<Item = String>) -> String {
    figures.collect::<Vec<_>>().join(" ")
}

fn rolled_text(rolled: [u8; 5]) -> Text {
    let shown = Face::ALL.into_iter().filter(|face| rolled[*face as usize] > 0);
    let counted: Vec<Text> = shown
        .map(|face| Text::key(format!("faces-{}", face.code())).with("count", rolled[face as usize]))
        .collect();
    if counted.is_empty() { Text::key("nothing") } else { Text::List(counted) }
}

/// Dice of battle, counted by face, one by one.
pub(crate) fn battle_dice(rolled: [u8; 5]) -> impl Iterator<Item = Die> {
    let die = |face: Face| Die::new("battle", face.code(), face.text());
    Face::ALL
        .into_iter()
        .flat_map(move |face| std::iter::repeat_n(die(face), usize::from(rolled[face as usize])))
}

/// Dice of the battery, one by one.
pub(crate) fn battery_dice(dice: [u8; 5]) -> impl Iterator<Item = Die> {
    dice.into_iter().filter(|die| *die > 0).map(Die::six)
}
