//! The law of a game: the first of the three traits that it implements.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use table::Text;

use crate::{About, Dice, Journal, Notation, Rule, Seat, Seats, Setup, SetupError, Told};

/// Why a decision is refused: the section that forbids it, and the Fluent key of a sentence that says why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The section cited.
    pub rule: Rule,
    /// The key of the sentence.
    pub because: &'static str,
}

impl Refusal {
    /// A refusal by this section, for this reason.
    pub fn new(rule: Rule, because: &'static str) -> Refusal {
        Refusal { rule, because }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// One side won.
    Won(Seat),
    /// Neither did.
    Drawn,
}

/// Whoever looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Onlooker {
    /// A player, who sees his own.
    Seat(Seat),
    /// Anyone else while the match lasts.
    Spectator,
    /// One who may see everything: a finished match, a designer's desk.
    Umpire,
}

/// A moment at which a seat may react to something, or let it pass.
///
/// It opens by public facts alone. Whether the seat wants to be asked at such moments is a standing order of its own, kept
/// by whoever runs the match: the answer is then `pass`, given as [`crate::By::Standing`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window<D> {
    /// The kind of moment, the same for every match: what a standing order names.
    pub kind: &'static str,
    /// The seat that is asked.
    pub seat: Seat,
    /// Letting it pass.
    pub pass: D,
}

/// A game *made ready to play*: rules, one scenario, its options and its data compiled into tables. It is immutable
/// and shared; a position holds only numbers into it.
///
/// This is the law alone. What a person sees of it is [`Show`](crate::Show), what computer players look at
/// [`Think`](crate::Think). What the words here promise, [`crate::kit`] checks by playing.
pub trait Rules: Send + Sync + Sized + 'static {
    /// Everything there is, hidden things included: small, flat, cheap to clone.
    type Position: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One thing a player points at, at most 16 bytes. It names cards and public pieces, never places in a hand.
    type Decision: Copy + Eq + Hash + Debug + Send + Sync + Notation<Self>;
    /// Something on the table that can be touched, first or second.
    type Subject: Copy + Eq + Debug + Send + Sync;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Send + Sync + Told<Self>;

    /// What the game says of itself.
    fn about() -> &'static About;
    /// Makes the game ready to play.
    fn ready(setup: Setup) -> Result<Self, SetupError>;
    /// What it was made ready with.
    fn setup(&self) -> &Setup;

    /// Sets the game up.
    fn begin(&self, dice: &mut Dice, journal: &mut Journal<Self::Event>) -> Self::Position;
    /// Who is to decide: usually one, both for secret choices, none when the game is over.
    fn to_decide(&self, position: &Self::Position) -> Seats;
    /// What the seat can touch, each with at least one decision.
    fn subjects(&self, position: &Self::Position, seat: Seat, out: &mut Vec<Self::Subject>);
    /// What the seat can decide about one of its subjects.
    fn decisions_of(
        &self,
        position: &Self::Position,
        seat: Seat,
        subject: Self::Subject,
        out: &mut Vec<Self::Decision>,
    );
    /// Whether the seat may decide this now: exactly what `decisions_of` lists is allowed.
    fn check(&self, position: &Self::Position, seat: Seat, decision: Self::Decision) -> Result<(), Refusal>;
    /// Carries out a decision that [`Rules::check`] allows.
    fn apply(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        decision: Self::Decision,
        dice: &mut Dice,
        journal: &mut Journal<Self::Event>,
    );
    /// How it ended, if it has.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;
    /// The turn being played, from 1: for reports and for the caps of runners.
    fn turn(&self, position: &Self::Position) -> u32;

    /// What must hold of every position, beyond what the types say: pieces are conserved, counts agree.
    fn invariants(&self, position: &Self::Position) -> Result<(), String>;

    /// Whether this set-up keeps anything hidden from a seat for longer than a choice made by both at once lasts.
    fn hides(&self) -> bool {
        false
    }
    /// A position that the seat cannot tell from this one, made from nothing but what the seat knows. Where nothing is hidden
    /// it is the position itself.
    fn imagine(&self, position: &Self::Position, seat: Seat, dice: &mut Dice) -> Self::Position {
        let _ = (seat, dice);
        position.clone()
    }
    /// The moment of reaction that is open, if that is what is awaited.
    fn window(&self, position: &Self::Position) -> Option<Window<Self::Decision>> {
        let _ = position;
        None
    }
    /// The decision to take where the seat has several, but nothing comes of any other by what everybody knows: whoever runs
    /// the match gives it unasked, as where there is no other.
    fn moot(&self, position: &Self::Position, seat: Seat) -> Option<Self::Decision> {
        let _ = (position, seat);
        None
    }
    /// The sentence of a refusal, as the seat may read it: a game adds what only the position can tell.
    fn sentence(&self, position: &Self::Position, seat: Seat, refusal: Refusal) -> Text {
        let _ = (position, seat);
        Text::key(refusal.because)
    }
    /// The short, stable, language-neutral text of a decision: see [`decisions!`](crate::decisions).
    fn notate(&self, decision: Self::Decision) -> String {
        decision.write(self)
    }
    /// Reads it back; the error is a sentence.
    fn parse(&self, text: &str) -> Result<Self::Decision, Text> {
        Self::Decision::read(self, text)
    }
    /// Carries out a decision if it is allowed; a refused one changes nothing.
    fn decide(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        decision: Self::Decision,
        dice: &mut Dice,
        journal: &mut Journal<Self::Event>,
    ) -> Result<(), Refusal> {
        self.check(position, seat, decision)?;
        self.apply(position, seat, decision, dice, journal);
        Ok(())
    }
}

/// Why none of these decisions may be taken, the likeliest first: the first refusal, or `otherwise` where there is nothing to
/// try. None where one of them may be taken.
pub fn first_refusal<G: Rules>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    tried: impl IntoIterator<Item = G::Decision>,
    otherwise: Refusal,
) -> Option<Refusal> {
    let mut refused = None;
    for decision in tried {
        match game.check(position, seat, decision) {
            Ok(()) => return None,
            Err(refusal) => refused = refused.or(Some(refusal)),
        }
    }
    refused.or(Some(otherwise))
}

/// Lists decisions without allocating once its buffers have grown.
pub struct Lister<G: Rules> {
    subjects: Vec<G::Subject>,
}

impl<G: Rules> Default for Lister<G> {
    fn default() -> Self {
        Lister { subjects: Vec::new() }
    }
}

impl<G: Rules> Lister<G> {
    /// Every decision that the seat may take: those of all its subjects together. `out` is cleared first.
    pub fn decisions(&mut self, game: &G, position: &G::Position, seat: Seat, out: &mut Vec<G::Decision>) {
        out.clear();
        self.subjects.clear();
        game.subjects(position, seat, &mut self.subjects);
        for &subject in &self.subjects {
            game.decisions_of(position, seat, subject, out);
        }
    }

    /// The one decision that the seat may take, or the one of which something comes; none where there is a choice. It looks no
    /// further than the second.
    pub fn only(&mut self, game: &G, position: &G::Position, seat: Seat) -> Option<G::Decision> {
        let mut found = Vec::new();
        self.subjects.clear();
        game.subjects(position, seat, &mut self.subjects);
        for &subject in &self.subjects {
            game.decisions_of(position, seat, subject, &mut found);
            if found.len() > 1 {
                return game.moot(position, seat);
            }
        }
        found.pop()
    }
}

/// A digest of a position, the same on every machine: what the digests in a match file are made of.
pub fn fingerprint<P: Serialize>(position: &P) -> String {
    let bytes = postcard::to_allocvec(position).expect("a position is plain data");
    hex::encode(&Sha256::digest(bytes)[..4])
}
