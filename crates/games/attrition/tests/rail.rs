//! 4.4: rail transfer.

use crate::common::*;

#[test]
fn r4_4_any_number_of_tiles_of_one_region_go_back_to_the_reserves() {
    let mut desk = Desk::new("", "turn 3, central, rail\nRhineland: ge.inf*2 ge.art ah.inf");
    desk.does("rail ge.inf Rhineland");
    assert!(desk.cites("4.4"));
    desk.does("rail ah.inf Rhineland, done");
    assert_eq!((desk.count("ge.inf", "reserves"), desk.count("ah.inf", "reserves")), (1, 1));
    assert_eq!((desk.count("ge.inf", "Rhineland"), desk.count("ge.art", "Rhineland")), (1, 1));
}

#[test]
fn r4_4_from_a_friendly_region() {
    let desk = Desk::new("", "turn 3, entente, rail\nBelgium: fr.inf").after("rail fr.inf Belgium");
    assert_eq!(desk.count("fr.inf", "reserves"), 1);
}

#[test]
fn r4_4_from_a_contested_region() {
    let mut desk = Desk::new("", "turn 3, entente, rail\nBelgium contested: fr.inf*2 ge.inf");
    desk.does("rail fr.inf Belgium");
    assert_eq!((desk.count("fr.inf", "reserves"), desk.count("fr.inf", "Belgium")), (1, 1));
}

#[test]
fn r4_4_railed_tiles_may_be_mobilised_in_the_same_turn() {
    let mut desk = Desk::new("", "turn 3, entente, rail\nBelgium: br.inf").after("rail br.inf Belgium");
    assert_eq!(desk.phase(), Phase::Mobilise);
    desk.does("mobilise br.inf Alexandria");
    assert_eq!(desk.count("br.inf", "Alexandria"), 1);
}

#[test]
fn r4_4_rail_is_a_choice() {
    let mut desk = Desk::new("", "turn 3, central, rail\nRhineland: ge.inf\nBerlin: ge.inf");
    desk.does("done");
    assert_eq!(desk.count("ge.inf", "Rhineland"), 1);
    assert_eq!(desk.phase(), Phase::Movement);
}

#[test]
fn r4_4_path_from_one_region_only() {
    let mut desk = Desk::new("", "turn 3, central, rail\nRhineland: ge.inf*2\nBerlin: ge.inf");
    desk.does("rail ge.inf Rhineland");
    assert_eq!(desk.refused("rail ge.inf Berlin"), "4.4.path");
    assert_eq!(desk.offers(), ["rail ge.inf Rhineland", "done"]);
}

#[test]
fn r4_4_path_not_from_an_enemy_region() {
    let desk = Desk::new("", "turn 3, central, rail\nBelgium entente: ge.inf\nBerlin: ge.inf");
    assert_eq!(desk.refused("rail ge.inf Belgium"), "4.4.path");
}

#[test]
fn r4_4_path_not_from_a_neutral_region_for_the_entente() {
    let text = "turn 6, entente, rail\nwar ro\nsurrendered\nParis: fr.inf";
    let ukraine = |marker: &str| Desk::new("", &format!("{text}\nUkraine {marker}: ro.inf"));
    assert_eq!(ukraine("neutral").refused("rail ro.inf Ukraine"), "4.4.path");
    assert!(!ukraine("neutral").offers().contains(&"rail ro.inf Ukraine".into()));
    assert!(ukraine("entente").offers().contains(&"rail ro.inf Ukraine".into()));
}

#[test]
fn r4_4_path_may_not_cross_an_enemy_region() {
    let text = "turn 3, central, rail\nHungary: ge.inf ah.inf\nBerlin: ge.art";
    assert!(Desk::new("", text).offers().contains(&"rail ge.inf Hungary".into()));
    let desk = Desk::new("", &format!("{text}\nRhineland entente:"));
    assert_eq!(desk.refused("rail ge.inf Hungary"), "4.4.path");
    assert!(desk.offers().contains(&"rail ah.inf Hungary".into()), "Vienna is still open to it");
}

#[test]
fn r4_4_path_may_not_cross_a_neutral_region() {
    let text = "turn 4, central, rail\nHungary: ot.inf\nwar ot";
    let sofia = |marker: &str| Desk::new("", &format!("{text}\nBelgrade central:\nSofia {marker}:"));
    assert_eq!(sofia("neutral").refused("rail ot.inf Hungary"), "4.4.path");
    assert_eq!(sofia("central").offers(), ["rail ot.inf Hungary", "done"]);
}

#[test]
fn r4_4_path_may_cross_a_contested_region() {
    let desk = Desk::new("", "turn 3, central, rail\nHungary: ge.inf\nRhineland contested: ge.inf fr.inf");
    assert!(desk.offers().contains(&"rail ge.inf Hungary".into()));
}

#[test]
fn r4_4_path_ends_in_an_entry_region_that_is_neither_neutral_nor_the_enemys() {
    let desk = Desk::new("", "turn 3, entente, rail\nBelgium: fr.inf br.inf\nParis central:");
    assert_eq!(desk.refused("rail fr.inf Belgium"), "4.4.path");
    let desk = Desk::new("", "turn 3, entente, rail\nParis: it.inf fr.inf");
    assert_eq!(desk.refused("rail it.inf Paris"), "4.4.path", "Rome is neutral");
    let desk = Desk::new("", "turn 3, entente, rail\nBelgium: fr.inf\nParis contested: fr.inf ge.inf");
    assert!(desk.offers().contains(&"rail fr.inf Belgium".into()), "a contested entry region will do");
}

#[test]
fn r4_4_path_leads_to_an_entry_region_of_the_tiles_own_nation() {
    let desk = Desk::new("", "turn 3, entente, rail\nBelgium: ru.inf br.inf");
    assert_eq!(desk.offers(), ["rail br.inf Belgium", "done"]);
    assert_eq!(desk.refused("rail ru.inf Belgium"), "4.4.path");
}

#[test]
fn r4_4_path_goes_by_land_only_for_the_central_powers() {
    let desk = Desk::new(
        "",
        "turn 3, central, rail\nLondon central: ge.inf\nParis central:\nBelgium central: ge.inf",
    );
    assert_eq!(desk.refused("rail ge.inf London"), "4.4.path");
    assert!(desk.offers().contains(&"rail ge.inf Belgium".into()));
}

#[test]
fn r4_4_path_goes_by_land_and_any_number_of_sea_paths_for_the_entente() {
    let desk = Desk::new("", "turn 8, entente, rail\nwar us gr\nBelgrade: us.inf br.inf");
    assert_eq!(desk.offers(), ["rail br.inf Belgrade", "rail us.inf Belgrade", "done"]);
}

#[test]
fn r4_4_path_to_salonica_serves_british_french_and_greek_tiles() {
    let text = "turn 6, entente, rail\nwar gr it\nBelgrade: br.inf fr.inf gr.inf it.inf
         London central:\nAlexandria central:\nParis central:\nRome central:";
    let desk = Desk::new("", text);
    let expected = ["rail br.inf Belgrade", "rail fr.inf Belgrade", "rail gr.inf Belgrade", "done"];
    assert_eq!(desk.offers(), expected);
}

#[test]
fn r4_4_path_a_tile_in_its_own_entry_region_needs_no_way() {
    let mut desk =
        Desk::new("", "turn 3, central, rail\nBerlin contested: ge.inf ru.inf\nRhineland entente:");
    desk.does("rail ge.inf Berlin");
    assert_eq!((desk.pile(CENTRAL, "reserves"), desk.strength(ENTENTE, "Berlin")), (1, 1));
}
