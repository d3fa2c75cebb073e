//! Generals (18), and the order of what may change the dice (r.after-roll).

use crate::common::*;
use attrition::tables::General;
use contract::Show;

fn generals(desk: &Desk, side: &str) -> u32 {
    let table = desk.game.table(&desk.p, Onlooker::Spectator);
    table.pools.iter().find(|pool| pool.id == format!("generals-{side}")).expect("it is there").count
}

fn battle(options: &str, turn: &str, tiles: &str) -> Desk {
    let text = format!(
        "{turn}, battle\nBelgium contested battle: {tiles}\nPoland contested battle: ru.inf*2 ge.inf*2\n\
         Kiev contested battle: ru.inf*2 ah.inf*2"
    );
    Desk::new(options, &text)
}

#[test]
fn r18_1_each_side_has_three_generals_apart_from_its_tiles() {
    let desk = Desk::begin("generals", 1);
    assert_eq!((generals(&desk, "central"), generals(&desk, "entente")), (3, 3));
}

#[test]
fn r18_generals_are_six_of_six_nations() {
    let expected = [
        (CENTRAL, "Hindenburg", Nation::Germany),
        (CENTRAL, "Conrad", Nation::AustriaHungary),
        (CENTRAL, "Kemal", Nation::Ottoman),
        (ENTENTE, "Foch", Nation::France),
        (ENTENTE, "Haig", Nation::Britain),
        (ENTENTE, "Brusilov", Nation::Russia),
    ];
    for (side, name, nation) in expected {
        let general = General::of_name(name).expect("he is there");
        assert_eq!(general.nation(), nation, "{name}");
        assert!(General::of_side(side).any(|own| own == general), "{name}");
    }
}

#[test]
fn r18_3_a_tile_of_his_nation_must_be_in_the_battle() {
    let mut desk = battle("generals", "turn 3, entente", "br.inf*2 ge.inf*4");
    desk.does_rolling("fight Belgium br", &[5, 6]);
    assert_eq!(desk.refused("general Foch 5 1"), "18.3");
    assert_eq!(desk.refused("general Brusilov 5 1"), "18.3");
    assert!(
        desk.offers().iter().filter(|offer| offer.starts_with("general")).all(|offer| offer.contains("Haig"))
    );
    desk.does("general Haig 5 1");
}

#[test]
fn r18_3_his_nation_need_not_be_the_one_that_rolls() {
    let mut desk = battle("generals", "turn 3, entente", "br.inf*2 fr.inf ge.inf*4");
    desk.does_rolling("fight Belgium br", &[5, 6]).does("general Foch 5 1");
    assert!(desk.cites("18.4"));
}

#[test]
fn r18_3_any_kind_of_tile_of_his_nation_will_do() {
    let mut desk = battle("generals", "turn 3, central", "ah.air ge.inf*2 fr.inf*4");
    desk.does_rolling("fight Belgium ge", &[5, 6]).does("general Conrad 5 3");
    assert_eq!(desk.count("fr.inf", "destroyed"), 1);
}

#[test]
fn r18_3_only_one_general_speaks_in_a_battle() {
    let mut desk = battle("generals", "turn 3, entente", "br.inf*2 fr.inf*2 ge.art*4");
    desk.does_rolling("fight Belgium br", &[5, 6]).does("general Haig 5 1");
    assert_eq!(desk.p.phase, Phase::Battle, "the dice are final");
    let mut desk = battle("generals", "turn 3, entente", "br.inf*2 fr.inf*2 ge.inf*2 ge.art*2");
    desk.does_rolling("fight Belgium br", &[5, 6]).does("general Haig 5 1");
    assert_eq!(desk.refused_to(ENTENTE, "general Foch 6 1"), "r.sequence");
}

#[test]
fn r18_3_other_generals_may_speak_in_other_battles_of_the_turn() {
    let mut desk = battle("generals", "turn 3, central", "ge.inf*2 fr.art*2");
    desk.does_rolling("fight Belgium ge", &[5, 6]).does("general Hindenburg 5 1");
    desk.does_rolling("fight Kiev ah", &[5, 6]).does("general Conrad 5 6");
    assert_eq!(generals(&desk, "central"), 1);
}

#[test]
fn r18_3_the_enemys_generals_do_not_speak_in_ones_turn() {
    let mut desk = battle("generals", "turn 3, central", "ge.inf*2 fr.inf*4");
    desk.does_rolling("fight Belgium ge", &[5, 6]);
    assert_eq!(desk.refused_to(ENTENTE, "general Foch 5 1"), "r.sequence");
    assert_eq!(desk.refused("general Foch 5 1"), "18.3");
}

#[test]
fn r18_4_after_the_roll_one_die_is_turned_to_any_face() {
    let mut desk = battle("generals", "turn 3, central", "ge.inf*2 ge.art fr.air fr.art*2");
    desk.does_rolling("fight Belgium ge", &[4, 4, 6]);
    assert_eq!(desk.p.phase, Phase::Rolled);
    let expected: Vec<String> = [4, 6]
        .iter()
        .flat_map(|from| {
            (1..=6).filter(move |to| to != from).map(move |to| format!("general Hindenburg {from} {to}"))
        })
        .collect();
    let offers: Vec<String> =
        desk.offers().into_iter().filter(|offer| offer.starts_with("general")).collect();
    assert_eq!(offers, expected);
    desk.does("general Hindenburg 4 1");
    assert!(desk.cites("18.4"));
    assert_eq!(desk.p.battle.dice, [1, 0, 0, 1, 0, 1]);
}

#[test]
fn r18_4_a_general_turns_a_die_that_lies_there_to_another_face() {
    let mut desk = battle("generals", "turn 3, central", "ge.inf*2 fr.art*2");
    desk.does_rolling("fight Belgium ge", &[4, 6]);
    assert_eq!(desk.refused("general Hindenburg 4 4"), "18.4");
    assert_eq!(desk.refused("general Hindenburg 5 1"), "r.unknown");
}

#[test]
fn r18_4_a_general_need_not_speak() {
    let mut desk = battle("generals", "turn 3, central", "ge.inf*2 fr.art*2");
    desk.does_rolling("fight Belgium ge", &[4, 6]).does("done");
    assert_eq!((generals(&desk, "central"), desk.count("fr.art", "Belgium")), (3, 2));
}

#[test]
fn r18_5_a_general_serves_once() {
    let mut desk = battle("generals", "turn 3, central", "ge.inf*2 fr.art*2");
    desk.does_rolling("fight Belgium ge", &[5, 6]).does("general Hindenburg 5 1");
    assert!(desk.cites("18.5"));
    assert_eq!(generals(&desk, "central"), 2);
    desk.does_rolling("fight Poland ge", &[5, 6]);
    assert_eq!(desk.p.phase, Phase::Battle, "no general of theirs is left for Poland");
}

#[test]
fn rr_after_roll_gas_comes_before_the_re_roll_and_the_general() {
    let text = "turn 6, central, battle\neffects gas\n\
                Belgium contested battle: ge.storm1 ge.inf ge.art fr.inf*5\n\
                Poland contested battle: ru.inf*2 ge.inf*2";
    let mut desk = Desk::new("generals elites cards", text);
    desk.does_rolling("fight Belgium ge", &[4, 5, 6]);
    let verbs = |desk: &Desk| -> Vec<String> {
        let mut verbs: Vec<String> = desk
            .offers()
            .iter()
            .map(|offer| offer.split(' ').next().unwrap_or_default().to_string())
            .collect();
        verbs.dedup();
        verbs
    };
    assert_eq!(verbs(&desk), ["gas", "reroll", "general", "done"]);
    desk.does_rolling("gas", &[3, 5, 6]);
    assert_eq!(verbs(&desk), ["reroll", "general", "done"]);
    desk.does_rolling("reroll 3", &[2, 5, 6]);
    assert_eq!(verbs(&desk), ["general", "done"]);
    desk.does("general Hindenburg 5 1");
    assert_eq!(desk.p.battle.dice, [1, 1, 0, 0, 0, 1]);
    assert_ne!(desk.p.phase, Phase::Rolled);
}

#[test]
fn rr_after_roll_there_is_no_way_back_to_an_earlier_step() {
    let text = "turn 6, central, battle\neffects gas\n\
                Belgium contested battle: ge.storm1 ge.inf ge.art fr.inf*5\n\
                Poland contested battle: ru.inf*2 ge.inf*2";
    let mut desk = Desk::new("generals elites cards", text);
    desk.does_rolling("fight Belgium ge", &[4, 5, 6]).does("reroll 5");
    assert_eq!(desk.refused("gas"), "r.after-roll");
    let face = (1..=6).find(|face| desk.p.battle.dice[face - 1] > 0).expect("dice lie there");
    assert_eq!(desk.refused(&format!("reroll {face}")), "r.after-roll");
}

#[test]
fn rr_after_roll_hits_are_ignored_before_trenches_fall() {
    let text = "turn 3, entente, battle\nHungary contested battle trench central: ah.jagd ah.inf ru.inf*2\n\
                Poland contested battle: ru.inf*2 ge.inf*2";
    let mut desk = Desk::new("elites trenches", text);
    desk.does_rolling("fight Hungary ru", &[1, 6]).does_as(CENTRAL, "ignore");
    assert!(!desk.cites("17.3"));
    let table = desk.game.table(&desk.p, Onlooker::Spectator);
    let hungary = table.places.iter().find(|place| place.place == "Hungary").expect("it is there");
    assert!(hungary.markers.iter().any(|marker| marker.kind == "trench-central"));
    assert_eq!(desk.count("ah.inf", "Hungary"), 1);
}

#[test]
fn rr_after_roll_trenches_fall_before_tiles_are_lost() {
    let text = "turn 3, entente, battle\nHungary contested battle trench central: ah.jagd ah.inf ru.inf*2\n\
                Poland contested battle: ru.inf*2 ge.inf*2";
    let mut desk = Desk::new("elites trenches", text);
    desk.does_rolling("fight Hungary ru", &[1, 1]).does_as(CENTRAL, "ignore");
    assert!(desk.cites("17.3"));
    assert_eq!((desk.count("ah.inf", "Hungary"), desk.count("ah.jagd", "Hungary")), (1, 1));
}
