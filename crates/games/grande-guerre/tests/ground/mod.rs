//! The ground under fire and under foot: one row of the board, F4 to F8, with the ground in question on it.

use crate::common::*;

/// Water can be forded.
pub const FORD: &str = "[rules]\nwater = \"ford\"\n";

/// A heavy machine gun fires at F7, two hexes away: four dice.
const FIRES: &str = "attack F5 - F7";
/// Infantry with a light machine gun attacks F7 next to it: four dice.
const CLOSES: &str = "attack F6 - F7";

/// A German unit on this ground (`t.`, `f+`), and a heavy machine gun two hexes away, ready to fire.
pub fn shot(target: &str) -> Desk {
    let mut desk = Desk::with(&format!("F5:..mh F7:{target}I."), FORD, "");
    desk.ready_to_fight("attaque-centre", "F5");
    desk
}

/// A German unit on this ground, and infantry with four dice next to it on another ground, ready to attack.
pub fn assault(from: &str, target: &str) -> Desk {
    let mut desk = Desk::with(&format!("F6:{from}im F7:{target}I."), FORD, "");
    desk.ready_to_fight("attaque-centre", "F6");
    desk
}

/// The same two, once the battery has made a triple on the target without harming it.
fn blasted(hexes: &str, attacker: &str) -> Desk {
    let mut desk = Desk::with(hexes, FORD, "");
    desk.play("attaque-centre").does("battery centre");
    desk.does(&format!("order {attacker}"));
    while matches!(desk.p.phase, Phase::Orders | Phase::Moves) {
        desk.does("pass");
    }
    desk.does("aim F7").rolling("d4 d4 d4 hq hq hq").does("load 3");
    assert_eq!(desk.p.phase, Phase::Combat);
    desk
}

/// How many Soldiers and Flags of four the unit on F7 ignores.
fn ignored(make: &dyn Fn() -> Desk, attack: &str) -> (u8, u8) {
    let mut desk = make();
    desk.rolling("soldier soldier soldier soldier").does(attack);
    let soldiers = if desk.is_empty("F7") { 0 } else { desk.figures("F7") };
    let mut desk = make();
    desk.rolling("flag flag flag flag").does(attack);
    assert_eq!((desk.p.phase, desk.figures("F7")), (Phase::Outcome, 4));
    let accepted =
        desk.offers().iter().map(|offer| offer["retreat ".len()..][..1].parse::<u8>().unwrap()).min();
    (soldiers, 4 - accepted.unwrap())
}

/// Soldiers and Flags ignored on this ground at range.
pub fn at_range(target: &str) -> (u8, u8) {
    ignored(&|| shot(target), FIRES)
}

/// Soldiers and Flags ignored on this ground in close combat, attacked from open country.
pub fn at_close(target: &str) -> (u8, u8) {
    at_close_from("..", target)
}

/// The same, attacked from this ground.
pub fn at_close_from(from: &str, target: &str) -> (u8, u8) {
    ignored(&|| assault(from, target), CLOSES)
}

/// Soldiers and Flags ignored on this ground at range after a triple.
pub fn at_range_after_triple(target: &str) -> (u8, u8) {
    ignored(&|| blasted(&format!("F5:..mh F7:{target}I."), "F5"), FIRES)
}

/// The same in close combat.
pub fn at_close_after_triple(target: &str) -> (u8, u8) {
    ignored(&|| blasted(&format!("F6:..im F7:{target}I."), "F6"), CLOSES)
}

/// Infantry enters this ground on F6 and attacks: its dice.
pub fn dice_entering(ground: &str) -> u8 {
    let mut desk = Desk::with(&format!("F5:..i. F6:{ground}.. F7:..I."), FORD, "");
    desk.orders("attaque-centre", "F5").does("move F5 - F6, attack F6 - F7");
    dice(&desk)
}

/// Infantry that is on this ground already attacks: its dice.
pub fn dice_inside(ground: &str) -> u8 {
    let mut desk = Desk::with(&format!("F6:{ground}i. F7:..I."), FORD, "");
    desk.ready_to_fight("attaque-centre", "F6").does("attack F6 - F7");
    dice(&desk)
}

/// The dice that a unit attacking this ground rolls, at two hexes and next to it: four on open country.
pub fn dice_against(target: &str) -> (u8, u8) {
    let (mut far, mut near) = (shot(target), assault("..", target));
    far.does(FIRES);
    near.does(CLOSES);
    (dice(&far), dice(&near))
}

/// Infantry on F5 with this ground before it on F6, ordered; all it can do in two hexes goes through F6 in the row.
pub fn at_the_edge_of(ground: &str) -> Desk {
    let mut desk = Desk::with(&format!("F5:..i. F6:{ground}.. K1:..I."), FORD, "");
    desk.orders("attaque-centre", "F5");
    desk
}

/// This ground can be entered and not crossed, by this section.
pub fn stops_whoever_enters(ground: &str, section: &str) {
    let desk = at_the_edge_of(ground);
    assert_eq!(desk.refused("move F5 - F7"), section);
    assert!(desk.may("move F5 - F6"));
}

/// Whether this ground on F6 lets one see from F5 to F7.
pub fn sees_past(ground: &str) -> bool {
    sees(&format!("F5:..i. F6:{ground}.. F7:..I."), "F5", "F7")
}

/// Whether one sees past a unit standing on this ground on F6.
pub fn sees_past_a_unit_on(ground: &str) -> bool {
    sees(&format!("F4:..m. F6:{ground}i. F7:..I."), "F4", "F7")
}

/// Whether a unit can fire at another as far as sight goes. A second German, off the line, keeps it in the combat phase.
pub fn sees(hexes: &str, from: &str, to: &str) -> bool {
    let mut desk = Desk::with(&format!("{hexes} D5:..I."), FORD, "");
    desk.ready_to_fight("attaque-centre", from);
    let attack = format!("attack {from} - {to}");
    let seen = desk.may(&attack);
    if !seen {
        assert_eq!(desk.refused(&attack), "tir.3");
    }
    seen
}

/// The Allied battery fires at F7 with three dice that show the same; the battle dice there show this.
pub fn triple(hexes: &str, more: &str, rolls: &str) -> Desk {
    let mut desk = Desk::with(hexes, more, "");
    desk.play("bombardement 1").does("aim F7").rolling(&format!("d4 d4 d4 {rolls}")).does("load 3");
    assert!(desk.cites("artillerie.triplet"));
    desk
}

/// A triple on a unit on this ground, with two Soldiers and a Flag: two losses and a retreat that nothing stops.
pub fn triple_strikes(target: &str) -> Desk {
    let mut desk = triple(&format!("F7:{target}I. A1:..i."), FORD, "soldier soldier flag");
    assert_eq!(desk.refused("retreat 0 F7"), "drapeau.ignorer");
    desk.does("retreat 1 G7");
    assert_eq!(desk.figures("G7"), 2);
    desk
}
