//! Passes that every module goes through before the others: rare or old forms in terms of what optimizer and code generation know.

mod block_addresses;
mod convergence_tokens;
mod flush_denormals;
mod kernels;
mod math_calls;
mod reflect;

pub use block_addresses::LowerBlockAddresses;
pub use convergence_tokens::DropConvergenceTokens;
pub use flush_denormals::flush_denormals;
pub use kernels::MarkKernels;
pub use math_calls::LowerMathCalls;
pub use reflect::NvvmReflect;
