//! What was acknowledged is there, once, and costs the same to open however long the match.

use std::path::Path;
use std::sync::Arc;

use archive::{Archive, ArchiveError, KEPT_EVERY};
use game::Snapshot;
use host::{Entry, Saying, Step};
use tempfile::TempDir;

async fn fresh() -> (TempDir, Archive) {
    let folder = tempfile::tempdir().expect("a folder");
    let archive = open(folder.path()).await;
    (folder, archive)
}

async fn open(folder: &Path) -> Archive {
    Archive::open(&folder.join("matches.sqlite")).await.expect("the archive opens")
}

fn step(number: u64, words: &str) -> Step {
    Step {
        entry: Entry {
            number,
            seat: 1,
            words: words.to_string(),
            notes: "[]".to_string(),
            at: number as i64,
        },
        snapshot: Snapshot { number, rules: 1, position: format!("after {number}") },
        record: None,
        pending: false,
        undo_from: None,
    }
}

#[tokio::test]
async fn what_was_kept_is_there_after_opening_again() {
    let (folder, archive) = fresh().await;
    archive.create("m", "{}", 5).await.unwrap();
    assert_eq!(archive.find("m").await.unwrap().last, None);
    archive.append("m", &step(0, "")).await.unwrap();
    let second = Step { record: Some("{2}".into()), pending: true, ..step(1, "move") };
    archive.append("m", &second).await.unwrap();
    archive.say("m", &Saying { seat: 0, words: "bonjour".into(), at: 7 }).await.unwrap();
    archive.say("m", &Saying { seat: 1, words: "salut".into(), at: 8 }).await.unwrap();
    archive.close().await;
    let again = open(folder.path()).await;
    let found = again.find("m").await.unwrap();
    assert_eq!((found.last, found.pending, found.record.as_str(), found.created), (Some(1), true, "{2}", 5));
    assert_eq!(again.entries("m", 0, 9).await.unwrap(), [step(0, "").entry, step(1, "move").entry]);
    assert_eq!(again.snapshot("m", 9).await.unwrap().unwrap().position, "after 1");
    let said = again.said("m", 10).await.unwrap();
    assert_eq!(said.iter().map(|said| said.words.as_str()).collect::<Vec<_>>(), ["bonjour", "salut"]);
    assert_eq!(again.said("m", 1).await.unwrap()[0].words, "salut");
    assert_eq!((again.pending().await.unwrap(), again.count().await.unwrap()), (vec!["m".to_string()], 1));
    again.rewrite("m", "{3}", 9).await.unwrap();
    assert_eq!(again.find("m").await.unwrap().record, "{3}");
    assert!(again.is_well().await);
}

#[tokio::test]
async fn a_match_that_is_not_there_is_said_to_be_missing() {
    let (_folder, archive) = fresh().await;
    assert!(matches!(archive.find("x").await, Err(ArchiveError::NoMatch(_))));
    assert!(matches!(archive.rewrite("x", "", 0).await, Err(ArchiveError::NoMatch(_))));
    assert!(matches!(archive.append("x", &step(0, "")).await, Err(ArchiveError::NoMatch(_))));
    assert_eq!(archive.snapshot("x", 9).await.unwrap(), None);
}

#[tokio::test]
async fn no_entry_is_skipped_and_a_refused_one_leaves_nothing() {
    let (_folder, archive) = fresh().await;
    archive.create("m", "{}", 0).await.unwrap();
    assert!(matches!(archive.append("m", &step(1, "early")).await, Err(ArchiveError::Taken(1))));
    archive.append("m", &step(0, "")).await.unwrap();
    assert!(matches!(archive.append("m", &step(2, "two")).await, Err(ArchiveError::Taken(2))));
    assert_eq!(archive.find("m").await.unwrap().last, Some(0));
    assert_eq!(archive.entries("m", 0, 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_match_from_elsewhere_comes_whole_or_not_at_all_and_counts_on_from_anywhere() {
    let (_folder, archive) = fresh().await;
    let torn = [step(7, ""), step(9, "nine")];
    assert!(matches!(archive.import("m", "{}", &torn, 0).await, Err(ArchiveError::Taken(9))));
    assert!(matches!(archive.find("m").await, Err(ArchiveError::NoMatch(_))));
    archive.import("m", "{}", &[step(7, ""), step(8, "eight")], 0).await.unwrap();
    assert_eq!(archive.find("m").await.unwrap().last, Some(8));
    archive.append("m", &step(9, "nine")).await.unwrap();
    assert_eq!(archive.entries("m", 0, 99).await.unwrap().len(), 3);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_answers_to_the_same_question_exactly_one_is_kept_a_thousand_times() {
    let (_folder, archive) = fresh().await;
    let archive = Arc::new(archive);
    archive.create("m", "{}", 0).await.unwrap();
    archive.append("m", &step(0, "")).await.unwrap();
    for number in 1..=1000 {
        let racers = ["red", "blue"].map(|words| {
            let archive = archive.clone();
            tokio::spawn(async move { archive.append("m", &step(number, words)).await })
        });
        let mut won = 0;
        for racer in racers {
            match racer.await.unwrap() {
                Ok(()) => won += 1,
                Err(ArchiveError::Taken(taken)) => assert_eq!(taken, number),
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(won, 1, "entry {number}");
    }
    assert_eq!(archive.entries("m", 0, 2000).await.unwrap().len(), 1001);
}

#[tokio::test]
async fn snapshots_stay_where_a_replay_or_an_undo_needs_them() {
    let (_folder, archive) = fresh().await;
    archive.create("m", "{}", 0).await.unwrap();
    for number in 0..=100 {
        // From entry 90 on everything can still be undone.
        let undo_from = (number >= 90).then_some(90);
        archive.append("m", &Step { undo_from, ..step(number, "x") }).await.unwrap();
    }
    for (upto, nearest) in [(100, 100), (95, 95), (89, 89), (88, 64), (63, 32), (31, 0)] {
        let found = archive.snapshot("m", upto).await.unwrap().unwrap();
        assert_eq!(found.number, nearest, "up to {upto}");
        assert!(upto - found.number < KEPT_EVERY);
    }
}
