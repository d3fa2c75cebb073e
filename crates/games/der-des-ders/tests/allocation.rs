//! The hot path allocates nothing in the steady state: listing decisions, carrying them out, and judging
//! them.

use allocation_counter::measure;
use contract::{Dice, Journal, Lister, Rules, Scored};
use der_des_ders::position::{Phase, Position};
use der_des_ders::{Decision, DerDesDers};

/// What games asked of the allocator.
#[derive(Debug, Default, PartialEq, Eq)]
struct Asked {
    listing: u64,
    deciding: u64,
    judging: u64,
}

struct Player {
    game: DerDesDers,
    lister: Lister<DerDesDers>,
    offers: Vec<Decision>,
    scored: Vec<Scored<Decision>>,
    /// The phases in which somebody was asked.
    seen: Vec<Phase>,
}

impl Player {
    fn new(id: &str, options: &str) -> Player {
        Player {
            game: crate::common::battle(id, options),
            lister: Lister::default(),
            offers: Vec::new(),
            scored: Vec::new(),
            seen: Vec::new(),
        }
    }

    /// Plays a game to its end: at random, or mostly by promise, which leads to more fighting.
    fn play(&mut self, seed: u64) -> Asked {
        let mut asked = Asked::default();
        let mut dice = Dice::loose(seed);
        let mut journal = Journal::mute();
        let mut position = self.game.begin(&mut dice, &mut journal);
        while let Some(seat) = self.game.to_decide(&position).iter().next() {
            if !self.seen.contains(&position.phase) {
                self.seen.push(position.phase);
            }
            let listing = measure(|| self.lister.decisions(&self.game, &position, seat, &mut self.offers));
            asked.listing += listing.count_total;
            self.scored.clear();
            self.scored.extend(self.offers.iter().map(|&decision| Scored { decision, score: 0.0 }));
            let judging = measure(|| {
                self.game.order(&position, seat, &mut self.scored);
                let _ = self.game.settled(&position);
                let _ = self.game.judge(&position, seat);
            });
            asked.judging += judging.count_total;
            let by_promise = seed % 2 == 1 && dice.below(4) > 0;
            let best = self.scored.iter().max_by(|one, other| one.score.total_cmp(&other.score));
            let decision = match best {
                Some(best) if by_promise => best.decision,
                _ => self.offers[dice.below(self.offers.len() as u32) as usize],
            };
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
fn assert_steady(id: &str, options: &str, games: u64) -> Player {
    let mut player = Player::new(id, options);
    let grown: u64 = (0..games).map(|seed| player.play(seed).listing).sum();
    assert!(grown > 0, "the counter counts");
    for seed in 0..games {
        assert_eq!(player.play(seed), Asked::default(), "game {seed} of {id} with options “{options}”");
    }
    player
}

#[test]
fn nothing_is_allocated_in_the_ten_battles() {
    let mut seen: Vec<Phase> = Vec::new();
    for scenario in DerDesDers::about().scenarios {
        seen.extend(assert_steady(scenario.id, "", 2).seen);
    }
    for phase in [
        Phase::Deploy,
        Phase::Bombard,
        Phase::Activate,
        Phase::React,
        Phase::Retreat,
        Phase::Follow,
        Phase::Rail,
    ] {
        assert!(seen.contains(&phase), "no game has come to {phase:?}");
    }
}

#[test]
fn nothing_is_allocated_while_a_battle_is_recruited() {
    for id in ["generated.west.1918.small.german-british.3", "generated.russia.1920.medium.red-white.8"] {
        assert!(assert_steady(id, "", 2).seen.contains(&Phase::Recruit));
    }
}

#[test]
fn nothing_is_allocated_with_decoys() {
    assert_steady("caporetto", "decoys", 2);
    assert_steady("generated.east.1916.medium.russian-austrian.4", "decoys", 2);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 4096, "{}", size_of::<Position>());
}
