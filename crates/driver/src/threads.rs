//! How many threads a compilation may use. The output does not depend on it.

use std::num::NonZeroUsize;
use std::thread;

use crate::jobserver::{Jobserver, Token};

/// Where the number of threads comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Threads {
    /// As many as the machine has, where the work is worth it.
    #[default]
    All,
    /// At most this many.
    AtMost(NonZeroUsize),
    /// One, and one more for every token that the jobserver of this process has to spare, up to a limit; without a jobserver, one.
    Jobserver {
        /// The text of `MAKEFLAGS`.
        makeflags: String,
        /// The limit; as many as the machine has unless told.
        at_most: Option<NonZeroUsize>,
    },
}

/// Threads that may run now; tokens go back when this is dropped.
pub(crate) struct Held {
    /// 0 lets optimizer and code generator choose.
    pub count: usize,
    _tokens: Vec<Token>,
}

impl Threads {
    pub(crate) fn hold(&self) -> Held {
        match self {
            Threads::All => Held { count: 0, _tokens: Vec::new() },
            Threads::AtMost(n) => Held { count: n.get(), _tokens: Vec::new() },
            Threads::Jobserver { makeflags, at_most } => {
                let available = thread::available_parallelism().map_or(1, NonZeroUsize::get);
                let limit = at_most.map_or(available, NonZeroUsize::get);
                let server = Jobserver::open(makeflags);
                let more = std::iter::from_fn(|| server.as_ref()?.try_acquire());
                let tokens: Vec<Token> = more.take(limit.saturating_sub(1)).collect();
                Held { count: tokens.len() + 1, _tokens: tokens }
            }
        }
    }
}
