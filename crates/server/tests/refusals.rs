//! What is refused gets the right status and a sentence, and changes nothing.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use crate::common::{Desk, WIDE, people, request};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use server::Limits;
use tower::ServiceExt;

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
        (
            "a promise that is none",
            post(&format!("{path}/rematch?lang=en"), first, json!({ "commitment": "abc" }).to_string()),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
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

#[tokio::test]
async fn a_file_that_the_browser_has_is_not_sent_again() {
    let desk = Desk::new().await;
    let first = desk.router.clone().oneshot(request("GET", "/js/api.js", None, Body::empty())).await.unwrap();
    let tag = first.headers()[header::ETAG].to_str().unwrap().to_string();
    for (known, status) in [
        (tag.clone(), StatusCode::NOT_MODIFIED),
        (format!("\"other\", W/{tag}"), StatusCode::NOT_MODIFIED),
        ("\"other\"".to_string(), StatusCode::OK),
    ] {
        let mut again = request("GET", "/js/api.js", None, Body::empty());
        again.headers_mut().insert(header::IF_NONE_MATCH, known.parse().unwrap());
        let answer = desk.router.clone().oneshot(again).await.unwrap();
        assert_eq!(
            (answer.status(), &answer.headers()[header::ETAG]),
            (status, &first.headers()[header::ETAG])
        );
    }
}

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
const HOUR: Duration = Duration::from_secs(3600);

#[tokio::test]
async fn an_address_may_ask_a_burst_at_once_and_then_so_much_a_second() {
    let desk = Desk::with(Limits { requests: 50, burst: 4, ..WIDE }).await;
    let (now, share) = (Instant::now(), Duration::from_millis(20));
    let may = |at| desk.hall.limiter.may_ask(HERE, at);
    assert_eq!([may(now), may(now), may(now), may(now)], [Ok(()); 4]);
    assert_eq!(may(now), Err(share), "being refused costs nothing");
    assert_eq!(may(now + share / 2), Err(share / 2));
    assert_eq!(may(now + share), Ok(()));
    assert_eq!(may(now + share), Err(share));
    assert_eq!(
        desk.hall.limiter.may_ask(Ipv4Addr::new(192, 0, 2, 1).into(), now),
        Ok(()),
        "nobody pays for another"
    );
    let later = now + HOUR;
    desk.hall.limiter.forget(later);
    assert_eq!([may(later), may(later), may(later), may(later)], [Ok(()); 4]);
    assert_eq!(may(later), Err(share), "silence saves up no more than a burst");
    let free = Desk::with(Limits { requests: 0, burst: 4, ..WIDE }).await;
    assert!((0..1000).all(|_| free.hall.limiter.may_ask(HERE, now).is_ok()));
}

#[tokio::test]
async fn who_asks_too_much_is_told_when_to_come_back() {
    let desk = Desk::with(Limits { requests: 1, burst: 1, ..WIDE }).await;
    // What was asked in an hour from now is not made up for before.
    desk.hall.limiter.may_ask(HERE, Instant::now() + HOUR).unwrap();
    for (path, sentence) in [
        ("/api/catalogue?lang=en", "too many requests: ask again in "),
        ("/api/catalogue?lang=fr", "trop de demandes\u{a0}: redemandez dans "),
        ("/api/nowhere?lang=en", "too many requests"),
        ("/metrics?lang=en", "too many requests"),
        ("/api/matches/0/live?lang=en", "too many requests"),
    ] {
        let response = desk.router.clone().oneshot(request("GET", path, None, Body::empty())).await.unwrap();
        assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS, "{path}");
        let seconds: u64 = response.headers()[header::RETRY_AFTER].to_str().unwrap().parse().unwrap();
        assert!((1..=3601).contains(&seconds), "{path}: {seconds}");
        let (_, said) = desk.get(path, None).await;
        assert!(said["error"].as_str().unwrap().starts_with(sentence), "{path}: {said}");
    }
    // The page is there all the same, and whoever watches over the server is answered.
    for path in ["/", "/js/api.js", "/health"] {
        assert_eq!(desk.get(path, None).await.0, StatusCode::OK, "{path}");
    }
}

#[tokio::test]
async fn a_network_of_ipv6_counts_as_one_address_and_ipv4_in_its_clothes_as_itself() {
    let desk = Desk::with(Limits { requests: 1, burst: 1, ..WIDE }).await;
    let status = async |from: &str| {
        let mut request = request("GET", "/api/catalogue", None, Body::empty());
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(from.parse().unwrap(), 1914)));
        desk.ask(request).await.0
    };
    for counted in ["2001:db8:0:1::", "192.0.2.1"] {
        desk.hall.limiter.may_ask(counted.parse().unwrap(), Instant::now() + HOUR).unwrap();
    }
    assert_eq!(status("2001:db8:0:1::7").await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(status("2001:db8:0:2::7").await, StatusCode::OK);
    assert_eq!(status("::ffff:192.0.2.1").await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(status("::ffff:192.0.2.2").await, StatusCode::OK);
}
