//! 4.3: the Russian surrender.

use attrition::Decision;

use crate::common::*;

const RUSSIA: [&str; 7] = ["Petrograd", "Moscow", "Baltics", "Poland", "Kiev", "Ukraine", "Caucasus"];
const RUSSIANS: [&str; 3] = ["ru.inf", "ru.art", "ru.air"];

/// Russia has just surrendered; a tile in London can still go by rail, so that play stops there.
fn surrender(text: &str) -> Desk {
    let mut desk = Desk::new("", &format!("turn 4, entente, surrender\nLondon: br.inf\n{text}"));
    desk.does("surrender");
    assert_eq!(desk.phase(), Phase::Rail);
    desk
}

fn russians(desk: &Desk, place: &str) -> u8 {
    RUSSIANS.iter().map(|code| desk.count(code, place)).sum()
}

#[test]
fn r4_3_russian_tiles_of_the_reserves_are_destroyed() {
    let desk = surrender("reserves: ru.inf*2 ru.art fr.inf");
    assert!(desk.cites("4.3"));
    assert_eq!(russians(&desk, "reserves"), 0);
    assert!(desk.count("ru.inf", "destroyed") >= 2);
    assert_eq!(desk.count("ru.art", "destroyed"), 1);
    assert!(desk.p.surrendered);
}

#[test]
fn r4_3_as_many_other_tiles_are_drawn_in_their_place() {
    let desk = surrender("reserves: ru.inf*3 fr.inf");
    assert_eq!(desk.pile(ENTENTE, "reserves"), 4);
}

#[test]
fn r4_3_tiles_lost_on_the_board_are_not_replaced() {
    let desk = surrender("reserves: ru.inf*2\nMoscow: ru.inf*3");
    assert_eq!(desk.pile(ENTENTE, "reserves"), 2);
}

#[test]
fn r4_3_russian_tiles_drawn_as_replacements_are_destroyed_and_replaced_again() {
    let text = "turn 4, entente, surrender
         removed: br.inf*9 br.art br.air*2 fr.inf*7 fr.art*2 fr.air se.inf*3 se.art
         reserves: ru.inf*2";
    let mut drawn_russians = 0;
    for seed in 0..10 {
        let mut desk = Desk::begin("", seed);
        desk.p = desk.game.arrange(text).expect("a position");
        desk.does("surrender");
        assert_eq!(desk.count("fr.inf", "reserves"), 2, "the only two other tiles in the pouch");
        assert_eq!(desk.pile(ENTENTE, "reserves"), 2);
        assert_eq!(russians(&desk, "destroyed") + russians(&desk, "pouch"), 20);
        drawn_russians += russians(&desk, "destroyed") - 2;
    }
    assert!(drawn_russians > 0);
}

#[test]
fn r4_3_without_russian_reserves_nothing_is_drawn() {
    let desk = surrender("reserves: fr.inf");
    assert_eq!(desk.pile(ENTENTE, "reserves"), 1);
    assert!(!desk.cites("4.2"));
}

#[test]
fn r4_3_russian_tiles_leave_every_region_of_the_board() {
    let desk = surrender("Moscow: ru.inf*3 ru.art\nHungary entente: ru.inf\nParis: ru.inf fr.inf");
    assert_eq!(russians(&desk, "destroyed"), 6);
    assert!(Region::IDS.iter().all(|id| russians(&desk, id) == 0));
    assert_eq!(desk.count("fr.inf", "Paris"), 1);
    assert_eq!(desk.marker("Hungary"), "entente", "it is no Russian region");
}

#[test]
fn r4_3_friendly_russian_regions_turn_neutral() {
    let desk = surrender("Moscow: ru.inf");
    assert!(RUSSIA.iter().all(|id| desk.marker(id) == "neutral"));
    let noted = |id| desk.lines.iter().any(|line| line.what == Event::RussiaNeutral { region: region(id) });
    assert!(RUSSIA.iter().all(|id| noted(id)));
}

#[test]
fn r4_3_a_contested_russian_region_left_to_central_tiles_turns_neutral() {
    let desk = surrender("Poland contested: ru.inf*2 ge.inf");
    assert_eq!(desk.marker("Poland"), "neutral");
    assert_eq!(desk.p.contested, 0);
}

#[test]
fn r4_3_enemy_controlled_russian_regions_stay_so() {
    let desk = surrender("Poland central: ge.inf\nKiev central:");
    assert_eq!((desk.marker("Poland"), desk.marker("Kiev")), ("central", "central"));
}

#[test]
fn r4_3_a_russian_region_with_central_and_other_entente_tiles_stays_contested() {
    let desk = surrender("Ukraine contested: ru.inf br.inf ge.inf");
    assert_eq!(desk.marker("Ukraine"), "contested");
    assert_eq!((desk.count("br.inf", "Ukraine"), desk.count("ge.inf", "Ukraine")), (1, 1));
}

#[test]
fn r4_3_russian_regions_no_longer_count_for_the_ententes_industry() {
    let desk = surrender("");
    let russia: u8 = RUSSIA.iter().map(|id| desk.game.map.industry[region(id).index()]).sum();
    assert!(russia > 0);
    assert_eq!(desk.industry(ENTENTE), 12 - russia);
    assert_eq!(desk.industry(CENTRAL), 7);
}

#[test]
fn r4_3_central_tiles_stay_in_neutral_russia() {
    let desk = surrender("Poland contested: ru.inf ge.inf*2 ah.inf");
    assert_eq!((desk.count("ge.inf", "Poland"), desk.count("ah.inf", "Poland")), (2, 1));
}

#[test]
fn r4_3_central_tiles_leave_neutral_russia_only_by_rail() {
    let text = "surrendered\nPoland neutral: ge.inf\nPetrograd neutral: ge.art\nBerlin: ge.air";
    let desk = Desk::new("", &format!("turn 5, central, movement\n{text}"));
    assert_eq!(desk.refused("move ge.inf Poland - Berlin"), "4.6.1");
    assert_eq!(desk.refused("move ge.art Petrograd - Baltics"), "4.6.1");
    let desk = Desk::new("", &format!("turn 5, central, rail\n{text}")).after("rail ge.inf Poland");
    assert_eq!(desk.count("ge.inf", "reserves"), 1);
}

#[test]
fn r4_3_in_later_turns_russian_tiles_drawn_are_destroyed_and_replaced() {
    let mut desk = Desk::new(
        "",
        "turn 5, entente, returns
         surrendered
         removed: br.inf*9 br.art br.air*2 fr.inf*6 fr.art*2 fr.air se.inf*3 se.art",
    );
    desk.does("done");
    assert_eq!(desk.pile(ENTENTE, "reserves"), desk.count("fr.inf", "reserves"));
    assert_eq!(desk.count("fr.inf", "reserves"), 3);
    assert_eq!(russians(&desk, "destroyed"), 20, "the whole pouch was gone through for three Frenchmen");
    assert!(desk.cites("4.3"));
}

#[test]
fn r4_3_russian_tiles_may_go_back_to_the_pouch_but_not_to_the_board() {
    let mut desk = Desk::new("", "turn 5, entente, returns\nsurrendered\ndestroyed: ru.inf*4");
    desk.does("return ru");
    assert_eq!(russians(&desk, "reserves"), 0);
    let board: u8 = Region::IDS.iter().map(|id| russians(&desk, id)).sum();
    assert_eq!(board, 0);
}

#[test]
fn r4_3_russia_never_declares_war_again() {
    let desk = Desk::new("", "turn 6, entente, declare\nsurrendered\nreserves: it.inf");
    assert!(!desk.offers().contains(&"declare ru".into()));
    assert_eq!(desk.refused("declare ru"), "4.3");
}

#[test]
fn r4_3_the_surrender_is_a_choice_between_the_draw_and_the_rail() {
    let mut desk = Desk::new("", "turn 4, entente, returns\nParis: fr.inf").after("done");
    assert_eq!(desk.phase(), Phase::Surrender);
    assert_eq!(desk.offers(), ["surrender", "done"]);
    desk.does("done");
    assert_eq!(desk.phase(), Phase::Rail);
    assert!(!desk.p.surrendered);
    assert_eq!(desk.marker("Moscow"), "entente");
}

#[test]
fn r4_3_only_the_entente_is_asked_and_only_until_russia_is_out() {
    let desk = Desk::new("", "turn 4, central, returns").after("done");
    assert_eq!(desk.phase(), Phase::Mobilise);
    let desk = Desk::new("", "turn 4, entente, returns\nsurrendered").after("done");
    assert_eq!(desk.phase(), Phase::Mobilise);
    let desk = Desk::new("", "turn 4, entente, surrender");
    assert_eq!(desk.refused_to(Seat::First, "surrender"), "r.sequence");
}

#[test]
fn rr_neutral_russia_central_tiles_may_leave_by_rail_though_the_region_is_neutral() {
    let mut desk =
        Desk::new("", "turn 5, central, rail\nsurrendered\nPoland neutral: ge.inf*2 ah.inf\nVienna: ah.inf");
    desk.does("rail ge.inf Poland, rail ah.inf Poland");
    assert_eq!(desk.strength(CENTRAL, "Poland"), 1);
    assert_eq!(desk.refused("rail ah.inf Vienna"), "4.4.path");
}

#[test]
fn rr_neutral_russia_the_rail_path_may_not_cross_another_neutral_region() {
    let text =
        "turn 5, central, rail\nsurrendered\nBaltics neutral: ge.inf\nPetrograd neutral:\nMoscow neutral:";
    let desk = Desk::new("", &format!("{text}\nPoland neutral:"));
    assert_eq!(desk.refused("rail ge.inf Baltics"), "4.4.path");
    let desk = Desk::new("", &format!("{text}\nPoland central:"));
    assert_eq!(desk.offers(), ["rail ge.inf Baltics", "done"]);
}

#[test]
fn rr_neutral_russia_the_presence_of_central_tiles_leaves_the_region_neutral() {
    let mut desk = Desk::new("", "turn 5, central, recall\nsurrendered\nPoland neutral: ge.inf*3");
    desk.does("done");
    assert_eq!(desk.marker("Poland"), "neutral");
    assert_eq!(desk.industry(CENTRAL), 7);
}

#[test]
fn rr_allies_in_russia_other_entente_tiles_alone_control_the_region_at_the_next_update() {
    let desk = surrender("Moscow: ru.inf*2 br.inf");
    assert_eq!(desk.marker("Moscow"), "neutral");
    let mut desk = Desk::new("", "turn 5, entente, recall\nsurrendered\nMoscow neutral: br.inf");
    desk.does("done");
    assert_eq!(desk.marker("Moscow"), "entente");
}

#[test]
fn rr_allies_in_russia_with_central_tiles_there_too_the_region_is_contested() {
    let mut desk = Desk::new("", "turn 5, entente, recall\nsurrendered\nMoscow contested: br.inf ge.inf");
    desk.does("done");
    assert_eq!(desk.marker("Moscow"), "contested");
}

#[test]
fn rr_emptied_russia_a_contested_region_with_no_tile_left_turns_neutral_at_the_surrender() {
    let desk = surrender("Baltics contested: ru.inf");
    assert_eq!(desk.marker("Baltics"), "neutral");
}

#[test]
fn rr_emptied_russia_a_contested_region_emptied_in_battle_goes_to_the_entente() {
    let text = "turn 6, entente, battle
         surrendered
         Petrograd neutral:
         Baltics contested battle: br.inf ge.inf";
    let mut desk = Desk::new("", text);
    desk.does_rolling("fight Baltics br", &[1]);
    assert_eq!(desk.marker("Baltics"), "entente");
}

#[test]
fn r4_3_russia_surrenders_once_and_only_for_the_entente() {
    let desk = Desk::new("", "turn 6, entente, surrender\nsurrendered\nLondon: br.inf");
    assert_eq!(desk.refused("surrender"), "4.3");
    let desk = Desk::new("", "turn 6, central, surrender\nBerlin: ge.inf");
    assert_eq!(desk.refused("surrender"), "4.3");
}

#[test]
fn r4_3_the_surrender_is_a_matter_only_once_an_enemy_has_entered_russia() {
    let asked = |text: &str| {
        let desk = Desk::new("", &format!("turn 4, entente, surrender\nLondon: br.inf\n{text}"));
        desk.game.window(&desk.p).map(|open| (open.kind, open.seat, open.pass))
    };
    // Whoever wants to think of it earlier says so: it is allowed all the same.
    assert_eq!(asked(""), Some(("surrender", ENTENTE, Decision::Done)));
    assert_eq!(asked("Poland contested: ru.inf ge.inf"), None, "they fight in it");
    assert_eq!(asked("Poland central:"), None, "it is lost");
    let moment = Attrition::about().windows.iter().find(|moment| moment.id == "surrender");
    assert!(moment.is_some_and(|moment| !moment.asked));
}
