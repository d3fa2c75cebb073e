//! `games`: what there is to play.

use std::io::Write;

use anyhow::Result;
use contract::{About, Choice, Generated, Generator, Pair, Theme, span_of};
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
    for (index, game) in context.games.iter().copied().enumerate() {
        let about = game.about();
        // The unchanging parts of its table, as its first scenario has them.
        let scene = context.ready(game, context.setup(about, &Chosen::default())?)?.scene();
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
                "generator": about.generator.map(|generator| generator_json(about, generator, &words)),
                "options": options,
                "reconstructed": reconstructed,
            }));
            continue;
        }
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{} — {title}", about.id)?;
        let sides = about.sides.into_iter().zip(scene.sides.iter().map(|name| words.say(name)));
        write_list(context, out, "ui-sides", &sides.collect::<Vec<_>>())?;
        write_choices(context, out, "ui-scenarios", about, about.scenarios)?;
        if let Some(generator) = about.generator {
            write_generator(context, out, about, generator, &words)?;
        }
        write_choices(context, out, "ui-options", about, about.options)?;
        if !scene.reconstructed.is_empty() {
            write_reconstructed(context, out, &scene, &words)?;
        }
    }
    if args.json { write_json(out, &Value::from(list)) } else { Ok(()) }
}

/// What a game draws scenarios from, for programs.
fn generator_json(about: &About, generator: &Generator, words: &Words) -> Value {
    let name = |key: &'static str| words.say(&Text::key(key));
    let pair = |pair: &Pair| json!({ "id": pair.id, "sides": pair.sides.map(name), "years": pair.years });
    let theme = |theme: &Theme| {
        let pairs: Vec<Value> = theme.pairs.iter().map(pair).collect();
        json!({ "id": theme.id, "name": name(theme.name), "years": theme.years, "pairs": pairs })
    };
    json!({
        "section": generator.rule,
        "example": Generated::example(about),
        "themes": generator.themes.iter().map(theme).collect::<Vec<Value>>(),
        "sizes": generator.sizes.iter().map(|size| choice_json(size, words)).collect::<Vec<Value>>(),
    })
}

/// What a game draws scenarios from, and how one is asked for.
fn write_generator(
    context: &Context,
    out: &mut dyn Write,
    about: &About,
    generator: &Generator,
    words: &Words,
) -> Result<()> {
    let form = Text::key("ui-generator")
        .with("section", context.cite(about, generator.rule))
        .with("example", Generated::example(about).unwrap_or_default());
    writeln!(out, "\n  {}", context.say(&form))?;
    writeln!(out, "\n  {}", context.phrase("ui-generator-themes"))?;
    let pairs = || generator.themes.iter().flat_map(|theme| theme.pairs);
    let width = pairs().map(|pair| pair.id.len()).max().unwrap_or(0);
    for theme in generator.themes {
        let name = words.say(&Text::key(theme.name));
        writeln!(out, "    {}  {name}, {}", theme.id, span_of(theme.years))?;
        for pair in theme.pairs {
            let [first, second] = pair.sides.map(Text::key);
            let armies = words.say(&Text::key("ui-versus").with("first", first).with("second", second));
            writeln!(out, "      {:<width$}  {armies}, {}", pair.id, span_of(pair.years))?;
        }
    }
    write_choices(context, out, "ui-generator-sizes", about, generator.sizes)
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

fn write_choices(
    context: &Context,
    out: &mut dyn Write,
    head: &'static str,
    about: &About,
    choices: &[Choice],
) -> Result<()> {
    let words = context.words_of(about);
    let named = |choice: &Choice| {
        let name = words.say(&Text::key(choice.name));
        (choice.id, format!("{name} ({})", context.cite(about, choice.rule)))
    };
    write_list(context, out, head, &choices.iter().map(named).collect::<Vec<_>>())
}

/// Ids and what they stand for, under a heading; nothing where there are none.
fn write_list(
    context: &Context,
    out: &mut dyn Write,
    head: &'static str,
    list: &[(&str, String)],
) -> Result<()> {
    let Some(width) = list.iter().map(|(id, _)| id.len()).max() else { return Ok(()) };
    writeln!(out, "\n  {}", context.phrase(head))?;
    for (id, name) in list {
        writeln!(out, "    {id:<width$}  {name}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use table::Language;

    use super::*;
    use crate::context::drawing;

    #[test]
    fn what_scenarios_are_drawn_from_is_shown() {
        let about = drawing::about();
        let generator = about.generator.unwrap();
        let example = Generated::example(about).unwrap();
        for (language, pair) in [(Language::Fr, "contre"), (Language::En, "against")] {
            let context = Context::new(catalogue::games(), language, None);
            let words = context.words_of(about);
            let mut page = Vec::new();
            write_generator(&context, &mut page, about, generator, &words).unwrap();
            let page = String::from_utf8(page).unwrap();
            let said = [example.as_str(), "hills  ", ", 1912–1914", "blue-red  ", pair, ", 1913", "small"];
            for part in said {
                assert!(page.contains(part), "{part}: {page}");
            }
            assert!(!page.contains('['), "a message is missing: {page}");
            let json = generator_json(about, generator, &words);
            assert_eq!((&json["example"], &json["sizes"][1]["id"]), (&json!(example), &json!("large")));
            let pair = &json["themes"][0]["pairs"][1];
            assert_eq!((&pair["id"], &pair["years"]), (&json!("red-blue"), &json!([1913, 1913])));
            assert!(pair["sides"][0].is_string() && json["themes"][1]["name"].is_string(), "{json}");
        }
    }
}
