//! The games there are, in the order in which they are shown: the one place that lists them. With the feature `toy` the toy of the
//! tests is among them: a sixth game, about which no other place knows anything.

use game::{Game, Games, UnknownGame};

/// Every game.
pub static GAMES: Games =
    &[attrition::GAME, grande_guerre::GAME, verdun::GAME, villers::GAME, der_des_ders::GAME];

/// The game of this name.
pub fn named(id: &str) -> Result<&'static dyn Game, UnknownGame> {
    game::named(GAMES, id)
}
