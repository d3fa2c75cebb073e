//! Cheapest ways over the map, for movement (3.1).

use crate::map::{HEXES, Hex};

/// Not reached.
pub(crate) const FAR: u8 = u8::MAX;

/// More points than the best-off unit can have.
const LEVELS: usize = 32;
const NIL: u16 = u16::MAX;

/// A search outwards from some hexes by increasing cost. Nothing is allocated: every hex waits in one list a cost.
pub(crate) struct Routes {
    /// The cost of each hex, or [`FAR`].
    pub cost: [u8; HEXES],
    heads: [u16; LEVELS],
    after: [u16; HEXES],
    before: [u16; HEXES],
    level: usize,
}

impl Routes {
    pub(crate) fn new() -> Routes {
        Routes {
            cost: [FAR; HEXES],
            heads: [NIL; LEVELS],
            after: [NIL; HEXES],
            before: [NIL; HEXES],
            level: 0,
        }
    }

    /// A way to a hex: kept if it is cheaper than any so far.
    pub(crate) fn offer(&mut self, hex: Hex, cost: u8) {
        let at = hex.index();
        if cost >= self.cost[at] || usize::from(cost) >= LEVELS {
            return;
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

    /// The nearest hex that has not been looked at.
    pub(crate) fn next(&mut self) -> Option<(Hex, u8)> {
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
        let mut routes = Routes::new();
        routes.offer(Hex(5), 0);
        routes.offer(Hex(7), 4);
        routes.offer(Hex(6), 2);
        routes.offer(Hex(7), 3);
        routes.offer(Hex(7), 5);
        let order: Vec<_> = std::iter::from_fn(|| routes.next()).collect();
        assert_eq!(order, [(Hex(5), 0), (Hex(6), 2), (Hex(7), 3)]);
    }
}
