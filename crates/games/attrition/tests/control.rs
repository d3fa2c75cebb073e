//! 4.9: updating control.

use crate::common::*;

/// The update of control has just been made, in the turn of the Central Powers.
fn updated(text: &str) -> Desk {
    Desk::new("", &format!("turn 5, central, recall\n{text}")).after("done")
}

#[test]
fn r4_9_a_region_with_central_tiles_alone_is_central() {
    let desk = updated("Belgium: ge.inf\nPoland contested: ge.inf");
    assert!(desk.cites("4.9"));
    assert_eq!((desk.marker("Belgium"), desk.marker("Poland")), ("central", "central"));
}

#[test]
fn r4_9_a_region_with_entente_tiles_alone_is_the_ententes() {
    let desk = updated("Rhineland: fr.inf\nVienna contested: it.inf");
    assert!(desk.cites("4.9"));
    assert_eq!((desk.marker("Rhineland"), desk.marker("Vienna")), ("entente", "entente"));
}

#[test]
fn r4_9_a_region_with_tiles_of_both_sides_is_contested() {
    let desk = updated("Belgium: ge.inf fr.inf\nRhineland: ge.inf fr.inf");
    assert!(desk.cites("4.9"));
    assert_eq!((desk.marker("Belgium"), desk.marker("Rhineland")), ("contested", "contested"));
}

#[test]
fn r4_9_an_empty_region_keeps_its_control_marker() {
    let desk = updated("Belgium central:\nHungary entente:");
    assert!(!desk.cites("4.9"));
    assert_eq!((desk.marker("Belgium"), desk.marker("Hungary")), ("central", "entente"));
}

#[test]
fn r4_9_an_empty_contested_region_goes_to_the_side_of_its_allegiance() {
    let desk = updated("Belgium contested:\nRhineland contested:");
    assert!(desk.cites("4.9"));
    assert_eq!((desk.marker("Belgium"), desk.marker("Rhineland")), ("entente", "central"));
}

#[test]
fn r4_9_after_a_battle_that_destroys_both_sides_in_a_contested_region_too() {
    let mut desk = Desk::new("", "turn 5, central, battle\nBelgium contested battle: ge.inf fr.inf");
    desk.does_rolling("fight Belgium ge", &[1]);
    assert_eq!(desk.marker("Belgium"), "entente");
}

#[test]
fn r4_9_after_a_battle_that_destroys_both_sides_the_control_marker_stays() {
    let mut desk = Desk::new("", "turn 5, central, battle\nRhineland entente battle: ge.inf fr.inf");
    desk.does_rolling("fight Rhineland ge", &[1]);
    assert_eq!(desk.marker("Rhineland"), "entente");
}

#[test]
fn r4_9_the_update_follows_the_last_battle() {
    let mut desk = Desk::new(
        "",
        "turn 5, central, battle
         Belgium entente battle: ge.inf*2 fr.inf*2
         Poland entente battle: ge.inf*2 ru.inf*2",
    );
    desk.does_rolling("fight Belgium ge", &[6, 6]);
    assert_eq!(desk.marker("Belgium"), "entente");
    desk.does_rolling("fight Poland ge", &[6, 6]);
    assert_eq!((desk.marker("Belgium"), desk.marker("Poland")), ("contested", "contested"));
}

#[test]
fn r4_9_an_unfought_meeting_in_an_enemy_region_makes_it_contested() {
    let desk = Desk::new("", "turn 5, entente, plan\nBelgium central: fr.inf ge.inf").after("done");
    assert_eq!(desk.marker("Belgium"), "contested");
}

#[test]
fn r4_9_industry_follows_control() {
    let desk = updated("Belgium: ge.inf\nRhineland: ge.inf fr.inf");
    let value = |region: Region| desk.game.map.industry[region.index()];
    assert_eq!(desk.industry(CENTRAL), 7 - value(Region::RHINELAND) + value(Region::BELGIUM));
    assert_eq!(desk.industry(ENTENTE), 12 - value(Region::BELGIUM));
}
