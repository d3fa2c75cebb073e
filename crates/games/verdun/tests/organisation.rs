//! Organisation (6.2–6.4): rallying, replacements, reinforcements, the 121st Division and Pétain's guns.

use crate::common::*;

/// The same with these dice: those of the French are for rallying; before the Germans rally comes the weather.
fn organise_rolling(desk: &mut Desk, side: Seat, dice: &[u8]) {
    desk.rolling(dice);
    organise(desk, side);
}

/// Who arrived with the last decision, and where.
fn arrived(desk: &Desk) -> Vec<(String, String)> {
    let arrived = desk.lines.iter().filter_map(|line| match line.what {
        Event::Arrived { unit, hex } => Some((unit, hex)),
        _ => None,
    });
    let named =
        arrived.map(|(unit, hex)| (desk.game.counter(unit).id.clone(), desk.game.map.name(hex).to_string()));
    named.collect()
}

#[test]
fn r6_four_tasks_in_a_fixed_order() {
    // One unit out of supply, one shaken, one worn, and a division to come.
    let mut desk = Desk::new("qg-xxx 1609, ri208 0110, ri165 1607 demoralised, ri233 1606 reduced");
    desk.day(23);
    organise_rolling(&mut desk, FRENCH, &[1, 1]);
    let told = |desk: &Desk| {
        let kinds = desk.lines.iter().filter_map(|line| match line.what {
            Event::OutOfSupply { .. } => Some("supply"),
            Event::Rally { .. } => Some("rally"),
            Event::Replacements { .. } | Event::Replaced { .. } => Some("replacements"),
            Event::Arrived { .. } => Some("reinforcements"),
            _ => None,
        });
        let mut kinds: Vec<&str> = kinds.collect();
        kinds.dedup();
        kinds
    };
    assert_eq!(told(&desk), ["supply", "rally", "replacements"]);
    assert_eq!(desk.whereabouts("z2"), "");
    desk.does("replace ri233");
    assert_eq!(told(&desk), ["replacements", "reinforcements"]);
    assert_eq!(desk.whereabouts("z2"), "1323");
}

// --- Rally.

#[test]
fn r6_2_two_dice_up_to_the_modified_morale_rally_a_unit() {
    // Morale 7, less one for being demoralised.
    for (dice, rallied) in [([3, 3], true), ([3, 4], false), ([1, 1], true), ([6, 6], false)] {
        let mut desk = Desk::new("qg-xxx 1609, ri165 1607 demoralised");
        organise_rolling(&mut desk, FRENCH, &dice);
        assert_eq!(desk.has("ri165", mark::DEMORALISED), !rallied, "{dice:?}");
        assert_eq!(desk.whereabouts("ri165"), "1607");
        let (unit, hex) = (desk.unit("ri165"), desk.hex("1607"));
        assert!(desk.saw(|event| *event == Event::Rally { unit, hex, dice, morale: 6, rallied }));
        assert!(desk.cited().contains(&"6.2"));
    }
}

#[test]
fn r6_2_morale_is_modified_for_the_rally() {
    // Reduced one less; in a trench one more; guns as infantry.
    for (unit, morale) in
        [("ri165 1607 reduced", 5), ("ri165 1706", 7), ("ri165 1706 reduced", 6), ("xxx1 1607", 6)]
    {
        let mut desk = Desk::new(&format!("qg-xxx 1609, {unit} demoralised"));
        organise_rolling(&mut desk, FRENCH, &[6, 6]);
        assert!(
            desk.saw(|event| matches!(event, Event::Rally { morale: of, .. } if *of == morale)),
            "{unit}"
        );
    }
}

#[test]
fn r6_2_a_unit_out_of_supply_does_not_rally() {
    let mut desk = Desk::new("qg-xxx 1120, ri165 0110 demoralised");
    organise(&mut desk, FRENCH);
    assert!(desk.has("ri165", mark::OUT) && desk.has("ri165", mark::DEMORALISED));
    assert!(!desk.saw(|event| matches!(event, Event::Rally { .. })));
}

#[test]
fn r6_2_only_the_side_that_organises_rallies() {
    let mut desk = Desk::new("qg-xxx 1609, ri165 1607 demoralised, qg-xviii 1601, ir80 1602 demoralised");
    organise_rolling(&mut desk, FRENCH, &[1, 1]);
    assert!(!desk.has("ri165", mark::DEMORALISED) && desk.has("ir80", mark::DEMORALISED));
}

#[test]
fn rr_rally_is_no_choice() {
    let mut desk =
        Desk::new("qg-xxx 1609, ri165 1607 demoralised, ri208 1608 demoralised, art51r 1610 demoralised");
    organise(&mut desk, FRENCH);
    let rallies = desk.lines.iter().filter(|line| matches!(line.what, Event::Rally { .. })).count();
    assert_eq!(rallies, 3, "each of them tries, and nobody was asked");
}

#[test]
fn rr_rally_of_a_headquarters_needs_supply_too() {
    // Both are cut off; one of them reaches no source.
    let mut desk = Desk::new("qg-xxx 1609 cut-off, qg-xx 0110 cut-off out");
    organise_rolling(&mut desk, GERMAN, &[1, 1, 4]);
    let tries = desk.lines.iter().filter(|line| matches!(line.what, Event::HeadquartersRally { .. })).count();
    assert_eq!(tries, 1);
    assert!(!desk.has("qg-xxx", mark::CUT_OFF) && desk.has("qg-xx", mark::CUT_OFF));
}

/// A worn and shaken regiment next to an enemy, in supply, and whoever else; it fails to rally.
fn fails_beside_the_enemy(unit: &str, more: &str) -> Desk {
    let mut desk = Desk::new(&format!("qg-xxx 1609, {unit} demoralised, ir80 1606, {more}"));
    organise_rolling(&mut desk, FRENCH, &[6, 6]);
    desk
}

#[test]
fn r6_2_surrender_of_a_worn_unit_that_fails_next_to_the_enemy() {
    let desk = fails_beside_the_enemy("ri165 1607 reduced", "");
    assert_eq!(desk.whereabouts("ri165"), "");
    assert!(desk.has("ri165", mark::GONE), "for good");
    let (unit, hex) = (desk.unit("ri165"), desk.hex("1607"));
    assert!(desk.saw(|event| *event == Event::Surrendered { unit, hex }));
    assert!(desk.cited().contains(&"6.2.surrender"), "{:?}", desk.cited());
    // No remnant is left of it.
    assert_eq!(desk.p.fallen, 0);
}

#[test]
fn r6_2_surrender_of_a_remnant() {
    let desk = fails_beside_the_enemy("f1 1607", "");
    assert!(desk.has("f1", mark::GONE));
}

#[test]
fn r6_2_surrender_only_if_all_of_it_holds() {
    // At full strength; with a steady friend in the hex; not next to an enemy unit, though in sight of one.
    for (unit, more) in [
        ("ri165 1607", ""),
        ("ri165 1607 reduced", "ri208 1607"),
        ("ri165 1607 reduced", "art51r 1607"),
        ("ri165 1608 reduced", ""),
    ] {
        let desk = fails_beside_the_enemy(unit, more);
        assert_ne!(desk.whereabouts("ri165"), "", "{unit} {more}");
        assert!(desk.has("ri165", mark::DEMORALISED), "{unit} {more}");
    }
    // A friend in another hex does not help, nor does one that is shaken himself.
    let desk = fails_beside_the_enemy("ri165 1607 reduced", "ri208 1608");
    assert!(desk.has("ri165", mark::GONE));
    let mut desk =
        Desk::new("qg-xxx 1609, ri165 1607 reduced demoralised, ri208 1607 demoralised, ir80 1606");
    organise_rolling(&mut desk, FRENCH, &[6, 6, 6, 6]);
    assert!(desk.has("ri165", mark::GONE));
    assert_eq!(desk.whereabouts("ri208"), "1607", "at full strength");
}

#[test]
fn r6_2_automatic_surrender_without_a_roll() {
    let mut desk = Desk::new("qg-xxx 1609, ri165 0110 reduced demoralised, ir80 0111");
    organise(&mut desk, FRENCH);
    assert!(desk.has("ri165", mark::GONE));
    assert!(!desk.saw(|event| matches!(event, Event::Rally { .. })));
    assert!(desk.saw(|event| matches!(event, Event::Surrendered { .. })));
    assert!(desk.cited().contains(&"6.2.automatic"), "{:?}", desk.cited());
    // Next to no enemy, at full strength, or steady: it stays.
    for unit in ["ri165 0109 reduced demoralised", "ri165 0110 demoralised", "ri165 0110 reduced"] {
        let mut desk = Desk::new(&format!("qg-xxx 1609, {unit}, ir80 0111, ir81 0211"));
        organise(&mut desk, FRENCH);
        assert!(desk.has("ri165", mark::OUT), "{unit}");
        assert_ne!(desk.whereabouts("ri165"), "", "{unit}");
    }
}

#[test]
fn r6_2_headquarters_rally_in_the_recovery_and_not_here() {
    let mut desk = Desk::new("qg-xxx 1609 cut-off");
    organise(&mut desk, FRENCH);
    assert!(desk.has("qg-xxx", mark::CUT_OFF));
    assert!(!desk.saw(|event| matches!(event, Event::Rally { .. } | Event::HeadquartersRally { .. })));
    // At the end of the turn it does.
    organise_rolling(&mut desk, GERMAN, &[3, 4]);
    assert!(!desk.has("qg-xxx", mark::CUT_OFF));
}

// --- Replacements.

#[test]
fn r6_3_the_french_have_them_from_the_first_turn_and_the_germans_from_the_second() {
    let mut desk = Desk::campaign("");
    assert!(desk.saw(|event| matches!(event, Event::DayBegins { day: 21 })));
    assert!(!desk.saw(|event| matches!(event, Event::Replacements { .. })));
    organise(&mut desk, FRENCH);
    assert!(desk.saw(|event| *event == Event::Replacements { side: FRENCH, count: 1 }));
    organise(&mut desk, GERMAN);
    assert_eq!(desk.p.day, 22);
    assert!(desk.saw(|event| *event == Event::Replacements { side: GERMAN, count: 3 }));
}

#[test]
fn r6_31_three_a_turn_for_the_germans_one_then_two_for_the_french() {
    for day in 21..=29 {
        let mut desk = Desk::new("");
        let french = if day >= 26 { 2 } else { 1 };
        desk.day(day);
        organise(&mut desk, FRENCH);
        assert!(desk.saw(|event| *event == Event::Replacements { side: FRENCH, count: french }), "{day}");
        assert!(desk.cited().contains(&"6.31"), "{day}");
        if day > 21 {
            let mut desk = Desk::new("");
            desk.day(day - 1);
            organise(&mut desk, GERMAN);
            assert!(desk.saw(|event| *event == Event::Replacements { side: GERMAN, count: 3 }), "{day}");
        }
    }
}

#[test]
fn r6_31_lost_points_are_not_saved() {
    let units = "qg-xviii 1601, ir80 1602 reduced, ir81 1603 reduced";
    let mut desk = Desk::new(units);
    organise(&mut desk, GERMAN);
    assert_eq!(desk.p.replacements, 3);
    desk.does("replace ir80, done");
    assert_eq!(desk.p.replacements, 0);
    organise(&mut desk, GERMAN);
    assert_eq!(desk.p.replacements, 3);
    // The other side does not have them either.
    let mut desk = Desk::new("qg-xxx 1609, ri208 1608 reduced, ri233 1607 reduced");
    organise(&mut desk, FRENCH);
    desk.does("done");
    organise(&mut desk, FRENCH);
    assert_eq!(desk.p.replacements, 1);
}

#[test]
fn r6_32_a_point_fills_up_a_reduced_unit() {
    let mut desk = replacing("ri208 1608 reduced, ri233 1607 reduced, ri243 1606", FRENCH, 2);
    desk.does("replace ri208");
    assert!(!desk.has("ri208", mark::REDUCED) && desk.has("ri233", mark::REDUCED));
    assert_eq!((desk.whereabouts("ri208"), desk.p.replacements), ("1608", 1));
    assert_eq!(desk.cited(), ["6.32"]);
    // It stays where it is; and there is nothing to do for a unit that is whole, or an enemy's.
    assert_eq!(desk.refused("replace ri233 1608"), "6.32");
    assert!(!desk.may("replace ri243"));
    assert_eq!(desk.refused("replace ir80"), "6.32");
}

#[test]
fn r6_32_rebuild_a_point_brings_destroyed_infantry_back_reduced() {
    let mut desk = replacing("qg-xxx 1609, ri233 1607 reduced", FRENCH, 2);
    desk.lose("ri208", false).does("replace ri208");
    assert_eq!(desk.whereabouts("ri208"), "1609");
    assert!(desk.has("ri208", mark::REDUCED) && !desk.has("ri208", mark::LOST));
    assert_eq!((desk.cited(), desk.p.replacements), (vec!["6.32.rebuild"], 1));
    let (unit, hex) = (desk.unit("ri208"), desk.hex("1609"));
    assert!(desk.saw(|event| *event == Event::Restored { unit, hex }));
}

#[test]
fn r6_32_full_two_points_bring_destroyed_infantry_back_whole() {
    let mut desk = replacing("qg-xxx 1609, ri233 1607 reduced", FRENCH, 2);
    desk.lose("ri208", false).does("replace ri208, replace ri208");
    assert_eq!(desk.whereabouts("ri208"), "1609");
    assert!(!desk.has("ri208", mark::REDUCED));
    assert_eq!(desk.cited()[0], "6.32.full");
    assert_eq!(desk.p.replacements, 0);
}

#[test]
fn r6_32_headquarters_come_back_for_a_point() {
    let mut desk = replacing("ri233 1607 reduced", FRENCH, 2);
    desk.lose("qg-xxx", false).does("replace qg-xxx 1421");
    assert_eq!((desk.whereabouts("qg-xxx"), desk.p.replacements), ("1421", 1));
    assert_eq!(desk.cited(), ["6.32.headquarters"]);
    assert!(!desk.has("qg-xxx", mark::REDUCED | mark::CUT_OFF | mark::LOST));
}

#[test]
fn r6_32_points_are_not_overspent() {
    let mut desk = replacing("qg-xxx 1609, ri208 1608 reduced, ri233 1607 reduced", FRENCH, 1);
    desk.lose("ri243", false).lose("qg-xx", false);
    desk.p.replacements = 0;
    for text in ["replace ri208", "replace ri243", "replace qg-xx 1421"] {
        assert_eq!(desk.refused(text), "6.32.points", "{text}");
    }
    // The last point spent, the phase is over by itself.
    desk.p.replacements = 1;
    desk.does("replace ri243");
    assert_ne!(desk.p.phase, Phase::Replace);
    assert!(desk.has("ri208", mark::REDUCED) && desk.has("ri243", mark::REDUCED));
}

#[test]
fn r6_33_a_unit_that_surrendered_does_not_return() {
    let mut desk = replacing("qg-xviii 1601, ir81 1602 reduced", GERMAN, 3);
    desk.lose("ir80", true).lose("ir87", false);
    assert_eq!(desk.refused("replace ir80"), "6.33");
    assert!(desk.may("replace ir87"));
    // Nor is there anything to replace of units that have not come, or of garrisons.
    assert_eq!(desk.refused("replace ir60"), "6.33");
    desk.at(FRENCH, Phase::Replace);
    assert_eq!(desk.refused("replace douaumont"), "r.garrison");
}

#[test]
fn rr_garrison_takes_no_replacements_even_as_a_counter() {
    let mut desk = Desk::with("qg-xxx 1609, douaumont 2113 reduced, ri233 1607 reduced", "heavy-forts");
    desk.at(FRENCH, Phase::Replace).p.replacements = 2;
    assert_eq!(desk.refused("replace douaumont"), "r.garrison");
    assert!(desk.may("replace ri233"));
}

#[test]
fn rr_garrison_is_an_enemy_to_surrender_to() {
    // In supply from Louvemont, next to the work of Froideterre.
    for (stands, gone) in [(true, true), (false, false)] {
        let mut desk = Desk::new("qg-xviii 1612, ir80 1614 reduced demoralised");
        if !stands {
            desk.lose("froideterre", true);
        }
        organise_rolling(&mut desk, GERMAN, &[4, 6, 6]);
        assert!(desk.saw(|event| matches!(event, Event::Rally { rallied: false, .. })));
        assert_eq!(desk.has("ir80", mark::GONE), gone, "with the fort standing: {stands}");
    }
}

#[test]
fn rr_garrison_steadies_those_in_its_fort() {
    for (stands, gone) in [(true, false), (false, true)] {
        let mut desk = Desk::new("qg-xxx 2014, ri165 2113 reduced demoralised, ir80 2112");
        if !stands {
            desk.lose("douaumont", true);
        }
        organise_rolling(&mut desk, FRENCH, &[6, 6]);
        assert!(desk.saw(|event| matches!(event, Event::Rally { rallied: false, .. })));
        assert_eq!(desk.has("ri165", mark::GONE), gone, "with the fort standing: {stands}");
    }
}

#[test]
fn r6_33_artillery_is_not_replaced() {
    let mut desk = replacing("qg-xxx 1609, ri208 1608 reduced", FRENCH, 2);
    for gun in ["xxx1", "art51r", "rail"] {
        desk.lose(gun, false);
        assert_eq!(desk.refused(&format!("replace {gun}")), "6.33.artillery", "{gun}");
        assert_eq!(desk.refused(&format!("replace {gun} 1609")), "6.33.artillery", "{gun}");
    }
}

#[test]
fn r6_33_unsupplied_units_have_no_replacements() {
    let desk = replacing("qg-xxx 1609, ri208 1608 reduced out, ri233 1607 reduced", FRENCH, 2);
    assert_eq!(desk.refused("replace ri208"), "6.33.unsupplied");
    assert!(desk.may("replace ri233"));
}

#[test]
fn r6_33_demoralised_units_have_no_replacements() {
    let desk = replacing("qg-xxx 1609, ri208 1608 reduced demoralised, ri233 1607 reduced", FRENCH, 2);
    assert_eq!(desk.refused("replace ri208"), "6.33.demoralised");
    assert!(desk.may("replace ri233"));
}

#[test]
fn r6_33_pioneers_have_one_point_a_turn_among_them() {
    let units = "qg-xviii 1601, pi21 1602 reduced, pi25 1603 reduced, ir80 1604 reduced";
    let mut desk = replacing(units, GERMAN, 3);
    desk.lose("pi7r", false).does("replace pi21");
    assert!(!desk.has("pi21", mark::REDUCED));
    assert_eq!(desk.refused("replace pi25"), "6.33.pioneers");
    assert_eq!(desk.refused("replace pi7r"), "6.33.pioneers");
    assert!(desk.may("replace ir80"));
    // So none comes back whole.
    let mut desk = replacing("qg-xviii 1601, ir80 1604 reduced", GERMAN, 3);
    desk.lose("pi21", false).does("replace pi21");
    assert!(desk.has("pi21", mark::REDUCED));
    assert_eq!(desk.refused("replace pi21"), "6.33.pioneers");
    // A new turn, a new point.
    organise(&mut desk, GERMAN);
    assert!(desk.may("replace pi21"));
}

#[test]
fn r6_33_place_of_rebuilt_infantry_is_its_headquarters_in_supply() {
    let mut desk = replacing("qg-xxx 1609, qg-xx 1421, ri233 1607 reduced", FRENCH, 2);
    desk.lose("ri208", false).lose("z2", false);
    // Not elsewhere, and not with the headquarters of another corps.
    for hex in ["1421", "1607", "1609"] {
        assert_eq!(desk.refused(&format!("replace ri208 {hex}")), "6.33.place", "{hex}");
    }
    desk.does("replace z2");
    assert_eq!(desk.whereabouts("z2"), "1421");
    // Without a headquarters, or with one that is out of supply, it waits.
    let mut desk = replacing("qg-xxx 1609 out, ri233 1607 reduced", FRENCH, 2);
    desk.lose("ri208", false).lose("z2", false);
    assert_eq!(desk.refused("replace ri208"), "6.33.place");
    assert_eq!(desk.refused("replace z2"), "6.33.place");
}

#[test]
fn r6_33_excess_of_rebuilt_infantry_lasts_until_the_end_of_the_movement_phase() {
    let mut desk = replacing("qg-xviii 1601, ir80 1601, ir81 1601", GERMAN, 3);
    desk.lose("ir87", false).does("replace ir87");
    assert_eq!(desk.p.on(desk.hex("1601")).count(), 4);
    desk.does("done");
    if desk.p.phase == Phase::Bombard {
        desk.does("done");
    }
    assert_eq!(desk.p.phase, Phase::Move);
    assert_eq!(desk.refused("done"), "8.31");
    desk.does("take ir80, go 1701, take qg-xviii, go 1602, done");
    assert_eq!(desk.p.active, FRENCH);
}

#[test]
fn r6_33_headquarters_of_the_french_return_in_verdun() {
    let mut desk = replacing("ri233 1607 reduced", FRENCH, 2);
    desk.lose("qg-xxx", false);
    for hex in ["1420", "1421", "1422", "1521"] {
        assert!(desk.may(&format!("replace qg-xxx {hex}")), "{hex}");
    }
    for hex in ["1609", "1323", "1622", "1319", "1601"] {
        assert_eq!(desk.refused(&format!("replace qg-xxx {hex}")), "6.33.headquarters", "{hex}");
    }
    assert_eq!(desk.refused("replace qg-xxx"), "6.33.headquarters");
}

#[test]
fn r6_33_headquarters_of_the_germans_return_on_an_open_road_north_of_the_front() {
    let mut desk = replacing("ir80 1302 reduced", GERMAN, 3);
    desk.lose("qg-xviii", false);
    // The roads from 0201, 1601 and 2201 up to the trenches.
    let places = ["0201", "0302", "0402", "1601", "1602", "1603", "2201", "2202", "2203", "2204"];
    for hex in desk.game.map.all() {
        let name = desk.game.map.name(hex);
        let fits = places.contains(&name);
        assert_eq!(desk.may(&format!("replace qg-xviii {name}")), fits, "{name}");
    }
    // In the trench itself, beyond it, and off the road.
    for hex in ["1604", "1605", "1501"] {
        assert_eq!(desk.refused(&format!("replace qg-xviii {hex}")), "6.33.headquarters", "{hex}");
    }
}

#[test]
fn r6_33_headquarters_of_the_germans_need_a_road_that_nothing_bars() {
    let places = |prepare: &dyn Fn(&mut Desk) -> &mut Desk| {
        let mut desk = replacing("ir80 1302 reduced", GERMAN, 3);
        desk.lose("qg-xviii", false);
        prepare(&mut desk);
        let road = ["1601", "1602", "1603"];
        road.into_iter().filter(|hex| desk.may(&format!("replace qg-xviii {hex}"))).collect::<Vec<_>>()
    };
    // A marker of either side, an enemy unit, an enemy zone on the road; the source in enemy hands.
    assert_eq!(places(&|desk| desk.interdict(FRENCH, "1602")), ["1601"]);
    assert_eq!(places(&|desk| desk.interdict(GERMAN, "1603")), ["1601", "1602"]);
    assert_eq!(places(&|desk| desk.put("qg-xxx 1602")), ["1601"]);
    assert_eq!(places(&|desk| desk.put("ri208 1604")), ["1601", "1602"]);
    assert!(places(&|desk| desk.control(FRENCH, "1601")).is_empty());
    // A friend in the zone does not change that.
    assert_eq!(places(&|desk| desk.put("ri208 1604, ir81 1603")), ["1601", "1602"]);
}

#[test]
fn r6_33_headquarters_put_back_retake_their_hex_of_verdun() {
    // The Germans have been there and are gone: the hex is theirs until a French unit enters it (14.9, r.control).
    let mut desk = replacing("ri233 1607 reduced", FRENCH, 2);
    desk.lose("qg-xxx", false).control(GERMAN, "1421");
    assert!(desk.may("replace qg-xxx 1421"));
    desk.does("replace qg-xxx 1421");
    assert_eq!(desk.controls("1421"), FRENCH);
}

#[test]
fn r6_33_headquarters_put_back_on_a_road_the_french_have_crossed_retake_it() {
    let mut desk = replacing("ir80 1302 reduced", GERMAN, 3);
    desk.lose("qg-xviii", false).control(FRENCH, "1602").does("replace qg-xviii 1602");
    assert_eq!(desk.controls("1602"), GERMAN);
}

#[test]
fn r6_33_place_needs_a_headquarters_in_supply_even_if_it_was_put_back_this_turn() {
    // Verdun is shut in, and every source is lost: headquarters put back there are fed by nobody.
    let mut desk = replacing("ri233 1607 reduced", FRENCH, 2);
    desk.lose("qg-xxx", false).lose("ri208", false).control(GERMAN, "1323 1622 3307 3310 3321");
    desk.does("replace qg-xxx 1421");
    assert_eq!(desk.refused("replace ri208"), "6.33.place");
}

#[test]
fn r6_33_zone_nothing_is_placed_under_the_eyes_of_the_enemy() {
    let mut desk = replacing("qg-xviii 1601, ir81 1302 reduced, ri208 1602", GERMAN, 3);
    desk.lose("ir80", false);
    assert_eq!(desk.refused("replace ir80"), "6.33.zone");
    // A weak zone will do, and friends do not help.
    let mut desk = replacing("qg-xviii 1601, ir81 1601 reduced, bcp56 1602", GERMAN, 3);
    desk.lose("ir80", false);
    assert_eq!(desk.refused("replace ir80"), "6.33.zone");
    // A headquarters has no zone.
    let mut desk = replacing("qg-xviii 1601, ir81 1302 reduced, qg-xxx 1602", GERMAN, 3);
    desk.lose("ir80", false);
    assert!(desk.may("replace ir80"));
    // Neither do headquarters return there.
    let mut desk = replacing("ri233 1607 reduced, ir80 1520", FRENCH, 2);
    desk.lose("qg-xxx", false);
    for (hex, clear) in [("1420", false), ("1521", false), ("1421", true), ("1422", true)] {
        assert_eq!(desk.may(&format!("replace qg-xxx {hex}")), clear, "{hex}");
    }
}

// --- Reinforcements.

#[test]
fn r6_4_reinforcements_ignore_stacking_and_pay_nothing_for_their_entry() {
    let mut desk = Desk::new("qg-xxx 1609");
    desk.day(23);
    organise(&mut desk, FRENCH);
    assert_eq!(desk.p.on(desk.hex("1323")).count(), 7);
    while desk.p.phase != Phase::Move {
        desk.does("done");
    }
    assert_eq!(desk.refused("done"), "8.31");
    // All four points are left: 1422 1421 1420 1419 by the road.
    desk.does("take z2");
    assert!(desk.may("go 1419"));
    desk.does("go 1419");
    for (unit, to) in [("z3", "1420"), ("t2", "1421"), ("t3", "1421"), ("art37", "1422")] {
        desk.does(&format!("take {unit}, go {to}"));
    }
    // The headquarters and the guns of the corps are left: one regiment and a half.
    desk.does("done");
    assert_ne!(desk.p.phase, Phase::Move);
}

#[test]
fn r6_41_the_16th_enters_at_1622_and_all_others_at_1323() {
    for day in 23..=27 {
        let mut desk = Desk::new("");
        desk.day(day);
        organise(&mut desk, FRENCH);
        let all = arrived(&desk);
        assert!(!all.is_empty(), "{day}");
        for (unit, hex) in all {
            let counter = desk.game.counter(desk.unit(&unit));
            let division =
                counter.division.map(|division| desk.game.counters.divisions[usize::from(division)].as_str());
            assert_eq!(hex, if division == Some("16") { "1622" } else { "1323" }, "{unit}");
            assert_eq!(desk.whereabouts(&unit), hex);
        }
        assert!(desk.cited().contains(&"6.41"));
    }
}

#[test]
fn calendrier_each_day_has_its_reinforcements() {
    let expected = [
        (21, ""),
        (22, ""),
        (23, "qg-xx xx1 z2 z3 t2 t3 art37"),
        (24, "z9 mzt1 ri418 bcp2 bcp4 art153"),
        (25, "ri13 ri29 ri85 ri95 art16"),
        (26, "qg-i i1 ri1 ri43 ri127 ri201 art1"),
        (27, "ri8 ri33 ri73 ri110 art2"),
        (28, ""),
    ];
    let mut desk = Desk::new("");
    for (day, units) in expected {
        desk.day(day);
        organise(&mut desk, FRENCH);
        let all: Vec<String> = arrived(&desk).into_iter().map(|(unit, _)| unit).collect();
        assert_eq!(all.join(" "), units, "{day}");
        assert_eq!(desk.saw(|event| *event == Event::Petain), day == 26, "{day}");
    }
    // The Germans are asked about the 121st on the 25th, and have nobody else.
    for day in 22..=29 {
        let mut desk = Desk::new("");
        desk.day(day - 1);
        organise(&mut desk, GERMAN);
        assert_eq!(desk.p.phase == Phase::Call, day == 25, "{day}");
        assert!(arrived(&desk).is_empty());
    }
}

#[test]
fn rr_late_reinforcements_wait_while_the_enemy_holds_or_covers_their_entry() {
    // In the hex; next to it, with a strong and with a weak zone.
    for enemy in ["ir80 1323", "ir80 1322", "pi21 1322"] {
        let mut desk = Desk::new(enemy);
        desk.day(23);
        organise(&mut desk, FRENCH);
        assert!(arrived(&desk).is_empty(), "{enemy}");
        let (unit, hex) = (desk.unit("z2"), desk.hex("1323"));
        assert!(desk.saw(|event| *event == Event::Delayed { unit, hex }), "{enemy}");
        assert!(desk.cited().contains(&"r.late"));
        assert_eq!(desk.whereabouts("z2"), "");
        // A turn later the way is free: they come with those of the day.
        let slot = desk.unit(enemy.split(' ').next().unwrap());
        desk.p.lift(slot, mark::LOST);
        desk.day(24);
        organise(&mut desk, FRENCH);
        assert_eq!(arrived(&desk).len(), 13, "{enemy}");
        assert_eq!(desk.whereabouts("z2"), "1323");
        assert_eq!(desk.controls("1323"), FRENCH);
    }
}

#[test]
fn rr_late_a_headquarters_next_to_the_entry_delays_nobody() {
    let mut desk = Desk::new("qg-xviii 1322");
    desk.day(23);
    organise(&mut desk, FRENCH);
    assert_eq!(arrived(&desk).len(), 7);
}

// --- The 121st Division.

/// The Germans are asked about the 121st.
fn the_25th(units: &str, options: &str) -> Desk {
    let mut desk = Desk::with(units, options);
    desk.day(24);
    organise(&mut desk, GERMAN);
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Call));
    desk
}

#[test]
fn r6_42_the_121st_comes_if_the_germans_wish_and_costs_a_point() {
    let mut desk = the_25th("", "");
    assert_eq!(desk.game.score(&desk.p).points(), 0);
    desk.does("call");
    assert!(desk.saw(|event| *event == Event::Called { free: false }));
    assert_eq!(desk.cited()[0], "6.42");
    assert_eq!(desk.game.score(&desk.p).points(), -1);
    for hex in ["1101", "1201", "1401", "1701", "1701"] {
        assert_eq!(desk.p.phase, Phase::Enter);
        desk.does(&format!("place {hex}"));
        assert_eq!(desk.cited()[0], "6.42");
    }
    assert_ne!(desk.p.phase, Phase::Enter);
    let places = ["ir60", "rir7", "rir56", "pi29", "art121"].map(|unit| desk.whereabouts(unit));
    assert_eq!(places, ["1101", "1201", "1401", "1701", "1701"]);
}

#[test]
fn r6_42_the_121st_stays_away_for_nothing() {
    let desk = the_25th("", "").after("done");
    assert!(desk.saw(|event| *event == Event::NotCalled));
    assert_eq!(desk.game.score(&desk.p).points(), 0);
    assert_eq!(desk.whereabouts("ir60"), "");
    assert_eq!(desk.refused("call"), "6.42.date");
    let desk = the_25th("", "total-effort").after("call");
    assert!(desk.saw(|event| *event == Event::Called { free: true }));
    assert_eq!(desk.game.score(&desk.p).points(), 0);
}

#[test]
fn r6_42_the_121st_may_exceed_stacking_when_it_enters() {
    let mut desk = the_25th("ir80 1401, ir81 1401", "");
    desk.does("call, place 1401, place 1401, place 1401, place 1401, place 1401");
    assert_eq!(desk.p.on(desk.hex("1401")).count(), 7);
}

#[test]
fn r6_42_date_the_121st_comes_on_the_25th_or_never() {
    for day in [22, 23, 24, 26, 27, 28] {
        let mut desk = Desk::new("");
        desk.day(day - 1);
        organise(&mut desk, GERMAN);
        assert_eq!(desk.p.day, day);
        assert_eq!(desk.refused("call"), "6.42.date", "{day}");
    }
    // Left out on the 25th, it is not offered again.
    let mut desk = the_25th("", "").after("done");
    organise(&mut desk, GERMAN);
    assert_eq!(desk.refused("call"), "6.42.date");
}

#[test]
fn r6_42_place_the_121st_enters_from_1101_to_1701() {
    let desk = the_25th("ri208 1502", "").after("call");
    for hex in ["1101", "1201", "1301", "1701"] {
        assert!(desk.may(&format!("place {hex}")), "{hex}");
    }
    for hex in ["1001", "1801", "1202", "0201", "3301"] {
        assert_eq!(desk.refused(&format!("place {hex}")), "6.42.place", "{hex}");
    }
    // Nor next to the enemy (6.33).
    for hex in ["1401", "1501", "1601"] {
        assert_eq!(desk.refused(&format!("place {hex}")), "6.42.place", "{hex}");
    }
}

#[test]
fn rr_division_121_belongs_to_xviii_corps() {
    let mut desk = Desk::new("ir60 1202, rir7 1302, rir56 1402, pi29 1502, art121 1301, qg-xviii 1601");
    for unit in ["ir60", "rir7", "rir56", "pi29", "art121"] {
        let corps = desk.game.counter(desk.unit(unit)).corps.expect("a corps");
        assert_eq!(desk.game.counters.corps[usize::from(corps)].id, "XVIII", "{unit}");
    }
    // It is fed by that headquarters, and not by the one of V Corps.
    organise(&mut desk, GERMAN);
    assert!(!desk.has("ir60", mark::OUT));
    let mut desk = Desk::new("ir60 1202, qg-v 1601");
    organise(&mut desk, GERMAN);
    assert!(desk.has("ir60", mark::OUT));
    // And the guns of that corps support it.
    let mut desk = Desk::new("ir60 1606, xviii1 1603, v1 1603, ri208 1607");
    desk.at(GERMAN, Phase::Assault).does("target 1607, with ir60");
    assert!(desk.may("with xviii1"));
    assert_eq!(desk.refused("with v1"), "9.32.corps");
}

// --- Pétain's guns.

/// The French organisation of the 26th, with this gun lost.
fn the_26th(units: &str, gun: &str) -> Desk {
    let mut desk = Desk::new(units);
    desk.lose(gun, false).day(26);
    organise(&mut desk, FRENCH);
    desk
}

#[test]
fn rr_petain_gun_returns_with_its_headquarters_in_supply() {
    for gun in ["xxx1", "art51r"] {
        let mut desk = the_26th("qg-xxx 1609, qg-xx 1421", gun);
        assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Petain));
        for hex in ["1421", "1608", "1420"] {
            assert_eq!(desk.refused(&format!("replace {gun} {hex}")), "r.petain-gun", "{gun} {hex}");
        }
        desk.does(&format!("replace {gun} 1609"));
        assert_eq!(desk.whereabouts(gun), "1609");
    }
}

#[test]
fn rr_petain_gun_has_no_place_while_its_headquarters_are_out_of_supply_or_gone() {
    // Out of supply; not on the map: nobody is asked.
    for units in ["qg-xxx 0110", "qg-xx 1421"] {
        let desk = the_26th(units, "xxx1");
        assert_ne!(desk.p.phase, Phase::Petain, "{units}");
        assert_eq!(desk.whereabouts("xxx1"), "");
    }
    // With another gun to ask about, that one is refused.
    let mut desk = Desk::new("qg-xxx 0110");
    desk.lose("xxx1", false).lose("art16", false).day(26);
    organise(&mut desk, FRENCH);
    assert_eq!(desk.p.phase, Phase::Petain);
    assert_eq!(desk.refused("replace xxx1 0110"), "r.petain-gun");
}

#[test]
fn rr_petain_gun_of_the_16th_or_of_the_railway_returns_in_verdun() {
    for gun in ["art16", "rail"] {
        let mut desk = the_26th("qg-xxx 1609", gun);
        assert_eq!(desk.p.phase, Phase::Petain, "{gun}");
        for hex in ["1420", "1421", "1422", "1521"] {
            assert!(desk.may(&format!("replace {gun} {hex}")), "{gun} {hex}");
        }
        for hex in ["1609", "1319", "1622"] {
            assert_eq!(desk.refused(&format!("replace {gun} {hex}")), "r.petain-gun", "{gun} {hex}");
        }
        desk.does(&format!("replace {gun} 1421"));
        assert_eq!(desk.whereabouts(gun), "1421");
    }
}

#[test]
fn rr_petain_gun_retakes_the_hex_of_verdun_it_returns_to() {
    let mut desk = the_26th("qg-xxx 1609", "art16");
    desk.control(GERMAN, "1420");
    assert!(desk.may("replace art16 1420"));
    desk.does("replace art16 1420");
    assert_eq!(desk.controls("1420"), FRENCH);
}

#[test]
fn rr_petain_gun_of_forges_returns_at_forges_or_not_at_all() {
    let mut desk = the_26th("qg-xxx 1609", "forges");
    assert_eq!(desk.p.phase, Phase::Petain);
    for hex in ["1420", "1421", "1422", "1521", "1609"] {
        assert_eq!(desk.refused(&format!("replace forges {hex}")), "r.petain-gun", "{hex}");
    }
    desk.does("replace forges 0105");
    assert_eq!(desk.whereabouts("forges"), "0105");
    for enemy in ["ir80 0105", "ir80 0106"] {
        let desk = the_26th(&format!("qg-xxx 1609, {enemy}"), "forges");
        assert_ne!(desk.p.phase, Phase::Petain, "{enemy}");
    }
}

#[test]
fn rr_petain_gun_comes_before_replacements_and_to_no_hex_under_an_enemy_zone() {
    let desk = the_26th("qg-xxx 1609, ir80 1608", "art72r");
    assert_ne!(desk.p.phase, Phase::Petain, "its headquarters is next to the enemy");
    let mut desk = Desk::new("");
    desk.lose("art72r", false).lose("qg-xxx", false).day(26);
    organise(&mut desk, FRENCH);
    assert_eq!(desk.p.phase, Phase::Replace);
    desk.does("replace qg-xxx 1421");
    assert!(!desk.may("replace art72r 1421"), "its headquarters is back too late");
}
