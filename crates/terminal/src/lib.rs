//! What the program `quatorze` can be told to do, at a terminal, with whatever games it is given.

mod commands;
mod context;
mod output;
mod speech;

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use game::Games;
use table::Language;

use commands::Command;
use context::Context;

/// Wargames of the Great War, with the rules enforced.
#[derive(Parser)]
#[command(name = "quatorze", version, about, max_term_width = 100)]
struct Cli {
    /// The language spoken [default: fr, or en where LC_ALL or LANG says so]
    #[arg(long, global = true, value_enum, value_name = "LANGUAGE", hide_default_value = true)]
    lang: Option<Lang>,
    /// A data pack, or a folder of packs, to play with instead of the games' own data
    #[arg(long, global = true, value_name = "DIR")]
    packs: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

/// What is done when nothing is said: the table is served, as if nothing more were said of it either.
fn serve() -> Command {
    Cli::parse_from(["quatorze", "serve"]).command.expect("it is said")
}

#[derive(Clone, Copy, ValueEnum)]
enum Lang {
    Fr,
    En,
}

/// The program, with these games.
pub fn run(games: Games) -> ExitCode {
    let cli = Cli::parse();
    let language = match cli.lang {
        Some(Lang::Fr) => Language::Fr,
        Some(Lang::En) => Language::En,
        None => speech::language_of_environment(|name| std::env::var(name).ok()),
    };
    let context = Context::new(games, language, cli.packs);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let ran =
        commands::run(cli.command.unwrap_or_else(serve), &context, &mut out).and_then(|()| Ok(out.flush()?));
    match ran {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read us has read enough: `quatorze games | head -1` is no error.
        Err(error) if output::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = out.flush();
            if !error.is::<output::AlreadyTold>() {
                eprintln!("quatorze: {error}");
            }
            ExitCode::FAILURE
        }
    }
}
