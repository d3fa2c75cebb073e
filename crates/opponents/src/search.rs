//! Information-set Monte Carlo tree search, on the contract alone.
//!
//! Each iteration imagines what is hidden anew, goes down one tree by what was learnt so far, plays on in the manner of
//! [`Manner`] to a settled position, and judges it there. Dice and cards are rolled and drawn, not enumerated.

use std::thread;
use std::time::{Duration, Instant};

use contract::{Dice, Rules, Seat, View};

use crate::Player;
use crate::playout::{Manner, Playout, Taken, standing};
use crate::tree::{Curiosity, NONE, Tree};

/// How much thought a turn is given; whatever runs out first ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Iterations a turn.
    pub iterations: u64,
    /// Decisions played in thought a turn. Unlike time it is the same on every machine.
    pub steps: u64,
    /// Time a turn.
    pub time: Duration,
}

impl Budget {
    /// So many iterations, however long they take.
    pub fn iterations(iterations: u64) -> Budget {
        Budget { iterations, steps: u64::MAX, time: Duration::MAX }
    }
}

/// How a [`Search`] thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mind {
    /// How much thought a turn is given.
    pub budget: Budget,
    /// How many settled positions it looks past: 1 is the end of the turn, 2 the end of the enemy's answer.
    pub horizon: u32,
    /// A playout is judged after so many decisions at the latest.
    pub depth: u32,
    /// How playouts are played.
    pub manner: Manner,
    /// How much decisions that were seldom tried are favoured.
    pub explore: f32,
    /// How many trees are grown side by side, a thread each.
    pub threads: usize,
}

impl Default for Mind {
    fn default() -> Mind {
        Mind {
            budget: Budget::iterations(1_000),
            horizon: 2,
            depth: 200,
            manner: Manner { glances: 3, wander: 8 },
            explore: 3.0,
            threads: 1,
        }
    }
}

/// The part of a turn's thought that may be spent before a seat's own part of the turn has begun.
const RESERVE: f64 = 0.3;
/// After so many iterations it is known how many choices a turn still holds.
const FIRST: u64 = 16;

/// The thought left for a turn, as a share of the whole.
#[derive(Clone, Copy, Debug, Default)]
struct Purse {
    turn: u32,
    open: bool,
    left: f64,
}

impl Purse {
    /// Fills it when a turn begins, or a seat's own part of it.
    fn fill(&mut self, turn: u32, own: bool) {
        if self.turn != turn {
            *self = Purse { turn, open: false, left: RESERVE };
        }
        if own && !self.open {
            self.open = true;
            self.left += 1.0 - RESERVE;
        }
    }

    /// What the next choice may take of it, when so many are still to come.
    fn share(&self, to_come: f64) -> f64 {
        self.left * (2.0 / (2.0 + to_come)).min(0.5)
    }
}

/// What a search has done since it was made: for measuring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Work {
    /// Iterations.
    pub iterations: u64,
    /// Real choices made in them: decisions where two or more were on offer.
    pub choices: u64,
}

/// A player that searches.
pub struct Search<G: Rules> {
    name: String,
    mind: Mind,
    purse: Purse,
    workers: Vec<Worker<G>>,
}

impl<G: Rules> Search<G> {
    /// A searching player with chance of its own.
    pub fn new(name: &str, mind: Mind, seed: u64) -> Search<G> {
        let mut seeds = Dice::loose(seed);
        let workers = (0..mind.threads.max(1)).map(|_| Worker::new(seeds.seed())).collect();
        Search { name: name.to_string(), mind, purse: Purse::default(), workers }
    }

    /// What it has done so far, all threads together.
    pub fn work(&self) -> Work {
        self.workers.iter().fold(Work::default(), |sum, worker| Work {
            iterations: sum.iterations + worker.work.iterations,
            choices: sum.choices + worker.work.choices,
        })
    }
}

impl<G: Rules> Player<G> for Search<G> {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn choose_among(&mut self, view: &View<G>, offered: &[G::Decision]) -> G::Decision {
        if let [only] = offered {
            return *only;
        }
        let mind = self.mind;
        let world = view.imagine(&mut self.workers[0].dice);
        self.purse.fill(view.turn(), view.game().settled(&world));
        let purse = self.purse;
        let (first, others) = self.workers.split_first_mut().expect("there is at least one");
        let spent = thread::scope(|scope| {
            let threads: Vec<_> = others
                .iter_mut()
                .map(|worker| scope.spawn(move || worker.think(view, offered, mind, purse)))
                .collect();
            let spent = first.think(view, offered, mind, purse);
            for thread in threads {
                if let Err(panic) = thread.join() {
                    std::panic::resume_unwind(panic);
                }
            }
            spent
        });
        self.purse.left = (self.purse.left - spent).max(0.0);
        let best = (0..offered.len())
            .map(|place| {
                let (taken, total) = self.workers.iter().fold((0, 0.0), |(taken, total), worker| {
                    let (more, sum) = worker.verdict(offered[place]);
                    (taken + more, total + sum)
                });
                let mean = if taken == 0 { f32::NEG_INFINITY } else { total / taken as f32 };
                (taken, mean, place)
            })
            .max_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)).then(b.2.cmp(&a.2)))
            .map_or(0, |(_, _, place)| place);
        let decision = offered[best];
        for worker in &mut self.workers {
            worker.follow(decision, view.seat());
        }
        decision
    }
}

/// One tree and what grows it.
struct Worker<G: Rules> {
    dice: Dice,
    tree: Tree<G::Decision>,
    /// The node of the position that is to be decided; none if it has to be begun anew.
    root: u32,
    playout: Playout<G>,
    /// The nodes and branches of the iteration under way.
    path: Vec<(u32, usize)>,
    /// Results so far: how many, their sum and the sum of their squares.
    results: (f64, f64, f64),
    work: Work,
}

/// Where an iteration is in the tree.
#[derive(Clone, Copy)]
enum Step {
    /// At the choice that is thought about.
    Root,
    /// After a branch of a node.
    After { node: u32, branch: usize },
}

/// What an iteration went through.
#[derive(Clone, Copy, Default)]
struct Walk {
    /// Decisions.
    steps: u32,
    /// Decisions where two or more were on offer.
    choices: u32,
    /// Of these, the seat's own before the next settled position.
    own: u32,
}

/// How much worse than the rest of its node a branch is thought to be before it is tried.
const DOUBT: f32 = 0.3;
/// A tree larger than this is begun anew.
const LARGEST: usize = 200_000;

impl<G: Rules> Worker<G> {
    fn new(seed: u64) -> Worker<G> {
        Worker {
            dice: Dice::loose(seed),
            tree: Tree::default(),
            root: NONE,
            playout: Playout::default(),
            path: Vec::new(),
            results: (0.0, 0.0, 0.0),
            work: Work::default(),
        }
    }

    /// Thinks about the choice, and says what share of a turn's thought that took.
    fn think(&mut self, view: &View<G>, offered: &[G::Decision], mind: Mind, purse: Purse) -> f64 {
        let seat = view.seat();
        if self.root == NONE || self.tree.len() > LARGEST {
            self.tree.clear();
            self.root = self.tree.add(seat);
            self.results = (0.0, 0.0, 0.0);
        }
        let started = Instant::now();
        let Budget { iterations, steps, time } = mind.budget;
        let (mut done, mut stepped, mut to_come) = (0u64, 0u64, 0u64);
        let mut share = purse.left;
        loop {
            if done == FIRST {
                share = purse.share(to_come as f64 / done as f64);
            }
            // The measure that is nearest to its end.
            let mut spent = done as f64 / iterations as f64;
            spent = spent.max(stepped as f64 / steps as f64);
            if done % 16 == 0 && time != Duration::MAX {
                spent = spent.max(started.elapsed().as_secs_f64() / time.as_secs_f64());
            }
            if done > 0 && (spent >= share || done % 64 == 0 && self.decided(offered, spent, share)) {
                return spent;
            }
            let walked = self.iterate(view, offered, mind);
            done += 1;
            stepped += u64::from(walked.steps);
            to_come += u64::from(walked.own.saturating_sub(1));
        }
    }

    /// Whether no decision can catch up with the one tried most in the thought that is left.
    fn decided(&self, offered: &[G::Decision], spent: f64, share: f64) -> bool {
        if spent <= 0.0 {
            return false;
        }
        let node = self.tree.node(self.root);
        let (mut most, mut next) = (0, 0);
        for branch in node.branches.iter().filter(|branch| offered.contains(&branch.decision)) {
            if branch.taken > most {
                next = most;
                most = branch.taken;
            } else {
                next = next.max(branch.taken);
            }
        }
        let tried: u32 = node.visits;
        let left = f64::from(tried) * (share - spent) / spent;
        f64::from(most - next) > left
    }

    /// One iteration: how many decisions were made in it, and how many real choices of the seat's own lay between this
    /// one and the next settled position.
    fn iterate(&mut self, view: &View<G>, offered: &[G::Decision], mind: Mind) -> Walk {
        let game = view.game();
        let seat = view.seat();
        let mut position = view.imagine(&mut self.dice);
        let curiosity = Curiosity { explore: mind.explore, spread: self.spread(), doubt: DOUBT };
        let mut walk = Walk::default();
        let mut settled = 0;
        self.path.clear();
        self.dice.take_used();
        // Down the tree as far as it goes, then on without.
        let mut at = Some(Step::Root);
        loop {
            if walk.steps > 0 && game.settled(&position) {
                settled += 1;
                if settled >= mind.horizon {
                    break;
                }
            }
            if walk.choices >= mind.depth {
                break;
            }
            let Some(mover) = game.to_decide(&position).iter().next() else { break };
            let taken = match at {
                Some(step) => {
                    match step {
                        Step::Root => self.playout.take_list(offered),
                        Step::After { .. } => self.playout.list(game, &position, mover),
                    }
                    match *self.playout.listed() {
                        [] => None,
                        [only] => Some(Taken { decision: only, choice: false }),
                        _ => match self.arrive(step, mover) {
                            Some(node) => {
                                let decision = self.choose(game, &position, node, curiosity);
                                let &(node, branch) = self.path.last().expect("it was just chosen");
                                at = Some(Step::After { node, branch });
                                Some(Taken { decision, choice: true })
                            }
                            None => {
                                at = None;
                                self.playout.pick(game, &position, mover, mind.manner, &mut self.dice)
                            }
                        },
                    }
                }
                None => self.playout.next(game, &position, mover, mind.manner, &mut self.dice),
            };
            let Some(Taken { decision, choice }) = taken else { break };
            if choice {
                walk.choices += 1;
                walk.own += u32::from(settled == 0 && mover == seat);
            }
            game.apply(&mut position, mover, decision, &mut self.dice, &mut self.playout.journal);
            walk.steps += 1;
        }
        self.learn(seat, standing(game, &position, seat));
        self.work.iterations += 1;
        self.work.choices += u64::from(walk.choices);
        walk
    }

    /// The node of a real choice, made when its branch is taken for the second time; none before.
    fn arrive(&mut self, step: Step, mover: Seat) -> Option<u32> {
        let Step::After { node, branch } = step else { return Some(self.root) };
        let chance = self.dice.take_used();
        let came = &mut self.tree.node_mut(node).branches[branch];
        came.chance |= chance;
        if came.next[mover.index()] != NONE {
            return Some(came.next[mover.index()]);
        }
        if came.taken == 0 {
            return None;
        }
        let next = self.tree.add(mover);
        self.tree.node_mut(node).branches[branch].next[mover.index()] = next;
        Some(next)
    }

    /// Takes a branch of a node.
    fn choose(&mut self, game: &G, position: &G::Position, node: u32, curiosity: Curiosity) -> G::Decision {
        if self.tree.node(node).branches.is_empty() {
            let mover = self.tree.node(node).mover;
            let scored = self.playout.order(game, position, mover);
            self.tree.open(node, scored);
        }
        let branch = self.tree.choose(node, self.playout.listed(), curiosity);
        self.path.push((node, branch));
        // What chance does from here on belongs to this branch.
        self.dice.take_used();
        self.tree.node(node).branches[branch].decision
    }

    /// Credits what was done with what came of it.
    fn learn(&mut self, seat: Seat, worth: f32) {
        for &(node, branch) in &self.path {
            let node = self.tree.node_mut(node);
            let worth = if node.mover == seat { worth } else { -worth };
            node.visits += 1;
            node.total += worth;
            node.branches[branch].taken += 1;
            node.branches[branch].total += worth;
        }
        let worth = f64::from(worth);
        self.results.0 += 1.0;
        self.results.1 += worth;
        self.results.2 += worth * worth;
    }

    /// How far apart results lie.
    fn spread(&self) -> f32 {
        let (count, sum, squares) = self.results;
        if count < 4.0 {
            return 0.1;
        }
        let mean = sum / count;
        ((squares / count - mean * mean).max(0.0).sqrt() as f32).max(0.01)
    }

    /// How often a decision was tried, and what came of it, summed.
    fn verdict(&self, decision: G::Decision) -> (u32, f32) {
        let mut branches = self.tree.node(self.root).branches.iter();
        branches
            .find(|branch| branch.decision == decision)
            .map_or((0, 0.0), |found| (found.taken, found.total))
    }

    /// Keeps what is known of what follows a decision, if nothing there is left to chance or to the other seat.
    fn follow(&mut self, decision: G::Decision, seat: Seat) {
        let mut branches = self.tree.node(self.root).branches.iter();
        let found = branches.find(|branch| branch.decision == decision);
        self.root = match found {
            Some(branch) if !branch.chance && branch.next[seat.other().index()] == NONE => {
                branch.next[seat.index()]
            }
            _ => NONE,
        };
    }
}
