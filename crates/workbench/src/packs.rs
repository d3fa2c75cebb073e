//! Packs that are wrong are refused with their file, their line and their fault.

use contract::{PackError, Setup, SetupError, Show};
use table::Text;

use crate::said;

/// The key of a fault.
pub fn key(error: &PackError) -> &str {
    match &error.message {
        Text::Key { key, .. } => key,
        other => panic!("no key: {other:?}"),
    }
}

/// An argument of a fault, as it is written.
pub fn arg(error: &PackError, name: &str) -> String {
    crate::arg(&error.message, name)
}

/// A file of the game's own pack.
pub fn own<G: Show>(file: &str) -> String {
    (G::about().pack)().file(file).expect("our own file").to_string()
}

/// A file of ours with the one place where this stands changed.
pub fn changed<G: Show>(file: &str, from: &str, to: &str) -> String {
    let ours = own::<G>(file);
    assert_eq!(ours.matches(from).count(), 1, "{from} stands once in {file}");
    ours.replace(from, to)
}

/// A file of ours with the first of several places changed.
pub fn first_changed<G: Show>(file: &str, from: &str, to: &str) -> String {
    let ours = own::<G>(file);
    assert!(ours.contains(from), "{from} stands in {file}");
    ours.replacen(from, to, 1)
}

/// A scenario, or the first, with a file of a pack in the place of ours.
pub fn with_file<G: Show>(scenario: &str, file: &str, text: &str) -> Setup {
    let mut setup = Setup::new(G::about(), &[]);
    if !scenario.is_empty() {
        setup.scenario = scenario.to_string();
    }
    setup.pack.replace(file, text.to_string());
    setup
}

/// What is wrong with a set-up's pack.
pub fn fault<G: Show>(setup: Setup) -> PackError {
    match G::ready(setup) {
        Ok(_) => panic!("the pack is taken"),
        Err(SetupError::Pack(error)) => error,
        Err(other) => panic!("{other}"),
    }
}

/// The line and column of the only place of a text where this stands.
pub fn place_of(text: &str, at: &str) -> (usize, usize) {
    assert_eq!(text.matches(at).count(), 1, "{at} stands once");
    let (line, found) = text.lines().enumerate().find(|(_, line)| line.contains(at)).expect("in one line");
    (line + 1, found[..found.find(at).unwrap_or(0)].chars().count() + 1)
}

/// Asserts that a fault is said in both languages.
pub fn is_said<G: Show>(error: &PackError) {
    let reason = key(error);
    for said in said::<G>(&error.message) {
        assert!(!said.contains(reason) && !said.is_empty() && !said.contains('{'), "{said}");
    }
}

/// Asserts that the fault of a text in the place of a file is this, that it is pointed at where `at` stands, and said in both
/// languages.
pub fn stands<G: Show>(error: PackError, file: &str, text: &str, at: &str, reason: &str) -> PackError {
    assert_eq!((error.file.as_str(), key(&error)), (file, reason), "{error}");
    assert_eq!((error.line, error.column), place_of(text, at), "{error}");
    is_said::<G>(&error);
    error
}

/// The same where the fault is of the whole file: it is pointed at behind its end.
pub fn stands_at_end<G: Show>(error: PackError, file: &str, text: &str, reason: &str) -> PackError {
    assert_eq!((error.file.as_str(), key(&error)), (file, reason), "{error}");
    assert!(error.line >= text.lines().count(), "{error}");
    is_said::<G>(&error);
    error
}
