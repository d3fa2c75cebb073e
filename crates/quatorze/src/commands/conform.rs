//! `conform`: the conformance kit, at whatever length one has patience for.

use std::io::Write;

use anyhow::Result;
use catalogue::Visit;
use contract::Rules;
use contract::kit::{self, Effort};
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
    /// So many games
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
    context.visit(&args.game, Conform { args, context, out })
}

struct Conform<'a> {
    args: &'a Args,
    context: &'a Context,
    out: &'a mut dyn Write,
}

impl Visit for Conform<'_> {
    type Out = Result<()>;

    fn visit<G: Rules>(self) -> Result<()> {
        let Conform { args, context, out } = self;
        let game = context.ready::<G>(context.setup(G::about(), &args.chosen)?)?;
        let effort = Effort { one_in: args.one_in, ..Effort::games(args.games) };
        let report = kit::conform(&[game], effort).map_err(|failure| {
            context.fault(
                Text::key("ui-law-broken")
                    .with("law", failure.law)
                    .with("saw", failure.saw.as_str())
                    .with("file", failure.file.as_str()),
            )
        })?;
        if args.json {
            let value = json!({
                "games": report.games,
                "decisions": report.decisions,
                "looks": report.looks,
                "varied": report.varied,
                "reached": report.reached,
                "odds": report.odds,
                "refused": report.refused,
            });
            return write_json(out, &value);
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
}
