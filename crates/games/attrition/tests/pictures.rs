//! The pictures of events: see `workbench::pictures`.

use attrition::Attrition;
use workbench::pictures;

#[test]
fn every_event_has_the_picture_that_its_act_needs() {
    // Both sides read the same dice; in the fog of war it is not told which tile it was.
    let spared = [
        ("Rolled", "by whom"),
        ("Moved", "who"),
        ("Sailed", "who"),
        ("Advanced", "who"),
        ("Lost", "who"),
        ("Mobilised", "who"),
        ("Landed", "who"),
        ("Redeployed", "who"),
        ("Recovered", "who"),
        ("TookOff", "who"),
        ("Scrambled", "who"),
        ("Struck", "who"),
        ("Placed", "who"),
    ];
    let never = [
        "NothingToGive",
        "Struck",
        "TookOff",
        "Parked",
        "BattlePrevented",
        "Scrambled",
        "DoubleDice",
        "LostForGood",
        "Recalled",
        "EarlyVictory",
    ];
    pictures::are_complete::<Attrition>(env!("CARGO_MANIFEST_DIR"), &spared, &never);
}
