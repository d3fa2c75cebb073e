//! The player that looks as far as the next settled position.

use contract::{Dice, Scored, Think, View};

use crate::Player;
use crate::rollout::{Manner, Rollout, value_for};

/// How hard a [`Greedy`] player tries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tries {
    /// How many of the decisions on offer are tried: the most promising by [`Think::priors`].
    pub tried: usize,
    /// How many times, in all, it plays on to a settled position; shared evenly among those tried.
    pub rollouts: usize,
    /// After so many steps a position is judged where it stands.
    pub steps: usize,
    /// While playing on, one decision in so many is taken at random instead of by prior.
    pub wander: u32,
}

impl Default for Tries {
    fn default() -> Tries {
        Tries { tried: 12, rollouts: 64, steps: 200, wander: 8 }
    }
}

impl Tries {
    /// Everything on offer is looked at.
    fn manner(self) -> Manner {
        Manner { glances: usize::MAX, wander: self.wander }
    }
}

/// How many imagined positions the prior of a decision is averaged over.
const ORDERED_IN: usize = 4;

/// Tries its decisions to the next settled position, sampling dice and what is hidden, and takes the best by
/// [`Think::judge`].
///
/// Everything it looks at is a position imagined from its view. All decisions are tried in the same imagined
/// positions and with the same dice, so that luck weighs on all of them alike.
pub struct Greedy<G: Think> {
    tries: Tries,
    dice: Dice,
    /// What is on offer, best first once ordered.
    candidates: Vec<Scored<G::Decision>>,
    /// The worlds that each candidate is tried in, with the seed of the dice rolled there.
    worlds: Vec<(G::Position, u64)>,
    /// The prior of each candidate in one world.
    scored: Vec<Scored<G::Decision>>,
    rollout: Rollout<G>,
}

impl<G: Think> Greedy<G> {
    /// A greedy player with the usual tries and chance of its own.
    pub fn new(seed: u64) -> Greedy<G> {
        Greedy::with_tries(seed, Tries::default())
    }

    /// A greedy player that tries as hard as it is told.
    pub fn with_tries(seed: u64, tries: Tries) -> Greedy<G> {
        Greedy {
            tries,
            dice: Dice::loose(seed),
            candidates: Vec::new(),
            worlds: Vec::new(),
            scored: Vec::new(),
            rollout: Rollout::default(),
        }
    }

    /// Fills `candidates` with what is worth trying, and `worlds` with where to try it.
    fn prepare(&mut self, view: &View<G>, offered: &[G::Decision]) {
        let tried = self.tries.tried.clamp(1, offered.len());
        let samples = (self.tries.rollouts / tried).max(1);
        self.worlds.clear();
        for _ in 0..samples {
            let world = view.imagine(&mut self.dice);
            self.worlds.push((world, self.dice.seed()));
        }
        self.candidates.clear();
        self.candidates.extend(offered.iter().map(|&decision| Scored { decision, score: 0.0 }));
        // Among equally promising decisions none is preferred for standing first in the list.
        self.dice.draw(&mut self.candidates, offered.len());
        if tried == offered.len() {
            return;
        }
        for (world, _) in self.worlds.iter().take(ORDERED_IN) {
            self.scored.clear();
            self.scored.extend(self.candidates.iter().map(|candidate| Scored { score: 0.0, ..*candidate }));
            view.game().priors(0, world, view.seat(), &mut self.scored);
            for (candidate, prior) in self.candidates.iter_mut().zip(&self.scored) {
                candidate.score += prior.score;
            }
        }
        self.candidates.sort_by(|a, b| b.score.total_cmp(&a.score));
        self.candidates.truncate(tried);
    }
}

impl<G: Think> Player<G> for Greedy<G> {
    fn name(&self) -> String {
        "greedy".to_string()
    }

    fn choose_among(&mut self, view: &View<G>, offered: &[G::Decision]) -> G::Decision {
        if let [only] = offered {
            return *only;
        }
        self.prepare(view, offered);
        let mut best = (f32::NEG_INFINITY, offered[0]);
        for candidate in &self.candidates {
            let decision = candidate.decision;
            let mut total = 0.0;
            for (world, chance) in &self.worlds {
                let mut position = world.clone();
                let dice = &mut Dice::loose(*chance);
                view.game().apply(&mut position, view.seat(), decision, dice, &mut self.rollout.journal);
                self.rollout.settle(view.game(), &mut position, self.tries.steps, self.tries.manner(), dice);
                total += value_for(view.game(), &position, view.seat());
            }
            if total > best.0 {
                best = (total, decision);
            }
        }
        best.1
    }
}
