//! The conformance kit over every option alone and all together.

use attrition::Attrition;
use contract::kit::Effort;
use workbench::all_options;
use workbench::conformance::hold;

use crate::common::game;

#[test]
fn the_game_keeps_its_contract() {
    let all = all_options::<Attrition>();
    let without = all.replace("historical", "").replace("alternate-entry", "");
    let set_ups = ["", &all, &without, "fog cards"].into_iter().chain(all.split(' ')).map(game);
    hold(set_ups, Effort::from_environment(), env!("CARGO_TARGET_TMPDIR"));
}
