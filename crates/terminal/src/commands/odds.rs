//! `odds`: what may come of a decision.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use contract::{Basis, Case, Odds, Seat};
use game::{No, Played};
use serde_json::{Value, json};
use table::{Text, Words};

use crate::commands::write_json;
use crate::context::Context;

/// What was typed.
#[derive(clap::Args)]
pub struct Args {
    /// The match file
    file: PathBuf,
    /// A decision in the game's notation [default: every decision that leaves something to chance]
    decision: Option<String>,
    /// Print JSON: one object for one decision, else a list
    #[arg(long)]
    json: bool,
}

/// Shows the odds at the end of a match file.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let (text, header) = context.read_match(&args.file)?;
    let played = context.replay(&args.file, &text, &header)?;
    let words = context.words_of(played.about());
    let Some(seat) = played.to_decide().iter().next() else {
        return Err(context.fault(Text::key("ui-odds-over")));
    };
    let refused = |no: No| anyhow!(context.refusal(played.about(), &no, &words));
    if let Some(text) = &args.decision {
        let text = &played.written(text).map_err(|reason| anyhow!(words.say(&reason)))?;
        let odds = played.odds(seat, text).map_err(refused)?;
        let said = played.offer_text(seat, text).map(|label| words.say(&label)).unwrap_or_default();
        if args.json {
            return write_json(out, &to_json(text, &said, odds.as_ref(), &words));
        }
        writeln!(out, "{said} ({text})")?;
        return match odds {
            Some(odds) => Ok(write!(out, "{}", draw(context, &odds, &words))?),
            None => Ok(writeln!(out, "{}", context.phrase(absent(&*played, seat, text)))?),
        };
    }
    let with_odds = played.offers(seat).into_iter().filter_map(|offer| {
        let odds = played.odds(seat, &offer.decision).ok()??;
        Some((words.say(&offer.label), offer.decision, odds))
    });
    if args.json {
        let list = with_odds.map(|(said, decision, odds)| to_json(&decision, &said, Some(&odds), &words));
        return write_json(out, &list.collect());
    }
    let mut any = false;
    for (said, decision, odds) in with_odds {
        any = true;
        writeln!(out, "{said} ({decision})")?;
        writeln!(out, "{}", draw(context, &odds, &words))?;
    }
    if !any {
        writeln!(out, "{}", context.phrase("ui-odds-nothing"))?;
    }
    Ok(())
}

/// What to say of a decision without odds: that nothing is left to chance, or that the chance in it is not counted.
pub fn absent(played: &dyn Played, seat: Seat, decision: &str) -> &'static str {
    let chance = played.tried(seat, decision).is_ok_and(|tried| tried.dice);
    if chance { "ui-odds-uncounted" } else { "ui-odds-none" }
}

/// Odds as lines of text.
pub fn draw(context: &Context, odds: &Odds, words: &Words) -> String {
    let mut page = String::new();
    for line in &odds.summary {
        page += &format!("  {}\n", words.say(line));
    }
    for case in &odds.cases {
        page += &format!("  {:>8}  {}\n", context.percent(case.probability), words.say(&case.label));
    }
    for beside in &odds.beside {
        page += &format!("  {}\n", words.say(&beside.what));
        for case in &beside.cases {
            page += &format!("    {:>8}  {}\n", context.percent(case.probability), words.say(&case.label));
        }
    }
    if let Basis::Imagined(samples) = odds.basis {
        page += &format!("  {}\n", context.say(&Text::key("ui-odds-imagined").with("samples", samples)));
    }
    page
}

fn to_json(decision: &str, label: &str, odds: Option<&Odds>, words: &Words) -> Value {
    let odds = odds.map(|odds| {
        let listed = |cases: &[Case]| -> Vec<Value> {
            let one = |case: &Case| {
                json!({
                    "label": words.say(&case.label),
                    "figures": case.figures,
                    "probability": case.probability,
                    "ways": case.ways.map(|ways| ways.to_string()),
                })
            };
            cases.iter().map(one).collect()
        };
        let beside: Vec<Value> = (odds.beside.iter())
            .map(|beside| json!({ "what": words.say(&beside.what), "cases": listed(&beside.cases) }))
            .collect();
        let cases = listed(&odds.cases);
        let summary: Vec<String> = odds.summary.iter().map(|text| words.say(text)).collect();
        json!({ "basis": odds.basis, "cases": cases, "beside": beside, "summary": summary })
    });
    json!({ "decision": decision, "label": label, "odds": odds })
}
