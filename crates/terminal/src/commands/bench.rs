//! `bench`: how fast a game is played.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use contract::About;
use game::Game;
use laboratory::Speed;
use serde::Serialize;
use serde_json::json;
use table::Text;

use crate::commands::write_json;
use crate::context::{ALL, Chosen, Context};
use crate::output;

/// What was typed.
#[derive(clap::Args)]
pub struct Args {
    /// The game [default: every game]
    game: Option<String>,
    #[command(flatten)]
    chosen: Chosen,
    /// For how long each set-up is played
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Print one JSON list
    #[arg(long)]
    json: bool,
}

/// Measures random play and the search on one thread.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let Ok(time) = Duration::try_from_secs_f64(args.seconds) else {
        return Err(context.fault(Text::key("ui-no-time").with("asked", args.seconds.to_string())));
    };
    let every = context.for_every_game();
    let (context, games) = match &args.game {
        Some(game) => (context, vec![game.as_str()]),
        None => (&every, context.games.iter().map(|game| game.about().id).collect()),
    };
    let mut rows = Vec::new();
    for game in games {
        for chosen in set_ups(&args.chosen) {
            rows.push(row(context, context.game(game)?, &chosen, time)?);
        }
    }
    if args.json {
        return write_json(out, &json!(rows));
    }
    let head = [
        "ui-column-game",
        "ui-column-options",
        "ui-column-games-rate",
        "ui-column-decisions-rate",
        "ui-column-list",
        "ui-column-apply",
        "ui-column-clone",
        "ui-column-iterations",
        "ui-column-searched",
    ];
    let mut page = output::columns(&head.map(|key| context.phrase(key)), 2);
    for row in &rows {
        let speed = &row.speed;
        page.add_row([
            format!("{}, {}", row.about.id, row.scenario),
            context.options_in_words(row.about, &row.options),
            context.decimal(speed.games_per_second, 0),
            context.decimal(speed.decisions_per_second, 0),
            context.decimal(speed.list_ns, 0),
            context.decimal(speed.apply_ns, 0),
            context.decimal(speed.clone_ns, 0),
            context.decimal(speed.iterations_per_second, 0),
            context.decimal(speed.searched_per_second, 0),
        ]);
    }
    writeln!(out, "{page}")?;
    for row in &rows {
        for (name, ns) in &row.speed.benchmarks {
            let took = Text::key("ui-bench-own")
                .with("game", row.about.id)
                .with("options", context.options_in_words(row.about, &row.options))
                .with("work", *name)
                .with("time", context.decimal(*ns, 0));
            writeln!(out, "{}", context.say(&took))?;
        }
    }
    Ok(())
}

/// What was asked for; both without options and with all of them, if nothing was.
fn set_ups(chosen: &Chosen) -> Vec<Chosen> {
    match &chosen.options {
        Some(_) => vec![chosen.clone()],
        None => vec![chosen.clone(), Chosen { options: Some(ALL.to_string()), ..chosen.clone() }],
    }
}

/// How fast a set-up is played.
#[derive(Serialize)]
struct Row {
    #[serde(skip)]
    about: &'static About,
    game: &'static str,
    scenario: String,
    options: Vec<String>,
    #[serde(flatten)]
    speed: Speed,
}

fn row(context: &Context, game: &dyn Game, chosen: &Chosen, time: Duration) -> Result<Row> {
    let about = game.about();
    let ready = context.ready(game, context.setup(about, chosen)?)?;
    let speed = ready.bench(1, time);
    let setup = ready.setup();
    let (scenario, options) = (setup.scenario.clone(), setup.options.clone());
    Ok(Row { about, game: about.id, scenario, options, speed })
}
