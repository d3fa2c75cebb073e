//! Intensity and confusion (6).

use crate::common::*;

/// The German activations of turn 2 end, with intensity and confusion as given.
fn turn_ends(intensity: u8, confusion: u8) -> Desk {
    let mut desk = Desk::new(ELSEWHERE);
    desk.intensity(intensity, confusion).does("done");
    desk
}

#[test]
fn r6_intensity_starts_at_zero_behind_confusion() {
    for (scenario, confusion) in [(1, 17), (2, 20)] {
        let desk = Desk::start(scenario, "");
        assert_eq!((desk.p.intensity, desk.p.confusion, desk.p.random), (0, confusion, false));
    }
    // Confusion stands still; intensity runs after it.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17 hurt");
    desk.rolling(&[4, 2]).does("fire M17");
    assert_eq!((desk.p.intensity, desk.p.confusion), (1, 20));
}

#[test]
fn r6_elimination_each_battalion_eliminated_adds_one() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17 hurt, london2-2 L17 hurt");
    desk.rolling(&[4, 2]).does("fire M17");
    assert!(desk.cites("6.elimination") && desk.p.intensity == 1);
    desk.rolling(&[4, 1]).does("fire L17");
    assert_eq!(desk.p.intensity, 2, "lost for good or not");
    // Disorganised is not eliminated, and a tank is no battalion.
    let mut desk = Desk::acting(GERMAN, "lotte", "lotte M18, london2-4 M17, whippet1 L17 hurt");
    desk.rolling(&[4]).does("fire M17").rolling(&[4]).does("fire L17");
    assert_eq!((desk.p.intensity, desk.whereabouts("whippet1")), (0, ""));
    // By a barrage, of either side.
    let mut desk = Desk::new(&format!("rir257-1 M18, {ELSEWHERE}"));
    desk.guns(ALLIED, 1).rolling(&[1, 6, 1]).does("aim M18");
    assert_eq!(desk.p.intensity, 1);
}

#[test]
fn r6_assaut_each_assault_of_a_battalion_adds_one() {
    // Carried: the assault and the defender. Failed: the assault and the assailant.
    for (dice, place) in [([6, 6, 6, 6], "M17"), ([1, 1, 1, 1], "")] {
        let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
        desk.rolling(&dice).does("assault M17");
        assert!(desk.cites("6.assaut"));
        assert_eq!((desk.p.intensity, desk.whereabouts("gr5-1")), (2, place));
    }
    // On a tank that is taken: the assault alone.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, a1 M17");
    desk.rolling(&[6, 6, 6, 6]).does("assault M17");
    assert_eq!(desk.p.intensity, 1);
    // A tank's own assaults do not count.
    let mut desk = Desk::acting(ALLIED, "whippet1", "whippet1 M18, gr5-1 M17");
    desk.rolling(&[1, 1, 1, 1]).does("assault M17");
    assert!(!desk.cites("6.assaut") && desk.p.intensity == 0);
}

#[test]
fn r6_atteint_level_with_confusion_the_next_turn_is_random() {
    let desk = turn_ends(19, 20);
    assert!(!desk.cites("6.atteint"));
    assert_eq!((desk.p.turn, desk.p.random), (3, false));
    for intensity in [20, 23] {
        let desk = turn_ends(intensity, 20);
        assert!(desk.cites("6.atteint") && desk.cites("1.a"));
        assert!(desk.saw(|event| matches!(event, Event::SequenceBreaks { turn: 3 })));
        assert_eq!((desk.p.turn, desk.p.random), (3, true));
    }
    // In mid-turn nothing changes yet: the Germans still act after the Allies.
    let mut desk = Desk::new(ELSEWHERE);
    desk.intensity(25, 20).at(ALLIED, Phase::Activate).does("done");
    assert_eq!((desk.p.turn, desk.asked(), desk.p.phase), (2, GERMAN, Phase::Activate));
    assert!(!desk.p.random);
}

#[test]
fn rr_intensity_rises_by_every_loss_and_has_no_effect_in_the_random_sequence() {
    // In a rout, off the map.
    let mut desk = Desk::new(&format!("london2-4 M02 hurt, {ELSEWHERE}"));
    desk.draw("rout allied");
    assert_eq!((desk.p.intensity, desk.whereabouts("london2-4")), (1, ""));
    // By night: a battalion of 2 medals that rolls a 3.
    let mut desk = Desk::first("london2-4 M17 hurt, gr5-1 M18");
    desk.turn(6).random().rolling(&[3]);
    desk.draw("end-of-turn");
    assert_eq!((desk.p.phase, desk.p.intensity), (Phase::Over, 1));
    // Beyond confusion in a random turn: nothing is compared, and it is random already.
    let mut desk = Desk::new(ELSEWHERE);
    desk.intensity(30, 20).draw("end-of-turn");
    assert!(!desk.cites("1.c8") && !desk.cites("1.a"));
    assert!(desk.p.random && desk.p.turn == 3);
}
