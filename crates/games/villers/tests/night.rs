//! Nightfall (9) and the Australian night attack (10).

use crate::common::*;

/// Night falls on the 24th, scenario 2, with these units on the map and nobody to deploy; these are its dice.
fn night(units: &str, dice: &[u8]) -> Desk {
    let mut desk = Desk::new(&format!("{units}, {ELSEWHERE}"));
    desk.turn(6).rolling(dice).does("done");
    desk
}

/// Night falls on the 24th and these are to deploy.
fn dusk(units: &str, waiting: &str) -> Desk {
    let mut desk = Desk::new(units);
    desk.wait(waiting).turn(6).does("done");
    desk
}

/// The 49th stands at M09, next to the 2/4th London, three hexes from a German on M12: the first round opens.
fn deployed(units: &str) -> Desk {
    let mut desk = dusk(&format!("london2-4 M08, gr5-1 M12, gr5-3 A33, {units}"), "aif49");
    desk.does("take aif49, place M09");
    assert_eq!((desk.p.phase, desk.p.round), (Phase::NightAllied, 1));
    desk
}

/// The sections cited, each once, in the order in which they first are.
fn steps(desk: &Desk, wanted: &[&str]) -> Vec<&'static str> {
    let mut seen = Vec::new();
    for section in desk.cited() {
        if wanted.contains(&section) && !seen.contains(&section) {
            seen.push(section);
        }
    }
    seen
}

// --- Nightfall.

#[test]
fn r9_night_turns_have_steps_of_their_own() {
    let desk = night("lotte M25 hurt, london2-4 M12 hurt, london2-2 O17 hurt, gr5-1 O18", &[2, 4]);
    assert!(desk.saw(|event| matches!(event, Event::NightFalls { turn: 7 })));
    let all = ["9", "9.1", "10", "9.2", "9.3", "9.4", "9.6", "9.7"];
    assert_eq!(steps(&desk, &all), all);
    assert_eq!((desk.p.turn, desk.asked(), desk.p.phase), (8, GERMAN, Phase::Aim));
}

#[test]
fn rr_night_only_no_guns_no_activations_no_draws_no_repairs() {
    for random in [false, true] {
        let mut desk = Desk::new(&format!("a1 M10 broken, {ELSEWHERE}"));
        desk.turn(6);
        if random {
            desk.draw("end-of-turn");
        } else {
            desk.does("done");
        }
        let begins = |event: &Event| matches!(event, Event::TurnBegins { turn: 7, random: false });
        let ends = |event: &Event| matches!(event, Event::TurnEnds { turn: 7 });
        let first = desk.lines.iter().position(|line| begins(&line.what)).expect("the night");
        let last = desk.lines.iter().position(|line| ends(&line.what)).expect("the morning");
        let barred = |event: &Event| {
            matches!(
                event,
                Event::GunsOpen { .. }
                    | Event::ActivationsOpen { .. }
                    | Event::RepairsOpen { .. }
                    | Event::Draw { .. }
                    | Event::IntensityTest { .. }
            )
        };
        assert!(!desk.lines[first..last].iter().any(|line| barred(&line.what)), "{random}");
        assert_eq!((desk.p.turn, desk.p.random), (8, false));
    }
}

#[test]
fn r9_1_damaged_and_broken_down_tanks_are_eliminated() {
    let desk = night("lotte M25 hurt, nixe M27 broken, baden M29, a1 M10 hurt broken, whippet1 O10", &[]);
    assert!(desk.cites("9.1") && desk.saw(|event| matches!(event, Event::Abandoned { .. })));
    for unit in ["lotte", "nixe", "a1"] {
        assert!(desk.has(unit, mark::GONE), "{unit}");
    }
    assert_eq!((desk.whereabouts("baden"), desk.whereabouts("whippet1")), ("M29", "O10"));
}

#[test]
fn r9_2_those_out_of_touch_fall_back_five_hexes() {
    let units = "london2-4 M17 hurt, gr5-1 M18 hurt, london2-2 D12 hurt, rifle2 H20";
    let desk = night(units, &[]);
    assert!(desk.cites("9.2"));
    // Disorganised enemies do not hold one another.
    let places = ["london2-4", "gr5-1", "london2-2", "rifle2"].map(|unit| desk.whereabouts(unit));
    assert_eq!(places, ["M12", "M23", "D07", "H20"]);
    // A sound battalion beside it does.
    let desk = night("london2-4 M17 hurt, gr5-1 M18", &[2]);
    assert!(desk.cites("9.3"));
}

#[test]
fn r9_2_elimine_off_the_map_or_into_a_zone_it_is_lost_for_good() {
    let desk = night("london2-4 M05 hurt, london2-2 D12 hurt, gr5-1 D09 hurt, berks2 O06 hurt", &[]);
    assert!(desk.cites("9.2.elimine") && !desk.cites("8.1"));
    assert!(desk.has("london2-4", mark::GONE) && desk.has("london2-2", mark::GONE));
    assert_eq!((desk.whereabouts("berks2"), desk.whereabouts("gr5-1")), ("O01", "D14"));
}

#[test]
fn r9_2_reorganise_those_that_get_there_are_sound_again() {
    let desk = night("london2-4 M17 hurt", &[]);
    assert!(desk.cites("9.2.reorganise") && desk.saw(|event| matches!(event, Event::Regrouped { .. })));
    assert!(!desk.has("london2-4", mark::HURT) && desk.whereabouts("london2-4") == "M12");
}

#[test]
fn r9_3_those_in_contact_roll_against_their_medals() {
    for die in 1..=6 {
        let desk = night("london2-10 M17 hurt, gr5-1 M18", &[die]);
        assert!(desk.cites("9.3"));
        let held = die <= 3;
        assert!(
            desk.saw(|event| matches!(event, Event::NightTest { medals: 3, held: so, .. } if *so == held))
        );
        assert_eq!(desk.whereabouts("london2-10"), if held { "M12" } else { "" }, "{die}");
        assert!(!desk.has("london2-10", mark::HURT), "{die}");
        assert_eq!(desk.cites("9.2.reorganise"), held);
    }
    // Having passed it may still be lost on the way.
    let desk = night("london2-10 M17 hurt, gr5-1 M18, gr5-2 M14", &[1]);
    assert!(desk.cites("9.2.elimine") && desk.has("london2-10", mark::GONE));
}

#[test]
fn r9_3_elimine_above_them_it_is_lost_for_good() {
    let desk = night("london2-4 M17 hurt, gr5-1 M18", &[3]);
    assert!(desk.cites("9.3.elimine") && !desk.cites("8.1") && !desk.cites("9.2.elimine"));
    assert!(desk.has("london2-4", mark::GONE));
}

#[test]
fn rr_night_contact_a_tank_does_not_hold_but_its_zone_kills() {
    // Beside a tank: step 2, not step 3.
    let desk = night("london2-4 M17 hurt, lotte M18", &[]);
    assert!(!desk.cites("9.3") && desk.whereabouts("london2-4") == "M12");
    let desk = night("london2-4 M17 hurt, lotte L16", &[]);
    assert!(!desk.cites("9.3") && desk.cites("9.2.elimine"));
    assert!(desk.has("london2-4", mark::GONE));
    // Step 3 is drawn up after step 2: whoever falls back first is beside nobody then.
    let desk = night("london2-4 M17 hurt, london2-2 L17, gr5-1 M18 hurt", &[4]);
    assert_eq!(desk.whereabouts("london2-4"), "M12");
    assert!(desk.saw(|event| matches!(event, Event::NightTest { die: 4, medals: 4, held: true, .. })));
    assert_eq!(desk.whereabouts("gr5-1"), "M23", "held by the sound battalion on L17");
}

#[test]
fn rr_fall_order_by_night_the_allies_before_the_germans() {
    // The Ally on L21 goes west first, into the zone of the German; who finds his own way east free of it then.
    let desk = night("london2-4 L21 hurt, gr5-1 M18 hurt", &[]);
    assert_eq!((desk.whereabouts("london2-4"), desk.whereabouts("gr5-1")), ("", "M23"));
}

#[test]
fn r9_4_the_game_ends_on_the_25th_but_not_on_the_24th() {
    let desk = night("london2-4 M17", &[]);
    assert!(desk.saw(|event| matches!(event, Event::NightOver { over: false })));
    assert!(desk.cites("9.4") && desk.game.outcome(&desk.p).is_none());
    let mut desk = Desk::new(ELSEWHERE);
    desk.turn(13).does("done");
    assert!(desk.saw(|event| matches!(event, Event::NightFalls { turn: 14 })));
    assert!(desk.saw(|event| matches!(event, Event::NightOver { over: true })));
    assert!(!desk.cites("10") && !desk.cites("9.6"), "there is no second attack and no morning");
    assert_eq!(desk.game.outcome(&desk.p), Some(Outcome::Drawn));
}

#[test]
fn r9_6_intensity_falls_to_zero_and_confusion_back_from_20_by_a_die() {
    for die in 1..=6 {
        let mut desk = Desk::new(ELSEWHERE);
        desk.turn(6).random().intensity(33, 17).rolling(&[die]);
        desk.draw("end-of-turn");
        assert!(desk.cites("9.6"));
        assert_eq!((desk.p.intensity, desk.p.confusion, desk.p.random), (0, 20 - die, false));
        assert!(desk.saw(|event| matches!(event, Event::Morning { die: so, .. } if *so == die)));
    }
}

#[test]
fn r9_7_the_turn_moves_on() {
    let desk = night("london2-4 M17", &[]);
    assert!(desk.cites("9.7") && desk.saw(|event| matches!(event, Event::TurnEnds { turn: 7 })));
    assert_eq!(desk.p.turn, 8);
    assert!(desk.saw(|event| matches!(event, Event::GunsOpen { side: GERMAN, count: 2 })), "in good order");
}

#[test]
fn rr_step_5_nothing_lies_between_steps_4_and_6() {
    let desk = night("london2-4 M17", &[]);
    let sections = desk.cited();
    let four = sections.iter().position(|section| *section == "9.4").expect("step 4");
    assert_eq!(sections[four + 1], "9.6");
}

#[test]
fn rr_night_return_box_8_comes_back_before_the_morning() {
    let mut desk = Desk::new(ELSEWHERE);
    desk.on_track("rmle1", 8).on_track("gr5-1", 8).on_track("rmle2", 9).turn(6).does("done");
    assert_eq!(desk.p.turn, 7);
    let sections = desk.cited();
    let returns = sections.iter().rposition(|section| *section == "r.night-return").expect("returns");
    assert_eq!(sections[returns - 1], "9.6", "after step 6");
    assert!(!sections.contains(&"9.7"));
    assert_eq!(
        (desk.p.phase, desk.asked(), desk.targets("take")),
        (Phase::Return, ALLIED, vec!["rmle1".into()])
    );
    desk.does("take rmle1, go N01, stay, take gr5-1, go N33, stay");
    assert!(desk.cites("9.7"));
    assert_eq!((desk.p.turn, desk.back("rmle2")), (8, 9));
}

// --- Deployment.

#[test]
fn r10_the_night_of_the_24th_opens_with_the_australians() {
    let desk = dusk(&format!("lotte M25 hurt, london2-4 M17 hurt, {ELSEWHERE}"), "aif49 bedford7");
    assert_eq!(steps(&desk, &["9", "9.1", "10", "9.2"]), ["9", "9.1", "10"], "step 2 comes after the attack");
    assert!(desk.saw(|event| matches!(event, Event::NightAttack)));
    assert_eq!((desk.p.phase, desk.asked(), desk.p.turn), (Phase::Deploy, ALLIED, 7));
    // By day they are not to be had.
    let mut desk = Desk::new(ELSEWHERE);
    desk.wait("aif49").at(ALLIED, Phase::Activate);
    assert_eq!(desk.refused("take aif49"), "10");
}

#[test]
fn r10_deploiement_the_allied_player_places_the_units_named() {
    let mut desk = dusk(ELSEWHERE, "aif49 aif50 bedford7");
    assert_eq!(desk.targets("take"), ["aif49", "aif50", "bedford7"], "in any order");
    assert_eq!(
        (desk.refused("place A02"), desk.refused("take london6")),
        ("10.deploiement", "10.deploiement")
    );
    assert_eq!(desk.refused("done"), "10.deploiement");
    desk.does("take bedford7, take aif49");
    assert_eq!(desk.targets("place"), ["A02", "B01"], "next to the 6th London");
    assert_eq!(desk.refused("place A01"), "10.ami", "it is next to nobody else");
    desk.does("place A02");
    assert!(desk.cites("10.deploiement") && desk.saw(|event| matches!(event, Event::Deployed { .. })));
    assert!(desk.has("aif49", mark::DEPLOYED) && desk.whereabouts("aif49") == "A02");
    desk.does("take aif50");
    assert_eq!((desk.refused("place A02"), desk.refused("place A01")), ("g.empilement", "g.empilement"));
    desk.does("place B02, take bedford7, place A03");
    assert_eq!(desk.p.phase, Phase::NightAllied, "all are placed");
}

/// Germans from north to south on column 6: no line leads west past them.
const WALL: &str = "gr5-1 B06, gr5-2 E06, ggren5-1 H06, ggren5-2 K06, ggren5-3 N06, rir93-1 Q06, rir93-2 T06, \
                    rir93-3 W06, ir48-1 Z06";

#[test]
fn r10_ami_next_to_a_friend_with_a_line_of_communication() {
    let mut desk = dusk(&format!("london2-4 N09, {ELSEWHERE}"), "aif49 aif50").after("take aif49");
    assert_eq!(desk.refused("place M05"), "10.ami");
    assert!(desk.may("place N10"));
    desk.does("place N10, take aif50");
    assert!(desk.may("place N11"), "next to one just placed");
    // Cut off from the west, the 2/4th London is no anchor.
    let mut desk = dusk(&format!("london2-4 N10, london6 A01, {WALL}"), "aif49").after("take aif49");
    assert_eq!(
        (desk.refused("place N11"), desk.targets("place")),
        ("10.ami", vec!["A02".into(), "B01".into()])
    );
    desk.lose("ggren5-3");
    assert!(desk.may("place N11"), "with a gap in the wall it is one");
}

#[test]
fn rr_night_anchor_the_friend_has_the_line_now_be_it_a_tank() {
    let desk = dusk(&format!("whippet1 N09, {ELSEWHERE}"), "aif49").after("take aif49");
    assert!(desk.may("place N10"));
    // An anchor may stand in an enemy zone: its own hex does not count.
    let desk = dusk(&format!("london2-4 N09, gr5-1 N10, {ELSEWHERE}"), "aif49").after("take aif49");
    assert_eq!(desk.refused("place N08"), "10.distance");
    let mut desk = dusk("london2-4 N07, london2-2 N09, gr5-1 N11, gr5-3 A33", "aif49");
    desk.does("take aif49");
    assert_eq!(desk.targets("place"), ["M07", "M08", "M09", "N06", "N08", "O07", "O08", "O09"]);
    // What is placed carries the line on to where the friend alone would not reach.
    desk.does("place O08");
    assert_eq!(desk.p.phase, Phase::NightAllied);
}

#[test]
fn r10_distance_three_hexes_from_every_enemy() {
    let desk = dusk("london2-4 M08, gr5-1 M12, lotte O06, gr5-3 A33", "aif49").after("take aif49");
    // M09 is three from M12; L08 is next to the anchor and four away; N07 is two from the tank.
    assert!(desk.may("place M09") && desk.may("place L08"));
    assert_eq!((desk.refused("place N07"), desk.refused("place M10")), ("10.distance", "10.distance"));
    assert!(desk.may("place N08"), "three from the tank and four from the battalion");
}

#[test]
fn r10_colonne_no_farther_east_than_column_11() {
    let desk = dusk(&format!("london2-4 M11, {ELSEWHERE}"), "aif49").after("take aif49");
    assert!(desk.may("place N11") && desk.may("place L11") && desk.may("place M10"));
    assert_eq!(desk.refused("place M12"), "10.colonne");
    assert!(!desk.targets("place").contains(&"M12".to_string()));
}

#[test]
fn rr_night_place_whoever_finds_no_hex_comes_in_the_morning_or_not_at_all() {
    // No Ally on the map: nobody to be placed next to.
    let mut desk = dusk("gr5-3 A33", "aif49 aif50");
    assert!(desk.cites("r.night-place"));
    assert!(desk.saw(|event| matches!(event, Event::NotDeployed { turn: 8, .. })));
    assert!(!desk.cites("10.rondes"), "nobody attacks");
    assert_eq!((desk.p.phase, desk.targets("take")), (Phase::Return, vec!["aif49".into(), "aif50".into()]));
    desk.does("take aif49, go N01");
    assert_eq!(desk.whereabouts("aif49"), "N01");
    // One place for two: everywhere else the enemy is too near.
    let mut desk = dusk("london6 A01, gr5-1 A05, gr5-2 D02, gr5-3 A33", "aif49 aif50");
    desk.does("take aif49");
    assert_eq!(desk.targets("place"), ["A02"]);
    desk.does("place A02");
    assert!(desk.cites("r.night-place") && desk.back("aif50") == 8);
    assert_eq!(desk.p.phase, Phase::NightAllied);
    // In scenario 1 there is no morning.
    let mut desk = Desk::first("gr5-3 A33");
    desk.wait("aif49").turn(6).does("done");
    assert!(desk.cites("r.night-place") && desk.has("aif49", mark::ABSENT));
    assert_eq!(desk.p.phase, Phase::Over);
}

// --- Rounds.

#[test]
fn r10_rondes_three_times_over() {
    let mut desk = deployed("");
    for round in 1..=3 {
        assert_eq!((desk.p.phase, desk.p.round, desk.asked()), (Phase::NightAllied, round, ALLIED));
        // Back and forth, within two hexes of the German each time.
        desk.does(&format!("take aif49, go {}, stay", if round == 2 { "N10" } else { "M10" }));
        assert_eq!((desk.p.phase, desk.asked()), (Phase::NightGerman, GERMAN));
        desk.does("done");
        let opened = desk.saw(|event| matches!(event, Event::RoundOpens { round: so } if *so == round + 1));
        assert_eq!(opened, round < 3);
    }
    assert!(desk.cites("9.4") && desk.p.turn == 8);
}

#[test]
fn r10_allies_only_those_deployed_act() {
    let mut desk = deployed("a1 O05");
    desk.wait("whippet1");
    assert_eq!(desk.targets("take"), ["aif49"]);
    for unit in ["london2-4", "a1", "whippet1"] {
        assert_eq!(desk.refused(&format!("take {unit}")), "10.allies", "{unit}");
    }
}

#[test]
fn r10_allemands_only_battalions_within_two_hexes_of_one_just_activated() {
    let mut desk = deployed("gr5-2 M13, ggren5-1 N13");
    desk.put("lotte L11");
    desk.does("take aif49, go M10, stay");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::NightGerman, GERMAN));
    // M12 is two away, L11 one, M13 three, N13 four.
    assert_eq!(desk.targets("take"), ["gr5-1"]);
    for unit in ["lotte", "gr5-2", "ggren5-1", "gr5-3"] {
        assert_eq!(desk.refused(&format!("take {unit}")), "10.allemands", "{unit}");
    }
}

#[test]
fn rr_night_round_who_may_act_is_counted_as_the_half_round_opens() {
    let mut desk = deployed("").after("take aif49, go M10, stay");
    assert_eq!((desk.p.phase, desk.targets("take")), (Phase::NightGerman, vec!["gr5-1".into()]));
    desk.does("done");
    assert_eq!((desk.p.phase, desk.p.round), (Phase::NightAllied, 2));
    // Near M12 still, the 49th does not spend a medal: the German beside it acts all the same.
    desk.does("take aif49, stay, done");
    assert_eq!(
        (desk.p.phase, desk.p.round, desk.targets("take")),
        (Phase::NightGerman, 2, vec!["gr5-1".into()])
    );
    desk.does("done");
    assert_eq!((desk.p.phase, desk.p.round), (Phase::NightAllied, 3));
    // Each unit once a round, and again in the next, with all its medals.
    desk.does("take aif49, go M11");
    assert_eq!(desk.spent(), 1);
    desk.does("stay");
    assert_eq!(desk.p.phase, Phase::NightGerman, "it was the only one");
    let desk = deployed("aif50 O02 deployed").after("take aif49, go M10, stay");
    assert_eq!(desk.refused("take aif49"), "2.1.fini");
    // Those called up act in turn, though the one who called them is gone by then.
    let mut desk = deployed("gr5-2 N12");
    desk.put("aif49 M11 deployed, aif50 O02 deployed");
    desk.does("take aif49").rolling(&[1]).does("fire M12").does("stay, done");
    assert_eq!(
        (desk.p.phase, desk.targets("take")),
        (Phase::NightGerman, vec!["gr5-1".into(), "gr5-2".into()])
    );
    desk.does("take gr5-1").rolling(&[6, 6, 6, 6, 3]).does("assault M11");
    assert_eq!((desk.whereabouts("gr5-1"), desk.whereabouts("aif49")), ("M11", ""));
    desk.does("stay");
    assert_eq!(desk.targets("take"), ["gr5-2"]);
    // One that is lost in its own attack calls up nobody.
    let mut desk = deployed("");
    desk.put("aif49 M11 deployed, aif50 O02 deployed").does("take aif49");
    desk.rolling(&[1, 1, 1, 1, 3]).does("assault M12").does("done");
    assert_eq!((desk.p.phase, desk.p.round), (Phase::NightAllied, 2));
}

#[test]
fn rr_night_tanks_hit_a_tank_damaged_in_the_attack_stays() {
    let mut desk = deployed("");
    desk.put("lotte M10").does("take aif49");
    desk.rolling(&[5, 1, 1, 1, 1]).does("assault M10");
    assert!(desk.has("lotte", mark::HURT) && desk.cites("3.3.echec"));
    assert_eq!(
        (desk.p.turn, desk.whereabouts("lotte")),
        (8, "M10"),
        "nobody is left to attack: it is morning"
    );
}

#[test]
fn r10_suite_steps_2_and_3_leave_the_deployed_and_the_germans_near_them_aside() {
    // gr5-1 is two hexes from the 49th, gr5-2 five; the Londons are no part of the attack.
    let mut desk = deployed("aif50 M10 deployed hurt, gr5-2 D14 hurt, london2-2 H10 hurt");
    let slot = desk.unit("gr5-1");
    desk.p.unit_mut(slot).marks |= mark::HURT;
    // Each round the Allies do nothing, nor does gr5-1, which the 50th calls up.
    desk.does("done, done, done, done, done, done");
    assert_eq!(desk.p.turn, 8);
    assert!(desk.has("gr5-1", mark::HURT) && desk.whereabouts("gr5-1") == "M12");
    assert!(desk.has("aif50", mark::HURT) && desk.whereabouts("aif50") == "M10");
    assert_eq!((desk.whereabouts("gr5-2"), desk.whereabouts("london2-2")), ("D19", "H05"));
    assert!(!desk.has("aif49", mark::DEPLOYED), "in the morning they are like the others");
}

#[test]
fn rr_night_aside_to_the_others_they_are_neighbours_and_have_zones() {
    // N10 is two hexes from the 49th and left aside; O11 is beside it, and O10 in its zone.
    let mut desk = deployed("");
    desk.put("gr5-2 N10, london2-2 O11 hurt").does("done, done, done, done, done");
    desk.rolling(&[2]).does("done");
    assert_eq!(desk.p.turn, 8);
    let london = desk.unit("london2-2");
    assert!(desk.saw(|event| matches!(event, Event::NightTest { unit, held: true, .. } if *unit == london)));
    assert!(desk.cites("9.2.elimine") && desk.has("london2-2", mark::GONE));
    assert_eq!(desk.whereabouts("gr5-2"), "N10");
    // With nobody there it falls back in step 2.
    let desk = deployed("london2-2 O11 hurt").after("done, done, done");
    assert!(!desk.cites("9.3") && desk.whereabouts("london2-2") == "O06");
}

#[test]
fn rr_australian_return_they_test_and_come_back_like_the_rest() {
    let mut desk = deployed("aif50 O02 deployed");
    desk.put("aif49 M11 deployed").does("take aif49").rolling(&[1, 1, 1, 1, 4]);
    desk.does("assault M12");
    assert_eq!(
        (desk.whereabouts("aif49"), desk.back("aif49")),
        ("", 8),
        "4, 3 more and 2 less, and by turn 8 at the latest"
    );
    assert!(desk.cites("8.1.plafond"));
    desk.does("done, done, done");
    assert_eq!((desk.p.phase, desk.targets("take")), (Phase::Return, vec!["aif49".into()]));
    desk.does("take aif49, go N01");
    assert_eq!(desk.whereabouts("aif49"), "N01");
    // Before the night no marker brings them.
    let mut desk = Desk::new(ELSEWHERE);
    desk.wait("aif49").on_track("rmle1", 5).draw("reinforcements allied");
    assert_eq!(desk.refused("take aif49"), "7.2.9.piste");
}

#[test]
fn rr_night_1_in_scenario_1_the_attack_is_played_and_the_game_ends() {
    let mut desk = Desk::first("london2-4 M08, gr5-1 M12, gr5-2 E14 hurt");
    desk.wait("aif49").turn(6).does("done");
    assert_eq!(desk.p.phase, Phase::Deploy);
    desk.does("take aif49, place M09, done, done, done");
    assert_eq!(steps(&desk, &["9.2", "9.4", "12.1.fin", "9.6"]), ["9.2", "9.4", "12.1.fin"]);
    assert_eq!((desk.p.phase, desk.p.turn, desk.whereabouts("gr5-2")), (Phase::Over, 7, "E19"));
}
