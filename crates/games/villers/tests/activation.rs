//! Activations (2.1): taking up units, medals and what they pay for, sharing a hex, disorganised battalions.

use crate::common::*;
use table::Arg;

// --- Units and points.

#[test]
fn g_unites_what_a_unit_can_do_is_its_medals() {
    for (unit, medals) in [("rir207-1", 2), ("ir48-1", 3), ("gr5-1", 4)] {
        let mut desk = german(&format!("{unit} N16, rmle1 N15")).after(&format!("take {unit}"));
        for shot in 1..=medals {
            assert!(desk.in_hand(unit), "{unit}: {shot}");
            desk.rolling(&[1]).does("fire N15");
        }
        assert!(!desk.in_hand(unit) && desk.has(unit, mark::ACTED), "{unit}");
    }
}

#[test]
fn g_pm_movement_points_come_from_the_medals_given_to_moving() {
    for (unit, points) in [("rir207-1", 4), ("ir48-1", 6), ("gr5-1", 8)] {
        let mut desk = german(&format!("{unit} N18")).after(&format!("take {unit}"));
        let far = format!("go N{:02}", 18 - points);
        assert!(desk.may(&far), "{unit}");
        assert_eq!(desk.refused(&format!("go N{:02}", 17 - points)), "3.1.cout", "{unit}");
        desk.does("go N17");
        assert_eq!((desk.moved(), desk.p.hand.points), ((1, 1), 1), "a medal is two points, one is left");
    }
}

// --- Sharing a hex.

#[test]
fn g_empilement_an_activation_does_not_end_on_a_friend() {
    let mut desk = german("gr5-1 N18, gr5-2 N16, london2-4 N15").after("take gr5-1, go N16");
    assert!(desk.p.hand.over && desk.whereabouts("gr5-1") == "N16");
    assert_eq!(desk.refused("stay"), "g.empilement");
    assert_eq!(desk.refused("done"), "2.1.une");
    assert_eq!(desk.refused("take ir35-1"), "2.1.une");
    desk.does("withdraw N17");
    assert!(!desk.p.hand.over);
    assert_eq!((desk.whereabouts("gr5-1"), desk.whereabouts("gr5-2")), ("N17", "N16"));
}

#[test]
fn g_empilement_a_hex_never_keeps_two_units() {
    let mut desk = german("gr5-1 N18, gr5-2 N17").after("take gr5-1, go N17");
    assert!(desk.p.hand.over);
    assert_eq!((desk.refused("stay"), desk.refused("done")), ("g.empilement", "2.1.une"));
    desk.does("go N16");
    assert_eq!((desk.whereabouts("gr5-1"), desk.whereabouts("gr5-2")), ("N16", "N17"));
    assert!(desk.may("stay"));
}

#[test]
fn g_empilement_passage_an_assault_may_start_from_a_friends_hex() {
    let mut desk = german("gr5-1 N17, gr5-2 N16, london2-4 N15 hurt").after("take gr5-1, go N16");
    assert_eq!(desk.spent(), 1, "an open hex and a zone for a battalion of four medals");
    desk.rolling(&[1, 1, 1, 5, 1]).does("assault N15");
    assert_eq!((desk.whereabouts("gr5-1"), desk.whereabouts("gr5-2")), ("N15", "N16"));
    // Failing, the assailant is eliminated and its friend stays.
    let mut desk = german("gr5-1 N17, gr5-2 N16, london2-4 N15");
    desk.does("take gr5-1, go N16").rolling(&[1, 1, 1, 5, 1]).does("assault N15");
    assert_eq!((desk.whereabouts("gr5-1"), desk.whereabouts("gr5-2")), ("", "N16"));
}

#[test]
fn g_empilement_passage_a_unit_passes_friends_and_leaves_them_where_they_are() {
    let desk = german("gr5-1 N18, gr5-2 N17, gr5-3 N16").after("take gr5-1, go N15");
    assert_eq!(desk.moved(), (3, 2), "at no extra cost");
    assert_eq!(desk.whereabouts("gr5-2"), "N17");
}

#[test]
fn rr_on_friend_it_fires_there_as_long_as_it_can_still_leave() {
    // One medal of four to get there and one to fire: two are left, the price of a withdrawal.
    let mut desk = german("gr5-1 N17, gr5-2 N16, london2-4 N15").after("take gr5-1, go N16");
    assert_eq!(desk.why_not("button", ""), "g.empilement", "why it cannot finish");
    assert!(desk.may("assault N15") && desk.may("withdraw N17") && desk.may("infiltrate M16"));
    assert_eq!(desk.targets("fire"), ["N15"]);
    desk.rolling(&[1]).does("fire N15");
    assert_eq!((desk.spent(), desk.refused("stay")), (2, "g.empilement"));
    assert_eq!(desk.refused("fire N15"), "r.on-friend");
    assert!(desk.targets("fire").is_empty());
    desk.does("withdraw N17");
    assert_eq!((desk.whereabouts("gr5-1"), desk.whereabouts("gr5-2")), ("N17", "N16"));
    // A tank leaves for one medal, and so has two to fire with.
    let mut desk = german("baden N17, gr5-2 N16, london2-4 N15");
    desk.does("take baden, go N16").rolling(&[1]).does("fire N15").rolling(&[1]).does("fire N15");
    assert_eq!((desk.refused("fire N15"), desk.may("withdraw N17")), ("r.on-friend", true));
    desk.rolling(&[6, 6, 6, 6, 2, 6]).does("assault N15");
    assert_eq!(desk.whereabouts("baden"), "N15");
}

#[test]
fn rr_on_friend_it_fires_only_if_it_can_leave_whatever_the_dice_do() {
    // Two medals of driving are spent: with the zone of N15 gone the tank could move no more.
    let driven = |enemies: &str| {
        let mut desk = german(&format!("baden N17, gr5-2 N16, {enemies}"));
        desk.does("take baden, go N20, go N19, go N16");
        assert!(desk.p.hand.over && desk.spent() == 2, "{enemies}");
        desk
    };
    let desk = driven("london2-4 N15 hurt");
    assert_eq!((desk.refused("fire N15"), desk.targets("fire")), ("r.on-friend", vec![]));
    assert!(desk.may("withdraw N17") && desk.may("assault N15"));
    // One that a hit only turns over keeps its zone; and so does another beside it.
    let desk = driven("london2-4 N15");
    assert!(desk.may("fire N15"));
    assert_eq!(shots_foreseen(&desk, "fire N15"), 1, "a hit would make the next one too many");
    let mut desk = driven("london2-4 N15 hurt, london2-2 M16");
    desk.rolling(&[6, 3]).does("fire N15");
    assert_eq!(desk.whereabouts("london2-4"), "");
    desk.does("withdraw N17");
    // A battalion walks on where there is no zone left.
    let mut desk = german("gr5-1 N17, gr5-2 N16, london2-4 N15 hurt");
    desk.does("take gr5-1, go N16").rolling(&[6, 3]).does("fire N15");
    assert!(desk.p.hand.over && desk.refused("withdraw N17") == "3.6.zdc");
    desk.does("go N15");
    assert_eq!(desk.spent(), 3);
}

#[test]
fn rr_on_friend_it_rallies_there_as_long_as_it_can_still_leave() {
    let desk = german("gr5-1 N17 hurt, gr5-2 N16, london2-4 N15").after("take gr5-1, go N16");
    assert_eq!(desk.refused("rally"), "r.on-friend", "three medals in a zone leave none");
    assert_eq!(desk.refused("assault N15"), "3.3.desorganise");
    // N24 is a German trench: one to get there, one to rally, and one to withdraw.
    let mut desk = german("gr5-1 N25 hurt, gr5-2 N24, london2-4 N23");
    desk.does("take gr5-1, go N24, rally");
    assert!(!desk.has("gr5-1", mark::HURT) && desk.spent() == 2);
    assert_eq!(desk.refused("stay"), "g.empilement");
    desk.does("withdraw N25");
    assert_eq!(desk.whereabouts("gr5-1"), "N25");
}

#[test]
fn rr_on_friend_outside_zones_it_rallies_there_and_leaves_with_the_point_left() {
    // One medal to get there, two to rally, and the point that is left leads on.
    let mut desk = german("ir48-1 N18 hurt, gr5-2 N17").after("take ir48-1, go N17, rally");
    assert!(!desk.has("ir48-1", mark::HURT) && desk.p.hand.over && desk.spent() == 3);
    assert_eq!(desk.refused("stay"), "g.empilement");
    desk.does("go N16");
    assert_eq!((desk.whereabouts("ir48-1"), desk.whereabouts("gr5-2")), ("N16", "N17"));
    // It need not rally after all.
    let desk = german("ir48-1 N18 hurt, gr5-2 N17").after("take ir48-1, go N17, go N16");
    assert!(desk.has("ir48-1", mark::HURT));
    // From two hexes off the medal is used up: rallied, it could not leave.
    let desk = german("ir48-1 N19 hurt, gr5-2 N17").after("take ir48-1, go N17");
    assert_eq!((desk.refused("rally"), desk.may("go N16")), ("r.on-friend", true));
    assert!(!desk.offers().contains(&"rally".to_string()));
}

/// How many shots the odds of firing count on.
fn shots_foreseen(desk: &Desk, decision: &str) -> i64 {
    let odds = desk.odds(decision);
    let all = odds.beside.iter().find(|beside| key(&beside.what) == "beside-all-shots");
    let Some(Text::Key { args, .. }) = all.map(|all| &all.what) else { return 1 };
    let count = args.iter().find_map(|(_, arg)| match arg {
        Arg::Number(count) => Some(*count),
        _ => None,
    });
    count.expect("a number of shots")
}

#[test]
fn rr_on_friend_outside_zones_a_tank_fires_there_and_drives_on() {
    // Four hexes are a whole medal: of the three left two fire and one drives on.
    let mut desk = german("baden N21, gr5-2 N17, london2-4 N15").after("take baden, go N17");
    assert!(desk.p.hand.over && desk.p.hand.points == 0 && desk.refused("stay") == "g.empilement");
    assert_eq!(shots_foreseen(&desk, "fire N15"), 2, "the third is not its to fire");
    desk.rolling(&[1]).does("fire N15");
    assert_eq!(shots_foreseen(&desk, "fire N15"), 1);
    desk.rolling(&[1]).does("fire N15");
    assert_eq!((desk.spent(), desk.refused("fire N15")), (3, "r.on-friend"));
    assert_eq!(desk.why_not("baden", "N15"), "r.on-friend");
    assert!(desk.targets("fire").is_empty());
    desk.does("go N18");
    assert_eq!((desk.whereabouts("baden"), desk.whereabouts("gr5-2")), ("N18", "N17"));
    assert!(!desk.p.hand.over && desk.spent() == 4);
    // With points left of the medal it has all its shots.
    let mut desk = german("baden N19, gr5-2 N17, london2-4 N15").after("take baden, go N17");
    assert_eq!(shots_foreseen(&desk, "fire N15"), 3);
    for _ in 0..3 {
        desk.rolling(&[1]).does("fire N15");
    }
    assert_eq!((desk.refused("fire N15"), desk.p.hand.points), ("3", 2));
    desk.does("go N19");
    assert!(desk.p.hand.is_empty(), "nothing is left to do");
    // Both medals of driving spent, it cannot move on, however many it has: it does not stop there.
    let desk = german("baden N17, gr5-2 N09, london2-4 N07").after("take baden");
    assert_eq!((desk.refused("go N09"), desk.why_not("baden", "N09")), ("3.1.ami", "3.1.ami"));
    assert!(desk.may("go N10") && !desk.targets("go").contains(&"N09".to_string()));
}

#[test]
fn rr_on_friend_over_friends_to_a_free_hex_farther_off() {
    // Friends all around N17.
    let friends = "gr5-2 N17, gr5-3 N16, ggren5-1 N18, ggren5-2 M17, ggren5-3 M18, rir93-1 O17, rir93-2 O18";
    let mut desk = german(&format!("ir48-1 N20, {friends}")).after("take ir48-1");
    // Three points are two medals: a point and a medal, three points, lead out over a friend.
    desk.does("go N17");
    assert!(desk.p.hand.over);
    assert!(desk.may("go N15") && desk.may("go N14") && !desk.may("go N13"));
    // Onto the next friend only with what leads out from him.
    desk.does("go N16");
    assert_eq!(desk.refused("stay"), "g.empilement");
    desk.does("go N15");
    assert_eq!(desk.whereabouts("ir48-1"), "N15");
    // With two medals one point is left there, which leads nowhere.
    let desk = german(&format!("rir257-1 N20, {friends}")).after("take rir257-1");
    assert_eq!(desk.refused("go N17"), "3.1.ami");
}

#[test]
fn rr_on_friend_to_a_friend_beside_the_enemy_and_at_him_from_there() {
    // Friends all around N17 and beyond; from N16 a tank can assault.
    let friends = "gr5-2 N17, gr5-3 N16, ggren5-1 N18, ggren5-2 M17, ggren5-3 M18, rir93-1 O17, rir93-2 O18";
    let mut desk = german(&format!("baden N21, {friends}, ir35-2 O16, ir48-2 M16, london2-4 N15 hurt"));
    desk.does("take baden, go N17, go N16");
    assert!(desk.p.hand.over && desk.may("assault N15"));
}

#[test]
fn rr_on_friend_it_enters_only_if_it_can_pay_for_leaving() {
    // 1 + 2 points are two medals of three: the one left pays for no assault and no withdrawal.
    let desk = german("ir48-1 N17, gr5-2 N16, london2-4 N15").after("take ir48-1");
    assert_eq!(desk.refused("go N16"), "3.1.ami");
    // A tank withdraws and assaults for one.
    let desk = german("baden N17, gr5-2 N16, london2-4 N15").after("take baden, go N16");
    assert!(desk.p.hand.over && desk.may("fire N15"));
}

#[test]
fn rr_on_friend_there_must_be_an_enemy_to_assault_or_a_free_hex() {
    // A disorganised battalion does not assault, and friends hold every hex around N16.
    let friends = "gr5-2 N16, gr5-3 M16, ggren5-1 M17, ggren5-2 O16, ggren5-3 O17";
    let mut desk = german(&format!("gr5-1 N18 hurt, {friends}, rir93-1 N17, london2-4 N15"));
    desk.does("take gr5-1");
    assert_eq!(desk.refused("go N16"), "3.1.ami");
    let desk = german(&format!("gr5-1 N18 hurt, {friends}, london2-4 N15")).after("take gr5-1");
    assert!(desk.may("go N16"), "N17 is free: 3 points are two medals, and two withdraw");
    // Sound and with three medals left it may assault instead.
    let desk = german(&format!("gr5-1 N17, {friends}, london2-4 N15")).after("take gr5-1, go N16");
    assert_eq!(desk.targets("assault"), ["N15"]);
}

#[test]
fn rr_on_friend_from_one_friend_to_the_next_only_with_medals_to_leave_again() {
    let mut desk = german("gr5-1 N17, gr5-2 N16, gr5-3 M16, london2-4 N15 hurt");
    desk.does("take gr5-1, go N16");
    assert_eq!(desk.spent(), 1);
    assert_eq!(desk.refused("infiltrate M16"), "3.1.ami", "three medals to get there leave none");
    let mut desk = german("baden N17, gr5-2 N16, gr5-3 M16, london2-4 N15 hurt");
    desk.does("take baden, go N16, infiltrate M16");
    assert!(desk.p.hand.over && desk.spent() == 3);
    desk.rolling(&[6, 6, 6, 6, 1, 6]).does("assault N15");
    assert_eq!(desk.whereabouts("baden"), "N15");
}

// --- Disorganised battalions.

#[test]
fn g_desorganise_it_keeps_all_its_medals() {
    let mut desk = german("gr5-1 N18 hurt, rmle1 A10");
    assert!(desk.may("take gr5-1"));
    desk.does("take gr5-1");
    assert!(desk.may("go N10"), "eight points are four medals");
    desk.does("go N10");
    assert!(desk.has("gr5-1", mark::HURT));
}

#[test]
fn g_desorganise_actions_it_moves_rallies_infiltrates_and_withdraws_but_does_not_fight() {
    let mut desk = german("gr5-1 N16 hurt, london2-4 N15").after("take gr5-1");
    assert_eq!(desk.refused("fire N15"), "g.desorganise.actions");
    assert_eq!(desk.refused("assault N15"), "3.3.desorganise");
    assert!(desk.targets("fire").is_empty() && desk.targets("assault").is_empty());
    assert!(desk.may("rally") && desk.may("infiltrate M16") && desk.may("withdraw N17"));
    desk.does("withdraw N17");
    assert!(desk.may("go N18"));
}

#[test]
fn g_desorganise_actions_a_damaged_tank_fights_on() {
    let desk = german("baden N16 hurt, london2-4 N15").after("take baden");
    assert!(desk.may("fire N15") && desk.may("assault N15"));
}

#[test]
fn g_desorganise_rallie_once_rallied_it_does_anything_with_the_medals_left() {
    // N24 is a German trench: rallying costs one.
    let mut desk = german("gr5-1 N24 hurt, london2-4 N23").after("take gr5-1, rally");
    assert!(!desk.has("gr5-1", mark::HURT) && desk.spent() == 1 && desk.cites("3.4"));
    assert!(desk.may("fire N23") && desk.may("assault N23") && desk.may("withdraw N25"));
    desk.rolling(&[1]).does("fire N23");
    assert_eq!(desk.spent(), 2);
}

// --- Taking up.

#[test]
fn r2_1_units_are_activated_in_any_order() {
    let mut desk = german("gr5-1 N30, gr5-2 N28, baden N26");
    desk.guns(ALLIED, 1).at(ALLIED, Phase::Activate).does("done");
    assert!(desk.cites("2.1"));
    desk.does("take baden, go N25, stay, take gr5-1, go N31, stay, take gr5-2, go N29, stay");
    assert_eq!(desk.targets("take"), ["ir35-1"]);
}

#[test]
fn r2_1_only_ones_own_units_and_one_in_hand_to_act() {
    let mut desk = german("gr5-1 N30, london2-4 N05");
    assert_eq!(desk.refused("take london2-4"), "2.1");
    for text in ["go N29", "fire N29", "assault N29", "rally", "infiltrate N29", "withdraw N29", "stay"] {
        assert_eq!(desk.refused(text), "2.1", "{text} with nothing in hand");
    }
    desk.does("take gr5-1");
    assert_eq!(desk.refused("take gr5-1"), "2.1");
}

#[test]
fn r2_1_what_is_eliminated_or_on_the_track_is_not_activated() {
    let mut desk = german("gr5-1 N30");
    desk.lose("gr5-2").on_track("gr5-3", 5);
    assert_eq!((desk.refused("take gr5-2"), desk.refused("take gr5-3")), ("8.2", "8.2"));
}

#[test]
fn r2_1_what_is_not_in_play_is_refused_by_the_section_that_keeps_it_away() {
    // Nobody else is in the game: the reserve, the Whippets that the die left away, those of the south, the night's.
    let mut desk = Desk::first(ELSEWHERE);
    desk.lose("lotte");
    assert_eq!(
        (desk.refused("take lotte"), desk.refused("take alter-fritz")),
        ("3.2.elimine", "r.opt-tanks")
    );
    assert_eq!(desk.refused("take ir25-1"), "12.1.place");
    desk.at(ALLIED, Phase::Activate);
    assert_eq!((desk.refused("take whippet7"), desk.refused("take rmle3")), ("12.1.whippets", "12.1.place"));
    assert_eq!(desk.refused("take aif49"), "r.night-place");
    let mut desk = Desk::new(ELSEWHERE);
    assert_eq!((desk.refused("take ir25-1"), desk.refused("take nixe")), ("12.2.place", "12.2.place"));
    desk.at(ALLIED, Phase::Activate);
    assert_eq!(desk.refused("take whippet7"), "12.2.whippets");
}

#[test]
fn r2_1_une_a_unit_finishes_before_another_is_activated() {
    let mut desk = german("gr5-1 N30, gr5-2 N28").after("take gr5-1, go N31");
    assert_eq!(desk.refused("take gr5-2"), "2.1.une");
    assert_eq!(desk.refused("done"), "2.1.une");
    assert_eq!(desk.why_not("gr5-2", ""), "2.1.une");
    desk.does("stay, take gr5-2");
}

#[test]
fn r2_1_medailles_a_unit_strings_actions_together_in_any_order() {
    // A shot, a withdrawal, a move: 1 + 2 + 1 medals.
    let mut desk = german("gr5-1 N16, london2-4 N15");
    desk.does("take gr5-1").rolling(&[1]).does("fire N15");
    desk.does("withdraw N17");
    assert_eq!(desk.spent(), 3);
    desk.does("go N19");
    assert_eq!(desk.moved(), (2, 1));
    assert!(desk.p.hand.is_empty() && desk.has("gr5-1", mark::ACTED));
    // A tank fires, moves and fires again.
    let mut desk = german("baden N18, london2-4 N15");
    desk.does("take baden").rolling(&[1]).does("fire N15");
    desk.does("go N17").rolling(&[1]).does("fire N15");
    assert_eq!((desk.spent(), desk.p.hand.points), (3, 3));
    desk.does("go M17");
    assert_eq!((desk.moved(), desk.spent()), ((1, 0), 3), "a point is left of the second medal");
}

#[test]
fn r2_1_fini_a_unit_that_has_acted_is_not_activated_again_this_turn() {
    let mut desk = german("gr5-1 N30").after("take gr5-1, go N31, stay");
    assert_eq!(desk.refused("take gr5-1"), "2.1.fini");
    assert_eq!(desk.why_not("gr5-1", ""), "2.1.fini");
    // The next turn it acts again.
    desk.does("done");
    while desk.p.phase == Phase::Aim {
        desk.does("done");
    }
    desk.does("done");
    assert_eq!((desk.asked(), desk.p.turn), (GERMAN, 3));
    assert!(desk.may("take gr5-1"));
}

#[test]
fn rr_activation_with_the_first_medal_a_unit_is_activated() {
    let mut desk = german("gr5-1 N30, gr5-2 N28").after("take gr5-1");
    assert!(!desk.has("gr5-1", mark::ACTED));
    desk.does("stay");
    assert!(!desk.has("gr5-1", mark::ACTED) && desk.may("take gr5-1"));
    desk.does("take gr5-1, take gr5-2");
    assert!(desk.in_hand("gr5-2"), "another is taken up instead");
    desk.does("take gr5-1, go N31");
    assert!(desk.has("gr5-1", mark::ACTED) && !desk.has("gr5-2", mark::ACTED));
    // The phase may end with a unit in hand that has spent nothing.
    let desk = german("gr5-1 N30").after("take gr5-1, done");
    assert_eq!(desk.p.turn, 3);
}

// --- The table of actions.

#[test]
fn table_actions_a_disorganised_battalion_may_do_what_the_last_column_says() {
    // N21 is a trench of the Allies, where everything is cheapest.
    let desk = allied("london2-10 N21 hurt, gr5-1 N22").after("take london2-10");
    let verbs = ["fire", "assault", "infiltrate", "withdraw"].map(|verb| !desk.targets(verb).is_empty());
    assert_eq!((verbs, desk.may("rally")), ([false, false, true, true], true));
}

#[test]
fn table_actions_deplacement_a_medal_is_two_points_for_a_battalion_and_four_for_a_tank() {
    for (unit, points) in [("gr5-1", 2), ("baden", 4)] {
        let mut desk = german(&format!("{unit} N18"));
        desk.does(&format!("take {unit}, go N{}", 18 - points));
        assert_eq!(desk.moved(), (points, 1), "{unit}");
        desk.does(&format!("go N{}", 17 - points));
        assert_eq!((desk.moved(), desk.p.hand.points), ((1, 1), points - 1), "{unit}");
    }
}

// --- 3: never more than its medals.

#[test]
fn r3_an_action_that_cannot_be_paid_for_does_not_take_place() {
    let mut desk = german("ir48-1 N16, london2-4 N15").after("take ir48-1");
    assert!(desk.may("assault N15") && desk.may("infiltrate M16") && desk.may("withdraw N17"));
    desk.rolling(&[1]).does("fire N15");
    assert_eq!((desk.refused("assault N15"), desk.refused("infiltrate M16")), ("3", "3"));
    assert!(desk.may("withdraw N17"));
    desk.rolling(&[1]).does("fire N15");
    assert_eq!(desk.refused("withdraw N17"), "3");
    assert!(desk.may("fire N15"));
}

#[test]
fn r3_a_unit_that_can_pay_for_nothing_is_not_activated() {
    // Two medals, disorganised, among three enemies: neither rally nor infiltration at three, no hex to withdraw to.
    let mut desk = german("rir207-1 N16 hurt, london2-4 N15, london2-2 M18, london2-10 O18");
    assert_eq!(desk.refused("take rir207-1"), "3");
    assert_eq!(desk.targets("take"), ["ir35-1"]);
    desk.put("rir207-1 N24 hurt, london2-4 N23");
    assert!(desk.may("take rir207-1"), "in a trench it rallies for one");
}

// --- The random sequence.

#[test]
fn r2_2_a_marker_says_who_activates_how_many() {
    let mut desk = german("gr5-1 N30, gr5-2 N28, gr5-3 N26, baden N24, london2-4 N05");
    desk.draw("battalions german 1");
    assert!(desk.cites("2.2"));
    assert!(desk.saw(|event| *event == Event::MarkerActivates { side: GERMAN, tanks: false, count: 1 }));
    assert_eq!(desk.targets("take"), ["gr5-1", "gr5-2", "gr5-3", "ir35-1"]);
    desk.cup("battalions allied 3").does("take gr5-1, go N29");
    assert_eq!(desk.p.left, 0);
    desk.does("go M29, stay");
    assert_eq!((desk.asked(), desk.p.left), (ALLIED, 3), "the next marker is drawn");
}

#[test]
fn r2_2_each_activation_is_played_as_in_the_classic_sequence() {
    let mut desk = german("gr5-1 N16, gr5-2 N28, london2-4 N15");
    desk.draw("battalions german 3").does("take gr5-1").rolling(&[1]).does("fire N15");
    assert_eq!(desk.refused("take gr5-2"), "2.1.une");
    desk.does("withdraw N17, go N19");
    assert!(desk.p.hand.is_empty() && desk.p.left == 2);
    assert_eq!(desk.refused("take gr5-1"), "2.1.fini");
}

#[test]
fn r2_2_evenement_a_hero_calls_up_a_battalion_that_has_acted() {
    let mut desk = german("gr5-1 N30 acted, london2-4 N05");
    desk.draw("hero german").does("hero gr5-1");
    assert!(desk.in_hand("gr5-1") && desk.p.phase == Phase::Alone);
    desk.does("go N26");
    assert_eq!(desk.moved(), (4, 2));
}

#[test]
fn r2_2_evenement_a_mechanic_calls_up_a_tank_that_has_acted() {
    let mut desk = german("baden N30 acted broken, london2-4 N05");
    desk.draw("mechanic german").does("mend baden, go N26");
    assert_eq!(desk.moved(), (4, 1));
}

// --- A tank's two medals of driving.

#[test]
fn rr_tank_turn_two_medals_of_driving_are_counted_over_the_turn() {
    // The tank drives for two medals and breaks down in an Allied trench, N21; the mechanic calls it up again.
    let mut desk = german("baden N27, london2-4 N19");
    desk.draw("tanks german").does("take baden").rolling(&[1]).does("go N21");
    assert!(desk.has("baden", mark::BROKEN));
    assert_eq!(desk.p.unit(desk.unit("baden")).drive, 2);
    desk.draw("mechanic german").does("mend baden");
    assert!(desk.in_hand("baden") && desk.targets("go").is_empty());
    assert_eq!(desk.refused("go N22"), "3.1.char-deux");
    assert!(desk.may("fire N19"));
}

#[test]
fn rr_tank_turn_assault_infiltration_and_withdrawal_are_not_driving() {
    let mut desk = german("baden N09, london2-4 N15 hurt").after("take baden, go N13, go N14");
    assert_eq!((desk.p.unit(desk.unit("baden")).drive, desk.spent()), (2, 2));
    assert!(desk.may("withdraw N13") && desk.may("assault N15"));
    desk.does("infiltrate M15");
    assert_eq!((desk.p.unit(desk.unit("baden")).drive, desk.whereabouts("baden")), (2, "M15"));
}

// --- The medal of a trench.

#[test]
fn table_terrain_tranchee_medaille_only_if_combat_is_all_it_does() {
    // It moves into the trench first: one medal left, one shot.
    let mut desk = allied("london2-10 N19, gr5-1 N22").after("take london2-10, go N21");
    assert_eq!(desk.spent(), 2, "the road, and two points for the zone");
    desk.rolling(&[1]).does("fire N22");
    assert!(!desk.in_hand("london2-10"));
    // It rallies first: two medals left of three.
    let mut desk = allied("london2-10 N21 hurt, gr5-1 N22");
    desk.does("take london2-10, rally").rolling(&[1]).does("fire N22");
    desk.rolling(&[1]).does("fire N22");
    assert!(!desk.in_hand("london2-10"));
}
