//! Questions about the table: why not, odds, ranges, distances.

use std::sync::Arc;

use ::table::Text;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;

use crate::ask::{Ask, Body, Problem};
use crate::hall::{Hall, Refused};
use crate::room::{Eye, No};
use crate::routes::{acting, enter, refuse, why_not as explain};

/// A thing on the table, and another.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pointed {
    subject: String,
    #[serde(default)]
    target: Option<String>,
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

fn words(text: Text) -> Refused {
    Refused::Words(StatusCode::UNPROCESSABLE_ENTITY, text, None)
}

/// Why one may not; no content where nothing forbids it.
pub async fn why_not(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(pointed): Body<Pointed>,
) -> Result<Response, Problem> {
    let (live, own) = enter(&hall, &ask, &id).await?;
    let seat = acting(&ask, &own, pointed.seat)?;
    let state = live.state.lock().await;
    let no = |refused| refuse(&ask, Some((&live, &state)), &own, refused);
    let room = state.room().map_err(no)?;
    let why = room.why_not(seat, &pointed.subject, pointed.target.as_deref());
    match why.map_err(|text| no(words(text)))? {
        Some(No::Rule { rule, because }) => {
            let game = &state.record.game;
            Ok(ask.answer(game, &explain(game, rule, because)).into_response())
        }
        Some(No::Words(text)) => Err(no(words(text))),
        None => Ok(StatusCode::NO_CONTENT.into_response()),
    }
}

/// A decision on offer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weighed {
    decision: String,
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

/// What may come of a decision; no content where nothing is left to chance.
pub async fn odds(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(weighed): Body<Weighed>,
) -> Result<Response, Problem> {
    let (live, own) = enter(&hall, &ask, &id).await?;
    let seat = acting(&ask, &own, weighed.seat)?;
    let state = live.state.lock().await;
    let no = |refused| refuse(&ask, Some((&live, &state)), &own, refused);
    let odds = state.room().map_err(no)?.odds(seat, &weighed.decision).map_err(|why| no(why.into()))?;
    Ok(match odds {
        Some(odds) => ask.answer(&state.record.game, &odds).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// A thing to be looked at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Looked {
    subject: String,
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

/// Two things to be measured between.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    from: String,
    to: String,
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

/// What can be said of a thing: its range, its cover.
pub async fn inspect(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(looked): Body<Looked>,
) -> Result<Json<Value>, Problem> {
    let (live, own) = enter(&hall, &ask, &id).await?;
    let state = live.state.lock().await;
    let no = |refused| refuse(&ask, Some((&live, &state)), &own, refused);
    let eye: Eye = state.eye(&own, looked.seat.map(|seat| seat.to_string()).as_deref()).map_err(no)?;
    let found = state.room().map_err(no)?.inspect(eye, &looked.subject).map_err(|text| no(words(text)))?;
    Ok(ask.answer(&state.record.game, &found))
}

/// How far it is, and what is seen.
pub async fn measure(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(measured): Body<Measured>,
) -> Result<Response, Problem> {
    let (live, own) = enter(&hall, &ask, &id).await?;
    let state = live.state.lock().await;
    let no = |refused| refuse(&ask, Some((&live, &state)), &own, refused);
    let eye: Eye = state.eye(&own, measured.seat.map(|seat| seat.to_string()).as_deref()).map_err(no)?;
    let room = state.room().map_err(no)?;
    let found = room.measure(eye, &measured.from, &measured.to).map_err(|text| no(words(text)))?;
    Ok(match found {
        Some(found) => ask.answer(&state.record.game, &found).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}
