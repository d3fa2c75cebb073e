//! A match in memory: one task at a time sits down at it, and whoever watches it is told.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};

use contract::{BySeat, Seat};
use game::Eye;
use host::{Hosted, Presence, Said, Sheet};
use tokio::sync::{Mutex, OwnedMutexGuard, broadcast};

use crate::hall::now;

/// What is told to those who watch a match.
#[derive(Clone, Debug)]
pub enum News {
    /// Something changed: each looks anew.
    Changed,
    /// Somebody came or left.
    Presence,
    /// Something was said.
    Said(Said),
    /// A player is reminded.
    Nudge(Seat),
    /// A computer player thinks.
    Thinking(Seat),
}

/// A match that is open.
pub struct Live {
    /// Its id.
    pub id: String,
    /// What can change, by one task at a time: see [`Live::sit`].
    pub(crate) hosted: Arc<Mutex<Hosted>>,
    /// A change could not be kept: what is in memory is not what is on disk, and must not be used.
    lost: AtomicBool,
    /// Whoever watches.
    pub news: broadcast::Sender<News>,
    /// How many connections each seat has.
    pub online: BySeat<AtomicUsize>,
    /// When each seat was last heard of.
    heard: BySeat<AtomicI64>,
    /// Whether a task answers for computers and standing orders.
    pub attended: AtomicBool,
}

impl Live {
    /// A match that was just opened.
    pub fn new(id: String, hosted: Hosted) -> Live {
        Live {
            id,
            lost: AtomicBool::new(false),
            news: broadcast::channel(64).0,
            online: BySeat::default(),
            heard: BySeat([(); 2].map(|()| AtomicI64::new(hosted.changed))),
            attended: AtomicBool::new(false),
            hosted: Arc::new(Mutex::new(hosted)),
        }
    }

    /// Sits down at it, once nobody else does. Whether it is lost must be asked first: see [`Live::is_lost`].
    pub async fn sit(live: &Arc<Live>) -> Sitting {
        Sitting { live: live.clone(), hosted: live.hosted.clone().lock_owned().await }
    }

    /// Whether what is in memory is not what is on disk.
    pub fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Acquire)
    }

    /// Notes that a seat was heard of.
    pub fn heard(&self, seat: Seat) {
        self.heard[seat].store(now(), Ordering::Relaxed);
    }

    /// Who looks at it.
    pub fn presence(&self) -> Presence {
        Presence {
            online: BySeat(Seat::BOTH.map(|seat| self.online[seat].load(Ordering::Relaxed) > 0)),
            heard: BySeat(Seat::BOTH.map(|seat| self.heard[seat].load(Ordering::Relaxed))),
        }
    }

    /// Tells those who watch.
    pub fn tell(&self, news: News) {
        let _ = self.news.send(news);
    }
}

/// A match in the hands of one task, until this is dropped.
pub struct Sitting {
    /// The match.
    pub live: Arc<Live>,
    hosted: OwnedMutexGuard<Hosted>,
}

impl Sitting {
    /// What is in memory is no longer what is on disk: nobody may use it, and those who watch come back and look anew.
    pub fn lose(&mut self) {
        self.live.lost.store(true, Ordering::Release);
        self.live.tell(News::Changed);
    }

    /// Everything that an eye may see.
    pub fn sheet(&self, own: &[Seat], eye: Eye) -> Sheet {
        self.hosted.sheet(own, eye, &self.live.presence())
    }
}

impl Deref for Sitting {
    type Target = Hosted;

    fn deref(&self) -> &Hosted {
        &self.hosted
    }
}

impl DerefMut for Sitting {
    fn deref_mut(&mut self) -> &mut Hosted {
        &mut self.hosted
    }
}

impl Drop for Sitting {
    fn drop(&mut self) {
        // Whatever went wrong may have left something half done.
        if std::thread::panicking() {
            self.lose();
        }
    }
}
