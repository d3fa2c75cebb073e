//! One game between two players.

use std::ops::DerefMut;

use contract::{Dice, Journal, Lister, Outcome, Seat, Seed, Think, View, fingerprint};
use opponents::Player;

/// The seed of a player's own chance: it depends on the match and the seat, and on nothing else.
pub fn player_seed(seed: &Seed, seat: Seat) -> u64 {
    // No match has so many entries: these sub-streams are free.
    Dice::of_entry(seed, u64::MAX - seat.index() as u64).seed()
}

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Playthrough {
    /// How it ended; none if it was cut off.
    pub outcome: Option<Outcome>,
    /// The turn it ended in.
    pub turns: u32,
    /// Real choices: decisions where two or more were on offer.
    pub decisions: u64,
    /// Decisions in all: the entries of the match.
    pub entries: u64,
    /// Decisions that the rules refused: none, or there is a fault in the game or in a player.
    pub refused: u64,
    /// The digest of the last position.
    pub hash: String,
}

/// Someone who looks on while games are played. Does nothing unless told otherwise.
pub trait Watch<G: Think> {
    /// Called before each decision, with what is on offer and what is about to be decided.
    fn before(
        &mut self,
        _game: &G,
        _position: &G::Position,
        _seat: Seat,
        _offered: &[G::Decision],
        _decision: G::Decision,
    ) {
    }
}

impl<G: Think> Watch<G> for () {}

/// The decisions of a game, in order.
impl<G: Think> Watch<G> for Vec<(Seat, G::Decision)> {
    fn before(&mut self, _: &G, _: &G::Position, seat: Seat, _: &[G::Decision], decision: G::Decision) {
        self.push((seat, decision));
    }
}

/// Plays games, keeping its buffers from one to the next.
pub struct Runner<G: Think> {
    lister: Lister<G>,
    offered: Vec<G::Decision>,
    /// A game with so many entries is cut off.
    longest: u64,
}

impl<G: Think> Runner<G> {
    /// A runner that cuts games off after so many entries.
    pub fn new(longest: u64) -> Runner<G> {
        Runner { lister: Lister::default(), offered: Vec::new(), longest }
    }

    /// Plays one game. The dice are those of a match with this seed, entry by entry.
    ///
    /// Where both seats are to decide at once the first is asked first: neither sees what the other chose.
    pub fn play(
        &mut self,
        game: &G,
        seed: &Seed,
        players: &mut [impl DerefMut<Target: Player<G>>; 2],
        journal: &mut Journal<G::Event>,
        watch: &mut impl Watch<G>,
    ) -> Playthrough {
        let mut position = game.begin(&mut Dice::of_entry(seed, 0), journal);
        let (mut decisions, mut entries, mut refused) = (0, 0, 0);
        while entries < self.longest {
            let Some(seat) = game.to_decide(&position).iter().next() else { break };
            self.lister.decisions(game, &position, seat, &mut self.offered);
            if self.offered.is_empty() {
                // A game that asks and offers nothing has broken its contract; the record shows it as unfinished.
                break;
            }
            decisions += u64::from(self.offered.len() > 1);
            let view = View::new(game, &position, seat);
            let decision = players[seat.index()].choose_among(&view, &self.offered);
            watch.before(game, &position, seat, &self.offered, decision);
            let mut dice = Dice::of_entry(seed, entries + 1);
            if game.decide(&mut position, seat, decision, &mut dice, journal).is_err() {
                refused += 1;
                break;
            }
            entries += 1;
        }
        Playthrough {
            outcome: game.outcome(&position),
            turns: game.turn(&position),
            decisions,
            entries,
            refused,
            hash: fingerprint(&position),
        }
    }
}
