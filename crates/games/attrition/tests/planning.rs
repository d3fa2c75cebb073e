//! 4.7: planning battles.

use crate::common::*;

/// The movement phase has just ended; a tile in Vienna and one in Petrograd could still have moved.
fn after_moves(text: &str, moves: &[&str]) -> Desk {
    let mut desk = Desk::new("", &format!("{text}\nVienna: ah.inf\nPetrograd: ru.inf"));
    desk.does(&moves.join(", ")).does("done");
    desk
}

#[test]
fn r4_7_required_battles_are_marked_before_optional_ones_are_asked_for() {
    let text = "turn 3, central, movement\nBerlin: ge.inf\nBelgium contested: ge.inf fr.inf";
    let desk = after_moves(text, &["move ge.inf Berlin - Poland"]);
    assert_eq!((desk.phase(), desk.battles()), (Phase::Plan, vec!["Poland"]));
    assert_eq!(desk.offers(), ["plan Belgium", "done"]);
}

#[test]
fn r4_7_1_a_battle_is_required_in_a_foreign_region_the_enemy_controls() {
    let desk = after_moves(
        "turn 3, central, movement\nBerlin: ge.inf\nPoland: ru.inf",
        &["move ge.inf Berlin - Poland"],
    );
    assert!(desk.cites("4.7.1"));
    assert_eq!(desk.battles(), ["Poland"]);
}

#[test]
fn r4_7_1_even_where_only_an_enemy_marker_stands() {
    let desk = after_moves("turn 3, central, movement\nBerlin: ge.inf", &["move ge.inf Berlin - Poland"]);
    assert_eq!(desk.battles(), ["Poland"]);
}

#[test]
fn r4_7_1_also_for_tiles_that_came_by_sea_to_a_foreign_region() {
    let desk = after_moves(
        "turn 3, entente, movement\nLondon: br.inf\nRhineland: ge.inf",
        &["move br.inf London ~ Rhineland"],
    );
    assert_eq!(desk.battles(), ["Rhineland"]);
}

#[test]
fn r4_7_1_not_in_a_contested_region() {
    let desk = after_moves(
        "turn 3, central, movement\nBerlin: ge.inf\nPoland contested: ge.inf ru.inf",
        &["move ge.inf Berlin - Poland"],
    );
    assert!(!desk.cites("4.7.1"));
    assert!(desk.battles().is_empty());
}

#[test]
fn r4_7_1_not_in_an_allied_region_entered_by_land() {
    let desk = after_moves(
        "turn 3, entente, movement\nParis: fr.inf\nBelgium central: ge.inf",
        &["move fr.inf Paris - Belgium"],
    );
    assert!(!desk.cites("4.7.1"));
    assert_eq!(desk.offers(), ["plan Belgium", "done"]);
}

#[test]
fn r4_7_1_in_an_allied_region_if_all_who_arrived_came_by_sea() {
    let desk = after_moves(
        "turn 3, entente, movement\nLondon: br.inf*2\nParis central: ge.inf",
        &["move br.inf London ~ Paris", "move br.inf London ~ Paris"],
    );
    assert!(desk.cites("4.7.1"));
    assert_eq!(desk.battles(), ["Paris"]);
}

#[test]
fn r4_7_1_not_in_an_allied_region_if_one_of_them_came_by_land() {
    let text = "turn 6, entente, movement
         war gr
         Belgrade: se.inf
         Alexandria: br.inf
         Salonica central: ge.inf";
    let desk = after_moves(text, &["move br.inf Alexandria ~ Salonica", "move se.inf Belgrade - Salonica"]);
    assert!(!desk.cites("4.7.1"));
    let desk = after_moves(text, &["move br.inf Alexandria ~ Salonica"]);
    assert_eq!(desk.battles(), ["Salonica"]);
}

#[test]
fn rr_sea_arrival_a_tile_that_went_on_by_land_still_came_by_sea() {
    let desk = after_moves(
        "turn 3, entente, movement\nLondon: br.inf\nBelgium central: ge.inf",
        &["move br.inf London ~ Belgium"],
    );
    assert_eq!(desk.battles(), ["Belgium"]);
}

#[test]
fn rr_sea_arrival_a_tile_beside_it_that_took_no_ship_lifts_the_duty() {
    let desk = after_moves(
        "turn 3, entente, movement\nLondon: br.inf\nParis: fr.inf\nBelgium central: ge.inf",
        &["move br.inf London ~ Belgium", "move fr.inf Paris - Belgium"],
    );
    assert!(desk.battles().is_empty());
}

#[test]
fn r4_7_2_other_battles_may_be_added_without_limit() {
    let mut desk = Desk::new(
        "",
        "turn 3, central, plan
         Belgium contested: ge.inf fr.inf
         Poland contested: ge.inf ru.inf
         Hungary contested: ah.inf se.inf",
    );
    desk.does("plan Belgium");
    assert!(desk.cites("4.7.2"));
    desk.does("plan Hungary");
    assert_eq!(desk.battles(), ["Belgium", "Hungary"]);
    assert_eq!(desk.offers(), ["plan Poland", "done"]);
}

#[test]
fn r4_7_2_one_need_not_plan_any() {
    let mut desk = Desk::new("", "turn 3, central, plan\nBelgium contested: ge.inf fr.inf");
    desk.does("done");
    assert!(desk.battles().is_empty());
    assert_eq!((desk.count("ge.inf", "Belgium"), desk.count("fr.inf", "Belgium")), (1, 1));
}

#[test]
fn r4_7_2_against_an_enemy_marker_alone() {
    let text = "turn 3, entente, movement\nParis: fr.inf\nBelgium central:";
    let desk = after_moves(text, &["move fr.inf Paris - Belgium"]).after("plan Belgium");
    assert_eq!(desk.battles(), ["Belgium"]);
}

#[test]
fn r4_7_2_against_enemy_tiles_under_ones_own_marker() {
    let desk = Desk::new("", "turn 4, central, plan\nwar ot\nIstanbul central: ot.inf br.inf");
    assert_eq!(desk.offers(), ["plan Istanbul", "done"]);
}

#[test]
fn r4_7_2_where_own_tiles_meet_neither_enemy_tiles_nor_marker_there_is_nothing_to_fight() {
    let desk = Desk::new("", "turn 3, central, plan\nBerlin: ge.inf\nBelgium contested: ge.inf fr.inf");
    assert_eq!(desk.refused("plan Berlin"), "4.7.2.where");
}

#[test]
fn r4_7_2_where_one_has_no_tiles_one_cannot_fight() {
    let desk = Desk::new("", "turn 3, central, plan\nPoland: ru.inf\nBelgium contested: ge.inf fr.inf");
    assert_eq!(desk.refused("plan Poland"), "4.7.2.where");
}

#[test]
fn r4_7_2_where_a_battle_is_marked_already_there_is_no_second() {
    let desk = Desk::new(
        "",
        "turn 3, central, plan
         Poland entente battle: ge.inf ru.inf
         Belgium contested: ge.inf fr.inf",
    );
    assert_eq!(desk.refused("plan Poland"), "4.7.2.where");
}
