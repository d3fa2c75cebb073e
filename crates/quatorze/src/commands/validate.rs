//! `validate`: whether a data pack or a match file is sound.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use catalogue::Visit;
use contract::{Header, Pack, Rules, SetupError};
use laboratory::{LONGEST, Runner, Series};
use table::Text;

use crate::commands::replay::outcome_in_words;
use crate::commands::simulate::series_fault;
use crate::context::{Chosen, Context};

/// What was typed.
#[derive(clap::Args)]
pub struct Args {
    /// A pack's folder, or a match file
    path: PathBuf,
}

/// Checks a pack or a match file.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let path = &args.path;
    if path.is_dir() {
        let game = catalogue::pack_game(path).map_err(|error| context.pack_fault(&error))?;
        // The pack's own folder, whatever `--packs` says.
        let context = &context.with_pack(path);
        return context.visit(&game, CheckPack { context, path, out });
    }
    let (text, header) = context.read_match(path)?;
    context.visit(&header.game, CheckMatch { context, path, text: &text, header: &header, out })
}

struct CheckPack<'a> {
    context: &'a Context,
    path: &'a Path,
    out: &'a mut dyn Write,
}

impl Visit for CheckPack<'_> {
    type Out = Result<()>;

    fn visit<G: Rules>(self) -> Result<()> {
        let CheckPack { context, path, out } = self;
        let about = G::about();
        let pack = catalogue::load_pack(about, path).map_err(|error| context.pack_fault(&error))?;
        let replaced = replaced(&pack, &(about.pack)());
        let files = if replaced.is_empty() {
            Text::key("ui-valid-no-files")
        } else {
            Text::key("ui-valid-files").with("files", replaced.join(", "))
        };
        let mut lines = vec![files];
        for scenario in about.scenarios {
            for options in [""].into_iter().chain(about.options.iter().map(|option| option.id)) {
                let chosen =
                    Chosen { scenario: Some(scenario.id.to_string()), options: Some(options.to_string()) };
                check_play::<G>(context, &chosen)?;
            }
            let count = about.options.len();
            lines.push(Text::key("ui-valid-scenario").with("scenario", scenario.id).with("count", count));
        }
        let head = Text::key("ui-valid-pack").with("path", path.display().to_string()).with("game", about.id);
        writeln!(out, "{}", context.say(&head))?;
        for line in lines {
            writeln!(out, "  {}", context.say(&line))?;
        }
        Ok(())
    }
}

/// The files in which a pack differs from the game's own.
fn replaced(pack: &Pack, own: &Pack) -> Vec<String> {
    pack.names().filter(|name| pack.file(name) != own.file(name)).map(str::to_string).collect()
}

/// Makes the game ready and plays it once, at random.
fn check_play<G: Rules>(context: &Context, chosen: &Chosen) -> Result<()> {
    let setup = context.setup(G::about(), chosen)?;
    // An option that does not go alone is no fault of the pack.
    if let Err(SetupError::Together(_)) = G::ready(setup.clone()) {
        return Ok(());
    }
    let game = context.ready::<G>(setup)?;
    let series = Series::new(game, ["random"; 2], 1).map_err(|error| series_fault(context, &error))?;
    let record = series.play(&mut Runner::new(LONGEST), 0, None);
    if !record.finished {
        return Err(context.fault(Text::key("ui-valid-stuck").with("scenario", record.scenario)));
    }
    Ok(())
}

struct CheckMatch<'a> {
    context: &'a Context,
    path: &'a Path,
    text: &'a str,
    header: &'a Header,
    out: &'a mut dyn Write,
}

impl Visit for CheckMatch<'_> {
    type Out = Result<()>;

    fn visit<G: Rules>(self) -> Result<()> {
        let CheckMatch { context, path, text, header, out } = self;
        let replayed = context.replay::<G>(path, text, header)?;
        let words = context.words_of(G::about());
        let head =
            Text::key("ui-valid-match").with("path", path.display().to_string()).with("game", G::about().id);
        writeln!(out, "{}", context.say(&head))?;
        let entries = Text::key("ui-valid-entries").with("count", replayed.entries().len());
        writeln!(out, "  {}", context.say(&entries))?;
        writeln!(out, "  {}", outcome_in_words(&replayed, &words))?;
        Ok(())
    }
}
