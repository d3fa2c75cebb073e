//! Assaults (3.3), of battalions and of tanks.

use crate::common::*;

/// The dice, the lowest that hits, and the hits of the first roll of an assault.
fn storm(desk: &Desk) -> (Vec<u8>, u8, u8) {
    let rolled = |event: &Event| match *event {
        Event::Assaulted { dice, need, hits, .. } => {
            Some((dice.into_iter().filter(|die| *die > 0).collect(), need, hits))
        }
        _ => None,
    };
    desk.found(rolled).expect("an assault")
}

/// The number of dice and the lowest that hits, of a unit that assaults a hex.
fn dice_of(side: Seat, unit: &str, units: &str, at: &str) -> (usize, u8) {
    let desk = Desk::acting(side, unit, units).after(&format!("assault {at}"));
    let (dice, need, _) = storm(&desk);
    (dice.len(), need)
}

fn count(desk: &Desk, wanted: impl Fn(&Event) -> bool) -> usize {
    desk.lines.iter().filter(|line| wanted(&line.what)).count()
}

fn assaulted(event: &Event) -> bool {
    matches!(event, Event::Assaulted { .. })
}

// --- Battalions.

#[test]
fn r3_3_the_assailant_rolls_a_die_for_each_medal_to_take_the_hex() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17, gr5-2 N17, london2-2 L17");
    assert_eq!(desk.targets("assault"), ["L17", "M17"]);
    assert_eq!((desk.refused("assault M19"), desk.refused("assault N17")), ("3.3", "3.3"), "no enemy there");
    desk.rolling(&[4, 3, 6, 1, 2]).does("assault M17");
    assert!(desk.cites("3.3") && desk.cites("6.assaut"));
    assert_eq!(storm(&desk), (vec![4, 3, 6, 1], 4, 2));
    assert_eq!((desk.whereabouts("gr5-1"), desk.back("london2-4")), ("M17", 6));
    assert_eq!((desk.spent(), desk.p.intensity), (3, 2), "one for the assault, one for the battalion");
}

#[test]
fn table_actions_assaut_three_medals_for_a_battalion_one_for_a_tank() {
    let mut desk = Desk::acting(GERMAN, "ir48-1", "ir48-1 M18, london2-4 M17 hurt");
    desk.rolling(&[6, 1, 1, 1]).does("assault M17");
    assert_eq!(desk.whereabouts("ir48-1"), "M17");
    assert!(desk.p.hand.is_empty(), "all three are spent");
    // Two are not enough, not even in a trench, whose medal is for combat alone; a hero helps.
    let desk = Desk::acting(GERMAN, "rir257-1", "rir257-1 M25, london2-4 M24");
    assert_eq!(desk.refused("assault M24"), "3");
    let desk = Desk::acting(GERMAN, "rir257-1", "rir257-1 M25 hero, london2-4 M24");
    assert!(desk.may("assault M24"));
    // One medal may be spent before, two may not.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    desk.rolling(&[1]).does("fire M17");
    assert!(desk.may("assault M17"));
    desk.rolling(&[1]).does("fire M17");
    assert_eq!((desk.refused("assault M17"), desk.why_not("gr5-1", "M17")), ("3", ""));
    // A tank pays one.
    let mut desk = Desk::acting(ALLIED, "whippet1", "whippet1 M18, gr5-1 M17 hurt");
    desk.rolling(&[6, 1, 1, 1, 6]).does("assault M17");
    assert_eq!((desk.whereabouts("whippet1"), desk.spent()), ("M17", 1));
}

#[test]
fn r3_3_plusieurs_only_a_tank_assaults_twice() {
    let units = "london2-4 M17 hurt, london2-2 M16 hurt";
    let mut desk = Desk::acting(GERMAN, "lotte", &format!("lotte M18, {units}"));
    desk.rolling(&[6, 1, 1, 1, 1, 6]).does("assault M17");
    desk.rolling(&[6, 1, 1, 1, 1, 6]).does("assault M16");
    assert_eq!((desk.whereabouts("lotte"), desk.spent()), ("M16", 2));
    let mut desk = Desk::acting(GERMAN, "gr5-1", &format!("gr5-1 M18, {units}"));
    desk.rolling(&[6, 1, 1, 1, 1]).does("assault M17");
    assert_eq!((desk.spent(), desk.refused("assault M16")), (3, "3"));
}

#[test]
fn r3_3_adjacent_the_target_must_be_beside_it_when_the_assault_begins() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M19, london2-4 M17");
    assert_eq!(desk.refused("assault M17"), "3.3.adjacent");
    // One medal brings it there: a point for the ground, one for the zone.
    desk.does("go M18");
    assert!(desk.may("assault M17"));
    let desk = Desk::acting(GERMAN, "lotte", "lotte M19, london2-4 M17");
    assert_eq!(desk.refused("assault M17"), "3.3.adjacent", "a tank neither");
}

#[test]
fn r3_3_char_char_a_tank_does_not_assault_a_tank() {
    let desk = Desk::acting(GERMAN, "lotte", "lotte M18, a1 M17, whippet1 L17, london2-4 N17");
    assert_eq!(
        (desk.refused("assault M17"), desk.refused("assault L17")),
        ("3.3.char-char", "3.3.char-char")
    );
    assert_eq!(desk.targets("assault"), ["N17"]);
    let desk = Desk::acting(ALLIED, "whippet1", "whippet1 M17, lotte M18");
    assert_eq!(
        (desk.refused("assault M18"), desk.why_not("whippet1", "M18")),
        ("3.3.char-char", "3.3.char-char")
    );
}

#[test]
fn r3_3_desorganise_a_disorganised_battalion_does_not_assault() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M25 hurt, london2-4 M24");
    assert_eq!(desk.refused("assault M24"), "3.3.desorganise");
    // Rallied for one medal in its trench, it has three left for it.
    desk.does("rally");
    assert!(desk.may("assault M24"));
}

#[test]
fn r3_3_endommage_a_damaged_tank_may_assault() {
    let mut desk = Desk::acting(GERMAN, "lotte", "lotte M18 hurt, london2-4 M17 hurt");
    desk.rolling(&[6, 1, 1, 1, 1, 6]).does("assault M17");
    assert_eq!((desk.whereabouts("lotte"), storm(&desk).0.len()), ("M17", 4));
    assert!(desk.has("lotte", mark::HURT));
    // Broken down it may not: that is another matter.
    let desk = Desk::acting(GERMAN, "lotte", "lotte M18 broken, london2-4 M17 hurt");
    assert_eq!(desk.refused("assault M17"), "4.1.marqueur");
}

#[test]
fn r3_3_des_four_with_more_medals_five_otherwise() {
    let need = |unit: &str, target: &str| dice_of(GERMAN, unit, &format!("{unit} M18, {target}"), "M17");
    assert_eq!(need("gr5-1", "london2-4 M17"), (4, 4));
    assert_eq!(need("gr5-1", "london2-10 M17"), (4, 4));
    assert_eq!(need("gr5-1", "rmle1 M17"), (4, 5), "as many");
    assert_eq!(need("ir48-1", "london2-4 M17"), (3, 4));
    assert_eq!(need("ir48-1", "rmle1 M17"), (3, 5), "fewer");
    assert_eq!(need("ir48-1", "rmle1 M17 hurt"), (3, 5), "disorganised it keeps its medals");
    // Heroes count on both sides.
    let hero = dice_of(GERMAN, "ir48-1", "ir48-1 M18 hero, london2-10 M17", "M17");
    assert_eq!(hero, (4, 4));
    let hero = dice_of(GERMAN, "ir48-1", "ir48-1 M18, london2-4 M17 hero", "M17");
    assert_eq!(hero, (3, 5));
    // Tanks are assaulted and assault alike.
    assert_eq!((need("gr5-1", "a1 M17"), need("ir48-1", "a1 M17")), ((4, 4), (3, 5)));
    assert_eq!(dice_of(ALLIED, "whippet1", "whippet1 M18, rir257-1 M17", "M17"), (3, 4));
    assert_eq!(dice_of(ALLIED, "whippet1", "whippet1 M18, ir48-1 M17", "M17"), (3, 5));
}

#[test]
fn r3_3_des_as_many_losses_as_hits() {
    // A sound battalion takes two.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    desk.rolling(&[4, 3, 3, 3]).does("assault M17");
    assert!(desk.has("london2-4", mark::HURT) && desk.cites("3.2.perte") && desk.cites("3.3.echec"));
    // A disorganised one takes one; what is over is lost.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17 hurt");
    desk.rolling(&[4, 4, 4, 4, 1]).does("assault M17");
    assert_eq!(count(&desk, |event| matches!(event, Event::Eliminated { .. })), 1);
    assert_eq!(desk.p.intensity, 2);
}

#[test]
fn r3_3_tranchee_one_off_each_die_in_an_enemy_trench() {
    // M22 is an Allied trench.
    assert_eq!(dice_of(GERMAN, "gr5-1", "gr5-1 M23, london2-4 M22", "M22"), (4, 5));
    assert_eq!(dice_of(GERMAN, "gr5-1", "gr5-1 M23, rmle1 M22", "M22"), (4, 6));
    assert_eq!(dice_of(ALLIED, "rmle1", "rmle1 M24, rir257-1 M25", "M25"), (4, 5));
    assert_eq!(dice_of(GERMAN, "lotte", "lotte M23, london2-4 M22", "M22").1, 5, "for a tank as well");
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M23, london2-4 M22 hurt");
    desk.rolling(&[4, 4, 4, 4]).does("assault M22");
    assert_eq!((storm(&desk).2, desk.whereabouts("gr5-1")), (0, ""));
}

#[test]
fn table_terrain_tranchee_assaut_only_against_battalions_in_their_trench() {
    // In a German trench the Allied occupant has no shelter from Germans.
    assert_eq!(dice_of(GERMAN, "gr5-1", "gr5-1 M24, london2-4 M25", "M25"), (4, 4));
    assert_eq!(dice_of(ALLIED, "rmle1", "rmle1 M23, rir257-1 M22", "M22"), (4, 4));
    // Woods, villages and roads have no effect; nor does the trench it starts from.
    assert_eq!(dice_of(GERMAN, "gr5-1", "gr5-1 F24, london2-4 F23", "F23"), (4, 4));
    assert_eq!(dice_of(GERMAN, "gr5-1", "gr5-1 M24, london2-4 L24", "L24"), (4, 4));
    assert_eq!(dice_of(GERMAN, "gr5-1", "gr5-1 M22, london2-4 M23", "M23"), (4, 4));
}

#[test]
fn rr_assault_trench_a_trench_does_not_protect_a_tank() {
    assert_eq!(dice_of(GERMAN, "gr5-1", "gr5-1 M23, a1 M22", "M22"), (4, 4));
    assert_eq!(dice_of(ALLIED, "rmle1", "rmle1 M24, lotte M25", "M25"), (4, 5), "as many medals");
}

#[test]
fn r3_3_reussi_the_assailant_holds_the_hex() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    desk.rolling(&[4, 4, 1, 1, 1]).does("assault M17");
    assert!(desk.cites("3.3.reussi") && desk.saw(|event| matches!(event, Event::Carried { .. })));
    assert_eq!((desk.whereabouts("gr5-1"), desk.p.on(desk.hex("M18"))), ("M17", None));
    assert!(desk.has("london2-4", mark::GONE));
}

#[test]
fn r3_3_echec_the_assailant_is_eliminated() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    desk.rolling(&[4, 1, 1, 1, 3]).does("assault M17");
    assert!(desk.cites("3.3.echec") && desk.saw(|event| matches!(event, Event::Repelled { .. })));
    assert_eq!((desk.whereabouts("gr5-1"), desk.back("gr5-1")), ("", 8), "3 and 3, on turn 2");
    assert_eq!((desk.whereabouts("london2-4"), desk.p.intensity), ("M17", 2));
    assert!(desk.p.hand.is_empty() && desk.p.on(desk.hex("M18")).is_none());
}

#[test]
fn rr_winner_stays_and_goes_on_with_its_medals() {
    // Into the zone of another for nothing, and the fourth medal fires at him.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17, london2-2 M16, gr5-2 N17");
    desk.rolling(&[6, 6, 1, 1, 1]).does("assault M17");
    assert_eq!((desk.spent(), desk.p.hand.points), (3, 0));
    assert_eq!(desk.targets("fire"), ["M16"]);
    assert_eq!(desk.whereabouts("gr5-2"), "N17", "nobody else advances");
    // Out of every zone it moves on.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    desk.rolling(&[6, 6, 1, 1, 1]).does("assault M17");
    desk.does("go M15");
    assert_eq!(desk.whereabouts("gr5-1"), "M15");
    // The defender who holds stays where he is, disorganised or not.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    desk.rolling(&[1, 1, 1, 1, 1]).does("assault M17");
    assert_eq!(desk.whereabouts("london2-4"), "M17");
    assert!(!desk.has("london2-4", mark::HURT));
}

#[test]
fn r3_3_from_a_friends_hex_the_friend_stays_where_he_is() {
    // Over the friend on M18 into the zone of M17, for a medal, with three left.
    for (dice, places) in [([6, 6, 1, 1], ["M17", "M18", ""]), ([1, 1, 1, 1], ["", "M18", "M17"])] {
        let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M19, gr5-2 M18, london2-4 M17");
        desk.does("go M18");
        assert!(desk.p.hand.over);
        desk.rolling(&dice).does("assault M17");
        assert_eq!(["gr5-1", "gr5-2", "london2-4"].map(|unit| desk.whereabouts(unit)), places);
        assert_eq!(desk.p.on(desk.hex("M18")), Some(desk.unit("gr5-2")));
    }
}

#[test]
fn r3_3_a_battalion_takes_a_tank() {
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, a1 M17");
    desk.rolling(&[4, 4, 3, 3]).does("assault M17");
    assert_eq!(desk.whereabouts("gr5-1"), "M17");
    assert!(desk.has("a1", mark::GONE) && !desk.cites("8.1"), "tanks do not come back");
    assert_eq!(desk.p.intensity, 1, "for the assault alone");
}

#[test]
fn table_terrain_riviere_assaut_nobody_assaults_across_the_luce() {
    let desk = Desk::acting(ALLIED, "rmle1", "rmle1 Z11, gr5-1 AA12");
    assert_eq!(desk.refused("assault AA12"), "table.terrain.riviere-assaut");
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 AA13, rmle1 Z13");
    assert_eq!(desk.refused("assault Z13"), "table.terrain.riviere-assaut", "not by a bridge either");
    let desk = Desk::acting(GERMAN, "baden", "baden AA13, rmle1 Z13");
    assert_eq!(desk.refused("assault Z13"), "table.terrain.riviere-assaut");
    let desk = Desk::acting(ALLIED, "whippet1", "whippet1 Z11, gr5-1 AA12");
    assert_eq!(desk.refused("assault AA12"), "table.terrain.riviere-assaut");
    assert_eq!(desk.why_not("whippet1", "AA12"), "", "it can be fired at");
    let desk = Desk::acting(ALLIED, "rmle1", "rmle1 Z11, gr5-1 Z12");
    assert!(desk.may("assault Z12"), "along the bank");
}

// --- Tanks.

#[test]
fn r4_couvert_a_tank_does_not_assault_into_a_wood_or_a_village() {
    let desk = Desk::acting(GERMAN, "lotte", "lotte F24, elancs2 F23");
    assert_eq!(desk.refused("assault F23"), "4.couvert", "not even along the road");
    let desk = Desk::acting(GERMAN, "lotte", "lotte M24, london2-4 L24");
    assert_eq!(desk.refused("assault L24"), "4.couvert");
    // Out of a village it does.
    let desk = Desk::acting(GERMAN, "lotte", "lotte F23, elancs2 F24");
    assert!(desk.may("assault F24"));
    let desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 F24, elancs2 F23");
    assert!(desk.may("assault F23"), "a battalion does");
}

#[test]
fn r3_3_relance_a_tank_that_has_not_carried_the_hex_goes_again() {
    let mut desk = Desk::acting(ALLIED, "whippet1", "whippet1 M18, gr5-1 M17");
    desk.rolling(&[4, 5, 1, 3, 1, 1, 6]).does("assault M17");
    assert!(desk.cites("3.3.relance") && desk.saw(|event| matches!(event, Event::Renewed { .. })));
    assert_eq!(storm(&desk), (vec![4, 5, 1], 5, 1));
    assert_eq!(count(&desk, assaulted), 2, "one hit and then another");
    assert!(desk.cites("3.3.reussi"));
    assert_eq!((desk.whereabouts("whippet1"), desk.spent()), ("M17", 2));
    assert_eq!(desk.p.intensity, 1, "a tank's assault does not count, the battalion does");
}

#[test]
fn r3_3_echec_a_tank_with_no_medal_left_is_eliminated() {
    let mut desk = Desk::acting(ALLIED, "whippet1", "whippet1 M18, gr5-1 M17");
    desk.rolling(&[1]).does("fire M17").rolling(&[1]).does("fire M17");
    desk.rolling(&[1, 1, 1, 6]).does("assault M17");
    assert!(desk.cites("3.3.echec") && !desk.cites("3.3.relance") && !desk.cites("8.1"));
    assert!(desk.has("whippet1", mark::GONE) && desk.whereabouts("gr5-1") == "M17");
    assert_eq!(desk.p.intensity, 0);
}

#[test]
fn r3_3_panne_broken_down_before_an_occupant_who_holds_it_is_eliminated() {
    for die in [1, 2] {
        let mut desk = Desk::acting(ALLIED, "whippet1", "whippet1 M18, gr5-1 M17");
        desk.rolling(&[1, 1, 1, die]).does("assault M17");
        assert!(desk.cites("3.3.panne") && desk.cites("4.1.assaut"));
        assert!(desk.saw(|event| matches!(event, Event::LostInside { .. })));
        assert!(desk.has("whippet1", mark::GONE) && desk.whereabouts("gr5-1") == "M17");
        assert_eq!(count(&desk, assaulted), 1, "it does not go again");
    }
    // With the occupant gone it only bears the marker.
    let mut desk = Desk::acting(ALLIED, "whippet1", "whippet1 M18, gr5-1 M17 hurt");
    desk.rolling(&[6, 1, 1, 1, 2]).does("assault M17");
    assert_eq!(desk.whereabouts("whippet1"), "M17");
    assert!(desk.has("whippet1", mark::BROKEN) && !desk.cites("3.3.panne"));
}

#[test]
fn rr_dice_ground_assault_return_breakdown() {
    // M25 is a German trench: difficult for a Whippet.
    let mut desk = Desk::acting(ALLIED, "whippet1", "whippet1 M24, gr5-1 M25 hurt");
    desk.rolling(&[2, 6, 1, 1, 4, 5]).does("assault M25");
    let told: Vec<String> = desk.lines.iter().map(|line| format!("{:?}", line.what)).collect();
    let names: Vec<&str> = told.iter().filter_map(|event| event.split(' ').next()).collect();
    let expected = ["BreakdownTest", "Assaulted", "Eliminated", "ReturnTest", "BreakdownTest", "Carried"];
    assert_eq!(names, expected);
    assert_eq!(desk.cited()[..2], ["4.1.terrain", "4.1.deux"]);
    assert_eq!(desk.back("gr5-1"), 6, "a 4 on turn 2");
    // A battalion eliminated tests before anything else is rolled.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, london2-4 M17");
    desk.rolling(&[6, 6, 6, 6, 3]).does("assault M17");
    assert_eq!(desk.back("london2-4"), 7, "3 and 2");
    // The ground may end it before it begins.
    let mut desk = Desk::acting(ALLIED, "whippet1", "whippet1 M24, gr5-1 M25 hurt");
    desk.rolling(&[1]).does("assault M25");
    assert_eq!(desk.cited()[..3], ["4.1.terrain", "4.1.deux", "3.3.panne"]);
    assert_eq!((count(&desk, assaulted), desk.whereabouts("gr5-1")), (0, "M25"));
    assert!(desk.has("whippet1", mark::GONE));
}

#[test]
fn rr_relaunch_each_renewal_costs_a_medal_and_is_tested() {
    let (mut carried, mut lost, mut longest) = (0, 0, 0);
    // Into a trench: one test for the ground, then one after each roll.
    let mut desk = Desk::acting(GERMAN, "lotte", "lotte M23, rmle1 M22");
    let before = desk.p.clone();
    for seed in 0..400 {
        desk.p = before.clone();
        desk.seed(seed).does("assault M22");
        let rolls = count(&desk, assaulted);
        let ground = desk.cited().iter().filter(|section| **section == "4.1.deux").count();
        let tests = desk.cited().iter().filter(|section| **section == "4.1.assaut").count();
        let renewals = desk.cited().iter().filter(|section| **section == "3.3.relance").count();
        assert_eq!((ground, tests), (1, rolls));
        assert_eq!(renewals, rolls.saturating_sub(1));
        assert!(rolls <= 4, "it has four medals");
        let four = |event: &Event| !matches!(event, Event::Assaulted { dice, .. } if dice.contains(&0));
        assert!(desk.lines.iter().all(|line| four(&line.what)), "all its dice each time");
        let there = desk.whereabouts("lotte") == "M22";
        carried += usize::from(there);
        if there {
            let spent = if desk.p.hand.is_empty() { 4 } else { desk.spent() };
            assert!(usize::from(spent) == rolls || desk.has("lotte", mark::BROKEN));
            assert_eq!(desk.whereabouts("rmle1"), "");
        } else {
            lost += 1;
            assert!(desk.has("lotte", mark::GONE) && desk.whereabouts("rmle1") == "M22");
            // It is lost by a breakdown, or when its last medal has failed.
            assert_eq!(desk.cites("3.3.echec"), !desk.cites("3.3.panne"));
            assert!(desk.cites("3.3.panne") || rolls == 4);
        }
        longest = longest.max(rolls);
    }
    assert!(carried > 20 && lost > 100 && longest == 4, "{carried} {lost} {longest}");
}

#[test]
fn r3_3_what_befalls_the_assailant_befalls_it_in_the_hex_it_enters() {
    let eliminated = |desk: &Desk| {
        desk.found(|event| match *event {
            Event::Eliminated { hex, .. } => Some(desk.game.map.name(hex).to_string()),
            _ => None,
        })
    };
    let tested = |desk: &Desk| {
        desk.found(|event| match *event {
            Event::BreakdownTest { hex, .. } => Some(desk.game.map.name(hex).to_string()),
            _ => None,
        })
    };
    // A tank breaks down beside nobody any more, or with the occupant still there.
    let mut desk = Desk::acting(GERMAN, "baden", "baden N16, london2-4 N15 hurt");
    desk.rolling(&[6, 6, 6, 6, 2, 1]).does("assault N15");
    assert_eq!((tested(&desk).as_deref(), desk.whereabouts("baden")), (Some("N15"), "N15"));
    let mut desk = Desk::acting(GERMAN, "baden", "baden N16, london2-4 N15");
    desk.rolling(&[1, 1, 1, 1, 1]).does("assault N15");
    assert_eq!((tested(&desk).as_deref(), eliminated(&desk).as_deref()), (Some("N15"), Some("N15")));
    // Into a trench it is tested before.
    let mut desk = Desk::acting(GERMAN, "baden", "baden M23, london2-4 M22");
    desk.rolling(&[1]).does("assault M22");
    assert_eq!((tested(&desk).as_deref(), eliminated(&desk).as_deref()), (Some("M22"), Some("M22")));
    // A battalion that fails.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 N16, london2-4 N15");
    desk.rolling(&[1, 1, 1, 1]).does("assault N15");
    assert_eq!(eliminated(&desk).as_deref(), Some("N15"));
}
