//! The games there are, in the order in which they are shown: the one place that lists them. With the feature `toy` the toy of the
//! tests is among them: a sixth game, about which no other place knows anything.

use std::sync::LazyLock;

use game::{Game, Games, UnknownGame};

/// Every game. The list is made when it is first asked for: as a constant it would have everything behind the doors compiled here
/// a second time.
pub fn games() -> Games {
    static GAMES: LazyLock<Vec<&'static dyn Game>> = LazyLock::new(|| {
        vec![
            attrition::GAME,
            grande_guerre::GAME,
            verdun::GAME,
            villers::GAME,
            der_des_ders::GAME,
            #[cfg(feature = "toy")]
            toy::GAME,
        ]
    });
    &GAMES
}

/// The game of this name.
pub fn named(id: &str) -> Result<&'static dyn Game, UnknownGame> {
    game::named(games(), id)
}
