//! What a decision leaves unused or destroys is said before it is taken.

use workbench::cautions;

use crate::common::*;

#[test]
fn r4_9_3_whoever_ends_mobilisation_is_told_what_dies_in_the_reserves() {
    let mut desk = Desk::new("", "turn 3, central, mobilise\nreserves: ge.inf*2 ah.art");
    assert_eq!(desk.warned("done"), "destroys caution-army 4.9.3: 2 ge.inf, 1 ah.art");
    desk.does("mobilise ge.inf Berlin");
    assert_eq!(desk.warned("done"), "destroys caution-idle 4.9.3: 1 ge.inf, 1 ah.art");
    assert_eq!(desk.warned("mobilise ge.inf Berlin"), "");
    desk.does("mobilise ge.inf Berlin");
    assert_eq!(desk.warned("done"), "destroys caution-idle 4.9.3: 1 ah.art");
}

#[test]
fn r4_9_4_tiles_that_wait_for_their_war_are_not_lost() {
    let desk = Desk::new("", "turn 3, entente, mobilise\nreserves: it.inf fr.inf");
    assert_eq!(desk.warned("done"), "destroys caution-army 4.9.3: 1 fr.inf");
    let closed = Desk::new("", "turn 3, entente, mobilise\nLondon central:\nreserves: ru.inf");
    assert_eq!(closed.warned("done"), "destroys caution-army 4.9.3: 1 ru.inf");
}

#[test]
fn r4_5_entry_what_nothing_can_save_is_no_caution() {
    // Serbia has one capital, which the enemy holds.
    let text = "turn 3, entente, mobilise\nBelgrade central: ah.inf\nParis: fr.inf\nreserves: se.inf ru.inf";
    assert_eq!(Desk::new("", text).warned("done"), "destroys caution-idle 4.9.3: 1 ru.inf");
}

#[test]
fn r15_cp3_tiles_that_could_still_land_are_not_given_up_silently() {
    let desk =
        Desk::new("cards", "turn 8, central, declare\neffects landing\nBerlin: ge.inf\nreserves: ge.inf*2");
    assert_eq!(desk.warned("done"), "destroys caution-idle 4.9.3: 2 ge.inf");
    assert_eq!(desk.warned("land ge.inf"), "");
}

#[test]
fn r4_6_1_tiles_that_have_not_left_their_capital_are_counted() {
    let mut desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf*2 ge.art");
    assert_eq!(desk.warned("done"), "unused caution-unmoved 4.6.2: 2 Berlin/ge.inf, 1 Berlin/ge.art");
    desk.does("move ge.art Berlin - Rhineland");
    assert_eq!(desk.warned("done"), "unused caution-unmoved 4.6.2: 2 Berlin/ge.inf");
}

#[test]
fn r4_7_2_optional_battles_that_are_left_are_counted() {
    let text = "turn 5, entente, plan\nPoland contested: ru.inf ge.inf*2\nBelgium contested: fr.inf ge.inf";
    let mut desk = Desk::new("", text);
    // Regions are called by their names, which have no key.
    assert_eq!(desk.warned("done"), "unused caution-plan 4.7.2: 1 , 1");
    desk.does("plan Poland");
    assert_eq!(desk.warned("done"), "unused caution-plan 4.7.2: 1");
}

#[test]
fn r4_3_surrender_names_every_russian_tile() {
    let desk = Desk::new("", "turn 5, entente, surrender\nKiev: ru.inf*3 fr.inf\nreserves: ru.art");
    assert_eq!(desk.warned("surrender"), "destroys caution-surrender 4.3: 3 Kiev/ru.inf, 1 ru.art");
    assert_eq!(desk.warned("done"), "");
}

#[test]
fn r9_5_a_hit_that_could_be_cancelled_is_a_tile() {
    let text = "turn 9, entente, battle\nBelgium contested battle: fr.tank fr.inf fr.art ge.inf*2";
    let mut desk = Desk::new("tanks", text);
    let fight = desk.offers().into_iter().find(|offer| offer.starts_with("fight")).expect("a battle");
    desk.does_rolling(&fight, &[1, 1, 2]);
    assert_eq!(desk.p.phase, Phase::Ignore);
    assert_eq!(desk.warned("done"), "destroys caution-hit 9.5: 1 a-tile");
    assert_eq!(desk.warned("ignore"), "");
}

#[test]
fn r15_ep7_returns_that_the_card_still_allows_are_counted() {
    let text = "turn 7, entente, recover\nallowance 2\nBelgium contested: ge.inf fr.inf\ndestroyed: fr.inf*3";
    assert_eq!(Desk::new("cards", text).warned("done"), "unused caution-returns 15.EP7");
}

#[test]
fn r15_cp10_mata_hari_who_prevents_nothing_is_wasted() {
    let text = "turn 8, entente, spy\neffects mata-hari\nBelgium contested battle: ge.inf fr.inf";
    assert_eq!(Desk::new("cards", text).warned("done"), "unused caution-spy 15.CP10");
}

#[test]
fn r14_4_a_card_that_would_do_nothing_is_lost_for_nothing() {
    let nothing = Desk::new("cards", "turn 8, central, card\nhand: CP7 CP8");
    assert_eq!(nothing.warned("play CP8"), "destroys caution-card 15.CP8: 1 card-cp8");
    assert_eq!(nothing.warned("play CP7"), "destroys caution-card 15.CP7: 1 card-cp7");
    let text = "turn 8, central, card\nhand: CP7\nBelgium contested: ge.inf fr.inf\ndestroyed: ge.inf";
    assert_eq!(Desk::new("cards", text).warned("play CP7"), "");
}

#[test]
fn what_is_given_up_is_on_the_table_and_enter_never_does_it() {
    let games = [game(""), game(ALL), game("tanks elites air cards mulligan trenches generals ruhr")];
    let seen = cautions::are_sound(&games, 3);
    let often = [
        "caution-army",
        "caution-idle",
        "caution-unmoved",
        "caution-plan",
        "caution-undeclared",
        "caution-surrender",
    ];
    let seldom = ["caution-hit", "caution-returns", "caution-spy", "caution-card"];
    cautions::came_up(&seen, &often, &seldom);
}

/// The first draw of both sides outlives whoever presses Enter and nothing else, as far as Enter goes.
#[test]
fn r4_9_3_enter_does_not_destroy_the_first_draw() {
    for seed in 0..4 {
        let mut desk = Desk::begin("", seed);
        for _ in 0..20 {
            let side = desk.asked();
            let table = desk.table(side);
            let Some(offer) = cautions::pressed(&table) else { break };
            desk.does(&offer.decision.clone());
            assert!(!desk.saw(|event| matches!(event, Event::Discarded { .. })), "{}", offer.decision);
        }
        assert_eq!(desk.p.phase, Phase::Mobilise);
        assert!(desk.warned("done").starts_with("destroys caution-"));
    }
}
