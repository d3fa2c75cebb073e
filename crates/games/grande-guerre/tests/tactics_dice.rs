//! Tactic cards that roll dice, *Grande Foire* and *Remplacements* (`ordre`), and the orders that combat cards add to a
//! card or take from it (`carte.pigeons`, `carte.messager`).

use crate::common::*;

// --- Grande Foire.

/// Five cards beside the one played: six dice.
const FIVE: &str = "percee-gauche percee-centre percee-droite attaque-gauche attaque-droite";

fn show(dice: &str, others: &str) -> Desk {
    let mut desk = Desk::new("B2:..i. B3:..i. B6:..m. B7:..o. B10:..i. B11:..s. J6:..I.");
    desk.give_command(ALLIED, others).rolling(dice).play("grande-foire");
    desk
}

#[test]
fn ordre_grande_foire_rolls_a_die_for_each_command_card_held() {
    let desk = show("flag", "");
    assert!(desk.cites("ordre.grande-foire") && desk.cites("ordre.grande-foire.des"));
    assert!(desk.events().contains(&Event::Rolled { dice: [0, 0, 0, 1, 0], at: None }), "itself alone");
    let desk = show("soldier deadly burst flag hq hq", FIVE);
    assert!(desk.events().contains(&Event::Rolled { dice: [1, 1, 1, 1, 2], at: None }));
}

#[test]
fn ordre_grande_foire_des_say_what_is_ordered() {
    let mut desk = show("soldier deadly burst flag", "percee-gauche percee-centre percee-droite");
    // An infantry unit, a weapon, and any unit.
    desk.does("order B2, order B3");
    assert_eq!(desk.refused("order B10"), "ordres.secteur");
    assert_eq!(desk.refused("order B11"), "ordres.secteur");
    desk.does("order B7");
    assert_eq!((desk.p.phase, with_orders(&desk)), (Phase::Moves, vec!["B2", "B3", "B7"]));
}

#[test]
fn ordre_grande_foire_des_a_burst_is_a_machine_gun_or_a_mortar() {
    let mut desk = show("burst", "");
    assert!(desk.may("order B6") && desk.may("order B7"));
    assert_eq!(desk.refused("order B2"), "ordres.secteur");
    assert_eq!(desk.refused("order B11"), "ordres.secteur");
    desk.does("order B6");
    assert_eq!(desk.p.phase, Phase::Moves);
}

#[test]
fn ordre_grande_foire_des_a_flag_is_any_unit_and_not_the_battery() {
    let desk = show("flag", "");
    assert!(["B2", "B6", "B7", "B11"].iter().all(|hex| desk.may(&format!("order {hex}"))));
    assert_eq!(desk.refused("battery centre"), "artillerie.secteur");
}

#[test]
fn ordre_grande_foire_des_bring_tokens_and_deadly_faces_nothing() {
    let desk = show("hq hq deadly", "percee-gauche percee-centre");
    assert_eq!(desk.p.hq[ALLIED], 8);
    assert!(desk.events().contains(&Event::Tokens { side: ALLIED, count: 2 }));
    assert!(desk.cites("commandement.aucune-unite"));
    assert_eq!(desk.p.phase, Phase::Draw);
    // An empty pool brings none.
    let mut desk = Desk::new("B2:..i. J6:..I.");
    desk.p.hq.0 = [24, 6];
    desk.rolling("hq").play("grande-foire");
    assert_eq!(desk.p.hq[ALLIED], 6);
    assert!(desk.cites("qg.pot-vide"));
}

#[test]
fn ordre_grande_foire_units_battle_with_one_more_die() {
    let mut desk = Desk::new("F6:..i. H6:..I. F10:..i. G10:..I.");
    desk.give_command(ALLIED, "percee-gauche").rolling("soldier soldier").play("grande-foire");
    desk.does("order F6, order F10");
    desk.pass_to(Phase::Combat);
    desk.rolling("hq hq hq").does("attack F6 - H6");
    assert!(desk.events().contains(&attack("F6", "H6", 3, false)));
    desk.rolling("hq hq hq hq").does("attack F10 - G10");
    assert!(desk.events().contains(&attack("F10", "G10", 4, true)));
}

#[test]
fn ordre_grande_foire_carte_is_played_before_the_roll() {
    let mut desk = Desk::new("B2:..i. B6:..i. J6:..I.");
    desk.give(ALLIED, "pigeons").play("grande-foire");
    assert_eq!(desk.p.phase, Phase::WithCommand);
    assert!(!desk.saw(|event| matches!(event, Event::Rolled { .. })));
    desk.rolling("deadly").does("use pigeons");
    assert!(desk.cites("ordre.grande-foire.des"));
    desk.does("order B2");
    assert_eq!(with_orders(&desk), ["B2"], "the pigeons' order alone");
}

#[test]
fn ordre_grande_foire_melange_shuffles_both_decks_with_their_discards() {
    let mut desk = Desk::new("B2:..i. J6:..I.");
    for title in 0..3 {
        desk.p.commands.pile.take(title);
        desk.p.commands.discard.add(title);
        desk.p.combats.pile.take(title);
        desk.p.combats.discard.add(title);
    }
    desk.p.commands.pile.take(3);
    desk.p.commands.top[0] = 3;
    desk.rolling("soldier").play("grande-foire");
    assert!(desk.cites("ordre.grande-foire.melange") && desk.events().contains(&Event::Reshuffled));
    assert_eq!((desk.p.commands.discard.count(), desk.p.combats.discard.count()), (0, 0));
    assert_eq!((desk.p.commands.pile.count(), desk.p.combats.pile.count()), (57, 40));
    assert_eq!(desk.p.commands.in_play.count(), 1, "the card itself lies open until the turn ends");
}

// --- Remplacements.

fn replace(dice: &str, others: &str) -> Desk {
    let mut desk = Desk::new("B2:..i. B3:..i. B6:..m. B7:..o. B10:..i. J6:..I.");
    for hex in ["B2", "B3", "B6", "B7"] {
        desk.reduce(hex, 2);
    }
    desk.give_command(ALLIED, others).rolling(dice).play("remplacements");
    desk
}

#[test]
fn ordre_remplacements_rolls_a_die_for_each_command_card_held() {
    let mut desk = replace("soldier flag hq deadly burst soldier", FIVE);
    assert!(desk.cites("ordre.remplacements") && desk.cites("ordre.remplacements.des"));
    assert!(desk.events().contains(&Event::Rolled { dice: [2, 1, 1, 1, 1], at: None }));
    desk.does("name B2");
    assert!(desk.cites("ordre.remplacements"));
    assert_eq!((desk.figures("B2"), desk.p.phase), (3, Phase::Return));
}

#[test]
fn ordre_remplacements_des_soldiers_for_infantry_flags_and_hq_for_any_unit() {
    let mut desk =
        replace("soldier flag hq deadly burst", "percee-gauche percee-centre percee-droite manoeuvre");
    desk.does("name B2, name B6, name B7");
    assert_eq!(desk.p.phase, Phase::Moves, "three figures, no more");
    assert_eq!([desk.figures("B2"), desk.figures("B6"), desk.figures("B7")], [3, 3, 3]);
    assert_eq!(desk.p.hq[ALLIED], 6, "no token");
    // A soldier does not return to a weapon.
    let desk = replace("soldier", "");
    assert_eq!(desk.refused("name B6"), "ordre.remplacements");
    assert!(desk.may("name B2"));
}

#[test]
fn ordre_remplacements_des_any_face_serves_infantry_too() {
    let mut desk = replace("hq flag soldier", "percee-gauche percee-centre");
    desk.does("name B2, name B2, name B3");
    assert_eq!([desk.figures("B2"), desk.figures("B3")], [4, 3]);
}

#[test]
fn ordre_remplacements_plein_not_above_the_starting_strength() {
    let mut desk = replace("soldier flag", "percee-gauche");
    assert_eq!(desk.refused("name B10"), "ordre.remplacements.plein");
    desk.reduce("B2", 3).does("name B2");
    assert_eq!(desk.refused("name B2"), "ordre.remplacements.plein");
    // Nobody short of figures: nothing returns, nobody is ordered.
    let mut desk = Desk::new("B2:..i. J6:..I.");
    desk.rolling("soldier").play("remplacements");
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn ordre_remplacements_ordre_comes_with_the_figure() {
    let mut desk = replace("soldier flag flag", "percee-gauche percee-centre").after("name B2");
    assert!(desk.cites("ordre.remplacements.ordre") && desk.cites("ordres"));
    desk.does("name B2");
    assert!(!desk.cites("ordre.remplacements.ordre"), "one order a unit");
    desk.does("name B7");
    assert_eq!((desk.p.phase, with_orders(&desk)), (Phase::Moves, vec!["B2", "B7"]));
    assert!(desk.may("move B2 - C2"));
}

#[test]
fn ordre_remplacements_specialiste_does_not_return() {
    let mut desk = Desk::new("B2:..ig J6:..I.");
    assert!(desk.unit("B2").specialist().is_some());
    let slot = desk.p.at(hex("B2")).unwrap();
    desk.p.unit_mut(slot).trade = 0;
    desk.reduce("B2", 3).give_command(ALLIED, "percee-gauche").rolling("hq flag").play("remplacements");
    desk.does("name B2");
    assert_eq!((desk.figures("B2"), desk.unit("B2").specialist()), (4, None));
    assert_eq!(desk.p.phase, Phase::Moves);
}

// --- Pigeons: one more order.

/// A desk where the Allies hold pigeons and have played them with this card.
fn pigeons(hexes: &str, card: &str) -> Desk {
    let mut desk = Desk::new(hexes);
    desk.give(ALLIED, "pigeons").play(card).does("use pigeons");
    desk
}

#[test]
fn carte_pigeons_order_one_more_unit_in_any_sector() {
    let mut desk = pigeons("B2:..i. B6:..i. B10:..m. C10:..i. J6:..I.", "reconnaissance-centre");
    assert!(desk.cites("carte.pigeons"));
    assert_eq!(desk.p.hq[ALLIED], 5);
    desk.does("order B10");
    assert_eq!(desk.refused("order B2"), "ordres.secteur");
    desk.does("order B6");
    assert_eq!((desk.p.phase, with_orders(&desk)), (Phase::Moves, vec!["B6", "B10"]));
}

#[test]
fn carte_pigeons_go_with_cards_that_order_everyone() {
    let mut desk = pigeons("B2:..i. B5:..i. B6:..m. B10:..m. J6:..I.", "offensive-centre");
    assert_eq!(with_orders(&desk), ["B5", "B6"]);
    desk.does("order B10");
    assert_eq!((desk.p.phase, with_orders(&desk).len()), (Phase::Moves, 3));
    let mut desk = pigeons("B2:..i. B5:..i. B6:..m. J6:..I.", "attaque-infanterie 2");
    assert!(desk.may("order B6"), "a machine gun as well");
    desk.does("order B2");
    assert_eq!(desk.p.phase, Phase::Moves);
    let mut desk = pigeons("B2:..i. B3:..i. B6:..m. B10:..i. J6:..I.", "sifflets");
    desk.does("order B3, order B10");
    assert_eq!((desk.p.phase, with_orders(&desk)), (Phase::Moves, vec!["B2", "B3", "B10"]));
}

#[test]
fn carte_pigeons_go_with_replacements() {
    let mut desk = Desk::new("B2:..i. B6:..i. B10:..i. J6:..I.");
    desk.reduce("B2", 2).give(ALLIED, "pigeons").play("remplacements");
    desk.rolling("soldier").does("use pigeons");
    desk.does("name B2");
    assert_eq!(desk.p.phase, Phase::Orders);
    desk.does("order B10");
    assert_eq!((desk.p.phase, with_orders(&desk)), (Phase::Moves, vec!["B2", "B10"]));
}

#[test]
fn carte_pigeons_cost_no_token_of_an_order_from_above() {
    let mut desk = pigeons("B2:..i. B6:..i. B10:..i. C6:..i. J6:..I.", "ordre-d-en-haut");
    for hex in ["B2", "B6", "B10"] {
        desk.does(&format!("order {hex}"));
    }
    assert_eq!(desk.p.hq[ALLIED], 6 - 1 - 2, "the card and two of three units");
    let mut desk = Desk::new("B2:..i. B6:..i. J6:..I.");
    desk.p.hq[ALLIED] = 1;
    desk.give(ALLIED, "pigeons").play("ordre-d-en-haut").does("use pigeons, order B6");
    assert_eq!((desk.p.phase, with_orders(&desk)), (Phase::Moves, vec!["B6"]));
}

// --- The messenger: one order fewer.

/// A desk where the Germans kill the messenger of this card.
fn killed(hexes: &str, card: &str) -> Desk {
    let mut desk = Desk::new(hexes);
    desk.give(GERMAN, "messager").play(card);
    assert_eq!((desk.p.phase, desk.asked()), (Phase::AtCommand, GERMAN));
    desk.does("use messager");
    desk
}

const LINE: &str = "B1:..i. B2:..i. B5:..i. B6:..i. B7:..m. B9:..i. B10:..i. J6:..I.";

#[test]
fn carte_messager_takes_one_order_of_a_counted_card() {
    let mut desk = killed(LINE, "attaque-centre");
    assert!(desk.cites("carte.messager"));
    assert_eq!(desk.p.hq[GERMAN], 4);
    desk.does("order B5, order B6");
    assert_eq!((desk.p.phase, with_orders(&desk).len()), (Phase::Moves, 2));
    // The battery's order counts.
    let desk = killed(LINE, "attaque-centre").after("order B5, battery centre");
    assert_eq!(desk.p.phase, Phase::Moves);
}

#[test]
fn carte_messager_leaves_at_least_one_order() {
    let desk = killed(LINE, "reconnaissance-centre").after("order B5");
    assert_eq!((desk.p.phase, with_orders(&desk).len()), (Phase::Moves, 1));
}

#[test]
fn carte_messager_takes_one_order_of_several_sectors() {
    let mut desk = killed(LINE, "reconnaissance-en-force").after("order B1");
    assert!(desk.may("order B5") && desk.may("order B9"));
    desk.does("order B9");
    assert_eq!((desk.p.phase, with_orders(&desk)), (Phase::Moves, vec!["B1", "B9"]));
    let mut desk = killed(LINE, "manoeuvre");
    for hex in ["B1", "B2", "B10"] {
        desk.does(&format!("order {hex}"));
    }
    assert_eq!((desk.p.phase, with_orders(&desk).len()), (Phase::Moves, 3));
}

#[test]
fn carte_messager_takes_one_order_of_tactics() {
    let mut desk = killed(LINE, "tempete-de-feu");
    for hex in ["B1", "B5", "B9"] {
        desk.does(&format!("order {hex}"));
    }
    assert_eq!(with_orders(&desk).len(), 3);
    assert!(desk.p.phase != Phase::Orders);
}

#[test]
fn carte_messager_names_a_unit_where_all_are_ordered() {
    let mut desk = killed(LINE, "offensive-centre");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::LeaveOut, GERMAN));
    assert_eq!(desk.refused("name B1"), "carte.messager", "not one of those ordered");
    assert_eq!(desk.refused("pass"), "tour");
    desk.does("name B6");
    assert!(desk.cites("carte.messager"));
    assert_eq!((desk.p.phase, with_orders(&desk)), (Phase::Moves, vec!["B5", "B7"]));
    // Of infantry only, where only infantry is ordered.
    let mut desk = killed(LINE, "attaque-infanterie 2");
    assert_eq!(desk.refused("name B7"), "carte.messager");
    desk.does("name B5");
    assert_eq!(with_orders(&desk), ["B6"]);
    // The only unit is not left out.
    let desk = killed("B6:..i. B1:..i. J6:..I.", "offensive-centre");
    assert_eq!((desk.p.phase, with_orders(&desk)), (Phase::Moves, vec!["B6"]));
}

#[test]
fn carte_messager_names_a_unit_of_the_group_that_answers_the_whistles() {
    let mut desk = killed(LINE, "sifflets");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Orders, ALLIED), "the group is chosen first");
    desk.does("order B6");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::LeaveOut, GERMAN));
    assert_eq!(desk.refused("name B1"), "carte.messager");
    desk.does("name B6");
    assert!(desk.events().contains(&Event::LeftOut { hex: hex("B6"), unit: 0 }));
    assert_eq!((desk.p.phase, with_orders(&desk)), (Phase::Moves, vec!["B5", "B7"]));
    assert_eq!(desk.refused("move B6 - C6"), "mouvement.ordre");
    // A unit alone keeps its order.
    let desk = killed("B1:..i. B6:..i. J6:..I.", "sifflets").after("order B1");
    assert_eq!((desk.p.phase, with_orders(&desk)), (Phase::Moves, vec!["B1"]));
}

#[test]
fn carte_messager_leaves_the_one_order_of_an_assault_without_infantry() {
    let mut desk = killed("B2:..m. B6:..m. J6:..I.", "attaque-infanterie 2");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Orders, ALLIED));
    assert!(desk.may("order B2") && desk.may("order B6"));
    desk.does("order B6");
    assert_eq!(desk.p.phase, Phase::Moves);
}

#[test]
fn carte_messager_and_pigeons_make_up_for_each_other() {
    let mut desk = Desk::new(LINE);
    desk.give(GERMAN, "messager").give(ALLIED, "pigeons").play("percee-centre");
    desk.does("use messager, use pigeons, order B5, order B1");
    assert_eq!((desk.p.phase, with_orders(&desk)), (Phase::Moves, vec!["B1", "B5"]));
    // The unit left out of a group is not ordered by the pigeons either.
    let mut desk = Desk::new(LINE);
    desk.give(GERMAN, "messager").give(ALLIED, "pigeons").play("sifflets");
    desk.does("use messager, use pigeons, order B6, name B6");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Orders, ALLIED));
    assert_eq!(desk.refused("order B6"), "carte.messager");
    desk.does("order B1");
    assert_eq!((desk.p.phase, with_orders(&desk)), (Phase::Moves, vec!["B1", "B5", "B7"]));
}

#[test]
fn carte_messager_costs_an_order_of_replacements() {
    let mut desk = Desk::new(LINE);
    desk.reduce("B5", 2).reduce("B7", 2).give(GERMAN, "messager").give_command(ALLIED, "percee-gauche");
    desk.play("remplacements").rolling("flag flag").does("use messager");
    desk.does("name B5, name B7");
    assert_eq!([desk.figures("B5"), desk.figures("B7")], [3, 3], "the figures return");
    assert_eq!(with_orders(&desk), ["B5"]);
}
