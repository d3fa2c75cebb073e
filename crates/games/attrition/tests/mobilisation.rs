//! 4.5: mobilisation.

use crate::common::*;
use attrition::map::entries_of;

#[test]
fn r4_5_tiles_of_the_reserves_go_to_a_capital_of_their_nation() {
    let mut desk = Desk::new("", "turn 3, central, mobilise\nreserves: ge.inf*2 ah.art");
    desk.does("mobilise ge.inf Berlin");
    assert!(desk.cites("4.5"));
    desk.does("mobilise ah.art Vienna");
    assert_eq!((desk.count("ge.inf", "Berlin"), desk.count("ah.art", "Vienna")), (1, 1));
    assert_eq!(desk.count("ge.inf", "reserves"), 1);
}

#[test]
fn r4_5_one_mobilises_as_many_as_one_likes() {
    let mut desk = Desk::new("", "turn 3, central, mobilise\nreserves: ge.inf*2\nVienna: ah.inf");
    desk.does("mobilise ge.inf Berlin, done");
    assert_eq!((desk.count("ge.inf", "Berlin"), desk.count("ge.inf", "reserves")), (1, 1));
}

#[test]
fn r4_5_a_nation_with_several_entry_regions_may_split_its_tiles() {
    let mut desk = Desk::new("", "turn 3, entente, mobilise\nreserves: br.inf*3");
    assert_eq!(desk.offers(), ["mobilise br.inf London", "mobilise br.inf Alexandria", "done"]);
    desk.does("mobilise br.inf London, mobilise br.inf Alexandria, mobilise br.inf London");
    assert_eq!((desk.count("br.inf", "London"), desk.count("br.inf", "Alexandria")), (2, 1));
}

#[test]
fn r4_5_salonica_is_an_entry_region_of_british_french_and_greek_tiles() {
    let desk = Desk::new("", "turn 6, entente, mobilise\nwar gr it\nreserves: br.inf fr.inf gr.inf it.inf");
    let salonica: Vec<String> =
        desk.offers().into_iter().filter(|offer| offer.ends_with("Salonica")).collect();
    assert_eq!(
        salonica,
        ["mobilise br.inf Salonica", "mobilise fr.inf Salonica", "mobilise gr.inf Salonica"]
    );
    assert_eq!(desk.refused("mobilise it.inf Salonica"), "4.5.entry");
}

#[test]
fn r4_5_entry_only_capitals_are_entry_regions() {
    let desk = Desk::new("", "turn 3, entente, mobilise\nreserves: fr.inf");
    assert_eq!(desk.refused("mobilise fr.inf Belgium"), "4.5.entry");
    for nation in Nation::ALL {
        let entries = names(entries_of(nation));
        assert!(!entries.is_empty());
        assert!(entries.iter().all(|id| region(id).is_capital()), "{nation:?}");
    }
}

#[test]
fn r4_5_entry_needs_the_flag_of_the_tile() {
    let desk = Desk::new("", "turn 3, central, mobilise\nreserves: ge.inf");
    assert_eq!(desk.refused("mobilise ge.inf Vienna"), "4.5.entry");
    let desk = Desk::new("", "turn 3, entente, mobilise\nreserves: fr.inf");
    assert_eq!(desk.refused("mobilise fr.inf London"), "4.5.entry");
}

#[test]
fn r4_5_entry_is_closed_by_a_neutral_marker() {
    let desk = Desk::new("", "turn 3, entente, mobilise\nreserves: it.inf fr.inf");
    assert_eq!(desk.refused("mobilise it.inf Rome"), "4.5.entry");
    assert_eq!(desk.refused("mobilise fr.inf Salonica"), "4.5.entry");
}

#[test]
fn r4_5_entry_is_closed_by_an_enemy_control_marker() {
    let desk = Desk::new("", "turn 3, entente, mobilise\nParis central: ge.inf\nreserves: fr.inf br.inf");
    assert_eq!(desk.refused("mobilise fr.inf Paris"), "4.5.entry");
    assert!(!desk.offers().iter().any(|offer| offer.starts_with("mobilise fr")));
}

#[test]
fn r4_5_entry_stays_open_while_contested() {
    let mut desk = Desk::new("", "turn 3, central, mobilise\nBerlin contested: ru.inf\nreserves: ge.inf");
    desk.does("mobilise ge.inf Berlin");
    assert_eq!((desk.strength(CENTRAL, "Berlin"), desk.marker("Berlin")), (1, "contested"));
}
