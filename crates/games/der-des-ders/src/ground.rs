//! Going, cover and position: what the ground does to whoever is on it (1.8).

use crate::DerDesDers;
use crate::map::{Ground, Hex};
use crate::position::{Position, Unit, soil};
use crate::units::{Class, Traits};

/// How hard the going is on a hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Going {
    /// Clear ground, or a town.
    Easy,
    /// Broken (1.8.accidente).
    Broken,
    /// Very broken (1.8.tres).
    VeryBroken,
    /// Not for this unit.
    Barred,
}

impl DerDesDers {
    /// How hard the going is for a unit.
    pub(crate) fn going(&self, p: &Position, unit: &Unit, hex: Hex) -> Going {
        let soil = p.soil(hex);
        let by_ground = match self.map.ground[hex.index()] {
            Ground::Clear | Ground::Town => Going::Easy,
            // That a wood is broken ground is our ruling (r.wood).
            Ground::Broken | Ground::Wood => Going::Broken,
            Ground::Thicket => Going::VeryBroken,
            Ground::Cliff if unit.traits.has(Traits::MOUNTAIN) => Going::VeryBroken,
            Ground::Marsh | Ground::Water | Ground::Cliff => return Going::Barred,
        };
        let by_wire = match soil & soil::WIRE {
            0 => Going::Easy,
            // Tracks crush wire (3.4.barbeles).
            _ if unit.traits.armour().is_tracked() => Going::Broken,
            _ => Going::VeryBroken,
        };
        let by_craters = if soil & soil::CRATERS != 0 { Going::Broken } else { Going::Easy };
        by_ground.max(by_wire).max(by_craters)
    }

    /// Whether a hex counts as broken ground for a unit's supply (1.8.accidente.prix).
    pub(crate) fn is_broken(&self, p: &Position, unit: &Unit, hex: Hex) -> bool {
        self.going(p, unit, hex) >= Going::Broken
    }

    /// Whether very broken ground keeps a unit out: riders and wheels (1.8.tres.montes).
    pub(crate) fn shuns_very_broken(&self, unit: &Unit) -> bool {
        unit.is_mounted() || unit.traits.armour() == crate::units::Armour::Wheeled
    }

    /// Whether the ground shelters whoever fights on foot there: vegetation, buildings, smoke (1.8.couvert, 3.12).
    pub(crate) fn is_covered_ground(&self, p: &Position, hex: Hex) -> bool {
        self.map.ground[hex.index()].is_cover() || p.has_smoke(hex)
    }

    /// Whether a unit is under cover, by the ground or by works.
    pub(crate) fn is_covered(&self, p: &Position, unit: &Unit) -> bool {
        unit.is_on_foot() && (self.is_covered_ground(p, unit.hex) || p.works(unit.hex) > 0)
    }

    /// The level of the works that a unit sits in: they are for those on foot (1.8.couvert).
    pub(crate) fn works_of(&self, p: &Position, unit: &Unit) -> u8 {
        if unit.is_on_foot() { p.works(unit.hex) } else { 0 }
    }

    /// Whether the side across stands in a good position against an assault from a hex (2.9.position): above it, in a town, or
    /// in works.
    pub(crate) fn is_well_placed(&self, p: &Position, unit: &Unit, from: Hex) -> bool {
        let higher = self.map.height[unit.hex.index()] > self.map.height[from.index()];
        let town = self.map.ground[unit.hex.index()] == Ground::Town;
        unit.is_on_foot() && (higher || town || p.works(unit.hex) > 0)
    }

    /// Whether a unit could lie in ambush where it stands: under cover of vegetation, a town or works, which smoke is not, and nothing that
    /// is seen from afar (2.11.embuscade, r.ambush).
    pub(crate) fn can_ambush(&self, p: &Position, unit: &Unit) -> bool {
        match unit.class {
            Class::Decoy => true,
            Class::Train => false,
            Class::Infantry | Class::Cavalry => {
                let cover = self.map.ground[unit.hex.index()].is_cover() || p.works(unit.hex) > 0;
                cover && unit.is_on_foot() && !unit.is_conspicuous()
            }
        }
    }
}
