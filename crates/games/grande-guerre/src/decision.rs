//! What a player can decide, and how it is written.

use contract::{Number, Reading, Spelling, misplaced};
use table::Text;

use crate::GrandeGuerre;
use crate::board::{Hex, Sector};
use crate::tables::{COMBAT_CODES, COMMAND_CODES, Combat, Command, Specialist};
use crate::words::row_letter;

/// The most units that join a crossfire beside the first.
pub const JOINING: usize = 5;

contract::decisions! {
    GrandeGuerre;
    /// One thing a player points at.
    pub enum Decision {
        /// Nothing more, or no reaction.
        "pass" => Pass,
        /// A tank is left out of the battle (`r.char-substitution`).
        "withdraw" => Withdraw(hex: Hex as Place),
        /// A Saint-Chamond takes the place of a Schneider (`r.char-substitution`).
        "substitute" => Substitute(hex: Hex as Place),
        /// A specialist joins a unit (`specialiste.supplementaires`).
        "place" => Place(trade: Specialist as Trade, hex: Hex as Place),
        /// This row is shelled (50), 0 for the Allied base line.
        "shell" => Row(row: u8 as Row),
        /// A command card, with what is chosen with it: 0 nothing, 1 to 3 a sector, 1 or 2 an alternative.
        "play" => Play(card: Command as CommandCard, choice: u8 as ChoiceIfAny),
        /// A combat card.
        "use" => Use(card: Combat as CombatCard),
        /// The unit a card is about.
        "name" => Name(hex: Hex as Place),
        /// A command card that is taken, kept or thrown away.
        "pick" => Pick(card: Command as CommandCard),
        /// An order to a unit (`ordres`).
        "order" => Order(hex: Hex as Place),
        /// An order to the battery, for a sector (`artillerie`).
        "battery" => OrderBattery(sector: Sector as Part),
        /// A move (`mouvement`).
        "move" => Move(from: Hex as Place, to: Hex as Onto),
        /// A raider's move (`carte.raid`).
        "raid" => Raid(from: Hex as Place, to: Hex as Onto),
        /// Leaving by the enemy base line (`medaille.percee`).
        "exit" => Exit(hex: Hex as Place),
        /// Engineers fortify a hex (`specialiste.genie-fortifier`).
        "fortify" => Fortify(from: Hex as Place, to: Hex as Onto),
        /// Engineers mend a bridge (`specialiste.genie-pont`).
        "repair" => Repair(from: Hex as Place, to: Hex as Onto),
        /// A tank tries to get free, with so many dice bought (`r.char-degager`).
        "recover" => Recover(hex: Hex as Place, bought: u8 as Number),
        /// A tank is given up (`r.char-abandonner`).
        "ditch" => Ditch(hex: Hex as Place),
        /// The template is laid here (`artillerie.gabarit`).
        "aim" => Aim(hex: Hex as Place),
        /// The battery rolls so many dice (`artillerie.cout`).
        "load" => Load(dice: u8 as Number),
        /// These dice of the battery, one bit each, are rolled again (`carte.observation`).
        "reroll" => Reroll(dice: u8 as Number),
        /// An attack (`tir.1`, `corps.1`), with those that join a crossfire and a card played with it.
        "attack" => Attack {
            /// Who attacks.
            from: Hex as Place,
            /// What.
            to: Hex as Onto,
            /// Who fires with him, in order (`tir.croise`).
            others: [Hex; JOINING] as Joining,
            /// The card, and one; 0 without.
            card: u8 as UsingIfAny,
        },
        /// Infantry removes the wire it stands in (`barbeles.enlever`), engineers that which they enter
        /// (`specialiste.genie-barbeles`).
        "cut" => Cut(hex: Hex as Place),
        /// So many flags are accepted, and the unit ends up here (`retraite`).
        "retreat" => Retreat {
            /// Flags accepted.
            flags: u8 as Number,
            /// Where it ends up.
            to: Hex as Place,
        },
        /// The winner advances (`avance`).
        "advance" => Advance,
        /// A raider goes back to where it came from (`carte.raid`).
        "home" => GoHome,
        /// A medal instead of two cards (`medaille.temps`).
        "medal" => Medal,
        /// A combat card is drawn (`fin.choix`).
        "draw" => DrawCard,
        /// Tokens are taken (`fin.choix`).
        "tokens" => DrawTokens,
        /// A combat card is thrown away for a token (`fin.defausse`).
        "discard" => Discard(card: Combat as CombatCard),
    }
}

/// Nobody joins.
pub const ALONE: [Hex; JOINING] = [Hex::NONE; JOINING];

/// An attack by one unit without a card.
pub fn attack(from: Hex, to: Hex) -> Decision {
    Decision::Attack { from, to, others: ALONE, card: 0 }
}

/// Something on the table that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// The buttons.
    Button,
    /// A hex and what stands there.
    Hex(Hex),
    /// One's reserve artillery.
    Battery,
    /// A command card.
    Command(Command),
    /// A combat card.
    Combat(Combat),
    /// The pile of combat cards.
    Pile,
    /// The pool of tokens.
    Pool,
}

contract::one_word!(
    /// A hex, by its row and number.
    Place: Hex, GrandeGuerre, "want-hex",
    |_, value| value.name(),
    |_, word| Hex::named(word)
);

/// A hex that something goes to, after a dash.
pub struct Onto;

impl Spelling<GrandeGuerre> for Onto {
    type Of = Hex;
    const WANTED: &'static str = "want-dash";

    fn write(game: &GrandeGuerre, value: Hex, out: &mut String) {
        out.push_str(" -");
        Place::write(game, value, out);
    }

    fn read(game: &GrandeGuerre, words: &mut Reading<'_>) -> Result<Hex, Text> {
        words.read("want-dash", |word| (word == "-").then_some(()))?;
        Place::read(game, words)
    }
}

contract::one_word!(
    /// A specialist.
    Trade: Specialist, GrandeGuerre, "want-specialist",
    |_, value| value.code(),
    |_, word| Specialist::named(word)
);

contract::one_word!(
    /// A sector.
    Part: Sector, GrandeGuerre, "want-sector",
    |_, value| value.code(),
    |_, word| Sector::named(word)
);

contract::one_word!(
    /// A row, by its letter.
    Row: u8, GrandeGuerre, "want-row",
    |_, value| &row_letter(value),
    |_, word| match word.as_bytes() {
        [letter @ b'A'..=b'K'] => Some(letter - b'A'),
        _ => None,
    }
);

contract::one_word!(
    /// A Command card, by its title.
    CommandCard: Command, GrandeGuerre, "want-command",
    |_, value| value.code(),
    |_, word| command(word)
);

contract::one_word!(
    /// A Combat card, by its title.
    CombatCard: Combat, GrandeGuerre, "want-combat",
    |_, value| value.code(),
    |_, word| combat(word)
);

/// What is chosen with a card, where something is.
pub struct ChoiceIfAny;

impl Spelling<GrandeGuerre> for ChoiceIfAny {
    type Of = u8;
    const WANTED: &'static str = "want-number";

    fn write(game: &GrandeGuerre, value: u8, out: &mut String) {
        if value > 0 {
            Number::write(game, value, out);
        }
    }

    fn read(game: &GrandeGuerre, words: &mut Reading<'_>) -> Result<u8, Text> {
        if words.is_done() { Ok(0) } else { Number::read(game, words) }
    }
}

/// The card played with an attack, where there is one.
pub struct UsingIfAny;

impl Spelling<GrandeGuerre> for UsingIfAny {
    type Of = u8;
    const WANTED: &'static str = "want-combat";

    fn write(game: &GrandeGuerre, value: u8, out: &mut String) {
        if value > 0 {
            out.push_str(" using");
            CombatCard::write(game, Combat(value - 1), out);
        }
    }

    fn read(game: &GrandeGuerre, words: &mut Reading<'_>) -> Result<u8, Text> {
        if words.next_if("using") { Ok(CombatCard::read(game, words)?.0 + 1) } else { Ok(0) }
    }
}

/// Those who fire with an attacker, where there are any.
pub struct Joining;

impl Spelling<GrandeGuerre> for Joining {
    type Of = [Hex; JOINING];
    const WANTED: &'static str = "want-hex";

    fn write(game: &GrandeGuerre, value: [Hex; JOINING], out: &mut String) {
        if value != ALONE {
            out.push_str(" with");
        }
        for other in value.into_iter().filter(|hex| *hex != Hex::NONE) {
            Place::write(game, other, out);
        }
    }

    fn read(game: &GrandeGuerre, words: &mut Reading<'_>) -> Result<[Hex; JOINING], Text> {
        let mut others = ALONE;
        if words.next_if("with") {
            others[0] = Place::read(game, words)?;
            for other in &mut others[1..] {
                if words.is_done() || words.clone().word() == Some("using") {
                    break;
                }
                *other = Place::read(game, words)?;
            }
        }
        Ok(others)
    }
}

fn command(word: &str) -> Option<Command> {
    COMMAND_CODES.iter().position(|code| *code == word).map(|place| Command(place as u8))
}

fn combat(word: &str) -> Option<Combat> {
    COMBAT_CODES.iter().position(|code| *code == word).map(|place| Combat(place as u8))
}

impl Decision {
    /// A crossfire is written from its first hex to its last; typed in any order it is the same.
    pub(crate) fn in_order(self) -> Decision {
        let Decision::Attack { from, to, others, card } = self else { return self };
        if others == ALONE {
            return self;
        }
        let mut all: Vec<Hex> = others.into_iter().filter(|hex| *hex != Hex::NONE).chain([from]).collect();
        all.sort_unstable();
        let mut others = ALONE;
        others[..all.len() - 1].copy_from_slice(&all[1..]);
        Decision::Attack { from: all[0], to, others, card }
    }
}

/// The thing on the table of this id.
pub fn point_at(id: &str) -> Result<Subject, Text> {
    match id {
        "button" => Ok(Subject::Button),
        "battery" => Ok(Subject::Battery),
        "pile" => Ok(Subject::Pile),
        "pool" => Ok(Subject::Pool),
        _ => {
            if let Some(code) = id.strip_prefix("command-") {
                return command(code)
                    .map(Subject::Command)
                    .ok_or_else(|| misplaced(code, CommandCard::WANTED));
            }
            if let Some(code) = id.strip_prefix("combat-") {
                return combat(code).map(Subject::Combat).ok_or_else(|| misplaced(code, CombatCard::WANTED));
            }
            Hex::named(id).map(Subject::Hex).ok_or_else(|| misplaced(id, Place::WANTED))
        }
    }
}

/// The id of a subject on the table.
pub fn subject_id(subject: Subject) -> String {
    match subject {
        Subject::Button => "button".into(),
        Subject::Battery => "battery".into(),
        Subject::Pile => "pile".into(),
        Subject::Pool => "pool".into(),
        Subject::Hex(hex) => hex.name().into(),
        Subject::Command(card) => format!("command-{}", card.code()),
        Subject::Combat(card) => format!("combat-{}", card.code()),
    }
}
