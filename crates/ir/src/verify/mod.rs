//! The verifier: rules that every module must keep.

mod types;

pub use types::cast_is_valid;
