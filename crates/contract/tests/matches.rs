//! What a match remembers, takes back, and tells to whom.

use contract::{Audience, By, Dice, Draft, Entry, Match, Move, Onlooker, Outcome, Rules, Seat, UndoRefused};
use toy::{Decision, Event, Phase, Toy, begun, under_way};

const BLUE: Seat = Seat::First;
const RED: Seat = Seat::Second;

/// A six is held by this seat: it may answer an advance with a parry.
fn under_way_with_a_six_held_by(seat: Seat) -> Match<Toy> {
    let holds = |played: &Match<Toy>| played.position().hands[seat].has(6);
    (0..).map(under_way).find(holds).expect("a six is dealt sooner or later")
}

/// Everything an onlooker could compare.
fn standing(played: &Match<Toy>) -> (toy::Position, usize, usize) {
    (played.position().clone(), played.journal().len(), played.entries().len())
}

fn events(played: &Match<Toy>, onlooker: Onlooker) -> Vec<Event> {
    let lines = played.journal().iter().filter(|(_, line)| line.audience.reaches(onlooker));
    lines.map(|(_, line)| line.what).collect()
}

// ------------------------------------------------------------------------------------------------------------ Undo

#[test]
fn undo_goes_back_over_ones_own_quiet_decisions_one_at_a_time() {
    let mut played = under_way(0);
    let (before_both, lines_before_both, _) = standing(&played);
    played.decide(BLUE, Decision::Rest).unwrap();
    let (between, lines_between, _) = standing(&played);
    played.decide(BLUE, Decision::Rest).unwrap();
    assert_eq!(played.position().mover, RED, "two actions are a turn");

    assert_eq!(played.undoable(BLUE), Some(4));
    assert_eq!(played.undo(BLUE), Ok(4));
    assert_eq!((played.position(), played.journal().len()), (&between, lines_between));
    assert_eq!(played.undo(BLUE), Ok(3));
    assert_eq!((played.position(), played.journal().len()), (&before_both, lines_before_both));
    // Before that lies what both threw away, shown to both.
    assert_eq!(played.undo(BLUE), Err(UndoRefused::Nothing));
}

#[test]
fn undo_is_an_entry() {
    let mut played = under_way(0);
    played.decide(BLUE, Decision::Rest).unwrap();
    played.undo(BLUE).unwrap();
    assert_eq!(played.entries().len(), 4);
    assert_eq!(played.entries()[3], Entry { seat: BLUE, by: By::Player, what: Move::Undone(3) });
}

#[test]
fn what_is_decided_after_an_undo_rolls_other_dice() {
    let rolled = |played: &Match<Toy>| played.position().die.expect("a push was just made");
    let dice_of = |played: &Match<Toy>, entry: u64| Dice::of_entry(&played.header().seed, entry).die();
    let mut differed = 0;
    for series in 0..12 {
        let mut straight = under_way(series);
        straight.decide(BLUE, Decision::Push).unwrap();
        assert_eq!(rolled(&straight), dice_of(&straight, 3));

        let mut hesitant = under_way(series);
        hesitant.decide(BLUE, Decision::Rest).unwrap();
        hesitant.undo(BLUE).unwrap();
        hesitant.decide(BLUE, Decision::Push).unwrap();
        assert_eq!(rolled(&hesitant), dice_of(&hesitant, 5), "the entry’s number is the sub-stream");
        differed += u32::from(rolled(&straight) != rolled(&hesitant));
    }
    assert!(differed > 6, "{differed} of 12 rolls differed: five in six were to be expected");
}

#[test]
fn undo_never_goes_back_across_a_die() {
    let mut played = under_way(0);
    played.decide(BLUE, Decision::Rest).unwrap();
    played.decide(BLUE, Decision::Push).unwrap();
    let before = standing(&played);
    assert_eq!(played.undoable(BLUE), None);
    assert_eq!(played.undo(BLUE), Err(UndoRefused::Nothing));
    assert_eq!(standing(&played), before, "a refused undo changes nothing");
}

#[test]
fn undo_never_goes_back_across_a_card_drawn() {
    let mut played = under_way(0);
    played.decide(BLUE, Decision::Draw).unwrap();
    assert_eq!(played.undo(BLUE), Err(UndoRefused::Nothing));
}

#[test]
fn undo_never_goes_back_across_a_card_shown() {
    let mut played = under_way(0);
    played.decide(BLUE, Decision::Rest).unwrap();
    let card = played.position().hands[BLUE].iter().next().unwrap();
    played.decide(BLUE, Decision::Play(card)).unwrap();
    assert_eq!(played.undo(BLUE), Err(UndoRefused::Nothing));
}

#[test]
fn undo_goes_back_to_what_followed_a_die_but_no_further() {
    let mut played = under_way(0);
    played.decide(BLUE, Decision::Push).unwrap();
    played.answer(RED, By::Standing, Decision::Pass).unwrap();
    let (after_the_push, ..) = standing(&played);
    played.decide(BLUE, Decision::Rest).unwrap();
    assert_eq!(played.undo(BLUE), Ok(5));
    assert_eq!(played.position(), &after_the_push);
    assert_eq!(played.undo(BLUE), Err(UndoRefused::Nothing));
}

#[test]
fn undo_never_goes_back_across_the_other_players_decision() {
    let mut played = under_way(0);
    played.decide(BLUE, Decision::Rest).unwrap();
    played.decide(BLUE, Decision::Rest).unwrap();
    played.decide(RED, Decision::Rest).unwrap();
    assert_eq!(played.undo(BLUE), Err(UndoRefused::Nothing));
    assert_eq!(played.undoable(RED), Some(5), "what red decided is red’s to take back");
}

#[test]
fn undo_never_goes_back_across_a_decision_that_the_other_player_took_back() {
    let mut played = under_way(0);
    played.decide(BLUE, Decision::Rest).unwrap();
    played.decide(BLUE, Decision::Rest).unwrap();
    played.decide(RED, Decision::Rest).unwrap();
    assert_eq!(played.undo(RED), Ok(5));
    assert_eq!(played.undo(BLUE), Err(UndoRefused::Nothing), "blue has seen what red had in mind");
}

#[test]
fn undo_never_goes_back_across_an_answer_that_the_other_player_gave() {
    let mut played = under_way(0);
    played.decide(BLUE, Decision::Creep).unwrap();
    assert_eq!(played.undoable(BLUE), Some(3), "red was asked, and has not answered yet");
    played.answer(RED, By::Player, Decision::Pass).unwrap();
    assert_eq!(played.undo(BLUE), Err(UndoRefused::Nothing));
}

#[test]
fn undo_goes_back_across_an_answer_by_a_standing_order() {
    let mut played = under_way(0);
    let (before, lines, _) = standing(&played);
    played.decide(BLUE, Decision::Creep).unwrap();
    played.answer(RED, By::Standing, Decision::Pass).unwrap();
    assert_eq!(played.undoable(RED), None, "a standing order is no decision to take back");
    assert_eq!(played.undo(BLUE), Ok(3));
    assert_eq!((played.position(), played.journal().len()), (&before, lines));
}

#[test]
fn an_answer_by_a_standing_order_that_shows_a_card_ends_undo_all_the_same() {
    let mut played = under_way_with_a_six_held_by(RED);
    played.decide(BLUE, Decision::Creep).unwrap();
    played.answer(RED, By::Standing, Decision::Parry).unwrap();
    assert_eq!(played.undo(BLUE), Err(UndoRefused::Nothing));
}

#[test]
fn what_can_still_be_taken_back_is_one_players_draft() {
    let mut played = under_way(0);
    assert!(played.draft().is_none());
    let before = played.position().clone();
    played.decide(BLUE, Decision::Creep).unwrap();
    played.answer(RED, By::Standing, Decision::Pass).unwrap();
    played.decide(BLUE, Decision::Rest).unwrap();
    assert_eq!(played.draft(), Some(Draft { seat: BLUE, entries: vec![3, 5] }));
    assert_eq!((played.before(3), played.before(2)), (Some(&before), None));
    played.undo(BLUE).unwrap();
    assert_eq!(played.draft().unwrap().entries, [3]);
    played.undo(BLUE).unwrap();
    assert!(played.draft().is_none() && played.position() == &before);
    let drafts = |played: &Match<_>, decision| played.only_drafts(BLUE, decision);
    assert!(
        drafts(&played, Decision::Rest)
            && !drafts(&played, Decision::Push)
            && !drafts(&played, Decision::Pass)
    );
    played.decide(BLUE, Decision::Push).unwrap();
    assert!(played.draft().is_none(), "a die was rolled");
}

#[test]
fn nobody_takes_back_what_another_decided() {
    let mut played = under_way(0);
    played.decide(BLUE, Decision::Rest).unwrap();
    assert_eq!(played.undo(RED), Err(UndoRefused::Nothing));
    assert_eq!(played.undo(BLUE), Ok(3));
}

// ----------------------------------------------------------------------------------------------------- Two at once

#[test]
fn a_secret_choice_can_be_taken_back_until_the_other_has_chosen() {
    for (early, late) in [(BLUE, RED), (RED, BLUE)] {
        let mut played = begun(1);
        let cards: Vec<u8> = played.position().hands[early].iter().collect();
        let (before, lines, _) = standing(&played);
        played.decide(early, Decision::Discard(cards[0])).unwrap();
        assert_eq!(played.undo(late), Err(UndoRefused::Nothing));
        assert_eq!(played.undo(early), Ok(1));
        assert_eq!((played.position(), played.journal().len()), (&before, lines));

        played.decide(early, Decision::Discard(cards[1])).unwrap();
        let other = played.position().hands[late].iter().next().unwrap();
        played.decide(late, Decision::Discard(other)).unwrap();
        assert_eq!(played.position().phase, Phase::Act, "both have chosen");
        assert!(
            played.position().thrown[early].has(cards[1]) && !played.position().hands[early].has(cards[1])
        );
        for seat in Seat::BOTH {
            assert_eq!(played.undo(seat), Err(UndoRefused::Nothing), "both choices were shown");
        }
    }
}

// ------------------------------------------------------------------------------------------------------ The journal

#[test]
fn a_journal_line_reaches_its_audience_and_nobody_else() {
    let mut played = begun(2);
    let hands = played.position().hands;
    let dealt = |seat: Seat| Event::Dealt { side: seat, cards: hands[seat] };
    assert_eq!(events(&played, Onlooker::Seat(BLUE)), [dealt(BLUE)]);
    assert_eq!(events(&played, Onlooker::Seat(RED)), [dealt(RED)]);
    assert_eq!(events(&played, Onlooker::Spectator), []);
    assert_eq!(events(&played, Onlooker::Umpire), [dealt(BLUE), dealt(RED)]);

    let card = hands[BLUE].iter().next().unwrap();
    played.decide(BLUE, Decision::Discard(card)).unwrap();
    let (laid, chose) = (Event::Laid { side: BLUE, value: card }, Event::Chose { side: BLUE });
    assert_eq!(events(&played, Onlooker::Seat(BLUE)), [dealt(BLUE), laid, chose]);
    assert_eq!(events(&played, Onlooker::Seat(RED)), [dealt(RED), chose]);
    assert_eq!(events(&played, Onlooker::Spectator), [chose]);

    let last = hands[RED].iter().last().unwrap();
    played.decide(RED, Decision::Discard(last)).unwrap();
    let shown = [Event::Threw { side: BLUE, value: card }, Event::Threw { side: RED, value: last }];
    for onlooker in [Onlooker::Seat(BLUE), Onlooker::Seat(RED), Onlooker::Spectator, Onlooker::Umpire] {
        assert!(events(&played, onlooker).ends_with(&shown), "{onlooker:?}");
    }
}

#[test]
fn a_journal_line_knows_the_entry_it_came_of_also_after_an_undo() {
    let mut played = under_way(0);
    played.decide(BLUE, Decision::Creep).unwrap();
    played.undo(BLUE).unwrap();
    played.decide(BLUE, Decision::Rest).unwrap();
    let (entry, line) = played.journal().last().unwrap();
    assert_eq!((*entry, line.what, line.audience), (5, Event::Rested { side: BLUE }, Audience::Everyone));
    let crept = Event::Crept { side: BLUE };
    assert!(!events(&played, Onlooker::Umpire).contains(&crept), "what was taken back did not happen");
}

// --------------------------------------------------------------------------------------------------------- Refusals

#[test]
fn a_refused_decision_changes_nothing_and_adds_no_entry() {
    let mut played = under_way(0);
    played.decide(BLUE, Decision::Rest).unwrap();
    let before = standing(&played);
    let hand = played.position().hands[BLUE];
    let missing = (1..=6).find(|&card| !hand.has(card)).unwrap();
    let tried = [
        (RED, Decision::Push, "5.1"),
        (BLUE, Decision::Pass, "5.2"),
        (BLUE, Decision::Discard(hand.iter().next().unwrap()), "5.2"),
        (BLUE, Decision::Play(missing), "5.3"),
    ];
    for (seat, decision, section) in tried {
        for by in [By::Player, By::Standing] {
            let refusal = played.answer(seat, by, decision).unwrap_err();
            assert_eq!((Toy::<1>::about().rulebook)().section(refusal.rule).id, section, "{decision:?}");
            assert_eq!(standing(&played), before, "{decision:?}");
            assert_eq!(played.undoable(BLUE), Some(3), "{decision:?}: what could be undone still can");
        }
    }
}

#[test]
fn nothing_is_decided_once_the_game_is_over() {
    let mut played = under_way(0);
    while let Some(seat) = played.game().to_decide(played.position()).iter().next() {
        played.decide(seat, Decision::Rest).unwrap();
    }
    assert!(played.game().outcome(played.position()).is_some());
    let before = standing(&played);
    for seat in Seat::BOTH {
        assert!(played.decide(seat, Decision::Rest).is_err());
    }
    assert_eq!(standing(&played), before);
}

// ------------------------------------------------------------------------------- Agreements, giving up, taking up again

#[test]
fn both_may_agree_to_take_back_across_a_die() {
    let mut played = under_way(0);
    let before = played.position().clone();
    let lines = played.journal().len();
    played.decide(BLUE, Decision::Push).unwrap();
    assert_eq!(played.undo(BLUE), Err(UndoRefused::Nothing));
    played.enter(Entry { seat: BLUE, by: By::Player, what: Move::TakenBack(3) }).unwrap();
    assert_eq!((played.position(), played.journal().len(), played.number()), (&before, lines, 4));
    assert_eq!(played.undoable(BLUE), None);
    let beyond = Entry { seat: BLUE, by: By::Player, what: Move::TakenBack(9) };
    assert!(played.enter(beyond).is_err() && played.number() == 4);
}

#[test]
fn who_resigns_has_lost_and_nothing_follows() {
    let mut played = under_way(0);
    assert_eq!((played.outcome(), played.resigned()), (None, None));
    played.resign(BLUE);
    assert_eq!((played.outcome(), played.resigned()), (Some(Outcome::Won(RED)), Some(BLUE)));
    assert!(played.enter(Entry { seat: BLUE, by: By::Player, what: Move::Decided(Decision::Rest) }).is_err());
    assert_eq!(played.number(), 3);
}

#[test]
fn a_match_taken_up_again_goes_on_with_the_same_dice() {
    for series in 0..8 {
        let mut played = under_way(series);
        let game = played.game().clone();
        let mut again =
            Match::resumed(game, played.header().clone(), played.number(), played.position().clone());
        assert_eq!((again.number(), again.undoable(BLUE), again.undoable_from()), (2, None, None));
        for resumed in [&mut played, &mut again] {
            resumed.decide(BLUE, Decision::Rest).unwrap();
        }
        assert_eq!((again.undoable(BLUE), again.undoable_from()), (Some(3), Some(3)));
        for resumed in [&mut played, &mut again] {
            assert_eq!(resumed.undo(BLUE), Ok(3));
            resumed.decide(BLUE, Decision::Push).unwrap();
        }
        assert_eq!(again.position(), played.position());
        assert_eq!(again.journal().last(), played.journal().last());
        assert_eq!(again.number(), played.number());
    }
}
