//! What a person is shown.

use std::io::IsTerminal;

use anyhow::Result;
use contract::{Onlooker, Seat};
use game::{Eye, Look};
use table::{Offer, Text};

use super::session::{Drawn, News, Session};
use crate::commands::odds;

/// How many offers are shown at once.
pub const PAGE: usize = 40;

impl Session<'_> {
    /// Draws the table.
    pub(super) fn draw(&mut self, onlooker: Onlooker) -> Result<()> {
        let table = self.played().table(Look::of(onlooker));
        writeln!(self.out, "\n{}", table::draw(&self.scene, &table, &self.words).trim_end())?;
        if let Onlooker::Seat(seat) = onlooker {
            self.drawn = Some(Drawn { seat, number: self.played().number(), status: table.status });
        }
        Ok(())
    }

    /// Draws the table where the other side has decided something since this seat last saw it; else only says where
    /// the game stands, if that is new.
    pub(super) fn draw_if_new(&mut self, seat: Seat) -> Result<()> {
        let status = self.played().table(Look::of(Onlooker::Seat(seat))).status;
        let number = self.played().number();
        let own = |entry| self.played().seat_of(entry) == Some(seat);
        let is_new = |drawn: &Drawn| drawn.seat != seat || !(drawn.number + 1..=number).all(own);
        if self.drawn.as_ref().is_none_or(is_new) {
            return self.draw(Onlooker::Seat(seat));
        }
        if let Some(drawn) = self.drawn.as_mut().filter(|drawn| drawn.status != status) {
            let said: Vec<String> = status.iter().map(|text| self.words.say(text)).collect();
            writeln!(self.out, "\n— {} —", said.join(" · "))?;
            drawn.status = status;
        }
        Ok(())
    }

    /// What happened since this seat last read, and what was played for it.
    pub(super) fn tell_news(&mut self, seat: Seat) -> Result<()> {
        let mut news = std::mem::take(&mut self.notes[seat]);
        news.extend(self.journal_lines(seat, self.read[seat]));
        // A note comes before the line it was made at: the sort keeps it there.
        news.sort_by_key(|(at, _)| *at);
        if !news.is_empty() {
            writeln!(self.out)?;
        }
        self.write_news(news)?;
        self.read[seat] = self.played().lines();
        Ok(())
    }

    /// What happened of late, as anybody may read it; each seat still reads its own lines at its next prompt.
    pub(super) fn tell_public_news(&mut self) -> Result<()> {
        const LATE: usize = 8;
        let public: Vec<(usize, News)> = (self.played().journal(0).into_iter().enumerate())
            .filter(|(_, note)| note.reaches(Eye::Onlooker(Onlooker::Spectator)))
            .map(|(at, note)| (at, News { told: self.words.say(&note.text), cited: None }))
            .collect();
        let late = public.len().saturating_sub(LATE);
        self.write_news(public[late..].to_vec())
    }

    /// All that happened, as this seat may read it.
    pub(super) fn tell_journal(&mut self, seat: Seat) -> Result<()> {
        self.write_news(self.journal_lines(seat, 0))
    }

    /// Lines of news; equal neighbours are one line.
    fn write_news(&mut self, news: Vec<(usize, News)>) -> Result<()> {
        let lines: Vec<News> = news.into_iter().map(|(_, line)| line).collect();
        for alike in lines.chunk_by(|one, other| one == other) {
            let times = if alike.len() > 1 { format!(" ×{}", alike.len()) } else { String::new() };
            let cited = alike[0].cited.as_ref().map(|cited| format!(" ({cited})")).unwrap_or_default();
            writeln!(self.out, "  {}{times}{cited}", alike[0].told)?;
        }
        Ok(())
    }

    /// The journal as this seat may read it, from a place on: each line with its place.
    fn journal_lines(&self, seat: Seat, from: usize) -> Vec<(usize, News)> {
        let about = self.played().about();
        (from..)
            .zip(self.played().journal(from))
            .filter(|(_, note)| note.reaches(Eye::Onlooker(Onlooker::Seat(seat))))
            .map(|(at, note)| {
                let cited = Some(self.context.citations(about, &note));
                (at, News { told: self.words.say(&note.text), cited })
            })
            .collect()
    }

    /// What is asked.
    pub(super) fn show_prompt(&mut self, seat: Seat) -> Result<()> {
        let prompt = self.played().table(Look::of(Onlooker::Seat(seat))).prompt;
        let side = self.words.say(&self.scene.sides[seat.index()]);
        let asks = prompt.asks.map(|asks| self.words.say(&asks)).unwrap_or_default();
        let rule = prompt.rule.map(|rule| format!(" ({})", self.context.cite(self.played().about(), &rule)));
        let rule = rule.unwrap_or_default();
        writeln!(self.out, "\n{side} — {asks}{rule}")?;
        Ok(())
    }

    /// Some of the offers, by their numbers, from a place on; the place to go on from, if there are more.
    pub(super) fn show_offers(
        &mut self,
        offers: &[Offer],
        numbers: &[usize],
        from: usize,
    ) -> Result<Option<usize>> {
        let width = offers.len().to_string().len();
        let shown = &numbers[from.min(numbers.len())..numbers.len().min(from + PAGE)];
        // Where all are allowed by one section, the prompt has cited it.
        let cite = offers.iter().any(|offer| offer.rule != offers[0].rule);
        let line = |index: usize| {
            let (offer, said) = (&offers[index], self.words.say(&offers[index].label));
            if cite {
                format!("{said} ({})", self.context.cite(self.played().about(), &offer.rule))
            } else {
                said
            }
        };
        let lines: Vec<String> = shown.iter().map(|&index| line(index)).collect();
        // One very long label does not push the notation of all the others away.
        let long =
            lines.iter().map(|line| line.chars().count()).filter(|long| *long <= 72).max().unwrap_or(0);
        for (&index, line) in shown.iter().zip(lines) {
            let number = index + 1;
            if self.notation {
                let notation = dim(&offers[index].decision);
                writeln!(self.out, "  {number:>width$}  {line:<long$}   {notation}")?;
            } else {
                writeln!(self.out, "  {number:>width$}  {line}")?;
            }
            // What is given up is said before it is decided.
            if let Some(caution) = &offers[index].caution {
                writeln!(self.out, "  {:>width$}  ! {}", "", self.words.say(&caution.says))?;
            }
        }
        let next = from + shown.len();
        if next >= numbers.len() {
            return Ok(None);
        }
        let more = Text::key("ui-play-more").with("count", numbers.len() - next);
        writeln!(self.out, "  {}", self.context.say(&more))?;
        Ok(Some(next))
    }

    /// What may come of a decision.
    pub(super) fn show_odds(&mut self, seat: Seat, offer: &Offer) -> Result<()> {
        writeln!(self.out, "{}", self.words.say(&offer.label))?;
        match self.played().odds(seat, &offer.decision).ok().flatten() {
            Some(odds) => write!(self.out, "{}", odds::draw(self.context, &odds, &self.words))?,
            None => {
                let key = odds::absent(self.played(), seat, &offer.decision);
                writeln!(self.out, "  {}", self.context.phrase(key))?;
            }
        }
        Ok(())
    }
}

/// A text that stays in the background, where the screen can show it so.
fn dim(text: &str) -> String {
    if std::io::stdout().is_terminal() { format!("\x1b[2m{text}\x1b[0m") } else { text.to_string() }
}
