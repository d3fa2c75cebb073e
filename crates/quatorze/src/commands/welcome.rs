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
    let lines = [
        (format!("quatorze play {first}"), "ui-try-play"),
        (format!("quatorze play {first} --as both"), "ui-try-both"),
        ("quatorze games".to_string(), "ui-try-games"),
        (format!("quatorze rulebook {first}"), "ui-try-rulebook"),
        (format!("quatorze simulate {first} --games 1000"), "ui-try-simulate"),
        ("quatorze help".to_string(), "ui-try-help"),
    ];
    let width = lines.iter().map(|(command, _)| command.len()).max().unwrap_or(0);
    for (command, key) in lines {
        writeln!(out, "  {command:<width$}  {}", context.phrase(key))?;
    }
    writeln!(out, "\n{}", context.phrase("ui-other-language"))?;
    Ok(())
}
