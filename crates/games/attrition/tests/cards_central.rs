//! 15.2: the Central Powers' cards, but for poison gas, which both sides have.

use crate::common::*;

fn hutier(belgium: &str) -> Desk {
    let text = format!(
        "turn 9, central, battle\neffects hutier\nBelgium contested battle: {belgium}\n\
         Poland contested battle: ge.inf ru.inf*3\nKiev contested battle: ah.inf ru.inf"
    );
    Desk::new("cards elites", &text)
}

#[test]
fn r15_cp2_each_german_infantry_may_roll_two_dice() {
    let desk = hutier("ge.inf*2 ge.art fr.inf*3").after("fight Belgium ge double");
    assert!(desk.cites("15.CP2"));
    assert_eq!(dice(&desk), 5, "artillery still rolls one");
}

#[test]
fn r15_cp2_elite_infantry_is_infantry() {
    let desk = hutier("ge.storm1 ge.inf ge.air fr.inf*3").after("fight Belgium ge double");
    assert_eq!(dice(&desk), 5);
}

#[test]
fn r15_cp2_without_german_infantry_there_is_nothing_to_double() {
    let mut desk = hutier("ge.art*2 fr.inf*3");
    assert_eq!(offers(&desk, "fight Belgium"), ["fight Belgium ge"]);
    assert_eq!(desk.refused("fight Belgium ge double"), "14.2");
    desk.does("fight Belgium ge");
}

#[test]
fn r15_cp2_infantry_of_other_nations_rolls_one_die() {
    let desk = hutier("ge.inf*2 fr.inf*3");
    assert_eq!(offers(&desk, "fight Kiev"), ["fight Kiev ah"]);
    assert_eq!(desk.refused("fight Kiev ah double"), "14.2");
}

#[test]
fn r15_cp2_it_is_a_choice_in_each_of_any_number_of_battles() {
    let mut desk = hutier("ge.inf*2 fr.art*2");
    assert_eq!(offers(&desk, "fight Belgium"), ["fight Belgium ge", "fight Belgium ge double"]);
    desk.does_rolling("fight Belgium ge double", &[3, 4, 5, 6]);
    assert_eq!(offers(&desk, "fight Poland"), ["fight Poland ge", "fight Poland ge double"]);
    desk.does_rolling("fight Poland ge", &[6]);
    assert_eq!(dice(&desk), 1);
}

#[test]
fn r15_cp2_it_lasts_the_turn_it_was_played() {
    let mut desk =
        Desk::new("cards", "turn 9, central, card\nhand: CP2\nBelgium contested: fr.art*2 ge.inf*2");
    desk.does("play CP2");
    go_to(&mut desk, CENTRAL, Phase::Plan);
    desk.does("plan Belgium").does_rolling("fight Belgium ge double", &[3, 4, 5, 6]);
    go_to(&mut desk, ENTENTE, Phase::Plan);
    go_to(&mut desk, CENTRAL, Phase::Plan);
    desk.does("plan Belgium");
    assert_eq!(desk.offers(), ["fight Belgium ge"]);
}

#[test]
fn r15_cp3_any_number_of_german_tiles_land_in_petrograd_in_the_declaration_phase() {
    let text =
        "turn 7, central, declare\neffects landing\nPetrograd: ru.inf\nreserves: ge.inf*3 ge.art ah.inf";
    let mut desk = Desk::new("cards", text);
    assert_eq!(offers(&desk, "land"), ["land ge.inf", "land ge.art"]);
    assert_eq!(desk.refused("land ah.inf"), "15.CP3");
    desk.does("land ge.inf, land ge.inf, land ge.art");
    assert!(desk.cites("15.CP3"));
    desk.does("done");
    assert_eq!((desk.count("ge.inf", "Petrograd"), desk.count("ge.inf", "destroyed")), (2, 1));
}

#[test]
fn r15_cp3_petrograd_keeps_its_status_until_the_next_update() {
    let text =
        "turn 7, central, declare\neffects landing\nPetrograd: ru.inf\nreserves: ge.inf\nBelgium: fr.inf";
    let mut desk = Desk::new("cards", text);
    let industry = desk.game.industry(&desk.p, ENTENTE);
    desk.does("land ge.inf");
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    assert!(controls(&desk, ENTENTE, "Petrograd"));
    assert_eq!(desk.game.industry(&desk.p, ENTENTE), industry);
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    assert!(contested(&desk, "Petrograd"));
}

#[test]
fn r15_cp3_there_is_no_rail_in_the_turn_of_the_landing() {
    let text = "turn 7, central, card\nhand: CP3\nRhineland: ge.inf";
    let mut desk = Desk::new("cards", text).after("play CP3");
    assert!(desk.cites("15.CP3"));
    while desk.p.active() == CENTRAL {
        assert_ne!(desk.p.phase, Phase::Rail);
        desk.does("done");
    }
    let mut desk = Desk::new("cards", text).after("done");
    go_to(&mut desk, CENTRAL, Phase::Rail);
}

#[test]
fn rr_landing_in_a_neutral_region_is_not_possible() {
    let desk = Desk::new("cards", "turn 3, entente, declare\neffects landing\nreserves: br.inf");
    assert_eq!(desk.refused("land br.inf"), "r.landing");
    let text =
        "turn 7, central, declare\neffects landing\nsurrendered\nPetrograd neutral:\nreserves: ge.inf mx.inf";
    assert_eq!(Desk::new("cards", text).refused("land ge.inf"), "r.landing");
}

#[test]
fn r15_cp4_the_opponent_takes_back_a_british_tile_of_his_choice() {
    let text = "turn 2, central, card\nhand: CP4\nLondon: br.inf\nBelgium: br.art fr.inf";
    let mut desk = Desk::new("cards", text).after("play CP4");
    assert!(desk.cites("15.CP4"));
    assert_eq!(desk.asked(), ENTENTE);
    assert_eq!(desk.offers(), ["give br.inf London", "give br.art Belgium"]);
    assert_eq!(desk.refused("done"), "15.CP4");
    assert_eq!(desk.refused("give fr.inf Belgium"), "15.CP4");
    desk.does("give br.art Belgium");
    assert_eq!((desk.count("br.art", "reserves"), desk.p.active()), (1, CENTRAL));
}

#[test]
fn r15_cp4_the_tile_can_be_mobilised_in_its_owners_next_turn() {
    let mut desk = Desk::new("cards", "turn 2, central, card\nhand: CP4\nBelgium: br.art");
    desk.does("play CP4, give br.art Belgium");
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    desk.does("mobilise br.art Alexandria");
    assert_eq!(desk.count("br.art", "Alexandria"), 1);
}

#[test]
fn r15_cp4_with_no_british_tile_on_the_board_nothing_happens() {
    let mut desk = Desk::new("cards", "turn 1, central, card\nhand: CP4\nParis: fr.inf");
    desk.does("play CP4");
    assert_eq!(desk.asked(), CENTRAL);
}

#[test]
fn r15_cp5_london_is_closed_to_mobilisation_in_the_ententes_next_turn() {
    let text = "turn 3, central, card\nhand: CP5\nreserves: br.inf*2 fr.inf\nairfield: br.air";
    let mut desk = Desk::new("cards air elites", text).after("play CP5");
    assert!(desk.cites("15.CP5"));
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    assert_eq!(desk.refused("mobilise br.inf London"), "15.forbids");
    assert_eq!(desk.refused("takeoff br.air London"), "15.forbids");
    assert!(!desk.offers().iter().any(|offer| offer.ends_with("London")));
}

#[test]
fn r15_cp5_other_british_capitals_stay_open() {
    let mut desk = Desk::new(
        "cards",
        "turn 4, entente, mobilise\neffects submarines\nwar gr\nreserves: br.inf*2 fr.inf",
    );
    desk.does("mobilise br.inf Alexandria, mobilise br.inf Salonica, mobilise fr.inf Paris");
    assert_eq!(desk.count("br.inf", "Salonica"), 1);
}

#[test]
fn r15_cp5_tiles_may_still_move_to_and_from_london() {
    let text = "turn 4, entente, movement\neffects submarines\nLondon: br.inf\nParis: fr.inf";
    let mut desk = Desk::new("cards", text);
    desk.does("move fr.inf Paris ~ London, move br.inf London ~ Paris");
    assert_eq!((desk.count("fr.inf", "London"), desk.count("br.inf", "Paris")), (1, 1));
}

#[test]
fn r15_cp6_french_tiles_do_not_move_in_the_ententes_next_turn() {
    let text = "turn 7, central, card\nhand: CP6\nParis: fr.inf fr.art br.inf";
    let mut desk = Desk::new("cards", text).after("play CP6");
    assert!(desk.cites("15.CP6"));
    go_to(&mut desk, ENTENTE, Phase::Movement);
    assert_eq!(desk.refused("move fr.inf Paris - Belgium"), "15.forbids");
    assert_eq!(desk.refused("move fr.art Paris ~ London"), "15.forbids");
    assert!(!desk.offers().iter().any(|offer| offer.contains("fr.")));
    desk.does("move br.inf Paris - Belgium");
}

#[test]
fn r15_cp6_french_tiles_do_not_advance_but_their_allies_in_the_region_may() {
    let text = "turn 7, entente, battle\neffects mutinies\nBelgium central battle: fr.inf*2 br.inf\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("cards", text).after("fight Belgium fr");
    assert_eq!(desk.p.phase, Phase::Advance);
    assert_eq!(desk.refused("advance fr.inf Rhineland"), "15.forbids");
    desk.does("advance br.inf Rhineland");
    assert_eq!((desk.count("br.inf", "Rhineland"), desk.count("fr.inf", "Belgium")), (1, 2));
}

#[test]
fn r15_cp6_french_tiles_still_enter_and_fight() {
    let text =
        "turn 7, entente, mobilise\neffects mutinies\nreserves: fr.inf\nBelgium contested: fr.inf*2 ge.inf*2";
    let mut desk = Desk::new("cards", text);
    desk.does("mobilise fr.inf Paris").does("plan Belgium").does_rolling("fight Belgium fr", &[1, 6]);
    assert_eq!(desk.count("ge.inf", "destroyed"), 1);
}

#[test]
fn r15_cp6_the_mutinies_last_one_turn() {
    let mut desk = Desk::new("cards", "turn 7, central, card\nhand: CP6\nParis: fr.inf br.inf");
    desk.does("play CP6");
    go_to(&mut desk, ENTENTE, Phase::Movement);
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    go_to(&mut desk, ENTENTE, Phase::Movement);
    desk.does("move fr.inf Paris - Belgium");
}

fn hindenburg_line(destroyed: &str) -> Desk {
    let text = format!(
        "turn 7, central, card\nhand: CP7\ndestroyed: {destroyed}\nBelgium contested: fr.inf ge.inf\n\
         Poland contested: ru.inf ge.inf\nNorthernItaly contested: fr.inf ah.inf\nwar it"
    );
    Desk::new("cards", &text).after("play CP7")
}

#[test]
fn r15_cp7_two_german_tiles_of_ones_choice_come_back_where_french_are_contested() {
    let mut desk = hindenburg_line("ge.inf ge.art ge.air ah.inf");
    assert!(desk.cites("15.CP7"));
    assert_eq!(offers(&desk, "recover").len(), 6, "three kinds, two regions");
    desk.does("recover ge.art Belgium, recover ge.air Belgium");
    assert_eq!((desk.count("ge.art", "Belgium"), desk.count("ge.air", "Belgium")), (1, 1));
    assert_eq!(desk.p.phase, Phase::Returns);
}

#[test]
fn r15_cp7_only_germans_come_back_and_only_where_french_tiles_are() {
    let desk = hindenburg_line("ge.inf*2 ah.inf");
    assert_eq!(desk.refused("recover ah.inf Belgium"), "15.CP7");
    assert_eq!(desk.refused("recover ge.inf Poland"), "15.CP7");
    assert_eq!(desk.refused("recover ge.inf Berlin"), "15.CP7");
}

#[test]
fn r15_cp7_with_fewer_destroyed_fewer_come_back() {
    let desk = hindenburg_line("ge.inf ah.inf").after("recover ge.inf NorthernItaly");
    assert_eq!(desk.p.phase, Phase::Returns);
    assert_eq!(hindenburg_line("ah.inf").p.phase, Phase::Returns);
}

#[test]
fn r15_cp8_an_enemy_aircraft_beside_a_german_one_is_destroyed() {
    let text = "turn 7, central, card\nhand: CP8\nBelgium contested: ge.air fr.air br.air br.inf\n\
                Poland contested: ge.inf ru.air\nKiev contested: ah.air br.air";
    let mut desk = Desk::new("cards", text).after("play CP8");
    assert_eq!(desk.offers(), ["strike br.air Belgium", "strike fr.air Belgium"]);
    assert_eq!(desk.refused("strike ru.air Poland"), "15.CP8");
    assert_eq!(desk.refused("strike br.air Kiev"), "15.CP8", "an Austrian aircraft will not do");
    assert_eq!(desk.refused("strike br.inf Belgium"), "r.unknown");
    assert_eq!(desk.refused("done"), "15.CP8");
    desk.does("strike fr.air Belgium");
    assert!(desk.cites("15.CP8"));
    assert_eq!((desk.count("fr.air", "destroyed"), desk.count("ge.air", "Belgium")), (1, 1));
}

#[test]
fn r15_cp8_with_no_such_aircraft_nothing_happens() {
    let mut desk = Desk::new("cards", "turn 7, central, card\nhand: CP8\nBelgium contested: ge.inf fr.air");
    desk.does("play CP8");
    assert_ne!(desk.p.phase, Phase::Strike);
    assert_eq!(desk.count("fr.air", "Belgium"), 1);
}

#[test]
fn r15_cp9_two_tiles_enter_by_any_capital_whatever_their_flag() {
    let mut desk =
        Desk::new("cards", "turn 3, central, mobilise\nallowance 2\nwar ot\nreserves: ge.inf*2 ah.inf*2");
    desk.does("mobilise ge.inf Istanbul, mobilise ah.inf Berlin");
    assert_eq!((desk.count("ge.inf", "Istanbul"), desk.count("ah.inf", "Berlin")), (1, 1));
    assert_eq!(desk.refused("mobilise ge.inf Vienna"), "4.5.entry");
}

#[test]
fn r15_cp9_tiles_of_neutral_nations_may_go_but_not_to_neutral_capitals() {
    let mut desk = Desk::new("cards", "turn 3, central, mobilise\nallowance 2\nreserves: ot.inf ge.inf");
    assert_eq!(desk.refused("mobilise ge.inf Istanbul"), "4.5.entry");
    assert_eq!(desk.refused("mobilise ge.inf Hungary"), "4.5.entry");
    desk.does("mobilise ot.inf Vienna");
    assert_eq!(desk.count("ot.inf", "Vienna"), 1);
}

#[test]
fn r15_cp9_the_card_serves_in_the_turn_it_was_played() {
    let mut desk = Desk::new("cards", "turn 3, central, card\nhand: CP9\nreserves: ot.inf*3");
    desk.does("play CP9");
    assert!(desk.cites("15.CP9"));
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    desk.does("mobilise ot.inf Berlin");
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    assert_eq!(desk.refused("mobilise ot.inf Berlin"), "4.5.entry");
}

fn mata_hari(more: &str) -> Desk {
    let text = format!(
        "turn 5, central, card\nhand: CP10\nBelgium contested: fr.inf*2 ge.inf\n\
         Hungary contested: ru.inf ah.inf\n{more}"
    );
    let mut desk = Desk::new("cards", &text).after("play CP10");
    assert!(desk.cites("15.CP10"));
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk
}

#[test]
fn r15_cp10_a_planned_battle_with_a_german_tile_may_be_prevented() {
    let mut desk = mata_hari("").after("plan Belgium, plan Hungary");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Spy, CENTRAL));
    assert_eq!(desk.offers(), ["spy Belgium", "done"]);
    assert_eq!(desk.refused("spy Hungary"), "15.CP10");
    desk.does("spy Belgium");
    assert!(desk.cites("15.CP10"));
    assert_eq!(desk.p.battles, region("Hungary").bit());
    assert!(contested(&desk, "Belgium"));
}

#[test]
fn r15_cp10_a_compulsory_battle_may_be_prevented_and_the_region_is_contested() {
    let text = "turn 6, entente, movement\neffects mata-hari\nParis: fr.inf br.inf\nBelgium central: ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.does("move fr.inf Paris - Belgium").does("done").does("plan Belgium");
    desk.does("spy Belgium");
    assert!(contested(&desk, "Belgium"));
    let text =
        "turn 6, entente, movement\neffects mata-hari\nParis: fr.inf*3\nBelgium: fr.inf\nRhineland: ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.does("move fr.inf Paris - Rhineland").does("done").does("spy Rhineland");
    assert!(contested(&desk, "Rhineland"), "no battle takes place there");
    assert_eq!(desk.count("ge.inf", "Rhineland"), 1);
}

#[test]
fn r15_cp10_only_one_battle_is_prevented() {
    let mut desk = mata_hari("Poland contested: ru.inf ge.inf");
    desk.does("plan Belgium, plan Poland, plan Hungary, spy Poland");
    assert_eq!(desk.p.phase, Phase::Battle);
    assert_eq!(desk.p.battles, region("Belgium").bit() | region("Hungary").bit());
}

#[test]
fn r15_cp10_the_central_powers_need_not_use_it() {
    let desk = mata_hari("").after("plan Belgium, done, done");
    assert_eq!((desk.p.phase, desk.p.battles), (Phase::Battle, region("Belgium").bit()));
}

#[test]
fn r15_cp10_it_serves_in_the_ententes_next_turn_only() {
    let mut desk = mata_hari("");
    go_to(&mut desk, CENTRAL, Phase::Plan);
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk.does("plan Belgium, done");
    assert_eq!(desk.p.phase, Phase::Battle);
}

#[test]
fn r15_forbids_rail_in_the_turn_of_a_landing() {
    let desk = Desk::new("cards", "turn 3, entente, rail\neffects landing\nwar ot\nBelgium: fr.inf");
    assert_eq!(desk.refused("rail fr.inf Belgium"), "15.forbids");
    let desk = Desk::new("cards", "turn 7, central, rail\neffects landing\nRhineland: ge.inf");
    assert_eq!(desk.refused("rail ge.inf Rhineland"), "15.forbids");
}

#[test]
fn r15_forbids_mobilising_in_london_under_submarine_warfare() {
    let desk = Desk::new("cards fog", "turn 4, entente, mobilise\neffects submarines\nreserves: br.inf");
    assert_eq!(desk.refused("mobilise br.inf London"), "15.forbids");
    assert_eq!(desk.refused("mobilise entente.decoy London"), "15.forbids");
}

#[test]
fn r15_forbids_french_tiles_to_march_under_the_mutinies() {
    let desk =
        Desk::new("cards air", "turn 7, entente, movement\neffects mutinies\nParis: fr.inf fr.air br.air");
    assert_eq!(desk.refused("move fr.inf Paris - Belgium"), "15.forbids");
    assert_eq!(desk.refused("park fr.air Paris"), "15.forbids");
}
