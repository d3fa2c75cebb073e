//! What a match is played with.

use table::{Language, Text};
use thiserror::Error;

use crate::{Generated, Generator, Pack, PackError, Rulebook};

/// What a game says of itself before anyone plays it.
pub struct About {
    /// Its stable name, as typed.
    pub id: &'static str,
    /// The version of its rules: a match file needs the same one to replay.
    pub rules: u32,
    /// The Fluent key of its title.
    pub title: &'static str,
    /// The key of a line that says what it is about.
    pub tagline: &'static str,
    /// The key of what a piece and a place stand for.
    pub scale: &'static str,
    /// The key of how long it takes to play.
    pub length: &'static str,
    /// The stable names of its sides, by seat: used in match files and results.
    pub sides: [&'static str; 2],
    /// How many settled positions each level of play looks past, the weakest first: few where a turn moves armies, more where it moves
    /// a few units, and a turn's worth of them where units act one by one.
    pub horizons: [u32; 3],
    /// Its scenarios; the first is the default.
    pub scenarios: &'static [Choice],
    /// What it draws further scenarios from, where it does.
    pub generator: Option<&'static Generator>,
    /// Its options, all off by default.
    pub options: &'static [Choice],
    /// Its moments of reaction, for standing orders: see [`crate::Window`].
    pub windows: &'static [Moment],
    /// Its rulebook.
    pub rulebook: fn() -> &'static Rulebook,
    /// How many tests are named after each section of the rulebook.
    pub tests: &'static [usize],
    /// Its Fluent sources in a language.
    pub messages: fn(Language) -> &'static str,
    /// The data it is played with unless a pack replaces it.
    pub pack: fn() -> Pack,
}

impl About {
    /// The name of one of its scenarios, listed or generated.
    pub fn scenario_name(&self, id: &str) -> Option<Text> {
        let listed = self.scenarios.iter().find(|choice| choice.id == id);
        let generated = || Generated::parse(self, id)?.ok();
        listed
            .map(|choice| Text::key(choice.name))
            .or_else(|| generated().map(|generated| generated.name(self)))
    }
}

/// A scenario or an option.
pub struct Choice {
    /// Its stable name, as typed.
    pub id: &'static str,
    /// The Fluent key of its name.
    pub name: &'static str,
    /// The section of the rulebook that describes it.
    pub rule: &'static str,
}

/// A moment of reaction: see [`crate::Window`].
pub struct Moment {
    /// Its stable name.
    pub id: &'static str,
    /// The Fluent key of its name.
    pub name: &'static str,
    /// Whether a seat that has given no standing order is asked.
    pub asked: bool,
}

/// Scenario, options and data that a game is made ready with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The scenario's id.
    pub scenario: String,
    /// The ids of the options switched on, in the game's order.
    pub options: Vec<String>,
    /// The data.
    pub pack: Pack,
}

impl Setup {
    /// The game's own pack and first scenario, with these options.
    pub fn new(about: &About, options: &[&str]) -> Setup {
        Setup {
            scenario: about.scenarios[0].id.to_string(),
            options: options.iter().map(|option| (*option).to_string()).collect(),
            pack: (about.pack)(),
        }
    }

    /// Puts the options into the game's order and checks that scenario and options exist.
    pub fn check(&mut self, about: &About) -> Result<(), SetupError> {
        let listed = about.scenarios.iter().any(|choice| choice.id == self.scenario);
        if !listed && Generated::parse(about, &self.scenario).transpose()?.is_none() {
            let listed = about.scenarios.iter().map(|choice| choice.id.to_string());
            let known: Vec<String> = listed.chain(Generated::example(about)).collect();
            return Err(SetupError::Scenario(self.scenario.clone(), known.join(", ")));
        }
        for option in &self.options {
            if !about.options.iter().any(|choice| choice.id == option) {
                let known: Vec<&str> = about.options.iter().map(|choice| choice.id).collect();
                return Err(SetupError::Option(option.clone(), known.join(", ")));
            }
        }
        let on = |choice: &&Choice| self.options.iter().any(|option| option == choice.id);
        self.options = about.options.iter().filter(on).map(|choice| choice.id.to_string()).collect();
        Ok(())
    }

    /// The generated scenario it names, if it names one.
    pub fn generated(&self, about: &About) -> Option<Generated> {
        Generated::parse(about, &self.scenario)?.ok()
    }

    /// Whether an option is on.
    pub fn has(&self, option: &str) -> bool {
        self.options.iter().any(|on| on == option)
    }
}

/// Why a game cannot be made ready.
#[derive(Error, Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// No such scenario.
    #[error("there is no scenario “{0}”; there are: {1}")]
    Scenario(String, String),
    /// No such generated scenario.
    #[error("{0}")]
    Generated(Text),
    /// No such option.
    #[error("there is no option “{0}”; there are: {1}")]
    Option(String, String),
    /// Options that exclude one another.
    #[error("{0}")]
    Together(Text),
    /// Faulty data.
    #[error(transparent)]
    Pack(#[from] PackError),
}

impl SetupError {
    /// The sentence for the person who can act on it; faulty data has its place beside it, see [`PackError`].
    pub fn text(&self) -> Text {
        match self {
            SetupError::Scenario(asked, known) => {
                Text::key("setup-no-scenario").with("asked", asked.as_str()).with("known", known.as_str())
            }
            SetupError::Option(asked, known) => {
                Text::key("setup-no-option").with("asked", asked.as_str()).with("known", known.as_str())
            }
            SetupError::Generated(text) | SetupError::Together(text) => text.clone(),
            SetupError::Pack(error) => error.message.clone(),
        }
    }
}
