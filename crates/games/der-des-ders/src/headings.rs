//! What the notes of whatever is pointed at are about, and which section is about which marker, track, pool or die.

use ::table::{Aspect, Sort};
use contract::{Heading, Rule};

use crate::rule;

/// What a note is about, and the section that says so.
pub(crate) fn heading_of(note: &str) -> Heading {
    let (aspect, rule) = match note {
        "note-unit" => (Aspect::Force, rule!("1.2")),
        "note-cohesion" => (Aspect::Force, rule!("1.3")),
        "note-traits" => (Aspect::Force, rule!("1.4")),
        "note-decoy" => (Aspect::Force, rule!("2.11")),
        "note-facing" => (Aspect::State, rule!("r.facing")),
        "note-dismounted" => (Aspect::State, rule!("3.3")),
        "note-building" => (Aspect::State, rule!("3.1")),
        "note-activated" => (Aspect::State, rule!("2.3")),
        "note-assaults" => (Aspect::State, rule!("2.9.suivant")),
        "note-in-ambush" | "note-marker" | "note-marker-climbs" | "note-marker-skirts" => {
            (Aspect::State, rule!("2.11.embuscade"))
        }
        "note-not-located" | "note-located" | "note-seen-by" => (Aspect::State, rule!("2.11")),
        "note-found" => (Aspect::State, rule!("r.hit-reveals")),
        "note-supply" => (Aspect::Supply, rule!("2.5.prix")),
        "note-no-supply" => (Aspect::Supply, rule!("2.5")),
        "note-fire" | "note-fire-dismounted" | "note-fire-train" => (Aspect::Fire, rule!("2.13")),
        "note-early" => (Aspect::Fire, rule!("2.13.avant-1915")),
        "note-broken" | "note-very-broken" | "note-barred" | "note-cliff" | "note-town" => {
            (Aspect::Move, rule!("1.8"))
        }
        "note-cover" => (Aspect::Cover, rule!("1.8.couvert")),
        "note-works" => (Aspect::Cover, rule!("2.8")),
        "note-fort" => (Aspect::Cover, rule!("2.8.beton")),
        "note-wire" => (Aspect::Move, rule!("3.4.barbeles")),
        "note-craters" => (Aspect::Move, rule!("3.2.bouleverse")),
        "note-road" => (Aspect::Move, rule!("1.8.route.avance")),
        "note-rail" => (Aspect::Move, rule!("3.10.rail")),
        "note-ford" | "note-river" => (Aspect::Move, rule!("r.river")),
        "note-height" => (Aspect::Cover, rule!("r.height")),
        "note-smoke" => (Aspect::Cover, rule!("3.12")),
        "note-base" => (Aspect::Where, rule!("2.1")),
        "note-base-captured" => (Aspect::Where, rule!("2.5.capture")),
        "note-depot" => (Aspect::Where, rule!("3.1")),
        "note-depot-idle" => (Aspect::Where, rule!("3.1.entrave")),
        "note-zone" => (Aspect::State, rule!("1.6")),
        _ => return Heading::None,
    };
    Heading::Under(aspect, rule)
}

/// The section that says what such things are and do.
pub(crate) fn section_of(sort: Sort, id: &str) -> Option<Rule> {
    let is = |kind: &str| id.strip_prefix(kind).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    Some(match sort {
        Sort::Marker if matches!(id, "wire") => rule!("3.4.barbeles"),
        Sort::Marker if matches!(id, "craters") => rule!("3.2.bouleverse"),
        Sort::Marker if matches!(id, "smoke") => rule!("3.12.duree"),
        Sort::Marker if matches!(id, "prize") => rule!("r.victory"),
        Sort::Mark if matches!(id, "ambush") => rule!("2.11.embuscade"),
        Sort::Mark if matches!(id, "dismounted") => rule!("3.3"),
        Sort::Mark if matches!(id, "moved") => rule!("2.6.progression"),
        Sort::Mark if matches!(id, "fought" | "struck") => rule!("2.9"),
        Sort::Mark if matches!(id, "building") => rule!("3.1"),
        Sort::Mark if matches!(id, "activated") => rule!("2.4.jetons"),
        Sort::Mark if matches!(id, "in-hand") => rule!("2.6.progression"),
        Sort::Mark if matches!(id, "chain") => rule!("2.4"),
        Sort::Track if matches!(id, "turn" | "cup") => rule!("2.3"),
        Sort::Track if matches!(id, "points") => rule!("r.victory"),
        Sort::Track if matches!(id, "resources") => rule!("2.2"),
        Sort::Track if matches!(id, "raised" | "rolled") => rule!("3.13.unites"),
        Sort::Track if matches!(id, "levy") => rule!("3.13.points"),
        Sort::Pool if is("troops") => rule!("3.13.unites"),
        Sort::Pool if is("waiting") => rule!("3.13.deploiement"),
        Sort::Pool if is("works") => rule!("3.13.defenses"),
        Sort::Pool if is("fires") => rule!("3.2.production"),
        Sort::Pool if is("lost") => rule!("1.3.eliminee"),
        Sort::Die if matches!(id, "six" | "ten" | "average") => rule!("1.1"),
        Sort::Goal => rule!("r.victory"),
        _ => return None,
    })
}
