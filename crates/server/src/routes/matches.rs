//! Creating matches, sitting down, and making the dice.

use std::sync::Arc;

use ::table::Text;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use contract::{Seat, Start};
use game::{Game, Kind, No};
use host::{DiceAbout, Hosted, Keep, MatchAbout, NewMatch, Origin, Record, Sheet, Summary};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::ask::{Answer, Ask, Body, Problem, digest};
use crate::attend::attend;
use crate::hall::{Hall, now, random};
use crate::visit::{Acts, Nothing, Turn, Visit, acts};
use crate::wire::Created;

/// Creates a match.
///
/// Begins at once if no seat is `open` and no number is promised. With `from`, the token is one of the match it goes on
/// from.
#[utoipa::path(
    post,
    path = "/matches",
    tag = "matches",
    request_body = NewMatch,
    security((), ("token" = [])),
    responses(
        (status = 201, body = Created, description = "The match, with the secrets of its seats"),
        (status = 401, description = "The token opens no seat of the match to go on from"),
        (status = 403, description = "The match to go on from still has secrets, or the page comes from another site"),
        (status = 404, description = "There is no such game, or no such match to go on from"),
        (status = 409, description = "The match to go on from has not begun"),
        (status = 422, description = "There is no such scenario, option or level, or the seats, the promise or the match to go on from do not fit"),
        (status = 429, description = "Too many requests, or too many new matches in an hour"),
        (status = 500, description = "The match cannot be kept"),
    )
)]
pub async fn create(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Body(wanted): Body<NewMatch>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    let about = hall.library.named(&wanted.game).map(Game::about);
    let about = about.map_err(|no| ask.no(no.of_kind(Kind::Unknown)))?;
    let scenario = wanted.scenario.as_deref().unwrap_or(about.scenarios[0].id);
    let ready = hall.library.ready(about.id, scenario, &wanted.options);
    let ready = ready.map_err(|no| ask.no_in(about.id, no))?;
    may_create(&hall, &ask)?;
    let secrets = wanted.secrets([random(16), random(16)]);
    let tokens = secrets.each_ref().map(|secret| secret.as_deref().map(digest));
    // The day it is, in Greenwich.
    let date = contract::date_of(now().unsigned_abs() / 86_400_000);
    let record = wanted.record(&*ready, tokens, random(32), date);
    let mut record = record.map_err(|no| ask.no(no))?;
    if let Some(origin) = &wanted.from {
        go_on_from(&hall, &ask, origin, &mut record).await?;
    }
    let created = found(&hall, &ask, record, secrets).await?;
    Ok((StatusCode::CREATED, ask.answer("", &created)))
}

/// Counts a new match, if the address may create one more.
pub fn may_create(hall: &Hall, ask: &Ask) -> Result<(), Problem> {
    if hall.limiter.may_create(ask.address) {
        return Ok(());
    }
    let limit = Text::key("server-too-many-matches").with("most", hall.limiter.limits.matches);
    Err(ask.no(No::new(Kind::TooMuch, limit)))
}

/// Keeps a new match, and begins it if nobody is waited for.
pub async fn found(
    hall: &Arc<Hall>,
    ask: &Ask,
    record: Record,
    tokens: [Option<String>; 2],
) -> Result<Created, Problem> {
    let host = record.host_commitment().map(|host| host.to_string()).unwrap_or_default();
    let (id, game) = (random(8), record.game.clone());
    let sitting = hall.create(id.clone(), record).await.map_err(|no| ask.no_in(&game, no))?;
    attend(hall, &sitting.live);
    Ok(Created { id, tokens, host })
}

/// Starts a new match from a moment of another. Only who may see everything of that moment may take it with him.
async fn go_on_from(
    hall: &Arc<Hall>,
    ask: &Ask,
    origin: &Origin,
    record: &mut Record,
) -> Result<(), Problem> {
    let Visit { sitting, own, .. } = &Visit::to(hall, ask.clone(), &origin.id, ()).await?;
    let there = match sitting.check_goes_on(own, record) {
        Ok(()) => hall.played_at(sitting, sitting.number(own), origin.number).await,
        Err(no) => Err(no),
    };
    let position = there.map_err(|no| ask.no_in(&record.game, no))?.snapshot().position;
    record.start = Some(Start { after: 0, position });
    record.origin = Some(origin.clone());
    Ok(())
}

/// What a match is.
///
/// The board and whatever else does not change, who sits where, and which seats the token opens.
#[utoipa::path(
    get,
    path = "/matches/{id}",
    tag = "matches",
    responses(
        (status = 200, body = MatchAbout, description = "The match"),
    )
)]
pub async fn about(visit: Visit<Nothing>) -> Answer {
    let live = &visit.sitting.live;
    visit.answer(Ok(visit.sitting.about(live.id.clone(), &visit.own, &live.presence())))
}

acts! {
    /// Sitting down.
    Join {
        /// What the player wants to be called.
        name: Option<String>,
        /// What he promises of his number for the dice: its SHA-256 in hexadecimal digits. None gives no number.
        commitment: Option<String>,
        /// A secret of his own, 32 to 128 letters and digits by chance: from now on it opens the seat, and the invitation, which
        /// whoever sent it still has, does not.
        secret: Option<String>,
    }
}

/// Sits down at the seat that the token opens.
///
/// Who sits there already may change his name, and nothing else.
#[utoipa::path(
    post,
    path = "/matches/{id}/join",
    tag = "matches",
    request_body = Join,
    security(("token" = [])),
    responses(
        (status = 200, body = DiceAbout, description = "How far the dice have come"),
        (status = 422, description = "The promise is not a digest, or the secret could be guessed"),
    )
)]
pub async fn join(mut turn: Turn<Join>) -> Answer {
    let fits = |secret: &String| {
        (32..=128).contains(&secret.len()) && secret.bytes().all(|letter| letter.is_ascii_alphanumeric())
    };
    let joined = turn.act(|hosted, asker, Join { name, commitment, secret, .. }| {
        if secret.as_ref().is_some_and(|secret| !fits(secret)) {
            return Err(Text::key("server-weak-secret").into());
        }
        hosted.join(asker, name.as_deref(), commitment.clone(), secret.as_deref().map(digest))
    });
    sealed(turn, joined).await
}

/// Opening one's number.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The 32 bytes that were promised, in hexadecimal digits.
    number: String,
    /// The seat that acts, 0 or 1; only whoever holds both has to say.
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

impl Acts for Reveal {
    fn seat(&self) -> Option<u8> {
        self.seat
    }

    /// Whoever sits at both places gave his number at one of them.
    fn usual(hosted: &Hosted, own: &[Seat]) -> Option<Seat> {
        own.iter().copied().find(|seat| hosted.record.place(*seat).commitment.is_some())
    }
}

/// Opens one's number, once all have promised theirs.
///
/// The match begins when every number that was promised lies open.
#[utoipa::path(
    post,
    path = "/matches/{id}/reveal",
    tag = "matches",
    request_body = Reveal,
    security(("token" = [])),
    responses(
        (status = 200, body = DiceAbout, description = "How far the dice have come"),
        (status = 409, description = "Somebody has not sat down yet"),
        (status = 422, description = "This is not the number that was promised"),
    )
)]
pub async fn reveal(mut turn: Turn<Reveal>) -> Answer {
    let revealed = turn.act(|hosted, asker, asked| hosted.reveal(asker, &asked.number));
    sealed(turn, revealed).await
}

/// Keeps a changed record, and begins the match if that was all it waited for.
async fn sealed<T: Acts>(mut turn: Turn<T>, changed: Result<Vec<Keep>, No>) -> Answer {
    turn.keep(changed).await?;
    let (now, chance) = (turn.asker.now, turn.asker.chance);
    let begun = turn.sitting.begin(now, chance);
    turn.keep(begun).await?;
    turn.answer(Ok(turn.sitting.dice()))
}

/// The seat that somebody wants to look from.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Looking {
    /// From where to look: one's seat (`0`, `1`), `both` in a two-handed match, `spectator`, or `all` once the match is
    /// over. Without it: the seat that the token opens, else a spectator's place.
    #[serde(default, rename = "as")]
    #[param(nullable = false)]
    pub seat: Option<String>,
}

/// Everything that may be seen of a match.
///
/// The one thing to ask for again and again: the table, what is offered, the number that a decision answers.
#[utoipa::path(
    get,
    path = "/matches/{id}/sheet",
    tag = "matches",
    params(Looking),
    responses(
        (status = 200, body = Sheet, description = "What may be seen now"),
        (status = 403, description = "That seat is not yours to look from"),
    )
)]
pub async fn sheet(visit: Visit<Looking>) -> Answer {
    visit.sheet(visit.asked.seat.as_deref())
}

/// Which matches, with the secrets that open them.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Which {
    /// The matches, a hundred at most.
    matches: Vec<Known>,
}

/// A match that somebody knows of.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// The match.
    id: String,
    /// The secret of a seat in it.
    token: Option<String>,
}

/// Matches in a list; those that are not there are left out.
#[utoipa::path(
    post,
    path = "/summaries",
    tag = "matches",
    request_body = Which,
    responses(
        (status = 200, body = Vec<Summary>, description = "The matches that are there"),
    )
)]
pub async fn summaries(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Body(which): Body<Which>,
) -> Result<Json<Value>, Problem> {
    const MOST: usize = 100;
    let mut list = Vec::new();
    for Known { id, token } in which.matches.into_iter().take(MOST) {
        let Ok(sitting) = hall.open(&id).await else { continue };
        let own = token.map(|token| sitting.record.seats_of(&digest(&token))).unwrap_or_default();
        let Ok(summary) = sitting.summary(id, &own, &sitting.live.presence()) else { continue };
        list.push(ask.answer(&sitting.record.game, &summary).0);
    }
    Ok(Json(Value::Array(list)))
}
