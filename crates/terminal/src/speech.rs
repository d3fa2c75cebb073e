//! The program's own words.

use table::Language;

/// The program's own messages in a language.
pub fn messages(language: Language) -> &'static str {
    language.either(include_str!("../i18n/fr.ftl"), include_str!("../i18n/en.ftl"))
}

/// The messages of the program and of what it is built on, in a language.
pub fn all_messages(language: Language) -> String {
    [messages(language), contract::messages(language), game::messages(language)].join("\n")
}

/// French, unless the environment asks for English.
pub fn language_of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let said =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty());
    match said {
        Some(value) if value.starts_with("en") => Language::En,
        _ => Language::Fr,
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_environment_may_ask_for_english() {
        let env = |pairs: &'static [(&str, &str)]| {
            move |name: &str| {
                pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_string())
            }
        };
        assert_eq!(language_of_environment(env(&[])), Language::Fr);
        assert_eq!(language_of_environment(env(&[("LANG", "C.UTF-8")])), Language::Fr);
        assert_eq!(language_of_environment(env(&[("LANG", "en_GB.UTF-8")])), Language::En);
        assert_eq!(language_of_environment(env(&[("LC_ALL", "fr_FR"), ("LANG", "en_GB")])), Language::Fr);
        assert_eq!(language_of_environment(env(&[("LC_ALL", ""), ("LANG", "en")])), Language::En);
    }

    #[test]
    fn every_message_is_there_in_both_languages_and_used() {
        let sources = contract::speech::sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let sources: Vec<&str> = sources.values().map(String::as_str).collect();
        let faults = contract::speech::faults(messages(Language::Fr), messages(Language::En), &sources, &[]);
        assert!(faults.is_empty(), "{faults:#?}");
    }

    #[test]
    fn our_words_and_those_of_the_games_do_not_clash() {
        for about in catalogue::games().iter().map(|game| game.about()) {
            for language in [Language::Fr, Language::En] {
                table::Words::new(language, &[messages(language), (about.messages)(language)]);
            }
        }
    }
}
