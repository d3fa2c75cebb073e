//! How a game is played on from an imagined position, quickly and not foolishly.

use contract::{Dice, Journal, Lister, Outcome, Scored, Seat, Think};

/// How decisions are taken in a rollout.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// How many of the things that can be touched are looked at, drawn at random: the rest is not even listed.
    pub glances: usize,
    /// One decision in so many is taken at random among those listed instead of by prior; 0 for none.
    pub wander: u32,
}

/// Lists and takes decisions; keeps its buffers between uses.
pub(crate) struct Rollout<G: Think> {
    lister: Lister<G>,
    subjects: Vec<G::Subject>,
    listed: Vec<G::Decision>,
    scored: Vec<Scored<G::Decision>>,
    pub journal: Journal<G::Event>,
    /// The plan that each seat follows.
    pub plans: [usize; 2],
}

impl<G: Think> Default for Rollout<G> {
    fn default() -> Self {
        Rollout {
            lister: Lister::default(),
            subjects: Vec::new(),
            listed: Vec::new(),
            scored: Vec::new(),
            journal: Journal::mute(),
            plans: [0; 2],
        }
    }
}

/// A decision taken in a rollout, and whether there was another.
#[derive(Clone, Copy)]
pub(crate) struct Taken<D> {
    pub decision: D,
    pub choice: bool,
}

impl<G: Think> Rollout<G> {
    /// Lists everything on offer.
    pub fn list(&mut self, game: &G, position: &G::Position, mover: Seat) {
        self.lister.decisions(game, position, mover, &mut self.listed);
    }

    /// Takes a list made elsewhere.
    pub fn take_list(&mut self, offered: &[G::Decision]) {
        self.listed.clear();
        self.listed.extend_from_slice(offered);
    }

    /// What was listed last.
    pub fn listed(&self) -> &[G::Decision] {
        &self.listed
    }

    /// The prior of what was listed.
    pub fn priors(&mut self, game: &G, position: &G::Position, mover: Seat) -> &[Scored<G::Decision>] {
        self.scored.clear();
        self.scored.extend(self.listed.iter().map(|&decision| Scored { decision, score: 0.0 }));
        game.priors(self.plans[mover.index()], position, mover, &mut self.scored);
        &self.scored
    }

    /// The most promising decision about a few things, now and then any; none where nothing is on offer.
    pub fn next(
        &mut self,
        game: &G,
        position: &G::Position,
        mover: Seat,
        manner: Manner,
        dice: &mut Dice,
    ) -> Option<Taken<G::Decision>> {
        self.subjects.clear();
        self.listed.clear();
        game.subjects(position, mover, &mut self.subjects);
        let seen = self.subjects.len();
        if seen > manner.glances {
            dice.draw(&mut self.subjects, manner.glances);
            self.subjects.truncate(manner.glances);
        }
        for &subject in &self.subjects {
            game.decisions_of(position, mover, subject, &mut self.listed);
        }
        let unseen = seen > self.subjects.len();
        let taken = self.pick(game, position, mover, manner, dice)?;
        Some(Taken { choice: taken.choice || unseen, ..taken })
    }

    /// The most promising decision of those listed, now and then any.
    pub fn pick(
        &mut self,
        game: &G,
        position: &G::Position,
        mover: Seat,
        manner: Manner,
        dice: &mut Dice,
    ) -> Option<Taken<G::Decision>> {
        let decision = match self.listed[..] {
            [] => return None,
            [only] => return Some(Taken { decision: only, choice: false }),
            _ if manner.wander > 0 && dice.below(manner.wander) == 0 => dice.any_of(&self.listed),
            _ => self.likeliest(game, position, mover, dice),
        };
        Some(Taken { decision, choice: true })
    }

    /// The most promising decision of those listed.
    pub fn likeliest(
        &mut self,
        game: &G,
        position: &G::Position,
        mover: Seat,
        dice: &mut Dice,
    ) -> G::Decision {
        self.priors(game, position, mover);
        self.best(dice)
    }

    /// Plays on to a settled position, or for so many steps.
    pub fn settle(
        &mut self,
        game: &G,
        position: &mut G::Position,
        steps: usize,
        manner: Manner,
        dice: &mut Dice,
    ) {
        for _ in 0..steps {
            if game.settled(position) {
                break;
            }
            let Some(mover) = game.to_decide(position).iter().next() else { break };
            let Some(taken) = self.next(game, position, mover, manner, dice) else { break };
            game.apply(position, mover, taken.decision, dice, &mut self.journal);
        }
    }

    /// The first of the most promising, from a random place on: where several are alike, any of them.
    fn best(&self, dice: &mut Dice) -> G::Decision {
        let start = dice.below(self.scored.len() as u32) as usize;
        let (before, from) = self.scored.split_at(start);
        let mut best = from[0];
        for scored in from.iter().chain(before) {
            if scored.score > best.score {
                best = *scored;
            }
        }
        best.decision
    }
}

/// How a position stands for a seat: the result where there is one, the game's judgement where there is none.
pub(crate) fn value_for<G: Think>(game: &G, position: &G::Position, seat: Seat) -> f32 {
    match game.outcome(position) {
        Some(Outcome::Won(winner)) if winner == seat => 1.0,
        Some(Outcome::Won(_)) => -1.0,
        Some(Outcome::Drawn) => 0.0,
        None => game.judge(position, seat),
    }
}
