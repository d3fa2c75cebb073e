//! Two players who meet again and again: what series and arenas have in common.

use std::sync::Arc;

use contract::{Generator, Seat, Seed, Think};
use opponents::Player;

use crate::rows::Row;
use crate::{LONGEST, RowFault, SeriesError, player_seed};

/// Numbered games between two players, by name, in some set-ups in turn. Game `index` has the seed
/// `Seed::in_series(seed, index)`.
pub(crate) struct Fixture<G: Think> {
    /// One or more, which differ in the scenario alone.
    pub set_ups: Vec<Arc<G>>,
    pub players: [String; 2],
    pub seed: u64,
    /// A game with so many entries is cut off.
    pub longest: u64,
}

impl<G: Think> Fixture<G> {
    pub fn new(set_ups: Vec<Arc<G>>, players: [&str; 2], seed: u64) -> Result<Fixture<G>, SeriesError> {
        assert!(!set_ups.is_empty(), "there are no games without a set-up");
        for name in players {
            opponents::by_name::<G>(name, 0)?;
        }
        Ok(Fixture { set_ups, players: players.map(str::to_string), seed, longest: LONGEST })
    }

    /// The seed of a game.
    pub fn seed_of(&self, index: u64) -> Seed {
        Seed::in_series(self.seed, index)
    }

    /// The set-up of a round.
    pub fn set_up(&self, round: u64) -> &Arc<G> {
        &self.set_ups[(round % self.set_ups.len() as u64) as usize]
    }

    /// One of the two players, in a seat of the game with this seed.
    pub fn player(&self, which: usize, seed: &Seed, seat: Seat) -> Box<dyn Player<G>> {
        let player = opponents::by_name(&self.players[which], player_seed(seed, seat));
        player.expect("names are checked in `new`")
    }

    /// An error unless a row is of the game that it numbers, which is played in this round.
    pub fn check(&self, row: &impl Row, round: u64) -> Result<(), RowFault> {
        let result = row.result();
        if result.seed != self.seed_of(result.index).to_string() {
            return Err(RowFault::Seed(result.index));
        }
        let same = result.scenario == self.set_up(round).setup().scenario;
        if same { Ok(()) } else { Err(RowFault::Place(result.index)) }
    }

    /// What the file of its rows is called, without the ending: everything that its results depend on.
    pub fn name(&self) -> String {
        let about = G::about();
        let setup = self.set_ups[0].setup();
        let scenario = self.scenarios_name();
        let mut name = format!("{}-rules{}-pack{}-{scenario}", about.id, about.rules, setup.pack.hash());
        match setup.options.len() {
            0 => {}
            // A file's name has no room for a long list.
            count if count > 1 && count == about.options.len() => name = format!("{name}-all"),
            _ => name = format!("{name}-{}", setup.options.join("+")),
        }
        let [first, second] = &self.players;
        name = format!("{name}-players{}-{first}-{second}-seed{}", opponents::VERSION, self.seed);
        if self.longest != LONGEST {
            name = format!("{name}-longest{}", self.longest);
        }
        name
    }

    /// The scenarios in the name of a file, which has no room for a long list.
    fn scenarios_name(&self) -> String {
        let about = G::about();
        let scenarios: Vec<&str> = self.set_ups.iter().map(|game| game.setup().scenario.as_str()).collect();
        let several = scenarios.len() > 1;
        if several && scenarios.iter().copied().eq(about.scenarios.iter().map(|choice| choice.id)) {
            return "all".to_string();
        }
        if several && Generator::series(about, scenarios.len()).eq(scenarios.iter().copied()) {
            return format!("generated{}", scenarios.len());
        }
        scenarios.join("+")
    }
}
