//! Reinforcements (2.3): who enters when and where, and how tanks arrive amid confusion.

use crate::common::*;

const FAR: &str = "gr5-1 N30, london2-4 N05";
const A7VS: &str = "lotte gretchen baden mephisto cyklop schnuck siegfried elfriede nixe";
const MARK_IVS: &str = "a1 a2 a3";
const WHIPPETS: &str = "whippet1 whippet2 whippet3 whippet4 whippet5 whippet6 whippet7";

/// A side's activations on a turn, with tanks that wait.
fn waiting(tanks: &str, side: Seat, turn: u8) -> Desk {
    let mut desk = Desk::new(FAR);
    desk.wait(tanks).turn(turn).at(side, Phase::Activate);
    desk
}

/// The turn before this one ends in confusion.
fn amid_confusion(tanks: &str, turn: u8) -> Desk {
    let mut desk = Desk::new(FAR);
    desk.wait(tanks).turn(turn - 1).intensity(20, 20).does("done");
    assert!(desk.p.turn == turn && desk.p.random);
    desk
}

fn drive(desk: &Desk, unit: &str) -> u8 {
    desk.p.unit(desk.unit(unit)).drive
}

// --- 2.3: coming into play.

#[test]
fn r2_3_the_first_medal_moves_a_reinforcement_in_and_the_edge_hex_is_paid_for() {
    let mut desk = waiting("baden", GERMAN, 1).after("take baden, go N33");
    assert_eq!((desk.spent(), desk.p.hand.points, drive(&desk, "baden")), (1, 3, 1));
    assert!(desk.saw(|event| matches!(event, Event::Entered { medals: 1, .. })));
    assert!(!desk.has("baden", mark::WAITING) && desk.has("baden", mark::ACTED));
    desk.does("go K32");
    assert_eq!((desk.moved(), desk.spent()), ((3, 0), 1), "with what is left of the medal");
}

#[test]
fn r2_3_it_may_go_on_at_once_as_far_as_two_medals_take_it() {
    let mut desk = waiting("baden", GERMAN, 1).after("take baden");
    // 1 point for L33, then seven open hexes.
    assert!(desk.may("go L26"));
    assert_eq!(desk.refused("go L25"), "3.1.char-deux", "four medals would take it there");
    desk.does("go L26");
    assert_eq!((desk.whereabouts("baden"), drive(&desk, "baden")), ("L26", 2));
    assert!(desk.p.hand.is_empty(), "with nothing to fire at it has finished");
}

#[test]
fn r2_3_a_difficult_edge_hex_costs_its_ground_and_tests_a_tank() {
    // F01 is a wood of the Bois l’Abbé.
    let mut desk = waiting("a1", ALLIED, 2);
    desk.does("take a1").rolling(&[1]).does("go F01");
    assert!(desk.cites("2.3.2") && desk.cites("4.1.terrain") && desk.has("a1", mark::BROKEN));
    assert_eq!((desk.whereabouts("a1"), desk.p.hand.is_empty()), ("F01", true));
    let mut desk = waiting("a1", ALLIED, 2);
    desk.does("take a1").rolling(&[2]).does("go F01");
    assert_eq!((desk.spent(), desk.p.hand.points), (1, 2), "2 points for the wood");
}

/// What an offer to a side says.
fn label(desk: &Desk, side: Seat, decision: &str) -> String {
    let offers = desk.table(side).prompt.offers;
    let offer = offers.into_iter().find(|offer| offer.decision == decision);
    key(&offer.unwrap_or_else(|| panic!("{decision} is not offered")).label)
}

#[test]
fn r4_1_terrain_what_may_break_a_tank_down_says_so_before() {
    // F01 is a wood, E01 has the road.
    let desk = waiting("a1", ALLIED, 2).after("take a1");
    assert_eq!(label(&desk, ALLIED, "go F01"), "offer-enter-difficult");
    assert_eq!(label(&desk, ALLIED, "go E01"), "offer-enter");
    // L24 is a wood, M26 is open.
    let desk = Desk::acting(GERMAN, "lotte", "lotte M25, london2-4 N25");
    assert_eq!(label(&desk, GERMAN, "withdraw L24"), "offer-withdraw-difficult");
    assert_eq!(label(&desk, GERMAN, "infiltrate M26"), "offer-infiltrate");
    let desk = Desk::acting(GERMAN, "lotte", "lotte M25, london2-4 L25");
    assert_eq!(label(&desk, GERMAN, "infiltrate L24"), "offer-infiltrate-difficult");
    assert_eq!(label(&desk, GERMAN, "withdraw N25"), "offer-withdraw");
}

#[test]
fn r3_1_ami_the_offer_says_that_a_friends_hex_has_to_be_left() {
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 N18, gr5-2 N17");
    assert_eq!(label(&desk, GERMAN, "go N17"), "offer-go-onto");
    assert_eq!(label(&desk, GERMAN, "go N16"), "offer-go");
    // K25 is a wood.
    let desk = Desk::acting(GERMAN, "baden", "baden K26, gr5-2 K25");
    assert_eq!(label(&desk, GERMAN, "go K25"), "offer-go-onto-difficult");
    let mut desk = waiting("baden", GERMAN, 1);
    desk.put("gr5-2 N33").does("take baden");
    assert_eq!(label(&desk, GERMAN, "go N33"), "offer-enter-onto");
    // A tank may enter over a hex of its own, and break down on the friend beyond: F03 on the shipped map, at the opening of turn 2.
    let mut desk = Desk::begin(shipped(1, ""), 1);
    desk.turn(2).at(ALLIED, Phase::Activate).does("take a1");
    assert_eq!(label(&desk, ALLIED, "go F03"), "offer-enter-onto-difficult");
    assert!(key(&desk.odds("go F03").summary[0]) == "odds-ground", "as the odds say");
    let desk = Desk::acting(GERMAN, "lotte", "lotte M25, london2-4 N25, gr5-2 M26, ggren5-1 L24");
    assert_eq!(label(&desk, GERMAN, "infiltrate M26"), "offer-infiltrate-onto");
    assert_eq!(label(&desk, GERMAN, "withdraw L24"), "offer-withdraw-onto-difficult");
    let desk = Desk::acting(GERMAN, "lotte", "lotte M25, london2-4 L25, gr5-2 L24, ggren5-1 N25");
    assert_eq!(label(&desk, GERMAN, "infiltrate L24"), "offer-infiltrate-onto-difficult");
    assert_eq!(label(&desk, GERMAN, "withdraw N25"), "offer-withdraw-onto");
}

#[test]
fn r2_3_friends_at_the_edge_are_passed_and_enemies_are_not() {
    let mut desk = waiting("baden", GERMAN, 1);
    desk.put("gr5-2 N33").does("take baden");
    assert!(desk.may("go N33"), "it has medals to go on");
    desk.put("london2-2 F33");
    assert_eq!(desk.refused("go F33"), "3.1.ennemi");
    assert!(desk.may("go E33"), "a zone at the edge is entered");
    desk.does("go E33");
    assert_eq!((desk.p.hand.points, desk.whereabouts("baden")), (0, "E33"));
}

#[test]
fn r2_3_bord_each_enters_by_its_own_edge() {
    let desk = waiting("baden", GERMAN, 1).after("take baden");
    assert_eq!((desk.refused("go N01"), desk.refused("go A01")), ("2.3.bord", "2.3.bord"));
    assert!(desk.may("go A33") && desk.may("go AA33"));
    let desk = waiting("a1", ALLIED, 2).after("take a1");
    assert_eq!(desk.refused("go N33"), "2.3.bord");
    assert!(desk.may("go A01") && desk.may("go AA01"));
    let desk = waiting("whippet1", ALLIED, 3).after("take whippet1");
    assert_eq!(desk.refused("go O33"), "2.3.bord");
}

#[test]
fn r2_3_bord_nobody_appears_in_the_middle_of_the_map() {
    let desk = waiting("baden", GERMAN, 1).after("take baden");
    assert_eq!(desk.refused("go N15"), "3.1.cout");
    assert_eq!(desk.why_not("baden", "N15"), "3.1.cout");
}

#[test]
fn r2_3_action_until_it_is_in_it_does_nothing_but_enter() {
    let mut desk = waiting("baden", GERMAN, 1);
    desk.put("london2-2 N31").does("take baden");
    for text in ["fire N31", "assault N31", "rally", "infiltrate N33", "withdraw N33"] {
        assert_eq!(desk.refused(text), "2.3.action", "{text}");
    }
    assert!(desk.targets("fire").is_empty());
    desk.does("go N33").rolling(&[1]).does("fire N31");
    assert_eq!(desk.spent(), 2, "then as it likes");
}

#[test]
fn r2_3_action_taken_up_and_put_down_it_waits_on() {
    let desk = waiting("baden", GERMAN, 1).after("take baden, stay");
    assert!(desk.has("baden", mark::WAITING) && !desk.has("baden", mark::ACTED));
    // A battalion that a marker brings back enters.
    let mut desk = Desk::new(FAR);
    desk.on_track("gr5-2", 5).draw("reinforcements german").does("take gr5-2");
    assert_eq!(desk.refused("stay"), "2.3.action");
}

// --- Who, and when.

#[test]
fn r2_3_1_the_a7vs_enter_on_turn_1_in_the_german_activations() {
    let mut desk = waiting(A7VS, GERMAN, 1);
    for (tank, row) in A7VS.split_whitespace().zip(["A", "B", "C", "D", "E", "F", "G", "H", "I"]) {
        desk.does(&format!("take {tank}, go {row}33"));
        assert!(desk.cites("2.3.1"), "{tank}");
        desk.does("stay");
        assert_eq!(desk.whereabouts(tank), format!("{row}33"));
    }
    assert_eq!(desk.p.a7vs, 9);
}

#[test]
fn r2_3_2_the_mark_ivs_enter_on_turn_2() {
    assert_eq!(waiting(MARK_IVS, ALLIED, 1).refused("take a1"), "2.3.2");
    let mut desk = waiting(MARK_IVS, ALLIED, 2);
    for (tank, hex) in [("a1", "A01"), ("a2", "N01"), ("a3", "AA01")] {
        desk.does(&format!("take {tank}, go {hex}"));
        assert!(desk.cites("2.3.2"), "{tank}");
        desk.does("stay");
    }
    assert_eq!(desk.refused_to(ALLIED, "take whippet1"), "12.2.whippets", "not in this game");
}

#[test]
fn r2_3_3_the_whippets_enter_on_turn_3() {
    assert_eq!(waiting(WHIPPETS, ALLIED, 2).refused("take whippet1"), "2.3.3");
    let mut desk = waiting(WHIPPETS, ALLIED, 3);
    for (tank, hex) in [("whippet1", "N01"), ("whippet2", "O01"), ("whippet7", "P01")] {
        desk.does(&format!("take {tank}, go {hex}"));
        assert!(desk.cites("2.3.3"), "{tank}");
        desk.does("stay");
    }
    desk.does("take whippet3");
    assert_eq!((desk.refused("go A01"), desk.refused("go AA01")), ("12.2.rangees", "12.2.rangees"));
    assert!(desk.may("go N01"), "with two medals to go on");
    // Through its friend on N01 and on: once in, it may go to another row of the edge.
    desk.does("go M01");
    assert_eq!((desk.whereabouts("whippet3"), desk.p.hand.points), ("M01", 2));
}

#[test]
fn r2_3_3_night_reinforcements_are_not_activated_before_the_night() {
    assert_eq!(waiting("aif49", ALLIED, 5).refused("take aif49"), "10");
}

#[test]
fn r2_3_3_aleatoire_amid_confusion_they_enter_before_the_first_draw() {
    let mut desk = amid_confusion(WHIPPETS, 3);
    assert!(desk.cites("2.3.3.aleatoire") && desk.saw(|event| *event == Event::ArrivalsOpen { count: 7 }));
    assert_eq!((desk.asked(), desk.p.phase, desk.p.draws), (ALLIED, Phase::Arrive, 0));
    assert_eq!(desk.refused("take london2-4"), "2.3.3.aleatoire");
    desk.put("gr5-2 N04");
    desk.does("take whippet1, go N02");
    assert_eq!(desk.spent(), 1);
    assert_eq!(desk.refused("take whippet2"), "2.1.une", "one after the other");
    desk.rolling(&[1]).does("fire N04").rolling(&[1]).does("fire N04");
    assert_eq!(
        (desk.spent(), desk.p.hand.points),
        (3, 2),
        "two medals for any action, and points of the first"
    );
    desk.does("stay, take whippet2, go O02, stay").cup("battalions german 3").does("done");
    assert!(desk.cites("1.a1"), "then the first marker is drawn");
    assert_eq!(desk.p.draws, 1);
}

#[test]
fn r2_3_3_aleatoire_without_tanks_that_are_due_the_draws_begin_at_once() {
    let desk = amid_confusion(WHIPPETS, 4);
    assert!(!desk.cites("2.3.3.aleatoire") && desk.cites("1.a1"));
    assert!(desk.has("whippet1", mark::WAITING));
}

#[test]
fn r2_3_3_fini_no_marker_activates_them_that_turn() {
    let mut desk = amid_confusion(WHIPPETS, 3);
    desk.does("take whippet1, go N01, stay").cup("tanks allied").does("done");
    assert_eq!((desk.asked(), desk.p.phase), (ALLIED, Phase::Marked));
    assert_eq!(desk.refused("take whippet1"), "2.1.fini");
    assert!(desk.may("take whippet2"), "one that has not entered is another matter");
}

// --- Our rulings.

#[test]
fn rr_references_arrivals_in_the_scenarios_are_those_of_2_3() {
    let mut desk = Desk::first(FAR);
    desk.wait("baden a1").turn(1).does("take baden, go N33");
    assert!(desk.cites("2.3.1"));
    desk.does("stay").turn(2).at(ALLIED, Phase::Activate).does("take a1, go N01");
    assert!(desk.cites("2.3.2"));
    // “VI.1” of the assault is the breakdown of 4.1.
    let mut desk = Desk::first("baden N16, london2-4 N15 hurt, london6 A01, gr5-1 A16");
    desk.does("take baden").rolling(&[6, 6, 6, 6, 1, 6]).does("assault N15");
    assert!(desk.cites("4.1.assaut"));
}

#[test]
fn rr_late_a_tank_that_has_not_entered_does_so_in_a_later_phase_of_its_side() {
    for turn in [2, 3, 5] {
        let desk = waiting(MARK_IVS, ALLIED, turn).after("take a1, go N01");
        assert_eq!(desk.whereabouts("a1"), "N01", "turn {turn}");
    }
    let desk = waiting(A7VS, GERMAN, 4).after("take baden, go N33");
    assert!(desk.cites("2.3.1"));
    let mut desk = waiting(WHIPPETS, ALLIED, 8).after("take whippet1");
    assert_eq!(desk.refused("go A01"), "12.2.rangees", "by the rows it always had");
    desk.does("go P01");
}

#[test]
fn rr_late_a_tank_without_room_waits() {
    // Enemies hold the three hexes of the Whippets.
    let mut desk = waiting(WHIPPETS, ALLIED, 3);
    desk.put("gr5-2 N01, gr5-3 O01, ggren5-1 P01");
    assert_eq!(desk.refused("take whippet1"), "3");
    assert!(desk.has("whippet1", mark::WAITING));
    let mut desk = amid_confusion(WHIPPETS, 3);
    desk.put("gr5-2 N01, gr5-3 O01, ggren5-1 P01").does("done");
    assert!(desk.p.phase != Phase::Arrive && desk.has("whippet1", mark::WAITING));
}

#[test]
fn rr_late_in_the_random_sequence_it_is_one_of_the_tanks_of_a_tank_marker() {
    let mut desk = Desk::new(FAR);
    desk.wait(MARK_IVS).turn(4).draw("tanks allied");
    assert_eq!(desk.p.left, 3);
    desk.does("take a1, go N01");
    assert_eq!((desk.p.left, desk.spent()), (2, 1));
    assert!(desk.cites("2.3.2"));
    // One that is not due yet is not among them, and a battalion marker brings none.
    let mut desk = Desk::new(FAR);
    desk.wait(WHIPPETS).turn(2).draw("tanks allied");
    assert!(desk.saw(|event| *event == Event::Draw { number: 2 }), "nobody could be activated");
    let mut desk = Desk::new(FAR);
    desk.wait(MARK_IVS).turn(4).draw("battalions allied 3");
    assert_eq!(desk.refused("take a1"), "7.2.1.seuls");
}

#[test]
fn rr_mark_iv_random_they_enter_as_the_whippets_would() {
    let mut desk = amid_confusion(&format!("{MARK_IVS} {WHIPPETS}"), 2);
    assert!(desk.cites("r.mark-iv-random"));
    assert_eq!((desk.asked(), desk.p.phase), (ALLIED, Phase::Arrive));
    assert_eq!(desk.targets("take"), ["a1", "a2", "a3"]);
    assert_eq!(desk.refused("take whippet1"), "2.3.3");
    desk.put("london2-4 N05");
    assert_eq!(desk.refused("take london2-4"), "r.mark-iv-random", "those that arrive act alone");
    assert_eq!(desk.table(ALLIED).prompt.rule.as_deref(), Some("r.mark-iv-random"));
    let mut whippets = amid_confusion(WHIPPETS, 3);
    whippets.put("london2-4 N05");
    assert_eq!(whippets.refused("take london2-4"), "2.3.3.aleatoire");
    desk.does("take a1, go N01, go N04");
    assert_eq!((desk.whereabouts("a1"), desk.spent()), ("N04", 1), "four points are one medal");
}

#[test]
fn rr_extra_a7v_the_first_seven_are_free_whichever_they_are() {
    let mut desk = Desk::first(FAR);
    desk.wait(A7VS).turn(1);
    for (tank, row) in A7VS.split_whitespace().rev().zip(["A", "B", "C", "D", "E", "F", "G"]) {
        desk.does(&format!("take {tank}, go {row}33, stay"));
    }
    assert_eq!((desk.p.a7vs, desk.p.points[ALLIED]), (7, 0));
    desk.does("take lotte, go I33");
    assert!(desk.cites("12.1.a7v-plus"));
    assert_eq!(desk.p.points[ALLIED], 2);
    desk.does("stay, take gretchen, go J33");
    assert_eq!(desk.p.points[ALLIED], 4);
}

#[test]
fn rr_extra_a7v_those_after_the_seventh_enter_on_turn_1_only() {
    let mut desk = Desk::first(FAR);
    desk.wait("lotte gretchen baden").turn(2);
    desk.p.a7vs = 7;
    assert_eq!(desk.refused("take lotte"), "r.extra-a7v");
    desk.p.a7vs = 6;
    desk.does("take lotte, go N33");
    assert_eq!((desk.p.points[ALLIED], desk.p.a7vs), (0, 7), "the seventh is late and free");
    desk.does("stay");
    assert_eq!(desk.refused("take gretchen"), "r.extra-a7v");
    desk.turn(1).p.a7vs = 9;
    assert_eq!(desk.refused("take gretchen"), "r.extra-a7v", "nine and no more");
}

#[test]
fn rr_whippets_their_die_is_rolled_as_turn_3_opens() {
    for (die, count) in [(1, 2), (4, 5), (6, 7)] {
        let mut desk = Desk::first(FAR);
        desk.wait(WHIPPETS).rolling(&[die]).does("done");
        assert!(desk.saw(|event| *event == Event::WhippetsComing { die, count }));
        let sections = ["1", "12.1.whippets", "1.c1"];
        let order: Vec<_> = desk.cited().into_iter().filter(|section| sections.contains(section)).collect();
        assert_eq!(order, sections);
        let coming = WHIPPETS.split_whitespace().filter(|tank| desk.has(tank, mark::WAITING)).count();
        assert_eq!(coming, usize::from(count));
        assert!(desk.has("whippet1", mark::WAITING) && desk.has("whippet7", mark::WAITING) == (count == 7));
    }
    // Scenario 2 has seven, without a die.
    let mut desk = Desk::new(FAR);
    desk.wait(WHIPPETS).does("done");
    assert!(!desk.saw(|event| matches!(event, Event::WhippetsComing { .. })));
    assert!(WHIPPETS.split_whitespace().all(|tank| desk.has(tank, mark::WAITING)));
}
