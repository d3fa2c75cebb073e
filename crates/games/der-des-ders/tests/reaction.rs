//! Reactions to an assault: opportunity and supporting fire (2.15), evasion (2.16).

use crate::common::*;

/// a1 assaults d1 from G09 to F09; the defender is asked.
fn assaulted(table: &str, one: &str, two: &str, units: &str) -> Desk {
    let mut desk = Desk::acting("a1", table, &format!("a1 G09 {one}, d1 F09 {two}, {units}"));
    desk.does("assault d1");
    desk
}

// --- Opportunity fire.

#[test]
fn r2_15_the_assaulted_fires_before_the_assault_is_rolled() {
    let mut desk = assaulted("", "4", "4", "");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::React, DEFENDER));
    desk.rolling("t7 t1 t8 t8 6 5").does("react d1");
    assert!(desk.cites("2.15"));
    let fired = desk.fired();
    assert_eq!((fired.score, fired.hits), (7, 2), "as if static");
    // The attacker has lost two points before it fights: four dice against two.
    let fought = desk.fought();
    assert_eq!((fought.values, fought.faces[0].len(), fought.faces[1].len()), ([2, 4], 2, 4));
    let place = |wanted: &str| desk.cited().iter().position(|cited| *cited == wanted).expect("cited");
    assert!(place("2.15") < place("2.13") && place("2.13") < place("2.14"));
}

#[test]
fn r2_15_nobody_needs_to_react() {
    let desk = assaulted("", "3", "3", "").after("pass");
    assert_eq!(desk.fought().values, [3, 3]);
    assert!(!desk.has("d1", mark::ACTIVATED));
    assert_eq!(desk.resources(DEFENDER), 20);
}

#[test]
fn r2_15_an_attacker_who_is_shot_down_does_not_assault() {
    let mut desk = assaulted("", "1", "4", "");
    desk.rolling("t1 t10 t10 t10 6").does("react d1");
    assert_eq!(desk.whereabouts("a1"), "");
    assert!(desk.saw(|event| matches!(event, Event::CalledOff { .. })));
    assert!(!desk.saw(|event| matches!(event, Event::Fought { .. })));
    assert_eq!((desk.whereabouts("d1"), desk.cohesion("d1")), ("F09", 4));
}

#[test]
fn r2_15_from_above_behind_and_at_riders_it_is_fire_like_any_other() {
    let mut desk = assaulted("height-1 F09", "4 cavalry", "3", "");
    desk.rolling("t8 t9 t10 t10").does("react d1");
    assert_eq!((desk.fired().score, desk.fired().faces.len(), desk.fired().hits), (8, 4, 1));
    // The attacker faces away from a supporter behind it.
    let mut desk = assaulted("", "4 ne", "3", "d2 H09 1 nw");
    desk.rolling("t1").does("react d2");
    assert_eq!(desk.fired().hits, 2);
}

#[test]
fn r2_15_against_a_breakthrough_as_well() {
    let mut desk = Desk::acting("a1", "", "a1 G09 4 light, d1 F09 1 activated, d2 E09 3");
    desk.does("assault d1").rolling("1 1 1 1 6").does("pass").does("advance, assault d2");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::React, DEFENDER));
    assert!(desk.may("react d2"));
}

#[test]
fn r2_15_prix_the_ordinary_supply_and_a_point_for_haste() {
    let mut desk = assaulted("", "4", "3", "");
    assert_eq!(desk.distance("F09", "A09"), 5);
    desk.does("react d1");
    assert_eq!(desk.resources(DEFENDER), 18);
    let desk = assaulted("broken F09", "4", "3", "").after("react d1");
    assert_eq!(desk.resources(DEFENDER), 17, "broken ground costs here too");
    // Next to a base it is the haste alone.
    let desk = assaulted("base-d E09 A09", "4", "3", "").after("react d1");
    assert_eq!(desk.resources(DEFENDER), 19);
    // Who cannot pay does not fire.
    let mut desk = Desk::acting("a1", "", "a1 G09 4, d1 F09, d2 E10");
    desk.purse(5, 1).does("assault d1");
    assert_ne!(desk.p.phase, Phase::React, "nobody can pay: nobody is asked");
    let mut desk = Desk::acting("a1", "broken F09", "a1 G09 4, d1 F09, d2 F08");
    desk.purse(5, 2).does("assault d1");
    assert_eq!(desk.refused("react d1"), "2.15.prix");
    assert!(desk.may("react d2"));
}

#[test]
fn r2_15_prix_without_a_supply_line_nobody_fires() {
    let wall = "marsh D01-D18";
    let desk = assaulted(wall, "4", "3", "");
    assert_ne!(desk.p.phase, Phase::React);
    let desk = assaulted(&format!("{wall}; base-d G07 A09"), "4", "3", "d2 H09");
    assert_eq!(desk.p.phase, Phase::React);
}

#[test]
fn r2_15_jeton_it_takes_a_token_of_its_side_out_of_the_cup() {
    let mut desk = assaulted("", "4", "3", "d2 E09");
    let before = desk.p.cup[DEFENDER];
    desk.rolling("t10 t10 t10").does("react d1");
    assert!(desk.has("d1", mark::ACTIVATED));
    // The supporter may still react, so no token has been drawn since.
    assert_eq!((desk.p.phase, desk.p.cup[DEFENDER]), (Phase::React, before - 1));
}

#[test]
fn r2_15_jeton_without_a_token_there_is_no_reaction() {
    let mut desk = assaulted("", "4", "3", "d2 F08, d3 E09");
    desk.p.cup[DEFENDER] = 0;
    for unit in ["d1", "d2"] {
        assert_eq!(desk.refused(&format!("react {unit}")), "2.15.jeton", "{unit}");
    }
    // And the question is not put.
    let mut desk = Desk::acting("a1", "", "a1 G09 4, d1 F09");
    desk.lose("d48");
    desk.p.cup[DEFENDER] = 0;
    let decision = desk.decision("assault d1");
    let mut p = desk.p.clone();
    let mut journal = Journal::kept();
    let decided = Rules::decide(&desk.game, &mut p, ATTACKER, decision, &mut Dice::loose(1), &mut journal);
    assert!(decided.is_ok());
    assert_ne!(p.phase, Phase::React);
}

#[test]
fn r2_15_soutien_a_friend_next_to_either_fires_too() {
    // d2 is next to d1, d3 next to a1 alone, d4 next to both; d5 to neither.
    let units = "d2 E09, d3 H09, d4 G10, d5 D09";
    let mut desk = assaulted("", "4", "3", units);
    assert_eq!(desk.targets("react"), ["E09", "F09", "G10", "H09"]);
    assert_eq!(desk.refused("react d5"), "2.15.qui");
    desk.rolling("t10 t10 t10").does("react d2");
    assert!(desk.cites("2.15.soutien"));
    assert_eq!((desk.fired().score, desk.p.phase), (5, Phase::React), "from two hexes away");
    assert!(desk.has("d2", mark::ACTIVATED | mark::FOUGHT));
}

#[test]
fn r2_15_qui_only_the_assaulted_and_its_neighbours_not_yet_activated() {
    let desk = assaulted("", "4", "3 activated", "d2 E09, d3 G10 activated");
    assert_eq!((desk.refused("react d1"), desk.refused("react d3")), ("2.15.qui", "2.15.qui"));
    assert!(desk.may("react d2"));
    assert_eq!(desk.refused("react A18"), "2.15.qui", "far away");
    // The attacker's own do not.
    assert_eq!(desk.refused("react a1"), "2.ordre");
    // Riders do not fire, and irregulars two hexes far.
    let desk = assaulted("", "4", "3", "d2 E09 cavalry, d3 E10 cavalry dismounted, d4 F10 irregular");
    assert_eq!(desk.targets("react"), ["E10", "F09", "F10"]);
    assert_eq!(desk.refused("react d2"), "2.12");
}

#[test]
fn r2_15_qui_who_cannot_see_the_attacker_needs_a_friend_who_does() {
    // A wood between E09 and G09 on both sides of the line; d1 sees the attacker for all.
    let desk = assaulted("wood F08 F09", "4", "3", "d2 E09");
    assert!(desk.may("react d2"));
}

#[test]
fn rr_react_one_at_a_time_in_the_order_one_likes() {
    let mut desk = assaulted("", "4", "3", "d2 E09, d3 F10");
    desk.rolling("t10 t10 t10").does("react d3");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::React, DEFENDER));
    assert_eq!(desk.targets("react"), ["E09", "F09"]);
    desk.rolling("t10 t10 t10").does("react d1");
    assert_eq!(desk.targets("react"), ["E09"]);
    desk.rolling("t10 t10 t10").does("react d2");
    assert_eq!(desk.fought().values, [4, 3], "when nobody is left the assault is fought");
    assert_eq!(desk.resources(DEFENDER), 14);
    // Or before that.
    let mut desk = assaulted("", "4", "3", "d2 E09");
    desk.rolling("t10 t10 t10").does("react d2").does("pass");
    assert_eq!(desk.fought().values, [4, 3]);
}

#[test]
fn rr_react_the_question_opens_by_what_is_known_to_all() {
    // Somebody in ambush next to the assaulted unit might fire, whoever it is.
    let desk = assaulted("works-1 E09", "4", "3 activated", "d2 E09 ambush");
    assert_eq!(desk.p.phase, Phase::React);
    // Nobody near: no question.
    let desk = assaulted("", "4", "3 activated", "d2 D03");
    assert_ne!(desk.p.phase, Phase::React);
    // The question is a window that is asked.
    let desk = assaulted("", "4", "3", "");
    let window = Rules::window(&desk.game, &desk.p).expect("a window");
    assert_eq!((window.kind, window.seat, window.pass), ("reaction", DEFENDER, desk.decision("pass")));
}

#[test]
fn rr_react_nobody_is_asked_where_only_pass_is_left() {
    // Riders do not fire, and these find no way out: thicket on all sides.
    let desk = assaulted("thicket E09 E10 F10 F08 G10", "4", "3 cavalry", "");
    assert_ne!(desk.p.phase, Phase::React);
    assert!(desk.saw(|event| matches!(event, Event::Fought { .. })), "the assault is fought at once");
    // One gap, and they are asked.
    let desk = assaulted("thicket E09 F10 F08 G10", "4", "3 cavalry", "");
    assert!(desk.p.phase == Phase::React && desk.targets("evade").contains(&"E10".to_string()));
    // A way that would only lead from one zone into another is none.
    let desk = assaulted("thicket E09 F10 F08 G10", "4", "3 cavalry", "a2 D10 activated");
    assert_ne!(desk.p.phase, Phase::React);
    // Nor is anybody asked for friends who cannot fire: riders, those that have acted, those without supply.
    for friend in ["d2 E09 cavalry", "d2 E09 activated", "d2 D03"] {
        assert_ne!(assaulted("", "4", "3 activated", friend).p.phase, Phase::React, "{friend}");
    }
    // The attacker is told so before he decides.
    let note = |units: &str| {
        let desk = Desk::acting("a1", "thicket E09 E10 F10 F08 G10", &format!("a1 G09 4, {units}"));
        let offer = contract::Show::offer(&desk.game, &desk.p, ATTACKER, desk.decision("assault d1"));
        format!("{offer:?}").contains("note-may-react")
    };
    assert!(!note("d1 F09 cavalry") && note("d1 F09"));
}

#[test]
fn rr_react_a_marker_that_may_be_a_unit_is_asked_for_whatever_it_is() {
    // Next to the assaulted unit lies a decoy or a unit: the question is the same, the answers are not.
    for (two, three) in [("", "decoy"), ("decoy", "")] {
        let units = format!("a1 G09 4, d1 F09 activated, d2 E09 {two} ambush, d3 C03 {three} ambush");
        let desk = Desk::with_decoys("wood E09 C03", &units).after("take a1, assault d1");
        assert_eq!(desk.p.phase, Phase::React, "{two}{three}");
        assert_eq!(desk.targets("react").is_empty(), two == "decoy");
    }
    // Where everybody of the list is seen or gone, what is left can only be a decoy, and all know it.
    let units = "a1 G09 4, d1 F09 activated, d2 E09 decoy ambush, d3 C03";
    let desk = Desk::with_decoys("wood E09 C03", units).after("take a1, assault d1");
    assert_ne!(desk.p.phase, Phase::React);
    // So too where the only unit that is left has shown elsewhere that it is one.
    let units = "a1 G09 4, d1 F09 activated, d2 E09 decoy ambush, d3 C03 ambush proven";
    let desk = Desk::with_decoys("wood E09 C03", units).after("take a1, assault d1");
    assert_ne!(desk.p.phase, Phase::React);
}

#[test]
fn rr_react_what_a_marker_would_pay_is_what_anybody_there_might() {
    // A wall of cliffs behind the defender: only mountain troops have a line. Whether the marker is one is not known.
    for (two, three) in [("", "mountain"), ("mountain", "")] {
        let units = format!("a1 G09 4, d1 F09 activated, d2 E09 {two} ambush, d3 C03 {three} ambush");
        let desk = Desk::new("wood E09 C03; cliff D01-D18", &units).after("take a1, assault d1");
        assert_eq!(desk.p.phase, Phase::React, "{two}{three}");
        match two {
            "" => assert_eq!(desk.refused("react d2"), "2.5.aucune"),
            _ => assert!(desk.may("react d2")),
        }
    }
    // Once it has paid as others do it is none of them: with no way round nobody is asked.
    for (two, three, sort, asked) in
        [("", "mountain", mark::SKIRTS, false), ("mountain", "", mark::CLIMBS | mark::PROVEN, true)]
    {
        let units = format!("a1 G09 4, d1 F09 activated, d2 E09 {two} ambush, d3 C03 {three} ambush");
        let mut desk = Desk::new("wood E09 C03; cliff D01-D18", &units);
        desk.p.unit_mut(slot("d2")).marks |= sort;
        desk.does("take a1, assault d1");
        assert_eq!(desk.p.phase == Phase::React, asked, "{two}{three}");
    }
    // No mountain troops in hiding: nobody could pay, and all know it.
    let units = "a1 G09 4, d1 F09 activated, d2 E09 ambush, d3 C03 mountain";
    let desk = Desk::new("wood E09 C03; cliff D01-D18", units).after("take a1, assault d1");
    assert_ne!(desk.p.phase, Phase::React);
}

// --- Evasion.

#[test]
fn r2_16_cavalry_slips_away_from_infantry() {
    let mut desk = assaulted("", "4", "3 cavalry", "");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::React, DEFENDER));
    let cup = desk.p.cup[DEFENDER];
    assert!(cup > 0 && desk.may("evade B09"));
    desk.does("evade C09");
    assert!(desk.cites("2.16"));
    assert_eq!(desk.whereabouts("d1"), "C09");
    assert!(desk.has("d1", mark::ACTIVATED | mark::MOVED));
    assert_eq!(desk.resources(DEFENDER), 19, "a rapid advance is paid");
    assert!(!desk.saw(|event| matches!(event, Event::Fought { .. })), "there is no assault");
    assert_eq!((desk.whereabouts("a1"), desk.in_hand().as_str()), ("G09", ""));
    assert_eq!(desk.resources(ATTACKER), 19, "the attacker's is spent");
    assert_eq!(desk.unit("a1").assaults, 0);
}

#[test]
fn r2_16_like_a_rapid_advance_out_of_reach() {
    let desk = assaulted("", "4", "3 cavalry", "");
    let ways = desk.targets("evade");
    assert!(ways.iter().all(|to| (1..=4).contains(&desk.distance("F09", to))));
    assert!(ways.iter().all(|to| desk.distance("G09", to) > 1), "not in contact with the attacker");
    assert!(ways.contains(&"B09".to_string()) && ways.contains(&"E09".to_string()));
    assert_eq!((desk.refused("evade A09"), desk.refused("evade G10")), ("2.6.limite", "2.16.qui"));
    // Zones, ground and roads count as ever.
    let desk = assaulted("wood E09 E10 F10", "4", "3 cavalry", "");
    assert_eq!(desk.targets("evade"), ["E09", "E10", "F10"]);
    let desk = assaulted("", "4", "3 cavalry", "a2 D09, a3 D11");
    assert!(!desk.targets("evade").contains(&"C09".to_string()));
}

#[test]
fn r2_16_a_refusal_names_what_bars_the_best_way() {
    let desk = assaulted("thicket E09; marsh C09", "4", "3 cavalry", "a2 C11");
    assert_eq!(desk.refused("evade E09"), "1.8.tres.montes");
    assert_eq!(desk.refused("evade C09"), "r.impassable");
    assert_eq!(desk.refused("evade C10"), "2.7.zdc", "out of one zone into another");
    assert_eq!(desk.refused("evade G09"), "2.7.influence");
    assert_eq!(desk.refused("evade F09"), "2.6.limite", "it is there");
}

#[test]
fn r2_16_dismounted_riders_get_to_their_horses() {
    let desk = assaulted("", "4", "3 cavalry dismounted", "").after("evade C09");
    assert!(!desk.has("d1", mark::DISMOUNTED) && desk.cites("3.3.remonte"));
}

#[test]
fn r2_16_qui_only_cavalry_before_infantry_with_supply_and_a_token() {
    let desk = assaulted("", "4", "3", "");
    assert_eq!(desk.refused("evade E09"), "2.16.qui", "infantry does not");
    let desk = assaulted("", "4 cavalry", "3 cavalry", "d2 E09");
    assert_eq!(desk.refused("evade E10"), "2.16.qui", "not before cavalry");
    let desk = assaulted("", "4", "3 cavalry activated", "d2 E09");
    assert_eq!(desk.refused("evade E10"), "2.16.qui", "not once it was activated");
    // Without supply.
    let mut desk = Desk::acting("a1", "base-d E10 A09", "a1 G09 4, d1 F09 cavalry, d2 F08");
    desk.purse(9, 0).does("assault d1");
    assert!(desk.may("evade C09"), "next to a base it costs nothing");
    let mut desk = Desk::acting("a1", "base-d E08 A09", "a1 G09 4, d1 F09 cavalry, d2 F08");
    desk.purse(9, 1).does("assault d1");
    assert!(desk.may("evade C09"));
    desk.p.resources[DEFENDER] = 0;
    assert_eq!(desk.refused("evade C09"), "2.5");
    let mut desk = assaulted("", "4", "3 cavalry", "");
    desk.p.cup[DEFENDER] = 0;
    assert_eq!(desk.refused("evade C09"), "2.16.qui");
    // And only the one that is assaulted.
    let desk = assaulted("", "4", "3", "d2 E09 cavalry");
    assert_eq!(desk.refused("evade C09"), "2.16.qui");
}
