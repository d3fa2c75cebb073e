//! Retreats and flags (`retraite`, `drapeau`).

use crate::common::*;

/// The Allied machine gun on D6 hits the German of F6 with these three dice; other hexes as wanted.
fn struck(hexes: &str, faces: &str) -> Desk {
    let mut desk = Desk::fighting(&format!("D6:..m. {hexes}"), "attaque-centre", "D6");
    desk.rolling(faces).does("attack D6 - F6");
    desk
}

/// The German machine gun on H6 hits the Allies of F6.
fn struck_by_germans(hexes: &str, faces: &str) -> Desk {
    let mut desk = Desk::with(&format!("H6:..M. {hexes}"), "first = \"german\"\n", "");
    desk.ready_to_fight("attaque-centre", "H6").rolling(faces).does("attack H6 - F6");
    desk
}

/// Whether somebody went back from here to there.
fn retreated(desk: &Desk, here: Hex, there: Hex) -> bool {
    desk.saw(|event| matches!(event, Event::Retreated { from, to, .. } if (*from, *to) == (here, there)))
}

/// The retreats on offer, by flags taken.
fn retreats(desk: &Desk, flags: u8) -> Vec<String> {
    let start = format!("retreat {flags} ");
    desk.offers().iter().filter_map(|offer| offer.strip_prefix(&start)).map(str::to_string).collect()
}

// --- retraite

#[test]
fn retraite_one_hex_for_each_flag() {
    for (faces, flags, to) in
        [("flag hq hq", 1, "G6"), ("flag flag hq", 2, "H6"), ("flag flag flag", 3, "I6")]
    {
        let mut desk = struck("F6:..I.", faces);
        assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Outcome));
        desk.does(&format!("retreat {flags} {to}"));
        assert!(desk.cites("retraite"));
        assert!(retreated(&desk, hex("F6"), hex(to)));
        assert_eq!(desk.figures(to), 4);
        assert!(desk.is_empty("F6"));
    }
}

#[test]
fn retraite_comes_after_the_losses() {
    let mut desk = struck("F6:..I.", "burst flag soldier");
    assert_eq!(desk.figures("F6"), 2);
    desk.does("retreat 1 G7");
    assert_eq!(desk.figures("G7"), 2);
}

#[test]
fn retraite_a_unit_destroyed_does_not_fall_back() {
    let mut desk = Desk::fighting("D6:..m. F6:..I. F9:..I.", "attaque-centre", "D6");
    desk.reduce("F6", 1).rolling("burst flag flag").does("attack D6 - F6");
    assert!(!desk.cites("retraite"));
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn retraite_it_goes_as_far_as_it_owes() {
    // It may not stop after one hex of two.
    let desk = struck("F6:..I.", "flag flag hq");
    assert_eq!(desk.refused("retreat 2 G6"), "r.retraite-chemin");
    assert_eq!(desk.refused("retreat 2 F6"), "r.retraite-chemin");
    assert_eq!(retreats(&desk, 2), ["H5", "H6", "H7"]);
}

#[test]
fn retraite_direction_germans_go_up_and_allies_down() {
    let desk = struck("F6:..I.", "flag hq hq");
    assert_eq!(retreats(&desk, 1), ["G6", "G7"]);
    assert_eq!(desk.refused("retreat 1 E6"), "retraite.direction");
    let desk = struck_by_germans("F6:..i.", "flag hq hq");
    assert_eq!(desk.asked(), ALLIED);
    assert_eq!(retreats(&desk, 1), ["E6", "E7"]);
    assert_eq!(desk.refused("retreat 1 G6"), "retraite.direction");
}

#[test]
fn retraite_direction_wherever_the_attack_came_from() {
    // Fired at from behind, the German falls back towards the firer.
    let mut desk = Desk::fighting("H6:..m. F6:..I. F9:..I.", "attaque-centre", "H6");
    desk.rolling("flag hq hq").does("attack H6 - F6");
    assert_eq!(retreats(&desk, 1), ["G6", "G7"]);
}

#[test]
fn retraite_choix_the_owner_picks_of_two() {
    for to in ["G6", "G7"] {
        let mut desk = struck("F6:..I.", "flag hq hq");
        assert_eq!(desk.asked(), GERMAN);
        desk.does(&format!("retreat 1 {to}"));
        assert_eq!(desk.figures(to), 4);
    }
}

#[test]
fn retraite_choix_with_one_way_open_it_takes_that() {
    let desk = struck("F6:..I. G6:..I.", "flag hq hq");
    assert!(retreated(&desk, hex("F6"), hex("G7")));
    let desk = struck("F6:..I. G7:..i.", "flag hq hq");
    assert!(retreated(&desk, hex("F6"), hex("G6")));
}

#[test]
fn retraite_choix_at_the_edge_of_the_board_there_is_one_hex() {
    // Behind E1 and E12 the half-hexes are out of play.
    for (own, target, end) in [("C1", "E1", "F1"), ("C12", "E12", "F11")] {
        let mut desk = Desk::new(&format!("{own}:..m. {target}:..I. F6:..I."));
        desk.ready_to_fight(if own == "C1" { "attaque-gauche" } else { "attaque-droite" }, own);
        desk.rolling("flag hq hq").does(&format!("attack {own} - {target}"));
        assert!(retreated(&desk, hex(target), hex(end)));
    }
}

#[test]
fn retraite_laterale_never_to_the_side() {
    let desk = struck("F6:..I.", "flag hq hq");
    assert_eq!(desk.refused("retreat 1 F5"), "retraite.laterale");
    assert_eq!(desk.refused("retreat 1 F7"), "retraite.laterale");
    assert!(desk.may("retreat 1 G6"));
    let desk = struck_by_germans("F6:..i.", "flag flag hq");
    assert_eq!(desk.refused("retreat 2 F4"), "retraite.laterale");
    assert_eq!(desk.refused("retreat 2 E5"), "retraite.laterale");
}

#[test]
fn retraite_laterale_not_even_where_the_rear_is_full() {
    let desk = struck("F6:..I. G6:..I. G7:..I.", "flag hq hq");
    assert_eq!(desk.figures("F6"), 3);
    assert!(desk.is_empty("F5") && desk.is_empty("F7"));
}

#[test]
fn retraite_occupe_not_onto_a_friend_or_an_enemy() {
    // In a crater it is asked whether it goes.
    for blocker in ["..I.", "..i."] {
        let desk = struck(&format!("F6:o.I. G6:{blocker}"), "flag hq hq");
        assert_eq!(desk.refused("retreat 1 G6"), "retraite.occupe");
        assert!(desk.may("retreat 1 G7"));
    }
}

#[test]
fn retraite_occupe_not_through_one_either() {
    // Both hexes behind are taken: H6, free and two hexes back, is out of reach.
    let desk = struck("F6:o.I. G6:..I. G7:..i.", "flag flag hq");
    assert!(!desk.may("retreat 2 H6"));
    assert_eq!(retreats(&desk, 2), ["F6"]);
    // With G7 free the way to H5 is barred: it lies behind G6 alone.
    let desk = struck("F6:o.I. G6:..I.", "flag flag hq");
    assert_eq!(retreats(&desk, 2), ["H6", "H7"]);
}

#[test]
fn retraite_terrain_does_not_slow_it() {
    for ground in ["f.", "b.", "r.", "e.", "k.", "m.", ".#"] {
        let mut desk = struck(&format!("F6:..I. G6:{ground}.. G7:{ground}.."), "flag flag hq");
        desk.does("retreat 2 H6");
        assert_eq!(desk.figures("H6"), 4, "{ground}");
    }
}

#[test]
fn retraite_terrain_leaves_a_mine_crater_freely() {
    let desk = struck("F6:m.I.", "flag flag hq").after("retreat 2 H6");
    assert_eq!(desk.figures("H6"), 4);
}

#[test]
fn retraite_terrain_impassable_water_bars_it_a_ford_does_not() {
    for (water, figures) in [("impassable", 3), ("ford", 4)] {
        let mut desk =
            Desk::with("D6:..m. F6:..I. G6:w... G7:w...", &format!("[rules]\nwater = \"{water}\"\n"), "");
        desk.ready_to_fight("attaque-centre", "D6").rolling("flag hq hq").does("attack D6 - F6");
        if water == "ford" {
            desk.does("retreat 1 G6");
            assert_eq!(desk.figures("G6"), figures);
        } else {
            assert!(desk.cites("retraite.bloquee"));
            assert_eq!(desk.figures("F6"), figures);
        }
    }
}

#[test]
fn retraite_terrain_a_bridge_is_passable() {
    let rules = "[rules]\nwater = \"impassable\"\n";
    let mut desk = Desk::with("D6:..m. F6:..I. G6:w=.. G7:w...", rules, "");
    desk.ready_to_fight("attaque-centre", "D6").rolling("flag hq hq").does("attack D6 - F6");
    assert_eq!(desk.figures("G6"), 4);
}

#[test]
fn retraite_bloquee_costs_a_figure_a_hex() {
    for (faces, left) in [("flag hq hq", 3), ("flag flag hq", 2), ("flag flag flag", 1)] {
        let desk = struck("F6:..I. G6:..I. G7:..i.", faces);
        assert!(desk.cites("retraite.bloquee"));
        assert_eq!(desk.figures("F6"), left);
    }
}

#[test]
fn retraite_bloquee_what_is_left_after_the_hexes_made() {
    // One hex is free, then the way is closed.
    let mut desk = struck("F6:..I. G7:..I. H5:..I. H6:..I.", "flag flag flag");
    assert!(desk.cites("retraite") && desk.cites("retraite.bloquee"));
    assert_eq!(desk.figures("G6"), 2);
    desk.end_turn();
}

#[test]
fn retraite_bloquee_a_dead_end_may_be_chosen() {
    // Behind G6 there is no room; behind G7 there is.
    let mut desk = struck("F6:..I. H5:..I. H6:..I.", "flag flag hq");
    assert_eq!(retreats(&desk, 2), ["G6", "H7"]);
    desk.does("retreat 2 G6");
    assert_eq!(desk.figures("G6"), 3);
    let desk = struck("F6:..I. H5:..I. H6:..I.", "flag flag hq").after("retreat 2 H7");
    assert_eq!(desk.figures("H7"), 4);
}

#[test]
fn retraite_bloquee_the_last_figure_dies_of_it() {
    let mut desk = Desk::fighting("D6:..m. F6:..I. G6:..I. G7:..I.", "attaque-centre", "D6");
    desk.reduce("F6", 1).rolling("flag flag hq").does("attack D6 - F6");
    assert!(desk.is_empty("F6"));
    assert_eq!(desk.medals(ALLIED), 1);
}

#[test]
fn retraite_ligne_arriere_on_it_every_flag_costs_a_figure() {
    let mut desk = Desk::fighting("I6:..m. K6:..I.", "attaque-centre", "I6");
    desk.rolling("flag flag hq").does("attack I6 - K6");
    assert!(desk.cites("retraite.ligne-arriere") && !desk.cites("retraite"));
    assert_eq!(desk.figures("K6"), 2);
}

#[test]
fn retraite_ligne_arriere_the_allies_have_theirs_below() {
    let mut desk = Desk::with("C6:..M. A6:..i.", "first = \"german\"\n", "");
    desk.ready_to_fight("attaque-centre", "C6").rolling("flag hq hq").does("attack C6 - A6");
    assert!(desk.cites("retraite.ligne-arriere"));
    assert_eq!(desk.figures("A6"), 3);
}

#[test]
fn retraite_ligne_arriere_the_enemys_is_no_wall() {
    // An Ally on the German base line falls back towards his own.
    let mut desk = Desk::with("I6:..M. K6:..i.", "first = \"german\"\n", "");
    desk.ready_to_fight("attaque-centre", "I6").rolling("flag hq hq").does("attack I6 - K6");
    assert_eq!(retreats(&desk, 1), ["J5", "J6"]);
}

#[test]
fn retraite_ligne_arriere_reached_on_the_way() {
    let mut desk = Desk::fighting("H5:..m. J5:..I.", "attaque-centre", "H5");
    desk.rolling("flag flag flag").does("attack H5 - J5");
    desk.does("retreat 3 K6");
    assert!(desk.cites("retraite.ligne-arriere"));
    assert_eq!(desk.figures("K6"), 2);
}

// --- drapeau

#[test]
fn drapeau_ignorer_none_one_or_two_of_two() {
    for (flags, to) in [(0, "F6"), (1, "G7"), (2, "H6")] {
        let desk = struck("F6:t.I.", "flag flag hq").after(&format!("retreat {flags} {to}"));
        assert_eq!(desk.cites("drapeau.ignorer"), flags < 2);
        assert_eq!(desk.cites("retraite"), flags > 0);
        assert_eq!(desk.figures(to), 4);
    }
}

#[test]
fn drapeau_ignorer_what_the_ground_allows_at_range() {
    for (ground, ignored) in [
        ("..", 0),
        ("f.", 0),
        ("h.", 0),
        ("b.", 1),
        ("r.", 1),
        ("o.", 1),
        ("m.", 1),
        ("t.", 2),
        ("e.", 2),
        ("B.", 2),
    ] {
        let desk = struck(&format!("F6:{ground}I."), "flag flag flag");
        let fewest = (0..=3).find(|flags| !retreats(&desk, *flags).is_empty());
        assert_eq!(fewest, Some(3 - ignored), "{ground}");
    }
    let desk = struck("F6:k.I.", "flag flag flag");
    assert!(desk.may("retreat 0 F6"));
    // A fortified position adds one, wire takes all away.
    assert!(struck("F6:t+I.", "flag flag flag").may("retreat 0 F6"));
    assert!(!struck("F6:t#I.", "flag hq hq").may("retreat 0 F6"));
}

#[test]
fn drapeau_choix_is_made_flag_by_flag() {
    let desk = struck("F6:t.I.", "flag flag hq");
    assert_eq!(desk.asked(), GERMAN);
    assert_eq!(retreats(&desk, 0), ["F6"]);
    assert_eq!(retreats(&desk, 1), ["G6", "G7"]);
    assert_eq!(retreats(&desk, 2), ["H5", "H6", "H7"]);
}

#[test]
fn drapeau_chaque_attaque_the_right_comes_afresh() {
    let mut desk = Desk::fighting("D6:..m. D7:..m. F6:o.I.", "attaque-centre", "D6 D7");
    for from in ["D6", "D7"] {
        desk.rolling("flag hq hq").does(&format!("attack {from} - F6"));
        desk.does("retreat 0 F6");
        assert!(desk.cites("drapeau.ignorer"), "{from}");
    }
    assert_eq!(desk.figures("F6"), 4);
}

#[test]
fn drapeau_obligatoire_what_nothing_lets_ignore_binds() {
    let desk = struck("F6:..I.", "flag hq hq");
    assert_eq!(desk.refused("retreat 0 F6"), "drapeau.ignorer");
    let desk = struck("F6:o.I.", "flag flag hq");
    assert_eq!(desk.refused("retreat 0 F6"), "drapeau.ignorer");
    assert!(desk.may("retreat 1 G6"));
    assert_eq!(desk.refused("retreat 3 G6"), "drapeau.ignorer");
}
