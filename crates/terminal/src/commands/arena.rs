//! `arena`: two computer players against each other, in both seats of every scenario.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use contract::About;
use laboratory::{Bout, Orders, Run, Standings};
use serde_json::{Value, json};
use table::{Scene, Text};

use crate::commands::scores::{
    NONE, by_what_is_drawn, put_score, score_in_words, score_json, side_name, write_scores,
};
use crate::commands::simulate::{players_of, series_fault, time_json, totals_json, write_totals};
use crate::commands::{bar, cores, write_json};
use crate::context::{Chosen, Context, today};
use crate::output;

/// What was typed.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// Who meets whom: the results are those of the first
    #[arg(long, value_name = "A,B")]
    players: String,
    #[command(flatten)]
    chosen: Chosen,
    /// How many games in all: the players change seats after each, the scenario after every second
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The seed of the series
    #[arg(long, value_name = "K", default_value_t = 1)]
    seed: u64,
    /// How many games at once, each on a thread of its own [default: one a core]
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// Keep one row a game in this folder; games that it holds already are not played again
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Lets two players meet.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let game = context.game(&args.game)?;
    let about = game.about();
    let players = players_of(context, &args.players)?;
    let set_ups = context.ready_each(game, &args.chosen)?;
    let scenes: Vec<Scene> = set_ups.iter().map(|game| game.scene()).collect();
    let setup = set_ups[0].setup().clone();
    let scenario = context.scenarios_in_words(&args.chosen, &setup.scenario, set_ups.len());
    let threads = args.threads.unwrap_or_else(cores).max(1);

    let progress = bar(args.games);
    let orders = Orders { games: 0..args.games, threads, folder: args.save.clone(), date: today() };
    let run = game.arena(&set_ups, players, args.seed, &orders, &|_| progress.inc(1));
    progress.finish_and_clear();
    let run = run.map_err(|error| series_fault(context, &error))?;

    let met = Met { about, scenes, scenario, options: setup.options, players, seed: args.seed, threads, run };
    if args.json { write_json(out, &met.to_json()) } else { met.write(context, out) }
}

/// Two players who have met.
struct Met<'a> {
    about: &'static About,
    /// What each scenario shows.
    scenes: Vec<Scene>,
    /// The scenario, in words.
    scenario: String,
    options: Vec<String>,
    players: [&'a str; 2],
    seed: u64,
    threads: usize,
    run: Run<Bout, Standings>,
}

impl Met<'_> {
    fn to_json(&self) -> Value {
        let Standings { totals, score, by_seat, by_scenario, times } = &self.run.summary;
        let mut value = totals_json(totals);
        put_score(&mut value, *score);
        value["game"] = json!(self.about.id);
        value["players"] = json!(self.players);
        value["options"] = json!(self.options);
        value["seed"] = json!(self.seed);
        value["threads"] = json!(self.threads);
        let times = self.players.iter().zip(times).map(|(player, times)| {
            json!({
                "player": player,
                "turns": times.turns,
                "median": times.median,
                "p99": times.p99,
                "max": times.max,
            })
        });
        value["times"] = times.collect();
        let seats = self.about.sides.iter().zip(by_seat);
        value["by_seat"] = seats.map(|(side, score)| score_json("side", side, *score)).collect();
        let scenarios = by_scenario.iter();
        value["by_scenario"] =
            scenarios.map(|(scenario, score)| score_json("scenario", scenario, *score)).collect();
        for sorts in by_what_is_drawn(self.about, by_scenario) {
            sorts.put(&mut value);
        }
        time_json(&mut value, self.run.played, self.run.decisions, self.run.seconds);
        value
    }

    fn write(&self, context: &Context, out: &mut dyn Write) -> Result<()> {
        let words = context.words_of(self.about);
        let Standings { totals, score, by_seat, by_scenario, times } = &self.run.summary;
        let options = context.options_in_words(self.about, &self.options);
        writeln!(out, "{} · {} · {options}", words.say(&self.scenes[0].title), self.scenario)?;
        let [first, second] = self.players;
        let versus = Text::key("ui-versus").with("first", first).with("second", second);
        let seed = Text::key("ui-seed").with("seed", self.seed.to_string());
        writeln!(out, "{} · {}\n", context.say(&versus), context.say(&seed))?;

        let head = [
            "ui-column-player",
            "ui-column-wins",
            "ui-draws",
            "ui-column-rate",
            "ui-column-interval",
            "ui-column-median",
            "ui-column-p99",
        ];
        let mut page = output::columns(&head.map(|key| context.phrase(key)), 1);
        let scores = [*score, score.of_the_other()];
        for ((player, score), times) in self.players.iter().zip(scores).zip(times) {
            let [wins, draws, rate, interval] = score_in_words(context, score);
            let [median, p99] = [times.median, times.p99].map(|time| time_in_words(context, time));
            page.add_row([(*player).to_string(), wins, draws, rate, interval, median, p99]);
        }
        writeln!(out, "{page}")?;

        let sides = [0, 1].map(|seat| side_name(self.about, &self.scenes, &words, seat));
        let sides = sides.into_iter().zip(*by_seat);
        write_scores(context, out, "ui-by-side", "ui-column-side", first, sides)?;
        // Each generated scenario is played once or twice: that tells less than what they have in common.
        let drawn = by_what_is_drawn(self.about, by_scenario);
        for sorts in &drawn {
            sorts.write(context, &words, out, first)?;
        }
        if by_scenario.len() > 1 && drawn.is_empty() {
            let scenarios = by_scenario.iter().cloned();
            write_scores(context, out, "ui-by-scenario", "ui-column-scenario", first, scenarios)?;
        }
        writeln!(out)?;
        if score.draws > 0 {
            writeln!(out, "{}", context.phrase("ui-arena-draws"))?;
        }
        write_totals(context, out, totals, &self.run, self.threads)
    }
}

/// A time in the unit that suits it.
fn time_in_words(context: &Context, seconds: Option<f64>) -> String {
    let Some(seconds) = seconds else { return NONE.to_string() };
    let (key, number) = match seconds {
        1.0.. => ("ui-seconds", context.decimal(seconds, 2)),
        0.001.. => ("ui-milliseconds", context.decimal(seconds * 1e3, 1)),
        _ => ("ui-microseconds", context.decimal(seconds * 1e6, 0)),
    };
    context.say(&Text::key(key).with("number", number))
}
