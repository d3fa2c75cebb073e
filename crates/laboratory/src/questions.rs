//! How often people are asked: every decision of a game, and those that whoever runs the match has to ask a person who
//! plays against a computer.

use std::collections::{BTreeMap, HashSet};
use std::sync::Mutex;

use contract::{Journal, Lister, Onlooker, Seat, Seed, Show, Think};
use opponents::side_by_side;
use serde::Serialize;
use table::{Offer, Role, Table, Text};

use crate::{LONGEST, Runner, SeriesError, Watch, player_seed};

/// How often somebody was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Asked {
    /// Decisions, one and all.
    pub decisions: u64,
    /// Of these, what has one answer: it is given.
    pub forced: u64,
    /// And moments of reaction at which nobody is asked who has not said that he wants to be.
    pub passed: u64,
    /// What is left: the questions.
    pub asked: u64,
    /// Questions whether to make what was put together: who does not want to, withdraws some of it.
    pub confirmed: u64,
    /// Questions that have one answer all the same.
    pub single: u64,
    /// Questions whose only way on gives something up: it is no green button there, and Enter does nothing.
    pub ruinous: u64,
}

impl Asked {
    fn add(&mut self, other: &Asked) {
        self.decisions += other.decisions;
        self.forced += other.forced;
        self.passed += other.passed;
        self.asked += other.asked;
        self.confirmed += other.confirmed;
        self.single += other.single;
        self.ruinous += other.ruinous;
    }
}

/// How often people are asked in some games.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Questions {
    /// Games played.
    pub games: u64,
    /// Their turns.
    pub turns: u64,
    /// By seat.
    pub seats: [Asked; 2],
    /// By what is asked: the key of the sentence.
    pub prompts: BTreeMap<String, Prompted>,
}

/// How often one thing was asked.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Prompted {
    /// How often.
    #[serde(flatten)]
    pub asked: Asked,
    /// The sentence, as it was asked first.
    pub sentence: Text,
}

impl Questions {
    /// Adds those of other games of the same kind.
    pub fn add(&mut self, other: &Questions) {
        self.games += other.games;
        self.turns += other.turns;
        for (all, more) in self.seats.iter_mut().zip(&other.seats) {
            all.add(more);
        }
        for (key, more) in &other.prompts {
            let known = self.prompts.entry(key.clone());
            known.and_modify(|all| all.asked.add(&more.asked)).or_insert_with(|| more.clone());
        }
    }

    /// Both seats together.
    pub fn both(&self) -> Asked {
        let mut both = self.seats[0];
        both.add(&self.seats[1]);
        both
    }

    /// So many a turn.
    pub fn per_turn(&self, count: u64) -> f64 {
        count as f64 / self.turns.max(1) as f64
    }

    /// What was asked, the most frequent first.
    pub fn by_frequency(&self) -> Vec<(&str, &Prompted)> {
        let mut prompts: Vec<_> =
            self.prompts.iter().map(|(key, prompted)| (key.as_str(), prompted)).collect();
        prompts.sort_by_key(|(key, prompted)| (std::cmp::Reverse(prompted.asked.decisions), *key));
        prompts
    }
}

/// Plays games and counts the questions, on so many threads; `done` is told how many games have ended.
pub fn questions<G: Show + Think>(
    game: &G,
    players: [&str; 2],
    seed: u64,
    games: u64,
    threads: usize,
    done: &(dyn Fn(u64) + Sync),
) -> Result<Questions, SeriesError> {
    let missing = Mutex::new(0..games);
    let next = || missing.lock().expect("no thread dies holding the list").next();
    let ended = Mutex::new(0);
    let mut runners: Vec<Runner<G>> = (0..threads.max(1)).map(|_| Runner::new(LONGEST)).collect();
    let counted = side_by_side(&mut runners, |runner| -> Result<Questions, SeriesError> {
        let places = game.scene().board.places().iter().map(|place| place.id.clone()).collect();
        let mut tally = Tally { lister: Lister::default(), places, last: None, of: Questions::default() };
        while let Some(index) = next() {
            let seed = Seed::in_series(seed, index);
            let player = |seat: Seat| opponents::by_name(players[seat.index()], player_seed(&seed, seat));
            let mut seated = [player(Seat::First)?, player(Seat::Second)?];
            let played = runner.play(game, &seed, &mut seated, &mut Journal::mute(), &mut tally);
            tally.of.games += 1;
            tally.of.turns += u64::from(played.turns);
            let mut ended = ended.lock().expect("no thread dies holding the count");
            *ended += 1;
            done(*ended);
        }
        Ok(tally.of)
    });
    let mut all = Questions::default();
    for one in counted {
        all.add(&one?);
    }
    Ok(all)
}

/// Counts while games are played.
struct Tally<G: Show + Think> {
    lister: Lister<G>,
    /// The places of the board.
    places: HashSet<String>,
    /// Who decided last.
    last: Option<Seat>,
    of: Questions,
}

impl<G: Show + Think> Watch<G> for Tally<G> {
    fn before(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        offered: &[G::Decision],
        _: G::Decision,
    ) {
        let unasked = |kind| G::about().windows.iter().any(|moment| moment.id == kind && !moment.asked);
        let passed = game.window(position).is_some_and(|open| open.seat == seat && unasked(open.kind));
        let only = if passed { None } else { self.lister.only(game, position, seat) };
        let made = |only| game.offer(position, seat, only).role == Role::Confirm;
        // What the seat has just put together it can still withdraw.
        let confirmed = self.last == Some(seat) && only.is_some_and(made);
        let forced = only.is_some() && !confirmed;
        let asked = !passed && !forced;
        self.last = Some(seat);
        let table = game.table(position, Onlooker::Seat(seat));
        let button = main_offer(&self.places, &table).filter(|_| asked);
        let one = Asked {
            decisions: 1,
            forced: u64::from(forced),
            passed: u64::from(passed),
            asked: u64::from(asked),
            confirmed: u64::from(confirmed),
            single: u64::from(asked && !confirmed && offered.len() == 1),
            ruinous: u64::from(button.is_some_and(|button| button.caution.is_some())),
        };
        self.of.seats[seat.index()].add(&one);
        let sentence = table.prompt.asks.unwrap_or_else(|| Text::figure(""));
        let key = match &sentence {
            Text::Key { key, .. } => key.to_string(),
            _ => String::new(),
        };
        let prompted = self.of.prompts.entry(key).or_insert(Prompted { asked: Asked::default(), sentence });
        prompted.asked.add(&one);
    }
}

/// The offer that goes on, among those about nothing that lies on the table, or the only one of them: what the browser client makes
/// its button and Enter, unless it gives something up.
fn main_offer<'a>(places: &HashSet<String>, table: &'a Table) -> Option<&'a Offer> {
    let cards = table.hands.iter().flat_map(|hand| hand.cards.iter().flatten());
    let lines = table.pools.iter().flat_map(|pool| pool.holds.iter().flatten());
    let pieces = table.pieces.iter().map(|piece| &piece.id);
    let things: HashSet<&String> =
        pieces.chain(cards).chain(lines.filter_map(|line| line.id.as_ref())).collect();
    let lies_there = |id: &String| places.contains(id) || things.contains(id);
    let lies = |offer: &Offer| offer.subject.as_ref().is_some_and(lies_there);
    let free: Vec<&Offer> =
        table.prompt.offers.iter().filter(|offer| offer.role != Role::Turn && !lies(offer)).collect();
    let passes = free.iter().find(|offer| offer.role == Role::Pass);
    passes.or(free.first().filter(|_| free.len() == 1)).copied()
}
