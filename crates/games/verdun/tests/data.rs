//! The data: every hex, place and figure that the rulebook names, the counters (2), the tables, and what must hold of
//! a map.

use crate::common::*;
use contract::Show;
use verdun::map::{Map, ground};
use verdun::tables::{HIGHEST, LOWEST, ODDS, Shelling, Source, Terrain, column, column_name};
use verdun::units::{Begins, Counter, Kind};

fn at(game: &Verdun, name: &str) -> Hex {
    game.map.named(name).unwrap_or_else(|| panic!("no hex {name}"))
}

fn counter<'a>(game: &'a Verdun, id: &str) -> &'a Counter {
    game.counter(game.counters.named(id).unwrap_or_else(|| panic!("no unit {id}")))
}

fn corps<'a>(game: &'a Verdun, counter: &Counter) -> &'a str {
    counter.corps.map_or("", |corps| game.counters.corps[usize::from(corps)].id.as_str())
}

fn division<'a>(game: &'a Verdun, counter: &Counter) -> &'a str {
    counter.division.map_or("", |division| game.counters.divisions[usize::from(division)].as_str())
}

/// The counters of a side and kind.
fn of_kind(game: &Verdun, side: Seat, kind: Kind) -> Vec<&Counter> {
    game.counters.all.iter().filter(|counter| counter.side == side && counter.kind == kind).collect()
}

/// What a hex is called.
fn called<'a>(game: &'a Verdun, name: &str) -> &'a str {
    game.map.names[at(game, name).index()].as_deref().unwrap_or("")
}

fn has_road(game: &Verdun, name: &str) -> bool {
    game.map.road[at(game, name).index()] != 0
}

/// Whether a road links two neighbours.
fn is_linked(map: &Map, from: Hex, to: Hex) -> bool {
    map.side(from, to).is_some_and(|side| map.road[from.index()] & 1 << side != 0)
}

/// The hexes that can be reached by road.
fn by_road(game: &Verdun, from: &str) -> Vec<Hex> {
    let mut reached = vec![at(game, from)];
    let mut next = 0;
    while next < reached.len() {
        let hex = reached[next];
        next += 1;
        for near in game.map.beside(hex) {
            if is_linked(&game.map, hex, near) && !reached.contains(&near) {
                reached.push(near);
            }
        }
    }
    reached
}

/// The hexes of a zone by name.
fn zone<'a>(game: &'a Verdun, id: &str) -> Vec<&'a str> {
    let zone = game.map.zone(id).unwrap_or_else(|| panic!("no zone {id}"));
    zone.hexes.iter().map(|hex| game.map.name(*hex)).collect()
}

// --- The grid.

#[test]
fn the_board_has_33_columns_of_23_and_22_hexes() {
    let game = game("");
    assert_eq!(game.map.hexes, 17 * 23 + 16 * 22);
    for column in 1..=33 {
        let last = if column % 2 == 1 { 23 } else { 22 };
        assert!(game.map.named(&format!("{column:02}{last:02}")).is_some());
        assert!(game.map.named(&format!("{column:02}{:02}", last + 1)).is_none());
        assert!(game.map.named(&format!("{column:02}00")).is_none());
    }
    for name in ["0000", "3401", "101", "01011", ""] {
        assert!(game.map.named(name).is_none(), "{name}");
    }
}

#[test]
fn even_columns_stand_half_a_hex_lower() {
    let game = game("");
    let near = |name: &str| {
        let mut names: Vec<&str> = game.map.beside(at(&game, name)).map(|hex| game.map.name(hex)).collect();
        names.sort_unstable();
        names.join(" ")
    };
    assert_eq!(near("1505"), "1404 1405 1504 1506 1604 1605");
    assert_eq!(near("1405"), "1305 1306 1404 1406 1505 1506");
    // The trench line goes on from 1403 to 1504.
    assert!(near("1403").contains("1504"));
    assert_eq!(near("0101"), "0102 0201");
    assert_eq!(near("3323"), "3222 3322");
    assert_eq!(game.map.distance(at(&game, "0101"), at(&game, "3301")), 32);
    assert_eq!(game.map.distance(at(&game, "1601"), at(&game, "1606")), 5);
    assert_eq!(game.map.distance(at(&game, "1801"), at(&game, "1606")), 6);
}

#[test]
fn rows_are_counted_from_the_north_edge() {
    let game = game("");
    for (name, row) in [("0101", 1), ("0201", 1), ("1606", 6), ("1323", 23), ("1622", 22)] {
        assert_eq!(game.map.row(at(&game, name)), row, "{name}");
    }
}

// --- Every hex that the text names.

#[test]
fn all_places_that_the_text_names_are_where_it_puts_them() {
    let game = game("");
    for (name, place, grounds) in [
        ("0105", "Forges", ground::TOWN),
        ("1104", "Haumont", ground::TOWN),
        ("1605", "Beaumont", ground::TOWN),
        ("1609", "Louvemont", ground::TOWN),
    ] {
        assert_eq!(
            (called(&game, name), game.map.ground[at(&game, name).index()]),
            (place, grounds),
            "{name}"
        );
    }
    // 6.13 and 6.15: a wood and a trench, with a road; and 7.11: basic ground, with a road, just south of Beaumont.
    assert_eq!(game.map.ground[at(&game, "1405").index()], ground::WOOD | ground::TRENCH);
    assert_eq!(game.map.ground[at(&game, "1606").index()], 0);
    assert!(has_road(&game, "1405") && has_road(&game, "1606"));
    assert_eq!(game.map.side(at(&game, "1605"), at(&game, "1606")), Some(3), "south of it");
}

#[test]
fn all_hexes_that_the_text_names_are_marked_so() {
    let game = game("");
    for name in
        ["0105", "0403", "1104", "1403", "1405", "1504", "1606", "1609", "2305", "2405", "3305", "1605"]
    {
        let source = game.map.sources_of[at(&game, name).index()];
        assert!(matches!(source, Source::Text | Source::Derived), "{name} {source:?}");
    }
}

#[test]
fn all_sources_are_the_road_hexes_at_the_edge_that_the_text_names() {
    let game = game("");
    let names = |side: Seat| game.map.sources[side].iter().map(|hex| game.map.name(*hex)).collect::<Vec<_>>();
    assert_eq!(names(GERMAN), ["0201", "1601", "2201"]);
    assert_eq!(names(FRENCH), ["1323", "1622", "3307", "3310", "3321"]);
    for name in names(GERMAN).into_iter().chain(names(FRENCH)) {
        assert!(has_road(&game, name), "{name}");
        assert!(game.map.beside(at(&game, name)).count() < 6, "{name} is at the edge");
    }
}

#[test]
fn the_roads_of_the_example_of_6_15_are_there() {
    let game = game("");
    // By road from 1606 to Beaumont, west through 1405 to Haumont, and on west to the source.
    let way = ["1606", "1605", "1505", "1405", "1306", "1205", "1105", "1104"];
    for pair in way.windows(2) {
        assert!(is_linked(&game.map, at(&game, pair[0]), at(&game, pair[1])), "{pair:?}");
    }
    assert!(by_road(&game, "1104").contains(&at(&game, "0201")));
    let west = game.map.beside(at(&game, "1104")).find(|hex| game.map.name(*hex) == "1004").unwrap();
    assert!(is_linked(&game.map, at(&game, "1104"), west));
    // And roads south and south-west of the regiment.
    assert!(is_linked(&game.map, at(&game, "1606"), at(&game, "1607")));
    for name in ["1607", "1608", "1609", "1510", "1410", "1311"] {
        assert!(has_road(&game, name), "{name}");
    }
}

#[test]
fn the_front_runs_in_three_stretches_between_the_hexes_of_the_text() {
    let game = game("");
    let names: Vec<&str> = game.map.front.iter().map(|hex| game.map.name(*hex)).collect();
    for (id, first, last, count) in
        [("72R", "0403", "1403", 11), ("51R", "1504", "2305", 9), ("14", "2405", "3305", 10)]
    {
        let hexes = zone(&game, id);
        assert_eq!((hexes[0], hexes[hexes.len() - 1], hexes.len()), (first, last, count), "{id}");
        assert!(hexes.iter().all(|name| names.contains(name)), "{id}");
    }
    assert_eq!(names.len(), 30);
    assert_eq!((names[0], names[29]), ("0403", "3305"));
    for pair in game.map.front.windows(2) {
        assert!(game.map.side(pair[0], pair[1]).is_some());
    }
    assert!(game.map.front.iter().all(|hex| game.map.is(*hex, ground::TRENCH)));
}

#[test]
fn the_front_is_the_northernmost_line_of_trenches() {
    let game = game("");
    for hex in game.map.all().filter(|hex| game.map.is(*hex, ground::TRENCH)) {
        assert!(!game.map.german.has(hex.index()), "{} lies north of the front", game.map.name(hex));
    }
    // All Germans begin north of it, and all that the French hold is south.
    for id in ["VIIR", "XVIII", "III", "V"] {
        for name in zone(&game, id) {
            assert!(game.map.german.has(at(&game, name).index()), "{name}");
        }
    }
}

#[test]
fn the_german_sectors_are_those_of_the_text() {
    let game = game("");
    for (id, first, last, count) in [
        ("VIIR", "0201", "1001", 9),
        ("XVIII", "1101", "1701", 7),
        ("III", "1801", "2501", 8),
        ("V", "2601", "3301", 8),
    ] {
        let hexes = zone(&game, id);
        assert_eq!((hexes[0], hexes[hexes.len() - 1], hexes.len()), (first, last, count), "{id}");
        assert!(hexes.iter().all(|name| name.ends_with("01")), "{id}");
    }
    assert_eq!(zone(&game, "121"), zone(&game, "XVIII"));
    assert_eq!((zone(&game, "verdun-road"), zone(&game, "verdun-east")), (vec!["1323"], vec!["1622"]));
    assert_eq!((zone(&game, "louvemont"), zone(&game, "forges")), (vec!["1609"], vec!["0105"]));
}

#[test]
fn verdun_has_several_hexes_and_lies_on_the_meuse() {
    let game = game("");
    assert!(game.map.city.len() > 1);
    for hex in &game.map.city {
        assert!(game.map.beside(*hex).any(|near| game.map.city.contains(&near)), "of one piece");
        assert_eq!((game.map.barrage[hex.index()], game.map.assault[hex.index()]), (-2, -3));
    }
    let on_the_river = |hex: &Hex| (game.map.river[hex.index()] | game.map.bridge[hex.index()]) != 0;
    assert!(game.map.city.iter().any(on_the_river));
    assert_eq!(called(&game, "1421"), "Verdun");
}

#[test]
fn forges_lies_on_the_left_bank_and_the_front_on_the_right() {
    let game = game("");
    assert!(!game.map.right_bank.has(at(&game, "0105").index()));
    assert!(game.map.front.iter().all(|hex| game.map.right_bank.has(hex.index())));
    // The French exits of the south lie on either bank; those of the east and the German ones on the right.
    for name in ["0201", "1601", "2201", "1622", "3307", "3310", "3321"] {
        assert!(game.map.right_bank.has(at(&game, name).index()), "{name}");
    }
    assert!(!game.map.right_bank.has(at(&game, "1323").index()));
}

#[test]
fn what_is_to_hold_of_a_map_holds_of_ours() {
    let game = game("");
    let map = &game.map;
    for course in [&map.road, &map.rail, &map.river, &map.stream, &map.bridge]
        .into_iter()
        .flat_map(|courses| &courses.all)
    {
        for (a, b) in &course.pairs {
            assert!(map.side(*a, *b).is_some(), "{}", course.name);
        }
    }
    for hex in map.all() {
        let wet = map.road[hex.index()] & map.river[hex.index()];
        assert_eq!(wet, 0, "a road runs into the Meuse at {}", map.name(hex));
        assert_eq!(map.rail[hex.index()] & map.river[hex.index()], 0, "{}", map.name(hex));
    }
    // The Meuse parts the board in two: beyond every hexside of it lies the other bank.
    for course in &map.river.all {
        for (a, b) in &course.pairs {
            assert_ne!(
                map.right_bank.has(a.index()),
                map.right_bank.has(b.index()),
                "{}/{}",
                map.name(*a),
                map.name(*b)
            );
        }
    }
    for fort in &map.forts {
        let garrisons =
            game.counters.all.iter().filter(|counter| {
                counter.kind == Kind::Garrison && counter.begins == Begins::In(vec![*fort])
            });
        assert_eq!(garrisons.count(), 1, "{}", map.name(*fort));
    }
    let garrisons = of_kind(&game, FRENCH, Kind::Garrison).len();
    assert_eq!(garrisons, map.forts.len());
}

#[test]
fn only_the_exits_of_the_text_have_roads_that_could_leave_the_map() {
    let game = game("");
    let map = &game.map;
    let exits: Vec<&str> = map.sources.0.iter().flatten().map(|hex| map.name(*hex)).collect();
    for hex in map.all() {
        let ends = map.road[hex.index()].count_ones() == 1;
        let edge = map.beside(hex).count() < 6;
        if ends && edge {
            assert!(exits.contains(&map.name(hex)), "{}", map.name(hex));
        }
    }
    // The French exits of the north-east and south belong to one net with Verdun.
    let net = by_road(&game, "1421");
    for name in ["1323", "1622", "3307", "3310", "3321", "1609", "1606"] {
        assert!(net.contains(&at(&game, name)), "{name}");
    }
}

// --- The counters.

#[test]
fn there_are_no_more_counters_than_in_the_box() {
    let game = game("");
    assert!(game.counters.all.len() <= 140, "{}", game.counters.all.len());
}

#[test]
fn r2_11_infantry_has_combat_and_movement_and_a_weaker_back() {
    let game = game("");
    for counter in game.counters.all.iter().filter(|counter| counter.kind.is_infantry()) {
        let id = &counter.id;
        assert!(counter.combat > 0 && counter.movement > 0 && counter.morale > 0, "{id}");
        assert_eq!((counter.defence, counter.range, counter.shots), (0, 0, 0), "{id}");
        if counter.kind == Kind::Remnant {
            assert_eq!(counter.reduced, 0, "{id}");
        } else {
            assert!((1..counter.combat).contains(&counter.reduced), "{id}");
        }
    }
    // The back counts once it is turned up.
    let mut desk = Desk::new("ir80 1606 reduced, ri208 1607");
    desk.at(GERMAN, Phase::Assault).does("target 1607, with ir80, assault");
    assert!(desk.saw(|event| matches!(event, Event::Assault { attack: 3, defence: 4, .. })));
}

#[test]
fn r2_12_headquarters_defend_and_do_not_attack() {
    let game = game("");
    let headquarters = game.counters.all.iter().filter(|counter| counter.kind == Kind::Headquarters);
    assert_eq!(headquarters.clone().count(), 7);
    for counter in headquarters {
        assert_eq!((counter.combat, counter.reduced, counter.range), (0, 0, 0), "{}", counter.id);
        assert!(counter.defence > 0 && counter.movement > 0, "{}", counter.id);
    }
    let mut desk = Desk::new("qg-xviii 1606, ir80 1606, ri208 1607");
    desk.at(GERMAN, Phase::Assault).does("target 1607");
    assert_eq!(desk.refused("with qg-xviii"), "9.infantry");
    let mut desk = Desk::new("ir80 1606, qg-xxx 1607");
    desk.at(GERMAN, Phase::Assault).does("target 1607, with ir80, assault");
    assert!(desk.saw(|event| matches!(event, Event::Assault { attack: 6, defence: 1, .. })));
}

#[test]
fn r2_12_the_back_of_a_headquarters_says_that_a_barrage_has_cut_it_off() {
    // 6 points, one column up for fair weather, and a die that calls for a test; 12 is more than its morale.
    let mut desk = Desk::new("qg-xxx 1606");
    let tables = &desk.game.tables;
    let column = &tables.barrage[tables.barrage_column(6, 1).expect("a column")];
    let tests = column.iter().position(|cell| matches!(cell, Shelling::Morale(_))).expect("a test");
    let dice = [tests as u8 + 1, 6, 6];
    desk.at(GERMAN, Phase::Bombard).rolling(&dice).does("take heavy, barrage 1606");
    assert!(desk.has("qg-xxx", mark::CUT_OFF));
    assert!(!desk.has("qg-xxx", mark::REDUCED | mark::DEMORALISED));
    let table = desk.table(FRENCH);
    let piece = table.pieces.iter().find(|piece| piece.id == "qg-xxx").expect("it is there");
    assert_eq!(piece.steps, Some([1, 1]));
    assert!(piece.marks.iter().any(|marker| marker.kind == "cut-off"));
}

#[test]
fn r2_13_guns_have_attack_defence_movement_and_range_and_no_reduced_side() {
    let game = game("");
    for counter in game.counters.all.iter().filter(|counter| counter.kind.is_artillery()) {
        assert!(counter.combat > 0 && counter.range > 0, "{}", counter.id);
        assert_eq!(counter.reduced, 0, "{}", counter.id);
        let off_map = counter.begins == Begins::OffMap;
        assert_eq!(off_map, ["naval", "heavy"].contains(&counter.id.as_str()), "{}", counter.id);
        if !off_map {
            assert!(counter.defence > 0, "{}", counter.id);
        }
    }
}

#[test]
fn r2_13_guns_turned_over_are_done_for_the_turn_and_have_their_defence_alone() {
    // The guns of the 16th too: the garrison on their back is a misprint.
    for gun in ["xxx1", "art51r", "art16"] {
        let mut desk = Desk::new(&format!("{gun} 1607 fired, ri208 1608, ri13 1608, ir80 1606"));
        desk.at(FRENCH, Phase::Move);
        assert_eq!(desk.refused(&format!("take {gun}")), "8.fired", "{gun}");
        desk.at(FRENCH, Phase::Bombard);
        assert!(!desk.may(&format!("take {gun}")), "{gun}");
        desk.at(FRENCH, Phase::Assault);
        let table = desk.table(FRENCH);
        let piece = table.pieces.iter().find(|piece| piece.id == gun).expect("it is there");
        let figure =
            |kind: &str| piece.figures.iter().find(|figure| figure.kind == kind).map(|figure| figure.value);
        assert_eq!((figure("combat"), figure("defence")), (None, Some(2)), "{gun}");
        desk.at(GERMAN, Phase::Assault).does("target 1607, with ir80, assault");
        assert!(desk.saw(|event| matches!(event, Event::Assault { defence: 2, .. })), "{gun}");
    }
    let mut desk = Desk::new("xxx1 1609 fired, ri208 1607, ri233 1608, ir80 1606");
    desk.at(FRENCH, Phase::Assault).does("target 1606, with ri208");
    assert_eq!(desk.refused("with xxx1"), "9.3.fired");
    let desk = Desk::new("art16 1607");
    let piece = desk.table(FRENCH).pieces.into_iter().find(|piece| piece.id == "art16").expect("it is there");
    assert_eq!(piece.steps, Some([1, 1]));
}

#[test]
fn r2_13_calibre_guns_of_army_corps_and_division() {
    let game = game("");
    // Two army guns a side; two of corps for each German corps, one for each French; one for each division.
    for side in [GERMAN, FRENCH] {
        assert_eq!(of_kind(&game, side, Kind::ArmyArtillery).len(), 2);
        let divisional = of_kind(&game, side, Kind::Divisional);
        let mut divisions: Vec<&str> = divisional.iter().map(|counter| division(&game, counter)).collect();
        divisions.sort_unstable();
        divisions.dedup();
        assert_eq!(divisions.len(), divisional.len(), "one for each division");
        assert!(!divisions.contains(&""));
    }
    let iii: Vec<&Counter> = of_kind(&game, GERMAN, Kind::CorpsArtillery)
        .into_iter()
        .filter(|counter| corps(&game, counter) == "III")
        .collect();
    assert_eq!(iii.len(), 2, "the two of III Corps in the example of 7.11");
    assert_eq!(iii.iter().map(|counter| counter.combat).sum::<u8>(), 10);
    // The heavier the calibre, the farther it reaches.
    let reach = |kind: Kind| {
        game.counters.all.iter().filter(move |counter| counter.kind == kind).map(|counter| counter.range)
    };
    assert!(reach(Kind::Divisional).max() < reach(Kind::CorpsArtillery).min());
    assert!(reach(Kind::CorpsArtillery).max() < reach(Kind::ArmyArtillery).min());
}

#[test]
fn r2_2_a_counter_tells_its_corps_division_number_and_morale() {
    let game = game("");
    for counter in &game.counters.all {
        let (corps, division) = (corps(&game, counter), division(&game, counter));
        let id = &counter.id;
        match counter.kind {
            Kind::Remnant | Kind::Garrison => assert_eq!((corps, division), ("", ""), "{id}"),
            Kind::Headquarters | Kind::CorpsArtillery | Kind::ArmyArtillery => {
                assert!(!corps.is_empty() && division.is_empty(), "{id}");
            }
            Kind::Divisional | Kind::Regiment | Kind::Pioneers => {
                assert!(!corps.is_empty() && !division.is_empty(), "{id}");
            }
            Kind::Territorial | Kind::Chasseurs => assert!(!corps.is_empty(), "{id}"),
        }
        if counter.begins != Begins::OffMap {
            assert!((2..=12).contains(&counter.morale), "{id}");
        }
        assert!(!counter.short.is_empty() && !counter.name.fr.is_empty() && !counter.name.en.is_empty());
    }
    // A headquarters bears the number of its corps.
    for (id, corps) in
        [("qg-xxx", "XXX"), ("qg-xx", "XX"), ("qg-i", "I"), ("qg-xviii", "XVIII"), ("qg-v", "V")]
    {
        assert_eq!(counter(&game, id).short, corps);
    }
}

#[test]
fn r2_2_french_corps_have_their_divisions() {
    let game = game("");
    let mut found: Vec<(&str, &str)> = game
        .counters
        .all
        .iter()
        .filter(|counter| counter.side == FRENCH && counter.division.is_some())
        .map(|counter| (corps(&game, counter), division(&game, counter)))
        .collect();
    found.sort_unstable();
    found.dedup();
    let expected = [
        ("16", "16"),
        ("I", "1"),
        ("I", "2"),
        ("XX", "153"),
        ("XX", "37"),
        ("XXX", "14"),
        ("XXX", "51R"),
        ("XXX", "72R"),
    ];
    assert_eq!(found, expected);
    for counter in game.counters.all.iter().filter(|counter| counter.side == FRENCH) {
        // XXX Corps is there from the start, and no other.
        let corps = corps(&game, counter);
        assert_eq!(counter.arrives > 0, ["XX", "I", "16"].contains(&corps), "{}", counter.id);
    }
    let independent = game.counters.corps.iter().filter(|corps| corps.independent);
    assert_eq!(independent.map(|corps| corps.id.as_str()).collect::<Vec<_>>(), ["16"]);
    assert_eq!(of_kind(&game, FRENCH, Kind::Territorial).len(), 3);
    let chasseurs = of_kind(&game, FRENCH, Kind::Chasseurs);
    assert_eq!(chasseurs.iter().filter(|counter| corps(&game, counter) == "XXX").count(), 2);
}

#[test]
fn r2_2_german_corps_have_their_divisions() {
    let game = game("");
    let mut found: Vec<(&str, &str)> = game
        .counters
        .all
        .iter()
        .filter(|counter| counter.side == GERMAN && counter.division.is_some())
        .map(|counter| (corps(&game, counter), division(&game, counter)))
        .collect();
    found.sort_unstable();
    found.dedup();
    // The 121st is in XVIII Corps by 6.42 (r.division-121).
    let expected = [
        ("III", "5"),
        ("III", "6"),
        ("V", "10"),
        ("V", "9"),
        ("VIIR", "13R"),
        ("VIIR", "14R"),
        ("XVIII", "121"),
        ("XVIII", "21"),
        ("XVIII", "25"),
    ];
    assert_eq!(found, expected);
    assert!(of_kind(&game, GERMAN, Kind::Territorial).is_empty());
    assert!(of_kind(&game, GERMAN, Kind::Chasseurs).is_empty());
    assert!(of_kind(&game, FRENCH, Kind::Pioneers).is_empty());
    assert!(!of_kind(&game, GERMAN, Kind::Pioneers).is_empty());
}

#[test]
fn all_figures_that_the_text_gives_are_on_the_counters() {
    let game = game("");
    // 7.11: the 208th has morale 6, the 56th Chasseurs 8.
    let ri208 = counter(&game, "ri208");
    assert_eq!((ri208.morale, ri208.reserve, ri208.kind), (6, true, Kind::Regiment));
    assert_eq!((counter(&game, "bcp56").morale, counter(&game, "bcp56").kind), (8, Kind::Chasseurs));
    // 12.2: reserves begin with 6, territorials with 5; 14.7: remnants have 7 from the 26th, with one added.
    for counter in game.counters.all.iter().filter(|counter| counter.side == FRENCH) {
        let id = &counter.id;
        assert_eq!(counter.reserve, counter.kind == Kind::Regiment && counter.morale == 6, "{id}");
        match counter.kind {
            Kind::Territorial => assert_eq!(counter.morale, 5, "{id}"),
            Kind::Remnant => assert_eq!(counter.morale, 6, "{id}"),
            // 14.81 and 15.4: a fort is worth 2, then 1, and does not move.
            Kind::Garrison => {
                assert_eq!((counter.combat, counter.reduced, counter.movement), (2, 1, 0), "{id}")
            }
            _ => {}
        }
    }
    // 14.4: three French remnants and two German ones.
    assert_eq!(of_kind(&game, FRENCH, Kind::Remnant).len(), 3);
    assert_eq!(of_kind(&game, GERMAN, Kind::Remnant).len(), 2);
    // 9.32 and the erratum: guns of division fire with 3 and defend with 2.
    for side in [GERMAN, FRENCH] {
        for counter in of_kind(&game, side, Kind::Divisional) {
            assert_eq!((counter.combat, counter.defence), (3, 2), "{}", counter.id);
        }
    }
    // 7.11: guns of III Corps have 5 each and reach 1606 from their sector; the heavy guns have 6.
    for id in ["iii1", "iii2"] {
        let gun = counter(&game, id);
        assert_eq!(gun.combat, 5);
        let near = zone(&game, "III");
        let nearest = near.iter().map(|name| game.map.distance(at(&game, name), at(&game, "1606"))).min();
        assert!(nearest.unwrap() <= gun.range);
    }
    let (heavy, naval) = (counter(&game, "heavy"), counter(&game, "naval"));
    assert_eq!((heavy.combat, heavy.range, heavy.shots), (6, 10, 3));
    assert_eq!(naval.shots, 1);
    assert!(game.map.all().all(|hex| game.map.row(hex) <= naval.range), "unlimited");
    // 14.33, 14.34: one stands at Forges and does not move; the other moves along its railway.
    let (forges, rail) = (counter(&game, "forges"), counter(&game, "rail"));
    assert_eq!((forges.movement, &forges.begins), (0, &Begins::In(vec![at(&game, "0105")])));
    assert!(rail.movement > 0 && rail.begins == Begins::Railway);
    // 14.5: pioneers are battalions of divisions, one each.
    assert_eq!(of_kind(&game, GERMAN, Kind::Pioneers).len(), of_kind(&game, GERMAN, Kind::Divisional).len());
}

#[test]
fn every_division_of_the_first_line_has_regiments_enough_to_cover_its_stretch() {
    let game = game("");
    for id in ["72R", "51R", "14"] {
        let regiments = of_kind(&game, FRENCH, Kind::Regiment);
        let count = regiments.iter().filter(|counter| division(&game, counter) == id).count();
        // A regiment covers its own hex and one on either side.
        assert!(3 * count >= zone(&game, id).len(), "{id}");
    }
}

// --- The tables.

#[test]
fn table_assaut_has_nine_columns_from_one_to_three_to_seven_to_one() {
    let game = game("");
    assert_eq!(ODDS, ["1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1"]);
    assert_eq!((LOWEST, HIGHEST, game.tables.assault.len()), (-1, 7, 9));
    let cells: Vec<(u8, u8)> = game.tables.assault.iter().flatten().copied().collect();
    // 9.4 has 3/0 for an example; 14.41 has four hits on a defender.
    assert!(cells.contains(&(3, 0)));
    assert!(cells.iter().any(|(_, defender)| *defender == 4));
    // No column and no die is worse for the attacker than the one before.
    for column in LOWEST..=HIGHEST {
        for die in 1..=6 {
            let (attacker, defender) = game.tables.losses(column, die);
            for (other_column, other_die) in [(column + 1, die), (column, die + 1)] {
                if other_column <= HIGHEST && other_die <= 6 {
                    let (better, worse) = game.tables.losses(other_column, other_die);
                    assert!(better <= attacker && worse >= defender, "{column} {die}");
                }
            }
        }
    }
    // Beyond its ends the last columns hold.
    assert_eq!(game.tables.losses(12, 4), game.tables.losses(7, 4));
}

#[test]
fn table_assaut_is_reconstructed_and_says_so() {
    let game = game("");
    let names: Vec<&str> = game.tables.reconstructed.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["assault", "barrage"]);
    assert!(game.tables.reconstructed.iter().all(|(_, why)| !why.fr.is_empty() && !why.en.is_empty()));
    assert!(game.scene().reconstructed.len() >= 4, "map, counters and both tables");
}

#[test]
fn table_assaut_shifts_add_up() {
    let game = game("");
    // Slope, town, wood −1 each; trench −2; city −3. Of a fort the −2 end with its garrison.
    for (name, columns) in [
        ("1606", 0),
        ("1407", -1),
        ("1104", -1),
        ("1507", -1),
        ("1504", -2),
        ("1405", -3),
        ("1403", -4),
        ("0806", -3),
        ("2012", -2),
        ("1421", -3),
        ("2113", -1),
    ] {
        assert_eq!(game.map.assault[at(&game, name).index()], columns, "{name}");
    }
    assert_eq!(game.tables.terrain[5].assault, -2);
    assert_eq!(game.tables.crossing, -1);
    // Pioneers +1; all over a stream −1: 2808 and 2807 have the Orne between them.
    let column = |units: &str, target: &str, who: &str| {
        let mut desk = Desk::new(units);
        desk.at(GERMAN, Phase::Assault).does(&format!("target {target}, {who}, assault"));
        let mut columns = desk.lines.iter().filter_map(|line| match line.what {
            Event::Assault { column, .. } => Some(column),
            _ => None,
        });
        columns.next_back().expect("an assault")
    };
    assert_eq!(column("ir80 1606, ir81 1606, ri208 1607", "1607", "with ir80, with ir81"), 3);
    assert_eq!(
        column("ir80 1606, ir81 1606, pi21 1606, ri208 1607", "1607", "with ir80, with ir81, with pi21"),
        4
    );
    assert_eq!(column("ir80 2808, ir81 2808, ri208 2807", "2807", "with ir80, with ir81"), 2);
    assert_eq!(column("ir80 2808, ir81 2806, ri208 2807", "2807", "with ir80, with ir81"), 3);
    // Over a bridge −1, and the city −3: 18 against 1.
    assert_eq!(
        column("ir80 1422, ir81 1422, ir87 1422, f1 1421", "1421", "with ir80, with ir81, with ir87"),
        18 - 4
    );
    // A fort −2 and its slope −1: 24 against the garrison's 2.
    assert_eq!(
        column(
            "ir80 2112, ir81 2112, ir87 2112, ir115 2112",
            "2113",
            "with ir80, with ir81, with ir87, with ir115"
        ),
        12 - 3
    );
}

#[test]
fn table_barrage_goes_up_to_nineteen_and_gives_tests_or_damage() {
    let game = game("");
    let tables = &game.tables;
    assert_eq!(tables.strengths.last(), Some(&19), "the highest column is 19+");
    // 7.11: 16 lies in the column below it, and one column more is the highest; a 5 there is damage.
    let last = tables.strengths.len() - 1;
    assert_eq!(tables.barrage_column(16, 0), Some(last - 1));
    assert_eq!(tables.barrage_column(16, 1), Some(last));
    assert_eq!(tables.barrage[last][4], Shelling::Damage);
    assert_eq!((tables.barrage_column(19, 0), tables.barrage_column(40, 3)), (Some(last), Some(last)));
    for column in &tables.barrage {
        for cell in column {
            assert!(matches!(cell, Shelling::Nothing | Shelling::Morale(0..=2) | Shelling::Damage));
        }
    }
    // Below the first column there is nothing.
    assert_eq!(tables.barrage_column(3, -1), None);
    assert_eq!(tables.barrage_column(3, 0), Some(0));
    // A higher column or die is never milder.
    let harm = |cell: Shelling| match cell {
        Shelling::Nothing => 0,
        Shelling::Morale(add) => 1 + add,
        Shelling::Damage => 4,
    };
    for (place, column) in tables.barrage.iter().enumerate() {
        for die in 0..6 {
            if die > 0 {
                assert!(harm(column[die]) >= harm(column[die - 1]));
            }
            if place > 0 {
                assert!(harm(column[die]) >= harm(tables.barrage[place - 1][die]));
            }
        }
    }
}

#[test]
fn table_barrage_shifts_for_town_city_and_trench_and_spares_forts() {
    let game = game("");
    for (name, columns) in [
        ("1606", 0),
        ("1104", -1),
        ("1421", -2),
        ("1504", -2),
        ("0806", -3),
        ("1405", -2),
        ("1507", 0),
        ("1407", 0),
    ] {
        assert_eq!(game.map.barrage[at(&game, name).index()], columns, "{name}");
    }
    let desk = in_phase(GERMAN, Phase::Bombard, "ri208 2113").after("take naval");
    assert_eq!(desk.refused("barrage 2113"), "7.13.fort");
    // German guns: fair weather +1, the first day +1.
    for (day, bad, columns) in [(21, false, 2), (22, false, 1), (22, true, 0)] {
        let mut desk = Desk::new("ri208 1606");
        desk.day(day).p.bad_weather = bad;
        desk.at(GERMAN, Phase::Bombard).does("take naval, barrage 1606");
        assert!(desk.saw(|event| matches!(event, Event::Barrage { shift, .. } if *shift == columns)));
    }
}

#[test]
fn table_terrain_is_that_of_the_book() {
    let game = game("");
    let terrain = |cost, strategic, assault, barrage| Terrain { cost, strategic, assault, barrage };
    let [wood, slope, trench, town, city, fort] = game.tables.terrain;
    assert_eq!(wood, terrain(2, None, -1, 0));
    assert_eq!(slope, terrain(2, None, -1, 0));
    assert_eq!(trench, terrain(1, None, -2, -2));
    assert_eq!(town, terrain(2, Some(1), -1, -1));
    assert_eq!(city, terrain(2, Some(1), -3, -2));
    assert_eq!((fort.assault, fort.barrage), (-2, 0));
    assert_eq!((game.tables.open, game.tables.stream, game.tables.crossing), (1, 1, -1));
}

#[test]
fn the_stream_of_azannes_runs_down_to_the_north_edge_and_back() {
    let game = game("");
    let map = &game.map;
    for (from, to) in [("2302", "2402"), ("2501", "2601"), ("2601", "2701")] {
        let side = map.side(at(&game, from), at(&game, to)).expect("neighbours");
        assert_ne!(map.stream[at(&game, from).index()] & 1 << side, 0, "{from}/{to}");
    }
}

#[test]
fn table_terrain_is_what_a_move_costs() {
    // Half points: open ground, wood, slope, town and city off their roads, trench, wood and trench, a stream, a road.
    for (from, to, halves) in [
        ("1708", "1709", 2),
        ("1508", "1507", 4),
        ("1408", "1407", 4),
        ("1203", "1104", 4),
        ("1320", "1420", 4),
        ("1008", "1007", 4),
        ("1507", "1506", 6),
        ("1305", "1404", 8),
        ("2708", "2707", 4),
        ("1606", "1607", 2),
        ("1505", "1405", 2),
        ("1214", "1115", 2),
        ("1421", "1422", 2),
    ] {
        let mut desk = Desk::new(&format!("ri165 {from}"));
        desk.at(FRENCH, Phase::Move).does(&format!("take ri165, go {to}"));
        let paid = |event: &Event| matches!(event, Event::Moved { halves: paid, .. } if *paid == halves);
        assert!(desk.saw(paid), "{from} to {to}: {:?}", desk.lines);
    }
    // By strategic movement: a road ½, town and city 1, the rest as ever.
    for (from, to, halves) in [
        ("1606", "1607", 1),
        ("1203", "1104", 2),
        ("1508", "1507", 4),
        ("1507", "1506", 6),
        ("1708", "1709", 2),
        ("1421", "1422", 2),
    ] {
        let mut desk = Desk::new(&format!("ri165 {from}"));
        desk.at(FRENCH, Phase::Move).does(&format!("take ri165, march {to}"));
        let paid = |event: &Event| matches!(event, Event::MarchedFar { halves: paid, .. } if *paid == halves);
        assert!(desk.saw(paid), "{from} to {to}: {:?}", desk.lines);
    }
}

#[test]
fn table_terrain_a_fort_is_closed_to_the_germans_and_the_meuse_to_all() {
    let mut desk = Desk::new("ir80 2112, rir13 0201, ri208 2013").after("take ir80");
    assert_eq!(desk.refused("go 2113"), "8.11.fort");
    desk.does("take rir13");
    assert_eq!(desk.refused("go 0101"), "8.11.meuse");
    desk.at(FRENCH, Phase::Move).does("take ri208, go 2113");
    assert_eq!(desk.whereabouts("ri208"), "2113");
}

#[test]
fn table_terrain_meuse_stops_assaults_but_over_a_bridge() {
    let desk = in_phase(GERMAN, Phase::Assault, "rir13 0201, rir39 0201, f1 0101");
    assert_eq!(desk.refused("target 0101"), "table.terrain.meuse");
    // With somebody else on the near bank, he who stands across still cannot join.
    let mut desk = Desk::new("rir13 0201, rir39 0103, f1 0102");
    desk.at(GERMAN, Phase::Assault).does("target 0102, with rir39");
    assert_eq!(desk.refused("with rir13"), "table.terrain.meuse");
    let mut desk = Desk::new("rir13 1214, rir39 1214, f1 1115");
    desk.at(GERMAN, Phase::Assault).does("target 1115, with rir13, assault");
    assert!(desk.saw(|event| matches!(event, Event::AssaultRolled { .. })));
}

#[test]
fn table_artillerie_says_what_each_calibre_can_do() {
    // The railway guns, guns of corps and guns of division in one place, all ready.
    let units = "rail 1211, xxx1 1608, art51r 1608, ri208 1607, ir80 1606, iii1 1602, art21 1604, ri233 1610";
    for (gun, bombards, supports) in [("rail", true, false), ("xxx1", true, true), ("art51r", false, true)] {
        let mut desk = in_phase(FRENCH, Phase::Bombard, units);
        assert_eq!(desk.may(&format!("take {gun}")), bombards, "{gun}");
        if bombards {
            desk.does(&format!("take {gun}"));
            assert!(desk.may("barrage 1606") && desk.may("interdict 1605"), "{gun}");
        } else {
            assert_eq!(desk.refused(&format!("take {gun}")), "7.division");
        }
        let desk = in_phase(FRENCH, Phase::Assault, units).after("target 1606, with ri208");
        assert_eq!(desk.may(&format!("with {gun}")), supports, "{gun} in attack");
        let desk = in_phase(GERMAN, Phase::Assault, units).after("target 1607, with ir80, assault");
        assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Support));
        assert_eq!(desk.may(&format!("with {gun}")), supports, "{gun} in defence");
        if !supports {
            assert_eq!(desk.refused(&format!("with {gun}")), "9.32.army");
        }
    }
    // The German guns off the map too.
    let desk = in_phase(GERMAN, Phase::Assault, units).after("target 1607, with ir80");
    assert_eq!(desk.refused("with naval"), "9.32.army");
    assert_eq!(desk.refused("with heavy"), "9.32.army");
}

#[test]
fn replacements_and_weather_are_those_of_the_book() {
    let game = game("");
    for day in 21..=29 {
        let german = if day == 21 { 0 } else { 3 };
        let french = if day < 26 { 1 } else { 2 };
        assert_eq!(game.tables.replacements.of(GERMAN, day), german, "{day}");
        assert_eq!(game.tables.replacements.of(FRENCH, day), french, "{day}");
    }
    assert_eq!(game.tables.bad_weather, 2);
    assert_eq!((verdun::FIRST_DAY, verdun::LAST_DAY, verdun::PETAIN, verdun::CALL), (21, 29, 26, 25));
}

#[test]
fn columns_below_one_to_one_go_on_downwards() {
    assert_eq!((column(24, 11), column(8, 1), column(1, 1)), (2, 8, 1));
    assert_eq!((column(7, 10), column(1, 3), column(1, 5)), (0, -1, -3));
    assert_eq!(["1:3", "1:2", "1:1", "2:1"], [-1, 0, 1, 2].map(column_name).each_ref().map(String::as_str));
}
