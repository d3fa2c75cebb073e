//! 4.1 and 4.2: what goes into the pouch and what is drawn from it; 6.2.

use std::collections::BTreeSet;

use crate::common::*;

#[test]
fn r4_1_1_tiles_of_a_nation_whose_flag_the_track_shows_go_into_the_pouch() {
    let table = [
        ("1, central", "ot.inf*6 ot.art*2"),
        ("2, entente", "it.inf*7 it.art*1"),
        ("3, central", "bu.inf*2 bu.art*2"),
        ("5, entente", "gr.inf*2 ro.inf*4"),
        ("6, central", "mx.inf*3 mx.art*1"),
        ("6, entente", "us.inf*3 us.art*3 us.air*2"),
    ];
    for (turn, tiles) in table {
        let desk = Desk::new("", &format!("turn {turn}, card")).after("done");
        assert!(desk.cites("4.1.1"), "{turn}");
        for tile in tiles.split(' ') {
            let (code, count) = tile.split_once('*').expect("a class and a number");
            assert_eq!(desk.count(code, "track"), 0, "{turn}: {code}");
            let in_play = desk.count(code, "pouch") + desk.count(code, "reserves");
            assert_eq!(in_play, count.parse::<u8>().expect("a number"), "{turn}: {code}");
        }
    }
}

#[test]
fn r4_1_1_no_other_tiles_are_added() {
    let due =
        BTreeSet::from([(1, CENTRAL), (2, ENTENTE), (3, CENTRAL), (5, ENTENTE), (6, CENTRAL), (6, ENTENTE)]);
    for turn in 1..=10 {
        for (side, name) in [(CENTRAL, "central"), (ENTENTE, "entente")] {
            let mut desk = Desk::new("", &format!("turn {turn}, {name}, card"));
            let before = desk.pile(side, "track");
            desk.does("done");
            let adds = due.contains(&(turn, side));
            assert_eq!(desk.cites("4.1.1"), adds, "turn {turn}, {name}");
            assert_eq!(desk.pile(side, "track") < before, adds, "turn {turn}, {name}");
        }
    }
}

#[test]
fn r4_1_1_tiles_are_added_before_the_draw() {
    let mut desk = Desk::new(
        "",
        "turn 3, central, card
         removed: ge.inf*7 ge.art*5 ge.air*4 ah.inf*10 ah.art ah.air",
    );
    desk.does("done");
    assert_eq!(desk.pile(CENTRAL, "reserves"), 4, "the pouch held nothing but the Bulgarians");
}

#[test]
fn r4_1_2_destroyed_tiles_may_go_back_into_the_pouch() {
    let mut desk = Desk::new("", "turn 3, central, returns\ndestroyed: ge.inf*2 ge.art ah.inf*3");
    assert_eq!(desk.offers(), ["return ge", "return ah", "done"]);
    desk.does("return ge");
    assert!(desk.cites("4.1.2"));
    assert_eq!((desk.count("ge.inf", "pouch"), desk.count("ge.art", "pouch")), (7, 5));
    assert_eq!(desk.count("ah.inf", "destroyed"), 3);
}

#[test]
fn r4_1_2_returning_is_never_compulsory() {
    let mut desk = Desk::new("", "turn 3, central, returns\ndestroyed: ge.inf*2 ah.inf*3");
    desk.does("done");
    assert_eq!((desk.count("ge.inf", "destroyed"), desk.count("ah.inf", "destroyed")), (2, 3));
}

#[test]
fn r4_1_2_everything_may_return() {
    let mut desk = Desk::new("", "turn 3, central, returns\ndestroyed: ge.inf*2 ah.inf*3");
    desk.does("return ge, return ah");
    assert_eq!(desk.pile(CENTRAL, "destroyed"), 0);
}

#[test]
fn r4_1_2_tiles_return_before_the_draw() {
    let mut desk = Desk::new(
        "",
        "turn 4, central, returns
         removed: ge.inf*6 ge.art*5 ge.air*4 ah.inf*10 ah.art ah.air
         destroyed: ge.inf",
    );
    desk.does("return ge");
    assert_eq!(desk.count("ge.inf", "reserves"), 1, "it was the only tile in the pouch");
}

#[test]
fn rr_returns_a_nations_destroyed_tiles_return_all_together_or_not_at_all() {
    let mut desk = Desk::new("", "turn 3, entente, returns\ndestroyed: fr.inf*3 fr.art br.inf");
    assert_eq!(desk.offers(), ["return br", "return fr", "done"]);
    desk.does("return fr");
    assert_eq!((desk.count("fr.inf", "destroyed"), desk.count("fr.art", "destroyed")), (0, 0));
    assert_eq!(desk.count("br.inf", "destroyed"), 1);
    assert_eq!(desk.refused("return fr"), "r.unknown");
}

#[test]
fn r4_2_one_draws_as_many_tiles_as_one_has_industry() {
    for (control, drawn) in [("", 7), ("Belgium central:", 8), ("Rhineland entente:", 6)] {
        let desk = Desk::new("", &format!("turn 3, central, returns\n{control}")).after("done");
        assert!(desk.cites("4.2"));
        assert_eq!(desk.pile(CENTRAL, "reserves"), drawn, "{control}");
        assert_eq!(desk.industry(CENTRAL), drawn);
    }
}

#[test]
fn r4_2_drawn_tiles_join_the_reserves_and_leave_the_pouch() {
    let mut desk = Desk::new("", "turn 3, central, returns\nreserves: ot.inf*2");
    let before = desk.pile(CENTRAL, "pouch");
    desk.does("done");
    assert_eq!(desk.pile(CENTRAL, "reserves"), 2 + 7);
    assert_eq!(desk.pile(CENTRAL, "pouch"), before - 7);
}

#[test]
fn r4_2_a_contested_region_yields_nothing_to_either_side() {
    let desk =
        Desk::new("", "turn 3, central, returns\nBelgium contested: ge.inf fr.inf\nRhineland contested:");
    assert_eq!((desk.industry(CENTRAL), desk.industry(ENTENTE)), (6, 11));
}

#[test]
fn r4_2_the_draw_is_left_to_chance() {
    let drawn = |seed: u64| {
        let desk = Desk::begin("", seed);
        ["ge.inf", "ge.art", "ge.air", "ah.inf", "ah.art", "ah.air", "ot.inf", "ot.art"]
            .map(|code| desk.count(code, "reserves"))
    };
    let draws: BTreeSet<[u8; 8]> = (0..30).map(drawn).collect();
    assert!(draws.len() > 10, "{draws:?}");
    assert!(draws.iter().all(|draw| draw.iter().sum::<u8>() == 7));
}

#[test]
fn rr_short_pouch_one_draws_what_there_is() {
    let mut desk = Desk::new(
        "",
        "turn 4, central, returns
         removed: ge.inf*5 ge.art*5 ge.air*4 ah.inf*10 ah.art ah.air",
    );
    desk.does("done");
    assert_eq!((desk.count("ge.inf", "reserves"), desk.pile(CENTRAL, "pouch")), (2, 0));
}

#[test]
fn r6_2_ten_tiles_in_autumn_1914_while_the_ottomans_are_neutral() {
    let desk = Desk::new("", "turn 2, central, returns").after("done");
    assert!(desk.cites("6.2"));
    assert_eq!(desk.pile(CENTRAL, "reserves"), 10);
}

#[test]
fn r6_2_no_bonus_once_the_ottomans_are_at_war() {
    let mut desk = Desk::new("", "turn 2, central, returns\nwar ot");
    let industry = desk.industry(CENTRAL);
    desk.does("done");
    assert!(!desk.cites("6.2"));
    assert_eq!(desk.pile(CENTRAL, "reserves"), industry);
}

#[test]
fn r6_2_no_bonus_in_any_other_turn_or_for_the_entente() {
    for (turn, side, drawn) in
        [("1, central", CENTRAL, 7), ("3, central", CENTRAL, 7), ("2, entente", ENTENTE, 12)]
    {
        let desk = Desk::new("", &format!("turn {turn}, returns")).after("done");
        assert_eq!((desk.cites("6.2"), desk.pile(side, "reserves")), (false, drawn), "{turn}");
    }
}

#[test]
fn rr_ten_with_the_ruhr_as_without() {
    let mut desk = Desk::new("ruhr", "turn 2, central, returns");
    assert_eq!(desk.industry(CENTRAL), 8);
    desk.does("done");
    assert_eq!(desk.pile(CENTRAL, "reserves"), 10);
}

#[test]
fn rr_ten_a_mulligan_draws_ten_again() {
    let desk = Desk::new("mulligan", "turn 2, central, returns").after("done, mulligan");
    assert_eq!(desk.pile(CENTRAL, "reserves"), 10);
    assert!(desk.lines.iter().any(|line| line.what == Event::Drew { side: CENTRAL, count: 10 }));
}

#[test]
fn r4_1_1_the_journal_says_whose_tiles_and_how_many() {
    let desk = Desk::new("", "turn 6, entente, card").after("done");
    let added = Event::Added { nation: Nation::Usa, count: 8 };
    assert!(desk.lines.iter().any(|line| line.what == added), "{:?}", desk.told());
}
