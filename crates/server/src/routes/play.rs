//! Deciding, and everything else a player can do in a match.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use game::No;
use host::{Keep, Said, Sheet, TakeBack, Word};

use crate::ask::{Answer, Problem};
use crate::hall::random;
use crate::routes::matches::{found, may_create};
use crate::sitting::News;
use crate::visit::{Nothing, Turn, Visit, acts};
use crate::wire::Created;

acts! {
    /// A decision.
    Decide {
        /// The number of the sheet that it answers.
        number: u64,
        /// One of the offers, word for word.
        decision: String,
    }
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
pub async fn decide(turn: Turn<Decide>) -> Answer {
    turn.does(|hosted, asker, asked| hosted.decide(asker, asked.number, &asked.decision)).await
}

acts! {
    /// Who does something.
    As {}
}

acts! {
    /// What is taken back.
    Undo {
        /// The number of the sheet that was looked at; if given, only that one is answered.
        number: Option<u64>,
        /// The entry of the decision, one of the sheet's `draft`; the last of them unless it is said.
        entry: Option<u64>,
    }
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
pub async fn undo(turn: Turn<Undo>) -> Answer {
    turn.does(|hosted, asker, asked| hosted.undo(asker, asked.number, asked.entry)).await
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
pub async fn resign(turn: Turn<As>) -> Answer {
    turn.does(|hosted, asker, _| hosted.resign(asker)).await
}

acts! {
    /// What is agreed on.
    Agreement {
        /// What is said to it.
        action: Word,
    }
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
pub async fn take_back(mut turn: Turn<Agreement>) -> Answer {
    let done = taken_back(&mut turn).await;
    turn.done(done).await
}

async fn taken_back(turn: &mut Turn<Agreement>) -> Result<Vec<Keep>, No> {
    /// So far back the asker's last decision is looked for.
    const BACK: u64 = 400;
    let (asker, hall, word) = (turn.asker.clone(), turn.hall.clone(), turn.asked.action);
    let number = turn.sitting.played()?.number();
    let first = (turn.sitting.record.first() + 1).max(number.saturating_sub(BACK));
    let last = hall.archive.entries(&turn.sitting.live.id, first, number).await?;
    match turn.sitting.take_back(&asker, word, &last)? {
        TakeBack::Said(kept) => Ok(kept),
        TakeBack::To(seat, entry) => {
            let before = hall.played_at(&turn.sitting, number, entry - 1).await?.snapshot().position;
            turn.sitting.go_back(seat, entry, &before, asker.now)
        }
    }
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
pub async fn substitute(turn: Turn<Agreement>) -> Answer {
    let presence = turn.sitting.live.presence();
    turn.does(|hosted, asker, asked| hosted.substitute(asker, asked.action, &presence)).await
}

acts! {
    /// Standing orders.
    Orders {
        /// Whether to be asked, by the id of the moment; those left out stay as they are.
        orders: BTreeMap<String, bool>,
    }
}

/// Says at which moments of reaction one wants to be asked.
///
/// The moments are in the catalogue and in the match. Where one does not want to be asked, the moment passes by itself. `always` is no
/// moment: who sets it is asked even where there is one answer only.
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
pub async fn standing(turn: Turn<Orders>) -> Answer {
    turn.does(|hosted, asker, asked| hosted.order(asker, asked.orders.clone())).await
}

acts! {
    /// Something said.
    Chat {
        /// What: its first 500 letters are kept.
        text: String,
    }
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
pub async fn chat(mut turn: Turn<Chat>) -> Answer {
    let said = turn.act(|hosted, asker, asked| hosted.say(asker, &asked.text));
    turn.keep(said).await?;
    turn.answer(Ok(turn.sitting.said().pop()))
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
pub async fn nudge(turn: Turn<As>) -> StatusCode {
    turn.sitting.live.tell(News::Nudge(turn.asker.seat.other()));
    StatusCode::NO_CONTENT
}

acts! {
    /// A match after the match.
    Rematch {
        /// What the asker promises of his number for the dice: its SHA-256 in hexadecimal digits. None gives no number.
        commitment: Option<String>,
    }
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
pub async fn rematch(mut turn: Turn<Rematch>) -> Answer {
    let (hall, now) = (turn.hall.clone(), turn.asker.now);
    let today = hall.library.ready_for(&turn.sitting.record).map_err(|no| turn.no(no))?;
    let commitment = turn.asked.commitment.clone();
    let record = turn.sitting.rematch(&turn.asker, commitment, &*today, random(32));
    let record = record.map_err(|no| turn.no(no))?;
    may_create(&hall, &turn.ask)?;
    let created = found(&hall, &turn.ask, record, [None, None]).await?;
    let followed = turn.sitting.followed_by(created.id.clone(), now);
    turn.keep(Ok(followed)).await?;
    turn.answer(Ok(created))
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
pub async fn file(visit: Visit<Nothing>) -> Result<String, Problem> {
    let (sitting, first) = (&visit.sitting, visit.sitting.record.first());
    // From the start the record tells of, with every entry since.
    let entries = visit.hall.archive.entries(&sitting.live.id, first + 1, u64::MAX).await;
    let file = entries.map_err(No::from).and_then(|entries| sitting.file(entries));
    file.map_err(|no| visit.no(no))
}
