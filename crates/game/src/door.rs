//! A game's types put behind trait objects: compiled once a game, in its own crate.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

use contract::kit::{self, Effort, Failure, Report};
use contract::{
    About, Dice, FileError, Header, Journal, Match, Onlooker, Seed, Setup, SetupError, Show, Think,
    read_position,
};
use laboratory::{
    Arena, Bout, Count, FitError, GameResult, LONGEST, Orders, Questions, Run, Runner, SampledGame, Series,
    SeriesError, Speed, Standings,
};
use table::{Scene, Table, Text};

use crate::seated::Seated;
use crate::{Game, Played, Ready, Snapshot};

/// The door to the game `G`.
pub struct Door<G>(PhantomData<fn() -> G>);

impl<G> Door<G> {
    /// The door.
    pub const NEW: Door<G> = Door(PhantomData);
}

/// A game of the types `G` made ready.
struct Made<G>(Arc<G>);

/// The games in these set-ups, which this game has made ready.
fn own<G: Show + Think>(set_ups: &[Arc<dyn Ready>]) -> Vec<Arc<G>> {
    let made = |set_up: &Arc<dyn Ready>| {
        let made: &Made<G> = set_up.as_any().downcast_ref().expect("a game plays what it has made ready");
        made.0.clone()
    };
    set_ups.iter().map(made).collect()
}

impl<G: Show + Think> Game for Door<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn ready(&self, setup: Setup) -> Result<Arc<dyn Ready>, SetupError> {
        Ok(Arc::new(Made(Arc::new(G::ready(setup)?))))
    }

    fn simulate(
        &self,
        set_ups: &[Arc<dyn Ready>],
        players: [&str; 2],
        seed: u64,
        orders: &Orders,
        done: &(dyn Fn(&GameResult) + Sync),
    ) -> Result<Run, SeriesError> {
        Series::over(own::<G>(set_ups), players, seed)?.run(orders, done)
    }

    fn arena(
        &self,
        set_ups: &[Arc<dyn Ready>],
        players: [&str; 2],
        seed: u64,
        orders: &Orders,
        done: &(dyn Fn(&Bout) + Sync),
    ) -> Result<Run<Bout, Standings>, SeriesError> {
        let arena = Arena::new(own::<G>(set_ups), players, seed)?;
        arena.run(orders.games.clone(), orders.threads, orders.folder.as_deref(), done)
    }

    fn collect(
        &self,
        set_ups: &[Arc<dyn Ready>],
        player: &str,
        seed: u64,
        games: u64,
        threads: usize,
        done: &(dyn Fn(&SampledGame) + Sync),
    ) -> Result<Run<SampledGame>, FitError> {
        laboratory::collect(&own::<G>(set_ups), player, seed, games, threads, done)
    }

    fn conform(&self, set_ups: &[Arc<dyn Ready>], effort: Effort) -> Result<Report, Box<Failure>> {
        kit::conform(&own::<G>(set_ups), effort)
    }
}

impl<G: Show + Think> Ready for Made<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn setup(&self) -> &Setup {
        self.0.setup()
    }

    fn scene(&self) -> Scene {
        self.0.scene()
    }

    fn before_play(&self) -> Table {
        let position = self.0.begin(&mut Dice::loose(1914), &mut Journal::mute());
        self.0.table(&position, Onlooker::Spectator)
    }

    fn begin(&self, seed: Seed, date: &str, players: [String; 2]) -> Box<dyn Played> {
        Box::new(Seated::of(Match::begin(self.0.clone(), seed, date, players)))
    }

    fn open(&self, header: Header) -> Result<Box<dyn Played>, Text> {
        Ok(Box::new(Seated::of(Match::with_header(self.0.clone(), header)?)))
    }

    fn resume(&self, header: Header, snapshot: &Snapshot) -> Result<Box<dyn Played>, Text> {
        let position = read_position(&*self.0, &snapshot.position)?;
        let played = Match::resumed(self.0.clone(), header, snapshot.number as usize, position);
        Ok(Box::new(Seated::of(played)))
    }

    fn read(&self, text: &str) -> Result<Box<dyn Played>, FileError> {
        Ok(Box::new(Seated::of(Match::from_text(self.0.clone(), text)?)))
    }

    fn count(
        &self,
        players: [&str; 2],
        seed: u64,
        games: u64,
        done: &dyn Fn(u64),
    ) -> Result<Count, SeriesError> {
        laboratory::count(&*self.0, players, seed, games, done)
    }

    fn questions(
        &self,
        players: [&str; 2],
        seed: u64,
        games: u64,
        threads: usize,
        done: &(dyn Fn(u64) + Sync),
    ) -> Result<Questions, SeriesError> {
        laboratory::questions(&*self.0, players, seed, games, threads, done)
    }

    fn ends(&self, seed: u64) -> bool {
        let series = Series::new(self.0.clone(), ["random"; 2], seed).expect("there is such a player");
        series.play(&mut Runner::new(LONGEST), 0, None).finished
    }

    fn bench(&self, seed: u64, time: Duration) -> Speed {
        laboratory::bench(&*self.0, seed, time)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
