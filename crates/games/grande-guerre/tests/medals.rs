//! Objective medals: when each kind is won, kept and lost.

use crate::common::*;

/// An objective worth a medal.
fn objective(side: &str, kind: &str, hexes: &str, more: &str) -> String {
    crate::common::objective(side, kind, hexes, 1, more)
}

/// The active side does nothing in its turn.
fn idle(desk: &mut Desk) {
    let pile = &desk.p.commands.pile;
    let plain = (3..9).find(|title| pile.of[*title] > 0).expect("a card that asks nothing");
    desk.play(COMMAND_CODES[plain]);
    desk.end_turn();
}

fn both(desk: &Desk) -> [u8; 2] {
    Seat::BOTH.map(|seat| desk.medals(seat))
}

fn won(desk: &Desk, side: Seat) -> bool {
    desk.events()
        .iter()
        .any(|event| matches!(event, Event::ObjectiveWon { side: winner, .. } if *winner == side))
}

fn lost(desk: &Desk, side: Seat) -> bool {
    desk.events()
        .iter()
        .any(|event| matches!(event, Event::ObjectiveLost { side: loser, .. } if *loser == side))
}

// --- Permanent and provisional.

#[test]
fn medaille_permanente_garde_one_goes_on_the_card_the_other_stays_on_the_board() {
    let more = objective("allied", "captured", "F6", "") + &objective("allied", "held", "F7", "");
    let desk = Desk::with("F6:..i. F7:..i. K6:..I.", &more, "");
    assert_eq!((desk.p.medals[ALLIED], desk.p.objectives[ALLIED], desk.p.captured), (1, 0b10, 0b01));
    assert_eq!(desk.medals(ALLIED), 2);
}

#[test]
fn medaille_compte_a_provisional_medal_may_win() {
    let more = format!("medals = 1\n{}", objective("allied", "held", "H6", ""));
    let mut desk = Desk::with("G6:..i. K6:..I.", &more, "");
    desk.orders("percee-centre", "G6").does("move G6 - H6");
    desk.end_turn();
    idle(&mut desk);
    assert!(desk.cites("victoire") && desk.cites("medaille.debut"));
    assert_eq!(desk.game.outcome(&desk.p), Some(Outcome::Won(ALLIED)));
}

#[test]
fn medaille_compte_only_while_it_is_held() {
    let more = format!("medals = 2\n{}", objective("allied", "held", "F6", ""));
    let mut desk = Desk::with("F6:..i. H6:..I. K6:..I.", &more, "");
    desk.orders("percee-centre", "F6").does("move F6 - F5");
    assert_eq!(desk.medals(ALLIED), 0);
    desk.reduce("H6", 1).rolling("burst burst").does("attack F5 - H6");
    assert_eq!((desk.medals(ALLIED), desk.p.ended), (1, Ended::Not), "the two never stood together");
}

// --- Provisional, at once.

#[test]
fn medaille_provisoire_is_won_on_entering_and_lost_on_leaving() {
    let more = objective("allied", "held", "H6", AT_ONCE);
    let mut desk = Desk::with("G6:..i. F6:..i. K6:..I.", &more, "");
    desk.orders("attaque-centre", "G6 F6");
    assert_eq!(desk.medals(ALLIED), 0);
    desk.does("move G6 - H6");
    assert!(won(&desk, ALLIED) && desk.cites("medaille.provisoire"));
    assert_eq!(desk.medals(ALLIED), 1);
    desk.end_turn();
    idle(&mut desk);
    desk.orders("percee-centre", "H6").does("move H6 - I6");
    assert_eq!(desk.medals(ALLIED), 0);
    assert!(lost(&desk, ALLIED));
}

#[test]
fn medaille_provisoire_is_won_by_an_advance_in_the_combat_phase() {
    let more = objective("allied", "held", "H6", AT_ONCE);
    let mut desk = Desk::with("G6:..i. H6:..I. K6:..I.", &more, "");
    desk.ready_to_fight("percee-centre", "G6").rolling("flag soldier soldier").does("attack G6 - H6");
    desk.does_first();
    desk.does("advance");
    assert!(won(&desk, ALLIED));
    assert_eq!(desk.medals(ALLIED), 1);
}

#[test]
fn medaille_provisoire_changes_hands() {
    let more = objective("both", "held", "F6", AT_ONCE);
    let mut desk = Desk::with("F6:..i. G6:..I. A6:..i.", &more, "");
    assert_eq!(both(&desk), [0, 1]);
    desk.orders("percee-centre", "F6").does("move F6 - E6");
    desk.end_turn();
    assert_eq!(both(&desk), [0, 0]);
    desk.orders("percee-centre", "G6").does("move G6 - F6");
    assert_eq!(both(&desk), [1, 0]);
}

// --- Provisional, at the start of one's turn.

#[test]
fn medaille_debut_is_won_at_the_start_of_ones_own_turn() {
    let more = objective("allied", "held", "H6", "");
    let mut desk = Desk::with("G6:..i. K6:..I.", &more, "");
    desk.orders("percee-centre", "G6").does("move G6 - H6");
    assert_eq!(desk.medals(ALLIED), 0, "not on entering");
    desk.end_turn();
    assert_eq!(desk.medals(ALLIED), 0, "nor at the start of the enemy's turn");
    idle(&mut desk);
    assert!(desk.cites("medaille.debut") && won(&desk, ALLIED));
    assert_eq!(desk.medals(ALLIED), 1);
    idle(&mut desk);
    idle(&mut desk);
    assert_eq!(desk.medals(ALLIED), 1, "kept, and not won a second time");
}

#[test]
fn medaille_debut_is_for_the_sides_that_the_scenario_names() {
    let desk = Desk::with("F6:..i. K6:..I.", &objective("german", "held", "F6", ""), "");
    assert_eq!(both(&desk), [0, 0]);
    let mut desk = Desk::with("F6:..i. K6:..I.", &objective("german", "held", "K6", ""), "");
    assert_eq!(both(&desk), [0, 0], "the Germans have not begun a turn");
    idle(&mut desk);
    assert_eq!(both(&desk), [1, 0]);
}

#[test]
fn medaille_debut_a_second_line_counts_if_the_first_is_held_too() {
    let first = objective("allied", "held", "F5 F6", "id = \"first\"");
    let more = first + &objective("allied", "held", "H6", "needs = [\"first\"]");
    assert_eq!(Desk::with("H6:..i. K6:..I.", &more, "").medals(ALLIED), 0);
    let mut desk = Desk::with("H6:..i. F6:..i. K6:..I.", &more, "");
    assert_eq!(desk.medals(ALLIED), 2);
    desk.orders("percee-centre", "F6").does("move F6 - E6");
    assert_eq!(desk.medals(ALLIED), 0, "both go with the first line");
}

#[test]
fn medaille_debut_ground_without_an_enemy() {
    let mut desk = Desk::with("F6:..i. H6:..I. A6:..i.", &objective("german", "cleared", "E6 F6", ""), "");
    desk.orders("percee-centre", "F6").does("move F6 - F7");
    assert_eq!(desk.medals(GERMAN), 0, "not before the Germans begin their turn");
    desk.end_turn();
    assert_eq!(desk.medals(GERMAN), 1);
    idle(&mut desk);
    desk.orders("percee-centre", "F7 A6").does("move F7 - F6");
    assert!(desk.cites("medaille.perdue"));
    assert_eq!((desk.p.phase, desk.medals(GERMAN)), (Phase::Moves, 0), "an enemy there loses it at once");
}

// --- Lost.

/// An Allied unit on its objective, the Germans about to fire at it.
fn under_fire(figures: u8) -> Desk {
    let mut desk = Desk::with("F6:..i. H6:..I. A6:..i.", &objective("allied", "held", "F6", ""), "");
    assert_eq!(desk.medals(ALLIED), 1);
    idle(&mut desk);
    desk.reduce("F6", figures).ready_to_fight("percee-centre", "H6");
    desk
}

#[test]
fn medaille_perdue_by_a_retreat_at_once() {
    let mut desk = under_fire(4);
    desk.rolling("flag deadly").does("attack H6 - F6");
    desk.does("retreat 1 E6");
    assert!(desk.cites("medaille.perdue") && lost(&desk, ALLIED));
    assert_eq!((desk.medals(ALLIED), desk.p.active), (0, GERMAN));
}

#[test]
fn medaille_perdue_by_destruction_at_once() {
    let mut desk = under_fire(1);
    desk.rolling("burst deadly").does("attack H6 - F6");
    assert!(desk.cites("medaille.perdue"));
    assert_eq!(both(&desk), [1, 0]);
}

#[test]
fn medaille_perdue_not_by_losses_alone() {
    let mut desk = under_fire(4);
    desk.rolling("burst burst").does("attack H6 - F6");
    assert!(!desk.cites("medaille.perdue"));
    assert_eq!((desk.figures("F6"), desk.medals(ALLIED)), (2, 1));
}

#[test]
fn medaille_perdue_by_a_move() {
    let mut desk = Desk::with("F6:..i. K6:..I.", &objective("allied", "held", "F6", ""), "");
    desk.orders("percee-centre", "F6").does("move F6 - E6");
    assert!(desk.cites("medaille.perdue"));
    assert_eq!(desk.medals(ALLIED), 0);
}

#[test]
fn medaille_perdue_by_an_advance() {
    let mut desk = Desk::with("F6:..i. G6:..I. K6:..I.", &objective("allied", "held", "F6", ""), "");
    desk.ready_to_fight("percee-centre", "F6").reduce("G6", 1);
    desk.rolling("burst burst burst").does("attack F6 - G6");
    assert_eq!(desk.medals(ALLIED), 2);
    desk.does("advance");
    assert!(desk.cites("medaille.perdue"));
    assert_eq!(desk.medals(ALLIED), 1);
}

#[test]
fn medaille_perdue_and_won_back_at_the_start_of_a_later_turn() {
    let mut desk = under_fire(4);
    desk.rolling("flag deadly").does("attack H6 - F6");
    desk.does("retreat 1 E6");
    desk.end_turn();
    assert_eq!(desk.medals(ALLIED), 0);
    desk.orders("percee-centre", "E6").does("move E6 - F6");
    assert_eq!(desk.medals(ALLIED), 0);
    desk.end_turn();
    idle(&mut desk);
    assert_eq!(desk.medals(ALLIED), 1);
}

// --- Groups.

#[test]
fn medaille_groupe_one_hex_is_enough_and_several_bring_no_more() {
    let more = objective("allied", "held", "F5-F8", "");
    for units in ["F5:..i.", "F8:..i.", "F5:..i. F6:..i. F8:..i."] {
        assert_eq!(Desk::with(&format!("{units} K6:..I."), &more, "").medals(ALLIED), 1, "{units}");
    }
    assert_eq!(Desk::with("F4:..i. K6:..I.", &more, "").medals(ALLIED), 0);
}

#[test]
fn medaille_groupe_is_kept_while_any_hex_is_held() {
    let more = objective("allied", "held", "F5-F7", "");
    let mut desk = Desk::with("F5:..i. F7:..i. K6:..I.", &more, "");
    desk.orders("percee-centre", "F5").does("move F5 - E5");
    assert!(!desk.cites("medaille.perdue"));
    assert_eq!(desk.medals(ALLIED), 1);
    desk.end_turn();
    idle(&mut desk);
    desk.orders("percee-centre", "F7").does("move F7 - E7");
    assert!(desk.cites("medaille.perdue"));
    assert_eq!(desk.medals(ALLIED), 0);
}

#[test]
fn medaille_groupe_a_unit_may_go_from_one_of_its_hexes_to_another() {
    let mut desk = Desk::with("F5:..i. K6:..I.", &objective("allied", "held", "F5-F7", ""), "");
    desk.orders("percee-centre", "F5").does("move F5 - F7");
    assert_eq!(desk.medals(ALLIED), 1);
}

#[test]
fn medaille_groupe_an_enemy_beside_its_holder_does_not_take_it() {
    let mut desk = Desk::with("F5:..i. F7:..I. K6:..I.", &objective("both", "held", "F5-F7", ""), "");
    assert_eq!(both(&desk), [0, 1]);
    idle(&mut desk);
    assert_eq!(both(&desk), [0, 1]);
    let more = objective("both", "held", "F5-F7", AT_ONCE);
    let mut desk = Desk::with("F5:..i. G7:..I. K6:..I.", &more, "");
    idle(&mut desk);
    desk.orders("percee-centre", "G7").does("move G7 - F7");
    assert_eq!((both(&desk), won(&desk, GERMAN)), ([0, 1], false));
}

#[test]
fn medaille_groupe_with_a_medal_a_hex_each_counts_alone() {
    let more = objective("allied", "held", "F5-F7", "each = true");
    let mut desk = Desk::with("F5:..i. F7:..i. K6:..I.", &more, "");
    assert_eq!(desk.medals(ALLIED), 2);
    desk.orders("percee-centre", "F5").does("move F5 - E5");
    assert_eq!(desk.medals(ALLIED), 1);
}

// --- Majority.

#[test]
fn medaille_surnombre_is_won_by_strictly_more_hexes() {
    let more = objective("both", "majority", "F5-F8", "");
    for (units, allied) in [
        ("F5:..i.", 1),
        ("F5:..i. F6:..I.", 0),
        ("F5:..i. F6:..i. F7:..I.", 1),
        ("F5:..i. F6:..i. F7:..I. F8:..I.", 0),
        ("F5:..i. F6:..I. F7:..I.", 0),
    ] {
        let desk = Desk::with(&format!("{units} A1:..i. K1:..I."), &more, "");
        assert_eq!((desk.medals(ALLIED), desk.cites("medaille.surnombre")), (allied, allied == 1), "{units}");
    }
}

#[test]
fn medaille_surnombre_is_won_at_the_start_of_ones_own_turn_only() {
    let more = objective("both", "majority", "F5-F8", "");
    let mut desk = Desk::with("F5:..I. F6:..I. F7:..i. A1:..i.", &more, "");
    assert_eq!(both(&desk), [0, 0]);
    idle(&mut desk);
    assert!(desk.cites("medaille.surnombre") && won(&desk, GERMAN));
    assert_eq!(both(&desk), [1, 0]);
}

#[test]
fn medaille_surnombre_may_be_worth_more_to_one_side() {
    let more =
        objective("both", "majority", "F5-F8", "").replace("worth = 1", "worth = { german = 2, allied = 1 }");
    let mut desk = Desk::with("F5:..I. A1:..i.", &more, "");
    idle(&mut desk);
    assert_eq!(both(&desk), [2, 0]);
    assert_eq!(both(&Desk::with("F5:..i. K1:..I.", &more, "")), [0, 1]);
}

#[test]
fn medaille_surnombre_is_held_from_the_start_where_the_scenario_says_so() {
    let more = objective("both", "majority", "F5-F8", "begins = \"german\"");
    let desk = Desk::with("F5:..I. A1:..i.", &more, "");
    assert_eq!(both(&desk), [1, 0]);
}

#[test]
fn medaille_surnombre_perdue_when_a_unit_falls() {
    let more = objective("both", "majority", "F5-F8", "");
    let mut desk = Desk::with("F5:..i. F6:..i. F7:..I. H6:..I.", &more, "");
    assert_eq!(both(&desk), [0, 1]);
    idle(&mut desk);
    desk.reduce("F6", 1).ready_to_fight("percee-centre", "H6");
    desk.rolling("burst burst").does("attack H6 - F6");
    assert!(desk.cites("medaille.surnombre-perdue") && lost(&desk, ALLIED));
    assert_eq!(both(&desk), [1, 0], "one for the unit; the place is nobody's at one to one");
}

#[test]
fn medaille_surnombre_perdue_at_once_when_the_enemy_comes_level() {
    let more = objective("both", "majority", "F5-F8", "");
    let mut desk = Desk::with("F5:..i. G7:..I. G8:..I. A1:..i.", &more, "");
    idle(&mut desk);
    desk.orders("percee-centre", "G7 G8").does("move G7 - F7");
    assert!(desk.cites("medaille.surnombre-perdue"));
    assert_eq!((desk.p.phase, both(&desk)), (Phase::Moves, [0, 0]));
    desk.does("move G8 - F8");
    assert_eq!(both(&desk), [0, 0], "two to one, but the turn is not theirs to begin");
    desk.end_turn();
    idle(&mut desk);
    assert_eq!(both(&desk), [1, 0], "turned over at the start of their turn");
}

#[test]
fn medaille_surnombre_perdue_by_ones_own_moves() {
    let more = objective("both", "majority", "F5-F8", "");
    let mut desk = Desk::with("F5:..i. F6:..i. F8:..I. K1:..I.", &more, "");
    assert_eq!(both(&desk), [0, 1]);
    desk.orders("percee-centre", "F6").does("move F6 - E6");
    assert!(desk.cites("medaille.surnombre-perdue"));
    assert_eq!(both(&desk), [0, 0]);
}

#[test]
fn medaille_surnombre_perdue_not_while_it_is_still_ones_own() {
    let more = objective("both", "majority", "F5-F8", "");
    let mut desk = Desk::with("F5:..i. F6:..i. K1:..I.", &more, "");
    desk.orders("percee-centre", "F6").does("move F6 - E6");
    assert!(!desk.cites("medaille.surnombre-perdue"));
    assert_eq!(both(&desk), [0, 1]);
}

// --- Another unit takes over.

/// Two ordered units, the first on the objective.
fn relief(more: &str) -> Desk {
    let objective = objective("allied", "held", "F6", "");
    let mut desk = Desk::with("F6:..i. F5:..i. E6:..i. K6:..i. K1:..I.", &format!("{more}{objective}"), "");
    assert_eq!(desk.medals(ALLIED), 1);
    desk.orders("attaque-centre", "F6 F5 K6");
    desk
}

#[test]
fn medaille_relais_another_unit_may_take_over_in_the_same_movement_phase() {
    let mut desk = relief("").after("move F6 - G6");
    assert!(!desk.cites("medaille.perdue"));
    desk.does("move F5 - F6, pass");
    assert!(!desk.cites("medaille.perdue"));
    assert_eq!(desk.medals(ALLIED), 1);
}

#[test]
fn medaille_relais_is_too_late_when_the_phase_is_over() {
    let desk = relief("").after("move F6 - G6, pass");
    assert!(desk.cites("medaille.perdue") && lost(&desk, ALLIED));
    assert_eq!(desk.medals(ALLIED), 0);
}

#[test]
fn medaille_relais_holds_for_a_majority_too() {
    let more = objective("both", "majority", "F5-F6", "");
    let mut desk = Desk::with("F6:..i. E5:..i. K1:..I.", &more, "");
    desk.orders("percee-centre", "F6 E5").does("move F6 - G6, move E5 - F5");
    assert!(!lost(&desk, ALLIED));
    assert_eq!(desk.medals(ALLIED), 1);
}

#[test]
fn medaille_relais_a_vacated_medal_does_not_win_until_it_is_taken_over() {
    let mut desk = relief("medals = 2\n[rules]\nexit = \"allied\"\n").after("move F6 - G6, exit K6");
    assert_eq!((desk.medals(ALLIED), desk.p.ended), (1, Ended::Not), "nobody is on F6");
    desk.does("move F5 - F6");
    assert!(desk.cites("victoire"));
    assert_eq!(desk.game.outcome(&desk.p), Some(Outcome::Won(ALLIED)));
}

#[test]
fn medaille_relais_a_unit_that_leaves_the_board_takes_no_medal_of_its_hex_with_it() {
    let more = format!("medals = 2\n[rules]\nexit = \"allied\"\n{}", objective("allied", "held", "K6", ""));
    let mut desk = Desk::with("K6:..i. A6:..i. K1:..I.", &more, "");
    desk.orders("percee-centre", "K6").does("exit K6");
    assert_eq!((desk.medals(ALLIED), desk.p.ended), (1, Ended::Not));
    desk.end_turn();
    assert_eq!(desk.medals(ALLIED), 1);
}

// --- Permanent.

#[test]
fn medaille_permanente_is_won_on_entering_and_kept_on_leaving() {
    let mut desk = Desk::with("G6:..i. K6:..I.", &objective("allied", "captured", "H6", AT_ONCE), "");
    desk.orders("percee-centre", "G6").does("move G6 - H6");
    assert!(desk.cites("medaille.permanente"));
    assert_eq!(desk.medals(ALLIED), 1);
    desk.end_turn();
    idle(&mut desk);
    desk.orders("percee-centre", "H6").does("move H6 - G6");
    assert!(!desk.cites("medaille.perdue"));
    assert_eq!(desk.medals(ALLIED), 1);
}

#[test]
fn medaille_permanente_is_won_once() {
    let mut desk = Desk::with("F6:..i. K6:..I.", &objective("both", "captured", "F6", ""), "");
    assert_eq!(both(&desk), [0, 1]);
    for _ in 0..4 {
        idle(&mut desk);
    }
    assert_eq!(both(&desk), [0, 1]);
}

#[test]
fn medaille_permanente_debut_is_won_at_the_start_of_ones_turn() {
    let mut desk = Desk::with("G6:..i. K6:..I.", &objective("allied", "captured", "H6", ""), "");
    desk.orders("percee-centre", "G6").does("move G6 - H6");
    assert_eq!(desk.medals(ALLIED), 0);
    desk.end_turn();
    assert_eq!(desk.medals(ALLIED), 0);
    idle(&mut desk);
    assert!(desk.cites("medaille.permanente-debut"));
    assert_eq!(desk.medals(ALLIED), 1);
}

#[test]
fn medaille_permanente_debut_outlasts_the_unit_that_won_it() {
    let mut desk = Desk::with("F6:..i. H6:..I. A6:..i.", &objective("allied", "captured", "F6", ""), "");
    idle(&mut desk);
    desk.reduce("F6", 1).ready_to_fight("percee-centre", "H6");
    desk.rolling("burst burst").does("attack H6 - F6");
    assert_eq!(both(&desk), [1, 1]);
}

#[test]
fn medaille_permanente_debut_a_group_brings_one_medal_for_good() {
    let mut desk = Desk::with("F6:..i. F7:..i. K6:..I.", &objective("allied", "captured", "F5-F7", ""), "");
    assert_eq!(desk.medals(ALLIED), 1);
    idle(&mut desk);
    idle(&mut desk);
    assert_eq!(desk.medals(ALLIED), 1);
}
