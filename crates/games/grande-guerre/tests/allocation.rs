//! The hot path allocates nothing in the steady state: listing decisions and carrying them out.

use allocation_counter::measure;
use contract::{Dice, Journal, Lister, Rules};
use grande_guerre::{Decision, GrandeGuerre};

/// What random games asked of the allocator.
#[derive(Debug, Default, PartialEq, Eq)]
struct Asked {
    listing: u64,
    deciding: u64,
}

struct Player {
    game: GrandeGuerre,
    lister: Lister<GrandeGuerre>,
    offers: Vec<Decision>,
}

impl Player {
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
fn assert_steady(scenario: &str, options: &str) {
    let game = crate::common::game(scenario, options);
    let mut player = Player { game, lister: Lister::default(), offers: Vec::new() };
    let grown: u64 = (0..4).map(|seed| player.play(seed).listing).sum();
    assert!(grown > 0, "the counter counts");
    for seed in 0..4 {
        assert_eq!(player.play(seed), Asked::default(), "game {seed} of scenario {scenario}");
    }
}

#[test]
fn nothing_is_allocated_in_the_trenches() {
    assert_steady("4", "");
    assert_steady("50", "");
}

#[test]
fn nothing_is_allocated_with_tanks_and_specialists() {
    assert_steady("55", "specialists saint-chamond replace historical tank-medals");
}

#[test]
fn a_position_and_a_decision_are_small() {
    assert!(size_of::<grande_guerre::Position>() <= 1536, "{}", size_of::<grande_guerre::Position>());
    assert!(size_of::<Decision>() <= 16);
}
