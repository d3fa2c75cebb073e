//! `questions`: how often a person is asked.

use std::io::Write;

use anyhow::Result;
use laboratory::{Asked, Questions};
use serde_json::{Value, json};
use table::Text;

use crate::commands::lot::{Bulk, with_bar, write_players};
use crate::commands::simulate::{players_of, series_fault};
use crate::commands::write_json;
use crate::context::{Chosen, Context};
use crate::output;

/// What was typed.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    chosen: Chosen,
    /// How many games of each scenario
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u64,
    /// Who plays: first seat, second seat
    #[arg(long, value_name = "A,B", default_value = "greedy,greedy")]
    players: String,
    #[command(flatten)]
    bulk: Bulk,
}

/// Plays games, and counts what a person in either seat would have been asked.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let game = context.game(&args.game)?;
    let about = game.about();
    let players = players_of(context, &args.players)?;
    let set_ups = context.ready_each(game, &args.chosen)?;
    let all = args.games * set_ups.len() as u64;
    let mut questions = Questions::default();
    with_bar(all, |bar| -> Result<()> {
        for game in &set_ups {
            let before = questions.games;
            let done = |games| bar.set_position(before + games);
            let counted = game.questions(players, args.bulk.seed, args.games, args.bulk.threads(), &done);
            questions.add(&counted.map_err(|error| series_fault(context, &error))?);
        }
        Ok(())
    })?;
    if args.bulk.json {
        return write_json(out, &to_json(about.sides, &questions));
    }
    let words = context.words_of(about);
    let scene = set_ups[0].scene();
    let setup = set_ups[0].setup();
    let scenario = context.scenarios_in_words(&args.chosen, &setup.scenario, set_ups.len());
    let options = context.options_in_words(about, &setup.options);
    writeln!(out, "{} · {scenario} · {options}", words.say(&scene.title))?;
    write_players(context, out, players, args.bulk.seed)?;
    let length = Text::key("ui-questions-games")
        .with("games", context.whole(questions.games))
        .with("turns", context.whole(questions.turns));
    writeln!(out, "{}\n", context.say(&length))?;

    let head = [
        "ui-column-side",
        "ui-column-before",
        "ui-column-after",
        "ui-column-single-before",
        "ui-column-single",
        "ui-column-confirmed",
        "ui-column-ruinous",
    ];
    let mut page = output::columns(&head.map(|key| context.phrase(key)), 1);
    for (asked, side) in questions.seats.iter().zip(&scene.sides) {
        page.add_row(row(context, &questions, words.say(side), asked));
    }
    page.add_row(row(context, &questions, context.phrase("ui-questions-both"), &questions.both()));
    writeln!(out, "{page}\n")?;

    let head = ["ui-column-question", "ui-column-before", "ui-column-after", "ui-column-ruinous"];
    let mut page = output::columns(&head.map(|key| context.phrase(key)), 1);
    for (key, prompted) in questions.by_frequency().into_iter().take(SHOWN) {
        let per_turn = |count| context.decimal(questions.per_turn(count), 2);
        let Asked { decisions, asked, ruinous, .. } = prompted.asked;
        let sentence = format!("{} ({key})", words.say(&prompted.sentence));
        page.add_row([sentence, per_turn(decisions), per_turn(asked), context.whole(ruinous)]);
    }
    Ok(writeln!(out, "{page}")?)
}

/// So many of the most frequent questions are shown.
const SHOWN: usize = 20;

fn row(context: &Context, questions: &Questions, side: String, asked: &Asked) -> [String; 7] {
    let per_turn = |count| context.decimal(questions.per_turn(count), 2);
    [
        side,
        per_turn(asked.decisions),
        per_turn(asked.asked),
        context.whole(asked.forced + asked.confirmed),
        context.whole(asked.single),
        context.whole(asked.confirmed),
        context.whole(asked.ruinous),
    ]
}

fn to_json(sides: [&str; 2], questions: &Questions) -> Value {
    let counts = |asked: &Asked| {
        let mut value = json!(asked);
        value["before_per_turn"] = json!(questions.per_turn(asked.decisions));
        value["after_per_turn"] = json!(questions.per_turn(asked.asked));
        value
    };
    let prompts = questions.by_frequency().into_iter();
    json!({
        "games": questions.games,
        "turns": questions.turns,
        "sides": { sides[0]: counts(&questions.seats[0]), sides[1]: counts(&questions.seats[1]) },
        "both": counts(&questions.both()),
        "prompts": prompts.map(|(key, prompted)| {
            let mut value = counts(&prompted.asked);
            value["key"] = json!(key);
            value
        }).collect::<Vec<_>>(),
    })
}
