//! The two decks as data: titles, copies, costs, and what each card does.

use serde::{Deserialize, Serialize};

use crate::tables::{Arm, Faces};

/// A command card's tactic.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the rulebook has a section each")]
pub enum Tactic {
    InfantryAssault { fights_after: u8, moves: u8 },
    Bombard { shots: u8 },
    CounterAttack,
    Whistles,
    FromAbove,
    BigShow { infantry: Faces, weapon: Faces, any: Faces, token: Faces, dice: u8 },
    Firestorm { units: u8, dice: u8 },
    FirstStrike,
    Replacements { infantry: Faces, any: Faces },
    Relief { units: u8, moves: u8 },
}

/// The number of timings.
pub const TIMINGS: usize = 12;

/// The number of command titles.
pub const COMMANDS: usize = 25;
/// The number of combat titles.
pub const COMBATS: usize = 29;

/// A command card, by its place in the deck's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Command(pub u8);

/// A combat card, by its place in the deck's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Combat(pub u8);

impl Command {
    /// No card.
    pub const NONE: Command = Command(255);

    /// Its place in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its stable name.
    pub fn code(self) -> &'static str {
        COMMAND_CODES[self.index()]
    }

    /// The card that mirrors it: left and right change.
    #[must_use]
    pub fn mirrored(self) -> Command {
        // The first twelve come in threes: left, centre, right.
        if self.0 < 12 && self.0 % 3 != 1 { Command(self.0 / 3 * 3 + (2 - self.0 % 3)) } else { self }
    }
}

impl Combat {
    /// Its place in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its stable name.
    pub fn code(self) -> &'static str {
        COMBAT_CODES[self.index()]
    }
}

/// The titles of the command deck, in order.
pub const COMMAND_CODES: [&str; COMMANDS] = [
    "reconnaissance-gauche",
    "reconnaissance-centre",
    "reconnaissance-droite",
    "percee-gauche",
    "percee-centre",
    "percee-droite",
    "attaque-gauche",
    "attaque-centre",
    "attaque-droite",
    "offensive-gauche",
    "offensive-centre",
    "offensive-droite",
    "reconnaissance-en-force",
    "en-avant",
    "manoeuvre",
    "attaque-infanterie",
    "bombardement",
    "contre-attaque",
    "sifflets",
    "ordre-d-en-haut",
    "grande-foire",
    "tempete-de-feu",
    "frapper-le-premier",
    "remplacements",
    "releve",
];

/// The titles of the combat deck, in order.
pub const COMBAT_CODES: [&str; COMBATS] = [
    "a-court-de-munitions",
    "attaque-au-gaz",
    "barrage-de-mitrailleuses",
    "barrage-de-mortiers",
    "brancardiers",
    "chirurgien",
    "contre-espionnage",
    "en-avant",
    "mata-hari",
    "fumer-tue",
    "observation",
    "pigeons",
    "raid",
    "redeploiement",
    "tacticien",
    "tir-de-barrage",
    "impetuosite",
    "cuirasse",
    "crosse",
    "poux",
    "grenade",
    "tenir",
    "messager",
    "logistique",
    "riposte",
    "penurie",
    "embuscade",
    "engelures",
    "cisailles",
];

/// A command card as data.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CommandCard {
    /// Its stable name.
    pub id: String,
    /// How many there are.
    pub copies: u8,
    /// Units ordered in the left sector, the centre, the right; 99 is all.
    #[serde(default)]
    pub sectors: [u8; 3],
    /// Whether two cards are drawn afterwards and one kept.
    #[serde(default)]
    pub scouts: bool,
    /// Whether the reserve artillery is left out.
    #[serde(default)]
    pub battlefield_only: bool,
    /// What else it does.
    #[serde(default)]
    pub tactic: Option<Tactic>,
}

/// What a combat card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the rulebook has a section each")]
pub enum Effect {
    Silence { units: u8 },
    Gas { faces: Faces },
    Barrage { arm: Arm },
    Stretchers { units: u8 },
    Surgeon { dice: u8, faces: Faces },
    CounterEspionage { cards: u8 },
    Onward { faces: Faces, hexes: u8 },
    Spy,
    Sniper { range: u8, dice: u8, faces: Faces },
    Observation,
    Pigeons { orders: u8 },
    Raid { hexes: u8, dice: u8 },
    Redeploy { fights_after: u8, moves: u8 },
    Tactician,
    BarrageFire,
    Impetuous,
    Armour { hits: u8 },
    StrikeBack,
    Lice,
    Grenade { dice: u8 },
    Hold,
    Messenger { orders: u8 },
    Logistics { tokens: u8 },
    ReturnFire,
    Shortage { dice: u8 },
    Ambush,
    Frostbite,
    Cutters,
}

/// When a combat card is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Timing {
    /// With one's own command card.
    WithCommand,
    /// In reaction to the enemy's command card.
    AtCommand,
    /// When the enemy moves a unit of soldiers.
    AtMove,
    /// When all one's own infantry has moved.
    AfterMoves,
    /// When the enemy has said how many dice his battery rolls.
    AtBombard,
    /// When one declares a combat.
    Attacking,
    /// When the enemy declares a close combat.
    AtClose,
    /// After the enemy's roll in ranged combat.
    AfterRoll,
    /// After an enemy ranged combat.
    AfterRanged,
    /// After an enemy close combat.
    AfterClose,
    /// When one has won a close combat.
    Won,
    /// When one takes tokens at the end of one's turn.
    AtTokens,
}

impl Effect {
    /// When such a card is played.
    pub fn timing(self) -> Timing {
        match self {
            Effect::Hold | Effect::Messenger { .. } => Timing::AtCommand,
            Effect::Frostbite => Timing::AtMove,
            Effect::Cutters => Timing::AfterMoves,
            Effect::Shortage { .. } => Timing::AtBombard,
            Effect::Lice | Effect::Grenade { .. } => Timing::Attacking,
            Effect::Ambush => Timing::AtClose,
            Effect::Armour { .. } => Timing::AfterRoll,
            Effect::ReturnFire => Timing::AfterRanged,
            Effect::StrikeBack => Timing::AfterClose,
            Effect::Impetuous => Timing::Won,
            Effect::Logistics { .. } => Timing::AtTokens,
            _ => Timing::WithCommand,
        }
    }
}

/// A combat card as data.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CombatCard {
    /// Its stable name.
    pub id: String,
    /// How many there are.
    pub copies: u8,
    /// Its price in tokens.
    pub cost: u8,
    /// What it does.
    pub effect: Effect,
}
