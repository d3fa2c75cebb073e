//! What must hold of every battle, written or drawn.

use std::collections::BTreeSet;

use der_des_ders::map::{Board, Ground, Hex, hexes_between};
use der_des_ders::scenario::{Army, COMPASS, Scenario, may_stand, own_rows};
use der_des_ders::units::{Class, OF_A_SIDE, Traits};
use table::Text;

pub fn name(board: &Board, hex: Hex) -> String {
    let (row, column) = (hex.index() / board.columns, hex.index() % board.columns);
    format!("{}{:02}", (b'A' + row as u8) as char, column + 1)
}

pub fn all(board: &Board) -> impl Iterator<Item = Hex> + use<> {
    (0..board.cells.len() as u16).map(Hex)
}

pub fn distance(board: &Board, one: Hex, two: Hex) -> u8 {
    hexes_between(board.place(one), board.place(two))
}

pub fn touches(pairs: &[(Hex, Hex)], hex: Hex) -> bool {
    pairs.iter().any(|(one, two)| *one == hex || *two == hex)
}

fn joins(pairs: &[(Hex, Hex)], one: Hex, two: Hex) -> bool {
    pairs.contains(&(one, two)) || pairs.contains(&(two, one))
}

/// Where troops that are nothing special come from a hex, over fords and bridges.
pub fn reached(board: &Board, from: Hex) -> BTreeSet<Hex> {
    let deep = |one: Hex, two: Hex| {
        let along = |river: &&der_des_ders::map::River| joins(&[river.banks], one, two);
        board.rivers.iter().find(along).is_some_and(|river| !river.ford)
    };
    let mut reached = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(hex) = open.pop() {
        for next in (0..6).filter_map(|side| board.neighbour(hex, side)) {
            let bridge = || joins(&board.roads, hex, next) || joins(&board.rails, hex, next);
            let barred = board.cells[next.index()].ground.is_barred();
            if !reached.contains(&next) && !barred && (!deep(hex, next) || bridge()) {
                reached.insert(next);
                open.push(next);
            }
        }
    }
    reached
}

/// Where the roads lead from a hex.
pub fn by_road(board: &Board, from: Hex) -> BTreeSet<Hex> {
    let mut reached = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(hex) = open.pop() {
        for (one, two) in &board.roads {
            let next = if *one == hex { *two } else { *one };
            if (*one == hex || *two == hex) && reached.insert(next) {
                open.push(next);
            }
        }
    }
    reached
}

fn pairs_are_sides(board: &Board, what: &str, pairs: &[(Hex, Hex)]) {
    let mut seen = BTreeSet::new();
    for &(one, two) in pairs {
        let side = board.side_to(one, two);
        assert!(side.is_some(), "{what}: {} and {}", name(board, one), name(board, two));
        let new = seen.insert((one.min(two), one.max(two)));
        assert!(new, "{what}: {} and {} twice", name(board, one), name(board, two));
    }
}

pub fn board_is_sound(board: &Board, what: &str) {
    assert_eq!(board.cells.len(), board.rows * board.columns, "{what}");
    assert!((9..=20).contains(&board.rows) && (12..=30).contains(&board.columns), "{what}");
    for (number, cell) in board.cells.iter().enumerate() {
        let hex = name(board, Hex(number as u16));
        assert!(cell.height <= 2 && cell.works <= 3, "{what}: {hex}");
        let bare = cell.ground.is_barred() || cell.ground == Ground::Thicket;
        assert!(!(cell.wire && bare), "{what}: wire at {hex}");
        assert!(!(cell.works > 0 && cell.ground.is_barred()), "{what}: works at {hex}");
    }
    pairs_are_sides(board, what, &board.roads);
    pairs_are_sides(board, what, &board.rails);
    let rivers: Vec<(Hex, Hex)> = board.rivers.iter().map(|river| river.banks).collect();
    pairs_are_sides(board, what, &rivers);
    for hex in all(board).filter(|hex| touches(&board.roads, *hex) || touches(&board.rails, *hex)) {
        let cell = &board.cells[hex.index()];
        assert!(
            !cell.ground.is_barred() && cell.ground != Ground::Thicket,
            "{what}: a way through {}",
            name(board, hex)
        );
    }
    let named: BTreeSet<Hex> = board.names.iter().map(|named| named.hex).collect();
    assert_eq!(named.len(), board.names.len(), "{what}: two names on a hex");
}

fn army_is_sound(scenario: &Scenario, side: usize, what: &str) {
    let board = &scenario.board;
    let army: &Army = &scenario.armies[side];
    let own = own_rows(board.rows, side);
    assert!(!army.zone.is_empty(), "{what}");
    for hex in army.zone.iter().map(|hex| Hex(hex as u16)) {
        assert!(own.contains(&(hex.index() / board.columns)), "{what}: {} in the zone", name(board, hex));
        let ground = board.cells[hex.index()].ground;
        assert!(!matches!(ground, Ground::Marsh | Ground::Water), "{what}: {} in the zone", name(board, hex));
    }
    let distinct: BTreeSet<Hex> = army.bases.iter().copied().collect();
    assert_eq!(distinct.len(), army.bases.len(), "{what}: a base twice");
    for base in &army.bases {
        let lower = base.index() / board.columns >= board.rows / 2;
        assert_eq!(lower, side == 0, "{what}: base {} on the wrong side", name(board, *base));
        assert!(touches(&board.roads, *base), "{what}: no road to base {}", name(board, *base));
        let cell = &board.cells[base.index()];
        assert!(!cell.ground.is_barred() && !cell.wire, "{what}: base {}", name(board, *base));
    }
    let ways = if side == 0 { ["NE", "NW"] } else { ["SE", "SW"] };
    assert!(ways.contains(&COMPASS[usize::from(army.facing)]), "{what}: the army looks away");
    assert!(army.units.len() <= OF_A_SIDE, "{what}");
    let mut taken = BTreeSet::new();
    for unit in &army.units {
        let at = name(board, unit.hex);
        assert!(army.zone.has(unit.hex.index()), "{what}: {} at {at}", unit.name);
        assert!(taken.insert(unit.hex), "{what}: two units at {at}");
        assert!(may_stand(board, unit.hex, unit.class, unit.traits), "{what}: {} at {at}", unit.name);
        assert!((1..=4).contains(&unit.cohesion), "{what}: {}", unit.name);
        assert!(ways.contains(&COMPASS[usize::from(unit.facing)]), "{what}: {} looks away", unit.name);
        let riders = unit.class == Class::Cavalry;
        assert!(!(riders && unit.traits.has(Traits::ASSAULT)), "{what}: {}", unit.name);
    }
}

/// Everything that holds of a battle, whoever made it.
pub fn is_sound(scenario: &Scenario, what: &str) {
    let board = &scenario.board;
    board_is_sound(board, what);
    assert!((1912..=1923).contains(&scenario.year), "{what}");
    // Komarów alone is shorter: horsemen are behind one another in two turns.
    let turns = if what == "komarow" { 6..=6 } else { 8..=10 };
    assert!(turns.contains(&scenario.turns), "{what}");
    army_is_sound(scenario, 0, what);
    army_is_sound(scenario, 1, what);
    // No man's land: three hexes at least between the two zones (3.13).
    for one in scenario.armies[0].zone.iter().map(|hex| Hex(hex as u16)) {
        for two in scenario.armies[1].zone.iter().map(|hex| Hex(hex as u16)) {
            assert!(distance(board, one, two) >= 4, "{what}: {} and {}", name(board, one), name(board, two));
        }
    }
    assert!((2..=4).contains(&scenario.prizes.len()), "{what}: {} prizes", scenario.prizes.len());
    let prizes: BTreeSet<Hex> = scenario.prizes.iter().map(|prize| prize.hex).collect();
    assert_eq!(prizes.len(), scenario.prizes.len(), "{what}: a prize twice");
    for prize in &scenario.prizes {
        assert!(prize.worth[0] > 0 && prize.worth[1] > 0, "{what}: {}", prize.name);
        assert!(prize.held.is_none_or(|side| side < 2), "{what}");
    }
    // Every base reaches every prize, every other base, and the enemy's zone.
    for (side, army) in scenario.armies.iter().enumerate() {
        let enemy = &scenario.armies[1 - side];
        for base in &army.bases {
            let there = reached(board, *base);
            let all_there =
                prizes.iter().chain(&army.bases).chain(&enemy.bases).all(|hex| there.contains(hex));
            assert!(all_there, "{what}: from base {}", name(board, *base));
            assert!(enemy.zone.iter().any(|hex| there.contains(&Hex(hex as u16))), "{what}");
        }
    }
    assert!(!scenario.brief.is_empty() && !scenario.reconstructed.is_empty(), "{what}");
}

/// The words of a phrase that the data give in both languages.
pub fn both(text: &Text) -> (&str, &str) {
    match text {
        Text::Named { fr, en } => (fr, en),
        other => panic!("{other} is not of the data"),
    }
}
