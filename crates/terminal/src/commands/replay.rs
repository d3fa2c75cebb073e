//! `replay`: a match file, played again.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use contract::{Onlooker, Outcome};
use game::{Look, Note, Played};
use laboratory::DRAW;
use serde_json::{Value, json};
use table::{Text, Words};

use crate::commands::write_json;
use crate::context::Context;

/// What was typed.
#[derive(clap::Args)]
pub struct Args {
    /// The match file
    file: PathBuf,
    /// Print what happened, line by line, with the rules that made it happen
    #[arg(long)]
    journal: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Replays a match file.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let (text, header) = context.read_match(&args.file)?;
    let replayed = context.replay(&args.file, &text, &header)?;
    let about = replayed.about();
    let words = context.words_of(about);
    if args.json {
        return write_json(out, &to_json(&*replayed, &words, args.journal));
    }
    let scene = replayed.scene();
    if args.journal {
        for note in replayed.journal(0) {
            let cited = context.citations(about, &note);
            let told = words.say(&match note.only {
                None => note.text,
                Some(seat) => Text::key("ui-only-side")
                    .with("side", scene.sides[seat.index()].clone())
                    .with("text", note.text),
            });
            writeln!(out, "{:>5}  {told} ({cited})", note.number)?;
        }
        writeln!(out)?;
    }
    writeln!(
        out,
        "{} · {} · {}",
        words.say(&scene.title),
        context.scenario_in_words(about, &header.scenario),
        context.options_in_words(about, &header.options)
    )?;
    for ((_, player), side) in header.players.iter().zip(&scene.sides) {
        let line = Text::key("ui-player-of-side")
            .with("side", side.clone())
            .with("player", context.player_name(player));
        writeln!(out, "{}", words.say(&line))?;
    }
    let entries = Text::key("ui-entries").with("count", replayed.entries());
    let turn = Text::key("ui-turn").with("turn", replayed.turn());
    writeln!(out, "{} · {}", words.say(&entries), words.say(&turn))?;
    writeln!(out, "{}", outcome_in_words(&*replayed, &words))?;
    writeln!(out, "{}", words.say(&Text::key("ui-hash").with("hash", replayed.fingerprint())))?;
    Ok(())
}

/// How a match stands, in words.
pub fn outcome_in_words(played: &dyn Played, words: &Words) -> String {
    if let Some(seat) = played.resigned() {
        let side = played.scene().sides[seat.index()].clone();
        return words.say(&Text::key("ui-resigned").with("side", side));
    }
    if let Some(text) = played.table(Look::of(Onlooker::Umpire)).outcome {
        return words.say(&text);
    }
    let scene = played.scene();
    let awaited = played.to_decide().iter().map(|seat| scene.sides[seat.index()].clone());
    words.say(&Text::key("ui-unfinished").with("awaited", Text::List(awaited.collect())))
}

fn to_json(replayed: &dyn Played, words: &Words, with_journal: bool) -> Value {
    let header = replayed.header();
    let sides = replayed.about().sides;
    let players: serde_json::Map<String, Value> =
        header.players.iter().map(|(side, player)| (side.clone(), json!(player))).collect();
    let outcome = replayed.outcome();
    let mut value = json!({
        "game": header.game,
        "scenario": header.scenario,
        "options": header.options,
        "rules": header.rules,
        "pack": header.pack,
        "seed": header.seed.to_string(),
        "date": header.date,
        "players": players,
        "entries": replayed.entries(),
        "turn": replayed.turn(),
        "finished": outcome.is_some(),
        "outcome": outcome.map(|outcome| match outcome {
            Outcome::Won(seat) => sides[seat.index()],
            Outcome::Drawn => DRAW,
        }),
        "awaited": replayed.to_decide().iter().map(|seat| sides[seat.index()]).collect::<Vec<_>>(),
        "hash": replayed.fingerprint(),
    });
    if with_journal {
        let line = |note: Note| {
            json!({
                "entry": note.number,
                "rule": note.rule,
                "also": note.also,
                "text": words.say(&note.text),
                "only": note.only.map(|seat| sides[seat.index()]),
            })
        };
        value["journal"] = replayed.journal(0).into_iter().map(line).collect();
    }
    value
}
