//! The tree of what was tried: one for all imagined positions, its branches named by decisions alone.
//!
//! It is an open loop: a node stands for the real choices made since the root, whatever the dice and the cards were on
//! the way. What is on offer at a node differs from one imagined position to another, so a branch counts how often it
//! was there to be taken.

use contract::{Scored, Seat};

/// No node.
pub(crate) const NONE: u32 = u32::MAX;

/// A decision at a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch<D> {
    pub decision: D,
    /// The share of tries that its prior alone would give it.
    pub prior: f32,
    /// How often it was taken.
    pub taken: u32,
    /// How often it could have been.
    pub offered: u32,
    /// What came of it for the seat that decides here, summed.
    pub total: f32,
    /// The node that follows, by the seat that decides there, once there is one.
    pub next: [u32; 2],
    /// Whether anything was ever left to chance on the way there.
    pub chance: bool,
    /// The last descent that found it on offer.
    mark: u32,
}

impl<D> Branch<D> {
    fn new(decision: D, prior: f32, mark: u32) -> Branch<D> {
        Branch { decision, prior, taken: 0, offered: 0, total: 0.0, next: [NONE; 2], chance: false, mark }
    }

    /// What came of it on average; `otherwise` if it was never taken.
    pub fn mean(&self, otherwise: f32) -> f32 {
        if self.taken == 0 { otherwise } else { self.total / self.taken as f32 }
    }
}

/// A point in the sequence of real choices.
#[derive(Clone, Debug)]
pub(crate) struct Node<D> {
    /// Who decides here.
    pub mover: Seat,
    /// How often the search came by.
    pub visits: u32,
    /// What came of it for the mover, summed.
    pub total: f32,
    /// The most promising first.
    pub branches: Vec<Branch<D>>,
    /// Which branch the decision at each place of the list was, when the node was opened.
    places: Vec<u16>,
}

impl<D> Node<D> {
    fn new(mover: Seat) -> Node<D> {
        Node { mover, visits: 0, total: 0.0, branches: Vec::new(), places: Vec::new() }
    }

    /// What came of it on average.
    pub fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.total / self.visits as f32 }
    }
}

/// Nodes, kept from one search to the next so that their memory is.
pub(crate) struct Tree<D> {
    nodes: Vec<Node<D>>,
    used: usize,
    mark: u32,
}

impl<D> Default for Tree<D> {
    fn default() -> Self {
        Tree { nodes: Vec::new(), used: 0, mark: 0 }
    }
}

/// How branches are chosen: predictor and upper confidence bound, as trees with priors have it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Puct {
    /// How much a branch that was seldom taken is favoured.
    pub explore: f32,
    /// How far apart results lie: the unit of `explore`.
    pub spread: f32,
    /// How much worse than the rest a branch is thought to be before it was taken, in the same unit.
    pub first_play_reduction: f32,
}

/// The score at which a decision is tried e times as often as one that scores nothing.
const TEMPERATURE: f32 = 0.25;
/// The share of tries that is handed out evenly.
const UNIFORM: f32 = 0.1;

impl<D: Copy + Eq> Tree<D> {
    /// Forgets everything but the memory it took.
    pub fn clear(&mut self) {
        self.used = 0;
        self.mark = 0;
    }

    pub fn node(&self, at: u32) -> &Node<D> {
        &self.nodes[at as usize]
    }

    pub fn node_mut(&mut self, at: u32) -> &mut Node<D> {
        &mut self.nodes[at as usize]
    }

    /// A new node.
    pub fn add(&mut self, mover: Seat) -> u32 {
        let at = self.used;
        self.used += 1;
        match self.nodes.get_mut(at) {
            Some(node) => {
                node.mover = mover;
                node.visits = 0;
                node.total = 0.0;
                node.branches.clear();
                node.places.clear();
            }
            None => self.nodes.push(Node::new(mover)),
        }
        at as u32
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.used
    }

    /// Gives a node its branches: what is on offer, the most promising first.
    pub fn open(&mut self, at: u32, scored: &[Scored<D>]) {
        let node = &mut self.nodes[at as usize];
        let top = scored.iter().map(|scored| scored.score).fold(f32::NEG_INFINITY, f32::max);
        let softmax = |score: f32| ((score - top) / TEMPERATURE).exp();
        let sum: f32 = scored.iter().map(|scored| softmax(scored.score)).sum();
        let even = UNIFORM / scored.len() as f32;
        node.branches.clear();
        node.branches.extend(scored.iter().enumerate().map(|(place, scored)| {
            let prior = even + (1.0 - UNIFORM) * softmax(scored.score) / sum;
            Branch::new(scored.decision, prior, place as u32)
        }));
        node.branches.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        node.places.clear();
        node.places.resize(scored.len(), 0);
        for (branch, known) in node.branches.iter_mut().enumerate() {
            node.places[known.mark as usize] = branch as u16;
            known.mark = 0;
        }
    }

    /// Finds what is on offer among the branches, adds what is new, and takes one: the branch's number.
    pub fn choose(&mut self, at: u32, offered: &[D], puct: Puct) -> usize {
        self.mark += 1;
        let mark = self.mark;
        let node = &mut self.nodes[at as usize];
        for (place, &decision) in offered.iter().enumerate() {
            let known = match node.places.get(place) {
                Some(&branch) if node.branches[usize::from(branch)].decision == decision => {
                    Some(usize::from(branch))
                }
                _ => node.branches.iter().position(|branch| branch.decision == decision),
            };
            let branch = known.unwrap_or_else(|| {
                // It was not there when the node was opened: no more promising than the least that was.
                let prior = node.branches.last().map_or(UNIFORM, |least| least.prior);
                node.branches.push(Branch::new(decision, prior, 0));
                node.branches.len() - 1
            });
            node.branches[branch].mark = mark;
            node.branches[branch].offered += 1;
        }
        // Only the most promising few are worth looking at while the node is young.
        let mut room = 2 + (2.0 * (node.visits as f32).sqrt()) as usize;
        let otherwise = node.mean() - puct.first_play_reduction * puct.spread;
        let explore = puct.explore * puct.spread;
        let mut best = (f32::NEG_INFINITY, 0);
        for (number, branch) in node.branches.iter().enumerate() {
            if branch.mark != mark {
                continue;
            }
            let bonus = explore * branch.prior * (branch.offered as f32).sqrt() / (1.0 + branch.taken as f32);
            let score = branch.mean(otherwise) + bonus;
            if score > best.0 {
                best = (score, number);
            }
            room -= 1;
            if room == 0 {
                break;
            }
        }
        best.1
    }
}
