//! Questions about the table: why not, odds, ranges, distances.

use ::table::{Inspection, Measure};
use axum::response::Response;
use contract::Odds;
use host::WhyNot;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::ask::{Answer, Problem};
use crate::visit::{Turn, Visit, acts};

acts! {
    /// A thing on the table, and another.
    Pointed {
        /// What is touched first: a piece, a card, a place.
        subject: String,
        /// What is touched next.
        target: Option<String>,
    }
}

/// Why one may not; no content where nothing forbids it.
///
/// For what is not on offer: the section of the rulebook that stands in the way.
#[utoipa::path(
    post,
    path = "/matches/{id}/why-not",
    tag = "table",
    request_body = Pointed,
    security(("token" = [])),
    responses(
        (status = 200, body = WhyNot, description = "What forbids it"),
        (status = 204, description = "Nothing forbids it"),
        (status = 409, description = "The match has not begun"),
        (status = 422, description = "There is no such thing on the table"),
    )
)]
pub async fn why_not(turn: Turn<Pointed>) -> Result<Response, Problem> {
    let Pointed { subject, target, .. } = &turn.asked;
    turn.answer_if_any(turn.sitting.why_not(&turn.own, turn.asker.seat, subject, target.as_deref()))
}

acts! {
    /// A decision on offer.
    Weighed {
        /// One of the offers, word for word.
        decision: String,
    }
}

/// What may come of a decision; no content where nothing is left to chance.
///
/// Counted exactly from what the seat can see; where it cannot see what defends, the mean over imagined deployments.
#[utoipa::path(
    post,
    path = "/matches/{id}/odds",
    tag = "table",
    request_body = Weighed,
    security(("token" = [])),
    responses(
        (status = 200, body = Odds, description = "What may come of it"),
        (status = 204, description = "Nothing is left to chance"),
        (status = 403, description = "The seat is not asked"),
        (status = 409, description = "The match has not begun"),
        (status = 422, description = "It is not on offer"),
    )
)]
pub async fn odds(turn: Turn<Weighed>) -> Result<Response, Problem> {
    turn.answer_if_any(turn.sitting.odds(&turn.own, turn.asker.seat, &turn.asked.decision))
}

/// A thing to be looked at.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Looked {
    /// A piece, a card, a place.
    subject: String,
    /// The seat to look from, 0 or 1; without it, the one that the token opens.
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

/// Two things to be measured between.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// From here.
    from: String,
    /// To there.
    to: String,
    /// The seat to look from, 0 or 1; without it, the one that the token opens.
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

/// What can be said of a thing: its range, its cover.
#[utoipa::path(
    post,
    path = "/matches/{id}/inspect",
    tag = "table",
    request_body = Looked,
    responses(
        (status = 200, body = Inspection, description = "What can be said of it"),
        (status = 403, description = "That seat is not yours to look from"),
        (status = 409, description = "The match has not begun"),
        (status = 422, description = "There is no such thing on the table"),
    )
)]
pub async fn inspect(visit: Visit<Looked>) -> Answer {
    let Looked { subject, seat } = &visit.asked;
    visit.answer(visit.sitting.inspect(&visit.own, *seat, subject))
}

/// How far it is, and what is seen.
#[utoipa::path(
    post,
    path = "/matches/{id}/measure",
    tag = "table",
    request_body = Measured,
    responses(
        (status = 200, body = Measure, description = "The way there"),
        (status = 204, description = "There is nothing to measure between them"),
        (status = 403, description = "That seat is not yours to look from"),
        (status = 409, description = "The match has not begun"),
        (status = 422, description = "There is no such thing on the table"),
    )
)]
pub async fn measure(visit: Visit<Measured>) -> Result<Response, Problem> {
    let Measured { from, to, seat } = &visit.asked;
    visit.answer_if_any(visit.sitting.measure(&visit.own, *seat, [from, to]))
}
