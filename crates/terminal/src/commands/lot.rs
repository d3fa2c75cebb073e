//! What the commands that play many games have in common: what they are told, and what they tell of the games.

use std::io::Write;
use std::sync::Arc;

use anyhow::Result;
use contract::{About, SetupError};
use game::{Game, Ready};
use indicatif::{ProgressBar, ProgressStyle};
use laboratory::{Run, Totals};
use serde_json::{Value, json};
use table::{Scene, Text};

use crate::commands::cores;
use crate::context::{Chosen, Context};

/// How many games are played, as typed.
#[derive(clap::Args)]
pub struct Bulk {
    /// The seed of the series
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub seed: u64,
    /// How many games at once, each on a thread of its own [default: one a core]
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

impl Bulk {
    /// On how many threads.
    pub fn threads(&self) -> usize {
        self.threads.unwrap_or_else(cores).max(1)
    }
}

/// Plays so many games beside a bar that fills; hidden, and so silent, unless standard error is a terminal.
pub fn with_bar<T>(games: u64, play: impl FnOnce(&ProgressBar) -> T) -> T {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} · {per_sec} · {eta}") {
        bar.set_style(style);
    }
    let played = play(&bar);
    bar.finish_and_clear();
    played
}

/// The game made ready, or nothing where its options do not go together.
pub fn ready_together(context: &Context, game: &dyn Game, chosen: &Chosen) -> Result<Option<Arc<dyn Ready>>> {
    let setup = context.setup(game.about(), chosen)?;
    if let Err(SetupError::Together(_)) = game.ready(setup.clone()) {
        return Ok(None);
    }
    context.ready(game, setup).map(Some)
}

/// Games that were played, in one set-up or in several that differ in the scenario alone.
pub struct Lot<'a, R, S> {
    pub about: &'static About,
    /// What each scenario shows.
    pub scenes: Vec<Scene>,
    /// The scenario, in words.
    scenario: String,
    pub options: Vec<String>,
    pub players: [&'a str; 2],
    pub run: Run<R, S>,
}

impl<'a, R, S> Lot<'a, R, S> {
    /// The games that were played in these set-ups, which are what was asked for.
    pub fn new(
        context: &Context,
        chosen: &Chosen,
        set_ups: &[Arc<dyn Ready>],
        players: [&'a str; 2],
        run: Run<R, S>,
    ) -> Lot<'a, R, S> {
        let setup = set_ups[0].setup();
        Lot {
            about: set_ups[0].about(),
            scenes: set_ups.iter().map(|game| game.scene()).collect(),
            scenario: context.scenarios_in_words(chosen, &setup.scenario, set_ups.len()),
            options: setup.options.clone(),
            players,
            run,
        }
    }

    /// What was played, and by whom.
    pub fn write_head(&self, context: &Context, out: &mut dyn Write, seed: u64) -> Result<()> {
        let title = context.words_of(self.about).say(&self.scenes[0].title);
        let options = context.options_in_words(self.about, &self.options);
        writeln!(out, "{title} · {} · {options}", self.scenario)?;
        write_players(context, out, self.players, seed)
    }
}

/// Who played, and with which seed.
pub fn write_players(context: &Context, out: &mut dyn Write, players: [&str; 2], seed: u64) -> Result<()> {
    let versus = Text::key("ui-versus").with("first", players[0]).with("second", players[1]);
    let seed = Text::key("ui-seed").with("seed", seed.to_string());
    Ok(writeln!(out, "{} · {}", context.say(&versus), context.say(&seed))?)
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

/// The games, whoever won them, for programs.
pub fn totals_json(totals: &Totals) -> Value {
    let mut value = json!(totals);
    value["turns_per_game"] = json!(totals.per_game(totals.turns));
    value["decisions_per_game"] = json!(totals.per_game(totals.decisions));
    value
}

/// The speed is that of the games played now; those found in the folder took their time before.
pub fn time_json(value: &mut Value, played: u64, decisions: u64, seconds: f64) {
    value["played"] = json!(played);
    value["seconds"] = json!(seconds);
    value["decisions_per_second"] = json!(rate(decisions, seconds));
}
