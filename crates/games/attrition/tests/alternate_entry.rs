//! Alternate entry into the war (13).

use crate::common::*;

/// The neutrals that declare by themselves, with the tiles each needs (13.2).
const NEEDED: [(&str, &str, &str, u8); 6] = [
    ("central", "ot", "Istanbul", 1),
    ("entente", "it", "Rome", 1),
    ("central", "bu", "Sofia", 2),
    ("entente", "ro", "Bucharest", 2),
    ("central", "mx", "MexicoCity", 2),
    ("entente", "us", "Washington", 4),
];

fn declaring(side: &str, nation: &str, tiles: u8) -> Desk {
    let codes = CLASSES.iter().filter(|info| info.code.starts_with(nation) && info.arm.is_pouched());
    let codes = codes.filter(|info| !info.code.ends_with("tank"));
    let all = codes.flat_map(|info| std::iter::repeat_n(info.code, usize::from(info.count)));
    let reserves: Vec<&str> = all.take(usize::from(tiles)).collect();
    Desk::new("alternate-entry", &format!("turn 5, {side}, declare\nreserves: {}", reserves.join(" ")))
}

#[test]
fn r13_1_all_infantry_artillery_and_aircraft_start_in_the_pouch() {
    let desk = Desk::begin("alternate-entry", 1);
    assert!(desk.cites("13.1"));
    for (at, info) in
        CLASSES.iter().enumerate().filter(|(_, info)| info.nation.is_some() && info.arm.is_pouched())
    {
        let class = Class(at as u8);
        let tank = info.code.ends_with("tank");
        let drawn =
            desk.count(info.code, "reserves") + Region::all().map(|r| desk.p.count_at(class, r)).sum::<u8>();
        let expected = if tank { 0 } else { info.count };
        assert_eq!(desk.count(info.code, "pouch") + drawn, expected, "{}", info.code);
    }
}

#[test]
fn r13_1_tanks_and_elites_still_wait_for_their_turn() {
    let desk = Desk::begin("alternate-entry tanks elites", 1);
    for tile in ["br.tank", "fr.tank", "us.tank", "ge.storm1", "fr.tirailleurs", "us.marines"] {
        assert_eq!(desk.count(tile, "track"), 1, "{tile}");
    }
}

#[test]
fn r13_1_nothing_is_left_to_join_the_pouch_later() {
    let mut desk = Desk::new("alternate-entry", "turn 6, entente, card\ndestroyed: fr.inf");
    desk.does("done");
    assert!(!desk.cites("4.1.1"));
    assert_eq!(desk.count("us.inf", "pouch"), 3);
}

#[test]
fn r13_2_a_nation_that_could_enter_is_not_left_by_a_slip() {
    for (side, nation, _, needed) in NEEDED {
        let left = declaring(side, nation, needed).warned("done");
        assert!(left.starts_with("unused caution-undeclared 4.9.1: 1 "), "{nation}: {left}");
    }
}

#[test]
fn r13_2_a_nation_enters_the_war_with_the_tiles_it_needs() {
    for (side, nation, capital, needed) in NEEDED {
        let desk = declaring(side, nation, needed).after(&format!("declare {nation}"));
        let nation = Nation::of_code(nation).expect("it is a nation");
        assert_eq!(desk.p.tiles_in(nation.side(), region(capital)), needed, "{nation:?}");
        assert!(desk.p.is_at_war(nation));
    }
}

#[test]
fn r13_2_with_a_tile_too_few_it_stays_neutral() {
    for (side, nation, _, needed) in NEEDED {
        let desk = declaring(side, nation, needed - 1);
        let rule = if needed == 1 { "4.9.1.tiles" } else { "13.2" };
        assert_eq!(desk.refused(&format!("declare {nation}")), rule, "{nation}");
    }
}

#[test]
fn r13_2_with_more_tiles_than_it_needs_all_of_them_go_to_the_capital() {
    let desk = declaring("entente", "us", 6).after("declare us");
    assert_eq!(desk.p.tiles_in(ENTENTE, region("Washington")), 6);
}

#[test]
fn r13_2_one_tile_brings_greece_in() {
    for nation in ["gr", "br", "fr"] {
        let desk = declaring("entente", nation, 1).after(&format!("salonica {nation}"));
        assert!(desk.p.is_at_war(Nation::Greece));
    }
}

#[test]
fn r4_9_1_1_salonica_that_could_be_brought_in_is_not_left_by_a_slip() {
    assert_eq!(declaring("entente", "gr", 1).warned("done"), "unused caution-undeclared 4.9.1: 1");
    // The tiles of who is at war do not wait: they would be destroyed.
    for nation in ["br", "fr"] {
        let left = declaring("entente", nation, 1).warned("done");
        assert!(left.starts_with("destroys "), "{nation}: {left}");
    }
}

#[test]
fn r13_2_without_this_option_one_tile_is_enough_for_any_nation() {
    for (side, nation, _, _) in NEEDED {
        let mut desk = Desk::new("", &format!("turn 7, {side}, declare\nreserves: {nation}.inf"));
        desk.does(&format!("declare {nation}"));
    }
}

#[test]
fn r13_3_the_lusitania_is_taken_out_of_the_cards() {
    for seed in 0..40 {
        let desk = Desk::begin("alternate-entry cards", seed);
        assert!(desk.cites("13.3"));
        assert!(!desk.offers_to(ENTENTE).iter().any(|offer| offer.contains("EP5")), "seed {seed}");
    }
}

#[test]
fn r13_3_otherwise_the_lusitania_is_among_the_cards() {
    let dealt = |options: &str, seed: u64| {
        let desk = Desk::begin(options, seed);
        desk.saw(|event| matches!(event, Event::CardDealt { card } if card.info().code == "EP5"))
    };
    assert!((0..40).any(|seed| dealt("cards", seed)));
    assert!(!(0..40).any(|seed| dealt("cards alternate-entry", seed)));
}

#[test]
fn rr_alternate_the_dates_of_the_track_do_not_bind() {
    for (side, nation) in [("central", "mx*2"), ("entente", "us*3")] {
        let (code, count) = nation.split_once('*').expect("it has a number");
        let more = if code == "us" { " us.art" } else { "" };
        let text = format!("turn 1, {side}, declare\nreserves: {code}.inf*{count}{more}");
        let desk = Desk::new("alternate-entry", &text).after(&format!("declare {code}"));
        assert!(desk.p.is_at_war(Nation::of_code(code).expect("it is a nation")), "{code}");
    }
}

#[test]
fn rr_alternate_greek_tiles_may_be_drawn_before_1916() {
    let desk = Desk::begin("alternate-entry", 1);
    assert_eq!(desk.count("gr.inf", "pouch") + desk.count("gr.inf", "reserves"), 2);
    assert_eq!(desk.p.turn, 0);
}
