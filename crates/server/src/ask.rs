//! Who asks, in which language, and how a refusal is said.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{self, ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, body};
use game::{Game, Kind, No};
use host::{RuleSection, Sheet};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sha2::{Digest, Sha256};
use table::{Language, Text};

use crate::games::Library;
use crate::hall::Hall;
use crate::wire;

/// The digest of a token: what is kept of it.
pub fn digest(token: &str) -> String {
    hex::encode(Sha256::digest(token.as_bytes()))
}

/// Whoever sent a request.
#[derive(Clone)]
pub struct Ask {
    /// The language he reads.
    pub language: Language,
    /// The digest of the token he showed.
    pub token: Option<String>,
    /// Where he is: what limits are counted by.
    pub address: IpAddr,
    hall: Arc<Hall>,
}

impl Ask {
    /// The games, and their words.
    pub fn library(&self) -> &Library {
        &self.hall.library
    }

    /// A refusal in his language.
    pub fn no(&self, no: No) -> Problem {
        self.no_in("", no)
    }

    /// A refusal in his language, in the words of a game.
    pub fn no_in(&self, game: &str, no: No) -> Problem {
        self.no_with(game, no, None)
    }

    /// A refusal in the words of a game, with the match as it stands now.
    pub fn no_with(&self, game: &str, no: No, sheet: Option<Box<Sheet>>) -> Problem {
        let about = self.library().named(game).map(Game::about);
        let section = no.rule.zip(about.ok()).and_then(|(rule, about)| RuleSection::find(about, &rule));
        self.refuse(game, status_of(no.kind), &wire::Problem { error: no.because, section, sheet })
    }

    /// A refusal with whatever helps, in his language, in the words of a game.
    pub fn refuse(&self, game: &str, status: StatusCode, problem: &wire::Problem) -> Problem {
        Problem { status, body: self.answer(game, problem).0 }
    }

    /// What he sent cannot be understood.
    pub fn malformed(&self, why: impl ToString) -> Problem {
        self.no(No::new(Kind::Malformed, Text::key("server-malformed").with("why", why.to_string())))
    }

    /// An answer in the words of a game.
    pub fn answer<T: Serialize>(&self, game: &str, what: &T) -> Json<Value> {
        Json(self.hall.library.words(game, self.language).spoken(what))
    }
}

/// An answer in words, or a refusal.
pub type Answer = Result<Json<Value>, Problem>;

/// The status that a no is answered with.
fn status_of(kind: Kind) -> StatusCode {
    match kind {
        Kind::Malformed => StatusCode::BAD_REQUEST,
        Kind::Unproven => StatusCode::UNAUTHORIZED,
        Kind::Forbidden => StatusCode::FORBIDDEN,
        Kind::Unknown => StatusCode::NOT_FOUND,
        Kind::Conflict | Kind::Stale => StatusCode::CONFLICT,
        Kind::Unfit => StatusCode::UNPROCESSABLE_ENTITY,
        Kind::TooMuch => StatusCode::TOO_MANY_REQUESTS,
        Kind::Fault => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// A refusal: the right status and a sentence.
#[derive(Debug)]
pub struct Problem {
    /// The status.
    pub status: StatusCode,
    /// A [`wire::Problem`] in the words of whoever asked.
    pub body: Value,
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

/// Whom an address stands for. Of those of IPv6 everybody has a whole /64 to himself: they count as one.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(long) => IpAddr::V6(Ipv6Addr::from_bits(long.to_bits() >> 64 << 64)),
        short => short,
    }
}

impl FromRequestParts<Arc<Hall>> for Ask {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Ask, Problem> {
        let address = parts
            .extensions
            .get::<ConnectInfo<SocketAddr>>()
            .map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| household(info.0.ip()));
        Ok(Ask {
            language: language_of(parts.uri.query(), &parts.headers),
            token: token_of(&parts.headers),
            address,
            hall: hall.clone(),
        })
    }
}

/// What the address of a request names; what is wrong with it is said in a sentence.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<Hall>> for Path<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Path<T>, Problem> {
        match extract::Path::from_request_parts(parts, hall).await {
            Ok(extract::Path(named)) => Ok(Path(named)),
            Err(error) => Err(Ask::from_request_parts(parts, hall).await?.malformed(error.body_text())),
        }
    }
}

/// What a query asks for; what is wrong with it is said in a sentence.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<Hall>> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Query<T>, Problem> {
        match extract::Query::from_request_parts(parts, hall).await {
            Ok(extract::Query(asked)) => Ok(Query(asked)),
            Err(error) => Err(Ask::from_request_parts(parts, hall).await?.malformed(error.body_text())),
        }
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
    let too_large = || {
        ask.refuse(
            "",
            StatusCode::PAYLOAD_TOO_LARGE,
            &Text::key("server-too-large").with("most", most / 1024).into(),
        )
    };
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
        serde_json::from_slice(&bytes).map(Body).map_err(|error| ask.malformed(error))
    }
}
