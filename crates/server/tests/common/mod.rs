//! A server in a folder of its own, asked without a network.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use archive::Archive;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use server::{Hall, Library, Limits};
use tempfile::TempDir;
use tower::ServiceExt;

/// A server.
pub struct Desk {
    pub folder: Arc<TempDir>,
    pub hall: Arc<Hall>,
    pub router: Router,
}

/// Limits that no test meets by accident.
pub const WIDE: Limits =
    Limits { connections: 1_000, matches: 10_000, requests: 0, burst: 0, silence: Duration::from_secs(3600) };

impl Desk {
    pub async fn new() -> Desk {
        Desk::with(WIDE).await
    }

    pub async fn with(limits: Limits) -> Desk {
        let folder = Arc::new(tempfile::tempdir().expect("a folder"));
        Desk::at(folder, limits).await
    }

    /// A server over what another left behind.
    pub async fn again(&self) -> Desk {
        Desk::at(self.folder.clone(), WIDE).await
    }

    async fn at(folder: Arc<TempDir>, limits: Limits) -> Desk {
        let archive = Archive::open(&database(folder.path())).await.expect("the archive opens");
        let hall =
            Arc::new(Hall::new(archive, Library::new(catalogue::games(), None), limits, Duration::ZERO, 2));
        server::attend::attend_all(&hall).await;
        Desk { folder, router: server::router(hall.clone()), hall }
    }

    pub async fn ask(&self, request: Request<Body>) -> (StatusCode, Value) {
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        let status = response.status();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        let text = String::from_utf8(bytes.to_vec()).expect("a text");
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub async fn get(&self, path: &str, token: Option<&str>) -> (StatusCode, Value) {
        self.ask(request("GET", path, token, Body::empty())).await
    }

    pub async fn post(&self, path: &str, token: Option<&str>, body: &Value) -> (StatusCode, Value) {
        self.ask(request("POST", path, token, Body::from(body.to_string()))).await
    }

    /// A match that has begun, with its id and tokens.
    pub async fn begun(&self, game: &str, seats: Value, more: Value) -> Match {
        let mut wanted = json!({ "game": game, "seats": seats });
        for (name, value) in more.as_object().into_iter().flatten() {
            wanted[name] = value.clone();
        }
        let (status, created) = self.post("/api/matches?lang=en", None, &wanted).await;
        assert_eq!(status, StatusCode::CREATED, "{created}");
        let token = |seat: usize| created["tokens"][seat].as_str().map(str::to_string);
        let id = created["id"].as_str().expect("an id").to_string();
        for seat in [0, 1] {
            if wanted["seats"][seat]["kind"] == "open" {
                let path = format!("/api/matches/{id}/join");
                let (status, said) = self.post(&path, token(seat).as_deref(), &json!({})).await;
                assert_eq!(status, StatusCode::OK, "{said}");
            }
        }
        Match { tokens: [token(0), token(1)], id }
    }

    /// Everything that may be seen with a token.
    pub async fn sheet(&self, played: &Match, seat: Option<usize>) -> Value {
        let token = seat.and_then(|seat| played.tokens[seat].clone());
        let path = format!("{}/sheet?lang=en", played.path());
        let (status, sheet) = self.get(&path, token.as_deref()).await;
        assert_eq!(status, StatusCode::OK, "{sheet}");
        sheet
    }

    /// What the archive holds of a match: to see that nothing changed.
    pub async fn kept(&self, played: &Match) -> (archive::Kept, Vec<host::Entry>) {
        let kept = self.hall.archive.find(&played.id).await.expect("it is there");
        (kept, self.hall.archive.entries(&played.id, 0, u64::MAX).await.expect("they are there"))
    }

    /// Waits until no computer player and no standing order is about to answer.
    pub async fn quiet(&self, played: &Match) {
        while self.kept(played).await.0.pending {
            // A request sets a match going that nobody attends to.
            self.sheet(played, None).await;
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Decides this, and sees it accepted.
    pub async fn decide(&self, played: &Match, seat: usize, decision: &Value) -> Value {
        self.quiet(played).await;
        let sheet = self.sheet(played, Some(seat)).await;
        let body = json!({ "number": sheet["number"], "decision": decision });
        let path = format!("{}/decide?lang=en", played.path());
        let (status, said) = self.post(&path, played.token(seat), &body).await;
        assert_eq!(status, StatusCode::OK, "{said}");
        said
    }

    /// From now on both players of *An Attrition of Souls* are asked at every moment: nothing is answered without them.
    pub async fn asks_always(&self, played: &Match) {
        let body = json!({ "orders": { "always": true, "surrender": true } });
        for seat in [0, 1] {
            let path = format!("{}/standing", played.path());
            let put = request("PUT", &path, played.token(seat), Body::from(body.to_string()));
            let (status, said) = self.ask(put).await;
            assert_eq!(status, StatusCode::OK, "{said}");
        }
    }

    /// Decides one of the things offered to whoever is awaited; false once nobody is.
    pub async fn play_on(&self, played: &Match, pick: usize) -> bool {
        self.quiet(played).await;
        for seat in [0, 1] {
            if played.tokens[seat].is_none() {
                continue;
            }
            let sheet = self.sheet(played, Some(seat)).await;
            let offers = sheet["table"]["prompt"]["offers"].as_array().cloned().unwrap_or_default();
            if offers.is_empty() {
                continue;
            }
            self.decide(played, seat, &offers[pick % offers.len()]["decision"]).await;
            return true;
        }
        false
    }
}

/// A match.
#[derive(Clone)]
pub struct Match {
    pub id: String,
    pub tokens: [Option<String>; 2],
}

impl Match {
    pub fn path(&self) -> String {
        format!("/api/matches/{}", self.id)
    }

    pub fn token(&self, seat: usize) -> Option<&str> {
        self.tokens[seat].as_deref()
    }
}

pub fn database(folder: &Path) -> std::path::PathBuf {
    folder.join("matches.sqlite")
}

pub fn request(method: &str, path: &str, token: Option<&str>, body: Body) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path);
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    request.body(body).expect("a request")
}

/// Two people.
pub fn people() -> Value {
    json!([{ "kind": "person", "name": "Marie" }, { "kind": "open", "name": "Paul" }])
}

/// A person against a quick computer player.
pub fn against(level: &str) -> Value {
    json!([{ "kind": "person" }, { "kind": "computer", "level": level }])
}
