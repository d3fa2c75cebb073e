//! The golden matches: see `workbench::golden`.

use villers::Villers;
use workbench::golden;

#[test]
fn golden_matches_replay_bit_for_bit_and_look_as_they_did() {
    golden::replays::<Villers>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn recrue_decides_as_he_did() {
    golden::recrue_decides_as_he_did::<Villers>(env!("CARGO_MANIFEST_DIR"));
}
