//! Checks of a game's words, called by its tests.

use std::collections::BTreeSet;

pub use rulebook::sources;
use table::keys_of;

/// What is wrong with a set of messages: keys missing from a language, used nowhere, or used and defined nowhere.
///
/// `sources` are the texts of the program files that speak. A key counts as used where it stands in a string literal
/// of its own; `families` are the keys that code puts together from parts.
pub fn faults(fr: &str, en: &str, sources: &[&str], families: &[String]) -> Vec<String> {
    let french: BTreeSet<String> = keys_of(fr).into_iter().collect();
    let english: BTreeSet<String> = keys_of(en).into_iter().collect();
    let mut faults = Vec::new();
    for key in french.symmetric_difference(&english) {
        let missing = if french.contains(key) { "English" } else { "French" };
        faults.push(format!("“{key}” has no {missing}"));
    }
    let spoken = |key: &str| {
        let literal = format!("\"{key}\"");
        sources.iter().any(|source| source.contains(&literal)) || families.iter().any(|family| family == key)
    };
    for key in french.union(&english) {
        if !spoken(key) {
            faults.push(format!("“{key}” is used nowhere"));
        }
    }
    for key in families.iter().map(String::as_str).chain(sources.iter().flat_map(|source| keys_said(source)))
    {
        if !french.contains(key) {
            faults.push(format!("“{key}” is said but defined nowhere"));
        }
    }
    faults
}

/// The keys that a source file says: `Text::key("…")` and the reasons of refusals.
fn keys_said(source: &str) -> Vec<&str> {
    let mut keys = Vec::new();
    for opening in ["Text::key(\"", "Refusal::new(rule!(\"", "refuse(rule!(\""] {
        for (at, _) in source.match_indices(opening) {
            let mut rest = &source[at + opening.len()..];
            if opening.contains("rule!") {
                let Some(next) = rest.find("\"), \"") else { continue };
                rest = &rest[next + "\"), \"".len()..];
            }
            if let Some(end) = rest.find('"') {
                keys.push(&rest[..end]);
            }
        }
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_unused_and_undefined_keys_are_found() {
        let code = r#"Text::key("here"); Refusal::new(rule!("4.1"), "gone");"#;
        let found = faults("here = ici\nidle = rien\n", "here = here\n", &[code], &[]);
        assert_eq!(
            found,
            ["“idle” has no English", "“idle” is used nowhere", "“gone” is said but defined nowhere"]
        );
        assert!(faults("here = ici\ngone = perdu\n", "here = here\ngone = gone\n", &[code], &[]).is_empty());
    }
}
