//! End-to-end test harness: every `.cu`, `.ll` and `.ptx` file under `cases/` is a case, its expectations are comments in it.
//!
//! The directive language is described in `README.md` beside this crate. The way of a case:
//!
//! - [`case`] reads the file and its directives;
//! - [`trials`] makes the tests that it stands for: one per optimisation level, one for ptxas, one for LLVM's verifier;
//! - [`patterns`] matches the output against `CHECK` lines, [`diagnostics`] the errors against the markers, [`launches`]
//!   executes the `RUN` lines on the simulator;
//! - [`snapshot`] compares with files beside the case, or rewrites them when blessing;
//! - [`hardware`] compares the simulator with what a real GPU computed;
//! - [`passes_alone`] runs each pass of the optimizer by itself over the cases;
//! - [`tools`] runs ptxas and LLVM; [`reference_compiler`] lets the reference tools compile the cases instead, [`nvlink`] NVIDIA's
//!   linker from our LTO-IR.
//!
//! Compiling and simulating happen in this process, so that thousands of cases take seconds.

pub mod case;
pub mod diagnostics;
pub mod hardware;
pub mod launches;
pub mod nvlink;
pub mod passes_alone;
pub mod patterns;
pub mod reference_compiler;
pub mod snapshot;
pub mod tools;
pub mod trials;
