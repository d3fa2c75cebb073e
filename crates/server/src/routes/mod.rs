//! What can be asked of the server, one file a subject.

pub mod assets;
pub mod catalogue;
pub mod house;
pub mod live;
pub mod matches;
pub mod play;
pub mod replay;
pub mod table;

use std::sync::Arc;

use ::table::Text;
use axum::http::StatusCode;
use contract::Seat;

use crate::ask::{Ask, Problem};
use crate::attend::attend;
use crate::hall::{Hall, Refused};
use crate::record::Kind;
use crate::state::{Sitting, State};
use crate::wire::{self, RuleSection, WhyNot};

/// A refusal as an answer. A stale decision gets the fresh table with it.
pub fn refuse(ask: &Ask, sitting: Option<&Sitting>, own: &[Seat], refused: Refused) -> Problem {
    let game = sitting.map_or("", |sitting| sitting.record.game.as_str());
    match refused {
        Refused::Words(status, text, rule) => {
            let section = rule.and_then(|rule| section(ask, game, &rule));
            ask.refuse(game, status, &wire::Problem { section, ..text.into() })
        }
        Refused::Stale => {
            let sheet = sitting.filter(|sitting| !sitting.lost).and_then(|sitting| {
                let eye = sitting.eye(own, None).ok()?;
                Some(Box::new(sitting.sheet(own, eye)))
            });
            let stale = wire::Problem { sheet, ..Text::key("server-stale").into() };
            ask.refuse(game, StatusCode::CONFLICT, &stale)
        }
    }
}

/// A section of a game's rulebook.
pub fn section(ask: &Ask, game: &str, id: &str) -> Option<RuleSection> {
    let book = (ask.library().about(game)?.rulebook)();
    Some(RuleSection::from(book.section(book.find(id)?)))
}

/// Why not, with the words of the section.
pub fn why_not(ask: &Ask, game: &str, rule: String, because: Text) -> WhyNot {
    let section = section(ask, game, &rule);
    let (title, gist) = section
        .map_or_else(|| (Text::figure(&rule), Text::figure("")), |section| (section.title, section.gist));
    WhyNot { rule, title, gist, because }
}

/// The match that is asked about, and the seats that are the asker's.
pub async fn enter(hall: &Arc<Hall>, ask: &Ask, id: &str) -> Result<(Sitting, Vec<Seat>), Problem> {
    let sitting = hall.open(id).await.map_err(|refused| refuse(ask, None, &[], refused))?;
    if sitting.next().is_some() {
        // Whoever asks about a match that lay on the shelf sets it going again.
        attend(hall, &sitting.live);
    }
    let own = match &ask.token {
        None => Vec::new(),
        Some(token) => sitting.record.seats_of(token),
    };
    if own.is_empty() && ask.token.is_some() {
        return Err(ask.no(StatusCode::UNAUTHORIZED, &Text::key("server-wrong-token")));
    }
    for seat in &own {
        sitting.live.heard(*seat);
    }
    Ok((sitting, own))
}

/// The seat that is to act: the one named, or the asker's only one. Where the computer plays in his place, he only looks on.
pub fn acting(ask: &Ask, state: &State, own: &[Seat], named: Option<u8>) -> Result<Seat, Problem> {
    let none = || ask.no(StatusCode::UNAUTHORIZED, &Text::key("server-no-token"));
    let seat = match (own, named) {
        ([], _) => Err(none()),
        (own, Some(seat)) => own
            .iter()
            .copied()
            .find(|own| *own as u8 == seat)
            .ok_or_else(|| ask.no(StatusCode::FORBIDDEN, &Text::key("server-not-your-seat"))),
        ([only], None) => Ok(*only),
        _ => Err(ask.no(StatusCode::BAD_REQUEST, &Text::key("server-which-seat"))),
    }?;
    match state.record.place(seat).kind {
        Kind::Computer => Err(ask.no(StatusCode::FORBIDDEN, &Text::key("server-replaced"))),
        _ => Ok(seat),
    }
}
