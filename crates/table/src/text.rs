//! Phrases before they are put into a language.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// A phrase: a key into the Fluent files with its arguments, a name given in both languages, or a list.
///
/// As data it stands under a sign of its own, [`SIGN`], so that [`crate::Words::spoken`] finds every phrase in whatever
/// holds some.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", untagged)]
pub enum Text {
    /// A message of the Fluent files.
    Key {
        /// The message.
        key: Cow<'static, str>,
        /// Its arguments by name.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        args: Vec<(Cow<'static, str>, Arg)>,
    },
    /// A name that a data file gives in both languages.
    Named {
        /// French.
        fr: String,
        /// English.
        en: String,
    },
    /// Several phrases, joined by commas.
    List(Vec<Text>),
}

/// What a phrase stands under when it is written as data.
pub const SIGN: &str = "§";

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Signed<'a>(#[serde(with = "Text")] &'a Text);
        to.collect_map([(SIGN, Signed(self))])
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Text, D::Error> {
        #[derive(Deserialize)]
        struct Signed {
            #[serde(rename = "§", with = "Text")]
            phrase: Text,
        }
        Signed::deserialize(from).map(|signed| signed.phrase)
    }
}

/// Who is sent a phrase gets a string: [`crate::Words::spoken`] has put it into his language.
impl PartialSchema for Text {
    fn schema() -> RefOr<Schema> {
        let words = "Words in the reader's language.";
        ObjectBuilder::new().schema_type(Type::String).description(Some(words)).into()
    }
}

impl ToSchema for Text {}

/// An argument of a phrase.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number, which may choose a plural.
    Number(i64),
    /// A number with decimals, written as the language writes them.
    Decimal {
        /// The number without its decimal sign.
        units: i64,
        /// How many of its digits are decimals.
        places: u8,
    },
    /// Another phrase.
    Text(Text),
    /// Letters that are the same in every language.
    Plain(String),
}

impl Text {
    /// The message with this key.
    pub fn key(key: impl Into<Cow<'static, str>>) -> Text {
        Text::Key { key: key.into(), args: Vec::new() }
    }

    /// A figure, the same in every language.
    pub fn figure(number: impl ToString) -> Text {
        let figure = number.to_string();
        Text::Named { fr: figure.clone(), en: figure }
    }

    /// Another message about the same.
    #[must_use]
    pub fn called(mut self, other: impl Into<Cow<'static, str>>) -> Text {
        if let Text::Key { key, .. } = &mut self {
            *key = other.into();
        }
        self
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Text {
        if let Text::Key { args, .. } = &mut self {
            args.push((Cow::Borrowed(name), arg.into()));
        }
        self
    }
}

/// The key and its arguments, for logs and failed tests: a person reads [`crate::Words`] instead.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Text::Named { en, .. } => f.write_str(en),
            Text::List(items) => items
                .iter()
                .enumerate()
                .try_for_each(|(at, item)| write!(f, "{}{item}", if at > 0 { ", " } else { "" })),
            Text::Key { key, args } => {
                f.write_str(key)?;
                args.iter().try_for_each(|(name, arg)| match arg {
                    Arg::Number(number) => write!(f, " {name}={number}"),
                    Arg::Decimal { units, places } => write!(f, " {name}={units}e-{places}"),
                    Arg::Text(text) => write!(f, " {name}=({text})"),
                    Arg::Plain(plain) => write!(f, " {name}=“{plain}”"),
                })
            }
        }
    }
}

impl Arg {
    /// A number rounded to so many decimals.
    pub fn decimal(number: f64, places: u8) -> Arg {
        let units = (number * 10f64.powi(i32::from(places))).round() as i64;
        Arg::Decimal { units, places }
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(text)
    }
}

impl From<String> for Arg {
    fn from(plain: String) -> Arg {
        Arg::Plain(plain)
    }
}

impl From<&str> for Arg {
    fn from(plain: &str) -> Arg {
        Arg::Plain(plain.to_string())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        })*
    };
}
numbers!(u8, u16, u32, usize, i32, i64);
