//! CUDA C++ to a typed tree.
//!
//! | module | what it is |
//! | --- | --- |
//! | [`lex`] | tokens and interned names |
//! | [`preprocess`] | files and macros to one token buffer |
//! | `parse` | the parser, which has names looked up and expressions typed as it goes |
//! | [`sema`] | what the program means: names, types, templates; builds the tree |
//! | [`tree`] | the typed tree, the output of this crate |
//! | [`builtins`] | functions the compiler knows by name |
//! | [`constexpr`] | constant evaluation |
//! | [`layout`] | sizes and offsets |
//! | [`mangle`] | symbol names |
//!
//! This crate does no I/O and reads no environment: text comes in through a file provider, the tree and diagnostics go out.

pub mod builtins;
pub mod constexpr;
mod language;
pub mod layout;
pub mod layout_relations;
pub mod lex;
pub mod mangle;
mod parse;
pub mod preprocess;
pub mod sema;
pub mod tree;

pub use language::LanguageOptions;

/// The diagnostics with numbers, under the name that call sites use.
use oxicc_source::catalogue as diag;
