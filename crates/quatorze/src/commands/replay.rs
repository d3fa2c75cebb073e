//! `replay`: a match file, played again.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use catalogue::Visit;
use contract::{Audience, Header, Match, Onlooker, Outcome, Show, Think};
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
    let replay = Replay { args, context, out, path: &args.file, text: &text, header: &header };
    context.visit(&header.game, replay)
}

struct Replay<'a> {
    args: &'a Args,
    context: &'a Context,
    out: &'a mut dyn Write,
    path: &'a Path,
    text: &'a str,
    header: &'a Header,
}

impl Visit for Replay<'_> {
    type Out = Result<()>;

    fn visit<G: Show + Think>(self) -> Result<()> {
        let Replay { args, context, out, header, .. } = self;
        let replayed = context.replay::<G>(self.path, self.text, header)?;
        let words = context.words_of(G::about());
        if args.json {
            return write_json(out, &to_json(&replayed, &words, args.journal));
        }
        let scene = replayed.game().scene();
        if args.journal {
            for (entry, line) in replayed.journal() {
                let cited = context.citations((G::about().rulebook)(), line);
                let told = replayed.game().tell(&line.what);
                let told = words.say(&match line.audience {
                    Audience::Everyone => told,
                    Audience::Only(seat) => Text::key("ui-only-side")
                        .with("side", scene.sides[seat.index()].clone())
                        .with("text", told),
                });
                writeln!(out, "{entry:>5}  {told} ({cited})")?;
            }
            writeln!(out)?;
        }
        writeln!(
            out,
            "{} · {} · {}",
            words.say(&scene.title),
            context.scenario_in_words(G::about(), &header.scenario),
            context.options_in_words(G::about(), &header.options)
        )?;
        for ((_, player), side) in header.players.iter().zip(&scene.sides) {
            let line = Text::key("ui-player-of-side")
                .with("side", side.clone())
                .with("player", context.player_name(player));
            writeln!(out, "{}", words.say(&line))?;
        }
        let position = replayed.position();
        let entries = Text::key("ui-entries").with("count", replayed.entries().len());
        let turn = Text::key("ui-turn").with("turn", replayed.game().turn(position));
        writeln!(out, "{} · {}", words.say(&entries), words.say(&turn))?;
        writeln!(out, "{}", outcome_in_words(&replayed, &words))?;
        writeln!(out, "{}", words.say(&Text::key("ui-hash").with("hash", replayed.fingerprint())))?;
        Ok(())
    }
}

/// How a match stands, in words.
pub fn outcome_in_words<G: Show + Think>(played: &Match<G>, words: &Words) -> String {
    let game = played.game();
    if let Some(seat) = played.resigned() {
        let side = game.scene().sides[seat.index()].clone();
        return words.say(&Text::key("ui-resigned").with("side", side));
    }
    if let Some(text) = game.table(played.position(), Onlooker::Umpire).outcome {
        return words.say(&text);
    }
    let scene = game.scene();
    let awaited = game.to_decide(played.position()).iter().map(|seat| scene.sides[seat.index()].clone());
    words.say(&Text::key("ui-unfinished").with("awaited", Text::List(awaited.collect())))
}

fn to_json<G: Show + Think>(replayed: &Match<G>, words: &Words, with_journal: bool) -> Value {
    let (header, game) = (replayed.header(), replayed.game());
    let sides = G::about().sides;
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
        "entries": replayed.entries().len(),
        "turn": game.turn(replayed.position()),
        "finished": outcome.is_some(),
        "outcome": outcome.map(|outcome| match outcome {
            Outcome::Won(seat) => sides[seat.index()],
            Outcome::Drawn => DRAW,
        }),
        "awaited": game.to_decide(replayed.position()).iter().map(|seat| sides[seat.index()]).collect::<Vec<_>>(),
        "hash": replayed.fingerprint(),
    });
    if with_journal {
        let line = |(entry, line): &(usize, contract::Line<G::Event>)| {
            json!({
                "entry": entry,
                "rule": (G::about().rulebook)().section(line.rule).id,
                "also": line.also.map(|rule| &(G::about().rulebook)().section(rule).id),
                "text": words.say(&game.tell(&line.what)),
                "only": match line.audience {
                    Audience::Everyone => None,
                    Audience::Only(seat) => Some(sides[seat.index()]),
                },
            })
        };
        value["journal"] = replayed.journal().iter().map(line).collect();
    }
    value
}
