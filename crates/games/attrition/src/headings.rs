//! What the notes of whatever is pointed at are about, and which section is about which marker, track, pool or die.

use ::table::{Aspect, Sort};
use contract::{Heading, Rule};

use crate::rule;

/// What a note is about, and the section that says so.
pub(crate) fn heading_of(note: &str) -> Heading {
    let (aspect, rule) = match note {
        "note-reach" => (Aspect::Move, rule!("4.6.2")),
        "note-by-sea" => (Aspect::Move, rule!("4.6.4")),
        _ => return Heading::None,
    };
    Heading::Under(aspect, rule)
}

/// The section that says what such things are and do.
pub(crate) fn section_of(sort: Sort, id: &str) -> Option<Rule> {
    let is = |kind: &str| id.strip_prefix(kind).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    Some(match sort {
        Sort::Piece => rule!("2.9"),
        Sort::Place if matches!(id, "territory") => rule!("2.1.1"),
        Sort::Place if matches!(id, "capital") => rule!("2.1.3"),
        Sort::Marker if matches!(id, "neutral") => rule!("3.1.1"),
        Sort::Marker if matches!(id, "contested") => rule!("2.7"),
        Sort::Marker if matches!(id, "battle") => rule!("2.8"),
        Sort::Marker if matches!(id, "ruhr") => rule!("19.2"),
        Sort::Marker if matches!(id, "trench-central" | "trench-entente") => rule!("17.3"),
        Sort::Mark if matches!(id, "moved") => rule!("4.6.2"),
        Sort::Mark if matches!(id, "from-airfield") => rule!("11.5"),
        Sort::Track if matches!(id, "turns") => rule!("2.1.4"),
        Sort::Track if matches!(id, "industry") => rule!("2.1.5"),
        Sort::Pool if is("reserves") => rule!("4.9.3"),
        Sort::Pool if is("pouch") => rule!("4.2"),
        Sort::Pool if is("destroyed") => rule!("4.1.2"),
        Sort::Pool if is("airfield") => rule!("11.2"),
        Sort::Pool if is("track") => rule!("2.1.4"),
        Sort::Pool if is("generals") => rule!("18.4"),
        Sort::Pool if is("mulligans") => rule!("16.3"),
        Sort::Hand => rule!("14.1"),
        Sort::Die if matches!(id, "six") => rule!("4.8.2"),
        _ => return None,
    })
}
