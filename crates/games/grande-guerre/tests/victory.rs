//! Victory, and the medals that are no place on the map: breakthrough and time.

use crate::common::*;

/// The Allies are about to fire at a German unit of one figure.
fn last_figure(unit: &str, medals: u8) -> Desk {
    let mut desk = Desk::with(&format!("F6:..i. H6:{unit} K6:..I."), &format!("medals = {medals}\n"), "");
    desk.reduce("H6", 1).ready_to_fight("percee-centre", "F6").rolling("burst soldier");
    desk
}

// --- Victory.

#[test]
fn victoire_comes_at_the_instant_of_the_last_medal() {
    let desk = last_figure("..I.", 1).after("attack F6 - H6");
    assert!(desk.cites("victoire"));
    assert!(desk.events().contains(&Event::Victory { side: ALLIED, medals: 1 }));
    assert_eq!(desk.game.outcome(&desk.p), Some(Outcome::Won(ALLIED)));
    assert_eq!((desk.p.phase, desk.game.to_decide(&desk.p).is_empty()), (Phase::Over, true));
}

#[test]
fn victoire_not_with_one_medal_too_few() {
    let desk = last_figure("..I.", 2).after("attack F6 - H6");
    assert!(!desk.cites("victoire"));
    assert_eq!((desk.medals(ALLIED), desk.game.outcome(&desk.p)), (1, None));
}

#[test]
fn victoire_may_come_in_the_enemys_turn() {
    let mut desk = Desk::with("F6:..i. G6:..I. A6:..i.", "medals = 1\n", "");
    desk.give(GERMAN, "embuscade").reduce("F6", 1).play("percee-centre");
    desk.pass_to(Phase::Orders);
    desk.does("order F6");
    desk.pass_to(Phase::Combat);
    desk.does("attack F6 - G6");
    assert_eq!((desk.asked(), desk.p.active), (GERMAN, ALLIED));
    desk.rolling("burst burst burst").does("use embuscade");
    assert!(desk.events().contains(&Event::Victory { side: GERMAN, medals: 1 }));
    assert_eq!(desk.game.outcome(&desk.p), Some(Outcome::Won(GERMAN)));
}

#[test]
fn victoire_may_come_by_a_retreat_that_cannot_be_made() {
    // A last figure on its own base line falls to a flag.
    let mut desk = Desk::with("I6:..i. K6:..I. K1:..I.", "medals = 1\n", "");
    desk.reduce("K6", 1).ready_to_fight("percee-centre", "I6");
    desk.rolling("flag deadly").does("attack I6 - K6");
    assert!(desk.cites("retraite.ligne-arriere") && desk.cites("victoire"));
}

#[test]
fn victoire_unite_the_last_figure_is_worth_a_medal() {
    for unit in ["..I.", "..M.", "..O."] {
        let desk = last_figure(unit, 6).after("attack F6 - H6");
        assert!(desk.cites("victoire.unite"));
        assert_eq!((desk.medals(ALLIED), desk.medals(GERMAN)), (1, 0));
        assert!(desk.is_empty("H6"));
    }
}

#[test]
fn victoire_unite_no_medal_while_a_figure_is_left() {
    let mut desk = last_figure("..I.", 6);
    desk.reduce("H6", 2).rolling("burst deadly").does("attack F6 - H6");
    assert_eq!((desk.figures("H6"), desk.medals(ALLIED)), (1, 0));
}

#[test]
fn victoire_dernier_the_weapon_is_there_to_the_last_figure() {
    for (unit, wanted) in [('m', 3), ('o', 2)] {
        let mut desk = Desk::new(&format!("F6:..{unit}. H6:..I. K6:..I."));
        desk.reduce("F6", 1).ready_to_fight("percee-centre", "F6").does("attack F6 - H6");
        let dice = |event| if let Event::Attacks { dice, .. } = event { Some(dice) } else { None };
        assert_eq!(desk.events().into_iter().find_map(dice), Some(wanted), "{unit}");
    }
}

#[test]
fn victoire_specialiste_goes_with_the_last_figure_and_brings_no_medal_of_its_own() {
    let mut desk = last_figure("..Ig", 6);
    assert_ne!(desk.unit("H6").trade, 0);
    desk.does("attack F6 - H6");
    assert!(!desk.cites("specialiste.test"));
    assert!(desk.is_empty("H6"));
    assert!(desk.p.units.iter().all(|unit| unit.is_there() || unit.trade == 0));
    assert_eq!(desk.medals(ALLIED), 1);
}

#[test]
fn victoire_objectifs_the_scenario_sets_out_other_medals() {
    let objective = "[[objective]]\nname = { fr = \"\", en = \"\" }\nfor = \"allied\"\nkind = \"held\"\n\
                     hexes = \"F6\"\nworth = 2\n";
    assert_eq!(Desk::with("F6:..i. K6:..I.", objective, "").medals(ALLIED), 2);
    assert_eq!(Desk::new("F6:..i. K6:..I.").medals(ALLIED), 0);
    assert!(game("1", "").scenario.objectives.is_empty());
    assert_eq!(game("11", "").scenario.objectives[0].worth[ALLIED], 2);
}

// --- Breakthrough.

const EXIT: &str = "[rules]\nexit = \"allied\"\n";

#[test]
fn medaille_percee_a_unit_that_leaves_over_the_enemy_base_line() {
    for (unit, kind) in [('i', 0), ('m', 1), ('o', 2)] {
        let mut desk = Desk::with(&format!("K6:..{unit}. A6:..i. K1:..I."), EXIT, "");
        desk.orders("percee-centre", "K6").does("exit K6");
        assert!(desk.cites("medaille.percee"));
        let out = Event::BrokeThrough { side: ALLIED, hex: hex("K6"), unit: kind, medals: 1 };
        assert!(desk.events().contains(&out));
        assert!(desk.is_empty("K6"));
        assert_eq!((desk.medals(ALLIED), desk.p.medals[ALLIED]), (1, 1));
        desk.end_turn();
        assert_eq!(desk.medals(ALLIED), 1, "for good");
    }
}

#[test]
fn medaille_percee_each_unit_brings_one() {
    let mut desk = Desk::with("K5:..i. K6:..i. A6:..i. K1:..I.", EXIT, "");
    desk.orders("percee-centre", "K5 K6").does("exit K5, exit K6");
    assert_eq!(desk.medals(ALLIED), 2);
}

#[test]
fn medaille_percee_by_order_alone_and_as_the_units_only_move() {
    let mut desk = Desk::with("K5:..i. K6:..i. K7:..i. A6:..i. K1:..I.", EXIT, "");
    desk.orders("percee-centre", "K5 K6");
    assert_eq!(desk.refused("exit K7"), "mouvement.ordre");
    desk.does("move K6 - J6");
    assert_eq!(desk.refused("exit J6"), "medaille.percee-depart");
    assert!(desk.may("exit K5"));
}

#[test]
fn medaille_percee_may_win() {
    let mut desk = Desk::with("K6:..i. A6:..i. K1:..I.", &format!("medals = 1\n{EXIT}"), "");
    desk.orders("percee-centre", "K6").does("exit K6");
    assert!(desk.cites("victoire"));
}

#[test]
fn medaille_percee_of_the_germans_is_over_the_allied_base_line() {
    let more = "first = \"german\"\n[rules]\nexit = \"german\"\n";
    let mut desk = Desk::with("A6:..I. K6:..I. A1:..i.", more, "");
    desk.orders("percee-centre", "A6 K6");
    assert_eq!(desk.refused("exit K6"), "medaille.percee-depart");
    desk.does("exit A6");
    assert_eq!(desk.medals(GERMAN), 1);
}

#[test]
fn medaille_percee_depart_the_unit_must_have_begun_its_turn_on_the_line() {
    let mut desk = Desk::with("J6:..i. K7:..i. A6:..i. K1:..I.", EXIT, "");
    desk.orders("attaque-centre", "J6 K7 A6");
    assert_eq!(desk.refused("exit J6"), "medaille.percee-depart");
    assert_eq!(desk.refused("exit A6"), "medaille.percee-depart");
    assert!(desk.may("exit K7"));
    desk.does("move J6 - K6");
    assert_eq!(desk.refused("exit K6"), "medaille.percee-depart");
}

#[test]
fn medaille_percee_depart_a_tank_that_has_a_hex_left_does_not_leave_either() {
    let mut desk = Desk::with("J6:..g. K9:..g. A6:..i. K1:..I.", EXIT, "");
    desk.orders("reconnaissance-en-force", "J6 K9").does("move J6 - K6");
    assert_eq!(desk.unit("K6").moved, 1);
    assert!(desk.may("move K6 - K7"), "it may go on");
    assert_eq!(desk.refused("exit K6"), "medaille.percee-depart");
    assert!(desk.may("exit K9"));
}

#[test]
fn medaille_percee_releve_does_not_let_a_unit_out() {
    let mut desk = Desk::with("K6:..i. K7:..i. A6:..i. K1:..I.", EXIT, "");
    desk.orders("releve", "K6 K7");
    assert_eq!(desk.refused("exit K6"), "medaille.percee-releve");
    assert!(!desk.offers().iter().any(|offer| offer.starts_with("exit")));
}

// --- Time.

/// The end of an Allied turn with this card, the Germans pressed.
fn pressed(card: &str, medals: u8, had: u8) -> Desk {
    let more = format!("medals = {medals}\n[rules]\npressed = \"german\"\n");
    let mut desk = Desk::with("A1:..i. A6:..i. A12:..i. K6:..I.", &more, "");
    desk.p.medals[ALLIED] = had;
    desk.play(card);
    while matches!(desk.p.phase, Phase::Orders | Phase::Moves | Phase::Aim | Phase::Combat) {
        desk.does("pass");
    }
    desk
}

#[test]
fn medaille_temps_a_sector_reconnaissance_may_bring_a_medal_and_one_card() {
    for card in ["reconnaissance-gauche", "reconnaissance-centre", "reconnaissance-droite"] {
        let mut desk = pressed(card, 6, 0);
        assert_eq!((desk.p.phase, desk.offers()), (Phase::Scout, vec!["medal".into(), "pass".into()]));
        desk.does("medal");
        assert!(desk.cites("medaille.temps") && !desk.cites("ordre.reconnaissance.deux-cartes"));
        assert_eq!((desk.medals(ALLIED), desk.p.medals[ALLIED]), (1, 1));
        assert_eq!((desk.p.phase, desk.p.commands.hands[ALLIED].count()), (Phase::Draw, 1));
        assert_eq!(desk.p.commands.discard.count(), 1, "one card drawn, none looked at beside it");
    }
}

#[test]
fn medaille_temps_is_a_choice_against_two_cards_of_which_one_is_kept() {
    let mut desk = pressed("reconnaissance-gauche", 6, 0).after("pass");
    assert!(desk.cites("ordre.reconnaissance.deux-cartes"));
    if desk.p.phase == Phase::Keep {
        desk.does_first();
    }
    assert_eq!((desk.medals(ALLIED), desk.p.commands.hands[ALLIED].count()), (0, 1));
    assert_eq!(desk.p.commands.discard.count(), 2);
}

#[test]
fn medaille_temps_not_with_another_card() {
    for card in ["reconnaissance-en-force", "percee-centre"] {
        let desk = pressed(card, 6, 0);
        assert_eq!(desk.p.phase, Phase::Draw, "{card}");
        assert!(!desk.may("medal"));
    }
}

#[test]
fn medaille_temps_not_for_the_side_that_is_pressed_nor_where_nobody_is() {
    for more in ["[rules]\npressed = \"allied\"\n", ""] {
        let mut desk = Desk::with("A1:..i. K6:..I.", more, "");
        desk.play("reconnaissance-gauche");
        while matches!(desk.p.phase, Phase::Orders | Phase::Moves | Phase::Aim | Phase::Combat) {
            desk.does("pass");
        }
        assert!(desk.cites("ordre.reconnaissance.deux-cartes"));
        assert_ne!(desk.p.phase, Phase::Scout);
    }
}

#[test]
fn medaille_temps_gagnante_is_never_the_one_that_wins() {
    let desk = pressed("reconnaissance-gauche", 6, 5);
    assert!(desk.cites("ordre.reconnaissance.deux-cartes"), "two cards are drawn without a question");
    assert!(!desk.may("medal") && !desk.offers().contains(&"medal".to_string()));
    let desk = pressed("reconnaissance-gauche", 6, 4);
    assert!(desk.may("medal"));
}
