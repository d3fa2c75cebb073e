//! Armoured trains (3.10): bases that move on rails, fire, and are destroyed at a blow.

use crate::common::*;
use der_des_ders::position::side_of;

/// A railway along row G, with a branch at G09.
const RAILS: &str = "rail G03 G04 G05 G06 G07 G08 G09 G10 G11 G12 G13; rail G09 F09 E09 D09";

/// The attacker’s train and somebody of either side, nobody else: everybody has acted, the train is to be
/// moved.
fn under_steam(units: &str) -> Desk {
    let mut desk = Desk::bare(RAILS, &format!("a47 G09 4 train, a1 L01, d1 A01, {units}"), "");
    while desk.p.phase == Phase::Activate {
        let all = [DEFENDER, ATTACKER].into_iter().flat_map(|side| desk.p.there(side));
        let idle = all.filter(|(_, unit)| !unit.has(mark::ACTIVATED)).map(|(slot, _)| slot).next();
        let slot = idle.expect("somebody waits");
        let unit = desk.game.unit_id(slot);
        desk.draw(side_of(slot)).does(&format!("take {unit}, stay"));
    }
    desk
}

// --- A base that moves.

#[test]
fn r3_10_base_yields_resource_points_as_a_base_does() {
    let mut desk = Desk::bare(RAILS, "a47 G09 4 train, d1 A01", "");
    desk.purse(0, 0).does("take a47, stay");
    assert_eq!(desk.p.phase, Phase::Rail);
    // The attacker’s base, his train, the defender’s base.
    desk.does("done, take d1").rolling("m2 m5 m3").does("stay");
    assert!(desk.cites("3.10.base"));
    assert_eq!((desk.resources(ATTACKER), desk.resources(DEFENDER)), (1 + 4, 2));
}

#[test]
fn r3_10_base_yields_bombardment_points_too() {
    let mut desk = Desk::bare(&format!("{RAILS}; brings-a guns"), "a47 G09 4 train, d1 A01", "");
    desk.does("take a47, stay, done, take d1").rolling("m2 m2 m2 m5 m4").does("stay");
    assert_eq!(desk.p.fires[ATTACKER], [4 + 3, 0, 0]);
}

#[test]
fn r3_10_base_supplies_as_one() {
    let price = |units: &str| {
        let desk = Desk::acting("a1", RAILS, &format!("a1 C09, {units}")).after("go C07");
        desk.paid()
    };
    assert_eq!(price(""), 2, "nine UD to the base");
    assert_eq!(price("a47 G09 4 train"), 1, "four to the train");
    assert_eq!(price("a47 D09 4 train"), 0, "next to it nothing is paid");
    assert_eq!(price("d47 G09 4 train"), 2, "the enemy’s is none");
}

#[test]
fn r3_10_base_is_itself_always_supplied() {
    // Far from any base, enemies all around, and nothing to spend.
    let around = "d2 F08, d3 F09, d4 G08, d5 G10, d6 H08, d7 H09";
    let mut desk = Desk::acting("a47", RAILS, &format!("a47 G09 4 train, {around}"));
    desk.purse(0, 0).rolling("t6 t7 t10 t10").does("fire d2");
    assert_eq!((desk.paid(), desk.fired().hits), (0, 1));
    assert!(desk.cites("3.10.base") && !desk.cites("2.5.gratuit"), "{:?}", desk.cited());
}

#[test]
fn r3_10_base_has_no_line_of_front() {
    let train = Desk::acting("a47", RAILS, "a47 G09 4 train");
    assert_eq!(train.targets("turn"), [""; 0]);
    assert_eq!(train.refused("turn w"), "3.10.base");
    let mut placed = Desk::begin(game("rail J09 J10", "a47 J09 4 train, d1 A01", ""));
    let there = placed.does("pick a47").targets("place").remove(0);
    placed.does(&format!("place {there}"));
    assert_eq!(placed.refused("turn w"), "3.10.base");
    // It is taken from behind from nowhere: neither hits twice nor a value less.
    for side in ["ne", "e", "se", "sw", "w", "nw"] {
        let units = format!("a1 I09, d47 G09 4 train {side}");
        let mut desk = Desk::acting("a1", RAILS, &units);
        desk.rolling("t3 t10 t10 1").does("fire d47");
        assert_eq!(desk.fired().hits, 1, "{side}");
        let mut close = Desk::acting("a1", RAILS, &format!("a1 H09, d47 G09 4 train {side}"));
        close.purse(20, 0).does("assault d47");
        assert_eq!(close.fought().values, [3, 4], "{side}");
    }
}

#[test]
fn r3_10_base_has_a_token_in_the_cup() {
    let mut desk = Desk::bare(RAILS, "a47 G09 4 train, a1 L01, d1 A01", "");
    assert_eq!(desk.idle(ATTACKER), 2);
    desk.does("take a47");
    assert_eq!(desk.in_hand(), "a47");
}

#[test]
fn r3_10_base_a_side_with_a_train_has_not_lost_all_its_bases() {
    // r.rout counts bases: a train is one.
    let mut desk = Desk::new(RAILS, "a47 G09 4 train, d1 K09").turn_of(DEFENDER);
    desk.does("take d1, go L09");
    assert!(desk.cites("2.5.capture") && !desk.cites("r.rout"));
    let desk = Desk::new(RAILS, "d1 K09").turn_of(DEFENDER).after("take d1, go L09");
    assert!(desk.cites("r.rout"));
}

// --- On the rails.

#[test]
fn r3_10_rail_moves_when_its_side_has_made_its_last_activation() {
    let mut desk = Desk::bare(RAILS, "a47 G09 4 train, a1 L01, d1 A01", "");
    assert_eq!(desk.refused("rail a47 G10"), "2.ordre");
    desk.does("take a47");
    assert_eq!(desk.refused("go G10"), "3.10.quatre-ud", "not in its activation");
    desk.does("stay").draw(ATTACKER).does("take a1, stay");
    assert_eq!((desk.p.phase, desk.asked(), desk.p.turn), (Phase::Rail, ATTACKER, 1));
    desk.does("rail a47 G11");
    assert!(desk.cites("3.10.rail"));
    assert_eq!((desk.whereabouts("a47"), desk.p.phase, desk.asked()), ("G11", Phase::Activate, DEFENDER));
    desk.does("take d1, stay");
    assert_eq!((desk.whereabouts("a47"), desk.p.turn), ("G11", 2), "once a turn");
}

#[test]
fn r3_10_rail_need_not_move() {
    let desk = under_steam("").after("done");
    assert_eq!((desk.whereabouts("a47"), desk.p.turn), ("G09", 2));
}

#[test]
fn r3_10_rail_each_train_once() {
    let mut desk = under_steam("a2 G04 4 train").after("rail a47 G10");
    assert_eq!(desk.p.phase, Phase::Rail, "the other may still go");
    assert_eq!(desk.refused("rail a47 G11"), "3.10.quatre-ud");
    desk.does("rail a2 G05");
    assert_eq!(desk.p.turn, 2);
}

#[test]
fn r3_10_rail_takes_what_it_comes_to() {
    let mut desk = Desk::bare(
        &format!("{RAILS}; base-d A05 G12; depot-d G11; prize G11 3; held-d G11"),
        "a47 G09 4 train, a1 L01, d1 A01",
        "",
    );
    desk.does("take a47, stay").draw(ATTACKER).does("take a1, stay");
    desk.does("rail a47 G12");
    assert!(desk.cites("2.5.capture"), "the base at its stop");
    assert!(!desk.cites("3.1.prise"), "not what it only passes");
    assert_eq!(desk.p.points[ATTACKER], 5);
}

#[test]
fn r3_10_quatre_ud_along_the_line() {
    let desk = under_steam("");
    let mut stops = desk.targets("rail a47");
    stops.sort();
    assert_eq!(stops, ["D09", "E09", "F09", "G05", "G06", "G07", "G08", "G10", "G11", "G12", "G13"]);
    assert_eq!(desk.refused("rail a47 G04"), "3.10.quatre-ud", "five UD");
    assert_eq!(desk.refused("rail a47 H09"), "3.10.quatre-ud", "no rails");
    assert_eq!(desk.refused("rail a1 L02"), "3.10.quatre-ud", "no train");
}

#[test]
fn r3_10_quatre_ud_neither_through_the_enemy_nor_onto_friends() {
    let desk = under_steam("d2 G07, a2 G11");
    let stops = desk.targets("rail a47");
    assert_eq!(
        stops,
        ["D09", "E09", "F09", "G08", "G10", "G12", "G13"],
        "friends let it pass, the enemy does not"
    );
}

#[test]
fn r3_10_rail_zones_of_control_stop_it_like_any_other() {
    // The line runs along row G: d2 controls G11 and G12, d3 controls G12 and G13.
    let stops = |units: &str| {
        let mut stops = under_steam(units).targets("rail a47");
        stops.retain(|hex| hex.as_str() > "G09");
        stops.sort();
        stops
    };
    assert_eq!(stops(""), ["G10", "G11", "G12", "G13"]);
    assert_eq!(stops("d2 H11"), ["G10", "G11"], "it stops next to the enemy");
    // And it sees who lies in ambush there.
    let desk = under_steam("d2 H11 ambush").after("rail a47 G11");
    assert!(desk.cites("2.11.decouverte"));
    // Out of the zone where it stands it runs on, but not into another's.
    assert_eq!(stops("d2 H08, d3 F10"), Vec::<String>::new());
    // That holds for all of its move, however far from the first zone the second lies (2.7.zdc).
    assert_eq!(stops("d2 H08, d3 F11"), ["G10"], "G11 is in the zone of d3");
    assert_eq!(stops("d3 F11"), ["G10", "G11"]);
}

#[test]
fn r3_10_rail_a_refusal_names_what_bars_the_line() {
    let refused = |units: &str, hex: &str| under_steam(units).refused(&format!("rail a47 {hex}"));
    assert_eq!(refused("d2 G10", "G12"), "2.7.influence", "the enemy is on the rails");
    assert_eq!(refused("d2 G11", "G12"), "2.7.arret", "his zone stops it before that");
    assert_eq!(refused("d2 G11", "G11"), "2.7.influence");
    assert_eq!(refused("a2 G11", "G11"), "r.occupied");
    assert_eq!(refused("d2 H11", "G12"), "2.7.arret");
    assert_eq!(refused("d2 H08, d3 F11", "G11"), "2.7.zdc");
    assert_eq!(refused("d2 H11", "G03"), "3.10.quatre-ud", "six UD, and nobody in the way");
}

// --- Fire and assault.

#[test]
fn r3_10_tir_by_its_own_table() {
    for (target, score) in [("F09", 6), ("E09", 5), ("D09", 4), ("C09", 4)] {
        let mut desk = Desk::acting("a47", RAILS, &format!("a47 G09 4 train, d1 {target}"));
        desk.rolling("t10 t10 t10 t10").does("fire d1");
        assert!(desk.cites("3.10.tir"));
        assert_eq!((desk.fired().score, desk.fired().faces.len()), (score, 4), "{target}");
    }
    let far = Desk::acting("a47", RAILS, "a47 G09 4 train, d1 B09");
    assert_eq!(far.refused("fire d1"), "2.13.portee");
}

#[test]
fn r3_10_tir_with_the_modifiers_of_the_target() {
    let score = |table: &str, target: &str| {
        let mut desk =
            Desk::acting("a47", &format!("{RAILS}; {table}"), &format!("a47 G09 4 train, d1 E09 {target}"));
        desk.rolling("t10 t10 t10 t10").does("fire d1");
        desk.fired().score
    };
    assert_eq!(score("wood E09", ""), 4);
    assert_eq!(score("works-2 E09", ""), 3);
    assert_eq!(score("", "cavalry"), 6);
    assert_eq!(score("year 1914", ""), 4);
}

#[test]
fn r3_10_tir_defends_itself_with_four_points_and_fires_before() {
    let mut desk = Desk::new(RAILS, "a1 H09, d47 G09 4 train").turn_of(ATTACKER);
    desk.does("take a1, assault d47");
    assert_eq!(desk.asked(), DEFENDER, "it has not acted");
    desk.rolling("t7 t7 t7 t7").does("react d47");
    assert_eq!((desk.fired().score, desk.paid()), (6, 1), "the price of haste alone");
    assert_eq!(desk.fought().values, [3, 4]);
    assert_eq!(desk.fought().faces.map(|faces| faces.len()), [3, 4]);
}

#[test]
fn r3_10_tir_makes_no_assault() {
    let desk = Desk::acting("a47", RAILS, "a47 G09 4 train, d1 F09");
    assert_eq!(desk.refused("assault d1"), "3.10.tir");
}

#[test]
fn r3_10_cible_two_less_to_hit_it() {
    let score = |table: &str, target: &str| {
        let mut desk = Desk::acting("a1", &format!("{RAILS}; {table}"), &format!("a1 I09, {target}"));
        desk.rolling("t10 t10 t10").does("fire G09");
        desk.fired().score
    };
    assert_eq!((score("", "d1 G09"), score("", "d47 G09 4 train")), (5, 3));
    // Cover is for infantry.
    assert_eq!(score("works-1 G09", "d47 G09 4 train"), 3);
}

#[test]
fn r3_10_cible_loses_cohesion_by_fire_like_a_unit_of_four() {
    let mut desk = Desk::acting("a1", RAILS, "a1 I09, d47 G09 4 train");
    desk.rolling("t3 t3 t10 5 3").does("fire d47");
    assert_eq!((desk.fired().hits, desk.cohesion("d47")), (2, 3), "5 fails for four, 3 holds for three");
}

#[test]
fn r3_10_detruit_a_train_that_loses_an_assault_is_gone() {
    let mut desk = Desk::acting("a1", RAILS, "a1 H09, d47 G09 4 train");
    desk.purse(20, 0).rolling("1 6 6 6 6 6 6").does("assault d47");
    assert_eq!(desk.fought().totals, [1, 0], "by one");
    assert!(desk.cites("3.10.detruit") && desk.whereabouts("d47").is_empty());
    assert_eq!(desk.p.points[ATTACKER], 4, "all its points");
    assert!(desk.may("advance"), "the rails are free");
}

#[test]
fn r3_10_detruit_not_when_it_wins() {
    let mut desk = Desk::acting("a1", RAILS, "a1 H09, d47 G09 4 train");
    desk.purse(20, 0).rolling("6 6 6 1 6 6 6").does("assault d47");
    assert_eq!((desk.cohesion("d47"), desk.cohesion("a1")), (4, 2));
    assert!(!desk.cites("3.10.detruit"));
}

#[test]
fn rr_train_retreat_it_is_destroyed_where_it_stands() {
    // Two losses would be a point and a step back; a train has no step back.
    let mut desk = Desk::acting("a1", RAILS, "a1 H09, d47 G09 4 train");
    desk.purse(20, 0).rolling("2 6 6 6 6 6 6").does("assault d47");
    assert_eq!(desk.fought().totals, [2, 0]);
    assert!(!desk.saw(|event| matches!(event, Event::FellBack { .. } | Event::Cornered { .. })));
    assert!(desk.cites("3.10.detruit"));
}

#[test]
fn rr_train_retreat_in_a_tie_it_loses_a_point() {
    let mut desk = Desk::acting("a1", RAILS, "a1 H09, d47 G09 4 train");
    desk.purse(20, 0).rolling("1 6 6 1 6 6 6").does("assault d47");
    assert!(desk.cites("2.9.egalite"));
    assert_eq!((desk.cohesion("d47"), desk.cohesion("a1"), desk.whereabouts("d47")), (3, 2, "G09"));
}

#[test]
fn rr_train_retreat_nor_does_it_follow() {
    let mut desk = Desk::acting("a1", RAILS, "a1 H09 1, d47 G09 4 train");
    desk.purse(20, 0).rolling("6 4 4 4 4").does("assault d47");
    assert_eq!(desk.whereabouts("a1"), "");
    assert_ne!(desk.p.phase, Phase::Follow);
}
