//! What happened, in the order it happened, and who may know.

use crate::{Onlooker, Rule, Seat};

/// Who may read a journal line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everyone at the table, and those who look on.
    Everyone,
    /// Only this seat.
    Only(Seat),
}

impl Audience {
    /// Whether this onlooker may read it.
    pub fn reaches(self, onlooker: Onlooker) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Only(seat) => onlooker == Onlooker::Umpire || onlooker == Onlooker::Seat(seat),
        }
    }
}

/// One thing that happened, with the section of the rulebook that made it happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line<E> {
    /// The section cited.
    pub rule: Rule,
    /// A second section that had a part in it.
    pub also: Option<Rule>,
    /// Who may read it.
    pub audience: Audience,
    /// Whether it shows something that was hidden from somebody: no undo goes back across it.
    pub reveals: bool,
    /// What happened, in the game's own vocabulary.
    pub what: E,
}

/// Takes down what happens while a decision is carried out.
///
/// Search and bulk play use a mute journal, which keeps nothing and costs next to nothing.
#[derive(Clone, Debug)]
pub struct Journal<E> {
    lines: Option<Vec<Line<E>>>,
    fired: Option<Vec<u64>>,
    revealed: bool,
}

impl<E> Journal<E> {
    /// A journal that keeps every line.
    pub fn kept() -> Journal<E> {
        Journal { lines: Some(Vec::new()), fired: None, revealed: false }
    }

    /// A journal that keeps nothing.
    pub fn mute() -> Journal<E> {
        Journal { lines: None, fired: None, revealed: false }
    }

    /// A journal that only counts how often each of so many sections is cited.
    pub fn counting(sections: usize) -> Journal<E> {
        Journal { lines: None, fired: Some(vec![0; sections]), revealed: false }
    }

    /// Whether lines are kept: what only a line needs is reckoned for these alone.
    pub fn keeps(&self) -> bool {
        self.lines.is_some()
    }

    /// Something everyone sees.
    pub fn note(&mut self, rule: Rule, what: E) {
        self.enter(rule, Audience::Everyone, false, what);
    }

    /// Something only one seat sees.
    pub fn whisper(&mut self, seat: Seat, rule: Rule, what: E) {
        self.enter(rule, Audience::Only(seat), false, what);
    }

    /// Something everyone sees that had been hidden from somebody.
    pub fn reveal(&mut self, rule: Rule, what: E) {
        self.enter(rule, Audience::Everyone, true, what);
    }

    /// Something that had been hidden from one seat and is shown to it alone.
    pub fn show(&mut self, seat: Seat, rule: Rule, what: E) {
        self.enter(rule, Audience::Only(seat), true, what);
    }

    fn enter(&mut self, rule: Rule, audience: Audience, reveals: bool, what: E) {
        self.revealed |= reveals;
        if let Some(fired) = &mut self.fired {
            fired[usize::from(rule.0)] += 1;
        }
        if let Some(lines) = &mut self.lines {
            lines.push(Line { rule, also: None, audience, reveals, what });
        }
    }

    /// The last line cites a second section as well.
    pub fn also(&mut self, rule: Rule) {
        if let Some(fired) = &mut self.fired {
            fired[usize::from(rule.0)] += 1;
        }
        if let Some(line) = self.lines.as_mut().and_then(|lines| lines.last_mut()) {
            line.also = Some(rule);
        }
    }

    /// The lines kept so far.
    pub fn lines(&self) -> &[Line<E>] {
        self.lines.as_deref().unwrap_or_default()
    }

    /// The lines kept, taken out.
    pub fn into_lines(self) -> Vec<Line<E>> {
        self.lines.unwrap_or_default()
    }

    /// How often each section was cited, where this journal counts.
    pub fn fired(&self) -> Option<&[u64]> {
        self.fired.as_deref()
    }

    /// Whether anything hidden was shown to anybody.
    pub fn revealed(&self) -> bool {
        self.revealed
    }

    /// Whether anything hidden was shown to this onlooker, as far as lines were kept.
    pub fn revealed_to(&self, onlooker: Onlooker) -> bool {
        self.lines().iter().any(|line| line.reveals && line.audience.reaches(onlooker))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_to_one_seat_is_a_reveal_to_that_seat_alone() {
        let mut journal = Journal::kept();
        journal.show(Seat::First, Rule(0), "a card");
        journal.also(Rule(1));
        assert!(journal.revealed() && journal.revealed_to(Onlooker::Seat(Seat::First)));
        assert!(
            !journal.revealed_to(Onlooker::Seat(Seat::Second)) && !journal.revealed_to(Onlooker::Spectator)
        );
        assert_eq!(journal.lines()[0].also, Some(Rule(1)));
    }

    #[test]
    fn a_counting_journal_counts_every_section_cited() {
        let mut journal = Journal::counting(3);
        journal.note(Rule(2), "once");
        journal.note(Rule(2), "twice");
        journal.also(Rule(0));
        assert_eq!(journal.fired(), Some(&[1, 0, 2][..]));
        assert!(journal.lines().is_empty());
    }
}
