//! No question has one answer, at any game of the catalogue.

use contract::{Dice, Seat, Seed, Setup};
use game::Game;
use host::{Asker, Due, Entry, Hosted, Keep, Mode, Record, SeatKind};
use table::{Offer, Role};

/// So many decisions of people are looked at in each game.
const LOOKED_AT: usize = 250;

/// A match of a game between people, or one and a computer, that has begun.
fn begun(game: &dyn Game, computer: bool) -> Hosted {
    let ready = game.ready(Setup::new(game.about(), &[])).expect("it can be played without options");
    let names = ["Marie", "Paul"].map(str::to_string);
    let played = ready.begin(Seed::in_series(23, 1), "1914-08-02", names);
    let mut record = Record::of_played(&*ready, &*played, None, String::new());
    record.mode = Mode::Remote;
    for place in &mut record.places {
        (place.kind, place.level) = (SeatKind::Person, None);
    }
    let mut hosted = Hosted::new(record, ready, 0).with(played);
    if computer {
        hosted.record.place_mut(Seat::Second).hand_over("random");
        hosted.seat_computer(Seat::Second, 5, 1).expect("there is such a player");
    }
    hosted
}

fn asker(seat: Seat) -> Asker {
    Asker { own: vec![seat], seat, now: 0, chance: 0 }
}

/// Answers for whoever is due; what was given for people is counted.
fn attend(hosted: &mut Hosted) -> usize {
    let mut given = 0;
    while let Some(due) = hosted.due() {
        let number = hosted.played().expect("it has begun").number();
        let answered = match due {
            Due::Computer(seat) => {
                let thought = hosted.ponder(seat).expect("a player sits there")();
                let (by, words) = hosted.thought(thought).expect("nobody else has answered");
                hosted.enter(seat, by, &words, 0)
            }
            Due::Standing(..) => hosted.answer_standing(number, 0),
            Due::Forced(..) => {
                given += 1;
                hosted.answer_standing(number, 0)
            }
        };
        assert!(!answered.expect("what is due can be answered").is_empty(), "it would be due for ever");
    }
    given
}

/// One of what is on offer; a phase is ended now and then, or set up at one stroke, so that a game comes to all of them.
fn some_offer(offers: &[Offer], dice: &mut Dice) -> String {
    let goes_on = |offer: &&Offer| matches!(offer.role, Role::Pass | Role::Act) && offer.target.is_none();
    let ends = offers.iter().find(goes_on).filter(|_| dice.below(4) == 0);
    let any = &offers[dice.below(offers.len() as u32) as usize];
    ends.unwrap_or(any).decision.clone()
}

/// How many of these were given for people.
fn unasked(kept: &[Keep]) -> usize {
    let words = |keep: &Keep| matches!(keep, Keep::Step(step) if step.entry.words.starts_with('~'));
    kept.iter().filter(|keep| words(keep)).count()
}

#[test]
fn no_question_to_a_person_who_plays_against_a_computer_has_one_answer() {
    let mut given = 0;
    for game in catalogue::games() {
        let id = game.about().id;
        let (mut hosted, mut dice) = (begun(*game, true), Dice::loose(7));
        let (mut looked_at, mut undone) = (0, 0);
        while looked_at < LOOKED_AT {
            given += attend(&mut hosted);
            let played = hosted.played().expect("it has begun");
            if !played.to_decide().has(Seat::First) {
                break;
            }
            let offers = played.offers(Seat::First);
            let confirms = offers[0].role == Role::Confirm && played.undoable(Seat::First).is_some();
            assert!(offers.len() > 1 || confirms, "{id}: {:?}", offers[0]);
            looked_at += 1;
            if dice.below(12) == 0 && played.undoable(Seat::First).is_some() {
                hosted.undo(&asker(Seat::First), None, None).expect("it can be undone");
                let offers = hosted.played().expect("it has begun").offers(Seat::First);
                let choice = offers.len() > 1 || offers[0].role == Role::Confirm;
                assert!(choice && hosted.due().is_none(), "{id}: an undo goes back to a choice");
                undone += 1;
                continue;
            }
            let words = some_offer(&offers, &mut dice);
            let number = played.number();
            given += unasked(&hosted.decide(&asker(Seat::First), number, &words).expect("it is on offer"));
        }
        assert!(looked_at > 20 && undone > 0, "{id}: {looked_at}, {undone}");
    }
    assert!(given > 20, "{given} answers were given");
}

#[test]
fn between_two_people_a_question_with_one_answer_is_whether_to_take_back_or_what_one_alone_knows() {
    for game in catalogue::games() {
        let id = game.about().id;
        let (mut hosted, mut dice) = (begun(*game, false), Dice::loose(8));
        let mut entries: Vec<Entry> = Vec::new();
        for _ in 0..LOOKED_AT {
            attend(&mut hosted);
            let played = hosted.played().expect("it has begun");
            let Some(seat) = played.to_decide().iter().next() else { break };
            let offers = played.offers(seat);
            if let [only] = &offers[..] {
                let commits = played.undoable(seat).is_some() && !played.only_drafts(seat, &only.decision);
                let confirms = only.role == Role::Confirm && played.undoable(seat).is_some();
                assert!(commits || confirms || !played.is_plain(seat), "{id}: {only:?}");
            }
            let words = some_offer(&offers, &mut dice);
            let kept = hosted.decide(&asker(seat), hosted.number(&[seat]), &words).expect("it is on offer");
            entries.extend(kept.into_iter().filter_map(|keep| match keep {
                Keep::Step(step) => Some(step.entry),
                _ => None,
            }));
            let steps: Vec<u64> = entries.iter().map(|entry| entry.number).collect();
            assert!(steps.is_sorted(), "{id}");
        }
        let text = hosted.played().expect("it has begun").to_text();
        let ready = game.ready(Setup::new(game.about(), &[])).expect("it can be played without options");
        assert!(ready.read(&text).is_ok(), "{id}: the match file can be read");
    }
}
