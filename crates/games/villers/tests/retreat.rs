//! Falling back in a rout (7.2.6).

use crate::common::*;

/// A rout of a side with these units on the map.
fn rout(side: &str, units: &str) -> Desk {
    let mut desk = Desk::new(&format!("{units}, {ELSEWHERE}"));
    desk.draw(&format!("rout {side}"));
    desk
}

/// The units that fell back or were lost doing so, in order.
fn order(desk: &Desk) -> Vec<&str> {
    let fell = |event: &Event| match *event {
        Event::FellBack { unit, .. } | Event::LostFallingBack { unit, .. } => {
            Some(desk.game.counter(unit).id.as_str())
        }
        _ => None,
    };
    desk.lines.iter().filter_map(|line| fell(&line.what)).collect()
}

#[test]
fn r7_2_6_all_disorganised_battalions_fall_back_five_hexes() {
    let units = "gr5-1 M18 hurt, gr5-2 O20, lotte P22 hurt, ir48-1 D12 hurt, london2-4 H20 hurt";
    let desk = rout("german", units);
    assert!(desk.cites("7.2.6"));
    assert_eq!((desk.whereabouts("gr5-1"), desk.whereabouts("ir48-1")), ("M23", "D17"));
    assert!(desk.has("gr5-1", mark::HURT), "it stays disorganised");
    for (unit, hex) in [("gr5-2", "O20"), ("lotte", "P22"), ("london2-4", "H20")] {
        assert_eq!(desk.whereabouts(unit), hex, "{unit}");
    }
    // The Allies go west, over whatever ground.
    let desk = rout("allied", "london2-4 H15 hurt, gr5-1 O20 hurt");
    assert_eq!((desk.whereabouts("london2-4"), desk.whereabouts("gr5-1")), ("H10", "O20"));
    assert_eq!(desk.p.intensity, 0);
}

#[test]
fn r7_2_6_elimine_off_the_map_or_into_an_enemy_zone() {
    // M28 is five hexes from the edge column, M29 four.
    let desk = rout("german", "gr5-1 M28 hurt, gr5-2 O29 hurt");
    assert_eq!((desk.whereabouts("gr5-1"), desk.whereabouts("gr5-2")), ("M33", ""));
    assert!(desk.cites("7.2.6.elimine") && desk.has("gr5-2", mark::GONE));
    assert!(!desk.cites("8.1"), "there is no test");
    assert_eq!(desk.p.intensity, 1);
    // L21 watches M21 and M22.
    let desk = rout("german", "gr5-1 M18 hurt, london2-4 L21");
    assert!(desk.has("gr5-1", mark::GONE));
    let at = desk.found(|event| match *event {
        Event::LostFallingBack { to, .. } => Some(to),
        _ => None,
    });
    assert_eq!(at, Some(desk.hex("M21")));
}

#[test]
fn rr_fall_every_hex_passed_counts_but_not_the_first() {
    // An enemy in front does not matter, one above or behind does.
    let place = |units: &str| rout("german", units).whereabouts("gr5-1").to_string();
    assert_eq!(place("gr5-1 M18 hurt, london2-4 M17"), "M23");
    assert_eq!(place("gr5-1 M18 hurt, london2-4 L18"), "", "the next hex is in its zone as well");
    assert_eq!(place("gr5-1 M18 hurt, london2-4 M19"), "", "that is where it would go");
    assert_eq!(place("gr5-1 M18 hurt, whippet1 N22"), "", "a tank has a zone too");
    assert_eq!(place("gr5-1 M18 hurt, whippet1 N24"), "M23", "beyond the fifth hex nothing counts");
    assert_eq!(place("gr5-1 M18 hurt, whippet1 M25"), "M23");
    // A friend does not cancel the zone.
    assert_eq!(place("gr5-1 M18 hurt, london2-4 L21, gr5-2 M21"), "");
}

#[test]
fn rr_fall_friends_are_passed_and_the_next_free_hex_is_taken() {
    let place = |units: &str| rout("german", units).whereabouts("gr5-1").to_string();
    assert_eq!(place("gr5-1 M18 hurt, gr5-2 M21"), "M23");
    assert_eq!(place("gr5-1 M18 hurt, gr5-2 M23"), "M24");
    assert_eq!(place("gr5-1 M18 hurt, gr5-2 M23, lotte M24"), "M25");
    // At the same risks: into a zone behind the friend.
    assert_eq!(place("gr5-1 M18 hurt, gr5-2 M23, london2-4 M25"), "");
}

#[test]
fn rr_fall_over_friends_to_the_edge_it_leaves_the_map() {
    let lost = |units: &str| {
        let desk = rout("german", units);
        let gone = desk.has("gr5-1", mark::GONE);
        assert_eq!(gone, desk.whereabouts("gr5-1").is_empty());
        assert_eq!(gone, desk.cites("7.2.6.elimine") && !desk.cites("8.1"), "{units}");
        gone
    };
    // A friend on the fifth hex, the last of the row; two of them; the fifth hex and the one behind it.
    assert!(lost("gr5-1 M28 hurt, gr5-2 M33"));
    assert!(lost("gr5-1 M28 hurt, gr5-2 M33, lotte M32, nixe M30"));
    assert!(lost("gr5-1 M27 hurt, gr5-2 M32, lotte M33"));
    assert!(lost("gr5-1 M28 hurt, gr5-2 M29, lotte M30, nixe M31, ggren5-1 M32, ggren5-2 M33"));
    // A free hex before the edge is taken.
    assert!(!lost("gr5-1 M27 hurt, gr5-2 M32"));
    assert!(!lost("gr5-1 M28 hurt, gr5-2 M32, lotte M31"));
    // The same of the Allies, in the rout and in the night; the ruling is cited.
    let desk = rout("allied", "london7 O06 hurt, london2-4 O01");
    assert!(desk.has("london7", mark::GONE) && desk.cites("r.fall") && desk.p.intensity == 1);
    let mut desk = Desk::new(&format!("london7 O06 hurt, london2-4 O01, {ELSEWHERE}"));
    desk.turn(6).does("done");
    assert!(desk.has("london7", mark::GONE) && desk.cites("9.2.elimine") && desk.cites("r.fall"));
    assert_eq!(desk.whereabouts("london2-4"), "O01", "its friend stays");
    // Whoever has too few hexes behind him is lost by the book.
    let desk = rout("allied", "london7 O05 hurt");
    assert!(desk.has("london7", mark::GONE) && !desk.cites("r.fall"));
}

#[test]
fn rr_fall_order_the_nearest_to_its_edge_first() {
    // M23 leaves before M18 gets there; of O18 and E18 the one in the north goes before.
    let desk = rout("german", "gr5-1 M18 hurt, gr5-2 M23 hurt, ir48-1 O18 hurt, ir48-2 E18 hurt");
    assert_eq!(order(&desk), ["gr5-2", "ir48-2", "gr5-1", "ir48-1"]);
    assert_eq!((desk.whereabouts("gr5-1"), desk.whereabouts("gr5-2")), ("M23", "M28"));
    // The same of the Allies, from the west.
    let desk = rout("allied", "london2-4 M18 hurt, london2-2 M13 hurt, rifle2 D13 hurt");
    assert_eq!(order(&desk), ["rifle2", "london2-2", "london2-4"]);
    assert_eq!((desk.whereabouts("london2-4"), desk.whereabouts("london2-2")), ("M13", "M08"));
}
