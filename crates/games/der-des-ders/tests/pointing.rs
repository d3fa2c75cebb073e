//! Pointing: everything on the table answers, at any moment, in battles that are listed and in one that is drawn.

use contract::{Generator, Rules};
use der_des_ders::DerDesDers;
use table::Aspect;
use workbench::pointing::everything_answers;

use crate::common::battle;

#[test]
fn everything_on_the_table_answers() {
    let listed = DerDesDers::about().scenarios.iter().map(|scenario| battle(scenario.id, "decoys"));
    let drawn = Generator::series(DerDesDers::about(), 2).map(|id| battle(&id, ""));
    let sorts = ["marker", "mark", "pool", "line", "goal"];
    let headings = [Aspect::Move, Aspect::Fire, Aspect::Supply, Aspect::Cover, Aspect::State];
    everything_answers(listed.chain(drawn), &sorts, &headings);
}
