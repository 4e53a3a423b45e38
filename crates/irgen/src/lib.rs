//! Typed tree to NVVM IR.
//!
//! [`generate`] walks everything reachable from the device roots of a [`Tree`] and produces one [`Module`]. It does no
//! lookup and no type checking: the tree says everything. What cannot be expressed in device code is an [`Error`] with
//! the place it came from; generation of the other functions goes on, so that one run reports all of them.
//!
//! # Rooms
//!
//! - `module`: the module being built, the work list, linkage; `metadata`: annotations and flags
//! - `types`: tree types to IR types and where members are; `abi`: how values are passed
//! - `globals`, `constants`: variables, string literals, initialisers; `vtable`: vtables and thunks
//! - `function`: one function: prolog, epilog; `cleanup`: destructors at scope exits; `emit`: instructions
//! - `stmt`, `expr`: the tree itself; `place`: memory locations and bit-fields; `call`, `object`: calls, construction
//! - `effects`: what need not be generated, because it does nothing; `launch`: kernel launches in device code
//! - `builtins`: functions the compiler knows; `asm`: inline assembly; `printf`; `debug`: lines, types and variables
//!
//! # Rules of the generated code
//!
//! - Locals are allocas at the start of the entry block; later passes promote them.
//! - `bool` is `i8` holding 0 or 1, in memory and in values; conditions are `i1`.
//! - Pointers are generic; a global is always used through a cast from its address space.
//! - Aggregates are built in place: the consumer provides the address (destination-passing, `FnGen::emit_into`).

mod abi;
mod asm;
mod builtins;
mod call;
mod cleanup;
mod constants;
mod debug;
mod effects;
mod emit;
mod expr;
mod force_volatile;
mod function;
mod globals;
mod launch;
mod metadata;
mod module;
mod object;
mod place;
mod printf;
mod restrict;
mod stmt;
mod types;
mod vtable;

pub use force_volatile::{VolatileSpace, force_volatile};

use oxicc_frontend::lex::Interner;
use oxicc_frontend::mangle::{self, Names};
use oxicc_frontend::tree::{FunctionId, Linkage, Tree, VarId};
use oxicc_ir::Module;
use oxicc_source::{Code, Message, SourceMap, Span, Timeline};

use oxicc_arch::Target;

/// What the generated code depends on besides the tree.
#[derive(Clone, Debug)]
pub struct Options {
    pub target: Target,
    /// `--device-c`: other modules may refer to device functions and variables.
    pub relocatable: bool,
    /// Kernels that are instances of templates are weak even where no other module is linked.
    pub weak_kernels: bool,
    /// `--keep-device-functions`: device functions with external linkage are there for others to see.
    pub keep_device_functions: bool,
    /// `-ftz=true`: library functions flush denormals. Arithmetic itself is flushed by the code generator.
    pub ftz: bool,
    /// `-use_fast_math`: single-precision functions become their approximate versions.
    pub fast_math: bool,
    /// Single-precision divisions are approximate.
    pub approximate_div: bool,
    pub source_filename: String,
    /// Makes names of internal entities unique among modules; empty for plain names.
    pub module: ModuleNames,
    /// Give values the names of the source; costs a little time.
    pub value_names: bool,
    /// `--kernel-params-are-restrict`.
    pub kernel_params_are_restrict: bool,
    /// Trivial aggregates larger than this are passed by address.
    pub byval_limit: u64,
    /// Notes how long each function takes.
    pub timeline: Timeline,
}

impl Options {
    /// Whether others may know device functions by their names.
    pub(crate) fn names_matter(&self) -> bool {
        self.relocatable || self.keep_device_functions
    }

    /// The defaults for a target.
    pub fn new(target: Target) -> Options {
        Options {
            target,
            relocatable: false,
            weak_kernels: false,
            keep_device_functions: false,
            ftz: false,
            fast_math: false,
            approximate_div: false,
            source_filename: String::new(),
            module: ModuleNames::default(),
            value_names: false,
            kernel_params_are_restrict: false,
            byval_limit: 128,
            timeline: Timeline::default(),
        }
    }
}

/// The parts of names that are unique to a module.
#[derive(Clone, Debug, Default)]
pub struct ModuleNames {
    id: String,
    anonymous_namespace: String,
    internal_scope: String,
    /// Internal entities that the host finds have their own names: of run-time compilation, whose host asks for those.
    plain_statics: bool,
}

impl ModuleNames {
    /// From a module id, which begins with an underscore; plain names without one.
    pub fn new(id: &str) -> ModuleNames {
        if id.is_empty() {
            return ModuleNames::default();
        }
        ModuleNames {
            id: id.to_owned(),
            anonymous_namespace: format!("_GLOBAL__N_{id}"),
            internal_scope: format!("_INTERNAL{id}"),
            plain_statics: false,
        }
    }

    /// The names of a program that is compiled at run time: its internal kernels and variables do not carry the id.
    pub fn with_plain_statics(self) -> ModuleNames {
        ModuleNames { plain_statics: true, ..self }
    }

    /// How the entities of a unit are named.
    pub fn names<'a>(&'a self, tree: &'a Tree, interner: &'a Interner) -> Names<'a> {
        if self.id.is_empty() {
            return Names::new(tree, interner);
        }
        Names {
            anonymous_namespace: &self.anonymous_namespace,
            internal_scope: &self.internal_scope,
            ..Names::new(tree, interner)
        }
    }

    /// The symbol of an internal entity that the host finds by name while other modules are linked in.
    pub fn static_symbol(&self, name: &str) -> String {
        if self.plain_statics {
            return name.to_owned();
        }
        format!("__nv_static_{}_{}_{name}", self.id.len(), self.id)
    }
}

impl Options {
    /// The symbol of a kernel.
    pub fn kernel_symbol(&self, tree: &Tree, interner: &Interner, id: FunctionId) -> String {
        let name = mangle::function(self.module.names(tree, interner), id, mangle::Variant::Complete);
        let unique = self.relocatable && tree.functions[id].linkage == Linkage::Internal;
        if unique { self.module.static_symbol(&name) } else { name }
    }

    /// The symbol of a variable that the host may refer to.
    pub fn variable_symbol(&self, tree: &Tree, interner: &Interner, id: VarId) -> String {
        let name = mangle::variable(self.module.names(tree, interner), id);
        let unique = self.relocatable && tree.vars[id].linkage == Linkage::Internal;
        if unique { self.module.static_symbol(&name) } else { name }
    }
}

/// Something the tree asks for that device code cannot do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    pub span: Span,
    pub message: String,
    /// The number of the reference compiler's error, where it has one.
    pub code: Option<Code>,
}

impl Error {
    pub(crate) fn new(span: Span, message: impl Into<String>) -> Error {
        Error { span, message: message.into(), code: None }
    }

    /// An error of the catalogue.
    pub(crate) fn of(message: Message, span: Span) -> Error {
        Error { code: message.code(), ..Error::new(span, message.text()) }
    }
}

pub(crate) type Res<T> = Result<T, Error>;

/// How much a debugger is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebugLevel {
    /// The source location of every instruction.
    Lines,
    /// Types, scopes and variables as well; every local has memory of its own.
    Full,
}

/// What debug information is to be like.
#[derive(Clone, Copy, Debug)]
pub struct DebugOptions<'a> {
    pub level: DebugLevel,
    /// What the user compiled, where that is not the file that is read; empty otherwise.
    pub unit: &'a str,
    /// Relative paths are taken as relative to it, unless it is empty.
    pub directory: &'a str,
    /// Whether the functions of a file are the compiler's own: no debugger steps into them, and what is inlined of them has the
    /// line of the call.
    pub is_own: fn(&str) -> bool,
}

/// [`generate`] with debug information.
pub fn generate_with_debug<'t>(
    tree: &'t Tree,
    names: &'t Interner,
    options: &'t Options,
    map: &'t SourceMap,
    debug: DebugOptions<'_>,
) -> Result<Module, Vec<Error>> {
    let mut module = module::ModuleGen::new(tree, names, options);
    module.enable_debug(map, debug);
    module.run()
}

/// Generates the device code of a translation unit.
pub fn generate(tree: &Tree, names: &Interner, options: &Options) -> Result<Module, Vec<Error>> {
    module::ModuleGen::new(tree, names, options).run()
}
