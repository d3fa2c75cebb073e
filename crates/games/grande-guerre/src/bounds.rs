//! What a data file must say, and the bounds of its numbers: a slip is refused at its place.

use std::collections::BTreeMap;
use std::fmt;

use contract::{DataFile, Pack, PackError};
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, SeqAccess, Visitor};
use serde_spanned::Spanned;
use table::Text;

use crate::board::FARTHEST;
use crate::position::TOKENS;

/// The dice in the box: eight of battle, five of the battery.
const BATTLE_DICE: u8 = 8;
const BATTERY_DICE: u8 = 5;

/// The distances of a range: from two hexes on.
pub(crate) const DISTANCES: usize = FARTHEST as usize - 1;

/// The least and the most of a number: the table it stands in, or any, and its key.
type Bounds = [(&'static str, &'static str, u8, u8)];

/// Those of `units.toml`. Eight dice of each kind in one combat are still reckoned with (`odds.rs`).
pub(crate) const UNIT_BOUNDS: &Bounds = &[
    ("specialist-test", "dice", 1, BATTLE_DICE),
    ("", "dice", 0, BATTLE_DICE),
    ("", "close", 0, BATTLE_DICE),
    ("", "close-more", 0, BATTLE_DICE),
    ("", "range", 0, BATTLE_DICE),
    ("", "still-range", 0, BATTLE_DICE),
    ("", "bog", 0, BATTLE_DICE),
    ("", "bog-rough", 0, BATTLE_DICE),
    ("", "recover", 0, BATTLE_DICE),
    ("", "bought", 0, BATTLE_DICE),
    ("", "moves", 0, FARTHEST),
    ("", "fights-after", 0, FARTHEST),
    ("", "fights-at-most", 0, FARTHEST),
    ("", "observes", 0, FARTHEST),
    ("fortifies", "own", 0, TOKENS),
    ("fortifies", "near", 0, TOKENS),
    // Five dice at six tokens are all the tokens there are.
    ("artillery", "token", 0, TOKENS / BATTERY_DICE),
    ("artillery", "observed", 0, BATTERY_DICE),
    // One more than there are dice: never.
    ("artillery", "double", 2, BATTERY_DICE + 1),
    ("artillery", "triple", 2, BATTERY_DICE + 1),
];

/// Those of `cards.toml`.
pub(crate) const CARD_BOUNDS: &Bounds = &[
    ("", "dice", 0, BATTLE_DICE),
    ("", "moves", 0, FARTHEST),
    ("", "fights-after", 0, FARTHEST),
    ("", "hexes", 0, FARTHEST),
    ("", "range", 0, FARTHEST),
];

/// What units and specialists are known for must be said of them, even where it is “no”: whoever leaves it out of a file of
/// his own has not thought of it, and would play without the rule.
pub(crate) const SAID: [(&str, &[&str]); 14] = [
    ("machine-gun", &["crosses-fire"]),
    ("mortar", &["blows-wire", "on-acquired"]),
    ("field-gun", &["on-tanks", "pierces-armour"]),
    ("schneider", &["pierces-armour"]),
    ("saint-chamond", &["pierces-armour"]),
    ("mark-iv-male", &["pierces-armour"]),
    ("a7v", &["pierces-armour"]),
    ("grenadier", &["pierces-armour"]),
    ("engineer", &["clears-wire", "fortifies", "mends-bridges"]),
    ("flame-thrower", &["fights-at-most", "denies-flags"]),
    ("light-machine-gun", &["crosses-fire"]),
    ("officer", &["bonus-combat"]),
    ("mortar-observer", &["acquires"]),
    ("forward-observer", &["observes"]),
];

/// A data file as it stands: what is in it, with the places.
pub(crate) struct Plain<'a> {
    sheet: DataFile<'a>,
    whole: Spanned<Value>,
}

type Entries = BTreeMap<String, Spanned<Value>>;

enum Value {
    Number(u8),
    Word(String),
    List(Vec<Spanned<Value>>),
    Table(Entries),
    Other,
}

impl Value {
    fn get(&self, key: &str) -> Option<&Spanned<Value>> {
        match self {
            Value::Table(entries) => entries.get(key),
            _ => None,
        }
    }

    fn list(&self, key: &str) -> &[Spanned<Value>] {
        match self.get(key).map(Spanned::as_ref) {
            Some(Value::List(list)) => list,
            _ => &[],
        }
    }

    /// The id of an entry and its place; nothing where it has none, which its own reader refuses.
    fn id(&self) -> Option<(&str, usize)> {
        let id = self.get("id")?;
        match id.as_ref() {
            Value::Word(word) => Some((word, id.span().start)),
            _ => None,
        }
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Value, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Value;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value")
            }

            fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
                Ok(u8::try_from(number).map_or(Value::Other, Value::Number))
            }

            fn visit_str<E>(self, word: &str) -> Result<Value, E> {
                Ok(Value::Word(word.to_string()))
            }

            fn visit_bool<E>(self, _: bool) -> Result<Value, E> {
                Ok(Value::Other)
            }

            fn visit_f64<E>(self, _: f64) -> Result<Value, E> {
                Ok(Value::Other)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
                let mut list = Vec::new();
                while let Some(item) = items.next_element()? {
                    list.push(item);
                }
                Ok(Value::List(list))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
                let mut entries = Entries::new();
                while let Some((key, value)) = items.next_entry()? {
                    entries.insert(key, value);
                }
                Ok(Value::Table(entries))
            }
        }
        from.deserialize_any(Any)
    }
}

impl<'a> Plain<'a> {
    pub(crate) fn read(pack: &'a Pack, file: &'a str) -> Result<Plain<'a>, PackError> {
        let (whole, sheet) = DataFile::read(pack, file)?;
        Ok(Plain { sheet, whole })
    }

    /// Holds a list to the ids that the rules know, in their order.
    pub(crate) fn check_ids(&self, list: &str, known: &[&str]) -> Result<(), PackError> {
        let ids: Vec<(&str, usize)> =
            self.whole.as_ref().list(list).iter().filter_map(|entry| entry.as_ref().id()).collect();
        for (place, id) in known.iter().enumerate() {
            match ids.get(place) {
                Some((there, _)) if there == id => {}
                Some((there, at)) => {
                    let message = Text::key("data-unexpected").with("found", *there);
                    return self.sheet.wrong(*at, message.with("expected", *id));
                }
                None => {
                    let message = Text::key("data-missing").with("expected", *id);
                    return self.sheet.wrong(self.sheet.text.len(), message);
                }
            }
        }
        match ids.get(known.len()) {
            None => Ok(()),
            Some((more, at)) => self.sheet.wrong(*at, Text::key("data-unknown").with("found", *more)),
        }
    }

    /// Demands of the entries of a list what must be said of them.
    pub(crate) fn check_said(&self, list: &str) -> Result<(), PackError> {
        for entry in self.whole.as_ref().list(list) {
            let Some((id, at)) = entry.as_ref().id() else { continue };
            let keys = SAID.iter().filter(|(of, _)| *of == id).flat_map(|(_, keys)| *keys);
            for key in keys {
                if entry.as_ref().get(key).is_none() {
                    return self.sheet.wrong(at, Text::key("data-unsaid").with("id", id).with("key", *key));
                }
            }
        }
        Ok(())
    }

    /// Refuses the first number that is out of its bounds.
    pub(crate) fn check_bounds(&self, bounds: &Bounds) -> Result<(), PackError> {
        self.check_value(["", ""], &self.whole, bounds)
    }

    /// A table of the file must not begin to count higher by one key than by another.
    pub(crate) fn check_order(&self, table: &str, [less, more]: [&str; 2]) -> Result<(), PackError> {
        let table = self.whole.as_ref().get(table).map(Spanned::as_ref);
        let number = |key: &str| table.and_then(|table| table.get(key));
        if let (Some(first), Some(second)) = (number(less), number(more))
            && let Value::Number(least) = first.as_ref()
        {
            self.within(second, *least, BATTERY_DICE + 1)?;
        }
        Ok(())
    }

    fn check_value(
        &self,
        [within, key]: [&str; 2],
        value: &Spanned<Value>,
        bounds: &Bounds,
    ) -> Result<(), PackError> {
        match value.as_ref() {
            Value::Number(_) => {
                let known =
                    |(of, name, ..): &&(&str, &str, u8, u8)| *name == key && (of.is_empty() || *of == within);
                match bounds.iter().find(known) {
                    Some(&(_, _, least, most)) => self.within(value, least, most),
                    None => Ok(()),
                }
            }
            Value::List(list) => {
                if ["range", "still-range"].contains(&key) && list.len() > DISTANCES {
                    let message = Text::key("data-long-range").with("found", list.len() as u32);
                    return self.sheet.wrong(value.span().start, message.with("most", DISTANCES as u32));
                }
                list.iter().try_for_each(|item| self.check_value([within, key], item, bounds))
            }
            Value::Table(entries) => {
                entries.iter().try_for_each(|(name, value)| self.check_value([key, name], value, bounds))
            }
            Value::Word(_) | Value::Other => Ok(()),
        }
    }

    fn within(&self, number: &Spanned<Value>, least: u8, most: u8) -> Result<(), PackError> {
        let Value::Number(found) = *number.as_ref() else { return Ok(()) };
        if (least..=most).contains(&found) {
            return Ok(());
        }
        let message = Text::key("data-out-of-bounds").with("found", u32::from(found));
        let message = message.with("least", u32::from(least)).with("most", u32::from(most));
        self.sheet.wrong(number.span().start, message)
    }
}
