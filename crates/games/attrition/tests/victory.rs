//! The course of a game: its sequence of play (4) and how it ends (5).

use crate::common::*;
use contract::Outcome;

fn outcome(desk: &Desk) -> Option<Outcome> {
    desk.game.outcome(&desk.p)
}

#[test]
fn r4_the_central_powers_play_all_their_phases_in_order_and_then_the_entente() {
    let text = |turn: &str| {
        format!(
            "turn {turn}, returns
             destroyed: ge.inf fr.inf
             reserves: bu.inf it.inf ge.art fr.art
             Berlin: ge.inf
             Paris: fr.inf
             Belgium contested: ge.inf fr.inf"
        )
    };
    let run = |turn: &str| {
        let mut desk = Desk::new("", &text(turn));
        let side = desk.p.active();
        let mut phases = vec![desk.phase()];
        while desk.p.active() == side {
            let fight = desk.offers().into_iter().find(|offer| offer.starts_with("fight"));
            let plan = desk.offers().into_iter().find(|offer| offer.starts_with("plan"));
            let lose = desk.offers().into_iter().find(|offer| offer.starts_with("lose"));
            desk.does(&fight.or(plan).or(lose).unwrap_or_else(|| "done".into()));
            if desk.p.active() == side && phases.last() != Some(&desk.phase()) {
                phases.push(desk.phase());
            }
        }
        phases.retain(|phase| !matches!(phase, Phase::Losses | Phase::Advance));
        (phases, desk.p.active(), desk.p.turn + 1)
    };
    let (phases, next, turn) = run("4, central");
    let order = [
        Phase::Returns,
        Phase::Rail,
        Phase::Mobilise,
        Phase::Movement,
        Phase::Plan,
        Phase::Battle,
        Phase::Declare,
    ];
    assert_eq!((phases, next, turn), (order.to_vec(), ENTENTE, 4));
    let (phases, next, turn) = run("4, entente");
    let order = [
        Phase::Returns,
        Phase::Surrender,
        Phase::Rail,
        Phase::Mobilise,
        Phase::Movement,
        Phase::Plan,
        Phase::Battle,
        Phase::Declare,
    ];
    assert_eq!((phases, next, turn), (order.to_vec(), CENTRAL, 5));
}

#[test]
fn rr_sequence_a_decision_belongs_to_its_phase() {
    let desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf\nreserves: ge.inf");
    assert_eq!(desk.refused("mobilise ge.inf Berlin"), "r.sequence");
    assert_eq!(desk.refused("rail ge.inf Berlin"), "r.sequence");
    assert_eq!(desk.refused("declare bu"), "r.sequence");
}

#[test]
fn rr_sequence_a_decision_comes_from_the_seat_that_is_asked() {
    let desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf\nParis: fr.inf");
    assert_eq!(desk.refused_to(ENTENTE, "move fr.inf Paris - Belgium"), "r.sequence");
    assert_eq!(desk.refused_to(ENTENTE, "done"), "r.sequence");
    assert!(desk.offers_to(ENTENTE).is_empty());
}

#[test]
fn rr_sequence_nobody_decides_anything_once_the_game_is_over() {
    let desk = Desk::new("", "turn 10, entente, entrench").after("done");
    for seat in [CENTRAL, ENTENTE] {
        assert_eq!(desk.refused_to(seat, "done"), "r.sequence");
    }
}

#[test]
fn rr_unknown_a_tile_that_is_not_there_does_nothing() {
    let desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf");
    assert_eq!(desk.refused("move ge.art Berlin - Poland"), "r.unknown");
    assert_eq!(desk.refused("move ge.inf Vienna - Hungary"), "r.unknown");
    let desk = Desk::new("", "turn 3, central, mobilise\nreserves: ge.inf");
    assert_eq!(desk.refused("mobilise ah.inf Vienna"), "r.unknown");
    let desk = Desk::new("", "turn 3, central, rail\nBerlin: ge.inf");
    assert_eq!(desk.refused("rail ah.inf Berlin"), "r.unknown");
}

#[test]
fn rr_unknown_the_other_sides_tiles_are_not_ones_own() {
    let desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf\nParis: fr.inf");
    assert_eq!(desk.refused("move fr.inf Paris - Belgium"), "r.unknown");
    let desk = Desk::new("", "turn 3, central, returns\ndestroyed: ge.inf fr.inf");
    assert_eq!(desk.refused("return fr"), "r.unknown");
}

#[test]
fn rr_unknown_one_cannot_lose_what_is_not_in_the_battle() {
    let mut desk = Desk::new("", "turn 5, central, battle\nBelgium contested battle: ge.inf ge.art fr.inf");
    desk.does_rolling("fight Belgium ge", &[1, 6]);
    assert_eq!(desk.refused_to(CENTRAL, "lose ge.air*1"), "r.unknown");
    assert_eq!(desk.refused_to(CENTRAL, "lose ge.inf*2"), "r.unknown");
}

/// The Central Powers hold so much that they have 16 points of industry, 17 with Caucasus.
const RICH: &str = "London central:\nParis central:\nBelgium central:\nPetrograd central:
     Poland central:\nKiev central:";

#[test]
fn r5_1_seventeen_points_at_ones_own_draw_win_on_the_spot() {
    let mut desk = Desk::new("", &format!("turn 5, central, returns\n{RICH}\nCaucasus central:"));
    assert_eq!(desk.industry(CENTRAL), 17);
    desk.does("done");
    assert!(desk.cites("5.1"));
    assert_eq!((outcome(&desk), desk.phase()), (Some(Outcome::Won(CENTRAL)), Phase::Over));
}

#[test]
fn r5_1_more_than_seventeen_will_do_as_well() {
    let mut desk =
        Desk::new("", &format!("turn 5, central, returns\n{RICH}\nCaucasus central:\nMoscow central:"));
    desk.does("done");
    assert_eq!(outcome(&desk), Some(Outcome::Won(CENTRAL)));
}

#[test]
fn r5_1_sixteen_points_win_nothing() {
    let mut desk = Desk::new("", &format!("turn 5, central, returns\n{RICH}"));
    assert_eq!(desk.industry(CENTRAL), 16);
    desk.does("done");
    assert_eq!(outcome(&desk), None);
    assert_eq!(desk.pile(CENTRAL, "reserves"), 16);
}

#[test]
fn r5_1_the_entente_wins_so_at_its_own_draw() {
    let mut desk = Desk::new("", "turn 5, entente, returns\nBerlin entente:\nVienna entente:");
    assert_eq!(desk.industry(ENTENTE), 17);
    desk.does("done");
    assert!(desk.cites("5.1"));
    assert_eq!(outcome(&desk), Some(Outcome::Won(ENTENTE)));
}

#[test]
fn r5_1_not_at_the_draw_of_the_other_player() {
    let mut desk = Desk::new("", &format!("turn 5, entente, returns\n{RICH}\nCaucasus central:"));
    desk.does("done");
    assert_eq!(outcome(&desk), None);
}

#[test]
fn r5_2_the_game_ends_after_the_ententes_turn_of_autumn_1918_and_the_richer_wins() {
    let desk = Desk::new("", "turn 10, entente, entrench").after("done");
    assert!(desk.cites("5.2"));
    assert_eq!(outcome(&desk), Some(Outcome::Won(ENTENTE)));
    let mut desk = Desk::new("", "turn 10, entente, entrench\nLondon central:\nParis central:");
    assert_eq!((desk.industry(CENTRAL), desk.industry(ENTENTE)), (11, 8));
    desk.does("done");
    assert_eq!(outcome(&desk), Some(Outcome::Won(CENTRAL)));
}

#[test]
fn r5_2_not_before() {
    for turn in ["10, central", "9, entente"] {
        let desk = Desk::new("", &format!("turn {turn}, entrench")).after("done");
        assert_eq!(outcome(&desk), None, "{turn}");
    }
}

#[test]
fn r5_2_the_count_is_taken_from_the_board_as_it_stands() {
    let mut desk = Desk::new("", "turn 10, entente, recall\nwar it\nParis: ge.inf\nLondon: ge.inf");
    desk.does("done");
    assert_eq!((desk.industry(CENTRAL), desk.industry(ENTENTE)), (11, 9));
    assert_eq!(outcome(&desk), Some(Outcome::Won(CENTRAL)), "after the last update, not before");
}

#[test]
fn rr_tie_equal_industry_at_the_end_is_a_draw() {
    let mut desk =
        Desk::new("", "turn 10, entente, entrench\nLondon central:\nBelgium contested: ge.inf fr.inf");
    assert_eq!((desk.industry(CENTRAL), desk.industry(ENTENTE)), (9, 9));
    desk.does("done");
    assert_eq!(outcome(&desk), Some(Outcome::Drawn));
}
