//! Small positions with a decision that any human player finds at once, put to a computer player.

use std::fmt::Debug;
use std::num::NonZero;
use std::thread;

use contract::{Lister, Rules, View};
use opponents::{Level, Player, Search, side_by_side};

use crate::Desk;

/// The chance of Sergent, who is asked.
const SEED: u64 = 14;

/// How many of twenty he must find.
const FOUND: usize = 18;

/// A small position, and what a human would do there.
pub struct Case<D, A> {
    /// What a human would do, and why.
    pub name: &'static str,
    /// What is asked of whom: a seat and a phase.
    pub asked: A,
    /// The position.
    pub desk: fn() -> D,
    /// Whether a decision, in notation, is what a human would do.
    pub good: fn(&D, &str) -> bool,
}

/// Every case is a sound position in which what it says is asked, with a decision to find and one to avoid.
pub fn sound<D: Desk, A: PartialEq + Debug>(cases: &[Case<D, A>], asked: impl Fn(&D) -> A) {
    for case in cases {
        let (desk, name) = ((case.desk)(), case.name);
        desk.game.invariants(&desk.p).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(asked(&desk), case.asked, "{name}");
        let offers = desk.offers();
        let good = offers.iter().filter(|offer| (case.good)(&desk, offer)).count();
        assert!(good > 0, "{name}: nothing good in {offers:?}");
        assert!(good < offers.len(), "{name}: nothing bad in {offers:?}");
    }
}

/// What Sergent decides at a desk, in notation.
fn decided<D: Desk>(desk: &D) -> String {
    let seat = desk.asked();
    let mut offered = Vec::new();
    Lister::default().decisions(&desk.game, &desk.p, seat, &mut offered);
    let mind = Level::Sergent.mind(D::Game::about().horizons).untimed();
    let mut player = Search::<D::Game>::new("sergent", mind, SEED);
    desk.game.notate(player.choose_among(&View::new(&desk.game, &desk.p, seat), &offered))
}

/// Sergent finds what anybody would, in most cases.
pub fn found<D: Desk, A: Sync>(cases: &[Case<D, A>]) {
    // As many at a time as there are cores, and no more: other tests are run beside them.
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let missed = |case: &Case<D, A>| {
        let desk = (case.desk)();
        let text = decided(&desk);
        (!(case.good)(&desk, &text)).then(|| format!("{}: {text}", case.name))
    };
    let mut starts: Vec<usize> = (0..cores).collect();
    let missed: Vec<String> = side_by_side(&mut starts, |start| {
        cases.iter().skip(*start).step_by(cores).filter_map(missed).collect::<Vec<String>>()
    })
    .concat();
    let found = cases.len() - missed.len();
    assert!(found >= FOUND, "Sergent finds {found} of {}; missed:\n  {}", cases.len(), missed.join("\n  "));
}
