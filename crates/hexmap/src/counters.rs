//! Counters by their slots: sets of them, and who stands on which hex.

use contract::{DataFile, PackError};
use serde_spanned::Spanned;
use table::Text;

use crate::plan::Hex;

/// A counter by its place in the list.
pub type Slot = u8;

/// No counter.
pub const NOBODY: Slot = 255;

/// A set of counters, one bit a slot.
pub type Units = u128;

/// The set of one counter.
#[inline]
pub fn one(slot: Slot) -> Units {
    1 << slot
}

/// The counters of a set, in order.
#[inline]
pub fn each(set: Units) -> impl Iterator<Item = Slot> {
    let mut left = set;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let slot = left.trailing_zeros() as Slot;
            left &= left - 1;
            slot
        })
    })
}

/// The set of these counters.
#[inline]
pub fn set_of(slots: impl Iterator<Item = Slot>) -> Units {
    slots.fold(0, |set, slot| set | one(slot))
}

/// Who stands on which hex, in the order of their slots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stacks<const HEXES: usize, const UNITS: usize> {
    /// The lowest slot on each hex.
    first: [Slot; HEXES],
    /// The next slot on the same hex.
    next: [Slot; UNITS],
}

impl<const HEXES: usize, const UNITS: usize> Default for Stacks<HEXES, UNITS> {
    fn default() -> Self {
        Stacks { first: [NOBODY; HEXES], next: [NOBODY; UNITS] }
    }
}

impl<const HEXES: usize, const UNITS: usize> Stacks<HEXES, UNITS> {
    /// The first counter on a hex.
    #[inline]
    pub fn top(&self, hex: Hex) -> Option<Slot> {
        let slot = self.first[hex.index()];
        (slot != NOBODY).then_some(slot)
    }

    /// The counters on a hex.
    #[inline]
    pub fn on(&self, hex: Hex) -> impl Iterator<Item = Slot> + '_ {
        let mut at = self.first[hex.index()];
        std::iter::from_fn(move || {
            let slot = at;
            (slot != NOBODY).then(|| {
                at = self.next[usize::from(slot)];
                slot
            })
        })
    }

    /// A counter that stood nowhere comes to a hex.
    #[inline]
    pub fn add(&mut self, slot: Slot, hex: Hex) {
        let hex = hex.index();
        let (mut before, mut at) = (NOBODY, self.first[hex]);
        while at < slot {
            before = at;
            at = self.next[usize::from(at)];
        }
        self.next[usize::from(slot)] = at;
        self.follow(before, slot, hex);
    }

    /// A counter that stands on a hex leaves it.
    #[inline]
    pub fn remove(&mut self, slot: Slot, hex: Hex) {
        let hex = hex.index();
        let after = self.next[usize::from(slot)];
        let (mut before, mut at) = (NOBODY, self.first[hex]);
        while at != slot {
            before = at;
            at = self.next[usize::from(at)];
        }
        self.follow(before, after, hex);
        self.next[usize::from(slot)] = NOBODY;
    }

    #[inline]
    fn follow(&mut self, before: Slot, slot: Slot, hex: usize) {
        match before {
            NOBODY => self.first[hex] = slot,
            _ => self.next[usize::from(before)] = slot,
        }
    }
}

/// The name of a counter as it is typed: small letters, digits and hyphens, and no other's.
///
/// # Errors
/// The name that is none, or is taken.
pub fn check_id<'a>(
    sheet: &DataFile,
    id: &Spanned<String>,
    mut others: impl Iterator<Item = &'a str>,
) -> Result<(), PackError> {
    let (name, at) = (id.as_ref().as_str(), id.span().start);
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if name.is_empty() || !name.chars().all(plain) {
        return sheet.wrong(at, Text::key("unit-id").with("found", name));
    }
    if others.any(|other| other == name) {
        return sheet.wrong(at, Text::key("unit-twice").with("found", name));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_walked_in_order() {
        let set = one(127) | one(0) | one(64);
        assert_eq!(each(set).collect::<Vec<_>>(), [0, 64, 127]);
        assert_eq!(each(0).next(), None);
        assert_eq!(set_of(each(set)), set);
    }

    #[test]
    fn stacks_keep_the_order_of_slots_whoever_comes_and_goes() {
        let mut stacks: Stacks<2, 8> = Stacks::default();
        for slot in [3, 1, 7, 5] {
            stacks.add(slot, Hex(1));
        }
        let on = |stacks: &Stacks<2, 8>| stacks.on(Hex(1)).collect::<Vec<_>>();
        assert_eq!(on(&stacks), [1, 3, 5, 7]);
        stacks.remove(1, Hex(1));
        stacks.remove(5, Hex(1));
        assert_eq!(on(&stacks), [3, 7]);
        assert_eq!((stacks.top(Hex(1)), stacks.top(Hex(0))), (Some(3), None));
        stacks.remove(3, Hex(1));
        stacks.remove(7, Hex(1));
        assert_eq!(stacks, Stacks::default());
    }
}
