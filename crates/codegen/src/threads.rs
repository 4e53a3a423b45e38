//! Work on the functions of a module, on several threads where that is worth it.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{panic, thread};

/// Instructions of a module from which on threads are worth starting.
const WORTH_THREADS: usize = 20_000;
/// Selection recurses over constants and chains of values. The memory is only touched when it is used.
const WORKER_STACK: usize = 256 << 20;

/// How much work is to be done by how many threads.
pub struct Share<'s> {
    /// The size of each item, in instructions.
    pub sizes: &'s [usize],
    /// 0 is as many as the machine has, where it is worth it.
    pub threads: usize,
}

/// Calls `work` with every index and gives the results in the order of the indices, whoever worked on them. A thread keeps one state
/// for all of its items.
pub fn map<S, R: Send>(
    share: &Share<'_>,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize) -> R + Sync,
) -> Vec<R> {
    let count = share.sizes.len();
    let available = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let wanted = match share.threads {
        0 if share.sizes.iter().sum::<usize>() < WORTH_THREADS => 1,
        0 => available(),
        n => n,
    };
    let threads = wanted.min(count);
    if threads <= 1 {
        let mut state = state();
        return (0..count).map(|i| work(&mut state, i)).collect();
    }
    // The largest first: the last one to end decides.
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(share.sizes[i]));
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(count));
    let worker = || {
        let mut state = state();
        let mut own = Vec::new();
        while let Some(&i) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
            own.push((i, work(&mut state, i)));
        }
        done.lock().unwrap_or_else(|e| e.into_inner()).append(&mut own);
    };
    thread::scope(|scope| {
        // Without a thread there is more to do for the others.
        let start = |_| thread::Builder::new().stack_size(WORKER_STACK).spawn_scoped(scope, worker).ok();
        let others: Vec<_> = (1..threads).filter_map(start).collect();
        worker();
        for other in others {
            // As if it had happened on this thread: the payload says why the work ended.
            if let Err(payload) = other.join() {
                panic::resume_unwind(payload);
            }
        }
    });
    let mut results = done.into_inner().unwrap_or_else(|e| e.into_inner());
    results.sort_unstable_by_key(|(i, _)| *i);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_order() {
        let sizes: Vec<usize> = (0..100).map(|i| i * 7 % 31).collect();
        for threads in [0, 1, 3, 200] {
            let out = map(&Share { sizes: &sizes, threads }, || 0, |_, i| i * 2);
            assert_eq!(out, (0..200).step_by(2).collect::<Vec<_>>());
        }
        assert!(map(&Share { sizes: &[], threads: 0 }, || 0, |_, i| i).is_empty());
    }

    #[test]
    #[should_panic(expected = "item 5")]
    fn a_panic_is_passed_on() {
        map(&Share { sizes: &[1; 9], threads: 4 }, || (), |(), i| assert!(i != 5, "item {i}"));
    }
}
