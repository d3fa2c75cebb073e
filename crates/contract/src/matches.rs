//! A match: a game, a seed, and the entries decided so far.

use std::sync::Arc;

use thiserror::Error;

use crate::{Dice, Header, Journal, Line, Onlooker, Refusal, Rules, Seat, Seed, fingerprint};

/// Who gave an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The player.
    Player,
    /// A standing order of his: a preference, not a decision, so the other player may still undo across it.
    Standing,
}

/// What an entry does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move<D> {
    /// A decision.
    Decided(D),
    /// Everything from this entry on is taken back.
    Undone(usize),
}

/// One entry of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<D> {
    /// Whose.
    pub seat: Seat,
    /// Given by whom.
    pub by: By,
    /// What it does.
    pub what: Move<D>,
}

/// Why nothing can be taken back.
#[derive(Error, Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefused {
    /// Nothing of the seat's own since the last die, reveal, or decision of the other player.
    #[error(
        "nothing to take back: a die was rolled, something hidden was shown, or the other player has decided since"
    )]
    Nothing,
}

/// A position to go back to.
struct Past<G: Rules> {
    position: G::Position,
    journal: usize,
    entry: usize,
    seat: Seat,
    by: By,
}

/// A match under way or finished.
pub struct Match<G: Rules> {
    game: Arc<G>,
    header: Header,
    entries: Vec<Entry<G::Decision>>,
    position: G::Position,
    journal: Vec<(usize, Line<G::Event>)>,
    past: Vec<Past<G>>,
}

impl<G: Rules> Match<G> {
    /// A new match.
    pub fn begin(game: Arc<G>, seed: Seed, date: &str, players: [String; 2]) -> Match<G> {
        let header = Header::of::<G>(&game, seed, date, players);
        Match::with_header(game, header)
    }

    /// A match with this header and no entries yet.
    pub(crate) fn with_header(game: Arc<G>, header: Header) -> Match<G> {
        let mut journal = Journal::kept();
        let position = game.begin(&mut Dice::of_entry(&header.seed, 0), &mut journal);
        let journal = journal.into_lines().into_iter().map(|line| (0, line)).collect();
        Match { game, header, entries: Vec::new(), position, journal, past: Vec::new() }
    }

    /// The game, ready to play.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// What the match is played with.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Where it stands: everything, hidden things included.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// What was decided.
    pub fn entries(&self) -> &[Entry<G::Decision>] {
        &self.entries
    }

    /// What happened, with the number of the entry it came of.
    pub fn journal(&self) -> &[(usize, Line<G::Event>)] {
        &self.journal
    }

    /// What an onlooker may read of what happened.
    pub fn journal_for(&self, onlooker: Onlooker) -> impl Iterator<Item = &(usize, Line<G::Event>)> {
        self.journal.iter().filter(move |(_, line)| line.audience.reaches(onlooker))
    }

    /// A decision of a player's; a refused one changes nothing.
    pub fn decide(&mut self, seat: Seat, decision: G::Decision) -> Result<(), Refusal> {
        self.answer(seat, By::Player, decision)
    }

    /// A decision, saying who gave it.
    pub fn answer(&mut self, seat: Seat, by: By, decision: G::Decision) -> Result<(), Refusal> {
        self.game.check(&self.position, seat, decision)?;
        let number = self.entries.len() + 1;
        let mut dice = Dice::of_entry(&self.header.seed, number as u64);
        let mut journal = Journal::kept();
        let before = self.position.clone();
        self.game.apply(&mut self.position, seat, decision, &mut dice, &mut journal);
        if by == By::Player {
            // The other player has been answered: he cannot go back even if this answer is taken back.
            self.past.retain(|past| past.seat == seat);
        }
        if dice.used() || journal.revealed() {
            self.past.clear();
        } else {
            self.past.push(Past { position: before, journal: self.journal.len(), entry: number, seat, by });
        }
        self.entries.push(Entry { seat, by, what: Move::Decided(decision) });
        self.journal.extend(journal.into_lines().into_iter().map(|line| (number, line)));
        Ok(())
    }

    /// The entry that an undo by this seat would go back to: its own last decision, unless a die was rolled, a
    /// hidden thing shown, or the other player decided since. Answers by standing orders do not count.
    pub fn undoable(&self, seat: Seat) -> Option<usize> {
        let last = self.past.iter().rev().find(|past| past.by == By::Player)?;
        (last.seat == seat).then_some(last.entry)
    }

    /// Takes the seat's last decision back, with the standing answers it met. Undo is an entry: what is decided
    /// next rolls other dice.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, UndoRefused> {
        let entry = self.undoable(seat).ok_or(UndoRefused::Nothing)?;
        let at = self.past.iter().position(|past| past.entry == entry).ok_or(UndoRefused::Nothing)?;
        let past = self.past.swap_remove(at);
        self.past.truncate(at);
        self.position = past.position;
        self.journal.truncate(past.journal);
        self.entries.push(Entry { seat, by: By::Player, what: Move::Undone(entry) });
        Ok(entry)
    }

    /// The digest of the position reached.
    pub fn fingerprint(&self) -> String {
        fingerprint(&self.position)
    }
}
