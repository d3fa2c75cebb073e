//! Checks of a game's words, called by its tests.

use std::collections::BTreeSet;

pub use rulebook::sources;
use table::{Language, keys_of};

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

/// Lines of a Fluent source, or of a rulebook, that are not set as their language is: its quotes, its spaces before and after signs, the
/// apostrophe, dots and minus of print. French has a space that does not break before its high signs and inside its quotes.
pub fn misprints(language: Language, source: &str) -> Vec<String> {
    let both = ["'", "\"", "...", " ,", " .", "\u{a0},"];
    let french = [" :", " ;", " !", " ?", " »", "« ", " %", "“", "”"];
    let english = [" :", " ;", " !", " ?", "\u{a0}:", "\u{a0};", "\u{a0}!", "\u{a0}?", "«", "»", "‘"];
    let own = language.either(&french[..], &english[..]);
    let mut found = Vec::new();
    for (number, line) in source.lines().enumerate().filter(|(_, line)| !is_aside(line)) {
        let words = printed(line).trim_start().to_string();
        let tight = |(at, sign): (usize, char)| {
            let before = words[..at].chars().next_back();
            // A colon is of a time or of a notation where no space follows it, or where it is quoted.
            let followed = words[at + sign.len_utf8()..].chars().next().is_none_or(char::is_whitespace);
            let followed = followed && words[..at].rfind('«') <= words[..at].rfind('»');
            let (high, colon) = (matches!(sign, ';' | '!' | '?' | '»'), sign == ':' && followed);
            let spaced = matches!(before, None | Some('\u{a0}' | '\u{202f}' | '?' | '!' | '…' | '('));
            language == Language::Fr && (high || colon) && !spaced
        };
        let open = |at: usize| !words[at + '«'.len_utf8()..].starts_with(['\u{a0}', '\u{202f}']);
        let hyphen = |at: usize| {
            let before = words[..at].chars().next_back().is_none_or(|c| c.is_whitespace() || c == '(');
            before && words[at + 1..].starts_with(|c: char| c.is_ascii_digit())
        };
        let fault = both.iter().chain(own).any(|fault| words.contains(fault))
            || words.char_indices().any(tight)
            || words.contains("  ")
            || words.match_indices('«').any(|(at, _)| language == Language::Fr && open(at))
            || words.match_indices('-').any(|(at, _)| hyphen(at));
        if fault {
            found.push(format!("{language:?}, line {}: {line}", number + 1));
        }
    }
    found
}

/// Short forms that are names, or that every player knows: headquarters, countries, the VII Reserve Corps, the last row of a map.
const KNOWN: [&str; 6] = ["QG", "HQ", "US", "USA", "VIIR", "AA"];

/// Abbreviations that a line of Fluent or of a rulebook leaves to be guessed: words of two to four letters that begin and end with a
/// capital. Numerals are none; one in brackets follows the words it is short for, and one in quotes stands on a counter.
pub fn abbreviations(line: &str) -> Vec<String> {
    let words = printed(line);
    let (mut found, mut end) = (Vec::new(), 0);
    for word in words.split(|c: char| !c.is_alphanumeric() && c != '-') {
        let (before, after) = (&words[..end], &words[end + word.len()..]);
        end += word.len() + after.chars().next().map_or(0, char::len_utf8);
        let enclosed = [("(", ")"), ("“", "”"), ("«\u{a0}", "\u{a0}»")]
            .iter()
            .any(|(open, close)| before.ends_with(open) && after.starts_with(close));
        let short = (2..=4).contains(&word.chars().count()) && word.chars().all(char::is_alphabetic);
        let capitals = word.starts_with(char::is_uppercase) && word.ends_with(char::is_uppercase);
        let numeral = word.chars().all(|c| "IVXLCDM".contains(c));
        if short && capitals && !numeral && !enclosed && !KNOWN.contains(&word) {
            found.push(word.to_string());
        }
    }
    found
}

/// A comment, or the title of a game, which is a name in any language.
fn is_aside(line: &str) -> bool {
    line.starts_with('#') || line.starts_with("title = ")
}

/// What a reader sees of a line of Fluent: without the key, the case of a plural, and with something for what is filled in.
fn printed(line: &str) -> String {
    let line = line.replace("{\" \"}", "");
    let line = line.split_once(" = ").map_or(&line[..], |(_, words)| words);
    let line = line.trim_start().trim_start_matches('*');
    let line = line.strip_prefix('[').and_then(|rest| rest.split_once(']')).map_or(line, |(_, words)| words);
    let mut words = String::new();
    let mut depth = 0;
    for c in line.chars() {
        match c {
            '{' => {
                words.push('x');
                depth += 1;
            }
            '}' if depth > 0 => depth -= 1,
            // The rest of a choice that began on a line before.
            '}' => words.push('x'),
            _ if depth == 0 => words.push(c),
            _ => {}
        }
    }
    words
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
    fn a_misprint_is_found_in_either_language() {
        let fr = "a = Tir\u{a0}: « à vous »\nb = l'ami\nc = Prêt?\nd = un  mot\ne = «\u{a0}{ $x }\u{a0}»\u{a0}: { $y ->\n   *[other] bien.\n}\n";
        assert_eq!(misprints(Language::Fr, fr).len(), 4);
        let en = "a = Ready ?\nb = “so”: it is\nc = from -5 to 5\nd = «so»\n";
        assert_eq!(misprints(Language::En, en).len(), 3);
    }

    #[test]
    fn an_abbreviation_is_found_unless_it_is_explained() {
        let none =
            "a = L’unité de distance (UD), le QG du XXXe corps, VII, « OPT\u{a0}», A7V, Écart, N-O { $PM }";
        assert!(abbreviations(&none.replace("« ", "«\u{a0}")).is_empty());
        assert_eq!(abbreviations("a = à 2 UD d’une ZdC, 1 PR (LdR) sur la LdR."), ["UD", "ZdC", "PR", "LdR"]);
    }

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
