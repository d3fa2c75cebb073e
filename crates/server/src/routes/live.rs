//! Watching a match as it goes on.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use ::table::{Language, Text};
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use contract::Seat;
use serde::Deserialize;
use tokio::sync::broadcast::error::RecvError;

use crate::ask::{Ask, Problem, digest};
use crate::hall::{Hall, Live, News};
use crate::routes::refuse;
use crate::wire::Push;

/// What a watcher says: who he is, what he reads, from where he looks.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hello {
    #[serde(default)]
    tokens: Option<Vec<String>>,
    #[serde(default)]
    lang: Option<Language>,
    #[serde(default, rename = "as")]
    seat: Option<String>,
}

/// Opens a live connection. The secret comes in its first message, never in the address.
pub async fn watch(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let live = hall.find(&id).await.map_err(|refused| refuse(&ask, None, &[], refused))?;
    if !hall.connect(ask.address) {
        let limit = Text::key("server-too-many-connections").with("most", hall.limits.connections);
        return Err(ask.no(StatusCode::TOO_MANY_REQUESTS, &limit));
    }
    let (address, language) = (ask.address, ask.language);
    let held = Held { hall: hall.clone(), address };
    Ok(upgrade.max_message_size(16 * 1024).on_upgrade(move |socket| async move {
        let mut watcher = Watcher { hall, live, language, own: Vec::new(), seat: None, _held: held };
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
        self.hall.disconnect(self.address);
    }
}

struct Watcher {
    hall: Arc<Hall>,
    live: Arc<Live>,
    language: Language,
    own: Vec<Seat>,
    seat: Option<String>,
    _held: Held,
}

impl Watcher {
    async fn run(&mut self, mut socket: WebSocket) {
        let mut news = self.live.news.subscribe();
        // Nothing is shown before the first message says who looks.
        let Some(Ok(Message::Text(hello))) = socket.recv().await else { return };
        if !self.greet(&mut socket, &hello).await {
            return;
        }
        loop {
            let sent = tokio::select! {
                message = socket.recv() => match message {
                    Some(Ok(Message::Text(text))) => self.greet(&mut socket, &text).await,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => false,
                    Some(Ok(_)) => true,
                },
                item = news.recv() => match item {
                    Ok(News::Changed) | Err(RecvError::Lagged(_)) => self.send_sheet(&mut socket).await,
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

    /// Takes in who looks, and shows him the table.
    async fn greet(&mut self, socket: &mut WebSocket, text: &str) -> bool {
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
                let state = self.live.state.lock().await;
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
        self.send_sheet(socket).await
    }

    fn arrive(&self) {
        for seat in &self.own {
            self.live.online[seat.index()].fetch_add(1, Ordering::Relaxed);
            self.live.heard(*seat);
        }
        if !self.own.is_empty() {
            let _ = self.live.news.send(News::Presence);
        }
    }

    fn leave(&mut self) {
        for seat in self.own.drain(..) {
            self.live.online[seat.index()].fetch_sub(1, Ordering::Relaxed);
            self.live.heard(seat);
            let _ = self.live.news.send(News::Presence);
        }
    }

    async fn send_sheet(&self, socket: &mut WebSocket) -> bool {
        let push = {
            let state = self.live.state.lock().await;
            if state.lost {
                // What is in memory is not what is on disk: the watcher comes back and looks anew.
                return false;
            }
            match state.eye(&self.own, self.seat.as_deref()) {
                Ok(eye) => Push::Sheet { sheet: Box::new(state.sheet(&self.live, &self.own, eye)) },
                Err(_) => Push::Problem { error: Text::key("server-not-your-seat") },
            }
        };
        self.send(socket, &push).await
    }

    async fn send_presence(&self, socket: &mut WebSocket) -> bool {
        let push = {
            let state = self.live.state.lock().await;
            let scene = state.room.as_ref().map(|room| room.scene());
            Push::Presence { seats: state.seats(&self.live, scene.as_ref()) }
        };
        self.send(socket, &push).await
    }

    async fn send(&self, socket: &mut WebSocket, push: &Push) -> bool {
        let game = self.live.state.lock().await.record.game.clone();
        let text = self.hall.library.words(&game, self.language).spoken(push).to_string();
        socket.send(Message::text(text)).await.is_ok()
    }
}
