//! Series, counts and speed, at the toy.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::common::Folder;
use contract::{Generator, Kind, Match, Rules, Setup};
use laboratory::{GameResult, Orders, RowFault, Run, Runner, Series, SeriesError, bench, count, questions};
use toy::{Fault, Toy};

fn series(players: [&str; 2], seed: u64) -> Series<Toy> {
    Series::new(Toy::sound(), players, seed).unwrap()
}

fn orders(games: u64, threads: usize, folder: Option<&Folder>) -> Orders {
    Orders {
        games: 0..games,
        threads,
        folder: folder.map(|folder| folder.0.clone()),
        date: "1914-08-02".into(),
    }
}

fn run(series: &Series<Toy>, orders: &Orders) -> Run {
    series.run(orders, &|_| {}).unwrap()
}

fn rows_file(folder: &Folder, series: &Series<Toy>) -> PathBuf {
    folder.0.join(format!("{}.jsonl", series.name()))
}

fn read_rows(path: &Path) -> Vec<GameResult> {
    fs::read_to_string(path).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn one_thread_or_two_or_five_give_the_same_records() {
    for players in [["random", "random"], ["random", "greedy"]] {
        let series = series(players, 7);
        let one = run(&series, &orders(30, 1, None));
        for threads in [2, 5] {
            let more = run(&series, &orders(30, threads, None));
            assert_eq!(one.rows, more.rows);
            assert_eq!(one.summary, more.summary);
        }
        assert_eq!(one.summary.totals.games, 30);
        assert_eq!(one.summary.totals.finished, 30);
        assert_eq!(one.summary.totals.refused, 0);
        assert_eq!(one.played, 30);
        let ended = one.summary.wins.map(|share| share.count).iter().sum::<u64>() + one.summary.draws.count;
        assert_eq!(ended, 30);
        assert!(
            one.summary.totals.decisions > 0 && one.summary.totals.entries >= one.summary.totals.decisions
        );
    }
}

#[test]
fn another_seed_is_another_series() {
    let run = |seed| run(&series(["random"; 2], seed), &orders(5, 1, None)).rows;
    assert_ne!(run(1), run(2));
}

#[test]
fn a_record_is_what_its_match_file_replays_to() {
    let folder = Folder::new("replay");
    let series = series(["random", "greedy"], 3);
    let run = run(&series, &orders(8, 2, Some(&folder)));
    for record in &run.rows {
        let text = fs::read_to_string(folder.0.join(format!("{:06}.match", record.index))).unwrap();
        let replayed = Match::from_text(Toy::sound(), &text).unwrap();
        assert_eq!(replayed.fingerprint(), record.hash);
        assert_eq!(replayed.entries().len() as u64, record.entries);
        assert_eq!(replayed.game().turn(replayed.position()), record.turns);
        assert_eq!(replayed.header().seed.to_string(), record.seed);
        assert!(replayed.game().outcome(replayed.position()).is_some());
    }
}

#[test]
fn a_series_that_was_cut_off_is_taken_up_again() {
    let folder = Folder::new("resume");
    let series = series(["random"; 2], 11);
    let whole = run(&series, &orders(12, 1, None));
    let first = run(&series, &orders(5, 2, Some(&folder)));
    assert_eq!(first.played, 5);

    // As if the machine had stopped while the fifth row was being written.
    let path = rows_file(&folder, &series);
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, &text[..text.len() - 20]).unwrap();

    let second = run(&series, &orders(12, 2, Some(&folder)));
    assert_eq!(second.played, 8);
    assert_eq!(second.rows, whole.rows);
    assert_eq!(second.summary, whole.summary);
    let mut rows = read_rows(&path);
    rows.sort_by_key(|row| row.index);
    assert_eq!(rows, whole.rows);

    let third = run(&series, &orders(12, 1, Some(&folder)));
    assert_eq!((third.played, third.decisions), (0, 0));
    assert_eq!(third.summary, whole.summary);
    // Fewer games than there are rows: only those asked for count.
    assert_eq!(run(&series, &orders(3, 1, Some(&folder))).rows, whole.rows[..3]);
}

#[test]
fn a_row_that_makes_no_sense_is_pointed_at() {
    let folder = Folder::new("rows");
    let series = series(["random"; 2], 11);
    run(&series, &orders(3, 1, Some(&folder)));
    let path = rows_file(&folder, &series);
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replacen("{\"index\":1", "{\"index\":x", 1)).unwrap();
    match series.run(&orders(3, 1, Some(&folder)), &|_| {}) {
        Err(SeriesError::Row { line: 2, .. }) => {}
        other => panic!("{other:?}"),
    }
    fs::write(&path, text.replacen("{\"index\":1", "{\"index\":9", 1)).unwrap();
    let error = series.run(&orders(3, 1, Some(&folder)), &|_| {}).unwrap_err();
    assert!(error.to_string().ends_with("line 2: game 9 of this series has another seed"), "{error}");
}

#[test]
fn match_files_of_another_series_are_not_overwritten() {
    let folder = Folder::new("foreign");
    run(&series(["random"; 2], 1), &orders(2, 1, Some(&folder)));
    let before = fs::read_to_string(folder.0.join("000000.match")).unwrap();
    let error = series(["random"; 2], 2).run(&orders(2, 2, Some(&folder)), &|_| {}).unwrap_err();
    assert!(matches!(error, SeriesError::Foreign(_)), "{error}");
    assert_eq!(fs::read_to_string(folder.0.join("000000.match")).unwrap(), before);
}

#[test]
fn the_name_of_a_series_says_what_it_depends_on() {
    let with = |change: fn(&mut Setup), players, seed| {
        let mut setup = Setup::new(Toy::<1>::about(), &[]);
        change(&mut setup);
        Series::new(Arc::new(<Toy as Rules>::ready(setup).unwrap()), players, seed).unwrap().name()
    };
    let start = format!("toy-rules1-pack{}-raid", (Toy::<1>::about().pack)().hash());
    let version = opponents::VERSION;
    let plain = with(|_| {}, ["random", "greedy"], 5);
    assert_eq!(plain, format!("{start}-players{version}-random-greedy-seed5"));
    let options = |setup: &mut Setup| setup.options = vec!["tireless".into()];
    let tireless = with(options, ["random"; 2], 5);
    assert_eq!(tireless, format!("{start}-tireless-players{version}-random-random-seed5"));
    let pack = |setup: &mut Setup| setup.pack.replace(toy::DECK_FILE, "2".into());
    assert!(!with(pack, ["random"; 2], 5).starts_with(&start));
    assert!(series(["random"; 2], 5).cut_off_after(9).name().ends_with("-seed5-longest9"));
}

#[test]
fn a_series_goes_through_its_set_ups_in_turn() {
    let ids: Vec<String> = Generator::series(Toy::<1>::about(), 5).collect();
    let ready = |id: &String| {
        let mut setup = Setup::new(Toy::<1>::about(), &[]);
        setup.scenario.clone_from(id);
        Arc::new(<Toy as Rules>::ready(setup).unwrap())
    };
    let series = Series::over(ids.iter().map(ready).collect(), ["random"; 2], 5).unwrap();
    assert!(series.name().contains("-generated5-players"), "{}", series.name());
    let folder = Folder::new("generated");
    let (one, two) = (run(&series, &orders(12, 1, None)), run(&series, &orders(12, 2, Some(&folder))));
    assert_eq!(one.rows, two.rows);
    for (record, id) in one.rows.iter().zip(ids.iter().cycle()) {
        assert_eq!(record.scenario, *id);
        let text = fs::read_to_string(folder.0.join(format!("{:06}.match", record.index))).unwrap();
        assert_eq!(Match::from_text(ready(id), &text).unwrap().fingerprint(), record.hash);
    }

    let path = rows_file(&folder, &series);
    let text = fs::read_to_string(&path).unwrap();
    let line = text.lines().position(|line| line.contains(&ids[1])).unwrap() + 1;
    fs::write(&path, text.replacen(&ids[1], &ids[2], 1)).unwrap();
    match series.run(&orders(12, 1, Some(&folder)), &|_| {}) {
        Err(SeriesError::Row { line: found, fault: RowFault::Place(_), .. }) => assert_eq!(found, line),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_long_game_is_cut_off_and_counts_as_unfinished() {
    let run = run(&series(["random"; 2], 1).cut_off_after(4), &orders(6, 2, None));
    assert_eq!((run.summary.totals.games, run.summary.totals.finished), (6, 0));
    assert!(run.rows.iter().all(|record| record.entries == 4 && record.outcome.is_none()));
}

#[test]
fn a_refused_decision_shows_in_the_record() {
    let faulty = Series::new(Toy::with(Fault::ListsIllegal), ["random"; 2], 1).unwrap();
    let run = faulty.run(&orders(20, 1, None), &|_| {}).unwrap();
    assert!(run.summary.totals.refused > 0 && run.summary.totals.finished < 20, "{:?}", run.summary);
}

#[test]
fn a_real_choice_has_two_options_or_more() {
    let series = series(["random"; 2], 5);
    let mut log = Vec::new();
    let record = series.play(&mut Runner::new(1000), 0, Some(&mut log));
    assert_eq!(log.len() as u64, record.entries);
    assert!(record.decisions < record.entries, "whoever has no six can only pass");
}

#[test]
fn an_unknown_player_is_refused() {
    let error = Series::new(Toy::sound(), ["random", "joffre"], 1).err().unwrap();
    assert_eq!(
        error.to_string(),
        "there is no player “joffre”; there are: random, greedy, recrue, sergent, general and search-N"
    );
}

#[test]
fn counts_find_what_fired_and_what_refused() {
    let game = Toy::sound();
    let counted = count(&*game, ["random"; 2], 1, 60, &|_| {}).unwrap();
    let book = (Toy::<1>::about().rulebook)();
    assert_eq!(counted.fired.len(), book.sections().len());
    for id in ["3.1", "3.2", "3.3", "3.4", "3.5", "4"] {
        let rule = usize::from(book.find(id).unwrap().0);
        assert!(counted.fired[rule] > 0, "{id} never fired");
    }
    for (index, section) in book.sections().iter().enumerate() {
        if section.kind == Kind::Forbids {
            assert!(counted.refused[index] > 0, "{} never refused", section.id);
        }
    }
    assert_eq!(counted, count(&*game, ["random"; 2], 1, 60, &|_| {}).unwrap());
}

#[test]
fn speed_is_measured() {
    let speed = bench(&*Toy::sound(), 1, Duration::from_millis(40));
    assert!(speed.games_per_second > 0.0 && speed.decisions_per_second > speed.games_per_second, "{speed:?}");
    assert!(speed.list_ns > 0.0 && speed.clone_ns > 0.0, "{speed:?}");
}

#[test]
fn questions_are_counted_before_and_after_what_has_one_answer_is_given() {
    let ask = |threads| questions(&*Toy::sound(), ["greedy"; 2], 3, 30, threads, &|_| {}).unwrap();
    let asked = ask(1);
    assert_eq!(asked, ask(3), "threads change nothing");
    let both = asked.both();
    assert_eq!((asked.games, both.single, both.passed), (30, 0, 0));
    assert_eq!(both.confirmed, 0, "nothing is put together in it");
    assert!(both.forced > 0 && both.asked > 0, "{both:?}");
    assert_eq!(both.decisions, both.forced + both.asked);
    assert_eq!(both.ruinous, 0, "the toy warns of nothing");
    let entries: u64 =
        run(&series(["greedy"; 2], 3), &orders(30, 1, None)).rows.iter().map(|row| row.entries).sum();
    assert_eq!(both.decisions, entries, "every decision is counted");
    let prompts: u64 = asked.prompts.values().map(|prompted| prompted.asked.decisions).sum();
    assert_eq!(prompts, entries, "each under what was asked");
    let frequent = asked.by_frequency();
    assert!(frequent.is_sorted_by_key(|(_, prompted)| std::cmp::Reverse(prompted.asked.decisions)));
}
