//! 4.8: fighting battles.

use crate::common::*;
use contract::Seats;

/// A battle that the Central Powers are about to fight in contested Belgium.
fn belgium(tiles: &str) -> Desk {
    Desk::new("", &format!("turn 5, central, battle\nBelgium contested battle: {tiles}"))
}

/// How many dice were rolled, and the hits of each side.
fn rolled(desk: &Desk) -> (u8, [u8; 2]) {
    let roll = |line: &contract::Line<Event>| match line.what {
        Event::Rolled { dice, hits, .. } => Some((dice.iter().sum(), hits)),
        _ => None,
    };
    desk.lines.iter().find_map(roll).expect("dice were rolled")
}

#[test]
fn r4_8_battles_are_fought_once_all_are_planned() {
    let mut desk =
        Desk::new("", "turn 5, central, plan\nBelgium contested: ge.inf fr.inf\nPoland: ge.art ru.inf");
    desk.does("plan Poland");
    assert_eq!(desk.phase(), Phase::Plan);
    desk.does("plan Belgium");
    assert_eq!((desk.phase(), desk.battles()), (Phase::Battle, vec!["Belgium", "Poland"]));
}

#[test]
fn r4_8_1_the_active_player_chooses_the_order() {
    let text = "turn 5, central, battle
         Belgium contested battle: ge.inf*2 fr.inf*2
         Poland contested battle: ge.inf*2 ru.inf*2";
    let desk = Desk::new("", text);
    assert_eq!(desk.offers(), ["fight Belgium ge", "fight Poland ge"]);
    for (first, second) in [("Belgium", "Poland"), ("Poland", "Belgium")] {
        let mut desk = Desk::new("", text);
        desk.does_rolling(&format!("fight {first} ge"), &[6, 6]);
        assert!(desk.cites("4.8.1"));
        assert_eq!(desk.battles(), [second]);
    }
}

#[test]
fn r4_8_1_every_marked_battle_is_fought() {
    let mut desk = belgium("ge.inf fr.inf");
    assert_eq!(desk.refused("done"), "4.8.1");
    desk.does_rolling("fight Belgium ge", &[6]);
    assert!(desk.battles().is_empty());
    assert_ne!(desk.phase(), Phase::Battle);
}

#[test]
fn r4_8_1_no_battle_without_a_marker() {
    let desk = Desk::new(
        "",
        "turn 5, central, battle
         Belgium contested battle: ge.inf fr.inf
         Poland contested: ge.inf ru.inf",
    );
    assert_eq!(desk.refused("fight Poland ge"), "4.8.1");
}

#[test]
fn r4_8_2_a_die_for_each_tile_of_the_largest_nation() {
    let mut desk = belgium("ge.inf*2 ge.art ah.inf*2 fr.inf*5");
    assert_eq!(desk.offers(), ["fight Belgium ge"]);
    assert_eq!(desk.refused("fight Belgium ah"), "4.8.2");
    desk.does("fight Belgium ge");
    assert!(desk.cites("4.8.2"));
    assert_eq!(rolled(&desk).0, 3, "the five tiles of the other player roll nothing");
}

#[test]
fn r4_8_2_both_sides_read_the_same_dice() {
    let mut desk = belgium("ge.inf ge.art ge.air fr.inf fr.art fr.air");
    desk.does_rolling("fight Belgium ge", &[1, 2, 3]);
    assert_eq!(rolled(&desk).1, [3, 3]);
    assert_eq!((desk.strength(CENTRAL, "Belgium"), desk.strength(ENTENTE, "Belgium")), (0, 0));
}

#[test]
fn r4_8_2_hits_are_simultaneous() {
    let mut desk = belgium("ge.inf fr.inf");
    desk.does_rolling("fight Belgium ge", &[1]);
    assert_eq!((desk.count("ge.inf", "destroyed"), desk.count("fr.inf", "destroyed")), (1, 1));
}

#[test]
fn r4_8_2_a_tile_scores_one_hit() {
    let mut desk = belgium("ge.art*3 fr.art fr.inf*3");
    desk.does_rolling("fight Belgium ge", &[2, 2, 2]);
    assert_eq!(rolled(&desk).1, [3, 1]);
}

#[test]
fn r4_8_2_a_die_scores_one_hit_for_each_side() {
    let mut desk = belgium("ge.inf*3 fr.inf*4");
    desk.does_rolling("fight Belgium ge", &[1, 5, 6]);
    assert_eq!(rolled(&desk).1, [1, 1]);
}

#[test]
fn r4_8_2_a_die_matches_the_symbol_of_a_tile_or_nothing() {
    let mut desk = belgium("ge.inf*3 fr.art fr.air");
    desk.does_rolling("fight Belgium ge", &[4, 5, 6]);
    assert_eq!(rolled(&desk).1, [0, 0]);
    let mut desk = belgium("ge.inf*3 fr.art fr.air");
    desk.does_rolling("fight Belgium ge", &[2, 3, 3]);
    assert_eq!(rolled(&desk).1, [0, 2]);
}

#[test]
fn r4_8_2_tiles_of_nations_that_do_not_roll_score_as_well() {
    let mut desk = belgium("ge.inf*2 ah.art fr.inf*2");
    desk.does_rolling("fight Belgium ge", &[2, 6]);
    assert_eq!(rolled(&desk).1, [1, 0]);
    assert_eq!(desk.count("fr.inf", "destroyed"), 1);
}

#[test]
fn r4_8_2_each_side_chooses_its_own_losses() {
    let mut desk = belgium("ge.inf ge.art fr.inf fr.air");
    desk.does_rolling("fight Belgium ge", &[1, 6]);
    assert_eq!(desk.game.to_decide(&desk.p), Seats::BOTH);
    assert_eq!(desk.offers_to(CENTRAL), ["lose ge.art*1", "lose ge.inf*1"]);
    assert_eq!(desk.offers_to(ENTENTE), ["lose fr.air*1", "lose fr.inf*1"]);
    desk.does_as(ENTENTE, "lose fr.inf*1");
    assert_eq!(desk.count("fr.inf", "Belgium"), 1, "nothing is taken off before both have chosen");
    desk.does_as(CENTRAL, "lose ge.art*1");
    assert_eq!((desk.count("ge.inf", "Belgium"), desk.count("ge.art", "destroyed")), (1, 1));
    assert_eq!((desk.count("fr.air", "Belgium"), desk.count("fr.inf", "destroyed")), (1, 1));
}

#[test]
fn r4_8_2_one_loses_a_tile_for_each_hit_no_more_and_no_fewer() {
    let mut desk = belgium("ge.inf*3 fr.inf*2 fr.air br.inf");
    desk.does_rolling("fight Belgium ge", &[1, 1, 6]);
    assert_eq!(desk.refused_to(ENTENTE, "lose fr.inf*1"), "4.8.2");
    assert_eq!(desk.refused_to(ENTENTE, "lose fr.inf*2 fr.air*1"), "4.8.2");
    assert_eq!(desk.refused_to(ENTENTE, "done"), "4.8.2");
    desk.does_as(ENTENTE, "lose br.inf*1 fr.inf*1");
    assert_eq!(desk.strength(ENTENTE, "Belgium"), 2);
}

#[test]
fn r4_8_2_hits_beyond_the_last_tile_are_lost() {
    let mut desk = belgium("ge.inf*3 fr.art");
    desk.does_rolling("fight Belgium ge", &[1, 1, 1]);
    assert_eq!(rolled(&desk).1, [3, 0]);
    assert_eq!((desk.pile(ENTENTE, "destroyed"), desk.strength(CENTRAL, "Belgium")), (1, 3));
}

#[test]
fn r4_8_2_the_entente_rolls_in_its_own_turn() {
    let mut desk =
        Desk::new("", "turn 5, entente, battle\nBelgium contested battle: fr.inf*2 br.inf ge.inf*4");
    desk.does("fight Belgium fr");
    assert_eq!(rolled(&desk).0, 2);
}

#[test]
fn rr_equal_nations_the_active_player_chooses_which_one_rolls() {
    let desk = belgium("ge.inf*2 ah.inf*2 fr.inf");
    assert_eq!(desk.offers(), ["fight Belgium ge", "fight Belgium ah"]);
    for nation in ["ge", "ah"] {
        let desk = belgium("ge.inf*2 ah.inf*2 fr.inf").after(&format!("fight Belgium {nation}"));
        assert_eq!(rolled(&desk).0, 2);
    }
}

#[test]
fn r4_8_3_the_dice_are_rolled_once_and_survivors_of_both_sides_stay() {
    let mut desk = belgium("ge.inf*3 fr.inf*3");
    desk.does_rolling("fight Belgium ge", &[1, 5, 6]);
    assert!(desk.cites("4.8.3"));
    let rolls = desk.lines.iter().filter(|line| matches!(line.what, Event::Rolled { .. })).count();
    assert_eq!(rolls, 1);
    assert!(desk.battles().is_empty());
    assert_eq!((desk.strength(CENTRAL, "Belgium"), desk.strength(ENTENTE, "Belgium")), (2, 2));
    assert_eq!(desk.marker("Belgium"), "contested");
}

#[test]
fn r4_8_3_destroyed_tiles_go_to_their_owners_pile() {
    let mut desk = belgium("ge.inf*2 fr.inf*2");
    desk.does_rolling("fight Belgium ge", &[1, 6]);
    assert_eq!((desk.pile(CENTRAL, "destroyed"), desk.pile(ENTENTE, "destroyed")), (1, 1));
}

#[test]
fn r4_8_4_who_clears_a_region_controls_it_and_may_advance() {
    let mut desk = belgium("ge.inf*2 fr.art");
    desk.does_rolling("fight Belgium ge", &[1, 6]);
    assert!(desk.cites("4.8.4"));
    assert_eq!((desk.phase(), desk.marker("Belgium")), (Phase::Advance, "central"));
    assert_eq!(desk.offers(), ["advance ge.inf Paris", "advance ge.inf Rhineland", "done"]);
    desk.does("advance ge.inf Paris");
    assert!(desk.cites("4.8.4"));
    assert_eq!((desk.count("ge.inf", "Paris"), desk.count("ge.inf", "Belgium")), (1, 1));
}

#[test]
fn r4_8_4_the_advance_may_be_split() {
    let mut desk = belgium("ge.inf*3 fr.art");
    desk.does_rolling("fight Belgium ge", &[1, 5, 6]);
    desk.does("advance ge.inf Paris, advance ge.inf Rhineland");
    assert_eq!(["Paris", "Rhineland", "Belgium"].map(|id| desk.strength(CENTRAL, id)), [1, 1, 1]);
}

#[test]
fn r4_8_4_the_advance_is_a_choice() {
    let mut desk = belgium("ge.inf fr.art");
    desk.does_rolling("fight Belgium ge", &[1]).does("done");
    assert_eq!(desk.count("ge.inf", "Belgium"), 1);
}

#[test]
fn r4_8_4_no_advance_while_an_enemy_survives() {
    let mut desk = belgium("ge.inf*2 fr.art*2");
    desk.does_rolling("fight Belgium ge", &[1, 6]);
    assert_eq!(desk.strength(ENTENTE, "Belgium"), 1);
    assert_ne!(desk.phase(), Phase::Advance);
    assert_eq!(desk.marker("Belgium"), "contested");
}

#[test]
fn r4_8_4_no_advance_for_the_side_whose_turn_it_is_not() {
    let mut desk = Desk::new("", "turn 5, central, battle\nBelgium battle: ge.air fr.inf*2\nBerlin: ge.inf");
    desk.does_rolling("fight Belgium ge", &[1]);
    assert_eq!((desk.strength(CENTRAL, "Belgium"), desk.strength(ENTENTE, "Belgium")), (0, 2));
    assert_ne!(desk.phase(), Phase::Advance);
    assert_eq!(desk.marker("Belgium"), "entente");
}

#[test]
fn r4_8_4_no_advance_when_both_sides_are_destroyed() {
    let mut desk = belgium("ge.inf fr.inf");
    desk.does_rolling("fight Belgium ge", &[1]);
    assert_ne!(desk.phase(), Phase::Advance);
}

#[test]
fn r4_8_4_a_region_held_by_a_mere_marker_gives_the_right_outright() {
    let mut desk = Desk::new("", "turn 5, central, battle\nBelgium entente battle: ge.inf");
    desk.does("fight Belgium ge");
    assert!(desk.cites("4.8.4"));
    assert_eq!((desk.phase(), desk.marker("Belgium")), (Phase::Advance, "central"));
    assert!(!desk.lines.iter().any(|line| matches!(line.what, Event::Rolled { .. })));
}

#[test]
fn r4_8_4_tiles_that_advance_into_a_marked_region_fight_there() {
    let mut desk = Desk::new(
        "",
        "turn 5, central, battle
         Belgium contested battle: ge.inf*2 fr.art
         Paris contested battle: ge.inf fr.inf*4",
    );
    desk.does_rolling("fight Belgium ge", &[1, 6]).does("advance ge.inf Paris, advance ge.inf Paris");
    assert_eq!(desk.battles(), ["Paris"]);
    desk.does("fight Paris ge");
    assert_eq!(rolled(&desk).0, 3);
}

#[test]
fn r4_8_4_an_advance_into_an_unmarked_enemy_region_brings_no_battle() {
    let mut desk = belgium("ge.inf*2 fr.art");
    desk.does_rolling("fight Belgium ge", &[1, 6]).does("advance ge.inf Paris, done");
    assert!(desk.battles().is_empty());
    assert_eq!(desk.marker("Paris"), "central", "the update found one side there alone");
}

#[test]
fn r4_8_4_where_only_neighbours_by_land() {
    let mut desk = Desk::new("", "turn 5, entente, battle\nParis contested battle: fr.inf*2 ge.art");
    desk.does_rolling("fight Paris fr", &[1, 6]);
    assert_eq!(desk.refused("advance fr.inf Rhineland"), "4.8.4.where");
    assert_eq!(desk.refused("advance fr.inf London"), "4.8.4.where", "London is across the sea");
    assert_eq!(desk.offers(), ["advance fr.inf Belgium", "done"]);
}

#[test]
fn r4_8_4_where_a_neutral_region_stays_closed() {
    let mut desk = Desk::new("", "turn 5, central, battle\nBelgrade battle: ah.inf*2 se.art");
    desk.does_rolling("fight Belgrade ah", &[1, 6]);
    assert_eq!(desk.refused("advance ah.inf Sofia"), "2.6");
    assert_eq!(desk.offers(), ["advance ah.inf Hungary", "done"]);
}

#[test]
fn r2_6_no_tile_advances_into_a_neutral_region() {
    let mut desk = Desk::new("", "turn 5, central, battle\nBelgrade battle: ah.inf*2 se.art");
    desk.does_rolling("fight Belgrade ah", &[1, 6]);
    assert_eq!(desk.refused("advance ah.inf Salonica"), "2.6");
}

#[test]
fn rr_win_control_a_cleared_region_is_controlled_though_nobody_advances() {
    let mut desk = belgium("ge.inf fr.art");
    desk.does_rolling("fight Belgium ge", &[1]);
    assert_eq!(desk.marker("Belgium"), "central");
}

#[test]
fn rr_win_control_a_cleared_region_stays_controlled_though_everyone_advances() {
    let mut desk =
        Desk::new("", "turn 5, central, battle\nBelgium entente battle: ge.inf fr.art\nBerlin: ge.inf");
    desk.does_rolling("fight Belgium ge", &[1]).does("advance ge.inf Paris");
    assert_eq!(desk.strength(CENTRAL, "Belgium"), 0);
    assert_eq!((desk.marker("Belgium"), desk.marker("Paris")), ("central", "central"));
    assert_eq!(desk.p.active(), Seat::Second, "the update is past");
}
