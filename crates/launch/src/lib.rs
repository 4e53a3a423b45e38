//! Kernel launches written as text.
//!
//! `oxicc run` and the end-to-end tests say the same things in the same words: which kernel, how many threads, which
//! arguments, and what must come out. This crate owns those words and what they mean:
//!
//! - [`Arg`]: one kernel argument (`i32:100`, `x=buf:f32:1000:iota`, `{f32:1, i32:2}`), see [`arg`] for the syntax;
//! - [`Formula`] and [`Expectation`]: `out[i] == 2*x[i] + y[i] ~ 1ulp`;
//! - [`Launch`] and [`Outcome`]: a launch ready to run and what it left behind, on the simulator ([`simulate`]) or on a GPU
//!   ([`run_on_gpu`]);
//! - [`render`]: buffers and counters for people.
//!
//! It knows nothing of the compiler: a launch starts from PTX text.

pub mod arg;
mod check;
mod execute;
mod formula;
mod kernel;
mod launch;
mod names;
pub mod object;
#[cfg(not(target_family = "wasm"))]
mod on_gpu;
pub mod render;
mod scalar;
mod template;

pub use arg::{Arg, ArgError};
pub use check::{Expectation, Mismatch};
pub use execute::{RunError, simulate, simulate_observed};
pub use formula::{EvalError, Formula, ParseError, Scope};
pub use launch::{AccessSite, BufferData, Launch, Outcome, Param};
pub use names::demangled;
#[cfg(not(target_family = "wasm"))]
pub use on_gpu::{native_architecture, run_on_gpu};
pub use oxicc_sim::{Dim3, Observer, Watch};
pub use scalar::{ScalarType, Value};
pub use template::arguments as suggested_arguments;
