//! The games made ready, and their words.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

use catalogue::UnknownGame;
use contract::{About, PackError, Setup, SetupError, Show, Think};
use table::{Language, Text, Words};

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

/// Every game with its words in both languages, and the data packs that replace its own.
pub struct Library {
    packs: Option<PathBuf>,
    words: HashMap<&'static str, [Words; 2]>,
    plain: [Words; 2],
}

const LANGUAGES: [Language; 2] = [Language::Fr, Language::En];

impl Library {
    /// A library with the packs of this folder.
    pub fn new(packs: Option<PathBuf>) -> Library {
        let own = |language| {
            [messages(language), contract::messages(language), catalogue::messages(language)].join("\n")
        };
        let words = |about: &'static About| {
            (
                about.id,
                LANGUAGES.map(|language| Words::new(language, &[&own(language), (about.messages)(language)])),
            )
        };
        Library {
            packs,
            words: catalogue::games().iter().copied().map(words).collect(),
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
            && let Some(folder) = catalogue::find_pack(about, dir).map_err(pack_fault)?
        {
            setup.pack = catalogue::load_pack(about, &folder).map_err(pack_fault)?;
        }
        Ok(setup)
    }

    /// Makes a game ready.
    pub fn ready<G: Show + Think>(&self, scenario: &str, options: &[String]) -> Result<Arc<G>, Fault> {
        let setup = self.setup(G::about(), scenario, options)?;
        G::ready(setup).map(Arc::new).map_err(Fault::Setup)
    }
}

/// What the server itself says, in a language.
pub fn messages(language: Language) -> &'static str {
    match language {
        Language::Fr => include_str!("../i18n/fr.ftl"),
        Language::En => include_str!("../i18n/en.ftl"),
    }
}
