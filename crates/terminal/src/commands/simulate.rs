//! `simulate`: many games between computer players.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Result;
use contract::About;
use game::{Game, Ready};
use laboratory::{Orders, RowFault, Run, Score, SeriesError, Summary, Totals};
use opponents::UnknownPlayer;
use serde_json::{Value, json};
use table::{Scene, Text};

use crate::commands::scores::{Sorts, by_what_is_drawn, side_name};
use crate::commands::{bar, cores, write_json};
use crate::context::{ALL, Chosen, Context, today};
use crate::output;

/// What was typed.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    chosen: Chosen,
    /// How many games of each scenario
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The seed of the series
    #[arg(long, value_name = "K", default_value_t = 1)]
    seed: u64,
    /// Who plays: first seat, second seat
    #[arg(long, value_name = "A,B", default_value = "random,random")]
    players: String,
    /// On how many threads [default: one a core]
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// Keep rows and match files in this folder; games that it holds already are not played again
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays many games.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let game = context.game(&args.game)?;
    let about = game.about();
    let players = players_of(context, &args.players)?;
    let threads = args.threads.unwrap_or_else(cores).max(1);
    let every = args.chosen.scenario.as_deref() == Some(ALL);
    // Listed scenarios are looked at one by one, generated ones together.
    let lots: Vec<Chosen> = match every {
        true => context.each_scenario(about, &args.chosen)?,
        false => vec![args.chosen.clone()],
    };
    let mut parts = Vec::new();
    for chosen in &lots {
        let set_ups = context.ready_each(game, chosen)?;
        let setup = set_ups[0].setup().clone();
        let scenario = context.scenarios_in_words(chosen, &setup.scenario, set_ups.len());
        let scenes = set_ups.iter().map(|game| game.scene()).collect();
        // Match files are numbered, so each scenario has a folder of its own.
        let folder =
            args.save.as_ref().map(|dir| if every { dir.join(&setup.scenario) } else { dir.clone() });
        let games = 0..args.games * set_ups.len() as u64;
        let orders = Orders { games, threads, folder, date: today() };
        let id = if set_ups.len() > 1 { chosen.scenario.clone() } else { None };
        let run = play(context, game, &set_ups, players, args.seed, &orders)?;
        let id = id.unwrap_or(setup.scenario);
        let part = Part { id, scenario, scenes, options: setup.options, run };
        if !args.json {
            if !parts.is_empty() {
                writeln!(out)?;
            }
            write_part(context, out, about, &part, players, args.seed, threads)?;
        }
        parts.push(part);
    }
    if !args.json {
        return Ok(());
    }
    let mut value = total_json(about, &parts);
    value["game"] = json!(about.id);
    value["players"] = json!(players);
    value["seed"] = json!(args.seed);
    value["threads"] = json!(threads);
    value["series"] = parts.iter().map(|part| part_json(about, part)).collect();
    write_json(out, &value)
}

/// The two players of a pair such as `random,greedy`.
pub fn players_of<'a>(context: &Context, pair: &'a str) -> Result<[&'a str; 2]> {
    let names: Vec<&str> = pair.split(',').map(str::trim).collect();
    let Ok(players) = <[&str; 2]>::try_from(names) else {
        return Err(context.fault(Text::key("ui-two-players").with("asked", pair)));
    };
    for name in players {
        known_player(context, name)?;
    }
    Ok(players)
}

/// An error unless there is a computer player of this name.
pub fn known_player(context: &Context, name: &str) -> Result<()> {
    if is_computer(name) { Ok(()) } else { Err(context.unknown_player(&UnknownPlayer(name.to_string()))) }
}

/// Whether there is a computer player of this name.
pub fn is_computer(name: &str) -> bool {
    opponents::is_known(name)
}

/// Why a series could not be played, in words.
pub fn series_fault(context: &Context, error: &SeriesError) -> anyhow::Error {
    match error {
        SeriesError::File { path, error } => context.io_fault(path, error),
        SeriesError::Foreign(path) => {
            context.fault(Text::key("ui-foreign").with("file", path.display().to_string()))
        }
        SeriesError::Row { path, line, fault } => {
            let message = match fault {
                RowFault::Unread(message) => Text::key("ui-row-unread").with("message", message.as_str()),
                RowFault::Seed(game) => Text::key("ui-row-seed").with("game", game.to_string()),
                RowFault::Place(game) => Text::key("ui-row-place").with("game", game.to_string()),
            };
            context.fault(
                Text::key("ui-file-line")
                    .with("file", path.display().to_string())
                    .with("line", *line)
                    .with("message", message),
            )
        }
        SeriesError::Player(unknown) => context.unknown_player(unknown),
        SeriesError::Replay(game) => {
            context.fault(Text::key("ui-series-replay").with("game", game.to_string()))
        }
    }
}

/// One lot of a simulation, played: a scenario, or several generated ones.
struct Part {
    /// What was asked for.
    id: String,
    /// The same in words.
    scenario: String,
    /// What each scenario shows.
    scenes: Vec<Scene>,
    options: Vec<String>,
    run: Run,
}

impl Part {
    /// What is drawn, where it is: the first side's score by its sorts.
    fn sorts(&self, about: &About) -> Vec<Sorts> {
        let side = about.sides[0];
        let games: Vec<(String, Score)> = (self.run.records.iter())
            .map(|record| (record.scenario.clone(), Score::of(record.ended(side))))
            .collect();
        if self.scenes.len() > 1 { by_what_is_drawn(about, &games) } else { Vec::new() }
    }
}

fn play(
    context: &Context,
    game: &dyn Game,
    set_ups: &[Arc<dyn Ready>],
    players: [&str; 2],
    seed: u64,
    orders: &Orders,
) -> Result<Run> {
    let progress = bar(orders.games.end);
    let run = game.simulate(set_ups, players, seed, orders, &|_| progress.inc(1));
    progress.finish_and_clear();
    run.map_err(|error| series_fault(context, &error))
}

fn write_part(
    context: &Context,
    out: &mut dyn Write,
    about: &About,
    part: &Part,
    players: [&str; 2],
    seed: u64,
    threads: usize,
) -> Result<()> {
    let words = context.words_of(about);
    let Part { scenario, scenes, options, run, .. } = part;
    let summary = &run.summary;
    let options = context.options_in_words(about, options);
    writeln!(out, "{} · {scenario} · {options}", words.say(&scenes[0].title))?;
    let versus = Text::key("ui-versus").with("first", players[0]).with("second", players[1]);
    let seed = Text::key("ui-seed").with("seed", seed.to_string());
    writeln!(out, "{} · {}", context.say(&versus), context.say(&seed))?;

    let head = ["ui-column-side", "ui-column-wins", "ui-column-share", "ui-column-interval"];
    let mut page = output::columns(&head.map(|key| context.phrase(key)), 1);
    let sides = [0, 1].map(|seat| side_name(about, scenes, &words, seat));
    let rows = sides.iter().cloned().zip(summary.wins).chain([(context.phrase("ui-draws"), summary.draws)]);
    for (name, share) in rows {
        let (low, high) = share.interval;
        let interval = format!("{} – {}", context.percent(low), context.percent(high));
        page.add_row([name, context.whole(share.count), context.percent(share.share), interval]);
    }
    writeln!(out, "{page}")?;
    let sorts = part.sorts(about);
    for sorts in &sorts {
        sorts.write(context, &words, out, &sides[0])?;
    }
    if !sorts.is_empty() {
        writeln!(out)?;
    }
    write_totals(context, out, &summary.totals, run, threads)
}

/// How many games there were, how long they are, and how fast they went.
pub fn write_totals<R, S>(
    context: &Context,
    out: &mut dyn Write,
    totals: &Totals,
    run: &Run<R, S>,
    threads: usize,
) -> Result<()> {
    let games = Text::key("ui-games-played")
        .with("games", context.whole(totals.games))
        .with("finished", context.whole(totals.finished))
        .with("refused", context.whole(totals.refused));
    writeln!(out, "{}", context.say(&games))?;
    let length = Text::key("ui-game-length")
        .with("turns", context.decimal(totals.per_game(totals.turns), 1))
        .with("decisions", context.decimal(totals.per_game(totals.decisions), 1));
    writeln!(out, "{}", context.say(&length))?;
    if run.played < totals.games {
        let found = Text::key("ui-games-found").with("count", context.whole(totals.games - run.played));
        writeln!(out, "{}", context.say(&found))?;
    }
    if run.played > 0 {
        let speed = Text::key("ui-games-speed")
            .with("seconds", context.decimal(run.seconds, 2))
            .with("rate", context.decimal(rate(run.decisions, run.seconds), 0))
            .with("threads", threads);
        writeln!(out, "{}", context.say(&speed))?;
    }
    Ok(())
}

fn rate(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { count as f64 / seconds } else { 0.0 }
}

fn summary_json(about: &About, summary: &Summary) -> Value {
    let by_side = |value: &dyn Fn(usize) -> Value| -> BTreeMap<&str, Value> {
        about.sides.iter().enumerate().map(|(index, side)| (*side, value(index))).collect()
    };
    let Summary { totals, wins, draws } = summary;
    let mut value = totals_json(totals);
    value["wins"] = json!(by_side(&|index| json!(wins[index].count)));
    value["shares"] = json!(by_side(&|index| json!(wins[index].share)));
    value["intervals"] = json!(by_side(&|index| json!(wins[index].interval)));
    value["draws"] = json!(draws.count);
    value["draws_interval"] = json!(draws.interval);
    value
}

/// The games, whoever won them, for programs.
pub fn totals_json(totals: &Totals) -> Value {
    json!({
        "games": totals.games,
        "finished": totals.finished,
        "refused": totals.refused,
        "turns": totals.turns,
        "turns_per_game": totals.per_game(totals.turns),
        "decisions": totals.decisions,
        "decisions_per_game": totals.per_game(totals.decisions),
        "entries": totals.entries,
    })
}

fn part_json(about: &About, part: &Part) -> Value {
    let mut value = summary_json(about, &part.run.summary);
    value["scenario"] = json!(part.id);
    value["options"] = json!(part.options);
    for sorts in part.sorts(about) {
        sorts.put(&mut value);
    }
    time_json(&mut value, part.run.played, part.run.decisions, part.run.seconds);
    value
}

fn total_json(about: &About, parts: &[Part]) -> Value {
    let records = parts.iter().flat_map(|part| &part.run.records);
    let mut value = summary_json(about, &Summary::of(about.sides, records));
    let total = |of: &dyn Fn(&Run) -> u64| parts.iter().map(|part| of(&part.run)).sum();
    let seconds = parts.iter().map(|part| part.run.seconds).sum();
    time_json(&mut value, total(&|run| run.played), total(&|run| run.decisions), seconds);
    value
}

/// The speed is that of the games played now; those found in the folder took their time before.
pub fn time_json(value: &mut Value, played: u64, decisions: u64, seconds: f64) {
    value["played"] = json!(played);
    value["seconds"] = json!(seconds);
    value["decisions_per_second"] = json!(rate(decisions, seconds));
}
