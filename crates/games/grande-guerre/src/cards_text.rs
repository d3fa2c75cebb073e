//! What the cards are called and what they do. Numbers are arguments, so that a pack's corrected figures show.

use ::table::{Arg, Text};

use crate::GrandeGuerre;
use crate::board::Sector;
use crate::command::EVERY;
use crate::tables::{Arm, Combat, Command, Effect, Face, Faces, Tactic, Timing};

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

/// What a card does, at length and in a few words, with the same figures.
pub(crate) struct Said {
    /// Whole sentences.
    pub long: Text,
    /// What fits on the card as it lies in a hand.
    pub short: Text,
}

impl Said {
    fn key(long: &'static str, short: &'static str) -> Said {
        Said { long: Text::key(long), short: Text::key(short) }
    }

    fn with(self, name: &'static str, value: impl Into<Arg>) -> Said {
        let value = value.into();
        Said { long: self.long.with(name, value.clone()), short: self.short.with(name, value) }
    }
}

impl Timing {
    /// Whether a card of this moment answers what happens.
    pub(crate) fn reacts(self) -> bool {
        !matches!(self, Timing::WithCommand | Timing::Attacking)
    }

    /// The moment in a word or two.
    pub(crate) fn text(self) -> Text {
        match self {
            Timing::WithCommand => Text::key("moment-with-command"),
            Timing::Attacking => Text::key("moment-with-attack"),
            _ => Text::key("moment-reaction"),
        }
    }
}

impl GrandeGuerre {
    /// Whether a command card is played in the other side's turn.
    pub(crate) fn answers(&self, card: Command) -> bool {
        self.tables.command(card).tactic == Some(Tactic::FirstStrike)
    }

    /// What a command card does, in whole sentences.
    pub(crate) fn command_effect(&self, card: Command) -> Text {
        self.command_said(card).long
    }

    /// What a command card does.
    pub(crate) fn command_said(&self, card: Command) -> Said {
        let data = self.tables.command(card);
        match data.tactic {
            Some(tactic) => tactic_text(tactic),
            None => {
                let several = data.sectors.iter().filter(|count| **count > 0).count() > 1;
                let said = match (data.scouts, data.battlefield_only) {
                    (true, _) => Said::key("effect-sectors-scout", "short-sectors-scout"),
                    (_, true) => Said::key("effect-sectors-field", "short-sectors-field"),
                    _ if several => Said::key("effect-sectors", "short-sectors-several"),
                    _ => Said::key("effect-sectors", "short-sectors"),
                };
                said.with("units", sectors_text(data.sectors))
            }
        }
    }

    /// What a combat card does, in whole sentences.
    pub(crate) fn combat_effect(&self, card: Combat) -> Text {
        self.combat_said(card).long
    }

    /// What a combat card does.
    pub(crate) fn combat_said(&self, card: Combat) -> Said {
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

fn tactic_text(tactic: Tactic) -> Said {
    match tactic {
        Tactic::InfantryAssault { fights_after, moves } => {
            Said::key("effect-infantry-assault", "short-infantry-assault")
                .with("fight", fights_after)
                .with("moves", moves)
        }
        Tactic::Bombard { shots } => Said::key("effect-bombard", "short-bombard").with("shots", shots),
        Tactic::CounterAttack => Said::key("effect-counter-attack", "short-counter-attack"),
        Tactic::Whistles => Said::key("effect-whistles", "short-whistles"),
        Tactic::FromAbove => Said::key("effect-from-above", "short-from-above"),
        Tactic::BigShow { infantry, weapon, any, token, dice } => {
            Said::key("effect-big-show", "short-big-show")
                .with("infantry", faces_text(infantry))
                .with("weapon", faces_text(weapon))
                .with("any", faces_text(any))
                .with("token", faces_text(token))
                .with("dice", dice)
        }
        Tactic::Firestorm { units, dice } => {
            Said::key("effect-firestorm", "short-firestorm").with("units", units).with("dice", dice)
        }
        Tactic::FirstStrike => Said::key("effect-first-strike", "short-first-strike"),
        Tactic::Replacements { infantry, any } => Said::key("effect-replacements", "short-replacements")
            .with("infantry", faces_text(infantry))
            .with("any", faces_text(any)),
        Tactic::Relief { units, moves } => {
            Said::key("effect-relief", "short-relief").with("units", units).with("moves", moves)
        }
    }
}

/// What a combat card does; with the observation advantage so many dice are free.
fn effect_text(effect: Effect, observed: u8) -> Said {
    match effect {
        Effect::Silence { units } => Said::key("effect-silence", "short-silence").with("units", units),
        Effect::Gas { faces: set } => Said::key("effect-gas", "short-gas").with("faces", faces_text(set)),
        Effect::Barrage { arm } => Said::key("effect-barrage", "short-barrage").with("arm", arm_text(arm)),
        Effect::Stretchers { units } => {
            Said::key("effect-stretchers", "short-stretchers").with("units", units)
        }
        Effect::Surgeon { dice, faces: set } => {
            Said::key("effect-surgeon", "short-surgeon").with("dice", dice).with("faces", faces_text(set))
        }
        Effect::CounterEspionage { cards } => {
            Said::key("effect-counter-espionage", "short-counter-espionage").with("cards", cards)
        }
        Effect::Onward { faces: set, hexes } => {
            Said::key("effect-onward", "short-onward").with("faces", faces_text(set)).with("hexes", hexes)
        }
        Effect::Spy => Said::key("effect-spy", "short-spy"),
        Effect::Sniper { range, dice, faces: set } => Said::key("effect-sniper", "short-sniper")
            .with("range", range)
            .with("dice", dice)
            .with("faces", faces_text(set)),
        Effect::Observation => Said::key("effect-observation", "short-observation").with("dice", observed),
        Effect::Pigeons { orders } => Said::key("effect-pigeons", "short-pigeons").with("orders", orders),
        Effect::Raid { hexes, dice } => {
            Said::key("effect-raid", "short-raid").with("hexes", hexes).with("dice", dice)
        }
        Effect::Redeploy { fights_after, moves } => {
            Said::key("effect-redeploy", "short-redeploy").with("fight", fights_after).with("moves", moves)
        }
        Effect::Tactician => Said::key("effect-tactician", "short-tactician"),
        Effect::BarrageFire => Said::key("effect-barrage-fire", "short-barrage-fire"),
        Effect::Impetuous => Said::key("effect-impetuous", "short-impetuous"),
        Effect::Armour { hits } => Said::key("effect-armour", "short-armour").with("hits", hits),
        Effect::StrikeBack => Said::key("effect-strike-back", "short-strike-back"),
        Effect::Lice => Said::key("effect-lice", "short-lice"),
        Effect::Grenade { dice } => Said::key("effect-grenade", "short-grenade").with("dice", dice),
        Effect::Hold => Said::key("effect-hold", "short-hold"),
        Effect::Messenger { orders } => {
            Said::key("effect-messenger", "short-messenger").with("orders", orders)
        }
        Effect::Logistics { tokens } => {
            Said::key("effect-logistics", "short-logistics").with("tokens", tokens)
        }
        Effect::ReturnFire => Said::key("effect-return-fire", "short-return-fire"),
        Effect::Shortage { dice } => Said::key("effect-shortage", "short-shortage").with("dice", dice),
        Effect::Ambush => Said::key("effect-ambush", "short-ambush"),
        Effect::Frostbite => Said::key("effect-frostbite", "short-frostbite"),
        Effect::Cutters => Said::key("effect-cutters", "short-cutters"),
    }
}
