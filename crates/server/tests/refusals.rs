//! What is refused gets the right status and a sentence, and changes nothing.

mod common;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use common::{Desk, WIDE, people, request};
use serde_json::{Value, json};
use server::Limits;

#[tokio::test]
async fn every_refusal_has_its_status_and_a_sentence_and_changes_nothing() {
    let desk = Desk::new().await;
    let played = desk.begun("attrition", people(), json!({})).await;
    let before = desk.kept(&played).await;
    let sheet = desk.sheet(&played, Some(0)).await;
    let path = played.path();
    let decide = format!("{path}/decide?lang=en");
    let number = sheet["number"].clone();
    let offered = sheet["table"]["prompt"]["offers"][0]["decision"].clone();
    let good = json!({ "number": number, "decision": offered });
    let with = |name: &str, value: Value| {
        let mut body = good.clone();
        body[name] = value;
        body.to_string()
    };
    let foreign = Request::builder()
        .method("POST")
        .uri(&decide)
        .header("authorization", format!("Bearer {}", played.tokens[0].clone().unwrap()))
        .header("host", "127.0.0.1:1914")
        .header("origin", "http://elsewhere.example")
        .body(Body::from(good.to_string()))
        .unwrap();
    let post = |path: &str, token: Option<&str>, body: String| request("POST", path, token, Body::from(body));
    let first = played.token(0);
    let huge = with("decision", Value::String("x".repeat(70_000)));
    let cases = [
        ("a wrong token", post(&decide, Some("00"), good.to_string()), StatusCode::UNAUTHORIZED),
        ("no token", post(&decide, None, good.to_string()), StatusCode::UNAUTHORIZED),
        ("a foreign origin", foreign, StatusCode::FORBIDDEN),
        ("an oversized body", post(&decide, first, huge), StatusCode::PAYLOAD_TOO_LARGE),
        ("malformed JSON", post(&decide, first, "{".into()), StatusCode::BAD_REQUEST),
        ("an unknown field", post(&decide, first, with("colour", json!(1))), StatusCode::BAD_REQUEST),
        ("an unknown match", post("/api/matches/0/decide", first, good.to_string()), StatusCode::NOT_FOUND),
        (
            "a decision not offered",
            post(&decide, first, with("decision", json!("move ge.inf Berlin - Paris"))),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            "nonsense",
            post(&decide, first, with("decision", json!("dance"))),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        ("the seat not asked", post(&decide, played.token(1), good.to_string()), StatusCode::FORBIDDEN),
        ("another's seat", post(&decide, first, with("as", json!(1))), StatusCode::FORBIDDEN),
        ("a stale number", post(&decide, first, with("number", json!(99))), StatusCode::CONFLICT),
        (
            "an undo of nothing",
            post(&format!("{path}/undo"), first, "{}".into()),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            "the file too early",
            request("GET", &format!("{path}/file"), first, Body::empty()),
            StatusCode::FORBIDDEN,
        ),
        (
            "a step beyond",
            request("GET", &format!("{path}/steps/99"), first, Body::empty()),
            StatusCode::NOT_FOUND,
        ),
        (
            "a view of the other seat",
            request("GET", &format!("{path}/sheet?as=1"), first, Body::empty()),
            StatusCode::FORBIDDEN,
        ),
        (
            "an early look at everything",
            request("GET", &format!("{path}/sheet?as=all"), first, Body::empty()),
            StatusCode::FORBIDDEN,
        ),
        ("an unknown address", request("GET", "/api/nowhere", first, Body::empty()), StatusCode::NOT_FOUND),
        ("a rematch too early", post(&format!("{path}/rematch"), first, "{}".into()), StatusCode::CONFLICT),
        (
            "agreeing to nothing",
            post(&format!("{path}/take-back"), first, json!({"action":"agree"}).to_string()),
            StatusCode::CONFLICT,
        ),
        (
            "claiming a seat too early",
            post(&format!("{path}/substitute"), first, json!({"action":"claim"}).to_string()),
            StatusCode::CONFLICT,
        ),
        (
            "silence",
            post(&format!("{path}/chat"), first, json!({"text":" "}).to_string()),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            "an unknown game",
            post("/api/matches", None, json!({"game":"chess","seats":people()}).to_string()),
            StatusCode::NOT_FOUND,
        ),
        (
            "an unknown scenario",
            post(
                "/api/matches",
                None,
                json!({"game":"attrition","scenario":"1","seats":people()}).to_string(),
            ),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            "an unknown level",
            post(
                "/api/matches",
                None,
                json!({"game":"attrition","seats":[{"kind":"computer","level":"deity"},{"kind":"person"}]})
                    .to_string(),
            ),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            "a file that is none",
            post("/api/matches/import", None, "bonjour".into()),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
    ];
    for (what, request, expected) in cases {
        let (status, said) = desk.ask(request).await;
        assert_eq!(status, expected, "{what}: {said}");
        let sentence = said["error"].as_str().unwrap_or_default();
        assert!(sentence.len() > 10 && !sentence.starts_with('['), "{what}: {said}");
    }
    assert_eq!(desk.kept(&played).await, before);
    assert_eq!(desk.sheet(&played, Some(0)).await, sheet);
    // And what is right is accepted, once.
    let (status, _) = desk.post(&decide, first, &good).await;
    assert_eq!(status, StatusCode::OK);
    let (status, stale) = desk.post(&decide, first, &good).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(stale["sheet"]["number"], 1, "the fresh table comes with the refusal");
}

#[tokio::test]
async fn a_refusal_by_a_rule_cites_it() {
    let desk = Desk::new().await;
    let played = desk.begun("attrition", people(), json!({})).await;
    let body = json!({ "number": 0, "decision": "move ge.inf Berlin - Belgium" });
    let (status, said) =
        desk.post(&format!("{}/decide?lang=fr", played.path()), played.token(0), &body).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(said["section"]["id"].is_string() && said["section"]["gist"].is_string(), "{said}");
}

#[tokio::test]
async fn one_address_may_not_fill_the_server_with_matches() {
    let desk = Desk::with(Limits { matches: 2, ..WIDE }).await;
    for _ in 0..2 {
        desk.begun("attrition", people(), json!({})).await;
    }
    let (status, said) =
        desk.post("/api/matches", None, &json!({"game": "attrition", "seats": people()})).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{said}");
}

#[tokio::test]
async fn pages_are_served_with_a_strict_policy() {
    use tower::ServiceExt;
    let desk = Desk::new().await;
    let response = desk.router.clone().oneshot(request("GET", "/", None, Body::empty())).await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    let policy = response.headers()["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
    let (status, _) = desk.get("/health", None).await;
    assert_eq!(status, StatusCode::OK);
    let (_, metrics) = desk.get("/metrics", None).await;
    assert!(metrics.as_str().unwrap().contains("quatorze_matches_kept 0"), "{metrics}");
}
