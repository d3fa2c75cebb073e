//! Elite infantry (10).

use crate::common::*;
use attrition::map::own_pack;

const ELITES: [&str; 7] =
    ["ge.storm1", "ge.storm2", "ge.storm3", "ah.jagd", "ah.storm", "fr.tirailleurs", "us.marines"];

fn battle(turn: &str, tiles: &str) -> Desk {
    battle_in_belgium("elites", turn, tiles)
}

#[test]
fn r10_1_elite_tiles_stay_out_of_the_pouch_beside_the_turn_track() {
    let desk = Desk::new("elites", "turn 1, central, card");
    for elite in ELITES {
        assert_eq!(desk.count(elite, "track"), 1, "{elite}");
    }
    assert_eq!(Desk::begin("elites", 1).count("ge.storm1", "track"), 1);
}

#[test]
fn r10_2_elites_go_to_the_reserves_at_their_turns_and_never_to_the_pouch() {
    let entries = [
        (1, "central", "ah.jagd", "10.6"),
        (4, "central", "ge.storm1", "10.7"),
        (6, "central", "ge.storm2", "10.7"),
        (6, "central", "ah.storm", "10.7"),
        (4, "entente", "fr.tirailleurs", "10.8"),
        (6, "entente", "us.marines", "10.9"),
    ];
    for (turn, side, elite, rule) in entries {
        let desk = after_the_entries_of("elites", turn, side, "");
        assert_eq!(desk.count(elite, "reserves"), 1, "{elite}");
        assert!(desk.cites("10.2") && desk.cites(rule), "{elite}");
        let before = after_the_entries_of("elites", turn.max(2) - 1, side, "");
        assert_eq!(before.count(elite, "track"), u8::from(turn > 1), "{elite}");
    }
}

#[test]
fn r10_2_a_destroyed_elite_goes_back_to_its_owners_reserves() {
    let mut desk = battle("turn 6, central", "ge.storm1 ge.art fr.inf*3");
    desk.does_rolling("fight Belgium ge", &[1, 3]).does("done");
    desk.does_as(CENTRAL, "lose ge.storm1*1");
    assert!(desk.cites("10.2"));
    assert_eq!((desk.count("ge.storm1", "reserves"), desk.count("ge.storm1", "destroyed")), (1, 0));
}

#[test]
fn r10_2_a_destroyed_elite_of_the_defender_goes_back_at_once() {
    let mut desk = battle("turn 6, central", "ge.inf*3 fr.tirailleurs");
    desk.does_rolling("fight Belgium ge", &[1, 5, 6]);
    assert_eq!(desk.count("fr.tirailleurs", "reserves"), 1);
}

#[test]
fn r10_2_elites_in_the_reserves_are_never_cleared_away() {
    let mut desk = Desk::new("elites", "turn 6, central, declare\nreserves: ge.storm1 ah.storm ge.inf");
    desk.does("done");
    assert_eq!(desk.count("ge.inf", "destroyed"), 1);
    assert_eq!((desk.count("ge.storm1", "reserves"), desk.count("ah.storm", "reserves")), (1, 1));
}

#[test]
fn r10_3_two_regular_infantry_of_the_nation_go_back_to_the_pouch() {
    let mut desk = Desk::new("elites", "turn 6, central, mobilise\nreserves: ge.storm1 ge.inf*3 ge.art");
    desk.does("mobilise ge.storm1 Berlin");
    assert!(desk.cites("10.3"));
    assert_eq!((desk.count("ge.storm1", "Berlin"), desk.count("ge.inf", "reserves")), (1, 1));
    assert_eq!((desk.count("ge.inf", "pouch"), desk.count("ge.inf", "destroyed")), (6, 0));
}

#[test]
fn r10_3_an_elite_enters_only_where_its_nation_does() {
    let desk = Desk::new("elites", "turn 6, central, mobilise\nreserves: ge.storm1 ge.inf*2");
    assert_eq!(desk.refused("mobilise ge.storm1 Vienna"), "4.5.entry");
}

#[test]
fn r10_3_price_one_infantry_is_not_enough() {
    let desk = Desk::new("elites", "turn 6, central, mobilise\nreserves: ge.storm1 ge.inf");
    assert_eq!(desk.refused("mobilise ge.storm1 Berlin"), "10.3.price");
    assert!(!desk.offers().iter().any(|offer| offer.contains("storm")));
}

#[test]
fn r10_3_price_artillery_elites_and_other_nations_do_not_pay() {
    let text = "turn 6, central, mobilise\nreserves: ge.storm1 ge.storm2 ge.inf ge.art*2 ah.inf*2";
    assert_eq!(Desk::new("elites", text).refused("mobilise ge.storm1 Berlin"), "10.3.price");
}

#[test]
fn r10_3_price_infantry_on_the_board_does_not_pay() {
    let desk = Desk::new("elites", "turn 6, central, mobilise\nreserves: ge.storm1\nBerlin: ge.inf*4");
    assert_eq!(desk.refused("mobilise ge.storm1 Berlin"), "10.3.price");
}

#[test]
fn r10_4_an_elite_rolls_a_die_with_its_nation_and_hits_on_a_1() {
    let mut desk = battle("turn 6, central", "ge.storm1 ge.inf*2 ah.inf fr.inf*5");
    desk.does_rolling("fight Belgium ge", &[1, 1, 1]);
    assert_eq!(hits(&desk)[0], 3);
}

#[test]
fn r10_4_an_elite_of_a_smaller_nation_rolls_no_die() {
    let desk = battle("turn 6, central", "ah.storm ge.inf*2 fr.inf*5").after("fight Belgium ge");
    assert_eq!(rolled(&desk).0.iter().sum::<u8>(), 2);
}

#[test]
fn r10_4_an_elite_can_be_lost_like_any_tile() {
    let mut desk = battle("turn 6, central", "ge.storm1 ge.inf fr.inf*3");
    desk.does_rolling("fight Belgium ge", &[1, 3]);
    assert_eq!(desk.offers_to(CENTRAL), ["lose ge.storm1*1", "lose ge.inf*1"].map(String::from));
}

#[test]
fn r10_5_an_elite_scores_on_a_1_and_on_its_own_face() {
    let mut desk = battle("turn 6, central", "ge.storm1 ge.air fr.inf*5");
    desk.does_rolling("fight Belgium ge", &[1, 4]);
    assert_eq!(hits(&desk), [2, 1]);
    assert!(desk.cites("10.5"));
}

#[test]
fn r10_5_an_elite_scores_once_on_each_of_its_two_faces() {
    for (faces, expected) in [([1, 1], 1), ([4, 4], 1), ([4, 5], 1), ([5, 6], 0)] {
        let mut desk = battle("turn 6, central", "ge.storm1 ge.air fr.art*2 fr.air");
        desk.does_rolling("fight Belgium ge", &faces);
        assert_eq!(hits(&desk), [expected, 0], "{faces:?}");
    }
}

#[test]
fn r10_5_a_defending_elite_scores_on_both_faces_too() {
    let mut desk = battle("turn 6, central", "ge.air*2 ge.art*2 fr.tirailleurs");
    desk.does_rolling("fight Belgium ge", &[1, 4, 5, 6]);
    assert_eq!(hits(&desk), [0, 2]);
}

#[test]
fn r10_5_regular_infantry_scores_on_no_special_face() {
    let mut desk = battle("turn 6, central", "ge.inf*3 fr.inf*3");
    desk.does_rolling("fight Belgium ge", &[4, 5, 6]);
    assert_eq!(hits(&desk), [0, 0]);
}

#[test]
fn rr_elite_faces_each_tile_bears_one_special_face() {
    let map = game("elites").map;
    let face = |code: &str| map.special[usize::from(class(code).0)];
    assert_eq!(ELITES.map(face), [4, 5, 6, 4, 5, 4, 5]);
}

#[test]
fn rr_elite_faces_are_marked_as_ours() {
    let data = own_pack().file("elites.toml").expect("it is there").to_string();
    assert_eq!(data.matches("source = \"reconstructed\"").count(), ELITES.len());
}

#[test]
fn r10_6_the_jagdkommandos_are_in_the_reserves_from_spring_1914() {
    let desk = Desk::begin("elites", 1);
    assert_eq!(desk.count("ah.jagd", "reserves"), 1);
    assert!(desk.cites("10.6"));
}

#[test]
fn r10_6_on_the_board_infantry_from_the_destroyed_pile_takes_their_place_in_spring_1916() {
    let desk = after_the_entries_of("elites", 5, "central", "Vienna: ah.jagd\ndestroyed: ah.inf*2");
    assert!(desk.cites("10.6"));
    assert_eq!((desk.count("ah.jagd", "removed"), desk.count("ah.inf", "Vienna")), (1, 1));
    assert_eq!((desk.count("ah.inf", "destroyed"), desk.count("ah.inf", "pouch")), (1, 8));
}

#[test]
fn r10_6_with_none_destroyed_the_infantry_comes_from_the_pouch() {
    let desk = after_the_entries_of("elites", 5, "central", "Vienna: ah.jagd");
    assert_eq!((desk.count("ah.inf", "Vienna"), desk.count("ah.inf", "pouch")), (1, 9));
}

#[test]
fn r10_6_with_none_to_be_had_nothing_takes_their_place() {
    let desk = after_the_entries_of("elites", 5, "central", "Vienna: ah.jagd\nHungary: ah.inf*10");
    assert_eq!((desk.count("ah.jagd", "removed"), desk.count("ah.inf", "Vienna")), (1, 0));
}

#[test]
fn r10_6_in_the_reserves_they_leave_and_nothing_takes_their_place() {
    let desk = after_the_entries_of("elites", 5, "central", "reserves: ah.jagd\ndestroyed: ah.inf*2");
    assert_eq!((desk.count("ah.jagd", "removed"), desk.count("ah.inf", "destroyed")), (1, 2));
}

#[test]
fn r10_6_they_do_not_leave_before_spring_1916_nor_in_the_ententes_turn() {
    let desk = after_the_entries_of("elites", 4, "central", "Vienna: ah.jagd");
    assert_eq!(desk.count("ah.jagd", "Vienna"), 1);
    let desk = after_the_entries_of("elites", 5, "entente", "Vienna: ah.jagd");
    assert_eq!(desk.count("ah.jagd", "Vienna"), 1);
}

#[test]
fn r10_6_1_in_defence_they_ignore_one_hit_of_infantry() {
    let mut desk = battle("turn 3, entente", "fr.inf*3 ah.jagd ah.inf*3");
    desk.does_rolling("fight Belgium fr", &[1, 1, 6]);
    assert_eq!(desk.p.phase, Phase::Ignore);
    assert_eq!(desk.offers_to(CENTRAL), ["ignore", "done"]);
    desk.does_as(CENTRAL, "ignore");
    assert!(desk.cites("10.6.1"));
    desk.does_as(CENTRAL, "lose ah.inf*1");
    assert_eq!((desk.count("ah.inf", "Belgium"), desk.count("fr.inf", "destroyed")), (2, 2));
}

#[test]
fn r10_6_1_an_infantry_hit_among_others_may_be_ignored_but_no_more_than_one() {
    let mut desk = battle("turn 3, entente", "fr.inf fr.art*2 ah.jagd ah.inf*3");
    desk.does_rolling("fight Belgium fr", &[1, 2, 2]);
    desk.does_as(CENTRAL, "ignore").does_as(CENTRAL, "lose ah.inf*2").does_as(ENTENTE, "lose fr.inf*1");
    assert_eq!(desk.count("ah.inf", "destroyed"), 2);
}

#[test]
fn r10_6_1_elite_infantry_scores_infantry_hits() {
    let mut desk = battle("turn 4, entente", "fr.tirailleurs fr.art ah.jagd ah.inf*3");
    desk.does_rolling("fight Belgium fr", &[4, 6]);
    assert_eq!(desk.p.phase, Phase::Ignore);
}

#[test]
fn r10_6_1_without_an_infantry_hit_there_is_nothing_to_ignore() {
    let mut desk = battle("turn 3, entente", "fr.inf*2 fr.art fr.air ah.jagd ah.inf*3");
    desk.does_rolling("fight Belgium fr", &[2, 3, 5, 6]);
    assert_eq!(hits(&desk), [0, 2]);
    assert_eq!(desk.p.phase, Phase::Losses);
}

#[test]
fn r10_6_1_in_attack_they_ignore_nothing() {
    let mut desk = battle("turn 3, central", "ah.jagd ah.inf fr.inf*3");
    desk.does_rolling("fight Belgium ah", &[1, 6]);
    assert_eq!(desk.p.phase, Phase::Losses);
}

#[test]
fn r10_6_1_elsewhere_they_ignore_nothing() {
    let text = "turn 3, entente, battle\nVienna: ah.jagd\nBelgium contested battle: fr.inf*2 ah.inf ah.art\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("elites", text);
    desk.does_rolling("fight Belgium fr", &[1, 6]);
    assert_eq!(desk.p.phase, Phase::Losses);
}

#[test]
fn r10_7_german_stormtroopers_come_in_autumn_1915_and_autumn_1916() {
    let storm = ["ge.storm1", "ge.storm2", "ge.storm3", "ah.storm"];
    let autumn_1915 = after_the_entries_of("elites", 4, "central", "");
    assert_eq!(storm.map(|tile| autumn_1915.count(tile, "reserves")), [1, 0, 0, 0]);
    let autumn_1916 = after_the_entries_of("elites", 6, "central", "");
    assert_eq!(storm.map(|tile| autumn_1916.count(tile, "reserves")), [0, 1, 0, 1]);
}

#[test]
fn r10_7_the_third_german_stormtroopers_come_when_russia_surrenders() {
    let desk = Desk::new("elites", "turn 7, entente, surrender\nPoland: ru.inf").after("surrender");
    assert!(desk.cites("10.7"));
    assert_eq!(desk.count("ge.storm3", "reserves"), 1);
}

#[test]
fn r10_7_1_stormtroopers_with_artillery_roll_one_die_again() {
    let mut desk = battle("turn 6, central", "ge.storm1 ge.inf ge.art fr.inf*5");
    desk.does_rolling("fight Belgium ge", &[3, 6, 6]);
    assert_eq!(desk.p.phase, Phase::Rolled);
    assert_eq!(desk.offers(), ["reroll 3", "reroll 6", "done"]);
    // The one die shows a 4, and 3, 4 and 6 lie there.
    desk.with_dice(Dice::showing(&[4])).does("reroll 6");
    assert!(desk.saw(|event| matches!(event, Event::Rolled { dice: [0, 0, 1, 1, 0, 1], .. })));
    assert!(desk.cites("10.7.1"));
    assert_eq!(desk.count("fr.inf", "destroyed"), 1);
    assert_eq!(desk.p.phase, Phase::Battle);
}

#[test]
fn r10_7_1_the_artillery_may_be_of_any_nation() {
    let mut desk = battle("turn 6, central", "ge.storm1 ge.inf ah.art fr.inf*5");
    desk.does_rolling("fight Belgium ge", &[3, 6]);
    assert_eq!(desk.p.phase, Phase::Rolled);
}

#[test]
fn r10_7_1_only_a_die_that_lies_there_is_rolled_again() {
    let mut desk = battle("turn 6, central", "ge.storm1 ge.art fr.inf*5");
    desk.does_rolling("fight Belgium ge", &[3, 6]);
    assert_eq!(desk.refused("reroll 5"), "r.unknown");
}

#[test]
fn r10_7_1_two_stormtroopers_still_roll_one_die_again() {
    let mut desk = battle("turn 6, central", "ge.storm1 ge.storm2 ah.storm ge.art fr.inf*5");
    desk.does_rolling("fight Belgium ge", &[3, 6, 6]).does_rolling("reroll 6", &[3, 3, 6]);
    assert_eq!(desk.p.phase, Phase::Battle);
}

#[test]
fn r10_7_1_stormtroopers_without_artillery_roll_nothing_again() {
    let mut desk = battle("turn 6, central", "ge.storm1 ge.inf ge.air fr.inf*5");
    desk.does_rolling("fight Belgium ge", &[5, 6, 6]);
    assert_eq!(desk.p.phase, Phase::Battle);
}

#[test]
fn r10_7_1_artillery_without_stormtroopers_rolls_nothing_again() {
    let mut desk = battle("turn 6, central", "ge.inf*2 ge.art fr.inf*5");
    desk.does_rolling("fight Belgium ge", &[5, 6, 6]);
    assert_eq!(desk.p.phase, Phase::Battle);
}

#[test]
fn r10_7_1_in_defence_stormtroopers_roll_nothing_again() {
    let mut desk = battle("turn 6, entente", "ge.storm1 ge.art fr.inf*3");
    desk.does_rolling("fight Belgium fr", &[4, 5, 6]);
    assert_eq!(desk.p.phase, Phase::Battle);
}

#[test]
fn rr_stormtroopers_alone_give_the_re_roll_other_elites_do_not() {
    let mut desk = battle("turn 3, central", "ah.jagd ah.art fr.inf*3");
    desk.does_rolling("fight Belgium ah", &[5, 6]);
    assert_eq!(desk.p.phase, Phase::Battle);
    let mut desk = battle("turn 6, entente", "fr.tirailleurs fr.art ge.inf*3");
    desk.does_rolling("fight Belgium fr", &[5, 6]);
    assert_eq!(desk.p.phase, Phase::Battle);
}

#[test]
fn r10_8_the_tirailleurs_join_the_reserves_in_autumn_1915() {
    let desk = after_the_entries_of("elites", 4, "entente", "");
    assert!(desk.cites("10.8"));
    assert_eq!(desk.count("fr.tirailleurs", "reserves"), 1);
}

#[test]
fn r10_8_1_the_first_time_the_tirailleurs_cost_one_infantry() {
    let mut desk = Desk::new("elites", "turn 5, entente, mobilise\nreserves: fr.tirailleurs fr.inf*2");
    desk.does("mobilise fr.tirailleurs Paris");
    assert!(desk.cites("10.8.1"));
    assert_eq!((desk.count("fr.inf", "reserves"), desk.count("fr.inf", "pouch")), (1, 8));
}

#[test]
fn r10_8_1_even_the_first_time_they_cost_one_infantry() {
    let desk = Desk::new("elites", "turn 5, entente, mobilise\nreserves: fr.tirailleurs br.inf*2");
    assert_eq!(desk.refused("mobilise fr.tirailleurs Paris"), "10.3.price");
}

/// A turn later the tile is back in the reserves, with as many infantry of its nation as the pouch held.
fn mobilised_once_and_railed_back(elite: &str, infantry: &str, capital: &str, left: u8, text: &str) -> Desk {
    let all = if infantry == "fr.inf" { 9 } else { 3 };
    let text = format!(
        "turn 8, entente, mobilise\nreserves: {elite} {infantry}*{left}\nremoved: ru.inf*18 ru.art ru.air\n\
         removed: br.inf*9 br.art br.air*2 fr.art*2 fr.air se.inf*3 se.art\nremoved: {infantry}*{}\n{text}",
        all - left
    );
    let mut desk = Desk::new("elites", &text).after(&format!("mobilise {elite} {capital}"));
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    go_to(&mut desk, ENTENTE, Phase::Returns);
    desk.does(&format!("return {}", &infantry[..2]));
    go_to(&mut desk, ENTENTE, Phase::Rail);
    desk.does(&format!("rail {elite} {capital}"));
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    assert_eq!(desk.count(infantry, "reserves"), left);
    desk
}

#[test]
fn r10_8_1_the_second_time_the_tirailleurs_cost_two() {
    let mut desk = mobilised_once_and_railed_back("fr.tirailleurs", "fr.inf", "Paris", 2, "");
    desk.does("mobilise fr.tirailleurs Paris");
    assert!(!desk.cites("10.8.1"));
    assert_eq!(desk.count("fr.inf", "reserves"), 0);
}

#[test]
fn r10_9_the_marines_join_the_reserves_in_autumn_1916() {
    let desk = after_the_entries_of("elites", 6, "entente", "");
    assert!(desk.cites("10.9"));
    assert_eq!(desk.count("us.marines", "reserves"), 1);
}

#[test]
fn r10_9_1_the_first_time_the_marines_cost_one_infantry_and_then_two() {
    let no_french = "war us\nremoved: fr.inf*9";
    let mut desk = mobilised_once_and_railed_back("us.marines", "us.inf", "Washington", 2, no_french);
    desk.does("mobilise us.marines Washington");
    assert!(!desk.cites("10.9.1"));
    assert_eq!(desk.count("us.inf", "reserves"), 0);
    let mut desk = Desk::new("elites", "turn 7, entente, mobilise\nwar us\nreserves: us.marines us.inf");
    desk.does("mobilise us.marines Washington");
    assert!(desk.cites("10.9.1"));
    assert_eq!(desk.count("us.inf", "reserves"), 0);
}

#[test]
fn r10_9_1_the_marines_enter_no_neutral_capital() {
    let desk = Desk::new("elites", "turn 7, entente, mobilise\nreserves: us.marines us.inf");
    assert_eq!(desk.refused("mobilise us.marines Washington"), "4.5.entry");
}

#[test]
fn rr_elite_declaration_an_elite_brings_no_nation_into_the_war() {
    let desk = Desk::new("elites", "turn 7, entente, declare\nreserves: us.marines");
    assert_eq!(desk.refused("declare us"), "4.9.1.tiles");
}

#[test]
fn rr_elite_declaration_an_elite_stays_in_the_reserves_when_its_nation_enters() {
    let mut desk = Desk::new("elites", "turn 7, entente, declare\nreserves: us.marines us.inf*2");
    desk.does("declare us");
    assert_eq!((desk.count("us.marines", "reserves"), desk.count("us.inf", "Washington")), (1, 2));
}
