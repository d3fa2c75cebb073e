//! `arena`: two computer players against each other, in both seats of every scenario.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use laboratory::{Bout, Orders, Standings};
use serde_json::{Value, json};
use table::Text;

use crate::commands::lot::{Bulk, Lot, time_json, totals_json, with_bar, write_totals};
use crate::commands::scores::{
    NONE, by_what_is_drawn, put_score, score_in_words, score_json, side_name, write_scores,
};
use crate::commands::simulate::{players_of, series_fault};
use crate::commands::write_json;
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
    /// Keep one row a game in this folder; games that it holds already are not played again
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    #[command(flatten)]
    bulk: Bulk,
}

/// Lets two players meet.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let game = context.game(&args.game)?;
    let players = players_of(context, &args.players)?;
    let set_ups = context.ready_each(game, &args.chosen)?;
    let (seed, threads) = (args.bulk.seed, args.bulk.threads());
    let orders = Orders { games: 0..args.games, threads, folder: args.save.clone(), date: today() };
    let run = with_bar(args.games, |bar| game.arena(&set_ups, players, seed, &orders, &|_| bar.inc(1)));
    let run = run.map_err(|error| series_fault(context, &error))?;
    let met = Met { lot: Lot::new(context, &args.chosen, &set_ups, players, run), seed, threads };
    if args.bulk.json { write_json(out, &met.to_json()) } else { met.write(context, out) }
}

/// Two players who have met.
struct Met<'a> {
    lot: Lot<'a, Bout, Standings>,
    seed: u64,
    threads: usize,
}

impl Met<'_> {
    fn to_json(&self) -> Value {
        let Lot { about, options, players, run, .. } = &self.lot;
        let Standings { totals, score, by_seat, by_scenario, times } = &run.summary;
        let mut value = totals_json(totals);
        put_score(&mut value, *score);
        value["game"] = json!(about.id);
        value["players"] = json!(players);
        value["options"] = json!(options);
        value["seed"] = json!(self.seed);
        value["threads"] = json!(self.threads);
        let times = players.iter().zip(times).map(|(player, times)| {
            let mut value = json!(times);
            value["player"] = json!(player);
            value
        });
        value["times"] = times.collect();
        let seats = about.sides.iter().zip(by_seat);
        value["by_seat"] = seats.map(|(side, score)| score_json("side", side, *score)).collect();
        let scenarios = by_scenario.iter();
        value["by_scenario"] =
            scenarios.map(|(scenario, score)| score_json("scenario", scenario, *score)).collect();
        for sorts in by_what_is_drawn(about, by_scenario) {
            sorts.put(&mut value);
        }
        time_json(&mut value, run.played, run.decisions, run.seconds);
        value
    }

    fn write(&self, context: &Context, out: &mut dyn Write) -> Result<()> {
        let Lot { about, scenes, players, run, .. } = &self.lot;
        let words = context.words_of(about);
        let Standings { totals, score, by_seat, by_scenario, times } = &run.summary;
        self.lot.write_head(context, out, self.seed)?;
        writeln!(out)?;

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
        for ((player, score), times) in players.iter().zip(scores).zip(times) {
            let [wins, draws, rate, interval] = score_in_words(context, score);
            let [median, p99] = [times.median, times.p99].map(|time| time_in_words(context, time));
            page.add_row([(*player).to_string(), wins, draws, rate, interval, median, p99]);
        }
        writeln!(out, "{page}")?;

        let sides = [0, 1].map(|seat| side_name(about, scenes, &words, seat));
        let sides = sides.into_iter().zip(*by_seat);
        write_scores(context, out, "ui-by-side", "ui-column-side", players[0], sides)?;
        // Each generated scenario is played once or twice: that tells less than what they have in common.
        let drawn = by_what_is_drawn(about, by_scenario);
        for sorts in &drawn {
            sorts.write(context, &words, out, players[0])?;
        }
        if by_scenario.len() > 1 && drawn.is_empty() {
            let scenarios = by_scenario.iter().cloned();
            write_scores(context, out, "ui-by-scenario", "ui-column-scenario", players[0], scenarios)?;
        }
        writeln!(out)?;
        if score.draws > 0 {
            writeln!(out, "{}", context.phrase("ui-arena-draws"))?;
        }
        write_totals(context, out, totals, run, self.threads)
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
