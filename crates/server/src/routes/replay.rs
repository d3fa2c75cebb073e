//! Looking back: any step of a match, its older lines, and matches that come from files.

use std::sync::Arc;

use ::table::Text;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use contract::{Onlooker, Seat};
use game::{Eye, Kind, Look, No};
use host::{Account, Entry, Frame, Hosted, Note, PastStep, header_of, import as read, last_own};
use serde::Deserialize;
use serde_json::Value;

use crate::ask::{Answer, Ask, LARGEST_FILE, Path, Problem, digest, read_body};
use crate::hall::{Hall, now, random};
use crate::routes::matches::{Looking, may_create};
use crate::visit::{Nothing, Visit};
use crate::wire::Created;

/// One step of a match.
///
/// The table after an entry, as the asker may see it, and what the entry brought about.
#[utoipa::path(
    get,
    path = "/matches/{id}/steps/{number}",
    tag = "replay",
    params(Looking),
    responses(
        (status = 200, body = PastStep, description = "The step"),
        (status = 403, description = "That seat is not yours to look from"),
        (status = 404, description = "There is no such match, or no such step in it"),
        (status = 409, description = "The match has not begun"),
    )
)]
pub async fn step(Path((_, number)): Path<(String, u64)>, visit: Visit<Looking>) -> Answer {
    let step = look_back(&visit, number).await;
    visit.answer(step)
}

async fn look_back(visit: &Visit<Looking>, number: u64) -> Result<PastStep, No> {
    let Visit { hall, own, sitting, asked, .. } = visit;
    let eye = sitting.eye(own, asked.seat.as_deref())?;
    sitting.played()?;
    let last = sitting.number(own);
    let until = if sitting.sees_dropped(own) { number } else { last };
    let later = hall.archive.entries(&sitting.live.id, number, until).await?;
    let stands = sitting.standing_at(own, number, &later);
    let played = hall.played_at(sitting, last, stands).await?;
    let first = sitting.record.first();
    let mut step = PastStep {
        number,
        first,
        last,
        table: played.table(Look::now(eye)),
        notes: Vec::new(),
        by: None,
        decision: None,
    };
    let told = |entry: &&Entry| entry.number == number && stands == number && (number > first || first == 0);
    if let Some(entry) = later.first().filter(told) {
        let lines = entry.lines();
        step.notes = lines.iter().filter(|note| note.reaches(eye)).map(Note::from).collect();
        if number > first {
            step.by = Some(entry.by() as u8);
            // What was decided in secret is told by the journal, if at all; to himself, and once all is open, in words.
            if own.contains(&entry.by()) || sitting.record.over {
                let before = hall.played_at(sitting, last, number - 1).await?;
                step.decision = before.offer_text(entry.by(), &entry.words);
            }
        }
    }
    Ok(step)
}

/// Since when, and who wants to see it.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// From where to look: as for the sheet.
    #[serde(default, rename = "as")]
    #[param(nullable = false)]
    seat: Option<String>,
    /// The entry after which it begins; without it, the last decision of the seat that looks.
    #[param(nullable = false)]
    after: Option<u64>,
    /// The last entry; without it, the last there is.
    #[param(nullable = false)]
    until: Option<u64>,
}

/// What has happened, entry by entry.
///
/// The table as it stood then, and after each entry what that brought about, for whoever shows it. At most the last 400 entries;
/// what was taken back is not among them.
#[utoipa::path(
    get,
    path = "/matches/{id}/frames",
    tag = "replay",
    params(Since),
    responses(
        (status = 200, body = Vec<Frame>, description = "The moment itself, and what came after it"),
        (status = 403, description = "That seat is not yours to look from"),
        (status = 404, description = "There is no such match, or no such entry in it"),
        (status = 409, description = "The match has not begun"),
    )
)]
pub async fn frames(visit: Visit<Since>) -> Answer {
    let frames = look_through(&visit).await;
    visit.answer(frames)
}

async fn look_through(visit: &Visit<Since>) -> Result<Vec<Frame>, No> {
    const MOST: u64 = 400;
    let Visit { hall, own, sitting, asked, .. } = visit;
    let eye = sitting.eye(own, asked.seat.as_deref())?;
    sitting.played()?;
    let (first, last) = (sitting.record.first(), sitting.number(own));
    let mut until = asked.until.unwrap_or(last);
    sitting.check_step(until, last)?;
    if until < last {
        // What another player tried out and dropped is not seen by stopping in the midst of it.
        let later = hall.archive.entries(&sitting.live.id, until, last).await?;
        until = sitting.standing_at(own, until, &later);
    }
    let between = async |from: u64| hall.archive.entries(&sitting.live.id, from + 1, until).await;
    let oldest = first.max(until.saturating_sub(MOST));
    let mut from = match asked.after {
        Some(after) => {
            sitting.check_step(after, last)?;
            after
        }
        None => {
            let entries = between(oldest).await?;
            // At one screen a token opens both seats: what counts is whoever looks now.
            let looks = |seat: &&Seat| match eye {
                Eye::Onlooker(Onlooker::Seat(one)) => one == **seat,
                _ => true,
            };
            let decided = own.iter().filter(looks).filter_map(|seat| last_own(&entries, *seat));
            decided.max().unwrap_or(oldest)
        }
    };
    from = from.min(until).max(oldest);
    let mut entries = between(from).await?;
    loop {
        let whole = Hosted::whole_from(&entries, from);
        if whole == from {
            break;
        }
        from = whole;
        entries = between(from).await?;
    }
    let played = hall.played_at(sitting, last, from).await?;
    sitting.frames(played, &entries, eye)
}

/// What a match came to, once it is over.
///
/// Why it ended so, what the score is made of, the losses, how it stood from turn to turn as the program judges it, where that
/// changed most, and luck at dice. Everything lies open, for whoever asks.
#[utoipa::path(
    get,
    path = "/matches/{id}/account",
    tag = "replay",
    responses(
        (status = 200, body = Account, description = "The account"),
        (status = 409, description = "The match is not over"),
    )
)]
pub async fn account(visit: Visit<Nothing>) -> Answer {
    let account = add_up(&visit).await;
    visit.answer(account)
}

async fn add_up(visit: &Visit<Nothing>) -> Result<Account, No> {
    let Visit { hall, sitting, .. } = visit;
    if !sitting.record.over {
        return Err(No::key(Kind::Conflict, "host-not-over"));
    }
    let entries = hall.archive.entries(&sitting.live.id, 0, u64::MAX).await?;
    let hosted = sitting.anew();
    // A long match takes a while to play again.
    let adding_up = tokio::task::spawn_blocking(move || hosted.account(&entries));
    adding_up.await.unwrap_or_else(|_| Err(Text::key("server-not-played").into()))
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
pub async fn journal(visit: Visit<Earlier>) -> Answer {
    let lines = read_back(&visit).await;
    visit.answer(lines)
}

async fn read_back(visit: &Visit<Earlier>) -> Result<Vec<Note>, No> {
    const ENTRIES: u64 = 120;
    let Visit { hall, own, sitting, asked, .. } = visit;
    let eye = sitting.eye(own, asked.seat.as_deref())?;
    sitting.played()?;
    let last = sitting.number(own);
    let before = asked.before.unwrap_or(last + 1);
    // What was taken back later is not told; it is only known by reading on.
    let entries = hall.archive.entries(&sitting.live.id, before.saturating_sub(ENTRIES), last).await?;
    Ok(sitting.lines(&entries, before, eye))
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
    let text = String::from_utf8(bytes).map_err(|_| ask.no(Text::key("server-not-text").into()))?;
    let header = header_of(&text).map_err(|no| ask.no(no))?;
    may_create(&hall, &ask)?;
    let (id, token) = (random(8), random(16));
    let reading = {
        let (hall, header, token) = (hall.clone(), header.clone(), digest(&token));
        // A long match takes a while to play again, and one from elsewhere may break any promise.
        tokio::task::spawn_blocking(move || {
            let ready = hall.library.ready(&header.game, &header.scenario, &header.options)?;
            read(&*ready, &text, token, random(32), now())
        })
    };
    let read = reading.await.unwrap_or_else(|_| Err(Text::key("server-not-played").into()));
    let (record, steps) = read.map_err(|no| ask.no_in(&header.game, no))?;
    let kept = hall.archive.import(&id, &record.to_json(), &steps, now()).await;
    kept.map_err(|error| ask.no(error.into()))?;
    let created = Created { id, tokens: [Some(token.clone()), Some(token)], host: String::new() };
    Ok((StatusCode::CREATED, ask.answer("", &created)))
}
