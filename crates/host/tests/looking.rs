//! What each onlooker gets to see, and what he may ask about it.

use contract::{Onlooker, Seat};
use game::{Eye, Kind};
use serde_json::json;

use crate::common::{Desk, FIRST, SECOND, people, refused};

#[test]
fn one_looks_from_ones_own_seat_a_spectators_place_or_once_all_is_over_from_everywhere() {
    let mut desk = Desk::under_way();
    let eye = |desk: &Desk, own: &[Seat], from: Option<&str>| desk.hosted.eye(own, from);
    let seen_by = |onlooker| Ok(Eye::Onlooker(onlooker));
    assert_eq!(eye(&desk, &[FIRST], None), seen_by(Onlooker::Seat(FIRST)));
    assert_eq!(eye(&desk, &[FIRST], Some("0")), seen_by(Onlooker::Seat(FIRST)));
    assert_eq!(eye(&desk, &[FIRST], Some("spectator")), seen_by(Onlooker::Spectator));
    assert_eq!(eye(&desk, &[], None), seen_by(Onlooker::Spectator));
    for from in ["1", "both", "all", "2", ""] {
        assert_eq!(refused(eye(&desk, &[FIRST], Some(from))).0, Kind::Forbidden, "{from}");
    }
    desk.does(|hosted, asker| hosted.resign(asker), FIRST).expect("he may");
    assert_eq!(eye(&desk, &[], Some("all")), seen_by(Onlooker::Umpire));
    let both = Desk::new(people(), json!({ "mode": "two-handed" }));
    assert_eq!(eye(&both, &Seat::BOTH, None), Ok(Eye::Both));
    assert_eq!(eye(&both, &Seat::BOTH, Some("1")), seen_by(Onlooker::Seat(SECOND)));
}

#[test]
fn nobody_sees_the_hand_of_another() {
    let desk = Desk::under_way();
    for (own, sees) in [(&[FIRST][..], [true, false]), (&[SECOND], [false, true]), (&[], [false, false])] {
        let hands = desk.sheet(own).table.expect("it has begun").hands;
        for hand in hands {
            assert_eq!(hand.cards.is_some(), sees[usize::from(hand.seat)], "{own:?}");
        }
    }
    let told = |own| desk.sheet(own).journal.len();
    assert!(told(&[FIRST]) > told(&[]), "he alone reads what he was dealt");
}

#[test]
fn whoever_asks_why_not_is_told_the_section() {
    let desk = Desk::under_way();
    let why = desk.hosted.why_not(&[SECOND], SECOND, "deck", None).expect("there is a deck");
    assert!(why.is_some_and(|why| why.rule.starts_with('5')));
    assert_eq!(refused(desk.hosted.why_not(&[FIRST], FIRST, "moon", None)).0, Kind::Unfit);
    assert_eq!(refused(desk.hosted.inspect(&[FIRST], Some(1), "deck")).0, Kind::Forbidden);
    assert_eq!(refused(desk.hosted.inspect(&[FIRST], None, "moon")).0, Kind::Unfit);
    assert!(desk.hosted.odds(&[FIRST], FIRST, "push").expect("it is on offer").is_some());
}

#[test]
fn what_was_tried_out_and_dropped_is_not_found_by_looking_back() {
    let mut desk = Desk::under_way();
    desk.decide(FIRST, "rest").expect("it is on offer");
    desk.undo(FIRST, None).expect("it is his own");
    let later = desk.entries()[3..].to_vec();
    assert_eq!(desk.hosted.standing_at(&[SECOND], 3, &later), 2);
    assert_eq!(desk.hosted.standing_at(&[], 3, &later), 2);
    assert_eq!(desk.hosted.standing_at(&[FIRST], 3, &later), 3, "he may look at it himself");
    assert!(desk.hosted.lines(&desk.entries(), 5, desk.eye(&[FIRST])).iter().all(|line| line.number < 3));
    assert_eq!(refused(desk.hosted.check_step(5, 4)), (Kind::Unknown, "host-no-step".to_string()));
    desk.does(|hosted, asker| hosted.resign(asker), FIRST).expect("he may");
    assert!(desk.hosted.sees_dropped(&[]));
}

#[test]
fn one_goes_on_from_a_match_that_is_over_or_all_ones_own() {
    let mut desk = Desk::under_way();
    let mut other = desk.hosted.record.clone();
    let hidden = desk.hosted.check_goes_on(&[FIRST], &other);
    assert_eq!(refused(hidden), (Kind::Forbidden, "host-go-on-hidden".to_string()));
    assert_eq!(desk.hosted.check_goes_on(&Seat::BOTH, &other), Ok(()));
    desk.does(|hosted, asker| hosted.resign(asker), FIRST).expect("he may");
    assert_eq!(desk.hosted.check_goes_on(&[], &other), Ok(()));
    other.scenario = "siege".to_string();
    assert_eq!(refused(desk.hosted.check_goes_on(&[], &other)), (Kind::Unfit, "host-go-on-same".to_string()));
}
