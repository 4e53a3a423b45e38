//! The GPU targets, as data: one table of architectures (`target`), one table of feature gates (`feature`),
//! and the releases of the toolkit that compiles for them (`toolkit`).
//!
//! Rules of this crate:
//! - No other crate compares SM numbers. A question about what a GPU can do is `target.has(Feature::X)`;
//!   a question about text layout is `target.dialect()`.
//! - A [`Target`] is one of the rows of the table and nothing else: it is `Copy`, always valid, and can
//!   only be made by [`Target::parse`] or taken from [`Target::all`].
//! - The crate does no I/O and knows nothing of the compiler around it.

mod feature;
mod target;
mod toolkit;

pub use feature::{Feature, Gate};
pub use target::{
    DEFAULT_TARGET, Dialect, Generation, Macro, NVCC_ALL, NVCC_ALL_MAJOR, PtxVersion, Spelling, Target,
    UnknownTarget, Variant,
};
pub use toolkit::{LaunchMacro, SpeltConstants, Toolkit, UnknownToolkit};
