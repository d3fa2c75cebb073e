//! 4.6: movement; 6.1: the peace of spring 1914.

use crate::common::*;

#[test]
fn r4_6_movement_follows_mobilisation_and_comes_before_planning() {
    let mut desk =
        Desk::new("", "turn 3, central, mobilise\nreserves: ge.inf\nBelgium contested: ge.inf fr.inf");
    desk.does("mobilise ge.inf Berlin");
    assert_eq!(desk.phase(), Phase::Movement);
    desk.does("done");
    assert_eq!(desk.phase(), Phase::Plan);
}

#[test]
fn r4_6_1_a_tile_outside_a_capital_does_not_move() {
    let desk = Desk::new("", "turn 3, central, movement\nRhineland: ge.inf\nBerlin: ge.inf");
    assert_eq!(desk.refused("move ge.inf Rhineland - Berlin"), "4.6.1");
    assert!(!desk.offers().iter().any(|offer| offer.starts_with("move ge.inf Rhineland")));
}

#[test]
fn r4_6_1_a_captured_enemy_capital_is_no_allied_capital() {
    let desk = Desk::new("", "turn 3, central, movement\nParis central: ge.inf\nBerlin: ge.inf");
    assert_eq!(desk.refused("move ge.inf Paris - Belgium"), "4.6.1");
}

#[test]
fn r4_6_1_tiles_move_from_any_allied_capital_not_just_their_own() {
    let mut desk = Desk::new("", "turn 8, entente, movement\nwar us\nLondon: us.inf");
    desk.does("move us.inf London ~ Paris");
    assert_eq!(desk.count("us.inf", "Paris"), 1);
    let mut desk = Desk::new("", "turn 3, central, movement\nVienna: ge.inf");
    desk.does("move ge.inf Vienna - Hungary");
    assert_eq!(desk.count("ge.inf", "Hungary"), 1);
}

#[test]
fn r4_6_1_tiles_mobilised_this_turn_move() {
    let mut desk = Desk::new("", "turn 3, central, mobilise\nreserves: ge.inf");
    desk.does("mobilise ge.inf Berlin, move ge.inf Berlin - Poland");
    assert_eq!(desk.count("ge.inf", "Poland"), 1);
}

#[test]
fn r4_6_1_a_tile_that_enters_a_capital_during_the_phase_did_not_start_there() {
    let mut desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf*2");
    desk.does("move ge.inf Berlin - Vienna");
    assert!(desk.moves("ge.inf", "Vienna").is_empty());
    assert_eq!(desk.refused("move ge.inf Vienna - Hungary"), "4.6.2.stop");
}

#[test]
fn r4_6_2_tiles_of_one_capital_move_one_by_one_and_may_part_or_stay() {
    let mut desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf*3 ge.art");
    desk.does("move ge.inf Berlin - Belgium");
    assert!(desk.cites("4.6.2"));
    desk.does("move ge.inf Berlin - Poland, move ge.art Berlin - Poland, done");
    assert_eq!(desk.strength(CENTRAL, "Belgium"), 1);
    assert_eq!(desk.strength(CENTRAL, "Poland"), 2);
    assert_eq!(desk.strength(CENTRAL, "Berlin"), 1);
}

#[test]
fn r4_6_2_a_tile_passes_through_any_number_of_friendly_regions() {
    let text = "turn 5, central, movement\nwar bu ot\nBerlin: ge.inf\nBelgrade central:";
    let moves = Desk::new("", text).moves("ge.inf", "Berlin");
    assert!(moves.contains(&"Levant".into()), "{moves:?}");
    assert!(moves.contains(&"Caucasus".into()), "an enemy region at the end of the way: {moves:?}");
}

#[test]
fn r4_6_2_movement_is_a_choice() {
    let desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf").after("done");
    assert_eq!(desk.count("ge.inf", "Berlin"), 1);
}

#[test]
fn r4_6_2_an_entente_tile_moves_by_land_too() {
    let mut desk = Desk::new("", "turn 3, entente, movement\nParis: fr.inf");
    desk.does("move fr.inf Paris - Rhineland");
    assert!(desk.cites("4.6.2"));
    assert_eq!(desk.count("fr.inf", "Rhineland"), 1);
}

#[test]
fn r4_6_2_stop_a_tile_stops_on_entering_an_enemy_region() {
    let desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf");
    let moves = desk.moves("ge.inf", "Berlin");
    assert!(moves.contains(&"Poland".into()) && !moves.contains(&"Baltics".into()), "{moves:?}");
    assert_eq!(desk.refused("move ge.inf Berlin - Baltics"), "4.6.2.stop");
}

#[test]
fn r4_6_2_stop_a_tile_stops_on_entering_a_contested_region() {
    let text = "turn 3, central, movement\nBerlin: ge.inf\nPoland contested: ge.inf ru.inf\nBaltics central:";
    let desk = Desk::new("", text);
    let moves = desk.moves("ge.inf", "Berlin");
    assert!(moves.contains(&"Poland".into()) && !moves.contains(&"Baltics".into()), "{moves:?}");
    assert_eq!(desk.refused("move ge.inf Berlin - Baltics"), "4.6.2.stop");
}

#[test]
fn r4_6_2_stop_a_tile_moves_once_a_turn() {
    let mut desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf\nVienna: ah.inf");
    desk.does("move ge.inf Berlin - Vienna");
    assert_eq!(desk.refused("move ge.inf Vienna - Hungary"), "4.6.2.stop");
    desk.does("move ah.inf Vienna - Hungary");
    assert_eq!((desk.count("ge.inf", "Vienna"), desk.count("ah.inf", "Hungary")), (1, 1));
}

#[test]
fn r4_6_2_stop_the_mark_of_a_move_is_gone_in_the_next_turn() {
    let mut desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf");
    desk.does("move ge.inf Berlin - Vienna");
    while desk.phase() != Phase::Movement || desk.p.active() != CENTRAL {
        desk.does("done");
    }
    assert!(desk.moves("ge.inf", "Vienna").contains(&"Hungary".into()));
}

#[test]
fn r4_6_3_no_step_from_a_contested_capital_into_an_enemy_region() {
    let desk = Desk::new("", "turn 3, central, movement\nBerlin contested: ge.inf ru.inf");
    assert_eq!(desk.refused("move ge.inf Berlin - Poland"), "4.6.3");
    let desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf");
    assert!(desk.moves("ge.inf", "Berlin").contains(&"Poland".into()));
}

#[test]
fn r4_6_3_tiles_in_a_contested_capital_still_move() {
    let desk = Desk::new(
        "",
        "turn 3, central, movement\nBerlin contested: ge.inf ru.inf\nPoland contested: ge.inf ru.inf",
    );
    let moves = desk.moves("ge.inf", "Berlin");
    assert!(moves.contains(&"Rhineland".into()), "into a friendly region: {moves:?}");
    assert!(moves.contains(&"Poland".into()), "into a contested one: {moves:?}");
}

#[test]
fn r4_6_3_an_enemy_region_may_be_entered_by_way_of_a_friendly_one() {
    let desk = Desk::new("", "turn 3, central, movement\nBerlin contested: ge.inf ru.inf");
    assert!(desk.moves("ge.inf", "Berlin").contains(&"Belgium".into()));
    let sofia = "turn 6, central, movement\nwar bu ro\nSofia contested: bu.inf ro.inf";
    assert_eq!(Desk::new("", sofia).refused("move bu.inf Sofia - Bucharest"), "4.6.3");
    let desk = Desk::new("", &format!("{sofia}\nBelgrade central:"));
    let moves = desk.moves("bu.inf", "Sofia");
    assert!(moves.contains(&"Bucharest".into()), "by Belgrade and Hungary: {moves:?}");
}

#[test]
fn r4_6_3_holds_for_sea_paths_as_well() {
    let desk = Desk::new("", "turn 3, entente, movement\nLondon contested: br.inf ge.inf\nParis central:");
    assert_eq!(desk.refused("move br.inf London ~ Paris"), "4.6.3");
}

#[test]
fn r4_6_4_an_entente_tile_may_set_out_by_sea() {
    let mut desk = Desk::new("", "turn 3, entente, movement\nLondon: br.inf");
    desk.does("move br.inf London ~ Paris");
    assert!(desk.cites("4.6.4"));
    assert_eq!(desk.count("br.inf", "Paris"), 1);
}

#[test]
fn r4_6_4_from_a_friendly_shore_it_goes_on_by_land() {
    let desk = Desk::new("", "turn 3, entente, movement\nLondon: br.inf");
    let moves = desk.moves("br.inf", "London");
    for goal in ["~Paris", "~Belgium", "~Rhineland"] {
        assert!(moves.contains(&goal.into()), "{goal}: {moves:?}");
    }
}

#[test]
fn r4_6_4_on_a_contested_or_enemy_shore_it_stops() {
    for marker in ["central: ge.inf", "contested: fr.inf ge.inf"] {
        let desk = Desk::new("", &format!("turn 3, entente, movement\nLondon: br.inf\nParis {marker}"));
        let moves = desk.moves("br.inf", "London");
        assert!(
            moves.contains(&"~Paris".into()) && !moves.contains(&"~Belgium".into()),
            "{marker}: {moves:?}"
        );
    }
}

#[test]
fn r4_6_4_sea_is_closed_to_the_central_powers() {
    let desk = Desk::new("", "turn 6, central, movement\nwar it\nVienna: ah.inf\nBerlin: ge.inf");
    assert!(!desk.offers().iter().any(|offer| offer.contains('~')));
    assert_eq!(desk.refused("move ah.inf Vienna ~ Rome"), "4.6.4.sea");
}

#[test]
fn r4_6_4_sea_paths_from_their_own_capitals_are_of_no_use_to_them() {
    let mut setup = Setup::new(Attrition::about(), &[]);
    let map = setup.pack.file("map.toml").expect("the game has a map");
    let map = map.replace("[\"Rome\", \"Salonica\"]", "[\"Istanbul\", \"Salonica\"]");
    setup.pack.replace("map.toml", map);
    let game = Attrition::ready(setup).expect("a map with another path");
    let desk = Desk::with(game, "turn 6, central, movement\nwar ot gr\nIstanbul: ot.inf");
    assert!(!desk.offers().iter().any(|offer| offer.contains('~')));
    assert_eq!(desk.refused("move ot.inf Istanbul ~ Salonica"), "4.6.4.sea");
}

#[test]
fn r4_6_4_sea_one_sea_path_a_tile_a_turn() {
    let mut desk = Desk::new("", "turn 3, entente, movement\nAlexandria: br.inf");
    assert!(
        !desk.moves("br.inf", "Alexandria").contains(&"~Paris".into()),
        "London and then Paris would be two"
    );
    assert_eq!(desk.refused("move br.inf Alexandria ~ Paris"), "4.6.4.sea");
    desk.does("move br.inf Alexandria ~ London");
    assert_eq!(desk.count("br.inf", "London"), 1);
}

#[test]
fn r4_6_4_sea_only_as_the_first_step() {
    let desk = Desk::new("", "turn 6, entente, movement\nwar gr it\nBelgrade: se.inf");
    assert!(desk.moves("se.inf", "Belgrade").contains(&"Salonica".into()));
    assert_eq!(desk.refused("move se.inf Belgrade ~ Rome"), "4.6.4.sea");
    assert!(!desk.offers().iter().any(|offer| offer.contains('~')));
}

#[test]
fn r4_6_4_sea_needs_a_sea_path() {
    let desk = Desk::new("", "turn 3, entente, movement\nParis: fr.inf");
    assert_eq!(desk.refused("move fr.inf Paris ~ Belgium"), "4.6.4.sea");
}

#[test]
fn r6_1_in_spring_1914_nobody_enters_an_enemy_region() {
    let desk = Desk::new("", "turn 1, central, movement\nBerlin: ge.inf");
    assert_eq!(desk.refused("move ge.inf Berlin - Poland"), "6.1");
    assert_eq!(desk.moves("ge.inf", "Berlin"), ["Rhineland", "Vienna", "Hungary"]);
    let desk = Desk::new("", "turn 1, entente, movement\nParis: fr.inf");
    assert_eq!(desk.refused("move fr.inf Paris - Rhineland"), "6.1");
    assert!(desk.moves("fr.inf", "Paris").contains(&"Belgium".into()));
}

#[test]
fn r6_1_one_moves_freely_among_ones_own_regions() {
    let desk = Desk::new("", "turn 1, entente, movement\nPetrograd: ru.inf\nLondon: br.inf");
    let mut moves = desk.moves("ru.inf", "Petrograd");
    moves.sort();
    assert_eq!(moves, ["Baltics", "Caucasus", "Kiev", "Moscow", "Poland", "Ukraine"]);
    assert!(desk.moves("br.inf", "London").contains(&"~Belgium".into()));
}

#[test]
fn r6_1_peace_ends_with_autumn() {
    let desk = Desk::new("", "turn 2, central, movement\nBerlin: ge.inf");
    assert!(desk.moves("ge.inf", "Berlin").contains(&"Poland".into()));
}
