//! Rally (3.4), infiltration (3.5) and withdrawal (3.6).

use crate::common::*;
use contract::Show;
use table::Arg;

/// The medals that a unit is asked for one action, and spends on it.
fn price(side: Seat, unit: &str, units: &str, action: &str) -> u8 {
    let mut desk = Desk::acting(side, unit, units);
    let decision = desk.game.parse(action).expect("a decision");
    let Text::Key { args, .. } = desk.game.offer(&desk.p, side, decision).label else { panic!("no message") };
    let medals = args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(medals) if name == "medals" => Some(*medals as u8),
        _ => None,
    });
    let medals = medals.expect("a price");
    desk.does(action);
    if !desk.p.hand.is_empty() {
        assert_eq!(desk.spent(), medals);
    }
    medals
}

// --- Rally.

#[test]
fn r3_4_a_disorganised_battalion_is_at_full_strength_again() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18 hurt, london2-4 M14");
    assert_eq!(desk.refused("assault M17"), "3.3.desorganise");
    desk.does("rally");
    assert!(desk.cites("3.4") && desk.saw(|event| matches!(event, Event::Rallied { .. })));
    assert!(!desk.has("gr5-1", mark::HURT) && desk.whereabouts("gr5-1") == "M18");
    // With what it has left it does what it likes.
    assert_eq!(desk.spent(), 2);
    desk.does("go M16");
    assert_eq!(desk.whereabouts("gr5-1"), "M16");
}

#[test]
fn table_actions_ralliement_two_medals_one_in_a_trench_three_in_a_zone() {
    let rally = |units: &str| price(GERMAN, "gr5-1", units, "rally");
    assert_eq!(rally("gr5-1 M18 hurt, london2-4 M14"), 2);
    assert_eq!(rally("gr5-1 M18 hurt, london2-4 M17"), 3);
    assert_eq!(rally("gr5-1 M18 hurt, whippet1 M17"), 3, "a tank has a zone too");
    assert_eq!(rally("gr5-1 M25 hurt, london2-4 M20"), 1);
    assert_eq!(rally("gr5-1 M25 hurt, london2-4 M24"), 1, "in its trench the zone does not matter");
    assert_eq!(price(ALLIED, "rmle1", "rmle1 N21 hurt, gr5-1 N22", "rally"), 1);
    // An enemy trench is none of its own.
    assert_eq!(rally("gr5-1 M22 hurt, london2-4 M18"), 2);
    assert_eq!(rally("gr5-1 M22 hurt, london2-4 M21"), 3);
    // Two medals are too few beside an enemy; with a hero they are three.
    let desk = Desk::acting(GERMAN, "rir257-1", "rir257-1 M18 hurt, london2-4 M17");
    assert_eq!(desk.refused("rally"), "3");
    assert_eq!(price(GERMAN, "rir257-1", "rir257-1 M18 hurt hero, london2-4 M17", "rally"), 3);
    assert_eq!(price(GERMAN, "rir257-1", "rir257-1 M18 hurt, london2-4 M14", "rally"), 2);
}

#[test]
fn r3_4_desorganise_only_a_disorganised_battalion_rallies() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, lotte M20 hurt, london2-4 M14");
    assert_eq!(desk.refused("rally"), "3.4.desorganise");
    assert!(!desk.offers().contains(&"rally".to_string()));
    desk.does("take lotte");
    assert_eq!(desk.refused("rally"), "3.4.desorganise", "damage does not come off");
    // Nor twice.
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M25 hurt, london2-4 M14").after("rally");
    assert_eq!(desk.refused("rally"), "3.4.desorganise");
}

// --- Infiltration.

#[test]
fn r3_5_from_one_hex_in_a_zone_to_the_next() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    assert_eq!(desk.targets("infiltrate"), ["L17", "N17"]);
    desk.does("infiltrate L17");
    assert!(desk.cites("3.5") && desk.saw(|event| matches!(event, Event::Infiltrated { .. })));
    assert_eq!((desk.whereabouts("gr5-1"), desk.spent()), ("L17", 3));
    // The last medal may still fire from there; it does not move on.
    assert!(desk.may("fire M17"));
    assert_eq!(desk.refused("go K17"), "g.zdc.sortie");
    // A disorganised battalion may as well.
    assert_eq!(price(GERMAN, "gr5-1", "gr5-1 M18 hurt, london2-4 M17", "infiltrate N17"), 3);
}

#[test]
fn table_actions_infiltration_three_medals_two_from_a_trench_two_for_a_tank() {
    let infiltrates =
        |unit: &str, units: &str, to: &str| price(GERMAN, unit, units, &format!("infiltrate {to}"));
    assert_eq!(infiltrates("gr5-1", "gr5-1 M18, london2-4 M17", "L17"), 3);
    assert_eq!(infiltrates("gr5-1", "gr5-1 M25, london2-4 M24", "L24"), 2);
    assert_eq!(infiltrates("gr5-1", "gr5-1 M22, london2-4 M23", "L22"), 3, "an enemy trench does not help");
    assert_eq!(infiltrates("gr5-1", "gr5-1 M24, london2-4 N24", "M25"), 3, "nor one that it goes to");
    assert_eq!(price(ALLIED, "rmle1", "rmle1 N21, gr5-1 N22", "infiltrate M22"), 2, "each in its own");
    assert_eq!(infiltrates("lotte", "lotte M18, london2-4 M17", "L17"), 2);
    assert_eq!(infiltrates("lotte", "lotte M25, london2-4 M24", "N24"), 2, "trench or not");
    let desk = Desk::acting(GERMAN, "rir257-1", "rir257-1 M18, london2-4 M17");
    assert_eq!(desk.refused("infiltrate L17"), "3");
    let desk = Desk::acting(GERMAN, "rir257-1", "rir257-1 M25, london2-4 M24");
    assert!(desk.may("infiltrate N24"));
}

#[test]
fn r3_5_zdc_start_and_end_are_in_an_enemy_zone() {
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    assert_eq!(desk.refused("infiltrate M19"), "3.5.zdc", "that one is in none");
    assert_eq!(desk.refused("infiltrate M16"), "3.5.zdc", "that one is not beside it");
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M19, london2-4 M17");
    assert_eq!(desk.refused("infiltrate M18"), "3.5.zdc", "it does not start from one");
}

#[test]
fn r3_5_terrain_neither_ground_nor_points_count() {
    // K24 is a wood with an Allied trench, reached from the wood K25: medals are all it costs.
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 K25, london2-4 J24").after("infiltrate K24");
    assert_eq!((desk.whereabouts("gr5-1"), desk.spent(), desk.p.hand.points), ("K24", 3, 0));
    // The Luce does not stop it.
    let desk = Desk::acting(ALLIED, "rmle1", "rmle1 Z12, gr5-1 AA13").after("infiltrate AA12");
    assert_eq!(desk.whereabouts("rmle1"), "AA12");
    // A tank is tested for its breakdown in such a hex.
    let mut desk = Desk::acting(GERMAN, "lotte", "lotte K25, london2-4 J24");
    desk.rolling(&[2]).does("infiltrate K24");
    assert!(desk.cites("4.1.terrain") && desk.has("lotte", mark::BROKEN));
    assert_eq!(desk.whereabouts("lotte"), "K24");
}

#[test]
fn rr_infiltration_one_hex_any_way_never_onto_an_enemy() {
    // Out of the zone of one into that of another alone.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17, london2-2 M20");
    assert_eq!(desk.targets("infiltrate"), ["L17", "M19", "N17"]);
    assert_eq!(desk.refused("infiltrate M17"), "3.5.zdc", "the enemy's own hex is in nobody's zone");
    desk.does("infiltrate M19");
    assert_eq!(desk.whereabouts("gr5-1"), "M19");
    // Where two enemies stand side by side, each is in the other's reach but not to be entered.
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17, london2-2 L17");
    assert_eq!(desk.refused("infiltrate M17"), "3.1.ennemi");
    // A withdrawal goes forward as well: past the enemy on M17, to the west.
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 L17, london2-4 M17");
    assert_eq!(desk.targets("withdraw"), ["K17", "K18", "L18"]);
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 L16, london2-4 M17");
    assert_eq!(desk.targets("withdraw"), ["K16", "K17", "L15"]);
    // The Luce does not stop it either, bridge or none.
    let desk = Desk::acting(ALLIED, "rmle1", "rmle1 Z12, gr5-1 Z13");
    assert!(desk.may("withdraw AA12"));
}

// --- Withdrawal.

#[test]
fn r3_6_out_of_a_zone_to_a_hex_in_none() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    assert_eq!(desk.targets("withdraw"), ["L18", "M19", "N18"]);
    desk.does("withdraw M19");
    assert!(desk.cites("3.6") && desk.saw(|event| matches!(event, Event::Withdrew { .. })));
    assert_eq!((desk.whereabouts("gr5-1"), desk.spent()), ("M19", 2));
    // Clear of the zone it moves on.
    desk.does("go M21");
    assert_eq!((desk.whereabouts("gr5-1"), desk.spent()), ("M21", 3));
}

#[test]
fn table_actions_repli_two_medals_one_from_a_trench_one_for_a_tank() {
    let withdraws = |unit: &str, units: &str, to: &str| price(GERMAN, unit, units, &format!("withdraw {to}"));
    assert_eq!(withdraws("gr5-1", "gr5-1 M18, london2-4 M17", "M19"), 2);
    assert_eq!(withdraws("gr5-1", "gr5-1 M18 hurt, london2-4 M17", "M19"), 2);
    assert_eq!(withdraws("gr5-1", "gr5-1 M25, london2-4 M24", "M26"), 1);
    assert_eq!(withdraws("gr5-1", "gr5-1 M22, london2-4 M21", "M23"), 2, "an enemy trench does not help");
    assert_eq!(price(ALLIED, "rmle1", "rmle1 N21, gr5-1 N22", "withdraw N20"), 1, "each from its own");
    assert_eq!(withdraws("lotte", "lotte M18, london2-4 M17", "M19"), 1);
    assert_eq!(price(ALLIED, "a1", "a1 N21, gr5-1 N22", "withdraw N20"), 1, "trench or not");
    assert_eq!(withdraws("rir257-1", "rir257-1 M18, london2-4 M17", "M19"), 2);
    // One medal is too few in the open.
    let mut desk = Desk::acting(GERMAN, "rir257-1", "rir257-1 M18, london2-4 M17");
    desk.rolling(&[1]).does("fire M17");
    assert_eq!(desk.refused("withdraw M19"), "3");
}

#[test]
fn r3_6_zdc_from_a_zone_to_a_hex_free_of_them() {
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    assert_eq!(desk.refused("withdraw L17"), "3.6.zdc", "that one is in a zone");
    assert_eq!(desk.refused("withdraw M20"), "3.6.zdc", "that one is not beside it");
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M19, london2-4 M17");
    assert_eq!(desk.refused("withdraw M20"), "3.6.zdc", "there is no zone to leave");
    // Between two enemies there is no way out.
    let desk =
        Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17, london2-2 M19, rifle2 K18, berks2 O18");
    assert_eq!(desk.targets("withdraw"), [""; 0]);
}

#[test]
fn r3_6_terrain_the_ground_does_not_count() {
    // From the trench M25 into the wood L24: one medal, no points.
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M25, london2-4 N25").after("withdraw L24");
    assert_eq!((desk.whereabouts("gr5-1"), desk.spent(), desk.p.hand.points), ("L24", 1, 0));
    // A tank is tested for its breakdown there: for Germans, after turn 1, on 1 and 2.
    for (die, broken) in [(2, true), (3, false)] {
        let mut desk = Desk::acting(GERMAN, "lotte", "lotte M25, london2-4 N25");
        desk.rolling(&[die]).does("withdraw L24");
        assert_eq!((desk.whereabouts("lotte"), desk.has("lotte", mark::BROKEN)), ("L24", broken));
    }
}

#[test]
fn r3_6_onto_a_friend_only_with_medals_to_go_on() {
    let units = "london2-4 M17, gr5-2 M19";
    let desk = Desk::acting(GERMAN, "rir257-1", &format!("rir257-1 M18, {units}"));
    assert_eq!(desk.refused("withdraw M19"), "3.1.ami");
    let mut desk = Desk::acting(GERMAN, "gr5-1", &format!("gr5-1 M18, {units}")).after("withdraw M19");
    assert!(desk.p.hand.over);
    assert_eq!(desk.refused("stay"), "g.empilement");
    desk.does("go M20");
    assert!(!desk.p.hand.over && desk.whereabouts("gr5-2") == "M19");
}

#[test]
fn r3_onto_a_friend_or_not_too_few_medals_are_too_few() {
    let mut desk = Desk::acting(GERMAN, "rir257-1", "rir257-1 M18, london2-4 M17, gr5-2 M19");
    desk.rolling(&[1]).does("fire M17");
    assert_eq!((desk.refused("withdraw M19"), desk.refused("withdraw L18")), ("3", "3"));
}
