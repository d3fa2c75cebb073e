//! Lines of sight (g.vue).

use crate::map::{Hex, Sight};
use crate::{Position, Villers};

impl Villers {
    /// Whether a battalion stands on a hex: it blocks the view, whichever side it is of (g.vue.bloque).
    fn is_blocked(&self, p: &Position, hex: Hex) -> bool {
        p.on(hex).is_some_and(|slot| !self.is_tank(slot))
    }

    /// Whether nobody stands in a line of sight. Along an edge it is enough that one side is clear (g.vue.bord).
    pub(crate) fn is_clear(&self, p: &Position, sight: &Sight) -> bool {
        self.map
            .crossed(sight)
            .iter()
            .all(|(one, two)| !self.is_blocked(p, *one) || !self.is_blocked(p, *two))
    }

    /// Whether one hex sees another that is within range of tanks; neighbours always do.
    pub(crate) fn sees(&self, p: &Position, from: Hex, to: Hex) -> bool {
        if self.map.side(from, to).is_some() {
            return true;
        }
        let known = self.map.sight[from.index()].iter().find(|sight| sight.target == to);
        known.is_some_and(|sight| self.is_clear(p, sight))
    }
}
