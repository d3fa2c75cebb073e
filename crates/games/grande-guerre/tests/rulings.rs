//! Our rulings where the booklet is silent or lost: dice, decks, tokens, batteries, flags, specialists (`r.…`).

use crate::common::*;
use grande_guerre::board::Sector;
use grande_guerre::position::TOKENS;
use grande_guerre::tables::Face;

// --- Dice, decks, tokens, figures.

#[test]
fn rr_face_two_soldiers_and_one_of_each_other() {
    let sides: Vec<Face> = (0..6).map(Face::on).collect();
    for face in Face::ALL {
        let there = sides.iter().filter(|side| **side == face).count();
        assert_eq!(there, if face == Face::Soldier { 2 } else { 1 }, "{face:?}");
        assert_eq!(there as u32, Face::SIDES[face as usize]);
    }
}

#[test]
fn rr_paquet_command_cards() {
    let tables = game("1", "").tables;
    let copies = |code: &str| tables.commands.iter().find(|card| card.id == code).expect("a card").copies;
    for (title, left, centre, right) in
        [("reconnaissance", 2, 2, 2), ("percee", 4, 5, 4), ("attaque", 3, 4, 3), ("offensive", 2, 2, 2)]
    {
        let found = ["gauche", "centre", "droite"].map(|sector| copies(&format!("{title}-{sector}")));
        assert_eq!(found, [left, centre, right], "{title}");
    }
    assert_eq!(["reconnaissance-en-force", "en-avant", "manoeuvre"].map(copies), [3, 1, 1]);
    let sector: u8 =
        tables.commands.iter().filter(|card| card.tactic.is_none()).map(|card| card.copies).sum();
    let tactic: u8 =
        tables.commands.iter().filter(|card| card.tactic.is_some()).map(|card| card.copies).sum();
    assert_eq!((sector, tactic), (40, 18));
    let tactics = [3, 2, 2, 1, 3, 1, 3, 1, 1, 1];
    assert_eq!(tables.commands[15..].iter().map(|card| card.copies).collect::<Vec<_>>(), tactics);
    // What each orders.
    let sectors = |code: &str| tables.commands.iter().find(|card| card.id == code).expect("a card").sectors;
    assert_eq!((sectors("percee-droite"), sectors("attaque-gauche")), ([0, 0, 2], [3, 0, 0]));
    assert_eq!((sectors("manoeuvre"), sectors("en-avant")), ([2, 0, 2], [2, 2, 2]));
}

#[test]
fn rr_paquet_combat_cards() {
    let tables = game("1", "").tables;
    let copies: Vec<u8> = tables.combats.iter().map(|card| card.copies).collect();
    assert_eq!((copies.len(), copies.iter().sum::<u8>()), (29, 40));
    assert_eq!(copies.iter().filter(|copies| **copies == 2).count(), 11);
    assert_eq!(copies.iter().filter(|copies| **copies == 1).count(), 18);
}

#[test]
fn rr_qg_30_in_play_and_in_the_pool() {
    assert_eq!(TOKENS, 30);
    let desk = Desk::scenario("49", "");
    assert_eq!(desk.p.pool(), 30 - 10 - 10);
}

#[test]
fn rr_qg_30_one_takes_what_is_left() {
    for (left, gained) in [(2, 2), (1, 1), (0, 0)] {
        let mut desk = Desk::new("E6:..i. K1:..I.");
        desk.p.hq[GERMAN] = 30 - 6 - left;
        desk.orders("percee-centre", "E6");
        desk.pass_to(Phase::Draw);
        desk.does("tokens");
        assert_eq!((desk.p.hq[ALLIED], desk.p.pool()), (6 + gained, left - gained));
        assert_eq!(desk.cites("qg.pot-vide"), gained < 2);
    }
}

#[test]
fn rr_figurines_four_whatever_the_arm() {
    let tables = game("1", "").tables;
    for id in ["infantry", "machine-gun", "mortar", "field-gun"] {
        let kind = tables.units.iter().find(|kind| kind.id == id).expect("a kind");
        assert_eq!(kind.figures, 4, "{id}");
    }
    // The last figure is the gun with its gunner: it fights with all its dice until it falls.
    let mut desk = Desk::with("F6:..m. H6:..I.", GERMANS_FIRST, "");
    desk.reduce("F6", 2).ready_to_fight("attaque-centre", "H6");
    desk.rolling("burst hq").does("attack H6 - F6");
    assert_eq!((desk.figures("F6"), desk.medals(GERMAN)), (1, 0));
    let mut desk = Desk::new("F6:..m. H6:..I.");
    desk.reduce("F6", 1).ready_to_fight("attaque-centre", "F6").does("attack F6 - H6");
    assert_eq!(count(&desk, |event| matches!(event, Event::Attacks { dice: 3, .. })), 1);
}

#[test]
fn rr_effets_are_data_that_an_owner_can_correct() {
    // Cuirasse at no cost that cancels one hit, where ours costs one token and cancels two.
    for (change, cost, figures) in [(false, 1, 4), (true, 0, 3)] {
        let mut pack = own_pack();
        if change {
            let ours = pack.file("cards.toml").unwrap().to_string();
            let theirs = ours.replace(
                "id = \"cuirasse\"\ncopies = 1\ncost = 1\neffect = { kind = \"armour\", hits = 2 }",
                "id = \"cuirasse\"\ncopies = 1\ncost = 0\neffect = { kind = \"armour\", hits = 1 }",
            );
            assert_ne!(ours, theirs);
            pack.replace("cards.toml", theirs);
        }
        pack.replace("scenarios/1.toml", scenario_text("F6:..i. H6:..I.", GERMANS_FIRST));
        let setup = Setup { scenario: "1".into(), options: Vec::new(), pack };
        let mut desk = Desk::begin(GrandeGuerre::ready(setup).expect("a good pack"), 1);
        desk.empty_hands();
        desk.ready_to_fight("attaque-centre", "H6").give(ALLIED, "cuirasse");
        desk.rolling("burst burst").does("attack H6 - F6");
        assert_eq!(desk.p.phase, Phase::AfterRoll);
        desk.does("use cuirasse");
        assert_eq!((desk.p.hq[ALLIED], desk.figures("F6")), (6 - cost, figures));
    }
}

#[test]
fn rr_effets_every_title_has_its_section() {
    for code in COMBAT_CODES {
        assert!(grande_guerre::rulebook().find(&format!("carte.{code}")).is_some(), "{code}");
    }
    for code in COMMAND_CODES {
        assert!(grande_guerre::rulebook().find(&format!("ordre.{code}")).is_some(), "{code}");
    }
}

// --- The battery.

#[test]
fn rr_gabarit_numbers_run_clockwise_from_the_front_right() {
    let ring = |seat: Seat, centre: &str| -> Vec<&'static str> {
        (1..=6).map(|number| BOARD.ring(seat, hex(centre), number).expect("on the board").name()).collect()
    };
    assert_eq!(ring(ALLIED, "F6"), ["G7", "F7", "E7", "E6", "F5", "G6"]);
    // The other player turns the template round.
    assert_eq!(ring(GERMAN, "F6"), ["E6", "F5", "G6", "G7", "F7", "E7"]);
    assert_eq!(ring(ALLIED, "E6"), ["F6", "E7", "D6", "D5", "E5", "F5"]);
}

/// The Allied battery fires at a hex with so many dice, showing this.
fn shells(hexes: &str, at: &str, rolls: &str) -> Desk {
    let mut desk = Desk::playing(hexes, "bombardement 1").after(&format!("aim {at}"));
    let loaded = rolls.split_whitespace().filter(|roll| roll.starts_with('d') && roll.len() == 2).count();
    desk.rolling(rolls).does(&format!("load {loaded}"));
    desk
}

#[test]
fn rr_gabarit_a_die_strikes_the_hex_of_its_number() {
    for (number, target) in [(1, "G7"), (2, "F7"), (3, "E7"), (4, "E6"), (5, "F5"), (6, "G6")] {
        let desk = shells(&format!("A1:..i. {target}:..I."), "F6", &format!("d{number} burst"));
        assert_eq!(desk.figures(target), 3, "{number}");
    }
}

#[test]
fn rr_hors_carte_shells_off_the_board_do_nothing() {
    // Around K12 the hexes 1, 2, 3 and 6 are off the board: 1 and 6 beyond the base line, 2 and 3 on the half-hexes.
    for number in [1, 2, 3, 6] {
        assert_eq!(BOARD.ring(ALLIED, hex("K12"), number), None, "{number}");
        let desk = shells("A1:..i. K12:..I. K11:..I. J11:..I.", "K12", &format!("d{number}"));
        assert_eq!(count(&desk, |event| matches!(event, Event::Fought { .. })), 0);
        assert!(["K12", "K11", "J11"].iter().all(|name| desk.figures(name) == 4));
    }
    let desk = shells("A1:..i. K12:..I. K11:..I. J11:..I.", "K12", "d5 burst");
    assert_eq!(desk.figures("K11"), 3);
}

#[test]
fn rr_tir_ami_shells_strike_friends_too() {
    let desk = shells("F5:..i. G6:..I.", "G6", "d4 burst");
    assert_eq!((desk.figures("F5"), desk.figures("G6")), (3, 4));
}

#[test]
fn rr_tir_ami_a_friend_destroyed_is_the_enemys_medal() {
    let mut desk = Desk::new("F5:..i. G6:..I. A1:..i.");
    desk.reduce("F5", 1).play("bombardement 1");
    desk.does("aim G6").rolling("d4 burst").does("load 1");
    assert!(desk.is_empty("F5"));
    assert_eq!((desk.medals(GERMAN), desk.medals(ALLIED)), (1, 0));
}

#[test]
fn rr_tir_ami_the_owner_answers_for_the_flags() {
    let desk = shells("F5:..i. G6:..I.", "G6", "d4 flag");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Outcome, ALLIED));
}

#[test]
fn rr_offensive_artillerie_an_assault_orders_the_battery() {
    for (card, sector) in [
        ("offensive-gauche", Sector::Left),
        ("offensive-centre", Sector::Centre),
        ("offensive-droite", Sector::Right),
    ] {
        let mut desk = Desk::playing("A2:..i. A6:..i. A11:..i. K6:..I.", card);
        desk.pass_to(Phase::Aim);
        for name in ["K2", "K6", "K11", "F4", "F8"] {
            let inside = BOARD.sector(ALLIED, sector) & hex(name).bit() != 0;
            assert_eq!(desk.may(&format!("aim {name}")), inside, "{card} {name}");
        }
        let outside = if sector == Sector::Centre { "K2" } else { "K6" };
        assert_eq!(desk.refused(&format!("aim {outside}")), "artillerie.secteur");
    }
}

#[test]
fn rr_offensive_artillerie_the_ring_may_spill_over_and_the_german_sees_his_own_sectors() {
    // G5 is the last hex of the centre; G4, to its left, is struck all the same.
    let mut desk = Desk::playing("A6:..i. G4:..I. K6:..I.", "offensive-centre");
    desk.pass_to(Phase::Aim);
    desk.does("aim G5").rolling("d5 burst").does("load 1");
    assert_eq!(desk.figures("G4"), 3);
    let mut desk = Desk::with("A6:..i. K11:..I.", GERMANS_FIRST, "");
    desk.play("offensive-gauche");
    desk.pass_to(Phase::Aim);
    assert!(desk.may("aim A11") && !desk.may("aim A2"));
}

#[test]
fn rr_offensive_artillerie_forward_is_for_the_battlefield_alone() {
    let desk = Desk::playing("A6:..i. K6:..I.", "en-avant");
    assert_eq!(desk.refused("battery centre"), "ordre.en-avant.batterie");
    let desk = Desk::playing("A6:..i. K6:..I.", "manoeuvre");
    assert!(desk.may("battery left") && !desk.may("battery centre"));
}

#[test]
fn rr_second_tir_has_as_many_dice_paid_once() {
    let mut desk = Desk::playing("A1:..i. K6:..I.", "bombardement 1");
    desk.does("aim K6").rolling("d1 d2 d3").does("load 3");
    assert_eq!((desk.p.hq[ALLIED], desk.p.phase), (3, Phase::Aim));
    desk.p.hq[ALLIED] = 0;
    desk.rolling("d1 d2 d3").does("aim K1");
    // No loading, no paying: three dice again, at another hex.
    assert_eq!((desk.p.hq[ALLIED], desk.p.phase), (0, Phase::Draw));
    let rolled =
        happened!(desk, Event::BatteryRolled { dice, .. } => dice.iter().filter(|die| **die > 0).count())
            .next();
    assert_eq!(rolled, Some(3));
}

#[test]
fn rr_second_tir_shortage_takes_dice_from_one_shot_only() {
    let mut desk = Desk::playing("A1:..i. K6:..I.", "bombardement 1");
    desk.give(GERMAN, "penurie").does("aim K6, load 4");
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::AtBombard));
    desk.rolling("d1 d2").does("use penurie");
    desk.does("aim K6");
    let rolled =
        happened!(desk, Event::BatteryRolled { dice, .. } => dice.iter().filter(|die| **die > 0).count())
            .next();
    assert_eq!(rolled, Some(4));
}

// --- Flags and retreats.

#[test]
fn rr_retraite_chemin_it_may_not_stop_while_a_hex_is_open() {
    // Germans at H6 fire at F6: two flags on open ground.
    let mut desk = Desk::with("F6:..i. H6:..I. D6:..i. K1:..I.", GERMANS_FIRST, "");
    desk.ready_to_fight("attaque-centre", "H6").rolling("flag flag").does("attack H6 - F6");
    for short in ["E6", "E7", "F6"] {
        assert_eq!(desk.refused(&format!("retreat 2 {short}")), "r.retraite-chemin", "{short}");
    }
    // Any path: D5 and D7 are two hexes back; D6 is taken.
    assert_eq!(desk.refused("retreat 2 D6"), "retraite.occupe");
    assert!(desk.may("retreat 2 D5") && desk.may("retreat 2 D7"));
    assert_eq!(desk.refused("retreat 2 F8"), "retraite.laterale");
}

#[test]
fn rr_retraite_chemin_a_dead_end_may_be_taken_and_costs_a_figure() {
    // E6 has nothing open behind it, E7 has.
    let mut desk = Desk::with("F6:..i. H6:..I. D5:..i. D6:..i.", GERMANS_FIRST, "");
    desk.ready_to_fight("attaque-centre", "H6").rolling("flag flag").does("attack H6 - F6");
    assert_eq!(desk.refused("retreat 2 E7"), "r.retraite-chemin");
    assert!(desk.may("retreat 2 D7"));
    desk.does("retreat 2 E6");
    assert_eq!(desk.figures("E6"), 3);
}

#[test]
fn rr_drapeaux_cartes_gas_and_lice_come_after_hold_and_prevail() {
    for (mine, ignorable) in [("", 99), ("gas", 0), ("lice", 0)] {
        let mut desk = Desk::new("F6:..i. H6:t.I. K1:..I.");
        desk.give(GERMAN, "tenir");
        desk.give(
            ALLIED,
            if mine == "gas" {
                "attaque-au-gaz"
            } else if mine == "lice" {
                "poux"
            } else {
                ""
            },
        );
        desk.play("attaque-centre").does("use tenir");
        if mine == "gas" {
            desk.does("use attaque-au-gaz");
        } else if desk.p.phase == Phase::WithCommand {
            desk.does("pass");
        }
        desk.does("order F6");
        desk.pass_to(Phase::Combat);
        desk.rolling("flag hq");
        desk.does(if mine == "lice" { "attack F6 - H6 using poux" } else { "attack F6 - H6" });
        if ignorable == 0 {
            assert_eq!(desk.refused("retreat 0 H6"), "drapeau.ignorer", "{mine}");
        } else {
            assert!(desk.may("retreat 0 H6"));
        }
        assert_eq!(desk.p.fight().ignorable, ignorable, "{mine}");
    }
}

#[test]
fn rr_drapeaux_cartes_hold_prevails_over_the_flame_thrower() {
    for (holds, ignorable) in [(false, 0), (true, 99)] {
        let mut desk = Desk::with("F6:t.i. G6:..Il K1:..I.", GERMANS_FIRST, "");
        if holds {
            desk.give(ALLIED, "tenir");
        }
        desk.play("attaque-centre");
        if holds {
            desk.does("use tenir");
        }
        desk.does("order G6");
        desk.pass_to(Phase::Combat);
        desk.rolling("flag hq hq").does("attack G6 - F6");
        assert_eq!(desk.p.fight().ignorable, ignorable);
        assert_eq!(desk.may("retreat 0 F6"), holds);
    }
}

#[test]
fn rr_drapeaux_cartes_hold_prevails_over_the_triple() {
    for holds in [false, true] {
        let mut desk = Desk::with("F6:t.i. K1:..I.", GERMANS_FIRST, "");
        if holds {
            desk.give(ALLIED, "tenir");
        }
        desk.play("bombardement 1");
        if holds {
            desk.does("use tenir");
        }
        desk.does("aim F6").rolling("d2 d2 d2 flag hq hq").does("load 3");
        assert_eq!((desk.p.phase, desk.asked()), (Phase::Outcome, ALLIED));
        assert_eq!(desk.may("retreat 0 F6"), holds);
    }
}

#[test]
fn rr_zero_de_a_combat_without_a_die_is_not_allowed() {
    // One die at three hexes, and one fewer for standing in wire.
    let mut desk = Desk::ordering("F6:.#i. I6:..I. I8:..I. K1:..I.", "attaque-centre", "F6");
    desk.pass_to(Phase::Combat);
    assert_eq!(desk.refused("attack F6 - I6"), "r.zero-de");
    let mut desk = Desk::fighting("F6:.#i. H6:..I. K1:..I.", "attaque-centre", "F6");
    desk.does("attack F6 - H6");
    assert_eq!(count(&desk, |event| matches!(event, Event::Attacks { dice: 1, .. })), 1);
}

#[test]
fn rr_zero_de_a_bogged_tank_at_its_last_range() {
    let mut desk = Desk::new("F6:..s. J6:..I. F3:..i. H3:..I.");
    let slot = desk.p.at(hex("F6")).unwrap();
    desk.p.unit_mut(slot).marks |= mark::BOGGED;
    desk.orders("manoeuvre", "F3");
    desk.pass_to(Phase::Combat);
    // Without an order it is the order that is missing.
    assert_eq!(desk.refused("attack F6 - J6"), "combat.ordre");
    desk.p.unit_mut(slot).marks |= mark::ORDERED;
    assert_eq!(desk.refused("attack F6 - J6"), "r.zero-de");
}
