//! Cards of the enemy's turn (`carte`, `ordre.frapper-le-premier`): when one is asked, by public facts alone, and what
//! the answer does. The Allies are active, the Germans react.

use crate::common::*;
use grande_guerre::position::Way;

// --- The moments.

#[test]
fn carte_moment_every_answer_has_its_own() {
    let mut desk = Desk::new("F6:..i. F8:..i. F10:..m. G8:..I. H6:..I.");
    desk.give(GERMAN, "poux").play("offensive-centre");
    assert_eq!(
        (desk.p.phase, desk.asked(), fitting(&desk)),
        (Phase::AtCommand, GERMAN, vec!["tenir", "messager"])
    );
    desk.does("pass");
    assert_eq!(desk.p.phase, Phase::Moves);
    desk.does("move F6 - F5");
    assert_eq!((desk.p.phase, desk.asked(), fitting(&desk)), (Phase::AtMove, GERMAN, vec!["engelures"]));
    desk.does("pass, pass, aim B6, load 1");
    assert_eq!((desk.p.phase, desk.asked(), fitting(&desk)), (Phase::AtBombard, GERMAN, vec!["penurie"]));
    desk.does("pass, attack F8 - G8");
    assert_eq!((desk.p.phase, desk.asked(), fitting(&desk)), (Phase::AtClose, GERMAN, vec!["embuscade"]));
    desk.rolling("hq hq hq").does("pass");
    assert_eq!((desk.p.phase, desk.asked(), fitting(&desk)), (Phase::AfterClose, GERMAN, vec!["crosse"]));
    desk.does("pass").rolling("burst hq").does("attack F5 - H6");
    assert_eq!((desk.p.phase, desk.asked(), fitting(&desk)), (Phase::AfterRoll, GERMAN, vec!["cuirasse"]));
    desk.does("pass");
    assert_eq!((desk.p.phase, desk.asked(), fitting(&desk)), (Phase::AfterRanged, GERMAN, vec!["riposte"]));
    assert_eq!(desk.refused("use poux"), "carte.moment");
}

#[test]
fn carte_moment_the_enemy_answers_before_a_card_goes_with_the_command_card() {
    let mut desk = Desk::new("F6:..i. H6:..I.");
    desk.give(ALLIED, "pigeons").give(GERMAN, "tenir").play("attaque-centre");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::AtCommand, GERMAN));
    desk.does("use tenir");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::WithCommand, ALLIED));
}

#[test]
fn carte_moment_one_is_asked_whatever_the_hand_holds() {
    // A hand that holds nothing fitting is asked like one that does.
    for cards in ["tenir", "pigeons"] {
        let mut desk = Desk::new("F6:..i. H6:..I.");
        desk.give(GERMAN, cards).play("attaque-centre");
        assert_eq!((desk.p.phase, desk.asked()), (Phase::AtCommand, GERMAN), "{cards}");
        assert_eq!(desk.offers().len(), if cards == "tenir" { 2 } else { 1 });
    }
}

#[test]
fn carte_moment_nobody_is_asked_where_public_facts_rule_it_out() {
    let phase = |change: fn(&mut Desk)| {
        let mut desk = Desk::new("F6:..i. H6:..I.");
        desk.give(GERMAN, "tenir");
        change(&mut desk);
        desk.play("attaque-centre");
        desk.p.phase
    };
    assert_eq!(phase(|_| {}), Phase::AtCommand);
    assert_eq!(phase(|desk| desk.p.hq[GERMAN] = 1), Phase::Orders, "too few tokens for either");
    assert_eq!(phase(|desk| desk.p.allowance[GERMAN] = 0), Phase::Orders, "one played already");
    assert_eq!(phase(|desk| desk.empty_hands()), Phase::Orders, "no cards");
    let open = |desk: &mut Desk, code: &str, from_hand: bool| {
        let card = combat(code).index() as u8;
        if from_hand {
            desk.p.combats.hands[GERMAN].take(card);
        } else {
            desk.p.combats.pile.take(card);
        }
        desk.p.combats.discard.add(card);
    };
    // All three copies of the two titles lie open.
    let mut desk = Desk::new("F6:..i. H6:..I.");
    desk.give(GERMAN, "poux tenir");
    open(&mut desk, "tenir", true);
    open(&mut desk, "tenir", false);
    let mut other = desk.p;
    desk.play("attaque-centre");
    assert_eq!(desk.p.phase, Phase::AtCommand, "the messenger may still be about");
    std::mem::swap(&mut desk.p, &mut other);
    open(&mut desk, "messager", false);
    desk.play("attaque-centre");
    assert_eq!(desk.p.phase, Phase::Orders);
}

#[test]
fn carte_une_par_tour_one_in_the_enemys_turn() {
    let mut desk = Desk::new("F6:..i. H6:..I.");
    desk.give(GERMAN, "tenir riposte").play("attaque-centre");
    desk.does("use tenir, order F6, pass, move F6 - F5");
    assert_eq!(desk.p.phase, Phase::Combat, "not asked at the move");
    desk.rolling("burst hq").does("attack F5 - H6");
    assert_eq!(desk.p.phase, Phase::Draw, "nor after the fire");
    // In his own turn he may play one again.
    desk.does("tokens");
    assert_eq!(desk.p.allowance[GERMAN], 1);
}

#[test]
fn carte_cout_an_answer_is_paid_by_the_one_who_gives_it() {
    let mut desk = Desk::new("F6:..i. H6:..I.");
    desk.give(GERMAN, "tenir messager");
    desk.p.hq[GERMAN] = 2;
    desk.play("attaque-centre");
    let pool = desk.p.pool();
    desk.does("use messager");
    assert_eq!((desk.p.hq[GERMAN], desk.p.spent, desk.p.pool()), (0, 2, pool));
}

// --- The answers, one by one.

#[test]
fn carte_tenir_all_flags_may_be_ignored_this_turn() {
    let mut desk = Desk::new("F6:..i. H6:..I. F9:..i. G10:..I. F8:..i.");
    desk.give(GERMAN, "tenir").play("reconnaissance-en-force").does("use tenir");
    assert!(desk.cites("carte.tenir"));
    assert_eq!(desk.p.hq[GERMAN], 4);
    desk.does("order F6, order F9");
    desk.pass_to(Phase::Combat);
    desk.rolling("flag flag").does("attack F6 - H6");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Outcome, GERMAN));
    assert!(
        desk.may("retreat 0 H6") && desk.may("retreat 1 I6") && desk.may("retreat 2 J6"),
        "each one as he likes"
    );
    desk.does("retreat 0 H6").rolling("flag flag flag").does("attack F9 - G10");
    desk.does("retreat 0 G10");
    assert!(!desk.is_empty("G10"));
}

#[test]
fn carte_tenir_lasts_one_turn_and_serves_its_owner() {
    let mut desk = Desk::new("F6:..i. H6:..I.");
    desk.give(GERMAN, "tenir").play("attaque-centre").does("use tenir");
    desk.end_turn();
    desk.ready_to_fight("attaque-centre", "H6").rolling("flag hq").does("attack H6 - F6");
    assert_eq!(desk.refused("retreat 0 F6"), "drapeau.ignorer");
}

#[test]
fn carte_engelures_keep_a_unit_where_it_is() {
    let mut desk = Desk::moving_against("F6:..i. F8:..i. H6:..I.", "engelures", "F6 F8");
    desk.does("move F6 - G6, use engelures");
    assert!(desk.cites("carte.engelures"));
    assert_eq!(desk.p.hq[GERMAN], 5);
    assert!(!desk.is_empty("F6") && desk.is_empty("G6"));
    assert_eq!(desk.refused("move F6 - F5"), "mouvement.une-fois");
    desk.does("move F8 - F9");
    assert!(!desk.is_empty("F9"), "the others go on");
    assert_eq!(desk.p.phase, Phase::Combat);
    assert!(desk.may("attack F6 - H6"), "it may still battle");
}

#[test]
fn carte_engelures_are_for_soldiers() {
    let mut desk =
        Desk::moving_against("F6:..s. F8:..m. J6:..I.", "engelures", "F6 F8").after("move F6 - F5");
    assert_eq!(desk.p.phase, Phase::Moves, "a tank feels no cold");
    desk.does("move F8 - F9");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::AtMove, GERMAN));
}

#[test]
fn carte_penurie_two_dice_fewer_and_the_tokens_are_gone() {
    let bombard = |dice: u8| {
        let mut desk = Desk::new("B6:..i. J6:..I.");
        desk.give(GERMAN, "penurie").play("bombardement 1");
        desk.pass_to(Phase::Aim);
        desk.does("aim F6");
        desk.does(&format!("load {dice}"));
        assert_eq!((desk.p.phase, desk.asked()), (Phase::AtBombard, GERMAN));
        desk.rolling("d3 d5").does("use penurie");
        assert!(desk.cites("carte.penurie"));
        assert_eq!((desk.p.hq[ALLIED], desk.p.hq[GERMAN]), (6 - dice, 5));
        desk
    };
    let rolled = |desk: &Desk, dice: [u8; 5]| {
        desk.saw(|event| matches!(event, Event::BatteryRolled { dice: shown, .. } if *shown == dice))
    };
    let mut desk = bombard(4);
    assert!(rolled(&desk, [3, 5, 0, 0, 0]));
    // The second shot is fired with all of them.
    desk.rolling("d1 d2 d3 d4").does("aim F6");
    assert!(rolled(&desk, [1, 2, 3, 4, 0]));
    assert!(rolled(&bombard(2), [3, 0, 0, 0, 0]), "at least one");
    assert!(rolled(&bombard(1), [3, 0, 0, 0, 0]));
}

#[test]
fn carte_cuirasse_cancels_two_hits() {
    let fired = |dice: &str| {
        let mut desk = Desk::fighting_against("F6:..m. H6:..I.", "cuirasse", "F6");
        desk.rolling(dice).does("attack F6 - H6");
        desk
    };
    let mut desk = fired("burst burst soldier");
    assert_eq!((desk.p.phase, desk.asked(), desk.figures("H6")), (Phase::AfterRoll, GERMAN, 4));
    desk.does("use cuirasse");
    assert!(desk.cites("carte.cuirasse"));
    assert_eq!((desk.figures("H6"), desk.p.hq[GERMAN]), (3, 5));
    let desk = fired("burst flag hq").after("use cuirasse");
    assert_eq!(desk.figures("H6"), 4);
    assert_eq!(desk.p.phase, Phase::Outcome, "the flag is still there");
    assert_ne!(fired("flag hq hq").p.phase, Phase::AfterRoll, "no hit, no question");
}

#[test]
fn carte_cuirasse_is_for_infantry_under_fire() {
    let mut desk = Desk::fighting_against("F6:..m. H6:..M.", "cuirasse", "F6");
    desk.rolling("burst burst burst").does("attack F6 - H6");
    assert_ne!(desk.p.phase, Phase::AfterRoll);
    assert_eq!(desk.figures("H6"), 1);
    let mut desk = Desk::fighting_against("F6:..i. G6:..I.", "cuirasse", "F6");
    desk.does("attack F6 - G6").rolling("burst burst hq").does("pass");
    assert_eq!(desk.figures("G6"), 2, "not at close quarters");
}

#[test]
fn carte_riposte_the_target_fires_back() {
    let mut desk = Desk::fighting_against("F6:..i. H6:..M.", "riposte", "F6");
    desk.rolling("burst hq").does("attack F6 - H6");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::AfterRanged, GERMAN));
    desk.rolling("burst soldier hq").does("use riposte");
    assert!(desk.cites("carte.riposte"));
    assert!(desk.events().contains(&attack_between([1, 0], "H6", "F6", 3, false)));
    assert_eq!((desk.figures("F6"), desk.figures("H6")), (2, 3));
    assert_eq!(desk.p.hq[GERMAN], 6 - 1 + 1, "the star is his");
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn carte_riposte_the_attacker_may_be_driven_back_or_destroyed() {
    let mut desk = Desk::fighting_against("F6:..i. H6:..I.", "riposte", "F6");
    desk.rolling("hq hq").does("attack F6 - H6").rolling("flag hq").does("use riposte");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Outcome, ALLIED));
    desk.does("retreat 1 E6");
    assert!(!desk.is_empty("E6"));
    let mut desk = Desk::fighting_against("F6:..i. H6:..I.", "riposte", "F6");
    desk.reduce("F6", 1).rolling("hq hq").does("attack F6 - H6");
    desk.rolling("burst hq").does("use riposte");
    assert!(desk.is_empty("F6"));
    assert_eq!(desk.medals(GERMAN), 1);
}

#[test]
fn carte_riposte_needs_a_target_alive_in_range_and_sight() {
    let after = |hexes: &str, from: &str, dice: &str, german: &str| {
        let mut desk = Desk::fighting_against(hexes, "riposte", from);
        desk.reduce("H6", 1).rolling(dice).does(&format!("attack {from} - H6"));
        if desk.p.phase == Phase::AfterRoll {
            desk.does("pass");
        }
        if desk.p.phase == Phase::Outcome {
            desk.does(german);
        }
        desk.p.phase
    };
    assert_ne!(after("F6:..i. H6:..I.", "F6", "burst hq", ""), Phase::AfterRanged, "destroyed");
    // Machine guns reach five hexes, infantry four.
    assert_eq!(after("D6:..m. H6:..I.", "D6", "hq", ""), Phase::AfterRanged);
    assert_ne!(after("C6:..m. H6:..I.", "C6", "hq", ""), Phase::AfterRanged, "out of range");
    // After a retreat it may still be in range, or not.
    assert_eq!(after("F6:..i. H6:..I.", "F6", "flag hq", "retreat 1 I6"), Phase::AfterRanged);
    assert_ne!(after("D6:..m. H6:..I.", "D6", "flag", "retreat 1 I6"), Phase::AfterRanged);
    // Mortars fire over what infantry cannot see past.
    assert_ne!(
        after("F6:..o. G6:f... G7:f... H6:..I.", "F6", "hq hq", ""),
        Phase::AfterRanged,
        "out of sight"
    );
}

#[test]
fn carte_barrage_de_mitrailleuses_retraite_a_machine_gun_driven_back_loses_its_second_combat() {
    let barrage = |dice: &str| {
        let mut desk = Desk::new("F6:..m. H6:..I.");
        desk.give(ALLIED, "barrage-de-mitrailleuses").give(GERMAN, "riposte").play("attaque-centre");
        desk.does("pass, use barrage-de-mitrailleuses, order F6");
        desk.pass_to(Phase::Combat);
        desk.rolling("hq hq hq").does("attack F6 - H6").rolling(dice).does("use riposte");
        desk
    };
    let desk = barrage("flag hq").after("retreat 1 E6");
    assert!(!desk.may("attack E6 - H6"));
    assert_eq!(desk.p.phase, Phase::Draw);
    // Unmoved, it fires again.
    let desk = barrage("hq hq");
    assert!(desk.may("attack F6 - H6"));
}

#[test]
fn carte_crosse_the_infantry_attacked_strikes_back() {
    let mut desk = Desk::fighting_against("F6:..i. G6:..I.", "crosse", "F6");
    desk.does("attack F6 - G6").rolling("burst hq hq").does("pass");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::AfterClose, GERMAN));
    desk.rolling("burst deadly soldier").does("use crosse");
    assert!(desk.cites("carte.crosse"));
    assert!(desk.events().contains(&attack("G6", "F6", 3, true)));
    assert_eq!((desk.figures("F6"), desk.figures("G6"), desk.p.hq[GERMAN]), (1, 3, 5));
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn carte_crosse_brings_no_advance() {
    let mut desk = Desk::fighting_against("F6:..i. G6:..I.", "crosse", "F6");
    desk.reduce("F6", 1);
    desk.does("attack F6 - G6").rolling("hq hq hq").does("pass").rolling("burst").does("use crosse");
    assert!(desk.is_empty("F6") && !desk.is_empty("G6"));
    assert_eq!((desk.medals(GERMAN), desk.p.phase), (1, Phase::Draw));
}

#[test]
fn carte_crosse_is_for_infantry_that_stood() {
    let after = |hexes: &str, dice: &str| {
        let mut desk = Desk::fighting_against(hexes, "crosse", "F6");
        desk.does("attack F6 - G6").rolling(dice).does("pass");
        desk
    };
    let desk = after("F6:..i. G6:..I.", "flag hq hq").after("retreat 1 H6");
    assert_eq!(desk.p.phase, Phase::Advance, "driven back: the winner is asked");
    assert_ne!(after("F6:..i. G6:..M.", "hq hq hq").p.phase, Phase::AfterClose, "machine guns do not");
    assert_eq!(after("F6:..i. G6:..I.", "hq hq hq").p.phase, Phase::AfterClose);
}

#[test]
fn carte_embuscade_the_defender_fights_first() {
    let mut desk = Desk::fighting_against("F6:..i. G6:..I.", "embuscade", "F6").after("attack F6 - G6");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::AtClose, GERMAN));
    desk.rolling("burst deadly hq hq hq hq").does("use embuscade");
    assert!(desk.cites("carte.embuscade"));
    let attacks: Vec<Event> = desk
        .events()
        .into_iter()
        .filter(|event| matches!(event, Event::Fought { .. } | Event::Attacks { .. }))
        .collect();
    assert_eq!(attacks[0], attack("G6", "F6", 3, true));
    assert_eq!(attacks.len(), 3, "then the attacker rolls");
    assert_eq!((desk.figures("F6"), desk.figures("G6"), desk.p.hq[GERMAN]), (2, 4, 6 - 2 + 1));
}

#[test]
fn carte_embuscade_an_attacker_destroyed_or_driven_off_does_not_fight() {
    let ambushed = |figures: u8, dice: &str| {
        let mut desk = Desk::fighting_against("F6:..i. G6:..I.", "embuscade", "F6");
        desk.reduce("F6", figures).does("attack F6 - G6").rolling(dice).does("use embuscade");
        desk
    };
    let desk = ambushed(1, "burst");
    assert!(desk.is_empty("F6"));
    assert_eq!((desk.figures("G6"), desk.medals(GERMAN), desk.p.phase), (4, 1, Phase::Draw));
    assert!(!desk.is_empty("G6"), "no advance");
    let desk = ambushed(4, "flag hq hq").after("retreat 1 E6");
    assert_eq!((desk.figures("G6"), desk.p.phase), (4, Phase::Draw));
    assert!(desk.is_empty("F6") && !desk.is_empty("G6"));
}

#[test]
fn carte_embuscade_an_attacker_that_cannot_retreat_is_still_in_place() {
    let mut desk = Desk::fighting_against("F6:..i. G6:..I. E6:..i. E7:..i.", "embuscade", "F6");
    desk.does("attack F6 - G6").rolling("flag hq hq burst hq hq").does("use embuscade");
    assert_eq!((desk.figures("F6"), desk.figures("G6")), (3, 3), "a loss, and then its combat");
}

#[test]
fn carte_embuscade_winner_of_the_combat_that_follows_advances() {
    let mut desk = Desk::fighting_against("F6:..i. G6:..I.", "embuscade", "F6");
    desk.reduce("G6", 1).does("attack F6 - G6").rolling("hq hq hq burst").does("use embuscade");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Advance, ALLIED));
    assert_eq!(desk.p.fight().way, Way::Close);
}

// --- Frapper le premier.

fn first_strike() -> Command {
    Command(COMMAND_CODES.iter().position(|code| *code == "frapper-le-premier").unwrap() as u8)
}

/// The Germans hold First Strike and one more command card; an Allied unit closes in.
fn closing(figures: u8) -> Desk {
    let mut desk = Desk::new("F6:..i. G6:..I.");
    desk.give_command(GERMAN, "frapper-le-premier manoeuvre").ready_to_fight("attaque-centre", "F6");
    desk.reduce("F6", figures).does("attack F6 - G6");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::AtClose, GERMAN));
    desk
}

#[test]
fn ordre_frapper_le_premier_the_unit_attacked_fights_first() {
    let mut desk = closing(4);
    desk.rolling("burst deadly flag").does("play frapper-le-premier");
    assert!(desk.cites("ordre.frapper-le-premier"));
    assert!(desk.events().contains(&attack("G6", "F6", 3, true)));
    assert_eq!((desk.figures("F6"), desk.p.hq[GERMAN]), (2, 6), "it costs nothing");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Outcome, ALLIED));
    assert_eq!(desk.p.commands.hands[GERMAN].of[first_strike().index()], 0);
}

#[test]
fn ordre_frapper_le_premier_brings_no_advance() {
    let mut desk = closing(1);
    desk.rolling("burst").does("play frapper-le-premier");
    assert!(desk.is_empty("F6") && !desk.is_empty("G6"));
    assert_eq!((desk.medals(GERMAN), desk.p.phase), (1, Phase::Draw));
}

#[test]
fn ordre_frapper_le_premier_moment_is_the_enemys_close_combat() {
    let mut desk = Desk::new("F6:..i. G6:..I. F8:..i. H8:..I.");
    desk.give_command(ALLIED, "frapper-le-premier");
    assert_eq!(desk.refused("play frapper-le-premier"), "ordre.frapper-le-premier.moment");
    assert!(desk.offers().is_empty());
    desk.give_command(GERMAN, "manoeuvre").ready_to_fight("attaque-centre", "F6 F8");
    desk.rolling("hq hq").does("attack F8 - H8");
    assert_eq!(desk.p.phase, Phase::Combat, "not asked about fire");
    desk.does("attack F6 - G6");
    assert_eq!(
        (desk.p.phase, desk.offers()),
        (Phase::AtClose, vec!["pass".to_string()]),
        "asked without holding it"
    );
    assert_eq!(desk.refused("play frapper-le-premier"), "commandement", "which it must");
    assert_eq!(desk.refused("play manoeuvre"), "commandement");
}

#[test]
fn ordre_frapper_le_premier_is_not_asked_about_once_it_lies_open() {
    let mut desk = Desk::new("F6:..i. G6:..I.");
    desk.give_command(GERMAN, "manoeuvre");
    desk.p.commands.pile.take(first_strike().0);
    desk.p.commands.discard.add(first_strike().0);
    desk.ready_to_fight("attaque-centre", "F6").does("attack F6 - G6");
    assert_ne!(desk.p.phase, Phase::AtClose);
}

#[test]
fn ordre_frapper_le_premier_suite_the_attacker_fights_as_he_meant_to() {
    let mut desk = closing(4);
    desk.reduce("G6", 1).rolling("burst hq hq burst").does("play frapper-le-premier");
    assert_eq!(desk.figures("F6"), 3);
    assert!(desk.is_empty("G6"));
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Advance, ALLIED));
    // Driven back, he does not.
    let mut desk = closing(4);
    desk.rolling("flag hq hq").does("play frapper-le-premier");
    desk.does("retreat 1 E6");
    assert_eq!((desk.figures("G6"), desk.p.phase), (4, Phase::Draw));
}

#[test]
fn ordre_frapper_le_premier_is_no_combat_card() {
    let mut desk = Desk::new("F6:..i. G6:..I.");
    desk.give_command(GERMAN, "frapper-le-premier").give(GERMAN, "crosse").play("attaque-centre");
    desk.pass_to(Phase::Orders);
    desk.does("order F6");
    desk.pass_to(Phase::Combat);
    desk.does("attack F6 - G6").rolling("hq hq hq hq hq hq").does("play frapper-le-premier");
    assert_eq!((desk.p.phase, desk.p.allowance[GERMAN]), (Phase::AfterClose, 1));
    assert!(desk.may("use crosse"));
    // And it is not the card that a Counter-Attack copies.
    assert_eq!(desk.p.last[GERMAN], Command::NONE);
}

#[test]
fn ordre_frapper_le_premier_pioche_draws_before_the_active_player() {
    let mut desk = closing(1);
    let percee = |name: &str| COMMAND_CODES.iter().position(|code| *code == name).unwrap() as u8;
    let (first, second) = (percee("percee-gauche"), percee("percee-droite"));
    desk.p.commands.pile.take(first);
    desk.p.commands.pile.take(second);
    desk.p.commands.top = [first, second];
    desk.rolling("burst").does("play frapper-le-premier");
    assert!(desk.cites("ordre.frapper-le-premier.pioche"));
    assert_eq!(desk.p.phase, Phase::Draw);
    assert_eq!(desk.p.commands.hands[GERMAN].of[usize::from(first)], 1);
    assert_eq!(desk.p.commands.hands[ALLIED].of[usize::from(second)], 1);
    assert_eq!(desk.p.commands.hands[GERMAN].count(), 2, "his hand is as large as before");
}
