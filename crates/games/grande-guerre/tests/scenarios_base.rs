//! The sixteen scenarios of the base game: every fact of the booklet, and the numbers of units that are known.

use crate::common::battle::{Battle, NOBODY, battle, hexes};
use crate::common::*;
use grande_guerre::board::Hexes;
use grande_guerre::scenario::{Aim, First};
use grande_guerre::tables::Army;

/// The hexes on and next to a place.
fn around(place: Hexes) -> Hexes {
    each(place).fold(place, |set, hex| set | BOARD.near[hex.index()])
}

const FRONT: &str = "the German front line";

#[test]
fn scenario_1_introduces_trenches_and_nothing_else() {
    let b = battle("1");
    b.is(Army::British, 1915, First::Allied, 6);
    b.forces([5, 2, 6, 4], [5, 2, 6, 4]);
    b.adds([0, 0], [0, 0]);
    b.rules(NOBODY, NOBODY, None);
    b.units([5, 1, 2, 1], [8, 1, 2, 1]);
    let scenario = b.scenario();
    assert!(scenario.ground.iter().all(|ground| matches!(ground, Ground::Country | Ground::Trench)));
    assert_eq!((scenario.wire, scenario.craters, scenario.fortified, scenario.bridges), (0, 0, 0, 0));
    assert!(scenario.observation.is_none());
    // Trenches on both sides.
    assert!(b.ground(Ground::Trench, "ABCD") != 0 && b.ground(Ground::Trench, "HIJK") != 0);
    b.begins([0, 0]);
}

#[test]
fn scenario_2_adds_wire_a_bombardment_and_the_front_line() {
    let mut b = battle("2");
    b.is(Army::British, 1915, First::Allied, 6);
    b.forces([5, 3, 8, 4], [5, 3, 10, 4]);
    b.adds([0, 0], [0, 0]);
    b.rules(Some(ALLIED), NOBODY, Some((ALLIED, 3)));
    let front = b.objective(Some(ALLIED), Aim::Held, 1, 14, Ground::Trench);
    assert_eq!(front.name.en, FRONT);
    b.units([5, 1, 2, 1], [8, 1, 2, 1]);
    assert!(b.scenario().wire != 0);
    // Nothing German lies before the front line; the Allies are all below it.
    assert!(b.held(GERMAN) & front.hexes != 0 && b.held(ALLIED) & front.hexes == 0);
    b.begins([0, 0]);
}

#[test]
fn scenario_3_has_two_lines_the_second_only_with_the_first() {
    let mut b = battle("3");
    b.is(Army::British, 1915, First::Allied, 6);
    b.forces([5, 3, 10, 4], [5, 3, 8, 3]);
    b.adds([0, 0], [1, 2]);
    b.rules(Some(ALLIED), NOBODY, Some((ALLIED, 2)));
    let first = b.objective(Some(ALLIED), Aim::Held, 1, 15, Ground::Trench);
    let second = b.objective(Some(ALLIED), Aim::Held, 1, 14, Ground::Trench);
    assert_eq!((first.needs, second.needs), (0, 1));
    assert_eq!(first.hexes & second.hexes, 0);
    // The second lies behind the first.
    let lowest = |set: Hexes| each(set).map(|hex| hex.row()).min().unwrap();
    assert!(lowest(second.hexes) > lowest(first.hexes));
    b.is_a_line(first.hexes, 1);
    b.units([4, 1, 2, 1], [11, 1, 2, 1]);
    // Machine guns wait in the second line.
    assert_eq!(b.of_kind(GERMAN, "machine-gun"), ["J4", "K8"]);
    b.begins([0, 0]);
}

#[test]
fn scenario_4_has_three_lines_and_the_dump() {
    let mut b = battle("4");
    b.is(Army::British, 1915, First::Allied, 6);
    b.forces([5, 3, 6, 4], [6, 4, 10, 4]);
    b.adds([0, 0], [1, 2]);
    b.rules(Some(ALLIED), NOBODY, Some((ALLIED, 3)));
    let first = b.objective(Some(ALLIED), Aim::Held, 1, 14, Ground::Trench);
    let second = b.objective(Some(ALLIED), Aim::Held, 1, 13, Ground::Trench);
    let third = b.objective(Some(ALLIED), Aim::Held, 1, 7, Ground::Trench);
    assert_eq!((first.needs, second.needs, third.needs), (0, 0b1, 0b11));
    assert_eq!((first.hexes & second.hexes) | (second.hexes & third.hexes) | (first.hexes & third.hexes), 0);
    let (name, dump) = b.scenario().observation.clone().expect("the Dump");
    assert_eq!((name.fr.as_str(), name.en.as_str(), dump.count_ones()), ("le Crassier", "the Dump", 5));
    b.all_are(dump, Ground::Hill);
    b.units([3, 2, 2, 1], [10, 1, 0, 2]);
    // The wire is partly cut: whole on the left, with gaps elsewhere.
    assert_eq!(b.scenario().wire & hexes("F1 E2 E3 E4"), hexes("F1 E2 E3 E4"));
    b.begins([0, 0]);
}

#[test]
fn scenario_4_observation_goes_to_whoever_has_most_units_on_or_next_to_the_dump() {
    let desk = Desk::scenario("4", "");
    let near = around(desk.game.scenario.observation.as_ref().unwrap().1);
    let at_dump = |side: Seat| (desk.p.held[side] & near).count_ones();
    assert!(at_dump(GERMAN) > at_dump(ALLIED));
}

#[test]
fn scenario_5_turns_the_parts_round() {
    let mut b = battle("5");
    b.is(Army::British, 1915, First::German, 6);
    b.forces([6, 4, 9, 4], [5, 3, 6, 4]);
    b.adds([0, 0], [2, 1]);
    b.rules(Some(GERMAN), NOBODY, Some((GERMAN, 2)));
    let front = b.objective(Some(GERMAN), Aim::Held, 1, 14, Ground::Trench);
    assert_eq!(front.name.en, "the British front line");
    assert!(b.held(ALLIED) & front.hexes != 0 && b.held(GERMAN) & front.hexes == 0);
    let (name, dump) = b.scenario().observation.clone().expect("the Dump");
    assert_eq!((name.en.as_str(), dump.count_ones()), ("the Dump", 5));
    b.all_are(dump, Ground::Hill);
    b.units([9, 2, 2, 1], [4, 1, 2, 2]);
    b.begins([0, 0]);
}

#[test]
fn scenario_6_is_a_fight_for_three_lines() {
    let mut b = battle("6");
    b.is(Army::British, 1915, First::TwoDice, 7);
    b.forces([5, 3, 6, 4], [5, 3, 6, 4]);
    b.adds([0, 0], [1, 2]);
    b.rules(NOBODY, NOBODY, None);
    let redoubt = b.objective(NOBODY, Aim::Majority, 1, 32, Ground::Trench);
    assert_eq!(redoubt.begins, Some(GERMAN));
    // It is theirs because they are on more of it.
    assert!((b.held(GERMAN) & redoubt.hexes).count_ones() > (b.held(ALLIED) & redoubt.hexes).count_ones());
    let (name, dump) = b.scenario().observation.clone().expect("the Dump");
    assert_eq!((name.en.as_str(), dump.count_ones()), ("the Dump", 4));
    b.all_are(dump, Ground::Hill);
    b.units([7, 2, 2, 1], [8, 2, 2, 1]);
    b.begins([1, 0]);
}

#[test]
fn scenario_6_the_higher_of_two_dice_begins_and_a_tie_is_rolled_again() {
    let (mut firsts, mut ties) = ([0; 2], 0);
    for seed in 0..60 {
        let desk = Desk::begin(game("6", ""), seed);
        assert!(desk.cites("scenario.6"));
        let rolls: Vec<(u8, u8)> =
            happened!(desk, Event::RolledForFirst { german, allied } => (german, allied)).collect();
        let (last, before) = rolls.split_last().expect("a roll");
        assert!(before.iter().all(|(german, allied)| german == allied));
        assert!([last.0, last.1].iter().all(|sum| (2..=12).contains(sum)));
        assert_eq!(desk.p.first, if last.0 > last.1 { GERMAN } else { ALLIED });
        assert_ne!(last.0, last.1);
        firsts[desk.p.first.index()] += 1;
        ties += before.len();
    }
    assert!(firsts[0] > 10 && firsts[1] > 10 && ties > 0, "{firsts:?} {ties}");
}

#[test]
fn scenario_7_has_wire_that_nothing_cut() {
    let mut b = battle("7");
    b.is(Army::British, 1915, First::Allied, 6);
    b.forces([6, 4, 9, 5], [6, 4, 9, 4]);
    b.adds([0, 0], [1, 2]);
    b.rules(Some(ALLIED), NOBODY, Some((ALLIED, 3)));
    let front = b.objective(Some(ALLIED), Aim::Held, 1, 15, Ground::Trench);
    assert_eq!(front.name.en, FRONT);
    let (name, dump) = b.scenario().observation.clone().expect("the Dump");
    assert_eq!((name.en.as_str(), dump.count_ones()), ("the Dump", 5));
    b.all_are(dump, Ground::Hill);
    b.units([3, 3, 3, 1], [10, 1, 0, 2]);
    // Uncut: there is wire before the front line in every column of the board, or the line itself.
    assert!(b.scenario().wire.count_ones() >= 12);
    b.begins([0, 0]);
}

#[test]
fn scenario_8_has_a_crater_ringed_by_six_hills_and_a_sunken_lane() {
    let mut b = battle("8");
    b.is(Army::British, 1916, First::Allied, 6);
    b.forces([5, 2, 7, 5], [5, 3, 7, 5]);
    b.adds([0, 0], [2, 3]);
    b.rules(Some(ALLIED), Some(ALLIED), Some((ALLIED, 4)));
    b.objective(Some(ALLIED), Aim::Held, 1, 13, Ground::Trench);
    let ridge = b.any_objective();
    assert_eq!((ridge.aim, ridge.worth.0, ridge.open_to.0), (Aim::Majority, [1, 1], [true, true]));
    assert_eq!((ridge.begins, ridge.needs, ridge.at_once), (None, 0, false));
    let mines = b.scenario().all_of(Ground::Mine);
    assert_eq!(mines.count_ones(), 1);
    let ring = BOARD.near[each(mines).next().unwrap().index()];
    assert_eq!(ring.count_ones(), 6);
    b.all_are(ring, Ground::Hill);
    assert_eq!(ridge.hexes, mines | ring);
    assert_eq!(b.scenario().all_of(Ground::Hill), ring, "no other hill");
    // The lane protects as 1 and 1; British troops start in it.
    let lane = b.game.tables.ground(Ground::Lane);
    assert_eq!((lane.ranged.soldier, lane.ranged.flag, lane.close.soldier, lane.close.flag), (1, 1, 1, 1));
    let lanes = b.scenario().all_of(Ground::Lane);
    assert!(lanes & b.held(ALLIED) != 0 && !lane.stops && !lane.blocks_sight);
    b.is_a_line(lanes, 0);
    assert!(b.scenario().all_of(Ground::Forest) != 0);
    b.units([8, 1, 2, 1], [12, 0, 2, 2]);
    b.begins([0, 0]);
}

/// Facts that the two battles for La Boisselle share.
fn la_boisselle(b: &mut Battle, trenches: u32) {
    b.is(Army::British, 1916, First::Allied, 7);
    b.forces([5, 3, 7, 5], [5, 3, 7, 5]);
    let any = b.objective(Some(ALLIED), Aim::Held, 1, trenches, Ground::Trench);
    assert_eq!(any.hexes, b.ground(Ground::Trench, "FGHIJK"), "any German trench");
    let village = b.scenario().all_of(Ground::FortBuilding);
    b.each_hex(Some(ALLIED), Aim::Held, 1, village);
    let crater = b.objective(NOBODY, Aim::Held, 1, 1, Ground::Mine);
    assert_eq!(crater.hexes, b.scenario().all_of(Ground::Mine));
    assert_eq!(crater.begins, None);
    // Fortified: two Soldiers, two Flags; and there is no other building.
    let fort = b.game.tables.ground(Ground::FortBuilding);
    assert_eq!((fort.ranged.soldier, fort.ranged.flag, fort.close.soldier, fort.close.flag), (2, 2, 2, 2));
    assert_eq!(b.scenario().all_of(Ground::Building), 0);
}

#[test]
fn scenario_9_la_boisselle_is_on_the_right_of_mash_valley() {
    let mut b = battle("9");
    la_boisselle(&mut b, 20);
    b.adds([0, 0], [1, 3]);
    // The booklet shows four arrows.
    b.rules(Some(ALLIED), Some(ALLIED), Some((ALLIED, 4)));
    let village = b.scenario().all_of(Ground::FortBuilding);
    assert_eq!(village & !BOARD.sector(ALLIED, grande_guerre::board::Sector::Right), 0);
    b.units([5, 1, 3, 1], [11, 0, 2, 1]);
    b.begins([0, 0]);
}

#[test]
fn scenario_10_la_boisselle_is_on_the_left_of_sausage_valley() {
    let mut b = battle("10");
    la_boisselle(&mut b, 22);
    b.adds([0, 0], [2, 3]);
    b.rules(Some(ALLIED), Some(ALLIED), Some((ALLIED, 3)));
    let village = b.scenario().all_of(Ground::FortBuilding);
    assert_eq!(village & !BOARD.sector(ALLIED, grande_guerre::board::Sector::Left), 0);
    b.units([6, 1, 2, 1], [11, 1, 2, 2]);
    b.begins([0, 0]);
}

#[test]
fn scenario_11_mametz_is_worth_two_medals_a_building() {
    let mut b = battle("11");
    b.is(Army::British, 1916, First::Allied, 6);
    b.forces([5, 2, 5, 4], [6, 2, 6, 5]);
    b.adds([0, 0], [2, 3]);
    b.rules(Some(ALLIED), Some(ALLIED), Some((ALLIED, 3)));
    let village = b.scenario().all_of(Ground::FortBuilding);
    assert!(village != 0 && b.scenario().all_of(Ground::Building) == 0);
    b.each_hex(Some(ALLIED), Aim::Held, 2, village);
    // A second system of trenches round the village: most of what touches it is trench.
    let ring = around(village) & !village;
    let trenches = (ring & b.scenario().all_of(Ground::Trench)).count_ones();
    assert!(trenches * 2 >= ring.count_ones() - (ring & BOARD.base[GERMAN]).count_ones(), "{trenches}");
    b.units([3, 0, 3, 1], [10, 0, 2, 1]);
    b.begins([0, 0]);
}

#[test]
fn scenario_12_is_fought_for_the_way_through_the_wood() {
    let b = battle("12");
    b.is(Army::British, 1916, First::German, 7);
    b.forces([6, 4, 7, 3], [5, 3, 7, 3]);
    b.adds([0, 0], [2, 3]);
    b.rules(Some(ALLIED), Some(ALLIED), None);
    assert_eq!((b.scenario().forces[GERMAN].grenadiers, b.scenario().forces[ALLIED].grenadiers), (3, 1));
    b.units([6, 0, 2, 1], [10, 0, 2, 1]);
    // A wood in the centre with wire and trenches in it.
    let wood = b.scenario().all_of(Ground::Forest);
    assert!(wood.count_ones() >= 15 && wood & b.scenario().wire != 0);
    let in_the_wood = each(b.scenario().all_of(Ground::Trench))
        .filter(|hex| (BOARD.near[hex.index()] & wood).count_ones() >= 3)
        .count();
    assert!(in_the_wood >= 2);
    // The British come from both sides.
    for sector in [grande_guerre::board::Sector::Left, grande_guerre::board::Sector::Right] {
        assert!((b.held(ALLIED) & BOARD.sector(ALLIED, sector)).count_ones() >= 4);
    }
    b.begins([0, 0]);
}

#[test]
fn scenario_12_grenadiers_are_added_before_the_deal_the_british_one_first() {
    let mut desk = Desk::scenario("12", "");
    assert_eq!((desk.asked(), desk.p.phase), (ALLIED, Phase::Deploy));
    assert_eq!(desk.p.commands.hands[ALLIED].count() + desk.p.commands.hands[GERMAN].count(), 0);
    assert_eq!(desk.refused("place elite G2"), "scenario.12");
    assert_eq!(desk.refused("place grenadier E3"), "specialiste.arme");
    desk.does("place grenadier G2");
    for (place, hex) in ["G5", "E6", "I5"].into_iter().enumerate() {
        assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Deploy));
        if place == 1 {
            assert_eq!(desk.refused("place grenadier G5"), "specialiste.une-par-unite");
        }
        assert_eq!(desk.p.commands.hands[GERMAN].count(), 0);
        desk.does(&format!("place grenadier {hex}"));
    }
    // Only now are the cards dealt, and the Germans begin.
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Card));
    assert_eq!(desk.p.commands.hands[GERMAN].count(), 6);
}

#[test]
fn scenario_13_is_a_front_line_and_a_way_out() {
    let mut b = battle("13");
    b.is(Army::Canadian, 1917, First::Allied, 6);
    b.forces([5, 3, 7, 5], [6, 3, 10, 5]);
    b.adds([0, 0], [2, 3]);
    b.rules(Some(ALLIED), Some(ALLIED), Some((ALLIED, 4)));
    let front = b.objective(Some(ALLIED), Aim::Held, 1, 15, Ground::Trench);
    assert_eq!(front.name.en, FRONT);
    b.is_a_line(front.hexes, 0);
    b.units([6, 1, 2, 1], [11, 1, 2, 2]);
    b.begins([0, 0]);
}

#[test]
fn scenario_14_hill_145_is_seven_hills_worth_two() {
    let mut b = battle("14");
    b.is(Army::Canadian, 1917, First::Allied, 8);
    b.forces([5, 3, 8, 5], [6, 3, 8, 5]);
    b.adds([0, 0], [2, 3]);
    b.rules(Some(ALLIED), Some(ALLIED), Some((ALLIED, 3)));
    b.objective(Some(ALLIED), Aim::Held, 1, 15, Ground::Trench);
    let hill = b.objective(NOBODY, Aim::Majority, 2, 7, Ground::Hill);
    assert_eq!((hill.begins, hill.name.en.as_str()), (Some(GERMAN), "Hill 145"));
    assert_eq!(hill.hexes, b.scenario().all_of(Ground::Hill), "no other hill");
    b.is_a_line(hill.hexes, 0);
    assert!(b.held(GERMAN) & hill.hexes != 0 && b.held(ALLIED) & hill.hexes == 0);
    b.units([6, 1, 3, 1], [11, 1, 2, 2]);
    b.begins([2, 0]);
}

#[test]
fn scenario_15_the_pimple_is_kept_for_good_and_guides_the_guns() {
    let mut b = battle("15");
    b.is(Army::Canadian, 1917, First::Allied, 7);
    b.forces([5, 3, 6, 5], [6, 3, 9, 5]);
    b.adds([0, 0], [2, 3]);
    // Nobody leaves the board for medals here.
    b.rules(Some(ALLIED), NOBODY, Some((ALLIED, 4)));
    b.objective(Some(ALLIED), Aim::Held, 1, 16, Ground::Trench);
    let pimple = b.objective(Some(ALLIED), Aim::Captured, 1, 5, Ground::Hill);
    assert!(!pimple.single, "one medal for the Pimple, not one a hex");
    assert_eq!(pimple.hexes, b.scenario().all_of(Ground::Hill));
    let givenchy = b.scenario().all_of(Ground::Ruin);
    assert_eq!(givenchy.count_ones(), 3);
    b.each_hex(Some(ALLIED), Aim::Held, 1, givenchy);
    let (name, observed) = b.scenario().observation.clone().expect("the Pimple");
    assert_eq!((name.fr.as_str(), name.en.as_str(), observed), ("le Bourgeon", "the Pimple", pimple.hexes));
    b.units([7, 1, 2, 1], [10, 2, 1, 2]);
    b.begins([0, 0]);
}

#[test]
fn scenario_16_has_two_lines_a_wood_and_a_way_out() {
    let mut b = battle("16");
    b.is(Army::Canadian, 1917, First::Allied, 6);
    b.forces([5, 3, 6, 3], [6, 3, 8, 3]);
    b.adds([0, 0], [1, 3]);
    b.rules(Some(ALLIED), Some(ALLIED), Some((ALLIED, 3)));
    let first = b.objective(Some(ALLIED), Aim::Held, 1, 14, Ground::Trench);
    let second = b.objective(Some(ALLIED), Aim::Held, 1, 13, Ground::Trench);
    assert_eq!((first.needs, second.needs, first.hexes & second.hexes), (0, 1, 0));
    // The front line runs through the wood.
    let wood = b.scenario().all_of(Ground::Forest);
    assert!(around(wood) & first.hexes != 0);
    b.units([5, 1, 2, 2], [10, 1, 1, 1]);
    b.begins([0, 0]);
}

#[test]
fn scenario_1_and_all_of_the_base_game_have_neither_tanks_nor_guns() {
    for number in grande_guerre::scenario::NUMBERS.into_iter().filter(|number| *number <= 16) {
        let game = game(&number.to_string(), "");
        let mut kinds =
            game.scenario.units.iter().map(|unit| game.tables.units[usize::from(unit.kind)].id.as_str());
        assert!(kinds.all(|id| ["infantry", "machine-gun", "mortar"].contains(&id)), "{number}");
    }
}
