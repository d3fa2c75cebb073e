//! The trait that a game implements.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use table::{Inspection, Measure, Offer, Picture, Scene, Table, Text};

use crate::{About, Dice, Journal, Line, Odds, Rule, Seat, Seats, Setup, SetupError};

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

/// A decision and how promising it looks: higher is tried first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scored<D> {
    /// The decision.
    pub decision: D,
    /// Its promise.
    pub score: f32,
}

/// Something that a game does often enough to be worth timing: its name, and the work at a position.
pub type Chore<G> = (&'static str, fn(&G, &<G as Rules>::Position));

/// A game *made ready to play*: rules, one scenario, its options and its data compiled into tables. It is immutable
/// and shared; a position holds only numbers into it.
///
/// What the words here promise, [`crate::kit`] checks by playing.
pub trait Rules: Send + Sync + Sized + 'static {
    /// Everything there is, hidden things included: small, flat, cheap to clone.
    type Position: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One thing a player points at, at most 16 bytes. It names cards and public pieces, never places in a hand.
    type Decision: Copy + Eq + Hash + Debug + Send + Sync;
    /// Something on the table that can be touched, first or second.
    type Subject: Copy + Eq + Debug + Send + Sync;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

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
    /// Why the seat may not do anything with this subject, or not with this target.
    fn why_not(
        &self,
        position: &Self::Position,
        seat: Seat,
        subject: Self::Subject,
        target: Option<Self::Subject>,
    ) -> Option<Refusal>;
    /// The sentence of a refusal, as the seat may read it: a game adds what only the position can tell.
    fn sentence(&self, _position: &Self::Position, _seat: Seat, refusal: Refusal) -> Text {
        Text::key(refusal.because)
    }
    /// How it ended, if it has.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;
    /// The turn being played, from 1: for reports and for the caps of runners.
    fn turn(&self, position: &Self::Position) -> u32;

    /// A position that the seat cannot tell from this one, made from nothing but what the seat knows.
    fn imagine(&self, position: &Self::Position, seat: Seat, dice: &mut Dice) -> Self::Position;
    /// Whether this set-up keeps anything hidden from a seat for longer than a choice made by both at once lasts.
    fn hides(&self) -> bool;

    /// The parts of the table that do not change.
    fn scene(&self) -> Scene;
    /// What an onlooker may see, and his prompt.
    fn table(&self, position: &Self::Position, onlooker: Onlooker) -> Table;
    /// What can be said of a thing on the table when somebody asks: its range, its cover, whatever the game knows.
    fn inspect(&self, position: &Self::Position, onlooker: Onlooker, subject: Self::Subject) -> Inspection {
        let _ = (position, onlooker, subject);
        Inspection::default()
    }
    /// How far it is from one thing on the table to another, and whether one sees the other; none where the game does not
    /// measure.
    fn measure(
        &self,
        position: &Self::Position,
        onlooker: Onlooker,
        from: Self::Subject,
        to: Self::Subject,
    ) -> Option<Measure> {
        let _ = (position, onlooker, from, to);
        None
    }
    /// The moment of reaction that is open, if that is what is awaited.
    fn window(&self, position: &Self::Position) -> Option<Window<Self::Decision>> {
        let _ = position;
        None
    }
    /// A decision as it is offered to the seat that may take it.
    fn offer(&self, position: &Self::Position, seat: Seat, decision: Self::Decision) -> Offer;
    /// A journal line in words.
    fn tell(&self, event: &Self::Event) -> Text;
    /// What a client can show of it beside the words: where it happened, the dice.
    fn picture(&self, event: &Self::Event) -> Picture {
        let _ = event;
        Picture::default()
    }

    /// What may come of a decision, from what the seat knows; none where nothing is left to chance.
    fn odds(&self, position: &Self::Position, seat: Seat, decision: Self::Decision) -> Option<Odds>;
    /// Which case of its odds a decision fell into, read from the journal it left.
    fn fell(&self, odds: &Odds, lines: &[Line<Self::Event>]) -> Option<usize>;

    /// Whether judging this position means something.
    fn settled(&self, position: &Self::Position) -> bool;
    /// How the position stands for a seat, from −1 to 1.
    fn judge(&self, position: &Self::Position, seat: Seat) -> f32;
    /// What [`Rules::judge`] weighs, seen from a seat, one number each: for fitting the weights to results. As many, and
    /// in the same order, at every position; nothing unless a game says so.
    fn weighed(&self, position: &Self::Position, seat: Seat, out: &mut Vec<f32>) {
        let _ = (position, seat, out);
    }
    /// Says how promising each decision looks, without trying it.
    fn order(&self, position: &Self::Position, seat: Seat, decisions: &mut [Scored<Self::Decision>]);
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
    /// [`Rules::order`] for a seat that follows one of its plans.
    fn order_by(
        &self,
        plan: usize,
        position: &Self::Position,
        seat: Seat,
        decisions: &mut [Scored<Self::Decision>],
    ) {
        let _ = plan;
        self.order(position, seat, decisions);
    }
    /// How much thought a seat's choice deserves next to others; 0 where the most promising decision is taken without.
    /// It depends on nothing that the seat does not see.
    fn weight(&self, position: &Self::Position, seat: Seat) -> f32 {
        let _ = (position, seat);
        1.0
    }

    /// How many more times before the turn ends the seat is likely to come to a part of it that is its own, this one apart: where
    /// units act one by one, a turn's thought is shared out among them. It depends on nothing that the seat does not see.
    fn parts_left(&self, position: &Self::Position, seat: Seat) -> u32 {
        let _ = (position, seat);
        0
    }

    /// Work of its own that a game wants timed, by name: for the bench.
    fn chores(&self) -> &'static [Chore<Self>] {
        &[]
    }

    /// The short, stable, language-neutral text of a decision.
    fn notate(&self, decision: Self::Decision) -> String;
    /// Reads it back; the error is a sentence.
    fn parse(&self, text: &str) -> Result<Self::Decision, Text>;

    /// The thing on the table that an id of the table names: a place, a piece, a card, a button.
    fn point_at(&self, id: &str) -> Result<Self::Subject, Text>;

    /// What must hold of every position, beyond what the types say: pieces are conserved, counts agree.
    fn invariants(&self, position: &Self::Position) -> Result<(), String>;

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
}

/// A digest of a position, the same on every machine: what the digests in a match file are made of.
pub fn fingerprint<P: Serialize>(position: &P) -> String {
    let bytes = postcard::to_allocvec(position).expect("a position is plain data");
    Sha256::digest(bytes)[..4].iter().map(|byte| format!("{byte:02x}")).collect()
}
