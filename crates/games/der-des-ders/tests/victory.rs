//! Who wins (r.victory, r.last-turn, r.rout): the rulebook has no word of it, the rulings are ours.

use crate::common::*;
use ::table::Language;
use contract::{Outcome, Show};

/// The last turn of a battle with one unit a side and nothing left to do, where the sides have these points.
fn last(table: &str, points: [i16; 2]) -> Desk {
    let mut desk = Desk::bare(&format!("turns 1; {table}"), "a1 J09, d1 A01", "");
    desk.p.points.0 = points;
    desk.does("take a1, stay, take d1, stay");
    desk
}

fn winner(desk: &Desk) -> Option<Seat> {
    match desk.game.outcome(&desk.p) {
        Some(Outcome::Won(seat)) => Some(seat),
        _ => None,
    }
}

// --- Points.

#[test]
fn rr_victory_a_point_for_each_cohesion_point_destroyed() {
    let mut desk = Desk::acting("a1", "", "a1 G09, d1 E09 3 of=4");
    desk.rolling("t1 t1 t10 6 6").does("fire d1");
    assert_eq!((desk.cohesion("d1"), desk.p.points.0), (1, [2, 0]));
    // The last of them too.
    let mut desk = Desk::acting("a1", "", "a1 G09, d1 E09 1 of=4");
    desk.rolling("t1 t10 t10 6").does("fire d1");
    assert_eq!((desk.whereabouts("d1"), desk.p.points.0), ("", [1, 0]));
    // Both sides score in a tie.
    let mut desk = Desk::acting("a1", "", "a1 G09 ne, d1 F09 sw");
    desk.purse(20, 0).rolling("1 6 6 1 6 6").does("assault d1");
    assert_eq!(desk.p.points.0, [1, 1]);
}

#[test]
fn rr_victory_points_for_each_base_captured() {
    let mut desk = Desk::acting("a1", "base-d A09 A12; base-worth 4", "a1 B09, d1 H01").after("go A09");
    assert!(desk.cites("2.5.capture"));
    assert_eq!(desk.p.points.0, [4, 0]);
    // Once: coming back scores nothing.
    desk.does("stay").draw(ATTACKER).put("a2 B08").draw(ATTACKER);
    desk.put("a1 B10").draw(ATTACKER).does("take a2, go A09");
    assert!(!desk.cites("2.5.capture"));
    assert_eq!(desk.p.points.0, [4, 0]);
}

#[test]
fn rr_victory_points_for_each_prize_held_at_the_end() {
    let mut desk = Desk::acting("a1", "prize F09 3; held-d F09; prize F11 2", "a1 G09, d1 A01");
    assert_eq!(desk.game.standing(&desk.p), [0, 3], "it was the defender’s");
    desk.does("go F09");
    assert!(
        desk.cites("r.victory")
            && desk.saw(|event| matches!(event, Event::PrizeTaken { side: ATTACKER, .. }))
    );
    assert_eq!(desk.game.standing(&desk.p), [3, 0]);
    // It stays his when he goes on, until the enemy comes.
    desk.put("a1 G10");
    assert_eq!(desk.game.standing(&desk.p), [3, 0]);
    desk.put("d1 E09").draw(DEFENDER).does("take d1, go F09");
    assert_eq!(desk.game.standing(&desk.p), [0, 3]);
    assert_eq!(desk.p.points.0, [0, 0], "nothing is won before the end");
}

#[test]
fn rr_victory_what_stands_in_a_deployment_zone_is_held_from_the_start() {
    // Whoever is deployed on a prize does not come there: it must be his already.
    let listed = DerDesDers::about().scenarios.iter().map(|scenario| scenario.id.to_string());
    for id in listed.chain(Generator::series(DerDesDers::about(), 72)) {
        let game = battle(&id, "");
        for prize in &game.scenario.prizes {
            for (side, army) in game.scenario.armies.iter().enumerate() {
                if army.zone.has(prize.hex.index()) {
                    assert_eq!(prize.held, Some(side as u8), "{id}: {}", game.map.name(prize.hex));
                }
            }
        }
    }
}

#[test]
fn rr_victory_the_attacker_needs_more_than_the_lead() {
    for (lead, points, won) in [
        (0, [0, 0], DEFENDER),
        (0, [1, 0], ATTACKER),
        (2, [5, 3], DEFENDER),
        (2, [6, 3], ATTACKER),
        (-3, [0, 3], DEFENDER),
        (-3, [0, 2], ATTACKER),
        (0, [2, 9], DEFENDER),
    ] {
        let desk = last(&format!("lead {lead}"), points);
        assert!(desk.cites("r.victory"));
        assert_eq!(winner(&desk), Some(won), "lead {lead}, {points:?}");
        assert!(desk.saw(|event| *event == Event::Won { side: won }));
    }
}

#[test]
fn rr_victory_prizes_decide_too() {
    assert_eq!(winner(&last("prize F09 3; held-a F09", [0, 2])), Some(ATTACKER));
    assert_eq!(winner(&last("prize F09 3; held-d F09", [2, 0])), Some(DEFENDER));
    assert_eq!(winner(&last("prize F09 3", [1, 0])), Some(ATTACKER), "nobody’s counts for nobody");
}

// --- The end.

#[test]
fn rr_last_turn_ends_the_battle() {
    let desk = last("", [4, 1]);
    assert!(desk.cites("r.last-turn"));
    assert!(desk.saw(|event| *event == Event::Counted { points: [4, 1], lead: 3 }));
    assert_eq!(desk.p.phase, Phase::Over);
    assert!(desk.game.to_decide(&desk.p).iter().next().is_none());
    for side in Seat::BOTH {
        assert_eq!(desk.refused_to(side, "done"), "2.ordre");
    }
}

#[test]
fn rr_last_turn_not_before() {
    let mut desk = Desk::bare("turns 3", "a1 J09, d1 A01", "");
    for turn in 1..=3 {
        assert_eq!((desk.p.turn, winner(&desk)), (turn, None));
        desk.draw(ATTACKER).does("take a1, stay, take d1, stay");
        assert_eq!(desk.cites("r.last-turn"), turn == 3);
    }
    assert_eq!(desk.p.turn, 3);
    assert_eq!(winner(&desk), Some(DEFENDER));
}

#[test]
fn rr_last_turn_scenarios_have_one() {
    for scenario in DerDesDers::about().scenarios {
        let turns = battle(scenario.id, "").scenario.turns;
        assert!((6..=12).contains(&turns), "{}: {turns}", scenario.id);
    }
}

// --- Rout.

#[test]
fn rr_rout_without_a_unit_left() {
    // However the points stand.
    let mut desk = Desk::bare("", "a1 G09 4 ne, d1 F09 1 sw activated", "");
    desk.p.points.0 = [0, 30];
    desk.purse(20, 0).does("take a1").rolling("4 4 4 4 6").does("assault d1");
    assert!(desk.cites("r.rout") && desk.saw(|event| *event == Event::Routed { side: DEFENDER }));
    assert_eq!((winner(&desk), desk.p.phase), (Some(ATTACKER), Phase::Over));
    let mut desk = Desk::bare("", "a1 G09 1 ne, d1 F09 4 sw activated", "");
    desk.purse(20, 0).does("take a1").rolling("6 4 4 4 4").does("assault d1");
    assert_eq!(winner(&desk), Some(DEFENDER));
}

#[test]
fn rr_rout_with_all_bases_captured() {
    let desk = Desk::acting("a1", "base-d A09 A12", "a1 B09, d1 H01").after("go A09");
    assert_eq!(winner(&desk), None, "one is left");
    let desk = Desk::acting("a1", "base-d A09", "a1 B09, d1 H01").after("go A09");
    assert!(desk.cites("r.rout"));
    assert_eq!(winner(&desk), Some(ATTACKER));
    let desk = Desk::new("", "a1 F09, d1 K09").turn_of(DEFENDER).after("take d1, go L09");
    assert_eq!(winner(&desk), Some(DEFENDER));
}

#[test]
fn rr_rout_of_both_at_once_is_decided_by_points() {
    // The last two destroy each other.
    for (before, won) in [([0, 0], DEFENDER), ([1, 0], ATTACKER), ([0, 1], DEFENDER)] {
        let mut desk = Desk::bare("", "a1 G09 1 ne, d1 F09 1 sw activated", "");
        desk.p.points.0 = before;
        desk.purse(20, 0).does("take a1").rolling("1 1").does("assault d1");
        assert!(desk.cites("2.9.egalite") && desk.cites("r.rout"));
        assert_eq!(winner(&desk), Some(won), "{before:?}");
    }
}

#[test]
fn rr_rout_by_bombardment_too() {
    let mut desk = Desk::bare("", "a1 H09, d1 E09 1", "");
    (desk.p.phase, desk.p.initiative, desk.p.to_bombard) = (Phase::Bombard, false, 1);
    desk.p.fires[ATTACKER] = [2, 0, 0];
    desk.rolling("6 2").does("shell guns d1");
    assert_eq!(winner(&desk), Some(ATTACKER));
}

#[test]
fn rr_victory_a_lag_that_is_allowed_is_told_as_one() {
    for (lead, told) in [
        (4, "they need to be more than 4 ahead"),
        (0, "they need to be ahead"),
        (-4, "they need to be less than 4 behind"),
    ] {
        let desk = Desk::new(&format!("lead {lead}"), "a1 G09, d1 C09");
        let table = desk.game.table(&desk.p, Onlooker::Spectator);
        let state = table.goals[0].state.as_ref().map(|state| Desk::words(Language::En).say(state));
        assert_eq!(state.as_deref().map(|state| state.ends_with(told)), Some(true), "{state:?}");
    }
}
