//! Two players in both seats, at the toy.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use crate::common::Folder;
use contract::{Generator, Journal, Rules, Seat, Seed, Setup};
use laboratory::{
    Arena, Bout, DRAW, Ended, LONGEST, RowFault, Run, Runner, SeriesError, Standings, Watch, player_seed,
};
use toy::{Decision, Fault, Position, Toy};

/// The toy in one of its scenarios.
fn toy(scenario: &str, change: impl Fn(&mut Setup)) -> Arc<Toy> {
    let mut setup = Setup::new(Toy::<1>::about(), &[]);
    setup.scenario = scenario.into();
    change(&mut setup);
    Arc::new(<Toy as Rules>::ready(setup).unwrap())
}

fn arena(players: [&str; 2], seed: u64) -> Arena<Toy> {
    Arena::new(["raid", "siege"].map(|scenario| toy(scenario, |_| {})).to_vec(), players, seed).unwrap()
}

fn run(arena: &Arena<Toy>, games: u64, threads: usize, folder: Option<&Folder>) -> Run<Bout, Standings> {
    arena.run(0..games, threads, folder.map(|folder| folder.0.as_path()), &|_| {}).unwrap()
}

fn fault(arena: &Arena<Toy>, games: u64, folder: &Folder) -> SeriesError {
    arena.run(0..games, 1, Some(&folder.0), &|_| {}).unwrap_err()
}

fn rows_file(folder: &Folder, arena: &Arena<Toy>) -> PathBuf {
    folder.0.join(format!("{}.jsonl", arena.name()))
}

/// The games without their times, which no two runs share.
fn timeless(bouts: &[Bout]) -> Vec<Bout> {
    let timeless = |bout: &Bout| Bout { microseconds: Default::default(), ..bout.clone() };
    bouts.iter().map(timeless).collect()
}

#[test]
fn seats_alternate_and_scenarios_take_turns() {
    let run = run(&arena(["random", "greedy"], 3), 9, 2, None);
    let [blue, red] = Toy::<1>::about().sides;
    let places: Vec<(&str, &str)> =
        run.rows.iter().map(|bout| (bout.result.scenario.as_str(), bout.side.as_str())).collect();
    let round = [("raid", blue), ("raid", red), ("siege", blue), ("siege", red)];
    assert_eq!(places, round.iter().cycle().take(9).copied().collect::<Vec<_>>());
    assert!(run.rows.iter().zip(0..).all(|(bout, index)| bout.result.index == index));

    let standings = &run.summary;
    assert_eq!(standings.by_seat.map(|score| score.games), [5, 4]);
    let by_scenario: Vec<(&str, u64)> =
        standings.by_scenario.iter().map(|(scenario, score)| (scenario.as_str(), score.games)).collect();
    assert_eq!(by_scenario, [("raid", 5), ("siege", 4)]);
    assert_eq!((standings.totals.games, standings.totals.finished, standings.totals.refused), (9, 9, 0));
    assert_eq!(standings.score.finished(), 9);
}

#[test]
fn the_stronger_player_wins_from_either_seat() {
    let greedy_first = run(&arena(["greedy", "random"], 1), 80, 2, None).summary;
    let random_first = run(&arena(["random", "greedy"], 1), 80, 2, None).summary;
    assert!(greedy_first.score.wins > greedy_first.score.losses, "{:?}", greedy_first.score);
    assert!(random_first.score.wins < random_first.score.losses, "{:?}", random_first.score);
    let of = |standings: &Standings| standings.by_seat.map(|score| score.rate().unwrap() > 0.5);
    assert_eq!((of(&greedy_first), of(&random_first)), ([true; 2], [false; 2]));
}

#[test]
fn one_thread_or_three_play_the_same_games() {
    let arena = arena(["greedy", "random"], 7);
    let (one, three) = (run(&arena, 20, 1, None), run(&arena, 20, 3, None));
    assert_eq!(timeless(&one.rows), timeless(&three.rows));
    assert_eq!(one.summary.score, three.summary.score);
    let again = arena.play(&mut Runner::new(1000), 13);
    assert_eq!(timeless(&[again]), timeless(&one.rows[13..14]));
}

/// The turns in which each seat had a choice.
#[derive(Default)]
struct Turns([BTreeSet<u32>; 2]);

impl Watch<Toy> for Turns {
    fn before(&mut self, game: &Toy, at: &Position, seat: Seat, offered: &[Decision], _: Decision) {
        if offered.len() > 1 {
            self.0[seat.index()].insert(game.turn(at));
        }
    }
}

#[test]
fn every_turn_with_a_choice_is_timed_once() {
    let run = run(&arena(["greedy", "random"], 5), 12, 1, None);
    for (bout, names) in run.rows.iter().zip([["greedy", "random"], ["random", "greedy"]].iter().cycle()) {
        let seed = Seed::in_series(5, bout.result.index);
        let mut players = Seat::BOTH
            .map(|seat| opponents::by_name::<Toy>(names[seat.index()], player_seed(&seed, seat)).unwrap());
        let mut turns = Turns::default();
        let game = toy(&bout.result.scenario, |_| {});
        Runner::new(LONGEST).play(&*game, &seed, &mut players, &mut Journal::mute(), &mut turns);
        let mut timed = bout.microseconds.each_ref().map(Vec::len);
        if bout.result.index % 2 == 1 {
            timed.reverse();
        }
        assert_eq!(timed, turns.0.map(|turns| turns.len()), "{bout:?}");
    }
    for player in [0, 1] {
        let times = run.summary.times[player];
        let turns: usize = run.rows.iter().map(|bout| bout.microseconds[player].len()).sum();
        let slowest = run.rows.iter().flat_map(|bout| &bout.microseconds[player]).max().unwrap();
        assert_eq!((times.turns, times.max), (turns, Some(*slowest as f64 / 1e6)));
        assert!(times.median <= times.p99 && times.p99 <= times.max, "{times:?}");
    }
}

#[test]
fn an_arena_that_was_cut_off_is_taken_up_again() {
    let folder = Folder::new("arena-resume");
    let arena = arena(["random", "greedy"], 11);
    let whole = run(&arena, 12, 1, None);
    assert_eq!(run(&arena, 5, 2, Some(&folder)).played, 5);

    // As if the machine had stopped while the fifth row was being written.
    let path = rows_file(&folder, &arena);
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, &text[..text.len() - 20]).unwrap();

    let second = run(&arena, 12, 2, Some(&folder));
    assert_eq!(second.played, 8);
    assert_eq!(timeless(&second.rows), timeless(&whole.rows));
    assert_eq!(second.summary.by_scenario, whole.summary.by_scenario);
    let mut rows: Vec<Bout> = (fs::read_to_string(&path).unwrap().lines())
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    rows.sort_by_key(|row| row.result.index);
    assert_eq!(rows, second.rows);

    // Nothing is left to play, and the times are those of the games when they were played.
    let third = run(&arena, 12, 1, Some(&folder));
    assert_eq!((third.played, third.decisions), (0, 0));
    assert_eq!(third.summary, second.summary);
    assert_eq!(run(&arena, 3, 1, Some(&folder)).rows, second.rows[..3]);
}

#[test]
fn a_row_says_how_the_game_ended_for_the_first_player() {
    let folder = Folder::new("arena-rows");
    let arena = arena(["greedy", "random"], 2);
    let bouts = run(&arena, 10, 1, Some(&folder)).rows;
    let text = fs::read_to_string(rows_file(&folder, &arena)).unwrap();
    for (line, bout) in text.lines().zip(&bouts) {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        let expected = match row["outcome"].as_str().unwrap() {
            DRAW => Ended::Drawn,
            side if row["side"] == side => Ended::Won,
            _ => Ended::Lost,
        };
        assert_eq!(bout.ended(), Some(expected));
        assert_eq!(row["microseconds"].as_array().unwrap().len(), 2);
    }
}

#[test]
fn a_row_that_is_not_of_this_arena_is_pointed_at() {
    let folder = Folder::new("arena-foreign");
    let arena = arena(["random"; 2], 11);
    run(&arena, 3, 1, Some(&folder));
    let path = rows_file(&folder, &arena);
    let text = fs::read_to_string(&path).unwrap();
    let spoil = |from: &str, to: &str| {
        fs::write(&path, text.replacen(from, to, 1)).unwrap();
        match fault(&arena, 3, &folder) {
            SeriesError::Row { line, fault, .. } => (line, fault),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(spoil("{\"index\":1", "{\"index\":9"), (2, RowFault::Seed(9)));
    assert_eq!(spoil("\"scenario\":\"siege\"", "\"scenario\":\"raid\""), (3, RowFault::Place(2)));
    let [blue, red] = Toy::<1>::about().sides.map(|side| format!("\"side\":\"{side}\""));
    assert_eq!(spoil(&red, &blue), (2, RowFault::Place(1)));
    assert!(matches!(spoil("\"hash\"", "\"cash\""), (1, RowFault::Unread(_))));
}

#[test]
fn the_name_of_an_arena_says_what_it_depends_on() {
    let one = |change: fn(&mut Setup)| {
        Arena::new(vec![toy("siege", change)], ["random", "greedy"], 5).unwrap().name()
    };
    let start = format!("arena-toy-rules1-pack{}", (Toy::<1>::about().pack)().hash());
    let end = format!("players{}-random-greedy-seed5", opponents::VERSION);
    assert_eq!(arena(["random", "greedy"], 5).name(), format!("{start}-all-{end}"));
    assert_eq!(one(|_| {}), format!("{start}-siege-{end}"));
    let tireless = one(|setup| setup.options = vec!["tireless".into()]);
    assert_eq!(tireless, format!("{start}-siege-tireless-{end}"));
    assert!(!one(|setup| setup.pack.replace(toy::DECK_FILE, "2".into())).starts_with(&start));
    assert!(arena(["random"; 2], 5).cut_off_after(9).name().ends_with("-seed5-longest9"));

    // As many generated scenarios as there are listed ones are others.
    let over = |ids: &[&str]| {
        let set_ups = ids.iter().map(|id| toy(id, |_| {})).collect();
        Arena::new(set_ups, ["random", "greedy"], 5).unwrap().name()
    };
    let ids: Vec<String> = Generator::series(Toy::<1>::about(), 40).collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    for count in [2, 40] {
        assert_eq!(over(&ids[..count]), format!("{start}-generated{count}-{end}"));
    }
    assert_eq!(over(&ids[..1]), format!("{start}-{}-{end}", ids[0]));
    assert_eq!(over(&ids[1..3]), format!("{start}-{}+{}-{end}", ids[1], ids[2]));
}

#[test]
fn games_cut_off_or_refused_count_for_nobody() {
    let short = run(&arena(["random"; 2], 1).cut_off_after(4), 6, 2, None).summary;
    assert_eq!((short.totals.games, short.totals.finished), (6, 0));
    assert_eq!((short.score.games, short.score.finished(), short.score.rate()), (6, 0, None));
    let faulty = Arena::new(vec![Toy::with(Fault::ListsIllegal)], ["random"; 2], 1).unwrap();
    let faulty = run(&faulty, 20, 1, None).summary;
    assert!(faulty.totals.refused > 0 && faulty.totals.finished < 20, "{faulty:?}");
}

#[test]
fn no_games_have_no_result() {
    let none = run(&arena(["random"; 2], 1), 0, 2, None);
    assert_eq!((none.played, none.rows.len()), (0, 0));
    assert_eq!((none.summary.score.rate(), none.summary.score.interval()), (None, (0.0, 1.0)));
    assert_eq!((none.summary.times[0].turns, none.summary.times[0].median), (0, None));
}

#[test]
fn an_unknown_player_is_refused() {
    let error = Arena::new(vec![Toy::sound()], ["random", "joffre"], 1).err().unwrap();
    assert!(error.to_string().starts_with("there is no player “joffre”"), "{error}");
}
