//! Live connections, over a real one.

use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use crate::common::{Desk, Match, WIDE, people};
use serde_json::{Value, json};
use server::Limits;
use tokio::task::block_in_place;
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};

/// The server behind a door of its own.
async fn open(desk: &Desk) -> SocketAddr {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let app = desk.router.clone().into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, app).await });
    address
}

/// Whoever watches a match.
struct Watcher(WebSocket<TcpStream>);

impl Watcher {
    fn new(address: SocketAddr, played: &Match) -> Watcher {
        let stream = TcpStream::connect(address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(60))).expect("nobody waits for ever");
        let (socket, _) = client(format!("ws://{address}{}/live", played.path()), stream).expect("it opens");
        Watcher(socket)
    }

    fn say(&mut self, hello: &Value) {
        self.0.send(Message::text(hello.to_string())).expect("it is sent");
    }

    /// The next thing that is pushed.
    fn hear(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.0.read().expect("something is pushed") {
                return serde_json::from_str(&text).expect("it is JSON");
            }
        }
    }

    /// The next thing of a kind.
    fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let heard = self.hear();
            if heard["type"] == kind {
                return heard;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_watches_is_told_what_happens() {
    let desk = Desk::new().await;
    let played = desk.begun("attrition", people(), json!({})).await;
    let address = open(&desk).await;
    let mut watcher = block_in_place(|| Watcher::new(address, &played));
    watcher.say(&json!({ "tokens": [played.token(0)], "lang": "en" }));
    let told = block_in_place(|| watcher.hear_of("sheet"));
    assert_eq!(told["sheet"], desk.sheet(&played, Some(0)).await);
    assert!(desk.play_on(&played, 0).await);
    let told = block_in_place(|| watcher.hear_of("sheet"));
    assert_eq!(told["sheet"], desk.sheet(&played, Some(0)).await);
    let chat = format!("{}/chat", played.path());
    desk.post(&chat, played.token(1), &json!({ "text": "Bonjour" })).await;
    let told = block_in_place(|| watcher.hear_of("said"));
    assert_eq!((&told["said"]["seat"], &told["said"]["text"]), (&json!(1), &json!("Bonjour")));
    watcher.say(&json!({ "colour": "blue" }));
    assert!(block_in_place(|| watcher.hear_of("problem"))["error"].is_string());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_over_a_connection_counts_as_a_request() {
    let desk = Desk::with(Limits { requests: 1, burst: 100, ..WIDE }).await;
    let played = desk.begun("attrition", people(), json!({})).await;
    let address = open(&desk).await;
    let mut watcher = block_in_place(|| Watcher::new(address, &played));
    let hello = json!({ "lang": "en" });
    watcher.say(&hello);
    block_in_place(|| watcher.hear_of("sheet"));
    // What is asked in an hour from now is not made up for before.
    while desk.hall.limiter.may_ask(address.ip(), Instant::now() + Duration::from_secs(3600)).is_ok() {}
    watcher.say(&hello);
    let refused = block_in_place(|| watcher.hear_of("problem"));
    assert!(
        refused["error"].as_str().is_some_and(|error| error.starts_with("too many requests")),
        "{refused}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_without_a_sign_of_life_is_closed() {
    let silence = Duration::from_millis(600);
    let desk = Desk::with(Limits { silence, ..WIDE }).await;
    let played = desk.begun("attrition", people(), json!({})).await;
    let address = open(&desk).await;
    let mut dead = block_in_place(|| Watcher::new(address, &played));
    let mut alive = block_in_place(|| Watcher::new(address, &played));
    for watcher in [&mut dead, &mut alive] {
        watcher.say(&json!({ "lang": "en" }));
        block_in_place(|| watcher.hear_of("sheet"));
    }
    alive.0.get_ref().set_read_timeout(Some(Duration::from_millis(20))).unwrap();
    let began = Instant::now();
    while began.elapsed() < 3 * silence
        || desk.hall.limiter.open.load(std::sync::atomic::Ordering::Relaxed) > 1
    {
        // Whoever reads answers when he is asked for a sign of life.
        block_in_place(|| drop(alive.0.read()));
    }
    assert_eq!(desk.hall.limiter.open.load(std::sync::atomic::Ordering::Relaxed), 1);
    alive.say(&json!({ "lang": "en" }));
    alive.0.get_ref().set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    assert_eq!(block_in_place(|| alive.hear_of("sheet"))["type"], "sheet");
}
