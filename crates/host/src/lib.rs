//! A match run for people: who sits where, what each may see and do, and what must be kept of it.
//!
//! A [`Hosted`] match takes a request (seat 1 decides this at number 41), changes itself, and says what must be kept before
//! anyone is told ([`Keep`]) or why not ([`game::No`]); a [`Sheet`] is what one onlooker gets to see. Computer players are due
//! ([`Hosted::due`]) and think elsewhere. Nothing here reads a clock, a disk or a socket, rolls dice of its own or starts a
//! thread: times and random numbers come with the request, and everything else is done by whoever carries requests and
//! answers to and fro.

mod account;
mod create;
mod hosted;
mod kept;
mod record;
mod requests;
mod sheet;

pub use account::{Account, Chance, Fallen, Gain, Luck, Swing};
pub use create::{NewMatch, NewSeat, header_of, import};
pub use hosted::{Due, Hosted, SAYINGS};
pub use kept::{Entry, Keep, Past, Saying, Step};
pub use record::{ALWAYS, Asked, DiceState, Mode, Origin, Place, Record, Request, SeatKind};
pub use requests::{Asker, TakeBack, Word, last_own};
pub use sheet::{
    DiceAbout, Frame, MatchAbout, Moment, Note, Over, PastStep, Presence, RuleSection, Said, SeatAbout,
    Sheet, Summary, WhyNot, moments,
};

use table::Language;

/// What is said here, in a language.
pub fn messages(language: Language) -> &'static str {
    match language {
        Language::Fr => include_str!("../i18n/fr.ftl"),
        Language::En => include_str!("../i18n/en.ftl"),
    }
}
