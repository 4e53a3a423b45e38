//! What passes know about a function, besides dominators and loops, which are in `oxicc-ir`: computed when somebody asks, kept by
//! [`crate::Analyses`] as long as it holds.
//!
//! - [`memory_ssa`]: which write a read may see.
//! - [`evolution`]: how values change from one iteration to the next, and how many iterations there are.
//! - [`foreign_addresses`]: whether memory may hold addresses outside global memory.
//! - [`frequency`]: how often blocks run.
//! - [`frontier`]: where values meet.
//! - [`pressure`]: how many registers are in use.
//! - [`printed`], `printed_facts`, `printed_calls`: passes `print<...>` and `dot-...` that show them.

pub mod evolution;
pub mod foreign_addresses;
pub mod frequency;
pub mod frontier;
pub mod memory_ssa;
pub mod pressure;
pub mod printed;
pub mod printed_calls;
mod printed_facts;

/// Whether a pass of this name only shows something, each time that it runs.
pub fn is_shown_by(pass: &str) -> bool {
    pass == "aa-eval" || pass.starts_with("print") || pass.starts_with("dot-")
}
