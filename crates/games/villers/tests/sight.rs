//! Lines of sight (g.vue): from centre to centre, what blocks them, and lines along an edge.

use crate::common::*;

/// Where the centre of a hex lies on paper: the hexes are 2 wide, so rows are the square root of 3 apart.
fn centre(desk: &Desk, hex: Hex) -> (f64, f64) {
    let (x, y) = desk.game.map.place[hex.index()];
    (f64::from(x), f64::from(y) * 3f64.sqrt())
}

/// Whether a straight line drawn on paper is clear: at no point of it are all the hexes it lies in blocked.
fn is_clear_on_paper(desk: &Desk, from: Hex, to: Hex, blocks: &dyn Fn(Hex) -> bool) -> bool {
    let ((x1, y1), (x2, y2)) = (centre(desk, from), centre(desk, to));
    let near: Vec<Hex> = desk.game.map.all().filter(|hex| desk.game.map.distance(*hex, from) <= 3).collect();
    // An odd number of points that falls on no corner.
    (1..211).all(|step| {
        let share = f64::from(step) / 211.0;
        let (x, y) = (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share);
        let off = |hex: &Hex| {
            let (cx, cy) = centre(desk, *hex);
            (cx - x).hypot(cy - y)
        };
        let least = near.iter().map(off).fold(f64::INFINITY, f64::min);
        let mut here = near.iter().filter(|hex| off(hex) < least + 1e-9);
        here.any(|hex| *hex == from || *hex == to || !blocks(*hex))
    })
}

#[test]
fn g_vue_lines_are_those_of_a_ruler_from_centre_to_centre() {
    let desk = Desk::new("");
    let map = &desk.game.map;
    let cover = |hex: Hex| map.ground[hex.index()] != Ground::Open;
    // Around the town, Cachy and the Bois de Hangard: open ground, woods and villages in every mixture.
    let (mut seen, mut hidden) = (0, 0);
    for from in ["E18", "F24", "H21", "G18", "J10", "K07", "I11", "R17", "V19", "T15", "U16", "S22", "X16"] {
        let from = desk.hex(from);
        for to in map.all().filter(|to| (2..=3).contains(&map.distance(from, *to))) {
            let (one, two) = (map.name(from), map.name(to));
            let clear = is_clear_on_paper(&desk, from, to, &cover);
            assert_eq!(desk.sees(one, two), clear, "{one} {two}");
            assert_eq!(desk.sees(two, one), clear, "{two} {one}: the same backwards");
            *if clear { &mut seen } else { &mut hidden } += 1;
        }
    }
    assert!(seen > 100 && hidden > 100, "{seen} {hidden}");
}

#[test]
fn g_vue_battalions_stand_in_the_line_as_a_ruler_has_it() {
    let desk = Desk::new("london2-4 N15, gr5-1 O14");
    let map = &desk.game.map;
    let held = |hex: Hex| desk.p.on(hex).is_some() || map.ground[hex.index()] != Ground::Open;
    let mut hidden = 0;
    for from in ["N13", "N14", "N16", "M14", "M16", "L15", "O16", "P14", "P13", "O12"] {
        let from = desk.hex(from);
        for to in map.all().filter(|to| (2..=3).contains(&map.distance(from, *to))) {
            let clear = is_clear_on_paper(&desk, from, to, &held);
            assert_eq!(desk.sees(map.name(from), map.name(to)), clear, "{} {}", map.name(from), map.name(to));
            hidden += usize::from(!clear);
        }
    }
    assert!(hidden > 20, "{hidden}");
}

#[test]
fn g_vue_between_neighbours_it_is_always_clear() {
    // Deep in the Bois l’Abbé and in the town.
    let desk = Desk::new("london2-4 G04, london2-2 F20");
    for (hex, around) in [
        ("G04", ["F03", "F04", "G03", "G05", "H03", "H04"]),
        ("F20", ["E20", "E21", "F19", "F21", "G20", "G21"]),
    ] {
        assert!(around.iter().all(|near| desk.sees(hex, near)), "{hex}");
    }
    assert!(!desk.sees("G04", "G06"));
}

#[test]
fn g_vue_bloque_a_tank_does_not_fire_past_a_battalion_of_either_side() {
    for between in ["gr5-1", "london2-2"] {
        let mut desk = Desk::new(&format!("baden N18, {between} N17, london2-4 N16"));
        desk.does("take baden");
        assert_eq!(desk.refused("fire N16"), "g.vue.bloque", "{between}");
        assert_eq!(desk.why_not("baden", "N16"), "g.vue.bloque", "{between}");
        assert!(!desk.targets("fire").contains(&"N16".to_string()));
    }
    let desk = Desk::new("baden N18, gr5-1 M17, london2-4 N16").after("take baden");
    assert_eq!(desk.targets("fire"), ["N16"], "beside the line it is in nobody's way");
}

#[test]
fn g_vue_bloque_woods_and_villages_hide_what_is_behind_them() {
    // K24 and K25 are wood: K23 and K26 are open.
    let desk = Desk::new("baden K26, wyorks2 K23, gr5-1 A33").after("take baden");
    assert_eq!(desk.refused("fire K23"), "g.vue.bloque");
    // K10 is Cachy.
    let desk = Desk::new("baden K11, gr5-1 A33, suffolk4 L08").after("take baden");
    assert_eq!(desk.refused("fire L08"), "g.vue.bloque");
}

#[test]
fn g_vue_bloque_at_three_hexes_each_hex_between_counts() {
    let units = |between: &str| format!("baden N18, london2-4 N15{between}");
    for (between, clear) in
        [("", true), (", gr5-1 N17", false), (", gr5-1 N16", false), (", gr5-1 M17, gr5-2 O18", true)]
    {
        let desk = Desk::new(&units(between));
        assert_eq!(desk.sees("N18", "N15"), clear, "{between}");
    }
}

#[test]
fn g_vue_bord_along_an_edge_one_clear_side_is_enough() {
    // The line from N15 to P15 runs between O15 and O16.
    for (between, clear) in [
        ("", true),
        ("london2-2 O15", true),
        ("london2-2 O16", true),
        ("london2-2 O15, gr5-1 O16", false),
        ("london2-2 O15, a1 O16", true),
    ] {
        let desk = Desk::new(between);
        assert_eq!(desk.sees("N15", "P15"), clear, "{between}");
    }
    let desk = Desk::new("baden N15, london2-4 P15, london2-2 O15, gr5-1 O16").after("take baden");
    assert_eq!(desk.refused("fire P15"), "g.vue.bloque");
}

#[test]
fn g_vue_bord_a_wood_on_one_side_and_a_battalion_on_the_other_block() {
    // The line from R13 to T13 runs between S13, open, and S14, a wood.
    for (between, clear) in
        [("", true), ("london2-2 S13", false), ("london2-2 S14", true), ("baden S13, london2-2 S14", true)]
    {
        let desk = Desk::new(between);
        assert_eq!(desk.sees("R13", "T13"), clear, "{between}");
    }
    assert!(!Desk::new("").sees("R14", "T14"), "S14 and S15 are both wood");
}

#[test]
fn g_vue_bord_beyond_the_edge_of_the_board_it_is_clear() {
    // The line from A01 to C01 runs between B01 and the margin.
    let desk = Desk::new("london2-2 B01");
    assert!(desk.sees("A01", "C01"));
    // Inside the board the other side counts: from A01 to B02 the line runs between B01 and A02.
    assert!(desk.sees("A01", "B02"));
    assert!(!Desk::new("london2-2 B01, gr5-1 A02").sees("A01", "B02"));
}

#[test]
fn rr_sight_tanks_do_not_block() {
    for between in ["a1 N17", "mephisto N17", "a1 N17, whippet1 N16"] {
        let desk = Desk::new(&format!("baden N18, {between}, london2-4 N15")).after("take baden");
        assert!(desk.may("fire N15"), "{between}");
    }
}

#[test]
fn rr_sight_the_ends_do_not_block_whatever_they_are() {
    // A tank in a wood may not fire, nor at a unit in one; but the two see each other.
    let desk = Desk::new("gr5-1 K25, wyorks2 K27");
    assert!(desk.sees("K25", "K27"), "from a wood, over open ground, to a battalion");
    assert!(desk.sees("H16", "H18") && desk.sees("H15", "H17"));
}

#[test]
fn rr_sight_trenches_roads_and_the_luce_do_not_block() {
    // N21 is a trench, N20 a road; the Luce runs between Z10 and AA10.
    let desk = Desk::new("");
    assert!(desk.sees("N22", "N20") && desk.sees("N21", "N19"));
    assert!(desk.sees("Y13", "AA13"));
}

#[test]
fn rr_sight_a_battalion_needs_no_line_to_its_neighbour() {
    // A battalion in a wood fires at one in the next hex of it.
    let mut desk = Desk::new("london2-4 H13, gr5-1 H14").after("take gr5-1");
    assert!(desk.may("fire H13"));
    desk.at(ALLIED, Phase::Activate).does("take london2-4");
    assert!(desk.may("fire H14"));
}
