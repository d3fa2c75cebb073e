//! The conformance kit over the campaign, with each option and with all of them.

#![allow(missing_docs)]

use std::path::Path;
use std::sync::Arc;

use contract::kit::{Effort, conform};
use contract::{Rules, Setup};
use verdun::Verdun;

fn game(options: &[&str]) -> Arc<Verdun> {
    Arc::new(Verdun::ready(Setup::new(Verdun::about(), options)).unwrap_or_else(|error| panic!("{error}")))
}

fn hold(set_ups: &[Arc<Verdun>], each: u64) {
    // Games are long here: the costly laws are looked at less often.
    let effort = Effort { one_in: 60, ..Effort::from_environment() };
    let effort = Effort { each: effort.each.max(each), ..effort };
    let report = conform(set_ups, effort).unwrap_or_else(|failure| {
        let shown = failure.save(Path::new(env!("CARGO_TARGET_TMPDIR")));
        panic!("{failure}\nshown by {shown:?}");
    });
    assert!(report.games >= set_ups.len() as u64, "{report:?}");
    assert!(report.looks > 0 && report.odds > 0 && report.refused > 0, "{report:?}");
}

#[test]
fn the_campaign_keeps_the_contract() {
    hold(&[game(&[])], 4);
}

#[test]
fn each_option_keeps_the_contract() {
    let options: Vec<&str> = Verdun::about().options.iter().map(|option| option.id).collect();
    let mut set_ups: Vec<Arc<Verdun>> = options.iter().map(|option| game(&[option])).collect();
    set_ups.push(game(&options));
    hold(&set_ups, 1);
}
