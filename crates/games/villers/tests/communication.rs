//! Lines of communication (g.communication): to which edge, what cuts them, where they begin.

use crate::common::*;
use villers::map::place;

/// Allied battalions from the north edge to the south edge whose zones leave no gap: three rows each, near column 15.
const WALL: &str = "rifle2 B15, berks2 E15, middlesex2 H15, wyorks2 K15, devons2 N15, elancs2 Q15, london3 T15, \
                    london6 W15, london7 Z15";

/// The same of German battalions.
const GERMAN_WALL: &str = "ir35-1 B15, ir35-2 E15, ir35-3 H15, ir48-1 K15, ir48-2 N15, ir48-3 Q15, rir207-1 T15, \
                           rir207-2 W15, rir207-3 Z15";

fn is_linked(desk: &Desk, unit: &str) -> bool {
    let notes = desk.notes(unit);
    let linked = notes.iter().any(|note| note == "note-linked");
    assert_ne!(linked, notes.iter().any(|note| note == "note-cut-off"));
    let side = if desk.game.counter(desk.unit(unit)).side == GERMAN { "german" } else { "allied" };
    let cut = desk.overlay(&format!("cut-off-{side}"));
    assert_eq!(linked, !cut.contains(&desk.whereabouts(unit).to_string()), "the layer says the same");
    linked
}

#[test]
fn g_communication_it_leads_west_for_the_allies_and_east_for_the_germans() {
    // Beyond the wall of the other side each looks for its own edge.
    let desk = Desk::new(&format!("{WALL}, gr5-1 N10, gr5-2 N20"));
    assert!(is_linked(&desk, "gr5-2") && !is_linked(&desk, "gr5-1"));
    let desk = Desk::new(&format!("{GERMAN_WALL}, london2-4 N10, london2-2 N20"));
    assert!(is_linked(&desk, "london2-4") && !is_linked(&desk, "london2-2"));
}

#[test]
fn g_communication_it_may_be_as_long_as_need_be() {
    // Without its battalion at B15 the wall leaves row A and the north of row B open: thirty hexes round.
    let desk = Desk::new(&format!("{}, gr5-1 AA10", WALL.replace("rifle2 B15, ", "")));
    assert!(is_linked(&desk, "gr5-1"));
    let line = desk.overlay("lines-german");
    assert!(line.contains(&"A15".to_string()) && line.contains(&"AA01".to_string()));
}

#[test]
fn g_communication_tanks_have_one_and_cut_one_like_battalions() {
    let desk = Desk::new(&format!("{}, a1 N15, baden N10", WALL.replace("devons2 N15, ", "")));
    assert!(!is_linked(&desk, "baden"));
    let desk = Desk::new(&format!("{}, baden N10", WALL.replace("devons2 N15, ", "")));
    assert!(is_linked(&desk, "baden"));
}

#[test]
fn g_communication_it_runs_over_woods_villages_and_trenches_of_the_enemy() {
    // The town, the Bois l’Abbé and the German front line.
    let desk = Desk::new("london2-2 F30, gr5-1 C20, gr5-2 I20");
    assert!(is_linked(&desk, "london2-2"));
    let lines = desk.overlay("lines-allied");
    assert!(["F20", "F04", "F28"].iter().all(|hex| lines.contains(&hex.to_string())));
}

#[test]
fn g_communication_zdc_an_enemy_zone_cuts_the_line() {
    let desk = Desk::new(&format!("{WALL}, gr5-1 N10"));
    assert!(!is_linked(&desk, "gr5-1"));
    let lines = desk.overlay("lines-german");
    assert!(lines.iter().all(|hex| desk.game.map.column(desk.hex(hex)) >= 15), "{lines:?}");
    for open in ["rifle2 B15, ", "elancs2 Q15, ", "london7 Z15"] {
        let wall = WALL.replace(open, "");
        let desk = Desk::new(&format!("{}, gr5-1 N10", wall.trim_end_matches(", ")));
        assert!(is_linked(&desk, "gr5-1"), "without {open}");
    }
}

#[test]
fn g_communication_zdc_a_friend_in_the_zone_does_not_open_it() {
    // Friends stand on every hex of row N beside the wall, and a little beyond.
    let friends = "gr5-2 N14, gr5-3 N16, ggren5-1 O15, ggren5-2 O16, ggren5-3 M15, rir93-1 M16, rir93-2 N13, rir93-3 N17";
    let desk = Desk::new(&format!("{WALL}, {friends}, gr5-1 N10"));
    assert!(!is_linked(&desk, "gr5-1"));
    assert!(!is_linked(&desk, "rir93-2"), "next to the zone on the wrong side");
    assert!(is_linked(&desk, "rir93-3") && is_linked(&desk, "gr5-3"), "on the right side");
}

#[test]
fn g_communication_zdc_a_unit_shut_in_by_zones_has_none() {
    // Six enemies at a distance of two close the ring.
    let desk = Desk::new(
        "gr5-1 N15, london2-4 N13, london2-2 N17, london2-10 L16, london3 P14, london6 L13, london7 P17",
    );
    assert!(!is_linked(&desk, "gr5-1"));
    let desk = Desk::new("gr5-1 N15, london2-4 N13, london2-2 N17");
    assert!(is_linked(&desk, "gr5-1"));
}

#[test]
fn rr_communication_the_line_may_begin_in_an_enemy_zone() {
    let desk = Desk::new("gr5-1 N16, london2-4 N15");
    assert!(is_linked(&desk, "gr5-1") && is_linked(&desk, "london2-4"));
    assert!(!desk.overlay("lines-german").contains(&"N16".to_string()), "its hex is in no line of others");
    // But the second hex may not be in one: here all around it are.
    let desk = Desk::new("gr5-1 N15, london2-4 N14, london2-2 M17, london2-10 O17");
    assert!(!is_linked(&desk, "gr5-1"));
}

#[test]
fn rr_communication_on_its_own_edge_a_unit_is_linked_even_in_a_zone() {
    // All hexes around N33 are in Allied zones, and its own too.
    let desk = Desk::new("gr5-1 N33, london2-4 N32, london2-2 L33, london2-10 P33");
    assert!(is_linked(&desk, "gr5-1"));
    let desk = Desk::new("gr5-1 N32, london2-4 N31, london2-2 L33, london2-10 P33, london3 M33");
    assert!(!is_linked(&desk, "gr5-1"));
}

#[test]
fn rr_communication_the_luce_does_not_stop_it() {
    // South of the river, with the road and its bridges in Allied zones on both sides.
    let desk = Desk::new("ir73-1 AA20, tirailleurs7-1 AA17, tirailleurs7-2 AA23");
    assert!(is_linked(&desk, "ir73-1"));
    assert!(desk.overlay("lines-german").contains(&"Z20".to_string()));
}

#[test]
fn rr_communication_it_keeps_to_the_rows_in_play() {
    // The northern half of the wall: on the map of scenario 1, which ends with row P, nothing leads round it.
    let wall = "rifle2 B15, berks2 E15, middlesex2 H15, wyorks2 K15, devons2 N15, london2-10 P14";
    assert!(!is_linked(&Desk::first(&format!("{wall}, gr5-1 F10")), "gr5-1"));
    assert!(is_linked(&Desk::new(&format!("{wall}, gr5-1 F10")), "gr5-1"));
}

#[test]
fn rr_communication_what_counts_for_victory_is_linked_by_it() {
    let held = |desk: &Desk| desk.game.standing(&desk.p).held[GERMAN][place::TOWN];
    assert_eq!(held(&Desk::new("gr5-1 F20, london2-4 F17")), 1);
    assert_eq!(held(&Desk::new("baden F20, london2-4 F17")), 0, "a tank does not count");
    let wall = WALL.replace("15", "26");
    assert_eq!(held(&Desk::new(&format!("{wall}, gr5-1 F20"))), 0, "cut off from the east");
}
