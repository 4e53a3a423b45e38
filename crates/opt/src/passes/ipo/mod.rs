//! Passes over the whole module.

mod function_attrs;
mod global_dce;
mod inline;

pub use function_attrs::FunctionAttrs;
pub use global_dce::GlobalDce;
pub use inline::{AlwaysInline, Inline};
