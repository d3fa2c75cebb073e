//! 15.1: the Entente's cards, but for poison gas, which both sides have.

use crate::common::*;

#[test]
fn r15_ep2_british_artillery_scores_with_every_2() {
    let text = "turn 5, entente, battle\neffects barrage\n\
                Belgium contested battle: br.inf*3 br.art ge.inf*6\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.does_rolling("fight Belgium br", &[2, 2, 2, 2]);
    assert_eq!(hits(&desk), [0, 4]);
    assert_eq!(desk.count("ge.inf", "destroyed"), 4);
}

#[test]
fn r15_ep2_it_scores_so_even_when_another_nation_rolls() {
    let text = "turn 5, entente, battle\neffects barrage\n\
                Belgium contested battle: fr.inf*3 br.art ge.inf*6\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.does_rolling("fight Belgium fr", &[2, 2, 5]);
    assert_eq!(hits(&desk), [0, 2]);
}

#[test]
fn r15_ep2_other_artillery_scores_once_a_tile() {
    let text = "turn 5, entente, battle\neffects barrage\n\
                Belgium contested battle: fr.inf*2 fr.art ge.inf*6\n\
                Poland contested battle: ru.inf br.inf*2 ru.art ge.inf*1";
    let mut desk = Desk::new("cards", text);
    desk.does_rolling("fight Belgium fr", &[2, 2, 2]);
    assert_eq!(hits(&desk), [0, 1]);
}

#[test]
fn r15_ep2_the_enemys_artillery_gains_nothing() {
    let text = "turn 5, entente, battle\neffects barrage\n\
                Belgium contested battle: br.inf*3 ge.art ge.inf*4\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.does_rolling("fight Belgium br", &[2, 2, 2]);
    assert_eq!(hits(&desk), [1, 0]);
}

#[test]
fn r15_ep2_the_barrage_lasts_the_turn_it_was_played() {
    let mut desk =
        Desk::new("cards", "turn 5, entente, card\nhand: EP2\nBelgium contested: br.inf*2 br.art ge.inf*6");
    desk.does("play EP2");
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk.does("plan Belgium").does_rolling("fight Belgium br", &[2, 2, 6]);
    assert_eq!(hits(&desk), [0, 2]);
    go_to(&mut desk, CENTRAL, Phase::Plan);
    desk.does("plan Belgium").does_rolling("fight Belgium ge", &[2, 2, 5, 6]);
    assert_eq!(hits(&desk), [0, 1]);
}

#[test]
fn r15_ep3_any_number_of_british_tiles_land_in_istanbul_in_the_declaration_phase() {
    let text = "turn 3, entente, declare\neffects landing\nwar ot\nIstanbul: ot.inf\n\
                reserves: br.inf*2 br.art br.air fr.inf";
    let mut desk = Desk::new("cards", text);
    assert_eq!(offers(&desk, "land"), ["land br.inf", "land br.art", "land br.air"]);
    desk.does("land br.inf, land br.inf, land br.art");
    assert!(desk.cites("15.EP3"));
    assert_eq!((desk.count("br.inf", "Istanbul"), desk.count("br.art", "Istanbul")), (2, 1));
    desk.does("done");
    assert_eq!(desk.count("br.air", "destroyed"), 1, "what did not land is cleared away");
}

#[test]
fn r15_ep3_only_british_tiles_of_the_reserves_land() {
    let text = "turn 3, entente, declare\neffects landing\nwar ot\nreserves: br.inf fr.inf";
    let desk = Desk::new("cards", text);
    assert_eq!(desk.refused("land fr.inf"), "15.EP3");
    assert_eq!(desk.refused("land br.art"), "r.unknown");
}

#[test]
fn r15_ep3_istanbul_keeps_its_status_until_the_next_update() {
    let text = "turn 3, entente, declare\neffects landing\nwar ot\nIstanbul: ot.inf\nreserves: br.inf*2\n\
                Berlin: ge.inf";
    let mut desk = Desk::new("cards", text);
    let industry = desk.game.industry(&desk.p, CENTRAL);
    desk.does("land br.inf, land br.inf");
    go_to(&mut desk, CENTRAL, Phase::Movement);
    assert!(controls(&desk, CENTRAL, "Istanbul"));
    assert_eq!(desk.game.industry(&desk.p, CENTRAL), industry);
    go_to(&mut desk, ENTENTE, Phase::Surrender);
    assert!(contested(&desk, "Istanbul"));
}

#[test]
fn r15_ep3_an_empty_istanbul_falls_at_the_next_update() {
    let text = "turn 3, entente, declare\neffects landing\nwar ot\nreserves: br.inf*2\nBerlin: ge.inf";
    let mut desk = Desk::new("cards", text).after("land br.inf, land br.inf");
    assert!(controls(&desk, CENTRAL, "Istanbul"));
    go_to(&mut desk, ENTENTE, Phase::Surrender);
    assert!(controls(&desk, ENTENTE, "Istanbul"));
}

#[test]
fn r15_ep3_the_ottomans_may_fight_the_landing_before_that() {
    let text = "turn 4, central, plan\nwar ot\nIstanbul: ot.inf*3 br.inf\nPoland contested: ge.inf ru.inf";
    let desk = Desk::new("cards", text).after("plan Istanbul");
    assert!(desk.p.battles & region("Istanbul").bit() != 0);
}

#[test]
fn r15_ep3_there_is_no_rail_in_the_turn_of_the_landing() {
    let text = "turn 3, entente, card\nhand: EP3\nwar ot\nBelgium: fr.inf";
    let mut desk = Desk::new("cards", text).after("play EP3");
    while desk.p.active() == ENTENTE {
        assert_ne!(desk.p.phase, Phase::Rail);
        desk.does("done");
    }
    let mut desk = Desk::new("cards", text).after("done");
    go_to(&mut desk, ENTENTE, Phase::Rail);
}

#[test]
fn r15_ep3_nobody_lands_without_the_card() {
    let desk = Desk::new("cards", "turn 3, entente, declare\nwar ot\nreserves: br.inf it.inf");
    assert_eq!(desk.refused("land br.inf"), "14.2");
}

#[test]
fn r15_ep4_the_opponent_takes_back_an_ottoman_tile_of_his_choice() {
    let text = "turn 5, entente, card\nhand: EP4\nwar ot\nArmenia: ot.inf*2\nLevant: ot.art ge.inf";
    let mut desk = Desk::new("cards", text).after("play EP4");
    assert!(desk.cites("15.EP4"));
    assert_eq!(desk.asked(), CENTRAL);
    assert_eq!(desk.offers(), ["give ot.inf Armenia", "give ot.art Levant"]);
    assert_eq!(desk.refused("done"), "15.EP4");
    assert_eq!(desk.refused("give ge.inf Levant"), "15.EP4");
    desk.does("give ot.art Levant");
    assert_eq!((desk.count("ot.art", "reserves"), desk.count("ot.art", "Levant")), (1, 0));
    assert_eq!(desk.p.active(), ENTENTE, "the Entente's turn goes on");
}

#[test]
fn r15_ep4_the_tile_can_be_mobilised_in_its_owners_next_turn() {
    let text = "turn 5, entente, card\nhand: EP4\nwar ot\nArmenia: ot.inf";
    let mut desk = Desk::new("cards", text).after("play EP4, give ot.inf Armenia");
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    desk.does("mobilise ot.inf Istanbul");
    assert_eq!(desk.count("ot.inf", "Istanbul"), 1);
}

#[test]
fn r15_ep4_with_no_ottoman_tile_on_the_board_nothing_happens() {
    let mut desk =
        Desk::new("cards", "turn 5, entente, card\nhand: EP4\nwar ot\nreserves: ot.inf\nBerlin: ge.inf");
    desk.does("play EP4");
    assert_eq!(desk.asked(), ENTENTE);
    assert_eq!(desk.count("ge.inf", "Berlin"), 1);
}

#[test]
fn r15_ep5_every_destroyed_tile_goes_back_to_the_pouch() {
    let mut desk =
        Desk::new("cards", "turn 3, entente, card\nhand: EP5\ndestroyed: ru.inf*4 fr.art br.air se.inf");
    desk.does("play EP5");
    assert!(desk.cites("15.EP5") && desk.cites("4.1.2"));
    for tile in ["ru.inf", "fr.art", "br.air", "se.inf"] {
        assert_eq!(desk.count(tile, "destroyed"), 0, "{tile}");
    }
    assert_ne!(desk.p.phase, Phase::Returns, "there is no choice");
}

#[test]
fn r15_ep5_one_american_infantry_joins_the_pouch_at_the_very_end_of_the_turn() {
    let text = "turn 3, entente, card\nhand: EP5\nBelgium contested: fr.inf ge.inf";
    let mut desk = Desk::new("cards trenches", text).after("play EP5");
    go_to(&mut desk, ENTENTE, Phase::Entrench);
    assert_eq!(desk.count("us.inf", "track"), 3);
    desk.does("done");
    assert!(desk.cites("15.EP5"));
    assert_eq!((desk.count("us.inf", "pouch"), desk.count("us.inf", "track")), (1, 2));
    assert_eq!(desk.p.active(), CENTRAL);
}

#[test]
fn r15_ep5_the_other_americans_wait_for_autumn_1916_even_if_america_is_at_war() {
    let mut desk = Desk::new("cards", "turn 5, entente, card\nwar us\npouch: us.inf\ndestroyed: fr.inf");
    desk.does("done");
    assert_eq!((desk.count("us.inf", "track"), desk.count("us.art", "track")), (2, 3));
    let mut desk = Desk::new("cards", "turn 6, entente, card\nwar us\npouch: us.inf\ndestroyed: fr.inf");
    desk.does("done");
    let added = desk.lines.iter().find_map(|line| match line.what {
        Event::Added { nation: Nation::Usa, count } => Some(count),
        _ => None,
    });
    assert_eq!(added, Some(7));
    assert_eq!(
        (desk.count("us.inf", "pouch"), desk.count("us.art", "pouch"), desk.count("us.air", "pouch")),
        (3, 3, 2)
    );
}

#[test]
fn r15_ep5_america_may_enter_the_war_with_that_one_tile() {
    let desk = Desk::new("cards", "turn 4, entente, declare\nreserves: us.inf").after("declare us");
    assert_eq!(desk.count("us.inf", "Washington"), 1);
}

#[test]
fn r15_ep6_berlin_is_contested_from_the_update_on() {
    let text = "turn 9, entente, card\nhand: EP6\nBerlin: ge.inf*2\nBelgium: fr.inf";
    let mut desk = Desk::new("cards", text).after("play EP6");
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    assert!(controls(&desk, CENTRAL, "Berlin"));
    go_to(&mut desk, CENTRAL, Phase::Rail);
    assert!(contested(&desk, "Berlin"));
    assert_eq!(desk.p.count_off(CENTRAL, place("reserves")), 4, "Berlin's three points are not drawn");
}

#[test]
fn r15_ep6_the_update_cites_the_card() {
    let text = "turn 9, entente, battle\neffects revolution\nBerlin: ge.inf*2\nPoland central battle: ru.inf";
    let mut desk = Desk::new("cards", text);
    desk.does("fight Poland ru").does("done");
    assert!(desk.cites("15.EP6"));
    assert!(contested(&desk, "Berlin"));
}

#[test]
fn r15_ep6_an_empty_or_entente_berlin_becomes_contested_too() {
    for berlin in ["Berlin:", "Berlin entente: fr.inf"] {
        let text =
            format!("turn 9, entente, battle\neffects revolution\n{berlin}\nPoland central battle: ru.inf");
        let mut desk = Desk::new("cards", &text);
        desk.does("fight Poland ru").does("done");
        assert!(contested(&desk, "Berlin"), "{berlin}");
    }
}

#[test]
fn r15_ep6_the_central_powers_win_berlin_back_at_their_own_update() {
    let text = "turn 9, entente, battle\neffects revolution\nBerlin: ge.inf*2\nPoland central battle: ru.inf";
    let mut desk = Desk::new("cards", text);
    desk.does("fight Poland ru").does("done");
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    assert!(contested(&desk, "Berlin"));
    go_to(&mut desk, ENTENTE, Phase::Surrender);
    assert!(controls(&desk, CENTRAL, "Berlin"));
}

fn they_shall_not_pass(destroyed: &str) -> Desk {
    let text = format!(
        "turn 5, entente, card\nhand: EP7\ndestroyed: {destroyed}\nBelgium contested: fr.inf ge.inf\n\
         Poland contested: ru.inf ge.inf\nHungary contested: ru.inf ah.inf\nParis: fr.inf"
    );
    Desk::new("cards", &text).after("play EP7")
}

#[test]
fn r15_ep7_two_french_infantry_come_back_where_germans_are_contested() {
    let mut desk = they_shall_not_pass("fr.inf*3 fr.art");
    assert!(desk.cites("15.EP7"));
    assert_eq!(desk.offers(), ["recover fr.inf Belgium", "recover fr.inf Poland", "done"]);
    desk.does("recover fr.inf Belgium, recover fr.inf Belgium");
    assert_eq!((desk.count("fr.inf", "Belgium"), desk.count("fr.inf", "destroyed")), (3, 1));
    assert_eq!(desk.p.phase, Phase::Returns, "two are all");
}

#[test]
fn r15_ep7_nothing_but_french_infantry_comes_back() {
    let desk = they_shall_not_pass("fr.inf fr.art br.inf");
    assert_eq!(desk.refused("recover fr.art Belgium"), "15.EP7");
    assert_eq!(desk.refused("recover br.inf Belgium"), "15.EP7");
    assert_eq!(desk.refused("recover ru.inf Belgium"), "r.unknown");
}

#[test]
fn r15_ep7_the_region_must_be_contested_and_hold_germans() {
    let desk = they_shall_not_pass("fr.inf*2");
    for barred in ["Hungary", "Paris", "Rhineland", "Rome"] {
        assert_eq!(desk.refused(&format!("recover fr.inf {barred}")), "15.EP7", "{barred}");
    }
}

#[test]
fn r15_ep7_with_fewer_destroyed_fewer_come_back() {
    let desk = they_shall_not_pass("fr.inf fr.art").after("recover fr.inf Belgium");
    assert_ne!(desk.p.phase, Phase::Recover);
    let desk = they_shall_not_pass("fr.art");
    assert_ne!(desk.p.phase, Phase::Recover);
}

#[test]
fn r15_ep7_one_may_bring_back_fewer_than_one_could() {
    let desk = they_shall_not_pass("fr.inf*3").after("recover fr.inf Belgium, done");
    assert_eq!((desk.p.phase, desk.count("fr.inf", "Belgium")), (Phase::Returns, 2));
}

#[test]
fn rr_one_region_takes_all_the_tiles_a_card_brings_back() {
    let desk = they_shall_not_pass("fr.inf*3").after("recover fr.inf Poland");
    assert_eq!(desk.refused("recover fr.inf Belgium"), "r.one-region");
    assert_eq!(desk.offers(), ["recover fr.inf Poland", "done"]);
    let text = "turn 7, central, card\nhand: CP7\ndestroyed: ge.inf*3\nBelgium contested: fr.inf ge.inf\n\
                Poland contested: fr.inf ge.inf";
    let desk = Desk::new("cards", text).after("play CP7, recover ge.inf Belgium");
    assert_eq!(desk.refused("recover ge.inf Poland"), "r.one-region");
}

fn fresh(belgium: &str) -> Desk {
    let text = format!(
        "turn 9, entente, battle\neffects fresh\nwar us\nBelgium contested battle: {belgium}\n\
         Poland contested battle: us.inf ge.inf*3\nKiev contested battle: ru.inf ah.inf"
    );
    Desk::new("cards tanks", &text)
}

#[test]
fn r15_ep8_each_american_tile_may_roll_two_dice() {
    let desk = fresh("us.inf us.art us.air us.tank ge.inf*3").after("fight Belgium us double");
    assert!(desk.cites("15.EP8"));
    assert_eq!(dice(&desk), 8, "whatever its kind");
}

#[test]
fn r15_ep8_it_is_a_choice_in_each_battle() {
    let mut desk = fresh("us.inf*2 us.art ge.art*5");
    assert_eq!(offers(&desk, "fight Belgium"), ["fight Belgium us", "fight Belgium us double"]);
    desk.does_rolling("fight Belgium us", &[4, 5, 6]);
    assert_eq!(dice(&desk), 3);
    assert_eq!(offers(&desk, "fight Poland"), ["fight Poland us", "fight Poland us double"]);
    desk.does_rolling("fight Poland us double", &[5, 6]);
    assert_eq!(dice(&desk), 2);
}

#[test]
fn r15_ep8_it_serves_in_any_number_of_battles() {
    let mut desk = fresh("us.inf*2 ge.art*5");
    desk.does_rolling("fight Belgium us double", &[4, 5, 6, 6]);
    desk.does_rolling("fight Poland us double", &[5, 6]);
}

#[test]
fn r15_ep8_tiles_that_do_not_roll_gain_nothing() {
    let mut desk = fresh("us.inf*2 fr.inf*3 ge.art*5");
    assert_eq!(offers(&desk, "fight Belgium"), ["fight Belgium fr"]);
    assert_eq!(desk.refused("fight Belgium fr double"), "14.2");
    desk.does("fight Belgium fr");
    assert_eq!(dice(&desk), 3);
}

#[test]
fn r15_ep8_a_tile_scores_no_more_than_before() {
    let mut desk = fresh("us.inf*2 ge.art*5");
    desk.does_rolling("fight Belgium us double", &[1, 1, 1, 6]);
    assert_eq!(hits(&desk), [0, 2]);
}

#[test]
fn r15_ep8_it_lasts_the_turn_it_was_played() {
    let text = "turn 9, entente, card\nhand: EP8\nwar us\nBelgium contested: us.inf*2 ge.art*5";
    let mut desk = Desk::new("cards", text).after("play EP8");
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk.does("plan Belgium").does_rolling("fight Belgium us double", &[4, 4, 5, 6]);
    go_to(&mut desk, CENTRAL, Phase::Plan);
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk.does("plan Belgium");
    assert_eq!(desk.offers(), ["fight Belgium us"]);
}

fn expeditionary(more: &str) -> Desk {
    Desk::new("cards", &format!("turn 3, entente, mobilise\nallowance 2\n{more}"))
}

#[test]
fn r15_ep9_two_tiles_enter_by_any_capital_whatever_their_flag() {
    let mut desk = expeditionary("reserves: fr.inf*3 ru.inf");
    desk.does("mobilise fr.inf Petrograd, mobilise ru.inf Alexandria");
    assert_eq!((desk.count("fr.inf", "Petrograd"), desk.count("ru.inf", "Alexandria")), (1, 1));
    assert_eq!(desk.refused("mobilise fr.inf London"), "4.5.entry", "two are all");
}

#[test]
fn r15_ep9_tiles_of_neutral_nations_may_go() {
    let desk = expeditionary("reserves: it.inf*2").after("mobilise it.inf Paris");
    assert_eq!(desk.count("it.inf", "Paris"), 1);
    assert!(!desk.p.is_at_war(Nation::Italy));
}

#[test]
fn r15_ep9_tiles_that_enter_by_their_own_flag_do_not_count() {
    let mut desk = expeditionary("reserves: fr.inf*4");
    desk.does("mobilise fr.inf Paris, mobilise fr.inf Paris");
    desk.does("mobilise fr.inf Belgrade, mobilise fr.inf Belgrade");
    assert_eq!(desk.count("fr.inf", "Belgrade"), 2);
}

#[test]
fn r15_ep9_every_other_restriction_stays() {
    let desk =
        expeditionary("reserves: fr.inf it.inf\nBelgrade central: ah.inf\nPetrograd contested: ge.inf");
    for barred in ["Rome", "Belgrade", "Belgium", "Berlin"] {
        assert_eq!(desk.refused(&format!("mobilise fr.inf {barred}")), "4.5.entry", "{barred}");
    }
    assert!(desk.offers().contains(&"mobilise fr.inf Petrograd".into()));
}

#[test]
fn r15_ep9_the_card_serves_in_the_turn_it_was_played() {
    let text = "turn 3, entente, card\nhand: EP9\nreserves: it.inf*3";
    let mut desk = Desk::new("cards", text).after("play EP9");
    assert!(desk.cites("15.EP9"));
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    desk.does("mobilise it.inf London");
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    assert_eq!(desk.refused("mobilise it.inf London"), "4.5.entry");
}

#[test]
fn r15_ep10_german_artillery_and_aircraft_destroyed_this_turn_are_lost_for_good() {
    let text = "turn 5, entente, battle\neffects blockade\n\
                Belgium contested battle: fr.inf*3 ge.art ge.air ah.art\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.does_rolling("fight Belgium fr", &[1, 1, 1]);
    assert!(desk.cites("15.EP10"));
    assert_eq!((desk.count("ge.art", "removed"), desk.count("ge.air", "removed")), (1, 1));
    assert_eq!((desk.count("ah.art", "destroyed"), desk.count("ge.art", "destroyed")), (1, 0));
}

#[test]
fn r15_ep10_german_infantry_is_destroyed_as_ever() {
    let text = "turn 5, entente, battle\neffects blockade\nBelgium contested battle: fr.inf*3 ge.inf*2\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.does_rolling("fight Belgium fr", &[1, 5, 6]);
    assert_eq!(desk.count("ge.inf", "destroyed"), 1);
}

#[test]
fn r15_ep10_the_blockade_lasts_that_turn_only() {
    let text = "turn 5, entente, card\nhand: EP10\nBelgium contested: fr.inf*3 ge.art*2";
    let mut desk = Desk::new("cards", text).after("play EP10");
    go_to(&mut desk, CENTRAL, Phase::Plan);
    desk.does("plan Belgium").does_rolling("fight Belgium ge", &[1, 1]);
    assert_eq!((desk.count("ge.art", "destroyed"), desk.count("ge.art", "removed")), (2, 0));
}

#[test]
fn r15_ep10_tiles_destroyed_before_are_not_touched() {
    let mut desk = Desk::new("cards", "turn 5, entente, card\nhand: EP10\ndestroyed: ge.art*2");
    desk.does("play EP10");
    assert_eq!(desk.count("ge.art", "destroyed"), 2);
}
