//! What a decision leaves unused or destroys is said before it is taken.

use workbench::cautions;

use crate::common::*;

#[test]
fn ordres_orders_that_are_not_given_are_counted() {
    let mut desk = Desk::with(
        "F5:..i. F6:..i. F7:..i. H6:..I.",
        "[allied]\ncommand = 5\ncombat = 3\nhq = 6\nartillery = 0\n",
        "",
    );
    desk.play("attaque-centre");
    assert_eq!(desk.warned("pass"), "unused caution-orders ordres: 3 an-order");
    desk.does("order F6");
    assert_eq!(desk.warned("pass"), "unused caution-orders ordres: 2 an-order");
    assert_eq!(desk.warned("order F5"), "");
}

#[test]
fn mouvement_units_with_orders_that_can_still_act_are_named() {
    let mut desk = Desk::ordering("F6:..i. F7:..i. K6:..I.", "percee-centre", "F6");
    assert_eq!(desk.warned("pass"), "unused caution-moves mouvement: 1 F6");
    desk.does("move F6 - G6");
    assert_ne!(desk.p.phase, Phase::Moves, "nobody is left to move");
}

#[test]
fn combat_who_could_fight_and_does_nothing_all_turn_is_no_slip() {
    let desk = Desk::fighting("F6:..i. H6:..I.", "percee-centre", "F6");
    assert_eq!(desk.warned("pass"), "destroys caution-silent combat: 1 F6");
    let mut moved = Desk::ordering("E6:..i. H6:..I.", "percee-centre", "E6");
    moved.does("move E6 - F6");
    assert_eq!(moved.p.phase, Phase::Combat);
    assert_eq!(moved.warned("pass"), "unused caution-combats combat: 1 F6", "it has moved");
}

#[test]
fn artillerie_gabarit_the_battery_that_does_not_fire_is_said_and_so_are_ones_own_men() {
    let mut desk = Desk::new("F6:..i. F5:..i. H6:..I.");
    desk.play("attaque-centre").does("battery centre").pass_to(Phase::Aim);
    assert_eq!(desk.warned("pass"), "unused caution-battery artillerie.gabarit");
    assert_eq!(desk.warned("aim F6"), "destroys caution-own artillerie.gabarit: 1 F6");
    assert_eq!(desk.warned("aim H6"), "");
}

#[test]
fn ordres_secteur_a_card_that_would_order_nobody_is_played_for_nothing() {
    let mut desk =
        Desk::with("F2:..i. H6:..I.", "[allied]\ncommand = 5\ncombat = 3\nhq = 6\nartillery = 0\n", "");
    desk.give_command(ALLIED, "attaque-gauche attaque-droite contre-attaque");
    let offers = ["attaque-gauche", "attaque-droite"].map(|card| desk.warned(&format!("play {card}")));
    let silent = offers.iter().filter(|warned| warned.starts_with("destroys caution-card ")).count();
    assert_eq!(silent, 1, "{offers:?}: all stand in one sector");
    assert!(
        desk.warned("play contre-attaque").starts_with("destroys caution-card "),
        "nothing was played before"
    );
}

#[test]
fn fin_defausse_a_card_thrown_away_is_said() {
    let mut desk = Desk::new("F6:..i. K6:..I.");
    desk.give(ALLIED, "poux").play("percee-centre").pass_to(Phase::Draw);
    let warned = desk.warned("discard poux");
    assert!(warned.starts_with("unused caution-discard fin.defausse: 1 "), "{warned}");
}

#[test]
fn rr_char_abandonner_a_tank_given_up_is_lost() {
    let mut desk = Desk::new("F6:..s. K1:..I.");
    set(&mut desk, "F6", mark::BOGGED);
    desk.orders("attaque-centre", "F6");
    desk.rolling("deadly").does("recover F6 0");
    assert_eq!(desk.warned("ditch F6"), "destroys caution-ditch r.char-abandonner: 1 F6");
}

#[test]
fn retraite_figures_lost_for_want_of_room_are_no_slip_where_fewer_could_be() {
    // In a trench the German may stand; behind him there is no room.
    let text = "D6:..m. F6:t.I. G6:..I. G7:..I.";
    let mut desk = Desk::fighting(text, "attaque-centre", "D6");
    desk.rolling("flag hq hq").does("attack D6 - F6");
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Outcome));
    let warned: Vec<String> =
        desk.offers().iter().map(|offer| desk.warned(offer)).filter(|warned| !warned.is_empty()).collect();
    assert_eq!(warned, ["destroys caution-retreat retraite: 1 F6"], "{:?}", desk.offers());
    let free = {
        let mut desk = Desk::fighting("D6:..m. F6:t.I.", "attaque-centre", "D6");
        desk.rolling("flag hq hq").does("attack D6 - F6");
        desk
    };
    assert!(free.offers().iter().all(|offer| free.warned(offer).is_empty()));
}

#[test]
fn what_is_given_up_is_on_the_table_and_enter_never_does_it() {
    let games = ["", "3", "41", "57"].map(|scenario| game(scenario, ""));
    let seen = cautions::are_sound(&games, 2);
    let often = [
        "caution-orders",
        "caution-moves",
        "caution-silent",
        "caution-combats",
        "caution-battery",
        "caution-card",
        "caution-discard",
    ];
    let seldom = [
        "caution-effect",
        "caution-onward",
        "caution-bonus",
        "caution-ditch",
        "caution-own",
        "caution-retreat",
    ];
    cautions::came_up(&seen, &often, &seldom);
}
