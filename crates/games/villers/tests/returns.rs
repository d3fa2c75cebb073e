//! Eliminated battalions (8): the test, the track, coming back.

use crate::common::*;

/// What is added to the die of the first test for return, and the box; 0 if it is lost.
fn test(desk: &Desk) -> (i8, u8) {
    let tested = |event: &Event| match *event {
        Event::ReturnTest { modifier, turn, .. } => Some((modifier, turn)),
        _ => None,
    };
    desk.found(tested).expect("a test")
}

/// A battalion of 4 medals fires at a disorganised one on a turn; the die of its test.
fn fired_on(turn: u8, die: u8) -> Desk {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17 hurt");
    desk.turn(turn).rolling(&[6, die]).does("fire M17");
    desk
}

/// A deployed Australian fires at a disorganised German by night; the die of the test, and the latest box.
fn fired_by_night(die: u8, latest: u8) -> Desk {
    let mut desk = Desk::new(&format!("aif49 M17 deployed, gr5-1 M18 hurt, aif50 A05 deployed, {ELSEWHERE}"));
    desk.game.tables.returns.latest = latest;
    desk.turn(7).at(ALLIED, Phase::NightAllied).does("take aif49");
    desk.rolling(&[6, die]).does("fire M18");
    desk
}

/// The same by the book.
fn fired_on_by_night(die: u8) -> Desk {
    fired_by_night(die, 8)
}

/// The same as if nothing hurried the return, to see what the die alone says.
fn uncapped(die: u8) -> Desk {
    fired_by_night(die, 14)
}

// --- The test.

#[test]
fn r8_1_as_soon_as_a_battalion_is_eliminated_its_return_is_tested() {
    let desk = fired_on(2, 3);
    assert!(desk.cites("8.1") && desk.cites("8.1.case"));
    assert!(desk.saw(|event| matches!(event, Event::ReturnTest { die: 3, modifier: 1, turn: 6, .. })));
    assert_eq!((desk.back("london2-4"), desk.whereabouts("london2-4")), (6, ""));
    assert!(!desk.has("london2-4", mark::GONE | mark::HURT));
    // Nobody can take it up meanwhile.
    let mut desk = fired_on(2, 3);
    desk.at(ALLIED, Phase::Activate);
    assert_eq!(desk.refused("take london2-4"), "8.2");
}

#[test]
fn r8_1_seuls_otherwise_there_is_no_test_and_no_return() {
    // A rout off the map, and a night in contact with the enemy.
    let mut desk = Desk::new(&format!("london2-4 M03 hurt, {ELSEWHERE}"));
    desk.draw("rout allied");
    assert!(!desk.cites("8.1") && desk.has("london2-4", mark::GONE));
    let mut desk = Desk::new(&format!("london2-4 M17 hurt, gr5-1 M18, {ELSEWHERE}"));
    desk.turn(6).rolling(&[5]).does("done");
    assert!(desk.cites("9.3.elimine") && !desk.cites("8.1"));
    assert!(desk.has("london2-4", mark::GONE));
    // And a tank never has one.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, whippet1 M17 hurt");
    desk.rolling(&[6]).does("fire M17");
    assert!(!desk.cites("8.1") && desk.has("whippet1", mark::GONE));
}

#[test]
fn r8_1_attaquant_three_more_after_a_failed_assault() {
    for (die, back) in [(2, 7), (3, 8), (4, 0), (6, 0)] {
        let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
        desk.rolling(&[1, 1, 1, 1, die]).does("assault M17");
        assert_eq!((test(&desk), desk.back("gr5-1")), ((3, back), back), "{die}");
    }
}

#[test]
fn r8_1_defenseur_two_more_for_whoever_is_assaulted() {
    for (die, back) in [(2, 6), (4, 8), (5, 0)] {
        let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
        desk.rolling(&[6, 6, 1, 1, die]).does("assault M17");
        assert_eq!((test(&desk), desk.back("london2-4")), ((2, back), back), "{die}");
    }
}

#[test]
fn r8_1_feu_one_more_for_a_battalions_fire_or_a_barrage() {
    assert_eq!(test(&fired_on(2, 4)), (1, 7));
    assert_eq!(test(&fired_on(2, 6)), (1, 0), "7 is too much");
    let mut desk = Desk::new(&format!("london2-4 M17, {ELSEWHERE}"));
    desk.guns(GERMAN, 1).rolling(&[1, 6, 4]).does("aim M17");
    assert_eq!(test(&desk), (1, 7));
}

#[test]
fn r8_1_char_nothing_where_a_tank_is_on_the_other_side() {
    // Fired at by a tank.
    let mut desk = Desk::acting(GERMAN, "lotte", "lotte M20, london2-4 M17 hurt");
    desk.rolling(&[6, 6]).does("fire M17");
    assert_eq!(test(&desk), (0, 8));
    // Assaulted by one.
    let mut desk = Desk::acting(GERMAN, "lotte", "lotte M18, london2-4 M17 hurt");
    desk.rolling(&[6, 1, 1, 1, 6]).does("assault M17");
    assert_eq!(test(&desk), (0, 8));
    // Having failed to assault one.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, a1 M17");
    desk.rolling(&[1, 1, 1, 1, 6]).does("assault M17");
    assert_eq!((test(&desk), desk.back("gr5-1")), ((0, 8), 8));
}

#[test]
fn r8_1_nuit_two_less_on_turn_7_on_top_of_the_rest() {
    assert_eq!(test(&uncapped(4)), (-1, 10), "1 for the fire, 2 less for the night");
    let mut desk = Desk::new(&format!("aif49 M17 deployed, gr5-1 M18, {ELSEWHERE}"));
    desk.turn(7).at(ALLIED, Phase::NightAllied).does("take aif49");
    desk.rolling(&[1, 1, 1, 1, 5]).does("assault M18");
    assert_eq!(test(&desk), (1, 8), "3 and 2 less");
}

#[test]
fn r8_1_perdu_on_a_natural_one_or_above_six_it_is_lost() {
    for (die, lost) in [(1, true), (2, false), (5, false), (6, true)] {
        let desk = fired_on(2, die);
        assert_eq!(desk.cites("8.1.perdu"), lost, "{die}");
        assert_eq!(desk.has("london2-4", mark::GONE), lost, "{die}");
        assert_eq!(desk.back("london2-4") == 0, lost);
    }
    // By night a 1 is lost too, whatever it is modified to, and nothing is above six.
    assert!(fired_on_by_night(1).cites("8.1.perdu"));
    assert!(!fired_on_by_night(6).cites("8.1.perdu"));
}

#[test]
fn r8_1_minimum_a_result_of_one_or_less_counts_as_two() {
    // Only the night takes so much off, and its box is 8 in any case: the limit is set aside here.
    assert_eq!(test(&uncapped(2)), (-1, 9), "2 − 1 makes 1, which counts as 2");
    assert_eq!(test(&uncapped(3)), (-1, 9));
    // With a tank there it can be 0: a battalion that fails against one by night.
    let mut desk = Desk::new(&format!("aif49 M17 deployed, lotte M18, {ELSEWHERE}"));
    desk.game.tables.returns.latest = 14;
    desk.turn(7).at(ALLIED, Phase::NightAllied).does("take aif49");
    desk.rolling(&[1, 1, 1, 1, 2]).does("assault M18");
    assert_eq!(test(&desk), (-2, 9));
}

#[test]
fn r8_1_case_the_box_of_the_turn_plus_the_result() {
    for (turn, die, back) in [(1, 2, 4), (2, 2, 5), (2, 4, 7), (9, 2, 12), (9, 4, 14)] {
        let desk = fired_on(turn, die);
        assert!(desk.cites("8.1.case"));
        assert_eq!(desk.back("london2-4"), back, "{turn} {die}");
    }
}

#[test]
fn r8_1_plafond_eliminated_on_the_24th_it_is_back_by_turn_8() {
    for (turn, die, capped) in
        [(2, 5, false), (3, 5, true), (4, 5, true), (6, 2, true), (6, 5, true), (5, 2, false)]
    {
        let desk = fired_on(turn, die);
        assert_eq!(desk.back("london2-4"), 8, "{turn} {die}");
        // The journal cites what sends it there: the limit, or its box.
        assert_eq!((desk.cites("8.1.plafond"), desk.cites("8.1.case")), (capped, !capped), "{turn} {die}");
        assert!(!desk.cites("r.april-24"), "by day");
    }
}

#[test]
fn rr_april_24_the_night_of_turn_7_is_of_the_24th() {
    for die in 2..=6 {
        let desk = fired_on_by_night(die);
        assert_eq!((test(&desk).1, desk.back("gr5-1")), (8, 8), "{die}");
        assert!(desk.cites("8.1.plafond") && desk.cites("r.april-24") && !desk.cites("8.1.case"), "{die}");
        assert!(!desk.has("gr5-1", mark::GONE), "{die}");
    }
    assert!(fired_on_by_night(1).has("gr5-1", mark::GONE), "a 1 is lost for good, by night as by day");
    // On the 25th nothing hurries it, nor in its night.
    assert_eq!(fired_on(8, 5).back("london2-4"), 14);
    assert_eq!(fired_on(13, 2).back("london2-4"), 0, "r.track");
}

#[test]
fn rr_april_24_whoever_falls_in_the_night_attack_is_back_in_the_morning() {
    let mut desk = Desk::new(&format!("aif49 M17 deployed, gr5-1 M18 hurt, {ELSEWHERE}"));
    desk.turn(7).at(ALLIED, Phase::NightAllied).does("take aif49");
    desk.p.round = 3;
    desk.rolling(&[6, 6]).does("fire M18");
    assert_eq!(desk.back("gr5-1"), 8);
    desk.does("stay");
    assert_eq!((desk.p.turn, desk.p.phase, desk.asked()), (7, Phase::Return, GERMAN));
    desk.does("take gr5-1, go M33, stay");
    assert_eq!((desk.p.turn, desk.whereabouts("gr5-1")), (8, "M33"));
    // So whoever fires by night knows that it will be back, but for a 1.
    let mut desk = Desk::new(&format!("aif49 M17 deployed, gr5-1 M18 hurt, {ELSEWHERE}"));
    desk.turn(7).at(ALLIED, Phase::NightAllied).does("take aif49");
    let odds = desk.odds("fire M18");
    let returns = odds.beside.iter().flat_map(|beside| &beside.cases);
    let returns: Vec<_> = returns.filter(|case| key(&case.label) == "case-returns").collect();
    assert_eq!(returns.iter().map(|case| case.ways).collect::<Vec<_>>(), [Some(5)]);
}

#[test]
fn rr_track_there_is_no_box_beyond_the_last() {
    for (turn, die) in [(9, 5), (11, 4), (12, 2), (13, 2)] {
        let desk = fired_on(turn, die);
        assert!(desk.cites("r.track") && !desk.cites("8.1.perdu") && !desk.cites("8.1.case"), "{turn} {die}");
        assert!(desk.has("london2-4", mark::GONE) && desk.back("london2-4") == 0, "{turn} {die}");
    }
    assert_eq!((fired_on(11, 2).back("london2-4"), fired_on(9, 4).back("london2-4")), (14, 14));
    // Nor is there one for whoever finds the edge closed on turn 13.
    let mut desk = Desk::new(&format!("{WALL}, gr5-3 M20, london6 A01"));
    desk.on_track("rir257-1", 14).turn(13).does("done");
    assert!(desk.cites("r.return-blocked") && desk.cites("r.track"));
    assert!(desk.has("rir257-1", mark::GONE) && desk.back("rir257-1") == 0);
}

// --- Coming back.

/// Battalions of the next box come back at the end of turn 2: a side's, and by which id.
fn returning(units: &str, track: &[&str]) -> Desk {
    let mut desk = Desk::new(units);
    for unit in track {
        desk.on_track(unit, 3);
    }
    desk.does("done");
    desk
}

#[test]
fn r8_2_battalions_of_the_next_box_enter_by_their_edge() {
    let mut desk = Desk::new(ELSEWHERE);
    desk.on_track("rmle1", 3).on_track("rmle2", 4).on_track("gr5-1", 3).does("done");
    assert!(desk.cites("1.c7") && desk.saw(|event| matches!(event, Event::ReturnsOpen)));
    assert_eq!(
        (desk.p.phase, desk.asked(), desk.targets("take")),
        (Phase::Return, ALLIED, vec!["rmle1".into()])
    );
    assert_eq!(desk.refused("take rmle2"), "8.2", "its turn has not come");
    assert_eq!(desk.refused("take london6"), "8.2", "it is in play");
    desk.does("take rmle1");
    assert_eq!(desk.refused("go N33"), "2.3.bord");
    desk.does("go N01");
    assert!(desk.cites("8.2") && desk.saw(|event| matches!(event, Event::Entered { medals: 1, .. })));
    assert_eq!((desk.whereabouts("rmle1"), desk.back("rmle1")), ("N01", 0));
    desk.does("stay");
    assert_eq!((desk.asked(), desk.targets("take")), (GERMAN, vec!["gr5-1".into()]));
    desk.does("take gr5-1, go N32");
    assert_eq!((desk.whereabouts("gr5-1"), desk.p.turn), ("N32", 3), "two points, and the turn is over");
    assert_eq!((desk.back("rmle2"), desk.p.phase), (4, Phase::Aim));
    // On the next turn it acts like any other.
    desk.at(GERMAN, Phase::Activate);
    assert!(desk.may("take gr5-1"));
}

#[test]
fn r8_2_in_the_random_sequence_as_well() {
    let mut desk = Desk::new(ELSEWHERE);
    desk.on_track("rmle1", 3).draw("end-of-turn");
    assert!(desk.cites("1.a2") && desk.p.phase == Phase::Return);
    assert_eq!((desk.asked(), desk.targets("take")), (ALLIED, vec!["rmle1".into()]));
}

#[test]
fn r8_2_une_medaille_they_have_one_medal_to_move_with() {
    let mut desk = returning(ELSEWHERE, &["gr5-1"]).after("take gr5-1");
    assert!(desk.may("go N33") && desk.may("go N32"));
    assert_eq!(desk.refused("go N31"), "8.2.une-medaille");
    assert_eq!(desk.refused("go N20"), "3.1.cout", "not with all its medals");
    // The hex of entry is paid for: what is left of the medal may be used after it.
    desk.does("go N33");
    assert_eq!(desk.p.hand.points, 1);
    desk.does("go M33");
    assert_eq!(desk.whereabouts("gr5-1"), "M33");
}

#[test]
fn r8_2_rien_they_do_nothing_else() {
    let mut desk = returning(&format!("rmle1 N31, {ELSEWHERE}"), &["gr5-1"]).after("take gr5-1");
    for action in ["fire N31", "assault N31", "rally", "infiltrate N32", "withdraw N32"] {
        assert_eq!(desk.refused(action), "8.2.rien", "{action}");
    }
    // N33 is clear of the enemy; beside him it cannot fire either.
    desk.does("go M33");
    assert_eq!((desk.spent(), desk.refused("fire N31")), (1, "8.2.rien"));
    desk.does("stay");
    assert_eq!((desk.p.turn, desk.whereabouts("gr5-1")), (3, "M33"));
}

#[test]
fn rr_return_order_the_allies_first_and_nobody_may_stay_away() {
    let mut desk = returning(ELSEWHERE, &["gr5-1", "gr5-2", "rmle1", "rmle2"]);
    assert_eq!((desk.asked(), desk.targets("take")), (ALLIED, vec!["rmle1".into(), "rmle2".into()]));
    assert_eq!(desk.refused("done"), "8.2");
    desk.does("take rmle2, take rmle1");
    assert_eq!(desk.refused("stay"), "2.3.action", "once taken it enters");
    desk.does("go N01, stay");
    assert_eq!((desk.asked(), desk.refused("done")), (ALLIED, "8.2"));
    desk.does("take rmle2, go O01, stay");
    assert_eq!((desk.asked(), desk.targets("take")), (GERMAN, vec!["gr5-1".into(), "gr5-2".into()]));
}

/// Allies all along the east edge: every hex of it is held or in a zone.
const WALL: &str = "rmle1 B33, rmle2 E33, rmle3 H33, zouaves8-1 K33, zouaves8-2 N33, tirailleurs7-1 Q33, \
                    tirailleurs7-2 T33, tirailleurs4-1 W33, london3 Z33";

#[test]
fn rr_return_blocked_whoever_can_enter_nowhere_waits_a_turn() {
    let units = format!("{WALL}, gr5-3 M20, london6 A01");
    // Two points do not pay for ground and zone: 1 and 2 for a battalion of two medals.
    let desk = returning(&units, &["rir257-1"]);
    assert!(desk.cites("r.return-blocked"));
    assert!(desk.saw(|event| matches!(event, Event::ReturnDelayed { turn: 4, .. })));
    assert_eq!((desk.back("rir257-1"), desk.p.turn), (4, 3));
    // One of four pays 1 and 1.
    let desk = returning(&units, &["gr5-1", "rir257-1"]);
    assert_eq!((desk.p.phase, desk.targets("take")), (Phase::Return, vec!["gr5-1".into()]));
}

#[test]
fn rr_return_blocked_those_left_when_the_others_are_in() {
    let units = format!("{WALL}, gr5-3 M20, london6 A01");
    let desk = returning(&units, &["gr5-1", "rir257-1"]).after("take gr5-1, go A33");
    assert_eq!((desk.whereabouts("gr5-1"), desk.back("rir257-1"), desk.p.turn), ("A33", 4, 3));
}

#[test]
fn rr_return_strength_at_full_strength_and_without_a_hero() {
    let eliminated = |side: Seat| {
        let (unit, other) = if side == GERMAN { ("gr5-1", "rmle1") } else { ("rmle1", "gr5-1") };
        let mut desk = Desk::acting(side.other(), other, &format!("{unit} M17 hurt hero, {other} M18"));
        desk.rolling(&[6, 2]).does("fire M17");
        (desk, unit)
    };
    for side in [GERMAN, ALLIED] {
        let (mut desk, unit) = eliminated(side);
        assert_eq!(desk.back(unit), 5);
        desk.turn(4).at(GERMAN, Phase::Activate).does("done");
        desk.does(&format!("take {unit}, go {}", if side == GERMAN { "N33" } else { "N01" }));
        assert!(desk.whereabouts(unit).starts_with('N'));
        assert!(!desk.has(unit, mark::HURT | mark::HERO));
    }
}
