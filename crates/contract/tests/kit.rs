//! The kit passes a sound game, and names the law that a faulty one breaks.

use contract::kit::{self, Effort, Failure};
use contract::{Match, Rules, read_header};
use toy::{Fault, Toy};

/// Every check at every position.
fn thorough() -> Effort {
    Effort { one_in: 1, ..Effort::games(60) }
}

/// Only what is checked at each step of a game: for faults that playing on from an imagined position would also
/// stumble over, under a vaguer name.
fn by_playing_alone() -> Effort {
    Effort { one_in: u32::MAX, ..Effort::games(60) }
}

fn failure_of(fault: Fault, effort: Effort) -> Failure {
    let failure = *kit::conform(&[Toy::with(fault)], effort).expect_err("the fault went unnoticed");
    assert!(!failure.saw.is_empty(), "{fault:?}: a failure says what was seen");
    if !failure.file.is_empty() {
        read_header(&failure.file).unwrap_or_else(|error| panic!("{fault:?}: {error}\n{}", failure.file));
    }
    failure
}

fn law_broken_by(fault: Fault, effort: Effort) -> &'static str {
    failure_of(fault, effort).law
}

#[test]
fn a_sound_game_passes() {
    let report =
        kit::conform(&[Toy::sound()], Effort::games(60)).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(report.games, 60);
    assert!(report.decisions > 60 * 10, "{report:?}");
    assert!(report.looks > 0 && report.looks < report.decisions, "{report:?}");
    assert!(report.varied > report.reached && report.reached > 0, "{report:?}");
    assert!(report.odds > 0 && report.odds <= report.looks, "{report:?}");
    // At each decision one foreign decision is tried by both seats, and one of them is not even asked.
    assert!(report.refused > report.decisions / 2, "{report:?}");
}

#[test]
fn a_sound_game_passes_when_everything_is_checked_everywhere() {
    let effort = Effort { games: 3, ..thorough() };
    let report = kit::conform(&[Toy::sound()], effort).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(report.looks, report.decisions);
}

// --------------------------------------------------------------------------------------- What is hidden is hidden

const STEP: &str = "a step tells a seat nothing that is hidden from it";

#[test]
fn a_prompt_skipped_when_no_card_is_held_is_caught() {
    assert_eq!(law_broken_by(Fault::SkipsPrompt, thorough()), STEP);
}

#[test]
fn a_line_that_tells_everyone_which_card_was_drawn_is_caught() {
    assert_eq!(law_broken_by(Fault::WrongAudience, thorough()), STEP);
}

#[test]
fn a_line_that_tells_everyone_what_one_seat_secretly_chose_is_caught() {
    assert_eq!(law_broken_by(Fault::ChoiceAloud, thorough()), STEP);
}

#[test]
fn a_table_that_shows_the_other_hand_is_caught() {
    let law = "what a seat sees does not depend on what is hidden from it";
    assert_eq!(law_broken_by(Fault::TableLeak, thorough()), law);
}

#[test]
fn a_table_that_shows_a_spectator_the_hands_is_caught() {
    let law = "a spectator sees nothing that is hidden from a seat";
    assert_eq!(law_broken_by(Fault::SpectatorLeak, thorough()), law);
}

#[test]
fn pointing_that_tells_what_the_other_holds_is_caught() {
    let law = "pointing tells nobody what is hidden from a seat";
    assert_eq!(law_broken_by(Fault::InspectionLeak, thorough()), law);
}

// ------------------------------------------------------------------------------------------------------ Imagining

#[test]
fn imagining_the_same_hand_over_and_over_is_caught() {
    let failure = failure_of(Fault::ConstantImagine, thorough());
    assert_eq!(failure.law, "imagining is neither constant nor a peek");
    assert!(failure.saw.contains("over and over"), "{}", failure.saw);
}

#[test]
fn imagining_nothing_but_the_truth_is_caught() {
    let failure = failure_of(Fault::PeekingImagine, thorough());
    assert_eq!(failure.law, "imagining is neither constant nor a peek");
    assert!(failure.saw.contains("only the truth"), "{}", failure.saw);
}

#[test]
fn what_is_hidden_is_found_though_no_position_is_looked_at() {
    let effort = Effort { games: 1, ..by_playing_alone() };
    let report = kit::conform(&[Toy::sound()], effort).unwrap_or_else(|failure| panic!("{failure}"));
    assert!(report.looks == 0 && report.varied > 0, "{report:?}");
    let failure = failure_of(Fault::PeekingImagine, effort);
    assert!(failure.saw.contains("only the truth"), "{}", failure.saw);
    let which = Toy::sound().setup().scenario.clone();
    assert!(failure.saw.starts_with(&which), "{} does not say which set-up", failure.saw);
}

#[test]
fn imagining_around_a_card_truly_held_is_caught() {
    assert_eq!(
        law_broken_by(Fault::LeaningImagine, thorough()),
        "imagining uses nothing but what the seat knows"
    );
}

#[test]
fn imagining_a_card_that_does_not_exist_is_caught() {
    assert_eq!(law_broken_by(Fault::ImpossibleImagine, thorough()), "an imagined position is a possible one");
}

// ------------------------------------------------------------------------------------------- Listing and refusing

#[test]
fn an_offer_that_is_refused_when_taken_is_caught() {
    assert_eq!(law_broken_by(Fault::ListsIllegal, Effort::games(60)), "what is listed is accepted");
}

#[test]
fn an_offer_made_twice_is_caught() {
    assert_eq!(law_broken_by(Fault::ListsTwice, thorough()), "no decision is listed twice");
}

#[test]
fn a_decision_accepted_without_being_offered_is_caught() {
    assert_eq!(law_broken_by(Fault::AcceptsUnlisted, Effort::games(60)), "what is not listed is refused");
}

#[test]
fn a_refused_decision_that_leaves_its_mark_is_caught() {
    assert_eq!(law_broken_by(Fault::HalfRefused, Effort::games(60)), "a refused decision changes nothing");
}

#[test]
fn a_refusal_that_cites_no_section_is_caught() {
    assert_eq!(law_broken_by(Fault::UncitedRefusal, Effort::games(60)), "a refusal cites its rule");
}

#[test]
fn a_seat_asked_with_nothing_to_answer_is_caught() {
    assert_eq!(law_broken_by(Fault::NoDecision, by_playing_alone()), "there is always a legal decision");
}

#[test]
fn a_game_that_goes_on_asking_after_its_end_is_caught() {
    assert_eq!(
        law_broken_by(Fault::AsksForEver, by_playing_alone()),
        "somebody decides until the game is over"
    );
}

// ----------------------------------------------------------------------------------------------- Odds and bookkeeping

#[test]
fn odds_that_favour_the_low_faces_are_caught() {
    assert_eq!(law_broken_by(Fault::WrongOdds, thorough()), "odds agree with sampled frequencies");
}

#[test]
fn odds_that_leave_a_face_out_are_caught() {
    assert_eq!(law_broken_by(Fault::ShortOdds, thorough()), "odds add up to one");
}

#[test]
fn a_card_that_vanishes_is_caught() {
    assert_eq!(law_broken_by(Fault::LosesPiece, by_playing_alone()), "the game’s own invariants");
}

#[test]
fn two_decisions_written_alike_are_caught() {
    assert_eq!(law_broken_by(Fault::BadNotation, thorough()), "a decision reads back from its notation");
}

#[test]
fn a_count_lost_in_serialisation_is_caught() {
    assert_eq!(law_broken_by(Fault::ForgetsOnSerde, thorough()), "a position survives serialisation");
}

#[test]
fn the_file_of_a_failure_leads_to_the_place() {
    let failure = failure_of(Fault::LosesPiece, by_playing_alone());
    let there = Match::from_text(Toy::with(Fault::LosesPiece), &failure.file).expect("the file replays");
    assert_eq!(there.game().invariants(there.position()), Err(failure.saw));
}

#[test]
fn a_deal_read_out_to_everyone_is_caught() {
    let law = law_broken_by(Fault::DealAloud, by_playing_alone());
    assert_eq!(law, "setting up tells nothing that is hidden");
}

// ------------------------------------------------------------------------------------------- What is shown is there

#[test]
fn a_picture_of_a_place_that_is_not_on_the_board_is_caught() {
    assert_eq!(law_broken_by(Fault::PictureOfNowhere, thorough()), "what a picture names is on the table");
}
