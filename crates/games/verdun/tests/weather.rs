//! The turn and its twelve phases (4), and the weather (5).

use crate::common::*;

/// The movement points of a unit.
fn points(desk: &Desk, unit: &str) -> i64 {
    desk.noted(unit, "note-movement", "points").expect("it moves")
}

/// The phases that the last decision's journal opened, by their sections.
fn phases(desk: &Desk) -> Vec<&'static str> {
    let book = verdun::rulebook();
    let ids = desk.lines.iter().map(|line| book.section(line.rule).id.as_str());
    ids.filter(|id| *id == "4" || id.starts_with("4.")).collect()
}

/// Whoever is asked lets it pass. Those who stand too many in a hex march off first.
fn pass(desk: &mut Desk) {
    while !desk.may("done") {
        assert_eq!((desk.p.phase, desk.refused("done")), (Phase::Move, "8.31"));
        let weight = |slot: u8| desk.game.counter(slot).kind.weight();
        let crowded = |slot: &u8| {
            let unit = desk.p.unit(*slot);
            unit.is_there() && desk.p.on(unit.hex).map(weight).sum::<u8>() > 4
        };
        let crowd = (0..desk.game.counters.all.len() as u8).filter(crowded);
        let mut takes = crowd.map(|slot| format!("take {}", desk.game.counter(slot).id));
        let take = takes.find(|text| desk.may(text)).expect("one to move off");
        desk.does(&take);
        let way = |text: &&String| text.starts_with("march ") || text.starts_with("go ");
        let offers = desk.offers();
        let farthest = offers.iter().rev().find(way).expect("a way off").clone();
        desk.does(&farthest);
    }
    desk.does("done");
}

// --- The turn.

#[test]
fn r4_nine_days_of_twelve_phases_then_the_reckoning() {
    let mut desk = Desk::campaign("");
    let (mut opened, mut bad) = (phases(&desk), vec![false]);
    let mut days = vec![21];
    while desk.game.outcome(&desk.p).is_none() {
        pass(&mut desk);
        opened.extend(phases(&desk));
        for line in &desk.lines {
            match line.what {
                Event::DayBegins { day } => days.push(day),
                Event::Weather { bad: today, .. } => bad.push(today),
                _ => {}
            }
        }
    }
    assert_eq!(days, (21..=29).collect::<Vec<u8>>());
    assert_eq!(bad.len(), 9);
    let mut expected = Vec::new();
    for bad in bad {
        let halves = [["4.ii", "4.iii", "4.iv", "4.v", "4.vi"], ["4.vii", "4.viii", "4.ix", "4.x", "4.xi"]];
        expected.extend(["4", "4.i"]);
        for half in halves {
            expected.extend(&half[..if bad { 4 } else { 5 }]);
        }
        expected.push("4.xii");
    }
    assert_eq!(opened, expected);
    assert!(desk.saw(|event| matches!(event, Event::Ended { .. })));
    assert_eq!(desk.p.phase, Phase::Over);
    assert_eq!(desk.p.day, 29);
}

#[test]
fn r4_order_a_decision_has_its_phase() {
    let mut desk =
        Desk::new("ir80 1402, pi21 1402, xviii1 1401, qg-xviii 1601, ri165 1403 reduced, xxx1 1609");
    let all = [
        (Phase::Replace, "replace ir80"),
        (Phase::Bombard, "barrage 1403"),
        (Phase::Bombard, "interdict 1404"),
        (Phase::Move, "go 1302"),
        (Phase::Move, "march 1302"),
        (Phase::Assault, "target 1403"),
        (Phase::Declare, "assault"),
        (Phase::Losses, "retreat"),
        (Phase::Losses, "lose ir80"),
        (Phase::Retreat, "fall ir80 1401"),
        (Phase::Attach, "attach XXX"),
        (Phase::Deploy, "place 1401"),
        (Phase::Deploy, "standard"),
        (Phase::Break, "leave ir80"),
        (Phase::Declare, "with ir80"),
    ];
    for now in [Phase::Replace, Phase::Bombard, Phase::Move, Phase::Assault, Phase::Break] {
        desk.at(GERMAN, now);
        for (phase, text) in all {
            // A breakthrough is a move too, and whatever moves or fires goes with others.
            let moves = |phase: Phase| matches!(phase, Phase::Move | Phase::Break);
            let shared = moves(now) && moves(phase)
                || text.starts_with("with") && matches!(now, Phase::Bombard | Phase::Move | Phase::Break);
            if phase != now && !shared {
                assert_eq!(desk.refused(text), "4.order", "{text} in {now:?}");
            }
        }
    }
    for now in [Phase::Replace, Phase::Assault] {
        desk.at(GERMAN, now);
        assert_eq!(desk.refused("take ir80"), "4.order", "{now:?}");
        assert_eq!(desk.refused("dig"), "4.order", "{now:?}");
    }
}

#[test]
fn r4_order_only_the_player_whose_phase_it_is_decides() {
    let mut desk = Desk::new("ir80 1402, ri165 1403, xxx1 1609");
    let refusal = |desk: &Desk, seat: Seat, decision: Decision| {
        let refusal = desk.game.check(&desk.p, seat, decision).expect_err("a refusal");
        verdun::rulebook().section(refusal.rule).id.as_str()
    };
    let (own, enemy) = (desk.unit("ir80"), desk.unit("ri165"));
    for phase in [Phase::Bombard, Phase::Move, Phase::Assault, Phase::Break] {
        for (side, unit) in [(GERMAN, enemy), (FRENCH, own)] {
            desk.at(side, phase);
            assert_eq!(refusal(&desk, side.other(), Decision::Done), "4.order", "{phase:?}");
            assert_eq!(refusal(&desk, side.other(), Decision::Take(unit)), "4.order", "{phase:?}");
        }
    }
}

#[test]
fn r4_order_a_phase_that_is_over_does_not_come_back() {
    let mut desk = in_phase(GERMAN, Phase::Bombard, "ir80 1606, xviii1 1401, qg-xviii 1601, ri165 1607");
    assert!(desk.may("take xviii1"));
    desk.does("done");
    assert_eq!(desk.p.phase, Phase::Move);
    assert_eq!(desk.refused("barrage 1607"), "4.order");
    desk.does("done");
    assert_eq!(desk.p.phase, Phase::Assault);
    assert_eq!(desk.refused("go 1605"), "4.order");
    desk.does("done");
    assert_eq!((desk.p.active, desk.p.phase), (FRENCH, Phase::Move));
    assert_eq!(desk.refused("target 1606"), "4.order");
}

// --- Its phases.

#[test]
fn r4_i_no_roll_on_the_21st_and_one_die_on_every_other_day() {
    let desk = Desk::begin(game(""), 1).after("standard, done, standard, done");
    assert_eq!(desk.cited()[1..3], ["4", "4.i"]);
    assert!(desk.saw(|event| *event == Event::FineAtFirst));
    for day in 22..=28 {
        let mut desk = Desk::new("");
        desk.day(day).rolling(&[4]);
        organise(&mut desk, GERMAN);
        assert!(desk.saw(|event| *event == Event::Weather { die: 4, bad: false }));
        assert!(desk.cited().contains(&"4.i"));
    }
}

#[test]
fn r4_ii_supply_then_rally_then_replacements_then_the_121st_then_the_markers() {
    // The 116th is far from its headquarters; the 115th is in supply and shaken; the 117th is worn.
    let mut desk = Desk::new("qg-xviii 1601, ir115 1602 demoralised, ir116 0110, ir117 1603 reduced");
    desk.interdict(GERMAN, "1404").interdict(FRENCH, "1504").day(24).rolling(&[3, 1, 1]);
    organise(&mut desk, GERMAN);
    assert_eq!(desk.p.day, 25);
    let order: Vec<u8> = desk
        .lines
        .iter()
        .filter_map(|line| match line.what {
            Event::Phase { side: GERMAN, phase: 2 } => Some(0),
            Event::OutOfSupply { .. } => Some(1),
            Event::Rally { .. } => Some(2),
            Event::Replacements { side: GERMAN, .. } => Some(3),
            Event::MarkersLifted { .. } | Event::Phase { .. } => Some(9),
            _ => None,
        })
        .collect();
    assert_eq!(order, [0, 1, 2, 3]);
    assert!(desk.cited().contains(&"4.ii"));
    assert_eq!(desk.p.phase, Phase::Replace);
    desk.does("replace ir117");
    // Two points are left, but nothing that could have them: on to the reinforcements. The marker still lies there.
    assert_eq!(desk.p.phase, Phase::Call);
    assert!(desk.p.interdicted[GERMAN].has(desk.hex("1404").index()));
    desk.does("done");
    let lifted = |event: &Event| *event == Event::MarkersLifted { side: GERMAN, count: 1 };
    assert!(desk.saw(lifted));
    assert_eq!(desk.cited(), ["6.42", "7.22.removed", "4.iii"]);
    assert!(desk.p.interdicted[GERMAN].is_empty());
    assert!(desk.p.interdicted[FRENCH].has(desk.hex("1504").index()));
}

#[test]
fn r4_ii_markers_still_lie_there_when_supply_is_checked() {
    // The road to the 80th is free; with a marker on it, even one of its own side, the way costs too much.
    let units = "qg-xviii 1601 cut-off, ir80 1604";
    let mut desk = Desk::new(units);
    organise(&mut desk, GERMAN);
    assert!(!desk.has("ir80", mark::OUT));
    let mut desk = Desk::new(units);
    desk.interdict(GERMAN, "1602").interdict(GERMAN, "1603").rolling(&[6, 6, 3]);
    organise(&mut desk, GERMAN);
    assert!(desk.has("ir80", mark::OUT));
    assert!(desk.p.interdicted[GERMAN].is_empty());
}

#[test]
fn r4_iii_german_guns_fire_and_are_turned_over() {
    let mut desk = Desk::new("xviii1 1401, xviii2 1401, qg-xviii 1601, ri165 1403, xxx1 1609");
    desk.at(GERMAN, Phase::Bombard);
    assert!(!desk.may("take xxx1"));
    desk.does("take xviii1, barrage 1403");
    assert!(desk.has("xviii1", mark::FIRED));
    desk.does("take xviii2, interdict 1404");
    assert!(desk.has("xviii2", mark::FIRED));
    assert_eq!(desk.refused("take xviii1"), "7.once");
    desk.does("done");
    assert_eq!(phases(&desk), ["4.iv"]);
}

#[test]
fn r4_iii_opens_after_the_organisation() {
    let mut desk = Desk::new("ri165 1403");
    organise(&mut desk, GERMAN);
    assert_eq!(phases(&desk), ["4.xii", "4", "4.i", "4.ii", "4.iii"]);
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Bombard));
}

#[test]
fn r4_iv_infantry_headquarters_and_guns_that_have_not_fired_move() {
    let units = "ir80 1202, qg-xviii 1201, art21 1302, xviii1 1301, xviii2 1401 fired, ir81 1102, ri165 1709";
    let mut desk = in_phase(GERMAN, Phase::Bombard, units).after("done");
    assert_eq!(phases(&desk), ["4.iv"]);
    for unit in ["ir80", "qg-xviii", "art21", "xviii1"] {
        assert!(desk.may(&format!("take {unit}")), "{unit}");
    }
    assert_eq!(desk.refused("take xviii2"), "8.fired");
    assert!(!desk.may("take ri165"));
    desk.does("take ir81, dig");
    assert!(desk.has("ir81", mark::DUG_IN));
    desk.does("take xviii1, go 1302");
    assert!(desk.has("xviii1", mark::FIRED));
    desk.does("take art21, go 1202");
    assert!(!desk.has("art21", mark::FIRED));
}

#[test]
fn r4_v_the_germans_assault_and_guns_of_both_sides_support() {
    let mut desk = Desk::new("ir80 1606, art21 1605, ri208 1607, art51r 1609, qg-xviii 1601");
    desk.does("done");
    assert_eq!(phases(&desk), ["4.v"]);
    desk.does("target 1607, with ir80, with art21, assault");
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Support));
    desk.does("with art51r");
    // Nobody else can support: the die is rolled.
    assert!(desk.has("art21", mark::FIRED));
    assert!(desk.has("art51r", mark::FIRED));
    assert!(desk.saw(|event| matches!(event, Event::AssaultRolled { .. })));
}

#[test]
fn r4_vi_stacks_with_pioneers_move_again_in_fair_weather() {
    let mut desk = Desk::new("ir80 1202, pi21 1202, ir81 1302, bcp56 1609").after("done");
    // Nobody stands next to an enemy: the assaults pass by themselves.
    assert_eq!(phases(&desk), ["4.v", "4.vi"]);
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Break));
    assert!(!desk.may("take ir81"));
    assert!(!desk.may("take bcp56"));
    desk.does("take pi21, go 1201");
    assert_eq!((desk.whereabouts("ir80"), desk.whereabouts("pi21")), ("1201", "1201"));
}

#[test]
fn r4_vii_the_french_organise_after_the_germans() {
    let mut desk = Desk::new("qg-xxx 1609, ri165 1607 demoralised, ri208 0110, ri233 1606 reduced");
    desk.interdict(FRENCH, "1504").interdict(GERMAN, "1404").rolling(&[1, 1]);
    organise(&mut desk, FRENCH);
    assert_eq!(desk.p.day, 22);
    assert_eq!(phases(&desk), ["4.vii"]);
    let order: Vec<u8> = desk
        .lines
        .iter()
        .filter_map(|line| match line.what {
            Event::OutOfSupply { .. } => Some(1),
            Event::Rally { .. } => Some(2),
            Event::Replacements { side: FRENCH, count: 1 } => Some(3),
            Event::MarkersLifted { .. } => Some(9),
            _ => None,
        })
        .collect();
    assert_eq!(order, [1, 2, 3]);
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Replace));
    desk.does("replace ri233");
    assert!(desk.saw(|event| *event == Event::MarkersLifted { side: FRENCH, count: 1 }));
    assert_eq!((desk.p.interdicted[FRENCH].len(), desk.p.interdicted[GERMAN].len()), (0, 1));
}

#[test]
fn r4_viii_french_guns_fire() {
    let mut desk = Desk::new("xxx1 1609, qg-xxx 1609, rail 1211, ir80 1606, iii1 1602");
    organise(&mut desk, FRENCH);
    assert_eq!(phases(&desk), ["4.vii", "4.viii"]);
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Bombard));
    assert!(!desk.may("take iii1"));
    desk.does("take xxx1, barrage 1606");
    assert!(desk.has("xxx1", mark::FIRED));
}

#[test]
fn r4_viii_guns_of_army_and_corps_are_joined_from_the_26th_only() {
    let mut desk = Desk::new("xxx1 1609, qg-xxx 1609, rail 1211, ir80 1606");
    for day in 22..=25 {
        desk.day(day).at(FRENCH, Phase::Bombard).does("take xxx1");
        assert_eq!(desk.refused("with rail"), "r.combine", "{day}");
    }
    desk.day(26).at(FRENCH, Phase::Bombard).does("take xxx1, with rail, barrage 1606");
    assert!(desk.saw(|event| matches!(event, Event::Barrage { guns: 2, strength: 9, .. })));
}

#[test]
fn r4_ix_the_french_move() {
    let mut desk = Desk::new("ri208 1709, qg-xxx 1609, art51r 1708, xxx1 1610 fired, ri233 1809, ir80 1202");
    desk.at(FRENCH, Phase::Bombard).does("done");
    assert_eq!(phases(&desk), ["4.ix"]);
    for unit in ["ri208", "qg-xxx", "art51r"] {
        assert!(desk.may(&format!("take {unit}")), "{unit}");
    }
    assert_eq!(desk.refused("take xxx1"), "8.fired");
    assert!(!desk.may("take ir80"));
    desk.does("take ri208, go 1710, take ri233, dig");
    assert_eq!(desk.whereabouts("ri208"), "1710");
    assert!(desk.has("ri233", mark::DUG_IN));
}

#[test]
fn r4_x_the_french_assault() {
    let mut desk = Desk::new("ri208 1607, art51r 1609, qg-xxx 1609, ir80 1606, art21 1605");
    desk.at(FRENCH, Phase::Move).does("done");
    assert_eq!(phases(&desk), ["4.x"]);
    desk.does("target 1606, with ri208, with art51r, assault");
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Support));
    desk.does("with art21");
    assert!(desk.has("art21", mark::FIRED) && desk.has("art51r", mark::FIRED));
}

#[test]
fn r4_xi_stacks_with_chasseurs_move_again_in_fair_weather() {
    let mut desk = Desk::new("ri208 1709, bcp56 1709, ri233 1809, pi21 1202");
    desk.at(FRENCH, Phase::Move).does("done");
    assert_eq!(phases(&desk), ["4.x", "4.xi"]);
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Break));
    assert!(!desk.may("take ri233"));
    assert!(!desk.may("take pi21"));
    desk.does("take bcp56, go 1710");
    assert_eq!((desk.whereabouts("ri208"), desk.whereabouts("bcp56")), ("1710", "1710"));
}

#[test]
fn r4_xii_guns_of_both_sides_are_ready_again_and_headquarters_cut_off_rally() {
    let units =
        "xviii1 1401 fired, art21 1302 fired, qg-xviii 1601 cut-off, xxx1 1609 fired, qg-xxx 1609 cut-off";
    let mut desk = Desk::new(units);
    let (naval, heavy) = (desk.unit("naval"), desk.unit("heavy"));
    for slot in [naval, heavy] {
        desk.p.unit_mut(slot).shots = 0;
        desk.p.unit_mut(slot).marks |= mark::FIRED;
    }
    // The Germans rally with 7, the French fail with 8 against a morale of 7; then the weather.
    desk.rolling(&[3, 4, 4, 4, 5]);
    organise(&mut desk, GERMAN);
    for unit in ["xviii1", "art21", "xxx1", "naval", "heavy"] {
        assert!(!desk.has(unit, mark::FIRED), "{unit}");
    }
    assert_eq!((desk.p.unit(naval).shots, desk.p.unit(heavy).shots), (1, 3));
    assert!(!desk.has("qg-xviii", mark::CUT_OFF));
    assert!(desk.has("qg-xxx", mark::CUT_OFF));
    assert_eq!(desk.cited()[..2], ["4.xii", "10"]);
    assert!(desk.saw(|event| *event == Event::Weather { die: 5, bad: false }));
}

#[test]
fn r4_xii_guns_stay_turned_over_until_then() {
    let mut desk = Desk::new("xviii1 1401 fired, qg-xviii 1601, xxx1 1609 fired, qg-xxx 1609");
    organise(&mut desk, FRENCH);
    assert!(desk.has("xviii1", mark::FIRED) && desk.has("xxx1", mark::FIRED));
}

// --- The weather.

#[test]
fn r5_a_die_of_one_or_two_is_bad_weather_for_the_whole_turn() {
    for die in 1..=6 {
        let mut desk = Desk::new("ir80 1202, ri208 1709");
        desk.rolling(&[die]);
        organise(&mut desk, GERMAN);
        let bad = die <= 2;
        assert!(desk.saw(|event| *event == Event::Weather { die, bad }), "{die}");
        assert_eq!(desk.p.bad_weather, bad, "{die}");
        assert!(desk.cited().contains(&if bad { "5.1" } else { "5" }), "{die}");
        // It holds to the end of the turn.
        while desk.p.active == GERMAN {
            assert_eq!(desk.p.bad_weather, bad);
            desk.does("done");
        }
        assert_eq!((desk.p.day, desk.p.bad_weather), (23, bad));
    }
}

#[test]
fn r5_the_weather_of_yesterday_does_not_stay() {
    let mut desk = Desk::new("ir80 1202");
    desk.bad_weather().rolling(&[3]);
    organise(&mut desk, GERMAN);
    assert!(!desk.p.bad_weather);
}

#[test]
fn r5_1_every_unit_has_one_movement_point_less() {
    let units =
        "ir80 1202, pi21 1302, qg-xviii 1201, xviii1 1301, art21 1401, ri208 1709, bcp56 1710, rail 1211";
    let mut desk = Desk::new(units);
    let each = ["ir80", "pi21", "qg-xviii", "xviii1", "art21", "ri208", "bcp56", "rail"];
    let fair = each.map(|unit| points(&desk, unit));
    assert_eq!(fair, [4, 5, 5, 3, 4, 4, 5, 6]);
    desk.bad_weather();
    assert_eq!(each.map(|unit| points(&desk, unit)), fair.map(|points| points - 1));
    // Four hexes of open ground become three.
    let mut desk = in_phase(FRENCH, Phase::Move, "ri208 0814").after("take ri208");
    assert!(desk.may("go 0818"));
    desk.bad_weather();
    assert!(desk.may("go 0817"));
    assert_eq!(desk.refused("go 0818"), "8.1");
}

#[test]
fn r5_1_there_is_no_breakthrough_in_bad_weather() {
    for (side, after) in [(GERMAN, "4.vii"), (FRENCH, "4.xii")] {
        let mut desk = Desk::new("pi21 1202, bcp56 1709");
        desk.bad_weather().at(side, Phase::Assault).does("done");
        assert_eq!(phases(&desk)[0], after);
        assert!(!desk.saw(|event| matches!(event, Event::Phase { phase: 6, .. })));
        assert_eq!(desk.p.active, side.other());
        let mut desk = Desk::new("pi21 1202, bcp56 1709");
        desk.at(side, Phase::Assault).does("done");
        assert!(desk.saw(|event| *event == Event::Phase { side, phase: 6 }));
        assert_eq!((desk.asked(), desk.p.phase), (side, Phase::Break));
    }
}

#[test]
fn r5_2_german_barrages_gain_a_column_in_fair_weather_and_nobody_else() {
    let shift = |desk: &Desk| {
        let mut shifts = desk.lines.iter().filter_map(|line| match line.what {
            Event::Barrage { shift, .. } => Some(shift),
            _ => None,
        });
        shifts.next_back().expect("a barrage")
    };
    for (bad, columns) in [(false, 1), (true, 0)] {
        let mut desk = Desk::new("ri208 1606, ir80 1706, xxx1 1609");
        desk.p.bad_weather = bad;
        desk.at(GERMAN, Phase::Bombard).does("take naval, barrage 1606");
        assert_eq!(shift(&desk), columns);
        // 1706 is a trench: two columns less, whatever the weather.
        desk.at(FRENCH, Phase::Bombard).does("take xxx1, barrage 1706");
        assert_eq!(shift(&desk), -2);
    }
}

#[test]
fn r5_2_operations_go_their_normal_way_in_fair_weather() {
    let mut desk = in_phase(FRENCH, Phase::Move, "ri208 0814, bcp56 0814").after("take ri208, go 0818");
    assert!(desk.saw(|event| matches!(event, Event::Moved { halves: 8, .. })));
    desk.does("done");
    assert_eq!(desk.p.phase, Phase::Break);
}
