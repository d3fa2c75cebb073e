//! Dice, terrains, units, specialists and cards, read from the pack.

use std::collections::BTreeMap;

use contract::{Pack, PackError, Seat, Sheet};
use serde::{Deserialize, Serialize};
use serde_spanned::Spanned;
use table::Text;

use crate::board::FARTHEST;
use crate::position::TOKENS;

pub use crate::cards::{
    COMBAT_CODES, COMBATS, COMMAND_CODES, COMMANDS, Combat, CombatCard, Command, CommandCard, Effect,
    TIMINGS, Tactic, Timing,
};
pub use crate::trades::{Prices, Skills, Specialist, SpecialistKind, SpecialistTest};

/// A face of the battle die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// Two of the six faces: a hit that terrain may stop.
    Soldier = 0,
    /// A hit in close combat.
    Deadly = 1,
    /// Always a hit.
    Burst = 2,
    /// A retreat.
    Flag = 3,
    /// A token of the headquarters.
    Hq = 4,
}

impl Face {
    /// The five symbols.
    pub const ALL: [Face; 5] = [Face::Soldier, Face::Deadly, Face::Burst, Face::Flag, Face::Hq];

    /// How many of the six sides show it (`r.face`).
    pub const SIDES: [u32; 5] = [2, 1, 1, 1, 1];

    /// The face on a side, 0 to 5.
    pub fn on(side: u32) -> Face {
        [Face::Soldier, Face::Soldier, Face::Deadly, Face::Burst, Face::Flag, Face::Hq][side as usize]
    }

    /// Its name.
    pub fn code(self) -> &'static str {
        ["soldier", "deadly", "burst", "flag", "hq"][self as usize]
    }
}

/// A set of faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(from = "Vec<Face>")]
pub struct Faces(pub u8);

impl Faces {
    /// Whether a face is one of them.
    pub fn has(self, face: Face) -> bool {
        self.0 & 1 << face as u8 != 0
    }

    /// These and one more.
    #[must_use]
    pub fn with(self, face: Face) -> Faces {
        Faces(self.0 | 1 << face as u8)
    }

    /// These without one.
    #[must_use]
    pub fn without(self, face: Face) -> Faces {
        Faces(self.0 & !(1 << face as u8))
    }

    /// These and those.
    #[must_use]
    pub fn and(self, others: Faces) -> Faces {
        Faces(self.0 | others.0)
    }

    /// Of each face, whether it is one of them.
    pub fn each(self) -> [bool; 5] {
        Face::ALL.map(|face| self.has(face))
    }

    /// How many of the six sides of a die show one of them.
    pub fn sides(self) -> u32 {
        Face::ALL.into_iter().filter(|face| self.has(*face)).map(|face| Face::SIDES[face as usize]).sum()
    }

    /// How many dice of a roll show one of them.
    pub fn count(self, rolled: [u8; 5]) -> u8 {
        Face::ALL.into_iter().filter(|face| self.has(*face)).map(|face| rolled[face as usize]).sum()
    }
}

impl From<Vec<Face>> for Faces {
    fn from(faces: Vec<Face>) -> Faces {
        Faces(faces.into_iter().fold(0, |set, face| set | 1 << face as u8))
    }
}

/// The ground of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the rulebook has a chapter each")]
pub enum Ground {
    Country,
    Forest,
    Building,
    FortBuilding,
    Ruin,
    Hill,
    Trench,
    Crater,
    Mine,
    Church,
    Bunker,
    Water,
    Lane,
}

impl Ground {
    /// Every ground, in the order of the codes.
    pub const ALL: [Ground; 13] = [
        Ground::Country,
        Ground::Forest,
        Ground::Building,
        Ground::FortBuilding,
        Ground::Ruin,
        Ground::Hill,
        Ground::Trench,
        Ground::Crater,
        Ground::Mine,
        Ground::Church,
        Ground::Bunker,
        Ground::Water,
        Ground::Lane,
    ];

    /// Its name in the data and its symbol on maps.
    pub fn code(self) -> (&'static str, char) {
        [
            ("campagne", '.'),
            ("foret", 'f'),
            ("batiment", 'b'),
            ("batiment-fortifie", 'B'),
            ("ruine", 'r'),
            ("colline", 'h'),
            ("tranchee", 't'),
            ("cratere", 'o'),
            ("mine", 'm'),
            ("eglise", 'e'),
            ("bunker", 'k'),
            ("cours-d-eau", 'w'),
            ("chemin-creux", 'l'),
        ][self as usize]
    }
}

/// What a target ignores: Soldier symbols it must, flags it may.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cover {
    /// Soldier symbols ignored.
    #[serde(default)]
    pub soldier: u8,
    /// Flags that may be ignored; 99 is all.
    #[serde(default)]
    pub flag: u8,
}

/// What a triple of the reserve artillery makes of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Triple {
    /// A shell crater, which it then fights as.
    Crater,
    /// A ruin.
    Ruin,
    /// A crater lies on it, and it fights as a ruin.
    AsRuin,
    /// Nothing more.
    None,
}

/// How a ground works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Terrain {
    /// Whoever enters must stop.
    #[serde(default)]
    pub stops: bool,
    /// Nobody sees across.
    #[serde(default)]
    pub blocks_sight: bool,
    /// Dice lost in the turn a unit enters.
    #[serde(default)]
    pub entering: u8,
    /// Cover in ranged combat.
    #[serde(default)]
    pub ranged: Cover,
    /// Cover in close combat.
    #[serde(default)]
    pub close: Cover,
    /// What a triple makes of it.
    pub triple: Triple,
}

/// What a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rulebook's words")]
pub enum Arm {
    Infantry,
    MachineGun,
    Mortar,
    FieldGun,
    Tank,
}

impl Arm {
    /// Infantry, machine guns, mortars and guns are soldiers; tanks are not.
    pub fn is_soldier(self) -> bool {
        self != Arm::Tank
    }
}

/// A phrase of the data in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phrase {
    /// French.
    pub fr: String,
    /// English.
    pub en: String,
}

impl Phrase {
    /// The phrase as a text.
    pub fn text(&self) -> Text {
        Text::Named { fr: self.fr.clone(), en: self.en.clone() }
    }
}

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The booklet.
    Text,
    /// A public source.
    Found,
    /// Ourselves.
    Reconstructed,
}

/// A kind of unit.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct UnitKind {
    /// Its stable name.
    pub id: String,
    /// Its letter on maps, capital.
    pub symbol: char,
    /// What it is.
    pub arm: Arm,
    /// Figures at full strength.
    pub figures: u8,
    /// How far it may move.
    pub moves: u8,
    /// How far it may move and still fight.
    pub fights_after: u8,
    /// Dice in close combat.
    pub close: u8,
    /// Dice at two hexes, three, and so on.
    pub range: Vec<u8>,
    /// Whether it needs no line of sight.
    #[serde(default)]
    pub indirect: bool,
    /// Whether it may advance after close combat.
    #[serde(default)]
    pub advances: bool,
    /// Whether the Deadly face hits at two hexes.
    #[serde(default)]
    pub deadly_at_2: bool,
    /// Whether the machine-gun barrage counts it in.
    #[serde(default)]
    pub barrage: bool,
    /// Whether it joins crossfires.
    #[serde(default)]
    pub crosses_fire: bool,
    /// The faces that remove wire; with any, it may fire at wire with nobody in it.
    #[serde(default)]
    pub blows_wire: Faces,
    /// What an acquired target costs more.
    #[serde(default)]
    pub on_acquired: Acquired,
    /// The faces that hit tanks at range beside the Burst.
    #[serde(default)]
    pub on_tanks: Faces,
    /// Whether its hits on tanks are confirmed easily.
    #[serde(default)]
    pub pierces_armour: bool,
    /// Bog dice for the first hex and for each further one.
    #[serde(default)]
    pub bog: [u8; 2],
    /// More bog dice for entering a trench or a crater.
    #[serde(default)]
    pub bog_rough: u8,
    /// Free dice to get out of a bog.
    #[serde(default)]
    pub recover: u8,
    /// Where its figures come from.
    pub source: Source,
    /// Why so, where they are ours.
    #[serde(default)]
    pub why: Phrase,
}

/// What is rolled against a target whose range an observer has found, beside the usual.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Acquired {
    /// More dice.
    pub dice: u8,
    /// The faces that hit as well.
    pub faces: Faces,
}

/// How the reserve artillery works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Artillery {
    /// Tokens that each die costs.
    pub token: u8,
    /// Dice that cost nothing with the observation advantage.
    pub observed: u8,
    /// So many dice alike strike the centre as well.
    pub double: u8,
    /// So many leave a crater there, and nothing covers.
    pub triple: u8,
    /// The faces that hit in the centre whatever the cover.
    pub centre: Faces,
    /// The same around it.
    pub ring: Faces,
    /// The faces that hit tanks, to be confirmed.
    pub tanks: Faces,
    /// The faces that blow wire away.
    pub wire: Faces,
}

/// How tanks bog and are hit.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TankRules {
    /// The faces that bog it.
    pub bog_face: Faces,
    /// The faces that free it.
    pub free_face: Faces,
    /// Recovery dice that can be bought.
    pub bought: u8,
    /// The faces that confirm a hit by soldiers.
    pub confirm: Faces,
    /// The faces that confirm a hit by heavier weapons.
    pub confirm_heavy: Faces,
    /// Why so.
    pub why: Phrase,
}

/// An army in the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the four armies")]
pub enum Army {
    German,
    British,
    Canadian,
    French,
}

impl Army {
    /// Its stable name.
    pub fn code(self) -> &'static str {
        ["german", "british", "canadian", "french"][self as usize]
    }

    /// The code of its flag.
    pub fn flag(self) -> &'static str {
        ["de", "gb", "ca", "fr"][self as usize]
    }
}

/// Everything that holds in every scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tables {
    /// By [`Ground`].
    pub terrain: Vec<Terrain>,
    /// What a fortified position adds.
    pub fortified: Terrain,
    /// The kinds of units.
    pub units: Vec<UnitKind>,
    /// How tanks work.
    pub tank: TankRules,
    /// How the reserve artillery works.
    pub artillery: Artillery,
    /// How specialists are tested.
    pub specialist_test: SpecialistTest,
    /// By [`Specialist`].
    pub specialists: Vec<SpecialistKind>,
    /// By [`Specialist`] and one; the first is that of nobody.
    skills: [Skills; Specialist::ALL.len() + 1],
    /// By [`Command`].
    pub commands: Vec<CommandCard>,
    /// By [`Combat`].
    pub combats: Vec<CombatCard>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct UnitsFile {
    unit: Vec<UnitKind>,
    tank: TankRules,
    artillery: Artillery,
    specialist_test: SpecialistTest,
    specialist: Vec<SpecialistKind>,
}

/// The numbers of `units.toml` that only make sense within bounds, with their places.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Bounded {
    unit: Vec<BoundedUnit>,
    artillery: BoundedArtillery,
    specialist_test: BoundedTest,
    specialist: Vec<BoundedSpecialist>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct BoundedUnit {
    on_acquired: Option<BoundedDice>,
}

#[derive(Deserialize)]
struct BoundedDice {
    dice: Spanned<u8>,
}

#[derive(Deserialize)]
struct BoundedArtillery {
    token: Spanned<u8>,
    observed: Spanned<u8>,
    double: Spanned<u8>,
    triple: Spanned<u8>,
}

#[derive(Deserialize)]
struct BoundedTest {
    dice: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct BoundedSpecialist {
    fights_at_most: Option<Spanned<u8>>,
    observes: Option<Spanned<u8>>,
    fortifies: Option<BoundedPrices>,
}

#[derive(Deserialize)]
struct BoundedPrices {
    own: Spanned<u8>,
    near: Spanned<u8>,
}

/// The dice in the box: eight of battle, five of the battery.
const BATTLE_DICE: u8 = 8;
const BATTERY_DICE: u8 = 5;

impl Bounded {
    /// Refuses the first number that is out of its bounds.
    fn check(&self, sheet: &Sheet) -> Result<(), PackError> {
        let within = |number: &Spanned<u8>, least: u8, most: u8| {
            let found = *number.as_ref();
            if (least..=most).contains(&found) {
                return Ok(());
            }
            let message = Text::key("data-out-of-bounds").with("found", u32::from(found));
            let message = message.with("least", u32::from(least)).with("most", u32::from(most));
            sheet.wrong(number.span().start, message)
        };
        for acquired in self.unit.iter().filter_map(|unit| unit.on_acquired.as_ref()) {
            within(&acquired.dice, 0, BATTLE_DICE)?;
        }
        let battery = &self.artillery;
        // Five dice at six tokens are all the tokens there are.
        within(&battery.token, 0, TOKENS / BATTERY_DICE)?;
        within(&battery.observed, 0, BATTERY_DICE)?;
        within(&battery.double, 2, BATTERY_DICE + 1)?;
        within(&battery.triple, *battery.double.as_ref(), BATTERY_DICE + 1)?;
        within(&self.specialist_test.dice, 1, BATTLE_DICE)?;
        for kind in &self.specialist {
            if let Some(hexes) = &kind.fights_at_most {
                within(hexes, 0, FARTHEST)?;
            }
            if let Some(hexes) = &kind.observes {
                within(hexes, 1, FARTHEST)?;
            }
            if let Some(prices) = &kind.fortifies {
                within(&prices.own, 0, TOKENS)?;
                within(&prices.near, 0, TOKENS)?;
            }
        }
        Ok(())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    command: Vec<CommandCard>,
    combat: Vec<CombatCard>,
}

/// The lists of a file by their ids alone, with the places of these.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Ids {
    unit: Vec<Id>,
    specialist: Vec<Id>,
    command: Vec<Id>,
    combat: Vec<Id>,
}

#[derive(Deserialize)]
struct Id {
    id: Spanned<String>,
}

/// Holds a list of the data to the ids that the rules know, in their order.
fn check_ids(file: &str, text: &str, found: &[Id], known: &[&str]) -> Result<(), PackError> {
    for (place, id) in known.iter().enumerate() {
        match found.get(place).map(|there| &there.id) {
            Some(there) if there.as_ref() == id => {}
            Some(there) => {
                let message =
                    Text::key("data-unexpected").with("found", there.as_ref().as_str()).with("expected", *id);
                return Err(PackError::at(file, text, there.span().start, message));
            }
            None => {
                return Err(PackError::at(
                    file,
                    text,
                    text.len(),
                    Text::key("data-missing").with("expected", *id),
                ));
            }
        }
    }
    match found.get(known.len()).map(|more| &more.id) {
        None => Ok(()),
        Some(more) => {
            let message = Text::key("data-unknown").with("found", more.as_ref().as_str());
            Err(PackError::at(file, text, more.span().start, message))
        }
    }
}

/// More copies of a card than any deck has.
const MOST_COPIES: u8 = 8;

const TERRAIN: &str = "terrain.toml";
const UNITS: &str = "units.toml";
const CARDS: &str = "cards.toml";

/// The kinds of units, in the order of the data.
pub const UNIT_CODES: [&str; 9] = [
    "infantry",
    "machine-gun",
    "mortar",
    "field-gun",
    "schneider",
    "saint-chamond",
    "mark-iv-male",
    "mark-iv-female",
    "a7v",
];

impl Tables {
    /// Reads the tables of a pack.
    pub fn read(pack: &Pack) -> Result<Tables, PackError> {
        let (terrains, Sheet { text, .. }) =
            Sheet::read::<BTreeMap<Spanned<String>, Terrain>>(pack, TERRAIN)?;
        let one = |code: &str| {
            terrains.iter().find(|(id, _)| id.as_ref() == code).map(|(_, terrain)| *terrain).ok_or_else(
                || PackError::at(TERRAIN, text, text.len(), Text::key("data-missing").with("expected", code)),
            )
        };
        let terrain =
            Ground::ALL.into_iter().map(|ground| one(ground.code().0)).collect::<Result<Vec<_>, _>>()?;
        let fortified = one("position-fortifiee")?;
        for id in terrains.keys() {
            let found = id.as_ref().as_str();
            if found != "position-fortifiee" && !Ground::ALL.iter().any(|ground| ground.code().0 == found) {
                let message = Text::key("data-unknown").with("found", found);
                return Err(PackError::at(TERRAIN, text, id.span().start, message));
            }
        }
        let (units, sheet) = Sheet::read::<UnitsFile>(pack, UNITS)?;
        let text = sheet.text;
        let (ids, _) = Sheet::read::<Ids>(pack, UNITS)?;
        check_ids(UNITS, text, &ids.unit, &UNIT_CODES)?;
        let trades: Vec<&str> = Specialist::ALL.iter().map(|trade| trade.code()).collect();
        check_ids(UNITS, text, &ids.specialist, &trades)?;
        Sheet::read::<Bounded>(pack, UNITS)?.0.check(&sheet)?;
        let (cards, Sheet { text, .. }) = Sheet::read::<CardsFile>(pack, CARDS)?;
        let (ids, _) = Sheet::read::<Ids>(pack, CARDS)?;
        check_ids(CARDS, text, &ids.command, &COMMAND_CODES)?;
        check_ids(CARDS, text, &ids.combat, &COMBAT_CODES)?;
        // A hand of six each, and something left to draw.
        let commands: u32 = cards.command.iter().map(|card| u32::from(card.copies)).sum();
        let combats: u32 = cards.combat.iter().map(|card| u32::from(card.copies)).sum();
        if commands < 30 || combats < 15 {
            return Err(PackError::at(CARDS, text, 0, Text::key("data-few-cards")));
        }
        let all =
            cards.command.iter().map(|card| card.copies).chain(cards.combat.iter().map(|card| card.copies));
        if let Some(copies) = all.into_iter().find(|copies| *copies > MOST_COPIES) {
            let at = text.find(&format!("copies = {copies}")).unwrap_or(0);
            let message = Text::key("data-many-copies").with("found", u32::from(copies));
            return Err(PackError::at(CARDS, text, at, message.with("most", u32::from(MOST_COPIES))));
        }
        let mut skills = [Skills::NONE; Specialist::ALL.len() + 1];
        for kind in &units.specialist {
            skills[kind.id as usize + 1] = Skills::of(kind);
        }
        Ok(Tables {
            terrain,
            fortified,
            units: units.unit,
            tank: units.tank,
            artillery: units.artillery,
            specialist_test: units.specialist_test,
            skills,
            specialists: units.specialist,
            commands: cards.command,
            combats: cards.combat,
        })
    }

    /// How a ground works.
    pub fn ground(&self, ground: Ground) -> &Terrain {
        &self.terrain[ground as usize]
    }

    /// A command card.
    pub fn command(&self, card: Command) -> &CommandCard {
        &self.commands[card.index()]
    }

    /// A combat card.
    pub fn combat(&self, card: Combat) -> &CombatCard {
        &self.combats[card.index()]
    }

    /// What a unit can do by its specialist's trade and one; by 0 nothing.
    pub fn skills(&self, trade: u8) -> &Skills {
        &self.skills[usize::from(trade)]
    }

    /// A trade.
    pub fn specialist(&self, trade: Specialist) -> &SpecialistKind {
        &self.specialists[trade as usize]
    }
}

/// The name of a seat in the data.
pub fn seat_code(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "german",
        Seat::Second => "allied",
    }
}
