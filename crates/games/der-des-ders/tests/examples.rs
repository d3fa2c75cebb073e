//! The worked examples of the book, with its own figures.

use crate::common::*;

/// 2.5: a unit 6 UD from its base, in the churned-up ground between the lines, whose line has to go round a
/// marsh: four points for a rapid advance, five if that ends in an assault.
#[test]
fn r2_5_prix_example_six_hexes_churned_ground_and_a_marsh_cost_four_points_and_five_with_an_assault() {
    let table = "craters F09; marsh G09 G10";
    let units = "a1 F09, d1 C10 activated";
    let desk = Desk::acting("a1", table, units);
    assert_eq!(desk.distance("F09", "L09"), 6);
    let supply = desk.p.hand.supply;
    assert_eq!((supply.lengthened, supply.broken, supply.segments), (true, true, 1));
    let mut desk = Desk::acting("a1", table, units).after("go D10");
    assert!(desk.cites("2.6.rapide"));
    assert_eq!(desk.paid(), 4);
    assert!(["2.5.rallonge", "2.5.accidente", "2.5.cinq"].iter().all(|section| desk.cites(section)));
    desk.does("assault d1");
    assert_eq!((desk.paid(), desk.resources(ATTACKER)), (1, 15), "five in all");
    // With four points it may advance, but not assault as well; with three it may not even do that.
    let mut desk = Desk::new(table, units);
    desk.purse(4, 0).does("take a1, go D10");
    assert_eq!(desk.refused("assault d1"), "2.5");
    let mut desk = Desk::new(table, units);
    desk.purse(3, 0).does("take a1");
    assert_eq!(desk.refused("go D10"), "2.5");
}

/// 3.13: a roll of 14 for the first base, four units of cohesion 3, one of them with armour; six points are
/// left for four of long-range guns and one of aircraft.
#[test]
fn r3_13_soutiens_example_fourteen_points_make_four_units_one_of_them_with_armour_and_six_are_left() {
    let game = || battle(ARMOURED, "");
    let seed =
        (0..2000).find(|seed| Desk::seeded(game(), *seed).p.rolled[ATTACKER] == 14).expect("a roll of 14");
    let mut desk = Desk::seeded(game(), seed);
    assert_eq!(desk.p.phase, Phase::Recruit);
    assert_eq!((desk.p.rolled[ATTACKER], desk.p.capital[ATTACKER]), (14, 20));
    desk.does("raise 0 3, raise 0 3, raise 0 3, raise 0 3");
    assert_eq!(desk.p.purse[ATTACKER], 2);
    desk.does("attach a1 armour");
    assert_ne!(desk.unit("a1").traits.armour(), Armour::None);
    assert_eq!((desk.p.purse[ATTACKER], desk.p.capital[ATTACKER]), (0, 6));
    assert_eq!((desk.refused("raise 0 1"), desk.refused("attach a2 armour")), ("3.13.budget", "3.13.budget"));
    desk.does("buy guns, buy guns, buy guns, buy guns");
    assert_eq!(desk.p.capital[ATTACKER], 2);
    desk.does("buy air");
    assert_eq!((desk.p.fires[ATTACKER], desk.p.capital[ATTACKER]), ([4, 0, 1], 0));
    assert_eq!((desk.refused("buy guns"), desk.refused("buy air")), ("3.13.budget", "3.13.budget"));
    for unit in ["a1", "a2", "a3", "a4"] {
        assert_eq!(desk.cohesion(unit), 3);
    }
}

/// A small battle of the west in 1917, one base a side, whose attacker has vehicles.
const ARMOURED: &str = "generated.west.1917.small.british-german.7";
