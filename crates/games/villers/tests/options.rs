//! The optional rules: machine guns (1), tanks by night (2), cohesion (3).

use crate::common::*;
use contract::Show;

/// A unit of the Allies in hand, with an option.
fn acting(units: &str, unit: &str, option: &str) -> Desk {
    let mut desk = Desk::with(&format!("{units}, {ELSEWHERE}"), option);
    desk.at(ALLIED, Phase::Activate).does(&format!("take {unit}"));
    desk
}

// --- Machine guns.

#[test]
fn opt_1_two_medals_of_an_activation_are_for_combat() {
    // Three medals: one to move with, two to fire.
    let mut desk = acting("mgc8 M14, gr5-1 M17", "mgc8", "machine-guns");
    assert_eq!(
        (desk.refused("go M16"), desk.why_not("mgc8", "M16")),
        ("opt.1", "opt.1"),
        "into a zone: 4 points"
    );
    assert_eq!(desk.refused("go M20"), "3.1.cout", "that is too far for any of its medals");
    desk.does("go N14");
    assert_eq!((desk.spent(), desk.p.hand.points), (1, 1));
    desk.does("go N15");
    assert!(desk.p.hand.is_empty(), "with nobody beside it there is nothing left to do");
    // Beside an enemy it neither assaults nor infiltrates nor withdraws in the open.
    let mut desk = acting("mgc8 M18, gr5-1 M17", "mgc8", "machine-guns");
    for action in ["assault M17", "infiltrate L17", "withdraw M19"] {
        assert_eq!(desk.refused(action), "opt.1", "{action}");
    }
    for _ in 0..3 {
        desk.rolling(&[1]).does("fire M17");
    }
    assert!(desk.p.hand.is_empty(), "three shots are within its rights");
    // From its own trench a withdrawal is one medal.
    let desk = acting("mgc8 M22, gr5-1 M23", "mgc8", "machine-guns").after("withdraw M21");
    assert_eq!(desk.whereabouts("mgc8"), "M21");
    // Other battalions and games without the option know nothing of it.
    let desk = acting("london2-10 M18, gr5-1 M17", "london2-10", "machine-guns");
    assert!(desk.may("assault M17") && desk.may("withdraw M19"));
    let desk = acting("mgc8 M18, gr5-1 M17", "mgc8", "");
    assert!(desk.may("assault M17") && desk.may("withdraw M19"));
}

#[test]
fn opt_1_an_activation_does_not_end_while_combat_is_owed_and_possible() {
    // M22 is an Allied trench: a rally for one, and the two others are for the enemy beside it.
    let mut desk = acting("mgc8 M22 hurt, gr5-1 M23", "mgc8", "machine-guns").after("rally");
    assert_eq!((desk.refused("stay"), desk.may("fire M23")), ("opt.1", true));
    assert!(!desk.offers().contains(&"stay".to_string()));
    desk.rolling(&[1]).does("fire M23");
    assert_eq!(desk.refused("stay"), "opt.1", "one shot is not two");
    desk.rolling(&[1]).does("fire M23");
    assert!(desk.p.hand.is_empty());
    // After two it may stop, whatever is left.
    let mut desk = acting("mgc8 M22, gr5-1 M23", "mgc8", "machine-guns");
    assert!(desk.may("stay"), "put down untouched it has not acted");
    desk.rolling(&[1]).does("fire M23").rolling(&[1]).does("fire M23");
    assert!(desk.in_hand("mgc8") && desk.may("stay"));
    // Without a target there is nothing to owe: none beside it, or none any more.
    let desk = acting("mgc8 M14, gr5-1 M25", "mgc8", "machine-guns").after("go N14");
    assert!(desk.in_hand("mgc8") && desk.may("stay"));
    let mut desk = acting("mgc8 M22, gr5-1 M23 hurt", "mgc8", "machine-guns");
    desk.rolling(&[6, 3]).does("fire M23");
    assert!(desk.in_hand("mgc8") && desk.may("stay"));
    // Without the option it may always stop.
    let desk = acting("mgc8 M22 hurt, gr5-1 M23", "mgc8", "").after("rally");
    assert!(desk.may("stay"));
}

#[test]
fn opt_1_perdues_without_a_target_the_two_medals_are_lost() {
    let desk = acting("mgc8 M14, gr5-1 M25", "mgc8", "machine-guns").after("go M16");
    assert!(desk.p.hand.is_empty() && desk.has("mgc8", mark::ACTED), "nothing is left that it may do");
    assert_eq!(desk.refused("take mgc8"), "2.1.fini");
    // A hero gives it a medal more to move with.
    let desk = acting("mgc8 M14 hero, gr5-1 M25", "mgc8", "machine-guns").after("go M18");
    assert!(desk.p.hand.is_empty());
}

#[test]
fn rr_mg_machine_gun_battalions_have_three_medals() {
    let desk = Desk::start(2, "machine-guns");
    for unit in ["mgc8", "mgc58"] {
        assert_eq!(desk.game.counter(desk.unit(unit)).medals, 3);
    }
    // So that one is left to move with, on coming back as well.
    let mut desk = Desk::with(ELSEWHERE, "machine-guns");
    desk.on_track("mgc8", 3).does("done").does("take mgc8, go N01");
    assert_eq!(desk.whereabouts("mgc8"), "N01");
}

#[test]
fn rr_mg_rally_outside_a_trench_they_cannot_rally_by_themselves() {
    let desk = acting("mgc8 M14 hurt, gr5-1 M25", "mgc8", "machine-guns");
    assert_eq!(desk.refused("rally"), "opt.1");
    let desk = acting("mgc8 M22 hurt, gr5-1 M25", "mgc8", "machine-guns").after("rally");
    assert!(!desk.has("mgc8", mark::HURT));
    // After it no other action is left, but shots are.
    let desk = acting("mgc8 M22 hurt, gr5-1 M23", "mgc8", "machine-guns").after("rally");
    assert_eq!((desk.refused("withdraw M21"), desk.may("fire M23")), ("opt.1", true));
    // A hero, a lull, the night.
    let mut desk = Desk::with(&format!("mgc8 M14 hurt, {ELSEWHERE}"), "machine-guns");
    desk.draw("hero allied").does("hero mgc8");
    assert!(!desk.has("mgc8", mark::HURT));
    let mut desk = Desk::with(&format!("mgc8 M14 hurt, {ELSEWHERE}"), "machine-guns");
    desk.draw("lull").does("reorganise mgc8");
    assert!(!desk.has("mgc8", mark::HURT));
    let mut desk = Desk::with(&format!("mgc8 M14 hurt, {ELSEWHERE}"), "machine-guns");
    desk.turn(6).does("done");
    assert!(!desk.has("mgc8", mark::HURT) && desk.whereabouts("mgc8") == "M09");
    // Without the option it pays two medals.
    let desk = acting("mgc8 M14 hurt, gr5-1 M25", "mgc8", "").after("rally");
    assert_eq!(desk.spent(), 2);
}

// --- Tanks by night.

/// The 7th Bedfords, deployed, beside an A7V in the night of the 24th.
fn by_night(option: &str) -> Desk {
    let mut desk = Desk::with(&format!("bedford7 M17 deployed, lotte M18, {ELSEWHERE}"), option);
    desk.turn(7).at(ALLIED, Phase::NightAllied).does("take bedford7");
    desk
}

/// The lowest face that hits in the last assault.
fn need(desk: &Desk) -> u8 {
    let need = |event: &Event| match *event {
        Event::Assaulted { need, .. } => Some(need),
        _ => None,
    };
    desk.found(need).expect("an assault")
}

#[test]
fn opt_2_by_night_an_assault_on_a_tank_costs_a_medal_and_fours_hit() {
    let mut desk = by_night("night-tanks");
    desk.rolling(&[4, 4, 1]).does("assault M18");
    assert_eq!((need(&desk), desk.whereabouts("bedford7"), desk.whereabouts("lotte")), (4, "M18", ""));
    assert_eq!((desk.spent(), desk.p.intensity), (1, 1), "the dice are those of all its medals");
    // Without the option three medals and fives.
    let mut desk = by_night("");
    desk.rolling(&[4, 4, 1, 1]).does("assault M18");
    assert_eq!((need(&desk), desk.whereabouts("bedford7")), (5, ""));
    // Two medals are enough for it, and two assaults are.
    let mut desk = Desk::with(
        &format!("bedford7 M17 deployed, lotte M18 hurt, nixe M19 hurt, {ELSEWHERE}"),
        "night-tanks",
    );
    desk.turn(7).at(ALLIED, Phase::NightAllied).does("take bedford7");
    desk.rolling(&[4, 1, 1]).does("assault M18").rolling(&[4, 1, 1]).does("assault M19");
    assert_eq!((desk.whereabouts("bedford7"), desk.spent()), ("M19", 2));
    // A battalion is no easier by night.
    let mut desk = Desk::with(&format!("bedford7 M17 deployed, gr5-1 M18, {ELSEWHERE}"), "night-tanks");
    desk.turn(7).at(ALLIED, Phase::NightAllied).does("take bedford7");
    desk.rolling(&[4, 4, 4]).does("assault M18");
    assert_eq!(need(&desk), 5);
    // Nor is a tank's trench any help.
    let mut desk = Desk::with(&format!("bedford7 M24 deployed, lotte M25, {ELSEWHERE}"), "night-tanks");
    desk.turn(7).at(ALLIED, Phase::NightAllied).does("take bedford7");
    desk.rolling(&[4, 4, 1]).does("assault M25");
    assert_eq!((need(&desk), desk.whereabouts("lotte")), (4, ""));
}

#[test]
fn rr_night_option_only_in_the_attack_of_turn_7_and_for_both_sides() {
    // By day it is as ever.
    let mut desk = acting("bedford7 M17, lotte M18", "bedford7", "night-tanks");
    desk.rolling(&[4, 4, 4]).does("assault M18");
    assert_eq!(need(&desk), 5);
    let desk = acting("london2-4 M17, lotte M18", "london2-4", "night-tanks");
    assert_eq!(desk.refused("assault M18"), "3");
    // A German battalion of two medals that is called up takes a Whippet.
    let units = "aif49 M10 deployed, rir257-1 M12, whippet1 M13";
    let mut desk = Desk::with(&format!("{units}, {ELSEWHERE}"), "night-tanks");
    desk.turn(7).at(ALLIED, Phase::NightAllied).p.round = 1;
    desk.does("take aif49, go N10, stay, take rir257-1");
    assert_eq!(desk.p.phase, Phase::NightGerman);
    desk.rolling(&[4, 4]).does("assault M13");
    assert_eq!((need(&desk), desk.whereabouts("rir257-1"), desk.whereabouts("whippet1")), (4, "M13", ""));
}

// --- Cohesion.

/// The end of a turn at which intensity has caught up with confusion.
fn caught_up(turn: u8, intensity: u8, confusion: u8, option: &str) -> Desk {
    let mut desk = Desk::with(ELSEWHERE, option);
    desk.turn(turn).intensity(intensity, confusion).does("done");
    desk
}

#[test]
fn opt_3_the_german_may_try_to_keep_cohesion() {
    let mut desk = caught_up(2, 20, 20, "cohesion");
    assert_eq!((desk.p.phase, desk.asked(), desk.p.turn), (Phase::Cohesion, GERMAN, 2));
    assert_eq!(desk.offers(), ["hold", "done"]);
    desk.rolling(&[4]).does("hold");
    assert!(desk.cites("opt.3"));
    assert!(desk.saw(|event| matches!(event, Event::Cohesion { die: 4, sum: 6, held: true })));
    assert_eq!((desk.p.turn, desk.p.random, desk.p.held), (3, false, true));
    // Five would have been too much.
    let mut desk = caught_up(2, 20, 20, "cohesion");
    desk.rolling(&[5]).does("hold");
    assert!(desk.saw(|event| matches!(event, Event::Cohesion { sum: 7, held: false, .. })));
    assert!(desk.cites("1.a") && desk.p.random);
    // He may also let it go.
    let desk = caught_up(2, 20, 20, "cohesion").after("done");
    assert!(desk.p.random && desk.p.turn == 3 && !desk.cites("opt.3"));
    // Without the option, or with intensity below, nobody is asked.
    assert!(caught_up(2, 20, 20, "").p.random);
    let desk = caught_up(2, 19, 20, "cohesion");
    assert_eq!((desk.p.turn, desk.p.random), (3, false));
    assert_eq!(desk.refused("hold"), "1.ordre");
}

#[test]
fn opt_3_die_turn_and_excess_are_added() {
    for (turn, intensity, most) in [(1, 20, 5), (1, 22, 3), (3, 20, 3), (4, 21, 1), (5, 20, 1)] {
        for (die, held) in [(most, true), (most + 1, false)] {
            let mut desk = caught_up(turn, intensity, 20, "cohesion");
            desk.rolling(&[die]).does("hold");
            assert_eq!(desk.p.random, !held, "{turn} {intensity} {die}");
        }
    }
}

#[test]
fn opt_3_suite_one_more_classic_turn_and_then_the_random_sequence() {
    let mut desk = caught_up(2, 20, 20, "cohesion");
    desk.rolling(&[1]).does("hold");
    assert_eq!((desk.p.turn, desk.p.phase, desk.p.random), (3, Phase::Aim, false));
    // Whatever intensity does meanwhile.
    desk.intensity(25, 20).at(GERMAN, Phase::Activate).does("done");
    assert!(desk.cites("opt.3.suite") && !desk.cites("opt.3"));
    assert!(desk.saw(|event| matches!(event, Event::CohesionEnds { turn: 4 })));
    assert_eq!((desk.p.turn, desk.p.random, desk.p.held), (4, true, false));
    // Where the night comes first nothing is announced.
    let mut desk = caught_up(5, 20, 20, "cohesion");
    desk.rolling(&[1]).does("hold").at(GERMAN, Phase::Activate).does("done");
    assert!(desk.cites("opt.3.suite") && desk.cites("1.a.duree"));
    let ends = desk.lines.iter().find(|line| matches!(line.what, Event::CohesionEnds { .. }));
    assert_eq!(key(&desk.game.tell(&ends.expect("it ends").what)), "event-cohesion-ends-by-night");
}

#[test]
fn rr_cohesion_one_attempt_and_none_that_cannot_succeed() {
    // From turn 6 on, and where the excess is too great, even a 1 fails.
    for (turn, intensity, section) in [(6, 20, "1.a.duree"), (4, 22, "1.a"), (2, 24, "1.a")] {
        let desk = caught_up(turn, intensity, 20, "cohesion");
        assert!(desk.p.phase != Phase::Cohesion && desk.cites(section), "{turn} {intensity}");
    }
    let desk = caught_up(2, 23, 20, "cohesion");
    assert_eq!(desk.p.phase, Phase::Cohesion, "1 and 2 and 3 are 6");
    // After the turn of respite there is no second try.
    let mut desk = caught_up(2, 20, 20, "cohesion");
    desk.rolling(&[1]).does("hold").at(GERMAN, Phase::Activate).does("done");
    assert!(desk.p.random && desk.p.tried);
}
