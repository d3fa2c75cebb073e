//! Sets of numbered hexes.

use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

use crate::plan::Hex;

/// A set of hexes by their numbers, in so many words of 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Set<const WORDS: usize>(#[serde(with = "BigArray")] [u64; WORDS]);

impl<const WORDS: usize> Default for Set<WORDS> {
    fn default() -> Self {
        Set([0; WORDS])
    }
}

impl<const WORDS: usize> Set<WORDS> {
    /// Whether a hex is in it.
    pub fn has(&self, number: usize) -> bool {
        self.0[number / 64] & 1 << (number % 64) != 0
    }

    /// Puts a hex in.
    pub fn add(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// Takes a hex out.
    pub fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    /// Takes the lowest hex out.
    pub fn take(&mut self) -> Option<Hex> {
        let hex = self.hexes().next()?;
        self.remove(hex.index());
        Some(hex)
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// How many are in it.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// One more at each of these hexes, in sets of those that were counted once, twice and so on at least.
    #[inline]
    pub fn tally<const MOST: usize>(counted: &mut [Set<WORDS>; MOST], more: &Set<WORDS>) {
        for (word, more) in more.0.iter().enumerate() {
            let mut more = *more;
            for set in counted.iter_mut() {
                let again = set.0[word] & more;
                set.0[word] |= more;
                more = again;
            }
        }
    }

    /// Those in either.
    #[must_use]
    pub fn or(mut self, other: &Set<WORDS>) -> Set<WORDS> {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
        self
    }

    /// Those in both.
    #[must_use]
    pub fn and(mut self, other: &Set<WORDS>) -> Set<WORDS> {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word &= more;
        }
        self
    }

    /// Those that are not in the other.
    #[must_use]
    pub fn without(mut self, other: &Set<WORDS>) -> Set<WORDS> {
        for (word, less) in self.0.iter_mut().zip(other.0) {
            *word &= !less;
        }
        self
    }

    /// The hexes in it, in order.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.iter().map(|number| Hex(number as u16))
    }

    /// The numbers in it, in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(place, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                (left != 0).then(|| {
                    let bit = left.trailing_zeros() as usize;
                    left &= left - 1;
                    64 * place + bit
                })
            })
        })
    }
}

impl<const WORDS: usize> FromIterator<usize> for Set<WORDS> {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut set = Set::default();
        numbers.into_iter().for_each(|number| set.add(number));
        set
    }
}

/// A list of hexes, each once, that keeps no memory of its own: of more than so many the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct List<const N: usize> {
    hexes: [Hex; N],
    count: usize,
}

impl<const N: usize> Default for List<N> {
    fn default() -> List<N> {
        List::EMPTY
    }
}

impl<const N: usize> List<N> {
    /// None.
    pub const EMPTY: List<N> = List { hexes: [Hex::NONE; N], count: 0 };

    /// Adds a hex, if it is one.
    #[inline]
    pub fn add(&mut self, hex: Hex) {
        if hex.is_some() && self.count < N && !self.all().contains(&hex) {
            self.hexes[self.count] = hex;
            self.count += 1;
        }
    }

    /// Those in it, in the order they came.
    #[inline]
    pub fn all(&self) -> &[Hex] {
        &self.hexes[..self.count]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_tells_how_often_a_hex_was_counted() {
        let mut counted = [Set::<2>::default(); 3];
        for more in [vec![1, 70], vec![70], vec![3, 70], vec![70, 1]] {
            Set::tally(&mut counted, &more.into_iter().collect());
        }
        let [once, twice, thrice] = counted.map(|set| set.iter().collect::<Vec<usize>>());
        assert_eq!((once, twice, thrice), (vec![1, 3, 70], vec![1, 70], vec![70]));
    }

    #[test]
    fn what_is_put_in_comes_out_in_order() {
        let mut set: Set<3> = [130, 0, 64, 63].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 130]);
        set.remove(64);
        assert!(!set.has(64) && set.has(130) && set.len() == 3 && !set.is_empty());
        let both = set.or(&[64].into_iter().collect());
        assert_eq!(both.len(), 4);
        assert_eq!(both.without(&set).iter().collect::<Vec<_>>(), [64]);
        assert_eq!(both.and(&set).iter().collect::<Vec<_>>(), [0, 63, 130]);
    }
}
