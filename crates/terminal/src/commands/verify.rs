//! `verify`: whether the dice of a match are those that were promised.
//!
//! The file says what the seed was made from, and reading it makes the seed again; replaying it throws every die again. What a
//! file cannot say is what was promised before the match: whoever noted the seals down gives them, each in its role. A
//! player's number in the place of the host's secret would prove nothing.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use contract::{Commitment, FairDice, Seat};
use serde_json::json;
use table::Text;

use crate::commands::write_json;
use crate::context::Context;

/// What was typed.
#[derive(clap::Args)]
pub struct Args {
    /// The match file
    file: PathBuf,
    /// The host's seal, as it was shown before the match
    #[arg(long, value_name = "SEAL")]
    host: Option<String>,
    /// A player's seal, as it was shown before the match; may be given for each
    #[arg(long = "player", value_name = "SEAL")]
    players: Vec<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Makes the seed of a match file again, replays it, and looks for what was promised.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let read = |(host, seal): (bool, &String)| -> Result<(bool, Commitment)> {
        Ok((host, seal.trim().to_lowercase().parse().map_err(|reason| context.fault(reason))?))
    };
    let given =
        args.host.iter().map(|seal| (true, seal)).chain(args.players.iter().map(|seal| (false, seal)));
    let promises = given.map(read).collect::<Result<Vec<_>>>()?;
    let (text, header) = context.read_match(&args.file)?;
    let Some(dice) = header.dice else {
        return Err(context.fault(about_file(&args.file, "ui-verify-unsealed")));
    };
    let seals = seals_of(&dice);
    let kept = |(host, promise): &(bool, Commitment)| {
        seals.iter().any(|(seat, seal)| seat.is_none() == *host && seal == promise)
    };
    if let Some((_, missing)) = promises.iter().find(|promise| !kept(promise)) {
        let broken = about_file(&args.file, "ui-verify-broken").with("seal", missing.to_string());
        return Err(context.fault(broken));
    }
    let replayed = context.replay(&args.file, &text, &header)?;
    let about = replayed.about();
    let sides = about.sides;
    if args.json {
        let seal = |(seat, seal): &(Option<Seat>, Commitment)| json!({ "side": seat.map(|seat| sides[seat.index()]), "seal": seal.to_string() });
        let value = json!({
            "game": header.game,
            "seed": header.seed.to_string(),
            "seals": seals.iter().map(seal).collect::<Vec<_>>(),
            "promises": promises.len(),
            "entries": replayed.entries(),
            "after": header.from.as_ref().map(|start| start.after),
        });
        return write_json(out, &value);
    }
    let words = context.words_of(about);
    let scene = replayed.scene();
    writeln!(out, "{}", words.say(&about_file(&args.file, "ui-verify-fair")))?;
    for (seat, seal) in &seals {
        let line = match seat {
            None => Text::key("ui-verify-host"),
            Some(seat) => Text::key("ui-verify-player").with("side", scene.sides[seat.index()].clone()),
        };
        writeln!(out, "  {}", words.say(&line.with("seal", seal.to_string())))?;
    }
    writeln!(out, "  {}", words.say(&Text::key("ui-verify-seed").with("seed", header.seed.to_string())))?;
    let entries = Text::key("ui-verify-entries").with("count", replayed.entries());
    writeln!(out, "  {}", words.say(&entries))?;
    if let Some(start) = &header.from {
        writeln!(out, "  {}", words.say(&Text::key("ui-verify-from").with("after", start.after)))?;
    }
    let last = match promises.len() {
        0 => Text::key("ui-verify-compare"),
        count => Text::key("ui-verify-kept").with("count", count),
    };
    writeln!(out, "{}", words.say(&last))?;
    Ok(())
}

fn about_file(path: &Path, key: &'static str) -> Text {
    Text::key(key).with("file", path.display().to_string())
}

/// What was shown before the match: the host's seal, and a player's for each who gave a number.
fn seals_of(dice: &FairDice) -> Vec<(Option<Seat>, Commitment)> {
    let of_seat = |seat: Seat| dice.numbers[seat].map(|number| (Some(seat), number.commitment()));
    [Some((None, dice.secret.commitment()))].into_iter().chain(Seat::BOTH.map(of_seat)).flatten().collect()
}
