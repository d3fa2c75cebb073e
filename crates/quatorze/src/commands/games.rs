//! `games`: what there is to play.

use std::io::Write;

use anyhow::Result;
use catalogue::Visit;
use contract::{About, Choice, Rules};
use serde_json::{Value, json};
use table::{Scene, Text, Words};

use crate::commands::write_json;
use crate::context::{Chosen, Context, choice_json};

/// What was typed.
#[derive(clap::Args)]
pub struct Args {
    /// Print one JSON list
    #[arg(long)]
    json: bool,
}

/// Lists the games.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let context = &context.for_every_game();
    let mut list = Vec::new();
    for (index, about) in catalogue::games().iter().enumerate() {
        let scene = context.visit(about.id, SceneOf { context })?;
        let words = context.words_of(about);
        let title = words.say(&Text::key(about.title));
        if args.json {
            let choices =
                |choices: &[Choice]| choices.iter().map(|choice| choice_json(choice, &words)).collect();
            let scenarios: Vec<Value> = choices(about.scenarios);
            let options: Vec<Value> = choices(about.options);
            let sides: Vec<Value> = (about.sides.iter().zip(&scene.sides))
                .map(|(id, name)| json!({ "id": id, "name": words.say(name) }))
                .collect();
            let reconstructed: Vec<Value> = (scene.reconstructed.iter())
                .map(|datum| json!({ "what": words.say(&datum.what), "why": words.say(&datum.why) }))
                .collect();
            list.push(json!({
                "id": about.id,
                "title": title,
                "rules": about.rules,
                "sides": sides,
                "scenarios": scenarios,
                "options": options,
                "reconstructed": reconstructed,
            }));
            continue;
        }
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{} — {title}", about.id)?;
        write_sides(context, out, about.sides, &scene, &words)?;
        write_choices(context, out, "ui-scenarios", about, about.scenarios)?;
        write_choices(context, out, "ui-options", about, about.options)?;
        if !scene.reconstructed.is_empty() {
            write_reconstructed(context, out, &scene, &words)?;
        }
    }
    if args.json { write_json(out, &Value::from(list)) } else { Ok(()) }
}

/// What is reconstructed, by its reason.
fn write_reconstructed(context: &Context, out: &mut dyn Write, scene: &Scene, words: &Words) -> Result<()> {
    writeln!(out, "\n  {}", context.phrase("ui-reconstructed"))?;
    let mut reasons: Vec<&Text> = Vec::new();
    for datum in &scene.reconstructed {
        if !reasons.contains(&&datum.why) {
            reasons.push(&datum.why);
        }
    }
    for why in reasons {
        let data = scene.reconstructed.iter().filter(|datum| datum.why == *why);
        let data: Vec<String> = data.map(|datum| words.say(&datum.what)).collect();
        writeln!(out, "    {}", words.say(why))?;
        for line in wrapped(&data, 100) {
            writeln!(out, "      {line}")?;
        }
    }
    Ok(())
}

/// The items one after the other, in lines of about this width.
fn wrapped(items: &[String], width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for (index, item) in items.iter().enumerate() {
        let item = if index + 1 < items.len() { format!("{item} ·") } else { item.clone() };
        let line = lines.last_mut().expect("there is always a line");
        if !line.is_empty() && line.chars().count() + item.chars().count() + 1 > width {
            lines.push(item);
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&item);
        }
    }
    lines
}

fn write_sides(
    context: &Context,
    out: &mut dyn Write,
    ids: [&str; 2],
    scene: &Scene,
    words: &Words,
) -> Result<()> {
    writeln!(out, "\n  {}", context.phrase("ui-sides"))?;
    let width = ids.iter().map(|id| id.len()).max().unwrap_or(0);
    for (id, name) in ids.iter().zip(&scene.sides) {
        writeln!(out, "    {id:<width$}  {}", words.say(name))?;
    }
    Ok(())
}

fn write_choices(
    context: &Context,
    out: &mut dyn Write,
    head: &'static str,
    about: &About,
    choices: &[Choice],
) -> Result<()> {
    let words = context.words_of(about);
    if choices.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n  {}", context.phrase(head))?;
    let width = choices.iter().map(|choice| choice.id.len()).max().unwrap_or(0);
    for choice in choices {
        let name = words.say(&Text::key(choice.name));
        writeln!(out, "    {:<width$}  {name} ({})", choice.id, context.cite(about, choice.rule))?;
    }
    Ok(())
}

/// The unchanging parts of a game's table, as its first scenario has them.
struct SceneOf<'a> {
    context: &'a Context,
}

impl Visit for SceneOf<'_> {
    type Out = Result<Scene>;

    fn visit<G: Rules>(self) -> Result<Scene> {
        let setup = self.context.setup(G::about(), &Chosen::default())?;
        Ok(self.context.ready::<G>(setup)?.scene())
    }
}
