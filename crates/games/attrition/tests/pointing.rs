//! Pointing: everything on the table answers, at any moment, with every option.

use attrition::Attrition;
use contract::{Pointing, Show};
use table::Aspect;
use workbench::all_options;
use workbench::pointing::everything_answers;

use crate::common::*;

#[test]
fn everything_on_the_table_answers() {
    let all = all_options::<Attrition>();
    let fogged = all.replace("historical", "").replace("alternate-entry", "");
    let games = ["", &all, &fogged, "fog cards"].map(game);
    let sorts = ["marker", "mark", "card", "hand", "pool", "line", "die"];
    everything_answers(games, &sorts, &[Aspect::Move, Aspect::Held, Aspect::Worth]);
}

/// Whose back alone is seen is unknown, and where it can go is not.
#[test]
fn a_tile_face_down_is_unknown() {
    let mut unknown = 0;
    let game = game("fog");
    let scene = game.scene();
    workbench::at_random(&game, 3, |position, _, _| {
        let at = Pointing::at(&game, &scene, position, Onlooker::Seat(CENTRAL));
        for id in at.ids()[0].iter().filter(|id| id.contains('/')) {
            let said = at.inspect(id).expect("it lies there");
            let backs = said.rows.iter().filter(|row| workbench::key(&row.value) == "look-unknown");
            let count = backs.count();
            assert!(count == 0 || said.side == Some(ENTENTE as u8), "{id}: {said:?}");
            unknown += count;
        }
    });
    assert!(unknown > 0, "the fog hides something");
}
