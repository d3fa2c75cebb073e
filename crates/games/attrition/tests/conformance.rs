//! The conformance kit over every option alone and all together.

use std::path::Path;
use std::sync::Arc;

use attrition::Attrition;
use contract::Rules;
use contract::kit::{Effort, conform};

#[test]
fn the_game_keeps_its_contract() {
    let all: Vec<&str> = Attrition::about().options.iter().map(|choice| choice.id).collect();
    let mut set_ups = vec![Arc::new(crate::common::game("")), Arc::new(crate::common::game(&all.join(" ")))];
    let without =
        |left_out: &str| all.iter().filter(|id| **id != left_out).copied().collect::<Vec<_>>().join(" ");
    set_ups.push(Arc::new(crate::common::game(&without("historical").replace("alternate-entry", ""))));
    set_ups.push(Arc::new(crate::common::game("fog cards")));
    set_ups.extend(all.iter().map(|option| Arc::new(crate::common::game(option))));
    let report = conform(&set_ups, Effort::from_environment()).unwrap_or_else(|failure| {
        let shown = failure.save(Path::new(env!("CARGO_TARGET_TMPDIR")));
        panic!("{failure}\nshown by {shown:?}");
    });
    assert!(report.games >= set_ups.len() as u64, "{report:?}");
    assert!(report.looks > 0 && report.odds > 0 && report.refused > 0, "{report:?}");
}
