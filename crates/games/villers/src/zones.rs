//! Zones of control (g.zdc) and who is next to whom.

use contract::Seat;

use crate::map::{Hex, Hexes};
use crate::units::NOBODY;
use crate::{Position, Villers};

/// How the board lies for a side that moves.
pub(crate) trait Board {
    /// Whether an enemy stands there.
    fn held(&self, hex: Hex) -> bool;
    /// Whether it is in an enemy zone.
    fn zone(&self, hex: Hex) -> bool;
}

/// The same looked up hex by hex: for a few of them.
pub(crate) struct Near<'a> {
    game: &'a Villers,
    p: &'a Position,
    enemy: Seat,
}

impl Board for Near<'_> {
    fn held(&self, hex: Hex) -> bool {
        self.game.holds(self.p, self.enemy, hex)
    }

    fn zone(&self, hex: Hex) -> bool {
        self.game.in_zone(self.p, self.enemy, hex)
    }
}

/// The same looked up once for the whole board: for a great many.
pub(crate) struct Lay {
    /// Where enemies stand.
    pub enemies: Hexes,
    /// Their zones of control.
    pub zones: Hexes,
}

impl Board for Lay {
    fn held(&self, hex: Hex) -> bool {
        self.enemies.has(hex.index())
    }

    fn zone(&self, hex: Hex) -> bool {
        self.zones.has(hex.index())
    }
}

impl Villers {
    /// How the board lies for a side. Zones reach across the Luce and into every ground (r.zoc-river).
    pub(crate) fn lay(&self, p: &Position, side: Seat) -> Lay {
        let mut lay = Lay { enemies: Hexes::default(), zones: Hexes::default() };
        for slot in self.slots_of(side.other()) {
            let hex = p.unit(slot).hex;
            if hex.is_some() {
                lay.enemies.add(hex.index());
                lay.zones = lay.zones.or(&self.map.ring[hex.index()]);
            }
        }
        lay
    }

    /// The same, for a few hexes.
    pub(crate) fn near<'a>(&'a self, p: &'a Position, side: Seat) -> Near<'a> {
        Near { game: self, p, enemy: side.other() }
    }

    /// Whether a unit of a side stands on a hex.
    pub(crate) fn holds(&self, p: &Position, side: Seat, hex: Hex) -> bool {
        let slot = p.slot_on(hex);
        slot != NOBODY && self.side(slot) == side
    }

    /// Whether a unit of a side stands next to a hex: the hex is in its zone of control.
    pub(crate) fn in_zone(&self, p: &Position, side: Seat, hex: Hex) -> bool {
        self.map.near[hex.index()].iter().any(|near| self.holds(p, side, *near))
    }
}
