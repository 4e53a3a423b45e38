//! Passes over the whole module.

mod global_dce;

pub use global_dce::GlobalDce;
