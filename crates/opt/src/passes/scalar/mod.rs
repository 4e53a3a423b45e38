//! Passes over the instructions of one function.

mod dce;
mod mem2reg;
mod simplify_cfg;
mod sroa;

pub use dce::Dce;
pub use mem2reg::Mem2Reg;
pub use simplify_cfg::SimplifyCfg;
pub use sroa::Sroa;
