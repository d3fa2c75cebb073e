//! The sequence of play (1): the phases of a classic turn, the random sequence, and how one becomes the other.

use crate::common::*;
use contract::Show;

/// Two battalions far from each other.
const FAR: &str = "gr5-1 N30, london2-4 N05";

/// Markers that nobody decides anything for while no unit is hurt, broken down or on the track.
const IDLE: &str = "rout german, rout allied, mechanic german, mechanic allied, lull, reinforcements german";

/// The sections that the last decision cites, those of a list only.
fn order(desk: &Desk, of: &[&str]) -> Vec<&'static str> {
    desk.cited().into_iter().filter(|section| of.contains(section)).collect()
}

fn asked(desk: &Desk) -> (Seat, Phase) {
    (desk.asked(), desk.p.phase)
}

/// The German activations of a turn are over: what follows has happened.
fn end(units: &str, turn: u8) -> Desk {
    let mut desk = Desk::new(units);
    desk.turn(turn).does("done");
    desk
}

// --- 1: the turn.

#[test]
fn r1_the_game_begins_with_a_classic_turn() {
    for scenario in [1, 2] {
        let desk = Desk::start(scenario, "");
        assert!(desk.saw(|event| matches!(event, Event::TurnBegins { turn: 1, random: false })));
        assert!(desk.cites("1") && !desk.p.random);
        assert_eq!(asked(&desk), (GERMAN, Phase::Aim));
    }
}

#[test]
fn r1_the_phases_of_a_classic_turn_have_their_order() {
    let all = ["1", "1.c1", "1.c2", "1.c3", "1.c4", "1.c5", "1.c6", "1.c7", "1.c8", "1.c9"];
    let mut desk = end(FAR, 1);
    assert_eq!(order(&desk, &all), ["1.c6", "1.c7", "1.c8", "1.c9", "1", "1.c1"]);
    assert_eq!((desk.p.turn, asked(&desk)), (2, (GERMAN, Phase::Aim)));
    desk.does("done");
    assert_eq!((order(&desk, &all), asked(&desk)), (vec!["1.c2"], (ALLIED, Phase::Aim)));
    desk.does("done");
    assert_eq!((order(&desk, &all), asked(&desk)), (vec!["1.c3"], (ALLIED, Phase::Activate)));
    desk.does("done");
    assert_eq!((order(&desk, &all), asked(&desk)), (vec!["1.c4", "1.c5"], (GERMAN, Phase::Activate)));
    desk.does("done");
    assert_eq!(order(&desk, &all), ["1.c6", "1.c7", "1.c8", "1.c9", "1", "1.c1"]);
    assert_eq!(desk.p.turn, 3);
}

#[test]
fn r1_ordre_each_decision_has_its_phase() {
    let mut desk = Desk::new(FAR);
    for text in ["aim N05", "barrage N05", "counter", "hold", "hero gr5-1", "mend gr5-1", "reorganise gr5-1"]
    {
        assert_eq!(desk.refused(text), "1.ordre", "{text}");
    }
    assert_eq!(desk.refused("place N05"), "1.ordre");
    desk.guns(GERMAN, 2);
    for text in
        ["take gr5-1", "go N29", "fire N29", "assault N29", "rally", "infiltrate N29", "withdraw N29", "stay"]
    {
        assert_eq!(desk.refused(text), "1.ordre", "{text}");
    }
    desk.does("aim N05, aim N06");
    assert_eq!(desk.p.phase, Phase::Shell);
    assert_eq!(desk.refused("done"), "1.ordre", "barrages placed are resolved");
}

#[test]
fn r1_ordre_each_player_has_his_time() {
    let mut desk = Desk::new(FAR);
    for text in ["done", "take gr5-1", "take london2-4"] {
        assert_eq!(desk.refused_to(ALLIED, text), "1.ordre", "{text}");
    }
    desk.at(ALLIED, Phase::Activate);
    assert_eq!(desk.refused_to(GERMAN, "done"), "1.ordre");
    desk.p.ended = Won::Neither;
    desk.at(GERMAN, Phase::Over);
    assert!(desk.game.to_decide(&desk.p).iter().next().is_none());
    assert_eq!(desk.refused_to(GERMAN, "done"), "1.ordre");
}

// --- The classic sequence.

#[test]
fn r1_c1_the_german_guns_come_first_with_what_the_track_gives() {
    for (turn, guns) in [(2, 4), (3, 3), (4, 2), (6, 2)] {
        let desk = end(FAR, turn - 1);
        assert!(desk.saw(|event| *event == Event::GunsOpen { side: GERMAN, count: guns }), "turn {turn}");
        assert_eq!((asked(&desk), desk.p.guns), ((GERMAN, Phase::Aim), guns));
    }
    assert_eq!(Desk::start(2, "").p.guns, 6);
}

#[test]
fn r1_c2_the_allied_guns_follow_once_the_german_ones_are_resolved() {
    let mut desk = end(FAR, 1).after("aim N05, aim N04, aim N06, aim M06");
    assert_eq!(asked(&desk), (GERMAN, Phase::Shell));
    desk.does("barrage N06, barrage N04, barrage M06");
    assert!(desk.saw(|event| *event == Event::GunsOpen { side: ALLIED, count: 2 }));
    assert!(desk.cites("1.c2"));
    assert_eq!(asked(&desk), (ALLIED, Phase::Aim));
}

#[test]
fn r1_c3_the_allies_activate_all_or_some_of_their_units() {
    let mut desk = Desk::new("gr5-1 N30, london2-4 N05, london2-2 N07, london6 N09");
    desk.guns(ALLIED, 1).does("done");
    assert!(desk.saw(|event| *event == Event::ActivationsOpen { side: ALLIED }) && desk.cites("1.c3"));
    assert_eq!(desk.targets("take"), ["london2-2", "london2-4", "london6"]);
    desk.does("take london6, go N10, stay, take london2-4, go N04, stay, done");
    assert_eq!(asked(&desk), (GERMAN, Phase::Activate), "the third has done nothing");
    assert_eq!(desk.whereabouts("london2-2"), "N07");
}

#[test]
fn r1_c4_allied_tanks_are_repaired_once_the_allies_have_acted() {
    let mut desk = Desk::new("baden N30 broken, a1 N05 broken, a2 N07 broken, london2-4 M01, gr5-1 A33");
    desk.at(ALLIED, Phase::Activate).rolling(&[1, 3]).does("done");
    let units = ["a1", "a2", "baden"].map(|id| desk.unit(id));
    let repaired = desk.lines.iter().filter_map(|line| match line.what {
        Event::Repair { unit, die, .. } => Some((unit, die)),
        _ => None,
    });
    let repaired: Vec<_> = repaired.collect();
    assert_eq!(repaired, [(units[0], 1), (units[1], 3)], "in order, a die each, and no German tank");
    assert_eq!(order(&desk, &["1.c4", "1.c5", "4.2"]), ["1.c4", "4.2", "4.2", "1.c5"]);
}

#[test]
fn r1_c5_the_germans_act_after_the_allies() {
    let mut desk = Desk::new(FAR);
    desk.at(ALLIED, Phase::Activate).does("done");
    assert!(desk.saw(|event| *event == Event::ActivationsOpen { side: GERMAN }) && desk.cites("1.c5"));
    assert_eq!((desk.asked(), desk.targets("take")), (GERMAN, vec!["gr5-1".to_string()]));
}

#[test]
fn r1_c5_the_phase_ends_by_itself_when_nobody_is_left_to_activate() {
    let mut desk = Desk::new(FAR).after("take gr5-1, go N26");
    assert!(desk.in_hand("gr5-1"), "two medals are left");
    desk.does("stay");
    assert!(desk.cites("1.c6") && desk.cites("1.c9"));
    assert_eq!((desk.p.turn, desk.p.phase), (3, Phase::Aim));
}

#[test]
fn r1_c6_german_tanks_are_repaired_once_the_germans_have_acted() {
    let mut desk = Desk::new("baden N30 broken, a1 N05 broken, gr5-1 A33, london2-4 M01");
    desk.rolling(&[1]).does("done");
    let (baden, a1) = (desk.unit("baden"), desk.unit("a1"));
    assert!(desk.saw(|event| matches!(event, Event::Repair { unit, die: 1, .. } if *unit == baden)));
    assert!(!desk.saw(|event| matches!(event, Event::Repair { unit, .. } if *unit == a1)));
    assert_eq!(order(&desk, &["1.c6", "4.2", "1.c7"]), ["1.c6", "4.2", "1.c7"]);
}

#[test]
fn r1_c7_battalions_of_the_next_box_come_back_before_the_turn_ends() {
    let mut desk = Desk::new(FAR);
    desk.on_track("london2-2", 3).on_track("gr5-2", 3).on_track("gr5-3", 4).does("done");
    assert!(desk.cites("1.c7") && desk.saw(|event| *event == Event::ReturnsOpen));
    assert_eq!((asked(&desk), desk.p.turn), ((ALLIED, Phase::Return), 2));
    assert_eq!(desk.targets("take"), ["london2-2"]);
    desk.does("take london2-2, go N01, stay");
    assert_eq!((asked(&desk), desk.targets("take")), ((GERMAN, Phase::Return), vec!["gr5-2".to_string()]));
    desk.does("take gr5-2, go N33, stay");
    assert_eq!((desk.p.turn, desk.back("gr5-3")), (3, 4), "box 4 is not due");
}

#[test]
fn r1_c8_intensity_is_compared_at_the_end_of_the_turn() {
    for (intensity, random) in [(0, false), (19, false), (20, true), (23, true)] {
        let mut desk = Desk::new(FAR);
        desk.intensity(intensity, 20).does("done");
        assert!(desk.saw(|event| *event == Event::IntensityTest { intensity, confusion: 20 }));
        assert!(desk.cites("1.c8"));
        assert_eq!(desk.p.random, random, "{intensity}");
    }
}

#[test]
fn r1_c8_intensity_reached_in_mid_turn_changes_nothing_yet() {
    let mut desk = Desk::new("gr5-1 N16, london2-4 N15 hurt, gr5-2 A33, london6 A01");
    desk.intensity(19, 20).does("take gr5-1").rolling(&[6, 1]).does("fire N15");
    assert_eq!((desk.p.intensity, desk.p.random), (20, false));
    assert!(desk.may("go N17"), "the activations go on");
    desk.does("stay, done");
    assert!(desk.p.random && desk.cites("1.a"));
}

#[test]
fn r1_c9_the_turn_marker_moves_on() {
    let desk = end(FAR, 4);
    assert!(desk.cites("1.c9") && desk.saw(|event| *event == Event::TurnEnds { turn: 4 }));
    assert_eq!((desk.p.turn, desk.game.turn(&desk.p)), (5, 5));
}

#[test]
fn r1_tour_1_the_allies_neither_activate_nor_repair() {
    let mut desk = Desk::new("gr5-1 N30, london2-4 N05, a1 N07 broken");
    desk.turn(1).guns(ALLIED, 1).does("done");
    assert!(desk.cites("1.tour-1") && desk.saw(|event| *event == Event::AlliesWait));
    assert!(!desk.cites("1.c3") && !desk.cites("1.c4") && !desk.cites("4.2"));
    assert_eq!(asked(&desk), (GERMAN, Phase::Activate));
    desk.turn(2).guns(ALLIED, 1).does("done");
    assert!(!desk.cites("1.tour-1"));
    assert_eq!(asked(&desk), (ALLIED, Phase::Activate));
}

// --- The random sequence.

#[test]
fn r1_a_the_turns_after_confusion_is_reached_are_drawn() {
    let mut desk = Desk::new(FAR);
    desk.intensity(20, 20).does("done");
    assert!(desk.saw(|event| *event == Event::SequenceBreaks { turn: 3 }) && desk.cites("1.a"));
    assert!(desk.saw(|event| matches!(event, Event::TurnBegins { turn: 3, random: true })));
    assert!(desk.saw(|event| *event == Event::Draw { number: 1 }) && !desk.cites("1.c1"));
}

#[test]
fn r1_a_it_does_not_go_back_before_the_night() {
    let mut desk = Desk::new(FAR);
    desk.random().intensity(3, 20).at(GERMAN, Phase::Mechanic);
    desk.p.draws = 5;
    desk.does("done");
    assert!(desk.p.random && desk.saw(|event| matches!(event, Event::TurnBegins { turn: 3, random: true })));
    assert!(!desk.cites("1.c8"), "intensity is no longer compared");
}

#[test]
fn r1_a1_five_markers_are_drawn_one_after_the_other() {
    let mut desk = Desk::new(FAR);
    desk.draw(IDLE);
    let first = desk.cited().iter().position(|section| *section == "1.a3").expect("the turn ends");
    let drawn = desk.cited()[..first].iter().filter(|section| **section == "1.a1").count();
    assert_eq!(drawn, 5);
    for number in 1..=5 {
        assert!(desk.saw(|event| *event == Event::Draw { number }), "{number}");
    }
    assert!(!desk.saw(|event| *event == Event::Draw { number: 6 }));
}

#[test]
fn r1_a1_each_is_played_before_the_next_is_drawn() {
    let mut desk = Desk::new("gr5-1 N30, gr5-2 N28, london2-4 N05");
    desk.draw("battalions german 3");
    assert_eq!((asked(&desk), desk.p.draws), ((GERMAN, Phase::Marked), 1));
    desk.cup("battalions allied 1").does("take gr5-1, go N29, stay");
    assert_eq!((asked(&desk), desk.p.draws), ((GERMAN, Phase::Marked), 1), "two more may act");
    desk.does("done");
    assert_eq!((asked(&desk), desk.p.draws), ((ALLIED, Phase::Marked), 2));
    assert!(desk.cites("1.a1"));
}

#[test]
fn r1_a2_battalions_come_back_after_the_draws() {
    let mut desk = Desk::new(FAR);
    desk.on_track("london2-2", 3).random().at(GERMAN, Phase::Mechanic);
    desk.p.draws = 5;
    desk.does("done");
    assert!(desk.cites("1.a2") && !desk.cites("1.c7"));
    assert_eq!(asked(&desk), (ALLIED, Phase::Return));
}

#[test]
fn r1_a3_then_the_turn_marker_moves_on() {
    let mut desk = Desk::new(FAR);
    desk.random().at(GERMAN, Phase::Mechanic);
    desk.p.draws = 5;
    desk.does("done");
    let sections = ["1.a2", "1.a3", "1.c8", "1.c9", "1", "1.a1"];
    assert_eq!(order(&desk, &sections)[..4], ["1.a2", "1.a3", "1", "1.a1"]);
    assert_eq!(desk.p.turn, 3);
}

#[test]
fn r1_a_duree_on_the_eve_of_the_night_no_random_turn_is_announced() {
    for (mut desk, turn) in [(Desk::new(FAR), 6), (Desk::new(FAR), 13), (Desk::first(ELSEWHERE), 6)] {
        desk.turn(turn).intensity(20, 20).does("done");
        let told: Vec<String> = desk.lines.iter().map(|line| key(&desk.game.tell(&line.what))).collect();
        assert!(told.contains(&"event-sequence-breaks-by-night".to_string()), "{turn}");
        assert!(!told.contains(&"event-sequence-breaks".to_string()), "{turn}");
        assert!(desk.cites("1.a.duree") && desk.cites("6.atteint") && !desk.cites("1.a"), "{turn}");
        assert!(!desk.saw(|event| matches!(event, Event::TurnBegins { random: true, .. })), "{turn}");
    }
}

#[test]
fn r1_a_duree_the_night_ends_the_random_sequence() {
    let mut desk = Desk::new(FAR);
    desk.turn(6).random().at(GERMAN, Phase::Mechanic);
    desk.p.draws = 5;
    desk.does("done");
    assert!(
        desk.saw(|event| matches!(event, Event::TurnBegins { turn: 7, random: false })) && desk.cites("9")
    );
    assert!(desk.saw(|event| matches!(event, Event::TurnBegins { turn: 8, random: false })));
    assert_eq!((desk.p.turn, desk.p.random, asked(&desk)), (8, false, (GERMAN, Phase::Aim)));
}

#[test]
fn rr_random_repair_there_are_neither_guns_nor_repairs_in_a_random_turn() {
    let mut desk = Desk::new(&format!("{FAR}, baden N32 broken, a1 N01 broken"));
    // With a tank broken down the mechanic would ask: the others let the turn pass.
    desk.draw("rout german, rout allied, lull, reinforcements german, reinforcements allied, end-of-turn");
    assert!(desk.cites("1.a3"));
    assert!(!desk.cites("4.2") && !desk.cites("1.c4") && !desk.cites("1.c6"));
    assert!(!desk.saw(|event| matches!(event, Event::GunsOpen { .. })));
    assert_eq!(desk.notes("baden").iter().filter(|note| *note == "note-no-repair").count(), 1);
    assert!(!desk.notes("baden").contains(&"note-repair".to_string()));
}

#[test]
fn rr_random_repair_a_tank_is_promised_no_repair_that_will_not_come() {
    let mut desk = Desk::new(&format!("{FAR}, baden N32 broken, a1 N01 broken"));
    let note = |desk: &Desk, tank: &str| {
        let notes = desk.notes(tank);
        notes.into_iter().find(|note| note.contains("repair")).unwrap_or_default()
    };
    // In the German activations the Allies have had theirs of the turn, and the next is to come.
    assert_eq!((note(&desk, "baden"), note(&desk, "a1")), ("note-repair".into(), "note-repair".into()));
    // It will not where intensity has caught up; or where night falls first.
    desk.intensity(20, 20);
    assert_eq!((note(&desk, "baden"), note(&desk, "a1")), ("note-repair".into(), "note-no-repair".into()));
    desk.intensity(0, 20).turn(6);
    let late = || "note-repair-too-late".to_string();
    assert_eq!((note(&desk, "baden"), note(&desk, "a1")), ("note-repair".into(), late()));
    desk.at(ALLIED, Phase::Return);
    assert_eq!((note(&desk, "baden"), note(&desk, "a1")), (late(), late()));
    desk.random().at(GERMAN, Phase::Marked);
    assert_eq!(note(&desk, "baden"), late());
    // In the night of the 24th the morning will see to them, where there is one.
    desk.turn(7).at(ALLIED, Phase::NightAllied);
    assert_eq!(note(&desk, "a1"), "note-repair");
    let mut desk = Desk::first(&format!("{ELSEWHERE}, baden N32 broken"));
    desk.turn(7).at(ALLIED, Phase::NightAllied);
    assert_eq!(note(&desk, "baden"), "");
}

#[test]
fn rr_turn_end_returns_then_intensity_then_points_then_the_marker() {
    let sections = ["1.c7", "8.2", "1.c8", "12.1.pv.ville", "1.c9"];
    let desk = Desk::first("gr5-1 F20, london2-4 N05").after("done");
    assert_eq!(order(&desk, &sections), ["1.c7", "1.c8", "12.1.pv.ville", "1.c9"]);
    assert_eq!(desk.p.points[GERMAN], 2);
    // With battalions to bring back the rest waits for them.
    let mut desk = Desk::first("gr5-1 F20, london2-4 N05");
    desk.on_track("london2-2", 3).does("done");
    assert_eq!((order(&desk, &sections), desk.p.points[GERMAN]), (vec!["1.c7"], 0));
    desk.does("take london2-2, go N01");
    assert_eq!(order(&desk, &sections), ["8.2"]);
    desk.does("stay");
    assert_eq!(order(&desk, &sections), ["1.c8", "12.1.pv.ville", "1.c9"]);
}

#[test]
fn rr_turn_end_in_scenario_2_a_decisive_victory_is_seen_after_intensity() {
    let mut desk = Desk::new("gr5-1 F20, gr5-2 F04, london2-4 N05");
    desk.turn(8).intensity(20, 20).does("done");
    let sections = ["1.c7", "1.c8", "1.a", "12.2.decisive", "1.c9"];
    assert_eq!(order(&desk, &sections), ["1.c7", "1.c8", "1.a", "12.2.decisive"]);
    assert_eq!(desk.p.turn, 8, "the marker does not move any more");
}

#[test]
fn rr_turn_end_a_random_turn_scores_too() {
    let mut desk = Desk::first("gr5-1 F20, london2-4 N05");
    desk.random().at(GERMAN, Phase::Mechanic);
    desk.p.draws = 5;
    desk.does("done");
    let sections = ["1.a2", "1.c8", "12.1.pv.ville", "1.a3"];
    assert_eq!(order(&desk, &sections)[..3], ["1.a2", "12.1.pv.ville", "1.a3"]);
}
