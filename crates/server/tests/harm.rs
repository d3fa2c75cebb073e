//! What goes wrong: requests that are cut short, matches that break, files that lie, guests who stay too long.

use std::time::Duration;

use crate::common::{Desk, against, people, request};
use axum::body::Body;
use axum::http::StatusCode;
use game::Snapshot;
use serde_json::{Value, json};
use tower::ServiceExt;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_is_cut_short_is_done_to_its_end_or_not_at_all() {
    let desk = Desk::new().await;
    let played = desk.begun("attrition", people(), json!({})).await;
    desk.asks_always(&played).await;
    let mut cut = 0;
    for patience in 0..150 {
        let sheets = [desk.sheet(&played, Some(0)).await, desk.sheet(&played, Some(1)).await];
        let asked = |seat: &usize| sheets[*seat]["table"]["prompt"]["offers"][0].is_object();
        let Some(seat) = [0, 1].into_iter().find(asked) else { break };
        let decision = &sheets[seat]["table"]["prompt"]["offers"][0]["decision"];
        let body = json!({ "number": sheets[seat]["number"], "decision": decision });
        let path = format!("{}/decide", played.path());
        let decide = request("POST", &path, played.token(seat), Body::from(body.to_string()));
        let waited = Duration::from_micros(20 * patience);
        cut += usize::from(tokio::time::timeout(waited, desk.router.clone().oneshot(decide)).await.is_err());
        // Whatever became of it, memory and disk say the same.
        let shown = desk.sheet(&played, Some(seat)).await["number"].clone();
        assert_eq!(json!(desk.kept(&played).await.0.last), shown);
    }
    assert!(cut > 0, "nobody was impatient");
    let mut again = desk.again().await.sheet(&played, Some(0)).await;
    let mut here = desk.sheet(&played, Some(0)).await;
    // Who is there is known only to the server that he came to.
    for sheet in [&mut again, &mut here] {
        sheet["seats"].take();
    }
    assert_eq!(again, here);
}

#[tokio::test]
async fn a_match_that_broke_is_read_anew() {
    let desk = Desk::new().await;
    let played = desk.begun("attrition", people(), json!({})).await;
    desk.play_on(&played, 0).await;
    let before = desk.sheet(&played, Some(0)).await;
    let (hall, id) = (desk.hall.clone(), played.id.clone());
    let broken = tokio::spawn(async move {
        let mut sitting = hall.open(&id).await.expect("it is there");
        sitting.record.over = true;
        sitting.played = None;
        panic!("in the middle of something");
    });
    assert!(broken.await.is_err());
    assert_eq!(desk.sheet(&played, Some(0)).await, before);
    assert!(desk.play_on(&played, 0).await);
}

/// Every number of a position changed in turn, so that many of them make no sense: whatever is done with such a match, whoever
/// asks gets an answer, and so does the next.
#[tokio::test]
async fn whatever_position_a_match_stands_in_the_server_stands() {
    let desk = Desk::new().await;
    let mut answered = [0, 0];
    for game in ["attrition", "grande-guerre"] {
        let played = desk.begun(game, people(), json!({})).await;
        let kept = desk.hall.archive.snapshot(&played.id, 0).await.unwrap().expect("there is one");
        let position: Value = serde_json::from_str(&kept.position).unwrap();
        let mut paths = Vec::new();
        numbers(&position, String::new(), &mut paths);
        for path in paths.iter().step_by(paths.len().div_ceil(40)) {
            let mut changed = position.clone();
            *changed.pointer_mut(path).expect("it is there") = json!(251);
            let snapshot = Snapshot { position: changed.to_string(), ..kept.clone() };
            let found = desk.begun(game, people(), json!({})).await;
            replace(&desk, &found.id, &snapshot).await;
            // It is in memory no more: what is asked next reads it from disk.
            let again = desk.again().await;
            for seat in [0, 1] {
                let (status, sheet) = again.get(&format!("{}/sheet", found.path()), found.token(seat)).await;
                assert!(status == StatusCode::OK || sheet["error"].is_string(), "{path}: {status} {sheet}");
                let offers = sheet["table"]["prompt"]["offers"].as_array().cloned().unwrap_or_default();
                answered[usize::from(status == StatusCode::OK)] += 1;
                for offer in offers.iter().take(2) {
                    let body = json!({ "number": sheet["number"], "decision": offer["decision"] });
                    let (status, said) =
                        again.post(&format!("{}/decide", found.path()), found.token(seat), &body).await;
                    assert!(status == StatusCode::OK || said["error"].is_string(), "{path}: {status} {said}");
                }
            }
            assert!(again.play_on(&played, 0).await, "the others play on");
        }
    }
    assert!(answered[0] > 0 && answered[1] > 0, "{answered:?}");
}

/// The paths of all numbers in a value.
fn numbers(value: &Value, path: String, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(path),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, value)| numbers(value, format!("{path}/{at}"), found));
        }
        Value::Object(map) => {
            map.iter().for_each(|(name, value)| numbers(value, format!("{path}/{name}"), found));
        }
        _ => {}
    }
}

/// Puts another position in the place of a match's first.
async fn replace(desk: &Desk, id: &str, snapshot: &Snapshot) {
    let url = format!("sqlite://{}", crate::common::database(desk.folder.path()).display());
    let pool = sqlx::SqlitePool::connect(&url).await.unwrap();
    let statement = "UPDATE snapshots SET position = $2 WHERE match_id = $1 AND number = 0";
    let done = sqlx::query(statement).bind(id).bind(&snapshot.position).execute(&pool).await.unwrap();
    assert_eq!(done.rows_affected(), 1);
}

#[tokio::test]
async fn an_invitation_opens_nothing_once_it_is_taken_up() {
    let desk = Desk::new().await;
    let wanted = json!({ "game": "attrition", "seats": people() });
    let (_, created) = desk.post("/api/matches", None, &wanted).await;
    let path = format!("/api/matches/{}", created["id"].as_str().unwrap());
    let invitation = created["tokens"][1].as_str();
    // Whoever is invited reads which side is his.
    let (_, sheet) = desk.get(&format!("{path}/sheet?lang=en"), invitation).await;
    assert_eq!((&sheet["seats"][1]["side"], &sheet["table"]), (&json!("Entente"), &Value::Null), "{sheet}");
    let secret = "0123456789abcdef0123456789abcdef";
    for weak in ["", "short", "0123456789abcdef 123456789abcdef"] {
        let (status, said) =
            desk.post(&format!("{path}/join?lang=en"), invitation, &json!({ "secret": weak })).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{said}");
        assert!(said["error"].as_str().unwrap().contains("32 to 128"), "{said}");
    }
    let join = json!({ "secret": secret });
    assert_eq!(desk.post(&format!("{path}/join"), invitation, &join).await.0, StatusCode::OK);
    // Whoever sent it still has it.
    assert_eq!(desk.get(&format!("{path}/sheet"), invitation).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(desk.post(&format!("{path}/join"), invitation, &join).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(desk.get(&path, Some(secret)).await.1["you"], json!([1]));
    // Nor does a second secret open what is taken.
    let other = json!({ "secret": "fedcba9876543210fedcba9876543210" });
    assert_eq!(desk.post(&format!("{path}/join"), Some(secret), &other).await.0, StatusCode::OK);
    assert_eq!(desk.get(&path, Some(secret)).await.1["you"], json!([1]));
}

#[tokio::test]
async fn who_is_replaced_by_the_computer_looks_on() {
    let desk = Desk::new().await;
    let played = desk.begun("attrition", people(), json!({})).await;
    let substitute = format!("{}/substitute", played.path());
    desk.post(&substitute, played.token(0), &json!({ "action": "ask" })).await;
    desk.post(&substitute, played.token(1), &json!({ "action": "agree" })).await;
    let sheet = desk.sheet(&played, Some(1)).await;
    assert_eq!(sheet["seats"][1]["kind"], "computer");
    for (act, body) in [
        ("decide", json!({ "number": sheet["number"], "decision": "pass" })),
        ("resign", json!({})),
        ("undo", json!({})),
        ("chat", json!({ "text": "?" })),
    ] {
        let (status, said) =
            desk.post(&format!("{}/{act}?lang=en", played.path()), played.token(1), &body).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{act}: {said}");
        assert!(said["error"].as_str().unwrap().contains("in your place"), "{act}: {said}");
    }
}

#[tokio::test]
async fn of_what_is_said_the_last_is_shown() {
    let desk = Desk::new().await;
    let played = desk.begun("attrition", against("random"), json!({})).await;
    for turn in 0..120 {
        let words = json!({ "text": turn.to_string() });
        desk.post(&format!("{}/chat", played.path()), played.token(0), &words).await;
    }
    for desk in [&desk, &desk.again().await] {
        let sheet = desk.sheet(&played, Some(0)).await;
        let chat = sheet["chat"].as_array().unwrap();
        assert_eq!((chat.len(), &chat[0]["text"], &chat[99]["text"]), (100, &json!("20"), &json!("119")));
    }
}

#[tokio::test]
async fn a_rematch_counts_as_a_new_match() {
    let desk = Desk::with(server::Limits { matches: 1, ..crate::common::WIDE }).await;
    let played = desk.begun("attrition", against("random"), json!({})).await;
    desk.post(&format!("{}/resign", played.path()), played.token(0), &json!({})).await;
    let rematch = format!("{}/rematch", played.path());
    let (status, said) = desk.post(&rematch, played.token(0), &json!({})).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{said}");
}
