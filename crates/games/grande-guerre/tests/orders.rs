//! The turn, phase 1 (a command card) and phase 2 (orders).

use crate::common::*;

/// The Allies have no battery.
const NO_BATTERY: &str = "[allied]\ncommand = 5\ncombat = 3\nhq = 6\nartillery = 0\n";

/// The hexes of which units may be ordered now.
fn orderable(desk: &Desk) -> Vec<String> {
    let offers = desk.offers().into_iter();
    offers.filter_map(|offer| offer.strip_prefix("order ").map(str::to_string)).collect()
}

// --- The turn.

#[test]
fn tour_the_sides_take_turns() {
    let mut desk = Desk::new("F6:..i. K6:..I.");
    for (turn, side) in [(1, ALLIED), (2, GERMAN), (3, ALLIED)] {
        assert_eq!((desk.p.turn, desk.p.active, desk.asked()), (turn, side, side));
        desk.play("percee-centre");
        desk.end_turn();
        assert!(desk.events().contains(&Event::TurnBegins { turn: turn + 1, side: side.other() }));
    }
}

#[test]
fn tour_the_five_phases_follow_one_another() {
    let mut desk = Desk::new("F6:..i. H6:..I.");
    assert_eq!(desk.p.phase, Phase::Card);
    desk.play("percee-centre");
    assert_eq!(desk.p.phase, Phase::Orders);
    desk.does("order F6, pass");
    assert_eq!(desk.p.phase, Phase::Moves);
    desk.does("pass");
    assert_eq!(desk.p.phase, Phase::Combat);
    desk.does("pass");
    assert_eq!(desk.p.phase, Phase::Draw);
    desk.does("tokens");
    assert_eq!((desk.p.phase, desk.p.active), (Phase::Card, GERMAN));
}

#[test]
fn tour_nothing_of_a_later_phase_is_done_before_and_nothing_of_an_earlier_one_after() {
    let mut desk = Desk::new("F6:..i. F7:..i. H6:..I.");
    assert_eq!(desk.refused("order F6"), "ordres");
    desk.play("percee-centre").does("order F6");
    assert_eq!(desk.refused("move F6 - G6"), "mouvement");
    assert_eq!(desk.refused("attack F6 - H6"), "combat");
    desk.does("pass");
    assert_eq!(desk.refused("order F7"), "ordres");
    assert_eq!(desk.refused("attack F6 - H6"), "combat");
    desk.does("pass");
    assert_eq!(desk.refused("move F6 - G6"), "mouvement");
    assert_eq!(desk.refused("tokens"), "fin");
    desk.does("pass");
    assert_eq!(desk.refused("attack F6 - H6"), "combat");
    assert_eq!(desk.refused("pass"), "tour");
}

#[test]
fn tour_the_side_that_is_not_active_decides_nothing() {
    let desk = Desk::new("F6:..i. K6:..I.");
    let pass = desk.game.parse("pass").unwrap();
    let refusal = desk.game.check(&desk.p, GERMAN, pass).unwrap_err();
    assert_eq!(grande_guerre::rulebook().section(refusal.rule).id, "tour");
}

// --- Phase 1.

#[test]
fn commandement_a_card_of_the_hand_is_shown_to_all() {
    let mut desk = Desk::new("F6:..i. K6:..I.");
    desk.give_command(ALLIED, "attaque-centre percee-centre").does("play percee-centre");
    assert!(desk.cites("commandement") && desk.cites("ordre.percee-centre"));
    let shown = desk.read_by(Onlooker::Spectator);
    let card = Command(4);
    assert!(shown.contains(&Event::CommandCard { side: ALLIED, played: (card, 0) }));
    assert_eq!(desk.p.commands.hands[ALLIED].count(), 1);
    assert_eq!(desk.p.commands.in_play.count(), 1);
}

#[test]
fn commandement_a_card_that_is_not_in_the_hand_is_not_played() {
    let mut desk = Desk::new("F6:..i. K6:..I.");
    desk.give_command(ALLIED, "attaque-centre").give_command(GERMAN, "percee-centre");
    assert_eq!(desk.refused("play percee-centre"), "commandement");
    assert!(desk.may("play attaque-centre"));
}

#[test]
fn commandement_obligatoire_a_turn_cannot_be_passed() {
    let mut desk = Desk::new("F6:..i. K6:..I.");
    desk.give_command(ALLIED, "attaque-centre reconnaissance-gauche");
    assert_eq!(desk.refused("pass"), "commandement.obligatoire");
    assert_eq!(desk.offers(), ["play reconnaissance-gauche", "play attaque-centre"]);
}

#[test]
fn commandement_secteur_the_forty_cards_and_their_orders() {
    let game = game("1", "");
    let cards = &game.tables.commands[..15];
    let sectors: Vec<[u8; 3]> = cards.iter().map(|card| card.sectors).collect();
    let mut wanted = Vec::new();
    for orders in [1, 2, 3, 99] {
        wanted.extend([[orders, 0, 0], [0, orders, 0], [0, 0, orders]]);
    }
    wanted.extend([[1, 1, 1], [2, 2, 2], [2, 0, 2]]);
    assert_eq!(sectors, wanted);
    assert_eq!(cards.iter().map(|card| card.copies).sum::<u8>(), 40);
    assert!(cards.iter().all(|card| card.tactic.is_none()));
}

#[test]
fn commandement_secteur_a_card_may_give_orders_in_several_sectors() {
    let mut desk = Desk::with("A1:..i. A2:..i. A3:..i. A6:..i. A9:..i. K6:..I.", NO_BATTERY, "");
    desk.play("manoeuvre");
    assert_eq!(desk.refused("order A6"), "ordres.secteur");
    desk.does("order A1, order A2");
    assert_eq!(desk.refused("order A3"), "ordres.secteur");
    desk.does("order A9");
    assert_eq!(desk.p.phase, Phase::Moves, "nobody else can have the second order on the right");
}

#[test]
fn commandement_tactique_orders_go_to_any_sector() {
    let mut desk = Desk::new("A1:..i. A6:..i. A9:..m. A12:..i. B8:..o. K6:..I.");
    assert_eq!(desk.game.tables.commands[15..].iter().map(|card| card.copies).sum::<u8>(), 18);
    desk.play("tempete-de-feu");
    for name in ["A1", "A6", "A9"] {
        desk.does(&format!("order {name}"));
    }
    assert_eq!(orderable(&desk), ["A12", "B8"]);
    desk.does("order B8");
    assert!(!ordered(&desk, "A12") && desk.p.phase != Phase::Orders, "four and no more");
}

#[test]
fn commandement_par_carte_the_card_being_played_counts() {
    for (more, count) in [("", 1), ("percee-gauche", 2), ("percee-gauche attaque-droite percee-gauche", 4)] {
        let mut desk = Desk::new("F6:..i. K6:..I.");
        desk.give_command(ALLIED, more).play("grande-foire");
        let dice = happened!(desk, Event::Rolled { dice: rolled, .. } => rolled.iter().sum::<u8>()).next();
        assert_eq!(dice, Some(count), "with “{more}” beside it");
    }
}

#[test]
fn commandement_aucune_unite_the_turn_goes_straight_to_its_end() {
    let mut desk = Desk::with("F6:..i. H6:..I.", NO_BATTERY, "");
    desk.play("attaque-gauche");
    assert!(desk.cites("commandement.aucune-unite"));
    assert!(desk.events().contains(&Event::NobodyOrdered { side: ALLIED }));
    assert_eq!(desk.p.phase, Phase::Draw);
    assert!(desk.cites("fin"), "another card is drawn all the same");
}

#[test]
fn commandement_aucune_unite_not_where_the_battery_can_still_be_ordered() {
    let desk = Desk::playing("F6:..i. H6:..I.", "attaque-gauche");
    assert_eq!((desk.p.phase, desk.offers()), (Phase::Orders, vec!["pass".into(), "battery left".into()]));
}

// --- Phase 2.

#[test]
fn ordres_only_the_units_named_act() {
    let mut desk = Desk::playing("F6:..i. F7:..i. H6:..I. H7:..I.", "percee-centre").after("order F6");
    assert!(desk.cites("ordres"));
    assert!(desk.events().contains(&Event::Ordered { hex: hex("F6"), unit: 0 }));
    desk.does("pass");
    assert!(ordered(&desk, "F6") && !ordered(&desk, "F7"));
    assert_eq!(desk.refused("move F7 - G8"), "mouvement.ordre");
    desk.does("pass");
    assert_eq!(desk.refused("attack F7 - H7"), "combat.ordre");
    assert!(desk.may("attack F6 - H6"));
}

#[test]
fn ordres_go_to_ones_own_units() {
    let desk = Desk::playing("F6:..i. G6:..I. K6:..I.", "percee-centre");
    assert_eq!(desk.refused("order G6"), "ordres");
    assert_eq!(desk.refused("order E6"), "ordres");
    assert!(desk.may("order F6"));
}

#[test]
fn ordres_do_not_outlast_the_turn() {
    let mut desk = Desk::ordering("F6:..i. K6:..I.", "percee-centre", "F6");
    assert!(ordered(&desk, "F6"));
    desk.end_turn();
    assert!(!ordered(&desk, "F6"));
}

#[test]
fn ordres_all_of_a_sector_are_given_at_once() {
    let mut desk = Desk::new("F4:..i. F6:..m. A8:..o. A9:..i. F8:..i. A1:..i. K6:..I.");
    desk.play("offensive-centre");
    let with: Vec<&str> =
        ["F4", "F6", "A8", "A9", "F8", "A1"].into_iter().filter(|name| ordered(&desk, name)).collect();
    assert_eq!(with, ["F4", "F6", "A8", "F8"]);
    assert_eq!(desk.p.phase, Phase::Moves);
}

#[test]
fn ordres_une_fois_a_unit_gets_no_second_order() {
    let desk = Desk::playing("F6:..i. F7:..i. K6:..I.", "attaque-centre").after("order F6");
    assert_eq!(desk.refused("order F6"), "ordres.une-fois");
    assert!(desk.may("order F7"));
}

#[test]
fn ordres_une_fois_nor_one_of_each_sector_on_a_dotted_line() {
    let mut desk = Desk::playing("F4:..i. F6:..i. K6:..I.", "reconnaissance-en-force");
    desk.does("order F4");
    assert_eq!(desk.refused("order F4"), "ordres.une-fois");
}

#[test]
fn ordres_ligne_a_unit_on_a_line_is_ordered_by_either_sector() {
    for (card, hexes) in
        [("percee-gauche", ["A4", "F4"]), ("percee-centre", ["F4", "F8"]), ("percee-droite", ["A9", "F8"])]
    {
        let mut desk = Desk::with("A4:..i. F4:..i. F8:..i. A9:..i. K6:..I.", NO_BATTERY, "");
        desk.play(card);
        assert_eq!(orderable(&desk), hexes, "{card}");
    }
}

#[test]
fn ordres_ligne_seen_from_the_german_seat_left_and_right_change() {
    for (card, hexes) in
        [("percee-gauche", ["F8", "K9"]), ("percee-centre", ["F4", "F8"]), ("percee-droite", ["F4", "K4"])]
    {
        let units = "K4:..I. F4:..I. F8:..I. K9:..I. A6:..i.";
        let mut desk = Desk::with(units, "first = \"german\"\n", "");
        desk.play(card);
        assert_eq!(orderable(&desk), hexes, "{card}");
    }
}

const LINES: &str = "A1:..i. D4:..i. F4:..i. F6:..i. F8:..i. A12:..i. K6:..I.";

#[test]
fn ordres_ligne_a_unit_on_a_line_takes_whichever_order_is_left() {
    // Ordered first, it makes room for a unit that has only the flank…
    let mut desk = Desk::with(LINES, NO_BATTERY, "");
    desk.play("reconnaissance-en-force").does("order F4, order A1");
    assert_eq!(desk.refused("order F6"), "ordres.secteur");
    assert_eq!(orderable(&desk), ["A12", "F8"]);
    // … or only the centre.
    let mut desk = Desk::with(LINES, NO_BATTERY, "");
    desk.play("reconnaissance-en-force").does("order F4, order F6");
    assert_eq!(desk.refused("order A1"), "ordres.secteur");
    assert_eq!(desk.refused("order D4"), "ordres.secteur");
    assert_eq!(orderable(&desk), ["A12", "F8"]);
}

#[test]
fn ordres_ligne_two_units_on_a_line_take_the_orders_of_both_its_sectors() {
    let mut desk = Desk::with(LINES, NO_BATTERY, "");
    desk.play("reconnaissance-en-force").does("order F4, order D4");
    assert_eq!(desk.refused("order A1"), "ordres.secteur");
    assert_eq!(desk.refused("order F6"), "ordres.secteur");
    desk.does("order F8");
    assert_eq!(desk.p.phase, Phase::Moves);
}

#[test]
fn ordres_ligne_units_on_both_lines_make_room_for_each_other() {
    let mut desk = Desk::with(LINES, NO_BATTERY, "");
    desk.play("reconnaissance-en-force").does("order F4, order F8");
    // F4 on the left and F8 on the right, or one of them in the centre.
    assert_eq!(orderable(&desk), ["A1", "A12", "D4", "F6"]);
    desk.does("order A12");
    assert_eq!(desk.p.phase, Phase::Moves, "F8 has the centre now, and F4 the left");
    assert!(!ordered(&desk, "F6") && !ordered(&desk, "A1"));
}

#[test]
fn ordres_perdus_orders_beyond_the_units_of_the_sector_are_lost() {
    let mut desk = Desk::with("A1:..i. A6:..i. A12:..i. K6:..I.", NO_BATTERY, "");
    desk.play("attaque-gauche");
    assert_eq!(orderable(&desk), ["A1"]);
    desk.does("order A1");
    assert_eq!(desk.p.phase, Phase::Moves);
    assert!(!ordered(&desk, "A6") && !ordered(&desk, "A12"));
}

#[test]
fn ordres_perdus_orders_may_be_left_unused() {
    let desk = Desk::ordering("F5:..i. F6:..i. F7:..i. K6:..I.", "attaque-centre", "F6");
    assert_eq!(desk.p.phase, Phase::Moves);
    assert!(ordered(&desk, "F6") && !ordered(&desk, "F5") && !ordered(&desk, "F7"));
}

#[test]
fn ordres_secteur_a_unit_elsewhere_gets_no_order() {
    let desk = Desk::playing("A1:..i. A5:..i. K6:..I.", "percee-gauche");
    assert_eq!(desk.refused("order A5"), "ordres.secteur");
    assert!(desk.may("order A1"));
}

#[test]
fn ordres_secteur_no_unit_is_ordered_beyond_the_number() {
    let mut desk = Desk::playing("F5:..i. F6:..i. F7:..i. A6:..i. K6:..I.", "attaque-centre");
    for name in ["F5", "F6"] {
        desk.does(&format!("order {name}"));
    }
    assert!(desk.may("order F7") && desk.may("order A6"));
    desk.does("order F7");
    assert_eq!(desk.p.phase, Phase::Moves);
    assert!(!ordered(&desk, "A6"));
}

// --- The battery and the card's orders.

#[test]
fn ordres_the_battery_takes_one_order_of_a_sector_card() {
    let mut desk = Desk::playing("F5:..i. F6:..i. K6:..I.", "percee-centre");
    assert!(desk.may("battery centre"));
    assert_eq!(desk.refused("battery left"), "artillerie.secteur");
    desk.does("battery centre");
    assert_eq!(desk.refused("battery centre"), "artillerie.une-fois");
    desk.does("order F5");
    assert!(!ordered(&desk, "F6"), "its order went to the battery");
    assert_eq!(desk.p.phase, Phase::Moves);
}

#[test]
fn ordres_the_battery_is_not_ordered_when_the_orders_are_used_up() {
    let mut desk = Desk::playing("F5:..i. F6:..i. F7:..i. K6:..I.", "percee-centre").after("order F5");
    assert!(desk.may("battery centre"));
    desk.does("order F6");
    assert_eq!((desk.p.phase, desk.p.battery.ordered), (Phase::Moves, Aiming::Nowhere));
}

#[test]
fn ordres_the_battery_makes_a_unit_on_a_line_take_the_other_sector() {
    let mut desk = Desk::playing(LINES, "reconnaissance-en-force").after("order F4, battery left");
    assert_eq!(desk.refused("order A1"), "ordres.secteur");
    assert_eq!(desk.refused("order F6"), "ordres.secteur", "F4 has the centre");
    assert_eq!(orderable(&desk), ["A12", "F8"]);
    desk.does("order F8");
    assert_eq!(desk.p.phase, Phase::Moves);
    // The other way round the battery finds no order left on the left.
    let desk = Desk::playing(LINES, "reconnaissance-en-force").after("order F4, order F6");
    assert_eq!(desk.refused("battery left"), "ordres.secteur");
    assert_eq!(desk.refused("battery centre"), "ordres.secteur");
    assert!(desk.may("battery right"));
}

#[test]
fn ordres_the_battery_alone_may_be_ordered() {
    let desk = Desk::playing("F6:..i. K6:..I.", "attaque-gauche").after("battery left");
    assert_eq!(desk.p.phase, Phase::Aim, "nobody moves, and the guns are laid");
}
