//! Each thing in its time (2), the cup and who is activated (2.3), chains (2.4).

use crate::common::*;

// --- The order of a turn.

#[test]
fn r2_ordre_a_decision_is_taken_in_its_time_and_by_whom_it_belongs_to() {
    let desk = Desk::new("", "a1 G09, d1 F09");
    assert_eq!(desk.refused_to(DEFENDER, "take d1"), "2.ordre", "the other's token was drawn");
    assert_eq!(desk.refused("take d1"), "2.ordre", "not one's own unit");
    assert_eq!(desk.refused("take B02"), "2.ordre", "nobody is there");
    for early in [
        "pass",
        "advance",
        "hold",
        "react a1",
        "evade G08",
        "retreat G08",
        "shell guns F09",
        "dispose 0",
        "done",
    ] {
        assert_eq!(desk.refused(early), "2.ordre", "{early}");
    }
    let desk = Desk::acting("a1", "", "a1 G09, d1 F09");
    assert_eq!(desk.refused("done"), "2.ordre", "somebody is in hand");
    // Nothing is done by a unit that is not in hand.
    let desk = Desk::new("", "a1 G09, d1 F09");
    for idle in ["go G08", "fire d1", "assault d1", "turn e", "stay", "scout", "depot", "dismount"] {
        assert_eq!(desk.refused(idle), "2.3.choix", "{idle}");
    }
}

#[test]
fn r2_ordre_points_then_bombardment_then_action_then_what_ends_a_turn() {
    let units = "a1 I09, d1 C09 activated";
    let mut desk = Desk::bare("stock-a 1 0 0; turns 2", units, "");
    desk.p.fires[ATTACKER] = [1, 0, 0];
    desk.does("take a1, stay");
    // The turn has ended and the next begun: points, then the attacker's guns.
    assert_eq!((desk.p.turn, desk.p.phase, desk.asked()), (2, Phase::Bombard, ATTACKER));
    let at = |wanted: &str| desk.cited().iter().position(|cited| *cited == wanted).expect("it is cited");
    assert!(at("2.8") < at("2.2.conserve") && at("2.2.conserve") < at("2.2"), "{:?}", desk.cited());
    assert_eq!(desk.refused("take a1"), "2.ordre", "no action before the bombardment is over");
    desk.does("done");
    assert_eq!(desk.p.phase, Phase::Activate);
    assert_eq!(desk.refused("shell guns C09"), "2.ordre", "and no bombardment after that");
    assert!(desk.cites("2.3"));
}

#[test]
fn r2_ordre_after_the_end_nothing_is_decided() {
    let desk = Desk::bare("turns 1", "a1 I09, d1 C09 activated", "").after("take a1, stay");
    assert_eq!(desk.p.phase, Phase::Over);
    assert_eq!(desk.refused_to(ATTACKER, "take a1"), "2.ordre");
    assert_eq!(desk.refused_to(DEFENDER, "take d1"), "2.ordre");
}

// --- The cup.

#[test]
fn r2_3_there_is_a_token_for_every_unit_on_the_table() {
    let mut desk = Desk::bare(
        "turns 3",
        "a1 I09 activated, a2 I11 activated, a3 I13, d1 C09 activated, d2 C13 activated",
        "",
    );
    desk.lose("a2").does("take a3, stay");
    let left = desk.found(|event| match event {
        Event::TokenDrawn { side, left } => Some((*side, *left)),
        _ => None,
    });
    let (side, left) = left.expect("a token is drawn");
    assert!(desk.cites("2.3"));
    // Two of the attacker's are left and two of the defender's; one is drawn.
    assert_eq!(left.iter().sum::<u8>(), 3);
    assert_eq!(left[side.index()], 1);
    assert_eq!((desk.asked(), desk.p.initiative), (side, true));
}

#[test]
fn r2_3_tokens_are_drawn_without_return_until_the_cup_is_empty() {
    let units = "a1 I03, a2 I06, a3 I09, d1 C03, d2 C06";
    for seed in 0..20 {
        let mut desk = Desk::bare("turns 3", units, "");
        let mut drawn = vec![ATTACKER];
        desk.p.resources.0 = [0; 2];
        while desk.p.turn == 1 {
            let side = desk.asked();
            let unit = if side == ATTACKER { ["a1", "a2", "a3"].as_slice() } else { &["d1", "d2"] };
            let unit = unit.iter().find(|unit| !desk.has(unit, mark::ACTIVATED)).expect("somebody is idle");
            desk.does(&format!("take {unit}")).seed(seed).does("stay");
            if desk.p.turn == 1 {
                drawn.push(desk.asked());
            }
        }
        let count = |side| drawn.iter().filter(|drawn| **drawn == side).count();
        assert_eq!((count(ATTACKER), count(DEFENDER)), (3, 2), "seed {seed}");
    }
}

#[test]
fn r2_3_any_order_of_tokens_can_come() {
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut desk = Desk::bare("", "a1 I03, a2 I06, d1 C03, d2 C06", "");
        desk.does("take a1").seed(seed).does("stay");
        orders.insert(desk.asked().index());
    }
    assert_eq!(orders.len(), 2);
}

#[test]
fn r2_3_choix_whoever_is_wanted_of_those_not_yet_activated() {
    let desk = Desk::new("", "a1 G09, a2 I03, a3 C05 activated, d1 D12");
    let mut offered = desk.targets("take");
    offered.sort();
    assert_eq!(offered, ["G09", "I03", "L01"]);
    let mut desk = desk;
    desk.does("take a2");
    assert!(desk.cites("2.3.choix"));
    assert!(desk.has("a2", mark::ACTIVATED), "it has the token");
    assert_eq!((desk.in_hand().as_str(), desk.p.initiative), ("a2", false));
}

#[test]
fn r2_3_deja_a_unit_is_activated_once_a_turn() {
    let desk = Desk::new("", "a1 G09 activated, a2 I03");
    assert_eq!(desk.refused("take a1"), "2.3.deja");
    let desk = Desk::new("", "a1 G09, a2 I03").after("take a1");
    assert_eq!(desk.refused("take a2"), "2.3.choix", "somebody else is acting");
    // Whoever reacts is activated by that.
    let mut desk = Desk::acting("a1", "", "a1 G09 4, d1 F09 4");
    desk.does("assault d1").rolling("t8 t8 t8 t8 5 5 5 5 5 5 5 5").does("react d1");
    desk.draw(DEFENDER);
    assert_eq!(desk.refused("take d1"), "2.3.deja");
    // In the next turn it is free again.
    let desk = Desk::bare("", "a1 I09, d1 C09 activated", "").after("take a1, stay");
    assert_eq!(desk.p.turn, 2);
    assert!(!desk.has("a1", mark::ACTIVATED) && !desk.has("d1", mark::ACTIVATED));
}

// --- Chains.

#[test]
fn r2_4_a_chain_is_activated_at_once_a_token_each() {
    let mut desk = Desk::new("", "a1 G09, a2 G10, a3 G11, d1 C09");
    let before = desk.p.cup[ATTACKER];
    desk.does("join a1");
    assert!(desk.cites("2.4"));
    assert_eq!(desk.p.cup[ATTACKER], before, "the first has the token that was drawn");
    desk.does("join a2, join a3");
    assert_eq!(desk.p.cup[ATTACKER], before - 2, "the others one out of the cup each");
    assert_eq!(desk.chain(), ["a1", "a2", "a3"]);
    // They act one after the other, in the order one likes.
    desk.does("take a3, stay, take a1, stay, take a2");
    assert_eq!((desk.in_hand().as_str(), desk.asked()), ("a2", ATTACKER));
    assert!(desk.chain().is_empty());
    for unit in ["a1", "a2", "a3"] {
        assert!(desk.has(unit, mark::ACTIVATED));
    }
}

#[test]
fn r2_4_each_of_the_chain_acts_as_it_would_alone() {
    let mut desk = Desk::new("", "a1 G09, a2 G10, d1 D10 activated");
    desk.does("join a1, join a2, take a1, go E10");
    assert_eq!(desk.paid(), 1);
    desk.rolling("4 5 6 4 5 6").does("assault d1");
    assert!(desk.cites("2.9.egalite"));
    desk.does("take a2");
    assert_eq!(desk.in_hand(), "a2");
    // A chain need not be used up.
    let mut desk = Desk::new("", "a1 G09, a2 G10, d1 D10 activated");
    desk.does("join a1, join a2, take a1, stay, done");
    assert!(desk.chain().is_empty() && desk.has("a2", mark::ACTIVATED));
}

#[test]
fn r2_4_chaine_each_is_next_to_another_of_the_chain() {
    let mut desk = Desk::new("", "a1 G09, a2 G10, a3 G12, a4 H12, a5 G11 activated, d1 C09");
    assert_eq!(desk.refused("join a48"), "2.4.chaine", "nobody is next to it");
    desk.does("join a1");
    assert_eq!(desk.refused("join a3"), "2.4.chaine", "not in contact");
    assert_eq!(desk.refused("join a5"), "2.3.deja", "it has acted");
    desk.does("join a2");
    assert_eq!(desk.refused("join a4"), "2.4.chaine", "a gap where somebody has acted");
    assert_eq!(desk.refused("take a3"), "2.4.chaine");
    desk.does("take a1, stay");
    assert_eq!(desk.refused("join a3"), "2.4.chaine", "the chain is acting");
    // Next to the last of the chain is enough.
    let desk = Desk::new("", "a1 G09, a2 G10, a3 G11, d1 C09").after("join a1, join a2, join a3");
    assert_eq!(desk.chain(), ["a1", "a2", "a3"]);
}

#[test]
fn r2_4_jetons_no_more_units_than_tokens() {
    // The token drawn is the last of its side.
    let mut desk = Desk::new("", "a1 G09, a2 G10, d1 C09");
    desk.lose("a48");
    desk.p.cup[ATTACKER] = 0;
    assert_eq!(desk.refused("join a1"), "2.4.jetons");
    assert!(desk.may("take a1"), "the token drawn is enough for one");
}

// --- Our rulings.

#[test]
fn rr_cup_a_token_without_use_is_laid_aside() {
    // The attacker lost a2 in the turn: its token is still in the cup, and nobody is there to take it.
    let mut desk = Desk::bare("", "a1 G09, a2 G15 activated, d1 C09", "");
    desk.p.cup.0 = [3, 1];
    desk.does("take a1").seed(3).does("stay");
    let mut wasted = 0;
    let mut count = |desk: &Desk| {
        wasted += desk.lines.iter().filter(|line| matches!(line.what, Event::TokenWasted { .. })).count();
    };
    count(&desk);
    while desk.p.turn == 1 {
        assert_eq!(desk.asked(), DEFENDER, "the attacker is not asked again");
        desk.does("take d1, stay");
        assert!(desk.cites("r.cup") || desk.p.cup.0 == [0, 0]);
        count(&desk);
    }
    assert_eq!(wasted, 3);
    assert_eq!(desk.p.turn, 2);
}

#[test]
fn rr_pass_a_unit_may_do_nothing_and_keeps_its_token() {
    let desk = Desk::acting("a1", "", "a1 G09, d1 C09").after("stay");
    assert!(desk.cites("r.pass"));
    assert!(desk.has("a1", mark::ACTIVATED) && !desk.has("a1", mark::MOVED | mark::FOUGHT));
    assert_eq!((desk.whereabouts("a1"), desk.resources(ATTACKER)), ("G09", 20));
}

#[test]
fn rr_no_more_after_what_ends_it_an_activation_is_over() {
    // Fire, an assault that leads nowhere, a depot: somebody else is asked.
    let units = "a1 G09 4, d1 F09 4 activated";
    for last in ["fire d1", "depot"] {
        let desk = Desk::acting("a1", "", units).after(last);
        assert_eq!(desk.in_hand(), "", "{last}");
    }
    let mut desk = Desk::acting("a1", "", units);
    desk.rolling("6 6 6 6 6 6 6 6").does("assault d1");
    assert_eq!(desk.in_hand(), "");
    let desk = Desk::acting("a1", "works-1 D09", "a1 G09 cavalry, d1 D09 ambush").after("scout");
    assert_eq!(desk.in_hand(), "");
    // Riders who have broken through may still turn, not look around.
    let mut desk = Desk::acting("a1", "works-1 D09", "a1 G09 4 cavalry, d1 F09 1 activated, d2 D09 ambush");
    assert!(desk.may("scout"));
    desk.rolling("1 1 1 1 6 6").does("assault d1, advance");
    assert_eq!((desk.in_hand().as_str(), desk.whereabouts("a1")), ("a1", "F09"));
    assert_eq!(desk.refused("scout"), "r.no-more");
    // The same in a position where it is still in hand.
    let mut desk = Desk::acting("a1", "", units);
    desk.p.hand.spent = true;
    for more in ["go G08", "fire d1", "turn e", "depot"] {
        assert_eq!(desk.refused(more), "r.no-more", "{more}");
    }
}

#[test]
fn rr_no_more_the_game_begins_with_nobody_in_hand() {
    let desk = Desk::begin(game("", "a1 G09, d1 C09", ""));
    assert_eq!((desk.p.turn, desk.p.phase, desk.in_hand().as_str()), (0, Phase::Deploy, ""));
}
