//! Tanks (9).

use crate::common::*;

const TANKS: [&str; 3] = ["br.tank", "fr.tank", "us.tank"];

/// The Entente attacks in Belgium; another battle waits.
fn attack(others: &str) -> Desk {
    battle_in_belgium("tanks", "turn 7, entente", others)
}

#[test]
fn r9_1_the_three_tanks_of_the_entente_wait_beside_the_turn_track() {
    let desk = Desk::begin("tanks", 1);
    for tank in TANKS {
        assert_eq!(desk.count(tank, "track"), 1, "{tank}");
    }
}

#[test]
fn r9_2_the_british_tank_joins_the_pouch_in_autumn_1916() {
    let desk = after_the_entries_of("tanks", 6, "entente", "");
    assert!(desk.cites("9.2"));
    assert_eq!(TANKS.map(|tank| desk.count(tank, "pouch")), [1, 0, 0]);
    assert_eq!(TANKS.map(|tank| desk.count(tank, "track")), [0, 1, 1]);
}

#[test]
fn r9_2_the_french_and_american_tanks_join_the_pouch_in_spring_1917() {
    let desk = after_the_entries_of("tanks", 7, "entente", "");
    assert_eq!(TANKS.map(|tank| desk.count(tank, "pouch")), [0, 1, 1]);
}

#[test]
fn r9_2_no_tank_joins_at_another_turn() {
    for turn in [1, 2, 3, 4, 5, 8, 9, 10] {
        let desk = after_the_entries_of("tanks", turn, "entente", "");
        assert!(!desk.cites("9.2"), "turn {turn}");
        assert_eq!(TANKS.map(|tank| desk.count(tank, "track")), [1, 1, 1], "turn {turn}");
    }
}

#[test]
fn r9_2_tanks_join_together_with_neutral_tiles() {
    let desk = after_the_entries_of("tanks", 6, "entente", "");
    assert!(desk.cites("4.1.1") && desk.cites("9.2"));
    assert_eq!(desk.count("us.inf", "pouch"), 3);
}

#[test]
fn r9_3_a_tank_is_mobilised_like_any_tile() {
    let mut desk = Desk::new("tanks", "turn 7, entente, mobilise\nreserves: br.tank fr.tank us.tank");
    assert_eq!(desk.refused("mobilise br.tank Paris"), "4.5.entry");
    assert_eq!(desk.refused("mobilise us.tank Washington"), "4.5.entry");
    desk.does("mobilise br.tank Alexandria");
    assert!(desk.cites("9.3"));
    desk.does("mobilise fr.tank Paris");
    assert_eq!((desk.count("br.tank", "Alexandria"), desk.count("fr.tank", "Paris")), (1, 1));
}

#[test]
fn r9_3_a_tank_left_in_the_reserves_is_destroyed_unless_its_nation_is_neutral() {
    let mut desk = Desk::new("tanks", "turn 7, entente, declare\nreserves: br.tank us.tank");
    desk.does("done");
    assert_eq!((desk.count("br.tank", "destroyed"), desk.count("us.tank", "reserves")), (1, 1));
}

#[test]
fn r9_4_a_tank_rolls_one_die_with_its_nation() {
    let desk = attack("br.inf*2 br.tank ge.inf*4").after("fight Belgium br");
    assert_eq!(dice(&desk), 3);
    assert!(desk.cites("9.4"));
}

#[test]
fn r9_4_a_tank_scores_on_a_2_and_only_once() {
    let mut desk = attack("br.inf*2 br.tank ge.inf*4");
    desk.does_rolling("fight Belgium br", &[2, 2, 6]);
    assert_eq!(rolled(&desk).1, [0, 1]);
    assert_eq!(desk.count("ge.inf", "destroyed"), 1);
}

#[test]
fn r9_4_a_tank_whose_nation_does_not_roll_gives_no_die_but_still_scores() {
    let mut desk = attack("br.inf*2 fr.tank ge.inf*4");
    desk.does_rolling("fight Belgium br", &[2, 6]);
    assert_eq!(dice(&desk), 2);
    assert_eq!(rolled(&desk).1, [0, 1]);
    assert!(!desk.cites("9.4"));
}

#[test]
fn r9_4_a_tank_can_be_lost_like_any_tile() {
    let mut desk = attack("br.inf*2 fr.tank ge.inf*4");
    desk.does_rolling("fight Belgium br", &[1, 6]);
    desk.does_as(ENTENTE, "lose fr.tank*1");
    assert_eq!(desk.count("fr.tank", "destroyed"), 1);
    assert_eq!(desk.count("br.inf", "Belgium"), 2);
}

#[test]
fn r9_4_a_tank_defends_as_artillery() {
    let text = "turn 8, central, battle\nBelgium contested battle: br.inf br.tank ge.inf*3\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("tanks", text);
    desk.does_rolling("fight Belgium ge", &[2, 5, 6]);
    assert_eq!(rolled(&desk).1, [0, 1]);
    assert_eq!(desk.count("ge.inf", "destroyed"), 1);
}

#[test]
fn r9_5_an_attacker_whose_tank_rolls_may_ignore_one_hit() {
    let mut desk = attack("br.inf*2 br.tank ge.inf*3");
    desk.does_rolling("fight Belgium br", &[1, 1, 6]);
    assert_eq!(rolled(&desk).1, [2, 2]);
    assert_eq!(desk.p.phase, Phase::Ignore);
    assert_eq!(desk.offers_to(ENTENTE), ["ignore", "done"]);
    assert!(desk.offers_to(CENTRAL).is_empty());
    desk.does("ignore");
    assert!(desk.cites("9.5"));
    desk.does("lose br.inf*1");
    assert_eq!((desk.count("br.inf", "Belgium"), desk.count("br.tank", "Belgium")), (1, 1));
    assert_eq!(desk.count("ge.inf", "destroyed"), 2);
}

#[test]
fn r9_5_only_one_hit_is_ignored() {
    let mut desk = attack("br.inf*3 br.tank ge.inf*4");
    desk.does_rolling("fight Belgium br", &[1, 1, 1, 6]).does("ignore");
    assert_eq!(desk.p.phase, Phase::Losses);
    desk.does("lose br.inf*2");
    assert_eq!(desk.count("br.inf", "destroyed"), 2);
}

#[test]
fn r9_5_the_attacker_need_not_ignore_a_hit() {
    let mut desk = attack("br.inf*2 br.tank ge.inf*3");
    desk.does_rolling("fight Belgium br", &[1, 1, 6]).does("done").does("lose br.inf*2");
    assert_eq!(desk.count("br.inf", "destroyed"), 2);
}

#[test]
fn r9_5_a_tank_that_rolls_no_die_ignores_nothing() {
    let mut desk = attack("fr.inf*2 br.tank ge.inf*3");
    desk.does_rolling("fight Belgium fr", &[1, 6]);
    assert_eq!(desk.p.phase, Phase::Losses);
}

#[test]
fn r9_5_there_is_nothing_to_ignore_without_a_hit() {
    let mut desk = attack("br.inf*2 br.tank ge.inf*3");
    desk.does_rolling("fight Belgium br", &[2, 4, 6]);
    assert_eq!(desk.p.phase, Phase::Battle);
    assert_eq!(desk.count("ge.inf", "destroyed"), 1);
}

#[test]
fn r9_5_a_defending_tank_ignores_nothing() {
    let text = "turn 8, central, battle\nBelgium contested battle: br.inf br.tank ge.inf*3\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("tanks", text);
    desk.does_rolling("fight Belgium ge", &[1, 5, 6]);
    assert_eq!(desk.p.phase, Phase::Losses);
    assert_eq!(desk.offers_to(ENTENTE).len(), 2);
}
