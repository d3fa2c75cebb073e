//! The hot path allocates nothing in the steady state: listing decisions, carrying them out, and judging them.

use allocation_counter::measure;
use contract::{Dice, Journal, Lister, Scored, Show, Think};

/// What games asked of the allocator.
#[derive(Debug, Default, PartialEq, Eq)]
struct Asked {
    listing: u64,
    judging: u64,
    deciding: u64,
}

struct Player<'a, G: Show + Think> {
    game: &'a G,
    lister: Lister<G>,
    offers: Vec<G::Decision>,
    scored: Vec<Scored<G::Decision>>,
}

impl<G: Show + Think> Player<'_, G> {
    /// Plays a game to its end: at random, or mostly by promise, which leads to more fighting.
    fn play(
        &mut self,
        seed: u64,
        begin: &impl Fn(&mut Dice) -> G::Position,
        look: &mut impl FnMut(&G::Position),
    ) -> Asked {
        let (mut asked, mut dice, mut journal) = (Asked::default(), Dice::loose(seed), Journal::mute());
        let mut position = begin(&mut dice);
        while let Some(seat) = self.game.to_decide(&position).iter().next() {
            look(&position);
            let listing = measure(|| self.lister.decisions(self.game, &position, seat, &mut self.offers));
            asked.listing += listing.count_total;
            self.scored.clear();
            self.scored.extend(self.offers.iter().map(|&decision| Scored { decision, score: 0.0 }));
            let judging = measure(|| {
                self.game.priors(0, &position, seat, &mut self.scored);
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
                let decided = self.game.decide(&mut position, seat, decision, &mut dice, &mut journal);
                decided.expect("what is offered is allowed");
            });
            asked.deciding += deciding.count_total;
        }
        asked
    }
}

/// Plays so many games twice: the second time nothing is allocated, because no list is longer than before. Every position
/// that is played through is shown.
pub fn steady<G: Show + Think>(game: &G, games: u64, look: impl FnMut(&G::Position)) {
    steady_from(game, games, |dice| game.begin(dice, &mut Journal::mute()), look);
}

/// The same from positions of the test's own.
pub fn steady_from<G: Show + Think>(
    game: &G,
    games: u64,
    begin: impl Fn(&mut Dice) -> G::Position,
    mut look: impl FnMut(&G::Position),
) {
    let mut player = Player { game, lister: Lister::default(), offers: Vec::new(), scored: Vec::new() };
    let grown: u64 = (0..games).map(|seed| player.play(seed, &begin, &mut look).listing).sum();
    assert!(grown > 0, "the counter counts");
    for seed in 0..games {
        let asked = player.play(seed, &begin, &mut look);
        let setup = game.setup();
        assert_eq!(asked, Asked::default(), "game {seed} of {} with {:?}", setup.scenario, setup.options);
    }
}
