//! The ten battles of the data: what must hold of each, what each is known by, and that every rule can show
//! in one of them.

use std::collections::BTreeSet;

use crate::battles::{all, both, by_road, is_sound, name};
use contract::Rules;
use der_des_ders::DerDesDers;
use der_des_ders::map::{Ground, Hex};
use der_des_ders::own_pack;
use der_des_ders::scenario::{Army, NATIONS, Recruit, Scenario};
use der_des_ders::units::{Armour, Class, Fire, Traits};

const IDS: [&str; 10] = [
    "kumanovo",
    "le-cateau",
    "champagne",
    "caures",
    "cambrai",
    "caporetto",
    "villers",
    "megiddo",
    "tsaritsyn",
    "komarow",
];

fn battle(id: &str) -> Scenario {
    Scenario::read(&own_pack(), id).unwrap_or_else(|error| panic!("{error}"))
}

fn units(scenario: &Scenario) -> impl Iterator<Item = &Recruit> {
    scenario.armies.iter().flat_map(|army| &army.units)
}

fn having(army: &Army, traits: Traits) -> usize {
    army.units.iter().filter(|unit| unit.traits.has(traits)).count()
}

fn with_armour(army: &Army, armour: Armour) -> usize {
    army.units.iter().filter(|unit| unit.traits.armour() == armour).count()
}

fn of_class(army: &Army, class: Class) -> usize {
    army.units.iter().filter(|unit| unit.class == class).count()
}

fn with_works(scenario: &Scenario, level: u8) -> usize {
    scenario.board.cells.iter().filter(|cell| cell.works == level).count()
}

fn with_ground(scenario: &Scenario, ground: Ground) -> usize {
    scenario.board.cells.iter().filter(|cell| cell.ground == ground).count()
}

#[test]
fn the_ten_battles_are_those_the_game_offers() {
    let offered: Vec<&str> = DerDesDers::about().scenarios.iter().map(|scenario| scenario.id).collect();
    assert_eq!(offered, IDS);
    let pack = own_pack();
    let files: Vec<&str> = pack.names().filter(|name| name.starts_with("scenarios/")).collect();
    assert_eq!(files.len(), IDS.len());
}

#[test]
fn every_battle_is_sound() {
    for id in IDS {
        let scenario = battle(id);
        is_sound(&scenario, id);
        assert!(scenario.armies.iter().all(|army| army.levy.is_none()), "{id}");
        assert!(scenario.armies.iter().all(|army| (8..=20).contains(&army.units.len())), "{id}");
    }
}

/// 2.1: one base for every four units, rounded down. An armoured train is a base of its own.
#[test]
fn r2_1_there_is_a_base_for_every_four_units() {
    for id in IDS {
        for army in battle(id).armies {
            let troops = army.units.len() - of_class(&army, Class::Train);
            assert_eq!(army.bases.len(), troops / 4, "{id}: {}", army.name);
        }
    }
}

#[test]
fn attackers_are_about_four_to_three() {
    for id in IDS {
        let scenario = battle(id);
        let [attacker, defender] = [0, 1]
            .map(|side| scenario.armies[side].units.iter().map(|unit| u32::from(unit.cohesion)).sum::<u32>());
        let percent = 100 * attacker / defender;
        assert!((120..=150).contains(&percent), "{id}: {attacker} against {defender}");
    }
}

#[test]
fn roads_lead_from_every_base_to_an_edge_or_a_prize() {
    for id in IDS {
        let scenario = battle(id);
        let board = &scenario.board;
        let edge = |hex: &Hex| {
            let (row, column) = (hex.index() / board.columns, hex.index() % board.columns);
            row == 0 || row + 1 == board.rows || column == 0 || column + 1 == board.columns
        };
        for base in scenario.armies.iter().flat_map(|army| &army.bases) {
            let there = by_road(board, *base);
            let leads = |hex: &Hex| edge(hex) || scenario.prizes.iter().any(|prize| prize.hex == *hex);
            assert!(there.iter().any(leads), "{id}: base {}", name(board, *base));
        }
    }
}

#[test]
fn names_are_in_both_languages_and_french_is_set_as_it_should_be() {
    for id in IDS {
        let scenario = battle(id);
        let mut texts = vec![];
        texts.extend(scenario.brief.iter());
        texts.extend(scenario.reconstructed.iter().flat_map(|(what, why)| [what, why]));
        texts.extend(scenario.board.names.iter().map(|named| &named.name));
        texts.extend(scenario.prizes.iter().map(|prize| &prize.name));
        texts.extend(scenario.armies.iter().map(|army| &army.name));
        texts.extend(units(&scenario).map(|unit| &unit.name));
        for text in texts {
            let (fr, en) = both(text);
            assert!(!fr.is_empty() && !en.is_empty(), "{id}");
            assert!(!fr.contains('\'') && !en.contains('\''), "{id}: {fr} / {en}");
            for sign in [" :", " ;", " ?", " !", " »", "« "] {
                assert!(!fr.contains(sign), "{id}: {fr}");
            }
        }
        for army in &scenario.armies {
            // Figures are told apart by what is on their bases.
            let shorts: BTreeSet<&str> = army.units.iter().map(|unit| unit.short.as_str()).collect();
            assert_eq!(shorts.len(), army.units.len(), "{id}: {shorts:?}");
            assert!(NATIONS.iter().any(|(nation, _)| *nation == army.flag), "{id}");
        }
    }
}

#[test]
fn units_are_what_their_names_say() {
    for id in IDS {
        let scenario = battle(id);
        for unit in units(&scenario) {
            let (fr, en) = both(&unit.name);
            let storms = fr.contains("assaut") || en.contains("storm");
            assert!(!storms || unit.traits.has(Traits::ASSAULT), "{id}: {fr}");
            let feminine = ["brigade", "division", "armée", "compagnie"];
            assert!(!feminine.iter().any(|word| fr.contains(&format!("1er {word}"))), "{id}: {fr}");
        }
    }
}

#[test]
fn a_prize_is_called_as_the_hex_it_lies_on() {
    for id in IDS {
        let scenario = battle(id);
        for prize in &scenario.prizes {
            let named = scenario.board.names.iter().find(|named| named.hex == prize.hex);
            let named =
                named.unwrap_or_else(|| panic!("{id}: no name at {}", name(&scenario.board, prize.hex)));
            let ((fr, en), (own_fr, own_en)) = (both(&named.name), both(&prize.name));
            for (label, own) in [(fr, own_fr), (en, own_en)] {
                assert!(own.to_lowercase().contains(&label.to_lowercase()), "{id}: {own} on {label}");
            }
        }
    }
}

/// Where roads and railways cross a river without fords, by the two hexes.
fn bridges(scenario: &Scenario) -> BTreeSet<String> {
    let board = &scenario.board;
    let crossed = |(one, two): (Hex, Hex)| {
        let mut ways = board.roads.iter().chain(&board.rails);
        ways.any(|way| *way == (one, two) || *way == (two, one))
    };
    let deep = board.rivers.iter().filter(|river| !river.ford).map(|river| river.banks);
    let named =
        |(one, two): (Hex, Hex)| format!("{}/{}", name(board, one.min(two)), name(board, one.max(two)));
    deep.filter(|banks| crossed(*banks)).map(named).collect()
}

/// What a brief says of bridges is so on the table.
#[test]
fn rivers_are_crossed_where_the_brief_says() {
    let place = |scenario: &Scenario, hex: &str| {
        let bears = |named: &&der_des_ders::map::Named| name(&scenario.board, named.hex) == hex;
        scenario.board.names.iter().find(bears).map(|named| both(&named.name).0.to_string())
    };
    let says = |scenario: &Scenario, words: &str| {
        assert!(scenario.brief.iter().any(|text| both(text).0.contains(words)), "{words}");
    };
    // One bridge each.
    let cambrai = battle("cambrai");
    says(&cambrai, "qu’aux ponts de Marcoing, de Noyelles et de Masnières");
    assert_eq!(bridges(&cambrai), ["A11/A12", "B13/C14", "B18/C18"].map(str::to_string).into());
    let villages = [("A12", "Noyelles"), ("C14", "Marcoing"), ("B18", "Masnières")];
    for (hex, village) in villages {
        assert_eq!(place(&cambrai, hex).as_deref(), Some(village));
    }
    let caporetto = battle("caporetto");
    says(&caporetto, "trois devant Tolmino, un à Caporetto, un à Saga");
    let all = ["A14/B14", "C12/C13", "I08/J07", "J02/K03", "J04/K04"];
    assert_eq!(bridges(&caporetto), all.map(str::to_string).into());
    for (hex, village) in [("A14", "Saga"), ("C12", "Caporetto"), ("K06", "Tolmino")] {
        assert_eq!(place(&caporetto, hex).as_deref(), Some(village));
    }
    let megiddo = battle("megiddo");
    says(&megiddo, "le Nahr Iskanderuneh ne se passe qu’aux ponts");
    assert_eq!(bridges(&megiddo), ["B04/C05", "B10/C10"].map(str::to_string).into());
}

#[test]
fn each_battle_has_what_it_is_known_by() {
    let years = [1912, 1914, 1915, 1916, 1917, 1917, 1918, 1918, 1919, 1920];
    for (id, year) in IDS.into_iter().zip(years) {
        assert_eq!(battle(id).year, year, "{id}");
    }
    let kumanovo = battle("kumanovo");
    assert!(having(&kumanovo.armies[0], Traits::COMPACT) >= 6);
    let cateau = battle("le-cateau");
    assert!(having(&cateau.armies[1], Traits::BEF) >= 10);
    assert!(having(&cateau.armies[1], Traits::GAUDY) >= 1);
    let champagne = battle("champagne");
    assert!(with_works(&champagne, 2) >= 6 && champagne.armies[0].brings.contains(&Fire::Gas));
    let caures = battle("caures");
    assert!(
        having(&caures.armies[0], Traits::ASSAULT) >= 3 && having(&caures.armies[0], Traits::MORTARS) >= 2
    );
    assert!(with_works(&caures, 3) >= 1);
    let cambrai = battle("cambrai");
    assert!(with_armour(&cambrai.armies[0], Armour::Heavy) >= 6);
    assert!(cambrai.board.cells.iter().filter(|cell| cell.wire).count() >= 10);
    let caporetto = battle("caporetto");
    assert!(
        having(&caporetto.armies[0], Traits::MOUNTAIN) >= 6
            && having(&caporetto.armies[0], Traits::ASSAULT) >= 3
    );
    assert!(with_ground(&caporetto, Ground::Cliff) >= 15);
    let villers = battle("villers");
    assert!(with_armour(&villers.armies[0], Armour::Unstable) >= 3);
    assert!(
        with_armour(&villers.armies[1], Armour::Heavy) >= 1
            && with_armour(&villers.armies[1], Armour::Light) >= 1
    );
    for id in ["megiddo", "komarow"] {
        let scenario = battle(id);
        assert!(of_class(&scenario.armies[0], Class::Cavalry) >= 7, "{id}");
        assert!(with_armour(&scenario.armies[0], Armour::Wheeled) >= 1, "{id}");
        assert!(scenario.board.columns >= 24, "{id}");
    }
    let tsaritsyn = battle("tsaritsyn");
    for army in &tsaritsyn.armies {
        assert_eq!(of_class(army, Class::Train), 1);
        assert!(having(army, Traits::TACHANKAS) >= 1);
    }
}

/// Chapter 3 and 1.8: every rule can show in some battle.
#[test]
fn everything_of_the_rules_is_in_some_battle() {
    let battles: Vec<Scenario> = IDS.into_iter().map(battle).collect();
    let some = |holds: &dyn Fn(&Scenario) -> bool| battles.iter().any(holds);
    for ground in Ground::ALL {
        assert!(some(&|battle| with_ground(battle, ground) > 0), "{ground:?}");
    }
    for height in 0..3 {
        assert!(some(&|battle| battle.board.cells.iter().any(|cell| cell.height == height)), "{height}");
    }
    for level in 1..4 {
        assert!(some(&|battle| with_works(battle, level) > 0), "{level}");
    }
    assert!(some(&|battle| battle.board.cells.iter().any(|cell| cell.wire)));
    assert!(some(&|battle| !battle.board.roads.is_empty()) && some(&|battle| !battle.board.rails.is_empty()));
    assert!(some(&|battle| battle.board.rivers.iter().any(|river| river.ford)));
    let bridged = |battle: &Scenario| {
        let mut deep = battle.board.rivers.iter().filter(|river| !river.ford).map(|river| river.banks);
        deep.any(|(one, two)| {
            battle.board.roads.contains(&(one, two)) || battle.board.roads.contains(&(two, one))
        })
    };
    assert!(some(&bridged));
    for (place, fire) in Fire::ALL.into_iter().enumerate() {
        assert!(some(&|battle| battle.armies.iter().any(|army| army.stock[place] > 0)), "{fire:?}");
        assert!(some(&|battle| battle.armies.iter().any(|army| army.brings.contains(&fire))), "{fire:?}");
    }
    for (trait_name, traits) in Traits::NAMED {
        assert!(some(&|battle| units(battle).any(|unit| unit.traits.has(traits))), "{trait_name}");
    }
    for armour in Armour::ALL {
        assert!(some(&|battle| units(battle).any(|unit| unit.traits.armour() == armour)), "{armour:?}");
    }
    for class in [Class::Infantry, Class::Cavalry, Class::Train] {
        assert!(some(&|battle| units(battle).any(|unit| unit.class == class)), "{class:?}");
    }
    // Somebody of either side can lie in ambush at once (2.11).
    for battle in &battles {
        let hides = |unit: &&Recruit| {
            let cell = &battle.board.cells[unit.hex.index()];
            cell.ground.is_cover() || cell.works > 0
        };
        assert!(battle.armies[1].units.iter().any(|unit| hides(&unit)));
    }
}

#[test]
fn hexes_of_a_table_are_counted_row_after_row() {
    let scenario = battle("kumanovo");
    assert_eq!(all(&scenario.board).count(), 12 * 18);
    let zebrnjak =
        scenario.prizes.iter().find(|prize| both(&prize.name).0 == "le Zebrnjak").expect("the hill");
    assert_eq!(name(&scenario.board, zebrnjak.hex), "D09");
    assert_eq!(scenario.board.cells[zebrnjak.hex.index()].height, 2);
}
