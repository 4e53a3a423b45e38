//! The seeds of a campaign, given out in order to all its threads, until they end, enough is found or the time is over.
//!
//! What is given out is always finished: the seeds done are a range without holes, and another campaign can go on where it ends.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How far a campaign goes.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// The first seed.
    pub seed: u64,
    pub count: u64,
    /// No seed is begun after this time.
    pub time: Option<Duration>,
    /// Stop after so many findings.
    pub most: usize,
}

impl Bounds {
    /// So many seeds from the first one, however long they take.
    pub fn counted(seed: u64, count: u64, most: usize) -> Bounds {
        Bounds { seed, count, time: None, most }
    }
}

#[derive(Debug)]
pub struct Seeds {
    bounds: Bounds,
    next: AtomicU64,
    findings: AtomicUsize,
    start: Instant,
}

impl Seeds {
    pub fn new(bounds: Bounds) -> Seeds {
        let next = AtomicU64::new(bounds.seed);
        Seeds { bounds, next, findings: AtomicUsize::new(0), start: Instant::now() }
    }

    /// The next seeds: up to `most`, and not across a multiple of `grain`.
    pub fn take(&self, most: u64, grain: u64) -> Option<Range<u64>> {
        let end = self.bounds.seed.saturating_add(self.bounds.count);
        let border = |s: u64| (s / grain + 1).saturating_mul(grain).min(s.saturating_add(most)).min(end);
        if self.is_late() || self.findings() >= self.bounds.most {
            return None;
        }
        let next = |s: u64| (s < end).then(|| border(s));
        let from = self.next.fetch_update(Ordering::SeqCst, Ordering::SeqCst, next).ok()?;
        Some(from..border(from))
    }

    /// The time is over.
    pub fn is_late(&self) -> bool {
        self.bounds.time.is_some_and(|time| self.start.elapsed() >= time)
    }

    /// One more finding; how many there are with it.
    pub fn found(&self) -> usize {
        self.findings.fetch_add(1, Ordering::SeqCst) + 1
    }

    pub fn findings(&self) -> usize {
        self.findings.load(Ordering::SeqCst)
    }

    /// The seeds given out so far.
    pub fn given(&self) -> Range<u64> {
        self.bounds.seed..self.next.load(Ordering::SeqCst)
    }

    pub fn seconds(&self) -> f64 {
        self.start.elapsed().as_secs_f64()
    }

    /// How many `things` of which seeds are done, in words.
    pub fn summary(&self, things: &str) -> String {
        let Range { start, end } = self.given();
        match end.checked_sub(1).filter(|last| *last >= start) {
            Some(last) => format!("{} {things}, seeds {start} to {last}", end - start),
            None => format!("0 {things}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_given_once_and_not_across_borders() {
        let seeds = Seeds::new(Bounds::counted(35, 30, 1));
        let mut all = Vec::new();
        while let Some(range) = seeds.take(8, 20) {
            all.push(range);
        }
        assert_eq!(all, [35..40, 40..48, 48..56, 56..60, 60..65]);
        assert_eq!(seeds.summary("programs"), "30 programs, seeds 35 to 64");
    }

    #[test]
    fn nothing_begins_when_the_time_is_over() {
        let bounds = Bounds { time: Some(Duration::ZERO), ..Bounds::counted(7, u64::MAX, 1) };
        let seeds = Seeds::new(bounds);
        assert_eq!(seeds.take(20, 20), None);
        assert_eq!(seeds.summary("modules"), "0 modules");
    }

    #[test]
    fn nothing_begins_when_enough_is_found() {
        let seeds = Seeds::new(Bounds::counted(0, u64::MAX, 2));
        assert_eq!(seeds.take(1, 1), Some(0..1));
        assert_eq!((seeds.found(), seeds.take(1, 1)), (1, Some(1..2)));
        assert_eq!((seeds.found(), seeds.take(1, 1)), (2, None));
        assert_eq!(seeds.summary("units"), "2 units, seeds 0 to 1");
    }
}
