//! Time where the machine has a clock, and none where it has not.
//!
//! `std::time::Instant::now` panics on `wasm32-unknown-unknown`. An [`Instant`] of this crate is that of `std` elsewhere; there,
//! all instants are the same one: nothing takes time, and no deadline passes.

#![warn(missing_docs)]

use std::time::Duration;

/// A moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Instant(Option<std::time::Instant>);

impl Instant {
    /// This moment.
    #[inline]
    pub fn now() -> Instant {
        let has_clock = !cfg!(all(target_family = "wasm", target_os = "unknown"));
        Instant(has_clock.then(std::time::Instant::now))
    }

    /// The time since this moment.
    pub fn elapsed(self) -> Duration {
        self.0.map_or(Duration::ZERO, |at| at.elapsed())
    }

    /// The time since an earlier moment; none if it is later.
    pub fn duration_since(self, earlier: Instant) -> Duration {
        self.0.zip(earlier.0).map_or(Duration::ZERO, |(at, earlier)| at.duration_since(earlier))
    }

    /// Whether this moment is over.
    pub fn has_passed(self) -> bool {
        self.0.is_some_and(|at| std::time::Instant::now() >= at)
    }

    /// A later moment, if the clock goes that far.
    pub fn checked_add(self, time: Duration) -> Option<Instant> {
        match self.0 {
            Some(at) => at.checked_add(time).map(|at| Instant(Some(at))),
            None => Some(self),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deadlines_pass() {
        let now = Instant::now();
        assert!(now.has_passed());
        assert!(!now.checked_add(Duration::from_secs(1000)).unwrap().has_passed());
        assert_eq!(now.duration_since(now), Duration::ZERO);
    }
}
