//! Stacking (8.3).

use crate::common::*;

/// Whether the last of these units may end its move with the others, who have ended theirs.
fn fits(stack: &[&str], last: &str) -> bool {
    let there: Vec<String> = stack.iter().map(|unit| format!("{unit} 0616 moved")).collect();
    let mut desk = Desk::new(&format!("{}, {last} 0615", there.join(", ")));
    let side = desk.game.counter(desk.unit(last)).side;
    desk.at(side, Phase::Move).does(&format!("take {last}"));
    let fits = desk.may("go 0616");
    assert!(fits || desk.refused("go 0616") == "r.stacking");
    fits
}

#[test]
fn r8_12_a_full_hex_is_crossed_freely() {
    let mut desk = Desk::new("ir80 0616 moved, ir81 0616 moved, ir87 0615").after("take ir87");
    assert!(!desk.may("go 0616"));
    desk.does("go 0617");
    assert!(desk.saw(|event| matches!(event, Event::Moved { halves: 4, .. })), "straight through");
}

#[test]
fn r8_34_any_number_may_pass() {
    let mut desk =
        Desk::new("ir80 0616 moved, ir81 0616 moved, ir87 0615, ir115 0615, ir116 0615, ir117 0615");
    desk.does("take ir87, with ir115, go 0617, take ir116, with ir117, go 0618");
    assert!(desk.saw(|event| matches!(event, Event::Moved { halves: 6, .. })), "through two full hexes");
    assert_eq!(desk.whereabouts("ir117"), "0618");
}

#[test]
fn r8_31_two_regiments_and_no_more() {
    assert!(fits(&["ir80"], "ir115"), "of any division");
    assert!(!fits(&["ir80", "ir81"], "ir87"));
    assert!(!fits(&["ri165", "rit44"], "ri35"), "territorials are regiments");
    assert!(!fits(&["ri165", "rit44"], "bcp56"), "nor is there half a place");
}

#[test]
fn r8_31_the_phase_does_not_end_with_too_many_in_a_hex() {
    let mut desk = Desk::new("ir80 0616, ir81 0616, ir87 0616");
    assert_eq!(desk.refused("done"), "8.31");
    desk.does("take ir80, go 0617, done");
    assert_eq!(desk.asked(), FRENCH);
}

#[test]
fn r8_31_a_breakthrough_ends_where_there_is_room() {
    // Nobody but the pioneers moves in a breakthrough: the two regiments stay where they are.
    let mut desk = Desk::new("pi21 0616, ir80 0616, ir115 0617, ir116 0617, pi25 0820");
    desk.at(GERMAN, Phase::Break).does("take pi21");
    assert!(!desk.may("go 0617"));
    assert!(desk.may("go 0618"), "it may pass");
}

#[test]
fn r8_31_a_breakthrough_does_not_end_with_too_many_in_a_hex() {
    // The two stacks may meet as long as one of them goes on.
    let mut desk = Desk::new("pi21 0616, ir80 0616, pi25 0617, ir115 0617, ir116 0617");
    desk.at(GERMAN, Phase::Break).does("take pi21, go 0617");
    assert_eq!(desk.refused("done"), "8.31");
    desk.does("take pi25, go 0618");
    assert_eq!(desk.whereabouts("ir116"), "0618");
}

#[test]
fn r8_31_pioneers_come_on_top_of_their_division() {
    assert!(fits(&["ir80", "ir81"], "pi21"));
    assert!(fits(&["ir80", "ir115"], "pi21"), "one unit of it is enough");
    assert!(fits(&["ir115", "ir80"], "pi25"));
    assert!(!fits(&["ir115", "ir116"], "pi21"), "not on top of another");
    assert!(!fits(&["ir80", "ir81", "pi21"], "pi25"), "and one battalion only");
    assert!(!fits(&["ir80", "ir115", "pi21"], "pi25"));
    assert!(fits(&["pi21", "ir80"], "ir81"), "whoever comes last");
    assert!(!fits(&["ir80", "ir81"], "art21"), "guns of the division do not");
}

#[test]
fn r8_32_guns_of_corps_are_a_regiment() {
    assert!(fits(&["ir80"], "xviii1"));
    assert!(!fits(&["ir80", "ir81"], "xviii1"));
    assert!(!fits(&["xviii1", "xviii2"], "ir80"));
}

#[test]
fn r8_32_battalions_headquarters_guns_of_division_and_remnants_are_half_a_regiment() {
    for half in ["qg-xviii", "art21", "a1", "pi25"] {
        assert!(fits(&["ir115", "pi3"], half), "{half}");
        assert!(!fits(&["ir80", "ir87", "pi21"], half), "{half}");
        assert!(half == "pi25" || !fits(&["ir115", "pi3", "pi3b"], half), "{half}");
    }
    assert!(fits(&["bcp56", "bcp59", "bcp2"], "bcp4"), "four battalions");
    assert!(!fits(&["bcp56", "bcp59", "bcp2"], "ri165"));
}

#[test]
fn r8_32_a_garrison_counts_for_nothing() {
    let mut desk = Desk::new("ri165 2113 moved, ri35 2112, bcp56 2112");
    desk.at(FRENCH, Phase::Move).does("take ri35, go 2113");
    desk.does("take bcp56");
    assert_eq!(desk.refused("go 2113"), "r.stacking");
}

#[test]
fn r8_33_reinforcements_arrive_in_excess_and_are_sorted_out_in_their_movement() {
    let mut desk = Desk::new("ir80 0616");
    desk.day(23).at(GERMAN, Phase::Assault).does("done");
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Bombard));
    let arrived = ["qg-xx", "xx1", "z2", "z3", "t2", "t3", "art37"];
    assert!(arrived.iter().all(|unit| desk.whereabouts(unit) == "1323"));
    desk.does("done");
    assert_eq!(desk.refused("done"), "8.31");
    desk.does("take z2, with z3, go 1420");
    assert_eq!(desk.refused("done"), "8.31", "still too many");
    desk.does("take t2, with t3, go 1421");
    assert!(desk.may("done"), "headquarters and guns of corps and division fit");
}

#[test]
fn rr_stacking_a_unit_ends_its_move_where_those_that_have_finished_leave_room() {
    let mut desk = Desk::new("ir80 0616, ir81 0616, ir87 0615").after("take ir87, go 0616");
    assert_eq!(desk.refused("done"), "8.31", "the two others have still to make room");
    desk.does("take ir80, go 0617");
    assert!(desk.may("done"));
    let mut desk = Desk::new("ir80 0616, ir81 0616, ir87 0615");
    desk.does("take ir80, dig, take ir81, dig, take ir87");
    assert_eq!(desk.refused("go 0616"), "r.stacking", "they have finished");
}

#[test]
fn rr_stacking_who_digs_in_ends_his_move() {
    let mut desk = Desk::new("ir80 0616, ir81 0616, ir87 0615");
    desk.does("take ir87, go 0616, take ir80, dig, take ir81");
    assert!(!desk.may("dig"), "one of the three has to go");
}

#[test]
fn rr_stacking_who_stays_ends_his_move() {
    let mut desk = Desk::new("ir80 0616, ir81 0616, ir87 0615");
    desk.does("take ir87, go 0616, take ir80, stay, take ir81");
    assert!(!desk.may("stay"), "one of the three has to go");
}

#[test]
fn rr_stacking_those_that_nobody_can_move_stay() {
    let mut desk = Desk::new("xviii1 0616 fired, xviii2 0616 fired, viir1 0616 fired");
    assert!(desk.may("done"));
    desk.put("ir80 0616");
    assert_eq!(desk.refused("done"), "8.31", "the 80th can go");
    // On every side an enemy, and no way out.
    let mut desk = Desk::new(
        "ir80 0616, ir81 0616, ir87 0616, \
         ri165 0615, ri35 0716, ri42 0717, ri44 0617, ri60 0517, ri1 0516",
    );
    desk.does("done");
    assert_ne!(desk.p.phase, Phase::Move);
}

/// Germans so placed that 0617 and every hex around it is in a strong zone; without the last of them 0718 is free.
const RING: &str = "ir80 0616, ir81 0619, ir87 0418, ir115 0818";

#[test]
fn rr_stacking_those_that_cannot_leave_take_up_their_room() {
    // Neither regiment may go from strong zone to strong zone; to chasseurs the zones are weak.
    let mut desk = Desk::new(&format!("ri35 0617, ri42 0617, bcp56 0519, {RING}"));
    desk.at(FRENCH, Phase::Move).does("take bcp56");
    assert_eq!(desk.refused("go 0617"), "r.stacking");
    assert!(!desk.offers().contains(&"go 0617".into()));
    desk.lose("ir115", false).does("go 0617");
    assert_eq!(desk.refused("done"), "8.31", "one of the two has a way out and must take it");
    desk.does("take ri42, go 0718");
    assert!(desk.may("done"));
}

#[test]
fn rr_stacking_who_stays_counts_those_that_cannot_leave() {
    // After a retreat: all hexes around 0617 are in German zones, which are closed to the guns and not to the regiments.
    let units = "ri35 0617, ri42 0617, art14 0617, ir80 0615, ir81 0619, ir87 0417, ir115 0817";
    let mut desk = in_phase(FRENCH, Phase::Move, units).after("take ri35, stay, take ri42");
    assert_eq!(desk.refused("stay"), "r.stacking");
    assert_eq!(desk.refused("dig"), "r.stacking");
    desk.does("take art14, stay");
    assert_eq!(desk.refused("done"), "8.31");
    desk.does("take ri42, go 0616");
    assert!(desk.may("done"));
}

#[test]
fn rr_stacking_a_stack_that_parts_with_one_makes_room() {
    let mut desk = Desk::new("pi21 0616, ir80 0616, ir81 0616, pi25 0820");
    desk.at(GERMAN, Phase::Break).does("take pi21, leave ir80");
    assert!(desk.may("take pi25"), "they may all stay");
    // Too many after a retreat, and the guns have fired.
    let stack = "pi21 0616, ir80 0616, ir81 0616, xviii1 0616 fired, pi25 0820";
    let mut desk = Desk::new(stack);
    desk.at(GERMAN, Phase::Break).does("take pi21, leave ir80");
    assert_eq!(desk.refused("take pi25"), "r.stacking", "the rest of them can go on, and must");
    assert_eq!(desk.refused("stay"), "r.stacking");
    assert_eq!(desk.refused("done"), "8.31");
    desk.does("go 0617, take pi25");
    assert!(desk.may("done"));
    // The pioneers themselves may be the ones who stay: those in hand have not finished for that.
    let mut desk = Desk::new(stack);
    desk.at(GERMAN, Phase::Break).does("take pi21, leave pi21");
    assert_eq!(desk.refused("done"), "8.31");
}

#[test]
fn rr_stacking_a_breakthrough_ends_beside_no_stack_that_cannot_leave() {
    // All hexes around 0617 are in French zones, which are closed to guns and headquarters; the stack goes together.
    let french = "ri165 0615, ri35 0619, ri42 0417, ri44 0817";
    let mut desk =
        Desk::new(&format!("pi21 0617, ir80 0617, art21 0617, qg-xviii 0617, pi25 0616, {french}"));
    desk.at(GERMAN, Phase::Break).does("take pi25");
    assert_eq!(desk.refused("go 0617"), "r.stacking");
    let mut desk = Desk::new(&format!("pi21 0617, ir80 0617, ir81 0617, pi25 0616, {french}"));
    desk.at(GERMAN, Phase::Break).does("take pi25, go 0617");
    assert_eq!(desk.refused("done"), "8.31", "infantry can, and must");
}

#[test]
fn rr_army_guns_count_for_nothing() {
    let mut desk = Desk::new("ri165 1319 moved, ri324 1319 moved, rail 1318, art72r 1318");
    desk.at(FRENCH, Phase::Move).does("take art72r");
    assert_eq!(desk.refused("go 1319"), "r.stacking");
    desk.does("take rail, go 1319");
    assert!(desk.may("done"));
}
