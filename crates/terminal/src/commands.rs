//! The commands, one a file.

mod arena;
mod bench;
mod conform;
mod fit;
mod games;
mod lot;
mod odds;
mod play;
mod questions;
mod replay;
mod rulebook;
mod scores;
mod serve;
mod simulate;
mod validate;
mod verify;

use std::io::Write;
use std::thread;

use anyhow::Result;
use clap::Subcommand;

use crate::context::Context;

/// What the program can be told to do.
#[derive(Subcommand)]
pub enum Command {
    /// Serve the table in the browser: what the program does when it is told nothing
    Serve(serve::Args),
    /// List the games with their scenarios and options, and what in them is reconstructed
    Games(games::Args),
    /// Play a match in the terminal, against the computer or two at one screen
    Play(play::Args),
    /// Play many games between computer players, and sum up who won
    Simulate(simulate::Args),
    /// Let two computer players meet in both seats of every scenario, and say which is the stronger
    Arena(arena::Args),
    /// Replay a match file and say how it stands
    Replay(replay::Args),
    /// Say what may come of a decision at the end of a match file
    Odds(odds::Args),
    /// Show the sections of a rulebook, and how often each shows in play
    Rulebook(rulebook::Args),
    /// Count how often a person is asked in a game against the computer, and how often there is one answer only
    Questions(questions::Args),
    /// Check a data pack or a match file
    Validate(validate::Args),
    /// Make the dice of a finished match again, and check what was promised of them
    Verify(verify::Args),
    /// Hold a game to its contract by self-play: legality, replay, hidden information, odds
    Conform(conform::Args),
    /// Fit what a game's judgement weighs to the results of self-play
    Fit(fit::Args),
    /// Measure how fast a game is played
    Bench(bench::Args),
}

/// Does what was asked.
pub fn run(command: Command, context: &Context, out: &mut dyn Write) -> Result<()> {
    match command {
        Command::Serve(args) => serve::run(&args, context, out),
        Command::Games(args) => games::run(&args, context, out),
        Command::Play(args) => play::run(&args, context, out),
        Command::Simulate(args) => simulate::run(&args, context, out),
        Command::Arena(args) => arena::run(&args, context, out),
        Command::Replay(args) => replay::run(&args, context, out),
        Command::Odds(args) => odds::run(&args, context, out),
        Command::Rulebook(args) => rulebook::run(&args, context, out),
        Command::Questions(args) => questions::run(&args, context, out),
        Command::Validate(args) => validate::run(&args, context, out),
        Command::Verify(args) => verify::run(&args, context, out),
        Command::Conform(args) => conform::run(&args, context, out),
        Command::Fit(args) => fit::run(&args, context, out),
        Command::Bench(args) => bench::run(&args, context, out),
    }
}

/// Writes one JSON value.
fn write_json(out: &mut dyn Write, value: &serde_json::Value) -> Result<()> {
    Ok(writeln!(out, "{value:#}")?)
}

/// How many threads there are unless someone says otherwise.
fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
