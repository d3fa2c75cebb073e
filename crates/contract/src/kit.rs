//! The conformance kit: one call that every game's tests make.
//!
//! It plays seeded games at random for a budget of seconds and holds the game to what [`Rules`] promises. A failure
//! says which law was broken, and comes with a match file that shows it.

mod laws;

use std::collections::HashSet;
use std::fmt::{self, Debug};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Dice, Journal, Lister, Match, Onlooker, Reservoir, Seat, Seed, Show, fingerprint};

/// What was played and checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Report {
    /// Games played to the end.
    pub games: u64,
    /// Decisions taken.
    pub decisions: u64,
    /// Positions at which the laws of hidden information were checked.
    pub looks: u64,
    /// Imagined positions that differed from the real one.
    pub varied: u64,
    /// Hidden things in imagined positions that came out true, where others did not.
    pub reached: u64,
    /// Decisions whose odds were compared with sampled frequencies.
    pub odds: u64,
    /// Tried decisions that were refused.
    pub refused: u64,
}

/// A law that a game broke.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The law, in a few words.
    pub law: &'static str,
    /// What was seen.
    pub saw: String,
    /// A match file that leads to the place.
    pub file: String,
}

impl Failure {
    /// Writes the match file that shows it into a folder, and says where it lies; none where no match shows it.
    pub fn save(&self, folder: &Path) -> std::io::Result<Option<PathBuf>> {
        if self.file.is_empty() {
            return Ok(None);
        }
        std::fs::create_dir_all(folder)?;
        let path = folder.join(format!("conform-{}.match", &fingerprint(&self.file)));
        std::fs::write(&path, &self.file)?;
        Ok(Some(path))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.law, self.saw)
    }
}

/// How much a run may cost, and how often the costly checks are made.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The budget in time; the game under way is always finished.
    pub time: Duration,
    /// At most so many games.
    pub games: u64,
    /// At least so many games of each set-up, whatever the budget.
    pub each: u64,
    /// A costly check is made at one position in so many.
    pub one_in: u32,
    /// A game longer than this is a failure of the kit's patience, not of the rules: it is cut off.
    pub decisions: usize,
}

impl Effort {
    /// The budget of ordinary tests; `QUATORZE_KIT_SECONDS` gives another, `QUATORZE_KIT_EACH` so many games of each
    /// set-up at least.
    pub fn from_environment() -> Effort {
        let seconds = std::env::var("QUATORZE_KIT_SECONDS").ok().and_then(|text| text.parse().ok());
        let each = std::env::var("QUATORZE_KIT_EACH").ok().and_then(|text| text.parse().ok());
        Effort {
            time: Duration::from_secs_f64(seconds.unwrap_or(4.0)),
            each: each.unwrap_or(1),
            ..Effort::games(u64::MAX)
        }
    }

    /// So many games, however long they take.
    pub fn games(games: u64) -> Effort {
        Effort { time: Duration::MAX, games, each: 1, one_in: 24, decisions: 100_000 }
    }
}

/// Holds a game, in each of these set-ups in turn, to its contract.
///
/// # Errors
/// The first law found broken.
pub fn conform<G: Show>(set_ups: &[Arc<G>], effort: Effort) -> Result<Report, Box<Failure>> {
    let started = Instant::now();
    let mut report = Report::default();
    let mut foreign = Reservoir::new(FOREIGN);
    let mut imagined = vec![laws::Imagined::default(); set_ups.len()];
    let at_least = set_ups.len() as u64 * effort.each;
    for game in set_ups {
        laws::check_set_up(&**game).map_err(|saw| {
            Box::new(Failure { law: "setting up tells nothing that is hidden", saw, file: String::new() })
        })?;
        laws::check_first_pictures(&**game)
            .map_err(|saw| Box::new(Failure { law: laws::PICTURES, saw, file: String::new() }))?;
    }
    while report.games < effort.games && (started.elapsed() < effort.time || report.games < at_least) {
        let which = (report.games % set_ups.len() as u64) as usize;
        let seed = Seed::in_series(0x1914, report.games);
        Run {
            game: &set_ups[which],
            played: Match::begin(set_ups[which].clone(), seed, "1914-08-02", ["kit".into(), "kit".into()]),
            dice: Dice::loose(report.games ^ 0x0b5e),
            effort,
            report: &mut report,
            foreign: &mut foreign,
            imagined: &mut imagined[which],
            lister: Lister::default(),
        }
        .play()?;
        report.games += 1;
    }
    for (game, imagined) in set_ups.iter().zip(&imagined) {
        imagined.judge(game.hides()).map_err(|saw| {
            let saw = format!("{}: {saw}", game.setup().scenario);
            Box::new(Failure { law: "imagining is neither constant nor a peek", saw, file: String::new() })
        })?;
        report.varied += imagined.varied;
        report.reached += imagined.reached;
    }
    Ok(report)
}

/// How many decisions seen elsewhere are kept, to be tried where they are not on offer.
const FOREIGN: usize = 4096;

/// An error unless something is the same after it was written down and read back: what was read.
fn written_and_read<T: Serialize + DeserializeOwned + PartialEq + Debug>(what: &T) -> Result<(), String> {
    let read = postcard::to_allocvec(what).and_then(|bytes| postcard::from_bytes::<T>(&bytes));
    if read.as_ref() == Ok(what) { Ok(()) } else { Err(format!("{read:?}")) }
}

/// One game of a run.
struct Run<'a, G: Show> {
    game: &'a Arc<G>,
    played: Match<G>,
    dice: Dice,
    effort: Effort,
    report: &'a mut Report,
    foreign: &'a mut Reservoir<G::Decision>,
    imagined: &'a mut laws::Imagined,
    lister: Lister<G>,
}

type Checked = Result<(), Box<Failure>>;

impl<G: Show> Run<'_, G> {
    fn fail<T>(&self, law: &'static str, saw: impl Into<String>) -> Result<T, Box<Failure>> {
        Err(Box::new(Failure { law, saw: saw.into(), file: self.played.to_text() }))
    }

    fn play(mut self) -> Checked {
        let mut decisions = Vec::new();
        loop {
            self.check_position()?;
            let awaited = self.game.to_decide(self.played.position());
            let over = self.game.outcome(self.played.position()).is_some();
            if over != awaited.is_empty() {
                return self
                    .fail("somebody decides until the game is over", format!("over: {over}, {awaited:?}"));
            }
            if over && self.game.table(self.played.position(), Onlooker::Spectator).outcome.is_none() {
                return self.fail("the table tells how it ended", "no outcome on it");
            }
            if over || self.played.entries().len() >= self.effort.decisions {
                break;
            }
            let waiting: Vec<Seat> = awaited.iter().collect();
            let seat = self.dice.any_of(&waiting);
            self.lister.decisions(self.game, self.played.position(), seat, &mut decisions);
            if decisions.is_empty() {
                return self.fail("there is always a legal decision", format!("none for {seat:?}"));
            }
            let costly = self.dice.below(self.effort.one_in) == 0;
            if costly {
                self.check_listed(seat, &decisions)?;
                self.check_secrets(seat, &decisions)?;
                self.check_pictures(seat, &decisions)?;
                self.check_odds(seat, &decisions)?;
            } else if self.game.hides() && self.imagined.secret == 0 {
                self.seek_secret();
            }
            self.check_foreign(&decisions)?;
            let chosen = self.dice.any_of(&decisions);
            self.foreign.keep(chosen, &mut self.dice);
            if self.played.decide(seat, chosen).is_err() {
                return self.fail("what is listed is accepted", self.game.notate(chosen));
            }
            self.report.decisions += 1;
        }
        self.check_replay()
    }

    fn check_position(&self) -> Checked {
        let checked = self.game.invariants(self.played.position());
        checked.or_else(|saw| self.fail("the game’s own invariants", saw))
    }

    /// Every listed decision is accepted, reads back from its notation, and stands in the list once.
    fn check_listed(&mut self, seat: Seat, decisions: &[G::Decision]) -> Checked {
        let position = self.played.position();
        let mut seen = HashSet::new();
        for &decision in decisions {
            let text = self.game.notate(decision);
            if !seen.insert(decision) {
                return self.fail("no decision is listed twice", text);
            }
            match self.game.parse(&text) {
                Ok(back) if back == decision => {}
                other => {
                    return self
                        .fail("a decision reads back from its notation", format!("{text}: {other:?}"));
                }
            }
            let mut after = position.clone();
            let mut dice = Dice::loose(self.report.decisions);
            let accepted = self.game.decide(&mut after, seat, decision, &mut dice, &mut Journal::mute());
            if let Err(refusal) = accepted {
                return self.fail("what is listed is accepted", format!("{text}: {refusal:?}"));
            }
            if let Err(saw) = self.game.invariants(&after) {
                return self.fail("the game’s own invariants", format!("after {text}: {saw}"));
            }
        }
        written_and_read(position).or_else(|saw| self.fail("a position survives serialisation", saw))
    }

    /// A decision that is not on offer is refused with a citation, and so is one from a seat that is not asked.
    fn check_foreign(&mut self, decisions: &[G::Decision]) -> Checked {
        let Some(decision) = self.foreign.any(&mut self.dice) else { return Ok(()) };
        let position = self.played.position();
        let awaited = self.game.to_decide(position);
        for seat in Seat::BOTH {
            let mut own = Vec::new();
            if awaited.has(seat) {
                self.lister.decisions(self.game, position, seat, &mut own);
            }
            let offered = own.contains(&decision);
            let (mut after, mut journal) = (position.clone(), Journal::mute());
            let tried = self.game.decide(&mut after, seat, decision, &mut Dice::loose(0), &mut journal);
            match tried {
                Ok(()) if offered => {}
                Ok(()) => {
                    let saw =
                        format!("{seat:?}: {} (of {} listed)", self.game.notate(decision), decisions.len());
                    return self.fail("what is not listed is refused", saw);
                }
                Err(_) if offered => {
                    return self.fail("what is listed is accepted", self.game.notate(decision));
                }
                Err(refusal) => {
                    self.report.refused += 1;
                    let sections = (G::about().rulebook)().sections().len();
                    if usize::from(refusal.rule.0) >= sections || refusal.because.is_empty() {
                        return self.fail("a refusal cites its rule", format!("{refusal:?}"));
                    }
                    if after != *position {
                        return self.fail("a refused decision changes nothing", self.game.notate(decision));
                    }
                }
            }
        }
        Ok(())
    }

    /// The match file reads back to the same match.
    fn check_replay(&self) -> Checked {
        let text = self.played.to_text();
        match Match::from_text(self.game.clone(), &text) {
            Ok(back)
                if back.position() == self.played.position() && back.journal() == self.played.journal() =>
            {
                Ok(())
            }
            Ok(_) => self.fail("replay equals play", "another position or journal was reached"),
            Err(error) => self.fail("replay equals play", error.to_string()),
        }
    }
}
