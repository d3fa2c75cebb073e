//! Phase 5 (cards and tokens at the end of a turn), and the tokens of the headquarters.

use crate::common::*;

const APART: &str = "F6:..i. K6:..I.";

/// A turn has come to its end with these combat cards in the Allies' hand.
fn at_the_end(cards: &str) -> Desk {
    let mut desk = Desk::new(APART);
    desk.give(ALLIED, cards).play("percee-centre");
    desk.pass_to(Phase::Draw);
    desk
}

fn combat_cards(desk: &Desk, seat: Seat) -> u8 {
    desk.p.combats.hands[seat].count()
}

#[test]
fn fin_the_card_played_is_discarded_and_another_drawn() {
    let mut desk = Desk::new(APART);
    desk.give_command(ALLIED, "attaque-gauche attaque-droite").play("percee-centre");
    assert_eq!((desk.p.commands.hands[ALLIED].count(), desk.p.commands.discard.count()), (2, 0));
    desk.pass_to(Phase::Draw);
    assert!(desk.cites("fin"));
    assert_eq!((desk.p.commands.hands[ALLIED].count(), desk.p.commands.in_play.count()), (3, 0));
    assert_eq!(desk.p.commands.discard.of[4], 1, "percee-centre lies open");
}

#[test]
fn fin_only_the_player_sees_the_card_he_draws() {
    let mut desk = Desk::playing(APART, "percee-centre");
    desk.pass_to(Phase::Draw);
    let sees = |onlooker| desk.read_by(onlooker).iter().any(|event| matches!(event, Event::DrewThis { .. }));
    assert!(sees(Onlooker::Seat(ALLIED)));
    assert!(!sees(Onlooker::Seat(GERMAN)) && !sees(Onlooker::Spectator));
    assert!(desk.read_by(Onlooker::Spectator).contains(&Event::DrewCommand { side: ALLIED }));
}

#[test]
fn fin_choix_two_tokens() {
    let mut desk = at_the_end("");
    assert_eq!(desk.offers(), ["tokens", "draw"]);
    let before = (desk.p.hq[ALLIED], desk.p.pool());
    desk.does("tokens");
    assert!(desk.cites("fin.choix"));
    assert_eq!((desk.p.hq[ALLIED], desk.p.pool()), (before.0 + 2, before.1 - 2));
    assert_eq!(combat_cards(&desk, ALLIED), 0);
}

#[test]
fn fin_choix_or_a_combat_card() {
    let mut desk = at_the_end("");
    let tokens = desk.p.hq[ALLIED];
    desk.does("draw");
    assert!(desk.cites("fin.choix"));
    assert_eq!((combat_cards(&desk, ALLIED), desk.p.hq[ALLIED]), (1, tokens));
    let sees = |onlooker| desk.read_by(onlooker).iter().any(|event| matches!(event, Event::DrewThat { .. }));
    assert!(sees(Onlooker::Seat(ALLIED)) && !sees(Onlooker::Seat(GERMAN)));
}

#[test]
fn fin_defausse_a_card_for_a_token_before_the_choice() {
    for (choice, tokens, cards) in [("tokens", 3, 1), ("draw", 1, 2)] {
        let mut desk = at_the_end("poux riposte");
        let before = desk.p.hq[ALLIED];
        desk.does("discard poux");
        assert!(desk.cites("fin.defausse"));
        assert_eq!((desk.p.hq[ALLIED], combat_cards(&desk, ALLIED)), (before + 1, 1));
        assert_eq!((desk.p.phase, desk.p.active), (Phase::Draw, ALLIED));
        desk.does(choice);
        assert_eq!((desk.p.hq[ALLIED] - before, combat_cards(&desk, ALLIED)), (tokens, cards));
    }
}

#[test]
fn fin_defausse_is_not_needed() {
    let mut desk = at_the_end("poux");
    assert!(desk.may("discard poux"));
    desk.does("tokens");
    assert_eq!(combat_cards(&desk, ALLIED), 1);
}

#[test]
fn fin_defausse_a_card_played_in_the_enemys_turn_does_not_stand_in_the_way() {
    let mut desk = Desk::new(APART);
    desk.give(GERMAN, "tenir riposte").play("percee-centre").does("use tenir");
    desk.pass_to(Phase::Draw);
    desk.does("tokens").play("percee-centre");
    desk.pass_to(Phase::Draw);
    assert_eq!(desk.asked(), GERMAN);
    desk.does("discard riposte");
    assert!(desk.cites("fin.defausse"));
}

#[test]
fn fin_defausse_interdite_after_a_combat_card_of_ones_own_turn() {
    let mut desk = Desk::new(APART);
    desk.give(ALLIED, "pigeons poux").play("percee-centre").does("use pigeons");
    desk.pass_to(Phase::Draw);
    assert_eq!(desk.refused("discard poux"), "fin.defausse-interdite");
    assert!(desk.may("draw") && desk.may("tokens"));
}

#[test]
fn fin_defausse_interdite_after_a_card_that_went_with_an_attack() {
    let mut desk = Desk::new("F6:..i. H6:..I.");
    desk.give(ALLIED, "poux riposte").play("percee-centre");
    desk.does("pass, order F6, pass, pass").rolling("soldier soldier").does("attack F6 - H6 using poux");
    desk.pass_to(Phase::Draw);
    assert_eq!(desk.refused("discard riposte"), "fin.defausse-interdite");
}

#[test]
fn fin_defausse_interdite_a_second_card() {
    let desk = at_the_end("poux riposte cuirasse").after("discard poux");
    assert_eq!(desk.refused("discard riposte"), "fin.defausse-interdite");
}

#[test]
fn fin_defausse_interdite_together_with_a_card_played_at_the_end_of_the_turn() {
    let mut desk = at_the_end("logistique poux");
    assert!(desk.may("use logistique"));
    desk.does("discard poux");
    assert_eq!(desk.refused("use logistique"), "fin.defausse-interdite");
}

#[test]
fn fin_une_carte_one_combat_card_a_turn_and_no_tokens_beside() {
    let mut desk = at_the_end("poux");
    let tokens = desk.p.hq[ALLIED];
    desk.does("draw");
    assert_eq!((combat_cards(&desk, ALLIED), desk.p.hq[ALLIED]), (2, tokens));
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Card, GERMAN), "there is no second draw");
}

#[test]
fn fin_cinq_no_sixth_combat_card() {
    let mut desk = at_the_end("poux riposte cuirasse crosse grenade");
    assert_eq!(desk.refused("draw"), "fin.cinq");
    assert!(!desk.offers().contains(&"draw".to_string()));
    desk.does("tokens");
    assert_eq!(combat_cards(&desk, ALLIED), 5);
}

#[test]
fn fin_cinq_four_cards_leave_room_for_one() {
    let desk = at_the_end("poux riposte cuirasse crosse").after("draw");
    assert_eq!(combat_cards(&desk, ALLIED), 5);
}

#[test]
fn fin_cinq_a_discard_makes_room() {
    let mut desk = at_the_end("poux riposte cuirasse crosse grenade");
    let tokens = desk.p.hq[ALLIED];
    desk.does("discard crosse, draw");
    assert_eq!((combat_cards(&desk, ALLIED), desk.p.hq[ALLIED]), (5, tokens + 1));
}

#[test]
fn fin_paquet_the_discards_of_an_empty_command_pile_are_shuffled() {
    let mut desk = Desk::playing(APART, "percee-centre");
    let mut pile = std::mem::take(&mut desk.p.commands.pile);
    pile.pour_into(&mut desk.p.commands.discard);
    desk.pass_to(Phase::Draw);
    assert!(desk.cites("fin.paquet"));
    assert_eq!((desk.p.commands.discard.count(), desk.p.commands.pile.count()), (0, 57));
    assert_eq!(desk.p.commands.hands[ALLIED].count(), 1);
}

#[test]
fn fin_paquet_the_discards_of_an_empty_combat_pile_too() {
    let mut desk = at_the_end("");
    let mut pile = std::mem::take(&mut desk.p.combats.pile);
    pile.pour_into(&mut desk.p.combats.discard);
    desk.does("draw");
    assert!(desk.cites("fin.paquet"));
    assert_eq!((desk.p.combats.discard.count(), desk.p.combats.pile.count()), (0, 39));
}

#[test]
fn fin_paquet_nothing_is_shuffled_while_a_card_is_left() {
    let mut desk = Desk::playing(APART, "percee-centre");
    let mut pile = std::mem::take(&mut desk.p.commands.pile);
    pile.take(0);
    pile.pour_into(&mut desk.p.commands.discard);
    desk.p.commands.pile.add(0);
    desk.pass_to(Phase::Draw);
    assert!(!desk.cites("fin.paquet"));
    assert_eq!(desk.p.commands.hands[ALLIED].of[0], 1, "the last one was drawn");
}

#[test]
fn fin_tour_after_the_choice_the_other_side_is_active() {
    for choice in ["tokens", "draw"] {
        let desk = at_the_end("").after(choice);
        assert_eq!((desk.p.active, desk.p.turn, desk.p.phase), (GERMAN, 2, Phase::Card));
    }
}

#[test]
fn fin_immediat_a_combat_card_is_not_made_good_at_once() {
    let mut desk = Desk::new(APART);
    desk.give(GERMAN, "tenir");
    let tokens = desk.p.hq[GERMAN];
    desk.play("percee-centre").does("use tenir");
    assert_eq!((combat_cards(&desk, GERMAN), desk.p.hq[GERMAN]), (0, tokens - 2));
    desk.pass_to(Phase::Draw);
    desk.does("tokens");
    assert_eq!(
        (combat_cards(&desk, GERMAN), desk.p.hq[GERMAN]),
        (0, tokens - 2),
        "nor at the enemy's end of turn"
    );
    desk.play("percee-centre");
    desk.pass_to(Phase::Draw);
    desk.does("draw");
    assert_eq!(combat_cards(&desk, GERMAN), 1);
}

// --- Tokens.

/// A unit has fired at two hexes and rolled these faces.
fn fired(target: &str, faces: &str) -> Desk {
    let mut desk = Desk::fighting(&format!("F6:..o. {target} K6:..I."), "percee-centre", "F6");
    desk.rolling(faces).does("attack F6 - H6");
    desk
}

#[test]
fn qg_come_from_the_pool_and_are_counted_by_all() {
    let mut desk = at_the_end("");
    assert_eq!((desk.p.hq[ALLIED], desk.p.hq[GERMAN], desk.p.pool()), (6, 6, 18));
    desk.does("tokens");
    assert_eq!((desk.p.hq[ALLIED], desk.p.hq[GERMAN], desk.p.pool()), (8, 6, 16));
    assert!(desk.read_by(Onlooker::Spectator).contains(&Event::Tokens { side: ALLIED, count: 2 }));
}

#[test]
fn qg_there_is_no_limit_to_a_reserve() {
    let mut desk = at_the_end("");
    desk.p.hq[ALLIED] = 22;
    desk.does("tokens");
    assert_eq!((desk.p.hq[ALLIED], desk.p.pool()), (24, 0));
}

#[test]
fn qg_spent_on_a_card_lie_on_it_until_the_end_of_the_turn() {
    let mut desk = Desk::new(APART);
    desk.give(ALLIED, "pigeons");
    let pool = desk.p.pool();
    desk.play("percee-centre").does("use pigeons");
    assert_eq!((desk.p.hq[ALLIED], desk.p.pool()), (5, pool));
    desk.pass_to(Phase::Draw);
    assert_eq!(desk.p.pool(), pool);
    desk.does("draw");
    assert_eq!(desk.p.pool(), pool + 1);
}

#[test]
fn fin_paquet_a_combat_card_played_this_turn_is_not_drawn_again_in_it() {
    let mut desk = Desk::new(APART);
    desk.give(ALLIED, "pigeons");
    // One card is left beside the one that is played.
    let mut all = std::mem::take(&mut desk.p.combats.pile);
    all.take(0);
    desk.p.combats.discard.add(0);
    all.pour_into(&mut desk.p.combats.hands[GERMAN]);
    desk.play("percee-centre");
    while desk.asked() == GERMAN {
        desk.does("pass");
    }
    desk.does("use pigeons");
    desk.pass_to(Phase::Draw);
    let pigeons = COMBAT_CODES.iter().position(|code| *code == "pigeons").unwrap();
    assert_eq!((desk.p.combats.discard.count(), desk.p.combats.in_play.of[pigeons]), (1, 1));
    desk.does("draw");
    assert!(desk.cites("fin.paquet"));
    assert_eq!(desk.p.combats.hands[ALLIED].of[0], 1);
    // Then it is put away.
    assert_eq!((desk.p.combats.in_play.count(), desk.p.combats.discard.of[pigeons]), (0, 1));
}

#[test]
fn qg_sources_the_scenario_the_end_of_turn_a_discard_a_card_and_the_dice() {
    // The scenario's share.
    let forces = "[allied]\ncommand = 5\ncombat = 3\nhq = 9\nartillery = 4\n";
    assert_eq!(Desk::with(APART, forces, "").p.hq[ALLIED], 9);
    // Two at the end of a turn, one for a discard, two more with a card.
    let gained = |steps: &[&str]| {
        let mut desk = at_the_end("logistique poux");
        let before = desk.p.hq[ALLIED];
        desk.does(&steps.join(", "));
        desk.p.hq[ALLIED] - before
    };
    assert_eq!(gained(&["tokens"]), 2);
    assert_eq!(gained(&["discard poux", "tokens"]), 3);
    assert_eq!(gained(&["use logistique"]), 4);
    // An HQ face in combat.
    assert_eq!(fired("H6:..I.", "hq soldier").p.hq[ALLIED], 7);
    assert_eq!(fired("H6:..I.", "hq hq").p.hq[ALLIED], 8);
}

#[test]
fn qg_pot_vide_gives_nothing() {
    let mut desk = at_the_end("");
    desk.p.hq[ALLIED] = 24;
    assert_eq!(desk.p.pool(), 0);
    desk.does("tokens");
    assert!(desk.cites("qg.pot-vide"));
    assert!(desk.events().contains(&Event::PoolEmpty { side: ALLIED, count: 2 }));
    assert_eq!(desk.p.hq[ALLIED], 24);
}

#[test]
fn qg_pot_vide_what_is_left_is_taken() {
    let mut desk = at_the_end("");
    desk.p.hq[ALLIED] = 23;
    desk.does("tokens");
    assert!(desk.events().contains(&Event::PoolEmpty { side: ALLIED, count: 1 }));
    assert_eq!((desk.p.hq[ALLIED], desk.p.pool()), (24, 0));
}

#[test]
fn qg_pot_vide_nor_do_the_dice() {
    let mut desk = Desk::fighting("F6:..o. H6:..I. K6:..I.", "percee-centre", "F6");
    desk.p.hq[ALLIED] = 24;
    desk.rolling("hq hq").does("attack F6 - H6");
    assert!(desk.cites("qg.pot-vide"));
    assert_eq!(desk.p.hq[ALLIED], 24);
}

#[test]
fn qg_combat_a_face_pays_against_a_unit() {
    let desk = fired("H6:..I.", "hq hq");
    assert!(desk.cites("tir.8"));
    assert_eq!((desk.p.hq[ALLIED], desk.p.pool()), (8, 16));
}

#[test]
fn qg_combat_nothing_for_fire_at_empty_wire() {
    let desk = fired("H6:.#..", "hq hq");
    assert_eq!((desk.p.hq[ALLIED], desk.p.pool()), (6, 18));
}

#[test]
fn qg_combat_nothing_for_a_test() {
    // One figure falls, and the die for the grenadier shows HQ.
    let mut desk = Desk::fighting("F6:..i. H6:..Ig K6:..I.", "percee-centre", "F6");
    desk.rolling("burst burst hq").does("attack F6 - H6");
    assert!(desk.cites("specialiste.test"));
    assert_eq!((desk.p.hq[ALLIED], desk.p.hq[GERMAN]), (6, 6));
}

#[test]
fn qg_combat_the_side_that_strikes_back_is_paid_too() {
    let mut desk = Desk::new("F6:..i. H6:..I. K6:..I.");
    desk.give(GERMAN, "riposte").play("percee-centre");
    desk.pass_to(Phase::Orders);
    desk.does("order F6");
    desk.pass_to(Phase::Combat);
    desk.rolling("deadly deadly").does("attack F6 - H6");
    assert_eq!(desk.asked(), GERMAN);
    desk.rolling("hq hq").does("use riposte");
    assert_eq!(desk.p.hq[GERMAN], 6 - 1 + 2);
}
