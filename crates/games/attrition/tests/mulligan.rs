//! Mulligans (16).

use crate::common::*;
use contract::Show;

const NEUTRAL_RUSSIA: &str = "Petrograd neutral:\nMoscow neutral:\nBaltics neutral:\nPoland neutral:\n\
                              Kiev neutral:\nUkraine neutral:\nCaucasus neutral:";

fn mulligans(desk: &Desk, side: &str) -> u32 {
    let table = desk.game.table(&desk.p, Onlooker::Spectator);
    table.pools.iter().find(|pool| pool.id == format!("mulligans-{side}")).expect("it is there").count
}

fn off(desk: &Desk, side: Seat, place: Place) -> u8 {
    desk.p.count_off(side, place)
}

/// A side has just drawn.
fn drawn(turn: &str, more: &str) -> Desk {
    let desk = Desk::new("mulligan", &format!("{turn}, returns\n{more}")).after("done");
    assert_eq!(desk.p.phase, Phase::Mulligan);
    desk
}

#[test]
fn r16_2_each_side_starts_with_two_mulligans() {
    let desk = Desk::begin("mulligan", 1);
    assert!(desk.cites("16.2"));
    assert_eq!((mulligans(&desk, "central"), mulligans(&desk, "entente")), (2, 2));
}

#[test]
fn r16_3_the_draw_goes_back_and_as_many_tiles_as_points_are_drawn() {
    let mut desk = drawn("turn 3, central", "");
    let (pouch, reserves) = (off(&desk, CENTRAL, Place::POUCH), off(&desk, CENTRAL, Place::RESERVES));
    assert_eq!(reserves, 7);
    let before = desk.p.clone();
    desk.does("mulligan");
    assert!(desk.cites("16.3"));
    assert_eq!((off(&desk, CENTRAL, Place::POUCH), off(&desk, CENTRAL, Place::RESERVES)), (pouch, reserves));
    assert_ne!(desk.p, before);
}

#[test]
fn r16_3_every_tile_of_the_pouch_may_come_the_second_time() {
    let only = "removed: ge.inf*7 ge.art*5 ge.air*4 ah.inf*2 ah.air";
    let mut desk = drawn("turn 3, central", only);
    assert_eq!((desk.count("ah.inf", "reserves") + desk.count("ah.art", "reserves")), 7);
    let mut seen = [false; 2];
    for _ in 0..2 {
        desk.does("mulligan");
        assert_eq!(off(&desk, CENTRAL, Place::POUCH), 2);
        seen[usize::from(desk.count("ah.art", "reserves"))] = true;
    }
    assert!(seen[1], "the artillery came back");
}

#[test]
fn r16_3_tiles_that_waited_in_the_reserves_stay_there() {
    let desk = drawn("turn 3, central", "reserves: ot.inf*3 ot.art").after("mulligan");
    assert!(desk.count("ot.inf", "reserves") >= 3 && desk.count("ot.art", "reserves") >= 1);
    assert_eq!(off(&desk, CENTRAL, Place::RESERVES), 4 + 7);
}

#[test]
fn r16_3_a_mulligan_comes_right_after_the_draw_or_not_at_all() {
    let mut desk = drawn("turn 3, entente", "Belgium: fr.inf").after("done");
    assert_eq!(desk.p.phase, Phase::Surrender);
    assert_eq!(desk.refused("mulligan"), "r.sequence");
    desk.does("done");
    assert_eq!(desk.refused("mulligan"), "r.sequence");
    assert_eq!(mulligans(&desk, "entente"), 2);
}

#[test]
fn r16_3_only_the_side_that_has_drawn_may_use_one() {
    let desk = drawn("turn 3, central", "");
    assert_eq!(desk.refused_to(ENTENTE, "mulligan"), "r.sequence");
}

#[test]
fn r16_4_a_used_mulligan_is_out_of_the_game() {
    let desk = drawn("turn 3, central", "").after("mulligan");
    assert!(desk.cites("16.4"));
    assert_eq!((mulligans(&desk, "central"), mulligans(&desk, "entente")), (1, 2));
}

#[test]
fn r16_4_both_may_be_used_in_one_turn_and_no_more_come() {
    let mut desk = drawn("turn 3, central", "Berlin: ge.inf").after("mulligan");
    assert_eq!(desk.p.phase, Phase::Mulligan);
    desk.does("mulligan");
    assert_eq!(mulligans(&desk, "central"), 0);
    assert_eq!(desk.p.phase, Phase::Rail, "there is nothing left to ask");
    assert_eq!(off(&desk, CENTRAL, Place::RESERVES), 7);
    for _ in 0..100 {
        if desk.p.turn == 3 && desk.p.active() == CENTRAL {
            break;
        }
        desk.does("done");
    }
    while desk.p.phase != Phase::Mobilise {
        assert_ne!(desk.p.phase, Phase::Mulligan);
        desk.does("done");
    }
}

#[test]
fn rr_mulligan_russians_set_aside_by_a_draw_stay_destroyed() {
    let few = "surrendered\nremoved: br.inf*9 br.art br.air*2 fr.inf*6 fr.art*2 fr.air se.inf*3 se.art";
    let mut desk = drawn("turn 8, entente", &format!("{few}\n{NEUTRAL_RUSSIA}"));
    assert_eq!((desk.count("ru.inf", "destroyed"), desk.count("fr.inf", "reserves")), (18, 3));
    desk.does("mulligan");
    assert_eq!((desk.count("ru.inf", "destroyed"), desk.count("ru.inf", "pouch")), (18, 0));
    assert_eq!(desk.count("fr.inf", "reserves"), 3);
}

#[test]
fn rr_mulligan_russians_drawn_the_second_time_are_set_aside_too() {
    let mut desk = drawn("turn 8, entente", &format!("surrendered\n{NEUTRAL_RUSSIA}"));
    let russians = ["ru.inf", "ru.art", "ru.air"];
    let destroyed = |desk: &Desk| russians.iter().map(|tile| desk.count(tile, "destroyed")).sum::<u8>();
    let first = destroyed(&desk);
    desk.does("mulligan");
    assert!(destroyed(&desk) >= first);
    assert!(russians.iter().all(|tile| desk.count(tile, "reserves") == 0));
}

#[test]
fn r16_4_a_third_mulligan_is_refused() {
    let desk = Desk::new("", "turn 2, central, mulligan\nreserves: ge.inf");
    assert_eq!(desk.refused("mulligan"), "16.4");
}
