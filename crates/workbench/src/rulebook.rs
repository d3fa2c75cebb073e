//! What every rulebook is held to.

use std::path::Path;

use contract::speech::{abbreviations, misprints};
use contract::{Rulebook, Rules};
use table::Language;

/// The tests of a rulebook: `workbench::rulebook!(Verdun);`.
#[macro_export]
macro_rules! rulebook {
    ($game:ty) => {
        #[test]
        fn every_section_that_shows_in_play_has_a_test_named_after_it() {
            $crate::rulebook::every_section_is_tested::<$game>(env!("CARGO_MANIFEST_DIR"));
        }

        #[test]
        fn the_tests_of_each_section_are_counted() {
            $crate::rulebook::tests_are_counted::<$game>(env!("CARGO_MANIFEST_DIR"), env!("CARGO_PKG_NAME"));
        }

        #[test]
        fn every_file_of_tests_is_part_of_the_program() {
            $crate::rulebook::every_file_is_a_module(env!("CARGO_MANIFEST_DIR"));
        }

        #[test]
        fn our_rulings_stand_after_the_sections_of_the_book() {
            $crate::rulebook::rulings_stand_last::<$game>();
        }

        #[test]
        fn ids_are_plain_and_the_names_of_tests_unique() {
            $crate::rulebook::ids_are_plain::<$game>();
        }

        #[test]
        fn every_section_has_its_title_and_gist_in_both_languages() {
            $crate::rulebook::every_section_is_worded::<$game>();
        }

        #[test]
        fn titles_and_gists_are_typeset_and_in_plain_words() {
            $crate::rulebook::sections_are_in_plain_words::<$game>();
        }
    };
}

fn book<G: Rules>() -> &'static Rulebook {
    (G::about().rulebook)()
}

/// Every section that shows in play has a test named after it.
pub fn every_section_is_tested<G: Rules>(root: &str) {
    let untested = book::<G>().untested(&::rulebook::test_sources(Path::new(root)));
    let missing: Vec<&str> = untested.iter().map(|section| section.id.as_str()).collect();
    assert!(missing.is_empty(), "no test is named after: {}", missing.join(", "));
}

/// The file that says how many tests each section has agrees with the tests; `QUATORZE_WRITE` writes it anew.
pub fn tests_are_counted<G: Rules>(root: &str, package: &str) {
    let root = Path::new(root);
    let file = root.join(::rulebook::COUNTS);
    let counts = book::<G>().tests_per_section(&::rulebook::test_sources(root));
    let text = book::<G>().write_counts(&counts);
    if std::env::var_os("QUATORZE_WRITE").is_some() {
        std::fs::write(&file, &text).expect("the file can be written");
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default().replace("\r\n", "\n");
    let other = text.lines().find(|line| !found.lines().any(|known| known == *line));
    assert!(
        found == text,
        "{} does not say how many tests there are (“{}”): QUATORZE_WRITE=1 cargo test -p {package} counted writes it anew",
        file.display(),
        other.unwrap_or("a section has lost its last test")
    );
}

/// No file beside the program of the tests is forgotten: what is no module of it is never run.
pub fn every_file_is_a_module(root: &str) {
    let folder = Path::new(root).join("tests");
    let program = std::fs::read_to_string(folder.join("main.rs")).expect("the program of the tests");
    for entry in std::fs::read_dir(&folder).expect("the folder of the tests").flatten() {
        let path = entry.path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        let is_module = path.extension().is_some_and(|extension| extension == "rs") && name != "main"
            || path.join("mod.rs").exists();
        assert!(
            !is_module || program.lines().any(|line| line == format!("mod {name};")),
            "tests/main.rs does not name {name}: its tests are never run"
        );
    }
}

/// Our rulings stand after the sections of the book, and are named as such.
pub fn rulings_stand_last<G: Rules>() {
    let sections = book::<G>().sections();
    let first = sections.iter().position(|section| section.ruling).expect("there are rulings");
    for (at, section) in sections.iter().enumerate() {
        assert_eq!(section.ruling, at >= first, "{}", section.id);
        assert_eq!(section.ruling, section.id.starts_with("r."), "{}", section.id);
    }
}

/// Ids are made of letters, digits, points and dashes, and no two sections are shown by the same tests.
pub fn ids_are_plain<G: Rules>() {
    let sections = book::<G>().sections();
    for (at, section) in sections.iter().enumerate() {
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '-';
        assert!(section.id.chars().all(plain), "{}", section.id);
        for earlier in &sections[..at] {
            assert_ne!(earlier.id, section.id);
            assert_ne!(earlier.test_stem(), section.test_stem());
        }
    }
}

/// Every section has its title and gist in both languages.
pub fn every_section_is_worded<G: Rules>() {
    for section in book::<G>().sections() {
        for text in [&section.title.fr, &section.title.en, &section.gist.fr, &section.gist.en] {
            assert!(!text.trim().is_empty(), "{}", section.id);
        }
    }
}

/// Titles and gists are set as their language is, write abbreviations out, and name a section by its number or heading, never by an id
/// with a word in it: cards and slips show them to whoever plays.
pub fn sections_are_in_plain_words<G: Rules>() {
    let mut faults = Vec::new();
    for section in book::<G>().sections() {
        for (language, texts) in [
            (Language::Fr, [&section.title.fr, &section.gist.fr]),
            (Language::En, [&section.title.en, &section.gist.en]),
        ] {
            for text in texts {
                let id = |word: &str| {
                    let tail = |part: &str| part.starts_with(|c: char| c.is_ascii_lowercase());
                    word.split_once('.').is_some_and(|(_, rest)| tail(rest))
                };
                let ids =
                    text.split(|c: char| c.is_whitespace() || "()«»“”,;".contains(c)).filter(|word| id(word));
                let found = misprints(language, text).into_iter().chain(abbreviations(text));
                faults.extend(found.chain(ids.map(str::to_string)).map(|fault| (section.id.as_str(), fault)));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
