//! The pictures of events: see `workbench::pictures`.

use verdun::Verdun;
use workbench::pictures;

#[test]
fn every_event_has_the_picture_that_its_act_needs() {
    // Guns may stand off the map; a unit that may leave a remnant has left it.
    let spared = [("Barrage", "by whom"), ("Interdiction", "by whom"), ("RemnantTest", "who")];
    let never = ["Delayed", "Unscathed", "HitsWithoutEffect", "FortDestroyed", "FortAbsorbs"];
    pictures::are_complete::<Verdun>(env!("CARGO_MANIFEST_DIR"), &spared, &never);
}
