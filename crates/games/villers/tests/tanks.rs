//! Tanks (4): what sets them apart, breakdown (4.1) and repair (4.2).

use villers::Repaired;

use crate::common::*;

/// The tests for breakdown of the last decision: the die, the limit, and whether the tank broke down.
fn tests(desk: &Desk) -> Vec<(u8, u8, bool)> {
    let test = |event: &Event| match *event {
        Event::BreakdownTest { die, limit, broken, .. } => Some((die, limit, broken)),
        _ => None,
    };
    desk.lines.iter().filter_map(|line| test(&line.what)).collect()
}

/// The kinds of events of the last decision, in order.
fn kinds(desk: &Desk) -> Vec<String> {
    let kind = |event: &Event| format!("{event:?}").split(' ').next().unwrap_or_default().to_string();
    desk.lines.iter().map(|line| kind(&line.what)).collect()
}

/// A side's tanks are repaired with these dice.
fn repairs(side: Seat, units: &str, dice: &[u8]) -> Desk {
    let mut desk = desk(side, units);
    desk.rolling(dice).does("done");
    desk
}

// --- 4: what sets them apart.

#[test]
fn r4_a_loss_damages_a_tank_and_does_not_disorganise_it() {
    let mut desk = allied("a1 N18, baden N16");
    desk.does("take a1").rolling(&[5]).does("fire N16");
    assert!(desk.has("baden", mark::HURT));
    assert!(desk.notes("baden").contains(&"note-damaged".to_string()));
    // It goes on fighting, from afar, as a damaged battalion would not.
    desk.at(GERMAN, Phase::Activate).does("take baden");
    assert!(desk.may("fire N18"));
}

#[test]
fn r4_it_assaults_several_times_in_one_activation() {
    let mut desk = german("baden N16, london2-4 N15 hurt, london2-2 N13 hurt");
    desk.does("take baden").rolling(&[6, 6, 6, 6, 1, 6]).does("assault N15");
    assert_eq!((desk.whereabouts("baden"), desk.spent()), ("N15", 1));
    desk.does("go N14").rolling(&[6, 6, 6, 6, 1, 6]).does("assault N13");
    assert_eq!(desk.whereabouts("baden"), "N13");
}

#[test]
fn r4_endommage_a_damaged_tank_stays_so() {
    let mut desk = german("baden N30 hurt").after("take baden");
    assert_eq!(desk.refused("rally"), "3.4.desorganise");
    desk.does("stay, done");
    assert!(!desk.cites("4.2") && desk.has("baden", mark::HURT), "the workshop sees to breakdowns only");
    // Nor does a lull help, nor a repair of what broke down besides.
    desk.put("gr5-1 N28 hurt").draw("lull");
    assert_eq!((desk.asked(), desk.refused("reorganise baden")), (GERMAN, "7.2.4"));
    let desk = repairs(GERMAN, "baden N30 hurt broken", &[1]);
    assert!(desk.has("baden", mark::HURT) && !desk.has("baden", mark::BROKEN));
}

#[test]
fn r4_endommage_unless_a_mechanic_is_drawn() {
    let mut desk = german("baden N30 hurt");
    desk.draw("mechanic german").does("mend baden");
    assert!(!desk.has("baden", mark::HURT));
}

#[test]
fn r4_couvert_a_tank_does_not_assault_into_a_wood_or_a_village() {
    // K25 is a wood, F23 a village with a road through it.
    for (from, to) in [("K26", "K25"), ("F24", "F23"), ("E24", "E23")] {
        let desk = german(&format!("baden {from}, london2-4 {to}, gr5-1 A16")).after("take baden");
        assert_eq!(desk.refused(&format!("assault {to}")), "4.couvert", "{to}");
        assert_eq!(desk.why_not("baden", to), "4.couvert");
        assert!(desk.targets("assault").is_empty() && desk.targets("fire").is_empty());
    }
    let desk = german("gr5-1 K26, london2-4 K25").after("take gr5-1");
    assert!(desk.may("assault K25"), "a battalion does");
    // Out of cover a tank may.
    let desk = german("baden K25, london2-4 K26").after("take baden");
    assert!(desk.may("assault K26"));
}

// --- 4.1: breakdown.

#[test]
fn r4_1_there_are_two_occasions_an_assault_and_a_hex_of_more_than_a_point() {
    // Eight open hexes: no test. A wood: one. An assault in the open: one.
    let desk = german("baden N32").after("take baden, go N24");
    assert!(tests(&desk).is_empty());
    let mut desk = german("baden K26");
    desk.does("take baden").rolling(&[3]).does("go K25");
    assert_eq!(tests(&desk), [(3, 2, false)]);
    let mut desk = german("baden N16, london2-4 N15 hurt");
    desk.does("take baden").rolling(&[6, 6, 6, 6, 1, 3]).does("assault N15");
    assert_eq!(tests(&desk), [(3, 2, false)]);
}

#[test]
fn r4_1_battalions_do_not_break_down() {
    let desk = german("gr5-1 K26").after("take gr5-1, go K25");
    assert!(tests(&desk).is_empty());
}

#[test]
fn r4_1_terrain_the_die_is_rolled_as_soon_as_the_hex_is_reached() {
    let mut desk = german("baden K28").after("take baden");
    assert_eq!(desk.refused("go K24"), "4.1.terrain", "a second wood lies behind the first: by stages");
    desk.rolling(&[2]).does("go K25");
    assert!(desk.cites("4.1.terrain") && desk.has("baden", mark::BROKEN));
    assert_eq!((desk.whereabouts("baden"), desk.p.hand.is_empty()), ("K25", true), "its activation is over");
    // Passed, it goes on with what it has left.
    let mut desk = german("baden K28");
    desk.does("take baden").rolling(&[3]).does("go K25");
    assert_eq!((desk.spent(), desk.p.hand.points), (1, 0));
    desk.rolling(&[3]).does("go K24");
    assert_eq!((tests(&desk).len(), desk.whereabouts("baden")), (1, "K24"));
}

#[test]
fn r4_1_terrain_the_odds_are_those_of_the_table() {
    let mut desk = german("baden K26").after("take baden");
    let chance = |desk: &Desk| {
        let odds = desk.odds("go K25");
        odds.cases.iter().find(|case| key(&case.label) == "case-breaks-down").expect("a case").probability
    };
    assert!((chance(&desk) - 2.0 / 6.0).abs() < 1e-9);
    desk.turn(1);
    assert!((chance(&desk) - 1.0 / 6.0).abs() < 1e-9);
}

#[test]
fn r4_1_assaut_the_die_is_rolled_after_each_assault_and_before_another() {
    // The first assault does nothing, the tank runs on and goes again.
    let mut desk = allied("a1 N16, rir207-1 N15 hurt");
    desk.does("take a1").rolling(&[1, 1, 1, 4, 6]).does("assault N15");
    let told = kinds(&desk);
    let wanted = ["Assaulted", "BreakdownTest", "Renewed", "Assaulted", "BreakdownTest", "Carried"];
    let told: Vec<&str> = told.iter().map(String::as_str).filter(|kind| wanted.contains(kind)).collect();
    assert_eq!(told, wanted);
    assert_eq!((tests(&desk)[0], tests(&desk).len()), ((4, 2, false), 2));
    assert!(desk.cites("4.1.assaut") && desk.whereabouts("a1") == "N15");
}

#[test]
fn r4_1_assaut_a_tank_that_has_carried_the_hex_stays_there_broken_down() {
    let mut desk = german("baden N16, london2-4 N15 hurt, london2-2 N12");
    desk.does("take baden").rolling(&[6, 6, 6, 6, 1, 2]).does("assault N15");
    assert!(desk.has("baden", mark::BROKEN) && desk.whereabouts("baden") == "N15");
    assert_eq!(desk.refused("go N14"), "4.1.marqueur");
    assert!(desk.may("fire N12"), "with the medals left it may still fire");
}

#[test]
fn table_panne_by_terrain_1_and_for_germans_from_turn_2_on_1_or_2() {
    for (side, unit, turn, limit) in [
        (GERMAN, "baden", 1, 1),
        (GERMAN, "baden", 2, 2),
        (GERMAN, "baden", 9, 2),
        (ALLIED, "a1", 2, 1),
        (ALLIED, "a2", 3, 1),
        (ALLIED, "whippet1", 3, 1),
    ] {
        for die in 1..=6 {
            let mut desk = desk(side, &format!("{unit} K26"));
            desk.turn(turn).does(&format!("take {unit}")).rolling(&[die]).does("go K25");
            assert_eq!(tests(&desk), [(die, limit, die <= limit)], "{unit} on turn {turn}");
            assert_eq!(desk.has(unit, mark::BROKEN), die <= limit);
        }
    }
}

#[test]
fn rr_breakdown_after_an_assault_1_or_2_for_every_tank() {
    for (side, unit, target, turn) in [
        (GERMAN, "baden", "london2-4", 1),
        (GERMAN, "baden", "london2-4", 2),
        (ALLIED, "a1", "rir207-1", 2),
        (ALLIED, "whippet1", "rir207-1", 3),
    ] {
        for die in 1..=3 {
            let medals = if unit == "baden" { 4 } else { 3 };
            let mut dice = vec![6; medals];
            dice.extend([1, die]);
            let mut desk = desk(side, &format!("{unit} N16, {target} N15 hurt"));
            desk.turn(turn).does(&format!("take {unit}")).rolling(&dice).does("assault N15");
            assert_eq!(tests(&desk), [(die, 2, die <= 2)], "{unit} on turn {turn}");
        }
    }
}

#[test]
fn r4_1_deux_an_assault_into_a_difficult_hex_is_tested_before_and_after() {
    // N21 is an Allied trench.
    let mut desk = german("baden N22, london2-4 N21 hurt");
    desk.does("take baden").rolling(&[3, 6, 1, 1, 1, 1, 4]).does("assault N21");
    assert_eq!(tests(&desk), [(3, 2, false), (4, 2, false)]);
    assert!(desk.cites("4.1.terrain") && desk.cites("4.1.deux") && desk.cites("4.1.assaut"));
    assert_eq!(desk.whereabouts("baden"), "N21");
}

#[test]
fn r4_1_deux_broken_down_before_it_the_tank_is_lost() {
    let mut desk = german("baden N22, london2-4 N21 hurt");
    desk.does("take baden").rolling(&[2]).does("assault N21");
    assert_eq!(tests(&desk), [(2, 2, true)], "there is no second die and no assault");
    assert!(desk.has("baden", mark::GONE) && desk.cites("3.3.panne"));
    assert!(!desk.saw(|event| matches!(event, Event::Assaulted { .. })));
    assert_eq!(desk.whereabouts("london2-4"), "N21");
}

#[test]
fn r4_1_deux_the_ground_is_tested_once_and_each_assault_again() {
    // N24 is a German trench.
    let mut desk = allied("a1 N23, rir207-1 N24 hurt");
    desk.does("take a1").rolling(&[3, 1, 1, 1, 3, 6]).does("assault N24");
    let limits: Vec<u8> = tests(&desk).iter().map(|(_, limit, _)| *limit).collect();
    assert_eq!(limits, [1, 2, 2], "the ground, then two assaults");
    assert_eq!(desk.whereabouts("a1"), "N24");
}

#[test]
fn r4_1_deux_in_ones_own_trench_the_ground_is_easy() {
    let mut desk = german("baden N25, london2-4 N24 hurt");
    desk.does("take baden").rolling(&[6, 6, 6, 6, 1, 3]).does("assault N24");
    assert_eq!(tests(&desk), [(3, 2, false)]);
    assert!(!desk.cites("4.1.deux"));
}

#[test]
fn r4_1_deux_a_breakdown_after_it_eliminates_the_tank_if_the_occupant_holds() {
    let mut desk = german("baden N16, rmle1 N15");
    desk.does("take baden").rolling(&[1, 1, 1, 1, 2]).does("assault N15");
    assert!(desk.has("baden", mark::GONE) && desk.cites("3.3.panne"));
}

#[test]
fn r4_1_marqueur_a_broken_down_tank_only_fires() {
    let mut desk = german("baden N16 broken, london2-4 N15").after("take baden");
    for text in ["go N17", "assault N15", "rally", "infiltrate M16", "withdraw N17"] {
        assert_eq!(desk.refused(text), "4.1.marqueur", "{text}");
    }
    assert_eq!(desk.targets("fire"), ["N15"]);
    assert!(["go", "assault", "infiltrate", "withdraw"].iter().all(|verb| desk.targets(verb).is_empty()));
    for shot in 1..=4 {
        assert!(desk.in_hand("baden"), "{shot}");
        desk.rolling(&[1]).does("fire N15");
    }
    assert!(desk.has("baden", mark::ACTED | mark::BROKEN));
}

#[test]
fn r4_1_marqueur_with_nothing_to_fire_at_it_is_not_activated() {
    let desk = german("baden N16 broken, london2-4 N05");
    assert_eq!(desk.refused("take baden"), "4.1.marqueur");
    assert_eq!(desk.why_not("baden", ""), "4.1.marqueur");
    assert!(!desk.targets("take").contains(&"baden".to_string()));
}

// --- 4.2: repair.

#[test]
fn r4_2_each_broken_down_tank_must_try_a_die() {
    let desk = repairs(GERMAN, "lotte N30 broken, baden N28 broken, nixe N26", &[3, 4]);
    let units = ["lotte", "baden"].map(|id| desk.unit(id));
    for (unit, die) in [(units[0], 3), (units[1], 4)] {
        let tried = |event: &Event| matches!(event, Event::Repair { unit: of, die: shown, add: 0, result: Repaired::Not, .. } if (*of, *shown) == (unit, die));
        assert!(desk.saw(tried));
    }
    assert_eq!(desk.cited().iter().filter(|section| **section == "4.2").count(), 2, "the third runs");
    assert!(desk.has("lotte", mark::BROKEN) && desk.has("baden", mark::BROKEN));
}

#[test]
fn r4_2_it_comes_after_the_activations_even_for_a_tank_that_has_fired() {
    let mut desk = german("baden N16 broken, london2-4 N15");
    desk.does("take baden").rolling(&[1]).does("fire N15");
    desk.does("stay").rolling(&[1]).does("done");
    assert!(desk.cites("4.2"), "in a zone: 1 + 2 is neither mended nor lost");
    assert!(desk.has("baden", mark::BROKEN));
}

#[test]
fn r4_2_zdc_two_is_added_in_an_enemy_zone() {
    for die in 1..=6 {
        let desk = repairs(GERMAN, "baden N16 broken, london2-4 N15", &[die]);
        assert!(desk.saw(|event| matches!(event, Event::Repair { add: 2, .. })));
        assert_eq!(desk.has("baden", mark::GONE), die >= 4, "{die}");
        assert_eq!(desk.has("baden", mark::BROKEN), die < 4, "{die}: no die mends it there");
    }
}

#[test]
fn r4_2_repare_on_1_the_marker_comes_off() {
    let desk = repairs(ALLIED, "a1 N05 broken, gr5-1 N20", &[1]);
    assert!(desk.cites("4.2.repare") && !desk.has("a1", mark::BROKEN));
    assert_eq!(desk.whereabouts("a1"), "N05");
    for die in 2..=5 {
        let desk = repairs(ALLIED, "a1 N05 broken, gr5-1 N20", &[die]);
        assert!(
            desk.has("a1", mark::BROKEN) && !desk.cites("4.2.repare") && !desk.cites("4.2.perdu"),
            "{die}"
        );
    }
}

#[test]
fn r4_2_perdu_on_6_or_more_the_tank_is_eliminated() {
    let desk = repairs(ALLIED, "a1 N05 broken, gr5-1 N20", &[6]);
    assert!(desk.cites("4.2.perdu") && desk.has("a1", mark::GONE));
    assert_eq!((desk.whereabouts("a1"), desk.back("a1")), ("", 0), "and does not return");
    assert_eq!(desk.p.intensity, 0, "only battalions heat the battle");
}

#[test]
fn r4_2_perdu_it_is_no_capture() {
    let mut desk = Desk::first("a1 N05 broken, gr5-1 N20, london2-4 A01");
    desk.at(ALLIED, Phase::Activate).rolling(&[6]).does("done");
    assert!(desk.has("a1", mark::GONE));
    assert_eq!(desk.p.points[GERMAN], 0);
}

// --- Our rulings.

#[test]
fn rr_difficult_it_is_what_the_step_costs_the_tank() {
    // (side, unit, from, to, whether it is tested): a wood, a village, an enemy trench, one's own, a road, a river, a bridge.
    for (side, unit, from, to, tested) in [
        (GERMAN, "baden", "K26", "K25", true),
        (GERMAN, "baden", "E24", "E23", true),
        (GERMAN, "baden", "N22", "N21", true),
        (ALLIED, "a1", "N22", "N21", false),
        (GERMAN, "baden", "F24", "F23", false),
        (GERMAN, "baden", "F28", "F27", true),
        (GERMAN, "baden", "Z05", "AA05", true),
        (GERMAN, "baden", "Z13", "AA13", false),
    ] {
        let mut desk = desk(side, &format!("{unit} {from}"));
        desk.does(&format!("take {unit}")).rolling(&[4]).does(&format!("go {to}"));
        assert_eq!(tests(&desk).len(), usize::from(tested), "{unit} {from} {to}");
    }
}

#[test]
fn rr_difficult_a_zone_does_not_make_a_hex_difficult() {
    let desk = german("baden N17, london2-4 N15").after("take baden, go N16");
    assert!(tests(&desk).is_empty());
}

#[test]
fn rr_difficult_infiltration_and_withdrawal_are_tested_as_well() {
    // K26 and K25 are in the zone of J25, L25 is not; K25 and L25 are woods.
    for (slip, broken) in [("infiltrate K25", true), ("withdraw L25", true), ("infiltrate K25", false)] {
        let mut desk = german("baden K26, wyorks2 J25");
        desk.does("take baden").rolling(&[if broken { 2 } else { 3 }]).does(slip);
        assert_eq!(desk.has("baden", mark::BROKEN), broken, "{slip}");
        assert!(desk.cites("4.1.terrain"));
    }
    let desk = german("baden N16, london2-4 N15").after("take baden, withdraw N17");
    assert!(tests(&desk).is_empty(), "over open ground they are not");
}

#[test]
fn rr_difficult_the_way_without_a_test_is_taken_where_it_costs_no_more_medals() {
    // From E24 straight into the town, 2 points and a test, or by F24 and the road, 2 points as well.
    let desk = german("baden E24").after("take baden, go F23");
    assert_eq!((desk.moved(), tests(&desk).len()), ((2, 1), 0));
    // Across the Luce, 2 points and a test, or by the bridge at Z13, 4 points.
    let desk = german("baden Z14").after("take baden, go AA15");
    assert_eq!((desk.moved(), tests(&desk).len()), ((4, 1), 0));
    // One hex farther from the bridge it would take a second medal.
    let mut desk = german("baden Z15");
    desk.does("take baden").rolling(&[3]).does("go AA16");
    assert_eq!((desk.moved(), tests(&desk).len()), ((2, 1), 1));
    // Whoever prefers the bridge goes by stages.
    let desk = german("baden Z15").after("take baden, go AA13, go AA16");
    assert_eq!((desk.moved(), desk.spent(), tests(&desk).len()), ((3, 1), 2, 0));
}

#[test]
fn rr_breakdown_friend_broken_down_on_a_friend_it_is_put_back() {
    let mut desk = german("baden K28, gr5-2 K25");
    desk.does("take baden").rolling(&[1]).does("go K25");
    assert!(desk.cites("r.breakdown-friend") && desk.has("baden", mark::BROKEN));
    assert_eq!(
        (desk.whereabouts("baden"), desk.whereabouts("gr5-2")),
        ("K26", "K25"),
        "the hex of its last step"
    );
    assert!(desk.has("baden", mark::ACTED) && !desk.p.hand.over);
}

#[test]
fn rr_breakdown_friend_running_on_it_has_to_leave_its_friend() {
    let mut desk = german("baden K26, gr5-2 K25");
    desk.does("take baden").rolling(&[3]).does("go K25");
    assert!(desk.p.hand.over && desk.whereabouts("baden") == "K25");
    assert_eq!(desk.refused("stay"), "g.empilement");
    desk.does("go J24");
    assert_eq!(desk.whereabouts("baden"), "J24");
}

#[test]
fn rr_breakdown_friend_it_starts_from_a_hex_of_the_map_that_it_has_to_itself() {
    // From off the map there is nowhere to be put back: F01 is a wood of the Bois l’Abbé.
    let mut desk = allied("foresters1 F01, worcesters1 E01, northants2 E02");
    desk.wait("a1").does("take a1");
    assert_eq!(desk.refused("go F01"), "r.breakdown-friend");
    assert_eq!(desk.why_not("a1", "F01"), "r.breakdown-friend");
    // Nor from a friend's hex: K25 and L24 are woods, each with a friend.
    let mut desk = german("baden K28, gr5-2 K25, gr5-3 L24");
    desk.does("take baden").rolling(&[3]).does("go K25");
    assert_eq!(desk.refused("go L24"), "r.breakdown-friend");
    // Friends all around the wood: no hex to come from but theirs.
    let friends = "gr5-2 K25, gr5-3 K26, ggren5-1 J25, ggren5-2 J24, ggren5-3 L25, rir93-1 L24, rir93-2 K24";
    let desk = german(&format!("baden K28, {friends}")).after("take baden");
    assert_eq!(desk.refused("go K25"), "r.breakdown-friend");
}

#[test]
fn rr_breakdown_friend_it_holds_for_an_infiltration_too() {
    let mut desk = german("baden K26, gr5-2 K25, wyorks2 J25");
    desk.does("take baden").rolling(&[1]).does("infiltrate K25");
    assert!(desk.cites("r.breakdown-friend"));
    assert_eq!((desk.whereabouts("baden"), desk.whereabouts("gr5-2")), ("K26", "K25"));
}
