//! Dice, terrains, units, specialists and cards, read from the pack.

use std::collections::BTreeMap;

use contract::{DataFile, Pack, PackError, Seat};
use serde::{Deserialize, Serialize};
use serde_spanned::Spanned;
use table::Text;

use crate::bounds::{CARD_BOUNDS, Plain, UNIT_BOUNDS};

pub use crate::cards::{
    COMBAT_CODES, COMBATS, COMMAND_CODES, COMMANDS, Combat, CombatCard, Command, CommandCard, Effect,
    TIMINGS, Tactic, Timing,
};
pub use crate::trades::{ByArmy, Prices, Specialist, SpecialistKind, SpecialistTest};

named! {
    /// A face of the battle die.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Face: "face" {
        /// Two of the six faces: a hit that terrain may stop.
        Soldier = "soldier",
        /// A hit in close combat.
        Deadly = "deadly",
        /// Always a hit.
        Burst = "burst",
        /// A retreat.
        Flag = "flag",
        /// A token of the headquarters.
        Hq = "hq",
    }
}

impl Face {
    /// How many of the six sides show it (`r.face`).
    pub const SIDES: [u32; 5] = [2, 1, 1, 1, 1];

    /// The face on a side, 0 to 5.
    pub fn on(side: u32) -> Face {
        [Face::Soldier, Face::Soldier, Face::Deadly, Face::Burst, Face::Flag, Face::Hq][side as usize]
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

    /// These and those together.
    #[must_use]
    pub fn joined(self, others: Faces) -> Faces {
        Faces(self.0 | others.0)
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

named! {
    /// The ground of a hex.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[expect(missing_docs, reason = "the rulebook has a chapter each")]
    pub enum Ground: "ground" {
        Country = "campagne",
        Forest = "foret",
        Building = "batiment",
        FortBuilding = "batiment-fortifie",
        Ruin = "ruine",
        Hill = "colline",
        Trench = "tranchee",
        Crater = "cratere",
        Mine = "mine",
        Church = "eglise",
        Bunker = "bunker",
        Water = "cours-d-eau",
        Lane = "chemin-creux",
    }
}

impl Ground {
    /// The symbols on maps, in order.
    pub const SYMBOLS: &str = ".fbBrhtomekwl";

    /// Its symbol on maps.
    pub fn symbol(self) -> char {
        char::from(Ground::SYMBOLS.as_bytes()[self as usize])
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
    /// What it rolls more against an acquired target, and what hits it as well.
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

named! {
    /// An army in the field.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[expect(missing_docs, reason = "the four armies")]
    pub enum Army: "army" {
        German = "german",
        British = "british",
        Canadian = "canadian",
        French = "french",
    }
}

impl Army {
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    command: Vec<CommandCard>,
    combat: Vec<CombatCard>,
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
        let (terrains, DataFile { text, .. }) =
            DataFile::read::<BTreeMap<Spanned<String>, Terrain>>(pack, TERRAIN)?;
        let one = |code: &str| {
            terrains.iter().find(|(id, _)| id.as_ref() == code).map(|(_, terrain)| *terrain).ok_or_else(
                || PackError::at(TERRAIN, text, text.len(), Text::key("data-missing").with("expected", code)),
            )
        };
        let terrain =
            Ground::ALL.into_iter().map(|ground| one(ground.code())).collect::<Result<Vec<_>, _>>()?;
        let fortified = one("position-fortifiee")?;
        for id in terrains.keys() {
            let found = id.as_ref().as_str();
            if found != "position-fortifiee" && Ground::named(found).is_none() {
                let message = Text::key("data-unknown").with("found", found);
                return Err(PackError::at(TERRAIN, text, id.span().start, message));
            }
        }
        let (units, _) = DataFile::read::<UnitsFile>(pack, UNITS)?;
        let plain = Plain::read(pack, UNITS)?;
        plain.check_ids("unit", &UNIT_CODES)?;
        plain.check_ids("specialist", &Specialist::ALL.map(Specialist::code))?;
        plain.check_said("unit")?;
        plain.check_said("specialist")?;
        plain.check_bounds(UNIT_BOUNDS)?;
        plain.check_order("artillery", ["double", "triple"])?;
        let (cards, DataFile { text, .. }) = DataFile::read::<CardsFile>(pack, CARDS)?;
        let plain = Plain::read(pack, CARDS)?;
        plain.check_ids("command", &COMMAND_CODES)?;
        plain.check_ids("combat", &COMBAT_CODES)?;
        plain.check_bounds(CARD_BOUNDS)?;
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
        Ok(Tables {
            terrain,
            fortified,
            units: units.unit,
            tank: units.tank,
            artillery: units.artillery,
            specialist_test: units.specialist_test,
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
    pub fn skills(&self, trade: u8) -> &SpecialistKind {
        trade.checked_sub(1).map_or(&crate::trades::NOBODY, |trade| &self.specialists[usize::from(trade)])
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
