//! Trenches (17).

use crate::common::*;
use contract::Show;

fn trenches(desk: &Desk, side: &str, region: &str) -> i32 {
    let table = desk.game.table(&desk.p, Onlooker::Spectator);
    let place = table.places.iter().find(|place| place.place == region).expect("it is there");
    place
        .markers
        .iter()
        .filter(|marker| marker.kind == format!("trench-{side}"))
        .map(|marker| marker.count)
        .sum()
}

fn battle(turn: &str, markers: &str, tiles: &str) -> Desk {
    let text = format!(
        "{turn}, battle\nBelgium contested battle {markers}: {tiles}\nPoland contested battle: ru.inf ge.inf"
    );
    Desk::new("trenches", &text)
}

#[test]
fn r17_1_each_side_has_four_trench_markers() {
    let game = game("trenches");
    let four = "trench central trench central trench central trench central";
    let text =
        |more: &str| format!("turn 3, central, declare\nBelgium contested {four}{more}: ge.inf fr.inf");
    assert!(game.arrange(&text("")).is_ok());
    assert!(game.arrange(&text(" trench entente")).is_ok());
    assert!(game.arrange(&text(" trench central")).is_err());
}

#[test]
fn r17_1_trench_markers_are_no_tiles() {
    let mut desk = Desk::new("trenches", "turn 3, central, entrench\nBelgium contested: ge.inf fr.inf");
    let before = desk.p.count_off(CENTRAL, Place::POUCH);
    desk.does("trench Belgium");
    assert_eq!(desk.p.tiles_in(CENTRAL, region("Belgium")), 1);
    assert_eq!(desk.p.count_off(CENTRAL, Place::POUCH), before);
}

#[test]
fn r17_2_at_the_end_of_ones_turn_one_trench_may_be_dug() {
    let text = "turn 3, central, declare\nreserves: ge.inf ot.inf\nBelgium contested: ge.inf fr.inf";
    let mut desk = Desk::new("trenches", text).after("done");
    assert!(desk.cites("4.9.3"), "the reserves are cleared first");
    assert_eq!(desk.p.phase, Phase::Entrench);
    assert_eq!(desk.offers(), ["trench Belgium", "done"]);
    desk.does("trench Belgium");
    assert!(desk.cites("17.2"));
    assert_eq!(trenches(&desk, "central", "Belgium"), 1);
    assert_eq!(desk.p.active(), ENTENTE, "one a turn");
}

#[test]
fn r17_2_no_trench_need_be_dug() {
    let mut desk = Desk::new("trenches", "turn 3, central, entrench\nBelgium contested: ge.inf fr.inf");
    desk.does("done");
    assert_eq!(trenches(&desk, "central", "Belgium"), 0);
}

#[test]
fn r17_2_a_region_may_hold_several_trenches_of_both_sides() {
    let text = "turn 3, central, entrench\n\
                Belgium contested trench central trench entente trench entente: ge.inf fr.inf";
    let desk = Desk::new("trenches", text).after("trench Belgium");
    assert_eq!((trenches(&desk, "central", "Belgium"), trenches(&desk, "entente", "Belgium")), (2, 2));
}

#[test]
fn r17_2_without_this_option_none_is_dug() {
    let mut desk =
        Desk::new("", "turn 3, central, declare\nreserves: ot.inf\nBelgium contested: ge.inf fr.inf");
    desk.does("done");
    assert_eq!(desk.p.active(), ENTENTE);
}

#[test]
fn r17_2_where_a_region_is_not_contested_no_trench_is_dug() {
    let text =
        "turn 3, central, entrench\nBerlin: ge.inf\nPoland entente: ru.inf\nBelgium contested: ge.inf fr.inf";
    let desk = Desk::new("trenches", text);
    for barred in ["Berlin", "Poland", "Rome", "Rhineland"] {
        assert_eq!(desk.refused(&format!("trench {barred}")), "17.2.where", "{barred}");
    }
}

#[test]
fn r17_2_where_four_are_in_play_no_fifth_is_dug() {
    let four = "Belgium contested trench central trench central trench central: ge.inf fr.inf\n\
                Kiev contested trench central: ah.inf ru.inf";
    let desk = Desk::new("trenches", &format!("turn 3, central, entrench\n{four}"));
    assert_eq!(desk.refused("trench Belgium"), "17.2.where");
    let mut desk = Desk::new("trenches", &format!("turn 3, central, declare\nreserves: ot.inf\n{four}"));
    desk.does("done");
    assert_eq!(desk.p.active(), ENTENTE);
}

#[test]
fn r17_2_where_the_enemy_has_four_one_may_still_dig() {
    let text = "turn 3, entente, entrench\n\
                Belgium contested trench central trench central trench central trench central: ge.inf fr.inf";
    let desk = Desk::new("trenches", text).after("trench Belgium");
    assert_eq!(trenches(&desk, "entente", "Belgium"), 1);
}

#[test]
fn r17_3_the_defenders_trenches_go_before_his_tiles_one_a_hit() {
    let mut desk = battle("turn 3, central", "trench entente trench entente", "ge.inf*3 fr.art*2");
    desk.does_rolling("fight Belgium ge", &[1, 6, 6]);
    assert!(desk.cites("17.3"));
    assert_eq!((trenches(&desk, "entente", "Belgium"), desk.count("fr.art", "Belgium")), (1, 2));
}

#[test]
fn r17_3_hits_left_over_are_taken_by_tiles() {
    let mut desk = battle("turn 3, central", "trench entente", "ge.inf*3 fr.art*2");
    desk.does_rolling("fight Belgium ge", &[1, 1, 6]);
    assert_eq!((trenches(&desk, "entente", "Belgium"), desk.count("fr.art", "destroyed")), (0, 1));
}

#[test]
fn r17_3_no_tile_may_be_lost_in_place_of_a_trench() {
    let mut desk = battle("turn 3, central", "trench entente", "ge.inf*3 fr.art fr.air");
    desk.does_rolling("fight Belgium ge", &[1, 6, 6]);
    assert_eq!(desk.p.phase, Phase::Battle, "nobody is asked");
    assert_eq!(trenches(&desk, "entente", "Belgium"), 0);
}

#[test]
fn r17_3_in_ones_own_turn_trenches_protect_nothing() {
    let mut desk = battle("turn 3, central", "trench central trench central", "ge.art*3 fr.inf*2");
    desk.does_rolling("fight Belgium ge", &[1, 6, 6]);
    assert_eq!((trenches(&desk, "central", "Belgium"), desk.count("ge.art", "destroyed")), (2, 1));
}

#[test]
fn r17_3_trenches_elsewhere_protect_nothing() {
    let text = "turn 3, central, battle\nBelgium contested battle: ge.inf*3 fr.art*2\n\
                Paris contested trench entente: fr.inf ge.inf\nPoland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("trenches", text);
    desk.does_rolling("fight Belgium ge", &[1, 6, 6]);
    assert_eq!((trenches(&desk, "entente", "Paris"), desk.count("fr.art", "destroyed")), (1, 1));
}

#[test]
fn r17_3_a_lost_trench_can_be_dug_again_later() {
    let text = "turn 3, central, battle\nBelgium contested battle trench entente: ge.inf*3 fr.art*2\n\
                Paris contested trench entente trench entente trench entente: fr.inf ge.inf";
    let mut desk = Desk::new("trenches", text);
    desk.does_rolling("fight Belgium ge", &[1, 6, 6]);
    for _ in 0..100 {
        if desk.p.phase == Phase::Entrench && desk.p.active() == ENTENTE {
            break;
        }
        desk.does("done");
    }
    desk.does("trench Belgium");
    assert_eq!(trenches(&desk, "entente", "Belgium"), 1);
}

#[test]
fn rr_trenches_a_trench_needs_no_tile_of_ones_own() {
    let desk = Desk::new("trenches", "turn 9, entente, entrench\nBerlin contested: ge.inf");
    assert!(desk.offers().contains(&"trench Berlin".to_string()));
}

#[test]
fn rr_trenches_a_trench_stays_when_its_region_is_no_longer_contested() {
    let text = "turn 5, central, battle\nBelgium contested battle trench central: ge.inf fr.inf";
    let mut desk = Desk::new("trenches", text);
    desk.does_rolling("fight Belgium ge", &[1]);
    let kept = desk.game.table(&desk.p, Onlooker::Spectator);
    let belgium = kept.places.iter().find(|state| state.place == "Belgium").expect("a region");
    assert!(belgium.markers.iter().any(|marker| marker.kind == "trench-central" && marker.count == 1));
    assert!(belgium.markers.iter().all(|marker| marker.kind != "contested"));
}
