//! A rulebook as data: every section of a game's rules with its kind, title and gist.
//!
//! A game crate keeps its sections in `rulebook.toml`. Its build script calls [`write_citations`], which turns the
//! ids into a macro, so that `rule!("4.6.3")` does not compile where the rulebook has no 4.6.3; at run time the same
//! file is read as a [`Rulebook`].

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

/// The number of a section in its game's rulebook, made by the game's `rule!` macro.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Rule(pub u16);

/// What a section does in play, and so how it has to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Makes something happen: it leaves a journal entry.
    Acts,
    /// Forbids something: it shows as a refusal that cites it.
    Forbids,
    /// Says what something is: it shows in a test.
    Defines,
    /// Describes a physical piece.
    Component,
    /// Advice, history, introduction.
    Advice,
}

impl Kind {
    /// Whether a section of this kind needs a test named after it.
    pub fn wants_test(self) -> bool {
        matches!(self, Kind::Acts | Kind::Forbids | Kind::Defines)
    }

    /// The name used in `rulebook.toml`.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Acts => "acts",
            Kind::Forbids => "forbids",
            Kind::Defines => "defines",
            Kind::Component => "component",
            Kind::Advice => "advice",
        }
    }
}

/// A phrase in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bilingual {
    /// French.
    pub fr: String,
    /// English.
    pub en: String,
}

/// One section of a rulebook, in our own words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// The number or name it is cited by.
    pub id: String,
    /// What it does in play.
    pub kind: Kind,
    /// Its heading.
    pub title: Bilingual,
    /// What it says.
    pub gist: Bilingual,
    /// Our own ruling, where the text is silent or contradicts itself.
    #[serde(default)]
    pub ruling: bool,
    /// The options without which it does not apply.
    #[serde(default)]
    pub needs: Vec<String>,
    /// The options that set it aside.
    #[serde(default)]
    pub without: Vec<String>,
}

/// Why a section cannot show in a set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asleep<'a> {
    /// This option is off, and it needs it.
    Needs(&'a str),
    /// This option is on, and sets it aside.
    SetAsideBy(&'a str),
}

impl Section {
    /// Its number as the book has it: "5" of `5.contre-batterie`, nothing of `tir.3`.
    pub fn number(&self) -> &str {
        let figures = |part: &&str| part.chars().all(|c| c.is_ascii_digit());
        let parts: Vec<&str> = self.id.split('.').take_while(figures).collect();
        &self.id[..parts.join(".").len()]
    }

    /// How it is cited to a person: by its number, or where that is not all of its id, by its number and its heading.
    pub fn cited(&self) -> Bilingual {
        let number = self.number();
        let with = |title: &str| match number {
            "" => title.to_string(),
            _ if number == self.id => number.to_string(),
            _ => format!("{number}, {title}"),
        };
        Bilingual { fr: with(&self.title.fr), en: with(&self.title.en) }
    }

    /// Why it cannot show with these options, where that is so.
    pub fn asleep(&self, options: &[String]) -> Option<Asleep<'_>> {
        let missing = self.needs.iter().find(|option| !options.contains(option));
        let against = self.without.iter().find(|option| options.contains(option));
        missing.map(|option| Asleep::Needs(option)).or(against.map(|option| Asleep::SetAsideBy(option)))
    }

    /// The stem of the tests that show this section: `4.6.3` is shown by `r4_6_3_…`, `tir.3` by `tir_3_…`, and a ruling
    /// of ours, `r.tie`, by `rr_tie_…`.
    pub fn test_stem(&self) -> String {
        let id: String = self.id.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
        let named = self.id.starts_with(|c: char| c.is_ascii_alphabetic()) && !self.ruling;
        format!("{}{}_", if named { "" } else { "r" }, id.to_lowercase())
    }
}

/// The sections of one game, in the order of the book.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    #[serde(rename = "section")]
    sections: Vec<Section>,
}

impl Rulebook {
    /// Reads the text of a `rulebook.toml`.
    pub fn parse(text: &str) -> Result<Rulebook, String> {
        let book: Rulebook = toml::from_str(text).map_err(|error| error.to_string())?;
        for (index, section) in book.sections.iter().enumerate() {
            if book.sections[..index].iter().any(|earlier| earlier.id == section.id) {
                return Err(format!("section {} is listed twice", section.id));
            }
        }
        Ok(book)
    }

    /// All sections, in the order of the book: a [`Rule`] is a place in this list.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// The section that a citation names.
    pub fn section(&self, rule: Rule) -> &Section {
        &self.sections[usize::from(rule.0)]
    }

    /// The citation of the section with this id.
    pub fn find(&self, id: &str) -> Option<Rule> {
        self.sections.iter().position(|section| section.id == id).map(|index| Rule(index as u16))
    }

    /// The sections that need a test and have none among the test names found in these sources.
    pub fn untested(&self, test_sources: &[String]) -> Vec<&Section> {
        let counts = self.tests_per_section(test_sources);
        self.sections
            .iter()
            .zip(counts)
            .filter(|(section, tests)| section.kind.wants_test() && *tests == 0)
            .map(|(section, _)| section)
            .collect()
    }

    /// How many tests in these sources are named after each section, in the order of the book.
    pub fn tests_per_section(&self, test_sources: &[String]) -> Vec<usize> {
        let names = test_names(test_sources);
        let stems: Vec<String> = self.sections.iter().map(Section::test_stem).collect();
        let mut counts = vec![0; stems.len()];
        for name in names {
            // The longest stem wins: `r4_6_2_stop_…` belongs to 4.6.2.stop, not to 4.6.2.
            let best =
                (0..stems.len()).filter(|&i| name.starts_with(&stems[i])).max_by_key(|&i| stems[i].len());
            if let Some(index) = best {
                counts[index] += 1;
            }
        }
        counts
    }

    /// The counts of [`Rulebook::tests_per_section`] as a text, one section a line: `4.6.3 2`. Sections without a test
    /// are left out.
    pub fn write_counts(&self, counts: &[usize]) -> String {
        let tested = self.sections.iter().zip(counts).filter(|(_, count)| **count > 0);
        tested.map(|(section, count)| format!("{} {count}\n", section.id)).collect()
    }

    /// What [`Rulebook::write_counts`] has written. Sections that are no more are passed over: the test that writes the
    /// text anew has to be built first.
    pub fn read_counts(&self, text: &str) -> Vec<usize> {
        let mut counts = vec![0; self.sections.len()];
        for (id, count) in text.lines().filter_map(|line| line.split_once(' ')) {
            if let (Some(rule), Ok(count)) = (self.find(id), count.parse()) {
                counts[usize::from(rule.0)] = count;
            }
        }
        counts
    }
}

fn test_names(sources: &[String]) -> Vec<&str> {
    let mut names = Vec::new();
    for source in sources {
        let mut rest = source.as_str();
        while let Some(at) = rest.find("#[test]") {
            rest = &rest[at + "#[test]".len()..];
            if let Some(at) = rest.find("fn ") {
                let name = &rest[at + 3..];
                names.push(&name[..name.find('(').unwrap_or(0)]);
            }
        }
    }
    names
}

/// Where a game crate keeps how many tests are named after each section: see [`Rulebook::write_counts`].
pub const COUNTS: &str = "tests/sections.txt";

/// For build scripts: reads `rulebook.toml` and writes `citations.rs` into the build's output folder.
///
/// The file defines `rule!`, with one arm a section. The number of tests per section, read from [`COUNTS`], goes into
/// the constant `TESTS`, so that the program can show it. It is not counted here: a game would be built anew whenever
/// one of its tests changes.
#[expect(clippy::print_stdout, reason = "a build script speaks to cargo on standard output")]
pub fn write_citations() {
    let root = std::env::var("CARGO_MANIFEST_DIR").expect("cargo runs build scripts with CARGO_MANIFEST_DIR");
    let out = std::env::var("OUT_DIR").expect("cargo runs build scripts with OUT_DIR");
    let path = Path::new(&root).join("rulebook.toml");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let book = Rulebook::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    println!("cargo::rerun-if-changed=rulebook.toml");
    let counts = Path::new(&root).join(COUNTS);
    let counts = if counts.exists() {
        println!("cargo::rerun-if-changed={COUNTS}");
        std::fs::read_to_string(&counts).unwrap_or_else(|error| panic!("{}: {error}", counts.display()))
    } else {
        String::new()
    };

    let mut code = String::from(
        "/// The citation of a section of the rulebook; an unknown section does not compile.\n\
         macro_rules! rule {\n",
    );
    for (index, section) in book.sections.iter().enumerate() {
        let _ = writeln!(code, "    ({:?}) => {{ ::contract::Rule({index}) }};", section.id);
    }
    code.push_str(
        "    ($id:literal) => { compile_error!(concat!(\"the rulebook has no section \", $id)) };\n}\n\
         #[allow(unused_imports, reason = \"not every crate cites from more than one file\")]\n\
         pub(crate) use rule;\n",
    );
    let _ = writeln!(code, "/// How many tests are named after each section.");
    let _ = writeln!(code, "pub const TESTS: &[usize] = &{:?};", book.read_counts(&counts));
    let target = Path::new(&out).join("citations.rs");
    std::fs::write(&target, code).unwrap_or_else(|error| panic!("{}: {error}", target.display()));
}

/// The program files in a folder and in those within it, each with its text.
pub fn sources(folder: &Path) -> BTreeMap<PathBuf, String> {
    let (mut folders, mut sources) = (vec![folder.to_path_buf()], BTreeMap::new());
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&path).unwrap_or_default();
                sources.insert(path, text);
            }
        }
    }
    sources
}

/// The texts of a crate's integration tests, with those in folders.
pub fn test_sources(crate_root: &Path) -> Vec<String> {
    sources(&crate_root.join("tests")).into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_is_cited_by_its_number_and_by_its_heading_where_that_is_no_number() {
        let book = Rulebook::parse(BOOK).expect("a book");
        let cited = |id: &str| book.section(book.find(id).expect("a section")).cited().en;
        assert_eq!(cited("4.6"), "4.6");
        let section = book.section(book.find("4.6.stop").expect("a section"));
        assert_eq!((section.number(), cited("4.6.stop")), ("4.6", format!("4.6, {}", section.title.en)));
        let named = Section { id: "tir.3".to_string(), ..section.clone() };
        assert_eq!((named.number(), named.cited().fr), ("", section.title.fr.clone()));
    }

    const BOOK: &str = r#"
        [[section]]
        id = "4.6"
        kind = "acts"
        title = { fr = "Mouvement", en = "Movement" }
        gist = { fr = "On bouge.", en = "One moves." }

        [[section]]
        id = "4.6.stop"
        kind = "forbids"
        title = { fr = "Arrêt", en = "Stop" }
        gist = { fr = "On s’arrête.", en = "One stops." }

        [[section]]
        id = "5"
        kind = "advice"
        title = { fr = "Conseil", en = "Advice" }
        gist = { fr = "-", en = "-" }
    "#;

    #[test]
    fn a_section_is_shown_by_the_tests_named_after_it_and_only_those() {
        let book = Rulebook::parse(BOOK).unwrap();
        let sources = vec!["#[test]\nfn r4_6_stop_at_the_border() {}\n#[test]\nfn other() {}".to_string()];
        assert_eq!(book.tests_per_section(&sources), [0, 1, 0]);
        let untested: Vec<&str> = book.untested(&sources).iter().map(|section| section.id.as_str()).collect();
        assert_eq!(untested, ["4.6"]);
    }

    #[test]
    fn counts_read_back_and_a_section_that_is_gone_has_none() {
        let book = Rulebook::parse(BOOK).unwrap();
        assert_eq!(book.write_counts(&[0, 12, 0]), "4.6.stop 12\n");
        assert_eq!(book.read_counts("4.6.stop 12\n4.7 1\n"), [0, 12, 0]);
    }

    #[test]
    fn a_section_sleeps_without_its_options_and_with_those_that_set_it_aside() {
        let mut section = Rulebook::parse(BOOK).unwrap().sections()[0].clone();
        section.needs = vec!["fog".into()];
        section.without = vec!["historical".into()];
        let on = |options: &[&str]| options.iter().map(|option| option.to_string()).collect::<Vec<_>>();
        assert_eq!(section.asleep(&on(&[])), Some(Asleep::Needs("fog")));
        assert_eq!(section.asleep(&on(&["fog", "historical"])), Some(Asleep::SetAsideBy("historical")));
        assert_eq!(section.asleep(&on(&["fog"])), None);
    }

    #[test]
    fn a_section_listed_twice_is_refused() {
        let twice = format!("{BOOK}\n{}", BOOK);
        assert_eq!(Rulebook::parse(&twice).unwrap_err(), "section 4.6 is listed twice");
    }
}
