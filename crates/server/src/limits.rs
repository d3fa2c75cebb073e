//! What one address may do, so that nobody crowds out the others.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex as Lock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use table::Text;

use crate::hall::now;

/// What one address may do.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Live connections at the same time.
    pub connections: usize,
    /// New matches an hour.
    pub matches: usize,
    /// Requests a second, in the long run; 0 for as many as it likes.
    pub requests: u32,
    /// Requests at once, by who has been silent for a while; 0 for as many as it likes.
    pub burst: u32,
    /// How long a live connection may give no sign of life before it is closed.
    pub silence: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        // A page, a replay dragged by hand and a bot that plays against the computer as fast as it can stay below.
        Limits { connections: 64, matches: 120, requests: 200, burst: 1000, silence: Duration::from_secs(75) }
    }
}

/// So long, in seconds begun.
pub fn whole_seconds(wait: Duration) -> u64 {
    wait.as_secs_f64().ceil() as u64
}

/// What who asks too much is told.
pub fn too_fast(wait: Duration) -> Text {
    Text::key("server-too-fast").with("seconds", whole_seconds(wait) as i64)
}

/// Who counts what each address does.
pub struct Limiter {
    /// What one address may do.
    pub limits: Limits,
    /// Live connections, of all together.
    pub open: AtomicUsize,
    connections: Lock<HashMap<IpAddr, usize>>,
    created: Lock<HashMap<IpAddr, Vec<i64>>>,
    /// When each address will have made up for what it asked.
    asked: Lock<HashMap<IpAddr, Instant>>,
}

impl Limiter {
    /// A limiter that nobody has asked anything yet.
    pub fn new(limits: Limits) -> Limiter {
        Limiter {
            limits,
            open: AtomicUsize::new(0),
            connections: Lock::default(),
            created: Lock::default(),
            asked: Lock::default(),
        }
    }

    /// Whether this address may open one more live connection; it must be closed with [`Limiter::disconnect`].
    pub fn connect(&self, address: IpAddr) -> bool {
        let Ok(mut connections) = self.connections.lock() else { return false };
        let count = connections.entry(address).or_default();
        if *count >= self.limits.connections {
            return false;
        }
        *count += 1;
        self.open.fetch_add(1, Ordering::Relaxed);
        true
    }

    /// A live connection is closed.
    pub fn disconnect(&self, address: IpAddr) {
        let Ok(mut connections) = self.connections.lock() else { return };
        if let Some(count) = connections.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&address);
            }
            self.open.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Whether this address may create one more match now.
    pub fn may_create(&self, address: IpAddr) -> bool {
        const HOUR: i64 = 3_600_000;
        let Ok(mut created) = self.created.lock() else { return false };
        let limit = now() - HOUR;
        created.retain(|_, times| {
            times.retain(|at| *at > limit);
            !times.is_empty()
        });
        let times = created.entry(address).or_default();
        let may = times.len() < self.limits.matches;
        if may {
            times.push(now());
        }
        may
    }

    /// Whether this address may ask for one more thing at this moment; if not, how long until it may.
    pub fn may_ask(&self, address: IpAddr, now: Instant) -> Result<(), Duration> {
        let Limits { requests, burst, .. } = self.limits;
        if requests == 0 || burst == 0 {
            return Ok(());
        }
        let Ok(mut asked) = self.asked.lock() else { return Ok(()) };
        // Each request takes its share of a second; an address may be a burst of them in arrears.
        let share = Duration::from_secs(1) / requests;
        let made_up = asked.get(&address).map_or(now, |at| now.max(*at)) + share;
        match (made_up - now).checked_sub(share * burst) {
            Some(wait) if !wait.is_zero() => Err(wait),
            _ => {
                asked.insert(address, made_up);
                Ok(())
            }
        }
    }

    /// Forgets the addresses that have made up for what they asked.
    pub fn forget(&self, now: Instant) {
        if let Ok(mut asked) = self.asked.lock() {
            asked.retain(|_, made_up| *made_up > now);
        }
    }
}
