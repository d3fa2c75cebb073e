//! Tactic cards (`ordre`): assaults, bombardment, copies, groups, dice, relief.

use crate::common::*;
use contract::Show;

#[test]
fn ordre_tactique_eighteen_cards_order_regardless_of_sectors() {
    let desk = Desk::new("B6:..i. J6:..I.");
    let cards = desk.game.tables.commands.iter().filter(|card| card.tactic.is_some());
    let found: Vec<(&str, u8)> = cards.clone().map(|card| (card.id.as_str(), card.copies)).collect();
    let wanted = [
        ("attaque-infanterie", 3),
        ("bombardement", 2),
        ("contre-attaque", 2),
        ("sifflets", 1),
        ("ordre-d-en-haut", 3),
        ("grande-foire", 1),
        ("tempete-de-feu", 3),
        ("frapper-le-premier", 1),
        ("remplacements", 1),
        ("releve", 1),
    ];
    assert_eq!(found, wanted);
    assert_eq!(cards.map(|card| card.copies).sum::<u8>(), 18);
}

// --- Attaque d'infanterie.

#[test]
fn ordre_attaque_infanterie_orders_all_the_infantry_of_one_sector() {
    let hexes = "B2:..i. B4:..i. B5:..i. B6:..i. B7:..m. C7:..o. B8:..i. B10:..i. J6:..I.";
    let desk = Desk::playing(hexes, "attaque-infanterie 2");
    assert!(desk.cites("ordre.attaque-infanterie"));
    assert_eq!(with_orders(&desk), ["B4", "B5", "B6", "B8"]);
    let desk = Desk::playing(hexes, "attaque-infanterie 1");
    assert_eq!(with_orders(&desk), ["B2", "B4"]);
    let mut desk = Desk::new(hexes);
    desk.give_command(ALLIED, "attaque-infanterie");
    assert_eq!(desk.refused("play attaque-infanterie"), "commandement", "a sector is to be named");
    assert_eq!(desk.refused("play attaque-infanterie 4"), "commandement");
}

#[test]
fn ordre_attaque_infanterie_moves_two_hexes_and_battles_or_three() {
    let mut desk = Desk::playing("D6:..i. D7:..i. G6:..I. J6:..I.", "attaque-infanterie 2");
    assert_eq!(desk.refused("move D7 - H7"), "mouvement.infanterie");
    desk.does("move D6 - F6, move D7 - G8");
    desk.pass_to(Phase::Combat);
    assert_eq!(desk.refused("attack G8 - J6"), "mouvement.infanterie-combat");
    desk.reduce("G6", 1).rolling("burst").does("attack F6 - G6");
    assert!(desk.is_empty("G6"), "two hexes and a battle");
}

#[test]
fn ordre_attaque_infanterie_is_stopped_by_terrain_as_usual() {
    let mut desk = Desk::new("D6:..i. E6:f... E7:f... D5:..m. D7:..m. J6:..I.");
    desk.play("attaque-infanterie 2");
    assert_eq!(desk.refused("move D6 - F6"), "foret.mouvement");
    assert!(desk.may("move D6 - E6"));
}

#[test]
fn ordre_attaque_infanterie_repli_without_infantry_any_one_unit() {
    let mut desk = Desk::playing("B2:..m. B6:..o. B10:..m. J6:..I.", "attaque-infanterie 2");
    assert_eq!(desk.p.phase, Phase::Orders);
    assert!(desk.may("order B2") && desk.may("order B6") && desk.may("order B10"));
    desk.does("order B10");
    assert_eq!((desk.p.phase, with_orders(&desk)), (Phase::Moves, vec!["B10"]));
    // Infantry in another sector is infantry all the same.
    let desk = Desk::playing("B2:..m. B6:..m. B10:..i. J6:..I.", "attaque-infanterie 2");
    assert!(desk.cites("commandement.aucune-unite"));
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn ordre_attaque_infanterie_armes_leaves_machine_guns_and_mortars_out() {
    let desk = Desk::playing("B5:..i. B6:..m. B7:..o. J6:..I.", "attaque-infanterie 2");
    assert_eq!((desk.p.phase, with_orders(&desk)), (Phase::Moves, vec!["B5"]));
    assert_eq!(desk.refused("move B6 - C6"), "mouvement.ordre");
}

// --- Bombardement.

#[test]
fn ordre_bombardement_orders_the_battery_at_any_target() {
    let desk = Desk::playing("B6:..i. J1:..I. J11:..I.", "bombardement 1");
    assert!(desk.cites("ordre.bombardement") && desk.cites("artillerie"));
    assert_eq!(desk.p.phase, Phase::Aim);
    assert!(desk.may("aim J1") && desk.may("aim J11") && desk.may("aim A6"));
    assert!(with_orders(&desk).is_empty());
}

#[test]
fn ordre_bombardement_deux_tirs_fires_twice_and_pays_once() {
    let mut desk = Desk::playing("B6:..i. J1:..I. J11:..I.", "bombardement 1");
    desk.does("aim J1").rolling("d1 d2 d3").does("load 3");
    assert_eq!(desk.p.hq[ALLIED], 3);
    assert_eq!((desk.p.phase, desk.p.battery.shots), (Phase::Aim, 1));
    let before = desk.p.hq[ALLIED];
    desk.rolling("d1 d2 d3").does("aim F6");
    assert!(desk.cites("ordre.bombardement.deux-tirs"));
    assert!(
        desk.saw(|event| matches!(event, Event::BatteryRolled { dice: [1, 2, 3, 0, 0], .. })),
        "as many dice as the first"
    );
    assert_eq!((desk.p.phase, desk.p.hq[ALLIED]), (Phase::Draw, before));
}

#[test]
fn ordre_bombardement_unite_or_any_one_unit() {
    let mut desk = Desk::playing("B2:..i. B6:..i. B10:..m. J6:..I.", "bombardement 2");
    assert!(desk.may("order B2") && desk.may("order B6"));
    assert_eq!(desk.refused("battery centre"), "artillerie.secteur");
    desk.does("order B10");
    assert_eq!((desk.p.phase, desk.p.battery.ordered), (Phase::Moves, Aiming::Nowhere));
}

// --- Contre-attaque.

#[test]
fn ordre_contre_attaque_copies_the_enemys_last_card() {
    let mut desk = Desk::new("B5:..i. B6:..i. B7:..i. J5:..I. J6:..I. J7:..I.");
    desk.orders("percee-centre", "B5 B6");
    desk.end_turn();
    desk.play("contre-attaque");
    assert!(desk.cites("ordre.contre-attaque") && desk.cites("ordre.percee-centre"));
    assert!(desk.events().contains(&Event::Copied { card: command("percee-centre") }));
    desk.does("order J5, order J7");
    assert_eq!(desk.p.phase, Phase::Moves);
}

#[test]
fn ordre_contre_attaque_copies_a_tactic_with_its_choice_anew() {
    let mut desk = Desk::playing("B2:..i. B10:..i. J2:..I. J10:..I.", "attaque-infanterie 1");
    desk.end_turn();
    desk.give_command(GERMAN, "contre-attaque");
    assert_eq!(desk.refused("play contre-attaque"), "commandement");
    desk.does("play contre-attaque 1");
    assert_eq!(with_orders(&desk), ["J10"], "the left as the Germans see it");
}

#[test]
fn ordre_contre_attaque_copies_reconnaissance_with_its_two_cards_and_its_medal() {
    let mut desk = Desk::with("B2:..i. B10:..i. J2:..I. J10:..I.", "[rules]\npressed = \"allied\"\n", "");
    desk.orders("reconnaissance-droite", "B10");
    desk.end_turn();
    desk.play("contre-attaque");
    assert!(desk.events().contains(&Event::Copied { card: command("reconnaissance-gauche") }));
    desk.does("order J10, pass");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Scout, GERMAN));
    let mut refused = desk.p;
    desk.does("medal");
    assert_eq!((desk.medals(GERMAN), desk.p.phase), (1, Phase::Draw));
    std::mem::swap(&mut refused, &mut desk.p);
    desk.does("pass");
    assert!(desk.cites("ordre.reconnaissance.deux-cartes"));
}

#[test]
fn ordre_contre_attaque_miroir_swaps_left_and_right() {
    for (card, copy) in [
        ("attaque-gauche", "attaque-droite"),
        ("percee-droite", "percee-gauche"),
        ("attaque-centre", "attaque-centre"),
        ("offensive-gauche", "offensive-droite"),
        ("reconnaissance-droite", "reconnaissance-gauche"),
        ("manoeuvre", "manoeuvre"),
        ("en-avant", "en-avant"),
        ("tempete-de-feu", "tempete-de-feu"),
    ] {
        let mut desk = Desk::new("B6:..i. J6:..I.");
        desk.p.last[GERMAN] = command(card);
        desk.play("contre-attaque");
        assert!(desk.events().contains(&Event::Copied { card: command(copy) }), "{card}");
    }
}

#[test]
fn ordre_contre_attaque_miroir_of_a_copy_is_turned_again() {
    let mut desk = Desk::ordering("B2:..i. B10:..i. J2:..I. J10:..I.", "percee-gauche", "B2");
    desk.end_turn();
    desk.orders("contre-attaque", "J2");
    desk.end_turn();
    desk.play("contre-attaque");
    assert!(desk.events().contains(&Event::Copied { card: command("percee-gauche") }));
    assert!(desk.may("order B2") && !desk.may("order B10"));
}

#[test]
fn ordre_contre_attaque_copies_forward_with_its_ban_on_the_battery() {
    let mut desk = Desk::new("B6:..i. J6:..I.");
    desk.p.last[GERMAN] = command("en-avant");
    desk.play("contre-attaque");
    assert_eq!(desk.refused("battery centre"), "ordre.en-avant.batterie");
}

#[test]
fn ordre_contre_attaque_rien_when_the_enemy_has_played_no_card() {
    let mut desk = Desk::new("B6:..i. J6:..I.");
    desk.give(ALLIED, "pigeons").give(GERMAN, "tenir").play("contre-attaque");
    assert!(desk.cites("ordre.contre-attaque.rien") && desk.cites("commandement.aucune-unite"));
    assert_eq!((desk.p.phase, with_orders(&desk).len()), (Phase::Draw, 0));
    assert_eq!(desk.p.commands.hands[ALLIED].count(), 1, "one card is drawn");
    // There is nothing to copy of a copy of nothing.
    desk.does("tokens").play("contre-attaque");
    assert!(desk.cites("ordre.contre-attaque.rien"));
}

// --- Sifflets et clairons.

#[test]
fn ordre_sifflets_orders_a_chain_of_neighbours() {
    let mut desk = Desk::playing("B2:..i. B3:..m. C4:..o. D4:..i. D6:..i. D8:..i. J6:..I.", "sifflets");
    desk.does("order C4");
    assert!(desk.cites("ordres"));
    assert_eq!(with_orders(&desk), ["B2", "B3", "C4", "D4"]);
    assert_eq!(desk.p.phase, Phase::Moves);
}

#[test]
fn ordre_sifflets_does_not_order_the_battery() {
    let desk = Desk::playing("B2:..i. J6:..I.", "sifflets");
    assert!(desk.cites("ordre.sifflets"));
    assert_eq!(desk.refused("battery left"), "artillerie.secteur");
}

#[test]
fn ordre_sifflets_lien_a_unit_apart_is_not_of_the_group() {
    let desk = Desk::playing("B2:..i. B3:..i. B5:..i. J6:..I.", "sifflets").after("order B5");
    assert_eq!(with_orders(&desk), ["B5"]);
    assert_eq!(desk.refused("move B2 - C2"), "mouvement.ordre");
}

// --- Ordre d'en haut.

#[test]
fn ordre_ordre_d_en_haut_orders_as_many_units_as_tokens_are_spent() {
    let mut desk = Desk::new("B2:..i. B6:..m. B10:..o. C6:..i. J6:..I.");
    desk.p.hq[ALLIED] = 3;
    desk.play("ordre-d-en-haut");
    assert!(desk.cites("ordre.ordre-d-en-haut"));
    assert_eq!(desk.refused("battery centre"), "artillerie.secteur");
    for hex in ["B2", "B6", "B10"] {
        assert_eq!(desk.p.phase, Phase::Orders);
        desk.does(&format!("order {hex}"));
    }
    assert_eq!((desk.p.phase, desk.p.hq[ALLIED]), (Phase::Moves, 0), "the fourth has none");
    // Not a single token, not a single order.
    let mut desk = Desk::new("B2:..i. J6:..I.");
    desk.p.hq[ALLIED] = 0;
    desk.play("ordre-d-en-haut");
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn ordre_ordre_d_en_haut_jetons_one_a_unit_and_back_to_the_pool() {
    let mut desk = Desk::new("B2:..i. B6:..i. J6:..I.");
    let pool = desk.p.pool();
    desk.play("ordre-d-en-haut").does("order B6");
    assert!(desk.cites("ordre.ordre-d-en-haut.jetons"));
    assert_eq!(desk.events().last(), Some(&Event::TokenOnUnit { hex: hex("B6"), unit: 0 }));
    assert_eq!((desk.p.hq[ALLIED], desk.p.pool()), (5, pool));
    assert!(desk.unit("B6").has(mark::TOKEN));
    desk.does("pass, pass");
    // It neither moved nor fought: the token goes with the end of the combats.
    assert_eq!((desk.p.phase, desk.p.pool()), (Phase::Draw, pool + 1));
    assert!(!desk.unit("B6").has(mark::TOKEN));
}

/// The token has just been taken off the unit on this hex, and lies in the pool.
fn taken_off(desk: &Desk, name: &str, pool: u8) -> bool {
    let off = |event: &Event| matches!(event, Event::TokenOffUnit { hex: at, .. } if *at == hex(name));
    let told = desk.events().iter().any(off);
    assert_eq!(told, desk.cites("ordre.ordre-d-en-haut.jetons"));
    assert_eq!(told, desk.p.pool() == pool);
    told
}

#[test]
fn ordre_ordre_d_en_haut_jetons_go_after_the_units_combat() {
    let mut desk = Desk::new("F6:..i. G3:..i. G5:..i. H6:..I. K1:..I.");
    let pool = desk.p.pool();
    desk.orders("ordre-d-en-haut", "F6 G3");
    desk.pass_to(Phase::Combat);
    desk.rolling("hq hq").does("attack F6 - H6");
    assert!(taken_off(&desk, "F6", pool + 1));
    assert!(desk.unit("G3").has(mark::TOKEN), "the other has not fought");
    desk.does("pass");
    assert!(taken_off(&desk, "G3", pool + 2));
}

#[test]
fn ordre_ordre_d_en_haut_jetons_go_after_a_move_that_leaves_no_combat() {
    let mut desk = Desk::new("F6:..i. B6:..m. H6:..I.");
    let pool = desk.p.pool();
    desk.orders("ordre-d-en-haut", "F6 B6").does("move B6 - B7");
    assert!(taken_off(&desk, "B7", pool + 1), "a machine gun that moved fights no more");
    desk.does("move F6 - F8");
    assert!(taken_off(&desk, "F8", pool + 2));
}

#[test]
fn ordre_ordre_d_en_haut_jetons_stay_while_the_unit_may_still_fight() {
    let mut desk = Desk::new("F6:..i. B6:..i. H6:..I. K1:..I.");
    let pool = desk.p.pool();
    desk.orders("ordre-d-en-haut", "F6").does("move F6 - F7");
    assert!(!taken_off(&desk, "F7", pool + 1));
    assert!(desk.unit("F7").has(mark::TOKEN));
    desk.pass_to(Phase::Combat);
    desk.does("pass");
    assert!(taken_off(&desk, "F7", pool + 1), "it moved and did not fight");
}

#[test]
fn ordre_ordre_d_en_haut_jetons_go_after_the_bonus_hex_too() {
    for (onward, at) in [("move F8 - F9", "F9"), ("pass", "F8")] {
        let mut desk = Desk::new("F6:..i. B6:..i. K1:..I.");
        desk.give(ALLIED, "en-avant").play("ordre-d-en-haut");
        desk.pass_to(Phase::WithCommand);
        desk.does("use en-avant");
        desk.pass_to(Phase::Orders);
        desk.does("order F6, order B6");
        let pool = desk.p.pool();
        desk.rolling("soldier").does("move F6 - F8");
        // Its move is not over: it may go one hex further.
        assert_eq!(desk.p.phase, Phase::Onward);
        assert!(!taken_off(&desk, "F8", pool + 1));
        desk.does(onward);
        assert!(taken_off(&desk, at, pool + 1));
    }
}

#[test]
fn ordre_ordre_d_en_haut_jetons_of_all_who_cross_their_fire() {
    let mut desk = Desk::new("F5:..m. F7:..m. H6:..I. K1:..I.");
    let pool = desk.p.pool();
    desk.orders("ordre-d-en-haut", "F5 F7");
    desk.pass_to(Phase::Combat);
    desk.rolling("hq hq hq hq hq hq").does("attack F5 - H6 with F7");
    assert!(taken_off(&desk, "F5", pool + 2) && taken_off(&desk, "F7", pool + 2));
}

#[test]
fn ordre_ordre_d_en_haut_jetons_go_with_a_unit_driven_back_or_destroyed() {
    let ambushed = |figures: u8, faces: &str| {
        let mut desk = Desk::new("F6:..i. F5:..i. F7:..I. K1:..I.");
        desk.reduce("F6", figures).give(GERMAN, "embuscade").play("ordre-d-en-haut");
        desk.pass_to(Phase::Orders);
        desk.does("order F6");
        desk.pass_to(Phase::Combat);
        desk.does("attack F6 - F7");
        let pool = desk.p.pool();
        desk.rolling(faces).does("use embuscade");
        (desk, pool)
    };
    // The ambush costs its own tokens, which lie on the card.
    let cost = |desk: &Desk| desk.p.spent;
    let (desk, pool) = ambushed(1, "burst soldier soldier");
    assert!(desk.is_empty("F6"));
    assert!(taken_off(&desk, "F6", pool + 1));
    assert_eq!(cost(&desk), 2);
    let (mut desk, pool) = ambushed(4, "flag soldier soldier");
    desk.does("retreat 1 E6");
    assert!(taken_off(&desk, "E6", pool + 1));
    assert_eq!(cost(&desk), 2);
}

#[test]
fn ordre_ordre_d_en_haut_jetons_go_with_what_is_done_instead_of_fighting() {
    let mut desk = Desk::new("F5:..is F6:.#i. K1:..I. B6:..i.");
    let pool = desk.p.pool();
    desk.orders("ordre-d-en-haut", "F5 F6 B6").does("fortify F5 - F5");
    assert!(taken_off(&desk, "F5", pool + 1));
    desk.pass_to(Phase::Combat);
    desk.does("cut F6");
    assert!(desk.events().contains(&Event::TokenOffUnit { hex: hex("F6"), unit: 0 }));
}

#[test]
fn ordre_ordre_d_en_haut_jetons_go_with_a_unit_that_leaves_the_board() {
    let mut desk = Desk::with("K6:..i. B6:..i. K1:..I.", "[rules]\nexit = \"allied\"\n", "");
    let pool = desk.p.pool();
    desk.orders("ordre-d-en-haut", "K6 B6").does("exit K6");
    assert!(taken_off(&desk, "K6", pool + 1));
}

#[test]
fn ordre_ordre_d_en_haut_jetons_show_on_the_units() {
    let desk = Desk::playing("B2:..i. B6:..i. J6:..I.", "ordre-d-en-haut").after("order B6");
    let table = desk.game.table(&desk.p, Onlooker::Spectator);
    let marked = |place: &str| {
        let piece = table.pieces.iter().find(|piece| piece.place == place).expect("a piece");
        piece.marks.iter().any(|mark| mark.kind == "token")
    };
    assert!(marked("B6") && !marked("B2"));
}

#[test]
fn ordre_ordre_d_en_haut_sans_gain_in_the_turn_of_the_card() {
    let mut desk = Desk::ordering("F6:..i. H6:..I.", "ordre-d-en-haut", "F6");
    desk.pass_to(Phase::Combat);
    desk.rolling("hq hq").does("attack F6 - H6");
    assert_eq!(desk.p.hq[ALLIED], 5);
    // The same roll pays with another card.
    let mut desk = Desk::fighting("F6:..i. H6:..I.", "attaque-centre", "F6");
    desk.rolling("hq hq").does("attack F6 - H6");
    assert_eq!(desk.p.hq[ALLIED], 8);
}

#[test]
fn ordre_ordre_d_en_haut_sans_gain_is_not_for_the_enemy() {
    let mut desk = Desk::new("F6:..i. H6:..I.");
    desk.give(GERMAN, "riposte").play("ordre-d-en-haut");
    desk.pass_to(Phase::Orders);
    desk.does("order F6");
    desk.pass_to(Phase::Combat);
    desk.rolling("hq hq").does("attack F6 - H6");
    assert_eq!((desk.p.phase, desk.p.hq[ALLIED]), (Phase::AfterRanged, 5));
    desk.rolling("hq hq").does("use riposte");
    assert_eq!(desk.p.hq[GERMAN], 6 - 1 + 2);
}

// --- Tempête de feu.

#[test]
fn ordre_tempete_de_feu_orders_four_units_to_fire_with_one_more_die() {
    let mut desk = Desk::new("F2:..i. F4:..i. F6:..m. F8:..o. F10:..i. H2:..I. H6:..I. H8:..I.");
    desk.play("tempete-de-feu");
    assert!(desk.cites("ordre.tempete-de-feu"));
    for hex in ["F2", "F4", "F6", "F8"] {
        desk.does(&format!("order {hex}"));
    }
    assert_eq!((desk.p.phase, with_orders(&desk).len()), (Phase::Combat, 4), "the fifth has no order");
    desk.rolling("hq hq hq").does("attack F2 - H2");
    assert!(desk.events().contains(&attack("F2", "H2", 3, false)));
    desk.does("attack F6 - H6");
    assert!(desk.events().contains(&attack_between([1, 0], "F6", "H6", 4, false)));
}

#[test]
fn ordre_tempete_de_feu_adjacent_units_are_not_ordered() {
    let desk = Desk::playing("F6:..i. F8:..i. G6:..I.", "tempete-de-feu");
    assert_eq!(desk.refused("order F6"), "ordre.tempete-de-feu.adjacent");
    assert!(desk.may("order F8"));
}

#[test]
fn ordre_tempete_de_feu_immobile_units_do_not_move() {
    let mut desk = Desk::new("F6:..i. F8:..i. E3:.#i. H6:..I.");
    desk.give(ALLIED, "cisailles").play("tempete-de-feu");
    desk.pass_to(Phase::Orders);
    desk.does("order F6, pass");
    // The moves are open for the wire cutters alone.
    assert_eq!(desk.p.phase, Phase::Moves);
    assert_eq!(desk.refused("move F6 - G6"), "ordre.tempete-de-feu.immobile");
    let desk = Desk::playing("F6:..i. H6:..I.", "attaque-centre").after("order F6, pass");
    assert!(desk.may("move F6 - G6"));
}

#[test]
fn ordre_tempete_de_feu_redeploiement_does_not_go_with_it() {
    let mut desk = Desk::new("F6:..m. H6:..I.");
    desk.give(ALLIED, "redeploiement").play("tempete-de-feu");
    assert_eq!(desk.refused("use redeploiement"), "ordre.tempete-de-feu.redeploiement");
    let mut desk = Desk::new("F6:..m. H6:..I.");
    desk.give(ALLIED, "redeploiement").play("attaque-centre");
    assert!(desk.may("use redeploiement"));
}

// --- Relève et repli.

#[test]
fn ordre_releve_orders_four_soldier_units_that_move_six_hexes() {
    let mut desk = Desk::new("A6:..i. A7:..m. A8:..o. A9:..i. A10:..i. G6:..i. E1:..s. J1:..I.");
    desk.play("releve");
    assert!(desk.cites("ordre.releve"));
    assert_eq!(desk.refused("order E1"), "ordre.releve", "tanks are not soldiers");
    for hex in ["A6", "A7", "A8", "A9"] {
        desk.does(&format!("order {hex}"));
    }
    assert_eq!((desk.p.phase, with_orders(&desk).len()), (Phase::Moves, 4));
    desk.does("move A6 - G7, move A7 - F6");
    assert!(!desk.is_empty("G7") && !desk.is_empty("F6"));
    assert_eq!(desk.unit("G7").moved, 6);
}

#[test]
fn ordre_releve_ami_ends_next_to_a_friend() {
    let desk = Desk::ordering("A6:..i. D6:..i. J1:..I.", "releve", "A6");
    assert_eq!(desk.refused("move A6 - C9"), "ordre.releve.ami");
    assert!(desk.may("move A6 - C6") && desk.may("move A6 - E7"));
    // Next to a friend, but eight hexes off.
    let desk = Desk::ordering("A6:..i. H6:..i. J1:..I.", "releve", "A6");
    assert!(desk.may("move A6 - G6"));
    assert_eq!(desk.refused("move A6 - I6"), "ordre.releve");
}

#[test]
fn ordre_releve_passage_through_friends_and_woods() {
    let wall = "B5:..i. B6:f... C5:..i. C6:f#.. C7:f... B4:..i. B7:..i. A5:..i. A7:..i.";
    let desk = Desk::ordering(&format!("A6:..i. D6:..i. J1:..I. {wall}"), "releve", "A6");
    assert!(desk.may("move A6 - E6"), "through wood, wire and friends");
    let desk = Desk::ordering(&format!("A6:..i. D6:..i. J1:..I. {wall}"), "attaque-centre", "A6");
    assert_eq!(desk.refused("move A6 - C6"), "foret.mouvement");
    // Never through the enemy, nor through what nobody can enter.
    let water = "A5:..I. A7:..I. B5:..I. B6:w...";
    let mut desk =
        Desk::with(&format!("A6:..i. C6:..i. J1:..I. {water}"), "[rules]\nwater = \"impassable\"\n", "");
    desk.orders("releve", "A6");
    assert!(!desk.offers().iter().any(|offer| offer.starts_with("move A6")));
}

#[test]
fn ordre_releve_combat_units_do_not_battle() {
    let mut desk = Desk::new("F6:..i. F7:..i. G6:..I. B6:..i.");
    desk.give(ALLIED, "tir-de-barrage").play("releve");
    desk.does("use tir-de-barrage, order F6, pass, pass, aim J6, load 1");
    assert_eq!(desk.p.phase, Phase::Draw, "nobody has a combat to fight");
}

#[test]
fn ordre_releve_sortie_nobody_leaves_the_board() {
    let hexes = "K6:..i. K7:..i. B6:..I.";
    let mut desk = Desk::with(hexes, "[rules]\nexit = \"allied\"\n", "");
    desk.orders("releve", "K6");
    assert!(!desk.may("exit K6"));
    let mut desk = Desk::with(hexes, "[rules]\nexit = \"allied\"\n", "");
    desk.orders("attaque-centre", "K6");
    assert!(desk.may("exit K6"));
}
