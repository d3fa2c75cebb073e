//! The rulebook: every section is tested, in order, in both languages.

#![allow(missing_docs)]

use std::path::Path;

use der_des_ders::rulebook;

#[test]
fn every_section_that_shows_in_play_has_a_test_named_after_it() {
    let sources = ::rulebook::test_sources(Path::new(env!("CARGO_MANIFEST_DIR")));
    let untested = rulebook().untested(&sources);
    let missing: Vec<&str> = untested.iter().map(|section| section.id.as_str()).collect();
    assert!(missing.is_empty(), "no test is named after: {}", missing.join(", "));
}

#[test]
fn our_rulings_stand_after_the_sections_of_the_book() {
    let sections = rulebook().sections();
    let first = sections.iter().position(|section| section.ruling).expect("there are rulings");
    for (at, section) in sections.iter().enumerate() {
        assert_eq!(section.ruling, at >= first, "{}", section.id);
        assert_eq!(section.ruling, section.id.starts_with("r."), "{}", section.id);
    }
}

#[test]
fn ids_are_plain_and_the_names_of_tests_unique() {
    let sections = rulebook().sections();
    for (at, section) in sections.iter().enumerate() {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '.' || c == '-';
        assert!(section.id.chars().all(plain), "{}", section.id);
        for earlier in &sections[..at] {
            assert_ne!(earlier.test_stem(), section.test_stem());
        }
    }
}

#[test]
fn every_section_has_its_title_and_gist_in_both_languages() {
    for section in rulebook().sections() {
        for text in [&section.title.fr, &section.title.en, &section.gist.fr, &section.gist.en] {
            assert!(!text.trim().is_empty(), "{}", section.id);
        }
    }
}
