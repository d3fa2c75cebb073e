//! `fit`: what a game's judgement weighs, fitted to the results of self-play. A tool for designers of games.

use std::io::Write;
use std::mem;
use std::sync::Arc;

use anyhow::Result;
use contract::{About, Setup};
use game::{Game, Ready};
use laboratory::{Fit, FitError, Run, Sample, SampledGame};
use serde_json::{Value, json};
use table::Text;

use crate::commands::lot::{
    Bulk, ready_together, time_json, totals_json, with_bar, write_players, write_totals,
};
use crate::commands::simulate::series_fault;
use crate::commands::write_json;
use crate::context::{ALL, Chosen, Context};
use crate::output;

/// What was typed.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// Who plays, against itself; now and then it strays, so that there is more to learn
    #[arg(long, value_name = "NAME", default_value = "search-1000")]
    player: String,
    /// How many games in all: the set-up changes after each
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: u64,
    /// The scenario, `all`, or `generated:N` for the first N that the game draws [default: all]
    #[arg(long, value_name = "SCENARIO")]
    scenario: Option<String>,
    /// Options to switch on, separated by commas, or `all` [default: without options and with all of them]
    #[arg(long, value_name = "A,B|all")]
    options: Option<String>,
    #[command(flatten)]
    bulk: Bulk,
}

/// Fits the weights of a game's judgement.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let game = context.game(&args.game)?;
    let about = game.about();
    let games = set_ups(args, context, game)?;
    let (seed, threads) = (args.bulk.seed, args.bulk.threads());
    let fault = |error: FitError| fit_fault(context, about, &error);

    let run = with_bar(args.games, |bar| {
        game.collect(&games, &args.player, seed, args.games, threads, &|_| bar.inc(1))
    });
    let mut run = run.map_err(fault)?;
    let samples: Vec<Sample> =
        mem::take(&mut run.rows).into_iter().flat_map(|game: SampledGame| game.samples).collect();
    let fit = laboratory::fit(&samples, games.len()).map_err(fault)?;

    let set_ups = games.iter().map(|game| game.setup().clone()).collect();
    let fitted = Fitted { about, args, set_ups, threads, run, fit };
    if args.bulk.json { write_json(out, &fitted.to_json()) } else { fitted.write(context, out) }
}

/// The game as asked for; unless something is, every scenario, each without options and with all of them where they go
/// together.
fn set_ups(args: &Args, context: &Context, game: &dyn Game) -> Result<Vec<Arc<dyn Ready>>> {
    let about = game.about();
    let scenario = args.scenario.clone().or_else(|| Some(ALL.to_string()));
    if args.options.is_some() {
        return context.ready_each(game, &Chosen { scenario, options: args.options.clone() });
    }
    let options: &[Option<&str>] = if about.options.is_empty() { &[None] } else { &[None, Some(ALL)] };
    let mut set_ups = Vec::new();
    for options in options {
        let chosen = Chosen { scenario: scenario.clone(), options: options.map(str::to_string) };
        for chosen in context.each_scenario(about, &chosen)? {
            set_ups.extend(ready_together(context, game, &chosen)?);
        }
    }
    if set_ups.is_empty() { Err(context.fault(Text::key("ui-no-set-up"))) } else { Ok(set_ups) }
}

/// Why nothing can be fitted, in words.
fn fit_fault(context: &Context, about: &About, error: &FitError) -> anyhow::Error {
    match error {
        FitError::Series(error) => series_fault(context, error),
        FitError::Weightless => context.fault(Text::key("ui-fit-weightless").with("game", about.id)),
        FitError::NoSamples => context.fault(Text::key("ui-fit-no-samples")),
    }
}

/// What was fitted, and to what.
struct Fitted<'a> {
    about: &'static About,
    args: &'a Args,
    set_ups: Vec<Setup>,
    threads: usize,
    run: Run<SampledGame>,
    fit: Fit,
}

impl Fitted<'_> {
    fn to_json(&self) -> Value {
        let mut value = totals_json(&self.run.summary.totals);
        value["game"] = json!(self.about.id);
        value["player"] = json!(self.args.player);
        value["seed"] = json!(self.args.bulk.seed);
        value["threads"] = json!(self.threads);
        let set_ups = self.set_ups.iter().zip(&self.fit.intercepts).map(
            |(setup, lean)| json!({ "scenario": setup.scenario, "options": setup.options, "lean": lean }),
        );
        value["set_ups"] = set_ups.collect();
        value["learnt"] = json!(self.fit.learnt);
        value["held_out"] = json!(self.fit.held_out);
        value["weights_alone"] = json!(self.fit.weights_alone);
        value["judge"] = json!(self.fit.judge);
        value["weights"] = json!(self.fit.weights);
        time_json(&mut value, self.run.played, self.run.decisions, self.run.seconds);
        value
    }

    fn write(&self, context: &Context, out: &mut dyn Write) -> Result<()> {
        let title = context.words_of(self.about).say(&Text::key(self.about.title));
        let set_ups = Text::key("ui-fit-set-ups").with("count", self.set_ups.len());
        writeln!(out, "{title} · {}", context.say(&set_ups))?;
        write_players(context, out, [&self.args.player; 2], self.args.bulk.seed)?;
        writeln!(out)?;

        let head = [
            "ui-column-foretold",
            "ui-column-games",
            "ui-column-positions",
            "ui-column-log-loss",
            "ui-column-accuracy",
        ];
        let mut page = output::columns(&head.map(|key| context.phrase(key)), 1);
        let parts = [
            ("ui-fit-learnt", Some(self.fit.learnt)),
            ("ui-fit-held-out", self.fit.held_out),
            ("ui-fit-weights-alone", self.fit.weights_alone),
            ("ui-fit-judge", self.fit.judge),
        ];
        for (key, foretold) in parts {
            let Some(foretold) = foretold else { continue };
            page.add_row([
                context.phrase(key),
                context.whole(foretold.games as u64),
                context.whole(foretold.samples as u64),
                context.decimal(foretold.log_loss, 4),
                context.percent(foretold.accuracy),
            ]);
        }
        writeln!(out, "{page}\n")?;
        write_totals(context, out, &self.run.summary.totals, &self.run, self.threads)?;

        writeln!(out, "\n{}", context.phrase("ui-fit-weights"))?;
        for weight in &self.fit.weights {
            writeln!(out, "    {},", in_code(*weight))?;
        }
        Ok(())
    }
}

/// A weight as it stands in a program, whatever the language.
fn in_code(weight: f64) -> String {
    let text = format!("{weight:.3}");
    if text == "-0.000" { "0.000".to_string() } else { text }
}

#[cfg(test)]
mod tests {
    use super::in_code;

    #[test]
    fn weights_are_ready_to_be_pasted() {
        assert_eq!([1.0, -0.0004, -2.3456, 1234.5].map(in_code), ["1.000", "0.000", "-2.346", "1234.500"]);
    }
}
