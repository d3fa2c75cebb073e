//! What a player can decide, and how it is written.

use table::Text;

use crate::board::{Hex, Sector};
use crate::tables::{COMBAT_CODES, COMMAND_CODES, Combat, Command, Specialist};

/// The most units that join a crossfire beside the first.
pub const JOINING: usize = 5;

/// One thing a player points at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Nothing more, or no reaction.
    Pass,
    /// A tank is left out of the battle (`r.char-substitution`).
    Withdraw(Hex),
    /// A Saint-Chamond takes the place of a Schneider (`r.char-substitution`).
    Substitute(Hex),
    /// A specialist joins a unit (`specialiste.supplementaires`).
    Place(Specialist, Hex),
    /// This row is shelled (50), 0 for the Allied base line.
    Row(u8),
    /// A command card, with what is chosen with it: 0 nothing, 1 to 3 a sector, 1 or 2 an alternative.
    Play(Command, u8),
    /// A combat card.
    Use(Combat),
    /// The unit a card is about.
    Name(Hex),
    /// A command card that is taken, kept or thrown away.
    Pick(Command),
    /// An order to a unit (`ordres`).
    Order(Hex),
    /// An order to the battery, for a sector (`artillerie`).
    OrderBattery(Sector),
    /// A move (`mouvement`).
    Move(Hex, Hex),
    /// A raider's move (`carte.raid`).
    Raid(Hex, Hex),
    /// Leaving by the enemy base line (`medaille.percee`).
    Exit(Hex),
    /// Engineers fortify a hex (`specialiste.genie-fortifier`).
    Fortify(Hex, Hex),
    /// Engineers mend a bridge (`specialiste.genie-pont`).
    Repair(Hex, Hex),
    /// A tank tries to get free, with so many dice bought (`r.char-degager`).
    Recover(Hex, u8),
    /// A tank is given up (`r.char-abandonner`).
    Ditch(Hex),
    /// The template is laid here (`artillerie.gabarit`).
    Aim(Hex),
    /// The battery rolls so many dice (`artillerie.cout`).
    Load(u8),
    /// These dice of the battery, one bit each, are rolled again (`carte.observation`).
    Reroll(u8),
    /// An attack (`tir.1`, `corps.1`), with those that join a crossfire and a card played with it.
    Attack {
        /// Who attacks.
        from: Hex,
        /// What.
        to: Hex,
        /// Who fires with him, in order (`tir.croise`).
        others: [Hex; JOINING],
        /// The card, and one; 0 without.
        card: u8,
    },
    /// Infantry removes the wire it stands in (`barbeles.enlever`), engineers that which they enter
    /// (`specialiste.genie-barbeles`).
    Cut(Hex),
    /// So many flags are accepted, and the unit ends up here (`retraite`).
    Retreat {
        /// Flags accepted.
        flags: u8,
        /// Where it ends up.
        to: Hex,
    },
    /// The winner advances (`avance`).
    Advance,
    /// A raider goes back to where it came from (`carte.raid`).
    GoHome,
    /// A medal instead of two cards (`medaille.temps`).
    Medal,
    /// A combat card is drawn (`fin.choix`).
    DrawCard,
    /// Tokens are taken (`fin.choix`).
    DrawTokens,
    /// A combat card is thrown away for a token (`fin.defausse`).
    Discard(Combat),
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

/// A decision in notation.
pub fn notate(decision: Decision) -> String {
    match decision {
        Decision::Pass => "pass".into(),
        Decision::Withdraw(hex) => format!("withdraw {}", hex.name()),
        Decision::Substitute(hex) => format!("substitute {}", hex.name()),
        Decision::Place(trade, hex) => format!("place {} {}", trade.code(), hex.name()),
        Decision::Row(row) => format!("shell {}", (b'A' + row) as char),
        Decision::Play(card, 0) => format!("play {}", card.code()),
        Decision::Play(card, choice) => format!("play {} {choice}", card.code()),
        Decision::Use(card) => format!("use {}", card.code()),
        Decision::Name(hex) => format!("name {}", hex.name()),
        Decision::Pick(card) => format!("pick {}", card.code()),
        Decision::Order(hex) => format!("order {}", hex.name()),
        Decision::OrderBattery(sector) => format!("battery {}", sector.code()),
        Decision::Move(from, to) => format!("move {} - {}", from.name(), to.name()),
        Decision::Raid(from, to) => format!("raid {} - {}", from.name(), to.name()),
        Decision::Exit(hex) => format!("exit {}", hex.name()),
        Decision::Fortify(from, to) => format!("fortify {} - {}", from.name(), to.name()),
        Decision::Repair(from, to) => format!("repair {} - {}", from.name(), to.name()),
        Decision::Recover(hex, bought) => format!("recover {} {bought}", hex.name()),
        Decision::Ditch(hex) => format!("ditch {}", hex.name()),
        Decision::Aim(hex) => format!("aim {}", hex.name()),
        Decision::Load(dice) => format!("load {dice}"),
        Decision::Reroll(dice) => format!("reroll {dice}"),
        Decision::Attack { from, to, others, card } => {
            let mut text = format!("attack {} - {}", from.name(), to.name());
            if others[0] != Hex::NONE {
                text.push_str(" with");
                for other in others.iter().filter(|hex| **hex != Hex::NONE) {
                    text.push(' ');
                    text.push_str(other.name());
                }
            }
            if card > 0 {
                text.push_str(" using ");
                text.push_str(Combat(card - 1).code());
            }
            text
        }
        Decision::Cut(hex) => format!("cut {}", hex.name()),
        Decision::Retreat { flags, to } => format!("retreat {flags} {}", to.name()),
        Decision::Advance => "advance".into(),
        Decision::GoHome => "home".into(),
        Decision::Medal => "medal".into(),
        Decision::DrawCard => "draw".into(),
        Decision::DrawTokens => "tokens".into(),
        Decision::Discard(card) => format!("discard {}", card.code()),
    }
}

fn hex(word: &str) -> Result<Hex, Text> {
    Hex::named(word).ok_or_else(|| Text::key("parse-hex").with("found", word))
}

fn number(word: &str) -> Result<u8, Text> {
    word.parse().map_err(|_| Text::key("parse-number").with("found", word))
}

fn command(word: &str) -> Result<Command, Text> {
    let place = COMMAND_CODES.iter().position(|code| *code == word);
    place.map(|place| Command(place as u8)).ok_or_else(|| Text::key("parse-command").with("found", word))
}

fn combat(word: &str) -> Result<Combat, Text> {
    let place = COMBAT_CODES.iter().position(|code| *code == word);
    place.map(|place| Combat(place as u8)).ok_or_else(|| Text::key("parse-combat").with("found", word))
}

/// Reads a decision back.
pub fn parse(text: &str) -> Result<Decision, Text> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let decision = match words[..] {
        ["pass"] => Decision::Pass,
        ["withdraw", at] => Decision::Withdraw(hex(at)?),
        ["substitute", at] => Decision::Substitute(hex(at)?),
        ["place", trade, at] => {
            let found = Specialist::ALL.into_iter().find(|known| known.code() == trade);
            let trade = found.ok_or_else(|| Text::key("parse-specialist").with("found", trade))?;
            Decision::Place(trade, hex(at)?)
        }
        ["shell", row] => match row.as_bytes() {
            [letter @ b'A'..=b'K'] => Decision::Row(letter - b'A'),
            _ => return Err(Text::key("parse-row").with("found", row)),
        },
        ["play", card] => Decision::Play(command(card)?, 0),
        ["play", card, choice] => Decision::Play(command(card)?, number(choice)?),
        ["use", card] => Decision::Use(combat(card)?),
        ["name", at] => Decision::Name(hex(at)?),
        ["pick", card] => Decision::Pick(command(card)?),
        ["order", at] => Decision::Order(hex(at)?),
        ["battery", sector] => {
            let found = Sector::ALL.into_iter().find(|known| known.code() == sector);
            Decision::OrderBattery(found.ok_or_else(|| Text::key("parse-sector").with("found", sector))?)
        }
        ["move", from, "-", to] => Decision::Move(hex(from)?, hex(to)?),
        ["raid", from, "-", to] => Decision::Raid(hex(from)?, hex(to)?),
        ["exit", at] => Decision::Exit(hex(at)?),
        ["fortify", from, "-", to] => Decision::Fortify(hex(from)?, hex(to)?),
        ["repair", from, "-", to] => Decision::Repair(hex(from)?, hex(to)?),
        ["recover", at, bought] => Decision::Recover(hex(at)?, number(bought)?),
        ["ditch", at] => Decision::Ditch(hex(at)?),
        ["aim", at] => Decision::Aim(hex(at)?),
        ["load", dice] => Decision::Load(number(dice)?),
        ["reroll", dice] => Decision::Reroll(number(dice)?),
        ["attack", from, "-", to, ref rest @ ..] => {
            let (with, card) = match rest.iter().position(|word| *word == "using") {
                Some(at) => match rest[at..] {
                    [_, card] => (&rest[..at], combat(card)?.0 + 1),
                    _ => return Err(Text::key("parse-decision").with("found", text)),
                },
                None => (rest, 0),
            };
            let mut others = ALONE;
            match with {
                [] => {}
                ["with", names @ ..] if !names.is_empty() && names.len() <= JOINING => {
                    for (place, name) in others.iter_mut().zip(names) {
                        *place = hex(name)?;
                    }
                }
                _ => return Err(Text::key("parse-decision").with("found", text)),
            }
            // A crossfire is written from its first hex to its last; typed in any order it is the same.
            let mut from = hex(from)?;
            if others != ALONE {
                let mut all: Vec<Hex> =
                    others.into_iter().filter(|hex| *hex != Hex::NONE).chain([from]).collect();
                all.sort_unstable();
                from = all[0];
                others = ALONE;
                others[..all.len() - 1].copy_from_slice(&all[1..]);
            }
            Decision::Attack { from, to: hex(to)?, others, card }
        }
        ["cut", at] => Decision::Cut(hex(at)?),
        ["retreat", flags, to] => Decision::Retreat { flags: number(flags)?, to: hex(to)? },
        ["advance"] => Decision::Advance,
        ["home"] => Decision::GoHome,
        ["medal"] => Decision::Medal,
        ["draw"] => Decision::DrawCard,
        ["tokens"] => Decision::DrawTokens,
        ["discard", card] => Decision::Discard(combat(card)?),
        _ => return Err(Text::key("parse-decision").with("found", text)),
    };
    Ok(decision)
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
                return command(code).map(Subject::Command);
            }
            if let Some(code) = id.strip_prefix("combat-") {
                return combat(code).map(Subject::Combat);
            }
            hex(id).map(Subject::Hex)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_is_small() {
        assert!(size_of::<Decision>() <= 16);
    }

    #[test]
    fn attacks_read_back_with_those_that_join_and_the_card() {
        for text in ["attack F6 - H6", "attack F6 - H6 with G3 G5", "attack F6 - H6 with G3 using poux"] {
            assert_eq!(notate(parse(text).unwrap()), text);
        }
        for text in
            ["attack F6 - H6 with", "attack F6 - Z6", "attack F6 - H6 using", "attack F6 - H6 using x"]
        {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
