//! Event cards (14) and what each does (15).

#![allow(missing_docs)]

mod common;

use attrition::Event;
use attrition::position::Phase;
use attrition::tables::{Card, Nation};
use common::*;
use contract::{Onlooker, Rules, Seat, Seats};

/// Every card with the first year it may be played in.
const YEARS: [(&str, u16); 20] = [
    ("CP1", 1915),
    ("CP2", 1918),
    ("CP3", 1917),
    ("CP4", 1914),
    ("CP5", 1915),
    ("CP6", 1917),
    ("CP7", 1917),
    ("CP8", 1917),
    ("CP9", 1915),
    ("CP10", 1916),
    ("EP1", 1915),
    ("EP2", 1916),
    ("EP3", 1915),
    ("EP4", 1916),
    ("EP5", 1915),
    ("EP6", 1918),
    ("EP7", 1916),
    ("EP8", 1918),
    ("EP9", 1915),
    ("EP10", 1916),
];

fn side_of(card: &str) -> &'static str {
    if card.starts_with("CP") { "central" } else { "entente" }
}

/// The cards a seat holds, or has played, as an onlooker sees them.
fn hand(desk: &Desk, onlooker: Onlooker, seat: Seat, name: &str) -> (u32, Option<Vec<String>>) {
    let table = desk.game.table(&desk.position, onlooker);
    let named =
        |hand: &&table::Hand| hand.seat == seat as u8 && hand.name == table::Text::key(name.to_string());
    table.hands.iter().find(named).map_or((0, None), |hand| (hand.count, hand.cards.clone()))
}

fn controls(desk: &Desk, side: Seat, id: &str) -> bool {
    desk.position.control(side) & region(id).bit() != 0
}

fn contested(desk: &Desk, id: &str) -> bool {
    desk.position.contested() & region(id).bit() != 0
}

fn dice(desk: &Desk) -> u8 {
    desk.position.dice().iter().sum()
}

fn hits(desk: &Desk) -> [u8; 2] {
    let found = desk.journal.iter().rev().find_map(|line| match line.what {
        Event::Rolled { hits, .. } => Some(hits),
        _ => None,
    });
    found.expect("dice were rolled")
}

/// Goes on, passing, until a side is in a phase.
fn go_to(desk: &mut Desk, side: Seat, phase: Phase) {
    for _ in 0..300 {
        if desk.position.phase() == phase && desk.position.active() == side {
            return;
        }
        desk.decide("done");
    }
    panic!("{side:?} never came to {phase:?}");
}

fn offers(desk: &Desk, start: &str) -> Vec<String> {
    desk.offers().into_iter().filter(|offer| offer.starts_with(start)).collect()
}

// 14: the rules of cards.

#[test]
fn r14_1_each_side_draws_six_cards_and_keeps_four() {
    let mut desk = Desk::begin("cards", 1);
    assert!(desk.fired("14.1"));
    assert_eq!(desk.game.to_decide(&desk.position), Seats::BOTH);
    for seat in Seat::BOTH {
        assert_eq!(hand(&desk, Onlooker::Seat(seat), seat, "hand-dealt").0, 6);
        assert_eq!(desk.offers_to(seat).len(), 15, "four of six");
        let keep = desk.offers_to(seat)[0].clone();
        desk.decide_as(seat, &keep);
        let kept: Vec<String> = keep.split(' ').skip(1).map(String::from).collect();
        assert_eq!(hand(&desk, Onlooker::Seat(seat), seat, "hand"), (4, Some(kept)));
        assert_eq!(hand(&desk, Onlooker::Seat(seat), seat, "hand-dealt").0, 0, "the rest is out of the game");
    }
    assert_eq!((desk.position.phase(), desk.position.active()), (Phase::Card, CENTRAL));
}

#[test]
fn r14_1_neither_more_nor_fewer_than_four_are_kept_and_only_what_was_drawn() {
    let desk = Desk::begin("cards", 1);
    let (_, dealt) = hand(&desk, Onlooker::Seat(CENTRAL), CENTRAL, "hand-dealt");
    let dealt = dealt.expect("one sees one's own");
    assert_eq!(desk.refused_as(CENTRAL, &format!("keep {}", dealt[..3].join(" "))), "14.1");
    assert_eq!(desk.refused_as(CENTRAL, &format!("keep {}", dealt[..5].join(" "))), "14.1");
    assert_eq!(desk.refused_as(CENTRAL, "done"), "14.1");
    let missing =
        (1..=10).map(|n| format!("CP{n}")).find(|card| !dealt.contains(card)).expect("four were not drawn");
    assert_eq!(desk.refused_as(CENTRAL, &format!("keep {} {missing}", dealt[..3].join(" "))), "r.unknown");
}

#[test]
fn r14_1_hands_are_secret() {
    let mut desk = Desk::begin("cards", 1);
    assert_eq!(hand(&desk, Onlooker::Seat(ENTENTE), CENTRAL, "hand-dealt"), (6, None));
    for seat in Seat::BOTH {
        let keep = desk.offers_to(seat)[0].clone();
        desk.decide_as(seat, &keep);
    }
    assert_eq!(hand(&desk, Onlooker::Seat(ENTENTE), CENTRAL, "hand"), (4, None));
    assert_eq!(hand(&desk, Onlooker::Spectator, ENTENTE, "hand"), (4, None));
}

#[test]
fn r14_2_a_card_is_played_before_neutral_tiles_join_the_pouch() {
    let mut desk = Desk::new("cards", "turn 3, central, card\nhand: CP1\ndestroyed: ge.inf");
    assert_eq!(desk.count("bu.inf", "track"), 2);
    desk.decide("play CP1");
    assert!(desk.fired("14.2"));
    assert_eq!((desk.position.phase(), desk.count("bu.inf", "pouch")), (Phase::Returns, 2));
}

#[test]
fn r14_2_one_card_a_turn() {
    let mut desk = Desk::new("cards", "turn 3, central, card\nhand: CP1 CP9\ndestroyed: ge.inf");
    desk.decide("play CP1");
    assert_eq!(desk.refused("play CP9"), "r.sequence");
    assert_eq!(hand(&desk, Onlooker::Seat(CENTRAL), CENTRAL, "hand").0, 1);
}

#[test]
fn r14_2_no_card_need_be_played() {
    let mut desk = Desk::new("cards", "turn 3, central, card\nhand: CP1 CP9\ndestroyed: ge.inf");
    assert_eq!(desk.offers(), ["play CP1", "play CP9", "done"]);
    desk.decide("done");
    assert_eq!(hand(&desk, Onlooker::Seat(CENTRAL), CENTRAL, "hand").0, 2);
}

#[test]
fn r14_2_only_a_card_in_ones_hand_is_played_and_only_in_ones_turn() {
    let desk = Desk::new("cards", "turn 3, central, card\nhand: CP1 EP1");
    assert_eq!(desk.refused("play CP9"), "14.2");
    assert_eq!(desk.refused("play EP1"), "14.2");
    assert_eq!(desk.refused_as(ENTENTE, "play EP1"), "r.sequence");
}

#[test]
fn r14_3_no_card_is_played_before_its_year() {
    for (card, year) in YEARS {
        for turn in 1..=10u16 {
            let text = format!("turn {turn}, {}, card\nhand: {card}", side_of(card));
            let desk = Desk::new("cards", &text);
            let play = format!("play {card}");
            if 1914 + (turn - 1) / 2 < year {
                assert_eq!(desk.refused(&play), "14.3", "{card} in turn {turn}");
                assert_eq!(desk.offers(), ["done"], "{card} in turn {turn}");
            } else {
                assert_eq!(desk.offers(), [play, "done".into()], "{card} in turn {turn}");
            }
        }
    }
}

#[test]
fn r14_4_a_played_card_leaves_the_game() {
    let mut desk = Desk::new("cards", "turn 3, central, card\nhand: CP1 CP9");
    desk.decide("play CP1");
    assert_eq!(hand(&desk, Onlooker::Spectator, CENTRAL, "hand-played"), (1, Some(vec!["CP1".into()])));
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    go_to(&mut desk, CENTRAL, Phase::Card);
    assert_eq!(desk.refused("play CP1"), "14.2");
    assert_eq!(desk.offers(), ["play CP9", "done"]);
}

#[test]
fn r14_4_a_card_acts_at_once_unless_it_names_a_phase() {
    let mut desk = Desk::new("cards", "turn 9, entente, card\nhand: EP6 EP5\ndestroyed: fr.inf");
    desk.decide("play EP6");
    assert!(!contested(&desk, "Berlin"), "the revolution waits for the update");
    let mut desk = Desk::new("cards", "turn 9, entente, card\nhand: EP6 EP5\ndestroyed: fr.inf");
    desk.decide("play EP5");
    assert_eq!(desk.count("fr.inf", "destroyed"), 0);
}

#[test]
fn r14_4_what_waits_for_the_ententes_next_turn_lasts_that_turn_only() {
    let text = "turn 3, central, card\nhand: CP5\nreserves: br.inf*4";
    let mut desk = Desk::new("cards", text);
    desk.decide("play CP5");
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    assert_eq!(desk.refused("mobilise br.inf London"), "15.forbids");
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    go_to(&mut desk, ENTENTE, Phase::Returns);
    desk.decide("return br");
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    assert_eq!(offers(&desk, "mobilise br.inf London").len(), 1);
}

#[test]
fn r15_1_the_entente_has_ten_cards() {
    let codes: Vec<&str> =
        Card::all().filter(|card| card.side() == ENTENTE).map(|card| card.info().code).collect();
    assert_eq!(codes, ["EP1", "EP2", "EP3", "EP4", "EP5", "EP6", "EP7", "EP8", "EP9", "EP10"]);
    for card in Card::all().filter(|card| card.side() == ENTENTE) {
        assert_eq!(attrition::rulebook().section(card.info().rule).id, format!("15.{}", card.info().code));
    }
}

#[test]
fn r15_2_the_central_powers_have_ten_cards() {
    let codes: Vec<&str> =
        Card::all().filter(|card| card.side() == CENTRAL).map(|card| card.info().code).collect();
    assert_eq!(codes, ["CP1", "CP2", "CP3", "CP4", "CP5", "CP6", "CP7", "CP8", "CP9", "CP10"]);
    for card in Card::all().filter(|card| card.side() == CENTRAL) {
        assert_eq!(attrition::rulebook().section(card.info().rule).id, format!("15.{}", card.info().code));
    }
}

// Poison gas, on both sides.

fn gas(side: &str) -> Desk {
    let text = format!(
        "turn 3, {side}, battle\neffects gas\nBelgium contested battle: fr.inf*3 ge.inf*3\n\
         Poland contested battle: ru.inf*2 ge.inf*2\nKiev contested battle: ru.inf ah.inf"
    );
    Desk::new("cards", &text)
}

#[test]
fn r15_ep1_gas_rolls_all_the_dice_of_a_battle_again() {
    let mut desk = gas("entente");
    desk.decide_rolling("fight Belgium fr", &[5, 6, 6]);
    assert_eq!(desk.offers(), ["gas", "done"]);
    desk.decide_rolling("gas", &[1, 1, 2]);
    assert!(desk.fired("15.EP1"));
    assert_eq!(desk.count("ge.inf", "Belgium"), 1);
    assert_eq!(desk.count("fr.inf", "Belgium"), 1);
}

#[test]
fn r15_ep1_gas_is_used_in_a_single_battle() {
    let mut desk = gas("entente");
    desk.decide_rolling("fight Belgium fr", &[5, 6, 6]).decide_rolling("gas", &[4, 5, 6]);
    desk.decide_rolling("fight Poland ru", &[5, 6]);
    assert_eq!(desk.position.phase(), Phase::Battle, "nothing more is asked");
}

#[test]
fn r15_ep1_gas_is_decided_before_the_next_battle() {
    let mut desk = gas("entente");
    desk.decide_rolling("fight Belgium fr", &[5, 6, 6]).decide("done");
    assert_eq!(desk.refused("gas"), "r.sequence");
    desk.decide_rolling("fight Poland ru", &[5, 6]);
    assert_eq!(desk.offers(), ["gas", "done"], "it may still be kept for this one");
}

#[test]
fn r15_ep1_gas_serves_in_the_turn_it_was_played() {
    let text = "turn 3, entente, card\nhand: EP1\nBelgium contested: fr.inf*2 ge.inf*2";
    let mut desk = Desk::new("cards", text);
    desk.decide("play EP1");
    assert!(desk.fired("15.EP1"));
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk.decide("plan Belgium").decide_rolling("fight Belgium fr", &[5, 6]);
    assert_eq!(desk.offers(), ["gas", "done"]);
    desk.decide("done");
    go_to(&mut desk, CENTRAL, Phase::Plan);
    desk.decide("plan Belgium").decide_rolling("fight Belgium ge", &[5, 6]);
    assert_ne!(desk.position.phase(), Phase::Rolled);
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk.decide("plan Belgium").decide_rolling("fight Belgium fr", &[5, 6]);
    assert_ne!(desk.position.phase(), Phase::Rolled);
}

#[test]
fn r15_ep1_without_the_card_there_is_no_gas() {
    let text = "turn 3, entente, battle\nBelgium contested battle: fr.inf*3 ge.inf*3\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("cards generals", text);
    desk.decide_rolling("fight Belgium fr", &[5, 6, 6]);
    assert_eq!(desk.refused("gas"), "14.2");
}

#[test]
fn r15_cp1_gas_rolls_all_the_dice_of_a_battle_again() {
    let mut desk = gas("central");
    desk.decide_rolling("fight Belgium ge", &[5, 6, 6]);
    desk.decide_rolling("gas", &[1, 4, 4]);
    assert!(desk.fired("15.CP1"));
    assert_eq!((desk.count("ge.inf", "destroyed"), desk.count("fr.inf", "destroyed")), (1, 1));
}

#[test]
fn r15_cp1_gas_is_used_in_a_single_battle_and_at_once() {
    let mut desk = gas("central");
    desk.decide_rolling("fight Belgium ge", &[5, 6, 6]).decide("done");
    assert_eq!(desk.refused("gas"), "r.sequence");
    desk.decide_rolling("fight Poland ge", &[5, 6]).decide_rolling("gas", &[5, 6]);
    desk.decide_rolling("fight Kiev ah", &[6]);
    assert_ne!(desk.position.phase(), Phase::Rolled);
}

#[test]
fn r15_cp1_gas_serves_in_the_turn_it_was_played() {
    let mut desk =
        Desk::new("cards", "turn 3, central, card\nhand: CP1\nBelgium contested: fr.inf*2 ge.inf*2");
    desk.decide("play CP1");
    assert!(desk.fired("15.CP1"));
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk.decide("plan Belgium").decide_rolling("fight Belgium fr", &[5, 6]);
    assert_ne!(desk.position.phase(), Phase::Rolled);
}

// The Entente's cards.

#[test]
fn r15_ep2_british_artillery_scores_with_every_2() {
    let text = "turn 5, entente, battle\neffects barrage\n\
                Belgium contested battle: br.inf*3 br.art ge.inf*6\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide_rolling("fight Belgium br", &[2, 2, 2, 2]);
    assert_eq!(hits(&desk), [0, 4]);
    assert_eq!(desk.count("ge.inf", "destroyed"), 4);
}

#[test]
fn r15_ep2_it_scores_so_even_when_another_nation_rolls() {
    let text = "turn 5, entente, battle\neffects barrage\n\
                Belgium contested battle: fr.inf*3 br.art ge.inf*6\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide_rolling("fight Belgium fr", &[2, 2, 5]);
    assert_eq!(hits(&desk), [0, 2]);
}

#[test]
fn r15_ep2_other_artillery_scores_once_a_tile() {
    let text = "turn 5, entente, battle\neffects barrage\n\
                Belgium contested battle: fr.inf*2 fr.art ge.inf*6\n\
                Poland contested battle: ru.inf br.inf*2 ru.art ge.inf*1";
    let mut desk = Desk::new("cards", text);
    desk.decide_rolling("fight Belgium fr", &[2, 2, 2]);
    assert_eq!(hits(&desk), [0, 1]);
}

#[test]
fn r15_ep2_the_enemys_artillery_gains_nothing() {
    let text = "turn 5, entente, battle\neffects barrage\n\
                Belgium contested battle: br.inf*3 ge.art ge.inf*4\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide_rolling("fight Belgium br", &[2, 2, 2]);
    assert_eq!(hits(&desk), [1, 0]);
}

#[test]
fn r15_ep2_the_barrage_lasts_the_turn_it_was_played() {
    let mut desk =
        Desk::new("cards", "turn 5, entente, card\nhand: EP2\nBelgium contested: br.inf*2 br.art ge.inf*6");
    desk.decide("play EP2");
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk.decide("plan Belgium").decide_rolling("fight Belgium br", &[2, 2, 6]);
    assert_eq!(hits(&desk), [0, 2]);
    go_to(&mut desk, CENTRAL, Phase::Plan);
    desk.decide("plan Belgium").decide_rolling("fight Belgium ge", &[2, 2, 5, 6]);
    assert_eq!(hits(&desk), [0, 1]);
}

#[test]
fn r15_ep3_any_number_of_british_tiles_land_in_istanbul_in_the_declaration_phase() {
    let text = "turn 3, entente, declare\neffects landing\nwar ot\nIstanbul: ot.inf\n\
                reserves: br.inf*2 br.art br.air fr.inf";
    let mut desk = Desk::new("cards", text);
    assert_eq!(offers(&desk, "land"), ["land br.inf", "land br.art", "land br.air"]);
    desk.decide_all(&["land br.inf", "land br.inf", "land br.art"]);
    assert!(desk.fired("15.EP3"));
    assert_eq!((desk.count("br.inf", "Istanbul"), desk.count("br.art", "Istanbul")), (2, 1));
    desk.decide("done");
    assert_eq!(desk.count("br.air", "destroyed"), 1, "what did not land is cleared away");
}

#[test]
fn r15_ep3_only_british_tiles_of_the_reserves_land() {
    let text = "turn 3, entente, declare\neffects landing\nwar ot\nreserves: br.inf fr.inf";
    let desk = Desk::new("cards", text);
    assert_eq!(desk.refused("land fr.inf"), "15.EP3");
    assert_eq!(desk.refused("land br.art"), "r.unknown");
}

#[test]
fn r15_ep3_istanbul_keeps_its_status_until_the_next_update() {
    let text = "turn 3, entente, declare\neffects landing\nwar ot\nIstanbul: ot.inf\nreserves: br.inf*2\n\
                Berlin: ge.inf";
    let mut desk = Desk::new("cards", text);
    let industry = desk.game.industry(&desk.position, CENTRAL);
    desk.decide_all(&["land br.inf", "land br.inf"]);
    go_to(&mut desk, CENTRAL, Phase::Movement);
    assert!(controls(&desk, CENTRAL, "Istanbul"));
    assert_eq!(desk.game.industry(&desk.position, CENTRAL), industry);
    go_to(&mut desk, ENTENTE, Phase::Surrender);
    assert!(contested(&desk, "Istanbul"));
}

#[test]
fn r15_ep3_an_empty_istanbul_falls_at_the_next_update() {
    let text = "turn 3, entente, declare\neffects landing\nwar ot\nreserves: br.inf*2\nBerlin: ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide_all(&["land br.inf", "land br.inf"]);
    assert!(controls(&desk, CENTRAL, "Istanbul"));
    go_to(&mut desk, ENTENTE, Phase::Surrender);
    assert!(controls(&desk, ENTENTE, "Istanbul"));
}

#[test]
fn r15_ep3_the_ottomans_may_fight_the_landing_before_that() {
    let text = "turn 4, central, plan\nwar ot\nIstanbul: ot.inf*3 br.inf\nPoland contested: ge.inf ru.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide("plan Istanbul");
    assert!(desk.position.battles() & region("Istanbul").bit() != 0);
}

#[test]
fn r15_ep3_there_is_no_rail_in_the_turn_of_the_landing() {
    let text = "turn 3, entente, card\nhand: EP3\nwar ot\nBelgium: fr.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide("play EP3");
    while desk.position.active() == ENTENTE {
        assert_ne!(desk.position.phase(), Phase::Rail);
        desk.decide("done");
    }
    let mut desk = Desk::new("cards", text);
    desk.decide("done");
    go_to(&mut desk, ENTENTE, Phase::Rail);
}

#[test]
fn r15_ep3_nobody_lands_without_the_card() {
    let desk = Desk::new("cards", "turn 3, entente, declare\nwar ot\nreserves: br.inf it.inf");
    assert_eq!(desk.refused("land br.inf"), "14.2");
}

#[test]
fn r15_ep4_the_opponent_takes_back_an_ottoman_tile_of_his_choice() {
    let text = "turn 5, entente, card\nhand: EP4\nwar ot\nArmenia: ot.inf*2\nLevant: ot.art ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide("play EP4");
    assert!(desk.fired("15.EP4"));
    assert_eq!(desk.seat(), CENTRAL);
    assert_eq!(desk.offers(), ["give ot.inf Armenia", "give ot.art Levant"]);
    assert_eq!(desk.refused("done"), "15.EP4");
    assert_eq!(desk.refused("give ge.inf Levant"), "15.EP4");
    desk.decide("give ot.art Levant");
    assert_eq!((desk.count("ot.art", "reserves"), desk.count("ot.art", "Levant")), (1, 0));
    assert_eq!(desk.position.active(), ENTENTE, "the Entente's turn goes on");
}

#[test]
fn r15_ep4_the_tile_can_be_mobilised_in_its_owners_next_turn() {
    let text = "turn 5, entente, card\nhand: EP4\nwar ot\nArmenia: ot.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide_all(&["play EP4", "give ot.inf Armenia"]);
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    desk.decide("mobilise ot.inf Istanbul");
    assert_eq!(desk.count("ot.inf", "Istanbul"), 1);
}

#[test]
fn r15_ep4_with_no_ottoman_tile_on_the_board_nothing_happens() {
    let mut desk =
        Desk::new("cards", "turn 5, entente, card\nhand: EP4\nwar ot\nreserves: ot.inf\nBerlin: ge.inf");
    desk.decide("play EP4");
    assert_eq!(desk.seat(), ENTENTE);
    assert_eq!(desk.count("ge.inf", "Berlin"), 1);
}

#[test]
fn r15_ep5_every_destroyed_tile_goes_back_to_the_pouch() {
    let mut desk =
        Desk::new("cards", "turn 3, entente, card\nhand: EP5\ndestroyed: ru.inf*4 fr.art br.air se.inf");
    desk.decide("play EP5");
    assert!(desk.fired("15.EP5") && desk.fired("4.1.2"));
    for tile in ["ru.inf", "fr.art", "br.air", "se.inf"] {
        assert_eq!(desk.count(tile, "destroyed"), 0, "{tile}");
    }
    assert_ne!(desk.position.phase(), Phase::Returns, "there is no choice");
}

#[test]
fn r15_ep5_one_american_infantry_joins_the_pouch_at_the_very_end_of_the_turn() {
    let text = "turn 3, entente, card\nhand: EP5\nBelgium contested: fr.inf ge.inf";
    let mut desk = Desk::new("cards trenches", text);
    desk.decide("play EP5");
    go_to(&mut desk, ENTENTE, Phase::Entrench);
    assert_eq!(desk.count("us.inf", "track"), 3);
    desk.decide("done");
    assert!(desk.fired("15.EP5"));
    assert_eq!((desk.count("us.inf", "pouch"), desk.count("us.inf", "track")), (1, 2));
    assert_eq!(desk.position.active(), CENTRAL);
}

#[test]
fn r15_ep5_the_other_americans_wait_for_autumn_1916_even_if_america_is_at_war() {
    let mut desk = Desk::new("cards", "turn 5, entente, card\nwar us\npouch: us.inf\ndestroyed: fr.inf");
    desk.decide("done");
    assert_eq!((desk.count("us.inf", "track"), desk.count("us.art", "track")), (2, 3));
    let mut desk = Desk::new("cards", "turn 6, entente, card\nwar us\npouch: us.inf\ndestroyed: fr.inf");
    desk.decide("done");
    let added = desk.journal.iter().find_map(|line| match line.what {
        Event::Added { nation: Nation::Usa, count } => Some(count),
        _ => None,
    });
    assert_eq!(added, Some(7));
    assert_eq!(
        (desk.count("us.inf", "pouch"), desk.count("us.art", "pouch"), desk.count("us.air", "pouch")),
        (3, 3, 2)
    );
}

#[test]
fn r15_ep5_america_may_enter_the_war_with_that_one_tile() {
    let mut desk = Desk::new("cards", "turn 4, entente, declare\nreserves: us.inf");
    desk.decide("declare us");
    assert_eq!(desk.count("us.inf", "Washington"), 1);
}

#[test]
fn r15_ep6_berlin_is_contested_from_the_update_on() {
    let text = "turn 9, entente, card\nhand: EP6\nBerlin: ge.inf*2\nBelgium: fr.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide("play EP6");
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    assert!(controls(&desk, CENTRAL, "Berlin"));
    go_to(&mut desk, CENTRAL, Phase::Rail);
    assert!(contested(&desk, "Berlin"));
    assert_eq!(desk.position.count_off(CENTRAL, place("reserves")), 4, "Berlin's three points are not drawn");
}

#[test]
fn r15_ep6_the_update_cites_the_card() {
    let text = "turn 9, entente, battle\neffects revolution\nBerlin: ge.inf*2\nPoland central battle: ru.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide("fight Poland ru").decide("done");
    assert!(desk.fired("15.EP6"));
    assert!(contested(&desk, "Berlin"));
}

#[test]
fn r15_ep6_an_empty_or_entente_berlin_becomes_contested_too() {
    for berlin in ["Berlin:", "Berlin entente: fr.inf"] {
        let text =
            format!("turn 9, entente, battle\neffects revolution\n{berlin}\nPoland central battle: ru.inf");
        let mut desk = Desk::new("cards", &text);
        desk.decide("fight Poland ru").decide("done");
        assert!(contested(&desk, "Berlin"), "{berlin}");
    }
}

#[test]
fn r15_ep6_the_central_powers_win_berlin_back_at_their_own_update() {
    let text = "turn 9, entente, battle\neffects revolution\nBerlin: ge.inf*2\nPoland central battle: ru.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide("fight Poland ru").decide("done");
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    assert!(contested(&desk, "Berlin"));
    go_to(&mut desk, ENTENTE, Phase::Surrender);
    assert!(controls(&desk, CENTRAL, "Berlin"));
}

fn they_shall_not_pass(destroyed: &str) -> Desk {
    let text = format!(
        "turn 5, entente, card\nhand: EP7\ndestroyed: {destroyed}\nBelgium contested: fr.inf ge.inf\n\
         Poland contested: ru.inf ge.inf\nHungary contested: ru.inf ah.inf\nParis: fr.inf"
    );
    let mut desk = Desk::new("cards", &text);
    desk.decide("play EP7");
    desk
}

#[test]
fn r15_ep7_two_french_infantry_come_back_where_germans_are_contested() {
    let mut desk = they_shall_not_pass("fr.inf*3 fr.art");
    assert!(desk.fired("15.EP7"));
    assert_eq!(desk.offers(), ["recover fr.inf Belgium", "recover fr.inf Poland", "done"]);
    desk.decide_all(&["recover fr.inf Belgium", "recover fr.inf Belgium"]);
    assert_eq!((desk.count("fr.inf", "Belgium"), desk.count("fr.inf", "destroyed")), (3, 1));
    assert_eq!(desk.position.phase(), Phase::Returns, "two are all");
}

#[test]
fn r15_ep7_nothing_but_french_infantry_comes_back() {
    let desk = they_shall_not_pass("fr.inf fr.art br.inf");
    assert_eq!(desk.refused("recover fr.art Belgium"), "15.EP7");
    assert_eq!(desk.refused("recover br.inf Belgium"), "15.EP7");
    assert_eq!(desk.refused("recover ru.inf Belgium"), "r.unknown");
}

#[test]
fn r15_ep7_the_region_must_be_contested_and_hold_germans() {
    let desk = they_shall_not_pass("fr.inf*2");
    for barred in ["Hungary", "Paris", "Rhineland", "Rome"] {
        assert_eq!(desk.refused(&format!("recover fr.inf {barred}")), "15.EP7", "{barred}");
    }
}

#[test]
fn r15_ep7_with_fewer_destroyed_fewer_come_back() {
    let mut desk = they_shall_not_pass("fr.inf fr.art");
    desk.decide("recover fr.inf Belgium");
    assert_ne!(desk.position.phase(), Phase::Recover);
    let desk = they_shall_not_pass("fr.art");
    assert_ne!(desk.position.phase(), Phase::Recover);
}

#[test]
fn r15_ep7_one_may_bring_back_fewer_than_one_could() {
    let mut desk = they_shall_not_pass("fr.inf*3");
    desk.decide_all(&["recover fr.inf Belgium", "done"]);
    assert_eq!((desk.position.phase(), desk.count("fr.inf", "Belgium")), (Phase::Returns, 2));
}

#[test]
fn rr_one_region_takes_all_the_tiles_a_card_brings_back() {
    let mut desk = they_shall_not_pass("fr.inf*3");
    desk.decide("recover fr.inf Poland");
    assert_eq!(desk.refused("recover fr.inf Belgium"), "r.one-region");
    assert_eq!(desk.offers(), ["recover fr.inf Poland", "done"]);
    let text = "turn 7, central, card\nhand: CP7\ndestroyed: ge.inf*3\nBelgium contested: fr.inf ge.inf\n\
                Poland contested: fr.inf ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide_all(&["play CP7", "recover ge.inf Belgium"]);
    assert_eq!(desk.refused("recover ge.inf Poland"), "r.one-region");
}

fn fresh(belgium: &str) -> Desk {
    let text = format!(
        "turn 9, entente, battle\neffects fresh\nwar us\nBelgium contested battle: {belgium}\n\
         Poland contested battle: us.inf ge.inf*3\nKiev contested battle: ru.inf ah.inf"
    );
    Desk::new("cards tanks", &text)
}

#[test]
fn r15_ep8_each_american_tile_may_roll_two_dice() {
    let mut desk = fresh("us.inf us.art us.air us.tank ge.inf*3");
    desk.decide("fight Belgium us double");
    assert!(desk.fired("15.EP8"));
    assert_eq!(dice(&desk), 8, "whatever its kind");
}

#[test]
fn r15_ep8_it_is_a_choice_in_each_battle() {
    let mut desk = fresh("us.inf*2 us.art ge.art*5");
    assert_eq!(offers(&desk, "fight Belgium"), ["fight Belgium us", "fight Belgium us double"]);
    desk.decide_rolling("fight Belgium us", &[4, 5, 6]);
    assert_eq!(dice(&desk), 3);
    assert_eq!(offers(&desk, "fight Poland"), ["fight Poland us", "fight Poland us double"]);
    desk.decide_rolling("fight Poland us double", &[5, 6]);
    assert_eq!(dice(&desk), 2);
}

#[test]
fn r15_ep8_it_serves_in_any_number_of_battles() {
    let mut desk = fresh("us.inf*2 ge.art*5");
    desk.decide_rolling("fight Belgium us double", &[4, 5, 6, 6]);
    desk.decide_rolling("fight Poland us double", &[5, 6]);
}

#[test]
fn r15_ep8_tiles_that_do_not_roll_gain_nothing() {
    let mut desk = fresh("us.inf*2 fr.inf*3 ge.art*5");
    assert_eq!(offers(&desk, "fight Belgium"), ["fight Belgium fr"]);
    assert_eq!(desk.refused("fight Belgium fr double"), "14.2");
    desk.decide("fight Belgium fr");
    assert_eq!(dice(&desk), 3);
}

#[test]
fn r15_ep8_a_tile_scores_no_more_than_before() {
    let mut desk = fresh("us.inf*2 ge.art*5");
    desk.decide_rolling("fight Belgium us double", &[1, 1, 1, 6]);
    assert_eq!(hits(&desk), [0, 2]);
}

#[test]
fn r15_ep8_it_lasts_the_turn_it_was_played() {
    let text = "turn 9, entente, card\nhand: EP8\nwar us\nBelgium contested: us.inf*2 ge.art*5";
    let mut desk = Desk::new("cards", text);
    desk.decide("play EP8");
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk.decide("plan Belgium").decide_rolling("fight Belgium us double", &[4, 4, 5, 6]);
    go_to(&mut desk, CENTRAL, Phase::Plan);
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk.decide("plan Belgium");
    assert_eq!(desk.offers(), ["fight Belgium us"]);
}

fn expeditionary(more: &str) -> Desk {
    Desk::new("cards", &format!("turn 3, entente, mobilise\nallowance 2\n{more}"))
}

#[test]
fn r15_ep9_two_tiles_enter_by_any_capital_whatever_their_flag() {
    let mut desk = expeditionary("reserves: fr.inf*3 ru.inf");
    desk.decide_all(&["mobilise fr.inf Petrograd", "mobilise ru.inf Alexandria"]);
    assert_eq!((desk.count("fr.inf", "Petrograd"), desk.count("ru.inf", "Alexandria")), (1, 1));
    assert_eq!(desk.refused("mobilise fr.inf London"), "4.5.entry", "two are all");
}

#[test]
fn r15_ep9_tiles_of_neutral_nations_may_go() {
    let mut desk = expeditionary("reserves: it.inf*2");
    desk.decide("mobilise it.inf Paris");
    assert_eq!(desk.count("it.inf", "Paris"), 1);
    assert!(!desk.position.is_at_war(Nation::Italy));
}

#[test]
fn r15_ep9_tiles_that_enter_by_their_own_flag_do_not_count() {
    let mut desk = expeditionary("reserves: fr.inf*4");
    desk.decide_all(&["mobilise fr.inf Paris", "mobilise fr.inf Paris"]);
    desk.decide_all(&["mobilise fr.inf Belgrade", "mobilise fr.inf Belgrade"]);
    assert_eq!(desk.count("fr.inf", "Belgrade"), 2);
}

#[test]
fn r15_ep9_every_other_restriction_stays() {
    let desk =
        expeditionary("reserves: fr.inf it.inf\nBelgrade central: ah.inf\nPetrograd contested: ge.inf");
    for barred in ["Rome", "Belgrade", "Belgium", "Berlin"] {
        assert_eq!(desk.refused(&format!("mobilise fr.inf {barred}")), "4.5.entry", "{barred}");
    }
    assert!(desk.offers().contains(&"mobilise fr.inf Petrograd".into()));
}

#[test]
fn r15_ep9_the_card_serves_in_the_turn_it_was_played() {
    let text = "turn 3, entente, card\nhand: EP9\nreserves: it.inf*3";
    let mut desk = Desk::new("cards", text);
    desk.decide("play EP9");
    assert!(desk.fired("15.EP9"));
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    desk.decide("mobilise it.inf London");
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    assert_eq!(desk.refused("mobilise it.inf London"), "4.5.entry");
}

#[test]
fn r15_ep10_german_artillery_and_aircraft_destroyed_this_turn_are_lost_for_good() {
    let text = "turn 5, entente, battle\neffects blockade\n\
                Belgium contested battle: fr.inf*3 ge.art ge.air ah.art\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide_rolling("fight Belgium fr", &[1, 1, 1]);
    assert!(desk.fired("15.EP10"));
    assert_eq!((desk.count("ge.art", "removed"), desk.count("ge.air", "removed")), (1, 1));
    assert_eq!((desk.count("ah.art", "destroyed"), desk.count("ge.art", "destroyed")), (1, 0));
}

#[test]
fn r15_ep10_german_infantry_is_destroyed_as_ever() {
    let text = "turn 5, entente, battle\neffects blockade\nBelgium contested battle: fr.inf*3 ge.inf*2\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide_rolling("fight Belgium fr", &[1, 5, 6]);
    assert_eq!(desk.count("ge.inf", "destroyed"), 1);
}

#[test]
fn r15_ep10_the_blockade_lasts_that_turn_only() {
    let text = "turn 5, entente, card\nhand: EP10\nBelgium contested: fr.inf*3 ge.art*2";
    let mut desk = Desk::new("cards", text);
    desk.decide("play EP10");
    go_to(&mut desk, CENTRAL, Phase::Plan);
    desk.decide("plan Belgium").decide_rolling("fight Belgium ge", &[1, 1]);
    assert_eq!((desk.count("ge.art", "destroyed"), desk.count("ge.art", "removed")), (2, 0));
}

#[test]
fn r15_ep10_tiles_destroyed_before_are_not_touched() {
    let mut desk = Desk::new("cards", "turn 5, entente, card\nhand: EP10\ndestroyed: ge.art*2");
    desk.decide("play EP10");
    assert_eq!(desk.count("ge.art", "destroyed"), 2);
}

// The Central Powers' cards.

fn hutier(belgium: &str) -> Desk {
    let text = format!(
        "turn 9, central, battle\neffects hutier\nBelgium contested battle: {belgium}\n\
         Poland contested battle: ge.inf ru.inf*3\nKiev contested battle: ah.inf ru.inf"
    );
    Desk::new("cards elites", &text)
}

#[test]
fn r15_cp2_each_german_infantry_may_roll_two_dice() {
    let mut desk = hutier("ge.inf*2 ge.art fr.inf*3");
    desk.decide("fight Belgium ge double");
    assert!(desk.fired("15.CP2"));
    assert_eq!(dice(&desk), 5, "artillery still rolls one");
}

#[test]
fn r15_cp2_elite_infantry_is_infantry() {
    let mut desk = hutier("ge.storm1 ge.inf ge.air fr.inf*3");
    desk.decide("fight Belgium ge double");
    assert_eq!(dice(&desk), 5);
}

#[test]
fn r15_cp2_without_german_infantry_there_is_nothing_to_double() {
    let mut desk = hutier("ge.art*2 fr.inf*3");
    assert_eq!(offers(&desk, "fight Belgium"), ["fight Belgium ge"]);
    assert_eq!(desk.refused("fight Belgium ge double"), "14.2");
    desk.decide("fight Belgium ge");
}

#[test]
fn r15_cp2_infantry_of_other_nations_rolls_one_die() {
    let desk = hutier("ge.inf*2 fr.inf*3");
    assert_eq!(offers(&desk, "fight Kiev"), ["fight Kiev ah"]);
    assert_eq!(desk.refused("fight Kiev ah double"), "14.2");
}

#[test]
fn r15_cp2_it_is_a_choice_in_each_of_any_number_of_battles() {
    let mut desk = hutier("ge.inf*2 fr.art*2");
    assert_eq!(offers(&desk, "fight Belgium"), ["fight Belgium ge", "fight Belgium ge double"]);
    desk.decide_rolling("fight Belgium ge double", &[3, 4, 5, 6]);
    assert_eq!(offers(&desk, "fight Poland"), ["fight Poland ge", "fight Poland ge double"]);
    desk.decide_rolling("fight Poland ge", &[6]);
    assert_eq!(dice(&desk), 1);
}

#[test]
fn r15_cp2_it_lasts_the_turn_it_was_played() {
    let mut desk =
        Desk::new("cards", "turn 9, central, card\nhand: CP2\nBelgium contested: fr.art*2 ge.inf*2");
    desk.decide("play CP2");
    go_to(&mut desk, CENTRAL, Phase::Plan);
    desk.decide("plan Belgium").decide_rolling("fight Belgium ge double", &[3, 4, 5, 6]);
    go_to(&mut desk, ENTENTE, Phase::Plan);
    go_to(&mut desk, CENTRAL, Phase::Plan);
    desk.decide("plan Belgium");
    assert_eq!(desk.offers(), ["fight Belgium ge"]);
}

#[test]
fn r15_cp3_any_number_of_german_tiles_land_in_petrograd_in_the_declaration_phase() {
    let text =
        "turn 7, central, declare\neffects landing\nPetrograd: ru.inf\nreserves: ge.inf*3 ge.art ah.inf";
    let mut desk = Desk::new("cards", text);
    assert_eq!(offers(&desk, "land"), ["land ge.inf", "land ge.art"]);
    assert_eq!(desk.refused("land ah.inf"), "15.CP3");
    desk.decide_all(&["land ge.inf", "land ge.inf", "land ge.art"]);
    assert!(desk.fired("15.CP3"));
    desk.decide("done");
    assert_eq!((desk.count("ge.inf", "Petrograd"), desk.count("ge.inf", "destroyed")), (2, 1));
}

#[test]
fn r15_cp3_petrograd_keeps_its_status_until_the_next_update() {
    let text =
        "turn 7, central, declare\neffects landing\nPetrograd: ru.inf\nreserves: ge.inf\nBelgium: fr.inf";
    let mut desk = Desk::new("cards", text);
    let industry = desk.game.industry(&desk.position, ENTENTE);
    desk.decide("land ge.inf");
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    assert!(controls(&desk, ENTENTE, "Petrograd"));
    assert_eq!(desk.game.industry(&desk.position, ENTENTE), industry);
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    assert!(contested(&desk, "Petrograd"));
}

#[test]
fn r15_cp3_there_is_no_rail_in_the_turn_of_the_landing() {
    let text = "turn 7, central, card\nhand: CP3\nRhineland: ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide("play CP3");
    assert!(desk.fired("15.CP3"));
    while desk.position.active() == CENTRAL {
        assert_ne!(desk.position.phase(), Phase::Rail);
        desk.decide("done");
    }
    let mut desk = Desk::new("cards", text);
    desk.decide("done");
    go_to(&mut desk, CENTRAL, Phase::Rail);
}

#[test]
fn rr_landing_in_a_neutral_region_is_not_possible() {
    let desk = Desk::new("cards", "turn 3, entente, declare\neffects landing\nreserves: br.inf");
    assert_eq!(desk.refused("land br.inf"), "r.landing");
    let text =
        "turn 7, central, declare\neffects landing\nsurrendered\nPetrograd neutral:\nreserves: ge.inf mx.inf";
    assert_eq!(Desk::new("cards", text).refused("land ge.inf"), "r.landing");
}

#[test]
fn r15_cp4_the_opponent_takes_back_a_british_tile_of_his_choice() {
    let text = "turn 2, central, card\nhand: CP4\nLondon: br.inf\nBelgium: br.art fr.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide("play CP4");
    assert!(desk.fired("15.CP4"));
    assert_eq!(desk.seat(), ENTENTE);
    assert_eq!(desk.offers(), ["give br.inf London", "give br.art Belgium"]);
    assert_eq!(desk.refused("done"), "15.CP4");
    assert_eq!(desk.refused("give fr.inf Belgium"), "15.CP4");
    desk.decide("give br.art Belgium");
    assert_eq!((desk.count("br.art", "reserves"), desk.position.active()), (1, CENTRAL));
}

#[test]
fn r15_cp4_the_tile_can_be_mobilised_in_its_owners_next_turn() {
    let mut desk = Desk::new("cards", "turn 2, central, card\nhand: CP4\nBelgium: br.art");
    desk.decide_all(&["play CP4", "give br.art Belgium"]);
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    desk.decide("mobilise br.art Alexandria");
    assert_eq!(desk.count("br.art", "Alexandria"), 1);
}

#[test]
fn r15_cp4_with_no_british_tile_on_the_board_nothing_happens() {
    let mut desk = Desk::new("cards", "turn 1, central, card\nhand: CP4\nParis: fr.inf");
    desk.decide("play CP4");
    assert_eq!(desk.seat(), CENTRAL);
}

#[test]
fn r15_cp5_london_is_closed_to_mobilisation_in_the_ententes_next_turn() {
    let text = "turn 3, central, card\nhand: CP5\nreserves: br.inf*2 fr.inf\nairfield: br.air";
    let mut desk = Desk::new("cards air elites", text);
    desk.decide("play CP5");
    assert!(desk.fired("15.CP5"));
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    assert_eq!(desk.refused("mobilise br.inf London"), "15.forbids");
    assert_eq!(desk.refused("takeoff br.air London"), "15.forbids");
    assert!(!desk.offers().iter().any(|offer| offer.ends_with("London")));
}

#[test]
fn r15_cp5_other_british_capitals_stay_open() {
    let mut desk = Desk::new(
        "cards",
        "turn 4, entente, mobilise\neffects submarines\nwar gr\nreserves: br.inf*2 fr.inf",
    );
    desk.decide_all(&["mobilise br.inf Alexandria", "mobilise br.inf Salonica", "mobilise fr.inf Paris"]);
    assert_eq!(desk.count("br.inf", "Salonica"), 1);
}

#[test]
fn r15_cp5_tiles_may_still_move_to_and_from_london() {
    let text = "turn 4, entente, movement\neffects submarines\nLondon: br.inf\nParis: fr.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide_all(&["move fr.inf Paris ~ London", "move br.inf London ~ Paris"]);
    assert_eq!((desk.count("fr.inf", "London"), desk.count("br.inf", "Paris")), (1, 1));
}

#[test]
fn r15_cp6_french_tiles_do_not_move_in_the_ententes_next_turn() {
    let text = "turn 7, central, card\nhand: CP6\nParis: fr.inf fr.art br.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide("play CP6");
    assert!(desk.fired("15.CP6"));
    go_to(&mut desk, ENTENTE, Phase::Movement);
    assert_eq!(desk.refused("move fr.inf Paris - Belgium"), "15.forbids");
    assert_eq!(desk.refused("move fr.art Paris ~ London"), "15.forbids");
    assert!(!desk.offers().iter().any(|offer| offer.contains("fr.")));
    desk.decide("move br.inf Paris - Belgium");
}

#[test]
fn r15_cp6_french_tiles_do_not_advance_but_their_allies_in_the_region_may() {
    let text = "turn 7, entente, battle\neffects mutinies\nBelgium central battle: fr.inf*2 br.inf\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide("fight Belgium fr");
    assert_eq!(desk.position.phase(), Phase::Advance);
    assert_eq!(desk.refused("advance fr.inf Rhineland"), "15.forbids");
    desk.decide("advance br.inf Rhineland");
    assert_eq!((desk.count("br.inf", "Rhineland"), desk.count("fr.inf", "Belgium")), (1, 2));
}

#[test]
fn r15_cp6_french_tiles_still_enter_and_fight() {
    let text =
        "turn 7, entente, mobilise\neffects mutinies\nreserves: fr.inf\nBelgium contested: fr.inf*2 ge.inf*2";
    let mut desk = Desk::new("cards", text);
    desk.decide("mobilise fr.inf Paris").decide("plan Belgium").decide_rolling("fight Belgium fr", &[1, 6]);
    assert_eq!(desk.count("ge.inf", "destroyed"), 1);
}

#[test]
fn r15_cp6_the_mutinies_last_one_turn() {
    let mut desk = Desk::new("cards", "turn 7, central, card\nhand: CP6\nParis: fr.inf br.inf");
    desk.decide("play CP6");
    go_to(&mut desk, ENTENTE, Phase::Movement);
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    go_to(&mut desk, ENTENTE, Phase::Movement);
    desk.decide("move fr.inf Paris - Belgium");
}

fn hindenburg_line(destroyed: &str) -> Desk {
    let text = format!(
        "turn 7, central, card\nhand: CP7\ndestroyed: {destroyed}\nBelgium contested: fr.inf ge.inf\n\
         Poland contested: ru.inf ge.inf\nNorthernItaly contested: fr.inf ah.inf\nwar it"
    );
    let mut desk = Desk::new("cards", &text);
    desk.decide("play CP7");
    desk
}

#[test]
fn r15_cp7_two_german_tiles_of_ones_choice_come_back_where_french_are_contested() {
    let mut desk = hindenburg_line("ge.inf ge.art ge.air ah.inf");
    assert!(desk.fired("15.CP7"));
    assert_eq!(offers(&desk, "recover").len(), 6, "three kinds, two regions");
    desk.decide_all(&["recover ge.art Belgium", "recover ge.air Belgium"]);
    assert_eq!((desk.count("ge.art", "Belgium"), desk.count("ge.air", "Belgium")), (1, 1));
    assert_eq!(desk.position.phase(), Phase::Returns);
}

#[test]
fn r15_cp7_only_germans_come_back_and_only_where_french_tiles_are() {
    let desk = hindenburg_line("ge.inf*2 ah.inf");
    assert_eq!(desk.refused("recover ah.inf Belgium"), "15.CP7");
    assert_eq!(desk.refused("recover ge.inf Poland"), "15.CP7");
    assert_eq!(desk.refused("recover ge.inf Berlin"), "15.CP7");
}

#[test]
fn r15_cp7_with_fewer_destroyed_fewer_come_back() {
    let mut desk = hindenburg_line("ge.inf ah.inf");
    desk.decide("recover ge.inf NorthernItaly");
    assert_eq!(desk.position.phase(), Phase::Returns);
    assert_eq!(hindenburg_line("ah.inf").position.phase(), Phase::Returns);
}

#[test]
fn r15_cp8_an_enemy_aircraft_beside_a_german_one_is_destroyed() {
    let text = "turn 7, central, card\nhand: CP8\nBelgium contested: ge.air fr.air br.air br.inf\n\
                Poland contested: ge.inf ru.air\nKiev contested: ah.air br.air";
    let mut desk = Desk::new("cards", text);
    desk.decide("play CP8");
    assert_eq!(desk.offers(), ["strike br.air Belgium", "strike fr.air Belgium"]);
    assert_eq!(desk.refused("strike ru.air Poland"), "15.CP8");
    assert_eq!(desk.refused("strike br.air Kiev"), "15.CP8", "an Austrian aircraft will not do");
    assert_eq!(desk.refused("strike br.inf Belgium"), "r.unknown");
    assert_eq!(desk.refused("done"), "15.CP8");
    desk.decide("strike fr.air Belgium");
    assert!(desk.fired("15.CP8"));
    assert_eq!((desk.count("fr.air", "destroyed"), desk.count("ge.air", "Belgium")), (1, 1));
}

#[test]
fn r15_cp8_with_no_such_aircraft_nothing_happens() {
    let mut desk = Desk::new("cards", "turn 7, central, card\nhand: CP8\nBelgium contested: ge.inf fr.air");
    desk.decide("play CP8");
    assert_ne!(desk.position.phase(), Phase::Strike);
    assert_eq!(desk.count("fr.air", "Belgium"), 1);
}

#[test]
fn r15_cp9_two_tiles_enter_by_any_capital_whatever_their_flag() {
    let mut desk =
        Desk::new("cards", "turn 3, central, mobilise\nallowance 2\nwar ot\nreserves: ge.inf*2 ah.inf*2");
    desk.decide_all(&["mobilise ge.inf Istanbul", "mobilise ah.inf Berlin"]);
    assert_eq!((desk.count("ge.inf", "Istanbul"), desk.count("ah.inf", "Berlin")), (1, 1));
    assert_eq!(desk.refused("mobilise ge.inf Vienna"), "4.5.entry");
}

#[test]
fn r15_cp9_tiles_of_neutral_nations_may_go_but_not_to_neutral_capitals() {
    let mut desk = Desk::new("cards", "turn 3, central, mobilise\nallowance 2\nreserves: ot.inf ge.inf");
    assert_eq!(desk.refused("mobilise ge.inf Istanbul"), "4.5.entry");
    assert_eq!(desk.refused("mobilise ge.inf Hungary"), "4.5.entry");
    desk.decide("mobilise ot.inf Vienna");
    assert_eq!(desk.count("ot.inf", "Vienna"), 1);
}

#[test]
fn r15_cp9_the_card_serves_in_the_turn_it_was_played() {
    let mut desk = Desk::new("cards", "turn 3, central, card\nhand: CP9\nreserves: ot.inf*3");
    desk.decide("play CP9");
    assert!(desk.fired("15.CP9"));
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    desk.decide("mobilise ot.inf Berlin");
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    assert_eq!(desk.refused("mobilise ot.inf Berlin"), "4.5.entry");
}

fn mata_hari(more: &str) -> Desk {
    let text = format!(
        "turn 5, central, card\nhand: CP10\nBelgium contested: fr.inf*2 ge.inf\n\
         Hungary contested: ru.inf ah.inf\n{more}"
    );
    let mut desk = Desk::new("cards", &text);
    desk.decide("play CP10");
    assert!(desk.fired("15.CP10"));
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk
}

#[test]
fn r15_cp10_a_planned_battle_with_a_german_tile_may_be_prevented() {
    let mut desk = mata_hari("");
    desk.decide_all(&["plan Belgium", "plan Hungary"]);
    assert_eq!((desk.position.phase(), desk.seat()), (Phase::Spy, CENTRAL));
    assert_eq!(desk.offers(), ["spy Belgium", "done"]);
    assert_eq!(desk.refused("spy Hungary"), "15.CP10");
    desk.decide("spy Belgium");
    assert!(desk.fired("15.CP10"));
    assert_eq!(desk.position.battles(), region("Hungary").bit());
    assert!(contested(&desk, "Belgium"));
}

#[test]
fn r15_cp10_a_compulsory_battle_may_be_prevented_and_the_region_is_contested() {
    let text = "turn 6, entente, movement\neffects mata-hari\nParis: fr.inf br.inf\nBelgium central: ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide("move fr.inf Paris - Belgium").decide("done").decide("plan Belgium");
    desk.decide("spy Belgium");
    assert!(contested(&desk, "Belgium"));
    let text =
        "turn 6, entente, movement\neffects mata-hari\nParis: fr.inf*3\nBelgium: fr.inf\nRhineland: ge.inf";
    let mut desk = Desk::new("cards", text);
    desk.decide("move fr.inf Paris - Rhineland").decide("done").decide("spy Rhineland");
    assert!(contested(&desk, "Rhineland"), "no battle takes place there");
    assert_eq!(desk.count("ge.inf", "Rhineland"), 1);
}

#[test]
fn r15_cp10_only_one_battle_is_prevented() {
    let mut desk = mata_hari("Poland contested: ru.inf ge.inf");
    desk.decide_all(&["plan Belgium", "plan Poland", "plan Hungary", "spy Poland"]);
    assert_eq!(desk.position.phase(), Phase::Battle);
    assert_eq!(desk.position.battles(), region("Belgium").bit() | region("Hungary").bit());
}

#[test]
fn r15_cp10_the_central_powers_need_not_use_it() {
    let mut desk = mata_hari("");
    desk.decide_all(&["plan Belgium", "done", "done"]);
    assert_eq!((desk.position.phase(), desk.position.battles()), (Phase::Battle, region("Belgium").bit()));
}

#[test]
fn r15_cp10_it_serves_in_the_ententes_next_turn_only() {
    let mut desk = mata_hari("");
    go_to(&mut desk, CENTRAL, Phase::Plan);
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk.decide_all(&["plan Belgium", "done"]);
    assert_eq!(desk.position.phase(), Phase::Battle);
}

#[test]
fn r15_forbids_rail_in_the_turn_of_a_landing() {
    let desk = Desk::new("cards", "turn 3, entente, rail\neffects landing\nwar ot\nBelgium: fr.inf");
    assert_eq!(desk.refused("rail fr.inf Belgium"), "15.forbids");
    let desk = Desk::new("cards", "turn 7, central, rail\neffects landing\nRhineland: ge.inf");
    assert_eq!(desk.refused("rail ge.inf Rhineland"), "15.forbids");
}

#[test]
fn r15_forbids_mobilising_in_london_under_submarine_warfare() {
    let desk = Desk::new("cards fog", "turn 4, entente, mobilise\neffects submarines\nreserves: br.inf");
    assert_eq!(desk.refused("mobilise br.inf London"), "15.forbids");
    assert_eq!(desk.refused("mobilise entente.decoy London"), "15.forbids");
}

#[test]
fn r15_forbids_french_tiles_to_march_under_the_mutinies() {
    let desk =
        Desk::new("cards air", "turn 7, entente, movement\neffects mutinies\nParis: fr.inf fr.air br.air");
    assert_eq!(desk.refused("move fr.inf Paris - Belgium"), "15.forbids");
    assert_eq!(desk.refused("park fr.air Paris"), "15.forbids");
}
