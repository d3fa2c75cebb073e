//! What a match that is over came to: of the golden matches of every game, and of matches given up or taken back.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use game::Kind;
use host::{Entry, Hosted, header_of, import};
use table::{Act, Loss};

use crate::common::{Desk, FIRST, refused};

/// The golden matches of a game: at random a match wanders, so those of Recrue alone where there are many.
fn golden(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("tests/golden");
    let files =
        fs::read_dir(folder).expect("there are golden matches").map(|file| file.expect("it is there").path());
    let mut files: Vec<PathBuf> =
        files.filter(|file| file.extension().is_some_and(|end| end == "gz")).collect();
    files.sort();
    if files.len() > 12 {
        files.retain(|file| file.to_string_lossy().contains("recrue"));
        files.truncate(12);
    }
    files
}

/// The match of a file as it would be kept.
fn kept(file: &Path) -> (Hosted, Vec<Entry>) {
    let mut text = String::new();
    GzDecoder::new(fs::File::open(file).expect("it is there")).read_to_string(&mut text).expect("it is text");
    let header = header_of(&text).expect("it has a head");
    let mut setup = contract::Setup::new(catalogue::named(&header.game).expect("it is a game").about(), &[]);
    setup.scenario = header.scenario.clone();
    setup.options = header.options.clone();
    let ready = catalogue::named(&header.game).expect("it is a game").ready(setup).expect("it can be played");
    let (record, steps) = import(&*ready, &text, String::new(), "07".repeat(32), 1).expect("it replays");
    (Hosted::new(record, ready, 1), steps.into_iter().map(|step| step.entry).collect())
}

const GAMES: [&str; 5] = ["attrition", "grande-guerre", "verdun", "villers", "der-des-ders"];

/// What the lines that still stand say was lost: by side.
fn lost(entries: &[Entry]) -> [u32; 2] {
    let mut lines: Vec<game::Note> = Vec::new();
    for entry in entries {
        lines.retain(|line| entry.back_to().is_none_or(|back| line.number < back));
        lines.extend(entry.lines());
    }
    let mut lost = [0; 2];
    for picture in lines.into_iter().map(|line| line.picture) {
        if let Some(Loss { side: Some(side), count, .. }) = picture.lost
            && matches!(picture.act, Some(Act::Lost | Act::Destroyed))
        {
            lost[usize::from(side)] += u32::from(count);
        }
    }
    lost
}

#[test]
fn every_golden_match_says_why_it_ended_what_it_is_made_of_and_what_it_cost() {
    for game in GAMES {
        let about = catalogue::named(game).expect("it is a game").about();
        for file in golden(game) {
            let (name, (hosted, entries)) = (file.display(), kept(&file));
            let account = hosted.account(&entries).expect("it is over");
            let why = account.why.expect("the journal says why");
            assert!((about.rulebook)().find(&why.rule).is_some(), "{name}: {}", why.rule);
            assert_eq!(account.decisions as usize, entries.len() - 1, "{name}: nothing was taken back");
            for side in [0, 1] {
                let gains: i32 = account.gains.iter().map(|gain| gain.points[side]).sum();
                assert_eq!(gains, account.score[side].unwrap_or(0), "{name}: {:?}", account.gains);
                let fallen: u32 = account.losses[side].iter().map(|fallen| fallen.count).sum();
                assert_eq!(fallen, lost(&entries)[side], "{name}: {:?}", account.losses);
            }
        }
    }
}

#[test]
fn every_golden_match_has_a_curve_that_ends_as_the_match_did_and_swings_that_lie_on_it() {
    for game in GAMES {
        for file in golden(game) {
            let (name, (hosted, entries)) = (file.display(), kept(&file));
            let account = hosted.account(&entries).expect("it is over");
            let chances = &account.chances;
            assert!(chances.len() > 10, "{name}: {}", chances.len());
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(&chance.first)), "{name}");
            assert!(chances.is_sorted_by(|a, b| a.number < b.number && a.turn <= b.turn), "{name}");
            let end = chances[chances.len() - 1];
            assert!([0.0, 0.5, 1.0].contains(&end.first) && end.number == entries.len() as u64 - 1, "{name}");
            assert!(account.swings.len() <= 3 && account.swings.is_sorted_by_key(|swing| swing.at), "{name}");
            for swing in &account.swings {
                let (before, after) = (chances[swing.at as usize - 1], chances[swing.at as usize]);
                assert!((swing.by - (after.first - before.first)).abs() < 1e-6, "{name}");
                assert!(before.number < swing.number && swing.number <= after.number, "{name}");
                assert_eq!(swing.note.number, swing.number, "{name}");
            }
        }
    }
}

/// The dice are fair: over all matches of a game the hits come to about what they should. A mean that were read wrongly would
/// stand out.
#[test]
fn over_all_golden_matches_of_a_game_nobody_is_lucky() {
    for game in GAMES {
        let (mut throws, mut beyond) = (0.0, [0.0; 2]);
        for file in golden(game) {
            let (hosted, entries) = kept(&file);
            let luck = hosted.account(&entries).expect("it is over").luck.expect("there are dice");
            throws += f64::from(luck.throws);
            for side in [0, 1] {
                beyond[side] += luck.beyond[side];
            }
        }
        assert!(throws > 100.0, "{game}: {throws}");
        assert!(beyond.iter().all(|side| side.abs() < 3.0 * throws.sqrt()), "{game}: {throws} {beyond:?}");
    }
}

#[test]
fn a_match_given_up_is_told_without_a_reason_and_one_that_goes_on_is_not_told() {
    let mut desk = Desk::under_way();
    let early = desk.hosted.anew().account(&desk.entries());
    assert_eq!(refused(early.map(drop)), (Kind::Conflict, "host-not-over".to_string()));
    desk.decide(FIRST, "rest").expect("it is on offer");
    desk.undo(FIRST, None).expect("it is his own");
    desk.does(|hosted, asker| hosted.resign(asker), FIRST).expect("he may");
    let account = desk.hosted.anew().account(&desk.entries()).expect("it is over");
    assert!(account.why.is_none());
    assert_eq!(account.decisions, 2, "each threw a card away; what was taken back is none");
    assert!(account.chances.iter().all(|chance| chance.number <= 2), "{:?}", account.chances);
    assert!(account.luck.is_none(), "the toy does not say what its dice hit");
}
