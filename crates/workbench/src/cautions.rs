//! What every game's cautions are held to, in games played at random: what they name is on the table of whoever is asked, they are worded
//! in both languages, and the button that goes on by itself gives nothing up.

use std::collections::{BTreeMap, BTreeSet};

use contract::{Onlooker, Rules, Seat, Show};
use table::{Caution, Grade, Offer, Role, Stake, Table};

use crate::speech::Ear;

/// The button that Enter presses, as the browser finds it (`mainOffer`): the one that goes on, or the only one there is; never one that
/// gives something up.
pub fn pressed(table: &Table) -> Option<&Offer> {
    let things: BTreeSet<&str> = {
        let pieces = table.pieces.iter().flat_map(|piece| [&piece.id, &piece.place]);
        let cards = table.hands.iter().flat_map(|hand| hand.cards.iter().flatten());
        let lines = table.pools.iter().flat_map(|pool| pool.holds.iter().flatten());
        let lines = lines.filter_map(|line| line.id.as_ref());
        pieces.chain(cards).chain(lines).map(String::as_str).collect()
    };
    let free = |offer: &&Offer| offer.subject.as_deref().is_none_or(|subject| !things.contains(subject));
    let buttons: Vec<&Offer> = table.prompt.offers.iter().filter(free).collect();
    let plain = |offer: &&&Offer| offer.caution.is_none();
    match buttons.iter().filter(plain).find(|offer| offer.role == Role::Pass) {
        Some(pass) => Some(pass),
        None if buttons.len() == 1 => buttons.first().filter(|offer| offer.caution.is_none()).copied(),
        None => None,
    }
}

/// What a caution says, in short: `destroys caution-idle 4.9.3: 2 ge.inf, 1 ah.art`; nothing where there is none.
pub fn short(caution: Option<&Caution>) -> String {
    let Some(caution) = caution else { return String::new() };
    let grade = match caution.grade {
        Grade::Unused => "unused",
        Grade::Destroys => "destroys",
    };
    let lost = caution.loses.iter().map(|stake| {
        let named = stake.piece.as_ref().or(stake.kind.as_ref());
        format!("{} {}", stake.count, named.cloned().unwrap_or_else(|| crate::key(&stake.name)))
    });
    let lost: Vec<String> = lost.collect();
    let key = crate::key(&caution.says);
    format!("{grade} {key} {}: {}", caution.rule, lost.join(", ")).trim_end_matches([':', ' ']).to_string()
}

/// Plays these games at random, each with some seeds, and holds every caution to what is said above. The sentences that came up, each
/// with the worst grade that it had.
pub fn are_sound<G: Show>(games: &[G], seeds: u64) -> BTreeMap<String, Grade> {
    let mut ear = Ear::of::<G>();
    let mut seen: BTreeMap<String, Grade> = BTreeMap::new();
    for game in games {
        for seed in 0..seeds {
            crate::at_random(game, seed, |p, seat, _| look(game, p, seat, &mut ear, &mut seen));
        }
    }
    ear.approve();
    seen
}

fn look<G: Show>(
    game: &G,
    p: &<G as Rules>::Position,
    seat: Seat,
    ear: &mut Ear,
    seen: &mut BTreeMap<String, Grade>,
) {
    let table = game.table(p, Onlooker::Seat(seat));
    assert!(pressed(&table).is_none_or(|offer| offer.caution.is_none()));
    let book = (G::about().rulebook)();
    let kinds: BTreeSet<String> = game.scene().kinds.into_iter().map(|kind| kind.id).collect();
    for offer in &table.prompt.offers {
        let Some(caution) = &offer.caution else { continue };
        let known = |Stake { piece, kind, .. }: &Stake| {
            piece.as_ref().is_none_or(|id| table.pieces.iter().any(|piece| piece.id == *id))
                && kind.as_ref().is_none_or(|id| kinds.contains(id))
        };
        for stake in &caution.loses {
            assert!(known(stake) && stake.count > 0, "{}: {stake:?} is not on the table", offer.decision);
        }
        assert!(
            book.find(&caution.rule).is_some(),
            "{}: there is no section {}",
            offer.decision,
            caution.rule
        );
        let key = crate::key(&caution.says);
        if !seen.contains_key(&key) || caution.loses.len() < 3 {
            ear.hear_all([&caution.says, &caution.brief]);
            ear.hear_all(caution.loses.iter().map(|stake| &stake.name));
        }
        let grade = seen.entry(key).or_insert(caution.grade);
        *grade = (*grade).max(caution.grade);
    }
}

/// Asserts that these cautions came up, and no others but those that random play seldom comes to.
pub fn came_up(seen: &BTreeMap<String, Grade>, often: &[&str], seldom: &[&str]) {
    for key in often {
        assert!(seen.contains_key(*key), "{key} has not come up: {seen:?}");
    }
    for key in seen.keys() {
        assert!(often.contains(&key.as_str()) || seldom.contains(&key.as_str()), "{key} is not expected");
    }
}
