//! Who sees whom (2.11): lines of sight, heights, smoke, ambushes; what lies before a front and behind it.

use crate::common::*;

// --- Locating.

#[test]
fn r2_11_only_who_is_located_can_be_fired_at() {
    let desk = Desk::acting("a1", "", "a1 G09, d1 G12");
    assert!(desk.may("fire d1"));
    let desk = Desk::acting("a1", "wood G10", "a1 G09, d1 G12");
    assert_eq!(desk.refused("fire d1"), "2.11");
    assert!(desk.targets("fire").is_empty());
}

#[test]
fn r2_11_any_unit_of_ones_side_locates_for_all() {
    // a2 sees round the wood.
    let desk = Desk::acting("a1", "wood G10", "a1 G09, a2 J12, d1 G12");
    assert!(desk.sees("J12", "G12") && !desk.sees("G09", "G12"));
    assert!(desk.may("fire d1"));
    // Riders and whoever has acted do as well.
    let desk = Desk::acting("a1", "wood G10", "a1 G09, a2 J12 cavalry activated, d1 G12");
    assert!(desk.may("fire d1"));
    // The enemy's own units do not.
    let desk = Desk::acting("a1", "wood G10", "a1 G09, d1 G12, d2 J12");
    assert_eq!(desk.refused("fire d1"), "2.11");
}

#[test]
fn r2_11_masque_vegetation_towns_and_smoke_cut_what_passes_through() {
    for mask in ["wood", "thicket", "town"] {
        let desk = Desk::new(&format!("{mask} G10"), "");
        assert!(desk.sees("G09", "G10"), "{mask}: into it one sees");
        assert!(!desk.sees("G09", "G11"), "{mask}: not through it");
        assert!(desk.sees("G10", "G13") && desk.sees("G13", "G10"), "{mask}: out of it one sees");
    }
    for open in ["broken", "marsh", "water", "cliff", "wire", "works-2"] {
        assert!(Desk::new(&format!("{open} G10"), "").sees("G09", "G11"), "{open}");
    }
    // More than one in a row cut as well: from one wood into the next but one.
    let desk = Desk::new("wood G10 G11", "");
    assert!(desk.sees("G10", "G11"));
    assert!(!desk.sees("G09", "G11"));
    let smoke = |table: &str| Desk::acting("a1", table, "a1 G09, d1 G12").may("fire d1");
    assert!(!smoke("smoke-1 G10") && !smoke("smoke-3 G11"));
    assert!(smoke("smoke-2 G12") && smoke("smoke-2 G09"), "at the ends it does not");
}

#[test]
fn r2_11_denivellation_from_above_one_sees_over_what_is_lower() {
    // The wood at G11 is not next to G09 nor to G13.
    let sees = |table: &str| Desk::new(&format!("wood G11; {table}"), "").sees("G09", "G13");
    assert!(!sees(""));
    assert!(sees("height-1 G09") && sees("height-2 G13"));
    assert!(!sees("height-1 G09 G11"), "the wood is as high");
    assert!(sees("height-2 G09; height-1 G11"));
    // Right before the one below it hides him.
    let near = |table: &str| Desk::new(&format!("wood G12; {table}"), "").sees("G09", "G13");
    assert!(!near("height-1 G09") && !near("height-2 G09"));
    assert!(near("height-1 G13"), "he who is above sees over it");
}

#[test]
fn r2_11_embuscade_is_located_only_from_the_next_hex() {
    let desk = Desk::acting("a1", "wood F12", "a1 G09, d1 F12 ambush");
    assert!(desk.sees("G09", "F12"));
    assert_eq!(desk.refused("fire d1"), "2.11.embuscade");
    // Whoever comes next to it finds it.
    let desk = Desk::acting("a1", "wood F12", "a1 G11, d1 F12 ambush").after("go F11");
    assert!(!desk.has("d1", mark::AMBUSH));
    assert!(desk.may("fire d1"));
}

/// A battle with these units, both sides deployed as they are told and the first turn begun.
fn deployed(table: &str, units: &str) -> Desk {
    let zones = "zone-a G-L; zone-d A-F";
    let mut desk = Desk::begin(game(&format!("{zones}; {table}"), units, ""));
    desk.does("dispose 0, done, dispose 0, done");
    desk
}

#[test]
fn r2_11_embuscade_who_is_deployed_in_cover_and_is_not_conspicuous() {
    let table = "wood A01; thicket A02; town A03; works-1 A04; works-2 A05; works-3 A06; broken A07";
    let hidden = |at: &str, unit: &str| {
        let desk = deployed(table, &format!("a1 L09, d1 {at} {unit}"));
        desk.has("d1", mark::AMBUSH)
    };
    for at in ["A01", "A02", "A03", "A04", "A05", "A06"] {
        assert!(hidden(at, ""), "{at}");
        assert!(!hidden(at, "gaudy") && !hidden(at, "compact"), "{at}: conspicuous");
    }
    assert!(!hidden("A07", "") && !hidden("A08", ""), "no cover");
    for at in ["A01", "A03", "A04"] {
        assert!(!hidden(at, "cavalry"), "{at}: on horse");
    }
    // The attacker's as well.
    assert!(deployed("wood L09", "a1 L09, d1 A08").has("a1", mark::AMBUSH));
}

#[test]
fn r2_11_decouverte_moving_firing_or_assaulting_ends_it() {
    let desk = |text: &str| {
        let mut desk = Desk::acting("a1", "wood G09", "a1 G09 ambush, d1 G12 activated, d2 H11 activated");
        assert!(desk.has("a1", mark::AMBUSH));
        desk.does(text);
        desk
    };
    assert!(!desk("go G08").has("a1", mark::AMBUSH));
    let fired = desk("fire d1");
    assert!(!fired.has("a1", mark::AMBUSH) && fired.cites("2.11.decouverte") && fired.cites("r.ambush"));
    let mut desk = Desk::acting("a1", "wood G09", "a1 G09 ambush, d1 F09 activated");
    desk.does("assault d1");
    assert!(!desk.has("a1", mark::AMBUSH) && desk.cites("2.11.decouverte"));
    // Being activated, or turning, does not.
    let mut desk = Desk::acting("a1", "wood G09", "a1 G09 ambush, d1 C09").after("turn e");
    assert!(desk.has("a1", mark::AMBUSH));
    desk.does("stay");
    assert!(desk.has("a1", mark::AMBUSH));
}

#[test]
fn r2_11_decouverte_an_enemy_who_comes_next_to_it_finds_it() {
    let desk = Desk::acting("a1", "wood E09", "a1 G09, d1 E09 ambush").after("go F09");
    assert!(desk.cites("2.11.decouverte"));
    assert!(!desk.has("d1", mark::AMBUSH));
    // By a breakthrough likewise, and by falling back.
    let mut desk = Desk::acting("a1", "wood E09", "a1 G09 4, d1 F09 1 activated, d2 E09 ambush activated");
    desk.rolling("1 1 1 1 6").does("assault d1, advance");
    assert!(!desk.has("d2", mark::AMBUSH));
    // Two hexes away nobody is found.
    let desk = Desk::acting("a1", "wood E09", "a1 H09, d1 E09 ambush").after("go G09");
    assert!(desk.has("d1", mark::AMBUSH) && !desk.cites("2.11.decouverte"));
}

// --- Our rulings on lines of sight.

#[test]
fn rr_sight_is_the_same_both_ways() {
    let table = "wood C05 D09 F06-F08 H12; town G10 I04; thicket J14 E15; height-1 D09 E05-E12 H03; height-2 F06 G10 I16";
    let desk = Desk::new(table, "");
    let all = desk.hexes(|_| true);
    for (at, one) in all.iter().enumerate() {
        for two in &all[at..] {
            assert_eq!(desk.sees(one, two), desk.sees(two, one), "{one} {two}");
        }
        assert!(desk.sees(one, one));
    }
}

#[test]
fn rr_sight_neighbours_always_see_each_other() {
    let desk = Desk::new("wood A-L; height-2 F01-F18", "");
    for one in desk.hexes(|_| true) {
        for two in desk.hexes(|name| desk.distance(&one, name) == 1) {
            assert!(desk.sees(&one, &two), "{one} {two}");
        }
    }
}

#[test]
fn rr_sight_ground_higher_than_both_ends_cuts() {
    let sees = |table: &str| Desk::new(table, "").sees("G09", "G12");
    assert!(sees(""));
    assert!(!sees("height-1 G10") && !sees("height-2 G11"));
    assert!(sees("height-1 G09 G10"), "from as high one sees");
    assert!(sees("height-1 G10 G12"));
    assert!(!sees("height-1 G09 G12; height-2 G10"));
}

#[test]
fn rr_sight_a_mask_lower_than_the_higher_end_hides_only_who_stands_next_to_it() {
    // Over every height of both ends and of the mask, at every place on a line of four hexes.
    for (one, two, mask) in (0..27).map(|case| (case / 9, case / 3 % 3, case % 3)) {
        for at in 10..=12 {
            let table = format!("wood G{at}; height-{one} G09; height-{two} G13; height-{mask} G{at}");
            let (to_one, to_two) = (at - 9, 13 - at);
            let over = match one.cmp(&two) {
                std::cmp::Ordering::Greater => mask < one && to_two > 1,
                std::cmp::Ordering::Less => mask < two && to_one > 1,
                // Of two ends equally high either may be taken for the lower one.
                std::cmp::Ordering::Equal => mask < one && (to_one > 1 || to_two > 1),
            };
            let high = mask > one && mask > two;
            assert_eq!(Desk::new(&table, "").sees("G09", "G13"), over && !high, "{table}");
        }
    }
}

#[test]
fn rr_sight_along_an_edge_both_hexes_must_mask() {
    // From E09 straight down to G09 the line runs between F08 and F09.
    let sees = |table: &str| Desk::new(table, "").sees("E09", "G09");
    assert!(sees("") && sees("wood F08") && sees("wood F09"));
    assert!(!sees("wood F08 F09") && !sees("wood F08; town F09"));
    assert!(sees("height-1 F08") && !sees("height-1 F08 F09"), "heights likewise");
    // Along the edge of the table nothing is beside it.
    let desk = Desk::new("wood F18", "");
    assert!(desk.sees("E18", "G18") == Desk::new("", "").sees("E18", "G18"));
}

#[test]
fn rr_sight_smoke_masks_as_woods_do() {
    let fires = |table: &str| Desk::acting("a1", table, "a1 E09, d1 G09").may("fire d1");
    assert!(fires("smoke-1 F08") && !fires("smoke-1 F08 F09") && !fires("smoke-1 F08; wood F09"));
    // From above one sees over it.
    let over =
        |table: &str| Desk::acting("a1", &format!("smoke-1 G11; {table}"), "a1 G09, d1 G13").may("fire d1");
    assert!(!over("") && over("height-1 G09"));
}

/// The hexes between two others that the line of their centres passes: where along it each is passed, and
/// whether only along its edge.
fn passed(desk: &Desk, from: Hex, to: Hex) -> Vec<(Hex, (f64, f64), bool)> {
    let ((x, y), (to_x, to_y)) = (place(desk, from), place(desk, to));
    let mut all = Vec::new();
    for hex in desk.game.map.all().filter(|hex| *hex != from && *hex != to) {
        let (mid_x, mid_y) = place(desk, hex);
        let (mut enters, mut leaves, mut along) = (0f64, 1f64, false);
        // A hex is what lies within half its width of its centre, in three directions.
        for angle in [0f64, 60.0, 120.0].map(f64::to_radians) {
            let across = |x: f64, y: f64| x * angle.cos() + y * angle.sin();
            let (start, goes) = (across(x - mid_x, y - mid_y), across(to_x - x, to_y - y));
            if goes.abs() < 1e-9 {
                along |= (start.abs() - 0.5).abs() < 1e-9;
                enters = if start.abs() > 0.5 + 1e-9 { f64::MAX } else { enters };
                continue;
            }
            let (one, two) = ((-0.5 - start) / goes, (0.5 - start) / goes);
            (enters, leaves) = (enters.max(one.min(two)), leaves.min(one.max(two)));
        }
        if leaves - enters > 1e-9 {
            all.push((hex, (enters, leaves), along));
        }
    }
    all
}

#[test]
fn rr_sight_by_the_ruler_on_tables_drawn_by_lot() {
    let mut cut_off = 0;
    for seed in 0..6 {
        let mut dice = Dice::loose(seed);
        let mut table = String::new();
        for hex in Desk::new("", "").hexes(|_| true) {
            if dice.below(6) == 0 {
                table += &format!("; {} {hex}", ["wood", "town", "thicket"][dice.below(3) as usize]);
            }
            if dice.below(3) == 0 {
                table += &format!("; height-{} {hex}", 1 + dice.below(2));
            }
        }
        let desk = Desk::new(&table[2..], "");
        let cell = |hex: Hex| desk.game.scenario.board.cells[hex.index()];
        for (from, to) in (0..600).map(|_| (dice.below(216), dice.below(216))) {
            let (from, to) = (Hex(from.min(to) as u16), Hex(from.max(to) as u16));
            let (low, high) =
                (cell(from).height.min(cell(to).height), cell(from).height.max(cell(to).height));
            let next_to_low = |hex: Hex| {
                let near = |end: Hex| desk.game.map.distance(hex, end) == 1;
                let lower = |end: Hex| cell(end).height == low;
                if low == high {
                    near(from) && near(to)
                } else {
                    near(from) && lower(from) || near(to) && lower(to)
                }
            };
            let cuts = |hex: Hex| {
                let masks = cell(hex).ground.is_cover() && (cell(hex).height >= high || next_to_low(hex));
                cell(hex).height > high || masks
            };
            let passed = passed(&desk, from, to);
            let beside = |one: Hex, at: (f64, f64)| {
                passed.iter().any(|(two, there, along)| {
                    *along && *two != one && (there.0 - at.0).abs() < 1e-9 && cuts(*two)
                })
            };
            let cut = passed.iter().any(|(hex, at, along)| cuts(*hex) && (!along || beside(*hex, *at)));
            let (one, two) = (desk.game.map.name(from), desk.game.map.name(to));
            assert_eq!(desk.sees(one, two), !cut, "{one} {two} {table}");
            cut_off += usize::from(cut);
        }
    }
    assert!((600..3300).contains(&cut_off), "{cut_off}");
}

// --- Before a front and behind it.

/// A hex's place on the plane, a hex being one wide.
fn place(desk: &Desk, hex: Hex) -> (f64, f64) {
    let (x, y) = desk.game.map.place[hex.index()];
    (f64::from(x) / 2.0, f64::from(y) * 3f64.sqrt() / 2.0)
}

#[test]
fn rr_facing_three_hexes_are_before_it_and_three_behind() {
    let desk = Desk::new("", "");
    let around = ["E10", "F10", "G10", "G09", "F08", "E09"];
    for (side, name) in COMPASS.iter().enumerate() {
        for (at, near) in around.iter().enumerate() {
            let apart = (at + 6 - side) % 6;
            let front = [0, 1, 5].contains(&apart);
            let behind = desk.game.map.is_behind(desk.hex(near), desk.hex("F09"), side as u8);
            assert_eq!(behind, !front, "{near} of a unit that faces {name}");
        }
    }
}

#[test]
fn rr_behind_is_strictly_behind_the_line_through_its_centre() {
    let desk = Desk::new("", "");
    let of = desk.hex("F09");
    let (x, y) = place(&desk, of);
    let (mut on, mut behind) = (0, 0);
    for side in 0..6u8 {
        // North-east is sixty degrees up from the east, and so on clockwise.
        let angle = (60.0 - 60.0 * f64::from(side)).to_radians();
        for hex in desk.game.map.all() {
            let (to_x, to_y) = place(&desk, hex);
            let ahead = (to_x - x) * angle.cos() - (to_y - y) * angle.sin();
            let expected = ahead < -1e-9;
            assert_eq!(
                desk.game.map.is_behind(hex, of, side),
                expected,
                "{} {side}",
                desk.game.map.name(hex)
            );
            on += usize::from(ahead.abs() < 1e-9);
            behind += usize::from(expected);
        }
    }
    assert!(on > 20 && behind > 300, "{on} on the line, {behind} behind it");
}

#[test]
fn rr_behind_on_the_line_itself_is_not_behind() {
    // E09 lies straight north of G09: on the line of whoever faces east there.
    let mut desk = Desk::acting("a1", "", "a1 E09 1, d1 G09 4 e activated");
    desk.rolling("t1").does("fire d1");
    assert_eq!(desk.fired().hits, 1);
    let mut desk = Desk::acting("a1", "", "a1 E08 1, d1 G09 4 e activated");
    desk.rolling("t1").does("fire d1");
    assert_eq!(desk.fired().hits, 2, "a little further back it is");
}
