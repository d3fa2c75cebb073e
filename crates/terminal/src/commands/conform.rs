//! `conform`: the conformance kit, at whatever length one has patience for.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Result;
use contract::kit::{Effort, Failure};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use table::Text;

use crate::commands::write_json;
use crate::context::{Chosen, Context};

/// What was typed.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    chosen: Chosen,
    /// So many games, of each scenario where there are several
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// Make the costly checks, those of hidden information and odds among them, at one position in so many
    #[arg(long, value_name = "N", default_value_t = 24, value_parser = clap::value_parser!(u32).range(1..))]
    one_in: u32,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Holds a game to its contract.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let game = context.game(&args.game)?;
    let about = game.about();
    let set_ups = context.ready_each(game, &args.chosen)?;
    // So many games of each scenario.
    let games = args.games * set_ups.len() as u64;
    let effort = Effort { one_in: args.one_in, ..Effort::games(games) };
    // Hidden, and so silent, unless standard error is a terminal.
    let progress = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg} · {elapsed}") {
        progress.set_style(style);
    }
    progress.set_message(context.say(&Text::key("ui-kit-under-way").with("games", context.whole(games))));
    progress.enable_steady_tick(Duration::from_millis(100));
    let checked = game.conform(&set_ups, effort);
    progress.finish_and_clear();
    let report = checked.map_err(|failure| broken(context, Path::new("."), about.id, &failure))?;
    if args.json {
        return write_json(out, &json!(report));
    }
    let figures = [
        ("ui-kit-games", report.games),
        ("ui-kit-decisions", report.decisions),
        ("ui-kit-refused", report.refused),
        ("ui-kit-looks", report.looks),
        ("ui-kit-varied", report.varied),
        ("ui-kit-reached", report.reached),
        ("ui-kit-odds", report.odds),
    ];
    writeln!(out, "{}", context.phrase("ui-kit-kept"))?;
    for (key, figure) in figures {
        writeln!(out, "  {}", context.say(&Text::key(key).with("count", context.whole(figure))))?;
    }
    Ok(())
}

/// The law that was broken, in words; the match that shows it goes into a file of this folder.
fn broken(context: &Context, folder: &Path, game: &str, failure: &Failure) -> anyhow::Error {
    let said = Text::key("ui-law-broken").with("law", failure.law).with("saw", failure.saw.as_str());
    if failure.file.is_empty() {
        return context.fault(said);
    }
    match keep(folder, game, &failure.file) {
        Ok(path) => {
            let shown = path.strip_prefix(".").unwrap_or(&path).display().to_string();
            context.fault(Text::key("ui-law-shown").with("broken", said).with("file", shown))
        }
        Err((path, error)) => {
            let unkept = context.io_fault(&path, &error).to_string();
            context.fault(Text::key("ui-law-not-shown").with("broken", said).with("unkept", unkept))
        }
    }
}

/// Writes a match into the first file that is free, `conform-GAME-1.match` and so on.
fn keep(folder: &Path, game: &str, text: &str) -> Result<PathBuf, (PathBuf, io::Error)> {
    let mut number = 1;
    loop {
        let path = folder.join(format!("conform-{game}-{number}.match"));
        match File::create_new(&path).and_then(|mut file| file.write_all(text.as_bytes())) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err((path, error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use table::Language;

    use super::*;

    #[test]
    fn a_broken_law_leaves_a_match_in_a_file_of_its_own() {
        let folder = std::env::temp_dir().join(format!("quatorze-conform-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let failure = Failure { law: "the law", saw: "it broken".into(), file: "quatorze 1\n".into() };
        let context = Context::new(catalogue::games(), Language::En, None);
        for number in [1, 2] {
            let path = folder.join(format!("conform-attrition-{number}.match"));
            let sentence = broken(&context, &folder, "attrition", &failure).to_string();
            assert!(sentence.ends_with(&path.display().to_string()), "{sentence}");
            assert_eq!(
                (sentence.lines().count(), fs::read_to_string(&path).unwrap()),
                (1, failure.file.clone())
            );
        }
        let nowhere = broken(&context, Path::new("/nowhere"), "attrition", &failure).to_string();
        assert!(nowhere.contains("it broken") && nowhere.contains("no such"), "{nowhere}");
        let without = Failure { file: String::new(), ..failure };
        assert!(!broken(&context, &folder, "attrition", &without).to_string().contains(".match"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
