//! The golden matches: see `workbench::golden`.

use attrition::Attrition;
use workbench::golden;

#[test]
fn golden_matches_replay_bit_for_bit_and_look_as_they_did() {
    golden::replays::<Attrition>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn recrue_decides_as_he_did() {
    golden::recrue_decides_as_he_did::<Attrition>(env!("CARGO_MANIFEST_DIR"));
}
