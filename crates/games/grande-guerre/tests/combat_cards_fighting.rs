//! Combat cards of one's own turn that change a fight (`carte`): raids, grenades, lice, the impetuous; wire cutters and
//! logistics.

use crate::common::*;

// --- Raid de tranchées.

fn raid(hexes: &str, ordered: &str) -> Desk {
    let mut desk = Desk::new(hexes);
    desk.give(ALLIED, "raid").play("attaque-centre").does("use raid");
    assert!(desk.cites("carte.raid"));
    assert_eq!(desk.p.hq[ALLIED], 4);
    desk.order(ordered);
    desk.pass_to(Phase::Moves);
    desk
}

#[test]
fn carte_raid_two_hexes_past_what_stops_and_one_more_die() {
    let mut desk = raid("D6:..i. E6:f... E7:f#.. G6:..I. D7:..i. E5:f... D5:f...", "D6 D7");
    assert_eq!(desk.refused("move D6 - F6"), "foret.mouvement");
    assert_eq!(desk.refused("raid D6 - G7"), "carte.raid", "three hexes");
    desk.does("raid D6 - F6");
    assert!(desk.cites("carte.raid"));
    assert_eq!(desk.refused("raid D7 - E8"), "carte.raid", "one unit raids");
    desk.pass_to(Phase::Combat);
    desk.reduce("G6", 1).rolling("burst").does("attack F6 - G6");
    assert!(desk.events().contains(&attack("F6", "G6", 4, true)));
    assert_eq!(desk.p.phase, Phase::RaidEnd, "there is no advance");
}

#[test]
fn carte_raid_is_for_ordered_infantry_and_close_combat() {
    let mut desk = raid("D6:..i. D7:..m. B6:..i. H6:..I. H8:..I.", "D6 D7");
    assert_eq!(desk.refused("raid D7 - E7"), "carte.raid");
    assert_eq!(desk.refused("raid B6 - C6"), "mouvement.ordre");
    desk.does("raid D6 - F6");
    desk.pass_to(Phase::Combat);
    assert_eq!(desk.refused("attack F6 - H6"), "carte.raid", "a raider does not shoot");
}

#[test]
fn carte_raid_needs_the_card() {
    let desk = Desk::moving_with("D6:..i. G6:..I.", "poux", "D6");
    assert_eq!(desk.refused("raid D6 - E6"), "carte.raid");
}

#[test]
fn carte_raid_retour_stays_or_goes_back_where_it_began() {
    let raided = || raid("D6:..i. D7:..i. G6:..I.", "D6 D7").after("raid D6 - F6");
    let mut desk = raided();
    desk.pass_to(Phase::Combat);
    desk.rolling("hq hq hq hq").does("attack F6 - G6");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::RaidEnd, ALLIED));
    let before = desk.p;
    desk.does("home");
    assert!(desk.cites("carte.raid.retour"));
    assert!(!desk.is_empty("D6") && desk.is_empty("F6"));
    desk.p = before;
    desk.does("pass");
    assert!(desk.is_empty("D6") && !desk.is_empty("F6"));
    // Somebody else is there by now.
    let mut desk = raided().after("move D7 - D6");
    desk.pass_to(Phase::Combat);
    desk.rolling("hq hq hq hq").does("attack F6 - G6");
    assert!(desk.p.phase != Phase::RaidEnd);
    assert!(!desk.is_empty("F6"));
}

/// A raider from D6 has been ambushed at G6, and has a flag to answer for.
fn ambushed_raid(hexes: &str) -> Desk {
    let mut desk = Desk::new(hexes);
    desk.give(ALLIED, "raid").give(GERMAN, "embuscade").play("attaque-centre");
    desk.does("pass, use raid, order D6");
    desk.pass_to(Phase::Moves);
    desk.does("raid D6 - F6, pass");
    desk.pass_to(Phase::Combat);
    desk.does("attack F6 - G6").rolling("flag hq hq").does("use embuscade");
    desk
}

#[test]
fn carte_raid_retour_also_for_a_raider_driven_back() {
    let mut desk = ambushed_raid("D6:..i. G6:..I.");
    desk.does("retreat 1 E6");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::RaidEnd, ALLIED));
    desk.does("home");
    assert!(desk.cites("carte.raid.retour"));
    assert!(!desk.is_empty("D6"));
    assert_eq!(desk.figures("G6"), 4, "the raid was not made");
}

#[test]
fn carte_raid_retraite_whoever_is_driven_back_makes_no_raid() {
    let mut desk = ambushed_raid("D6:..i. G6:..I. D7:..I.");
    // It lands next to another enemy, and still does not fight.
    desk.does("retreat 1 E7, pass");
    assert!(!desk.may("attack E7 - D7"));
    assert_eq!(desk.p.phase, Phase::Draw);
}

// --- Impétuosité.

#[test]
fn carte_impetuosite_advances_and_fights_again() {
    let mut desk = Desk::fighting_with("F6:..i. G6:..I. H6:..I. H5:..I.", "impetuosite", "F6");
    desk.reduce("G6", 1).rolling("burst flag flag").does("attack F6 - G6");
    assert_eq!(desk.p.phase, Phase::Advance);
    desk.does("use impetuosite");
    assert!(desk.cites("carte.impetuosite") && desk.cites("avance"));
    assert_eq!((desk.p.phase, desk.p.hq[ALLIED]), (Phase::Bonus, 5));
    assert!(desk.may("attack G6 - H5") && desk.may("attack G6 - H6"), "any adjacent enemy");
    desk.reduce("H6", 1).rolling("burst").does("attack G6 - H6");
    assert!(desk.cites("bonus"));
    desk.does("advance");
    assert!(!desk.is_empty("H6"));
    assert_eq!(desk.p.phase, Phase::Draw, "no third combat");
}

#[test]
fn carte_impetuosite_after_a_retreat_and_for_infantry_only() {
    let mut desk = Desk::fighting_with("F6:..i. G6:..I.", "impetuosite", "F6");
    desk.rolling("flag hq hq").does("attack F6 - G6");
    desk.does("retreat 1 H6");
    assert_eq!(desk.p.phase, Phase::Advance);
    desk.does("use impetuosite").rolling("hq hq hq").does("attack G6 - H6");
    assert_eq!(desk.p.phase, Phase::Draw);
    // A tank advances, but not with this card.
    let mut desk = Desk::fighting_with("F6:..s. G6:..I.", "impetuosite", "F6");
    desk.reduce("G6", 1).rolling("burst").does("attack F6 - G6");
    assert_eq!(desk.refused("use impetuosite"), "carte.impetuosite");
}

#[test]
fn carte_impetuosite_needs_a_combat_that_is_won() {
    let mut desk = Desk::fighting_with("F6:..i. G6:..I.", "impetuosite", "F6");
    desk.rolling("hq hq hq").does("attack F6 - G6");
    assert_eq!(desk.p.phase, Phase::Draw, "not asked");
    assert_eq!(desk.refused("use impetuosite"), "carte.moment");
    // Nor after a ranged combat.
    let mut desk = Desk::fighting_with("F6:..i. H6:..I.", "impetuosite", "F6");
    desk.reduce("H6", 1).rolling("burst").does("attack F6 - H6");
    assert!(desk.p.phase != Phase::Advance);
}

// --- Poux, Grenade à main.

#[test]
fn carte_poux_the_target_ignores_no_flag() {
    let mut desk = Desk::fighting_with("F6:..i. H6:t.I.", "poux", "F6");
    desk.rolling("flag hq").does("attack F6 - H6 using poux");
    assert!(desk.cites("carte.poux"));
    assert_eq!(desk.p.hq[ALLIED], 6, "a token paid, a token won");
    assert_eq!(desk.refused("retreat 0 H6"), "drapeau.ignorer");
    desk.does("retreat 1 I6");
    assert!(desk.is_empty("H6"));
    // At close quarters as well.
    let mut desk = Desk::fighting_with("F6:..i. G6:k.I.", "poux", "F6");
    desk.rolling("flag hq hq").does("attack F6 - G6 using poux");
    assert_eq!(desk.refused("retreat 0 G6"), "drapeau.ignorer");
}

#[test]
fn carte_poux_are_for_soldiers() {
    let desk = Desk::fighting_with("F6:..i. G6:..V. F8:..i. G8:..I.", "poux", "F6 F8");
    assert_eq!(desk.refused("attack F6 - G6 using poux"), "carte.moment");
    assert!(desk.may("attack F8 - G8 using poux"));
}

#[test]
fn carte_grenade_one_die_more_and_no_cover_from_soldiers() {
    let mut desk = Desk::fighting_with("F6:..i. G6:t.I.", "grenade", "F6");
    desk.rolling("soldier hq hq flag").does("attack F6 - G6 using grenade");
    assert!(desk.cites("carte.grenade"));
    assert!(desk.events().contains(&attack("F6", "G6", 4, true)));
    assert_eq!(desk.figures("G6"), 3, "the trench stops no soldier");
    assert!(desk.may("retreat 0 G6"), "but still a flag");
    let mut desk = Desk::fighting_with("F6:..i. G6:t.I.", "grenade", "F6");
    desk.rolling("soldier hq hq").does("attack F6 - G6");
    assert_eq!(desk.figures("G6"), 4);
}

#[test]
fn carte_grenade_is_for_close_combat() {
    let desk = Desk::fighting_with("F6:..i. H6:..I.", "grenade", "F6");
    assert_eq!(desk.refused("attack F6 - H6 using grenade"), "carte.moment");
}

#[test]
fn carte_contradiction_the_later_card_prevails() {
    // All flags may be ignored this turn, until the lice come.
    for (using, ignorable) in [("", true), (" using poux", false)] {
        let mut desk = Desk::new("F6:..i. G6:..I.");
        desk.give(ALLIED, "poux").give(GERMAN, "tenir").play("attaque-centre").does("use tenir");
        desk.pass_to(Phase::Orders);
        desk.does("order F6");
        desk.pass_to(Phase::Combat);
        desk.rolling("flag hq hq").does(&format!("attack F6 - G6{using}"));
        assert_eq!(desk.may("retreat 0 G6"), ignorable);
    }
    // The same with gas, played after the answer to the command card.
    let mut desk = Desk::new("F6:..i. H6:..I.");
    desk.give(ALLIED, "attaque-au-gaz").give(GERMAN, "tenir").play("attaque-centre");
    desk.does("use tenir, use attaque-au-gaz, order F6");
    desk.pass_to(Phase::Combat);
    desk.rolling("flag hq").does("attack F6 - H6");
    assert_eq!(desk.refused("retreat 0 H6"), "drapeau.ignorer");
}

#[test]
fn carte_contradiction_a_card_prevails_over_the_rulebook() {
    // The flame-thrower takes the right to ignore flags away; the card gives it back.
    let mut desk = Desk::new("F6:..il G6:..I.");
    desk.give(GERMAN, "tenir").play("attaque-centre").does("use tenir, order F6");
    desk.pass_to(Phase::Combat);
    desk.rolling("flag hq hq").does("attack F6 - G6");
    assert!(desk.may("retreat 0 G6"));
}

// --- Cisailles.

#[test]
fn carte_cisailles_every_infantry_unit_in_wire_removes_it_and_battles_in_full() {
    let mut desk = Desk::moving_with("F6:.#i. F8:.#i. F2:.#m. G6:..I. H8:..I.", "cisailles", "F6");
    desk.does("use cisailles");
    assert!(desk.cites("carte.cisailles"));
    assert_eq!((desk.p.phase, desk.p.hq[ALLIED]), (Phase::Combat, 5));
    assert_eq!(desk.p.wire, hex("F2").bit(), "machine guns cut none");
    desk.rolling("hq hq hq").does("attack F6 - G6");
    assert!(desk.events().contains(&attack("F6", "G6", 3, true)), "without the lost die");
}

#[test]
fn carte_cisailles_after_the_moves_of_the_infantry() {
    let mut desk = Desk::moving_with("F6:..i. F8:..i. G6:.#.. J6:..I.", "cisailles", "F6 F8");
    assert_eq!(desk.refused("use cisailles"), "carte.cisailles", "nobody is in wire");
    desk.does("move F6 - G6, use cisailles");
    assert_eq!(desk.p.wire, 0);
    assert_eq!(desk.refused("move F8 - G8"), "mouvement", "the moves are over");
}

#[test]
fn carte_cisailles_are_asked_about_when_all_have_moved() {
    let last_move = |cards: &str| {
        let desk = Desk::moving_with("F6:..i. G6:.#.. J6:..I.", cards, "F6").after("move F6 - G6");
        desk.p.phase
    };
    assert_eq!(last_move("cisailles"), Phase::Moves);
    assert_eq!(last_move("riposte"), Phase::Moves, "whatever the hand holds");
    assert_ne!(last_move(""), Phase::Moves, "no cards, no question");
}

// --- Meilleure logistique.

#[test]
fn carte_logistique_four_tokens_instead_of_two() {
    let mut desk = Desk::new("B6:..i. J6:..I.");
    desk.give(ALLIED, "logistique").play("contre-attaque");
    assert_eq!(desk.p.phase, Phase::Draw);
    desk.does("use logistique");
    assert!(desk.cites("carte.logistique") && desk.cites("fin.choix"));
    assert_eq!((desk.p.hq[ALLIED], desk.p.active), (10, GERMAN), "at no cost");
    let card = Combat(COMBAT_CODES.iter().position(|code| *code == "logistique").unwrap() as u8);
    assert_eq!(desk.p.combats.discard.of[card.index()], 1);
}

#[test]
fn carte_logistique_takes_what_the_pool_has() {
    let mut desk = Desk::new("B6:..i. J6:..I.");
    desk.p.hq.0 = [21, 6];
    desk.give(ALLIED, "logistique").play("contre-attaque").does("use logistique");
    assert!(desk.cites("qg.pot-vide"));
    assert_eq!(desk.p.hq[ALLIED], 9);
}

#[test]
fn carte_logistique_does_not_go_with_a_card_thrown_away_for_a_token() {
    let mut desk = Desk::new("B6:..i. J6:..I.");
    desk.give(ALLIED, "logistique poux").play("contre-attaque").does("discard poux");
    assert_eq!(desk.refused("use logistique"), "fin.defausse-interdite");
    assert!(!desk.unit("B6").has(mark::ORDERED));
    assert!(desk.may("tokens"));
}
