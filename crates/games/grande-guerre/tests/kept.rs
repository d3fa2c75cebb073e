//! Positions kept before specialists, tokens on units and wire cleared by engineers were what they are now: they are read
//! as they were written, and say the same. Each line of the file is the scenario, the options and the position.

use crate::common::*;

const KEPT: &str = include_str!("data/kept.tsv");

fn kept(number: usize) -> (GrandeGuerre, Position) {
    let mut parts = KEPT.lines().nth(number).expect("a line").splitn(3, '\t');
    let mut next = || parts.next().expect("three parts");
    let game = game(next(), &next().replace(',', " "));
    let text = next();
    let position = contract::read_position(&game, text).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(contract::write_position(&position), text, "it is written as it was");
    (game, position)
}

fn offers(game: &GrandeGuerre, position: &Position, seat: Seat) -> Vec<String> {
    let mut out = Vec::new();
    Lister::default().decisions(game, position, seat, &mut out);
    out.into_iter().map(|decision| game.notate(decision)).collect()
}

#[test]
fn a_combat_kept_in_the_middle_goes_on() {
    let (game, p) = kept(0);
    assert_eq!((p.phase, p.active, p.turn, p.depth), (Phase::Outcome, ALLIED, 15, 1));
    // One flag, which the target may ignore.
    assert_eq!((p.fight().flags, p.fight().ignorable), (1, 2));
    assert_eq!(offers(&game, &p, GERMAN), ["retreat 0 G10", "retreat 1 H9", "retreat 1 H10"]);
    let at = |name: &str| p.unit(p.at(hex(name)).expect("a unit"));
    assert_eq!(at("J6").specialist(), Some(Specialist::MortarObserver));
    assert_eq!(at("E10").specialist(), Some(Specialist::ForwardObserver));
    // A tank that is stuck and has tried to get free; somebody healed.
    assert!(at("D8").has(mark::BOGGED) && at("D8").has(mark::TRIED));
    assert!(at("D3").has(mark::HEALED));
    assert!(p.units.iter().all(|unit| !unit.has(mark::TOKEN)));
}

#[test]
fn a_bonus_hex_kept_open_is_still_offered() {
    let (game, p) = kept(1);
    assert_eq!((p.phase, p.active, p.pending.left), (Phase::Onward, GERMAN, 1));
    let onward = ["pass", "move I6 - H5", "move I6 - H6", "move I6 - I5", "move I6 - I7", "move I6 - J5"];
    assert_eq!(offers(&game, &p, GERMAN), onward);
}

#[test]
fn what_units_have_done_is_kept() {
    let (game, p) = kept(2);
    assert_eq!((p.phase, p.active), (Phase::Combat, ALLIED));
    assert_eq!(offers(&game, &p, ALLIED), ["pass", "attack C8 - G6", "attack E6 - G6", "cut E6"]);
    let at = |name: &str| p.unit(p.at(hex(name)).expect("a unit"));
    assert!(at("E5").has(mark::SPENT) && at("E6").has(mark::STOPPED) && at("F10").has(mark::FOUGHT));
    assert_eq!((at("F8").moved, at("D8").specialist()), (2, Some(Specialist::HeavyMachineGun)));
}
