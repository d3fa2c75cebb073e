//! What is said here.

use contract::speech;
use game::messages;
use table::Language;

#[test]
fn no_key_is_missing_or_unused_in_either_language() {
    let sources =
        [include_str!("../src/no.rs"), include_str!("../src/packs.rs"), include_str!("../src/seated.rs")];
    let faults = speech::faults(messages(Language::Fr), messages(Language::En), &sources, &[]);
    assert_eq!(faults, Vec::<String>::new());
    for language in [Language::Fr, Language::En] {
        assert_eq!(speech::misprints(language, messages(language)), Vec::<String>::new());
    }
}
