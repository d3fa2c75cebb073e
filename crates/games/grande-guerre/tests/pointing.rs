//! Pointing: everything on the table answers, at any moment, in scenarios of every kind.

use table::Aspect;
use workbench::pointing::everything_answers;

use crate::common::game;

#[test]
fn everything_on_the_table_answers() {
    let set_ups =
        [("1", ""), ("4", "specialists"), ("10", ""), ("49", "replace"), ("58", "saint-chamond craters")];
    let games = set_ups.map(|(number, options)| game(number, options));
    let sorts = ["marker", "mark", "card", "hand", "pile", "pool", "line", "die", "goal"];
    let headings = [Aspect::Move, Aspect::Fire, Aspect::Cover, Aspect::Holds, Aspect::Worth];
    everything_answers(games, &sorts, &headings);
}
