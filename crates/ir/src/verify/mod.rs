//! The verifier: rules that every module must keep.
//!
//! [`verify`] checks a module, [`verify_function`] one body against its context. All errors of a function are
//! reported, each with the text of the instruction it is about.

mod body;
mod module;
mod types;

pub use types::cast_is_valid;

use crate::function::Function;
use crate::inst::Inst;
use crate::module::{Context, Module};

/// One broken rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifyError {
    /// Name of the function or global.
    pub place: String,
    /// The instruction, as text.
    pub inst: Option<String>,
    /// The instruction, in the function.
    pub at: Option<Inst>,
    /// What is wrong.
    pub message: String,
}

impl std::fmt::Display for VerifyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "@{}: {}", self.place, self.message)?;
        if let Some(inst) = &self.inst {
            write!(f, "\n  {inst}")?;
        }
        Ok(())
    }
}

impl std::error::Error for VerifyError {}

/// Checks a module.
pub fn verify(module: &Module) -> Result<(), Vec<VerifyError>> {
    let mut errors = Vec::new();
    module::check(module, &mut errors);
    for (_, body) in module.defined_functions() {
        body::check(&module.ctx, body, &mut errors);
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Checks one body.
pub fn verify_function(ctx: &Context, func: &Function) -> Result<(), Vec<VerifyError>> {
    let mut errors = Vec::new();
    body::check(ctx, func, &mut errors);
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}
