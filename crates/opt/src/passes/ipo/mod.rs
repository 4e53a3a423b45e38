//! Passes over the whole module.

mod global_dce;
mod inline;

pub use global_dce::GlobalDce;
pub use inline::{AlwaysInline, Inline};
