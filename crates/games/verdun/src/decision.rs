//! Decisions, their notation, and what can be touched.

use table::Text;

use crate::Verdun;
use crate::map::Hex;
use crate::units::Slot;

/// One thing a player decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Ends what is being done, or lets it pass.
    Done,
    /// The ready-made deployment (3).
    Standard,
    /// A counter is taken up: to be placed, moved or fired.
    Take(Slot),
    /// Another goes with those in hand, or joins an assault.
    With(Slot),
    /// What is in hand stays where it is, or holds its fire.
    Stay,
    /// One of a breakthrough stays behind (13).
    Leave(Slot),
    /// What is in hand is placed here (3, 6.42).
    Place(Hex),
    /// It moves here (8).
    Go(Hex),
    /// It moves here by strategic movement (8.2).
    March(Hex),
    /// It digs in (14.1).
    Dig,
    /// A replacement for a unit (6.3); here, where it needs a place.
    Replace(Slot, Hex),
    /// The 121st Division comes (6.42).
    Call,
    /// The 16th Division is given to a corps (15.3).
    Attach(u8),
    /// The guns in hand lay a barrage (7.1).
    Barrage(Hex),
    /// The gun in hand interdicts a hex (7.2).
    Interdict(Hex),
    /// This hex is assaulted (9).
    Target(Hex),
    /// The assault is made (9.1).
    Assault,
    /// A unit takes a loss (7.11, 9.41).
    Lose(Slot),
    /// What is left of the hits is taken as a retreat (9.42).
    Retreat,
    /// A retreating unit falls back into a hex (9.5).
    Fall(Slot, Hex),
    /// A remnant is tried for (14.41).
    Remnant,
    /// An attacker goes into the assaulted hex, or beyond (9.6).
    Infiltrate(Slot, Hex),
}

/// Something on the table that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// The buttons.
    Button,
    /// A counter.
    Unit(Slot),
    /// A hex.
    Hex(Hex),
    /// A corps.
    Corps(u8),
}

impl Verdun {
    pub(crate) fn notate_decision(&self, decision: Decision) -> String {
        let unit = |slot: Slot| self.counter(slot).id.as_str();
        let hex = |hex: Hex| self.map.name(hex);
        match decision {
            Decision::Done => "done".into(),
            Decision::Standard => "standard".into(),
            Decision::Take(slot) => format!("take {}", unit(slot)),
            Decision::With(slot) => format!("with {}", unit(slot)),
            Decision::Stay => "stay".into(),
            Decision::Leave(slot) => format!("leave {}", unit(slot)),
            Decision::Place(at) => format!("place {}", hex(at)),
            Decision::Go(at) => format!("go {}", hex(at)),
            Decision::March(at) => format!("march {}", hex(at)),
            Decision::Dig => "dig".into(),
            Decision::Replace(slot, Hex::NONE) => format!("replace {}", unit(slot)),
            Decision::Replace(slot, at) => format!("replace {} {}", unit(slot), hex(at)),
            Decision::Call => "call".into(),
            Decision::Attach(corps) => format!("attach {}", self.counters.corps[usize::from(corps)].id),
            Decision::Barrage(at) => format!("barrage {}", hex(at)),
            Decision::Interdict(at) => format!("interdict {}", hex(at)),
            Decision::Target(at) => format!("target {}", hex(at)),
            Decision::Assault => "assault".into(),
            Decision::Lose(slot) => format!("lose {}", unit(slot)),
            Decision::Retreat => "retreat".into(),
            Decision::Fall(slot, at) => format!("fall {} {}", unit(slot), hex(at)),
            Decision::Remnant => "remnant".into(),
            Decision::Infiltrate(slot, at) => format!("infiltrate {} {}", unit(slot), hex(at)),
        }
    }

    fn read_unit(&self, word: &str) -> Result<Slot, Text> {
        self.counters.named(word).ok_or_else(|| Text::key("parse-unit").with("found", word))
    }

    fn read_hex(&self, word: &str) -> Result<Hex, Text> {
        self.map.named(word).ok_or_else(|| Text::key("parse-hex").with("found", word))
    }

    fn read_corps(&self, word: &str) -> Result<u8, Text> {
        let found = self.counters.corps.iter().position(|corps| corps.id == word);
        found.map(|corps| corps as u8).ok_or_else(|| Text::key("parse-corps").with("found", word))
    }

    pub(crate) fn parse_decision(&self, text: &str) -> Result<Decision, Text> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["done"] => Decision::Done,
            ["standard"] => Decision::Standard,
            ["take", unit] => Decision::Take(self.read_unit(unit)?),
            ["with", unit] => Decision::With(self.read_unit(unit)?),
            ["stay"] => Decision::Stay,
            ["leave", unit] => Decision::Leave(self.read_unit(unit)?),
            ["place", at] => Decision::Place(self.read_hex(at)?),
            ["go", at] => Decision::Go(self.read_hex(at)?),
            ["march", at] => Decision::March(self.read_hex(at)?),
            ["dig"] => Decision::Dig,
            ["replace", unit] => Decision::Replace(self.read_unit(unit)?, Hex::NONE),
            ["replace", unit, at] => Decision::Replace(self.read_unit(unit)?, self.read_hex(at)?),
            ["call"] => Decision::Call,
            ["attach", corps] => Decision::Attach(self.read_corps(corps)?),
            ["barrage", at] => Decision::Barrage(self.read_hex(at)?),
            ["interdict", at] => Decision::Interdict(self.read_hex(at)?),
            ["target", at] => Decision::Target(self.read_hex(at)?),
            ["assault"] => Decision::Assault,
            ["lose", unit] => Decision::Lose(self.read_unit(unit)?),
            ["retreat"] => Decision::Retreat,
            ["fall", unit, at] => Decision::Fall(self.read_unit(unit)?, self.read_hex(at)?),
            ["remnant"] => Decision::Remnant,
            ["infiltrate", unit, at] => Decision::Infiltrate(self.read_unit(unit)?, self.read_hex(at)?),
            _ => return Err(Text::key("parse-decision").with("found", text)),
        })
    }

    pub(crate) fn subject_named(&self, id: &str) -> Result<Subject, Text> {
        if id == "button" {
            return Ok(Subject::Button);
        }
        if let Some(corps) = id.strip_prefix("corps-") {
            return self.read_corps(corps).map(Subject::Corps);
        }
        if let Some(hex) = self.map.named(id) {
            return Ok(Subject::Hex(hex));
        }
        self.read_unit(id).map(Subject::Unit)
    }

    pub(crate) fn subject_id(&self, subject: Subject) -> String {
        match subject {
            Subject::Button => "button".into(),
            Subject::Unit(slot) => self.counter(slot).id.clone(),
            Subject::Hex(hex) => self.map.name(hex).into(),
            Subject::Corps(corps) => format!("corps-{}", self.counters.corps[usize::from(corps)].id),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_is_small() {
        assert!(size_of::<Decision>() <= 16);
    }
}
