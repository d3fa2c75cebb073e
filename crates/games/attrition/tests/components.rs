//! Chapter 2: the board, the markers and the tiles.

use crate::common::*;
use attrition::map::{ALL_REGIONS, ALLIED, CAPITALS, REGIONS, RUSSIAN, regions_of};
use attrition::tables::{Arm, JAGDKOMMANDOS, LUSITANIA, SURRENDER_ELITE, TILES, year};
use contract::Show;

#[test]
fn r2_1_1_the_map_has_27_regions() {
    assert_eq!(REGIONS, 27);
    assert_eq!(Region::all().count(), 27);
}

#[test]
fn r2_1_2_every_region_bears_the_flag_of_its_nation() {
    let table = [
        (Nation::Germany, "Berlin Rhineland"),
        (Nation::AustriaHungary, "Vienna Hungary"),
        (Nation::Ottoman, "Istanbul Armenia Levant"),
        (Nation::Bulgaria, "Sofia"),
        (Nation::Mexico, "MexicoCity"),
        (Nation::France, "Paris Belgium"),
        (Nation::Britain, "London Alexandria"),
        (Nation::Russia, "Petrograd Moscow Baltics Poland Kiev Ukraine Caucasus"),
        (Nation::Serbia, "Belgrade"),
        (Nation::Italy, "Rome NorthernItaly"),
        (Nation::Greece, "Salonica"),
        (Nation::Romania, "Bucharest"),
        (Nation::Usa, "Washington SouthernStates"),
    ];
    for (nation, regions) in table {
        let regions: Vec<&str> = regions.split(' ').collect();
        assert_eq!(names(regions_of(nation)), regions, "{nation:?}");
        let side = if (nation as u8) < 5 { CENTRAL } else { ENTENTE };
        assert!(regions.iter().all(|id| region(id).allegiance() == side), "{nation:?}");
    }
}

#[test]
fn r2_1_2_the_capitals_are_those_with_a_star() {
    let capitals = [
        "London",
        "Alexandria",
        "Paris",
        "Petrograd",
        "Belgrade",
        "Rome",
        "Salonica",
        "Bucharest",
        "Washington",
        "Berlin",
        "Vienna",
        "Istanbul",
        "Sofia",
        "MexicoCity",
    ];
    assert_eq!(names(CAPITALS), capitals);
}

#[test]
fn r2_1_2_the_sets_of_regions_are_those_of_the_flags() {
    let central =
        ["Berlin", "Rhineland", "Vienna", "Hungary", "Istanbul", "Armenia", "Levant", "Sofia", "MexicoCity"];
    assert_eq!(names(ALLIED[CENTRAL]), central);
    assert_eq!(ALLIED[ENTENTE].count_ones(), 18);
    assert_eq!(ALLIED[CENTRAL] & ALLIED[ENTENTE], 0);
    let russian = ["Petrograd", "Moscow", "Baltics", "Poland", "Kiev", "Ukraine", "Caucasus"];
    assert_eq!(names(RUSSIAN), russian);
    assert_eq!(ALL_REGIONS.count_ones(), 27);
    assert_eq!((Nation::of_side(CENTRAL).len(), Nation::of_side(ENTENTE).len()), (5, 8));
    // A region by name is where the list of names has it.
    assert_eq!(
        [Region::LONDON, Region::SALONICA, Region::MEXICO_CITY].map(Region::id),
        ["London", "Salonica", "MexicoCity"]
    );
}

type OfArm = fn(Arm) -> bool;

#[test]
fn r2_1_2_the_classes_of_a_side_are_those_of_its_nations() {
    let tiles = |side: Seat, of: OfArm| {
        let alike = Class::of_side(side).filter(|class| of(class.arm()));
        alike.map(|class| class.info().count).sum::<u8>()
    };
    // Of the Central Powers and of the Entente: tiles of the pouch that are no tanks (2.9), tanks (9.2), elites (10.6–10.9),
    // decoys (12).
    let kinds: [(OfArm, [u8; 2]); 4] = [
        (|arm| arm.is_pouched() && arm != Arm::Tank, [44, 70]),
        (|arm| arm == Arm::Tank, [0, 3]),
        (Arm::is_elite, [5, 2]),
        (|arm| arm == Arm::Decoy, [3, 3]),
    ];
    for (of, expected) in kinds {
        assert_eq!([CENTRAL, ENTENTE].map(|side| tiles(side, of)), expected);
    }
    assert_eq!(TILES, 130);
    for side in [CENTRAL, ENTENTE] {
        assert!(Class::of_side(side).all(|class| class.nation().is_none_or(|nation| nation.side() == side)));
    }
    assert_eq!((SURRENDER_ELITE.info().code, JAGDKOMMANDOS.info().code), ("ge.storm3", "ah.jagd"));
    assert_eq!(LUSITANIA.info().code, "EP5");
}

#[test]
fn r2_1_2_each_neutral_nation_has_its_first_turn() {
    let turns = [
        (Nation::Ottoman, 1),
        (Nation::Italy, 2),
        (Nation::Bulgaria, 3),
        (Nation::Greece, 5),
        (Nation::Romania, 5),
        (Nation::Mexico, 6),
        (Nation::Usa, 6),
    ];
    for nation in Nation::ALL {
        let expected = turns.iter().find(|(neutral, _)| *neutral == nation).map(|(_, turn)| turn - 1);
        assert_eq!(nation.entry(), expected, "{nation:?}");
    }
}

#[test]
fn r2_1_2_allegiance_never_changes_with_control() {
    let desk = Desk::new("", "turn 5, central, movement\nParis central: ge.inf\nBelgium central:");
    assert_eq!(desk.marker("Paris"), "central");
    assert_eq!(region("Paris").allegiance(), ENTENTE);
    assert_eq!(desk.refused("move ge.inf Paris - Belgium"), "4.6.1");
}

#[test]
fn r2_1_3_tiles_are_mobilised_only_in_capitals() {
    let desk = Desk::new("", "turn 3, central, mobilise\nreserves: ge.inf ah.inf");
    assert_eq!(desk.offers(), ["mobilise ge.inf Berlin", "mobilise ah.inf Vienna", "done"]);
    assert_eq!(desk.refused("mobilise ge.inf Rhineland"), "4.5.entry");
}

#[test]
fn r2_1_3_without_a_path_there_is_no_direct_way() {
    let desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf\nRhineland entente:");
    assert_eq!(desk.moves("ge.inf", "Berlin"), ["Poland", "Rhineland"]);
    assert_eq!(desk.refused("move ge.inf Berlin - Vienna"), "4.6.2.stop");
}

#[test]
fn r2_1_3_paths_join_both_ends_by_land_or_by_sea() {
    let map = game("").map;
    for path in &map.paths {
        let [a, b] = path.ends;
        let lists = if path.sea { &map.sea } else { &map.land };
        assert!(lists[a.index()] & b.bit() != 0 && lists[b.index()] & a.bit() != 0, "{} {}", a.id(), b.id());
    }
    let ends = |lists: &[u32]| lists.iter().map(|list| list.count_ones()).sum::<u32>();
    assert_eq!(ends(&map.land) + ends(&map.sea), 2 * map.paths.len() as u32);
}

#[test]
fn r2_1_4_two_turns_a_year_the_central_powers_before_the_entente() {
    let years: Vec<u16> = (0..10).map(year).collect();
    assert_eq!(years, [1914, 1914, 1915, 1915, 1916, 1916, 1917, 1917, 1918, 1918]);
    let desk = Desk::new("", "turn 4, central, entrench").after("done");
    assert_eq!((desk.p.turn + 1, desk.p.active()), (4, ENTENTE));
    let desk = Desk::new("", "turn 4, entente, entrench").after("done");
    assert_eq!((desk.p.turn + 1, desk.p.active()), (5, CENTRAL));
}

#[test]
fn r2_1_5_the_track_shows_the_industry_a_side_controls() {
    let desk = Desk::new("", "turn 3, central, movement\nBelgium central: ge.inf");
    let belgium = desk.game.map.industry[Region::BELGIUM.index()];
    assert_eq!(desk.industry(CENTRAL), 7 + belgium);
    assert_eq!(desk.industry(ENTENTE), 12 - belgium);
}

#[test]
fn r2_5_a_control_marker_makes_a_region_friendly_to_one_side_and_enemy_to_the_other() {
    let desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf\nPoland central:");
    assert_eq!(desk.marker("Poland"), "central");
    assert!(
        desk.moves("ge.inf", "Berlin").contains(&"Baltics".into()),
        "one passes through a friendly region"
    );
    let desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf\nPoland entente:");
    assert!(
        !desk.moves("ge.inf", "Berlin").contains(&"Baltics".into()),
        "one does not pass through an enemy one"
    );
}

#[test]
fn r2_6_no_tile_enters_a_neutral_region() {
    let desk = Desk::new("", "turn 3, central, movement\nVienna: ah.inf");
    assert_eq!(desk.refused("move ah.inf Vienna - NorthernItaly"), "2.6");
}

#[test]
fn r2_6_no_tile_passes_through_a_neutral_region() {
    let text = "turn 3, central, movement\nVienna: ah.inf\nRome entente:";
    assert!(!Desk::new("", text).moves("ah.inf", "Vienna").contains(&"Rome".into()));
    let open = format!("{text}\nNorthernItaly central:");
    assert!(Desk::new("", &open).moves("ah.inf", "Vienna").contains(&"Rome".into()));
}

#[test]
fn r2_6_a_neutral_region_is_neither_friendly_nor_enemy() {
    let desk = Desk::new("", "turn 3, central, movement");
    let p = &desk.p;
    assert_eq!(p.neutral & (p.control(CENTRAL) | p.control(ENTENTE) | p.contested), 0);
}

#[test]
fn r2_6_the_russian_surrender_makes_regions_neutral() {
    let desk = Desk::new("", "turn 3, entente, surrender").after("surrender");
    assert_eq!(desk.marker("Moscow"), "neutral");
}

#[test]
fn r2_7_a_region_with_tiles_of_both_sides_is_contested() {
    let desk = Desk::new("", "turn 3, central, recall\nBelgium: fr.inf ge.inf").after("done");
    assert_eq!(desk.marker("Belgium"), "contested");
}

#[test]
fn r2_9_infantry_hits_on_1_artillery_on_2_aircraft_on_3() {
    for (tile, face) in [("ru.inf", 1), ("ru.art", 2), ("ru.air", 3)] {
        for rolled in 1..=6 {
            let text = format!("turn 3, central, battle\nPoland battle: ge.air ah.air {tile}");
            let mut desk = Desk::new("", &text);
            desk.does_rolling("fight Poland ge", &[rolled]);
            let hit = desk.pile(CENTRAL, "destroyed") == 1 || desk.phase() == Phase::Losses;
            assert_eq!(hit, rolled == face, "{tile} with a {rolled}");
        }
    }
}

#[test]
fn r2_9_there_are_44_tiles_of_the_central_powers_and_70_of_the_entente() {
    let table = [
        (Nation::Germany, [7, 5, 4]),
        (Nation::AustriaHungary, [10, 1, 1]),
        (Nation::Ottoman, [6, 2, 0]),
        (Nation::Bulgaria, [2, 2, 0]),
        (Nation::Mexico, [3, 1, 0]),
        (Nation::Russia, [18, 1, 1]),
        (Nation::Britain, [9, 1, 2]),
        (Nation::France, [9, 2, 1]),
        (Nation::Serbia, [3, 1, 0]),
        (Nation::Italy, [7, 1, 0]),
        (Nation::Usa, [3, 3, 2]),
        (Nation::Romania, [4, 0, 0]),
        (Nation::Greece, [2, 0, 0]),
    ];
    let count = |nation: Nation, arm: Arm| {
        let alike = CLASSES.iter().filter(|info| info.nation == Some(nation) && info.arm == arm);
        alike.map(|info| info.count).sum::<u8>()
    };
    let mut sums = [0; 2];
    for (nation, expected) in table {
        let counts = [Arm::Infantry, Arm::Artillery, Arm::Aircraft].map(|arm| count(nation, arm));
        assert_eq!(counts, expected, "{nation:?}");
        sums[nation.side().index()] += counts.iter().sum::<u8>();
    }
    assert_eq!(sums, [44, 70]);
}

#[test]
fn a_position_is_small_and_a_decision_fits_sixteen_bytes() {
    assert!(size_of::<Position>() <= 600, "{}", size_of::<Position>());
    assert!(size_of::<attrition::Decision>() <= 16, "{}", size_of::<attrition::Decision>());
}

#[test]
fn the_ruler_finds_the_shortest_way_and_says_whether_it_crosses_the_sea() {
    let desk = Desk::new("", "turn 1, central, mobilise");
    let point = |id: &str| desk.game.point_at(id).unwrap();
    let way = |from: &str, to: &str| {
        let measure = desk.game.measure(&desk.p, Onlooker::Spectator, point(from), point(to));
        measure.expect("both are regions").places
    };
    assert_eq!(way("Berlin", "Belgium"), ["Berlin", "Rhineland", "Belgium"]);
    assert_eq!(way("London", "Paris"), ["London", "Paris"]);
    assert!(desk.game.measure(&desk.p, Onlooker::Spectator, point("Berlin"), point("Berlin")).is_none());
}

#[test]
fn an_event_shows_where_it_happened_and_its_dice() {
    let desk = Desk::new("", "turn 1, central, mobilise");
    let rolled = desk.game.picture(&Event::Rolled {
        dice: [2, 0, 0, 0, 0, 1],
        hits: [2, 0],
        region: Region::BERLIN,
        scored: [[2, 0, 0, 0, 0, 0], [0; 6]],
        most: None,
    });
    assert_eq!(rolled.dice.iter().map(|die| die.face.as_str()).collect::<Vec<_>>(), ["1", "1", "6"]);
    let taken = desk.game.picture(&Event::Controlled { side: Seat::First, region: Region::RHINELAND });
    assert_eq!((taken.side, taken.places), (Some(0), vec!["Rhineland".to_string()]));
}
