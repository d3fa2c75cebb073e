//! How the server itself is doing.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use ::table::Text;
use game::{Kind, No};

use crate::ask::{Ask, Problem};
use crate::document;
use crate::hall::Hall;

/// An address that means nothing.
pub async fn nowhere(ask: Ask) -> Problem {
    ask.no(No::key(Kind::Unknown, "server-nowhere"))
}

/// An address that means something, asked in a way that means nothing.
pub async fn no_method(ask: Ask) -> Problem {
    ask.refuse("", StatusCode::METHOD_NOT_ALLOWED, &Text::key("server-no-method").into())
}

/// This description.
#[utoipa::path(
    get,
    path = "/",
    tag = "house",
    responses(
        (status = 200, body = Object, description = "An OpenAPI document"),
    )
)]
pub async fn api() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], document::json()).into_response()
}

/// Whether the server can keep and answer.
#[utoipa::path(
    get,
    path = "/health",
    tag = "house",
    responses(
        (status = 200, body = String, content_type = "text/plain", description = "It can"),
        (status = 503, body = String, content_type = "text/plain", description = "The archive does not answer"),
    )
)]
pub async fn health(State(hall): State<Arc<Hall>>) -> Response {
    if hall.archive.is_well().await {
        "ok\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the archive does not answer\n").into_response()
    }
}

/// What is counted, in the text form that monitoring programs read.
#[utoipa::path(
    get,
    path = "/metrics",
    tag = "house",
    responses(
        (status = 200, body = String, content_type = "text/plain", description = "The counts"),
    )
)]
pub async fn metrics(State(hall): State<Arc<Hall>>) -> Response {
    let kept = hall.archive.count().await.unwrap_or_default();
    let counts = &hall.counts;
    let count = |counter: &std::sync::atomic::AtomicUsize| counter.load(Ordering::Relaxed) as u64;
    let lines = [
        ("quatorze_matches_kept", "gauge", "Matches in the archive", kept),
        ("quatorze_matches_open", "gauge", "Matches in memory", hall.open_matches() as u64),
        ("quatorze_matches_created_total", "counter", "Matches created", count(&counts.matches)),
        ("quatorze_entries_total", "counter", "Entries kept", count(&counts.entries)),
        ("quatorze_thoughts_total", "counter", "Decisions by computer players", count(&counts.thoughts)),
        ("quatorze_connections", "gauge", "Live connections", count(&hall.limiter.open)),
    ];
    let text: String = lines
        .iter()
        .map(|(name, kind, help, value)| {
            format!("# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n")
        })
        .collect();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
