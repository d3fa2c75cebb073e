//! Cards and orders: what is refused once the moment has gone, and what reactions leave behind.

use crate::common::*;

#[test]
fn carte_barrage_de_mitrailleuses_retraite_is_what_refuses_the_second_combat() {
    let mut desk = Desk::new("F6:..m. F8:..i. H6:..I. H8:..I.");
    desk.give(ALLIED, "barrage-de-mitrailleuses").give(GERMAN, "riposte").play("attaque-centre");
    desk.does("pass, use barrage-de-mitrailleuses, order F6, order F8");
    desk.pass_to(Phase::Combat);
    desk.rolling("hq hq hq").does("attack F6 - H6").rolling("flag hq").does("use riposte");
    desk.does("retreat 1 E6");
    assert_eq!(desk.refused("attack E6 - H6"), "carte.barrage-de-mitrailleuses");
}

#[test]
fn carte_raid_retraite_is_what_refuses_another_combat() {
    let mut desk = Desk::new("D6:..i. G6:..I. D7:..I. B6:..m. D5:..i. F5:..I.");
    desk.give(ALLIED, "raid").give(GERMAN, "embuscade").play("attaque-centre");
    desk.does("pass, use raid, order D6, order B6");
    desk.pass_to(Phase::Moves);
    desk.does("raid D6 - F6, pass");
    desk.pass_to(Phase::Combat);
    desk.does("attack F6 - G6").rolling("flag hq hq").does("use embuscade");
    desk.does("retreat 1 E7, pass");
    assert_eq!(desk.p.phase, Phase::Combat);
    assert_eq!(desk.refused("attack E7 - D7"), "carte.raid");
}

#[test]
fn carte_embuscade_may_be_laid_by_a_tank() {
    let mut desk = Desk::new("F6:..i. G6:..V.");
    desk.give(GERMAN, "embuscade").play("attaque-centre").does("pass, order F6");
    desk.pass_to(Phase::Combat);
    desk.does("attack F6 - G6");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::AtClose, GERMAN));
    assert!(desk.may("use embuscade"));
}

#[test]
fn ordre_attaque_infanterie_armes_is_why_a_machine_gun_has_no_order() {
    let desk = Desk::playing("B5:..i. B6:..m. J6:..I.", "attaque-infanterie 2");
    assert_eq!(desk.refused("order B6"), "ordre.attaque-infanterie.armes");
}

#[test]
fn ordre_sifflets_lien_is_why_a_unit_apart_has_no_order() {
    let desk = Desk::playing("B2:..i. B3:..i. B5:..i. J6:..I.", "sifflets").after("order B5");
    assert_eq!(desk.refused("order B2"), "ordre.sifflets.lien");
}

#[test]
fn ordre_releve_combat_is_why_nobody_attacks() {
    let desk = Desk::ordering("F6:..i. F7:..i. G6:..I.", "releve", "F6");
    assert_eq!(desk.refused("attack F6 - G6"), "ordre.releve.combat");
}

#[test]
fn carte_engelures_stops_a_unit_that_would_leave_the_board() {
    let mut desk = Desk::with("K6:..i. A1:..i. J9:..I.", "[rules]\nexit = \"allied\"", "");
    desk.give(GERMAN, "engelures").orders_in_spite("en-avant", "K6 A1").does("exit K6");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::AtMove, GERMAN));
    desk.does("use engelures");
    assert!(desk.saw(|event| matches!(event, Event::Frozen { .. })));
    assert_eq!((desk.medals(ALLIED), desk.figures("K6")), (0, 4));
    assert_eq!(desk.refused("exit K6"), "mouvement.une-fois");
}

#[test]
fn carte_raid_may_start_from_where_the_unit_stands() {
    let mut desk = Desk::new("F6:..i. G6:..I. A1:..i.");
    desk.give(ALLIED, "raid").play("attaque-centre").does("use raid, order F6, pass, raid F6 - F6");
    desk.pass_to(Phase::Combat);
    let odds = desk.odds("attack F6 - G6");
    assert_eq!(odds.of, Some(6u128.pow(4)), "three dice and the raid's");
}

#[test]
fn carte_raid_retour_is_open_to_a_raider_that_found_nobody_to_fight() {
    let mut desk = Desk::new("D6:..i. H6:..I. A1:..i.");
    desk.give(ALLIED, "raid").play("attaque-centre").does("use raid, order D6, pass, raid D6 - E6");
    desk.pass_to(Phase::RaidEnd);
    desk.does("home");
    assert!(desk.cites("carte.raid.retour") && desk.figures("D6") == 4);
}

#[test]
fn bonus_a_grenade_may_be_thrown_in_an_officers_bonus_combat() {
    let mut desk = Desk::new("F6:..io G6:..I. G7:..I. A1:..i.");
    desk.give(ALLIED, "grenade").reduce("G6", 1).play("attaque-centre").does("pass, order F6");
    desk.pass_to(Phase::Combat);
    desk.rolling("burst hq hq").does("attack F6 - G6");
    desk.does("advance");
    assert_eq!(desk.p.phase, Phase::Bonus);
    assert!(desk.may("attack G6 - G7 using grenade"));
    desk.rolling("hq hq hq hq").does("attack G6 - G7 using grenade");
    assert!(desk.cites("bonus") && desk.cites("carte.grenade"));
}

#[test]
fn artillerie_une_fois_keeps_barrage_fire_from_a_battery_that_bombards() {
    let mut desk = Desk::new("A1:..i. G6:..I.");
    desk.give(ALLIED, "tir-de-barrage").play("bombardement 1");
    assert_eq!(desk.refused("use tir-de-barrage"), "artillerie.une-fois");
}

#[test]
fn mouvement_une_unite_a_tank_has_finished_once_another_unit_moves() {
    let mut desk = Desk::ordering("E6:..g. E8:..i. B6:..i. K6:..I.", "attaque-centre", "E6 E8 B6");
    desk.does("move E6 - F6, move E8 - F8");
    assert_eq!(desk.refused("move F6 - G6"), "mouvement.une-fois");
}

#[test]
fn medaille_debut_goes_with_a_unit_along_its_trench_where_the_scenario_says_so() {
    let line = "[[objective]]\nname = { fr = \"x\", en = \"x\" }\nfor = \"allied\"\nkind = \"held\"\nhexes = \"F5 F6\"\n\
                worth = 1\neach = true\nfollows = true";
    let mut desk = Desk::with("F5:t.i. F6:t... A1:..i. K6:..I.", line, "");
    assert_eq!(desk.medals(ALLIED), 1);
    desk.orders("percee-centre", "F5").does("move F5 - F6");
    desk.end_moves();
    assert_eq!(desk.medals(ALLIED), 1);
}
