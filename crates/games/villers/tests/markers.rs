//! The random sequence (7): the cup and what its markers do.

use crate::common::*;
use villers::position::NO_MARKER;
use villers::tables::Marker;

/// A marker is drawn with these units on the map, and somebody far away.
fn drawn(marker: &str, units: &str) -> Desk {
    let mut desk = Desk::new(&format!("{units}, {ELSEWHERE}"));
    desk.draw(marker);
    desk
}

/// The numbers of the draws of one turn, as they are told before it ends.
fn draws(desk: &Desk) -> Vec<u8> {
    let turn = desk.lines.iter().take_while(|line| !matches!(line.what, Event::TurnEnds { .. }));
    let number = |event: &Event| match *event {
        Event::Draw { number } => Some(number),
        _ => None,
    };
    turn.filter_map(|line| number(&line.what)).collect()
}

/// Markers that pass by themselves where nobody is disorganised, damaged or broken down.
const IDLE: &str = "mechanic german, mechanic allied, lull, rout german, rout allied";

// --- The draw.

#[test]
fn r7_1_five_markers_a_turn_one_after_the_other() {
    let desk = drawn(IDLE, "gr5-1 M18");
    assert_eq!(draws(&desk), [1, 2, 3, 4, 5]);
    assert!(desk.cites("7.1") && desk.saw(|event| matches!(event, Event::TurnEnds { turn: 2 })));
    assert!(desk.p.turn > 2, "the fifth played, the turn ends");
    // Each is played before the next is drawn.
    let mut desk = drawn("battalions german 1", "gr5-1 M18");
    assert_eq!((draws(&desk), desk.p.draws, desk.p.phase), (vec![1], 1, Phase::Marked));
    desk.does("done");
    assert_eq!(draws(&desk)[0], 2);
}

#[test]
fn r7_1_gobelet_all_markers_are_in_the_cup_from_the_start() {
    for (scenario, count) in [(1, 34), (2, 38)] {
        let mut desk = Desk::start(scenario, "");
        assert_eq!(desk.p.cup.iter().sum::<u8>(), count);
        assert_eq!(desk.p.drawn.iter().sum::<u8>(), 0);
        // Classic turns leave it alone.
        while desk.p.turn < 3 {
            desk.does("done");
        }
        assert_eq!(desk.p.cup.iter().sum::<u8>(), count);
    }
}

#[test]
fn r7_1_remise_a_marker_drawn_does_not_go_back() {
    let mut desk = Desk::new(&format!("gr5-1 M18, rmle1 N05, lotte M25, a1 D05, {ELSEWHERE}"));
    let before = desk.p.clone();
    for seed in 0..60 {
        desk.p = before.clone();
        desk.random().at(GERMAN, Phase::Mechanic);
        (desk.p.draws, desk.p.marker) = (0, NO_MARKER);
        desk.seed(seed).does("done");
        let mut told = [0; 32];
        for line in &desk.lines {
            if let Event::Drawn { marker: line } = line.what {
                told[usize::from(line)] += 1;
            }
        }
        for (line, markers) in desk.game.tables.cup.iter().enumerate() {
            assert_eq!(desk.p.cup[line] + told[line], before.cup[line]);
            let lies = if markers.kind == Marker::Hero { 0 } else { told[line] };
            assert_eq!(desk.p.drawn[line], lies, "a hero does not lie on the track");
        }
    }
}

#[test]
fn rr_cup_when_it_is_empty_all_but_the_heroes_go_back() {
    let mut desk = drawn("hero german", "gr5-1 M18");
    assert_eq!(desk.p.cup.iter().sum::<u8>(), 0);
    desk.does("hero gr5-1, stay");
    assert!(desk.cites("r.cup") && desk.saw(|event| matches!(event, Event::CupRefilled { count: 34 })));
    let heroes = [desk.marker("hero german"), desk.marker("hero allied")];
    assert_eq!(heroes.map(|line| desk.p.cup[line]), [0, 0]);
}

// --- Activations.

#[test]
fn r7_2_1_as_many_battalions_as_the_marker_says() {
    for count in [1, 3, 5] {
        let units = "gr5-1 M18, gr5-2 M20, ggren5-1 O27, ggren5-2 O29, ggren5-3 O31";
        let mut desk = drawn(&format!("battalions german {count}"), units);
        assert_eq!((desk.p.phase, desk.asked(), desk.p.left), (Phase::Marked, GERMAN, count));
        assert!(desk.cites("7.2.1"));
        let all = [("gr5-1", "M19"), ("gr5-2", "M21"), ("ggren5-1", "O28"), ("ggren5-2", "O30")];
        for (unit, to) in all.into_iter().chain([("ggren5-3", "O32")]).take(count.into()) {
            assert_eq!(desk.p.draws, 1);
            desk.does(&format!("take {unit}, go {to}"));
            assert!(desk.has(unit, mark::ACTED));
            desk.does("stay");
        }
        assert!(draws(&desk)[0] == 2, "the marker is done with");
    }
}

#[test]
fn r7_2_1_each_activation_is_played_as_in_the_classic_sequence() {
    let mut desk = drawn("battalions allied 3", "gr5-1 M18, london2-4 M10");
    assert!(desk.cites("2.2") && desk.asked() == ALLIED);
    assert!(
        desk.saw(|event| matches!(event, Event::MarkerActivates { side: ALLIED, tanks: false, count: 3 }))
    );
    // Activated as in the classic sequence: medals, one after the other.
    desk.does("take london2-4, go M11");
    assert_eq!((desk.spent(), desk.p.left, desk.refused("take london6")), (1, 2, "2.1.une"));
    // A unit put down without a medal spent has not used the marker.
    let mut desk = drawn("battalions allied 3", "gr5-1 M18, london2-4 M10");
    desk.does("take london2-4, stay");
    assert_eq!((desk.p.left, desk.p.phase), (3, Phase::Marked));
}

#[test]
fn r7_2_1_seuls_neither_tanks_nor_the_enemy() {
    let desk = drawn("battalions german 5", "gr5-1 M18, lotte M25, london2-4 M10");
    assert_eq!((desk.refused("take lotte"), desk.why_not("lotte", "")), ("7.2.1.seuls", "7.2.1.seuls"));
    assert_eq!(desk.refused("take london2-4"), "2.1");
    assert_eq!(desk.targets("take"), ["gr5-1", "gr5-3"]);
}

#[test]
fn r7_2_2_up_to_three_tanks() {
    let mut desk = drawn("tanks german", "lotte M25, nixe M27, baden M29, cyklop M31, gr5-1 N20");
    assert_eq!((desk.p.phase, desk.asked(), desk.p.left), (Phase::Marked, GERMAN, 3));
    assert!(desk.cites("7.2.2") && desk.cites("2.2"));
    for (unit, to) in [("lotte", "M26"), ("nixe", "M28"), ("baden", "M30")] {
        assert_eq!(desk.p.draws, 1);
        desk.does(&format!("take {unit}, go {to}, stay"));
        assert!(desk.has(unit, mark::ACTED));
    }
    assert_eq!(draws(&desk)[0], 2, "three and no more");
    assert!(!desk.has("cyklop", mark::ACTED));
}

#[test]
fn r7_2_2_seuls_no_battalions() {
    let desk = drawn("tanks allied", "a1 M10, london2-4 M12, lotte M25");
    assert_eq!((desk.refused("take london2-4"), desk.refused("take lotte")), ("7.2.2.seuls", "2.1"));
    assert_eq!(desk.targets("take"), ["a1"]);
}

// --- Heroes.

#[test]
fn r7_2_3_a_hero_for_a_battalion_which_may_act_at_once() {
    let mut desk = drawn("hero german", "gr5-1 M18, lotte M25, london2-4 M17, gr5-2 M20");
    desk.lose("ggren5-1").on_track("ggren5-2", 5);
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Hero, GERMAN));
    assert_eq!(desk.targets("hero"), ["gr5-1", "gr5-2", "gr5-3"]);
    for unit in ["lotte", "london2-4", "ggren5-1", "ggren5-2"] {
        assert_eq!(desk.refused(&format!("hero {unit}")), "7.2.3", "{unit}");
    }
    desk.does("hero gr5-1");
    assert!(desk.cites("7.2.3") && desk.saw(|event| matches!(event, Event::HeroGiven { .. })));
    assert!(desk.has("gr5-1", mark::HERO) && desk.in_hand("gr5-1"));
    assert_eq!(desk.refused("take gr5-2"), "1.ordre", "it alone acts");
    desk.rolling(&[4]).does("fire M17");
    assert!(desk.has("london2-4", mark::HURT));
}

#[test]
fn r7_2_3_rallie_a_disorganised_battalion_is_rallied_for_nothing() {
    let desk = drawn("hero allied", "london2-4 M18 hurt, gr5-1 M17").after("hero london2-4");
    assert!(desk.cites("7.2.3.rallie") && !desk.has("london2-4", mark::HURT));
    assert_eq!((desk.spent(), desk.may("fire M17")), (0, true));
    let desk = drawn("hero allied", "london2-4 M18, gr5-1 M17").after("hero london2-4");
    assert!(!desk.cites("7.2.3.rallie"));
}

#[test]
fn r7_2_3_medaille_one_medal_more_up_to_four() {
    for (unit, medals) in [("rir257-1", 3), ("ir48-1", 4), ("gr5-1", 4)] {
        let mut desk = drawn("hero german", &format!("{unit} M18, rmle1 M17"));
        desk.does(&format!("hero {unit}"));
        for shot in 1..=medals {
            assert!(desk.in_hand(unit), "{unit} {shot}");
            desk.rolling(&[1]).does("fire M17");
        }
        assert!(!desk.in_hand(unit));
        assert!(desk.has(unit, mark::HERO), "he stays with it");
    }
}

#[test]
fn rr_hero_medals_count_for_everything() {
    // Extra points of a zone: 1 with four medals, 2 with fewer.
    for (hero, medals) in [("", 2), (" hero", 1)] {
        let mut desk = Desk::acting(GERMAN, "ir48-1", &format!("ir48-1 M20{hero}, london2-4 M18"));
        desk.does("go M19");
        assert_eq!(desk.spent(), medals, "{hero}");
    }
    // A barrage: a 3 eliminates two medals, not three.
    for (hero, place) in [("", ""), (" hero", "M17")] {
        let mut desk = Desk::new(&format!("london2-4 M17{hero}, {ELSEWHERE}"));
        desk.guns(GERMAN, 1).rolling(&[1, 3, 1]).does("aim M17");
        assert_eq!(desk.whereabouts("london2-4"), place);
    }
    // The night: a 3 again.
    for (hero, place) in [("", ""), (" hero", "M12")] {
        let mut desk = Desk::new(&format!("london2-4 M17 hurt{hero}, gr5-1 M18, {ELSEWHERE}"));
        desk.turn(6).rolling(&[3]).does("done");
        assert_eq!(desk.whereabouts("london2-4"), place);
    }
    // A battalion of four gains nothing.
    let mut desk = Desk::new(&format!("rmle1 M17 hero, {ELSEWHERE}"));
    desk.guns(GERMAN, 1).rolling(&[1, 5, 1]).does("aim M17");
    assert_eq!(desk.whereabouts("rmle1"), "");
}

#[test]
fn r7_2_3_perte_eliminated_with_its_battalion_he_never_returns() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17 hurt hero");
    desk.rolling(&[6, 2]).does("fire M17");
    assert!(desk.cites("7.2.3.perte") && desk.saw(|event| matches!(event, Event::HeroLost { .. })));
    assert_eq!((desk.back("london2-4"), desk.p.heroes_lost[ALLIED]), (5, 1), "the battalion does return");
    assert!(!desk.has("london2-4", mark::HERO));
    // Disorganised it keeps him.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17 hero");
    desk.rolling(&[6]).does("fire M17");
    assert!(desk.has("london2-4", mark::HERO) && desk.has("london2-4", mark::HURT));
}

#[test]
fn r7_2_3_perte_in_the_assault_that_he_leads() {
    let mut desk = drawn("hero german", "gr5-1 M18, rmle1 M17");
    desk.does("hero gr5-1").rolling(&[1, 1, 1, 1, 2]).does("assault M17");
    assert!(desk.cites("3.3.echec") && desk.cites("7.2.3.perte"));
    assert_eq!((desk.back("gr5-1"), desk.p.heroes_lost[GERMAN]), (7, 2), "the other had been drawn before");
    assert_eq!(draws(&desk)[0], 2, "and the next marker is drawn");
}

#[test]
fn rr_hero_again_a_battalion_that_has_acted_may_act_again() {
    let mut desk = drawn("hero german", "gr5-1 M18 acted, rmle1 M17").after("hero gr5-1");
    for _ in 0..4 {
        desk.rolling(&[1]).does("fire M17");
    }
    assert!(!desk.in_hand("gr5-1"), "with all its medals");
    // It may also not act, and has then not been activated.
    let desk = drawn("hero german", "gr5-1 M18, rmle1 M17").after("hero gr5-1, stay");
    assert!(!desk.has("gr5-1", mark::ACTED) && desk.has("gr5-1", mark::HERO));
}

#[test]
fn rr_hero_one_a_battalion_has_one_at_most() {
    let mut desk = drawn("hero german", "gr5-1 M18 hero, gr5-2 M20");
    assert_eq!((desk.refused("hero gr5-1"), desk.why_not("gr5-1", "")), ("r.hero-one", "r.hero-one"));
    desk.does("hero gr5-2");
    // Without a battalion to take him the marker is lost.
    let mut desk = Desk::new("gr5-1 M18 hero, lotte M25, london6 A01");
    desk.draw("hero german");
    assert!(desk.cites("r.hero-one"));
    assert!(desk.saw(|event| matches!(event, Event::HeroUnused { side: GERMAN })));
    assert_eq!(draws(&desk)[..2], [1, 2]);
    assert_eq!(desk.p.heroes_lost[GERMAN], 1);
}

// --- Lull.

#[test]
fn r7_2_4_each_side_reorganises_up_to_three() {
    let allies = "london2-4 M10 hurt, london2-2 M08 hurt, london3 M06 hurt, london7 M04 hurt";
    let germans = "gr5-1 N25 hurt, gr5-2 N27 hurt";
    let mut desk = drawn("lull", &format!("{allies}, {germans}"));
    assert!(desk.cites("7.2.4"));
    assert_eq!((desk.p.phase, desk.asked(), desk.targets("reorganise").len()), (Phase::Lull, ALLIED, 4));
    assert_eq!((desk.refused("reorganise gr5-1"), desk.refused("reorganise london6")), ("7.2.4", "7.2.4"));
    desk.does("reorganise london2-4");
    assert!(desk.cites("7.2.4") && desk.saw(|event| matches!(event, Event::Reorganised { .. })));
    assert!(!desk.has("london2-4", mark::HURT));
    assert_eq!(desk.refused("reorganise london2-4"), "7.2.4", "it is sound now");
    desk.does("reorganise london2-2, reorganise london3");
    assert_eq!(desk.asked(), GERMAN, "three and no more");
    assert!(desk.has("london7", mark::HURT));
    desk.does("reorganise gr5-1, reorganise gr5-2");
    assert!(draws(&desk)[0] == 2, "nobody is left");
}

#[test]
fn r7_2_4_adjacent_not_beside_an_enemy() {
    let units = "london2-4 M17 hurt, gr5-1 M18 hurt, london2-2 M08 hurt, london3 N12 hurt, nixe N13";
    let desk = drawn("lull", units);
    assert_eq!(desk.targets("reorganise"), ["london2-2"]);
    for unit in ["london2-4", "london3"] {
        assert_eq!(desk.refused(&format!("reorganise {unit}")), "7.2.4.adjacent", "{unit}");
        assert_eq!(desk.why_not(unit, ""), "7.2.4.adjacent", "{unit}");
    }
}

#[test]
fn rr_pause_the_allies_first_and_battalions_only() {
    let mut desk = drawn("lull", "a1 M10 hurt, london2-4 M08 hurt, gr5-1 N25 hurt, lotte N27 hurt");
    assert_eq!((desk.asked(), desk.targets("reorganise")), (ALLIED, vec!["london2-4".to_string()]));
    assert_eq!(desk.refused("reorganise a1"), "7.2.4", "a tank is not reorganised");
    desk.does("reorganise london2-4");
    assert!(!desk.has("london2-4", mark::ACTED), "nor is anybody activated");
    assert_eq!((desk.asked(), desk.targets("reorganise")), (GERMAN, vec!["gr5-1".to_string()]));
    desk.does("done");
    assert!(desk.has("gr5-1", mark::HURT), "it may be declined");
    // Each side may decline, and a side with nobody is not asked.
    let desk = drawn("lull", "gr5-1 N25 hurt");
    assert_eq!(desk.asked(), GERMAN);
}

// --- Guns, mechanics, the end, reinforcements.

#[test]
fn r7_2_5_one_barrage_for_the_player_named() {
    for (side, marker) in [(GERMAN, "artillery german"), (ALLIED, "artillery allied")] {
        let mut desk = drawn(marker, "rmle1 M17, gr5-1 M25");
        assert!(desk.cites("7.2.5"));
        assert_eq!((desk.p.phase, desk.asked(), desk.p.guns), (Phase::Aim, side, 1));
        desk.rolling(&[1, 1]).does("aim M17");
        assert!(desk.cites("5.vise") && desk.has("rmle1", mark::HURT));
        assert_eq!(draws(&desk)[0], 2);
        let desk = drawn(marker, "rmle1 M17, gr5-1 M25").after("done");
        assert!(!desk.cites("5.vise") && draws(&desk)[0] == 2, "it may be declined");
    }
}

#[test]
fn r7_2_7_a_tank_is_mended_and_may_act() {
    let mut desk = drawn("mechanic german", "lotte M18 broken, nixe M25 hurt, baden M27, rmle1 M15");
    assert!(desk.cites("7.2.7"));
    assert_eq!((desk.p.phase, desk.targets("mend")), (Phase::Mechanic, vec!["lotte".into(), "nixe".into()]));
    desk.does("mend lotte");
    assert!(desk.cites("7.2.7") && desk.saw(|event| matches!(event, Event::Mended { .. })));
    assert!(!desk.has("lotte", mark::BROKEN) && desk.in_hand("lotte"));
    assert!(desk.may("go M17") && desk.may("fire M15"));
    desk.does("stay");
    assert!(desk.has("nixe", mark::HURT), "only one");
}

#[test]
fn r7_2_7_char_only_a_tank_of_his_side_that_needs_him() {
    let desk = drawn("mechanic german", "lotte M18 broken, baden M27, a1 M10 broken, gr5-1 M20 hurt");
    for unit in ["baden", "a1", "gr5-1"] {
        assert_eq!(desk.refused(&format!("mend {unit}")), "7.2.7.char", "{unit}");
        assert_eq!(desk.why_not(unit, ""), "7.2.7.char", "{unit}");
    }
    let desk = drawn("mechanic german", "baden M27, a1 M10 broken");
    assert_eq!(draws(&desk)[..2], [1, 2], "with nothing to mend the marker passes");
}

#[test]
fn rr_mechanic_breakdown_and_damage_together_even_after_acting() {
    let mut desk = drawn("mechanic allied", "a1 M18 hurt broken acted, gr5-1 M15");
    let slot = desk.unit("a1");
    desk.p.unit_mut(slot).drive = 2;
    desk.does("mend a1");
    assert!(!desk.has("a1", mark::HURT | mark::BROKEN));
    // It has all its medals, but has driven enough this turn.
    assert!(desk.may("fire M15"));
    assert_eq!(desk.refused("go M17"), "3.1.char-deux");
    for _ in 0..3 {
        desk.rolling(&[1]).does("fire M15");
    }
    assert!(!desk.in_hand("a1"));
}

#[test]
fn r7_2_8_the_turn_ends_at_once() {
    let desk = drawn("end-of-turn", "gr5-1 M18");
    assert!(desk.cites("7.2.8"));
    assert_eq!((draws(&desk), desk.p.turn), (vec![1], 3));
}

#[test]
fn rr_end_of_turn_returns_and_the_end_of_the_turn_are_still_played() {
    let mut desk = Desk::first(&format!("gr5-1 F20, {ELSEWHERE}"));
    desk.on_track("london2-4", 3).draw("end-of-turn");
    assert!(desk.cites("7.2.8") && desk.cites("1.a2"));
    assert_eq!(
        (desk.p.phase, desk.p.turn, desk.targets("take")),
        (Phase::Return, 2, vec!["london2-4".into()])
    );
    assert_eq!(desk.p.draws, 1, "no more have been drawn");
    desk.does("take london2-4, go N01, stay");
    assert!(desk.cites("12.1.pv.ville") && desk.cites("1.a3") && desk.p.turn == 3);
}

#[test]
fn r7_2_9_two_battalions_come_back_from_the_track() {
    let mut desk = Desk::new(&format!("gr5-1 M18, {ELSEWHERE}"));
    desk.on_track("rmle1", 9).on_track("london2-4", 4).on_track("berks2", 3).on_track("gr5-2", 4);
    desk.draw("reinforcements allied");
    assert!(desk.cites("7.2.9"));
    assert_eq!((desk.p.phase, desk.p.left), (Phase::Reinforce, 2));
    assert_eq!(desk.targets("take"), ["berks2", "london2-4", "rmle1"], "whatever the box");
    desk.does("take rmle1");
    assert_eq!(desk.refused("go M33"), "2.3.bord");
    assert_eq!((desk.refused("stay"), desk.refused("fire M18")), ("2.3.action", "2.3.action"));
    desk.does("go C01");
    assert!(desk.cites("7.2.9") && desk.saw(|event| matches!(event, Event::Entered { medals: 1, .. })));
    assert_eq!((desk.whereabouts("rmle1"), desk.back("rmle1"), desk.p.left), ("C01", 0, 1));
    desk.does("stay, take berks2, go O01, stay");
    assert_eq!((draws(&desk)[0], desk.back("london2-4")), (2, 4), "the third stays on the track");
}

#[test]
fn r7_2_9_piste_only_from_the_track() {
    let mut desk = Desk::new(&format!("gr5-1 M18, {ELSEWHERE}"));
    desk.on_track("gr5-2", 9).lose("ggren5-1").wait("lotte").draw("reinforcements german");
    for unit in ["gr5-1", "ggren5-1", "lotte", "gr5-3"] {
        assert_eq!(desk.refused(&format!("take {unit}")), "7.2.9.piste", "{unit}");
        assert_eq!(desk.why_not(unit, ""), "7.2.9.piste", "{unit}");
    }
    assert!(desk.may("take gr5-2"));
    // With nobody on the track it passes.
    let mut desk = Desk::new(&format!("gr5-1 M18, {ELSEWHERE}"));
    desk.lose("ggren5-1").draw("reinforcements german");
    assert_eq!(draws(&desk)[..2], [1, 2]);
}

#[test]
fn r7_2_9_fini_they_are_not_activated_again() {
    let mut desk = Desk::new(ELSEWHERE);
    desk.on_track("rmle1", 9).draw("reinforcements allied").does("take rmle1, go C01, stay");
    assert!(desk.has("rmle1", mark::ACTED));
    desk.draw("battalions allied 3");
    assert_eq!(desk.refused("take rmle1"), "2.1.fini");
}

#[test]
fn r7_2_9_fini_nor_brought_in_twice_by_one_marker() {
    // M01 is in the zone of the German on M02: a medal to enter, three for the assault that fails.
    let mut desk = Desk::new(&format!("gr5-1 M02, {ELSEWHERE}"));
    desk.on_track("rmle1", 9).on_track("berks2", 5).draw("reinforcements allied").does("take rmle1, go M01");
    desk.rolling(&[1, 1, 1, 1, 2]).does("assault M02");
    assert_eq!((desk.p.phase, desk.p.left, desk.back("rmle1")), (Phase::Reinforce, 1, 7));
    assert_eq!((desk.refused("take rmle1"), desk.targets("take")), ("2.1.fini", vec!["berks2".into()]));
    // On the next turn it is like the others on the track.
    desk.does("done").turn(3).draw("end-of-turn");
    desk.draw("reinforcements allied");
    assert!(desk.may("take rmle1"));
}

#[test]
fn rr_reinforcements_the_first_medal_enters_the_others_are_free() {
    // M01 lies on a road: one point to enter, one to M02; the next medal takes it beside the enemy, the third fires.
    let mut desk = Desk::new(&format!("gr5-1 M04, {ELSEWHERE}"));
    desk.on_track("rmle1", 9).draw("reinforcements allied").does("take rmle1, go M02");
    assert_eq!((desk.spent(), desk.p.hand.points), (1, 0));
    desk.does("go M03");
    assert_eq!(desk.spent(), 2);
    desk.rolling(&[5]).does("fire M04");
    assert!(desk.has("gr5-1", mark::HURT));
    // It may come further than a medal carries, at once.
    let mut desk = Desk::new(ELSEWHERE);
    desk.on_track("rmle1", 9).draw("reinforcements allied").does("take rmle1, go N04");
    assert!(desk.saw(|event| matches!(event, Event::Entered { medals: 2, .. })));
}

#[test]
fn rr_up_to_most_markers_may_be_used_in_part_or_declined() {
    // None of five battalions, one of three tanks.
    let desk = drawn("battalions german 5", "gr5-1 M18").after("done");
    assert_eq!(draws(&desk)[0], 2);
    let desk = drawn("tanks german", "lotte M25, nixe M27").after("take lotte, go M26, stay, done");
    assert_eq!(draws(&desk)[0], 2);
    let desk = drawn("mechanic german", "lotte M25 hurt").after("done");
    assert!(desk.has("lotte", mark::HURT));
    let mut desk = Desk::new(ELSEWHERE);
    desk.on_track("rmle1", 9).draw("reinforcements allied").does("done");
    assert_eq!(desk.back("rmle1"), 9);
    // The hero must be given; a rout and the end of the turn ask nobody.
    let desk = drawn("hero german", "gr5-1 M18");
    assert_eq!(desk.refused("done"), "7.2.3");
    let desk = drawn("rout german", "gr5-1 M18 hurt");
    assert_eq!(desk.whereabouts("gr5-1"), "M23");
}
