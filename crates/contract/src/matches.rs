//! A match: a game, a seed, and the entries decided so far.

use std::collections::BTreeMap;
use std::sync::Arc;

use rulebook::Bilingual;
use serde::Serialize;
use table::Text;
use thiserror::Error;

use crate::{Dice, Header, Journal, Line, Outcome, Refusal, Rules, Seat, Seed, fingerprint};

/// Who gave an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The player.
    Player,
    /// Nobody: a standing order of his answered, or there was only one answer. That is no decision, so the other player may
    /// still undo across it.
    Standing,
}

/// What an entry does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move<D> {
    /// A decision.
    Decided(D),
    /// Everything from this entry on is taken back.
    Undone(usize),
    /// Both players agreed to take everything from this entry on back, dice or no dice.
    TakenBack(usize),
    /// The seat gives up the match.
    Resigned,
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
    entry: usize,
    seat: Seat,
    by: By,
}

/// What a player has decided and may still take back: nobody else need see it yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// Whose.
    pub seat: Seat,
    /// His entries, the oldest first. What standing orders answered in between is not his.
    pub entries: Vec<usize>,
}

/// A match under way or finished.
pub struct Match<G: Rules> {
    game: Arc<G>,
    header: Header,
    /// How many entries there were before those kept here: none, unless the match was taken up again in the middle.
    before: usize,
    entries: Vec<Entry<G::Decision>>,
    position: G::Position,
    journal: Vec<(usize, Line<G::Event>)>,
    past: Vec<Past<G>>,
    /// Where it stood before the entries that are known to be taken back to later.
    marks: BTreeMap<usize, Option<G::Position>>,
    resigned: Option<Seat>,
}

impl<G: Rules> Match<G> {
    /// A new match.
    pub fn begin(game: Arc<G>, seed: Seed, date: &str, players: [String; 2]) -> Match<G> {
        let header = Header::of(G::about(), game.setup(), seed, date, players);
        Match::with_header(game, header).expect("a new match starts from the game's own set-up")
    }

    /// A match with this header and no entries yet. The game must be the one that the header asks for.
    ///
    /// # Errors
    /// If the header says where the match starts from, and that is no position of this game.
    pub fn with_header(game: Arc<G>, header: Header) -> Result<Match<G>, Text> {
        let mut journal = Journal::kept();
        let (after, position) = match &header.from {
            Some(start) => (start.after, read_position(&*game, &start.position)?),
            None => (0, game.begin(&mut Dice::of_entry(&header.seed, 0), &mut journal)),
        };
        let journal = journal.into_lines().into_iter().map(|line| (0, line)).collect();
        Ok(Match { journal, ..Match::resumed(game, header, after, position) })
    }

    /// A match taken up again at this position after so many entries. What lies before is not known to it: nothing can be
    /// undone across it, and only what happens from here on stands in its journal.
    pub fn resumed(game: Arc<G>, header: Header, before: usize, position: G::Position) -> Match<G> {
        Match {
            game,
            header,
            before,
            entries: Vec::new(),
            position,
            journal: Vec::new(),
            past: Vec::new(),
            marks: BTreeMap::new(),
            resigned: None,
        }
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

    /// How many entries there are, those before it was taken up again included.
    pub fn number(&self) -> usize {
        self.before + self.entries.len()
    }

    /// Whether all its entries are known to it, from where its header says that it starts.
    pub(crate) fn is_whole(&self) -> bool {
        self.before == self.header.from.as_ref().map_or(0, |start| start.after)
    }

    /// How it ended, if it has: by the rules, or because a player gave it up.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.resigned {
            Some(seat) => Some(Outcome::Won(seat.other())),
            None => self.game.outcome(&self.position),
        }
    }

    /// The seat that gave up.
    pub fn resigned(&self) -> Option<Seat> {
        self.resigned
    }

    /// What was decided, since it was taken up again if it was.
    pub fn entries(&self) -> &[Entry<G::Decision>] {
        &self.entries
    }

    /// What happened, with the number of the entry it came of.
    pub fn journal(&self) -> &[(usize, Line<G::Event>)] {
        &self.journal
    }

    /// A decision of a player's; a refused one changes nothing.
    pub fn decide(&mut self, seat: Seat, decision: G::Decision) -> Result<(), Refusal> {
        self.answer(seat, By::Player, decision)
    }

    /// A decision, saying who gave it.
    pub fn answer(&mut self, seat: Seat, by: By, decision: G::Decision) -> Result<(), Refusal> {
        self.game.check(&self.position, seat, decision)?;
        let number = self.number() + 1;
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
            self.past.push(Past { position: before, entry: number, seat, by });
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
        self.journal.retain(|(number, _)| *number < entry);
        self.entries.push(Entry { seat, by: By::Player, what: Move::Undone(entry) });
        Ok(entry)
    }

    /// What can still be taken back, one entry after the other: all of it one player's.
    pub fn draft(&self) -> Option<Draft> {
        let mut own = self.past.iter().filter(|past| past.by == By::Player).peekable();
        let seat = own.peek()?.seat;
        Some(Draft { seat, entries: own.map(|past| past.entry).collect() })
    }

    /// Whether a decision would only lengthen the seat's draft: no die, nothing hidden shown, and nobody else's turn after it.
    pub fn only_drafts(&self, seat: Seat, decision: G::Decision) -> bool {
        if self.game.check(&self.position, seat, decision).is_err() {
            return false;
        }
        let mut dice = Dice::of_entry(&self.header.seed, self.number() as u64 + 1);
        let (mut position, mut journal) = (self.position.clone(), Journal::kept());
        self.game.apply(&mut position, seat, decision, &mut dice, &mut journal);
        let still = self.game.to_decide(&position).has(seat) || self.game.window(&position).is_some();
        still && !dice.used() && !journal.revealed()
    }

    /// Where the match stood before an entry that can still be taken back.
    pub fn before(&self, entry: usize) -> Option<&G::Position> {
        self.past.iter().find(|past| past.entry == entry).map(|past| &past.position)
    }

    /// The first entry that an undo could still reach: who keeps the match must keep a position from before it.
    pub fn undoable_from(&self) -> Option<usize> {
        self.past.iter().map(|past| past.entry).min()
    }

    /// Takes everything from an entry on back, which both players have agreed to. `before` is the position that the entry
    /// was decided in.
    pub fn take_back(&mut self, seat: Seat, entry: usize, before: G::Position) {
        self.position = before;
        self.journal.retain(|(number, _)| *number < entry);
        self.past.clear();
        self.entries.push(Entry { seat, by: By::Player, what: Move::TakenBack(entry) });
    }

    /// A player gives the match up; nothing can be decided any more.
    pub fn resign(&mut self, seat: Seat) {
        self.past.clear();
        self.resigned = Some(seat);
        self.entries.push(Entry { seat, by: By::Player, what: Move::Resigned });
    }

    /// Says before which entries the match will be taken back to, of those that are about to be entered: it remembers where
    /// it stood there, and need not be played again up to them.
    pub fn foresee(&mut self, taken_back_to: impl IntoIterator<Item = usize>) {
        let next = self.number() + 1;
        self.marks
            .extend(taken_back_to.into_iter().filter(|entry| *entry >= next).map(|entry| (entry, None)));
    }

    /// Remembers where it stands, if it will be taken back to here.
    fn mark(&mut self) {
        let next = self.number() + 1;
        if let Some(mark @ None) = self.marks.get_mut(&next) {
            *mark = Some(self.position.clone());
        }
    }

    /// Enters what a file or an archive says was decided.
    pub fn enter(&mut self, entry: Entry<G::Decision>) -> Result<(), Text> {
        if self.resigned.is_some() {
            return Err(Text::key("file-after-resigning"));
        }
        self.mark();
        match entry.what {
            Move::Decided(decision) => self.answer(entry.seat, entry.by, decision).map_err(|refusal| {
                let Bilingual { fr, en } = (G::about().rulebook)().section(refusal.rule).cited();
                let because = self.game.sentence(&self.position, entry.seat, refusal);
                Text::key("file-refused").with("section", Text::Named { fr, en }).with("because", because)
            }),
            Move::Undone(back) => match self.undo(entry.seat) {
                Ok(went) if went == back => Ok(()),
                Ok(went) => Err(Text::key("file-undo-elsewhere").with("went", went).with("back", back)),
                Err(UndoRefused::Nothing) => Err(Text::key("file-no-undo")),
            },
            Move::TakenBack(back) => {
                let Some(before) = self.position_before(back)? else {
                    return Err(Text::key("file-no-entry").with("found", back));
                };
                self.take_back(entry.seat, back, before);
                Ok(())
            }
            Move::Resigned => {
                self.resign(entry.seat);
                Ok(())
            }
        }
    }

    /// The position that an entry was decided in: if it was not foreseen, the match is played again up to it. None if there
    /// is no such entry, or if it lies before the match was taken up again.
    fn position_before(&self, entry: usize) -> Result<Option<G::Position>, Text> {
        if entry <= self.before || entry > self.number() {
            return Ok(None);
        }
        if let Some(Some(position)) = self.marks.get(&entry) {
            return Ok(Some(position.clone()));
        }
        if !self.is_whole() {
            return Ok(None);
        }
        let mut again = Match::with_header(self.game.clone(), self.header.clone())?;
        let past = &self.entries[..entry - self.before - 1];
        again.foresee(taken_back_to(past));
        past.iter().try_for_each(|past| again.enter(*past))?;
        Ok(Some(again.position))
    }

    /// The digest of the position reached.
    pub fn fingerprint(&self) -> String {
        fingerprint(&self.position)
    }
}

/// The entries that some of these take the match back to.
pub fn taken_back_to<D>(entries: &[Entry<D>]) -> impl Iterator<Item = usize> {
    entries.iter().filter_map(|entry| match entry.what {
        Move::TakenBack(back) => Some(back),
        _ => None,
    })
}

/// A position as a match file or an archive writes it: one line that says of itself what it means.
pub fn write_position<P: Serialize>(position: &P) -> String {
    serde_json::to_string(position).expect("a position is plain data")
}

/// Reads a position back, and holds it to the game's invariants: it may come from anywhere.
pub fn read_position<G: Rules>(game: &G, text: &str) -> Result<G::Position, Text> {
    let position: G::Position = serde_json::from_str(text)
        .map_err(|error| Text::key("file-position").with("why", error.to_string()))?;
    game.invariants(&position).map_err(|why| Text::key("file-position").with("why", why))?;
    Ok(position)
}
