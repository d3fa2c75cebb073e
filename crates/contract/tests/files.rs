//! A match file reads back, goes on where it stopped, and refuses every changed letter.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use contract::{
    By, BySeat, Entry, FairDice, FileError, Header, Match, Move, Rules, Seat, Secret, Seed, Setup, Start,
    line_and_column, messages, read_header, write_position,
};
use table::{Language, Words};
use toy::{CORRECTED, DECK_FILE, Decision, Toy, begun, under_way};

const BLUE: Seat = Seat::First;
const RED: Seat = Seat::Second;

/// The seal of the header.
const SEAL: usize = 11;
/// Entry 1 stands here.
const FIRST_ENTRY: usize = 13;

/// Short, and yet with a die, a reveal, an undo, and standing answers both taken back and left standing.
fn eventful() -> Match<Toy> {
    let mut played = under_way(3);
    let card = played.position().hands[BLUE].iter().next().unwrap();
    played.decide(BLUE, Decision::Creep).unwrap();
    played.answer(RED, By::Standing, Decision::Pass).unwrap();
    played.undo(BLUE).unwrap();
    played.decide(BLUE, Decision::Push).unwrap();
    played.answer(RED, By::Standing, Decision::Pass).unwrap();
    played.decide(BLUE, Decision::Play(card)).unwrap();
    played.decide(RED, Decision::Draw).unwrap();
    played.decide(RED, Decision::Rest).unwrap();
    played
}

fn read(text: &str) -> Result<Match<Toy>, FileError> {
    Match::from_text(Toy::sound(), text)
}

fn refused(text: &str, edit: &str) -> FileError {
    match read(text) {
        Ok(_) => panic!("{edit}: passed unnoticed\n{text}"),
        Err(error) => {
            assert!(!said(&error).trim().is_empty(), "{edit}: no reason was given");
            error
        }
    }
}

// ------------------------------------------------------------------------------------------------------- Round trips

/// What a person reads, in English.
fn said(error: &FileError) -> String {
    static ENGLISH: LazyLock<Words> = LazyLock::new(|| {
        Words::new(Language::En, &[messages(Language::En), (Toy::<1>::about().messages)(Language::En)])
    });
    ENGLISH.say(&error.reason)
}

#[test]
fn a_match_reads_back_from_its_file() {
    let played = eventful();
    let text = played.to_text();
    let back = read(&text).unwrap();
    assert_eq!(back.header(), played.header());
    assert_eq!(back.entries(), played.entries());
    assert_eq!(back.position(), played.position());
    assert_eq!(back.journal(), played.journal());
    assert_eq!(back.to_text(), text);
    assert!(text.contains("red ~pass #") && text.contains("blue undo 3 #"), "{text}");
}

#[test]
fn a_match_read_back_goes_on_as_if_never_put_away() {
    let mut played = eventful();
    let mut back = read(&played.to_text()).unwrap();
    assert_eq!(back.undo(RED), played.undo(RED));
    for resumed in [&mut played, &mut back] {
        resumed.decide(RED, Decision::Push).unwrap();
    }
    assert_eq!(back.position(), played.position(), "the same dice lie ahead");
    assert_eq!(back.to_text(), played.to_text());
}

#[test]
fn names_are_kept_on_one_line_and_may_be_missing() {
    let players = ["  Jean:\nLuc\t Ba ".to_string(), String::new()];
    let played = Match::begin(Toy::sound(), Seed::in_series(1914, 0), "", players);
    let back = read(&played.to_text()).unwrap();
    assert_eq!(back.header(), played.header());
    let [(blue, first), (red, second)] = &back.header().players;
    assert_eq!((blue.as_str(), first.as_str()), ("blue", "Jean: Luc Ba"));
    assert_eq!((red.as_str(), second.as_str()), ("red", ""));
}

#[test]
fn the_header_can_be_read_without_the_game() {
    let played = eventful();
    assert_eq!(read_header(&played.to_text()).as_ref(), Ok(played.header()));
}

// -------------------------------------------------------------------------------------------------------- Tampering

/// Where an edit may be reported. A changed letter is reported on its line. A line break more or fewer is between two
/// lines and, within the header, leaves no seal where it belongs.
fn lines_to_blame(text: &str, byte: usize, is_line_break: bool) -> BTreeSet<usize> {
    let (line, _) = line_and_column(text, byte);
    if !is_line_break {
        return BTreeSet::from([line]);
    }
    // In a row of line breaks it cannot be told which is one too many.
    let row = text[byte..].chars().take_while(|&c| c == '\n').count().max(1);
    let mut lines: BTreeSet<usize> = (line - 1..=line + row).collect();
    if line < SEAL {
        lines.insert(SEAL);
    }
    lines
}

/// Each character deleted, replaced and preceded by another: every printable one of ASCII, and some that are not.
fn every_edit_is_refused(text: &str) {
    let others: Vec<char> = (' '..='~').chain(['\n', '\r', '\t', '\0', '\u{a0}', 'é']).collect();
    let check = |edited: &str, byte: usize, is_line_break: bool, edit: &str| {
        let error = refused(edited, edit);
        let expected = lines_to_blame(text, byte, is_line_break);
        assert!(
            expected.contains(&error.line),
            "{edit}: expected on {expected:?}, reported as “{error}”\n{edited}"
        );
    };
    for (byte, old) in text.char_indices() {
        let (before, after) = (&text[..byte], &text[byte + old.len_utf8()..]);
        check(&format!("{before}{after}"), byte, old == '\n', &format!("without {old:?} at {byte}"));
        for &new in &others {
            let is_line_break = old == '\n' || new == '\n';
            if new != old {
                let edit = format!("{new:?} for {old:?} at {byte}");
                check(&format!("{before}{new}{after}"), byte, is_line_break, &edit);
            }
            let edit = format!("{new:?} before {old:?} at {byte}");
            check(&format!("{before}{new}{old}{after}"), byte, is_line_break, &edit);
        }
    }
    for &new in &others {
        check(&format!("{text}{new}"), text.len(), new == '\n', &format!("{new:?} at the end"));
    }
}

#[test]
fn every_changed_letter_is_refused_where_it_stands() {
    every_edit_is_refused(&eventful().to_text());
}

#[test]
fn every_changed_letter_of_a_match_without_entries_is_refused_where_it_stands() {
    // Here no position’s digest helps: a changed seed or name shows by the seal alone.
    every_edit_is_refused(&begun(0).to_text());
}

#[test]
fn a_name_is_not_replaced_by_one_that_looks_like_it() {
    // Two bytes of a digest would agree here by chance: a seal takes four.
    let text = begun(0).to_text().replacen("red: greedy", "red: grᴇedy", 1);
    assert_eq!(refused(&text, "a small capital").line, 10);
}

#[test]
fn who_gave_an_answer_cannot_be_rewritten() {
    // The position is the same either way, but what may be undone is not.
    let text = eventful().to_text();
    let entry = FIRST_ENTRY + 6;
    assert_eq!(refused(&text.replacen("7 red ~pass", "7 red pass", 1), "no standing order").line, entry);
    let text = text.replacen("10 red rest", "10 red ~rest", 1);
    assert_eq!(refused(&text, "a standing order").line, FIRST_ENTRY + 9);
}

#[test]
fn two_entries_that_change_places_are_refused() {
    let text = eventful().to_text();
    let mut lines: Vec<&str> = text.split('\n').collect();
    lines.swap(FIRST_ENTRY - 1, FIRST_ENTRY);
    assert_eq!(refused(&lines.join("\n"), "swapped").line, FIRST_ENTRY);
}

// --------------------------------------------------------------------------------------------------- Something missing

#[test]
fn a_file_without_its_last_lines_is_an_unfinished_match() {
    let played = eventful();
    let text = played.to_text();
    let entries = played.entries().len();
    let breaks: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
    for kept in 0..=entries {
        let unfinished = read(&text[..=breaks[FIRST_ENTRY - 2 + kept]]).unwrap();
        assert_eq!(unfinished.entries(), &played.entries()[..kept]);
    }
}

#[test]
fn a_file_cut_within_a_line_or_within_its_header_is_refused() {
    let text = eventful().to_text();
    for (cut, _) in text.char_indices() {
        let (line, column) = line_and_column(&text, cut);
        // Right before an entry it is unfinished, not cut.
        if line < FIRST_ENTRY || column > 1 {
            let error = refused(&text[..cut], &format!("cut at line {line}, column {column}"));
            // Right after the seal, it is the next line that is missing.
            assert!(
                error.line == line || (line, error.line) == (SEAL, SEAL + 1),
                "cut at {line}, {column}: {error}"
            );
        }
    }
}

// ------------------------------------------------------------------------------------------------------ Another game

fn toy(change: impl FnOnce(&mut Setup)) -> Arc<Toy> {
    let mut setup = Toy::sound().setup().clone();
    change(&mut setup);
    Arc::new(Toy::ready(setup).expect("the changed set-up is sound too"))
}

/// The file of a match of this game, read by the sound toy with its default set-up.
fn foreign<G: Rules>(game: Arc<G>) -> FileError {
    let text = Match::begin(game, Seed::in_series(1914, 0), "1914-08-02", ["a".into(), "b".into()]).to_text();
    refused(&text, "made for another set-up")
}

#[test]
fn a_data_file_that_says_what_the_code_said_before_counts_once_it_is_replaced() {
    let before = contract::Pack::new([("map.toml", "a = 1")]);
    let mut now = before.clone().with_what_was_code("cards.toml", "b = 2");
    assert_eq!(now.hash(), before.hash(), "matches played before still replay");
    now.replace("cards.toml", "b = 2".into());
    assert_eq!(now.hash(), before.hash(), "a copy of it changes nothing");
    now.replace("cards.toml", "b = 3".into());
    assert_ne!(now.hash(), before.hash());
}

#[test]
fn a_file_for_another_pack_is_refused_and_both_are_named() {
    let doubled = toy(|setup| setup.pack.replace(DECK_FILE, "2".to_string()));
    let (theirs, ours) = (doubled.setup().pack.hash(), Toy::sound().setup().pack.hash());
    let error = foreign(doubled);
    assert_eq!(error.line, 5);
    assert!(said(&error).contains(&theirs) && said(&error).contains(&ours), "{error}");
}

#[test]
fn a_file_for_another_version_of_the_rules_is_refused_and_both_are_named() {
    let corrected = Toy::<CORRECTED>::ready(Toy::sound().setup().clone()).unwrap();
    let error = foreign(Arc::new(corrected));
    assert_eq!(error.line, 6);
    assert!(said(&error).contains("rules: 2") && said(&error).contains("rules: 1"), "{error}");
}

#[test]
fn a_file_for_another_scenario_is_refused_and_both_are_named() {
    let error = foreign(toy(|setup| setup.scenario = "siege".to_string()));
    assert_eq!(error.line, 3);
    assert!(said(&error).contains("siege") && said(&error).contains("raid"), "{error}");
}

#[test]
fn a_file_for_other_options_is_refused_and_both_are_named() {
    let error = foreign(toy(|setup| setup.options = vec!["tireless".to_string()]));
    assert_eq!(error.line, 4);
    assert!(said(&error).contains("“options: tireless”") && said(&error).contains("“options: ”"), "{error}");
}

// ----------------------------------------------------------------------------------------- What not every match has

/// A match whose seed three had a hand in.
fn with_fair_dice() -> Match<Toy> {
    let number = |byte| Some(Secret([byte; 32]));
    let dice = FairDice { secret: Secret([1; 32]), numbers: BySeat([number(2), None]) };
    let header = Header { seed: dice.seed(), dice: Some(dice), ..begun(0).header().clone() };
    Match::with_header(Toy::sound(), header).unwrap()
}

#[test]
fn a_take_back_and_a_resignation_read_back() {
    let mut played = eventful();
    played.enter(Entry { seat: RED, by: By::Player, what: Move::TakenBack(7) }).unwrap();
    played.resign(BLUE);
    let text = played.to_text();
    assert!(text.contains(" red takeback 7 #") && text.contains(" blue resign #"), "{text}");
    let back = read(&text).unwrap();
    assert_eq!((back.position(), back.entries()), (played.position(), played.entries()));
    assert_eq!((back.resigned(), back.to_text()), (Some(BLUE), text));
}

/// Played again from the start for each, one after the other, this would outlast the player.
#[test]
fn what_is_taken_back_again_and_again_is_read_in_its_own_length() {
    let mut played = eventful();
    for _ in 0..201 {
        let back = played.number();
        played.enter(Entry { seat: RED, by: By::Player, what: Move::TakenBack(back) }).unwrap();
    }
    let text = played.to_text();
    let back = read(&text).unwrap();
    assert_eq!((back.position(), back.entries()), (played.position(), played.entries()));
    // What takes back the last one puts its own back: an odd number leaves one entry fewer.
    assert_eq!(back.position(), eventful_before_last().position());
}

/// The eventful match without its last entry.
fn eventful_before_last() -> Match<Toy> {
    let whole = eventful();
    let mut short = Match::with_header(Toy::sound(), whole.header().clone()).unwrap();
    let (_, entries) = whole.entries().split_last().unwrap();
    entries.iter().try_for_each(|entry| short.enter(*entry)).unwrap();
    short
}

#[test]
fn a_match_starts_after_a_number_of_entries_that_can_be_counted() {
    let header = Header { from: start(10_000_001, &eventful()), ..with_fair_dice().header().clone() };
    let text = Match::with_header(Toy::sound(), header).unwrap().to_text();
    assert!(said(&refused(&text, "a start without measure")).contains("number of entries"));
}

#[test]
fn a_file_says_what_its_dice_were_made_from_and_that_is_checked() {
    let played = with_fair_dice();
    let text = played.to_text();
    assert_eq!(read(&text).unwrap().header(), played.header());
    // Sealed anew by whoever would pass other dice off as fair.
    let header = Header { seed: Seed::in_series(7, 7), ..played.header().clone() };
    let forged = Match::with_header(Toy::sound(), header).unwrap().to_text();
    let error = refused(&forged, "other dice");
    assert_eq!(error.line, 11);
    assert!(said(&error).contains("the seed is not made from"), "{error}");
}

fn start(after: usize, played: &Match<Toy>) -> Option<Start> {
    Some(Start { after, position: write_position(played.position()) })
}

#[test]
fn a_match_that_starts_after_corrected_rules_counts_its_entries_on() {
    let mut old = under_way(0);
    let header = Header { from: start(old.number(), &old), ..old.header().clone() };
    let mut corrected = Match::with_header(Toy::sound(), header).unwrap();
    for played in [&mut corrected, &mut old] {
        played.decide(BLUE, Decision::Push).unwrap();
        played.enter(Entry { seat: BLUE, by: By::Player, what: Move::TakenBack(3) }).unwrap();
        played.decide(BLUE, Decision::Push).unwrap();
    }
    assert_eq!(corrected.position(), old.position(), "the same dice");
    let text = corrected.to_text();
    assert!(text.contains("\n3 blue push #") && text.contains("\n4 blue takeback 3 #"), "{text}");
    let back = read(&text).unwrap();
    assert_eq!((back.position(), back.number(), back.to_text()), (old.position(), 5, text));
}

#[test]
fn a_match_may_start_from_a_position() {
    let old = eventful();
    let header = Header { from: start(0, &old), ..with_fair_dice().header().clone() };
    let mut played = Match::with_header(Toy::sound(), header.clone()).unwrap();
    assert_eq!(played.position(), old.position());
    assert!(played.journal().is_empty());
    let seat = Toy::sound().to_decide(played.position()).iter().next().unwrap();
    played.decide(seat, Decision::Rest).unwrap();
    let text = played.to_text();
    let back = read(&text).unwrap();
    assert_eq!((back.position(), back.to_text()), (played.position(), text));
    for nonsense in ["{}", "no position"] {
        let start = Start { after: 0, position: nonsense.to_string() };
        let header = Header { from: Some(start), ..header.clone() };
        assert!(Match::with_header(Toy::sound(), header).is_err(), "{nonsense}");
    }
}

#[test]
fn every_changed_letter_of_the_added_lines_is_noticed() {
    let header = Header { from: start(12, &eventful()), ..with_fair_dice().header().clone() };
    let text = Match::with_header(Toy::sound(), header).unwrap().to_text();
    let (start, end) = (text.find("dice: ").unwrap(), text.find("seal: ").unwrap());
    for at in start..end {
        let mut changed = text.clone().into_bytes();
        changed[at] = if changed[at] == b'0' { b'1' } else { b'0' };
        refused(&String::from_utf8(changed).unwrap(), &format!("byte {at}"));
    }
}
