//! `odds`: what may come of a decision.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use catalogue::Visit;
use contract::{Basis, Case, Dice, Header, Journal, Lister, Odds, Seat, Show, Think};
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
    let command = OddsOf { args, context, out, path: &args.file, text: &text, header: &header };
    context.visit(&header.game, command)
}

struct OddsOf<'a> {
    args: &'a Args,
    context: &'a Context,
    out: &'a mut dyn Write,
    path: &'a Path,
    text: &'a str,
    header: &'a Header,
}

impl Visit for OddsOf<'_> {
    type Out = Result<()>;

    fn visit<G: Show + Think>(self) -> Result<()> {
        let OddsOf { args, context, out, .. } = self;
        let played = context.replay::<G>(self.path, self.text, self.header)?;
        let (game, position) = (&**played.game(), played.position());
        let words = context.words_of(G::about());
        let Some(seat) = game.to_decide(position).iter().next() else {
            return Err(context.fault(Text::key("ui-odds-over")));
        };
        let said = |decision: G::Decision| words.say(&game.offer(position, seat, decision).label);
        if let Some(text) = &args.decision {
            let decision = game.parse(text).map_err(|reason| anyhow!(words.say(&reason)))?;
            game.check(position, seat, decision)
                .map_err(|refusal| anyhow!(context.refusal(game, position, seat, refusal, &words)))?;
            let odds = game.odds(position, seat, decision);
            if args.json {
                return write_json(
                    out,
                    &to_json(&game.notate(decision), &said(decision), odds.as_ref(), &words),
                );
            }
            writeln!(out, "{} ({})", said(decision), game.notate(decision))?;
            return match odds {
                Some(odds) => Ok(write!(out, "{}", draw(context, &odds, &words))?),
                None => {
                    let key = absent(game, position, seat, decision);
                    Ok(writeln!(out, "{}", context.phrase(key))?)
                }
            };
        }
        let mut decisions = Vec::new();
        Lister::default().decisions(game, position, seat, &mut decisions);
        let with_odds =
            decisions.iter().filter_map(|&decision| Some((decision, game.odds(position, seat, decision)?)));
        if args.json {
            let list = with_odds.map(|(decision, odds)| {
                to_json(&game.notate(decision), &said(decision), Some(&odds), &words)
            });
            return write_json(out, &list.collect());
        }
        let mut any = false;
        for (decision, odds) in with_odds {
            any = true;
            writeln!(out, "{} ({})", said(decision), game.notate(decision))?;
            writeln!(out, "{}", draw(context, &odds, &words))?;
        }
        if !any {
            writeln!(out, "{}", context.phrase("ui-odds-nothing"))?;
        }
        Ok(())
    }
}

/// What to say of a decision without odds: that nothing is left to chance, or that the chance in it is not counted.
pub fn absent<G: Show + Think>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    decision: G::Decision,
) -> &'static str {
    let mut dice = Dice::loose(0);
    if game.check(position, seat, decision).is_ok() {
        game.apply(&mut position.clone(), seat, decision, &mut dice, &mut Journal::mute());
    }
    if dice.used() { "ui-odds-uncounted" } else { "ui-odds-none" }
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
