//! Matches as players see them: dice, undo, agreements, secrets, restarts.

use crate::common::{Desk, against, people};
use axum::http::StatusCode;
use contract::{FairDice, Secret};
use serde_json::{Value, json};

fn awaits(sheet: &Value, seat: u64) -> bool {
    sheet["table"]["prompt"]["awaited"].as_array().is_some_and(|seats| seats.iter().any(|s| *s == seat))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_answers_to_the_same_question_exactly_one_is_accepted_a_thousand_times() {
    let desk = std::sync::Arc::new(Desk::new().await);
    let mut raced = 0;
    while raced < 1000 {
        let played = desk.begun("grande-guerre", people(), json!({})).await;
        loop {
            desk.quiet(&played).await;
            let (mut seat, mut sheet) = (0, desk.sheet(&played, Some(0)).await);
            if sheet["table"]["prompt"]["offers"].as_array().unwrap().is_empty() {
                (seat, sheet) = (1, desk.sheet(&played, Some(1)).await);
            }
            let offers = sheet["table"]["prompt"]["offers"].as_array().unwrap().clone();
            if offers.is_empty() || raced == 1000 {
                break;
            }
            let racers = [&offers[0], &offers[offers.len() - 1]].map(|offer| {
                let (desk, played) = (desk.clone(), played.clone());
                let body = json!({ "number": sheet["number"], "decision": offer["decision"] });
                tokio::spawn(async move {
                    desk.post(&format!("{}/decide", played.path()), played.token(seat), &body).await.0
                })
            });
            let mut answers = Vec::new();
            for racer in racers {
                answers.push(racer.await.unwrap());
            }
            answers.sort_unstable();
            assert_eq!(answers, [StatusCode::OK, StatusCode::CONFLICT], "after {raced}");
            raced += 1;
        }
    }
}

#[tokio::test]
async fn dice_are_made_by_host_and_players_and_opened_at_the_end() {
    let desk = Desk::new().await;
    let numbers = [Secret([7; 32]), Secret([8; 32])];
    let promised = numbers.map(|number| number.commitment().to_string());
    let wanted = json!({ "game": "attrition", "seats": people(), "commitment": promised[0] });
    let (_, created) = desk.post("/api/matches", None, &wanted).await;
    let tokens = [0, 1].map(|seat| created["tokens"][seat].as_str().unwrap().to_string());
    let path = format!("/api/matches/{}", created["id"].as_str().unwrap());
    let dice = |(status, said): (StatusCode, Value)| {
        assert_eq!(status, StatusCode::OK, "{said}");
        said
    };
    // Nobody opens before all have promised.
    let early = desk
        .post(&format!("{path}/reveal?lang=en"), Some(&tokens[0]), &json!({"number": numbers[0].reveal()}))
        .await;
    assert_eq!(early.0, StatusCode::CONFLICT);
    let join = json!({ "name": "Paul", "commitment": promised[1] });
    assert_eq!(dice(desk.post(&format!("{path}/join"), Some(&tokens[1]), &join).await)["state"], "opening");
    // Another number than the one promised is refused.
    let other = desk
        .post(&format!("{path}/reveal?lang=en"), Some(&tokens[0]), &json!({"number": numbers[1].reveal()}))
        .await;
    assert_eq!(other.0, StatusCode::UNPROCESSABLE_ENTITY);
    for (seat, state) in [(0, "opening"), (1, "sealed")] {
        let body = json!({ "number": numbers[seat].reveal() });
        let said = dice(desk.post(&format!("{path}/reveal?lang=en"), Some(&tokens[seat]), &body).await);
        assert_eq!(said["state"], state);
        assert_eq!(
            (&said["secret"], &said["seed"], &said["numbers"]),
            (&Value::Null, &Value::Null, &Value::Null)
        );
    }
    let (_, sheet) = desk.post(&format!("{path}/resign"), Some(&tokens[0]), &json!({})).await;
    let dice = &sheet["dice"];
    assert_eq!((dice["state"].as_str(), &dice["host"]), (Some("open"), &created["host"]));
    let secret: Secret = dice["secret"].as_str().unwrap().parse().unwrap();
    assert_eq!(secret.commitment().to_string(), dice["host"]);
    let fair = FairDice { secret, numbers: contract::BySeat(numbers.map(Some)) };
    assert_eq!(fair.seed().to_string(), dice["seed"].as_str().unwrap());
    // The file says the same, and reads back.
    let (status, file) = desk.get(&format!("{path}/file"), None).await;
    assert_eq!(status, StatusCode::OK);
    let header = contract::read_header(file.as_str().unwrap()).unwrap();
    assert_eq!((header.dice, header.seed), (Some(fair), fair.seed()));
}

#[tokio::test]
async fn one_undoes_ones_own_and_takes_back_the_rest_by_agreement() {
    let desk = Desk::new().await;
    let played = desk.begun("grande-guerre", people(), json!({})).await;
    // The one who begins plays a card, and takes it back.
    let seat = usize::from(awaits(&desk.sheet(&played, Some(1)).await, 1));
    let before = desk.sheet(&played, Some(seat)).await;
    let card = before["table"]["prompt"]["offers"][0]["decision"].clone();
    let path = played.path();
    let decide = json!({ "number": before["number"], "decision": card });
    let (status, after) = desk.post(&format!("{path}/decide?lang=en"), played.token(seat), &decide).await;
    assert_eq!(status, StatusCode::OK, "{after}");
    if after["undo"] == json!([seat]) {
        let (status, undone) =
            desk.post(&format!("{path}/undo?lang=en"), played.token(seat), &json!({})).await;
        assert_eq!(status, StatusCode::OK, "{undone}");
        assert_eq!(undone["table"], before["table"]);
        assert_eq!(undone["number"].as_u64(), after["number"].as_u64().map(|number| number + 1));
        let again = json!({ "number": undone["number"], "decision": card });
        desk.post(&format!("{path}/decide?lang=en"), played.token(seat), &again).await;
    }
    for _ in 0..12 {
        desk.play_on(&played, 0).await;
    }
    let standing = desk.sheet(&played, Some(seat)).await;
    let ask = json!({ "action": "ask" });
    let (status, asked) = desk.post(&format!("{path}/take-back?lang=en"), played.token(seat), &ask).await;
    assert_eq!(status, StatusCode::OK, "{asked}");
    assert_eq!(asked["requests"][0]["kind"], "take-back");
    assert_eq!(asked["table"], standing["table"], "asking changes nothing");
    let own = desk
        .post(&format!("{path}/take-back?lang=en"), played.token(seat), &json!({"action": "agree"}))
        .await;
    assert_eq!(own.0, StatusCode::CONFLICT, "one does not agree with oneself");
    let agree = json!({ "action": "agree" });
    let (status, back) =
        desk.post(&format!("{path}/take-back?lang=en"), played.token(1 - seat), &agree).await;
    assert_eq!(status, StatusCode::OK, "{back}");
    assert_eq!(back["requests"], json!([]));
    assert!(awaits(&back, seat as u64), "he decides again");
    let told = back["journal"].as_array().and_then(|lines| lines.last()).cloned().unwrap_or_default();
    assert!(told["text"].as_str().is_some_and(|text| text.contains("taken back")), "both are told: {told}");
    // All of it is in the file, which replays.
    desk.post(&format!("{path}/resign"), played.token(0), &json!({})).await;
    let (_, file) = desk.get(&format!("{path}/file"), None).await;
    assert!(file.as_str().unwrap().contains(" takeback "), "{file}");
    let imported = desk
        .ask(crate::common::request(
            "POST",
            "/api/matches/import",
            None,
            file.as_str().unwrap().to_string().into(),
        ))
        .await;
    assert_eq!(imported.0, StatusCode::CREATED, "{}", imported.1);
}

/// A match of An Attrition of Souls in which the one who begins has mobilised three tiles and could mobilise more, and the
/// sheets of both from before.
async fn tried_out(desk: &Desk) -> (crate::common::Match, usize, [Value; 2]) {
    loop {
        let played = desk.begun("attrition", people(), json!({})).await;
        desk.quiet(&played).await;
        let before = [desk.sheet(&played, Some(0)).await, desk.sheet(&played, Some(1)).await];
        let seat = usize::from(awaits(&before[1], 1));
        for tried in 0.. {
            let sheet = desk.sheet(&played, Some(seat)).await;
            let offers = sheet["table"]["prompt"]["offers"].as_array().unwrap().clone();
            let mobilise = offers.iter().find(|offer| offer["verb"] == "mobilise");
            // The pouch gives what it gives: where it gave little, another match is begun.
            let Some(mobilise) = mobilise else { break };
            if tried == 3 {
                return (played, seat, before);
            }
            desk.decide(&played, seat, &mobilise["decision"]).await;
        }
    }
}

#[tokio::test]
async fn what_one_player_tries_out_nobody_else_sees() {
    let desk = Desk::new().await;
    let (played, seat, before) = tried_out(&desk).await;
    let (own, other) = (desk.sheet(&played, Some(seat)).await, 1 - seat);
    assert_eq!(own["draft"].as_array().unwrap().len(), 3);
    let path = played.path();
    // The other player and the spectators see the table as it was, in every way there is to look at it.
    let seen = desk.sheet(&played, Some(other)).await;
    for key in ["table", "journal", "number", "draft"] {
        assert_eq!(seen[key], before[other][key], "{key}");
    }
    let watched = desk.sheet(&played, None).await;
    assert_eq!((&watched["number"], &watched["journal"]), (&seen["number"], &seen["journal"]));
    let number = own["number"].as_u64().unwrap();
    let step = format!("{path}/steps/{number}");
    assert_eq!(desk.get(&step, played.token(seat)).await.0, StatusCode::OK);
    assert_eq!(desk.get(&step, played.token(other)).await.0, StatusCode::NOT_FOUND);
    let (_, lines) = desk.get(&format!("{path}/journal?lang=en"), None).await;
    assert!(lines.as_array().unwrap().iter().all(|line| line["number"].as_u64() <= seen["number"].as_u64()));
    let asked = json!({ "number": seen["number"], "decision": "done" });
    let (status, said) = desk.post(&format!("{path}/decide?lang=en"), played.token(other), &asked).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "he is not asked, and his table is fresh: {said}");

    // A restart forgets nothing of that.
    let again = desk.again().await;
    assert_eq!(again.sheet(&played, Some(seat)).await["draft"], own["draft"]);
    assert_eq!(again.sheet(&played, Some(other)).await["table"], before[other]["table"]);

    // Once somebody else is asked or a die falls, all is seen.
    let mut turns = 0;
    loop {
        let sheet = desk.sheet(&played, Some(seat)).await;
        let offers = sheet["table"]["prompt"]["offers"].as_array().unwrap().clone();
        let Some(done) = offers.iter().find(|offer| offer["verb"] == "done") else { break };
        desk.decide(&played, seat, &done["decision"]).await;
        turns += 1;
        assert!(turns < 10, "the turn ends");
    }
    let shown = desk.sheet(&played, Some(other)).await;
    assert!(shown["number"].as_u64() >= Some(number));
    assert_ne!(shown["table"]["pieces"], before[other]["table"]["pieces"]);
}

/// Nor when a step is tried out: not by the time of the last move, and not by a request that would be out of date.
#[tokio::test]
async fn nobody_else_sees_when_something_is_tried_out() {
    let desk = Desk::new().await;
    let (played, seat, _) = tried_out(&desk).await;
    let other = 1 - seat;
    let ask = json!({ "action": "ask" });
    desk.post(&format!("{}/substitute", played.path()), played.token(other), &ask).await;
    let seen = async || {
        let known = json!({ "matches": [{ "id": played.id, "token": played.token(other) }] });
        let (_, list) = desk.post("/api/summaries", None, &known).await;
        (list[0]["at"].clone(), desk.sheet(&played, Some(other)).await["requests"].clone())
    };
    let before = seen().await;
    assert!(before.0.is_i64() && before.1[0]["kind"] == "substitute", "{before:?}");
    let sheet = desk.sheet(&played, Some(seat)).await;
    let offers = sheet["table"]["prompt"]["offers"].as_array().unwrap().clone();
    let mobilise = offers.iter().find(|offer| offer["verb"] == "mobilise").unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    desk.decide(&played, seat, &mobilise["decision"]).await;
    assert_eq!(desk.sheet(&played, Some(seat)).await["draft"].as_array().unwrap().len(), 4);
    assert_eq!(seen().await, before);
}

#[tokio::test]
async fn any_decision_of_a_draft_is_withdrawn_and_the_later_ones_stand() {
    let desk = Desk::new().await;
    let (played, seat, before) = tried_out(&desk).await;
    let path = played.path();
    let full = desk.sheet(&played, Some(seat)).await;
    let draft: Vec<u64> = full["draft"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
    let line = |sheet: &Value, entry: u64| {
        let lines = sheet["journal"].as_array().unwrap().clone();
        lines.iter().find(|line| line["number"] == entry).map(|line| line["text"].clone())
    };
    let kept: Vec<_> = draft[1..].iter().map(|entry| line(&full, *entry)).collect();
    let first = json!({ "number": full["number"], "entry": draft[0] });
    let (status, left) = desk.post(&format!("{path}/undo?lang=en"), played.token(seat), &first).await;
    assert_eq!(status, StatusCode::OK, "{left}");
    let now: Vec<u64> = left["draft"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
    assert_eq!(now.iter().map(|entry| line(&left, *entry)).collect::<Vec<_>>(), kept);
    // One that is not his to take back is refused.
    for entry in [draft[0], 0, 9_999] {
        let body = json!({ "entry": entry });
        let (status, said) = desk.post(&format!("{path}/undo?lang=en"), played.token(seat), &body).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{said}");
        let (status, _) = desk.post(&format!("{path}/undo?lang=en"), played.token(1 - seat), &body).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    // All dropped, the table is as it was; what was tried is not to be found by looking back, either.
    for entry in now.iter().rev() {
        desk.post(&format!("{path}/undo"), played.token(seat), &json!({ "entry": entry })).await;
    }
    let empty = desk.sheet(&played, Some(seat)).await;
    assert_eq!((&empty["table"], &empty["draft"]), (&before[seat]["table"], &json!([])));
    let (_, frames) = desk.get(&format!("{path}/frames?after=0&lang=en"), played.token(1 - seat)).await;
    let seen: Vec<u64> = frames.as_array().unwrap().iter().filter_map(|one| one["number"].as_u64()).collect();
    assert!(!seen.iter().any(|number| draft.contains(number) || now.contains(number)), "{seen:?}");
    for entry in draft.iter().chain(&now) {
        let (_, step) = desk.get(&format!("{path}/steps/{entry}?lang=en"), played.token(1 - seat)).await;
        assert_eq!((&step["table"], &step["notes"]), (&before[1 - seat]["table"], &json!([])), "{entry}");
        let (_, own) = desk.get(&format!("{path}/steps/{entry}?lang=en"), played.token(seat)).await;
        assert_ne!(own["table"], before[seat]["table"], "he may look at it himself");
    }
}

#[tokio::test]
async fn at_one_screen_whoever_looks_is_shown_everything_since_his_own_last_decision() {
    let desk = Desk::new().await;
    let person = || json!({ "kind": "person" });
    let mut shown = 0;
    for game in ["attrition", "grande-guerre", "verdun", "villers", "der-des-ders"] {
        let played = desk.begun(game, json!([person(), person()]), json!({ "mode": "hot-seat" })).await;
        let path = played.path();
        let mut decided = [0, 0];
        for turn in 0..40 {
            for seat in [0, 1] {
                let (_, sheet) = desk.get(&format!("{path}/sheet?as={seat}"), played.token(0)).await;
                let Some(offers) =
                    sheet["table"]["prompt"]["offers"].as_array().filter(|all| !all.is_empty())
                else {
                    continue;
                };
                let decision = &offers[turn * 7 % offers.len()]["decision"];
                let body = json!({ "number": sheet["number"], "decision": decision, "as": seat });
                let (status, said) = desk.post(&format!("{path}/decide"), played.token(0), &body).await;
                assert_eq!(status, StatusCode::OK, "{said}");
                decided[seat] = sheet["number"].as_u64().unwrap() + 1;
                for looks in [0, 1] {
                    let (_, frames) = desk.get(&format!("{path}/frames?as={looks}"), played.token(0)).await;
                    let frames = frames.as_array().unwrap();
                    let again = |frame: &Value| frame["number"].as_u64() <= Some(decided[looks]);
                    assert!(!frames[1..].iter().any(again), "{turn}: {decision} of {seat}, as {looks}");
                    // Whoever is to be asked next has not seen what the other did, once that can no longer be undone.
                    if looks != seat && said["draft"].as_array().is_some_and(Vec::is_empty) {
                        assert!(frames.len() > 1, "{turn}: {decision} of {seat}");
                        shown += 1;
                    }
                }
            }
        }
    }
    assert!(shown >= 10, "{shown}");
}

#[tokio::test]
async fn whoever_comes_back_is_shown_everything_since_his_last_decision() {
    let desk = Desk::new().await;
    for game in ["attrition", "grande-guerre", "verdun", "villers", "der-des-ders"] {
        let played = desk.begun(game, people(), json!({})).await;
        if game == "attrition" {
            desk.asks_always(&played).await;
        }
        for turn in 0..25 {
            desk.play_on(&played, turn).await;
        }
        let path = played.path();
        for seat in [0, 1] {
            let sheet = desk.sheet(&played, Some(seat)).await;
            let last = sheet["number"].as_u64().unwrap();
            let (status, frames) = desk.get(&format!("{path}/frames?lang=en"), played.token(seat)).await;
            assert_eq!(status, StatusCode::OK, "{frames}");
            let frames = frames.as_array().unwrap();
            // Each frame is that step of the match, and asks nothing; the last is how it stands.
            for frame in frames {
                let (_, mut step) =
                    desk.get(&format!("{path}/steps/{}?lang=en", frame["number"]), played.token(seat)).await;
                step["table"]["prompt"]["offers"] = json!([]);
                assert_eq!(frame["table"], step["table"], "{game}");
                if frame["by"].is_u64() {
                    assert_eq!((&frame["by"], &frame["notes"]), (&step["by"], &step["notes"]), "{game}");
                }
            }
            // A standing order may have answered meanwhile.
            assert!(frames.len() == 1 || frames.last().unwrap()["number"].as_u64() >= Some(last), "{game}");
            if game == "attrition" {
                assert!(
                    frames[1..].iter().all(|frame| frame["by"] != seat),
                    "since his last decision: {frames:?}"
                );
            }
            // From the start on, and up to anywhere.
            let (half, after) = (last / 2, format!("{path}/frames?after=0"));
            let (_, all) = desk.get(&format!("{after}&until={half}&lang=en"), played.token(seat)).await;
            let numbers = all.as_array().unwrap().iter().filter_map(|one| one["number"].as_u64());
            assert!(numbers.clone().is_sorted() && numbers.clone().next() == Some(0), "{all}");
            assert!(numbers.max() <= Some(half), "{all}");
        }
        for wrong in ["after=9999", "until=9999"] {
            let (status, said) = desk.get(&format!("{path}/frames?{wrong}&lang=en"), played.token(0)).await;
            assert_eq!(status, StatusCode::NOT_FOUND, "{said}");
        }
    }
}

#[tokio::test]
async fn a_step_withdrawn_never_ends_the_turn() {
    let desk = Desk::new().await;
    let (played, seat, before) = tried_out(&desk).await;
    // All but one of the tiles are mobilised, and mobilising is declared done: without the first, "done" would mean less.
    let offers = desk.sheet(&played, Some(seat)).await["table"]["prompt"]["offers"].clone();
    let done = offers.as_array().unwrap().iter().find(|offer| offer["verb"] == "done").unwrap().clone();
    desk.decide(&played, seat, &done["decision"]).await;
    let full = desk.sheet(&played, Some(seat)).await;
    let draft: Vec<u64> = full["draft"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
    let path = format!("{}/undo?lang=en", played.path());
    for entry in draft.iter().rev().skip(1) {
        let body = json!({ "entry": entry });
        let (status, left) = desk.post(&path, played.token(seat), &body).await;
        assert_eq!(status, StatusCode::OK, "{left}");
        assert!(awaits(&left, seat as u64), "he is still at it: {}", left["table"]["prompt"]["asks"]);
    }
    let seen = desk.sheet(&played, Some(1 - seat)).await;
    assert_eq!(seen["table"], before[1 - seat]["table"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_in_which_much_was_taken_back_opens_whole() {
    let desk = Desk::new().await;
    for game in ["attrition", "grande-guerre"] {
        let played = desk.begun(game, people(), json!({})).await;
        let path = played.path();
        for turn in 0..120 {
            desk.play_on(&played, turn * 5).await;
            desk.quiet(&played).await;
            for seat in [0, 1] {
                if turn % 3 == 0 && desk.sheet(&played, Some(seat)).await["undo"] == json!([seat]) {
                    let (status, said) =
                        desk.post(&format!("{path}/undo"), played.token(seat), &json!({})).await;
                    assert_eq!(status, StatusCode::OK, "{said}");
                }
            }
            if turn % 40 == 39 {
                for (seat, action) in [(0, "ask"), (1, "agree")] {
                    let body = json!({ "action": action });
                    let (status, said) =
                        desk.post(&format!("{path}/take-back?lang=en"), played.token(seat), &body).await;
                    assert_eq!(status, StatusCode::OK, "{said}");
                }
            }
        }
        desk.quiet(&played).await;
        if desk.sheet(&played, None).await["over"].is_null() {
            desk.post(&format!("{path}/resign"), played.token(0), &json!({})).await;
        }
        let last = desk.sheet(&played, None).await["number"].as_u64().unwrap();
        let again = desk.again().await;
        let sheet = again.sheet(&played, None).await;
        assert!(!sheet["over"].is_null() && sheet["number"] == last, "{}", sheet["number"]);
        for number in 0..=last {
            let (status, said) = again.get(&format!("{path}/steps/{number}?lang=en"), None).await;
            assert_eq!(status, StatusCode::OK, "{game}, step {number}: {said}");
        }
        assert_eq!(again.get(&format!("{path}/file"), None).await.0, StatusCode::OK);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_spectator_and_the_enemy_never_see_a_hand() {
    let desk = Desk::new().await;
    let played = desk.begun("grande-guerre", people(), json!({})).await;
    for turn in 0..60 {
        let own: Vec<Value> = [desk.sheet(&played, Some(0)).await, desk.sheet(&played, Some(1)).await].into();
        let watched = desk.sheet(&played, None).await;
        let hands = |sheet: &Value, seat: u64| -> Vec<Value> {
            let hands = sheet["table"]["hands"].as_array().unwrap().clone();
            hands.into_iter().filter(|hand| hand["seat"] == seat).collect()
        };
        for seat in [0, 1] {
            assert!(hands(&own[seat], seat as u64).iter().all(|hand| hand["cards"].is_array()));
            for sheet in [&watched, &own[1 - seat]] {
                assert!(hands(sheet, seat as u64).iter().all(|hand| hand["cards"].is_null()), "turn {turn}");
                assert_eq!(sheet["standing"][seat], json!({}));
            }
        }
        assert_eq!(watched["table"]["prompt"]["offers"], json!([]));
        if !desk.play_on(&played, turn * 7).await {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_against_the_computer_goes_on_after_a_restart() {
    let desk = Desk::new().await;
    let played = desk.begun("attrition", against("recrue"), json!({})).await;
    for _ in 0..200 {
        let sheet = desk.sheet(&played, Some(0)).await;
        if awaits(&sheet, 1) {
            break;
        }
        desk.play_on(&played, usize::MAX).await;
    }
    // Another server over the same archive, as after a crash: the computer answers there by itself.
    let (kept, _) = desk.kept(&played).await;
    let again = desk.again().await;
    again.quiet(&played).await;
    let mut sheet = again.sheet(&played, Some(0)).await;
    // The first server is still there and may answer before it: then the second opens the match anew and goes on.
    for _ in 0..200 {
        if sheet["over"].is_object() || awaits(&sheet, 0) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        again.quiet(&played).await;
        sheet = again.sheet(&played, Some(0)).await;
    }
    assert!(sheet["number"].as_u64() >= kept.last, "{sheet}");
    assert!(sheet["over"].is_object() || awaits(&sheet, 0), "{sheet}");
    assert!(again.play_on(&played, 0).await || sheet["over"].is_object());
}

#[tokio::test]
async fn a_long_match_opens_without_its_past() {
    let desk = Desk::new().await;
    let played = desk.begun("grande-guerre", people(), json!({})).await;
    let mut entries = 0;
    while entries < 400 && desk.play_on(&played, entries * 3).await {
        entries += 1;
    }
    desk.quiet(&played).await;
    let sheets = [desk.sheet(&played, Some(0)).await, desk.sheet(&played, Some(1)).await];
    let last = sheets[0]["number"].as_u64().unwrap();
    // What lies further back than the last snapshots is made unreadable: opening does not look at it.
    let pool = sqlx::SqlitePool::connect_with(
        sqlx::sqlite::SqliteConnectOptions::new().filename(crate::common::database(desk.folder.path())),
    )
    .await
    .unwrap();
    let spoiled = sqlx::query(
        "UPDATE entries SET words = 'nonsense', notes = '[]' WHERE number < $1 - 130 AND number > 0",
    )
    .bind(last as i64)
    .execute(&pool)
    .await
    .unwrap();
    assert!(spoiled.rows_affected() > 100, "{last} entries");
    let again = desk.again().await;
    for (seat, before) in sheets.iter().enumerate() {
        let after = again.sheet(&played, Some(seat)).await;
        assert_eq!((&after["table"], &after["undo"]), (&before["table"], &before["undo"]));
    }
    let (status, step) = again.get(&format!("{}/steps/{}", played.path(), last - 20), None).await;
    assert_eq!((status, step["number"].as_u64()), (StatusCode::OK, Some(last - 20)));
}

#[tokio::test]
async fn a_match_begun_under_other_rules_goes_on_under_those_of_today() {
    let desk = Desk::new().await;
    let played = desk.begun("attrition", people(), json!({})).await;
    for turn in 0..20 {
        desk.play_on(&played, turn).await;
    }
    // What can no longer be taken back is seen by all: the player at it is the one who sees no change.
    let seat = usize::from(awaits(&desk.sheet(&played, None).await, 1));
    let before = desk.sheet(&played, Some(seat)).await;
    // Standing orders may have answered as well.
    let start = before["number"].as_u64().unwrap();
    let (kept, _) = desk.kept(&played).await;
    let record = kept.record.replace("\"rules\":1", "\"rules\":0");
    assert_ne!(record, kept.record);
    desk.hall.archive.rewrite(&played.id, &record, 0).await.unwrap();
    let again = desk.again().await;
    let sheet = again.sheet(&played, Some(seat)).await;
    assert_eq!(sheet["table"], before["table"]);
    assert!(
        sheet["changed"].as_str().unwrap().contains(&format!("decision {start}")),
        "{}",
        sheet["changed"]
    );
    for turn in 0..10 {
        again.play_on(&played, turn).await;
    }
    again.post(&format!("{}/resign", played.path()), played.token(0), &json!({})).await;
    // Replay starts at the change, and the file with it.
    let (status, _) = again.get(&format!("{}/steps/{}", played.path(), start - 1), None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, step) = again.get(&format!("{}/steps/{}", played.path(), start + 5), None).await;
    assert_eq!((status, &step["first"]), (StatusCode::OK, &json!(start)));
    let (_, file) = again.get(&format!("{}/file", played.path()), None).await;
    let header = contract::read_header(file.as_str().unwrap()).unwrap();
    assert_eq!((header.rules, header.from.map(|start| start.after)), (1, Some(start as usize)));
    let import = crate::common::request(
        "POST",
        "/api/matches/import",
        None,
        file.as_str().unwrap().to_string().into(),
    );
    assert_eq!(again.ask(import).await.0, StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn standing_orders_answer_by_themselves_and_break_no_undo() {
    let desk = Desk::new().await;
    let played = desk.begun("grande-guerre", people(), json!({})).await;
    let (_, about) = desk.get(&format!("{}?lang=en", played.path()), None).await;
    let moments: Vec<String> = about["windows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|moment| moment["id"].as_str().unwrap().to_string())
        .collect();
    let orders: serde_json::Map<String, Value> =
        moments.iter().map(|id| (id.clone(), json!(false))).collect();
    for seat in [0, 1] {
        let body = json!({ "orders": orders });
        let put = crate::common::request(
            "PUT",
            &format!("{}/standing", played.path()),
            played.token(seat),
            body.to_string().into(),
        );
        assert_eq!(desk.ask(put).await.0, StatusCode::OK);
    }
    for turn in 0..80 {
        // A moment of reaction passes without anybody being asked.
        desk.quiet(&played).await;
        for seat in [0, 1] {
            assert!(desk.sheet(&played, Some(seat)).await["window"].is_null());
        }
        desk.play_on(&played, turn * 5).await;
    }
    let (_, entries) = desk.kept(&played).await;
    assert!(entries.iter().any(|entry| entry.words.starts_with('~')), "none was answered by itself");
}

#[tokio::test]
async fn a_match_that_was_given_up_stays_so_after_a_restart_and_from_a_file() {
    let desk = Desk::new().await;
    let played = desk.begun("attrition", people(), json!({})).await;
    for turn in 0..5 {
        desk.play_on(&played, turn).await;
    }
    desk.post(&format!("{}/resign", played.path()), played.token(1), &json!({})).await;
    let (_, file) = desk.get(&format!("{}/file", played.path()), None).await;
    let import = crate::common::request(
        "POST",
        "/api/matches/import",
        None,
        file.as_str().unwrap().to_string().into(),
    );
    let (_, imported) = desk.ask(import).await;
    let copy =
        crate::common::Match { id: imported["id"].as_str().unwrap().to_string(), tokens: [None, None] };
    let again = desk.again().await;
    for played in [&played, &copy] {
        let sheet = again.sheet(played, None).await;
        assert_eq!(sheet["over"]["resigned"], 1, "{}", sheet["over"]);
        let (_, step) = again.get(&format!("{}/steps/{}", played.path(), sheet["number"]), None).await;
        assert_eq!(step["table"]["prompt"]["awaited"], json!([]));
    }
}

#[tokio::test]
async fn a_match_is_added_up_once_it_is_over_and_not_before_for_anybody() {
    let desk = Desk::new().await;
    let played = desk.begun("attrition", people(), json!({})).await;
    for turn in 0..30 {
        desk.play_on(&played, turn).await;
    }
    let path = format!("{}/account", played.path());
    assert_eq!(desk.get(&path, played.token(0)).await.0, StatusCode::CONFLICT);
    desk.post(&format!("{}/resign", played.path()), played.token(0), &json!({})).await;
    let (status, account) = desk.get(&path, None).await;
    assert_eq!(status, StatusCode::OK, "{account}");
    assert_eq!(account["why"], Value::Null, "it was given up");
    assert_eq!(account["decisions"], 30);
    let sum = |side: usize| {
        let gains = account["gains"].as_array().unwrap();
        gains.iter().map(|gain| gain["points"][side].as_i64().unwrap()).sum::<i64>()
    };
    assert_eq!(account["score"], json!([sum(0), sum(1)]));
    // After a restart it is made again from what was kept.
    let again = desk.again().await;
    assert_eq!(again.get(&path, played.token(1)).await.1, account);
}

#[tokio::test]
async fn one_goes_on_from_any_step_of_a_match_that_is_over() {
    let desk = Desk::new().await;
    let played = desk.begun("attrition", people(), json!({})).await;
    for turn in 0..30 {
        desk.play_on(&played, turn).await;
    }
    // Where whoever is asked has a choice: what has one answer would be given at once.
    let mut number = 12;
    loop {
        let path = format!("{}/steps/{number}?lang=en", played.path());
        let mut offers = [0, 0];
        for (seat, offers) in offers.iter_mut().enumerate() {
            let (_, step) = desk.get(&path, played.token(seat)).await;
            *offers = step["table"]["prompt"]["offers"].as_array().expect("offers").len();
        }
        if offers.iter().sum::<usize>() > 2 && !offers.contains(&1) {
            break;
        }
        number += 1;
    }
    let from = json!({ "match": played.id, "number": number });
    let wanted = json!({ "game": "attrition", "seats": people(), "from": from });
    assert_eq!(desk.post("/api/matches", played.token(0), &wanted).await.0, StatusCode::FORBIDDEN);
    desk.post(&format!("{}/resign", played.path()), played.token(0), &json!({})).await;
    let next = desk.begun("attrition", people(), json!({ "from": from })).await;
    let (_, step) = desk.get(&format!("{}/steps/{number}?lang=en", played.path()), None).await;
    let sheet = desk.sheet(&next, None).await;
    assert_eq!(sheet["table"]["pieces"], step["table"]["pieces"]);
    assert_eq!(sheet["number"], 0);
    assert!(desk.play_on(&next, 0).await);
}
