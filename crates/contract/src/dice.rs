//! The one door through which chance enters.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::fair::in_digits;

/// The secret a match's chance is made from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed of game number `index` in a series: different for each, the same on every machine.
    pub fn in_series(series: u64, index: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&series.to_le_bytes());
        bytes[8..16].copy_from_slice(&index.to_le_bytes());
        Seed(bytes)
    }
}

in_digits!(Seed, "file-bad-seed");

/// A stream of chance: ChaCha with eight rounds, one sub-stream an entry of the match.
///
/// What it yields is part of the match file's meaning, so `below` and `draw` are our own and never change.
#[derive(Clone, Debug)]
pub struct Dice {
    stream: ChaCha8Rng,
    used: bool,
    /// What comes before the stream, the last first: for tests, which say what is rolled.
    said: Vec<u32>,
}

impl Dice {
    /// The dice of one entry of a match.
    pub fn of_entry(seed: &Seed, number: u64) -> Dice {
        let mut stream = ChaCha8Rng::from_seed(seed.0);
        stream.set_stream(number);
        Dice { stream, used: false, said: Vec::new() }
    }

    /// Dice that belong to no match: for search, sampling and computer players.
    pub fn loose(seed: u64) -> Dice {
        Dice::of_entry(&Seed::in_series(seed, u64::MAX), 0)
    }

    /// Dice for a test: six-sided ones show these numbers, in this order; what is rolled after them is left to chance.
    pub fn showing(numbers: &[u8]) -> Dice {
        let drawn: Vec<(u32, u32)> = numbers.iter().map(|number| (u32::from(*number) - 1, 6)).collect();
        Dice::drawing(&drawn)
    }

    /// Dice for a test: [`Dice::below`] yields these numbers, each out of so many, in this order; the rest is left to chance.
    ///
    /// # Panics
    /// If a number is not below what it is drawn from.
    pub fn drawing(numbers: &[(u32, u32)]) -> Dice {
        let word = |&(number, of): &(u32, u32)| {
            assert!(number < of, "{number} is not below {of}");
            // The middle of the words that stand for it.
            (((2 * u64::from(number) + 1) << 31) / u64::from(of)) as u32
        };
        Dice { said: numbers.iter().rev().map(word).collect(), ..Dice::loose(0) }
    }

    #[inline]
    fn word(&mut self) -> u32 {
        self.said.pop().unwrap_or_else(|| self.stream.next_u32())
    }

    /// A number from 0 up to, not including, `n`, all equally likely.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0);
        self.used = true;
        // Widening multiplication; the few values that would favour some results are drawn again.
        let unfair = n.wrapping_neg() % n;
        loop {
            let product = u64::from(self.word()) * u64::from(n);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    /// A six-sided die: 1 to 6.
    #[inline]
    pub fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// One of these, all equally likely.
    ///
    /// # Panics
    /// If there are none.
    #[inline]
    pub fn any_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// Takes `count` of the items at random, all choices equally likely: they end up at the front, in drawn order.
    pub fn draw<T>(&mut self, items: &mut [T], count: usize) {
        for i in 0..count.min(items.len()) {
            let left = (items.len() - i) as u32;
            if left > 1 {
                let j = i + self.below(left) as usize;
                items.swap(i, j);
            }
        }
    }

    /// A seed for further loose dice.
    pub fn seed(&mut self) -> u64 {
        self.used = true;
        self.stream.next_u64()
    }

    /// Whether anything was left to chance so far.
    pub fn used(&self) -> bool {
        self.used
    }

    /// The same, and from now on counted anew.
    pub fn take_used(&mut self) -> bool {
        std::mem::take(&mut self.used)
    }
}

/// Some of what was seen: when it is full, new things take the place of random old ones.
#[derive(Clone, Debug)]
pub struct Reservoir<T> {
    items: Vec<T>,
    room: usize,
}

impl<T: Copy> Reservoir<T> {
    /// A reservoir with room for so many.
    pub fn new(room: usize) -> Reservoir<T> {
        Reservoir { items: Vec::with_capacity(room), room }
    }

    /// Keeps one more.
    pub fn keep(&mut self, item: T, dice: &mut Dice) {
        if self.items.len() < self.room {
            self.items.push(item);
        } else {
            self.items[dice.below(self.room as u32) as usize] = item;
        }
    }

    /// One of those kept, all equally likely.
    pub fn any(&self, dice: &mut Dice) -> Option<T> {
        (!self.items.is_empty()).then(|| dice.any_of(&self.items))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_an_entry_never_changes() {
        // A match file written today must replay for ever: these figures are part of the format.
        let mut dice = Dice::of_entry(&Seed::in_series(1914, 8), 3);
        let rolled: Vec<u8> = (0..12).map(|_| dice.die()).collect();
        assert_eq!(rolled, STREAM);
        let mut other = Dice::of_entry(&Seed::in_series(1914, 8), 4);
        assert_ne!((0..12).map(|_| other.die()).collect::<Vec<_>>(), STREAM);
    }

    const STREAM: [u8; 12] = [4, 1, 6, 3, 4, 6, 4, 4, 1, 2, 3, 1];

    #[test]
    fn below_is_fair() {
        let mut dice = Dice::loose(7);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[dice.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (9_500..10_500).contains(count)), "{seen:?}");
    }

    #[test]
    fn dice_show_what_a_test_says_and_then_what_chance_does() {
        let mut dice = Dice::showing(&[6, 1, 3]);
        assert_eq!([dice.die(), dice.die(), dice.die()], [6, 1, 3]);
        assert_eq!(dice.die(), Dice::loose(0).die());
        for of in 1..200 {
            let all: Vec<(u32, u32)> = (0..of).map(|number| (number, of)).collect();
            let mut dice = Dice::drawing(&all);
            assert!((0..of).all(|number| dice.below(of) == number));
        }
    }

    #[test]
    fn a_draw_takes_without_putting_back() {
        let mut dice = Dice::loose(1);
        let mut items: Vec<u8> = (0..10).collect();
        dice.draw(&mut items, 4);
        let mut sorted = items.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (0..10).collect::<Vec<_>>());
    }

    #[test]
    fn a_seed_reads_back_and_a_wrong_one_is_refused() {
        let seed = Seed::in_series(3, 5);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!("12".parse::<Seed>().is_err());
        assert!(seed.to_string().to_uppercase().replace('0', "A").parse::<Seed>().is_err());
    }
}
