//! The games made ready, and their words.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

use contract::{Setup, SetupError};
use game::{Game, Games, No, Ready};
use host::Record;
use table::{Language, Words};

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
            let all = [messages, host::messages, contract::messages, game::messages];
            all.map(|messages| messages(language)).join("\n")
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

    /// The game of this name.
    pub fn named(&self, game: &str) -> Result<&'static dyn Game, No> {
        Ok(game::named(self.games, game)?)
    }

    /// Makes a game ready.
    pub fn ready(&self, game: &str, scenario: &str, options: &[String]) -> Result<Arc<dyn Ready>, No> {
        let game = self.named(game)?;
        let about = game.about();
        let mut setup = Setup::new(about, &[]);
        setup.scenario = scenario.to_string();
        setup.options = options.to_vec();
        setup.check(about)?;
        if let Some(dir) = &self.packs
            && let Some(folder) = game::find_pack(about, dir).map_err(SetupError::Pack)?
        {
            setup.pack = game::load_pack(about, &folder).map_err(SetupError::Pack)?;
        }
        Ok(game.ready(setup)?)
    }

    /// Makes the game of a match ready, as it is played today.
    pub fn ready_for(&self, record: &Record) -> Result<Arc<dyn Ready>, No> {
        self.ready(&record.game, &record.scenario, &record.options)
    }
}

/// What the server itself says, in a language.
pub fn messages(language: Language) -> &'static str {
    match language {
        Language::Fr => include_str!("../i18n/fr.ftl"),
        Language::En => include_str!("../i18n/en.ftl"),
    }
}
