//! Sector cards (`ordre`): how many units each orders, where, and what it draws.

use crate::common::*;

/// Four Allied units in each sector, none on a line.
const LEFT: [&str; 4] = ["B1", "B2", "B3", "C1"];
const CENTRE: [&str; 4] = ["B5", "B6", "B7", "C6"];
const RIGHT: [&str; 4] = ["B9", "B10", "B11", "C10"];

fn army_text() -> String {
    let own = [LEFT, CENTRE, RIGHT].concat();
    own.iter().map(|hex| format!("{hex}:..i. ")).collect::<String>() + "J6:..I."
}

fn army() -> Desk {
    Desk::new(&army_text())
}

/// How many units have orders.
fn count(desk: &Desk) -> usize {
    desk.p.units.iter().filter(|unit| unit.has(mark::ORDERED)).count()
}

/// A card of a number of orders in one sector: so many there, no more, and none elsewhere.
fn counted(card: &str, number: usize, inside: [&str; 4], outside: [[&str; 4]; 2]) {
    let mut desk = army();
    desk.play(card);
    assert!(desk.cites(&format!("ordre.{card}")) && desk.cites("commandement"));
    for hex in outside.concat() {
        assert_eq!(desk.refused(&format!("order {hex}")), "ordres.secteur");
    }
    for (place, hex) in inside.iter().take(number).enumerate() {
        assert_eq!((desk.p.phase, count(&desk)), (Phase::Orders, place));
        desk.does(&format!("order {hex}"));
        assert!(ordered(&desk, hex));
    }
    assert_eq!((desk.p.phase, count(&desk)), (Phase::Moves, number), "the orders are used up");
}

/// A card that orders a whole sector.
fn whole(card: &str, inside: [&str; 4], on_lines: &[&str], outside: [[&str; 4]; 2]) {
    let lines: String = ["D4", "D8"].iter().map(|hex| format!(" {hex}:..m.")).collect();
    let desk = Desk::playing(&(army_text() + &lines), card);
    assert!(desk.cites(&format!("ordre.{card}")) && desk.cites("ordres"));
    assert!(inside.iter().chain(on_lines).all(|hex| ordered(&desk, hex)));
    assert!(!outside.concat().iter().any(|hex| ordered(&desk, hex)));
    assert_eq!((desk.p.phase, count(&desk)), (Phase::Moves, 4 + on_lines.len()));
}

/// Puts command cards on top of the pile, the first drawn first.
fn stack(desk: &mut Desk, cards: [&str; 2], known: Seat) {
    for (place, code) in cards.iter().enumerate() {
        let card = COMMAND_CODES.iter().position(|known| known == code).unwrap() as u8;
        desk.p.commands.pile.take(card);
        desk.p.commands.top[place] = card;
    }
    desk.p.commands.top_known = known;
}

fn held(desk: &Desk, seat: Seat, code: &str) -> u8 {
    desk.p.commands.hands[seat].of[command(code).index()]
}

#[test]
fn ordre_secteur_forty_cards_give_a_number_of_orders_in_one_or_more_sectors() {
    let desk = army();
    let cards = &desk.game.tables.commands;
    let wanted: [(&str, u8, [u8; 3]); 15] = [
        ("reconnaissance-gauche", 2, [1, 0, 0]),
        ("reconnaissance-centre", 2, [0, 1, 0]),
        ("reconnaissance-droite", 2, [0, 0, 1]),
        ("percee-gauche", 4, [2, 0, 0]),
        ("percee-centre", 5, [0, 2, 0]),
        ("percee-droite", 4, [0, 0, 2]),
        ("attaque-gauche", 3, [3, 0, 0]),
        ("attaque-centre", 4, [0, 3, 0]),
        ("attaque-droite", 3, [0, 0, 3]),
        ("offensive-gauche", 2, [99, 0, 0]),
        ("offensive-centre", 2, [0, 99, 0]),
        ("offensive-droite", 2, [0, 0, 99]),
        ("reconnaissance-en-force", 3, [1, 1, 1]),
        ("en-avant", 1, [2, 2, 2]),
        ("manoeuvre", 1, [2, 0, 2]),
    ];
    for (card, (id, copies, sectors)) in cards.iter().zip(wanted) {
        assert_eq!((card.id.as_str(), card.copies, card.sectors), (id, copies, sectors));
        assert_eq!((card.battlefield_only, card.tactic), (id == "en-avant", None), "{id}");
    }
    assert_eq!(cards.iter().filter(|card| card.tactic.is_none()).map(|card| card.copies).sum::<u8>(), 40);
}

#[test]
fn ordre_reconnaissance_gauche_orders_one_unit_on_the_left() {
    counted("reconnaissance-gauche", 1, LEFT, [CENTRE, RIGHT]);
}

#[test]
fn ordre_reconnaissance_centre_orders_one_unit_in_the_centre() {
    counted("reconnaissance-centre", 1, CENTRE, [LEFT, RIGHT]);
}

#[test]
fn ordre_reconnaissance_droite_orders_one_unit_on_the_right() {
    counted("reconnaissance-droite", 1, RIGHT, [LEFT, CENTRE]);
}

#[test]
fn ordre_percee_gauche_orders_two_units_on_the_left() {
    counted("percee-gauche", 2, LEFT, [CENTRE, RIGHT]);
}

#[test]
fn ordre_percee_centre_orders_two_units_in_the_centre() {
    counted("percee-centre", 2, CENTRE, [LEFT, RIGHT]);
}

#[test]
fn ordre_percee_droite_orders_two_units_on_the_right() {
    counted("percee-droite", 2, RIGHT, [LEFT, CENTRE]);
}

#[test]
fn ordre_attaque_gauche_orders_three_units_on_the_left() {
    counted("attaque-gauche", 3, LEFT, [CENTRE, RIGHT]);
}

#[test]
fn ordre_attaque_gauche_is_the_high_numbers_for_the_germans() {
    let mut desk = Desk::with("J1:..I. J10:..I. J6:..I. B6:..i.", "first = \"german\"\n", "");
    desk.play("attaque-gauche");
    assert!(desk.may("order J10"));
    assert_eq!(desk.refused("order J1"), "ordres.secteur");
    assert_eq!(desk.refused("order J6"), "ordres.secteur");
}

#[test]
fn ordre_attaque_centre_orders_three_units_in_the_centre() {
    counted("attaque-centre", 3, CENTRE, [LEFT, RIGHT]);
}

#[test]
fn ordre_attaque_centre_takes_units_on_either_line() {
    let mut desk = Desk::playing("B4:..i. B8:..i. B6:..i. B3:..i. J6:..I.", "attaque-centre");
    assert_eq!(desk.refused("order B3"), "ordres.secteur");
    desk.does("order B4, order B8, order B6");
    assert_eq!(count(&desk), 3);
}

#[test]
fn ordre_attaque_droite_orders_three_units_on_the_right() {
    counted("attaque-droite", 3, RIGHT, [LEFT, CENTRE]);
}

#[test]
fn ordre_offensive_gauche_orders_everyone_on_the_left() {
    whole("offensive-gauche", LEFT, &["D4"], [CENTRE, RIGHT]);
}

#[test]
fn ordre_offensive_centre_orders_everyone_in_the_centre() {
    whole("offensive-centre", CENTRE, &["D4", "D8"], [LEFT, RIGHT]);
}

#[test]
fn ordre_offensive_droite_orders_everyone_on_the_right() {
    whole("offensive-droite", RIGHT, &["D8"], [LEFT, CENTRE]);
}

#[test]
fn ordre_reconnaissance_en_force_orders_one_unit_in_each_sector() {
    let mut desk = army();
    desk.play("reconnaissance-en-force");
    assert!(desk.cites("ordre.reconnaissance-en-force"));
    desk.does("order B6");
    assert_eq!(desk.refused("order B7"), "ordres.secteur");
    desk.does("order B1");
    assert_eq!(desk.refused("order B2"), "ordres.secteur");
    desk.does("order B9");
    assert_eq!((desk.p.phase, count(&desk)), (Phase::Moves, 3));
}

#[test]
fn ordre_reconnaissance_en_force_draws_one_card_and_gives_no_time_medal() {
    let mut desk = Desk::with(&army_text(), "[rules]\npressed = \"german\"\n", "");
    desk.orders("reconnaissance-en-force", "B1 B6 B9").does("pass");
    assert_eq!((desk.p.phase, desk.medals(ALLIED)), (Phase::Draw, 0));
    assert!(!desk.cites("ordre.reconnaissance.deux-cartes"));
    assert_eq!(desk.p.commands.hands[ALLIED].count(), 1);
}

#[test]
fn ordre_reconnaissance_en_force_lets_a_unit_on_the_line_take_either_order() {
    let mut desk = Desk::playing("B4:..i. B6:..i. B8:..i. B10:..i. J6:..I.", "reconnaissance-en-force");
    desk.does("order B4, order B6, order B8");
    assert_eq!(count(&desk), 3, "left, centre and right");
    let mut desk = Desk::playing("B4:..i. B5:..i. B6:..i. J6:..I.", "reconnaissance-en-force");
    desk.does("order B5");
    assert_eq!(desk.refused("order B6"), "ordres.secteur");
    assert!(desk.may("order B4"));
}

#[test]
fn ordre_en_avant_orders_two_units_in_each_sector() {
    let mut desk = army();
    desk.play("en-avant");
    assert!(desk.cites("ordre.en-avant"));
    for (first, second, third) in [("B1", "B2", "B3"), ("B5", "B6", "B7"), ("B9", "B10", "B11")] {
        desk.does(&format!("order {first}"));
        desk.does(&format!("order {second}"));
        if third != "B11" {
            assert_eq!(desk.refused(&format!("order {third}")), "ordres.secteur");
        }
    }
    assert_eq!((desk.p.phase, count(&desk)), (Phase::Moves, 6));
}

#[test]
fn ordre_en_avant_batterie_has_no_order_for_the_battery() {
    let mut desk = army();
    desk.play("en-avant");
    assert_eq!(desk.refused("battery centre"), "ordre.en-avant.batterie");
    assert!(!desk.offers().iter().any(|offer| offer.starts_with("battery")));
    let mut desk = army();
    desk.play("manoeuvre");
    assert!(desk.may("battery left"));
    let mut desk = army();
    desk.play("reconnaissance-en-force");
    assert!(desk.may("battery centre"));
}

#[test]
fn ordre_manoeuvre_orders_two_units_on_each_flank() {
    let mut desk = army();
    desk.play("manoeuvre");
    assert!(desk.cites("ordre.manoeuvre"));
    assert_eq!(desk.refused("order B6"), "ordres.secteur");
    desk.does("order B1, order B2");
    assert_eq!(desk.refused("order B3"), "ordres.secteur");
    desk.does("order B9, order B10");
    assert_eq!((desk.p.phase, count(&desk)), (Phase::Moves, 4));
}

// --- Reconnaissance draws two cards.

fn scouted(more: &str) -> Desk {
    let mut desk = Desk::with(&army_text(), more, "");
    desk.orders("reconnaissance-droite", "B10");
    stack(&mut desk, ["percee-centre", "manoeuvre"], ALLIED);
    desk.does("pass");
    desk
}

#[test]
fn ordre_reconnaissance_deux_cartes_draws_two_and_keeps_one() {
    let mut desk = scouted("");
    assert!(desk.cites("ordre.reconnaissance.deux-cartes"));
    assert_eq!(desk.p.phase, Phase::Keep);
    assert_eq!(desk.refused("pick attaque-gauche"), "ordre.reconnaissance.deux-cartes");
    desk.does("pick manoeuvre");
    assert!(desk.cites("ordre.reconnaissance.deux-cartes"));
    assert_eq!((held(&desk, ALLIED, "manoeuvre"), held(&desk, ALLIED, "percee-centre")), (1, 0));
    assert_eq!(desk.p.commands.discard.of[command("percee-centre").index()], 1);
    assert_eq!((desk.p.phase, desk.p.commands.hands[ALLIED].count()), (Phase::Draw, 1));
}

#[test]
fn ordre_reconnaissance_deux_cartes_are_seen_by_the_one_who_draws() {
    let mut desk = scouted("");
    let saw = Event::DrewThis { card: command("manoeuvre") };
    assert!(desk.read_by(Onlooker::Seat(ALLIED)).contains(&saw));
    for onlooker in [Onlooker::Seat(GERMAN), Onlooker::Spectator] {
        let read = desk.read_by(onlooker);
        assert!(read.contains(&Event::DrewTwo { side: ALLIED }) && !read.contains(&saw));
    }
    // The one thrown away lies open, the one kept does not.
    desk.does("pick manoeuvre");
    let read = desk.read_by(Onlooker::Seat(GERMAN));
    assert_eq!(read, [Event::Discarded { side: ALLIED, card: command("percee-centre") }]);
}

#[test]
fn ordre_reconnaissance_deux_cartes_or_a_medal_and_one_card_where_the_enemy_is_pressed() {
    let mut desk = scouted("[rules]\npressed = \"german\"\n");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Scout, ALLIED));
    desk.does("medal");
    assert!(desk.cites("medaille.temps"));
    assert_eq!((desk.medals(ALLIED), held(&desk, ALLIED, "percee-centre")), (1, 1));
    assert_eq!((desk.p.phase, desk.p.commands.hands[ALLIED].count()), (Phase::Draw, 1));
    // The medal may be declined.
    let desk = scouted("[rules]\npressed = \"german\"\n").after("pass");
    assert_eq!((desk.p.phase, desk.medals(ALLIED)), (Phase::Keep, 0));
    // Whoever is pressed himself gets none.
    assert_eq!(scouted("[rules]\npressed = \"allied\"\n").p.phase, Phase::Keep);
}
