//! docs/chapters.md: which file of a game is about what, and which carries out which section of its rulebook. It is worked out from
//! the sources; `QUATORZE_WRITE=1 cargo test -p catalogue chapters` writes it anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use contract::{About, Section};
use table::{Language, Text, Words};

use crate::abouts;

const HEAD: &str = "# Where each rule is

Every game's files with what each is about, and the sections of its rulebook with the files that cite them (`rule!(\"4.6.3\")`), those
that cite most first. A section whose parts all stand in one file is one line; one that is not listed is where the section above it is.
This page is made from the sources: `QUATORZE_WRITE=1 cargo test -p catalogue chapters` writes it anew.
";

/// Files that show what others carry out: they are named only where a section shows in nothing else.
const SHOWING: [&str; 5] = ["table.rs", "offers.rs", "prompts.rs", "headings.rs", "caution.rs"];

/// How often each file cites each section.
type Citations<'a> = BTreeMap<&'a str, BTreeMap<&'a str, usize>>;

/// The files of a game by their paths within its `src`.
fn files_of(root: &Path, about: &About) -> BTreeMap<String, String> {
    let folder = root.join("crates/games").join(about.id).join("src");
    let name = |path: &Path| path.strip_prefix(&folder).expect("within the folder").display().to_string();
    contract::speech::sources(&folder).into_iter().map(|(path, text)| (name(&path), text)).collect()
}

/// The first sentence of what a file says of itself.
fn described(text: &str) -> String {
    let lines = text.lines().map_while(|line| line.strip_prefix("//!"));
    let words: Vec<&str> = lines.map(str::trim).take_while(|line| !line.is_empty()).collect();
    let words = words.join(" ");
    words.split_once(". ").map_or(words.clone(), |(first, _)| format!("{first}."))
}

fn citations(files: &BTreeMap<String, String>) -> Citations<'_> {
    let mut citations = Citations::new();
    for (file, text) in files {
        let cited = text.split("rule!(\"").skip(1).filter_map(|rest| rest.split('"').next());
        for id in cited {
            *citations.entry(id).or_default().entry(file).or_default() += 1;
        }
    }
    citations
}

/// Whether a section is another or part of it, as their ids go.
fn is_part(id: &str, of: &str) -> bool {
    id.strip_prefix(of).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The files that cite a section or its parts, those that cite most first.
fn citing<'a>(citations: &Citations<'a>, section: &str) -> Vec<&'a str> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, files) in citations.iter().filter(|(id, _)| is_part(id, section)) {
        for (file, count) in files {
            *counts.entry(file).or_default() += count;
        }
    }
    if counts.keys().any(|file| !SHOWING.contains(file)) {
        counts.retain(|file, _| !SHOWING.contains(file));
    }
    let mut files: Vec<(&str, usize)> = counts.into_iter().collect();
    files.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    files.into_iter().map(|(file, _)| file).collect()
}

/// A line for each section, but for the parts of one whose parts all stand in the same file.
fn write_sections(page: &mut String, sections: &[Section], citations: &Citations) {
    let mut whole: BTreeSet<&str> = BTreeSet::new();
    for section in sections {
        let files = citing(citations, &section.id);
        if files.is_empty() || whole.iter().any(|above| is_part(&section.id, above)) {
            continue;
        }
        if files.len() == 1 {
            whole.insert(&section.id);
        }
        let files: Vec<String> = files.iter().map(|file| format!("`{file}`")).collect();
        let _ = writeln!(page, "| {} | {} | {} |", section.id, section.title.en, files.join(", "));
    }
}

fn write_game(page: &mut String, root: &Path, about: &About) {
    let words = Words::new(Language::En, &[(about.messages)(Language::En)]);
    let files = files_of(root, about);
    let _ = writeln!(page, "\n## {}\n", words.say(&Text::key(about.title)));
    let _ = writeln!(page, "| file in `crates/games/{}/src` | |\n|---|---|", about.id);
    for (file, text) in &files {
        let _ = writeln!(page, "| `{file}` | {} |", described(text));
    }
    let _ = writeln!(page, "\n| section | | files |\n|---|---|---|");
    write_sections(page, (about.rulebook)().sections(), &citations(&files));
}

#[test]
fn the_chapters_are_where_the_page_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut page = HEAD.to_string();
    for about in abouts().filter(|about| root.join("crates/games").join(about.id).exists()) {
        write_game(&mut page, &root, about);
    }
    let path = root.join("docs/chapters.md");
    if std::env::var_os("QUATORZE_WRITE").is_some() {
        std::fs::write(&path, &page).expect("the page can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    let other = page.lines().find(|line| !found.lines().any(|known| known == *line));
    assert!(
        found == page,
        "docs/chapters.md is not what the sources say (“{}”): QUATORZE_WRITE=1 cargo test -p catalogue chapters writes it anew",
        other.unwrap_or("a line is gone")
    );
}

#[test]
fn a_section_is_where_its_parts_are() {
    let files = [
        ("a.rs", "rule!(\"4.1\") rule!(\"4.1.x\")"),
        ("b.rs", "rule!(\"4.1.x\") rule!(\"4.11\")"),
        ("table.rs", "rule!(\"4.1\") rule!(\"6\")"),
    ];
    let files = files.map(|(file, text)| (file.to_string(), text.to_string())).into();
    let citations = citations(&files);
    assert_eq!(citing(&citations, "4.1"), ["a.rs", "b.rs"]);
    assert_eq!(citing(&citations, "4.11"), ["b.rs"]);
    assert_eq!(citing(&citations, "6"), ["table.rs"]);
    assert!(citing(&citations, "5").is_empty());
}
