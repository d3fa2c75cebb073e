//! The contract's own words.

use std::path::Path;

use contract::{messages, speech};
use table::Language;

#[test]
fn no_key_is_missing_or_unused_in_either_language() {
    let mut sources = speech::sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    // What stands in front of each thing that is said of a thing is named where the table is.
    let table = speech::sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/src"));
    sources.extend(table.into_iter().filter(|(path, _)| path.ends_with("lib.rs")));
    // It speaks of keys, and says none.
    sources.retain(|path, _| !path.ends_with("speech.rs"));
    let sources: Vec<&str> = sources.values().map(String::as_str).collect();
    let faults = speech::faults(messages(Language::Fr), messages(Language::En), &sources, &[]);
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn words_are_set_as_their_language_is() {
    for language in [Language::Fr, Language::En] {
        assert_eq!(speech::misprints(language, messages(language)), Vec::<String>::new());
    }
}
