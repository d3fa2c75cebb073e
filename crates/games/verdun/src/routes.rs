//! Cheapest ways over the map: what movement (8) and lines of supply (6.12) both need.

use crate::map::{HEXES, Hex};

/// Not reached.
pub(crate) const FAR: u8 = u8::MAX;

const LEVELS: usize = 64;
/// The highest cost that can be reckoned with.
pub(crate) const FARTHEST: u8 = LEVELS as u8 - 1;
const NIL: u16 = u16::MAX;

/// A search outwards from some hexes by increasing cost. Nothing is allocated: every hex waits in one list a cost.
pub(crate) struct Routes {
    /// The cost of each hex, or [`FAR`].
    pub cost: [u8; HEXES],
    /// The hex from which each was reached.
    pub from: [u16; HEXES],
    heads: [u16; LEVELS],
    after: [u16; HEXES],
    before: [u16; HEXES],
    level: usize,
}

impl Routes {
    pub(crate) fn new() -> Routes {
        Routes {
            cost: [FAR; HEXES],
            from: [NIL; HEXES],
            heads: [NIL; LEVELS],
            after: [NIL; HEXES],
            before: [NIL; HEXES],
            level: 0,
        }
    }

    /// A way to a hex: kept if it is cheaper than any so far.
    pub(crate) fn offer(&mut self, hex: Hex, cost: u8, from: Hex) {
        let at = hex.index();
        if cost >= self.cost[at] || usize::from(cost) >= LEVELS {
            return;
        }
        if self.cost[at] != FAR {
            self.take_out(at);
        }
        self.cost[at] = cost;
        self.from[at] = from.0;
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

    /// The way to a hex, backwards from it, the start left out.
    pub(crate) fn back(&self, to: Hex) -> impl Iterator<Item = Hex> + '_ {
        let mut at = to;
        std::iter::from_fn(move || {
            let from = self.from[at.index()];
            (from != NIL && at != Hex(from)).then(|| {
                let here = at;
                at = Hex(from);
                here
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_come_out_by_cost_and_the_cheapest_way_is_kept() {
        let mut routes = Routes::new();
        routes.offer(Hex(5), 0, Hex(5));
        routes.offer(Hex(7), 4, Hex(5));
        routes.offer(Hex(6), 2, Hex(5));
        routes.offer(Hex(7), 3, Hex(6));
        routes.offer(Hex(7), 5, Hex(5));
        let order: Vec<_> = std::iter::from_fn(|| routes.next()).collect();
        assert_eq!(order, [(Hex(5), 0), (Hex(6), 2), (Hex(7), 3)]);
        assert_eq!(routes.back(Hex(7)).collect::<Vec<_>>(), [Hex(7), Hex(6)]);
    }
}
