//! The contract's own words.

use contract::{messages, speech};
use table::Language;

#[test]
fn no_key_is_missing_or_unused_in_either_language() {
    let sources = [
        include_str!("../src/dice.rs"),
        include_str!("../src/fair.rs"),
        include_str!("../src/file.rs"),
        include_str!("../src/generator.rs"),
        include_str!("../src/matches.rs"),
        include_str!("../src/notation.rs"),
        include_str!("../src/pack.rs"),
        include_str!("../src/setup.rs"),
    ];
    let faults = speech::faults(messages(Language::Fr), messages(Language::En), &sources, &[]);
    assert_eq!(faults, Vec::<String>::new());
}
