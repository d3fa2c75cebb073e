//! `rulebook`: the sections of a game's rules, and how often each shows in play.

use std::io::Write;
use std::sync::Arc;

use anyhow::Result;
use contract::{Asleep, Generator, Kind, Section};
use game::{Game, Ready};
use laboratory::Count;
use serde_json::{Value, json};
use table::Text;

use crate::commands::lot::{ready_together, with_bar};
use crate::commands::simulate::{players_of, series_fault};
use crate::commands::write_json;
use crate::context::{ALL, Chosen, Context};

/// What was typed.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// Show one section only
    #[arg(long, value_name = "ID")]
    section: Option<String>,
    /// Play so many games and count how often each section showed; `--options mixed` plays them in turn without
    /// options, with all of them, and with each alone
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    #[command(flatten)]
    chosen: Chosen,
    /// The seed of the games
    #[arg(long, value_name = "K", default_value_t = 1)]
    seed: u64,
    /// Who plays them: first seat, second seat; given more than once, the pairs share the games
    #[arg(long, value_name = "A,B", default_value = "random,random")]
    players: Vec<String>,
    /// Print one JSON list
    #[arg(long)]
    json: bool,
}

/// Shows a rulebook.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let game = context.game(&args.game)?;
    let about = game.about();
    let sections = (about.rulebook)().sections();
    if let Some(id) = args.section.as_deref().filter(|id| sections.iter().all(|section| section.id != *id)) {
        return Err(context.fault(Text::key("ui-no-section").with("asked", id).with("game", about.id)));
    }
    let count = match args.games {
        Some(games) => Some(play(args, context, game, games)?),
        None => None,
    };
    let options = match args.chosen.options.as_deref() {
        Some(MIXED) => None,
        _ => {
            let first = context.each_scenario(about, &args.chosen)?.swap_remove(0);
            Some(context.setup(about, &first)?.options)
        }
    };
    let rows: Vec<Row> = (sections.iter().enumerate())
        .map(|(index, section)| Row {
            section,
            tests: about.tests.get(index).copied().unwrap_or(0),
            shown: count.as_ref().map(|count| shown(count, section, index)),
            asleep: options.as_ref().and_then(|options| section.asleep(options)),
        })
        .collect();
    let wanted = |row: &&Row| args.section.as_ref().is_none_or(|id| row.section.id == *id);
    if args.json {
        return write_json(out, &rows.iter().filter(wanted).map(|row| row.to_json(context)).collect());
    }
    let title = context.words_of(about).say(&Text::key(about.title));
    writeln!(out, "{title}\n")?;
    for row in rows.iter().filter(wanted) {
        row.write(context, out)?;
    }
    if args.games.is_some() && args.section.is_none() {
        write_silent(context, out, "ui-never-fired", Kind::Acts, &rows)?;
        write_silent(context, out, "ui-never-refused", Kind::Forbids, &rows)?;
    }
    Ok(())
}

/// What stands for one set-up after the other: no options, all of them, each alone.
const MIXED: &str = "mixed";

fn play(args: &Args, context: &Context, game: &dyn Game, games: u64) -> Result<Count> {
    let pairs = args.players.iter().map(|pair| players_of(context, pair)).collect::<Result<Vec<_>>>()?;
    let set_ups = set_ups(args, context, game)?;
    let parts: Vec<_> = set_ups.iter().flat_map(|game| pairs.iter().map(move |pair| (game, *pair))).collect();
    let mut total: Option<Count> = None;
    with_bar(games, |bar| -> Result<()> {
        for (index, (game, players)) in parts.iter().copied().enumerate() {
            let (before, share) = (share(games, index, parts.len()), share(games, index + 1, parts.len()));
            let counted =
                game.count(players, args.seed, share - before, &|done| bar.set_position(before + done));
            let counted = counted.map_err(|error| series_fault(context, &error))?;
            match &mut total {
                Some(total) => total.add(&counted),
                None => total = Some(counted),
            }
        }
        Ok(())
    })?;
    total.ok_or_else(|| context.fault(Text::key("ui-no-set-up")))
}

/// How many of the games the first `parts` of `all` parts play.
fn share(games: u64, parts: usize, all: usize) -> u64 {
    games * parts as u64 / all as u64
}

/// The game as asked for; or, mixed, in each way that its options allow. A rulebook is all its scenarios: unless one is
/// asked for, they are played in turn, and as many generated ones where the game draws any.
fn set_ups(args: &Args, context: &Context, game: &dyn Game) -> Result<Vec<Arc<dyn Ready>>> {
    let chosen = &args.chosen;
    let about = game.about();
    let mixed = chosen.options.as_deref() == Some(MIXED);
    let options: Vec<Option<String>> = if mixed {
        let each = about.options.iter().map(|option| option.id);
        ["", ALL].into_iter().chain(each).map(|options| Some(options.to_string())).collect()
    } else {
        vec![chosen.options.clone()]
    };
    let mut set_ups = Vec::new();
    for options in options {
        let chosen = Chosen { options, ..chosen.clone() };
        let each = match chosen.scenario {
            None => {
                let drawn = Generator::series(about, about.scenarios.len()).map(|id| chosen.in_scenario(id));
                let listed = context.each_scenario(about, &chosen.in_scenario(ALL))?;
                listed.into_iter().chain(drawn).collect()
            }
            Some(_) => context.each_scenario(about, &chosen)?,
        };
        for chosen in each {
            if mixed {
                set_ups.extend(ready_together(context, game, &chosen)?);
            } else {
                set_ups.push(context.ready(game, context.setup(about, &chosen)?)?);
            }
        }
    }
    Ok(set_ups)
}

/// How often a section showed: refusals for one that forbids, journal lines for any other.
fn shown(count: &Count, section: &Section, index: usize) -> u64 {
    if section.kind == Kind::Forbids { count.refused[index] } else { count.fired[index] }
}

/// A section and what is known about it.
struct Row<'a> {
    section: &'a Section,
    tests: usize,
    shown: Option<u64>,
    asleep: Option<Asleep<'a>>,
}

impl Row<'_> {
    fn to_json(&self, context: &Context) -> Value {
        let section = self.section;
        json!({
            "id": section.id,
            "kind": section.kind.name(),
            "title": context.heading(section),
            "gist": context.gist(section),
            "ruling": section.ruling,
            "cannot": self.asleep.map(|asleep| context.say(&asleep_text(asleep))),
            "tests": self.tests,
            "fired": self.shown,
        })
    }

    fn write(&self, context: &Context, out: &mut dyn Write) -> Result<()> {
        let section = self.section;
        let mut notes = vec![context.phrase(kind_key(section.kind))];
        if section.ruling {
            notes.push(context.phrase("ui-ruling"));
        }
        if section.kind.wants_test() || self.tests > 0 {
            notes.push(context.say(&Text::key("ui-tests").with("count", self.tests)));
        }
        let awaited = matches!(section.kind, Kind::Acts | Kind::Forbids);
        if let Some(shown) = self.shown.filter(|shown| *shown > 0 || awaited) {
            let key = if section.kind == Kind::Forbids { "ui-refused-times" } else { "ui-fired-times" };
            notes.push(context.say(&Text::key(key).with("count", context.whole(shown))));
        }
        writeln!(out, "{}  {}", context.citation(&section.id), context.heading(section))?;
        writeln!(out, "    {}", context.gist(section))?;
        writeln!(out, "    [{}]", notes.join(" · "))?;
        Ok(())
    }
}

fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Acts => "ui-kind-acts",
        Kind::Forbids => "ui-kind-forbids",
        Kind::Defines => "ui-kind-defines",
        Kind::Component => "ui-kind-component",
        Kind::Advice => "ui-kind-advice",
    }
}

/// The sections of a kind that never showed, with the reason where it is known that they cannot.
fn write_silent(
    context: &Context,
    out: &mut dyn Write,
    head: &'static str,
    kind: Kind,
    rows: &[Row],
) -> Result<()> {
    let silent: Vec<&Row> =
        rows.iter().filter(|row| row.section.kind == kind && row.shown == Some(0)).collect();
    writeln!(out, "\n{}", context.say(&Text::key(head).with("count", silent.len())))?;
    for row in silent {
        writeln!(out, "  {}  {}", context.citation(&row.section.id), context.heading(row.section))?;
        if let Some(asleep) = row.asleep {
            writeln!(out, "      {}", context.say(&asleep_text(asleep)))?;
        }
    }
    Ok(())
}

/// Why a section cannot show in the set-up played.
fn asleep_text(asleep: Asleep<'_>) -> Text {
    match asleep {
        Asleep::Needs(option) => Text::key("ui-asleep-needs").with("option", option),
        Asleep::SetAsideBy(option) => Text::key("ui-asleep-set-aside").with("option", option),
    }
}
