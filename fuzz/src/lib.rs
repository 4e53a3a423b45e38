//! Attacks on the compiler.
//!
//! - [`program`]: generated CUDA programs as trees, and their text; [`generate`] makes them from seeds;
//! - [`differential`]: compiles and executes them at every level and with the reference compiler, compares, reduces what differs;
//! - [`passes`]: the same for single passes of the optimizer, on IR;
//! - [`units`]: generated units compared with the reference by their names;
//! - [`seeds`]: which seeds a campaign takes, and when it ends.

pub mod differential;
pub mod generate;
pub mod passes;
pub mod program;
pub mod rng;
pub mod seeds;
pub mod units;
