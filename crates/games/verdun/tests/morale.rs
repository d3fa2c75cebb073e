//! Mutual recovery (10), morale and demoralisation (12).

use crate::common::*;
use verdun::tables::Shelling;

/// The morale with which the first of these French units tests under a barrage on a day.
fn morale(units: &str, day: u8) -> u8 {
    let mut desk = giving(Shelling::Morale(0), units);
    let hex = units.split_whitespace().nth(1).expect("a hex");
    desk.day(day).does(&format!("take naval, barrage {hex}"));
    desk.tests()[0].2
}

/// The same of a German unit, under the railway guns in 1319.
fn german_morale(units: &str, day: u8) -> u8 {
    let mut desk = giving(Shelling::Morale(0), &format!("{units}, rail 1319"));
    let hex = units.split_whitespace().nth(1).expect("a hex");
    desk.day(day).at(FRENCH, Phase::Bombard).does(&format!("take rail, barrage {hex}"));
    desk.tests()[0].2
}

/// The strength that units in 0617 defend with.
fn defence(units: &str) -> u8 {
    let mut desk = Desk::new(&format!("ir80 0616, ir81 0616, {units}"));
    desk.at(GERMAN, Phase::Assault).does("target 0617, with ir80, with ir81, assault");
    desk.declared().1
}

// --- 10: recovery.

#[test]
fn r10_all_guns_return_to_their_active_face() {
    let guns = ["xviii1", "art21", "naval", "xxx1", "art72r", "rail"];
    let mut desk =
        Desk::new("xviii1 0616 fired, art21 0616 fired, xxx1 1609 fired, art72r 1609 fired, rail 1319 fired");
    desk.at(GERMAN, Phase::Bombard).does("take naval, interdict 1606");
    desk.at(GERMAN, Phase::Assault).does("done");
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Move));
    assert!(guns.iter().all(|gun| desk.has(gun, mark::FIRED)), "not before the whole turn is over");
    desk.does("done");
    assert_eq!(desk.p.day, 23);
    assert!(desk.cited().contains(&"10") && desk.cited().contains(&"4.xii"));
    assert!(guns.iter().all(|gun| !desk.has(gun, mark::FIRED)));
}

#[test]
fn r10_headquarters_that_are_cut_off_try_to_rally() {
    let mut desk = Desk::new("qg-xviii 1601 cut-off, qg-iii 2201, qg-xxx 1609 cut-off");
    desk.at(FRENCH, Phase::Assault).rolling(&[3, 4, 3, 5]).does("done");
    assert!(desk.cited().contains(&"10.headquarters"));
    let tries = |event: &Event| matches!(event, Event::HeadquartersRally { morale: 7, .. });
    assert_eq!(desk.lines.iter().filter(|line| tries(&line.what)).count(), 2, "those that are cut off");
    assert!(!desk.has("qg-xviii", mark::CUT_OFF), "7 is no more than its morale");
    assert!(desk.has("qg-xxx", mark::CUT_OFF), "8 is");
}

#[test]
fn r10_headquarters_rally_at_no_other_time() {
    let mut desk = Desk::new("qg-xviii 1601 cut-off, qg-xxx 1609 cut-off");
    let tries = |desk: &Desk| {
        desk.saw(|event| matches!(event, Event::HeadquartersRally { .. } | Event::Rally { .. }))
    };
    desk.at(GERMAN, Phase::Assault).does("done");
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Move));
    assert!(!tries(&desk), "nor in the organisation of the French");
    assert!(desk.has("qg-xviii", mark::CUT_OFF) && desk.has("qg-xxx", mark::CUT_OFF));
}

#[test]
fn rr_cut_off_is_no_demoralisation() {
    // No −1 of 12.2 under a barrage, no ban of 12.3 on strategic movement.
    assert_eq!(morale("qg-xxx 1606 cut-off", 22), 7);
    let desk = in_phase(FRENCH, Phase::Move, "qg-xxx 1609 cut-off").after("take qg-xxx");
    assert!(desk.may("march 1608"));
    // It breaks through with chasseurs.
    let mut desk = Desk::new("qg-xxx 1609 cut-off, bcp56 1609");
    desk.at(FRENCH, Phase::Break).does("take bcp56, go 1608");
    assert_eq!(desk.whereabouts("qg-xxx"), "1608");
}

// --- 6.2: rallying in a hex.

/// The French organise with these dice.
fn rallying(units: &str, dice: &[u8]) -> Desk {
    let mut desk = Desk::new(units);
    desk.at(GERMAN, Phase::Break).rolling(dice).does("done");
    desk
}

#[test]
fn rr_rally_all_dice_are_rolled_before_anybody_surrenders() {
    let units = "qg-xxx 1609, ri165 1607 reduced demoralised, ri208 1607 demoralised, ir80 1606";
    let desk = rallying(units, &[6, 6, 1, 1]);
    assert!(desk.has("ri165", mark::DEMORALISED) && !desk.has("ri208", mark::DEMORALISED));
    assert_eq!(desk.whereabouts("ri165"), "1607", "the 208th has rallied beside it");
    let desk = rallying(units, &[6, 6, 6, 6]);
    assert!(desk.has("ri165", mark::GONE));
    let told = |wanted: fn(&Event) -> bool| desk.lines.iter().rposition(|line| wanted(&line.what));
    let last_roll = told(|event| matches!(event, Event::Rally { .. }));
    assert!(last_roll < told(|event| matches!(event, Event::Surrendered { .. })));
}

#[test]
fn rr_surrender_without_a_roll_is_prevented_by_a_steady_friend() {
    // No line reaches 0110.
    let units = "qg-xxx 1609, ri165 0110 reduced demoralised, ir80 0111";
    assert!(rallying(units, &[]).has("ri165", mark::GONE));
    let desk = rallying(&format!("{units}, ri208 0110"), &[]);
    assert!(desk.has("ri165", mark::OUT) && desk.has("ri165", mark::DEMORALISED));
    assert_eq!(desk.whereabouts("ri165"), "0110");
    let desk = rallying(&format!("{units}, ri208 0110 demoralised"), &[]);
    assert!(desk.has("ri165", mark::GONE), "one that is shaken himself does not help");
}

#[test]
fn rr_surrender_without_a_roll_is_not_for_remnants() {
    let desk = rallying("qg-xxx 1609, f1 0110 demoralised, ir80 0111", &[]);
    assert!(desk.has("f1", mark::OUT) && desk.has("f1", mark::DEMORALISED));
    assert_eq!(desk.whereabouts("f1"), "0110");
}

// --- 12, 12.1: tests.

#[test]
fn r12_tests_come_from_barrages_and_from_some_retreats() {
    for (result, units) in [
        (Shelling::Nothing, 0),
        (Shelling::Morale(0), 1),
        (Shelling::Morale(1), 1),
        (Shelling::Morale(2), 1),
        (Shelling::Damage, 1),
    ] {
        let desk = giving(result, "ri165 1606").after("take naval, barrage 1606");
        assert_eq!(desk.tests().len(), units, "{result:?}");
    }
    let retreat = "target 0617, with ir80, assault, retreat, fall ri324 0618";
    let desk = assaults(GERMAN, "ir80 0616, ri324 0617", (0, 1)).after(retreat);
    assert!(desk.tests().is_empty(), "open ground, and no enemy near");
    let desk = assaults(GERMAN, "ir80 0616, ri324 0617, ir81 0619", (0, 1)).after(retreat);
    assert_eq!(desk.tests().len(), 1, "a zone");
    let mut desk = assaults(GERMAN, "ir80 0616, ri324 0617", (0, 1));
    desk.interdict(GERMAN, "0618").does(retreat);
    assert_eq!(desk.tests().len(), 1, "interdiction");
}

#[test]
fn r12_losses_of_an_assault_shake_nobody() {
    let mut desk = assaults(GERMAN, "ir80 0616, ri165 0617", (1, 1));
    desk.does("target 0617, with ir80, assault, lose ri165");
    assert!(desk.has("ri165", mark::REDUCED) && desk.tests().is_empty());
    desk.does("lose ir80");
    assert!(desk.has("ir80", mark::REDUCED) && desk.tests().is_empty());
}

#[test]
fn r12_1_a_total_no_higher_than_the_morale_passes() {
    for add in 0..3 {
        for (second, fails) in [(4 - add, false), (5 - add, true)] {
            let mut desk = giving(Shelling::Morale(add), "ri165 1606");
            desk.rolling(&[1, 3, second]).does("take naval, barrage 1606");
            assert_eq!(desk.tests(), [("ri165", add, 7, fails)]);
        }
    }
    // An X where nobody can pay: M3.
    for (second, fails) in [(2, false), (3, true)] {
        let mut desk = giving(Shelling::Damage, "ri165 1606 reduced");
        desk.rolling(&[1, 1, second]).does("take naval, barrage 1606");
        assert_eq!(desk.tests(), [("ri165", 3, 6, fails)]);
    }
}

#[test]
fn r12_1_every_test_is_entered_as_one() {
    let mut desk = giving(Shelling::Morale(0), "ri165 1606");
    desk.rolling(&[1, 1, 1]).does("take naval, barrage 1606");
    assert!(desk.cited().contains(&"12.1"), "{:?}", desk.cited());
}

#[test]
fn r12_1_demoralised_is_who_fails() {
    let mut desk = giving(Shelling::Morale(0), "ri165 1606, art72r 1606");
    desk.rolling(&[1, 6, 6, 6, 6]).does("take naval, barrage 1606");
    assert!(desk.cited().contains(&"12.1.demoralised"));
    for unit in ["ri165", "art72r"] {
        assert!(desk.has(unit, mark::DEMORALISED) && !desk.has(unit, mark::REDUCED), "{unit}");
    }
}

#[test]
fn r12_1_step_is_what_a_demoralised_unit_loses() {
    let mut desk = giving(Shelling::Morale(0), "ri324 1606 demoralised");
    desk.rolling(&[1, 6, 6]).does("take naval, barrage 1606");
    assert!(desk.cited().contains(&"12.1.step"));
    assert!(desk.has("ri324", mark::REDUCED) && desk.has("ri324", mark::DEMORALISED));
    desk.rolling(&[1, 6, 6]).does("take heavy, barrage 1606");
    assert!(desk.cited().contains(&"12.1.step"));
    assert_eq!(desk.whereabouts("ri324"), "");
    assert!(desk.has("ri324", mark::LOST));
}

#[test]
fn r12_1_step_lost_by_guns_is_their_last() {
    let mut desk = giving(Shelling::Morale(0), "art72r 1606 demoralised");
    desk.rolling(&[1, 6, 6]).does("take naval, barrage 1606");
    assert!(desk.has("art72r", mark::LOST));
}

#[test]
fn r12_1_step_lost_by_who_fails_alone() {
    let mut desk = giving(Shelling::Morale(0), "ri324 1606 demoralised");
    desk.rolling(&[1, 1, 1]).does("take naval, barrage 1606");
    assert!(desk.has("ri324", mark::DEMORALISED) && !desk.has("ri324", mark::REDUCED));
}

// --- 12.2: what changes morale.

#[test]
fn r12_2_all_modifiers_add_up() {
    assert_eq!(morale("ri165 1606", 22), 7, "as printed");
    assert_eq!(morale("ri324 1604 reduced demoralised", 22), 5, "6, less two, and a trench");
    assert_eq!(morale("ri324 1604 reduced demoralised", 26), 6, "and Pétain");
    assert_eq!(morale("rit44 1604 reduced demoralised", 26), 6);
}

#[test]
fn r12_2_reduced_units_have_one_less() {
    assert_eq!(morale("ri165 1606 reduced", 22), 6);
    assert_eq!(german_morale("ir80 1313 reduced", 22), 7);
}

#[test]
fn r12_2_demoralised_units_have_one_less() {
    assert_eq!(morale("ri165 1606 demoralised", 22), 6);
    assert_eq!(morale("art72r 1606 demoralised", 22), 6);
    assert_eq!(german_morale("ir80 1313 demoralised", 22), 7);
}

#[test]
fn r12_2_cover_is_trench_city_or_fort() {
    assert_eq!(morale("ri165 1604", 22), 8, "trench");
    assert_eq!(morale("ri165 1421", 22), 8, "city");
    assert_eq!(morale("qg-xxx 1604", 22), 8, "for any unit");
    for hex in ["1605", "1404", "1606"] {
        assert_eq!(morale(&format!("ri165 {hex}"), 22), 7, "{hex}: town, wood and slope, open");
    }
    assert_eq!(morale("ri165 1606 dug-in", 22), 7, "a hole");
}

#[test]
fn r12_2_cover_of_a_fort_helps_to_rally() {
    for (ruin, morale) in [(false, 7), (true, 6)] {
        let mut desk = Desk::new("qg-xxx 2013, ri165 2113 demoralised");
        if ruin {
            desk.lose("douaumont", true);
        }
        desk.at(GERMAN, Phase::Assault).does("done");
        let rally = desk.told(|event| match event {
            Event::Rally { morale, .. } => Some(morale),
            _ => None,
        });
        assert_eq!(rally, Some(morale), "7, less one, and the fort if it stands");
    }
}

#[test]
fn r12_2_reserve_infantry_of_the_french_has_one_more_from_the_26th() {
    for unit in ["ri324", "ri208", "ri201"] {
        assert_eq!(morale(&format!("{unit} 1606"), 25), 6, "{unit}");
        assert_eq!(morale(&format!("{unit} 1606"), 26), 7, "{unit}");
        assert_eq!(morale(&format!("{unit} 1606"), 29), 7, "{unit}");
    }
    for unit in ["ri165", "ri35", "bcp56", "art72r", "qg-xxx"] {
        assert_eq!(morale(&format!("{unit} 1606"), 25), morale(&format!("{unit} 1606"), 26), "{unit}");
    }
    assert_eq!(german_morale("rir13 1313", 26), 7, "not that of the Germans");
}

#[test]
fn r12_2_territorial_infantry_has_two_more_from_the_26th() {
    for unit in ["rit44", "rit45", "rit46"] {
        assert_eq!(morale(&format!("{unit} 1606"), 25), 5, "{unit}");
        assert_eq!(morale(&format!("{unit} 1606"), 26), 7, "{unit}");
    }
}

#[test]
fn r12_2_remnant_of_the_french_has_one_more_from_the_26th() {
    assert_eq!(morale("f1 1606", 25), 6);
    assert_eq!(morale("f1 1606", 26), 7);
    assert_eq!(german_morale("a1 1313", 25), 7);
    assert_eq!(german_morale("a1 1313", 26), 7, "not the Germans'");
}

// --- 12.3: demoralisation.

#[test]
fn r12_3_a_demoralised_unit_defends_at_half_its_strength_rounded_up() {
    assert_eq!(defence("ri165 0617"), 5);
    assert_eq!(defence("ri165 0617 demoralised"), 3);
    assert_eq!(defence("ri324 0617 demoralised"), 2);
    assert_eq!(defence("ri165 0617 reduced demoralised"), 2);
    assert_eq!(defence("ri165 0617 demoralised out"), 2, "a quarter");
    assert_eq!(defence("ri324 0617 demoralised out"), 1);
    assert_eq!(defence("ri165 0617 demoralised, ri324 0617"), 7, "the other is not halved");
}

#[test]
fn r12_3_it_rallies_in_its_own_organisation() {
    let mut desk = Desk::new("qg-xviii 1601, ir80 1602 demoralised, ri165 2910");
    let rallies = |event: &Event| matches!(event, Event::Rally { .. });
    desk.does("done");
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Move));
    assert!(!desk.saw(rallies) && desk.has("ir80", mark::DEMORALISED));
    // The weather, then the two dice of the 80th.
    desk.rolling(&[3, 1, 1]).does("done");
    assert_eq!(desk.p.day, 23);
    assert!(desk.saw(rallies) && !desk.has("ir80", mark::DEMORALISED));
}

#[test]
fn r12_3_attack_demoralised_infantry_does_not() {
    let mut desk = in_phase(GERMAN, Phase::Assault, "ir80 0616 demoralised, ri165 0617");
    assert_eq!(desk.refused("target 0617"), "12.3.attack");
    desk.put("ir81 0616").does("target 0617");
    assert_eq!(desk.refused("with ir80"), "12.3.attack");
    assert!(desk.may("with ir81"));
}

#[test]
fn r12_3_bombard_demoralised_guns_do_at_half_strength() {
    let mut desk = giving(Shelling::Nothing, "iii1 1801 demoralised, iii2 1801, ri165 1606");
    desk.does("take iii1, with iii2, barrage 1606");
    assert!(desk.saw(|event| matches!(event, Event::Barrage { strength: 8, .. })), "3 and 5");
    for (die, lies) in [(2, true), (3, false)] {
        let mut desk = giving(Shelling::Nothing, "iii1 1801 demoralised");
        desk.rolling(&[die]).does("take iii1, interdict 1606");
        assert_eq!(desk.p.is_interdicted(desk.hex("1606")), lies, "{die}");
    }
}

#[test]
fn r12_3_bombard_and_they_defend_at_full_strength() {
    assert_eq!(defence("art72r 0617 demoralised"), 2);
    assert_eq!(defence("xxx1 0617 demoralised, art72r 0617 demoralised"), 4);
    assert_eq!(defence("art72r 0617 demoralised out"), 2);
}

#[test]
fn r12_3_support_demoralised_guns_give_none() {
    let mut desk = Desk::new(
        "ir80 0616, art21 0615 demoralised, xviii1 0615, ri165 0617, art72r 0619 demoralised, xxx1 0619",
    );
    desk.at(GERMAN, Phase::Assault).does("target 0617, with ir80");
    assert_eq!(desk.refused("with art21"), "12.3.support");
    assert!(desk.may("with xviii1"));
    desk.does("assault");
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Support));
    assert_eq!(desk.refused("with art72r"), "12.3.support");
    assert!(desk.may("with xxx1"));
}
