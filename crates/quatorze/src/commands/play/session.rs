//! A match under way at a terminal.

use std::fs;
use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use contract::{BySeat, Lister, Match, Onlooker, Rules, Seat, View};
use opponents::Player;
use table::{Scene, Text, Words};

use crate::commands::replay::outcome_in_words;
use crate::context::Context;

/// A match under way, with whoever sits at it.
pub struct Session<'a, G: Rules> {
    pub(super) context: &'a Context,
    pub(super) words: Words,
    pub(super) scene: Scene,
    pub(super) played: Match<G>,
    pub(super) computers: BySeat<Option<Box<dyn Player<G>>>>,
    /// Where the match is kept as it goes on and when the session ends, if anywhere.
    pub(super) kept: Option<PathBuf>,
    /// Where it was last saved on request.
    pub(super) saved: Option<PathBuf>,
    input: &'a mut dyn BufRead,
    pub(super) out: &'a mut dyn Write,
    /// How much of the journal each seat has read.
    pub(super) read: BySeat<usize>,
    /// What was played for each seat, to be told at its next prompt before this line of the journal.
    pub(super) notes: BySeat<Vec<(usize, String)>>,
    /// The seat that last looked at the screen.
    pub(super) looking: Option<Seat>,
    /// The table that was last drawn.
    pub(super) drawn: Option<Drawn>,
    pub(super) lister: Lister<G>,
}

/// A table as it was last drawn.
pub(super) struct Drawn {
    /// For whom.
    pub seat: Seat,
    /// After so many entries.
    pub entries: usize,
    /// Where the game stood.
    pub status: Vec<Text>,
}

/// How a prompt ended.
pub(super) enum Answer {
    /// Something was decided or taken back.
    Went,
    /// The session is over.
    Left,
}

impl<'a, G: Rules> Session<'a, G> {
    /// A session of this match; `kept` is where it is kept.
    pub fn new(
        context: &'a Context,
        played: Match<G>,
        computers: BySeat<Option<Box<dyn Player<G>>>>,
        kept: Option<PathBuf>,
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
    ) -> Session<'a, G> {
        let read = played.journal().len();
        // A match taken up again is not told from the start; `journal` does that.
        let read = if played.entries().is_empty() { 0 } else { read };
        Session {
            context,
            words: context.words_of(G::about()),
            scene: played.game().scene(),
            played,
            computers,
            kept,
            saved: None,
            input,
            out,
            read: BySeat([read; 2]),
            notes: BySeat([Vec::new(), Vec::new()]),
            looking: None,
            drawn: None,
            lister: Lister::default(),
        }
    }

    /// Plays until the match is over or the person leaves.
    pub fn run(mut self) -> Result<()> {
        self.greet()?;
        loop {
            let awaited = self.played.game().to_decide(self.played.position());
            let mut waiting = awaited.iter();
            let Some(first) = waiting.next() else {
                self.show_end()?;
                break;
            };
            // Where both are to decide, the computer does not keep the person waiting.
            let seat = waiting.find(|seat| self.computers[*seat].is_some()).unwrap_or(first);
            let mut offered = Vec::new();
            self.lister.decisions(self.played.game(), self.played.position(), seat, &mut offered);
            if self.computers[seat].is_some() {
                self.let_computer_decide(seat, &offered)?;
            } else if let [only] = offered[..] {
                self.play_the_only(seat, only)?;
            } else {
                // A closed window or a power cut loses nothing that was asked to be kept.
                if let Some(file) = &self.kept {
                    self.write_match(file)?;
                }
                if let Answer::Left = self.ask(seat, &offered)? {
                    break;
                }
            }
        }
        match self.kept.take() {
            Some(file) => self.save(&file),
            None => Ok(()),
        }
    }

    fn greet(&mut self) -> Result<()> {
        let header = self.played.header();
        let options = self.context.options_in_words(G::about(), &header.options);
        writeln!(self.out, "{} · {} · {options}", self.words.say(&self.scene.title), header.scenario)?;
        for seat in Seat::BOTH {
            let side = self.scene.sides[seat.index()].clone();
            let line = match &self.computers[seat] {
                Some(player) => Text::key("ui-play-computer").with("player", player.name()),
                None => Text::key("ui-play-person"),
            };
            writeln!(self.out, "  {}", self.words.say(&line.with("side", side)))?;
        }
        let reconstructed = self.scene.reconstructed.len();
        if reconstructed > 0 {
            let line = Text::key("ui-play-reconstructed").with("count", reconstructed);
            writeln!(self.out, "  {}", self.context.say(&line))?;
        }
        writeln!(self.out, "{}", self.context.phrase("ui-play-hint"))?;
        Ok(())
    }

    fn let_computer_decide(&mut self, seat: Seat, offered: &[G::Decision]) -> Result<()> {
        let view = View::new(&**self.played.game(), self.played.position(), seat);
        let Some(player) = &mut self.computers[seat] else { return Ok(()) };
        let decision = player.choose_among(&view, offered);
        self.decide(seat, decision)
    }

    fn play_the_only(&mut self, seat: Seat, decision: G::Decision) -> Result<()> {
        let label = self.played.game().offer(self.played.position(), seat, decision).label;
        let note = self.words.say(&Text::key("ui-play-only").with("label", label));
        self.notes[seat].push((self.played.journal().len(), note));
        self.decide(seat, decision)
    }

    /// A decision that was on offer.
    pub(super) fn decide(&mut self, seat: Seat, decision: G::Decision) -> Result<()> {
        let decided = self.played.decide(seat, decision);
        decided.map_err(|refusal| anyhow!(self.context.refusal::<G>(refusal, &self.words)))
    }

    /// Writes the match to a file, whole or not at all.
    fn write_match(&self, file: &Path) -> Result<()> {
        let mut draft = file.as_os_str().to_owned();
        draft.push(".part");
        let written = fs::write(&draft, self.played.to_text()).and_then(|()| fs::rename(&draft, file));
        written.map_err(|error| self.context.io_fault(file, &error))
    }

    /// Writes the match to a file and says so.
    pub(super) fn save(&mut self, file: &Path) -> Result<()> {
        self.write_match(file)?;
        let said = Text::key("ui-play-saved").with("file", file.display().to_string());
        writeln!(self.out, "{}", self.context.say(&said))?;
        Ok(())
    }

    fn show_end(&mut self) -> Result<()> {
        // Two at one screen read the last lines together.
        let persons = Seat::BOTH.into_iter().filter(|seat| self.computers[*seat].is_none());
        if let Some(reader) = persons.max_by_key(|seat| self.read[*seat]) {
            self.tell_news(reader)?;
        }
        self.draw(Onlooker::Umpire)?;
        let outcome = outcome_in_words(&self.played, &self.words);
        writeln!(self.out, "{outcome}")?;
        Ok(())
    }

    /// One line from the person; none at the end of the input.
    pub(super) fn read_line(&mut self) -> Result<Option<String>> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_string()))
    }

    /// Whether the screen has to be hidden from one person before another looks at it.
    pub(super) fn secret_between_persons(&self) -> bool {
        self.played.game().hides() && Seat::BOTH.into_iter().all(|seat| self.computers[seat].is_none())
    }

    pub(super) fn clear_screen(&mut self) -> Result<()> {
        if std::io::stdout().is_terminal() {
            // Clears what is seen and what can be scrolled back to.
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        } else {
            writeln!(self.out, "{}", "─".repeat(60))?;
        }
        Ok(())
    }
}
