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

/// The keys that a source file refuses with: whatever stands in it as one.
fn refusals(source: &str) -> Vec<String> {
    let literals = source.split('"').skip(1).step_by(2);
    let is_key = |literal: &&str| {
        let (ours, rest) = literal.split_once('-').unwrap_or_default();
        ["host", "match", "server"].contains(&ours)
            && rest.chars().all(|c| c == '-' || c.is_ascii_lowercase())
    };
    literals.filter(is_key).map(str::to_string).collect()
}

#[test]
fn no_key_is_missing_or_unused_in_either_language() {
    let mut sources = Vec::new();
    // What a match, its host and the archive say is said here too.
    for folder in ["src", "../game/src", "../host/src", "../archive/src"] {
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut sources);
    }
    let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
    let [fr, en] = [Language::Fr, Language::En]
        .map(|language| [messages, host::messages, game::messages].map(|said| said(language)).concat());
    let refusals: Vec<String> = sources.iter().flat_map(|source| refusals(source)).collect();
    assert!(refusals.len() > 20, "{refusals:?}");
    let faults = contract::speech::faults(&fr, &en, &sources, &refusals);
    assert_eq!(faults, Vec::<String>::new());
    for (language, said) in [(Language::Fr, fr), (Language::En, en)] {
        assert_eq!(contract::speech::misprints(language, &said), Vec::<String>::new());
    }
}
