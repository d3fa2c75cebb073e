//! The program as a server: it says where it is, stops when told, and loses nothing when it is not even told.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use crate::common::{Folder, program};
use archive::Archive;
use serde_json::{Value, json};

/// A server that is killed when the test is over.
struct Server {
    child: Child,
    address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(database: &Path, more: &[&str]) -> Server {
    let mut command = program(&["serve", "--port", "0", "--no-browser", "--database"]);
    let mut child = command.arg(database).args(more).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut first = String::new();
    let mut said = BufReader::new(child.stdout.take().expect("it speaks"));
    said.read_line(&mut first).expect("it says its address");
    // What else it says is read, so that it never waits for a reader.
    thread::spawn(move || said.read_to_string(&mut String::new()));
    let address = first.split("http://").nth(1).expect("an address").trim().trim_end_matches('/').to_string();
    Server { child, address }
}

/// One request; none where the server is gone.
fn ask(address: &str, method: &str, path: &str, token: &str, body: &Value) -> Option<(u16, Value)> {
    let mut stream = TcpStream::connect(address).ok()?;
    let body = body.to_string();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
         content-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).ok()?;
    stream.write_all(body.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    // A body that is sent in pieces has their lengths between them.
    let body: String = if head.to_lowercase().contains("transfer-encoding: chunked") {
        body.split("\r\n").skip(1).step_by(2).collect()
    } else {
        body.to_string()
    };
    Some((status, serde_json::from_str(&body).unwrap_or(Value::String(body))))
}

const WIDE: [&str; 6] = ["--matches", "100000", "--connections", "1000", "--requests", "0"];

#[test]
fn it_says_its_address_serves_the_page_and_stops_when_told() {
    let folder = Folder::new("serving");
    let mut server = serve(&folder.0.join("matches.sqlite"), &[]);
    let (status, page) = ask(&server.address, "GET", "/", "", &json!({})).expect("it answers");
    assert_eq!(status, 200);
    assert!(page.as_str().unwrap().contains("<title>"), "{page}");
    if cfg!(unix) {
        Command::new("kill").arg(server.child.id().to_string()).status().expect("it is told");
        let status = server.child.wait().expect("it stops");
        assert!(status.success(), "{status}");
    }
}

#[test]
fn a_port_that_is_taken_is_said_in_a_sentence() {
    let folder = Folder::new("taken");
    let server = serve(&folder.0.join("one.sqlite"), &[]);
    let port = server.address.split(':').nth(1).expect("a port");
    let second = folder.0.join("two.sqlite");
    let refused = crate::common::run(&[
        "serve",
        "--no-browser",
        "--port",
        port,
        "--database",
        second.to_str().unwrap(),
    ]);
    let said = refused.err;
    assert!(refused.code != 0 && said.contains(&server.address) && said.contains("--port"), "{said}");
}

/// A match that one person plays with both hands.
struct Played {
    id: String,
    token: String,
    number: u64,
    offers: Vec<(u8, String)>,
    /// What the server said it had accepted.
    accepted: BTreeMap<u64, String>,
}

/// What the sheet of such a match says is to be decided.
fn offers(sheet: &Value) -> Vec<(u8, String)> {
    let prompt = &sheet["table"]["prompt"];
    let seat = prompt["awaited"][0].as_u64().unwrap_or_default() as u8;
    let offered = prompt["offers"].as_array().into_iter().flatten();
    offered.map(|offer| (seat, offer["decision"].as_str().unwrap_or_default().to_string())).collect()
}

fn create(address: &str) -> Option<Played> {
    let person = json!({ "kind": "person" });
    let wanted = json!({ "game": "attrition", "mode": "two-handed", "seats": [person, person] });
    let (status, created) = ask(address, "POST", "/api/matches", "", &wanted)?;
    assert_eq!(status, 201, "{created}");
    let (id, token) = (created["id"].as_str()?.to_string(), created["tokens"][0].as_str()?.to_string());
    let (_, sheet) = ask(address, "GET", &format!("/api/matches/{id}/sheet"), &token, &json!({}))?;
    Some(Played {
        offers: offers(&sheet),
        number: sheet["number"].as_u64()?,
        accepted: BTreeMap::new(),
        id,
        token,
    })
}

/// From now on both sides are asked at every moment, even where there is one answer only: every entry is a decision.
fn ask_always(address: &str, played: &Played) -> Option<()> {
    for seat in [0, 1] {
        let body = json!({ "orders": { "always": true, "surrender": true }, "as": seat });
        let path = format!("/api/matches/{}/standing", played.id);
        let (status, sheet) = ask(address, "PUT", &path, &played.token, &body)?;
        assert_eq!(status, 200, "{sheet}");
    }
    Some(())
}

/// Decides something; none where the server is gone or nothing is left to decide.
fn decide(address: &str, played: &mut Played) -> Option<()> {
    let (seat, decision) =
        played.offers.get(played.number as usize * 7 % played.offers.len().max(1))?.clone();
    let body = json!({ "number": played.number, "decision": decision, "as": seat });
    let (status, sheet) =
        ask(address, "POST", &format!("/api/matches/{}/decide", played.id), &played.token, &body)?;
    assert_eq!(status, 200, "{sheet}");
    played.accepted.insert(played.number + 1, decision);
    played.number = sheet["number"].as_u64()?;
    let mut sheet = sheet;
    // Nothing is offered while a standing order is about to answer.
    while offers(&sheet).is_empty() && sheet["over"].is_null() {
        thread::sleep(Duration::from_millis(5));
        let path = format!("/api/matches/{}/sheet", played.id);
        (_, sheet) = ask(address, "GET", &path, &played.token, &json!({}))?;
    }
    (played.number, played.offers) = (sheet["number"].as_u64()?, offers(&sheet));
    Some(())
}

#[test]
fn killed_in_the_middle_of_two_hundred_matches_it_has_every_accepted_entry_once() {
    const MATCHES: usize = 200;
    const HANDS: usize = 8;
    const ENOUGH: usize = 1_000;
    let folder = Folder::new("killed");
    let database: PathBuf = folder.0.join("matches.sqlite");
    let server = Mutex::new(serve(&database, &WIDE));
    let address = server.lock().unwrap().address.clone();
    let accepted = AtomicUsize::new(0);
    let ready = std::sync::Barrier::new(HANDS);
    let played: Vec<Played> = thread::scope(|scope| {
        let hands: Vec<_> = (0..HANDS)
            .map(|_| {
                scope.spawn(|| {
                    let mut matches: Vec<Played> = (0..MATCHES / HANDS)
                        .map(|_| create(&address).expect("the server is there"))
                        .collect();
                    // In every other match nothing is answered without asking.
                    for played in matches.iter().step_by(2) {
                        ask_always(&address, played).expect("the server is there");
                    }
                    ready.wait();
                    // Round and round until the server is gone.
                    'gone: loop {
                        let mut decided = false;
                        for played in &mut matches {
                            let before = played.accepted.len();
                            if decide(&address, played).is_none() && !played.offers.is_empty() {
                                break 'gone;
                            }
                            let more = played.accepted.len() - before;
                            decided |= more > 0;
                            if accepted.fetch_add(more, Ordering::Relaxed) + more == ENOUGH {
                                // SIGKILL, while seven others are in the middle of a request.
                                server.lock().unwrap().child.kill().expect("it is killed");
                            }
                        }
                        if !decided {
                            break;
                        }
                    }
                    matches
                })
            })
            .collect();
        hands.into_iter().flat_map(|hand| hand.join().expect("a hand ends well")).collect()
    });
    drop(server);
    assert_eq!(played.len(), MATCHES);
    let total: usize = played.iter().map(|played| played.accepted.len()).sum();
    assert!(total >= ENOUGH, "{total} entries were accepted");
    let again = serve(&database, &WIDE);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let archive = runtime.block_on(Archive::open(&database)).expect("the archive opens");
    for (which, played) in played.iter().enumerate() {
        let always = (which % (MATCHES / HANDS)).is_multiple_of(2);
        let entries = runtime.block_on(archive.entries(&played.id, 0, u64::MAX)).expect("they are there");
        for (index, entry) in entries.iter().enumerate() {
            assert_eq!(entry.number, index as u64, "none is missing, none is there twice");
        }
        for (number, decision) in &played.accepted {
            assert_eq!(&entries[*number as usize].words, decision, "entry {number}");
        }
        assert!(entries.len() as u64 > played.number, "{} of {}", entries.len(), played.number);
        // One may have been kept whose answer the crash cut off; never more.
        let cut_off = entries.len() as u64 - 1 - played.number;
        assert!(!always || cut_off <= 1, "{cut_off} after {}", played.number);
        let path = format!("/api/matches/{}/sheet", played.id);
        let (status, sheet) =
            ask(&again.address, "GET", &path, &played.token, &json!({})).expect("it answers");
        assert_eq!(status, 200, "{sheet}");
        // An answer that nobody is asked for may have been due when it was killed: it is given when the match is open again.
        let now = runtime.block_on(archive.entries(&played.id, 0, u64::MAX)).expect("they are there");
        let number = sheet["number"].as_u64().expect("a number") as usize;
        assert!(
            entries.len() <= number + 1 && number < now.len(),
            "{number}: {} of {}",
            entries.len(),
            now.len()
        );
        assert!(
            now.iter()
                .zip(&entries)
                .all(|(now, then)| (now.number, &now.words) == (then.number, &then.words))
        );
    }
}

/// The file of a match that is given up at once, and the match as its page saw it before.
fn given_up(server: &Server, folder: &Folder, played: &Played) -> String {
    let path = format!("/api/matches/{}", played.id);
    ask(&server.address, "POST", &format!("{path}/resign"), &played.token, &json!({ "as": 0 }))
        .expect("it answers");
    let file = ask(&server.address, "GET", &format!("{path}/file"), &played.token, &json!({}));
    let (_, file) = file.expect("it answers");
    let kept = folder.file("resigned.match");
    std::fs::write(&kept, file.as_str().expect("a text")).expect("it is written");
    kept
}

#[test]
fn a_match_that_was_given_up_is_over_in_the_terminal_too() {
    let folder = Folder::new("resigned");
    let server = serve(&folder.0.join("matches.sqlite"), &[]);
    let played = create(&server.address).expect("a match");
    let kept = given_up(&server, &folder, &played);
    assert!(crate::common::run(&["replay", &kept]).ok().contains("abandon"));
    assert_eq!(crate::common::run(&["replay", &kept, "--json"]).json()["outcome"], "entente");
}

#[test]
fn whoever_noted_the_seals_can_prove_the_dice() {
    let folder = Folder::new("sealed");
    let server = serve(&folder.0.join("matches.sqlite"), &[]);
    let mut played = create(&server.address).expect("a match");
    for _ in 0..20 {
        decide(&server.address, &mut played).expect("something is offered");
    }
    let path = format!("/api/matches/{}", played.id);
    let (_, about) = ask(&server.address, "GET", &path, &played.token, &json!({})).expect("it answers");
    let host = about["dice"]["host"].as_str().expect("a seal").to_string();
    assert!(about["dice"]["secret"].is_null(), "the secret is kept until the end: {}", about["dice"]);
    let kept = given_up(&server, &folder, &played);

    let proof = crate::common::english(&["verify", &kept, "--host", &host]).ok();
    assert!(proof.contains("in its place") && proof.contains(&host), "{proof}");
    assert_eq!(crate::common::run(&["verify", &kept, "--json"]).json()["seals"][0]["seal"], host.as_str());

    assert!(!proof.contains("starts from a position"), "{proof}");

    // What lies before a match that goes on from another, its dice do not prove.
    let from = json!({ "match": played.id, "number": 12 });
    let seats = json!([{ "kind": "person" }, { "kind": "person" }]);
    let wanted = json!({ "game": "attrition", "mode": "two-handed", "seats": seats, "from": from });
    let (status, next) =
        ask(&server.address, "POST", "/api/matches", &played.token, &wanted).expect("it answers");
    assert_eq!(status, 201, "{next}");
    let next = Played {
        id: next["id"].as_str().expect("an id").to_string(),
        token: next["tokens"][0].as_str().expect("a token").to_string(),
        ..played
    };
    let further = Folder::new("went-on");
    let went_on = given_up(&server, &further, &next);
    let proof = crate::common::english(&["verify", &went_on]).ok();
    assert!(proof.contains("starts from a position (taken from another match)"), "{proof}");

    // A host who would have kept another secret is found out, and so is one who changes it afterwards.
    let other = "0".repeat(64);
    for (role, seal) in [("--host", &other), ("--player", &other), ("--player", &host)] {
        let broken = crate::common::english(&["verify", &kept, role, seal]).sentence();
        assert!(broken.contains("not kept"), "{role}: {broken}");
    }
    let typo = crate::common::english(&["verify", &kept, "--host", "abc"]).sentence();
    assert!(typo.contains("abc"), "{typo}");
    let text = std::fs::read_to_string(&kept).expect("it is there");
    let line = text.lines().find(|line| line.starts_with("dice: ")).expect("what the seed was made from");
    let forged = line.replacen(&line[6..70], &other, 1);
    std::fs::write(&kept, text.replacen(line, &forged, 1)).expect("it is written");
    let refused = crate::common::english(&["verify", &kept]).sentence();
    assert!(refused.contains("line"), "{refused}");

    // A match of the terminal proves nothing of its seed, and says so.
    let loose = crate::common::finished_match(&folder);
    let unsealed = crate::common::english(&["verify", &loose]).sentence();
    assert!(unsealed.contains("not sealed"), "{unsealed}");
}
