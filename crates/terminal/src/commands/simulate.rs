//! `simulate`: many games between computer players.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use contract::About;
use laboratory::{GameResult, Orders, RowFault, Run, Score, SeriesError, Summary};
use opponents::UnknownPlayer;
use serde_json::{Value, json};
use table::Text;

use crate::commands::lot::{Bulk, Lot, time_json, totals_json, with_bar, write_totals};
use crate::commands::scores::{Sorts, by_what_is_drawn, interval_in_words, side_name};
use crate::commands::write_json;
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
    /// Who plays: first seat, second seat
    #[arg(long, value_name = "A,B", default_value = "random,random")]
    players: String,
    /// Keep rows and match files in this folder; games that it holds already are not played again
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    #[command(flatten)]
    bulk: Bulk,
}

/// Plays many games.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let game = context.game(&args.game)?;
    let about = game.about();
    let players = players_of(context, &args.players)?;
    let (seed, threads) = (args.bulk.seed, args.bulk.threads());
    let every = args.chosen.scenario.as_deref() == Some(ALL);
    // Listed scenarios are looked at one by one, generated ones together.
    let lots: Vec<Chosen> = match every {
        true => context.each_scenario(about, &args.chosen)?,
        false => vec![args.chosen.clone()],
    };
    let mut parts = Vec::new();
    for chosen in &lots {
        let set_ups = context.ready_each(game, chosen)?;
        let scenario = &set_ups[0].setup().scenario;
        // Match files are numbered, so each scenario has a folder of its own.
        let folder = args.save.as_ref().map(|dir| if every { dir.join(scenario) } else { dir.clone() });
        let games = args.games * set_ups.len() as u64;
        let orders = Orders { games: 0..games, threads, folder, date: today() };
        let run = with_bar(games, |bar| game.simulate(&set_ups, players, seed, &orders, &|_| bar.inc(1)));
        let run = run.map_err(|error| series_fault(context, &error))?;
        let asked = chosen.scenario.clone().filter(|_| set_ups.len() > 1);
        let id = asked.unwrap_or_else(|| scenario.clone());
        let part = Part { id, lot: Lot::new(context, chosen, &set_ups, players, run) };
        if !args.bulk.json {
            if !parts.is_empty() {
                writeln!(out)?;
            }
            part.write(context, out, seed, threads)?;
        }
        parts.push(part);
    }
    if !args.bulk.json {
        return Ok(());
    }
    let mut value = total_json(about, &parts);
    value["game"] = json!(about.id);
    value["players"] = json!(players);
    value["seed"] = json!(seed);
    value["threads"] = json!(threads);
    value["series"] = parts.iter().map(Part::to_json).collect();
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

/// One part of a simulation, played: a scenario, or several generated ones.
struct Part<'a> {
    /// What was asked for.
    id: String,
    lot: Lot<'a, GameResult, Summary>,
}

impl Part<'_> {
    /// What is drawn, where it is: the first side's score by its sorts.
    fn sorts(&self) -> Vec<Sorts> {
        let Lot { about, scenes, run, .. } = &self.lot;
        let games: Vec<(String, Score)> = (run.rows.iter())
            .map(|result| (result.scenario.clone(), Score::of(result.ended(about.sides[0]))))
            .collect();
        if scenes.len() > 1 { by_what_is_drawn(about, &games) } else { Vec::new() }
    }

    fn write(&self, context: &Context, out: &mut dyn Write, seed: u64, threads: usize) -> Result<()> {
        let Lot { about, scenes, run, .. } = &self.lot;
        let Summary { totals, wins, draws } = &run.summary;
        let words = context.words_of(about);
        self.lot.write_head(context, out, seed)?;

        let head = ["ui-column-side", "ui-column-wins", "ui-column-share", "ui-column-interval"];
        let mut page = output::columns(&head.map(|key| context.phrase(key)), 1);
        let sides = [0, 1].map(|seat| side_name(about, scenes, &words, seat));
        let rows = sides.iter().cloned().zip(*wins).chain([(context.phrase("ui-draws"), *draws)]);
        for (name, share) in rows {
            let interval = interval_in_words(context, share.interval);
            page.add_row([name, context.whole(share.count), context.percent(share.share), interval]);
        }
        writeln!(out, "{page}")?;
        let sorts = self.sorts();
        for sorts in &sorts {
            sorts.write(context, &words, out, &sides[0])?;
        }
        if !sorts.is_empty() {
            writeln!(out)?;
        }
        write_totals(context, out, totals, run, threads)
    }

    fn to_json(&self) -> Value {
        let Lot { about, options, run, .. } = &self.lot;
        let mut value = summary_json(about, &run.summary);
        value["scenario"] = json!(self.id);
        value["options"] = json!(options);
        for sorts in self.sorts() {
            sorts.put(&mut value);
        }
        time_json(&mut value, run.played, run.decisions, run.seconds);
        value
    }
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

fn total_json(about: &About, parts: &[Part]) -> Value {
    let results = parts.iter().flat_map(|part| &part.lot.run.rows);
    let mut value = summary_json(about, &Summary::of(about.sides, results));
    let total = |of: &dyn Fn(&Run) -> u64| parts.iter().map(|part| of(&part.lot.run)).sum();
    let seconds = parts.iter().map(|part| part.lot.run.seconds).sum();
    time_json(&mut value, total(&|run| run.played), total(&|run| run.decisions), seconds);
    value
}
