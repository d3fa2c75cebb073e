//! How events are told and shown: a sentence with what it names, and a picture of where it happened and what was rolled.
//!
//! A game writes its events down once, with [`events!`](crate::events): each with the key of its sentence and the [`Telling`] of
//! what it names. From that come the type, the line in the journal and the picture beside it.

use std::marker::PhantomData;

use table::{Arg, Picture, Text};

/// How one thing that events name is told and shown in the game `G`.
pub trait Telling<G> {
    /// The thing.
    type Of;
    /// The sentence with this in it, under the name of the field that holds it.
    fn tell(game: &G, value: Self::Of, name: &'static str, text: Text) -> Text;
    /// What it adds to the picture: whose doing it was, a place, dice.
    fn show(game: &G, value: Self::Of, picture: &mut Picture) {
        let _ = (game, value, picture);
    }
}

/// An event of the game `G` that can be told.
pub trait Told<G> {
    /// What the game's events are called.
    const NAMES: &'static [&'static str];
    /// What this one is called.
    fn name(&self) -> &'static str;
    /// The line of the journal.
    fn told(&self, game: &G) -> Text;
    /// What a client can show beside the words.
    fn picture(&self, game: &G) -> Picture;
}

/// A number or a word, told as it is: what a field is without a telling of its own.
pub struct Plain<T>(PhantomData<T>);

impl<G, T: Into<Arg>> Telling<G> for Plain<T> {
    type Of = T;

    fn tell(_: &G, value: T, name: &'static str, text: Text) -> Text {
        text.with(name, value)
    }
}

/// Something that is not told in words of its own: the key hangs on it, or a program reads it.
pub struct Untold<T>(PhantomData<T>);

impl<G, T> Telling<G> for Untold<T> {
    type Of = T;

    fn tell(_: &G, _: T, _: &'static str, text: Text) -> Text {
        text
    }
}

/// Something that is shown as `T` shows it, and not told: where somebody fires from.
pub struct Shown<T>(PhantomData<T>);

impl<G, T: Telling<G>> Telling<G> for Shown<T> {
    type Of = T::Of;

    fn tell(_: &G, _: T::Of, _: &'static str, text: Text) -> Text {
        text
    }

    fn show(game: &G, value: T::Of, picture: &mut Picture) {
        T::show(game, value, picture);
    }
}

/// Says how the things that a game's events name are told, in which words, and what each adds to the picture.
///
/// A thing is told under the name of its field, or always under the one that is said here. What has a type already, because decisions
/// spell it, is told by that.
///
/// ```text
/// contract::tellings! {
///     game: Verdun, picture;
///     /// A side, whose doing it is.
///     struct Side(side: Seat) => side_text(side), picture.side = Some(side as u8);
///     /// A number of hexes.
///     struct Count(count: u8) as "count" => count;
///     impl Place(hex: Hex) => game.hex_text(hex), game.show_hex(hex, picture);
/// }
/// ```
#[macro_export]
macro_rules! tellings {
    (
        $game:ident: $of_game:ty, $picture:ident;
        $(
            $(#[$doc:meta])*
            $how:ident $telling:ident($value:ident: $of:ty) $(as $under:literal)? => $words:expr $(, $show:expr)?;
        )+
    ) => {
        $(
            $crate::telling_type!($how $telling $(#[$doc])*);

            #[allow(unused_variables, reason = "not everything needs the game or the name of its field")]
            impl $crate::Telling<$of_game> for $telling {
                type Of = $of;

                fn tell($game: &$of_game, $value: $of, name: &'static str, text: ::table::Text) -> ::table::Text {
                    $(let name = $under;)?
                    text.with(name, $words)
                }

                $(fn show($game: &$of_game, $value: $of, $picture: &mut ::table::Picture) {
                    $show;
                })?
            }
        )+
    };
}

/// The type that stands for a telling, unless it is there already.
#[doc(hidden)]
#[macro_export]
macro_rules! telling_type {
    (struct $name:ident $(#[$doc:meta])*) => {
        $(#[$doc])*
        pub struct $name;
    };
    (impl $name:ident) => {};
}

/// The telling of a field: the one that is named, or the plain one.
#[doc(hidden)]
#[macro_export]
macro_rules! telling_of {
    ($type:ty) => { $crate::Plain<$type> };
    ($type:ty, $telling:ty) => { $telling };
}

/// How many things an event is about: one, where it does not say.
#[doc(hidden)]
#[macro_export]
macro_rules! count_of {
    () => {
        1
    };
    ($count:expr) => {
        u32::from($count)
    };
}

/// Names the events of a game: each with the key of its sentence and what it names, `field: type as telling`. A field without a
/// telling is told as it is, under its name.
///
/// The key may be any expression over the fields. What the fields do not say stands behind them: `by` whose doing it was, `at` a
/// place, `show` whatever else is to be done to the picture, `with` more words of the sentence. What a client acts out (`act`) is
/// said of every event, and be it that there is nothing. Events that come in bunches have one sentence for all of them (`together`):
/// its key, over the same fields, and how many things one of them is about, if not one.
///
/// ```text
/// contract::events! {
///     game: Verdun, picture;
///     /// Something that happened.
///     pub enum Event {
///         "event-placed" => Placed { unit: Slot as Unit, hex: Hex as Place } act(Act::Placed) together("together-placed"),
///         if bad { "event-weather-bad" } else { "event-weather-fair" } =>
///             Weather { die: u8 as Die, bad: bool as Untold<bool> } act(Act::Changed) show(picture.because.push(game.weather(bad))),
///         "event-moved" => Moved { unit: Slot as Unit, from: Hex as Place, to: Hex as Place } act(Act::Moved),
///         "event-day" => DayBegins { day: u8 } act(Act::Began) with("days": game.days()),
///     }
/// }
/// ```
#[macro_export]
macro_rules! events {
    (
        $game:ident: $of:ty $(where [$($generics:tt)*])?, $picture:ident;
        $(#[$of_enum:meta])*
        pub enum $name:ident {
            $(
                $(#[$of_variant:meta])*
                $key:expr => $variant:ident
                    $({$($(#[$of_field:meta])* $field:ident: $type:ty $(as $telling:ty)?),+ $(,)?})?
                    $(by($side:expr))?
                    $(at($place:expr))?
                    $(act($act:expr))?
                    $(together($together:expr $(, $count:expr)?))?
                    $(show($show:expr))?
                    $(with($($more:literal: $value:expr),+ $(,)?))?
            ),+ $(,)?
        }
    ) => {
        $(#[$of_enum])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $(
                $(#[$of_variant])*
                $variant $({$($(#[$of_field])* $field: $type),+})?
            ),+
        }

        impl $(<$($generics)*>)? $crate::Told<$of> for $name {
            const NAMES: &'static [&'static str] = &[$(stringify!($variant)),+];

            fn name(&self) -> &'static str {
                match self {
                    $($name::$variant { .. } => stringify!($variant)),+
                }
            }

            #[allow(unused_variables, reason = "a key or a word more may hang on any field, and on none")]
            fn told(&self, $game: &$of) -> ::table::Text {
                match *self {
                    $($name::$variant $({$($field),+})? => {
                        let text = ::table::Text::key($key);
                        $($(let text = <$crate::telling_of!($type $(, $telling)?) as $crate::Telling<$of>>::tell(
                            $game, $field, stringify!($field), text,
                        );)+)?
                        $($(let text = text.with($more, $value);)+)?
                        text
                    })+
                }
            }

            #[allow(unused_mut, unused_variables, reason = "some events show nothing")]
            fn picture(&self, $game: &$of) -> ::table::Picture {
                let mut shown = ::table::Picture::default();
                let $picture = &mut shown;
                match *self {
                    $($name::$variant $({$($field),+})? => {
                        $($(<$crate::telling_of!($type $(, $telling)?) as $crate::Telling<$of>>::show(
                            $game, $field, $picture,
                        );)+)?
                        $($picture.side = ::core::option::Option::<$crate::Seat>::from($side).map(|side| side as u8);)?
                        $($picture.places.push($place.into());)?
                        $($picture.act = ::core::option::Option::<::table::Act>::from($act);)?
                        $($show;)?
                        // It takes the words of the line, and how many there are instead of any number of this one's.
                        $({
                            let told = <Self as $crate::Told<$of>>::told(self, $game);
                            let text = told.called($together).with("count", ::table::MANY);
                            $picture.together = Some(::table::Together { text, count: $crate::count_of!($($count)?) });
                        })?
                    })+
                }
                shown
            }
        }
    };
}
