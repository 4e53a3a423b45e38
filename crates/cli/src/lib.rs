//! The `oxicc` command: its own command line ([`native`]) and cicc's, for nvcc ([`cicc`]).
//!
//! A face is a translation of its callers' words into the library; it knows no stage of the compiler.

pub mod cicc;
pub mod native;
pub mod nvcc;
pub mod program;
