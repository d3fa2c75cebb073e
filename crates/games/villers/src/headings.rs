//! What the notes of whatever is pointed at are about, and which section is about which marker, track, pool or die.

use ::table::{Aspect, Sort};
use contract::{Heading, Rule};

use crate::rule;

/// What a note is about, and the section that says so.
pub(crate) fn heading_of(note: &str) -> Heading {
    let (aspect, rule) = match note {
        "note-cost" => (Aspect::Move, rule!("table.terrain")),
        "note-road" => (Aspect::Move, rule!("table.terrain.route")),
        "note-river" => (Aspect::Move, rule!("table.terrain.riviere")),
        "note-trench" => (Aspect::Cover, rule!("g.tranchee")),
        "note-cover" => (Aspect::Cover, rule!("3.2.couvert")),
        "note-zone" => (Aspect::State, rule!("g.zdc")),
        "note-fires-far" => (Aspect::Fire, rule!("3.2.char-portee")),
        "note-fires-near" => (Aspect::Fire, rule!("3.2.portee")),
        "note-back" => (Aspect::Where, rule!("8.1")),
        "note-broken-down" => (Aspect::State, rule!("4.1")),
        "note-repair" => (Aspect::State, rule!("4.2")),
        "note-no-repair" => (Aspect::State, rule!("r.random-repair")),
        "note-repair-too-late" => (Aspect::State, rule!("9.1")),
        "note-linked" | "note-cut-off" => (Aspect::Supply, rule!("g.communication")),
        "note-unit" | "note-medals" | "note-damaged" | "note-disorganised" => return Heading::Known,
        _ => return Heading::None,
    };
    Heading::Under(aspect, rule)
}

/// The section that says what such things are and do.
pub(crate) fn section_of(sort: Sort, id: &str) -> Option<Rule> {
    let is = |kind: &str| id.strip_prefix(kind).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    Some(match sort {
        Sort::Mark if matches!(id, "disorganised") => rule!("g.desorganise"),
        Sort::Mark if matches!(id, "damaged") => rule!("3.3.endommage"),
        Sort::Mark if matches!(id, "broken-down") => rule!("4.1"),
        Sort::Mark if matches!(id, "hero") => rule!("7.2.3"),
        Sort::Mark if matches!(id, "acted") => rule!("2.1.fini"),
        Sort::Mark if matches!(id, "deployed") => rule!("10.deploiement"),
        Sort::Mark if matches!(id, "in-hand") => rule!("2.1"),
        Sort::Marker if matches!(id, "aimed-german" | "aimed-allied") => rule!("5"),
        Sort::Track if matches!(id, "turn") => rule!("1"),
        Sort::Track if matches!(id, "intensity") => rule!("6"),
        Sort::Track if matches!(id, "points") => rule!("12.1.pv"),
        Sort::Track if matches!(id, "verdict") => rule!("12.2.victoire"),
        Sort::Pool if is("to-come") => rule!("2.3"),
        Sort::Pool if is("track") => rule!("8.1"),
        Sort::Pool if is("lost") => rule!("3.2.elimine"),
        Sort::Pool if is("cup") => rule!("7.1.gobelet"),
        Sort::Pool if is("guns") => rule!("5"),
        Sort::Die if matches!(id, "six") => rule!("3.2"),
        _ => return None,
    })
}
