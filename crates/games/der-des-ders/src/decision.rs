//! Decisions, their notation, and what can be touched.

use table::Text;

use crate::DerDesDers;
use crate::map::{Hex, Side};
use crate::position::{side_of, slots_of};
use crate::units::{Fire, OF_A_SIDE, Slot, Support, Work};
use contract::Seat;

/// One thing a player decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Ends what is being done.
    Done,
    /// A unit of so many cohesion points is raised, of a sort of troops (3.13.unites).
    Raise(u8, u8),
    /// Something goes with a unit (3.13.soutiens).
    Attach(Slot, Support),
    /// A point of guns, gas or aircraft is bought (3.13.points).
    Buy(Fire),
    /// What is left is recruited in one of the usual ways.
    Levy(u8),
    /// The defender digs here (3.13.defenses).
    Dig(Work, Hex),
    /// A unit is taken up to be deployed.
    Pick(Slot),
    /// The unit in hand is deployed here (3.13.deploiement).
    Place(Hex),
    /// All that are left are deployed in one of the usual dispositions (r.disposition).
    Dispose(u8),
    /// The bases bring these points this turn (3.2.choix).
    Bring(Fire),
    /// A bombardment point is spent on whoever is there (3.2).
    Shell(Fire, Hex),
    /// An aircraft looks at this place (3.8.air).
    Spot(Hex),
    /// Smoke is laid here (3.12).
    Smoke(Hex),
    /// Guns, or the unit in hand, clear wire here (3.11).
    Rake(Hex),
    /// Whoever of the own side is here is part of the chain that is activated together (2.4). Units in play are named by their places:
    /// which of them lies in ambush where is nobody's business.
    Join(Hex),
    /// Whoever of the own side is here is activated (2.3).
    Take(Hex),
    /// It moves here (2.6).
    Go(Hex),
    /// It faces this side (2.6.orientation).
    Turn(Side),
    /// It fires at whoever is there (2.12).
    Fire(Hex),
    /// It assaults whoever is there (2.9).
    Assault(Hex),
    /// It looks for whoever lies in ambush (3.8.cheval).
    Scout,
    /// It builds a depot where it stands (3.1).
    Depot,
    /// Its riders dismount (3.3).
    Dismount,
    /// It has finished.
    Stay,
    /// Whoever of the own side is here fires at the attacker before the assault (2.15).
    React(Hex),
    /// The unit that is assaulted slips away to here (2.16).
    Evade(Hex),
    /// Nobody reacts, or nobody any more.
    Pass,
    /// The beaten unit falls back to here (2.9.paires).
    Retreat(Hex),
    /// The winner takes the ground (2.10).
    Advance,
    /// It does not.
    Hold,
    /// An armoured train goes here (3.10.rail).
    Rail(Slot, Hex),
}

impl Decision {
    /// The hex that it names, if it names one.
    pub fn hex(self) -> Option<Hex> {
        match self {
            Decision::Dig(_, hex)
            | Decision::Place(hex)
            | Decision::Shell(_, hex)
            | Decision::Spot(hex)
            | Decision::Smoke(hex)
            | Decision::Rake(hex)
            | Decision::Join(hex)
            | Decision::Take(hex)
            | Decision::React(hex)
            | Decision::Go(hex)
            | Decision::Fire(hex)
            | Decision::Assault(hex)
            | Decision::Evade(hex)
            | Decision::Retreat(hex)
            | Decision::Rail(_, hex) => Some(hex),
            _ => None,
        }
    }
}

/// Something on the table that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// The buttons.
    Button,
    /// A unit.
    Unit(Slot),
    /// A hex.
    Hex(Hex),
    /// A sort of troops that can be raised.
    Troop(u8),
    /// Points of guns, gas or aircraft.
    Points(Fire),
    /// Something that can be dug.
    Work(Work),
}

/// How the six sides are written, clockwise from the north-east.
pub const COMPASS: [&str; 6] = ["ne", "e", "se", "sw", "w", "nw"];

/// Something by the code that the data and the notation call it by.
fn coded<T: Copy, const N: usize>(all: [T; N], code: fn(T) -> &'static str, word: &str) -> Option<T> {
    all.into_iter().find(|one| code(*one) == word)
}

impl DerDesDers {
    /// What a unit is called in notation: `a1` is the attacker's first, `d1` the defender's.
    pub fn unit_id(&self, slot: Slot) -> String {
        let letter = if side_of(slot) == Seat::First { 'a' } else { 'd' };
        format!("{letter}{}", usize::from(slot) % OF_A_SIDE + 1)
    }

    fn read_unit(&self, word: &str) -> Result<Slot, Text> {
        let wrong = || Text::key("parse-unit").with("found", word);
        let side = match word.chars().next() {
            Some('a') => Seat::First,
            Some('d') => Seat::Second,
            _ => return Err(wrong()),
        };
        let number: usize = word[1..].parse().map_err(|_| wrong())?;
        let plain = (1..=OF_A_SIDE).contains(&number) && word[1..] == number.to_string();
        if plain { Ok(slots_of(side).start + number as Slot - 1) } else { Err(wrong()) }
    }

    fn read_hex(&self, word: &str) -> Result<Hex, Text> {
        self.map.named(word).ok_or_else(|| Text::key("parse-hex").with("found", word))
    }

    pub(crate) fn notate_decision(&self, decision: Decision) -> String {
        let unit = |slot: Slot| self.unit_id(slot);
        let hex = |hex: Hex| self.map.name(hex);
        match decision {
            Decision::Done => "done".into(),
            Decision::Raise(troop, cohesion) => format!("raise {troop} {cohesion}"),
            Decision::Attach(slot, support) => format!("attach {} {}", unit(slot), support.code()),
            Decision::Buy(fire) => format!("buy {}", fire.code()),
            Decision::Levy(way) => format!("levy {way}"),
            Decision::Dig(work, at) => format!("dig {} {}", work.code(), hex(at)),
            Decision::Pick(slot) => format!("pick {}", unit(slot)),
            Decision::Place(at) => format!("place {}", hex(at)),
            Decision::Dispose(way) => format!("dispose {way}"),
            Decision::Bring(fire) => format!("bring {}", fire.code()),
            Decision::Shell(fire, at) => format!("shell {} {}", fire.code(), hex(at)),
            Decision::Spot(at) => format!("spot {}", hex(at)),
            Decision::Smoke(at) => format!("smoke {}", hex(at)),
            Decision::Rake(at) => format!("rake {}", hex(at)),
            Decision::Join(at) => format!("join {}", hex(at)),
            Decision::Take(at) => format!("take {}", hex(at)),
            Decision::Go(at) => format!("go {}", hex(at)),
            Decision::Turn(side) => format!("turn {}", COMPASS[usize::from(side)]),
            Decision::Fire(at) => format!("fire {}", hex(at)),
            Decision::Assault(at) => format!("assault {}", hex(at)),
            Decision::Scout => "scout".into(),
            Decision::Depot => "depot".into(),
            Decision::Dismount => "dismount".into(),
            Decision::Stay => "stay".into(),
            Decision::React(at) => format!("react {}", hex(at)),
            Decision::Evade(at) => format!("evade {}", hex(at)),
            Decision::Pass => "pass".into(),
            Decision::Retreat(at) => format!("retreat {}", hex(at)),
            Decision::Advance => "advance".into(),
            Decision::Hold => "hold".into(),
            Decision::Rail(slot, at) => format!("rail {} {}", unit(slot), hex(at)),
        }
    }

    pub(crate) fn parse_decision(&self, text: &str) -> Result<Decision, Text> {
        let wrong = || Text::key("parse-decision").with("found", text);
        let fire = |word: &str| coded(Fire::ALL, Fire::code, word).ok_or_else(wrong);
        let support = |word: &str| coded(Support::ALL, Support::code, word).ok_or_else(wrong);
        let work = |word: &str| coded(Work::ALL, Work::code, word).ok_or_else(wrong);
        let number = |word: &str| match word.parse::<u8>() {
            Ok(number) if number.to_string() == word => Ok(number),
            _ => Err(wrong()),
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["done"] => Decision::Done,
            ["raise", troop, cohesion] => Decision::Raise(number(troop)?, number(cohesion)?),
            ["attach", unit, what] => Decision::Attach(self.read_unit(unit)?, support(what)?),
            ["buy", what] => Decision::Buy(fire(what)?),
            ["levy", way] => Decision::Levy(number(way)?),
            ["dig", what, at] => Decision::Dig(work(what)?, self.read_hex(at)?),
            ["pick", unit] => Decision::Pick(self.read_unit(unit)?),
            ["place", at] => Decision::Place(self.read_hex(at)?),
            ["dispose", way] => Decision::Dispose(number(way)?),
            ["bring", what] => Decision::Bring(fire(what)?),
            ["shell", what, at] => Decision::Shell(fire(what)?, self.read_hex(at)?),
            ["spot", at] => Decision::Spot(self.read_hex(at)?),
            ["smoke", at] => Decision::Smoke(self.read_hex(at)?),
            ["rake", at] => Decision::Rake(self.read_hex(at)?),
            ["join", at] => Decision::Join(self.read_hex(at)?),
            ["take", at] => Decision::Take(self.read_hex(at)?),
            ["go", at] => Decision::Go(self.read_hex(at)?),
            ["turn", side] => {
                Decision::Turn(COMPASS.iter().position(|known| *known == side).ok_or_else(wrong)? as Side)
            }
            ["fire", at] => Decision::Fire(self.read_hex(at)?),
            ["assault", at] => Decision::Assault(self.read_hex(at)?),
            ["scout"] => Decision::Scout,
            ["depot"] => Decision::Depot,
            ["dismount"] => Decision::Dismount,
            ["stay"] => Decision::Stay,
            ["react", at] => Decision::React(self.read_hex(at)?),
            ["evade", at] => Decision::Evade(self.read_hex(at)?),
            ["pass"] => Decision::Pass,
            ["retreat", at] => Decision::Retreat(self.read_hex(at)?),
            ["advance"] => Decision::Advance,
            ["hold"] => Decision::Hold,
            ["rail", unit, at] => Decision::Rail(self.read_unit(unit)?, self.read_hex(at)?),
            _ => return Err(wrong()),
        })
    }

    pub(crate) fn subject_named(&self, id: &str) -> Result<Subject, Text> {
        if id == "button" {
            return Ok(Subject::Button);
        }
        let known = match id.split_once(':') {
            Some(("troop", number)) => number.parse().ok().map(Subject::Troop),
            Some(("points", code)) => coded(Fire::ALL, Fire::code, code).map(Subject::Points),
            Some(("work", code)) => coded(Work::ALL, Work::code, code).map(Subject::Work),
            // What lies in ambush is called by its place: its own name would tell who it is.
            Some(("marker", name)) => self.map.named(name).map(Subject::Hex),
            _ => self.map.named(id).map(Subject::Hex),
        };
        known.map_or_else(|| self.read_unit(id).map(Subject::Unit), Ok)
    }

    pub(crate) fn subject_id(&self, subject: Subject) -> String {
        match subject {
            Subject::Button => "button".into(),
            Subject::Unit(slot) => self.unit_id(slot),
            Subject::Hex(hex) => self.map.name(hex).into(),
            Subject::Troop(number) => format!("troop:{number}"),
            Subject::Points(fire) => format!("points:{}", fire.code()),
            Subject::Work(work) => format!("work:{}", work.code()),
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
