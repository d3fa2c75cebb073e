//! How decisions are written: a word for the verb, and words for what it names.
//!
//! A game writes its decisions down once, with [`decisions!`](crate::decisions): each with its verb and the [`Spelling`] of
//! what it names. From that come the type, how it is written and how it is read back.

use std::str::SplitWhitespace;

use table::Text;

/// How one thing that decisions name is written in the game `G`: by a word, by several, or by none where it goes without
/// saying.
pub trait Spelling<G> {
    /// The thing.
    type Of;
    /// The key of what is expected where it stands.
    const WANTED: &'static str;
    /// Writes it, with a space before each word.
    fn write(game: &G, value: Self::Of, out: &mut String);
    /// Reads it.
    fn read(game: &G, words: &mut Reading<'_>) -> Result<Self::Of, Text>;
}

/// A decision of the game `G` that can be written and read.
pub trait Notation<G>: Sized {
    /// The verbs there are, in order.
    const VERBS: &'static [&'static str];
    /// The decision in words.
    fn write(self, game: &G) -> String;
    /// Reads it back; the error is a sentence.
    fn read(game: &G, text: &str) -> Result<Self, Text>;
}

/// A word that stands where something else was expected.
pub fn misplaced(found: &str, wanted: &'static str) -> Text {
    Text::key("parse-misplaced").with("found", found).with("want", Text::key(wanted))
}

/// The words of a decision as they are read.
#[derive(Clone)]
pub struct Reading<'a> {
    text: &'a str,
    rest: SplitWhitespace<'a>,
}

impl<'a> Reading<'a> {
    /// The words of a text.
    pub fn of(text: &'a str) -> Reading<'a> {
        Reading { text, rest: text.split_whitespace() }
    }

    /// The next word, if there is one.
    pub fn word(&mut self) -> Option<&'a str> {
        self.rest.next()
    }

    /// The next word, if it is this one.
    pub fn next_if(&mut self, word: &str) -> bool {
        let here = self.rest.clone().next() == Some(word);
        if here {
            self.rest.next();
        }
        here
    }

    /// Whether there are no more words.
    pub fn is_done(&self) -> bool {
        self.rest.clone().next().is_none()
    }

    /// The next word as what it stands for.
    pub fn read<T>(&mut self, wanted: &'static str, of: impl FnOnce(&str) -> Option<T>) -> Result<T, Text> {
        let word = self.word().ok_or_else(|| self.cut_short(wanted))?;
        of(word).ok_or_else(|| misplaced(word, wanted))
    }

    /// There are words missing.
    pub fn cut_short(&self, wanted: &'static str) -> Text {
        Text::key("parse-cut-short").with("found", self.text).with("want", Text::key(wanted))
    }

    /// There is no such verb.
    pub fn unknown(&self) -> Text {
        Text::key("parse-unknown").with("found", self.text)
    }

    /// An error unless all words were read; `done` is what they said.
    pub fn end(mut self, done: impl FnOnce() -> String) -> Result<(), Text> {
        match self.word() {
            None => Ok(()),
            Some(more) => Err(Text::key("parse-too-much").with("found", more).with("after", done())),
        }
    }
}

/// Spells something with one word: how it is written, and how it is found by that word.
///
/// ```text
/// contract::one_word!(
///     /// A counter, by its name.
///     Unit: Slot, Verdun, "want-unit",
///     |game, slot| &game.counter(slot).id,
///     |game, word| game.counters.named(word)
/// );
/// ```
#[macro_export]
macro_rules! one_word {
    (
        $(#[$meta:meta])+
        $name:ident: $of:ty, $game:ty, $wanted:literal,
        |$write_game:pat_param, $value:ident| $written:expr, |$read_game:pat_param, $word:ident| $found:expr $(,)?
    ) => {
        $(#[$meta])+
        pub struct $name;

        impl $crate::Spelling<$game> for $name {
            type Of = $of;
            const WANTED: &'static str = $wanted;

            fn write(game: &$game, $value: $of, out: &mut String) {
                let $write_game = game;
                out.push(' ');
                out.push_str($written);
            }

            fn read(game: &$game, words: &mut $crate::Reading<'_>) -> Result<$of, ::table::Text> {
                let $read_game = game;
                words.read($wanted, |$word| $found)
            }
        }
    };
}

/// A small number, written in the one way there is.
pub struct Number;

impl<G> Spelling<G> for Number {
    type Of = u8;
    const WANTED: &'static str = "want-number";

    fn write(_: &G, value: u8, out: &mut String) {
        out.push(' ');
        out.push_str(&value.to_string());
    }

    fn read(_: &G, words: &mut Reading<'_>) -> Result<u8, Text> {
        words.read("want-number", |word| word.parse().ok().filter(|number: &u8| number.to_string() == word))
    }
}

/// Names the decisions of a game: each with its verb, and what it names with its spelling. A game that has parameters of its own
/// says them after its name: `Toy<RULES> where [const RULES: u32];`.
///
/// ```text
/// contract::decisions! {
///     Verdun;
///     /// One thing a player decides.
///     pub enum Decision {
///         /// A unit takes a loss.
///         "lose" => Lose(unit: Slot as Unit),
///     }
/// }
/// ```
#[macro_export]
macro_rules! decisions {
    (
        $game:ty $(where [$($generics:tt)*])?;
        $(#[$of_enum:meta])*
        pub enum $name:ident {
            $(
                $(#[$of_variant:meta])*
                $verb:literal => $variant:ident
                    $(($($arg:ident: $type:ty as $spelling:ty),+ $(,)?))?
                    $({$($(#[$of_field:meta])* $field:ident: $field_type:ty as $field_spelling:ty),+ $(,)?})?
            ),+ $(,)?
        }
    ) => {
        $(#[$of_enum])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $(
                $(#[$of_variant])*
                $variant $(($($type),+))? $({$($(#[$of_field])* $field: $field_type),+})?
            ),+
        }

        // Search holds them by the thousand.
        const _: () = assert!(size_of::<$name>() <= 16);

        impl $(<$($generics)*>)? $crate::Notation<$game> for $name {
            const VERBS: &'static [&'static str] = &[$($verb),+];

            fn write(self, game: &$game) -> String {
                let _ = game;
                let mut out = String::new();
                match self {
                    $($name::$variant $(($($arg),+))? $({$($field),+})? => {
                        out.push_str($verb);
                        $($(<$spelling as $crate::Spelling<$game>>::write(game, $arg, &mut out);)+)?
                        $($(<$field_spelling as $crate::Spelling<$game>>::write(game, $field, &mut out);)+)?
                    })+
                }
                out
            }

            fn read(game: &$game, text: &str) -> Result<$name, ::table::Text> {
                let mut words = $crate::Reading::of(text);
                let decision = match words.word().unwrap_or_default() {
                    $($verb => {
                        $($(let $arg = <$spelling as $crate::Spelling<$game>>::read(game, &mut words)?;)+)?
                        $($(let $field = <$field_spelling as $crate::Spelling<$game>>::read(game, &mut words)?;)+)?
                        $name::$variant $(($($arg),+))? $({$($field),+})?
                    })+
                    _ => return Err(words.unknown()),
                };
                words.end(|| $crate::Notation::write(decision, game))?;
                Ok(decision)
            }
        }
    };
}
