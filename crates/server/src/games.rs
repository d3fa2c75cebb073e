//! The games made ready, and their words.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

use archive::Entry;
use contract::{About, PackError, Seat, Setup, SetupError};
use game::{Game, Games, Played, Ready, Snapshot, UnknownGame, back_to};
use table::{Language, Text, Words};

use crate::record::{Kind, Record};

/// Why a game cannot be played.
#[derive(Debug)]
pub enum Fault {
    /// There is none of this name.
    Game(UnknownGame),
    /// Not with this scenario, these options or this data.
    Setup(SetupError),
    /// Not with this match.
    Words(Text),
}

impl Fault {
    /// The sentence for whoever asked.
    pub fn text(&self) -> Text {
        match self {
            Fault::Game(unknown) => Text::key("server-no-game")
                .with("asked", unknown.asked.as_str())
                .with("known", unknown.there_are.join(", ")),
            Fault::Setup(error) => error.text(),
            Fault::Words(text) => text.clone(),
        }
    }
}

/// Where a match is taken up.
pub enum From<'a> {
    /// At its start, with the entries that follow it.
    Start(&'a [Entry]),
    /// After a snapshot and the entries that follow it.
    Snapshot(&'a archive::Snapshot, &'a [Entry]),
}

/// Every game with its words in both languages, and the data packs that replace its own.
pub struct Library {
    /// The games.
    pub games: Games,
    packs: Option<PathBuf>,
    words: HashMap<&'static str, [Words; 2]>,
    plain: [Words; 2],
}

const LANGUAGES: [Language; 2] = [Language::Fr, Language::En];

impl Library {
    /// A library of these games, with the packs of this folder.
    pub fn new(games: Games, packs: Option<PathBuf>) -> Library {
        let own = |language| {
            [messages(language), contract::messages(language), game::messages(language)].join("\n")
        };
        let words = |game: &&'static dyn Game| {
            let about = game.about();
            (
                about.id,
                LANGUAGES.map(|language| Words::new(language, &[&own(language), (about.messages)(language)])),
            )
        };
        Library {
            games,
            packs,
            words: games.iter().map(words).collect(),
            plain: LANGUAGES.map(|language| Words::new(language, &[&own(language)])),
        }
    }

    /// The words of a game, with the server's own; only those where there is no such game.
    pub fn words(&self, game: &str, language: Language) -> &Words {
        &self.words.get(game).unwrap_or(&self.plain)[language as usize]
    }

    /// What a game is made ready with.
    pub fn setup(&self, about: &About, scenario: &str, options: &[String]) -> Result<Setup, Fault> {
        let mut setup = Setup::new(about, &[]);
        setup.scenario = scenario.to_string();
        setup.options = options.to_vec();
        setup.check(about).map_err(Fault::Setup)?;
        let pack_fault = |error: PackError| Fault::Setup(SetupError::Pack(error));
        if let Some(dir) = &self.packs
            && let Some(folder) = game::find_pack(about, dir).map_err(pack_fault)?
        {
            setup.pack = game::load_pack(about, &folder).map_err(pack_fault)?;
        }
        Ok(setup)
    }

    /// What the game of this name says of itself.
    pub fn about(&self, game: &str) -> Option<&'static About> {
        game::named(self.games, game).ok().map(Game::about)
    }

    /// Makes a game ready.
    pub fn ready(&self, game: &str, scenario: &str, options: &[String]) -> Result<Arc<dyn Ready>, Fault> {
        let game = game::named(self.games, game).map_err(Fault::Game)?;
        let setup = self.setup(game.about(), scenario, options)?;
        game.ready(setup).map_err(Fault::Setup)
    }

    /// Opens a match.
    pub fn open(&self, record: &Record, from: From<'_>) -> Result<Box<dyn Played>, Fault> {
        let game = self.ready(&record.game, &record.scenario, &record.options)?;
        let header = record.header(&*game).ok_or(Fault::Words(Text::key("server-no-seed")))?;
        let (mut played, entries) = match from {
            From::Start(entries) => (game.open(header).map_err(Fault::Words)?, entries),
            From::Snapshot(archive::Snapshot { number, rules, position }, entries) => {
                let snapshot = Snapshot { number: *number, rules: *rules, position: position.clone() };
                (game.resume(header, &snapshot).map_err(Fault::Words)?, entries)
            }
        };
        played.foresee(&mut entries.iter().filter_map(|entry| back_to(&entry.words)));
        for entry in entries {
            let seat = Seat::BOTH[usize::from(entry.seat != 0)];
            played.enter(seat, &entry.words).map_err(Fault::Words)?;
        }
        for seat in Seat::BOTH {
            if let (Kind::Computer, Some(level)) = (record.place(seat).kind, &record.place(seat).level) {
                seat_computer(&mut *played, seat, level);
            }
        }
        Ok(played)
    }
}

/// Puts a computer player in a seat, with chance that the match file does not tell: what the computer thinks of is nobody's
/// business.
pub fn seat_computer(played: &mut dyn Played, seat: Seat, level: &str) {
    let mut bytes = [0; 8];
    let _ = getrandom::fill(&mut bytes);
    if let Err(unknown) = played.seat_computer(seat, level, u64::from_le_bytes(bytes), 1) {
        tracing::error!("{unknown}");
    }
}

/// What the server itself says, in a language.
pub fn messages(language: Language) -> &'static str {
    match language {
        Language::Fr => include_str!("../i18n/fr.ftl"),
        Language::En => include_str!("../i18n/en.ftl"),
    }
}
