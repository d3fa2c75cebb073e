//! The program as a person uses it: every command, good input and bad.
//!
//! The tests ask the program itself what games, sides and options there are, and play the first of them.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use crate::common::{
    Folder, english, finished_match, first_game, game_id, program, run, sides, text, type_at,
    unfinished_match,
};

#[test]
fn the_environment_chooses_the_language_and_the_flag_overrides_it() {
    let asked = |variable: &str, args: &[&str]| {
        let output = program(args).args(["play", "chess"]).env("LC_ALL", variable).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(asked("en_GB.UTF-8", &[]).contains("there is no game"));
    assert!(asked("C", &[]).contains("il n’y a pas de jeu"));
    assert!(asked("en_GB.UTF-8", &["--lang", "fr"]).contains("il n’y a pas de jeu"));
}

#[test]
fn every_command_has_help() {
    let commands = [
        "serve", "games", "play", "simulate", "arena", "replay", "odds", "rulebook", "validate", "verify",
        "fit", "bench",
    ];
    let all = run(&["--help"]).ok();
    for command in commands {
        assert!(all.contains(command), "{all}");
        assert!(run(&[command, "--help"]).ok().contains("Usage: quatorze"));
    }
}

#[test]
fn games_lists_scenarios_options_and_what_is_reconstructed() {
    let game = first_game();
    for key in ["id", "title", "scenarios", "options", "sides", "reconstructed", "rules"] {
        assert!(!game[key].is_null(), "{key} is missing: {game}");
    }
    for choice in [&game["scenarios"], &game["options"]].into_iter().flat_map(|list| list.as_array().unwrap())
    {
        for key in ["id", "name", "section"] {
            assert!(!text(&choice[key]).is_empty());
        }
    }
    for page in [run(&["games"]).ok(), english(&["games"]).ok()] {
        assert!(page.contains(&game_id()), "{page}");
        assert!(!page.contains('['), "a message is missing: {page}");
    }
}

#[test]
fn what_does_not_exist_is_named_with_what_does() {
    let game = game_id();
    let chess = run(&["simulate", "chess"]).sentence();
    assert!(chess.contains("chess") && chess.contains(&game), "{chess}");
    assert!(english(&["play", "chess"]).sentence().starts_with("there is no game “chess”; there are: "));
    let option = english(&["simulate", &game, "--options", "zeppelins"]).sentence();
    assert!(option.starts_with("there is no option “zeppelins”"), "{option}");
    let scenario = english(&["simulate", &game, "--scenario", "1870"]).sentence();
    assert!(scenario.starts_with("there is no scenario “1870”"), "{scenario}");
    let player = english(&["simulate", &game, "--players", "random,joffre"]).sentence();
    assert_eq!(
        player,
        "there is no player “joffre”; there are: random, greedy, recrue, sergent, general and search-N"
    );
    assert!(english(&["simulate", &game, "--players", "random"]).sentence().contains("two players"));
    let arena = |players: &str, more: &[&str]| run(&[&["arena", &game, "--players", players], more].concat());
    assert!(
        arena("random,joffre", &[]).sentence().starts_with("il n’y a pas de joueur «\u{202f}joffre\u{202f}»")
    );
    assert!(arena("random", &[]).sentence().starts_with("deux joueurs sont attendus"));
    assert!(arena("random,random,random", &["--lang", "en"]).sentence().contains("two players"));
    let scenario = arena("random,random", &["--scenario", "1870"]).sentence();
    assert!(scenario.starts_with("il n’y a pas de scénario") && scenario.contains("1870"), "{scenario}");
    let option = arena("random,random", &["--options", "zeppelins"]).sentence();
    assert!(option.starts_with("il n’y a pas d’option") && option.contains("zeppelins"), "{option}");
    assert!(english(&["arena", "chess", "--players", "random,random"]).sentence().contains("“chess”"));
    assert_eq!(run(&["arena", &game]).code, 2);
    assert!(english(&["play", &game, "--as", "green"]).sentence().contains(&sides()[0]));
    assert!(english(&["rulebook", &game, "--section", "99.99"]).sentence().contains("99.99"));
    assert!(english(&["replay", "/nowhere.match"]).sentence().contains("no such file"));
    assert!(english(&["--packs", "/nowhere", "simulate", &game]).sentence().contains("no such folder"));
    assert_eq!(run(&["simulate"]).code, 2);
    assert_eq!(run(&["conquer"]).code, 2);
    assert_eq!(run(&["--lang", "de"]).code, 2);
}

#[test]
fn simulate_sums_up_and_does_not_depend_on_threads() {
    let game = game_id();
    let simulate = |threads: &str| {
        run(&["simulate", &game, "--games", "6", "--seed", "5", "--threads", threads, "--json"]).json()
    };
    let (one, two) = (simulate("1"), simulate("2"));
    for key in ["games", "finished", "refused", "wins", "draws", "decisions", "entries", "turns", "intervals"]
    {
        assert!(!one[key].is_null(), "{key} is missing: {one}");
        assert_eq!(one[key], two[key], "{key}");
    }
    assert_eq!(
        (one["games"].as_u64(), one["finished"].as_u64(), one["refused"].as_u64()),
        (Some(6), Some(6), Some(0))
    );
    let wins: u64 = sides().iter().map(|side| one["wins"][side].as_u64().unwrap()).sum();
    assert_eq!(wins + one["draws"].as_u64().unwrap(), 6);
    assert!(one["seconds"].as_f64().is_some() && one["decisions_per_second"].as_f64().unwrap() > 0.0);
    let page = run(&["simulate", &game, "--games", "6"]).ok();
    assert!(page.contains("Parties"), "{page}");
}

#[test]
fn simulate_plays_every_scenario() {
    let game = first_game();
    let scenarios = game["scenarios"].as_array().unwrap().len();
    let all = run(&["simulate", &game_id(), "--games", "2", "--scenario", "all", "--json"]).json();
    assert_eq!(all["series"].as_array().unwrap().len(), scenarios);
    assert_eq!(all["games"].as_u64().unwrap(), 2 * scenarios as u64);
}

#[test]
fn simulate_goes_on_where_it_was_cut_off() {
    let (game, folder) = (game_id(), Folder::new("resume"));
    let simulate = |games: &str, dir: &str| {
        run(&["simulate", &game, "--games", games, "--seed", "9", "--save", &folder.file(dir), "--json"])
            .json()
    };
    assert_eq!(simulate("2", "cut")["played"], 2);
    let rows = fs::read_dir(folder.file("cut")).unwrap().map(|entry| entry.unwrap().path());
    let rows =
        rows.into_iter().find(|path| path.extension().is_some_and(|ending| ending == "jsonl")).unwrap();
    let whole = fs::read_to_string(&rows).unwrap();
    fs::write(&rows, &whole[..whole.len() - 5]).unwrap();
    let (resumed, straight) = (simulate("4", "cut"), simulate("4", "straight"));
    assert_eq!((&resumed["played"], &straight["played"]), (&3.into(), &4.into()));
    for key in ["games", "wins", "draws", "decisions", "turns"] {
        assert_eq!(resumed[key], straight[key], "{key}");
    }
}

#[test]
fn arena_lets_two_players_meet_in_every_game() {
    for game in run(&["games", "--json"]).json().as_array().unwrap() {
        let id = text(&game["id"]);
        let arena = |threads: &str| {
            let asked = ["--players", "random,random", "--games", "6", "--seed", "5", "--threads", threads];
            run(&[&["arena", &id, "--scenario", "all", "--json"], &asked[..]].concat()).json()
        };
        let (one, two) = (arena("1"), arena("2"));
        for key in
            ["game", "players", "games", "wins", "draws", "rate", "low", "high", "unfinished", "refused"]
                .into_iter()
                .chain(["by_seat", "by_scenario", "seed", "options", "decisions", "turns"])
        {
            assert!(!one[key].is_null(), "{key} is missing: {one}");
            assert_eq!(one[key], two[key], "{key}");
        }
        assert_eq!((&one["game"], &one["games"]), (&game["id"], &6.into()));
        assert_eq!((&one["unfinished"], &one["refused"]), (&0.into(), &0.into()));
        let figure = |key: &str| one[key].as_f64().unwrap();
        assert_eq!(figure("wins") + figure("losses") + figure("draws"), 6.0);
        assert!((figure("rate") - (figure("wins") + figure("draws") / 2.0) / 6.0).abs() < 1e-9);
        assert!(figure("low") <= figure("rate") && figure("rate") <= figure("high"));
        assert!(one["seconds"].is_f64());
        for times in one["times"].as_array().unwrap() {
            assert_eq!(times["player"], "random");
            assert!(times["turns"].as_u64().unwrap() > 0, "{times}");
            let time = |key: &str| times[key].as_f64().unwrap();
            assert!(time("median") <= time("p99") && time("p99") <= time("max"), "{times}");
        }
        for (seat, side) in one["by_seat"].as_array().unwrap().iter().zip(game["sides"].as_array().unwrap()) {
            assert_eq!((&seat["side"], &seat["games"]), (&side["id"], &3.into()));
        }
        let scenarios = one["by_scenario"].as_array().unwrap();
        assert_eq!(scenarios.len(), game["scenarios"].as_array().unwrap().len().min(3));
        assert_eq!(scenarios[0]["scenario"], game["scenarios"][0]["id"]);
    }
}

#[test]
fn arena_goes_on_where_it_was_cut_off() {
    let (game, folder) = (game_id(), Folder::new("arena"));
    let arena = |games: &str, dir: &str| {
        let asked = ["--players", "random,random", "--games", games, "--save", dir, "--json"];
        run(&[&["arena", &game], &asked[..]].concat()).json()
    };
    let (cut, straight) = (folder.file("cut"), folder.file("straight"));
    assert_eq!(arena("2", &cut)["played"], 2);
    let rows = fs::read_dir(&cut).unwrap().next().unwrap().unwrap().path();
    assert!(rows.file_name().unwrap().to_str().unwrap().starts_with(&format!("arena-{game}-rules")));
    let whole = fs::read_to_string(&rows).unwrap();
    fs::write(&rows, &whole[..whole.len() - 5]).unwrap();
    let (resumed, straight) = (arena("4", &cut), arena("4", &straight));
    assert_eq!((&resumed["played"], &straight["played"]), (&3.into(), &4.into()));
    for key in ["games", "wins", "draws", "rate", "by_seat", "decisions", "turns"] {
        assert_eq!(resumed[key], straight[key], "{key}");
    }
    let again = arena("4", &cut);
    assert_eq!((&again["played"], &again["times"]), (&0.into(), &resumed["times"]));
    fs::write(&rows, whole.replacen("\"index\":0", "\"index\":8", 1)).unwrap();
    let asked = ["arena", &game, "--players", "random,random", "--save", &cut];
    assert!(english(&asked).sentence().contains(": game 8 of this series has another seed"));
    assert!(run(&asked).sentence().ends_with("dans cette série, la partie 8 a une autre graine"));
}

#[test]
fn arena_has_a_page_in_both_languages() {
    let game = first_game();
    let asked = ["arena", &game_id(), "--players", "greedy,random", "--games", "2", "--threads", "2"];
    let (french, english) = (run(&asked).ok(), english(&asked).ok());
    for expected in
        ["greedy contre random", "joueur", "réussite", "99 % des tours", "camp par camp", "Parties"]
    {
        let page = french.replace('\u{202f}', " ");
        assert!(page.contains(expected), "{expected}: {page}");
    }
    for expected in ["greedy against random", "player", "success", "99% of turns", "by side", "Games: 2"] {
        assert!(english.contains(expected), "{expected}: {english}");
    }
    let sides = game["sides"].as_array().unwrap().iter().map(|side| text(&side["name"]));
    for side in sides {
        assert!(french.contains(&side), "{side}: {french}");
    }
    assert!(!french.contains('['), "a message is missing: {french}");
}

#[test]
fn arena_without_games_has_no_result() {
    let asked = ["arena", &game_id(), "--players", "random,greedy", "--games", "0"];
    assert!(english(&asked).ok().contains("Games: 0"));
    let none = run(&[&asked[..], &["--json"]].concat()).json();
    assert_eq!((&none["games"], &none["wins"]), (&0.into(), &0.into()));
    assert!(none["rate"].is_null() && none["times"][0]["median"].is_null(), "{none}");
}

#[test]
fn fit_finds_weights_for_every_game() {
    for game in run(&["games", "--json"]).json().as_array().unwrap() {
        let id = text(&game["id"]);
        let fit = |threads: &str| {
            let asked = ["--player", "random", "--games", "10", "--seed", "5", "--threads", threads];
            run(&[&["fit", &id, "--json"], &asked[..]].concat()).json()
        };
        let (one, two) = (fit("1"), fit("2"));
        for key in ["game", "player", "seed", "games", "finished", "set_ups", "weights", "learnt", "held_out"]
            .into_iter()
            .chain(["weights_alone", "judge"])
        {
            assert!(!one[key].is_null(), "{key} is missing: {one}");
            assert_eq!(one[key], two[key], "{key}");
        }
        assert!(one["weights"].as_array().unwrap().iter().all(|weight| weight.is_f64()), "{one}");
        // Every scenario, without options and with all of them.
        let [set_ups, scenarios, options] = [&one["set_ups"], &game["scenarios"], &game["options"]]
            .map(|list| list.as_array().unwrap().len());
        assert_eq!(set_ups, scenarios * if options > 0 { 2 } else { 1 });
        let games = |part: &str| one[part]["games"].as_u64().unwrap();
        assert_eq!(games("learnt") + games("held_out"), 10);
        assert_eq!((games("weights_alone"), games("judge")), (games("held_out"), games("held_out")));
        for part in ["learnt", "held_out", "judge"] {
            let figure = |key: &str| one[part][key].as_f64().unwrap();
            assert!(figure("log_loss") > 0.0 && (0.0..=1.0).contains(&figure("accuracy")), "{one}");
        }
    }
}

#[test]
fn fit_has_a_page_in_both_languages() {
    let game = game_id();
    let scenario = text(&first_game()["scenarios"][0]["id"]);
    let asked =
        ["fit", &game, "--player", "random", "--games", "5", "--scenario", &scenario, "--options", ""];
    let weights = run(&[&asked[..], &["--json"]].concat()).json()["weights"].as_array().unwrap().len();
    let (french, english_page) = (run(&asked).ok(), english(&asked).ok());
    for expected in ["1 mise en place", "random contre random", "parties mises de côté", "Les poids"] {
        assert!(french.contains(expected), "{expected}: {french}");
    }
    for expected in ["1 set-up", "random against random", "games held out", "by today’s judgement"] {
        assert!(english_page.contains(expected), "{expected}: {english_page}");
    }
    for page in [&french, &english_page] {
        assert!(!page.contains('['), "a message is missing: {page}");
        // The weights come last, as a program writes them.
        let pasted = page.lines().rev().take_while(|line| line.ends_with(','));
        let read = pasted.map(|line| line.trim().trim_end_matches(',').parse::<f32>().unwrap());
        assert_eq!(read.count(), weights, "{page}");
    }
    let none = ["fit", &game, "--player", "random", "--games", "0"];
    assert!(run(&none).sentence().starts_with("il n’y a rien à apprendre"));
    assert!(english(&none).sentence().starts_with("there is nothing to learn from"));
    assert!(english(&["fit", &game, "--player", "joffre"]).sentence().contains("no player “joffre”"));
    assert!(english(&["fit", &game, "--scenario", "1870"]).sentence().contains("no scenario “1870”"));
    assert!(english(&["fit", &game, "--options", "zeppelins"]).sentence().contains("“zeppelins”"));
}

#[test]
fn replay_says_how_a_match_ended() {
    let folder = Folder::new("replay");
    let file = finished_match(&folder);
    let replay = run(&["replay", &file, "--json"]).json();
    assert_eq!(replay["game"], *game_id());
    assert_eq!(replay["finished"], true);
    assert_eq!(text(&replay["hash"]).len(), 8);
    assert!(replay["turn"].as_u64().unwrap() > 0 && replay["journal"].is_null());
    let page = run(&["replay", &file, "--journal"]).ok();
    assert!(page.contains(&text(&replay["hash"])) && page.contains('§'), "{page}");
    let journal = english(&["replay", &file, "--journal", "--json"]).json();
    assert!(journal["journal"].as_array().unwrap().iter().all(|line| !text(&line["rule"]).is_empty()));
    assert!(run(&["validate", &file]).ok().contains(&game_id()));
}

#[test]
fn a_tampered_match_is_refused_at_its_line() {
    let folder = Folder::new("tampered");
    let file = finished_match(&folder);
    let good = fs::read_to_string(&file).unwrap();
    let bad = folder.file("bad.match");
    for (from, to, line) in
        [("seed: 0", "seed: 1", 7), ("\n1 ", "\n2 ", 0), ("\nscenario: ", "\nscenario: x", 3)]
    {
        fs::write(&bad, good.replacen(from, to, 1)).unwrap();
        let line = if line == 0 { good.lines().position(str::is_empty).unwrap() + 2 } else { line };
        for command in ["replay", "validate", "odds"] {
            let sentence = english(&[command, &bad]).sentence();
            assert!(sentence.starts_with(&format!("{bad}, line {line}: ")), "{sentence}");
        }
    }
    fs::write(&bad, "chess 1\n").unwrap();
    assert!(english(&["replay", &bad]).sentence().contains("line 1"));
}

#[test]
fn odds_add_up() {
    let folder = Folder::new("odds");
    let game = game_id();
    assert!(english(&["odds", &finished_match(&folder)]).sentence().contains("over"));
    // Somewhere in the first decisions there is one that leaves something to chance.
    let found = (0..200).find_map(|entries| {
        let file = unfinished_match(&folder, entries);
        let odds = run(&["odds", &file, "--json"]).json();
        odds.get(0).cloned().map(|first| (file, first))
    });
    let (file, first) = found.unwrap_or_else(|| panic!("no odds in two hundred decisions of {game}"));
    let decision = text(&first["decision"]);
    let single = run(&["odds", &file, &decision, "--json"]).json();
    assert_eq!(single, first);
    let cases = single["odds"]["cases"].as_array().unwrap();
    let sum: f64 = cases.iter().map(|case| case["probability"].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    assert!(run(&["odds", &file, &decision]).ok().contains('%'));
    assert!(run(&["odds", &file]).ok().contains(&decision));
    english(&["odds", &file, "castle the king"]).sentence();
}

#[test]
fn rulebook_shows_sections_and_counts_them() {
    let game = game_id();
    let plain = run(&["rulebook", &game, "--json"]).json();
    let counted = run(&["rulebook", &game, "--games", "3", "--json"]).json();
    for (before, after) in plain.as_array().unwrap().iter().zip(counted.as_array().unwrap()) {
        for key in ["id", "kind", "title", "gist", "ruling", "tests"] {
            assert!(!before[key].is_null() && before[key] == after[key], "{key}: {before}");
        }
        assert!(before["fired"].is_null() && after["fired"].is_u64(), "{after}");
    }
    let of_kind = |kind: &str| {
        counted
            .as_array()
            .unwrap()
            .iter()
            .filter(|row| row["kind"] == kind)
            .map(|row| row["fired"].as_u64().unwrap())
            .sum::<u64>()
    };
    assert!(of_kind("acts") > 0 && of_kind("forbids") > 0);
    let mixed = run(&["rulebook", &game, "--games", "20", "--options", "mixed", "--json"]).json();
    assert_eq!(mixed.as_array().unwrap().len(), plain.as_array().unwrap().len());
    let id = text(&plain[0]["id"]);
    let one = run(&["rulebook", &game, "--section", &id]).ok();
    assert!(one.contains(&text(&plain[0]["title"])), "{one}");
    let page = english(&["rulebook", &game, "--games", "2"]).ok();
    assert!(page.contains("fired") && page.contains("refused"), "{page}");
}

#[test]
fn bench_measures_both_without_options_and_with_all() {
    let list = run(&["bench", &game_id(), "--seconds", "0.05", "--json"]).json();
    let rows = list.as_array().unwrap();
    assert!(!rows.is_empty());
    for row in rows {
        for key in ["games_per_second", "decisions_per_second", "list_ns", "apply_ns", "clone_ns"] {
            assert!(row[key].as_f64().is_some(), "{key}: {row}");
        }
        assert_eq!(row["game"], *game_id());
        assert!(row["scenario"].is_string() && row["options"].is_array());
    }
    assert!(run(&["bench", "--seconds", "0.05"]).ok().contains(&game_id()));
    english(&["bench", "--seconds=-1"]).sentence();
}

#[test]
fn validate_points_at_what_is_wrong_with_a_pack() {
    let (game, folder) = (game_id(), Folder::new("pack"));
    let pack = folder.file("pack");
    fs::create_dir(&pack).unwrap();
    assert!(english(&["validate", &pack]).sentence().contains("pack.toml"));
    let write = |name: &str, text: &str| fs::write(Path::new(&pack).join(name), text).unwrap();
    write("pack.toml", &format!("game = \"{game}\"\n"));
    assert!(run(&["validate", &pack]).ok().contains(&game));
    assert!(run(&["--packs", &pack, "simulate", &game, "--games", "1"]).ok().contains("Parties"));
    write("secret-weapon.toml", "");
    let sentence = english(&["validate", &pack]).sentence();
    assert!(sentence.contains("secret-weapon.toml") && sentence.contains("may hold: "), "{sentence}");
    // The first of the files that a pack may hold, spoilt.
    let known = sentence.split("may hold: ").nth(1).unwrap().split(", ").next().unwrap().to_string();
    fs::remove_file(Path::new(&pack).join("secret-weapon.toml")).unwrap();
    write(&known, "\n= nonsense");
    let sentence = english(&["validate", &pack]).sentence();
    assert!(sentence.contains(&known) && sentence.contains("line "), "{sentence}");
    assert!(english(&["--packs", &pack, "play", &game]).sentence().contains(&known));
    write("pack.toml", "game = \"chess\"\n");
    assert!(english(&["validate", &pack]).sentence().contains("chess"));
    assert!(english(&["--packs", &pack, "simulate", &game]).sentence().contains(&pack));
    run(&["--packs", &pack, "games"]).ok();
}

#[test]
fn a_match_is_played_saved_loaded_and_left() {
    let (game, folder) = (game_id(), Folder::new("play"));
    let (kept, saved) = (folder.file("kept.match"), folder.file("saved.match"));
    let typed = format!("?\ntable\njournal\nodds 1\nwhy nonsense\n1\nsave {saved}\nnot a move\n9999\nquit\n");
    let page = type_at(&["play", &game, "--seed", "4", "--against", "random", "--save", &kept], &typed).ok();
    for expected in ["annuler", "numéro 9999", "« nonsense »", "« not a move »", &saved, &kept] {
        assert!(page.replace('\u{202f}', " ").contains(expected), "{expected}: {page}");
    }
    for file in [&kept, &saved] {
        let replay = run(&["replay", file, "--json"]).json();
        assert_eq!(replay["players"][&sides()[0]], "human");
        assert_eq!(replay["players"][&sides()[1]], "random");
        assert!(replay["entries"].as_u64().unwrap() > 0);
    }
    let before = run(&["replay", &kept, "--json"]).json()["entries"].as_u64().unwrap();
    let page = type_at(&["play", &game, "--load", &kept, "--save", &kept], "1\n").ok();
    assert!(page.contains("random"), "{page}");
    assert!(run(&["replay", &kept, "--json"]).json()["entries"].as_u64().unwrap() > before);
    assert_eq!(run(&["play", &game, "--load", &kept, "--seed", "1"]).code, 2);
}

#[test]
fn a_decision_is_taken_back_where_no_die_was_rolled() {
    let (game, folder) = (game_id(), Folder::new("undo"));
    let kept = folder.file("kept.match");
    // With nothing decided there is nothing to take back; afterwards the first choice that needs no die can be.
    let mut taken_back = false;
    for choices in 1..30 {
        let _ = fs::remove_file(&kept);
        let typed = "1\n".repeat(choices) + "undo\nquit\n";
        let page =
            type_at(&["--lang", "en", "play", &game, "--as", "both", "--seed", "8", "--save", &kept], &typed)
                .ok();
        if page.contains("Taken back: ") {
            taken_back = fs::read_to_string(&kept).unwrap().contains(" undo ");
            run(&["replay", &kept, "--json"]).json();
            break;
        }
    }
    assert!(taken_back);
    let page = type_at(&["--lang", "en", "play", &game, "--seed", "8"], "undo\n").ok();
    assert!(page.contains("Nothing to take back"), "{page}");
}

#[test]
fn a_typed_notation_decides_and_a_wrong_one_is_refused_with_its_section() {
    let (game, folder) = (game_id(), Folder::new("notation"));
    let kept = folder.file("kept.match");
    type_at(&["play", &game, "--as", "both", "--seed", "2", "--save", &kept], "1\n1\n\n1\n1\n1\nquit\n").ok();
    let text = fs::read_to_string(&kept).unwrap();
    let entry = text.lines().skip_while(|line| !line.is_empty()).nth(1).unwrap();
    let notation = entry.splitn(3, ' ').nth(2).unwrap().rsplit_once(" #").unwrap().0.to_string();
    let again = folder.file("again.match");
    let typed = format!("{notation}\nquit\n");
    type_at(&["play", &game, "--as", "both", "--seed", "2", "--save", &again], &typed).ok();
    assert!(fs::read_to_string(&again).unwrap().contains(&format!("{notation} #")));
    // Something decided later in a match of the computer's is hardly ever allowed at the start.
    let other = fs::read_to_string(finished_match(&folder)).unwrap();
    let late = other.trim_end().lines().last().unwrap();
    let late = late.splitn(3, ' ').nth(2).unwrap().rsplit_once(" #").unwrap().0;
    let page = type_at(&["play", &game, "--as", "both", "--seed", "2"], &format!("why {late}\nquit\n")).ok();
    assert!(page.contains('§'), "{page}");
}

#[test]
fn two_at_one_screen_play_to_the_end() {
    let (game, folder) = (game_id(), Folder::new("both"));
    let kept = folder.file("kept.match");
    // Every prompt is answered by its first offer, and every hand-over by the same line.
    let typed = "1\n".repeat(20_000);
    type_at(&["play", &game, "--as", "both", "--seed", "6", "--save", &kept], &typed).ok();
    assert_eq!(run(&["replay", &kept, "--json"]).json()["finished"], true);
}

#[test]
fn a_reader_who_has_read_enough_is_no_error() {
    let game = game_id();
    let mut child =
        program(&["rulebook", &game]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
}
