//! Depots (3.1): what they are good for, where and how they are built, and how they are lost.

use crate::common::*;

const DEPOT_A: u8 = soil::DEPOT;

/// A road down the ninth column of hexes, from row B to the attacker's base.
const LONG_ROAD: &str = "road B09 C09 D09 E09 F09 G09 H09 I09 J09 K09 L09";

/// Fords along the whole of the side between two rows, the upper one an odd one: B, D, F…
fn fords(upper: char, lower: char) -> String {
    let below = |column: usize| {
        let next =
            if column < 18 { format!(" {upper}{column:02}/{lower}{:02}", column + 1) } else { String::new() };
        format!(" {upper}{column:02}/{lower}{column:02}{next}")
    };
    format!("ford{}", (1..=18).map(below).collect::<String>())
}

/// The price of a rapid advance by a unit of the attacker at C09, nine UD from its base.
fn price_at_c09(table: &str, others: &str) -> u8 {
    let desk = Desk::acting("a2", table, &format!("a2 C09, {others}")).after("go C07");
    desk.paid()
}

/// A unit at G09, five UD from its base over clear ground, begins a depot, and the other side is asked next.
/// Nobody else is there.
fn begun(units: &str) -> Desk {
    Desk::bare("", &format!("a1 G09, {units}"), "").after("take a1, depot")
}

#[test]
fn r3_1_a_depot_is_ready_at_the_end_of_a_quiet_turn() {
    let mut desk = begun("d1 A01");
    assert!(desk.cites("3.1") && desk.has("a1", mark::BUILDING));
    assert!(!desk.is_soil("G09", DEPOT_A), "it is not there yet");
    assert_eq!(desk.p.turn, 1);
    desk.does("take d1, stay");
    assert_eq!(desk.p.turn, 2);
    assert!(desk.is_soil("G09", DEPOT_A));
    let built = desk.hex("G09");
    assert!(
        desk.saw(|event| *event == Event::DepotBuilt { side: ATTACKER, hex: built }) && desk.cites("3.1")
    );
    assert!(!desk.has("a1", mark::BUILDING));
}

#[test]
fn r3_1_a_depot_in_service_counts_as_a_base_for_supply_lines() {
    // Nine UD to the base: a surcharge for the second five. Four to the depot: none.
    assert_eq!(price_at_c09("", ""), 2);
    assert_eq!(price_at_c09("depot-a G09", ""), 1);
    // The enemy’s is of no use.
    assert_eq!(price_at_c09("depot-d G09", ""), 2);
    // From far away the depot is measured to, not the base.
    let far = Desk::acting("a2", "depot-a G09; base-d A01", "a2 A09").after("go A07");
    assert_eq!(far.paid(), 2, "six UD to the depot, not eleven to the base");
}

#[test]
fn r3_1_only_a_base_supplies_for_nothing() {
    // 2.5 gives that to whoever is within 1 UD of a base; a depot stands in for one where lines are traced.
    for (hex, paid) in [("K09", 0), ("F09", 1), ("G09", 1)] {
        let desk = Desk::acting("a1", "depot-a G09", &format!("a1 {hex}")).after("turn w");
        assert_eq!(desk.paid(), paid, "{hex}");
    }
}

#[test]
fn r3_1_a_depot_yields_no_points() {
    let mut desk = Desk::bare("depot-a G09", "a1 G09, d1 A01", "");
    desk.purse(0, 0).does("take a1, stay, take d1").rolling("m5 m2").does("stay");
    assert_eq!((desk.resources(ATTACKER), desk.resources(DEFENDER)), (4, 1), "a base each");
}

#[test]
fn r3_1_ldr_is_five_ud_at_most() {
    assert!(Desk::acting("a1", "", "a1 G09").may("depot"), "five");
    assert_eq!(Desk::acting("a1", "", "a1 F09").refused("depot"), "3.1.ldr", "six");
}

#[test]
fn r3_1_ldr_by_road_counts_half() {
    assert!(Desk::acting("a1", LONG_ROAD, "a1 B09").may("depot"), "ten hexes of road are five UD");
    let longer = format!("{LONG_ROAD}; road B09 A09; base-d A01");
    assert_eq!(Desk::acting("a1", &longer, "a1 A09").refused("depot"), "3.1.ldr", "eleven are not");
    assert_eq!(Desk::acting("a1", LONG_ROAD, "a1 B10").refused("depot"), "3.1.ldr", "beside the road");
}

#[test]
fn r3_1_ldr_keeps_to_clear_ground() {
    for barrier in ["broken J", "wood J", "thicket J", "craters J", "wire J", "marsh J", "town J"] {
        let desk = Desk::acting("a1", barrier, "a1 H09");
        assert_eq!(desk.refused("depot"), "3.1.ldr", "{barrier}");
    }
    let fords = fords('J', 'K');
    assert_eq!(Desk::acting("a1", &fords, "a1 H09").refused("depot"), "3.1.ldr", "a ford is broken ground");
}

#[test]
fn r3_1_ldr_may_follow_a_road_where_the_ground_is_not_clear() {
    // “Exclusively on clear ground or by road”: each part of the way is one or the other.
    for barrier in ["broken J", "wood J", "craters J", "town J"] {
        let road = format!("{barrier}; road I09 J09 K09");
        assert!(Desk::acting("a1", &road, "a1 H09").may("depot"), "{barrier}");
    }
    let bridge = format!("{}; road J09 K09", fords('J', 'K'));
    assert!(Desk::acting("a1", &bridge, "a1 H09").may("depot"), "a bridge");
}

#[test]
fn r3_1_ldr_may_lead_to_another_depot_in_service() {
    assert!(Desk::acting("a1", "depot-a G09", "a1 C09").may("depot"));
    // One that has no line of its own serves nobody.
    assert_eq!(Desk::acting("a1", "depot-a F09", "a1 C09").refused("depot"), "3.1.ldr");
    // A chain of three: each leans on the one before it.
    assert_eq!(price_at_c09("depot-a D09 H09", ""), 1);
    assert_eq!(price_at_c09("depot-a D09", ""), 2, "the first is missing");
}

#[test]
fn r3_1_entrave_an_enemy_on_its_line_puts_a_depot_out_of_use() {
    // Every way of five hexes from G09 begins at H08 or H09.
    assert_eq!(price_at_c09("depot-a G09", "d1 H09"), 1, "the other way is open");
    assert_eq!(price_at_c09("depot-a G09", "d1 H09, d2 H08"), 2, "nine UD to the base");
    // A zone of control bars nothing.
    assert_eq!(price_at_c09("depot-a G09", "d1 I08, d2 I11"), 1);
}

#[test]
fn r3_1_entrave_lasts_as_long_as_the_enemy_stands_there() {
    let mut desk = Desk::new("depot-a G09", "a2 C09, d1 H08, d2 H09").turn_of(DEFENDER);
    desk.does("take d1, go I08").draw(ATTACKER).does("take a2, go C07");
    assert_eq!(desk.paid(), 1, "the depot serves again");
}

#[test]
fn r3_1_prise_an_enemy_who_enters_destroys_it() {
    let mut desk = Desk::new("depot-a G09; depot-d F09", "d1 F09").turn_of(DEFENDER);
    desk.does("take d1, go G09");
    assert!(desk.cites("3.1.prise") && !desk.is_soil("G09", DEPOT_A));
    assert!(desk.is_soil("F09", DEPOT_A << 1), "the own one stays");
    assert_eq!(desk.p.points.0, [0, 0], "it is no base: no points");
}

#[test]
fn r3_1_prise_not_by_who_falls_back() {
    // Beaten from the west by two, the defender would have one hex to fall back to: it is no way out for him (r.retreat).
    let mut desk = Desk::acting("a1", "depot-a F12; marsh E12 G12", "a1 F10 e, d1 F11 w");
    desk.purse(20, 0).rolling("2 6 6 6 6 6").does("assault d1");
    assert_eq!(desk.whereabouts("d1"), "F11");
    assert!(desk.cites("2.9.impossible") && desk.is_soil("F12", DEPOT_A));
}

#[test]
fn r3_1_terrain_only_clear_ground_or_a_town() {
    for ground in ["broken", "wood", "thicket", "craters", "wire"] {
        let desk = Desk::acting("a1", &format!("{ground} I09"), "a1 I09");
        assert_eq!(desk.refused("depot"), "3.1.terrain", "{ground}");
    }
    for ground in ["height-1 I09", "town I09", "works-2 I09"] {
        assert!(Desk::acting("a1", ground, "a1 I09").may("depot"), "{ground}");
    }
    assert_eq!(Desk::acting("a1", "depot-a I09", "a1 I09").refused("depot"), "3.1.terrain", "there is one");
    assert_eq!(Desk::acting("a1", "", "a1 L09").refused("depot"), "3.1.terrain", "a base is one already");
    assert_eq!(
        Desk::acting("a1", "rail I09 J09", "a1 I09 4 train").refused("depot"),
        "3.1.terrain",
        "a train"
    );
}

#[test]
fn r3_1_repos_the_builder_is_supplied() {
    let mut desk = Desk::acting("a1", "", "a1 G09");
    desk.purse(0, 20);
    assert_eq!(desk.refused("depot"), "2.5");
    desk.purse(1, 20).does("depot");
    assert_eq!((desk.paid(), desk.resources(ATTACKER)), (1, 0));
    // No line at all: enemies all around.
    let around = "d1 F08, d2 F09, d3 G08, d4 G10, d5 H08, d6 H09";
    let cut = Desk::acting("a1", "", &format!("a1 G09, {around}"));
    assert!(["2.5.aucune", "3.1.ldr"].contains(&cut.refused("depot")));
}

#[test]
fn r3_1_repos_who_has_moved_or_was_fired_at_builds_nothing() {
    let desk = Desk::acting("a1", "", "a1 G09").after("go H09");
    assert_eq!(desk.refused("depot"), "3.1.repos");
    assert_eq!(Desk::acting("a1", "", "a1 G09 struck").refused("depot"), "3.1.repos");
    let mut turned = Desk::acting("a1", "", "a1 G09");
    assert!(turned.does("turn w").may("depot"), "turning is no move");
}

#[test]
fn r3_1_repos_fire_before_the_end_of_the_turn_spoils_the_work() {
    let mut desk = begun("d1 E09");
    desk.does("take d1").rolling("t10 t10 t10").does("fire a1");
    assert_eq!(desk.fired().hits, 0, "not even a hit");
    assert_eq!(desk.p.turn, 2);
    assert!(desk.cites("3.1.repos") && desk.saw(|event| matches!(event, Event::DepotGivenUp { .. })));
    assert!(!desk.is_soil("G09", DEPOT_A));
}

#[test]
fn r3_1_repos_an_assault_spoils_it_too() {
    let mut desk = begun("d1 F09");
    // The unit was activated, so it cannot fire back.
    desk.does("take d1").rolling("1 1 1 1 1 1").does("assault a1");
    assert!(desk.cites("2.9.egalite"), "{:?}", desk.fought());
    assert_eq!((desk.p.turn, desk.cohesion("a1")), (2, 2));
    assert!(desk.cites("3.1.repos") && !desk.is_soil("G09", DEPOT_A));
}

#[test]
fn r3_1_repos_building_is_all_it_does() {
    let mut desk = begun("a2 J09, d1 E09");
    assert_eq!(desk.in_hand(), "");
    desk.draw(ATTACKER);
    assert_eq!(desk.refused("take a1"), "2.3.deja");
}
