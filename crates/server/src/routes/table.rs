//! Questions about the table: why not, odds, ranges, distances.

use std::sync::Arc;

use ::table::{Inspection, Measure, Text};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use contract::{Odds, Onlooker};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::ask::{Ask, Body, Path, Problem};
use crate::hall::{Hall, Refused};
use crate::routes::{acting, enter, refuse, why_not as explain};
use crate::wire::WhyNot;
use game::{Eye, No};

/// A thing on the table, and another.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Pointed {
    /// What is touched first: a piece, a card, a place.
    subject: String,
    /// What is touched next.
    #[serde(default)]
    target: Option<String>,
    /// The seat that acts, 0 or 1; only whoever holds both has to say.
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

fn words(text: Text) -> Refused {
    Refused::Words(StatusCode::UNPROCESSABLE_ENTITY, text, None)
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
pub async fn why_not(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(pointed): Body<Pointed>,
) -> Result<Response, Problem> {
    let (state, own) = enter(&hall, &ask, &id).await?;
    let seat = acting(&ask, &state, &own, pointed.seat)?;
    let no = |refused| refuse(&ask, Some(&state), &own, refused);
    let room = state.room().map_err(no)?;
    let hidden = state.look(&own, Eye::Onlooker(Onlooker::Seat(seat))).hidden;
    let why = room.why_not(seat, hidden, &pointed.subject, pointed.target.as_deref());
    match why.map_err(|text| no(words(text)))? {
        Some(No::Rule { rule, because }) => {
            let game = &state.record.game;
            Ok(ask.answer(game, &explain(&ask, game, rule, because)).into_response())
        }
        Some(No::Words(text)) => Err(no(words(text))),
        None => Ok(StatusCode::NO_CONTENT.into_response()),
    }
}

/// A decision on offer.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Weighed {
    /// One of the offers, word for word.
    decision: String,
    /// The seat that acts, 0 or 1; only whoever holds both has to say.
    #[serde(default, rename = "as")]
    seat: Option<u8>,
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
pub async fn odds(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(weighed): Body<Weighed>,
) -> Result<Response, Problem> {
    let (state, own) = enter(&hall, &ask, &id).await?;
    let seat = acting(&ask, &state, &own, weighed.seat)?;
    let no = |refused| refuse(&ask, Some(&state), &own, refused);
    if state.hidden(&own).is_some() {
        return Err(ask.no(StatusCode::FORBIDDEN, &Text::key("server-not-asked")));
    }
    let odds = state.room().map_err(no)?.odds(seat, &weighed.decision).map_err(|why| no(why.into()))?;
    Ok(match odds {
        Some(odds) => ask.answer(&state.record.game, &odds).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
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
pub async fn inspect(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(looked): Body<Looked>,
) -> Result<Json<Value>, Problem> {
    let (state, own) = enter(&hall, &ask, &id).await?;
    let no = |refused| refuse(&ask, Some(&state), &own, refused);
    let eye: Eye = state.eye(&own, looked.seat.map(|seat| seat.to_string()).as_deref()).map_err(no)?;
    let look = state.look(&own, eye);
    let found = state.room().map_err(no)?.inspect(look, &looked.subject).map_err(|text| no(words(text)))?;
    Ok(ask.answer(&state.record.game, &found))
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
pub async fn measure(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(measured): Body<Measured>,
) -> Result<Response, Problem> {
    let (state, own) = enter(&hall, &ask, &id).await?;
    let no = |refused| refuse(&ask, Some(&state), &own, refused);
    let eye: Eye = state.eye(&own, measured.seat.map(|seat| seat.to_string()).as_deref()).map_err(no)?;
    let room = state.room().map_err(no)?;
    let found =
        room.measure(state.look(&own, eye), &measured.from, &measured.to).map_err(|text| no(words(text)))?;
    Ok(match found {
        Some(found) => ask.answer(&state.record.game, &found).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}
