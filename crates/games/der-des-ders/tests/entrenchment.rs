//! Digging in (2.8).

use crate::common::*;

/// a1 has the last token of the turn and does this; then the next turn begins.
fn a_turn(table: &str, units: &str, last: &str) -> Desk {
    let desk = Desk::bare(table, units, "").after(&format!("take a1, {last}"));
    assert_eq!(desk.p.turn, 2, "the turn is over");
    desk
}

#[test]
fn r2_8_infantry_left_in_peace_gains_a_level() {
    let desk = a_turn("", "a1 I09, a2 I12 activated, d1 C09 activated", "stay");
    assert!(desk.cites("2.8"));
    assert_eq!((desk.works("I09"), desk.works("I12"), desk.works("C09")), (1, 1, 1), "activated or not");
    assert!(desk.saw(|event| matches!(event, Event::Entrenched { level: 1, .. })));
    // Turning is not moving.
    let desk = Desk::bare("", "a1 I09, d1 C09 activated", "").after("take a1, turn e, stay");
    assert_eq!((desk.p.turn, desk.works("I09")), (2, 1));
}

#[test]
fn r2_8_not_who_moved_fought_or_was_attacked() {
    for marks in ["moved", "fought", "struck", "moved struck"] {
        let desk = a_turn("", &format!("a1 I09, a2 I12 activated {marks}, d1 C09 activated {marks}"), "stay");
        assert_eq!((desk.works("I09"), desk.works("I12"), desk.works("C09")), (1, 0, 0), "{marks}");
    }
    let mut desk = Desk::bare("", "a1 I09, d1 C09 activated", "");
    desk.does("take a1, turn e, go I10, stay");
    assert_eq!((desk.p.turn, desk.works("I09"), desk.works("I10")), (2, 0, 0), "it moved");
    // Fire counts for both, even if it misses.
    let mut desk = Desk::bare("", "a1 I09 1, d1 G09 activated, d2 C09 activated", "");
    desk.does("take a1").rolling("t10").does("fire d1");
    assert_eq!((desk.p.turn, desk.works("I09"), desk.works("G09"), desk.works("C09")), (2, 0, 0, 1));
    // And so does an assault.
    let mut desk = Desk::bare("", "a1 I09 3, d1 H09 3 activated, d2 C09 activated", "");
    desk.does("take a1").rolling("6 6 6 6 6 6").does("assault d1");
    assert_eq!((desk.p.turn, desk.works("I09"), desk.works("H09"), desk.works("C09")), (2, 0, 0, 1));
}

#[test]
fn r2_8_only_infantry_digs() {
    let units =
        "a1 I09 cavalry, a2 I12 cavalry dismounted activated, d1 C09 activated, d2 C12 train 4 activated";
    let desk = Desk::bare("rail C11 C12 C13", units, "").after("take a1, stay, done");
    assert_eq!(desk.p.turn, 2, "the train has stayed where it is");
    assert_eq!((desk.works("I09"), desk.works("I12"), desk.works("C09"), desk.works("C12")), (0, 0, 1, 0));
}

#[test]
fn r2_8_maximum_two_levels_are_dug() {
    let desk = a_turn("works-1 I09; works-2 C09", "a1 I09, d1 C09 activated", "stay");
    assert_eq!((desk.works("I09"), desk.works("C09")), (2, 2));
    let mut desk = desk;
    for turn in 3..6 {
        while desk.p.turn < turn {
            let unit = if desk.asked() == ATTACKER { "a1" } else { "d1" };
            desk.does(&format!("take {unit}, stay"));
        }
        assert_eq!((desk.works("I09"), desk.works("C09")), (2, 2), "turn {turn}");
    }
}

#[test]
fn r2_8_beton_is_there_from_the_beginning_or_not_at_all() {
    let desk = a_turn("works-3 I09", "a1 I09, d1 C09 activated", "stay");
    assert_eq!(desk.works("I09"), 3, "it stays concrete");
    assert!(!desk.saw(|event| matches!(event, Event::Entrenched { level: 3, .. })));
    let desk = a_turn("works-2 I09", "a1 I09, d1 C09 activated", "stay");
    assert_eq!(desk.works("I09"), 2, "and nobody pours any");
}
