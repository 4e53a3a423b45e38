//! The math library: brought in for the functions a module calls, made its own, and told the options.

use std::path::Path;
use std::sync::Arc;

use oxicc_frontend::preprocess::FileProvider;
use oxicc_ir::{Global, GlobalId, GlobalKind, Linkage, Module, link::link_needed};
use oxicc_opt::{Knobs, Preparation};
use oxicc_source::Pos;
use rustc_hash::FxHashSet;

use crate::files::Files;
use crate::options::{MathLibrary, Options};
use crate::session::Session;

impl Session<'_> {
    /// Defines what the module declares and a library has; nothing if the library cannot be used.
    pub fn link_library(&mut self, module: &mut Module) -> Option<()> {
        let given = self.given(module);
        oxicc_opt::lower_fp128(module);
        self.prepare(module, Preparation::BeforeLibrary)?;
        self.link_needed(module, &given)
    }

    /// The functions of the math library that the program defines elsewhere.
    pub fn given(&self, module: &Module) -> FxHashSet<Box<str>> {
        match self.options.library {
            MathLibrary::Given => undefined(module),
            _ => FxHashSet::default(),
        }
    }

    /// Defines what the module declares by now, beside some names.
    pub fn link_needed(&mut self, module: &mut Module, given: &FxHashSet<Box<str>>) -> Option<()> {
        if !matches!(self.options.library, MathLibrary::None) {
            link_cxx_runtime(module);
        }
        match &self.options.library {
            // With a given library, what the program calls by name is its own affair; what stands for instructions is ours.
            MathLibrary::Embedded | MathLibrary::Given => {}
            MathLibrary::File(path) => {
                match self.times.measure("math library", || read(&self.options.files, path)) {
                    Ok(library) => drop(self.link(module, &library, "the math library")?),
                    Err(message) => {
                        self.diagnostics.fatal(Pos::NONE, message);
                        return None;
                    }
                }
            }
            // A library in the making: who uses it has the answers.
            MathLibrary::None => return Some(()),
        }
        // Beside a library from a file for what only ours has: `scalbln`, and numbers of 128 bits.
        if let Some(library) = self.times.measure("math library", || embedded(module, given)) {
            let taken = self.link(module, &library, "the math library")?;
            if self.library_flushes() {
                oxicc_opt::flush_denormals(module, &taken);
            }
        }
        Some(())
    }

    /// Defines what the module declares and the libraries that came with it have; nothing if they do not fit.
    pub fn link_given(&mut self, module: &mut Module, libraries: &[Arc<Module>]) -> Option<()> {
        for library in libraries {
            self.link(module, library, "a library")?;
        }
        Some(())
    }

    /// Whether the embedded library flushes denormals though the program keeps them. It does not ask: its functions are the same text
    /// for both, and flush as the compilation does.
    fn library_flushes(&self) -> bool {
        let told = self.options.reflect.iter().rev().find(|(name, _)| name == "__CUDA_FTZ");
        !self.options.math.ftz && told.is_some_and(|(_, value)| *value != 0)
    }

    /// The functions and variables that were taken from a library.
    fn link(&mut self, module: &mut Module, library: &Module, what: &str) -> Option<Vec<GlobalId>> {
        match self.times.measure("math library", || link_needed(module, library)) {
            Ok(taken) => {
                for &id in &taken {
                    module.global_mut(id).linkage = Linkage::Internal;
                }
                Some(taken)
            }
            Err(e) => {
                self.diagnostics.fatal(Pos::NONE, format!("{what} cannot be linked: {e}"));
                None
            }
        }
    }
}

/// The names of the math library that the module declares and nobody defined.
fn undefined(module: &Module) -> FxHashSet<Box<str>> {
    let names = module.globals().filter(|(id, g)| is_math(module, *id, g)).map(|(_, g)| g.name().into());
    names.collect()
}

fn is_math(module: &Module, id: GlobalId, g: &Global) -> bool {
    matches!(g.kind, GlobalKind::Function(_))
        && g.name().starts_with(oxicc_libdevice::PREFIX)
        && module.is_declaration(id)
}

/// Defines functions of the C++ runtime, and of the C library, that the module calls by name, as IR of other compilers does.
fn link_cxx_runtime(module: &mut Module) {
    let is_runtime = |name: &str| {
        matches!(name, "memcmp" | "bcmp" | "strlen")
            || ["_Znw", "_Zna", "_ZdlPv", "_ZdaPv", "__cxa_vec_"]
                .iter()
                .any(|prefix| name.starts_with(prefix))
    };
    let wanted = module.globals().any(|(id, g)| is_runtime(g.name()) && module.is_declaration(id));
    if !wanted {
        return;
    }
    let library = match oxicc_ir::text::parse(include_str!("cxx_runtime.ll")) {
        Ok(library) => library,
        Err(e) => panic!("the embedded C++ runtime does not parse: line {}: {}", e.line, e.message),
    };
    // A module that declares one of them with another type keeps it external.
    for id in link_needed(module, &library).unwrap_or_default() {
        module.global_mut(id).linkage = Linkage::Internal;
    }
}

/// What the embedded library has for the module, beside some names.
fn embedded(module: &Module, except: &FxHashSet<Box<str>>) -> Option<Module> {
    let undefined = module.globals().filter(|(id, g)| is_math(module, *id, g) && !except.contains(g.name()));
    let text = oxicc_libdevice::definitions(undefined.map(|(_, g)| g.name()))?;
    match oxicc_ir::text::parse(&text) {
        Ok(library) => Some(library),
        Err(e) => panic!("the embedded math library does not parse: line {}: {}", e.line, e.message),
    }
}

fn read(files: &Files, path: &Path) -> Result<Module, String> {
    let shown = path.display();
    let bytes = path.to_str().and_then(|path| files.read(path));
    let bytes = bytes.ok_or_else(|| format!("cannot read the math library {shown}"))?;
    let module = if oxicc_ir::bitcode::is_bitcode(&bytes) {
        oxicc_ir::bitcode::read(&bytes).map_err(|e| format!("{shown}: {e}"))?
    } else {
        oxicc_ir::text::parse_bytes(&bytes)
            .map_err(|e| format!("{shown}:{}:{}: {}", e.line, e.col, e.message))?
    };
    match oxicc_ir::verify::verify(&module) {
        Ok(()) => Ok(module),
        Err(errors) => {
            Err(format!("{shown}: {}", errors.first().map(ToString::to_string).unwrap_or_default()))
        }
    }
}

/// The answers to `__nvvm_reflect`.
pub(crate) fn tell_answers(options: &Options, knobs: &mut Knobs) {
    knobs.tell("__CUDA_ARCH", options.target.cuda_arch() as i32);
    knobs.tell("__CUDA_FTZ", i32::from(options.math.ftz));
    knobs.tell("__CUDA_PREC_DIV", i32::from(options.math.prec_div));
    knobs.tell("__CUDA_PREC_SQRT", i32::from(options.math.prec_sqrt));
    knobs.tell("__CUDA_USE_FAST_MATH", i32::from(options.math.fast));
    for (name, value) in &options.reflect {
        knobs.tell(name, *value);
    }
}
