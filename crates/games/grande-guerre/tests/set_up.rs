//! The battlefield, the pieces, the thirteen steps of the set-up, and the bombardment of No Man's Land.

use crate::common::battle::names;
use crate::common::*;
use contract::Refusal;
use grande_guerre::board::{ALL, HEXES, ROWS, Sector};
use grande_guerre::position::TOKENS;
use grande_guerre::scenario::NUMBERS;
use grande_guerre::tables::{Arm, Face};

/// A game on a board of our own, not begun.
fn ready(hexes: &str, more: &str) -> GrandeGuerre {
    game_of(own_pack(), hexes, more, "")
}

/// The same, begun with this seed.
fn begun(hexes: &str, more: &str, seed: u64) -> Desk {
    Desk::begin(ready(hexes, more), seed)
}

fn cites_refusal(refusal: Refusal) -> &'static str {
    &grande_guerre::rulebook().section(refusal.rule).id
}

/// The hexes that the bombardment hit, in its order.
fn hit(desk: &Desk) -> Vec<Hex> {
    let craters = desk.events().into_iter();
    craters.filter_map(|event| if let Event::Cratered { hex } = event { Some(hex) } else { None }).collect()
}

/// Both sides far from the middle rows.
const APART: &str = "A1:..i. K1:..I.";

/// A bombardment by a side of these rows.
fn shelled(by: &str, rows: &str) -> String {
    format!("[no-mans-land]\nby = \"{by}\"\nrows = \"{rows}\"\n")
}

// --- The board.

#[test]
fn plateau_is_twelve_hexes_wide_and_eleven_deep() {
    assert_eq!(ROWS.len(), 11);
    assert_eq!((ROWS.iter().max(), ROWS.iter().sum::<usize>()), (Some(&12), HEXES));
    assert_eq!((hex("A1").row(), hex("K12").row()), (0, 10));
    assert_eq!(BOARD.distance(hex("A1"), hex("A12")), 11);
    assert_eq!(BOARD.distance(hex("A6"), hex("K6")), 10);
}

#[test]
fn plateau_neighbours_of_a_hex_are_six_and_fewer_at_an_edge() {
    assert_eq!(names(BOARD.near[hex("F6").index()]), ["E6", "E7", "F5", "F7", "G6", "G7"]);
    assert_eq!(names(BOARD.near[hex("A1").index()]), ["A2", "B1"]);
    assert_eq!(names(BOARD.near[hex("K12").index()]), ["J11", "K11"]);
}

#[test]
fn plateau_secteurs_each_player_has_his_own_left_and_right() {
    let left = BOARD.sector(ALLIED, Sector::Left);
    assert!(left & hex("A1").bit() != 0 && left & hex("K4").bit() != 0 && left & hex("A5").bit() == 0);
    assert_eq!(left, BOARD.sector(GERMAN, Sector::Right));
    assert_eq!(BOARD.sector(ALLIED, Sector::Right), BOARD.sector(GERMAN, Sector::Left));
    assert_eq!(BOARD.sector(ALLIED, Sector::Centre), BOARD.sector(GERMAN, Sector::Centre));
}

#[test]
fn plateau_secteurs_a_hex_cut_by_a_dotted_line_belongs_to_both_sides_of_it() {
    let [left, centre, right] = Sector::ALL.map(|sector| BOARD.sector(ALLIED, sector));
    assert_eq!(names(left & centre), ["B4", "D4", "F4", "H4", "J4"]);
    assert_eq!(names(centre & right), ["B8", "D8", "F8", "H8", "J8"]);
    assert_eq!(left & right, 0);
    assert_eq!(left | centre | right, ALL);
}

#[test]
fn plateau_demi_hex_no_move_leads_off_the_board() {
    let desk = Desk::ordering("F1:..i. K6:..I.", "percee-gauche", "F1");
    for off in [Hex(HEXES as u8), Hex::NONE] {
        let tried = desk.game.check(&desk.p, ALLIED, Decision::Move(hex("F1"), off));
        assert_eq!(cites_refusal(tried.unwrap_err()), "plateau.demi-hex");
    }
    assert!(desk.may("move F1 - E1") && desk.may("move F1 - G1"));
    assert_eq!((Hex::named("F12"), Hex::named("G13"), Hex::named("L1")), (None, None, None));
}

#[test]
fn plateau_demi_hex_a_retreat_at_the_edge_has_one_hex_to_go_to() {
    assert_eq!(names(BOARD.rear[ALLIED][hex("C1").index()]), ["B1"]);
    assert_eq!(names(BOARD.rear[ALLIED][hex("C12").index()]), ["B11"]);
    assert_eq!(names(BOARD.rear[GERMAN][hex("I12").index()]), ["J11"]);
    let mut desk = Desk::fighting("G1:..i. I1:..I.", "percee-gauche", "G1");
    desk.rolling("flag flag").does("attack G1 - I1");
    // Two hexes back without a choice in the first, and two ends in the second.
    assert_eq!(desk.offers(), ["retreat 2 K1", "retreat 2 K2"]);
}

#[test]
fn plateau_ligne_arriere_is_the_row_along_ones_own_edge() {
    let row =
        |letter: char| names(ALL).into_iter().filter(|name| name.starts_with(letter)).collect::<Vec<_>>();
    assert_eq!(names(BOARD.base[ALLIED]), row('A'));
    assert_eq!(names(BOARD.base[GERMAN]), row('K'));
    assert_eq!(row('A').len(), 12);
}

// --- The pieces.

#[test]
fn materiel_des_have_two_soldiers_and_one_of_each_other_face() {
    let faces = [0, 1, 2, 3, 4, 5].map(Face::on);
    let count = |face| faces.iter().filter(|shown| **shown == face).count() as u32;
    assert_eq!(Face::ALL.map(count), [2, 1, 1, 1, 1]);
    assert_eq!(Face::ALL.map(count), Face::SIDES);
}

#[test]
fn materiel_illimite_wire_and_craters_never_run_out() {
    let middle: String =
        (1..=11).map(|place| format!("D{place}:.#.. F{place}:.#.. H{place}:.#.. ")).collect();
    let mut most = 0;
    for seed in 0..40 {
        let desk = begun(&format!("{APART} {middle}"), &shelled("allied", "JIHGFEDCB"), seed);
        assert_eq!((desk.p.wire.count_ones() as usize) + hit_wire(&desk), 33, "more than the 26 of the box");
        most = most.max(desk.p.craters.count_ones());
    }
    assert!(most > 26, "{most}");
}

/// How much wire the bombardment turned over.
fn hit_wire(desk: &Desk) -> usize {
    let rule = grande_guerre::rulebook().find("no-mans-land.barbeles").unwrap();
    desk.lines.iter().filter(|line| line.rule == rule).count()
}

#[test]
fn materiel_des_relances_a_roll_may_take_more_dice_than_the_box_has() {
    let mut desk = Desk::new("F5:..m. F6:..m. F7:..m. H6:..I. K1:..I.");
    desk.ready_to_fight("attaque-centre", "F5 F6 F7").does("attack F5 - H6 with F6 F7");
    let rolled = happened!(desk, Event::Fought { dice: rolled, .. } => rolled.iter().sum::<u8>()).next();
    assert_eq!(rolled, Some(9), "three machine guns with three dice each");
}

#[test]
fn unite_the_figures_of_a_hex_are_one_unit_with_one_order() {
    let mut desk = Desk::playing("F6:..i. K1:..I.", "percee-centre").after("order F6");
    assert_eq!(desk.events().iter().filter(|event| matches!(event, Event::Ordered { .. })).count(), 1);
    desk.does("pass, move F6 - G6");
    assert_eq!(desk.figures("G6"), 4);
    assert!(desk.is_empty("F6"));
}

/// The arm and the figures of the unit on a hex.
fn composition(desk: &Desk, name: &str) -> (Arm, u8, u8) {
    let unit = desk.unit(name);
    (desk.game.tables.units[usize::from(unit.kind)].arm, unit.figures, unit.full)
}

#[test]
fn unite_infanterie_is_four_riflemen() {
    let desk = Desk::new("F6:..i. K1:..I.");
    assert_eq!(composition(&desk, "F6"), (Arm::Infantry, 4, 4));
    assert_eq!(composition(&desk, "K1"), (Arm::Infantry, 4, 4));
    assert!(Arm::Infantry.is_soldier());
}

#[test]
fn unite_mitrailleuse_is_the_gun_and_three_crew() {
    let desk = Desk::new("F6:..m. K1:..M.");
    assert_eq!(composition(&desk, "F6"), (Arm::MachineGun, 4, 4));
    assert_eq!(composition(&desk, "K1"), (Arm::MachineGun, 4, 4));
    assert!(Arm::MachineGun.is_soldier());
}

#[test]
fn unite_mortier_is_the_mortar_and_three_crew() {
    let desk = Desk::new("F6:..o. K1:..O.");
    assert_eq!(composition(&desk, "F6"), (Arm::Mortar, 4, 4));
    assert_eq!(composition(&desk, "K1"), (Arm::Mortar, 4, 4));
    assert!(Arm::Mortar.is_soldier());
}

/// What a unit of these allies can do: where it goes and with how many dice it fights from afar and at close quarters.
fn figures_of(allies: &str, unit: char) -> (Vec<String>, u8, u8) {
    let hexes = format!("D6:..{unit}. F6:..I. E9:..{unit}. F9:..I. A1:..{unit}.");
    let fresh = || {
        let mut desk = Desk::with(&hexes, &format!("allies = \"{allies}\"\n"), "");
        desk.orders("reconnaissance-en-force", "A1 D6 E9");
        desk
    };
    let moves = fresh().offers().into_iter().filter(|offer| offer.starts_with("move A1")).collect();
    let dice = |attack: &str| {
        let desk = fresh().after("pass").after(attack);
        let dice = |event| if let Event::Attacks { dice, .. } = event { Some(dice) } else { None };
        desk.events().into_iter().find_map(dice).unwrap()
    };
    (moves, dice("attack D6 - F6"), dice("attack E9 - F9"))
}

#[test]
fn unite_france_regles_the_french_move_and_fight_by_the_same_figures() {
    for unit in ['i', 'm', 'o'] {
        let british = figures_of("british", unit);
        assert_eq!(figures_of("french", unit), british, "{unit}");
        assert_eq!(british.2, 3, "{unit}");
    }
    assert_eq!(figures_of("french", 'i').1, 2);
    assert_eq!(figures_of("french", 'm').1, 3);
    assert_eq!(figures_of("french", 'o').1, 2);
}

// --- The thirteen steps.

#[test]
fn preparation_1_every_battle_of_both_books_can_be_chosen() {
    let offered: Vec<&str> = GrandeGuerre::about().scenarios.iter().map(|scenario| scenario.id).collect();
    assert_eq!(offered, NUMBERS.map(|number| number.to_string()));
    assert_eq!(offered[..2], ["1", "2"], "those to learn by come first");
    for number in offered {
        assert_eq!(game(number, "").scenario.number.to_string(), number);
    }
}

#[test]
fn preparation_2_the_germans_sit_at_the_top_and_the_allies_at_the_bottom() {
    for number in NUMBERS {
        let game = game(&number.to_string(), "");
        let rows = |side: Seat| {
            let units: Vec<usize> = game
                .scenario
                .units
                .iter()
                .filter(|unit| unit.side == side)
                .map(|unit| unit.hex.row())
                .collect();
            units.iter().sum::<usize>() as f32 / units.len() as f32
        };
        assert!(rows(GERMAN) > rows(ALLIED) + 2.0, "scenario {number}");
    }
}

#[test]
fn preparation_7_command_cards_are_dealt_in_secret_as_the_scenario_says() {
    let desk = Desk::scenario("4", "");
    assert!(desk.cites("preparation.7"));
    let hands = Seat::BOTH.map(|seat| desk.p.commands.hands[seat].count());
    assert_eq!(hands, [5, 6]);
    assert_eq!(desk.p.commands.pile.count(), 58 - 11);
    let seen = |onlooker| {
        let events = desk.read_by(onlooker);
        events.iter().filter(|event| matches!(event, Event::DrewThis { .. })).count()
    };
    assert_eq!(seen(Onlooker::Seat(GERMAN)), 5);
    assert_eq!(seen(Onlooker::Seat(ALLIED)), 6);
    assert_eq!(seen(Onlooker::Spectator), 0);
}

#[test]
fn preparation_8_combat_cards_are_dealt_in_secret_as_the_scenario_says() {
    let desk = Desk::scenario("4", "");
    assert!(desk.cites("preparation.8"));
    assert_eq!(Seat::BOTH.map(|seat| desk.p.combats.hands[seat].count()), [3, 4]);
    assert_eq!(desk.p.combats.pile.count(), 40 - 7);
    let seen = |onlooker| {
        let events = desk.read_by(onlooker);
        events.iter().filter(|event| matches!(event, Event::DrewThat { .. })).count()
    };
    assert_eq!(seen(Onlooker::Seat(GERMAN)), 3);
    assert_eq!(seen(Onlooker::Seat(ALLIED)), 4);
    assert_eq!(seen(Onlooker::Spectator), 0);
}

#[test]
fn preparation_9_each_takes_his_tokens_from_a_pool_of_thirty() {
    let desk = Desk::scenario("4", "");
    assert!(desk.cites("preparation.9"));
    assert_eq!((desk.p.hq[GERMAN], desk.p.hq[ALLIED]), (6, 10));
    assert_eq!((TOKENS, desk.p.pool()), (30, 14));
    for (side, count) in [(GERMAN, 6), (ALLIED, 10)] {
        assert!(desk.events().contains(&Event::Tokens { side, count }));
    }
}

#[test]
fn preparation_11_each_scenario_has_its_own_rules_and_medals_to_win() {
    let hill = game("14", "").scenario;
    assert_eq!((hill.medals, hill.exit, hill.pressed), (8, Some(ALLIED), Some(ALLIED)));
    let trenches = game("6", "").scenario;
    assert_eq!((trenches.medals, trenches.exit, trenches.pressed), (7, None, None));
    assert!(trenches.no_mans_land.is_none() && trenches.observation.is_some());
    assert!(game("45", "").scenario.ford);
}

#[test]
fn preparation_12_no_mans_land_is_shelled_where_the_scenario_says_so() {
    let desk = Desk::scenario("4", "");
    assert!(desk.cites("preparation.12"));
    assert!(desk.events().contains(&Event::ShellsNoMansLand { side: ALLIED }));
    let desk = Desk::scenario("6", "");
    assert!(!desk.cites("preparation.12") && desk.p.craters == desk.game.scenario.craters);
}

#[test]
fn preparation_12_whoever_plays_first_rolls() {
    // 56 is shelled by the French of 55, and only with the option.
    for number in NUMBERS.into_iter().filter(|number| *number != 56) {
        let game = game(&number.to_string(), "");
        let Some(by) = game.scenario.no_mans_land.as_ref().and_then(|plan| plan.by) else { continue };
        let desk = Desk::begin(game, 3);
        assert_eq!(by, desk.p.first, "scenario {number}");
    }
}

#[test]
fn preparation_13_the_side_that_the_scenario_names_begins() {
    for (number, side) in [("1", ALLIED), ("5", GERMAN), ("12", GERMAN), ("13", ALLIED), ("49", ALLIED)] {
        let desk = Desk::scenario(number, "");
        assert!(desk.cites("preparation.13"));
        assert!(desk.events().contains(&Event::PlaysFirst { side }), "scenario {number}");
        assert_eq!((desk.p.first, desk.p.turn), (side, 1));
        if desk.p.phase == Phase::Card {
            assert_eq!(desk.asked(), side);
        }
    }
}

// --- No Man's Land.

#[test]
fn no_mans_land_the_allies_count_from_their_left_to_their_right() {
    for seed in 0..60 {
        let desk = begun(APART, &shelled("allied", "F"), seed);
        assert!(desk.cites("no-mans-land"));
        let places: Vec<u8> = hit(&desk).iter().map(|at| at.0 - hex("F1").0 + 1).collect();
        assert!(places[0] <= 6);
        assert!(places.windows(2).all(|pair| (1..=6).contains(&(pair[1] - pair[0]))), "{places:?}");
    }
}

#[test]
fn no_mans_land_the_germans_count_from_theirs() {
    for seed in 0..60 {
        let desk = begun(APART, &shelled("german", "F"), seed);
        let places: Vec<u8> = hit(&desk).iter().map(|at| hex("F11").0 - at.0 + 1).collect();
        assert!(places[0] <= 6);
        assert!(places.windows(2).all(|pair| (1..=6).contains(&(pair[1] - pair[0]))), "{places:?}");
    }
}

#[test]
fn no_mans_land_every_hex_of_a_row_can_be_reached() {
    let all = (0..200).fold(0, |set, seed| set | begun(APART, &shelled("allied", "FG"), seed).p.craters);
    assert_eq!(all.count_ones(), 11 + 12);
}

#[test]
fn no_mans_land_rangees_the_marked_rows_alone_nearest_the_enemy_first() {
    for (by, rows) in [("allied", "GFE"), ("german", "EFG")] {
        let desk = begun(APART, &shelled(by, rows), 7);
        let mut order: Vec<usize> = hit(&desk).iter().map(|at| at.row()).collect();
        order.dedup();
        let wanted: Vec<usize> = rows.bytes().map(|row| usize::from(row - b'A')).collect();
        assert_eq!(order, wanted);
    }
}

#[test]
fn no_mans_land_rangees_of_every_scenario_begin_at_the_enemy() {
    for number in NUMBERS {
        let game = game(&number.to_string(), "");
        let Some((by, rows)) =
            game.scenario.no_mans_land.as_ref().and_then(|plan| Some((plan.by?, plan.rows.clone()?)))
        else {
            continue;
        };
        let mut sorted = rows.clone();
        sorted.sort_unstable();
        if by == ALLIED {
            sorted.reverse();
        }
        assert_eq!(rows, sorted, "scenario {number}");
    }
}

#[test]
fn no_mans_land_fin_a_row_ends_when_the_count_leaves_the_board() {
    let (mut short, mut long) = (Vec::new(), Vec::new());
    for seed in 0..200 {
        let desk = begun(APART, &shelled("allied", "FE"), seed);
        let last =
            |row: usize, first: Hex| hit(&desk).iter().rfind(|at| at.row() == row).unwrap().0 - first.0 + 1;
        short.push(last(5, hex("F1")));
        long.push(last(4, hex("E1")));
    }
    // A six from there would still have stayed on the board otherwise.
    assert_eq!((short.iter().min(), short.iter().max()), (Some(&6), Some(&11)));
    assert_eq!((long.iter().min(), long.iter().max()), (Some(&7), Some(&12)));
}

#[test]
fn no_mans_land_campagne_open_ground_gets_a_crater() {
    let desk = begun(APART, &shelled("allied", "F"), 5);
    let hit = hit(&desk);
    assert!(!hit.is_empty());
    assert_eq!(desk.p.craters, hit.iter().fold(0, |set, hex| set | hex.bit()));
}

#[test]
fn no_mans_land_barbeles_give_way_to_a_crater() {
    let wired: String = (1..=11).map(|place| format!("F{place}:.#.. ")).collect();
    for seed in 0..30 {
        let desk = begun(&format!("{APART} {wired}"), &shelled("allied", "F"), seed);
        assert!(desk.cites("no-mans-land.barbeles"));
        assert_eq!(desk.p.wire & desk.p.craters, 0);
        assert_eq!((desk.p.wire | desk.p.craters).count_ones(), 11);
        assert_eq!(desk.p.craters.count_ones() as usize, hit(&desk).len());
    }
}

#[test]
fn no_mans_land_occupe_a_unit_or_a_tile_is_counted_but_gets_no_crater() {
    let row = "F1:..i. F2:.#I. F3:f... F4:b... F5:h... F6:t... F7:m... F8:f#.. F9:r... F10:.... F11:....";
    let mut reached = 0;
    for seed in 0..60 {
        let desk = begun(&format!("{APART} {row}"), &shelled("allied", "F"), seed);
        assert_eq!(desk.p.craters & !(hex("F10").bit() | hex("F11").bit()), 0);
        assert_eq!(names(desk.p.wire), ["F2", "F8"], "a unit or a tile keeps its wire");
        reached |= desk.p.craters;
    }
    assert_eq!(names(reached), ["F10", "F11"], "the count goes on past them");
}
