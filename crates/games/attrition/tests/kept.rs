//! Positions kept before the numbers of tiles, places and losses were made from the tables: they are read as they were
//! written, and say the same. Each line of the file is the options and the position.

use crate::common::*;

const KEPT: &str = include_str!("data/kept.tsv");

fn kept(number: usize) -> (Attrition, Position) {
    let (options, text) = KEPT.lines().nth(number).and_then(|line| line.split_once('\t')).expect("a line");
    let game = game(&options.replace(',', " "));
    let position = contract::read_position(&game, text).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(contract::write_position(&position), text, "it is written as it was");
    (game, position)
}

fn offers(game: &Attrition, position: &Position, seat: Seat) -> Vec<String> {
    let mut out = Vec::new();
    Lister::default().decisions(game, position, seat, &mut out);
    out.into_iter().map(|decision| game.notate(decision)).collect()
}

/// The other side's losses are chosen too: how many tiles of this class in the region that makes fewer.
fn fewer(number: usize, seat: Seat, decision: &str, class: &str, region: Region) -> [u8; 4] {
    let (game, mut position) = kept(number);
    let class = Class::of_code(class).expect("a class");
    let count =
        |position: &Position| [position.count_at(class, region), position.count_at(class, Place::DESTROYED)];
    let before = count(&position);
    let decision = game.parse(decision).expect("a decision");
    game.decide(&mut position, seat, decision, &mut Dice::loose(1), &mut Journal::mute()).expect("it may");
    let after = count(&position);
    [before[0], before[1], after[0], after[1]]
}

#[test]
fn losses_kept_by_either_side_are_those_it_chose() {
    // The Central Powers have chosen German artillery in Hungary, and the Entente is asked.
    let (game, position) = kept(0);
    assert_eq!((position.phase, position.turn, position.active()), (Phase::Losses, 4, CENTRAL));
    assert_eq!(offers(&game, &position, ENTENTE), ["lose se.art*1", "lose se.inf*1"]);
    assert_eq!(fewer(0, ENTENTE, "lose se.art*1", "ge.art", Region::HUNGARY), [1, 0, 0, 1]);
    // The Entente has chosen French infantry in Salonica, and the Central Powers are asked.
    let (game, position) = kept(1);
    assert_eq!((position.phase, position.turn, position.active()), (Phase::Losses, 4, CENTRAL));
    assert_eq!(offers(&game, &position, CENTRAL), ["lose bu.art*1", "lose bu.inf*1"]);
    let [there, gone, left, more] = fewer(1, CENTRAL, "lose bu.inf*1", "fr.inf", Region::SALONICA);
    assert_eq!((left + 1, more), (there, gone + 1));
}

#[test]
fn places_and_backs_kept_in_the_fog_are_the_same() {
    let (game, position) = kept(2);
    assert_eq!((position.phase, position.turn, position.active()), (Phase::Movement, 4, ENTENTE));
    assert!(position.surrendered);
    let offers = offers(&game, &position, ENTENTE);
    // Mobilised in a region, in Salonica, by name; and a decoy among Americans.
    for back in [
        "it.inf?it Rome",
        "br.inf?sa Salonica",
        "gr.inf=gr Salonica",
        "us.art?us Washington",
        "us.art=us Washington",
        "entente.decoy?us Washington",
    ] {
        assert!(offers.iter().any(|offer| offer.starts_with(&format!("move {back} "))), "{back}");
    }
    // On the board, and in the places beside it.
    let count = |class: &str, place: Place| position.count_at(Class::of_code(class).expect("a class"), place);
    assert_eq!(count("ge.inf", Place::from(Region::POLAND)), 1);
    assert_eq!(count("ge.inf", Place::POUCH), 3);
    assert_eq!(count("ge.inf", Place::DESTROYED), 3);
    assert_eq!(count("ge.storm1", Place::REMOVED), 1);
}
