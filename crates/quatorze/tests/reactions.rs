//! Moments of reaction at the terminal: at La Grande Guerre, where the other side may hold a card against anything.

use std::fs;

use crate::common::{Folder, run, type_at};

/// Plays a card that orders somebody in the centre, orders the first unit offered, and moves it; then types the rest.
/// Seeds where the deal does not allow that are left out.
fn after_a_move(seed: u64, side: &str, rest: &str, save: &str) -> Option<String> {
    let seed = seed.to_string();
    let args = [
        "play",
        "grande-guerre",
        "--scenario",
        "2",
        "--as",
        side,
        "--seed",
        &seed,
        "--lang",
        "en",
        "--save",
        save,
    ];
    let hand = type_at(&args, "quit\n").ok();
    fs::remove_file(save).unwrap();
    let card = ["percee-centre", "attaque-centre"]
        .into_iter()
        .find(|card| hand.contains(&format!("play {card}")))?;
    let page = type_at(&args, &format!("play {card}\npass\norder D5\npass\nmove D5 - E5\n{rest}quit\n")).ok();
    fs::read_to_string(save).unwrap().contains("allied move D5 - E5").then_some(page)
}

#[test]
fn a_reaction_let_pass_by_the_computer_breaks_no_undo_whatever_it_holds() {
    let folder = Folder::new("reaction-undo");
    let mut moves = 0;
    for seed in 0..24 {
        let save = folder.file(&format!("{seed}.match"));
        if let Some(page) = after_a_move(seed, "allied", "undo\n", &save) {
            moves += 1;
            assert!(page.contains("Taken back"), "seed {seed}: {page}");
            let file = fs::read_to_string(&save).unwrap();
            // A pass is written alike, forced or chosen.
            assert!(!file.lines().any(|line| line.contains("german pass")), "seed {seed}: {file}");
            assert!(run(&["replay", &save]).ok().contains("La Grande Guerre"));
        }
    }
    assert!(moves >= 3, "{moves} deals allow the move");
}

#[test]
fn standing_orders_are_shown_and_changed() {
    let args = ["play", "grande-guerre", "--scenario", "2", "--as", "allied", "--seed", "1", "--lang", "en"];
    let page = type_at(&args, "reactions\nreactions move\nreactions nothing\nquit\n").ok();
    assert!(page.contains("move · ") && page.contains("you are not asked"), "{page}");
    let asked = page.matches("you are asked").count();
    assert_eq!(asked, 6 + 7, "all but moves, then moves too: {page}");
    assert!(page.contains("There is no reaction “nothing”"));
}

#[test]
fn two_at_one_screen_are_asked_in_place_with_what_there_is_to_react_to() {
    let plain = [
        "percee-gauche",
        "percee-centre",
        "percee-droite",
        "attaque-gauche",
        "attaque-centre",
        "attaque-droite",
    ];
    let played = (1..20).find_map(|seed| {
        let seed = seed.to_string();
        let args =
            ["play", "grande-guerre", "--scenario", "2", "--as", "both", "--seed", &seed, "--lang", "en"];
        let hand = type_at(&args, "\nquit\n").ok();
        let card = plain.into_iter().find(|card| hand.contains(&format!("play {card}")))?;
        Some(type_at(&args, &format!("\nplay {card}\n\nquit\n")).ok())
    });
    let page = played.expect("a hand with a sector card");
    let asked = page.find("Enter for no").unwrap_or_else(|| panic!("nobody is asked: {page}"));
    let told = page[..asked].rfind("Command card of the").expect("the card is told first");
    // Between the card and the question no hand is on the screen.
    let shown = &page[page[..told].rfind("────").unwrap_or(told)..asked];
    assert!(!shown.contains("play "), "{shown}");
}
