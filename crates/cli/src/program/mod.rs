//! Whole programs: `oxicc build app.cu -o app`, `oxicc run app.cu`.
//!
//! ```text
//! app.cu ─┬─ c++ -E ─▶ edits ─▶ c++ -S ──────┐
//!         └─ device half ─▶ PTX ─▶ container ─┴▶ + table ─▶ c++ -c ─▶ object ─▶ c++ with the runtime ─▶ app
//! ```
//!
//! - `host_compiler` finds the C++ compiler and starts it; its messages go to the user as they are.
//! - `support` puts our headers and the runtime library where it can read them.
//! - `scratch` has the files of a build until it ends, `interrupt` also when Ctrl-C ends it.
//! - `unit` makes an object of a source, `build` a program of objects, `run` runs it.

pub(crate) mod build;
pub(crate) mod host_compiler;
mod interrupt;
mod main_function;
pub(crate) mod ptxas;
mod run;
pub(crate) mod scratch;
pub(crate) mod support;
pub(crate) mod unit;

pub use build::BuildArgs;
pub(crate) use build::{build_one, explicit_level};
pub(crate) use main_function::has_main;
pub(crate) use run::{ProgramRun, run_program};
