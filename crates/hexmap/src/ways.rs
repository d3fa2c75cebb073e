//! Cheapest ways over a map.

use crate::plan::Hex;

/// Not reached.
pub const FAR: u8 = u8::MAX;

const NIL: u16 = u16::MAX;

/// A search outwards from some hexes by increasing cost, up to so many levels of it. Nothing is allocated: every hex waits in
/// one list a cost.
pub struct Ways<const HEXES: usize, const LEVELS: usize> {
    /// The cost of each hex, or [`FAR`].
    pub cost: [u8; HEXES],
    heads: [u16; LEVELS],
    after: [u16; HEXES],
    before: [u16; HEXES],
    level: usize,
}

impl<const HEXES: usize, const LEVELS: usize> Default for Ways<HEXES, LEVELS> {
    fn default() -> Self {
        Ways::new()
    }
}

impl<const HEXES: usize, const LEVELS: usize> Ways<HEXES, LEVELS> {
    /// The highest cost that can be reckoned with.
    pub const FARTHEST: u8 = LEVELS as u8 - 1;

    /// Nothing reached yet.
    #[inline]
    pub fn new() -> Self {
        Ways { cost: [FAR; HEXES], heads: [NIL; LEVELS], after: [NIL; HEXES], before: [NIL; HEXES], level: 0 }
    }

    /// A way to a hex: kept if it is cheaper than any so far. Says whether it was.
    #[inline]
    pub fn offer(&mut self, hex: Hex, cost: u8) -> bool {
        let at = hex.index();
        if cost >= self.cost[at] || usize::from(cost) >= LEVELS {
            return false;
        }
        if self.cost[at] != FAR {
            self.take_out(at);
        }
        self.cost[at] = cost;
        let head = self.heads[usize::from(cost)];
        self.after[at] = head;
        self.before[at] = NIL;
        if head != NIL {
            self.before[usize::from(head)] = at as u16;
        }
        self.heads[usize::from(cost)] = at as u16;
        true
    }

    fn take_out(&mut self, at: usize) {
        let (before, after) = (self.before[at], self.after[at]);
        if before == NIL {
            self.heads[usize::from(self.cost[at])] = after;
        } else {
            self.after[usize::from(before)] = after;
        }
        if after != NIL {
            self.before[usize::from(after)] = before;
        }
    }
}

/// The hexes by their cost, each with the cheapest way to it; more may be offered on the way.
impl<const HEXES: usize, const LEVELS: usize> Iterator for Ways<HEXES, LEVELS> {
    type Item = (Hex, u8);

    /// The nearest hex that has not been looked at.
    #[inline]
    fn next(&mut self) -> Option<(Hex, u8)> {
        while self.level < LEVELS {
            let head = self.heads[self.level];
            if head != NIL {
                let after = self.after[usize::from(head)];
                self.heads[self.level] = after;
                if after != NIL {
                    self.before[usize::from(after)] = NIL;
                }
                return Some((Hex(head), self.level as u8));
            }
            self.level += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_come_out_by_cost_and_the_cheapest_way_is_kept() {
        let mut ways: Ways<8, 6> = Ways::new();
        let offers = [(5, 0), (7, 4), (6, 2), (7, 3), (7, 5), (4, 6)];
        let kept = offers.map(|(hex, cost)| ways.offer(Hex(hex), cost));
        assert_eq!(kept, [true, true, true, true, false, false]);
        let order: Vec<_> = ways.by_ref().collect();
        assert_eq!(order, [(Hex(5), 0), (Hex(6), 2), (Hex(7), 3)]);
        assert_eq!(ways.cost[4], FAR);
    }
}
