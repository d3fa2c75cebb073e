//! `validate`: whether a data pack or a match file is sound.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use contract::{Generator, Pack};
use game::Game;
use serde_json::json;
use table::Text;

use crate::commands::lot::ready_together;
use crate::commands::replay::outcome_in_words;
use crate::commands::write_json;
use crate::context::{Chosen, Context};
use crate::output::AlreadyTold;

/// What was typed.
#[derive(clap::Args)]
pub struct Args {
    /// A pack's folder, or a match file
    path: PathBuf,
    /// Print one JSON object; the exit code says the same as its `ok`
    #[arg(long)]
    json: bool,
}

/// Checks a pack or a match file.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let path = &args.path;
    let mut found = Found { kind: if path.is_dir() { "pack" } else { "match" }, game: None };
    let checked = check(path, context, &mut found);
    if args.json {
        let (messages, errors) = match &checked {
            Ok(messages) => (messages.clone(), Vec::new()),
            Err(error) => (Vec::new(), vec![error.to_string()]),
        };
        let value = json!({
            "ok": checked.is_ok(),
            "kind": found.kind,
            "game": found.game,
            "path": path.display().to_string(),
            "messages": messages,
            "errors": errors,
        });
        write_json(out, &value)?;
        return checked.map(|_| ()).map_err(|_| AlreadyTold.into());
    }
    for (index, line) in checked?.iter().enumerate() {
        let indent = if index == 0 { "" } else { "  " };
        writeln!(out, "{indent}{line}")?;
    }
    Ok(())
}

/// What is being checked, as far as it is known.
struct Found {
    kind: &'static str,
    game: Option<String>,
}

/// What is to be said of something sound; the first line names it.
fn check(path: &Path, context: &Context, found: &mut Found) -> Result<Vec<String>> {
    if path.is_dir() {
        let game = game::pack_game(path).map_err(|error| context.pack_fault(&error))?;
        found.game = Some(game.clone());
        // The pack's own folder, whatever `--packs` says.
        let context = &context.with_pack(path);
        return check_pack(context, path, &game);
    }
    let (text, header) = context.read_match(path)?;
    found.game = Some(header.game.clone());
    let replayed = context.replay(path, &text, &header)?;
    let about = replayed.about();
    let words = context.words_of(about);
    let head = Text::key("ui-valid-match").with("path", path.display().to_string()).with("game", about.id);
    let entries = Text::key("ui-valid-entries").with("count", replayed.entries());
    Ok(vec![context.say(&head), context.say(&entries), outcome_in_words(&*replayed, &words)])
}

/// A pack for the game of this name.
fn check_pack(context: &Context, path: &Path, game: &str) -> Result<Vec<String>> {
    let game = context.game(game)?;
    let about = game.about();
    let pack = game::load_pack(about, path).map_err(|error| context.pack_fault(&error))?;
    let replaced = replaced(&pack, &(about.pack)());
    let files = if replaced.is_empty() {
        Text::key("ui-valid-no-files")
    } else {
        Text::key("ui-valid-files").with("files", replaced.join(", "))
    };
    let head = Text::key("ui-valid-pack").with("path", path.display().to_string()).with("game", about.id);
    let mut lines = vec![head, files];
    // A pack may hold what scenarios are drawn from, too: one of every theme.
    let drawn = Generator::series(about, about.generator.map_or(0, |generator| generator.themes.len()));
    for scenario in about.scenarios.iter().map(|choice| choice.id.to_string()).chain(drawn) {
        for options in [""].into_iter().chain(about.options.iter().map(|option| option.id)) {
            let chosen = Chosen { scenario: Some(scenario.clone()), options: Some(options.to_string()) };
            check_play(context, game, &chosen)?;
        }
        let count = about.options.len();
        lines.push(Text::key("ui-valid-scenario").with("scenario", scenario).with("count", count));
    }
    Ok(lines.iter().map(|line| context.say(line)).collect())
}

/// The files in which a pack differs from the game's own.
fn replaced(pack: &Pack, own: &Pack) -> Vec<String> {
    pack.names().filter(|name| pack.file(name) != own.file(name)).map(str::to_string).collect()
}

/// Makes the game ready and plays it once, at random.
fn check_play(context: &Context, game: &dyn Game, chosen: &Chosen) -> Result<()> {
    // An option that does not go alone is no fault of the pack.
    let Some(ready) = ready_together(context, game, chosen)? else { return Ok(()) };
    if !ready.ends(1) {
        let scenario = ready.setup().scenario.as_str();
        return Err(context.fault(Text::key("ui-valid-stuck").with("scenario", scenario)));
    }
    Ok(())
}
