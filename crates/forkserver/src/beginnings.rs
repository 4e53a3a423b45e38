//! Which units begin alike: who gets a request, and when reading a beginning once for all is worth it.

use std::collections::{HashMap, HashSet};

use crate::wire::Request;

/// Shorter beginnings are read as fast as a process is forked.
const WORTHWHILE: u64 = 64 << 10;

/// A longer beginning than a known one is worth a template of its own if it is longer by this.
const STEP: u64 = 32 << 10;

/// Beginnings that are remembered. A unit has some dozens.
const MAX_SEEN: usize = 1 << 16;

/// What is known of a beginning: the key of the command line, its length and its hash.
pub type Id = (u64, u64, u64);

/// Who gets a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// A process without a beginning.
    Plain,
    /// The template with this beginning.
    Known(Id),
    /// A new template, for this beginning.
    New(Id),
}

/// What earlier units began with.
#[derive(Default)]
pub struct Beginnings {
    seen: HashSet<Id>,
    /// Those that have a template, with the time of their last use.
    templates: HashMap<Id, u64>,
    /// Those that cannot be used.
    refused: HashSet<Id>,
    time: u64,
}

impl Beginnings {
    /// Decides about a request, and remembers what its unit begins with.
    pub fn route(&mut self, request: &Request) -> Route {
        self.time += 1;
        let ids = || request.beginnings.iter().rev().map(|(len, hash)| (request.key, *len, *hash));
        let known = ids().find(|id| self.templates.contains_key(id));
        // The second unit with a beginning pays for it, for all that come.
        let least = known.map_or(WORTHWHILE, |(_, len, _)| len + STEP);
        let new = ids().find(|id| id.1 >= least && self.seen.contains(id) && !self.refused.contains(id));
        if self.seen.len() > MAX_SEEN {
            self.seen.clear();
        }
        self.seen.extend(ids());
        let (route, id) = match (new, known) {
            (Some(id), _) => (Route::New(id), id),
            (None, Some(id)) => (Route::Known(id), id),
            (None, None) => return Route::Plain,
        };
        self.templates.insert(id, self.time);
        route
    }

    /// A template is gone; `useless` if another one would be no better.
    pub fn forget(&mut self, id: Id, useless: bool) {
        self.templates.remove(&id);
        if useless {
            self.refused.insert(id);
        }
    }

    /// The template that was not used for the longest time, if there are more than `max`.
    pub fn surplus(&self, max: usize) -> Option<Id> {
        let oldest = || self.templates.iter().min_by_key(|(_, time)| **time).map(|(id, _)| *id);
        (self.templates.len() > max).then(oldest)?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unit(key: u64, beginnings: &[(u64, u64)]) -> Request {
        Request { key, beginnings: beginnings.to_vec(), ..Request::default() }
    }

    #[test]
    fn the_second_unit_with_a_beginning_gets_a_template() {
        let mut known = Beginnings::default();
        let unit = |hash| unit(1, &[(10, 1), (1 << 20, 2), (2 << 20, hash)]);
        assert_eq!(known.route(&unit(3)), Route::Plain);
        assert_eq!(known.route(&unit(4)), Route::New((1, 1 << 20, 2)));
        assert_eq!(known.route(&unit(5)), Route::Known((1, 1 << 20, 2)));
        assert_eq!(known.route(&unit(4)), Route::New((1, 2 << 20, 4)), "a longer one");
        assert_eq!(known.route(&super::tests::unit(2, &[(1 << 20, 2)])), Route::Plain, "other options");
        assert_eq!(known.surplus(2), None);
        assert_eq!(known.surplus(1), Some((1, 1 << 20, 2)));
    }

    #[test]
    fn what_was_refused_is_not_tried_again() {
        let mut known = Beginnings::default();
        let unit = unit(1, &[(1 << 20, 2)]);
        known.route(&unit);
        assert_eq!(known.route(&unit), Route::New((1, 1 << 20, 2)));
        known.forget((1, 1 << 20, 2), true);
        assert_eq!(known.route(&unit), Route::Plain);
    }
}
