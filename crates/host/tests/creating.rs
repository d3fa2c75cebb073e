//! How a match comes about: wanted, joined, its dice made; or read from a file.

use contract::Secret;
use game::Kind;
use host::{DiceState, Hosted, Record, import};
use serde_json::json;

use crate::common::{Desk, FIRST, SECOND, against, people, ready, record, refused, wanted};

#[test]
fn what_cannot_be_played_is_not_created() {
    let fault = |seats, more| refused(record(&wanted(seats, more), &*ready()));
    let shared = fault(against("random"), json!({ "mode": "hot-seat" }));
    assert_eq!(shared, (Kind::Unfit, "host-two-people".to_string()));
    assert_eq!(fault(against("deity"), json!({})), (Kind::Unfit, "no-player".to_string()));
    assert_eq!(fault(people(), json!({ "commitment": "abc" })).0, Kind::Unfit);
}

#[test]
fn who_sits_there_is_proved_by_his_own_secret() {
    let tokens = |seats, more| {
        let places = record(&wanted(seats, more), &*ready()).expect("it can be played").places;
        places.map(|place| place.token)
    };
    let [one, two] = ["one", "two"].map(|token| Some(token.to_string()));
    assert_eq!(tokens(people(), json!({})), [one.clone(), two]);
    assert_eq!(tokens(against("random"), json!({})), [one.clone(), None]);
    assert_eq!(tokens(people(), json!({ "mode": "two-handed" })), [one.clone(), one]);
    let desk = Desk::new(people(), json!({}));
    let acting = |own: &[_], named| refused(desk.hosted.acting(own, named));
    assert_eq!(acting(&[], None), (Kind::Unproven, "host-no-token".to_string()));
    assert_eq!(acting(&[FIRST], Some(1)), (Kind::Forbidden, "host-not-your-seat".to_string()));
}

#[test]
fn the_dice_are_made_once_all_have_promised_and_opened_their_numbers() {
    let numbers = [Secret([7; 32]), Secret([8; 32])];
    let promise = |seat: usize| numbers[seat].commitment().to_string();
    let seats = json!([{ "kind": "person" }, { "kind": "open" }]);
    let mut desk = Desk::new(seats, json!({ "commitment": promise(0) }));
    assert!(desk.kept.is_empty() && desk.sheet(&[FIRST]).table.is_none());
    assert_eq!(refused(desk.decide(FIRST, "rest")), (Kind::Conflict, "host-not-begun".to_string()));
    let reveal = |desk: &mut Desk, seat, number: usize| {
        desk.does(|hosted, asker| hosted.reveal(asker, &numbers[number].reveal()), seat)
    };
    assert_eq!(refused(reveal(&mut desk, FIRST, 0)), (Kind::Conflict, "host-too-early".to_string()));
    let join = |desk: &mut Desk, name: &str, commitment: &str| {
        let (name, commitment) = (Some(name), Some(commitment.to_string()));
        desk.does(|hosted, asker| hosted.join(asker, name, commitment, Some("own".to_string())), SECOND)
    };
    assert_eq!(refused(join(&mut desk, "Paul", "abc")).0, Kind::Unfit);
    join(&mut desk, " Paul \n Martin", &promise(1)).expect("he may sit down");
    let place = desk.hosted.record.place(SECOND).clone();
    assert_eq!((place.name.as_str(), place.token.as_deref()), ("Paul Martin", Some("own")));
    join(&mut desk, "Jean", &promise(0)).expect("he may change his name");
    let place = desk.hosted.record.place(SECOND).clone();
    assert_eq!((place.name.as_str(), place.commitment), ("Jean", Some(promise(1))), "and nothing else");
    assert_eq!(refused(reveal(&mut desk, FIRST, 1)), (Kind::Unfit, "host-other-number".to_string()));
    for seat in [FIRST, SECOND] {
        assert_eq!(desk.hosted.dice().state, DiceState::Opening);
        reveal(&mut desk, seat, seat.index()).expect("he has promised it");
    }
    desk.does(|hosted, asker| hosted.begin(asker.now, 0), FIRST).expect("nobody is awaited");
    let dice = desk.hosted.dice();
    assert_eq!((dice.state, dice.secret, dice.seed), (DiceState::Sealed, None, None));
    assert!(desk.sheet(&[FIRST]).table.is_some());
    desk.does(|hosted, asker| hosted.resign(asker), FIRST).expect("he may");
    let dice = desk.hosted.dice();
    assert_eq!(
        (dice.state, dice.numbers),
        (DiceState::Open, Some(numbers.map(|n| Some(n.reveal())).to_vec()))
    );
    assert_eq!(dice.seed, desk.hosted.record.seed().map(|seed| seed.to_string()));
}

#[test]
fn a_match_is_a_file_once_it_is_over_and_the_file_a_match() {
    let mut desk = Desk::under_way();
    desk.decide(FIRST, "push").expect("it is on offer");
    let entries = |desk: &Desk| desk.entries()[1..].to_vec();
    let early = desk.hosted.file(entries(&desk));
    assert_eq!(refused(early), (Kind::Forbidden, "host-file-early".to_string()));
    desk.does(|hosted, asker| hosted.resign(asker), SECOND).expect("he may");
    let file = desk.hosted.file(entries(&desk)).expect("it is over");
    let (read, steps) = import(&*ready(), &file, "token".into(), String::new(), 5).expect("it replays");
    assert!(read.over && steps.len() == desk.entries().len());
    assert_eq!(read.seed(), desk.hosted.record.seed());
    assert_eq!(read.seats_of("token").len(), 2);
    let broken = file.replace("push", "leap");
    assert_eq!(refused(import(&*ready(), &broken, String::new(), String::new(), 5)).1, "host-file-line");
}

#[test]
fn a_record_is_read_as_it_was_kept_and_goes_on_under_the_rules_of_today() {
    let desk = Desk::under_way();
    let kept = desk.hosted.record.to_json();
    let mut record: Record = serde_json::from_str(&kept).expect("it can be read");
    assert_eq!(record.to_json(), kept);
    assert!(!Hosted::new(record.clone(), ready(), 1).is_outdated());
    record.rules = 0;
    let mut old = Hosted::new(record, ready(), 1);
    assert!(old.is_outdated());
    old.correct(2, desk.hosted.played().unwrap().snapshot().position);
    assert!(!old.is_outdated() && old.record.first() == 2 && old.record.corrected == Some(2));
}
