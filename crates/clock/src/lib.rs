//! Time where the machine has a clock, and none where it has not.
//!
//! `std::time::Instant::now` panics on `wasm32-unknown-unknown`. An [`Instant`] of this crate is that of `std` elsewhere. There,
//! the embedder may have a clock (`set_clock`); without one all instants are the same: nothing takes time, and no deadline passes.

#![warn(missing_docs)]

use std::time::Duration;

/// A moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Instant(Option<moment::Moment>);

impl Instant {
    /// This moment.
    #[inline]
    pub fn now() -> Instant {
        Instant(moment::now())
    }

    /// The time since this moment.
    pub fn elapsed(self) -> Duration {
        Instant::now().duration_since(self)
    }

    /// The time since an earlier moment; none if it is later.
    pub fn duration_since(self, earlier: Instant) -> Duration {
        self.0.zip(earlier.0).map_or(Duration::ZERO, |(at, earlier)| moment::between(earlier, at))
    }

    /// Whether this moment is over.
    pub fn has_passed(self) -> bool {
        self.0.is_some_and(|at| moment::now().is_some_and(|now| now >= at))
    }

    /// A later moment, if the clock goes that far.
    pub fn checked_add(self, time: Duration) -> Option<Instant> {
        match self.0 {
            Some(at) => at.checked_add(time).map(|at| Instant(Some(at))),
            None => Some(self),
        }
    }
}

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
mod moment {
    use std::time::Duration;

    pub type Moment = std::time::Instant;

    #[inline]
    pub fn now() -> Option<Moment> {
        Some(Moment::now())
    }

    pub fn between(earlier: Moment, later: Moment) -> Duration {
        later.duration_since(earlier)
    }
}

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod moment {
    use std::sync::OnceLock;
    use std::time::Duration;

    /// The time since some beginning that the embedder chose.
    pub type Moment = Duration;

    pub static CLOCK: OnceLock<fn() -> Duration> = OnceLock::new();

    pub fn now() -> Option<Moment> {
        CLOCK.get().map(|clock| clock())
    }

    pub fn between(earlier: Moment, later: Moment) -> Duration {
        later.saturating_sub(earlier)
    }
}

/// Gives a clock to WebAssembly without a host: a function that tells the time since some beginning. The first one stays.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub fn set_clock(clock: fn() -> Duration) {
    let _ = moment::CLOCK.set(clock);
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
