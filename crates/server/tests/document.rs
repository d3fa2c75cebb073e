//! The description of what can be asked: it leaves nothing out, and what is sent is what it says.

use std::collections::BTreeSet;

use crate::common::{Desk, people, request};
use axum::body::Body;
use axum::http::StatusCode;
use serde_json::{Map, Value, json};

fn document() -> Value {
    serde_json::from_str(server::document::json()).expect("it is JSON")
}

/// Every operation: method, path, and what is said of it.
fn operations(document: &Value) -> Vec<(String, String, Value)> {
    let paths = document["paths"].as_object().expect("paths");
    let of = |(path, item): (&String, &Value)| {
        let methods = item.as_object().expect("methods").clone();
        let path = path.clone();
        let methods = methods.into_iter().filter(|(method, _)| method != "parameters");
        methods
            .map(move |(method, operation)| (method.to_uppercase(), path.clone(), operation))
            .collect::<Vec<_>>()
    };
    paths.iter().flat_map(of).collect()
}

/// Everything that is referred to.
fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_string));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

/// What does not fit, and where.
fn faults(document: &Value, schema: &Value, value: &Value, at: &str) -> Vec<String> {
    if let Some(to) = schema["$ref"].as_str() {
        let named = document.pointer(to.trim_start_matches('#')).expect("it is there");
        return faults(document, named, value, at);
    }
    if let Some(ways) = schema["oneOf"].as_array() {
        let tried: Vec<Vec<String>> = ways.iter().map(|way| faults(document, way, value, at)).collect();
        let fitting = tried.iter().filter(|faults| faults.is_empty()).count();
        return match fitting {
            1 => Vec::new(),
            0 => tried.into_iter().min_by_key(Vec::len).unwrap_or_default(),
            _ => vec![format!("{at}: may be read in {fitting} ways")],
        };
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let is = |wanted: &Value| wanted == kind || wanted == "number" && kind == "integer";
    if !schema["type"].as_array().map_or_else(|| is(&schema["type"]), |kinds| kinds.iter().any(is)) {
        return vec![format!("{at}: {value} is not of type {}", schema["type"])];
    }
    if schema["enum"].as_array().is_some_and(|values| !values.contains(value)) {
        return vec![format!("{at}: {value} is none of {}", schema["enum"])];
    }
    if value.as_f64().zip(schema["minimum"].as_f64()).is_some_and(|(value, least)| value < least) {
        return vec![format!("{at}: {value} is too small")];
    }
    let mut found = Vec::new();
    if let Value::Array(items) = value {
        let least = schema["minItems"].as_u64().unwrap_or_default();
        let most = schema["maxItems"].as_u64().unwrap_or(u64::MAX);
        if !(least..=most).contains(&(items.len() as u64)) {
            found.push(format!("{at}: {} items", items.len()));
        }
        for (index, item) in items.iter().enumerate() {
            found.extend(faults(document, &schema["items"], item, &format!("{at}[{index}]")));
        }
    }
    if let Value::Object(fields) = value {
        let none = Map::new();
        let known = schema["properties"].as_object().unwrap_or(&none);
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        for name in required.iter().filter_map(Value::as_str).filter(|name| !fields.contains_key(*name)) {
            found.push(format!("{at}: {name} is not there"));
        }
        for (name, value) in fields {
            match known.get(name).or(schema.get("additionalProperties").filter(|more| more.is_object())) {
                Some(schema) => found.extend(faults(document, schema, value, &format!("{at}.{name}"))),
                None => found.push(format!("{at}: nothing is said of {name}")),
            }
        }
    }
    found
}

/// A server whose every answer is held against the description.
struct Held {
    desk: Desk,
    document: Value,
    seen: std::cell::RefCell<BTreeSet<(String, String, u16)>>,
}

impl Held {
    async fn new() -> Held {
        Held { desk: Desk::new().await, document: document(), seen: Default::default() }
    }

    /// Asks; `path` as the description has it, with what its parts stand for.
    async fn ask(
        &self,
        method: &str,
        path: &str,
        parts: &[&str],
        token: Option<&str>,
        body: Option<Value>,
    ) -> (u16, Value) {
        let mut parts = parts.iter();
        let filled = path
            .split('/')
            .map(|part| if part.starts_with('{') { *parts.next().expect("a part") } else { part });
        let asked = format!("{}?lang=en", filled.collect::<Vec<_>>().join("/"));
        let body = match body {
            None => Body::empty(),
            Some(Value::String(text)) => Body::from(text),
            Some(value) => Body::from(value.to_string()),
        };
        let (status, said) = self.desk.ask(request(method, &asked, token, body)).await;
        let operation = &self.document["paths"][path][method.to_lowercase()];
        let response = &operation["responses"][status.as_str()];
        assert!(response.is_object(), "{method} {path} answers {status}, which is not described: {said}");
        match response.get("content").and_then(|content| content.get("application/json")) {
            Some(content) if content["schema"] != json!({"type": "object"}) => {
                let faults = faults(&self.document, &content["schema"], &said, "");
                assert!(faults.is_empty(), "{method} {path} answers {status}: {faults:#?}");
            }
            Some(_) => assert!(said.is_object()),
            None => assert!(said.is_string(), "{method} {path}: {said}"),
        }
        self.seen.borrow_mut().insert((method.to_string(), path.to_string(), status.as_u16()));
        (status.as_u16(), said)
    }
}

#[test]
fn the_document_holds_together() {
    let document = document();
    assert!(document["openapi"].as_str().is_some_and(|version| version.starts_with("3.1")));
    let mut referred = BTreeSet::new();
    references(&document, &mut referred);
    for reference in &referred {
        assert!(document.pointer(reference.trim_start_matches('#')).is_some(), "{reference} leads nowhere");
    }
    for name in document["components"]["schemas"].as_object().expect("schemas").keys() {
        assert!(referred.contains(&format!("#/components/schemas/{name}")), "nobody speaks of {name}");
    }
    let tags: Vec<&Value> =
        document["tags"].as_array().expect("tags").iter().map(|tag| &tag["name"]).collect();
    let mut ids = BTreeSet::new();
    for (method, path, operation) in operations(&document) {
        let what = format!("{method} {path}");
        assert!(ids.insert(operation["operationId"].to_string()), "{what} goes by a name that is taken");
        assert!(
            operation["summary"].as_str().is_some_and(|summary| summary.ends_with('.')),
            "{what}: {operation}"
        );
        assert!(tags.contains(&&operation["tags"][0]), "{what} has no subject");
        let answers = operation["responses"].as_object().expect("answers");
        assert!(answers.keys().any(|status| status.as_str() < "300"), "{what} never succeeds");
        let refusals = answers.iter().filter(|(status, _)| status.as_str() >= "400" && path != "/health");
        for (status, refusal) in refusals {
            let schema = &refusal["content"]["application/json"]["schema"]["$ref"];
            assert_eq!(schema, "#/components/schemas/Problem", "{what}: {status}");
        }
        let parts = document["paths"][&path]["parameters"].as_array().cloned().unwrap_or_default();
        let parts = parts
            .iter()
            .filter(|part| part["in"] == "path")
            .map(|part| format!("{{{}}}", part["name"].as_str().unwrap_or_default()));
        assert_eq!(
            parts.collect::<Vec<_>>(),
            path.split('/').filter(|part| part.starts_with('{')).collect::<Vec<_>>()
        );
    }
    // A route comes with its description, or not at all.
    assert!(!include_str!("../src/lib.rs").contains(".route("));
}

#[tokio::test]
async fn every_address_that_is_described_is_there() {
    let held = Held::new().await;
    let played = held.desk.begun("attrition", people(), json!({})).await;
    for (method, path, operation) in operations(&held.document) {
        let parts: &[&str] = match path.as_str() {
            "/api/games/{game}/scenarios/{scenario}" => &["attrition", "1914"],
            "/api/games/{game}/rulebook" => &["attrition"],
            _ => &[&played.id, "0"],
        };
        let body = operation["requestBody"].is_object().then(|| json!({}));
        let (status, said) = held.ask(&method, &path, parts, played.token(0), body).await;
        assert!(![404, 405].contains(&status), "{method} {path}: {said}");
    }
    // What is not there is refused in the same form.
    for (method, path, expected) in [
        ("GET", "/api/matches/x/y", StatusCode::NOT_FOUND),
        ("DELETE", "/api/catalogue", StatusCode::METHOD_NOT_ALLOWED),
        ("GET", "/api/matches/0/steps/last", StatusCode::BAD_REQUEST),
        ("GET", "/api/matches/0/journal?before=-1", StatusCode::BAD_REQUEST),
    ] {
        let (status, said) = held.desk.ask(request(method, path, None, Body::empty())).await;
        assert_eq!(status, expected, "{method} {path}: {said}");
        let problem = json!({ "$ref": "#/components/schemas/Problem" });
        assert_eq!(faults(&held.document, &problem, &said, ""), Vec::<String>::new(), "{method} {path}");
    }
}

#[tokio::test]
async fn what_is_sent_is_what_is_described() {
    let held = Held::new().await;
    let (_, catalogue) = held.ask("GET", "/api/catalogue", &[], None, None).await;
    for game in catalogue["games"].as_array().expect("games") {
        let id = game["id"].as_str().expect("an id");
        let (_, book) = held.ask("GET", "/api/games/{game}/rulebook", &[id], None, None).await;
        let titles = format!("/api/games/{id}/rulebook?titles=true&lang=en");
        let (_, titles) = held.desk.ask(request("GET", &titles, None, Body::empty())).await;
        for (whole, title) in book.as_array().unwrap().iter().zip(titles.as_array().expect("sections")) {
            assert_eq!((&whole["id"], &whole["title"]), (&title["id"], &title["title"]));
            assert!(whole["gist"] != "" && title["gist"] == "", "{title}");
        }
        for scenario in game["scenarios"].as_array().expect("scenarios") {
            let parts = [id, scenario["id"].as_str().expect("an id")];
            held.ask("GET", "/api/games/{game}/scenarios/{scenario}", &parts, None, None).await;
        }
        let generator = &game["generator"];
        for theme in generator["themes"].as_array().into_iter().flatten() {
            let (pair, size) = (&theme["pairs"][0], &generator["sizes"][0]);
            let of = |thing: &Value| thing["id"].as_str().expect("an id").to_string();
            let year = pair["years"][0].as_u64().expect("a year");
            let drawn = format!("generated.{}.{year}.{}.{}.1914", of(theme), of(size), of(pair));
            held.ask("GET", "/api/games/{game}/scenarios/{scenario}", &[id, &drawn], None, None).await;
        }
        play(&held, id).await;
    }
    // Whatever can be answered was.
    let seen = held.seen.borrow();
    for (method, path, operation) in operations(&held.document) {
        let answers = operation["responses"].as_object().expect("answers");
        for status in answers.keys().filter(|status| matches!(status.as_str(), "200" | "201")) {
            let answer = (method.clone(), path.clone(), status.parse().expect("a number"));
            let elsewhere = matches!(path.as_str(), "/api" | "/health" | "/metrics");
            assert!(elsewhere || seen.contains(&answer), "{answer:?} was never seen");
        }
    }
}

/// A match in which everything is asked that can be.
async fn play(held: &Held, game: &str) {
    const ONE: &str = "/api/matches/{id}";
    let number = contract::Secret([14; 32]);
    let seats = json!([{ "kind": "person", "name": "Marie" }, { "kind": "open" }]);
    let wanted = json!({ "game": game, "seats": seats, "commitment": number.commitment().to_string() });
    let (_, created) = held.ask("POST", "/api/matches", &[], None, Some(wanted)).await;
    let id = created["id"].as_str().expect("an id");
    let tokens = [0, 1].map(|seat| created["tokens"][seat].as_str().expect("a token").to_string());
    let ask = async |method: &str, what: &str, seat: Option<usize>, body: Option<Value>| {
        let token = seat.map(|seat| tokens[seat].as_str());
        held.ask(method, &format!("{ONE}{what}"), &[id, "0"], token, body).await
    };
    let (_, about) = ask("GET", "", None, None).await;
    let places = about["scene"]["board"]["places"].as_array().expect("places");
    let places: Vec<&Value> = places.iter().map(|place| &place["id"]).collect();
    ask("GET", "/sheet", Some(0), None).await;
    ask("POST", "/join", Some(1), Some(json!({ "name": "Paul" }))).await;
    ask("POST", "/reveal", Some(0), Some(json!({ "number": number.reveal() }))).await;
    let played = crate::common::Match { id: id.to_string(), tokens: tokens.clone().map(Some) };
    let (mut weighed, mut inspected) = (false, false);
    for turn in 0..150 {
        held.desk.quiet(&played).await;
        let mut asked = None;
        for seat in [0, 1] {
            let (_, sheet) = ask("GET", "/sheet", Some(seat), None).await;
            if sheet["table"]["prompt"]["offers"].as_array().is_some_and(|offers| !offers.is_empty()) {
                asked = Some((seat, sheet));
            }
        }
        let Some((seat, sheet)) = asked else { break };
        let offers = sheet["table"]["prompt"]["offers"].as_array().expect("offers");
        for offer in offers.iter().take(if weighed { 1 } else { 40 }) {
            let (status, _) =
                ask("POST", "/odds", Some(seat), Some(json!({ "decision": offer["decision"] }))).await;
            weighed |= status == 200;
        }
        if turn % 10 == 0 {
            ask("GET", "/sheet", None, None).await;
            for piece in sheet["table"]["pieces"].as_array().expect("pieces").iter().take(10) {
                let (status, _) =
                    ask("POST", "/inspect", Some(seat), Some(json!({ "subject": piece["id"] }))).await;
                inspected |= status == 200;
                for target in [Some(places[0]), None] {
                    ask(
                        "POST",
                        "/why-not",
                        Some(seat),
                        Some(json!({ "subject": piece["id"], "target": target })),
                    )
                    .await;
                }
            }
            ask(
                "POST",
                "/measure",
                Some(seat),
                Some(json!({ "from": places[0], "to": places[places.len() - 1] })),
            )
            .await;
        }
        // Buttons come first: with one now and then, a match gets beyond its set-up.
        let chosen = if turn % 3 == 0 { 0 } else { turn * 7 % offers.len() };
        let decision = &offers[chosen]["decision"];
        let body = json!({ "number": sheet["number"], "decision": decision });
        let (status, after) = ask("POST", "/decide", Some(seat), Some(body.clone())).await;
        assert_eq!(status, 200, "{after}");
        let (status, stale) = ask("POST", "/decide", Some(seat), Some(body)).await;
        assert!(status == 409 && stale["sheet"]["number"].is_u64(), "{status}: {stale}");
        if turn % 10 == 5 && after["undo"] == json!([seat]) {
            ask("POST", "/undo", Some(seat), None).await;
        }
    }
    assert!(weighed && inspected, "{game}: odds {weighed}, ranges {inspected}");
    ask("POST", "/decide", Some(0), Some(json!({ "number": 0, "decision": "nonsense" }))).await;
    if let Some(moment) = about["windows"][0]["id"].as_str() {
        ask("PUT", "/standing", Some(0), Some(json!({ "orders": { moment: false } }))).await;
    } else {
        ask("PUT", "/standing", Some(0), Some(json!({ "orders": {} }))).await;
    }
    ask("POST", "/chat", Some(0), Some(json!({ "text": "Bonjour" }))).await;
    ask("POST", "/nudge", Some(0), None).await;
    ask("POST", "/take-back", Some(0), Some(json!({ "action": "ask" }))).await;
    ask("POST", "/substitute", Some(0), Some(json!({ "action": "ask" }))).await;
    ask("GET", "/sheet", Some(1), None).await;
    ask("GET", "/steps/{number}", Some(0), None).await;
    ask("GET", "/frames", Some(0), None).await;
    ask("GET", "/journal", Some(1), None).await;
    ask("GET", "/file", Some(1), None).await;
    ask("GET", "/account", Some(1), None).await;
    ask("POST", "/resign", Some(1), None).await;
    let (status, account) = ask("GET", "/account", None, None).await;
    assert_eq!(status, 200, "{account}");
    let (status, file) = ask("GET", "/file", None, None).await;
    assert_eq!(status, 200, "{file}");
    held.ask("POST", "/api/matches/import", &[], None, Some(file)).await;
    ask("POST", "/rematch", Some(0), None).await;
    let known = json!({ "matches": [{ "id": id, "token": tokens[0] }, { "id": "none" }] });
    held.ask("POST", "/api/summaries", &[], None, Some(known)).await;
    let onward = json!({ "game": game, "seats": people(), "from": { "match": id, "number": 1 } });
    let (status, said) = held.ask("POST", "/api/matches", &[], None, Some(onward)).await;
    assert_eq!(status, 201, "{said}");
}
