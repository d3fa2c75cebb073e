//! Artillery (5): markers, barrages, counter-battery.

use crate::common::*;

/// A side has one marker to place in the guns of turn 2; the other side has nothing to shell.
fn one_gun(side: Seat, units: &str) -> Desk {
    let mut desk = Desk::new(&format!("{units}, {ELSEWHERE}"));
    desk.guns(side, 1);
    desk
}

/// A German marker on M17, and what the dice do with it.
fn shelled(units: &str, dice: &[u8]) -> Desk {
    let mut desk = one_gun(GERMAN, units);
    desk.rolling(dice).does("aim M17");
    desk
}

/// Where a barrage that misses falls.
fn fell(desk: &Desk) -> Hex {
    let scattered = |event: &Event| match *event {
        Event::Scattered { to, .. } => Some(to),
        _ => None,
    };
    desk.found(scattered).expect("it scatters")
}

#[test]
fn r5_the_track_says_how_many_markers_each_has() {
    for scenario in [1, 2] {
        let mut desk = Desk::start(scenario, "");
        assert_eq!((desk.p.phase, desk.asked(), desk.p.guns), (Phase::Aim, GERMAN, 6));
        assert!(desk.saw(|event| matches!(event, Event::GunsOpen { side: GERMAN, count: 6 })));
        assert!(desk.cites("5"));
        desk.does("done");
        assert_eq!((desk.p.phase, desk.asked(), desk.p.guns), (Phase::Aim, ALLIED, 1));
        assert!(desk.saw(|event| matches!(event, Event::GunsOpen { side: ALLIED, count: 1 })));
        desk.does("done, done");
        assert_eq!((desk.p.turn, desk.asked(), desk.p.guns), (2, GERMAN, 4));
    }
}

#[test]
fn r5_aleatoire_in_the_random_sequence_the_track_gives_nothing() {
    // The last draw of turn 2; the next one is of turn 3, and no guns have opened.
    let mut desk = Desk::new(ELSEWHERE);
    desk.draw("end-of-turn");
    assert_eq!(desk.p.turn, 3);
    assert!(desk.saw(|event| matches!(event, Event::TurnBegins { turn: 3, random: true })));
    assert!(!desk.saw(|event| matches!(event, Event::GunsOpen { .. })));
}

#[test]
fn r5_placement_all_markers_are_laid_before_any_is_resolved() {
    let mut desk = Desk::new(&format!("rmle1 M17, rmle2 N14, {ELSEWHERE}"));
    desk.guns(GERMAN, 2).does("aim M17");
    assert!(desk.cites("5.placement") && desk.lines.len() == 1);
    assert_eq!((desk.p.phase, desk.p.guns), (Phase::Aim, 1));
    assert_eq!(desk.refused("barrage M17"), "1.ordre");
    desk.does("aim N14");
    assert_eq!(desk.p.phase, Phase::Shell);
    assert!(!desk.saw(|event| matches!(event, Event::OnTarget { .. } | Event::Scattered { .. })));
    assert_eq!(desk.refused("barrage M16"), "5.placement", "no marker lies there");
    assert_eq!((desk.refused("done"), desk.refused("aim M16")), ("1.ordre", "1.ordre"));
}

#[test]
fn r5_un_two_markers_do_not_aim_at_one_hex() {
    let mut desk = Desk::new(&format!("rmle1 M17, {ELSEWHERE}"));
    desk.guns(GERMAN, 2).does("aim M17");
    assert_eq!((desk.refused("aim M17"), desk.why_not("M17", "")), ("5.un", "5.un"));
    assert!(!desk.targets("aim").contains(&"M17".to_string()) && desk.may("aim M16"));
}

#[test]
fn r5_ordre_the_player_chooses_which_is_resolved_next() {
    let mut desk = Desk::new(&format!("rmle1 M17, rmle2 N14, rmle3 O11, {ELSEWHERE}"));
    desk.guns(GERMAN, 3).does("aim M17, aim N14, aim O11");
    assert_eq!(desk.targets("barrage"), ["M17", "N14", "O11"]);
    desk.rolling(&[1, 1]).does("barrage O11");
    assert!(desk.has("rmle3", mark::HURT) && !desk.has("rmle1", mark::HURT));
    assert_eq!(desk.targets("barrage"), ["M17", "N14"]);
    // The last needs no choice.
    desk.rolling(&[1, 1, 2, 1]).does("barrage N14");
    assert!(desk.has("rmle1", mark::HURT) && desk.has("rmle2", mark::HURT));
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Aim, ALLIED));
}

#[test]
fn r5_vise_on_one_to_three_it_falls_where_it_was_aimed() {
    for die in 1..=6 {
        let desk = shelled("rmle1 M17", &[die]);
        assert_eq!(desk.cites("5.vise"), die <= 3, "{die}");
        assert_eq!(desk.cites("5.devie"), die > 3, "{die}");
        assert_eq!(desk.has("rmle1", mark::HURT) || desk.whereabouts("rmle1").is_empty(), die <= 3);
    }
}

#[test]
fn r5_tour_1_on_the_first_turn_a_four_will_do() {
    for side in [GERMAN, ALLIED] {
        for (die, on) in [(4, true), (5, false)] {
            let mut desk = one_gun(side, "rmle1 M17, gr5-1 M14");
            desk.turn(1).rolling(&[die]).does("aim M17");
            assert_eq!(desk.cites("5.vise"), on, "{side:?} {die}");
        }
    }
}

#[test]
fn r5_devie_a_second_die_says_where_it_falls() {
    // From M17, whose row does not stand out to the east, and from N17, whose does.
    for (from, around) in [
        ("M17", ["L17", "M18", "N17", "N16", "M16", "L16"]),
        ("N17", ["M18", "N18", "O18", "O17", "N16", "M17"]),
    ] {
        for (way, hex) in (1..).zip(around) {
            let mut desk = one_gun(GERMAN, &format!("rmle1 {hex}"));
            desk.rolling(&[5, way, 1]).does(&format!("aim {from}"));
            assert!(desk.cites("5.devie"));
            assert_eq!(desk.game.map.name(fell(&desk)), hex, "{from} {way}");
            assert!(desk.has("rmle1", mark::HURT), "it falls on him");
        }
    }
}

#[test]
fn rr_scatter_clockwise_from_the_north_east_and_off_the_map_it_is_lost() {
    // From the corner A01 only the east and the south-east are on the map.
    for way in 1..=6 {
        let mut desk =
            Desk::new(&format!("durham22 A01, rifle2 B05, {ELSEWHERE}").replace(", london6 A01", ""));
        desk.guns(GERMAN, 1).rolling(&[6, way]).does("aim A01");
        assert_eq!(fell(&desk).is_some(), matches!(way, 2 | 3), "{way}");
        assert!(desk.cites("5.vide"));
        assert!(!desk.has("durham22", mark::HURT));
    }
    // South of row P there is no map in scenario 1.
    let mut desk = Desk::first("rmle1 P17, gr5-3 A33");
    desk.guns(GERMAN, 1).rolling(&[6, 3]).does("aim P17");
    assert_eq!(fell(&desk), Hex::NONE);
}

#[test]
fn r5_vide_nothing_happens_on_empty_ground() {
    let mut desk = one_gun(GERMAN, "rmle1 M17");
    desk.rolling(&[1]).does("aim M18");
    assert!(desk.cites("5.vide") && desk.saw(|event| matches!(event, Event::Wasted { .. })));
    assert!(!desk.has("rmle1", mark::HURT));
}

#[test]
fn r5_char_a_tank_takes_a_loss_on_five_or_six() {
    for die in 1..=6 {
        let desk = shelled("a1 M17", &[1, die]);
        assert!(desk.cites("5.char"));
        assert_eq!(desk.has("a1", mark::HURT), die >= 5, "{die}");
        assert!(!desk.has("a1", mark::BROKEN));
        // The second loss eliminates.
        let desk = shelled("a1 M17 hurt", &[1, die]);
        assert_eq!(desk.has("a1", mark::GONE), die >= 5, "{die}");
        assert!(!desk.cites("8.1"));
    }
    // Neither trench nor village shelters it.
    let mut desk = one_gun(GERMAN, "a1 M22");
    desk.rolling(&[1, 5]).does("aim M22");
    assert!(desk.has("a1", mark::HURT));
}

#[test]
fn r5_bataillon_disorganised_and_above_its_medals_eliminated() {
    for (unit, medals) in [("london2-4", 2), ("london2-10", 3), ("rmle1", 4)] {
        for die in 1..=6 {
            for state in ["", " hurt"] {
                let desk = shelled(&format!("{unit} M17{state}"), &[1, die, 4]);
                assert!(desk.cites("5.bataillon"));
                assert_eq!(desk.cites("3.2.perte"), state.is_empty(), "it is turned over first");
                let lost = die > medals;
                assert_eq!(desk.whereabouts(unit).is_empty(), lost, "{unit} {die}{state}");
                // 4 and 1 for a barrage, on turn 2.
                assert_eq!((desk.back(unit), desk.p.intensity), if lost { (7, 1) } else { (0, 0) });
                assert_eq!(desk.has(unit, mark::HURT), !lost);
            }
        }
    }
}

#[test]
fn r5_tranchee_one_off_the_die_in_a_trench() {
    // M22 is an Allied trench; L24 a wood, which shelters nobody.
    for (die, lost) in [(3, false), (4, true)] {
        let mut desk = one_gun(GERMAN, "london2-4 M22");
        desk.rolling(&[1, die, 2]).does("aim M22");
        assert_eq!(desk.whereabouts("london2-4").is_empty(), lost, "{die}");
        assert!(desk.saw(|event| matches!(event, Event::Shelled { shelter: -1, medals: 2, .. })));
    }
    let mut desk = one_gun(GERMAN, "london2-4 L24");
    desk.rolling(&[1, 3, 2]).does("aim L24");
    assert_eq!(desk.whereabouts("london2-4"), "");
    // Four medals in a trench are lost on a 6 alone: it counts as a 5.
    let mut desk = one_gun(GERMAN, "rmle1 M22");
    desk.rolling(&[1, 5]).does("aim M22");
    assert_eq!(desk.whereabouts("rmle1"), "M22");
    let mut desk = one_gun(GERMAN, "rmle1 M22");
    desk.rolling(&[1, 6]).does("aim M22");
    assert_eq!(desk.whereabouts("rmle1"), "");
}

#[test]
fn rr_own_barrage_hits_friend_and_foe_alike() {
    // A German marker on a German battalion, in an Allied trench that shelters it.
    let mut desk = one_gun(GERMAN, "rir257-1 M22, rmle1 M14");
    desk.rolling(&[1, 3]).does("aim M22");
    assert!(desk.has("rir257-1", mark::HURT) && desk.whereabouts("rir257-1") == "M22");
    let mut desk = one_gun(GERMAN, "rir257-1 M18, rmle1 M17");
    desk.rolling(&[4, 2, 3, 2]).does("aim M17");
    assert_eq!((desk.whereabouts("rir257-1"), desk.back("rir257-1")), ("", 5), "scattered to the east");
    assert!(!desk.has("rmle1", mark::HURT));
}

#[test]
fn rr_hold_fire_markers_may_be_left_and_two_may_fall_on_one_hex() {
    let mut desk = Desk::new(&format!("rmle1 M17, {ELSEWHERE}"));
    desk.guns(GERMAN, 4).rolling(&[1, 1]).does("aim M17, done");
    assert!(desk.has("rmle1", mark::HURT));
    assert_eq!((desk.asked(), desk.p.guns), (ALLIED, 2), "the other three are lost");
    // The one on M18 scatters west onto the same battalion.
    let mut desk = Desk::new(&format!("rmle1 M17, {ELSEWHERE}"));
    desk.guns(GERMAN, 2).does("aim M17, aim M18");
    desk.rolling(&[1, 1, 4, 5, 5]).does("barrage M17");
    let shelled = desk.lines.iter().filter(|line| matches!(line.what, Event::Shelled { .. })).count();
    assert_eq!((shelled, desk.whereabouts("rmle1")), (2, ""));
}

#[test]
fn rr_aim_only_at_a_hex_with_a_unit_or_next_to_one() {
    let desk = one_gun(GERMAN, "rmle1 M17");
    let near = ["L16", "L17", "M16", "M17", "M18", "N16", "N17"];
    let aims = desk.targets("aim");
    assert_eq!(aims.iter().filter(|hex| hex.starts_with(['L', 'M', 'N'])).collect::<Vec<_>>(), near);
    assert_eq!((desk.refused("aim M19"), desk.why_not("M19", "")), ("r.aim", "r.aim"));
    assert!(aims.contains(&"A33".to_string()), "his own will do");
}

#[test]
fn r5_contre_batterie_a_marker_against_the_allied_guns() {
    let mut desk = Desk::new(&format!("rmle1 M17, {ELSEWHERE}"));
    desk.guns(GERMAN, 2).does("counter");
    assert!(desk.cites("5.contre-batterie") && desk.saw(|event| matches!(event, Event::CounterBattery)));
    assert_eq!((desk.p.guns, desk.p.silenced), (1, 1));
    desk.rolling(&[1, 1]).does("aim M17");
    assert!(desk.saw(|event| matches!(event, Event::GunsOpen { side: ALLIED, count: 1 })));
    assert_eq!((desk.asked(), desk.p.guns), (ALLIED, 1));
    // On the next turn they have all their guns again.
    while desk.p.turn == 2 {
        desk.does("done");
    }
    desk.does("done");
    assert_eq!((desk.asked(), desk.p.turn, desk.p.guns), (ALLIED, 3, 2));
}

#[test]
fn r5_contre_batterie_allies_make_none() {
    let desk = one_gun(ALLIED, "gr5-1 M17");
    assert_eq!(desk.refused("counter"), "5.contre-batterie.allies");
    assert!(!desk.offers().contains(&"counter".to_string()));
}

#[test]
fn rr_counter_no_further_than_the_allied_markers_and_not_from_the_cup() {
    // The Allies have two markers on turn 2.
    let mut desk = Desk::new(&format!("rmle1 M17, {ELSEWHERE}"));
    desk.guns(GERMAN, 4).does("counter, counter");
    assert_eq!(desk.refused("counter"), "r.counter");
    desk.does("done");
    assert!(desk.saw(|event| matches!(event, Event::GunsOpen { side: ALLIED, count: 0 })));
    assert_eq!((desk.asked(), desk.p.phase), (ALLIED, Phase::Activate), "they have none to place");
    let mut desk = Desk::new(&format!("rmle1 M17, {ELSEWHERE}"));
    desk.draw("artillery german");
    assert_eq!((desk.p.phase, desk.refused("counter")), (Phase::Aim, "r.counter"));
}
