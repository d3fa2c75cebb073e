//! What two players settle between them: taking back, the computer in a place, a rematch, what is said.

use contract::BySeat;
use game::{Kind, No};
use host::{Asked, Due, Keep, Presence, SeatKind, TakeBack, Word};
use serde_json::json;

use crate::common::{Desk, FIRST, SECOND, against, ready, refused};

fn take_back(desk: &mut Desk, seat: contract::Seat, word: Word) -> Result<Option<(contract::Seat, u64)>, No> {
    let (asker, entries) = (desk.asker(seat), desk.entries());
    // The set-up is nobody's decision.
    match desk.hosted.take_back(&asker, word, &entries[1..])? {
        TakeBack::Said(kept) => {
            desk.kept.extend(kept);
            Ok(None)
        }
        TakeBack::To(seat, entry) => Ok(Some((seat, entry))),
    }
}

#[test]
fn what_chance_has_decided_is_taken_back_by_agreement() {
    let mut desk = Desk::under_way();
    let before = (desk.seen(&[FIRST])["table"].clone(), desk.hosted.played().unwrap().snapshot().position);
    desk.decide(FIRST, "push").expect("it is on offer");
    desk.decide(SECOND, "pass").expect("he may pass");
    assert_eq!(refused(take_back(&mut desk, SECOND, Word::Agree)).1, "host-not-requested");
    assert_eq!(take_back(&mut desk, FIRST, Word::Ask), Ok(None));
    let asked = &desk.sheet(&[SECOND]).requests;
    assert_eq!((asked[0].kind, asked[0].seat, asked[0].number), (Asked::TakeBack, 0, 3));
    assert_eq!(refused(take_back(&mut desk, FIRST, Word::Agree)).1, "host-not-requested");
    assert_eq!(take_back(&mut desk, SECOND, Word::Decline), Ok(None));
    assert!(desk.sheet(&[SECOND]).requests.is_empty());
    take_back(&mut desk, FIRST, Word::Ask).expect("he may ask again");
    assert_eq!(take_back(&mut desk, SECOND, Word::Agree), Ok(Some((FIRST, 3))));
    desk.does(|hosted, asker| hosted.go_back(FIRST, 3, &before.1, asker.now), SECOND).expect("it is agreed");
    let sheet = desk.sheet(&[FIRST]);
    assert_eq!((&desk.seen(&[FIRST])["table"], sheet.number, sheet.requests.len()), (&before.0, 5, 0));
    assert_eq!(desk.entries().last().map(|entry| entry.words.clone()), Some("takeback 3".to_string()));
    desk.does(|hosted, asker| hosted.resign(asker), FIRST).expect("he may");
    assert_eq!(refused(take_back(&mut desk, FIRST, Word::Ask)), (Kind::Conflict, "match-over".to_string()));
}

#[test]
fn the_computer_always_agrees_and_nothing_is_nothing() {
    let mut desk = Desk::new(against("random"), json!({}));
    assert_eq!(refused(take_back(&mut desk, FIRST, Word::Ask)).1, "host-nothing-back");
    let card = desk.offers(FIRST)[0].clone();
    desk.decide(FIRST, &card).expect("a card can be thrown away");
    desk.attend();
    assert_eq!(take_back(&mut desk, FIRST, Word::Ask), Ok(Some((FIRST, 1))));
}

#[test]
fn a_request_is_out_of_date_once_the_match_is_seen_to_have_gone_on() {
    let mut desk = Desk::under_way();
    let ask = |desk: &mut Desk, seat, word, presence: Presence| {
        desk.does(|hosted, asker| hosted.substitute(asker, word, &presence), seat)
    };
    ask(&mut desk, SECOND, Word::Ask, Presence::default()).expect("he may ask");
    desk.decide(FIRST, "rest").expect("it is on offer");
    assert_eq!(desk.sheet(&[SECOND]).requests.len(), 1, "a draft is not seen");
    desk.decide(FIRST, "push").expect("it is on offer");
    assert!(desk.sheet(&[SECOND]).requests.is_empty());
}

#[test]
fn the_computer_takes_the_place_of_who_agrees_or_is_away_for_too_long() {
    let substitute = |desk: &mut Desk, seat, word, presence: Presence| {
        desk.does(|hosted, asker| hosted.substitute(asker, word, &presence), seat)
    };
    let mut desk = Desk::under_way();
    let away = Presence::default();
    assert_eq!(refused(substitute(&mut desk, SECOND, Word::Agree, away)).1, "host-not-requested");
    substitute(&mut desk, FIRST, Word::Ask, away).expect("he may ask");
    substitute(&mut desk, SECOND, Word::Decline, away).expect("he may decline");
    assert_eq!(refused(substitute(&mut desk, SECOND, Word::Agree, away)).1, "host-not-requested");
    substitute(&mut desk, FIRST, Word::Ask, away).expect("he may ask again");
    substitute(&mut desk, SECOND, Word::Agree, away).expect("he hands over his own seat");
    assert_eq!(desk.hosted.record.place(SECOND).kind, SeatKind::Computer);
    assert!(desk.sheet(&[FIRST]).requests.is_empty());
    let nobody = substitute(&mut desk, FIRST, Word::Ask, away);
    assert_eq!(refused(nobody), (Kind::Conflict, "host-nobody-to-replace".to_string()));

    // The first is awaited, and may be silent for five minutes.
    let mut desk = Desk::under_way();
    desk.now += 5 * 60_000 - 10;
    assert_eq!(refused(substitute(&mut desk, SECOND, Word::Claim, away)).1, "host-not-absent");
    desk.now += 10;
    let watching = Presence { online: BySeat([true, false]), ..away };
    assert_eq!(refused(substitute(&mut desk, SECOND, Word::Claim, watching)).1, "host-not-absent");
    let heard = Presence { heard: BySeat([desk.now, 0]), ..away };
    assert_eq!(refused(substitute(&mut desk, SECOND, Word::Claim, heard)).1, "host-not-absent");
    assert_eq!(
        refused(substitute(&mut desk, FIRST, Word::Claim, away)).1,
        "host-not-absent",
        "it is his turn"
    );
    substitute(&mut desk, SECOND, Word::Claim, away).expect("the time has come");
    assert_eq!(desk.hosted.due(), Some(Due::Computer(FIRST)));
}

#[test]
fn a_rematch_exchanges_the_sides_once() {
    let mut desk = Desk::under_way();
    let rematch = |desk: &Desk, commitment: Option<&str>| {
        let (asker, commitment) = (desk.asker(FIRST), commitment.map(str::to_string));
        desk.hosted.rematch(&asker, commitment, &*ready(), "08".repeat(32))
    };
    assert_eq!(refused(rematch(&desk, None)), (Kind::Conflict, "host-not-over".to_string()));
    desk.does(|hosted, asker| hosted.resign(asker), SECOND).expect("he may");
    assert_eq!(refused(rematch(&desk, Some("abc"))).0, Kind::Unfit);
    let next = rematch(&desk, None).expect("it is over");
    let seats = next.places.each_ref().map(|place| (place.name.as_str(), place.kind, place.joined));
    assert_eq!(seats, [("Paul", SeatKind::Open, false), ("Marie", SeatKind::Person, true)]);
    assert_eq!((next.over, &next.absence, &next.rematch), (false, &Some(5), &None));
    assert_eq!(next.places.map(|place| place.token), [Some("two".to_string()), Some("one".to_string())]);
    desk.does(|hosted, asker| Ok(hosted.followed_by("next".to_string(), asker.now)), FIRST).unwrap();
    assert_eq!(desk.sheet(&[SECOND]).over.and_then(|over| over.rematch).as_deref(), Some("next"));
    assert_eq!(refused(rematch(&desk, None)).1, "host-rematch-there");
}

#[test]
fn of_what_is_said_the_last_is_kept_in_mind() {
    let mut desk = Desk::under_way();
    let silence = desk.does(|hosted, asker| hosted.say(asker, " \n"), FIRST);
    assert_eq!(refused(silence), (Kind::Unfit, "host-nothing-said".to_string()));
    for turn in 0..=host::SAYINGS {
        let words = format!(" {turn}\u{7} ");
        desk.does(|hosted, asker| hosted.say(asker, &words), SECOND).expect("one may talk");
    }
    let chat = desk.sheet(&[]).chat;
    assert_eq!((chat.len(), chat[0].text.as_str(), chat[0].name.as_str()), (100, "1", "Paul"));
    assert!(matches!(desk.kept.last(), Some(Keep::Saying(saying)) if saying.words == "100"));
}
