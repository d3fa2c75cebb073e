//! Phrases put into French or English through Fluent.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use unic_langid::langid;
use utoipa::ToSchema;

use crate::text::SIGN;
use crate::{Arg, Text};

/// The languages the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// French, first.
    #[default]
    Fr,
    /// English.
    En,
}

impl Language {
    /// What it is in this language, of two things that say the same.
    pub fn either<T>(self, fr: T, en: T) -> T {
        match self {
            Language::Fr => fr,
            Language::En => en,
        }
    }
}

/// The messages of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Reads the sources of one language. They are compiled in and tested, so a fault in them is a fault of ours.
    ///
    /// # Panics
    /// If a source is not valid Fluent, or defines a message twice.
    pub fn new(language: Language, sources: &[&str]) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.either(langid!("fr"), langid!("en"))]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.value < 0.0 => Some(format!("−{}", -number.value)),
            _ => None,
        }));
        for source in sources {
            let resource = FluentResource::try_new((*source).to_string())
                .unwrap_or_else(|(_, errors)| panic!("the {language:?} messages do not parse: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("the {language:?} messages clash: {errors:?}"));
        }
        Words { language, bundle }
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A colon as the language sets it.
    pub(crate) fn colon(&self) -> &'static str {
        self.language.either("\u{a0}: ", ": ")
    }

    /// What a drawn table says of itself; a word that only its game knows shows as it is.
    pub(crate) fn of_table(&self, word: &str) -> String {
        let (fr, en) = match word {
            "face-down" => ("face cachée", "face down"),
            "held-by-none" => ("à personne", "held by nobody"),
            "worth" => ("valeur", "value"),
            "with-somebody" => {
                ("avec un spécialiste ou autre compagnon", "with a specialist or other companion")
            }
            "path-land" => ("par terre", "by land"),
            "path-sea" => ("par mer", "by sea"),
            other => {
                let bare = other.split_once('-').map_or(other, |(_, bare)| bare);
                (bare, bare)
            }
        };
        self.language.either(fr, en).to_string()
    }

    /// A number with decimals in this language.
    fn decimal(&self, units: i64, places: u8) -> String {
        let sign = self.language.either(',', '.');
        let scale = 10u64.pow(u32::from(places));
        let (whole, rest) = (units.unsigned_abs() / scale, units.unsigned_abs() % scale);
        let minus = if units < 0 { "−" } else { "" };
        match places {
            0 => format!("{minus}{whole}"),
            _ => format!("{minus}{whole}{sign}{rest:0width$}", width = usize::from(places)),
        }
    }

    /// A phrase in this language. An unknown key shows as itself in brackets; the tests leave none.
    pub fn say(&self, text: &Text) -> String {
        match text {
            Text::Named { fr, en } => self.language.either(fr, en).clone(),
            Text::List(items) => items.iter().map(|item| self.say(item)).collect::<Vec<_>>().join(", "),
            Text::Key { key, args } => {
                let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
                    return format!("[{key}]");
                };
                let mut values = FluentArgs::new();
                for (name, arg) in args {
                    let value = match arg {
                        Arg::Number(number) => FluentValue::from(*number),
                        Arg::Decimal { units, places } => FluentValue::from(self.decimal(*units, *places)),
                        Arg::Text(text) => FluentValue::from(self.say(text)),
                        Arg::Plain(plain) => FluentValue::from(plain.clone()),
                    };
                    values.set(name.clone(), value);
                }
                let mut faults = Vec::new();
                self.bundle.format_pattern(pattern, Some(&values), &mut faults).into_owned()
            }
        }
    }
}

impl Words {
    /// Anything that holds phrases, as data in which every phrase is a string of this language: what is sent to a client.
    ///
    /// # Panics
    /// If it is not plain data: maps have strings as keys, numbers are finite.
    pub fn spoken<T: Serialize>(&self, what: &T) -> Value {
        let mut value = serde_json::to_value(what).expect("what is sent is plain data");
        self.speak(&mut value);
        value
    }

    fn speak(&self, value: &mut Value) {
        match value {
            Value::Object(fields) if fields.contains_key(SIGN) => {
                // Whoever writes under the sign writes phrases.
                let text: Text =
                    serde_json::from_value(value.take()).expect("what bears the sign is a phrase");
                *value = Value::String(self.say(&text));
            }
            Value::Object(fields) => fields.values_mut().for_each(|value| self.speak(value)),
            Value::Array(items) => items.iter_mut().for_each(|item| self.speak(item)),
            _ => {}
        }
    }
}

/// The keys of the messages that a Fluent source defines.
///
/// # Panics
/// If the source is not valid Fluent.
pub fn keys_of(source: &str) -> Vec<String> {
    let resource = fluent_syntax::parser::parse(source)
        .unwrap_or_else(|(_, errors)| panic!("the messages do not parse: {errors:?}"));
    let message = |entry: Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_string()),
        _ => None,
    };
    resource.body.into_iter().filter_map(message).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FR: &str =
        "tiles = { $count ->\n    [one] une tuile\n   *[other] { $count } tuiles\n} à { $where }\n";

    #[test]
    fn a_phrase_takes_numbers_names_and_other_phrases() {
        let words = Words::new(Language::Fr, &[FR]);
        let paris = Text::Named { fr: "Paris".into(), en: "Paris".into() };
        assert_eq!(
            words.say(&Text::key("tiles").with("count", 1).with("where", paris.clone())),
            "une tuile à Paris"
        );
        assert_eq!(words.say(&Text::key("tiles").with("count", 3).with("where", paris)), "3 tuiles à Paris");
        assert_eq!(words.say(&Text::key("missing")), "[missing]");
    }

    #[test]
    fn what_is_sent_holds_strings_where_there_were_phrases() {
        let words = Words::new(Language::Fr, &[FR]);
        let paris = || Text::Named { fr: "Paris".into(), en: "Paris".into() };
        let sent = words.spoken(&(
            vec![Some(Text::key("tiles").with("count", 2).with("where", paris())), None],
            Text::List(vec![paris(), Text::key("missing")]),
            3,
        ));
        assert_eq!(sent, serde_json::json!([["2 tuiles à Paris", null], "Paris, [missing]", 3]));
        let text =
            Text::key("tiles").with("where", Text::List(vec![paris()])).with("share", Arg::decimal(0.5, 1));
        assert_eq!(serde_json::from_value::<Text>(serde_json::to_value(&text).unwrap()).unwrap(), text);
    }

    #[test]
    fn what_is_below_nothing_has_a_minus_and_no_hyphen() {
        let words = Words::new(
            Language::En,
            &["points = { $points ->\n    [-1] one less\n   *[other] { $points } points\n}\n"],
        );
        assert_eq!(words.say(&Text::key("points").with("points", -3)), "−3 points");
        assert_eq!(words.say(&Text::key("points").with("points", -1)), "one less");
    }

    #[test]
    fn decimals_are_written_as_the_language_writes_them() {
        let source = "share = { $share } %\n";
        let share = |number| Text::key("share").with("share", Arg::decimal(number, 1));
        let (fr, en) = (Words::new(Language::Fr, &[source]), Words::new(Language::En, &[source]));
        assert_eq!(fr.say(&share(12.04)), "12,0 %");
        assert_eq!(en.say(&share(-0.55)), "−0.6 %");
        assert_eq!(en.say(&share(-0.0)), "0.0 %");
    }
}
