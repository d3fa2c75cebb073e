//! The player that knows the rules and nothing else.

use contract::{Dice, Think, View};

use crate::Player;

/// Takes any decision on offer, all equally likely.
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A random player with chance of its own.
    pub fn new(seed: u64) -> Random {
        Random { dice: Dice::loose(seed) }
    }
}

impl<G: Think> Player<G> for Random {
    fn name(&self) -> String {
        "random".to_string()
    }

    fn choose_among(&mut self, _: &View<G>, offered: &[G::Decision]) -> G::Decision {
        if let [only] = offered {
            return *only;
        }
        self.dice.any_of(offered)
    }
}
