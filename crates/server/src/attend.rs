//! Answers that nobody has to give: computer players and standing orders.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use contract::By;
use tokio::time::{Instant, sleep_until};

use crate::games::seat_computer;
use crate::hall::Hall;
use crate::state::{Live, News, Next};

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
            let more = {
                let state = Live::sit(&live).await;
                !state.lost && state.next().is_some()
            };
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
    let (number, next, pondering, window) = {
        let mut state = Live::sit(live).await;
        if state.lost {
            return false;
        }
        let Some(next) = state.next() else { return false };
        let Some(room) = state.room.as_mut() else { return false };
        let pondering = match next {
            Next::Computer(seat) => room.ponder(seat),
            Next::Standing(..) => None,
        };
        (room.number(), next, pondering, room.window().is_some())
    };
    match next {
        Next::Standing(seat, words) => {
            sleep_until(asked_at + hall.pace).await;
            let mut state = Live::sit(live).await;
            let still = !state.lost && matches!(state.next(), Some(Next::Standing(..)));
            let Some(room) = state.room.as_mut().filter(|room| still && room.number() == number) else {
                return true;
            };
            match room.decide(seat, By::Standing, &words) {
                Ok(done) => hall.keep(&mut state, done).await.is_ok(),
                Err(no) => {
                    tracing::error!("a standing order was refused in match {}: {no:?}", live.id);
                    false
                }
            }
        }
        Next::Computer(seat) => {
            // The player is away only while a thought of his is on its way; whoever sent him for it gives the answer.
            let Some(pondering) = pondering else { return false };
            let _ = live.news.send(News::Thinking(seat));
            let Ok(permit) = hall.thinkers.clone().acquire_owned().await else { return false };
            let thought = tokio::task::spawn_blocking(pondering).await;
            drop(permit);
            let Ok(thought) = thought else {
                tracing::error!("the computer player of match {} broke off", live.id);
                // Another sits down in his place, and thinks anew when somebody next asks about the match.
                let mut state = Live::sit(live).await;
                let level = state.record.place(seat).level.clone();
                if let (Some(room), Some(level)) = (state.room.as_mut(), level) {
                    seat_computer(&mut **room, seat, &level);
                }
                return false;
            };
            if window {
                // An answer to a moment of reaction comes when a standing order's would.
                sleep_until(asked_at + hall.pace).await;
            }
            let mut state = Live::sit(live).await;
            let still = !state.lost && matches!(state.next(), Some(Next::Computer(next)) if next == seat);
            let Some(room) = state.room.as_mut() else { return false };
            let Some((by, words)) = room.thought(thought) else { return true };
            if !still {
                return true;
            }
            match room.decide(seat, by, &words) {
                Ok(done) => {
                    hall.counts.thoughts.fetch_add(1, Ordering::Relaxed);
                    hall.keep(&mut state, done).await.is_ok()
                }
                Err(no) => {
                    tracing::error!("a computer player's decision was refused in match {}: {no:?}", live.id);
                    false
                }
            }
        }
    }
}
