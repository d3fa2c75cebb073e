//! Movement (3.1) and what the ground does (table.terrain).

use crate::common::*;
use contract::{Scored, Think};

/// The points that one step costs a battalion of a side, away from everybody.
fn step(side: Seat, from: &str, to: &str) -> u8 {
    let unit = if side == GERMAN { "gr5-1" } else { "rmle1" };
    let mut desk = desk(side, &format!("{unit} {from}"));
    assert_eq!(desk.game.map.distance(desk.hex(from), desk.hex(to)), 1, "{from} and {to}");
    desk.does(&format!("take {unit}, go {to}"));
    desk.moved().0
}

// --- 3.1: moving.

#[test]
fn r3_1_medals_buy_points_and_points_are_spent_from_hex_to_hex() {
    let desk = german("gr5-1 N30").after("take gr5-1, go N27");
    assert!(desk.cites("3.1"));
    assert_eq!((desk.moved(), desk.spent(), desk.p.hand.points), ((3, 2), 2, 1));
    assert_eq!(desk.whereabouts("gr5-1"), "N27");
    assert_eq!(desk.refused("go N27"), "3.1", "it is there already");
}

#[test]
fn r3_1_the_cheapest_way_is_taken() {
    // From K26 to K23: straight on through two woods, or round them by J25, J24 and J23. J24, K24 and K23 are Allied trenches.
    let desk = german("gr5-1 K26").after("take gr5-1, go K23");
    assert_eq!(desk.moved().0, 1 + 2 + 1 + 2, "the woods would cost 2 + 3 + 2");
    let desk = allied("rmle1 K26").after("take rmle1, go K23");
    assert_eq!(desk.moved().0, 4, "the woods would cost 2 + 2 + 1");
}

#[test]
fn r3_1_cumul_ground_trench_river_and_zone_are_added() {
    // K24 is a wood with an Allied trench.
    assert_eq!(step(GERMAN, "K25", "K24"), 3);
    assert_eq!(step(ALLIED, "K25", "K24"), 2);
    // With an enemy beside it, one point more for a battalion of four medals and two for another.
    for (unit, points) in [("gr5-1", 4), ("ir48-1", 5)] {
        let mut desk = german(&format!("{unit} K25, wyorks2 K23"));
        desk.does(&format!("take {unit}, go K24"));
        assert_eq!(desk.moved().0, points, "{unit}");
    }
    // Across the Luce into a zone.
    let desk = allied("rmle1 Z05, gr5-1 AA04").after("take rmle1, go AA05");
    assert_eq!(desk.moved().0, 3);
}

#[test]
fn r3_1_cout_whoever_lacks_the_points_does_not_enter() {
    // Two medals are four points: a wood with an enemy trench and a zone costs 5.
    let desk = german("rir207-1 K25, wyorks2 K23").after("take rir207-1");
    assert_eq!(desk.refused("go K24"), "3.1.cout");
    assert_eq!(desk.why_not("rir207-1", "K24"), "3.1.cout");
}

#[test]
fn r3_1_cout_there_is_no_minimum_move() {
    // With one medal left, two points, the hex of a zone at three is out of reach although nothing else has been entered.
    let mut desk = german("ir48-1 N18, london2-4 N15").after("take ir48-1, go N17");
    assert_eq!((desk.spent(), desk.p.hand.points), (1, 1));
    assert!(desk.may("go N16"), "five points are left");
    desk.does("go N19, go N17");
    assert_eq!((desk.spent(), desk.p.hand.points), (3, 1));
    assert_eq!(desk.refused("go N16"), "3.1.cout");
}

#[test]
fn r3_1_ami_friends_are_passed_at_no_extra_cost() {
    let desk = german("gr5-1 N18, gr5-2 N17, baden N16, gr5-3 N15").after("take gr5-1, go N14");
    assert_eq!(desk.moved(), (4, 2));
}

#[test]
fn r3_1_ami_one_stops_on_a_friend_only_with_medals_for_an_action_that_leads_away() {
    // Outside enemy zones, whatever it does there.
    let mut desk = german("gr5-1 N18, gr5-2 N17").after("take gr5-1");
    assert!(desk.targets("go").contains(&"N17".to_string()) && desk.why_not("gr5-1", "N17").is_empty());
    desk.does("go N17");
    assert_eq!((desk.moved(), desk.refused("stay")), ((1, 1), "g.empilement"));
    // Eight points are all its medals: it could not leave.
    let desk = german("gr5-1 N18, gr5-2 N10").after("take gr5-1");
    assert_eq!((desk.refused("go N10"), desk.why_not("gr5-1", "N10")), ("3.1.ami", "3.1.ami"));
    // Seven leave a point, and it goes on hex by hex.
    let desk = german("gr5-1 N17, gr5-2 N10").after("take gr5-1, go N10, go N09");
    assert!(desk.p.hand.is_empty() && desk.whereabouts("gr5-1") == "N09");
    // In a zone with the medals for an assault, an infiltration or a withdrawal.
    let desk = german("gr5-1 N17, gr5-2 N16, london2-4 N15").after("take gr5-1");
    assert!(desk.targets("go").contains(&"N16".to_string()));
    // Without them not.
    let desk = german("ir48-1 N18, gr5-2 N16, london2-4 N15").after("take ir48-1");
    assert_eq!(desk.refused("go N16"), "3.1.ami");
}

/// How promising each decision looks to whoever is asked, without trying it.
fn promises(desk: &Desk) -> Vec<(String, f32)> {
    let seat = desk.asked();
    let of = |offer: &String| Scored { decision: desk.game.parse(offer).expect("a decision"), score: 0.0 };
    let mut scored: Vec<Scored<Decision>> = desk.offers().iter().map(of).collect();
    desk.game.priors(0, &desk.p, seat, &mut scored);
    scored.into_iter().map(|one| (desk.game.notate(one.decision), one.score)).collect()
}

#[test]
fn r3_1_ami_no_computer_player_stops_on_a_friend_for_nothing() {
    let promise_after = |units: &str, shots: usize, decision: &str| {
        let mut desk = german(units);
        desk.does(&format!("take {}", units.split(' ').next().expect("a unit")));
        for _ in 0..shots {
            desk.rolling(&[1]).does("fire N23");
        }
        let all = promises(&desk);
        let wanted = all.iter().find(|(offer, _)| offer == decision);
        let least = all.iter().map(|(_, score)| *score).fold(f32::INFINITY, f32::min);
        (wanted.unwrap_or_else(|| panic!("{decision} is not offered")).1, least)
    };
    let promise = |units: &str, decision: &str| promise_after(units, 0, decision);
    // A battalion, a tank without an enemy to see, a disorganised battalion whose friend is in no trench: behind everything else.
    for (units, decision) in [
        ("gr5-1 F24, gr5-2 F23", "go F23"),
        ("baden N21, gr5-2 N17", "go N17"),
        ("gr5-1 N19 hurt, gr5-2 N17", "go N17"),
    ] {
        let (stop, least) = promise(units, decision);
        assert!(stop == least && stop < -100.0, "{units}: {stop}, {least}");
    }
    // A tank that can fire from there and drive on; a disorganised battalion whose friend is in a trench.
    for (units, decision) in
        [("baden N21, gr5-2 N17, london2-4 N15", "go N17"), ("gr5-1 N25 hurt, gr5-2 N24", "go N24")]
    {
        assert!(promise(units, decision).0 > -10.0, "{units}");
    }
    // Of a tank's four medals it takes one to get there, one to fire and one to drive on.
    let units = "baden N21, gr5-2 N17, london2-4 N15, london2-2 N23";
    let (stop, least) = promise_after(units, 2, "go N17");
    assert!(stop == least && stop < -100.0, "two medals are left: {stop}, {least}");
    assert!(promise_after(units, 1, "go N17").0 > -10.0, "three are left");
}

#[test]
fn rr_on_friend_nobody_is_ever_stuck_on_a_friend() {
    // Games in which everybody stops on friends whenever he can, and does there what comes to his mind.
    let (mut stops, mut offers, mut lister) = (0, Vec::new(), Lister::default());
    for seed in 0..16 {
        let game = shipped(1 + seed as usize % 2, ["", "machine-guns"][seed as usize / 2 % 2]);
        let mut dice = Dice::loose(seed);
        let mut p = game.begin(&mut dice, &mut Journal::mute());
        while let Some(seat) = game.to_decide(&p).iter().next() {
            lister.decisions(&game, &p, seat, &mut offers);
            assert!(!offers.is_empty());
            let onto = |decision: &Decision| match *decision {
                Decision::Go(hex) | Decision::Infiltrate(hex) | Decision::Withdraw(hex) => {
                    p.on(hex).is_some_and(|slot| slot != p.hand.unit)
                }
                _ => false,
            };
            let wanted: Vec<Decision> = offers.iter().copied().filter(onto).collect();
            let among = if wanted.is_empty() || dice.below(3) == 0 { &offers } else { &wanted };
            let decision = among[dice.below(among.len() as u32) as usize];
            game.apply(&mut p, seat, decision, &mut dice, &mut Journal::mute());
            game.invariants(&p).unwrap_or_else(|saw| panic!("game {seed}: {saw}"));
            stops += u32::from(p.hand.over);
        }
    }
    assert!(stops > 1000, "{stops}");
}

#[test]
fn r3_1_reserve_points_pass_neither_to_a_later_activation_nor_to_another_unit() {
    let mut desk = german("gr5-1 N30, gr5-2 N28").after("take gr5-1, go N31");
    assert_eq!(desk.p.hand.points, 1);
    desk.does("stay, take gr5-2");
    assert_eq!((desk.p.hand.points, desk.spent()), (0, 0));
    desk.does("go N27");
    assert_eq!(desk.moved(), (1, 1), "it pays for itself");
    desk.does("stay, done").turn(3).at(GERMAN, Phase::Activate).does("take gr5-1");
    assert_eq!(desk.p.hand.points, 0);
    desk.does("go N32");
    assert_eq!(desk.moved(), (1, 1));
}

#[test]
fn r3_1_ennemi_a_move_never_enters_a_hex_that_the_enemy_holds() {
    let desk = german("gr5-1 N17, london2-4 N15, a1 L17").after("take gr5-1");
    assert_eq!((desk.refused("go N15"), desk.refused("go L17")), ("3.1.ennemi", "3.1.ennemi"));
    // However weak he is.
    let desk = german("baden N17, london2-4 N15 hurt, a1 L17 broken hurt").after("take baden");
    assert_eq!((desk.refused("go N15"), desk.refused("go L17")), ("3.1.ennemi", "3.1.ennemi"));
}

#[test]
fn r3_1_char_ami_a_tank_does_not_enter_a_difficult_hex_held_by_a_friend_who_has_acted() {
    // K25 is a wood; from there a tank could move on.
    let desk = german("baden K26, gr5-2 K25 acted").after("take baden");
    assert_eq!(desk.refused("go K25"), "3.1.char-ami");
    assert_eq!(desk.why_not("baden", "K25"), "3.1.char-ami");
    let desk = german("baden K26, gr5-2 K25").after("take baden");
    assert!(desk.may("go K25"), "a friend who has not acted could make room");
    // In an easy hex it does not matter.
    let desk = german("baden N17, gr5-2 N16 acted, london2-4 N15").after("take baden");
    assert!(desk.may("go N16"));
    // Nor to a battalion anywhere.
    let desk = german("gr5-1 K26, gr5-2 K25 acted").after("take gr5-1");
    assert!(desk.may("go K25") && desk.may("go K24"), "which stops there or passes");
}

#[test]
fn r3_1_char_ami_holds_for_an_infiltration_and_a_withdrawal_too() {
    // K26 and K25 are in the zone of J25, L25 is not; K25 and L25 are woods.
    let desk = german("baden K26, gr5-2 K25 acted, wyorks2 J25").after("take baden");
    assert_eq!(desk.refused("infiltrate K25"), "3.1.char-ami");
    let desk = german("baden K26, gr5-2 L25 acted, wyorks2 J25").after("take baden");
    assert_eq!(desk.refused("withdraw L25"), "3.1.char-ami");
}

#[test]
fn r3_1_char_deux_a_tank_drives_on_two_medals_a_turn() {
    let mut desk = german("baden N32").after("take baden");
    assert!(desk.may("go N24"), "eight points");
    assert_eq!(desk.refused("go M23"), "3.1.char-deux");
    desk.does("go N31, go N28, go N27");
    assert_eq!((desk.moved(), desk.spent(), desk.p.hand.points), ((1, 1), 2, 3));
    desk.does("go N26");
    assert_eq!(desk.moved(), (1, 0));
    assert_eq!(desk.refused("go M23"), "3.1.char-deux", "two points are left, and two medals it may not use");
    // The medals are there for other things.
    let mut desk = german("baden N32, london2-4 N24");
    desk.does("take baden, go N28, go N27").rolling(&[1]).does("fire N24");
    desk.rolling(&[1]).does("fire N24");
    assert_eq!(desk.spent(), 4);
}

#[test]
fn r3_1_char_deux_a_new_turn_gives_new_medals() {
    let desk = german("baden N32").after("take baden, go N28, go N26, stay, done");
    let unit = desk.unit("baden");
    assert_eq!((desk.p.turn, desk.p.unit(unit).drive), (3, 0));
}

// --- Our rulings on movement.

#[test]
fn rr_points_what_is_left_of_a_medal_serves_after_other_actions() {
    // After a rally.
    let desk = german("gr5-1 N30 hurt").after("take gr5-1, go N29, rally, go N28");
    assert_eq!((desk.moved(), desk.spent()), ((1, 0), 3));
    // After a shot.
    let mut desk = german("baden N19, london2-4 N15");
    desk.does("take baden, go N18").rolling(&[1]).does("fire N15");
    desk.does("go M19");
    assert_eq!((desk.moved(), desk.spent(), desk.p.hand.points), ((1, 0), 2, 2));
}

#[test]
fn rr_points_of_several_ways_the_fewest_medals_then_no_test() {
    // From K13 to the wood J12: straight 2 points and a test, round by K12 and J11 and along the road 3 points and none.
    let desk = Desk::acting(ALLIED, "whippet1", "whippet1 K13").after("go J12");
    assert_eq!((desk.moved(), desk.p.hand.points), ((3, 1), 1));
    assert!(!desk.cites("4.1.terrain"));
    // Where the way round costs a medal more the test is taken.
    let mut desk = Desk::acting(ALLIED, "whippet1", "whippet1 K13");
    desk.does("go L13, go K13").rolling(&[6]).does("go J12");
    assert_eq!((desk.moved(), desk.p.hand.points), ((2, 0), 0));
    assert!(desk.cites("4.1.terrain"));
}

#[test]
fn rr_points_an_enemy_zone_or_a_breakdown_loses_them() {
    let mut desk = german("baden N17, london2-4 N15").after("take baden, go N16");
    assert_eq!(desk.p.hand.points, 0);
    desk.does("withdraw N17");
    assert_eq!(desk.p.hand.points, 0, "nor do they come back");
    // N21 is an Allied trench.
    let mut desk = german("baden N22, london2-2 N19");
    desk.does("take baden").rolling(&[1]).does("go N21");
    assert!(desk.in_hand("baden") && desk.p.hand.points == 0, "broken down it may still fire");
    let mut desk = german("baden N22, london2-2 N19");
    desk.does("take baden").rolling(&[3]).does("go N21");
    assert_eq!(desk.p.hand.points, 2);
}

#[test]
fn rr_road_it_counts_only_across_a_side_that_it_crosses() {
    // The Voie romaine runs F18 F19 F20 F21 through the town.
    assert_eq!(step(GERMAN, "F20", "F19"), 1);
    assert_eq!(step(GERMAN, "E20", "F19"), 2, "from the side it is a village");
    assert_eq!(step(GERMAN, "F21", "G21"), 1, "another road leaves it there");
    assert_eq!(step(GERMAN, "F20", "G21"), 2, "but not from here");
}

#[test]
fn rr_road_it_cancels_the_river_and_not_an_enemy_trench_or_zone() {
    // Bridges: Z10 to AA10, Z13 to AA13.
    assert_eq!(step(ALLIED, "Z10", "AA10"), 1);
    assert_eq!(step(ALLIED, "Z13", "AA13"), 1);
    assert_eq!(step(ALLIED, "Z13", "AA14"), 2, "beside the bridge");
    assert_eq!(step(GERMAN, "F28", "F27"), 2, "an Allied trench across the road");
    let desk = german("gr5-1 F22, elancs2 F20").after("take gr5-1, go F21");
    assert_eq!(desk.moved().0, 2, "the road and the zone");
}

#[test]
fn rr_road_the_railway_has_no_effect() {
    // The railway crosses the trenches at J26 and K27.
    assert_eq!((step(ALLIED, "J25", "J26"), step(ALLIED, "K28", "K27")), (2, 2));
}

#[test]
fn rr_luce_it_is_crossed_at_a_point_more_but_for_the_bridges() {
    for (from, to, points) in [("Z05", "AA05", 2), ("AA05", "Z05", 2), ("Y18", "Z18", 2), ("Z16", "Z17", 2)] {
        assert_eq!(step(GERMAN, from, to), points, "{from} {to}");
    }
    assert_eq!((step(GERMAN, "Y19", "Z19"), step(GERMAN, "Z22", "AA23")), (1, 1));
}

// --- The terrain table.

#[test]
fn table_terrain_open_ground_is_one_point() {
    assert_eq!(step(GERMAN, "N30", "N29"), 1);
}

#[test]
fn table_terrain_route_it_replaces_the_ground_it_runs_over() {
    // Through the town, through the Bois d’Aquenne (H15, I15, I14) and through the Bois de Hangard (S21 T20 U20).
    for (from, to) in [("F24", "F23"), ("H16", "H15"), ("I15", "I14"), ("T20", "U20")] {
        assert_eq!(step(ALLIED, from, to), 1, "{from} {to}");
    }
    assert_eq!(step(GERMAN, "H16", "H15"), 2, "but not a trench of the enemy");
}

#[test]
fn table_terrain_route_a_tank_on_it_is_not_tested() {
    let desk = german("baden F24").after("take baden, go F18");
    assert_eq!(desk.moved(), (6, 2));
    assert!(!desk.cites("4.1.terrain"));
}

#[test]
fn table_terrain_tranchee_ones_own_costs_nothing_and_the_enemys_a_point() {
    assert_eq!((step(ALLIED, "N20", "N21"), step(GERMAN, "N22", "N21")), (1, 2));
    assert_eq!((step(GERMAN, "N25", "N24"), step(ALLIED, "N23", "N24")), (1, 2));
}

#[test]
fn table_terrain_village_two_points() {
    assert_eq!(step(GERMAN, "E24", "E23"), 2);
}

#[test]
fn table_terrain_foret_two_points() {
    assert_eq!(step(GERMAN, "K26", "K25"), 2);
}

#[test]
fn table_terrain_riviere_a_point_more_across_it() {
    assert_eq!(step(GERMAN, "Z05", "AA05"), 2);
}

#[test]
fn g_tranchee_it_stays_whose_it_is_whoever_stands_in_it() {
    // A German in an Allied trench: he rallies there at the price of open ground, the Allies for less.
    let desk = german("gr5-1 N21 hurt").after("take gr5-1, rally");
    assert_eq!(desk.spent(), 2);
    let desk = allied("rmle1 N21 hurt").after("take rmle1, rally");
    assert_eq!(desk.spent(), 1);
    // And whoever has held it, the Germans pay for entering it again.
    assert_eq!(step(GERMAN, "N20", "N21"), 2);
}
