//! Lines of communication (g.communication).

use contract::Seat;

use crate::map::{HEXES, Hex, Hexes};
use crate::units::Slot;
use crate::zones::Board;
use crate::{Position, Villers};

impl Villers {
    /// The hexes that lines of communication of a side can run through: those joined to its edge by hexes without enemies and
    /// their zones, friends or not (g.communication.zdc).
    pub(crate) fn lines(&self, p: &Position, side: Seat) -> Hexes {
        let lay = self.lay(p, side);
        let mut reached = Hexes::default();
        let mut waiting = [Hex::NONE; HEXES];
        let mut count = 0;
        let mut visit = |hex: Hex, waiting: &mut [Hex; HEXES], count: &mut usize| {
            if hex.is_some() && !reached.has(hex.index()) && !lay.held(hex) && !lay.zone(hex) {
                reached.add(hex.index());
                waiting[*count] = hex;
                *count += 1;
            }
        };
        for &hex in self.map.edge_of(side) {
            visit(hex, &mut waiting, &mut count);
        }
        while count > 0 {
            count -= 1;
            let hex = waiting[count];
            for near in self.map.near[hex.index()] {
                visit(near, &mut waiting, &mut count);
            }
        }
        reached
    }

    /// Whether a unit has a line of communication, given the hexes that such lines run through: its own hex may be in an
    /// enemy zone (r.communication).
    pub(crate) fn is_linked(&self, p: &Position, slot: Slot, lines: &Hexes) -> bool {
        let hex = p.unit(slot).hex;
        hex.is_some()
            && (lines.has(hex.index())
                || self.map.beside(hex).any(|near| lines.has(near.index()))
                || self.map.edge_of(self.side(slot)).contains(&hex))
    }
}
