//! Event cards (14) and what each does (15).

use crate::common::*;
use attrition::map::own_pack;
use attrition::tables::Card;
use contract::{Seats, Show};

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
    let table = desk.game.table(&desk.p, onlooker);
    let named = |hand: &&table::Hand| hand.seat == seat as u8 && hand.name == Text::key(name.to_string());
    table.hands.iter().find(named).map_or((0, None), |hand| (hand.count, hand.cards.clone()))
}

// 14: the rules of cards.

#[test]
fn r14_1_each_side_draws_six_cards_and_keeps_four() {
    let mut desk = Desk::begin("cards", 1);
    assert!(desk.cites("14.1"));
    assert_eq!(desk.game.to_decide(&desk.p), Seats::BOTH);
    for seat in Seat::BOTH {
        assert_eq!(hand(&desk, Onlooker::Seat(seat), seat, "hand-dealt").0, 6);
        assert_eq!(desk.offers_to(seat).len(), 15, "four of six");
        let keep = desk.offers_to(seat)[0].clone();
        desk.does_as(seat, &keep);
        let kept: Vec<String> = keep.split(' ').skip(1).map(String::from).collect();
        assert_eq!(hand(&desk, Onlooker::Seat(seat), seat, "hand"), (4, Some(kept)));
        assert_eq!(hand(&desk, Onlooker::Seat(seat), seat, "hand-dealt").0, 0, "the rest is out of the game");
    }
    assert_eq!((desk.p.phase, desk.p.active()), (Phase::Card, CENTRAL));
}

#[test]
fn r14_1_neither_more_nor_fewer_than_four_are_kept_and_only_what_was_drawn() {
    let desk = Desk::begin("cards", 1);
    let (_, dealt) = hand(&desk, Onlooker::Seat(CENTRAL), CENTRAL, "hand-dealt");
    let dealt = dealt.expect("one sees one's own");
    assert_eq!(desk.refused_to(CENTRAL, &format!("keep {}", dealt[..3].join(" "))), "14.1");
    assert_eq!(desk.refused_to(CENTRAL, &format!("keep {}", dealt[..5].join(" "))), "14.1");
    assert_eq!(desk.refused_to(CENTRAL, "done"), "14.1");
    let missing =
        (1..=10).map(|n| format!("CP{n}")).find(|card| !dealt.contains(card)).expect("four were not drawn");
    assert_eq!(desk.refused_to(CENTRAL, &format!("keep {} {missing}", dealt[..3].join(" "))), "r.unknown");
}

#[test]
fn r14_1_hands_are_secret() {
    let mut desk = Desk::begin("cards", 1);
    assert_eq!(hand(&desk, Onlooker::Seat(ENTENTE), CENTRAL, "hand-dealt"), (6, None));
    for seat in Seat::BOTH {
        let keep = desk.offers_to(seat)[0].clone();
        desk.does_as(seat, &keep);
    }
    assert_eq!(hand(&desk, Onlooker::Seat(ENTENTE), CENTRAL, "hand"), (4, None));
    assert_eq!(hand(&desk, Onlooker::Spectator, ENTENTE, "hand"), (4, None));
}

#[test]
fn r14_2_a_card_is_played_before_neutral_tiles_join_the_pouch() {
    let mut desk = Desk::new("cards", "turn 3, central, card\nhand: CP1\ndestroyed: ge.inf");
    assert_eq!(desk.count("bu.inf", "track"), 2);
    desk.does("play CP1");
    assert!(desk.cites("14.2"));
    assert_eq!((desk.p.phase, desk.count("bu.inf", "pouch")), (Phase::Returns, 2));
}

#[test]
fn r14_2_one_card_a_turn() {
    let mut desk = Desk::new("cards", "turn 3, central, card\nhand: CP1 CP9\ndestroyed: ge.inf");
    desk.does("play CP1");
    assert_eq!(desk.refused("play CP9"), "r.sequence");
    assert_eq!(hand(&desk, Onlooker::Seat(CENTRAL), CENTRAL, "hand").0, 1);
}

#[test]
fn r14_2_no_card_need_be_played() {
    let mut desk = Desk::new("cards", "turn 3, central, card\nhand: CP1 CP9\ndestroyed: ge.inf");
    assert_eq!(desk.offers(), ["play CP1", "play CP9", "done"]);
    desk.does("done");
    assert_eq!(hand(&desk, Onlooker::Seat(CENTRAL), CENTRAL, "hand").0, 2);
}

#[test]
fn r14_2_only_a_card_in_ones_hand_is_played_and_only_in_ones_turn() {
    let desk = Desk::new("cards", "turn 3, central, card\nhand: CP1 EP1");
    assert_eq!(desk.refused("play CP9"), "14.2");
    assert_eq!(desk.refused("play EP1"), "14.2");
    assert_eq!(desk.refused_to(ENTENTE, "play EP1"), "r.sequence");
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
fn r14_3_the_year_is_the_packs_and_stands_on_the_card() {
    for year in [1915, 1917] {
        let mut pack = own_pack();
        let ours = pack.file("cards.toml").expect("our own file").to_string();
        let text = format!("code = \"EP10\"\nyear = {year}");
        pack.replace("cards.toml", ours.replace("code = \"EP10\"\nyear = 1916", &text));
        let setup = Setup { pack, ..Setup::new(Attrition::about(), &["cards"]) };
        let game = Attrition::ready(setup).expect("a good pack");
        for turn in 1..=10u16 {
            let position =
                game.arrange(&format!("turn {turn}, entente, card\nhand: EP10")).expect("a position");
            let play = game.parse("play EP10").expect("a decision");
            let allowed = game.check(&position, ENTENTE, play).is_ok();
            assert_eq!(allowed, 1914 + (turn - 1) / 2 >= year, "turn {turn}");
        }
        let face = game.scene().cards.into_iter().find(|card| card.id == "EP10").expect("the card");
        for language in [Language::Fr, Language::En] {
            let said = Words::new(language, &[(Attrition::about().messages)(language)]).say(&face.effect);
            assert!(said.contains(&year.to_string()), "{said}");
        }
    }
}

#[test]
fn r14_4_a_played_card_leaves_the_game() {
    let mut desk = Desk::new("cards", "turn 3, central, card\nhand: CP1 CP9").after("play CP1");
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
    desk.does("play EP6");
    assert!(!contested(&desk, "Berlin"), "the revolution waits for the update");
    let mut desk = Desk::new("cards", "turn 9, entente, card\nhand: EP6 EP5\ndestroyed: fr.inf");
    desk.does("play EP5");
    assert_eq!(desk.count("fr.inf", "destroyed"), 0);
}

#[test]
fn r14_4_what_waits_for_the_ententes_next_turn_lasts_that_turn_only() {
    let text = "turn 3, central, card\nhand: CP5\nreserves: br.inf*4";
    let mut desk = Desk::new("cards", text).after("play CP5");
    go_to(&mut desk, ENTENTE, Phase::Mobilise);
    assert_eq!(desk.refused("mobilise br.inf London"), "15.forbids");
    go_to(&mut desk, CENTRAL, Phase::Mobilise);
    go_to(&mut desk, ENTENTE, Phase::Returns);
    desk.does("return br");
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
    desk.does_rolling("fight Belgium fr", &[5, 6, 6]);
    assert_eq!(desk.offers(), ["gas", "done"]);
    desk.does_rolling("gas", &[1, 1, 2]);
    assert!(desk.cites("15.EP1"));
    assert_eq!(desk.count("ge.inf", "Belgium"), 1);
    assert_eq!(desk.count("fr.inf", "Belgium"), 1);
}

#[test]
fn r15_ep1_gas_is_used_in_a_single_battle() {
    let mut desk = gas("entente");
    desk.does_rolling("fight Belgium fr", &[5, 6, 6]).does_rolling("gas", &[4, 5, 6]);
    desk.does_rolling("fight Poland ru", &[5, 6]);
    assert_eq!(desk.p.phase, Phase::Battle, "nothing more is asked");
}

#[test]
fn r15_ep1_gas_is_decided_before_the_next_battle() {
    let mut desk = gas("entente");
    desk.does_rolling("fight Belgium fr", &[5, 6, 6]).does("done");
    assert_eq!(desk.refused("gas"), "r.sequence");
    desk.does_rolling("fight Poland ru", &[5, 6]);
    assert_eq!(desk.offers(), ["gas", "done"], "it may still be kept for this one");
}

#[test]
fn r15_ep1_gas_serves_in_the_turn_it_was_played() {
    let text = "turn 3, entente, card\nhand: EP1\nBelgium contested: fr.inf*2 ge.inf*2";
    let mut desk = Desk::new("cards", text).after("play EP1");
    assert!(desk.cites("15.EP1"));
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk.does("plan Belgium").does_rolling("fight Belgium fr", &[5, 6]);
    assert_eq!(desk.offers(), ["gas", "done"]);
    desk.does("done");
    go_to(&mut desk, CENTRAL, Phase::Plan);
    desk.does("plan Belgium").does_rolling("fight Belgium ge", &[5, 6]);
    assert_ne!(desk.p.phase, Phase::Rolled);
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk.does("plan Belgium").does_rolling("fight Belgium fr", &[5, 6]);
    assert_ne!(desk.p.phase, Phase::Rolled);
}

#[test]
fn r15_ep1_without_the_card_there_is_no_gas() {
    let text = "turn 3, entente, battle\nBelgium contested battle: fr.inf*3 ge.inf*3\n\
                Poland contested battle: ru.inf ge.inf";
    let mut desk = Desk::new("cards generals", text);
    desk.does_rolling("fight Belgium fr", &[5, 6, 6]);
    assert_eq!(desk.refused("gas"), "14.2");
}

#[test]
fn r15_cp1_gas_rolls_all_the_dice_of_a_battle_again() {
    let mut desk = gas("central");
    desk.does_rolling("fight Belgium ge", &[5, 6, 6]).does_rolling("gas", &[1, 4, 4]);
    assert!(desk.cites("15.CP1"));
    assert_eq!((desk.count("ge.inf", "destroyed"), desk.count("fr.inf", "destroyed")), (1, 1));
}

#[test]
fn r15_cp1_gas_is_used_in_a_single_battle_and_at_once() {
    let mut desk = gas("central");
    desk.does_rolling("fight Belgium ge", &[5, 6, 6]).does("done");
    assert_eq!(desk.refused("gas"), "r.sequence");
    desk.does_rolling("fight Poland ge", &[5, 6]).does_rolling("gas", &[5, 6]);
    desk.does_rolling("fight Kiev ah", &[6]);
    assert_ne!(desk.p.phase, Phase::Rolled);
}

#[test]
fn r15_cp1_gas_serves_in_the_turn_it_was_played() {
    let mut desk =
        Desk::new("cards", "turn 3, central, card\nhand: CP1\nBelgium contested: fr.inf*2 ge.inf*2");
    desk.does("play CP1");
    assert!(desk.cites("15.CP1"));
    go_to(&mut desk, ENTENTE, Phase::Plan);
    desk.does("plan Belgium").does_rolling("fight Belgium fr", &[5, 6]);
    assert_ne!(desk.p.phase, Phase::Rolled);
}
