//! The book's examples.

use crate::common::*;

#[test]
fn table_actions_four_medals_are_four_points_and_two_shots() {
    // Two open hexes, the second in an enemy zone: 1 + 1, and 1 for the zone of a battalion of 4 medals.
    let mut desk = Desk::new("gr5-1 M20, london2-4 M17").after("take gr5-1, go M18");
    assert!(desk.saw(|event| matches!(event, Event::Moved { points: 3, medals: 2, .. })));
    assert_eq!((desk.spent(), desk.p.hand.points), (2, 0), "what is left of a point is lost in a zone");
    desk.rolling(&[1]).does("fire M17").rolling(&[2]).does("fire M17");
    assert!(desk.p.hand.is_empty(), "all four medals are spent");
    // Four points are four open hexes.
    let desk = Desk::new("gr5-1 N30, london2-4 A01").after("take gr5-1, go N26");
    assert!(desk.saw(|event| matches!(event, Event::Moved { points: 4, medals: 2, .. })));
}

#[test]
fn table_actions_deplacement_three_medals_are_six_points() {
    let mut desk = Desk::new("ir48-1 N30").after("take ir48-1");
    assert!(desk.may("go N24") && !desk.may("go N23"));
    desk.does("go N24");
    assert!(desk.saw(|event| matches!(event, Event::Moved { points: 6, medals: 3, .. })));
}

#[test]
fn r3_1_cumul_a_wood_with_an_enemy_trench_costs_three() {
    // T21 is a wood on the German front line, off the road.
    let mut desk = Desk::new("rmle1 T22, ir73-3 Y33");
    desk.at(ALLIED, Phase::Activate).does("take rmle1, go T21");
    assert!(desk.saw(|event| matches!(event, Event::Moved { points: 3, medals: 2, .. })));
    assert_eq!(desk.p.hand.points, 1);
}

#[test]
fn r8_1_case_eliminated_on_turn_2_with_a_modified_3_it_goes_to_box_5() {
    // A battalion's fire adds 1 to the die.
    let mut desk = Desk::new("gr5-1 M18, london2-4 M17 hurt");
    desk.does("take gr5-1").rolling(&[4, 2]).does("fire M17");
    assert!(desk.saw(|event| matches!(event, Event::ReturnTest { die: 2, modifier: 1, turn: 5, .. })));
    assert_eq!((desk.back("london2-4"), desk.whereabouts("london2-4")), (5, ""));
    assert!(desk.cites("8.1.case"));
}

/// The German player ends turn 2 of scenario 2 with a last assault, from 19 to 21 on a confusion of 20.
fn last_assault() -> Desk {
    let mut desk = Desk::with("gr5-1 M18, london2-4 M17 hurt, london6 A01, gr5-2 A33", "cohesion");
    desk.intensity(19, 20);
    desk.does("take gr5-1").rolling(&[6, 6, 6, 6, 2]).does("assault M17");
    assert_eq!(desk.p.intensity, 21);
    desk.does("stay, done");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Cohesion, GERMAN));
    desk
}

#[test]
fn opt_3_a_3_on_turn_2_with_intensity_21_on_20_makes_6_and_holds() {
    let mut desk = last_assault();
    desk.rolling(&[3]).does("hold");
    assert!(desk.saw(|event| matches!(event, Event::Cohesion { die: 3, sum: 6, held: true })));
    assert_eq!((desk.p.turn, desk.p.random), (3, false));
    let mut desk = last_assault();
    desk.rolling(&[4]).does("hold");
    assert!(desk.saw(|event| matches!(event, Event::Cohesion { sum: 7, held: false, .. })));
    assert_eq!((desk.p.turn, desk.p.random), (3, true));
}

#[test]
fn opt_3_suite_turn_3_is_classic_and_turn_4_random() {
    let mut desk = last_assault();
    desk.rolling(&[3]).does("hold");
    while desk.p.turn == 3 {
        desk.does("done");
    }
    assert!(desk.cites("opt.3.suite"));
    assert_eq!((desk.p.turn, desk.p.random), (4, true));
}
