//! Victory: points (12.1) and the verdict (12.2).

use crate::common::*;
use contract::{Show, Think};
use villers::map::place;
use villers::{DECISIVE, STRATEGIC};

// --- Scenario 1: points as they fall.

/// A unit of a side is in hand in scenario 1.
fn acting(side: Seat, unit: &str, units: &str) -> Desk {
    let mut desk = Desk::first(&format!("{units}, {ELSEWHERE}"));
    desk.at(side, Phase::Activate).does(&format!("take {unit}"));
    desk
}

/// The points of both sides, the Germans first.
fn points(desk: &Desk) -> (i16, i16) {
    (desk.p.points[GERMAN], desk.p.points[ALLIED])
}

/// What the last decision scored by a section: whose, and how much.
fn scored(desk: &Desk, section: &str) -> Vec<(Seat, i16)> {
    let book = villers::rulebook();
    let by = desk.lines.iter().filter(|line| book.section(line.rule).id == section);
    let points = by.filter_map(|line| match line.what {
        Event::Points { side, points, .. } => Some((side, points)),
        _ => None,
    });
    points.collect()
}

/// The German activations of turn 2 of scenario 1 end.
fn turn_over(units: &str) -> Desk {
    Desk::first(&format!("{units}, {ELSEWHERE}")).after("done")
}

/// The eve of the last night of scenario 1.
fn before_last_night(units: &str) -> Desk {
    let mut desk = Desk::first(&format!("{units}, {ELSEWHERE}"));
    desk.turn(6);
    desk
}

/// The last night of scenario 1 passes with nobody to deploy.
fn last_night(units: &str) -> Desk {
    let desk = before_last_night(units).after("done");
    assert_eq!((desk.p.phase, desk.p.turn), (Phase::Over, 7));
    desk
}

/// Tanks of either side whose zones shut in whoever is on F20, in the town.
const ALLIED_TANKS: &str = "a2 F19, a3 F21";
const GERMAN_TANKS: &str = "lotte F19, nixe F21";

#[test]
fn r12_1_pv_points_are_scored_at_once_and_at_the_end_of_turns() {
    let mut desk = acting(GERMAN, "gr5-1", "gr5-1 M18, a1 M17, gr5-2 F20");
    desk.rolling(&[6, 6, 1, 1]).does("assault M17");
    assert_eq!(points(&desk), (2, 0), "the tank at once");
    desk.does("stay, done");
    assert_eq!(points(&desk), (4, 0), "the town at the end of the turn");
    desk.at(GERMAN, Phase::Activate).does("done");
    assert_eq!(points(&desk), (6, 0), "and of the next");
    // In scenario 2 there are none.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, a1 M17, gr5-2 F20");
    desk.rolling(&[6, 6, 1, 1]).does("assault M17").does("stay, done");
    assert_eq!(points(&desk), (0, 0));
}

#[test]
fn r12_1_pv_capture_two_for_an_allied_tank_eliminated_in_an_assault() {
    let mut desk = acting(GERMAN, "gr5-1", "gr5-1 M18, whippet1 M17");
    desk.rolling(&[6, 6, 1, 1]).does("assault M17");
    assert_eq!((scored(&desk, "12.1.pv.capture"), points(&desk)), (vec![(GERMAN, 2)], (2, 0)));
    // An A7V is worth nothing to the Allies.
    let mut desk = acting(ALLIED, "aif49", "aif49 M17, lotte M18 hurt");
    desk.rolling(&[6, 6, 6, 6]).does("assault M18");
    assert_eq!((desk.whereabouts("lotte"), points(&desk)), ("", (0, 0)));
}

#[test]
fn rr_capture_in_the_assault_it_fails_as_well_but_in_no_other_way() {
    // Failed with its last medal; broken down inside; stuck in the trench before it began.
    let mut desk = acting(ALLIED, "whippet1", "whippet1 M18, gr5-1 M17");
    desk.rolling(&[1]).does("fire M17").rolling(&[1]).does("fire M17");
    desk.rolling(&[1, 1, 1, 6]).does("assault M17");
    assert_eq!(scored(&desk, "12.1.pv.capture"), [(GERMAN, 2)]);
    let mut desk = acting(ALLIED, "whippet1", "whippet1 M18, gr5-1 M17");
    desk.rolling(&[1, 1, 1, 1]).does("assault M17");
    assert_eq!(scored(&desk, "12.1.pv.capture"), [(GERMAN, 2)]);
    let mut desk = acting(ALLIED, "whippet1", "whippet1 M24, gr5-1 M25");
    desk.rolling(&[1]).does("assault M25");
    assert_eq!(scored(&desk, "12.1.pv.capture"), [(GERMAN, 2)]);
    // A barrage, a repair and the night give nothing; nor does infantry fire.
    let mut desk = Desk::first(&format!("whippet1 M17 hurt, {ELSEWHERE}"));
    desk.guns(GERMAN, 1).rolling(&[1, 6]).does("aim M17");
    assert!(desk.has("whippet1", mark::GONE) && points(&desk) == (0, 0));
    let mut desk = Desk::first(&format!("whippet1 M17 broken, {ELSEWHERE}"));
    desk.at(ALLIED, Phase::Activate).rolling(&[6]).does("done");
    assert!(desk.has("whippet1", mark::GONE) && points(&desk) == (0, 0));
    let desk = last_night("whippet1 M17 broken");
    assert!(desk.has("whippet1", mark::GONE) && points(&desk) == (0, 0));
    let mut desk = acting(GERMAN, "gr5-1", "gr5-1 M18, whippet1 M17 hurt");
    desk.rolling(&[6]).does("fire M17");
    assert!(desk.has("whippet1", mark::GONE) && points(&desk) == (0, 0));
}

#[test]
fn r12_1_pv_duel_four_for_the_first_tank_eliminated_by_a_tank() {
    for target in ["a1", "a2"] {
        let mut desk = acting(GERMAN, "lotte", &format!("lotte M18, {target} M16 hurt"));
        desk.rolling(&[6]).does("fire M16");
        assert_eq!((scored(&desk, "12.1.pv.duel"), points(&desk)), (vec![(GERMAN, 4)], (4, 0)));
    }
    let mut desk = acting(ALLIED, "a1", "a1 M18, lotte M16 hurt");
    desk.rolling(&[5]).does("fire M16");
    assert_eq!((scored(&desk, "12.1.pv.duel"), points(&desk)), (vec![(ALLIED, 4)], (0, 4)));
    // Only two for a Whippet.
    let mut desk = acting(GERMAN, "lotte", "lotte M18, whippet1 M16 hurt");
    desk.rolling(&[4]).does("fire M16");
    assert_eq!(scored(&desk, "12.1.pv.duel"), [(GERMAN, 2)]);
    // Damage is not elimination, and a battalion's fire is no duel.
    let mut desk = acting(GERMAN, "lotte", "lotte M18, a1 M16");
    desk.rolling(&[6]).does("fire M16");
    assert!(points(&desk) == (0, 0) && !desk.p.dueled);
    let mut desk = acting(GERMAN, "gr5-1", "gr5-1 M18, whippet1 M17 hurt");
    desk.rolling(&[6]).does("fire M17");
    assert!(points(&desk) == (0, 0) && !desk.p.dueled);
}

#[test]
fn r12_1_pv_duels_one_for_each_after_the_first() {
    let mut desk = acting(GERMAN, "lotte", "lotte M18, a1 M16 hurt, a2 N17 hurt, whippet1 L17 hurt");
    desk.rolling(&[6]).does("fire M16").rolling(&[6]).does("fire N17");
    assert_eq!((scored(&desk, "12.1.pv.duels"), points(&desk)), (vec![(GERMAN, 1)], (5, 0)));
    desk.rolling(&[4]).does("fire L17");
    assert_eq!((scored(&desk, "12.1.pv.duels"), points(&desk)), (vec![(GERMAN, 1)], (6, 0)));
}

#[test]
fn rr_first_duel_one_first_time_for_the_whole_game_and_a_whippet_uses_it_up() {
    let mut desk = acting(GERMAN, "lotte", "lotte M18 hurt, whippet1 M16 hurt, a1 N17");
    desk.rolling(&[4]).does("fire M16");
    assert_eq!(points(&desk), (2, 0));
    desk.does("stay").at(ALLIED, Phase::Activate).does("take a1");
    desk.rolling(&[5]).does("fire M18");
    assert_eq!((scored(&desk, "12.1.pv.duels"), points(&desk)), (vec![(ALLIED, 1)], (2, 1)));
}

#[test]
fn r12_1_pv_ville_two_at_the_end_of_a_turn_for_the_german_alone_in_the_town() {
    let ville = |units: &str| scored(&turn_over(units), "12.1.pv.ville");
    assert_eq!(ville("gr5-1 F20"), [(GERMAN, 2)]);
    assert_eq!(ville("gr5-1 F20, gr5-2 G23"), [(GERMAN, 2)], "once, however many");
    assert_eq!(ville("gr5-1 F23, elancs2 F18"), []);
    assert_eq!(ville("elancs2 F18"), [], "the Allies have nothing for it");
    assert_eq!(ville("gr5-1 F24"), [], "beside the town is not in it");
    assert_eq!(ville(&format!("gr5-1 F20, {ALLIED_TANKS}")), [], "without a line it does not count");
}

#[test]
fn rr_linked_alone_counts_battalions_with_a_line_disorganised_or_not_and_no_tanks() {
    let ville = |units: &str| !scored(&turn_over(units), "12.1.pv.ville").is_empty();
    assert!(ville("gr5-1 F20 hurt"), "a disorganised battalion counts");
    assert!(!ville("gr5-1 F23, elancs2 F18 hurt"), "on either side");
    assert!(!ville("lotte F20"), "a tank does not");
    assert!(ville("gr5-1 F23, a1 F18"), "on either side");
    // The Allied battalion shut in by tanks has no line, and for the points of a turn the German is alone.
    assert!(ville(&format!("gr5-1 F23, elancs2 F20, {GERMAN_TANKS}")));
}

#[test]
fn rr_linked_at_the_end_alone_is_said_of_every_enemy_battalion() {
    let ville = |units: &str| scored(&last_night(units), "12.1.fin.ville");
    // The Ally is cut off in the town: the German holds his hexes there, and is not alone.
    assert_eq!(ville("elancs2 F20, gr5-1 E20, gr5-2 G20, rir93-1 F22"), [(GERMAN, 3)]);
    assert_eq!(ville(&format!("gr5-1 G23, elancs2 F20, {GERMAN_TANKS}")), [(GERMAN, 1)]);
    // The same of a German cut off.
    assert_eq!(ville(&format!("elancs2 E19, gr5-1 F20, {ALLIED_TANKS}")), []);
    // Whoever is alone needs his line.
    assert_eq!(ville(&format!("elancs2 F20, {GERMAN_TANKS}")), []);
    assert_eq!(ville(&format!("gr5-1 G23, {GERMAN_TANKS}")), [(GERMAN, 15)]);
}

#[test]
fn rr_linked_in_scenario_2_alone_and_none_are_said_of_every_enemy_battalion() {
    let shut_in = format!("elancs2 F20, {GERMAN_TANKS}");
    assert_eq!(level(&format!("gr5-1 G23, {shut_in}"), "12.2.nul"), 0);
    assert_eq!(level(&format!("gr5-1 G23, gr5-2 X17, {shut_in}"), "12.2.tactique-allemande"), 1);
    assert_eq!(level(&format!("elancs2 E19, gr5-1 F20, {ALLIED_TANKS}"), "12.2.nul"), 0);
    // An Ally cut off in a German trench denies the tactical victory, but gives the Allies nothing.
    let trench = "rifle2 D30, lotte D29, nixe D31";
    assert_eq!(level(&format!("gr5-1 F23, elancs2 F18, gr5-2 X17, {trench}"), "12.2.nul"), 0);
    assert_eq!(level(&format!("elancs2 F20, {trench}"), "12.2.operationnelle-alliee"), -2);
    assert_eq!(level(&format!("gr5-1 F23, elancs2 F18, zouaves8-1 X18, {trench}"), "12.2.nul"), 0);
    // Nor is the victory decisive over one cut off in the town, or in Cachy.
    let decisive = |units: &str| at_end(8, units).cites("12.2.decisive");
    assert!(decisive("gr5-1 G23, gr5-2 H04"));
    assert!(!decisive(&format!("gr5-1 G23, gr5-2 H04, {shut_in}")));
    assert!(decisive("gr5-1 G23, gr5-2 K08"));
    assert!(!decisive("gr5-1 G23, gr5-2 J08, suffolk4 K10, lotte K09, nixe K11"));
}

#[test]
fn r12_2_duel_the_goal_shows_the_verdict_as_it_would_fall() {
    // The level as it is worded, from 0 for an Allied strategic victory to 7 for a decisive one, and whose it is.
    let shown = |units: &str, turn: u8, duel: Won| {
        let mut desk = Desk::new(&format!("{units}, {ELSEWHERE}"));
        desk.turn(turn).p.duel = duel;
        let goal = desk.table(GERMAN).goals.remove(0);
        assert_eq!(key(&goal.name), "goal-verdict");
        let state = format!("{:?}", goal.state);
        let levels: Vec<u8> = (0..8).filter(|level| state.contains(&format!("level-{level}"))).collect();
        (levels, goal.side)
    };
    assert_eq!(shown("gr5-1 M20", 2, Won::NotYet), (vec![3], None));
    assert_eq!(shown("gr5-1 M20", 2, Won::German), (vec![4], Some(0)), "a draw, and the duel won");
    assert_eq!(shown("elancs2 F20", 2, Won::German), (vec![2], Some(1)));
    assert_eq!(shown("elancs2 F20", 2, Won::Allied), (vec![0], Some(1)));
    // Decisive from turn 7 on, which no duel touches.
    assert_eq!(shown("gr5-1 F20, gr5-2 H04", 6, Won::NotYet), (vec![5], Some(0)));
    assert_eq!(shown("gr5-1 F20, gr5-2 H04", 8, Won::Allied), (vec![7], Some(0)));
}

#[test]
fn rr_villers_every_hex_of_villers_bretonneux_is_the_town_of_the_conditions() {
    let mut desk = Desk::first("gr5-3 A33");
    let (mut count, named) =
        (0, desk.game.map.places.iter().position(|place| place.id == "villers-bretonneux"));
    for hex in desk.game.map.all().collect::<Vec<_>>() {
        let belongs = desk.game.map.belongs[hex.index()].map(usize::from);
        let slot = desk.unit("gr5-1");
        if desk.p.on(hex).is_none() {
            desk.p.put(slot, hex);
        }
        let there = desk.game.standing(&desk.p).has(GERMAN, place::TOWN);
        assert_eq!(there, belongs.is_some() && belongs == named, "{}", desk.game.map.name(hex));
        count += usize::from(there);
    }
    assert_eq!(count, 16);
}

#[test]
fn r12_1_pv_aquenne_two_at_the_end_of_a_turn() {
    let aquenne = |units: &str| scored(&turn_over(units), "12.1.pv.aquenne");
    assert_eq!(aquenne("gr5-1 I13"), [(GERMAN, 2)]);
    assert_eq!(aquenne("gr5-1 I13, gr5-2 H15, devons2 H12"), [(GERMAN, 2)], "Allies there or not");
    assert_eq!(aquenne("devons2 I14, lotte I13"), [], "a tank does not count");
    // Shut in by tanks on both sides along its row.
    assert_eq!(aquenne("gr5-1 I13, a2 I12, a3 I14"), []);
}

#[test]
fn r12_1_pv_abbe_three_at_the_end_of_a_turn() {
    let abbe = |units: &str| scored(&turn_over(units), "12.1.pv.abbe");
    assert_eq!(abbe("gr5-1 H04"), [(GERMAN, 3)]);
    assert_eq!(abbe("gr5-1 H04, gr5-2 G05"), [(GERMAN, 3)]);
    assert_eq!(abbe("worcesters1 H03"), []);
    // All three at once.
    let desk = turn_over("gr5-1 H04, gr5-2 I13, rir93-1 F20");
    assert_eq!(points(&desk), (7, 0));
}

// --- Scenario 1: points of the end.

#[test]
fn r12_1_fin_points_of_turn_7_then_of_the_hexes_held() {
    // Two at the end of turn 6, two of turn 7, then fifteen.
    let desk = last_night("gr5-1 F20");
    assert!(desk.saw(|event| matches!(event, Event::FinalPoints { german: 4, allied: 0 })));
    assert!(desk.cites("12.1.fin"));
    assert_eq!(points(&desk), (19, 0));
    assert_eq!(desk.game.outcome(&desk.p), Some(Outcome::Won(GERMAN)));
}

#[test]
fn r12_1_fin_liaison_only_battalions_with_a_line_count() {
    let desk = last_night(&format!("gr5-1 F20, {ALLIED_TANKS}"));
    assert_eq!(scored(&desk, "12.1.fin.ville"), []);
    let desk = last_night(&format!("elancs2 F20, {GERMAN_TANKS}"));
    assert_eq!(scored(&desk, "12.1.fin.ville"), []);
    // An Ally in a German trench, with tanks on both sides of him.
    let desk = last_night("rifle2 D30, lotte D29, nixe D31");
    assert_eq!(scored(&desk, "12.1.fin.tranchees"), []);
}

#[test]
fn r12_1_fin_ville_fifteen_or_five_alone_else_one_a_hex_for_the_german() {
    let ville = |units: &str| scored(&last_night(units), "12.1.fin.ville");
    assert_eq!(ville("gr5-1 F20, gr5-2 G23"), [(GERMAN, 15)]);
    assert_eq!(ville("elancs2 F20, rifle2 G23"), [(ALLIED, 5)]);
    assert_eq!(
        ville("gr5-1 E23, gr5-2 G23, elancs2 F18"),
        [(GERMAN, 2)],
        "two hexes, and nothing for the Allies"
    );
    assert_eq!(ville("lotte F20, a1 F18"), []);
}

#[test]
fn r12_1_fin_abbe_three_a_hex() {
    assert_eq!(scored(&last_night("gr5-1 H04, gr5-2 G06, worcesters1 H01"), "12.1.fin.abbe"), [(GERMAN, 6)]);
    assert_eq!(scored(&last_night("worcesters1 H03"), "12.1.fin.abbe"), []);
}

#[test]
fn r12_1_fin_aquenne_two_a_hex() {
    assert_eq!(scored(&last_night("gr5-1 I13, gr5-2 H15, rir93-1 J14"), "12.1.fin.aquenne"), [(GERMAN, 6)]);
    assert_eq!(scored(&last_night("devons2 I14"), "12.1.fin.aquenne"), []);
}

#[test]
fn r12_1_fin_cachy_three_a_hex() {
    assert_eq!(scored(&last_night("gr5-1 K08, gr5-2 K10"), "12.1.fin.cachy"), [(GERMAN, 6)]);
    assert_eq!(scored(&last_night("suffolk4 K09, lotte J08"), "12.1.fin.cachy"), []);
}

#[test]
fn r12_1_fin_tranchees_one_a_hex_of_german_trench_for_the_allies() {
    let desk = last_night("rifle2 D30, berks2 M25, middlesex2 G26, gr5-1 H28");
    assert_eq!((scored(&desk, "12.1.fin.tranchees"), points(&desk)), (vec![(ALLIED, 2)], (0, 2)));
    assert_eq!(desk.game.outcome(&desk.p), Some(Outcome::Won(ALLIED)));
    assert_eq!(scored(&last_night("a1 M25"), "12.1.fin.tranchees"), [], "not for a tank");
}

#[test]
fn rr_winner_the_germans_win_with_more_than_an_even_lead_and_just_that_is_a_draw() {
    let outcome = |units: &str| {
        let desk = last_night(units);
        desk.game.outcome(&desk.p)
    };
    // In these tests the game is even where neither leads.
    assert_eq!(outcome("london2-4 M10"), Some(Outcome::Drawn), "nothing to nothing");
    // Aquenne gives 2 on turn 6, 2 on turn 7 and 2 at the end; the Allies have 5 and 1.
    assert_eq!(outcome("gr5-1 I13, elancs2 F20, rifle2 D30"), Some(Outcome::Drawn));
    assert_eq!(outcome("gr5-1 I13, elancs2 F20, rifle2 D30, berks2 M25"), Some(Outcome::Won(ALLIED)));
    assert_eq!(outcome("gr5-1 I13, elancs2 F20"), Some(Outcome::Won(GERMAN)));
    let with_lead = |even: i16| {
        let mut desk = before_last_night("gr5-1 I13");
        desk.game.tables.even_lead = even;
        desk.does("done");
        desk.game.outcome(&desk.p)
    };
    assert_eq!(with_lead(5), Some(Outcome::Won(GERMAN)), "six points");
    assert_eq!(with_lead(6), Some(Outcome::Drawn));
    assert_eq!(with_lead(7), Some(Outcome::Won(ALLIED)));
}

/// The last night of scenario 1 on our own data, with these points before it; how it ended.
fn last_night_with(options: &str, units: &str, points: [i16; 2]) -> Desk {
    let mut desk = Desk::on(shipped(1, options), &format!("{units}, {ELSEWHERE}"));
    [desk.p.points[GERMAN], desk.p.points[ALLIED]] = points;
    desk.turn(6).does("done");
    assert_eq!(desk.p.phase, Phase::Over);
    desk
}

#[test]
fn rr_winner_on_our_own_data_25_win_24_are_even_and_23_lose() {
    assert_eq!(shipped(1, "").tables.even_lead, 24);
    let ended = [(25, Outcome::Won(GERMAN)), (24, Outcome::Drawn), (23, Outcome::Won(ALLIED))];
    for (lead, outcome) in ended {
        // As a lead: the Allies have points of their own.
        for (german, allied) in [(lead, 0), (lead + 7, 7)] {
            let desk = last_night_with("", "", [german, allied]);
            assert_eq!(desk.game.outcome(&desk.p), Some(outcome), "{german} to {allied}");
        }
        // The town gives 2 on turn 6, 2 on turn 7 and 15 at the end.
        let desk = last_night_with("", "gr5-1 F20", [lead - 19, 0]);
        assert_eq!((points(&desk), desk.game.outcome(&desk.p)), ((lead, 0), Some(outcome)));
    }
    // More points alone do not win: twenty to nothing is below it.
    let desk = last_night_with("", "", [20, 0]);
    assert_eq!(desk.game.outcome(&desk.p), Some(Outcome::Won(ALLIED)));
}

/// What the first goal of the table says in French, and whose it is.
fn first_goal(desk: &Desk) -> (String, String, Option<u8>) {
    let words = Desk::words(Language::Fr);
    let goal = desk.table(ALLIED).goals.remove(0);
    // As it reads: without the marks that Fluent puts around arguments, with plain spaces.
    let say = |text: &Text| words.say(text).replace(['\u{2068}', '\u{2069}'], "").replace('\u{a0}', " ");
    (say(&goal.name), goal.state.as_ref().map(say).unwrap_or_default(), goal.side)
}

#[test]
fn rr_winner_the_score_to_beat_is_shown_from_the_first_turn() {
    let mut desk = Desk::begin(shipped(1, ""), 1);
    assert_eq!(desk.p.turn, 1);
    let (name, state, side) = first_goal(&desk);
    assert_eq!((name.as_str(), side), ("Score à battre : 24 points d’avance", Some(1)));
    assert_eq!(
        state,
        "si la partie finissait maintenant, 0 aux Allemands et 5 aux Alliés ; il faut aux Allemands plus de 29 ; les Alliés sont devant",
        "they hold the town"
    );
    // Before anything else the brief says so, and the track has its mark.
    let brief: Vec<String> = desk.game.scene().brief.iter().map(key).collect();
    assert_eq!(brief.last().map(String::as_str), Some("brief-to-beat"));
    let mark = |desk: &Desk| {
        let track =
            desk.table(GERMAN).tracks.into_iter().find(|track| track.id == "points").expect("a track");
        track.marks.iter().find(|mark| mark.side.is_none()).map(|mark| (key(&mark.name), mark.at))
    };
    assert_eq!(mark(&desk), Some(("track-to-beat-mark".to_string(), 29)), "as the goal says");
    // Who is ahead of it, point by point.
    let ahead = [
        (23, 0, Some(1), "les Alliés sont devant"),
        (24, 0, None, "personne n’est devant"),
        (25, 0, Some(0), "les Allemands sont devant"),
        (30, 6, None, "personne n’est devant"),
        (31, 6, Some(0), "les Allemands sont devant"),
    ];
    for (german, allied, side, who) in ahead {
        desk = Desk::on(shipped(1, ""), ELSEWHERE);
        [desk.p.points[GERMAN], desk.p.points[ALLIED]] = [german, allied];
        let (name, state, shown) = first_goal(&desk);
        assert_eq!(
            (name.as_str(), shown),
            ("Score à battre : 24 points d’avance", side),
            "{german} to {allied}"
        );
        let needed = format!("plus de {} ;", 24 + allied);
        assert!(state.ends_with(who) && state.contains(&needed), "{state}");
        assert_eq!(mark(&desk).map(|(_, at)| at), Some(i32::from(24 + allied)));
    }
}

#[test]
fn rr_winner_what_is_foreseen_for_the_end_is_what_comes() {
    // What the end of this turn brings is in it: 2 for the town, 2 for Aquenne, 3 for l'Abbé (12.1.pv), before the final count.
    let foreseen = |desk: &Desk| {
        let tracks = desk.table(GERMAN).tracks;
        let track = tracks.into_iter().find(|track| track.id == "points").expect("a track");
        let ends: Vec<i32> = track
            .marks
            .iter()
            .filter(|mark| key(&mark.name) == "track-points-end")
            .map(|mark| mark.at)
            .collect();
        (ends[0], ends[1], first_goal(desk).2)
    };
    for (units, before, wanted) in [
        ("gr5-1 F20", [9, 0], (26, 0, Some(0))),
        ("gr5-1 F20", [7, 0], (24, 0, None)),
        ("elancs2 F20, gr5-1 I13", [9, 3], (13, 8, Some(1))),
        ("gr5-1 F20, rifle2 D30, gr5-2 I13", [9, 2], (30, 3, Some(0))),
    ] {
        let mut desk = Desk::on(shipped(1, ""), &format!("{units}, {ELSEWHERE}"));
        [desk.p.points[GERMAN], desk.p.points[ALLIED]] = before;
        // The last round of the last night.
        desk.turn(7).at(GERMAN, Phase::NightGerman);
        desk.p.round = 3;
        desk.p.able = u128::from(1u8) << desk.unit("gr5-3");
        assert_eq!(foreseen(&desk), wanted, "{units}");
        desk.does("done");
        assert_eq!(desk.p.phase, Phase::Over);
        let won = match desk.game.outcome(&desk.p) {
            Some(Outcome::Won(side)) => Some(side as u8),
            _ => None,
        };
        let (german, allied) = points(&desk);
        assert_eq!((i32::from(german), i32::from(allied), won), wanted, "{units}");
        let who = ["les Allemands ont gagné", "les Alliés ont gagné", "la partie est nulle"];
        let (_, state, side) = first_goal(&desk);
        assert!(state.ends_with(who[won.map_or(2, usize::from)]) && side == wanted.2, "{state}");
    }
}

#[test]
fn rr_winner_the_outcome_tells_the_score_to_beat() {
    let outcome = |options: &str, points: [i16; 2]| {
        let desk = last_night_with(options, "", points);
        let outcome = desk.table(GERMAN).outcome.expect("it is over");
        (key(&outcome), Desk::words(Language::En).say(&outcome).replace(['\u{2068}', '\u{2069}'], ""))
    };
    assert_eq!(outcome("", [25, 0]).0, "outcome-german-beats");
    assert_eq!(outcome("", [24, 0]).0, "outcome-drawn-at");
    let (key, said) = outcome("", [23, 0]);
    assert!(key == "outcome-allied-holds" && said.contains("24"), "{said}");
    assert_eq!(outcome("most-points", [1, 0]).0, "outcome-german");
    assert_eq!(outcome("most-points", [1, 1]).0, "outcome-drawn");
    assert_eq!(outcome("most-points", [0, 1]).0, "outcome-allied");
}

#[test]
fn rr_most_points_with_the_option_whoever_has_more_points_wins() {
    assert_eq!(shipped(1, "most-points").tables.even_lead, 0);
    let ended = [
        ([1, 0], Outcome::Won(GERMAN)),
        ([3, 3], Outcome::Drawn),
        ([3, 4], Outcome::Won(ALLIED)),
        ([24, 0], Outcome::Won(GERMAN)),
    ];
    for (points, outcome) in ended {
        let desk = last_night_with("most-points", "", points);
        assert_eq!(desk.game.outcome(&desk.p), Some(outcome), "{points:?}");
    }
    // The table says so: nothing to beat, nothing of ours.
    let desk = Desk::begin(shipped(1, "most-points"), 1);
    let (name, state, side) = first_goal(&desk);
    assert_eq!((name.as_str(), side), ("Le plus de points gagne", Some(1)));
    assert_eq!(
        state,
        "si la partie finissait maintenant, 0 aux Allemands et 5 aux Alliés ; les Alliés sont devant"
    );
    let track = desk.table(GERMAN).tracks.into_iter().find(|track| track.id == "points").expect("a track");
    assert!(track.marks.iter().all(|mark| mark.side.is_some()));
    let scene = desk.game.scene();
    assert_eq!(scene.brief.last().map(key).as_deref(), Some("brief-most-points"));
    let ours = |game: &Villers| {
        game.scene().reconstructed.iter().any(|one| key(&one.what) == "reconstructed-winner")
    };
    assert!(!ours(&desk.game) && ours(&shipped(1, "")));
    // It changes nothing in the second battle, where there are no points.
    for options in ["", "most-points"] {
        let desk = Desk::begin(shipped(2, options), 1);
        assert_eq!(first_goal(&desk).0, "Verdict");
    }
}

#[test]
fn rr_most_points_the_judgement_follows() {
    let judged = |options: &str, units: &str, points: [i16; 2]| {
        let mut desk = Desk::on(shipped(1, options), &format!("{units}, {ELSEWHERE}"));
        [desk.p.points[GERMAN], desk.p.points[ALLIED]] = points;
        desk.turn(6);
        desk.p.opened = true;
        (desk.game.judge(&desk.p, GERMAN), desk.game.judge(&desk.p, ALLIED))
    };
    for (options, even) in [("", 24), ("most-points", 0)] {
        let (behind, _) = judged(options, "elancs2 F20", [even, 20]);
        let (ahead, theirs) = judged(options, "gr5-1 F20", [even + 20, 0]);
        assert!(behind < 0.0 && ahead > 0.0 && theirs < 0.0, "“{options}”: {behind} {ahead}");
    }
    // Ten points are worth something with either, and less to whoever stays far below the score to beat.
    let gain = |options: &str, [german, allied]: [i16; 2]| {
        judged(options, "", [german + 10, allied]).0 - judged(options, "", [german, allied]).0
    };
    assert!(gain("", [0, 0]) > 0.0 && gain("most-points", [0, 0]) > 0.0);
    assert!(gain("", [5, 0]) > 2.0 * gain("", [0, 10]), "{} {}", gain("", [5, 0]), gain("", [0, 10]));
    // However far the whole game leans without it, better is told from worse: at the opening, a battalion in the town.
    let opening = |town: bool| {
        let mut desk = Desk::begin(shipped(1, "most-points"), 1);
        if town {
            let (slot, hex) = (desk.unit("elancs2"), desk.hex("A20"));
            desk.p.put(slot, hex);
            let (slot, hex) = (desk.unit("gr5-1"), desk.hex("F20"));
            desk.p.put(slot, hex);
        }
        desk.game.judge(&desk.p, GERMAN)
    };
    assert!(opening(true) - opening(false) > 0.01, "{} {}", opening(true), opening(false));
}

// --- Scenario 2: the verdict.

/// The last night of scenario 2 passes, after a first duel that ended so.
fn judged(units: &str, duel: Won) -> Desk {
    let mut desk = Desk::new(&format!("{units}, {ELSEWHERE}"));
    desk.p.duel = duel;
    desk.turn(13).does("done");
    assert_eq!(desk.p.phase, Phase::Over, "{units}");
    desk
}

/// The level of victory, with what the verdict cites.
fn level(units: &str, section: &str) -> i8 {
    let desk = judged(units, Won::NotYet);
    assert!(desk.cites("12.2.victoire") && desk.cites(section), "{units}: {:?}", desk.cited());
    let won = match desk.p.level {
        1.. => Outcome::Won(GERMAN),
        0 => Outcome::Drawn,
        _ => Outcome::Won(ALLIED),
    };
    assert_eq!(desk.game.outcome(&desk.p), Some(won));
    desk.p.level
}

/// The end of a turn of scenario 2, with these units.
fn at_end(turn: u8, units: &str) -> Desk {
    let mut desk = Desk::new(&format!("{units}, {ELSEWHERE}"));
    desk.turn(turn).does("done");
    desk
}

#[test]
fn r12_2_victoire_the_game_is_judged_at_the_end_of_turn_14() {
    let desk = judged("gr5-1 F20", Won::NotYet);
    assert_eq!(desk.p.turn, 14);
    assert!(desk.saw(|event| matches!(event, Event::Verdict { level: 2 })));
    assert_eq!(desk.game.outcome(&desk.p), Some(Outcome::Won(GERMAN)));
    let mut desk = Desk::new(&format!("gr5-1 F20, {ELSEWHERE}"));
    desk.turn(12).does("done");
    assert!(!desk.cites("12.2.victoire") && desk.p.turn == 13);
}

#[test]
fn r12_2_strategique_allemande_alone_in_the_town_with_hangard_or_cachy() {
    let section = "12.2.strategique-allemande";
    assert_eq!(level("gr5-1 F20, gr5-2 X17", section), STRATEGIC);
    // In Cachy not alone: that would be decisive.
    assert_eq!(level("gr5-1 F20, gr5-2 K08, suffolk4 K10", section), STRATEGIC);
    assert_eq!(
        level("gr5-1 F20, gr5-2 X17, zouaves8-1 X18, rmle1 V21", section),
        STRATEGIC,
        "whoever else is there"
    );
}

#[test]
fn r12_2_operationnelle_allemande_alone_in_the_town() {
    assert_eq!(level("gr5-1 F20, zouaves8-1 X18, rmle1 V21", "12.2.operationnelle-allemande"), 2);
}

#[test]
fn r12_2_tactique_allemande_in_hangard_and_the_town_and_no_ally_in_a_german_trench() {
    let section = "12.2.tactique-allemande";
    assert_eq!(level("gr5-1 F23, elancs2 F18, gr5-2 X17", section), 1);
    assert_eq!(level("gr5-1 F23, elancs2 F18, gr5-2 X17, zouaves8-1 X18", section), 1);
    assert_eq!(level("gr5-1 F23, elancs2 F18, gr5-2 X17, rmle1 V21", "12.2.nul"), 0);
    assert_eq!(level("gr5-1 F23, elancs2 F18", "12.2.nul"), 0, "not without Hangard");
    assert_eq!(level("gr5-2 X17", "12.2.nul"), 0, "not without the town");
}

#[test]
fn r12_2_nul_nobody_meets_a_condition() {
    assert_eq!(level("gr5-1 M18, rmle1 M10", "12.2.nul"), 0);
    assert_eq!(level("zouaves8-1 X18", "12.2.nul"), 0, "Hangard without a trench");
    assert_eq!(level("rmle1 V21", "12.2.nul"), 0, "a trench without Hangard");
    assert_eq!(
        judged("gr5-1 M18", Won::NotYet).game.outcome(&judged("gr5-1 M18", Won::NotYet).p),
        Some(Outcome::Drawn)
    );
}

#[test]
fn r12_2_tactique_alliee_in_hangard_and_a_german_trench() {
    let section = "12.2.tactique-alliee";
    assert_eq!(level("zouaves8-1 X18, rmle1 V21", section), -1);
    assert_eq!(level("zouaves8-1 X18, rmle1 V21, gr5-1 F23, elancs2 F18", section), -1);
    assert_eq!(level("zouaves8-1 X18, rmle1 V21, gr5-1 F23, elancs2 F18, gr5-2 X17", section), -1);
}

#[test]
fn r12_2_operationnelle_alliee_alone_in_the_town() {
    assert_eq!(level("elancs2 F20", "12.2.operationnelle-alliee"), -2);
    assert_eq!(level("elancs2 F20, gr5-1 X17, lotte F23", "12.2.operationnelle-alliee"), -2);
}

#[test]
fn r12_2_strategique_alliee_alone_in_the_town_with_a_german_trench() {
    assert_eq!(level("elancs2 F20, rifle2 D30", "12.2.strategique-alliee"), -STRATEGIC);
}

#[test]
fn r12_2_liaison_a_battalion_counts_only_with_its_line() {
    assert_eq!(level(&format!("gr5-1 F20, {ALLIED_TANKS}"), "12.2.nul"), 0);
    assert_eq!(level(&format!("elancs2 F20, {GERMAN_TANKS}"), "12.2.nul"), 0);
    // An Ally cut off in the trench does not count.
    assert_eq!(level("elancs2 F20, rifle2 D30, lotte D29, nixe D31", "12.2.operationnelle-alliee"), -2);
}

#[test]
fn rr_levels_the_highest_condition_german_ones_first_and_no_shift_beyond_strategic() {
    // German tactical is met by nobody but him: the Allied one waits until he has none.
    assert_eq!(level("gr5-1 F23, elancs2 F18, gr5-2 X17, zouaves8-1 X18", "12.2.tactique-allemande"), 1);
    let shifted = |units: &str, duel: Won| judged(units, duel).p.level;
    assert_eq!(shifted("gr5-1 F20, gr5-2 X17", Won::German), STRATEGIC);
    assert_eq!(shifted("elancs2 F20, rifle2 D30", Won::Allied), -STRATEGIC);
    // A decisive victory is not touched.
    let desk = judged("gr5-1 F20, gr5-2 H04", Won::Allied);
    assert!(desk.p.level == DECISIVE && !desk.cites("12.2.duel"));
}

#[test]
fn r12_2_duel_the_winner_of_the_first_duel_moves_the_verdict_one_step() {
    let desk = judged("gr5-1 M18", Won::German);
    assert!(desk.cites("12.2.nul") && desk.cites("12.2.duel"));
    assert!(desk.saw(|event| matches!(event, Event::DuelShift { side: GERMAN, level: 1 })));
    assert_eq!(desk.game.outcome(&desk.p), Some(Outcome::Won(GERMAN)));
    let shifted = |units: &str, duel: Won| judged(units, duel).p.level;
    assert_eq!(shifted("gr5-1 M18", Won::Allied), -1);
    assert_eq!((shifted("gr5-1 F20", Won::German), shifted("gr5-1 F20", Won::Allied)), (3, 1));
    // A tactical victory can be shifted to a draw.
    let desk = judged("zouaves8-1 X18, rmle1 V21", Won::German);
    assert_eq!((desk.p.level, desk.game.outcome(&desk.p)), (0, Some(Outcome::Drawn)));
    assert!(!judged("gr5-1 F20", Won::NotYet).cites("12.2.duel"), "without a duel nothing moves");
}

#[test]
fn rr_duel_won_by_whoever_first_eliminates_a_mark_iv_or_an_a7v_by_a_tanks_fire() {
    let mut desk = Desk::acting(GERMAN, "lotte", "lotte M18 hurt, whippet1 L17 hurt, a2 M16 hurt, a1 N17");
    desk.rolling(&[4]).does("fire L17");
    assert!(desk.p.duel == Won::NotYet && !desk.cites("12.2.duel"), "a Whippet does not count");
    desk.rolling(&[6]).does("fire M16");
    assert!(desk.p.duel == Won::German && desk.saw(|event| matches!(event, Event::DuelWon { side: GERMAN })));
    // The second changes nothing.
    desk.does("stay").at(ALLIED, Phase::Activate).does("take a1");
    desk.rolling(&[5]).does("fire M18");
    assert_eq!((desk.p.duel, desk.whereabouts("lotte")), (Won::German, ""));
    let mut desk = Desk::acting(ALLIED, "a1", "a1 M18, lotte M16 hurt");
    desk.rolling(&[5]).does("fire M16");
    assert_eq!(desk.p.duel, Won::Allied);
    // An assault is no duel.
    let mut desk = Desk::acting(GERMAN, "gr5-1", "gr5-1 M18, a1 M17");
    desk.rolling(&[6, 6, 1, 1]).does("assault M17");
    assert_eq!((desk.p.duel, desk.whereabouts("a1")), (Won::NotYet, ""));
}

#[test]
fn r12_2_decisive_the_german_wins_at_once_from_turn_7_on() {
    for second in ["gr5-2 H04", "gr5-2 K08", "gr5-2 AA10"] {
        let units = format!("gr5-1 F20, {second}");
        let desk = at_end(8, &units);
        assert!(
            desk.cites("12.2.decisive") && desk.saw(|event| matches!(event, Event::Decisive)),
            "{second}"
        );
        assert_eq!((desk.p.level, desk.p.phase, desk.p.turn), (DECISIVE, Phase::Over, 8));
        assert_eq!(desk.game.outcome(&desk.p), Some(Outcome::Won(GERMAN)));
        // At the end of turn 5 it is too early; turn 6 leads into the night, at the end of which it holds.
        assert!(!at_end(5, &units).cites("12.2.decisive"), "{second}");
        let desk = at_end(6, &units);
        assert_eq!((desk.p.level, desk.p.turn), (DECISIVE, 7), "{second}");
        // Of the last night as well.
        assert!(at_end(13, &units).cites("12.2.decisive"), "{second}");
    }
    for units in [
        "gr5-1 F20",
        "gr5-2 H04, gr5-1 F24",
        "gr5-1 F23, elancs2 F18, gr5-2 H04",
        "gr5-1 F20, gr5-2 K08, suffolk4 K10",
        "gr5-1 F20, lotte H04",
        "gr5-1 F20, gr5-2 X17",
    ] {
        let desk = at_end(8, units);
        assert!(desk.p.phase != Phase::Over && !desk.cites("12.2.decisive"), "{units}");
    }
    // In Domart and in the wood Allies do not matter.
    assert_eq!(at_end(8, "gr5-1 F20, gr5-2 AA10, tirailleurs4-1 AA12").p.level, DECISIVE);
    assert_eq!(at_end(8, "gr5-1 F20, gr5-2 H04, worcesters1 F02").p.level, DECISIVE);
}
