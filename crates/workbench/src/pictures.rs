//! Pictures: every event that happens has what a client needs to act it out. Held against the golden matches, in which most
//! events of a game happen.

use std::collections::{BTreeMap, BTreeSet};

use contract::{Show, Think, Told};
use table::{Act, Picture};

use crate::golden;

/// What a picture lacks for its act.
fn lacks(picture: &Picture) -> Vec<&'static str> {
    let Some(act) = picture.act else { return Vec::new() };
    let (places, pieces) = (picture.places.len(), !picture.pieces.is_empty());
    let needs: &[(&str, bool)] = &match act {
        Act::Moved | Act::Retreated => vec![("a way", places > 1), ("who", pieces)],
        Act::Fired => vec![("at what", places > 0), ("by whom", !picture.by.is_empty())],
        Act::Tested => vec![("dice", !picture.dice.is_empty()), ("who", pieces)],
        Act::Lost => vec![("a loss", picture.lost.is_some()), ("who", pieces), ("where", places > 0)],
        Act::Destroyed => vec![("who", pieces), ("where", places > 0)],
        Act::Taken => vec![("where", places > 0), ("a side", picture.side.is_some())],
        Act::Placed => vec![("where", places > 0), ("who", pieces)],
        Act::Changed => vec![("what", places > 0 || pieces || picture.side.is_some())],
        Act::Played => vec![("a card", picture.card.is_some())],
        Act::Scored => vec![("points", picture.points.is_some())],
        Act::Began => Vec::new(),
    };
    needs.iter().filter(|(_, there)| !there).map(|(what, _)| *what).collect()
}

/// Holds the events of the golden matches of a game to their acts. `spared` names events that may lack something, because there is
/// nothing of the kind or not everybody may know; `never` those that need not happen in the matches.
pub fn are_complete<G: Show + Think>(crate_folder: &str, spared: &[(&str, &str)], never: &[&str]) {
    let mut seen = BTreeSet::new();
    let mut lacking: BTreeMap<(&str, &str), String> = BTreeMap::new();
    let mut spoken = BTreeSet::new();
    golden::lines::<G>(crate_folder, |game, what| {
        let name = what.name();
        seen.insert(name);
        let picture = game.picture(what);
        for what in lacks(&picture) {
            if let Some(known) = spared.iter().find(|known| **known == (name, what)) {
                spoken.insert(known);
            } else {
                lacking.entry((name, what)).or_insert_with(|| format!("{picture:?}"));
            }
        }
    });
    assert!(lacking.is_empty(), "these pictures lack something: {lacking:#?}");
    let idle: Vec<_> = spared.iter().filter(|known| !spoken.contains(known)).collect();
    assert!(idle.iter().all(|(name, _)| !seen.contains(name)), "these lack nothing: {idle:?}");
    let names = <G::Event as Told<G>>::NAMES;
    let unknown: Vec<_> = never.iter().filter(|name| !names.contains(name)).collect();
    assert!(unknown.is_empty(), "no such events: {unknown:?}");
    let unseen: Vec<_> = names.iter().filter(|name| !seen.contains(*name) && !never.contains(name)).collect();
    assert!(unseen.is_empty(), "these never happen: {unseen:?}");
}
