//! The garrison of Cachy (12.1.cachy, 12.2.cachy).

use contract::{Refusal, Rule};

use crate::activation::Actor;
use crate::map::Hex;
use crate::{Villers, refuse, rule};

impl Villers {
    /// How far a hex is from where the garrison belongs.
    fn off(&self, hex: Hex) -> u8 {
        if hex.is_some() { self.map.garrison[hex.index()] } else { u8::MAX }
    }

    /// Whether a unit may enter a hex of its own will: the garrison keeps near Cachy, and driven out it only comes nearer
    /// (r.cachy).
    pub(crate) fn keeps_post(&self, a: &Actor, to: Hex) -> bool {
        a.slot != self.counters.garrison
            || self.off(to) <= self.tables.scenario.garrison.within
            || self.off(to) < self.off(a.hex)
    }

    pub(crate) fn check_post(&self, a: &Actor, to: Hex) -> Result<(), Refusal> {
        if self.keeps_post(a, to) {
            Ok(())
        } else if self.off(a.hex) <= self.tables.scenario.garrison.within {
            refuse(self.by_scenario(rule!("12.1.cachy"), rule!("12.2.cachy")), "the-garrison-stays")
        } else {
            refuse(rule!("r.cachy"), "the-garrison-goes-back")
        }
    }

    /// The section of the scenario played.
    pub(crate) fn by_scenario(&self, first: Rule, second: Rule) -> Rule {
        if self.scenario == 0 { first } else { second }
    }
}
