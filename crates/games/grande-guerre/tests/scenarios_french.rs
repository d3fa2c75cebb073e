//! The eighteen scenarios of the French expansion: every fact of the booklet, and what is known of the maps.

use crate::common::battle::{Battle, NOBODY, battle, hexes, names};
use crate::common::*;
use grande_guerre::board::{Hexes, Sector};
use grande_guerre::scenario::{Aim, First};
use grande_guerre::tables::Army;

fn lowest(set: Hexes) -> usize {
    each(set).map(|hex| hex.row()).min().expect("a hex")
}

#[test]
fn scenario_41_three_bunkers_and_the_way_out() {
    let mut b = battle("41");
    b.is(Army::French, 1916, First::German, 6);
    b.forces([5, 3, 12, 4], [5, 5, 6, 3]);
    b.adds([0, 1], [0, 0]);
    b.rules(Some(GERMAN), Some(GERMAN), Some((GERMAN, 3)));
    let bunkers = b.scenario().all_of(Ground::Bunker);
    assert_eq!(bunkers, hexes("E1 E12 B6"), "far left, far right, centre rear");
    b.each_hex(Some(GERMAN), Aim::Captured, 1, bunkers);
    b.units([9, 3, 2, 2], [5, 1, 1, 1]);
    // Known from a report: a machine gun in the left bunker, the officer in the one at the rear, a flame-thrower and
    // elite troops on the German side, which holds the whole width in a trench.
    assert_eq!(b.of_kind(ALLIED, "machine-gun"), ["E1"]);
    assert_eq!(b.specialist("B6"), Some(Specialist::Officer));
    let mut german: Vec<_> =
        b.scenario().units.iter().filter(|u| u.side == GERMAN).filter_map(|u| u.specialist).collect();
    german.sort_unstable();
    assert_eq!(german, [Specialist::Elite, Specialist::Elite, Specialist::FlameThrower]);
    assert!((b.ground(Ground::Trench, "I") & b.held(GERMAN)).count_ones() >= 10);
    // Three French lines.
    for rows in ["F", "D", "B"] {
        assert!(b.ground(Ground::Trench, rows) != 0, "{rows}");
    }
    b.begins([0, 0]);
}

#[test]
fn scenario_42_five_buildings_and_a_trench_that_leads_to_them() {
    let mut b = battle("42");
    b.is(Army::French, 1916, First::German, 6);
    b.forces([5, 3, 10, 4], [5, 3, 4, 3]);
    b.adds([0, 1], [0, 0]);
    b.rules(Some(GERMAN), NOBODY, Some((GERMAN, 3)));
    let trench = b.objective(Some(GERMAN), Aim::Held, 1, 10, Ground::Trench);
    assert_eq!(trench.hexes, b.scenario().all_of(Ground::Trench), "any French trench");
    let village = b.objective(NOBODY, Aim::Majority, 1, 5, Ground::Building);
    assert_eq!(village.hexes, b.scenario().all_of(Ground::Building), "all five");
    assert_eq!(village.begins, Some(ALLIED));
    assert!(b.held(ALLIED) & village.hexes != 0 && b.held(GERMAN) & village.hexes == 0);
    // The trench touches the village.
    assert!(each(village.hexes).any(|hex| BOARD.near[hex.index()] & trench.hexes != 0));
    b.units([12, 0, 2, 2], [6, 0, 2, 1]);
    b.begins([0, 1]);
}

#[test]
fn scenario_43_hill_344_is_worth_two_to_the_germans_and_one_to_the_french() {
    let mut b = battle("43");
    b.is(Army::French, 1916, First::German, 7);
    b.forces([5, 3, 10, 4], [5, 3, 4, 3]);
    b.adds([0, 0], [0, 0]);
    b.rules(Some(GERMAN), NOBODY, Some((GERMAN, 3)));
    let village = b.objective(NOBODY, Aim::Majority, 1, 5, Ground::Building);
    assert_eq!(village.hexes, b.scenario().all_of(Ground::Building));
    let hill = b.any_objective();
    assert_eq!(
        (hill.aim, hill.open_to.0, hill.worth[GERMAN], hill.worth[ALLIED]),
        (Aim::Majority, [true, true], 2, 1)
    );
    assert_eq!(hill.hexes.count_ones(), 10);
    assert_eq!(hill.hexes, b.scenario().all_of(Ground::Hill));
    assert_eq!((village.begins, hill.begins), (Some(ALLIED), Some(ALLIED)));
    assert!(b.held(ALLIED) & hill.hexes != 0 && b.held(ALLIED) & village.hexes != 0);
    // Known from a report: no trench; seen from the German side the village is on the right and the hill on the left.
    assert_eq!(b.scenario().all_of(Ground::Trench), 0);
    assert_eq!(village.hexes & !BOARD.sector(GERMAN, Sector::Right), 0);
    assert!((hill.hexes & BOARD.sector(GERMAN, Sector::Left)).count_ones() >= 6);
    b.units([12, 0, 2, 1], [7, 0, 2, 1]);
    b.begins([0, 2]);
}

#[test]
fn scenario_44_the_fort_is_five_bunkers_with_a_heavy_mortar() {
    let mut b = battle("44");
    b.is(Army::French, 1916, First::German, 6);
    b.forces([5, 4, 8, 2], [4, 3, 4, 2]);
    b.adds([1, 1], [0, 0]);
    b.rules(Some(GERMAN), NOBODY, Some((GERMAN, 3)));
    let fort = b.scenario().all_of(Ground::Bunker);
    assert_eq!(fort.count_ones(), 5);
    b.is_a_line(fort, 0);
    b.each_hex(Some(GERMAN), Aim::Captured, 1, fort);
    let village = b.objective(Some(GERMAN), Aim::Majority, 1, 5, Ground::Building);
    assert_eq!(village.hexes, b.scenario().all_of(Ground::Building));
    assert_eq!(village.begins, None);
    // The guns of the fort are a heavy mortar, and nobody else is in it.
    let mortars = b.of_kind(ALLIED, "mortar");
    assert_eq!(mortars, ["C8"]);
    assert_eq!(b.specialist("C8"), Some(Specialist::HeavyMortar));
    assert_eq!(names(b.held(ALLIED) & fort), ["C8"]);
    b.units([10, 0, 2, 1], [5, 0, 1, 1]);
    b.begins([0, 0]);
}

#[test]
fn scenario_45_two_woods_to_be_cleared_beyond_the_brook() {
    let mut b = battle("45");
    b.is(Army::French, 1916, First::German, 7);
    b.forces([5, 3, 5, 3], [5, 3, 5, 3]);
    b.adds([0, 0], [0, 0]);
    b.rules(Some(GERMAN), NOBODY, Some((GERMAN, 3)));
    b.can_be_forded(true);
    let corbeaux = b.objective(Some(GERMAN), Aim::Cleared, 1, 5, Ground::Forest);
    let cumieres = b.objective(Some(GERMAN), Aim::Cleared, 1, 3, Ground::Forest);
    let trench = b.objective(Some(GERMAN), Aim::Held, 1, 5, Ground::Trench);
    assert_eq!((corbeaux.needs, cumieres.needs, trench.needs), (0, 1, 0));
    b.is_a_line(corbeaux.hexes, 0);
    b.is_a_line(cumieres.hexes, 0);
    assert_eq!(corbeaux.hexes | cumieres.hexes, b.scenario().all_of(Ground::Forest), "no other wood");
    assert_eq!(trench.hexes, b.ground(Ground::Trench, "ABCDE"), "all French trenches");
    // Both are held by the French, so nothing is cleared at the start.
    assert!(b.held(ALLIED) & corbeaux.hexes != 0 && b.held(ALLIED) & cumieres.hexes != 0);
    b.is_a_line(b.scenario().all_of(Ground::Water), 0);
    b.units([12, 0, 2, 1], [8, 0, 2, 1]);
    b.begins([0, 0]);
}

#[test]
fn scenario_46_the_mort_homme_has_eight_hexes_and_hill_304_seven() {
    let mut b = battle("46");
    b.is(Army::French, 1916, First::German, 6);
    b.forces([5, 3, 5, 4], [5, 3, 5, 4]);
    b.adds([0, 0], [0, 0]);
    b.rules(Some(GERMAN), NOBODY, Some((GERMAN, 3)));
    b.can_be_forded(true);
    let mort_homme = b.objective(Some(GERMAN), Aim::Cleared, 1, 8, Ground::Hill);
    let hill_304 = b.objective(Some(GERMAN), Aim::Cleared, 1, 7, Ground::Hill);
    let trench = b.objective(Some(GERMAN), Aim::Held, 1, 8, Ground::Trench);
    // One does not need the other.
    assert_eq!((mort_homme.needs, hill_304.needs, trench.needs), (0, 0, 0));
    assert_eq!(mort_homme.hexes | hill_304.hexes, b.scenario().all_of(Ground::Hill));
    b.is_a_line(mort_homme.hexes, 0);
    b.is_a_line(hill_304.hexes, 0);
    assert_eq!(trench.hexes, b.ground(Ground::Trench, "ABCDEF"), "all French trenches");
    // 304 lies west of the Mort-Homme, the French looking north.
    assert!(hill_304.hexes & BOARD.sector(ALLIED, Sector::Right) == 0);
    assert!(mort_homme.hexes & BOARD.sector(ALLIED, Sector::Left) == 0);
    assert!(b.held(ALLIED) & mort_homme.hexes != 0 && b.held(ALLIED) & hill_304.hexes != 0);
    b.units([11, 0, 2, 2], [8, 0, 3, 1]);
    b.begins([0, 0]);
}

#[test]
fn scenario_47_the_fort_is_three_bunkers_and_the_village_three_buildings() {
    let mut b = battle("47");
    b.is(Army::French, 1916, First::German, 7);
    b.forces([5, 3, 10, 4], [5, 3, 6, 4]);
    b.adds([0, 0], [0, 0]);
    b.rules(Some(GERMAN), NOBODY, Some((GERMAN, 3)));
    let fort = b.scenario().all_of(Ground::Bunker);
    assert_eq!(fort.count_ones(), 3);
    b.is_a_line(fort, 0);
    b.each_hex(Some(GERMAN), Aim::Captured, 1, fort);
    let village = b.objective(Some(GERMAN), Aim::Majority, 1, 3, Ground::Building);
    assert_eq!((village.hexes, village.begins), (b.scenario().all_of(Ground::Building), None));
    // A number of strongpoints round them, all of them held.
    assert!(b.scenario().fortified.count_ones() >= 3);
    assert_eq!(b.scenario().fortified & !b.held(ALLIED), 0);
    b.units([12, 0, 2, 2], [7, 0, 3, 1]);
    b.begins([0, 0]);
}

#[test]
fn scenario_48_two_villages_of_four_buildings_and_hill_304_once() {
    let mut b = battle("48");
    b.is(Army::French, 1916, First::German, 6);
    b.forces([5, 4, 7, 3], [5, 2, 10, 4]);
    b.adds([1, 1], [0, 0]);
    // The booklet has no bombardment here.
    b.rules(Some(GERMAN), NOBODY, None);
    b.can_be_forded(true);
    let villages = b.objective(Some(GERMAN), Aim::Majority, 1, 4, Ground::Building);
    let hill = b.objective(Some(GERMAN), Aim::Captured, 1, 6, Ground::Hill);
    assert_eq!(villages.hexes, b.scenario().all_of(Ground::Building));
    assert_eq!((villages.begins, hill.begins, hill.single), (None, None, false));
    b.is_a_line(hill.hexes, 0);
    // Malancourt and Haucourt: two places.
    let one = each(villages.hexes).next().unwrap();
    assert!((BOARD.within[2][one.index()] & villages.hexes) != villages.hexes);
    // The wood of Malancourt, and another hill.
    assert!(b.scenario().all_of(Ground::Forest) != 0);
    assert!(b.scenario().all_of(Ground::Hill) & !hill.hexes != 0);
    b.units([11, 0, 2, 2], [7, 0, 2, 1]);
    b.begins([0, 0]);
}

#[test]
fn scenario_49_the_french_attack_the_five_bunkers() {
    let mut b = battle("49");
    b.is(Army::French, 1916, First::Allied, 6);
    b.forces([5, 4, 10, 4], [5, 4, 10, 4]);
    b.adds([0, 0], [0, 0]);
    b.rules(Some(ALLIED), NOBODY, Some((ALLIED, 3)));
    let fort = b.scenario().all_of(Ground::Bunker);
    assert_eq!(fort.count_ones(), 5);
    b.is_a_line(fort, 0);
    b.each_hex(Some(ALLIED), Aim::Captured, 1, fort);
    // Specialists are on the map, on both sides; the players add none.
    for side in Seat::BOTH {
        assert!(b.scenario().units.iter().any(|unit| unit.side == side && unit.specialist.is_some()));
    }
    b.units([3, 4, 3, 1], [6, 5, 2, 2]);
    // The ground of 44, shifted: the fort has the same shape.
    let shape = |set: Hexes| {
        let (row, all): (usize, Vec<_>) = (lowest(set), each(set).collect());
        all.iter().map(|hex| hex.row() - row).collect::<Vec<_>>()
    };
    assert_eq!(shape(fort), shape(battle("44").scenario().all_of(Ground::Bunker)));
    b.begins([0, 0]);
}

#[test]
fn scenario_50_a_majority_of_three_bunkers() {
    let mut b = battle("50");
    b.is(Army::French, 1916, First::HqDice, 7);
    b.forces([5, 3, 8, 3], [5, 3, 8, 3]);
    b.adds([4, 3], [0, 0]);
    let plan = b.scenario().no_mans_land.clone().expect("a bombardment");
    assert_eq!((plan.by, plan.rows, plan.trenches, plan.optional), (None, None, false, false));
    assert_eq!((b.scenario().pressed, b.scenario().exit), (None, None));
    let fort = b.objective(NOBODY, Aim::Majority, 1, 3, Ground::Bunker);
    assert_eq!(fort.hexes, b.scenario().all_of(Ground::Bunker));
    assert_eq!(fort.begins, Some(ALLIED));
    b.is_a_line(fort.hexes, 0);
    assert!(b.held(ALLIED) & fort.hexes != 0 && b.held(GERMAN) & fort.hexes == 0);
    b.units([9, 0, 2, 2], [9, 0, 2, 1]);
    b.begins([0, 1]);
}

#[test]
fn scenario_50_most_headquarters_of_four_dice_begins_and_the_germans_if_tied() {
    let mut seen = [0; 3];
    for seed in 0..60 {
        let desk = Desk::begin(game("50", ""), seed);
        let (german, allied) = happened!(desk, Event::RolledForFirst { german, allied } => (german, allied))
            .next()
            .expect("a roll");
        assert!(german <= 4 && allied <= 4 && desk.cites("scenario.50"));
        assert_eq!(desk.p.first, if allied > german { ALLIED } else { GERMAN });
        seen[usize::from(german > allied) + 2 * usize::from(german == allied)] += 1;
    }
    assert!(seen.iter().all(|count| *count > 3), "{seen:?}");
}

#[test]
fn scenario_50_rows_are_chosen_outward_and_what_is_passed_stays_passed() {
    for first in Seat::BOTH {
        let mut desk =
            (0..).map(|seed| Desk::begin(game("50", ""), seed)).find(|d| d.p.first == first).unwrap();
        while desk.p.phase != Phase::Rows {
            desk.does_first();
        }
        assert_eq!(desk.asked(), first);
        // From his own side: the second row, then the fifth.
        let (near, far, between) = if first == ALLIED { ("B", "E", "D") } else { ("J", "G", "H") };
        assert!(desk.may(&format!("shell {between}")));
        desk.does(&format!("shell {near}"));
        assert!(desk.cites("scenario.50"));
        assert_eq!(desk.refused(&format!("shell {near}")), "scenario.50");
        assert_eq!(desk.refused(if first == ALLIED { "shell A" } else { "shell K" }), "scenario.50");
        desk.does(&format!("shell {far}"));
        assert_eq!(desk.refused(&format!("shell {between}")), "scenario.50");
        // He may stop, or go on to the far edge.
        assert!(desk.may("pass"));
        desk.does(if first == ALLIED { "shell K" } else { "shell A" });
        assert_eq!((desk.p.phase, desk.asked()), (Phase::Card, first));
    }
}

#[test]
fn scenario_51_fleury_and_the_bunkers_of_souville() {
    let mut b = battle("51");
    b.is(Army::French, 1916, First::German, 7);
    b.forces([5, 3, 5, 3], [5, 3, 10, 4]);
    b.adds([3, 4], [0, 0]);
    b.rules(Some(GERMAN), NOBODY, Some((GERMAN, 3)));
    let fleury = b.objective(NOBODY, Aim::Majority, 1, 3, Ground::Building);
    let souville = b.scenario().all_of(Ground::Bunker);
    b.each_hex(Some(GERMAN), Aim::Captured, 1, souville);
    assert_eq!(fleury.hexes, b.scenario().all_of(Ground::Building));
    assert_eq!(fleury.begins, Some(ALLIED));
    assert!(b.held(ALLIED) & fleury.hexes != 0);
    // Souville lies behind Fleury; a strongpoint stands just west of the village.
    assert!(lowest(souville) < lowest(fleury.hexes));
    let west = each(b.scenario().fortified & b.held(ALLIED)).find(|fort| {
        each(fleury.hexes)
            .any(|house| BOARD.distance(*fort, house) <= 3 && fort.row().abs_diff(house.row()) <= 1)
    });
    assert!(west.is_some_and(|fort| BOARD.sector(ALLIED, Sector::Left) & fort.bit() != 0));
    b.units([12, 0, 2, 2], [8, 0, 3, 1]);
    b.begins([0, 1]);
}

#[test]
fn scenario_52_the_empty_fort_and_the_second_line() {
    let mut b = battle("52");
    b.is(Army::French, 1916, First::Allied, 8);
    b.forces([4, 2, 5, 2], [5, 4, 12, 5]);
    b.adds([3, 4], [0, 0]);
    // Nobody is pressed; trenches and bunkers without a unit become craters.
    b.rules(NOBODY, NOBODY, Some((ALLIED, 5)));
    let fort = b.scenario().all_of(Ground::Bunker);
    assert_eq!(fort.count_ones(), 5);
    b.is_a_line(fort, 0);
    b.each_hex(Some(ALLIED), Aim::Captured, 1, fort);
    let second = b.objective(Some(ALLIED), Aim::Held, 1, 7, Ground::Trench);
    assert_eq!(second.needs, 0, "whatever becomes of the first");
    assert_eq!((b.held(GERMAN) | b.held(ALLIED)) & fort, 0, "the fort is empty");
    // Germans sit in a part of the French front line.
    assert_eq!(names(b.held(GERMAN) & b.ground(Ground::Trench, "ABCD")), ["D5", "D6", "D7"]);
    // Two German lines, and the village in ruins.
    assert!(b.ground(Ground::Trench, "FG") & b.held(GERMAN) != 0);
    assert!(lowest(second.hexes) > lowest(b.ground(Ground::Trench, "FG")));
    assert!(b.ground(Ground::Ruin, "IJ") != 0);
    b.units([8, 0, 3, 1], [12, 0, 2, 2]);
    b.begins([0, 0]);
}

#[test]
fn scenario_52_the_bombardment_turns_empty_trenches_and_bunkers_into_craters() {
    let (mut trenches, mut bunkers) = (0, 0);
    for seed in 0..12 {
        let mut desk = Desk::begin(game("52", ""), seed);
        while desk.p.phase == Phase::Deploy {
            desk.does_first();
        }
        let ground = |wanted: Ground| desk.game.scenario.all_of(wanted);
        assert_eq!(desk.p.levelled & desk.p.occupied(), 0, "whoever stands there keeps his trench");
        assert_eq!(desk.p.levelled & !(ground(Ground::Trench) | ground(Ground::Bunker)), 0);
        assert_eq!(desk.p.levelled & !desk.p.craters, 0);
        trenches += (desk.p.levelled & ground(Ground::Trench)).count_ones();
        bunkers += (desk.p.levelled & ground(Ground::Bunker)).count_ones();
    }
    assert!(trenches > 0 && bunkers > 0, "{trenches} {bunkers}");
}

#[test]
fn scenario_53_villages_for_good_and_hills_while_held() {
    let mut b = battle("53");
    b.is(Army::French, 1917, First::Allied, 6);
    b.forces([5, 3, 8, 3], [5, 5, 10, 4]);
    b.adds([2, 3], [0, 0]);
    // The booklet presses the Germans, in so many words and twice.
    b.rules(Some(GERMAN), NOBODY, None);
    b.can_be_forded(false);
    let villages = b.scenario().all_of(Ground::Building) | b.scenario().all_of(Ground::Ruin);
    assert_eq!(villages.count_ones(), 6);
    b.each_hex(Some(ALLIED), Aim::Captured, 1, villages);
    let hills = b.scenario().all_of(Ground::Hill);
    assert_eq!(hills.count_ones(), 6);
    b.each_hex(Some(ALLIED), Aim::Held, 1, hills);
    // The canal runs from the French base line to the German one.
    let canal = b.scenario().all_of(Ground::Water);
    b.is_a_line(canal, 0);
    assert!(Seat::BOTH.into_iter().all(|side| canal & BOARD.base[side] != 0));
    b.units([8, 0, 2, 1], [11, 0, 2, 2]);
    b.begins([0, 0]);
}

#[test]
fn scenario_54_guns_and_a_farm() {
    let mut b = battle("54");
    b.is(Army::French, 1917, First::Allied, 5);
    b.forces([5, 3, 5, 3], [5, 3, 5, 3]);
    b.adds([3, 4], [0, 0]);
    b.rules(Some(ALLIED), NOBODY, None);
    assert_eq!(b.scenario().gun_capture, 2);
    let farm = b.scenario().all_of(Ground::Building) | b.scenario().all_of(Ground::Ruin);
    b.each_hex(Some(ALLIED), Aim::Captured, 1, farm);
    // The guns stand north of the farm.
    let guns = b.of_kind(GERMAN, "field-gun");
    assert_eq!(guns.len(), 2);
    let north = each(farm).map(|hex| hex.row()).max().unwrap();
    assert!(guns.iter().all(|gun| hex(gun).row() > north));
    b.units([6, 0, 1, 0], [10, 0, 2, 1]);
    b.begins([0, 0]);
}

#[test]
fn scenario_55_a_medal_for_each_unit_on_a_german_trench() {
    let mut b = battle("55");
    b.is(Army::French, 1917, First::Allied, 6);
    b.forces([5, 3, 8, 4], [5, 4, 8, 3]);
    b.adds([3, 3], [0, 0]);
    b.rules(Some(ALLIED), NOBODY, Some((ALLIED, 3)));
    let german = b.ground(Ground::Trench, "FGHIJK");
    b.each_hex(Some(ALLIED), Aim::Held, 1, german);
    assert_eq!(b.held(ALLIED) & german, 0);
    assert!(b.held(GERMAN) & german != 0);
    assert_eq!(b.of_kind(ALLIED, "schneider").len(), 3);
    b.units([7, 0, 3, 1], [10, 0, 2, 1]);
    b.begins([0, 0]);
}

#[test]
fn scenario_56_a_medal_for_each_unit_on_the_second_line() {
    let mut b = battle("56");
    b.is(Army::French, 1917, First::German, 6);
    b.forces([5, 3, 8, 4], [5, 3, 8, 3]);
    b.adds([3, 3], [0, 0]);
    assert_eq!((b.scenario().pressed, b.scenario().exit), (Some(ALLIED), None));
    // No bombardment; the craters of 55 only if the players wish.
    let plan = b.scenario().no_mans_land.clone().expect("the craters of 55");
    assert!(plan.optional && plan.by == Some(ALLIED) && !plan.trenches);
    let second = b.ground(Ground::Trench, "FGHIJK");
    b.each_hex(Some(ALLIED), Aim::Held, 1, second);
    // The former front line is French.
    let front = b.ground(Ground::Trench, "DE");
    assert!(b.held(ALLIED) & front != 0 && b.held(GERMAN) & front == 0);
    assert_eq!(b.held(ALLIED) & second, 0);
    assert_eq!(b.of_kind(ALLIED, "schneider").len(), 2);
    b.units([9, 0, 3, 1], [9, 0, 2, 1]);
    b.begins([0, 0]);
}

#[test]
fn scenario_56_is_cut_from_the_ground_of_55_two_rows_further_north() {
    let (morning, afternoon) = (battle("55"), battle("56"));
    let of = |b: &Battle, row: usize, place: usize| {
        let hex = hex(&format!("{}{}", (b'A' + row as u8) as char, place + 1));
        b.scenario().ground[hex.index()]
    };
    // Villages, hills and trenches stand where they stood: rows C to K of the morning are A to I.
    for row in 2..11 {
        for place in 0..grande_guerre::board::ROWS[row] {
            let (was, is) = (of(&morning, row, place), of(&afternoon, row - 2, place));
            assert!(
                was == is || is == Ground::Country || was == Ground::Country,
                "{row} {place}: {was:?} {is:?}"
            );
        }
    }
}

#[test]
fn scenario_57_the_third_line_a_unit_each_and_the_second_for_the_most() {
    let mut b = battle("57");
    b.is(Army::French, 1917, First::Allied, 7);
    b.forces([4, 2, 4, 4], [4, 2, 8, 4]);
    b.adds([0, 3], [0, 0]);
    b.rules(Some(ALLIED), NOBODY, Some((ALLIED, 3)));
    let third = b.ground(Ground::Trench, "JK");
    b.each_hex(Some(ALLIED), Aim::Held, 1, third);
    let second = b.objective(NOBODY, Aim::Majority, 1, 10, Ground::Trench);
    assert_eq!((second.begins, second.hexes), (None, b.ground(Ground::Trench, "GH")));
    // A first line before them, a valley between two hills behind the second, a gun on a height.
    assert!(b.ground(Ground::Trench, "EF") & b.held(GERMAN) != 0);
    let guns = b.of_kind(GERMAN, "field-gun");
    assert_eq!(guns.len(), 1);
    b.all_are(hexes(guns[0]), Ground::Hill);
    assert_eq!(b.of_kind(ALLIED, "schneider").len(), 3);
    b.units([5, 0, 1, 1], [11, 0, 1, 1]);
    b.begins([0, 0]);
}

#[test]
fn scenario_58_three_lines_and_the_mill() {
    let mut b = battle("58");
    b.is(Army::French, 1917, First::Allied, 8);
    b.forces([4, 2, 4, 4], [4, 2, 8, 4]);
    b.adds([0, 4], [0, 0]);
    b.rules(Some(ALLIED), NOBODY, Some((ALLIED, 4)));
    let first = b.objective(Some(ALLIED), Aim::Held, 1, 14, Ground::Trench);
    let second = b.objective(Some(ALLIED), Aim::Held, 1, 11, Ground::Trench);
    let third = b.objective(Some(ALLIED), Aim::Held, 1, 6, Ground::Trench);
    let mill = b.objective(Some(ALLIED), Aim::Captured, 1, 1, Ground::Building);
    assert_eq!((first.needs, second.needs, third.needs, mill.needs), (0, 0b1, 0b11, 0));
    assert_eq!(mill.hexes, b.scenario().all_of(Ground::Building), "one building");
    for line in [first.hexes, second.hexes, third.hexes] {
        b.is_a_line(line, 0);
        assert!(b.held(GERMAN) & line != 0 && b.held(ALLIED) & line == 0);
    }
    assert_eq!((first.hexes & second.hexes) | (second.hexes & third.hexes) | (first.hexes & third.hexes), 0);
    assert_eq!(b.of_kind(ALLIED, "schneider").len(), 3);
    assert_eq!(b.of_kind(GERMAN, "field-gun").len(), 1);
    b.units([6, 0, 3, 1], [9, 0, 1, 1]);
    b.begins([0, 0]);
}
