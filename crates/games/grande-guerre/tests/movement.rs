//! Phase 3: moves.

use crate::common::*;

/// Where the unit on a hex may go now.
fn goals(desk: &Desk, from: &str) -> Vec<String> {
    let start = format!("move {from} - ");
    desk.offers().into_iter().filter_map(|offer| offer.strip_prefix(&start).map(str::to_string)).collect()
}

#[test]
fn mouvement_units_move_one_after_another_in_the_order_chosen() {
    let mut desk = Desk::ordering("F5:..i. F6:..i. K6:..I.", "attaque-centre", "F5 F6");
    assert!(goals(&desk, "F5").len() > 6 && goals(&desk, "F6").len() > 6);
    desk.does("move F6 - G6");
    assert!(desk.cites("mouvement"));
    let ends = |event: &Event| match *event {
        Event::Moved { from, to, .. } => Some((from, to)),
        _ => None,
    };
    assert_eq!(ends(&desk.events()[0]), Some((hex("F6"), hex("G6"))));
    desk.does("move F5 - F6");
    assert!(desk.is_empty("F5") && !desk.is_empty("F6") && !desk.is_empty("G6"));
}

#[test]
fn mouvement_is_for_ones_own_units() {
    let desk = Desk::ordering("F6:..i. H6:..I.", "attaque-centre", "F6");
    assert_eq!(desk.refused("move H6 - H7"), "mouvement");
    assert_eq!(desk.refused("move E6 - D6"), "mouvement");
}

#[test]
fn mouvement_une_fois_a_unit_that_has_moved_moves_no_more() {
    let mut desk = Desk::ordering("F5:..i. F6:..i. K6:..I.", "attaque-centre", "F5 F6");
    desk.does("move F6 - G6");
    assert_eq!(desk.refused("move G6 - H6"), "mouvement.une-fois");
    assert_eq!(desk.refused("move G6 - F6"), "mouvement.une-fois");
    assert!(desk.may("move F5 - F6"));
}

#[test]
fn mouvement_libre_an_ordered_unit_may_stay() {
    let desk = Desk::ordering("F6:..i. H6:..I.", "attaque-centre", "F6").after("pass");
    assert!(!desk.is_empty("F6"));
    assert!(desk.may("attack F6 - H6"), "and fight from where it is");
}

#[test]
fn mouvement_secteur_an_ordered_unit_may_go_to_another_sector() {
    let mut desk = Desk::ordering("A4:..i. A9:..i. K6:..I.", "manoeuvre", "A4 A9");
    desk.does("move A4 - A6, move A9 - B8");
    assert!(!desk.is_empty("A6") && !desk.is_empty("B8"));
}

#[test]
fn mouvement_sortie_is_closed_where_the_scenario_does_not_open_it() {
    let desk = Desk::ordering("K6:..i. A6:..i. K1:..I.", "attaque-centre", "K6 A6");
    assert_eq!(desk.refused("exit K6"), "mouvement.sortie");
    assert_eq!(desk.refused("exit A6"), "mouvement.sortie");
}

#[test]
fn mouvement_sortie_is_open_to_the_side_that_the_scenario_names() {
    let units = "K6:..i. A6:..I. K1:..I. A1:..i.";
    let exit = |side: &str, first: &str| {
        let mut desk = Desk::with(units, &format!("first = \"{first}\"\n[rules]\nexit = \"{side}\"\n"), "");
        desk.orders("attaque-centre", if first == "allied" { "K6" } else { "A6" });
        desk
    };
    assert!(exit("allied", "allied").may("exit K6"));
    assert!(exit("german", "german").may("exit A6"));
    assert_eq!(exit("german", "allied").refused("exit K6"), "mouvement.sortie");
    assert_eq!(exit("allied", "german").refused("exit A6"), "mouvement.sortie");
}

#[test]
fn mouvement_occupe_no_unit_enters_a_hex_of_another() {
    let desk = Desk::ordering("F6:..i. G6:..i. G7:..I.", "attaque-centre", "F6");
    assert_eq!(desk.refused("move F6 - G6"), "mouvement.occupe");
    assert_eq!(desk.refused("move F6 - G7"), "mouvement.occupe");
    assert_eq!(desk.refused("move F6 - F6"), "mouvement.occupe");
    assert!(desk.may("move F6 - F5"));
}

#[test]
fn mouvement_occupe_nor_goes_through_one() {
    // H6 is two hexes ahead, by G6 or by G7.
    let desk = Desk::ordering("F6:..i. G6:..i. G7:..I.", "attaque-centre", "F6");
    assert_eq!(desk.refused("move F6 - H6"), "mouvement.occupe");
    let desk = Desk::ordering("F6:..i. G6:..I. G7:..i.", "attaque-centre", "F6");
    assert_eq!(desk.refused("move F6 - H6"), "mouvement.occupe");
}

#[test]
fn mouvement_occupe_a_unit_passes_between_others_where_a_hex_is_free() {
    // Enemies on both sides of the way do not stop it.
    let mut desk = Desk::ordering("F6:..i. G6:..I. H7:..I. G8:..i.", "attaque-centre", "F6");
    assert!(desk.may("move F6 - G7"));
    assert!(desk.may("move F6 - H6"), "by G7, past G6 and H7");
    desk.does("move F6 - H6");
    assert_eq!(desk.unit("H6").moved, 2);
}

#[test]
fn mouvement_occupe_a_detour_takes_more_hexes_than_there_are() {
    // Three hexes round the corner.
    let desk = Desk::ordering("A1:..i. A2:..i. B1:..i. K6:..I.", "attaque-gauche", "A1");
    assert_eq!(goals(&desk, "A1"), [""; 0]);
    assert_eq!(desk.p.phase, Phase::Draw, "nothing to do, in either phase");
}

#[test]
fn mouvement_une_unite_a_hex_holds_one_unit_even_as_others_leave() {
    let mut desk = Desk::ordering("F5:..i. F6:..i. K6:..I.", "attaque-centre", "F5 F6");
    assert_eq!(desk.refused("move F5 - F6"), "mouvement.occupe");
    desk.does("move F6 - G6, move F5 - F6");
    assert_eq!(desk.p.army(ALLIED).count(), 2);
    assert_eq!(desk.p.held[ALLIED].count_ones(), 2);
}

#[test]
fn mouvement_groupe_all_figures_move_together() {
    let mut desk = Desk::new("F6:..ig K6:..I.");
    desk.reduce("F6", 3);
    let trade = desk.unit("F6").trade;
    desk.orders("attaque-centre", "F6").does("move F6 - G6");
    assert!(desk.is_empty("F6"));
    assert_eq!((desk.figures("G6"), desk.unit("G6").trade), (3, trade));
    assert_ne!(trade, 0);
}

#[test]
fn mouvement_fusion_two_weakened_units_do_not_join() {
    let mut desk = Desk::new("F5:..i. F6:..i. K6:..I.");
    desk.reduce("F5", 1).reduce("F6", 1).orders("attaque-centre", "F5 F6");
    assert_eq!(desk.refused("move F5 - F6"), "mouvement.occupe");
    assert_eq!(desk.refused("move F6 - F5"), "mouvement.occupe");
}

// --- The ground.

#[test]
fn mouvement_terrain_ground_that_stops_lets_nobody_on() {
    // G5, G6 and G7 close the way up.
    for (cell, rule) in [
        ("f...", "foret.mouvement"),
        ("b...", "batiment.mouvement"),
        ("r...", "ruine.mouvement"),
        ("m...", "mine.mouvement"),
        (".#..", "barbeles.mouvement"),
        ("e...", "eglise.mouvement"),
        ("k...", "bunker.mouvement"),
    ] {
        let mut desk = Desk::new(&format!("F6:..i. G6:{cell} G7:{cell} K6:..I."));
        desk.orders("attaque-centre", "F6");
        assert!(desk.may("move F6 - G6"), "{cell}");
        assert_eq!(desk.refused("move F6 - H6"), rule, "{cell}");
        assert!(desk.may("move F6 - E5"), "two hexes where nothing stops it");
    }
}

#[test]
fn mouvement_terrain_trenches_hills_and_shell_craters_do_not_stop() {
    for cell in ["t...", "h...", "o...", "...."] {
        let mut desk = Desk::new(&format!("F6:..i. G6:{cell} G7:{cell} K6:..I."));
        desk.orders("attaque-centre", "F6");
        assert!(desk.may("move F6 - H6"), "{cell}");
    }
}

#[test]
fn mouvement_terrain_the_second_hex_of_three_may_be_the_one_that_stops() {
    let desk = Desk::playing("F6:..i. H5:f... H6:f... H7:f... K6:..I.", "attaque-infanterie 2");
    assert!(desk.may("move F6 - H6"));
    assert_eq!(desk.refused("move F6 - I6"), "foret.mouvement");
}

#[test]
fn mouvement_terrain_some_ground_is_closed() {
    let mut desk = Desk::with("F6:..i. G6:w... G7:.... K6:..I.", "[rules]\nwater = \"impassable\"\n", "");
    desk.orders("attaque-centre", "F6");
    assert_eq!(desk.refused("move F6 - G6"), "cours-d-eau.impassable");
    assert!(desk.may("move F6 - G7"));
}

#[test]
fn mouvement_terrain_some_ground_takes_dice_away() {
    let mut desk = Desk::ordering("F6:..i. G6:f... I6:..I.", "attaque-centre", "F6");
    desk.does("move F6 - G6, attack G6 - I6");
    assert_eq!(dice(&desk), 1, "two at that range, less one for entering the wood");
}

#[test]
fn mouvement_terrain_out_of_a_mine_crater_a_unit_goes_one_hex() {
    let mut desk = Desk::ordering("F6:m.i. K6:..I.", "attaque-centre", "F6");
    assert_eq!(goals(&desk, "F6"), ["E6", "E7", "F5", "F7", "G6", "G7"]);
    assert_eq!(desk.refused("move F6 - H6"), "mine.sortie");
    desk.does("move F6 - G6");
    assert!(desk.unit("G6").has(mark::STOPPED));
}

#[test]
fn mouvement_terrain_out_of_a_mine_crater_one_hex_even_in_an_infantry_assault() {
    let mut desk = Desk::playing("F6:m.i. F9:..i. I6:..I.", "attaque-infanterie 2");
    assert_eq!(goals(&desk, "F6").len(), 6);
    assert_eq!(desk.refused("move F6 - H6"), "mine.sortie");
    desk.does("move F6 - G6");
    assert!(desk.may("attack G6 - I6"));
}

// --- Each arm.

#[test]
fn mouvement_infanterie_goes_two_hexes_and_no_more() {
    let desk = Desk::ordering("F6:..i. K6:..I.", "attaque-centre", "F6");
    assert_eq!(goals(&desk, "F6").len(), 6 + 12);
    assert!(desk.may("move F6 - G6") && desk.may("move F6 - H6"));
    assert_eq!(desk.refused("move F6 - I6"), "mouvement.infanterie");
    assert_eq!(desk.refused("move F6 - F9"), "mouvement.infanterie");
}

#[test]
fn mouvement_infanterie_combat_after_one_hex_it_fights_after_two_it_does_not() {
    let mut desk = Desk::ordering("F5:..i. F7:..i. I6:..I.", "attaque-centre", "F5 F7");
    desk.does("move F5 - G5, move F7 - G9");
    assert_eq!(desk.refused("attack G9 - I6"), "mouvement.infanterie-combat");
    desk.does("attack G5 - I6");
    assert_eq!(dice(&desk), 2);
}

#[test]
fn mouvement_infanterie_combat_after_two_hexes_no_close_combat_either() {
    for (enemy, to, allowed) in [("H6", "G6", true), ("I6", "H6", false)] {
        let mut desk = Desk::new(&format!("F6:..i. {enemy}:..I. A6:..i. C6:..I."));
        desk.orders("percee-centre", "F6 A6").does(&format!("move F6 - {to}"));
        desk.does("pass");
        let attack = format!("attack {to} - {enemy}");
        if allowed {
            assert!(desk.may(&attack));
        } else {
            assert_eq!(desk.refused(&attack), "mouvement.infanterie-combat");
        }
    }
}

#[test]
fn mouvement_mitrailleuse_and_mortars_go_one_hex() {
    for unit in ['m', 'o'] {
        let desk = Desk::ordering(&format!("F6:..{unit}. K6:..I."), "attaque-centre", "F6");
        assert_eq!(goals(&desk, "F6"), ["E6", "E7", "F5", "F7", "G6", "G7"]);
        assert_eq!(desk.refused("move F6 - H6"), "mouvement.mitrailleuse");
    }
}

#[test]
fn mouvement_mitrailleuse_combat_whoever_has_moved_does_not_fire() {
    for unit in ['m', 'o'] {
        let mut desk = Desk::new(&format!("E6:..{unit}. E8:..{unit}. G6:..I."));
        desk.orders("attaque-centre", "E6 E8").does("move E6 - E5, pass");
        assert_eq!(desk.refused("attack E5 - G6"), "mouvement.mitrailleuse-combat");
        assert!(desk.may("attack E8 - G6"), "whoever has stayed does");
    }
}

#[test]
fn mouvement_mitrailleuse_combat_nor_hand_to_hand() {
    for unit in ['m', 'o'] {
        let mut desk = Desk::new(&format!("E6:..{unit}. A7:..{unit}. G6:..I. B6:..I."));
        desk.orders("attaque-centre", "E6 A7").does("move E6 - F6, pass");
        assert_eq!(desk.refused("attack F6 - G6"), "mouvement.mitrailleuse-combat");
        assert!(desk.may("attack A7 - B6"));
    }
}

#[test]
fn mouvement_artillerie_the_battery_has_no_move() {
    let desk = Desk::playing("F6:..i. K6:..I.", "percee-centre").after("battery centre, pass");
    assert_eq!(desk.p.phase, Phase::Aim, "there is nothing to move");
    assert!(desk.offers().iter().all(|offer| offer == "pass" || offer.starts_with("aim ")));
}

#[test]
fn mouvement_retraite_is_no_ordered_move() {
    // Two flags drive it through wood and wire, without an order and past its own reach of ground that stops.
    let mut desk = Desk::new("F6:..i. H6:..I. I6:f#.. I7:f#.. J5:.... J6:....");
    desk.ready_to_fight("percee-centre", "F6").rolling("flag flag").does("attack F6 - H6");
    assert_eq!(desk.refused("retreat 2 I6"), "r.retraite-chemin");
    desk.does("retreat 2 J6");
    assert!(desk.cites("retraite") && !desk.cites("mouvement"));
    assert_eq!(desk.unit("J6").moved, 0);
}

#[test]
fn mouvement_ordre_without_an_order_nobody_moves() {
    let desk = Desk::ordering("F5:..i. F6:..i. K6:..I.", "attaque-centre", "F6");
    assert_eq!(desk.refused("move F5 - G5"), "mouvement.ordre");
    assert!(goals(&desk, "F5").is_empty());
    assert!(desk.may("move F6 - G6"));
}
