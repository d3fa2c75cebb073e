//! The historical set-up (20).

use crate::common::*;

/// The tiles on the board at the start (20.1).
const PLACED: [(&str, &str, u8); 9] = [
    ("ge.inf", "Berlin", 2),
    ("ge.art", "Berlin", 3),
    ("ah.inf", "Vienna", 2),
    ("fr.inf", "Belgium", 4),
    ("br.art", "Belgium", 1),
    ("ru.inf", "Poland", 3),
    ("ru.inf", "Kiev", 3),
    ("ru.art", "Kiev", 1),
    ("se.inf", "Belgrade", 2),
];

#[test]
fn r20_1_these_tiles_and_no_others_stand_on_the_board() {
    let desk = Desk::begin("historical", 1);
    assert!(desk.cites("20.1"));
    for info in CLASSES {
        for region in Region::all() {
            let expected = PLACED.iter().find(|(code, id, _)| *code == info.code && *id == region.id());
            let expected = expected.map_or(0, |(_, _, count)| *count);
            assert_eq!(desk.count(info.code, region.id()), expected, "{} in {}", info.code, region.id());
        }
    }
}

#[test]
fn r20_1_the_other_tiles_of_the_warring_nations_are_in_the_pouches() {
    let desk = Desk::begin("historical", 1);
    let left = [
        ("ge.inf", 5),
        ("ge.art", 2),
        ("ge.air", 4),
        ("ah.inf", 8),
        ("ah.art", 1),
        ("ah.air", 1),
        ("ru.inf", 12),
        ("ru.art", 0),
        ("ru.air", 1),
        ("br.inf", 9),
        ("br.art", 0),
        ("br.air", 2),
        ("fr.inf", 5),
        ("fr.art", 2),
        ("fr.air", 1),
        ("se.inf", 1),
        ("se.art", 1),
    ];
    for (code, count) in left {
        assert_eq!(desk.count(code, "pouch") + desk.count(code, "reserves"), count, "{code}");
    }
    for code in ["bu.inf", "mx.inf", "it.inf", "us.inf", "ro.inf", "gr.inf"] {
        assert_eq!(desk.count(code, "pouch") + desk.count(code, "reserves"), 0, "{code}");
    }
}

#[test]
fn r20_1_markers_stand_as_in_the_base_game() {
    let (desk, base) = (Desk::begin("historical", 1), Desk::begin("", 1));
    for side in Seat::BOTH {
        assert_eq!(desk.p.control(side), base.p.control(side));
    }
    assert_eq!(desk.p.neutral, base.p.neutral);
}

#[test]
fn r20_2_play_opens_in_autumn_1914_with_the_central_powers() {
    let desk = Desk::begin("historical", 1);
    assert!(desk.cites("20.2"));
    assert_eq!((desk.p.turn, desk.p.active()), (1, CENTRAL));
}

#[test]
fn r20_2_the_peace_of_spring_is_over() {
    let mut desk = Desk::begin("historical", 1);
    while !desk.offers().iter().any(|offer| offer.starts_with("move")) {
        desk.does("done");
    }
    desk.does("move ge.inf Berlin - Poland");
}

#[test]
fn r20_3_no_serbian_tiles_are_drawn_for_belgrade() {
    for seed in 0..20 {
        let desk = Desk::begin("historical", seed);
        assert!(desk.cites("20.3") && !desk.cites("3.1.4"));
        assert_eq!(
            (desk.count("se.inf", "Belgrade"), desk.count("se.art", "Belgrade")),
            (2, 0),
            "seed {seed}"
        );
    }
}

#[test]
fn r20_3_the_central_powers_draw_ten_tiles() {
    let desk = Desk::begin("historical", 1);
    assert!(desk.cites("6.2"));
    assert_eq!(desk.p.count_off(CENTRAL, place("reserves")), 10);
    assert!(!desk.p.is_at_war(Nation::Ottoman));
}

#[test]
fn rr_historical_the_ottoman_tiles_are_in_the_pouch() {
    let desk = Desk::begin("historical", 1);
    let there = |code: &str| desk.count(code, "pouch") + desk.count(code, "reserves");
    assert_eq!((there("ot.inf"), there("ot.art")), (6, 2));
}

#[test]
fn rr_historical_the_jagdkommandos_are_in_the_reserves() {
    assert_eq!(Desk::begin("historical elites", 1).count("ah.jagd", "reserves"), 1);
    assert_eq!(Desk::begin("historical", 1).count("ah.jagd", "removed"), 1);
}

#[test]
fn rr_historical_italy_joins_the_pouch_in_the_ententes_first_turn() {
    let mut desk = Desk::begin("historical", 1);
    assert_eq!(desk.count("it.inf", "track"), 7);
    while desk.p.active() == CENTRAL {
        desk.does("done");
    }
    assert_eq!(desk.count("it.inf", "pouch") + desk.count("it.inf", "reserves"), 7);
    desk.game.invariants(&desk.p).expect("all is well");
}
