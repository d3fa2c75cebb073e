//! The server's own words.

use std::path::Path;

use server::messages;
use table::Language;

fn read(folder: &Path, sources: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, sources);
        } else {
            sources.push(std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn no_key_is_missing_or_unused_in_either_language() {
    let mut sources = Vec::new();
    // What a match says is said here too.
    for folder in ["src", "../game/src"] {
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut sources);
    }
    let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
    let [fr, en] = [Language::Fr, Language::En]
        .map(|language| messages(language).to_string() + game::messages(language));
    let faults = contract::speech::faults(&fr, &en, &sources, &[]);
    assert_eq!(faults, Vec::<String>::new());
}
