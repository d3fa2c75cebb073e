//! Armour (3.4): what vehicles bring, and how they are lost.

use crate::common::*;
use der_des_ders::units::Support;

const VEHICLES: [&str; 4] = ["light", "heavy", "unstable", "wheeled"];

/// The values and the numbers of dice of an assault by a1 at G09 on d1 at F09, who face each other, with
/// nobody to react.
fn melee(table: &str, attacker: &str, defender: &str) -> ([u8; 2], [usize; 2]) {
    let units = format!("a1 G09 ne {attacker}, d1 F09 sw {defender}");
    let mut desk = Desk::acting("a1", table, &units);
    desk.purse(20, 0).does("assault d1");
    let melee = desk.fought();
    (melee.values, melee.faces.map(|faces| faces.len()))
}

fn armour(desk: &Desk, id: &str) -> Armour {
    desk.unit(id).traits.armour()
}

// --- In an assault.

#[test]
fn r3_4_assaut_one_more_in_attack_and_in_defence() {
    assert_eq!(melee("", "", ""), ([3, 3], [3, 3]));
    for vehicles in VEHICLES {
        assert_eq!(melee("", vehicles, ""), ([4, 3], [3, 3]), "{vehicles} attack: value, no die");
        assert_eq!(melee("", "", vehicles), ([3, 4], [3, 3]), "{vehicles} defend");
        assert_eq!(melee("", vehicles, vehicles), ([4, 4], [3, 3]), "{vehicles} against {vehicles}");
    }
    assert_eq!(melee("", "4 heavy", "1 heavy"), ([5, 2], [4, 1]), "five at most");
}

#[test]
fn r3_4_assaut_cancels_the_enemys_position() {
    for position in ["height-1 F09", "town F09", "works-1 F09", "works-2 F09", "works-3 F09"] {
        assert_eq!(melee(position, "", "").0, [3, 4], "{position}");
        assert_eq!(melee(position, "heavy", "").0, [4, 3], "{position} against armour");
        // A defender’s own vehicles are no position, and stay.
        assert_eq!(melee(position, "heavy", "light").0, [4, 4], "{position}, armour against armour");
    }
}

#[test]
fn r3_4_depart_vehicles_do_not_help_out_of_a_town_or_dense_vegetation() {
    for ground in ["town G09", "wood G09", "thicket G09"] {
        assert_eq!(melee(ground, "heavy", "").0, [3, 3], "{ground}");
        let position = format!("{ground}; works-1 F09");
        assert_eq!(melee(&position, "heavy", "").0, [3, 4], "{ground}: nor do they cancel the position");
    }
    // Broken ground and works are neither.
    for ground in ["broken G09", "works-2 G09", "craters G09", "wire G09"] {
        assert_eq!(melee(ground, "heavy", "").0, [4, 3], "{ground}");
    }
}

#[test]
fn r3_4_depart_is_for_who_makes_the_assault() {
    for ground in ["town F09", "wood F09"] {
        let bonus = u8::from(ground.starts_with("town"));
        assert_eq!(melee(ground, "", "heavy").0, [3, 4 + bonus], "{ground}");
    }
}

// --- Under fire.

#[test]
fn r3_4_couvert_under_fire_vehicles_are_cover() {
    let score = |table: &str, target: &str| {
        let mut desk = Desk::acting("a1", table, &format!("a1 G09, d1 E09 {target}"));
        desk.rolling("t10 t10 t10").does("fire d1");
        desk.fired().score
    };
    assert_eq!(score("", ""), 5, "two UD, static");
    for vehicles in VEHICLES {
        assert_eq!(score("", vehicles), 4, "{vehicles}");
        // Cover once: what is in cover anyway has no more of it.
        assert_eq!(score("wood E09", vehicles), 4, "{vehicles} in a wood");
        assert_eq!(score("works-1 E09", vehicles), 4, "{vehicles} in works");
    }
    // Modifiers add up (2.13): cover and the second level.
    assert_eq!((score("works-2 E09", ""), score("works-2 E09", "heavy")), (3, 2));
    // Who is under cover is not conspicuous in the open.
    assert_eq!((score("", "gaudy"), score("", "gaudy light")), (6, 4));
    assert_eq!((score("", "cavalry"), score("", "cavalry wheeled")), (6, 4));
}

// --- Lost.

#[test]
fn r3_4_perte_assaut_with_the_lower_total_whoever_assaulted() {
    // The attacker’s three dice come first.
    for (dice, loser) in [("6 6 6 1 6 6", "a1"), ("1 6 6 6 6 6", "d1")] {
        let mut desk = Desk::acting("a1", "", "a1 G09 ne heavy, d1 F09 sw light");
        desk.purse(20, 0).rolling(dice).does("assault d1");
        assert!(desk.cites("3.4.perte-assaut"), "{dice}");
        let kept = [armour(&desk, "a1"), armour(&desk, "d1")];
        let expected =
            if loser == "a1" { [Armour::None, Armour::Light] } else { [Armour::Heavy, Armour::None] };
        assert_eq!(kept, expected);
    }
}

#[test]
fn r3_4_perte_assaut_not_in_a_tie() {
    let mut desk = Desk::acting("a1", "", "a1 G09 ne heavy, d1 F09 sw light");
    desk.purse(20, 0).rolling("1 6 6 1 6 6").does("assault d1");
    assert!(desk.cites("2.9.egalite") && !desk.cites("3.4.perte-assaut"));
    assert_eq!([armour(&desk, "a1"), armour(&desk, "d1")], [Armour::Heavy, Armour::Light]);
}

#[test]
fn r3_4_perte_assaut_even_where_vehicles_did_not_help() {
    let mut desk = Desk::acting("a1", "town G09", "a1 G09 ne heavy, d1 F09 sw");
    desk.purse(20, 0).rolling("6 6 6 1 6 6").does("assault d1");
    assert_eq!(armour(&desk, "a1"), Armour::None);
}

#[test]
fn r3_4_perte_six_in_a_cohesion_test() {
    for die in 4..=6 {
        // Two UD, under cover: a hit on 4 or less. Three points: 4, 5 and 6 fail.
        let mut desk = Desk::acting("a1", "", "a1 G09, d1 E09 heavy");
        desk.rolling(&format!("t4 t10 t10 {die}")).does("fire d1");
        assert_eq!(desk.cohesion("d1"), 2, "{die}");
        assert_eq!(desk.cites("3.4.perte-six"), die == 6);
        assert_eq!(armour(&desk, "d1") == Armour::None, die == 6);
    }
}

#[test]
fn r3_4_perte_six_is_for_good_and_counts_once() {
    let mut desk = Desk::acting("a1", "", "a1 G09, d1 E09 4 heavy");
    desk.rolling("t4 t4 t10 6 6").does("fire d1");
    let lost = desk
        .lines
        .iter()
        .filter(|line| matches!(line.what, Event::SupportLost { support: Support::Armour, .. }));
    assert_eq!((lost.count(), desk.cohesion("d1")), (1, 2));
}

// --- In the mud.

#[test]
fn r3_4_enlise_by_the_vehicles() {
    for (vehicles, worst) in [("light", 1), ("heavy", 2), ("unstable", 3), ("wheeled", 4)] {
        for die in 1..=6 {
            let mut desk = Desk::acting("a1", "broken I09", &format!("a1 I09 {vehicles}"));
            desk.rolling(&die.to_string()).does("go H09");
            assert!(desk.cites("3.4.enlise"));
            assert_eq!(armour(&desk, "a1") == Armour::None, die <= worst, "{vehicles} on {die}");
            assert_eq!(desk.whereabouts("a1"), "H09", "the unit goes on in any case");
        }
    }
}

#[test]
fn r3_4_enlise_when_it_moves_from_broken_ground() {
    let tested = |table: &str, units: &str| {
        let desk = Desk::acting("a1", table, units).after("go H09");
        desk.cites("3.4.enlise")
    };
    for ground in ["broken", "wood", "thicket", "craters", "wire"] {
        assert!(tested(&format!("{ground} I09"), "a1 I09 heavy"), "{ground}");
        assert!(!tested(&format!("{ground} I09"), "a1 I09"), "{ground}, nothing to bog down");
    }
    for ground in ["", "town I09", "height-2 I09", "works-1 I09"] {
        assert!(!tested(ground, "a1 I09 heavy"), "{ground}");
    }
    // Where it goes is no matter.
    assert!(!tested("broken H09", "a1 I09 heavy"));
}

#[test]
fn r3_4_enlise_who_has_lost_his_tanks_meets_wire_on_foot() {
    // The tanks stay in I09: wire is very broken again, in one hex or on the way to the next.
    let units = "a1 I09 heavy, d1 F09";
    for (to, lost, kept) in [("H09", "H09", "H09"), ("G09", "H09", "G09")] {
        for die in [2, 3] {
            let bogged = die == 2;
            let mut desk = Desk::acting("a1", "broken I09; wire H08 H09 H10", units);
            assert!(desk.may(&format!("go {to}")), "{to}: tracks crush wire");
            desk.rolling(&die.to_string()).does(&format!("go {to}"));
            assert_eq!(desk.whereabouts("a1"), if bogged { lost } else { kept }, "{to}, die {die}");
            assert_eq!(desk.has("a1", mark::IN_VERY_BROKEN), bogged, "{to}, die {die}");
        }
    }
    // Where only friends in the wire would have been passed, those on foot stay.
    let friends = "a2 H08, a3 H09, a4 H10";
    for (die, there) in [(2, "I09"), (3, "G09")] {
        let mut desk =
            Desk::acting("a1", "broken I09; wire H08 H09 H10", &format!("a1 I09 heavy, {friends}, d1 D09"));
        desk.rolling(&die.to_string()).does("go G09");
        assert!(desk.cites("3.4.enlise"));
        assert_eq!(desk.whereabouts("a1"), there, "die {die}");
        assert_eq!(armour(&desk, "a1") == Armour::None, die == 2);
    }
    // Out of wire nobody on foot goes fast.
    let mut desk = Desk::acting("a1", "wire I09", units);
    desk.rolling("2").does("go G09");
    assert_eq!((desk.whereabouts("a1"), desk.has("a1", mark::IN_VERY_BROKEN)), ("H09", false));
}

#[test]
fn r3_4_enlise_taking_wire_without_tanks() {
    for (die, refused) in [(2, "1.8.tres.combat"), (3, "")] {
        let table = "broken G09; wire F09";
        let units = "a1 G09 4 heavy assault, d1 F09 1 activated, d2 E09 activated";
        let mut desk = Desk::acting("a1", table, units);
        desk.rolling("1 1 1 1 1 1 6").does("assault d1").rolling(&die.to_string()).does("advance");
        assert_eq!(desk.whereabouts("a1"), "F09");
        if refused.is_empty() {
            assert!(desk.may("assault d2"));
        } else {
            assert_eq!(desk.refused("assault d2"), refused, "die {die}");
        }
    }
}

#[test]
fn r3_4_enlise_in_a_breakthrough_too() {
    // 2.10 calls it a move: it starts from broken ground like any other.
    for (die, lost) in [(2, true), (3, false)] {
        let mut desk = Desk::acting("a1", "broken G09", "a1 G09 ne 4 heavy, d1 F09 sw 1, d2 E09 activated");
        desk.purse(20, 0).rolling("5 5 5 5 6").does("assault d1");
        assert_eq!(desk.whereabouts("d1"), "");
        let ways: Vec<_> = desk.odds("advance").cases.iter().map(|case| case.ways).collect();
        assert_eq!(ways, [Some(2), Some(4)], "it is said before");
        desk.rolling(&die.to_string()).does("advance");
        assert!(desk.cites("3.4.enlise"));
        assert_eq!(armour(&desk, "a1") == Armour::None, lost, "{die}");
        // Vehicles that stayed behind press no breakthrough.
        assert_eq!(desk.in_hand() == "a1" && desk.may("assault d2"), !lost);
    }
}

#[test]
fn r3_4_enlise_in_an_evasion_too() {
    let mut desk = Desk::new("broken E09", "a1 F09, d1 E09 cavalry wheeled").turn_of(ATTACKER);
    desk.does("take a1, assault d1").rolling("4").does("evade C09");
    assert!(desk.cites("3.4.enlise"));
    assert_eq!(armour(&desk, "d1"), Armour::None);
}

// --- On the move.

/// How far a unit at H09 goes: the most hexes of any move it is offered.
fn reach(table: &str, unit: &str) -> u8 {
    let desk = Desk::acting("a1", table, &format!("a1 H09 {unit}"));
    let from = desk.hex("H09");
    desk.targets("go").iter().map(|hex| desk.game.map.distance(from, desk.hex(hex))).max().expect("a move")
}

const ROAD: &str = "road H09 H10 H11 H12 H13 H14 H15";

#[test]
fn r3_4_deux_ud_at_most_even_by_road() {
    assert_eq!((reach("", ""), reach(ROAD, "")), (2, 3));
    for vehicles in VEHICLES {
        assert_eq!((reach("", vehicles), reach(ROAD, vehicles)), (2, 2), "{vehicles}");
    }
    assert_eq!(Desk::acting("a1", ROAD, "a1 H09 heavy").refused("go H12"), "3.4.deux-ud");
    // What nobody on foot reaches is barred by the pace, vehicles or not.
    assert_eq!(Desk::acting("a1", ROAD, "a1 H09 heavy").refused("go H13"), "2.6.limite");
    assert_eq!(Desk::acting("a1", "", "a1 H09 heavy").refused("go H12"), "2.6.limite");
    assert_eq!(Desk::acting("a1", "", "a1 H09 cavalry heavy").refused("go H13"), "3.4.deux-ud");
}

#[test]
fn r3_4_deux_ud_does_not_hold_for_cavalry_with_armoured_cars() {
    assert_eq!((reach("", "cavalry"), reach(ROAD, "cavalry")), (4, 5));
    assert_eq!((reach("", "cavalry wheeled"), reach(ROAD, "cavalry wheeled")), (4, 5));
}

#[test]
fn r3_4_barbeles_are_broken_ground_to_tracks() {
    for vehicles in ["light", "heavy", "unstable"] {
        // Into the wire, and an assault from there.
        let mut desk = Desk::acting("a1", "wire G09", &format!("a1 H09 {vehicles}, d1 F09"));
        desk.does("go G09");
        assert!(desk.may("assault d1"), "{vehicles}");
        // Out of it at speed.
        let out = Desk::acting("a1", "wire H09", &format!("a1 H09 {vehicles}"));
        assert!(out.may("go F09"), "{vehicles}");
    }
    let mut foot = Desk::acting("a1", "wire G09", "a1 H09, d1 F09");
    assert_eq!(foot.does("go G09").refused("assault d1"), "1.8.tres.combat");
    assert_eq!(Desk::acting("a1", "wire H09", "a1 H09").refused("go F09"), "1.8.tres.rapide");
}

#[test]
fn r3_4_barbeles_still_stop_tracks_and_bar_wheels() {
    let desk = Desk::acting("a1", "wire G08 G09", "a1 H08 heavy");
    assert_eq!(desk.refused("go F09"), "1.8.accidente.sortie");
    assert_eq!(Desk::acting("a1", "wire G09", "a1 H09 wheeled").refused("go G09"), "1.8.tres.montes");
    assert_eq!(Desk::acting("a1", "thicket G09", "a1 H09 wheeled").refused("go G09"), "1.8.tres.montes");
}
