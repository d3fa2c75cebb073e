//! Work on several threads.

use std::{panic, thread};

/// Lets every worker do the same on a thread of its own, the first of them on this one; what each of them made, in order.
///
/// # Panics
/// If there is no worker, or one of them does.
pub fn side_by_side<W: Send, T: Send>(workers: &mut [W], work: impl Fn(&mut W) -> T + Sync) -> Vec<T> {
    let (first, others) = workers.split_first_mut().expect("there is at least one");
    thread::scope(|scope| {
        let threads: Vec<_> = others.iter_mut().map(|worker| scope.spawn(|| work(worker))).collect();
        let own = work(first);
        let joined = threads
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|fault| panic::resume_unwind(fault)));
        std::iter::once(own).chain(joined).collect()
    })
}
