//! How often each section of a rulebook shows in play.

use contract::{Dice, Journal, Reservoir, Seat, Seed, Show, Think};

use crate::{LONGEST, Runner, SeriesError, Watch, player_seed};

/// How often each section showed, in the order of the book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// Games played.
    pub games: u64,
    /// Journal lines that cite each section.
    pub fired: Vec<u64>,
    /// Refusals that cite each section.
    pub refused: Vec<u64>,
}

impl Count {
    /// Adds the count of other games with the same rulebook.
    pub fn add(&mut self, other: &Count) {
        self.games += other.games;
        let add = |to: &mut [u64], from: &[u64]| to.iter_mut().zip(from).for_each(|(to, from)| *to += from);
        add(&mut self.fired, &other.fired);
        add(&mut self.refused, &other.refused);
    }
}

/// Plays games and counts: the sections that the journal cites, and those that refuse decisions not on offer, tried
/// at every step for both seats.
pub fn count<G: Show + Think>(
    game: &G,
    players: [&str; 2],
    seed: u64,
    games: u64,
    done: &dyn Fn(u64),
) -> Result<Count, SeriesError> {
    let sections = (G::about().rulebook)().sections().len();
    let mut journal = Journal::counting(sections);
    let mut probes = Probes::new(seed, sections);
    let mut runner = Runner::new(LONGEST);
    for index in 0..games {
        let seed = Seed::in_series(seed, index);
        let player = |seat: Seat| opponents::by_name(players[seat.index()], player_seed(&seed, seat));
        let mut seated = [player(Seat::First)?, player(Seat::Second)?];
        runner.play(game, &seed, &mut seated, &mut journal, &mut probes);
        done(index + 1);
    }
    let fired = journal.fired().map(<[u64]>::to_vec).unwrap_or_default();
    Ok(Count { games, fired, refused: probes.refused })
}

/// Probes what is not on offer.
struct Probes<G: Show + Think> {
    dice: Dice,
    refused: Vec<u64>,
    /// Decisions on offer a short while ago: the near misses.
    recent: Reservoir<G::Decision>,
    /// Decisions on offer at any time.
    ever: Reservoir<G::Decision>,
    touched: Reservoir<G::Subject>,
    subjects: Vec<G::Subject>,
}

impl<G: Show + Think> Probes<G> {
    fn new(seed: u64, sections: usize) -> Probes<G> {
        Probes {
            dice: Dice::loose(seed ^ 0x7121),
            refused: vec![0; sections],
            recent: Reservoir::new(64),
            ever: Reservoir::new(4096),
            touched: Reservoir::new(256),
            subjects: Vec::new(),
        }
    }
}

/// How many decisions are tried at a step, from either pool and for either seat.
const TRIES: usize = 12;

impl<G: Show + Think> Watch<G> for Probes<G> {
    fn before(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        offered: &[G::Decision],
        taken: G::Decision,
    ) {
        for asked in Seat::BOTH {
            for _ in 0..TRIES {
                let dice = &mut self.dice;
                for decision in [self.recent.any(dice), self.ever.any(dice)].into_iter().flatten() {
                    if let Err(refusal) = game.check(position, asked, decision) {
                        self.refused[usize::from(refusal.rule.0)] += 1;
                    }
                }
            }
            for _ in 0..TRIES {
                let (subject, target) = (self.touched.any(&mut self.dice), self.touched.any(&mut self.dice));
                for target in [None, target] {
                    let refusal = subject.and_then(|subject| game.why_not(position, asked, subject, target));
                    if let Some(refusal) = refusal {
                        self.refused[usize::from(refusal.rule.0)] += 1;
                    }
                }
            }
        }
        // What is done now may be too much a moment later.
        self.recent.keep(taken, &mut self.dice);
        for _ in 0..2 {
            let decision = self.dice.any_of(offered);
            self.recent.keep(decision, &mut self.dice);
            self.ever.keep(decision, &mut self.dice);
        }
        // What an offer points at can be pointed at for something else.
        let pointed = self.dice.any_of(offered);
        let target = game.offer(position, seat, pointed).target;
        if let Some(target) = target.and_then(|id| game.point_at(&id).ok()) {
            self.touched.keep(target, &mut self.dice);
        }
        self.subjects.clear();
        game.subjects(position, seat, &mut self.subjects);
        let subject = self.dice.any_of(&self.subjects);
        self.touched.keep(subject, &mut self.dice);
    }
}
