//! A match as a text that anyone can read and diff, and that refuses to be tampered with.
//!
//! ```text
//! quatorze 1
//! game: attrition
//! scenario: 1914
//! options: tanks, fog
//! pack: 0f3c…
//! rules: 1
//! seed: 00ab…
//! date: 2026-11-11
//! central: Marie
//! entente: greedy
//! dice: 9a… 3b… -
//! seal: 1a2b3c4d 5e6f7a8b …
//!
//! 1 central done #9f86d081
//! 2 central fight Belgium ge #60303ae2
//! ```
//!
//! The seal holds a digest of each header line and, last, of itself; every entry ends in a digest of its own words and
//! of the position it led to. An answer that nobody was asked for, by a standing order or because there was no other, has a `~`
//! before its decision; `undo 7` takes back entry 7
//! and what followed, `takeback 7` does so by agreement, across dice too, and `resign` gives the match up.
//!
//! Two lines of the header are not always there. `dice` says what the seed was made from, so that anyone can make it again
//! ([`FairDice`]); `from` holds the position that the match started from, where that is not the game's own set-up.

use std::fmt::Write as _;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use table::Text;
use thiserror::Error;

use crate::{About, By, Entry, FairDice, Match, Move, Rules, Seat, Seed, Setup, taken_back_to};

/// What a match is played with, and by whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The scenario's id.
    pub scenario: String,
    /// The options switched on.
    pub options: Vec<String>,
    /// The digest of the data pack.
    pub pack: String,
    /// The version of the rules.
    pub rules: u32,
    /// The seed of the dice.
    pub seed: Seed,
    /// The day it was begun.
    pub date: String,
    /// The names of the sides and of their players.
    pub players: [(String, String); 2],
    /// What the seed was made from, where several had a hand in it.
    pub dice: Option<FairDice>,
    /// Where it started from, if not from the game's own set-up.
    pub from: Option<Start>,
}

/// A position that a match starts from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Start {
    /// How many entries lie before it, under rules that have been corrected since: the entries, and with them the dice, are
    /// counted on from there.
    pub after: usize,
    /// The position: see [`crate::write_position`].
    pub position: String,
}

/// What is wrong with a match file, and where.
#[derive(Error, Clone, PartialEq, Eq, Debug)]
#[error("line {line}: {reason}")]
pub struct FileError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: Text,
}

fn wrong<T>(line: usize, reason: Text) -> Result<T, FileError> {
    Err(FileError { line, reason })
}

const FIRST: &str = "quatorze 1";
/// The lines that every header has before its seal.
const HEADER_LINES: usize = 10;
/// The lines that it may have beside.
const OPTIONAL_LINES: usize = 2;
/// No match has more entries than this before the position that it starts from.
const LATEST_START: usize = 10_000_000;

fn seal_of(line: &str) -> String {
    hex::encode(&Sha256::digest(line.as_bytes())[..4])
}

impl Header {
    /// The header of a match of a game made ready with this.
    pub fn of(about: &About, setup: &Setup, seed: Seed, date: &str, players: [String; 2]) -> Header {
        let [first, second] = players;
        // A name is one line of a text file.
        let one_line = |name: String| name.split_whitespace().collect::<Vec<_>>().join(" ");
        Header {
            game: about.id.to_string(),
            scenario: setup.scenario.clone(),
            options: setup.options.clone(),
            pack: setup.pack.hash(),
            rules: about.rules,
            seed,
            date: one_line(date.to_string()),
            players: [
                (about.sides[0].to_string(), one_line(first)),
                (about.sides[1].to_string(), one_line(second)),
            ],
            dice: None,
            from: None,
        }
    }

    fn lines(&self) -> Vec<String> {
        let [first, second] = &self.players;
        let mut lines = vec![
            FIRST.to_string(),
            format!("game: {}", self.game),
            format!("scenario: {}", self.scenario),
            format!("options: {}", self.options.join(", ")),
            format!("pack: {}", self.pack),
            format!("rules: {}", self.rules),
            format!("seed: {}", self.seed),
            format!("date: {}", self.date),
            format!("{}: {}", first.0, first.1),
            format!("{}: {}", second.0, second.1),
        ];
        lines.extend(self.dice.map(|dice| format!("dice: {dice}")));
        lines.extend(self.from.as_ref().map(|from| format!("from: {} {}", from.after, from.position)));
        lines
    }
}

/// The lines of a header before its seal, which they agree with.
struct HeaderLines<'a>(Vec<&'a str>);

impl<'a> HeaderLines<'a> {
    fn read(text: &'a str) -> Result<HeaderLines<'a>, FileError> {
        let mut lines: Vec<&str> = text.split('\n').take(HEADER_LINES + OPTIONAL_LINES + 1).collect();
        if lines[0] != FIRST {
            return wrong(1, Text::key("file-first-line").with("first", FIRST));
        }
        // The header ends at its seal; where there is none, one is expected after the lines that every match has.
        let seal = (HEADER_LINES..lines.len()).find(|line| lines[*line].starts_with("seal: "));
        let length = seal.unwrap_or(HEADER_LINES);
        let Some(seal_line) = lines.get(length).copied() else {
            return wrong(lines.len(), Text::key("file-short-header"));
        };
        let Some(seals) = seal_line.strip_prefix("seal: ") else {
            return wrong(length + 1, Text::key("file-no-seal"));
        };
        // The seal seals itself too, so that it is known which of the two was changed, a line or its seal.
        let Some((seals, _)) = seals.rsplit_once(' ').filter(|(seals, own)| *own == seal_of(seals)) else {
            return wrong(length + 1, Text::key("file-bad-seal"));
        };
        lines.truncate(length);
        let seals: Vec<&str> = seals.split(' ').collect();
        if let Some(index) = lines.iter().zip(&seals).position(|(line, sealed)| *sealed != seal_of(line)) {
            let (part, seal) = (index + 1, length + 1);
            return wrong(part, Text::key("file-seal-broken").with("part", part).with("seal", seal));
        }
        if seals.len() != length {
            // A line too many is the first that has no part; where one is missing, only the seal tells.
            let at = seals.len().min(length) + 1;
            let parts = Text::key("file-seal-parts").with("count", seals.len()).with("expected", length);
            return wrong(at, parts);
        }
        Ok(HeaderLines(lines))
    }

    /// A line that every match has, as what it stands for.
    fn field<T>(
        &self,
        index: usize,
        name: &str,
        read: impl FnOnce(&str) -> Result<T, Text>,
    ) -> Result<T, FileError> {
        let value = value_of(self.0[index], name).ok_or_else(|| Text::key("file-field").with("field", name));
        value.and_then(read).or_else(|reason| wrong(index + 1, reason))
    }

    /// The same of a line that is not always there.
    fn optional<T>(
        &self,
        name: &str,
        read: impl FnOnce(&str) -> Result<T, Text>,
    ) -> Result<Option<T>, FileError> {
        let found = (HEADER_LINES..self.0.len()).find(|index| value_of(self.0[*index], name).is_some());
        found.map(|index| self.field(index, name, read)).transpose()
    }

    fn player(&self, index: usize) -> Result<(String, String), FileError> {
        match self.0[index].split_once(": ") {
            Some((side, name)) => Ok((side.to_string(), name.to_string())),
            None => wrong(index + 1, Text::key("file-player")),
        }
    }
}

fn value_of<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    line.strip_prefix(name)?.strip_prefix(": ")
}

/// Reads the header of a match file and checks its seal.
pub fn read_header(text: &str) -> Result<Header, FileError> {
    let lines = HeaderLines::read(text)?;
    let plain = |text: &str| Ok(text.to_string());
    let seed: Seed = lines.field(6, "seed", str::parse)?;
    Ok(Header {
        game: lines.field(1, "game", plain)?,
        scenario: lines.field(2, "scenario", plain)?,
        options: lines.field(3, "options", |options| {
            Ok(options.split(", ").filter(|option| !option.is_empty()).map(str::to_string).collect())
        })?,
        pack: lines.field(4, "pack", plain)?,
        rules: lines.field(5, "rules", |rules| {
            rules.parse().map_err(|_| Text::key("file-bad-version").with("found", rules))
        })?,
        seed,
        date: lines.field(7, "date", plain)?,
        players: [lines.player(8)?, lines.player(9)?],
        dice: lines.optional("dice", |text| {
            let dice: FairDice = text.parse()?;
            if dice.seed() == seed { Ok(dice) } else { Err(Text::key("file-other-dice")) }
        })?,
        from: lines.optional("from", |text| read_start(text).ok_or_else(|| Text::key("file-from")))?,
    })
}

fn read_start(text: &str) -> Option<Start> {
    let (after, position) = text.split_once(' ')?;
    let after = after.parse().ok().filter(|after| *after <= LATEST_START)?;
    Some(Start { after, position: position.to_string() })
}

/// What an entry does, in words: a decision in its game's notation, or what is done to the match itself.
pub fn write_move<G: Rules>(game: &G, by: By, what: Move<G::Decision>) -> String {
    let standing = if by == By::Standing { "~" } else { "" };
    match what {
        Move::Decided(decision) => format!("{standing}{}", game.notate(decision)),
        Move::Undone(back) => format!("undo {back}"),
        Move::TakenBack(back) => format!("takeback {back}"),
        Move::Resigned => "resign".to_string(),
    }
}

/// Reads those words back.
pub fn read_move<G: Rules>(game: &G, words: &str) -> Result<(By, Move<G::Decision>), Text> {
    let (by, words) = match words.strip_prefix('~') {
        Some(words) => (By::Standing, words),
        None => (By::Player, words),
    };
    let entry = |back: &str| back.parse().map_err(|_| Text::key("file-no-entry").with("found", back));
    let what = if words == "resign" {
        Move::Resigned
    } else if let Some(back) = words.strip_prefix("undo ") {
        Move::Undone(entry(back)?)
    } else if let Some(back) = words.strip_prefix("takeback ") {
        Move::TakenBack(entry(back)?)
    } else {
        Move::Decided(game.parse(words)?)
    };
    Ok((by, what))
}

impl<G: Rules> Match<G> {
    /// The match as a text. It must have been followed from its beginning, not taken up again in the middle.
    ///
    /// # Panics
    /// If it was taken up again: what was decided before is not known to it.
    pub fn to_text(&self) -> String {
        assert!(self.is_whole(), "a match that was taken up again has no beginning");
        let header = self.header().lines();
        let seals = header.iter().map(|line| seal_of(line)).collect::<Vec<_>>().join(" ");
        let mut text = format!("{}\nseal: {seals} {}\n\n", header.join("\n"), seal_of(&seals));
        // The digests are of the positions on the way, so the match is played once more.
        let mut again = Match::with_header(self.game().clone(), self.header().clone())
            .expect("a match under way started somewhere");
        again.foresee(taken_back_to(self.entries()));
        for entry in self.entries() {
            let replayed = again.enter(*entry);
            debug_assert!(replayed.is_ok());
            let _ = writeln!(text, "{}", again.entry_line(again.number(), *entry));
        }
        text
    }

    /// The line of the entry that led here.
    fn entry_line(&self, number: usize, entry: Entry<G::Decision>) -> String {
        let side = G::about().sides[entry.seat.index()];
        let words = format!("{number} {side} {}", write_move(&**self.game(), entry.by, entry.what));
        // The words are part of the digest: a standing order’s answer leads to the same position as a player’s.
        let digest = seal_of(&format!("{words} #{}", self.fingerprint()));
        format!("{words} #{digest}")
    }

    /// Reads a match file and replays it. The game must be the one its header asks for.
    pub fn from_text(game: Arc<G>, text: &str) -> Result<Match<G>, FileError> {
        let header = read_header(text)?;
        let names = header.players.clone().map(|(_, name)| name);
        let ours = Header {
            dice: header.dice,
            from: header.from.clone(),
            ..Header::of(G::about(), game.setup(), header.seed, &header.date, names)
        };
        let (theirs, own) = (header.lines(), ours.lines());
        for (index, (their, our)) in theirs.iter().zip(&own).enumerate() {
            if their != our {
                return wrong(
                    index + 1,
                    Text::key("file-other-setup").with("theirs", their.as_str()).with("ours", our.as_str()),
                );
            }
        }
        let length = theirs.len();
        let mut replay = Match::with_header(game, header).or_else(|reason| wrong(length, reason))?;
        let mut lines = text.split('\n').enumerate().skip(length + 1);
        if lines.next().is_none_or(|(_, line)| !line.is_empty()) {
            return wrong(length + 2, Text::key("file-empty-line"));
        }
        replay.foresee(lines.clone().filter_map(|(_, line)| {
            let (_, back) = line.split_once(" takeback ")?;
            back.split(' ').next()?.parse().ok()
        }));
        let mut ended = false;
        for (index, line) in lines {
            let number = index + 1;
            if ended {
                return wrong(number - 1, Text::key("file-after-end"));
            }
            if line.is_empty() {
                ended = true;
                continue;
            }
            replay.read_entry(number, line)?;
        }
        if !ended {
            return wrong(text.split('\n').count(), Text::key("file-cut-short"));
        }
        Ok(replay)
    }

    fn read_entry(&mut self, number: usize, line: &str) -> Result<(), FileError> {
        let expected = self.number() + 1;
        let mut words = line.splitn(3, ' ');
        let (Some(count), Some(side), Some(rest)) = (words.next(), words.next(), words.next()) else {
            return wrong(number, Text::key("file-entry"));
        };
        if count != expected.to_string() {
            return wrong(number, Text::key("file-number").with("expected", expected).with("found", count));
        }
        let sides = G::about().sides;
        let Some(seat) = Seat::BOTH.into_iter().find(|seat| sides[seat.index()] == side) else {
            return wrong(
                number,
                Text::key("file-side").with("found", side).with("first", sides[0]).with("second", sides[1]),
            );
        };
        let Some((decision, _)) = rest.rsplit_once(" #") else {
            return wrong(number, Text::key("file-no-digest"));
        };
        let (by, what) = read_move(&**self.game(), decision).or_else(|reason| wrong(number, reason))?;
        let entry = Entry { seat, by, what };
        self.enter(entry).or_else(|reason| wrong(number, reason))?;
        // One way to write each entry: a changed letter never passes, even where it would mean the same.
        let canonical = self.entry_line(expected, entry);
        if canonical != line {
            return wrong(number, Text::key("file-changed").with("canonical", canonical));
        }
        Ok(())
    }
}
