//! The conformance kit over the set-ups of a game.

use std::path::Path;
use std::sync::Arc;

use contract::Show;
use contract::kit::{Effort, Report, conform};

/// As much effort as the environment asks for, and at least so many games of each set-up. Of long games the costly laws are
/// looked at less often: at one position in so many.
pub fn effort(each: u64, one_in: u32) -> Effort {
    let effort = Effort::from_environment();
    Effort { each: effort.each.max(each), one_in, ..effort }
}

/// The games keep the contract; what breaks it is left in this folder (`env!("CARGO_TARGET_TMPDIR")`).
pub fn hold<G: Show>(set_ups: impl IntoIterator<Item = G>, effort: Effort, folder: &str) -> Report {
    let set_ups: Vec<Arc<G>> = set_ups.into_iter().map(Arc::new).collect();
    let report = conform(&set_ups, effort).unwrap_or_else(|failure| {
        let shown = failure.save(Path::new(folder));
        panic!("{failure}\nshown by {shown:?}");
    });
    assert!(report.games >= set_ups.len() as u64, "{report:?}");
    assert!(report.looks > 0 && report.odds > 0 && report.refused > 0, "{report:?}");
    report
}
