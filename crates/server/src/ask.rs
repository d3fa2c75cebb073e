//! Who asks, in which language, and how a refusal is said.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, body};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use table::{Language, Text};

use crate::hall::Hall;

/// The digest of a token: what is kept of it.
pub fn digest(token: &str) -> String {
    Sha256::digest(token.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whoever sent a request.
#[derive(Clone)]
pub struct Ask {
    /// The language he reads.
    pub language: Language,
    /// The digest of the token he showed.
    pub token: Option<String>,
    /// Where he is.
    pub address: IpAddr,
    hall: Arc<Hall>,
}

impl Ask {
    /// A refusal in his language.
    pub fn no(&self, status: StatusCode, text: &Text) -> Problem {
        self.no_in("", status, text)
    }

    /// A refusal in his language, in the words of a game.
    pub fn no_in(&self, game: &str, status: StatusCode, text: &Text) -> Problem {
        let error = self.hall.library.words(game, self.language).say(text);
        Problem { status, body: json!({ "error": error }) }
    }

    /// An answer in the words of a game.
    pub fn answer<T: Serialize>(&self, game: &str, what: &T) -> Json<Value> {
        Json(self.hall.library.words(game, self.language).spoken(what))
    }
}

/// A refusal: the right status and a sentence.
#[derive(Debug)]
pub struct Problem {
    /// The status.
    pub status: StatusCode,
    /// The sentence, and whatever helps.
    pub body: Value,
}

impl Problem {
    /// With something more.
    #[must_use]
    pub fn with(mut self, name: &str, value: Value) -> Problem {
        self.body[name] = value;
        self
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status, Json(self.body)).into_response()
    }
}

/// The language that a query asks for, else the browser's, else French.
fn language_of(query: Option<&str>, headers: &HeaderMap) -> Language {
    let asked = query.unwrap_or("").split('&').find_map(|pair| pair.strip_prefix("lang="));
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    match (asked, accepted) {
        (Some("en"), _) => Language::En,
        (Some(_), _) => Language::Fr,
        (None, Some(accepted)) if accepted.starts_with("en") => Language::En,
        _ => Language::Fr,
    }
}

fn token_of(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    Some(digest(value.strip_prefix("Bearer ")?.trim()))
}

impl FromRequestParts<Arc<Hall>> for Ask {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Ask, Problem> {
        let address = parts
            .extensions
            .get::<ConnectInfo<SocketAddr>>()
            .map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| info.0.ip());
        Ok(Ask {
            language: language_of(parts.uri.query(), &parts.headers),
            token: token_of(&parts.headers),
            address,
            hall: hall.clone(),
        })
    }
}

/// A request's body, read as JSON; what is wrong with it is said in a sentence.
pub struct Body<T>(pub T);

/// The largest body that is read, but for match files.
pub const LARGEST_BODY: usize = 64 * 1024;
/// The largest match file that is read.
pub const LARGEST_FILE: usize = 4 * 1024 * 1024;

/// A body as bytes, up to a size.
pub async fn read_body(ask: &Ask, request: Request, most: usize) -> Result<Vec<u8>, Problem> {
    let announced = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    let too_large =
        || ask.no(StatusCode::PAYLOAD_TOO_LARGE, &Text::key("server-too-large").with("most", most / 1024));
    if announced.and_then(|length| length.parse::<usize>().ok()).is_some_and(|length| length > most) {
        return Err(too_large());
    }
    body::to_bytes(request.into_body(), most).await.map(|bytes| bytes.to_vec()).map_err(|_| too_large())
}

impl<T: DeserializeOwned> FromRequest<Arc<Hall>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Body<T>, Problem> {
        let (mut parts, body) = request.into_parts();
        let ask = Ask::from_request_parts(&mut parts, hall).await?;
        let bytes = read_body(&ask, Request::from_parts(parts, body), LARGEST_BODY).await?;
        // No body at all is an empty object: what a request may leave out, it may leave out altogether.
        let bytes = if bytes.is_empty() { b"{}".to_vec() } else { bytes };
        serde_json::from_slice(&bytes).map(Body).map_err(|error| {
            ask.no(StatusCode::BAD_REQUEST, &Text::key("server-malformed").with("why", error.to_string()))
        })
    }
}
