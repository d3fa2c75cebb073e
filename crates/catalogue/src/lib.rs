//! Every game by name, for programs that learn only when they run which game is played.
//!
//! A program writes what it does once, generic over the game, as a [`Visit`]; [`visit`] calls it with the game of a
//! name. The games are listed in one place in this file.

mod packs;

use std::sync::LazyLock;

use contract::{About, Rules, Show, Think};
use table::Language;
use thiserror::Error;

pub use packs::{PACK_FILE, find_pack, load_pack, pack_game};

/// Something to be done with a game, whichever it is.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Show + Think>(self) -> Self::Out;
}

/// There is no game of this name.
#[derive(Error, Clone, PartialEq, Eq, Debug)]
#[error("there is no game “{asked}”; there are: {}", .there_are.join(", "))]
pub struct UnknownGame {
    /// The name asked for.
    pub asked: String,
    /// The names there are.
    pub there_are: Vec<&'static str>,
}

impl UnknownGame {
    fn new(asked: &str) -> UnknownGame {
        UnknownGame { asked: asked.to_string(), there_are: games().iter().map(|about| about.id).collect() }
    }
}

macro_rules! catalogue {
    ($($game:ty),* $(,)?) => {
        /// What every game says of itself, in the order of the catalogue.
        pub fn games() -> &'static [&'static About] {
            static GAMES: LazyLock<Vec<&'static About>> = LazyLock::new(|| vec![$(<$game>::about()),*]);
            &GAMES
        }

        /// Does something with the game of this name.
        pub fn visit<V: Visit>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $(if id == <$game>::about().id {
                return Ok(visitor.visit::<$game>());
            })*
            Err(UnknownGame::new(id))
        }
    };
}

catalogue![
    attrition::Attrition,
    grande_guerre::GrandeGuerre,
    verdun::Verdun,
    villers::Villers,
    der_des_ders::DerDesDers,
];

/// What the catalogue itself says, in a language: faults of packs on disk.
pub fn messages(language: Language) -> &'static str {
    match language {
        Language::Fr => include_str!("../i18n/fr.ftl"),
        Language::En => include_str!("../i18n/en.ftl"),
    }
}
