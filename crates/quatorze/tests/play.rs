//! A match at the terminal, in the situations that a person would not forgive: at the first game of the catalogue.

use std::fs;

use crate::common::{Folder, english, finished_match, game_id, run, sides, type_at};
use serde_json::Value;

/// A match cut off after so many entries, for each number of entries.
struct Prefixes {
    folder: Folder,
    text: String,
}

impl Prefixes {
    fn new(name: &str) -> Prefixes {
        let folder = Folder::new(name);
        let text = fs::read_to_string(finished_match(&folder)).unwrap();
        Prefixes { folder, text }
    }

    fn cut(&self, entries: usize) -> String {
        let header = self.text.lines().position(str::is_empty).unwrap() + 1;
        let kept: Vec<&str> = self.text.lines().take(header + entries).collect();
        let path = self.folder.file(&format!("{entries}.match"));
        fs::write(&path, kept.join("\n") + "\n").unwrap();
        path
    }
}

fn replayed(file: &str) -> Value {
    run(&["replay", file, "--json"]).json()
}

fn entries(file: &str) -> u64 {
    replayed(file)["entries"].as_u64().unwrap()
}

fn english_at(args: &[&str], typed: &str) -> String {
    type_at(&[&["--lang", "en"], args].concat(), typed).ok()
}

#[test]
fn a_lone_decision_that_rolls_dice_is_asked() {
    let (game, prefixes) = (game_id(), Prefixes::new("lone"));
    let lone = (0..300).find_map(|count| {
        let file = prefixes.cut(count);
        let odds = run(&["odds", &file, "--json"]).json();
        let page = match odds.as_array().unwrap()[..] {
            [_] => english_at(&["play", &game, "--load", &file, "--as", "both"], ""),
            _ => return None,
        };
        let offers = page.rsplit("\n\n").next().unwrap().lines();
        let offers = offers.filter(|line| line.starts_with("  ")).count();
        (offers == 1).then_some((file, count as u64))
    });
    let (file, count) = lone.expect("somewhere a single battle is left to fight");
    // It was not played, its odds are shown on demand, and it is fought when it is asked for.
    assert_eq!(entries(&file), count);
    let page = english_at(&["play", &game, "--load", &file, "--as", "both"], "odds 1\n1\nquit\n");
    assert!(page.contains('%'), "{page}");
    assert!(entries(&file) > count);
    assert!(!fs::read_to_string(&file).unwrap().lines().nth(12 + count as usize).unwrap().contains('~'));
}

#[test]
fn what_plays_itself_is_a_standing_answer() {
    let (game, folder) = (game_id(), Folder::new("standing"));
    let kept = folder.file("kept.match");
    let page =
        english_at(&["play", &game, "--as", "both", "--seed", "6", "--save", &kept], &"1\n".repeat(400));
    let text = fs::read_to_string(&kept).unwrap();
    let standing = text.lines().filter(|line| line.contains(" ~")).count();
    assert!(standing > 0 && page.contains("Only one thing to do"), "{page}");
    run(&["validate", &kept]).ok();
}

#[test]
fn a_loaded_match_is_kept_in_its_file_and_one_kept_nowhere_is_said_to_be() {
    let (game, folder) = (game_id(), Folder::new("keep"));
    let kept = folder.file("kept.match");
    english_at(&["play", &game, "--seed", "4", "--against", "random", "--save", &kept], "1\nquit\n");
    let before = entries(&kept);
    let page = english_at(&["play", &game, "--load", &kept], "1\nquit\n");
    assert!(page.contains(&format!("saved in {kept}")) && entries(&kept) > before, "{page}");
    let page = english_at(&["play", &game, "--seed", "4"], "1\nquit\n");
    assert!(page.contains("kept nowhere"), "{page}");
    let saved = folder.file("saved.match");
    let page = english_at(&["play", &game, "--seed", "4"], &format!("1\nsave {saved}\nquit\n"));
    assert!(!page.contains("kept nowhere"), "{page}");
    assert!(!english_at(&["play", &game, "--seed", "4"], "quit\n").contains("kept nowhere"));
}

#[test]
fn no_other_file_is_overwritten() {
    let (game, folder) = (game_id(), Folder::new("overwrite"));
    let (kept, notes) = (folder.file("kept.match"), folder.file("notes.txt"));
    english_at(&["play", &game, "--seed", "4", "--save", &kept], "1\nquit\n");
    fs::write(&notes, "dear diary").unwrap();
    for (file, held) in [&kept, &notes].map(|file| (file, fs::read(file).unwrap())) {
        let sentence = english(&["play", &game, "--seed", "5", "--save", file]).sentence();
        assert!(sentence.contains(file.as_str()), "{sentence}");
        let page = english_at(&["play", &game, "--seed", "5"], &format!("1\nsave {file}\nquit\n"));
        assert!(page.contains("choose another file") && page.contains("kept nowhere"), "{page}");
        assert_eq!(fs::read(file).unwrap(), held);
    }
    // The file that is being taken up is no other file, nor is an empty one.
    english_at(&["play", &game, "--load", &kept, "--save", &kept], "quit\n");
    let empty = folder.file("empty.match");
    fs::write(&empty, "").unwrap();
    english_at(&["play", &game, "--load", &kept, "--save", &empty], "quit\n");
    assert_eq!(entries(&empty), entries(&kept));
}

#[test]
fn why_answers_for_what_is_pointed_at() {
    let game = game_id();
    let ask = |typed: &str| english_at(&["play", &game, "--as", "both", "--seed", "4"], typed);
    for typed in ["why Paris", "why Berlin Paris", "why reserves/ge.inf Vienna", "pourquoi paris"] {
        let page = ask(&format!("{typed}\n"));
        let answer = page.rsplit("\n> ").nth(1).unwrap();
        assert!(answer.starts_with('§') && answer.contains(": "), "{typed}: {answer}");
    }
    assert!(ask("why\n").contains("Why not what?"));
    let page = ask("why reserves/ge.inf\n");
    assert!(page.contains("This is allowed.\n  1  "), "{page}");
    assert!(ask("why Berlin Xanadu\n").contains("“Xanadu”"));
    // A refusal by our own ruling says that it is ours.
    assert!(ask("why Paris\n").contains("our ruling"));
}

#[test]
fn offers_show_their_notation_until_told_not_to() {
    let page = english_at(&["play", &game_id(), "--as", "both", "--seed", "4"], "notation\n");
    let (shown, hidden) = page.rsplit_once("\n> ").unwrap().0.rsplit_once("\n> ").unwrap();
    assert!(shown.contains("mobilise ge.inf Berlin") && !hidden.contains("mobilise ge.inf"), "{page}");
}

#[test]
fn a_place_is_shown_with_its_neighbours() {
    let ask = |typed: &str| english_at(&["play", &game_id(), "--as", "both", "--seed", "4"], typed);
    for typed in ["table Paris\n", "near paris\n", "voisins PARIS\n"] {
        let page = ask(typed);
        assert!(page.contains("by land: Belgium") && page.contains("by sea: "), "{page}");
    }
    assert!(ask("near Xanadu\n").contains("“Xanadu”"));
}

#[test]
fn a_match_between_computers_asks_who_takes_part() {
    let (game, prefixes) = (game_id(), Prefixes::new("computers"));
    let file = prefixes.cut(5);
    let sentence = english(&["play", &game, "--load", &file]).sentence();
    assert!(sentence.contains("--as") && sentence.contains(&sides()[1]), "{sentence}");
    assert_eq!(entries(&file), 5);
    let page = english_at(&["play", &game, "--load", &file, "--as", &sides()[1]], "quit\n");
    assert!(page.contains("The file keeps the players it began with"), "{page}");
    assert!(page.contains(": you") && page.contains("the computer (random)"), "{page}");
    // A finished one is only shown.
    let over = prefixes.folder.file("one/000000.match");
    english_at(&["play", &game, "--load", &over], "");
}

#[test]
fn a_hidden_match_taken_up_again_has_a_curtain_first() {
    let (game, folder) = (game_id(), Folder::new("curtain"));
    let kept = folder.file("kept.match");
    let play = ["play", &game, "--as", "both", "--seed", "2", "--options", "fog", "--save", &kept];
    english_at(&play, "\n1\n1\nquit\n");
    let page = english_at(&["play", &game, "--load", &kept], "");
    assert!(page.contains("At the screen: "), "{page}");
    assert!(!page.contains("reserves"), "nothing is shown before somebody is there: {page}");
    assert!(english_at(&["play", &game, "--load", &kept], "\n").contains("reserves"));
}

#[test]
fn a_choice_that_both_make_at_once_is_not_left_on_the_screen() {
    let (game, prefixes) = (game_id(), Prefixes::new("at-once"));
    let both = (0..600).find_map(|count| {
        let file = prefixes.cut(count);
        if replayed(&file)["awaited"].as_array().unwrap().len() < 2 {
            return None;
        }
        let page = english_at(&["play", &game, "--load", &file, "--as", "both"], &"1\n".repeat(4));
        page.contains("At the screen").then_some(page)
    });
    let page = both.expect("somewhere both sides choose their losses");
    let (before, after) = page.split_once("At the screen").unwrap();
    assert!(before.trim_end().ends_with("──") && after.contains("──"), "{page}");
}

#[test]
fn equal_lines_of_news_are_joined() {
    let page = english_at(&["play", &game_id(), "--as", "both", "--seed", "4"], "2*\nquit\n");
    assert!(page.lines().any(|line| line.contains(" ×2 (§")), "{page}");
}

#[test]
fn the_journal_says_who_alone_may_read_a_line() {
    let (game, folder) = (game_id(), Folder::new("only"));
    let dir = folder.file("fog");
    run(&["simulate", &game, "--games", "1", "--options", "fog,cards", "--save", &dir]).ok();
    let file = format!("{dir}/000000.match");
    let json = english(&["replay", &file, "--journal", "--json"]).json();
    let only = json["journal"].as_array().unwrap().iter().filter(|line| !line["only"].is_null()).count();
    let page = english(&["replay", &file, "--journal"]).ok();
    let said = page.lines().filter(|line| line.contains(" only: ")).count();
    assert!(only > 0 && said == only, "{said} of {only}");
}

#[test]
fn validate_speaks_json() {
    let (game, folder) = (game_id(), Folder::new("validate"));
    let file = finished_match(&folder);
    let good = run(&["validate", &file, "--json"]).json();
    assert_eq!((&good["ok"], &good["kind"], &good["game"]), (&true.into(), &"match".into(), &game.into()));
    assert_eq!((good["messages"].as_array().unwrap().len(), &good["errors"]), (3, &Value::Array(vec![])));
    fs::write(&file, fs::read_to_string(&file).unwrap().replacen("\n1 ", "\n2 ", 1)).unwrap();
    let bad = run(&["validate", &file, "--json"]);
    assert_eq!((bad.code, bad.err.as_str()), (1, ""));
    let bad: Value = serde_json::from_str(&bad.out).unwrap();
    assert_eq!((&bad["ok"], bad["errors"].as_array().unwrap().len()), (&false.into(), 1));
    let nowhere = run(&["validate", "/nowhere", "--json"]);
    assert_eq!(nowhere.code, 1);
    let nowhere: Value = serde_json::from_str(&nowhere.out).unwrap();
    assert!(nowhere["game"].is_null() && nowhere["ok"] == false);
}
