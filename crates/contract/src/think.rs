//! What computer players look at in a game.

use crate::{Rules, Seat};

/// A decision and how promising it looks: higher is tried first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scored<D> {
    /// The decision.
    pub decision: D,
    /// Its prior.
    pub score: f32,
}

/// Something that a game does often enough to be worth timing: its name, and the work at a position.
pub type Benchmark<G> = (&'static str, fn(&G, &<G as Rules>::Position));

/// A game as its computer players see it: the last of the three traits that it implements. Everything here may be asked of
/// imagined positions.
pub trait Think: Rules {
    /// Whether judging this position means something.
    fn settled(&self, position: &Self::Position) -> bool;
    /// How the position stands for a seat, from −1 to 1.
    fn judge(&self, position: &Self::Position, seat: Seat) -> f32;
    /// Says how promising each decision looks to a seat that follows this plan, without trying it.
    fn priors(
        &self,
        plan: usize,
        position: &Self::Position,
        seat: Seat,
        decisions: &mut [Scored<Self::Decision>],
    );

    /// What [`Think::judge`] weighs, seen from a seat, one number each: for fitting the weights to results. As many, and
    /// in the same order, at every position; nothing unless a game says so.
    fn features(&self, position: &Self::Position, seat: Seat, out: &mut Vec<f32>) {
        let _ = (position, seat, out);
    }
    /// How many plans a seat can choose among at this moment, for the decisions to come: where a turn is made of a great many
    /// small decisions it is the plan that can be thought about, not each of them. 1 where there is nothing to plan; the
    /// plan of before then goes on. Plan 0 is the usual one.
    fn plans(&self, position: &Self::Position, seat: Seat) -> usize {
        let _ = (position, seat);
        1
    }
    /// The plan that a beginner keeps to, if there is one of his own.
    fn drill(&self, seat: Seat) -> usize {
        let _ = seat;
        0
    }
    /// How much thought a seat's choice deserves next to others; 0 where the most promising decision is taken without.
    /// It depends on nothing that the seat does not see.
    fn effort(&self, position: &Self::Position, seat: Seat) -> f32 {
        let _ = (position, seat);
        1.0
    }
    /// How many more times before the turn ends the seat is likely to act, this one apart: where units act one by one, a turn's
    /// thought is shared out among them. It depends on nothing that the seat does not see.
    fn activations_left(&self, position: &Self::Position, seat: Seat) -> u32 {
        let _ = (position, seat);
        0
    }
    /// Work of its own that a game wants timed, by name: for the bench.
    fn benchmarks(&self) -> &'static [Benchmark<Self>] {
        &[]
    }
}
