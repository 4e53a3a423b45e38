//! What took how long: the phases of a compilation, and in them the single functions, classes and files.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use oxicc_clock::Instant;

/// Something that took time.
#[derive(Clone, Debug)]
pub struct Event {
    /// What was done.
    pub name: &'static str,
    /// What it was done to; empty for a whole phase.
    pub detail: String,
    /// Since the start of the compilation.
    pub start: Duration,
    /// How long it took, what is inside of it included.
    pub time: Duration,
    /// Counts from 0.
    pub thread: u32,
}

/// Where stages note what they do. The default notes nothing; clones note in the same place.
#[derive(Clone, Debug, Default)]
pub struct Timeline(Option<Arc<Recording>>);

#[derive(Debug)]
struct Recording {
    since: Instant,
    events: Mutex<Vec<Event>>,
}

/// The start of something, if anybody wants to know.
#[derive(Clone, Copy, Debug, Default)]
pub struct Begun(Option<Instant>);

impl Timeline {
    /// A timeline that begins now.
    pub fn recording() -> Timeline {
        Timeline(Some(Arc::new(Recording { since: Instant::now(), events: Mutex::default() })))
    }

    /// Whether anything is noted.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// Something begins.
    #[inline]
    pub fn begin(&self) -> Begun {
        Begun(self.0.as_ref().map(|_| Instant::now()))
    }

    /// It ended; the detail is made only when somebody wants to know.
    #[inline]
    pub fn end(&self, begun: Begun, name: &'static str, detail: impl FnOnce() -> String) {
        if let (Some(recording), Some(begun)) = (&self.0, begun.0) {
            let start = begun.duration_since(recording.since);
            recording.add([Event { name, detail: detail(), start, time: begun.elapsed(), thread: 0 }]);
        }
    }

    /// Adds events whose starts count from `begun`.
    pub fn add(&self, begun: Begun, events: impl IntoIterator<Item = Event>) {
        if let (Some(recording), Some(begun)) = (&self.0, begun.0) {
            let offset = begun.duration_since(recording.since);
            recording.add(events.into_iter().map(|e| Event { start: e.start + offset, ..e }));
        }
    }

    /// What was noted, by when it began; what contains something else comes first.
    pub fn events(&self) -> Vec<Event> {
        let Some(recording) = &self.0 else { return Vec::new() };
        let mut events = recording.events.lock().map(|e| e.clone()).unwrap_or_default();
        events.sort_by_key(|e| (e.thread, e.start, std::cmp::Reverse(e.time)));
        events
    }
}

impl Recording {
    fn add(&self, events: impl IntoIterator<Item = Event>) {
        if let Ok(mut list) = self.events.lock() {
            list.extend(events);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_in_the_order_they_began() {
        let timeline = Timeline::recording();
        let outer = timeline.begin();
        let inner = timeline.begin();
        timeline.end(inner, "inner", || "x".to_owned());
        timeline.end(outer, "outer", String::new);
        timeline.clone().end(timeline.begin(), "last", String::new);
        let names: Vec<_> = timeline.events().iter().map(|e| e.name).collect();
        assert_eq!(names, ["outer", "inner", "last"]);
        let silent = Timeline::default();
        silent.end(silent.begin(), "never", || unreachable!());
        assert!(silent.events().is_empty());
    }
}
