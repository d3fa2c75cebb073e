//! The tests of every game of the catalogue together.

#![allow(missing_docs)]

/// Does something with the types of the game of this name.
macro_rules! with_types {
    ($id:expr, $game:ident => $work:expr) => {
        match $id {
            "attrition" => {
                type $game = attrition::Attrition;
                $work
            }
            "grande-guerre" => {
                type $game = grande_guerre::GrandeGuerre;
                $work
            }
            "verdun" => {
                type $game = verdun::Verdun;
                $work
            }
            "villers" => {
                type $game = villers::Villers;
                $work
            }
            "der-des-ders" => {
                type $game = der_des_ders::DerDesDers;
                $work
            }
            other => panic!("{other} is not listed here"),
        }
    };
}

mod asked;
mod chapters;
mod games;
mod opponents;

use contract::About;

/// What every game says of itself.
fn abouts() -> impl Iterator<Item = &'static About> {
    catalogue::games().iter().map(|game| game.about())
}
