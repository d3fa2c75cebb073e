//! What the notes of whatever is pointed at are about, and which section is about which marker, track, pool or die.

use ::table::{Aspect, Sort};
use contract::{Heading, Rule};

use crate::rule;

/// What a note is about, and the section that says so.
pub(crate) fn heading_of(note: &str) -> Heading {
    let (aspect, rule) = match note {
        "note-hex" => (Aspect::Move, rule!("table.terrain")),
        "note-assault-shift" => (Aspect::Cover, rule!("9.2")),
        "note-barrage-shift" => (Aspect::Cover, rule!("7.12")),
        "note-interdicted" => (Aspect::State, rule!("7.22")),
        "note-control" => (Aspect::Held, rule!("14.9")),
        "note-weak-zone" | "note-strong-zone" => (Aspect::State, rule!("8.41")),
        "note-shots" => (Aspect::Fire, rule!("14.32.shots")),
        "note-morale" => (Aspect::Force, rule!("12.2")),
        "note-defence" => (Aspect::Force, rule!("2.11")),
        "note-attack" => (Aspect::Force, rule!("9")),
        "note-movement" => (Aspect::Move, rule!("8.1")),
        "note-range" => (Aspect::Fire, rule!("7.range")),
        "note-supply-in" | "note-supply-out" => (Aspect::Supply, rule!("6.1")),
        "note-now-in" | "note-now-out" | "note-line-to-source" | "note-no-line-to-source" => {
            (Aspect::Supply, rule!("6.12"))
        }
        "note-no-headquarters"
        | "note-no-line-to-headquarters"
        | "note-no-line-to-any-headquarters"
        | "note-line-to-headquarters" => (Aspect::Supply, rule!("6.11.headquarters")),
        "note-unit" => return Heading::Known,
        _ => return Heading::None,
    };
    Heading::Under(aspect, rule)
}

/// The section that says what such things are and do.
pub(crate) fn section_of(sort: Sort, id: &str) -> Option<Rule> {
    let is = |kind: &str| id.strip_prefix(kind).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    Some(match sort {
        Sort::Marker if matches!(id, "interdicted-german" | "interdicted-french") => rule!("7.22"),
        Sort::Marker if matches!(id, "fort-destroyed") => rule!("14.82"),
        Sort::Marker if matches!(id, "assaulted") => rule!("9.assailed-once"),
        Sort::Mark if matches!(id, "demoralised") => rule!("12.1.demoralised"),
        Sort::Mark if matches!(id, "out-of-supply") => rule!("6.1"),
        Sort::Mark if matches!(id, "cut-off") => rule!("7.11.headquarters"),
        Sort::Mark if matches!(id, "fired") => rule!("2.13"),
        Sort::Mark if matches!(id, "dug-in") => rule!("14.12"),
        Sort::Mark if matches!(id, "moved") => rule!("8.1"),
        Sort::Mark if matches!(id, "attacked") => rule!("9.once"),
        Sort::Mark if matches!(id, "in-hand") => rule!("8"),
        Sort::Mark if matches!(id, "engaged") => rule!("9"),
        Sort::Track if matches!(id, "points") => rule!("16"),
        Sort::Track if matches!(id, "losses") => rule!("16.count"),
        Sort::Track if matches!(id, "day") => rule!("4"),
        Sort::Pool if is("guns") => rule!("14.32"),
        Sort::Pool if is("to-come") => rule!("6.4"),
        Sort::Pool if is("to-place") => rule!("3.1"),
        Sort::Pool if is("lost") => rule!("9.41.destroyed"),
        Sort::Pool if is("gone") => rule!("6.33"),
        Sort::Pool if is("remnants") => rule!("14.4"),
        Sort::Die if matches!(id, "six") => rule!("table.assaut"),
        _ => return None,
    })
}
