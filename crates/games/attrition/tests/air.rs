//! Air reserves (11).

use crate::common::*;
use contract::Show;

fn pools(desk: &Desk) -> Vec<String> {
    let table = desk.game.table(&desk.p, Onlooker::Spectator);
    table.pools.into_iter().map(|pool| pool.id).filter(|id| id.starts_with("airfield")).collect()
}

/// The Central Powers have planned a battle in Belgium; the Entente is asked for aircraft.
fn before_battle(airfield: &str, belgium: &str, more: &str) -> Desk {
    let text = format!("turn 5, central, plan\nairfield: {airfield}\nBelgium contested: {belgium}\n{more}");
    let mut desk = Desk::new("air", &text).after("plan Belgium");
    if desk.p.phase == Phase::Plan {
        desk.does("done");
    }
    desk
}

#[test]
fn r11_2_each_side_has_its_own_airfield() {
    assert_eq!(pools(&Desk::begin("air", 1)), ["airfield-central", "airfield-entente"]);
    assert!(pools(&Desk::begin("", 1)).is_empty());
}

#[test]
fn r11_2_aircraft_enter_and_leave_the_airfield() {
    let mut desk = Desk::new("air", "turn 3, entente, mobilise\nairfield: fr.air\nLondon: br.air");
    desk.does("takeoff fr.air Paris").does("park br.air London");
    assert_eq!((desk.count("fr.air", "Paris"), desk.count("br.air", "airfield")), (1, 1));
}

#[test]
fn r11_2_without_this_option_no_airfield_is_in_play() {
    let desk = Desk::new("", "turn 3, entente, movement\nLondon: br.air");
    assert!(!desk.offers().iter().any(|offer| offer.starts_with("park")));
    assert_eq!(desk.refused("park br.air London"), "11.3");
}

#[test]
fn r11_3_an_aircraft_in_an_allied_capital_goes_straight_to_the_airfield() {
    let mut desk = Desk::new("air", "turn 3, central, movement\nVienna: ge.air ah.inf");
    desk.does("park ge.air Vienna");
    assert!(desk.cites("11.3"));
    assert_eq!((desk.count("ge.air", "airfield"), desk.count("ge.air", "Vienna")), (1, 0));
}

#[test]
fn r11_3_the_airfield_holds_any_number() {
    let mut desk =
        Desk::new("air", "turn 3, central, movement\nVienna: ah.air ge.air*2\nBerlin: ge.air*2 ge.inf");
    desk.does("park ah.air Vienna, park ge.air Vienna, park ge.air Vienna");
    desk.does("park ge.air Berlin, park ge.air Berlin");
    assert_eq!((desk.count("ge.air", "airfield"), desk.count("ah.air", "airfield")), (4, 1));
}

#[test]
fn r11_3_an_aircraft_in_a_contested_capital_may_go() {
    let mut desk = Desk::new("air", "turn 3, entente, movement\nParis contested: fr.air fr.inf ge.inf");
    desk.does("park fr.air Paris");
    assert_eq!(desk.count("fr.air", "airfield"), 1);
}

#[test]
fn r11_3_only_an_aircraft_able_to_move_may_go() {
    let text = "turn 3, entente, movement\nBelgium: fr.air\nParis: br.air! br.inf\n\
                Istanbul contested: br.air ot.inf";
    let desk = Desk::new("air", &format!("{text}\nwar ot"));
    assert_eq!(desk.refused("park fr.air Belgium"), "4.6.1");
    assert_eq!(desk.refused("park br.air Istanbul"), "4.6.1");
    assert_eq!(desk.refused("park br.air Paris"), "4.6.2.stop");
}

#[test]
fn r11_3_other_tiles_have_no_place_at_the_airfield() {
    let desk = Desk::new("air", "turn 3, entente, movement\nParis: fr.inf fr.art");
    assert_eq!(desk.refused("park fr.inf Paris"), "11.3");
    assert_eq!(desk.refused("park fr.art Paris"), "11.3");
}

#[test]
fn r11_3_the_move_to_the_airfield_belongs_to_the_movement_phase() {
    let desk = Desk::new("air", "turn 3, entente, mobilise\nreserves: fr.inf\nParis: fr.air");
    assert_eq!(desk.refused("park fr.air Paris"), "r.sequence");
}

#[test]
fn r11_4_aircraft_join_the_enemys_planned_battles_before_any_is_resolved() {
    let mut desk = before_battle("fr.air", "ge.inf*3 fr.inf*2", "Kiev contested battle: ah.inf ru.inf");
    assert_eq!(desk.p.phase, Phase::Scramble);
    assert_eq!(desk.asked(), ENTENTE);
    assert_eq!(desk.offers(), ["scramble fr.air Belgium", "done"]);
    desk.does("scramble fr.air Belgium");
    assert!(desk.cites("11.4"));
    assert_eq!((desk.count("fr.air", "Belgium"), desk.count("fr.air", "airfield")), (1, 0));
    assert_eq!(desk.p.phase, Phase::Battle);
}

#[test]
fn r11_4_aircraft_that_joined_fight_in_the_battle() {
    let mut desk = before_battle("fr.air", "ge.art*2 fr.inf*2", "Kiev contested battle: ah.inf ru.inf");
    desk.does("scramble fr.air Belgium").does_rolling("fight Belgium ge", &[3, 6]);
    assert_eq!(desk.count("ge.art", "destroyed"), 1);
}

#[test]
fn r11_4_sending_aircraft_is_left_to_their_owner() {
    let desk = before_battle("fr.air", "ge.inf*3 fr.inf*2", "").after("done");
    assert_eq!(desk.p.phase, Phase::Battle);
    assert_eq!(desk.count("fr.air", "airfield"), 1);
}

#[test]
fn r11_4_the_active_side_sends_none() {
    let desk = before_battle("ge.air", "ge.inf*3 fr.inf*2", "");
    assert_eq!(desk.p.phase, Phase::Battle);
    assert_eq!(desk.refused("scramble ge.air Belgium"), "r.sequence");
}

#[test]
fn r11_4_once_all_battles_are_resolved_aircraft_may_go_home() {
    let mut desk = before_battle("fr.air", "ge.art*2 fr.inf*2", "Kiev contested: ah.inf*2 ru.inf*2");
    desk.does("scramble fr.air Belgium").does_rolling("fight Belgium ge", &[5, 6]);
    assert_eq!(desk.p.phase, Phase::Recall);
    assert_eq!(desk.asked(), ENTENTE);
    assert_eq!(desk.offers(), ["recall fr.air Belgium", "done"]);
    desk.does("recall fr.air Belgium");
    assert!(desk.cites("11.4"));
    assert_eq!(desk.count("fr.air", "airfield"), 1);
}

#[test]
fn r11_4_aircraft_wait_for_the_last_battle_before_they_go_home() {
    let mut desk = before_battle("fr.air", "ge.art*2 fr.inf*2", "Kiev contested battle: ah.inf*2 ru.inf*2");
    desk.does("scramble fr.air Belgium").does_rolling("fight Belgium ge", &[5, 6]);
    assert_eq!(desk.p.phase, Phase::Battle);
    assert_eq!(desk.refused_to(ENTENTE, "recall fr.air Belgium"), "r.sequence");
    desk.does_rolling("fight Kiev ah", &[5, 6]);
    assert_eq!(desk.p.phase, Phase::Recall);
}

#[test]
fn r11_4_some_may_go_home_and_others_stay() {
    let mut desk = before_battle(
        "fr.air br.air",
        "ge.art*2 fr.inf*2",
        "Alexandria contested battle: ot.inf*2 br.inf\nwar ot",
    );
    desk.does("scramble fr.air Belgium, scramble br.air Alexandria");
    desk.does_rolling("fight Belgium ge", &[5, 6]).does_rolling("fight Alexandria ot", &[5, 6]);
    desk.does("recall br.air Alexandria").does("done");
    assert_eq!((desk.count("br.air", "airfield"), desk.count("fr.air", "Belgium")), (1, 1));
}

#[test]
fn r11_4_a_destroyed_aircraft_does_not_go_home() {
    let mut desk = before_battle("fr.air", "ge.inf*2 fr.inf", "Kiev contested battle: ah.inf ru.inf");
    desk.does("scramble fr.air Belgium").does_rolling("fight Belgium ge", &[1, 6]);
    desk.does_as(ENTENTE, "lose fr.air*1");
    assert_eq!(desk.count("fr.air", "destroyed"), 1);
    desk.does_rolling("fight Kiev ah", &[6]);
    assert_ne!(desk.p.phase, Phase::Recall);
}

#[test]
fn r11_4_an_aircraft_that_stayed_is_an_ordinary_tile_afterwards() {
    let text = "turn 5, central, plan\nairfield: fr.air\nBelgium contested: ge.inf*3 fr.inf*2";
    let mut desk = Desk::new("air", text);
    desk.does("plan Belgium, scramble fr.air Belgium").does_rolling("fight Belgium ge", &[4, 5, 6]);
    desk.does("done");
    go_to(&mut desk, CENTRAL, Phase::Plan);
    desk.does("plan Belgium").does_rolling("fight Belgium ge", &[4, 5, 6]);
    assert_ne!(desk.p.phase, Phase::Recall);
    assert_eq!(desk.count("fr.air", "Belgium"), 1);
}

#[test]
fn r11_4_where_there_is_no_battle_marker_none_may_go() {
    let desk = before_battle("fr.air", "ge.inf*3 fr.inf*2", "Paris contested: fr.inf ge.inf");
    assert_eq!(desk.refused("scramble fr.air Paris"), "11.4.where");
}

#[test]
fn r11_4_where_one_aircraft_has_gone_no_second_may_follow() {
    let mut desk =
        before_battle("fr.air br.air", "ge.inf*3 fr.inf br.inf", "Kiev contested battle: ah.inf ru.inf");
    assert_eq!(desk.offers(), ["scramble br.air Belgium", "scramble fr.air Belgium", "done"]);
    desk.does("scramble br.air Belgium");
    assert_ne!(desk.p.phase, Phase::Scramble, "nowhere is left to go");
    let mut desk = before_battle(
        "fr.air br.air",
        "ge.inf*3 fr.inf br.inf",
        "Alexandria contested battle: ot.inf br.inf\nwar ot",
    );
    desk.does("scramble fr.air Belgium");
    assert_eq!(desk.refused("scramble br.air Belgium"), "11.4.where");
    assert_eq!(desk.offers(), ["scramble br.air Alexandria", "done"]);
}

#[test]
fn r11_4_where_aircraft_stood_before_one_more_may_still_go() {
    let desk = before_battle("br.air", "ge.inf*3 br.air br.inf", "");
    assert_eq!(desk.offers(), ["scramble br.air Belgium", "done"]);
}

#[test]
fn r11_4_where_no_tile_of_its_nation_stands_an_aircraft_may_not_go() {
    let desk = before_battle("fr.air br.air", "ge.inf*3 fr.inf*2", "");
    assert_eq!(desk.refused("scramble br.air Belgium"), "11.4.where");
    let desk = before_battle("br.air", "ge.inf*3 fr.inf*2", "");
    assert_eq!(desk.p.phase, Phase::Battle);
}

#[test]
fn r11_5_aircraft_leave_the_airfield_as_from_the_reserves() {
    let mut desk = Desk::new("air", "turn 3, entente, mobilise\nairfield: br.air*2 fr.air");
    desk.does("takeoff br.air London");
    assert!(desk.cites("11.5"));
    desk.does("takeoff br.air Alexandria");
    assert_eq!((desk.count("br.air", "London"), desk.count("br.air", "Alexandria")), (1, 1));
}

#[test]
fn r11_5_the_rules_of_mobilisation_bind_them() {
    let text = "turn 3, entente, mobilise\nairfield: br.air fr.air ru.air\nPetrograd central: ge.inf\n\
                Paris contested: ge.inf";
    let mut desk = Desk::new("air", text);
    assert_eq!(desk.refused("takeoff br.air Paris"), "4.5.entry");
    assert_eq!(desk.refused("takeoff br.air Salonica"), "4.5.entry");
    assert_eq!(desk.refused("takeoff ru.air Petrograd"), "4.5.entry");
    assert_eq!(desk.refused("takeoff fr.air Belgium"), "4.5.entry");
    desk.does("takeoff fr.air Paris");
}

#[test]
fn r11_5_a_mobilised_aircraft_may_move_in_the_same_turn() {
    let mut desk = Desk::new("air", "turn 3, entente, mobilise\nairfield: fr.air\nreserves: br.inf");
    desk.does("takeoff fr.air Paris, done, move fr.air Paris - Belgium");
    assert_eq!(desk.count("fr.air", "Belgium"), 1);
}

#[test]
fn r11_5_aircraft_at_the_airfield_are_never_cleared_away() {
    let mut desk =
        Desk::new("air", "turn 3, central, declare\nreserves: ge.air ot.inf\nairfield: ge.air ah.air");
    desk.does("done");
    assert_eq!(desk.count("ge.air", "destroyed"), 1);
    assert_eq!((desk.count("ge.air", "airfield"), desk.count("ah.air", "airfield")), (1, 1));
}

#[test]
fn rr_after_planning_mata_hari_comes_before_air_reinforcements() {
    let text = "turn 6, entente, plan\neffects mata-hari\nairfield: ge.air\n\
                Belgium contested battle: fr.inf ge.inf\nPoland contested: ru.inf ge.inf";
    let mut desk = Desk::new("air cards", text).after("plan Poland");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Spy, CENTRAL));
    assert_eq!(desk.refused("scramble ge.air Belgium"), "r.sequence");
    desk.does("spy Belgium");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Scramble, CENTRAL));
    assert_eq!(desk.refused("scramble ge.air Belgium"), "11.4.where");
    assert_eq!(desk.offers(), ["scramble ge.air Poland", "done"]);
}

#[test]
fn rr_airfield_a_russian_aircraft_leaves_at_the_surrender() {
    let mut desk = Desk::new("air", "turn 6, entente, surrender\nairfield: ru.air br.air\nLondon: br.inf");
    desk.does("surrender");
    assert_eq!((desk.count("ru.air", "destroyed"), desk.count("br.air", "airfield")), (1, 1));
}

#[test]
fn rr_airfield_an_aircraft_there_is_not_given_up() {
    let text = "turn 3, entente, give\nairfield: br.air\nLondon: br.inf";
    let desk = Desk::new("air cards", &text.replace("entente", "central"));
    assert_eq!(desk.offers(), ["give br.inf London"]);
}

#[test]
fn rr_airfield_a_recalled_aircraft_holds_no_region() {
    let text = "turn 6, entente, scramble
         airfield: ge.air
         Poland central battle: ru.inf*2 ge.inf";
    let mut desk = Desk::new("air", text);
    desk.does("scramble ge.air Poland").does_rolling("fight Poland ru", &[1, 4]);
    desk.does("lose ge.inf*1, recall ge.air Poland");
    assert!(desk.p.control(ENTENTE) & region("Poland").bit() != 0, "{:?}", desk.told());
}

#[test]
fn r11_5_an_aircraft_takes_off_as_an_expeditionary_force_too() {
    let text = "turn 6, entente, mobilise\nwar it\nairfield: br.air\nallowance 1";
    let desk = Desk::new("air cards", text).after("takeoff br.air Rome");
    assert_eq!(desk.count("br.air", "Rome"), 1);
    let desk = Desk::new("air cards", "turn 6, entente, mobilise\nwar it\nairfield: br.air");
    assert_eq!(desk.refused("takeoff br.air Rome"), "4.5.entry");
}
