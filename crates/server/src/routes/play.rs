//! Deciding, and everything else a player can do in a match.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use ::table::Text;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use contract::{By, Seat};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

use game::back_to;

use crate::ask::{Ask, Body, Path, Problem};
use crate::attend::attend;
use crate::games::{From, seat_computer};
use crate::hall::{Hall, Refused, now};
use crate::record::{Asked, Kind, Mode, Record, Request};
use crate::routes::matches::{check_seal, found, may_create, random};
use crate::routes::{acting, enter, refuse};
use crate::state::{News, Next, Sitting, State as MatchState};
use crate::wire::{Created, Said, Sheet};

/// Who does something in a match.
struct Turn {
    hall: Arc<Hall>,
    ask: Ask,
    own: Vec<Seat>,
    seat: Seat,
}

impl Turn {
    async fn begin(
        hall: &Arc<Hall>,
        ask: Ask,
        id: &str,
        seat: Option<u8>,
    ) -> Result<(Turn, Sitting), Problem> {
        let (state, own) = enter(hall, &ask, id).await?;
        let seat = acting(&ask, &state, &own, seat)?;
        Ok((Turn { hall: hall.clone(), ask, own, seat }, state))
    }

    fn no(&self, state: &Sitting, refused: Refused) -> Problem {
        refuse(&self.ask, Some(state), &self.own, refused)
    }

    /// A change to the match has gone to the archive; the asker gets the fresh table.
    async fn done(&self, state: Sitting, done: Result<(), Refused>) -> Result<Json<Value>, Problem> {
        match done {
            Ok(()) => {
                attend(&self.hall, &state.live);
                self.sheet(&state)
            }
            // A match that somebody else has changed on disk is read anew before it is shown.
            Err(refused) if state.lost => {
                let live = state.live.clone();
                drop(state);
                let fresh = self.hall.open(&live.id).await;
                let fresh = fresh.map_err(|refused| refuse(&self.ask, None, &[], refused))?;
                Err(self.no(&fresh, refused))
            }
            Err(refused) => Err(self.no(&state, refused)),
        }
    }

    /// The table as the asker sees it; who plays both sides sees the side he just played.
    fn sheet(&self, state: &Sitting) -> Result<Json<Value>, Problem> {
        let wanted = (self.own.len() == 2 && state.record.mode == Mode::HotSeat)
            .then(|| (self.seat as u8).to_string());
        let eye = state.eye(&self.own, wanted.as_deref()).map_err(|refused| self.no(state, refused))?;
        Ok(self.ask.answer(&state.record.game, &state.sheet(&self.own, eye)))
    }
}

/// A decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Decide {
    /// The number of the sheet that it answers.
    number: u64,
    /// One of the offers, word for word.
    decision: String,
    /// The seat that acts, 0 or 1; only whoever holds both has to say.
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

/// Decides. Exactly what is on offer is accepted, from the seat that is asked, once.
///
/// `number` is that of the sheet the decision answers. If somebody was quicker, the answer is 409 with the sheet as it is
/// now: look at it and decide anew.
#[utoipa::path(
    post,
    path = "/matches/{id}/decide",
    tag = "play",
    request_body = Decide,
    security(("token" = [])),
    responses(
        (status = 200, body = Sheet, description = "It is decided and kept; what the asker sees now"),
        (status = 403, description = "It is not for this seat to decide, or the seat is not yours, or the match is over"),
        (status = 409, description = "The match has gone on, or has not begun: where it has gone on, the fresh sheet comes with the refusal"),
        (status = 422, description = "A rule forbids it, and its section comes with the refusal; or it is no decision of this game"),
    )
)]
pub async fn decide(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(decide): Body<Decide>,
) -> Result<Json<Value>, Problem> {
    let (turn, mut state) = Turn::begin(&hall, ask, &id, decide.seat).await?;
    let (seen, over) = (state.number(&turn.own), state.record.over);
    let unasked = state.hidden(&turn.own).is_some();
    let room = state.room_mut().map_err(|refused| refuse(&turn.ask, None, &[], refused))?;
    if seen != decide.number {
        return Err(turn.no(&state, Refused::Stale));
    }
    if over || unasked || !room.to_decide().has(turn.seat) {
        let key = if over || room.outcome().is_some() { "match-over" } else { "server-not-asked" };
        return Err(turn.no(&state, Refused::Words(StatusCode::FORBIDDEN, Text::key(key), None)));
    }
    let done = match room.decide(turn.seat, By::Player, &decide.decision) {
        Ok(done) => hall.keep(&mut state, done).await,
        Err(no) => Err(no.into()),
    };
    turn.done(state, done).await
}

/// Who does something.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct As {
    /// The seat that acts, 0 or 1; only whoever holds both has to say.
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

/// What is taken back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The number of the sheet that was looked at; if given, only that one is answered.
    #[serde(default)]
    number: Option<u64>,
    /// The entry of the decision, one of the sheet's `draft`; the last of them unless it is said.
    #[serde(default)]
    entry: Option<u64>,
    /// The seat that acts, 0 or 1; only whoever holds both has to say.
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

/// Takes one's last decision back, or one before it.
///
/// What was decided since is then decided again, as far as it still can be. Never across a die, something hidden that was
/// shown, or the other player's decision: that is what `take-back` is for.
#[utoipa::path(
    post,
    path = "/matches/{id}/undo",
    tag = "play",
    request_body = Undo,
    security(("token" = [])),
    responses(
        (status = 200, body = Sheet, description = "What the asker sees now"),
        (status = 409, description = "The match has gone on, or has not begun: where it has gone on, the fresh sheet comes with the refusal"),
        (status = 422, description = "There is nothing that can be undone"),
    )
)]
pub async fn undo(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(undo): Body<Undo>,
) -> Result<Json<Value>, Problem> {
    let (turn, mut state) = Turn::begin(&hall, ask, &id, undo.seat).await?;
    state.room().map_err(|refused| refuse(&turn.ask, None, &[], refused))?;
    if undo.number.is_some_and(|number| number != state.number(&turn.own)) {
        return Err(turn.no(&state, Refused::Stale));
    }
    let done = withdraw(&turn, &mut state, undo.entry).await;
    turn.done(state, done).await
}

/// Goes back to before a decision that can still be taken back, and takes the later ones again. Each is an entry.
async fn withdraw(turn: &Turn, state: &mut Sitting, entry: Option<u64>) -> Result<(), Refused> {
    let Turn { hall, seat, .. } = turn;
    let room = state.room_mut()?;
    let mut later: Vec<String> = Vec::new();
    if let Some(entry) = entry {
        let draft = room.draft().filter(|draft| draft.seat == *seat && draft.entries.contains(&entry));
        let draft = draft.ok_or_else(|| {
            Refused::Words(StatusCode::UNPROCESSABLE_ENTITY, Text::key("match-no-undo"), None)
        })?;
        later = draft
            .entries
            .iter()
            .filter(|other| **other > entry)
            .filter_map(|other| room.decided(*other))
            .collect();
    }
    for _ in 0..=later.len() {
        let done = state.room_mut()?.undo(*seat)?;
        hall.keep(state, done).await?;
    }
    for words in later {
        // Without the step that is gone, "done" may mean another thing: nothing is taken again that could not be taken back.
        if !state.room()?.only_drafts(*seat, &words) {
            break;
        }
        let done = state.room_mut()?.decide(*seat, By::Player, &words)?;
        hall.keep(state, done).await?;
        while let Some(Next::Standing(other, pass)) = state.next() {
            let done = state.room_mut()?.decide(other, By::Standing, &pass)?;
            hall.keep(state, done).await?;
        }
    }
    Ok(())
}

/// Gives up.
#[utoipa::path(
    post,
    path = "/matches/{id}/resign",
    tag = "play",
    request_body = As,
    security(("token" = [])),
    responses(
        (status = 200, body = Sheet, description = "What the asker sees now"),
        (status = 409, description = "The match is over, or has not begun"),
    )
)]
pub async fn resign(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(who): Body<As>,
) -> Result<Json<Value>, Problem> {
    let (turn, mut state) = Turn::begin(&hall, ask, &id, who.seat).await?;
    let room = state.room_mut().map_err(|refused| refuse(&turn.ask, None, &[], refused))?;
    if room.outcome().is_some() {
        let over = Refused::Words(StatusCode::CONFLICT, Text::key("match-over"), None);
        return Err(turn.no(&state, over));
    }
    let done = room.resign(turn.seat);
    let done = hall.keep(&mut state, done).await;
    turn.done(state, done).await
}

/// An agreement: one may `ask` for it, `agree` to it or `decline` it, or `claim` it because the time for it has come.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Word {
    /// I ask for it.
    Ask,
    /// I agree.
    Agree,
    /// I do not.
    Decline,
    /// I take it, because the time for it has come.
    Claim,
}

/// What is agreed on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Agreement {
    /// What is said to it.
    action: Word,
    /// The seat that acts, 0 or 1; only whoever holds both has to say.
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

/// Taking back across dice and the other's decisions, by agreement. The computer always agrees.
///
/// `ask` for it, and the other player may `agree` or `decline`; the sheet's `requests` say what is asked. The match goes
/// back to before the asker's last decision.
#[utoipa::path(
    post,
    path = "/matches/{id}/take-back",
    tag = "play",
    request_body = Agreement,
    security(("token" = [])),
    responses(
        (status = 200, body = Sheet, description = "What the asker sees now"),
        (status = 409, description = "There is nothing to take back, nobody asked, or the match is over or has not begun"),
    )
)]
pub async fn take_back(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(agreement): Body<Agreement>,
) -> Result<Json<Value>, Problem> {
    let (turn, mut state) = Turn::begin(&hall, ask, &id, agreement.seat).await?;
    let refusal = |status, key| Refused::Words(status, Text::key(key), None);
    let number = state.room().map_err(|refused| refuse(&turn.ask, None, &[], refused))?.number();
    if state.record.over {
        return Err(turn.no(&state, refusal(StatusCode::CONFLICT, "match-over")));
    }
    let other = turn.seat.other();
    let asked = state.record.requests.iter().find(|request| request.kind == Asked::TakeBack).cloned();
    match agreement.action {
        Word::Ask => {
            let entry = last_own(&hall, &state, turn.seat, number).await;
            let entry = entry.map_err(|refused| turn.no(&state, refused))?;
            let Some(entry) = entry else {
                return Err(turn.no(&state, refusal(StatusCode::CONFLICT, "server-nothing-back")));
            };
            let alone = state.record.place(other).kind == Kind::Computer || turn.own.len() == 2;
            if alone {
                let done = go_back(&hall, &mut state, turn.seat, entry).await;
                return turn.done(state, done).await;
            }
            state.record.requests.retain(|request| request.kind != Asked::TakeBack);
            state.record.requests.push(Request {
                kind: Asked::TakeBack,
                seat: turn.seat as u8,
                number: entry,
            });
            let kept = hall.keep_record(&mut state).await;
            turn.done(state, kept).await
        }
        Word::Agree => {
            let Some(request) = asked.filter(|request| request.seat == other as u8) else {
                return Err(turn.no(&state, refusal(StatusCode::CONFLICT, "server-not-requested")));
            };
            let done = go_back(&hall, &mut state, other, request.number).await;
            turn.done(state, done).await
        }
        Word::Decline | Word::Claim => {
            state.record.requests.retain(|request| request.kind != Asked::TakeBack);
            let kept = hall.keep_record(&mut state).await;
            turn.done(state, kept).await
        }
    }
}

/// The last decision of a seat's own that stands.
async fn last_own(hall: &Hall, state: &Sitting, seat: Seat, number: u64) -> Result<Option<u64>, Refused> {
    const BACK: u64 = 400;
    let first = state.record.start.as_ref().map_or(0, |start| start.after as u64) + 1;
    let mut standing: Vec<(u64, u8, bool)> = Vec::new();
    for entry in hall.archive.entries(&state.live.id, first.max(number.saturating_sub(BACK)), number).await? {
        let back = back_to(&entry.words);
        match back {
            Some(back) => standing.retain(|(number, ..)| *number < back),
            None => standing.push((entry.number, entry.seat, entry.words.starts_with('~'))),
        }
    }
    let own = standing.iter().rev().find(|(_, by, order)| *by == seat as u8 && !order);
    Ok(own.map(|(number, ..)| *number))
}

async fn go_back(hall: &Arc<Hall>, state: &mut Sitting, seat: Seat, entry: u64) -> Result<(), Refused> {
    let last = state.room()?.number();
    let before = super::replay::room_at(hall, state, last, entry - 1).await?.snapshot().position;
    let done = state.room_mut()?.take_back(seat, entry, &before)?;
    state.record.requests.retain(|request| request.kind != Asked::TakeBack);
    hall.keep(state, done).await
}

/// Putting the computer in the place of a player who has left: by agreement, or after the time set at the start.
///
/// Who agrees hands over his own seat; who claims puts the computer in the seat of the other, who is awaited and away.
#[utoipa::path(
    post,
    path = "/matches/{id}/substitute",
    tag = "play",
    request_body = Agreement,
    security(("token" = [])),
    responses(
        (status = 200, body = Sheet, description = "What the asker sees now"),
        (status = 409, description = "Nobody asked, the other is not away for long enough, there is nobody to replace, or the match has not begun"),
    )
)]
pub async fn substitute(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(agreement): Body<Agreement>,
) -> Result<Json<Value>, Problem> {
    let (turn, mut state) = Turn::begin(&hall, ask, &id, agreement.seat).await?;
    let refusal = |status, key| Refused::Words(status, Text::key(key), None);
    state.room().map_err(|refused| refuse(&turn.ask, None, &[], refused))?;
    let other = turn.seat.other();
    if state.record.over || state.record.place(other).kind == Kind::Computer {
        return Err(turn.no(&state, refusal(StatusCode::CONFLICT, "server-nobody-to-replace")));
    }
    let asked = state.record.requests.iter().find(|request| request.kind == Asked::Substitute).cloned();
    let replaced = match agreement.action {
        Word::Ask => {
            let number = state.number(&turn.own);
            state.record.requests.retain(|request| request.kind != Asked::Substitute);
            state.record.requests.push(Request { kind: Asked::Substitute, seat: turn.seat as u8, number });
            None
        }
        Word::Agree => {
            // He who agrees is the one who hands over his place.
            if asked.is_none_or(|request| request.seat != other as u8) {
                return Err(turn.no(&state, refusal(StatusCode::CONFLICT, "server-not-requested")));
            }
            Some(turn.seat)
        }
        Word::Decline => {
            state.record.requests.retain(|request| request.kind != Asked::Substitute);
            None
        }
        Word::Claim => {
            let silent = now() - state.live.seen[other.index()].load(Ordering::Relaxed).max(state.changed);
            let due = state.record.absence.is_some_and(|minutes| silent >= i64::from(minutes) * 60_000);
            let awaited = state.room.as_ref().is_some_and(|room| room.to_decide().has(other));
            if !due || !awaited || state.live.is_online(other) {
                return Err(turn.no(&state, refusal(StatusCode::CONFLICT, "server-not-absent")));
            }
            Some(other)
        }
    };
    if let Some(seat) = replaced {
        let level = opponents::Level::Sergent.name();
        let place = state.record.place_mut(seat);
        place.kind = Kind::Computer;
        place.level = Some(level.to_string());
        state.record.requests.clear();
        if let Ok(room) = state.room_mut() {
            seat_computer(&mut **room, seat, level);
        }
    }
    let kept = hall.keep_record(&mut state).await;
    turn.done(state, kept).await
}

/// Standing orders.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Orders {
    /// Whether to be asked, by the id of the moment; those left out stay as they are.
    orders: BTreeMap<String, bool>,
    /// The seat that acts, 0 or 1; only whoever holds both has to say.
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

/// Says at which moments of reaction one wants to be asked.
///
/// The moments are in the catalogue and in the match. Where one does not want to be asked, the moment passes by itself.
#[utoipa::path(
    put,
    path = "/matches/{id}/standing",
    tag = "play",
    request_body = Orders,
    security(("token" = [])),
    responses(
        (status = 200, body = Sheet, description = "What the asker sees now"),
        (status = 422, description = "There is no such moment"),
    )
)]
pub async fn standing(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(orders): Body<Orders>,
) -> Result<Json<Value>, Problem> {
    let (turn, mut state) = Turn::begin(&hall, ask, &id, orders.seat).await?;
    let known = turn.hall.library.about(&state.record.game).map(MatchState::moments).unwrap_or_default();
    if let Some(unknown) =
        orders.orders.keys().find(|kind| known.iter().all(|moment| moment.id != kind.as_str()))
    {
        let there_are = known.iter().map(|moment| moment.id).collect::<Vec<_>>().join(", ");
        let text = Text::key("server-no-moment").with("asked", unknown.as_str()).with("known", there_are);
        return Err(turn.no(&state, Refused::Words(StatusCode::UNPROCESSABLE_ENTITY, text, None)));
    }
    state.record.place_mut(turn.seat).standing.extend(orders.orders);
    let kept = hall.keep_record(&mut state).await;
    turn.done(state, kept).await
}

/// Something said.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Chat {
    /// What: its first 500 letters are kept.
    text: String,
    /// The seat that acts, 0 or 1; only whoever holds both has to say.
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

/// Says something to the other player.
#[utoipa::path(
    post,
    path = "/matches/{id}/chat",
    tag = "play",
    request_body = Chat,
    security(("token" = [])),
    responses(
        (status = 200, body = Said, description = "What was said, as it is kept"),
        (status = 422, description = "Nothing was said"),
    )
)]
pub async fn chat(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(chat): Body<Chat>,
) -> Result<Json<Value>, Problem> {
    const LONGEST: usize = 500;
    let (turn, mut state) = Turn::begin(&hall, ask, &id, chat.seat).await?;
    let words: String = chat.text.trim().chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    if words.is_empty() {
        let empty = Refused::Words(StatusCode::UNPROCESSABLE_ENTITY, Text::key("server-nothing-said"), None);
        return Err(turn.no(&state, empty));
    }
    let said = archive::Said { seat: turn.seat as u8, words, at: now() };
    let kept = hall.archive.say(&state.live.id, &said).await;
    kept.map_err(|error| turn.no(&state, error.into()))?;
    let shown = state.said(&said);
    state.hear(said);
    let _ = state.live.news.send(News::Said(shown.clone()));
    Ok(turn.ask.answer("", &shown))
}

/// Reminds the other player that he is awaited.
#[utoipa::path(
    post,
    path = "/matches/{id}/nudge",
    tag = "play",
    request_body = As,
    security(("token" = [])),
    responses(
        (status = 204, description = "He is told if he is watching"),
    )
)]
pub async fn nudge(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(who): Body<As>,
) -> Result<StatusCode, Problem> {
    let (turn, state) = Turn::begin(&hall, ask, &id, who.seat).await?;
    let _ = state.live.news.send(News::Nudge(turn.seat.other()));
    Ok(StatusCode::NO_CONTENT)
}

/// A match after the match.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// What the asker promises of his number for the dice: its SHA-256 in hexadecimal digits. None gives no number.
    #[serde(default)]
    commitment: Option<String>,
    /// The seat that acts, 0 or 1; only whoever holds both has to say.
    #[serde(default, rename = "as")]
    seat: Option<u8>,
}

/// Plays the same again with the sides exchanged.
///
/// The other player finds the new match where this one ended, in `over.rematch`, and joins it. The tokens stay those of
/// this match.
#[utoipa::path(
    post,
    path = "/matches/{id}/rematch",
    tag = "play",
    request_body = Rematch,
    security(("token" = [])),
    responses(
        (status = 200, body = Created, description = "The new match; its tokens are those of the old one, and not said again"),
        (status = 409, description = "The match is not over, or its rematch is there already"),
    )
)]
pub async fn rematch(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    Body(rematch): Body<Rematch>,
) -> Result<Json<Value>, Problem> {
    let (turn, mut state) = Turn::begin(&hall, ask, &id, rematch.seat).await?;
    check_seal(&turn.ask, rematch.commitment.as_deref())?;
    if !state.record.over {
        let early = Refused::Words(StatusCode::CONFLICT, Text::key("server-not-over"), None);
        return Err(turn.no(&state, early));
    }
    if state.record.rematch.is_some() {
        let taken = Refused::Words(StatusCode::CONFLICT, Text::key("server-rematch-there"), None);
        return Err(turn.no(&state, taken));
    }
    may_create(&hall, &turn.ask)?;
    let old = &state.record;
    let mut places = [old.places[1].clone(), old.places[0].clone()];
    let mut tokens = Vec::new();
    let own = if turn.own.len() == 2 { None } else { Some(turn.seat.other()) };
    for seat in Seat::BOTH {
        let place = &mut places[seat.index()];
        let mine = own.is_none_or(|own| own == seat);
        // Who had a link to the old match has the same to the new one: nobody has to be sent anything.
        place.joined = place.kind == Kind::Computer || mine;
        if place.kind != Kind::Computer && !mine {
            place.kind = Kind::Open;
        }
        place.commitment = None;
        place.number = None;
        tokens.push(None);
    }
    let committed = own.unwrap_or(Seat::First);
    places[committed.index()].commitment = rematch.commitment;
    let (rules, pack) = hall.today(old).map_err(|refused| turn.no(&state, refused))?;
    let record = Record {
        places,
        rules,
        pack,
        secret: random(32),
        given_seed: None,
        start: None,
        origin: None,
        requests: Vec::new(),
        rematch: None,
        over: false,
        corrected: None,
        ..old.clone()
    };
    let created = found(&hall, &turn.ask, record, tokens).await?;
    state.record.rematch = Some(created.id.clone());
    let kept = hall.keep_record(&mut state).await;
    kept.map_err(|refused| turn.no(&state, refused))?;
    Ok(turn.ask.answer("", &created))
}

/// The whole match as a file, once it is over.
///
/// It replays bit for bit and says what the seed of the dice was made from.
#[utoipa::path(
    get,
    path = "/matches/{id}/file",
    tag = "replay",
    responses(
        (status = 200, body = String, content_type = "text/plain", description = "The match file"),
        (status = 403, description = "The match is not over"),
    )
)]
pub async fn file(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
) -> Result<String, Problem> {
    let (state, own) = enter(&hall, &ask, &id).await?;
    if !state.record.over {
        let early = Refused::Words(StatusCode::FORBIDDEN, Text::key("server-file-early"), None);
        return Err(refuse(&ask, Some(&state), &own, early));
    }
    let text = whole(&hall, &state).await;
    text.map_err(|refused| refuse(&ask, Some(&state), &own, refused))
}

async fn whole(hall: &Hall, state: &Sitting) -> Result<String, Refused> {
    let first = state.record.start.as_ref().map_or(0, |start| start.after as u64);
    let last = state.room()?.number();
    let entries = hall.archive.entries(&state.live.id, first + 1, last).await?;
    // From the start the record tells of, with every entry since.
    let room = hall.library.open(&state.record, From::Start(&entries))?;
    Ok(room.to_text())
}
