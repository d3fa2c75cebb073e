//! What a game is, for everything that plays, shows, keeps or judges one.
//!
//! A game crate implements three traits: [`Rules`], the law; [`Show`], what a person sees; [`Think`], what computer players
//! look at. The rest of the workspace is written against them alone. A [`Match`] joins a game made ready to play with the entries decided so far, and writes itself as a text that anyone can read
//! and that replays bit for bit. The [`kit`] holds every game to the laws that the trait's words promise.

mod data;
mod date;
mod dice;
mod doctrine;
mod fair;
mod file;
mod generator;
mod journal;
pub mod kit;
mod matches;
mod notation;
mod numbered;
mod odds;
mod pack;
mod pointing;
mod rules;
mod seat;
mod setup;
mod show;
pub mod speech;
mod telling;
mod think;
mod view;

pub use date::{date_of, span_of};
pub use dice::{Dice, Reservoir, Seed};
pub use doctrine::{Doctrine, Turned, doctrines};
pub use fair::{Commitment, FairDice, Secret};
pub use file::{FileError, Header, Start, read_header, read_move, write_move};
pub use generator::{Generated, Generator, Pair, Theme};
pub use journal::{Audience, Journal, Line};
pub use matches::{By, Draft, Entry, Match, Move, UndoRefused, read_position, taken_back_to, write_position};
pub use notation::{Notation, Number, Reading, Spelling, misplaced};
pub use odds::{Basis, Beside, Case, Odds, Throw, mean_beyond};
pub use pack::{DataFile, Pack, PackError, line_and_column};
pub use pointing::{Heading, Pointing};
pub use rulebook::{Asleep, Bilingual, Kind, Rule, Rulebook, Section};
pub use rules::{Lister, Onlooker, Outcome, Refusal, Rules, Window, fingerprint, first_refusal};
pub use seat::{BySeat, Seat, Seats};
pub use setup::{About, Choice, Moment, Setup, SetupError};
pub use show::Show;
pub use telling::{Plain, Shown, Telling, Told, Untold};
pub use think::{Benchmark, Scored, Think};
pub use view::View;

use table::Language;
pub use table::Measure;

/// What the contract itself says, in a language: faults of match files, packs and set-ups.
pub fn messages(language: Language) -> &'static str {
    language.either(include_str!("../i18n/fr.ftl"), include_str!("../i18n/en.ftl"))
}
