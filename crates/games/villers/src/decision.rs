//! Decisions, their notation, and what can be touched.

use table::Text;

use crate::Villers;
use crate::map::Hex;
use crate::units::Slot;

/// One thing a player decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Ends what is being done, or declines it.
    Done,
    /// The unit in hand has finished.
    Stay,
    /// A unit is taken up: to be activated, to enter, to return, to be deployed.
    Take(Slot),
    /// It moves here, or enters here (3.1).
    Go(Hex),
    /// It fires at whoever is there (3.2).
    Fire(Hex),
    /// It assaults whoever is there (3.3).
    Assault(Hex),
    /// It rallies (3.4).
    Rally,
    /// It infiltrates here (3.5).
    Infiltrate(Hex),
    /// It withdraws here (3.6).
    Withdraw(Hex),
    /// An artillery marker is placed here (5.placement).
    Aim(Hex),
    /// A marker is used as counter-battery (5.contre-batterie).
    Counter,
    /// Of the markers placed, this one is resolved next (5.ordre).
    Barrage(Hex),
    /// The Germans try to keep cohesion (opt.3).
    Hold,
    /// The hero goes to this battalion (7.2.3).
    Hero(Slot),
    /// The mechanic mends this tank (7.2.7).
    Mend(Slot),
    /// This battalion is reorganised (7.2.4).
    Reorganise(Slot),
    /// The unit in hand deploys here (10.deploiement).
    Place(Hex),
}

impl Decision {
    /// The hex that it names, if it names one.
    pub fn hex(self) -> Option<Hex> {
        match self {
            Decision::Go(hex)
            | Decision::Fire(hex)
            | Decision::Assault(hex)
            | Decision::Infiltrate(hex)
            | Decision::Withdraw(hex)
            | Decision::Aim(hex)
            | Decision::Barrage(hex)
            | Decision::Place(hex) => Some(hex),
            _ => None,
        }
    }
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
}

impl Villers {
    pub(crate) fn notate_decision(&self, decision: Decision) -> String {
        let unit = |slot: Slot| self.counter(slot).id.as_str();
        let hex = |hex: Hex| self.map.name(hex);
        match decision {
            Decision::Done => "done".into(),
            Decision::Stay => "stay".into(),
            Decision::Take(slot) => format!("take {}", unit(slot)),
            Decision::Go(at) => format!("go {}", hex(at)),
            Decision::Fire(at) => format!("fire {}", hex(at)),
            Decision::Assault(at) => format!("assault {}", hex(at)),
            Decision::Rally => "rally".into(),
            Decision::Infiltrate(at) => format!("infiltrate {}", hex(at)),
            Decision::Withdraw(at) => format!("withdraw {}", hex(at)),
            Decision::Aim(at) => format!("aim {}", hex(at)),
            Decision::Counter => "counter".into(),
            Decision::Barrage(at) => format!("barrage {}", hex(at)),
            Decision::Hold => "hold".into(),
            Decision::Hero(slot) => format!("hero {}", unit(slot)),
            Decision::Mend(slot) => format!("mend {}", unit(slot)),
            Decision::Reorganise(slot) => format!("reorganise {}", unit(slot)),
            Decision::Place(at) => format!("place {}", hex(at)),
        }
    }

    fn read_unit(&self, word: &str) -> Result<Slot, Text> {
        self.counters.named(word).ok_or_else(|| Text::key("parse-unit").with("found", word))
    }

    fn read_hex(&self, word: &str) -> Result<Hex, Text> {
        self.map.named(word).ok_or_else(|| Text::key("parse-hex").with("found", word))
    }

    pub(crate) fn parse_decision(&self, text: &str) -> Result<Decision, Text> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["done"] => Decision::Done,
            ["stay"] => Decision::Stay,
            ["take", unit] => Decision::Take(self.read_unit(unit)?),
            ["go", at] => Decision::Go(self.read_hex(at)?),
            ["fire", at] => Decision::Fire(self.read_hex(at)?),
            ["assault", at] => Decision::Assault(self.read_hex(at)?),
            ["rally"] => Decision::Rally,
            ["infiltrate", at] => Decision::Infiltrate(self.read_hex(at)?),
            ["withdraw", at] => Decision::Withdraw(self.read_hex(at)?),
            ["aim", at] => Decision::Aim(self.read_hex(at)?),
            ["counter"] => Decision::Counter,
            ["barrage", at] => Decision::Barrage(self.read_hex(at)?),
            ["hold"] => Decision::Hold,
            ["hero", unit] => Decision::Hero(self.read_unit(unit)?),
            ["mend", unit] => Decision::Mend(self.read_unit(unit)?),
            ["reorganise", unit] => Decision::Reorganise(self.read_unit(unit)?),
            ["place", at] => Decision::Place(self.read_hex(at)?),
            _ => return Err(Text::key("parse-decision").with("found", text)),
        })
    }

    pub(crate) fn subject_named(&self, id: &str) -> Result<Subject, Text> {
        if id == "button" {
            return Ok(Subject::Button);
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
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_is_small() {
        assert!(size_of::<Decision>() <= 4);
    }
}
