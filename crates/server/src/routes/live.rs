//! Watching a match as it goes on.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use ::table::{Language, Text};
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use contract::Seat;
use game::{Kind, No};
use serde::Deserialize;
use tokio::sync::broadcast::error::RecvError;
use utoipa::ToSchema;

use crate::ask::{Ask, Path, Problem, digest};
use crate::attend::attend;
use crate::hall::Hall;
use crate::limits::too_fast;
use crate::sitting::{Live, News};
use crate::wire::Push;

/// What a watcher says: who he is, what he reads, from where he looks.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The secrets of his seats; none of them for a spectator. Left out later on, they stay the same.
    tokens: Option<Vec<String>>,
    /// What he reads; left out, it stays the same.
    lang: Option<Language>,
    /// From where he looks: as for the sheet.
    #[serde(default, rename = "as")]
    seat: Option<String>,
}

/// Opens a live connection. The secret comes in its first message, never in the address.
///
/// A WebSocket of JSON texts. The first message to send is a `Hello`; it can be sent again whenever the language or the
/// seat looked from changes. Each is answered by a sheet, and from then on a `Push` comes whenever something happens: the
/// sheet anew when the match changed, who came or left, what was said, who is reminded, which computer player thinks.
#[utoipa::path(
    get,
    path = "/matches/{id}/live",
    tag = "live",
    security(()),
    extensions(("x-sent-by-client" = json!({ "$ref": "#/components/schemas/Hello" }))),
    responses(
        (status = 101, body = Push, description = "The connection is open: each text that comes is a `Push`"),
        (status = 400, description = "This is no request for a WebSocket"),
        (status = 403, description = "The page comes from another site"),
        (status = 426, description = "The connection cannot become a WebSocket"),
        (status = 429, description = "Too many requests, or too many connections"),
    )
)]
pub async fn watch(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let sitting = hall.open(&id).await.map_err(|no| ask.no(no))?;
    let live = sitting.live.clone();
    drop(sitting);
    attend(&hall, &live);
    let upgrade = upgrade.map_err(|error| {
        let why = Text::key("server-malformed").with("why", error.body_text());
        ask.refuse("", error.status(), &why.into())
    })?;
    if !hall.limiter.connect(ask.address) {
        let limit = Text::key("server-too-many-connections").with("most", hall.limiter.limits.connections);
        return Err(ask.no(No::new(Kind::TooMuch, limit)));
    }
    let (address, language) = (ask.address, ask.language);
    let held = Held { hall: hall.clone(), address };
    Ok(upgrade.max_message_size(16 * 1024).on_upgrade(move |socket| async move {
        let mut watcher =
            Watcher { hall, live, language, own: Vec::new(), seat: None, shown: String::new(), held };
        watcher.run(socket).await;
        watcher.leave();
    }))
}

/// A connection that counts until it is dropped, however it ends.
struct Held {
    hall: Arc<Hall>,
    address: IpAddr,
}

impl Drop for Held {
    fn drop(&mut self) {
        self.hall.limiter.disconnect(self.address);
    }
}

struct Watcher {
    hall: Arc<Hall>,
    live: Arc<Live>,
    language: Language,
    own: Vec<Seat>,
    seat: Option<String>,
    /// The last sheet it was sent.
    shown: String,
    held: Held,
}

impl Watcher {
    async fn run(&mut self, mut socket: WebSocket) {
        let mut news = self.live.news.subscribe();
        // Nothing is shown before the first message says who looks.
        let Some(Ok(Message::Text(hello))) = socket.recv().await else { return };
        if !self.greet(&mut socket, &hello).await {
            return;
        }
        // A connection that was cut without a word is noticed: it is asked for a sign of life before its time is up.
        let silence = self.hall.limiter.limits.silence;
        let mut pulse = tokio::time::interval(silence / 3);
        let mut heard = Instant::now();
        loop {
            let sent = tokio::select! {
                _ = pulse.tick() => heard.elapsed() < silence && socket.send(Message::Ping(Bytes::new())).await.is_ok(),
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => self.greet(&mut socket, &text).await,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => false,
                        Some(Ok(_)) => true,
                    }
                }
                item = news.recv() => match item {
                    Ok(News::Changed) | Err(RecvError::Lagged(_)) => self.send_sheet(&mut socket, false).await,
                    Ok(News::Presence) => self.send_presence(&mut socket).await,
                    Ok(News::Said(said)) => self.send(&mut socket, &Push::Said { said }).await,
                    Ok(News::Nudge(seat)) => self.send(&mut socket, &Push::Nudge { seat: seat as u8 }).await,
                    Ok(News::Thinking(seat)) => self.send(&mut socket, &Push::Thinking { seat: seat as u8 }).await,
                    Err(RecvError::Closed) => false,
                },
            };
            if !sent {
                return;
            }
        }
    }

    /// Takes in who looks, and shows him the table. It counts as a request, being as much work.
    async fn greet(&mut self, socket: &mut WebSocket, text: &str) -> bool {
        if let Err(wait) = self.hall.limiter.may_ask(self.held.address, Instant::now()) {
            return self.send(socket, &Push::Problem { error: too_fast(wait) }).await;
        }
        let hello: Hello = match serde_json::from_str(text) {
            Ok(hello) => hello,
            Err(error) => {
                let error = Text::key("server-malformed").with("why", error.to_string());
                return self.send(socket, &Push::Problem { error }).await;
            }
        };
        self.language = hello.lang.unwrap_or(self.language);
        if let Some(tokens) = hello.tokens {
            let own = {
                let state = Live::sit(&self.live).await;
                let mut own: Vec<Seat> =
                    tokens.iter().flat_map(|token| state.record.seats_of(&digest(token))).collect();
                own.sort_unstable();
                own.dedup();
                own
            };
            if own.is_empty() && !tokens.is_empty() {
                self.send(socket, &Push::Problem { error: Text::key("server-wrong-token") }).await;
                return false;
            }
            self.leave();
            self.own = own;
            self.arrive();
        }
        self.seat = hello.seat;
        self.send_sheet(socket, true).await
    }

    fn arrive(&self) {
        for seat in &self.own {
            self.live.online[*seat].fetch_add(1, Ordering::Relaxed);
            self.live.heard(*seat);
        }
        if !self.own.is_empty() {
            self.live.tell(News::Presence);
        }
    }

    fn leave(&mut self) {
        for seat in self.own.drain(..) {
            self.live.online[seat].fetch_sub(1, Ordering::Relaxed);
            self.live.heard(seat);
            self.live.tell(News::Presence);
        }
    }

    /// Shows the table; unless it is asked for, only if there is anything new to be seen of it.
    async fn send_sheet(&mut self, socket: &mut WebSocket, asked: bool) -> bool {
        let push = {
            let state = Live::sit(&self.live).await;
            if self.live.is_lost() {
                // What is in memory is not what is on disk: the watcher comes back and looks anew.
                return false;
            }
            match state.eye(&self.own, self.seat.as_deref()) {
                Ok(eye) => Push::Sheet { sheet: Box::new(state.sheet(&self.own, eye)) },
                Err(no) => Push::Problem { error: no.because },
            }
        };
        let text = self.spoken(&push).await;
        if !asked && text == self.shown {
            return true;
        }
        self.shown.clone_from(&text);
        socket.send(Message::text(text)).await.is_ok()
    }

    async fn send_presence(&self, socket: &mut WebSocket) -> bool {
        let push = {
            let state = Live::sit(&self.live).await;
            Push::Presence { seats: state.seats(&self.live.presence()) }
        };
        self.send(socket, &push).await
    }

    async fn send(&self, socket: &mut WebSocket, push: &Push) -> bool {
        let text = self.spoken(push).await;
        socket.send(Message::text(text)).await.is_ok()
    }

    async fn spoken(&self, push: &Push) -> String {
        let game = Live::sit(&self.live).await.record.game.clone();
        self.hall.library.words(&game, self.language).spoken(push).to_string()
    }
}
