//! The conformance kit over the campaign, with each option and with all of them.

use contract::Rules;
use verdun::Verdun;
use workbench::all_options;
use workbench::conformance::{effort, hold};

use crate::common::game;

#[test]
fn the_campaign_keeps_the_contract() {
    hold([game("")], effort(4, 60), env!("CARGO_TARGET_TMPDIR"));
}

#[test]
fn each_option_keeps_the_contract() {
    let each = Verdun::about().options.iter().map(|option| game(option.id));
    hold(each.chain([game(&all_options::<Verdun>())]), effort(1, 60), env!("CARGO_TARGET_TMPDIR"));
}
