//! The data: the board and its places, the counters, the tables, the track and the cup, as the rulebook has them, and what must
//! hold of a map.

use crate::common::*;
use contract::Show;
use villers::map::{Map, across, place};
use villers::tables::{Marker, Source, TURNS};
use villers::units::{Begins, Counter, Kind};

fn at(game: &Villers, name: &str) -> Hex {
    game.map.named(name).unwrap_or_else(|| panic!("no hex {name}"))
}

fn counter<'a>(game: &'a Villers, id: &str) -> &'a Counter {
    game.counter(game.counters.named(id).unwrap_or_else(|| panic!("no unit {id}")))
}

fn of_kind(game: &Villers, kind: Kind) -> Vec<&Counter> {
    game.counters.all.iter().filter(|counter| counter.kind == kind).collect()
}

fn near(game: &Villers, name: &str) -> String {
    let names: Vec<&str> = game.map.near[at(game, name).index()]
        .iter()
        .map(|hex| if hex.is_some() { game.map.name(*hex) } else { "-" })
        .collect();
    names.join(" ")
}

/// The hexes of a place in play.
fn hexes<'a>(game: &'a Villers, id: &str) -> Vec<&'a str> {
    let place =
        game.map.places.iter().find(|place| place.id == id).unwrap_or_else(|| panic!("no place {id}"));
    place.hexes.iter().map(|hex| game.map.name(*hex)).collect()
}

// --- The board.

#[test]
fn rr_map_rows_are_lettered_from_the_north_and_columns_counted_from_the_west() {
    let game = second("");
    assert_eq!((game.map.hexes, game.map.columns), (27 * 33, 33));
    for (name, row, column) in
        [("A01", 0, 1), ("A33", 0, 33), ("P20", 15, 20), ("Z33", 25, 33), ("AA01", 26, 1)]
    {
        assert_eq!(
            (game.map.row(at(&game, name)), game.map.column(at(&game, name))),
            (row, column),
            "{name}"
        );
    }
    for name in ["A00", "A34", "AB01", "A1", "a01", "", "0101"] {
        assert!(game.map.named(name).is_none(), "{name}");
    }
    // B, D and so on stand half a hex to the east; sides go round from the north-east.
    assert_eq!(near(&game, "B02"), "A03 B03 C03 C02 B01 A02");
    assert_eq!(near(&game, "C02"), "B02 C03 D02 D01 C01 B01");
    assert_eq!(near(&game, "A01"), "- A02 B01 - - -");
    assert_eq!(near(&game, "AA33"), "Z33 - - - AA32 Z32");
    for (from, to, far) in [("A01", "A33", 32), ("A01", "AA01", 26), ("F20", "H20", 2), ("F20", "H22", 3)] {
        assert_eq!(game.map.distance(at(&game, from), at(&game, to)), far, "{from} {to}");
    }
}

#[test]
fn neighbours_are_mutual_and_lie_across() {
    for game in [first(""), second("")] {
        for hex in game.map.all() {
            for side in 0..6 {
                let there = game.map.near[hex.index()][side];
                if there.is_some() {
                    assert_eq!(game.map.near[there.index()][across(side)], hex);
                    assert_eq!(game.map.distance(hex, there), 1);
                }
            }
        }
    }
}

#[test]
fn r12_1_carte_only_rows_a_to_p_are_in_play() {
    let game = first("");
    assert_eq!(game.map.hexes, 16 * 33);
    assert!(game.map.named("P33").is_some() && game.map.named("Q01").is_none());
    assert_eq!(near(&game, "P05"), "O06 P06 - - P04 O05", "nothing lies south of row P");
    // Roads, trenches and places end there.
    assert!(game.map.road.all.iter().all(|road| road.pairs.iter().all(|(a, b)| a.0 < 528 && b.0 < 528)));
    assert!(hexes(&game, "hangard").is_empty() && hexes(&game, "domart").is_empty());
    assert_eq!(game.map.edge_of(ALLIED).len(), 16);
    assert_eq!(game.map.edge_of(GERMAN).len(), 16);
}

#[test]
fn r12_2_carte_the_whole_map_is_in_play() {
    let game = second("");
    assert!(game.map.named("AA33").is_some());
    assert_eq!((game.map.edge_of(ALLIED).len(), game.map.edge_of(GERMAN).len()), (27, 27));
}

#[test]
fn hexes_keep_their_numbers_in_both_scenarios() {
    let (first, second) = (first(""), second(""));
    for hex in first.map.all() {
        assert_eq!(first.map.name(hex), second.map.name(hex));
        assert_eq!(first.map.ground[hex.index()], second.map.ground[hex.index()]);
    }
}

#[test]
fn rr_villers_the_places_that_count_are_on_the_map() {
    let game = second("");
    let counts = place::NAMES.map(|id| hexes(&game, id).len());
    assert_eq!(counts, [16, 5, 2, 2, 33, 13]);
    for (which, id) in place::NAMES.iter().enumerate() {
        assert_eq!(game.map.prizes[which].len(), hexes(&game, id).len());
        let wood = id.starts_with("bois");
        let ground = if wood { Ground::Wood } else { Ground::Village };
        assert!(hexes(&game, id).iter().all(|name| game.map.ground[at(&game, name).index()] == ground));
    }
    assert_eq!(hexes(&game, "cachy"), ["J08", "J09", "K08", "K09", "K10"]);
}

#[test]
fn g_tranchee_each_trench_is_of_one_side_for_good() {
    let game = second("");
    assert_eq!(game.map.trench_of(at(&game, "D27")), Some(ALLIED));
    assert_eq!(game.map.trench_of(at(&game, "E29")), Some(GERMAN));
    assert_eq!(game.map.trench_of(at(&game, "F20")), None);
    for hex in game.map.all() {
        let [german, allied] = [GERMAN, ALLIED].map(|side| game.map.trench[side].has(hex.index()));
        assert!(!(german && allied), "{}", game.map.name(hex));
    }
    // Whoever stands there, it changes nothing.
    let desk = Desk::new("gr5-1 D27");
    assert_eq!(desk.game.map.trench_of(desk.hex("D27")), Some(ALLIED));
}

#[test]
fn rr_luce_the_river_runs_along_row_aa_and_past_hangard() {
    let game = second("");
    let river = |a: &str, b: &str| game.map.river_between(at(&game, a), at(&game, b));
    assert!(river("Z01", "AA01") && river("AA01", "Z01") && river("Z33", "AA33") && river("Y18", "Z17"));
    assert!(!river("F20", "F21") && !river("Y17", "Y18"));
    assert!(first("").map.river.all.iter().all(|river| river.pairs.is_empty()), "it lies in the south");
    // Roads cross it by bridges.
    let bridge = |map: &Map, a: Hex, b: Hex| {
        map.river_between(a, b) && map.side(a, b).is_some_and(|side| map.road[a.index()] & 1 << side != 0)
    };
    assert!(bridge(&game.map, at(&game, "Z10"), at(&game, "AA10")));
    assert!(!bridge(&game.map, at(&game, "Z05"), at(&game, "AA05")));
}

#[test]
fn roads_hang_together_and_the_railway_counts_for_nothing() {
    let game = second("");
    let mut reached = vec![at(&game, "E01")];
    let mut next = 0;
    while next < reached.len() {
        let hex = reached[next];
        next += 1;
        for side in 0..6 {
            let there = game.map.near[hex.index()][side];
            if game.map.road[hex.index()] & 1 << side != 0 && !reached.contains(&there) {
                reached.push(there);
            }
        }
    }
    let with_road = game.map.all().filter(|hex| game.map.road[hex.index()] != 0).count();
    assert_eq!(reached.len(), with_road);
    assert_eq!(game.map.road[at(&game, "D05").index()], 0, "a railway only");
    assert_eq!(game.map.rail.all.len(), 1);
}

#[test]
fn edges_of_entry_are_as_the_text_has_them() {
    let game = first("");
    let edge = |id: &str| {
        let edge = game.map.edges.iter().find(|edge| edge.id == id).unwrap_or_else(|| panic!("no edge {id}"));
        (edge.side, edge.hexes.iter().map(|hex| game.map.name(*hex)).collect::<Vec<_>>())
    };
    assert_eq!(edge("whippets"), (ALLIED, vec!["N01", "O01", "P01"]));
    assert_eq!((edge("west").1[0], edge("east").1[0]), ("A01", "A33"));
    assert_eq!(game.map.night_column, 11);
}

// --- The counters.

#[test]
fn g_unites_battalions_and_tanks_bear_two_to_four_medals() {
    let game = second("");
    assert_eq!(game.counters.all.len(), 96);
    assert!(game.counters.all.iter().all(|counter| (2..=4).contains(&counter.medals)));
    let battalions = game.counters.all.iter().filter(|counter| !counter.kind.is_tank());
    let of = |side: Seat| battalions.clone().filter(|counter| counter.side == side).count();
    assert_eq!((of(GERMAN), of(ALLIED)), (36, 39));
}

#[test]
fn tanks_are_as_many_as_the_text_has() {
    let game = second("");
    let count = |kind: Kind| of_kind(&game, kind).len();
    assert_eq!((count(Kind::A7v), count(Kind::Whippet)), (11, 7));
    assert_eq!((count(Kind::MarkIvMale), count(Kind::MarkIvFemale)), (1, 2));
    assert_eq!(of_kind(&game, Kind::A7v).iter().filter(|tank| tank.reserve).count(), 2);
    assert!(of_kind(&game, Kind::Whippet).iter().all(|tank| tank.medals == 3));
    for name in ["mephisto", "nixe", "elfriede", "schnuck"] {
        assert_eq!(counter(&game, name).kind, Kind::A7v);
    }
    let enters = |kind: Kind| match of_kind(&game, kind)[0].begins {
        Begins::Enters(turn, edge) => (turn, game.map.edges[usize::from(edge)].id.as_str()),
        other => panic!("{other:?}"),
    };
    assert_eq!(enters(Kind::A7v), (1, "east"));
    assert_eq!(enters(Kind::MarkIvMale), (2, "west"));
    assert_eq!(enters(Kind::Whippet), (3, "whippets"));
}

#[test]
fn rr_mg_machine_guns_have_three_medals() {
    let game = first("");
    let guns = of_kind(&game, Kind::MachineGuns);
    assert_eq!(guns.len(), 2);
    assert!(guns.iter().all(|counter| counter.medals == 3));
}

#[test]
fn the_night_brings_eight_australian_battalions_and_the_bedfords() {
    let game = second("");
    let by_night: Vec<&Counter> =
        game.counters.all.iter().filter(|counter| counter.begins == Begins::ByNight).collect();
    assert_eq!(by_night.iter().filter(|counter| counter.nation == "au").count(), 8);
    assert_eq!(by_night.len(), 9);
    assert!(by_night.iter().any(|counter| counter.id == "bedford7" && counter.nation == "gb"));
}

#[test]
fn every_counter_begins_on_land_of_its_own_one_a_hex() {
    let game = second("");
    let mut seen = Vec::new();
    for counter in &game.counters.all {
        if let Begins::At(hex) = counter.begins {
            assert!(!seen.contains(&hex), "{}", counter.id);
            assert!(!game.map.trench[counter.side.other()].has(hex.index()), "{}", counter.id);
            seen.push(hex);
        }
    }
    let suffolk = counter(&game, "suffolk4");
    assert!(matches!(suffolk.begins, Begins::At(hex) if game.map.garrison[hex.index()] <= 2));
    assert_eq!(suffolk.source, Source::Text);
}

#[test]
fn r12_1_place_those_of_rows_q_to_aa_are_not_used() {
    let desk = Desk::start(1, "");
    for id in ["zouaves8-1", "ir25-1", "london3", "rmle1"] {
        assert!(desk.has(id, mark::ABSENT), "{id}");
    }
    assert_eq!((desk.whereabouts("rifle2"), desk.whereabouts("elancs2")), ("D28", "F20"));
}

#[test]
fn r12_2_place_all_but_the_two_marked_opt_are_used() {
    let desk = Desk::start(2, "");
    assert_eq!((desk.whereabouts("zouaves8-1"), desk.whereabouts("ir25-1")), ("X18", "T21"));
    assert!(desk.has("alter-fritz", mark::ABSENT) && desk.has("a7v560", mark::ABSENT));
    assert!(desk.has("mephisto", mark::WAITING));
    let desk = Desk::start(2, "reserve-tanks");
    assert!(desk.has("alter-fritz", mark::WAITING));
}

// --- The tables.

#[test]
fn table_terrain_costs_and_modifiers_are_as_printed() {
    let terrain = second("").tables.terrain;
    let row = |effect: villers::tables::Effect| (effect.cost, effect.combat, effect.assault);
    assert_eq!(row(terrain.open), (1, 0, 0));
    assert_eq!(row(terrain.road), (1, 0, 0));
    assert_eq!(row(terrain.wood), (2, -1, 0));
    assert_eq!(row(terrain.village), (2, -1, 0));
    assert_eq!(row(terrain.river), (1, -1, 0));
    assert_eq!(row(terrain.friendly_trench), (0, -1, 0));
    assert_eq!(row(terrain.enemy_trench), (1, -2, -1));
}

#[test]
fn table_chars_the_tank_table_is_as_printed() {
    let tables = second("").tables;
    let against = |kind: Kind, side: Seat| {
        [Kind::A7v, Kind::MarkIvMale, Kind::MarkIvFemale, Kind::Whippet]
            .map(|target| tables.against_tank(kind, side, target))
    };
    assert_eq!(against(Kind::A7v, GERMAN), [None, Some(-2), Some(-2), Some(0)]);
    assert_eq!(against(Kind::Battalion, GERMAN), [None, None, None, Some(0)]);
    assert_eq!(against(Kind::MarkIvMale, ALLIED), [Some(-1), None, None, None]);
    for kind in [Kind::MarkIvFemale, Kind::Whippet, Kind::Battalion, Kind::MachineGuns] {
        assert_eq!(against(kind, ALLIED), [None; 4]);
    }
}

#[test]
fn table_panne_breakdown_is_as_printed() {
    let table = second("").tables.breakdown;
    assert_eq!(
        (table.assault, table.terrain_german_turn_1, table.terrain_german, table.terrain_allied),
        (2, 1, 2, 1)
    );
}

#[test]
fn the_track_has_fourteen_turns_and_night_falls_on_7_and_14() {
    let tables = second("").tables;
    assert_eq!(tables.track.len(), TURNS);
    let nights: Vec<u8> = (1..=14).filter(|turn| tables.is_night(*turn)).collect();
    assert_eq!(nights, [7, 14]);
    assert_eq!(tables.attack_turn(), 7);
    assert!(nights.iter().all(|turn| Seat::BOTH.map(|side| tables.turn(*turn).guns(side)) == [0, 0]));
}

#[test]
fn scenarios_have_the_figures_of_the_text() {
    let [one, two] = [first(""), second("")].map(|game| game.tables.scenario.clone());
    assert_eq!((one.turns, one.intensity, one.confusion, one.a7v, one.a7v_more), (7, 0, 17, 7, 2));
    assert!(one.whippets_die == Some(1) && one.decisive_from == 0);
    assert_eq!((two.turns, two.intensity, two.confusion, two.a7v, two.a7v_more), (14, 0, 20, 9, 0));
    assert!(two.whippets_die.is_none() && two.whippets == 7 && two.decisive_from == 7);
}

#[test]
fn rr_three_scenario_1_lacks_two_three_battalions_of_each_side() {
    let (first, second) = (first(""), second(""));
    let total = |game: &Villers| game.tables.cup.iter().map(|line| line.count).sum::<u8>();
    assert_eq!((total(&first), total(&second)), (34, 38));
    for (one, two) in first.tables.cup.iter().zip(&second.tables.cup) {
        let three = one.kind == Marker::Battalions && one.battalions == 3;
        assert_eq!(two.count - one.count, if three { 2 } else { 0 });
    }
    for (_, kind, _) in Marker::ALL {
        assert!(first.tables.cup.iter().any(|line| line.kind == kind && line.count > 0));
    }
}

#[test]
fn what_is_reconstructed_is_said() {
    for (game, count) in [(shipped(1, ""), 6), (shipped(2, ""), 5)] {
        let scene = game.scene();
        assert_eq!(
            scene.reconstructed.len(),
            count,
            "map, counters, scatter, track, cup; the score to beat in scenario 1"
        );
        assert!(scene.board.places().iter().any(|place| place.reconstructed));
        assert!(scene.board.places().iter().any(|place| !place.reconstructed), "the town is found");
    }
}

// --- Sight.

#[test]
fn sight_is_mutual_and_reaches_three_hexes() {
    let game = second("");
    for hex in game.map.all() {
        for sight in &game.map.sight[hex.index()] {
            assert!((2..=3).contains(&game.map.distance(hex, sight.target)));
            let back = game.map.sight[sight.target.index()].iter().find(|back| back.target == hex);
            let count = |sight| game.map.crossed(sight).len();
            assert_eq!(back.map(count), Some(count(sight)), "{}", game.map.name(hex));
        }
    }
    // In the open, all of the thirty hexes that are neither neighbours nor farther than three.
    assert_eq!(game.map.sight[at(&game, "N10").index()].len(), 30);
    // Through the Bois du Monument nothing is seen, over open ground it is.
    let sees = |from: &str, to: &str| {
        game.map.sight[at(&game, from).index()].iter().any(|sight| sight.target == at(&game, to))
    };
    assert!(!sees("K23", "K26") && sees("K20", "K22"));
}
