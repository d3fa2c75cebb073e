//! The fog of war (12) and our rulings on it.

use crate::common::*;
use contract::Show;

/// What an onlooker sees of a side's tiles in a region: their kinds, or `?` with how they are named.
fn seen(desk: &Desk, onlooker: Onlooker, side: Seat, region: &str) -> Vec<String> {
    let table = desk.game.table(&desk.p, onlooker);
    let there = table.pieces.into_iter().filter(|piece| piece.place == region && piece.side == side as u8);
    there
        .map(|piece| format!("{}*{}", piece.kind.unwrap_or_else(|| format!("{:?}", piece.name)), piece.count))
        .collect()
}

fn is_up(desk: &Desk, kind: &str, region: &str) -> bool {
    let table = desk.game.table(&desk.p, Onlooker::Umpire);
    let found =
        table.pieces.iter().find(|piece| piece.place == region && piece.kind.as_deref() == Some(kind));
    found.expect("the tile is there").face_up
}

/// What an onlooker reads of a side's reserves.
fn reserves(desk: &Desk, onlooker: Onlooker, side: &str) -> Option<String> {
    let table = desk.game.table(&desk.p, onlooker);
    let pool =
        table.pools.into_iter().find(|pool| pool.id == format!("reserves-{side}")).expect("it is there");
    pool.holds.map(|holds| format!("{holds:?}"))
}

const ENEMY: Onlooker = Onlooker::Seat(ENTENTE);

#[test]
fn r12_1_each_side_starts_with_three_decoys_in_its_reserves() {
    let desk = Desk::begin("fog", 1);
    assert!(desk.cites("12.1"));
    assert_eq!((desk.count("central.decoy", "reserves"), desk.count("entente.decoy", "reserves")), (3, 3));
}

#[test]
fn r12_2_reserves_are_known_to_their_owner_alone() {
    let desk = Desk::new("fog", "turn 3, central, mobilise\nreserves: ge.inf*2 ah.art\nreserves: fr.inf");
    assert!(
        reserves(&desk, Onlooker::Seat(CENTRAL), "central")
            .is_some_and(|holds| holds.contains("tile-artillery"))
    );
    assert_eq!(reserves(&desk, ENEMY, "central"), None);
    assert_eq!(reserves(&desk, Onlooker::Spectator, "central"), None);
    assert_eq!(reserves(&desk, Onlooker::Seat(CENTRAL), "entente"), None);
}

#[test]
fn r12_2_without_fog_reserves_lie_open() {
    let desk = Desk::new("", "turn 3, central, mobilise\nreserves: ge.inf*2 ah.art");
    assert!(reserves(&desk, ENEMY, "central").is_some_and(|holds| holds.contains("tile-artillery")));
}

#[test]
fn r12_3_tiles_are_mobilised_face_down() {
    let mut desk = Desk::new("fog", "turn 3, central, mobilise\nreserves: ge.art ge.inf");
    desk.does("mobilise ge.art Berlin");
    assert!(desk.cites("12.3"));
    assert!(!is_up(&desk, "ge.art", "Berlin"));
    assert_eq!(seen(&desk, Onlooker::Seat(CENTRAL), CENTRAL, "Berlin"), ["ge.art*1"]);
    for onlooker in [ENEMY, Onlooker::Spectator] {
        let shown = seen(&desk, onlooker, CENTRAL, "Berlin");
        assert!(
            shown.len() == 1 && !shown[0].contains("artillery") && !shown[0].contains("ge.art"),
            "{shown:?}"
        );
    }
}

#[test]
fn r12_3_the_rules_of_mobilisation_hold_as_ever() {
    let desk = Desk::new("fog", "turn 3, central, mobilise\nreserves: ge.art ot.inf");
    assert_eq!(desk.refused("mobilise ge.art Vienna"), "4.5.entry");
    assert_eq!(desk.refused("mobilise ot.inf Istanbul"), "4.5.entry");
}

#[test]
fn r12_3_a_decoy_enters_by_any_capital_of_its_side() {
    let mut desk = Desk::new("fog", "turn 3, entente, mobilise");
    desk.does("mobilise entente.decoy Petrograd, mobilise entente.decoy Belgrade");
    desk.does("mobilise entente.decoy Alexandria");
    for capital in ["Petrograd", "Belgrade", "Alexandria"] {
        assert_eq!(desk.count("entente.decoy", capital), 1);
        assert!(!is_up(&desk, "entente.decoy", capital));
    }
}

#[test]
fn r12_3_a_decoy_keeps_every_other_rule_of_mobilisation() {
    let desk =
        Desk::new("fog", "turn 3, entente, mobilise\nBelgrade central: ah.inf\nParis contested: ge.inf");
    for barred in ["Rome", "Belgrade", "Belgium", "Berlin"] {
        assert_eq!(desk.refused(&format!("mobilise entente.decoy {barred}")), "4.5.entry", "{barred}");
    }
    assert!(desk.offers().contains(&"mobilise entente.decoy Paris".into()));
}

#[test]
fn r12_3_a_decoy_may_wait_in_the_reserves() {
    let desk = Desk::new("fog", "turn 3, entente, declare\nreserves: fr.inf").after("done");
    assert_eq!((desk.count("entente.decoy", "reserves"), desk.count("fr.inf", "destroyed")), (3, 1));
}

#[test]
fn r12_4_a_battle_turns_up_every_tile_in_the_region() {
    let text = "turn 3, central, battle\nBelgium contested battle: ge.inf?ge ge.art?ge fr.inf?fr*3\n\
                Poland contested battle: ge.inf?ge ru.inf?ru";
    let mut desk = Desk::new("fog", text);
    desk.does_rolling("fight Belgium ge", &[5, 6]);
    assert!(desk.cites("12.4"));
    for tile in ["ge.inf", "ge.art", "fr.inf"] {
        assert!(is_up(&desk, tile, "Belgium"), "{tile}");
    }
    assert!(!is_up(&desk, "ru.inf", "Poland"));
}

#[test]
fn r12_4_decoys_go_straight_back_to_the_reserves() {
    let text = "turn 3, central, battle\n\
                Belgium contested battle: ge.inf?ge central.decoy?ge fr.inf?fr entente.decoy?fr*2\n\
                Poland contested battle: ge.inf?ge ru.inf?ru";
    let mut desk = Desk::new("fog", text);
    desk.does_rolling("fight Belgium ge", &[6]);
    assert_eq!((desk.count("central.decoy", "reserves"), desk.count("entente.decoy", "reserves")), (3, 3));
    assert_eq!((desk.count("central.decoy", "Belgium"), desk.count("entente.decoy", "Belgium")), (0, 0));
}

#[test]
fn r12_4_survivors_stay_face_up_while_they_are_on_the_board() {
    let mut desk =
        Desk::new("fog", "turn 3, central, battle\nParis contested battle: ge.inf?ge*2 fr.art?fr fr.inf?fr");
    desk.does_rolling("fight Paris ge", &[5, 6]);
    go_to(&mut desk, ENTENTE, Phase::Movement);
    assert!(is_up(&desk, "fr.art", "Paris"));
    desk.does("move fr.art Paris ~ London");
    assert!(is_up(&desk, "fr.art", "London"));
}

#[test]
fn r12_4_a_tile_that_went_by_rail_is_mobilised_face_down_again() {
    let mut desk = Desk::new("fog", "turn 3, entente, rail\nBelgium: fr.art fr.inf\nreserves: br.inf");
    desk.does("rail fr.art Belgium, done, mobilise fr.art Paris");
    assert!(!is_up(&desk, "fr.art", "Paris"));
}

#[test]
fn r12_4_a_revealed_decoy_can_be_mobilised_in_its_owners_next_mobilisation() {
    let text = "turn 3, central, battle\nBelgium contested battle: ge.inf?ge fr.inf?fr entente.decoy?fr*3";
    let mut desk = Desk::new("fog", text);
    desk.does_rolling("fight Belgium ge", &[6]);
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    desk.does("mobilise entente.decoy Paris");
    assert!(!is_up(&desk, "entente.decoy", "Paris"));
}

#[test]
fn rr_decoys_move_like_tiles() {
    let mut desk = Desk::new("fog", "turn 3, central, movement\nBerlin: central.decoy?ge ge.inf?ge");
    desk.does("move central.decoy?ge Berlin - Poland");
    assert_eq!(desk.count("central.decoy", "Poland"), 1);
    assert_eq!(desk.refused("move central.decoy?ge Berlin - Poland"), "r.unknown");
}

#[test]
fn rr_decoys_count_for_contest_control_and_planning_until_revealed() {
    let text = "turn 3, central, movement\nBerlin: central.decoy?ge ge.inf\n\
                Belgium contested: entente.decoy?fr ge.inf?ge\n\
                Rhineland entente: ";
    let mut desk = Desk::new("fog", text).after("move central.decoy?ge Berlin - Rhineland, done");
    assert_eq!(desk.offers(), ["plan Belgium", "plan Rhineland", "done"]);
    desk.does("done");
    assert!(contested(&desk, "Belgium"), "a decoy keeps it contested");
    assert!(controls(&desk, CENTRAL, "Rhineland"), "a decoy takes control");
}

#[test]
fn rr_decoys_make_a_battle_compulsory() {
    let mut desk =
        Desk::new("fog", "turn 3, central, movement\nBerlin: central.decoy?ge ge.inf\nPoland: ru.inf?ru");
    desk.does("move central.decoy?ge Berlin - Poland, done");
    assert_eq!(desk.p.battles, region("Poland").bit());
}

#[test]
fn rr_decoys_go_by_rail() {
    let mut desk = Desk::new("fog", "turn 3, central, rail\nRhineland: central.decoy?ge");
    desk.does("rail central.decoy?ge Rhineland");
    assert_eq!(desk.count("central.decoy", "reserves"), 3);
}

#[test]
fn rr_decoys_give_no_dice_and_no_hits() {
    let text = "turn 3, central, battle\n\
                Belgium contested battle: ge.inf?ge*2 ah.inf?ah central.decoy?ah*3\n\
                Belgium: fr.inf?fr*2 entente.decoy?fr*3\n\
                Poland contested battle: ge.inf?ge ru.inf?ru";
    let mut desk = Desk::new("fog", text);
    assert_eq!(desk.refused("fight Belgium ah"), "4.8.2");
    desk.does_rolling("fight Belgium ge", &[1, 1]);
    assert_eq!(hits(&desk), [2, 2]);
}

#[test]
fn rr_decoys_alone_leave_the_region_when_they_attack() {
    let text = "turn 3, central, battle\nPoland battle: central.decoy?ge*2 ru.inf?ru\n\
                Kiev contested battle: ah.inf ru.inf";
    let desk = Desk::new("fog", text).after("fight Poland none");
    assert!(desk.cites("r.decoys") && desk.cites("12.4"));
    assert_eq!(desk.p.tiles_in(CENTRAL, region("Poland")), 0);
    assert!(is_up(&desk, "ru.inf", "Poland"));
    assert!(controls(&desk, ENTENTE, "Poland"));
}

#[test]
fn rr_decoys_alone_in_defence_leave_an_empty_region() {
    let text = "turn 3, central, battle\nPoland battle: ge.inf?ge entente.decoy?ru*2\n\
                Kiev contested battle: ah.inf ru.inf";
    let mut desk = Desk::new("fog", text).after("fight Poland ge");
    assert!(!desk.told().iter().any(|line| line.starts_with("Rolled")));
    assert_eq!(desk.p.phase, Phase::Advance);
    assert!(controls(&desk, CENTRAL, "Poland"));
    desk.does("advance ge.inf Baltics");
}

#[test]
fn rr_fog_flag_a_back_shows_where_the_tile_was_mobilised() {
    let mut desk = Desk::new("fog", "turn 3, central, mobilise\nreserves: ge.inf*2 ah.inf\nBerlin: ge.art");
    desk.does("mobilise ge.inf Berlin, mobilise central.decoy Berlin, mobilise ah.inf Vienna");
    let berlin = seen(&desk, ENEMY, CENTRAL, "Berlin");
    assert_eq!(berlin.len(), 2, "the face-up tile, and two backs alike");
    assert!(
        berlin[1].contains("tile-hidden") && berlin[1].contains("\"ge\"") && berlin[1].ends_with("*2"),
        "{berlin:?}"
    );
    assert!(seen(&desk, ENEMY, CENTRAL, "Vienna")[0].contains("\"ah\""));
    desk.does("done, move ge.inf?ge Berlin - Vienna, move central.decoy?ge Berlin - Vienna");
    let vienna = seen(&desk, ENEMY, CENTRAL, "Vienna");
    assert!(vienna.iter().any(|back| back.contains("\"ge\"") && back.ends_with("*2")), "{vienna:?}");
}

#[test]
fn rr_fog_flag_salonica_is_an_entry_of_three_nations() {
    let mut desk = Desk::new("fog", "turn 6, entente, mobilise\nwar gr\nreserves: br.inf fr.inf gr.inf");
    for nation in ["br", "fr", "gr"] {
        desk.does(&format!("mobilise {nation}.inf Salonica"));
    }
    let backs = seen(&desk, Onlooker::Seat(CENTRAL), ENTENTE, "Salonica");
    assert!(
        backs.len() == 1 && backs[0].contains("tile-hidden-salonica") && backs[0].ends_with("*3"),
        "{backs:?}"
    );
}

#[test]
fn rr_fog_flag_tiles_that_enter_the_war_show_their_nation() {
    let mut desk = Desk::new("fog", "turn 4, central, declare\nreserves: ot.inf ot.art");
    desk.does("declare ot");
    let backs = seen(&desk, ENEMY, CENTRAL, "Istanbul");
    assert!(backs.len() == 1 && backs[0].contains("\"ot\"") && backs[0].ends_with("*2"), "{backs:?}");
}

#[test]
fn rr_fog_flag_an_expeditionary_force_may_be_of_any_nation() {
    let mut desk = Desk::new("fog cards", "turn 4, central, mobilise\nallowance 2\nreserves: ot.inf");
    desk.does("mobilise ot.inf Berlin");
    let backs = seen(&desk, ENEMY, CENTRAL, "Berlin");
    assert!(backs[0].contains("tile-hidden-any"), "{backs:?}");
}

#[test]
fn rr_fog_elite_an_elite_enters_face_up_and_its_price_is_seen() {
    let mut desk = Desk::new("fog elites", "turn 6, central, mobilise\nreserves: ge.storm1 ge.inf*2");
    desk.does("mobilise ge.storm1 Berlin");
    assert!(is_up(&desk, "ge.storm1", "Berlin"));
    let paid =
        desk.lines.iter().find(|line| matches!(line.what, Event::ElitePaid { .. })).expect("it was paid");
    assert!(paid.audience.reaches(ENEMY) && paid.reveals);
}

#[test]
fn rr_fog_setup_tiles_placed_before_the_game_lie_face_up() {
    let desk = Desk::begin("fog", 1);
    assert!(seen(&desk, Onlooker::Spectator, ENTENTE, "Belgrade").iter().all(|tile| tile.starts_with("se.")));
    let desk = Desk::begin("fog historical", 1);
    assert_eq!(seen(&desk, ENEMY, CENTRAL, "Berlin"), ["ge.inf*2", "ge.art*3"]);
    assert_eq!(seen(&desk, Onlooker::Seat(CENTRAL), ENTENTE, "Kiev"), ["ru.inf*3", "ru.art*1"]);
}

#[test]
fn rr_fog_setup_tiles_a_card_brings_back_lie_face_up() {
    let text = "turn 7, central, card\nhand: CP7\ndestroyed: ge.art\nBelgium contested: ge.inf?ge fr.inf";
    let desk = Desk::new("fog cards", text).after("play CP7, recover ge.art Belgium");
    assert!(is_up(&desk, "ge.art", "Belgium"));
    assert!(!is_up(&desk, "ge.inf", "Belgium"));
}

#[test]
fn rr_fog_cards_a_face_down_tile_that_must_be_given_up_is_shown() {
    let text = "turn 6, entente, card\nhand: EP4\nwar ot\nArmenia: ot.art?ot central.decoy?ot";
    let mut desk = Desk::new("fog cards", text).after("play EP4");
    assert_eq!(desk.offers(), ["give ot.art?ot Armenia"]);
    assert_eq!(desk.refused("done"), "15.EP4");
    desk.does("give ot.art?ot Armenia");
    let told = desk.lines.iter().find(|line| matches!(line.what, Event::GaveUp { .. })).expect("it is told");
    assert!(told.reveals && told.audience.reaches(ENEMY));
    assert_eq!(desk.count("ot.art", "reserves"), 1);
}

#[test]
fn rr_fog_cards_where_only_decoys_stood_nothing_is_given_up() {
    let mut desk =
        Desk::new("fog cards", "turn 6, entente, card\nhand: EP4\nwar ot\nArmenia: central.decoy?ot");
    desk.does("play EP4");
    assert_eq!((desk.p.phase, desk.offers()), (Phase::Give, vec!["done".to_string()]));
    desk.does("done");
    assert!(desk.cites("15.EP4"));
    assert_eq!(desk.count("central.decoy", "Armenia"), 1);
}

#[test]
fn rr_fog_cards_a_tile_that_may_be_of_the_nation_opens_the_region() {
    let text =
        "turn 7, central, card\nhand: CP7\ndestroyed: ge.art\nBelgium contested: ge.inf entente.decoy?fr";
    let desk = Desk::new("fog cards", text).after("play CP7, recover ge.art Belgium");
    assert_eq!(desk.count("ge.art", "Belgium"), 1);
}

#[test]
fn rr_fog_cards_the_flying_circus_takes_no_face_down_aircraft() {
    let text = "turn 7, central, card\nhand: CP8\nBelgium contested: ge.air?ge fr.air?fr fr.inf\n\
                Poland contested: ge.air?ge ru.air";
    let mut desk = Desk::new("fog cards", text).after("play CP8");
    assert_eq!(desk.offers(), ["strike ru.air Poland"]);
    assert_eq!(desk.refused("strike fr.air Belgium"), "r.unknown");
    desk.does("strike ru.air Poland");
    assert!(is_up(&desk, "ge.air", "Poland"), "the German aircraft is shown");
    assert!(!is_up(&desk, "ge.air", "Belgium"));
}

#[test]
fn rr_fog_cards_mata_hari_shows_a_german_tile() {
    let text =
        "turn 6, entente, plan\neffects mata-hari\nBelgium contested: fr.inf?fr ge.inf?ge*2 central.decoy?ge";
    let desk = Desk::new("fog cards", text).after("plan Belgium, spy Belgium");
    let shown = desk.lines.iter().find_map(|line| match line.what {
        Event::TurnedUp { count, .. } => Some((count, line.reveals)),
        _ => None,
    });
    assert_eq!(shown, Some((1, true)));
    assert_eq!(seen(&desk, ENEMY, CENTRAL, "Belgium")[0], "ge.inf*1");
}

#[test]
fn rr_fog_airfield_an_aircraft_at_the_airfield_is_seen_by_all() {
    let mut desk = Desk::new("fog air", "turn 3, central, movement\nBerlin: ge.air?ge ge.inf?ge");
    desk.does("park ge.air?ge Berlin");
    let parked =
        desk.lines.iter().find(|line| matches!(line.what, Event::Parked { .. })).expect("it is told");
    assert!(parked.reveals);
    let table = desk.game.table(&desk.p, ENEMY);
    let airfield = table.pools.iter().find(|pool| pool.id == "airfield-central").expect("it is there");
    assert!(format!("{:?}", airfield.holds).contains("tile-aircraft"));
}

#[test]
fn rr_fog_mixed_what_all_saw_go_into_reserves_is_known_until_the_owners_next_draw() {
    let text =
        "turn 6, entente, card\nhand: EP4\nwar ot\nArmenia: ot.art?ot\nBelgium: fr.inf\nBerlin: ge.inf";
    let mut desk = Desk::new("fog cards", text).after("play EP4, give ot.art?ot Armenia");
    assert!(reserves(&desk, ENEMY, "central").is_some_and(|holds| holds.contains("tile-artillery")));
    go_to(&mut desk, CENTRAL, Phase::Rail);
    assert_eq!(reserves(&desk, ENEMY, "central"), None);
}

#[test]
fn rr_fog_mixed_revealed_decoys_and_destroyed_elites_are_known_likewise() {
    let text = "turn 6, central, battle\nBelgium contested battle: ge.inf?ge fr.tirailleurs entente.decoy?fr";
    let mut desk = Desk::new("fog elites", text);
    desk.does_rolling("fight Belgium ge", &[1]);
    let known = reserves(&desk, Onlooker::Seat(CENTRAL), "entente").expect("some of it is known");
    assert!(known.contains("tile-decoy") && known.contains("tile-tirailleurs"), "{known}");
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    assert_eq!(reserves(&desk, Onlooker::Seat(CENTRAL), "entente"), None);
}

#[test]
fn rr_fog_cards_an_air_reinforcement_shows_the_tile_it_joins() {
    let text = "turn 6, entente, scramble
         airfield: ge.air
         Poland central battle: ru.inf*2 ge.inf?ge central.decoy?ge";
    let desk = Desk::new("air fog", text).after("scramble ge.air Poland");
    assert!(desk.told().iter().any(|told| told.contains("TurnedUp")), "{:?}", desk.told());
}

#[test]
fn rr_fog_flag_a_tile_called_up_by_name_is_no_decoy() {
    let text = "turn 2, central, declare\nreserves: ot.inf ot.art";
    let desk = Desk::new("fog", text).after("declare ot");
    assert_eq!(desk.offers_to(CENTRAL)[0], "redeploy ot.inf=ot Armenia");
    for seed in 0..40 {
        let world = desk.game.imagine(&desk.p, ENTENTE, &mut Dice::loose(seed));
        assert_eq!(world.count_at(class("central.decoy"), region("Istanbul")), 0);
    }
}

#[test]
fn r15_ep3_a_landing_shows_that_such_a_tile_was_held() {
    let text = "turn 4, entente, declare\nwar ot\neffects landing\nreserves: br.inf";
    let desk = Desk::new("fog cards", text).after("land br.inf");
    assert!(desk.lines.iter().any(|line| line.reveals), "{:?}", desk.told());
}
