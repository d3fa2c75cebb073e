//! What has one answer is given: against a computer whenever there is no other, between two people where both know it.

use contract::{Seat, Seed};
use game::Game;
use host::{ALWAYS, Due, Entry, Hosted, Mode};
use serde_json::{Value, json};

use crate::common::{Desk, FIRST, SECOND, against, made_ready, people, record, wanted};

/// A match with dice of this number.
fn with_dice(game: &dyn Game, seats: Value, more: Value, number: u64) -> Desk {
    let ready = made_ready(game);
    let mut record = record(&wanted(seats, more), &*ready).expect("it can be played");
    record.given_seed = Some(Seed::in_series(number, 0).to_string());
    let mut desk = Desk { hosted: Hosted::new(record, ready, 1), kept: Vec::new(), now: 1 };
    desk.does(|hosted, asker| hosted.begin(asker.now, 0), FIRST).expect("it begins");
    desk
}

/// A match of the toy in which both have thrown a card away: the first his lowest, the second a six if he holds one.
fn thrown(seats: Value, more: Value, number: u64) -> Desk {
    let mut desk = with_dice(toy::GAME, seats, more, number);
    let cards = Seat::BOTH.map(|seat| desk.offers(seat));
    let act = |desk: &mut Desk, seat: Seat, words: &str| {
        desk.does(|hosted, asker| hosted.enter(seat, contract::By::Player, words, asker.now), seat)
            .expect("he holds it");
    };
    act(&mut desk, FIRST, &cards[0][0]);
    if !desk.hosted.record.is_computer(SECOND) {
        let six = cards[1].iter().find(|card| card.ends_with('6')).unwrap_or(&cards[1][0]);
        act(&mut desk, SECOND, six);
    }
    desk
}

fn unasked(entry: &&Entry) -> bool {
    entry.words.starts_with('~')
}

#[test]
fn against_a_computer_what_has_one_answer_is_not_asked() {
    let mut given = 0;
    for number in 0..12 {
        let mut desk = with_dice(toy::GAME, against("random"), json!({}), number);
        for step in 0..40 {
            desk.attend();
            let asked = desk.hosted.played().expect("it has begun").to_decide();
            if !asked.has(FIRST) {
                break;
            }
            let offers = desk.offers(FIRST);
            assert!(offers.len() > 1, "{offers:?}");
            assert_eq!(desk.sheet(&[FIRST]).table.expect("it has begun").prompt.offers.len(), offers.len());
            desk.decide(FIRST, &offers[step * 5 % offers.len()]).expect("it is on offer");
        }
        let own = |entry: &&Entry| unasked(entry) && entry.by() == FIRST;
        given += desk.entries().iter().filter(own).count();
        let lines =
            desk.entries().into_iter().filter(|entry| own(&entry)).all(|entry| !entry.lines().is_empty());
        assert!(lines, "what is given is told");
        let file = desk.hosted.played().expect("it has begun").to_text();
        assert!(made_ready(toy::GAME).read(&file).is_ok(), "the file can be read");
    }
    assert!(given > 5, "{given} answers were given");
}

#[test]
fn who_wants_to_be_asked_all_the_same_is_asked() {
    let mut single = 0;
    for number in 0..12 {
        let mut desk = with_dice(toy::GAME, against("random"), json!({}), number);
        desk.does(|hosted, asker| hosted.order(asker, [(ALWAYS.to_string(), true)].into()), FIRST)
            .expect("he may want to");
        assert_eq!(desk.sheet(&[FIRST]).standing[0].get(ALWAYS), Some(&true));
        for step in 0..40 {
            desk.attend();
            if !desk.hosted.played().expect("it has begun").to_decide().has(FIRST) {
                break;
            }
            let offers = desk.offers(FIRST);
            single += usize::from(offers.len() == 1);
            desk.decide(FIRST, &offers[step * 5 % offers.len()]).expect("it is on offer");
        }
        assert!(!desk.entries().iter().any(|entry| unasked(&entry) && entry.by() == FIRST));
    }
    assert!(single > 5, "{single} questions had one answer");
}

#[test]
fn between_two_people_only_where_both_know_that_there_is_no_other() {
    let (mut known, mut unknown) = (0, 0);
    for mode in ["remote", "hot-seat"] {
        for number in 0..30 {
            let mut desk = thrown(people(), json!({ "mode": mode }), number);
            let thrown = desk.entries()[2].words.clone();
            desk.does(|hosted, asker| hosted.decide(asker, 2, "creep"), FIRST).expect("it is on offer");
            if thrown.ends_with('6') {
                // The six that he could parry with lies open: he can only let it pass, and everybody knows.
                let entry = &desk.entries()[4];
                assert_eq!((entry.words.as_str(), entry.by()), ("~pass", SECOND));
                known += 1;
            } else {
                assert_eq!(desk.entries().len(), 4, "he may hold a six for all that the other knows");
                assert_eq!((desk.hosted.due(), desk.offers(SECOND).len()), (None, 1));
                unknown += 1;
            }
        }
    }
    assert!(known > 5 && unknown > 5, "{known} and {unknown}");
    let mut alone = thrown(people(), json!({}), 0);
    alone.hosted.record.mode = Mode::TwoHanded;
    alone
        .does(|hosted, asker| hosted.enter(FIRST, contract::By::Player, "creep", asker.now), FIRST)
        .expect("it is on offer");
    assert!(
        alone.offers(SECOND).len() > 1 || matches!(alone.hosted.due(), Some(Due::Forced(SECOND, _))),
        "who sees everything is asked nothing of the kind"
    );
}

#[test]
fn a_draft_goes_on_through_an_answer_that_was_given() {
    let number = (0..60).find(|number| {
        let desk = thrown(people(), json!({}), *number);
        desk.entries()[2].words.ends_with('6')
    });
    let mut desk = thrown(people(), json!({}), number.expect("somebody is dealt a six"));
    let before = desk.seen(&[SECOND]);
    desk.decide(FIRST, "creep").expect("it is on offer");
    let words = |desk: &Desk| desk.entries().into_iter().map(|entry| entry.words).collect::<Vec<_>>();
    assert_eq!(words(&desk)[3..], ["creep", "~pass"]);
    assert_eq!(desk.sheet(&[FIRST]).draft, [3]);
    assert_eq!(desk.seen(&[SECOND]), before, "the other does not see what he tries out");
    desk.undo(FIRST, None).expect("nobody has decided since");
    assert_eq!(words(&desk)[3..], ["creep", "~pass", "undo 3"]);
    assert_eq!(desk.hosted.played().expect("it has begun").to_decide().iter().next(), Some(FIRST));
    // What is withdrawn is withdrawn; what comes after it is taken again, with the answers it meets.
    desk.decide(FIRST, "rest").expect("it is on offer");
    desk.decide(FIRST, "creep").expect("it is on offer");
    assert_eq!(words(&desk)[6..], ["rest", "creep", "~pass"]);
    assert_eq!(desk.sheet(&[SECOND]).number, 8, "now it is the other's turn");
    desk.undo(FIRST, None).expect("he has not decided yet");
    assert_eq!(desk.entries().last().expect("it is kept").words, "undo 7");
}

#[test]
fn at_a_game_of_cards_no_moment_of_reaction_passes_by_what_one_holds() {
    let (mut asked, mut seen) = (0, 0);
    for number in 0..6 {
        let mut desk = with_dice(grande_guerre::GAME, people(), json!({}), number);
        for step in 0..250 {
            while let Some(due @ (Due::Standing(..) | Due::Forced(..))) = desk.hosted.due() {
                let played = desk.hosted.played().expect("it has begun");
                if let Due::Forced(seat, _) = &due {
                    assert!(played.window().is_none() && played.is_plain(*seat), "{due:?}");
                    seen += 1;
                }
                let number = played.number();
                desk.does(|hosted, asker| hosted.answer_standing(number, asker.now), FIRST)
                    .expect("it is due");
            }
            let played = desk.hosted.played().expect("it has begun");
            let Some(seat) = played.to_decide().iter().next() else { break };
            let offers = desk.offers(seat);
            if offers.len() == 1 && played.window().is_some() {
                asked += 1;
            }
            let words = offers[step * 7 % offers.len()].clone();
            desk.does(|hosted, asker| hosted.enter(seat, contract::By::Player, &words, asker.now), seat)
                .expect("it is on offer");
        }
    }
    assert!(asked > 10, "{asked} moments that can only pass were asked, {seen} answers given");
}
