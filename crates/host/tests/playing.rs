//! Deciding, undoing, giving up; computer players and standing orders.

use contract::Seat;
use game::Kind;
use host::{Asker, Due, Hosted, Keep};
use serde_json::json;

use crate::common::{Desk, FIRST, SECOND, against, people, refused};

#[test]
fn what_is_on_offer_is_accepted_once_from_the_seat_that_is_asked() {
    let mut desk = Desk::under_way();
    let before = (desk.kept.len(), desk.seen(&[FIRST]));
    let no = |key: &str, kind| (kind, key.to_string());
    assert_eq!(refused(desk.decide(SECOND, "rest")), no("host-not-asked", Kind::Forbidden));
    assert_eq!(refused(desk.decide(FIRST, "dance")).0, Kind::Unfit);
    let early = desk.decide(FIRST, "pass").expect_err("nobody asks him to parry");
    assert_eq!((early.kind, early.rule.as_deref()), (Kind::Unfit, Some("5.2")));
    let stale = desk.does(|hosted, asker| hosted.decide(asker, 99, "rest"), FIRST);
    assert_eq!(refused(stale), no("host-stale", Kind::Stale));
    assert_eq!((desk.kept.len(), desk.seen(&[FIRST])), before, "nothing has changed");
    desk.decide(FIRST, "push").expect("it is on offer");
    let again = desk.does(|hosted, asker| hosted.decide(asker, 2, "push"), FIRST);
    assert_eq!(refused(again).0, Kind::Stale);
    let Some(Keep::Step(step)) = desk.kept.last() else { panic!("a step is kept") };
    assert_eq!((step.entry.number, step.entry.words.as_str(), step.entry.at), (3, "push", desk.now - 1));
    assert_eq!((step.snapshot.number, step.pending, step.undo_from), (3, false, None));
}

#[test]
fn where_both_are_asked_at_once_nobody_is_late() {
    let mut desk = Desk::new(people(), json!({}));
    let at = desk.sheet(&[SECOND]).number;
    let [first, second] = Seat::BOTH.map(|seat| desk.offers(seat)[0].clone());
    desk.decide(FIRST, &first).expect("a card in hand can be thrown away");
    assert_eq!(desk.sheet(&[SECOND]).number, at + 1);
    let answer = |hosted: &mut Hosted, asker: &Asker| hosted.decide(asker, at, &second);
    assert_eq!(
        refused(desk.does(|hosted, asker| hosted.decide(asker, at, &first), FIRST)).0,
        Kind::Stale,
        "he has answered"
    );
    desk.does(answer, SECOND).expect("he is asked what he was asked before the other answered");
    assert_eq!(refused(desk.does(answer, SECOND)).0, Kind::Stale, "once");
}

#[test]
fn what_was_kept_brings_the_match_back() {
    let mut desk = Desk::under_way();
    desk.decide(FIRST, "push").expect("it is on offer");
    desk.decide(SECOND, "pass").expect("he may pass");
    desk.decide(FIRST, "rest").expect("it is on offer");
    let again = Desk { hosted: desk.again(), kept: Vec::new(), now: desk.now };
    for own in [&[][..], &[FIRST], &[SECOND]] {
        assert_eq!(again.seen(own), desk.seen(own));
    }
}

#[test]
fn what_one_player_tries_out_nobody_else_sees_until_somebody_else_is_asked() {
    let mut desk = Desk::under_way();
    let before = [desk.seen(&[SECOND]), desk.seen(&[])];
    let at = |desk: &Desk, own: &[Seat]| {
        let summary =
            desk.hosted.summary("id".into(), own, &Default::default()).expect("it can be looked at");
        (summary.number, summary.at, summary.yours)
    };
    let listed = at(&desk, &[SECOND]);
    desk.decide(FIRST, "rest").expect("it is on offer");
    assert_eq!(desk.sheet(&[FIRST]).draft, [3]);
    assert_eq!([desk.seen(&[SECOND]), desk.seen(&[])], before);
    assert_eq!(at(&desk, &[SECOND]), listed, "not even when");
    assert_eq!(desk.hosted.number(&[FIRST]), 3);
    assert_eq!(refused(desk.hosted.odds(&[SECOND], SECOND, "rest")).0, Kind::Forbidden);
    desk.decide(FIRST, "rest").expect("it is on offer");
    assert_eq!(desk.sheet(&[SECOND]).number, 4, "now the other is asked, and sees all");
    assert_ne!(desk.seen(&[]), before[1]);
}

#[test]
fn who_plays_both_sides_or_a_computer_hides_nothing() {
    let mut desk = Desk::new(people(), json!({ "mode": "hot-seat" }));
    assert_eq!(refused(desk.hosted.acting(&Seat::BOTH, None)).1, "host-which-seat");
    for seat in Seat::BOTH {
        let card = desk.offers(seat)[0].clone();
        desk.decide(seat, &card).expect("a card can be thrown away");
    }
    desk.does(|hosted, asker| hosted.decide(asker, 2, "rest"), FIRST).expect("it is on offer");
    assert_eq!(desk.sheet(&[]).number, 3);
}

#[test]
fn any_step_of_a_draft_is_withdrawn_and_the_later_ones_are_taken_again() {
    let mut desk = Desk::new(people(), json!({ "options": [] }));
    assert_eq!(refused(desk.undo(FIRST, None)), (Kind::Unfit, "match-no-undo".to_string()));
    desk = Desk::under_way();
    let before = desk.seen(&[FIRST])["table"].clone();
    desk.decide(FIRST, "rest").expect("it is on offer");
    for entry in [0, 2, 99] {
        assert_eq!(refused(desk.undo(FIRST, Some(entry))).1, "match-no-undo");
        assert_eq!(refused(desk.undo(SECOND, Some(entry))).1, "match-no-undo");
    }
    let stale = desk.does(|hosted, asker| hosted.undo(asker, Some(1), None), FIRST);
    assert_eq!(refused(stale).0, Kind::Stale);
    desk.undo(FIRST, Some(3)).expect("it is his own");
    assert_eq!((&desk.seen(&[FIRST])["table"], desk.sheet(&[FIRST]).number), (&before, 4));
    assert!(desk.sheet(&[FIRST]).draft.is_empty());
    // He acts twice before the other is asked: of two steps the first is withdrawn.
    let words: Vec<String> = desk.entries().into_iter().map(|entry| entry.words).collect();
    assert_eq!(&words[3..], ["rest", "undo 3"]);
}

#[test]
fn who_gives_up_has_lost() {
    let mut desk = Desk::new(json!([{ "kind": "person" }, { "kind": "open" }]), json!({}));
    assert_eq!(refused(desk.does(|hosted, asker| hosted.resign(asker), FIRST)).1, "host-not-begun");
    desk = Desk::under_way();
    desk.does(|hosted, asker| hosted.resign(asker), FIRST).expect("he may");
    let over = desk.sheet(&[]).over.expect("it is over");
    assert_eq!((over.winner, over.resigned), (Some(1), Some(0)));
    let Some(Keep::Step(step)) = desk.kept.last() else { panic!("a step is kept") };
    assert!(step.record.as_deref().is_some_and(|record| record.contains("\"over\":true")));
    let again = desk.does(|hosted, asker| hosted.resign(asker), SECOND);
    assert_eq!(refused(again), (Kind::Conflict, "match-over".to_string()));
    assert_eq!(refused(desk.decide(SECOND, "rest")), (Kind::Forbidden, "match-over".to_string()));
}

#[test]
fn a_computer_player_thinks_elsewhere_and_answers_if_he_is_still_asked() {
    let mut desk = Desk::new(against("random"), json!({}));
    assert_eq!(desk.hosted.due(), Some(Due::Computer(SECOND)));
    let pondering = desk.hosted.ponder(SECOND).expect("he sits there");
    assert!(desk.hosted.ponder(SECOND).is_none(), "he is away");
    let card = desk.offers(FIRST)[0].clone();
    desk.decide(FIRST, &card).expect("nobody has to wait for him");
    assert_eq!(desk.hosted.thought(pondering()), None, "the match has gone on");
    desk.attend();
    assert_eq!(desk.sheet(&[FIRST]).number, 2);
    desk.decide(FIRST, "push").expect("it is on offer");
    desk.attend();
    assert!(desk.entries().iter().filter(|entry| entry.by() == SECOND).count() >= 2);
    let looks_on = desk.hosted.acting(&[SECOND], None);
    assert_eq!(refused(looks_on), (Kind::Forbidden, "host-replaced".to_string()));
}

#[test]
fn standing_orders_answer_for_who_does_not_want_to_be_asked() {
    let mut desk = Desk::of(grande_guerre::GAME, people(), json!({}));
    let unknown = [("tea".to_string(), false)].into();
    let refusal = desk.does(|hosted, asker| hosted.order(asker, unknown), FIRST);
    assert_eq!(refused(refusal), (Kind::Unfit, "host-no-moment".to_string()));
    for seat in Seat::BOTH {
        let moments = grande_guerre::GAME.about().windows;
        let orders = moments.iter().map(|moment| (moment.id.to_string(), false)).collect();
        desk.does(|hosted, asker| hosted.order(asker, orders), seat).expect("these moments are known");
        assert_eq!(desk.sheet(&[seat]).standing[seat.index()].len(), moments.len());
        assert!(desk.sheet(&[seat]).standing[1 - seat.index()].is_empty(), "they are his own business");
    }
    let mut answered = 0;
    for turn in 0..200 {
        while let Some(Due::Standing(seat, _)) = desk.hosted.due() {
            let sheet = desk.sheet(&[seat]);
            assert!(
                sheet.window.is_none() && sheet.table.is_some_and(|table| table.prompt.offers.is_empty())
            );
            let other = desk.does(|hosted, asker| hosted.answer_standing(9_999, asker.now), seat);
            assert!(other.is_ok() && desk.hosted.due().is_some(), "that is another moment");
            let number = desk.hosted.played().expect("it has begun").number();
            desk.does(|hosted, asker| hosted.answer_standing(number, asker.now), seat).expect("it passes");
            assert!(desk.entries().last().is_some_and(|entry| entry.words.starts_with('~')));
            answered += 1;
        }
        let played = desk.hosted.played().expect("it has begun");
        let Some(seat) = played.to_decide().iter().next() else { break };
        let offers = desk.offers(seat);
        let words = offers[turn * 7 % offers.len()].clone();
        desk.does(|hosted, asker| hosted.enter(seat, contract::By::Player, &words, asker.now), seat)
            .expect("it is on offer");
    }
    assert!(answered > 0, "no moment came");
}
