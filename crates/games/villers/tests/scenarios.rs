//! The two scenarios (12): their map, length, set-up, cup, reinforcements and the garrison of Cachy.

use crate::common::*;
use villers::units::{Begins, Counter, Kind, Slot};

/// The ids of the units of which something holds.
fn units(desk: &Desk, marks: u8) -> Vec<&str> {
    let counters = desk.game.counters.all.iter().map(|counter| counter.id.as_str());
    counters.filter(|id| desk.has(id, marks)).collect()
}

/// The German activations of turn 1, all guns silent.
fn first_activations(scenario: usize, options: &str) -> Desk {
    let desk = Desk::start(scenario, options).after("done, done");
    assert_eq!((desk.p.turn, desk.p.phase, desk.asked()), (1, Phase::Activate, GERMAN));
    desk
}

const A7VS: [&str; 9] =
    ["lotte", "gretchen", "baden", "mephisto", "cyklop", "schnuck", "siegfried", "elfriede", "nixe"];
const RESERVE: [&str; 2] = ["alter-fritz", "a7v560"];

/// Tanks enter one below the other on the east edge.
fn enter(desk: &mut Desk, tanks: &[&str], rows: &str) {
    for (tank, row) in tanks.iter().zip(rows.chars()) {
        desk.does(&format!("take {tank}, go {row}33"));
        assert_eq!(desk.whereabouts(tank), format!("{row}33"));
        desk.does("stay");
    }
}

// --- Set-up.

#[test]
fn r12_1_the_first_tank_battle_is_set_up() {
    let desk = Desk::start(1, "");
    assert!(desk.cites("12.1") && desk.saw(|event| matches!(event, Event::SetUp)));
    assert_eq!((desk.p.turn, desk.p.phase, desk.asked()), (1, Phase::Aim, GERMAN));
}

#[test]
fn r12_2_the_second_battle_is_set_up() {
    let desk = Desk::start(2, "");
    assert!(desk.cites("12.2") && desk.saw(|event| matches!(event, Event::SetUp)));
    assert_eq!((desk.p.turn, desk.p.phase, desk.asked()), (1, Phase::Aim, GERMAN));
}

#[test]
fn r12_1_carte_only_rows_a_to_p_are_in_play() {
    let desk = Desk::first("gr5-1 P18, london2-4 P17");
    assert_eq!(desk.game.map.hexes, 16 * 33);
    assert!(desk.game.map.named("P33").is_some() && desk.game.map.named("Q01").is_none());
    assert!(desk.game.parse("go Q18").is_err(), "there is no such hex");
    // A decision of the other scenario is refused by it.
    let off = Decision::Go(desk.game.map.printed("Q18").expect("it is printed"));
    let refusal = desk.game.check(&desk.p, GERMAN, off).expect_err("off the map");
    assert_eq!(villers::rulebook().section(refusal.rule).id, "12.1.carte");
    // Nobody goes south of row P.
    let desk = Desk::first("gr5-1 P25, london2-4 A01").after("take gr5-1");
    assert!(desk.targets("go").iter().all(|hex| hex.as_str() < "Q"));
}

#[test]
fn r12_2_carte_the_whole_map_is_in_play() {
    let desk = Desk::new("gr5-1 P25");
    assert_eq!(desk.game.map.hexes, 27 * 33);
    assert!(desk.game.map.named("AA33").is_some() && desk.game.map.named("AB01").is_none());
}

#[test]
fn rr_map_rows_run_east_and_west_and_the_edges_are_their_ends() {
    let desk = Desk::new("gr5-1 P25");
    // B stands half a hex to the east of A: A05 touches B04 and B05, B05 touches A05 and A06.
    let beside = |hex: &str| {
        let mut names: Vec<&str> =
            desk.game.map.beside(desk.hex(hex)).map(|near| desk.game.map.name(near)).collect();
        names.sort_unstable();
        names
    };
    assert_eq!(beside("C05"), ["B04", "B05", "C04", "C06", "D04", "D05"]);
    assert_eq!(beside("D05"), ["C05", "C06", "D04", "D06", "E05", "E06"]);
    assert_eq!(beside("A01"), ["A02", "B01"], "the corner");
    let mut desk = Desk::new(ELSEWHERE);
    desk.on_track("rmle1", 3).on_track("gr5-1", 3).does("done").does("take rmle1");
    let west: Vec<String> = desk.targets("go").into_iter().filter(|hex| hex.ends_with("01")).collect();
    assert_eq!(west.len(), 27, "27 rows; on A01 stands a friend, whom a point leads away from");
}

#[test]
fn r12_1_duree_it_ends_with_the_night_of_turn_7() {
    let mut desk = Desk::first(ELSEWHERE);
    desk.turn(5).does("done");
    assert!(desk.game.outcome(&desk.p).is_none() && desk.p.turn == 6);
    desk.at(GERMAN, Phase::Activate).does("done");
    assert_eq!((desk.p.turn, desk.p.phase), (7, Phase::Over));
    assert!(desk.cites("9") && desk.game.outcome(&desk.p).is_some());
}

#[test]
fn r12_2_duree_it_ends_with_the_night_of_turn_14() {
    let mut desk = Desk::new(ELSEWHERE);
    desk.turn(6).does("done");
    assert!(desk.p.turn == 8 && desk.game.outcome(&desk.p).is_none(), "the first night is not the last");
    desk.turn(13).at(GERMAN, Phase::Activate).does("done");
    assert_eq!((desk.p.turn, desk.p.phase), (14, Phase::Over));
}

#[test]
fn r12_1_place_counters_begin_where_they_are_marked_but_for_rows_q_to_aa() {
    let desk = Desk::start(1, "");
    for counter in &desk.game.counters.all {
        let id = counter.id.as_str();
        match counter.begins {
            Begins::At(hex) if hex.index() < 16 * 33 => {
                assert_eq!(desk.whereabouts(id), desk.game.map.name(hex));
            }
            Begins::At(_) => assert!(desk.has(id, mark::ABSENT), "{id}"),
            _ if counter.reserve => assert!(desk.has(id, mark::ABSENT), "{id}"),
            _ => assert!(desk.has(id, mark::WAITING), "{id}"),
        }
    }
    assert_eq!((desk.whereabouts("gr5-1"), desk.whereabouts("suffolk4")), ("G28", "K09"));
    for absent in ["london2-2", "rmle1", "zouaves8-1", "ir419-1", "ir73-1"] {
        assert!(desk.has(absent, mark::ABSENT), "{absent}");
    }
    assert_eq!(desk.whereabouts("ir332-2"), "P25", "row P is in play");
}

#[test]
fn r12_2_place_every_counter_begins_where_it_is_marked_without_the_two_opt_tanks() {
    let desk = Desk::start(2, "");
    assert_eq!(units(&desk, mark::ABSENT), RESERVE);
    for counter in &desk.game.counters.all {
        if let Begins::At(hex) = counter.begins {
            assert_eq!(desk.whereabouts(&counter.id), desk.game.map.name(hex));
        }
    }
    assert_eq!((desk.whereabouts("rmle1"), desk.whereabouts("tirailleurs4-1")), ("W13", "AA11"));
    assert!(units(&desk, mark::HURT | mark::BROKEN | mark::HERO | mark::ACTED).is_empty());
    let there = [GERMAN, ALLIED].map(|side| {
        let on_map = |counter: &&Counter| counter.side == side && !desk.whereabouts(&counter.id).is_empty();
        desk.game.counters.all.iter().filter(on_map).count()
    });
    assert_eq!(there, [36, 30]);
}

#[test]
fn r12_1_confusion_intensity_0_and_confusion_17() {
    let desk = Desk::start(1, "");
    assert_eq!((desk.p.intensity, desk.p.confusion), (0, 17));
    // Seventeen is enough.
    let mut desk = Desk::first(ELSEWHERE);
    desk.p.intensity = 17;
    desk.does("done");
    assert!(desk.p.random);
}

#[test]
fn r12_2_confusion_intensity_0_and_confusion_20() {
    let desk = Desk::start(2, "");
    assert_eq!((desk.p.intensity, desk.p.confusion), (0, 20));
    let mut desk = Desk::new(ELSEWHERE);
    desk.p.intensity = 17;
    desk.does("done");
    assert!(!desk.p.random);
}

#[test]
fn r12_1_gobelet_all_markers_but_two_threes_of_each_side() {
    let (first, second) = (Desk::start(1, ""), Desk::start(2, ""));
    let (one, two) = (first.p.cup.iter().sum::<u8>(), second.p.cup.iter().sum::<u8>());
    assert_eq!(two - one, 4);
}

#[test]
fn rr_three_the_threes_left_out_are_of_battalions() {
    let (first, second) = (Desk::start(1, ""), Desk::start(2, ""));
    for (line, markers) in first.game.tables.cup.iter().enumerate() {
        let missing = if markers.battalions == 3 { 2 } else { 0 };
        assert_eq!(second.p.cup[line] - first.p.cup[line], missing, "{}", markers.kind.code());
    }
    let line = first.marker("battalions german 3");
    assert_eq!((first.p.cup[line], second.p.cup[line]), (2, 4));
    assert_eq!(first.p.cup[first.marker("hero german")], 2, "heroes stay, and so do tanks");
}

#[test]
fn r12_2_gobelet_all_the_markers() {
    let desk = Desk::start(2, "");
    for (line, markers) in desk.game.tables.cup.iter().enumerate() {
        assert!(desk.p.cup[line] > 0 && desk.p.cup[line] == markers.count);
    }
    assert_eq!(desk.p.cup.iter().sum::<u8>(), 38);
}

// --- German reinforcements.

#[test]
fn r12_1_a7v_seven_enter_freely_by_any_hex_of_the_east_edge() {
    let mut desk = first_activations(1, "").after("take lotte");
    let edge: Vec<String> = desk.targets("go").into_iter().filter(|hex| hex.ends_with("33")).collect();
    assert_eq!(edge.len(), 16);
    desk.does("stay");
    enter(&mut desk, &A7VS[..7], "ABCDEFG");
    assert_eq!((desk.p.a7vs, desk.p.points[ALLIED]), (7, 0));
}

#[test]
fn r12_1_a7v_plus_one_or_two_more_for_two_points_each() {
    let mut desk = first_activations(1, "");
    enter(&mut desk, &A7VS[..7], "ABCDEFG");
    desk.does("take elfriede, go H33");
    assert!(desk.cites("12.1.a7v-plus"));
    assert!(desk.saw(|event| matches!(event, Event::Points { side: ALLIED, points: 2, .. })));
    assert_eq!(desk.p.points[ALLIED], 2);
    desk.does("stay, take nixe, go I33, stay");
    assert_eq!((desk.p.points[ALLIED], desk.p.a7vs), (4, 9));
    // At any moment of the phase: after others have acted.
    let mut desk = first_activations(1, "");
    enter(&mut desk, &A7VS[..7], "ABCDEFG");
    desk.does("take ir35-1, go A31, stay, take nixe, go I33");
    assert!(desk.cites("12.1.a7v-plus"));
}

#[test]
fn r12_2_a7v_nine_enter_freely() {
    let mut desk = first_activations(2, "");
    enter(&mut desk, &A7VS, "ABCDEFGHI");
    assert_eq!((desk.p.a7vs, desk.p.points[ALLIED]), (9, 0));
    assert_eq!(desk.refused("take alter-fritz"), "r.opt-tanks", "those in reserve are not in the game");
    // Those that have not entered on turn 1 may do so later.
    let mut desk = first_activations(2, "");
    enter(&mut desk, &A7VS[..8], "ABCDEFGH");
    desk.turn(2).at(GERMAN, Phase::Activate);
    assert!(desk.may("take nixe"));
}

// --- Allied reinforcements.

/// The Allied activations of a turn of a scenario from its start.
fn allies(scenario: usize, turn: u8) -> Desk {
    let mut desk = Desk::start(scenario, "");
    desk.turn(turn).at(ALLIED, Phase::Activate);
    desk
}

/// A Mark IV male and two females enter by any hex of the west edge of so many rows.
fn mark_ivs(scenario: usize, rows: usize) {
    let desk = allies(scenario, 1);
    assert_eq!(desk.refused("take a1"), "2.3.2", "not before turn 2");
    let mut desk = allies(scenario, 2);
    let kinds = ["a1", "a2", "a3"].map(|tank| desk.game.counter(desk.unit(tank)).kind);
    assert_eq!(kinds, [Kind::MarkIvMale, Kind::MarkIvFemale, Kind::MarkIvFemale]);
    desk.does("take a1");
    let targets = desk.targets("go");
    assert_eq!(targets.iter().filter(|hex| hex.ends_with("01")).count(), rows, "friends there or not");
    desk.does("go C01, stay, take a2, go M01, stay, take a3, go N01");
    assert_eq!(desk.p.points[GERMAN], 0);
    assert_eq!(["a1", "a2", "a3"].map(|tank| desk.whereabouts(tank)), ["C01", "M01", "N01"]);
}

#[test]
fn r12_1_mark_iv_a_male_and_two_females_on_turn_2() {
    mark_ivs(1, 16);
}

#[test]
fn r12_2_mark_iv_a_male_and_two_females_on_turn_2() {
    mark_ivs(2, 27);
}

const WHIPPETS: &str = "whippet1 whippet2 whippet3 whippet4 whippet5 whippet6 whippet7";

#[test]
fn r12_1_whippets_a_die_and_one() {
    for die in 1..=6 {
        let mut desk = Desk::first(ELSEWHERE);
        desk.wait(WHIPPETS).rolling(&[die]).does("done");
        assert!(desk.cites("12.1.whippets"));
        let count = die + 1;
        assert!(desk.saw(|event| matches!(event, Event::WhippetsComing { count: so, .. } if *so == count)));
        assert_eq!(units(&desk, mark::WAITING).len(), usize::from(count));
        let last = format!("whippet{count}");
        assert!(desk.has(&last, mark::WAITING) && desk.has("whippet7", mark::WAITING) == (die == 6));
    }
}

#[test]
fn r12_2_whippets_seven_without_a_die() {
    let mut desk = Desk::new(ELSEWHERE);
    desk.wait(WHIPPETS).does("done");
    assert!(desk.p.turn == 3 && !desk.saw(|event| matches!(event, Event::WhippetsComing { .. })));
    assert_eq!(units(&desk, mark::WAITING).len(), 7);
}

/// Whippets enter from the west in rows N, O and P, and by no other hex of the edge.
fn whippets_enter(desk: &mut Desk, elsewhere: &[&str], section: &str) {
    desk.wait("whippet1 whippet2 whippet3").turn(3).at(ALLIED, Phase::Activate).does("take whippet1");
    for hex in elsewhere {
        assert_eq!(desk.refused(&format!("go {hex}")), section, "{hex}");
    }
    assert_eq!(desk.refused("go N33"), "2.3.bord");
    // Once in, they drive where they like: M01 is the second hex of the way.
    desk.does("go M01");
    assert_eq!(desk.p.hand.points, 2);
    desk.does("stay, take whippet2, go O01, stay, take whippet3, go P01");
    assert_eq!(desk.p.hand.points, 3);
}

#[test]
fn r12_1_rangees_whippets_come_by_rows_n_o_and_p() {
    let mut desk = Desk::first("gr5-3 A33, london6 C05");
    whippets_enter(&mut desk, &["A01", "B01", "C01"], "12.1.rangees");
}

#[test]
fn r12_2_rangees_whippets_come_by_rows_n_o_and_p() {
    let mut desk = Desk::new("gr5-3 A33, london6 C05");
    whippets_enter(&mut desk, &["A01", "E01", "Y01", "AA01"], "12.2.rangees");
}

/// The Australians and the 7th Bedfords deploy in the night of the 24th.
fn night_reinforcements(scenario: usize) {
    let mut desk = Desk::start(scenario, "");
    let expected = ["aif49", "aif50", "aif51", "aif52", "aif57", "aif58", "aif59", "aif60", "bedford7"];
    for unit in expected {
        assert!(desk.has(unit, mark::WAITING), "{unit}");
    }
    desk.turn(6).at(GERMAN, Phase::Activate).does("done");
    assert_eq!((desk.p.turn, desk.p.phase, desk.asked()), (7, Phase::Deploy, ALLIED));
    assert_eq!(desk.targets("take"), expected);
}

#[test]
fn r12_1_australiens_they_and_the_7th_bedfords_come_by_night() {
    night_reinforcements(1);
}

#[test]
fn r12_2_australiens_they_and_the_7th_bedfords_come_by_night() {
    night_reinforcements(2);
}

// --- The garrison of Cachy.

/// The 4th Suffolks in hand, in a scenario.
fn garrison(scenario: usize, units: &str) -> Desk {
    let mut desk = Desk::on(game(scenario, ""), &format!("{units}, {ELSEWHERE}"));
    desk.at(ALLIED, Phase::Activate).does("take suffolk4");
    desk
}

/// The garrison keeps within two hexes of Cachy, by this section.
fn keeps_near(scenario: usize, section: &str) {
    // K12 is two hexes from K10, K13 three.
    let desk = garrison(scenario, "suffolk4 K11");
    assert!(desk.may("go K12") && desk.may("go L11"));
    assert_eq!((desk.refused("go K13"), desk.why_not("suffolk4", "K13")), (section, section));
    // Not by an assault, an infiltration or a withdrawal either.
    let desk = garrison(scenario, "suffolk4 K12 hero, gr5-1 K13");
    assert_eq!(desk.refused("assault K13"), section);
    assert!(desk.may("fire K13"), "it may fight");
    let desk = garrison(scenario, "suffolk4 K12 hero, gr5-1 J11");
    assert_eq!(desk.refused("withdraw K13"), section);
    let desk = garrison(scenario, "suffolk4 K12 hero, gr5-1 L12");
    assert_eq!((desk.refused("infiltrate K13"), desk.may("withdraw K11")), (section, true));
    // Nobody else is bound.
    let desk = garrison(scenario, "suffolk4 K11, london2-4 K12").after("take london2-4");
    assert!(desk.may("go K13"));
}

#[test]
fn r12_1_cachy_the_garrison_stays_within_two_hexes() {
    keeps_near(1, "12.1.cachy");
}

#[test]
fn r12_2_cachy_the_garrison_stays_within_two_hexes() {
    keeps_near(2, "12.2.cachy");
}

#[test]
fn rr_cachy_driven_out_it_goes_back_by_its_shortest_way() {
    // A rout takes it out.
    let mut desk = Desk::new(&format!("suffolk4 K07 hurt, {ELSEWHERE}"));
    desk.draw("rout allied");
    assert_eq!(desk.whereabouts("suffolk4"), "K02");
    // Three steps from K12: along the row, neither farther nor round about.
    let desk = garrison(2, "suffolk4 K15");
    assert!(desk.may("go K14") && desk.may("go K13"));
    assert_eq!((desk.refused("go K16"), desk.refused("go L15")), ("r.cachy", "r.cachy"));
    let nearer = ["J", "K", "L"].map(|row| desk.may(&format!("go {row}14")));
    assert_eq!(nearer, [false, true, false], "J14 and L14 are five hexes off as well");
    assert_eq!(desk.refused("go J13"), "r.cachy", "in two steps one would do");
    assert_eq!(desk.targets("go"), ["J11", "K11", "K12", "K13", "K14", "L11"], "and, back, where it likes");
    // Round an enemy who bars it, and no other way; his zone does not make it longer.
    let desk = garrison(2, "suffolk4 K15 hero, gr5-1 K13");
    assert_eq!(desk.targets("go"), ["J13", "J14", "K14", "L13", "L14"]);
    // Back within two hexes it stays there, and does what it likes.
    let desk = garrison(2, "suffolk4 K13 hero, gr5-1 J10").after("go K12");
    assert_eq!(desk.refused("go K13"), "12.2.cachy");
    assert!(desk.may("stay"));
}

#[test]
fn rr_cachy_before_anything_else() {
    // It withdraws before it fires at whoever is beside it, and does not stop half-way.
    let mut desk = garrison(2, "suffolk4 K15 hero, gr5-1 K16");
    for action in ["fire K16", "assault K16", "infiltrate L15"] {
        assert_eq!(desk.refused(action), "r.cachy", "{action}");
    }
    assert!(desk.targets("fire").is_empty() && desk.targets("assault").is_empty());
    assert!(desk.may("stay"), "put down untouched it has not been activated");
    desk.does("withdraw K14");
    assert_eq!((desk.refused("stay"), desk.may("go K13")), ("r.cachy", true));
    assert!(!desk.offers().contains(&"stay".to_string()));
    assert_eq!(desk.why_not("button", ""), "r.cachy", "why it cannot finish");
    desk.does("go K13, go K12");
    assert!(desk.p.hand.is_empty() && desk.whereabouts("suffolk4") == "K12");
    // Disorganised it marches first, and rallies at home.
    let mut desk = garrison(2, "suffolk4 K13 hurt hero");
    assert_eq!((desk.refused("rally"), desk.may("go K12")), ("r.cachy", true));
    desk.does("go K12, rally");
    assert!(!desk.has("suffolk4", mark::HURT));
    // What it cannot pay for binds it no longer: two medals do not infiltrate, and no step of the way is out of the zones.
    let mut desk = garrison(2, "suffolk4 K14, gr5-1 J13");
    assert_eq!(desk.refused("infiltrate K13"), "3");
    assert!(desk.may("fire J13") && desk.may("stay"));
    desk.rolling(&[1]).does("fire J13");
    assert!(desk.may("stay"));
    // Three do.
    let desk = garrison(2, "suffolk4 K14 hero, gr5-1 J13");
    assert_eq!((desk.refused("fire J13"), desk.refused("withdraw K15")), ("r.cachy", "r.cachy"));
    assert!(desk.may("infiltrate K13"));
    // With no way round, it assaults whoever bars it, nearer to Cachy, and nobody else.
    let ring = "gr5-1 K14, gr5-2 K16, rir93-1 J14, rir93-2 J15, ir35-1 L14, ir35-2 L15";
    let desk = garrison(2, &format!("suffolk4 K15 hero, {ring}"));
    assert_eq!((desk.targets("assault"), desk.refused("assault K16")), (vec!["K14".to_string()], "r.cachy"));
    assert!(desk.may("fire K16"));
}

#[test]
fn rr_cachy_a_match_kept_with_the_garrison_on_a_friend_is_still_read() {
    // Kept when the garrison had only to come nearer: on a tank's hex, with one medal, and no step of its way to be paid for.
    let kept = include_str!("snapshots/garrison-on-a-friend.json");
    let game = shipped(2, "");
    let p = contract::read_position(&game, kept).unwrap_or_else(|error| panic!("{error}"));
    let mut desk = Desk::begin(game, 1);
    desk.p = p;
    assert!(
        desk.in_hand("suffolk4") && desk.whereabouts("suffolk4") == "J23" && desk.whereabouts("a1") == "J23"
    );
    assert_eq!(desk.refused("stay"), "g.empilement");
    assert!(desk.targets("go").contains(&"K23".to_string()));
    desk.does("go K23");
    assert_eq!(desk.whereabouts("suffolk4"), "K23");
}

#[test]
fn rr_cachy_what_can_take_no_step_of_its_way_is_free() {
    // Two medals do not infiltrate past K13, turn after turn: it may slip away, and come round.
    let mut desk = garrison(2, "suffolk4 K14, gr5-1 K13");
    assert_eq!((desk.refused("infiltrate J13"), desk.may("fire K13")), ("3", true));
    assert_eq!(desk.targets("withdraw"), ["J14", "K15", "L14"]);
    desk.does("withdraw K15");
    assert_eq!(desk.whereabouts("suffolk4"), "K15");
    // With a third it infiltrates, and so does nothing else.
    let desk = garrison(2, "suffolk4 K14 hero, gr5-1 K13");
    assert_eq!((desk.refused("withdraw K15"), desk.refused("fire K13")), ("r.cachy", "r.cachy"));
    assert_eq!(desk.targets("infiltrate"), ["J13", "L13"]);
    // Where the enemy leaves no way at all, it is as free: here he holds every hex round the one that it may step to.
    let ring =
        "gr5-1 K13, gr5-2 J13, ir332-1 J14, rir93-1 L13, rir93-2 L14, ir35-1 J15, ir35-2 L15, ir48-1 K16";
    let mut desk = garrison(2, &format!("suffolk4 K14, {ring}"));
    assert_eq!((desk.refused("infiltrate K15"), desk.may("stay")), ("3", true));
    desk = garrison(2, &format!("suffolk4 K14 hero, {ring}"));
    assert!(desk.may("infiltrate K15") && desk.may("fire J14") && desk.may("assault K13"));
    assert_eq!(desk.refused("assault J14"), "r.cachy", "no nearer to Cachy");
}

#[test]
fn rr_cachy_wherever_it_is_driven_what_is_listed_is_what_it_may_do() {
    // Among friends and enemies strewn about it, with three medals, on the way to friends whenever it can.
    let (mut bound, mut free, mut over) = (0, 0, 0);
    for seed in 0..100 {
        let mut dice = Dice::loose(seed);
        let mut desk = garrison(2, "suffolk4 K15 hero");
        let slot = desk.unit("suffolk4");
        let all: Vec<Hex> = desk.game.map.all().collect();
        let from = all[dice.below(all.len() as u32) as usize];
        if desk.p.on(from).is_some() {
            continue;
        }
        desk.p.put(slot, from);
        let near: Vec<Hex> =
            all.iter().copied().filter(|hex| desk.game.map.distance(*hex, from) <= 3).collect();
        for other in 0..desk.game.counters.all.len() as Slot {
            let hex = near[dice.below(near.len() as u32) as usize];
            let wanted = other != slot && !desk.p.unit(other).is_there() && dice.below(6) == 0;
            if wanted && desk.p.on(hex).is_none() {
                desk.p.unit_mut(other).marks = 0;
                desk.p.put(other, hex);
            }
        }
        while desk.in_hand("suffolk4") && desk.p.phase == Phase::Activate {
            let listed = desk.offers();
            let at = desk.p.unit(slot).hex;
            // As far as six points lead, and a hex more.
            let around = all.iter().filter(|hex| desk.game.map.distance(**hex, at) <= 7);
            let around: Vec<&str> = around.map(|hex| desk.game.map.name(*hex)).collect();
            let verbs = ["go", "fire", "assault", "infiltrate", "withdraw"];
            let aimed = verbs.iter().flat_map(|verb| around.iter().map(move |hex| format!("{verb} {hex}")));
            for decision in aimed.chain(["rally".to_string(), "stay".to_string()]) {
                assert_eq!(desk.may(&decision), listed.contains(&decision), "{seed}: {decision}");
            }
            let stuck = desk.p.hand.spent > 0 && listed.contains(&"stay".to_string());
            (bound, free) = (bound + u32::from(!stuck), free + u32::from(stuck));
            over += u32::from(desk.p.hand.over);
            let onto = |offer: &&String| {
                let hex = offer.split(' ').nth(1).and_then(|name| desk.game.map.named(name));
                !offer.starts_with("take") && hex.is_some_and(|hex| desk.p.on(hex).is_some())
            };
            let friends: Vec<&String> = listed.iter().filter(onto).collect();
            let acting: Vec<&String> = listed.iter().filter(|offer| !offer.starts_with("take")).collect();
            let among = if friends.is_empty() { &acting } else { &friends };
            let decision = among[dice.below(among.len() as u32) as usize].clone();
            // The desk holds every position to what must hold: nobody is stuck on a friend.
            desk.seed(seed).does(&decision);
        }
    }
    assert!(bound > 100 && free > 20 && over > 20, "{bound} {free} {over}");
}

#[test]
fn rr_cachy_back_from_the_track_it_enters_by_any_hex_of_the_edge() {
    let mut desk = Desk::new(ELSEWHERE);
    desk.on_track("suffolk4", 3).does("done").does("take suffolk4");
    assert!(desk.may("go AA01") && desk.may("go B01"));
    desk.does("go N01");
    assert_eq!((desk.refused("go O01"), desk.refused("stay")), ("r.cachy", "r.cachy"), "a point is left");
    assert!(desk.may("go M02"));
    desk.does("go M02");
    assert_eq!((desk.whereabouts("suffolk4"), desk.p.turn), ("M02", 3));
}

// --- Additional tanks.

#[test]
fn rr_opt_tanks_the_two_of_the_reserve_join_the_german_arrivals() {
    // In scenario 2 they are free: eleven in all.
    let mut desk = first_activations(2, "reserve-tanks");
    enter(&mut desk, &A7VS, "ABCDEFGHI");
    enter(&mut desk, &RESERVE, "JK");
    assert_eq!((desk.p.a7vs, desk.p.points[ALLIED]), (11, 0));
    // In scenario 1 each beyond the seventh gives two points.
    let mut desk = first_activations(1, "reserve-tanks");
    enter(&mut desk, &RESERVE, "AB");
    enter(&mut desk, &A7VS, "CDEFGHIJK");
    assert_eq!((desk.p.a7vs, desk.p.points[ALLIED]), (11, 8));
    // Without the option they are not there.
    for scenario in [1, 2] {
        let desk = Desk::start(scenario, "");
        assert!(RESERVE.iter().all(|tank| desk.has(tank, mark::ABSENT)));
    }
}
