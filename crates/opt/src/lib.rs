//! The optimizer: NVVM IR in, better NVVM IR out.
//!
//! - [`pass`]: what a pass is. A pass is one file with one public type; its doc comment shows the IR before and after.
//! - [`passes`]: the registry, by the names `-passes=` knows.
//! - [`pipeline`]: pipelines as data, one per optimisation level, and their text form.
//! - [`manager`]: runs a pipeline over a module.
//! - [`knobs`]: limits and switches of passes that a user may turn.
//! - `analysis`: what passes know about a function, cached.
//! - [`remarks`], [`Span`]: what passes say, and when they ran.
//!
//! Rules: a pass changes nothing a well-defined program can observe. It never moves convergent operations across control
//! flow they depend on, never drops or reorders volatile or atomic accesses. Function passes see one function and the
//! shared, read-only [`oxicc_ir::Context`], so that they can run in parallel.

mod address;
mod alias;
mod alignment;
mod analysis;
mod bits;
pub mod debug_census;
mod debug_values;
mod fold;
pub mod knobs;
mod level;
pub mod manager;
pub mod pass;
pub mod passes;
pub mod pipeline;
mod quad;
mod ranges;
pub mod remarks;
mod trace;
mod uniform;
mod util;

pub use analysis::is_shown_by;
pub use debug_values::keep_lasting_values;
pub use knobs::{Knob, KnobError, Knobs};
pub use level::OptLevel;
pub use manager::{Event, Outcome, PassReport, RunOptions, run, run_pipeline, run_with};
pub use pass::{Analyses, Changed, FunctionPass, ModulePass};
pub use passes::lower::flush_denormals;
pub use pipeline::{Pipeline, PipelineError, Preparation};
pub use quad::lower_fp128;
pub use remarks::{Log, Remark, RemarkKind};
pub use trace::Span;
