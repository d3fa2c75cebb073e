//! Pointing: whatever lies on the table, at any moment of a game, says something of itself to whoever looks on, in words that are
//! all known, and is never refused.

use std::collections::BTreeSet;

use contract::{Dice, Onlooker, Pointing, Seat, Show};
use table::{Aspect, Inspection};

use crate::speech::Ear;

/// Everybody who may point at something.
const ONLOOKERS: [Onlooker; 4] =
    [Onlooker::Seat(Seat::First), Onlooker::Seat(Seat::Second), Onlooker::Spectator, Onlooker::Umpire];

/// How often one thing of every sort is pointed at, and how often everything, in decisions.
const OFTEN: u64 = 23;
const SELDOM: u64 = 40 * OFTEN;

/// Plays each of these set-ups once at random and points on the way. Returns what was spoken of: the sorts of things by the beginnings of
/// their ids, and the headings.
fn point<G: Show>(games: impl IntoIterator<Item = G>) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut ear, mut sorts, mut headings) = (Ear::of::<G>(), BTreeSet::new(), BTreeSet::new());
    let mut dice = Dice::loose(0x9017);
    for (seed, game) in (0..).zip(games) {
        let (scene, mut step) = (game.scene(), 0);
        let mut look = |position: &G::Position| {
            let everything = step % SELDOM == 0;
            step += 1;
            if !everything && step % OFTEN != 0 {
                return;
            }
            for onlooker in ONLOOKERS {
                let at = Pointing::at(&game, &scene, position, onlooker);
                for ids in at.ids().iter().filter(|ids| !ids.is_empty()) {
                    let any = dice.below(ids.len() as u32) as usize;
                    let pointed = if everything { &ids[..] } else { &ids[any..=any] };
                    for id in pointed {
                        let said = at.inspect(id).unwrap_or_else(|no| panic!("{onlooker:?} at {id}: {no}"));
                        check(id, &said);
                        ear.hear_inspection(&said);
                        sorts.insert(id.split_once(':').map_or("", |(sort, _)| sort).to_string());
                        headings.extend(said.rows.iter().map(|row| format!("{:?}", row.aspect)));
                    }
                }
            }
        };
        let last = crate::at_random(&game, seed, |position, _, _| look(position));
        look(&last);
    }
    ear.approve();
    (sorts, headings)
}

/// It says something, and everything in order.
fn check(id: &str, said: &Inspection) {
    assert!(said.title.is_some() && !said.rows.is_empty(), "{id} says nothing: {said:?}");
    assert!(said.rows.is_sorted_by_key(|row| row.aspect), "{id} is not in order: {said:?}");
    let orders = said.rows.iter().filter(|row| row.aspect == Aspect::Order).count();
    assert!(orders <= 1, "{id} has several orders: {said:?}");
}

/// Everything on the table of these set-ups answers; these sorts of things lie there, and these headings are met.
pub fn everything_answers<G: Show>(games: impl IntoIterator<Item = G>, sorts: &[&str], headings: &[Aspect]) {
    let (met, spoken) = point(games);
    for sort in ["", "place", "track"].iter().chain(sorts) {
        assert!(met.contains(*sort), "no {sort} was met: {met:?}");
    }
    for aspect in [Aspect::Order, Aspect::Force, Aspect::Under, Aspect::Says].iter().chain(headings) {
        assert!(spoken.contains(&format!("{aspect:?}")), "nothing was said of {aspect:?}: {spoken:?}");
    }
}
