//! Looking back: any step of a match, its older lines, and matches that come from files.

use std::sync::Arc;

use ::table::Text;
use archive::{Entry, Step as KeptStep};
use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use contract::{Seat, read_header};
use game::{Look, Note as KeptNote, Played, back_to};
use serde::Deserialize;
use serde_json::Value;

use crate::ask::{Ask, LARGEST_FILE, Path, Problem, Query, digest, read_body};
use crate::games::{Fault, From, Library};
use crate::hall::{Hall, Refused, kept, now};
use crate::record::{Kind, Mode, Place, Record};
use crate::routes::matches::{Looking, may_create, random};
use crate::routes::{enter, refuse};
use crate::state::{LINES, Sitting};
use crate::wire::{Created, Note, Step};

/// A match as it stood after an entry, none later than the last that the asker sees: played again from the nearest snapshot.
pub async fn room_at(
    hall: &Hall,
    state: &Sitting,
    last: u64,
    number: u64,
) -> Result<Box<dyn Played>, Refused> {
    let first = state.record.start.as_ref().map_or(0, |start| start.after as u64);
    if number < first || number > last {
        let text = Text::key("server-no-step").with("first", first as i64).with("last", last as i64);
        return Err(Refused::Words(StatusCode::NOT_FOUND, text, None));
    }
    let taken_up = hall.taken_up(&state.live.id, number, number).await?;
    match taken_up.filter(|(snapshot, _)| snapshot.number >= first) {
        Some((snapshot, entries)) => {
            Ok(hall.library.open(&state.record, From::Snapshot(&snapshot, &entries))?)
        }
        None => {
            let entries = hall.archive.entries(&state.live.id, first + 1, number).await?;
            Ok(hall.library.open(&state.record, From::Start(&entries))?)
        }
    }
}

/// The entry itself, or the last before it that was not taken back: what another player tried out and dropped is his own
/// business until the match is over.
async fn standing(
    hall: &Hall,
    state: &Sitting,
    own: &[Seat],
    number: u64,
    last: u64,
) -> Result<u64, Refused> {
    if state.record.over || own.len() == 2 {
        return Ok(number);
    }
    let entries = hall.archive.entries(&state.live.id, number, last).await?;
    // Who dropped it may look at it; what both agreed to take back, both have seen.
    let dropped = |entry: &&Entry| {
        entry.words.starts_with("undo ") && !own.iter().any(|seat| *seat as u8 == entry.seat)
    };
    let back = entries.iter().filter(dropped).filter_map(|entry| back_to(&entry.words));
    Ok(back.filter(|back| *back <= number).min().map_or(number, |back| back - 1))
}

/// One step of a match.
///
/// The table after an entry, as the asker may see it, and what the entry brought about.
#[utoipa::path(
    get,
    path = "/matches/{id}/steps/{number}",
    tag = "replay",
    params(Looking),
    responses(
        (status = 200, body = Step, description = "The step"),
        (status = 403, description = "That seat is not yours to look from"),
        (status = 404, description = "There is no such match, or no such step in it"),
        (status = 409, description = "The match has not begun"),
    )
)]
pub async fn step(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path((id, number)): Path<(String, u64)>,
    Query(looking): Query<Looking>,
) -> Result<Json<Value>, Problem> {
    let (state, own) = enter(&hall, &ask, &id).await?;
    let no = |refused| refuse(&ask, Some(&state), &own, refused);
    let eye = state.eye(&own, looking.seat.as_deref()).map_err(no)?;
    state.room().map_err(no)?;
    let last = state.number(&own);
    let stands = standing(&hall, &state, &own, number, last).await.map_err(no)?;
    let room = room_at(&hall, &state, last, stands).await.map_err(no)?;
    let first = state.record.start.as_ref().map_or(0, |start| start.after as u64);
    let entry = hall.archive.entries(&id, number, number).await.map_err(|error| no(error.into()))?.pop();
    let mut step = Step {
        number,
        first,
        last,
        table: room.table(Look::now(eye)),
        notes: Vec::new(),
        by: None,
        decision: None,
    };
    if let Some(entry) = entry.filter(|entry| stands == number && (entry.number > first || first == 0)) {
        let notes: Vec<KeptNote> = serde_json::from_str(&entry.notes).unwrap_or_default();
        step.notes = notes.iter().filter(|note| note.reaches(eye)).map(Note::from).collect();
        if number > first {
            let seat = Seat::BOTH[usize::from(entry.seat != 0)];
            step.by = Some(seat as u8);
            // What was decided in secret is told by the journal, if at all; to himself, and once all is open, in words.
            if own.contains(&seat) || state.record.over {
                let before = room_at(&hall, &state, last, number - 1).await.map_err(no)?;
                step.decision = before.offer_text(seat, &entry.words);
            }
        }
    }
    Ok(ask.answer(&state.record.game, &step))
}

/// Which lines of the journal, and who wants to read them.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Earlier {
    /// From where to look: as for the sheet.
    #[serde(default, rename = "as")]
    #[param(nullable = false)]
    seat: Option<String>,
    /// Only what came before this entry; without it, the last lines there are.
    #[serde(default)]
    #[param(nullable = false)]
    before: Option<u64>,
}

/// Older lines of the journal: those before an entry, in the order of time.
#[utoipa::path(
    get,
    path = "/matches/{id}/journal",
    tag = "replay",
    params(Earlier),
    responses(
        (status = 200, body = Vec<Note>, description = "The lines"),
        (status = 403, description = "That seat is not yours to look from"),
        (status = 409, description = "The match has not begun"),
    )
)]
pub async fn journal(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Query(earlier): Query<Earlier>,
) -> Result<Json<Value>, Problem> {
    const ENTRIES: u64 = 120;
    let (state, own) = enter(&hall, &ask, &id).await?;
    let no = |refused| refuse(&ask, Some(&state), &own, refused);
    let eye = state.eye(&own, earlier.seat.as_deref()).map_err(no)?;
    state.room().map_err(no)?;
    let last = state.number(&own);
    let before = earlier.before.unwrap_or(last + 1);
    let mut notes: Vec<KeptNote> = Vec::new();
    // What was taken back later is not told; it is only known by reading on.
    for entry in hall
        .archive
        .entries(&id, before.saturating_sub(ENTRIES), last)
        .await
        .map_err(|error| no(error.into()))?
    {
        let back = back_to(&entry.words);
        if let Some(back) = back {
            notes.retain(|note| note.number < back);
        }
        notes.extend(serde_json::from_str::<Vec<KeptNote>>(&entry.notes).unwrap_or_default());
    }
    let lines: Vec<Note> =
        notes.iter().filter(|note| note.number < before && note.reaches(eye)).map(Note::from).collect();
    let lines = &lines[lines.len().saturating_sub(2 * LINES)..];
    Ok(ask.answer(&state.record.game, &lines))
}

/// Takes in a match file: it can be looked at, and gone on with if it is not over.
///
/// Every entry is played again; a file that was tampered with is refused, and the line named.
#[utoipa::path(
    post,
    path = "/matches/import",
    tag = "replay",
    request_body(content = String, content_type = "text/plain", description = "The match file"),
    responses(
        (status = 201, body = Created, description = "The match; one token opens both seats"),
        (status = 413, description = "The file is larger than four mebibytes"),
        (status = 422, description = "It is no match file, or does not replay"),
        (status = 429, description = "Too many requests, or too many new matches in an hour"),
        (status = 500, description = "The match cannot be kept"),
    )
)]
pub async fn import(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    request: Request,
) -> Result<(StatusCode, Json<Value>), Problem> {
    let bytes = read_body(&ask, request, LARGEST_FILE).await?;
    let bad = |text: &Text| ask.no(StatusCode::UNPROCESSABLE_ENTITY, text);
    let text = String::from_utf8(bytes).map_err(|_| bad(&Text::key("server-not-text")))?;
    let header = read_header(&text).map_err(|error| bad(&at_line(error.line, &error.reason)))?;
    may_create(&hall, &ask)?;
    let token = random(16);
    let reading = {
        let (hall, token) = (hall.clone(), token.clone());
        // A long match takes a while to play again, and one from elsewhere may break any promise.
        tokio::task::spawn_blocking(move || read(&hall.library, &text, &token))
    };
    let (record, steps) = reading
        .await
        .unwrap_or_else(|_| Err(Fault::Words(Text::key("server-not-played"))))
        .map_err(|fault| ask.no_in(&header.game, StatusCode::UNPROCESSABLE_ENTITY, &fault.text()))?;
    let id = random(8);
    let kept = serde_json::to_string(&record).expect("a record is plain data");
    let archived = hall.archive.import(&id, &kept, &steps, now()).await;
    archived.map_err(|error| refuse(&ask, None, &[], error.into()))?;
    let created = Created { id, tokens: vec![Some(token.clone()), Some(token)], host: String::new() };
    Ok((StatusCode::CREATED, ask.answer("", &created)))
}

fn at_line(line: usize, reason: &Text) -> Text {
    Text::key("server-file-line").with("line", line).with("reason", reason.clone())
}

/// A match file as the archive keeps it, both seats opened by this token.
fn read(library: &Library, text: &str, token: &str) -> Result<(Record, Vec<KeptStep>), Fault> {
    let at = |error: contract::FileError| Fault::Words(at_line(error.line, &error.reason));
    let header = read_header(text).map_err(at)?;
    let game = library.ready(&header.game, &header.scenario, &header.options)?;
    let played = game.read(text).map_err(at)?;
    let place = |seat: Seat| Place {
        kind: Kind::Person,
        name: header.players[seat.index()].1.clone(),
        level: None,
        token: Some(digest(token)),
        joined: true,
        commitment: None,
        number: header.dice.and_then(|dice| dice.numbers[seat]).map(|number| number.reveal()),
        standing: Default::default(),
    };
    let record = Record {
        game: header.game.clone(),
        scenario: header.scenario.clone(),
        options: header.options.clone(),
        pack: header.pack.clone(),
        rules: header.rules,
        date: header.date.clone(),
        mode: Mode::TwoHanded,
        places: Seat::BOTH.map(place),
        secret: header.dice.map_or_else(|| random(32), |dice| dice.secret.reveal()),
        given_seed: header.dice.is_none().then(|| header.seed.to_string()),
        start: header.from.clone(),
        origin: None,
        absence: None,
        requests: Vec::new(),
        rematch: None,
        over: played.outcome().is_some(),
        corrected: None,
    };
    let steps =
        played.steps().map_err(Fault::Words)?.into_iter().map(|(done, snapshot, undo_from)| KeptStep {
            entry: entry(done.number, done.seat, done.words, &done.notes),
            snapshot: kept(snapshot),
            record: None,
            pending: false,
            undo_from,
        });
    Ok((record, steps.collect()))
}

/// An entry of the archive without its place in time.
fn entry(number: u64, seat: Seat, words: String, notes: &[KeptNote]) -> Entry {
    let notes = serde_json::to_string(notes).expect("notes are plain data");
    Entry { number, seat: seat as u8, words, notes, at: now() }
}
