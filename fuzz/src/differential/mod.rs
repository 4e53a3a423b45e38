//! The same programs through different compilers and levels: results must be equal bit by bit.
//!
//! - [`compile`]: oxicc in this process, the reference compiler as a process;
//! - [`execute`]: launches on the simulator with inputs made from the seed;
//! - [`on_gpu`]: the same launches on a GPU;
//! - [`batch`]: many programs in one file, compared, what differs found out one by one;
//! - [`reduce`]: a failing program made small;
//! - [`campaign`]: batches over many seeds on all cores.

pub mod batch;
pub mod campaign;
pub mod compile;
pub mod execute;
pub mod on_gpu;
pub mod reduce;
