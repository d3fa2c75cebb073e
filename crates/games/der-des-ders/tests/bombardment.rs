//! Bombardment before the action: guns, gas and aircraft (3.2), reconnaissance from the air (3.8.air), wire
//! cleared by guns (3.11.gp) and smoke (3.12).

use crate::common::*;

/// The score that the book wants of a bombardment (3.2), by what the target is in.
const OPEN: u8 = 3;
const COVER: u8 = 4;
const SECOND_LEVEL: u8 = 5;
const BLIND: u8 = 6;

/// Zones wide enough to deploy anywhere.
const WIDE: &str = "zone-a F-L; zone-d A-E";

/// A side bombards with so many points of guns, gas and aircraft. It has located every enemy that is not in
/// ambush and that one of its units sees.
fn bombarding(side: Seat, points: [u8; 3], table: &str, units: &str) -> Desk {
    let mut desk = Desk::new(table, units);
    (desk.p.phase, desk.p.active, desk.p.initiative) = (Phase::Bombard, side, false);
    desk.p.to_bombard = 1 << side.index();
    desk.p.fires[side] = points;
    desk.p.spotted.0 = Seat::BOTH.map(|side| {
        let eyes: Vec<Hex> = desk.p.there(side).map(|(_, unit)| unit.hex).collect();
        let seen = desk.p.there(side.other()).filter(|(_, unit)| {
            !unit.has(mark::AMBUSH)
                && eyes.iter().any(|eye| desk.game.map.sees[eye.index()].has(unit.hex.index()))
        });
        seen.fold(0, |seen, (slot, _)| seen | one(slot))
    });
    desk.p.smoked = desk.game.map.all().filter(|hex| desk.p.has_smoke(*hex)).map(|hex| hex.index()).collect();
    desk
}

/// The attacker bombards with nine points of each kind.
fn plenty(table: &str, units: &str) -> Desk {
    bombarding(ATTACKER, [9; 3], table, units)
}

/// A battle from its beginning, both sides deployed as listed: turn 1 has begun, with these dice.
fn opened(table: &str, units: &str, dice: &str) -> Desk {
    let mut desk = Desk::begin(game(&format!("{WIDE}; {table}"), units, ""));
    desk.does("dispose 0, done, dispose 0");
    if !dice.is_empty() {
        desk.rolling(dice);
    }
    desk.does("done");
    desk
}

/// The die of the last bombardment, what it needed, and whether it hit.
fn shelled(desk: &Desk) -> (u8, u8, bool) {
    let shelled = desk.found(|event| match event {
        Event::Shelled { die, need, hit, .. } => Some((die.face, *need, *hit)),
        _ => None,
    });
    shelled.expect("something was bombarded")
}

// --- What the bases bring.

#[test]
fn r3_2_production_of_guns_is_an_average_die_less_one_a_base() {
    // Resources first: two bases of the attacker, one of the defender; then the attacker’s guns.
    let desk = opened("base-a L05 L13; brings-a guns", "a1 H09, d1 E01", "m2 m3 m4 m5 m2");
    assert_eq!(desk.p.resources.0, [1 + 2, 3]);
    assert_eq!(desk.p.fires.0, [[4 + 1, 0, 0], [0; 3]]);
    assert!(desk.cites("3.2.production"));
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Bombard, ATTACKER));
}

#[test]
fn r3_2_production_of_gas_and_aircraft_is_none_to_two_a_base() {
    // 1 or 2 is nothing, 3 or 4 a point, 5 or 6 two.
    for (die, points) in [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)] {
        for (what, at) in [("gas", 1), ("air", 2)] {
            let desk =
                opened(&format!("brings-a {what}; stock-a 1 0 0"), "a1 H09, d1 E01", &format!("m3 m3 {die}"));
            assert_eq!(desk.p.fires[ATTACKER][at], points, "{what} on {die}");
        }
    }
}

#[test]
fn r3_2_production_needs_a_base_that_is_not_captured() {
    let mut desk = Desk::bare("base-a L05 L13; brings-a guns", "a1 H09, d1 A01", "");
    desk.p.captured[ATTACKER] = 0b01;
    desk.does("take a1, stay, take d1").rolling("m2 m2 m5").does("stay");
    assert_eq!(desk.p.turn, 2);
    assert_eq!(desk.p.fires[ATTACKER], [4, 0, 0], "one base of two");
}

#[test]
fn r3_2_production_is_not_for_battles_without_it() {
    let desk = opened("stock-a 2 1 0", "a1 H09, d1 E01", "");
    assert_eq!(desk.p.fires.0, [[2, 1, 0], [0; 3]], "the stock and nothing more");
    assert!(!desk.cites("3.2.production"));
}

#[test]
fn r3_2_choix_is_made_before_the_dice_every_turn() {
    let mut desk =
        Desk::begin(game(&format!("{WIDE}; brings-a guns gas; brings-d gas air"), "a1 H09, d1 E01", ""));
    desk.does("dispose 0, done, dispose 0, done");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Bring, ATTACKER));
    assert!(!desk.cites("3.2.production"), "no die has been thrown");
    assert_eq!(desk.offers(), ["bring guns", "bring gas"]);
    assert_eq!(desk.refused("bring air"), "3.2.choix", "not in this battle");
    desk.does("bring gas");
    assert!(desk.cites("3.2.choix"));
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Bring, DEFENDER));
    assert_eq!(desk.offers(), ["bring gas", "bring air"]);
    desk.rolling("5 6").does("bring air");
    assert!(desk.cites("3.2.choix") && desk.cites("3.2.production"));
    assert_eq!(desk.p.fires.0, [[0, 2, 0], [0, 0, 2]]);
    // The next turn it is asked anew.
    desk.does("done, done").draw(ATTACKER).does("take a1, stay, take d1, stay");
    assert_eq!((desk.p.turn, desk.p.phase, desk.asked()), (2, Phase::Bring, ATTACKER));
}

#[test]
fn r3_2_accumules_what_is_not_spent_is_kept() {
    let mut desk = Desk::bare("", "a1 H09, d1 A01", "");
    desk.p.fires[ATTACKER] = [3, 1, 2];
    desk.does("take a1, stay, take d1, stay");
    assert_eq!((desk.p.turn, desk.p.phase), (2, Phase::Bombard));
    assert_eq!(desk.p.fires[ATTACKER], [3, 1, 2], "all of it, where resource points are halved");
    // New ones come on top.
    let mut desk = Desk::bare("brings-a guns", "a1 H09, d1 A01", "");
    desk.p.fires[ATTACKER] = [3, 0, 0];
    desk.does("take a1, stay, take d1").rolling("m3 m3 m5").does("stay");
    assert_eq!(desk.p.fires[ATTACKER], [7, 0, 0]);
}

#[test]
fn r3_2_points_each_bombardment_costs_one_of_its_kind() {
    let mut desk = bombarding(ATTACKER, [2, 1, 1], "wire E05", "a1 H09, d1 E09 4");
    desk.rolling("1").does("shell guns d1");
    assert_eq!(desk.p.fires[ATTACKER], [1, 1, 1]);
    desk.rolling("1").does("shell gas d1");
    assert_eq!(desk.p.fires[ATTACKER], [1, 0, 1]);
    assert_eq!(desk.refused("shell gas d1"), "3.2.points");
    desk.rolling("t1").does("shell air d1");
    assert_eq!(desk.refused("shell air d1"), "3.2.points");
    assert_eq!(desk.refused("spot E09"), "3.2.points");
    desk.does("smoke G09");
    // With the last point the bombardment is over.
    assert_eq!((desk.p.fires[ATTACKER], desk.p.phase), ([0; 3], Phase::Activate));
    let mut empty = bombarding(ATTACKER, [0, 1, 0], "wire E05", "a1 H09, d1 E09 4");
    for text in ["shell guns d1", "smoke G09", "rake E05"] {
        assert_eq!(empty.refused(text), "3.2.points", "{text}");
    }
    assert_eq!(empty.does("done").p.fires[ATTACKER], [0, 1, 0], "nobody has to spend them");
}

#[test]
fn r3_2_points_are_spent_on_the_enemy_before_the_action() {
    let mut desk = plenty("", "a1 H09, d1 E09");
    assert_eq!(desk.refused("shell guns F09"), "3.2.gp", "nobody is there");
    assert_eq!(desk.refused("shell guns a1"), "3.2.gp", "a friend is");
    assert_eq!(desk.refused_to(DEFENDER, "shell guns a1"), "2.ordre");
    assert_eq!(desk.refused("take a1"), "2.ordre");
    desk.does("done");
    assert_eq!(desk.p.phase, Phase::Activate);
    for text in ["shell guns d1", "smoke G09", "spot E09"] {
        let seat = desk.asked();
        assert_eq!(desk.refused_to(seat, text), "2.ordre", "{text}");
    }
}

// --- The dice.

#[test]
fn r3_2_gp_throws_a_die_of_six() {
    let mut desk = plenty("", "a1 H09, d1 E09");
    desk.rolling("2").does("shell guns d1");
    assert_eq!(shelled(&desk), (2, OPEN, false));
    assert!(desk.cites("3.2.gp") && !desk.saw(|event| matches!(event, Event::Tested { .. })));
    // A hit is a cohesion test: 3 holds for three points, 4 does not.
    desk.rolling("3 3").does("shell guns d1");
    assert_eq!((shelled(&desk), desk.cohesion("d1")), ((3, OPEN, true), 3));
    desk.rolling("6 4").does("shell guns d1");
    assert_eq!((shelled(&desk), desk.cohesion("d1")), ((6, OPEN, true), 2));
}

#[test]
fn r3_2_gaz_throws_a_die_of_six() {
    let mut desk = plenty("works-3 E09", "a1 H09, d1 E09");
    desk.rolling("2").does("shell gas d1");
    assert_eq!(shelled(&desk), (2, OPEN, false));
    desk.rolling("3 4").does("shell gas d1");
    assert!(desk.cites("3.2.gaz"));
    assert_eq!((desk.cohesion("d1"), desk.works("E09")), (2, 3), "the troops suffer, not the concrete");
    assert!(!desk.is_soil("E09", soil::CRATERS));
}

#[test]
fn r3_2_air_throws_a_die_of_ten() {
    let mut desk = plenty("works-2 E09", "a1 H09, d1 E09");
    desk.rolling("t4").does("shell air d1");
    assert_eq!(shelled(&desk), (4, SECOND_LEVEL, false));
    desk.rolling("t10 4").does("shell air d1");
    assert_eq!(shelled(&desk), (10, SECOND_LEVEL, true));
    assert!(desk.cites("3.2.air"));
    assert_eq!((desk.cohesion("d1"), desk.works("E09")), (2, 2), "aircraft take no works");
    assert!(!desk.is_soil("E09", soil::CRATERS));
}

/// What the book asks for: 3 in the open, and against any works under gas; 4 against the first level and
/// cover; 5 against the second; 6 against concrete and whoever is not located.
fn wanted(fire: Fire, cover: bool, works: u8, located: bool) -> u8 {
    match works {
        _ if !located => BLIND,
        3 if fire != Fire::Gas => BLIND,
        2 if fire != Fire::Gas => SECOND_LEVEL,
        1 if fire != Fire::Gas => COVER,
        _ if cover => COVER,
        _ => OPEN,
    }
}

#[test]
fn r3_2_score_by_cover_and_works() {
    let grounds = [
        ("", false),
        ("broken E09", false),
        ("height-2 E09", false),
        ("wood E09", true),
        ("thicket E09", true),
        ("town E09", true),
        ("smoke-1 E09", true),
    ];
    for (ground, cover) in grounds {
        for works in 0..=3 {
            let dug = if works > 0 { format!("; works-{works} E09") } else { String::new() };
            for fire in Fire::ALL {
                let die = if fire == Fire::Air { "t1" } else { "1" };
                let mut desk = plenty(&format!("{ground}{dug}"), "a1 H09, d1 E09");
                desk.rolling(die).does(&format!("shell {} d1", fire.code()));
                let need = wanted(fire, cover, works, true);
                assert_eq!(shelled(&desk), (1, need, false), "{} at {ground}{dug}", fire.code());
            }
        }
    }
}

#[test]
fn r3_2_score_of_six_against_who_is_not_located() {
    for fire in Fire::ALL {
        let die = if fire == Fire::Air { "t5" } else { "5" };
        // In ambush, whatever it lies in, and in the open behind a wood.
        for (table, unit) in [
            ("wood E09", "d1 E09 ambush"),
            ("town E09", "d1 E09 ambush"),
            ("works-1 E09", "d1 E09 ambush"),
            ("wood F08 F09", "d1 E09"),
        ] {
            let mut desk = plenty(table, &format!("a1 H09, {unit}"));
            desk.rolling(die).does(&format!("shell {} d1", fire.code()));
            assert_eq!(shelled(&desk), (5, BLIND, false), "{} at {unit}, {table}", fire.code());
        }
    }
}

#[test]
fn r3_2_score_counts_cover_for_those_on_foot_alone() {
    // Cover is for infantry (1.8); riders are conspicuous wherever they are.
    let mut riders = plenty("wood E09", "a1 H09, d1 E09 cavalry");
    riders.rolling("1").does("shell guns d1");
    assert_eq!(shelled(&riders).1, OPEN);
    let mut on_foot = plenty("wood E09", "a1 H09, d1 E09 cavalry dismounted");
    on_foot.rolling("1").does("shell guns d1");
    assert_eq!(shelled(&on_foot).1, COVER);
}

#[test]
fn r3_2_score_counts_vehicles_as_cover() {
    // 3.4: under fire a unit with armour is always in cover.
    for (fire, die) in [("guns", "1"), ("gas", "1"), ("air", "t1")] {
        let mut desk = plenty("", "a1 H09, d1 E09 heavy");
        desk.rolling(die).does(&format!("shell {fire} d1"));
        assert_eq!(shelled(&desk).1, COVER, "{fire}");
    }
}

// --- At the same time.

#[test]
fn r3_2_simultane_lots_are_drawn_for_who_begins() {
    let mut first = [0; 2];
    for seed in 0..40 {
        let mut desk =
            Desk::begin(game(&format!("{WIDE}; stock-a 1 0 0; stock-d 1 0 0"), "a1 H09, d1 E09", ""));
        desk.does("dispose 0, done, dispose 0").seed(seed).does("done");
        assert!(desk.cites("3.2.simultane") && desk.p.phase == Phase::Bombard);
        first[desk.asked().index()] += 1;
        // The other follows, then the action.
        let one = desk.asked();
        desk.does("done");
        assert_eq!((desk.p.phase, desk.asked()), (Phase::Bombard, one.other()));
        desk.does("done");
        assert_eq!(desk.p.phase, Phase::Activate);
    }
    assert!(first[0] > 8 && first[1] > 8, "{first:?}");
}

#[test]
fn r3_2_simultane_no_lots_where_one_side_has_no_points() {
    let desk = opened("stock-d 1 0 0", "a1 H09, d1 E09", "");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Bombard, DEFENDER));
    assert!(!desk.cites("3.2.simultane"));
}

#[test]
fn r3_2_simultane_what_one_side_suffers_does_not_hinder_its_own() {
    // a2 sees nothing; a1 alone has located the defender.
    let table = format!("{WIDE}; stock-a 1 0 0; stock-d 1 0 0; wood K01 K02 L02");
    let desk = (0..200).find_map(|seed| {
        let mut desk = Desk::begin(game(&table, "a1 H09 1, a2 L01, d1 E09, d2 A09", ""));
        desk.does("dispose 0, done, dispose 0").seed(seed).does("done");
        (desk.asked() == DEFENDER).then_some(desk)
    });
    let mut desk = desk.expect("the defender begins once");
    desk.rolling("3 2").does("shell guns a1");
    assert_eq!(desk.whereabouts("a1"), "", "its eyes are gone");
    assert_eq!(desk.asked(), ATTACKER);
    desk.rolling("2").does("shell guns d1");
    assert_eq!(shelled(&desk).1, OPEN, "it was located when the bombardment began");
}

#[test]
fn r3_2_simultane_each_hit_is_a_cohesion_test() {
    // One point destroyed after the other, until the last.
    let mut desk = plenty("", "a1 H09, d1 E09 2, d2 A09");
    for (die, left) in [(2, 2), (3, 1), (1, 1), (2, 0)] {
        desk.rolling(&format!("3 {die}")).does("shell gas d1");
        assert_eq!(desk.cohesion("d1"), left);
        assert!(desk.cites("2.14"));
    }
    assert!(desk.cites("1.3.eliminee"));
    assert_eq!(desk.p.points[ATTACKER], 2);
}

// --- Guns: works and ground.

#[test]
fn r3_2_retranchement_a_failed_test_costs_works_first() {
    let mut desk = plenty("works-3 E09", "a1 H09, d1 E09");
    for level in [2, 1, 0] {
        desk.rolling("6 6").does("shell guns d1");
        assert!(desk.cites("3.2.retranchement"));
        assert_eq!((desk.works("E09"), desk.cohesion("d1")), (level, 3));
    }
    desk.rolling("6 6").does("shell guns d1");
    assert!(!desk.cites("3.2.retranchement"));
    assert_eq!((desk.works("E09"), desk.cohesion("d1")), (0, 2), "now cohesion");
    assert_eq!(desk.p.points[ATTACKER], 1, "works score nothing");
}

#[test]
fn r3_2_retranchement_a_test_passed_costs_nothing() {
    let mut desk = plenty("works-1 E09", "a1 H09, d1 E09");
    desk.rolling("6 3").does("shell guns d1");
    assert_eq!((desk.works("E09"), desk.cohesion("d1")), (1, 3));
}

#[test]
fn r3_2_retranchement_riders_are_not_in_works() {
    // Works are for infantry (1.8): whoever sits on a horse beside them is not entrenched.
    for unit in ["cavalry", "4 train"] {
        let mut desk = plenty("works-2 E09; rail E09 E10", &format!("a1 H09, d1 E09 {unit}"));
        let before = desk.cohesion("d1");
        desk.rolling("3 6").does("shell guns d1");
        assert_eq!((desk.works("E09"), desk.cohesion("d1")), (2, before - 1), "{unit}");
    }
}

#[test]
fn r3_2_bouleverse_a_hit_by_guns_tears_up_the_ground() {
    let mut desk = plenty("", "a1 H09, a2 G08, d1 E09");
    desk.rolling("2").does("shell guns d1");
    assert!(!desk.is_soil("E09", soil::CRATERS), "a miss does not");
    desk.rolling("3 1").does("shell guns d1");
    assert!(desk.cites("3.2.bouleverse") && desk.is_soil("E09", soil::CRATERS), "the test need not fail");
    // It stays when the unit has gone, and is broken ground: it costs its price, and who enters goes no
    // further (1.8).
    desk.does("done").draw(DEFENDER).does("take d1, go D09");
    assert!(desk.is_soil("E09", soil::CRATERS));
    let entering = Desk::acting("a1", "craters F09", "a1 G09");
    assert!(entering.may("go F09"));
    assert_eq!(entering.refused("go E10"), "1.8.accidente.sortie");
    let leaving = Desk::acting("a1", "craters I09", "a1 I09").after("go H09, turn e");
    assert_eq!(leaving.paid(), 2, "one more point");
}

#[test]
fn r3_2_bouleverse_only_by_guns() {
    for (fire, dice) in [("gas", "6 1"), ("air", "t10 1")] {
        let mut desk = plenty("", "a1 H09, d1 E09");
        desk.rolling(dice).does(&format!("shell {fire} d1"));
        assert!(!desk.is_soil("E09", soil::CRATERS), "{fire}");
    }
}

#[test]
fn r3_2_score_a_bombarded_unit_has_been_fired_at() {
    // 2.8: who was fired at does not dig, hit or not.
    let mut desk = Desk::bare("", "a1 H09, d1 E09", "");
    (desk.p.phase, desk.p.initiative, desk.p.to_bombard) = (Phase::Bombard, false, 1);
    desk.p.fires[ATTACKER] = [1, 0, 0];
    desk.rolling("1").does("shell guns d1").draw(ATTACKER);
    desk.does("take a1, stay, take d1, stay");
    assert_eq!((desk.p.turn, desk.works("H09"), desk.works("E09")), (2, 1, 0));
}

// --- Reconnaissance from the air.

#[test]
fn r3_8_air_finds_who_lies_under_cover_on_three_or_more() {
    let table = "wood E09 E10 D09 C09";
    // One on the place, two beside it, one two UD away.
    let units = "a1 H09, d1 E09 ambush, d2 E10 ambush, d3 D09 ambush, d4 C09 ambush";
    let mut desk = plenty(table, units);
    desk.rolling("3 2 6").does("spot E09");
    assert!(desk.cites("3.8.air"));
    assert_eq!(desk.p.fires[ATTACKER], [9, 9, 8], "a point of aircraft");
    let hidden = ["d1", "d2", "d3", "d4"].map(|unit| desk.has(unit, mark::AMBUSH));
    assert_eq!(hidden.iter().filter(|hidden| **hidden).count(), 2, "{hidden:?}");
    assert!(desk.has("d4", mark::AMBUSH), "two UD away");
    let dice: Vec<u8> = desk
        .lines
        .iter()
        .filter_map(|line| match line.what {
            Event::Found { die, .. } | Event::NotFound { die, .. } => Some(die),
            _ => None,
        })
        .collect();
    assert_eq!(dice, [3, 2, 6], "a die each");
}

#[test]
fn r3_8_air_every_score_of_the_die() {
    for die in 1..=6 {
        let mut desk = plenty("wood E09", "a1 H09, d1 E09 ambush");
        desk.rolling(&die.to_string()).does("spot E08");
        assert_eq!(desk.has("d1", mark::AMBUSH), die < 3, "{die}");
    }
}

#[test]
fn r3_8_air_who_is_found_is_located_for_the_bombardment() {
    let mut desk = plenty("wood E09", "a1 H09, d1 E09 ambush");
    desk.rolling("3").does("spot E09").rolling("1").does("shell guns d1");
    assert_eq!(shelled(&desk).1, COVER);
}

#[test]
fn r3_8_air_locates_who_stands_in_the_open_without_a_die() {
    // Nobody sees d1 behind the wood; from the air it is plain to see, and can be shelled as such.
    let mut desk = plenty("wood F08 F09", "a1 H09, d1 E09");
    desk.does("spot E09").rolling("1").does("shell guns d1");
    assert_eq!(shelled(&desk).1, OPEN);
}

#[test]
fn r3_8_air_locates_who_is_under_cover_out_of_sight_on_three_or_more() {
    for (die, need) in [(2, BLIND), (3, COVER)] {
        let mut desk = plenty("wood E09 F08 F09", "a1 H09, d1 E09");
        desk.rolling(&die.to_string()).does("spot E09").rolling("1").does("shell guns d1");
        assert_eq!(shelled(&desk).1, need, "{die}");
    }
}

#[test]
fn r3_8_air_who_is_found_can_be_fired_at_that_turn() {
    // 2.12 asks for a located target, not for a line of sight of the shooter.
    let mut desk = plenty("wood F08 F09", "a1 H09, d1 E09");
    desk.does("spot E09, done").draw(ATTACKER).does("take a1");
    assert_eq!(desk.game.map.distance(desk.hex("H09"), desk.hex("E09")), 3);
    assert!(desk.may("fire d1"));
    let mut unseen = plenty("wood F08 F09", "a1 H09, d1 E09");
    unseen.does("done").draw(ATTACKER).does("take a1");
    assert_eq!(unseen.refused("fire d1"), "2.11");
}

#[test]
fn r3_8_air_is_spent_where_there_is_somebody_to_find() {
    let mut desk = plenty("", "a1 H09, d1 E09");
    assert_eq!(desk.refused("spot G16"), "3.8.air");
    desk.does("spot E09");
    assert_eq!(desk.refused("spot E09"), "3.8.air", "everybody there is found");
}

#[test]
fn r3_8_air_who_is_in_sight_stays_located_when_the_eye_is_gone() {
    // In the open without a die, under cover by one: a1 alone sees d1, and is lost before a2 fires.
    for (table, die, kept) in [("", "", true), ("wood E09", "3", true), ("wood E09", "2", false)] {
        let mut desk = plenty(&format!("wood F10 F11 F09; {table}"), "a1 E08, a2 G11, d1 E09");
        desk.rolling(die).does("spot E09");
        desk.lose("a1");
        desk.does("done").draw(ATTACKER).does("take a2");
        assert_eq!(desk.may("fire d1"), kept, "{table}, die {die}");
    }
}

#[test]
fn r3_2_simultane_smoke_laid_meanwhile_shelters_nobody_from_the_shells() {
    // The attacker comes first and lays smoke on his own; the defender's guns, gas and eyes were on their way.
    for fire in ["guns", "gas"] {
        let mut desk = plenty("", "a1 H09, d1 E09").after("smoke H09");
        desk.p.active = DEFENDER;
        desk.p.to_bombard = 0b11;
        desk.p.fires[DEFENDER] = [9; 3];
        desk.rolling("1").does(&format!("shell {fire} a1"));
        assert_eq!(shelled(&desk).1, OPEN, "{fire}");
    }
    // What lay there before does.
    let mut desk = plenty("smoke-2 E09", "a1 H09, d1 E09, d2 F09");
    desk.does("spot E09").rolling("1").does("shell guns d1");
    assert_eq!(shelled(&desk).1, COVER);
}

// --- Wire.

#[test]
fn r3_11_gp_a_point_of_guns_clears_wire_on_one_or_two() {
    for die in 1..=6 {
        let mut desk = plenty("wire E09", "a1 H09, d1 E01");
        desk.rolling(&die.to_string()).does("rake E09");
        assert!(desk.cites("3.11.gp"));
        assert_eq!(desk.is_soil("E09", soil::WIRE), die > 2, "{die}");
        assert!(desk.is_soil("E09", soil::CRATERS), "the hex is torn up in any case");
        assert_eq!(desk.p.fires[ATTACKER], [8, 9, 9]);
    }
}

#[test]
fn r3_11_gp_only_guns_and_only_wire() {
    let desk = bombarding(ATTACKER, [0, 1, 1], "wire E09", "a1 H09, d1 E01");
    assert_eq!(desk.refused("rake E09"), "3.2.points");
    let desk = plenty("wire E09", "a1 H09, d1 E01");
    assert_eq!(desk.refused("rake E08"), "3.11.barbeles");
    assert_eq!(desk.targets("rake"), ["E09"]);
}

// --- Smoke.

#[test]
fn r3_12_smoke_cuts_the_view_and_is_cover() {
    let units = "a1 H09 ne, d1 E09 sw";
    let mut desk = plenty("", units);
    desk.does("smoke F09").does("smoke F08, done").draw(ATTACKER);
    assert_eq!(desk.p.fires[ATTACKER], [7, 9, 9], "a point a hex");
    desk.does("take a1");
    assert_eq!(desk.refused("fire d1"), "2.11");
    // Who is in the smoke himself is seen, and covered.
    let mut inside = plenty("", units);
    inside.does("smoke E09, done").draw(ATTACKER).does("take a1").rolling("t4 t10 t10").does("fire d1");
    assert_eq!((inside.fired().score, inside.fired().hits), (3, 0), "4 at three UD, 1 less for cover");
}

#[test]
fn r3_12_smoke_is_laid_once_on_a_hex() {
    let mut desk = plenty("", "a1 H09, d1 E09");
    assert_eq!(desk.does("smoke F09").refused("smoke F09"), "3.12");
    assert!(desk.cites("3.12") && desk.is_soil("F09", soil::SMOKE));
    let gas = bombarding(ATTACKER, [0, 3, 3], "", "a1 H09, d1 E09");
    assert_eq!(gas.refused("smoke F09"), "3.2.points", "guns alone");
}

#[test]
fn r3_12_duree_is_one_to_three_turns() {
    for (die, turns) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let mut desk = plenty("", "a1 H09, d1 E09");
        desk.rolling(&die.to_string()).does("smoke F09");
        assert_eq!(desk.p.soil(desk.hex("F09")) & soil::SMOKE, turns * soil::PUFF, "{die}");
        assert!(desk.saw(|event| matches!(event, Event::SmokeLaid { turns: told, .. } if *told == turns)));
    }
}

#[test]
fn r3_12_duree_it_lifts_at_the_end_of_the_last() {
    for turns in 1..=3 {
        let mut desk = Desk::bare(&format!("smoke-{turns} F09"), "a1 H09, d1 A01", "");
        for turn in 1..=turns {
            assert!(desk.is_soil("F09", soil::SMOKE), "turn {turn} of {turns}");
            desk.draw(ATTACKER).does("take a1, stay, take d1, stay");
            assert_eq!(desk.cites("3.12.duree"), turn == turns);
        }
        assert!(!desk.is_soil("F09", soil::SMOKE));
    }
}

#[test]
fn bombardment_is_offered_by_the_hex() {
    let desk = bombarding(ATTACKER, [1, 1, 1], "wood D05; wire C03", "a1 H09, d1 E09, d2 D05 ambush");
    assert_eq!(desk.targets("shell guns"), ["A18", "D05", "E09"]);
    assert_eq!(desk.targets("shell gas"), desk.targets("shell guns"));
    assert_eq!(desk.targets("rake"), ["C03"]);
    assert_eq!(desk.targets("smoke").len(), 12 * 18);
    assert!(desk.targets("spot").contains(&"D05".to_string()));
}
