//! What the cards are called and what they do. Numbers are arguments, so that a pack's corrected figures show.

use ::table::Text;

use crate::GrandeGuerre;
use crate::board::Sector;
use crate::command::EVERY;
use crate::tables::{Arm, Combat, Command, Effect, Face, Faces, Tactic};

impl Command {
    /// Its title.
    pub fn text(self) -> Text {
        Text::key(format!("order-{}", self.code()))
    }
}

impl Combat {
    /// Its title.
    pub fn text(self) -> Text {
        Text::key(format!("card-{}", self.code()))
    }
}

/// Several things of which one is enough: “Soldat, Drapeau ou QG”.
pub(crate) fn either(mut texts: Vec<Text>) -> Text {
    match (texts.pop(), texts.len()) {
        (None, _) => Text::key("nothing"),
        (Some(only), 0) => only,
        (Some(last), _) => Text::key("either").with("one", Text::List(texts)).with("other", last),
    }
}

/// Faces of which one is enough.
pub(crate) fn faces_text(set: Faces) -> Text {
    either(Face::ALL.into_iter().filter(|face| set.has(*face)).map(Face::text).collect())
}

/// What sort of unit an arm is.
pub(crate) fn arm_text(arm: Arm) -> Text {
    match arm {
        Arm::Infantry => Text::key("unit-infantry"),
        Arm::MachineGun => Text::key("unit-machine-gun"),
        Arm::Mortar => Text::key("unit-mortar"),
        Arm::FieldGun => Text::key("unit-field-gun"),
        Arm::Tank => Text::key("arm-tank"),
    }
}

/// The units that a sector card orders, sector by sector.
fn sectors_text(sectors: [u8; 3]) -> Text {
    let one = |sector: Sector| {
        let count = sectors[sector.index()];
        let key = if count == EVERY { Text::key("units-all-in") } else { Text::key("units-in") };
        (count > 0).then(|| key.with("count", count).with("sector", sector.text()))
    };
    Text::List(Sector::ALL.into_iter().filter_map(one).collect())
}

impl GrandeGuerre {
    /// What a command card does.
    pub(crate) fn command_effect(&self, card: Command) -> Text {
        let data = self.tables.command(card);
        match data.tactic {
            Some(tactic) => tactic_text(tactic),
            None => {
                let key = match (data.scouts, data.battlefield_only) {
                    (true, _) => Text::key("effect-sectors-scout"),
                    (_, true) => Text::key("effect-sectors-field"),
                    _ => Text::key("effect-sectors"),
                };
                key.with("units", sectors_text(data.sectors))
            }
        }
    }

    /// What a combat card does.
    pub(crate) fn combat_effect(&self, card: Combat) -> Text {
        effect_text(self.effect(card), self.tables.artillery.observed)
    }

    /// What is chosen with a command card: a sector, the battery or a unit; none where nothing is.
    pub(crate) fn choice_text(&self, meant: Command, choice: u8) -> Option<Text> {
        if meant == Command::NONE || choice == 0 {
            return None;
        }
        match self.tables.command(meant).tactic? {
            Tactic::InfantryAssault { .. } => {
                Sector::ALL.get(usize::from(choice) - 1).map(|sector| sector.text())
            }
            Tactic::Bombard { .. } if choice == 1 => Some(Text::key("choice-battery")),
            Tactic::Bombard { .. } => Some(Text::key("choice-unit")),
            _ => None,
        }
    }
}

fn tactic_text(tactic: Tactic) -> Text {
    match tactic {
        Tactic::InfantryAssault { fights_after, moves } => {
            Text::key("effect-infantry-assault").with("fight", fights_after).with("moves", moves)
        }
        Tactic::Bombard { shots } => Text::key("effect-bombard").with("shots", shots),
        Tactic::CounterAttack => Text::key("effect-counter-attack"),
        Tactic::Whistles => Text::key("effect-whistles"),
        Tactic::FromAbove => Text::key("effect-from-above"),
        Tactic::BigShow { infantry, weapon, any, token, dice } => Text::key("effect-big-show")
            .with("infantry", faces_text(infantry))
            .with("weapon", faces_text(weapon))
            .with("any", faces_text(any))
            .with("token", faces_text(token))
            .with("dice", dice),
        Tactic::Firestorm { units, dice } => {
            Text::key("effect-firestorm").with("units", units).with("dice", dice)
        }
        Tactic::FirstStrike => Text::key("effect-first-strike"),
        Tactic::Replacements { infantry, any } => Text::key("effect-replacements")
            .with("infantry", faces_text(infantry))
            .with("any", faces_text(any)),
        Tactic::Relief { units, moves } => {
            Text::key("effect-relief").with("units", units).with("moves", moves)
        }
    }
}

/// What a combat card does; with the observation advantage so many dice are free.
fn effect_text(effect: Effect, observed: u8) -> Text {
    match effect {
        Effect::Silence { units } => Text::key("effect-silence").with("units", units),
        Effect::Gas { faces: set } => Text::key("effect-gas").with("faces", faces_text(set)),
        Effect::Barrage { arm } => Text::key("effect-barrage").with("arm", arm_text(arm)),
        Effect::Stretchers { units } => Text::key("effect-stretchers").with("units", units),
        Effect::Surgeon { dice, faces: set } => {
            Text::key("effect-surgeon").with("dice", dice).with("faces", faces_text(set))
        }
        Effect::CounterEspionage { cards } => Text::key("effect-counter-espionage").with("cards", cards),
        Effect::Onward { faces: set, hexes } => {
            Text::key("effect-onward").with("faces", faces_text(set)).with("hexes", hexes)
        }
        Effect::Spy => Text::key("effect-spy"),
        Effect::Sniper { range, dice, faces: set } => {
            Text::key("effect-sniper").with("range", range).with("dice", dice).with("faces", faces_text(set))
        }
        Effect::Observation => Text::key("effect-observation").with("dice", observed),
        Effect::Pigeons { orders } => Text::key("effect-pigeons").with("orders", orders),
        Effect::Raid { hexes, dice } => Text::key("effect-raid").with("hexes", hexes).with("dice", dice),
        Effect::Redeploy { fights_after, moves } => {
            Text::key("effect-redeploy").with("fight", fights_after).with("moves", moves)
        }
        Effect::Tactician => Text::key("effect-tactician"),
        Effect::BarrageFire => Text::key("effect-barrage-fire"),
        Effect::Impetuous => Text::key("effect-impetuous"),
        Effect::Armour { hits } => Text::key("effect-armour").with("hits", hits),
        Effect::StrikeBack => Text::key("effect-strike-back"),
        Effect::Lice => Text::key("effect-lice"),
        Effect::Grenade { dice } => Text::key("effect-grenade").with("dice", dice),
        Effect::Hold => Text::key("effect-hold"),
        Effect::Messenger { orders } => Text::key("effect-messenger").with("orders", orders),
        Effect::Logistics { tokens } => Text::key("effect-logistics").with("tokens", tokens),
        Effect::ReturnFire => Text::key("effect-return-fire"),
        Effect::Shortage { dice } => Text::key("effect-shortage").with("dice", dice),
        Effect::Ambush => Text::key("effect-ambush"),
        Effect::Frostbite => Text::key("effect-frostbite"),
        Effect::Cutters => Text::key("effect-cutters"),
    }
}
