//! Zones of control (8.4) and who is next to whom.

use contract::Seat;

use crate::map::{Hex, Hexes};
use crate::units::{Kind, Slot};
use crate::{Position, Verdun};

/// The zone of control over a hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Zone {
    /// None.
    Free,
    /// Weak (8.43).
    Weak,
    /// Strong (8.42).
    Strong,
}

/// How the board lies for a side that moves or traces: looked up once, asked of every hex.
pub(crate) struct Lay {
    /// Where enemies stand.
    pub enemies: Hexes,
    /// Where friends stand.
    pub friends: Hexes,
    /// Strong enemy zones.
    pub strong: Hexes,
    /// Enemy zones of either kind.
    pub zones: Hexes,
}

impl Lay {
    /// The enemy zone over a hex.
    pub(crate) fn zone(&self, hex: Hex) -> Zone {
        match (self.zones.has(hex.index()), self.strong.has(hex.index())) {
            (false, _) => Zone::Free,
            (_, false) => Zone::Weak,
            _ => Zone::Strong,
        }
    }
}

impl Verdun {
    /// How the board lies for a side.
    pub(crate) fn lay(&self, p: &Position, side: Seat) -> Lay {
        let mut lay = Lay {
            enemies: Hexes::default(),
            friends: Hexes::default(),
            strong: Hexes::default(),
            zones: self.second_ring(p, side.other()),
        };
        for slot in self.slots_of(side) {
            let unit = p.unit(slot);
            if unit.is_there() {
                lay.friends.add(unit.hex.index());
            }
        }
        for slot in self.slots_of(side.other()) {
            let unit = p.unit(slot);
            if !unit.is_there() {
                continue;
            }
            lay.enemies.add(unit.hex.index());
            let set = match self.exerts(slot) {
                Zone::Free => continue,
                Zone::Weak => &mut lay.zones,
                Zone::Strong => &mut lay.strong,
            };
            *set = set.or(&self.map.ring[unit.hex.index()]);
        }
        lay.zones = lay.zones.or(&lay.strong);
        lay
    }

    /// What the guns of the forts reach beyond the hexes around them (15.4).
    fn second_ring(&self, p: &Position, side: Seat) -> Hexes {
        let mut zones = Hexes::default();
        if self.options.heavy_forts && side == Seat::Second {
            for (fort, guns) in self.map.forts.iter().zip(&self.map.fort_guns) {
                if self.fort_stands(p, *fort) {
                    zones = zones.or(guns);
                }
            }
        }
        zones
    }

    /// What a unit exerts over the hexes around it (8.41).
    fn exerts(&self, slot: Slot) -> Zone {
        match self.kind(slot) {
            Kind::Regiment | Kind::Territorial | Kind::Garrison => Zone::Strong,
            Kind::Headquarters => Zone::Free,
            _ => Zone::Weak,
        }
    }

    /// The zone of control of a side over a hex.
    pub(crate) fn zone(&self, p: &Position, side: Seat, hex: Hex) -> Zone {
        let mut zone = Zone::Free;
        for near in self.map.beside(hex) {
            if p.top(near).is_some_and(|top| self.side(top) == side) {
                for slot in p.on(near) {
                    zone = zone.max(self.exerts(slot));
                }
                if zone == Zone::Strong {
                    return zone;
                }
            }
        }
        if zone == Zone::Free && self.options.heavy_forts && side == Seat::Second {
            // The guns of the forts reach a second ring (15.4).
            let standing = |fort: &Hex| {
                self.map.distance(*fort, hex) == 2
                    && p.on(*fort).any(|slot| self.kind(slot) == Kind::Garrison)
            };
            if self.map.forts.iter().any(standing) {
                return Zone::Weak;
            }
        }
        zone
    }

    /// Whether units of a side stand on a hex.
    pub(crate) fn holds(&self, p: &Position, side: Seat, hex: Hex) -> bool {
        p.top(hex).is_some_and(|top| self.side(top) == side)
    }

    /// Whether an enemy unit stands next to a hex.
    pub(crate) fn in_contact(&self, p: &Position, side: Seat, hex: Hex) -> bool {
        self.map.beside(hex).any(|near| self.holds(p, side.other(), near))
    }

    /// Whether a unit is shut in by enemy zones (9.7): no hex beside it is free of enemies and their zones, or held by a
    /// friend.
    pub(crate) fn is_surrounded(&self, p: &Position, side: Seat, hex: Hex) -> bool {
        let closed = self.map.river[hex.index()];
        (0..6).all(|way| {
            let near = self.map.near[hex.index()][way];
            near == Hex::NONE
                || closed & 1 << way != 0
                || self.holds(p, side.other(), near)
                || !self.holds(p, side, near) && self.zone(p, side.other(), near) != Zone::Free
        })
    }
}
