//! Victory (16): towns, forts, Verdun, losses, levels.

use crate::common::*;
use contract::Outcome;
use verdun::Counted;
use verdun::{Score, loss_points};
use workbench::key;

/// Seven towns.
const TOWNS: &str = "0504 1104 0806 1605 1609 2507 2409";

/// The hexes of Verdun.
const VERDUN: &str = "1420 1421 1422 1521";

fn score(desk: &Desk) -> Score {
    desk.game.score(&desk.p)
}

/// So many of these hexes are German.
fn holding(hexes: &str, count: usize, options: &str) -> Desk {
    let mut desk = Desk::with("", options);
    let taken: Vec<&str> = hexes.split_whitespace().take(count).collect();
    desk.control(GERMAN, &taken.join(" "));
    desk
}

/// So many forts are destroyed.
fn raze(desk: &mut Desk, count: usize) {
    let forts = [
        "douaumont",
        "vaux",
        "souville",
        "tavannes",
        "moulainville",
        "belleville",
        "saint-michel",
        "froideterre",
    ];
    for fort in forts.into_iter().take(count) {
        desk.lose(fort, true);
    }
}

/// The last turn ends.
fn end(desk: &mut Desk) {
    desk.day(29).at(FRENCH, Phase::Break).does("done");
    assert_eq!(desk.p.phase, Phase::Over);
}

// --- 16

#[test]
fn r16_points_are_counted_after_the_last_turn() {
    let mut desk = holding(TOWNS, 7, "");
    raze(&mut desk, 3);
    desk.day(28).at(FRENCH, Phase::Break).does("done");
    assert!(desk.p.day == 29 && desk.game.outcome(&desk.p).is_none(), "the 29th is still to be played");
    end(&mut desk);
    assert!(desk.cited().contains(&"16"));
    let ended = Event::Ended { points: 6, towns: 7, forts: 3, city: 0, losses: 0 };
    assert!(desk.saw(|event| *event == ended), "7 towns are 3 points, and 3 forts");
    assert_eq!(desk.game.outcome(&desk.p), Some(Outcome::Drawn));
    assert!(desk.game.to_decide(&desk.p).iter().next().is_none());
}

#[test]
fn r16_the_french_have_no_points() {
    let mut desk = Desk::new("");
    desk.lose("ir80", false);
    assert_eq!((score(&desk).losses.0, score(&desk).points()), ([2, 0], 0));
}

#[test]
fn r16_towns_count_by_twos() {
    for (towns, points) in [(0, 0), (1, 0), (2, 1), (3, 1), (6, 3), (7, 3)] {
        let desk = holding(TOWNS, towns, "");
        assert_eq!((score(&desk).towns, score(&desk).town_points), (towns as u8, points));
    }
    let mut desk = holding(TOWNS, 7, "");
    end(&mut desk);
    assert!(desk.cited().contains(&"16.towns"));
    assert!(
        desk.saw(|event| *event == Event::Points { what: Counted::Towns, points: 3 }),
        "7 towns are 3 points"
    );
}

#[test]
fn r16_towns_are_those_the_germans_control() {
    let mut desk = holding(TOWNS, 2, "");
    assert_eq!(score(&desk).town_points, 1);
    desk.put("ri165 0504");
    assert_eq!(score(&desk).town_points, 0, "one of the two is retaken");
    assert_eq!(score(&Desk::campaign("")).towns, 0, "none at the start");
}

#[test]
fn r16_forts_destroyed_count_one_each() {
    let mut desk = Desk::new("");
    raze(&mut desk, 2);
    assert_eq!((score(&desk).forts, score(&desk).points()), (2, 2));
    end(&mut desk);
    assert!(desk.cited().contains(&"16.forts"));
    assert!(desk.saw(|event| *event == Event::Points { what: Counted::Forts, points: 2 }));
}

#[test]
fn r16_verdun_counts_one_a_hex() {
    for hexes in 1..=4 {
        let mut desk = holding(VERDUN, hexes, "");
        assert_eq!((score(&desk).city, score(&desk).points()), (hexes as u8, hexes as i8));
        end(&mut desk);
        assert!(desk.cited().contains(&"16.verdun"));
        assert!(desk.saw(|event| *event == Event::Points { what: Counted::Verdun, points: hexes as i8 }));
    }
}

// --- Losses.

#[test]
fn r16_count_two_for_a_unit_lost_and_one_for_a_unit_reduced() {
    let mut desk =
        Desk::new("ir80 2609 reduced, ir81 2609, ri165 2610 reduced, bcp56 2610 reduced, ri324 2610");
    assert_eq!(score(&desk).losses.0, [1, 2]);
    for unit in ["ri35", "bcp59", "art72r", "qg-xxx"] {
        desk.lose(unit, false);
    }
    assert_eq!(score(&desk).losses.0, [1, 2 + 8], "guns and headquarters are units");
    desk.lose("ri42", true);
    assert_eq!(score(&desk).losses.0, [1, 2 + 10], "so are those that surrendered");
}

#[test]
fn r16_count_no_remnants() {
    let mut desk = Desk::new("f1 2610, a1 2609");
    desk.lose("f2", true).lose("a2", true);
    assert_eq!(score(&desk).losses.0, [0, 0]);
}

#[test]
fn r16_count_nothing_that_replacements_have_made_good() {
    let mut desk = Desk::new("qg-xxx 1609, ri165 1608 reduced");
    desk.lose("ri324", false);
    assert_eq!(score(&desk).losses.0, [0, 3]);
    desk.at(FRENCH, Phase::Replace).p.replacements = 3;
    desk.does("replace ri165");
    assert_eq!(score(&desk).losses.0, [0, 2]);
    desk.does("replace ri324");
    assert_eq!(score(&desk).losses.0, [0, 1], "it is back, reduced");
}

#[test]
fn r16_count_nobody_who_has_not_come() {
    let desk = Desk::campaign("");
    assert_eq!(score(&desk).losses.0, [0, 0]);
}

#[test]
fn r16_losses_give_0_1_3_or_5() {
    assert_eq!(loss_points(10, 9), 0, "the Germans lost more");
    assert_eq!((loss_points(10, 11), loss_points(10, 14)), (1, 1));
    assert_eq!((loss_points(10, 15), loss_points(10, 19)), (3, 3), "3:2");
    assert_eq!((loss_points(10, 20), loss_points(10, 50)), (5, 5), "2:1 and more");
    assert_eq!(loss_points(0, 1), 5);
    let mut desk = Desk::new("ir80 2609 reduced");
    desk.lose("ri165", false);
    assert_eq!((score(&desk).loss_points, score(&desk).points()), (5, 5));
    end(&mut desk);
    assert!(desk.cited().contains(&"16.losses"));
    assert!(desk.saw(|event| *event == Event::Points { what: Counted::Losses, points: 5 }));
}

#[test]
fn r16_losses_shown_name_the_next_step_and_its_points() {
    // So many German and French losses; so many more French ones, for so many points.
    for (german, french, more, points) in
        [(0, 0, 1, 5), (1, 0, 2, 5), (1, 1, 1, 5), (2, 0, 3, 3), (2, 3, 1, 5), (3, 0, 4, 1), (3, 4, 1, 3)]
    {
        let mut desk = Desk::new("");
        let lose = |desk: &mut Desk, units: [&str; 2], reduced: &str, count: u16| {
            for unit in units.iter().take(usize::from(count / 2)) {
                desk.lose(unit, false);
            }
            if count % 2 == 1 {
                desk.put(&format!("{reduced} reduced"));
            }
        };
        lose(&mut desk, ["ir80", "ir81"], "ir87 2601", german);
        lose(&mut desk, ["ri165", "ri324"], "ri35 2610", french);
        assert_eq!(score(&desk).losses.0, [german, french]);
        let table = desk.table(FRENCH);
        let mut states = table.goals.iter().filter_map(|goal| goal.state.as_ref());
        let state = states.find(|state| key(state) == "goal-losses-next").expect("the next step is named");
        let arg = |name: &str| workbench::arg(state, name).parse().ok();
        assert_eq!((arg("need"), arg("points")), (Some(more), Some(points)), "{german} to {french}");
        assert_eq!(i64::from(loss_points(german, french + more as u16)), points);
    }
}

#[test]
fn rr_fort_losses_are_no_losses_of_units() {
    let mut desk = Desk::with("", "heavy-forts");
    let slot = desk.unit("vaux");
    desk.p.unit_mut(slot).marks |= mark::REDUCED;
    raze(&mut desk, 1);
    assert_eq!((score(&desk).forts, score(&desk).losses.0), (1, [0, 0]));
}

#[test]
fn rr_equal_losses_give_nothing() {
    assert_eq!((loss_points(0, 0), loss_points(7, 7)), (0, 0));
    let mut desk = Desk::new("");
    desk.lose("ir80", false).lose("ri165", false);
    assert_eq!((score(&desk).losses.0, score(&desk).loss_points), ([2, 2], 0));
}

// --- The 121st, the levels.

#[test]
fn r16_option_costs_a_point() {
    let mut desk = holding(VERDUN, 4, "");
    desk.p.called = true;
    assert_eq!(score(&desk).points(), 3);
    end(&mut desk);
    assert!(desk.cited().contains(&"16.option"));
    assert!(desk.saw(|event| *event == Event::Points { what: Counted::Call, points: -1 }));
    let mut desk = holding(VERDUN, 4, "");
    end(&mut desk);
    assert!(!desk.cited().contains(&"16.option"), "if it has not come");
}

#[test]
fn r16_levels_by_points() {
    let level = |points: u8| Score { forts: points, ..Score::default() }.level();
    assert_eq!([0, 2].map(level), [0, 0], "a major French victory");
    assert_eq!([3, 5].map(level), [1, 1], "a minor French one");
    assert_eq!([6, 8].map(level), [2, 2], "even");
    assert_eq!([9, 11].map(level), [3, 3], "a minor German victory");
    assert_eq!([12, 20].map(level), [4, 4], "a major German one");
    assert_eq!(Score { called: 1, ..Score::default() }.level(), 0, "below nothing");
}

#[test]
fn r16_levels_say_who_has_won() {
    let outcomes = [
        (5, Outcome::Won(FRENCH)),
        (6, Outcome::Drawn),
        (8, Outcome::Drawn),
        (9, Outcome::Won(GERMAN)),
        (12, Outcome::Won(GERMAN)),
    ];
    for (points, outcome) in outcomes {
        let city = points / 3;
        let mut desk = holding(VERDUN, city, "");
        raze(&mut desk, points - city);
        assert_eq!(usize::try_from(score(&desk).points()), Ok(points));
        end(&mut desk);
        assert!(desk.cited().contains(&"16.levels"));
        assert_eq!(desk.game.outcome(&desk.p), Some(outcome), "{points} points");
    }
}

// --- 15.5

#[test]
fn r15_5_towns_count_by_threes() {
    for (towns, points) in [(2, 0), (3, 1), (5, 1), (6, 2), (7, 2)] {
        assert_eq!(score(&holding(TOWNS, towns, "infiltration")).town_points, points);
    }
    let mut desk = holding(TOWNS, 7, "infiltration");
    end(&mut desk);
    assert!(desk.cited().contains(&"15.5.towns"));
    assert!(desk.saw(|event| *event == Event::Points { what: Counted::Towns, points: 2 }));
}

#[test]
fn rr_towns_by_threes_take_the_place_of_those_by_twos() {
    let desk = holding(TOWNS, 6, "infiltration");
    assert_eq!(score(&desk).points(), 2, "neither 3 nor 3 and 2");
    assert_eq!(score(&holding(TOWNS, 6, "")).points(), 3);
    let mut desk = desk;
    end(&mut desk);
    assert!(!desk.cited().contains(&"16.towns"));
}
