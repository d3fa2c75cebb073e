//! The pictures of events: see `workbench::pictures`.

use grande_guerre::GrandeGuerre;
use workbench::pictures;

#[test]
fn every_event_has_the_picture_that_its_act_needs() {
    // Shells and snipers come from nowhere on the board.
    let spared = [
        ("Sniped", "by whom"),
        ("BatteryRolled", "by whom"),
        ("BullsEye", "by whom"),
        ("Fought", "by whom"),
        ("Rolled", "by whom"),
    ];
    pictures::are_complete::<GrandeGuerre>(
        env!("CARGO_MANIFEST_DIR"),
        &spared,
        &["BridgeMended", "GunAbandoned", "GunTaken"],
    );
}
