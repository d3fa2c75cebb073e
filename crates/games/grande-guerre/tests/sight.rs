//! Lines of sight (`vue`, `tir.3`), hills included.

use crate::common::*;
use grande_guerre::board::HEXES;

/// Whether the machine gun on the first hex can fire at the machine gun on the second, with this between them. The line
/// must be the same from the other end.
fn sees(from: &str, to: &str, between: &str) -> bool {
    sees_from(from, to, between, ["..m.", "..M."])
}

fn sees_from(from: &str, to: &str, between: &str, [own, theirs]: [&str; 2]) -> bool {
    // The last two keep the phase going.
    let desk = |own_hex: &str, their_hex: &str, own: &str, theirs: &str| {
        let mut desk = Desk::new(&format!("{own_hex}:{own} {their_hex}:{theirs} {between} A1:..i. B1:..I."));
        desk.play("reconnaissance-en-force");
        for ordered in [own_hex, "A1"] {
            desk.does(&format!("order {ordered}"));
        }
        while !desk.may("attack A1 - B1") {
            desk.does("pass");
        }
        desk
    };
    let attack = |desk: &Desk, from: &str, to: &str| {
        let text = format!("attack {from} - {to}");
        if desk.may(&text) {
            true
        } else {
            assert_eq!(desk.refused(&text), "tir.3");
            false
        }
    };
    let there = attack(&desk(from, to, own, theirs), from, to);
    let back = attack(&desk(to, from, &theirs.to_lowercase(), &own.replace(['m', 'i'], "M")), to, from);
    assert_eq!(there, back, "{from} – {to}, {between}");
    there
}

#[test]
fn vue_an_obstacle_on_the_line_cuts_it() {
    assert!(sees("F6", "F8", ""));
    for ground in ["f", "b", "B", "r", "e", "k", "h"] {
        assert!(!sees("F6", "F8", &format!("F7:{ground}...")), "{ground}");
    }
    for ground in [".", "t", "o", "m", "l"] {
        assert!(sees("F6", "F8", &format!("F7:{ground}...")), "{ground}");
    }
    assert!(sees("F6", "F8", "F7:.#.."));
    assert!(sees("F6", "F8", "F7:.+.."));
}

#[test]
fn vue_water_does_not_hide() {
    let mut desk = Desk::with("F6:..m. F7:w... F8:..I.", "[rules]\nwater = \"ford\"\n", "");
    desk.ready_to_fight("attaque-centre", "F6");
    assert!(desk.may("attack F6 - F8"));
}

#[test]
fn vue_only_hexes_between_the_two_count() {
    // Woods all around, none between.
    assert!(sees("F6", "F9", "E7:f... E8:f... G7:f... G8:f... F5:f... F10:f..."));
    assert!(!sees("F6", "F9", "F8:f..."));
    assert!(!sees("F6", "F9", "F7:f..."));
}

#[test]
fn vue_the_targets_own_ground_never_cuts_it() {
    for ground in ["f", "b", "r", "e", "k", "h", "t"] {
        assert!(sees_from("F6", "F8", "", ["..m.", &format!("{ground}.M.")]), "{ground}");
        assert!(sees_from("F6", "F8", "", [&format!("{ground}.m."), "..M."]), "{ground}");
    }
}

#[test]
fn vue_a_clipped_corner_is_enough() {
    // From E6 to F9 the line cuts E7 and F7 before it comes to E8 and F8.
    let line = ["E7", "F7", "E8", "F8"];
    for hex in line {
        assert!(!sees("E6", "F9", &format!("{hex}:f...")), "{hex}");
    }
    assert!(sees("E6", "F9", "F6:f... G7:f... D7:f... E9:f... G9:f..."));
    // A knight's move: the line to the hex one row up and five halves right.
    assert!(!sees("E6", "F8", "E7:f..."));
    assert!(!sees("E6", "F8", "F7:f..."));
}

#[test]
fn vue_bord_a_line_along_an_edge_passes_one_obstacle() {
    // H6 stands straight above F6: the line runs between G6 and G7.
    assert!(sees("F6", "H6", "G6:f..."));
    assert!(sees("F6", "H6", "G7:f..."));
    assert!(!sees("F6", "H6", "G6:f... G7:f..."));
}

#[test]
fn vue_bord_two_obstacles_of_different_sorts_close_it() {
    assert!(!sees("F6", "H6", "G6:f... G7:b..."));
    assert!(!sees("F6", "H6", "G6:h... G7:..i."));
    assert!(!sees("F6", "H6", "G6:..i. G7:r..."));
    assert!(sees("F6", "H6", "G6:f... G7:t..."));
}

#[test]
fn vue_bord_the_edges_lie_on_slanting_lines_too() {
    // F6 to G8: the line runs between F7 and G7.
    assert!(sees("F6", "G8", "F7:f..."));
    assert!(sees("F6", "G8", "G7:f..."));
    assert!(!sees("F6", "G8", "F7:f... G7:f..."));
    assert!(!sees("F6", "E8", "F7:f... E7:f..."));
    assert!(sees("F6", "E8", "G7:f... E7:f..."));
}

#[test]
fn vue_bord_a_long_line_runs_along_edges_and_through_hexes() {
    // F6 to J6: between G6 and G7, through H6, between I6 and I7.
    assert!(sees("F6", "J6", "G6:f... I7:f..."));
    assert!(!sees("F6", "J6", "H6:f..."));
    assert!(!sees("F6", "J6", "I6:f... I7:f..."));
}

#[test]
fn vue_bord_at_the_edge_of_the_board_one_side_never_blocks() {
    // E1 to G1: on one side F1, on the other a half-hex out of play.
    assert!(BOARD.clear(hex("E1"), hex("G1"), hex("F1").bit()));
    assert!(BOARD.clear(hex("E12"), hex("G12"), hex("F11").bit()));
}

#[test]
fn vue_unites_friend_and_enemy_both_stand_in_the_way() {
    // Two hexes away from both ends, so that nobody is in contact.
    assert!(!sees("F4", "F8", "F6:..i."));
    assert!(!sees("F4", "F8", "F6:..I."));
    assert!(sees("F4", "F8", ""));
}

#[test]
fn vue_unites_even_in_a_trench_a_crater_or_a_mine_crater() {
    for ground in ["t", "o", "m"] {
        assert!(!sees("F4", "F8", &format!("F6:{ground}.I.")), "{ground}");
        assert!(sees("F4", "F8", &format!("F6:{ground}...")), "{ground}");
    }
}

#[test]
fn vue_unites_along_an_edge_one_unit_is_seen_past() {
    // E6 to I6: between F5 and F6, through G6, between H5 and H6.
    assert!(sees("E6", "I6", "F5:..i."));
    assert!(sees("E6", "I6", "F6:..i."));
    assert!(!sees("E6", "I6", "F5:..i. F6:..i."));
    assert!(!sees("E6", "I6", "G6:..i."));
    assert!(!sees("E6", "I6", "G6:..I."));
}

#[test]
fn vue_mortier_fires_over_everything() {
    let mut desk = Desk::new("F4:..o. F5:f... F6:..i. F7:h... F8:..I. F2:..I.");
    desk.ready_to_fight("attaque-centre", "F4");
    assert!(desk.may("attack F4 - F8"));
    let mut desk = Desk::new("F4:..m. F5:f... F6:..i. F7:h... F8:..I. F2:..I.");
    desk.ready_to_fight("attaque-centre", "F4");
    assert_eq!(desk.refused("attack F4 - F8"), "tir.3");
}

// --- Hills: each sentence of the book.

#[test]
fn vue_on_hills_what_is_behind_one_is_hidden() {
    assert!(!sees("F6", "F9", "F7:h..."));
    assert!(!sees("F6", "F9", "F8:h..."));
}

#[test]
fn vue_on_hills_from_below_the_first_hill_hex_is_seen() {
    assert!(sees_from("F6", "F9", "", ["..m.", "h.M."]));
    assert!(sees_from("F6", "F9", "F10:h... F11:h...", ["..m.", "h.M."]));
}

#[test]
fn vue_on_hills_from_below_the_second_hill_hex_is_not_seen() {
    assert!(!sees_from("F6", "F9", "F8:h...", ["..m.", "h.M."]));
    assert!(!sees_from("F6", "F9", "F7:h...", ["..m.", "h.M."]));
}

#[test]
fn vue_on_hills_a_plateau_is_open() {
    assert!(sees_from("F6", "F9", "F7:h... F8:h...", ["h.m.", "h.M."]));
    // But not over a unit or a wood on it.
    assert!(!sees_from("F4", "F8", "F5:h... F6:h.I. F7:h...", ["h.m.", "h.M."]));
}

#[test]
fn vue_on_hills_low_ground_between_does_not_hide() {
    assert!(sees_from("F6", "F9", "", ["h.m.", "h.M."]));
    assert!(!sees_from("F6", "F9", "F7:f...", ["h.m.", "h.M."]));
    assert!(!sees_from("F4", "F8", "F6:..I.", ["h.m.", "h.M."]));
}

#[test]
fn vue_on_hills_hill_and_low_ground_between_hide() {
    // Our ruling: the hill in the middle hides.
    assert!(!sees_from("F6", "F10", "F8:h...", ["h.m.", "h.M."]));
    assert!(!sees_from("F6", "F9", "F7:h...", ["h.m.", "h.M."]));
}

#[test]
fn vue_on_hills_an_edge_is_closed_by_two_hills_only_from_below() {
    assert!(!sees("F6", "H6", "G6:h... G7:h..."));
    assert!(sees("F6", "H6", "G6:h..."));
    assert!(sees_from("F6", "H6", "G6:h... G7:h...", ["h.m.", "h.M."]));
    assert!(!sees_from("F6", "H6", "G6:h... G7:h...", ["h.m.", "..M."]));
}

// --- The geometry, worked out another way.

/// The centre of a hex: half hexes from the left, and three to a row.
fn centre(hex: Hex) -> (i64, i64) {
    let row = hex.row();
    let first = (0..HEXES as u8).map(Hex).find(|other| other.row() == row).expect("a row has a first hex");
    (2 * i64::from(hex.0 - first.0) + row as i64 % 2, 3 * row as i64)
}

/// Every hex and its centre; those beside the board, halves included, are no hex of the game.
fn all_centres() -> Vec<((i64, i64), Option<Hex>)> {
    let known: Vec<((i64, i64), Hex)> = (0..HEXES as u8).map(|hex| (centre(Hex(hex)), Hex(hex))).collect();
    let places = (0..11).flat_map(|row| (-1..=12).map(move |place| (2 * place + row % 2, 3 * row)));
    places.map(|at| (at, known.iter().find(|(centre, _)| *centre == at).map(|(_, hex)| *hex))).collect()
}

#[test]
fn vue_the_line_passes_the_hexes_nearest_to_its_points() {
    const POINTS: i64 = 211;
    let centres = all_centres();
    for from in ["A1", "B6", "E1", "F6", "G7", "K12", "J3"].map(hex) {
        for to in each(BOARD.within[7][from.index()] & !from.bit()) {
            let (a, b) = (centre(from), centre(to));
            let mut crossed = 0;
            let mut edges = Vec::new();
            for at in 1..POINTS {
                let point = (a.0 * (POINTS - at) + b.0 * at, a.1 * (POINTS - at) + b.1 * at);
                // Real distances: a half hex wide is the root of three times a third of a row high.
                let far = |centre: (i64, i64)| {
                    3 * (centre.0 * POINTS - point.0).pow(2) + (centre.1 * POINTS - point.1).pow(2)
                };
                let least = centres.iter().map(|(centre, _)| far(*centre)).min().expect("there are hexes");
                let nearest: Vec<Option<Hex>> =
                    centres.iter().filter(|(centre, _)| far(*centre) == least).map(|(_, hex)| *hex).collect();
                match nearest[..] {
                    [Some(one)] => crossed |= one.bit(),
                    [Some(one), Some(two)] => edges.push(one.bit() | two.bit()),
                    _ => {}
                }
            }
            let ends = from.bit() | to.bit();
            for obstacle in each(BOARD.within[7][from.index()] & !ends) {
                let blocked = crossed & obstacle.bit() != 0;
                let names = [from, to, obstacle].map(Hex::name);
                assert_eq!(BOARD.clear(from, to, obstacle.bit()), !blocked, "{names:?}");
            }
            for edge in edges.into_iter().filter(|edge| edge & ends == 0) {
                assert!(!BOARD.clear(from, to, edge), "{} – {}", from.name(), to.name());
            }
        }
    }
}
