//! Combat cards of one's own turn (`carte`): what they cost, when they are played, what they do.

use crate::common::*;

fn held(desk: &Desk, seat: Seat, code: &str) -> u8 {
    desk.p.combats.hands[seat].of[combat(code).index()]
}

/// The Allies hold this card, play a command card, and are asked for a card to go with it.
fn with_command(hexes: &str, code: &str, command: &str) -> Desk {
    let mut desk = Desk::new(hexes);
    desk.give(ALLIED, code).play(command);
    assert_eq!((desk.p.phase, desk.asked()), (Phase::WithCommand, ALLIED));
    desk
}

/// The same, and the card is played; it costs this many tokens.
fn used(hexes: &str, code: &str, command: &str, cost: u8) -> Desk {
    let desk = with_command(hexes, code, command).after(&format!("use {code}"));
    assert!(desk.cites(&format!("carte.{code}")) && desk.cites("carte.paiement"));
    assert_eq!((desk.p.hq[ALLIED], held(&desk, ALLIED, code)), (6 - cost, 0));
    desk
}

/// Orders these units and passes to the combats.
fn to_combat(desk: &mut Desk, hexes: &str) {
    desk.order(hexes);
    desk.pass_to(Phase::Combat);
}

#[test]
fn carte_forty_cards_of_twenty_nine_titles_that_cost_0_to_3() {
    let desk = Desk::new("B6:..i. J6:..I.");
    let found: Vec<(&str, u8, u8)> =
        desk.game.tables.combats.iter().map(|card| (card.id.as_str(), card.copies, card.cost)).collect();
    let wanted = [
        ("a-court-de-munitions", 1, 2),
        ("attaque-au-gaz", 2, 3),
        ("barrage-de-mitrailleuses", 2, 2),
        ("barrage-de-mortiers", 2, 2),
        ("brancardiers", 1, 1),
        ("chirurgien", 1, 2),
        ("contre-espionnage", 1, 1),
        ("en-avant", 2, 1),
        ("mata-hari", 1, 1),
        ("fumer-tue", 1, 1),
        ("observation", 1, 1),
        ("pigeons", 1, 1),
        ("raid", 2, 2),
        ("redeploiement", 1, 1),
        ("tacticien", 1, 1),
        ("tir-de-barrage", 2, 1),
        ("impetuosite", 2, 1),
        ("cuirasse", 1, 1),
        ("crosse", 2, 1),
        ("poux", 1, 1),
        ("grenade", 2, 1),
        ("tenir", 2, 2),
        ("messager", 1, 2),
        ("logistique", 1, 0),
        ("riposte", 2, 1),
        ("penurie", 1, 1),
        ("embuscade", 1, 2),
        ("engelures", 1, 1),
        ("cisailles", 1, 1),
    ];
    assert_eq!(found, wanted);
    assert_eq!(wanted.iter().map(|(_, copies, _)| copies).sum::<u8>(), 40);
}

#[test]
fn carte_main_five_cards_at_most() {
    let mut desk = Desk::new("B6:..i. J6:..I.");
    desk.give(ALLIED, "pigeons poux grenade riposte crosse").play("contre-attaque");
    assert_eq!(desk.p.phase, Phase::Draw);
    assert_eq!(desk.refused("draw"), "fin.cinq");
    desk.does("discard poux, draw");
    assert_eq!(desk.p.combats.hands[ALLIED].count(), 5);
}

// --- When, what for, how many.

#[test]
fn carte_moment_every_card_of_ones_own_turn_has_its_own() {
    let with_command: Vec<&str> = COMBAT_CODES[..16].to_vec();
    let mut desk = Desk::new("F6:.#i. G6:..I. H8:..I. B6:..i.");
    assert!(fitting(&desk).is_empty(), "before the command card");
    desk.give(ALLIED, "poux").play("attaque-centre");
    assert_eq!(fitting(&desk), with_command);
    desk.does("pass");
    assert!(fitting(&desk).is_empty(), "while orders are given");
    desk.does("order F6, pass");
    assert_eq!((desk.p.phase, fitting(&desk)), (Phase::Moves, vec!["cisailles"]));
    desk.does("pass");
    assert_eq!(desk.p.phase, Phase::Combat);
    assert!(fitting(&desk).is_empty(), "those of a combat go with its declaration");
    assert!(desk.may("attack F6 - G6 using poux"));
    desk.reduce("G6", 1).rolling("burst").does("attack F6 - G6");
    assert_eq!((desk.p.phase, fitting(&desk)), (Phase::Advance, vec!["impetuosite"]));
    desk.does("pass");
    assert_eq!((desk.p.phase, fitting(&desk)), (Phase::Draw, vec!["logistique"]));
}

#[test]
fn carte_moment_a_card_of_the_enemys_turn_is_not_played_in_ones_own() {
    let mut desk = Desk::new("F6:..i. G6:..I.");
    desk.give(ALLIED, "riposte crosse tenir").play("attaque-centre");
    for code in ["riposte", "crosse", "tenir"] {
        assert_eq!(desk.refused(&format!("use {code}")), "carte.moment");
    }
    desk.does("pass, order F6");
    desk.pass_to(Phase::Combat);
    assert_eq!(desk.refused("attack F6 - G6 using riposte"), "carte.moment");
}

#[test]
fn carte_a_card_must_be_in_hand() {
    let mut desk = Desk::new("F6:..i. G6:..I.");
    desk.give(ALLIED, "poux").play("attaque-centre");
    assert_eq!(desk.refused("use pigeons"), "carte");
}

#[test]
fn carte_annonce_everybody_learns_what_is_played() {
    let desk = used("B6:..i. B2:..i. J6:..I.", "pigeons", "attaque-centre", 1);
    let shown = Event::CombatCard { side: ALLIED, card: combat("pigeons"), cost: 1 };
    for onlooker in [Onlooker::Seat(GERMAN), Onlooker::Seat(ALLIED), Onlooker::Spectator] {
        assert!(desk.read_by(onlooker).contains(&shown));
    }
}

#[test]
fn carte_cout_is_paid_at_once_from_what_is_held() {
    let mut desk = with_command("B6:..m. B2:..i. J6:..I.", "barrage-de-mitrailleuses", "attaque-centre");
    desk.p.hq[ALLIED] = 1;
    assert_eq!(desk.refused("use barrage-de-mitrailleuses"), "carte.cout");
    desk.p.hq[ALLIED] = 2;
    desk.does("use barrage-de-mitrailleuses");
    assert_eq!(desk.p.hq[ALLIED], 0);
}

#[test]
fn carte_cout_tokens_still_to_come_do_not_pay() {
    // The roll brings tokens, but the card is played before it.
    let mut desk = Desk::new("F6:..i. G6:..I.");
    desk.give(ALLIED, "grenade").play("attaque-centre");
    desk.pass_to(Phase::Orders);
    to_combat(&mut desk, "F6");
    desk.p.hq[ALLIED] = 0;
    assert_eq!(desk.refused("attack F6 - G6 using grenade"), "carte.cout");
    desk.p.hq[ALLIED] = 1;
    assert!(desk.may("attack F6 - G6 using grenade"));
}

#[test]
fn carte_paiement_lies_on_the_card_until_the_turn_ends() {
    let mut desk = Desk::new("B6:..i. B2:..i. J6:..I.");
    let pool = desk.p.pool();
    desk.give(ALLIED, "pigeons").play("attaque-centre").does("use pigeons");
    assert!(desk.cites("carte.paiement"));
    assert_eq!((desk.p.pool(), desk.p.spent), (pool, 1));
    assert_eq!(desk.p.combats.in_play.of[combat("pigeons").index()], 1);
    desk.does("pass");
    // The draws of phase 5 are made first.
    assert_eq!((desk.p.phase, desk.p.pool(), desk.p.spent), (Phase::Draw, pool, 1));
    assert_eq!(desk.p.combats.in_play.of[combat("pigeons").index()], 1);
    desk.does("tokens");
    assert_eq!((desk.p.pool(), desk.p.spent), (pool - 2 + 1, 0));
    assert_eq!(desk.p.combats.discard.of[combat("pigeons").index()], 1);
}

#[test]
fn carte_une_par_tour_one_in_ones_own_turn() {
    let mut desk = Desk::new("F6:..i. G6:..I. B6:..i.");
    desk.give(ALLIED, "pigeons grenade logistique").play("attaque-centre").does("use pigeons");
    assert_eq!(desk.p.phase, Phase::Orders, "no second one is asked for");
    to_combat(&mut desk, "F6");
    assert_eq!(desk.refused("attack F6 - G6 using grenade"), "carte.une-par-tour");
    desk.does("pass");
    assert_eq!(desk.refused("use logistique"), "carte.une-par-tour");
    // The next turn allows another.
    desk.does("tokens").play("reconnaissance-gauche");
    desk.end_turn();
    desk.play("attaque-centre");
    desk.pass_to(Phase::Orders);
    to_combat(&mut desk, "F6");
    assert!(desk.may("attack F6 - G6 using grenade"));
}

#[test]
fn carte_terrain_still_counts_under_a_card() {
    // The bonus hex of En Avant is not made from a wood.
    let mut desk = used("F6:..i. G6:f... J6:..I.", "en-avant", "attaque-centre", 1);
    desk.does("order F6, pass").rolling("soldier").does("move F6 - G6");
    assert!(desk.cites("carte.en-avant"));
    assert_eq!(desk.p.phase, Phase::Draw, "the wood stops it");
}

// --- The cards, one by one: those that go with the command card.

#[test]
fn carte_a_court_de_munitions_silences_a_unit_until_the_next_turn() {
    let mut desk = used("F6:..i. H6:..I. H8:..M. G2:..I.", "a-court-de-munitions", "attaque-centre", 2);
    assert_eq!(desk.refused("name F6"), "carte.a-court-de-munitions");
    assert_eq!(desk.refused("pass"), "tour");
    desk.does("name H6");
    assert!(desk.cites("carte.a-court-de-munitions"));
    desk.does("pass, tokens");
    // The Germans' turn: no fire, but steel.
    desk.ready_to_fight("attaque-centre", "H6 H8");
    assert_eq!(desk.refused("attack H6 - F6"), "carte.a-court-de-munitions");
    assert!(desk.may("attack H8 - F6"));
    desk.end_turn();
    assert_eq!(desk.p.active, ALLIED);
    assert!(!desk.unit("H6").has(mark::SILENCED));
}

#[test]
fn carte_a_court_de_munitions_leaves_close_combat() {
    let mut desk = used("F6:..i. H6:..I.", "a-court-de-munitions", "attaque-centre", 2);
    desk.does("name H6, pass, tokens").orders("attaque-centre", "H6").does("move H6 - G6");
    desk.pass_to(Phase::Combat);
    assert!(desk.may("attack G6 - F6"));
}

#[test]
fn carte_attaque_au_gaz_deadly_hits_and_no_flag_is_ignored() {
    let mut desk = used("F6:..i. H6:t.I.", "attaque-au-gaz", "attaque-centre", 3);
    to_combat(&mut desk, "F6");
    desk.rolling("deadly flag").does("attack F6 - H6");
    // The trench may ignore two flags, but not now.
    assert_eq!((desk.p.phase, desk.p.fight().flags, desk.p.fight().ignorable), (Phase::Outcome, 1, 0));
    assert_eq!(desk.refused("retreat 0 H6"), "drapeau.ignorer");
    desk.does("retreat 1 I6");
    assert_eq!(desk.figures("I6"), 3);
    // Without gas neither.
    let mut desk = Desk::fighting("F6:..i. H6:t.I.", "attaque-centre", "F6");
    desk.rolling("deadly flag").does("attack F6 - H6");
    desk.does("retreat 0 H6");
    assert_eq!(desk.figures("H6"), 4);
}

#[test]
fn carte_attaque_au_gaz_is_for_ranged_combat() {
    let mut desk = used("F6:..i. G6:t.I.", "attaque-au-gaz", "attaque-centre", 3);
    to_combat(&mut desk, "F6");
    desk.rolling("flag hq hq").does("attack F6 - G6");
    assert!(desk.may("retreat 0 G6"), "the trench holds at close quarters");
}

#[test]
fn carte_barrage_de_mitrailleuses_lets_them_battle_twice() {
    let mut desk = used("F6:..m. F8:..i. H6:..I. H7:..I.", "barrage-de-mitrailleuses", "attaque-centre", 2);
    to_combat(&mut desk, "F6 F8");
    desk.rolling("hq hq hq").does("attack F6 - H6");
    assert!(desk.events().contains(&attack_between([1, 0], "F6", "H6", 3, false)));
    desk.rolling("hq hq hq").does("attack F6 - H7");
    assert_eq!(desk.refused("attack F6 - H6"), "combat.une-fois");
    desk.rolling("hq hq").does("attack F8 - H7");
    assert_eq!(desk.p.phase, Phase::Draw, "infantry fights once");
}

#[test]
fn carte_barrage_de_mitrailleuses_is_not_for_those_without_orders() {
    let mut desk = used("F6:..m. F8:..i. H6:..I.", "barrage-de-mitrailleuses", "attaque-centre", 2);
    to_combat(&mut desk, "F8");
    assert_eq!(desk.refused("attack F6 - H6"), "combat.ordre");
}

#[test]
fn carte_barrage_de_mortiers_lets_them_battle_twice() {
    let mut desk = used("F6:..o. F8:..m. H6:..I. H7:..I.", "barrage-de-mortiers", "attaque-centre", 2);
    to_combat(&mut desk, "F6 F8");
    for target in ["H6", "H7"] {
        desk.rolling("hq hq").does(&format!("attack F6 - {target}"));
        assert!(desk.events().contains(&attack_between([2, 0], "F6", target, 2, false)));
    }
    desk.rolling("hq hq hq").does("attack F8 - H7");
    assert_eq!(desk.p.phase, Phase::Draw, "machine guns fight once");
}

#[test]
fn carte_brancardiers_bring_a_figure_back_to_two_units() {
    let mut desk =
        with_command("B2:..i. B6:..m. B10:..i. F6:..i. G6:..I. C1:..i.", "brancardiers", "attaque-centre");
    assert_eq!(desk.refused("use brancardiers"), "carte.brancardiers", "nobody is hurt");
    for hex in ["B2", "B6", "B10", "F6"] {
        desk.reduce(hex, 2);
    }
    desk.does("use brancardiers");
    assert!(desk.cites("carte.brancardiers"));
    assert_eq!(desk.refused("name F6"), "carte.brancardiers", "the enemy is next to it");
    assert_eq!(desk.refused("name C1"), "carte.brancardiers", "full");
    assert_eq!(desk.refused("pass"), "tour");
    desk.does("name B2");
    assert_eq!(desk.refused("name B2"), "carte.brancardiers", "one figure a unit");
    desk.does("name B6");
    assert_eq!([desk.figures("B2"), desk.figures("B6"), desk.figures("B10")], [3, 3, 2]);
    assert_eq!((desk.p.phase, desk.p.hq[ALLIED]), (Phase::Orders, 5));
    assert!(!desk.unit("B2").has(mark::ORDERED));
}

#[test]
fn carte_brancardiers_may_serve_one_unit_only() {
    let mut desk = with_command("B2:..i. B6:..i. J6:..I.", "brancardiers", "attaque-centre");
    desk.reduce("B2", 1).reduce("B6", 1).does("use brancardiers, name B6, pass");
    assert_eq!([desk.figures("B2"), desk.figures("B6")], [1, 2]);
    assert_eq!(desk.p.phase, Phase::Orders);
}

#[test]
fn carte_chirurgien_rolls_four_dice_and_orders_the_unit() {
    let mut desk = with_command("B2:..i. B6:..i. B7:..i. J6:..I.", "chirurgien", "reconnaissance-centre");
    assert_eq!(desk.refused("use chirurgien"), "carte.chirurgien");
    desk.reduce("B2", 1).does("use chirurgien");
    assert_eq!(desk.p.hq[ALLIED], 4);
    desk.rolling("soldier hq burst flag").does("name B2");
    assert!(desk.cites("carte.chirurgien"));
    assert_eq!((desk.figures("B2"), desk.p.hq[ALLIED]), (3, 4), "no token for the star");
    assert!(desk.unit("B2").has(mark::ORDERED));
    // It takes no order of the card.
    desk.does("order B6");
    assert_eq!(desk.p.phase, Phase::Moves);
}

#[test]
fn carte_chirurgien_does_not_heal_above_strength_nor_order_for_nothing() {
    let mut desk = with_command("B2:..i. B6:..i. J6:..I.", "chirurgien", "reconnaissance-centre");
    desk.reduce("B2", 3).does("use chirurgien").rolling("soldier soldier soldier hq").does("name B2");
    assert_eq!(desk.figures("B2"), 4);
    let mut desk = with_command("B2:..i. B6:..i. J6:..I.", "chirurgien", "reconnaissance-centre");
    desk.reduce("B2", 3).does("use chirurgien").rolling("burst deadly flag flag").does("name B2");
    assert_eq!(desk.figures("B2"), 3);
    assert!(!desk.unit("B2").has(mark::ORDERED));
}

#[test]
fn carte_contre_espionnage_takes_a_card_of_the_enemy_hand() {
    let mut desk = with_command("B2:..i. B6:..i. J6:..I.", "contre-espionnage", "attaque-centre");
    assert_eq!(desk.refused("use contre-espionnage"), "carte.contre-espionnage", "an empty hand");
    desk.give(GERMAN, "pigeons").does("use contre-espionnage");
    assert!(desk.cites("carte.contre-espionnage"));
    assert_eq!((held(&desk, ALLIED, "pigeons"), held(&desk, GERMAN, "pigeons")), (1, 0));
    assert_eq!(desk.p.hq[ALLIED], 5);
}

#[test]
fn carte_contre_espionnage_seconde_one_more_card_may_be_played_and_paid_for() {
    let mut desk = Desk::new("F6:..i. G6:..I. B2:..i.");
    desk.give(ALLIED, "contre-espionnage grenade").give(GERMAN, "pigeons");
    desk.play("reconnaissance-centre");
    desk.pass_to(Phase::WithCommand);
    desk.does("use contre-espionnage");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::WithCommand, ALLIED), "asked again");
    let before = desk.p;
    // The one taken, at once.
    desk.does("use pigeons");
    assert_eq!((desk.p.phase, desk.p.hq[ALLIED]), (Phase::Orders, 4));
    desk.does("order F6, order B2");
    desk.pass_to(Phase::Combat);
    assert_eq!(desk.refused("attack F6 - G6 using grenade"), "carte.une-par-tour", "no third");
    // Or one's own, later.
    desk.p = before;
    desk.does("pass");
    to_combat(&mut desk, "F6");
    assert!(desk.may("attack F6 - G6 using grenade"));
}

#[test]
fn carte_en_avant_tests_after_each_move_for_one_more_hex() {
    let mut desk = used("F6:..i. F8:..i. H6:..I.", "en-avant", "attaque-centre", 1);
    desk.does("order F6, order F8, pass").rolling("hq").does("move F6 - F5");
    assert!(desk.cites("carte.en-avant"));
    assert_eq!((desk.p.phase, desk.p.hq[ALLIED]), (Phase::Onward, 5), "no token for a test");
    assert_eq!(desk.refused("move F8 - G8"), "carte.en-avant", "before another moves");
    desk.does("move F5 - G6");
    assert!(desk.cites("carte.en-avant"));
    desk.rolling("burst").does("move F8 - G8");
    assert_eq!(desk.p.phase, Phase::Combat, "not for a burst");
    assert!(desk.may("attack G6 - H6"), "a hex and a bonus hex, and it battles");
}

#[test]
fn carte_en_avant_may_be_declined_and_does_not_give_a_battle_back() {
    let mut desk = used("F6:..i. F8:..i. J6:..I. H7:..I.", "en-avant", "attaque-centre", 1);
    desk.does("order F6, order F8, pass").rolling("soldier").does("move F6 - E7");
    desk.does("pass");
    assert_eq!(desk.p.phase, Phase::Moves);
    desk.rolling("soldier").does("move F8 - F10");
    assert_eq!(desk.p.phase, Phase::Onward);
    desk.does("move F10 - G10");
    desk.pass_to(Phase::Combat);
    assert_eq!(desk.refused("attack G10 - H7"), "mouvement.infanterie-combat");
}

#[test]
fn carte_fumer_tue_takes_a_figure_for_each_burst_or_deadly() {
    let mut desk = used("F6:..i. H6:k.I. J6:..I.", "fumer-tue", "reconnaissance-gauche", 1);
    desk.rolling("burst deadly").does("name H6");
    assert!(desk.cites("carte.fumer-tue"));
    assert_eq!(desk.figures("H6"), 2, "no bunker saves them");
    // Neither flags nor tokens.
    let mut desk = used("F6:..i. H6:..I. J6:..I.", "fumer-tue", "reconnaissance-gauche", 1);
    desk.rolling("flag hq").does("name H6");
    assert_eq!((desk.figures("H6"), desk.p.hq[ALLIED]), (4, 5));
}

#[test]
fn carte_fumer_tue_needs_infantry_within_four_hexes_that_sees() {
    let hexes = "F6:..i. F2:..m. H6:..I. J6:..I. K6:..I. H2:..I. F10:..V. G9:f... H8:..I.";
    let desk = used(hexes, "fumer-tue", "reconnaissance-gauche", 1);
    assert!(desk.may("name H6"));
    assert_eq!(desk.refused("name J6"), "carte.fumer-tue", "behind another unit");
    assert_eq!(desk.refused("name K6"), "carte.fumer-tue", "five hexes off");
    assert_eq!(desk.refused("name H2"), "carte.fumer-tue", "a machine gun is not infantry");
    assert_eq!(desk.refused("name F10"), "carte.fumer-tue", "a tank is no soldier");
    assert_eq!(desk.refused("name F6"), "carte.fumer-tue");
    let desk = with_command("B6:..i. J6:..I.", "fumer-tue", "reconnaissance-gauche");
    assert_eq!(desk.refused("use fumer-tue"), "carte.fumer-tue", "nobody in reach");
}

#[test]
fn carte_fumer_tue_wins_a_medal_for_the_last_figure_and_tests_a_specialist() {
    let mut desk = used("F6:..i. H6:..I. J6:..I.", "fumer-tue", "reconnaissance-gauche", 1);
    desk.reduce("H6", 1).rolling("burst burst").does("name H6");
    assert!(desk.is_empty("H6"));
    assert_eq!(desk.medals(ALLIED), 1);
    let mut desk = used("F6:..i. H6:..Ig J6:..I.", "fumer-tue", "reconnaissance-gauche", 1);
    desk.rolling("burst hq deadly").does("name H6");
    assert!(desk.cites("specialiste.test"));
    assert_eq!((desk.figures("H6"), desk.unit("H6").specialist()), (3, None));
}

#[test]
fn carte_observation_frees_the_first_die_and_allows_a_second_throw() {
    let mut desk = used("B6:..i. J6:..I.", "observation", "attaque-centre", 1).after("battery centre");
    desk.pass_to(Phase::Aim);
    desk.does("aim J6").rolling("d1 d2 d6").does("load 3");
    assert_eq!((desk.p.hq[ALLIED], desk.p.phase), (5 - 2, Phase::Reroll));
    assert_eq!(desk.refused("reroll 8"), "carte.observation", "no fourth die");
    desk.rolling("d6 d6").does("reroll 3");
    assert!(desk.cites("carte.observation"));
    assert!(desk.saw(|event| matches!(event, Event::BatteryRolled { dice: [6, 6, 6, 0, 0], .. })));
    assert!(desk.p.phase != Phase::Reroll, "once");
    assert!(desk.cites("artillerie.triplet"));
}

#[test]
fn carte_observation_needs_a_battery() {
    let side =
        |name: &str, guns: u8| format!("[{name}]\ncommand = 5\ncombat = 3\nhq = 6\nartillery = {guns}\n");
    let mut desk = Desk::with("B6:..i. J6:..I.", &(side("allied", 0) + &side("german", 4)), "");
    desk.give(ALLIED, "observation tir-de-barrage").play("attaque-centre");
    assert_eq!(desk.refused("use observation"), "carte.observation");
    assert_eq!(desk.refused("use tir-de-barrage"), "carte.tir-de-barrage");
}

#[test]
fn carte_redeploiement_weapons_move_one_and_battle_or_two() {
    let mut desk = used("F6:..m. F8:..o. F7:..i. H6:..I. H8:..I.", "redeploiement", "attaque-centre", 1);
    for hex in ["F6", "F8"] {
        desk.does(&format!("order {hex}"));
    }
    desk.does("pass");
    assert_eq!(desk.refused("move F6 - F3"), "mouvement.mitrailleuse");
    desk.does("move F6 - F5, move F8 - F10");
    desk.pass_to(Phase::Combat);
    assert_eq!(desk.refused("attack F10 - H8"), "mouvement.mitrailleuse-combat");
    assert!(desk.may("attack F5 - H6"));
}

#[test]
fn carte_tir_de_barrage_orders_the_battery_beside_the_card() {
    let mut desk = used("B6:..i. J1:..I. J6:..I.", "tir-de-barrage", "percee-centre", 1);
    assert!(desk.cites("artillerie"));
    assert_eq!(desk.refused("battery centre"), "artillerie.une-fois");
    desk.does("order B6");
    desk.pass_to(Phase::Aim);
    assert!(desk.may("aim J1") && desk.may("aim J11"), "any target");
    desk.does("aim J1");
    assert_eq!(desk.refused("load 5"), "artillerie.puissance");
    desk.rolling("d4 d5").does("load 2");
    assert_eq!(desk.p.hq[ALLIED], 6 - 1 - 2);
    assert_eq!(desk.p.phase, Phase::Draw, "one shot");
}

#[test]
fn carte_tir_de_barrage_must_leave_a_token_for_a_die() {
    let mut desk = with_command("B6:..i. J6:..I.", "tir-de-barrage", "reconnaissance-centre");
    desk.p.hq[ALLIED] = 1;
    assert_eq!(desk.refused("use tir-de-barrage"), "carte.tir-de-barrage");
    desk.p.hq[ALLIED] = 2;
    assert!(desk.may("use tir-de-barrage"));
}
