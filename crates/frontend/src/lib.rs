//! CUDA C++ to a typed tree.
//!
//! - [`lex`]: tokens.
//! - [`tree`]: the typed tree, the output of this crate.
//! - [`layout`]: sizes and offsets. [`mangle`]: symbol names.
//!
//! This crate does no I/O and reads no environment: text comes in through a file provider, the tree and diagnostics go out.

pub mod builtins;
pub mod layout;
pub mod lex;
pub mod mangle;
pub mod sema;
pub mod tree;
