//! TOML into a game's types. Whatever reads the games' data is compiled once for each of their structs: here that is little, where the
//! reader of the `toml` crate, with dates and three kinds of tables, would be a third of all that is compiled for a game. This one knows
//! one kind of table and goes straight to what a field expects.

use std::fmt;
use std::ops::Range;

use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, Expected, MapAccess, SeqAccess, Unexpected,
    Visitor,
};
use serde_spanned::Spanned;
use toml::de::{DeArray, DeString, DeTable, DeValue};

/// What is wrong with a text, and at which byte; at none where it is wrong as a whole.
#[derive(Debug)]
pub(crate) struct Wrong {
    pub message: String,
    pub byte: Option<usize>,
}

/// Reads a text of TOML.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Wrong> {
    let table = DeTable::parse(text).map_err(|error| Wrong {
        message: error.message().to_string(),
        byte: error.span().map(|span| span.start),
    })?;
    T::deserialize(Value::Table(table.get_ref()))
}

impl Wrong {
    /// At a value, unless it is known to be at something inside it.
    fn at(mut self, value: Value) -> Wrong {
        self.byte = self.byte.or(value.span().map(|span| span.start));
        self
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Wrong {}

impl de::Error for Wrong {
    fn custom<T: fmt::Display>(message: T) -> Wrong {
        Wrong { message: message.to_string(), byte: None }
    }
}

/// Something to be read.
#[derive(Clone, Copy)]
enum Value<'a> {
    Toml(&'a Spanned<DeValue<'a>>),
    /// What stands under the key `fr`.
    French(&'a Spanned<DeValue<'a>>),
    Table(&'a DeTable<'a>),
    Key(&'a Spanned<DeString<'a>>),
    /// One of what `Spanned` is made of: the name of a field, or a byte.
    Field(&'static str),
    Byte(usize),
}

/// What a value is.
enum Kind<'a> {
    Text(&'a str),
    Whole(i64),
    Fraction(f64),
    Truth(bool),
    List(&'a DeArray<'a>),
    Table(&'a DeTable<'a>),
    /// A date, or a number that is out of all bounds.
    Other,
}

impl<'a> Value<'a> {
    fn span(self) -> Option<Range<usize>> {
        match self {
            Value::Toml(value) | Value::French(value) => Some(value.span()),
            Value::Key(key) => Some(key.span()),
            Value::Table(_) | Value::Field(_) | Value::Byte(_) => None,
        }
    }

    fn kind(self) -> Kind<'a> {
        match self {
            Value::Toml(value) | Value::French(value) => match value.get_ref() {
                DeValue::String(text) => Kind::Text(text),
                DeValue::Integer(n) => {
                    i64::from_str_radix(n.as_str(), n.radix()).map_or(Kind::Other, Kind::Whole)
                }
                DeValue::Float(n) => n.as_str().parse().map_or(Kind::Other, Kind::Fraction),
                DeValue::Boolean(truth) => Kind::Truth(*truth),
                DeValue::Array(list) => Kind::List(list),
                DeValue::Table(table) => Kind::Table(table),
                DeValue::Datetime(_) => Kind::Other,
            },
            Value::Table(table) => Kind::Table(table),
            Value::Key(key) => Kind::Text(key.get_ref()),
            Value::Field(name) => Kind::Text(name),
            Value::Byte(at) => Kind::Whole(at as i64),
        }
    }

    /// The entries of a table, for a struct of this name and these fields; for a `Spanned`, what that is made of.
    fn entries(self, name: &'static str, fields: &'static [&'static str]) -> Option<Entries<'a>> {
        let of = match self.kind() {
            _ if serde_spanned::de::is_spanned(name) => {
                let Range { start, end } = self.span().unwrap_or_default();
                Of::Spanned(fields.iter().zip([Value::Byte(start), Value::Byte(end), self]))
            }
            Kind::Table(table) => Of::Table(table.iter()),
            _ => return None,
        };
        Some(Entries { of, value: None })
    }

    /// Its text, French as it is printed.
    fn visit_text<V: Visitor<'a>>(self, text: &'a str, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Value::French(_) => visitor.visit_string(in_print(text)),
            _ => visitor.visit_borrowed_str(text),
        }
    }

    /// It is not what is expected.
    fn unexpected(self, expected: &dyn Expected) -> Wrong {
        let found = match self.kind() {
            Kind::Text(text) => Unexpected::Str(text),
            Kind::Whole(n) => Unexpected::Signed(n),
            Kind::Fraction(n) => Unexpected::Float(n),
            Kind::Truth(truth) => Unexpected::Bool(truth),
            Kind::List(_) => Unexpected::Seq,
            Kind::Table(_) => Unexpected::Map,
            Kind::Other => Unexpected::Other("a date or a number out of bounds"),
        };
        de::Error::invalid_type(found, expected)
    }
}

/// Methods that read what is expected to be of one kind.
macro_rules! expect {
    ($this:ident, $visitor:ident; $($($method:ident)+ => $kind:ident($found:ident) => $visit:expr,)+) => {
        $($(fn $method<V: Visitor<'de>>(self, $visitor: V) -> Result<V::Value, Wrong> {
            let $this = self;
            match $this.kind() {
                Kind::$kind($found) => $visit,
                _ => Err($this.unexpected(&$visitor)),
            }
        })+)+
    };
}

impl<'de> Deserializer<'de> for Value<'de> {
    type Error = Wrong;

    expect! {
        value, visitor;
        deserialize_bool => Truth(truth) => visitor.visit_bool(truth),
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 => Whole(n) => visitor.visit_i64(n),
        deserialize_char deserialize_str deserialize_string deserialize_identifier
        deserialize_bytes deserialize_byte_buf => Text(text) => value.visit_text(text, visitor),
        deserialize_seq => List(list) => visitor.visit_seq(Items(list.iter())),
        deserialize_map => Table(table) => visitor.visit_map(Entries { of: Of::Table(table.iter()), value: None }),
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.kind() {
            Kind::Text(text) => self.visit_text(text, visitor),
            Kind::Whole(n) => visitor.visit_i64(n),
            Kind::Fraction(n) => visitor.visit_f64(n),
            Kind::Truth(truth) => visitor.visit_bool(truth),
            Kind::List(list) => visitor.visit_seq(Items(list.iter())),
            Kind::Table(table) => visitor.visit_map(Entries { of: Of::Table(table.iter()), value: None }),
            Kind::Other => Err(self.unexpected(&visitor)),
        }
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.kind() {
            Kind::Fraction(n) => visitor.visit_f64(n),
            Kind::Whole(n) => visitor.visit_i64(n),
            _ => Err(self.unexpected(&visitor)),
        }
    }

    /// What is not there is no key of its table.
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.entries(name, fields) {
            Some(entries) => visitor.visit_map(entries),
            None => Err(self.unexpected(&visitor)),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.kind() {
            Kind::Text(name) => visitor.visit_enum(StrDeserializer::new(name)),
            _ => Err(self.unexpected(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        Err(self.unexpected(&visitor))
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        Err(self.unexpected(&visitor))
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_unit()
    }
}

/// The values of a list.
struct Items<'a>(std::slice::Iter<'a, Spanned<DeValue<'a>>>);

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        let Some(value) = self.0.next().map(Value::Toml) else { return Ok(None) };
        seed.deserialize(value).map(Some).map_err(|wrong| wrong.at(value))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The entries of a table, or what a `Spanned` value is made of; and the value of the key that came last.
struct Entries<'a> {
    of: Of<'a>,
    value: Option<Value<'a>>,
}

enum Of<'a> {
    Table(toml::map::Iter<'a, Spanned<DeString<'a>>, Spanned<DeValue<'a>>>),
    Spanned(std::iter::Zip<std::slice::Iter<'a, &'static str>, std::array::IntoIter<Value<'a>, 3>>),
}

impl<'a> Entries<'a> {
    fn next_key(&mut self) -> Option<Value<'a>> {
        let (key, value) = match &mut self.of {
            Of::Table(entries) => entries.next().map(|(key, value)| (Value::Key(key), Value::Toml(value))),
            Of::Spanned(parts) => parts.next().map(|(name, value)| (Value::Field(name), value)),
        }?;
        self.value = Some(match (key.kind(), value) {
            (Kind::Text("fr"), Value::Toml(text)) => Value::French(text),
            _ => value,
        });
        Some(key)
    }
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        let Some(key) = self.next_key() else { return Ok(None) };
        seed.deserialize(key).map(Some).map_err(|wrong| wrong.at(key))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        let value = self.value.expect("a key comes before its value");
        seed.deserialize(value).map_err(|wrong| wrong.at(value))
    }
}

/// French as print sets it, which nobody types: the space before a high sign, or within quotes, does not break.
fn in_print(text: &str) -> String {
    let typed = [" :", " ;", " !", " ?", " %", " »", "« "];
    typed.iter().fold(text.to_string(), |text, typed| text.replace(typed, &typed.replace(' ', "\u{a0}")))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    struct Sheet {
        name: Spanned<String>,
        strength: u8,
        change: i16,
        share: f32,
        #[serde(default)]
        elite: bool,
        source: Option<Source>,
        rows: Vec<[u8; 2]>,
        units: BTreeMap<Spanned<String>, Unit>,
        does: Vec<Deed>,
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "kebab-case")]
    enum Source {
        Text,
        Reconstructed,
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields)]
    struct Unit {
        at: String,
        steps: Steps,
    }

    #[derive(Deserialize, PartialEq, Debug)]
    struct Steps(u8);

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(tag = "kind", rename_all = "kebab-case")]
    enum Deed {
        Fire { dice: u8 },
        Dig,
    }

    const WHOLE: &str = r#"name = "Verdun"
strength = 4
change = -3
share = 1
elite = true
source = "reconstructed"
rows = [[1, 2], [3, 4]]
does = [{ kind = "fire", dice = 2 }, { kind = "dig" }]

[units.first]
at = '''
0101'''
steps = 2

[units."the second"]
at = "0102"
steps = 0x1F
"#;

    #[test]
    fn a_text_is_read_as_the_toml_crate_reads_it() {
        let read: Sheet = read(WHOLE).unwrap();
        assert_eq!(read, toml::from_str(WHOLE).unwrap());
        assert_eq!(read.name.span(), 7..15);
    }

    #[test]
    fn a_fault_is_told_as_the_toml_crate_tells_it_and_where() {
        for (right, wrong) in [
            ("strength = 4\n", ""),
            ("strength = 4", "strength = \"four\""),
            ("strength = 4", "strength = 400"),
            ("change = -3", "change = 1.5"),
            ("share = 1", "share = true"),
            ("elite = true", "elite = 1"),
            ("elite = true", "elites = true"),
            ("\"reconstructed\"", "\"guessed\""),
            ("[3, 4]]", "[3]]"),
            ("[3, 4]]", "3]"),
            ("rows = [[1, 2], [3, 4]]", "rows = {}"),
            ("\"dig\"", "\"dance\""),
            ("name = \"Verdun\"", "name = 1916"),
            ("at = \"0102\"\n", ""),
            ("at = \"0102\"", "on = \"0102\""),
            ("steps = 2", "steps = []"),
            ("rows = [[", "rows = ["),
            ("strength = 4", "strength = 4\nstrength = 5"),
        ] {
            let text = WHOLE.replacen(right, wrong, 1);
            assert_ne!(text, WHOLE);
            let ours = read::<Sheet>(&text).unwrap_err();
            let theirs = toml::from_str::<Sheet>(&text).unwrap_err();
            let place = theirs.span().map_or(0, |span| span.start);
            assert_eq!((ours.message.as_str(), ours.byte.unwrap_or(0)), (theirs.message(), place), "{wrong}");
        }
    }

    #[test]
    fn french_is_read_as_it_is_printed() {
        let text = "fr = \"Qui ? « Lotte » : 5 %\"\nen = \"so : a ? b\"";
        let read: BTreeMap<String, String> = read(text).unwrap();
        assert_eq!(read["fr"], "Qui\u{a0}? «\u{a0}Lotte\u{a0}»\u{a0}: 5\u{a0}%");
        assert_eq!(read["en"], "so : a ? b");
    }

    #[test]
    fn a_fault_in_one_of_a_list_is_told_at_that_one() {
        let text = WHOLE.replace("dice = 2", "dice = \"two\"");
        let wrong = read::<Sheet>(&text).unwrap_err();
        assert_eq!(wrong.message, "invalid type: string \"two\", expected u8");
        assert!(text[wrong.byte.unwrap()..].starts_with("{ kind = \"fire\""));
    }
}
