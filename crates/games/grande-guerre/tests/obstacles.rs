//! Shell craters, mine craters, wire, water and bridges.

use crate::common::*;
use crate::ground::*;
use grande_guerre::scenario::NUMBERS;

const IMPASSABLE: &str = "[rules]\nwater = \"impassable\"\n";
const FORD_COMBAT: &str = "[rules]\nwater = \"ford\"\nford-combat = true\n";

/// A unit on F5 with this hex before it on F6, ordered.
fn before(unit: &str, ground: &str, more: &str) -> Desk {
    let mut desk = Desk::with(&format!("F5:..{unit} F6:{ground}.. K1:..I."), more, "");
    desk.orders("attaque-centre", "F5");
    desk
}

// --- Shell craters.

#[test]
fn cratere_mouvement_is_free() {
    assert!(at_the_edge_of("o.").may("move F5 - F7"));
}

#[test]
fn cratere_combat_costs_no_die_and_covers_one_and_one() {
    assert_eq!((dice_entering("o."), dice_inside("o.")), (3, 3));
    assert_eq!((at_range("o."), at_close("o.")), ((1, 1), (1, 1)));
}

#[test]
fn cratere_triplet_strikes_without_cover_and_puts_no_second_one() {
    let desk = triple_strikes("o.");
    assert_eq!(desk.p.craters, hex("F7").bit());
    let desk = triple("F7:o... K1:..I. A1:..i.", "", "");
    assert!(!desk.events().contains(&Event::Cratered { hex: hex("F7") }));
    assert_eq!((at_range_after_triple("o."), at_close_after_triple("o.")), ((1, 1), (1, 1)));
}

#[test]
fn cratere_vue_is_blocked_by_a_unit_only() {
    assert!(sees_past("o."));
    assert!(!sees_past_a_unit_on("o."));
}

// --- Mine craters.

#[test]
fn mine_mouvement_stops_whoever_enters() {
    stops_whoever_enters("m.", "mine.mouvement");
}

#[test]
fn mine_sortie_stops_on_the_next_hex() {
    let desk = Desk::ordering("F5:m.i. K1:..I.", "attaque-centre", "F5");
    for far in ["move F5 - F7", "move F5 - H5", "move F5 - F3"] {
        assert_eq!(desk.refused(far), "mine.sortie", "{far}");
    }
    for near in ["move F5 - F6", "move F5 - G5", "move F5 - E6"] {
        assert!(desk.may(near), "{near}");
    }
}

#[test]
fn mine_sortie_leaves_no_advance_after_combat() {
    let wins = |ground: &str| {
        let mut desk = Desk::new(&format!("F5:{ground}i. F7:..I. K1:..I."));
        desk.reduce("F7", 1).orders("attaque-centre", "F5");
        desk.does("move F5 - F6").rolling("burst").does("attack F6 - F7");
        assert!(desk.is_empty("F7"));
        desk.may("advance")
    };
    assert!(!wins("m."));
    assert!(wins(".."));
}

#[test]
fn mine_combat_costs_no_die_and_covers_one_and_one() {
    assert_eq!((dice_entering("m."), dice_inside("m.")), (3, 3));
    assert_eq!((at_range("m."), at_close("m.")), ((1, 1), (1, 1)));
}

#[test]
fn mine_triplet_strikes_without_cover_and_puts_no_shell_crater() {
    let desk = triple_strikes("m.");
    assert_eq!(desk.p.craters, 0);
    assert_eq!((at_range_after_triple("m."), at_close_after_triple("m.")), ((1, 1), (1, 1)));
}

#[test]
fn mine_vue_is_blocked_by_a_unit_only() {
    assert!(sees_past("m."));
    assert!(!sees_past_a_unit_on("m."));
}

// --- Wire.

#[test]
fn barbeles_mouvement_stops_whoever_enters() {
    stops_whoever_enters(".#", "barbeles.mouvement");
}

#[test]
fn barbeles_mouvement_does_not_hold_whoever_stands_in_it() {
    let desk = Desk::ordering("F5:.#i. K1:..I.", "attaque-centre", "F5");
    assert!(desk.may("move F5 - F7"));
}

#[test]
fn barbeles_mouvement_does_not_stop_a_tank_which_crushes_it() {
    let desk = before("g.", ".#", "").after("move F5 - F6");
    assert!(desk.cites("r.char-barbeles"));
    assert_eq!(desk.p.wire, 0);
    assert!(desk.may("move F6 - F7"));
}

#[test]
fn barbeles_mouvement_does_not_stop_a_retreat() {
    let mut desk = Desk::fighting("F5:..m. F7:..I. G7:.#.. G8:.#.. H7:....", "attaque-centre", "F5");
    desk.rolling("flag flag hq").does("attack F5 - F7");
    assert_eq!(desk.refused("retreat 2 G7"), "r.retraite-chemin");
    desk.does("retreat 2 H7");
    assert_eq!(desk.figures("H7"), 4);
}

#[test]
fn barbeles_enlever_takes_the_place_of_a_combat() {
    let mut desk = Desk::fighting("F6:.#i. F5:..i. F7:..I. E6:..I.", "attaque-centre", "F5 F6");
    desk.does("cut F6");
    assert!(desk.cites("barbeles.enlever"));
    assert!(desk.events().contains(&Event::WireRemoved { hex: hex("F6") }));
    assert_eq!(desk.p.wire, 0);
    assert_eq!(desk.refused("attack F6 - F7"), "combat.une-fois");
}

#[test]
fn barbeles_enlever_comes_too_late_after_a_combat() {
    let mut desk = Desk::fighting("F6:.#i. F5:..i. F7:..I. E6:..I.", "attaque-centre", "F5 F6");
    desk.rolling("hq hq").does("attack F6 - F7");
    assert_eq!(desk.refused("cut F6"), "combat.une-fois");
}

#[test]
fn barbeles_enlever_after_one_hex_but_not_after_two() {
    let desk = before("i.", ".#", "").after("move F5 - F6");
    assert!(desk.may("cut F6"));
    let mut desk = Desk::ordering("F4:..i. F6:.#.. G6:..i. H6:..I.", "attaque-centre", "F4 G6");
    desk.does("move F4 - F6, pass");
    assert_eq!(desk.refused("cut F6"), "mouvement.infanterie-combat");
}

#[test]
fn barbeles_enlever_is_for_infantry() {
    for unit in ["m.", "o."] {
        let desk = Desk::fighting(&format!("F6:.#{unit} F7:..I."), "attaque-centre", "F6");
        assert_eq!(desk.refused("cut F6"), "barbeles.enlever", "{unit}");
    }
    let desk = Desk::fighting("F6:..i. F7:..I.", "attaque-centre", "F6");
    assert_eq!(desk.refused("cut F6"), "barbeles.enlever");
}

#[test]
fn barbeles_de_is_lost_as_long_as_the_unit_stands_there() {
    assert_eq!((dice_entering(".#"), dice_inside(".#")), (2, 2));
}

#[test]
fn barbeles_de_is_lost_at_range_down_to_none() {
    let mut desk = Desk::fighting("F5:.#i. F7:..I. F2:..I.", "attaque-centre", "F5");
    assert_eq!(desk.refused("attack F5 - F2"), "r.zero-de");
    desk.does("attack F5 - F7");
    assert_eq!(dice(&desk), 1);
}

#[test]
fn barbeles_de_comes_on_top_of_the_die_for_entering() {
    assert_eq!((dice_entering("f#"), dice_inside("f#")), (1, 2));
}

#[test]
fn barbeles_de_hampers_guns_and_mortars_but_no_tank() {
    for (unit, left) in [("m.", 2), ("o.", 2), ("g.", 4)] {
        let mut desk = Desk::fighting(&format!("F6:.#{unit} F7:..I."), "attaque-centre", "F6");
        desk.does("attack F6 - F7");
        assert_eq!(dice(&desk), left, "{unit}");
    }
}

#[test]
fn barbeles_combat_gives_no_cover_and_takes_that_of_the_ground() {
    for ground in [".#", "f#", "h#", "t#", "o#", "b#"] {
        assert_eq!((at_range(ground), at_close(ground)), ((0, 0), (0, 0)), "{ground}");
    }
}

/// The battery fires one die at F6: it falls on the first hex of the ring, G7, with this battle die.
fn shell(cell: &str, face: &str) -> Desk {
    let mut desk = Desk::playing(&format!("G7:{cell} A1:..i. K1:..I."), "bombardement 1");
    desk.does("aim F6").rolling(&format!("d1 {face}")).does("load 1");
    desk
}

#[test]
fn barbeles_artillerie_clears_wire_with_a_burst_and_leaves_no_crater() {
    let desk = shell(".#..", "burst");
    assert!(desk.cites("barbeles.artillerie"));
    assert_eq!((desk.p.wire, desk.p.craters), (0, 0));
}

#[test]
fn barbeles_artillerie_clears_wire_with_no_other_face_and_earns_no_token() {
    for face in ["soldier", "deadly", "flag", "hq"] {
        let desk = shell(".#..", face);
        assert!(!desk.cites("barbeles.artillerie"), "{face}");
        assert_eq!((desk.p.wire, desk.p.hq[ALLIED]), (hex("G7").bit(), 5), "{face}");
    }
}

#[test]
fn barbeles_artillerie_also_hits_the_unit_in_the_wire() {
    let desk = shell(".#I.", "burst");
    assert!(desk.cites("barbeles.artillerie"));
    assert_eq!((desk.figures("G7"), desk.p.wire), (3, 0));
    // With a unit there the HQ brings its token.
    assert_eq!(shell(".#I.", "hq").p.hq[ALLIED], 6);
}

#[test]
fn barbeles_artillerie_in_the_centre_takes_a_double() {
    let mut desk = Desk::playing("F6:.#.. A1:..i. K1:..I.", "bombardement 1");
    desk.does("aim F6").rolling("d1 d1 burst hq").does("load 2");
    assert!(desk.cites("barbeles.artillerie"));
    assert_eq!((desk.p.wire, desk.p.craters, desk.p.hq[ALLIED]), (0, 0, 4));
}

/// A mortar on F4, ordered, with this on F7.
fn mortar(cell: &str) -> Desk {
    Desk::fighting(&format!("F4:..o. F7:{cell} F8:..I."), "attaque-centre", "F4")
}

#[test]
fn barbeles_mortier_clears_empty_wire_with_a_burst() {
    let mut desk = mortar(".#..");
    desk.rolling("burst hq").does("attack F4 - F7");
    assert!(desk.cites("barbeles.mortier"));
    // Wire alone brings no token.
    assert_eq!((desk.p.wire, desk.p.craters, desk.p.hq[ALLIED]), (0, 0, 6));
}

#[test]
fn barbeles_mortier_clears_nothing_without_one() {
    let mut desk = mortar(".#..");
    desk.rolling("soldier deadly").does("attack F4 - F7");
    assert_eq!(desk.p.wire, hex("F7").bit());
}

#[test]
fn barbeles_mortier_also_hits_the_unit_in_the_wire() {
    let mut desk = mortar(".#I.");
    desk.rolling("burst hq").does("attack F4 - F7");
    assert!(desk.cites("barbeles.mortier"));
    assert_eq!((desk.p.wire, desk.figures("F7"), desk.p.hq[ALLIED]), (0, 3, 7));
}

#[test]
fn barbeles_mortier_alone_may_fire_at_wire_and_not_at_its_feet() {
    let desk = Desk::fighting("F5:..m. F4:..o. F3:.#.. F7:.#.. F8:..I.", "attaque-centre", "F4 F5");
    assert_eq!(desk.refused("attack F5 - F7"), "tir.1");
    assert_eq!(desk.refused("attack F4 - F3"), "tir.adjacent");
    assert!(desk.may("attack F4 - F7"));
    // Open ground is no target for anybody.
    assert_eq!(desk.refused("attack F4 - F6"), "tir.1");
}

#[test]
fn barbeles_mortier_leaves_wire_alone_when_others_fire() {
    let mut desk = Desk::fighting("F5:..m. F7:.#I.", "attaque-centre", "F5");
    desk.rolling("burst burst hq").does("attack F5 - F7");
    assert_eq!((desk.p.wire, desk.figures("F7")), (hex("F7").bit(), 2));
}

#[test]
fn barbeles_triplet_turns_wire_into_a_crater() {
    let desk = triple("F7:.#.. K1:..I. A1:..i.", "", "");
    assert!(desk.cites("barbeles.triplet"));
    assert_eq!((desk.p.wire, desk.p.craters), (0, hex("F7").bit()));
}

#[test]
fn barbeles_triplet_strikes_and_leaves_a_crater_s_cover() {
    let desk = triple_strikes(".#");
    assert_eq!(desk.p.wire, 0);
    assert_eq!((at_range_after_triple(".#"), at_close_after_triple(".#")), ((1, 1), (1, 1)));
}

#[test]
fn barbeles_triplet_treats_the_ground_under_the_wire_as_usual() {
    // Wire goes; a building falls in; a ruin and a mine crater take no shell crater.
    for (ground, crater, ruin) in
        [("b#", false, true), ("f#", true, false), ("r#", false, false), ("m#", false, false)]
    {
        let desk = triple(&format!("F7:{ground}.. K1:..I. A1:..i."), "", "");
        assert!(desk.cites("barbeles.triplet"), "{ground}");
        assert_eq!((desk.p.wire, desk.p.craters != 0, desk.p.ruined != 0), (0, crater, ruin), "{ground}");
    }
}

#[test]
fn barbeles_vue_is_open() {
    assert!(sees_past(".#"));
}

// --- Water.

#[test]
fn cours_d_eau_mouvement_is_what_the_scenario_says() {
    assert!(before("i.", "w.", FORD).may("move F5 - F6"));
    assert!(!before("i.", "w.", IMPASSABLE).may("move F5 - F6"));
    // A map with water has to say.
    let mut pack = own_pack();
    pack.replace("scenarios/1.toml", scenario_text("F5:..i. F6:w... K1:..I.", ""));
    let setup = Setup { scenario: "1".to_string(), options: Vec::new(), pack };
    assert!(GrandeGuerre::ready(setup).is_err());
}

#[test]
fn cours_d_eau_impassable_is_crossed_by_a_bridge_only() {
    for unit in ["i.", "m.", "o."] {
        assert_eq!(
            before(unit, "w.", IMPASSABLE).refused("move F5 - F6"),
            "cours-d-eau.impassable",
            "{unit}"
        );
        assert!(before(unit, "w=", IMPASSABLE).may("move F5 - F6"), "{unit}");
    }
}

#[test]
fn cours_d_eau_impassable_blocks_a_retreat() {
    let mut desk = Desk::with("F5:..m. F7:..I. G7:w... G8:w...", IMPASSABLE, "");
    desk.ready_to_fight("attaque-centre", "F5").rolling("flag hq hq").does("attack F5 - F7");
    assert!(desk.cites("retraite.bloquee"));
    assert_eq!(desk.figures("F7"), 3);
}

#[test]
fn cours_d_eau_gue_stops_whoever_enters() {
    stops_whoever_enters("w.", "cours-d-eau.gue");
}

#[test]
fn cours_d_eau_gue_lets_them_out_again_next_turn() {
    let mut desk = Desk::with("F5:w.i. K1:..I.", FORD, "");
    desk.orders("attaque-centre", "F5");
    assert!(desk.may("move F5 - F7"));
}

#[test]
fn cours_d_eau_char_and_gun_find_no_ford() {
    for unit in ["g.", "s.", "a."] {
        assert_eq!(before(unit, "w.", FORD).refused("move F5 - F6"), "cours-d-eau.char", "{unit}");
        assert!(before(unit, "w=", FORD).may("move F5 - F6"), "{unit}");
    }
}

/// A unit in the water on F6 next to a German; another keeps the combat phase open.
fn in_the_water(cell: &str, more: &str) -> Desk {
    let mut desk = Desk::with(&format!("F6:{cell} F7:..I. G5:..i. H5:..I."), more, "");
    desk.ready_to_fight("attaque-centre", "F6 G5");
    desk
}

#[test]
fn cours_d_eau_combat_is_not_for_units_in_a_ford() {
    for unit in ["i.", "m.", "o."] {
        let desk = in_the_water(&format!("w.{unit}"), FORD);
        assert_eq!(desk.refused("attack F6 - F7"), "cours-d-eau.combat", "{unit}");
        assert!(desk.may("attack G5 - H5"));
    }
}

#[test]
fn cours_d_eau_combat_is_not_for_those_who_have_just_entered() {
    let mut desk = Desk::with("F5:..i. F6:w... F8:..I. F7:.... G5:..i. H5:..I.", FORD, "");
    desk.orders("attaque-centre", "F5 G5").does("move F5 - F6, pass");
    assert_eq!(desk.refused("attack F6 - F8"), "cours-d-eau.combat");
}

#[test]
fn cours_d_eau_combat_is_allowed_where_the_scenario_says_so() {
    let desk = in_the_water("w.i.", FORD_COMBAT).after("attack F6 - F7");
    assert_eq!(dice(&desk), 3);
    for number in NUMBERS {
        let scenario = game(&number.to_string(), "").scenario;
        assert_eq!(scenario.ford_combat, [45, 46, 48].contains(&number), "{number}");
        // The Miette of 57 alone is closed: it has bridges.
        if scenario.all_of(Ground::Water) != 0 {
            assert_eq!(scenario.ford, number != 57, "{number}");
        }
    }
}

#[test]
fn cours_d_eau_combat_is_allowed_on_a_bridge() {
    for more in [FORD, IMPASSABLE] {
        let desk = in_the_water("w=i.", more).after("attack F6 - F7");
        assert_eq!(dice(&desk), 3);
    }
}

#[test]
fn cours_d_eau_combat_leaves_no_answer_from_the_ford() {
    let asked = |target: &str| {
        let mut desk = Desk::with(&format!("F6:..i. F7:{target}I."), FORD, "");
        desk.ready_to_fight("attaque-centre", "F6").give(GERMAN, "embuscade").does("attack F6 - F7");
        desk.may("use embuscade")
    };
    assert!(asked(".."));
    assert!(!asked("w."));
}

#[test]
fn cours_d_eau_protection_is_none() {
    assert_eq!((at_range("w."), at_close("w.")), ((0, 0), (0, 0)));
}

#[test]
fn cours_d_eau_triplet_leaves_no_crater() {
    let desk = triple_strikes("w.");
    assert_eq!(desk.p.craters, 0);
    assert_eq!((at_range_after_triple("w."), at_close_after_triple("w.")), ((0, 0), (0, 0)));
}

#[test]
fn cours_d_eau_vue_is_blocked_by_a_unit_only() {
    assert!(sees_past("w."));
    assert!(!sees_past_a_unit_on("w."));
}

// --- Bridges.

#[test]
fn pont_carries_units_over_as_clear_ground_would() {
    for more in [FORD, IMPASSABLE] {
        assert!(before("i.", "w=", more).may("move F5 - F7"));
    }
    let desk = before("g.", "w=", IMPASSABLE).after("move F5 - F6");
    assert!(desk.may("move F6 - F7"));
    assert_eq!((at_range("w="), at_close("w=")), ((0, 0), (0, 0)));
}

#[test]
fn pont_damaged_carries_nobody_until_engineers_mend_it() {
    assert_eq!(before("i.", "w%", IMPASSABLE).refused("move F5 - F6"), "cours-d-eau.impassable");
    assert_eq!(before("g.", "w%", IMPASSABLE).refused("move F5 - F6"), "cours-d-eau.char");
    let mut desk = Desk::with("F5:..is E6:..i. F6:w%.. K1:..I.", IMPASSABLE, "");
    desk.orders("attaque-centre", "F5 E6");
    assert!(!desk.may("move E6 - F6"));
    desk.does("repair F5 - F6");
    assert!(desk.may("move E6 - F6"));
    assert!(desk.may("move E6 - F7"));
}

#[test]
fn pont_damaged_over_a_ford_is_a_ford() {
    stops_whoever_enters("w%", "cours-d-eau.gue");
    assert_eq!(in_the_water("w%i.", FORD).refused("attack F6 - F7"), "cours-d-eau.combat");
    assert_eq!(before("g.", "w%", FORD).refused("move F5 - F6"), "cours-d-eau.char");
}
