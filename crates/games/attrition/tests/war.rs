//! 4.9.1 to 4.9.4: declarations of war, redeployment and the reserves.

use crate::common::*;

#[test]
fn r4_9_1_the_nations_tiles_go_from_the_reserves_to_its_capital() {
    let mut desk = Desk::new("", "turn 4, central, declare\nreserves: bu.inf*2 bu.art");
    desk.does("declare bu");
    assert!(desk.cites("4.9.1"));
    assert_eq!((desk.count("bu.inf", "Sofia"), desk.count("bu.art", "Sofia")), (2, 1));
    assert!(desk.p.is_at_war(Nation::Bulgaria));
}

#[test]
fn r4_9_1_all_regions_of_the_nation_come_under_the_declarers_control() {
    let mut desk = Desk::new("", "turn 4, entente, declare\nreserves: it.inf");
    let before = desk.industry(ENTENTE);
    desk.does("declare it");
    assert_eq!((desk.marker("Rome"), desk.marker("NorthernItaly")), ("entente", "entente"));
    let italy: u8 =
        ["Rome", "NorthernItaly"].map(|id| desk.game.map.industry[region(id).index()]).iter().sum();
    assert_eq!(desk.industry(ENTENTE), before + italy);
}

#[test]
fn r4_9_1_its_other_tiles_stay_where_they_are() {
    let mut desk =
        Desk::new("", "turn 4, central, declare\nreserves: bu.inf\npouch: bu.inf\ndestroyed: bu.art");
    desk.does("declare bu");
    assert_eq!(desk.count("bu.inf", "pouch"), 1);
    assert_eq!(desk.count("bu.art", "destroyed"), 1);
}

#[test]
fn r4_9_1_several_nations_may_enter_in_one_turn() {
    let mut desk = Desk::new("", "turn 6, central, declare\nreserves: bu.inf mx.inf ot.inf");
    assert_eq!(desk.offers(), ["declare ot", "declare bu", "declare mx", "done"]);
    desk.does("declare mx, declare bu, declare ot");
    for nation in [Nation::Mexico, Nation::Bulgaria, Nation::Ottoman] {
        assert!(desk.p.is_at_war(nation), "{nation:?}");
    }
}

#[test]
fn r4_9_1_declaring_comes_after_the_update_of_control() {
    let mut desk = Desk::new("", "turn 4, central, recall\nreserves: bu.inf\nBelgium: ge.inf");
    desk.does("done");
    assert!(desk.cites("4.9"));
    assert_eq!(desk.phase(), Phase::Declare);
}

#[test]
fn r4_9_1_tiles_are_needed_at_least_one() {
    let desk = Desk::new("", "turn 4, central, declare\nreserves: ot.inf");
    assert_eq!(desk.refused("declare bu"), "4.9.1.tiles");
    assert_eq!(desk.offers(), ["declare ot", "done"]);
}

#[test]
fn r4_9_1_tiles_of_a_nation_at_war_declare_nothing() {
    let desk = Desk::new("", "turn 4, central, declare\nwar ot\nreserves: ge.inf ot.inf bu.inf");
    assert_eq!(desk.refused("declare ge"), "4.9.1.tiles");
    assert_eq!(desk.refused("declare ot"), "4.9.1.tiles");
}

#[test]
fn r4_9_1_tiles_of_the_other_side_are_not_ones_own_to_declare_with() {
    let desk = Desk::new("", "turn 4, central, declare\nreserves: bu.inf it.inf");
    assert_eq!(desk.refused("declare it"), "4.9.1.tiles");
}

#[test]
fn r4_9_1_1_any_of_three_nations_brings_salonica_into_the_war() {
    for nation in ["br", "fr", "gr"] {
        let mut desk = Desk::new("", &format!("turn 5, entente, declare\nreserves: {nation}.inf*2"));
        desk.does(&format!("salonica {nation}"));
        assert!(desk.cites("4.9.1.1"), "{nation}");
        assert_eq!(desk.marker("Salonica"), "entente");
        assert_eq!(desk.count(&format!("{nation}.inf"), "Salonica"), 2);
    }
}

#[test]
fn r4_9_1_1_no_other_nation_does() {
    let desk = Desk::new("", "turn 5, entente, declare\nreserves: it.inf ru.inf br.inf");
    assert_eq!(desk.refused("salonica it"), "4.9.1.1");
    assert_eq!(desk.refused("salonica ru"), "4.9.1.1");
    assert_eq!(desk.refused("salonica fr"), "4.9.1.tiles");
}

#[test]
fn r4_9_1_1_salonica_may_enter_as_early_as_spring_1914() {
    let desk = Desk::new("", "turn 1, entente, declare\nreserves: fr.inf").after("salonica fr");
    assert_eq!(desk.marker("Salonica"), "entente");
}

#[test]
fn r4_9_1_1_salonica_enters_once() {
    let desk = Desk::new("", "turn 5, entente, declare\nwar gr\nreserves: br.inf it.inf");
    assert_eq!(desk.refused("salonica br"), "4.9.1.tiles");
}

#[test]
fn r4_9_1_1_greek_tiles_wait_for_spring_1916_all_the_same() {
    for turn in 2..=4 {
        let desk = Desk::new("", &format!("turn {turn}, entente, card\nwar gr")).after("done");
        assert_eq!(desk.count("gr.inf", "track"), 2, "turn {turn}");
    }
    let desk = Desk::new("", "turn 5, entente, card\nwar gr").after("done");
    assert_eq!(desk.count("gr.inf", "track"), 0);
}

#[test]
fn r4_9_1_1_once_at_war_salonica_takes_all_three_nations() {
    let desk = Desk::new("", "turn 2, entente, mobilise\nwar gr\nreserves: br.inf fr.inf");
    assert!(desk.offers().contains(&"mobilise br.inf Salonica".into()));
    assert!(desk.offers().contains(&"mobilise fr.inf Salonica".into()));
}

#[test]
fn rr_salonica_all_the_tiles_of_the_one_nation_go_there_and_no_others() {
    let mut desk = Desk::new("", "turn 5, entente, declare\nreserves: br.inf*2 br.air fr.inf*3 it.inf");
    desk.does("salonica br");
    assert_eq!((desk.count("br.inf", "Salonica"), desk.count("br.air", "Salonica")), (2, 1));
    assert_eq!((desk.count("fr.inf", "Salonica"), desk.count("fr.inf", "reserves")), (0, 3));
}

#[test]
fn rr_salonica_greece_itself_enters_by_salonica() {
    let desk = Desk::new("", "turn 5, entente, declare\nreserves: gr.inf");
    assert_eq!(desk.refused("declare gr"), "4.9.1.1");
    assert_eq!(desk.offers(), ["salonica gr", "done"]);
}

#[test]
fn r4_9_2_a_nation_of_several_regions_moves_its_tiles_at_once() {
    let mut desk = Desk::new("", "turn 4, entente, declare\nreserves: it.inf*2").after("declare it");
    assert_eq!((desk.phase(), desk.count("it.inf", "Rome")), (Phase::Redeploy, 2));
    assert_eq!(desk.offers(), ["redeploy it.inf NorthernItaly", "done"]);
    desk.does("redeploy it.inf NorthernItaly");
    assert!(desk.cites("4.9.2"));
    assert_eq!((desk.count("it.inf", "NorthernItaly"), desk.count("it.inf", "Rome")), (1, 1));
}

#[test]
fn r4_9_2_redeployment_is_a_choice() {
    let mut desk = Desk::new("", "turn 6, entente, declare\nreserves: us.inf ro.inf");
    desk.does("declare us, done");
    assert_eq!((desk.phase(), desk.count("us.inf", "Washington")), (Phase::Declare, 1));
}

#[test]
fn r4_9_2_a_nation_of_one_region_does_not_redeploy() {
    let mut desk = Desk::new("", "turn 5, central, declare\nreserves: bu.inf ot.inf");
    desk.does("declare bu");
    assert_eq!(desk.phase(), Phase::Declare);
}

#[test]
fn r4_9_2_a_tile_redeploys_once() {
    let mut desk = Desk::new("", "turn 2, central, declare\nreserves: ot.inf*2");
    desk.does("declare ot, redeploy ot.inf Armenia");
    assert_eq!(desk.offers(), ["redeploy ot.inf Armenia", "redeploy ot.inf Levant", "done"]);
    desk.does("redeploy ot.inf Levant");
    assert_ne!(desk.phase(), Phase::Redeploy);
}

#[test]
fn r4_9_2_where_a_redeployed_tile_stays_within_its_nation() {
    let mut desk = Desk::new("", "turn 4, central, declare\nwar bu\nreserves: ot.inf*2");
    desk.does("declare ot");
    assert_eq!(desk.refused("redeploy ot.inf Sofia"), "4.9.2.where", "though it is friendly and next door");
    assert_eq!(desk.refused("redeploy ot.inf Caucasus"), "4.9.2.where");
    let desk = Desk::new("", "turn 4, entente, declare\nreserves: it.inf").after("declare it");
    assert_eq!(desk.refused("redeploy it.inf Paris"), "4.9.2.where");
    assert_eq!(desk.refused("redeploy it.inf Vienna"), "4.9.2.where");
}

#[test]
fn r4_9_2_where_only_tiles_of_the_nation_that_entered_redeploy() {
    let mut desk = Desk::new("", "turn 6, entente, declare\nreserves: us.inf it.inf*2");
    desk.does("declare it, redeploy it.inf NorthernItaly, done, declare us");
    assert_eq!(desk.refused("redeploy it.inf NorthernItaly"), "r.unknown");
    assert_eq!(desk.offers(), ["redeploy us.inf SouthernStates", "done"]);
}

#[test]
fn r4_9_3_tiles_of_nations_at_war_left_in_the_reserves_are_destroyed() {
    let mut desk = Desk::new("", "turn 4, central, declare\nwar ot\nreserves: ge.inf*2 ah.art ot.inf bu.inf");
    desk.does("done");
    assert!(desk.cites("4.9.3"));
    assert_eq!(["ge.inf", "ah.art", "ot.inf"].map(|code| desk.count(code, "destroyed")), [2, 1, 1]);
}

#[test]
fn r4_9_3_mostly_because_their_capital_is_the_enemys() {
    let mut desk =
        Desk::new("", "turn 4, entente, mobilise\nParis central: ge.inf\nreserves: fr.inf it.inf br.inf");
    desk.does("mobilise br.inf London");
    assert_eq!(desk.phase(), Phase::Movement);
    desk.does("done");
    assert_eq!(desk.phase(), Phase::Declare);
    desk.does("done");
    assert!(desk.cites("4.9.3"));
    assert_eq!(desk.count("fr.inf", "destroyed"), 1);
}

#[test]
fn r4_9_3_a_nation_that_has_just_entered_has_no_tiles_left_to_lose() {
    let desk = Desk::new("", "turn 4, central, declare\nreserves: bu.inf*2").after("declare bu");
    assert_eq!((desk.count("bu.inf", "Sofia"), desk.count("bu.inf", "destroyed")), (2, 0));
}

#[test]
fn r4_9_3_only_the_active_side_clears_its_reserves() {
    let mut desk = Desk::new("", "turn 4, central, declare\nreserves: ge.inf bu.inf it.inf br.inf");
    desk.does("done");
    assert_eq!((desk.count("ge.inf", "destroyed"), desk.pile(ENTENTE, "destroyed")), (1, 0));
}

#[test]
fn r4_9_4_tiles_of_neutral_nations_may_stay_in_the_reserves_for_ever() {
    let mut desk = Desk::new("", "turn 4, central, declare\nreserves: bu.inf*2 bu.art*2 ot.inf*3 mx.inf");
    desk.does("done");
    assert!(!desk.cites("4.9.3"));
    let kept = [("bu.inf", 2), ("bu.art", 2), ("ot.inf", 3), ("mx.inf", 1)];
    assert!(kept.iter().all(|(code, count)| desk.count(code, "reserves") == *count));
}

#[test]
fn r4_9_4_nobody_is_ever_forced_to_declare_war() {
    let desk = Desk::new("", "turn 8, central, declare\nreserves: ot.inf*6 ot.art*2 bu.inf*2 mx.inf*3");
    assert!(desk.offers().contains(&"done".into()));
}

#[test]
fn r4_9_4_once_both_sides_have_played_the_next_turn_begins() {
    let desk = Desk::new("", "turn 4, central, declare\nreserves: bu.inf").after("done");
    assert_eq!((desk.p.turn + 1, desk.p.active()), (4, ENTENTE));
    let desk = Desk::new("", "turn 4, entente, declare\nreserves: it.inf").after("done");
    assert_eq!((desk.p.turn + 1, desk.p.active()), (5, CENTRAL));
}
