//! The hot path allocates nothing in the steady state: listing decisions and carrying them out.

use crate::common::ALL;
use allocation_counter::measure;
use attrition::{Attrition, Decision};
use contract::{Dice, Journal, Lister, Rules};

/// What random games asked of the allocator.
#[derive(Debug, Default, PartialEq, Eq)]
struct Asked {
    listing: u64,
    deciding: u64,
}

struct Player {
    game: Attrition,
    lister: Lister<Attrition>,
    offers: Vec<Decision>,
}

impl Player {
    fn new(options: &str) -> Player {
        Player { game: crate::common::game(options), lister: Lister::default(), offers: Vec::new() }
    }

    /// Plays a game at random to its end.
    fn play(&mut self, seed: u64) -> Asked {
        let mut asked = Asked::default();
        let mut dice = Dice::loose(seed);
        let mut journal = Journal::mute();
        let mut position = self.game.begin(&mut dice, &mut journal);
        while let Some(seat) = self.game.to_decide(&position).iter().next() {
            let listing = measure(|| self.lister.decisions(&self.game, &position, seat, &mut self.offers));
            asked.listing += listing.count_total;
            let decision = self.offers[dice.below(self.offers.len() as u32) as usize];
            let deciding = measure(|| {
                self.game
                    .decide(&mut position, seat, decision, &mut dice, &mut journal)
                    .expect("what is offered is allowed");
            });
            asked.deciding += deciding.count_total;
        }
        asked
    }
}

/// The very games that the buffers grew with are played again, so that no list is longer than before.
fn assert_steady(options: &str) {
    let mut player = Player::new(options);
    let grown: u64 = (0..6).map(|seed| player.play(seed).listing).sum();
    assert!(grown > 0, "the counter counts");
    for seed in 0..6 {
        assert_eq!(player.play(seed), Asked::default(), "game {seed} with options “{options}”");
    }
}

#[test]
fn nothing_is_allocated_in_the_base_game() {
    assert_steady("");
}

#[test]
fn nothing_is_allocated_with_all_options_on() {
    assert_steady(ALL);
}

#[test]
fn nothing_is_allocated_with_each_option_alone() {
    for option in ALL.split(' ') {
        assert_steady(option);
    }
}
