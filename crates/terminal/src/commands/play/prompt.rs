//! A prompt, and what a person may type at it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::Result;
use contract::{Header, Onlooker, Seat, read_header};
use game::{Look, No};
use host::ALWAYS;
use table::{Offer, Text};

use super::session::{Answer, Session};

/// What a line typed at a prompt asks for.
#[derive(PartialEq, Eq, Debug)]
enum Line<'a> {
    Nothing,
    /// The decision of this number, so many times over while it is on offer.
    Number(usize, usize),
    Help,
    Table,
    /// One place of the table, with its neighbours.
    Near(&'a str),
    Journal,
    /// Notation beside the offers, or not.
    Notation,
    More,
    Odds(&'a str),
    Why(&'a str),
    /// Standing orders about moments of reaction.
    Stops(&'a str),
    Undo,
    Save(&'a str),
    Quit,
    /// Anything else: a decision in notation, or part of a label.
    Words(&'a str),
}

impl Line<'_> {
    fn read(line: &str) -> Line<'_> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Line::Nothing,
            ("?" | "h" | "help" | "aide", "") => Line::Help,
            ("table" | "carte", "") => Line::Table,
            ("table" | "carte" | "near" | "voisins", _) => Line::Near(rest),
            ("notation", "") => Line::Notation,
            ("journal", "") => Line::Journal,
            ("more" | "suite", "") => Line::More,
            ("odds" | "chances", _) => Line::Odds(rest),
            ("why" | "pourquoi", _) => Line::Why(rest),
            ("reactions" | "réactions", _) => Line::Stops(rest),
            ("undo" | "annuler", "") => Line::Undo,
            ("save" | "sauver", _) => Line::Save(rest),
            ("q" | "quit" | "quitter", "") => Line::Quit,
            _ => read_number(line).map_or(Line::Words(line), |(number, times)| Line::Number(number, times)),
        }
    }
}

/// `3`, `3*2` for twice, `3*` for as often as it is on offer.
fn read_number(line: &str) -> Option<(usize, usize)> {
    let (number, times) = line.split_once('*').unwrap_or((line, "1"));
    let times = if times.is_empty() { usize::MAX } else { times.trim().parse().ok()? };
    Some((number.trim().parse().ok()?, times))
}

/// What is pointed at, and towards what.
type Pointed = (String, Option<String>);

/// The offers of one prompt.
struct Offered {
    offers: Vec<Offer>,
    /// Which of them are being shown, and from where on `more` goes.
    shown: Vec<usize>,
    next: Option<usize>,
}

impl Session<'_> {
    /// Asks a person until something is decided, taken back, or the session ends.
    pub(super) fn ask(&mut self, seat: Seat, offers: Vec<Offer>) -> Result<Answer> {
        if !self.hand_over(seat)? {
            return Ok(Answer::Left);
        }
        let shown = (0..offers.len()).collect();
        let mut offered = Offered { offers, shown, next: None };
        self.tell_news(seat)?;
        self.draw_if_new(seat)?;
        self.show_prompt(seat)?;
        offered.next = self.show_offers(&offered.offers, &offered.shown, 0)?;
        while let Some(line) = self.read_line()? {
            if let Some(answer) = self.answer(seat, &line, &mut offered)? {
                return Ok(answer);
            }
        }
        Ok(Answer::Left)
    }

    fn answer(&mut self, seat: Seat, line: &str, offered: &mut Offered) -> Result<Option<Answer>> {
        // What is on offer comes before our own words, should a game use one of them.
        if let Some(decision) = self.on_offer(line, &offered.offers) {
            self.decide(seat, &decision)?;
            return Ok(Some(Answer::Went));
        }
        match Line::read(line) {
            Line::Nothing => {
                self.show_prompt(seat)?;
                offered.shown = (0..offered.offers.len()).collect();
                offered.next = self.show_offers(&offered.offers, &offered.shown, 0)?;
            }
            Line::Number(number, times) => match offered.offers.get(number.wrapping_sub(1)) {
                Some(offer) => {
                    self.decide_often(seat, &offer.decision, times)?;
                    return Ok(Some(Answer::Went));
                }
                None => {
                    let wrong = Text::key("ui-play-no-number").with("number", number.to_string());
                    self.tell(&wrong.with("count", offered.offers.len()))?;
                }
            },
            Line::Help => self.tell(&Text::key("ui-play-help"))?,
            Line::Table => self.draw(Onlooker::Seat(seat))?,
            Line::Near(place) => self.show_place(seat, place)?,
            Line::Journal => self.tell_journal(seat)?,
            Line::Notation => {
                self.notation = !self.notation;
                offered.next = self.show_offers(&offered.offers, &offered.shown, 0)?;
            }
            Line::More => match offered.next {
                Some(from) => offered.next = self.show_offers(&offered.offers, &offered.shown, from)?,
                None => self.tell(&Text::key("ui-play-no-more"))?,
            },
            Line::Odds(which) => self.odds(seat, which, &offered.offers)?,
            Line::Why(text) => self.why(seat, text, offered)?,
            Line::Stops(which) => self.set_stops(seat, which)?,
            Line::Undo => {
                if self.undo(seat)? {
                    return Ok(Some(Answer::Went));
                }
            }
            Line::Save(file) => self.save_as(file)?,
            Line::Quit => return Ok(Some(Answer::Left)),
            Line::Words(text) => self.filter(seat, text, offered)?,
        }
        Ok(None)
    }

    /// Takes a decision so many times over, as long as the same is asked and it is still allowed.
    fn decide_often(&mut self, seat: Seat, decision: &str, times: usize) -> Result<()> {
        let asked = |session: &Self| session.played().table(Look::of(Onlooker::Seat(seat))).prompt.asks;
        let first = asked(self);
        self.decide(seat, decision)?;
        for _ in 1..times {
            let allowed = self.played().check(seat, decision).is_ok();
            if !allowed || asked(self) != first {
                break;
            }
            self.decide(seat, decision)?;
        }
        Ok(())
    }

    fn tell(&mut self, text: &Text) -> Result<()> {
        Ok(writeln!(self.out, "{}", self.words.say(text))?)
    }

    /// Two at one screen, and something to hide: the screen is cleared before the other one looks. False at the end
    /// of the input.
    fn hand_over(&mut self, seat: Seat) -> Result<bool> {
        let hidden = self.curtain_before(seat);
        self.let_look(seat);
        if !hidden {
            return Ok(true);
        }
        self.clear_screen()?;
        let side = self.scene.sides[seat.index()].clone();
        writeln!(self.out, "{}", self.words.say(&Text::key("ui-play-hand-over").with("side", side)))?;
        let there = self.read_line()?.is_some();
        if there {
            self.clear_screen()?;
            // What the other one had on screen is gone.
            self.drawn = None;
        }
        Ok(there)
    }

    fn on_offer(&self, text: &str, offers: &[Offer]) -> Option<String> {
        let decision = self.played().written(text).ok()?;
        offers.iter().any(|offer| offer.decision == decision).then_some(decision)
    }

    /// The odds of an offer by number, or of a decision in notation.
    fn odds(&mut self, seat: Seat, which: &str, offers: &[Offer]) -> Result<()> {
        let number = which.parse().ok().and_then(|number: usize| offers.get(number.wrapping_sub(1)));
        let typed = self.on_offer(which, offers);
        let offer = number.or_else(|| offers.iter().find(|offer| Some(&offer.decision) == typed.as_ref()));
        match offer {
            Some(offer) => self.show_odds(seat, offer),
            None => self.tell(&Text::key("ui-play-odds-what")),
        }
    }

    /// Why a decision is not on offer, or why nothing can be done with what is pointed at.
    fn why(&mut self, seat: Seat, text: &str, offered: &Offered) -> Result<()> {
        if text.is_empty() {
            let example = offered.offers.first().map(|offer| offer.decision.clone()).unwrap_or_default();
            let place = self.scene.board.places().first().map(|place| place.id.clone()).unwrap_or_default();
            return self.tell(&Text::key("ui-play-why-what").with("decision", example).with("place", place));
        }
        let unread = match self.played().written(text) {
            Ok(decision) => return self.why_decision(seat, &decision, offered),
            Err(reason) => reason,
        };
        match self.pointed_at(text) {
            Ok((subject, target)) => self.why_pointed(seat, &subject, target.as_deref(), offered),
            Err(reason) => {
                let reason = reason.unwrap_or(unread);
                self.tell(&Text::key("ui-play-unread").with("asked", text).with("reason", reason))
            }
        }
    }

    fn why_decision(&mut self, seat: Seat, decision: &str, offered: &Offered) -> Result<()> {
        match self.played().check(seat, decision) {
            Err(no) => self.show_refusal(&no),
            Ok(()) => {
                let offers = &offered.offers;
                let number =
                    offers.iter().position(|offer| offer.decision == decision).map_or(0, |at| at + 1);
                self.tell(&Text::key("ui-play-allowed").with("number", number))
            }
        }
    }

    fn why_pointed(
        &mut self,
        seat: Seat,
        subject: &str,
        target: Option<&str>,
        offered: &Offered,
    ) -> Result<()> {
        if let Ok(Some(no)) = self.played().why_not(seat, None, subject, target) {
            return self.show_refusal(&no);
        }
        let is = |id: &Option<String>, thing: &str| self.played().same(thing, id.as_deref()).unwrap_or(false);
        let about = |offer: &Offer| {
            is(&offer.subject, subject) && target.is_none_or(|target| is(&offer.target, target))
        };
        let found: Vec<usize> = (0..offered.offers.len()).filter(|at| about(&offered.offers[*at])).collect();
        self.tell(&Text::key("ui-play-nothing-against"))?;
        self.show_offers(&offered.offers, &found, 0)?;
        Ok(())
    }

    fn show_refusal(&mut self, no: &No) -> Result<()> {
        let told = self.context.refusal(self.played().about(), no, &self.words);
        Ok(writeln!(self.out, "{told}")?)
    }

    /// The one or two things that a text points at; where one of two is understood, why the other is not.
    fn pointed_at(&self, text: &str) -> Result<Pointed, Option<Text>> {
        if let Ok(subject) = self.thing(text) {
            return Ok((subject, None));
        }
        let mut reason = None;
        for (at, _) in text.match_indices(char::is_whitespace) {
            match (self.thing(text[..at].trim()), self.thing(text[at..].trim())) {
                (Ok(subject), Ok(target)) => return Ok((subject, Some(target))),
                (Ok(_), Err(wrong)) | (Err(wrong), Ok(_)) => reason = reason.or(Some(wrong)),
                (Err(_), Err(_)) => {}
            }
        }
        Err(reason)
    }

    /// A thing by its id on the table, or a place by its name.
    fn thing(&self, text: &str) -> Result<String, Text> {
        let named = self.place_named(text).or_else(|| self.card_named(text));
        let id = named.filter(|id| self.played().same(id, None).is_ok()).unwrap_or(text);
        self.played().same(id, None).map(|_| id.to_string())
    }

    /// The id of a card, by its title or the end of its id, however it is written.
    fn card_named(&self, text: &str) -> Option<&str> {
        let wanted = plain(text);
        let card = self.scene.cards.iter().find(|card| {
            let (id, title) = (plain(&card.id), plain(&self.words.say(&card.title)));
            id == wanted || title == wanted || id.split_once('-').is_some_and(|(_, end)| end == wanted)
        });
        card.map(|card| card.id.as_str())
    }

    /// The id of a place, by its id or its name, however it is written.
    fn place_named(&self, text: &str) -> Option<&str> {
        let wanted = plain(text);
        let place = self
            .scene
            .board
            .places()
            .iter()
            .find(|place| plain(&place.id) == wanted || plain(&self.words.say(&place.name)) == wanted);
        place.map(|place| place.id.as_str())
    }

    /// A place, what lies there, and its neighbours, or another thing on the table: what can be said of it.
    fn show_place(&mut self, seat: Seat, text: &str) -> Result<()> {
        let look = Look::of(Onlooker::Seat(seat));
        let inspection = self.thing(text).and_then(|id| self.played().inspect(look, &id));
        let Ok(inspection) = inspection else {
            return self.tell(&Text::key("ui-play-no-place").with("asked", text));
        };
        let mut page = String::new();
        if let Some(id) = self.place_named(text) {
            let table = self.played().table(look);
            page += &table::draw_place(&self.scene, &table, &self.words, id).unwrap_or_default();
        }
        page += &table::draw_inspection(&inspection, &self.words);
        Ok(write!(self.out, "{page}")?)
    }

    /// Shows when this seat is asked, at moments of reaction and where there is one answer only, or changes one of these.
    fn set_stops(&mut self, seat: Seat, which: &str) -> Result<()> {
        let windows = self.played().about().windows.iter().map(|moment| (moment.id, moment.name));
        let stops: Vec<_> = windows.chain([(ALWAYS, "ui-play-always")]).collect();
        if !which.is_empty() {
            let wanted = plain(which);
            let named = |(id, name): &&(&str, &'static str)| {
                plain(id) == wanted || plain(&self.words.say(&Text::key(*name))) == wanted
            };
            match stops.iter().find(named) {
                Some((id, _)) => {
                    let order = (id.to_string(), !self.is_asked_at(seat, id));
                    let ordered = self.hosted.order(&Session::asker(seat), BTreeMap::from([order]));
                    ordered.expect("it is known");
                }
                None => return self.tell(&Text::key("ui-play-no-reaction").with("asked", which)),
            }
        }
        for (id, name) in stops {
            let key = if self.is_asked_at(seat, id) { "ui-play-asked" } else { "ui-play-not-asked" };
            self.tell(&Text::key(key).with("window", Text::key(name)).with("id", id))?;
        }
        Ok(())
    }

    /// Whether this seat is asked at a moment of reaction, or where there is one answer only.
    fn is_asked_at(&self, seat: Seat, id: &str) -> bool {
        match id {
            ALWAYS => self.hosted.record.place(seat).asks_always(),
            moment => self.hosted.is_asked(seat, moment),
        }
    }

    /// Takes the seat's last real choice back; what played itself since goes with it.
    fn undo(&mut self, seat: Seat) -> Result<bool> {
        let mut undone = None;
        while let Some(entry) = self.played().undoable(seat) {
            if self.hosted.undo(&Session::asker(seat), None, None).is_err() {
                break;
            }
            undone = Some(entry);
            if self.played().offers(seat).len() > 1 {
                break;
            }
        }
        let Some(entry) = undone else {
            self.tell(&Text::key("ui-play-no-undo"))?;
            return Ok(false);
        };
        for seat in Seat::BOTH {
            self.read[seat] = self.read[seat].min(self.played().lines());
        }
        let words = self.played().decided(entry);
        if let Some(label) = words.and_then(|words| self.played().offer_text(seat, &words)) {
            writeln!(self.out, "{}", self.words.say(&Text::key("ui-play-undone").with("label", label)))?;
        }
        Ok(true)
    }

    fn save_as(&mut self, file: &str) -> Result<()> {
        let typed = Some(PathBuf::from(file)).filter(|_| !file.is_empty());
        let Some(path) = typed.or_else(|| self.saved.clone()).or_else(|| self.kept.clone()) else {
            return self.tell(&Text::key("ui-play-save-where"));
        };
        if is_foreign(&path, self.played().header()) {
            return self.tell(&Text::key("ui-play-save-taken").with("file", path.display().to_string()));
        }
        self.saved = Some(path.clone());
        // A file that cannot be written is no reason to end the match.
        if let Err(error) = self.save(&path) {
            writeln!(self.out, "{error}")?;
        }
        Ok(())
    }

    /// Shows the offers whose words contain the text; where there are none, says what is wrong with it as a decision.
    fn filter(&mut self, seat: Seat, text: &str, offered: &mut Offered) -> Result<()> {
        let sought = plain(text);
        let found: Vec<usize> = (offered.offers.iter().enumerate())
            .filter(|(_, offer)| plain(&self.words.say(&offer.label)).contains(&sought))
            .map(|(index, _)| index)
            .collect();
        if found.is_empty() {
            return self.why(seat, text, offered);
        }
        offered.shown = found;
        offered.next = self.show_offers(&offered.offers, &offered.shown, 0)?;
        Ok(())
    }
}

/// Whether a file holds something other than the match of this header.
fn is_foreign(path: &Path, own: &Header) -> bool {
    let Ok(bytes) = std::fs::read(path) else { return false };
    let held = std::str::from_utf8(&bytes).ok().and_then(|text| read_header(text).ok());
    !bytes.is_empty() && held.is_none_or(|held| held != *own)
}

/// A text without capitals and accents: what is typed in haste finds what is written with care.
fn plain(text: &str) -> String {
    let letter = |letter: char| match letter {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        '’' => '\'',
        '\u{a0}' | '\u{202f}' => ' ',
        other => other,
    };
    text.to_lowercase().chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_in_both_languages() {
        assert_eq!(Line::read("12"), Line::Number(12, 1));
        assert_eq!(Line::read("2*3"), Line::Number(2, 3));
        assert_eq!(Line::read("2*"), Line::Number(2, usize::MAX));
        assert_eq!(Line::read("annuler"), Line::Undo);
        assert_eq!(Line::read("Undo"), Line::Undo);
        assert_eq!(Line::read("odds 3"), Line::Odds("3"));
        assert_eq!(Line::read("pourquoi move x"), Line::Why("move x"));
        assert_eq!(Line::read("save a file"), Line::Save("a file"));
        assert_eq!(Line::read("table Italie du Nord"), Line::Near("Italie du Nord"));
        assert_eq!(Line::read("tables"), Line::Words("tables"));
        assert_eq!(Line::read("pourquoi"), Line::Why(""));
        assert_eq!(Line::read(""), Line::Nothing);
    }

    #[test]
    fn accents_and_capitals_are_no_obstacle() {
        assert!(plain("L’Armée à Kiev").contains(&plain("l'armee a")));
    }
}
