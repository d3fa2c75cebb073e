//! The player that looks as far as the next settled position.

use contract::{Dice, Rules, Scored, View};

use crate::Player;
use crate::playout::{Manner, Playout, standing};

/// How hard a [`Greedy`] player tries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many of the decisions on offer are tried: the most promising by [`Rules::order`].
    pub tried: usize,
    /// How many times, in all, it plays on to a settled position; shared evenly among those tried.
    pub playouts: usize,
    /// After so many steps a position is judged where it stands.
    pub steps: usize,
    /// While playing on, one decision in so many is taken at random instead of by promise.
    pub wander: u32,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { tried: 12, playouts: 64, steps: 200, wander: 8 }
    }
}

impl Effort {
    /// Everything on offer is looked at.
    fn manner(self) -> Manner {
        Manner { glances: usize::MAX, wander: self.wander }
    }
}

/// How many imagined positions the promise of a decision is averaged over.
const ORDERED_IN: usize = 4;

/// Tries its decisions to the next settled position, sampling dice and what is hidden, and takes the best by
/// [`Rules::judge`].
///
/// Everything it looks at is a position imagined from its view. All decisions are tried in the same imagined
/// positions and with the same dice, so that luck weighs on all of them alike.
pub struct Greedy<G: Rules> {
    effort: Effort,
    dice: Dice,
    /// What is on offer, best first once ordered.
    candidates: Vec<Scored<G::Decision>>,
    /// The worlds that each candidate is tried in, with the seed of the dice rolled there.
    worlds: Vec<(G::Position, u64)>,
    /// The promise of each candidate in one world.
    promise: Vec<Scored<G::Decision>>,
    playout: Playout<G>,
}

impl<G: Rules> Greedy<G> {
    /// A greedy player with the usual effort and chance of its own.
    pub fn new(seed: u64) -> Greedy<G> {
        Greedy::with_effort(seed, Effort::default())
    }

    /// A greedy player that tries as hard as it is told.
    pub fn with_effort(seed: u64, effort: Effort) -> Greedy<G> {
        Greedy {
            effort,
            dice: Dice::loose(seed),
            candidates: Vec::new(),
            worlds: Vec::new(),
            promise: Vec::new(),
            playout: Playout::default(),
        }
    }

    /// Fills `candidates` with what is worth trying, and `worlds` with where to try it.
    fn prepare(&mut self, view: &View<G>, offered: &[G::Decision]) {
        let tried = self.effort.tried.clamp(1, offered.len());
        let samples = (self.effort.playouts / tried).max(1);
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
            self.promise.clear();
            self.promise.extend(self.candidates.iter().map(|candidate| Scored { score: 0.0, ..*candidate }));
            view.game().order(world, view.seat(), &mut self.promise);
            for (candidate, promise) in self.candidates.iter_mut().zip(&self.promise) {
                candidate.score += promise.score;
            }
        }
        self.candidates.sort_by(|a, b| b.score.total_cmp(&a.score));
        self.candidates.truncate(tried);
    }
}

impl<G: Rules> Player<G> for Greedy<G> {
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
                view.game().apply(&mut position, view.seat(), decision, dice, &mut self.playout.journal);
                self.playout.settle(
                    view.game(),
                    &mut position,
                    self.effort.steps,
                    self.effort.manner(),
                    dice,
                );
                total += standing(view.game(), &position, view.seat());
            }
            if total > best.0 {
                best = (total, decision);
            }
        }
        best.1
    }
}
