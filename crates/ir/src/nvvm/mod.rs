//! The rules of NVVM IR beyond those of LLVM IR.
//!
//! Two questions are asked of a module that comes from outside:
//!
//! - [`refused`]: can it be compiled? Only what has no meaning on the device is refused: modules for other machines, of
//!   versions that are not known, with layouts that contradict the device's. Modules of compilers that are based on LLVM
//!   leave out what libNVVM wants to see (a triple, a layout, a version): [`Face::Native`] takes them, [`Face::LibNvvm`]
//!   does not.
//! - [`verify`]: does it keep the rules of the NVVM verifier? That is much stricter than what can be compiled, and what
//!   `nvvmVerifyProgram` and the pass `nvvm-verify` answer.
//!
//! Each [`Finding`] names its place and the rule. The order of findings is that of the reference, which reports the first.
//!
//! - `layout`: data layouts; `module`: triple, version, variables, functions
//! - `body`: instructions; `intrinsics`: calls of `llvm.*`

mod body;
mod intrinsics;
mod layout;
mod module;

#[cfg(test)]
mod tests;

use crate::function::Function;
use crate::inst::Inst;
use crate::module::{Context, Module};
use crate::text::InstPrinter;
use crate::types::TypeData;

pub use module::{Version, version};

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Face {
    /// The command with a file of IR.
    #[default]
    Native,
    /// A libNVVM program.
    LibNvvm,
}

/// One broken rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What it is about.
    pub place: Place,
    /// Whether the rule only warns.
    pub is_warning: bool,
    /// What is wrong.
    pub message: String,
}

/// What a finding is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// The module as a whole.
    Module,
    /// A global by its name or linkage.
    Global(String),
    /// A variable.
    Variable {
        /// Its name.
        name: String,
        /// Its text form.
        text: String,
    },
    /// A function by its name.
    Function(String),
    /// An instruction.
    Inst {
        /// The function it is in.
        function: String,
        /// The block it is in.
        block: String,
        /// Its text form.
        text: String,
        /// The instruction.
        inst: Inst,
    },
}

impl Place {
    /// The global and instruction, for [`crate::text::Places`].
    pub fn find(&self) -> (&str, Option<Inst>) {
        match self {
            Place::Module => ("", None),
            Place::Global(name) | Place::Function(name) | Place::Variable { name, .. } => (name, None),
            Place::Inst { function, inst, .. } => (function, Some(*inst)),
        }
    }
}

impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Finding { place, message, .. } = self;
        match place {
            Place::Module => write!(f, "{message}"),
            Place::Global(name) => write!(f, "@{name}: {message}"),
            Place::Variable { name, .. } => write!(f, "variable @{name}: {message}"),
            Place::Function(name) => write!(f, "function @{name}: {message}"),
            Place::Inst { function, text, .. } => {
                write!(f, "function @{function}: {message}\n  {}", text.trim_start())
            }
        }
    }
}

/// Why a module cannot be compiled; empty when it can, as far as can be told before code generation.
pub fn refused(module: &Module, face: Face) -> Vec<Finding> {
    let mut out = Vec::new();
    module::refused(module, face, &mut out);
    if face == Face::LibNvvm {
        for (_, func) in module.defined_functions() {
            body::refused(&module.ctx, func, &mut out);
        }
    }
    out
}

/// What is compiled as libNVVM does it, though it hardly means that; warnings for who wrote the module.
pub fn doubtful(module: &Module) -> Vec<Finding> {
    let mut out = Vec::new();
    let is_odd = |ty: &TypeData| matches!(ty, TypeData::Ptr(space) if !body::has_instructions(*space));
    if module.types.iter().any(|(_, ty)| is_odd(ty)) {
        for (_, func) in module.defined_functions() {
            body::doubtful(&module.ctx, func, &mut out);
        }
    }
    out
}

/// What the NVVM verifier has against a module.
pub fn verify(module: &Module) -> Vec<Finding> {
    let mut out = Vec::new();
    module::verify(module, &mut out);
    for (_, func) in module.defined_functions() {
        module::function(module, func.id(), &mut out);
        body::verify(&module.ctx, func, &mut out);
    }
    out
}

fn error(place: Place, message: impl Into<String>) -> Finding {
    Finding { place, is_warning: false, message: message.into() }
}

fn at_inst(ctx: &Context, func: &Function, inst: Inst, message: impl Into<String>) -> Finding {
    let block = func.inst_block(inst).and_then(|b| func.block_name(b)).unwrap_or_default().to_owned();
    let function = ctx.global(func.id()).name().to_owned();
    let text = InstPrinter::new(ctx, func).inst(inst);
    error(Place::Inst { function, block, text, inst }, message)
}
