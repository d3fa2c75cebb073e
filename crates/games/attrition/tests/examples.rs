//! The worked examples of the rulebook, with its own figures.

use crate::common::*;

/// Those of the regions a tile can move to that the other side controls.
fn targets(desk: &Desk, tile: &str, from: &str) -> Vec<String> {
    let enemy = if desk.asked() == CENTRAL { "entente" } else { "central" };
    let mut targets = desk.moves(tile, from);
    targets.retain(|id| desk.marker(id.trim_start_matches('~')) == enemy);
    targets.sort();
    targets
}

/// 2.1.3: London, Paris and Belgium.
#[test]
fn example_london_paris_and_belgium() {
    let map = game("").map;
    let [london, paris, belgium] = ["London", "Paris", "Belgium"].map(region);
    assert!(london.is_capital() && paris.is_capital() && !belgium.is_capital());
    assert!(map.sea[london.index()] & paris.bit() != 0 && map.land[london.index()] & paris.bit() == 0);
    assert!(map.land[paris.index()] & belgium.bit() != 0 && map.sea[paris.index()] & belgium.bit() == 0);
    assert_eq!([london, paris, belgium].map(|region| map.industry[region.index()]), [2, 2, 1]);
    assert!([london, paris, belgium].iter().all(|region| region.allegiance() == ENTENTE));
}

/// 3.8: 7 points for the Central Powers, 12 for the Entente.
#[test]
fn example_industry_at_the_start() {
    let desk = Desk::begin("", 1);
    assert_eq!(Seat::BOTH.map(|side| desk.industry(side)), [7, 12]);
}

/// 4.1.1: in the third turn, spring 1915, the four Bulgarian tiles go into the pouch.
#[test]
fn example_bulgarian_tiles_in_spring_1915() {
    let mut desk = Desk::new("", "turn 3, central, card\nreserves: ot.inf");
    assert_eq!((desk.count("bu.inf", "track"), desk.count("bu.art", "track")), (2, 2));
    desk.does("done");
    let in_play = |code: &str| desk.count(code, "pouch") + desk.count(code, "reserves");
    assert_eq!((in_play("bu.inf"), in_play("bu.art")), (2, 2));
    assert_eq!(desk.pile(CENTRAL, "track"), 4 + 7, "Mexicans and the other Ottomans still wait");
}

/// 4.1.2: six Russian tiles, 4 infantry, 1 artillery and 1 aircraft: all of them or none.
#[test]
fn example_six_russian_tiles_return_or_stay() {
    let text = "turn 4, entente, returns\ndestroyed: ru.inf*4 ru.art ru.air";
    let mut desk = Desk::new("", text);
    assert_eq!(desk.offers(), ["return ru", "done"]);
    desk.does("return ru");
    assert_eq!(desk.pile(ENTENTE, "destroyed"), 0);
    let desk = Desk::new("", text).after("done");
    assert_eq!(["ru.inf", "ru.art", "ru.air"].map(|code| desk.count(code, "destroyed")), [4, 1, 1]);
}

/// 4.6.1, example 1: from Berlin through the Rhineland into Belgium, through Poland into the Baltics, or through the
/// Rhineland, Vienna and Hungary into Kiev or Belgrade.
#[test]
fn example_movement_1_from_berlin() {
    let mut desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf*4\nPoland central:");
    assert_eq!(targets(&desk, "ge.inf", "Berlin"), ["Baltics", "Belgium", "Belgrade", "Kiev"]);
    desk.does("move ge.inf Berlin - Belgium, move ge.inf Berlin - Baltics, move ge.inf Berlin - Kiev, move ge.inf Berlin - Belgrade");
    assert!(["Belgium", "Baltics", "Kiev", "Belgrade"].iter().all(|id| desk.count("ge.inf", id) == 1));
}

/// 4.6.4, example 2: from contested Rome by Paris to Belgium or into contested Salonica, not into Northern Italy.
#[test]
fn example_movement_2_from_contested_rome() {
    let desk = Desk::new(
        "",
        "turn 6, entente, movement
         war it gr
         Rome contested: it.inf*2 fr.inf ah.inf
         Belgium contested: fr.inf ge.inf
         Salonica contested: gr.inf bu.inf
         NorthernItaly central: ah.inf",
    );
    for tile in ["it.inf", "fr.inf"] {
        let mut moves = desk.moves(tile, "Rome");
        moves.sort();
        assert_eq!(moves, ["~Belgium", "~Paris", "~Salonica"], "{tile}");
        assert_eq!(desk.refused(&format!("move {tile} Rome - NorthernItaly")), "4.6.3");
    }
}

/// Battle planning, 1: the Central Powers enter enemy-controlled Poland. A battle is required.
#[test]
fn example_planning_1_poland() {
    let mut desk = Desk::new("", "turn 3, central, movement\nBerlin: ge.inf\nVienna: ah.inf");
    desk.does("move ge.inf Berlin - Poland, done");
    assert!(desk.cites("4.7.1"));
    assert_eq!(desk.battles(), ["Poland"]);
}

/// Battle planning, 2: the Central Powers enter the enemy-controlled Rhineland. No battle is required.
#[test]
fn example_planning_2_the_rhineland() {
    let mut desk =
        Desk::new("", "turn 3, central, movement\nBerlin: ge.inf\nVienna: ah.inf\nRhineland entente: fr.inf");
    desk.does("move ge.inf Berlin - Rhineland, done");
    assert!(desk.battles().is_empty());
    assert_eq!(desk.offers(), ["plan Rhineland", "done"]);
}

/// Battle planning, 3: the Entente enters contested Vienna. No battle is required.
#[test]
fn example_planning_3_contested_vienna() {
    let mut desk = Desk::new(
        "",
        "turn 6, entente, movement
         war it
         Rome: it.inf*2
         Vienna contested: it.inf ah.inf",
    );
    desk.does("move it.inf Rome - Vienna, done");
    assert!(desk.battles().is_empty());
    assert_eq!(desk.offers(), ["plan Vienna", "done"]);
}

/// Battle planning, 4: the Entente goes from London to enemy-controlled Paris. A battle is required.
#[test]
fn example_planning_4_london_to_paris() {
    let mut desk = Desk::new("", "turn 3, entente, movement\nLondon: br.inf*2\nParis central: ge.inf");
    desk.does("move br.inf London ~ Paris, done");
    assert!(desk.cites("4.7.1"));
    assert_eq!(desk.battles(), ["Paris"]);
}

/// Battles, 1: four German and two Austro-Hungarian tiles, four dice. The 1 is matched by a German infantry, one of
/// the 2s by the Austro-Hungarian artillery: 2 hits. The same 1 is matched by a French infantry: 1 hit.
#[test]
fn example_battle_1_germans_and_austro_hungarians() {
    let mut desk = Desk::new(
        "",
        "turn 3, central, battle
         Belgium contested battle: ge.inf*4 ah.inf ah.art fr.inf*3 fr.air",
    );
    assert_eq!(desk.offers(), ["fight Belgium ge"]);
    desk.does_rolling("fight Belgium ge", &[1, 2, 2, 5]);
    assert_eq!(hits(&desk), [2, 1]);
    desk.does_as(CENTRAL, "lose ah.inf*1").does_as(ENTENTE, "lose fr.inf*2");
    assert_eq!((desk.pile(CENTRAL, "destroyed"), desk.pile(ENTENTE, "destroyed")), (1, 2));
    assert_eq!((desk.strength(CENTRAL, "Belgium"), desk.strength(ENTENTE, "Belgium")), (5, 2));
}

/// Battles, 2: six Russian tiles and a Serbian one, six dice. Two 1s are matched by Russian infantry, the 2 by the
/// Serbian artillery: 3 hits. One 1 is matched by the one Austro-Hungarian infantry: 1 hit.
#[test]
fn example_battle_2_russians_and_serbs() {
    let mut desk = Desk::new(
        "",
        "turn 3, entente, battle
         Hungary contested battle: ru.inf*6 se.art ah.inf ge.air*3",
    );
    assert_eq!(desk.offers(), ["fight Hungary ru"]);
    desk.does_rolling("fight Hungary ru", &[1, 1, 2, 4, 5, 6]);
    assert_eq!(hits(&desk), [1, 3]);
    desk.does_as(ENTENTE, "lose ru.inf*1").does_as(CENTRAL, "lose ge.air*3");
    assert_eq!((desk.pile(CENTRAL, "destroyed"), desk.pile(ENTENTE, "destroyed")), (3, 1));
    assert_eq!((desk.strength(CENTRAL, "Hungary"), desk.strength(ENTENTE, "Hungary")), (1, 6));
}

/// 4.9.2: in autumn 1914 the Ottoman Empire enters with three infantry; two go to Armenia, one to the Levant.
#[test]
fn example_ottoman_redeployment() {
    let mut desk = Desk::new("", "turn 2, central, declare\nreserves: ot.inf*3").after("declare ot");
    assert_eq!(desk.count("ot.inf", "Istanbul"), 3);
    assert!(["Istanbul", "Armenia", "Levant"].iter().all(|id| desk.marker(id) == "central"));
    desk.does("redeploy ot.inf Armenia, redeploy ot.inf Armenia, redeploy ot.inf Levant");
    assert_eq!(["Istanbul", "Armenia", "Levant"].map(|id| desk.count("ot.inf", id)), [0, 2, 1]);
}

/// 6, strategy: what the Central Powers can attack in autumn 1914.
#[test]
fn example_targets_of_autumn_1914() {
    let text = "turn 2, central, movement\nBerlin: ge.inf\nVienna: ah.inf";
    let reached = |desk: &Desk, tiles: &[(&str, &str)]| {
        let mut all: Vec<String> = tiles.iter().flat_map(|(tile, from)| targets(desk, tile, from)).collect();
        all.sort();
        all.dedup();
        all
    };
    let home = [("ge.inf", "Berlin"), ("ah.inf", "Vienna")];
    assert_eq!(reached(&Desk::new("", text), &home), ["Belgium", "Belgrade", "Kiev", "Poland"]);
    let desk = Desk::new("", &format!("{text}\nwar ot\nIstanbul: ot.inf"));
    let all = [("ge.inf", "Berlin"), ("ah.inf", "Vienna"), ("ot.inf", "Istanbul")];
    assert_eq!(reached(&desk, &all), ["Alexandria", "Belgium", "Belgrade", "Caucasus", "Kiev", "Poland"]);
}

/// 6.2: ten tiles in autumn 1914, the Ottoman Empire being neutral.
#[test]
fn example_ten_tiles_in_autumn_1914() {
    let desk = Desk::new("", "turn 2, central, card").after("done");
    assert_eq!((desk.industry(CENTRAL), desk.pile(CENTRAL, "reserves")), (7, 10));
}

/// 20.3: ten tiles in the first turn of the historical set-up.
#[test]
fn example_ten_tiles_at_the_historical_start() {
    let desk = Desk::begin("historical", 4);
    assert_eq!((desk.p.turn + 1, desk.p.active()), (2, CENTRAL));
    assert_eq!(desk.pile(CENTRAL, "reserves"), 10);
}

/// 14.3: Poison Gas can be played in turns 3 to 10.
#[test]
fn example_poison_gas_from_turn_3() {
    for turn in 1..=10 {
        for (side, card) in [("central", "CP1"), ("entente", "EP1")] {
            let desk = Desk::new("cards", &format!("turn {turn}, {side}, card\nhand: {card}"));
            let play = format!("play {card}");
            if turn < 3 {
                assert_eq!(desk.refused(&play), "14.3", "turn {turn}");
            } else {
                assert!(desk.offers().contains(&play), "turn {turn}");
            }
        }
    }
}

/// 15, Creeping Barrage: three British infantry and one British artillery roll four 2s and score four hits.
#[test]
fn example_creeping_barrage() {
    let battle = "Belgium contested battle: br.inf*3 br.art ge.inf*5";
    let mut desk = Desk::new("cards", &format!("turn 5, entente, battle\neffects barrage\n{battle}"));
    desk.does_rolling("fight Belgium br", &[2, 2, 2, 2]);
    assert_eq!(hits(&desk), [0, 4]);
    assert_eq!(desk.count("ge.inf", "destroyed"), 4);
    let mut desk = Desk::new("cards", &format!("turn 5, entente, battle\n{battle}"));
    desk.does_rolling("fight Belgium br", &[2, 2, 2, 2]);
    assert_eq!(hits(&desk), [0, 1], "without the card");
}
