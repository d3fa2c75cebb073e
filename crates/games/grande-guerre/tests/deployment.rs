//! Specialists added or exchanged at set-up: stock, arms, history.

use crate::common::*;
use grande_guerre::scenario::NUMBERS;
use grande_guerre::tables::Army;
use table::Words;

/// A battle at set-up: these hexes, an Allied army, a year, and how many specialists the Germans and the Allies add.
fn deploying(hexes: &str, allies: &str, year: u16, german: u8, allied: u8, options: &str) -> Desk {
    let side = |name: &str, count: u8| {
        format!("[{name}]\ncommand = 5\ncombat = 3\nhq = 6\nartillery = 4\nspecialists = {count}\n")
    };
    let (german, allied) = (side("german", german), side("allied", allied));
    Desk::with(hexes, &format!("allies = \"{allies}\"\nyear = {year}\n{german}{allied}"), options)
}

/// Eight infantry units, two machine guns and two mortars on the Allied base line.
const LINE: &str = "A1:..i. A2:..i. A3:..i. A4:..i. A5:..i. A6:..i. A7:..i. A8:..i. A9:..m. A10:..m. A11:..o. A12:..o. K1:..I.";

// --- The box.

#[test]
fn specialiste_stock_is_what_the_box_holds_for_each_army() {
    let game = game("1", "");
    let table: [(&str, [u8; 3]); 11] = [
        ("grenadier", [3, 3, 3]),
        ("elite", [3, 3, 2]),
        ("engineer", [1, 1, 1]),
        ("flame-thrower", [2, 0, 1]),
        ("heavy-machine-gun", [2, 2, 1]),
        ("heavy-mortar", [2, 2, 1]),
        ("light-machine-gun", [3, 3, 2]),
        ("sniper", [2, 4, 2]),
        ("officer", [3, 3, 3]),
        ("mortar-observer", [2, 2, 2]),
        ("forward-observer", [2, 2, 2]),
    ];
    for (code, stock) in table {
        let trade = Specialist::ALL.into_iter().find(|trade| trade.code() == code).unwrap();
        let data = game.tables.specialist(trade);
        let found = [Army::German, Army::British, Army::French].map(|army| data.stock_of(army));
        assert_eq!(found, stock, "{code}");
        assert_eq!(data.stock_of(Army::Canadian), stock[1], "{code}: Canadians use the British box");
    }
}

#[test]
fn specialiste_stock_runs_out() {
    let desk = deploying(LINE, "british", 1916, 0, 3, "").after("place engineer A1");
    assert_eq!(desk.refused("place engineer A2"), "specialiste.stock");
    // The British have no flame-thrower, the French one.
    assert_eq!(desk.refused("place flame-thrower A2"), "specialiste.stock");
    let desk = deploying(LINE, "french", 1917, 0, 3, "").after("place flame-thrower A1");
    assert_eq!(desk.refused("place flame-thrower A2"), "specialiste.stock");
}

#[test]
fn specialiste_stock_counts_those_on_the_map() {
    let desk = deploying("A1:..is A2:..i. K1:..I.", "british", 1916, 0, 1, "");
    assert_eq!(desk.refused("place engineer A2"), "specialiste.stock");
    // The enemy's are his own.
    let desk = deploying("A1:..i. A2:..i. K1:..Is", "british", 1916, 0, 1, "");
    assert!(desk.may("place engineer A2"));
}

#[test]
fn specialiste_stock_of_loaders_serves_both_heavy_weapons() {
    let mut desk = deploying(LINE, "french", 1917, 0, 3, "");
    assert!(desk.may("place heavy-mortar A11"));
    desk.does("place heavy-machine-gun A9");
    assert_eq!(desk.refused("place heavy-machine-gun A10"), "specialiste.stock");
    assert_eq!(desk.refused("place heavy-mortar A11"), "specialiste.stock");
    let mut desk = deploying(LINE, "british", 1917, 0, 3, "");
    desk.does("place heavy-mortar A11, place heavy-machine-gun A9");
    assert_eq!(desk.refused("place heavy-machine-gun A10"), "specialiste.stock");
    assert_eq!(desk.refused("place heavy-mortar A12"), "specialiste.stock");
}

#[test]
fn specialiste_stock_of_observers_serves_both_their_uses() {
    let mut desk = deploying(LINE, "british", 1916, 0, 3, "");
    desk.does("place mortar-observer A11, place forward-observer A1");
    assert_eq!(desk.refused("place forward-observer A2"), "specialiste.stock");
    assert_eq!(desk.refused("place mortar-observer A12"), "specialiste.stock");
}

// --- Who may hold whom.

#[test]
fn specialiste_arme_decides_who_may_hold_one() {
    let desk = deploying(LINE, "french", 1917, 0, 1, "");
    for trade in Specialist::ALL {
        let (infantry, gun, mortar) = match trade {
            Specialist::HeavyMachineGun => (false, true, false),
            Specialist::HeavyMortar | Specialist::MortarObserver => (false, false, true),
            _ => (true, false, false),
        };
        for (hex, allowed) in [("A1", infantry), ("A9", gun), ("A11", mortar)] {
            let place = format!("place {} {hex}", trade.code());
            if allowed {
                assert!(desk.may(&place), "{place}");
            } else {
                assert_eq!(desk.refused(&place), "specialiste.arme", "{place}");
            }
        }
    }
}

#[test]
fn specialiste_arme_leaves_tanks_and_guns_out() {
    let desk = deploying("A1:..s. A2:..a. A3:..i. K1:..I.", "french", 1917, 0, 1, "");
    for trade in Specialist::ALL {
        for hex in ["A1", "A2"] {
            assert_eq!(desk.refused(&format!("place {} {hex}", trade.code())), "specialiste.arme");
        }
    }
}

#[test]
fn specialiste_amie_is_the_unit_it_joins() {
    let desk = deploying(LINE, "british", 1916, 0, 1, "");
    assert_eq!(desk.refused("place grenadier K1"), "specialiste.amie");
    assert_eq!(desk.refused("place grenadier F6"), "specialiste.amie");
    assert!(desk.may("place grenadier A1"));
}

#[test]
fn specialiste_une_par_unite_and_no_second() {
    let mut desk = deploying("A1:..i. A2:..ig A3:..i. K1:..I.", "british", 1916, 0, 2, "");
    assert_eq!(desk.refused("place officer A2"), "specialiste.une-par-unite");
    desk.does("place officer A1");
    assert_eq!(desk.refused("place sniper A1"), "specialiste.une-par-unite");
    assert!(desk.may("place sniper A3"));
}

// --- Adding.

#[test]
fn specialiste_premier_places_all_of_his_first() {
    let hexes = "A1:..i. A2:..i. A3:..i. K1:..I. K2:..I. K3:..I.";
    let mut desk = deploying(hexes, "british", 1916, 2, 2, "");
    let mut order = Vec::new();
    for place in ["officer A1", "sniper A2", "officer K1", "sniper K2"] {
        order.push(desk.asked());
        desk.does(&format!("place {place}"));
    }
    assert_eq!(order, [ALLIED, ALLIED, GERMAN, GERMAN]);
    assert_eq!(desk.p.phase, Phase::Card);
}

#[test]
fn specialiste_premier_is_the_german_where_he_begins() {
    let more = "first = \"german\"\n[german]\ncommand = 5\ncombat = 3\nhq = 6\nartillery = 4\nspecialists = 1\n\
                [allied]\ncommand = 5\ncombat = 3\nhq = 6\nartillery = 4\nspecialists = 1\n";
    let mut desk = Desk::with("A1:..i. K1:..I.", more, "");
    assert_eq!(desk.asked(), GERMAN);
    desk.does("place officer K1");
    assert_eq!(desk.asked(), ALLIED);
}

#[test]
fn specialiste_supplementaires_join_units_before_the_cards_are_dealt() {
    let mut desk = deploying(LINE, "british", 1916, 0, 1, "");
    assert_eq!(desk.p.commands.hands[ALLIED].count(), 0);
    desk.does("place officer A1");
    assert!(desk.cites("specialiste.supplementaires"));
    let placed = Event::SpecialistPlaced { hex: hex("A1"), unit: 0, specialist: Specialist::Officer };
    assert!(desk.events().contains(&placed));
    assert_eq!((trade(&desk, "A1"), desk.figures("A1")), (Some(Specialist::Officer), 4));
    assert_eq!((desk.p.phase, desk.p.commands.hands[ALLIED].count()), (Phase::Card, 5));
}

#[test]
fn specialiste_supplementaires_are_not_left_in_the_box() {
    let desk = deploying(LINE, "british", 1916, 0, 1, "");
    assert!(!desk.may("pass"));
}

#[test]
fn specialiste_supplementaires_are_lost_where_nobody_can_hold_one() {
    let desk = deploying("A1:..ig A2:..s. K1:..I.", "french", 1917, 0, 2, "");
    assert_eq!((desk.p.phase, desk.p.to_place[ALLIED]), (Phase::Card, [0, 0]));
}

#[test]
fn specialiste_supplementaires_are_those_the_scenarios_of_verdun_and_nivelle_name() {
    // Germans, French; with or without the option, which is for the older scenarios.
    let named = [
        (41, [0, 1]),
        (42, [0, 1]),
        (44, [1, 1]),
        (48, [1, 1]),
        (50, [4, 3]),
        (51, [3, 4]),
        (52, [3, 4]),
        (53, [2, 3]),
        (54, [3, 4]),
        (55, [3, 3]),
        (56, [3, 3]),
        (57, [0, 3]),
        (58, [0, 4]),
    ];
    for number in NUMBERS.into_iter().filter(|number| *number > 40) {
        let wanted = named.iter().find(|(known, _)| *known == number).map_or([0, 0], |(_, counts)| *counts);
        let forces = game(&number.to_string(), "").scenario.forces;
        assert_eq!([forces[GERMAN].specialists, forces[ALLIED].specialists], wanted, "{number}");
        assert_eq!([forces[GERMAN].more_specialists, forces[ALLIED].more_specialists], [0, 0], "{number}");
    }
}

#[test]
fn specialiste_tableau_comes_on_top_of_the_grenadiers_with_the_option() {
    let desk = Desk::scenario("4", "specialists");
    let grenadiers = |side| desk.p.army(side).filter(|slot| desk.p.unit(*slot).trade > 0).count();
    assert_eq!((grenadiers(GERMAN), grenadiers(ALLIED)), (2, 1));
    assert_eq!((desk.p.to_place[GERMAN], desk.p.to_place[ALLIED]), ([0, 1], [0, 2]));
    assert_eq!(desk.p.phase, Phase::Deploy);
    // Without it nobody adds any.
    let desk = Desk::scenario("4", "");
    assert_eq!(
        (desk.p.phase, desk.p.to_place[GERMAN], desk.p.to_place[ALLIED]),
        (Phase::Card, [0, 0], [0, 0])
    );
}

#[test]
fn specialiste_tableau_base_gives_these_numbers() {
    for number in NUMBERS.into_iter().filter(|number| *number <= 16) {
        let wanted = match number {
            1 | 2 => [0, 0],
            5 => [2, 1],
            3 | 4 | 6 | 7 => [1, 2],
            9 | 16 => [1, 3],
            _ => [2, 3],
        };
        let desk = Desk::scenario(&number.to_string(), "specialists");
        let found = [desk.p.to_place[GERMAN][1], desk.p.to_place[ALLIED][1]];
        assert_eq!(found, wanted, "{number}");
        let forces = desk.game.scenario.forces;
        assert_eq!([forces[GERMAN].specialists, forces[ALLIED].specialists], [0, 0], "{number}");
    }
}

// --- Exchanging.

#[test]
fn specialiste_remplacer_swaps_one_on_the_map_for_another() {
    let mut desk = Desk::with("A1:..ig A2:..i. K1:..Ig", "", "replace");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Exchange, ALLIED));
    desk.does("place officer A1");
    assert!(desk.cites("specialiste.remplacer"));
    assert_eq!(trade(&desk, "A1"), Some(Specialist::Officer));
    // Nothing is left to swap: the Germans are asked, and may leave theirs.
    assert_eq!(desk.asked(), GERMAN);
    desk.does("pass");
    assert_eq!((trade(&desk, "K1"), desk.p.phase), (Some(Specialist::Grenadier), Phase::Card));
}

#[test]
fn specialiste_remplacer_needs_the_agreement() {
    let desk = Desk::new("A1:..ig A2:..i. K1:..Ig");
    assert_eq!(desk.p.phase, Phase::Card);
    assert!(!desk.may("place officer A1"));
}

#[test]
fn specialiste_remplacer_gives_none_to_a_unit_without() {
    let desk = Desk::with("A1:..ig A2:..i. K1:..I.", "", "replace");
    assert_eq!(desk.refused("place officer A2"), "specialiste.une-par-unite");
    assert_eq!(desk.refused("place grenadier A1"), "specialiste.une-par-unite");
    assert_eq!(desk.refused("place officer K1"), "specialiste.amie");
}

#[test]
fn specialiste_remplacer_keeps_to_the_arm_and_the_box() {
    let desk = Desk::with("A1:..ig A2:..is A3:..mh A4:..oh K1:..I.", "allies = \"british\"\n", "replace");
    assert_eq!(desk.refused("place heavy-mortar A1"), "specialiste.arme");
    assert_eq!(desk.refused("place engineer A1"), "specialiste.stock");
    assert_eq!(desk.refused("place flame-thrower A1"), "specialiste.stock");
    // A mortar's loader gives way to an observer.
    assert!(desk.may("place mortar-observer A4"));
}

#[test]
fn specialiste_remplacer_comes_before_adding_and_frees_the_figure() {
    let more = "[allied]\ncommand = 5\ncombat = 3\nhq = 6\nartillery = 4\nspecialists = 1\n";
    let desk = Desk::with("A1:..is A2:..i. K1:..I.", more, "replace").after("place sniper A1");
    assert_eq!(desk.p.phase, Phase::Deploy);
    assert!(desk.may("place engineer A2"));
}

// --- History.

/// How many an army may have, from 1914 to 1918; 99 is no limit.
fn history(code: &str, army: Army) -> [u8; 5] {
    let game = game("1", "");
    let trade = Specialist::ALL.into_iter().find(|trade| trade.code() == code).unwrap();
    [1914, 1915, 1916, 1917, 1918].map(|year| game.tables.specialist(trade).historical(army, year))
}

/// The three rows of a specialist: Germans, British, French.
fn rows(code: &str) -> [[u8; 5]; 3] {
    assert_eq!(history(code, Army::Canadian), history(code, Army::British));
    [Army::German, Army::British, Army::French].map(|army| history(code, army))
}

const ALL: [u8; 5] = [99; 5];
const FROM_1915: [u8; 5] = [0, 99, 99, 99, 99];
const FROM_1916: [u8; 5] = [0, 0, 99, 99, 99];
const FROM_1917: [u8; 5] = [0, 0, 0, 99, 99];

#[test]
fn specialiste_historique_keeps_out_what_was_not_there_yet() {
    let desk = deploying(LINE, "british", 1915, 0, 1, "historical");
    assert_eq!(desk.refused("place grenadier A1"), "specialiste.historique");
    assert!(desk.may("place engineer A1"));
    assert!(deploying(LINE, "british", 1915, 0, 1, "").may("place grenadier A1"));
    assert!(deploying(LINE, "british", 1916, 0, 1, "historical").may("place grenadier A1"));
}

#[test]
fn specialiste_historique_limits_numbers_with_those_on_the_map() {
    let mut desk = deploying(&LINE.replace("A1:..i.", "A1:..ie"), "british", 1916, 0, 3, "historical");
    desk.does("place elite A2");
    assert_eq!(desk.refused("place elite A3"), "specialiste.historique");
    let mut desk = deploying(&LINE.replace("A1:..i.", "A1:..ie"), "british", 1916, 0, 3, "");
    desk.does("place elite A2");
    assert!(desk.may("place elite A3"));
}

#[test]
fn specialiste_historique_holds_for_exchanges() {
    let desk = Desk::with("A1:..ig K1:..I.", "year = 1915\n", "replace historical");
    assert_eq!(desk.refused("place light-machine-gun A1"), "specialiste.historique");
    assert!(desk.may("place officer A1"));
}

#[test]
fn specialiste_historique_grenadier_table() {
    assert_eq!(rows("grenadier"), [ALL, FROM_1916, FROM_1917]);
}

#[test]
fn specialiste_historique_elite_table() {
    assert_eq!(rows("elite"), [[0, 2, 3, 4, 4], [0, 1, 2, 3, 3], [0, 0, 1, 2, 2]]);
}

#[test]
fn specialiste_historique_genie_table() {
    assert_eq!(rows("engineer"), [FROM_1915; 3]);
}

#[test]
fn specialiste_historique_lance_flammes_table() {
    assert_eq!(rows("flame-thrower"), [ALL, [0; 5], FROM_1917]);
}

#[test]
fn specialiste_historique_mi_lourde_table() {
    assert_eq!(rows("heavy-machine-gun"), [[0, 1, 2, 2, 2], [0, 1, 2, 2, 2], FROM_1917]);
}

#[test]
fn specialiste_historique_mortier_lourd_table() {
    assert_eq!(rows("heavy-mortar"), [FROM_1916; 3]);
}

#[test]
fn specialiste_historique_mi_legere_table() {
    assert_eq!(rows("light-machine-gun"), [[1, 2, 2, 2, 3], [0, 0, 1, 2, 3], [0, 1, 2, 2, 2]]);
}

#[test]
fn specialiste_historique_tireur_table() {
    assert_eq!(rows("sniper"), [ALL, [4, 2, 2, 2, 2], ALL]);
}

#[test]
fn specialiste_historique_officier_table() {
    assert_eq!(rows("officer"), [ALL; 3]);
}

#[test]
fn specialiste_historique_officier_is_alone_in_his_sector() {
    let desk = deploying(LINE, "british", 1916, 0, 3, "historical").after("place officer A1");
    assert_eq!(desk.refused("place officer A4"), "specialiste.historique");
    let second = desk.game.parse("place officer A4").unwrap();
    let why = desk.game.check(&desk.p, desk.asked(), second).expect_err("one is there");
    let messages = (GrandeGuerre::about().messages)(Language::En);
    let said = Words::new(Language::En, &[messages]).say(&desk.game.sentence(&desk.p, desk.asked(), why));
    assert!(said.to_lowercase().contains("at most in each: officer 1"), "{said}");
    assert!(desk.may("place officer A5"));
    // Without the table there is no such limit.
    let desk = deploying(LINE, "british", 1916, 0, 3, "").after("place officer A1");
    assert!(desk.may("place officer A4"));
}

#[test]
fn specialiste_historique_officier_on_a_sector_line_fills_both() {
    let hexes = "B4:..i. B3:..i. B5:..i. B9:..i. K1:..I.";
    let desk = deploying(hexes, "british", 1916, 0, 2, "historical").after("place officer B4");
    assert_eq!(desk.refused("place officer B3"), "specialiste.historique");
    assert_eq!(desk.refused("place officer B5"), "specialiste.historique");
    assert!(desk.may("place officer B9"));
}

#[test]
fn specialiste_historique_observateur_table() {
    assert_eq!(rows("mortar-observer"), [ALL, FROM_1915, FROM_1916]);
}

#[test]
fn specialiste_historique_observateur_avance_table() {
    assert_eq!(rows("forward-observer"), [FROM_1916; 3]);
}
