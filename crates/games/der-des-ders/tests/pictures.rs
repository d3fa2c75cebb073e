//! The pictures of events: see `workbench::pictures`.

use der_des_ders::DerDesDers;
use workbench::pictures;

#[test]
fn every_event_has_the_picture_that_its_act_needs() {
    // Guns and aircraft come from off the map; works that are lost belong to nobody.
    let spared = [("Shelled", "by whom"), ("GunsRaked", "by whom"), ("WorksLost", "who")];
    pictures::are_complete::<DerDesDers>(
        env!("CARGO_MANIFEST_DIR"),
        &spared,
        &["Attached", "TrainDestroyed"],
    );
}
