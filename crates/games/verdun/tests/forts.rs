//! Forts (14.8) and the control of the ground (14.9).

use crate::common::*;
use verdun::units::Kind;

/// Four regiments assault Fort Douaumont (2113) from the north, and whoever is there has so many hits to take.
fn stormed(units: &str, options: &str, hits: u8) -> Desk {
    let regiments = "ir80 2112, ir81 2112, ir87 2012, ir115 2012";
    let units = if units.is_empty() { regiments.to_string() } else { format!("{regiments}, {units}") };
    let mut desk = assaults_with(GERMAN, &units, options, (0, hits));
    desk.does("target 2113, with ir80, with ir81, with ir87, with ir115, assault");
    desk
}

// --- 14.8

#[test]
fn r14_8_all_forts_are_french_and_cannot_be_entered() {
    let desk = Desk::campaign("");
    assert!(!desk.game.map.forts.is_empty());
    for &fort in &desk.game.map.forts {
        assert_eq!(desk.p.controller(fort), FRENCH);
        assert!(desk.p.on(fort).any(|slot| desk.game.counter(slot).kind == Kind::Garrison));
    }
    let mut desk = Desk::new("ir80 2112").after("take ir80");
    assert_eq!(desk.refused("go 2113"), "8.11.fort");
    desk.lose("douaumont", true).does("go 2113");
    assert_eq!((desk.whereabouts("ir80"), desk.controls("2113")), ("2113", GERMAN), "once it is destroyed");
}

#[test]
fn r14_8_a_fort_has_a_strong_zone() {
    let mut desk = Desk::new("ir80 2112, art21 2111").after("take ir80");
    assert_eq!(desk.refused("go 2012"), "8.42.direct", "both are next to Douaumont");
    desk.does("take art21");
    assert_eq!(desk.refused("go 2012"), "8.42");
    desk.lose("douaumont", true);
    assert!(desk.may("go 2012"), "the zone has gone with the fort");
}

// --- 14.81

#[test]
fn r14_81_no_barrage_reaches_those_in_a_fort() {
    let mut desk = Desk::new("xviii1 2108, ri165 2113, ri35 2115");
    desk.at(GERMAN, Phase::Bombard).does("take xviii1");
    assert_eq!(desk.refused("barrage 2113"), "7.13.fort");
    assert!(desk.may("barrage 2115"));
    desk.lose("douaumont", true);
    assert!(desk.may("barrage 2113"));
}

#[test]
fn r14_81_a_fort_that_stands_costs_two_columns() {
    let desk = stormed("rit44 2113", "", 0);
    assert_eq!(desk.declared(), (24, 3 + 2, 4 - 2 - 1), "the slope costs one more");
}

#[test]
fn r14_81_a_fort_destroyed_costs_none() {
    let mut desk = assaults_with(GERMAN, "ir80 2112, rit44 2113", "", (0, 0));
    desk.lose("douaumont", true).does("target 2113, with ir80, assault");
    assert_eq!(desk.declared(), (6, 3, 2 - 1), "the slope is left");
}

#[test]
fn r14_81_garrison_adds_2_to_the_defence() {
    assert_eq!(stormed("", "", 0).declared().1, 2);
    assert_eq!(stormed("ri165 2113, art72r 2113", "", 0).declared().1, 2 + 5 + 2);
}

#[test]
fn r14_81_garrison_is_worth_one_step() {
    let desk = stormed("ri165 2113", "", 1).after("lose douaumont");
    assert!(desk.has("douaumont", mark::LOST) && desk.whereabouts("ri165") == "2113");
}

// --- 14.82

#[test]
fn r14_82_an_empty_fort_falls_to_the_first_hit() {
    let mut desk = stormed("", "", 1);
    let hex = desk.hex("2113");
    assert!(desk.saw(|event| *event == Event::FortDestroyed { hex }));
    assert!(desk.cited().contains(&"14.82"));
    desk.does("infiltrate ir80 2113");
    assert_eq!(desk.controls("2113"), GERMAN);
}

#[test]
fn r14_82_a_fort_destroyed_stays_so_even_if_retaken() {
    let mut desk = stormed("ri35 2114", "", 1).after("infiltrate ir80 2113, done");
    desk.lose("ir80", false).at(FRENCH, Phase::Move).does("take ri35, go 2113");
    assert_eq!(desk.controls("2113"), FRENCH);
    assert_eq!(desk.game.score(&desk.p).forts, 1);
    desk.put("xviii1 2108").at(GERMAN, Phase::Bombard).does("take xviii1");
    assert!(desk.may("barrage 2113"), "it shelters nobody");
    desk.at(FRENCH, Phase::Replace).p.replacements = 2;
    assert!(!desk.may("replace douaumont"));
}

#[test]
fn r14_82_stay_a_garrison_never_retreats() {
    let mut desk = stormed("ri165 2113, ri35 2113", "heavy-forts", 4);
    desk.does("lose ri165, lose ri35, retreat");
    assert!(!desk.may("fall douaumont 2114"));
    desk.does("fall ri165 2114, fall ri35 2114");
    assert_eq!(desk.whereabouts("douaumont"), "2113", "it has a step left and stays");
}

#[test]
fn r14_82_stay_alone_it_cannot_choose_to_go() {
    let mut desk = stormed("ri165 2113", "", 2).after("lose ri165");
    assert!(desk.may("retreat"), "for the regiment");
    let regiment = desk.unit("ri165");
    desk.p.lift(regiment, mark::LOST);
    assert_eq!(desk.refused("retreat"), "14.82.stay");
}

#[test]
fn r14_82_absorbs_a_hit_when_the_others_retreat() {
    let mut desk = stormed("ri165 2113, ri35 2113", "", 4).after("lose ri165, lose ri35, retreat");
    let hex = desk.hex("2113");
    assert!(desk.cited().contains(&"14.82.absorbs"));
    assert!(desk.saw(|event| *event == Event::FortAbsorbs { hex }));
    assert!(desk.saw(|event| *event == Event::FortDestroyed { hex }));
    assert_eq!(desk.retreats(), Some(1), "two hits are left, and one of them is the garrison's");
    desk.does("fall ri165 2114, fall ri35 2114");
    assert!(desk.may("infiltrate ir80 2113"));
}

#[test]
fn r14_82_absorbs_the_last_hit_and_nobody_moves() {
    let desk = stormed("ri165 2113", "", 2).after("lose ri165, retreat");
    assert!(desk.has("douaumont", mark::LOST));
    assert_eq!((desk.retreats(), desk.whereabouts("ri165")), (None, "2113"));
}

#[test]
fn rr_fort_hits_may_be_taken_by_the_garrison() {
    let mut desk = stormed("ri165 2113, ri35 2113", "", 4).after("lose douaumont");
    assert!(desk.has("douaumont", mark::LOST), "its step is one of those lost");
    assert_eq!(desk.refused("retreat"), "9.43", "another is owed");
    desk.does("lose ri165, retreat");
    assert_eq!(desk.retreats(), Some(2), "nothing is left to take a hit for them");
}

#[test]
fn rr_fort_hits_shorten_the_retreat_while_the_garrison_stands() {
    let desk = stormed("ri165 2113, ri35 2113", "", 3).after("lose ri165, lose ri35, retreat");
    assert!(desk.has("douaumont", mark::LOST));
    assert_eq!((desk.whereabouts("ri165"), desk.whereabouts("ri35")), ("2113", "2113"), "one hit, no hex");
}

#[test]
fn rr_fort_hits_are_taken_for_guns_beside_the_fort_too() {
    // The regiment is lost; the guns that supported it from 2114 and the garrison have a hit left.
    let mut desk =
        assaults_with(GERMAN, "ir80 2112, ir81 2112, ir87 2012, ri165 2113 reduced, art72r 2114", "", (0, 2));
    desk.does("target 2113, with ir80, with ir81, with ir87, assault, with art72r, lose ri165, done");
    assert_eq!(retreat_of(&desk), Some(0));
    desk.does("retreat");
    assert!(desk.has("douaumont", mark::LOST) && desk.whereabouts("art72r") == "2114");
}

/// How far a retreat would go.
fn retreat_of(desk: &Desk) -> Option<i64> {
    let table = desk.table(FRENCH);
    let offer = table.prompt.offers.iter().find(|offer| offer.verb == "retreat")?;
    Some(workbench::arg(&offer.label, "count").parse().expect("a number of hexes"))
}

#[test]
fn rr_fort_hits_take_the_second_step_of_an_armed_fort() {
    let desk = stormed("", "heavy-forts", 1);
    assert!(desk.has("douaumont", mark::REDUCED) && desk.whereabouts("douaumont") == "2113");
    assert!(stormed("", "heavy-forts", 2).has("douaumont", mark::LOST));
}

// --- r.ruin

#[test]
fn rr_ruin_shelters_nobody_and_is_not_dug_in() {
    let mut desk = Desk::new("ri165 2113, ri35 2114");
    desk.lose("douaumont", true).at(FRENCH, Phase::Move).does("take ri165");
    assert_eq!(desk.refused("dig"), "14.13", "it is the hex of a fort");
    desk.does("take ri35");
    assert!(desk.may("dig"));
    // No morale, and half of the hits rounded down.
    let mut desk = assaults_with(GERMAN, "ir80 2112, ir81 2112, ri165 2113 reduced", "", (0, 1));
    desk.lose("douaumont", true).does("target 2113, with ir80, with ir81, assault");
    assert!(desk.may("retreat"));
    desk.does("lose ri165, remnant");
    assert!(desk.saw(|event| matches!(event, Event::RemnantTest { morale: 6, .. })), "7 less one");
}

// --- 14.83

#[test]
fn r14_83_garrisons_are_always_in_supply_and_others_are_not() {
    let desk = in_phase(GERMAN, Phase::Break, "ri165 2113").after("done");
    assert_eq!(desk.p.active, FRENCH);
    assert!(desk.has("ri165", mark::OUT), "its headquarters is nowhere");
    for (slot, counter) in desk.game.counters.all.iter().enumerate() {
        if counter.kind == Kind::Garrison {
            assert!(!desk.p.units[slot].has(mark::OUT), "{}", counter.id);
        }
    }
}

// --- 14.9

#[test]
fn r14_9_a_hex_is_taken_and_retaken() {
    let mut desk = Desk::new("ir80 2609, ri165 2613");
    assert_eq!(desk.controls("2610"), FRENCH);
    desk.does("take ir80, go 2610");
    let hex = desk.hex("2610");
    assert!(desk.cited().contains(&"14.9"));
    assert!(desk.saw(|event| *event == Event::Taken { hex, side: GERMAN }));
    desk.does("go 2609");
    assert_eq!(desk.controls("2610"), GERMAN, "though nobody is there any more");
    desk.at(FRENCH, Phase::Move).does("take ri165, go 2611");
    assert_eq!(desk.controls("2610"), GERMAN);
    desk.does("go 2610");
    assert!(desk.saw(|event| *event == Event::Taken { hex, side: FRENCH }));
    assert_eq!(desk.controls("2610"), FRENCH);
}

#[test]
fn r14_9_a_hex_that_was_owned_already_is_not_taken() {
    let desk = in_phase(FRENCH, Phase::Move, "ri165 2610").after("take ri165, go 2611");
    assert!(!desk.cited().contains(&"14.9"));
}

#[test]
fn r14_9_start_the_northernmost_trenches_divide_the_sides() {
    let desk = Desk::begin(game(""), 1);
    let map = &desk.game.map;
    for &trench in &map.front {
        assert_eq!(desk.p.controller(trench), FRENCH, "{}", map.name(trench));
        let column = &map.name(trench)[..2];
        for hex in map.all().filter(|hex| &map.name(*hex)[..2] == column) {
            let north = map.row(hex) < map.row(trench);
            let side = if north { GERMAN } else { FRENCH };
            assert_eq!(desk.p.controller(hex), side, "{}", map.name(hex));
        }
    }
    assert_eq!((desk.controls("0201"), desk.controls("0105")), (GERMAN, FRENCH));
}
