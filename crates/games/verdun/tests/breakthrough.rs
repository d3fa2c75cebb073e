//! Breakthrough (13).

use crate::common::*;

/// The Germans break through on the 22nd, with these units about. The 29th Pioneers are elsewhere: as long as they have not
/// moved, the phase goes on.
fn breaking(units: &str) -> Desk {
    in_phase(GERMAN, Phase::Break, &format!("{units}, pi29 2610"))
}

/// Where these units are.
fn places<'a>(desk: &'a Desk, units: &[&str]) -> Vec<&'a str> {
    units.iter().map(|unit| desk.whereabouts(unit)).collect()
}

#[test]
fn r13_pioneers_and_their_stack_move_once_more() {
    let mut desk = Desk::new("pi21 0616, ir80 0616, ir81 0719, pi25 0820, ri165 2910");
    desk.does("take ir80, go 0617, take pi21, go 0617, done");
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Break));
    desk.does("take pi21, go 0619");
    assert!(desk.cited().contains(&"13"));
    assert!(desk.saw(|event| matches!(event, Event::BrokeThrough { others: 1, .. })));
    assert_eq!(places(&desk, &["pi21", "ir80", "ir81"]), ["0619", "0619", "0719"]);
    assert!(!desk.may("take pi21"), "once");
    desk.does("done");
    assert_eq!(desk.asked(), FRENCH, "nobody has to");
}

#[test]
fn r13_chasseurs_do_for_the_french() {
    let mut desk = Desk::new("bcp56 0616, ri165 0616, bcp59 0820");
    desk.at(FRENCH, Phase::Break).does("take bcp56, go 0618");
    assert_eq!(places(&desk, &["bcp56", "ri165"]), ["0618", "0618"]);
}

#[test]
fn r13_a_breakthrough_pays_as_movement_does() {
    // 1602 is wood: 1 by the road, 2 across country.
    let mut desk = breaking("pi21 1601, ir80 1601, pi25 1502, ir115 1502").after("take pi25");
    assert!(desk.may("go 1602"));
    assert_eq!(desk.refused("go 1603"), "13.half");
    desk.does("take pi21, go 1603");
    assert_eq!(desk.whereabouts("ir80"), "1603");
}

#[test]
fn r13_stack_only_those_stacked_with_pioneers() {
    let desk = breaking("pi21 0616, ir80 0616, ir81 0719");
    assert_eq!(desk.refused("take ir81"), "13.stack", "it has no pioneers");
    assert_eq!(desk.refused("take ir80"), "13.stack", "nor does it go without them");
}

#[test]
fn r13_stack_when_the_phase_opens() {
    let mut desk = breaking("pi21 0616, ir81 0617").after("take pi21, go 0617");
    assert_eq!(desk.refused("take ir81"), "13.stack");
    desk.does("go 0618");
    assert_eq!(places(&desk, &["pi21", "ir81"]), ["0618", "0617"], "who is met on the way is left there");
}

#[test]
fn r13_stack_pioneers_who_are_joined_do_not_take_the_others_on() {
    let mut desk = breaking("pi21 0616, ir80 0616, pi25 0617");
    desk.does("take pi21, go 0617, take pi25, go 0619");
    assert_eq!(places(&desk, &["pi21", "ir80", "pi25"]), ["0617", "0617", "0619"]);
}

#[test]
fn r13_half_of_the_movement_rounded_up() {
    let mut desk = breaking("pi21 0616, pi25 0816, ir115 0816, pi3 1016, art5 1016");
    for (pioneers, reach, beyond) in
        [("pi21", "0619", "0620"), ("pi25", "0818", "0819"), ("pi3", "1018", "1019")]
    {
        desk.does(&format!("take {pioneers}"));
        assert!(desk.may(&format!("go {reach}")), "{pioneers}");
        assert_eq!(desk.refused(&format!("go {beyond}")), "13.half", "{pioneers}");
    }
}

#[test]
fn r13_half_of_what_is_left_without_supply() {
    // 5 becomes 3 and then 2; 4 becomes 2 and then 1.
    let mut desk = breaking("pi21 0616 out, pi25 0816, ir115 0816 out").after("take pi21");
    assert!(desk.may("go 0618"));
    assert_eq!(desk.refused("go 0619"), "13.half");
    desk.does("take pi25");
    assert!(desk.may("go 0817"));
    assert_eq!(desk.refused("go 0818"), "13.half");
}

#[test]
fn r13_half_each_by_his_own_movement_once_a_slower_one_is_left_on_the_way() {
    // The pioneers have 3 points and the regiment 2: left behind after one hex, it holds them up no longer.
    let desk = breaking("pi21 0616, ir80 0616").after("take pi21, go 0617, leave ir80, go 0619");
    assert_eq!(places(&desk, &["pi21", "ir80"]), ["0619", "0617"]);
}

#[test]
fn r13_half_pioneers_who_marched_with_a_regiment_have_paid_what_they_entered() {
    // 1502 is wood, 1503 wood with a trench and a stream before it: 4 points. The regiment has 2 and enters by the free hex of
    // 8.1; the pioneers have 3 and paid 4, so that nothing is left to them.
    let desk = breaking("pi21 1402, ir80 1402").after("take pi21, go 1503");
    assert!(desk.saw(|event| matches!(event, Event::BrokeThrough { others: 1, .. })));
    assert_eq!(desk.refused("go 1504"), "8", "nothing is in hand any more");
    // 1302 costs them 2 of their 3 points, and the regiment, which is without supply, has only 1: it stays, and they go on.
    let desk = breaking("pi21 1301, ir80 1301 out").after("take pi21, go 1302, leave ir80");
    let on = desk.offers().into_iter().filter(|offer| offer.starts_with("go")).collect::<Vec<_>>();
    assert!(!on.contains(&"go 1303".to_string()), "wood and a trench");
    assert!(!on.is_empty(), "one point is left");
}

#[test]
fn r13_half_chasseurs_pay_their_own_price_and_go_on_when_the_regiment_stops() {
    // Chasseurs have 3 points in a breakthrough, the regiment 2. It pays 2 for 0617 and stops; they pay 1, and then 2 for 0518.
    let mut desk = Desk::new("bcp56 0616, ri165 0616, ir80 0618, bcp59 0820");
    desk.at(FRENCH, Phase::Break).does("take bcp56, go 0617");
    assert_eq!(desk.refused("go 0518"), "8.42.stop", "not with the regiment");
    let go = desk.game.parse("go 0518").expect("notation");
    let refusal = desk.game.check(&desk.p, FRENCH, go).expect_err("refused");
    assert_eq!(refusal.because, "stopped-but-for-others", "it is told what can be done");
    assert_eq!(desk.refused("go 0616"), "8.42.stop");
    desk.does("leave ri165, go 0518");
    assert_eq!(places(&desk, &["bcp56", "ri165"]), ["0518", "0617"]);
    assert!(!desk.may("take bcp56"), "their three points are spent");
}

#[test]
fn r13_together_two_who_have_to_stop_keep_the_third() {
    let mut desk = Desk::new("bcp56 0616, ri165 0616, f1 0616, ir80 0618, bcp59 0820");
    desk.at(FRENCH, Phase::Break).does("take bcp56, go 0617");
    assert!(!desk.may("leave ri165"), "one may be left behind, and two have to stop");
    assert_eq!(places(&desk, &["bcp56", "ri165", "f1"]), ["0617"; 3]);
}

#[test]
fn r13_together_the_stack_does_not_split() {
    let mut desk = breaking("pi21 0616, ir80 0616, ir81 0616").after("take pi21");
    assert_eq!(desk.refused("with ir80"), "13.together", "it goes anyway");
    assert_eq!(desk.refused("leave pi29"), "13.together", "it is not here");
    desk.does("leave ir80");
    assert_eq!(desk.refused("leave ir81"), "13.together", "one may stay, no more");
    desk.does("go 0618");
    assert_eq!(places(&desk, &["pi21", "ir80", "ir81"]), ["0618", "0616", "0618"]);
}

#[test]
fn r13_together_one_cannot_leave_himself() {
    let desk = breaking("pi21 0616").after("take pi21");
    assert_eq!(desk.refused("leave pi21"), "13.together");
}

#[test]
fn rr_breakthrough_all_go_and_one_may_stay_on_the_way() {
    let mut desk = breaking("pi21 0616, ir80 0616, art21 0616, qg-xviii 0616");
    desk.does("take pi21, go 0617");
    assert!(desk.saw(|event| matches!(event, Event::BrokeThrough { others: 3, .. })));
    desk.does("leave art21");
    assert_eq!(desk.refused("leave ir80"), "13.together");
    desk.does("go 0618");
    assert_eq!(places(&desk, &["pi21", "ir80", "qg-xviii", "art21"]), ["0618", "0618", "0618", "0617"]);
}

#[test]
fn rr_breakthrough_even_the_pioneers_may_be_the_one_that_stays() {
    let desk = breaking("pi21 0616, ir80 0616").after("take pi21, leave pi21, go 0618");
    assert_eq!(places(&desk, &["pi21", "ir80"]), ["0616", "0618"]);
}

#[test]
fn rr_breakthrough_one_only_however_often_the_stack_is_taken_up() {
    let mut desk = breaking("pi21 0616, ir80 0616, ir81 0616");
    desk.does("take pi21, leave ir80, take pi29");
    assert!(!desk.may("take pi21"), "the 80th has been left behind: the stack has begun its breakthrough");
}

#[test]
fn rr_breakthrough_those_that_cannot_move_stay_and_do_not_count() {
    let mut desk = breaking("pi21 0616, ir80 0616 demoralised, xviii1 0616 fired, ir81 0616");
    desk.does("take pi21, go 0617");
    assert!(desk.saw(|event| matches!(event, Event::BrokeThrough { others: 1, .. })));
    assert_eq!(places(&desk, &["ir80", "xviii1"]), ["0616", "0616"]);
    desk.does("leave ir81, go 0618");
    assert_eq!(places(&desk, &["pi21", "ir81"]), ["0618", "0617"]);
}

#[test]
fn rr_breakthrough_guns_that_go_are_turned_over_as_ever() {
    let desk = breaking("pi21 0616, xviii1 0616, art21 0616").after("take pi21, go 0617");
    assert!(desk.has("xviii1", mark::FIRED) && !desk.has("art21", mark::FIRED));
}

#[test]
fn r12_3_breakthrough_demoralised_units_make_none() {
    let desk = breaking("pi21 0616 demoralised, ir80 0616");
    assert_eq!(desk.refused("take pi21"), "12.3.breakthrough");
    assert!(!desk.may("take ir80"), "nor does anybody lead in their stead");
    let desk = breaking("pi21 0616, ir80 0616 demoralised").after("take pi21, go 0618");
    assert_eq!(places(&desk, &["pi21", "ir80"]), ["0618", "0616"]);
}

#[test]
fn rr_breakthrough_the_railway_gun_stays_and_does_not_count() {
    // From 2118 the railway runs to 2218, which is wood without a road, as is 2119 off the track.
    let mut desk = Desk::new("bcp2 2118, z9 2118, rail 2118, bcp4 0820");
    desk.at(FRENCH, Phase::Break).does("take bcp2");
    assert_eq!(desk.refused("leave rail"), "13.together");
    desk.does("go 2119");
    assert!(desk.saw(|event| matches!(event, Event::BrokeThrough { others: 1, .. })));
    assert_eq!(places(&desk, &["bcp2", "z9", "rail"]), ["2119", "2119", "2118"]);
    let mut desk = Desk::new("bcp2 2118, z9 2118, rail 2118, bcp4 0820");
    desk.at(FRENCH, Phase::Break).does("take bcp2, go 2218");
    assert!(!desk.may("go 2318"), "infantry has paid for the wood, not for the track");
    let mut desk = Desk::new("bcp2 2118, z9 2118, rail 2118, bcp4 0820");
    desk.at(FRENCH, Phase::Break).does("take bcp2, leave z9, go 2119");
    assert_eq!(places(&desk, &["bcp2", "z9"]), ["2119", "2118"], "one may still be left behind");
}

#[test]
fn r13_nobody_is_asked_who_could_go_nowhere() {
    // Fine weather, but the only chasseurs stand in a ring of the enemy.
    let shut = in_phase(FRENCH, Phase::Break, &format!("bcp56 2610, {RING}"));
    assert!(shut.may("take bcp56"), "they may still be taken up");
    assert_eq!(shut.game.moot(&shut.p, FRENCH), Some(Decision::Done));
    assert_eq!(shut.game.moot(&shut.p, GERMAN), None, "it is not their turn");
    let open = in_phase(FRENCH, Phase::Break, "bcp56 2610");
    assert_eq!(open.game.moot(&open.p, FRENCH), None, "they can go somewhere");
}
