//! Analyses of control flow. Each is computed from a function at one moment and knows nothing of later changes.

mod cfg;
mod dominators;
mod loops;

pub use cfg::Cfg;
pub use dominators::{DominatorTree, PostDominatorTree, immediate_dominators};
pub use loops::{Loop, LoopId, LoopInfo};
