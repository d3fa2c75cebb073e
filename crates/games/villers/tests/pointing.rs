//! Pointing: everything on the table answers, at any moment, in both battles.

use table::Aspect;
use workbench::pointing::everything_answers;

use crate::common::*;

#[test]
fn everything_on_the_table_answers() {
    let games = [game(1, ""), game(2, "machine-guns night-tanks cohesion reserve-tanks")];
    let sorts = ["mark", "pool", "line", "goal"];
    let headings = [Aspect::Move, Aspect::Fire, Aspect::Supply, Aspect::Cover];
    everything_answers(games, &sorts, &headings);
}
