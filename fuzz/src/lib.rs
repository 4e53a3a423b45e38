//! Attacks on the compiler.
//!
//! - [`program`]: generated CUDA programs as trees, and their text; [`generate`] makes them from seeds;
//! - [`differential`]: compiles and executes them at every level and with the reference compiler, compares, reduces what differs.

pub mod differential;
pub mod generate;
pub mod program;
pub mod rng;
