//! Answers that nobody has to give: computer players, standing orders, and those to questions with one answer.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use contract::Seat;
use game::{No, Pondering};
use host::{Due, Keep};
use tokio::time::{Instant, sleep_until};

use crate::hall::{Hall, chance, now};
use crate::sitting::{Live, News, Sitting};

/// Looks after a match until a person is awaited or it is over. Cheap to call when there is nothing to do.
pub fn attend(hall: &Arc<Hall>, live: &Arc<Live>) {
    if live.attended.swap(true, Ordering::AcqRel) {
        return;
    }
    let (hall, live) = (hall.clone(), live.clone());
    tokio::spawn(async move {
        loop {
            while answer_next(&hall, &live).await {}
            live.attended.store(false, Ordering::Release);
            // Something may have come up between the last look and the line above.
            let more = Live::sit(&live).await.due().is_some() && !live.is_lost();
            if !more || live.attended.swap(true, Ordering::AcqRel) {
                break;
            }
        }
    });
}

/// Goes on with every match in which somebody was about to answer when the server stopped.
pub async fn attend_all(hall: &Arc<Hall>) {
    let pending = match hall.archive.pending().await {
        Ok(pending) => pending,
        Err(error) => return tracing::error!("{error}"),
    };
    for id in pending {
        match hall.open(&id).await {
            Ok(sitting) => attend(hall, &sitting.live),
            Err(error) => tracing::error!("match {id} cannot go on: {error:?}"),
        }
    }
}

/// Gives the next answer; false if none is to be given.
async fn answer_next(hall: &Arc<Hall>, live: &Arc<Live>) -> bool {
    let asked_at = Instant::now();
    let mut sitting = Live::sit(live).await;
    let (false, Some(due), Ok(played)) = (live.is_lost(), sitting.due(), sitting.played()) else {
        return false;
    };
    let (number, reacts) = (played.number(), played.window().is_some());
    match due {
        Due::Standing(..) => {
            drop(sitting);
            sleep_until(asked_at + hall.pace).await;
            let mut sitting = Live::sit(live).await;
            let answered = sitting.answer_standing(number, now());
            keep(hall, sitting, answered).await
        }
        Due::Forced(..) => {
            // Whoever may look knows that there was no choice: this answer gives nothing away by coming at once.
            let answered = sitting.answer_standing(number, now());
            keep(hall, sitting, answered).await
        }
        Due::Computer(seat) => {
            // The player is away only while a thought of his is on its way; whoever sent him for it gives the answer.
            let Some(pondering) = sitting.ponder(seat) else { return false };
            drop(sitting);
            // An answer to a moment of reaction comes when a standing order's would.
            let earliest = reacts.then_some(asked_at + hall.pace);
            think(hall, live, seat, pondering, earliest).await
        }
    }
}

/// Lets a computer player think, and answer no earlier than this; false if no more answers are to be given.
async fn think(
    hall: &Arc<Hall>,
    live: &Arc<Live>,
    seat: Seat,
    pondering: Pondering,
    earliest: Option<Instant>,
) -> bool {
    live.tell(News::Thinking(seat));
    let Ok(permit) = hall.thinkers.clone().acquire_owned().await else { return false };
    let thought = tokio::task::spawn_blocking(pondering).await;
    drop(permit);
    let Ok(thought) = thought else {
        tracing::error!("the computer player of match {} broke off", live.id);
        // Another sits down in his place, and thinks anew when somebody next asks about the match.
        if let Err(unknown) = Live::sit(live).await.seat_computer(seat, chance(), 1) {
            tracing::error!("{unknown}");
        }
        return false;
    };
    if let Some(earliest) = earliest {
        sleep_until(earliest).await;
    }
    let mut sitting = Live::sit(live).await;
    let Some((by, words)) = sitting.thought(thought) else { return true };
    let answered = sitting.enter(seat, by, &words, now());
    hall.counts.thoughts.fetch_add(1, Ordering::Relaxed);
    keep(hall, sitting, answered).await
}

/// Keeps an answer; false if it cannot be kept.
async fn keep(hall: &Arc<Hall>, mut sitting: Sitting, answered: Result<Vec<Keep>, No>) -> bool {
    if sitting.live.is_lost() {
        return false;
    }
    match answered {
        Ok(kept) => hall.keep(&mut sitting, kept).await.is_ok(),
        Err(no) => {
            tracing::error!("an answer was refused in match {}: {no:?}", sitting.live.id);
            false
        }
    }
}
