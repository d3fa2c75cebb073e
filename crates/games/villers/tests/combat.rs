//! Combat (3.2): who may fight whom, the die and what changes it, losses.

use crate::common::*;

/// The modifier, and whether it hits, of the shot that was fired last.
fn shot(desk: &Desk) -> (i8, bool) {
    let fired = |event: &Event| match *event {
        Event::Fired { modifier, hit, .. } => Some((modifier, hit)),
        _ => None,
    };
    desk.found(fired).expect("a shot")
}

/// What is added to the die of a unit that fires at a hex.
fn modifier(side: Seat, unit: &str, units: &str, at: &str) -> i8 {
    let desk = Desk::acting(side, unit, units).after(&format!("fire {at}"));
    shot(&desk).0
}

/// How often the unit in hand can fire at a hex; every shot misses.
fn shots(desk: &mut Desk, at: &str) -> usize {
    let fire = format!("fire {at}");
    let mut count = 0;
    while !desk.p.hand.is_empty() && desk.may(&fire) {
        desk.rolling(&[1]).does(&fire);
        count += 1;
    }
    count
}

// --- The action.

#[test]
fn r3_2_every_medal_is_a_die_against_an_enemy() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17, london2-2 L17, gr5-2 N17");
    assert_eq!(desk.targets("fire"), ["L17", "M17"]);
    desk.rolling(&[2]).does("fire M17");
    assert!(desk.cites("3.2"));
    assert!(desk.saw(|event| matches!(event, Event::Fired { die: 2, modifier: 0, hit: false, .. })));
    assert!(!desk.cites("3.2.perte") && !desk.has("london2-4", mark::HURT));
    // The next medal may go to another target.
    desk.rolling(&[5]).does("fire L17");
    assert_eq!(desk.spent(), 2);
    assert!(desk.has("london2-2", mark::HURT) && desk.whereabouts("gr5-1") == "M18");
    assert_eq!(desk.refused("fire M19"), "3.2", "nobody is there");
    assert_eq!(desk.refused("fire N17"), "3.2", "a friend is there");
    assert_eq!(desk.refused("fire M18"), "3.2", "not at itself");
}

#[test]
fn r3_2_without_a_medal_there_is_no_shot() {
    // Points left over keep the tank in hand when its medals are spent.
    let mut desk = Desk::acting(ALLIED, "whippet1", "whippet1 M18, rir257-1 M14").after("go M17");
    assert_eq!(shots(&mut desk, "M14"), 2);
    assert!(desk.in_hand("whippet1"));
    assert_eq!(desk.refused("fire M14"), "3");
}

#[test]
fn r3_2_nobody_advances_after_a_combat() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17 hurt");
    desk.rolling(&[6, 1]).does("fire M17");
    assert_eq!((desk.whereabouts("london2-4"), desk.whereabouts("gr5-1")), ("", "M18"));
    assert!(desk.in_hand("gr5-1"), "it goes on with the medals it has left");
}

#[test]
fn table_actions_combat_one_medal_one_shot() {
    let shots_of = |side, unit: &str, units: &str| shots(&mut Desk::acting(side, unit, units), "M17");
    assert_eq!(shots_of(GERMAN, "rir257-1", "rir257-1 M18, rmle1 M17"), 2);
    assert_eq!(shots_of(GERMAN, "ir48-1", "ir48-1 M18, rmle1 M17"), 3);
    assert_eq!(shots_of(GERMAN, "gr5-1", "gr5-1 M18, rmle1 M17"), 4);
    assert_eq!(shots_of(GERMAN, "lotte", "lotte M20, rmle1 M17"), 4);
    assert_eq!(shots_of(ALLIED, "a1", "a1 M20, gr5-1 M17"), 3);
    assert_eq!(shots_of(ALLIED, "london2-4", "london2-4 M18 hero, gr5-1 M17"), 3, "a hero's medal counts");
}

#[test]
fn r3_2_portee_a_battalion_fights_only_its_neighbours() {
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M16, london2-2 N17");
    assert_eq!(desk.targets("fire"), ["N17"]);
    assert_eq!(desk.refused("fire M16"), "3.2.portee");
    assert_eq!(desk.why_not("gr5-1", "M16"), "3.2.portee");
}

#[test]
fn r3_2_char_portee_a_tank_fights_up_to_three_hexes_away() {
    let desk =
        Desk::acting(GERMAN, "lotte", "lotte M18, london2-4 M15, london2-2 N14, rifle2 L16, berks2 M19");
    assert_eq!(desk.targets("fire"), ["L16", "M15", "M19"], "at 2, 3 and 1");
    assert_eq!(desk.refused("fire N14"), "3.2.char-portee", "that is 4");
    let desk = Desk::acting(ALLIED, "whippet1", "whippet1 M18, ir48-1 M15, ir48-2 M14");
    assert_eq!((desk.targets("fire"), desk.refused("fire M14")), (vec!["M15".into()], "3.2.char-portee"));
}

// --- Who may fight whom.

#[test]
fn r3_2_mark_iv_rifles_do_nothing_to_mark_ivs() {
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, a1 M17, a2 L17, whippet1 N17");
    assert_eq!((desk.refused("fire M17"), desk.refused("fire L17")), ("3.2.mark-iv", "3.2.mark-iv"));
    assert_eq!(desk.targets("fire"), ["N17"]);
    assert_eq!(desk.targets("assault"), ["L17", "M17", "N17"], "they can be assaulted");
}

#[test]
fn r3_2_a7v_most_allies_do_nothing_to_an_a7v() {
    for unit in ["rmle1", "mgc8", "a2", "a3", "whippet1"] {
        let desk = Desk::acting(ALLIED, unit, &format!("{unit} M17, lotte M18, gr5-1 L17"));
        assert_eq!(desk.refused("fire M18"), "3.2.a7v", "{unit}");
        assert_eq!(desk.targets("fire"), ["L17"], "{unit}");
    }
    let desk = Desk::acting(ALLIED, "a1", "a1 M17, lotte M18, gr5-1 L17");
    assert_eq!(desk.targets("fire"), ["L17", "M18"], "the male alone has guns for it");
}

#[test]
fn rr_who_fights_the_bar_on_mark_ivs_is_for_german_infantry() {
    // It fights Whippets, without a modifier; an A7V fights them all; infantry of both sides may assault any tank.
    assert_eq!(modifier(GERMAN, "ir48-1", "ir48-1 M18, whippet1 M17", "M17"), 0);
    let desk = Desk::acting(GERMAN, "lotte", "lotte M18, a1 M17, a2 L17, whippet1 N17");
    assert_eq!(desk.targets("fire"), ["L17", "M17", "N17"]);
    let desk = Desk::acting(ALLIED, "rmle1", "rmle1 M17, lotte M18");
    assert_eq!(desk.targets("assault"), ["M18"]);
    // Battalions fight battalions without more ado.
    let desk = Desk::acting(ALLIED, "rmle1", "rmle1 M17, gr5-1 M18");
    assert_eq!(desk.targets("fire"), ["M18"]);
}

#[test]
fn r3_2_couvert_a_tank_does_not_fight_who_is_in_a_wood_or_a_village() {
    // F23 is the edge of the town, on the road; L24 a wood.
    let desk = Desk::acting(GERMAN, "lotte", "lotte F25, elancs2 F23, london2-4 E24");
    assert_eq!((desk.refused("fire F23"), desk.targets("fire")), ("3.2.couvert", vec!["E24".into()]));
    let desk = Desk::acting(GERMAN, "lotte", "lotte M24, london2-4 L24");
    assert_eq!(desk.refused("fire L24"), "3.2.couvert", "not even beside it");
    let desk = Desk::acting(GERMAN, "lotte", "lotte M24, whippet1 L24");
    assert_eq!(desk.refused("fire L24"), "3.2.couvert", "nor a tank there");
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M24, london2-4 L24");
    assert_eq!(desk.targets("fire"), ["L24"], "a battalion does");
}

#[test]
fn r3_2_depuis_couvert_a_tank_in_a_wood_or_a_village_does_not_fight() {
    for (tank, enemy) in [("F23", "F24"), ("L24", "M24"), ("F22", "F23")] {
        let desk = Desk::acting(GERMAN, "lotte", &format!("lotte {tank}, london2-4 {enemy}"));
        assert_eq!(desk.refused(&format!("fire {enemy}")), "3.2.depuis-couvert", "{tank}");
    }
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 F23, london2-4 F24");
    assert_eq!(desk.targets("fire"), ["F24"], "a battalion does");
}

// --- The die.

#[test]
fn r3_2_resultat_a_four_or_more_hits() {
    for die in 1..=6 {
        let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
        desk.rolling(&[die]).does("fire M17");
        assert_eq!(shot(&desk), (0, die >= 4));
        assert_eq!(desk.has("london2-4", mark::HURT), die >= 4, "{die}");
    }
    // The modified die counts: in a village a 4 is a 3.
    for (die, hit) in [(4, false), (5, true)] {
        let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 F24, london2-4 F23");
        desk.rolling(&[die]).does("fire F23");
        assert_eq!(shot(&desk), (-1, hit));
    }
}

#[test]
fn r3_2_favorable_only_the_best_modifier_of_the_defender_counts() {
    // K24 is a wood with an Allied trench: −2, not −3.
    assert_eq!(modifier(GERMAN, "gr5-1", "gr5-1 K25, london2-4 K24", "K24"), -2);
    // T21 is a wood with a German trench: −1 for the Germans, not −2.
    assert_eq!(modifier(GERMAN, "gr5-1", "gr5-1 T22, london2-4 T21", "T21"), -1);
    // AA24 is a German trench behind the Luce: −2.
    assert_eq!(modifier(ALLIED, "rmle1", "rmle1 Z24, gr5-1 AA24", "AA24"), -2);
}

#[test]
fn r3_2_perte_a_sound_unit_is_turned_over() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    desk.rolling(&[4]).does("fire M17");
    assert!(desk.cites("3.2.perte") && desk.saw(|event| matches!(event, Event::Hurt { .. })));
    assert!(desk.has("london2-4", mark::HURT) && desk.whereabouts("london2-4") == "M17");
    assert_eq!(desk.p.intensity, 0);
    // A tank is damaged.
    let mut desk = Desk::acting(GERMAN, "lotte", "lotte M19, whippet1 M17");
    desk.rolling(&[4]).does("fire M17");
    assert!(desk.has("whippet1", mark::HURT) && !desk.has("whippet1", mark::BROKEN));
}

#[test]
fn r3_2_elimine_a_unit_already_turned_over_is_eliminated() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17 hurt");
    desk.rolling(&[4, 2]).does("fire M17");
    assert!(desk.cites("3.2.elimine") && desk.cites("6.elimination") && desk.cites("8.1"));
    assert_eq!((desk.whereabouts("london2-4"), desk.back("london2-4"), desk.p.intensity), ("", 5, 1));
    // Two shots of one activation do for a sound one.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    desk.rolling(&[6]).does("fire M17").rolling(&[6, 1]).does("fire M17");
    assert!(desk.has("london2-4", mark::GONE) && desk.cites("8.1.perdu"));
    // A tank is gone without a test and without a rise of intensity.
    let mut desk = Desk::acting(GERMAN, "lotte", "lotte M19, whippet1 M17 hurt");
    desk.rolling(&[4]).does("fire M17");
    assert!(desk.has("whippet1", mark::GONE) && desk.cites("3.2.elimine"));
    assert!(!desk.cites("8.1") && !desk.cites("6.elimination"));
    assert_eq!(desk.p.intensity, 0);
}

// --- Tanks as targets.

#[test]
fn r3_2_char_the_ground_does_not_shelter_a_tank() {
    // In a wood, in an Allied trench, across the Luce: nothing but the tank table counts.
    assert_eq!(modifier(GERMAN, "gr5-1", "gr5-1 M24, whippet1 L24", "L24"), 0);
    assert_eq!(modifier(GERMAN, "gr5-1", "gr5-1 P21, whippet1 P20", "P20"), 0);
    assert_eq!(modifier(GERMAN, "gr5-1", "gr5-1 AA12, whippet1 Z11", "Z11"), 0);
    // A German trench would be −2.
    assert_eq!(modifier(ALLIED, "a1", "a1 M22, lotte M25", "M25"), -1);
}

#[test]
fn table_chars_every_cell_of_the_table() {
    let fires = |side, unit: &str, target: &str| {
        let mut desk = Desk::acting(side, unit, &format!("{unit} M18, {target} M17"));
        if !desk.may("fire M17") {
            return None;
        }
        desk.does("fire M17");
        Some(shot(&desk).0)
    };
    for (unit, against) in [("lotte", [Some(-2), Some(-2), Some(0)]), ("gr5-1", [None, None, Some(0)])] {
        let targets = ["a1", "a2", "whippet1"];
        assert_eq!(targets.map(|target| fires(GERMAN, unit, target)), against, "{unit}");
    }
    for (unit, against) in [("a1", Some(-1)), ("a2", None), ("whippet1", None), ("rmle1", None)] {
        assert_eq!(fires(ALLIED, unit, "lotte"), against, "{unit}");
    }
    // Against a Mark IV an A7V wants a 6.
    for (die, hit) in [(5, false), (6, true)] {
        let mut desk = Desk::acting(GERMAN, "lotte", "lotte M18, a1 M17");
        desk.rolling(&[die]).does("fire M17");
        assert_eq!((shot(&desk), desk.has("a1", mark::HURT)), ((-2, hit), hit));
    }
    // And the male against an A7V a 5.
    for (die, hit) in [(4, false), (5, true)] {
        let mut desk = Desk::acting(ALLIED, "a1", "a1 M18, lotte M17");
        desk.rolling(&[die]).does("fire M17");
        assert_eq!((shot(&desk), desk.has("lotte", mark::HURT)), ((-1, hit), hit));
    }
}

// --- Ground.

#[test]
fn table_terrain_village_takes_one_off_the_die() {
    assert_eq!(modifier(GERMAN, "gr5-1", "gr5-1 F24, london2-4 F23", "F23"), -1, "road or not");
    assert_eq!(modifier(GERMAN, "gr5-1", "gr5-1 E24, london2-4 E23", "E23"), -1);
    assert_eq!(modifier(GERMAN, "gr5-1", "gr5-1 F23, london2-4 F24", "F24"), 0, "where the target is");
}

#[test]
fn table_terrain_foret_takes_one_off_the_die() {
    assert_eq!(modifier(GERMAN, "gr5-1", "gr5-1 M24, london2-4 L24", "L24"), -1);
    assert_eq!(modifier(GERMAN, "gr5-1", "gr5-1 L24, london2-4 M24", "M24"), 0);
}

#[test]
fn table_terrain_riviere_takes_one_off_the_die() {
    assert_eq!(modifier(ALLIED, "rmle1", "rmle1 Z11, gr5-1 AA12", "AA12"), -1);
    assert_eq!(modifier(GERMAN, "gr5-1", "gr5-1 AA12, rmle1 Z11", "Z11"), -1);
    assert_eq!(modifier(ALLIED, "rmle1", "rmle1 AA11, gr5-1 AA12", "AA12"), 0, "on the same bank");
}

#[test]
fn rr_river_fire_bridge_or_not_but_only_between_neighbours() {
    assert_eq!(modifier(ALLIED, "rmle1", "rmle1 Z13, gr5-1 AA13", "AA13"), -1, "there is a bridge");
    assert_eq!(modifier(ALLIED, "whippet1", "whippet1 Z11, gr5-1 AA12", "AA12"), -1);
    assert_eq!(modifier(ALLIED, "whippet1", "whippet1 Y12, gr5-1 AA12", "AA12"), 0, "from two hexes away");
}

#[test]
fn table_terrain_tranchee_combat_two_off_in_his_trench_one_in_ours() {
    // M22 is Allied, M25 German.
    assert_eq!(modifier(GERMAN, "gr5-1", "gr5-1 M23, london2-4 M22", "M22"), -2);
    assert_eq!(modifier(GERMAN, "gr5-1", "gr5-1 M24, london2-4 M25", "M25"), -1);
    assert_eq!(modifier(ALLIED, "rmle1", "rmle1 M24, gr5-1 M25", "M25"), -2);
    assert_eq!(modifier(ALLIED, "rmle1", "rmle1 M23, gr5-1 M22", "M22"), -1);
}

#[test]
fn rr_trench_view_friendly_is_said_of_whoever_fires() {
    // The same battalion in the same trench, fired at by a tank from afar and by a neighbour: −2 for both, and a 6 hits.
    for (unit, from) in [("gr5-1", "M23"), ("lotte", "M24")] {
        for (die, hit) in [(5, false), (6, true)] {
            let mut desk = Desk::acting(GERMAN, unit, &format!("{unit} {from}, london2-4 M22"));
            desk.rolling(&[die]).does("fire M22");
            assert_eq!(shot(&desk), (-2, hit), "{unit}");
        }
    }
}

#[test]
fn table_terrain_tranchee_medaille_one_medal_more_to_fire_from_a_trench() {
    // M25 is a German trench: three medals make four shots, two make three, four stay four.
    for (unit, count) in [("ir48-1", 4), ("rir257-1", 3), ("gr5-1", 4)] {
        let mut desk = Desk::acting(GERMAN, unit, &format!("{unit} M25, rmle1 M24"));
        assert_eq!(shots(&mut desk, "M24"), count, "{unit}");
    }
    // N21 is an Allied one.
    assert_eq!(shots(&mut Desk::acting(ALLIED, "london2-4", "london2-4 N21, gr5-1 N22"), "N22"), 3);
    // An Allied trench gives a German nothing, and open ground neither.
    for hex in ["M22", "M24"] {
        let mut desk = Desk::acting(GERMAN, "ir48-1", &format!("ir48-1 {hex}, rmle1 M23"));
        assert_eq!(shots(&mut desk, "M23"), 3, "{hex}");
    }
    // Not if combat is not all it does: two medals of moving into the trench leave one shot.
    let mut desk = Desk::acting(GERMAN, "ir48-1", "ir48-1 M26, rmle1 M24").after("go M25");
    assert_eq!(desk.spent(), 2);
    assert_eq!(shots(&mut desk, "M24"), 1);
}

#[test]
fn rr_extra_medal_for_tanks_too_and_the_last_to_be_spent() {
    // P20 is an Allied trench.
    let mut desk = Desk::acting(ALLIED, "whippet1", "whippet1 P20, gr5-1 P23");
    assert_eq!(shots(&mut desk, "P23"), 4);
    assert_eq!(shots(&mut Desk::acting(GERMAN, "lotte", "lotte M25, rmle1 M24"), "M24"), 4, "no fifth");
    // Two shots and a withdrawal are three medals: there is no fourth.
    let mut desk = Desk::acting(GERMAN, "ir48-1", "ir48-1 M25, rmle1 M24");
    desk.rolling(&[1]).does("fire M24").rolling(&[1]).does("fire M24");
    assert!(desk.may("withdraw M26"));
    desk.does("withdraw M26");
    assert!(desk.p.hand.is_empty());
    // After three shots only a fourth is left.
    let mut desk = Desk::acting(GERMAN, "ir48-1", "ir48-1 M25, rmle1 M24");
    for _ in 0..3 {
        desk.rolling(&[1]).does("fire M24");
    }
    assert_eq!((desk.refused("withdraw M26"), desk.may("fire M24")), ("3", true));
    // A hero's medal goes before the trench's: two and one make three, and four in all.
    let mut desk = Desk::acting(GERMAN, "rir257-1", "rir257-1 M25 hero, rmle1 M24");
    assert_eq!(shots(&mut desk, "M24"), 4);
    let mut desk = Desk::acting(GERMAN, "ir48-1", "ir48-1 M25 hero, rmle1 M24");
    assert_eq!(shots(&mut desk, "M24"), 4);
}

#[test]
fn table_terrain_tranchee_medaille_the_question_tells_of_it() {
    let asks = |desk: &Desk| key(&desk.table(GERMAN).prompt.asks.expect("somebody is asked"));
    let mut desk = Desk::acting(GERMAN, "rir257-1", "rir257-1 M25, london2-4 M24");
    assert_eq!(asks(&desk), "ask-act-trench");
    desk.rolling(&[1]).does("fire M24").rolling(&[1]).does("fire M24");
    assert_eq!((asks(&desk), desk.may("fire M24")), ("ask-act-trench".to_string(), true));
    // With nobody to fire at, after anything else, and outside a trench there is none.
    let desk = Desk::acting(GERMAN, "rir257-1", "rir257-1 M25, london2-4 M22");
    assert_eq!(asks(&desk), "ask-act");
    let desk = Desk::acting(GERMAN, "rir257-1", "rir257-1 M18, london2-4 M17");
    assert_eq!(asks(&desk), "ask-act");
    let desk = Desk::acting(GERMAN, "rir257-1", "rir257-1 M25 hurt, london2-4 M24").after("rally");
    assert_eq!(asks(&desk), "ask-act");
}
