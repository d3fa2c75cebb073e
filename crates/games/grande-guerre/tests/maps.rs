//! The 34 maps: each its own, each with its brief, each within what the box holds.

use std::collections::BTreeSet;

use contract::{Rules, Seat};
use grande_guerre::board::{BOARD, HEXES, Hex, ROWS, Sector, each};
use grande_guerre::scenario::{NUMBERS, Scenario};
use grande_guerre::tables::{Arm, Ground, Specialist, Tables};
use grande_guerre::{GrandeGuerre, own_pack};

use crate::common::hex;

/// Every scenario with its tables.
fn all() -> Vec<GrandeGuerre> {
    NUMBERS.iter().map(|number| crate::common::game(&number.to_string(), "")).collect()
}

/// A map as a list of what is on each hex.
fn drawn(scenario: &Scenario, place: impl Fn(usize, usize) -> usize) -> Vec<(Ground, [bool; 4])> {
    let mut cells = Vec::new();
    let mut start = 0;
    for (row, length) in ROWS.into_iter().enumerate() {
        for at in 0..length {
            let hex = Hex((start + place(row, at)) as u8);
            let on = [scenario.wire, scenario.craters, scenario.fortified, scenario.bridges]
                .map(|set| set & hex.bit() != 0);
            cells.push((scenario.ground[hex.index()], on));
        }
        start += length;
    }
    cells
}

#[test]
fn there_are_34_and_every_file_reads() {
    assert_eq!(NUMBERS.len(), 34);
    let tables = Tables::read(&own_pack()).unwrap();
    for number in NUMBERS {
        let scenario = Scenario::read(&own_pack(), &tables, &number.to_string())
            .unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(scenario.number, number);
    }
    // Every scenario file of the pack is one of them.
    let files = own_pack().names().filter(|name| name.starts_with("scenarios/")).count();
    assert_eq!(files, 34);
}

#[test]
fn no_two_maps_are_alike_straight_or_mirrored() {
    let games = all();
    for (at, one) in games.iter().enumerate() {
        let straight = drawn(&one.scenario, |_, place| place);
        for other in &games[at + 1..] {
            let here = straight.clone();
            let mirrored = drawn(&other.scenario, |row, place| ROWS[row] - 1 - place);
            let there = drawn(&other.scenario, |_, place| place);
            for map in [&there, &mirrored] {
                let alike = here
                    .iter()
                    .zip(map)
                    .filter(|(a, b)| a == b && **a != (Ground::Country, [false; 4]))
                    .count();
                let marked = here.iter().filter(|cell| **cell != (Ground::Country, [false; 4])).count();
                assert!(
                    alike * 4 < marked * 3,
                    "{} and {} share {alike} of {marked} hexes",
                    one.scenario.number,
                    other.scenario.number
                );
            }
        }
    }
}

#[test]
fn no_map_is_its_own_mirror() {
    for game in all() {
        let (straight, mirrored) = (
            drawn(&game.scenario, |_, place| place),
            drawn(&game.scenario, |row, place| ROWS[row] - 1 - place),
        );
        assert_ne!(straight, mirrored, "{}", game.scenario.number);
    }
}

#[test]
fn no_two_deployments_are_alike() {
    let games = all();
    let placed: BTreeSet<Vec<(Seat, u8, u8)>> = games
        .iter()
        .map(|game| game.scenario.units.iter().map(|unit| (unit.side, unit.hex.0, unit.kind)).collect())
        .collect();
    assert_eq!(placed.len(), games.len());
}

#[test]
fn every_brief_and_story_is_there_in_both_languages_and_its_own() {
    let mut texts = BTreeSet::new();
    for game in all() {
        let scenario = &game.scenario;
        for phrase in [&scenario.place, &scenario.history] {
            for text in [&phrase.fr, &phrase.en] {
                assert!(text.split_whitespace().count() >= 50, "{}: {text}", scenario.number);
                assert!(texts.insert(text.clone()), "{}: twice: {text}", scenario.number);
            }
            assert_ne!(phrase.fr, phrase.en);
        }
        for objective in &scenario.objectives {
            assert!(!objective.name.fr.trim().is_empty() && !objective.name.en.trim().is_empty());
        }
    }
    assert_eq!(texts.len(), 4 * 34);
}

#[test]
fn hexes_that_a_brief_names_are_not_empty_country() {
    // A brief that speaks of G5 means something that stands there, on the map or as a unit; gaps are said to be gaps.
    let gaps = [(2, "G2"), (2, "G10"), (2, "H3"), (2, "H9")];
    for game in all() {
        let scenario = &game.scenario;
        for word in scenario.place.en.split(|c: char| !c.is_ascii_alphanumeric()) {
            let Some(hex) = Hex::named(word) else { continue };
            let something = scenario.ground[hex.index()] != Ground::Country
                || (scenario.wire | scenario.craters) & hex.bit() != 0
                || scenario.units.iter().any(|unit| unit.hex == hex)
                || gaps.contains(&(scenario.number, word));
            assert!(something, "{}: nothing at {word}", scenario.number);
            // The French brief names the same hexes.
            assert!(scenario.place.fr.contains(word), "{}: {word} in French", scenario.number);
        }
    }
}

#[test]
fn what_is_ours_is_said() {
    for game in all() {
        let scenario = &game.scenario;
        let what: Vec<&str> = scenario.reconstructed.iter().map(|entry| entry.what.as_str()).collect();
        assert!(what.contains(&"map"), "{}", scenario.number);
        for entry in &scenario.reconstructed {
            assert!(
                !entry.why.fr.trim().is_empty() && !entry.why.en.trim().is_empty(),
                "{}",
                scenario.number
            );
            assert_ne!(entry.why.fr, entry.why.en);
        }
        // Numbers of units come from public pages in seven scenarios; elsewhere they are ours.
        let found = [1, 2, 4, 5, 7, 8, 11].contains(&scenario.number);
        assert!(found || what.contains(&"units"), "{}", scenario.number);
        // So are the rows of No Man's Land, whose arrows are lost.
        let rows = scenario.no_mans_land.as_ref().is_some_and(|plan| plan.rows.is_some());
        assert_eq!(rows, what.contains(&"no-mans-land"), "{}", scenario.number);
        let once: BTreeSet<&str> = what.iter().copied().collect();
        assert_eq!(once.len(), what.len(), "{}", scenario.number);
    }
}

#[test]
fn specialists_on_the_map_are_within_the_stock() {
    for game in all() {
        for side in Seat::BOTH {
            let army = game.scenario.army(side);
            let count = |trade: Specialist| {
                game.scenario
                    .units
                    .iter()
                    .filter(|unit| unit.side == side && unit.specialist == Some(trade))
                    .count()
            };
            for trade in Specialist::ALL {
                let kind = game.tables.specialist(trade);
                let shared = kind.stock_with.map_or(0, count);
                assert!(
                    count(trade) + shared <= usize::from(kind.stock_of(army)),
                    "{} {trade:?}",
                    game.scenario.number
                );
            }
        }
    }
}

#[test]
fn every_unit_can_hold_its_specialist_and_every_army_has_its_figures() {
    for game in all() {
        for side in Seat::BOTH {
            let of = |arm: Arm| {
                let kinds = &game.tables.units;
                game.scenario
                    .units
                    .iter()
                    .filter(|u| u.side == side && kinds[usize::from(u.kind)].arm == arm)
                    .count()
            };
            // The box has twelve infantry units a side, three machine guns and three mortars.
            let (foot, machine_guns, mortars) = (of(Arm::Infantry), of(Arm::MachineGun), of(Arm::Mortar));
            assert!(foot <= 12 && machine_guns <= 3 && mortars <= 3, "{} {side:?}", game.scenario.number);
            assert!(foot >= 3);
        }
        for unit in &game.scenario.units {
            if let Some(trade) = unit.specialist {
                let arm = game.tables.units[usize::from(unit.kind)].arm;
                assert!(game.tables.specialist(trade).on.contains(&arm), "{}", game.scenario.number);
            }
        }
    }
}

#[test]
fn specialists_of_each_map_were_in_use_in_its_year() {
    for game in all() {
        for unit in &game.scenario.units {
            // British grenadiers are on the booklet's maps of 1915 already, before the year of the later table.
            let Some(trade) = unit.specialist.filter(|trade| *trade != Specialist::Grenadier) else {
                continue;
            };
            let army = game.scenario.army(unit.side);
            let most = game.tables.specialist(trade).historical(army, game.scenario.year);
            let there =
                game.scenario.units.iter().filter(|u| u.side == unit.side && u.specialist == Some(trade));
            assert!(there.count() <= usize::from(most), "{} {trade:?}", game.scenario.number);
        }
    }
}

#[test]
fn trench_lines_are_not_one_straight_row() {
    for game in all() {
        let trenches = game.scenario.all_of(Ground::Trench);
        for (row, length) in ROWS.into_iter().enumerate() {
            let in_row = each(trenches).filter(|hex| hex.row() == row).count();
            assert!(in_row < length, "{}: row {row} is one trench", game.scenario.number);
        }
        // Nor do more than seven trench hexes follow each other in a row.
        let mut run = 0;
        for at in 0..HEXES {
            let hex = Hex(at as u8);
            let goes_on = at > 0 && Hex(at as u8 - 1).row() == hex.row();
            run = if trenches & hex.bit() == 0 {
                0
            } else if goes_on {
                run + 1
            } else {
                1
            };
            assert!(run <= 7, "{}: {run} in a row at {}", game.scenario.number, hex.name());
        }
    }
}

#[test]
fn nobody_stands_where_his_kind_may_not_go() {
    for game in all() {
        for unit in &game.scenario.units {
            let arm = game.tables.units[usize::from(unit.kind)].arm;
            let ground = game.scenario.ground[unit.hex.index()];
            assert_ne!(ground, Ground::Water, "{}", game.scenario.number);
            if arm == Arm::FieldGun {
                use Ground::{Building, Bunker, Church, Forest, FortBuilding, Ruin};
                assert!(!matches!(ground, Forest | Building | FortBuilding | Ruin | Church | Bunker));
            }
            assert_eq!(
                game.scenario.wire & unit.hex.bit(),
                0,
                "{}: {} in wire",
                game.scenario.number,
                unit.hex.name()
            );
        }
    }
}

#[test]
fn every_side_has_units_in_every_sector() {
    use grande_guerre::board::Sector;
    for game in all() {
        for side in Seat::BOTH {
            for sector in Sector::ALL {
                let there = game.scenario.units.iter().filter(|unit| unit.side == side);
                let count = there.filter(|unit| BOARD.sector(side, sector) & unit.hex.bit() != 0).count();
                assert!(count > 0, "{} {side:?} {sector:?}", game.scenario.number);
            }
        }
    }
}

#[test]
fn the_board_has_127_hexes_and_sectors_share_the_hexes_on_the_lines() {
    assert_eq!((ROWS.into_iter().sum::<usize>(), HEXES), (127, 127));
    let both = BOARD.sector(Seat::Second, Sector::Left) & BOARD.sector(Seat::Second, Sector::Centre);
    assert_eq!(names(both), ["B4", "D4", "F4", "H4", "J4"]);
    assert_eq!(BOARD.sector(Seat::Second, Sector::Left), BOARD.sector(Seat::First, Sector::Right));
    assert_eq!(BOARD.sector(Seat::Second, Sector::Left).count_ones(), 6 * 4 + 5 * 4);
    assert_eq!(BOARD.sector(Seat::Second, Sector::Centre).count_ones(), 6 * 4 + 5 * 5);
}

#[test]
fn the_template_turns_with_the_seat() {
    assert_eq!(BOARD.ring(Seat::Second, hex("F6"), 1), Some(hex("G7")));
    assert_eq!(BOARD.ring(Seat::First, hex("F6"), 1), Some(hex("E6")));
    assert_eq!(BOARD.ring(Seat::Second, hex("A1"), 4), None);
}

#[test]
fn rear_hexes_lie_towards_ones_own_base() {
    assert_eq!(names(BOARD.rear[Seat::Second][hex("F6").index()]), ["E6", "E7"]);
    assert_eq!(names(BOARD.rear[Seat::First][hex("F6").index()]), ["G6", "G7"]);
    assert_eq!(names(BOARD.rear[Seat::Second][hex("C1").index()]), ["B1"]);
    assert_eq!(BOARD.rear[Seat::Second][hex("A5").index()], 0);
}

fn names(set: u128) -> Vec<&'static str> {
    each(set).map(Hex::name).collect()
}

#[test]
fn attacks_read_back_with_those_that_join_and_the_card() {
    let game = crate::common::game("", "");
    for text in ["attack F6 - H6", "attack F6 - H6 with G3 G5", "attack F6 - H6 with G3 using poux"] {
        assert_eq!(game.notate(game.parse(text).unwrap()), text);
    }
    for text in ["attack F6 - H6 with", "attack F6 - Z6", "attack F6 - H6 using", "attack F6 - H6 using x"] {
        assert!(game.parse(text).is_err(), "{text}");
    }
}
