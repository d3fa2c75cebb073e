//! `play`: a match in the terminal, against the computer or two at one screen.

mod prompt;
mod screen;
mod session;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Result, anyhow};
use contract::{About, Seat, Seed};
use game::{Played, Ready};
use host::{Hosted, Mode, Record};
use laboratory::player_seed;
use opponents::Level;
use table::Text;

use crate::commands::cores;
use crate::commands::simulate::{is_computer, known_player};
use crate::context::{Chosen, Context, PERSON, today};
use session::Session;

/// What was typed.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// The side to play, or `both` for two at one screen [default: the first side]
    #[arg(long = "as", value_name = "SIDE|both")]
    side: Option<String>,
    /// The computer player on the other side: recrue, sergent or general; also greedy or random [default: sergent]
    #[arg(long, value_name = "PLAYER")]
    against: Option<String>,
    #[command(flatten)]
    chosen: Chosen,
    /// The seed of the dice [default: a new one each time]
    #[arg(long, value_name = "K")]
    seed: Option<u64>,
    /// Go on with the match in this file, and keep it there unless --save names another
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "options", "seed"])]
    load: Option<PathBuf>,
    /// Keep the match in this new file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

/// Plays a match.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let game = context.game(&args.game)?;
    let about = game.about();
    if let Some(name) = &args.against {
        known_player(context, name)?;
    }
    if let Some(path) = &args.save {
        check_free(context, path, args.load.as_deref())?;
    }
    let loaded = match &args.load {
        Some(path) => {
            let (text, header) = context.read_match(path)?;
            if header.game != about.id {
                let other = Text::key("ui-play-other-game")
                    .with("file", path.display().to_string())
                    .with("game", header.game);
                return Err(context.fault(other));
            }
            Some(context.reopen(path, &text, &header)?)
        }
        None => None,
    };
    let names = seated(args, context, about, loaded.as_ref().map(|(_, played)| &**played))?;
    let resumed = loaded.is_some();
    let (ready, played) = match loaded {
        Some(loaded) => loaded,
        None => {
            let ready = context.ready(game, context.setup(about, &args.chosen)?)?;
            let played = ready.begin(seed_of(args)?, &today(), names.clone());
            (ready, played)
        }
    };
    let hosted = hosted(context, ready, played, &names)?;
    let kept = args.save.clone().or_else(|| args.load.clone());
    let input = &mut io::stdin().lock();
    // The file that was read holds the match; another one does not yet.
    let held = resumed && args.save.is_none();
    Session::new(context, hosted, kept, held, input, out).run()
}

/// More threads than this add little to a search, and leave nothing to the rest of the machine.
const MOST_THREADS: usize = 4;

/// When anything happens: a match in the terminal keeps no time.
const NOW: i64 = 0;

/// What stands for both sides.
const BOTH: &str = "both";

/// An error if something stands in this file already, unless it is the match that is being taken up.
fn check_free(context: &Context, path: &Path, loaded: Option<&Path>) -> Result<()> {
    let taken = fs::metadata(path).is_ok_and(|file| file.is_dir() || file.len() > 0);
    let same = loaded.is_some_and(|loaded| match (fs::canonicalize(path), fs::canonicalize(loaded)) {
        (Ok(path), Ok(loaded)) => path == loaded,
        _ => false,
    });
    if taken && !same {
        return Err(context.fault(Text::key("ui-play-taken").with("file", path.display().to_string())));
    }
    Ok(())
}

fn seed_of(args: &Args) -> Result<Seed> {
    if let Some(seed) = args.seed {
        return Ok(Seed::in_series(seed, 0));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| anyhow!(error.to_string()))?;
    Ok(Seed(bytes))
}

/// Who sits where: what was typed, or else what the match file says.
fn seated(args: &Args, context: &Context, about: &About, loaded: Option<&dyn Played>) -> Result<[String; 2]> {
    let sides = about.sides;
    let names = loaded.map(|played| played.header().players.clone().map(|(_, name)| name));
    let is_computer = |name: &String| is_computer(name);
    let over = loaded.is_some_and(|played| played.outcome().is_some());
    if args.side.is_none()
        && let Some(names) = names.as_ref().filter(|names| !over && names.iter().all(is_computer))
    {
        let nobody = Text::key("ui-play-nobody")
            .with("first", names[0].as_str())
            .with("second", names[1].as_str())
            .with("known", format!("{}, {}, {BOTH}", sides[0], sides[1]));
        return Err(context.fault(nobody));
    }
    if let (None, None, Some(names)) = (&args.side, &args.against, &names) {
        return Ok(names.clone());
    }
    let own = match args.side.as_deref() {
        Some(BOTH) if args.against.is_some() => return Err(context.fault(Text::key("ui-play-both-against"))),
        Some(BOTH) => return Ok([PERSON, PERSON].map(str::to_string)),
        Some(side) => sides.iter().position(|id| *id == side).ok_or_else(|| {
            context.fault(
                Text::key("ui-no-side")
                    .with("asked", side)
                    .with("known", format!("{}, {}", sides[0], sides[1])),
            )
        })?,
        // A loaded match says who the person was; only the computer player is another.
        None => {
            (names.as_ref()).and_then(|names| names.iter().position(|name| !is_computer(name))).unwrap_or(0)
        }
    };
    let before = names.as_ref().map(|names| &names[1 - own]).filter(|name| is_computer(name));
    let against = args.against.as_ref().or(before).map_or(Level::Sergent.name(), String::as_str);
    let mut names = [against, against];
    names[own] = PERSON;
    Ok(names.map(str::to_string))
}

/// The match with whoever sits at it now.
fn hosted(
    context: &Context,
    ready: Arc<dyn Ready>,
    played: Box<dyn Played>,
    names: &[String; 2],
) -> Result<Hosted> {
    let mut record = Record::of_played(&*ready, &*played, None, String::new());
    record.mode = Mode::HotSeat;
    let seed = played.header().seed;
    let mut hosted = Hosted::new(record, ready, NOW).with(played);
    for seat in Seat::BOTH {
        let name = names[seat.index()].as_str();
        if is_computer(name) {
            hosted.record.place_mut(seat).hand_over(name);
            let sat = hosted.seat_computer(seat, player_seed(&seed, seat), cores().min(MOST_THREADS));
            sat.map_err(|unknown| context.unknown_player(&unknown))?;
        }
    }
    Ok(hosted)
}
