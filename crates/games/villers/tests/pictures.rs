//! The pictures of events: see `workbench::pictures`.

use villers::Villers;
use workbench::pictures;

#[test]
fn every_event_has_the_picture_that_its_act_needs() {
    // The guns stand off the map, and so do those who may return; cohesion is the whole army's.
    let spared = [
        ("OnTarget", "by whom"),
        ("Scattered", "by whom"),
        ("TankShelled", "by whom"),
        ("Shelled", "by whom"),
        ("ReturnTest", "who"),
        ("Cohesion", "who"),
    ];
    let never = [
        "ArrivalsOpen",
        "PutBack",
        "ReturnDelayed",
        "Cohesion",
        "CohesionEnds",
        "CupRefilled",
        "HeroUnused",
        "NotDeployed",
        "Decisive",
    ];
    pictures::are_complete::<Villers>(env!("CARGO_MANIFEST_DIR"), &spared, &never);
}
