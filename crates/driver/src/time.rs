//! Time per phase.

use std::fmt::Write;
use std::time::Duration;

use oxicc_clock::Instant;
use oxicc_source::Timeline;

/// How long each phase took, in the order they ran.
#[derive(Clone, Debug, Default)]
pub struct PhaseTimes {
    phases: Vec<(&'static str, Duration)>,
    /// Where each phase is noted, too.
    pub(crate) timeline: Timeline,
}

impl PhaseTimes {
    /// No phases yet; each is noted on a timeline, too.
    pub(crate) fn noted_in(timeline: Timeline) -> PhaseTimes {
        PhaseTimes { phases: Vec::new(), timeline }
    }

    /// Runs a phase and remembers its time.
    pub fn measure<T>(&mut self, phase: &'static str, run: impl FnOnce() -> T) -> T {
        let (start, begun) = (Instant::now(), self.timeline.begin());
        let result = run();
        self.timeline.end(begun, phase, String::new);
        self.phases.push((phase, start.elapsed()));
        result
    }

    /// The phases in the order they ran.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, Duration)> {
        self.phases.iter().copied()
    }

    /// A table with one line per phase and the total.
    pub fn table(&self) -> String {
        let total: Duration = self.phases.iter().map(|(_, t)| *t).sum();
        let mut text = String::new();
        for (phase, time) in self.phases.iter().copied().chain([("total", total)]) {
            let share = 100.0 * time.as_secs_f64() / total.as_secs_f64().max(1e-9);
            let _ = writeln!(text, "{phase:<12} {:>9.3} ms {share:>5.1}%", time.as_secs_f64() * 1e3);
        }
        text
    }
}
