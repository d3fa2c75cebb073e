//! Two players against each other, in both seats of every scenario.

use std::iter::Sum;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use contract::{Journal, Seat, Think};
use serde::{Deserialize, Serialize};

use crate::batch::play_missing;
use crate::fixture::Fixture;
use crate::rows::{Row, Rows};
use crate::times::Timed;
use crate::{GameResult, RowFault, Run, Runner, SeriesError, Times, Totals, wilson};

/// A contest between two players. Game `index` has the seed `Seed::in_series(seed, index)`; the players change seats
/// from one game to the next, and the scenario changes after both seats of it.
pub struct Arena<G: Think>(Fixture<G>);

/// How a game ended for one of its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// This player won.
    Won,
    /// The other player won.
    Lost,
    /// Neither won.
    Drawn,
}

/// What is kept of a game: one row of an arena.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bout {
    /// The game itself.
    #[serde(flatten)]
    pub result: GameResult,
    /// The side that the first player had.
    pub side: String,
    /// How long each player thought in every turn in which it had a real choice, as the clock went.
    pub microseconds: [Vec<u64>; 2],
}

impl Bout {
    /// How it ended for the first player; none where the game was cut off.
    pub fn ended(&self) -> Option<Ended> {
        self.result.ended(&self.side)
    }
}

impl Row for Bout {
    fn result(&self) -> &GameResult {
        &self.result
    }
}

impl<G: Think> Arena<G> {
    /// An arena for two players, by name, in these set-ups: one or more, which differ in the scenario alone.
    pub fn new(set_ups: Vec<Arc<G>>, players: [&str; 2], seed: u64) -> Result<Arena<G>, SeriesError> {
        Ok(Arena(Fixture::new(set_ups, players, seed)?))
    }

    /// The same arena with its games cut off after so many entries.
    #[must_use]
    pub fn cut_off_after(self, longest: u64) -> Arena<G> {
        Arena(Fixture { longest, ..self.0 })
    }

    /// The name of its file, without the ending: everything that its results depend on but the clock.
    pub fn name(&self) -> String {
        // Rows of a series are others, and may lie in the same folder.
        format!("arena-{}", self.0.name())
    }

    /// Plays the games that the folder does not hold yet, on so many threads, and sums up all of them. `done` is told
    /// of each game: of those found first, then of the others as they end, in no certain order.
    pub fn run(
        &self,
        games: Range<u64>,
        threads: usize,
        folder: Option<&Path>,
        done: &(dyn Fn(&Bout) + Sync),
    ) -> Result<Run<Bout, Standings>, SeriesError> {
        let kept =
            folder.map(|folder| Rows::open(folder, &self.name(), |bout| self.check(bout))).transpose()?;
        let sum_up = |bouts: &[Bout]| Standings::of(G::about().sides, bouts);
        let play = |runner: &mut Runner<G>, index| Ok(self.play(runner, index));
        play_missing(games, threads, self.0.longest, kept, play, sum_up, done)
    }

    /// An error unless a row is of the game that it numbers.
    fn check(&self, bout: &Bout) -> Result<(), RowFault> {
        let index = bout.result.index;
        self.0.check(bout, index / 2)?;
        let side = G::about().sides[seat_of_first(index).index()];
        if bout.side == side { Ok(()) } else { Err(RowFault::Place(index)) }
    }

    /// Plays one game.
    pub fn play(&self, runner: &mut Runner<G>, index: u64) -> Bout {
        let game = self.0.set_up(index / 2);
        let seed = self.0.seed_of(index);
        let own = seat_of_first(index);
        let mut seated =
            Seat::BOTH.map(|seat| Box::new(Timed::new(self.0.player(usize::from(seat != own), &seed, seat))));
        let played = runner.play(game, &seed, &mut seated, &mut Journal::mute(), &mut ());
        Bout {
            result: GameResult::of(&**game, index, &seed, played),
            side: G::about().sides[own.index()].to_string(),
            microseconds: [own, own.other()].map(|seat| seated[seat.index()].microseconds()),
        }
    }
}

/// Where the first player sits in a game.
fn seat_of_first(index: u64) -> Seat {
    Seat::BOTH[(index % 2) as usize]
}

/// Games as one of the players sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Games played.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// Games lost.
    pub losses: u64,
    /// Games drawn.
    pub draws: u64,
}

/// The scores of several lots of games, as one.
impl Sum for Score {
    fn sum<I: Iterator<Item = Score>>(scores: I) -> Score {
        scores.fold(Score::default(), |sum, score| Score {
            games: sum.games + score.games,
            wins: sum.wins + score.wins,
            losses: sum.losses + score.losses,
            draws: sum.draws + score.draws,
        })
    }
}

impl Score {
    /// The score of one game.
    pub fn of(outcome: Option<Ended>) -> Score {
        let mut score = Score::default();
        score.add(outcome);
        score
    }

    fn add(&mut self, outcome: Option<Ended>) {
        self.games += 1;
        match outcome {
            Some(Ended::Won) => self.wins += 1,
            Some(Ended::Lost) => self.losses += 1,
            Some(Ended::Drawn) => self.draws += 1,
            None => {}
        }
    }

    /// The same games as the other player sees them.
    #[must_use]
    pub fn of_the_other(self) -> Score {
        Score { wins: self.losses, losses: self.wins, ..self }
    }

    /// Games played to their end.
    pub fn finished(self) -> u64 {
        self.wins + self.losses + self.draws
    }

    /// The share of the finished games that was won, a draw being half a win; none where none was finished.
    pub fn rate(self) -> Option<f64> {
        (self.finished() > 0).then(|| self.won() / self.finished() as f64)
    }

    /// Wilson's 95 % interval of the true rate.
    pub fn interval(self) -> (f64, f64) {
        wilson(self.won(), self.finished())
    }

    fn won(self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }
}

/// How two players stand after their games. But for the times, the same however many threads played them.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    /// What the games add up to.
    pub totals: Totals,
    /// The score of the first player.
    pub score: Score,
    /// Its score in either seat.
    pub by_seat: [Score; 2],
    /// Its score in every scenario that was played.
    pub by_scenario: Vec<(String, Score)>,
    /// How long the turns of either player took.
    pub times: [Times; 2],
}

impl Standings {
    /// What these games, in order, come to between these sides.
    pub fn of(sides: [&str; 2], bouts: &[Bout]) -> Standings {
        let mut score = Score::default();
        let mut by_seat = [score; 2];
        let mut by_scenario: Vec<(String, Score)> = Vec::new();
        for bout in bouts {
            score.add(bout.ended());
            for (side, score) in sides.iter().zip(&mut by_seat) {
                if *side == bout.side {
                    score.add(bout.ended());
                }
            }
            let place = by_scenario.iter().position(|(scenario, _)| *scenario == bout.result.scenario);
            let place = place.unwrap_or_else(|| {
                by_scenario.push((bout.result.scenario.clone(), Score::default()));
                by_scenario.len() - 1
            });
            by_scenario[place].1.add(bout.ended());
        }
        let turns_of = |player: usize| bouts.iter().flat_map(move |bout| &bout.microseconds[player]);
        let times = [0, 1].map(|player| Times::of(turns_of(player).copied().collect()));
        Standings { totals: Totals::of(bouts), score, by_seat, by_scenario, times }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_half_a_win_and_an_unfinished_game_is_nothing() {
        let score = Score { games: 12, wins: 4, losses: 2, draws: 4 };
        assert_eq!((score.finished(), score.rate()), (10, Some(0.6)));
        assert_eq!(score.interval(), wilson(6.0, 10));
        assert_eq!(score.of_the_other().rate(), Some(0.4));
        let [won, lost, drawn] = [Ended::Won, Ended::Lost, Ended::Drawn].map(|ended| Score::of(Some(ended)));
        let games = [won, lost, drawn, Score::of(None)].into_iter();
        assert_eq!(games.sum::<Score>(), Score { games: 4, wins: 1, losses: 1, draws: 1 });
        assert_eq!((Score::default().rate(), Score::default().interval()), (None, (0.0, 1.0)));
    }
}
