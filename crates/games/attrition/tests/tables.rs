//! What a player wants to weigh stands on the table: pouches and chances, industry, cards in force, idle reserves.

use crate::common::*;
use contract::Show;
use table::Table;

fn words() -> Words {
    Words::new(Language::En, &[(Attrition::about().messages)(Language::En)])
}

fn table(desk: &Desk, seat: Seat) -> Table {
    desk.game.table(&desk.p, Onlooker::Seat(seat))
}

/// The note beside a class in a side's pouch.
fn chance(table: &Table, pouch: &str, tile: &str) -> String {
    let words = words();
    let pool = table.pools.iter().find(|pool| pool.id == pouch).expect("a pouch");
    let lines = pool.holds.as_ref().expect("its owner sees it");
    let line = lines.iter().find(|line| words.say(&line.name) == tile).expect("a line");
    line.note.as_ref().map(|note| words.say(note)).unwrap_or_default()
}

#[test]
fn the_chance_of_a_nation_is_that_of_the_next_draw() {
    // Two Germans among eleven tiles, with the eight Ottomans of the start not in play: ten are drawn in autumn 1914.
    let rest = "ge.inf*7 ge.art*5 ge.air*2 ah.inf*3 ah.art ah.air";
    let text = format!("turn 1, central, movement\nremoved: {rest}\nBerlin: ah.inf\nVienna: ah.inf");
    let desk = Desk::new("", &text);
    // The pouch holds 2 German aircraft and 5 Austro-Hungarian infantry: all are drawn.
    assert!(chance(&table(&desk, CENTRAL), "pouch-central", "German aircraft").contains("100.0"));
}

#[test]
fn after_the_surrender_no_chance_is_told_for_russians() {
    let desk = Desk::new("", "turn 6, entente, movement\nsurrendered\nParis: fr.inf");
    let table = table(&desk, ENTENTE);
    assert_eq!(chance(&table, "pouch-entente", "Russian infantry"), "");
    assert_ne!(chance(&table, "pouch-entente", "British infantry"), "");
}

#[test]
fn cards_in_force_and_to_come_stand_in_the_status() {
    let words = words();
    let status = |desk: &Desk| -> Vec<String> {
        table(desk, ENTENTE).status.iter().map(|text| words.say(text)).collect()
    };
    let desk = Desk::new("cards", "turn 7, entente, movement\neffects mutinies\nParis: fr.inf br.inf");
    assert!(status(&desk).iter().any(|line| line.contains("French Army Mutinies")), "{:?}", status(&desk));
    let mut desk = Desk::new("cards", "turn 7, central, card\nhand: CP6\nBerlin: ge.inf");
    desk.does("play CP6");
    assert!(status(&desk).iter().any(|line| line.contains("French Army Mutinies")), "{:?}", status(&desk));
}

#[test]
fn ending_mobilisation_says_how_many_tiles_would_be_lost() {
    let desk = Desk::new("", "turn 2, central, mobilise\nreserves: ge.inf*2 ah.inf");
    let offers = table(&desk, CENTRAL).prompt.offers;
    let done = offers.iter().find(|offer| offer.decision == "done").expect("mobilisation may be ended");
    assert!(words().say(&done.label).contains("3 tiles"), "{}", words().say(&done.label));
}

#[test]
fn the_ruhr_shows_in_the_worth_of_the_rhineland() {
    let desk = Desk::new("ruhr", "turn 2, central, movement\nBerlin: ge.inf");
    let places = table(&desk, CENTRAL).places;
    let worth = |id: &str| places.iter().find(|state| state.place == id).and_then(|state| state.value);
    assert_eq!((worth("Rhineland"), worth("Berlin")), (Some(2), None));
}

#[test]
fn industry_is_shown_now_and_as_it_will_be() {
    let desk = Desk::new("", "turn 2, central, battle\nPoland entente battle: ge.inf");
    let table = table(&desk, CENTRAL);
    let track = table.tracks.iter().find(|track| track.id == "industry").expect("a track");
    let marks: Vec<i32> = track.marks.iter().map(|mark| mark.at).collect();
    assert_eq!((marks, track.goal), (vec![7, 9, 12, 10], Some(17)));
}

#[test]
fn why_not_answers_to_any_piece_and_place() {
    let desk = Desk::new("", "turn 1, central, movement\nBerlin: ge.inf\nRhineland: ge.inf");
    assert_eq!(desk.why_not("Berlin", "Rhineland"), "", "that is allowed");
    assert_eq!(desk.why_not("Berlin", "Belgium"), "6.1");
    assert_eq!(desk.why_not("Berlin", "Istanbul"), "2.6");
    assert_eq!(desk.why_not("Rhineland", "Berlin"), "4.6.1");
    assert_eq!(desk.why_not("reserves/ge.inf", "Berlin"), "r.sequence");
}
