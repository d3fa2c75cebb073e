//! Creating matches, sitting down, and making the dice.

use std::sync::Arc;

use ::table::Text;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use contract::{Commitment, Seat, Secret, Start};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::ask::{Ask, Body, Path, Problem, Query, digest};
use crate::attend::attend;
use crate::hall::Hall;
use crate::record::{DiceState, Kind, Mode, Place, Record};
use crate::routes::{acting, enter, refuse};
use crate::state::{Sitting, State as MatchState};
use crate::wire::{Created, DiceAbout, MatchAbout, NewMatch, NewSeat, Sheet, Summary};

/// The longest name of a player.
const LONGEST_NAME: usize = 40;

/// So many random bytes as hexadecimal digits.
pub fn random(bytes: usize) -> String {
    let mut random = vec![0; bytes];
    getrandom::fill(&mut random).expect("the system gives random numbers");
    random.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A name as one short line.
fn name_of(name: Option<&str>) -> String {
    let line = name.unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect()
}

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
    let about = hall.library.about(&wanted.game);
    let about = about.ok_or_else(|| super::catalogue::no_game(&ask, &wanted.game))?;
    let scenario = wanted.scenario.clone().unwrap_or_else(|| about.scenarios[0].id.to_string());
    let setup = hall.library.setup(about, &scenario, &wanted.options);
    let setup =
        setup.map_err(|fault| ask.no_in(about.id, StatusCode::UNPROCESSABLE_ENTITY, &fault.text()))?;
    may_create(&hall, &ask)?;
    check_seal(&ask, wanted.commitment.as_deref())?;
    let (places, tokens) = places(&ask, &wanted)?;
    let mut record = Record {
        game: about.id.to_string(),
        scenario,
        options: setup.options.clone(),
        pack: setup.pack.hash(),
        rules: about.rules,
        date: today(),
        mode: wanted.mode,
        places,
        secret: random(32),
        given_seed: None,
        start: None,
        origin: None,
        absence: wanted.absence.map(|minutes| minutes.clamp(1, 60 * 24 * 90)),
        requests: Vec::new(),
        rematch: None,
        over: false,
        corrected: None,
    };
    if let Some(origin) = &wanted.from {
        go_on_from(&hall, &ask, origin, &mut record).await?;
    }
    let created = found(&hall, &ask, record, tokens).await?;
    Ok((StatusCode::CREATED, ask.answer("", &created)))
}

/// Counts a new match, if the address may create one more.
pub fn may_create(hall: &Hall, ask: &Ask) -> Result<(), Problem> {
    if hall.door.may_create(ask.address) {
        return Ok(());
    }
    let limit = Text::key("server-too-many-matches").with("most", hall.door.limits.matches);
    Err(ask.no(StatusCode::TOO_MANY_REQUESTS, &limit))
}

/// Keeps a new match, and begins it if nobody is waited for.
pub async fn found(
    hall: &Arc<Hall>,
    ask: &Ask,
    record: Record,
    tokens: Vec<Option<String>>,
) -> Result<Created, Problem> {
    let host = record.host_commitment().map(|host| host.to_string()).unwrap_or_default();
    let id = random(8);
    let sitting = hall.create(id.clone(), record).await;
    let mut sitting = sitting.map_err(|refused| refuse(ask, None, &[], refused))?;
    let begun = hall.begin_if_ready(&mut sitting).await;
    begun.map_err(|refused| refuse(ask, Some(&sitting), &[], refused))?;
    attend(hall, &sitting.live);
    Ok(Created { id, tokens, host })
}

/// Who sits where, and the secrets that prove it.
fn places(ask: &Ask, wanted: &NewMatch) -> Result<([Place; 2], Vec<Option<String>>), Problem> {
    let bad = |key: &'static str| ask.no(StatusCode::UNPROCESSABLE_ENTITY, &Text::key(key));
    let shared = wanted.mode != Mode::Remote;
    if shared && wanted.seats.iter().any(|seat| seat.kind != Kind::Person) {
        return Err(bad("server-two-people"));
    }
    // Two at one screen have one secret between them.
    let common = random(16);
    let mut tokens = Vec::new();
    let mut committed = false;
    let mut place = |seat: &NewSeat| {
        let token = match seat.kind {
            Kind::Computer => None,
            _ if shared => Some(common.clone()),
            _ => Some(random(16)),
        };
        let level = match seat.kind {
            Kind::Computer => {
                let level =
                    seat.level.clone().unwrap_or_else(|| opponents::Level::Sergent.name().to_string());
                if !opponents::is_known(&level) {
                    let known = opponents::NAMES.join(", ");
                    let unknown = Text::key("server-no-level").with("asked", level).with("known", known);
                    return Err(ask.no(StatusCode::UNPROCESSABLE_ENTITY, &unknown));
                }
                Some(level)
            }
            _ => None,
        };
        // The creator's own number goes with the first place that is his.
        let own = seat.kind == Kind::Person && !committed;
        committed |= own;
        tokens.push(token.clone());
        Ok(Place {
            kind: seat.kind,
            name: name_of(seat.name.as_deref()),
            level,
            token: token.as_deref().map(digest),
            joined: seat.kind != Kind::Open,
            commitment: wanted.commitment.clone().filter(|_| own),
            number: None,
            standing: Default::default(),
        })
    };
    let places = [place(&wanted.seats[0])?, place(&wanted.seats[1])?];
    Ok((places, tokens))
}

/// What a player promises of his number must be a digest: a match with anything else could never begin.
pub fn check_seal(ask: &Ask, commitment: Option<&str>) -> Result<(), Problem> {
    let read = commitment.map(str::parse::<Commitment>).transpose();
    read.map(drop).map_err(|text| ask.no(StatusCode::UNPROCESSABLE_ENTITY, &text))
}

/// Starts a new match from a moment of another. Only who may see everything of that moment may take it with him.
async fn go_on_from(
    hall: &Arc<Hall>,
    ask: &Ask,
    origin: &crate::record::Origin,
    record: &mut Record,
) -> Result<(), Problem> {
    let (state, own) = enter(hall, ask, &origin.id).await?;
    let said = |status, key: &'static str| ask.no(status, &Text::key(key));
    if !state.record.over && own.len() < 2 {
        return Err(said(StatusCode::FORBIDDEN, "server-go-on-hidden"));
    }
    let same = (&state.record.game, &state.record.scenario, &state.record.options)
        == (&record.game, &record.scenario, &record.options);
    if !same {
        return Err(said(StatusCode::UNPROCESSABLE_ENTITY, "server-go-on-same"));
    }
    let room = super::replay::room_at(hall, &state, state.number(&own), origin.number).await;
    let room = room.map_err(|refused| refuse(ask, Some(&state), &own, refused))?;
    record.start = Some(Start { after: 0, position: room.snapshot().position });
    record.origin = Some(origin.clone());
    Ok(())
}

/// The day it is, in Greenwich.
fn today() -> String {
    contract::date_of(crate::hall::now().unsigned_abs() / 86_400_000)
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
pub async fn about(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
) -> Result<Json<Value>, Problem> {
    let (state, own) = enter(&hall, &ask, &id).await?;
    let record = &state.record;
    let game = record.game.clone();
    let (title, scenario_name) = titles(&ask, record);
    let about = MatchAbout {
        id,
        game: game.clone(),
        title,
        scenario: record.scenario.clone(),
        scenario_name,
        options: record.options.clone(),
        mode: record.mode,
        seats: state.seats(&state.live),
        you: own.iter().map(|seat| *seat as u8).collect(),
        windows: ask.library().about(&game).map(MatchState::moments).unwrap_or_default(),
        date: record.date.clone(),
        rules: record.rules,
        pack: record.pack.clone(),
        dice: state.dice(),
        absence: record.absence,
        from: record.origin.clone(),
        scene: state.scene.clone(),
    };
    Ok(ask.answer(&game, &about))
}

fn titles(ask: &Ask, record: &Record) -> (Text, Text) {
    let about = ask.library().about(&record.game);
    let scenario = about.and_then(|about| about.scenario_name(&record.scenario));
    (
        about.map_or_else(|| Text::figure(&record.game), |about| Text::key(about.title)),
        scenario.unwrap_or_else(|| Text::figure(&record.scenario)),
    )
}

/// Sitting down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// What the player wants to be called.
    #[serde(default)]
    name: Option<String>,
    /// What he promises of his number for the dice: its SHA-256 in hexadecimal digits. None gives no number.
    #[serde(default)]
    commitment: Option<String>,
    /// A secret of his own, 32 to 128 letters and digits by chance: from now on it opens the seat, and the invitation, which
    /// whoever sent it still has, does not.
    #[serde(default)]
    secret: Option<String>,
    /// The seat that acts, 0 or 1; only whoever holds both has to say.
    #[serde(default, rename = "as")]
    seat: Option<u8>,
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
pub async fn join(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<Json<Value>, Problem> {
    let (mut state, own) = enter(&hall, &ask, &id).await?;
    let seat = acting(&ask, &state, &own, join.seat)?;
    check_seal(&ask, join.commitment.as_deref())?;
    let fits = |secret: &str| {
        (32..=128).contains(&secret.len()) && secret.bytes().all(|letter| letter.is_ascii_alphanumeric())
    };
    if join.secret.as_deref().is_some_and(|secret| !fits(secret)) {
        return Err(ask.no(StatusCode::UNPROCESSABLE_ENTITY, &Text::key("server-weak-secret")));
    }
    let place = state.record.place_mut(seat);
    if let Some(name) = join.name.as_deref().map(|name| name_of(Some(name))).filter(|name| !name.is_empty()) {
        place.name = name;
    }
    if !place.joined {
        place.joined = true;
        place.kind = Kind::Person;
        place.commitment = join.commitment;
        if let Some(secret) = &join.secret {
            place.token = Some(digest(secret));
        }
    }
    sealed(&hall, &ask, &mut state, &own).await
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
pub async fn reveal(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(reveal): Body<Reveal>,
) -> Result<Json<Value>, Problem> {
    let (mut state, own) = enter(&hall, &ask, &id).await?;
    // Whoever sits at both places gave his number at one of them.
    let promised = own.iter().copied().find(|seat| state.record.place(*seat).commitment.is_some());
    let seat = acting(&ask, &state, &own, reveal.seat.or(promised.map(|seat| seat as u8)))?;
    let said = |status, key: &'static str| ask.no(status, &Text::key(key));
    let number: Result<Secret, Text> = reveal.number.parse();
    let number = number.map_err(|text| ask.no(StatusCode::UNPROCESSABLE_ENTITY, &text))?;
    match state.record.dice_state() {
        DiceState::Joining => return Err(said(StatusCode::CONFLICT, "server-too-early")),
        DiceState::Opening => {}
        DiceState::Sealed | DiceState::Open => return Ok(ask.answer("", &state.dice())),
    }
    let promised = state.record.place(seat).commitment.clone();
    if promised != Some(number.commitment().to_string()) {
        return Err(said(StatusCode::UNPROCESSABLE_ENTITY, "server-other-number"));
    }
    state.record.place_mut(seat).number = Some(reveal.number);
    sealed(&hall, &ask, &mut state, &own).await
}

/// Keeps a changed record, and begins the match if that was all it waited for.
async fn sealed(
    hall: &Arc<Hall>,
    ask: &Ask,
    state: &mut Sitting,
    own: &[Seat],
) -> Result<Json<Value>, Problem> {
    let kept = match hall.keep_record(state).await {
        Ok(()) => hall.begin_if_ready(state).await,
        refused => refused,
    };
    kept.map_err(|refused| refuse(ask, Some(state), own, refused))?;
    attend(hall, &state.live);
    Ok(ask.answer("", &state.dice()))
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
pub async fn sheet(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
) -> Result<Json<Value>, Problem> {
    let (state, own) = enter(&hall, &ask, &id).await?;
    let eye = state.eye(&own, looking.seat.as_deref());
    let eye = eye.map_err(|refused| refuse(&ask, Some(&state), &own, refused))?;
    Ok(ask.answer(&state.record.game, &state.sheet(&own, eye)))
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
    #[serde(default)]
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
    for known in which.matches.iter().take(MOST) {
        let Ok(state) = hall.open(&known.id).await else { continue };
        let own =
            known.token.as_deref().map(|token| state.record.seats_of(&digest(token))).unwrap_or_default();
        let Ok(eye) = state.eye(&own, None) else { continue };
        let (title, scenario_name) = titles(&ask, &state.record);
        let table = state.room.as_ref().map(|room| room.table(state.look(&own, eye)));
        let awaited = state.room.as_ref().map(|room| room.to_decide()).unwrap_or_default();
        let summary = Summary {
            id: known.id.clone(),
            game: state.record.game.clone(),
            title,
            scenario_name,
            mode: state.record.mode,
            seats: state.seats(&state.live),
            you: own.iter().map(|seat| *seat as u8).collect(),
            yours: state.hidden(&own).is_none() && own.iter().any(|seat| awaited.has(*seat)),
            status: table.as_ref().map(|table| table.status.clone()).unwrap_or_default(),
            asks: table.and_then(|table| table.prompt.asks),
            number: state.number(&own),
            at: state.at(&own),
            over: state.over(),
        };
        list.push(ask.answer(&state.record.game, &summary).0);
    }
    Ok(Json(Value::Array(list)))
}
