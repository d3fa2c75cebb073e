//! Pointing: everything on the table answers, at any moment.

use table::Aspect;
use workbench::all_options;
use workbench::pointing::everything_answers;

use crate::common::*;

#[test]
fn everything_on_the_table_answers() {
    let games = [game(""), game(&all_options::<Verdun>())];
    let sorts = ["marker", "mark", "pool", "line", "goal"];
    let headings = [Aspect::Move, Aspect::Fire, Aspect::Supply, Aspect::Cover, Aspect::Held, Aspect::Worth];
    everything_answers(games, &sorts, &headings);
}
