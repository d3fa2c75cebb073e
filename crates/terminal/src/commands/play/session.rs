//! A match under way at a terminal.

use std::fs;
use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use contract::{By, BySeat, Onlooker, Seat};
use game::Played;
use host::{Asker, Due, Hosted};
use table::{Scene, Text, Words};

use super::NOW;
use crate::commands::replay::outcome_in_words;
use crate::commands::simulate::is_computer;
use crate::context::Context;

/// A match under way, with whoever sits at it.
pub struct Session<'a> {
    pub(super) context: &'a Context,
    pub(super) words: Words,
    pub(super) scene: Scene,
    /// The match, with who sits where and the standing orders.
    pub(super) hosted: Hosted,
    /// Where the match is kept as it goes on and when the session ends, if anywhere.
    pub(super) kept: Option<PathBuf>,
    /// Where it was last saved on request.
    pub(super) saved: Option<PathBuf>,
    /// How many entries some file holds of it.
    written: Option<usize>,
    /// How many entries it had when the session began.
    begun: usize,
    input: &'a mut dyn BufRead,
    pub(super) out: &'a mut dyn Write,
    /// How much of the journal each seat has read.
    pub(super) read: BySeat<usize>,
    /// What was played for each seat, to be told at its next prompt before this line of the journal.
    pub(super) notes: BySeat<Vec<(usize, News)>>,
    /// The seat that last looked at the screen.
    pub(super) looking: Option<Seat>,
    /// Whether that seat has chosen something that the other, who is to choose at the same time, may not see yet.
    chosen_in_secret: bool,
    /// Whether offers are shown with their notation.
    pub(super) notation: bool,
    /// The table that was last drawn.
    pub(super) drawn: Option<Drawn>,
}

/// A line of news.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct News {
    /// What happened.
    pub told: String,
    /// The sections that made it happen, where it is a line of the journal.
    pub cited: Option<String>,
}

/// A table as it was last drawn.
pub(super) struct Drawn {
    /// For whom.
    pub seat: Seat,
    /// After this entry.
    pub number: u64,
    /// Where the game stood.
    pub status: Vec<Text>,
}

/// What came of asking whether somebody reacts.
enum Reaction {
    /// He is to be asked in full.
    Asked,
    /// He lets it pass.
    Passed,
    /// The session is over.
    Left,
}

/// A match that has begun: no other comes to a terminal.
fn begun(hosted: &Hosted) -> &dyn Played {
    hosted.played.as_deref().expect("a match in the terminal has begun")
}

/// How a prompt ended.
pub(super) enum Answer {
    /// Something was decided or taken back.
    Went,
    /// The session is over.
    Left,
}

impl<'a> Session<'a> {
    /// A session of this match; `kept` is where it is kept, `loaded` whether a file holds it already.
    pub fn new(
        context: &'a Context,
        hosted: Hosted,
        kept: Option<PathBuf>,
        loaded: bool,
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
    ) -> Session<'a> {
        let played = begun(&hosted);
        let begun = played.entries();
        // A match taken up again is not told from the start; `journal` does that.
        let read = if begun == 0 { 0 } else { played.lines() };
        Session {
            context,
            words: context.words_of(played.about()),
            scene: hosted.scene.clone(),
            hosted,
            kept,
            saved: None,
            written: loaded.then_some(begun),
            begun,
            input,
            out,
            read: BySeat([read; 2]),
            notes: BySeat([Vec::new(), Vec::new()]),
            looking: None,
            chosen_in_secret: false,
            notation: true,
            drawn: None,
        }
    }

    /// The match.
    pub(super) fn played(&self) -> &dyn Played {
        begun(&self.hosted)
    }

    /// Somebody at the screen, who asks for something.
    pub(super) fn asker(seat: Seat) -> Asker {
        Asker { own: vec![seat], seat, now: NOW, chance: 0 }
    }

    /// Plays until the match is over or the person leaves.
    pub fn run(mut self) -> Result<()> {
        self.greet()?;
        loop {
            let Some(seat) = self.played().to_decide().iter().next() else {
                self.show_end()?;
                break;
            };
            match self.hosted.due() {
                Some(Due::Computer(seat)) => {
                    self.let_computer_decide(seat)?;
                    continue;
                }
                Some(Due::Standing(seat, pass)) => {
                    self.enter(seat, By::Standing, &pass)?;
                    continue;
                }
                Some(Due::Forced(seat, only)) => {
                    self.play_the_only(seat, &only)?;
                    continue;
                }
                None => {}
            }
            let offered = self.played().offers(seat);
            match self.react_in_place(seat)? {
                Reaction::Asked => {}
                Reaction::Passed => continue,
                Reaction::Left => break,
            }
            self.keep()?;
            if let Answer::Left = self.ask(seat, offered)? {
                if self.kept.is_none() && self.unsaved() {
                    writeln!(self.out, "{}", self.context.phrase("ui-play-not-kept"))?;
                }
                break;
            }
        }
        match self.kept.take() {
            Some(file) => self.save(&file),
            None => Ok(()),
        }
    }

    /// Whether something was decided that no file holds.
    fn unsaved(&self) -> bool {
        self.written.unwrap_or(0) < self.played().entries()
    }

    /// A closed window or a power cut loses nothing that was asked to be kept.
    fn keep(&mut self) -> Result<()> {
        let Some(file) = self.kept.clone().filter(|_| self.written.is_none() || self.unsaved()) else {
            return Ok(());
        };
        match self.write_match(&file) {
            // Who has decided nothing yet loses nothing by being told at once; later it is no reason to end the match.
            Err(error) if self.played().entries() == self.begun => Err(error),
            Err(error) => Ok(writeln!(self.out, "{error}")?),
            Ok(()) => Ok(()),
        }
    }

    fn greet(&mut self) -> Result<()> {
        let header = self.played().header();
        let about = self.played().about();
        let options = self.context.options_in_words(about, &header.options);
        let scenario = self.context.scenario_in_words(about, &header.scenario);
        writeln!(self.out, "{} · {scenario} · {options}", self.words.say(&self.scene.title))?;
        for seat in Seat::BOTH {
            let side = self.scene.sides[seat.index()].clone();
            let line = match &self.hosted.record.place(seat).level {
                Some(player) => Text::key("ui-play-computer").with("player", player.as_str()),
                None => Text::key("ui-play-person"),
            };
            writeln!(self.out, "  {}", self.words.say(&line.with("side", side)))?;
        }
        if let Some(line) = self.players_before() {
            writeln!(self.out, "  {}", self.words.say(&line))?;
        }
        let reconstructed = self.scene.reconstructed.len();
        if reconstructed > 0 {
            let line = Text::key("ui-play-reconstructed").with("count", reconstructed);
            writeln!(self.out, "  {}", self.context.say(&line))?;
        }
        for text in &self.scene.brief {
            writeln!(self.out, "{}", self.words.say(text))?;
        }
        writeln!(self.out, "{}", self.context.phrase("ui-play-hint"))?;
        Ok(())
    }

    /// Who the match file says plays, where others play now: a header is never written anew.
    fn players_before(&self) -> Option<Text> {
        let header = self.played().header();
        let name = |seat: Seat| header.players[seat.index()].1.as_str();
        let same = |seat: Seat| match &self.hosted.record.place(seat).level {
            Some(player) => player == name(seat),
            None => !is_computer(name(seat)),
        };
        let before = |seat: Seat| {
            Text::key("ui-player-of-side")
                .with("side", self.scene.sides[seat.index()].clone())
                .with("player", self.context.player_name(name(seat)))
        };
        let changed = !Seat::BOTH.into_iter().all(same);
        changed
            .then(|| Text::key("ui-play-before").with("players", Text::List(Seat::BOTH.map(before).to_vec())))
    }

    fn let_computer_decide(&mut self, seat: Seat) -> Result<()> {
        let forced = self.played().offers(seat).len() == 1 && self.played().window().is_none();
        let thought = self.hosted.ponder(seat).map(|pondering| pondering());
        let Some((by, words)) = thought.and_then(|thought| self.hosted.thought(thought)) else {
            return Ok(());
        };
        let by = match forced {
            // Where something is hidden, an undo that still works would tell that the answer was forced.
            true if self.played().hides() => By::Player,
            true => By::Standing,
            false => by,
        };
        self.enter(seat, by, &words)
    }

    /// Two at one screen: whether somebody reacts is asked without hiding the screen; only a yes draws the curtain.
    fn react_in_place(&mut self, seat: Seat) -> Result<Reaction> {
        let Some(window) = self.played().window() else { return Ok(Reaction::Asked) };
        if !self.curtain_before(seat) {
            return Ok(Reaction::Asked);
        }
        // What is seen and read now is for both: nobody's hand stays on the screen.
        self.clear_screen()?;
        self.drawn = None;
        self.draw(Onlooker::Spectator)?;
        self.tell_public_news()?;
        let side = self.scene.sides[seat.index()].clone();
        let windows = self.played().about().windows;
        let name = windows.iter().find(|choice| choice.id == window.kind).map_or("", |found| found.name);
        let asks = Text::key("ui-play-react").with("side", side).with("window", Text::key(name));
        writeln!(self.out, "{}", self.words.say(&asks))?;
        let Some(line) = self.read_line()? else { return Ok(Reaction::Left) };
        if matches!(line.to_lowercase().as_str(), "o" | "oui" | "y" | "yes") {
            return Ok(Reaction::Asked);
        }
        self.enter(seat, By::Player, &window.pass)?;
        Ok(Reaction::Passed)
    }

    /// Plays a decision that is no choice: as an answer to a standing order, which breaks nobody's undo.
    fn play_the_only(&mut self, seat: Seat, only: &str) -> Result<()> {
        if let Some(label) = self.played().offer_text(seat, only) {
            let told = self.words.say(&Text::key("ui-play-only").with("label", label));
            let line = self.played().lines();
            self.notes[seat].push((line, News { told, cited: None }));
        }
        self.enter(seat, By::Standing, only)
    }

    /// A decision of a person's that was on offer.
    pub(super) fn decide(&mut self, seat: Seat, decision: &str) -> Result<()> {
        self.chosen_in_secret |= self.played().to_decide().has(seat.other());
        self.enter(seat, By::Player, decision)
    }

    fn enter(&mut self, seat: Seat, by: By, decision: &str) -> Result<()> {
        let entered = self.hosted.enter(seat, by, decision, NOW);
        let about = self.played().about();
        entered.map(drop).map_err(|no| anyhow!(self.context.refusal(about, &no, &self.words)))
    }

    /// Writes the match to a file, whole or not at all.
    fn write_match(&mut self, file: &Path) -> Result<()> {
        let mut draft = file.as_os_str().to_owned();
        draft.push(".part");
        let written = fs::write(&draft, self.played().to_text()).and_then(|()| fs::rename(&draft, file));
        written.map_err(|error| self.context.io_fault(file, &error))?;
        self.written = Some(self.played().entries());
        Ok(())
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
        let persons = Seat::BOTH.into_iter().filter(|seat| !self.hosted.record.is_computer(*seat));
        if let Some(reader) = persons.max_by_key(|seat| self.read[*seat]) {
            self.tell_news(reader)?;
        }
        self.draw(Onlooker::Umpire)?;
        let outcome = outcome_in_words(self.played(), &self.words);
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

    /// Whether the screen has to be hidden from one person before this one looks at it.
    pub(super) fn curtain_before(&self, seat: Seat) -> bool {
        let persons = Seat::BOTH.into_iter().all(|seat| !self.hosted.record.is_computer(seat));
        persons && self.looking != Some(seat) && (self.played().hides() || self.chosen_in_secret)
    }

    /// From now on this seat looks at the screen.
    pub(super) fn let_look(&mut self, seat: Seat) {
        if self.looking.replace(seat) != Some(seat) {
            self.chosen_in_secret = false;
        }
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

/// At the contract's toy, whose windows are open and shut by hidden cards.
#[cfg(test)]
mod tests {
    use contract::{Seed, Setup};
    use table::Language;

    use super::*;

    static TOYS: game::Games = &[toy::GAME];

    /// What a session with these computers shows, where this is typed.
    fn play(seed: u64, computer: bool, typed: &str) -> String {
        let context = Context::new(TOYS, Language::En, None);
        let ready = toy::GAME.ready(Setup::new(toy::GAME.about(), &[])).unwrap();
        let names = ["human", if computer { "random" } else { "human" }].map(str::to_string);
        let played = ready.begin(Seed::in_series(seed, 0), "1914-08-02", names.clone());
        let hosted = super::super::hosted(&context, ready, played, &names).unwrap();
        let mut out = Vec::new();
        let mut input = typed.as_bytes();
        Session::new(&context, hosted, None, false, &mut input, &mut out).run().unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn whether_undo_works_does_not_tell_what_the_computer_holds() {
        // Where it holds a six it may parry, else it must pass: either way its answer stands.
        for seed in 0..20 {
            let page = play(seed, true, "1\ncreep\nundo\n");
            assert!(page.contains("Nothing to take back"), "{page}");
        }
    }

    #[test]
    fn a_window_with_one_answer_has_a_curtain_like_any_other() {
        for seed in 0..20 {
            // Both throw a card away, the first creeps; whether the second holds a six or not, he is called.
            let page = play(seed, false, "\n1\n\n1\n\ncreep\n");
            assert_eq!(page.matches("At the screen").count(), 4, "{page}");
        }
    }
}
