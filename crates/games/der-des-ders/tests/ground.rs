//! The table and what lies on it (1): distances, cohesion, zones, kinds of ground, roads, rivers, heights,
//! works.

use crate::common::*;
use der_des_ders::generator::SIZES;
use der_des_ders::map::{COLUMNS, ROWS};

/// A road from north to south, from C09 to the attacker's base at L09: nine hexes.
const ROAD: &str = "road C09 D09 E09 F09 G09 H09 I09 J09 K09 L09";

/// Somebody of the attacker's at G09 with this ground to the north-east of him, at F09.
fn before(ground: &str, units: &str) -> Desk {
    Desk::acting("a1", &format!("{ground} F09"), units)
}

// --- Measures and units.

#[test]
fn r1_2_ud_a_hex_is_one_unit_of_distance() {
    let desk = Desk::acting("a1", "", "a1 G09, d1 G13, d2 G14");
    assert_eq!((desk.distance("G09", "G13"), desk.distance("G09", "G14")), (4, 5));
    assert!(desk.may("fire d1"), "infantry fires 4 UD");
    assert_eq!(desk.refused("fire d2"), "2.13.portee");
    let ring = |far: u8| desk.hexes(|name| desk.distance("F09", name) == far).len();
    assert_eq!((ring(0), ring(1), ring(2), ring(3)), (1, 6, 12, 18));
}

#[test]
fn r1_3_a_unit_has_one_to_four_cohesion_points_and_throws_a_die_for_each() {
    for cohesion in 1..=4u8 {
        let mut desk = Desk::acting("a1", "", &format!("a1 G09 {cohesion}, d1 F09 activated"));
        desk.does("fire d1");
        assert_eq!(desk.fired().faces.len(), usize::from(cohesion));
        let mut desk = Desk::acting("a1", "", &format!("a1 G09, d1 F09 {cohesion} activated"));
        desk.does("assault d1");
        assert_eq!(desk.fought().faces[1].len(), usize::from(cohesion));
    }
}

#[test]
fn r1_3_the_value_is_what_is_left_of_the_points() {
    let mut desk = Desk::acting("a1", "", "a1 G09 4, d1 F09 2 of=4 activated");
    desk.rolling("6 6 6 6 1 1").does("assault d1");
    assert_eq!((desk.fought().values, desk.fought().faces[1].len()), ([4, 2], 2));
}

#[test]
fn r1_3_eliminee_the_last_point_takes_the_unit_off_the_table() {
    let mut desk = Desk::acting("a1", "", "a1 G09 1, d1 F09 1 activated");
    desk.rolling("t1 6").does("fire d1");
    assert_eq!((desk.whereabouts("d1"), desk.cohesion("d1")), ("", 0));
    assert!(desk.cites("1.3.eliminee"));
    assert_eq!(desk.p.points[ATTACKER], 1);
    assert_eq!(desk.p.points[DEFENDER], 0);
}

#[test]
fn r1_5_everything_is_measured_from_headquarters_to_headquarters() {
    let desk = Desk::new("", "a1 G09");
    for name in desk.hexes(|_| true) {
        assert_eq!(desk.distance("G09", &name), desk.distance(&name, "G09"), "{name}");
    }
    // A unit of one element, its headquarters, is where it was and holds what it held.
    let desk = Desk::acting("a1", "", "a1 G09, d1 E09 1 of=4");
    assert_eq!(desk.refused("go E10"), "2.7.arret");
}

#[test]
fn r1_5_contact_is_the_six_hexes_around() {
    let around = ["E09", "E10", "F08", "F10", "G09", "G10"];
    let desk = Desk::new("", "a1 F09");
    assert_eq!(desk.hexes(|name| desk.distance("F09", name) == 1), around);
    for near in around {
        assert!(Desk::acting("a1", "", &format!("a1 F09, d1 {near}")).may("assault d1"), "{near}");
    }
    for far in desk.hexes(|name| desk.distance("F09", name) == 2) {
        let desk = Desk::acting("a1", "", &format!("a1 F09, d1 {far}"));
        assert_eq!(desk.refused("assault d1"), "2.9.adjacente", "{far}");
    }
}

/// A corridor in row F from F05 to F13, a base at either end, with water on both sides but at E09.
const CORRIDOR: &str = "water E04-E14 G04-G14 F04 F14; clear E09; water D04-D14; base-a F05 F13";

#[test]
fn r1_6_a_unit_controls_the_six_hexes_around_its_own() {
    let desk = Desk::acting("a1", CORRIDOR, "a1 F06 cavalry");
    assert_eq!(desk.targets("go"), ["E09", "F05", "F07", "F08", "F09", "F10"]);
    // E09 touches F08 and F09: riders from the west come as far as F08.
    let desk = Desk::acting("a1", CORRIDOR, "a1 F06 cavalry, d1 E09");
    assert_eq!(desk.targets("go"), ["F05", "F07", "F08"]);
    assert_eq!(desk.refused("go F09"), "2.7.arret");
    // From the east as far as F09.
    let desk = Desk::acting("a1", CORRIDOR, "a1 F12 cavalry, d1 E09");
    assert_eq!(desk.targets("go"), ["F09", "F10", "F11", "F13"]);
}

#[test]
fn r1_7_what_a_unit_can_fire_goes_by_how_it_has_moved() {
    let units = "a1 G09, d1 G11, d2 G12, d3 F15";
    let mut desk = Desk::acting("a1", "", units);
    assert_eq!(desk.targets("fire"), ["G11", "G12"], "static, four hexes far");
    desk.does("go H09");
    assert_eq!((desk.distance("H09", "G11"), desk.distance("H09", "G12")), (2, 3));
    assert_eq!(desk.targets("fire"), ["G11"], "in progress, two hexes far");
    let desk = Desk::acting("a1", "", units).after("go I10");
    assert!(desk.in_hand().is_empty() || desk.targets("fire").is_empty(), "in rapid advance not at all");
}

// --- Kinds of ground.

#[test]
fn r1_8_each_kind_of_ground_lets_pass_stops_or_bars() {
    // Who goes in, who goes on, and who may fight there.
    let known = [
        (Ground::Clear, true, true, true),
        (Ground::Broken, true, false, true),
        (Ground::Wood, true, false, true),
        (Ground::Thicket, true, false, false),
        (Ground::Town, true, false, false),
        (Ground::Marsh, false, false, false),
        (Ground::Water, false, false, false),
        (Ground::Cliff, false, false, false),
    ];
    assert_eq!(known.map(|(ground, ..)| ground), Ground::ALL);
    for (ground, enters, passes, fights) in known {
        let code = ground.code();
        let desk = before(code, "a1 G09");
        assert_eq!((desk.may("go F09"), desk.may("go E10")), (enters, passes), "{code}");
        if enters {
            let desk = before(code, "a1 G09, d1 E09").after("go F09");
            assert_eq!(desk.in_hand() == "a1" && desk.may("assault d1"), fights, "{code}");
            assert_eq!(desk.in_hand() == "a1" && desk.may("fire d1"), fights, "{code}");
        }
    }
}

#[test]
fn r1_8_wire_is_very_broken_and_craters_are_broken() {
    let desk = Desk::acting("a1", "wire F09", "a1 G09, d1 E09").after("go F09");
    assert_eq!((desk.refused("assault d1"), desk.refused("fire d1")), ("1.8.tres.combat", "1.8.tres.combat"));
    let mut desk = Desk::acting("a1", "craters F09", "a1 G09, d1 E09");
    assert_eq!(desk.refused("go E10"), "2.6.limite", "craters and zone are two, the way round lacks one hex");
    desk.does("go F09");
    assert!(desk.may("assault d1") && desk.may("fire d1"));
    assert_eq!(Desk::acting("a1", "craters F09", "a1 G09").refused("go E10"), "1.8.accidente.sortie");
}

#[test]
fn r1_8_route_ldr_a_line_all_by_road_counts_half() {
    let price = |table: &str| Desk::acting("a1", table, "a1 C09").price();
    assert_eq!(price(""), 2, "nine hexes");
    assert_eq!(price(ROAD), 1, "nine hexes of road are 4½");
    // The road has to join the unit to its base.
    assert_eq!(price("road C09 D09 E09 F09 G09 H09 I09 J09 K09"), 2);
    assert_eq!(price("road D09 E09 F09 G09 H09 I09 J09 K09 L09"), 2);
    // Eleven hexes of road are 5½: more than five.
    let far = "base-d A01; road A09 B09 C09 D09 E09 F09 G09 H09 I09 J09 K09 L09";
    assert_eq!(Desk::acting("a1", far, "a1 A09").price(), 2);
    assert_eq!(Desk::acting("a1", far, "a1 B09").price(), 1, "ten are five");
}

#[test]
fn r1_8_route_avance_all_by_road_a_rapid_advance_is_a_hex_longer() {
    let road = "road F03 F04 F05 F06 F07 F08 F09 F10 F11 F12";
    let mut desk = Desk::acting("a1", road, "a1 F05");
    assert!(desk.may("go F08") && !desk.may("go F09"));
    let beyond = desk.hexes(|name| desk.distance("F05", name) == 3);
    assert_eq!(beyond.iter().filter(|name| desk.may(&format!("go {name}"))).count(), 1, "F08 alone");
    desk.does("go F08");
    assert!(desk.cites("1.8.route.avance") && desk.cites("2.6.rapide"));
    let mut desk = Desk::acting("a1", road, "a1 F05 cavalry");
    assert!(desk.may("go F10") && !desk.may("go F11") && !desk.may("go G10"));
    desk.does("go F10");
    assert!(desk.cites("1.8.route.avance"));
    // Whoever begins beside the road does not gain by it.
    let desk = Desk::acting("a1", road, "a1 G05");
    assert!(desk.may("go F06") && !desk.may("go F07") && !desk.may("go F08"));
    // A hex that could be had anyhow is no gain.
    let desk = Desk::acting("a1", road, "a1 F05").after("go F07");
    assert!(!desk.cites("1.8.route.avance"));
}

#[test]
fn r1_8_route_avance_takes_supply_like_any_rapid_advance() {
    let mut desk = Desk::new("road F03 F04 F05 F06 F07 F08", "a1 F05");
    desk.purse(0, 0).does("take a1");
    assert_eq!(desk.targets("go"), ["E05", "E06", "F04", "F06", "G05", "G06"]);
}

#[test]
fn r1_8_accidente_prix_broken_ground_costs_a_point() {
    for ground in ["broken", "wood", "thicket", "craters", "wire"] {
        assert_eq!(Desk::acting("a1", &format!("{ground} H09"), "a1 H09").price(), 2, "{ground} under it");
        let across = format!("{ground} J01-J18");
        assert_eq!(Desk::acting("a1", &across, "a1 H09").price(), 2, "{ground} to be crossed");
    }
    for ground in ["clear", "town", "works-1", "works-2"] {
        assert_eq!(Desk::acting("a1", &format!("{ground} H09"), "a1 H09").price(), 1, "{ground} under it");
        assert_eq!(
            Desk::acting("a1", &format!("{ground} J01-J18"), "a1 H09").price(),
            1,
            "{ground} to be crossed"
        );
    }
}

#[test]
fn r1_8_accidente_sortie_who_enters_broken_ground_stays() {
    for ground in ["broken", "wood", "thicket", "craters", "wire"] {
        assert_eq!(before(ground, "a1 G09").refused("go E10"), "1.8.accidente.sortie", "{ground}");
        let riders = before(ground, "a1 G09 cavalry");
        assert!(riders.may("go E10"), "there is a way round for riders");
    }
    // In the next turn it leaves as it likes, broken ground is no hindrance to who begins there.
    for ground in ["broken", "wood", "craters"] {
        assert!(before(ground, "a1 F09").may("go D10"), "{ground}");
    }
}

#[test]
fn r1_8_tres_combat_who_enters_very_broken_ground_does_not_fight() {
    for ground in ["thicket", "wire"] {
        let desk = before(ground, "a1 G09, d1 E09").after("go F09");
        assert_eq!(
            (desk.refused("assault d1"), desk.refused("fire d1")),
            ("1.8.tres.combat", "1.8.tres.combat")
        );
        // Whoever was there before fights as he likes.
        let desk = before(ground, "a1 F09, d1 E09");
        assert!(desk.may("assault d1") && desk.may("fire d1"), "{ground}");
    }
}

#[test]
fn r1_8_tres_combat_a_rapid_advance_into_thicket_ends_in_no_assault() {
    let desk = Desk::acting("a1", "thicket E10", "a1 G09, d1 D10").after("go E10");
    assert!(desk.cites("2.6.rapide"));
    assert_eq!(desk.refused("assault d1"), "1.8.tres.combat");
}

#[test]
fn r1_8_tres_rapide_no_rapid_advance_starts_in_very_broken_ground() {
    for ground in ["thicket", "wire"] {
        let desk = before(ground, "a1 F09");
        assert_eq!(desk.targets("go"), ["E09", "E10", "F08", "F10", "G09", "G10"], "{ground}");
        assert_eq!(desk.refused("go D09"), "1.8.tres.rapide");
    }
}

#[test]
fn r1_8_tres_montes_neither_horse_nor_wheels_enter_very_broken_ground() {
    for ground in ["thicket", "wire"] {
        for unit in ["a1 G09 cavalry", "a1 G09 wheeled", "a1 G09 cavalry wheeled"] {
            assert_eq!(before(ground, unit).refused("go F09"), "1.8.tres.montes", "{ground}: {unit}");
        }
        for unit in ["a1 G09", "a1 G09 cavalry dismounted", "a1 G09 light", "a1 G09 mountain"] {
            assert!(before(ground, unit).may("go F09"), "{ground}: {unit}");
        }
    }
}

#[test]
fn r1_8_a_pic_only_mountain_troops_climb() {
    for unit in ["a1 G09", "a1 G09 cavalry", "a1 G09 light", "a1 G09 assault"] {
        assert_eq!(before("cliff", unit).refused("go F09"), "1.8.a-pic", "{unit}");
    }
    // To them it is very broken: they stop, do not fight, and leave it slowly.
    let desk = before("cliff", "a1 G09 mountain, d1 E09").after("go F09");
    assert_eq!((desk.refused("assault d1"), desk.refused("fire d1")), ("1.8.tres.combat", "1.8.tres.combat"));
    assert_eq!(before("cliff", "a1 G09 mountain").refused("go E10"), "1.8.accidente.sortie");
    assert_eq!(before("cliff", "a1 F09 mountain").refused("go D09"), "1.8.tres.rapide");
    assert_eq!(Desk::acting("a1", "cliff H09", "a1 H09 mountain").price(), 2, "broken ground under it");
}

#[test]
fn r1_8_agglo_sortie_who_enters_a_town_stays() {
    assert_eq!(before("town", "a1 G09").refused("go E10"), "1.8.agglo.sortie");
    assert!(before("town", "a1 F09").may("go D10"));
    // By road as well.
    let road = "town F07; road F05 F06 F07 F08 F09";
    let desk = Desk::acting("a1", road, "a1 F06");
    assert!(desk.may("go F07"));
    assert_eq!(desk.refused("go F08"), "1.8.agglo.sortie");
}

#[test]
fn r1_8_agglo_combat_who_enters_a_town_does_not_fight() {
    let desk = before("town", "a1 G09, d1 E09").after("go F09");
    assert_eq!(
        (desk.refused("assault d1"), desk.refused("fire d1")),
        ("1.8.agglo.combat", "1.8.agglo.combat")
    );
    let desk = before("town", "a1 F09, d1 E09");
    assert!(desk.may("assault d1") && desk.may("fire d1"), "who was there before fights");
    // By road it is the same.
    let desk = Desk::acting("a1", "town F09; road G09 F09", "a1 G09, d1 E09").after("go F09");
    assert_eq!(desk.refused("assault d1"), "1.8.agglo.combat");
}

#[test]
fn r1_8_agglo_route_a_town_on_a_road_leaves_it_its_benefits() {
    // Out of a town, into a town, and a supply line through one.
    let road = "road F05 F06 F07 F08 F09";
    assert!(Desk::acting("a1", &format!("{road}; town F05"), "a1 F05").may("go F08"));
    assert!(Desk::acting("a1", &format!("{road}; town F08"), "a1 F05").may("go F08"));
    let town = format!("{ROAD}; town C09 F09 H09");
    assert_eq!(Desk::acting("a1", &town, "a1 C09").price(), 1);
    // Without a road none of them.
    assert!(!Desk::acting("a1", "town F05", "a1 F05").may("go F08"));
    assert_eq!(Desk::acting("a1", "town C09 F09 H09", "a1 C09").price(), 2);
}

#[test]
fn r1_8_gue_a_ford_ends_the_move_on_the_far_bank() {
    let desk = Desk::acting("a1", "ford G09/F09", "a1 G09");
    assert!(desk.may("go F09"));
    assert_eq!(desk.refused("go E10"), "1.8.gue");
    // The far bank of the second step is as far as one comes.
    let desk = Desk::acting("a1", "ford F09/E10", "a1 G09");
    assert!(desk.may("go E10"));
    // Whoever has crossed may fight.
    let desk = Desk::acting("a1", "ford G09/F09", "a1 G09, d1 E09").after("go F09");
    assert!(desk.may("assault d1"));
}

#[test]
fn r1_8_gue_riders_who_find_a_way_without_a_ford_go_on() {
    // Out of G09 only G08 and H08 are open, from both one comes to H07, and on from there to H06 and H05.
    let narrow = "water F05-F10 G05-G07 G10 H09-H10 I05-I10; base-a G09";
    let ways =
        |fords: &str| Desk::acting("a1", &format!("{narrow}; {fords}"), "a1 G09 cavalry").targets("go");
    assert_eq!(ways(""), ["G08", "H05", "H06", "H07", "H08"]);
    assert_eq!(ways("ford G08/H07"), ["G08", "H05", "H06", "H07", "H08"], "by H08");
    assert_eq!(ways("ford H08/H07"), ["G08", "H05", "H06", "H07", "H08"], "by G08");
    assert_eq!(ways("ford G08/H07 H08/H07"), ["G08", "H07", "H08"], "no way but the fords");
}

#[test]
fn r1_8_benefice_height_and_towns_help_infantry_that_is_assaulted() {
    let defends = |table: &str, unit: &str| {
        let mut desk = Desk::acting("a1", table, &format!("a1 G09, d1 F09 {unit} activated"));
        desk.does("assault d1").fought().values[1]
    };
    assert_eq!(defends("", "2"), 2);
    assert_eq!(defends("height-1 F09", "2"), 3);
    assert_eq!(defends("town F09", "2"), 3);
    assert_eq!(defends("town F09; height-1 F09", "2"), 3, "once only");
    assert_eq!(defends("wood F09", "2"), 2, "vegetation is cover, no position");
    assert_eq!(defends("height-1 F09", "2 cavalry"), 2, "not on horse");
    assert_eq!(defends("town F09", "2 cavalry"), 2);
    assert_eq!(defends("town F09", "2 cavalry dismounted"), 3);
}

#[test]
fn r1_8_couvert_vegetation_towns_and_works_cover_infantry() {
    let score = |table: &str, unit: &str| {
        let mut desk = Desk::acting("a1", table, &format!("a1 G09, d1 F09 {unit} activated"));
        desk.does("fire d1").fired().score
    };
    assert_eq!(score("", ""), 7);
    for cover in ["wood F09", "thicket F09", "town F09", "works-1 F09"] {
        assert_eq!(score(cover, ""), 6, "{cover}");
    }
    assert_eq!(score("broken F09", ""), 7, "broken ground is none");
    assert_eq!(score("height-1 F09", ""), 7, "nor is height");
    assert_eq!(score("wood F09", "cavalry"), score("", ""), "no less for horse");
    assert_eq!(score("works-1 F09", "cavalry"), score("", "cavalry"), "nor behind works");
    assert_eq!(score("wood F09", "cavalry dismounted"), 6);
}

// --- Our rulings on the table.

#[test]
fn rr_surface_the_table_is_all_there_is() {
    assert_eq!((COLUMNS, ROWS), (30, 20));
    assert!(SIZES.iter().all(|size| size.rows <= ROWS && size.columns <= COLUMNS));
    let desk = Desk::acting("a1", "", "a1 F18");
    assert_eq!(desk.targets("go"), ["D17", "D18", "E17", "E18", "F16", "F17", "G17", "G18", "H17", "H18"]);
    // Off the table there is no way back either.
    let mut desk = Desk::acting("a1", "", "a1 G02 4, d1 G01 2 activated");
    desk.rolling("1 2 6 6 6 6").does("assault d1");
    assert_eq!(desk.fought().totals, [3, 0]);
    assert!(desk.cites("2.9.impossible"), "{:?}", desk.cited());
    assert_eq!(desk.whereabouts("d1"), "");
    assert!(desk.game.parse("go Z99").is_err());
}

#[test]
fn r1_8_a_pic_mountain_troops_are_supplied_over_cliffs_as_over_very_broken_ground() {
    // A wall of cliffs from edge to edge between the unit and its base: one more point, as a thicket would cost.
    let behind = |ground: &str, unit: &str| Desk::acting("a1", &format!("{ground} I01-I18"), unit);
    assert_eq!(behind("cliff", "a1 G09 mountain").price(), behind("thicket", "a1 G09 mountain").price());
    let desk = behind("cliff", "a1 G09 mountain").after("turn e");
    assert!(desk.cites("2.5.accidente") && !desk.cites("2.5.rallonge"), "{:?}", desk.cited());
    assert_eq!(desk.paid(), 2);
    assert_eq!(behind("cliff", "a1 G09").refused("turn e"), "2.6.orientation.ravitaillee", "others are not");
    // The shortest line counts, and theirs is straight where that of the others goes round.
    let wall = |unit: &str| {
        let desk = Desk::acting("a1", "cliff I05-I12", unit);
        (desk.p.hand.supply.lengthened, desk.p.hand.supply.broken)
    };
    assert_eq!((wall("a1 G09 mountain"), wall("a1 G09")), ((false, true), (true, false)));
    // A depot needs clear ground or a road all the way, mountain troops or not (3.1.ldr).
    assert_eq!(behind("cliff", "a1 G09 mountain").refused("depot"), "3.1.ldr");
}

#[test]
fn rr_occupied_a_hex_holds_one_unit() {
    let desk = Desk::acting("a1", "", "a1 G09, a2 F09");
    assert_eq!(desk.refused("go F09"), "r.occupied");
    assert_eq!(Desk::acting("a1", "", "a1 G09, a2 E10").refused("go E10"), "r.occupied");
}

#[test]
fn rr_impassable_marsh_water_and_deep_rivers_bar_everybody() {
    for ground in ["marsh", "water"] {
        for unit in ["a1 G09", "a1 G09 cavalry", "a1 G09 mountain", "a1 G09 light"] {
            assert_eq!(before(ground, unit).refused("go F09"), "r.impassable", "{ground}: {unit}");
        }
    }
    let mut desk = Desk::new("river G09/F09", "a1 G09");
    desk.purse(0, 0).does("take a1");
    assert_eq!(desk.refused("go F09"), "r.impassable");
    let desk = Desk::acting("a1", "river G09/F09", "a1 G09").after("go F09");
    assert!(desk.cites("2.6.rapide"), "with supply it goes round, in two hexes");
}

#[test]
fn rr_impassable_no_supply_line_passes_either() {
    // A wall of marsh, water or cliffs from edge to edge between the unit and its base.
    for (ground, unit) in [("marsh", "mountain"), ("water", "mountain"), ("cliff", ""), ("cliff", "cavalry")]
    {
        let desk = Desk::acting("a1", &format!("{ground} I01-I18"), &format!("a1 G09 {unit}"));
        assert_eq!(desk.refused("turn e"), "2.6.orientation.ravitaillee", "{ground}: {unit}");
    }
}

#[test]
fn rr_wood_is_broken_ground_and_a_thicket_very_broken() {
    let price = |table: &str| Desk::acting("a1", table, "a1 H09").price();
    assert_eq!((price("wood H09"), price("wood J01-J18")), (2, 2), "under the unit, and across its line");
    assert_eq!(before("wood", "a1 G09").refused("go E10"), "1.8.accidente.sortie");
    // It neither keeps horses out nor anybody from fighting, as very broken ground does.
    assert!(before("wood", "a1 G09 cavalry").may("go F09"));
    let desk = before("wood", "a1 G09, d1 E09").after("go F09");
    assert!(desk.may("assault d1"));
    assert_eq!(before("thicket", "a1 G09 cavalry").refused("go F09"), "1.8.tres.montes");
    // Along a road neither holds anybody (r.road).
    assert!(before("road G09 F09 E10; wood", "a1 G09").may("go E10"));
}

#[test]
fn rr_height_to_overlook_is_to_be_strictly_higher() {
    for (own, other) in (0..3).flat_map(|own| (0..3).map(move |other| (own, other))) {
        let table = format!("height-{own} G09; height-{other} F09");
        let units = "a1 G09 3, d1 F09 2 activated";
        let desk = Desk::acting("a1", &table, units).after("fire d1");
        assert_eq!(desk.fired().faces.len(), if own > other { 4 } else { 3 }, "{table}");
        let desk = Desk::acting("a1", &table, units).after("assault d1");
        assert_eq!(desk.fought().values[1], if other > own { 3 } else { 2 }, "{table}");
    }
}

#[test]
fn rr_river_a_ford_is_broken_ground_for_supply_and_a_bridge_is_none() {
    // Between rows H and I, all along.
    let banks: Vec<String> = (1..=18).map(|at| format!("H{at:02}/I{at:02}")).collect();
    let slanted: Vec<String> = (2..=18).map(|at| format!("H{:02}/I{at:02}", at - 1)).collect();
    let sides = format!("{} {}", banks.join(" "), slanted.join(" "));
    let price =
        |sort: &str, more: &str| Desk::acting("a1", &format!("{sort} {sides}; {more}"), "a1 H09").price();
    assert_eq!(price("ford", ""), 2, "a ford to cross");
    assert_eq!(price("ford", "road H09 I09"), 1, "a bridge");
    assert_eq!(price("ford", "rail H09 I09"), 1, "a railway bridge");
    assert_eq!(price("river", "road H09 I09"), 1);
    let cut = Desk::acting("a1", &format!("river {sides}"), "a1 H09");
    assert_eq!(cut.refused("turn e"), "2.6.orientation.ravitaillee", "no line at all");
    assert_eq!(cut.refused("go I09"), "r.impassable");
    // Over a bridge one goes on as on any road.
    let over =
        |sort: &str| Desk::acting("a1", &format!("{sort} {sides}; road H09 I09"), "a1 H09").may("go J09");
    assert!(over("ford") && over("river"));
}

#[test]
fn rr_works_stay_and_shelter_whoever_is_there() {
    let desk = Desk::acting("a1", "works-2 G09", "a1 G09, d1 D09").after("go G10");
    assert_eq!(desk.works("G09"), 2, "they stay behind");
    // The defender's works shelter the attacker who has taken them.
    let desk = Desk::acting("d1", "works-2 F09", "a1 F09 activated, d1 E09").after("fire a1");
    assert_eq!(desk.fired().score, 5);
    let desk = Desk::acting("d1", "works-1 F09", "a1 F09 2 activated, d1 E09").after("assault a1");
    assert_eq!(desk.fought().values[1], 3);
}
