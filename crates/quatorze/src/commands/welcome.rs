//! What is said to someone who types the program's name and nothing else.

use std::io::Write;

use anyhow::Result;
use table::Text;

use crate::context::Context;

/// Shows the catalogue, and how to go on.
pub fn run(context: &Context, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "{}\n", context.phrase("ui-welcome"))?;
    for about in catalogue::games() {
        let title = context.words_of(about).say(&Text::key(about.title));
        writeln!(out, "  {:<14} {title}", about.id)?;
    }
    let first = catalogue::games().first().map_or("", |about| about.id);
    writeln!(out, "\n{}", context.phrase("ui-how-to-go-on"))?;
    let name = program();
    let lines = [
        (format!("{name} play {first}"), "ui-try-play"),
        (format!("{name} play {first} --as both"), "ui-try-both"),
        (format!("{name} games"), "ui-try-games"),
        (format!("{name} rulebook {first}"), "ui-try-rulebook"),
        (format!("{name} simulate {first} --games 1000"), "ui-try-simulate"),
        (format!("{name} help"), "ui-try-help"),
    ];
    let width = lines.iter().map(|(command, _)| command.len()).max().unwrap_or(0);
    for (command, key) in lines {
        writeln!(out, "  {command:<width$}  {}", context.phrase(key))?;
    }
    writeln!(out, "\n{}", context.say(&Text::key("ui-other-language").with("program", name)))?;
    Ok(())
}

/// How the program was called, so that what is shown can be typed: from a checkout that is a path.
fn program() -> String {
    std::env::args().next().filter(|name| !name.is_empty()).unwrap_or_else(|| "quatorze".to_string())
}
