//! What every command needs: the language, the data packs, and games made ready.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Error, Result, anyhow};
use clap::Args;
use contract::{
    About, Bilingual, Choice, FileError, Generated, Generator, Header, PackError, Section, Setup, SetupError,
    read_header,
};
use game::{Game, Games, No, Note, Played, Ready, UnknownGame};
use opponents::UnknownPlayer;
use table::{Language, Text, Words};

use crate::{output, speech};

/// The language spoken and the packs to be used.
pub struct Context {
    /// The games there are.
    pub games: Games,
    /// The language.
    pub language: Language,
    packs: Option<PathBuf>,
    /// Whether a pack for another game is an error, or is passed over.
    strict: bool,
    words: Words,
}

/// Scenario and options, as typed.
#[derive(Args, Clone, Default)]
pub struct Chosen {
    /// The scenario; what plays many games also takes `all`, and `generated:N` for the first N that the game draws, or
    /// `generated` for a hundred [default: the game's first]
    #[arg(long, value_name = "SCENARIO")]
    pub scenario: Option<String>,
    /// Options to switch on, separated by commas, or `all`
    #[arg(long, value_name = "A,B|all")]
    pub options: Option<String>,
}

impl Chosen {
    /// The same with this scenario.
    #[must_use]
    pub fn in_scenario(&self, id: impl Into<String>) -> Chosen {
        Chosen { scenario: Some(id.into()), ..self.clone() }
    }

    /// How many generated scenarios are asked for, in the letters typed; nothing where others are.
    pub fn drawn(&self) -> Option<&str> {
        let rest = self.scenario.as_deref()?.strip_prefix(DRAWN)?;
        if rest.is_empty() { Some(DRAWN_AT_FIRST) } else { rest.strip_prefix(':') }
    }
}

/// What a person is called in a match file.
pub const PERSON: &str = "human";

/// What stands for every scenario or option there is.
pub const ALL: &str = "all";

/// What stands for the first generated scenarios: alone, or with a colon and how many.
const DRAWN: &str = "generated";

/// How many those are unless someone says so.
const DRAWN_AT_FIRST: &str = "100";

impl Context {
    /// A context; packs are looked up when a game is made ready.
    pub fn new(games: Games, language: Language, packs: Option<PathBuf>) -> Context {
        let words = Words::new(language, &[&speech::all_messages(language)]);
        Context { games, language, packs, strict: true, words }
    }

    /// The same context for a command about every game: a pack serves the game it is for.
    pub fn for_every_game(&self) -> Context {
        Context { strict: false, ..Context::new(self.games, self.language, self.packs.clone()) }
    }

    /// The folder of packs to be used.
    pub fn packs_folder(&self) -> Option<PathBuf> {
        self.packs.clone()
    }

    /// The same context with this pack.
    pub fn with_pack(&self, dir: &Path) -> Context {
        Context::new(self.games, self.language, Some(dir.to_path_buf()))
    }

    /// A phrase of the program's own.
    pub fn say(&self, text: &Text) -> String {
        self.words.say(text)
    }

    /// A phrase of the program's own without arguments.
    pub fn phrase(&self, key: &'static str) -> String {
        self.words.say(&Text::key(key))
    }

    /// An error that says this.
    pub fn fault(&self, text: Text) -> Error {
        anyhow!(self.say(&text))
    }

    /// The words of a game, with the program's own.
    pub fn words_of(&self, about: &About) -> Words {
        let own = speech::all_messages(self.language);
        Words::new(self.language, &[&own, host::messages(self.language), (about.messages)(self.language)])
    }

    /// The game of this name.
    pub fn game(&self, id: &str) -> Result<&'static dyn Game> {
        game::named(self.games, id).map_err(|unknown| self.unknown_game(&unknown))
    }

    fn unknown_game(&self, unknown: &UnknownGame) -> Error {
        let there_are = unknown.there_are.join(", ");
        self.fault(Text::key("ui-no-game").with("asked", unknown.asked.as_str()).with("known", there_are))
    }

    /// A computer player that does not exist, and those that do.
    pub fn unknown_player(&self, unknown: &UnknownPlayer) -> Error {
        let known = opponents::NAMES.join(", ");
        self.fault(Text::key("ui-no-player").with("asked", unknown.0.as_str()).with("known", known))
    }

    /// What a game is to be made ready with, from what was typed.
    pub fn setup(&self, about: &About, chosen: &Chosen) -> Result<Setup> {
        let mut setup = Setup::new(about, &[]);
        if let Some(scenario) = &chosen.scenario {
            setup.scenario.clone_from(scenario);
        }
        setup.options = match chosen.options.as_deref() {
            Some(ALL) => about.options.iter().map(|option| option.id.to_string()).collect(),
            Some(list) => {
                list.split(',').map(str::trim).filter(|id| !id.is_empty()).map(str::to_string).collect()
            }
            None => Vec::new(),
        };
        setup.check(about).map_err(|error| self.setup_fault(about, &error))?;
        if let Some(dir) = &self.packs {
            match game::find_pack(about, dir).map_err(|error| self.pack_fault(&error))? {
                Some(folder) => {
                    setup.pack = game::load_pack(about, &folder).map_err(|error| self.pack_fault(&error))?;
                }
                None if self.strict => {
                    let dir = dir.display().to_string();
                    return Err(self.fault(Text::key("ui-no-pack").with("dir", dir).with("game", about.id)));
                }
                None => {}
            }
        }
        Ok(setup)
    }

    /// What was typed, once for each scenario asked for: one, all that are listed, or so many generated ones.
    pub fn each_scenario(&self, about: &'static About, chosen: &Chosen) -> Result<Vec<Chosen>> {
        if chosen.scenario.as_deref() == Some(ALL) {
            return Ok(about.scenarios.iter().map(|choice| chosen.in_scenario(choice.id)).collect());
        }
        let Some(asked) = chosen.drawn() else { return Ok(vec![chosen.clone()]) };
        if about.generator.is_none() {
            return Err(self.fault(Text::key("ui-no-generator").with("game", about.id)));
        }
        let Some(count) = asked.parse().ok().filter(|count| *count > 0) else {
            return Err(self.fault(Text::key("ui-drawn-how-many").with("asked", asked)));
        };
        Ok(Generator::series(about, count).map(|id| chosen.in_scenario(id)).collect())
    }

    /// The game made ready once for each scenario asked for.
    pub fn ready_each(&self, game: &dyn Game, chosen: &Chosen) -> Result<Vec<Arc<dyn Ready>>> {
        let each = self.each_scenario(game.about(), chosen)?;
        each.iter().map(|chosen| self.ready(game, self.setup(game.about(), chosen)?)).collect()
    }

    /// Makes a game ready.
    pub fn ready(&self, game: &dyn Game, setup: Setup) -> Result<Arc<dyn Ready>> {
        let about = game.about();
        game.ready(setup).map_err(|error| match error {
            SetupError::Pack(mut error) => {
                self.show_folder(&mut error, about);
                self.setup_fault(about, &SetupError::Pack(error))
            }
            error => self.setup_fault(about, &error),
        })
    }

    /// A game names its data files only; whoever has to correct one wants to know where it lies.
    fn show_folder(&self, error: &mut PackError, about: &About) {
        let folder = self.packs.as_deref().and_then(|dir| game::find_pack(about, dir).ok().flatten());
        if let Some(path) = folder.map(|folder| folder.join(&error.file)).filter(|path| path.exists()) {
            error.file = path.display().to_string();
        }
    }

    fn setup_fault(&self, about: &About, error: &SetupError) -> Error {
        match error {
            SetupError::Pack(error) => anyhow!(self.words_of(about).say(&pack_text(error))),
            error => anyhow!(self.words_of(about).say(&Text::key("ui-sentence").with("text", error.text()))),
        }
    }

    /// What is wrong with a pack's folder, and where.
    pub fn pack_fault(&self, error: &PackError) -> Error {
        self.fault(pack_text(error))
    }

    /// What the system says about a file.
    pub fn io_fault(&self, path: &Path, error: &std::io::Error) -> Error {
        let message = match error.kind() {
            std::io::ErrorKind::NotFound => self.phrase("ui-not-found"),
            std::io::ErrorKind::PermissionDenied => self.phrase("ui-not-allowed"),
            std::io::ErrorKind::IsADirectory => self.phrase("ui-is-folder"),
            std::io::ErrorKind::InvalidData => self.phrase("ui-not-text"),
            _ => error.to_string(),
        };
        self.fault(Text::key("ui-file").with("file", path.display().to_string()).with("message", message))
    }

    /// The text of a match file, and its header.
    pub fn read_match(&self, path: &Path) -> Result<(String, Header)> {
        let text = std::fs::read_to_string(path).map_err(|error| self.io_fault(path, &error))?;
        let header = read_header(&text).map_err(|error| self.fault(file_text(path, &error)))?;
        Ok((text, header))
    }

    /// Replays a match file, with the game its header asks for.
    pub fn replay(&self, path: &Path, text: &str, header: &Header) -> Result<Box<dyn Played>> {
        Ok(self.reopen(path, text, header)?.1)
    }

    /// The game that the header of a match file asks for, made ready, and the match replayed.
    pub fn reopen(
        &self,
        path: &Path,
        text: &str,
        header: &Header,
    ) -> Result<(Arc<dyn Ready>, Box<dyn Played>)> {
        let game = self.game(&header.game)?;
        let chosen =
            Chosen { scenario: Some(header.scenario.clone()), options: Some(header.options.join(",")) };
        let ready = self.ready(game, self.setup(game.about(), &chosen)?)?;
        let played = ready.read(text);
        let fault = |error| anyhow!(self.words_of(game.about()).say(&file_text(path, &error)));
        Ok((ready, played.map_err(fault)?))
    }

    /// A section's id as it is listed.
    pub fn citation(&self, id: &str) -> String {
        self.say(&Text::key("ui-section").with("id", id))
    }

    /// A section by its number or its heading, as a person reads it; a ruling is said to be ours.
    pub fn cite(&self, about: &About, id: &str) -> String {
        let book = (about.rulebook)();
        let Some(section) = book.find(id).map(|rule| book.section(rule)) else { return self.citation(id) };
        let Bilingual { fr, en } = section.cited();
        let cited = self.citation(self.language.either(&fr, &en));
        if section.ruling { self.say(&Text::key("ui-our-section").with("section", cited)) } else { cited }
    }

    /// The sections that a journal line cites.
    pub fn citations(&self, about: &About, note: &Note) -> String {
        let cited = [Some(&note.rule), note.also.as_ref()].into_iter().flatten();
        cited.map(|id| self.cite(about, id)).collect::<Vec<_>>().join(", ")
    }

    /// The heading of a section.
    pub fn heading<'a>(&self, section: &'a Section) -> &'a str {
        match self.language {
            Language::Fr => &section.title.fr,
            Language::En => &section.title.en,
        }
    }

    /// What a section says.
    pub fn gist<'a>(&self, section: &'a Section) -> &'a str {
        match self.language {
            Language::Fr => &section.gist.fr,
            Language::En => &section.gist.en,
        }
    }

    /// A refusal with its section and its sentence.
    pub fn refusal(&self, about: &About, no: &No, words: &Words) -> String {
        let Some(rule) = &no.rule else { return words.say(&no.because) };
        let book = (about.rulebook)();
        let title = book.find(rule).map_or("", |rule| self.heading(book.section(rule)));
        let refused = Text::key("ui-refused")
            .with("section", self.cite(about, rule))
            .with("title", title)
            .with("because", words.say(&no.because));
        self.say(&refused)
    }

    /// A whole number as this language writes it.
    pub fn whole(&self, number: u64) -> String {
        output::whole(self.language, number)
    }

    /// A number with decimals as this language writes it.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        output::decimal(self.language, number, decimals)
    }

    /// A share as this language writes it.
    pub fn percent(&self, share: f64) -> String {
        output::percent(self.language, share)
    }

    /// A player's name in a match file, as it is shown.
    pub fn player_name(&self, name: &str) -> String {
        if name == PERSON {
            return self.phrase("ui-person");
        }
        self.say(&Text::key("ui-player").with("name", name))
    }

    /// A scenario as the head of a match shows it: its id, but the name of a generated one.
    pub fn scenario_in_words(&self, about: &About, id: &str) -> String {
        match Generated::parse(about, id) {
            Some(Ok(generated)) => self.words_of(about).say(&generated.name(about)),
            _ => id.to_string(),
        }
    }

    /// The scenarios that were asked for and played, in words; `one` is the first of them.
    pub fn scenarios_in_words(&self, chosen: &Chosen, one: &str, count: usize) -> String {
        match (count, chosen.drawn()) {
            (1, _) => one.to_string(),
            (_, None) => self.phrase("ui-all-scenarios"),
            (count, Some(_)) => {
                self.say(&Text::key("ui-drawn-scenarios").with("count", self.whole(count as u64)))
            }
        }
    }

    /// The options of a set-up in words.
    pub fn options_in_words(&self, about: &About, options: &[String]) -> String {
        match options.len() {
            0 => self.phrase("ui-no-options"),
            count if count > 1 && count == about.options.len() => self.phrase("ui-all-options"),
            _ => options.join(", "),
        }
    }
}

/// A scenario or an option for programs.
pub fn choice_json(choice: &Choice, words: &Words) -> serde_json::Value {
    serde_json::json!({ "id": choice.id, "name": words.say(&Text::key(choice.name)), "section": choice.rule })
}

/// The day it is, in Greenwich.
pub fn today() -> String {
    let days = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400);
    contract::date_of(days)
}

/// What is wrong with a pack, and where.
fn pack_text(error: &PackError) -> Text {
    let PackError { file, line, column, message } = error;
    if *line == 0 {
        return Text::key("ui-file").with("file", file.as_str()).with("message", message.clone());
    }
    Text::key("ui-file-column")
        .with("file", file.as_str())
        .with("line", *line)
        .with("column", *column)
        .with("message", message.clone())
}

/// What is wrong with a match file, and where.
fn file_text(path: &Path, error: &FileError) -> Text {
    Text::key("ui-file-line")
        .with("file", path.display().to_string())
        .with("line", error.line)
        .with("message", error.reason.clone())
}

#[cfg(test)]
pub mod drawing {
    //! A game that draws scenarios: the first of the catalogue, with a generator that speaks its words.

    use contract::{Pair, Theme};

    use super::*;

    /// The game.
    pub fn about() -> &'static About {
        let own = catalogue::games()[0].about();
        let rule = own.scenarios[0].rule;
        let pair = |id, sides, years| Pair { id, sides, years };
        let sides = [own.title, own.tagline];
        let both =
            vec![pair("blue-red", sides, (1912, 1914)), pair("red-blue", [sides[1], sides[0]], (1913, 1913))];
        let theme = |id, years, pairs: Vec<Pair>| Theme { id, name: own.title, years, pairs: pairs.leak() };
        let themes = vec![
            theme("hills", (1912, 1914), both),
            theme("plains", (1918, 1918), vec![pair("blue-red", sides, (1918, 1918))]),
        ];
        let size = |id| Choice { id, name: own.scale, rule };
        let sizes = vec![size("small"), size("large")];
        let generator = Box::leak(Box::new(Generator { rule, themes: themes.leak(), sizes: sizes.leak() }));
        Box::leak(Box::new(About { generator: Some(generator), ..*own }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(scenario: &str) -> Chosen {
        Chosen { scenario: Some(scenario.to_string()), options: None }
    }

    fn ids(context: &Context, about: &'static About, scenario: &str) -> Result<Vec<String>> {
        let each = context.each_scenario(about, &typed(scenario))?;
        Ok(each.into_iter().map(|chosen| chosen.scenario.unwrap()).collect())
    }

    #[test]
    fn scenarios_are_asked_for_one_by_one_all_together_or_by_number() {
        let (context, about) = (Context::new(catalogue::games(), Language::En, None), drawing::about());
        let listed: Vec<String> = about.scenarios.iter().map(|choice| choice.id.to_string()).collect();
        assert_eq!(ids(&context, about, "all").unwrap(), listed);
        assert_eq!(ids(&context, about, &listed[0]).unwrap(), listed[..1]);
        let one = "generated.plains.1918.large.blue-red.4711";
        assert_eq!(ids(&context, about, one).unwrap(), [one]);
        let drawn: Vec<String> = Generator::series(about, 100).collect();
        assert_eq!(ids(&context, about, "generated").unwrap(), drawn);
        assert_eq!(ids(&context, about, "generated:7").unwrap(), drawn[..7]);
        for id in drawn.iter().map(String::as_str).chain([one]) {
            assert_eq!(context.setup(about, &typed(id)).unwrap().scenario, id);
        }
    }

    #[test]
    fn what_cannot_be_drawn_is_said() {
        let (context, about) = (Context::new(catalogue::games(), Language::En, None), drawing::about());
        let fault = |about, scenario: &str| ids(&context, about, scenario).unwrap_err().to_string();
        for asked in ["0", "", "x", "-3"] {
            assert_eq!(
                fault(about, &format!("generated:{asked}")),
                format!("“{asked}” is not a number of scenarios to draw: generated:100 draws a hundred")
            );
        }
        let own = catalogue::games()[0].about();
        assert_eq!(fault(own, "generated:5"), format!("{} draws no scenarios", own.id));
        let fault = |scenario: &str| context.setup(about, &typed(scenario)).unwrap_err().to_string();
        assert_eq!(
            fault("generated.plains.1918.huge.blue-red.1"),
            "no generated scenario has the size “huge”; there are: small, large"
        );
        assert!(fault("generated").ends_with(&Generated::example(about).unwrap()));
    }

    #[test]
    fn a_generated_scenario_is_shown_by_its_name() {
        let (context, about) = (Context::new(catalogue::games(), Language::En, None), drawing::about());
        let id = "generated.plains.1918.large.blue-red.4711";
        let name = context.scenario_in_words(about, id);
        assert!(name.contains(", 1918 – ") && name.ends_with(", no.\u{a0}4711)"), "{name}");
        let listed = about.scenarios[0].id;
        assert_eq!(context.scenario_in_words(about, listed), listed);
        assert_eq!(context.scenarios_in_words(&typed("all"), listed, 3), "all scenarios");
        assert_eq!(context.scenarios_in_words(&typed("generated"), id, 100), "100 generated scenarios");
        assert_eq!(context.scenarios_in_words(&typed("generated:1"), id, 1), id);
    }
}
