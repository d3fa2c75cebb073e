//! Information-set Monte Carlo tree search, on the contract alone.
//!
//! Each iteration imagines what is hidden anew, goes down one tree by what was learnt so far, plays on in a certain
//! [`Manner`] past one or more settled positions, and judges where it ends. Dice and cards are rolled and drawn, not
//! enumerated.

use std::time::{Duration, Instant};

use contract::{Dice, Seat, Think, View};

use crate::rollout::{Manner, Rollout, Taken, value_for};
use crate::tree::{NONE, Puct, Tree};
use crate::{Player, side_by_side};

/// How much thought a turn is given; whatever runs out first ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Iterations a turn.
    pub iterations: u64,
    /// Decisions played in thought a turn: like iterations, and unlike time, the same on every machine.
    pub steps: u64,
    /// Time a turn.
    pub time: Duration,
}

impl Budget {
    /// So many iterations a turn, however long they take.
    pub fn iterations(iterations: u64) -> Budget {
        Budget { iterations, steps: u64::MAX, time: Duration::MAX }
    }
}

/// How a [`Search`] thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mind {
    /// How much thought a turn is given, by each thread.
    pub budget: Budget,
    /// How many settled positions it looks past: 1 is the end of a turn, 2 the end of the enemy's answer.
    pub horizon: u32,
    /// An iteration is judged after so many real choices at the latest.
    pub depth: u32,
    /// How it plays on where the tree ends.
    pub manner: Manner,
    /// How much decisions that were seldom tried are favoured.
    pub explore: f32,
    /// Whether it chooses among the plans of a game, or keeps to the drill.
    pub plans: bool,
    /// How many trees are grown side by side, a thread each.
    pub threads: usize,
}

impl Mind {
    /// The same mind without a clock, which answers the same on every machine.
    #[must_use]
    pub fn untimed(self) -> Mind {
        Mind { budget: Budget { time: Duration::MAX, ..self.budget }, ..self }
    }
}

impl Default for Mind {
    fn default() -> Mind {
        Mind {
            budget: Budget::iterations(1_000),
            horizon: 3,
            depth: 400,
            manner: Manner { glances: 2, wander: 8 },
            explore: 3.0,
            plans: true,
            threads: 1,
        }
    }
}

/// What a search has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Work {
    /// Iterations.
    pub iterations: u64,
    /// Real choices made in them: decisions where two or more were on offer.
    pub choices: u64,
}

/// A player that searches.
pub struct Search<G: Think> {
    name: String,
    mind: Mind,
    turn_budget: TurnBudget,
    /// The plan that is followed.
    plan: usize,
    workers: Vec<Worker<G>>,
}

impl<G: Think> Search<G> {
    /// A searching player with chance of its own.
    pub fn new(name: &str, mind: Mind, seed: u64) -> Search<G> {
        let mut seeds = Dice::loose(seed);
        let workers = (0..mind.threads.max(1)).map(|_| Worker::new(seeds.seed())).collect();
        Search { name: name.to_string(), mind, turn_budget: TurnBudget::default(), plan: 0, workers }
    }

    /// Runs so many iterations on one thread from where a seat stands: for measuring.
    pub fn ponder(&mut self, view: &View<G>, offered: &[G::Decision], iterations: u64) -> Work {
        let worker = &mut self.workers[0];
        worker.root = NONE;
        worker.plant(view.seat());
        let mut work = Work { iterations, choices: 0 };
        for _ in 0..iterations {
            work.choices += u64::from(worker.iterate(view, offered, self.mind, 0).choices);
        }
        worker.root = NONE;
        work
    }

    /// Chooses a plan by playing each of them on. What was thought under the plan of before is of no use any more.
    fn choose_plan(&mut self, view: &View<G>, offered: &[G::Decision], plans: usize) {
        let (mind, turn_budget) = (self.mind, self.turn_budget);
        let surveys =
            side_by_side(&mut self.workers, |worker| worker.survey(view, offered, mind, turn_budget, plans));
        let spent = surveys.iter().map(|survey| survey.spent).fold(0.0, f64::max);
        self.turn_budget.spend(spent);
        self.plan = best_plan(&surveys);
        for worker in &mut self.workers {
            worker.root = NONE;
        }
    }

    /// What all threads found out about a decision: how often it was tried, and what came of it on average.
    fn verdict(&self, decision: G::Decision) -> (u32, f32) {
        let verdicts = self.workers.iter().map(|worker| worker.verdict(decision));
        let (taken, total) = verdicts.fold((0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        (taken, if taken == 0 { f32::NEG_INFINITY } else { total / taken as f32 })
    }
}

impl<G: Think> Player<G> for Search<G> {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn choose_among(&mut self, view: &View<G>, offered: &[G::Decision]) -> G::Decision {
        let mind = self.mind;
        if self.turn_budget.may_grow(view.turn()) {
            let world = view.imagine(&mut self.workers[0].dice);
            self.turn_budget.fill(view.turn(), view.game().settled(&world));
        }
        if let [only] = offered {
            return *only;
        }
        if !mind.plans {
            self.plan = view.game().drill(view.seat());
        } else if let plans @ 2.. = view.plans() {
            self.choose_plan(view, offered, plans);
        }
        let plan = self.plan;
        let effort = view.effort();
        if effort == 0.0 {
            return self.workers[0].take_the_likeliest(view, offered, plan);
        }
        let turn_budget = self.turn_budget;
        let spent = side_by_side(&mut self.workers, |worker| {
            worker.think(view, offered, mind, Pursuit { plan, effort: f64::from(effort), turn_budget })
        });
        // All wait for the slowest.
        self.turn_budget.spend(spent.into_iter().fold(0.0, f64::max));
        // What was tried most is best founded; where two were tried as often, the better; then the first.
        let mut best = (self.verdict(offered[0]), offered[0]);
        for &decision in &offered[1..] {
            let verdict = self.verdict(decision);
            if verdict > best.0 {
                best = (verdict, decision);
            }
        }
        for worker in &mut self.workers {
            worker.follow(best.1, view.seat());
        }
        best.1
    }
}

/// The part of a turn's thought that may be spent before a seat's own part of the turn has begun.
const RESERVE: f64 = 0.3;
/// The most that one choice may take of what is left: there may be more to decide than it seems.
const GREATEST_SHARE: f64 = 0.5;
/// How much more thought a choice is worth, times over, if its decisions lie as far apart as results do.
const STAKES: f64 = 30.0;
/// More than this is never at stake: what lies so far apart is soon decided.
const HIGHEST_STAKES: f64 = 0.5;

/// The thought that is left for a turn, as a share of the whole.
#[derive(Clone, Copy, Debug, Default)]
struct TurnBudget {
    turn: u32,
    /// Whether the seat's own part of the turn has begun.
    own: bool,
    left: f64,
}

impl TurnBudget {
    /// Whether there is anything to fill it with.
    fn may_grow(&self, turn: u32) -> bool {
        self.turn != turn || !self.own
    }

    /// Fills it when a turn begins, and when a seat's own part of it does: at a settled position.
    fn fill(&mut self, turn: u32, settled: bool) {
        if self.turn != turn {
            *self = TurnBudget { turn, own: false, left: RESERVE };
        }
        if settled && !self.own {
            self.own = true;
            self.left += 1.0 - RESERVE;
        }
    }

    /// What a choice may take of it when others of so much effort are to come: as much as any other of its effort if
    /// nothing hangs on it, more the more is at stake.
    fn share(&self, effort: f64, stakes: f64, to_come: f64) -> f64 {
        let effort = effort * (1.0 + STAKES * stakes);
        self.left * (effort / (effort + to_come)).min(GREATEST_SHARE)
    }

    fn spend(&mut self, share: f64) {
        self.left = (self.left - share).max(0.0);
    }
}

/// One tree and what grows it.
struct Worker<G: Think> {
    dice: Dice,
    tree: Tree<G::Decision>,
    /// The node of the choice that is thought about; none if the tree has to be begun anew.
    root: u32,
    rollout: Rollout<G>,
    /// The nodes and branches of the iteration under way.
    path: Vec<(u32, usize)>,
    results: Results,
}

/// What came of all iterations: how many, the sum, and the sum of the squares.
#[derive(Clone, Copy, Default)]
struct Results {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Results {
    fn add(&mut self, worth: f32) {
        let worth = f64::from(worth);
        self.count += 1.0;
        self.sum += worth;
        self.squares += worth * worth;
    }

    /// How far apart they lie; something plausible while there are few.
    fn spread(self) -> f32 {
        if self.count < 4.0 {
            return 0.1;
        }
        let mean = self.sum / self.count;
        ((self.squares / self.count - mean * mean).max(0.0).sqrt() as f32).max(0.01)
    }
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
struct Passed {
    /// Decisions.
    steps: u32,
    /// Decisions where two or more were on offer.
    choices: u32,
    /// The effort of the seat's own before the next settled position, this one included.
    own: f64,
}

/// What thinking about a choice goes by.
#[derive(Clone, Copy)]
struct Pursuit {
    plan: usize,
    effort: f64,
    turn_budget: TurnBudget,
}

/// What playing the plans on has shown.
#[derive(Clone, Debug, Default)]
struct Survey {
    /// By plan: how often it was played, and what came of it, summed.
    results: Vec<(u32, f32)>,
    /// The share of a turn's thought that it took.
    spent: f64,
}

/// The plan that came out best of those that stayed in to the end.
fn best_plan(surveys: &[Survey]) -> usize {
    let plans = surveys.first().map_or(0, |survey| survey.results.len());
    let summed = (0..plans).map(|plan| {
        let results = surveys.iter().map(|survey| survey.results[plan]);
        results.fold((0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
    });
    let summed: Vec<(u32, f32)> = summed.collect();
    let most = summed.iter().map(|(played, _)| *played).max().unwrap_or(0);
    let mean = |plan: &usize| summed[*plan].1 / summed[*plan].0.max(1) as f32;
    let in_to_the_end = (0..plans).filter(|plan| 2 * summed[*plan].0 > most);
    // The first of equals: the usual one before the others.
    in_to_the_end.reduce(|best, plan| if mean(&plan) > mean(&best) { plan } else { best }).unwrap_or(0)
}

/// How much worse than the rest of its node a branch is thought to be before it is tried.
const FIRST_PLAY_REDUCTION: f32 = 0.3;
/// A tree with more nodes than this is begun anew.
const LARGEST: usize = 400_000;
/// After so many iterations it is known roughly how many choices a turn still holds.
const FIRST: u64 = 16;
/// How often the clock is asked.
const CLOCKED: u64 = 4;
/// The part of what is left of a turn's thought that goes into choosing a plan.
const PLANNING: f64 = 0.4;
/// How often it is asked what is at stake, and whether thinking on can change anything.
const ASKED: u64 = 32;

/// The effort of what comes after a choice: what is left of this part of the turn, and as much as it holds in each that is to come.
fn effort_to_come(own: f64, effort: f64, parts: f64) -> f64 {
    (own - effort).max(0.0) + parts * own.max(1.0)
}

/// Reads what thinking has cost, as a share of a turn's thought.
struct Meter {
    budget: Budget,
    started: Instant,
    iterations: u64,
    steps: u64,
    /// By the clock, which is asked now and then.
    timed: f64,
}

impl Meter {
    fn new(budget: Budget) -> Meter {
        Meter { budget, started: Instant::now(), iterations: 0, steps: 0, timed: 0.0 }
    }

    /// One more iteration: whichever measure is nearest to its end.
    fn read(&mut self, passed: Passed) -> f64 {
        let Budget { iterations, steps, time } = self.budget;
        self.iterations += 1;
        self.steps += u64::from(passed.steps);
        if time != Duration::MAX && self.iterations.is_multiple_of(CLOCKED) {
            self.timed = self.started.elapsed().as_secs_f64() / time.as_secs_f64();
        }
        let counted = (self.iterations as f64 / iterations as f64).max(self.steps as f64 / steps as f64);
        counted.max(self.timed)
    }
}

/// The plans of both seats: one follows this, the other its usual one.
fn by_seat(seat: Seat, plan: usize) -> [usize; 2] {
    let mut plans = [0; 2];
    plans[seat.index()] = plan;
    plans
}

impl<G: Think> Worker<G> {
    fn new(seed: u64) -> Worker<G> {
        Worker {
            dice: Dice::loose(seed),
            tree: Tree::default(),
            root: NONE,
            rollout: Rollout::default(),
            path: Vec::new(),
            results: Results::default(),
        }
    }

    /// Makes sure that there is a root.
    fn plant(&mut self, seat: Seat) {
        if self.root == NONE || self.tree.len() > LARGEST {
            self.tree.clear();
            self.root = self.tree.add(seat);
            self.results = Results::default();
        }
    }

    /// Thinks about a choice, and says what share of a turn's thought that took.
    fn think(&mut self, view: &View<G>, offered: &[G::Decision], mind: Mind, by: Pursuit) -> f64 {
        self.plant(view.seat());
        let mut meter = Meter::new(mind.budget);
        let parts = f64::from(view.activations_left());
        let mut to_come = 0.0;
        let mut share = by.turn_budget.left;
        loop {
            let passed = self.iterate(view, offered, mind, by.plan);
            let spent = meter.read(passed);
            to_come += effort_to_come(passed.own, by.effort, parts);
            let done = meter.iterations;
            if done == FIRST || done.is_multiple_of(ASKED) {
                share = by.turn_budget.share(by.effort, self.stakes(offered), to_come / done as f64);
            }
            if spent >= share || done.is_multiple_of(ASKED) && self.is_decided(offered, spent, share) {
                return spent;
            }
        }
    }

    /// The most promising of what is on offer.
    fn take_the_likeliest(&mut self, view: &View<G>, offered: &[G::Decision], plan: usize) -> G::Decision {
        let world = view.imagine(&mut self.dice);
        self.rollout.plans = by_seat(view.seat(), plan);
        self.rollout.take_list(offered);
        self.rollout.likeliest(view.game(), &world, view.seat(), &mut self.dice)
    }

    /// Plays each plan on, the better half of them again, and so on to the last two.
    fn survey(
        &mut self,
        view: &View<G>,
        offered: &[G::Decision],
        mind: Mind,
        turn_budget: TurnBudget,
        plans: usize,
    ) -> Survey {
        let mut meter = Meter::new(mind.budget);
        let mut survey = Survey { results: vec![(0, 0.0); plans], spent: 0.0 };
        let mut left: Vec<usize> = (0..plans).collect();
        let rounds = plans.next_power_of_two().ilog2().max(1);
        let share = turn_budget.left * PLANNING / f64::from(1 + view.activations_left());
        for round in 1..=rounds {
            let until = share * f64::from(round) / f64::from(rounds);
            while survey.spent < until {
                for &plan in &left {
                    let (passed, worth) = self.play_on(view, offered, mind, plan);
                    survey.spent = meter.read(passed);
                    survey.results[plan].0 += 1;
                    survey.results[plan].1 += worth;
                }
            }
            let mean = |plan: &usize| survey.results[*plan].1 / survey.results[*plan].0.max(1) as f32;
            left.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
            left.truncate(left.len().div_ceil(2).max(2));
        }
        survey
    }

    /// Follows a plan to the horizon, without a tree.
    fn play_on(&mut self, view: &View<G>, offered: &[G::Decision], mind: Mind, plan: usize) -> (Passed, f32) {
        let root = std::mem::replace(&mut self.root, NONE);
        let passed = self.descend(view, offered, mind, plan);
        self.root = root;
        passed
    }

    /// How far apart the decisions lie that were tried, in units of how far apart results do, beyond what chance explains.
    fn stakes(&self, offered: &[G::Decision]) -> f64 {
        let node = self.tree.node(self.root);
        let tried = || {
            let known = node.branches.iter().filter(|branch| offered.contains(&branch.decision));
            known
                .filter(|branch| branch.taken > 0)
                .map(|branch| (f64::from(branch.taken), f64::from(branch.total)))
        };
        let (mut count, mut taken, mut total) = (0.0, 0.0, 0.0);
        for (more, sum) in tried() {
            count += 1.0;
            taken += more;
            total += sum;
        }
        if taken == 0.0 {
            return 0.0;
        }
        let mean = total / taken;
        let between = tried().map(|(taken, total)| taken * (total / taken - mean).powi(2)).sum::<f64>();
        let spread = f64::from(self.results.spread());
        let unexplained = between / taken - (count - 1.0) / taken * spread * spread;
        (unexplained.max(0.0).sqrt() / spread).min(HIGHEST_STAKES)
    }

    /// Whether no decision can overtake the one tried most in the thought that is left.
    fn is_decided(&self, offered: &[G::Decision], spent: f64, share: f64) -> bool {
        let node = self.tree.node(self.root);
        let (mut most, mut second) = (0, 0);
        for branch in node.branches.iter().filter(|branch| offered.contains(&branch.decision)) {
            if branch.taken > most {
                second = most;
                most = branch.taken;
            } else {
                second = second.max(branch.taken);
            }
        }
        let left = f64::from(node.visits) * (share - spent) / spent;
        f64::from(most - second) > left
    }

    /// One iteration.
    fn iterate(&mut self, view: &View<G>, offered: &[G::Decision], mind: Mind, plan: usize) -> Passed {
        let (passed, worth) = self.descend(view, offered, mind, plan);
        self.backpropagate(view.seat(), worth);
        passed
    }

    /// Goes down the tree as far as it reaches, and on to the horizon: what it went through, and how it stands there.
    fn descend(&mut self, view: &View<G>, offered: &[G::Decision], mind: Mind, plan: usize) -> (Passed, f32) {
        let game = view.game();
        let seat = view.seat();
        let mut position = view.imagine(&mut self.dice);
        let puct = Puct {
            explore: mind.explore,
            spread: self.results.spread(),
            first_play_reduction: FIRST_PLAY_REDUCTION,
        };
        let mut passed = Passed::default();
        let mut settled = 0;
        let mut at = (self.root != NONE).then_some(Step::Root);
        self.path.clear();
        self.rollout.plans = by_seat(seat, plan);
        loop {
            // Where it begins may be a settled position too: it is what comes of it that counts.
            if passed.steps > 0 && game.settled(&position) {
                settled += 1;
                // A plan is for one turn.
                self.rollout.plans = [0; 2];
                if settled >= mind.horizon {
                    break;
                }
            }
            if passed.choices >= mind.depth {
                break;
            }
            // Where both seats are to decide, the one that thinks decides first: what is on offer is its own.
            let first = passed.steps == 0;
            let next = if first { Some(seat) } else { game.to_decide(&position).iter().next() };
            let Some(mover) = next else { break };
            let own = settled == 0 && mover == seat;
            let effort = if own || at.is_some() { game.effort(&position, mover) } else { 0.0 };
            let taken = match at {
                Some(step) => {
                    if first {
                        self.rollout.take_list(offered);
                    } else {
                        self.rollout.list(game, &position, mover);
                    }
                    match *self.rollout.listed() {
                        [] => None,
                        [only] => Some(Taken { decision: only, choice: false }),
                        // What is not worth a thought is no fork in the tree.
                        _ if effort == 0.0 => {
                            let decision = self.rollout.likeliest(game, &position, mover, &mut self.dice);
                            Some(Taken { decision, choice: true })
                        }
                        _ => match self.arrive(step, mover) {
                            Some(node) => {
                                let (branch, decision) = self.choose(game, &position, node, puct);
                                at = Some(Step::After { node, branch });
                                Some(Taken { decision, choice: true })
                            }
                            None => {
                                at = None;
                                self.rollout.pick(game, &position, mover, mind.manner, &mut self.dice)
                            }
                        },
                    }
                }
                None => self.rollout.next(game, &position, mover, mind.manner, &mut self.dice),
            };
            let Some(Taken { decision, choice }) = taken else { break };
            passed.choices += u32::from(choice);
            if choice && own {
                passed.own += f64::from(effort);
            }
            game.apply(&mut position, mover, decision, &mut self.dice, &mut self.rollout.journal);
            passed.steps += 1;
        }
        (passed, value_for(game, &position, seat))
    }

    /// The node of a real choice; none before its branch was taken once.
    fn arrive(&mut self, step: Step, mover: Seat) -> Option<u32> {
        let Step::After { node, branch } = step else {
            return (self.tree.node(self.root).mover == mover).then_some(self.root);
        };
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
    fn choose(&mut self, game: &G, position: &G::Position, node: u32, puct: Puct) -> (usize, G::Decision) {
        let mover = self.tree.node(node).mover;
        if self.tree.node(node).branches.is_empty() {
            self.tree.open(node, self.rollout.priors(game, position, mover));
        }
        let branch = self.tree.choose(node, self.rollout.listed(), puct);
        self.path.push((node, branch));
        // What chance does from here on belongs to this branch.
        self.dice.take_used();
        (branch, self.tree.node(node).branches[branch].decision)
    }

    /// Credits what was done with what came of it.
    fn backpropagate(&mut self, seat: Seat, worth: f32) {
        for &(node, branch) in &self.path {
            let node = self.tree.node_mut(node);
            let worth = if node.mover == seat { worth } else { -worth };
            node.visits += 1;
            node.total += worth;
            node.branches[branch].taken += 1;
            node.branches[branch].total += worth;
        }
        self.results.add(worth);
    }

    /// How often a decision was tried, and what came of it, summed.
    fn verdict(&self, decision: G::Decision) -> (u32, f32) {
        let mut branches = self.tree.node(self.root).branches.iter();
        branches
            .find(|branch| branch.decision == decision)
            .map_or((0, 0.0), |found| (found.taken, found.total))
    }

    /// Keeps what is known of what follows a decision, unless chance or the other seat comes between.
    fn follow(&mut self, decision: G::Decision, seat: Seat) {
        let mut branches = self.tree.node(self.root).branches.iter();
        self.root = match branches.find(|branch| branch.decision == decision) {
            Some(branch) if !branch.chance && branch.next[seat.other().index()] == NONE => {
                branch.next[seat.index()]
            }
            _ => NONE,
        };
    }
}

#[cfg(test)]
mod tests {
    use contract::{Lister, Rules, Scored};

    use super::*;
    use toy::{Decision, Toy};

    /// What a seat is asked at a position.
    fn asked<'a>(game: &'a Toy, position: &'a toy::Position) -> (View<'a, Toy>, Vec<Decision>) {
        let seat = game.to_decide(position).iter().next().expect("somebody is to decide");
        let mut offered = Vec::new();
        Lister::default().decisions(game, position, seat, &mut offered);
        (View::new(game, position, seat), offered)
    }

    #[test]
    fn before_its_own_part_of_a_turn_a_seat_has_the_reserve_and_then_the_whole() {
        let mut turn_budget = TurnBudget::default();
        assert!(turn_budget.may_grow(3));
        turn_budget.fill(3, false);
        assert_eq!((turn_budget.left, turn_budget.may_grow(3)), (RESERVE, true));
        turn_budget.left -= 0.1;
        turn_budget.fill(3, true);
        assert!((turn_budget.left - 0.9).abs() < 1e-9 && !turn_budget.may_grow(3));
        turn_budget.fill(3, true);
        assert!((turn_budget.left - 0.9).abs() < 1e-9, "a turn has one turn_budget");
        turn_budget.fill(4, true);
        assert_eq!(turn_budget.left, 1.0);
    }

    #[test]
    fn a_choice_takes_more_of_what_is_left_the_more_is_at_stake_and_never_all_of_it() {
        let turn_budget = TurnBudget { turn: 1, own: true, left: 0.8 };
        assert!((turn_budget.share(1.0, 0.0, 9.0) - 0.08).abs() < 1e-9);
        assert!((turn_budget.share(3.0, 0.0, 9.0) - 0.2).abs() < 1e-9);
        assert!(turn_budget.share(1.0, 0.2, 9.0) > 0.3);
        assert_eq!(turn_budget.share(1.0, 0.5, 0.0), 0.8 * GREATEST_SHARE);
    }

    #[test]
    fn a_turn_s_thought_is_shared_out_among_its_parts() {
        assert_eq!(effort_to_come(3.0, 1.0, 0.0), 2.0);
        assert_eq!(effort_to_come(3.0, 1.0, 9.0), 29.0);
        // Of ten parts alike the first takes a tenth, where it would take half if it were thought to be the last.
        let turn_budget = TurnBudget { turn: 1, own: true, left: 1.0 };
        assert_eq!(turn_budget.share(1.0, 0.0, effort_to_come(1.0, 1.0, 9.0)), 0.1);
        assert_eq!(turn_budget.share(1.0, 0.0, effort_to_come(1.0, 1.0, 0.0)), GREATEST_SHARE);
    }

    #[test]
    fn a_turn_takes_no_more_iterations_than_it_is_given() {
        let (game, position) = (Toy::sound(), toy::under_way(2).position().clone());
        let (view, offered) = asked(&game, &position);
        assert!(offered.len() > 1);
        let mind = Mind { budget: Budget::iterations(2_000), ..Mind::default() };
        let mut search = Search::<Toy>::new("counted", mind, 1);
        let mut iterations = 0.0;
        // Asked the same again and again, it has less and less left, and in the end a single iteration.
        for _ in 0..60 {
            search.choose_among(&view, &offered);
            iterations += search.workers[0].results.count;
            search.workers[0].root = NONE;
        }
        assert!(iterations > 500.0 && iterations <= 2_000.0 + 60.0, "{iterations}");
        assert_eq!(search.workers[0].results.count, 1.0);
    }

    #[test]
    fn what_was_learnt_serves_the_next_choice_unless_chance_or_the_other_seat_comes_between() {
        let known = |next: [bool; 2], chance: bool| {
            let mut worker = Worker::<Toy>::new(1);
            worker.plant(Seat::First);
            worker.tree.open(worker.root, &[Scored { decision: Decision::Push, score: 0.0 }]);
            let mut places = [NONE; 2];
            for seat in Seat::BOTH.into_iter().filter(|seat| next[seat.index()]) {
                places[seat.index()] = worker.tree.add(seat);
            }
            let branch = &mut worker.tree.node_mut(worker.root).branches[0];
            (branch.next, branch.chance) = (places, chance);
            worker.follow(Decision::Push, Seat::First);
            (worker.root, places[0])
        };
        let (root, next) = known([true, false], false);
        assert!(root == next && root != NONE);
        assert_eq!(known([true, false], true).0, NONE, "dice were rolled");
        assert_eq!(known([true, true], false).0, NONE, "the other seat may decide first");
        assert_eq!(known([false, false], false).0, NONE, "nothing is known");
    }

    #[test]
    fn the_best_plan_is_one_that_stayed_in_to_the_end() {
        let survey = |results: &[(u32, f32)]| Survey { results: results.to_vec(), spent: 0.0 };
        let once = survey(&[(10, 1.0), (2, 1.8), (10, 2.0)]);
        assert_eq!(best_plan(std::slice::from_ref(&once)), 2, "luck in two games counts for nothing");
        let other = survey(&[(10, 4.0), (2, 0.0), (10, 2.0)]);
        assert_eq!(best_plan(&[once, other]), 0, "all threads together");
        assert_eq!(best_plan(&[survey(&[(0, 0.0), (0, 0.0)])]), 0, "no time: the usual one");
    }

    #[test]
    fn the_counts_of_all_threads_add_up() {
        let (game, position) = (Toy::sound(), toy::under_way(2).position().clone());
        let (view, offered) = asked(&game, &position);
        let mind = Mind { budget: Budget::iterations(600), threads: 2, ..Mind::default() };
        let mut search = Search::<Toy>::new("two", mind, 1);
        let turn_budget = TurnBudget { turn: 1, own: true, left: 1.0 };
        for worker in &mut search.workers {
            worker.think(&view, &offered, mind, Pursuit { plan: 0, effort: 1.0, turn_budget });
        }
        for &decision in &offered {
            let apart: u32 = search.workers.iter().map(|worker| worker.verdict(decision).0).sum();
            assert_eq!(search.verdict(decision).0, apart);
        }
        assert!(search.workers.iter().all(|worker| worker.results.count > 50.0));
    }
}
