//! What the notes of whatever is pointed at are about, and which section is about which marker, track, pool or die.

use ::table::{Aspect, Sort};
use contract::{Heading, Rule};

use crate::rule;

/// What a note is about, and the section that says so.
pub(crate) fn heading_of(note: &str) -> Heading {
    let (aspect, rule) = match note {
        "note-blocks-sight" | "note-hill-sight" => (Aspect::Cover, rule!("terrain")),
        "note-stops" => (Aspect::Move, rule!("mouvement.terrain")),
        "note-entering" => (Aspect::Fire, rule!("tir.4")),
        "note-wire" => (Aspect::Cover, rule!("barbeles.combat")),
        "note-cover-ranged" => (Aspect::Cover, rule!("tir.5")),
        "note-cover-close" | "note-cover-hill" => (Aspect::Cover, rule!("corps.3")),
        "note-ford" => (Aspect::Fire, rule!("corps.2")),
        "note-specialist" => (Aspect::State, rule!("specialiste")),
        "note-specialist-test" => (Aspect::State, rule!("specialiste.test")),
        "note-skill-deadly"
        | "note-skill-crossfire"
        | "note-skill-armour"
        | "note-skill-blows"
        | "note-skill-flags"
        | "note-skill-bonus"
        | "note-skill-acquires"
        | "note-skill-wire"
        | "note-skill-bridges"
        | "note-skill-fortify"
        | "note-skill-observes"
        | "note-skill-slow" => (Aspect::State, rule!("unite")),
        "note-acquired" => (Aspect::State, rule!("specialiste.observateur-tir")),
        "note-pace" => (Aspect::Move, rule!("mouvement")),
        "note-close-dice" => (Aspect::Fire, rule!("corps.4")),
        "note-ranged-dice" => (Aspect::Fire, rule!("tir.6")),
        "note-tank" => (Aspect::Cover, rule!("r.char-touche")),
        "note-engaged" => (Aspect::Fire, rule!("tir.adjacent")),
        "note-battery" => (Aspect::Force, rule!("artillerie")),
        "note-observes" => (Aspect::Fire, rule!("artillerie.observation")),
        "note-battery-doubles" => (Aspect::Fire, rule!("artillerie.doublet")),
        "note-battery-hits" => (Aspect::Fire, rule!("artillerie.touches")),
        "note-battery-tanks" => (Aspect::Fire, rule!("r.char-touche")),
        "note-battery-wire" => (Aspect::Fire, rule!("barbeles.artillerie")),
        "note-prices" => (Aspect::Worth, rule!("artillerie.cout")),
        "note-cost" => (Aspect::Worth, rule!("carte.paiement")),
        "note-copies" | "note-deck-command" => (Aspect::Holds, rule!("materiel.commandement")),
        "note-deck-combat" => (Aspect::Holds, rule!("materiel.combat")),
        "note-last" | "note-would-copy" | "note-copies-nothing" => {
            (Aspect::State, rule!("ordre.contre-attaque"))
        }
        "note-pool" => (Aspect::Holds, rule!("materiel.qg")),
        "note-ground" | "note-card" | "note-unit" => return Heading::Known,
        _ => return Heading::None,
    };
    Heading::Under(aspect, rule)
}

/// The section that says what such things are and do.
pub(crate) fn section_of(sort: Sort, id: &str) -> Option<Rule> {
    let is = |kind: &str| id.strip_prefix(kind).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    Some(match sort {
        Sort::Marker if matches!(id, "wire") => rule!("barbeles.combat"),
        Sort::Marker if matches!(id, "crater") => rule!("cratere.combat"),
        Sort::Marker if matches!(id, "fortified") => rule!("materiel.fortifiee"),
        Sort::Marker if matches!(id, "bridge" | "damaged-bridge") => rule!("pont"),
        Sort::Marker if matches!(id, "ruin" | "levelled") => rule!("ruine.triplet"),
        Sort::Mark if matches!(id, "ordered") => rule!("ordres"),
        Sort::Mark if matches!(id, "token") => rule!("qg"),
        Sort::Mark if matches!(id, "moved") => rule!("mouvement"),
        Sort::Mark if matches!(id, "fought") => rule!("combat"),
        Sort::Mark if matches!(id, "retreated") => rule!("retraite"),
        Sort::Mark if matches!(id, "silenced") => rule!("carte.a-court-de-munitions"),
        Sort::Mark if matches!(id, "acquired") => rule!("specialiste.observateur-tir"),
        Sort::Mark if matches!(id, "bogged") => rule!("r.char-enlise"),
        Sort::Mark if matches!(id, "ditched") => rule!("r.char-abandonne"),
        Sort::Mark if matches!(id, "raider") => rule!("carte.raid"),
        Sort::Track if matches!(id, "medals") => rule!("victoire"),
        Sort::Track if matches!(id, "turns") => rule!("tour"),
        Sort::Pile if matches!(id, "command" | "command-discard" | "in-play" | "top" | "looked") => {
            rule!("materiel.commandement")
        }
        Sort::Pile if matches!(id, "combat" | "combat-discard") => rule!("materiel.combat"),
        Sort::Pool if is("hq") || is("spent") || is("tokens") => rule!("qg"),
        Sort::Pool if is("battery") => rule!("artillerie"),
        Sort::Pool if is("specialists") => rule!("specialiste"),
        Sort::Pool if is("orders") => rule!("ordres"),
        Sort::Hand => rule!("carte.main"),
        Sort::Die if matches!(id, "battle") => rule!("materiel.des"),
        Sort::Die if matches!(id, "six") => rule!("materiel.d6"),
        Sort::Goal => rule!("victoire.objectifs"),
        _ => return None,
    })
}
