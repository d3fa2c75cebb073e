//! The generator of battles (3.13): whatever number it is given, the table makes sense and the armies fit the
//! year.

use std::collections::BTreeSet;

use crate::battles::{all, by_road, is_sound, name};
use contract::{Generated, Generator, Rules};
use der_des_ders::DerDesDers;
use der_des_ders::generator::{GENERATOR, SIZES, draw};
use der_des_ders::map::{Ground, Hex};
use der_des_ders::own_pack;
use der_des_ders::scenario::{Levy, Scenario, own_rows};
use der_des_ders::units::{Armour, Class, Fire, Support, Traits};
use table::{Arg, Text};

fn drawn(id: &str) -> Scenario {
    let generated = Generated::parse(DerDesDers::about(), id).expect("a generated id");
    let generated = generated.unwrap_or_else(|error| panic!("{id}: {error}"));
    draw(&generated, &own_pack()).unwrap_or_else(|error| panic!("{id}: {error}"))
}

/// Everything that holds of a drawn battle beside what holds of all.
fn is_well_drawn(scenario: &Scenario, size: usize, id: &str) {
    is_sound(scenario, id);
    let size = &SIZES[size];
    let board = &scenario.board;
    assert_eq!((board.rows, board.columns, scenario.turns), (size.rows, size.columns, size.turns), "{id}");
    assert_eq!(scenario.prizes.len(), size.prizes, "{id}");
    let net = by_road(board, scenario.armies[0].bases[0]);
    let roads: BTreeSet<Hex> = board.roads.iter().flat_map(|(one, two)| [*one, *two]).collect();
    assert_eq!(net, roads, "{id}: the roads are one net");
    for named in board.names.iter().filter(|named| board.cells[named.hex.index()].ground == Ground::Town) {
        assert!(net.contains(&named.hex), "{id}: no road to {}", named.name);
    }
    for (side, army) in scenario.armies.iter().enumerate() {
        assert_eq!(army.bases.len(), size.bases, "{id}");
        assert!(army.bases.iter().all(|base| net.contains(base)), "{id}");
        assert!(army.units.is_empty() && army.brings.is_empty() && army.stock == [0; 3], "{id}");
        let open = |hex: &usize| {
            let cell = &board.cells[*hex];
            !cell.ground.is_barred() && cell.ground != Ground::Thicket && !cell.wire
        };
        let room = army.zone.iter().filter(open).count();
        assert!(room >= size.room, "{id}: room for {room}");
        let levy = army.levy.as_ref().expect("it recruits");
        let (points, dice) = [(20, 4), (15, 3)][side];
        assert_eq!(usize::from(levy.capital), points * size.bases, "{id}");
        assert_eq!(usize::from(levy.dice), dice * size.bases, "{id}");
        levy_fits(levy, scenario.year, id);
    }
    // Roads lead off the table behind both sides.
    for row in [0, board.rows - 1] {
        assert!(net.iter().any(|hex| hex.index() / board.columns == row), "{id}: no road at the edge");
    }
    // Rivers come from an edge.
    for river in &board.rivers {
        let mut wet: BTreeSet<Hex> = BTreeSet::from([river.banks.0, river.banks.1]);
        let mut before = 0;
        while wet.len() > before {
            before = wet.len();
            for other in &board.rivers {
                if wet.contains(&other.banks.0) || wet.contains(&other.banks.1) {
                    wet.extend([other.banks.0, other.banks.1]);
                }
            }
        }
        let edge = |hex: &Hex| {
            let (row, column) = (hex.index() / board.columns, hex.index() % board.columns);
            row == 0 || row + 1 == board.rows || column == 0 || column + 1 == board.columns
        };
        assert!(wet.iter().any(edge), "{id}: a river at {}", name(board, river.banks.0));
    }
}

fn levy_fits(levy: &Levy, year: u16, id: &str) {
    let mut ids: Vec<&str> = levy.troops.iter().map(|troop| troop.id.as_str()).collect();
    ids.dedup();
    assert!(!ids.is_empty() && ids.len() == levy.troops.len(), "{id}: {ids:?}");
    assert!(levy.troops.iter().any(|troop| troop.class == Class::Infantry), "{id}");
    assert!(levy.troops.iter().all(|troop| matches!(troop.class, Class::Infantry | Class::Cavalry)), "{id}");
    assert_eq!(levy.supports.contains(&Support::Armour), levy.armour != Armour::None, "{id}");
    assert!(levy.fires.contains(&Fire::Guns), "{id}");
    assert!(year >= 1915 || !levy.fires.contains(&Fire::Gas), "{id}");
    assert!(year >= 1914 || levy.supports.is_empty(), "{id}");
}

#[test]
fn three_hundred_battles_are_well_drawn() {
    let ids: Vec<String> = Generator::series(DerDesDers::about(), 300).collect();
    assert_eq!(ids.len(), 300);
    for id in ids {
        let generated = Generated::parse(DerDesDers::about(), &id).expect("an id").expect("a sound one");
        is_well_drawn(&drawn(&id), generated.size, &id);
    }
}

#[test]
fn every_theme_pair_and_size_draws_in_its_first_and_last_year() {
    let mut count = 0;
    for theme in GENERATOR.themes {
        for pair in theme.pairs {
            assert!(
                theme.years.0 <= pair.years.0 && pair.years.1 <= theme.years.1,
                "{} {}",
                theme.id,
                pair.id
            );
            let (one, other) = pair.id.split_once('-').expect("two armies");
            assert_eq!(pair.sides, [format!("nation-{one}"), format!("nation-{other}")], "{}", pair.id);
            let back = format!("{other}-{one}");
            let turned = theme.pairs.iter().find(|pair| pair.id == back).expect("the other way round");
            assert_eq!(turned.years, pair.years, "{}", pair.id);
            for (size, year) in [(0, pair.years.0), (1, pair.years.1), (2, pair.years.0), (3, pair.years.1)] {
                let id = format!("generated.{}.{year}.{}.{}.77", theme.id, GENERATOR.sizes[size].id, pair.id);
                is_well_drawn(&drawn(&id), size, &id);
                count += 1;
            }
            for year in pair.years.0..=pair.years.1 {
                let scenario = drawn(&format!("generated.{}.{year}.small.{}.5", theme.id, pair.id));
                assert_eq!(scenario.year, year);
            }
        }
    }
    assert!(count > 300, "{count}");
}

#[test]
fn a_number_is_one_battle_for_ever() {
    for id in Generator::series(DerDesDers::about(), 40) {
        assert_eq!(drawn(&id), drawn(&id), "{id}");
    }
    let boards: Vec<Scenario> =
        (1..=20).map(|seed| drawn(&format!("generated.west.1914.medium.french-german.{seed}"))).collect();
    for (place, one) in boards.iter().enumerate() {
        assert!(boards[place + 1..].iter().all(|other| other.board != one.board), "two alike");
    }
}

/// A match file names a battle by its number: these figures are part of its meaning.
#[test]
fn what_a_number_draws_never_changes() {
    let digest = |id: &str| {
        let scenario = drawn(id);
        let mut sum: u64 = 0xcbf2_9ce4_8422_2325;
        let mut add = |number: u64| sum = (sum ^ number).wrapping_mul(0x0100_0000_01b3);
        for cell in &scenario.board.cells {
            add(cell.ground as u64 * 8 + u64::from(cell.height) * 2 + u64::from(cell.wire));
        }
        for (one, two) in scenario.board.roads.iter().chain(&scenario.board.rails) {
            add(u64::from(one.0) << 16 | u64::from(two.0));
        }
        scenario
            .board
            .rivers
            .iter()
            .for_each(|river| add(u64::from(river.banks.0.0) << 1 | u64::from(river.ford)));
        scenario.armies.iter().flat_map(|army| &army.bases).for_each(|base| add(u64::from(base.0)));
        scenario.prizes.iter().for_each(|prize| add(u64::from(prize.hex.0)));
        sum
    };
    let found = [
        digest("generated.west.1917.medium.french-german.4711"),
        digest("generated.mountain.1915.vast.russian-austrian.1"),
        digest("generated.russia.1920.small.red-white.4294967295"),
    ];
    assert_eq!(found, DIGESTS);
}

const DIGESTS: [u64; 3] = [1_747_381_747_499_652_908, 4_702_475_030_741_039_140, 17_157_025_640_971_617_320];

#[test]
fn the_same_number_is_the_same_ground_in_every_year_but_for_the_war() {
    let before = drawn("generated.west.1914.large.german-french.12");
    let after = drawn("generated.west.1916.large.british-german.12");
    let rows = before.board.rows;
    let between = own_rows(rows, 1).end..own_rows(rows, 0).start;
    assert_eq!((&before.board.roads, &before.board.rivers), (&after.board.roads, &after.board.rivers));
    let (mut craters, mut wire) = (0, 0);
    for hex in all(&before.board) {
        let (was, is) = (before.board.cells[hex.index()], after.board.cells[hex.index()]);
        if between.contains(&(hex.index() / before.board.columns)) {
            craters += usize::from(was.ground != is.ground);
            wire += usize::from(is.wire);
        } else {
            assert_eq!(was, is, "{}", name(&before.board, hex));
        }
        assert!(!was.wire);
    }
    assert!(craters > 10 && wire > 0, "{craters} craters, {wire} hexes of wire");
}

#[test]
fn themes_look_like_their_country() {
    let share = |theme: &str, holds: &dyn Fn(&Scenario, Hex) -> bool| {
        let place = GENERATOR.themes.iter().position(|known| known.id == theme).expect("a theme");
        let theme = &GENERATOR.themes[place];
        let (pair, year) = (theme.pairs[0].id, theme.pairs[0].years.0);
        let boards: Vec<Scenario> = (1..=12)
            .map(|seed| drawn(&format!("generated.{}.{year}.large.{pair}.{seed}", theme.id)))
            .collect();
        let hexes = boards.iter().flat_map(|board| all(&board.board).map(move |hex| (board, hex)));
        let (mut count, mut total) = (0, 0);
        for (board, hex) in hexes {
            total += 1;
            count += usize::from(holds(board, hex));
        }
        100.0 * count as f64 / total as f64
    };
    let high = |scenario: &Scenario, hex: Hex| scenario.board.cells[hex.index()].height > 0;
    let wooded = |scenario: &Scenario, hex: Hex| scenario.board.cells[hex.index()].ground == Ground::Wood;
    let cliffs = |scenario: &Scenario, hex: Hex| scenario.board.cells[hex.index()].ground == Ground::Cliff;
    let rails = |scenario: &Scenario, hex: Hex| crate::battles::touches(&scenario.board.rails, hex);
    assert!(share("mountain", &high) > 50.0 && share("poland", &high) < 15.0);
    assert!(share("mountain", &cliffs) > 3.0 && share("west", &cliffs) == 0.0);
    assert!(share("desert", &wooded) < 4.0 && share("east", &wooded) > 10.0);
    assert!(share("russia", &rails) > 4.0 && share("mountain", &rails) < share("russia", &rails));
    // Wadis and nothing else in the desert: they can be forded everywhere.
    for seed in 1..=12 {
        let scenario = drawn(&format!("generated.desert.1917.large.british-ottoman.{seed}"));
        assert!(scenario.board.rivers.iter().all(|river| river.ford));
    }
}

/// A hill that is to be won is called by its height: among peaks it is higher than in the plain.
#[test]
fn hills_are_as_high_as_their_country() {
    let heights = |theme: &str, pair: &str, year: u16| -> Vec<u32> {
        let drawn = (1..=40).map(|seed| drawn(&format!("generated.{theme}.{year}.vast.{pair}.{seed}")));
        let prizes = drawn.flat_map(|scenario| scenario.prizes);
        prizes.filter_map(|prize| height(&prize.name)).collect()
    };
    let peaks = heights("mountain", "italian-austrian", 1916);
    let hills = heights("balkans", "serbian-ottoman", 1912);
    assert!(peaks.len() > 10 && peaks.iter().all(|height| (900..2700).contains(height)), "{peaks:?}");
    assert!(!hills.is_empty() && hills.iter().all(|height| (90..400).contains(height)), "{hills:?}");
}

/// The height that a hill is called by.
fn height(name: &Text) -> Option<u32> {
    let Text::Key { key, args } = name else { return None };
    let (_, Arg::Plain(height)) = args.iter().find(|(arg, _)| arg == "height")? else { return None };
    (key == "prize-hill").then(|| height.parse().expect("a figure"))
}

#[test]
fn troops_supports_and_fires_fit_the_army_and_the_year() {
    let levy = |theme: &str, year: u16, pair: &str, side: usize| {
        let scenario = drawn(&format!("generated.{theme}.{year}.small.{pair}.3"));
        scenario.armies[side].levy.clone().expect("it recruits")
    };
    let has = |levy: &Levy, traits: Traits| levy.troops.iter().any(|troop| troop.traits.has(traits));
    let french = |year| levy("west", year, "french-german", 0);
    let german = |year| levy("west", year, "french-german", 1);
    let british = |year| levy("west", year, "british-german", 0);
    assert!(has(&french(1914), Traits::GAUDY) && !has(&french(1915), Traits::GAUDY));
    let on_foot = |troop: &&der_des_ders::scenario::Troop| troop.class == Class::Infantry;
    for year in 1914..=1918 {
        assert!(
            french(year).troops.iter().filter(on_foot).all(|troop| troop.traits.has(Traits::FRENCH)),
            "{year}"
        );
    }
    assert!(has(&british(1914), Traits::BEF) && !has(&british(1915), Traits::BEF));
    let armour = [(1914, Armour::None), (1916, Armour::None), (1917, Armour::Heavy), (1918, Armour::Light)];
    for (year, vehicles) in armour {
        assert_eq!(french(year).armour, vehicles, "{year}");
    }
    assert_eq!((british(1915).armour, british(1916).armour), (Armour::None, Armour::Heavy));
    assert_eq!((german(1917).armour, german(1918).armour), (Armour::None, Armour::Unstable));
    assert!(
        !german(1915).supports.contains(&Support::Assault)
            && german(1916).supports.contains(&Support::Assault)
    );
    let italian = |year| levy("italy", year, "italian-austrian", 0);
    let austrian = |year| levy("italy", year, "italian-austrian", 1);
    for army in [&italian as &dyn Fn(u16) -> Levy, &austrian] {
        assert!(
            !army(1916).supports.contains(&Support::Assault)
                && army(1917).supports.contains(&Support::Assault)
        );
        assert!(has(&army(1916), Traits::MOUNTAIN));
    }
    assert!(!french(1914).fires.contains(&Fire::Gas) && french(1915).fires.contains(&Fire::Gas));
    assert!(!french(1914).fires.contains(&Fire::Air) && french(1915).fires.contains(&Fire::Air));
    assert!(has(&levy("balkans", 1912, "serbian-ottoman", 0), Traits::COMPACT));
    assert!(has(&levy("balkans", 1912, "serbian-ottoman", 1), Traits::COMPACT));
    assert!(has(&levy("east", 1914, "russian-german", 0), Traits::COMPACT));
    assert!(has(&levy("desert", 1917, "arab-ottoman", 0), Traits::IRREGULAR));
    assert!(has(&levy("anatolia", 1920, "greek-turkish", 1), Traits::IRREGULAR));
    assert!(levy("russia", 1919, "red-makhno", 1).supports.contains(&Support::Tachankas));
    assert!(levy("russia", 1919, "red-white", 0).supports.contains(&Support::Tachankas));
    assert!(levy("poland", 1920, "polish-red", 1).supports.contains(&Support::Tachankas));
    assert!(!levy("desert", 1917, "british-ottoman", 0).fires.contains(&Fire::Gas));
}
