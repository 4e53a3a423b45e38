//! NVVM IR to PTX.
//!
//! [`compile`] turns a module of IR into a module of the PTX model. PTX has unlimited typed virtual registers,
//! so there is no register allocation; the stages are:
//!
//! | module | what it does |
//! | --- | --- |
//! | `cx` | what is known of the whole module: kernels, symbol names, address spaces of globals |
//! | `leaf` | how an IR type is held in registers: a list of leaves |
//! | `legalize` | rare operations in terms of common ones |
//! | `spaces` | which address space each generic pointer really points to |
//! | `pipeline` | the order of what follows, for each function, on all threads |
//! | `select` | IR instructions to machine instructions, per block, backwards over SSA |
//! | `coloring` | slots of the frame that share bytes |
//! | `op` | opcodes with modifiers, made by typed constructors |
//! | `mir` | machine instructions over virtual registers |
//! | `intrinsics` | the table of `llvm.nvvm.*` functions |
//! | `cse` | repeated computations merged |
//! | `ssa_out` | phi copies merged or turned into moves |
//! | `latch` | copies on back edges before the branch |
//! | `tidy` | dead code, jumps to the next block |
//! | `byte_stores` | low bytes of halves |
//! | `registers` | kernels that should have more registers |
//! | `abi` | parameters and results of functions and calls |
//! | `globals` | variables and their initialisers |
//! | `foreign` | IR for NVIDIA's own compilers instead of PTX |
//! | `emit` | machine instructions to the PTX model, function and module structure |
//!
//! Rules: the module is read only and is assumed to pass the IR verifier. What cannot be compiled is an
//! [`Error`] that names the function; nothing here panics on a valid module. The crate does no I/O.

mod abi;
mod byte_stores;
mod coloring;
mod common_copies;
mod cse;
mod cx;
mod debug;
mod emit;
mod foreign;
mod globals;
mod halves;
mod helpers;
mod intrinsics;
mod latch;
mod leaf;
mod legalize;
mod mir;
mod near_uses;
mod op;
mod pipeline;
mod registers;
mod remat;
mod select;
mod spaces;
mod ssa_out;
mod threads;
mod tidy;

pub use foreign::lower_for_nvvm;

use std::fmt;

use oxicc_arch::{Target, Toolkit};
use oxicc_ir::Module;

/// How much floating-point precision division and square root keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Precision {
    /// `div.approx`
    Approx,
    /// `div.full`
    Full,
    /// Correctly rounded.
    Ieee,
}

/// How much of the source is to be found in the output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DebugInfo {
    /// Nothing.
    #[default]
    None,
    /// `-lineinfo`: `.loc` and `.file` tell the line of every instruction.
    Lines,
    /// `-G`: also DWARF, with types, scopes and variables.
    Full,
}

/// Switches of the code generator. The default is what the reference compiler does without options.
#[derive(Clone, Debug)]
pub struct Options {
    /// The toolkit that assembles the output: what came later than its PTX is not chosen, where there is a choice.
    pub toolkit: Toolkit,
    /// Multiplications and additions may be contracted to fma.
    pub fma: bool,
    /// Denormal f32 values are flushed to zero.
    pub ftz: bool,
    pub div: Precision,
    /// Square root; [`Precision::Full`] means the same as `Ieee`.
    pub sqrt: Precision,
    pub debug: DebugInfo,
    /// Nothing was optimised: stores are where the source has assignments, so that a debugger finds variables in their memory.
    pub memory_is_current: bool,
    /// `.loc` of inlined code tells the calls that it was inlined at.
    pub inlined_at: bool,
    /// Kernels with many loads in a loop get more registers than the assembler would give them.
    pub more_registers: bool,
    /// Pointers among the parameters of kernels are addresses of global memory.
    pub params_are_global: bool,
    /// Repeated computations are merged, and copies between registers avoided where that is a choice.
    pub clean_up: bool,
    /// Functions with more registers in use than this compute cheap values again where they are needed.
    pub remat_above: Option<u32>,
    /// Instructions stand right before what needs them.
    pub near_uses: bool,
    /// A `switch` jumps through a table where at least so many percent of the table's entries are cases; above 100, never.
    pub jump_table_density: u32,
    /// Single-precision divisions by constants multiply, and divide only where that might round otherwise.
    pub multiply_by_reciprocals: bool,
    /// Blocks and functions have comments with their names in the IR.
    pub verbose: bool,
    /// How many threads may work at a time; 0 is as many as the machine has, where it is worth it. The output does not
    /// depend on it.
    pub threads: usize,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            toolkit: Toolkit::ASSUMED,
            fma: true,
            ftz: false,
            div: Precision::Ieee,
            sqrt: Precision::Ieee,
            debug: DebugInfo::None,
            memory_is_current: true,
            inlined_at: true,
            more_registers: false,
            params_are_global: true,
            clean_up: true,
            remat_above: None,
            near_uses: false,
            jump_table_density: 101,
            multiply_by_reciprocals: false,
            verbose: false,
            threads: 0,
        }
    }
}

/// Something that cannot be compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The function it was found in; empty for the module itself.
    pub function: String,
    /// The instruction of the function, if it is about one.
    pub inst: Option<oxicc_ir::Inst>,
    pub message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.function.is_empty() {
            write!(f, "{}", self.message)
        } else {
            write!(f, "{} (in function {})", self.message, self.function)
        }
    }
}

impl std::error::Error for Error {}

/// What comes out.
pub struct Compiled {
    pub module: oxicc_ptx::Module,
    /// What will not work when it is executed.
    pub warnings: Vec<Error>,
}

/// Compiles a module for a target.
pub fn compile(module: &Module, target: Target, options: &Options) -> Result<oxicc_ptx::Module, Vec<Error>> {
    compile_with_warnings(module, target, options).map(|c| c.module)
}

/// The same, with what a user should know.
pub fn compile_with_warnings(
    module: &Module,
    target: Target,
    options: &Options,
) -> Result<Compiled, Vec<Error>> {
    emit::module(module, target, options)
}
